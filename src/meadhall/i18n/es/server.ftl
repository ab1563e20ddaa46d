# El servidor de las mesas: lo que pasa en una mesa, y por qué algo no se puede. Un id del servidor es aquí el id de su
# mensaje, con - en lugar de _, y sus parámetros son los del mensaje.

seat-at = { $seat ->
    [0] Rojo
    [1] Azul
    [2] Amarillo
    [3] Verde
    [4] Morado
   *[5] Blanco
  }

## Lo que pasa en una mesa

news-started = Empieza la partida.
news-joined = { $nameIs ->
    [you] Te sientas y juegas con { seat-at }.
   *[other] { $name } se sienta y juega con { seat-at }.
  }
news-left = { $name } se va; { seat-at } vuelve a estar libre.
news-renamed = { $was } ahora se llama { $name }.
news-bot-sits = { level-name } juega con { seat-at }.
news-opened = { seat-at } está libre: quien tenga el enlace puede sentarse.
news-bot-plays = { $nameIs ->
    [you] De momento dejas que { level-name } juegue con { seat-at }.
   *[other] De momento { $name } deja que { level-name } juegue con { seat-at }.
  }
news-absent = { $name } lleva fuera demasiado tiempo. { level-name } juega con { seat-at } hasta su vuelta.
news-back = { $nameIs ->
    [you] Has vuelto y juegas otra vez con { seat-at }.
   *[other] { $name } ha vuelto y juega otra vez con { seat-at }.
  }
news-reissued = El anfitrión ha creado un enlace nuevo para { $nameIs ->
    [you] tu asiento
   *[other] el asiento de { $name }
  } ({ seat-at }). Quien lo abra verá las cartas ocultas y los planes de ese asiento. El enlace anterior ya no funciona.
news-claimed = { $nameIs ->
    [you] Has tomado el enlace nuevo y ahora juegas con { seat-at }.
   *[other] { $name } ha tomado el enlace nuevo y ahora juega con { seat-at }.
  }
news-abandoned = El anfitrión ha terminado la partida antes de tiempo.
news-rematch = La revancha está lista.
news-listed = { $joins ->
    [yes] Ahora cualquiera en el salón puede ocupar un asiento libre
   *[no] Ahora solo puede sentarse quien tenga un enlace
  } { $watched ->
    [yes] y cualquiera puede mirar.
   *[no] y solo puede mirar quien tenga un enlace.
  }
news-time-bot = { $nameIs ->
    [you] Se te acabó el tiempo. { level-name } juega con { seat-at } hasta que vuelvas.
   *[other] A { $name } se le acabó el tiempo. { level-name } juega con { seat-at } hasta su vuelta.
  }
news-time-waits = { $nameIs ->
    [you] Se te acabó el tiempo. La mesa te espera.
   *[other] A { $name } se le acabó el tiempo. La mesa espera.
  }
news-pause-asked = { $nameIs ->
    [you] Pides una pausa.
   *[other] { $name } pide una pausa.
  }
news-pause-refused = { $nameIs ->
    [you] Prefieres seguir jugando: no hay pausa.
   *[other] { $name } prefiere seguir jugando: no hay pausa.
  }
news-paused = Todos están de acuerdo: los relojes se paran.
news-resumed = { $nameIs ->
    [you] Terminas la pausa. Los relojes corren otra vez.
   *[other] { $name } termina la pausa. Los relojes corren otra vez.
  }
news-vacation = { $days ->
    [one] { $nameIs ->
        [you] Estás de vacaciones un día. Tu reloj está parado.
       *[other] { $name } está de vacaciones un día.
      }
   *[other] { $nameIs ->
        [you] Estás de vacaciones { $days } días. Tu reloj está parado.
       *[other] { $name } está de vacaciones { $days } días.
      }
  }
news-vacation-over = { $nameIs ->
    [you] Vuelves de vacaciones.
   *[other] { $name } vuelve de vacaciones.
  }

## Por qué no

error-bad-cards = Estas cartas tienen un error: { $file }, línea { $line }. Mira la lista de errores.
error-bad-file = El servidor no puede leer este archivo como partida guardada.
error-from-seed = Una partida que jugaron bots para «meadhall record» no se puede abrir aquí: su azar viene de una semilla. Léela con «meadhall replay».
error-unjudged-file = No se ha podido comprobar este archivo: tarda demasiado o hace fallar la comprobación. No se ha abierto.
error-bad-name = Nadie podría leer ese nombre. Usa letras que todos vean.
error-bad-target = No se pueden enviar avisos a esa dirección. Debe empezar por https y ser pública.
error-bot-plays = Un bot juega en tu asiento. Recupéralo primero.
error-busy = Ahora mismo pasan demasiadas cosas en esta mesa. Inténtalo de nuevo en un momento.
error-claimed = Este enlace ya se ha usado.
error-decision = La partida ha avanzado. Así está ahora.
error-full = Todos los asientos están ocupados.
error-host = El servidor no responde en esta dirección.
error-id-used = Ya has enviado otra jugada con ese id.
error-illegal = Las reglas no lo permiten.
error-internal = Algo ha fallado en el servidor. Tu partida está a salvo; inténtalo de nuevo.
error-malformed = El servidor no ha entendido la petición.
error-method = Eso no se puede hacer aquí.
error-news-full = En esta mesa ya han cambiado demasiadas cosas. Prepara una nueva.
error-no-bot = En ese asiento no juega ningún bot por nadie.
error-no-choice = Ahora mismo no tienes nada que decidir.
error-no-hall = Este servidor no muestra mesas abiertas. Envía un enlace a tus amigos.
error-no-clock = Aquí no corre ningún reloj.
error-no-hints = Aquí no hay pistas: hay más gente en esta partida o en aquella de la que salió, y no se han acordado pistas.
error-no-own-cards = Este juego no admite cartas propias.
error-no-person = En ese asiento no hay nadie.
error-no-vacation = Aquí no puedes irte de vacaciones: hace falta un reloj de días, y hay 14 días al año como mucho.
error-no-push = Este servidor no llega a los navegadores. Quien lo aloja puede activarlo: { $install }
error-not-absent = Todavía le queda tiempo para decidir.
error-not-gathering = { $status ->
    [running] La partida ya ha empezado.
    [over] La partida ha terminado.
   *[abandoned] La partida se terminó antes de tiempo.
  }
error-not-over = Eso podrás hacerlo cuando termine la partida.
error-not-running = { $status ->
    [gathering] La partida todavía no ha empezado.
    [over] La partida ha terminado.
   *[abandoned] La partida se terminó antes de tiempo.
  }
error-not-yours = Tu enlace no permite eso.
error-open-full = Ya tienes varias mesas abiertas. Juega o cierra una primero.
error-notices-full = Ya tienes { $most } destinos de avisos aquí. Quita uno antes.
error-open-seats = Quedan asientos libres. Espera a que llegue gente o pon bots.
error-origin = La petición venía de otra web, así que no se ha hecho nada.
error-over = La partida ha terminado.
error-read-only = Esta partida usa una versión anterior de las reglas. Puedes verla, pero no continuarla.
error-reserved-name = Así llama el juego a un color o a un bot. Elige otro nombre o añádele una letra.
error-seat-taken = Ese asiento está ocupado.
error-store = El servidor no puede acceder ahora a sus mesas. Inténtalo de nuevo en un momento.
error-talk-off = En esta mesa no se puede charlar.
error-too-early = Primero se avisa a toda la mesa de que este asiento cambia de manos. { $seconds ->
    [one] Podrás sentarte en un segundo.
   *[other] Podrás sentarte en { $seconds } segundos.
  }
error-too-large = Eso es más de lo que el servidor acepta de una vez.
error-too-many = Un poco más despacio. { $seconds ->
    [one] Inténtalo de nuevo en 1 segundo.
   *[other] Inténtalo de nuevo en { $seconds } segundos.
  }
error-too-slow = Tu petición ha tardado demasiado en llegar. Inténtalo de nuevo.
error-unauthorized = Para eso necesitas el enlace de un asiento o de una mesa.
error-unknown = Esa mesa no existe, o el enlace ha caducado.
error-warming = Jarl todavía está calentando. Tu pista llegará en cuanto esté listo.
error-cannot-count = Para que una partida cuente: sin pistas, sin reloj suave, sin cartas propias, un solo asiento para ti y al menos un rival.
error-devices-full = Demasiados dispositivos tienen este perfil. Quita uno primero.
error-needs-profile = Esta partida cuenta para la clasificación. Crea antes un perfil.
error-no-ladder = En este servidor no hay clasificación.
error-seated-already = Ya tienes un asiento en esta mesa.

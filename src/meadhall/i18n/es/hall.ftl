# El salón: preparar y encontrar mesas, sentarse, y las reglas.

## Inicio

hall-welcome = Dos juegos del viejo Norte, contra buenos bots o con amigos.
hall-game-eketorp = Eketorp
    .line = Envía a tus vikingos en secreto, lucha por los materiales, saquea a los vecinos y levanta los mejores muros de la isla.
hall-game-shipwrights = Shipwrights of the North Sea
    .line = Elige a tu gente, reúne lo que piden tus barcos y bota en cinco rondas la mejor flota del Norte.
hall-seats-range = De { $least } a { $most } jugadores
hall-play = Jugar
hall-play-bots = { $count ->
    [0] en solitario
    [one] contra un bot · nivel { $level }
    [2] contra dos bots · nivel { $level }
    [3] contra tres bots · nivel { $level }
    [4] contra cuatro bots · nivel { $level }
   *[other] contra { $count } bots · nivel { $level }
  }
hall-play-choose = Cambiar jugadores y nivel
hall-tabs = Partes del salón
hall-tab-hall = Salón
hall-tab-learn = Aprender
hall-waits = { $count ->
    [one] 1 mesa te espera
   *[other] { $count } mesas te esperan
  }
hall-more-waits = { $count ->
    [one] te espera 1 mesa más
   *[other] te esperan { $count } mesas más
  }
hall-give-up = Cancelar
hall-set-up = Nueva mesa
hall-rules = Reglas
in-about = { $unit ->
    [seconds] en unos { $count } segundos
    [minutes] en unos { $count } minutos
   *[moment] en un momento
  }
hall-warming = Jarl y Konung están calentando: listos { in-about }. Contra los demás puedes jugar ya.
hall-level-warming = Todavía está calentando: listo { in-about }.
hall-away = No hay conexión con el servidor. Reintentando…
hall-failed = El servidor no ha podido preparar las reglas. Su registro dice por qué.

## Mis mesas

hall-mine = Mis mesas
hall-mine-none = Aquí aparecen tus partidas (solo en este dispositivo).
hall-your-turn = Te toca
hall-running = los demás piensan
hall-watching = mirando
hall-gathering = esperando jugadores
hall-gone = Te levantaste: vuelve a sentarte
hall-over = terminada
hall-abandoned = terminada antes de tiempo
hall-several = { $who } × { $count }
hall-free-seats = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
  }
hall-left = { $time } para jugar
hall-waiting = En espera
hall-finished = Terminadas
hall-all = Ver las { $count }
hall-fewer = Mostrar menos
hall-review = Repaso de esta partida de { $game }
hall-forget = Quitar: { $game }, { $players }
hall-forget-short = Quitar
hall-forgotten = Quitada de tu lista.
hall-load = Abrir una partida guardada
hall-no-file = Esto no es una partida guardada.

## Una mesa nueva

hall-new = Nueva mesa
hall-to-hall = Volver al salón
hall-nowhere = Página no encontrada
hall-nowhere-why = Quizá el enlace esté incompleto. Cópialo entero y prueba de nuevo.
hall-no-rule = Aquí no hay ninguna regla { $rule }. Búscala o mira el índice.
hall-game = Juego
hall-your-name = Tu nombre
hall-your-name-hint = lo ven los demás
hall-how-many = Jugadores
hall-seats = Asientos
hall-seat-of = ¿Quién juega con el { $colour ->
    [red] rojo
    [blue] azul
    [yellow] amarillo
    [green] verde
    [violet] morado
   *[white] blanco
  }?
hall-who-me = Yo
    .explain = Juegas en este dispositivo.
hall-who-link = Amigo en línea
    .explain = Te damos un enlace; quien lo abra ocupa este asiento.
hall-who-here = Amigo en este dispositivo
    .explain = Os pasáis el dispositivo; entre medias, un telón tapa tus cartas.
hall-people = Personas
hall-bots = Bots
hall-friend-name = Su nombre
hall-others = Los demás asientos, para:
hall-friends = Amigos
hall-edition = Edición
hall-options = Opciones: { $changed ->
    [0] estándar
    [one] una cambiada
   *[other] { $changed } cambiadas
  }
hall-changed = cambiada
hall-as-before = Restablecer
hall-absence = Dar a alguien por ausente tras
hall-absence-explain = Entonces el anfitrión puede dejar que siga un bot en su asiento.
hall-span-600 = 10 minutos
hall-span-3600 = una hora
hall-span-86400 = un día
hall-span-259200 = 3 días
hall-span-604800 = una semana
hall-span-2592000 = 30 días
hall-hints = Pistas permitidas
hall-hints-explain = Cualquiera puede pedir consejo a Jarl; la mesa muestra que hay pistas.
hall-start = Empezar
hall-make = Crear mesa

## Sentarse

hall-join = Sentarse
hall-join-title = Tienes una invitación
hall-claim-title = Tu asiento te espera
hall-join-asks = { $game } con { $players }.
hall-join-options = { $count ->
    [one] Una opción no es la estándar
   *[other] { $count } opciones no son las estándar
  }
hall-pick-seat = Tu asiento
hall-free = libre
hall-join-begun = Esta partida ya ha empezado. Pide al anfitrión un enlace para mirar.
hall-join-ended = Este enlace ha caducado. Pide uno nuevo.
hall-join-full = Todos los asientos están ocupados. Pide al anfitrión otra mesa.
hall-claim-explain = El anfitrión ha creado un enlace nuevo para este asiento. Tómalo y sigue jugando. Toda la mesa lo sabe.
hall-name-first = Escribe tu nombre.

## Reglas

hall-rules-of = Reglas: { $game }
hall-rules-english = Esta página todavía no está traducida. Aquí la tienes en inglés.
hall-back-table = Volver a la mesa
hall-back-learn = Volver a la lección
hall-back-puzzle = Volver al problema
hall-guide = Guía
hall-all-rules = Todas las reglas
hall-contents = Índice
hall-table = Tabla
hall-search = Buscar
hall-search-hint = una palabra o un número como { $example }
hall-found = { $count ->
    [0] Nada encontrado.
    [one] 1 resultado
   *[other] { $count } resultados
  }
hall-found-more = Los primeros { $count } resultados

# El perfil y la clasificación
hall-profile-guest = Jugar como invitado
hall-guest-plays = Puedes jugar ya mismo. Sin perfil, tus partidas se quedan en este dispositivo.
hall-guest-profile = Crear un perfil
hall-profile-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  } · { $won } { $won ->
    [one] ganada
   *[other] ganadas
  }
hall-ladder = Clasificación
hall-counts = Cuenta para la clasificación
hall-counts-explain = Todos necesitan un perfil y nadie recibe pistas. Si te vas, quedas en último lugar.
hall-join-counts = Esta partida cuenta para la clasificación: necesitas un perfil.

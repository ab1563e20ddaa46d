# La mesa en el navegador, para los dos juegos.

web-you = Tú
web-bot = bot
web-waits = pensando
web-undo = Deshacer
web-hurry = Saltar la animación
web-scene-on = Pulsa o toca donde quieras para seguir
web-question = Te toca
web-close = Cerrar
web-cancel = Cancelar
web-loading = Preparando la mesa…
web-back-to-hall = Volver al salón
web-hall = Meadhall, al salón
web-board = El tablero
web-round = Ronda { $round }
web-plain-wait = { $who } { $count ->
    [one] está
   *[other] están
  } pensando.
web-plain-goes-on = Un momento…
web-language = Idioma
web-rules = Reglas
web-menu = Menú
web-settings = Ajustes
web-result = Resultado
web-reconnecting = reconectando…
web-practice = Práctica
web-lesson = Lección
web-puzzle = Problema
web-watching = Estás mirando

## Enlaces que no funcionan, partidas que no pueden seguir

web-refused = No hay ninguna partida en este enlace
web-refused-why = Quizá la mesa ya no esté, o el asiento tenga un enlace nuevo. Pregunta a quien te lo envió.
web-read-only = Esta partida usa una versión anterior de las reglas. Puedes verla, pero no continuarla.
web-abandoned = El anfitrión ha terminado esta partida.

## Antes de la partida

web-gathering = Esperando jugadores
web-gathering-host = Envía el enlace a tus amigos. Empieza cuando todos los asientos estén ocupados.
web-gathering-ready = Ya estáis todos. Empieza cuando quieras.
web-gathering-guest = La partida empieza cuando todos los asientos estén ocupados y el anfitrión quiera.
web-seats = Asientos
web-seat-open = libre
web-seat-here = en este dispositivo
web-sit-bot = ¿Quién se sienta aquí?
web-leave-open = Guardar para un amigo
web-sit-here = Jugar este asiento aquí
web-sit-here-name = Nombre de quien juega con { $seat }
web-sit-down = Sentarse aquí
web-rename = Cambiar nombre
web-your-name = Tu nombre
web-keep = Guardar
web-get-up = Levantarse
web-start = Empezar la partida
web-fill = { $count ->
    [one] Dar el asiento a un bot
   *[other] Dar los asientos a bots
  }
web-start-not = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
  }
web-link-join = Invitar a jugar
web-link-watch = Invitar a mirar
web-link-takes = Quien lo abra ocupa el asiento { $colour ->
    [red] rojo
    [blue] azul
    [yellow] amarillo
    [green] verde
    [violet] morado
   *[white] blanco
  } u otro libre.
web-link-code = Código del enlace a este asiento
web-link-code-show = Mostrar el código
web-link-scan = Escanea el código con un teléfono para jugar en él. Sin cuenta.
web-link-here = Estos enlaces solo funcionan en este ordenador. Para invitar a amigos de fuera, lee la guía «Host it».
web-link-seat = Enlace para { $who }
web-reissue = Enlace nuevo
web-reissue-sure = { $whoIs ->
    [you] ¿Crear un enlace nuevo para tu asiento?
   *[other] ¿Crear un enlace nuevo para el asiento de { $who }?
  } Quien lo abra verá las cartas ocultas y los planes de ese asiento, así que se avisa ya a toda la mesa y el enlace se abre un minuto después. El anterior deja de funcionar al instante.
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-share-title = Una partida de { $game }
web-options-standard = Reglas estándar
web-option-is = { $option }: { $value }
web-end-table = Terminar la partida para todos
web-end-table-sure = ¿Terminar esta partida para todos? No se puede deshacer.

## La saga

web-saga = Saga
web-saga-empty = Todavía no ha pasado nada.
web-saga-starts = { $whoIs ->
    [you] Empiezas tú
   *[other] Empieza { $who }
  }
web-saga-filter = De quién se muestran las líneas
web-saga-everyone = Todos
web-saga-new = Novedades ↓

## El pasado

web-replay = Repetición
web-replay-bar = Repetición, paso a paso
web-step-back = Paso anterior
web-step-on = Paso siguiente
web-round-back = Ronda anterior
web-round-on = Ronda siguiente
web-play = Reproducir
web-pause = Pausa
web-speed = Velocidad
web-now = Ahora
web-step-of = Paso { $step } de { $last }
web-past = Repetición: { web-round }
web-past-begin = Repetición: antes de la ronda 1
web-back-to-now = Volver a la partida
web-seen-by = Ver como
web-all-open = Mostrar todas las manos
web-practice-here = Seguir desde aquí
web-practice-read-only = Esta partida se guarda para mirarla; no se puede continuar.
web-practice-own = Solo puedes seguir desde tu propio asiento: elígelo en «Ver como».
web-practice-now = Vuelve a un momento anterior para seguir desde ahí.
web-practice-why = Empieza una partida de práctica aparte desde esta posición, contra bots. Las cartas ocultas y las que quedan por robar se barajan de nuevo.
web-practice-against = Contra
web-practice-go = Empezar la práctica

## Mientras no estabas

web-away = Mientras no estabas
web-away-show = Enséñamelo
web-away-skip = Saltar
web-away-more = { $count ->
    [one] y 1 línea anterior
   *[other] y { $count } líneas anteriores
  }

## Negativas, motivos, asientos

web-reason = ¿Por qué no?
web-rule = Regla { $rule }
web-bot-warming = { $bot } está calentando: listo { in-about }.
web-bot-for-you = { $bot } juega por ti.
web-take-back = Recuperar mi asiento
web-absent = { $who } lleva mucho tiempo fuera.
web-bot-plays-on = Que siga { $bot }
web-let-bot = Que un bot juegue por mí
web-let-bot-sure = Toma las decisiones una a una, y puedes pararlo cuando quieras. Se para si cierras esta página.
web-let-bot-begin = Que juegue
web-let-bot-away = Que siga aunque me vaya
web-bot-playing = Un bot juega por ti
web-stop = Parar
web-seat-bot = { $bot } juega por { $who }
web-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }

## El telón

web-curtain = Pasa el dispositivo a { $who }
web-curtain-why = Lo que sigue es solo para { $who }.
web-curtain-lift = Soy { $who }
web-curtain-choose = ¿Quién juega?
web-curtain-choose-why = En este dispositivo nadie tiene que decidir nada ahora.

## Aviso de turno

web-title = Meadhall
web-title-turn = ● Te toca – Meadhall
web-title-turn-of = ● { $who } – Meadhall
web-title-over = La partida ha terminado – Meadhall
web-turn = Te toca
web-turn-body = Te toca en { $game }.

## Ajustes

web-theme = Tema
web-theme-system = Sistema
web-theme-dark = Oscuro
web-theme-light = Claro
web-pace = Velocidad de las animaciones
web-pace-calm = Tranquila
web-pace-brisk = Rápida
web-pace-instant = Al instante
web-still = Menos movimiento
    .explain = Las piezas saltan en vez de deslizarse.
web-large = Piezas más grandes
    .explain = Cartas, piezas y letra más grandes.
web-sound = Sonido
    .explain = Cartas, bloques, cuernos, y dos notas cuando te toca. Se oyen tras tu primer clic.
web-volume = { $percent } %
web-volume-off = Apagado
web-captions = Sonidos por escrito
    .explain = Lo que suena también aparece en palabras.
web-heard-card = se coloca una carta
web-heard-flip = se gira una carta
web-heard-brick = un bloque encaja en su sitio
web-heard-step = pasos
web-heard-horn = suena un cuerno
web-heard-clash = chocan las espadas
web-heard-splash = un chapoteo
web-heard-coin = tintinean monedas
web-heard-turn = dos notas: te toca
web-heard-victory = una fanfarria
web-notify = Notificaciones
    .explain = Recibe un aviso cuando te toque y estés en otra pestaña.
web-notify-denied = Las notificaciones están bloqueadas en los ajustes de tu navegador.
web-notify-me = Avísame

## La pista

web-hint = ¿Qué haría Jarl?
web-hint-thinking = Jarl está pensando…
web-hint-win = { $win } % de victoria
web-hint-score = { $score ->
    [one] alrededor de 1 punto
   *[other] alrededor de { NUMBER($score, maximumFractionDigits: 0) } puntos
  }

## El final

web-end = La partida ha terminado
web-end-won = ¡Gana { $who }!
web-end-won-you = ¡Ganas!
web-end-you-won = ¡Ganas! · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
web-end-they-won = Gana { $who } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
web-end-over = La partida ha terminado · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
web-end-place = Puesto { $place } de { $seats } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
web-end-moments = { $count ->
    [one] El momento decisivo
    [2] Dos momentos decisivos
   *[other] Tres momentos decisivos
  }
web-end-moments-wait = Buscando los momentos decisivos…
web-end-watch = Ver
web-end-watch-moment = Ver este momento: { web-round }
web-end-shared = Victoria compartida: { $who }.
web-end-total = total
web-end-part = Puntos por
web-end-course = Puntos por ronda
web-end-course-seat = { $who }: { $points }
web-end-rematch = Revancha
web-end-join-rematch = Jugar la revancha
web-end-save = Guardar la partida en un archivo
web-end-look = Mirar el tablero
web-review = Repaso
web-end-replay = Ver la repetición
web-end-dice = Barajado limpio
web-end-dice-why = El orden de las cartas quedó fijado y sellado antes de empezar, así que nadie pudo tocarlo después. Con la clave puedes comprobarlo en la partida guardada.
web-end-dice-commitment = Sello
web-end-dice-key = Clave
web-end-dice-how = Cómo comprobarlo
web-standings = Puntos hasta ahora

## Probar una jugada

web-try = Vista previa
web-try-this = Vista previa: { $what }
web-try-title = Vista previa
web-try-note = El tablero muestra el resultado. Todavía no ha pasado nada.
web-try-imagining = Imaginando la ronda…
web-try-untold = No he podido imaginar la ronda. Prueba otra vez la vista previa.
web-try-chance = Después se roba una carta, así que la vista previa acaba aquí.
web-try-opened = Lo que sigue depende de otros o no se puede deshacer.
web-try-do = Confirmar
web-try-back = Atrás

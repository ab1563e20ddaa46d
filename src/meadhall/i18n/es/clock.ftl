# El reloj de una mesa: cuál es, cuánto queda, pausas y vacaciones.

clock-title = Reloj
clock-starts = Empieza cuando todos están sentados
clock-none = Ninguno
clock-none-explain = Sin prisa
clock-gentle = Suave
clock-gentle-explain = Un aviso tras { $time }
clock-live = En vivo
clock-days = En días
clock-which = Cuánto tiempo
clock-decision = { $time } por decisión
clock-decision-spare = { $time } por decisión, { $spare } de reserva
clock-game = { $spare } para la partida
clock-game-more = { $spare } para la partida, { $increment } más con cada decisión
clock-out = Cuando se acaba el tiempo
clock-out-bot = Sigue un bot
clock-out-waits = La mesa espera
clock-then-bot = Cuando se acaba el tiempo, sigue un bot hasta que vuelvas
clock-then-waits = Cuando se acaba el tiempo, la mesa espera
clock-pauses = Cualquiera puede pedir una pausa; empieza cuando todos dicen que sí.
clock-left = { $time } para jugar
clock-over = se acabó el tiempo
clock-out-of-time = A { $who } se le acabó el tiempo.
clock-away = de vacaciones hasta el { $date }
clock-thinking = { $who } lleva un rato pensando.
clock-nudge = Los demás te esperan.
clock-ask-pause = Pedir una pausa
clock-pause-asked = { $who } pide una pausa.
clock-pause-waits = Quieres una pausa. Falta que acepten: { $who }.
clock-agree = De acuerdo
clock-refuse = Seguir jugando
clock-paused = Pausa: todos los relojes están parados.
clock-resume = Terminar la pausa
clock-vacation = Vacaciones
clock-vacation-explain = { $days ->
    [0] Ya usaste todas las vacaciones de este año en esta mesa.
    [one] Tu reloj se para mientras no estás. Te queda 1 día este año.
   *[other] Tu reloj se para mientras no estás. Te quedan { $days } días este año.
  }
clock-vacation-days = Días
clock-vacation-go = Irme de vacaciones
clock-vacation-on = Estás de vacaciones. Tu reloj está parado.
clock-vacation-end = Ya estoy aquí

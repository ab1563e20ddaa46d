# El repaso tras la partida: lo que costaron mis decisiones, lo que fue suerte y cómo fueron las opciones de ganar.

review-title = Repaso
review-heading = Dónde cambió la partida
review-turn = { $kind ->
    [always] Fuiste en cabeza de principio a fin.
    [took] Te pusiste en cabeza en la ronda { $round } y ahí te quedaste.
    [last] Solo te pusiste en cabeza en la última ronda.
    [until] Tras la ronda { $round } todavía ibas en cabeza.
   *[never] Nunca fuiste en cabeza. Tu mejor probabilidad fue del { $percent } %, en la ronda { $round }.
  }
review-chance = Opciones de ganar
review-judged = Juzgado con
review-known = Lo que sabía
review-hands = Manos a la vista
review-known-note = Juzgado sin las cartas que no podías ver.
review-hands-note = Juzgado con todas las manos a la vista. No podías saberlo todo.
review-unknowable = Por lo que sabías, tu jugada era la mejor.
review-worst = { $count ->
    [one] La decisión más costosa
    [3] Las tres más costosas
   *[other] Las { $count } más costosas
  }
review-none = Ninguna decisión te costó nada que se pueda medir.
review-you = Tú
review-better = Mejor
review-points = { $count ->
    [one] ~1 punto
   *[other] ~{ $count } puntos
  }
review-play-on = Seguir desde aquí
review-watch = Ver
review-watch-round = Ver: { web-round }
review-decisions = { $count ->
    [one] Mi decisión
   *[other] Mis { $count } decisiones
  }
review-all = Todas
review-best = la mejor
review-move = Jugada
review-luck-and-skill = Suerte y acierto
review-from-to = Del { $start } % al principio al { $end } % al final.
review-mine = Tus decisiones
review-luck = Suerte: robos y empates
review-others = Cómo jugaron los demás
review-sum = Tus decisiones { $mine } %, la suerte { $luck } %, los demás { $others } %.
review-rest = { $count ->
    [one] La otra costó { $percent } %.
   *[other] Las otras { $count } costaron juntas { $percent } %.
  }
review-rest-best = { $count ->
    [one] Una de tus decisiones fue la mejor jugada.
   *[other] { $count } de tus decisiones fueron la mejor jugada.
  }
review-bigger = Punto más grande: te costó más
review-looking = Mirando { web-round } de { $rounds }…
review-queued = El repaso empieza cuando los bots tengan tiempo…
review-failed = No se pudo hacer el repaso.
review-again = Reintentar
review-handle = Momento de la partida
review-previous = Decisión anterior
review-next = Decisión siguiente
review-at = { web-round }: { $who } { $percent } %
review-end = Al resultado
review-round-line = { web-round }  { $theme }  −{ $percent } %, { review-points }
review-move-line =    { $who }: { $move }
review-why-line =    { $why }

# Problemas: en una mesa de verdad se busca la mejor jugada.

puzzle-title = Problema
puzzle-heading = { $game }: problemas
puzzle-about = Posiciones de partidas entre bots. Una jugada es claramente la mejor: encuéntrala.
puzzle-of-the-day = Problema del día
puzzle-solve = Resolver
puzzle-all = Todos los problemas
puzzle-level = { $level ->
    [easy] Fácil
    [medium] Medio
   *[hard] Difícil
  }
puzzle-count = { $solved } de { $count } resueltos
puzzle-place = Ronda { $round }, { $seats } jugadores
puzzle-named = Problema { $number }: ronda { $round }, { $seats } jugadores ({ $state ->
    [solved] resuelto
   *[open] aún sin resolver
  })
puzzle-same-today = hoy es el mismo para todos
puzzle-today = Hoy
puzzle-week = Los últimos siete días
puzzle-day-solved = Resuelto
puzzle-day-open = sin resolver
puzzle-find = Encuentra la mejor jugada
puzzle-how = Juégala en el tablero. Todavía no pasa nada: sabrás si es la mejor. Nadie más juega.
puzzle-more = Más sobre este problema
puzzle-tries = Tus intentos
puzzle-cost = Frente a la mejor jugada pierdes unos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } y { $percent ->
    [one] 1 victoria
   *[other] { $percent } victorias
  } de cada 100.
puzzle-better = Lo que aporta la mejor jugada: { $why }
puzzle-unlisted = La búsqueda no la encontró entre las mejores jugadas. Prueba otra.
puzzle-show = Ver la solución
puzzle-solved = ¡Resuelto!
puzzle-shown = La solución
puzzle-found = { $tries ->
    [1] Resuelto al primer intento.
   *[other] Resuelto tras { $tries } intentos.
  }
puzzle-why = Por qué es la mejor
puzzle-move = Jugada
puzzle-wins = Victorias
puzzle-points = Puntos
puzzle-next = Siguiente problema
puzzle-play-on = Seguir desde aquí
puzzle-theme-eketorp-plan = Planes
puzzle-theme-eketorp-fight = Combates
puzzle-theme-eketorp-siege = Asedios
puzzle-theme-eketorp-plunder = Saqueo
puzzle-theme-eketorp-defence = Defensa
puzzle-theme-eketorp-amulets = Amuletos y cartas
puzzle-theme-eketorp-building = Construcción
puzzle-theme-shipwrights-draft = Elección de cartas
puzzle-theme-shipwrights-ships = Barcos
puzzle-theme-shipwrights-settlement = Poblado
puzzle-theme-shipwrights-workers = Trabajadores
puzzle-theme-shipwrights-market = Mercado
puzzle-theme-shipwrights-payment = Pago
puzzle-theme-shipwrights-raids = Incursiones, héroes y mejoras
puzzle-theme-shipwrights-cards = Descartes

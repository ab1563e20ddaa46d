# El astillero en el navegador: lo que se ve, en palabras.

shipwrights-yard-stores = Reservas
shipwrights-yard-fleet = Tu flota
shipwrights-yard-shipyard = Tu astillero
shipwrights-yard-settlement = Tu poblado
shipwrights-yard-hand = Tu mano
shipwrights-yard-hand-empty = No tienes cartas en la mano
shipwrights-yard-pack = Cartas para elegir
shipwrights-yard-rest = El resto pasa a { $who }
shipwrights-yard-long-press = Mantén pulsada una carta para leerla.
shipwrights-yard-long-press-known = Entendido
shipwrights-yard-pages = Partes de la mesa
shipwrights-yard-page = { $page ->
    [cards] Cartas
    [yard] Astillero
    [fleet] Flota
    [settlement] Poblado
   *[others] Otros
  }
shipwrights-yard-rewards = Jornalero, héroes e incursiones
shipwrights-yard-tracks = Marcadores
shipwrights-yard-track = { $track ->
    [military] Marcador militar
    [trade] Marcador de comercio
   *[fame] Marcador de fama
  }
shipwrights-yard-milestone = { $track ->
    [military] Carta de incursión en 4, 8 y 12
    [trade] Carta de comercio en 4, 8 y 12
   *[fame] Mejora en 4, 8 y 12
  }
shipwrights-yard-at = { $who }: { $at }
shipwrights-yard-with = Con: { $who }
shipwrights-yard-neutral = jugador neutral
shipwrights-yard-free = aún libre
shipwrights-yard-exchanges = Mercado de esta ronda
shipwrights-yard-direction = { $direction ->
    [clockwise] Las cartas se pasan a la izquierda (sentido horario).
   *[counterclockwise] Las cartas se pasan a la derecha (sentido antihorario).
  }
shipwrights-yard-space = Espacio { $space }
shipwrights-yard-worker-here = Aquí hay un trabajador
shipwrights-yard-room = hueco libre
shipwrights-yard-side = { $side ->
    [upgraded] Con mejora
   *[base] Se puede mejorar
  }
shipwrights-yard-tucked-trade = Debajo: { $card }, { $income }
shipwrights-yard-trade = Carta de comercio
shipwrights-yard-face-down = Boca abajo
shipwrights-yard-raid-workers = Trabajadores necesarios: { $few }; desde poder militar 7, { $fewer }; desde 10, { $fewest }
shipwrights-yard-raid-used = Usada esta ronda
shipwrights-yard-tuck = Deslizar bajo un edificio: { $paid }
shipwrights-yard-discard = Descarte: { $goods }
shipwrights-yard-discount = tus barcos cuestan 1 madera, lana o hierro menos
shipwrights-yard-on-reward = por cada carta de incursión, carta de comercio o mejora que ganes: { $goods }
shipwrights-yard-chosen = ya eligió
shipwrights-yard-choosing = eligiendo
shipwrights-yard-acting = jugando
shipwrights-yard-done = ha terminado
shipwrights-yard-open = { $whoIs ->
    [you] Abrir tu astillero: { $state }
   *[other] Abrir el astillero de { $who }: { $state }
  }
shipwrights-yard-of = { $whoIs ->
    [you] Tu astillero
   *[other] Astillero de { $who }
  }
shipwrights-yard-their-hand = Mano
shipwrights-yard-their-fleet = Flota
shipwrights-yard-their-shipyard = Astillero
shipwrights-yard-their-settlement = Poblado
shipwrights-yard-cards = { $count ->
    [one] 1 carta en mano
   *[other] { $count } cartas en mano
  }
shipwrights-yard-ships = { $count ->
    [one] 1 barco
   *[other] { $count } barcos
  }
shipwrights-yard-rival = Rival
shipwrights-yard-race-you = Tú
shipwrights-yard-race = { $count ->
    [0] Vas por delante
    [one] Falta 1
   *[other] Faltan { $count }
  }
shipwrights-yard-no-card = aquí no hay carta
shipwrights-yard-rival-rounds = { $points } por cartas de ronda
shipwrights-yard-rival-end = de { $least } a { $most } con las cartas de ronda que faltan
shipwrights-yard-limited = { $who }: { $limit }
shipwrights-yard-no-enemies = Sin enemigos
shipwrights-yard-glossary = Guía de iconos
shipwrights-yard-goods = Bienes
shipwrights-yard-skills = Oficios
shipwrights-yard-moments = Cuándo actúa
shipwrights-yard-signs = En las cartas
shipwrights-yard-example = por ejemplo, { $card }
shipwrights-yard-sign = { $sign ->
    [point] puntos de victoria
    [raid] cartas de incursión
    [trade] cartas de comercio
    [upgrade] mejoras de tu cabaña, jornalero o Eikja
    [ship] barcos
    [distinct_building] edificios distintos
    [set] un juego de carta de incursión, carta de comercio y mejora
    [when-built] una vez, al construirlo
    [each-round] al final de cada ronda
    [at-end] al final de la partida
    [exchange] paga lo que hay a la izquierda de la flecha, recibe lo de la derecha
    [pennant] lo que recibes si descartas la carta de tu mano
   *[minor] segundo oficio: usarlo cuesta 1 moneda
  }

## Lo que falta

shipwrights-yard-build = Construir { $card }
shipwrights-need-none = Está todo.
shipwrights-need-goods = Falta: { $goods }.
shipwrights-need-skills = Aún sin { $skills }.
shipwrights-need-both = Falta: { $goods }; aún sin { $skills }.
shipwrights-need-in-hand = en tu mano
shipwrights-need-helps = Esto ayudaría

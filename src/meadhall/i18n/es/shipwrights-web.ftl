# Shipwrights of the North Sea en el navegador: lo que se pregunta, y las respuestas.

## La elección de cartas

shipwrights-web-draft = { $count ->
    [one] ¿Qué carta te quedas?
   *[other] ¿Qué { $count } cartas te quedas?
  }
shipwrights-web-keep = Quedarme { $cards }
shipwrights-web-keep-which = { $count ->
    [one] Elige una carta
   *[other] Elige { $count } cartas
  }
shipwrights-web-pick = Elección { $pick } de { $of }
shipwrights-web-tag-for = para { $card }
shipwrights-web-tag-short = te falta
shipwrights-web-set-aside = Te quedas { $cards }; puedes cambiarlo hasta que elija todo el mundo.
shipwrights-web-plan = Tu plan
shipwrights-web-plan-yard = en tu astillero
shipwrights-web-plan-kept = elegida
shipwrights-web-plan-if = si te la quedas
shipwrights-web-plan-together = Juntos necesitan
shipwrights-web-plan-empty = Aún nada: aquí aparecen las cartas que te quedas.
shipwrights-web-plan-nobody = { $skill }: nadie aún
shipwrights-web-plan-who = { $skill }: { $who }
shipwrights-web-plan-of = { $held } de { $asked }
shipwrights-web-plan-short = { $count ->
    [one] falta 1
   *[other] faltan { $count }
  }
shipwrights-web-plan-no-one = nadie aún
shipwrights-web-plan-pack = entre estas cartas

## Enemigos

shipwrights-web-enemies-note = Cada uno hace la partida más difícil. Mejor sin ellos la primera vez.
shipwrights-web-enemy-steps = El jugador neutral sale con ventaja: { $steps }
shipwrights-web-enemies-go = { $count ->
    [0] Jugar sin enemigos
    [one] Enfrentarme a un enemigo
   *[other] Enfrentarme a { $count } enemigos
  }

## Esperar

shipwrights-web-goes-on = Un momento…
shipwrights-web-wait-draft = { $count ->
    [one] { $who } aún está eligiendo
   *[other] { $who } aún están eligiendo
  }
shipwrights-web-wait-actions = { $count ->
    [one] { $who } aún está jugando
   *[other] { $who } aún están jugando
  }
shipwrights-web-wait-convert = { $count ->
    [one] { $who } hace los últimos cambios
   *[other] { $who } hacen los últimos cambios
  }
shipwrights-web-still = Aún juegan: { $who }
shipwrights-web-you-are-done = Has terminado tu ronda.
shipwrights-web-cards-left = { $count ->
    [0] sin cartas
    [one] queda 1 carta
   *[other] quedan { $count } cartas
  }

## Actuar

shipwrights-web-act = Te toca: elige una acción
shipwrights-web-left = { $cards ->
    [0] Tu mano está vacía
    [one] 1 carta en mano
   *[other] { $cards } cartas en mano
  }, { $workers ->
    [0] sin trabajadores libres
    [one] 1 trabajador libre
   *[other] { $workers } trabajadores libres
  }.
shipwrights-web-convert = Los últimos cambios
shipwrights-web-convert-note = Al final solo cuenta el oro: cambia tus monedas, madera, lana y hierro.
shipwrights-web-space = espacio { $space }
shipwrights-web-what-with = { $card }: elige una acción
shipwrights-web-what-now = Ver todas las jugadas
shipwrights-web-nothing-left = Aquí ya no queda nada.
shipwrights-web-back = Atrás
shipwrights-web-group = { $group ->
    [hand] De tu mano
    [ships] Construir barcos
    [workers] Poner trabajadores
    [raids] Incursión
    [market] Comerciar
    [dismiss] Quitar
   *[end] Terminar
  }
shipwrights-web-use-discard = Descartar
shipwrights-web-use-play = Jugar
shipwrights-web-use-build = Construir
shipwrights-web-use-tuck = Deslizar bajo un edificio
shipwrights-web-use-lay = Poner en mi tablero
shipwrights-web-use-lay-ship = Llevar al astillero
shipwrights-web-lay-ship-why = Gratis. Ocupa un espacio hasta que lo construyas.
shipwrights-web-lay-why = Gratis. { $major } para un barco (o { $minor } por 1 moneda).
shipwrights-web-tuck-why = { $major } para todos los barcos futuros (o { $minor } a 1 moneda cada vez)
shipwrights-web-for = { $paid } · { $rest }
shipwrights-web-free = Gratis · { $rest }
shipwrights-web-with-worker = Trabajador: { $ability }
shipwrights-web-partly-gold = { $paid } (el oro sustituye { $count })
shipwrights-web-place = Poner un trabajador
shipwrights-web-dismiss = Quitar { $card }
shipwrights-web-dismiss-why = Sin recompensa; libera el espacio.
shipwrights-web-launch = Construir { $card }
shipwrights-web-end = Terminar mi ronda
shipwrights-web-end-later = { $count ->
    [one] Queda 1 carta por usar
   *[other] Quedan { $count } cartas por usar
  }
shipwrights-web-end-title = ¿Terminas tu ronda?
shipwrights-web-end-anyway = Sí, terminar mi ronda
shipwrights-web-undone-workers = { $count ->
    [one] Aún puedes poner un trabajador.
   *[other] Aún puedes poner { $count } trabajadores.
  }
shipwrights-web-undone-ships = { $count ->
    [one] Aún puedes construir un barco.
   *[other] Aún puedes construir { $count } barcos.
  }
shipwrights-web-undone-raids = { $count ->
    [one] Aún puedes hacer una incursión.
   *[other] Aún puedes hacer { $count } incursiones.
  }

## Construir un barco

shipwrights-web-reckoning = Buscando la forma más barata…
shipwrights-web-skills = Oficios
shipwrights-web-labourer-card = Carta para descartar
shipwrights-web-chosen-above = Ya elegida más arriba.
shipwrights-web-craftsmen-lost = { $count ->
    [one] { $cards } deja tu tablero.
   *[other] { $cards } dejan tu tablero.
  }
shipwrights-web-paid = Coste
shipwrights-web-leave-out = Descuento de { $hero }
shipwrights-web-by-gold = { $count } en oro
shipwrights-web-of = de { $have }
shipwrights-web-total = Pagas { $goods }.
shipwrights-web-build-it = Construir
shipwrights-web-step-by-step = Elegir yo cada pago
shipwrights-web-more-ways = Hay más formas de pagar: elige tú cada pago para verlas todas.
shipwrights-web-skills-after = Después para { $card }: { $skills }

## Entre rondas

shipwrights-web-between = Ronda { $round }
shipwrights-web-income = Ingresos
shipwrights-web-heroes = Héroes
shipwrights-web-go-on = Empezar la ronda

## El final

shipwrights-web-brought = Puntos por barco y edificio

## Una mirada atrás

shipwrights-web-open-hand = En mano: { $cards }

## Escenas

shipwrights-scene-launch = { $whoIs ->
    [you] ¡Botas tu { $ship }!
   *[other] ¡{ $who } bota su { $ship }!
  }
shipwrights-scene-nth = { $nth ->
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
    [10] décimo
   *[other] { $nth }.º
  }
shipwrights-scene-launched = { $whoIs ->
    [you] Tu { shipwrights-scene-nth } barco se hace a la mar.
   *[other] El { shipwrights-scene-nth } barco de { $who } se hace a la mar.
  }
shipwrights-scene-milestone = ¡Un hito alcanzado!
shipwrights-scene-raid = ¡Una incursión!
shipwrights-scene-interval = La ronda ha terminado
shipwrights-scene-market = Ronda { $round }: abre el mercado

# Shipwrights of the North Sea: todo lo que se lee al jugar.

shipwrights = Shipwrights of the North Sea
shipwrights-legend = Las cartas tienen nombres cortos: SH barcos, BU edificios, CR artesanos, TF aldeanos, JA jarls, numerados como en las tablas de cartas. Los espacios del tablero cuentan desde 1; los edificios, desde 0, que es la cabaña. Puedes escribir varios pasos en una línea, separados por comas.
shipwrights-good = { $good ->
    [worker] { $count ->
        [one] trabajador
       *[other] trabajadores
      }
    [coin] { $count ->
        [one] moneda
       *[other] monedas
      }
    [wood] { $count ->
        [one] madera
       *[other] maderas
      }
    [wool] { $count ->
        [one] lana
       *[other] lanas
      }
    [iron] { $count ->
        [one] hierro
       *[other] hierros
      }
    [gold] { $count ->
        [one] oro
       *[other] oros
      }
    [any] madera, lana o hierro
   *[card] { $count ->
        [one] carta
       *[other] cartas
      }
  }
shipwrights-goods = { $good ->
    [any] { $count ->
        [one] 1 madera, lana o hierro
       *[other] { $count } a elegir entre madera, lana y hierro
      }
   *[other] { $count } { shipwrights-good }
  }
shipwrights-resource = { $good ->
    [wood] madera
    [wool] lana
    [iron] hierro
   *[gold] oro
  }
shipwrights-nothing = nada
shipwrights-gain = recibe { $goods }
shipwrights-exchange = paga { $paid }, recibe { $goods }
shipwrights-hut = la cabaña
shipwrights-eikja = Eikja
shipwrights-no-building = aún sin construir
shipwrights-no-card = ninguna carta
shipwrights-hidden-trade = una carta
shipwrights-by-skill = { $coins ->
    [0] gratis
   *[other] 1 moneda
  }
shipwrights-skill-for = 1 oficio por { $paid }
shipwrights-enemy = { $card } ({ $limits }; jugador neutral { $steps })
shipwrights-limit-price = los recursos cuestan { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
  } más
shipwrights-limit-raid = las incursiones piden { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
  } más
shipwrights-limit-tuck = deslizar debajo cuesta { $count ->
    [one] 1 oro
   *[other] { $count } oros
  } más
shipwrights-limit-board = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  } en el tablero como mucho
shipwrights-skill = { $skill ->
    [blacksmith] herrero
    [sailmaker] maestro velero
    [carver] tallista
    [stonecutter] cantero
   *[carpenter] carpintero
  }
shipwrights-track = { $track ->
    [military] poder militar
    [trade] comercio
   *[fame] fama
  }
shipwrights-steps = { shipwrights-track } { $to }
    .part = +{ $count } { shipwrights-track }
shipwrights-upgraded = { $card ->
    [eikja] Eikja
    [labourer] jornalero
   *[hut] cabaña
  }
shipwrights-the-upgraded = { $card ->
    [eikja] la Eikja
    [labourer] el jornalero
   *[hut] la cabaña
  }

## Lo que dice una carta

shipwrights-facts-ship = Barco · { $skills } · cuesta { $paid } · { $worth } · { $effect }
shipwrights-facts-building = Edificio · cuesta { $paid } · { $worth } · Trabajador: { $ability }
shipwrights-facts-craftsman = Artesano · { $major } (gratis) o { $minor } (1 moneda)
shipwrights-facts-townsfolk = Aldeano · { $ability }
shipwrights-facts-jarl = Jarl · { $worth }
shipwrights-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }
shipwrights-worth-steps = +{ $count } { shipwrights-track }
shipwrights-effect-now = Al construirlo: { $goods }
shipwrights-effect-income = Ingresos: { $goods }
shipwrights-effect-end = Al final: { shipwrights-points }
shipwrights-effect-per = Al final: { shipwrights-points } { $counter ->
    [distinct_building] por edificio distinto
    [set] por juego de carta de incursión, carta de comercio y mejora
    [ship] por barco
    [raid] por carta de incursión
    [trade] por carta de comercio
   *[upgrade] por mejora
  }
shipwrights-card-line = { $word } { $card }: { $facts } · Descarte: { $goods }

## Lo que se puede hacer

shipwrights-action-draw = se roba { $card }
shipwrights-action-round = se descubre la carta de ronda { $card }
shipwrights-action-prize = se roba la carta de incursión { $card }
shipwrights-action-route = se roba la carta de comercio { $card }
shipwrights-action-hut = se reparte la cabaña { $card }
shipwrights-action-end = terminar tu ronda
shipwrights-action-discard = descartar { $card } y recibir { $goods }
shipwrights-action-lay = poner { $card } en tu tablero
shipwrights-action-play = jugar { $card }: { $ability }
shipwrights-action-build = construir { $card } por { $paid }
shipwrights-action-tuck = deslizar { $card } bajo un edificio por { $paid }
shipwrights-action-ship = construir el barco del espacio { $space }: { $card }
shipwrights-action-place-board = poner un trabajador en el espacio { $space }: { $ability }
shipwrights-action-place-building = poner un trabajador en { $slot ->
    [0] { $card }
   *[other] el edificio { $slot }, { $card }
  }: { $ability }
shipwrights-action-place-nowhere = poner un trabajador en el edificio { $slot }
shipwrights-action-dismiss-board = quitar { $card } del espacio { $space }
shipwrights-action-dismiss-building = quitar { $card } de debajo de { $building }
shipwrights-action-buy = comprar 1 { shipwrights-resource } por { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
  }
shipwrights-action-forge = convertir 1 madera, 1 lana y 1 hierro en 1 oro
shipwrights-action-hero = comerciar con { $hero }: { $ability }
shipwrights-action-hero-none = comerciar con { $hero }
shipwrights-action-raid = incursión { $card } { $count ->
    [0] sin trabajadores
    [one] con 1 trabajador
   *[other] con { $count } trabajadores
  }: { $ability }
shipwrights-action-raid-none = incursión
shipwrights-action-at = { $slot ->
    [0] la cabaña: { $card }
   *[other] el edificio { $slot }: { $card }
  }
shipwrights-action-at-craftsman = el artesano bajo el edificio { $slot }: { $card } ({ shipwrights-by-skill })
shipwrights-action-from = el artesano del espacio { $space }: { $card } ({ shipwrights-by-skill })
shipwrights-action-labourer = el jornalero, por { $paid }
shipwrights-action-basic = { shipwrights-resource }
shipwrights-action-card = { $card }: { $facts }
shipwrights-action-card-draft = { $card }
shipwrights-action-aboard = deslizar la carta de comercio bajo este barco: { $card }
shipwrights-action-cash = poner boca abajo la carta de comercio y cobrar ya su recompensa
shipwrights-action-upgrade = mejorar { shipwrights-the-upgraded }: { $ability }
shipwrights-action-ability = { $which ->
    [building] usar el edificio
   *[townsfolk] usar el aldeano que hay debajo
  }
shipwrights-action-ability-of = usar { $card }: { $ability }
shipwrights-action-stop = terminar con este trabajador
shipwrights-action-enemies = jugar contra { $names }
shipwrights-action-enemies-none = jugar sin enemigos

## Lo que se pregunta

shipwrights-ask-draft = De momento tienes: { $cards }. ¿Qué carta te quedas ahora?
shipwrights-ask-draft-two = ¿Qué dos cartas te quedas? Elígelas en este orden; la última solo puede ser la segunda: { $last }
shipwrights-ask-draft-second = Te quedas { $kept }. ¿Cuál es tu segunda carta? { $cards }.
shipwrights-ask-enemies = ¿A qué enemigos te enfrentas?
shipwrights-ask-convert = Tus últimos cambios. Tienes { $goods }.
shipwrights-ask-tuck = ¿Bajo qué edificio deslizas la carta { $card }?
shipwrights-ask-skill = ¿Quién hace de { shipwrights-skill } para el barco { $card }?
shipwrights-ask-discount = ¿Qué te ahorras en el barco { $card }?
shipwrights-ask-pay-card = { $count ->
    [one] ¿Qué carta descartas para pagar?
   *[other] ¿Qué cartas descartas para pagar? Faltan { $count }.
  }
shipwrights-ask-pay-any = { $count ->
    [one] ¿Pagas madera, lana, hierro u oro?
   *[other] ¿Pagas madera, lana, hierro u oro? Faltan { $count }.
  }
shipwrights-ask-gain-any = { $count ->
    [one] ¿Tomas madera, lana o hierro?
   *[other] ¿Tomas madera, lana o hierro? Faltan { $count }.
  }
shipwrights-ask-ability = { $building }, con { $card } debajo ({ $ability }). ¿Qué usas primero?
shipwrights-ask-ability-again = ¿Qué más hace tu trabajador? { $building }, con { $card } debajo ({ $ability }).
shipwrights-ask-trade = Has robado la carta { $card }. Bajo un barco: { $income } en cada fase de ingresos. Boca abajo: { $ability } ya.
shipwrights-ask-upgrade = Elige una mejora
shipwrights-ask-main = Tu mano: { $cards }. Tienes { $goods }. Elige una acción.
shipwrights-ask-main-empty = Tu mano está vacía. Tienes { $goods }. Elige una acción.

## La mesa

shipwrights-board-round = Ronda { $round } de 5. La madera cuesta { $wood }, la lana { $wool }, el hierro { $iron }.
shipwrights-board-neutral = Jugador neutral: poder militar { $military }, comercio { $trade }, fama { $fame }.
shipwrights-board-rival = El rival tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } por cartas de ronda.
shipwrights-board-enemies = Enemigos: { $names }.
shipwrights-board-hero = { $hero } está { $whoIs ->
    [you] contigo
   *[other] con { $who }
  }.
shipwrights-board-hero-free = Nadie tiene aún a { $hero }.
shipwrights-board-hero-neutral = { $hero } está con el jugador neutral.
shipwrights-board-yard = { $who }: { $goods }; poder militar { $military }, comercio { $trade }, fama { $fame }
shipwrights-board-spaces = tablero: { $spaces }
shipwrights-board-buildings = edificios: { $buildings }
shipwrights-board-ships = barcos: { $ships }
shipwrights-board-raids = cartas de incursión: { $raids }
shipwrights-board-trades = cartas de comercio: { $trades }
shipwrights-board-upgrades = mejoras: { $upgrades }
shipwrights-board-common = héroe: { $hero }
shipwrights-board-hand = mano: { $cards }
shipwrights-board-hidden-hand = { $count ->
    [0] sin cartas en mano
    [one] una carta en mano
   *[other] { $count } cartas en mano
  }
shipwrights-space = { $space } ({ $ability })
shipwrights-space-card = { $space } { $card }
shipwrights-space-worker = { $space } (un trabajador)
shipwrights-slot = { $slot } { $card } ({ $ability }){ $worker ->
    [yes] {" "}(un trabajador)
   *[no] {""}
  }
shipwrights-slot-tucked = { $slot } { $card } ({ $ability }) sobre { $under }{ $worker ->
    [yes] {" "}(un trabajador)
   *[no] {""}
  }
shipwrights-raid = { $card } ({ $ability }){ $used ->
    [yes] {" "}(usada)
   *[no] {""}
  }
shipwrights-trade-aboard = { $card } (bajo { $ship })
shipwrights-trade-face-down = { $card } (boca abajo)

## Lo que pasa

shipwrights-event-hut = { $whoIs ->
    [you] Recibes la carta { $card }.
   *[other] { $who } recibe la carta { $card }.
  }
shipwrights-event-round = Ronda { $round }. { shipwrights-event-round.line }.
    .line = La madera cuesta { $wood }, la lana { $wool }, el hierro { $iron }
shipwrights-event-direction = { $direction ->
    [clockwise] Las cartas se pasan a la izquierda (sentido horario).
   *[counterclockwise] Las cartas se pasan a la derecha (sentido antihorario).
  }
shipwrights-event-neutral = El jugador neutral está en poder militar { $military }, comercio { $trade }, fama { $fame }.
shipwrights-event-rival = El rival tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } por cartas de ronda.
shipwrights-event-rival-final = El rival acaba con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
shipwrights-event-enemies = Enemigos: { $names }.
shipwrights-event-no-enemies = { $whoIs ->
    [you] Juegas sin enemigos.
   *[other] { $who } juega sin enemigos.
  }
shipwrights-event-picked = { $whoIs ->
    [you] Has elegido.
   *[other] { $who } ha elegido.
  }
shipwrights-event-actions = Las cartas están elegidas. ¡A trabajar!
shipwrights-event-hand = { $whoIs ->
    [you] Tu mano: { $cards }.
   *[other] La mano de { $who }: { $cards }.
  }
shipwrights-event-drew = { $whoIs ->
    [you] Robas una carta.
   *[other] { $who } roba una carta.
  }
    .part = +1 carta
shipwrights-event-drew-mine = { $whoIs ->
    [you] Robas la carta { $card }.
   *[other] { $who } roba la carta { $card }.
  }
    .part = +{ $card }
shipwrights-event-discarded = { shipwrights-event-discarded.line }.
    .line = { $whoIs ->
        [you] Descartas la carta { $card }
       *[other] { $who } descarta la carta { $card }
      }
shipwrights-event-laid = { shipwrights-event-laid.line }.
    .line = { $whoIs ->
        [you] Pones la carta { $card } en tu tablero
       *[other] { $who } pone la carta { $card } en su tablero
      }
shipwrights-event-worker-lost = { $whoIs ->
    [you] Pierdes el trabajador que hay debajo.
   *[other] { $who } pierde el trabajador que hay debajo.
  }
    .part = 1 trabajador perdido
shipwrights-event-played = { shipwrights-event-played.line }.
    .line = { $whoIs ->
        [you] Juegas la carta { $card }
       *[other] { $who } juega la carta { $card }
      }
shipwrights-event-built = { shipwrights-event-built.line }.
    .line = { $whoIs ->
        [you] Construyes el edificio { $card }
       *[other] { $who } construye el edificio { $card }
      }
shipwrights-event-tucked = { shipwrights-event-tucked.line }.
    .line = { $whoIs ->
        [you] Deslizas la carta { $card } bajo el edificio { $building }
       *[other] { $who } desliza la carta { $card } bajo el edificio { $building }
      }
shipwrights-event-launched = { shipwrights-event-launched.line }.
    .line = { $whoIs ->
        [you] Construyes el barco { $card }
       *[other] { $who } construye el barco { $card }
      }
    .own = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
      }
shipwrights-event-craftsman = { $whoIs ->
    [you] Para ti trabaja: { $card }.
   *[other] Para { $who } trabaja: { $card }.
  }
shipwrights-event-labourer = { $whoIs ->
    [you] Usas el jornalero.
   *[other] { $who } usa el jornalero.
  }
shipwrights-event-placed-board = { shipwrights-event-placed-board.line }.
    .line = { $whoIs ->
        [you] Pones un trabajador en el espacio { $space }
       *[other] { $who } pone un trabajador en el espacio { $space }
      }
shipwrights-event-placed-building = { $whoIs ->
    [you] Pones un trabajador: { $card }.
   *[other] { $who } pone un trabajador: { $card }.
  }
    .line = { $whoIs ->
        [you] Pones un trabajador ({ $card })
       *[other] { $who } pone un trabajador ({ $card })
      }
shipwrights-event-dismissed = { shipwrights-event-dismissed.line }.
    .line = { $whoIs ->
        [you] Quitas la carta { $card }
       *[other] { $who } quita la carta { $card }
      }
shipwrights-event-bought = { shipwrights-event-bought.line } { shipwrights-event-bought.part }.
    .line = { $whoIs ->
        [you] Compras
       *[other] { $who } compra
      }
    .part = 1 { shipwrights-resource } por { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
      }
shipwrights-event-forged = { shipwrights-event-forged.line }.
    .line = { $whoIs ->
        [you] Conviertes 1 madera, 1 lana y 1 hierro en 1 oro
       *[other] { $who } convierte 1 madera, 1 lana y 1 hierro en 1 oro
      }
shipwrights-event-hero-trade = { shipwrights-event-hero-trade.line }.
    .line = { $whoIs ->
        [you] Comercias con { $hero }
       *[other] { $who } comercia con { $hero }
      }
shipwrights-event-raided = { $whoIs ->
    [you] Haces una incursión: { $card }.
   *[other] { $who } hace una incursión: { $card }.
  }
    .line = { $whoIs ->
        [you] Haces una incursión ({ $card })
       *[other] { $who } hace una incursión ({ $card })
      }
shipwrights-event-paid-card = { $whoIs ->
    [you] Descartas la carta { $card } para pagar.
   *[other] { $who } descarta la carta { $card } para pagar.
  }
    .part = pagando con { $card }
shipwrights-event-paid = { $whoIs ->
    [you] Pagas { $goods }.
   *[other] { $who } paga { $goods }.
  }
    .part = −{ $goods }
shipwrights-event-spent = { shipwrights-event-paid }
shipwrights-event-gained = { shipwrights-event-gained.line }.
    .line = { $whoIs ->
        [you] Recibes { $goods }
       *[other] { $who } recibe { $goods }
      }
    .part = +{ $goods }
shipwrights-event-earned = { $whoIs ->
    [you] Tus ingresos: { $goods }.
   *[other] Ingresos de { $who }: { $goods }.
  }
shipwrights-event-steps = { $whoIs ->
    [you] Avanzas hasta { $steps }.
   *[other] { $who } avanza hasta { $steps }.
  }
    .part = { $steps }
shipwrights-event-raid-card = { $whoIs ->
    [you] Ganas la carta de incursión { $card }.
   *[other] { $who } gana la carta de incursión { $card }.
  }
    .part = +carta de incursión { $card }
shipwrights-event-trade-card = { $whoIs ->
    [you] Ganas una carta de comercio.
   *[other] { $who } gana una carta de comercio.
  }
    .part = +1 carta de comercio
shipwrights-event-trade-card-mine = { $whoIs ->
    [you] Ganas la carta de comercio { $card }.
   *[other] { $who } gana la carta de comercio { $card }.
  }
    .part = +carta de comercio { $card }
shipwrights-event-trade-tucked = { $whoIs ->
    [you] Deslizas la carta de comercio { $card } bajo el barco { $ship }.
   *[other] { $who } desliza la carta de comercio { $card } bajo el barco { $ship }.
  }
    .part = { $card } bajo { $ship }
shipwrights-event-used = { $whoIs ->
    [you] Usas la carta { $card }.
   *[other] { $who } usa la carta { $card }.
  }
    .part = con { $card }
shipwrights-event-used-building = { shipwrights-event-used }
shipwrights-event-trade-cashed = { $whoIs ->
    [you] Pones boca abajo la carta de comercio por su recompensa.
   *[other] { $who } pone boca abajo la carta de comercio por su recompensa.
  }
    .part = carta de comercio cobrada
shipwrights-event-upgraded = { $whoIs ->
    [you] Mejoras { shipwrights-the-upgraded }.
   *[other] { $who } mejora { shipwrights-the-upgraded }.
  }
    .part = mejora: { shipwrights-upgraded }
shipwrights-event-ended = { $whoIs ->
    [you] Terminas tu ronda.
   *[other] { $who } termina su ronda.
  }
shipwrights-event-income = Ingresos.
shipwrights-event-returned = { $whoIs ->
    [you] { $count ->
        [one] 1 trabajador vuelve contigo.
       *[other] { $count } trabajadores vuelven contigo.
      }
   *[other] { $count ->
        [one] 1 trabajador vuelve con { $who }.
       *[other] { $count } trabajadores vuelven con { $who }.
      }
  }
    .part = { $count ->
        [one] 1 trabajador en casa
       *[other] { $count } trabajadores en casa
      }
shipwrights-event-hero = { $whoIs ->
    [you] Vas en cabeza en { shipwrights-track } con { $place } y se te une { $hero }.
   *[other] { $who } va en cabeza en { shipwrights-track } con { $place } y se le une { $hero }.
  }
shipwrights-event-hero-common = { $whoIs ->
    [you] No tienes otro héroe: se te une { $hero }.
   *[other] { $who } no tiene otro héroe: se le une { $hero }.
  }
shipwrights-event-hero-left = { $whoIs ->
    [you] { $hero } te deja.
   *[other] { $hero } deja a { $who }.
  }
shipwrights-event-hero-neutral = El jugador neutral va en cabeza en { shipwrights-track } con { $place } y se le une { $hero }.
shipwrights-event-converted = { $whoIs ->
    [you] Conviertes lo que te sobra en { $goods }.
   *[other] { $who } convierte lo que le sobra en { $goods }.
  }

## Por qué algo no se puede

shipwrights-lack-step = { $ask ->
    [draft] Elige primero lo que te quedas.
    [enemies] Elige primero a tus enemigos.
    [convert] Ya solo quedan los cambios.
    [tuck] Elige primero el edificio para tu carta.
    [skill] Elige primero quién construye el barco.
    [discount] Elige primero qué te ahorras en el barco.
    [pay-card] Descarta primero una carta para pagar.
    [pay-any] Elige primero con qué pagas.
    [gain-any] Elige primero qué tomas.
    [ability] Elige primero qué hace tu trabajador.
    [trade-card] Decide primero adónde va la carta de comercio.
    [upgrade] Elige primero una mejora.
   *[other] Elige primero una acción: esto forma parte de una.
  }
shipwrights-lack = { $count ->
    [one] Te falta
   *[other] Te faltan
  } { $wanted }.
shipwrights-more = { $count } { shipwrights-good }
shipwrights-a-skill = { $skill ->
    [blacksmith] un herrero
    [sailmaker] un maestro velero
    [carver] un tallista
    [stonecutter] un cantero
   *[carpenter] un carpintero
  }
shipwrights-reason-not-your-decision = No te toca.
shipwrights-reason-another-step = Ahora no se pregunta eso.
shipwrights-reason-dice-decide = Lo decide el azar.
shipwrights-reason-game-over = La partida ha terminado.
shipwrights-reason-already-ended = Ya has terminado tu ronda.
shipwrights-reason-already-picked = Ya has elegido; los demás aún eligen.
shipwrights-reason-card-not-in-hand = Esa carta no está en tu mano.
shipwrights-reason-card-not-in-pack = Esa carta no está en tu mazo.
shipwrights-reason-picks-in-order = Elige en el orden de la lista, de la primera a la última.
shipwrights-reason-hand-not-empty = Aún tienes cartas en la mano: úsalas o descártalas primero.
shipwrights-reason-board-full = Tu tablero está lleno (5 cartas).
shipwrights-reason-enemy-bars-the-space = Un enemigo no te deja poner más cartas en tu tablero.
shipwrights-reason-too-few-workers = Necesitas más trabajadores.
shipwrights-reason-too-few-coins = Necesitas más monedas.
shipwrights-reason-too-few-resources = Necesitas más madera, lana, hierro u oro.
shipwrights-reason-too-little-gold = Necesitas más oro.
shipwrights-reason-too-few-cards = Necesitas más cartas en la mano para pagar.
shipwrights-reason-no-free-tuck-place = Cada uno de tus edificios ya tiene una carta debajo.
shipwrights-reason-tuck-place-taken = Ese edificio ya tiene una carta debajo.
shipwrights-reason-no-ship-laid = En ese espacio no hay ningún barco.
shipwrights-reason-skills-not-covered = Necesitas un artesano para cada oficio de este barco.
shipwrights-reason-no-such-space = No tienes ese edificio.
shipwrights-reason-space-taken = Ya hay un trabajador ahí.
shipwrights-reason-space-covered = Una carta tapa ese espacio.
shipwrights-reason-no-card-there = Ahí no hay ninguna carta.
shipwrights-reason-hero-not-held = No tienes a ese héroe.
shipwrights-reason-hero-does-not-trade = Ese héroe no comercia.
shipwrights-reason-no-raid-card = No tienes esa carta de incursión.
shipwrights-reason-raid-done = Ya has usado esa carta de incursión en esta ronda.
shipwrights-reason-craftsman-lacks-skill = Ahí no hay ningún artesano con ese oficio.
shipwrights-reason-rest-not-payable = No podrías pagar el resto del barco.
shipwrights-reason-not-in-the-cost = El barco no cuesta eso.
shipwrights-reason-not-held = De eso no tienes.
shipwrights-reason-no-free-ship = No tienes ese barco sin carta de comercio.
shipwrights-reason-already-upgraded = Esa mejora ya está hecha.
shipwrights-reason-ability-done = Eso ya lo has usado.
shipwrights-reason-no-ability-yet = Usa al menos uno de los dos.
shipwrights-reason-enough-actions = Has llegado al límite de acciones: descarta tus cartas y termina la ronda.
shipwrights-reason-enough-exchanges = Has llegado al límite de cambios: termina tu ronda.
shipwrights-reason-only-conversion = Ya no podrías usar una carta.
shipwrights-reason-no-such-enemy = Ese enemigo no está en las tablas de cartas.
shipwrights-reason-enemies-before = Solo quien juega en solitario elige enemigos, antes de la ronda 1.
shipwrights-reason-no-gold-for-forging = Necesitas 1 madera, 1 lana y 1 hierro; aquí el oro no los sustituye.
shipwrights-reason-never-gold = Elige aquí madera, lana o hierro: el oro nunca entra.
shipwrights-reason-no-building-there = Ahí no tienes ningún edificio bajo el que deslizar una carta.

## Puntos, finales, opciones

shipwrights-part-ships = barcos
shipwrights-part-buildings = edificios
shipwrights-part-jarls = jarls
shipwrights-part-tracks = marcadores
shipwrights-part-heroes = héroes y jornalero
shipwrights-part-gold = oro
shipwrights-ending-rounds = Han terminado las cinco rondas.
shipwrights-ending-solo_won = Han terminado las cinco rondas. ¡Has vencido al rival!
shipwrights-ending-solo_lost = Han terminado las cinco rondas. Gana el rival.
shipwrights-preset-standard = Estándar
shipwrights-option-enemies = Enemigos
    .explain = Cartas de enemigo a las que te enfrentas en solitario. Con dos o más jugadores no hay.
    .ask = se eligen antes de la ronda 1
    .none = ninguno
    .e1 = el primero
    .e2 = el segundo
    .e12 = el primero y el segundo
    .e3 = el tercero
    .e13 = el primero y el tercero
    .e23 = el segundo y el tercero
    .e123 = todos menos el cuarto
    .e4 = el cuarto
    .e14 = el primero y el cuarto
    .e24 = el segundo y el cuarto
    .e124 = todos menos el tercero
    .e34 = el tercero y el cuarto
    .e134 = todos menos el segundo
    .e234 = todos menos el primero
    .e1234 = los cuatro
shipwrights-option-conversion = Últimos cambios
    .explain = Tras la ronda 5, lo que sobra se convierte en oro: automáticamente (el mejor resultado) o a mano.
    .automatic = automáticos
    .manual = a mano

## Nombres de las cartas

shipwrights-name-seksring = Seksring
shipwrights-name-ferje = Ferje
shipwrights-name-skute = Skute
shipwrights-name-faring = Faring
shipwrights-name-karve = Karve
shipwrights-name-byrding = Byrding
shipwrights-name-snekke = Snekke
shipwrights-name-barde = Barde
shipwrights-name-knarr = Knarr
shipwrights-name-busse = Busse
shipwrights-name-skeid = Skeid
shipwrights-name-dreki = Dreki
shipwrights-name-timber-yard = Maderería
shipwrights-name-weaving-house = Taller textil
shipwrights-name-bloomery = Fundición
shipwrights-name-market = Mercado
shipwrights-name-longhouse = Casa larga
shipwrights-name-thing-stead = Asamblea
shipwrights-name-mead-hall = Sala de hidromiel
shipwrights-name-hof = Templo
shipwrights-name-boathouse = Cobertizo
shipwrights-name-watchtower = Atalaya
shipwrights-name-armoury = Armería
shipwrights-name-great-hall = Gran salón
shipwrights-name-blacksmith-sailmaker = Herrero (maestro velero)
shipwrights-name-blacksmith-carver = Herrero (tallista)
shipwrights-name-blacksmith-stonecutter = Herrero (cantero)
shipwrights-name-blacksmith-carpenter = Herrero (carpintero)
shipwrights-name-sailmaker-carver = Maestro velero (tallista)
shipwrights-name-sailmaker-stonecutter = Maestro velero (cantero)
shipwrights-name-sailmaker-carpenter = Maestro velero (carpintero)
shipwrights-name-sailmaker-blacksmith = Maestro velero (herrero)
shipwrights-name-carver-stonecutter = Tallista (cantero)
shipwrights-name-carver-carpenter = Tallista (carpintero)
shipwrights-name-carver-blacksmith = Tallista (herrero)
shipwrights-name-carver-sailmaker = Tallista (maestro velero)
shipwrights-name-stonecutter-carpenter = Cantero (carpintero)
shipwrights-name-stonecutter-blacksmith = Cantero (herrero)
shipwrights-name-stonecutter-sailmaker = Cantero (maestro velero)
shipwrights-name-stonecutter-carver = Cantero (tallista)
shipwrights-name-carpenter-blacksmith = Carpintero (herrero)
shipwrights-name-carpenter-sailmaker = Carpintero (maestro velero)
shipwrights-name-carpenter-carver = Carpintero (tallista)
shipwrights-name-carpenter-stonecutter = Carpintero (cantero)
shipwrights-name-recruiter = Reclutador
shipwrights-name-peddler = Buhonero
shipwrights-name-ferryman = Barquero
shipwrights-name-woodcutter = Leñador
shipwrights-name-shepherd = Pastora
shipwrights-name-miner = Minero
shipwrights-name-moneychanger = Cambista
shipwrights-name-skald = Escaldo
shipwrights-name-brewer = Cervecero
shipwrights-name-scavenger = Chatarrero
shipwrights-name-huntress = Cazadora
shipwrights-name-iver = Iver
shipwrights-name-sigrun = Sigrun
shipwrights-name-torvald = Torvald
shipwrights-name-astrid = Astrid
shipwrights-name-gunnar = Gunnar
shipwrights-name-helga = Helga
shipwrights-name-ragna = Ragna
shipwrights-name-bjorn = Bjorn
shipwrights-name-ylva = Ylva
shipwrights-name-eirik = Eirik
shipwrights-name-monastery = Monasterio
shipwrights-name-toll-bridge = Puente de peaje
shipwrights-name-coastal-village = Aldea costera
shipwrights-name-fishing-port = Puerto pesquero
shipwrights-name-smithy = Herrería
shipwrights-name-trading-post = Puesto comercial
shipwrights-name-abbey-library = Biblioteca abacial
shipwrights-name-harbour-town = Villa portuaria
shipwrights-name-ore-route = Ruta del mineral
shipwrights-name-timber-route = Ruta de la madera
shipwrights-name-wool-route = Ruta de la lana
shipwrights-name-amber-route = Ruta del ámbar
shipwrights-name-silver-route = Ruta de la plata
shipwrights-name-hired-hands = Braceros
shipwrights-name-fisher-s-hut = Cabaña del pescador
shipwrights-name-forester-s-hut = Cabaña del guarda­bosques
shipwrights-name-crofter-s-hut = Cabaña del labriego
shipwrights-name-prospector-s-hut = Cabaña del buscador
shipwrights-name-hunter-s-hut = Cabaña del cazador
shipwrights-name-goldwasher-s-hut = Cabaña del lavador de oro
shipwrights-name-svend = Svend
shipwrights-name-thyra = Thyra
shipwrights-name-frode = Frode
shipwrights-name-randi = Randi
shipwrights-name-kettil-the-usurer = Kettil el Usurero
shipwrights-name-hallgerd-the-jealous = Hallgerd la Celosa
shipwrights-name-orm-shieldbreaker = Orm Rompescudos
shipwrights-name-thorgrim-the-grasping = Thorgrim el Codicioso

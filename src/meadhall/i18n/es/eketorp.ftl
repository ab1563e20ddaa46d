# Eketorp: todo lo que se lee al jugar.

eketorp = Eketorp
eketorp-legend = Cada color tiene un número: 0 es Rojo, 1 es Azul, etcétera. En los muros, cada cifra es un bloque (1 hierba, 2 madera, 3 arcilla, 4 piedra), de abajo arriba, y un punto es un hueco libre.
eketorp-brick = { $brick ->
    [grass] hierba
    [wood] madera
    [clay] arcilla
   *[stone] piedra
  }
eketorp-bricks = { $count ->
    [one] 1 bloque { eketorp-of-brick }
   *[other] { $count } bloques { eketorp-of-brick }
  }
eketorp-no-bricks = ningún bloque
eketorp-card = { $value }
eketorp-hidden-cards = { $count ->
    [0] ninguna carta
    [one] 1 carta boca abajo
   *[other] { $count } cartas boca abajo
  }
eketorp-side = { $side ->
    [catapult] catapulta
    [boat] barco
   *[ram] ariete
  }
eketorp-with-side = { $side ->
    [catapult] con la catapulta
    [boat] desde el barco
   *[ram] con el ariete
  }
eketorp-of-brick = de { eketorp-brick }
eketorp-the-brick = la { eketorp-brick }
eketorp-laid-brick = { $count ->
    [one] { eketorp-brick }
   *[other] { eketorp-brick } ×{ $count }
  }
eketorp-wall = { $wall ->
    [0] primer muro de la catapulta
    [1] segundo muro de la catapulta
    [2] primer muro del barco
    [3] segundo muro del barco
    [4] primer muro del ariete
   *[5] segundo muro del ariete
  }
eketorp-for-side = { $side ->
    [catapult] por la catapulta { of-castle }
    [boat] por el barco { of-castle }
   *[ram] por el ariete { of-castle }
  }
eketorp-the-a = un { $a }
eketorp-the-b = un { $b }

## Lo que se puede hacer

eketorp-action-place-field = enviar un vikingo a la casilla { $field }
eketorp-action-place-siege = enviar un vikingo { $side ->
    [catapult] a la catapulta
    [boat] al barco
   *[ram] al ariete
  } { of-castle }
eketorp-action-place-home = dejar a los demás en casa y entregar el plan
eketorp-action-play = jugar el { $value }
eketorp-action-pass = quedarte tu mano
eketorp-action-exchange = renovar toda tu mano, a un amuleto por carta
eketorp-action-draw = se roba una carta: { $value }
eketorp-action-material = se descubre la carta de material { $card }
eketorp-action-first = empieza { $who }
eketorp-action-build = construir el bloque { eketorp-of-brick }: { eketorp-wall }
eketorp-action-attack = atacar a { $rival } en la casilla { $field }
eketorp-action-siege = asediar a { $castle } { eketorp-with-side }
eketorp-action-contest = luchar contra { $rival } { eketorp-for-side }
eketorp-action-decline = abandonar el asedio a { $castle } { eketorp-with-side }
# Bricks torn off the two walls that a siege engine faces
eketorp-torn =
  { $first ->
    [0] { $second ->
        [one] 1 bloque
       *[other] { $second } bloques
      } del segundo muro
   *[other] { $first ->
        [one] 1 bloque
       *[other] { $first } bloques
      } del primer muro{ $second ->
        [0] {""}
       *[other] {" "}y { $second } del segundo
      }
  }
eketorp-action-plunder-nothing = no llevarte nada
eketorp-action-plunder = derribar { eketorp-torn }, sin quedarte nada
eketorp-action-plunder-booty = derribar { eketorp-torn } y quedarte un bloque { eketorp-of-brick }
eketorp-action-claim = tomar un bloque { eketorp-of-brick }
eketorp-action-keep = quedarte esta mano
eketorp-action-redraw = apartar esta mano y robar otras cuatro cartas

## Lo que se pregunta

eketorp-ask-plan = { $sent ->
    [0] ¿Adónde envías a tus vikingos? { $count ->
        [one] Hay uno en casa.
       *[other] Hay { $count } en casa.
      }
   *[other] ¿Adónde envías al siguiente vikingo? { $count ->
        [one] Queda uno.
       *[other] Quedan { $count }.
      }
  }
eketorp-ask-claim = ¿Qué bloque tomas en la casilla { $field }?
eketorp-ask-fight = ¿Dónde atacas?
eketorp-ask-amulet = Combate contra { $rival }: { $count ->
    [one] ¿renuevas tu última carta? Cuesta 1 amuleto; tienes { $amulets }.
   *[other] ¿renuevas las { $count } cartas? Cuesta { $count } amuletos; tienes { $amulets }.
  }
eketorp-ask-card = { $case ->
    [battle] Combate contra { $rival }: ¿qué carta juegas?
    [siege] Asedio contra { $rival }: ¿qué carta juegas?
    [open] El castillo de { $rival } está sin defensa: puedes saquear hasta el valor de tu carta. ¿Qué carta juegas?
   *[empty] Sin defensores: tu carta cuenta como 0 y se la queda { $rival }. ¿Qué carta entregas?
  }
eketorp-ask-plunder = Saquea los dos muros de { $rival } ante { $first ->
    [0] la catapulta
    [2] el barco
   *[4] el ariete
  }: desde arriba, hasta { $difference ->
    [one] 1 punto
   *[other] { $difference } puntos
  }.
eketorp-ask-build = Tienes { $bricks } para construir. ¿Dónde?
eketorp-ask-redraw = ¿Te quedas tu primera mano?

## La mesa en texto

eketorp-board-round = Ronda { $round } de 10. { $whoIs ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
  }
eketorp-board-field = Casilla { $field }: { $bricks }.
eketorp-board-field-vikings = Casilla { $field }: { $bricks }. Vikingos: { $vikings }.
eketorp-board-siege = { $side ->
    [catapult] En la catapulta { of-castle }: { $vikings }.
    [boat] En el barco { of-castle }: { $vikings }.
   *[ram] En el ariete { of-castle }: { $vikings }.
  }
eketorp-board-castle = { $who }: muros { $walls } ({ $built } de { $room } bloques). En casa: { $home }; en el hospital, camas 1 a 4: { $wards }; amuletos: { $amulets }.
eketorp-board-hand = { "  " }mano: { $hand }
eketorp-board-hand-swap = { "  " }mano: { $hand }; pila de cambio: { $swap }
eketorp-owner = { $whoIs ->
    [you] tú
   *[other] { $who }
  } ×{ $count }

## Lo que pasa

eketorp-event-first = { $whoIs ->
    [you] La primera ronda la empiezas tú.
   *[other] La primera ronda la empieza { $who }.
  }
eketorp-event-dealt = Cada uno recibe cuatro cartas de combate.
eketorp-event-hand = { $whoIs ->
    [you] Tu mano: { $cards }.
   *[other] La mano de { $who }: { $cards }.
  }
eketorp-event-redraw = { $whoIs ->
    [you] Solo tienes cartas bajas: las apartas y robas otras cuatro.
   *[other] { $who } solo tiene cartas bajas: las aparta y roba otras cuatro.
  }
eketorp-event-redraw-shown = { $whoIs ->
    [you] Enseñas { $cards }, apartas esas cartas y robas otras cuatro.
   *[other] { $who } enseña { $cards }, aparta esas cartas y roba otras cuatro.
  }
eketorp-event-round = – Ronda { $round }. { $whoIs ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
  }
eketorp-event-material = Bloques nuevos: { $laid }.
eketorp-laid = { $field } { $bricks }
eketorp-event-planned = { $whoIs ->
    [you] Tu plan está listo.
   *[other] El plan de { $who } está listo.
  }
eketorp-event-revealed = ¡Los planes, a la vista!
eketorp-event-plan = { $whoIs ->
    [you] Tú
   *[other] { $who }
  }: { $places }.
eketorp-event-no-plan = { $whoIs ->
    [you] No tienes a nadie que enviar.
   *[other] { $who } no tiene a nadie que enviar.
  }
eketorp-vikings-field = { $field } ×{ $count }
eketorp-vikings-siege = { eketorp-side } { of-castle }
eketorp-vikings-home = { $count ->
    [0] nadie en casa
   *[other] { $count } en casa
  }
eketorp-event-took = { $whoIs ->
    [you] Tomas { $bricks } de { $field }.
   *[other] { $who } toma { $bricks } de { $field }.
  }
eketorp-event-attack = { eketorp-event-attack.line }.
    .line = { $whoIs ->
        [you] Atacas a { $rival } en { $field }
       *[other] { $rivalIs ->
            [you] { $who } te ataca en { $field }
           *[other] { $who } ataca a { $rival } en { $field }
          }
      }
eketorp-event-contest = { eketorp-event-contest.line }.
    .line = { $whoIs ->
        [you] Luchas contra { $rival } { eketorp-for-side }
       *[other] { $rivalIs ->
            [you] { $who } lucha contra ti { eketorp-for-side }
           *[other] { $who } lucha contra { $rival } { eketorp-for-side }
          }
      }
eketorp-event-siege = { $whoIs ->
    [you] Asedias a { $castle } { eketorp-with-side }{ $defended ->
        [yes] .
       *[no] ; allí no hay nadie en casa.
      }
   *[other] { $castleIs ->
        [you] { $who } te asedia { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] ; no tienes a nadie en casa.
          }
       *[other] { $who } asedia a { $castle } { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] ; allí no hay nadie en casa.
          }
      }
  }
    .line = { $whoIs ->
        [you] Asedias a { $castle } { eketorp-with-side }
       *[other] { $castleIs ->
            [you] { $who } te asedia { eketorp-with-side }
           *[other] { $who } asedia a { $castle } { eketorp-with-side }
          }
      }
eketorp-event-declined = { $whoIs ->
    [you] Abandonas el asedio a { $castle } { eketorp-with-side }.
   *[other] { $castleIs ->
        [you] { $who } abandona el asedio a tu castillo { eketorp-with-side }.
       *[other] { $who } abandona el asedio a { $castle } { eketorp-with-side }.
      }
  }
eketorp-event-exchanged = { $whoIs ->
    [you] Gastas { $count ->
        [one] 1 amuleto
       *[other] { $count } amuletos
      } en una mano nueva.
   *[other] { $who } gasta { $count ->
        [one] 1 amuleto
       *[other] { $count } amuletos
      } en una mano nueva.
  }
    .part = { $whoIs ->
        [you] tú gastas { $count ->
            [one] 1 amuleto
           *[other] { $count } amuletos
          }
       *[other] { $who } gasta { $count ->
            [one] 1 amuleto
           *[other] { $count } amuletos
          }
      }
eketorp-event-cards = { $whoIs ->
    [you] Juegas { eketorp-the-a }, { $rival } juega { eketorp-the-b }.
   *[other] { $rivalIs ->
        [you] { $who } juega { eketorp-the-a }, tú juegas { eketorp-the-b }.
       *[other] { $who } juega { eketorp-the-a }, { $rival } juega { eketorp-the-b }.
      }
  }
eketorp-event-cards-open = { $whoIs ->
    [you] Juegas { eketorp-the-a }. Nadie defiende, así que el { $b } de { $rival } cuenta como 0.
   *[other] { $rivalIs ->
        [you] { $who } juega { eketorp-the-a }. Nadie defiende, así que tu { $b } cuenta como 0.
       *[other] { $who } juega { eketorp-the-a }. Nadie defiende, así que el { $b } de { $rival } cuenta como 0.
      }
  }
eketorp-event-breach = { $whoIs ->
    [you] ¡Entras! Saquea hasta { $difference ->
        [one] 1 punto
       *[other] { $difference } puntos
      }.
   *[other] { $who } entra y puede saquear hasta { $difference ->
        [one] 1 punto
       *[other] { $difference } puntos
      }.
  }
eketorp-event-repelled = { $rivalIs ->
    [you] Tus muros resisten.
   *[other] Los muros de { $rival } resisten.
  }
eketorp-event-attack-over = { eketorp-event-attack-over.line }.
    .line = { eketorp-event-attack.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-contest-over = { eketorp-event-contest-over.line }.
    .line = { eketorp-event-contest.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-siege-over = { eketorp-event-siege-over.line }.
    .line = { eketorp-event-siege.line } { eketorp-siege-outcome }
eketorp-cards-played = { $a } contra { $b }
eketorp-fight-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] y ganas
       *[other] y gana
      }
    [lost] { $whoIs ->
        [you] y pierdes
       *[other] y pierde
      }
   *[tied] { $whoIs ->
        [you] y empatas
       *[other] y empata
      }
  }
eketorp-siege-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] y entras
       *[other] y entra
      }, { eketorp-cards-played }
    [open] { $whoIs ->
        [you] y entras
       *[other] y entra
      } sin resistencia
   *[lost] en vano, { eketorp-cards-played }
  }
eketorp-event-hurt = { $whoIs ->
    [you] Tu vikingo
   *[other] Un vikingo de { $who }
  } { $rounds ->
    [0] vuelve la próxima ronda.
    [one] queda fuera 1 ronda.
   *[other] queda fuera { $rounds } rondas.
  }
    .part = { $whoIs ->
        [you] tu vikingo
       *[other] un vikingo de { $who }
      } { $rounds ->
        [0] vuelve la próxima ronda
        [one] queda fuera 1 ronda
       *[other] queda fuera { $rounds } rondas
      }
eketorp-event-hurt-both = Los dos vikingos { $rounds ->
    [0] vuelven la próxima ronda.
    [one] quedan fuera 1 ronda.
   *[other] quedan fuera { $rounds } rondas.
  }
    .part = los dos vikingos { $rounds ->
        [0] vuelven la próxima ronda
        [one] quedan fuera 1 ronda
       *[other] quedan fuera { $rounds } rondas
      }
eketorp-event-picked-up = { $whoIs ->
    [you] Recoges tu pila de cambio: { $cards }.
   *[other] { $who } recoge la pila de cambio: { $cards }.
  }
    .part = { $whoIs ->
        [you] tú recoges { $cards }
       *[other] { $who } recoge { $cards }
      }
eketorp-event-picked-up-hidden = { $whoIs ->
    [you] Recoges tu pila de cambio.
   *[other] { $who } recoge la pila de cambio.
  }
    .part = { $whoIs ->
        [you] tú recoges tu pila
       *[other] { $who } recoge la pila
      }
eketorp-event-no-plunder = { $whoIs ->
    [you] No te llevas nada de los muros.
   *[other] { $who } no se lleva nada de los muros.
  }
    .part = sin botín
eketorp-event-plundered = { $whoIs ->
    [you] Derribas { $bricks } de los muros de { $rival }.
   *[other] { $rivalIs ->
        [you] { $who } derriba { $bricks } de tus muros.
       *[other] { $who } derriba { $bricks } de los muros de { $rival }.
      }
  }
    .part = { $kept ->
        [all] { $bricks } como botín
        [some] { $bricks } menos en los muros, un bloque { eketorp-of-brick } como botín
       *[none] { $bricks } menos en los muros
      }
eketorp-event-booty = { $whoIs ->
    [you] Te llevas un bloque { eketorp-of-brick }.
   *[other] { $who } se lleva un bloque { eketorp-of-brick }.
  }
eketorp-event-brought-home = { $whoIs ->
    [you] Traes a casa { $bricks }.
   *[other] { $who } lleva a casa { $bricks }.
  }
eketorp-event-built = { $whoIs ->
    [you] Construyes un bloque { eketorp-of-brick }.
   *[other] { $who } construye un bloque { eketorp-of-brick }.
  }
    .line = { $whoIs ->
        [you] Construyes
       *[other] { $who } construye
      }
    .part = { eketorp-brick }
eketorp-event-surplus = { $whoIs ->
    [you] Ya no tienes sitio para { $bricks }.
   *[other] { $who } ya no tiene sitio para { $bricks }.
  }
eketorp-event-complete = { $whoIs ->
    [you] ¡Tu castillo está terminado!
   *[other] ¡El castillo de { $who } está terminado!
  }
eketorp-event-last-round = Se han jugado diez rondas.
eketorp-event-healed = { $whoIs ->
    [you] { $count ->
        [one] Uno de tus vikingos ya está sano.
       *[other] { $count } de tus vikingos ya están sanos.
      }
   *[other] { $count ->
        [one] Un vikingo de { $who } ya está sano.
       *[other] { $count } vikingos de { $who } ya están sanos.
      }
  }

## Puntos y finales

eketorp-part-grass = hierba
eketorp-part-wood = madera
eketorp-part-clay = arcilla
eketorp-part-stone = piedra
eketorp-part-complete = castillo terminado
eketorp-part-amulets = amuletos
eketorp-ending-castle = Un castillo está terminado.
eketorp-ending-rounds = Se han jugado diez rondas.

## Por qué algo no se puede

eketorp-reason-not-your-decision = No te toca.
eketorp-reason-another-step = No en este paso de la ronda.
eketorp-reason-dice-decide = Eso lo deciden las cartas que se roban.
eketorp-reason-game-over = La partida ha terminado.
eketorp-reason-hand-has-a-high-card = Una mano con un 4, un 5 o un 6 se conserva.
eketorp-reason-own-castle = No puedes asediar tu propio castillo.
eketorp-reason-castle-not-in-play = Nadie juega con ese castillo.
eketorp-reason-one-viking-a-siege-field = Ya tienes un vikingo ahí: uno por casilla de asedio.
eketorp-reason-places-in-order = Envía a tus vikingos en orden: casillas A a G y luego casillas de asedio en sentido horario. Escribe undo y después todo el plan en una línea.
eketorp-reason-no-such-brick-on-the-field = En esta casilla no hay un bloque así.
eketorp-reason-no-viking-of-yours = No tienes ningún vikingo ahí.
eketorp-reason-no-viking-of-theirs = Tu rival no tiene ningún vikingo ahí.
eketorp-reason-not-against-yourself = No puedes luchar contra ti.
eketorp-reason-field-at-peace = Esta casilla está en paz: aquí nadie lucha.
eketorp-reason-rivals-on-the-siege-field = Primero lucha contra los rivales de esta casilla de asedio.
eketorp-reason-siege-over = Tu asedio desde aquí ha terminado por esta ronda.
eketorp-reason-siege-must-be-fought = No puedes abandonar este asedio: quien puede atacar tiene que luchar.
eketorp-reason-walls-worth-a-siege = Solo puedes abandonar el asedio de dos muros vacíos.
eketorp-reason-too-few-amulets = Necesitas un amuleto por cada carta de tu mano.
eketorp-reason-card-not-in-hand = Esa carta no está en tu mano.
eketorp-reason-too-few-bricks-on-the-wall = Ese muro tiene menos bloques.
eketorp-reason-bricks-worth-too-much = Esos bloques valen más de lo que puedes saquear.
eketorp-reason-two-bricks-at-most = Puedes derribar dos bloques como mucho.
eketorp-reason-booty-not-among-the-bricks = Solo puedes quedarte un bloque que derribes.
eketorp-reason-booty-must-be-taken = Tienes que quedarte uno de los bloques.
eketorp-reason-brick-not-brought = No tienes un bloque así para construir.
eketorp-reason-wall-full = Ese muro está lleno (3 bloques).
eketorp-reason-walls-in-order = Construye los muros en orden creciente y deja sitio para lo que queda. Escribe undo y después todos los bloques en una línea.
eketorp-reason-no-rival-on-the-siege-field = Ese rival no tiene ningún vikingo en esta casilla de asedio.
eketorp-reason-already-decided = Ya has decidido. Puedes deshacer hasta que todos hayan decidido.
eketorp-reason-home-never-attacks = Tus vikingos de casa nunca atacan: no puedes luchar contra quien te asedia.
eketorp-reason-no-contest-with-yourself = No puedes luchar contra ti por una casilla de asedio.
eketorp-reason-not-your-fight = Este combate no es tuyo.
eketorp-reason-opponent-exchanges = Tu rival decide si renueva sus cartas.
eketorp-reason-not-your-pick = No te toca elegir bloque.
eketorp-reason-not-your-turn-to-build = No te toca construir.
eketorp-reason-fighters-choose-cards = Los dos que luchan eligen sus cartas; tú solo miras.
eketorp-reason-besieger-plunders = Los bloques los elige quien asedia.
eketorp-lack-amulets = { $count ->
    [one] Te falta 1 amuleto.
   *[other] Te faltan { $count } amuletos.
  }
eketorp-lack-brick = No tienes ningún bloque { eketorp-of-brick } para construir.
eketorp-lack-card = No tienes ningún { $value } en la mano.
eketorp-lack-step = { $step ->
    [keep] Decide primero si te quedas tu mano.
    [plan] Coloca primero a tus vikingos.
    [claim] Toma primero tu bloque.
    [fight] Elige primero a quién atacas.
    [amulet] Decide primero si renuevas tu mano.
    [card] Juega primero una carta de combate.
    [plunder] Elige primero qué saqueas.
   *[other] Construye primero tus bloques.
  }
eketorp-reason-nobody-left-at-home = Ya no queda nadie en casa.
eketorp-reason-nobody-to-send = No tienes ningún vikingo que enviar en esta ronda.
eketorp-reason-nothing-to-build = No tienes bloques que construir.
eketorp-reason-plan-already-begun = Ya has colocado vikingos. Deshaz para empezar de nuevo.
eketorp-reason-vikings-do-not-add-up = Tu plan no cuadra con los vikingos que tienes en casa.

## Opciones, cada una con una línea que la explica

eketorp-option-hospitalExit = salida del hospital
    .explain = ¿Un vikingo descansa una ronda en la última cama, o vuelve a casa al llegar a ella?
    .afterLast = tras la última cama
    .onArrival = al llegar a la última cama
eketorp-option-siegeBrickCap = bloques en un asedio
    .explain = ¿Cuántos bloques se pueden derribar tras ganar un asedio, dentro de la diferencia entre las cartas?
    .none = los que quieras
    .two = dos como mucho
eketorp-option-emptyFieldBattle = combates en casillas vacías
    .explain = ¿Luchan los vikingos en una casilla sin bloques?
    .yes = luchan
    .no = quedan en paz
eketorp-option-mixedClaim = bloques distintos
    .explain = Si una casilla en paz tiene bloques de varias clases, ¿quién decide qué vikingo toma cuál?
    .roundRobin = se elige por turnos
    .autoHighest = primero el más valioso, automáticamente
eketorp-option-bootyOptional = botín de un asedio
    .explain = ¿Quien gana un asedio puede dejar todos los bloques?
    .yes = sí, todos
    .no = no, hay que quedarse uno
eketorp-option-skipPointlessSiege = asedios inútiles
    .explain = ¿Se puede abandonar el asedio de dos muros vacíos en vez de combatir?
    .yes = se puede abandonar
    .no = hay que combatir
eketorp-option-mulligan = manos iniciales bajas
    .explain = ¿Qué pasa con una mano inicial de solo 1, 2 y 3?
    .forced = se cambia
    .optional = se puede cambiar
    .off = se conserva
eketorp-option-mulliganReturn = cartas apartadas
    .explain = ¿Cuándo vuelven al mazo las manos iniciales apartadas?
    .end = cuando todas las manos están decididas
    .immediate = al momento
eketorp-option-mulliganOpen = manos apartadas
    .explain = ¿Todos ven una mano inicial apartada?
    .yes = a la vista
    .no = boca abajo
eketorp-option-buildMode = construcción
    .explain = ¿Se construye por turnos, o todos a la vez y en secreto?
    .sequential = por turnos
    .simultaneous = todos a la vez
eketorp-option-knownCards = cartas vistas hasta ahora
    .explain = ¿La mesa muestra las manos y pilas de cambio que cualquiera podría recordar?
    .open = a la vista
    .memory = solo el dorso
eketorp-option-tieBreak = empates
    .explain = ¿Quién gana si hay empate a puntos?
    .shared = comparten la victoria
    .amulets = más amuletos
    .bricks = más bloques
eketorp-option-firstPlayer = quién empieza primero
    .explain = ¿Quién empieza la primera ronda?
    .random = se sortea
    .seat = un asiento concreto
eketorp-preset-standard = Inglesa/italiana
eketorp-preset-french = Francesa

## Después

eketorp-moment-plundered = { $rivalIs ->
    [you] { $guard ->
        [no] No dejaste guardia. { $who } entró { eketorp-with-side } y perdiste { $points }.
       *[yes] { $who } entró { eketorp-with-side } y perdiste { $points }.
      }
   *[other] { $whoIs ->
        [you] Entraste { eketorp-with-side }: { $rival } perdió { $points }{ $brick ->
            [none] .
           *[other] {" "}y te quedaste { eketorp-the-brick }.
          }
       *[other] { $who } entró { eketorp-with-side } y { $rival } perdió { $points }.
      }
  }
eketorp-moment-repelled = { $rivalIs ->
    [you] Defendiste tu castillo contra { $who }, { $b } contra { $a }.
   *[other] { $rival } resistió { $whoIs ->
        [you] tu asedio
       *[other] a { $who }
      }, { $b } contra { $a }.
  }
eketorp-moment-won = { $whoIs ->
    [you] Venciste a { $rival } en { $field }, { $a } contra { $b }, y tomaste { $bricks }.
   *[other] { $rivalIs ->
        [you] { $who } te venció en { $field }, { $a } contra { $b }, y tomó { $bricks }.
       *[other] { $who } venció a { $rival } en { $field }, { $a } contra { $b }, y tomó { $bricks }.
      }
  }
eketorp-moment-beaten-field = { $whoIs ->
    [you] Venciste a { $rival } en { $field }, { $a } contra { $b }.
   *[other] { $rivalIs ->
        [you] { $who } te venció en { $field }, { $a } contra { $b }.
       *[other] { $who } venció a { $rival } en { $field }, { $a } contra { $b }.
      }
  }
eketorp-moment-beaten-siege-field = { $whoIs ->
    [you] Venciste a { $rival } { eketorp-for-side }, { $a } contra { $b }.
   *[other] { $rivalIs ->
        [you] { $who } te venció { eketorp-for-side }, { $a } contra { $b }.
       *[other] { $who } venció a { $rival } { eketorp-for-side }, { $a } contra { $b }.
      }
  }
eketorp-moment-tie-field = { $whoIs ->
    [you] { $rival } y tú empatasteis en { $field }, y los dos quedaron fuera.
   *[other] { $rivalIs ->
        [you] { $who } y tú empatasteis en { $field }, y los dos quedaron fuera.
       *[other] { $who } y { $rival } empataron en { $field }, y los dos quedaron fuera.
      }
  }
eketorp-moment-tie-siege-field = { $whoIs ->
    [you] { $rival } y tú empatasteis { eketorp-for-side }, y los dos quedaron fuera.
   *[other] { $rivalIs ->
        [you] { $who } y tú empatasteis { eketorp-for-side }, y los dos quedaron fuera.
       *[other] { $who } y { $rival } empataron { eketorp-for-side }, y los dos quedaron fuera.
      }
  }
eketorp-moment-nothing = { $whoIs ->
    [you] Entraste { eketorp-with-side } en el castillo de { $rival } y no te llevaste nada.
   *[other] { $rivalIs ->
        [you] { $who } entró { eketorp-with-side } en tu castillo y no se llevó nada.
       *[other] { $who } entró { eketorp-with-side } en el castillo de { $rival } y no se llevó nada.
      }
  }

# Eketorp en la mesa del navegador.

eketorp-web-at-field = en { $field }
eketorp-web-at-siege = { $side ->
    [catapult] en la catapulta { of-castle }
    [boat] en el barco { of-castle }
   *[ram] en el ariete { of-castle }
  }
eketorp-web-amulets = { $count ->
    [0] sin amuletos
    [one] 1 amuleto
   *[other] { $count } amuletos
  }

## Planear

eketorp-web-plan = ¿Adónde van tus vikingos?
eketorp-web-plan-note = Pulsa una casilla o una máquina de asedio para enviar un vikingo. Tu plan es secreto hasta que todos estén listos.
eketorp-web-plan-mine = Tu plan
eketorp-web-plan-begun = Ya has colocado vikingos. Borra el plan para empezar de nuevo.
eketorp-web-plan-bare = No hay bloques que tomar { $places }.
eketorp-web-no-defender = Nadie en casa: tu castillo está sin defensa.
eketorp-web-send-field = { $count ->
    [0] Enviar un vikingo a { $field }: { $bricks }
    [one] Enviar otro vikingo a { $field }: { $bricks }. Ya va uno.
   *[other] Enviar otro vikingo a { $field }: { $bricks }. Ya van { $count }.
  }
eketorp-web-back-field = Hacer volver a uno de { $field }
eketorp-web-send-siege = Enviar un vikingo { $side ->
    [catapult] a la catapulta
    [boat] al barco
   *[ram] al ariete
  } { of-castle }
eketorp-web-back-siege = Hacer volver a tu vikingo { $side ->
    [catapult] de la catapulta
    [boat] del barco
   *[ram] del ariete
  } { of-castle }
eketorp-web-ready = Plan listo
eketorp-web-plan-clear = Borrar el plan
eketorp-web-plan-sealed = Tu plan está listo. Puedes cambiarlo hasta que lo estén todos.
eketorp-web-plan-told = Tu plan está listo.

## Bloques en una casilla en paz

eketorp-web-claim-after = Después elige { $who }.
eketorp-web-take = Tomar { eketorp-the-brick }

## Combates

eketorp-web-attack = ¿Dónde atacas?
eketorp-web-attack-note = Elige aquí o en el tablero.
eketorp-web-choose-attack = Elige un ataque
eketorp-web-go = Atacar
eketorp-web-give-up = Abandonar el asedio
eketorp-web-holds-known = tiene { $cards }
eketorp-web-holds-unseen = { $count ->
    [one] tiene 1 carta sin ver
   *[other] tiene { $count } cartas sin ver
  }
eketorp-web-defenders = { $count ->
    [0] nadie en casa
    [one] uno en casa
   *[other] { $count } en casa
  }
eketorp-web-battle = Combate contra { $rival } en { $field } por { $bricks }
eketorp-web-battle-empty = Combate contra { $rival } en { $field }
eketorp-web-contest = Combate contra { $rival } { eketorp-for-side }
eketorp-web-siege = Asedias a { $castle } { eketorp-with-side }
eketorp-web-besieged = { $rival } te asedia { eketorp-with-side }
eketorp-web-exchange = { $fight }. ¿Renuevas la mano?
eketorp-web-exchange-note = Cuesta un amuleto por carta, y hay que renovar toda la mano. Cada amuleto que guardes vale 1 punto.
eketorp-web-keep-cards = Quedarme la mano
eketorp-web-new-cards = Renovar todas
eketorp-web-your-amulets = Tus amuletos
eketorp-web-against = contra
eketorp-web-choose-card = Elige una carta
eketorp-web-play = Jugar el { $value }
eketorp-web-open-gate = El castillo está sin defensa: puedes saquear hasta el valor de tu carta.
eketorp-web-counts-nothing = Sin defensores: tu carta cuenta como 0 y se la queda tu rival. Entrega la peor.
eketorp-web-your-hand = Tus cartas
eketorp-web-card = Carta { $value }
eketorp-web-hand-of = Tus cartas: { $cards }
eketorp-web-choose-note = Elige una carta. Después intercambiáis las dos cartas.
eketorp-web-guard = { $count ->
    [one] Elige una carta. Tu único guardia defiende los muros que brillan.
   *[other] Elige una carta. Uno de tus { $count } guardias defiende los muros que brillan.
  }
eketorp-web-gets = Después se la queda { $rival }.
eketorp-web-card-holds = resiste { $count } de { $of }
eketorp-web-card-wins = gana a { $count } de { $of }
eketorp-web-card-worst = { $points ->
    [0] nada que perder
   *[other] en el peor caso −{ $points }
  }
eketorp-web-card-best = { $points ->
    [0] nada que ganar
   *[other] saqueo hasta { $points }
  }
eketorp-web-card-out = { $rounds ->
    [0] sin riesgo
    [one] fuera hasta 1 ronda
   *[other] fuera hasta { $rounds } rondas
  }
eketorp-web-chance-holds = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] El { $card } no resiste a la carta { $rivalIs ->
                [you] de tu mano
               *[other] de la mano de { $rival }
              }.
           *[other] El { $card } resiste a la carta { $rivalIs ->
                [you] de tu mano
               *[other] de la mano de { $rival }
              }.
          }
       *[other] El { $card } resiste a { $count } de las { $of } cartas { $rivalIs ->
            [you] de tu mano
           *[other] de la mano de { $rival }
          }.
      }
   *[no] El { $card } resiste a { $count } de { $of } cartas sin ver.
  }
eketorp-web-chance-wins = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] El { $card } no gana a la carta { $rivalIs ->
                [you] de tu mano
               *[other] de la mano de { $rival }
              }.
           *[other] El { $card } gana a la carta { $rivalIs ->
                [you] de tu mano
               *[other] de la mano de { $rival }
              }.
          }
       *[other] El { $card } gana a { $count } de las { $of } cartas { $rivalIs ->
            [you] de tu mano
           *[other] de la mano de { $rival }
          }.
      }
   *[no] El { $card } gana a { $count } de { $of } cartas sin ver.
  }
eketorp-web-out = { $most ->
    [0] vuelve la próxima ronda
    [one] queda fuera 1 ronda
   *[other] queda fuera { $rounds } rondas
  }
eketorp-web-if-win = Ganas: el vikingo de { $rival } { eketorp-web-out }.
eketorp-web-if-breach = Ganas: saquea hasta { web-points }. Un guardia { eketorp-web-out }.
eketorp-web-if-breach-open = Entras: saquea hasta { web-points }.
eketorp-web-if-beaten = Un { $values } te gana: tu vikingo { eketorp-web-out }.
eketorp-web-if-broken-in = Con un { $values } entran: pierdes { $bricks } en el peor caso, y un guardia { eketorp-web-out }.
eketorp-web-both-out = { $most ->
    [0] los dos vuelven la próxima ronda
    [one] los dos quedan fuera 1 ronda
   *[other] los dos quedan fuera { $rounds } rondas
  }
eketorp-web-if-tie = Un { $values } empata: { eketorp-web-both-out }.
eketorp-web-if-tie-siege = Un { $values } empata: los muros resisten, { eketorp-web-both-out }.
eketorp-web-at-stake = { $points ->
    [0] muros vacíos
   *[other] hasta { $points } que saquear
  }
eketorp-web-hurt = { $whoIs ->
    [you] Tu vikingo
   *[other] Un vikingo de { $who }
  } { $rounds ->
    [0] vuelve la próxima ronda.
    [one] queda fuera 1 ronda.
   *[other] queda fuera { $rounds } rondas.
  }
eketorp-web-breach = { $whoIs ->
    [you] ¡Entras! Saquea hasta { $difference ->
        [one] 1 punto
       *[other] { $difference } puntos
      }.
   *[other] { $who } entra y puede saquear hasta { $difference ->
        [one] 1 punto
       *[other] { $difference } puntos
      }.
  }
eketorp-web-holds = Los muros resisten.
eketorp-web-picks-up = { $whoIs ->
    [you] Recoges tu pila de cambio.
   *[other] { $who } recoge la pila de cambio.
  }
eketorp-web-swapped = Las cartas se intercambian.
eketorp-web-tie = Empate

## Saqueo

eketorp-web-plunder-note = Quita bloques desde arriba. Te quedas uno; el resto se descarta.
eketorp-web-wall = { eketorp-wall }
eketorp-web-take-nothing = No llevarme nada
eketorp-web-pull-down = Derribar sin quedarme nada

## Construir

eketorp-web-build = { $count ->
    [one] Tienes un bloque para construir. ¿Dónde lo pones?
   *[other] Tienes { $count } bloques para construir. ¿Dónde los pones?
  }
eketorp-web-build-note = { $count ->
    [0] Todo colocado.
   *[other] Pulsa un muro de tu castillo. Se saquea desde arriba.
  }
eketorp-web-carried = Bloques para construir
eketorp-web-unbuild = Recuperar { eketorp-the-brick }: { eketorp-wall }
eketorp-web-build-done = Construir
eketorp-web-build-again = Empezar de nuevo

## La mano inicial

eketorp-web-redraw-note = ¿Ningún 4, 5 o 6? Puedes robar otra mano.
eketorp-web-keep-hand = Quedarme la mano
eketorp-web-draw-anew = Robar otras cuatro cartas

## Esperar

eketorp-web-you-decide = Te toca
eketorp-web-goes-on = Se reparten los bloques…
eketorp-web-wait-plan = { $count ->
    [one] { $who } aún está planeando.
   *[other] { $who } aún están planeando.
  }
eketorp-web-wait-redraw = { $count ->
    [one] { $who } mira su primera mano.
   *[other] { $who } miran su primera mano.
  }
eketorp-web-wait-claim = { $who } elige un bloque en { $field }.
eketorp-web-wait-fight = { $who } elige un objetivo.
eketorp-web-wait-amulet = { $who } decide si renueva la mano antes del combate { $place }.
eketorp-web-wait-card = { $count ->
    [one] { $who } elige una carta para el combate { $place }.
   *[other] { $who } eligen carta para el combate { $place }.
  }
eketorp-web-wait-plunder = { $rivalIs ->
    [you] { $who } saquea tu castillo.
   *[other] { $who } saquea el castillo de { $rival }.
  }
eketorp-web-wait-build = { $count ->
    [one] { $who } está construyendo.
   *[other] { $who } están construyendo.
  }
eketorp-web-card-sealed = Has jugado tu { $value }, boca abajo.

## Una ronda nueva

eketorp-web-round = Ronda { $round }
eketorp-web-leader = { $whoIs ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
  }
eketorp-web-wards-move = En el hospital, todos avanzan una cama.
eketorp-web-leftovers = La hierba y la madera que sobran se retiran.

## Lo que se sabe

eketorp-web-known = Cartas vistas hasta ahora
eketorp-web-hand = Mano
eketorp-web-swap = Pila de cambio
eketorp-web-piles = { $pile } en el mazo, { $discards } descartadas.
eketorp-web-discards-known = Descartes que conoces:
eketorp-web-heading = { web-round }{ $step ->
    [redraw] {" "}· Primeras manos
    [plan] {" "}· Planes
    [claim] {" "}· Bloques
    [fight] {" "}· Combates
    [amulet] {" "}· Combates
    [card] {" "}· Combates
    [plunder] {" "}· Saqueo
    [build] {" "}· Construcción
    [over] {" "}· Final
   *[chance] {""}
  }

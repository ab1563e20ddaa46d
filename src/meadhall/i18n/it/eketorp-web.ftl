# Eketorp al tavolo del browser.

eketorp-web-at-field = su { $field }
eketorp-web-at-siege = { $side ->
    [catapult] alla catapulta { of-castle }
    [boat] alla nave { of-castle }
   *[ram] all’ariete { of-castle }
  }
eketorp-web-amulets = { $count ->
    [0] nessun amuleto
    [one] un amuleto
   *[other] { $count } amuleti
  }

## Il piano

eketorp-web-plan = Dove vanno i tuoi Vichinghi?
eketorp-web-plan-note = Scegli una casella o una macchina d’assedio per mandarci un Vichingo. Il piano resta segreto finché non sono pronti tutti.
eketorp-web-plan-mine = Il tuo piano
eketorp-web-plan-begun = Hai già piazzato dei Vichinghi. Cancella il piano per ricominciare.
eketorp-web-plan-bare = Non ci sono mattoni da prendere { $places }.
eketorp-web-no-defender = Nessuno a casa: il tuo villaggio è indifeso.
eketorp-web-send-field = { $count ->
    [0] Manda un Vichingo sulla casella { $field }: { $bricks }
    [one] Manda un altro Vichingo sulla casella { $field }: { $bricks }. Uno ci va già.
   *[other] Manda un altro Vichingo sulla casella { $field }: { $bricks }. { $count } ci vanno già.
  }
eketorp-web-back-field = Richiamane uno da { $field }
eketorp-web-send-siege = { $side ->
    [catapult] Manda un Vichingo alla catapulta di { $castle }
    [boat] Manda un Vichingo alla nave di { $castle }
   *[ram] Manda un Vichingo all’ariete di { $castle }
  }
eketorp-web-back-siege = { $side ->
    [catapult] Richiama il Vichingo dalla catapulta di { $castle }
    [boat] Richiama il Vichingo dalla nave di { $castle }
   *[ram] Richiama il Vichingo dall’ariete di { $castle }
  }
eketorp-web-ready = Piano pronto
eketorp-web-plan-clear = Cancella il piano
eketorp-web-plan-sealed = Piano consegnato. Puoi cambiarlo finché non sono pronti tutti.
eketorp-web-plan-told = Piano consegnato.

## Mattoni su una casella in pace

eketorp-web-claim-after = Poi sceglie { $who }.
eketorp-web-take = Prendi { eketorp-the-brick }

## Scontri

eketorp-web-attack = Dove attacchi?
eketorp-web-attack-note = Scegli qui o sul tabellone.
eketorp-web-choose-attack = Scegli un attacco
eketorp-web-go = Attacca
eketorp-web-give-up = Rinuncia all’assedio
eketorp-web-holds-known = ha { $cards }
eketorp-web-holds-unseen = { $count ->
    [one] ha una carta coperta
   *[other] ha { $count } carte coperte
  }
eketorp-web-defenders = { $count ->
    [0] nessuno a casa
    [one] uno a casa
   *[other] { $count } a casa
  }
eketorp-web-battle = Scontro con { $rival } su { $field } per { $bricks }
eketorp-web-battle-empty = Scontro con { $rival } su { $field }
eketorp-web-contest = Scontro con { $rival } { eketorp-for-side }
eketorp-web-siege = Il tuo assedio a { $castle } { eketorp-with-side }
eketorp-web-besieged = { $rival } ti assedia { eketorp-with-side }
eketorp-web-exchange = { $fight }. Cambi la mano?
eketorp-web-exchange-note = Costa un amuleto per carta, e devi cambiare tutta la mano. Gli amuleti rimasti valgono 1 punto l’uno.
eketorp-web-keep-cards = Tieni la mano
eketorp-web-new-cards = Cambia tutte
eketorp-web-your-amulets = I tuoi amuleti
eketorp-web-against = contro
eketorp-web-choose-card = Scegli una carta
eketorp-web-play = { $value ->
    [1] Gioca l’1
   *[other] Gioca il { $value }
  }
eketorp-web-open-gate = Il villaggio è indifeso: puoi saccheggiare fino al valore della tua carta.
eketorp-web-counts-nothing = Nessun difensore: la tua carta conta 0 e resta all’avversario. Gioca la peggiore.
eketorp-web-your-hand = Le tue carte
eketorp-web-card = Carta { $value }
eketorp-web-hand-of = Le tue carte: { $cards }
eketorp-web-choose-note = Scegli una carta. Poi le due carte si scambiano.
eketorp-web-guard = { $count ->
    [one] Scegli una carta. La tua unica guardia difende le mura illuminate.
   *[other] Scegli una carta. Una delle tue { $count } guardie difende le mura illuminate.
  }
eketorp-web-gets = Poi va a { $rival }.
eketorp-web-card-holds = tiene { $count } su { $of }
eketorp-web-card-wins = batte { $count } su { $of }
eketorp-web-card-worst = { $points ->
    [0] nulla da perdere
   *[other] al peggio −{ $points }
  }
eketorp-web-card-best = { $points ->
    [0] nulla da prendere
   *[other] bottino fino a { $points }
  }
eketorp-web-card-out = { $rounds ->
    [0] nessun rischio
    [one] fuori fino a 1 turno
   *[other] fuori fino a { $rounds } turni
  }
eketorp-web-chance-holds = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] { $card ->
                [1] L’1
               *[other] Il { $card }
              } non resiste alla carta in mano a { $rival }.
           *[other] { $card ->
                [1] L’1
               *[other] Il { $card }
              } resiste alla carta in mano a { $rival }.
          }
       *[other] { $card ->
            [1] L’1
           *[other] Il { $card }
          } resiste a { $count } delle { $of } carte in mano a { $rival }.
      }
   *[no] { $card ->
        [1] L’1
       *[other] Il { $card }
      } resiste a { $count } delle { $of } carte mai viste.
  }
eketorp-web-chance-wins = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] { $card ->
                [1] L’1
               *[other] Il { $card }
              } non batte la carta in mano a { $rival }.
           *[other] { $card ->
                [1] L’1
               *[other] Il { $card }
              } batte la carta in mano a { $rival }.
          }
       *[other] { $card ->
            [1] L’1
           *[other] Il { $card }
          } batte { $count } delle { $of } carte in mano a { $rival }.
      }
   *[no] { $card ->
        [1] L’1
       *[other] Il { $card }
      } batte { $count } delle { $of } carte mai viste.
  }
eketorp-web-out = { $most ->
    [0] torna il prossimo turno
    [one] è fuori per 1 turno
   *[other] è fuori per { $rounds } turni
  }
eketorp-web-if-win = Se vinci, un Vichingo di { $rival } { eketorp-web-out }.
eketorp-web-if-breach = Se vinci, saccheggi fino a { $points }. Una guardia { eketorp-web-out }.
eketorp-web-if-breach-open = Sfondi: saccheggi fino a { $points }.
eketorp-web-if-beaten = Con { $values } vince l’avversario: il tuo Vichingo { eketorp-web-out }.
eketorp-web-if-broken-in = Con { $values } l’avversario sfonda: al peggio perdi { $bricks }, e una guardia { eketorp-web-out }.
eketorp-web-both-out = { $most ->
    [0] entrambi tornano il prossimo turno
    [one] entrambi sono fuori per 1 turno
   *[other] entrambi sono fuori per { $rounds } turni
  }
eketorp-web-if-tie = Con { $values } è pari: { eketorp-web-both-out }.
eketorp-web-if-tie-siege = Con { $values } è pari: le mura resistono, { eketorp-web-both-out }.
eketorp-web-at-stake = { $points ->
    [0] mura vuote
   *[other] bottino fino a { $points }
  }
eketorp-web-hurt = { $whoIs ->
    [you] Un tuo Vichingo
   *[other] Un Vichingo di { $who }
  } { $rounds ->
    [0] torna il prossimo turno.
    [one] è fuori per 1 turno.
   *[other] è fuori per { $rounds } turni.
  }
eketorp-web-breach = { $whoIs ->
    [you] Hai sfondato! Saccheggia fino a { $difference }.
   *[other] { $who } sfonda e può saccheggiare fino a { $difference }.
  }
eketorp-web-holds = Le mura resistono.
eketorp-web-picks-up = { $whoIs ->
    [you] Raccogli la tua pila degli scambi.
   *[other] { $who } raccoglie la sua pila degli scambi.
  }
eketorp-web-swapped = Le carte si scambiano.
eketorp-web-tie = Pari

## Saccheggio

eketorp-web-plunder-note = Togli i mattoni dall’alto. Tienine uno; gli altri vanno persi.
eketorp-web-wall = { eketorp-wall }
eketorp-web-take-nothing = Non prendere nulla
eketorp-web-pull-down = Demolisci soltanto

## Costruzione

eketorp-web-build = { $count ->
    [one] Hai un mattone da posare. Dove lo metti?
   *[other] Hai { $count } mattoni da posare. Dove li metti?
  }
eketorp-web-build-note = { $count ->
    [0] Tutto al suo posto.
   *[other] Scegli un cantiere del tuo villaggio. I mattoni in cima si saccheggiano per primi.
  }
eketorp-web-carried = Mattoni da posare
eketorp-web-unbuild = Riprendi { eketorp-the-brick } dal { eketorp-wall }
eketorp-web-build-done = Costruisci
eketorp-web-build-again = Da capo

## Mano iniziale

eketorp-web-redraw-note = Niente 4, 5 o 6? Puoi ripescare.
eketorp-web-keep-hand = Tieni la mano
eketorp-web-draw-anew = Ripesca quattro carte

## Attesa

eketorp-web-you-decide = Tocca a te
eketorp-web-goes-on = Si distribuiscono i mattoni…
eketorp-web-wait-plan = { $count ->
    [one] { $who } sta ancora preparando il piano.
   *[other] { $who } stanno ancora preparando i piani.
  }
eketorp-web-wait-redraw = { $count ->
    [one] { $who } guarda la sua mano iniziale.
   *[other] { $who } guardano le loro mani iniziali.
  }
eketorp-web-wait-claim = { $who } sceglie un mattone su { $field }.
eketorp-web-wait-fight = { $who } sceglie un bersaglio.
eketorp-web-wait-amulet = { $who } decide se cambiare le carte prima dello scontro { $place }.
eketorp-web-wait-card = { $count ->
    [one] { $who } sceglie una carta per lo scontro { $place }.
   *[other] { $who } scelgono le carte per lo scontro { $place }.
  }
eketorp-web-wait-plunder = { $who } saccheggia { $rivalIs ->
    [you] il tuo villaggio
   *[other] il villaggio di { $rival }
  }.
eketorp-web-wait-build = { $count ->
    [one] { $who } costruisce.
   *[other] { $who } costruiscono.
  }
eketorp-web-card-sealed = { $value ->
    [1] Il tuo 1 è sul tavolo, coperto.
   *[other] Il tuo { $value } è sul tavolo, coperto.
  }

## Un nuovo turno

eketorp-web-round = Turno { $round }
eketorp-web-leader = { $whoIs ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
  }
eketorp-web-wards-move = Nel lazzaretto tutti avanzano di un letto.
eketorp-web-leftovers = Erba e legno avanzati tornano nella scorta.

## Che cosa si sa

eketorp-web-known = Carte viste finora
eketorp-web-hand = In mano
eketorp-web-swap = Pila degli scambi
eketorp-web-piles = { $pile } nel mazzo, { $discards } negli scarti.
eketorp-web-discards-known = Scarti che conosci:
eketorp-web-heading = { web-round }{ $step ->
    [redraw] {" "}· Prime mani
    [plan] {" "}· Piani
    [claim] {" "}· Mattoni
    [fight] {" "}· Scontri
    [amulet] {" "}· Scontri
    [card] {" "}· Scontri
    [plunder] {" "}· Saccheggio
    [build] {" "}· Costruzione
    [over] {" "}· Fine
   *[chance] {""}
  }

# Eketorp al tavolo del browser.

eketorp-web-at-field = su { $field }
eketorp-web-at-siege = { $side ->
    [catapult] alla catapulta di { $castle }
    [boat] alla nave di { $castle }
   *[ram] all’ariete di { $castle }
  }
eketorp-web-amulets = { $count ->
    [0] nessun amuleto
    [one] un amuleto
   *[other] { $count } amuleti
  }

## Il piano

eketorp-web-plan = Dove mandi i tuoi Vichinghi?
eketorp-web-plan-begun = Alcuni dei tuoi Vichinghi sono già partiti. Richiamali per rifare il piano.
eketorp-web-left-home = { $count ->
    [0] A casa non resta nessuno.
    [one] Ne resta uno a casa.
   *[other] Ne restano { $count } a casa.
  }
eketorp-web-no-defender = A casa non resta nessuno: il tuo villaggio è senza difesa.
eketorp-web-send-field = { $count ->
    [0] Manda un Vichingo sulla casella { $field }: { $bricks }
    [one] Manda un altro Vichingo sulla casella { $field }: { $bricks }. Uno ci va già.
   *[other] Manda un altro Vichingo sulla casella { $field }: { $bricks }. { $count } ci vanno già.
  }
eketorp-web-back-field = Un Vichingo in meno sulla casella { $field }
eketorp-web-before-castle = Davanti al villaggio di { $castle }
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
eketorp-web-plan-clear = Da capo
eketorp-web-plan-sealed = Il tuo piano è chiuso. Puoi cambiarlo finché non sono pronti tutti.
eketorp-web-plan-told = Il tuo piano è chiuso.

## Mattoni su una casella in pace

eketorp-web-claim-after = Dopo di te: { $who }.
eketorp-web-take = { $brick ->
    [grass] Prendi un’erba
    [wood] Prendi un legno
    [clay] Prendi un’argilla
   *[stone] Prendi una pietra
  }

## Scontri

eketorp-web-attack = Dove attacchi?
eketorp-web-attack-note = Scegli qui o sul tabellone.
eketorp-web-choose-attack = Scegli un attacco
eketorp-web-go = Attacca
eketorp-web-give-up = Rinuncia
eketorp-web-holds-known = in mano: { $cards }
eketorp-web-holds-unseen = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
  }
eketorp-web-defenders = { $count ->
    [0] nessuno a casa
    [one] uno a casa
   *[other] { $count } a casa
  }
eketorp-web-battle = Il tuo scontro con { $rival } su { $field } per { $bricks }
eketorp-web-battle-empty = Il tuo scontro con { $rival } su { $field }
eketorp-web-contest = { $side ->
    [catapult] Il tuo scontro con { $rival } per la catapulta di { $castle }
    [boat] Il tuo scontro con { $rival } per la nave di { $castle }
   *[ram] Il tuo scontro con { $rival } per l’ariete di { $castle }
  }
eketorp-web-siege = Il tuo assedio a { $castle } { eketorp-with-side }
eketorp-web-besieged = { $rival } ti assedia { eketorp-with-side }
eketorp-web-exchange = { $fight }: carte nuove?
eketorp-web-exchange-note = Un amuleto per carta, per tutta la mano. Ogni amuleto rimasto vale un punto alla fine.
eketorp-web-keep-cards = Tieni le carte
eketorp-web-new-cards = Carte nuove
eketorp-web-your-amulets = I tuoi amuleti
eketorp-web-against = contro
eketorp-web-card-ask = { $fight }: scegli una carta
eketorp-web-choose-card = Scegli una carta
eketorp-web-play = { $value ->
    [1] Gioca l’1
   *[other] Gioca il { $value }
  }
eketorp-web-open-gate = Nessuno difende il villaggio: puoi saccheggiare per quanto vale la tua carta.
eketorp-web-counts-nothing = A casa non hai nessuno: la tua carta conta 0, e passa a chi ti assedia.
eketorp-web-your-hand = Le tue carte
eketorp-web-card = Carta { $value }
eketorp-web-hand-of = Le tue carte: { $cards }
eketorp-web-stays = Turni nel lazzaretto per chi perde
eketorp-web-by-three = di 3 o più
eketorp-web-by-one = di 1 o 2
eketorp-web-by-none = pari: entrambi
eketorp-web-if-you-lose = se perdi tu
eketorp-web-if-they-lose = se perde chi hai di fronte
eketorp-web-hurt = Un Vichingo di { $who } finisce alla stazione { $ward }{ $rounds ->
    [0] {""} e torna a casa per il prossimo turno.
    [one] {""} e salta un turno.
   *[other] {""} e salta { $rounds } turni.
  }
eketorp-web-breach = { $who } sfonda e può saccheggiare fino a { $difference }.
eketorp-web-holds = Il villaggio resiste.
eketorp-web-picks-up = { $who } raccoglie la sua pila degli scambi.
eketorp-web-swapped = Le due carte cambiano mano.
eketorp-web-by = di { $difference }
eketorp-web-tie = pari

## Saccheggio

eketorp-web-plunder = Hai sfondato le mura di { $rival }: saccheggia fino a { $difference }
eketorp-web-plunder-note = I mattoni si tolgono dall’alto. Puoi portarne via uno; gli altri vanno persi.
eketorp-web-wall = Cantiere { $wall }
eketorp-web-lift = Togli un mattone dal cantiere { $wall }
eketorp-web-put-back = Rimetti un mattone sul cantiere { $wall }
eketorp-web-of-difference = su { $difference }
eketorp-web-booty = Bottino
eketorp-web-booty-none = niente
eketorp-web-take-nothing = Lascia stare le mura
eketorp-web-carry-off = { $brick ->
    [grass] Porta via l’erba
    [wood] Porta via il legno
    [clay] Porta via l’argilla
   *[stone] Porta via la pietra
  }
eketorp-web-pull-down = Togli e basta

## Costruzione

eketorp-web-build = { $count ->
    [one] Il tuo Vichingo porta a casa un mattone: dove lo metti?
   *[other] I tuoi Vichinghi portano a casa { $count } mattoni: dove li metti?
  }
eketorp-web-build-note = { $count ->
    [0] Ogni mattone ha il suo posto.
    [one] Resta un mattone da costruire. Quel che sta in cima si saccheggia per primo.
   *[other] Restano { $count } mattoni da costruire. Quel che sta in cima si saccheggia per primo.
  }
eketorp-web-carried = Mattoni da costruire
eketorp-web-unbuild = { $brick ->
    [grass] Riprendi l’erba dal cantiere { $wall }
    [wood] Riprendi il legno dal cantiere { $wall }
    [clay] Riprendi l’argilla dal cantiere { $wall }
   *[stone] Riprendi la pietra dal cantiere { $wall }
  }
eketorp-web-build-done = Costruisci
eketorp-web-build-again = Da capo

## Mano iniziale

eketorp-web-redraw-note = Una mano senza 4, 5 né 6 si può cambiare.
eketorp-web-keep-hand = Tieni le carte
eketorp-web-draw-anew = Pesca quattro carte nuove

## Attesa

eketorp-web-you-decide = Tocca a te.
eketorp-web-goes-on = Si va avanti…
eketorp-web-wait-plan = { $count ->
    [one] { $who } sta ancora preparando il piano.
   *[other] { $who } stanno ancora preparando i piani.
  }
eketorp-web-wait-redraw = { $count ->
    [one] { $who } guarda la sua mano iniziale.
   *[other] { $who } guardano le loro mani iniziali.
  }
eketorp-web-wait-claim = { $who } sceglie un mattone su { $field }.
eketorp-web-wait-fight = { $who } sceglie chi attaccare.
eketorp-web-wait-amulet = { $who } valuta se cambiare le carte prima dello scontro { $place }.
eketorp-web-wait-card = { $count ->
    [one] { $who } sceglie una carta per lo scontro { $place }.
   *[other] { $who } scelgono le carte per lo scontro { $place }.
  }
eketorp-web-wait-plunder = { $who } saccheggia il villaggio di { $rival }.
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
eketorp-web-leader = Apre { $who }.
eketorp-web-wards-move = Nel lazzaretto tutti avanzano di una stazione.
eketorp-web-leftovers = Erba e legno avanzati tornano nella scorta.

## Che cosa si sa

eketorp-web-known = Che cosa si sa
eketorp-web-hand = In mano
eketorp-web-swap = Pila degli scambi
eketorp-web-piles = { $pile } nel mazzo, { $discards } negli scarti.
eketorp-web-discards-known = Negli scarti, che tu sappia:
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

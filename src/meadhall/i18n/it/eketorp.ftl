# Eketorp: tutto ciò che legge chi gioca.

eketorp = Eketorp
eketorp-legend = Ogni colore ha un numero, 0 per Rosso e così via. Nei cantieri ogni cifra è un mattone (1 erba, 2 legno, 3 argilla, 4 pietra), dal basso verso l’alto, e un punto è un posto libero.
eketorp-brick = { $brick ->
    [grass] erba
    [wood] legno
    [clay] argilla
   *[stone] pietra
  }
eketorp-bricks = { $count ->
    [one] { $brick ->
        [grass] un’erba
        [wood] un legno
        [clay] un’argilla
       *[stone] una pietra
      }
   *[other] { $count ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[other] { $count }
      } { $brick ->
        [grass] erbe
        [wood] legni
        [clay] argille
       *[stone] pietre
      }
  }
eketorp-no-bricks = nessun mattone
eketorp-card = { $value }
eketorp-hidden-cards = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
  }
eketorp-side = { $side ->
    [catapult] catapulta
    [boat] nave
   *[ram] ariete
  }
eketorp-with-side = { $side ->
    [catapult] con la catapulta
    [boat] dalla nave
   *[ram] con l’ariete
  }

## Che cosa si può fare

eketorp-action-place-field = manda un Vichingo sulla casella { $field }
eketorp-action-place-siege = { $side ->
    [catapult] manda un Vichingo alla catapulta di { $castle }
    [boat] manda un Vichingo alla nave di { $castle }
   *[ram] manda un Vichingo all’ariete di { $castle }
  }
eketorp-action-place-home = tieni tutti gli altri a casa e chiudi il piano
eketorp-action-play = { $value ->
    [1] gioca l’1
   *[other] gioca il { $value }
  }
eketorp-action-pass = tieni le tue carte
eketorp-action-exchange = cambia tutta la mano, a un amuleto per carta
eketorp-action-draw = si pesca una carta: { $value }
eketorp-action-material = si scopre la carta dei materiali { $card }
eketorp-action-first = apre { $who }
eketorp-action-build = { $brick ->
    [grass] metti un’erba sul cantiere { $wall }
    [wood] metti un legno sul cantiere { $wall }
    [clay] metti un’argilla sul cantiere { $wall }
   *[stone] metti una pietra sul cantiere { $wall }
  }
eketorp-action-attack = attacca { $rival } sulla casella { $field }
eketorp-action-siege = assedia { $castle } { eketorp-with-side }
eketorp-action-contest = { $side ->
    [catapult] sfida { $rival } per la catapulta di { $castle }
    [boat] sfida { $rival } per la nave di { $castle }
   *[ram] sfida { $rival } per l’ariete di { $castle }
  }
eketorp-action-decline = rinuncia ad assediare { $castle } { eketorp-with-side }
eketorp-action-plunder-nothing = non togliere nulla dalle mura
eketorp-action-plunder = { $first ->
    [0] { $second ->
        [one] togli un mattone dal secondo cantiere, senza tenerlo
       *[other] togli { $second } mattoni dal secondo cantiere, senza tenerne nessuno
      }
    [one] { $second ->
        [0] togli un mattone dal primo cantiere, senza tenerlo
        [one] togli un mattone da ciascuno dei due cantieri, senza tenerne nessuno
       *[other] togli un mattone dal primo cantiere e { $second } dal secondo, senza tenerne nessuno
      }
   *[other] { $second ->
        [0] togli { $first } mattoni dal primo cantiere, senza tenerne nessuno
        [one] togli { $first } mattoni dal primo cantiere e uno dal secondo, senza tenerne nessuno
       *[other] togli { $first } mattoni dal primo cantiere e { $second } dal secondo, senza tenerne nessuno
      }
  }
eketorp-action-plunder-booty = { $first ->
    [0] { $second ->
        [one] togli un mattone dal secondo cantiere
       *[other] togli { $second } mattoni dal secondo cantiere
      }
    [one] { $second ->
        [0] togli un mattone dal primo cantiere
        [one] togli un mattone da ciascuno dei due cantieri
       *[other] togli un mattone dal primo cantiere e { $second } dal secondo
      }
   *[other] { $second ->
        [0] togli { $first } mattoni dal primo cantiere
        [one] togli { $first } mattoni dal primo cantiere e uno dal secondo
       *[other] togli { $first } mattoni dal primo cantiere e { $second } dal secondo
      }
  }; bottino: { $brick ->
    [grass] un’erba
    [wood] un legno
    [clay] un’argilla
   *[stone] una pietra
  }
eketorp-action-claim = { $brick ->
    [grass] prendi un’erba
    [wood] prendi un legno
    [clay] prendi un’argilla
   *[stone] prendi una pietra
  }
eketorp-action-keep = tieni questa mano
eketorp-action-redraw = metti da parte questa mano e pesca quattro carte nuove

## Che cosa viene chiesto

eketorp-ask-plan = { $sent ->
    [0] Dove mandi i tuoi Vichinghi? { $count ->
        [one] Ne hai uno a casa.
       *[other] Ne hai { $count } a casa.
      }
   *[other] Dove mandi il prossimo Vichingo? { $count ->
        [one] Te ne resta uno.
       *[other] Te ne restano { $count }.
      }
  }
eketorp-ask-claim = Quale mattone prende il tuo Vichingo sulla casella { $field }?
eketorp-ask-fight = Dove attacchi?
eketorp-ask-amulet = Prima dello scontro con { $rival }: { $count ->
    [one] cambi la tua unica carta spendendo un amuleto?
   *[other] cambi le tue { $count } carte spendendo { $count } amuleti?
  } { $amulets ->
    [one] Ne hai uno.
   *[other] Ne hai { $amulets }.
  }
eketorp-ask-card = { $case ->
    [battle] Scontro con { $rival }: quale carta giochi?
    [siege] È un assedio, e contro di te c’è { $rival }: quale carta giochi?
    [open] Nessuno difende il villaggio di { $rival }: la differenza sarà il valore della tua carta. Quale giochi?
   *[empty] A casa non hai nessuno: la tua carta conta 0, ma poi passa a { $rival }. Quale giochi?
  }
eketorp-ask-plunder = Dai cantieri { $first } e { $second } di { $rival } puoi togliere, dall’alto, mattoni per un valore massimo di { $difference }.
eketorp-ask-build = Hai { $bricks } da costruire: dove?
eketorp-ask-redraw = Tieni la tua mano iniziale?

## Il tavolo in parole

eketorp-board-round = Turno { $round } di 10. Apre { $who }.
eketorp-board-field = Casella { $field }: { $bricks }.
eketorp-board-field-vikings = Casella { $field }: { $bricks }. Vichinghi: { $vikings }.
eketorp-board-siege = { $side ->
    [catapult] Catapulta di { $castle }: { $vikings }.
    [boat] Nave di { $castle }: { $vikings }.
   *[ram] Ariete di { $castle }: { $vikings }.
  }
eketorp-board-castle = { $who }: mura { $walls } ({ $built ->
    [one] un mattone
   *[other] { $built } mattoni
  } su { $room }). A casa { $home }, stazioni da 1 a 4: { $wards }, amuleti { $amulets }.
eketorp-board-hand = { "  " }in mano: { $hand }
eketorp-board-hand-swap = { "  " }in mano: { $hand }; pila degli scambi: { $swap }
eketorp-owner = { $who } { $count }

## Il racconto

eketorp-event-first = Il primo turno lo apre { $who }.
eketorp-event-dealt = Si danno quattro carte della battaglia a testa.
eketorp-event-hand = In mano hai: { $cards }.
eketorp-event-redraw = { $who } ha solo carte basse: le mette da parte e ne pesca altre quattro.
eketorp-event-redraw-shown = { $who } mostra { $cards }, mette da parte queste carte e ne pesca altre quattro.
eketorp-event-round = – Turno { $round }. Apre { $who }.
eketorp-event-material = Arrivano nuovi mattoni: { $laid }.
eketorp-laid = { $bricks } su { $field }
eketorp-event-planned = Il piano di { $who } è pronto.
eketorp-event-revealed = Via i cartoncini di protezione: ecco i piani.
eketorp-event-plan = { $who }: { $places }.
eketorp-event-no-plan = { $who } non ha nessuno da mandare.
eketorp-vikings-field = { $count ->
    [one] uno su { $field }
    [2] due su { $field }
    [3] tre su { $field }
    [4] quattro su { $field }
    [5] cinque su { $field }
    [6] sei su { $field }
    [7] sette su { $field }
    [8] otto su { $field }
   *[other] { $count } su { $field }
  }
eketorp-vikings-siege = { $side ->
    [catapult] uno alla catapulta di { $castle }
    [boat] uno alla nave di { $castle }
   *[ram] uno all’ariete di { $castle }
  }
eketorp-vikings-home = { $count ->
    [one] uno a casa
    [2] due a casa
    [3] tre a casa
    [4] quattro a casa
    [5] cinque a casa
    [6] sei a casa
    [7] sette a casa
    [8] otto a casa
   *[other] { $count } a casa
  }
eketorp-event-took = { $who } prende { $bricks } su { $field }.
eketorp-event-attack = { $who } attacca { $rival } su { $field }.
eketorp-event-contest = { $side ->
    [catapult] { $who } sfida { $rival } per la catapulta di { $castle }.
    [boat] { $who } sfida { $rival } per la nave di { $castle }.
   *[ram] { $who } sfida { $rival } per l’ariete di { $castle }.
  }
eketorp-event-siege = { $defended ->
    [yes] { $who } assedia { $castle } { eketorp-with-side }.
   *[no] { $who } assedia { $castle } { eketorp-with-side }; nel villaggio non c’è nessuno.
  }
eketorp-event-declined = { $who } rinuncia ad assediare { $castle } { eketorp-with-side }.
eketorp-event-exchanged = { $count ->
    [one] { $who } spende un amuleto e cambia la carta che ha in mano.
    [2] { $who } spende due amuleti e cambia le due carte che ha in mano.
    [3] { $who } spende tre amuleti e cambia le tre carte che ha in mano.
    [4] { $who } spende quattro amuleti e cambia le quattro carte che ha in mano.
   *[other] { $who } spende { $count } amuleti e cambia le { $count } carte che ha in mano.
  }
eketorp-event-cards = { $who } gioca { $a ->
    [1] l’1
   *[other] il { $a }
  }, { $rival } { $b ->
    [1] l’1
   *[other] il { $b }
  }.
eketorp-event-cards-open = { $who } gioca { $a ->
    [1] l’1
   *[other] il { $a }
  }; nessuno difende, e la carta di { $rival } ({ $b }) vale zero.
eketorp-event-breach = { $who } vince l’assedio: differenza { $difference }.
eketorp-event-repelled = Il villaggio di { $rival } resiste.
eketorp-event-hurt = Un Vichingo di { $who } finisce nel lazzaretto, alla stazione { $ward }.
eketorp-event-picked-up = { $who } raccoglie la sua pila degli scambi: { $cards }.
eketorp-event-no-plunder = { $who } non toglie nulla dalle mura.
eketorp-event-plundered = { $who } toglie { $bricks } dalle mura di { $rival }.
eketorp-event-booty = { $brick ->
    [grass] { $who } si porta via un’erba.
    [wood] { $who } si porta via un legno.
    [clay] { $who } si porta via un’argilla.
   *[stone] { $who } si porta via una pietra.
  }
eketorp-event-brought-home = { $who } porta a casa { $bricks }.
eketorp-event-built = { $brick ->
    [grass] { $who } mette un’erba sul cantiere { $wall }.
    [wood] { $who } mette un legno sul cantiere { $wall }.
    [clay] { $who } mette un’argilla sul cantiere { $wall }.
   *[stone] { $who } mette una pietra sul cantiere { $wall }.
  }
eketorp-event-surplus = { $who } non ha più posto e lascia accanto al villaggio { $bricks }.
eketorp-event-complete = Il villaggio di { $who } è completo!
eketorp-event-last-round = Finisce il decimo turno.
eketorp-event-healed = { $count ->
    [one] Un Vichingo di { $who } esce dal lazzaretto.
    [2] Due Vichinghi di { $who } escono dal lazzaretto.
    [3] Tre Vichinghi di { $who } escono dal lazzaretto.
    [4] Quattro Vichinghi di { $who } escono dal lazzaretto.
    [5] Cinque Vichinghi di { $who } escono dal lazzaretto.
    [6] Sei Vichinghi di { $who } escono dal lazzaretto.
    [7] Sette Vichinghi di { $who } escono dal lazzaretto.
    [8] Otto Vichinghi di { $who } escono dal lazzaretto.
   *[other] { $count } Vichinghi di { $who } escono dal lazzaretto.
  }

## Punti e fine della partita

eketorp-part-grass = erba
eketorp-part-wood = legno
eketorp-part-clay = argilla
eketorp-part-stone = pietra
eketorp-part-complete = villaggio completo
eketorp-part-amulets = amuleti
eketorp-ending-castle = Un villaggio è completo: la partita è finita.
eketorp-ending-rounds = Si sono giocati dieci turni: la partita è finita.

## Perché qualcosa non si può fare

eketorp-reason-not-your-decision = adesso non tocca a te decidere
eketorp-reason-another-step = questo si fa in un’altra fase del turno
eketorp-reason-dice-decide = qui decide il caso
eketorp-reason-game-over = la partita è finita
eketorp-reason-hand-has-a-high-card = una mano con una carta da 4 in su si tiene
eketorp-reason-own-castle = non puoi assediare il tuo stesso villaggio
eketorp-reason-castle-not-in-play = quel villaggio non è in gioco
eketorp-reason-one-viking-a-siege-field = su ogni casella di assedio puoi avere un solo Vichingo
eketorp-reason-places-in-order = i Vichinghi si mandano in ordine: caselle da A a G, poi caselle di assedio in senso orario; scrivi undo e poi tutto il piano in una riga
eketorp-reason-no-such-brick-on-the-field = sulla casella non c’è nessun mattone di quel tipo
eketorp-reason-no-viking-of-yours = lì non hai nessun Vichingo
eketorp-reason-no-viking-of-theirs = lì quel colore non ha nessun Vichingo
eketorp-reason-not-against-yourself = non puoi combattere contro il tuo stesso colore
eketorp-reason-field-at-peace = lì i mattoni bastano per tutti, quindi regna la pace
eketorp-reason-rivals-on-the-siege-field = per assediare, il tuo Vichingo deve prima restare solo sulla casella di assedio
eketorp-reason-siege-over = da lì, per questo turno, il tuo assedio è concluso
eketorp-reason-siege-must-be-fought = a un assedio non si può rinunciare
eketorp-reason-walls-worth-a-siege = si può rinunciare solo all’assedio di due cantieri vuoti
eketorp-reason-too-few-amulets = si cambia tutta la mano, a un amuleto per carta, e i tuoi amuleti non bastano
eketorp-reason-card-not-in-hand = quella carta non è nella tua mano
eketorp-reason-too-few-bricks-on-the-wall = su quel cantiere non ci sono così tanti mattoni
eketorp-reason-bricks-worth-too-much = questi mattoni valgono più della differenza tra le carte
eketorp-reason-two-bricks-at-most = si possono togliere al massimo due mattoni
eketorp-reason-booty-not-among-the-bricks = puoi tenere solo un mattone che hai tolto
eketorp-reason-booty-must-be-taken = uno dei mattoni tolti va tenuto come bottino
eketorp-reason-brick-not-brought = non hai portato a casa nessun mattone di quel tipo
eketorp-reason-wall-full = su quel cantiere ci sono già tre mattoni
eketorp-reason-walls-in-order = i cantieri si riempiono in ordine crescente, e i mattoni rimasti devono ancora starci; scrivi undo e poi tutti i mattoni in una riga
eketorp-reason-no-rival-on-the-siege-field = quel colore non ha nessun Vichingo sulla casella di assedio
eketorp-reason-already-decided = hai già deciso; con undo puoi ripensarci finché non hanno deciso tutti
eketorp-reason-plan-already-begun = alcuni dei tuoi Vichinghi sono già in cammino; undo li richiama
eketorp-reason-vikings-do-not-add-up = i conti non tornano: il piano non ha tanti Vichinghi quanti ne hai a casa

## Opzioni, ognuna con una riga che la spiega

eketorp-option-hospitalExit = uscita dal lazzaretto
    .explain = Un Vichingo resta un turno nell’ultima stazione, o torna a casa appena ci arriva?
    .afterLast = lasciando l’ultima stazione
    .onArrival = appena arriva all’ultima stazione
eketorp-option-siegeBrickCap = mattoni saccheggiati
    .explain = Quanti mattoni può togliere chi vince un assedio, entro la differenza tra le carte?
    .none = quanti ne permette la differenza
    .two = al massimo due
eketorp-option-emptyFieldBattle = battaglie su caselle vuote
    .explain = Su una casella senza mattoni i Vichinghi di colori diversi combattono?
    .yes = combattono
    .no = restano in pace
eketorp-option-mixedClaim = mattoni diversi
    .explain = Se su una casella in pace ci sono mattoni diversi, chi decide quale Vichingo prende quale?
    .roundRobin = si sceglie a rotazione
    .autoHighest = in automatico, prima il più caro
eketorp-option-bootyOptional = bottino di un assedio
    .explain = Chi vince un assedio può non tenere nessuno dei mattoni tolti?
    .yes = facoltativo
    .no = obbligatorio
eketorp-option-skipPointlessSiege = assedi inutili
    .explain = Si può rinunciare ad assediare due cantieri vuoti, invece di combattere?
    .yes = ci si può rinunciare
    .no = si combatte comunque
eketorp-option-mulligan = mani iniziali basse
    .explain = Che cosa succede a una mano iniziale di soli 1, 2 e 3?
    .forced = viene cambiata
    .optional = si può cambiare
    .off = si tiene
eketorp-option-mulliganReturn = rientro delle carte
    .explain = Quando rientrano nel mazzo le mani iniziali cambiate?
    .end = a cambi finiti
    .immediate = subito
eketorp-option-mulliganOpen = mani iniziali cambiate
    .explain = Le mani iniziali cambiate si mostrano a tutti?
    .yes = mostrate
    .no = coperte
eketorp-option-buildMode = costruzione
    .explain = Si costruisce a rotazione, o tutti insieme in segreto?
    .sequential = a rotazione
    .simultaneous = tutti insieme
eketorp-option-knownCards = carte già viste
    .explain = Il tavolo mostra le mani e le pile degli scambi che chiunque potrebbe ricordare?
    .open = mostrate
    .memory = solo il dorso
eketorp-option-tieBreak = parità
    .explain = Chi vince a pari punti?
    .shared = si vince insieme
    .amulets = chi ha più amuleti
    .bricks = chi ha più mattoni
eketorp-option-firstPlayer = primo giocatore
    .explain = Chi apre il primo turno?
    .random = a sorte
    .seat = un posto a scelta
eketorp-preset-standard = le edizioni inglese e italiana
eketorp-preset-french = l’edizione francese

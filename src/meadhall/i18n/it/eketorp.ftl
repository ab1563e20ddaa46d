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
    [one] un mattone { eketorp-of-brick }
   *[other] { $count ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[other] { $count }
      } mattoni { eketorp-of-brick }
  }
eketorp-no-bricks = nessun mattone
eketorp-card = { $value }
eketorp-hidden-cards = { $count ->
    [0] nessuna carta
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
eketorp-of-brick = { $brick ->
    [grass] d’erba
    [wood] di legno
    [clay] d’argilla
   *[stone] di pietra
  }
eketorp-the-brick = { $brick ->
    [grass] l’erba
    [wood] il legno
    [clay] l’argilla
   *[stone] la pietra
  }
eketorp-laid-brick = { $count ->
    [one] { eketorp-brick }
   *[other] { eketorp-brick } ×{ $count }
  }
eketorp-wall = { $wall ->
    [0] primo cantiere della catapulta
    [1] secondo cantiere della catapulta
    [2] primo cantiere della nave
    [3] secondo cantiere della nave
    [4] primo cantiere dell’ariete
   *[5] secondo cantiere dell’ariete
  }
eketorp-for-side = { $side ->
    [catapult] per la catapulta { of-castle }
    [boat] per la nave { of-castle }
   *[ram] per l’ariete { of-castle }
  }
eketorp-the-a = { $a ->
    [1] l’1
   *[other] il { $a }
  }
eketorp-the-b = { $b ->
    [1] l’1
   *[other] il { $b }
  }

## Che cosa si può fare

eketorp-action-place-field = manda un Vichingo sulla casella { $field }
eketorp-action-place-siege = { $side ->
    [catapult] manda un Vichingo alla catapulta { of-castle }
    [boat] manda un Vichingo alla nave { of-castle }
   *[ram] manda un Vichingo all’ariete { of-castle }
  }
eketorp-action-place-home = tieni tutti gli altri a casa e consegna il piano
eketorp-action-play = { $value ->
    [1] gioca l’1
   *[other] gioca il { $value }
  }
eketorp-action-pass = tieni le tue carte
eketorp-action-exchange = cambia tutta la mano, a un amuleto per carta
eketorp-action-draw = si pesca una carta: { $value }
eketorp-action-material = si scopre la carta dei materiali { $card }
eketorp-action-first = comincia { $who }
eketorp-action-build = posa il mattone { eketorp-of-brick } sul { eketorp-wall }
eketorp-action-attack = attacca { $rival } sulla casella { $field }
eketorp-action-siege = assedia { $castle } { eketorp-with-side }
eketorp-action-contest = sfida { $rival } { eketorp-for-side }
eketorp-action-decline = rinuncia ad assediare { $castle } { eketorp-with-side }
# Bricks torn off the two walls that a siege engine faces
eketorp-torn =
  { $first ->
    [0] { $second ->
        [one] un mattone
       *[other] { $second } mattoni
      } dal secondo cantiere
   *[other] { $first ->
        [one] un mattone
       *[other] { $first } mattoni
      } dal primo cantiere{ $second ->
        [0] {""}
        [one] {" "}e uno dal secondo
       *[other] {" "}e { $second } dal secondo
      }
  }
eketorp-action-plunder-nothing = non togliere nulla dalle mura
eketorp-action-plunder = togli { eketorp-torn }, senza tenere nulla
eketorp-action-plunder-booty = togli { eketorp-torn }; bottino: un mattone { eketorp-of-brick }
eketorp-action-claim = prendi un mattone { eketorp-of-brick }
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
eketorp-ask-plunder = Saccheggia fino a { $difference }, dall’alto, dai due cantieri di { $rival } davanti { $first ->
    [0] alla catapulta
    [2] alla nave
   *[4] all’ariete
  }.
eketorp-ask-build = Hai { $bricks } da posare: dove?
eketorp-ask-redraw = Tieni la tua mano iniziale?

## Il tavolo in parole

eketorp-board-round = Turno { $round } di 10. { $whoIs ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
  }
eketorp-board-field = Casella { $field }: { $bricks }.
eketorp-board-field-vikings = Casella { $field }: { $bricks }. Vichinghi: { $vikings }.
eketorp-board-siege = { $side ->
    [catapult] Catapulta { of-castle }: { $vikings }.
    [boat] Nave { of-castle }: { $vikings }.
   *[ram] Ariete { of-castle }: { $vikings }.
  }
eketorp-board-castle = { $who }: mura { $walls } ({ $built ->
    [one] un mattone
   *[other] { $built } mattoni
  } su { $room }). A casa: { $home }; nei letti del lazzaretto da 1 a 4: { $wards }; amuleti: { $amulets }.
eketorp-board-hand = { "  " }in mano: { $hand }
eketorp-board-hand-swap = { "  " }in mano: { $hand }; pila degli scambi: { $swap }
eketorp-owner = { $whoIs ->
    [you] tu
   *[other] { $who }
  } ×{ $count }

## Il racconto

eketorp-event-first = { $whoIs ->
    [you] Il primo turno lo cominci tu.
   *[other] Il primo turno lo comincia { $who }.
  }
eketorp-event-dealt = Quattro carte della battaglia a testa.
eketorp-event-hand = { $whoIs ->
    [you] In mano hai: { $cards }.
   *[other] In mano a { $who }: { $cards }.
  }
eketorp-event-redraw = { $whoIs ->
    [you] Hai solo carte basse: le metti da parte e ne peschi altre quattro.
   *[other] { $who } ha solo carte basse: le mette da parte e ne pesca altre quattro.
  }
eketorp-event-redraw-shown = { $whoIs ->
    [you] Mostri { $cards }, metti da parte queste carte e ne peschi altre quattro.
   *[other] { $who } mostra { $cards }, mette da parte queste carte e ne pesca altre quattro.
  }
eketorp-event-round = – Turno { $round }. { $whoIs ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
  }
eketorp-event-material = Nuovi mattoni: { $laid }.
eketorp-laid = { $field } { $bricks }
eketorp-event-planned = { $whoIs ->
    [you] Il tuo piano è pronto.
   *[other] Il piano di { $who } è pronto.
  }
eketorp-event-revealed = Ecco i piani!
eketorp-event-plan = { $whoIs ->
    [you] Tu
   *[other] { $who }
  }: { $places }.
eketorp-event-no-plan = { $whoIs ->
    [you] Non hai nessuno da mandare.
   *[other] { $who } non ha nessuno da mandare.
  }
eketorp-vikings-field = { $field } ×{ $count }
eketorp-vikings-siege = { $side ->
    [catapult] catapulta { of-castle }
    [boat] nave { of-castle }
   *[ram] ariete { of-castle }
  }
eketorp-vikings-home = { $count ->
    [0] nessuno a casa
   *[other] { $count } a casa
  }
eketorp-event-took = { $whoIs ->
    [you] Prendi { $bricks } da { $field }.
   *[other] { $who } prende { $bricks } da { $field }.
  }
eketorp-event-attack = { eketorp-event-attack.line }.
    .line = { $whoIs ->
        [you] Attacchi { $rival } su { $field }
       *[other] { $rivalIs ->
            [you] { $who } ti attacca su { $field }
           *[other] { $who } attacca { $rival } su { $field }
          }
      }
eketorp-event-contest = { eketorp-event-contest.line }.
    .line = { $whoIs ->
        [you] Sfidi { $rival } { eketorp-for-side }
       *[other] { $rivalIs ->
            [you] { $who } ti sfida { eketorp-for-side }
           *[other] { $who } sfida { $rival } { eketorp-for-side }
          }
      }
eketorp-event-siege = { $whoIs ->
    [you] Assedi { $castle } { eketorp-with-side }{ $defended ->
        [yes] .
       *[no] ; nel villaggio non c’è nessuno.
      }
   *[other] { $castleIs ->
        [you] { $who } ti assedia { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] ; a casa non hai nessuno.
          }
       *[other] { $who } assedia { $castle } { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] ; nel villaggio non c’è nessuno.
          }
      }
  }
    .line = { $whoIs ->
        [you] Assedi { $castle } { eketorp-with-side }
       *[other] { $castleIs ->
            [you] { $who } ti assedia { eketorp-with-side }
           *[other] { $who } assedia { $castle } { eketorp-with-side }
          }
      }
eketorp-event-declined = { $whoIs ->
    [you] Rinunci ad assediare { $castle } { eketorp-with-side }.
   *[other] { $castleIs ->
        [you] { $who } rinuncia ad assediarti { eketorp-with-side }.
       *[other] { $who } rinuncia ad assediare { $castle } { eketorp-with-side }.
      }
  }
eketorp-event-exchanged = { $whoIs ->
    [you] Spendi
   *[other] { $who } spende
  } { $count ->
    [one] un amuleto
   *[other] { $count } amuleti
  } per una mano nuova.
    .part = { $whoIs ->
        [you] tu spendi { $count ->
            [one] 1 amuleto
           *[other] { $count } amuleti
          }
       *[other] { $who } spende { $count ->
            [one] 1 amuleto
           *[other] { $count } amuleti
          }
      }
eketorp-event-cards = { $whoIs ->
    [you] Giochi { eketorp-the-a }, { $rival } { eketorp-the-b }.
   *[other] { $rivalIs ->
        [you] { $who } gioca { eketorp-the-a }, tu { eketorp-the-b }.
       *[other] { $who } gioca { eketorp-the-a }, { $rival } { eketorp-the-b }.
      }
  }
eketorp-event-cards-open = { $whoIs ->
    [you] Giochi { eketorp-the-a }. Nessuno difende: la carta di { $rival } ({ $b }) vale 0.
   *[other] { $rivalIs ->
        [you] { $who } gioca { eketorp-the-a }. Nessuno difende: la tua carta ({ $b }) vale 0.
       *[other] { $who } gioca { eketorp-the-a }. Nessuno difende: la carta di { $rival } ({ $b }) vale 0.
      }
  }
eketorp-event-breach = { $whoIs ->
    [you] Hai sfondato! Saccheggia fino a { $difference }.
   *[other] { $who } sfonda e può saccheggiare fino a { $difference }.
  }
eketorp-event-repelled = { $rivalIs ->
    [you] Le tue mura resistono.
   *[other] Le mura di { $rival } resistono.
  }
eketorp-event-attack-over = { eketorp-event-attack-over.line }.
    .line = { eketorp-event-attack.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-contest-over = { eketorp-event-contest-over.line }.
    .line = { eketorp-event-contest.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-siege-over = { eketorp-event-siege-over.line }.
    .line = { eketorp-event-siege.line } { eketorp-siege-outcome }
eketorp-cards-played = { $a } contro { $b }
eketorp-fight-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] e vinci
       *[other] e vince
      }
    [lost] { $whoIs ->
        [you] e perdi
       *[other] e perde
      }
   *[tied] { $whoIs ->
        [you] e pareggi
       *[other] e pareggia
      }
  }
eketorp-siege-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] e sfondi
       *[other] e sfonda
      }, { eketorp-cards-played }
    [open] { $whoIs ->
        [you] e sfondi
       *[other] e sfonda
      } senza trovare difesa
   *[lost] invano, { eketorp-cards-played }
  }
eketorp-event-hurt = { $whoIs ->
    [you] Un tuo Vichingo
   *[other] Un Vichingo di { $who }
  } { $rounds ->
    [0] torna il prossimo turno.
    [one] è fuori per 1 turno.
   *[other] è fuori per { $rounds } turni.
  }
    .part = { $whoIs ->
        [you] un tuo Vichingo
       *[other] un Vichingo di { $who }
      } { $rounds ->
        [0] torna il prossimo turno
        [one] è fuori per 1 turno
       *[other] è fuori per { $rounds } turni
      }
eketorp-event-hurt-both = Entrambi i Vichinghi { $rounds ->
    [0] tornano il prossimo turno.
    [one] sono fuori per 1 turno.
   *[other] sono fuori per { $rounds } turni.
  }
    .part = entrambi i Vichinghi { $rounds ->
        [0] tornano il prossimo turno
        [one] sono fuori per 1 turno
       *[other] sono fuori per { $rounds } turni
      }
eketorp-event-picked-up = { $whoIs ->
    [you] Raccogli la tua pila degli scambi: { $cards }.
   *[other] { $who } raccoglie la sua pila degli scambi: { $cards }.
  }
    .part = { $whoIs ->
        [you] tu riprendi { $cards }
       *[other] { $who } riprende { $cards }
      }
eketorp-event-picked-up-hidden = { $whoIs ->
    [you] Raccogli la tua pila degli scambi.
   *[other] { $who } raccoglie la sua pila degli scambi.
  }
    .part = { $whoIs ->
        [you] tu riprendi la tua pila
       *[other] { $who } riprende la sua pila
      }
eketorp-event-no-plunder = { $whoIs ->
    [you] Non togli nulla dalle mura.
   *[other] { $who } non toglie nulla dalle mura.
  }
    .part = nessun bottino
eketorp-event-plundered = { $whoIs ->
    [you] Togli { $bricks } dalle mura di { $rival }.
   *[other] { $rivalIs ->
        [you] { $who } toglie { $bricks } dalle tue mura.
       *[other] { $who } toglie { $bricks } dalle mura di { $rival }.
      }
  }
    .part = { $kept ->
        [all] { $bricks } come bottino
        [some] via dalle mura { $bricks }, un mattone { eketorp-of-brick } come bottino
       *[none] via dalle mura { $bricks }
      }
eketorp-event-booty = { $whoIs ->
    [you] Porti via un mattone { eketorp-of-brick }.
   *[other] { $who } porta via un mattone { eketorp-of-brick }.
  }
eketorp-event-brought-home = { $whoIs ->
    [you] Porti a casa { $bricks }.
   *[other] { $who } porta a casa { $bricks }.
  }
eketorp-event-built = { $whoIs ->
    [you] Posi un mattone { eketorp-of-brick }.
   *[other] { $who } posa un mattone { eketorp-of-brick }.
  }
    .line = { $whoIs ->
        [you] Posi
       *[other] { $who } posa
      }
    .part = { eketorp-brick }
eketorp-event-surplus = { $whoIs ->
    [you] Non hai più posto per { $bricks }.
   *[other] { $who } non ha più posto per { $bricks }.
  }
eketorp-event-complete = { $whoIs ->
    [you] Il tuo villaggio è completo!
   *[other] Il villaggio di { $who } è completo!
  }
eketorp-event-last-round = Si sono giocati dieci turni.
eketorp-event-healed = { $whoIs ->
    [you] { $count ->
        [one] Un tuo Vichingo è guarito.
       *[other] { $count } dei tuoi Vichinghi sono guariti.
      }
   *[other] { $count ->
        [one] Un Vichingo di { $who } è guarito.
       *[other] { $count } Vichinghi di { $who } sono guariti.
      }
  }

## Punti e fine della partita

eketorp-part-grass = erba
eketorp-part-wood = legno
eketorp-part-clay = argilla
eketorp-part-stone = pietra
eketorp-part-complete = villaggio completo
eketorp-part-amulets = amuleti
eketorp-ending-castle = Un villaggio è completo.
eketorp-ending-rounds = Si sono giocati dieci turni.

## Perché qualcosa non si può fare

eketorp-reason-not-your-decision = Non tocca a te.
eketorp-reason-another-step = Non in questa fase del turno.
eketorp-reason-dice-decide = Lo decide la pescata.
eketorp-reason-game-over = La partita è finita.
eketorp-reason-hand-has-a-high-card = Una mano con un 4, un 5 o un 6 si tiene.
eketorp-reason-own-castle = Non puoi assediare il tuo villaggio.
eketorp-reason-castle-not-in-play = Quel villaggio non è in gioco.
eketorp-reason-one-viking-a-siege-field = Lì hai già un Vichingo: uno per casella di assedio.
eketorp-reason-places-in-order = I Vichinghi si mandano in ordine: caselle da A a G, poi caselle di assedio in senso orario. Scrivi undo e poi tutto il piano in una riga.
eketorp-reason-no-such-brick-on-the-field = Su questa casella non c’è un mattone così.
eketorp-reason-no-viking-of-yours = Lì non hai Vichinghi.
eketorp-reason-no-viking-of-theirs = Lì l’avversario non ha Vichinghi.
eketorp-reason-not-against-yourself = Non puoi combattere contro te stesso.
eketorp-reason-field-at-peace = Questa casella è in pace: qui non si combatte.
eketorp-reason-rivals-on-the-siege-field = Prima affronta i rivali su questa casella di assedio.
eketorp-reason-siege-over = Da qui, per questo turno, il tuo assedio è concluso.
eketorp-reason-siege-must-be-fought = Non puoi rinunciare a questo assedio: chi può attaccare deve combattere.
eketorp-reason-walls-worth-a-siege = Puoi rinunciare solo all’assedio di due cantieri vuoti.
eketorp-reason-too-few-amulets = Ti serve un amuleto per ogni carta che hai in mano.
eketorp-reason-card-not-in-hand = Quella carta non è nella tua mano.
eketorp-reason-too-few-bricks-on-the-wall = Quel cantiere ha meno mattoni.
eketorp-reason-bricks-worth-too-much = Questi mattoni valgono più di quanto puoi saccheggiare.
eketorp-reason-two-bricks-at-most = Puoi togliere al massimo due mattoni.
eketorp-reason-booty-not-among-the-bricks = Puoi tenere solo un mattone che togli.
eketorp-reason-booty-must-be-taken = Devi tenere uno dei mattoni.
eketorp-reason-brick-not-brought = Non hai un mattone così da posare.
eketorp-reason-wall-full = Quel cantiere è pieno (3 mattoni).
eketorp-reason-walls-in-order = I cantieri si riempiono in ordine crescente, lasciando posto a quel che resta. Scrivi undo e poi tutti i mattoni in una riga.
eketorp-reason-no-rival-on-the-siege-field = Quell’avversario non ha Vichinghi su questa casella di assedio.
eketorp-reason-already-decided = Hai già deciso. Puoi annullare finché non hanno deciso tutti.
eketorp-reason-home-never-attacks = I tuoi Vichinghi a casa non attaccano mai: non puoi combattere chi ti assedia.
eketorp-reason-no-contest-with-yourself = Non puoi sfidare te stesso per una casella di assedio.
eketorp-reason-not-your-fight = Questo scontro non è tuo.
eketorp-reason-opponent-exchanges = L’avversario sta decidendo se cambiare le carte.
eketorp-reason-not-your-pick = Non tocca a te scegliere un mattone.
eketorp-reason-not-your-turn-to-build = Non tocca a te costruire.
eketorp-reason-fighters-choose-cards = Scelgono la carta solo i due che combattono.
eketorp-reason-besieger-plunders = I mattoni li sceglie l’assediatore.
eketorp-lack-amulets = { $count ->
    [one] Ti serve ancora 1 amuleto.
   *[other] Ti servono ancora { $count } amuleti.
  }
eketorp-lack-brick = Non hai mattoni { eketorp-of-brick } da posare.
eketorp-lack-card = Non hai nessun { $value } in mano.
eketorp-lack-step = { $step ->
    [keep] Prima decidi se tenere la tua mano.
    [plan] Prima piazza i tuoi Vichinghi.
    [claim] Prima prendi il tuo mattone.
    [fight] Prima scegli chi attaccare.
    [amulet] Prima decidi se cambiare la tua mano.
    [card] Prima gioca una carta della battaglia.
    [plunder] Prima scegli che cosa saccheggiare.
   *[other] Prima posa i tuoi mattoni.
  }
eketorp-reason-nobody-left-at-home = A casa non resta nessuno.
eketorp-reason-nobody-to-send = In questo turno non hai Vichinghi da mandare.
eketorp-reason-nothing-to-build = Non hai mattoni da costruire.
eketorp-reason-plan-already-begun = Hai già piazzato dei Vichinghi. Annulla per ricominciare.
eketorp-reason-vikings-do-not-add-up = Il tuo piano non corrisponde ai Vichinghi che hai a casa.

## Opzioni, ognuna con una riga che la spiega

eketorp-option-hospitalExit = uscita dal lazzaretto
    .explain = Un Vichingo resta un turno nell’ultimo letto, o torna a casa appena ci arriva?
    .afterLast = lasciando l’ultimo letto
    .onArrival = appena arriva all’ultimo letto
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
    .autoHighest = in automatico, prima il più prezioso
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
eketorp-preset-standard = inglese/italiana
eketorp-preset-french = francese

## Dopo la partita

eketorp-moment-plundered = { $rivalIs ->
    [you] { $guard ->
        [no] Nessuna guardia a casa: { $who } ha sfondato { eketorp-with-side } e ti ha tolto { $points }.
       *[yes] { $who } ha sfondato { eketorp-with-side } e ti ha tolto { $points }.
      }
   *[other] { $whoIs ->
        [you] Hai sfondato { eketorp-with-side }: { $rival } ha perso { $points }{ $brick ->
            [none] .
           *[other] {" "}e hai tenuto { eketorp-the-brick }.
          }
       *[other] { $who } ha sfondato { eketorp-with-side }: { $rival } ha perso { $points }.
      }
  }
eketorp-moment-repelled = { $rivalIs ->
    [you] Hai difeso il villaggio da { $who }, { $b } contro { $a }.
   *[other] { $rival } ha resistito { $whoIs ->
        [you] al tuo assedio
       *[other] a { $who }
      }, { $b } contro { $a }.
  }
eketorp-moment-won = { $whoIs ->
    [you] Hai battuto { $rival } su { $field }, { $a } contro { $b }, e preso { $bricks }.
   *[other] { $rivalIs ->
        [you] { $who } ti ha battuto su { $field }, { $a } contro { $b }, e ha preso { $bricks }.
       *[other] { $who } ha battuto { $rival } su { $field }, { $a } contro { $b }, e preso { $bricks }.
      }
  }
eketorp-moment-beaten-field = { $whoIs ->
    [you] Hai battuto { $rival } su { $field }, { $a } contro { $b }.
   *[other] { $rivalIs ->
        [you] { $who } ti ha battuto su { $field }, { $a } contro { $b }.
       *[other] { $who } ha battuto { $rival } su { $field }, { $a } contro { $b }.
      }
  }
eketorp-moment-beaten-siege-field = { $whoIs ->
    [you] Hai battuto { $rival } { eketorp-for-side }, { $a } contro { $b }.
   *[other] { $rivalIs ->
        [you] { $who } ti ha battuto { eketorp-for-side }, { $a } contro { $b }.
       *[other] { $who } ha battuto { $rival } { eketorp-for-side }, { $a } contro { $b }.
      }
  }
eketorp-moment-tie-field = { $whoIs ->
    [you] Pareggio con { $rival } su { $field }: fuori entrambi.
   *[other] { $rivalIs ->
        [you] Pareggio con { $who } su { $field }: fuori entrambi.
       *[other] Pareggio tra { $who } e { $rival } su { $field }: fuori entrambi.
      }
  }
eketorp-moment-tie-siege-field = { $whoIs ->
    [you] Pareggio con { $rival } { eketorp-for-side }: fuori entrambi.
   *[other] { $rivalIs ->
        [you] Pareggio con { $who } { eketorp-for-side }: fuori entrambi.
       *[other] Pareggio tra { $who } e { $rival } { eketorp-for-side }: fuori entrambi.
      }
  }
eketorp-moment-nothing = { $whoIs ->
    [you] Hai sfondato da { $rival } { eketorp-with-side }, senza prendere nulla.
   *[other] { $who } ha sfondato { $rivalIs ->
        [you] nel tuo villaggio
       *[other] da { $rival }
      } { eketorp-with-side }, senza prendere nulla.
  }

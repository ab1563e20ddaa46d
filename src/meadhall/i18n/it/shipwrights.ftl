# Maestri d’Ascia del Mare del Nord: tutto ciò che legge chi gioca.

shipwrights = Maestri d’Ascia del Mare del Nord
shipwrights-legend = Le carte hanno una sigla: SH le navi, BU gli edifici, CR gli artigiani, TF i cittadini, JA i jarl, numerate come nelle tabelle delle carte. Gli spazi della plancia si contano da 1, gli edifici da 0, che è la capanna. In una riga puoi scrivere più passi, separati da virgole.
shipwrights-good = { $good ->
    [worker] { $count ->
        [one] lavoratore
       *[other] lavoratori
      }
    [coin] { $count ->
        [one] moneta
       *[other] monete
      }
    [wood] { $count ->
        [one] legno
       *[other] legni
      }
    [wool] { $count ->
        [one] lana
       *[other] lane
      }
    [iron] { $count ->
        [one] ferro
       *[other] ferri
      }
    [gold] { $count ->
        [one] oro
       *[other] ori
      }
    [any] legno, lana o ferro
   *[card] { $count ->
        [one] carta
       *[other] carte
      }
  }
shipwrights-goods = { $good ->
    [any] { $count ->
        [one] 1 legno, lana o ferro
       *[other] { $count } a scelta tra legno, lana e ferro
      }
   *[other] { $count } { shipwrights-good }
  }
shipwrights-resource = { $good ->
    [wood] legno
    [wool] lana
    [iron] ferro
   *[gold] oro
  }
shipwrights-nothing = nulla
shipwrights-gain = ottieni { $goods }
shipwrights-exchange = paga { $paid }, ottieni { $goods }
shipwrights-hut = Capanna
shipwrights-eikja = Eikja
shipwrights-no-building = ancora da costruire
shipwrights-no-card = nessuna carta
shipwrights-hidden-trade = una
shipwrights-by-skill = { $coins ->
    [0] gratis
   *[other] 1 moneta
  }
shipwrights-skill-for = 1 talento per { $paid }
shipwrights-enemy = { $card } ({ $limits }; giocatore neutrale { $steps })
shipwrights-limit-price = le risorse costano { $count ->
    [one] 1 moneta
   *[other] { $count } monete
  } in più
shipwrights-limit-raid = le razzie chiedono { $count ->
    [one] 1 lavoratore in più
   *[other] { $count } lavoratori in più
  }
shipwrights-limit-tuck = infilare costa { $count ->
    [one] 1 oro
   *[other] { $count } ori
  } in più
shipwrights-limit-board = { $count ->
    [one] al massimo 1 carta
   *[other] al massimo { $count } carte
  } sulla plancia
shipwrights-skill = { $skill ->
    [blacksmith] fabbro
    [sailmaker] maestro velaio
    [carver] intagliatore
    [stonecutter] tagliapietre
   *[carpenter] falegname
  }
shipwrights-track = { $track ->
    [military] Militare
    [trade] Commercio
   *[fame] Fama
  }
shipwrights-steps = { shipwrights-track } { $to }
    .part = +{ $count } { shipwrights-track }
shipwrights-upgraded = { $card ->
    [eikja] Eikja
    [labourer] manovale
   *[hut] capanna
  }
shipwrights-the-upgraded = { $card ->
    [eikja] l’Eikja
    [labourer] il manovale
   *[hut] la capanna
  }

## Che cosa c’è scritto su una carta

shipwrights-facts-ship = Nave · { $skills } · costo { $paid } · { $worth } · { $effect }
shipwrights-facts-building = Edificio · costo { $paid } · { $worth } · Lavoratore: { $ability }
shipwrights-facts-craftsman = Artigiano · { $major } (gratis) o { $minor } (1 moneta)
shipwrights-facts-townsfolk = Cittadino · { $ability }
shipwrights-facts-jarl = Jarl · { $worth }
shipwrights-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
shipwrights-worth-steps = +{ $count } { shipwrights-track }
shipwrights-effect-now = Alla costruzione: { $goods }
shipwrights-effect-income = Rendita: { $goods }
shipwrights-effect-end = A fine partita: { shipwrights-points }
shipwrights-effect-per = A fine partita: { shipwrights-points } { $counter ->
    [distinct_building] per ogni edificio diverso
    [set] per ogni terna di carta Razzia, carta Commercio e Miglioramento
    [ship] per ogni nave
    [raid] per ogni carta Razzia
    [trade] per ogni carta Commercio
   *[upgrade] per ogni Miglioramento
  }
shipwrights-card-line = { $word } { $card }: { $facts } · Scarto: { $goods }

## Che cosa si può fare

shipwrights-action-draw = si pesca una carta: { $card }
shipwrights-action-round = si rivela la carta Round { $card }
shipwrights-action-prize = si pesca la carta Razzia { $card }
shipwrights-action-route = si pesca la carta Commercio { $card }
shipwrights-action-hut = si assegna la { $card }
shipwrights-action-end = chiudi il tuo round
shipwrights-action-discard = scarta la carta { $card } e ottieni { $goods }
shipwrights-action-lay = metti la carta { $card } sulla tua plancia
shipwrights-action-play = gioca la carta { $card }: { $ability }
shipwrights-action-build = costruisci l’edificio { $card } pagando { $paid }
shipwrights-action-tuck = infila la carta { $card } sotto un edificio pagando { $paid }
shipwrights-action-ship = costruisci la nave che è sullo spazio { $space }: { $card }
shipwrights-action-place-board = piazza un lavoratore sullo spazio { $space }: { $ability }
shipwrights-action-place-building = piazza un lavoratore { $slot ->
    [0] sulla { $card }
   *[other] sull’edificio { $slot }, { $card }
  }: { $ability }
shipwrights-action-place-nowhere = piazza un lavoratore sull’edificio { $slot }
shipwrights-action-dismiss-board = elimina la carta { $card } dallo spazio { $space }
shipwrights-action-dismiss-building = elimina la carta { $card } da sotto questo edificio: { $building }
shipwrights-action-buy = compra 1 { shipwrights-resource } per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
  }
shipwrights-action-forge = scambia 1 legno, 1 lana e 1 ferro con 1 oro
shipwrights-action-hero = fai uno scambio con { $hero }: { $ability }
shipwrights-action-hero-none = fai uno scambio con { $hero }
shipwrights-action-raid = fai la razzia { $card } { $count ->
    [0] senza lavoratori
    [one] con 1 lavoratore
   *[other] con { $count } lavoratori
  }: { $ability }
shipwrights-action-raid-none = fai una razzia
shipwrights-action-at = { $slot ->
    [0] capanna: { $card }
   *[other] edificio { $slot }: { $card }
  }
shipwrights-action-at-craftsman = l’artigiano sotto l’edificio { $slot }: { $card } ({ shipwrights-by-skill })
shipwrights-action-from = l’artigiano sullo spazio { $space }: { $card } ({ shipwrights-by-skill })
shipwrights-action-labourer = il manovale, pagando { $paid }
shipwrights-action-basic = { shipwrights-resource }
shipwrights-action-card = { $card }: { $facts }
shipwrights-action-card-draft = { $card }
shipwrights-action-aboard = infila la carta Commercio sotto la nave { $card }
shipwrights-action-cash = metti la carta Commercio a faccia in giù e ottieni subito la sua ricompensa
shipwrights-action-upgrade = migliora { shipwrights-the-upgraded }: { $ability }
shipwrights-action-ability = { $which ->
    [building] usa l’abilità dell’edificio
   *[townsfolk] usa l’abilità del cittadino infilato lì sotto
  }
shipwrights-action-ability-of = usa la carta { $card }: { $ability }
shipwrights-action-stop = con questo lavoratore basta così
shipwrights-action-enemies = gioca contro { $names }
shipwrights-action-enemies-none = gioca senza nemici

## Che cosa viene chiesto

shipwrights-ask-draft = Tenute: { $cards }. Quale carta tieni adesso?
shipwrights-ask-draft-two = Quali due carte tieni? Sceglile in quest’ordine; l’ultima può essere solo la seconda: { $last }
shipwrights-ask-draft-second = Tieni { $kept }. Quale carta tieni come seconda? { $cards }.
shipwrights-ask-enemies = Quali nemici vuoi affrontare?
shipwrights-ask-convert = È il momento degli ultimi scambi. Nella tua riserva: { $goods }.
shipwrights-ask-tuck = Sotto quale edificio infili la carta { $card }?
shipwrights-ask-skill = Chi fa da { shipwrights-skill } per la nave { $card }?
shipwrights-ask-discount = Che cosa risparmi sulla nave { $card }?
shipwrights-ask-pay-card = { $count ->
    [one] Quale carta scarti per pagare?
   *[other] Quali carte scarti per pagare? Te ne restano { $count } da scegliere.
  }
shipwrights-ask-pay-any = { $count ->
    [one] Paghi legno, lana, ferro o oro?
   *[other] Paghi legno, lana, ferro o oro? Ancora { $count }.
  }
shipwrights-ask-gain-any = { $count ->
    [one] Prendi legno, lana o ferro?
   *[other] Prendi legno, lana o ferro? Ancora { $count }.
  }
shipwrights-ask-ability = Sotto l’edificio { $building } c’è la carta { $card } ({ $ability }). Quale abilità usi per prima?
shipwrights-ask-ability-again = Che altro fai con il lavoratore appena piazzato ({ $building })? Lì sotto c’è la carta { $card } ({ $ability }).
shipwrights-ask-trade = Hai pescato la carta Commercio { $card }. Infilata sotto una nave: { $income } a ogni fase Rendite. A faccia in giù, subito: { $ability }.
shipwrights-ask-upgrade = Scegli un Miglioramento
shipwrights-ask-main = In mano: { $cards }. Nella tua riserva: { $goods }. Che cosa fai?
shipwrights-ask-main-empty = Non hai più carte in mano. Nella tua riserva: { $goods }. Che cosa fai?

## Il tavolo in parole

shipwrights-board-round = Round { $round } di 5. Prezzi in monete: legno { $wood }, lana { $wool }, ferro { $iron }.
shipwrights-board-neutral = Giocatore neutrale: Militare { $military }, Commercio { $trade }, Fama { $fame }.
shipwrights-board-rival = Il rivale ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } dalle carte Round.
shipwrights-board-enemies = Nemici: { $names }.
shipwrights-board-hero = { $hero } è con { $whoIs ->
    [you] te
   *[other] { $who }
  }.
shipwrights-board-hero-free = Nessuno ha ancora { $hero }.
shipwrights-board-hero-neutral = { $hero } è con il giocatore neutrale.
shipwrights-board-yard = { $who }: { $goods }; Militare { $military }, Commercio { $trade }, Fama { $fame }
shipwrights-board-spaces = plancia: { $spaces }
shipwrights-board-buildings = edifici: { $buildings }
shipwrights-board-ships = navi: { $ships }
shipwrights-board-raids = carte Razzia: { $raids }
shipwrights-board-trades = carte Commercio: { $trades }
shipwrights-board-upgrades = miglioramenti: { $upgrades }
shipwrights-board-common = eroe: { $hero }
shipwrights-board-hand = in mano: { $cards }
shipwrights-board-hidden-hand = { $count ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $count } carte in mano
  }
shipwrights-space = { $space } ({ $ability })
shipwrights-space-card = { $space } { $card }
shipwrights-space-worker = { $space } (c’è un lavoratore)
shipwrights-slot = { $slot } { $card } ({ $ability }{ $worker ->
    [yes] ; c’è un lavoratore
   *[no] {""}
  })
shipwrights-slot-tucked = { $slot } { $card } ({ $ability }{ $worker ->
    [yes] ; c’è un lavoratore
   *[no] {""}
  }) con sotto { $under }
shipwrights-raid = { $card } ({ $ability }){ $used ->
    [yes] {" "}(già usata)
   *[no] {""}
  }
shipwrights-trade-aboard = { $card } (sotto la nave { $ship })
shipwrights-trade-face-down = { $card } (a faccia in giù)

## Il racconto

shipwrights-event-hut = { $whoIs ->
    [you] Ricevi la { $card }.
   *[other] { $who } riceve la { $card }.
  }
shipwrights-event-round = Round { $round }. { shipwrights-event-round.line }.
    .line = Prezzi in monete: legno { $wood }, lana { $wool }, ferro { $iron }
shipwrights-event-direction = { $direction ->
    [clockwise] Le carte passano a sinistra (in senso orario).
   *[counterclockwise] Le carte passano a destra (in senso antiorario).
  }
shipwrights-event-neutral = Il giocatore neutrale è a { $military } sul tracciato Militare, a { $trade } su Commercio e a { $fame } su Fama.
shipwrights-event-rival = Con le carte Round il rivale è a { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
shipwrights-event-rival-final = Il rivale chiude con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
shipwrights-event-enemies = Nemici in gioco: { $names }.
shipwrights-event-no-enemies = { $whoIs ->
    [you] Giochi senza nemici.
   *[other] { $who } gioca senza nemici.
  }
shipwrights-event-picked = { $whoIs ->
    [you] Hai scelto.
   *[other] { $who } ha scelto.
  }
shipwrights-event-actions = Le carte sono scelte: cominciano le azioni.
shipwrights-event-hand = { $whoIs ->
    [you] In mano hai: { $cards }.
   *[other] In mano a { $who }: { $cards }.
  }
shipwrights-event-drew = { $whoIs ->
    [you] Peschi una carta.
   *[other] { $who } pesca una carta.
  }
    .part = +1 carta
shipwrights-event-drew-mine = { $whoIs ->
    [you] Peschi la carta { $card }.
   *[other] { $who } pesca la carta { $card }.
  }
    .part = +{ $card }
shipwrights-event-discarded = { shipwrights-event-discarded.line }.
    .line = { $whoIs ->
        [you] Scarti la carta { $card }
       *[other] { $who } scarta la carta { $card }
      }
shipwrights-event-laid = { shipwrights-event-laid.line }.
    .line = { $whoIs ->
        [you] Metti la carta { $card } sulla tua plancia
       *[other] { $who } mette la carta { $card } sulla plancia
      }
shipwrights-event-worker-lost = { $whoIs ->
    [you] Perdi il lavoratore che stava lì.
   *[other] { $who } perde il lavoratore che stava lì.
  }
    .part = 1 lavoratore perso
shipwrights-event-played = { shipwrights-event-played.line }.
    .line = { $whoIs ->
        [you] Giochi la carta { $card }
       *[other] { $who } gioca la carta { $card }
      }
shipwrights-event-built = { shipwrights-event-built.line }.
    .line = { $whoIs ->
        [you] Costruisci l’edificio { $card }
       *[other] { $who } costruisce l’edificio { $card }
      }
shipwrights-event-tucked = { $whoIs ->
    [you] Infili la carta { $card } sotto un edificio: { $building }.
   *[other] { $who } infila la carta { $card } sotto un edificio: { $building }.
  }
    .line = { $whoIs ->
        [you] Infili la carta { $card } sotto l’edificio { $building }
       *[other] { $who } infila la carta { $card } sotto l’edificio { $building }
      }
shipwrights-event-launched = { shipwrights-event-launched.line }.
    .line = { $whoIs ->
        [you] Costruisci la nave { $card }
       *[other] { $who } costruisce la nave { $card }
      }
    .own = { $points ->
        [one] 1 punto
       *[other] { $points } punti
      }
shipwrights-event-craftsman = { $whoIs ->
    [you] Fai lavorare un artigiano: { $card }.
   *[other] { $who } fa lavorare un artigiano: { $card }.
  }
shipwrights-event-labourer = { $whoIs ->
    [you] Usi il manovale.
   *[other] { $who } usa il manovale.
  }
shipwrights-event-placed-board = { shipwrights-event-placed-board.line }.
    .line = { $whoIs ->
        [you] Piazzi un lavoratore sullo spazio { $space }
       *[other] { $who } piazza un lavoratore sullo spazio { $space }
      }
shipwrights-event-placed-building = { $whoIs ->
    [you] Piazzi un lavoratore su un edificio: { $card }.
   *[other] { $who } piazza un lavoratore su un edificio: { $card }.
  }
    .line = { $whoIs ->
        [you] Piazzi un lavoratore sull’edificio { $card }
       *[other] { $who } piazza un lavoratore sull’edificio { $card }
      }
shipwrights-event-dismissed = { shipwrights-event-dismissed.line }.
    .line = { $whoIs ->
        [you] Elimini la carta { $card }
       *[other] { $who } elimina la carta { $card }
      }
shipwrights-event-bought = { shipwrights-event-bought.line } { shipwrights-event-bought.part }.
    .line = { $whoIs ->
        [you] Compri
       *[other] { $who } compra
      }
    .part = 1 { shipwrights-resource } per { $price ->
        [one] 1 moneta
       *[other] { $price } monete
      }
shipwrights-event-forged = { shipwrights-event-forged.line }.
    .line = { $whoIs ->
        [you] Scambi 1 legno, 1 lana e 1 ferro con 1 oro
       *[other] { $who } scambia 1 legno, 1 lana e 1 ferro con 1 oro
      }
shipwrights-event-hero-trade = { shipwrights-event-hero-trade.line }.
    .line = { $whoIs ->
        [you] Fai uno scambio con { $hero }
       *[other] { $who } fa uno scambio con { $hero }
      }
shipwrights-event-raided = { $whoIs ->
    [you] Fai una razzia: { $card }.
   *[other] { $who } fa una razzia: { $card }.
  }
    .line = { $whoIs ->
        [you] Fai la razzia { $card }
       *[other] { $who } fa la razzia { $card }
      }
shipwrights-event-paid-card = { $whoIs ->
    [you] Scarti la carta { $card } per pagare.
   *[other] { $who } scarta la carta { $card } per pagare.
  }
    .part = { $card } in pagamento
shipwrights-event-paid = { $whoIs ->
    [you] Paghi { $goods }.
   *[other] { $who } paga { $goods }.
  }
    .part = −{ $goods }
shipwrights-event-spent = { shipwrights-event-paid }
shipwrights-event-gained = { shipwrights-event-gained.line }.
    .line = { $whoIs ->
        [you] Ottieni { $goods }
       *[other] { $who } ottiene { $goods }
      }
    .part = +{ $goods }
shipwrights-event-earned = { $whoIs ->
    [you] Le tue rendite: { $goods }.
   *[other] Rendite di { $who }: { $goods }.
  }
shipwrights-event-steps = { $whoIs ->
    [you] Avanzi: { $steps }.
   *[other] { $who } avanza: { $steps }.
  }
    .part = { $steps }
shipwrights-event-raid-card = { $whoIs ->
    [you] Ottieni la carta Razzia { $card }.
   *[other] { $who } ottiene la carta Razzia { $card }.
  }
    .part = +carta Razzia { $card }
shipwrights-event-trade-card = { $whoIs ->
    [you] Ottieni una carta Commercio.
   *[other] { $who } ottiene una carta Commercio.
  }
    .part = +1 carta Commercio
shipwrights-event-trade-card-mine = { $whoIs ->
    [you] Ottieni la carta Commercio { $card }.
   *[other] { $who } ottiene la carta Commercio { $card }.
  }
    .part = +carta Commercio { $card }
shipwrights-event-trade-tucked = { $whoIs ->
    [you] Infili la carta Commercio { $card } sotto la nave { $ship }.
   *[other] { $who } infila la carta Commercio { $card } sotto la nave { $ship }.
  }
    .part = { $card } sotto { $ship }
shipwrights-event-used = { $whoIs ->
    [you] Usi la carta { $card }.
   *[other] { $who } usa la carta { $card }.
  }
    .part = con { $card }
shipwrights-event-used-building = { shipwrights-event-used }
shipwrights-event-trade-cashed = { $whoIs ->
    [you] Metti la carta Commercio a faccia in giù e ne prendi la ricompensa.
   *[other] { $who } mette la carta Commercio a faccia in giù e ne prende la ricompensa.
  }
    .part = carta Commercio incassata
shipwrights-event-upgraded = { $whoIs ->
    [you] Migliori { shipwrights-the-upgraded }.
   *[other] { $who } migliora { shipwrights-the-upgraded }.
  }
    .part = Miglioramento ({ shipwrights-upgraded })
shipwrights-event-ended = { $whoIs ->
    [you] Chiudi il tuo round.
   *[other] { $who } chiude il suo round.
  }
shipwrights-event-income = Rendite.
shipwrights-event-returned = { $whoIs ->
    [you] { $count ->
        [one] 1 lavoratore torna da te.
       *[other] { $count } lavoratori tornano da te.
      }
   *[other] { $count ->
        [one] 1 lavoratore torna da { $who }.
       *[other] { $count } lavoratori tornano da { $who }.
      }
  }
    .part = { $count ->
        [one] 1 lavoratore torna a casa
       *[other] { $count } lavoratori tornano a casa
      }
shipwrights-event-hero = { $whoIs ->
    [you] Guidi il tracciato { shipwrights-track } con { $place }: { $hero } si unisce a te.
   *[other] { $who } guida il tracciato { shipwrights-track } con { $place } e ottiene { $hero }.
  }
shipwrights-event-hero-common = { $whoIs ->
    [you] Non hai altri eroi: { $hero } si unisce a te.
   *[other] { $who } non ha altri eroi e ottiene { $hero }.
  }
shipwrights-event-hero-left = { $whoIs ->
    [you] { $hero } ti lascia.
   *[other] { $hero } lascia { $who }.
  }
shipwrights-event-hero-neutral = Il giocatore neutrale guida il tracciato { shipwrights-track } con { $place } e ottiene { $hero }.
shipwrights-event-converted = { $whoIs ->
    [you] Converti le risorse rimaste in { $goods }.
   *[other] { $who } converte le risorse rimaste in { $goods }.
  }

## Perché qualcosa non si può fare

shipwrights-lack-step = { $ask ->
    [draft] Prima scegli che cosa tieni.
    [enemies] Prima scegli i nemici.
    [convert] Adesso restano solo gli scambi.
    [tuck] Prima scegli l’edificio per la tua carta.
    [skill] Prima scegli chi costruisce la nave.
    [discount] Prima scegli che cosa risparmi sulla nave.
    [pay-card] Prima scarta una carta per pagare.
    [pay-any] Prima scegli con che cosa paghi.
    [gain-any] Prima scegli che cosa prendi.
    [ability] Prima scegli che cosa fa il tuo lavoratore.
    [trade-card] Prima decidi dove va la carta Commercio.
    [upgrade] Prima scegli un Miglioramento.
   *[other] Prima scegli un’azione: questo ne fa parte.
  }
shipwrights-lack = { $count ->
    [one] Ti manca
   *[other] Ti mancano
  } { $wanted }.
shipwrights-more = { $count } { shipwrights-good }
shipwrights-a-skill = { $skill ->
    [blacksmith] un fabbro
    [sailmaker] un maestro velaio
    [carver] un intagliatore
    [stonecutter] un tagliapietre
   *[carpenter] un falegname
  }
shipwrights-reason-not-your-decision = Non tocca a te.
shipwrights-reason-another-step = Non è quello che ti si chiede adesso.
shipwrights-reason-dice-decide = Lo decide il caso.
shipwrights-reason-game-over = La partita è finita.
shipwrights-reason-already-ended = Hai già chiuso il tuo round.
shipwrights-reason-already-picked = Hai già scelto; gli altri stanno ancora scegliendo.
shipwrights-reason-card-not-in-hand = Quella carta non è nella tua mano.
shipwrights-reason-card-not-in-pack = Quella carta non è nel tuo mazzetto.
shipwrights-reason-picks-in-order = Scegli nell’ordine indicato, dall’inizio alla fine.
shipwrights-reason-hand-not-empty = Hai ancora carte in mano: prima usale o scartale.
shipwrights-reason-board-full = La tua plancia è piena (5 carte).
shipwrights-reason-enemy-bars-the-space = Un nemico ti impedisce di mettere altre carte sulla plancia.
shipwrights-reason-too-few-workers = Ti servono più lavoratori.
shipwrights-reason-too-few-coins = Ti servono più monete.
shipwrights-reason-too-few-resources = Non hai abbastanza legno, lana, ferro o oro.
shipwrights-reason-too-little-gold = Ti serve più oro.
shipwrights-reason-too-few-cards = Ti servono più carte in mano per pagare.
shipwrights-reason-no-free-tuck-place = Sotto ogni tuo edificio c’è già una carta.
shipwrights-reason-tuck-place-taken = Sotto quell’edificio c’è già una carta.
shipwrights-reason-no-ship-laid = Su quello spazio non c’è una nave.
shipwrights-reason-skills-not-covered = Ti serve un artigiano per ogni talento di questa nave.
shipwrights-reason-no-such-space = Non hai quell’edificio.
shipwrights-reason-space-taken = Lì c’è già un lavoratore.
shipwrights-reason-space-covered = Una carta copre quello spazio.
shipwrights-reason-no-card-there = Lì non c’è nessuna carta.
shipwrights-reason-hero-not-held = Non hai quell’eroe.
shipwrights-reason-hero-does-not-trade = Quell’eroe non fa scambi.
shipwrights-reason-no-raid-card = Non hai quella carta Razzia.
shipwrights-reason-raid-done = Hai già usato quella carta Razzia in questo round.
shipwrights-reason-craftsman-lacks-skill = Lì non c’è un artigiano con quel talento.
shipwrights-reason-rest-not-payable = Poi non potresti pagare il resto della nave.
shipwrights-reason-not-in-the-cost = La nave non costa quello.
shipwrights-reason-not-held = Non ne hai.
shipwrights-reason-no-free-ship = Non hai quella nave senza una carta Commercio.
shipwrights-reason-already-upgraded = Il Miglioramento c’è già.
shipwrights-reason-ability-done = L’hai già usata.
shipwrights-reason-no-ability-yet = Usane almeno una delle due.
shipwrights-reason-enough-actions = Limite di azioni raggiunto: scarta le carte e chiudi il round.
shipwrights-reason-enough-exchanges = Hai raggiunto il limite degli scambi: chiudi il tuo round.
shipwrights-reason-only-conversion = Non potresti più usare una delle tue carte.
shipwrights-reason-no-such-enemy = Nelle tabelle delle carte quel nemico non c’è.
shipwrights-reason-enemies-before = Solo chi gioca in solitario sceglie i nemici, prima del round 1.
shipwrights-reason-no-gold-for-forging = Ti servono 1 legno, 1 lana e 1 ferro; qui l’oro non può sostituirli.
shipwrights-reason-never-gold = Qui scegli legno, lana o ferro: l’oro non vale mai.
shipwrights-reason-no-building-there = Non hai un edificio lì sotto cui infilare una carta.

## Punti, fine della partita, opzioni

shipwrights-part-ships = navi
shipwrights-part-buildings = edifici
shipwrights-part-jarls = jarl
shipwrights-part-tracks = tracciati Progresso
shipwrights-part-heroes = eroi e manovale
shipwrights-part-gold = oro
shipwrights-ending-rounds = I cinque round sono finiti.
shipwrights-ending-solo_won = I cinque round sono finiti. Hai battuto il rivale!
shipwrights-ending-solo_lost = I cinque round sono finiti. Vince il rivale.
shipwrights-preset-standard = Standard
shipwrights-option-enemies = nemici
    .explain = Quali carte Nemico si affrontano nelle partite in solitario? In due o più non ce ne sono.
    .ask = scelti prima del primo round
    .none = nessuno
    .e1 = il primo
    .e2 = il secondo
    .e12 = il primo e il secondo
    .e3 = il terzo
    .e13 = il primo e il terzo
    .e23 = il secondo e il terzo
    .e123 = tutti tranne il quarto
    .e4 = il quarto
    .e14 = il primo e il quarto
    .e24 = il secondo e il quarto
    .e124 = tutti tranne il terzo
    .e34 = il terzo e il quarto
    .e134 = tutti tranne il secondo
    .e234 = tutti tranne il primo
    .e1234 = tutti e quattro
shipwrights-option-conversion = ultimi scambi
    .explain = Dopo il round 5 le risorse rimaste diventano oro: in automatico (nel modo migliore) o a mano.
    .automatic = in automatico
    .manual = a mano

## Nomi delle carte

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
shipwrights-name-timber-yard = Deposito di legname
shipwrights-name-weaving-house = Casa dei telai
shipwrights-name-bloomery = Fornace del ferro
shipwrights-name-market = Mercato
shipwrights-name-longhouse = Casa lunga
shipwrights-name-thing-stead = Campo del Thing
shipwrights-name-mead-hall = Sala dell’idro­mele
shipwrights-name-hof = Hof
shipwrights-name-boathouse = Rimessa delle barche
shipwrights-name-watchtower = Torre di guardia
shipwrights-name-armoury = Armeria
shipwrights-name-great-hall = Grande sala
shipwrights-name-blacksmith-sailmaker = Fabbro (Maestro Velaio)
shipwrights-name-blacksmith-carver = Fabbro (Intagliatore)
shipwrights-name-blacksmith-stonecutter = Fabbro (Tagliapietre)
shipwrights-name-blacksmith-carpenter = Fabbro (Falegname)
shipwrights-name-sailmaker-carver = Maestro Velaio (Intagliatore)
shipwrights-name-sailmaker-stonecutter = Maestro Velaio (Tagliapietre)
shipwrights-name-sailmaker-carpenter = Maestro Velaio (Falegname)
shipwrights-name-sailmaker-blacksmith = Maestro Velaio (Fabbro)
shipwrights-name-carver-stonecutter = Intagliatore (Tagliapietre)
shipwrights-name-carver-carpenter = Intagliatore (Falegname)
shipwrights-name-carver-blacksmith = Intagliatore (Fabbro)
shipwrights-name-carver-sailmaker = Intagliatore (Maestro Velaio)
shipwrights-name-stonecutter-carpenter = Tagliapietre (Falegname)
shipwrights-name-stonecutter-blacksmith = Tagliapietre (Fabbro)
shipwrights-name-stonecutter-sailmaker = Tagliapietre (Maestro Velaio)
shipwrights-name-stonecutter-carver = Tagliapietre (Intagliatore)
shipwrights-name-carpenter-blacksmith = Falegname (Fabbro)
shipwrights-name-carpenter-sailmaker = Falegname (Maestro Velaio)
shipwrights-name-carpenter-carver = Falegname (Intagliatore)
shipwrights-name-carpenter-stonecutter = Falegname (Tagliapietre)
shipwrights-name-recruiter = Reclutatore
shipwrights-name-peddler = Ambulante
shipwrights-name-ferryman = Traghettatore
shipwrights-name-woodcutter = Taglialegna
shipwrights-name-shepherd = Pastora
shipwrights-name-miner = Minatore
shipwrights-name-moneychanger = Cambiavalute
shipwrights-name-skald = Scaldo
shipwrights-name-brewer = Birraio
shipwrights-name-scavenger = Rigattiere
shipwrights-name-huntress = Cacciatrice
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
shipwrights-name-monastery = Monastero
shipwrights-name-toll-bridge = Ponte del pedaggio
shipwrights-name-coastal-village = Villaggio costiero
shipwrights-name-fishing-port = Porto di pescatori
shipwrights-name-smithy = Fucina
shipwrights-name-trading-post = Emporio
shipwrights-name-abbey-library = Biblioteca dell’abbazia
shipwrights-name-harbour-town = Città portuale
shipwrights-name-ore-route = Rotta dei minerali
shipwrights-name-timber-route = Rotta del legname
shipwrights-name-wool-route = Rotta della lana
shipwrights-name-amber-route = Rotta dell’ambra
shipwrights-name-silver-route = Rotta dell’argento
shipwrights-name-hired-hands = Braccia a giornata
shipwrights-name-fisher-s-hut = Capanna del pescatore
shipwrights-name-forester-s-hut = Capanna del boscaiolo
shipwrights-name-crofter-s-hut = Capanna del contadino
shipwrights-name-prospector-s-hut = Capanna del cavatore
shipwrights-name-hunter-s-hut = Capanna del cacciatore
shipwrights-name-goldwasher-s-hut = Capanna del cercatore d’oro
shipwrights-name-svend = Svend
shipwrights-name-thyra = Thyra
shipwrights-name-frode = Frode
shipwrights-name-randi = Randi
shipwrights-name-kettil-the-usurer = Kettil l’Usuraio
shipwrights-name-hallgerd-the-jealous = Hallgerd la Gelosa
shipwrights-name-orm-shieldbreaker = Orm Spezzascudi
shipwrights-name-thorgrim-the-grasping = Thorgrim l’Avido

# Maestri d’Ascia del Mare del Nord: tutto ciò che legge chi gioca.

shipwrights = Maestri d’Ascia del Mare del Nord
shipwrights-legend = Le carte hanno una sigla: SH le navi, BU gli edifici, CR gli artigiani, TF i cittadini, JA gli jarl, numerate come nelle tabelle delle carte. Gli spazi della plancia si contano da 1, gli edifici da 0, che è la capanna. Le risorse base sono legno, lana e ferro. In una riga puoi scrivere più passi, separati da virgole.
shipwrights-good = { $good ->
    [worker] { $count ->
        [one] lavoratore
       *[other] lavoratori
      }
    [coin] { $count ->
        [one] moneta
       *[other] monete
      }
    [wood] legno
    [wool] lana
    [iron] ferro
    [gold] oro
    [any] { $count ->
        [one] risorsa base a scelta
       *[other] risorse base a scelta
      }
   *[card] { $count ->
        [one] carta Villaggio
       *[other] carte Villaggio
      }
  }
shipwrights-goods = { $count } { shipwrights-good }
shipwrights-resource = { $good ->
    [wood] legno
    [wool] lana
    [iron] ferro
   *[gold] oro
  }
shipwrights-nothing = nulla
shipwrights-gain = ottieni { $goods }
shipwrights-exchange = paga { $paid } e ottieni { $goods }
shipwrights-hut = Capanna
shipwrights-eikja = Eikja
shipwrights-no-building = ancora da costruire
shipwrights-no-card = nessuna carta
shipwrights-hidden-trade = una
shipwrights-by-skill = { $coins ->
    [0] talento maggiore
   *[other] talento minore, 1 moneta
  }
shipwrights-skill-for = un talento pagando { $paid }
shipwrights-enemy = { $card } ({ $limits }; giocatore neutrale: { $steps })
shipwrights-limit-price = prezzi +{ $count }
shipwrights-limit-raid = le razzie chiedono { $count ->
    [one] 1 lavoratore in più
   *[other] { $count } lavoratori in più
  }
shipwrights-limit-tuck = infilare costa { $count } oro in più
shipwrights-limit-board = al massimo { $count } carte sulla plancia
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
shipwrights-steps = { $count ->
    [one] di 1 spazio sul tracciato { shipwrights-track } (ora è a { $to })
   *[other] di { $count } spazi sul tracciato { shipwrights-track } (ora è a { $to })
  }
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

shipwrights-facts-ship = nave; richiede { $skills }; costa { $paid }; dà { $worth }; { $effect }
shipwrights-facts-building = edificio; costa { $paid }; dà { $worth }; con un lavoratore: { $ability }
shipwrights-facts-craftsman = artigiano; talento maggiore: { $major }, talento minore: { $minor }
shipwrights-facts-townsfolk = cittadino; { $ability }
shipwrights-facts-jarl = jarl; dà { $worth }
shipwrights-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
shipwrights-worth-steps = +{ $count } { shipwrights-track }
shipwrights-effect-now = alla costruzione: ottieni { $goods }
shipwrights-effect-income = rendita: { $goods }
shipwrights-effect-end = a fine partita: { shipwrights-points }
shipwrights-effect-per = a fine partita: { shipwrights-points } { $counter ->
    [distinct_building] per ogni edificio diverso
    [set] per ogni terna di carta Razzia, carta Commercio e Miglioramento
    [ship] per ogni nave
    [raid] per ogni carta Razzia
    [trade] per ogni carta Commercio
   *[upgrade] per ogni Miglioramento
  }
shipwrights-card-line = { $word } { $card }: { $facts }. Se la scarti dalla mano: { $goods }.

## Che cosa si può fare

shipwrights-action-draw = si pesca una carta: { $card }
shipwrights-action-round = si rivela la carta Round { $card }
shipwrights-action-prize = si pesca la carta Razzia { $card }
shipwrights-action-route = si pesca la carta Commercio { $card }
shipwrights-action-hut = si assegna la { $card }
shipwrights-action-end = termina le tue azioni
shipwrights-action-discard = scarta la carta { $card } e ottieni { $goods }
shipwrights-action-lay = metti la carta { $card } sulla tua plancia
shipwrights-action-play = gioca la carta { $card }: { $ability }
shipwrights-action-build = costruisci l’edificio { $card } pagando { $paid }
shipwrights-action-tuck = infila la carta { $card } sotto un edificio pagando { $paid }
shipwrights-action-ship = costruisci la nave che è sullo spazio { $space }: { $card }
shipwrights-action-place-board = piazza un lavoratore sullo spazio { $space }: { $ability }
shipwrights-action-place-building = piazza un lavoratore { $slot ->
    [0] su { $card }
   *[other] sull’edificio { $slot }, { $card }
  }: { $ability }
shipwrights-action-place-nowhere = piazza un lavoratore sull’edificio { $slot }
shipwrights-action-dismiss-board = butta via senza ricompensa la carta { $card } dallo spazio { $space }
shipwrights-action-dismiss-building = butta via senza ricompensa la carta { $card } da sotto questo edificio: { $building }
shipwrights-action-buy = compra 1 { shipwrights-resource } per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
  }
shipwrights-action-forge = scambia 1 legno, 1 lana e 1 ferro con 1 oro
shipwrights-action-hero = fai uno scambio con { $hero }: { $ability }
shipwrights-action-hero-none = fai uno scambio con { $hero }
shipwrights-action-raid = fai la razzia { $card } con { $count ->
    [0] nessun lavoratore
    [one] 1 lavoratore
   *[other] { $count } lavoratori
  }: { $ability }
shipwrights-action-raid-none = fai una razzia
shipwrights-action-at = { $slot ->
    [0] capanna: { $card }
   *[other] edificio { $slot }: { $card }
  }
shipwrights-action-at-craftsman = l’artigiano sotto l’edificio { $slot }: { $card }, { shipwrights-by-skill }
shipwrights-action-from = l’artigiano sullo spazio { $space }: { $card }, { shipwrights-by-skill }
shipwrights-action-labourer = il manovale, pagando { $paid }
shipwrights-action-basic = { shipwrights-resource }
shipwrights-action-card = { $card }: { $facts }
shipwrights-action-card-draft = { $card }
shipwrights-action-aboard = infila la carta Commercio sotto la nave { $card }
shipwrights-action-cash = metti la carta Commercio a faccia in giù e ottieni subito la sua ricompensa
shipwrights-action-upgrade = gira { shipwrights-the-upgraded } sul lato migliorato: { $ability }
shipwrights-action-ability = { $which ->
    [building] usa l’abilità dell’edificio
   *[townsfolk] usa l’abilità del cittadino infilato lì sotto
  }
shipwrights-action-ability-of = usa la carta { $card }: { $ability }
shipwrights-action-stop = con questo lavoratore basta così
shipwrights-action-enemies = gioca contro { $names }
shipwrights-action-enemies-none = gioca senza nemici

## Che cosa viene chiesto

shipwrights-ask-draft = Finora hai tenuto: { $cards }. Quale carta tieni adesso?
shipwrights-ask-draft-two = Quali due carte tieni? Sceglile in quest’ordine; l’ultima può essere solo la seconda: { $last }
shipwrights-ask-draft-second = Tieni { $kept }. Quale carta tieni come seconda? { $cards }.
shipwrights-ask-enemies = Quali nemici vuoi affrontare?
shipwrights-ask-convert = È il momento degli ultimi scambi. Nella tua riserva: { $goods }.
shipwrights-ask-tuck = Sotto quale edificio infili la carta { $card }?
shipwrights-ask-skill = Chi fornisce il talento di { shipwrights-skill } per la nave { $card }?
shipwrights-ask-discount = Quale risorsa togli dal costo della nave { $card }?
shipwrights-ask-pay-card = { $count ->
    [one] Quale carta scarti per pagare?
   *[other] Quali carte scarti per pagare? Te ne restano { $count } da scegliere.
  }
shipwrights-ask-pay-any = { $count ->
    [one] Con quale risorsa paghi?
   *[other] Con quali risorse paghi? Te ne restano { $count } da scegliere.
  }
shipwrights-ask-gain-any = { $count ->
    [one] Quale risorsa prendi?
   *[other] Quali risorse prendi? Te ne restano { $count } da scegliere.
  }
shipwrights-ask-ability = Sotto l’edificio { $building } c’è la carta { $card } ({ $ability }). Quale abilità usi per prima?
shipwrights-ask-ability-again = Che altro fai con il lavoratore appena piazzato ({ $building })? Lì sotto c’è la carta { $card } ({ $ability }).
shipwrights-ask-trade = Hai pescato la carta Commercio { $card }. Infilata sotto una nave: { $income } a ogni fase Rendite. A faccia in giù, subito: { $ability }.
shipwrights-ask-upgrade = Quale carta giri sul lato migliorato?
shipwrights-ask-main = In mano: { $cards }. Nella tua riserva: { $goods }. Che cosa fai?
shipwrights-ask-main-empty = Non hai più carte in mano. Nella tua riserva: { $goods }. Che cosa fai?

## Il tavolo in parole

shipwrights-board-round = Round { $round } di 5. Prezzi in monete: legno { $wood }, lana { $wool }, ferro { $iron }.
shipwrights-board-neutral = Giocatore neutrale: Militare { $military }, Commercio { $trade }, Fama { $fame }.
shipwrights-board-rival = Punti del rivale dalle carte Round: { $points }.
shipwrights-board-enemies = Nemici: { $names }.
shipwrights-board-hero = { $hero } è con { $who }.
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

shipwrights-event-hut = { $who } riceve la { $card }.
shipwrights-event-round = Comincia il round { $round }. Prezzi in monete: legno { $wood }, lana { $wool }, ferro { $iron }.
shipwrights-event-direction = { $direction ->
    [clockwise] Le carte si passano in senso orario.
   *[counterclockwise] Le carte si passano in senso antiorario.
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
shipwrights-event-no-enemies = { $who } gioca senza nemici.
shipwrights-event-picked = { $who } ha scelto.
shipwrights-event-actions = Le carte sono scelte: cominciano le azioni.
shipwrights-event-hand = In mano hai: { $cards }.
shipwrights-event-drew = { $who } pesca una carta.
shipwrights-event-drew-mine = Peschi una carta: { $card }.
shipwrights-event-discarded = { $who } scarta la carta { $card }.
shipwrights-event-laid = { $who } mette la carta { $card } sulla plancia.
shipwrights-event-worker-lost = { $who } perde il lavoratore che stava lì.
shipwrights-event-played = { $who } gioca la carta { $card }.
shipwrights-event-built = { $who } costruisce l’edificio { $card }.
shipwrights-event-tucked = { $who } infila la carta { $card } sotto un edificio: { $building }.
shipwrights-event-launched = { $who } costruisce la nave { $card }.
shipwrights-event-craftsman = { $who } fa lavorare un artigiano: { $card }.
shipwrights-event-labourer = { $who } usa il manovale.
shipwrights-event-placed-board = { $who } piazza un lavoratore sullo spazio { $space } della plancia.
shipwrights-event-placed-building = { $who } piazza un lavoratore su un edificio: { $card }.
shipwrights-event-dismissed = { $who } butta via la carta { $card }.
shipwrights-event-bought = { $who } compra 1 { shipwrights-resource } per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
  }.
shipwrights-event-forged = { $who } scambia 1 legno, 1 lana e 1 ferro con 1 oro.
shipwrights-event-hero-trade = { $who } fa uno scambio con { $hero }.
shipwrights-event-raided = { $who } fa una razzia: { $card }.
shipwrights-event-paid-card = { $who } scarta la carta { $card } per pagare.
shipwrights-event-paid = { $who } paga { $goods }.
shipwrights-event-gained = { $who } ottiene { $goods }.
shipwrights-event-steps = { $who } avanza: { $steps }.
shipwrights-event-raid-card = { $who } ottiene la carta Razzia { $card }.
shipwrights-event-trade-card = { $who } ottiene una carta Commercio.
shipwrights-event-trade-card-mine = Ottieni la carta Commercio { $card }.
shipwrights-event-trade-tucked = { $who } infila la carta Commercio { $card } sotto la nave { $ship }.
shipwrights-event-used = { $who } usa la carta { $card }.
shipwrights-event-trade-cashed = { $who } mette la carta Commercio a faccia in giù e ne prende la ricompensa.
shipwrights-event-upgraded = { $who } gira { shipwrights-the-upgraded } sul lato migliorato.
shipwrights-event-ended = { $who } chiude le sue azioni.
shipwrights-event-income = Fase Rendite.
shipwrights-event-returned = { $count ->
    [one] Un lavoratore torna da { $who }.
   *[other] { $count } lavoratori tornano da { $who }.
  }
shipwrights-event-hero = { $hero } si unisce a { $who }, da solo in testa su { shipwrights-track } con { $place }.
shipwrights-event-hero-common = { $hero } si unisce a { $who }, che non ha altri eroi.
shipwrights-event-hero-left = { $hero } lascia { $who }.
shipwrights-event-hero-neutral = { $hero } va al giocatore neutrale, da solo in testa su { shipwrights-track } con { $place }.
shipwrights-event-converted = { $who } con gli ultimi scambi ottiene { $goods }.

## Perché qualcosa non si può fare

shipwrights-reason-not-your-decision = adesso non tocca a te decidere
shipwrights-reason-another-step = prima c’è un’altra cosa da decidere
shipwrights-reason-dice-decide = qui decide il caso
shipwrights-reason-game-over = la partita è finita
shipwrights-reason-already-ended = hai già chiuso le tue azioni per questo round
shipwrights-reason-already-picked = hai già scelto; si aspettano le altre scelte
shipwrights-reason-card-not-in-hand = quella carta non è nella tua mano
shipwrights-reason-card-not-in-pack = quella carta non è tra quelle da cui puoi scegliere
shipwrights-reason-picks-in-order = se le scelte sono più d’una, si fanno nell’ordine delle tabelle delle carte; per le risorse: legno, lana, ferro, oro
shipwrights-reason-hand-not-empty = hai ancora carte in mano, e vanno tutte usate o scartate
shipwrights-reason-board-full = sulla tua plancia ci sono già cinque carte
shipwrights-reason-enemy-bars-the-space = un nemico ti impedisce di mettere altre carte sulla plancia
shipwrights-reason-too-few-workers = nella tua riserva non ci sono abbastanza lavoratori
shipwrights-reason-too-few-coins = non hai abbastanza monete
shipwrights-reason-too-few-resources = il legno, la lana, il ferro e l’oro che hai non bastano
shipwrights-reason-too-little-gold = non hai abbastanza oro
shipwrights-reason-too-few-cards = non hai in mano abbastanza carte per pagare
shipwrights-reason-no-free-tuck-place = sotto ogni tuo edificio c’è già una carta
shipwrights-reason-tuck-place-taken = sotto quell’edificio c’è già una carta
shipwrights-reason-no-ship-laid = su quello spazio della tua plancia non c’è nessuna nave
shipwrights-reason-skills-not-covered = i tuoi artigiani e il tuo manovale non riescono a coprire tutti i talenti che la nave richiede
shipwrights-reason-no-such-space = non hai nessun edificio con quel numero
shipwrights-reason-space-taken = lì c’è già un lavoratore
shipwrights-reason-space-covered = una carta copre quello spazio
shipwrights-reason-no-card-there = lì non c’è nessuna carta
shipwrights-reason-hero-not-held = quella carta Eroe non è tua
shipwrights-reason-hero-does-not-trade = con quella carta Eroe non si fanno scambi
shipwrights-reason-no-raid-card = non hai quella carta Razzia
shipwrights-reason-raid-done = con quella carta hai già fatto una razzia in questo round
shipwrights-reason-craftsman-lacks-skill = lì non c’è nessun artigiano con quel talento
shipwrights-reason-rest-not-payable = poi non potresti pagare il resto della nave
shipwrights-reason-not-in-the-cost = quella risorsa non fa parte del costo della nave
shipwrights-reason-not-held = di quella risorsa non ne hai
shipwrights-reason-no-free-ship = non hai nessuna nave con quel nome che sia ancora senza carta Commercio
shipwrights-reason-already-upgraded = quella carta è già sul lato migliorato
shipwrights-reason-ability-done = quell’abilità l’hai già usata
shipwrights-reason-no-ability-yet = almeno una delle due abilità va usata
shipwrights-reason-enough-actions = dopo quattrocento azioni in una fase si può soltanto scartare e chiudere
shipwrights-reason-only-conversion = una carta pescata adesso non si potrebbe più usare
shipwrights-reason-no-such-enemy = nelle tabelle delle carte quel nemico non c’è

## Punti, fine della partita, opzioni

shipwrights-part-ships = navi
shipwrights-part-buildings = edifici
shipwrights-part-jarls = jarl
shipwrights-part-tracks = tracciati Progresso
shipwrights-part-heroes = eroi e manovale
shipwrights-part-gold = oro
shipwrights-ending-rounds = Si sono giocati i cinque round: la partita è finita.
shipwrights-ending-solo_won = Si sono giocati i cinque round: il rivale è sconfitto.
shipwrights-ending-solo_lost = Si sono giocati i cinque round: il rivale resta imbattuto.
shipwrights-preset-standard = il gioco normale
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
    .explain = Dopo il quinto round si cambia in oro quello che si può: ci pensa il tavolo, nel modo migliore, o chi gioca?
    .automatic = ci pensa il tavolo
    .manual = ci pensa chi gioca

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
shipwrights-name-mead-hall = Sala dell’idromele
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
shipwrights-name-shepherd = Pastore
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

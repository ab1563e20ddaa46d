# Shipwrights of the North Sea: alles, was beim Spielen zu lesen ist. Namen von Karten stehen so, dass sie keinen Fall brauchen.

shipwrights = Shipwrights of the North Sea
shipwrights-legend = Karten haben kurze Namen: SH Schiffe, BU Gebäude, CR Handwerker, TF Dorfleute, JA Jarle, nummeriert wie in den Kartentabellen. Plätze auf dem Tableau zählen ab 1, Gebäude ab 0, das ist die Hütte. Du kannst mehrere Schritte in eine Zeile tippen, mit Kommas dazwischen.
shipwrights-good = { $good ->
    [worker] Arbeiter
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
      }
    [wood] Holz
    [wool] Wolle
    [iron] Eisen
    [gold] Gold
    [any] Holz, Wolle oder Eisen
   *[card] { $count ->
        [one] Karte
       *[other] Karten
      }
  }
shipwrights-goods = { $good ->
    [any] { $count ->
        [one] 1 Holz, Wolle oder Eisen
       *[other] { $count }-mal Holz, Wolle oder Eisen
      }
   *[other] { $count } { shipwrights-good }
  }
shipwrights-resource = { $good ->
    [wood] Holz
    [wool] Wolle
    [iron] Eisen
   *[gold] Gold
  }
shipwrights-nothing = nichts
shipwrights-gain = erhalte { $goods }
shipwrights-exchange = zahle { $paid }, erhalte { $goods }
shipwrights-hut = Hütte
shipwrights-eikja = Eikja
shipwrights-no-building = noch nicht gebaut
shipwrights-no-card = keine Karte
shipwrights-hidden-trade = eine Karte
shipwrights-by-skill = { $coins ->
    [0] umsonst
   *[other] 1 Münze
  }
shipwrights-skill-for = 1 Handwerk für { $paid }
shipwrights-enemy = { $card } ({ $limits }; neutraler Spieler { $steps })
shipwrights-limit-price = Waren kosten { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  } mehr
shipwrights-limit-raid = Raubzüge brauchen { $count } Arbeiter mehr
shipwrights-limit-tuck = Unterschieben kostet { $count } Gold mehr
shipwrights-limit-board = höchstens { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } auf dem Tableau
shipwrights-skill = { $skill ->
    [blacksmith] Schmied
    [sailmaker] Segelmacher
    [carver] Schnitzer
    [stonecutter] Steinmetz
   *[carpenter] Zimmermann
  }
shipwrights-track = { $track ->
    [military] Militär
    [trade] Handel
   *[fame] Ruhm
  }
shipwrights-steps = { shipwrights-track } { $to }
    .part = +{ $count } { shipwrights-track }
shipwrights-upgraded = { $card ->
    [eikja] Eikja
    [labourer] Tagelöhner
   *[hut] Hütte
  }
shipwrights-the-upgraded = { $card ->
    [eikja] die Eikja
    [labourer] den Tagelöhner
   *[hut] die Hütte
  }

## Was auf einer Karte steht

shipwrights-facts-ship = Schiff · { $skills } · kostet { $paid } · { $worth } · { $effect }
shipwrights-facts-building = Gebäude · kostet { $paid } · { $worth } · Arbeiter: { $ability }
shipwrights-facts-craftsman = Handwerker · { $major } (umsonst) oder { $minor } (1 Münze)
shipwrights-facts-townsfolk = Dorfleute · { $ability }
shipwrights-facts-jarl = Jarl · { $worth }
shipwrights-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
shipwrights-worth-steps = +{ $count } { shipwrights-track }
shipwrights-effect-now = Beim Bau: { $goods }
shipwrights-effect-income = Einkommen: { $goods }
shipwrights-effect-end = Am Ende: { shipwrights-points }
shipwrights-effect-per = Am Ende: { shipwrights-points } { $counter ->
    [distinct_building] je verschiedenes Gebäude
    [set] je Satz aus Raubzugkarte, Handelskarte und Aufwertung
    [ship] je Schiff
    [raid] je Raubzugkarte
    [trade] je Handelskarte
   *[upgrade] je Aufwertung
  }
shipwrights-card-line = { $word } { $card }: { $facts } · Beim Abwerfen: { $goods }

## Was man tun kann

shipwrights-action-draw = { $card } wird gezogen
shipwrights-action-round = Rundenkarte { $card } wird aufgedeckt
shipwrights-action-prize = Raubzugkarte { $card } wird gezogen
shipwrights-action-route = Handelskarte { $card } wird gezogen
shipwrights-action-hut = Hütte { $card } wird ausgeteilt
shipwrights-action-end = deine Runde beenden
shipwrights-action-discard = { $card } abwerfen: { $goods }
shipwrights-action-lay = { $card } auf dein Tableau legen
shipwrights-action-play = { $card } ausspielen: { $ability }
shipwrights-action-build = { $card } bauen, Preis { $paid }
shipwrights-action-tuck = { $card } unter ein Gebäude schieben, Preis { $paid }
shipwrights-action-ship = das Schiff auf Platz { $space } bauen: { $card }
shipwrights-action-place-board = einen Arbeiter auf Platz { $space } setzen: { $ability }
shipwrights-action-place-building = { $slot ->
    [0] einen Arbeiter einsetzen, { $card }: { $ability }
   *[other] einen Arbeiter auf Gebäude { $slot } setzen, { $card }: { $ability }
  }
shipwrights-action-place-nowhere = einen Arbeiter auf Gebäude { $slot } setzen
shipwrights-action-dismiss-board = { $card } von Platz { $space } entfernen
shipwrights-action-dismiss-building = { $card } entfernen (unter: { $building })
shipwrights-action-buy = 1 { shipwrights-resource } für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  } kaufen
shipwrights-action-forge = aus 1 Holz, 1 Wolle und 1 Eisen 1 Gold machen
shipwrights-action-hero = mit { $hero } handeln: { $ability }
shipwrights-action-hero-none = mit { $hero } handeln
shipwrights-action-raid = Raubzug { $card } { $count ->
    [0] ohne Arbeiter
    [one] mit 1 Arbeiter
   *[other] mit { $count } Arbeitern
  }: { $ability }
shipwrights-action-raid-none = Raubzug
shipwrights-action-at = { $slot ->
    [0] die Hütte: { $card }
   *[other] Gebäude { $slot }: { $card }
  }
shipwrights-action-at-craftsman = der Handwerker unter Gebäude { $slot }: { $card } ({ shipwrights-by-skill })
shipwrights-action-from = der Handwerker auf Platz { $space }: { $card } ({ shipwrights-by-skill })
shipwrights-action-labourer = der Tagelöhner, für { $paid }
shipwrights-action-basic = { shipwrights-resource }
shipwrights-action-card = { $card }: { $facts }
shipwrights-action-card-draft = { $card }
shipwrights-action-aboard = die Handelskarte unter dieses Schiff schieben: { $card }
shipwrights-action-cash = die Handelskarte umdrehen und die Belohnung sofort nehmen
shipwrights-action-upgrade = { shipwrights-the-upgraded } aufwerten: { $ability }
shipwrights-action-ability = { $which ->
    [building] das Gebäude nutzen
   *[townsfolk] die Karte darunter nutzen
  }
shipwrights-action-ability-of = { $card } nutzen: { $ability }
shipwrights-action-stop = mit diesem Arbeiter fertig sein
shipwrights-action-enemies = gegen { $names } spielen
shipwrights-action-enemies-none = ohne Feinde spielen

## Was gefragt wird

shipwrights-ask-draft = Behalten: { $cards }. Welche Karte behältst du als Nächstes?
shipwrights-ask-draft-two = Welche zwei Karten behältst du? Wähl sie in dieser Reihenfolge; die letzte kann nur deine zweite sein: { $last }
shipwrights-ask-draft-second = Du behältst { $kept }. Welche ist deine zweite Karte? { $cards }.
shipwrights-ask-enemies = Welchen Feinden stellst du dich?
shipwrights-ask-convert = Dein letzter Tausch. Du hast { $goods }.
shipwrights-ask-tuck = Unter welches Gebäude schiebst du die Karte { $card }?
shipwrights-ask-skill = Wer ist der { shipwrights-skill } für das Schiff { $card }?
shipwrights-ask-discount = Was sparst du beim Schiff { $card }?
shipwrights-ask-pay-card = { $count ->
    [one] Welche Karte wirfst du zum Bezahlen ab?
   *[other] Welche Karten wirfst du zum Bezahlen ab? Noch { $count }.
  }
shipwrights-ask-pay-any = { $count ->
    [one] Zahlst du Holz, Wolle, Eisen oder Gold?
   *[other] Zahlst du Holz, Wolle, Eisen oder Gold? Noch { $count }.
  }
shipwrights-ask-gain-any = { $count ->
    [one] Nimmst du Holz, Wolle oder Eisen?
   *[other] Nimmst du Holz, Wolle oder Eisen? Noch { $count }.
  }
shipwrights-ask-ability = { $building } mit { $card } darunter ({ $ability }). Was nutzt du zuerst?
shipwrights-ask-ability-again = Was tut dein Arbeiter noch? { $building }, darunter { $card } ({ $ability }).
shipwrights-ask-trade = Du hast { $card } gezogen. Unter einem Schiff: { $income } bei jedem Einkommen. Umgedreht: { $ability } sofort.
shipwrights-ask-upgrade = Wähl eine Aufwertung
shipwrights-ask-main = Deine Hand: { $cards }. Du hast { $goods }. Wähl eine Aktion.
shipwrights-ask-main-empty = Deine Hand ist leer. Du hast { $goods }. Wähl eine Aktion.

## Der Tisch

shipwrights-board-round = Runde { $round } von 5. Holz kostet { $wood }, Wolle { $wool }, Eisen { $iron }.
shipwrights-board-neutral = Neutraler Spieler: Militär { $military }, Handel { $trade }, Ruhm { $fame }.
shipwrights-board-rival = Der Rivale hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } von Rundenkarten.
shipwrights-board-enemies = Feinde: { $names }.
shipwrights-board-hero = { $hero } ist bei { $whoIs ->
    [you] dir
   *[other] { $who }
  }.
shipwrights-board-hero-free = Noch hat niemand { $hero }.
shipwrights-board-hero-neutral = { $hero } ist beim neutralen Spieler.
shipwrights-board-yard = { $who }: { $goods }; Militär { $military }, Handel { $trade }, Ruhm { $fame }
shipwrights-board-spaces = Tableau: { $spaces }
shipwrights-board-buildings = Gebäude: { $buildings }
shipwrights-board-ships = Schiffe: { $ships }
shipwrights-board-raids = Raubzugkarten: { $raids }
shipwrights-board-trades = Handelskarten: { $trades }
shipwrights-board-upgrades = aufgewertet: { $upgrades }
shipwrights-board-common = Held: { $hero }
shipwrights-board-hand = Hand: { $cards }
shipwrights-board-hidden-hand = { $count ->
    [0] keine Karten auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
shipwrights-space = { $space } ({ $ability })
shipwrights-space-card = { $space } { $card }
shipwrights-space-worker = { $space } (ein Arbeiter)
shipwrights-slot = { $slot } { $card } ({ $ability }){ $worker ->
    [yes] {" "}(ein Arbeiter)
   *[no] {""}
  }
shipwrights-slot-tucked = { $slot } { $card } ({ $ability }), darunter { $under }{ $worker ->
    [yes] {" "}(ein Arbeiter)
   *[no] {""}
  }
shipwrights-raid = { $card } ({ $ability }){ $used ->
    [yes] {" "}(benutzt)
   *[no] {""}
  }
shipwrights-trade-aboard = { $card } (unter { $ship })
shipwrights-trade-face-down = { $card } (umgedreht)

## Was passiert

shipwrights-event-hut = { $whoIs ->
    [you] Du bekommst die Karte { $card }.
   *[other] { $who } bekommt die Karte { $card }.
  }
shipwrights-event-round = Runde { $round }. { shipwrights-event-round.line }.
    .line = Holz kostet { $wood }, Wolle { $wool }, Eisen { $iron }
shipwrights-event-direction = { $direction ->
    [clockwise] Karten nach links weitergeben (im Uhrzeigersinn).
   *[counterclockwise] Karten nach rechts weitergeben (gegen den Uhrzeigersinn).
  }
shipwrights-event-neutral = Der neutrale Spieler steht auf Militär { $military }, Handel { $trade }, Ruhm { $fame }.
shipwrights-event-rival = Der Rivale hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } von Rundenkarten.
shipwrights-event-rival-final = Der Rivale kommt am Ende auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
shipwrights-event-enemies = Feinde: { $names }.
shipwrights-event-no-enemies = { $whoIs ->
    [you] Du spielst ohne Feinde.
   *[other] { $who } spielt ohne Feinde.
  }
shipwrights-event-picked = { $whoIs ->
    [you] Du hast gewählt.
   *[other] { $who } hat gewählt.
  }
shipwrights-event-actions = Der Draft ist vorbei. An die Arbeit!
shipwrights-event-hand = { $whoIs ->
    [you] Deine Hand: { $cards }.
   *[other] Hand von { $who }: { $cards }.
  }
shipwrights-event-drew = { $whoIs ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
  }
    .part = +1 Karte
shipwrights-event-drew-mine = { $whoIs ->
    [you] Du ziehst die Karte { $card }.
   *[other] { $who } zieht die Karte { $card }.
  }
    .part = +{ $card }
shipwrights-event-discarded = { shipwrights-event-discarded.line }.
    .line = { $whoIs ->
        [you] Du wirfst die Karte { $card } ab
       *[other] { $who } wirft die Karte { $card } ab
      }
shipwrights-event-laid = { shipwrights-event-laid.line }.
    .line = { $whoIs ->
        [you] Du legst die Karte { $card } auf dein Tableau
       *[other] { $who } legt die Karte { $card } aufs Tableau
      }
shipwrights-event-worker-lost = { $whoIs ->
    [you] Du verlierst den Arbeiter darunter.
   *[other] { $who } verliert den Arbeiter darunter.
  }
    .part = 1 Arbeiter verloren
shipwrights-event-played = { shipwrights-event-played.line }.
    .line = { $whoIs ->
        [you] Du spielst die Karte { $card }
       *[other] { $who } spielt die Karte { $card }
      }
shipwrights-event-built = { shipwrights-event-built.line }.
    .line = { $whoIs ->
        [you] Du baust das Gebäude { $card }
       *[other] { $who } baut das Gebäude { $card }
      }
shipwrights-event-tucked = { shipwrights-event-tucked.line }.
    .line = { $whoIs ->
        [you] Du schiebst die Karte { $card } unter das Gebäude { $building }
       *[other] { $who } schiebt die Karte { $card } unter das Gebäude { $building }
      }
shipwrights-event-launched = { shipwrights-event-launched.line }.
    .line = { $whoIs ->
        [you] Du baust das Schiff { $card }
       *[other] { $who } baut das Schiff { $card }
      }
    .own = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }
shipwrights-event-craftsman = { $whoIs ->
    [you] Für dich arbeitet: { $card }.
   *[other] Für { $who } arbeitet: { $card }.
  }
shipwrights-event-labourer = { $whoIs ->
    [you] Du nutzt den Tagelöhner.
   *[other] { $who } nutzt den Tagelöhner.
  }
shipwrights-event-placed-board = { shipwrights-event-placed-board.line }.
    .line = { $whoIs ->
        [you] Du setzt einen Arbeiter auf Platz { $space }
       *[other] { $who } setzt einen Arbeiter auf Platz { $space }
      }
shipwrights-event-placed-building = { $whoIs ->
    [you] Du setzt einen Arbeiter ein: { $card }.
   *[other] { $who } setzt einen Arbeiter ein: { $card }.
  }
    .line = { $whoIs ->
        [you] Du setzt einen Arbeiter ein ({ $card })
       *[other] { $who } setzt einen Arbeiter ein ({ $card })
      }
shipwrights-event-dismissed = { shipwrights-event-dismissed.line }.
    .line = { $whoIs ->
        [you] Du entfernst die Karte { $card }
       *[other] { $who } entfernt die Karte { $card }
      }
shipwrights-event-bought = { shipwrights-event-bought.line } { shipwrights-event-bought.part }.
    .line = { $whoIs ->
        [you] Du kaufst
       *[other] { $who } kauft
      }
    .part = 1 { shipwrights-resource } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
      }
shipwrights-event-forged = { shipwrights-event-forged.line }.
    .line = { $whoIs ->
        [you] Du machst aus 1 Holz, 1 Wolle und 1 Eisen 1 Gold
       *[other] { $who } macht aus 1 Holz, 1 Wolle und 1 Eisen 1 Gold
      }
shipwrights-event-hero-trade = { shipwrights-event-hero-trade.line }.
    .line = { $whoIs ->
        [you] Du handelst mit { $hero }
       *[other] { $who } handelt mit { $hero }
      }
shipwrights-event-raided = { $whoIs ->
    [you] Du gehst auf Raubzug: { $card }.
   *[other] { $who } geht auf Raubzug: { $card }.
  }
    .line = { $whoIs ->
        [you] Dein Raubzug, { $card }
       *[other] Raubzug von { $who }, { $card }
      }
shipwrights-event-paid-card = { $whoIs ->
    [you] Du wirfst die Karte { $card } zum Bezahlen ab.
   *[other] { $who } wirft die Karte { $card } zum Bezahlen ab.
  }
    .part = { $card } dazugegeben
shipwrights-event-paid = { $whoIs ->
    [you] Du zahlst { $goods }.
   *[other] { $who } zahlt { $goods }.
  }
    .part = −{ $goods }
shipwrights-event-spent = { shipwrights-event-paid }
shipwrights-event-gained = { shipwrights-event-gained.line }.
    .line = { $whoIs ->
        [you] Du erhältst { $goods }
       *[other] { $who } erhält { $goods }
      }
    .part = +{ $goods }
shipwrights-event-earned = { $whoIs ->
    [you] Dein Einkommen: { $goods }.
   *[other] Einkommen von { $who }: { $goods }.
  }
shipwrights-event-steps = { $whoIs ->
    [you] Du rückst vor: { $steps }.
   *[other] { $who } rückt vor: { $steps }.
  }
    .part = { $steps }
shipwrights-event-raid-card = { $whoIs ->
    [you] Du gewinnst die Raubzugkarte { $card }.
   *[other] { $who } gewinnt die Raubzugkarte { $card }.
  }
    .part = +Raubzugkarte { $card }
shipwrights-event-trade-card = { $whoIs ->
    [you] Du gewinnst eine Handelskarte.
   *[other] { $who } gewinnt eine Handelskarte.
  }
    .part = +1 Handelskarte
shipwrights-event-trade-card-mine = { $whoIs ->
    [you] Du gewinnst die Handelskarte { $card }.
   *[other] { $who } gewinnt die Handelskarte { $card }.
  }
    .part = +Handelskarte { $card }
shipwrights-event-trade-tucked = { $whoIs ->
    [you] Du schiebst die Handelskarte { $card } unter das Schiff { $ship }.
   *[other] { $who } schiebt die Handelskarte { $card } unter das Schiff { $ship }.
  }
    .part = { $card } unter { $ship }
shipwrights-event-used = { $whoIs ->
    [you] Du nutzt die Karte { $card }.
   *[other] { $who } nutzt die Karte { $card }.
  }
    .part = mit { $card }
shipwrights-event-used-building = { shipwrights-event-used }
shipwrights-event-trade-cashed = { $whoIs ->
    [you] Du drehst die Handelskarte für ihre Belohnung um.
   *[other] { $who } dreht die Handelskarte für ihre Belohnung um.
  }
    .part = Handelskarte eingelöst
shipwrights-event-upgraded = { $whoIs ->
    [you] Du wertest { shipwrights-the-upgraded } auf.
   *[other] { $who } wertet { shipwrights-the-upgraded } auf.
  }
    .part = { shipwrights-upgraded } aufgewertet
shipwrights-event-ended = { $whoIs ->
    [you] Du beendest deine Runde.
   *[other] { $who } beendet die Runde.
  }
shipwrights-event-income = Einkommen.
shipwrights-event-returned = { $whoIs ->
    [you] { $count ->
        [one] 1 Arbeiter kommt heim zu dir.
       *[other] { $count } Arbeiter kommen heim zu dir.
      }
   *[other] { $count ->
        [one] 1 Arbeiter kommt heim zu { $who }.
       *[other] { $count } Arbeiter kommen heim zu { $who }.
      }
  }
    .part = { $count } Arbeiter daheim
shipwrights-event-hero = { $whoIs ->
    [you] Du führst bei { shipwrights-track } mit { $place } und gewinnst { $hero }.
   *[other] { $who } führt bei { shipwrights-track } mit { $place } und gewinnt { $hero }.
  }
shipwrights-event-hero-common = { $whoIs ->
    [you] Du hast keinen anderen Helden: { $hero } kommt zu dir.
   *[other] { $who } hat keinen anderen Helden und bekommt { $hero }.
  }
shipwrights-event-hero-left = { $whoIs ->
    [you] { $hero } verlässt dich.
   *[other] { $hero } verlässt { $who }.
  }
shipwrights-event-hero-neutral = Der neutrale Spieler führt bei { shipwrights-track } mit { $place } und gewinnt { $hero }.
shipwrights-event-converted = { $whoIs ->
    [you] Du machst aus deinen restlichen Waren { $goods }.
   *[other] { $who } macht aus den restlichen Waren { $goods }.
  }

## Warum etwas nicht geht

shipwrights-lack-step = { $ask ->
    [draft] Wähl zuerst, was du behältst.
    [enemies] Wähl zuerst deine Feinde.
    [convert] Jetzt kannst du nur noch tauschen.
    [tuck] Wähl zuerst das Gebäude für deine Karte.
    [skill] Wähl zuerst, wer das Schiff baut.
    [discount] Wähl zuerst, was du beim Schiff sparst.
    [pay-card] Wirf zuerst eine Karte ab, um zu bezahlen.
    [pay-any] Wähl zuerst, womit du bezahlst.
    [gain-any] Wähl zuerst, was du nimmst.
    [ability] Wähl zuerst, was dein Arbeiter tut.
    [trade-card] Entscheide zuerst, wohin die Handelskarte kommt.
    [upgrade] Wähl zuerst eine Aufwertung.
   *[other] Wähl zuerst eine Aktion: Das hier gehört zu einer.
  }
shipwrights-lack = { $count ->
    [one] Dir fehlt
   *[other] Dir fehlen
  } noch { $wanted }.
shipwrights-more = { $count } { shipwrights-good }
shipwrights-a-skill = { $skill ->
    [blacksmith] ein Schmied
    [sailmaker] ein Segelmacher
    [carver] ein Schnitzer
    [stonecutter] ein Steinmetz
   *[carpenter] ein Zimmermann
  }
shipwrights-reason-not-your-decision = Du bist nicht dran.
shipwrights-reason-another-step = Danach wird gerade nicht gefragt.
shipwrights-reason-dice-decide = Das entscheidet der Zufall.
shipwrights-reason-game-over = Die Partie ist vorbei.
shipwrights-reason-already-ended = Du hast deine Runde beendet.
shipwrights-reason-already-picked = Du hast gewählt; die anderen wählen noch.
shipwrights-reason-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
shipwrights-reason-card-not-in-pack = Diese Karte ist nicht in deinem Stapel.
shipwrights-reason-picks-in-order = Wähl in der angezeigten Reihenfolge, von vorn nach hinten.
shipwrights-reason-hand-not-empty = Du hast noch Karten auf der Hand: Nutz sie oder wirf sie erst ab.
shipwrights-reason-board-full = Dein Tableau ist voll (5 Karten).
shipwrights-reason-enemy-bars-the-space = Ein Feind lässt dich keine Karten mehr auf dein Tableau legen.
shipwrights-reason-too-few-workers = Du brauchst mehr Arbeiter.
shipwrights-reason-too-few-coins = Du brauchst mehr Münzen.
shipwrights-reason-too-few-resources = Du brauchst mehr Holz, Wolle, Eisen oder Gold.
shipwrights-reason-too-little-gold = Du brauchst mehr Gold.
shipwrights-reason-too-few-cards = Du brauchst zum Bezahlen mehr Karten auf der Hand.
shipwrights-reason-no-free-tuck-place = Unter jedem deiner Gebäude liegt schon eine Karte.
shipwrights-reason-tuck-place-taken = Unter diesem Gebäude liegt schon eine Karte.
shipwrights-reason-no-ship-laid = Auf diesem Platz liegt kein Schiff.
shipwrights-reason-skills-not-covered = Du brauchst für jedes Handwerk dieses Schiffs jemanden.
shipwrights-reason-no-such-space = So ein Gebäude hast du nicht.
shipwrights-reason-space-taken = Da steht schon ein Arbeiter.
shipwrights-reason-space-covered = Eine Karte verdeckt diesen Platz.
shipwrights-reason-no-card-there = Da liegt keine Karte.
shipwrights-reason-hero-not-held = Diesen Helden hast du nicht.
shipwrights-reason-hero-does-not-trade = Dieser Held handelt nicht.
shipwrights-reason-no-raid-card = So eine Raubzugkarte hast du nicht.
shipwrights-reason-raid-done = Diese Raubzugkarte hast du diese Runde schon benutzt.
shipwrights-reason-craftsman-lacks-skill = Dort kann niemand dieses Handwerk.
shipwrights-reason-rest-not-payable = Den Rest des Schiffs könntest du nicht bezahlen.
shipwrights-reason-not-in-the-cost = Das kostet das Schiff nicht.
shipwrights-reason-not-held = Davon hast du nichts.
shipwrights-reason-no-free-ship = So ein Schiff ohne Handelskarte hast du nicht.
shipwrights-reason-already-upgraded = Schon aufgewertet.
shipwrights-reason-ability-done = Das hast du schon genutzt.
shipwrights-reason-no-ability-yet = Nutz mindestens eins von beiden.
shipwrights-reason-enough-actions = Mehr Aktionen gehen nicht: Wirf deine Karten ab und beende die Runde.
shipwrights-reason-enough-exchanges = Mehr Tauschgeschäfte gehen nicht: Beende deine Runde.
shipwrights-reason-only-conversion = Eine Karte könntest du nicht mehr nutzen.
shipwrights-reason-no-such-enemy = So einen Feind gibt es in den Kartentabellen nicht.
shipwrights-reason-enemies-before = Nur wer allein spielt, wählt Feinde, und zwar vor Runde 1.
shipwrights-reason-no-gold-for-forging = Du brauchst 1 Holz, 1 Wolle und 1 Eisen; Gold kann sie hier nicht ersetzen.
shipwrights-reason-never-gold = Wähl hier Holz, Wolle oder Eisen: Gold gehört nie dazu.
shipwrights-reason-no-building-there = Du hast kein solches Gebäude, unter das du schieben könntest.

## Punkte, Enden, Optionen

shipwrights-part-ships = Schiffe
shipwrights-part-buildings = Gebäude
shipwrights-part-jarls = Jarle
shipwrights-part-tracks = Leisten
shipwrights-part-heroes = Helden und Tagelöhner
shipwrights-part-gold = Gold
shipwrights-ending-rounds = Fünf Runden sind vorbei.
shipwrights-ending-solo_won = Fünf Runden sind vorbei. Du schlägst den Rivalen!
shipwrights-ending-solo_lost = Fünf Runden sind vorbei. Der Rivale gewinnt.
shipwrights-preset-standard = Standard
shipwrights-option-enemies = Feinde
    .explain = Feindkarten, denen du dich allein stellst. Ab zwei Spielern gibt es keine.
    .ask = vor Runde 1 gewählt
    .none = keine
    .e1 = der erste
    .e2 = der zweite
    .e12 = der erste und der zweite
    .e3 = der dritte
    .e13 = der erste und der dritte
    .e23 = der zweite und der dritte
    .e123 = alle außer dem vierten
    .e4 = der vierte
    .e14 = der erste und der vierte
    .e24 = der zweite und der vierte
    .e124 = alle außer dem dritten
    .e34 = der dritte und der vierte
    .e134 = alle außer dem zweiten
    .e234 = alle außer dem ersten
    .e1234 = alle vier
shipwrights-option-conversion = Letzter Tausch
    .explain = Nach Runde 5 werden übrige Waren zu Gold: von selbst (bestes Ergebnis) oder von Hand.
    .automatic = von selbst
    .manual = von Hand

## Namen der Karten

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
shipwrights-name-timber-yard = Holzplatz
shipwrights-name-weaving-house = Webhaus
shipwrights-name-bloomery = Eisenhütte
shipwrights-name-market = Markt
shipwrights-name-longhouse = Langhaus
shipwrights-name-thing-stead = Thingstätte
shipwrights-name-mead-hall = Methalle
shipwrights-name-hof = Tempel
shipwrights-name-boathouse = Bootshaus
shipwrights-name-watchtower = Wachturm
shipwrights-name-armoury = Waffen­kammer
shipwrights-name-great-hall = Große Halle
shipwrights-name-blacksmith-sailmaker = Schmied (Segelmacher)
shipwrights-name-blacksmith-carver = Schmied (Schnitzer)
shipwrights-name-blacksmith-stonecutter = Schmied (Steinmetz)
shipwrights-name-blacksmith-carpenter = Schmied (Zimmermann)
shipwrights-name-sailmaker-carver = Segelmacher (Schnitzer)
shipwrights-name-sailmaker-stonecutter = Segelmacher (Steinmetz)
shipwrights-name-sailmaker-carpenter = Segelmacher (Zimmermann)
shipwrights-name-sailmaker-blacksmith = Segelmacher (Schmied)
shipwrights-name-carver-stonecutter = Schnitzer (Steinmetz)
shipwrights-name-carver-carpenter = Schnitzer (Zimmermann)
shipwrights-name-carver-blacksmith = Schnitzer (Schmied)
shipwrights-name-carver-sailmaker = Schnitzer (Segelmacher)
shipwrights-name-stonecutter-carpenter = Steinmetz (Zimmermann)
shipwrights-name-stonecutter-blacksmith = Steinmetz (Schmied)
shipwrights-name-stonecutter-sailmaker = Steinmetz (Segelmacher)
shipwrights-name-stonecutter-carver = Steinmetz (Schnitzer)
shipwrights-name-carpenter-blacksmith = Zimmermann (Schmied)
shipwrights-name-carpenter-sailmaker = Zimmermann (Segelmacher)
shipwrights-name-carpenter-carver = Zimmermann (Schnitzer)
shipwrights-name-carpenter-stonecutter = Zimmermann (Steinmetz)
shipwrights-name-recruiter = Werber
shipwrights-name-peddler = Krämer
shipwrights-name-ferryman = Fährmann
shipwrights-name-woodcutter = Holzfäller
shipwrights-name-shepherd = Schäferin
shipwrights-name-miner = Bergmann
shipwrights-name-moneychanger = Wechsler
shipwrights-name-skald = Skalde
shipwrights-name-brewer = Brauer
shipwrights-name-scavenger = Sammler
shipwrights-name-huntress = Jägerin
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
shipwrights-name-monastery = Kloster
shipwrights-name-toll-bridge = Zollbrücke
shipwrights-name-coastal-village = Küstendorf
shipwrights-name-fishing-port = Fischereihafen
shipwrights-name-smithy = Schmiede
shipwrights-name-trading-post = Handelsposten
shipwrights-name-abbey-library = Klosterbibliothek
shipwrights-name-harbour-town = Hafenstadt
shipwrights-name-ore-route = Erzroute
shipwrights-name-timber-route = Holzroute
shipwrights-name-wool-route = Wollroute
shipwrights-name-amber-route = Bernsteinroute
shipwrights-name-silver-route = Silberroute
shipwrights-name-hired-hands = Helfende Hände
shipwrights-name-fisher-s-hut = Fischerhütte
shipwrights-name-forester-s-hut = Förster­hütte
shipwrights-name-crofter-s-hut = Bauernhütte
shipwrights-name-prospector-s-hut = Schürfer­hütte
shipwrights-name-hunter-s-hut = Jägerhütte
shipwrights-name-goldwasher-s-hut = Goldwäscherhütte
shipwrights-name-svend = Svend
shipwrights-name-thyra = Thyra
shipwrights-name-frode = Frode
shipwrights-name-randi = Randi
shipwrights-name-kettil-the-usurer = Kettil Wucherer
shipwrights-name-hallgerd-the-jealous = Hallgerd Neidherz
shipwrights-name-orm-shieldbreaker = Orm Schildbrecher
shipwrights-name-thorgrim-the-grasping = Thorgrim Nimmersatt

# Eketorp: alles, was beim Spielen zu lesen ist. Gezählt wird ohne Artikel (1 Gras, 2 Holz), damit kein Fall nötig ist.

eketorp = Eketorp
eketorp-legend = Jede Farbe hat eine Nummer: 0 ist Rot, 1 ist Blau und so weiter. In den Mauern ist jede Ziffer ein Baustein (1 Gras, 2 Holz, 3 Lehm, 4 Stein), von unten nach oben, und ein Punkt ist ein freier Platz.
eketorp-brick = { $brick ->
    [grass] Gras
    [wood] Holz
    [clay] Lehm
   *[stone] Stein
  }
eketorp-bricks = { $count } { eketorp-brick }
eketorp-no-bricks = keine Bausteine
eketorp-card = { $value }
eketorp-hidden-cards = { $count ->
    [0] keine Karten
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
eketorp-side = { $side ->
    [catapult] Katapult
    [boat] Boot
   *[ram] Rammbock
  }
eketorp-with-side = { $side ->
    [catapult] mit dem Katapult
    [boat] vom Boot aus
   *[ram] mit dem Rammbock
  }
eketorp-of-brick = { eketorp-brick }
eketorp-the-brick = { eketorp-brick }
eketorp-laid-brick = { $count ->
    [one] { eketorp-brick }
   *[other] { eketorp-brick } ×{ $count }
  }
eketorp-wall = { $wall ->
    [0] erste Katapultmauer
    [1] zweite Katapultmauer
    [2] erste Bootsmauer
    [3] zweite Bootsmauer
    [4] erste Rammbockmauer
   *[5] zweite Rammbockmauer
  }
eketorp-for-side = { $side ->
    [catapult] um das Katapult { of-castle }
    [boat] um das Boot { of-castle }
   *[ram] um den Rammbock { of-castle }
  }
eketorp-the-a = eine { $a }
eketorp-the-b = eine { $b }

## Was man tun kann

eketorp-action-place-field = einen Wikinger auf Feld { $field } schicken
eketorp-action-place-siege = einen Wikinger zum { eketorp-side } { of-castle } schicken
eketorp-action-place-home = alle übrigen daheim lassen und den Plan abgeben
eketorp-action-play = die { $value } spielen
eketorp-action-pass = deine Hand behalten
eketorp-action-exchange = deine ganze Hand auswechseln, je Karte ein Amulett
eketorp-action-draw = eine Karte wird gezogen: { $value }
eketorp-action-material = Materialkarte { $card } wird aufgedeckt
eketorp-action-first = { $who } wird Startspieler
eketorp-action-build = { eketorp-brick } bauen: { eketorp-wall }
eketorp-action-attack = { $rival } auf Feld { $field } angreifen
eketorp-action-siege = { $castle } { eketorp-with-side } belagern
eketorp-action-contest = gegen { $rival } { eketorp-for-side } kämpfen
eketorp-action-decline = die Belagerung von { $castle } { eketorp-with-side } aufgeben
# Bricks torn off the two walls that a siege engine faces
eketorp-torn =
  { $first ->
    [0] { $second ->
        [one] 1 Baustein
       *[other] { $second } Bausteine
      } von der zweiten Mauer
   *[other] { $first ->
        [one] 1 Baustein
       *[other] { $first } Bausteine
      } von der ersten Mauer{ $second ->
        [0] {""}
       *[other] {" "}und { $second } von der zweiten
      }
  }
eketorp-action-plunder-nothing = nichts nehmen
eketorp-action-plunder = { eketorp-torn } abreißen, nichts behalten
eketorp-action-plunder-booty = { eketorp-torn } abreißen, 1 { eketorp-brick } behalten
eketorp-action-claim = 1 { eketorp-brick } nehmen
eketorp-action-keep = diese Hand behalten
eketorp-action-redraw = diese Hand weglegen und vier neue Karten ziehen

## Was gefragt wird

eketorp-ask-plan = { $sent ->
    [0] Wohin schickst du deine Wikinger? { $count ->
        [one] Einer ist daheim.
       *[other] { $count } sind daheim.
      }
   *[other] Wohin schickst du den nächsten Wikinger? { $count ->
        [one] Einer ist übrig.
       *[other] { $count } sind übrig.
      }
  }
eketorp-ask-claim = Welchen Baustein nimmst du auf Feld { $field }?
eketorp-ask-fight = Wo greifst du an?
eketorp-ask-amulet = Kampf gegen { $rival }: { $count ->
    [one] deine letzte Karte auswechseln? Das kostet 1 Amulett, du hast { $amulets }.
   *[other] alle { $count } Karten auswechseln? Das kostet { $count } Amulette, du hast { $amulets }.
  }
eketorp-ask-card = { $case ->
    [battle] Kampf gegen { $rival }: Welche Karte spielst du?
    [siege] Belagerung gegen { $rival }: Welche Karte spielst du?
    [open] Die Burg von { $rival } ist ungeschützt: Du darfst bis zum Wert deiner Karte plündern. Welche Karte spielst du?
   *[empty] Niemand verteidigt: Deine Karte zählt als 0, und { $rival } behält sie. Welche Karte gibst du her?
  }
eketorp-ask-plunder = Plündere die zwei Mauern { $first ->
    [0] am Katapult
    [2] am Boot
   *[4] am Rammbock
  } von { $rival }: von oben, bis zu { $difference ->
    [one] 1 Punkt
   *[other] { $difference } Punkte
  }.
eketorp-ask-build = Du hast { $bricks } zu bauen. Wo?
eketorp-ask-redraw = Behältst du deine erste Hand?

## Der Tisch als Text

eketorp-board-round = Runde { $round } von 10. { $whoIs ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
  }
eketorp-board-field = Feld { $field }: { $bricks }.
eketorp-board-field-vikings = Feld { $field }: { $bricks }. Wikinger: { $vikings }.
eketorp-board-siege = Am { eketorp-side } { of-castle }: { $vikings }.
eketorp-board-castle = { $who }: Mauern { $walls } ({ $built } von { $room } Bausteinen). Daheim: { $home }; im Lazarett, Betten 1 bis 4: { $wards }; Amulette: { $amulets }.
eketorp-board-hand = { "  " }Hand: { $hand }
eketorp-board-hand-swap = { "  " }Hand: { $hand }; Tauschstapel: { $swap }
eketorp-owner = { $whoIs ->
    [you] du
   *[other] { $who }
  } ×{ $count }

## Was passiert

eketorp-event-first = { $whoIs ->
    [you] Du beginnst die erste Runde.
   *[other] { $who } beginnt die erste Runde.
  }
eketorp-event-dealt = Alle bekommen vier Kampfkarten.
eketorp-event-hand = { $whoIs ->
    [you] Deine Hand: { $cards }.
   *[other] Hand von { $who }: { $cards }.
  }
eketorp-event-redraw = { $whoIs ->
    [you] Du hast nur niedrige Karten, legst sie weg und ziehst vier neue.
   *[other] { $who } hat nur niedrige Karten, legt sie weg und zieht vier neue.
  }
eketorp-event-redraw-shown = { $whoIs ->
    [you] Du zeigst { $cards }, legst sie weg und ziehst vier neue Karten.
   *[other] { $who } zeigt { $cards }, legt sie weg und zieht vier neue Karten.
  }
eketorp-event-round = – Runde { $round }. { $whoIs ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
  }
eketorp-event-material = Neue Bausteine: { $laid }.
eketorp-laid = { $field } { $bricks }
eketorp-event-planned = { $whoIs ->
    [you] Du bist fertig.
   *[other] { $who } ist fertig.
  }
eketorp-event-revealed = Die Pläne liegen offen!
eketorp-event-plan = { $whoIs ->
    [you] Du
   *[other] { $who }
  }: { $places }.
eketorp-event-no-plan = { $whoIs ->
    [you] Du hast niemanden loszuschicken.
   *[other] { $who } hat niemanden loszuschicken.
  }
eketorp-vikings-field = { $field } ×{ $count }
eketorp-vikings-siege =
  { $castleIs ->
    [you] { eketorp-side } bei dir
   *[other] { eketorp-side } bei { $castle }
  }
eketorp-vikings-home = { $count ->
    [0] niemand daheim
   *[other] { $count } daheim
  }
eketorp-event-took = { $whoIs ->
    [you] Du nimmst { $bricks } von { $field }.
   *[other] { $who } nimmt { $bricks } von { $field }.
  }
eketorp-event-attack = { eketorp-event-attack.line }.
    .line = { $whoIs ->
        [you] Du greifst { $rival } auf { $field } an
       *[other] { $who } greift { $rivalIs ->
            [you] dich
           *[other] { $rival }
          } auf { $field } an
      }
eketorp-event-contest = { eketorp-event-contest.line }.
    .line = { $whoIs ->
        [you] Du kämpfst gegen { $rival } { eketorp-for-side }
       *[other] { $who } kämpft gegen { $rivalIs ->
            [you] dich
           *[other] { $rival }
          } { eketorp-for-side }
      }
eketorp-event-siege = { $whoIs ->
    [you] Du belagerst { $castle } { eketorp-with-side }{ $defended ->
        [yes] .
       *[no] ; dort ist niemand daheim.
      }
   *[other] { $who } belagert { $castleIs ->
        [you] dich { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] ; bei dir ist niemand daheim.
          }
       *[other] { $castle } { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] ; dort ist niemand daheim.
          }
      }
  }
    .line = { $whoIs ->
        [you] Du belagerst { $castle } { eketorp-with-side }
       *[other] { $who } belagert { $castleIs ->
            [you] dich
           *[other] { $castle }
          } { eketorp-with-side }
      }
eketorp-event-declined = { $whoIs ->
    [you] Du gibst die Belagerung von { $castle } { eketorp-with-side } auf.
   *[other] { $who } gibt { $castleIs ->
        [you] die Belagerung deiner Burg { eketorp-with-side }
       *[other] die Belagerung von { $castle } { eketorp-with-side }
      } auf.
  }
eketorp-event-exchanged = { $whoIs ->
    [you] Du zahlst { $count ->
        [one] 1 Amulett
       *[other] { $count } Amulette
      } für eine neue Hand.
   *[other] { $who } zahlt { $count ->
        [one] 1 Amulett
       *[other] { $count } Amulette
      } für eine neue Hand.
  }
    .part = { $whoIs ->
        [you] du zahlst { $count ->
            [one] 1 Amulett
           *[other] { $count } Amulette
          }
       *[other] { $who } zahlt { $count ->
            [one] 1 Amulett
           *[other] { $count } Amulette
          }
      }
eketorp-event-cards = { $whoIs ->
    [you] Du spielst { eketorp-the-a }, { $rival } spielt { eketorp-the-b }.
   *[other] { $rivalIs ->
        [you] { $who } spielt { eketorp-the-a }, du spielst { eketorp-the-b }.
       *[other] { $who } spielt { eketorp-the-a }, { $rival } spielt { eketorp-the-b }.
      }
  }
eketorp-event-cards-open = { $whoIs ->
    [you] Du spielst { eketorp-the-a }. Niemand verteidigt, also zählt die { $b } von { $rival } als 0.
   *[other] { $rivalIs ->
        [you] { $who } spielt { eketorp-the-a }. Niemand verteidigt, also zählt deine { $b } als 0.
       *[other] { $who } spielt { eketorp-the-a }. Niemand verteidigt, also zählt die { $b } von { $rival } als 0.
      }
  }
eketorp-event-breach = { $whoIs ->
    [you] Du brichst ein! Plündere bis zu { $difference ->
        [one] 1 Punkt
       *[other] { $difference } Punkte
      }.
   *[other] { $who } bricht ein und darf bis zu { $difference ->
        [one] 1 Punkt
       *[other] { $difference } Punkte
      } plündern.
  }
eketorp-event-repelled = { $rivalIs ->
    [you] Deine Mauern halten.
   *[other] Die Mauern von { $rival } halten.
  }
eketorp-event-attack-over = { eketorp-event-attack-over.line }.
    .line = { eketorp-event-attack.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-contest-over = { eketorp-event-contest-over.line }.
    .line = { eketorp-event-contest.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-siege-over = { eketorp-event-siege-over.line }.
    .line = { eketorp-event-siege.line } { eketorp-siege-outcome }
eketorp-cards-played = { $a } gegen { $b }
eketorp-fight-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] und gewinnst
       *[other] und gewinnt
      }
    [lost] { $whoIs ->
        [you] und verlierst
       *[other] und verliert
      }
   *[tied] { $whoIs ->
        [you] und erreichst einen Gleichstand
       *[other] und erreicht einen Gleichstand
      }
  }
eketorp-siege-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] und brichst ein
       *[other] und bricht ein
      }, { eketorp-cards-played }
    [open] { $whoIs ->
        [you] und brichst
       *[other] und bricht
      } ohne Gegenwehr ein
   *[lost] vergeblich, { eketorp-cards-played }
  }
eketorp-event-hurt = { $whoIs ->
    [you] Dein Wikinger
   *[other] Ein Wikinger von { $who }
  } { $rounds ->
    [0] ist nächste Runde zurück.
    [one] fehlt 1 Runde.
   *[other] fehlt { $rounds } Runden.
  }
    .part = { $whoIs ->
        [you] dein Wikinger
       *[other] ein Wikinger von { $who }
      } { $rounds ->
        [0] nächste Runde zurück
        [one] fehlt 1 Runde
       *[other] fehlt { $rounds } Runden
      }
eketorp-event-hurt-both = Beide Wikinger { $rounds ->
    [0] sind nächste Runde zurück.
    [one] fehlen 1 Runde.
   *[other] fehlen { $rounds } Runden.
  }
    .part = beide Wikinger { $rounds ->
        [0] sind nächste Runde zurück
        [one] fehlen 1 Runde
       *[other] fehlen { $rounds } Runden
      }
eketorp-event-picked-up = { $whoIs ->
    [you] Du nimmst deinen Tauschstapel auf: { $cards }.
   *[other] { $who } nimmt den Tauschstapel auf: { $cards }.
  }
    .part = { $whoIs ->
        [you] du nimmst { $cards } auf
       *[other] { $who } nimmt { $cards } auf
      }
eketorp-event-picked-up-hidden = { $whoIs ->
    [you] Du nimmst deinen Tauschstapel auf.
   *[other] { $who } nimmt den Tauschstapel auf.
  }
    .part = { $whoIs ->
        [you] du nimmst deinen Stapel auf
       *[other] { $who } nimmt den Stapel auf
      }
eketorp-event-no-plunder = { $whoIs ->
    [you] Du nimmst nichts von den Mauern.
   *[other] { $who } nimmt nichts von den Mauern.
  }
    .part = nichts genommen
eketorp-event-plundered = { $whoIs ->
    [you] Du reißt { $bricks } von den Mauern von { $rival }.
   *[other] { $rivalIs ->
        [you] { $who } reißt { $bricks } von deinen Mauern.
       *[other] { $who } reißt { $bricks } von den Mauern von { $rival }.
      }
  }
    .part = { $kept ->
        [all] { $bricks } erbeutet
        [some] { $bricks } abgerissen, 1 { eketorp-brick } erbeutet
       *[none] { $bricks } abgerissen
      }
eketorp-event-booty = { $whoIs ->
    [you] Du erbeutest 1 { eketorp-brick }.
   *[other] { $who } erbeutet 1 { eketorp-brick }.
  }
eketorp-event-brought-home = { $whoIs ->
    [you] Du bringst { $bricks } heim.
   *[other] { $who } bringt { $bricks } heim.
  }
eketorp-event-built = { $whoIs ->
    [you] Du baust 1 { eketorp-brick }.
   *[other] { $who } baut 1 { eketorp-brick }.
  }
    .line = { $whoIs ->
        [you] Du baust
       *[other] { $who } baut
      }
    .part = { eketorp-brick }
eketorp-event-surplus = { $whoIs ->
    [you] Du hast keinen Platz mehr für { $bricks }.
   *[other] { $who } hat keinen Platz mehr für { $bricks }.
  }
eketorp-event-complete = { $whoIs ->
    [you] Deine Burg ist fertig!
   *[other] Die Burg von { $who } ist fertig!
  }
eketorp-event-last-round = Zehn Runden sind gespielt.
eketorp-event-healed = { $whoIs ->
    [you] { $count ->
        [one] Einer deiner Wikinger ist wieder gesund.
       *[other] { $count } deiner Wikinger sind wieder gesund.
      }
   *[other] { $count ->
        [one] Ein Wikinger von { $who } ist wieder gesund.
       *[other] { $count } Wikinger von { $who } sind wieder gesund.
      }
  }

## Punkte und Ende

eketorp-part-grass = Gras
eketorp-part-wood = Holz
eketorp-part-clay = Lehm
eketorp-part-stone = Stein
eketorp-part-complete = fertige Burg
eketorp-part-amulets = Amulette
eketorp-ending-castle = Eine Burg ist fertig.
eketorp-ending-rounds = Zehn Runden sind gespielt.

## Warum etwas nicht geht

eketorp-reason-not-your-decision = Du bist nicht dran.
eketorp-reason-another-step = Nicht in diesem Schritt der Runde.
eketorp-reason-dice-decide = Das entscheiden die gezogenen Karten.
eketorp-reason-game-over = Die Partie ist vorbei.
eketorp-reason-hand-has-a-high-card = Eine Hand mit einer 4, 5 oder 6 behältst du.
eketorp-reason-own-castle = Deine eigene Burg kannst du nicht belagern.
eketorp-reason-castle-not-in-play = Diese Burg spielt niemand.
eketorp-reason-one-viking-a-siege-field = Du hast dort schon einen Wikinger: einer je Belagerungsfeld.
eketorp-reason-places-in-order = Schick deine Wikinger der Reihe nach: Felder A bis G, dann Belagerungsfelder im Uhrzeigersinn. Tipp undo und dann den ganzen Plan in einer Zeile.
eketorp-reason-no-such-brick-on-the-field = So einen Baustein gibt es auf diesem Feld nicht.
eketorp-reason-no-viking-of-yours = Du hast dort keinen Wikinger.
eketorp-reason-no-viking-of-theirs = Dein Gegner hat dort keinen Wikinger.
eketorp-reason-not-against-yourself = Du kannst nicht gegen dich selbst kämpfen.
eketorp-reason-field-at-peace = Auf diesem Feld herrscht Frieden, hier kämpft niemand.
eketorp-reason-rivals-on-the-siege-field = Kämpf erst gegen die anderen auf diesem Belagerungsfeld.
eketorp-reason-siege-over = Deine Belagerung von hier ist für diese Runde vorbei.
eketorp-reason-siege-must-be-fought = Diese Belagerung kannst du nicht aufgeben: Wer angreifen kann, muss kämpfen.
eketorp-reason-walls-worth-a-siege = Aufgeben kannst du nur die Belagerung zweier leerer Mauern.
eketorp-reason-too-few-amulets = Du brauchst ein Amulett für jede Karte auf deiner Hand.
eketorp-reason-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
eketorp-reason-too-few-bricks-on-the-wall = Auf dieser Mauer liegen weniger Bausteine.
eketorp-reason-bricks-worth-too-much = Diese Bausteine sind mehr wert, als du plündern darfst.
eketorp-reason-two-bricks-at-most = Du darfst höchstens zwei Bausteine abreißen.
eketorp-reason-booty-not-among-the-bricks = Du kannst nur einen Baustein behalten, den du abreißt.
eketorp-reason-booty-must-be-taken = Einen der Bausteine musst du behalten.
eketorp-reason-brick-not-brought = So einen Baustein hast du nicht zum Bauen.
eketorp-reason-wall-full = Diese Mauer ist voll (3 Bausteine).
eketorp-reason-walls-in-order = Bau die Mauern der Reihe nach und lass Platz für den Rest. Tipp undo und dann alle Bausteine in einer Zeile.
eketorp-reason-no-rival-on-the-siege-field = Dieser Gegner hat keinen Wikinger auf diesem Belagerungsfeld.
eketorp-reason-already-decided = Du hast dich schon entschieden. Du kannst zurücknehmen, bis alle so weit sind.
eketorp-reason-home-never-attacks = Wikinger daheim greifen nie an: Gegen deine Belagerer kannst du nicht kämpfen.
eketorp-reason-no-contest-with-yourself = Du kannst nicht mit dir selbst um ein Belagerungsfeld kämpfen.
eketorp-reason-not-your-fight = Das ist nicht dein Kampf.
eketorp-reason-opponent-exchanges = Dein Gegner entscheidet gerade, ob er Karten auswechselt.
eketorp-reason-not-your-pick = Du bist nicht dran, einen Baustein zu wählen.
eketorp-reason-not-your-turn-to-build = Du bist nicht mit Bauen dran.
eketorp-reason-fighters-choose-cards = Die beiden Kämpfer wählen ihre Karten; du schaust nur zu.
eketorp-reason-besieger-plunders = Der Belagerer wählt die Bausteine.
eketorp-lack-amulets = { $count ->
    [one] Dir fehlt noch 1 Amulett.
   *[other] Dir fehlen noch { $count } Amulette.
  }
eketorp-lack-brick =
  { $brick ->
    [clay] Du hast keinen Lehm zum Bauen.
    [stone] Du hast keinen Stein zum Bauen.
   *[other] Du hast kein { eketorp-brick } zum Bauen.
  }
eketorp-lack-card = Du hast keine { $value } auf der Hand.
eketorp-lack-step = { $step ->
    [keep] Entscheide zuerst, ob du deine Hand behältst.
    [plan] Setz zuerst deine Wikinger ein.
    [claim] Nimm zuerst deinen Baustein.
    [fight] Wähl zuerst, wen du angreifst.
    [amulet] Entscheide zuerst, ob du deine Hand auswechselst.
    [card] Spiel zuerst eine Kampfkarte.
    [plunder] Wähl zuerst, was du plünderst.
   *[other] Bau zuerst deine Bausteine.
  }
eketorp-reason-nobody-left-at-home = Daheim ist niemand mehr.
eketorp-reason-nobody-to-send = Du hast in dieser Runde keinen Wikinger zu schicken.
eketorp-reason-nothing-to-build = Du hast keinen Baustein zu bauen.
eketorp-reason-plan-already-begun = Du hast schon Wikinger eingesetzt. Nimm zurück, um neu anzufangen.
eketorp-reason-vikings-do-not-add-up = Dein Plan passt nicht zur Zahl deiner Wikinger daheim.

## Optionen, jede mit einer Zeile, die sie erklärt

eketorp-option-hospitalExit = Heimkehr aus dem Lazarett
    .explain = Bleibt ein Wikinger eine Runde im letzten Bett, oder geht er heim, sobald er es erreicht?
    .afterLast = nach dem letzten Bett
    .onArrival = beim Erreichen des letzten Betts
eketorp-option-siegeBrickCap = Bausteine bei einer Belagerung
    .explain = Wie viele Bausteine darf man nach einer gewonnenen Belagerung abreißen, im Rahmen der Differenz der Karten?
    .none = beliebig viele
    .two = höchstens zwei
eketorp-option-emptyFieldBattle = Kämpfe auf leeren Feldern
    .explain = Kämpfen Wikinger auf einem Feld ohne Bausteine?
    .yes = sie kämpfen
    .no = sie halten Frieden
eketorp-option-mixedClaim = gemischte Bausteine
    .explain = Liegen auf einem friedlichen Feld verschiedene Bausteine: Wer bestimmt, wer welchen nimmt?
    .roundRobin = alle wählen reihum
    .autoHighest = der wertvollste geht zuerst weg, von selbst
eketorp-option-bootyOptional = Beute einer Belagerung
    .explain = Darf man nach einer gewonnenen Belagerung alle Bausteine liegen lassen?
    .yes = ja, alle
    .no = nein, einen behält man
eketorp-option-skipPointlessSiege = sinnlose Belagerungen
    .explain = Darf man die Belagerung zweier leerer Mauern aufgeben, statt zu kämpfen?
    .yes = darf man aufgeben
    .no = muss man austragen
eketorp-option-mulligan = schwache Starthände
    .explain = Was passiert mit einer ersten Hand, die nur aus 1, 2 und 3 besteht?
    .forced = sie wird neu gezogen
    .optional = sie darf neu gezogen werden
    .off = sie bleibt
eketorp-option-mulliganReturn = weggelegte Karten
    .explain = Wann kommen weggelegte Starthände in den Nachziehstapel zurück?
    .end = wenn alle Hände feststehen
    .immediate = sofort
eketorp-option-mulliganOpen = weggelegte Hände
    .explain = Sehen alle eine weggelegte Starthand?
    .yes = offen
    .no = verdeckt
eketorp-option-buildMode = Bauen
    .explain = Bauen alle nacheinander, oder alle zugleich und geheim?
    .sequential = reihum
    .simultaneous = alle zugleich
eketorp-option-knownCards = bisher gesehene Karten
    .explain = Zeigt der Tisch Hände und Tauschstapel, die sich jeder merken könnte?
    .open = offen
    .memory = nur Rückseiten
eketorp-option-tieBreak = Gleichstand
    .explain = Wer gewinnt bei gleich vielen Punkten?
    .shared = geteilter Sieg
    .amulets = mehr Amulette
    .bricks = mehr Bausteine
eketorp-option-firstPlayer = erster Startspieler
    .explain = Wer beginnt die erste Runde?
    .random = wird ausgelost
    .seat = ein bestimmter Platz
eketorp-preset-standard = Englisch/Italienisch
eketorp-preset-french = Französisch

## Im Nachhinein

eketorp-moment-plundered = { $rivalIs ->
    [you] { $guard ->
        [no] Du hattest keine Wache. { $who } ist { eketorp-with-side } eingebrochen, und du hast { $points } verloren.
       *[yes] { $who } ist { eketorp-with-side } eingebrochen, und du hast { $points } verloren.
      }
   *[other] { $whoIs ->
        [you] Du bist { eketorp-with-side } eingebrochen: { $rival } hat { $points } verloren{ $brick ->
            [none] .
           *[other] , und du hast { eketorp-the-brick } behalten.
          }
       *[other] { $who } ist { eketorp-with-side } eingebrochen, und { $rival } hat { $points } verloren.
      }
  }
eketorp-moment-repelled = { $rivalIs ->
    [you] Du hast deine Burg gegen { $who } gehalten, { $b } gegen { $a }.
   *[other] { $whoIs ->
        [you] { $rival } hat deiner Belagerung standgehalten, { $b } gegen { $a }.
       *[other] { $rival } hat der Belagerung von { $who } standgehalten, { $b } gegen { $a }.
      }
  }
eketorp-moment-won = { $whoIs ->
    [you] Du hast { $rival } auf { $field } geschlagen, { $a } gegen { $b }, und { $bricks } genommen.
   *[other] { $who } hat { $rivalIs ->
        [you] dich
       *[other] { $rival }
      } auf { $field } geschlagen, { $a } gegen { $b }, und { $bricks } genommen.
  }
eketorp-moment-beaten-field = { $whoIs ->
    [you] Du hast { $rival } auf { $field } geschlagen, { $a } gegen { $b }.
   *[other] { $who } hat { $rivalIs ->
        [you] dich
       *[other] { $rival }
      } auf { $field } geschlagen, { $a } gegen { $b }.
  }
eketorp-moment-beaten-siege-field = { $whoIs ->
    [you] Du hast { $rival } im Kampf { eketorp-for-side } geschlagen, { $a } gegen { $b }.
   *[other] { $who } hat { $rivalIs ->
        [you] dich
       *[other] { $rival }
      } im Kampf { eketorp-for-side } geschlagen, { $a } gegen { $b }.
  }
eketorp-moment-tie-field = { $whoIs ->
    [you] Gleichstand zwischen dir und { $rival } auf { $field }, und beide Wikinger fielen aus.
   *[other] { $rivalIs ->
        [you] Gleichstand zwischen dir und { $who } auf { $field }, und beide Wikinger fielen aus.
       *[other] Gleichstand zwischen { $who } und { $rival } auf { $field }, und beide Wikinger fielen aus.
      }
  }
eketorp-moment-tie-siege-field = { $whoIs ->
    [you] Gleichstand zwischen dir und { $rival } { eketorp-for-side }, und beide Wikinger fielen aus.
   *[other] { $rivalIs ->
        [you] Gleichstand zwischen dir und { $who } { eketorp-for-side }, und beide Wikinger fielen aus.
       *[other] Gleichstand zwischen { $who } und { $rival } { eketorp-for-side }, und beide Wikinger fielen aus.
      }
  }
eketorp-moment-nothing = { $whoIs ->
    [you] Du bist { eketorp-with-side } in die Burg von { $rival } eingebrochen und hast nichts genommen.
   *[other] { $rivalIs ->
        [you] { $who } ist { eketorp-with-side } in deine Burg eingebrochen und hat nichts genommen.
       *[other] { $who } ist { eketorp-with-side } in die Burg von { $rival } eingebrochen und hat nichts genommen.
      }
  }

# Eketorp am Tisch des Browsers.

eketorp-web-at-field = auf { $field }
eketorp-web-at-siege = am { eketorp-side } { of-castle }
eketorp-web-amulets = { $count ->
    [0] keine Amulette mehr
    [one] 1 Amulett
   *[other] { $count } Amulette
  }

## Planen

eketorp-web-plan = Wohin gehen deine Wikinger?
eketorp-web-plan-note = Wähl ein Feld oder Belagerungsgerät, um einen Wikinger hinzuschicken. Dein Plan bleibt geheim, bis alle fertig sind.
eketorp-web-plan-mine = Dein Plan
eketorp-web-plan-begun = Du hast schon Wikinger eingesetzt. Lösch den Plan, um neu anzufangen.
eketorp-web-plan-bare = Keine Bausteine zu holen { $places }.
eketorp-web-no-defender = Niemand daheim: Deine Burg ist ungeschützt.
eketorp-web-send-field = { $count ->
    [0] Einen Wikinger nach { $field } schicken: { $bricks }
    [one] Noch einen Wikinger nach { $field } schicken: { $bricks }. Einer geht schon hin.
   *[other] Noch einen Wikinger nach { $field } schicken: { $bricks }. { $count } gehen schon hin.
  }
eketorp-web-back-field = Einen von { $field } zurückrufen
eketorp-web-send-siege = Einen Wikinger zum { eketorp-side } { of-castle } schicken
eketorp-web-back-siege = Deinen Wikinger vom { eketorp-side } { of-castle } zurückrufen
eketorp-web-ready = Fertig
eketorp-web-plan-clear = Plan löschen
eketorp-web-plan-sealed = Dein Plan steht. Du kannst ihn ändern, bis alle fertig sind.
eketorp-web-plan-told = Dein Plan steht.

## Bausteine auf einem friedlichen Feld

eketorp-web-claim-after = Danach wählt { $who }.
eketorp-web-take = { eketorp-the-brick } nehmen

## Kämpfe

eketorp-web-attack = Wo greifst du an?
eketorp-web-attack-note = Wähl hier oder auf dem Spielplan.
eketorp-web-choose-attack = Wähl einen Angriff
eketorp-web-go = Angreifen
eketorp-web-give-up = Belagerung aufgeben
eketorp-web-holds-known = hat { $cards }
eketorp-web-holds-unseen = { $count ->
    [one] hat 1 unbekannte Karte
   *[other] hat { $count } unbekannte Karten
  }
eketorp-web-defenders = { $count ->
    [0] niemand daheim
    [one] einer daheim
   *[other] { $count } daheim
  }
eketorp-web-battle = Kampf gegen { $rival } auf { $field } um { $bricks }
eketorp-web-battle-empty = Kampf gegen { $rival } auf { $field }
eketorp-web-contest = Kampf gegen { $rival } { eketorp-for-side }
eketorp-web-siege = Du belagerst { $castle } { eketorp-with-side }
eketorp-web-besieged = { $rival } belagert dich { eketorp-with-side }
eketorp-web-exchange = { $fight }. Hand auswechseln?
eketorp-web-exchange-note = Je Karte ein Amulett, und immer die ganze Hand. Jedes gesparte Amulett zählt 1 Punkt.
eketorp-web-keep-cards = Hand behalten
eketorp-web-new-cards = Alle auswechseln
eketorp-web-your-amulets = Deine Amulette
eketorp-web-against = gegen
eketorp-web-choose-card = Wähl eine Karte
eketorp-web-play = { $value } spielen
eketorp-web-open-gate = Die Burg ist ungeschützt: Du darfst bis zum Wert deiner Karte plündern.
eketorp-web-counts-nothing = Niemand verteidigt: Deine Karte zählt als 0, und dein Gegner behält sie. Gib deine schlechteste her.
eketorp-web-your-hand = Deine Karten
eketorp-web-card = Karte { $value }
eketorp-web-hand-of = Deine Karten: { $cards }
eketorp-web-choose-note = Wähl eine Karte. Danach tauscht ihr die beiden Karten.
eketorp-web-guard = { $count ->
    [one] Wähl eine Karte. Deine einzige Wache verteidigt die leuchtenden Mauern.
   *[other] Wähl eine Karte. Eine deiner { $count } Wachen verteidigt die leuchtenden Mauern.
  }
eketorp-web-gets = Danach bekommt { $rival } sie.
eketorp-web-card-holds = hält { $count } von { $of }
eketorp-web-card-wins = schlägt { $count } von { $of }
eketorp-web-card-worst = { $points ->
    [0] nichts zu verlieren
   *[other] schlimmstens −{ $points }
  }
eketorp-web-card-best = { $points ->
    [0] nichts zu holen
   *[other] plündern bis { $points }
  }
eketorp-web-card-out = { $rounds ->
    [0] kein Risiko
    [one] bis 1 Runde weg
   *[other] bis { $rounds } Runden weg
  }
eketorp-web-chance-holds = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] Die { $card } hält nicht gegen die Karte { $rivalIs ->
                [you] auf deiner Hand
               *[other] auf der Hand von { $rival }
              }.
           *[other] Die { $card } hält gegen die Karte { $rivalIs ->
                [you] auf deiner Hand
               *[other] auf der Hand von { $rival }
              }.
          }
       *[other] Die { $card } hält gegen { $count } der { $of } Karten { $rivalIs ->
            [you] auf deiner Hand
           *[other] auf der Hand von { $rival }
          }.
      }
   *[no] Die { $card } hält gegen { $count } von { $of } unbekannten Karten.
  }
eketorp-web-chance-wins = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] Die { $card } schlägt die Karte { $rivalIs ->
                [you] auf deiner Hand
               *[other] auf der Hand von { $rival }
              } nicht.
           *[other] Die { $card } schlägt die Karte { $rivalIs ->
                [you] auf deiner Hand
               *[other] auf der Hand von { $rival }
              }.
          }
       *[other] Die { $card } schlägt { $count } der { $of } Karten { $rivalIs ->
            [you] auf deiner Hand
           *[other] auf der Hand von { $rival }
          }.
      }
   *[no] Die { $card } schlägt { $count } von { $of } unbekannten Karten.
  }
eketorp-web-out = { $most ->
    [0] ist nächste Runde zurück
    [one] fehlt 1 Runde
   *[other] fehlt { $rounds } Runden
  }
eketorp-web-if-win = Du gewinnst: Der Wikinger von { $rival } { eketorp-web-out }.
eketorp-web-if-breach = Du gewinnst: Plündere bis zu { web-points }. Eine Wache { eketorp-web-out }.
eketorp-web-if-breach-open = Du brichst ein: Plündere bis zu { web-points }.
eketorp-web-if-beaten = Bei { $values } verlierst du: Dein Wikinger { eketorp-web-out }.
eketorp-web-if-broken-in = Bei { $values } fällt die Mauer: Du verlierst schlimmstens { $bricks }, und eine Wache { eketorp-web-out }.
eketorp-web-both-out = { $most ->
    [0] beide sind nächste Runde zurück
    [one] beide fehlen 1 Runde
   *[other] beide fehlen { $rounds } Runden
  }
eketorp-web-if-tie = Gleichstand bei { $values }: { eketorp-web-both-out }.
eketorp-web-if-tie-siege = Gleichstand bei { $values }: Die Mauern halten, { eketorp-web-both-out }.
eketorp-web-at-stake = { $points ->
    [0] leere Mauern
   *[other] bis zu { $points } zu holen
  }
eketorp-web-hurt = { $whoIs ->
    [you] Dein Wikinger
   *[other] Ein Wikinger von { $who }
  } { $rounds ->
    [0] ist nächste Runde zurück.
    [one] fehlt 1 Runde.
   *[other] fehlt { $rounds } Runden.
  }
eketorp-web-breach = { $whoIs ->
    [you] Du brichst ein! Plündere bis zu { $difference ->
        [one] 1 Punkt
       *[other] { $difference } Punkte
      }.
   *[other] { $who } bricht ein und darf bis zu { $difference ->
        [one] 1 Punkt
       *[other] { $difference } Punkte
      } plündern.
  }
eketorp-web-holds = Die Mauern halten.
eketorp-web-picks-up = { $whoIs ->
    [you] Du nimmst deinen Tauschstapel auf.
   *[other] { $who } nimmt den Tauschstapel auf.
  }
eketorp-web-swapped = Die Karten sind getauscht.
eketorp-web-tie = Gleichstand

## Plündern

eketorp-web-plunder-note = Nimm Bausteine von oben. Einen behältst du; der Rest kommt weg.
eketorp-web-wall = { eketorp-wall }
eketorp-web-take-nothing = Nichts nehmen
eketorp-web-pull-down = Abreißen, nichts behalten

## Bauen

eketorp-web-build = { $count ->
    [one] Du hast einen Baustein. Wohin damit?
   *[other] Du hast { $count } Bausteine. Wohin damit?
  }
eketorp-web-build-note = { $count ->
    [0] Alles gesetzt.
   *[other] Wähl eine Mauer deiner Burg. Geplündert wird von oben.
  }
eketorp-web-carried = Zu bauen
eketorp-web-unbuild = { eketorp-the-brick } wieder wegnehmen: { eketorp-wall }
eketorp-web-build-done = Bauen
eketorp-web-build-again = Neu anfangen

## Die erste Hand

eketorp-web-redraw-note = Keine 4, 5 oder 6? Dann darfst du neu ziehen.
eketorp-web-keep-hand = Hand behalten
eketorp-web-draw-anew = Vier neue Karten ziehen

## Warten

eketorp-web-you-decide = Du bist dran
eketorp-web-goes-on = Die Bausteine werden verteilt …
eketorp-web-wait-plan = { $count ->
    [one] { $who } plant noch.
   *[other] { $who } planen noch.
  }
eketorp-web-wait-redraw = { $count ->
    [one] { $who } sieht die erste Hand an.
   *[other] { $who } sehen ihre erste Hand an.
  }
eketorp-web-wait-claim = { $who } wählt einen Baustein auf { $field }.
eketorp-web-wait-fight = { $who } wählt ein Ziel.
eketorp-web-wait-amulet = { $who } überlegt, vor dem Kampf { $place } die Hand auszuwechseln.
eketorp-web-wait-card = { $count ->
    [one] { $who } wählt eine Karte für den Kampf { $place }.
   *[other] { $who } wählen Karten für den Kampf { $place }.
  }
eketorp-web-wait-plunder = { $rivalIs ->
    [you] { $who } plündert deine Burg.
   *[other] { $who } plündert die Burg von { $rival }.
  }
eketorp-web-wait-build = { $count ->
    [one] { $who } baut.
   *[other] { $who } bauen.
  }
eketorp-web-card-sealed = Du hast deine { $value } verdeckt gespielt.

## Eine neue Runde

eketorp-web-round = Runde { $round }
eketorp-web-leader = { $whoIs ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
  }
eketorp-web-wards-move = Im Lazarett rücken alle ein Bett weiter.
eketorp-web-leftovers = Gras und Holz, die liegen blieben, werden weggeräumt.

## Was bekannt ist

eketorp-web-known = Bisher gesehene Karten
eketorp-web-hand = Hand
eketorp-web-swap = Tauschstapel
eketorp-web-piles = { $pile } im Nachziehstapel, { $discards } abgelegt.
eketorp-web-discards-known = Abgelegt, soweit du weißt:
eketorp-web-heading = { web-round }{ $step ->
    [redraw] {" "}· Erste Hände
    [plan] {" "}· Pläne
    [claim] {" "}· Bausteine
    [fight] {" "}· Kämpfe
    [amulet] {" "}· Kämpfe
    [card] {" "}· Kämpfe
    [plunder] {" "}· Beute
    [build] {" "}· Bauen
    [over] {" "}· Ende
   *[chance] {""}
  }

# Die Szenen von Eketorp.

eketorp-scene-plans = Die Pläne!
eketorp-scene-revealed = Die Pläne liegen offen
eketorp-scene-blood = { $count ->
    [0] Um kein Feld wird gekämpft.
    [one] Um ein Feld wird gekämpft.
   *[other] Um { $count } Felder wird gekämpft.
  }
eketorp-scene-besieged = { $mine ->
    [yes] { $count ->
        [one] Deine Burg wird belagert.
       *[other] { $count } Burgen werden belagert, deine auch.
      }
   *[no] { $count ->
        [one] Eine Burg wird belagert.
       *[other] { $count } Burgen werden belagert.
      }
  }
eketorp-scene-served = Friedliche Felder: Alle nehmen sich einen Baustein.
eketorp-scene-fight = { $who } kämpft gegen { $rival } { $place }
eketorp-scene-siege = { $who } belagert { $rival } { eketorp-with-side }
eketorp-scene-wins = { $whoIs ->
    [you] Du gewinnst um { $by }!
   *[other] { $who } gewinnt um { $by }
  }
eketorp-scene-open = { $whoIs ->
    [you] Niemand verteidigt: Du brichst ein!
   *[other] Niemand verteidigt: { $who } bricht ein
  }
eketorp-scene-plunder = { $whoIs ->
    [you] Du plünderst die Burg von { $rival }
   *[other] { $rivalIs ->
        [you] { $who } plündert deine Burg
       *[other] { $who } plündert die Burg von { $rival }
      }
  }
eketorp-scene-booty = { $whoIs ->
    [you] Du erbeutest { eketorp-the-brick }!
   *[other] { $who } erbeutet { eketorp-the-brick }
  }
eketorp-scene-torn-down = { $whoIs ->
    [you] Du reißt ab: { $bricks }
   *[other] { $who } reißt ab: { $bricks }
  }
eketorp-scene-no-plunder = { $whoIs ->
    [you] Du nimmst nichts
   *[other] { $who } nimmt nichts
  }
eketorp-scene-loot = Du brichst ein! Nimm { $rival } bis zu { $difference ->
    [one] 1 Punkt
   *[other] { $difference } Punkte
  } ab
eketorp-scene-loot-empty = Du brichst ein, aber auf diesen zwei Mauern liegt nichts.
eketorp-scene-loot-dear = Du brichst ein, aber { $count ->
    [one] der oberste Baustein ist
   *[other] die obersten Bausteine sind
  } mehr wert als { $difference }.
eketorp-scene-gain = Du gewinnst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
eketorp-scene-gain-what = { eketorp-the-brick }, wird diese Runde eingebaut
eketorp-scene-gain-nothing = du behältst nichts
eketorp-scene-loss = { $rival } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
eketorp-scene-of-points = { $points } von { $difference }
eketorp-scene-carry = { eketorp-the-brick } mitnehmen ({ $points })
eketorp-scene-best = Beste Beute
eketorp-scene-on = Weiter
eketorp-scene-keep = Deine Beute
eketorp-scene-lost = Abgerissen
eketorp-scene-lift = { eketorp-the-brick } abheben
eketorp-scene-keep-this = { eketorp-the-brick } behalten
eketorp-scene-put-back = { eketorp-the-brick } zurücklegen
eketorp-scene-build = Die Burgen wachsen
eketorp-scene-complete = { $whoIs ->
    [you] Deine Burg ist fertig!
   *[other] Die Burg von { $who } ist fertig!
  }
eketorp-scene-last-round = Die zehnte Runde ist vorbei
eketorp-scene-counted = Jetzt werden die Burgen gezählt.

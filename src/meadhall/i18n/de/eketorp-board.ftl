# Eketorps Spielplan im Browser: was zu sehen ist, in Worten.

eketorp-look-board = Der Spielplan
eketorp-look-castle = { $whoIs ->
    [you] Deine Burg
   *[other] Burg von { $who }
  }: { $built } von 18 Bausteinen gebaut. Wikinger daheim: { $home }.
eketorp-look-wall = { eketorp-wall }: { $bricks }.
eketorp-look-carried = Heimgebracht: { $bricks }.
eketorp-look-surplus = Neben der Burg: { $bricks }.
eketorp-look-taken =
  { $whoIs ->
    [you] Du hast genommen: { $bricks }.
   *[other] { $who } hat genommen: { $bricks }.
  }
eketorp-look-hospital = Lazarett.
eketorp-look-hospital-empty = Lazarett: niemand da.
eketorp-look-ward = { $stay }: { $vikings }.
eketorp-look-out = { $count ->
    [0] Nächste Runde daheim
    [one] Noch 1 Runde
   *[other] Noch { $count } Runden
  }
eketorp-look-out-brief = { $count ->
    [0] Bald daheim
   *[other] Noch { $count }
  }
eketorp-look-risk = { $points ->
    [one] Höchstens 1 Punkt an Bausteinen
   *[other] Höchstens { $points } Punkte an Bausteinen
  }
eketorp-look-swap-brief = Tausch
eketorp-look-amulets = Amulette: { $count }
eketorp-look-hand = Hand: { $cards }
eketorp-look-swap = Tauschstapel: { $cards }
eketorp-look-leader = Startspieler
eketorp-look-ready = Fertig
eketorp-look-offers = { $count ->
    [one] Du kannst hier 1 Ort wählen.
   *[other] Du kannst hier { $count } Orte wählen.
  }
eketorp-look-close = Zurück zum Spielplan

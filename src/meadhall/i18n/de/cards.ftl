# Eigene Karten an einem neuen Tisch: Dateien wählen, was nicht stimmt, wie sie aussehen.

cards-title = Karten
cards-standard = Standard
cards-mine = Eigene
cards-drop = Dateien oder einen Ordner hierher ziehen
cards-choose-files = Dateien wählen
cards-choose-folder = Ordner wählen
cards-chosen = { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
  }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
cards-reading = Deine Karten werden gelesen …
cards-unreadable = „{ $file }“ ist kein Text. Wähl CSV- oder JSON-Dateien.
cards-too-large = Das sind mehr als 100 KB. Wähl weniger oder kleinere Dateien.
cards-ready = { $ready } von { $count } Karten sind bereit.
cards-everyone-sees = Alle sehen, dass du mit eigenen Karten spielst.
cards-rest-standard = Karten, die du nicht mitbringst, bleiben Standard.
cards-download = Die Standardkarten herunterladen
cards-preview = Vorschau
cards-more = { $count } weitere
cards-kind = { $table ->
    [ships] Schiffe
    [buildings] Gebäude
    [craftsmen] Handwerker
    [townsfolk] Dorfleute
    [jarls] Jarle
    [rounds] Rundenkarten
    [raids] Raubzüge
    [trades] Handelskarten
    [huts] Hütten
    [heroes] Helden
    [enemies] Feinde
    [starting] Startkarten
   *[materials] Materialkarten
  }
cards-faulty = hat einen Fehler
cards-waits = { $count ->
    [one] Eines musst du noch ansehen, bevor es losgeht.
   *[other] { $count } Dinge musst du noch ansehen, bevor es losgeht.
  }
cards-bring = Wähl zuerst deine Kartendateien.
cards-dropped = Übergangene Spalten: { $columns }
cards-place-line = Zeile { $line }
cards-place-column = Spalte { $column }
cards-use = { $fix } nehmen
cards-meant = Meinst du { $fix }?
cards-more-faults = und { $count } weitere

## Was nicht stimmt

cards-fault-text = Dieses Feld ist leer. Füll es aus.
cards-fault-number = „{ $found }“ ist keine ganze Zahl von { $low } bis { $high }.
cards-fault-word = „{ $found }“ geht hier nicht. Nimm eines von: { $words }.
cards-fault-skills = Das Handwerk „{ $found }“ kennen wir nicht. Verbinde eines bis drei mit +: { $words }.
cards-fault-effect = Den Effekt „{ $found }“ können wir nicht lesen. Schreib ihn wie „gain wood 1 + coin 2“ oder „pay coin 1 -> gain gold 1“.
cards-fault-kind = „{ $found }“ ist ein Effekt, den diese Karte nicht haben kann. Sie kann haben: { $words }.
cards-fault-clause = Schreib hier genau einen Effekt.
cards-fault-unique = Eine andere Karte hat schon „{ $found }“. Jede braucht ihr eigenes.
cards-fault-columns = Diese Zeile hat nicht { $count } Felder. Fehlt ein Komma, oder ist eines zu viel?
cards-fault-csv = Diese Zeile besteht nicht aus Werten mit Kommas dazwischen. Fehlt ein Anführungszeichen?
cards-fault-json = Das ist kein JSON mit einer Liste „cards“.
cards-fault-file = Diese Datei kennen wir nicht. Meinst du { $words }?
cards-fault-none = Keine Kartendateien gefunden. Sie heißen { $words }.
cards-fault-one = Dieses Spiel hat eine einzige Kartendatei. Wähl nur diese.
cards-fault-count = Es müssen { $count } Karten sein.
cards-fault-most = Höchstens { $count } passen. Nimm die übrigen heraus.
cards-fault-least = Es müssen mindestens { $count } Karten sein. Füge welche hinzu, oder erhöhe die Anzahl.
cards-fault-goods = Nenne hier die Waren: „any“ und „card“ gehen nicht.
cards-fault-gold = Jarle geben Gold beim Abwerfen, und nur sie.
cards-fault-bricks = „{ $found }“ geht hier nicht. Nimm die Buchstaben G, B, C und S; kleine sind für 5 oder 6 Spieler.
cards-fault-pile = Auf ein Feld passen höchstens { $count } Bausteine.
cards-fault-long = Dieses Feld hat mehr als { $count } Zeichen.
cards-fault-letters = Dieses Feld hat Zeichen, die man nicht zeigen kann.
cards-fault-fit = „{ $found }“ passt nicht zu dieser Karte. Vergleiche sie mit den Standardkarten.

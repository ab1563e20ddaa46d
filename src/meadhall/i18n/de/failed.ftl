# Was gesagt wird, wenn etwas schiefgeht: Es kommt mit der Seite selbst, denn dann ist vielleicht nichts anderes zu haben.

failed-title = Da ist etwas schiefgegangen
failed-why = Diese Seite ließ sich nicht anzeigen. Deine Partien sind auf dem Server sicher.
failed-part = Der Spielplan ließ sich nicht anzeigen. Deine Partie ist sicher und geht weiter.
failed-fetch = Ein Teil dieser Seite ließ sich nicht laden. Vielleicht bist du offline, oder Meadhall wurde gerade aktualisiert.
failed-away = Der Server ist nicht zu erreichen. Nichts ist verloren: Versuch es gleich noch einmal.
failed-here = Das hat nicht geklappt. Sieht die Seite seltsam aus, lade sie neu.
failed-again = Noch einmal
failed-reload = Neu laden
failed-hall = Zurück zur Halle
failed-detail = Technische Einzelheiten
failed-close = Schließen
failed-moment = Einen Moment …

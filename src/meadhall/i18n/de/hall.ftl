# Die Halle: Tische einrichten und finden, Platz nehmen, die Regeln.

## Zu Hause

hall-welcome = Zwei Spiele aus dem alten Norden, gegen gute Bots oder mit Freunden.
hall-game-eketorp = Eketorp
    .line = Schick deine Wikinger heimlich los, kämpf um Baumaterial, plündere die Nachbarn und bau die besten Mauern der Insel.
hall-game-shipwrights = Shipwrights of the North Sea
    .line = Wähl deine Leute, sammle, was deine Schiffe brauchen, und lass in fünf Runden die schönste Flotte des Nordens vom Stapel.
hall-seats-range = { $least } bis { $most } Spieler
hall-play = Spielen
hall-play-bots = { $count ->
    [0] allein
    [one] gegen einen Bot · { $level }
    [2] gegen zwei Bots · { $level }
    [3] gegen drei Bots · { $level }
    [4] gegen vier Bots · { $level }
   *[other] gegen { $count } Bots · { $level }
  }
hall-play-choose = Spieler und Stärke ändern
hall-tabs = Bereiche der Halle
hall-tab-hall = Halle
hall-tab-learn = Lernen
hall-waits = { $count ->
    [one] 1 Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
hall-more-waits = { $count ->
    [one] noch 1 Tisch wartet auf dich
   *[other] noch { $count } Tische warten auf dich
  }
hall-give-up = Abbrechen
hall-set-up = Neuer Tisch
hall-rules = Regeln
in-about = { $unit ->
    [seconds] in etwa { $count } Sekunden
    [minutes] in etwa { $count } Minuten
   *[moment] gleich
  }
hall-warming = Jarl und Konung wärmen sich auf und sind { in-about } bereit. Gegen die anderen kannst du sofort spielen.
hall-level-warming = Wärmt sich noch auf und ist { in-about } bereit.
hall-away = Der Server ist nicht zu erreichen. Ich versuche es weiter …
hall-failed = Der Server konnte das Spiel nicht vorbereiten. Warum, steht in seinem Log.

## Meine Tische

hall-mine = Meine Tische
hall-mine-none = Hier erscheinen deine Partien (nur auf diesem Gerät).
hall-your-turn = Du bist dran
hall-running = andere überlegen
hall-watching = du schaust zu
hall-gathering = wartet auf Mitspieler
hall-gone = Du bist aufgestanden: Setz dich wieder hin
hall-over = vorbei
hall-abandoned = vorzeitig beendet
hall-several = { $who } × { $count }
hall-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }
hall-left = noch { $time }
hall-waiting = Wartet
hall-finished = Beendet
hall-all = Alle { $count } zeigen
hall-fewer = Weniger zeigen
hall-review = Rückblick auf diese Partie { $game }
hall-forget = Entfernen: { $game }, { $players }
hall-forget-short = Entfernen
hall-forgotten = Aus deiner Liste entfernt.
hall-load = Gespeicherte Partie öffnen
hall-no-file = Das ist keine gespeicherte Partie.

## Ein neuer Tisch

hall-new = Neuer Tisch
hall-to-hall = Zurück zur Halle
hall-nowhere = Seite nicht gefunden
hall-nowhere-why = Vielleicht ist der Link unvollständig. Kopier ihn ganz und versuch es noch einmal.
hall-no-rule = Eine Regel { $rule } gibt es hier nicht. Such danach oder blättere im Inhalt.
hall-game = Spiel
hall-your-name = Dein Name
hall-your-name-hint = den sehen die anderen
hall-how-many = Spieler
hall-seats = Plätze
hall-seat-of = Wer spielt { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
    [violet] Violett
   *[white] Weiß
  }?
hall-who-me = Ich
    .explain = Du spielst auf diesem Gerät.
hall-who-link = Online-Freund
    .explain = Du bekommst einen Link; wer ihn öffnet, nimmt diesen Platz.
hall-who-here = Freund an diesem Gerät
    .explain = Gebt das Gerät weiter; dazwischen verdeckt ein Vorhang deine Karten.
hall-people = Menschen
hall-bots = Bots
hall-friend-name = Name
hall-others = Andere Plätze besetzen mit:
hall-friends = Freunden
hall-edition = Ausgabe
hall-options = Optionen: { $changed ->
    [0] Standard
    [one] eine geändert
   *[other] { $changed } geändert
  }
hall-changed = geändert
hall-as-before = Zurücksetzen
hall-absence = Als abwesend gilt man nach
hall-absence-explain = Dann kann der Gastgeber auf dem Platz einen Bot weiterspielen lassen.
hall-span-600 = 10 Minuten
hall-span-3600 = einer Stunde
hall-span-86400 = einem Tag
hall-span-259200 = 3 Tagen
hall-span-604800 = einer Woche
hall-span-2592000 = 30 Tagen
hall-hints = Tipps erlaubt
hall-hints-explain = Alle dürfen Jarl um Rat fragen; am Tisch ist zu sehen, dass es Tipps gibt.
hall-start = Los
hall-make = Tisch einrichten

## Platz nehmen

hall-join = Platz nehmen
hall-join-title = Du bist eingeladen
hall-claim-title = Dein Platz wartet
hall-join-asks = { $game } mit { $players }.
hall-join-options = { $count ->
    [one] Eine Option weicht vom Standard ab
   *[other] { $count } Optionen weichen vom Standard ab
  }
hall-pick-seat = Dein Platz
hall-free = frei
hall-join-begun = Diese Partie läuft schon. Bitte den Gastgeber um einen Link zum Zuschauen.
hall-join-ended = Dieser Link ist abgelaufen. Bitte um einen neuen.
hall-join-full = Alle Plätze sind besetzt. Bitte den Gastgeber um einen anderen Tisch.
hall-claim-explain = Der Gastgeber hat einen neuen Link für diesen Platz gemacht. Nimm ihn und spiel weiter. Alle am Tisch wissen davon.
hall-name-first = Gib deinen Namen ein.

## Regeln

hall-rules-of = Regeln: { $game }
hall-rules-english = Diese Seite ist noch nicht übersetzt. Hier ist sie auf Englisch.
hall-back-table = Zurück zum Tisch
hall-back-learn = Zurück zur Lektion
hall-back-puzzle = Zurück zum Rätsel
hall-guide = Anleitung
hall-all-rules = Alle Regeln
hall-contents = Inhalt
hall-table = Tabelle
hall-search = Suchen
hall-search-hint = ein Wort oder eine Nummer wie { $example }
hall-found = { $count ->
    [0] Nichts gefunden.
    [one] 1 Treffer
   *[other] { $count } Treffer
  }
hall-found-more = Die ersten { $count } Treffer

# Das Profil und die Rangliste
hall-profile-guest = Als Gast spielen
hall-guest-plays = Du kannst gleich spielen. Ohne Profil bleiben deine Partien auf diesem Gerät.
hall-guest-profile = Profil anlegen
hall-profile-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } · { $won } gewonnen
hall-ladder = Rangliste
hall-counts = Zählt für die Rangliste
hall-counts-explain = Alle brauchen ein Profil, und niemand bekommt Tipps. Wer aufhört, wird Letzter.
hall-join-counts = Diese Partie zählt für die Rangliste: Du brauchst ein Profil.

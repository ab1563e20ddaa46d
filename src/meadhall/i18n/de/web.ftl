# Der Tisch im Browser, für beide Spiele.

web-you = Du
web-bot = Bot
web-waits = überlegt
web-undo = Zurücknehmen
web-hurry = Animation überspringen
web-scene-on = Klick oder tipp irgendwohin, dann geht es weiter
web-question = Dein Zug
web-close = Schließen
web-cancel = Abbrechen
web-loading = Der Tisch wird gedeckt …
web-back-to-hall = Zurück zur Halle
web-hall = Meadhall, zur Halle
web-board = Der Spielplan
web-round = Runde { $round }
web-plain-wait = { $who } { $count ->
    [one] überlegt
   *[other] überlegen
  }.
web-plain-goes-on = Einen Moment …
web-language = Sprache
web-rules = Regeln
web-menu = Menü
web-settings = Einstellungen
web-result = Ergebnis
web-reconnecting = verbinde neu …
web-practice = Übung
web-lesson = Lektion
web-puzzle = Rätsel
web-watching = Du schaust zu

## Links, die nicht gehen, Partien, die nicht weitergehen

web-refused = Unter diesem Link gibt es keine Partie
web-refused-why = Vielleicht ist der Tisch weg, oder der Platz hat einen neuen Link. Frag, wer ihn dir geschickt hat.
web-read-only = Diese Partie folgt einer älteren Fassung der Regeln. Du kannst sie ansehen, aber nicht weiterspielen.
web-abandoned = Der Gastgeber hat diese Partie beendet.

## Vor der Partie

web-gathering = Warten auf Mitspieler
web-gathering-host = Schick deinen Freunden den Link. Fang an, wenn alle Plätze besetzt sind.
web-gathering-ready = Alle sind da. Fang an, wenn du so weit bist.
web-gathering-guest = Es geht los, wenn alle Plätze besetzt sind und der Gastgeber so weit ist.
web-seats = Plätze
web-seat-open = frei
web-seat-here = an diesem Gerät
web-sit-bot = Wer nimmt diesen Platz?
web-leave-open = Für einen Freund freihalten
web-sit-here = Diesen Platz hier spielen
web-sit-here-name = Name für { $seat }
web-sit-down = Hier hinsetzen
web-rename = Namen ändern
web-your-name = Dein Name
web-keep = Speichern
web-get-up = Aufstehen
web-start = Partie beginnen
web-fill = { $count ->
    [one] Platz einem Bot geben
   *[other] Plätze Bots geben
  }
web-start-not = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
web-link-join = Mitspieler einladen
web-link-watch = Zuschauer einladen
web-link-takes = Wer ihn öffnet, nimmt den { $colour ->
    [red] roten
    [blue] blauen
    [yellow] gelben
    [green] grünen
    [violet] violetten
   *[white] weißen
  } Platz oder einen anderen freien.
web-link-code = Code des Links zu diesem Platz
web-link-code-show = Code zeigen
web-link-scan = Code mit dem Handy scannen und dort spielen. Kein Konto nötig.
web-link-here = Diese Links gehen nur auf diesem Computer. Wie du Freunde von anderswo einlädst, steht in der Anleitung „Host it“.
web-link-seat = Link für { $who }
web-reissue = Neuer Link
web-reissue-sure = { $whoIs ->
    [you] Einen neuen Link für deinen Platz machen?
   *[other] Einen neuen Link für den Platz von { $who } machen?
  } Wer ihn öffnet, sieht die verdeckten Karten und Pläne dieses Platzes. Darum erfahren es jetzt alle am Tisch, und der Link geht eine Minute später auf. Der alte gilt ab sofort nicht mehr.
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-share-title = Eine Partie { $game }
web-options-standard = Standardregeln
web-option-is = { $option }: { $value }
web-end-table = Partie für alle beenden
web-end-table-sure = Diese Partie für alle beenden? Das lässt sich nicht rückgängig machen.

## Die Saga

web-saga = Saga
web-saga-empty = Noch ist nichts passiert.
web-saga-starts = { $whoIs ->
    [you] Du beginnst
   *[other] { $who } beginnt
  }
web-saga-filter = Wessen Zeilen zu sehen sind
web-saga-everyone = Alle
web-saga-new = Neues ↓

## Die Vergangenheit

web-replay = Wiederholung
web-replay-bar = Wiederholung, Schritt für Schritt
web-step-back = Voriger Schritt
web-step-on = Nächster Schritt
web-round-back = Vorige Runde
web-round-on = Nächste Runde
web-play = Abspielen
web-pause = Pause
web-speed = Tempo
web-now = Jetzt
web-step-of = Schritt { $step } von { $last }
web-past = Wiederholung: { web-round }
web-past-begin = Wiederholung: vor Runde 1
web-back-to-now = Zurück ins Spiel
web-seen-by = Ansicht
web-all-open = Alle Hände zeigen
web-practice-here = Ab hier weiterspielen
web-practice-read-only = Diese Partie ist nur noch zum Ansehen da; weiterspielen geht nicht.
web-practice-own = Weiterspielen kannst du nur auf deinem eigenen Platz: Wähl ihn unter „Ansicht“.
web-practice-now = Geh zu einem früheren Moment zurück, um von dort weiterzuspielen.
web-practice-why = Startet ab dieser Stellung eine eigene Übungspartie gegen Bots. Verdeckte Karten und alles, was noch gezogen wird, werden neu gemischt.
web-practice-against = Gegen
web-practice-go = Übung starten

## Während du weg warst

web-away = Während du weg warst
web-away-show = Zeig es mir
web-away-skip = Überspringen
web-away-more = { $count ->
    [one] und 1 frühere Zeile
   *[other] und { $count } frühere Zeilen
  }

## Ablehnungen, Gründe, Plätze

web-reason = Warum nicht?
web-rule = Regel { $rule }
web-bot-warming = { $bot } wärmt sich auf und ist { in-about } bereit.
web-bot-for-you = { $bot } spielt für dich.
web-take-back = Wieder selbst spielen
web-absent = { $who } ist schon lange weg.
web-bot-plays-on = { $bot } weiterspielen lassen
web-let-bot = Einen Bot für mich spielen lassen
web-let-bot-sure = Er trifft eine Entscheidung nach der anderen, und du kannst ihn jederzeit anhalten. Er hört auf, wenn du diese Seite schließt.
web-let-bot-begin = Spielen lassen
web-let-bot-away = Weiterspielen, auch wenn ich gehe
web-bot-playing = Ein Bot spielt für dich
web-stop = Anhalten
web-seat-bot = { $bot } spielt für { $who }
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

## Der Vorhang

web-curtain = Gib das Gerät an { $who }
web-curtain-why = Was jetzt kommt, ist nur für { $who }.
web-curtain-lift = Ich bin { $who }
web-curtain-choose = Wer spielt?
web-curtain-choose-why = An diesem Gerät hat gerade niemand etwas zu entscheiden.

## Du bist dran

web-title = Meadhall
web-title-turn = ● Du bist dran – Meadhall
web-title-turn-of = ● { $who } – Meadhall
web-title-over = Die Partie ist vorbei – Meadhall
web-turn = Du bist dran
web-turn-body = { $game }: Du bist dran.

## Einstellungen

web-theme = Farben
web-theme-system = System
web-theme-dark = Dunkel
web-theme-light = Hell
web-pace = Tempo der Animationen
web-pace-calm = Gemütlich
web-pace-brisk = Flott
web-pace-instant = Sofort
web-still = Weniger Bewegung
    .explain = Figuren springen, statt zu gleiten.
web-large = Größere Figuren
    .explain = Größere Karten, Figuren und Schrift.
web-sound = Ton
    .explain = Karten, Bausteine, Hörner und zwei Töne, wenn du dran bist. Zu hören ab deinem ersten Klick.
web-volume = { $percent } %
web-volume-off = Aus
web-captions = Töne als Text
    .explain = Was zu hören ist, steht auch da.
web-heard-card = eine Karte wird gelegt
web-heard-flip = eine Karte wird umgedreht
web-heard-brick = ein Baustein sitzt
web-heard-step = Schritte
web-heard-horn = ein Horn erklingt
web-heard-clash = Schwerter klirren
web-heard-splash = ein Platschen
web-heard-coin = Münzen klimpern
web-heard-turn = zwei Töne: Du bist dran
web-heard-victory = eine Fanfare
web-notify = Benachrichtigungen
    .explain = Du erfährst auch in einem anderen Tab, dass du dran bist.
web-notify-denied = Dein Browser blockiert Benachrichtigungen in seinen Einstellungen.
web-notify-me = Benachrichtige mich

## Der Tipp

web-hint = Was würde Jarl tun?
web-hint-thinking = Jarl überlegt …
web-hint-win = { $win } % Siegchance
web-hint-score = { $score ->
    [one] etwa 1 Punkt
   *[other] etwa { NUMBER($score, maximumFractionDigits: 0) } Punkte
  }

## Das Ende

web-end = Die Partie ist vorbei
web-end-won = { $who } gewinnt!
web-end-won-you = Du gewinnst!
web-end-you-won = Du gewinnst! · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
web-end-they-won = { $who } gewinnt · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
web-end-over = Die Partie ist vorbei · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
web-end-place = Platz { $place } von { $seats } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
web-end-moments = { $count ->
    [one] Der entscheidende Moment
    [2] Zwei entscheidende Momente
   *[other] Drei entscheidende Momente
  }
web-end-moments-wait = Ich suche die entscheidenden Momente …
web-end-watch = Ansehen
web-end-watch-moment = Diesen Moment ansehen: { web-round }
web-end-shared = Geteilter Sieg: { $who }.
web-end-total = gesamt
web-end-part = Punkte für
web-end-course = Punkte je Runde
web-end-course-seat = { $who }: { $points }
web-end-rematch = Revanche
web-end-join-rematch = Bei der Revanche mitspielen
web-end-save = Partie als Datei speichern
web-end-look = Spielplan ansehen
web-review = Rückblick
web-end-replay = Partie noch einmal ansehen
web-end-dice = Ehrlich gemischt
web-end-dice-why = Die Reihenfolge stand schon vor der Partie fest und war versiegelt, also konnte später niemand daran drehen. Mit dem Schlüssel kannst du das an der gespeicherten Partie nachprüfen.
web-end-dice-commitment = Siegel
web-end-dice-key = Schlüssel
web-end-dice-how = So prüfst du es nach
web-standings = Punkte bisher

## Einen Zug ausprobieren

web-try = Vorschau
web-try-this = Vorschau: { $what }
web-try-title = Vorschau
web-try-note = Der Spielplan zeigt, wie es ausginge. Noch ist nichts passiert.
web-try-imagining = Ich spiele die Runde in Gedanken durch …
web-try-untold = Die Runde ließ sich nicht durchspielen. Öffne die Vorschau noch einmal.
web-try-chance = Danach wird eine Karte gezogen, also endet die Vorschau hier.
web-try-opened = Was folgt, hängt von anderen ab oder lässt sich nicht zurücknehmen.
web-try-do = Bestätigen
web-try-back = Zurück

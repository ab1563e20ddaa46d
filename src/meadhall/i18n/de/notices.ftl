# Benachrichtigungen: was jemandem gesagt wird, der weg ist, und wo man es einstellt.

notice-turn = Du bist dran
notice-started = Deine Partie hat begonnen
notice-rematch = Es gibt eine Revanche
notice-over = Deine Partie ist zu Ende
notice-turns = Du bist an { $count } Tischen dran
notice-several = Es gibt Neues an { $count } Tischen
notice-test = Benachrichtigungen funktionieren
notice-stop = Benachrichtigungen abbestellen
notice-at = { $game } mit { $people }

## The panel

notice-intro = Wir können dir sagen, wann du dran bist, auch wenn diese Seite geschlossen ist. Du bekommst eine Benachrichtigung pro Zug und keine, solange du hier bist. Sie nennt das Spiel und die Mitspieler, aber nichts von deinen Karten.
notice-browser = In diesem Browser
notice-browser-on = Dieser Browser bekommt deine Benachrichtigungen.
notice-browser-ask = Dein Browser fragt dich, ob Meadhall Benachrichtigungen anzeigen darf.
notice-turn-on = Diesen Browser benachrichtigen
notice-turn-off = Ausschalten
notice-try = Jetzt eine schicken
notice-tried = Geschickt. Sie sollte gleich erscheinen.
notice-denied = Benachrichtigungen sind in den Einstellungen deines Browsers gesperrt. Erlaube sie für diese Seite und versuch es noch einmal, oder nimm einen Webhook.
notice-unsupported = Dieser Browser kann hier keine Benachrichtigungen empfangen. Leg Meadhall auf dem iPhone zuerst auf den Home-Bildschirm; sonst öffne die Seite mit https. Ein Webhook geht trotzdem.
notice-no-push = Dieser Server erreicht keine Browser. Wer ihn betreibt, kann das einschalten; ein Webhook geht trotzdem.
notice-push-failed = Dein Browser hat seinen Push-Dienst nicht erreicht. Versuch es später oder nimm einen Webhook.
notice-when = Sag mir Bescheid, wenn
notice-choice-turn = ich dran bin
notice-choice-started = eine Partie beginnt
notice-choice-rematch = es eine Revanche gibt
notice-choice-over = eine Partie zu Ende ist
notice-quiet = Ruhezeit
notice-quiet-explain = Dann wird nichts geschickt. Danach bekommst du eine Benachrichtigung, wenn noch ein Tisch auf dich wartet.
notice-quiet-from = Von
notice-quiet-until = bis
notice-webhook = Per Webhook
notice-webhook-explain = Für Discord, Slack, Mattermost, ntfy oder ein eigenes Programm. Behalte die Adresse für dich: Wer sie hat, kann dorthin schreiben.
notice-form = Dienst
notice-form-json = Ein Programm (JSON)
notice-url = Adresse
notice-add = Webhook hinzufügen
notice-remove = Entfernen
notice-host = { $service } bei { $host }
notice-browser-other = Ein Browser, über { $host }
notice-failed = Die letzte Benachrichtigung kam nicht an: { $why }
notice-paused = Es ging zu oft schief, darum wird nichts mehr geschickt. Schick eine zur Probe, dann geht es weiter.
notice-why-unreachable = Die Adresse ist nicht erreichbar.
notice-why-too-slow = Die Adresse hat zu lange nicht geantwortet.
notice-why-insecure = Ihr Zertifikat ist nicht gültig.
notice-why-forbidden = Der Server darf dorthin nichts schicken.
notice-why-status = Die Antwort war { $status }.
notice-why-other = Der Server konnte die Benachrichtigung nicht schreiben.

## The page behind a link that ends them

notice-stopping = Einen Moment …
notice-stopped = Abbestellt. Du bekommst diese Benachrichtigungen nicht mehr.
notice-stopped-before = Diese Benachrichtigungen waren schon abbestellt, oder der Link ist unvollständig.
notice-stop-failed = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
notice-to-hall = Zur Halle

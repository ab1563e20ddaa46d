# Die Leute am Tisch: wer da ist.

talk-here = da
talk-reconnecting = verbindet sich neu
talk-away = nicht da
talk-bot = ein Bot spielt weiter
talk-back = { $who } ist wieder da.
talk-gone = { $who } ist nicht mehr da.

## Gespräch

talk = Gespräch
talk-tabs = Neben dem Spielplan
talk-open = Gespräch öffnen
talk-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
  }
talk-say = Sag etwas …
talk-send = Senden
talk-none = Noch hat niemand etwas gesagt.
talk-people = Wer da ist
talk-mute = { $who } stumm schalten
talk-muted = stumm
talk-watching = schaut zu
talk-apart = Wer spielt und wer zuschaut, hört einander erst nach der Partie.
talk-together = Alle an diesem Tisch können mitlesen.
talk-is-off = Der Gastgeber hat das Gespräch ausgeschaltet.
talk-asked = An diesen Tisch konnte sich jeder setzen: Geredet wird, sobald alle Ja sagen.
talk-yes = Ich möchte reden
talk-yes-said = Du hast Ja gesagt. Jetzt fehlen die anderen.
talk-switch = Gespräch an diesem Tisch
talk-switch-on = Gespräch an
talk-switch-asked = Nur wenn alle zustimmen
talk-switch-off = Gespräch aus
talk-lost = { $who } hat die Verbindung verloren
talk-lost-back = { $who } hat die Verbindung verloren · zurück nach { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }
talk-said = { $who }: { $said }

## Die acht Gesten

talk-react = Sag es ohne Worte
reaction-skal = Skål!
reaction-hello = Hallo!
reaction-laugh = Haha!
reaction-oh = Oh!
reaction-hm = Hm …
reaction-thanks = Danke!
reaction-wait = Na warte!
reaction-praise = Gut gespielt!

## Noch einmal spielen

rematch-kept = für { $who } freigehalten
rematch-watch = Bei der Revanche zuschauen

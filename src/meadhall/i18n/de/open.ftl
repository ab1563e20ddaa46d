# Offene Tische: die Liste der Halle, die Suche nach Mitspielern, wer hereinkommt.

open-title = Offene Tische
open-find = Mitspieler suchen
open-none = Keine offenen Tische. Mitspieler suchen?
open-seek = Wer spielt { $game } zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
  }?
open-table = { $game } mit { $players }
open-round = Runde { $round }
open-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
  }
open-pace-live = live
open-pace-days = ein Zug am Tag
open-join = Mitspielen
open-watch = Zuschauen
open-back = Zu meinem Platz
open-pace = Tempo
open-pace-any = egal
open-bots = Bots auf freie Plätze
open-bots-never = nie
open-bots-after = { $count ->
    [one] nach 1 Minute
   *[other] nach { $count } Minuten
  }
open-seek-start = Mitspieler suchen
open-seek-note = Die Partie beginnt, sobald alle Plätze besetzt sind. Bleib auf der Seite.
open-who = Wer hereinkommt
open-who-link = Nur wer den Link hat
open-who-anyone = Jeder in der Halle kann sich setzen
open-who-watch = jeder darf zuschauen
open-joins = Offen für alle
    .explain = Die Halle zeigt diesen Tisch, und jeder kann einen freien Platz nehmen.
open-watched = Jeder darf zuschauen
    .explain = Die Halle zeigt die laufende Partie. Zuschauer sehen keine verdeckten Karten.
open-waiting = Die Partie beginnt von selbst, wenn alle da sind.
open-waiting-bots = Um { $time } Uhr nehmen Bots die freien Plätze.
cards-own = eigene Karten
cards-own-named = An diesem Tisch wird mit eigenen Karten gespielt: { $name }

# Das Profil und die Rangliste des Servers
profile-title = Dein Profil
profile-none = Du kannst ohne Profil spielen. Mit einem folgt dir das hier auf deine anderen Geräte, ohne Passwort und ohne E-Mail-Adresse:
profile-none-name = dein Name, deine Farbe und deine Einstellungen
profile-none-tables = deine Partien, laufende und beendete, und was du erreicht hast
profile-none-yours = Nur du siehst das alles, und du kannst es jederzeit herunterladen oder löschen.
profile-make = Profil anlegen
profile-who = Du
profile-save = Speichern
profile-colour = Farbe
profile-listed = Meinen Namen in der Rangliste zeigen
profile-listed-explain = Sonst zählst du auch, aber niemand sieht deinen Namen.
profile-achieved = Was du erreicht hast
profile-nothing = Beende eine Partie, eine Lektion oder ein Rätsel, dann erscheint es hier.
profile-places = Plätze
profile-place = Platz { $place } von { $seats }
profile-against = Gegen { $level }
profile-won-of = { $won } von { $games } gewonnen
profile-alone = Allein
profile-best = Bestwert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
profile-rating = Wertung zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
  }
profile-unplaced = noch nicht in der Rangliste
profile-lessons = Lektionen beendet
profile-puzzles = Rätsel gelöst
profile-to-ladder = Zur Rangliste
profile-devices = Deine Geräte
profile-this-device = dieses Gerät
profile-device-unnamed = Ein Gerät
profile-device-link = Ein Link, den noch niemand geöffnet hat
profile-device-last = zuletzt benutzt am { $day }
profile-remove = Entfernen
profile-add = Gerät hinzufügen
profile-add-explain = Öffne diesen Link auf deinem anderen Gerät oder scanne den Code. Er gilt einmal, eine Stunde lang. Er öffnet dein Profil: Gib ihn niemandem.
profile-link = Link für dein anderes Gerät
profile-qr = QR-Code des Links
profile-renew = Schlüssel dieses Geräts erneuern
profile-renew-explain = Erneuere den Schlüssel, wenn ihn jemand kopiert haben könnte. Der alte gilt sofort nicht mehr.
profile-renewed = Der Schlüssel ist neu.
profile-yours = Deine Daten
profile-yours-explain = Nichts davon wird anderen gezeigt, wenn du es nicht willst.
profile-export = Alles herunterladen
profile-delete = Alles löschen
profile-delete-ask = Profil löschen?
profile-delete-explain = Dein Profil, deine Ergebnisse und deine Wertung werden gelöscht, dazu die Partien, in denen sonst niemand spielt. In Partien mit anderen verschwindet dein Name. Das lässt sich nicht zurücknehmen.
profile-delete-sure = Alles löschen
profile-keep = Profil behalten
profile-revoked = Dein Profil wurde von diesem Gerät entfernt.
profile-carry-title = Dein Profil hier benutzen?
profile-carry-explain = Dein Name, deine Einstellungen und deine Partien sind dann auch auf diesem Gerät.
profile-carry-other = Dieses Gerät hat das Profil von { $name }. Das neue tritt an seine Stelle.
profile-carry = Hier benutzen
profile-carry-ended = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf deinem anderen Gerät einen neuen.

ladder-players =
  { $count ->
    [one] 1 Person
   *[other] { $count } Personen
  }
ladder-empty = In dieser Rangliste steht noch niemand. Richte einen Tisch ein, der zählt, dann stehst du hier ganz oben.
ladder-someone = Jemand
ladder-you = du
ladder-rank = Rang
ladder-who = Wer
ladder-rating = Wertung
ladder-games = Partien
ladder-rules = So wird gezählt
ladder-rule-counts = Nur Tische, die dafür eingerichtet wurden, zählen, und erst, wenn die Partie zu Ende ist. Alle haben ein Profil oder sind Bots, und es gibt keine Tipps.
ladder-rule-placed = Du erscheinst hier nach { $games } Partien gegen mindestens { $opponents } verschiedene Gegner, Menschen oder Stufen von Bots.
ladder-rule-rating = Alle beginnen bei 1000. Die Zahl nach ± sagt, wie sicher die Wertung ist; geordnet wird danach, was du mindestens wert bist.
ladder-rule-same = In { $days } Tagen zählen die ersten { $games } Partien derselben zwei Menschen ganz; jede weitere zählt halb so viel wie die davor.
ladder-rule-new = Eine Partie gegen Menschen, die noch nicht in der Rangliste stehen, bewegt deine Wertung halb so weit.
ladder-rule-leave = Spielt ein Bot für dich, bist du Letzter. Wer die Partie für alle beendet, ist auch Letzter, und sonst bewegt sich keine Wertung.
ladder-rule-named = Genannt wird nur, wer zugestimmt hat.
profile-notices = Benachrichtigungen
profile-notices-explain = Lass dir sagen, wenn du dran bist, an allen deinen Tischen: in diesem Browser oder in einem Chatdienst.
profile-notices-none = Sobald du an einem Tisch sitzt, kannst du dir hier sagen lassen, wenn du dran bist.

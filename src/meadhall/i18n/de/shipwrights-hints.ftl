# Warum Jarl es täte, in Shipwrights.

shipwrights-hint-keep = { $cards } behalten
shipwrights-why-launch = Bis zum Ende der Runde läuft das Schiff { $card } { $often } vom Stapel statt { $before }
shipwrights-but-launch = bis zum Ende der Runde läuft das Schiff { $card } { $often } vom Stapel statt { $before }
shipwrights-why-build = Bis zum Ende der Runde steht das Gebäude { $card } { $often } statt { $before }
shipwrights-but-build = bis zum Ende der Runde steht das Gebäude { $card } { $often } statt { $before }
shipwrights-why-points = Etwa { $count } Punkte mehr bis zum Ende der Runde ({ $part })
shipwrights-but-points = etwa { $count } Punkte weniger bis zum Ende der Runde ({ $part })
shipwrights-why-steps = Etwa { $count } Schritte mehr in dieser Runde ({ shipwrights-track })
shipwrights-but-steps = etwa { $count } Schritte weniger in dieser Runde ({ shipwrights-track })
shipwrights-why-goods = Etwa { $count } { shipwrights-good } mehr für die nächste Runde
shipwrights-but-goods = etwa { $count } { shipwrights-good } weniger für die nächste Runde
shipwrights-why-cards = Etwa { $count } Karten mehr auf der Hand für die nächste Runde
shipwrights-but-cards = etwa { $count } Karten weniger auf der Hand für die nächste Runde

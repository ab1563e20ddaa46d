# Die Kapitel von Shipwrights, Schritt für Schritt: das Ziel, was es bedeutet, und was gesagt wird, wenn etwas anderes geschah.

## Draft und Abwerfen

learn-shipwrights-draft-yard = Das ist deine Werft
    .text = In fünf Runden baust du Schiffe und Gebäude. Sie bringen Punkte und Schritte auf drei Leisten. Wer die meisten Punkte hat, gewinnt.
learn-shipwrights-draft-stores = Damit baust du
    .text = Arbeiter, Münzen, Holz, Wolle, Eisen und Gold. Gold ersetzt Holz, Wolle oder Eisen. Das „?“ über den Leisten erklärt jedes Symbol.
learn-shipwrights-draft-ship = Behalte die Skute
    .text = Alle behalten eine Karte ihres Stapels und geben den Rest weiter. Links steht, was ein Schiff kostet, rechts das Handwerk, das es braucht. Die Skute braucht einen Segelmacher.
    .otherwise = Fang mit der Skute an: Ohne Schiff bleibt eine Werft leer. Nichts wurde weitergegeben.
learn-shipwrights-draft-craftsman = Behalte den Segelmacher
    .text = Hier ist der Stapel deines Nachbarn. Der Segelmacher kann genau das, was deine Skute braucht.
    .otherwise = Deine Skute braucht einen Segelmacher. Behalte den.
learn-shipwrights-draft-last = Die letzte Karte ist ohnehin deine
    .text = Hat ein Stapel nur noch eine Karte, bekommst du sie. In einer echten Partie hat ein Stapel sechs Karten; was du behältst, musst du in dieser Runde verwenden.
learn-shipwrights-draft-discard = Wirf die Schäferin ab
    .text = Keine Karte ist umsonst. Wirf sie ab, und du bekommst, was auf ihrem roten Wimpel steht: hier 2 Münzen.
    .otherwise = Behalte das Schiff und den Segelmacher vorerst. Wirf die Schäferin für 2 Münzen ab.
learn-shipwrights-draft-reward = Zwei Münzen mehr
    .text = Du kannst in deiner Runde jederzeit jede Handkarte abwerfen. Schiffe und Leute sind meist mehr wert, wenn du sie nutzt.

## Ein Schiff

learn-shipwrights-ship-needs = Was die Skute braucht
    .text = Einen Segelmacher, 2 Arbeiter, 1 Holz, 2 Wolle und 1 Eisen. Du hast fast alles: Eine Wolle fehlt.
learn-shipwrights-ship-lay = Leg die Skute in deine Werft
    .text = Ein Schiff muss in deiner Werft liegen, bevor du es bauen kannst. Karten verdecken dein Tableau von links, also ist der erste Platz für Arbeiter vorerst weg.
    .otherwise = Leg zuerst die Skute in deine Werft.
learn-shipwrights-ship-hire = Leg den Segelmacher aufs Tableau
    .text = Auf deinem Tableau arbeitet ein Handwerker umsonst an einem Schiff und geht dann.
    .otherwise = Ohne Segelmacher lässt sich die Skute nicht bauen. Leg ihn auf dein Tableau.
learn-shipwrights-ship-wool = Kauf eine Wolle
    .text = Die Rundenkarte bestimmt die Preise. In dieser Runde kostet eine Wolle 1 Münze. Dein Gold könnte sie ersetzen, aber es ist mehr wert.
    .otherwise = Nur eine Wolle fehlt. Kauf sie für 1 Münze.
learn-shipwrights-ship-build = Bau die Skute
    .text = Du hast alles. Drück auf das Schiff: Ein Blatt zeigt, wer mitarbeitet und was du zahlst. Bezahlt wird erst, wenn du auf „Bauen“ drückst.
    .otherwise = Für die Skute ist alles da. Bau sie jetzt.
learn-shipwrights-ship-afloat = Dein erstes Schiff läuft aus
    .text = Es ist 3 Punkte wert, bringt dich beim Handel zwei Schritte weiter und wirft jede Runde 2 Münzen ab. Die Plätze auf deinem Tableau sind wieder frei.
learn-shipwrights-ship-work = Gib deinem letzten Arbeiter etwas zu tun
    .text = Ein Arbeiter auf einem freien Platz bringt, was dort zu sehen ist, und kommt am Ende der Runde heim. Die Arbeiter, die das Schiff gebaut haben, kommen nicht zurück.
    .otherwise = Ein Arbeiter steht noch herum. Setz ihn auf einen Platz.
learn-shipwrights-ship-end = Beende deine Runde
    .text = Deine Hand ist leer, also kannst du deine Runde beenden. Bestätige es, wenn du gefragt wirst.
    .otherwise = Besseres gibt es nicht zu tun. Beende deine Runde.
learn-shipwrights-ship-income = Einkommen
    .text = Die Eikja hat einen Arbeiter gebracht und die Skute 2 Münzen, und dein Arbeiter ist heimgekommen. Jetzt beginnt der nächste Draft.

## Gebäude, Dorfleute, Unterschieben

learn-shipwrights-buildings-house = Ein Markt
    .text = Ein Gebäude braucht kein Handwerk. Du baust es direkt aus der Hand, und es bringt einen neuen Platz für Arbeiter. Dir fehlt ein Holz.
learn-shipwrights-buildings-woodcutter = Spiel den Holzfäller
    .text = Dorfleute tun einmal etwas für dich. Der Holzfäller macht aus 1 Münze 2 Holz.
    .otherwise = Für den Markt brauchst du Holz. Spiel den Holzfäller.
learn-shipwrights-buildings-market = Bau den Markt
    .text = Jetzt hast du 2 Holz, 1 Wolle, 1 Eisen und einen Arbeiter übrig. Der Markt bringt 1 Punkt und einen Schritt beim Handel.
    .otherwise = Für den Markt hast du alles. Bau ihn.
learn-shipwrights-buildings-tuck = Schieb die Schäferin unter ein Gebäude
    .text = Unterschieben kostet 1 Gold. Eine untergeschobene Karte bleibt: Wer in diesem Gebäude arbeitet, kann auch die Schäferin nutzen, jede Runde.
    .otherwise = Ausgespielt oder abgeworfen ist die Schäferin weg. Schieb sie lieber unter.
learn-shipwrights-buildings-under = Schieb sie unter den Markt
    .text = Unter jedes Gebäude passt eine Karte. Unter dem Markt ist sie am besten: Er bringt die Münzen, die sie braucht.
    .otherwise = Bitte unter den Markt: Er bringt Münzen.
learn-shipwrights-buildings-worker = Setz einen Arbeiter auf den Markt
    .text = Ein Arbeiter, zwei Fähigkeiten: 4 Münzen vom Markt, und 2 Wolle für 1 Münze von der Schäferin.
    .otherwise = Der Markt ist jetzt dein bester Platz. Setz einen Arbeiter dorthin.
learn-shipwrights-buildings-first = Zuerst der Markt
    .text = Die Reihenfolge wählst du. Nimm zuerst die Münzen, dann kannst du die Schäferin bezahlen.
    .otherwise = Nimm zuerst die Münzen.
learn-shipwrights-buildings-second = Dann die Schäferin
    .text = Aus 1 Münze werden 2 Wolle.
    .otherwise = Die Schäferin wartet: 2 Wolle für 1 Münze.
learn-shipwrights-buildings-craftsman = Schieb den Segelmacher unter
    .text = Auch einen Handwerker kann man unterschieben. Auf dem Tableau arbeitet er an einem Schiff; untergeschoben an jedem späteren.
    .otherwise = Schieb den Segelmacher unter: Von da an hilft er jedem Schiff.
learn-shipwrights-buildings-skill = Er bleibt
    .text = Der Segelmacher ist für immer unter deiner Hütte. Sein zweites Handwerk, Zimmermann, kostet jedes Mal 1 Münze.

## Leisten, Raubzüge und Handel

learn-shipwrights-tracks-tracks = Drei Leisten
    .text = Militär, Handel und Ruhm. Die Felder 4, 8 und 12 bringen einen Preis. Du stehst überall auf 3: Ein Schritt fehlt.
learn-shipwrights-tracks-sigrun = Schieb Sigrun unter
    .text = Ein Jarl kostet 1 Gold. Sigrun ist 1 Punkt wert und bringt einen Schritt bei Militär und zwei beim Handel.
    .otherwise = Abgeworfen ist sie 1 Gold wert. Untergeschoben bringt sie zwei Preise.
learn-shipwrights-tracks-place = Wähl ein Gebäude für sie
    .text = Jedes Gebäude, unter dem noch nichts liegt, ist recht.
    .otherwise = Wähl zuerst ein Gebäude für Sigrun.
learn-shipwrights-tracks-prizes = Zwei Preise auf einmal
    .text = Militär 4 hat eine Raubzugkarte gebracht, Handel 5 eine Handelskarte. Was du mit der Handelskarte tust, entscheidest du jetzt.
learn-shipwrights-tracks-aboard = Leg die Silberroute unter deine Eikja
    .text = Unter einem Schiff bringt sie bei jedem Einkommen 3 Münzen. Umgedreht brächte sie jetzt einmal 6 Münzen. Zwei Runden kommen noch.
    .otherwise = Es ist früh genug: Einkommen bringt mehr als einmal 6 Münzen. Leg sie unter deine Eikja.
learn-shipwrights-tracks-raid = Raubzug zum Handelsposten
    .text = Einmal je Runde bringen 2 Arbeiter, was die Raubzugkarte zeigt: hier 4 Münzen. Ab Militär 7 genügt ein Arbeiter, ab 10 keiner.
    .otherwise = Zwei Arbeiter sind frei. Geh mit ihnen auf Raubzug.
learn-shipwrights-tracks-torvald = Schieb Torvald unter
    .text = Er bringt einen Schritt beim Handel und zwei beim Ruhm, also kommst du auf Ruhm 5.
    .otherwise = Torvald bringt dich über Ruhm 4. Schieb ihn unter.
learn-shipwrights-tracks-upgrade = Werte deine Hütte auf
    .text = Ruhm bringt Aufwertungen: Hütte, Tagelöhner oder Eikja werden besser, und jede ist 2 Punkte wert. Deine Hütte bringt dann 5 Münzen statt 3.
    .otherwise = Alle drei sind gut. Nehmen wir die Hütte.
learn-shipwrights-tracks-better = Drei Preise in einer Runde
    .text = Frühe Preise zahlen am längsten. Schau auf den nächsten Meilenstein, bevor du zwischen zwei Karten wählst.

## Helden, Jarle und Wertung

learn-shipwrights-heroes-heroes = Wer führt auf einer Leiste?
    .text = Wer nach einer Runde allein auf einer Leiste führt, bekommt ihren Helden. Du und Blau seid bei Militär gleichauf, also behält Blau Svend.
learn-shipwrights-heroes-jarl = Schieb Bjorn unter
    .text = Es ist die letzte Runde. Bjorn bringt zwei Schritte bei Militär und 2 Punkte.
    .otherwise = Abgeworfen bringt er 1 Gold, also 1 Punkt. Untergeschoben ist er viel mehr wert.
learn-shipwrights-heroes-place = Wähl ein Gebäude für ihn
    .text = Am Ende zählt jeder untergeschobene Jarl seine Punkte.
    .otherwise = Wähl zuerst ein Gebäude für Bjorn.
learn-shipwrights-heroes-lead = Du führst allein
    .text = Militär 16: Nach dieser Runde kommt Svend zu dir, und er ist 3 Punkte wert. Marker auf 15 bis 18 bringen außerdem 1 bis 4 Punkte.
learn-shipwrights-heroes-discard = Wirf den Bergmann ab
    .text = Eisen hilft jetzt nicht mehr. Seine Belohnung sind 2 Münzen, und aus Münzen kann noch Gold werden.
    .otherwise = Die Runde geht zu Ende, Waren nützen wenig. Wirf den Bergmann ab.
learn-shipwrights-heroes-end = Beende deine Runde
    .text = Münzen und Waren werden dann von selbst zu Gold, so weit es geht.
    .otherwise = Sonst bringt jetzt nichts mehr Punkte. Beende deine Runde.
learn-shipwrights-heroes-score = Was zählt
    .text = Schiffe mit ihren Boni, Gebäude, Jarle, Marker ab 15, Helden je 3, Aufwertungen je 2 und 1 für jedes Gold. Arbeiter und übrige Waren zählen nichts.

## Allein gegen den Rivalen

learn-shipwrights-rival-rival = Ein Rivale ohne Werft
    .text = Allein spielst du gegen eine Punktzahl. Jede Rundenkarte gibt dem Rivalen Punkte. Hast du am Ende mehr, gewinnst du.
learn-shipwrights-rival-neutral = Der neutrale Spieler
    .text = Die Rundenkarten bewegen auch neutrale Marker. Wo sie allein führen, gehört ihnen der Held, und der Rivale bekommt 3 Punkte dafür.
learn-shipwrights-rival-lay = Leg die Byrding in deine Werft
    .text = Sie braucht einen Segelmacher und einen Steinmetz. Dein Handwerker kann beides: Sein zweites Handwerk kostet 1 Münze.
    .otherwise = Leg zuerst die Byrding in deine Werft.
learn-shipwrights-rival-build = Bau die Byrding
    .text = Ein Holz fehlt, also springt Gold ein. Das Blatt hat den günstigsten Weg schon gewählt.
    .otherwise = Du kannst die Byrding bauen. Tu es jetzt.
learn-shipwrights-rival-upgrade = Wähl eine Aufwertung
    .text = Das Schiff bringt dich auf Ruhm 8. Eine Aufwertung ist 2 Punkte wert, egal welche du nimmst.
    .otherwise = Wähl zuerst eine Aufwertung.
learn-shipwrights-rival-wood = Wähl ein Holz
    .text = Die Byrding bringt zwei Rohstoffe nach Wahl. Wolle hast du noch: Mit Holz und Eisen wird daraus ein Gold.
    .otherwise = Wähl zuerst, was die Byrding bringt.
learn-shipwrights-rival-iron = Und ein Eisen
    .text = Holz, Wolle und Eisen ergeben zusammen 1 Gold.
    .otherwise = Wähl zuerst den zweiten Rohstoff.
learn-shipwrights-rival-forge = Mach Gold daraus
    .text = Aus 1 Holz, 1 Wolle und 1 Eisen kannst du immer 1 Gold machen.
    .otherwise = Mach zuerst aus Holz, Wolle und Eisen Gold.
learn-shipwrights-rival-end = Beende deine Runde
    .text = Ruhm 8 gegen 7: Du führst allein, also kommt Frode zu dir und nicht zum neutralen Spieler.
    .otherwise = Mehr kannst du nicht tun. Beende deine Runde.
learn-shipwrights-rival-won = Der Rivale ist geschlagen
    .text = Dein Schiff hat den Unterschied gemacht: Punkte, eine Aufwertung und ein Held. Feindkarten machen es schwerer; versuch es erst ohne sie.

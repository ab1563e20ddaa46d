# Die Kapitel von Eketorp, Schritt für Schritt: das Ziel, was es bedeutet, und was gesagt wird, wenn etwas anderes geschah.

## Die Runde

learn-eketorp-round-castle = Das ist deine Burg
    .text = Noch fehlen ihre sechs Mauern. Auf jede passen drei Bausteine, und jeder Baustein bringt Punkte. Wer die meisten hat, gewinnt.
learn-eketorp-round-bricks = Hierher kommen Bausteine
    .text = Jede Runde bringt neue Bausteine auf die Felder A bis G. Gras zählt 1, Holz 2, Lehm 3 und Stein 4. Ein Wikinger trägt einen Baustein heim.
learn-eketorp-round-clay = Schick einen Wikinger auf Feld E
    .text = Alle planen geheim. Auf Feld E liegt Lehm, der beste Baustein dieser Runde. Drück auf das Feld oder zieh einen Wikinger hin.
    .otherwise = Zuerst wollen wir den Lehm auf Feld E. Der Wikinger ist wieder daheim.
learn-eketorp-round-wood = Schick zwei Wikinger auf Feld C
    .text = Auf Feld C liegen zwei Holz, also können zwei Wikinger je eines bringen. Drück zweimal auf das Feld.
    .otherwise = Auf Feld C liegen zwei Holz für dich. Der Wikinger ist wieder daheim.
learn-eketorp-round-ready = Drück auf „Fertig“
    .text = Fünf Wikinger bleiben daheim. Das passt: Wer bleibt, bewacht deine Burg. Dein Plan bleibt geheim, bis alle fertig sind.
    .otherwise = Einen Wikinger auf E und zwei auf C, dann drück auf „Fertig“.
learn-eketorp-round-peace = Alle bekommen einen Baustein
    .text = Auf keinem Feld waren mehr Wikinger als Bausteine, also gab es keinen Kampf. Deine drei Wikinger sind mit einem Lehm und zwei Holz daheim.
learn-eketorp-round-build = Bau deine drei Bausteine
    .text = Bausteine werden sofort gebaut und bewegen sich nie wieder. Leg sie auf beliebige Mauern, dann drück auf den goldenen Knopf.
learn-eketorp-round-next = Eine neue Runde beginnt
    .text = Gras und Holz, die niemand nahm, sind weg; Lehm und Stein bleiben. Neue Bausteine kommen, und du planst wieder: zehn Runden, oder bis eine Burg alle 18 Bausteine hat.

## Kampf und Lazarett

learn-eketorp-fight-cards = Du hast vier Kampfkarten
    .text = Du hast 1, 2, 5 und 6 auf der Hand. Im Kampf spielen beide geheim eine Karte, und die höhere gewinnt.
learn-eketorp-fight-plan = Schick einen Wikinger nach G und einen nach A
    .text = Auf G liegt ein Lehm und auf A ein Holz. Geht noch jemand hin, kämpft ihr darum.
    .otherwise = Einer nach G und einer nach A genügt heute. Der Wikinger ist wieder daheim.
learn-eketorp-fight-ready = Drück auf „Fertig“
    .text = Sechs Wikinger bleiben daheim. Mal sehen, wer den Lehm noch will.
    .otherwise = Zuerst einen Wikinger auf G und einen auf A.
learn-eketorp-fight-attack = Greif Blau auf Feld G an
    .text = Zwei Wikinger und ein Baustein: Das heißt Kampf. Blau steht auf G, Gelb auf A. Du hast die Fahne, also greifst du zuerst an: Hol dir den Lehm.
    .otherwise = Der Lehm auf G ist mehr wert als das Holz auf A. Greif zuerst dort an.
learn-eketorp-fight-six = Gewinn mit einer hohen Karte
    .text = Die Karte von Blau kennst du nicht. Deine 6 kann nicht verlieren, und eine 5 verliert selten. Spiel eine davon. Unter jeder Karte steht, wie viele der noch nicht gesehenen sie schlägt.
    .otherwise = Mit einer niedrigen Karte wäre der Lehm wohl verloren. Spiel deine 6 oder deine 5.
learn-eketorp-fight-won = Der Wikinger von Blau ist verletzt
    .text = Wer verliert, muss ins Lazarett: drei Runden, wenn die Karten um 3 oder mehr auseinanderliegen, zwei Runden bei 1 oder 2. Bei Gleichstand fehlen beide eine Runde.
learn-eketorp-fight-keep = Behalte deine Karten
    .text = Gelb greift dich auf A an. Vor einem Kampf kannst du deine ganze Hand auswechseln, für ein Amulett je Karte. Aber ein Amulett, das du behältst, ist am Ende ein Punkt.
    .otherwise = Neue Karten würden alle deine Amulette kosten. Behalte, was du hast.
learn-eketorp-fight-one = Verlier mit einer niedrigen Karte
    .text = Es ist nur ein Holz. Wenn du verlierst, dann mit einer schlechten Karte: Werd deine 1 oder 2 los.
    .otherwise = Heb deine gute Karte für etwas Besseres als ein Holz auf. Spiel deine 1 oder 2.
learn-eketorp-fight-lost = Dein Wikinger fehlt eine Weile
    .text = Gelb hat das Holz gewonnen, und dein Wikinger kommt in ein paar Runden heim. Jede Runde rücken im Lazarett alle ein Bett nach rechts.
learn-eketorp-fight-build = Bau den Lehm
    .text = Der Lehm von Feld G gehört dir. Leg ihn auf eine beliebige Mauer.
learn-eketorp-fight-swap = Karten wechseln den Besitzer
    .text = Nach jedem Kampf werden die beiden Karten getauscht: Blau hat jetzt deine hohe und Gelb deine niedrige Karte. Was du bekommen hast, nimmst du auf, sobald deine Hand leer ist.

## Belagern

learn-eketorp-besiege-wall = Such eine Mauer, die sich lohnt
    .text = Blau hat gut gebaut: Am Boot liegt auf einer Mauer oben Lehm und auf der anderen Holz. Nur die obersten Bausteine kann man nehmen.
learn-eketorp-besiege-raider = Schick einen Wikinger zum Boot von Blau
    .text = Jede Burg hat drei Belagerungsfelder: Katapult, Boot und Rammbock. Ein Angreifer erreicht nur die zwei Mauern neben seinem Platz.
    .otherwise = Ein guter Plan, aber den Lehm von Blau bringt nur ein Angriff vom Boot. Der Wikinger ist wieder daheim.
learn-eketorp-besiege-rest = Schick einen Wikinger auf Feld G
    .text = Wer angreift, kann trotzdem sammeln. Auf Feld G liegt auch Lehm.
    .otherwise = Der Angreifer am Boot von Blau und ein Wikinger auf G genügen. Die anderen bewachen deine Burg.
learn-eketorp-besiege-ready = Drück auf „Fertig“
    .text = Sechs Wikinger bleiben daheim und bewachen deine Mauern.
    .otherwise = Du brauchst den Angreifer am Boot von Blau und einen Wikinger auf Feld G.
learn-eketorp-besiege-fight = Spiel deine 6
    .text = Eine Belagerung ist ein Kampf gegen die Burg. Gewinnst du um 3, darfst du Bausteine für bis zu 3 Punkte nehmen, also spiel hoch. Verlierst du, fehlt dein Angreifer 2 oder 3 Runden.
    .otherwise = Je größer die Differenz, desto mehr kannst du nehmen. Nur deine 6 reicht sicher für den Lehm.
learn-eketorp-besiege-plunder = Behalte den Lehm von Blau
    .text = Du hast um 3 gewonnen: Der Lehm ist genau 3 wert. Bis zu dieser Summe darfst du mehrere Bausteine abreißen, behalten aber nur einen.
    .otherwise = Der Lehm ist das Beste, was du heimtragen kannst. Heb ihn ab und behalte ihn.
learn-eketorp-besiege-build = Bau deine zwei Lehm
    .text = Einer vom Feld, einer von der Mauer von Blau. Was oben liegt, kann geplündert werden, also deck es bald zu.
learn-eketorp-besiege-gain = Sechs Punkte Unterschied
    .text = Du hast 3 gewonnen und Blau 3 verloren: Ein Angriff zählt doppelt. Aber dein Angreifer hätte verlieren können, und solange er weg ist, bewacht er nichts.

## Belagert werden

learn-eketorp-besieged-stone = Was du verlieren kannst
    .text = Neben deinem Boot liegt oben ein Stein, 4 wert. Neben deinem Katapult liegt nur Gras. Das sehen die anderen auch.
learn-eketorp-besieged-guard = Schick einen nach B und zwei nach D
    .text = Hol drei Gras und lass fünf Wikinger daheim. Für eine Belagerung reicht ein Verteidiger, aber jede verlorene schickt einen ins Lazarett.
    .otherwise = Einen nach B und zwei nach D, sonst niemanden: Der Rest bleibt und hält Wache.
learn-eketorp-besieged-ready = Drück auf „Fertig“
    .text = Fünf Verteidiger daheim. Sollen sie nur kommen.
    .otherwise = Zuerst einen Wikinger auf B und zwei auf D.
learn-eketorp-besieged-low = Gib Blau deine 1
    .text = Blau greift mit dem Katapult an. Die zwei Mauern dort sind Gras: Du kannst höchstens 2 Punkte verlieren. Verschwende dafür keine gute Karte.
    .otherwise = Heb deine guten Karten für den Stein auf. Hier genügt eine 1.
learn-eketorp-besieged-cost = Ein billiger Verlust
    .text = Blau hat gewonnen und zwei Gras abgerissen, behält aber nur eines. Dein Verteidiger ist im Lazarett; ein Verteidiger kommt eine Runde früher heim als ein Angreifer.
learn-eketorp-besieged-high = Verteidige den Stein mit einer hohen Karte
    .text = Jetzt greift Gelb vom Boot aus an. Dort sind der Stein und der Lehm. Spiel deine 6 oder deine 5.
    .otherwise = Das könnte dich den Stein kosten. Spiel deine 6 oder deine 5.
learn-eketorp-besieged-held = Die Mauer hält
    .text = Der Angreifer hat verloren und ist zwei Runden im Lazarett. Nichts wurde genommen.
learn-eketorp-besieged-build = Deck deinen Stein zu
    .text = Drei Gras kamen heim. Ein Baustein auf dem Stein schützt ihn: Geplündert wird von oben, und alles, was abgehoben wird, zählt.
learn-eketorp-besieged-empty = Lass deine Burg nie leer
    .text = Ist niemand daheim, zählt deine Karte als 0. Eine 6 nimmt dann Bausteine für 6 Punkte, egal was du spielst. Lass also jemanden daheim, wenn du etwas zu verlieren hast.

## Bauen und das Ende

learn-eketorp-end-count = Zwei Bausteine fehlen
    .text = Deine Burg hat 16 von 18 Bausteinen. Ist eine Burg fertig, endet die Partie nach dieser Runde, und eine fertige Burg ist 5 Punkte wert.
learn-eketorp-end-fetch = Schick einen nach B und einen nach C
    .text = Ein Lehm und ein Gras: genau die zwei Bausteine, die du brauchst. Die anderen kämpfen um das Holz.
    .otherwise = Zwei Bausteine genügen: ein Wikinger nach B, einer nach C. Die anderen halten Wache.
learn-eketorp-end-ready = Drück auf „Fertig“
    .text = Sechs Wikinger bleiben daheim, damit dir niemand im letzten Moment etwas nimmt.
    .otherwise = Zuerst einen Wikinger auf B und einen auf C.
learn-eketorp-end-top = Geplündert wird von oben
    .text = Bausteine bleiben, wo du sie hinlegst. Also gehört das Wertvollste nach unten und Gras nach oben. Auf dieser Mauer ist Platz für zwei.
learn-eketorp-end-build = Leg erst den Lehm, dann das Gras
    .text = Wähl den Lehm und leg ihn auf die Mauer mit Platz, dann das Gras obenauf. Dann drück auf den goldenen Knopf.
    .otherwise = Anders herum: Der Lehm kommt nach unten, das Gras obenauf.
learn-eketorp-end-score = Deine Burg ist fertig
    .text = Die Partie ist vorbei. Bausteine zählen 1 bis 4, die fertige Burg 5 und jedes Amulett 1. Wer die meisten Punkte hat, gewinnt, also ist eine fertige Burg nicht alles.

# Die Werft im Browser: was zu sehen ist, in Worten.

shipwrights-yard-stores = Vorräte
shipwrights-yard-fleet = Deine Flotte
shipwrights-yard-shipyard = Deine Werft
shipwrights-yard-settlement = Deine Siedlung
shipwrights-yard-hand = Deine Hand
shipwrights-yard-hand-empty = Keine Karten auf der Hand
shipwrights-yard-pack = Karten zur Auswahl
shipwrights-yard-rest = Der Rest geht an { $who }
shipwrights-yard-long-press = Halt eine Karte gedrückt, um sie zu lesen.
shipwrights-yard-long-press-known = Alles klar
shipwrights-yard-pages = Teile des Tisches
shipwrights-yard-page = { $page ->
    [cards] Karten
    [yard] Werft
    [fleet] Flotte
    [settlement] Siedlung
   *[others] Andere
  }
shipwrights-yard-rewards = Tagelöhner, Helden und Raubzüge
shipwrights-yard-tracks = Leisten
shipwrights-yard-track = { $track ->
    [military] Militärleiste
    [trade] Handelsleiste
   *[fame] Ruhmesleiste
  }
shipwrights-yard-milestone = { $track ->
    [military] Raubzugkarte bei 4, 8 und 12
    [trade] Handelskarte bei 4, 8 und 12
   *[fame] Aufwertung bei 4, 8 und 12
  }
shipwrights-yard-at = { $who }: { $at }
shipwrights-yard-with = Bei: { $who }
shipwrights-yard-neutral = neutraler Spieler
shipwrights-yard-free = noch frei
shipwrights-yard-exchanges = Markt in dieser Runde
shipwrights-yard-direction = { $direction ->
    [clockwise] Karten nach links (im Uhrzeigersinn).
   *[counterclockwise] Karten nach rechts (gegen Uhrzeigersinn).
  }
shipwrights-yard-space = Platz { $space }
shipwrights-yard-worker-here = Hier steht ein Arbeiter
shipwrights-yard-room = leerer Platz
shipwrights-yard-side = { $side ->
    [upgraded] Aufgewertet
   *[base] Kann aufgewertet werden
  }
shipwrights-yard-tucked-trade = Darunter: { $card }, { $income }
shipwrights-yard-trade = Handelskarte
shipwrights-yard-face-down = Umgedreht
shipwrights-yard-raid-workers = Nötige Arbeiter: { $few }; ab Militär 7: { $fewer }; ab Militär 10: { $fewest }
shipwrights-yard-raid-used = Diese Runde benutzt
shipwrights-yard-tuck = Unter ein Gebäude schieben: { $paid }
shipwrights-yard-discard = Beim Abwerfen: { $goods }
shipwrights-yard-discount = deine Schiffe kosten 1 Holz, Wolle oder Eisen weniger
shipwrights-yard-on-reward = für jede Raubzugkarte, Handelskarte oder Aufwertung: { $goods }
shipwrights-yard-chosen = hat gewählt
shipwrights-yard-choosing = wählt
shipwrights-yard-acting = spielt
shipwrights-yard-done = fertig
shipwrights-yard-open = { $whoIs ->
    [you] Deine Werft öffnen: { $state }
   *[other] Werft von { $who } öffnen: { $state }
  }
shipwrights-yard-of = { $whoIs ->
    [you] Deine Werft
   *[other] Werft von { $who }
  }
shipwrights-yard-their-hand = Hand
shipwrights-yard-their-fleet = Flotte
shipwrights-yard-their-shipyard = Werft
shipwrights-yard-their-settlement = Siedlung
shipwrights-yard-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
shipwrights-yard-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
  }
shipwrights-yard-rival = Rivale
shipwrights-yard-race-you = Du
shipwrights-yard-race = { $count ->
    [0] Du liegst vorn
   *[other] Noch { $count }
  }
shipwrights-yard-no-card = keine Karte hier
shipwrights-yard-rival-rounds = { $points } von Rundenkarten
shipwrights-yard-rival-end = { $least } bis { $most } mit den noch kommenden Rundenkarten
shipwrights-yard-limited = { $who }: { $limit }
shipwrights-yard-no-enemies = Keine Feinde
shipwrights-yard-glossary = Symbole
shipwrights-yard-goods = Waren
shipwrights-yard-skills = Handwerk
shipwrights-yard-moments = Wann es wirkt
shipwrights-yard-signs = Auf Karten
shipwrights-yard-example = zum Beispiel { $card }
shipwrights-yard-sign = { $sign ->
    [point] Siegpunkte
    [raid] Raubzugkarten
    [trade] Handelskarten
    [upgrade] Aufwertungen von Hütte, Tagelöhner oder Eikja
    [ship] Schiffe
    [distinct_building] verschiedene Gebäude
    [set] ein Satz aus Raubzugkarte, Handelskarte und Aufwertung
    [when-built] einmal, wenn du es baust
    [each-round] am Ende jeder Runde
    [at-end] am Ende der Partie
    [exchange] zahl links vom Pfeil, erhalte rechts davon
    [pennant] was du erhältst, wenn du die Karte von der Hand abwirfst
   *[minor] Nebenhandwerk: Es zu nutzen kostet 1 Münze
  }

## Was fehlt

shipwrights-yard-build = { $card } bauen
shipwrights-need-none = Alles ist da.
shipwrights-need-goods = Noch nötig: { $goods }.
shipwrights-need-skills = Noch ohne { $skills }.
shipwrights-need-both = Noch nötig: { $goods }; noch ohne { $skills }.
shipwrights-need-in-hand = auf deiner Hand
shipwrights-need-helps = Das würde helfen

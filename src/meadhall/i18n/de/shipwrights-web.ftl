# Shipwrights of the North Sea im Browser: was gefragt wird, und die Antworten.

## Der Draft

shipwrights-web-draft = { $count ->
    [one] Welche Karte behältst du?
   *[other] Welche { $count } Karten behältst du?
  }
shipwrights-web-keep = { $cards } behalten
shipwrights-web-keep-which = { $count ->
    [one] Wähl eine Karte
   *[other] Wähl { $count } Karten
  }
shipwrights-web-pick = Wahl { $pick } von { $of }
shipwrights-web-tag-for = für { $card }
shipwrights-web-tag-short = fehlt dir
shipwrights-web-set-aside = Du behältst { $cards }; ändern kannst du das, bis alle gewählt haben.
shipwrights-web-plan = Dein Plan
shipwrights-web-plan-yard = in deiner Werft
shipwrights-web-plan-kept = behalten
shipwrights-web-plan-if = wenn du sie behältst
shipwrights-web-plan-together = Zusammen brauchen sie
shipwrights-web-plan-empty = Noch nichts behalten: Hier erscheinen deine Karten.
shipwrights-web-plan-nobody = { $skill }: noch niemand
shipwrights-web-plan-who = { $skill }: { $who }
shipwrights-web-plan-of = { $held } von { $asked }
shipwrights-web-plan-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
  }
shipwrights-web-plan-no-one = noch niemand
shipwrights-web-plan-pack = unter diesen Karten

## Feinde

shipwrights-web-enemies-note = Jeder macht das Spiel schwerer. Lass sie in deiner ersten Partie weg.
shipwrights-web-enemy-steps = Der neutrale Spieler hat Vorsprung: { $steps }
shipwrights-web-enemies-go = { $count ->
    [0] Ohne Feinde spielen
    [one] Gegen einen Feind spielen
   *[other] Gegen { $count } Feinde spielen
  }

## Warten

shipwrights-web-goes-on = Einen Moment …
shipwrights-web-wait-draft = { $count ->
    [one] { $who } wählt noch
   *[other] { $who } wählen noch
  }
shipwrights-web-wait-actions = { $count ->
    [one] { $who } spielt noch
   *[other] { $who } spielen noch
  }
shipwrights-web-wait-convert = { $count ->
    [one] { $who } ist beim letzten Tausch
   *[other] { $who } sind beim letzten Tausch
  }
shipwrights-web-still = Noch am Zug: { $who }
shipwrights-web-you-are-done = Du hast deine Runde beendet.
shipwrights-web-cards-left = { $count ->
    [0] keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $count } Karten
  }

## Handeln

shipwrights-web-act = Du bist dran: Wähl eine Aktion
shipwrights-web-left = { $cards ->
    [0] Deine Hand ist leer
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
  }, { $workers ->
    [0] kein Arbeiter mehr
   *[other] noch { $workers } Arbeiter
  }.
shipwrights-web-convert = Der letzte Tausch
shipwrights-web-convert-note = Am Ende zählt nur Gold: Tausch deine Münzen, dein Holz, deine Wolle und dein Eisen ein.
shipwrights-web-space = Platz { $space }
shipwrights-web-what-with = { $card }: Wähl eine Aktion
shipwrights-web-what-now = Alle Züge zeigen
shipwrights-web-nothing-left = Hier gibt es nichts mehr.
shipwrights-web-back = Zurück
shipwrights-web-group = { $group ->
    [hand] Aus deiner Hand
    [ships] Schiffe bauen
    [workers] Arbeiter einsetzen
    [raids] Raubzug
    [market] Handeln
    [dismiss] Entfernen
   *[end] Fertig
  }
shipwrights-web-use-discard = Abwerfen
shipwrights-web-use-play = Ausspielen
shipwrights-web-use-build = Bauen
shipwrights-web-use-tuck = Unter ein Gebäude schieben
shipwrights-web-use-lay = Aufs Tableau legen
shipwrights-web-use-lay-ship = In die Werft legen
shipwrights-web-lay-ship-why = Umsonst. Belegt einen Platz, bis es gebaut ist.
shipwrights-web-lay-why = Umsonst. { $major } für ein Schiff (oder { $minor } für 1 Münze).
shipwrights-web-tuck-why = { $major } für alle künftigen Schiffe (oder { $minor } für je 1 Münze)
shipwrights-web-for = { $paid } · { $rest }
shipwrights-web-free = Umsonst · { $rest }
shipwrights-web-with-worker = Arbeiter: { $ability }
shipwrights-web-partly-gold = { $paid } (Gold ersetzt { $count } davon)
shipwrights-web-place = Arbeiter einsetzen
shipwrights-web-dismiss = { $card } entfernen
shipwrights-web-dismiss-why = Keine Belohnung; macht den Platz frei.
shipwrights-web-launch = { $card } bauen
shipwrights-web-end = Runde beenden
shipwrights-web-end-later = { $count ->
    [one] Noch 1 Karte übrig
   *[other] Noch { $count } Karten übrig
  }
shipwrights-web-end-title = Deine Runde beenden?
shipwrights-web-end-anyway = Ja, Runde beenden
shipwrights-web-undone-workers = { $count ->
    [one] Du kannst noch einen Arbeiter einsetzen.
   *[other] Du kannst noch { $count } Arbeiter einsetzen.
  }
shipwrights-web-undone-ships = { $count ->
    [one] Du kannst noch ein Schiff bauen.
   *[other] Du kannst noch { $count } Schiffe bauen.
  }
shipwrights-web-undone-raids = { $count ->
    [one] Du kannst noch auf Raubzug gehen.
   *[other] Du kannst noch { $count }-mal auf Raubzug gehen.
  }

## Ein Schiff bauen

shipwrights-web-reckoning = Ich suche den günstigsten Weg …
shipwrights-web-skills = Handwerk
shipwrights-web-labourer-card = Karte zum Abwerfen
shipwrights-web-chosen-above = Oben schon gewählt.
shipwrights-web-craftsmen-lost = { $count ->
    [one] { $cards } verlässt dein Tableau.
   *[other] { $cards } verlassen dein Tableau.
  }
shipwrights-web-paid = Kosten
shipwrights-web-leave-out = Rabatt durch { $hero }
shipwrights-web-by-gold = { $count } in Gold
shipwrights-web-of = von { $have }
shipwrights-web-total = Du zahlst { $goods }.
shipwrights-web-build-it = Bauen
shipwrights-web-step-by-step = Selbst wählen, womit ich zahle
shipwrights-web-more-ways = Es gibt noch mehr Wege zu zahlen: Wähl selbst, dann siehst du alle.
shipwrights-web-skills-after = Danach für { $card }: { $skills }

## Zwischen den Runden

shipwrights-web-between = Runde { $round }
shipwrights-web-income = Einkommen
shipwrights-web-heroes = Helden
shipwrights-web-go-on = Runde beginnen

## Das Ende

shipwrights-web-brought = Punkte nach Schiffen und Gebäuden

## Ein Blick zurück

shipwrights-web-open-hand = Auf der Hand: { $cards }

## Szenen

shipwrights-scene-launch = { $whoIs ->
    [you] Stapellauf für dich: { $ship }!
   *[other] Stapellauf für { $who }: { $ship }!
  }
shipwrights-scene-nth = { $nth ->
    [2] zweites
    [3] drittes
    [4] viertes
    [5] fünftes
    [6] sechstes
    [7] siebtes
    [8] achtes
    [9] neuntes
    [10] zehntes
   *[other] { $nth }.
  }
shipwrights-scene-launched = { $whoIs ->
    [you] Dein { shipwrights-scene-nth } Schiff läuft vom Stapel.
   *[other] { $who }: Ein { shipwrights-scene-nth } Schiff läuft vom Stapel.
  }
shipwrights-scene-milestone = Ein Meilenstein ist erreicht!
shipwrights-scene-raid = Ein Raubzug!
shipwrights-scene-interval = Die Runde ist vorbei
shipwrights-scene-market = Runde { $round }: Der Markt öffnet

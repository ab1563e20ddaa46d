# Il cantiere nel browser: ciò che si vede, in parole.

shipwrights-yard-stores = In riserva
shipwrights-yard-fleet = La tua flotta
shipwrights-yard-shipyard = Il tuo cantiere
shipwrights-yard-settlement = Il tuo insediamento
shipwrights-yard-hand = La tua mano
shipwrights-yard-hand-empty = Non hai carte in mano
shipwrights-yard-pack = Carte tra cui scegliere
shipwrights-yard-aside = messe da parte
shipwrights-yard-rewards = Manovale, eroi e razzie
shipwrights-yard-tracks = Tracciati
shipwrights-yard-track = { $track ->
    [military] Tracciato Militare
    [trade] Tracciato Commercio
   *[fame] Tracciato Fama
  }
shipwrights-yard-milestone = { $track ->
    [military] A 4, 8 e 12 ottieni una carta Razzia
    [trade] A 4, 8 e 12 ottieni una carta Commercio
   *[fame] A 4, 8 e 12 ottieni un Miglioramento
  }
shipwrights-yard-at = { $who }: { $at }
shipwrights-yard-with = Con: { $who }
shipwrights-yard-neutral = giocatore neutrale
shipwrights-yard-free = ancora nessuno
shipwrights-yard-exchanges = In questo round puoi comprare
shipwrights-yard-direction = { $direction ->
    [clockwise] Le carte passano a sinistra.
   *[counterclockwise] Le carte passano a destra.
  }
shipwrights-yard-space = Spazio { $space }
shipwrights-yard-worker-here = Qui c’è un lavoratore
shipwrights-yard-room = posto per una carta
shipwrights-yard-side = { $side ->
    [upgraded] Lato migliorato
   *[base] Primo lato: un Miglioramento lo gira
  }
shipwrights-yard-tucked-trade = Infilata sotto: { $card }, { $income }
shipwrights-yard-trade = Carta Commercio
shipwrights-yard-face-down = A faccia in giù
shipwrights-yard-raid-workers = Lavoratori richiesti: { $few }, da Militare 7 { $fewer }, da 10 { $fewest }
shipwrights-yard-raid-used = Già usata in questo round
shipwrights-yard-tuck = Per infilarla sotto un edificio: { $paid }
shipwrights-yard-discard = Se la scarti dalla mano: { $goods }
shipwrights-yard-discount = ogni nave costa un legno, una lana o un ferro in meno
shipwrights-yard-on-reward = per ogni carta Razzia, carta Commercio o Miglioramento che ottieni: { $goods }
shipwrights-yard-chosen = ha scelto
shipwrights-yard-choosing = sta scegliendo
shipwrights-yard-acting = ancora in gioco
shipwrights-yard-done = ha finito
shipwrights-yard-open = Apri il cantiere di { $who }: { $state }
shipwrights-yard-of = Il cantiere di { $who }
shipwrights-yard-their-hand = Mano
shipwrights-yard-their-fleet = Flotta
shipwrights-yard-their-shipyard = Cantiere
shipwrights-yard-their-settlement = Insediamento
shipwrights-yard-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }
shipwrights-yard-ships = { $count ->
    [one] 1 nave
   *[other] { $count } navi
  }
shipwrights-yard-rival = Rivale
shipwrights-yard-rival-rounds = { $points } dalle carte Round
shipwrights-yard-no-enemies = Nessun nemico
shipwrights-yard-glossary = Che cosa vogliono dire i simboli
shipwrights-yard-goods = Risorse
shipwrights-yard-skills = Talenti
shipwrights-yard-signs = Sulle carte
shipwrights-yard-sign = { $sign ->
    [point] punti vittoria
    [raid] carte Razzia
    [upgrade] Miglioramenti: il lato migliore di capanna, manovale o Eikja
    [ship] navi
    [distinct_building] edifici diversi
    [set] una terna di carta Razzia, carta Commercio e Miglioramento
    [income] rendita: la ottieni alla fine di ogni round
    [exchange] paghi ciò che sta prima della freccia e ottieni ciò che sta dopo
    [pennant] ciò che ottieni se scarti la carta dalla mano
   *[minor] talento minore: usarlo costa 1 moneta
  }

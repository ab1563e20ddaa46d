# Il cantiere nel browser: ciò che si vede, in parole.

shipwrights-yard-stores = Riserva
shipwrights-yard-fleet = La tua flotta
shipwrights-yard-shipyard = Il tuo cantiere
shipwrights-yard-settlement = Il tuo insediamento
shipwrights-yard-hand = La tua mano
shipwrights-yard-hand-empty = Non hai carte in mano
shipwrights-yard-pack = Carte tra cui scegliere
shipwrights-yard-rest = Le altre vanno a { $who }
shipwrights-yard-long-press = Tieni premuta una carta per leggerla.
shipwrights-yard-long-press-known = Capito
shipwrights-yard-pages = Parti del tavolo
shipwrights-yard-page = { $page ->
    [cards] Carte
    [yard] Cantiere
    [fleet] Flotta
    [settlement] Insediamento
   *[others] Altri
  }
shipwrights-yard-rewards = Manovale, eroi e razzie
shipwrights-yard-tracks = Tracciati
shipwrights-yard-track = { $track ->
    [military] Tracciato Militare
    [trade] Tracciato Commercio
   *[fame] Tracciato Fama
  }
shipwrights-yard-milestone = { $track ->
    [military] Carta Razzia a 4, 8 e 12
    [trade] Carta Commercio a 4, 8 e 12
   *[fame] Miglioramento a 4, 8 e 12
  }
shipwrights-yard-at = { $who }: { $at }
shipwrights-yard-with = Con: { $who }
shipwrights-yard-neutral = giocatore neutrale
shipwrights-yard-free = ancora nessuno
shipwrights-yard-exchanges = Mercato di questo round
shipwrights-yard-direction = { $direction ->
    [clockwise] Le carte passano a sinistra (in senso orario).
   *[counterclockwise] Le carte passano a destra (in senso antiorario).
  }
shipwrights-yard-space = Spazio { $space }
shipwrights-yard-worker-here = Qui c’è un lavoratore
shipwrights-yard-room = spazio vuoto
shipwrights-yard-side = { $side ->
    [upgraded] Lato migliorato
   *[base] Si può migliorare
  }
shipwrights-yard-tucked-trade = Infilata sotto: { $card }, { $income }
shipwrights-yard-trade = Carta Commercio
shipwrights-yard-face-down = A faccia in giù
shipwrights-yard-raid-workers = Lavoratori richiesti: { $few }; da Militare 7: { $fewer }; da 10: { $fewest }
shipwrights-yard-raid-used = Già usata in questo round
shipwrights-yard-tuck = Sotto un edificio: { $paid }
shipwrights-yard-discard = Scarto: { $goods }
shipwrights-yard-discount = ogni nave costa un legno, una lana o un ferro in meno
shipwrights-yard-on-reward = per ogni carta Razzia, carta Commercio o Miglioramento che ottieni: { $goods }
shipwrights-yard-chosen = ha scelto
shipwrights-yard-choosing = sta scegliendo
shipwrights-yard-acting = sta giocando
shipwrights-yard-done = ha finito
shipwrights-yard-open =
  { $whoIs ->
    [you] Apri il tuo cantiere: { $state }
   *[other] Apri il cantiere di { $who }: { $state }
  }
shipwrights-yard-of =
  { $whoIs ->
    [you] Il tuo cantiere
   *[other] Il cantiere di { $who }
  }
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
shipwrights-yard-race-you = Tu
shipwrights-yard-race = { $count ->
    [0] Sei in testa
    [one] Te ne manca 1
   *[other] Te ne mancano { $count }
  }
shipwrights-yard-no-card = niente carte qui
shipwrights-yard-rival-rounds = { $points } dalle carte Round
shipwrights-yard-rival-end = da { $least } a { $most } con le carte Round che restano
shipwrights-yard-limited = { $who }: { $limit }
shipwrights-yard-no-enemies = Nessun nemico
shipwrights-yard-glossary = Guida ai simboli
shipwrights-yard-goods = Beni
shipwrights-yard-skills = Talenti
shipwrights-yard-moments = Quando funziona
shipwrights-yard-signs = Sulle carte
shipwrights-yard-example = per esempio { $card }
shipwrights-yard-sign = { $sign ->
    [point] punti vittoria
    [raid] carte Razzia
    [trade] carte Commercio
    [upgrade] Miglioramenti di capanna, manovale o Eikja
    [ship] navi
    [distinct_building] edifici diversi
    [set] una terna di carta Razzia, carta Commercio e Miglioramento
    [when-built] una volta, quando la costruisci
    [each-round] alla fine di ogni round
    [at-end] alla fine della partita
    [exchange] paga a sinistra della freccia, ottieni a destra
    [pennant] ciò che ottieni se scarti la carta dalla mano
   *[minor] talento minore: usarlo costa 1 moneta
  }

## Ciò che manca

shipwrights-yard-build = Costruisci { $card }
shipwrights-need-none = C’è tutto.
shipwrights-need-goods = Serve ancora: { $goods }.
shipwrights-need-skills = Manca ancora: { $skills }.
shipwrights-need-both = Serve ancora: { $goods }; { $skills }.
shipwrights-need-in-hand = nella tua mano
shipwrights-need-helps = Questo aiuterebbe

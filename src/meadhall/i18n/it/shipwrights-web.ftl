# Shipwrights of the North Sea nel browser: che cosa viene chiesto, e le risposte.

## Il draft

shipwrights-web-draft = { $count ->
    [one] Quale carta tieni?
   *[other] Quali { $count } carte tieni?
  }
shipwrights-web-keep = Tieni { $cards }
shipwrights-web-keep-which = { $count ->
    [one] Scegli una carta
   *[other] Scegli { $count } carte
  }
shipwrights-web-pick = Scelta { $pick } di { $of }
shipwrights-web-tag-for = per { $card }
shipwrights-web-tag-short = ti manca
shipwrights-web-set-aside = Hai tenuto { $cards }; puoi cambiare idea finché non hanno scelto tutti.
shipwrights-web-plan = Il tuo piano
shipwrights-web-plan-yard = nel tuo cantiere
shipwrights-web-plan-kept = tenuta
shipwrights-web-plan-if = se la tieni
shipwrights-web-plan-together = Insieme richiedono
shipwrights-web-plan-empty = Ancora niente: qui vedrai le carte che tieni.
shipwrights-web-plan-nobody = { $skill }: ancora nessuno
shipwrights-web-plan-who = { $skill }: { $who }
shipwrights-web-plan-of = { $held } su { $asked }
shipwrights-web-plan-short = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
  }
shipwrights-web-plan-no-one = ancora nessuno
shipwrights-web-plan-pack = tra queste carte

## Nemici

shipwrights-web-enemies-note = Ognuno rende la partita più difficile. La prima volta gioca senza.
shipwrights-web-enemy-steps = Il giocatore neutrale parte avanti: { $steps }
shipwrights-web-enemies-go = { $count ->
    [0] Gioca senza nemici
    [one] Affronta un nemico
   *[other] Affronta { $count } nemici
  }

## L’attesa

shipwrights-web-goes-on = Un attimo…
shipwrights-web-wait-draft = { $count ->
    [one] { $who } sta ancora scegliendo
   *[other] { $who } stanno ancora scegliendo
  }
shipwrights-web-wait-actions = { $count ->
    [one] { $who } sta ancora giocando
   *[other] { $who } stanno ancora giocando
  }
shipwrights-web-wait-convert = { $count ->
    [one] { $who } sta facendo gli ultimi scambi
   *[other] { $who } stanno facendo gli ultimi scambi
  }
shipwrights-web-still = Ancora in gioco: { $who }
shipwrights-web-you-are-done = Hai chiuso il tuo round.
shipwrights-web-cards-left = { $count ->
    [0] nessuna carta rimasta
    [one] una carta rimasta
   *[other] { $count } carte rimaste
  }

## Le azioni

shipwrights-web-act = Tocca a te: scegli un’azione
shipwrights-web-left = { $cards ->
    [0] Nessuna carta in mano
    [one] Una carta in mano
   *[other] { $cards } carte in mano
  }, { $workers ->
    [0] nessun lavoratore rimasto
    [one] un lavoratore rimasto
   *[other] { $workers } lavoratori rimasti
  }.
shipwrights-web-convert = Gli ultimi scambi
shipwrights-web-convert-note = Alla fine conta solo l’oro: scambia monete, legno, lana e ferro.
shipwrights-web-space = spazio { $space }
shipwrights-web-what-with = { $card }: scegli un’azione
shipwrights-web-what-now = Mostra tutte le mosse
shipwrights-web-nothing-left = Qui non resta niente.
shipwrights-web-back = Indietro
shipwrights-web-group = { $group ->
    [hand] Dalla tua mano
    [ships] Costruisci navi
    [workers] Piazza lavoratori
    [raids] Fai razzie
    [market] Scambia
    [dismiss] Elimina
   *[end] Concludi
  }
shipwrights-web-use-discard = Scarta
shipwrights-web-use-play = Gioca
shipwrights-web-use-build = Costruisci
shipwrights-web-use-tuck = Infila sotto un edificio
shipwrights-web-use-lay = Metti sulla plancia
shipwrights-web-use-lay-ship = Metti in cantiere
shipwrights-web-lay-ship-why = Gratis. Copre uno spazio finché non la costruisci.
shipwrights-web-lay-why = Gratis. { $major } per una nave (o { $minor } per 1 moneta).
shipwrights-web-tuck-why = { $major } per tutte le navi future (o { $minor } a 1 moneta l’una)
shipwrights-web-for = { $paid } · { $rest }
shipwrights-web-free = Gratis · { $rest }
shipwrights-web-with-worker = Lavoratore: { $ability }
shipwrights-web-partly-gold = { $paid } (l’oro ne sostituisce { $count })
shipwrights-web-place = Piazza un lavoratore
shipwrights-web-dismiss = Elimina { $card }
shipwrights-web-dismiss-why = Nessuna ricompensa; libera lo spazio.
shipwrights-web-launch = Costruisci { $card }
shipwrights-web-end = Chiudi il mio round
shipwrights-web-end-later = { $count ->
    [one] 1 carta ancora da usare
   *[other] { $count } carte ancora da usare
  }
shipwrights-web-end-title = Chiudi il round?
shipwrights-web-end-anyway = Sì, chiudi il mio round
shipwrights-web-undone-workers = { $count ->
    [one] Puoi ancora piazzare un lavoratore.
   *[other] Puoi ancora piazzare { $count } lavoratori.
  }
shipwrights-web-undone-ships = { $count ->
    [one] Puoi ancora costruire una nave.
   *[other] Puoi ancora costruire { $count } navi.
  }
shipwrights-web-undone-raids = { $count ->
    [one] Puoi ancora fare una razzia.
   *[other] Puoi ancora fare { $count } razzie.
  }

## La costruzione di una nave

shipwrights-web-reckoning = Cerco il modo più economico…
shipwrights-web-skills = Talenti
shipwrights-web-labourer-card = Carta da scartare
shipwrights-web-chosen-above = Già scelta qui sopra.
shipwrights-web-craftsmen-lost = { $count ->
    [one] { $cards } lascia la tua plancia.
   *[other] { $cards } lasciano la tua plancia.
  }
shipwrights-web-paid = Costo
shipwrights-web-leave-out = Sconto di { $hero }
shipwrights-web-by-gold = { $count } in oro
shipwrights-web-of = su { $have }
shipwrights-web-total = Paghi { $goods }.
shipwrights-web-build-it = Costruisci
shipwrights-web-step-by-step = Scelgo io ogni pagamento
shipwrights-web-more-ways = Ci sono altri modi di pagare: scegli tu ogni pagamento per vederli tutti.
shipwrights-web-skills-after = Poi, per la nave { $card }: { $skills }

## Tra un round e l’altro

shipwrights-web-between = Round { $round }
shipwrights-web-income = Rendite
shipwrights-web-heroes = Eroi
shipwrights-web-go-on = Comincia il round

## La fine

shipwrights-web-brought = Punti per nave ed edificio

## Sguardo indietro

shipwrights-web-open-hand = In mano: { $cards }

## Scene

shipwrights-scene-launch = { $whoIs ->
    [you] Hai varato { $ship }!
   *[other] { $who } vara { $ship }!
  }
shipwrights-scene-nth = { $nth ->
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
    [8] ottava
    [9] nona
    [10] decima
   *[other] { $nth }ª
  }
shipwrights-scene-launched = { $whoIs ->
    [you] La tua { shipwrights-scene-nth } nave prende il mare.
   *[other] La { shipwrights-scene-nth } nave di { $who } prende il mare.
  }
shipwrights-scene-milestone = Traguardo raggiunto!
shipwrights-scene-raid = Una razzia!
shipwrights-scene-interval = Il round è finito
shipwrights-scene-market = Round { $round }: apre il mercato

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
shipwrights-web-kept = Finora hai tenuto: { $cards }
shipwrights-web-pack-card = { $facts }. Se la scarti: { $reward }.
shipwrights-web-set-aside = Tieni { $cards }; puoi cambiare idea finché non hanno scelto tutti.

## Nemici

shipwrights-web-enemies-note = Ognuno rende la partita più difficile. Per la prima volta prova senza.
shipwrights-web-enemy-steps = Giocatore neutrale: { $steps }
shipwrights-web-enemies-go = { $count ->
    [0] Gioca senza nemici
    [one] Affronta un nemico
   *[other] Affronta { $count } nemici
  }

## L’attesa

shipwrights-web-goes-on = La partita prosegue …
shipwrights-web-wait-draft = { $count ->
    [one] { $who } sta ancora scegliendo
   *[other] { $who } stanno ancora scegliendo
  }
shipwrights-web-wait-actions = { $count ->
    [one] { $who } sta ancora agendo
   *[other] { $who } stanno ancora agendo
  }
shipwrights-web-wait-convert = { $count ->
    [one] { $who } sta facendo gli ultimi scambi
   *[other] { $who } stanno facendo gli ultimi scambi
  }
shipwrights-web-still = { $count ->
    [one] { $who } deve ancora finire
   *[other] { $who } devono ancora finire
  }
shipwrights-web-you-are-done = Per questo round hai finito.
shipwrights-web-cards-left = { $count ->
    [0] nessuna carta rimasta
    [one] una carta rimasta
   *[other] { $count } carte rimaste
  }

## Le azioni

shipwrights-web-act = Il tuo cantiere: che cosa fai?
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
shipwrights-web-convert-note = Alla fine conta l’oro; monete, legno, lana e ferro no.
shipwrights-web-space = spazio { $space }
shipwrights-web-what-with = { $card }: che cosa ne fai?
shipwrights-web-what-now = Che cosa posso ancora fare?
shipwrights-web-nothing-left = Qui non c’è più niente da fare.
shipwrights-web-back = Indietro
shipwrights-web-group = { $group ->
    [hand] Dalla tua mano
    [ships] Costruire navi
    [workers] Piazzare lavoratori
    [raids] Fare razzie
    [market] Scambiare
    [dismiss] Buttare via
   *[end] Finire
  }
shipwrights-web-use-discard = Scartala
shipwrights-web-use-play = Giocala
shipwrights-web-use-build = Costruiscilo
shipwrights-web-use-tuck = Infilala sotto un edificio
shipwrights-web-use-lay = Mettila sulla tua plancia
shipwrights-web-use-lay-ship = Mettila in cantiere
shipwrights-web-lay-ship-why = Non costa nulla. Copre uno spazio finché non la costruisci.
shipwrights-web-lay-why = Non costa nulla. Per una nave: { $major }, oppure { $minor } per 1 moneta.
shipwrights-web-tuck-why = per tutte le navi a venire: { $major }, oppure { $minor } per 1 moneta
shipwrights-web-for = Pagando { $paid }: { $rest }
shipwrights-web-no-price = gratis
shipwrights-web-free = Gratis: { $rest }
shipwrights-web-with-worker = con un lavoratore: { $ability }
shipwrights-web-partly-gold = { $paid }, di cui { $count } in oro
shipwrights-web-place = Piazza un lavoratore
shipwrights-web-dismiss = Butta via { $card }
shipwrights-web-dismiss-why = Non ottieni niente, ma il posto torna libero.
shipwrights-web-launch = Costruisci la nave { $card }
shipwrights-web-end = Ho finito
shipwrights-web-end-later = { $count ->
    [one] Prima usa l’ultima carta
   *[other] Prima usa { $count } carte
  }
shipwrights-web-end-title = Hai finito per questo round?
shipwrights-web-end-anyway = Sì, ho finito
shipwrights-web-undone-workers = { $count ->
    [one] Un lavoratore può ancora essere piazzato.
   *[other] { $count } lavoratori possono ancora essere piazzati.
  }
shipwrights-web-undone-ships = { $count ->
    [one] Una nave può ancora essere costruita.
   *[other] { $count } navi possono ancora essere costruite.
  }
shipwrights-web-undone-raids = { $count ->
    [one] C’è ancora una razzia da fare.
   *[other] Ci sono ancora { $count } razzie da fare.
  }

## La costruzione di una nave

shipwrights-web-reckoning = Cerco il prezzo migliore …
shipwrights-web-skills = Chi la costruisce
shipwrights-web-by-craftsman = { $card } ({ $where }): { $paid }
shipwrights-web-by-labourer = il manovale: { $paid }
shipwrights-web-labourer-card = carta per lui
shipwrights-web-craftsmen-lost = { $count ->
    [one] { $cards } lascia la tua plancia.
   *[other] { $cards } lasciano la tua plancia.
  }
shipwrights-web-paid = Quanto costa
shipwrights-web-leave-out = Tolto grazie a { $hero }
shipwrights-web-by-gold = { $count } in oro
shipwrights-web-of = su { $have }
shipwrights-web-total = Paghi { $goods }.
shipwrights-web-build-it = Costruiscila
shipwrights-web-step-by-step = Un passo alla volta
shipwrights-web-skills-after = Poi, per la nave { $card }: { $skills }

## Tra un round e l’altro

shipwrights-web-between = Comincia il round { $round }
shipwrights-web-income = Rendite
shipwrights-web-heroes = Eroi
shipwrights-web-go-on = Avanti

## La fine

shipwrights-web-brought = Che cosa ha portato ogni nave ed edificio

## Sguardo indietro

shipwrights-web-open-hand = In mano: { $cards }

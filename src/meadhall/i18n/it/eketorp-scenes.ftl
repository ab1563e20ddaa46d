# Le scene di Eketorp.

eketorp-scene-plans = I piani!
eketorp-scene-revealed = Si scoprono i piani
eketorp-scene-blood = { $count ->
    [0] Non si combatte su nessuna casella.
    [one] Si combatte su una casella.
   *[other] Si combatte su { $count } caselle.
  }
eketorp-scene-besieged = { $mine ->
    [yes] { $count ->
        [one] Il tuo villaggio è assediato.
       *[other] { $count } villaggi sono assediati, anche il tuo.
      }
   *[no] { $count ->
        [one] Un villaggio è assediato.
       *[other] { $count } villaggi sono assediati.
      }
  }
eketorp-scene-served = Caselle in pace: ognuno prende un mattone.
eketorp-scene-fight = { $who } combatte contro { $rival } { $place }
eketorp-scene-siege = { $who } assedia { $rival } { eketorp-with-side }
eketorp-scene-wins = { $whoIs ->
    [you] Vinci di { $by }!
   *[other] { $who } vince di { $by }
  }
eketorp-scene-open = { $whoIs ->
    [you] Nessuno difende: sfondi!
   *[other] Nessuno difende: { $who } sfonda
  }
eketorp-scene-plunder = { $whoIs ->
    [you] Saccheggi il villaggio di { $rival }
   *[other] { $rivalIs ->
        [you] { $who } saccheggia il tuo villaggio
       *[other] { $who } saccheggia il villaggio di { $rival }
      }
  }
eketorp-scene-booty = { $whoIs ->
    [you] Porti via { eketorp-the-brick }!
   *[other] { $who } porta via { eketorp-the-brick }
  }
eketorp-scene-torn-down = { $whoIs ->
    [you] Demolisci { $bricks }
   *[other] { $who } demolisce { $bricks }
  }
eketorp-scene-no-plunder = { $whoIs ->
    [you] Non prendi nulla
   *[other] { $who } non prende nulla
  }
eketorp-scene-loot = Hai sfondato! Prendi fino a { $difference } a { $rival }
eketorp-scene-loot-empty = Hai sfondato, ma su questi due cantieri non c’è nulla.
eketorp-scene-loot-dear = Hai sfondato, ma { $count ->
    [one] il mattone in cima vale
   *[other] i mattoni in cima valgono
  } più di { $difference }.
eketorp-scene-gain = Guadagni { $points }
eketorp-scene-gain-what = { eketorp-the-brick }, per costruire in questo turno
eketorp-scene-gain-nothing = non tieni nulla
eketorp-scene-loss = { $rival } perde { $points }
eketorp-scene-of-points = { $points } su { $difference }
eketorp-scene-carry = Porta via { eketorp-the-brick } ({ $points })
eketorp-scene-best = Bottino migliore
eketorp-scene-on = Avanti
eketorp-scene-keep = Lo tieni
eketorp-scene-lost = Demolito
eketorp-scene-lift = Togli { eketorp-the-brick }
eketorp-scene-keep-this = Tieni { eketorp-the-brick }
eketorp-scene-put-back = Rimetti { eketorp-the-brick }
eketorp-scene-build = I villaggi crescono
eketorp-scene-complete = { $whoIs ->
    [you] Il tuo villaggio è completo!
   *[other] Il villaggio di { $who } è completo!
  }
eketorp-scene-last-round = Il decimo turno è finito
eketorp-scene-counted = Ora si contano i villaggi.

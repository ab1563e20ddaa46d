# La revisione dopo la partita: quanto sono costate le mie decisioni, che cosa è stata fortuna, come sono andate le probabilità.

review-title = Revisione
review-heading = Dove la partita è cambiata
review-turn = { $kind ->
    [always] In testa dall’inizio alla fine.
    [took] In testa dal { $game ->
        [shipwrights] round
       *[eketorp] turno
      } { $round } fino alla fine.
    [last] In testa soltanto nell’ultimo { $game ->
        [shipwrights] round
       *[eketorp] turno
      }.
    [until] Alla fine del { $game ->
        [shipwrights] round
       *[eketorp] turno
      } { $round } eri ancora in testa.
   *[never] Mai in testa. La probabilità migliore era il { $percent }%, nel { $game ->
        [shipwrights] round
       *[eketorp] turno
      } { $round }.
  }
review-chance = Probabilità di vincere
review-judged = Giudicata con
review-known = Ciò che sapevo
review-hands = Carte scoperte
review-known-note = Giudicata senza le carte che non potevi vedere.
review-hands-note = Giudicata con tutte le carte scoperte. Non potevi sapere tutto questo.
review-unknowable = Per quel che sapevi, la tua mossa era la migliore.
review-worst = { $count ->
    [one] La decisione più costosa
    [3] Le tre più costose
   *[other] Le { $count } più costose
  }
review-none = Nessuna decisione ti è costata qualcosa di misurabile.
review-you = Tu
review-better = Meglio
review-points = { $count ->
    [one] ~1 punto
   *[other] ~{ $count } punti
  }
review-play-on = Continua da qui
review-watch = Guarda
review-watch-round = Guarda: { web-round }
review-decisions = { $count ->
    [one] La mia decisione
   *[other] Le mie { $count } decisioni
  }
review-all = Tutte
review-best = migliore
review-move = Mossa
review-luck-and-skill = Fortuna e bravura
review-from-to = All’inizio { $start }%, alla fine { $end }%.
review-mine = Le tue decisioni
review-luck = Fortuna: pescate e pareggi
review-others = Il gioco degli altri
review-sum = Le tue decisioni { $mine }%, la fortuna { $luck }%, gli altri { $others }%.
review-rest = { $count ->
    [one] L’altra è costata { $percent }%.
   *[other] Le altre { $count } sono costate insieme { $percent }%.
  }
review-rest-best = { $count ->
    [0] Nessuna decisione era la migliore trovata.
    [one] In tutto una decisione era la migliore trovata.
   *[other] In tutto { $count } decisioni erano le migliori trovate.
  }
review-bigger = Più il punto è grande, più la decisione ti è costata
review-looking = Esamino la partita: { web-round } di { $rounds }…
review-queued = La revisione comincia quando i bot hanno tempo…
review-failed = Non è stato possibile fare la revisione.
review-again = Riprova
review-handle = Momento della partita
review-previous = Decisione precedente
review-next = Decisione successiva
review-at = { web-round }: { $who } { $percent }%
review-end = Al risultato
review-round-line = { web-round }  { $theme }  −{ $percent }%, { review-points }
review-move-line =    { $who }: { $move }
review-why-line =    { $why }

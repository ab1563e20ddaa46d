# L’analyse après la partie : ce que mes décisions ont coûté, la part de chance, et le cours des chances de gagner.

review-title = Analyse
review-heading = Là où la partie a basculé
review-turn = { $kind ->
    [always] Vous avez mené du début à la fin.
    [took] Vous avez pris la tête à la manche { $round } et vous l’avez gardée.
    [last] Vous n’avez pris la tête qu’à la dernière manche.
    [until] À la fin de la manche { $round }, vous étiez encore en tête.
   *[never] Vous n’avez jamais été en tête. Votre meilleure chance : { $percent } %, à la manche { $round }.
  }
review-chance = Chances de gagner
review-judged = Jugé avec
review-known = Ce que je savais
review-hands = Mains ouvertes
review-known-note = Jugé sans les cartes que vous ne pouviez pas voir.
review-hands-note = Jugé avec toutes les mains ouvertes. Vous ne pouviez pas tout savoir.
review-unknowable = D’après ce que vous saviez, votre coup était le meilleur.
review-worst = { $count ->
    [one] La décision la plus coûteuse
    [3] Les trois plus coûteuses
   *[other] Les { $count } plus coûteuses
  }
review-none = Aucune décision ne vous a coûté quoi que ce soit de mesurable.
review-you = Vous
review-better = Mieux
review-points = { $count ->
    [one] ~{ $count } point
   *[other] ~{ $count } points
  }
review-play-on = Continuer d’ici
review-watch = Regarder
review-watch-round = Regarder : { web-round }
review-decisions = { $count ->
    [one] Ma décision
   *[other] Mes { $count } décisions
  }
review-all = Toutes
review-best = meilleur
review-move = Coup
review-luck-and-skill = Chance et adresse
review-from-to = De { $start } % au début à { $end } % à la fin.
review-mine = Vos décisions
review-luck = Chance : pioches et égalités
review-others = Le jeu des autres
review-sum = Vos décisions { $mine } %, la chance { $luck } %, les autres { $others } %.
review-rest = { $count ->
    [one] L’autre a coûté { $percent } %.
   *[other] Les { $count } autres ont coûté ensemble { $percent } %.
  }
review-rest-best = { $count ->
    [0] Aucune n’était le meilleur coup trouvé.
    [one] En tout, une décision était le meilleur coup trouvé.
   *[other] En tout, { $count } décisions étaient le meilleur coup trouvé.
  }
review-bigger = Plus le point est gros, plus cela vous a coûté
review-looking = Analyse en cours : { web-round } sur { $rounds }…
review-queued = L’analyse commence dès que les bots ont le temps…
review-failed = L’analyse n’a pas pu être faite.
review-again = Réessayer
review-handle = Moment de la partie
review-previous = Décision précédente
review-next = Décision suivante
review-at = { web-round } : { $who } { $percent } %
review-end = Vers le résultat
review-round-line = { web-round }  { $theme }  −{ $percent } %, { review-points }
review-move-line =    { $who } : { $move }
review-why-line =    { $why }

# Le plateau d’Eketorp dans le navigateur : ce qu’on y voit, en mots.

eketorp-look-board = Le plateau
eketorp-look-castle = { $whoIs ->
    [you] Votre village
   *[other] Village { of-who }
  } : { $built ->
    [one] { $built } brique posée
   *[other] { $built } briques posées
  } sur 18. Vikings au village : { $home }.
eketorp-look-wall = { eketorp-wall } : { $bricks }.
eketorp-look-carried = Rapportées : { $bricks }.
eketorp-look-surplus = À côté du village : { $bricks }.
eketorp-look-taken =
  { $whoIs ->
    [you] Vous avez pris : { $bricks }.
   *[other] { $who } a pris : { $bricks }.
  }
eketorp-look-hospital = Hôpital.
eketorp-look-hospital-empty = Hôpital : personne.
eketorp-look-ward = { $stay } : { $vikings }.
eketorp-look-out = { $count ->
    [0] Puis retour
    [one] Absent { $count } manche
   *[other] Absent { $count } manches
  }
eketorp-look-out-brief = { $count ->
    [0] Retour
   *[other] Absent { $count }
  }
eketorp-look-risk = { $points ->
    [one] Au plus { $points } point en briques
   *[other] Au plus { $points } points en briques
  }
eketorp-look-swap-brief = Défausse
eketorp-look-amulets = Amulettes : { $count }
eketorp-look-hand = Main : { $cards }
eketorp-look-swap = Défausse : { $cards }
eketorp-look-leader = Premier joueur
eketorp-look-ready = Prêt
eketorp-look-offers = { $count ->
    [one] Un choix possible ici.
   *[other] { $count } choix possibles ici.
  }
eketorp-look-close = Retour au plateau

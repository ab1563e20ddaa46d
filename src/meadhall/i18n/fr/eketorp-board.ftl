# Le plateau d’Eketorp dans le navigateur : ce qu’on y voit, en mots.

eketorp-look-board = Le plateau
eketorp-look-castle = Village de { $who } : { $built ->
    [one] { $built } pierre posée
   *[other] { $built } pierres posées
  } sur 18. Vikings au village : { $home }.
eketorp-look-wall = Muraille { $wall } : { $bricks }.
eketorp-look-carried = Rapportées : { $bricks }.
eketorp-look-surplus = À côté du village : { $bricks }.
eketorp-look-taken = { $who } a pris : { $bricks }.
eketorp-look-hospital = Hôpital.
eketorp-look-hospital-empty = Hôpital : personne.
eketorp-look-ward = Station { $ward } : { $vikings }.
eketorp-look-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
eketorp-look-home-next = puis retour
eketorp-look-amulets = Amulettes : { $count }
eketorp-look-hand = Main : { $cards }
eketorp-look-swap = Défausse : { $cards }
eketorp-look-leader = Premier joueur
eketorp-look-ready = C’est prêt
eketorp-look-offers = { $count ->
    [one] Un choix possible ici.
   *[other] { $count } choix possibles ici.
  }
eketorp-look-close = Retour au plateau

# Énigmes : à une vraie table, on cherche le meilleur coup.

puzzle-title = Énigme
puzzle-heading = { $game } : énigmes
puzzle-about = Des positions tirées de parties de bots. Un coup est nettement le meilleur : trouvez-le.
puzzle-of-the-day = Énigme du jour
puzzle-solve = Résoudre
puzzle-all = Toutes les énigmes
puzzle-level = { $level ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
  }
puzzle-count = { $solved } sur { $count } résolues
puzzle-place = Manche { $round }, { $seats } joueurs
puzzle-named = Énigme { $number } : manche { $round }, { $seats } joueurs ({ $state ->
    [solved] résolue
   *[open] pas encore résolue
  })
puzzle-same-today = la même pour tous aujourd’hui
puzzle-today = Aujourd’hui
puzzle-week = Les sept derniers jours
puzzle-day-solved = Résolue
puzzle-day-open = non résolue
puzzle-find = Trouvez le meilleur coup
puzzle-how = Jouez-le sur le plateau. Rien ne se passe encore : vous apprenez s’il est le meilleur. Personne d’autre ne joue.
puzzle-more = En savoir plus sur cette énigme
puzzle-tries = Vos essais
puzzle-cost = Par rapport au meilleur coup, vous perdez environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et { $percent ->
    [one] { $percent } victoire
   *[other] { $percent } victoires
  } sur 100.
puzzle-better = Ce qu’apporte le meilleur coup : { $why }
puzzle-unlisted = La recherche ne l’a pas trouvé parmi les meilleurs coups. Essayez-en un autre.
puzzle-show = Voir la réponse
puzzle-solved = Résolue !
puzzle-shown = La réponse
puzzle-found = { $tries ->
    [1] Résolue au premier essai.
   *[other] Résolue après { $tries } essais.
  }
puzzle-why = Pourquoi c’est le meilleur
puzzle-move = Coup
puzzle-wins = Victoires
puzzle-points = Points
puzzle-next = Énigme suivante
puzzle-play-on = Continuer à partir d’ici
puzzle-theme-eketorp-plan = Plans
puzzle-theme-eketorp-fight = Combats
puzzle-theme-eketorp-siege = Sièges
puzzle-theme-eketorp-plunder = Pillage
puzzle-theme-eketorp-defence = Défense
puzzle-theme-eketorp-amulets = Amulettes et cartes
puzzle-theme-eketorp-building = Construction
puzzle-theme-shipwrights-draft = Choix des cartes
puzzle-theme-shipwrights-ships = Navires
puzzle-theme-shipwrights-settlement = Hameau
puzzle-theme-shipwrights-workers = Ouvriers
puzzle-theme-shipwrights-market = Marché
puzzle-theme-shipwrights-payment = Paiement
puzzle-theme-shipwrights-raids = Raids, héros et améliorations
puzzle-theme-shipwrights-cards = Défausse

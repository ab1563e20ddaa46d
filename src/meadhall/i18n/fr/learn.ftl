# Une première partie qui apprend à jouer.

learn-title = Votre première partie
learn-step = Étape { $step } sur { $steps }
learn-next = Suivant
learn-leave = Quitter la leçon
learn-play-on = Continuer la partie
learn-end = C’est tout ce qu’il faut savoir
    .text = Jouez cette partie jusqu’au bout, ou quittez-la. Cliquez sur ce qui est grisé pour savoir pourquoi c’est impossible.

# Shipwrights of the North Sea dans le navigateur : ce qui est demandé, et les réponses.

## Le draft

shipwrights-web-draft = { $count ->
    [one] Quelle carte gardez-vous ?
   *[other] Quelles sont les { $count } cartes que vous gardez ?
  }
shipwrights-web-keep = Garder { $cards }
shipwrights-web-keep-which = { $count ->
    [one] Choisissez une carte
   *[other] Choisissez { $count } cartes
  }
shipwrights-web-kept = Gardées jusqu’ici : { $cards }
shipwrights-web-pack-card = { $facts }. Défaussée : { $reward }.
shipwrights-web-set-aside = Vous gardez { $cards } ; vous pouvez changer d’avis tant que tout le monde n’a pas choisi.

## Les ennemis

shipwrights-web-enemies-note = Chacun rend la partie plus difficile. Pour une première partie, essayez sans.
shipwrights-web-enemy-steps = Joueur neutre : { $steps }
shipwrights-web-enemies-go = { $count ->
    [0] Jouer sans ennemis
    [one] Affronter un ennemi
   *[other] Affronter { $count } ennemis
  }

## L’attente

shipwrights-web-goes-on = La partie continue …
shipwrights-web-wait-draft = { $count ->
    [one] { $who } choisit encore
   *[other] { $who } choisissent encore
  }
shipwrights-web-wait-actions = { $count ->
    [one] { $who } agit encore
   *[other] { $who } agissent encore
  }
shipwrights-web-wait-convert = { $count ->
    [one] { $who } fait ses derniers échanges
   *[other] { $who } font leurs derniers échanges
  }
shipwrights-web-still = { $count ->
    [one] { $who } n’a pas encore fini
   *[other] { $who } n’ont pas encore fini
  }
shipwrights-web-you-are-done = Vous avez fini pour cette manche.
shipwrights-web-cards-left = { $count ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $count } cartes
  }

## Les actions

shipwrights-web-act = Votre chantier : que faites-vous ?
shipwrights-web-left = { $cards ->
    [0] Votre main est vide
    [one] Une carte en main
   *[other] { $cards } cartes en main
  }, { $workers ->
    [0] plus aucun ouvrier
    [one] encore un ouvrier
   *[other] encore { $workers } ouvriers
  }.
shipwrights-web-convert = Les derniers échanges
shipwrights-web-convert-note = À la fin, seul l’or compte ; les pièces, le bois, la laine et le fer ne comptent pas.
shipwrights-web-space = case { $space }
shipwrights-web-what-with = { $card } : qu’en faites-vous ?
shipwrights-web-what-now = Que puis-je encore faire ?
shipwrights-web-nothing-left = Il n’y a plus rien à faire ici.
shipwrights-web-back = Retour
shipwrights-web-group = { $group ->
    [hand] De votre main
    [ships] Construire des navires
    [workers] Placer des ouvriers
    [raids] Lancer des raids
    [market] Échanger
    [dismiss] Écarter
   *[end] Finir
  }
shipwrights-web-use-discard = La défausser
shipwrights-web-use-play = La jouer
shipwrights-web-use-build = Construire ce bâtiment
shipwrights-web-use-tuck = La glisser sous un bâtiment
shipwrights-web-use-lay = La poser sur votre plateau
shipwrights-web-use-lay-ship = La mettre en chantier
shipwrights-web-lay-ship-why = Gratuit. La carte couvre une case jusqu’à la construction.
shipwrights-web-lay-why = Gratuit. Pour un navire : { $major }, ou { $minor } pour 1 pièce.
shipwrights-web-tuck-why = pour tous les navires à venir : { $major }, ou { $minor } pour 1 pièce
shipwrights-web-for = Pour { $paid } : { $rest }
shipwrights-web-no-price = gratuit
shipwrights-web-free = Gratuit : { $rest }
shipwrights-web-with-worker = avec un ouvrier : { $ability }
shipwrights-web-partly-gold = { $paid }, dont { $count } en or
shipwrights-web-place = Placer un ouvrier
shipwrights-web-dismiss = Écarter la carte { $card }
shipwrights-web-dismiss-why = Cela ne rapporte rien, mais la place est de nouveau libre.
shipwrights-web-launch = Construire le navire { $card }
shipwrights-web-end = J’ai fini
shipwrights-web-end-later = { $count ->
    [one] Utilisez d’abord la carte
   *[other] Utilisez d’abord { $count } cartes
  }
shipwrights-web-end-title = Avez-vous fini pour cette manche ?
shipwrights-web-end-anyway = Oui, j’ai fini
shipwrights-web-undone-workers = { $count ->
    [one] Un ouvrier pourrait encore être placé.
   *[other] { $count } ouvriers pourraient encore être placés.
  }
shipwrights-web-undone-ships = { $count ->
    [one] Un navire pourrait encore être construit.
   *[other] { $count } navires pourraient encore être construits.
  }
shipwrights-web-undone-raids = { $count ->
    [one] Il reste un raid à lancer.
   *[other] Il reste { $count } raids à lancer.
  }

## La construction d’un navire

shipwrights-web-reckoning = Recherche du meilleur prix …
shipwrights-web-skills = Qui le construit
shipwrights-web-by-craftsman = { $card } ({ $where }) : { $paid }
shipwrights-web-by-labourer = le manœuvre : { $paid }
shipwrights-web-labourer-card = carte pour lui
shipwrights-web-craftsmen-lost = { $count ->
    [one] { $cards } quitte votre plateau.
   *[other] { $cards } quittent votre plateau.
  }
shipwrights-web-paid = Ce qu’il coûte
shipwrights-web-leave-out = Retiré grâce à { $hero }
shipwrights-web-by-gold = dont { $count } en or
shipwrights-web-of = sur { $have }
shipwrights-web-total = Vous payez { $goods }.
shipwrights-web-build-it = Le construire
shipwrights-web-step-by-step = Étape par étape
shipwrights-web-skills-after = Ensuite, pour le navire { $card } : { $skills }

## Entre les manches

shipwrights-web-between = La manche { $round } commence
shipwrights-web-income = Revenus
shipwrights-web-heroes = Héros
shipwrights-web-go-on = Continuer

## La fin

shipwrights-web-brought = Ce que chaque navire et bâtiment a rapporté

## Retour en arrière

shipwrights-web-open-hand = En main : { $cards }

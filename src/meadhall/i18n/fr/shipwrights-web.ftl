# Shipwrights of the North Sea dans le navigateur : ce qui est demandé, et les réponses.

## Le draft

shipwrights-web-draft = { $count ->
    [one] Quelle carte gardez-vous ?
   *[other] Quelles { $count } cartes gardez-vous ?
  }
shipwrights-web-keep = Garder { $cards }
shipwrights-web-keep-which = { $count ->
    [one] Choisissez une carte
   *[other] Choisissez { $count } cartes
  }
shipwrights-web-pick = Choix { $pick } sur { $of }
shipwrights-web-tag-for = pour { $card }
shipwrights-web-tag-short = il vous en manque
shipwrights-web-set-aside = Vous gardez { $cards } ; vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
shipwrights-web-plan = Votre plan
shipwrights-web-plan-yard = dans votre chantier
shipwrights-web-plan-kept = gardée
shipwrights-web-plan-if = si vous la gardez
shipwrights-web-plan-together = Ensemble, il leur faut
shipwrights-web-plan-empty = Rien encore : vos cartes gardées s’affichent ici.
shipwrights-web-plan-nobody = { $skill } : encore personne
shipwrights-web-plan-who = { $skill } : { $who }
shipwrights-web-plan-of = { $held } sur { $asked }
shipwrights-web-plan-short = il manque { $count }
shipwrights-web-plan-no-one = encore personne
shipwrights-web-plan-pack = parmi ces cartes

## Les ennemis

shipwrights-web-enemies-note = Chacun rend la partie plus difficile. Pour une première partie, jouez sans.
shipwrights-web-enemy-steps = Le joueur neutre part en avance : { $steps }
shipwrights-web-enemies-go = { $count ->
    [0] Jouer sans ennemis
    [one] Affronter un ennemi
   *[other] Affronter { $count } ennemis
  }

## L’attente

shipwrights-web-goes-on = Un instant…
shipwrights-web-wait-draft = { $count ->
    [one] { $who } choisit encore
   *[other] { $who } choisissent encore
  }
shipwrights-web-wait-actions = { $count ->
    [one] { $who } joue encore
   *[other] { $who } jouent encore
  }
shipwrights-web-wait-convert = { $count ->
    [one] { $who } fait ses derniers échanges
   *[other] { $who } font leurs derniers échanges
  }
shipwrights-web-still = Encore en jeu : { $who }
shipwrights-web-you-are-done = Vous avez terminé votre manche.
shipwrights-web-cards-left = { $count ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $count } cartes
  }

## Les actions

shipwrights-web-act = À vous : choisissez une action
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
shipwrights-web-convert-note = À la fin, seul l’or compte : échangez vos pièces, bois, laines et fers.
shipwrights-web-space = case { $space }
shipwrights-web-what-with = { $card } : choisissez une action
shipwrights-web-what-now = Montrer tous les coups
shipwrights-web-nothing-left = Il ne reste rien ici.
shipwrights-web-back = Retour
shipwrights-web-group = { $group ->
    [hand] De votre main
    [ships] Construire des navires
    [workers] Placer des ouvriers
    [raids] Lancer des raids
    [market] Échanger
    [dismiss] Retirer sans gain
   *[end] Terminer
  }
shipwrights-web-use-discard = Défausser
shipwrights-web-use-play = Jouer
shipwrights-web-use-build = Construire
shipwrights-web-use-tuck = Glisser sous un bâtiment
shipwrights-web-use-lay = Poser sur le plateau
shipwrights-web-use-lay-ship = Mettre en chantier
shipwrights-web-lay-ship-why = Gratuit. Couvre une case jusqu’à la construction.
shipwrights-web-lay-why = Gratuit. { $major } pour un navire (ou { $minor } pour 1 pièce).
shipwrights-web-tuck-why = { $major } pour tous les navires à venir (ou { $minor } à 1 pièce chaque fois)
shipwrights-web-for = { $paid } · { $rest }
shipwrights-web-free = Gratuit · { $rest }
shipwrights-web-with-worker = Ouvrier : { $ability }
shipwrights-web-partly-gold = { $paid } (l’or en remplace { $count })
shipwrights-web-place = Placer un ouvrier
shipwrights-web-dismiss = Retirer { $card } sans gain
shipwrights-web-dismiss-why = La case se libère.
shipwrights-web-launch = Construire { $card }
shipwrights-web-end = Terminer ma manche
shipwrights-web-end-later = { $count ->
    [one] encore { $count } carte à utiliser
   *[other] encore { $count } cartes à utiliser
  }
shipwrights-web-end-title = Terminer la manche ?
shipwrights-web-end-anyway = Oui, terminer ma manche
shipwrights-web-undone-workers = { $count ->
    [one] Vous pouvez encore placer un ouvrier.
   *[other] Vous pouvez encore placer { $count } ouvriers.
  }
shipwrights-web-undone-ships = { $count ->
    [one] Vous pouvez encore construire un navire.
   *[other] Vous pouvez encore construire { $count } navires.
  }
shipwrights-web-undone-raids = { $count ->
    [one] Vous pouvez encore lancer un raid.
   *[other] Vous pouvez encore lancer { $count } raids.
  }

## La construction d’un navire

shipwrights-web-reckoning = Recherche du plus avantageux…
shipwrights-web-skills = Talents
shipwrights-web-labourer-card = Carte à défausser
shipwrights-web-chosen-above = Déjà choisie plus haut.
shipwrights-web-craftsmen-lost = { $count ->
    [one] { $cards } quitte votre plateau.
   *[other] { $cards } quittent votre plateau.
  }
shipwrights-web-paid = Coût
shipwrights-web-leave-out = Remise : { $hero }
shipwrights-web-by-gold = dont { $count } en or
shipwrights-web-of = sur { $have }
shipwrights-web-total = Vous payez { $goods }.
shipwrights-web-build-it = Construire
shipwrights-web-step-by-step = Choisir chaque paiement
shipwrights-web-more-ways = Il y a d’autres façons de payer : choisissez chaque paiement pour les voir toutes.
shipwrights-web-skills-after = Ensuite, pour le navire { $card } : { $skills }

## Entre les manches

shipwrights-web-between = Manche { $round }
shipwrights-web-income = Revenus
shipwrights-web-heroes = Héros
shipwrights-web-go-on = Commencer la manche

## La fin

shipwrights-web-brought = Points par navire et bâtiment

## Retour en arrière

shipwrights-web-open-hand = En main : { $cards }

## Scènes

shipwrights-scene-launch = { $whoIs ->
    [you] Vous mettez { $ship } à l’eau !
   *[other] { $who } met { $ship } à l’eau !
  }
shipwrights-scene-nth = { $nth ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $nth }e
  }
shipwrights-scene-launched = { $whoIs ->
    [you] Votre { shipwrights-scene-nth } navire prend la mer.
    [vowel] Le { shipwrights-scene-nth } navire d’{ $who } prend la mer.
   *[other] Le { shipwrights-scene-nth } navire { of-who } prend la mer.
  }
shipwrights-scene-milestone = Palier atteint !
shipwrights-scene-raid = Un raid !
shipwrights-scene-interval = La manche est finie
shipwrights-scene-market = Manche { $round } : le marché ouvre

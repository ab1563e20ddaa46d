# Eketorp à la table du navigateur.

eketorp-web-at-field = en { $field }
eketorp-web-at-siege = { $side ->
    [catapult] à la catapulte
    [boat] au bateau
   *[ram] au bélier
  } devant { $castle }
eketorp-web-amulets = { $count ->
    [0] aucune amulette
    [one] une amulette
   *[other] { $count } amulettes
  }

## Le plan

eketorp-web-plan = Où envoyez-vous vos Vikings ?
eketorp-web-plan-begun = Quelques-uns de vos Vikings sont déjà en route. Rappelez-les pour refaire le plan.
eketorp-web-left-home = { $count ->
    [0] Il ne reste personne au village.
    [one] Il en reste un au village.
   *[other] Il en reste { $count } au village.
  }
eketorp-web-no-defender = Personne ne reste au village : il est sans défenseur.
eketorp-web-send-field = { $count ->
    [0] Envoyer un Viking en { $field } : { $bricks }
    [one] Envoyer un autre Viking en { $field } : { $bricks }. Un y va déjà.
   *[other] Envoyer un autre Viking en { $field } : { $bricks }. { $count } y vont déjà.
  }
eketorp-web-back-field = Un Viking de moins en { $field }
eketorp-web-before-castle = Devant le village de { $castle }
eketorp-web-send-siege = Envoyer un Viking { $side ->
    [catapult] à la catapulte
    [boat] au bateau
   *[ram] au bélier
  } devant { $castle }
eketorp-web-back-siege = Rappeler le Viking { $side ->
    [catapult] de la catapulte
    [boat] du bateau
   *[ram] du bélier
  } devant { $castle }
eketorp-web-ready = C’est prêt
eketorp-web-plan-clear = Recommencer
eketorp-web-plan-sealed = Votre plan est scellé. Vous pouvez le changer tant que tout le monde n’est pas prêt.
eketorp-web-plan-told = Votre plan est scellé.

## Des pierres sur une case en paix

eketorp-web-claim-after = Après vous : { $who }.
eketorp-web-take = Prendre une { eketorp-brick }

## Combats

eketorp-web-attack = Où attaquez-vous ?
eketorp-web-attack-note = Choisissez ici ou sur le plateau.
eketorp-web-choose-attack = Choisissez une attaque
eketorp-web-go = Attaquer
eketorp-web-give-up = Renoncer
eketorp-web-holds-known = en main : { $cards }
eketorp-web-holds-unseen = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
  }
eketorp-web-defenders = { $count ->
    [0] personne au village
    [one] un au village
   *[other] { $count } au village
  }
eketorp-web-battle = Votre combat contre { $rival } en { $field } pour { $bricks }
eketorp-web-battle-empty = Votre combat contre { $rival } en { $field }
eketorp-web-contest = Votre combat contre { $rival } pour { eketorp-side } devant { $castle }
eketorp-web-siege = Vous assiégez le village de { $castle } { eketorp-with-side }
eketorp-web-besieged = { $rival } vous assiège { eketorp-with-side }
eketorp-web-exchange = { $fight } : de nouvelles cartes ?
eketorp-web-exchange-note = Une amulette par carte, pour toute la main. Chaque amulette gardée vaut un point à la fin.
eketorp-web-keep-cards = Garder
eketorp-web-new-cards = Nouvelles cartes
eketorp-web-your-amulets = Vos amulettes
eketorp-web-against = contre
eketorp-web-card-ask = { $fight } : choisissez une carte
eketorp-web-choose-card = Choisissez une carte
eketorp-web-play = Jouer le { $value }
eketorp-web-open-gate = Personne ne défend le village : vous pourrez piller autant que vaut votre carte.
eketorp-web-counts-nothing = Vous n’avez personne au village : votre carte compte 0, et elle passe à l’assiégeant.
eketorp-web-your-hand = Vos cartes
eketorp-web-card = Carte { $value }
eketorp-web-hand-of = Vos cartes : { $cards }
eketorp-web-stays = Manches à l’hôpital pour le perdant
eketorp-web-by-three = de 3 ou plus
eketorp-web-by-one = de 1 ou 2
eketorp-web-by-none = égalité : les deux
eketorp-web-if-you-lose = si vous perdez
eketorp-web-if-they-lose = si l’adversaire perd
eketorp-web-hurt = Un Viking de { $who } part à la station { $ward }{ $rounds ->
    [0] {""} et revient à la manche suivante.
    [one] {""} et manque une manche.
   *[other] {""} et manque { $rounds } manches.
  }
eketorp-web-breach = { $who } force le passage et peut piller jusqu’à { $difference }.
eketorp-web-holds = Le village tient bon.
eketorp-web-picks-up = { $who } reprend sa défausse.
eketorp-web-swapped = Les deux cartes changent de main.
eketorp-web-by = de { $difference }
eketorp-web-tie = égalité

## Pillage

eketorp-web-plunder = Siège gagné contre { $rival } : pillez jusqu’à { $difference }
eketorp-web-plunder-note = Les pierres partent du sommet. Vous pouvez en emporter une ; les autres sont perdues.
eketorp-web-wall = Muraille { $wall }
eketorp-web-lift = Retirer une pierre de la muraille { $wall }
eketorp-web-put-back = Remettre une pierre sur la muraille { $wall }
eketorp-web-of-difference = sur { $difference }
eketorp-web-booty = Butin
eketorp-web-booty-none = rien
eketorp-web-take-nothing = Ne rien retirer
eketorp-web-carry-off = Emporter la { eketorp-brick }
eketorp-web-pull-down = Retirer seulement

## Construction

eketorp-web-build = { $count ->
    [one] Votre Viking rapporte une pierre : où la posez-vous ?
   *[other] Vos Vikings rapportent { $count } pierres : où les posez-vous ?
  }
eketorp-web-build-note = { $count ->
    [0] Chaque pierre a sa place.
    [one] Il reste une pierre à poser. Ce qui est au sommet est pillé en premier.
   *[other] Il reste { $count } pierres à poser. Ce qui est au sommet est pillé en premier.
  }
eketorp-web-carried = Pierres à poser
eketorp-web-unbuild = Reprendre la { eketorp-brick } de la muraille { $wall }
eketorp-web-build-done = Construire
eketorp-web-build-again = Recommencer

## Première main

eketorp-web-redraw-note = Une main sans 4, 5 ni 6 peut être remplacée.
eketorp-web-keep-hand = Garder mes cartes
eketorp-web-draw-anew = Piocher quatre nouvelles cartes

## Attente

eketorp-web-you-decide = C’est à vous.
eketorp-web-goes-on = La partie continue…
eketorp-web-wait-plan = { $count ->
    [one] { $who } prépare encore son plan.
   *[other] { $who } préparent encore leurs plans.
  }
eketorp-web-wait-redraw = { $count ->
    [one] { $who } regarde sa première main.
   *[other] { $who } regardent leurs premières mains.
  }
eketorp-web-wait-claim = { $who } choisit une pierre en { $field }.
eketorp-web-wait-fight = { $who } choisit qui attaquer.
eketorp-web-wait-amulet = { $who } hésite à remplacer ses cartes avant le combat { $place }.
eketorp-web-wait-card = { $count ->
    [one] { $who } choisit une carte pour le combat { $place }.
   *[other] { $who } choisissent leurs cartes pour le combat { $place }.
  }
eketorp-web-wait-plunder = { $who } pille le village de { $rival }.
eketorp-web-wait-build = { $count ->
    [one] { $who } construit.
   *[other] { $who } construisent.
  }
eketorp-web-card-sealed = Votre { $value } est sur la table, face cachée.

## Une nouvelle manche

eketorp-web-round = Manche { $round }
eketorp-web-leader = { $who } est premier joueur.
eketorp-web-wards-move = À l’hôpital, chacun avance d’une station.
eketorp-web-leftovers = Les pierres vertes et brunes restantes retournent à la réserve.

## Ce qu’on sait

eketorp-web-known = Ce qu’on sait
eketorp-web-hand = Main
eketorp-web-swap = Défausse
eketorp-web-piles = Talon : { $pile } ; cartes écartées : { $discards }.
eketorp-web-discards-known = Cartes écartées, à votre connaissance :
eketorp-web-heading = { web-round }{ $step ->
    [redraw] {" "}· Premières mains
    [plan] {" "}· Plans
    [claim] {" "}· Pierres
    [fight] {" "}· Combats
    [amulet] {" "}· Combats
    [card] {" "}· Combats
    [plunder] {" "}· Pillage
    [build] {" "}· Construction
    [over] {" "}· Fin
   *[chance] {""}
  }

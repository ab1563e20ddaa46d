# Eketorp: everything that its players read.

eketorp = Eketorp
eketorp-legend = Chaque couleur a un numéro, 0 pour Rouge et ainsi de suite. Dans les murailles, un chiffre est une pierre (1 verte, 2 brune, 3 nature, 4 grise), de bas en haut, et un point est une place libre.
eketorp-brick = { $brick ->
    [grass] pierre verte
    [wood] pierre brune
    [clay] pierre nature
   *[stone] pierre grise
  }
eketorp-bricks = { $count ->
    [one] une { $brick ->
        [grass] verte
        [wood] brune
        [clay] nature
       *[stone] grise
      }
   *[other] { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[other] { $count }
      } { $brick ->
        [grass] vertes
        [wood] brunes
        [clay] natures
       *[stone] grises
      }
  }
eketorp-no-bricks = aucune pierre
eketorp-card = { $value }
eketorp-hidden-cards = { $count ->
    [0] aucune carte
    [one] une carte cachée
   *[other] { $count } cartes cachées
  }
eketorp-side = { $side ->
    [catapult] la catapulte
    [boat] le bateau
   *[ram] le bélier
  }
eketorp-with-side = { $side ->
    [catapult] avec la catapulte
    [boat] depuis le bateau
   *[ram] avec le bélier
  }

## What a player can do

eketorp-action-place-field = envoyer un Viking en { $field }
eketorp-action-place-siege = envoyer un Viking { $side ->
    [catapult] à la catapulte
    [boat] au bateau
   *[ram] au bélier
  } devant { $castle }
eketorp-action-place-home = garder tous les autres au village et sceller le plan
eketorp-action-play = jouer le { $value }
eketorp-action-pass = garder vos cartes
eketorp-action-exchange = remplacer toute votre main, à une amulette par carte
eketorp-action-draw = une carte est piochée : { $value }
eketorp-action-material = la carte de matériaux { $card } est retournée
eketorp-action-first = { $who } devient premier joueur
eketorp-action-build = poser une { eketorp-brick } sur la muraille { $wall }
eketorp-action-attack = attaquer { $rival } en { $field }
eketorp-action-siege = assiéger le village de { $castle } { eketorp-with-side }
eketorp-action-contest = disputer à { $rival } { eketorp-side } devant { $castle }
eketorp-action-decline = renoncer à assiéger le village de { $castle } { eketorp-with-side }
eketorp-action-plunder-nothing = laisser les murailles intactes
eketorp-action-plunder = retirer { $first ->
    [0] { $second ->
        [one] une pierre
        [2] deux pierres
        [3] trois pierres
       *[other] { $second } pierres
      } de la seconde muraille
   *[other] { $first ->
        [one] une pierre
        [2] deux pierres
        [3] trois pierres
       *[other] { $first } pierres
      } de la première muraille{ $second ->
        [0] {""}
        [one] {" "}et une de la seconde
        [2] {" "}et deux de la seconde
        [3] {" "}et trois de la seconde
       *[other] {" "}et { $second } de la seconde
      }
  }, sans rien garder
eketorp-action-plunder-booty = retirer { $first ->
    [0] { $second ->
        [one] une pierre
        [2] deux pierres
        [3] trois pierres
       *[other] { $second } pierres
      } de la seconde muraille
   *[other] { $first ->
        [one] une pierre
        [2] deux pierres
        [3] trois pierres
       *[other] { $first } pierres
      } de la première muraille{ $second ->
        [0] {""}
        [one] {" "}et une de la seconde
        [2] {" "}et deux de la seconde
        [3] {" "}et trois de la seconde
       *[other] {" "}et { $second } de la seconde
      }
  }, et garder une { eketorp-brick }
eketorp-action-claim = prendre une { eketorp-brick }
eketorp-action-keep = garder cette main
eketorp-action-redraw = mettre cette main de côté et piocher quatre nouvelles cartes

## What is asked

eketorp-ask-plan = { $sent ->
    [0] Où envoyez-vous vos Vikings ? { $count ->
        [one] Il y en a un au village.
       *[other] Il y en a { $count } au village.
      }
   *[other] Où va le Viking suivant ? { $count ->
        [one] Il en reste un.
       *[other] Il en reste { $count }.
      }
  }
eketorp-ask-claim = Quelle pierre votre Viking prend-il en { $field } ?
eketorp-ask-fight = Où attaquez-vous ?
eketorp-ask-amulet = Avant le combat contre { $rival } : { $count ->
    [one] remplacez-vous votre carte en payant une amulette ?
   *[other] remplacez-vous vos { $count } cartes en payant { $count } amulettes ?
  } { $amulets ->
    [one] Vous en avez une.
   *[other] Vous en avez { $amulets }.
  }
eketorp-ask-card = { $case ->
    [battle] Votre combat contre { $rival } : quelle carte jouez-vous ?
    [siege] Un siège vous oppose à { $rival } : quelle carte jouez-vous ?
    [open] Personne ne défend le village de { $rival } : la différence sera la valeur de votre carte. Laquelle jouez-vous ?
   *[empty] Votre village est sans défenseur : votre carte compte 0, mais { $rival } la recevra. Laquelle jouez-vous ?
  }
eketorp-ask-plunder = Vous pouvez retirer des murailles { $first } et { $second } de { $rival }, en partant du sommet, des pierres pour un total de { $difference ->
    [one] { $difference } point
   *[other] { $difference } points
  } au plus.
eketorp-ask-build = Vous avez rapporté { $bricks }. Où construisez-vous ?
eketorp-ask-redraw = Gardez-vous votre première main ?

## The table in plain text

eketorp-board-round = Manche { $round } sur 10. { $who } est premier joueur.
eketorp-board-field = Case { $field } : { $bricks }.
eketorp-board-field-vikings = Case { $field } : { $bricks }. Vikings : { $vikings }.
eketorp-board-siege = { $side ->
    [catapult] Catapulte
    [boat] Bateau
   *[ram] Bélier
  } devant { $castle }. Vikings : { $vikings }.
eketorp-board-castle = { $who } : murailles { $walls } ({ $built ->
    [one] { $built } pierre
   *[other] { $built } pierres
  } sur { $room }). Vikings au village : { $home } ; aux stations 1 à 4 : { $wards } ; amulettes : { $amulets }.
eketorp-board-hand = { "  " }main : { $hand }
eketorp-board-hand-swap = { "  " }main : { $hand } ; défausse : { $swap }
eketorp-owner = { $count ->
    [one] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $count }
  } de { $who }

## The story

eketorp-event-first = { $who } commence la partie.
eketorp-event-dealt = Tout le monde reçoit quatre cartes de combat.
eketorp-event-hand = Votre main : { $cards }.
eketorp-event-redraw = { $who } n’a que de petites cartes, les met de côté et en pioche quatre autres.
eketorp-event-redraw-shown = { $who } montre sa main ({ $cards }), la met de côté et pioche quatre autres cartes.
eketorp-event-round = – Manche { $round }. { $who } est premier joueur.
eketorp-event-material = Nouvelles pierres : { $laid }.
eketorp-laid = { $bricks } en { $field }
eketorp-event-planned = Le plan de { $who } est prêt.
eketorp-event-revealed = Les paravents tombent.
eketorp-event-plan = { $who } : { $places }.
eketorp-event-no-plan = { $who } n’a personne à envoyer.
eketorp-vikings-field = { $count ->
    [one] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $count }
  } en { $field }
eketorp-vikings-siege = un { $side ->
    [catapult] à la catapulte
    [boat] au bateau
   *[ram] au bélier
  } devant { $castle }
eketorp-vikings-home = { $count ->
    [one] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $count }
  } au village
eketorp-event-took = { $who } prend { $bricks } en { $field }.
eketorp-event-attack = { $who } attaque { $rival } en { $field }.
eketorp-event-contest = { $who } dispute à { $rival } { eketorp-side } devant { $castle }.
eketorp-event-siege = { $defended ->
    [yes] { $who } assiège le village de { $castle } { eketorp-with-side }.
   *[no] { $who } assiège le village de { $castle } { eketorp-with-side } ; personne ne le défend.
  }
eketorp-event-declined = { $who } renonce à assiéger le village de { $castle } { eketorp-with-side }.
eketorp-event-exchanged = { $count ->
    [one] { $who } paie une amulette et remplace sa carte.
   *[other] { $who } paie { $count } amulettes et remplace ses { $count } cartes.
  }
eketorp-event-cards = { $who } joue un { $a }, { $rival } un { $b }.
eketorp-event-cards-open = { $who } joue un { $a } ; personne ne défend, la carte de { $rival } (un { $b }) compte pour zéro.
eketorp-event-breach = { $who } gagne le siège avec une différence de { $difference }.
eketorp-event-repelled = Le village de { $rival } tient bon.
eketorp-event-hurt = Un Viking de { $who } part à l’hôpital, station { $ward }.
eketorp-event-picked-up = { $who } reprend sa défausse : { $cards }.
eketorp-event-no-plunder = { $who } ne prend rien sur les murailles.
eketorp-event-plundered = { $who } retire { $bricks } des murailles de { $rival }.
eketorp-event-booty = { $who } emporte une { eketorp-brick } comme butin.
eketorp-event-brought-home = { $who } rapporte { $bricks } au village.
eketorp-event-built = { $who } pose une { eketorp-brick } sur la muraille { $wall }.
eketorp-event-surplus = { $who } n’a plus de place et met { $bricks } en surplus, à côté du village.
eketorp-event-complete = Le village de { $who } est complet !
eketorp-event-last-round = La dixième manche est finie.
eketorp-event-healed = { $count ->
    [one] Un Viking de { $who } sort de l’hôpital.
    [2] Deux Vikings de { $who } sortent de l’hôpital.
    [3] Trois Vikings de { $who } sortent de l’hôpital.
    [4] Quatre Vikings de { $who } sortent de l’hôpital.
    [5] Cinq Vikings de { $who } sortent de l’hôpital.
   *[other] { $count } Vikings de { $who } sortent de l’hôpital.
  }

## Scores and endings

eketorp-part-grass = vertes
eketorp-part-wood = brunes
eketorp-part-clay = natures
eketorp-part-stone = grises
eketorp-part-complete = village complet
eketorp-part-amulets = amulettes
eketorp-ending-castle = Un village est complet : la partie est finie.
eketorp-ending-rounds = Dix manches ont été jouées : la partie est finie.

## Why something is not possible

eketorp-reason-not-your-decision = ce n’est pas à vous de décider en ce moment
eketorp-reason-another-step = ce coup se joue à une autre étape de la manche
eketorp-reason-dice-decide = c’est le hasard qui en décide
eketorp-reason-game-over = la partie est finie
eketorp-reason-hand-has-a-high-card = une main qui contient un 4 ou plus se garde
eketorp-reason-own-castle = vous ne pouvez pas assiéger votre propre village
eketorp-reason-castle-not-in-play = ce village n’appartient à personne dans cette partie
eketorp-reason-one-viking-a-siege-field = vous ne pouvez avoir qu’un seul Viking par case de siège
eketorp-reason-places-in-order = les Vikings partent dans l’ordre : cases A à G, puis cases de siège dans le sens des aiguilles d’une montre ; tapez undo, puis tout le plan sur une seule ligne
eketorp-reason-no-such-brick-on-the-field = il n’y a pas de pierre de cette sorte sur la case
eketorp-reason-no-viking-of-yours = vous n’avez pas de Viking à cet endroit
eketorp-reason-no-viking-of-theirs = l’adversaire n’a pas de Viking à cet endroit
eketorp-reason-not-against-yourself = vous ne pouvez pas vous attaquer à votre propre clan
eketorp-reason-field-at-peace = cette case est sans conflit : personne n’a de raison de s’y battre
eketorp-reason-rivals-on-the-siege-field = pas de siège tant que d’autres clans occupent la même case de siège
eketorp-reason-siege-over = votre siège depuis cette case est terminé pour cette manche
eketorp-reason-siege-must-be-fought = on ne peut pas renoncer à un siège
eketorp-reason-walls-worth-a-siege = on ne peut renoncer à un siège que si les deux cases de construction visées sont vides
eketorp-reason-too-few-amulets = on remplace toute sa main, à une amulette par carte, et vous n’avez pas assez d’amulettes
eketorp-reason-card-not-in-hand = vous n’avez pas cette carte en main
eketorp-reason-too-few-bricks-on-the-wall = il n’y a pas autant de pierres sur cette muraille
eketorp-reason-bricks-worth-too-much = ces pierres valent plus que la différence entre les cartes
eketorp-reason-two-bricks-at-most = on retire deux pierres au plus
eketorp-reason-booty-not-among-the-bricks = le butin doit être l’une des pierres que vous retirez
eketorp-reason-booty-must-be-taken = il faut garder l’une des pierres comme butin
eketorp-reason-brick-not-brought = vous n’avez pas rapporté de pierre de cette sorte
eketorp-reason-wall-full = cette muraille compte déjà trois pierres
eketorp-reason-walls-in-order = on construit dans l’ordre croissant des murailles, et les pierres restantes doivent encore y trouver place ; tapez undo, puis toute la construction sur une seule ligne
eketorp-reason-no-rival-on-the-siege-field = l’adversaire n’a pas de Viking sur cette case de siège
eketorp-reason-already-decided = vous avez déjà décidé ; undo reprend votre choix tant que toute la table n’a pas décidé
eketorp-reason-plan-already-begun = une partie de vos Vikings est déjà en route ; undo les rappelle
eketorp-reason-vikings-do-not-add-up = le compte n’y est pas : le plan doit correspondre au nombre de Vikings présents au village

## Options, each with a line that explains it

eketorp-option-hospitalExit = sortie de l’hôpital
    .explain = Un Viking passe-t-il une manche à la dernière station, ou rentre-t-il au village dès qu’il l’atteint ?
    .afterLast = en quittant la dernière station
    .onArrival = dès l’arrivée à la dernière station
eketorp-option-siegeBrickCap = pierres par pillage
    .explain = Combien de pierres peut-on retirer après un siège gagné, dans la limite de la différence entre les cartes ?
    .none = selon la différence
    .two = deux au plus
eketorp-option-emptyFieldBattle = combats sur les cases vides
    .explain = Les Vikings de plusieurs clans se battent-ils sur une case où il n’y a aucune pierre ?
    .yes = ils se battent
    .no = la case est sans conflit
eketorp-option-mixedClaim = pierres différentes
    .explain = Si les pierres d’une case sans conflit diffèrent, qui décide de ce que prend chaque Viking ?
    .roundRobin = on choisit à tour de rôle
    .autoHighest = la plus précieuse d’abord, d’office
eketorp-option-bootyOptional = butin d’un siège
    .explain = Après un siège gagné, peut-on renoncer à toutes les pierres retirées ?
    .yes = on peut y renoncer
    .no = on garde une pierre
eketorp-option-skipPointlessSiege = sièges inutiles
    .explain = Peut-on renoncer à un siège qui vise deux cases de construction vides ?
    .yes = on peut y renoncer
    .no = il faut se battre
eketorp-option-mulligan = première main faible
    .explain = Que devient une première main sans rien au-dessus de 3 ?
    .forced = remplacée d’office
    .optional = remplacée au choix
    .off = gardée
eketorp-option-mulliganReturn = cartes rejetées
    .explain = Quand les premières mains rejetées retournent-elles au talon ?
    .end = une fois les mains prêtes
    .immediate = aussitôt
eketorp-option-mulliganOpen = mains rejetées
    .explain = Les premières mains rejetées sont-elles montrées à toute la table ?
    .yes = montrées
    .no = cachées
eketorp-option-buildMode = construction
    .explain = Construit-on à tour de rôle, ou en même temps et en secret ?
    .sequential = à tour de rôle
    .simultaneous = en même temps
eketorp-option-knownCards = cartes déjà vues
    .explain = La table montre-t-elle les mains et les défausses que tout le monde pourrait avoir retenues ?
    .open = montrées
    .memory = de dos seulement
eketorp-option-tieBreak = égalités
    .explain = Qui gagne quand les meilleurs scores sont égaux ?
    .shared = victoire partagée
    .amulets = le plus d’amulettes
    .bricks = le plus de pierres
eketorp-option-firstPlayer = premier joueur au départ
    .explain = Qui est premier joueur à la première manche ?
    .random = tirage au sort
    .seat = une place désignée
eketorp-preset-standard = les éditions anglaise et italienne
eketorp-preset-french = l’édition française

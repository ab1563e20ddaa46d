# Eketorp: everything that its players read.

eketorp = Eketorp
eketorp-legend = Chaque couleur a un numéro, 0 pour Rouge et ainsi de suite. Dans les murailles, un chiffre est une brique (1 herbe, 2 bois, 3 argile, 4 pierre), de bas en haut, et un point est une place libre.
eketorp-brick = { $brick ->
    [grass] herbe
    [wood] bois
    [clay] argile
   *[stone] pierre
  }
eketorp-bricks = { $count ->
    [one] une { eketorp-of-brick }
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
        [grass] briques d’herbe
        [wood] briques de bois
        [clay] briques d’argile
       *[stone] briques de pierre
      }
  }
eketorp-no-bricks = aucune brique
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
eketorp-of-brick = { $brick ->
    [grass] brique d’herbe
    [wood] brique de bois
    [clay] brique d’argile
   *[stone] brique de pierre
  }
eketorp-the-brick = { $brick ->
    [grass] l’herbe
    [wood] le bois
    [clay] l’argile
   *[stone] la pierre
  }
eketorp-laid-brick = { $count ->
    [one] { eketorp-brick }
   *[other] { eketorp-brick } ×{ $count }
  }
eketorp-wall = { $wall ->
    [0] première muraille de la catapulte
    [1] seconde muraille de la catapulte
    [2] première muraille du bateau
    [3] seconde muraille du bateau
    [4] première muraille du bélier
   *[5] seconde muraille du bélier
  }
eketorp-for-side = pour { eketorp-side } { $castleIs ->
    [you] devant chez vous
   *[other] devant { $castle }
  }
eketorp-the-a = un { $a }
eketorp-the-b = un { $b }

## What a player can do

eketorp-action-place-field = envoyer un Viking en { $field }
eketorp-action-place-siege = envoyer un Viking { $side ->
    [catapult] à la catapulte
    [boat] au bateau
   *[ram] au bélier
  } devant { $castle }
eketorp-action-place-home = garder tous les autres au village et rendre le plan
eketorp-action-play = jouer le { $value }
eketorp-action-pass = garder vos cartes
eketorp-action-exchange = remplacer toute votre main, à une amulette par carte
eketorp-action-draw = une carte est piochée : { $value }
eketorp-action-material = la carte de matériaux { $card } est retournée
eketorp-action-first = { $who } devient premier joueur
eketorp-action-build = poser la { eketorp-of-brick } sur la { eketorp-wall }
eketorp-action-attack = attaquer { $rival } en { $field }
eketorp-action-siege = assiéger { $castleIs ->
    [you] votre village
   *[other] le village { of-castle }
  } { eketorp-with-side }
eketorp-action-contest = combattre { $rival } { eketorp-for-side }
eketorp-action-decline = renoncer à assiéger { $castleIs ->
    [you] votre village
   *[other] le village { of-castle }
  } { eketorp-with-side }
# Bricks torn off the two walls that a siege engine faces
eketorp-torn =
  { $first ->
    [0] { $second ->
        [one] une brique
        [2] deux briques
        [3] trois briques
       *[other] { $second } briques
      } de la seconde muraille
   *[other] { $first ->
        [one] une brique
        [2] deux briques
        [3] trois briques
       *[other] { $first } briques
      } de la première muraille{ $second ->
        [0] {""}
        [one] {" "}et une de la seconde
        [2] {" "}et deux de la seconde
        [3] {" "}et trois de la seconde
       *[other] {" "}et { $second } de la seconde
      }
  }
eketorp-action-plunder-nothing = laisser les murailles intactes
eketorp-action-plunder = retirer { eketorp-torn }, sans rien garder
eketorp-action-plunder-booty = retirer { eketorp-torn }, et garder une { eketorp-of-brick }
eketorp-action-claim = prendre une { eketorp-of-brick }
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
eketorp-ask-claim = Quelle brique votre Viking prend-il en { $field } ?
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
    [open] Le village { of-rival } est sans défense : vous pouvez piller jusqu’à la valeur de votre carte. Laquelle jouez-vous ?
   *[empty] Votre village est sans défense : votre carte compte 0, et { $rival } la garde. Laquelle jouez-vous ?
  }
eketorp-ask-plunder = Pillez jusqu’à { $difference }, par le haut, sur les deux murailles { of-rival } face { $first ->
    [0] à la catapulte
    [2] au bateau
   *[4] au bélier
  }.
eketorp-ask-build = Vous avez rapporté { $bricks }. Où construisez-vous ?
eketorp-ask-redraw = Gardez-vous votre première main ?

## The table in plain text

eketorp-board-round = Manche { $round } sur 10. { $whoIs ->
    [you] Vous commencez.
   *[other] { $who } commence.
  }
eketorp-board-field = Case { $field } : { $bricks }.
eketorp-board-field-vikings = Case { $field } : { $bricks }. Vikings : { $vikings }.
eketorp-board-siege = { $side ->
    [catapult] Catapulte
    [boat] Bateau
   *[ram] Bélier
  } devant { $castleIs ->
    [you] chez vous
   *[other] { $castle }
  }. Vikings : { $vikings }.
eketorp-board-castle = { $who } : murailles { $walls } ({ $built ->
    [one] { $built } brique
   *[other] { $built } briques
  } sur { $room }). Vikings au village : { $home } ; à l’hôpital, lits 1 à 4 : { $wards } ; amulettes : { $amulets }.
eketorp-board-hand = { "  " }main : { $hand }
eketorp-board-hand-swap = { "  " }main : { $hand } ; défausse : { $swap }
eketorp-owner = { $whoIs ->
    [you] vous
   *[other] { $who }
  } ×{ $count }

## The story

eketorp-event-first = { $whoIs ->
    [you] Vous commencez la partie.
   *[other] { $who } commence la partie.
  }
eketorp-event-dealt = Chacun reçoit quatre cartes de combat.
eketorp-event-hand = { $whoIs ->
    [you] Votre main : { $cards }.
   *[other] Main { of-who } : { $cards }.
  }
eketorp-event-redraw = { $whoIs ->
    [you] Vous n’avez que de petites cartes, les mettez de côté et en piochez quatre autres.
   *[other] { $who } n’a que de petites cartes, les met de côté et en pioche quatre autres.
  }
eketorp-event-redraw-shown = { $whoIs ->
    [you] Vous montrez votre main ({ $cards }), la mettez de côté et piochez quatre autres cartes.
   *[other] { $who } montre sa main ({ $cards }), la met de côté et pioche quatre autres cartes.
  }
eketorp-event-round = – Manche { $round }. { $whoIs ->
    [you] Vous commencez.
   *[other] { $who } commence.
  }
eketorp-event-material = Nouvelles briques : { $laid }.
eketorp-laid = { $field } { $bricks }
eketorp-event-planned = { $whoIs ->
    [you] Votre plan est prêt.
   *[other] Le plan { of-who } est prêt.
  }
eketorp-event-revealed = Voici les plans !
eketorp-event-plan = { $whoIs ->
    [you] Vous
   *[other] { $who }
  } : { $places }.
eketorp-event-no-plan = { $whoIs ->
    [you] Vous n’avez personne à envoyer.
   *[other] { $who } n’a personne à envoyer.
  }
eketorp-vikings-field = { $field } ×{ $count }
eketorp-vikings-siege = { eketorp-side } { $castleIs ->
    [you] devant chez vous
   *[other] devant { $castle }
  }
eketorp-vikings-home = { $count ->
    [0] personne au village
   *[other] { $count } au village
  }
eketorp-event-took = { $whoIs ->
    [you] Vous prenez { $bricks } en { $field }.
   *[other] { $who } prend { $bricks } en { $field }.
  }
eketorp-event-attack = { eketorp-event-attack.line }.
    .line = { $whoIs ->
        [you] Vous attaquez { $rival } en { $field }
       *[other] { $rivalIs ->
            [you] { $who } vous attaque en { $field }
           *[other] { $who } attaque { $rival } en { $field }
          }
      }
eketorp-event-contest = { eketorp-event-contest.line }.
    .line = { $whoIs ->
        [you] Vous combattez { $rival } { eketorp-for-side }
       *[other] { $rivalIs ->
            [you] { $who } vous combat { eketorp-for-side }
           *[other] { $who } combat { $rival } { eketorp-for-side }
          }
      }
eketorp-event-siege = { $whoIs ->
    [you] Vous assiégez le village { of-castle } { eketorp-with-side }{ $defended ->
        [yes] .
       *[no] {"\u202F"}; personne ne le défend.
      }
   *[other] { $castleIs ->
        [you] { $who } vous assiège { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] {"\u202F"}; vous n’avez personne au village.
          }
       *[other] { $who } assiège le village { of-castle } { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] {"\u202F"}; personne ne le défend.
          }
      }
  }
    .line = { $whoIs ->
        [you] Vous assiégez le village { of-castle } { eketorp-with-side }
       *[other] { $castleIs ->
            [you] { $who } vous assiège { eketorp-with-side }
           *[other] { $who } assiège le village { of-castle } { eketorp-with-side }
          }
      }
eketorp-event-declined = { $whoIs ->
    [you] Vous renoncez à assiéger le village { of-castle } { eketorp-with-side }.
   *[other] { $castleIs ->
        [you] { $who } renonce à vous assiéger { eketorp-with-side }.
       *[other] { $who } renonce à assiéger le village { of-castle } { eketorp-with-side }.
      }
  }
eketorp-event-exchanged = { $whoIs ->
    [you] Vous dépensez
   *[other] { $who } dépense
  } { $count ->
    [one] une amulette
   *[other] { $count } amulettes
  } pour une nouvelle main.
    .part = { $whoIs ->
        [you] vous dépensez { $count ->
            [one] { $count } amulette
           *[other] { $count } amulettes
          }
       *[other] { $who } dépense { $count ->
            [one] { $count } amulette
           *[other] { $count } amulettes
          }
      }
eketorp-event-cards = { $whoIs ->
    [you] Vous jouez { eketorp-the-a }, { $rival } { eketorp-the-b }.
   *[other] { $rivalIs ->
        [you] { $who } joue { eketorp-the-a }, vous { eketorp-the-b }.
       *[other] { $who } joue { eketorp-the-a }, { $rival } { eketorp-the-b }.
      }
  }
eketorp-event-cards-open = { $whoIs ->
    [you] Vous jouez { eketorp-the-a }. Personne ne défend : la carte { of-rival } ({ $b }) compte 0.
   *[other] { $rivalIs ->
        [you] { $who } joue { eketorp-the-a }. Personne ne défend : votre carte ({ $b }) compte 0.
       *[other] { $who } joue { eketorp-the-a }. Personne ne défend : la carte { of-rival } ({ $b }) compte 0.
      }
  }
eketorp-event-breach = { $whoIs ->
    [you] Vous forcez le passage ! Pillez jusqu’à { $difference }.
   *[other] { $who } force le passage et peut piller jusqu’à { $difference }.
  }
eketorp-event-repelled = { $rivalIs ->
    [you] Vos murailles tiennent bon.
   *[other] Les murailles { of-rival } tiennent bon.
  }
eketorp-event-attack-over = { eketorp-event-attack-over.line }.
    .line = { eketorp-event-attack.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-contest-over = { eketorp-event-contest-over.line }.
    .line = { eketorp-event-contest.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-siege-over = { eketorp-event-siege-over.line }.
    .line = { eketorp-event-siege.line } { eketorp-siege-outcome }
eketorp-cards-played = { $a } contre { $b }
eketorp-fight-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] et gagnez
       *[other] et gagne
      }
    [lost] { $whoIs ->
        [you] et perdez
       *[other] et perd
      }
   *[tied] { $whoIs ->
        [you] et faites égalité
       *[other] et fait égalité
      }
  }
eketorp-siege-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] et forcez le passage
       *[other] et force le passage
      }, { eketorp-cards-played }
    [open] { $whoIs ->
        [you] et forcez le passage
       *[other] et force le passage
      } sans résistance
   *[lost] en vain, { eketorp-cards-played }
  }
eketorp-event-hurt = { $whoIs ->
    [you] Un de vos Vikings
   *[other] Un Viking { of-who }
  } { $rounds ->
    [0] revient à la manche suivante.
    [one] est absent { $rounds } manche.
   *[other] est absent { $rounds } manches.
  }
    .part = { $whoIs ->
        [you] un de vos Vikings
       *[other] un Viking { of-who }
      } { $rounds ->
        [0] revient à la manche suivante
        [one] est absent { $rounds } manche
       *[other] est absent { $rounds } manches
      }
eketorp-event-hurt-both = Les deux Vikings { $rounds ->
    [0] reviennent à la manche suivante.
    [one] sont absents { $rounds } manche.
   *[other] sont absents { $rounds } manches.
  }
    .part = les deux Vikings { $rounds ->
        [0] reviennent à la manche suivante
        [one] sont absents { $rounds } manche
       *[other] sont absents { $rounds } manches
      }
eketorp-event-picked-up = { $whoIs ->
    [you] Vous reprenez votre défausse : { $cards }.
   *[other] { $who } reprend sa défausse : { $cards }.
  }
    .part = { $whoIs ->
        [you] vous reprenez { $cards }
       *[other] { $who } reprend { $cards }
      }
eketorp-event-picked-up-hidden = { $whoIs ->
    [you] Vous reprenez votre défausse.
   *[other] { $who } reprend sa défausse.
  }
    .part = { $whoIs ->
        [you] vous reprenez votre défausse
       *[other] { $who } reprend sa défausse
      }
eketorp-event-no-plunder = { $whoIs ->
    [you] Vous ne prenez rien sur les murailles.
   *[other] { $who } ne prend rien sur les murailles.
  }
    .part = aucun butin
eketorp-event-plundered = { $whoIs ->
    [you] Vous retirez { $bricks } des murailles { of-rival }.
   *[other] { $rivalIs ->
        [you] { $who } retire { $bricks } de vos murailles.
       *[other] { $who } retire { $bricks } des murailles { of-rival }.
      }
  }
    .part = { $kept ->
        [all] { $bricks } en butin
        [some] { $bricks } en moins sur les murailles, une { eketorp-of-brick } en butin
       *[none] { $bricks } en moins sur les murailles
      }
eketorp-event-booty = { $whoIs ->
    [you] Vous emportez une { eketorp-of-brick }.
   *[other] { $who } emporte une { eketorp-of-brick }.
  }
eketorp-event-brought-home = { $whoIs ->
    [you] Vous rapportez { $bricks }.
   *[other] { $who } rapporte { $bricks }.
  }
eketorp-event-built = { $whoIs ->
    [you] Vous posez une { eketorp-of-brick }.
   *[other] { $who } pose une { eketorp-of-brick }.
  }
    .line = { $whoIs ->
        [you] Vous posez
       *[other] { $who } pose
      }
    .part = { eketorp-brick }
eketorp-event-surplus = { $whoIs ->
    [you] Vous n’avez plus de place pour { $bricks }.
   *[other] { $who } n’a plus de place pour { $bricks }.
  }
eketorp-event-complete = { $whoIs ->
    [you] Votre village est complet !
   *[other] Le village { of-who } est complet !
  }
eketorp-event-last-round = Dix manches ont été jouées.
eketorp-event-healed = { $whoIs ->
    [you] { $count ->
        [one] Un de vos Vikings est guéri.
       *[other] { $count } de vos Vikings sont guéris.
      }
   *[other] { $count ->
        [one] Un Viking { of-who } est guéri.
       *[other] { $count } Vikings { of-who } sont guéris.
      }
  }

## Scores and endings

eketorp-part-grass = herbe
eketorp-part-wood = bois
eketorp-part-clay = argile
eketorp-part-stone = pierre
eketorp-part-complete = village complet
eketorp-part-amulets = amulettes
eketorp-ending-castle = Un village est complet.
eketorp-ending-rounds = Dix manches ont été jouées.

## Why something is not possible

eketorp-reason-not-your-decision = Ce n’est pas à vous.
eketorp-reason-another-step = Pas à cette étape de la manche.
eketorp-reason-dice-decide = La pioche en décide.
eketorp-reason-game-over = La partie est finie.
eketorp-reason-hand-has-a-high-card = Une main avec un 4, un 5 ou un 6 se garde.
eketorp-reason-own-castle = Vous ne pouvez pas assiéger votre propre village.
eketorp-reason-castle-not-in-play = Ce village n’est pas en jeu.
eketorp-reason-one-viking-a-siege-field = Vous y avez déjà un Viking : un par case de siège.
eketorp-reason-places-in-order = Les Vikings partent dans l’ordre : cases A à G, puis cases de siège dans le sens horaire. Tapez undo, puis tout le plan sur une ligne.
eketorp-reason-no-such-brick-on-the-field = Il n’y a pas cette brique sur la case.
eketorp-reason-no-viking-of-yours = Vous n’y avez pas de Viking.
eketorp-reason-no-viking-of-theirs = L’adversaire n’y a pas de Viking.
eketorp-reason-not-against-yourself = Vous ne pouvez pas vous combattre vous-même.
eketorp-reason-field-at-peace = Cette case est sans conflit : on ne s’y bat pas.
eketorp-reason-rivals-on-the-siege-field = Combattez d’abord les rivaux sur cette case de siège.
eketorp-reason-siege-over = Votre siège depuis cette case est terminé pour cette manche.
eketorp-reason-siege-must-be-fought = Vous ne pouvez pas renoncer à ce siège : qui peut attaquer doit combattre.
eketorp-reason-walls-worth-a-siege = Vous ne pouvez renoncer qu’au siège de deux murailles vides.
eketorp-reason-too-few-amulets = Il vous faut une amulette par carte en main.
eketorp-reason-card-not-in-hand = Vous n’avez pas cette carte en main.
eketorp-reason-too-few-bricks-on-the-wall = Cette muraille a moins de briques.
eketorp-reason-bricks-worth-too-much = Ces briques valent plus que ce que vous pouvez piller.
eketorp-reason-two-bricks-at-most = Vous pouvez retirer deux briques au plus.
eketorp-reason-booty-not-among-the-bricks = Vous ne pouvez garder qu’une brique que vous retirez.
eketorp-reason-booty-must-be-taken = Vous devez garder l’une des briques.
eketorp-reason-brick-not-brought = Vous n’avez pas cette brique à poser.
eketorp-reason-wall-full = Cette muraille est pleine (3 briques).
eketorp-reason-walls-in-order = On construit dans l’ordre croissant des murailles, en laissant de la place au reste. Tapez undo, puis toutes les briques sur une ligne.
eketorp-reason-no-rival-on-the-siege-field = Cet adversaire n’a pas de Viking sur cette case de siège.
eketorp-reason-already-decided = Vous avez déjà décidé. Vous pouvez annuler tant que tous n’ont pas décidé.
eketorp-reason-home-never-attacks = Vos Vikings au village n’attaquent jamais : vous ne pouvez pas combattre vos assiégeants.
eketorp-reason-no-contest-with-yourself = Vous ne pouvez pas vous disputer une case de siège à vous-même.
eketorp-reason-not-your-fight = Ce combat n’est pas le vôtre.
eketorp-reason-opponent-exchanges = L’adversaire décide s’il change ses cartes.
eketorp-reason-not-your-pick = Ce n’est pas à vous de choisir une brique.
eketorp-reason-not-your-turn-to-build = Ce n’est pas à vous de construire.
eketorp-reason-fighters-choose-cards = Seuls les deux adversaires choisissent une carte.
eketorp-reason-besieger-plunders = L’assiégeant choisit les briques.
eketorp-lack-amulets = { $count ->
    [one] Il vous manque { $count } amulette.
   *[other] Il vous manque { $count } amulettes.
  }
eketorp-lack-brick = Vous n’avez pas de { eketorp-of-brick } à poser.
eketorp-lack-card = Vous n’avez pas de { $value } en main.
eketorp-lack-step = { $step ->
    [keep] Décidez d’abord si vous gardez votre main.
    [plan] Placez d’abord vos Vikings.
    [claim] Prenez d’abord votre brique.
    [fight] Choisissez d’abord qui attaquer.
    [amulet] Décidez d’abord si vous remplacez votre main.
    [card] Jouez d’abord une carte de combat.
    [plunder] Choisissez d’abord ce que vous pillez.
   *[other] Posez d’abord vos briques.
  }
eketorp-reason-nobody-left-at-home = Il ne reste personne au village.
eketorp-reason-nobody-to-send = Vous n’avez aucun Viking à envoyer cette manche.
eketorp-reason-nothing-to-build = Vous n’avez aucune brique à poser.
eketorp-reason-plan-already-begun = Vous avez déjà placé des Vikings. Annulez pour recommencer.
eketorp-reason-vikings-do-not-add-up = Votre plan ne correspond pas au nombre de Vikings au village.

## Options, each with a line that explains it

eketorp-option-hospitalExit = sortie de l’hôpital
    .explain = Un Viking passe-t-il une manche dans le dernier lit, ou rentre-t-il au village dès qu’il l’atteint ?
    .afterLast = en quittant le dernier lit
    .onArrival = dès l’arrivée au dernier lit
eketorp-option-siegeBrickCap = briques par pillage
    .explain = Combien de briques peut-on retirer après un siège gagné, dans la limite de la différence entre les cartes ?
    .none = selon la différence
    .two = deux au plus
eketorp-option-emptyFieldBattle = combats sur les cases vides
    .explain = Les Vikings de plusieurs couleurs se battent-ils sur une case où il n’y a aucune brique ?
    .yes = ils se battent
    .no = la case est sans conflit
eketorp-option-mixedClaim = briques différentes
    .explain = Si les briques d’une case sans conflit diffèrent, qui décide de ce que prend chaque Viking ?
    .roundRobin = on choisit à tour de rôle
    .autoHighest = la plus précieuse d’abord, d’office
eketorp-option-bootyOptional = butin d’un siège
    .explain = Après un siège gagné, peut-on renoncer à toutes les briques retirées ?
    .yes = on peut y renoncer
    .no = on garde une brique
eketorp-option-skipPointlessSiege = sièges inutiles
    .explain = Peut-on renoncer à un siège qui vise deux murailles vides ?
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
    .bricks = le plus de briques
eketorp-option-firstPlayer = premier joueur au départ
    .explain = Qui est premier joueur à la première manche ?
    .random = tirage au sort
    .seat = une place désignée
eketorp-preset-standard = anglaise/italienne
eketorp-preset-french = française

## Après la partie

eketorp-moment-plundered = { $rivalIs ->
    [you] { $guard ->
        [no] Aucun garde chez vous : { $who } a forcé le passage { eketorp-with-side } et vous a coûté { $points }.
       *[yes] { $who } a forcé le passage { eketorp-with-side } et vous a coûté { $points }.
      }
   *[other] { $whoIs ->
        [you] Vous avez forcé le passage { eketorp-with-side } : { $rival } y a perdu { $points }{ $brick ->
            [none] .
           *[other] {" "}et vous avez gardé { eketorp-the-brick }.
          }
       *[other] { $who } a forcé le passage { eketorp-with-side } : { $rival } y a perdu { $points }.
      }
  }
eketorp-moment-repelled = { $rivalIs ->
    [you] Vous avez tenu bon contre { $who }, { $b } contre { $a }.
   *[other] { $rival } a tenu bon contre { $whoIs ->
        [you] votre siège
       *[other] { $who }
      }, { $b } contre { $a }.
  }
eketorp-moment-won = { $whoIs ->
    [you] Vous avez battu { $rival } en { $field }, { $a } contre { $b }, et pris { $bricks }.
   *[other] { $rivalIs ->
        [you] { $who } vous a battu en { $field }, { $a } contre { $b }, et a pris { $bricks }.
       *[other] { $who } a battu { $rival } en { $field }, { $a } contre { $b }, et pris { $bricks }.
      }
  }
eketorp-moment-beaten-field = { $whoIs ->
    [you] Vous avez battu { $rival } en { $field }, { $a } contre { $b }.
   *[other] { $rivalIs ->
        [you] { $who } vous a battu en { $field }, { $a } contre { $b }.
       *[other] { $who } a battu { $rival } en { $field }, { $a } contre { $b }.
      }
  }
eketorp-moment-beaten-siege-field = { $whoIs ->
    [you] Vous avez battu { $rival } { eketorp-for-side }, { $a } contre { $b }.
   *[other] { $rivalIs ->
        [you] { $who } vous a battu { eketorp-for-side }, { $a } contre { $b }.
       *[other] { $who } a battu { $rival } { eketorp-for-side }, { $a } contre { $b }.
      }
  }
eketorp-moment-tie-field = { $whoIs ->
    [you] Égalité avec { $rival } en { $field } : tous deux à l’hôpital.
   *[other] { $rivalIs ->
        [you] Égalité avec { $who } en { $field } : tous deux à l’hôpital.
       *[other] Égalité entre { $who } et { $rival } en { $field } : tous deux à l’hôpital.
      }
  }
eketorp-moment-tie-siege-field = { $whoIs ->
    [you] Égalité avec { $rival } { eketorp-for-side } : tous deux à l’hôpital.
   *[other] { $rivalIs ->
        [you] Égalité avec { $who } { eketorp-for-side } : tous deux à l’hôpital.
       *[other] Égalité entre { $who } et { $rival } { eketorp-for-side } : tous deux à l’hôpital.
      }
  }
eketorp-moment-nothing = { $whoIs ->
    [you] Vous avez forcé le passage chez { $rival } { eketorp-with-side }, sans rien prendre.
   *[other] { $who } a forcé le passage chez { $rivalIs ->
        [you] vous
       *[other] { $rival }
      } { eketorp-with-side }, sans rien prendre.
  }

# Eketorp à la table du navigateur.

eketorp-web-at-field = en { $field }
eketorp-web-at-siege = { $side ->
    [catapult] à la catapulte
    [boat] au bateau
   *[ram] au bélier
  } { $castleIs ->
    [you] devant chez vous
   *[other] devant { $castle }
  }
eketorp-web-amulets = { $count ->
    [0] aucune amulette
    [one] une amulette
   *[other] { $count } amulettes
  }

## Le plan

eketorp-web-plan = Où vont vos Vikings ?
eketorp-web-plan-note = Choisissez une case ou un engin de siège pour y envoyer un Viking. Tout reste secret jusqu’à ce que chacun soit prêt.
eketorp-web-plan-mine = Votre plan
eketorp-web-plan-begun = Vous avez déjà placé des Vikings. Effacez le plan pour recommencer.
eketorp-web-plan-bare = Il n’y a aucune brique à prendre { $places }.
eketorp-web-no-defender = Personne au village : il est sans défense.
eketorp-web-send-field = { $count ->
    [0] Envoyer un Viking en { $field } : { $bricks }
    [one] Envoyer un autre Viking en { $field } : { $bricks }. Un y va déjà.
   *[other] Envoyer un autre Viking en { $field } : { $bricks }. { $count } y vont déjà.
  }
eketorp-web-back-field = En rappeler un de { $field }
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
eketorp-web-ready = Prêt
eketorp-web-plan-clear = Effacer le plan
eketorp-web-plan-sealed = Plan rendu. Vous pouvez le changer tant que tous ne sont pas prêts.
eketorp-web-plan-told = Plan rendu.

## Des briques sur une case sans conflit

eketorp-web-claim-after = { $who } choisit ensuite.
eketorp-web-take = Prendre { eketorp-the-brick }

## Combats

eketorp-web-attack = Où attaquez-vous ?
eketorp-web-attack-note = Choisissez ici ou sur le plateau.
eketorp-web-choose-attack = Choisissez une attaque
eketorp-web-go = Attaquer
eketorp-web-give-up = Renoncer au siège
eketorp-web-holds-known = a { $cards }
eketorp-web-holds-unseen = { $count ->
    [one] a une carte cachée
   *[other] a { $count } cartes cachées
  }
eketorp-web-defenders = { $count ->
    [0] personne au village
    [one] un au village
   *[other] { $count } au village
  }
eketorp-web-battle = Combat contre { $rival } en { $field } pour { $bricks }
eketorp-web-battle-empty = Combat contre { $rival } en { $field }
eketorp-web-contest = Combat contre { $rival } { eketorp-for-side }
eketorp-web-siege = Vous assiégez le village { of-castle } { eketorp-with-side }
eketorp-web-besieged = { $rival } vous assiège { eketorp-with-side }
eketorp-web-exchange = { $fight }. Changer de main ?
eketorp-web-exchange-note = Une amulette par carte, et il faut changer toute la main. Chaque amulette gardée vaut 1 point.
eketorp-web-keep-cards = Garder ma main
eketorp-web-new-cards = Tout changer
eketorp-web-your-amulets = Vos amulettes
eketorp-web-against = contre
eketorp-web-choose-card = Choisissez une carte
eketorp-web-play = Jouer le { $value }
eketorp-web-open-gate = Le village est sans défense : vous pouvez piller jusqu’à la valeur de votre carte.
eketorp-web-counts-nothing = Sans défense : votre carte compte 0, et l’adversaire la garde. Donnez la pire.
eketorp-web-your-hand = Vos cartes
eketorp-web-card = Carte { $value }
eketorp-web-hand-of = Vos cartes : { $cards }
eketorp-web-choose-note = Choisissez une carte. Ensuite, les deux cartes s’échangent.
eketorp-web-guard = { $count ->
    [one] Choisissez une carte. Votre seul garde défend les murailles éclairées.
   *[other] Choisissez une carte. Un de vos { $count } gardes défend les murailles éclairées.
  }
eketorp-web-gets = Elle passe ensuite à { $rival }.
eketorp-web-card-holds = tient { $count } sur { $of }
eketorp-web-card-wins = bat { $count } sur { $of }
eketorp-web-card-worst = { $points ->
    [0] rien à perdre
   *[other] au pire −{ $points }
  }
eketorp-web-card-best = { $points ->
    [0] rien à piller
   *[other] butin jusqu’à { $points }
  }
eketorp-web-card-out = { $rounds ->
    [0] aucun risque
    [one] absent jusqu’à { $rounds } manche
   *[other] absent jusqu’à { $rounds } manches
  }
eketorp-web-chance-holds = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] Le { $card } ne tient pas contre la carte en main { of-rival }.
           *[other] Le { $card } tient contre la carte en main { of-rival }.
          }
       *[other] Le { $card } tient contre { $count } des { $of } cartes en main { of-rival }.
      }
   *[no] Le { $card } tient contre { $count } des { $of } cartes jamais vues.
  }
eketorp-web-chance-wins = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] Le { $card } ne bat pas la carte en main { of-rival }.
           *[other] Le { $card } bat la carte en main { of-rival }.
          }
       *[other] Le { $card } bat { $count } des { $of } cartes en main { of-rival }.
      }
   *[no] Le { $card } bat { $count } des { $of } cartes jamais vues.
  }
eketorp-web-out = { $most ->
    [0] revient à la manche suivante
    [one] est absent { $most } manche
   *[other] est absent { $rounds } manches
  }
eketorp-web-if-win = Si vous gagnez, un Viking { of-rival } { eketorp-web-out }.
eketorp-web-if-breach = Si vous gagnez, vous pillez jusqu’à { $points }. Un garde { eketorp-web-out }.
eketorp-web-if-breach-open = Vous entrez : pillez jusqu’à { $points }.
eketorp-web-if-beaten = Un { $values } vous bat : votre Viking { eketorp-web-out }.
eketorp-web-if-broken-in = Un { $values } force le passage : vous perdez au pire { $bricks }, et un garde { eketorp-web-out }.
eketorp-web-both-out = { $most ->
    [0] les deux reviennent à la manche suivante
    [one] les deux sont absents { $most } manche
   *[other] les deux sont absents { $rounds } manches
  }
eketorp-web-if-tie = Un { $values } fait égalité : { eketorp-web-both-out }.
eketorp-web-if-tie-siege = Un { $values } fait égalité : les murailles tiennent, { eketorp-web-both-out }.
eketorp-web-at-stake = { $points ->
    [0] murailles vides
   *[other] jusqu’à { $points } à piller
  }
eketorp-web-hurt = { $whoIs ->
    [you] Votre Viking
   *[other] Un Viking { of-who }
  } { $rounds ->
    [0] revient à la manche suivante.
    [one] est absent { $rounds } manche.
   *[other] est absent { $rounds } manches.
  }
eketorp-web-breach = { $whoIs ->
    [you] Vous forcez le passage ! Pillez jusqu’à { $difference }.
   *[other] { $who } force le passage et peut piller jusqu’à { $difference }.
  }
eketorp-web-holds = Les murailles tiennent bon.
eketorp-web-picks-up = { $whoIs ->
    [you] Vous reprenez votre défausse.
   *[other] { $who } reprend sa défausse.
  }
eketorp-web-swapped = Les cartes sont échangées.
eketorp-web-tie = Égalité

## Pillage

eketorp-web-plunder-note = Prenez les briques par le haut. Gardez-en une ; les autres sont perdues.
eketorp-web-wall = { eketorp-wall }
eketorp-web-take-nothing = Ne rien prendre
eketorp-web-pull-down = Démolir seulement

## Construction

eketorp-web-build = { $count ->
    [one] Vous avez une brique à poser. Où la mettez-vous ?
   *[other] Vous avez { $count } briques à poser. Où les mettez-vous ?
  }
eketorp-web-build-note = { $count ->
    [0] Tout est placé.
   *[other] Choisissez une muraille de votre village. Les briques du sommet sont pillées en premier.
  }
eketorp-web-carried = Briques à poser
eketorp-web-unbuild = Reprendre { eketorp-the-brick } de la { eketorp-wall }
eketorp-web-build-done = Construire
eketorp-web-build-again = Recommencer

## Première main

eketorp-web-redraw-note = Ni 4, ni 5, ni 6 ? Vous pouvez repiocher.
eketorp-web-keep-hand = Garder ma main
eketorp-web-draw-anew = Repiocher quatre cartes

## Attente

eketorp-web-you-decide = À vous
eketorp-web-goes-on = Les briques sont distribuées…
eketorp-web-wait-plan = { $count ->
    [one] { $who } prépare encore son plan.
   *[other] { $who } préparent encore leurs plans.
  }
eketorp-web-wait-redraw = { $count ->
    [one] { $who } regarde sa première main.
   *[other] { $who } regardent leurs premières mains.
  }
eketorp-web-wait-claim = { $who } choisit une brique en { $field }.
eketorp-web-wait-fight = { $who } choisit une cible.
eketorp-web-wait-amulet = { $who } se demande s’il faut changer de main avant le combat { $place }.
eketorp-web-wait-card = { $count ->
    [one] { $who } choisit une carte pour le combat { $place }.
   *[other] { $who } choisissent leurs cartes pour le combat { $place }.
  }
eketorp-web-wait-plunder = { $who } pille { $rivalIs ->
    [you] votre village
   *[other] le village { of-rival }
  }.
eketorp-web-wait-build = { $count ->
    [one] { $who } construit.
   *[other] { $who } construisent.
  }
eketorp-web-card-sealed = Votre { $value } est sur la table, face cachée.

## Une nouvelle manche

eketorp-web-round = Manche { $round }
eketorp-web-leader = { $whoIs ->
    [you] Vous commencez.
   *[other] { $who } commence.
  }
eketorp-web-wards-move = À l’hôpital, chacun avance d’un lit.
eketorp-web-leftovers = L’herbe et le bois restants retournent à la réserve.

## Ce qu’on sait

eketorp-web-known = Cartes vues jusqu’ici
eketorp-web-hand = Main
eketorp-web-swap = Défausse
eketorp-web-piles = Talon : { $pile } ; cartes écartées : { $discards }.
eketorp-web-discards-known = Cartes écartées que vous connaissez :
eketorp-web-heading = { web-round }{ $step ->
    [redraw] {" "}· Premières mains
    [plan] {" "}· Plans
    [claim] {" "}· Briques
    [fight] {" "}· Combats
    [amulet] {" "}· Combats
    [card] {" "}· Combats
    [plunder] {" "}· Pillage
    [build] {" "}· Construction
    [over] {" "}· Fin
   *[chance] {""}
  }

# Les scènes d’Eketorp.

eketorp-scene-plans = Les plans !
eketorp-scene-revealed = Les plans sont dévoilés
eketorp-scene-blood = { $count ->
    [0] On ne se bat sur aucune case.
    [one] On se bat sur une case.
   *[other] On se bat sur { $count } cases.
  }
eketorp-scene-besieged = { $mine ->
    [yes] { $count ->
        [one] Votre village est assiégé.
       *[other] { $count } villages sont assiégés, le vôtre aussi.
      }
   *[no] { $count ->
        [one] Un village est assiégé.
       *[other] { $count } villages sont assiégés.
      }
  }
eketorp-scene-served = Cases sans conflit : chacun prend une brique.
eketorp-scene-fight = { $who } affronte { $rival } { $place }
eketorp-scene-siege = { $who } assiège le village { of-rival } { eketorp-with-side }
eketorp-scene-wins = { $whoIs ->
    [you] Vous gagnez de { $by } !
   *[other] { $who } gagne de { $by }
  }
eketorp-scene-open = { $whoIs ->
    [you] Personne ne défend : vous forcez le passage !
   *[other] Personne ne défend : { $who } force le passage
  }
eketorp-scene-plunder = { $whoIs ->
    [you] Vous pillez le village { of-rival }
   *[other] { $rivalIs ->
        [you] { $who } pille votre village
       *[other] { $who } pille le village { of-rival }
      }
  }
eketorp-scene-booty = { $whoIs ->
    [you] Vous emportez { eketorp-the-brick } !
   *[other] { $who } emporte { eketorp-the-brick }
  }
eketorp-scene-torn-down = { $whoIs ->
    [you] Vous démolissez { $bricks }
   *[other] { $who } démolit { $bricks }
  }
eketorp-scene-no-plunder = { $whoIs ->
    [you] Vous ne prenez rien
   *[other] { $who } ne prend rien
  }
eketorp-scene-loot = Passage forcé ! Prenez jusqu’à { $difference } à { $rival }
eketorp-scene-loot-empty = Passage forcé, mais il n’y a rien sur ces deux murailles.
eketorp-scene-loot-dear = Passage forcé, mais { $count ->
    [one] la brique du haut vaut
   *[other] les briques du haut valent
  } plus de { $difference }.
eketorp-scene-gain = Vous gagnez { $points }
eketorp-scene-gain-what = { eketorp-the-brick }, à poser cette manche
eketorp-scene-gain-nothing = vous ne gardez rien
eketorp-scene-loss = { $rival } perd { $points }
eketorp-scene-of-points = { $points } sur { $difference }
eketorp-scene-carry = Emporter { eketorp-the-brick } ({ $points })
eketorp-scene-best = Meilleur butin
eketorp-scene-on = Continuer
eketorp-scene-keep = Vous la gardez
eketorp-scene-lost = Démolie
eketorp-scene-lift = Soulever { eketorp-the-brick }
eketorp-scene-keep-this = Garder { eketorp-the-brick }
eketorp-scene-put-back = Reposer { eketorp-the-brick }
eketorp-scene-build = Les villages s’élèvent
eketorp-scene-complete = { $whoIs ->
    [you] Votre village est complet !
   *[other] Le village { of-who } est complet !
  }
eketorp-scene-last-round = La dixième manche est finie
eketorp-scene-counted = Place au décompte des villages.

# Shipwrights of the North Sea: everything that its players read.

shipwrights = Shipwrights of the North Sea
shipwrights-legend = Les cartes ont un nom court : SH pour les navires, BU pour les bâtiments, CR pour les artisans, TF pour les villageois, JA pour les jarls, avec leur numéro dans les tables de cartes. Les cases du plateau se comptent à partir de 1, les bâtiments à partir de 0, qui est la cabane. Plusieurs étapes tiennent sur une seule ligne, séparées par des virgules.
shipwrights-good = { $good ->
    [worker] { $count ->
        [one] ouvrier
       *[other] ouvriers
      }
    [coin] { $count ->
        [one] pièce
       *[other] pièces
      }
    [wood] bois
    [wool] { $count ->
        [one] laine
       *[other] laines
      }
    [iron] { $count ->
        [one] fer
       *[other] fers
      }
    [gold] { $count ->
        [one] or
       *[other] ors
      }
    [any] bois, laine ou fer
   *[card] { $count ->
        [one] carte
       *[other] cartes
      }
  }
shipwrights-goods = { $good ->
    [any] { $count ->
        [one] { $count } bois, laine ou fer
       *[other] { $count } au choix parmi bois, laine et fer
      }
   *[other] { $count } { shipwrights-good }
  }
shipwrights-resource = { $good ->
    [wood] bois
    [wool] laine
    [iron] fer
   *[gold] or
  }
shipwrights-nothing = rien
shipwrights-gain = gagner { $goods }
shipwrights-exchange = payer { $paid } pour gagner { $goods }
shipwrights-hut = Cabane
shipwrights-eikja = Eikja
shipwrights-no-building = pas encore construit
shipwrights-no-card = aucune carte
shipwrights-hidden-trade = une carte
shipwrights-by-skill = { $coins ->
    [0] gratuit
   *[other] 1 pièce
  }
shipwrights-skill-for = 1 talent pour { $paid }
shipwrights-enemy = { $card } ({ $limits } ; joueur neutre { $steps })
shipwrights-limit-price = les ressources coûtent { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  } de plus
shipwrights-limit-raid = les raids demandent { $count ->
    [one] 1 ouvrier de plus
   *[other] { $count } ouvriers de plus
  }
shipwrights-limit-tuck = glisser une carte coûte { $count ->
    [one] { $count } or
   *[other] { $count } ors
  } de plus
shipwrights-limit-board = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } au plus sur le plateau
shipwrights-skill = { $skill ->
    [blacksmith] forgeron
    [sailmaker] maître voilier
    [carver] sculpteur
    [stonecutter] tailleur de pierre
   *[carpenter] charpentier
  }
shipwrights-track = { $track ->
    [military] Militaire
    [trade] Commerce
   *[fame] Renommée
  }
shipwrights-steps = { shipwrights-track } { $to }
    .part = +{ $count } { shipwrights-track }
shipwrights-upgraded = { $card ->
    [eikja] Eikja
    [labourer] manœuvre
   *[hut] cabane
  }
shipwrights-the-upgraded = { $card ->
    [eikja] l’Eikja
    [labourer] le manœuvre
   *[hut] la cabane
  }

## What is printed on a card

shipwrights-facts-ship = Navire · { $skills } · coût { $paid } · { $worth } · { $effect }
shipwrights-facts-building = Bâtiment · coût { $paid } · { $worth } · Ouvrier : { $ability }
shipwrights-facts-craftsman = Artisan · { $major } (gratuit) ou { $minor } (1 pièce)
shipwrights-facts-townsfolk = Villageois · { $ability }
shipwrights-facts-jarl = Jarl · { $worth }
shipwrights-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
shipwrights-worth-steps = +{ $count } { shipwrights-track }
shipwrights-effect-now = À la construction : { $goods }
shipwrights-effect-income = Revenus : { $goods }
shipwrights-effect-end = À la fin : { shipwrights-points }
shipwrights-effect-per = À la fin : { shipwrights-points } { $counter ->
    [distinct_building] par bâtiment différent
    [set] par lot d’une carte Raid, d’une carte Commerce et d’une amélioration
    [ship] par navire
    [raid] par carte Raid
    [trade] par carte Commerce
   *[upgrade] par amélioration
  }
shipwrights-card-line = { $word } { $card } : { $facts } · Défausse : { $goods }

## What a player can do

shipwrights-action-draw = une carte est piochée : { $card }
shipwrights-action-round = la carte Manche { $card } est révélée
shipwrights-action-prize = une carte Raid est piochée : { $card }
shipwrights-action-route = une carte Commerce est piochée : { $card }
shipwrights-action-hut = une cabane est distribuée : { $card }
shipwrights-action-end = terminer votre manche
shipwrights-action-discard = défausser la carte { $card } et gagner { $goods }
shipwrights-action-lay = poser la carte { $card } sur votre plateau
shipwrights-action-play = jouer la carte { $card } : { $ability }
shipwrights-action-build = construire le bâtiment { $card } pour { $paid }
shipwrights-action-tuck = glisser la carte { $card } sous un bâtiment pour { $paid }
shipwrights-action-ship = construire le navire de la case { $space } : { $card }
shipwrights-action-place-board = placer un ouvrier sur la case { $space } : { $ability }
shipwrights-action-place-building = placer un ouvrier sur { $slot ->
    [0] la { $card }
   *[other] le bâtiment { $slot }, { $card }
  } : { $ability }
shipwrights-action-place-nowhere = placer un ouvrier sur le bâtiment { $slot }
shipwrights-action-dismiss-board = retirer sans gain la carte { $card } de la case { $space }
shipwrights-action-dismiss-building = retirer sans gain la carte { $card } placée sous ce bâtiment : { $building }
shipwrights-action-buy = acheter 1 { shipwrights-resource } pour { $price ->
    [one] 1 pièce
   *[other] { $price } pièces
  }
shipwrights-action-forge = échanger 1 bois, 1 laine et 1 fer contre 1 or
shipwrights-action-hero = faire un échange avec { $hero } : { $ability }
shipwrights-action-hero-none = faire un échange avec { $hero }
shipwrights-action-raid = lancer le raid { $card } { $count ->
    [0] sans ouvrier
    [one] avec 1 ouvrier
   *[other] avec { $count } ouvriers
  } : { $ability }
shipwrights-action-raid-none = lancer un raid
shipwrights-action-at = sous { $slot ->
    [0] la cabane : { $card }
   *[other] le bâtiment { $slot } : { $card }
  }
shipwrights-action-at-craftsman = l’artisan sous le bâtiment { $slot } : { $card } ({ shipwrights-by-skill })
shipwrights-action-from = l’artisan de la case { $space } : { $card } ({ shipwrights-by-skill })
shipwrights-action-labourer = le manœuvre, pour { $paid }
shipwrights-action-basic = { shipwrights-resource }
shipwrights-action-card = { $card } : { $facts }
shipwrights-action-card-draft = { $card }
shipwrights-action-aboard = glisser la carte Commerce sous ce navire : { $card }
shipwrights-action-cash = poser la carte Commerce face cachée et gagner aussitôt sa récompense
shipwrights-action-upgrade = améliorer { shipwrights-the-upgraded } : { $ability }
shipwrights-action-ability = { $which ->
    [building] utiliser le bâtiment
   *[townsfolk] utiliser la carte glissée dessous
  }
shipwrights-action-ability-of = utiliser la carte { $card } : { $ability }
shipwrights-action-stop = en rester là avec cet ouvrier
shipwrights-action-enemies = affronter { $names }
shipwrights-action-enemies-none = jouer sans ennemis

## What is asked

shipwrights-ask-draft = Gardées : { $cards }. Quelle carte gardez-vous maintenant ?
shipwrights-ask-draft-two = Quelles deux cartes gardez-vous ? Choisissez-les dans cet ordre ; la dernière ne peut être que la seconde : { $last }
shipwrights-ask-draft-second = Vous gardez { $kept }. Quelle est votre seconde carte ? { $cards }.
shipwrights-ask-enemies = Quels ennemis voulez-vous affronter ?
shipwrights-ask-convert = C’est le moment des derniers échanges. Votre réserve : { $goods }.
shipwrights-ask-tuck = Sous quel bâtiment glissez-vous la carte { $card } ?
shipwrights-ask-skill = Qui est le { shipwrights-skill } pour le navire { $card } ?
shipwrights-ask-discount = Qu’économisez-vous sur le navire { $card } ?
shipwrights-ask-pay-card = { $count ->
    [one] Quelle carte défaussez-vous pour payer ?
   *[other] Quelles cartes défaussez-vous pour payer ? Il en reste { $count } à choisir.
  }
shipwrights-ask-pay-any = { $count ->
    [one] Payez-vous bois, laine, fer ou or ?
   *[other] Payez-vous bois, laine, fer ou or ? Encore { $count }.
  }
shipwrights-ask-gain-any = { $count ->
    [one] Prenez-vous bois, laine ou fer ?
   *[other] Prenez-vous bois, laine ou fer ? Encore { $count }.
  }
shipwrights-ask-ability = Sous le bâtiment { $building } se trouve la carte { $card } ({ $ability }). Quelle capacité utilisez-vous en premier ?
shipwrights-ask-ability-again = Que fait encore l’ouvrier placé sur le bâtiment { $building } ? Dessous se trouve la carte { $card } ({ $ability }).
shipwrights-ask-trade = Vous avez pioché la carte Commerce { $card }. Glissée sous un navire : { $income } à chaque phase de revenus. Face cachée : { $ability }, tout de suite.
shipwrights-ask-upgrade = Choisissez une amélioration
shipwrights-ask-main = Votre main : { $cards }. Votre réserve : { $goods }. Que faites-vous ?
shipwrights-ask-main-empty = Votre main est vide. Votre réserve : { $goods }. Que faites-vous ?

## The table

shipwrights-board-round = Manche { $round } sur 5. Prix en pièces : bois { $wood }, laine { $wool }, fer { $iron }.
shipwrights-board-neutral = Joueur neutre : Militaire { $military }, Commerce { $trade }, Renommée { $fame }.
shipwrights-board-rival = Les cartes Manche ont rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
  } au rival.
shipwrights-board-enemies = Ennemis : { $names }.
shipwrights-board-hero = { $whoIs ->
    [you] { $hero } est à vos côtés.
   *[other] { $hero } est aux côtés { of-who }.
  }
shipwrights-board-hero-free = { $hero } n’a encore rejoint personne.
shipwrights-board-hero-neutral = { $hero } est aux côtés du joueur neutre.
shipwrights-board-yard = { $who } : { $goods } ; Militaire { $military }, Commerce { $trade }, Renommée { $fame }
shipwrights-board-spaces = plateau : { $spaces }
shipwrights-board-buildings = bâtiments : { $buildings }
shipwrights-board-ships = navires : { $ships }
shipwrights-board-raids = cartes Raid : { $raids }
shipwrights-board-trades = cartes Commerce : { $trades }
shipwrights-board-upgrades = améliorations : { $upgrades }
shipwrights-board-common = héros : { $hero }
shipwrights-board-hand = main : { $cards }
shipwrights-board-hidden-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
  }
shipwrights-space = { $space } ({ $ability })
shipwrights-space-card = { $space } { $card }
shipwrights-space-worker = { $space } (un ouvrier)
shipwrights-slot = { $slot } { $card } ({ $ability }{ $worker ->
    [yes] {"\u202F"}; ouvrier en place
   *[no] {""}
  })
shipwrights-slot-tucked = { $slot } { $card } ({ $ability }{ $worker ->
    [yes] {"\u202F"}; ouvrier en place
   *[no] {""}
  }) avec { $under } dessous
shipwrights-raid = { $card } ({ $ability }){ $used ->
    [yes] {" "}(utilisée)
   *[no] {""}
  }
shipwrights-trade-aboard = { $card } (sous le navire { $ship })
shipwrights-trade-face-down = { $card } (face cachée)

## What happens

shipwrights-event-hut = { $whoIs ->
    [you] Vous recevez la carte { $card }.
   *[other] { $who } reçoit la carte { $card }.
  }
shipwrights-event-round = Manche { $round }. { shipwrights-event-round.line }.
    .line = Prix en pièces : bois { $wood }, laine { $wool }, fer { $iron }
shipwrights-event-direction = { $direction ->
    [clockwise] Les cartes passent à gauche (sens horaire).
   *[counterclockwise] Les cartes passent à droite (sens antihoraire).
  }
shipwrights-event-neutral = Le joueur neutre en est à : Militaire { $military }, Commerce { $trade }, Renommée { $fame }.
shipwrights-event-rival = Les cartes Manche ont rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
  } au rival.
shipwrights-event-rival-final = Le rival termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
shipwrights-event-enemies = Ennemis à affronter : { $names }.
shipwrights-event-no-enemies = { $whoIs ->
    [you] Vous jouez sans ennemis.
   *[other] { $who } joue sans ennemis.
  }
shipwrights-event-picked = { $whoIs ->
    [you] Vous avez choisi.
   *[other] { $who } a choisi.
  }
shipwrights-event-actions = Les cartes sont choisies : les actions peuvent commencer.
shipwrights-event-hand = { $whoIs ->
    [you] Votre main : { $cards }.
   *[other] Main { of-who } : { $cards }.
  }
shipwrights-event-drew = { $whoIs ->
    [you] Vous piochez une carte.
   *[other] { $who } pioche une carte.
  }
    .part = +1 carte
shipwrights-event-drew-mine = { $whoIs ->
    [you] Vous piochez la carte { $card }.
   *[other] { $who } pioche la carte { $card }.
  }
    .part = +{ $card }
shipwrights-event-discarded = { shipwrights-event-discarded.line }.
    .line = { $whoIs ->
        [you] Vous défaussez la carte { $card }
       *[other] { $who } défausse la carte { $card }
      }
shipwrights-event-laid = { shipwrights-event-laid.line }.
    .line = { $whoIs ->
        [you] Vous posez la carte { $card } sur votre plateau
       *[other] { $who } pose la carte { $card } sur son plateau
      }
shipwrights-event-worker-lost = { $whoIs ->
    [you] Vous perdez l’ouvrier qui se trouvait là.
   *[other] { $who } perd l’ouvrier qui se trouvait là.
  }
    .part = 1 ouvrier perdu
shipwrights-event-played = { shipwrights-event-played.line }.
    .line = { $whoIs ->
        [you] Vous jouez la carte { $card }
       *[other] { $who } joue la carte { $card }
      }
shipwrights-event-built = { shipwrights-event-built.line }.
    .line = { $whoIs ->
        [you] Vous construisez le bâtiment { $card }
       *[other] { $who } construit le bâtiment { $card }
      }
shipwrights-event-tucked = { shipwrights-event-tucked.line }.
    .line = { $whoIs ->
        [you] Vous glissez la carte { $card } sous le bâtiment { $building }
       *[other] { $who } glisse la carte { $card } sous le bâtiment { $building }
      }
shipwrights-event-launched = { shipwrights-event-launched.line }.
    .line = { $whoIs ->
        [you] Vous construisez le navire { $card }
       *[other] { $who } construit le navire { $card }
      }
    .own = { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
shipwrights-event-craftsman = { $whoIs ->
    [you] Vous faites travailler un artisan : { $card }.
   *[other] { $who } fait travailler un artisan : { $card }.
  }
shipwrights-event-labourer = { $whoIs ->
    [you] Vous faites appel au manœuvre.
   *[other] { $who } fait appel au manœuvre.
  }
shipwrights-event-placed-board = { shipwrights-event-placed-board.line }.
    .line = { $whoIs ->
        [you] Vous placez un ouvrier sur la case { $space }
       *[other] { $who } place un ouvrier sur la case { $space }
      }
shipwrights-event-placed-building = { shipwrights-event-placed-building.line }.
    .line = { $whoIs ->
        [you] Vous placez un ouvrier sur le bâtiment { $card }
       *[other] { $who } place un ouvrier sur le bâtiment { $card }
      }
shipwrights-event-dismissed = { shipwrights-event-dismissed.line }.
    .line = { $whoIs ->
        [you] Vous retirez la carte { $card }
       *[other] { $who } retire la carte { $card }
      }
shipwrights-event-bought = { shipwrights-event-bought.line } { shipwrights-event-bought.part }.
    .line = { $whoIs ->
        [you] Vous achetez
       *[other] { $who } achète
      }
    .part = 1 { shipwrights-resource } pour { $price ->
        [one] 1 pièce
       *[other] { $price } pièces
      }
shipwrights-event-forged = { shipwrights-event-forged.line }.
    .line = { $whoIs ->
        [you] Vous échangez 1 bois, 1 laine et 1 fer contre 1 or
       *[other] { $who } échange 1 bois, 1 laine et 1 fer contre 1 or
      }
shipwrights-event-hero-trade = { shipwrights-event-hero-trade.line }.
    .line = { $whoIs ->
        [you] Vous faites un échange avec { $hero }
       *[other] { $who } fait un échange avec { $hero }
      }
shipwrights-event-raided = { $whoIs ->
    [you] Vous lancez un raid : { $card }.
   *[other] { $who } lance un raid : { $card }.
  }
    .line = { $whoIs ->
        [you] Vous lancez le raid { $card }
       *[other] { $who } lance le raid { $card }
      }
shipwrights-event-paid-card = { $whoIs ->
    [you] Vous défaussez la carte { $card } pour payer.
   *[other] { $who } défausse la carte { $card } pour payer.
  }
    .part = { $card } en paiement
shipwrights-event-paid = { $whoIs ->
    [you] Vous payez { $goods }.
   *[other] { $who } paie { $goods }.
  }
    .part = −{ $goods }
shipwrights-event-spent = { shipwrights-event-paid }
shipwrights-event-gained = { shipwrights-event-gained.line }.
    .line = { $whoIs ->
        [you] Vous gagnez { $goods }
       *[other] { $who } gagne { $goods }
      }
    .part = +{ $goods }
shipwrights-event-earned = { $whoIs ->
    [you] Vos revenus : { $goods }.
    [vowel] Revenus d’{ $who } : { $goods }.
   *[other] Revenus de { $who } : { $goods }.
  }
shipwrights-event-steps = { $whoIs ->
    [you] Vous avancez : { $steps }.
   *[other] { $who } avance : { $steps }.
  }
    .part = { $steps }
shipwrights-event-raid-card = { $whoIs ->
    [you] Vous remportez la carte Raid { $card }.
   *[other] { $who } remporte la carte Raid { $card }.
  }
    .part = +carte Raid { $card }
shipwrights-event-trade-card = { $whoIs ->
    [you] Vous remportez une carte Commerce.
   *[other] { $who } remporte une carte Commerce.
  }
    .part = +1 carte Commerce
shipwrights-event-trade-card-mine = { $whoIs ->
    [you] Vous remportez la carte Commerce { $card }.
   *[other] { $who } remporte la carte Commerce { $card }.
  }
    .part = +carte Commerce { $card }
shipwrights-event-trade-tucked = { $whoIs ->
    [you] Vous glissez la carte Commerce { $card } sous le navire { $ship }.
   *[other] { $who } glisse la carte Commerce { $card } sous le navire { $ship }.
  }
    .part = { $card } sous { $ship }
shipwrights-event-used = { $whoIs ->
    [you] Vous utilisez la carte { $card }.
   *[other] { $who } utilise la carte { $card }.
  }
    .part = avec { $card }
shipwrights-event-used-building = { shipwrights-event-used }
shipwrights-event-trade-cashed = { $whoIs ->
    [you] Vous posez la carte Commerce face cachée et empochez sa récompense.
   *[other] { $who } pose la carte Commerce face cachée et empoche sa récompense.
  }
    .part = carte Commerce empochée
shipwrights-event-upgraded = { $whoIs ->
    [you] Vous améliorez { shipwrights-the-upgraded }.
   *[other] { $who } améliore { shipwrights-the-upgraded }.
  }
    .part = amélioration ({ shipwrights-upgraded })
shipwrights-event-ended = { $whoIs ->
    [you] Vous terminez votre manche.
   *[other] { $who } termine sa manche.
  }
shipwrights-event-income = Revenus.
shipwrights-event-returned = { $whoIs ->
    [you] { $count ->
        [one] { $count } ouvrier revient chez vous.
       *[other] { $count } ouvriers reviennent chez vous.
      }
   *[other] { $count ->
        [one] { $count } ouvrier revient chez { $who }.
       *[other] { $count } ouvriers reviennent chez { $who }.
      }
  }
    .part = { $count ->
        [one] { $count } ouvrier rentre
       *[other] { $count } ouvriers rentrent
      }
shipwrights-event-hero = { $whoIs ->
    [you] Vous menez la piste { shipwrights-track } à { $place } : { $hero } vous rejoint.
   *[other] { $who } mène la piste { shipwrights-track } à { $place } et reçoit { $hero }.
  }
shipwrights-event-hero-common = { $whoIs ->
    [you] Vous n’avez pas d’autre héros : { $hero } vous rejoint.
   *[other] { $who } n’a pas d’autre héros et reçoit { $hero }.
  }
shipwrights-event-hero-left = { $whoIs ->
    [you] { $hero } vous quitte.
   *[other] { $hero } quitte { $who }.
  }
shipwrights-event-hero-neutral = Le joueur neutre mène la piste { shipwrights-track } à { $place } et reçoit { $hero }.
shipwrights-event-converted = { $whoIs ->
    [you] Vous convertissez le reste de vos ressources : { $goods }.
   *[other] { $who } convertit le reste de ses ressources : { $goods }.
  }

## Why something is not possible

shipwrights-lack-step = { $ask ->
    [draft] Choisissez d’abord ce que vous gardez.
    [enemies] Choisissez d’abord vos ennemis.
    [convert] Il ne reste plus que les échanges.
    [tuck] Choisissez d’abord le bâtiment pour votre carte.
    [skill] Choisissez d’abord qui construit le navire.
    [discount] Choisissez d’abord ce que vous économisez sur le navire.
    [pay-card] Défaussez d’abord une carte pour payer.
    [pay-any] Choisissez d’abord avec quoi vous payez.
    [gain-any] Choisissez d’abord ce que vous prenez.
    [ability] Choisissez d’abord ce que fait votre ouvrier.
    [trade-card] Décidez d’abord où va la carte Commerce.
    [upgrade] Choisissez d’abord une amélioration.
   *[other] Choisissez d’abord une action : ceci en fait partie.
  }
shipwrights-lack = Il vous manque { $wanted }.
shipwrights-more = { $count } { shipwrights-good }
shipwrights-a-skill = { $skill ->
    [blacksmith] un forgeron
    [sailmaker] un maître voilier
    [carver] un sculpteur
    [stonecutter] un tailleur de pierre
   *[carpenter] un charpentier
  }
shipwrights-reason-not-your-decision = Ce n’est pas à vous.
shipwrights-reason-another-step = Ce n’est pas ce qui est demandé maintenant.
shipwrights-reason-dice-decide = Le hasard en décide.
shipwrights-reason-game-over = La partie est finie.
shipwrights-reason-already-ended = Vous avez terminé votre manche.
shipwrights-reason-already-picked = Vous avez choisi ; les autres choisissent encore.
shipwrights-reason-card-not-in-hand = Vous n’avez pas cette carte en main.
shipwrights-reason-card-not-in-pack = Cette carte n’est pas dans votre paquet.
shipwrights-reason-picks-in-order = Choisissez dans l’ordre indiqué, du début à la fin.
shipwrights-reason-hand-not-empty = Il vous reste des cartes en main : utilisez-les ou défaussez-les d’abord.
shipwrights-reason-board-full = Votre plateau est plein (5 cartes).
shipwrights-reason-enemy-bars-the-space = Un ennemi vous empêche de poser d’autres cartes sur votre plateau.
shipwrights-reason-too-few-workers = Il vous faut plus d’ouvriers.
shipwrights-reason-too-few-coins = Il vous faut plus de pièces.
shipwrights-reason-too-few-resources = Il vous faut plus de bois, de laine, de fer ou d’or.
shipwrights-reason-too-little-gold = Il vous faut plus d’or.
shipwrights-reason-too-few-cards = Il vous faut plus de cartes en main pour payer.
shipwrights-reason-no-free-tuck-place = Chacun de vos bâtiments a déjà une carte dessous.
shipwrights-reason-tuck-place-taken = Ce bâtiment a déjà une carte dessous.
shipwrights-reason-no-ship-laid = Il n’y a pas de navire sur cette case.
shipwrights-reason-skills-not-covered = Il vous faut un artisan pour chaque talent de ce navire.
shipwrights-reason-no-such-space = Vous n’avez pas ce bâtiment.
shipwrights-reason-space-taken = Un ouvrier s’y trouve déjà.
shipwrights-reason-space-covered = Une carte couvre cette case.
shipwrights-reason-no-card-there = Il n’y a pas de carte là.
shipwrights-reason-hero-not-held = Vous n’avez pas ce héros.
shipwrights-reason-hero-does-not-trade = Ce héros ne fait pas d’échanges.
shipwrights-reason-no-raid-card = Vous n’avez pas cette carte Raid.
shipwrights-reason-raid-done = Vous avez déjà utilisé cette carte Raid cette manche.
shipwrights-reason-craftsman-lacks-skill = Il n’y a là aucun artisan qui ait ce talent.
shipwrights-reason-rest-not-payable = Vous ne pourriez plus payer le reste du navire.
shipwrights-reason-not-in-the-cost = Le navire ne coûte pas cela.
shipwrights-reason-not-held = Vous n’en avez pas.
shipwrights-reason-no-free-ship = Vous n’avez pas ce navire, ou une carte Commerce est déjà dessous.
shipwrights-reason-already-upgraded = Déjà amélioré.
shipwrights-reason-ability-done = Vous l’avez déjà utilisée.
shipwrights-reason-no-ability-yet = Utilisez au moins l’une des deux.
shipwrights-reason-enough-actions = Limite d’actions atteinte : défaussez vos cartes et terminez la manche.
shipwrights-reason-only-conversion = Vous ne pourriez plus utiliser l’une de vos cartes.
shipwrights-reason-no-such-enemy = Cet ennemi n’est pas dans les tables de cartes.
shipwrights-reason-enemies-before = Seul un joueur en solo choisit des ennemis, avant la manche 1.
shipwrights-reason-no-gold-for-forging = Il vous faut 1 bois, 1 laine et 1 fer ; l’or ne peut pas les remplacer ici.
shipwrights-reason-never-gold = Choisissez ici bois, laine ou fer : jamais de l’or.
shipwrights-reason-enough-exchanges = Limite d’échanges atteinte : terminez votre manche.
shipwrights-reason-no-building-there = Vous n’avez là aucun bâtiment sous lequel glisser une carte.

## Scores, endings, options

shipwrights-part-ships = navires
shipwrights-part-buildings = bâtiments
shipwrights-part-jarls = jarls
shipwrights-part-tracks = pistes
shipwrights-part-heroes = héros et manœuvre
shipwrights-part-gold = or
shipwrights-ending-rounds = Les cinq manches sont terminées.
shipwrights-ending-solo_won = Les cinq manches sont terminées. Vous avez battu le rival !
shipwrights-ending-solo_lost = Les cinq manches sont terminées. Le rival gagne.
shipwrights-preset-standard = Standard
shipwrights-option-enemies = ennemis
    .explain = Les cartes Ennemi à affronter quand on joue en solo. À deux ou plus, il n’y en a pas.
    .ask = au choix, avant la première manche
    .none = aucun
    .e1 = le premier
    .e2 = le deuxième
    .e12 = le premier et le deuxième
    .e3 = le troisième
    .e13 = le premier et le troisième
    .e23 = le deuxième et le troisième
    .e123 = tous sauf le quatrième
    .e4 = le quatrième
    .e14 = le premier et le quatrième
    .e24 = le deuxième et le quatrième
    .e124 = tous sauf le troisième
    .e34 = le troisième et le quatrième
    .e134 = tous sauf le deuxième
    .e234 = tous sauf le premier
    .e1234 = les quatre
shipwrights-option-conversion = derniers échanges
    .explain = Après la manche 5, le reste des ressources devient de l’or : automatiquement (au mieux) ou à la main.
    .automatic = automatiques
    .manual = à la main

## Names of cards

shipwrights-name-seksring = Seksring
shipwrights-name-ferje = Ferje
shipwrights-name-skute = Skute
shipwrights-name-faring = Faring
shipwrights-name-karve = Karve
shipwrights-name-byrding = Byrding
shipwrights-name-snekke = Snekke
shipwrights-name-barde = Barde
shipwrights-name-knarr = Knarr
shipwrights-name-busse = Busse
shipwrights-name-skeid = Skeid
shipwrights-name-dreki = Dreki
shipwrights-name-timber-yard = Dépôt de bois
shipwrights-name-weaving-house = Atelier de tissage
shipwrights-name-bloomery = Bas fourneau
shipwrights-name-market = Marché
shipwrights-name-longhouse = Maison longue
shipwrights-name-thing-stead = Place du Thing
shipwrights-name-mead-hall = Halle à hydromel
shipwrights-name-hof = Hof
shipwrights-name-boathouse = Hangar à bateaux
shipwrights-name-watchtower = Tour de guet
shipwrights-name-armoury = Armurerie
shipwrights-name-great-hall = Grande Halle
shipwrights-name-blacksmith-sailmaker = Forgeron (Maître voilier)
shipwrights-name-blacksmith-carver = Forgeron (Sculpteur)
shipwrights-name-blacksmith-stonecutter = Forgeron (Tailleur de pierre)
shipwrights-name-blacksmith-carpenter = Forgeron (Charpentier)
shipwrights-name-sailmaker-carver = Maître voilier (Sculpteur)
shipwrights-name-sailmaker-stonecutter = Maître voilier (Tailleur de pierre)
shipwrights-name-sailmaker-carpenter = Maître voilier (Charpentier)
shipwrights-name-sailmaker-blacksmith = Maître voilier (Forgeron)
shipwrights-name-carver-stonecutter = Sculpteur (Tailleur de pierre)
shipwrights-name-carver-carpenter = Sculpteur (Charpentier)
shipwrights-name-carver-blacksmith = Sculpteur (Forgeron)
shipwrights-name-carver-sailmaker = Sculpteur (Maître voilier)
shipwrights-name-stonecutter-carpenter = Tailleur de pierre (Charpentier)
shipwrights-name-stonecutter-blacksmith = Tailleur de pierre (Forgeron)
shipwrights-name-stonecutter-sailmaker = Tailleur de pierre (Maître voilier)
shipwrights-name-stonecutter-carver = Tailleur de pierre (Sculpteur)
shipwrights-name-carpenter-blacksmith = Charpentier (Forgeron)
shipwrights-name-carpenter-sailmaker = Charpentier (Maître voilier)
shipwrights-name-carpenter-carver = Charpentier (Sculpteur)
shipwrights-name-carpenter-stonecutter = Charpentier (Tailleur de pierre)
shipwrights-name-recruiter = Recruteur
shipwrights-name-peddler = Colporteur
shipwrights-name-ferryman = Passeur
shipwrights-name-woodcutter = Bûcheron
shipwrights-name-shepherd = Bergère
shipwrights-name-miner = Mineur
shipwrights-name-moneychanger = Changeur
shipwrights-name-skald = Scalde
shipwrights-name-brewer = Brasseur
shipwrights-name-scavenger = Glaneuse
shipwrights-name-huntress = Chasseuse
shipwrights-name-iver = Iver
shipwrights-name-sigrun = Sigrun
shipwrights-name-torvald = Torvald
shipwrights-name-astrid = Astrid
shipwrights-name-gunnar = Gunnar
shipwrights-name-helga = Helga
shipwrights-name-ragna = Ragna
shipwrights-name-bjorn = Bjorn
shipwrights-name-ylva = Ylva
shipwrights-name-eirik = Eirik
shipwrights-name-monastery = Monastère
shipwrights-name-toll-bridge = Pont à péage
shipwrights-name-coastal-village = Village côtier
shipwrights-name-fishing-port = Port de pêche
shipwrights-name-smithy = Forge
shipwrights-name-trading-post = Comptoir
shipwrights-name-abbey-library = Bibliothèque de l’abbaye
shipwrights-name-harbour-town = Ville portuaire
shipwrights-name-ore-route = Route du minerai
shipwrights-name-timber-route = Route du bois
shipwrights-name-wool-route = Route de la laine
shipwrights-name-amber-route = Route de l’ambre
shipwrights-name-silver-route = Route de l’argent
shipwrights-name-hired-hands = Main-d’œuvre
shipwrights-name-fisher-s-hut = Cabane de pêcheur
shipwrights-name-forester-s-hut = Cabane de forestier
shipwrights-name-crofter-s-hut = Cabane de métayer
shipwrights-name-prospector-s-hut = Cabane de prospecteur
shipwrights-name-hunter-s-hut = Cabane de chasseur
shipwrights-name-goldwasher-s-hut = Cabane d’orpailleur
shipwrights-name-svend = Svend
shipwrights-name-thyra = Thyra
shipwrights-name-frode = Frode
shipwrights-name-randi = Randi
shipwrights-name-kettil-the-usurer = Kettil l’Usurier
shipwrights-name-hallgerd-the-jealous = Hallgerd la Jalouse
shipwrights-name-orm-shieldbreaker = Orm Brise-Bouclier
shipwrights-name-thorgrim-the-grasping = Thorgrim le Cupide

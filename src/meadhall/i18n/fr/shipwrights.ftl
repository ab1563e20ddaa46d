# Shipwrights of the North Sea: everything that its players read.

shipwrights = Shipwrights of the North Sea
shipwrights-legend = Les cartes ont un nom court : SH pour les navires, BU pour les bâtiments, CR pour les artisans, TF pour les gens du village, JA pour les jarls, avec leur numéro dans les tables de cartes. Les cases du plateau se comptent à partir de 1, les bâtiments à partir de 0, qui est la cabane. Plusieurs étapes tiennent sur une seule ligne, séparées par des virgules.
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
    [wool] laine
    [iron] fer
    [gold] or
    [any] { $count ->
        [one] ressource de base au choix
       *[other] ressources de base au choix
      }
   *[card] { $count ->
        [one] carte Village
       *[other] cartes Village
      }
  }
shipwrights-goods = { $count } { shipwrights-good }
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
    [0] talent majeur
   *[other] talent mineur, 1 pièce
  }
shipwrights-skill-for = un talent pour { $paid }
shipwrights-enemy = { $card } ({ $limits } ; joueur neutre : { $steps })
shipwrights-limit-price = prix +{ $count }
shipwrights-limit-raid = les raids demandent { $count ->
    [one] 1 ouvrier de plus
   *[other] { $count } ouvriers de plus
  }
shipwrights-limit-tuck = glisser une carte coûte { $count } or de plus
shipwrights-limit-board = { $count } cartes au plus sur le plateau
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
shipwrights-steps = { $count ->
    [one] d’une case sur la piste { shipwrights-track } (case { $to })
   *[other] de { $count } cases sur la piste { shipwrights-track } (case { $to })
  }
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

shipwrights-facts-ship = navire ; demande : { $skills } ; coûte { $paid } ; { $worth } ; { $effect }
shipwrights-facts-building = bâtiment ; coûte { $paid } ; { $worth } ; avec un ouvrier : { $ability }
shipwrights-facts-craftsman = artisan ; talent majeur : { $major } ; talent mineur : { $minor }
shipwrights-facts-townsfolk = gens du village ; { $ability }
shipwrights-facts-jarl = jarl ; { $worth }
shipwrights-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
shipwrights-worth-steps = +{ $count } { shipwrights-track }
shipwrights-effect-now = à la construction : gagner { $goods }
shipwrights-effect-income = revenus : { $goods }
shipwrights-effect-end = à la fin : { shipwrights-points }
shipwrights-effect-per = à la fin : { shipwrights-points } { $counter ->
    [distinct_building] par bâtiment différent
    [set] par lot d’une carte Raid, d’une carte Commerce et d’une amélioration
    [ship] par navire
    [raid] par carte Raid
    [trade] par carte Commerce
   *[upgrade] par amélioration
  }
shipwrights-card-line = { $word } { $card } : { $facts }. Défaussée de la main, la carte rapporte { $goods }.

## What a player can do

shipwrights-action-draw = une carte est piochée : { $card }
shipwrights-action-round = la carte Manche { $card } est révélée
shipwrights-action-prize = une carte Raid est piochée : { $card }
shipwrights-action-route = une carte Commerce est piochée : { $card }
shipwrights-action-hut = une cabane est distribuée : { $card }
shipwrights-action-end = terminer vos actions
shipwrights-action-discard = défausser la carte { $card } et gagner { $goods }
shipwrights-action-lay = poser la carte { $card } sur votre plateau
shipwrights-action-play = jouer la carte { $card } : { $ability }
shipwrights-action-build = construire le bâtiment { $card } pour { $paid }
shipwrights-action-tuck = glisser la carte { $card } sous un bâtiment pour { $paid }
shipwrights-action-ship = construire le navire de la case { $space } : { $card }
shipwrights-action-place-board = placer un ouvrier sur la case { $space } : { $ability }
shipwrights-action-place-building = placer un ouvrier sur { $slot ->
    [0] { $card }
   *[other] le bâtiment { $slot }, { $card }
  } : { $ability }
shipwrights-action-place-nowhere = placer un ouvrier sur le bâtiment { $slot }
shipwrights-action-dismiss-board = écarter sans récompense la carte { $card } de la case { $space }
shipwrights-action-dismiss-building = écarter sans récompense la carte { $card } placée sous ce bâtiment : { $building }
shipwrights-action-buy = acheter 1 { shipwrights-resource } pour { $price ->
    [one] 1 pièce
   *[other] { $price } pièces
  }
shipwrights-action-forge = échanger 1 bois, 1 laine et 1 fer contre 1 or
shipwrights-action-hero = faire un échange avec { $hero } : { $ability }
shipwrights-action-hero-none = faire un échange avec { $hero }
shipwrights-action-raid = lancer le raid { $card } avec { $count ->
    [0] aucun ouvrier
    [one] 1 ouvrier
   *[other] { $count } ouvriers
  } : { $ability }
shipwrights-action-raid-none = lancer un raid
shipwrights-action-at = sous { $slot ->
    [0] la cabane : { $card }
   *[other] le bâtiment { $slot } : { $card }
  }
shipwrights-action-at-craftsman = l’artisan sous le bâtiment { $slot } : { $card }, { shipwrights-by-skill }
shipwrights-action-from = l’artisan de la case { $space } : { $card }, { shipwrights-by-skill }
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

shipwrights-ask-draft = Cartes gardées jusqu’ici : { $cards }. Quelle carte gardez-vous maintenant ?
shipwrights-ask-draft-two = Quelles deux cartes gardez-vous ? Choisissez-les dans cet ordre ; la dernière ne peut être que la seconde : { $last }
shipwrights-ask-draft-second = Vous gardez { $kept }. Quelle est votre seconde carte ? { $cards }.
shipwrights-ask-enemies = Quels ennemis voulez-vous affronter ?
shipwrights-ask-convert = C’est le moment des derniers échanges. Votre réserve : { $goods }.
shipwrights-ask-tuck = Sous quel bâtiment glissez-vous la carte { $card } ?
shipwrights-ask-skill = Qui apporte le talent de { shipwrights-skill } pour le navire { $card } ?
shipwrights-ask-discount = Quelle ressource retirez-vous du coût du navire { $card } ?
shipwrights-ask-pay-card = { $count ->
    [one] Quelle carte défaussez-vous pour payer ?
   *[other] Quelles cartes défaussez-vous pour payer ? Il en reste { $count } à choisir.
  }
shipwrights-ask-pay-any = { $count ->
    [one] Avec quelle ressource payez-vous ?
   *[other] Avec quelles ressources payez-vous ? Il en reste { $count } à choisir.
  }
shipwrights-ask-gain-any = { $count ->
    [one] Quelle ressource de base prenez-vous ?
   *[other] Quelles ressources de base prenez-vous ? Il en reste { $count } à choisir.
  }
shipwrights-ask-ability = Sous le bâtiment { $building } se trouve la carte { $card } ({ $ability }). Quelle capacité utilisez-vous en premier ?
shipwrights-ask-ability-again = Que fait encore l’ouvrier placé sur le bâtiment { $building } ? Dessous se trouve la carte { $card } ({ $ability }).
shipwrights-ask-trade = Vous avez pioché la carte Commerce { $card }. Glissée sous un navire : { $income } à chaque phase de revenus. Face cachée : { $ability }, tout de suite.
shipwrights-ask-upgrade = Quelle carte retournez-vous sur sa face améliorée ?
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
shipwrights-board-hero = { $hero } est aux côtés de { $who }.
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

shipwrights-event-hut = { $who } reçoit la carte { $card }.
shipwrights-event-round = La manche { $round } commence. Prix en pièces : bois { $wood }, laine { $wool }, fer { $iron }.
shipwrights-event-direction = { $direction ->
    [clockwise] Les cartes circulent dans le sens horaire.
   *[counterclockwise] Les cartes circulent dans le sens antihoraire.
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
shipwrights-event-no-enemies = { $who } joue sans ennemis.
shipwrights-event-picked = { $who } a fait son choix.
shipwrights-event-actions = Les cartes sont choisies : les actions peuvent commencer.
shipwrights-event-hand = Votre main : { $cards }.
shipwrights-event-drew = { $who } pioche une carte.
shipwrights-event-drew-mine = Vous piochez la carte { $card }.
shipwrights-event-discarded = { $who } défausse la carte { $card }.
shipwrights-event-laid = { $who } pose la carte { $card } sur son plateau.
shipwrights-event-worker-lost = { $who } perd l’ouvrier qui se trouvait là.
shipwrights-event-played = { $who } joue la carte { $card }.
shipwrights-event-built = { $who } construit le bâtiment { $card }.
shipwrights-event-tucked = { $who } glisse la carte { $card } sous le bâtiment { $building }.
shipwrights-event-launched = { $who } construit le navire { $card }.
shipwrights-event-craftsman = { $who } fait travailler un artisan : { $card }.
shipwrights-event-labourer = { $who } fait appel au manœuvre.
shipwrights-event-placed-board = { $who } place un ouvrier sur la case { $space } de son plateau.
shipwrights-event-placed-building = { $who } place un ouvrier sur le bâtiment { $card }.
shipwrights-event-dismissed = { $who } écarte la carte { $card }.
shipwrights-event-bought = { $who } achète 1 { shipwrights-resource } pour { $price ->
    [one] 1 pièce
   *[other] { $price } pièces
  }.
shipwrights-event-forged = { $who } échange 1 bois, 1 laine et 1 fer contre 1 or.
shipwrights-event-hero-trade = { $who } fait un échange avec { $hero }.
shipwrights-event-raided = { $who } lance un raid : { $card }.
shipwrights-event-paid-card = { $who } défausse la carte { $card } pour payer.
shipwrights-event-paid = { $who } paie { $goods }.
shipwrights-event-gained = { $who } gagne { $goods }.
shipwrights-event-steps = { $who } avance { $steps }.
shipwrights-event-raid-card = { $who } remporte une carte Raid : { $card }.
shipwrights-event-trade-card = { $who } remporte une carte Commerce.
shipwrights-event-trade-card-mine = Vous remportez une carte Commerce : { $card }.
shipwrights-event-trade-tucked = { $who } glisse la carte Commerce { $card } sous le navire { $ship }.
shipwrights-event-used = { $who } utilise la carte { $card }.
shipwrights-event-trade-cashed = { $who } pose la carte Commerce face cachée et empoche sa récompense.
shipwrights-event-upgraded = { $who } améliore { shipwrights-the-upgraded }.
shipwrights-event-ended = { $who } a terminé ses actions.
shipwrights-event-income = Phase de revenus.
shipwrights-event-returned = { $count ->
    [one] Un ouvrier revient chez { $who }.
   *[other] { $count } ouvriers reviennent chez { $who }.
  }
shipwrights-event-hero = { $hero } rejoint { $who }, qui mène seul la piste { shipwrights-track } à { $place }.
shipwrights-event-hero-common = { $hero } rejoint { $who }, qui n’a pas d’autre héros.
shipwrights-event-hero-left = { $hero } quitte { $who }.
shipwrights-event-hero-neutral = { $hero } rejoint le joueur neutre, qui mène seul la piste { shipwrights-track } à { $place }.
shipwrights-event-converted = { $who } procède aux derniers échanges et gagne { $goods }.

## Why something is not possible

shipwrights-reason-not-your-decision = ce n’est pas à vous de décider en ce moment
shipwrights-reason-another-step = il y a d’abord autre chose à décider
shipwrights-reason-dice-decide = c’est le hasard qui en décide
shipwrights-reason-game-over = la partie est finie
shipwrights-reason-already-ended = vous avez déjà terminé vos actions pour cette manche
shipwrights-reason-already-picked = vous avez fait votre choix ; le reste de la table réfléchit encore
shipwrights-reason-card-not-in-hand = vous n’avez pas cette carte en main
shipwrights-reason-card-not-in-pack = cette carte n’est pas dans votre paquet
shipwrights-reason-picks-in-order = plusieurs choix se donnent dans l’ordre des tables de cartes, ou dans l’ordre bois, laine, fer, or
shipwrights-reason-hand-not-empty = il vous reste des cartes en main ; toutes doivent être utilisées ou défaussées
shipwrights-reason-board-full = il y a déjà cinq cartes sur votre plateau
shipwrights-reason-enemy-bars-the-space = un ennemi vous empêche de poser une carte de plus sur votre plateau
shipwrights-reason-too-few-workers = vous n’avez pas assez d’ouvriers dans votre réserve
shipwrights-reason-too-few-coins = vous n’avez pas assez de pièces
shipwrights-reason-too-few-resources = vous n’avez pas assez de bois, de laine, de fer et d’or
shipwrights-reason-too-little-gold = vous n’avez pas assez d’or
shipwrights-reason-too-few-cards = vous n’avez pas assez de cartes en main pour payer
shipwrights-reason-no-free-tuck-place = il y a déjà une carte sous chacun de vos bâtiments
shipwrights-reason-tuck-place-taken = il y a déjà une carte sous ce bâtiment
shipwrights-reason-no-ship-laid = il n’y a pas de navire sur cette case de votre plateau
shipwrights-reason-skills-not-covered = vos artisans et votre manœuvre ne peuvent pas apporter tous les talents que demande ce navire
shipwrights-reason-no-such-space = vous n’avez pas ce bâtiment
shipwrights-reason-space-taken = il y a déjà un ouvrier à cet endroit
shipwrights-reason-space-covered = une carte recouvre cette case
shipwrights-reason-no-card-there = il n’y a pas de carte à cet endroit
shipwrights-reason-hero-not-held = cette carte Héros n’est pas à vos côtés
shipwrights-reason-hero-does-not-trade = cette carte Héros ne permet aucun échange
shipwrights-reason-no-raid-card = vous n’avez pas cette carte Raid
shipwrights-reason-raid-done = cette carte Raid a déjà servi pendant cette manche
shipwrights-reason-craftsman-lacks-skill = il n’y a pas d’artisan avec ce talent à cet endroit
shipwrights-reason-rest-not-payable = il ne vous resterait pas de quoi payer la suite du navire
shipwrights-reason-not-in-the-cost = cette ressource ne fait pas partie du coût du navire
shipwrights-reason-not-held = vous n’en avez pas
shipwrights-reason-no-free-ship = vous n’avez pas ce navire, ou il porte déjà une carte Commerce
shipwrights-reason-already-upgraded = cette carte est déjà améliorée
shipwrights-reason-ability-done = cette capacité a déjà servi
shipwrights-reason-no-ability-yet = il faut utiliser au moins l’une des deux capacités
shipwrights-reason-enough-actions = après quatre cents actions dans une phase, on ne peut plus que défausser et terminer
shipwrights-reason-only-conversion = une carte piochée maintenant ne pourrait plus servir
shipwrights-reason-no-such-enemy = les tables de cartes n’ont pas cet ennemi

## Scores, endings, options

shipwrights-part-ships = navires
shipwrights-part-buildings = bâtiments
shipwrights-part-jarls = jarls
shipwrights-part-tracks = pistes
shipwrights-part-heroes = héros et manœuvre
shipwrights-part-gold = or
shipwrights-ending-rounds = Les cinq manches sont terminées.
shipwrights-ending-solo_won = Les cinq manches sont terminées, et le rival est battu.
shipwrights-ending-solo_lost = Les cinq manches sont terminées, et le rival n’est pas battu.
shipwrights-preset-standard = les règles habituelles
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
    .explain = Après la cinquième manche, les biens s’échangent contre de l’or : d’office et au mieux, ou bien à la main.
    .automatic = d’office, par la table
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
shipwrights-name-brewer = Brasseuse
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

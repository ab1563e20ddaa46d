# Vos propres cartes à une nouvelle table : choisir les fichiers, ce qui ne va pas, leur aspect.

cards-title = Cartes
cards-standard = Standard
cards-mine = Les miennes
cards-drop = Déposez ici des fichiers ou un dossier
cards-choose-files = Choisir des fichiers
cards-choose-folder = Choisir un dossier
cards-chosen = { $files ->
    [one] 1 fichier
   *[other] { $files } fichiers
  }, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }
cards-reading = Lecture de vos cartes…
cards-unreadable = « { $file } » n’est pas du texte. Choisissez des fichiers CSV ou JSON.
cards-too-large = Cela dépasse 100 Ko. Choisissez moins de fichiers, ou de plus petits.
cards-ready = { $ready } cartes sur { $count } sont prêtes.
cards-everyone-sees = Tout le monde voit que vous jouez avec vos propres cartes.
cards-rest-standard = Les cartes que vous n’apportez pas restent standard.
cards-download = Télécharger les cartes standard
cards-preview = Aperçu
cards-more = { $count } de plus
cards-kind = { $table ->
    [ships] Navires
    [buildings] Bâtiments
    [craftsmen] Artisans
    [townsfolk] Villageois
    [jarls] Jarls
    [rounds] Cartes Manche
    [raids] Cartes Raid
    [trades] Cartes Commerce
    [huts] Cabanes
    [heroes] Héros
    [enemies] Ennemis
    [starting] Cartes de départ
   *[materials] Cartes de matériaux
  }
cards-faulty = a une erreur
cards-waits = { $count ->
    [one] Une chose est à revoir avant de commencer.
   *[other] { $count } choses sont à revoir avant de commencer.
  }
cards-bring = Choisissez d’abord vos fichiers de cartes.
cards-dropped = Colonnes ignorées : { $columns }
cards-place-line = ligne { $line }
cards-place-column = colonne { $column }
cards-use = Mettre { $fix }
cards-meant = Vouliez-vous dire { $fix } ?
cards-more-faults =
  { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }

## Ce qui ne va pas

cards-fault-text = Ce champ est vide. Remplissez-le.
cards-fault-number = « { $found } » n’est pas un nombre entier de { $low } à { $high }.
cards-fault-word = « { $found } » ne convient pas ici. Choisissez : { $words }.
cards-fault-skills = Nous ne connaissons pas le talent « { $found } ». Joignez-en un à trois par + : { $words }.
cards-fault-effect = Impossible de lire l’effet « { $found } ». Écrivez-le comme « gain wood 1 + coin 2 » ou « pay coin 1 -> gain gold 1 ».
cards-fault-kind = Cette carte ne peut pas avoir l’effet « { $found } ». Elle peut avoir : { $words }.
cards-fault-clause = Écrivez ici un seul effet.
cards-fault-unique = Une autre carte a déjà « { $found } ». Chacune a le sien.
cards-fault-columns = Cette ligne n’a pas { $count } champs. Manque-t-il une virgule, ou y en a-t-il une de trop ?
cards-fault-csv = Cette ligne n’est pas faite de valeurs séparées par des virgules. Manque-t-il un guillemet ?
cards-fault-json = Ce n’est pas du JSON avec une liste « cards ».
cards-fault-file = Nous ne connaissons pas ce fichier. Vouliez-vous dire { $words } ?
cards-fault-none = Aucun fichier de cartes. Ils s’appellent { $words }.
cards-fault-one = Ce jeu a un seul fichier de cartes. Ne choisissez que celui-là.
cards-fault-count = Il faut { $count } cartes.
cards-fault-most = { $count } au plus. Enlevez le reste.
cards-fault-least = Il faut au moins { $count } cartes. Ajoutez-en, ou augmentez les exemplaires.
cards-fault-goods = Nommez ici les ressources : ni « any » ni « card ».
cards-fault-gold = Les jarls donnent de l’or quand on les défausse, et eux seuls.
cards-fault-bricks = « { $found } » ne convient pas ici. Utilisez les lettres G, B, C et S ; les minuscules sont pour 5 ou 6 joueurs.
cards-fault-pile = Au plus { $count } briques par case.
cards-fault-long = Ce champ a plus de { $count } lettres.
cards-fault-letters = Ce champ a des lettres qu’on ne peut pas afficher.
cards-fault-fit = « { $found } » ne va pas avec cette carte. Comparez avec les cartes standard.

# La table dans le navigateur, commune aux deux jeux.

web-you = Vous
web-bot = bot
web-waits = réfléchit
web-undo = Annuler
web-hurry = Passer l’animation
web-scene-on = Cliquez ou touchez n’importe où pour continuer
web-question = À vous de jouer
web-close = Fermer
web-cancel = Annuler
web-loading = Préparation de la table…
web-back-to-hall = Retour à la salle
web-hall = Meadhall, retour à la salle
web-board = Le plateau
web-round = Manche { $round }
web-plain-wait = { $who } { $count ->
    [one] réfléchit
   *[other] réfléchissent
  }.
web-plain-goes-on = Un instant…
web-language = Langue
web-rules = Règles
web-menu = Menu
web-settings = Réglages
web-result = Résultat
web-reconnecting = reconnexion…
web-practice = Entraînement
web-lesson = Leçon
web-puzzle = Énigme
web-watching = Vous regardez

## Des liens qui ne marchent pas, des parties qui ne peuvent pas continuer

web-refused = Aucune partie à ce lien
web-refused-why = La table n’existe peut-être plus, ou la place a un nouveau lien. Demandez à la personne qui vous l’a envoyé.
web-read-only = Cette partie suit une ancienne version des règles : vous pouvez la regarder, mais pas la continuer.
web-abandoned = L’hôte a mis fin à cette partie.

## Avant la partie

web-gathering = En attente de joueurs
web-gathering-host = Envoyez le lien à vos amis. Commencez quand toutes les places sont prises.
web-gathering-ready = Tout le monde est là. Commencez quand vous voulez.
web-gathering-guest = La partie commence quand toutes les places sont prises et que l’hôte donne le signal.
web-seats = Places
web-seat-open = libre
web-seat-here = sur cet appareil
web-sit-bot = Qui prend cette place ?
web-leave-open = Garder libre pour un ami
web-sit-here = Jouer cette place sur cet appareil
web-sit-here-name = Nom de la personne qui joue { $seat }
web-sit-down = Prendre place
web-rename = Changer de nom
web-your-name = Votre nom
web-keep = Enregistrer
web-get-up = Quitter la place
web-start = Commencer la partie
web-fill = { $count ->
    [one] Donner la place à un bot
   *[other] Donner les places à des bots
  }
web-start-not = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
web-link-join = Inviter à jouer
web-link-watch = Inviter à regarder
web-link-takes = La personne qui l’ouvre prend la place { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [green] verte
    [violet] violette
   *[white] blanche
  }, ou une autre libre.
web-link-code = Code du lien vers cette place
web-link-code-show = Afficher le code
web-link-scan = Scannez le code avec un téléphone pour y jouer, sans compte.
web-link-here = Ces liens ne marchent que sur cet ordinateur. Pour inviter des amis ailleurs, voyez le guide « Host it ».
web-link-seat = Lien pour { $who }
web-reissue = Nouveau lien
web-reissue-sure = { $whoIs ->
    [you] Créer un nouveau lien pour votre place ?
   *[other] Créer un nouveau lien pour la place { of-who } ?
  } La personne qui l’ouvre voit les cartes cachées et les plans de cette place : toute la table en est avertie maintenant, et le lien s’ouvre une minute plus tard. L’ancien cesse aussitôt de fonctionner.
web-copy = Copier
web-copied = Copié
web-share = Partager
web-share-title = Jouons à { $game } !
web-options-standard = Règles standard
web-option-is = { $option } : { $value }
web-end-table = Terminer la partie pour tous
web-end-table-sure = Terminer la partie pour tous ? C’est irréversible.

## La saga

web-saga = Saga
web-saga-empty = Il ne s’est encore rien passé.
web-saga-starts = { $whoIs ->
    [you] Vous commencez
   *[other] { $who } commence
  }
web-saga-filter = Lignes à afficher
web-saga-everyone = Tous
web-saga-new = Du nouveau ↓

## Le passé

web-replay = Revoir
web-replay-bar = Revoir, étape par étape
web-step-back = Étape précédente
web-step-on = Étape suivante
web-round-back = Manche précédente
web-round-on = Manche suivante
web-play = Lecture
web-pause = Pause
web-speed = Vitesse
web-now = Maintenant
web-step-of = Étape { $step } sur { $last }
web-past = Revoir : { web-round }
web-past-begin = Revoir : avant la manche 1
web-back-to-now = Retour à la partie
web-seen-by = Vue de
web-all-open = Montrer toutes les mains
web-practice-here = Jouer à partir d’ici
web-practice-read-only = On peut seulement regarder cette partie.
web-practice-own = Vous ne pouvez reprendre que depuis votre place : choisissez-la sous « Vue de ».
web-practice-now = Revenez à un moment passé pour reprendre à partir de là.
web-practice-why = Une partie d’entraînement à part commence dans cette position, contre des bots. Les cartes cachées et les pioches à venir sont mélangées de nouveau.
web-practice-against = Contre
web-practice-go = Commencer l’entraînement

## Pendant votre absence

web-away = Pendant votre absence
web-away-show = Montrer
web-away-skip = Passer
web-away-more = { $count ->
    [one] et { $count } ligne précédente
   *[other] et { $count } lignes précédentes
  }

## Refus, raisons, places

web-reason = Pourquoi pas ?
web-rule = Règle { $rule }
web-bot-warming = { $bot } s’échauffe : prêt { in-about }.
web-bot-for-you = { $bot } joue à votre place.
web-take-back = Reprendre ma place
web-absent = { $who } se fait attendre depuis longtemps.
web-bot-plays-on = Laisser { $bot } continuer
web-let-bot = Laisser un bot jouer pour moi
web-let-bot-sure = Il joue une décision à la fois, et vous pouvez l’arrêter quand vous voulez. Il s’arrête quand vous fermez cette page.
web-let-bot-begin = Le laisser jouer
web-let-bot-away = Continuer même si je pars
web-bot-playing = Un bot joue pour vous
web-stop = Arrêter
web-seat-bot = { $bot } joue pour { $who }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Le rideau

web-curtain = Passez l’appareil à { $who }
web-curtain-why = La suite est réservée à { $who }.
web-curtain-lift = C’est moi, { $who }
web-curtain-choose = Qui joue ?
web-curtain-choose-why = Personne sur cet appareil n’a de décision à prendre.

## Annonce du tour

web-title = Meadhall
web-title-turn = ● À vous – Meadhall
web-title-turn-of = ● { $who } – Meadhall
web-title-over = La partie est finie – Meadhall
web-turn = À vous de jouer
web-turn-body = { $game } : la table vous attend.

## Réglages

web-theme = Thème
web-theme-system = Système
web-theme-dark = Sombre
web-theme-light = Clair
web-pace = Vitesse des animations
web-pace-calm = Calme
web-pace-brisk = Rapide
web-pace-instant = Immédiate
web-still = Réduire les animations
    .explain = Tout saute au lieu de glisser.
web-large = Plus grand
    .explain = Cartes, pions et textes plus grands.
web-sound = Son
    .explain = Cartes, briques, cors, et deux notes quand c’est à vous. On les entend après votre premier clic.
web-volume = { $percent } %
web-volume-off = Coupé
web-captions = Sons sous-titrés
    .explain = Les sons s’affichent aussi en mots.
web-heard-card = une carte se pose
web-heard-flip = une carte se retourne
web-heard-brick = une brique se pose
web-heard-step = des pas
web-heard-horn = un cor résonne
web-heard-clash = les épées se heurtent
web-heard-splash = l’eau jaillit
web-heard-coin = des pièces tintent
web-heard-turn = deux notes : à vous
web-heard-victory = une fanfare
web-notify = Notifications
    .explain = Recevez une notification quand c’est à vous dans un autre onglet.
web-notify-denied = Les notifications sont bloquées dans les réglages du navigateur.
web-notify-me = Me prévenir

## L’indice

web-hint = Que ferait le jarl ?
web-hint-thinking = Le jarl réfléchit…
web-hint-win = { $win } % de victoire
web-hint-score = { $score ->
    [one] environ { NUMBER($score, maximumFractionDigits: 0) } point
   *[other] environ { NUMBER($score, maximumFractionDigits: 0) } points
  }

## La fin

web-end = La partie est finie
web-end-won = { $who } gagne !
web-end-won-you = Vous avez gagné !
web-end-you-won = Vous avez gagné ! · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-end-they-won = { $who } gagne · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-end-over = La partie est finie · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-end-place = Vous finissez { $place ->
    [1] 1er
   *[other] { $place }e
  } sur { $seats } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-end-moments = { $count ->
    [one] Le moment décisif
    [2] Deux moments décisifs
   *[other] Trois moments décisifs
  }
web-end-moments-wait = On cherche les moments décisifs…
web-end-watch = Revoir
web-end-watch-moment = Revoir ce moment : { web-round }
web-end-shared = { $who } se partagent la victoire.
web-end-total = total
web-end-part = Points de
web-end-course = Score par manche
web-end-course-seat = { $who } : { $points }
web-end-rematch = Revanche
web-end-join-rematch = Rejoindre la revanche
web-end-save = Enregistrer la partie dans un fichier
web-end-look = Regarder le plateau
web-review = Analyse
web-end-replay = Revoir la partie
web-end-dice = Mélange vérifiable
web-end-dice-why = Le mélange était fixé et scellé avant la partie, donc personne ne pouvait le changer ensuite. La clé permet de le vérifier avec la partie enregistrée.
web-end-dice-commitment = Sceau
web-end-dice-key = Clé
web-end-dice-how = Comment vérifier
web-standings = Score actuel

## Essayer un coup

web-try = Aperçu
web-try-this = Aperçu : { $what }
web-try-title = Aperçu
web-try-note = Le plateau montre le résultat. Rien n’est encore joué.
web-try-imagining = J’imagine la manche…
web-try-untold = Je n’ai pas pu imaginer la manche. Relancez l’aperçu.
web-try-chance = Ensuite on pioche une carte : l’aperçu s’arrête ici.
web-try-opened = La suite dépend des autres ou ne peut pas être annulée.
web-try-do = Confirmer
web-try-back = Retour

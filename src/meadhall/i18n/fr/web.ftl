# La table dans le navigateur, commune aux deux jeux.

web-you = Vous
web-waits = réfléchit
web-undo = Annuler
web-hurry = Passer à la suite
web-question = Ce qui se décide maintenant
web-close = Fermer
web-cancel = Annuler
web-loading = On dresse la table…
web-back-to-hall = Retour à l’accueil
web-hall = Meadhall, retour à l’accueil
web-board = Le plateau
web-round = Manche { $round }
web-language = Langue
web-rules = Règles
web-menu = Menu
web-settings = Réglages
web-result = Résultat
web-reconnecting = reconnexion…
web-practice = Entraînement
web-watching = Vous regardez

## Des liens qui ne marchent pas, des parties qui ne peuvent pas continuer

web-refused = Ce lien n’ouvre aucune table
web-refused-why = La table n’existe peut-être plus, ou la place a un nouveau lien. Demandez à la personne qui vous l’a envoyé.
web-read-only = Cette partie a été jouée avec d’anciennes règles : on peut la regarder, mais pas la continuer.
web-abandoned = L’hôte a mis fin à cette partie.

## Avant la partie

web-gathering = La table est mise
web-gathering-host = Envoyez le lien à vos amis. Quand toutes les places sont prises, commencez.
web-gathering-ready = Tout le monde est là. Commencez quand vous voulez.
web-gathering-guest = La partie commence quand toutes les places sont prises et que l’hôte donne le signal.
web-seats = Places
web-seat-open = libre
web-seat-here = sur cet écran
web-sit-bot = Qui prend cette place ?
web-leave-open = attendre un ami
web-sit-here = Jouer ici
web-sit-here-name = Nom de la personne qui joue { $seat }
web-sit-down = Prendre place
web-rename = Changer de nom
web-your-name = Votre nom
web-keep = Valider
web-get-up = Quitter la table
web-start = Commencer la partie
web-start-not = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
web-link-join = Lien pour jouer
web-link-watch = Lien pour regarder
web-link-here = Cette page tourne sur votre ordinateur : les liens ne marchent que là. Pour jouer avec des amis ailleurs, lancez-la avec une adresse qu’ils peuvent joindre (guide « host-it »).
web-link-seat = Lien pour { $who }
web-reissue = Nouveau lien
web-reissue-sure = Créer un nouveau lien pour la place de { $who } ? L’ancien cesse aussitôt de fonctionner, et toute la table en est avertie.
web-copy = Copier
web-copied = Copié
web-share = Partager
web-share-title = Jouons à { $game } !
web-options = Les règles de cette table
web-options-standard = Tout comme dans le jeu standard.
web-option-is = { $option } : { $value }
web-end-table = Fermer cette table
web-end-table-sure = Vraiment ? Personne ne pourra continuer.

## La saga

web-saga = La saga de cette partie
web-saga-empty = Il ne s’est encore rien passé.
web-saga-starts = { $who } commence
web-saga-new = Du nouveau plus bas

## Le passé

web-replay = Revoir
web-replay-bar = La partie pas à pas
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-round-back = À la manche précédente
web-round-on = À la manche suivante
web-play = Lecture
web-pause = Pause
web-speed = Vitesse
web-now = Maintenant
web-step-of = Pas { $step } sur { $last }
web-past = Le passé : { web-round }
web-past-begin = Le passé, avant la manche 1
web-back-to-now = Revenir au présent
web-seen-by = Vue par
web-all-open = Toutes les mains visibles
web-practice-here = Jouer à partir d’ici
web-practice-why = Une partie à part commence dans cette position, contre des bots. Ce que vous ne pouvez pas savoir est de nouveau tiré au sort, comme tout ce que décide le hasard.
web-practice-against = Contre
web-practice-go = Continuer

## Pendant votre absence

web-away = Pendant votre absence
web-away-show = Montrer
web-away-skip = Passer
web-away-more = { $count ->
    [one] et une ligne avant celles-ci
   *[other] et { $count } lignes avant celles-ci
  }

## Refus, raisons, places

web-reason = Pourquoi c’est impossible
web-rule = Règle { $rule }
web-bot-warming = { $bot } s’échauffe : prêt { in-about }.
web-bot-for-you = { $bot } joue à votre place.
web-take-back = Reprendre ma place
web-absent = { $who } se fait attendre depuis longtemps.
web-bot-plays-on = Laisser { $bot } continuer
web-let-bot = Laisser un bot jouer pour moi
web-seat-bot = { $bot } joue pour { $who }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Le rideau

web-curtain = Passez l’écran à { $who }
web-curtain-why = La suite est réservée à { $who }.
web-curtain-lift = C’est moi, { $who }
web-curtain-choose = Qui regarde ?
web-curtain-choose-why = Personne sur cet écran n’a de décision à prendre.

## Annonce du tour

web-title = Meadhall
web-title-turn = ● À vous – Meadhall
web-title-turn-of = ● { $who } – Meadhall
web-title-over = La partie est finie – Meadhall
web-turn = À vous de jouer
web-turn-body = { $game } : la table vous attend.

## Réglages

web-theme = Thème
web-theme-system = comme le système
web-theme-dark = sombre
web-theme-light = clair
web-pace = Rythme du jeu
web-pace-calm = calme
web-pace-brisk = vif
web-pace-instant = immédiat
web-still = Sans animation
    .explain = Tout change de place d’un seul coup.
web-large = Grand format
    .explain = Pions, cartes et textes plus grands.
web-sound = Son
    .explain = Une note discrète quand c’est à vous.
web-notify = Notification
    .explain = Si vous êtes ailleurs, le navigateur vous prévient que c’est à vous.
web-notify-denied = Le navigateur ne le permet pas ; cela se change dans ses réglages.

## L’indice

web-hint = Que ferait Jarl ?
web-hint-thinking = Jarl réfléchit…
web-hint-note = Plus la barre est longue, plus le coup plaît à Jarl. En choisir un ne fait que le marquer : c’est vous qui jouez.
web-hint-share = choix de Jarl : { $share } %
web-hint-win = victoires : { $win } %
web-hint-score = { $score ->
    [one] environ { $score } point
   *[other] environ { $score } points
  }
web-hint-none = Jarl ne voit qu’un seul coup.
web-hint-stale = La partie a avancé. Redemander ?
web-hint-again = Redemander

## La fin

web-end = La partie est finie
web-end-won = { $who } gagne !
web-end-won-you = Vous avez gagné !
web-end-shared = { $who } se partagent la victoire.
web-end-total = total
web-end-part = Points pour
web-end-course = Les points, manche par manche
web-end-course-seat = { $who } : { $points }
web-end-rematch = Revanche
web-end-join-rematch = Revanche : prendre place
web-end-save = Enregistrer la partie dans un fichier
web-end-look = Regarder le plateau
web-end-replay = Revoir depuis le début
web-end-dice = Des dés honnêtes
web-end-dice-why = Avant le premier lancer, le serveur s’est engagé sur cette clé : dès lors, personne ne pouvait truquer les dés. La partie enregistrée le prouve.
web-end-dice-commitment = Engagement
web-end-dice-key = Clé
web-end-dice-how = Comment vérifier
web-standings = Si la partie finissait maintenant

## Essayer un coup

web-try = Essayer
web-try-this = Essayer : { $what }
web-try-title = Ce n’est qu’un essai
web-try-note = La table montre ce que cela donnerait.
web-try-chance = Ensuite, c’est le hasard : personne ne peut encore le savoir.
web-try-opened = La suite dépend des autres, ou ne peut plus être annulée.
web-try-do = Le faire
web-try-back = Retour

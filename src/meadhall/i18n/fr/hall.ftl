# L’accueil : créer et retrouver des tables, prendre place, et les règles.

## Accueil

hall-welcome = Deux jeux du Nord d’autrefois, contre de bons bots ou entre amis.
hall-game-eketorp = Eketorp
    .line = Envoyez vos Vikings en secret, battez-vous pour les briques, pillez vos voisins et bâtissez les plus belles murailles de l’île.
hall-game-shipwrights = Shipwrights of the North Sea
    .line = Choisissez vos gens, réunissez ce qu’il faut à un navire et mettez à l’eau en cinq manches la plus belle flotte du Nord.
hall-seats-range = De { $least } à { $most } joueurs
hall-play = Jouer
hall-play-bots = { $count ->
    [0] en solo
    [one] contre un bot · { $level }
    [2] contre deux bots · { $level }
    [3] contre trois bots · { $level }
    [4] contre quatre bots · { $level }
   *[other] contre { $count } bots · { $level }
  }
hall-play-choose = Changer les joueurs et le niveau
hall-tabs = Parties de la salle
hall-tab-hall = Salle
hall-tab-learn = Apprendre
hall-waits = { $count ->
    [one] 1 table vous attend
   *[other] { $count } tables vous attendent
  }
hall-more-waits = { $count ->
    [one] une autre table vous attend
   *[other] { $count } autres tables vous attendent
  }
hall-give-up = Annuler
hall-set-up = Nouvelle table
hall-rules = Règles
in-about = { $unit ->
    [seconds] dans environ { $count } secondes
    [minutes] dans environ { $count } minutes
   *[moment] dans un instant
  }
hall-warming = Jarl et Konung s’échauffent : prêts { in-about }. Vous pouvez déjà jouer contre les autres.
hall-level-warming = Encore à l’échauffement : prêt { in-about }.
hall-away = Le serveur ne répond pas. Nouvel essai…
hall-failed = Le serveur n’a pas pu préparer les règles. Son journal dit pourquoi.

## Mes tables

hall-mine = Mes tables
hall-mine-none = Vos parties s’affichent ici (sur cet appareil seulement).
hall-your-turn = À vous
hall-running = les autres réfléchissent
hall-watching = vous regardez
hall-gathering = en attente de joueurs
hall-gone = Vous aviez quitté la table : reprenez place
hall-over = terminée
hall-abandoned = interrompue
hall-several = { $who } × { $count }
hall-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
hall-left = reste { $time }
hall-waiting = En attente
hall-finished = Terminées
hall-all = Tout afficher ({ $count })
hall-fewer = Afficher moins
hall-review = Analyse de cette partie de { $game }
hall-forget = Retirer : { $game }, { $players }
hall-forget-short = Retirer
hall-forgotten = Retirée de votre liste.
hall-load = Ouvrir une partie enregistrée
hall-no-file = Ce n’est pas une partie enregistrée.

## Une nouvelle table

hall-new = Nouvelle table
hall-to-hall = Retour à la salle
hall-nowhere = Page introuvable
hall-nowhere-why = Le lien est peut-être incomplet. Copiez-le en entier et réessayez.
hall-no-rule = Pas de règle { $rule } ici. Cherchez, ou parcourez le sommaire.
hall-game = Jeu
hall-your-name = Votre nom
hall-your-name-hint = visible par les autres joueurs
hall-how-many = Joueurs
hall-seats = Places
hall-seat-of = Qui joue { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [green] vert
    [violet] violet
   *[white] blanc
  } ?
hall-who-me = Moi
    .explain = Vous jouez sur cet appareil.
hall-who-link = Ami en ligne
    .explain = Vous recevez un lien ; la personne qui l’ouvre prend cette place.
hall-who-here = Ami sur cet appareil
    .explain = Passez-vous l’appareil ; un rideau cache vos cartes entre-temps.
hall-people = Personnes
hall-bots = Bots
hall-friend-name = Son nom
hall-others = Compléter avec :
hall-friends = Amis
hall-edition = Édition
hall-options = Options : { $changed ->
    [0] standard
    [one] une modifiée
   *[other] { $changed } modifiées
  }
hall-changed = modifiée
hall-as-before = Rétablir
hall-absence = Un joueur est absent après
hall-absence-explain = L’hôte peut alors laisser un bot continuer à sa place.
hall-span-600 = 10 minutes
hall-span-3600 = une heure
hall-span-86400 = un jour
hall-span-259200 = 3 jours
hall-span-604800 = une semaine
hall-span-2592000 = 30 jours
hall-hints = Indices autorisés
hall-hints-explain = Chacun peut demander conseil au jarl ; la table montre que les indices sont permis.
hall-start = Commencer
hall-make = Créer la table

## Prendre place

hall-join = Prendre place
hall-join-title = On vous invite à jouer
hall-claim-title = Votre place vous attend
hall-join-asks = { $game } avec { $players }.
hall-join-options = { $count ->
    [one] Une option diffère du standard
   *[other] { $count } options diffèrent du standard
  }
hall-pick-seat = Votre place
hall-free = libre
hall-join-begun = Cette partie a déjà commencé. Demandez à l’hôte un lien pour regarder.
hall-join-ended = Ce lien a expiré. Demandez-en un nouveau.
hall-join-full = Toutes les places sont prises. Demandez une autre table à l’hôte.
hall-claim-explain = L’hôte a créé un nouveau lien pour cette place. Prenez place et continuez la partie. Toute la table le sait.
hall-name-first = Entrez votre nom.

## Règles

hall-rules-of = Règles : { $game }
hall-rules-english = Cette page n’est pas encore traduite. La voici en anglais.
hall-back-table = Retour à la table
hall-back-learn = Retour à la leçon
hall-back-puzzle = Retour à l’énigme
hall-guide = Guide
hall-all-rules = Toutes les règles
hall-contents = Sommaire
hall-table = Tableau
hall-search = Chercher
hall-search-hint = un mot, ou un numéro comme { $example }
hall-found = { $count ->
    [0] Rien trouvé.
    [one] Un passage
   *[other] { $count } passages
  }
hall-found-more = Les { $count } premiers passages

# Le profil et le classement
hall-profile-guest = Jouer en invité
hall-guest-plays = Vous pouvez jouer tout de suite. Sans profil, vos parties restent sur cet appareil.
hall-guest-profile = Créer un profil
hall-profile-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } · { $won } { $won ->
    [one] gagnée
   *[other] gagnées
  }
hall-ladder = Classement
hall-counts = Compte pour le classement
hall-counts-explain = Chacun doit avoir un profil, et personne ne reçoit d’indices. Si vous partez, vous finissez dernier.
hall-join-counts = Cette partie compte pour le classement : il vous faut un profil.

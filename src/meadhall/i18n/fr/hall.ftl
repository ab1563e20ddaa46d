# L’accueil : créer et retrouver des tables, prendre place, et les règles.

## Accueil

hall-welcome = Deux jeux du Nord d’autrefois, contre de bons bots ou entre amis.
hall-game-eketorp = Eketorp
    .line = Envoyez vos Vikings en secret, battez-vous pour les pierres, pillez vos voisins et bâtissez les plus belles murailles de l’île.
hall-game-shipwrights = Shipwrights of the North Sea
    .line = Choisissez vos gens, réunissez ce qu’il faut à un navire et mettez à l’eau en cinq manches la plus belle flotte du Nord.
hall-seats-range = De { $least } à { $most } joueurs
hall-play = Jouer
hall-play-with = vous et trois Karl
hall-give-up = Annuler
hall-set-up = Nouvelle table
hall-learn = Apprendre en jouant
hall-rules = Règles
in-about = { $unit ->
    [seconds] dans environ { $count } secondes
    [minutes] dans environ { $count } minutes
   *[moment] dans un instant
  }
hall-warming = Jarl et Konung s’échauffent : prêts { in-about }. Vous pouvez déjà jouer.
hall-level-warming = Encore à l’échauffement : prêt { in-about }.
hall-away = Le serveur ne répond pas. Nouvel essai…
hall-failed = Le serveur n’a pas pu préparer les règles. Son journal dit pourquoi.

## Mes tables

hall-mine = Mes tables
hall-mine-none = Les tables où vous jouez ou que vous regardez seront ici, dans ce navigateur seulement.
hall-your-turn = À vous
hall-running = aux autres de décider
hall-watching = vous regardez
hall-gathering = en attente de joueurs
hall-over = terminée
hall-abandoned = interrompue
hall-several = { $who } × { $count }
hall-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
hall-more = { $count ->
    [one] Une autre
   *[other] { $count } autres
  }
hall-fewer = Afficher moins
hall-forget = Retirer de la liste : { $game }, { $players }
hall-forget-short = Retirer de la liste
hall-forgotten = La table n’est plus dans votre liste.
hall-load = Ouvrir une partie enregistrée
hall-no-file = Ce n’est pas une partie enregistrée.

## Une nouvelle table

hall-new = Nouvelle table
hall-to-hall = Retour à l’accueil
hall-nowhere = Il n’y a rien ici
hall-nowhere-why = L’adresse est peut-être coupée. Mieux vaut copier en entier le lien d’une table.
hall-no-rule = Il n’y a pas de { $rule } dans ce livre. Cherchez un mot, ou voyez le sommaire.
hall-lesson = avec le guide
hall-game = Jeu
hall-your-name = Votre nom
hall-your-name-hint = tel que les autres le voient
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
    .explain = sur cet écran.
hall-who-link = Un ami, par lien
    .explain = Vous recevez un lien à envoyer. Qui l’ouvre prend place ici.
hall-who-here = Un ami, sur cet écran
    .explain = Vous vous passez l’écran ; à chaque fois, un rideau tombe.
hall-people = Personnes
hall-bots = Bots
hall-friend-name = Son nom
hall-others = Tous les autres :
hall-friends = Amis
hall-edition = Règles selon
hall-options = Options : { $changed ->
    [0] standard
    [one] une modifiée
   *[other] { $changed } modifiées
  }
hall-changed = modifiée
hall-as-before = Rétablir
hall-absence = Qui ne décide pas est considéré comme absent après
hall-absence-explain = L’hôte peut alors laisser un bot continuer à sa place.
hall-span-600 = 10 minutes
hall-span-3600 = une heure
hall-span-86400 = un jour
hall-span-259200 = 3 jours
hall-span-604800 = une semaine
hall-span-2592000 = 30 jours
hall-hints = Indices autorisés
hall-hints-explain = Chacun peut demander ce que ferait Jarl. Toute la table voit que c’est permis.
hall-start = Commencer
hall-make = Préparer la table

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
hall-join-ended = Ce lien ne mène plus nulle part. Demandez-en un nouveau.
hall-join-full = Toutes les places sont prises. Demandez une autre table à l’hôte.
hall-claim-explain = L’hôte a créé un nouveau lien pour cette place. Prenez place et continuez la partie.
hall-name-first = Dites votre nom aux autres.

## Règles

hall-rules-of = Règles : { $game }
hall-back-table = Retour à la table
hall-back-learn = Retour à la leçon
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

# Des leçons en chapitres, et le guide à côté du plateau.

learn-title = Leçon
learn-lessons = Leçons
learn-count = { $count } chapitres
learn-count-done = { $done } sur { $count } terminés
learn-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
learn-start = Commencer
learn-continue = Continuer
learn-again = Rejouer
learn-on-path = Chapitre { $chapter } : { $title } ({ $state ->
    [done] terminé
    [next] le prochain
   *[later] pas encore joué
  })
learn-chapter = Chapitre { $chapter } sur { $chapters }
learn-step = Étape { $step } sur { $steps }
learn-goal = Votre but
learn-reached = Bien joué
learn-next = Suivant
learn-show = Montrez-moi
learn-skip = Passer l’étape
learn-leave = Quitter
learn-more = En savoir plus sur cette étape
learn-first = Atteignez d’abord le but ci-dessus. Rien n’a été envoyé.
learn-read-first = Lisez d’abord, puis appuyez sur « Suivant ».
learn-done = Chapitre terminé !
learn-done-next = La suite : { $title }.
learn-all-done = Tous les chapitres sont terminés
learn-all-done-line = Rejouez celui que vous voulez
learn-all-done-text = Vous connaissez tout le jeu. Faites une partie contre les bots !
learn-next-chapter = Chapitre suivant
learn-play = Faire une partie
learn-to-hall = Retour à la salle

## Eketorp

learn-eketorp-round = La manche
    .line = Envoyez des Vikings, rapportez des briques, bâtissez
learn-eketorp-fight = Le combat et l’hôpital
    .line = Gagnez avec vos cartes fortes, perdez avec les faibles
learn-eketorp-besiege = Assiéger
    .line = Prenez des briques aux murailles du voisin
learn-eketorp-besieged = Être assiégé
    .line = Gardez ce qui vaut le plus
learn-eketorp-end = Bâtir et finir
    .line = Posez vos briques à l’abri, finissez avant les autres

## Shipwrights

learn-shipwrights-draft = Choisir et défausser
    .line = Gardez une carte, passez les autres
learn-shipwrights-ship = Un navire
    .line = En chantier, avec son artisan, payé et construit
learn-shipwrights-buildings = Bâtiments, villageois et cartes glissées
    .line = Des places et des gens qui restent
learn-shipwrights-tracks = Pistes, raids et commerce
    .line = Ce qui attend sur la case 4
learn-shipwrights-heroes = Héros, jarls et décompte
    .line = Prenez la tête, comptez les points
learn-shipwrights-rival = Seul contre le rival
    .line = Battez un score plutôt qu’un voisin

# The table server: news of a table, and why it does not do what it is asked. An id of the server is the id of its
# message here, with - for _, and its parameters are the message's.

seat-at = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Jaune
    [3] Vert
    [4] Violet
   *[5] Blanc
  }

## News of a table

news-started = La partie commence.
news-joined = { $nameIs ->
    [you] Vous prenez place et jouez { seat-at }.
   *[other] { $name } prend place et joue { seat-at }.
  }
news-left = { $name } quitte la table ; la place { seat-at } est de nouveau libre.
news-renamed = { $was } s’appelle désormais { $name }.
news-bot-sits = { level-name } joue { seat-at }.
news-opened = La place { seat-at } est libre : quiconque a le lien peut la prendre.
news-bot-plays = { $nameIs ->
    [you] Pour l’instant, vous laissez { level-name } jouer { seat-at }.
   *[other] Pour l’instant, { $name } laisse { level-name } jouer { seat-at }.
  }
news-absent = { $name } se fait trop attendre. { level-name } joue { seat-at } jusqu’à son retour.
news-back = { $nameIs ->
    [you] Vous êtes de retour et jouez de nouveau { seat-at }.
   *[other] { $name } est de retour et joue de nouveau { seat-at }.
  }
news-reissued = L’hôte a créé un nouveau lien pour { $nameIs ->
    [you] votre place
   *[other] la place { of-name }
  } ({ seat-at }). La personne qui l’ouvre voit les cartes cachées et les plans de cette place. L’ancien lien ne fonctionne plus.
news-claimed = { $nameIs ->
    [you] Vous avez suivi le nouveau lien et jouez désormais { seat-at }.
   *[other] { $name } a suivi le nouveau lien et joue désormais { seat-at }.
  }
news-abandoned = L’hôte a mis fin à la partie avant son terme.
news-rematch = Une revanche est prête.
news-listed = { $joins ->
    [yes] Tout le monde dans la salle peut maintenant prendre une place libre
   *[no] Seules les personnes avec un lien peuvent maintenant s’asseoir
  } { $watched ->
    [yes] et tout le monde peut regarder.
   *[no] et il faut un lien pour regarder.
  }
news-time-bot = { $nameIs ->
    [you] Votre temps est écoulé. { level-name } joue { seat-at } jusqu’à votre retour.
   *[other] Temps écoulé pour { $name }. { level-name } joue { seat-at } jusqu’à son retour.
  }
news-time-waits = { $nameIs ->
    [you] Votre temps est écoulé. La table vous attend.
   *[other] Temps écoulé pour { $name }. La table attend.
  }
news-pause-asked = { $nameIs ->
    [you] Vous demandez une pause.
   *[other] { $name } demande une pause.
  }
news-pause-refused = { $nameIs ->
    [you] Vous préférez continuer : pas de pause.
   *[other] { $name } préfère continuer : pas de pause.
  }
news-paused = Tout le monde est d’accord : les pendules sont arrêtées.
news-resumed = { $nameIs ->
    [you] Vous mettez fin à la pause. Les pendules repartent.
   *[other] { $name } met fin à la pause. Les pendules repartent.
  }
news-vacation = { $days ->
    [one] { $nameIs ->
        [you] Vous êtes en vacances pour un jour. Votre pendule est arrêtée.
       *[other] { $name } est en vacances pour un jour.
      }
   *[other] { $nameIs ->
        [you] Vous êtes en vacances pour { $days } jours. Votre pendule est arrêtée.
       *[other] { $name } est en vacances pour { $days } jours.
      }
  }
news-vacation-over = { $nameIs ->
    [you] Vous rentrez de vacances.
   *[other] { $name } rentre de vacances.
  }

## Why not

error-bad-cards = Ces cartes ont une erreur : { $file }, ligne { $line }. Regardez la liste des erreurs.
error-bad-file = Ce n’est pas une partie enregistrée que ce serveur puisse lire.
error-from-seed = Une partie jouée par des bots pour « meadhall record » ne s’ouvre pas ici : son mélange vient d’une graine. Lisez-la avec « meadhall replay ».
error-bad-name = Personne ne pourrait lire ce nom. Choisissez des lettres que tout le monde voit.
error-bad-target = On ne peut pas envoyer de rappels à cette adresse. Elle doit commencer par https et être publique.
error-unjudged-file = Impossible de vérifier ce fichier : c’est trop long, ou la vérification s’interrompt. Il n’a pas été ouvert.
error-bot-plays = Un bot joue à votre place. Reprenez-la d’abord.
error-busy = Il se passe trop de choses à cette table en ce moment. Réessayez dans un instant.
error-claimed = Ce lien a déjà servi.
error-decision = La partie a avancé entre-temps : voici où elle en est.
error-full = Il n’y a plus de place libre.
error-host = Le serveur ne répond pas à cette adresse.
error-id-used = Ce coup avait déjà été envoyé, et c’en était un autre.
error-illegal = Les règles ne le permettent pas.
error-internal = Le serveur a eu une panne. Votre partie est intacte ; réessayez.
error-malformed = Le serveur n’a pas compris la demande.
error-method = Ce n’est pas possible ici.
error-news-full = Trop de choses ont déjà changé à cette table. Préparez-en une nouvelle.
error-no-bot = Aucun bot ne remplace quelqu’un à cette place.
error-no-choice = Vous n’avez rien à décider pour le moment.
error-no-hall = Ce serveur n’affiche pas de tables ouvertes. Envoyez un lien à vos amis.
error-no-clock = Aucune pendule ne tourne ici.
error-no-hints = Les indices sont désactivés ici : d’autres personnes jouent cette partie, ou celle dont elle est tirée, et ne les ont pas acceptés.
error-no-own-cards = Ce jeu ne se joue pas avec vos propres cartes.
error-no-person = Personne n’occupe cette place.
error-no-vacation = Pas de vacances ici : il faut une pendule en jours, et vous avez 14 jours par an au plus.
error-no-push = Ce serveur n’atteint pas les navigateurs. Son hôte peut l’activer : { $install }
error-not-absent = L’adversaire a encore du temps pour se décider.
error-not-gathering = { $status ->
    [running] La partie a déjà commencé.
    [over] La partie est terminée.
   *[abandoned] La partie a été interrompue avant son terme.
  }
error-not-over = Ce n’est possible qu’une fois la partie terminée.
error-not-running = { $status ->
    [gathering] La partie n’a pas encore commencé.
    [over] La partie est terminée.
   *[abandoned] La partie a été interrompue avant son terme.
  }
error-not-yours = Votre lien ne le permet pas.
error-open-full = Vous avez déjà plusieurs tables ouvertes. Jouez-en ou fermez-en une d’abord.
error-notices-full = Vous avez déjà { $most } adresses pour les rappels ici. Retirez-en une d’abord.
error-open-seats = Il reste des places libres. Attendez d’autres joueurs, ou confiez ces places à des bots.
error-origin = La demande venait d’un autre site ; elle n’a pas été exécutée.
error-over = La partie est terminée.
error-read-only = Cette partie suit une ancienne version des règles : vous pouvez la regarder, mais pas la continuer.
error-reserved-name = C’est le nom d’une couleur ou d’un bot du jeu. Choisissez-en un autre, ou ajoutez-y une lettre.
error-seat-taken = Cette place est prise.
error-store = Le serveur n’arrive pas à joindre ses tables en ce moment. Réessayez dans un instant.
error-talk-off = On ne discute pas à cette table.
error-too-early = Toute la table apprend d’abord que cette place change de mains. { $seconds ->
    [one] Vous pourrez vous asseoir dans une seconde.
   *[other] Vous pourrez vous asseoir dans { $seconds } secondes.
  }
error-too-large = C’est plus que le serveur n’accepte en une fois.
error-too-many = C’était un peu rapide. { $seconds ->
    [one] Réessayez dans une seconde.
   *[other] Réessayez dans { $seconds } secondes.
  }
error-too-slow = La demande a mis trop de temps à arriver. Réessayez.
error-unauthorized = Il vous faut pour cela le lien d’une place ou de la table.
error-unknown = Cette table n’existe pas, ou le lien ne fonctionne plus.
error-warming = Le jarl s’échauffe encore. Le conseil arrive dès qu’il est prêt.
error-cannot-count = Pour qu’une partie compte : pas d’indices, pas de pendule douce, pas de cartes maison, une seule place pour vous et au moins un adversaire.
error-devices-full = Trop d’appareils ont ce profil. Retirez-en un d’abord.
error-needs-profile = Cette partie compte pour le classement. Créez d’abord un profil.
error-no-ladder = Il n’y a pas de classement sur ce serveur.
error-seated-already = Vous avez déjà une place à cette table.

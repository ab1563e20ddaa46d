# Le profil et le classement du serveur
profile-title = Votre profil
profile-none = Vous pouvez jouer sans profil. Avec un profil, tout ceci vous suit sur vos autres appareils, sans mot de passe ni adresse e-mail :
profile-none-name = votre nom, votre couleur et vos réglages
profile-none-tables = vos parties, en cours et finies, et vos résultats
profile-none-yours = Personne d’autre ne voit tout cela ; vous pouvez le télécharger ou le supprimer à tout moment.
profile-make = Créer un profil
profile-who = Vous
profile-save = Enregistrer
profile-colour = Couleur
profile-listed = Afficher mon nom au classement
profile-listed-explain = Sinon vous comptez quand même, mais personne ne voit votre nom.
profile-achieved = Vos résultats
profile-nothing = Finissez une partie, une leçon ou une énigme : cela s’affiche ici.
profile-places = Places
profile-place = place { $place } sur { $seats }
profile-against = Contre { $level }
profile-won-of = { $won } { $won ->
    [one] gagnée
   *[other] gagnées
  } sur { $games }
profile-alone = En solo
profile-best = record : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
profile-rating = Cote à { $seats } joueurs
profile-unplaced = pas encore au classement
profile-lessons = Leçons finies
profile-puzzles = Énigmes résolues
profile-to-ladder = Voir le classement
profile-devices = Vos appareils
profile-this-device = cet appareil
profile-device-unnamed = Un appareil
profile-device-link = Un lien pas encore ouvert
profile-device-last = utilisé la dernière fois le { $day }
profile-remove = Retirer
profile-add = Ajouter un appareil
profile-add-explain = Ouvrez ce lien sur l’autre appareil, ou scannez le code. Il marche une fois, pendant une heure. Il ouvre votre profil : ne le donnez à personne.
profile-link = Lien pour l’autre appareil
profile-qr = Code QR du lien
profile-renew = Renouveler la clé de cet appareil
profile-renew-explain = Renouvelez la clé si quelqu’un a pu la copier. L’ancienne cesse aussitôt de fonctionner.
profile-renewed = La clé est neuve.
profile-yours = Vos données
profile-yours-explain = Rien de tout ceci n’est montré à d’autres sans votre accord.
profile-export = Tout télécharger
profile-delete = Tout supprimer
profile-delete-ask = Supprimer votre profil ?
profile-delete-explain = Votre profil, vos résultats et votre cote sont supprimés, ainsi que les parties où personne d’autre ne joue. Dans les parties avec d’autres personnes, votre nom disparaît. C’est définitif.
profile-delete-sure = Tout supprimer
profile-keep = Garder mon profil
profile-revoked = Votre profil a été retiré de cet appareil.
profile-carry-title = Utiliser votre profil ici ?
profile-carry-explain = Votre nom, vos réglages et vos parties seront aussi sur cet appareil.
profile-carry-other = Cet appareil a le profil de { $name }. Le nouveau prend sa place.
profile-carry = L’utiliser ici
profile-carry-ended = Ce lien a déjà servi ou est trop vieux. Créez-en un nouveau sur l’autre appareil.

ladder-players =
  { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
ladder-empty = Ce classement est encore vide. Créez une table qui compte, et votre nom y sera le premier.
ladder-someone = Quelqu’un
ladder-you = vous
ladder-rank = Rang
ladder-who = Joueur
ladder-rating = Cote
ladder-games = Parties
ladder-rules = Comment ça marche
ladder-rule-counts = Seules comptent les tables créées pour cela, et seulement une fois la partie finie. Chacun y a un profil ou est un bot, et il n’y a pas d’indices.
ladder-rule-placed = Vous apparaissez ici après { $games } parties contre au moins { $opponents } adversaires différents, personnes ou niveaux de bots.
ladder-rule-rating = Tout le monde commence à 1000. Le nombre après ± est la marge d’incertitude ; l’ordre suit la cote que vous valez presque à coup sûr.
ladder-rule-same = En { $days } jours, les { $games } premières parties entre les deux mêmes personnes comptent en entier ; chacune des suivantes compte moitié moins que la précédente.
ladder-rule-new = Une partie contre des gens pas encore classés fait bouger votre cote moitié moins.
ladder-rule-leave = Si un bot prend votre place, vous finissez dernier. Celui qui arrête la partie pour tous aussi, et la cote des autres ne bouge pas.
ladder-rule-named = Seuls ceux qui ont accepté sont nommés.
profile-notices = Rappels
profile-notices-explain = Un rappel quand c’est à vous, à toutes vos tables : dans ce navigateur ou dans une messagerie.
profile-notices-none = Dès que vous êtes à une table, vous pouvez demander ici des rappels quand c’est à vous.

# Ce qui se dit quand quelque chose échoue : cela vient avec la page elle-même, car le reste peut alors manquer.

failed-title = Quelque chose s’est mal passé
failed-why = Impossible d’afficher cette page. Vos parties sont en sécurité sur le serveur.
failed-part = Impossible d’afficher le plateau. Votre partie est en sécurité et continue.
failed-fetch = Une partie de la page n’a pas pu être chargée. Vous êtes peut-être hors ligne, ou Meadhall vient d’être mis à jour.
failed-away = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
failed-here = Cela n’a pas marché. Si la page a l’air étrange, rechargez-la.
failed-again = Réessayer
failed-reload = Recharger
failed-hall = Retour à la salle
failed-detail = Détail technique
failed-close = Fermer
failed-moment = Un instant…

# Les gens à la table : qui est là.

talk-here = en ligne
talk-reconnecting = reconnexion
talk-away = hors ligne
talk-bot = un bot joue à sa place
talk-back = { $who } est de retour.
talk-gone = { $who } n’est plus là.

## Discussion

talk = Discussion
talk-tabs = À côté du plateau
talk-open = Ouvrir la discussion
talk-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
  }
talk-say = Dites quelque chose…
talk-send = Envoyer
talk-none = Personne n’a encore rien dit.
talk-people = Qui est là
talk-mute = Ne plus lire { $who }
talk-muted = muet
talk-watching = spectateur
talk-apart = Joueurs et spectateurs ne se lisent pas avant la fin de la partie.
talk-together = Tout le monde à cette table peut lire.
talk-is-off = L’hôte a coupé la discussion.
talk-asked = Tout le monde pouvait s’asseoir à cette table : la discussion commence quand chacun dit oui.
talk-yes = Je veux bien discuter
talk-yes-said = Vous avez dit oui. On attend les autres.
talk-switch = Discussion à cette table
talk-switch-on = Discussion ouverte
talk-switch-asked = Seulement si tous disent oui
talk-switch-off = Discussion coupée
talk-lost = { $who } a perdu la connexion
talk-lost-back = { $who } a perdu la connexion · de retour après { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
  }
talk-said = { $who } : { $said }

## Les huit réactions

talk-react = Dites-le sans mots
reaction-skal = Skål !
reaction-hello = Bonjour !
reaction-laugh = Ha ha !
reaction-oh = Oh !
reaction-hm = Hum…
reaction-thanks = Merci !
reaction-wait = Vous allez voir !
reaction-praise = Bien joué !

## Rejouer

rematch-kept = place gardée : { $who }
rematch-watch = Regarder la revanche

# Les gens à la table : qui est là.

talk-here = en ligne
talk-reconnecting = reconnexion
talk-away = hors ligne
talk-bot = un bot joue à sa place
talk-back = { $who } est de retour.
talk-gone = { $who } n’est plus là.

# Pourquoi Jarl le ferait, dans Shipwrights.

shipwrights-hint-keep = garder { $cards }
shipwrights-why-launch = D’ici la fin de la manche, vous mettez { $card } à l’eau { $often } au lieu de { $before }
shipwrights-but-launch = d’ici la fin de la manche, vous mettez { $card } à l’eau { $often } au lieu de { $before }
shipwrights-why-build = D’ici la fin de la manche, vous construisez { $card } { $often } au lieu de { $before }
shipwrights-but-build = d’ici la fin de la manche, vous construisez { $card } { $often } au lieu de { $before }
shipwrights-why-points = Environ { $count } points de plus à la fin de la manche ({ $part })
shipwrights-but-points = environ { $count } points de moins à la fin de la manche ({ $part })
shipwrights-why-steps = Environ { $count } pas de plus cette manche ({ shipwrights-track })
shipwrights-but-steps = environ { $count } pas de moins cette manche ({ shipwrights-track })
shipwrights-why-goods = Il vous reste davantage pour la manche suivante : environ { $count } { shipwrights-good }
shipwrights-but-goods = il vous reste moins pour la manche suivante : environ { $count } { shipwrights-good }
shipwrights-why-cards = Environ { $count } cartes de plus en main pour la manche suivante
shipwrights-but-cards = environ { $count } cartes de moins en main pour la manche suivante

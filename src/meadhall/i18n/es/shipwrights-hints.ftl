# Por qué lo haría Jarl, en Shipwrights.

shipwrights-hint-keep = quedarte { $cards }
shipwrights-why-launch = Al final de la ronda has botado el barco { $card } { $often } en vez de { $before }
shipwrights-but-launch = al final de la ronda has botado el barco { $card } { $often } en vez de { $before }
shipwrights-why-build = Al final de la ronda has construido el edificio { $card } { $often } en vez de { $before }
shipwrights-but-build = al final de la ronda has construido el edificio { $card } { $often } en vez de { $before }
shipwrights-why-points = Unos { $count } puntos más al final de la ronda ({ $part })
shipwrights-but-points = unos { $count } puntos menos al final de la ronda ({ $part })
shipwrights-why-steps = Unos { $count } pasos más en esta ronda ({ shipwrights-track })
shipwrights-but-steps = unos { $count } pasos menos en esta ronda ({ shipwrights-track })
shipwrights-why-goods = Quedan unos { $count } { shipwrights-good } más para la ronda siguiente
shipwrights-but-goods = quedan unos { $count } { shipwrights-good } menos para la ronda siguiente
shipwrights-why-cards = Unas { $count } cartas más en mano para la ronda siguiente
shipwrights-but-cards = unas { $count } cartas menos en mano para la ronda siguiente

# Perché Jarl lo farebbe, in Shipwrights.

shipwrights-hint-keep = tieni { $cards }
shipwrights-why-launch = Alla fine del round hai varato { $card } { $often } invece di { $before }
shipwrights-but-launch = alla fine del round hai varato { $card } { $often } invece di { $before }
shipwrights-why-build = Alla fine del round hai costruito { $card } { $often } invece di { $before }
shipwrights-but-build = alla fine del round hai costruito { $card } { $often } invece di { $before }
shipwrights-why-points = Circa { $count } punti in più alla fine del round ({ $part })
shipwrights-but-points = circa { $count } punti in meno alla fine del round ({ $part })
shipwrights-why-steps = Circa { $count } passi in più in questo round ({ shipwrights-track })
shipwrights-but-steps = circa { $count } passi in meno in questo round ({ shipwrights-track })
shipwrights-why-goods = Per il prossimo round ti resta di più: circa { $count } { shipwrights-good }
shipwrights-but-goods = per il prossimo round ti resta di meno: circa { $count } { shipwrights-good }
shipwrights-why-cards = Circa { $count } carte in più in mano per il prossimo round
shipwrights-but-cards = circa { $count } carte in meno in mano per il prossimo round

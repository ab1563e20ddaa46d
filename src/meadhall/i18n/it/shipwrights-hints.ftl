# Perché Jarl lo farebbe, in Shipwrights.

shipwrights-hint-keep = tieni { $cards }
shipwrights-why-launch = Entro la fine del round vari { $card } { $often } anziché { $before }
shipwrights-but-launch = entro la fine del round vari { $card } { $often } anziché { $before }
shipwrights-why-build = Entro la fine del round costruisci { $card } { $often } anziché { $before }
shipwrights-but-build = entro la fine del round costruisci { $card } { $often } anziché { $before }
shipwrights-why-points = Circa { $count } punti in più alla fine del round ({ $part })
shipwrights-but-points = circa { $count } punti in meno alla fine del round ({ $part })
shipwrights-why-steps = Circa { $count } passi in più in questo round ({ shipwrights-track })
shipwrights-but-steps = circa { $count } passi in meno in questo round ({ shipwrights-track })
shipwrights-why-goods = Per il prossimo round ti resta di più: circa { $count } { shipwrights-good }
shipwrights-but-goods = per il prossimo round ti resta di meno: circa { $count } { shipwrights-good }
shipwrights-why-cards = Circa { $count } carte in più in mano per il prossimo round
shipwrights-but-cards = circa { $count } carte in meno in mano per il prossimo round

# Perché Jarl lo farebbe, in Eketorp.

eketorp-hint-plan = { $places }{ $home ->
    [0] {""}
   *[other] , { $home } a casa
  }
eketorp-hint-plan-home = { $home ->
    [one] 1 Vichingo resta a casa
   *[other] tutti e { $home } restano a casa
  }
eketorp-hint-more = anche { $places }
eketorp-hint-as-is = lascia il piano com’è
eketorp-why-field = { $count ->
    [one] 1 Vichingo su { $field } porta a casa mattoni { $often }
   *[other] { $count } Vichinghi su { $field } portano a casa mattoni { $often }
  }{ $others ->
    [yes] , anche se ci vanno pure altri
   *[no] {""}
  }
eketorp-but-field = { $field } ti dà mattoni { $often } invece di { $before }
eketorp-why-siege = Assediando { $castle } { eketorp-with-side } porti via un mattone { $often }
eketorp-but-siege = assediando { $castle } { eketorp-with-side } prendi un mattone { $often } invece di { $before }
eketorp-why-home = { $count ->
    [one] Con 1 Vichingo a casa
   *[other] Con { $count } Vichinghi a casa
  } perdi mattoni in un assedio { $often } invece di { $before }
eketorp-why-walls = Perdi mattoni in un assedio { $often } invece di { $before }
eketorp-but-home = perdi mattoni in un assedio { $often } invece di { $before }
eketorp-why-hurt = Circa { $count } Vichinghi feriti in meno
eketorp-but-hurt = circa { $count } Vichinghi feriti in più
eketorp-why-fight = Vinci questo scontro { $often } invece di { $before }
eketorp-but-fight = vinci questo scontro { $often } invece di { $before }
eketorp-why-bricks = Porti a casa circa { $count } punti in più di mattoni
eketorp-but-bricks = porti a casa circa { $count } punti in meno di mattoni
eketorp-why-amulets = Ti restano circa { $count } amuleti in più
eketorp-but-amulets = ti restano circa { $count } amuleti in meno

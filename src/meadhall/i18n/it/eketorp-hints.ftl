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
    [one] 1 Vichingo su { $field } porta a casa un mattone { $often }
   *[other] { $count } Vichinghi su { $field } portano a casa mattoni { $often }
  }{ $others ->
    [yes] , anche se ci vanno altri
   *[no] {""}
  }
eketorp-but-field = { $field } ti dà mattoni { $often } anziché { $before }
eketorp-why-siege = Assediando { $castle } { eketorp-with-side } porti via un mattone { $often }
eketorp-but-siege = assediando { $castle } { eketorp-with-side } prendi un mattone { $often } anziché { $before }
eketorp-why-home = { $count ->
    [one] Con 1 Vichingo a casa
   *[other] Con { $count } Vichinghi a casa
  } perdi mattoni in un assedio { $often } anziché { $before }
eketorp-why-walls = Perdi mattoni in un assedio { $often } anziché { $before }
eketorp-but-home = perdi mattoni in un assedio { $often } anziché { $before }
eketorp-why-hurt = Circa { $count } Vichinghi feriti in meno
eketorp-but-hurt = circa { $count } Vichinghi feriti in più
eketorp-why-fight = Vinci questo scontro { $often } anziché { $before }
eketorp-but-fight = vinci questo scontro { $often } anziché { $before }
eketorp-why-bricks = Porti a casa circa { $count } punti in più di mattoni
eketorp-but-bricks = porti a casa circa { $count } punti in meno di mattoni
eketorp-why-amulets = Ti restano circa { $count } amuleti in più
eketorp-but-amulets = ti restano circa { $count } amuleti in meno
eketorp-why-cards = Le tue carte valgono poi circa { $count } in più in tutto
eketorp-but-cards = le tue carte valgono poi circa { $count } in meno in tutto

## Che cosa può dare un piano

eketorp-try-likely = Probabile: { $outcome }.
eketorp-try-worst = Il peggiore di { $rounds } turni immaginati: { $outcome }.
eketorp-try-nothing = non porti a casa nulla
eketorp-try-field = prendi { $bricks } da { $field }
eketorp-try-siege = assediando { $castle } { eketorp-with-side } porti via { $bricks }
eketorp-try-hurt = { $count ->
    [one] un tuo Vichingo finisce al lazzaretto
   *[other] { $count } dei tuoi Vichinghi finiscono al lazzaretto
  }
eketorp-try-lost = perdi { $bricks } dalle tue mura
eketorp-try-field-often = { $field } ti dà mattoni { $often }.
eketorp-try-siege-often = Assediando { $castle } { eketorp-with-side } prendi un mattone { $often }.
eketorp-try-lost-often = { $count ->
    [0] Con nessuno a casa
    [one] Con 1 Vichingo a casa
   *[other] Con { $count } Vichinghi a casa
  } perdi mattoni in un assedio { $often }.

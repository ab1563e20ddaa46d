# Warum Jarl es täte, in Eketorp.

eketorp-hint-plan = { $places }{ $home ->
    [0] {""}
   *[other] , { $home } daheim
  }
eketorp-hint-plan-home = { $home ->
    [one] 1 Wikinger bleibt daheim
   *[other] alle { $home } bleiben daheim
  }
eketorp-hint-more = dazu { $places }
eketorp-hint-as-is = den Plan lassen, wie er ist
eketorp-why-field = { $count ->
    [one] 1 Wikinger auf { $field } bringt { $often } Bausteine heim
   *[other] { $count } Wikinger auf { $field } bringen { $often } Bausteine heim
  }{ $others ->
    [yes] , obwohl auch andere hingehen
   *[no] {""}
  }
eketorp-but-field = { $field } bringt dir { $often } Bausteine statt { $before }
eketorp-why-siege = Dein Wikinger am { eketorp-side } { of-castle } erbeutet { $often } einen Baustein
eketorp-but-siege = am { eketorp-side } { of-castle } erbeutest du { $often } einen Baustein statt { $before }
eketorp-why-home = { $count ->
    [one] Mit 1 Wikinger daheim
   *[other] Mit { $count } Wikingern daheim
  } verlierst du { $often } Bausteine an eine Belagerung statt { $before }
eketorp-why-walls = Du verlierst { $often } Bausteine an eine Belagerung statt { $before }
eketorp-but-home = du verlierst { $often } Bausteine an eine Belagerung statt { $before }
eketorp-why-hurt = Von deinen Wikingern werden etwa { $count } weniger verletzt
eketorp-but-hurt = von deinen Wikingern werden etwa { $count } mehr verletzt
eketorp-why-fight = Du gewinnst diesen Kampf { $often } statt { $before }
eketorp-but-fight = du gewinnst diesen Kampf { $often } statt { $before }
eketorp-why-bricks = Du bringst etwa { $count } Punkte mehr an Bausteinen heim
eketorp-but-bricks = du bringst etwa { $count } Punkte weniger an Bausteinen heim
eketorp-why-amulets = Du behältst etwa { $count } Amulette mehr
eketorp-but-amulets = du behältst etwa { $count } Amulette weniger
eketorp-why-cards = Deine Karten sind danach zusammen etwa { $count } höher
eketorp-but-cards = deine Karten sind danach zusammen etwa { $count } niedriger

## Was bei einem Plan herauskommen kann

eketorp-try-likely = Wahrscheinlich: { $outcome }.
eketorp-try-worst = Die schlimmste von { $rounds } durchgespielten Runden: { $outcome }.
eketorp-try-nothing = du bringst nichts heim
eketorp-try-field = du nimmst { $bricks } von { $field }
eketorp-try-siege = am { eketorp-side } { of-castle } erbeutest du { $bricks }
eketorp-try-hurt = { $count ->
    [one] 1 deiner Wikinger kommt ins Lazarett
   *[other] { $count } deiner Wikinger kommen ins Lazarett
  }
eketorp-try-lost = deine Mauern verlieren { $bricks }
eketorp-try-field-often = { $field } bringt dir { $often } Bausteine.
eketorp-try-siege-often = Am { eketorp-side } { of-castle } erbeutest du { $often } einen Baustein.
eketorp-try-lost-often = { $count ->
    [0] Mit niemandem daheim
    [one] Mit 1 Wikinger daheim
   *[other] Mit { $count } Wikingern daheim
  } verlierst du { $often } Bausteine an eine Belagerung.

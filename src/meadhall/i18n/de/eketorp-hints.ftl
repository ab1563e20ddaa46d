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
eketorp-why-hurt = Etwa { $count } deiner Wikinger weniger werden verletzt
eketorp-but-hurt = etwa { $count } deiner Wikinger mehr werden verletzt
eketorp-why-fight = Du gewinnst diesen Kampf { $often } statt { $before }
eketorp-but-fight = du gewinnst diesen Kampf { $often } statt { $before }
eketorp-why-bricks = Du bringst etwa { $count } Punkte mehr an Bausteinen heim
eketorp-but-bricks = du bringst etwa { $count } Punkte weniger an Bausteinen heim
eketorp-why-amulets = Du behältst etwa { $count } Amulette mehr
eketorp-but-amulets = du behältst etwa { $count } Amulette weniger

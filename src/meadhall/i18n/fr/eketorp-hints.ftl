# Pourquoi Jarl le ferait, dans Eketorp.

eketorp-hint-plan = { $places }{ $home ->
    [0] {""}
   *[other] , { $home } à la maison
  }
eketorp-hint-plan-home = { $home ->
    [one] 1 viking reste à la maison
   *[other] les { $home } restent à la maison
  }
eketorp-hint-more = en plus { $places }
eketorp-hint-as-is = laisser le plan tel quel
eketorp-why-field = { $count ->
    [one] 1 viking en { $field } rapporte des briques { $often }
   *[other] { $count } vikings en { $field } rapportent des briques { $often }
  }{ $others ->
    [yes] , même si d’autres y vont aussi
   *[no] {""}
  }
eketorp-but-field = { $field } vous rapporte des briques { $often } au lieu de { $before }
eketorp-why-siege = En assiégeant { $castle } { eketorp-with-side }, vous emportez une brique { $often }
eketorp-but-siege = en assiégeant { $castle } { eketorp-with-side }, vous prenez une brique { $often } au lieu de { $before }
eketorp-why-home = { $count ->
    [one] Avec 1 viking à la maison
   *[other] Avec { $count } vikings à la maison
  }, vous perdez des briques dans un siège { $often } au lieu de { $before }
eketorp-why-walls = Vous perdez des briques dans un siège { $often } au lieu de { $before }
eketorp-but-home = vous perdez des briques dans un siège { $often } au lieu de { $before }
eketorp-why-hurt = Environ { $count } de vos vikings en moins sont blessés
eketorp-but-hurt = environ { $count } de vos vikings en plus sont blessés
eketorp-why-fight = Vous gagnez ce combat { $often } au lieu de { $before }
eketorp-but-fight = vous gagnez ce combat { $often } au lieu de { $before }
eketorp-why-bricks = Vous rapportez environ { $count } points de briques en plus
eketorp-but-bricks = vous rapportez environ { $count } points de briques en moins
eketorp-why-amulets = Il vous reste environ { $count } amulettes de plus
eketorp-but-amulets = il vous reste environ { $count } amulettes de moins

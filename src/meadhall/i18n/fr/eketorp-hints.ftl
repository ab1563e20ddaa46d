# Pourquoi Jarl le ferait, dans Eketorp.

eketorp-hint-plan = { $places }{ $home ->
    [0] {""}
   *[other] , { $home } au village
  }
eketorp-hint-plan-home = { $home ->
    [one] 1 Viking reste au village
   *[other] les { $home } restent au village
  }
eketorp-hint-more = en plus { $places }
eketorp-hint-as-is = laisser le plan tel quel
eketorp-why-field = { $count ->
    [one] 1 Viking en { $field } rapporte des briques { $often }
   *[other] { $count } Vikings en { $field } rapportent des briques { $often }
  }{ $others ->
    [yes] , même si d’autres y vont aussi
   *[no] {""}
  }
eketorp-but-field = { $field } vous rapporte des briques { $often } au lieu de { $before }
eketorp-why-siege = En assiégeant { $castle } { eketorp-with-side }, vous emportez une brique { $often }
eketorp-but-siege = en assiégeant { $castle } { eketorp-with-side }, vous prenez une brique { $often } au lieu de { $before }
eketorp-why-home = { $count ->
    [one] Avec 1 Viking au village
   *[other] Avec { $count } Vikings au village
  }, vous perdez des briques dans un siège { $often } au lieu de { $before }
eketorp-why-walls = Vous perdez des briques dans un siège { $often } au lieu de { $before }
eketorp-but-home = vous perdez des briques dans un siège { $often } au lieu de { $before }
eketorp-why-hurt = Environ { $count } de vos Vikings en moins sont blessés
eketorp-but-hurt = environ { $count } de vos Vikings en plus sont blessés
eketorp-why-fight = Vous gagnez ce combat { $often } au lieu de { $before }
eketorp-but-fight = vous gagnez ce combat { $often } au lieu de { $before }
eketorp-why-bricks = Vous rapportez environ { $count } points de briques en plus
eketorp-but-bricks = vous rapportez environ { $count } points de briques en moins
eketorp-why-amulets = Il vous reste environ { $count } amulettes de plus
eketorp-but-amulets = il vous reste environ { $count } amulettes de moins

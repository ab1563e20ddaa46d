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
    [one] 1 Viking en { $field } rapporte une brique { $often }
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
eketorp-why-hurt = Vous avez environ { $count } blessés de moins
eketorp-but-hurt = vous avez environ { $count } blessés de plus
eketorp-why-fight = Vous gagnez ce combat { $often } au lieu de { $before }
eketorp-but-fight = vous gagnez ce combat { $often } au lieu de { $before }
eketorp-why-bricks = Vous rapportez environ { $count } points de plus en briques
eketorp-but-bricks = vous rapportez environ { $count } points de moins en briques
eketorp-why-amulets = Il vous reste environ { $count } amulettes de plus
eketorp-but-amulets = il vous reste environ { $count } amulettes de moins
eketorp-why-cards = Vos cartes totalisent ensuite environ { $count } de plus
eketorp-but-cards = vos cartes totalisent ensuite environ { $count } de moins

## Ce qu’un plan peut donner

eketorp-try-likely = Probable : { $outcome }.
eketorp-try-worst = La pire de { $rounds } manches imaginées : { $outcome }.
eketorp-try-nothing = vous ne rapportez rien
eketorp-try-field = vous prenez { $bricks } en { $field }
eketorp-try-siege = en assiégeant { $castle } { eketorp-with-side }, vous emportez { $bricks }
eketorp-try-hurt = { $count ->
    [one] 1 de vos Vikings part à l’hôpital
   *[other] { $count } de vos Vikings partent à l’hôpital
  }
eketorp-try-lost = vous perdez { $bricks } de vos murailles
eketorp-try-field-often = { $field } vous rapporte des briques { $often }.
eketorp-try-siege-often = En assiégeant { $castle } { eketorp-with-side }, vous prenez une brique { $often }.
eketorp-try-lost-often = { $count ->
    [0] Sans personne au village
    [one] Avec 1 Viking au village
   *[other] Avec { $count } Vikings au village
  }, vous perdez des briques dans un siège { $often }.

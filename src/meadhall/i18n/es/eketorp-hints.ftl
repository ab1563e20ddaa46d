# Por qué lo haría Jarl, en Eketorp.

eketorp-hint-plan = { $places }{ $home ->
    [0] {""}
   *[other] , { $home } en casa
  }
eketorp-hint-plan-home = { $home ->
    [one] 1 vikingo se queda en casa
   *[other] los { $home } se quedan en casa
  }
eketorp-hint-more = además { $places }
eketorp-hint-as-is = dejar el plan como está
eketorp-why-field = { $count ->
    [one] 1 vikingo en { $field } trae bloques a casa { $often }
   *[other] { $count } vikingos en { $field } traen bloques a casa { $often }
  }{ $others ->
    [yes] , aunque también van otros
   *[no] {""}
  }
eketorp-but-field = { $field } te da bloques { $often } en vez de { $before }
eketorp-why-siege = { $side ->
    [catapult] Tu vikingo en la catapulta { of-castle }
    [boat] Tu vikingo en el barco { of-castle }
   *[ram] Tu vikingo en el ariete { of-castle }
  } se lleva un bloque { $often }
eketorp-but-siege = { $side ->
    [catapult] la catapulta { of-castle }
    [boat] el barco { of-castle }
   *[ram] el ariete { of-castle }
  } te da un bloque { $often } en vez de { $before }
eketorp-why-home = { $count ->
    [one] Con 1 vikingo en casa
   *[other] Con { $count } vikingos en casa
  } pierdes bloques en un asedio { $often } en vez de { $before }
eketorp-why-walls = Pierdes bloques en un asedio { $often } en vez de { $before }
eketorp-but-home = pierdes bloques en un asedio { $often } en vez de { $before }
eketorp-why-hurt = Caen heridos unos { $count } vikingos tuyos menos
eketorp-but-hurt = caen heridos unos { $count } vikingos tuyos más
eketorp-why-fight = Ganas este combate { $often } en vez de { $before }
eketorp-but-fight = ganas este combate { $often } en vez de { $before }
eketorp-why-bricks = Traes a casa unos { $count } puntos más en bloques
eketorp-but-bricks = traes a casa unos { $count } puntos menos en bloques
eketorp-why-amulets = Guardas unos { $count } amuletos más
eketorp-but-amulets = guardas unos { $count } amuletos menos
eketorp-why-cards = Después tus cartas suman unos { $count } más
eketorp-but-cards = después tus cartas suman unos { $count } menos

## En qué puede acabar un plan

eketorp-try-likely = Probable: { $outcome }.
eketorp-try-worst = La peor de { $rounds } rondas imaginadas: { $outcome }.
eketorp-try-nothing = no traes nada a casa
eketorp-try-field = tomas { $bricks } de { $field }
eketorp-try-siege = asediando a { $castle } { eketorp-with-side } te llevas { $bricks }
eketorp-try-hurt = { $count ->
    [one] 1 vikingo tuyo acaba en el hospital
   *[other] { $count } vikingos tuyos acaban en el hospital
  }
eketorp-try-lost = pierdes { $bricks } de tus muros
eketorp-try-field-often = { $field } te da bloques { $often }.
eketorp-try-siege-often = Asediando a { $castle } { eketorp-with-side } te llevas un bloque { $often }.
eketorp-try-lost-often = { $count ->
    [0] Sin nadie en casa
    [one] Con 1 vikingo en casa
   *[other] Con { $count } vikingos en casa
  } pierdes bloques en un asedio { $often }.

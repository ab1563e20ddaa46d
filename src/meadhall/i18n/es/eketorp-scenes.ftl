# Las escenas de Eketorp.

eketorp-scene-plans = ¡Los planes!
eketorp-scene-revealed = Los planes, a la vista
eketorp-scene-blood = { $count ->
    [0] No se lucha por ninguna casilla.
    [one] Se lucha por una casilla.
   *[other] Se lucha por { $count } casillas.
  }
eketorp-scene-besieged = { $mine ->
    [yes] { $count ->
        [one] Tu castillo está asediado.
       *[other] { $count } castillos están asediados, el tuyo también.
      }
   *[no] { $count ->
        [one] Un castillo está asediado.
       *[other] { $count } castillos están asediados.
      }
  }
eketorp-scene-served = Casillas en paz: cada uno toma un bloque.
eketorp-scene-fight = { $who } lucha contra { $rival } { $place }
eketorp-scene-siege = { $who } asedia a { $rival } { eketorp-with-side }
eketorp-scene-wins = { $whoIs ->
    [you] ¡Ganas por { $by }!
   *[other] { $who } gana por { $by }
  }
eketorp-scene-open = { $whoIs ->
    [you] Nadie defiende: ¡entras!
   *[other] Nadie defiende: entra { $who }
  }
eketorp-scene-plunder = { $whoIs ->
    [you] Saqueas el castillo de { $rival }
   *[other] { $rivalIs ->
        [you] { $who } saquea tu castillo
       *[other] { $who } saquea el castillo de { $rival }
      }
  }
eketorp-scene-booty = { $whoIs ->
    [you] ¡Te llevas { eketorp-the-brick }!
   *[other] { $who } se lleva { eketorp-the-brick }
  }
eketorp-scene-torn-down = { $whoIs ->
    [you] Derribas { $bricks }
   *[other] { $who } derriba { $bricks }
  }
eketorp-scene-no-plunder = { $whoIs ->
    [you] No te llevas nada
   *[other] { $who } no se lleva nada
  }
eketorp-scene-loot = ¡Entras! Quítale hasta { $difference ->
    [one] 1 punto
   *[other] { $difference } puntos
  } a { $rival }
eketorp-scene-loot-empty = Entras, pero en estos dos muros no hay nada.
eketorp-scene-loot-dear = Entras, pero { $count ->
    [one] el bloque de arriba vale
   *[other] los bloques de arriba valen
  } más de { $difference }.
eketorp-scene-gain = Ganas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
eketorp-scene-gain-what = { eketorp-the-brick }, para construir esta ronda
eketorp-scene-gain-nothing = no te quedas nada
eketorp-scene-loss = { $rival } pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
eketorp-scene-of-points = { $points } de { $difference }
eketorp-scene-carry = Llevarme { eketorp-the-brick } ({ $points })
eketorp-scene-best = Mejor botín
eketorp-scene-on = Seguir
eketorp-scene-keep = Tu botín
eketorp-scene-lost = Derribado
eketorp-scene-lift = Levantar { eketorp-the-brick }
eketorp-scene-keep-this = Quedarme { eketorp-the-brick }
eketorp-scene-put-back = Devolver { eketorp-the-brick }
eketorp-scene-build = Los castillos crecen
eketorp-scene-complete = { $whoIs ->
    [you] ¡Tu castillo está terminado!
   *[other] ¡El castillo de { $who } está terminado!
  }
eketorp-scene-last-round = La décima ronda ha terminado
eketorp-scene-counted = Ahora se cuentan los castillos.

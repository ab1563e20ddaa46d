# El tablero de Eketorp en el navegador: lo que se ve, en palabras.

eketorp-look-board = El tablero
eketorp-look-castle = { $whoIs ->
    [you] Tu castillo
   *[other] Castillo de { $who }
  }: { $built } de 18 bloques. Vikingos en casa: { $home }.
eketorp-look-wall = { eketorp-wall }: { $bricks }.
eketorp-look-carried = Traído a casa: { $bricks }.
eketorp-look-surplus = Junto al castillo: { $bricks }.
eketorp-look-taken =
  { $whoIs ->
    [you] Has tomado { $bricks }.
   *[other] { $who } ha tomado { $bricks }.
  }
eketorp-look-hospital = Hospital.
eketorp-look-hospital-empty = Hospital: nadie.
eketorp-look-ward = { $stay }: { $vikings }.
eketorp-look-out = { $count ->
    [0] En casa la próxima ronda
    [one] Fuera 1 ronda
   *[other] Fuera { $count } rondas
  }
eketorp-look-out-brief = { $count ->
    [0] A casa ya
   *[other] Fuera { $count }
  }
eketorp-look-risk = { $points ->
    [one] Como mucho 1 punto en bloques
   *[other] Como mucho { $points } puntos en bloques
  }
eketorp-look-swap-brief = Cambio
eketorp-look-amulets = Amuletos: { $count }
eketorp-look-hand = Mano: { $cards }
eketorp-look-swap = Pila de cambio: { $cards }
eketorp-look-leader = Empieza la ronda
eketorp-look-ready = Listo
eketorp-look-offers = { $count ->
    [one] Aquí puedes elegir 1 sitio.
   *[other] Aquí puedes elegir { $count } sitios.
  }
eketorp-look-close = Volver al tablero

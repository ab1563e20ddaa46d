# La mesa alrededor de cada juego: nombres, terminal, repeticiones.

seat-name = { $colour ->
    [red] Rojo
    [blue] Azul
    [yellow] Amarillo
    [green] Verde
    [violet] Morado
   *[white] Blanco
  }
seat-numbered = { $whoIs ->
    [you] Tú
   *[other] { $who }
  } ({ $seat })
level-name = { $level ->
    [thrall] { bot-thrall }
    [jarl] { bot-jarl }
    [konung] { bot-konung }
   *[karl] { bot-karl }
  }
named-bot = { level-name } el { seat-name }
level-choice = { $bot } · { $level }
of-who = { $whoIs ->
    [you] tuyo
   *[other] de { $who }
  }
of-name = { $nameIs ->
    [you] tuyo
   *[other] de { $name }
  }
of-rival = { $rivalIs ->
    [you] tuyo
   *[other] de { $rival }
  }
of-castle = { $castleIs ->
    [you] de tu castillo
   *[other] de { $castle }
  }
list-and = { $begins ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
  }
saga-line = { $head }: { $results }

## Jugar en el terminal

compiling = Preparando el juego. Ocurre una vez tras cada actualización y tarda unos minutos…
welcome = Meadhall – { $game }. Escribe ? en cualquier momento para ver la ayuda.
you-are = Tu color: { $who }.
players = En la mesa: { $names }.
player-person = { $who } ({ $seat }, una persona)
player-bot = { $who } ({ $seat }, { $bot })
bot-thrall = Thrall
    .level = fácil
    .explain = juega al azar.
bot-karl = Karl
    .level = medio
    .explain = hace la jugada que mejor pinta ahora mismo.
bot-jarl = Jarl
    .level = difícil
    .explain = piensa alrededor de medio segundo, varias jugadas por delante.
bot-konung = Konung
    .level = experto
    .explain = piensa unos tres segundos y es el más difícil de vencer.
bot-search = búsqueda de { $count }
    .level = búsqueda
    .explain = piensa por delante: su número dice cuántas partidas juega en la cabeza.
bot-own = { $name }
    .level = casero
    .explain = es un bot que alguien ha hecho.
bot-failed-unmade = { $bot } iba a jugar con { $who } pero no puede ({ $detail }). En su lugar juega { $instead }.
bot-failed-raised = { $bot }, que juega con { $who }, ha fallado ({ $detail }). Sigue { $instead }.
bot-failed-illegal = { $bot }, que juega con { $who }, ha respondido { $detail }, que no es una jugada válida. Sigue { $instead }.
bot-failed-late = { $bot }, que juega con { $who }, ha tardado demasiado ({ $detail } s). Sigue { $instead }.
curtain = Le toca a { $who }. Los demás, por favor, no miréis.
curtain-key = Pulsa Intro cuando solo { $who } vea la pantalla.
prompt = { $who }>
move-line = { $number }  { $action }
moves-many = Tienes { $count } jugadas posibles; escribe ? para verlas.
refused = { $reason }
refused-rule = { $reason } (regla { $rule })
undone = Deshecho.
saved = Tu partida está guardada en { $path }. Para seguir jugando: { $command }
resumed = Aquí estás de nuevo. { $count ->
    [one] Hasta ahora se ha tomado una decisión.
   *[other] Hasta ahora se han tomado { $count } decisiones.
  }
saved-over = Tu partida está guardada en { $path }. Para volver a leerla: { $command }
not-saved = No se ha podido guardar la partida en { $path }: { $why }
goodbye = ¡Hasta pronto!
help-moves = Lo que puedes hacer ahora:
help-words = Escribe el número de una jugada o su forma corta entre corchetes.
help-plan = Todo en una línea, por ejemplo: { $example }
help-why = Escribe ? y una jugada para saber por qué no puedes hacerla, por ejemplo: ? { $example }
help-rule = { $command } muestra el texto de una regla.
help-undo = undo deshace tu última jugada, si desde entonces no se ha revelado nada.
help-board = board vuelve a mostrar la mesa; quit guarda la partida y sale.
help-move = { $number }  { $action }  [{ $text }]
help-bot = { $bot } { $explanation }
possible = Eso puedes hacerlo: { $action }.

## El final y las repeticiones

final-scores = Puntuación final
score-line = { $whoIs ->
    [you] Tú
   *[other] { $who }
  }: { $total } – { $parts }
score-part = { $part } { $points }
won = { $whoIs ->
    [you] ¡Ganas!
   *[other] Gana { $who }.
  }
won-shared = Victoria compartida: { $who }.
event-undo = { $whoIs ->
    [you] Has deshecho una jugada.
   *[other] { $who } ha deshecho una jugada.
  }
replay-head =
  Partida de { $game }, { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
  }, vista por { $who }.
replay-spectator = un espectador
nothing-yet = Todavía no ha pasado nada.

## Análisis

analyse-head = { $who }, tras la entrada { $number }: lo que piensa { $text }
analyse-move = jugada
analyse-visits = visitas
analyse-share = parte
analyse-score = puntos esperados
analyse-win = victorias
analyse-more = { $count ->
    [one] Otra jugada tiene menos.
   *[other] Otras { $count } jugadas tienen menos.
  }

## Motivos que no son de ninguna regla

reason-no-such-move = Esa jugada no existe; ? muestra las que puedes hacer.
reason-cannot-undo = Ahora no tienes nada que deshacer.
reason-undone-enough = Has deshecho demasiadas jugadas en esta partida. A partir de ahora, lo jugado queda.

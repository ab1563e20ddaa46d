# Cartas propias en una mesa nueva: elegir archivos, qué está mal, cómo se ven.

cards-title = Cartas
cards-standard = Estándar
cards-mine = Mías
cards-drop = Suelta aquí archivos o una carpeta
cards-choose-files = Elegir archivos
cards-choose-folder = Elegir una carpeta
cards-chosen = { $files ->
    [one] 1 archivo
   *[other] { $files } archivos
  }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
cards-reading = Leyendo tus cartas…
cards-unreadable = «{ $file }» no es texto. Elige archivos CSV o JSON.
cards-too-large = Son más de 100 KB. Elige menos archivos o más pequeños.
cards-ready = { $ready } de { $count } cartas están listas.
cards-everyone-sees = Todos ven que juegas con cartas propias.
cards-rest-standard = Las cartas que no traigas siguen siendo las estándar.
cards-download = Descargar las cartas estándar
cards-preview = Vista previa
cards-more = { $count } más
cards-kind = { $table ->
    [ships] Barcos
    [buildings] Edificios
    [craftsmen] Artesanos
    [townsfolk] Aldeanos
    [jarls] Jarls
    [rounds] Cartas de ronda
    [raids] Incursiones
    [trades] Cartas de comercio
    [huts] Cabañas
    [heroes] Héroes
    [enemies] Enemigos
    [starting] Cartas iniciales
   *[materials] Cartas de material
  }
cards-faulty = tiene un error
cards-waits = { $count ->
    [one] Revisa una cosa antes de empezar.
   *[other] Revisa { $count } cosas antes de empezar.
  }
cards-bring = Elige primero los archivos de tus cartas.
cards-dropped = Columnas omitidas: { $columns }
cards-place-line = línea { $line }
cards-place-column = columna { $column }
cards-use = Usar { $fix }
cards-meant = ¿Querías decir { $fix }?
cards-more-faults = y { $count } más

## Qué está mal

cards-fault-text = Este campo está vacío. Rellénalo.
cards-fault-number = «{ $found }» no es un número entero de { $low } a { $high }.
cards-fault-word = «{ $found }» no vale aquí. Usa una de estas: { $words }.
cards-fault-skills = No conocemos el oficio «{ $found }». Une de uno a tres con +: { $words }.
cards-fault-effect = No podemos leer el efecto «{ $found }». Escríbelo como «gain wood 1 + coin 2» o «pay coin 1 -> gain gold 1».
cards-fault-kind = Esta carta no puede tener el efecto «{ $found }». Puede tener: { $words }.
cards-fault-clause = Escribe aquí un solo efecto.
cards-fault-unique = Otra carta ya tiene «{ $found }». Cada una necesita el suyo.
cards-fault-columns = Esta línea no tiene { $count } campos. ¿Falta una coma, o sobra una?
cards-fault-csv = Esta línea no son valores separados por comas. ¿Faltan unas comillas?
cards-fault-json = Esto no es JSON con una lista «cards».
cards-fault-file = No conocemos este archivo. ¿Querías decir { $words }?
cards-fault-none = No hay archivos de cartas. Se llaman { $words }.
cards-fault-one = Este juego tiene un solo archivo de cartas. Elige solo ese.
cards-fault-count = Tiene que haber { $count } cartas.
cards-fault-most = Caben { $count } como máximo. Quita las demás.
cards-fault-least = Tiene que haber al menos { $count } cartas. Añade algunas o sube las copias.
cards-fault-goods = Nombra aquí los bienes: ni «any» ni «card» valen.
cards-fault-gold = Los jarls dan oro al descartarlos, y solo ellos.
cards-fault-bricks = «{ $found }» no vale aquí. Usa las letras G, B, C y S; las minúsculas son para 5 o 6 jugadores.
cards-fault-pile = En una casilla caben { $count } bloques como máximo.
cards-fault-long = Este campo tiene más de { $count } caracteres.
cards-fault-letters = Este campo tiene caracteres que no se pueden mostrar.
cards-fault-fit = «{ $found }» no encaja en esta carta. Compárala con las cartas estándar.

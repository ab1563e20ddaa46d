# Los capítulos de Shipwrights, paso a paso: la meta, qué significa, y qué se dice si se hizo otra cosa.

## Elegir y descartar

learn-shipwrights-draft-yard = Este es tu astillero
    .text = En cinco rondas construyes barcos y edificios. Dan puntos y te hacen avanzar en tres marcadores. Gana quien tenga más puntos.
learn-shipwrights-draft-stores = Con esto construyes
    .text = Trabajadores, monedas, madera, lana, hierro y oro. El oro sustituye a la madera, la lana o el hierro. «?» encima de los marcadores explica todos los iconos.
learn-shipwrights-draft-ship = Quédate la Skute
    .text = Cada uno se queda una carta de su mazo y pasa el resto. El coste de un barco está a la izquierda; el oficio que pide, a la derecha. La Skute pide un maestro velero.
    .otherwise = Empieza por la Skute: sin barco, un astillero está vacío. No se ha pasado nada.
learn-shipwrights-draft-craftsman = Quédate el maestro velero
    .text = Aquí está el mazo de tu vecino. El maestro velero tiene justo el oficio que pide tu Skute.
    .otherwise = Tu Skute pide un maestro velero. Quédate ese.
learn-shipwrights-draft-last = La última carta es tuya de todos modos
    .text = Cuando a un mazo le queda una carta, la recibes. En una partida de verdad un mazo tiene seis cartas; lo que te quedas hay que usarlo en esta ronda.
learn-shipwrights-draft-discard = Descarta la Pastora
    .text = Ninguna carta se pierde. Descártala y recibes lo que dice su banderín rojo: aquí, 2 monedas.
    .otherwise = De momento guarda el barco y el maestro velero. Descarta la Pastora por 2 monedas.
learn-shipwrights-draft-reward = Dos monedas más
    .text = Puedes descartar cualquier carta de tu mano en cualquier momento de tu ronda. Los barcos y la gente suelen valer más si los usas.

## Un barco

learn-shipwrights-ship-needs = Lo que pide la Skute
    .text = Un maestro velero, 2 trabajadores, 1 madera, 2 lanas y 1 hierro. Lo tienes casi todo: falta una lana.
learn-shipwrights-ship-lay = Lleva la Skute a tu astillero
    .text = Un barco tiene que estar en tu astillero antes de construirlo. Las cartas tapan tu tablero desde la izquierda, así que de momento pierdes su primer espacio.
    .otherwise = Primero lleva la Skute a tu astillero.
learn-shipwrights-ship-hire = Pon al maestro velero en tu tablero
    .text = En tu tablero, un artesano trabaja gratis en un barco y después se va.
    .otherwise = La Skute no se puede construir sin un maestro velero. Ponlo en tu tablero.
learn-shipwrights-ship-wool = Compra una lana
    .text = La carta de ronda fija los precios. En esta ronda una lana cuesta 1 moneda. Tu oro podría sustituirla, pero vale más.
    .otherwise = Solo falta una lana. Cómprala por 1 moneda.
learn-shipwrights-ship-build = Construye la Skute
    .text = Lo tienes todo. Pulsa el barco: una hoja muestra quién trabaja y qué pagas. Solo pagas cuando pulsas «Construir».
    .otherwise = Está todo para la Skute. Constrúyela ahora.
learn-shipwrights-ship-afloat = Zarpa tu primer barco
    .text = Vale 3 puntos, te da dos pasos en comercio y 2 monedas cada ronda. Los espacios de tu tablero vuelven a estar libres.
learn-shipwrights-ship-work = Pon a trabajar a tu último trabajador
    .text = Un trabajador en un espacio libre consigue lo que allí se ve, y vuelve a casa al final de la ronda. Los que construyeron el barco no vuelven.
    .otherwise = Queda un trabajador sin hacer nada. Ponlo en un espacio.
learn-shipwrights-ship-end = Termina tu ronda
    .text = Tu mano está vacía, así que puedes terminar tu ronda. Confírmalo si se te pregunta.
    .otherwise = No hay nada mejor que hacer. Termina tu ronda.
learn-shipwrights-ship-income = Ingresos
    .text = La Eikja ha traído un trabajador y la Skute 2 monedas, y tu trabajador ha vuelto a casa. Ahora empieza la siguiente elección.

## Edificios, aldeanos y deslizar

learn-shipwrights-buildings-house = Un Mercado
    .text = Un edificio no pide oficio. Lo construyes directamente desde la mano, y te da un espacio nuevo para trabajadores. Te falta una madera.
learn-shipwrights-buildings-woodcutter = Juega el Leñador
    .text = Los aldeanos hacen algo por ti una vez. El Leñador convierte 1 moneda en 2 maderas.
    .otherwise = Necesitas madera para el Mercado. Juega el Leñador.
learn-shipwrights-buildings-market = Construye el Mercado
    .text = Ahora tienes 2 maderas, 1 lana, 1 hierro y un trabajador de sobra. El Mercado da 1 punto y un paso en comercio.
    .otherwise = Tienes todo lo del Mercado. Constrúyelo.
learn-shipwrights-buildings-tuck = Desliza la Pastora bajo un edificio
    .text = Deslizar cuesta 1 oro. Una carta deslizada se queda: quien trabaje en ese edificio puede usar también a la Pastora, cada ronda.
    .otherwise = Jugada o descartada, la Pastora se va. Mejor deslízala.
learn-shipwrights-buildings-under = Ponla bajo el Mercado
    .text = Bajo cada edificio cabe una carta. Bajo el Mercado está mejor: da las monedas que ella pide.
    .otherwise = Bajo el Mercado, por favor: da monedas.
learn-shipwrights-buildings-worker = Pon un trabajador en el Mercado
    .text = Un trabajador, dos habilidades: 4 monedas del Mercado, y 2 lanas por 1 moneda de la Pastora.
    .otherwise = El Mercado es ahora tu mejor espacio. Pon ahí un trabajador.
learn-shipwrights-buildings-first = Primero el Mercado
    .text = El orden lo eliges tú. Toma primero las monedas y podrás pagar a la Pastora.
    .otherwise = Toma primero las monedas.
learn-shipwrights-buildings-second = Después la Pastora
    .text = 1 moneda se convierte en 2 lanas.
    .otherwise = La Pastora espera: 2 lanas por 1 moneda.
learn-shipwrights-buildings-craftsman = Desliza el maestro velero
    .text = También se puede deslizar a un artesano. En el tablero trabaja en un barco; deslizado, en todos los siguientes.
    .otherwise = Desliza el maestro velero: desde ahora podrá usarlo cada barco.
learn-shipwrights-buildings-skill = Se queda contigo
    .text = El maestro velero se queda bajo tu cabaña. Su segundo oficio, carpintero, cuesta 1 moneda cada vez.

## Marcadores, incursiones y comercio

learn-shipwrights-tracks-tracks = Tres marcadores
    .text = Poder militar, comercio y fama. Las casillas 4, 8 y 12 dan un premio. Estás en 3 en todos: falta un paso.
learn-shipwrights-tracks-sigrun = Desliza a Sigrun
    .text = Un jarl cuesta 1 oro. Sigrun vale 1 punto y da un paso militar y dos de comercio.
    .otherwise = Descartada vale 1 oro. Deslizada da dos premios.
learn-shipwrights-tracks-place = Elige un edificio para ella
    .text = Vale cualquier edificio sin carta debajo.
    .otherwise = Primero elige un edificio para Sigrun.
learn-shipwrights-tracks-prizes = Dos premios a la vez
    .text = Poder militar 4 ha traído una carta de incursión; comercio 5, una carta de comercio. Ahora decides qué hacer con ella.
learn-shipwrights-tracks-aboard = Pon la Ruta de la plata bajo tu Eikja
    .text = Bajo un barco da 3 monedas en cada fase de ingresos. Boca abajo daría 6 monedas ahora, una vez. Aún quedan dos rondas.
    .otherwise = Aún es pronto: los ingresos dan más que 6 monedas de una vez. Ponla bajo tu Eikja.
learn-shipwrights-tracks-raid = Haz una incursión en el Puesto comercial
    .text = Una vez por ronda, 2 trabajadores traen lo que muestra la carta de incursión: aquí, 4 monedas. Desde poder militar 7 basta un trabajador, desde 10 ninguno.
    .otherwise = Hay dos trabajadores libres. Haz la incursión con ellos.
learn-shipwrights-tracks-torvald = Desliza a Torvald
    .text = Da un paso de comercio y dos de fama, así que llegas a fama 5.
    .otherwise = Torvald te lleva más allá de fama 4. Deslízalo.
learn-shipwrights-tracks-upgrade = Mejora tu cabaña
    .text = La fama trae mejoras: la cabaña, el jornalero o la Eikja, y cada una vale 2 puntos. Tu cabaña da entonces 5 monedas en vez de 3.
    .otherwise = Las tres son buenas. Tomemos la cabaña.
learn-shipwrights-tracks-better = Tres premios en una ronda
    .text = Los premios tempranos son los que más rinden. Mira el siguiente hito antes de elegir entre dos cartas.

## Héroes, jarls y puntos

learn-shipwrights-heroes-heroes = ¿Quién lidera un marcador?
    .text = Quien acaba una ronda solo en cabeza de un marcador recibe a su héroe. Azul y tú estáis igualados en poder militar, así que Azul conserva a Svend.
learn-shipwrights-heroes-jarl = Desliza a Bjorn
    .text = Es la última ronda. Bjorn da dos pasos militares y 2 puntos.
    .otherwise = Descartado da 1 oro, o sea, 1 punto. Deslizado vale mucho más.
learn-shipwrights-heroes-place = Elige un edificio para él
    .text = Al final, cada jarl deslizado cuenta sus puntos.
    .otherwise = Primero elige un edificio para Bjorn.
learn-shipwrights-heroes-lead = Vas en cabeza
    .text = Poder militar 16: Svend viene contigo tras esta ronda, y vale 3 puntos. Las fichas entre 15 y 18 dan además de 1 a 4 puntos.
learn-shipwrights-heroes-discard = Descarta el Minero
    .text = El hierro ya no ayuda. Su recompensa son 2 monedas, y las monedas aún pueden ser oro.
    .otherwise = La ronda se acaba y los recursos sirven de poco. Descarta el Minero.
learn-shipwrights-heroes-end = Termina tu ronda
    .text = Las monedas y los recursos se convierten solos en oro, hasta donde se pueda.
    .otherwise = Nada más da puntos ahora. Termina tu ronda.
learn-shipwrights-heroes-score = Lo que cuenta
    .text = Barcos con sus bonificaciones, edificios, jarls, fichas desde 15, héroes a 3, mejoras a 2, y 1 por cada oro. Los trabajadores y lo demás que sobre no cuentan.

## En solitario contra el rival

learn-shipwrights-rival-rival = Un rival sin astillero
    .text = En solitario juegas contra una puntuación. Cada carta de ronda da puntos al rival. Si al final tienes más, ganas.
learn-shipwrights-rival-neutral = El jugador neutral
    .text = Las cartas de ronda mueven también fichas neutrales. Donde van solas en cabeza, el héroe es suyo, y el rival recibe 3 puntos por él.
learn-shipwrights-rival-lay = Lleva la Byrding a tu astillero
    .text = Pide un maestro velero y un cantero. Tu artesano hace las dos cosas: su segundo oficio cuesta 1 moneda.
    .otherwise = Primero lleva la Byrding a tu astillero.
learn-shipwrights-rival-build = Construye la Byrding
    .text = Falta una madera, así que la sustituye el oro. La hoja ya ha elegido la forma más barata.
    .otherwise = Puedes construir la Byrding. Hazlo ahora.
learn-shipwrights-rival-upgrade = Elige una mejora
    .text = El barco te lleva a fama 8. Una mejora vale 2 puntos, tomes la que tomes.
    .otherwise = Primero elige una mejora.
learn-shipwrights-rival-wood = Elige una madera
    .text = La Byrding da dos recursos a elegir. Aún tienes lana: con madera y hierro sale un oro.
    .otherwise = Primero elige lo que da la Byrding.
learn-shipwrights-rival-iron = Y un hierro
    .text = Madera, lana y hierro juntos hacen 1 oro.
    .otherwise = Primero elige el segundo recurso.
learn-shipwrights-rival-forge = Conviértelos en oro
    .text = Siempre puedes convertir 1 madera, 1 lana y 1 hierro en 1 oro.
    .otherwise = Primero convierte madera, lana y hierro en oro.
learn-shipwrights-rival-end = Termina tu ronda
    .text = Fama 8 contra 7: vas en cabeza, así que Frode viene contigo y no con el jugador neutral.
    .otherwise = Has hecho todo lo que podías. Termina tu ronda.
learn-shipwrights-rival-won = Has vencido al rival
    .text = Tu barco ha marcado la diferencia: puntos, una mejora y un héroe. Las cartas de enemigo lo hacen más difícil; prueba primero sin ellas.

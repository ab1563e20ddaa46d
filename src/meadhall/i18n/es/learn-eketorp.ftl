# Los capítulos de Eketorp, paso a paso: la meta, qué significa, y qué se dice si se hizo otra cosa.

## La ronda

learn-eketorp-round-castle = Este es tu castillo
    .text = Aún le faltan sus seis muros. En cada uno caben tres bloques, y cada bloque da puntos. Gana quien tenga más.
learn-eketorp-round-bricks = Aquí llegan los bloques
    .text = Cada ronda trae bloques nuevos a las casillas A a G. La hierba vale 1, la madera 2, la arcilla 3 y la piedra 4. Un vikingo lleva a casa un bloque.
learn-eketorp-round-clay = Envía un vikingo a la casilla E
    .text = Todos planean en secreto. En E hay una arcilla, el mejor bloque de esta ronda. Pulsa la casilla o arrastra un vikingo hasta ella.
    .otherwise = Primero queremos la arcilla de E. Ese vikingo ha vuelto a casa.
learn-eketorp-round-wood = Envía dos vikingos a la casilla C
    .text = En C hay dos maderas, así que dos vikingos pueden traer una cada uno. Pulsa la casilla dos veces.
    .otherwise = En C hay dos maderas para ti. Ese vikingo ha vuelto a casa.
learn-eketorp-round-ready = Pulsa «Plan listo»
    .text = Cinco vikingos se quedan en casa. Está bien: quien se queda guarda tu castillo. Tu plan es secreto hasta que todos estén listos.
    .otherwise = Un vikingo en E y dos en C; después pulsa «Plan listo».
learn-eketorp-round-peace = Hay un bloque para cada uno
    .text = En ninguna casilla había más vikingos que bloques, así que no hubo combate. Tus tres vikingos están en casa con una arcilla y dos maderas.
learn-eketorp-round-build = Construye tus tres bloques
    .text = Los bloques se construyen enseguida y no se mueven nunca más. Ponlos en los muros que quieras y pulsa el botón dorado.
learn-eketorp-round-next = Empieza una ronda nueva
    .text = La hierba y la madera que nadie tomó desaparecen; la arcilla y la piedra se quedan. Llegan bloques nuevos y vuelves a planear: diez rondas, o hasta que un castillo tenga sus 18 bloques.

## El combate y el hospital

learn-eketorp-fight-cards = Tienes cuatro cartas de combate
    .text = Tienes 1, 2, 5 y 6. En un combate cada bando juega una carta en secreto, y gana la más alta.
learn-eketorp-fight-plan = Envía un vikingo a G y otro a A
    .text = En G hay una arcilla y en A una madera. Si alguien más va allí, lucháis por ella.
    .otherwise = Hoy basta uno a G y uno a A. Ese vikingo ha vuelto a casa.
learn-eketorp-fight-ready = Pulsa «Plan listo»
    .text = Seis vikingos se quedan en casa. A ver quién más quiere la arcilla.
    .otherwise = Primero un vikingo en G y otro en A.
learn-eketorp-fight-attack = Ataca a Azul en la casilla G
    .text = Dos vikingos y un bloque: eso es un combate. Azul está en G, Amarillo en A. Tienes la bandera, así que atacas primero: ve a por la arcilla.
    .otherwise = La arcilla de G vale más que la madera de A. Ataca primero allí.
learn-eketorp-fight-six = Gana con una carta alta
    .text = No conoces la carta de Azul. Tu 6 no puede perder, y un 5 casi nunca. Juega una de las dos. Bajo cada carta ves a cuántas de las que no has visto gana.
    .otherwise = Con una carta baja lo más probable es perder la arcilla. Juega tu 6 o tu 5.
learn-eketorp-fight-won = El vikingo de Azul está herido
    .text = Quien pierde va al hospital: tres rondas si la diferencia entre las cartas es 3 o más, dos si es 1 o 2. En un empate, los dos quedan fuera una ronda.
learn-eketorp-fight-keep = Quédate tus cartas
    .text = Amarillo te ataca en A. Antes de un combate puedes renovar toda tu mano, a un amuleto por carta. Pero un amuleto que guardas es un punto al final.
    .otherwise = Las cartas nuevas te costarían todos los amuletos. Quédate lo que tienes.
learn-eketorp-fight-one = Pierde con una carta baja
    .text = Es solo una madera. Si pierdes, que sea con una carta mala: deshazte de tu 1 o tu 2.
    .otherwise = Guarda tu carta buena para algo mejor que una madera. Juega tu 1 o tu 2.
learn-eketorp-fight-lost = Tu vikingo queda fuera un tiempo
    .text = Amarillo ganó la madera, y tu vikingo volverá a casa en unas rondas. Cada ronda, todos los del hospital avanzan una cama a la derecha.
learn-eketorp-fight-build = Construye la arcilla
    .text = La arcilla de G es tuya. Ponla en el muro que quieras.
learn-eketorp-fight-swap = Las cartas cambian de manos
    .text = Tras cada combate las dos cartas cambian de dueño: ahora Azul tiene tu carta alta y Amarillo la baja. Recoges lo que te dieron cuando tu mano queda vacía.

## Asediar

learn-eketorp-besiege-wall = Busca un muro que valga la pena
    .text = Azul ha construido bien: junto a su barco hay una arcilla encima de un muro y una madera encima del otro. Solo se pueden quitar los bloques de arriba.
learn-eketorp-besiege-raider = Envía un vikingo al barco de Azul
    .text = Cada castillo tiene tres casillas de asedio: catapulta, barco y ariete. Un atacante alcanza solo los dos muros junto a su casilla.
    .otherwise = Es un buen plan, pero solo un ataque desde el barco trae la arcilla de Azul. Ese vikingo ha vuelto a casa.
learn-eketorp-besiege-rest = Envía un vikingo a la casilla G
    .text = Asediar no te impide traer bloques. En G también hay una arcilla.
    .otherwise = Basta con el atacante en el barco de Azul y un vikingo en G. Los demás guardan tu castillo.
learn-eketorp-besiege-ready = Pulsa «Plan listo»
    .text = Seis vikingos se quedan en casa y guardan tus muros.
    .otherwise = Necesitas el atacante en el barco de Azul y un vikingo en G.
learn-eketorp-besiege-fight = Juega tu 6
    .text = Un asedio es un combate contra el castillo. Si ganas por 3, puedes quitar bloques por valor de hasta 3 puntos, así que juega alto. Si pierdes, tu atacante queda fuera 2 o 3 rondas.
    .otherwise = Cuanto mayor sea la diferencia, más puedes llevarte. Solo con tu 6 llegas seguro a la arcilla.
learn-eketorp-besiege-plunder = Quédate la arcilla de Azul
    .text = Has ganado por 3: la arcilla vale justo 3. Puedes derribar varios bloques hasta esa suma, pero solo te quedas uno.
    .otherwise = La arcilla es lo mejor que puedes llevarte. Levántala y quédatela.
learn-eketorp-besiege-build = Construye tus dos arcillas
    .text = Una de la casilla, otra del muro de Azul. Lo que está arriba se puede saquear, así que conviene taparlo pronto.
learn-eketorp-besiege-gain = Seis puntos de diferencia
    .text = Tú has ganado 3 y Azul ha perdido 3: un asedio cuenta doble. Pero tu atacante podía haber perdido, y mientras está fuera no guarda nada.

## Ser asediado

learn-eketorp-besieged-stone = Mira lo que puedes perder
    .text = Junto a tu barco hay una piedra arriba, que vale 4. Junto a tu catapulta solo hay hierba. Los demás también lo ven.
learn-eketorp-besieged-guard = Envía uno a B y dos a D
    .text = Trae tres hierbas y deja cinco vikingos en casa. Para un asedio basta un defensor, pero cada asedio que pierdes envía uno al hospital.
    .otherwise = Uno a B y dos a D, y nadie más: el resto se queda de guardia.
learn-eketorp-besieged-ready = Pulsa «Plan listo»
    .text = Cinco defensores en casa. Que vengan.
    .otherwise = Primero un vikingo en B y dos en D.
learn-eketorp-besieged-low = Dale a Azul tu 1
    .text = Azul ataca con la catapulta. Los dos muros de ahí son de hierba: puedes perder 2 puntos como mucho. No gastes en eso una carta buena.
    .otherwise = Guarda tus cartas buenas para la piedra. Aquí basta un 1.
learn-eketorp-besieged-cost = Una pérdida barata
    .text = Azul ganó y derribó dos hierbas, pero solo se queda una. Tu defensor está en el hospital; un defensor vuelve a casa una ronda antes que un atacante.
learn-eketorp-besieged-high = Defiende la piedra con una carta alta
    .text = Ahora Amarillo ataca desde el barco. Ahí están la piedra y la arcilla. Juega tu 6 o tu 5.
    .otherwise = Eso podría costarte la piedra. Juega tu 6 o tu 5.
learn-eketorp-besieged-held = El muro resiste
    .text = El atacante perdió y está en el hospital dos rondas. No se ha llevado nada.
learn-eketorp-besieged-build = Tapa tu piedra
    .text = Han llegado a casa tres hierbas. Un bloque encima de la piedra la protege: se saquea desde arriba, y todo lo que se levanta cuenta.
learn-eketorp-besieged-empty = No dejes nunca vacío el castillo
    .text = Sin nadie en casa, tu carta cuenta como 0. Un 6 se lleva entonces bloques por valor de 6 puntos, juegues lo que juegues. Deja a alguien en casa cuando tengas algo que perder.

## Construir y el final

learn-eketorp-end-count = Faltan dos bloques
    .text = Tu castillo tiene 16 de 18 bloques. Cuando un castillo está terminado, la partida acaba tras esa ronda, y terminarlo vale 5 puntos.
learn-eketorp-end-fetch = Envía uno a B y uno a C
    .text = Una arcilla y una hierba: justo los dos bloques que necesitas. Los demás se pelean por la madera.
    .otherwise = Bastan dos bloques: un vikingo a B y otro a C. Los demás, de guardia.
learn-eketorp-end-ready = Pulsa «Plan listo»
    .text = Seis vikingos se quedan en casa, para que nadie te quite nada en el último momento.
    .otherwise = Primero un vikingo en B y otro en C.
learn-eketorp-end-top = Se saquea desde arriba
    .text = Los bloques se quedan donde los pones. Así que lo más valioso va abajo y la hierba arriba. En este muro caben dos.
learn-eketorp-end-build = Pon primero la arcilla, luego la hierba
    .text = Elige la arcilla y ponla en el muro que tiene sitio, luego la hierba encima. Después pulsa el botón dorado.
    .otherwise = Al revés: la arcilla va abajo, la hierba encima.
learn-eketorp-end-score = Tu castillo está terminado
    .text = La partida ha terminado. Los bloques cuentan de 1 a 4, el castillo terminado 5 y cada amuleto 1. Gana quien tenga más puntos, así que terminar el castillo no lo es todo.

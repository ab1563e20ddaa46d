# Lecciones por capítulos, y la guía junto al tablero.

learn-title = Lección
learn-lessons = Lecciones
learn-count = { $count } capítulos
learn-count-done = { $done } de { $count } hechos
learn-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
learn-start = Empezar
learn-continue = Continuar
learn-again = Jugar otra vez
learn-on-path = Capítulo { $chapter }: { $title } ({ $state ->
    [done] hecho
    [next] el siguiente
   *[later] aún sin jugar
  })
learn-chapter = Capítulo { $chapter } de { $chapters }
learn-step = Paso { $step } de { $steps }
learn-goal = Tu meta
learn-reached = Bien hecho
learn-next = Siguiente
learn-show = Enséñamelo
learn-skip = Saltar paso
learn-leave = Salir
learn-more = Más sobre este paso
learn-first = Primero cumple la meta de arriba. No se ha enviado nada.
learn-read-first = Lee esto primero y luego pulsa «Siguiente».
learn-done = ¡Capítulo hecho!
learn-done-next = Siguiente: { $title }.
learn-all-done = Todos los capítulos hechos
learn-all-done-line = Vuelve a jugar cualquiera
learn-all-done-text = Ya conoces todo el juego. ¡Juega una partida contra los bots!
learn-next-chapter = Siguiente capítulo
learn-play = Jugar una partida
learn-to-hall = Volver al salón

## Eketorp

learn-eketorp-round = La ronda
    .line = Envía vikingos, trae bloques, construye
learn-eketorp-fight = El combate y el hospital
    .line = Gana con cartas altas, pierde con las bajas
learn-eketorp-besiege = Asediar
    .line = Quita bloques del muro de tu vecino
learn-eketorp-besieged = Ser asediado
    .line = Guarda lo que más vale
learn-eketorp-end = Construir y el final
    .line = Coloca bien los bloques, termina primero

## Shipwrights

learn-shipwrights-draft = Elegir y descartar
    .line = Elige cartas, pasa el resto
learn-shipwrights-ship = Un barco
    .line = Ponlo, dale gente, págalo, constrúyelo
learn-shipwrights-buildings = Edificios, aldeanos y deslizar
    .line = Lugares y gente que se quedan contigo
learn-shipwrights-tracks = Marcadores, incursiones y comercio
    .line = Lo que espera en la casilla 4
learn-shipwrights-heroes = Héroes, jarls y puntos
    .line = Lidera un marcador, cuenta los puntos
learn-shipwrights-rival = En solitario contra el rival
    .line = Supera una puntuación en vez de a un vecino

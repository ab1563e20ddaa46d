# Una prima partita che insegna.

learn-title = La tua prima partita
learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-leave = Lascia la lezione
learn-play-on = Continua a giocare
learn-end = Non ti serve altro
    .text = Gioca questa partita fino in fondo, o lasciala. Clicca su ciò che è in grigio per sapere perché non si può.

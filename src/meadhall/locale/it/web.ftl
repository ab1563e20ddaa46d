# Il tavolo nel browser, comune ai due giochi.

web-you = Tu
web-waits = sta decidendo
web-undo = Annulla
web-question = Che cosa si decide adesso

# La table dans le navigateur, commune aux deux jeux.

web-you = Vous
web-waits = réfléchit
web-undo = Annuler
web-question = Ce qui se décide maintenant

# La pendule d'une table : laquelle, le temps qui reste, les pauses et les vacances.

clock-title = Pendule
clock-starts = Démarre quand tout le monde est assis
clock-none = Aucune
clock-none-explain = Prenez votre temps
clock-gentle = Douce
clock-gentle-explain = Un rappel après { $time }
clock-live = En direct
clock-days = En jours
clock-which = Combien de temps
clock-decision = { $time } par décision
clock-decision-spare = { $time } par décision, { $spare } en réserve
clock-game = { $spare } pour la partie
clock-game-more = { $spare } pour la partie, { $increment } de plus par décision
clock-out = Une fois le temps écoulé
clock-out-bot = Un bot continue
clock-out-waits = La table attend
clock-then-bot = Une fois le temps écoulé, un bot continue jusqu’à votre retour
clock-then-waits = Une fois le temps écoulé, la table attend
clock-pauses = Chacun peut demander une pause ; elle commence quand tous sont d’accord.
clock-left = reste { $time }
clock-over = temps écoulé
clock-out-of-time = Temps écoulé pour { $who }.
clock-away = en vacances jusqu’au { $date }
clock-thinking = { $who } réfléchit depuis un moment.
clock-nudge = Les autres vous attendent.
clock-ask-pause = Demander une pause
clock-pause-asked = { $who } demande une pause.
clock-pause-waits = Vous souhaitez une pause. Réponse attendue : { $who }.
clock-agree = D’accord
clock-refuse = Continuer
clock-paused = Pause : toutes les pendules sont arrêtées.
clock-resume = Finir la pause
clock-vacation = Vacances
clock-vacation-explain = { $days ->
    [0] Vous avez pris toutes vos vacances de l’année à cette table.
    [one] Votre pendule s’arrête pendant votre absence. Il vous reste 1 jour cette année.
   *[other] Votre pendule s’arrête pendant votre absence. Il vous reste { $days } jours cette année.
  }
clock-vacation-days = Jours
clock-vacation-go = Partir en vacances
clock-vacation-on = Vous êtes en vacances. Votre pendule est arrêtée.
clock-vacation-end = Me revoilà

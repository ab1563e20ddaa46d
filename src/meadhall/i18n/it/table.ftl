# Il tavolo attorno a ogni gioco: nomi, terminale, partite riviste.

seat-name = { $colour ->
    [red] Rosso
    [blue] Blu
    [yellow] Giallo
    [green] Verde
    [violet] Viola
   *[white] Bianco
  }
seat-numbered = { $whoIs ->
    [you] Tu
   *[other] { $who }
  } ({ $seat })
level-name = { $level ->
    [thrall] { bot-thrall }
    [jarl] { bot-jarl }
    [konung] { bot-konung }
   *[karl] { bot-karl }
  }
named-bot = { level-name } il { seat-name }
level-choice = { $bot } · { $level }
of-who = { $whoIs ->
    [you] tuo
   *[other] di { $who }
  }
of-name = { $nameIs ->
    [you] tuo
   *[other] di { $name }
  }
of-rival = { $rivalIs ->
    [you] tuo
   *[other] di { $rival }
  }
of-castle = { $castleIs ->
    [you] del tuo villaggio
   *[other] di { $castle }
  }
list-and = { $begins ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
  }
saga-line = { $head }: { $results }

## Giocare nel terminale

compiling = Preparo il gioco. Succede una volta dopo ogni aggiornamento e dura qualche minuto…
welcome = Meadhall – { $game }. Scrivi ? in qualsiasi momento per avere aiuto.
you-are = Il tuo colore: { $who }.
players = Al tavolo: { $names }.
player-person = { $who } ({ $seat }, una persona)
player-bot = { $who } ({ $seat }, { $bot })
bot-thrall = Thrall
    .level = facile
    .explain = gioca a caso.
bot-karl = Karl
    .level = medio
    .explain = fa la mossa che in quel momento sembra migliore.
bot-jarl = Jarl
    .level = difficile
    .explain = riflette per circa mezzo secondo, prevedendo alcune mosse.
bot-konung = Konung
    .level = esperto
    .explain = riflette per circa tre secondi ed è il più difficile da battere.
bot-search = ricerca da { $count }
    .level = ricerca
    .explain = guarda avanti, immaginando tante partite quante ne dice il suo numero.
bot-own = { $name }
    .level = fatto in casa
    .explain = è un bot fatto da qualcuno.
bot-failed-unmade = { $bot }, che doveva giocare come { $who }, non può giocare ({ $detail }). Al suo posto gioca { $instead }.
bot-failed-raised = { $bot }, che gioca come { $who }, si è bloccato ({ $detail }). Al suo posto continua { $instead }.
bot-failed-illegal = { $bot }, che gioca come { $who }, ha risposto { $detail }, che non è una mossa possibile. Al suo posto continua { $instead }.
bot-failed-late = { $bot }, che gioca come { $who }, ci ha messo troppo ({ $detail } s). Al suo posto continua { $instead }.
curtain = Tocca a { $who } decidere. Gli altri, per favore, non guardino.
curtain-key = Premi Invio quando solo { $who } può vedere lo schermo.
prompt = { $who }>
move-line = { $number }  { $action }
moves-many = Le mosse possibili sono { $count }; ? le elenca.
refused = { $reason }
refused-rule = { $reason } (regola { $rule })
undone = Mossa annullata.
saved = La partita è salvata in { $path }. Per riprenderla: { $command }
resumed = Si riprende da dove eravamo. { $count ->
    [one] Finora è stata presa una decisione.
   *[other] Finora sono state prese { $count } decisioni.
  }
saved-over = La partita è salvata in { $path }. Per rileggerla: { $command }
not-saved = Non è stato possibile salvare la partita in { $path }: { $why }
goodbye = Alla prossima!
help-moves = Che cosa puoi fare adesso:
help-words = Scrivi il numero di una mossa, oppure la sua forma breve, quella tra parentesi quadre.
help-plan = In una riga sola, per esempio: { $example }
help-why = ? seguito da una mossa spiega perché non si può fare, per esempio: ? { $example }
help-rule = { $command } mostra il testo di una regola.
help-undo = undo annulla la tua ultima mossa, se nel frattempo non si è svelato nulla.
help-board = board mostra di nuovo il tavolo, quit salva la partita ed esce.
help-move = { $number }  { $action }  [{ $text }]
help-bot = { $bot } { $explanation }
possible = Si può fare: { $action }.

## La fine, e le partite riviste

final-scores = Punteggio finale
score-line = { $whoIs ->
    [you] Tu
   *[other] { $who }
  }: { $total } – { $parts }
score-part = { $part } { $points }
won = { $whoIs ->
    [you] Hai vinto!
   *[other] Vince { $who }.
  }
won-shared = Vincono insieme { $who }.
event-undo = { $whoIs ->
    [you] Annulli una mossa.
   *[other] { $who } annulla una mossa.
  }
replay-head = Partita a { $game } { $count ->
    [one] in solitario
   *[other] in { $count }
  }, vista da { $who }.
replay-spectator = chi assiste
nothing-yet = Non è ancora successo nulla.

## Analisi

analyse-head = { $who }, dopo la voce { $number }: che cosa ne pensa { $text }
analyse-move = mossa
analyse-visits = visite
analyse-share = quota
analyse-score = punteggio atteso
analyse-win = vittorie
analyse-more = { $count ->
    [one] Un’altra mossa vale meno.
   *[other] Altre { $count } mosse valgono meno.
  }

## Motivi che non dipendono da una regola

reason-no-such-move = Questa mossa non esiste; ? elenca quelle possibili.
reason-cannot-undo = Adesso non hai nulla da annullare.
reason-undone-enough = In questa partita hai annullato troppe mosse. D’ora in poi le tue mosse restano.

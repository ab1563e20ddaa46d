# Il tavolo attorno a ogni gioco: nomi, terminale, partite riviste.

seat-name = { $colour ->
    [red] Rosso
    [blue] Blu
    [yellow] Giallo
    [green] Verde
    [violet] Viola
   *[white] Bianco
  }
seat-numbered = { $who } ({ $seat })
list-and = { $first } e { $last }

## Giocare nel terminale

compiling = Preparo le regole: succede una volta sola per questa versione …
welcome = Meadhall – { $game }. Scrivi ? in qualsiasi momento per avere aiuto.
you-are = Il tuo colore: { $who }.
players = Al tavolo: { $names }.
player-person = { $who } (una persona)
player-bot = { $who } ({ $bot })
bot-thrall = Thrall
    .explain = fa una mossa qualsiasi tra quelle permesse, senza pensarci.
bot-karl = Karl
    .explain = valuta al volo ogni mossa e sceglie quella che promette di più.
bot-jarl = Jarl
    .explain = riflette per circa mezzo secondo, prevedendo alcune mosse.
bot-konung = Konung
    .explain = riflette per circa tre secondi ed è il più difficile da battere.
bot-search = ricerca da { $count }
    .explain = guarda avanti, immaginando tante partite quante ne dice il suo numero.
bot-own = { $name }
    .explain = è un bot fatto da qualcuno.
bot-failed-unmade = { $bot }, che doveva giocare come { $who }, non può giocare ({ $detail }). Al suo posto gioca Karl.
bot-failed-raised = { $bot }, che gioca come { $who }, si è bloccato ({ $detail }). Al suo posto continua Karl.
bot-failed-illegal = { $bot }, che gioca come { $who }, ha risposto { $detail }, che non è una mossa possibile. Al suo posto continua Karl.
bot-failed-late = { $bot }, che gioca come { $who }, ci ha messo troppo ({ $detail } s). Al suo posto continua Karl.
curtain = Tocca a { $who } decidere. Gli altri, per favore, non guardino.
curtain-key = Premi Invio quando solo { $who } può vedere lo schermo.
prompt = { $who }>
move-line = { $number }  { $action }
moves-many = Le mosse possibili sono { $count }; ? le elenca.
refused = Non si può: { $reason }
refused-rule = Non si può: { $reason } (regola { $rule })
undone = Mossa ritirata.
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
help-undo = undo ritira la tua ultima mossa, se nel frattempo non si è svelato nulla.
help-board = board mostra di nuovo il tavolo, quit salva la partita ed esce.
help-move = { $number }  { $action }  [{ $text }]
help-bot = { $bot } { $explanation }
possible = Si può fare: { $action }.

## La fine, e le partite riviste

final-scores = Punteggio finale
score-line = { $who }: { $total } – { $parts }
score-part = { $part } { $points }
won = Vince { $who }.
won-shared = Vincono insieme { $who }.
event-undo = { $who } ritira una mossa.
replay-head = Partita a { $game } { $count ->
    [one] in solitario
   *[other] in { $count }
  }, vista da { $who }.
replay-spectator = chi assiste
nothing-yet = Non è ancora successo nulla.

## Analisi

analyse-head = { $who }, dopo la riga { $number }: che cosa ne pensa { $text }
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

reason-no-such-move = questa mossa non esiste; ? elenca quelle possibili
reason-cannot-undo = adesso non c’è nulla di tuo da ritirare

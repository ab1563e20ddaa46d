# Il tavolo nel browser, comune ai due giochi.

web-you = Tu
web-waits = sta decidendo
web-undo = Annulla
web-hurry = Salta avanti
web-question = Che cosa si decide adesso
web-close = Chiudi
web-cancel = Annulla
web-loading = Si apparecchia il tavolo…
web-back-to-hall = Torna alla sala
web-hall = Meadhall, torna alla sala
web-board = Il tabellone
web-round = { $game ->
    [shipwrights] Round
   *[eketorp] Turno
  } { $round }
web-language = Lingua
web-rules = Regole
web-menu = Menu
web-settings = Impostazioni
web-result = Risultato
web-reconnecting = riconnessione…
web-practice = Allenamento
web-watching = Stai guardando

## Link che non funzionano, partite che non possono continuare

web-refused = Questo link non apre nessun tavolo
web-refused-why = Forse il tavolo non c’è più, o il posto ha un nuovo link. Chiedi a chi te l’ha mandato.
web-read-only = Questa partita è stata giocata con regole più vecchie: si può guardare, ma non continuare.
web-abandoned = Chi ospita ha chiuso questa partita.

## Prima della partita

web-gathering = Il tavolo è pronto
web-gathering-host = Manda il link ai tuoi amici. Quando tutti i posti sono occupati, dai il via.
web-gathering-ready = Ci siete tutti. Dai il via quando vuoi.
web-gathering-guest = Si comincia quando tutti i posti sono occupati e chi ospita dà il via.
web-seats = Posti
web-seat-open = libero
web-seat-here = su questo schermo
web-sit-bot = Chi prende questo posto?
web-leave-open = aspetta un amico
web-sit-here = Gioca qui
web-sit-here-name = Nome di chi gioca come { $seat }
web-sit-down = Siediti
web-rename = Cambia nome
web-your-name = Il tuo nome
web-keep = Salva
web-get-up = Alzati
web-start = Comincia la partita
web-start-not = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
  }
web-link-join = Link per chi gioca
web-link-watch = Link per chi guarda
web-link-here = Questa pagina gira sul tuo computer: i link funzionano solo lì. Per giocare con amici lontani, avviala con un indirizzo che possano raggiungere (guida «host-it»).
web-link-seat = Link per { $who }
web-reissue = Nuovo link
web-reissue-sure = Creare un nuovo link per il posto di { $who }? Quello vecchio smette subito di funzionare, e tutti al tavolo lo vengono a sapere.
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-share-title = Una partita a { $game }
web-options = Le regole di questo tavolo
web-options-standard = Tutto come nel gioco standard.
web-option-is = { $option }: { $value }
web-end-table = Chiudi questo tavolo
web-end-table-sure = Davvero? Poi nessuno potrà continuare.

## La saga

web-saga = La saga di questa partita
web-saga-empty = Non è ancora successo nulla.
web-saga-starts = Apre { $who }
web-saga-new = Novità qui sotto

## Il passato

web-replay = Rivedi
web-replay-bar = La partita passo per passo
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-round-back = { $game ->
    [shipwrights] Al round precedente
   *[eketorp] Al turno precedente
  }
web-round-on = { $game ->
    [shipwrights] Al round successivo
   *[eketorp] Al turno successivo
  }
web-play = Avvia
web-pause = Pausa
web-speed = Velocità
web-now = Adesso
web-step-of = Passo { $step } di { $last }
web-past = Il passato: { web-round }
web-past-begin = Il passato: l’inizio
web-back-to-now = Torna al presente
web-seen-by = Vista da
web-all-open = Tutte le mani scoperte
web-practice-here = Continua da qui
web-practice-why = Da questa posizione nasce una partita a sé, contro i bot. Ciò che non puoi sapere viene estratto di nuovo, come tutto ciò che decide il caso.
web-practice-against = Contro
web-practice-go = Continua

## Mentre non c’eri

web-away = Mentre non c’eri
web-away-show = Mostra
web-away-skip = Salta
web-away-more = { $count ->
    [one] e una riga prima di queste
   *[other] e { $count } righe prima di queste
  }

## Rifiuti, motivi, posti

web-reason = Perché non si può
web-rule = Regola { $rule }
web-bot-warming = { $bot } si scalda: pronto { in-about }.
web-bot-for-you = { $bot } sta giocando per te.
web-take-back = Torna a giocare
web-absent = { $who } manca da molto tempo.
web-bot-plays-on = Fai continuare { $bot }
web-let-bot = Fai giocare un bot per me
web-seat-bot = { $bot } gioca per { $who }
web-points = { $points ->
    [one] un punto
   *[other] { $points } punti
  }

## Il sipario

web-curtain = Passa lo schermo a { $who }
web-curtain-why = Quello che segue è solo per { $who }.
web-curtain-lift = Sono { $who }
web-curtain-choose = Chi guarda?
web-curtain-choose-why = Adesso su questo schermo nessuno ha niente da decidere.

## Avviso del turno

web-title = Meadhall
web-title-turn = ● Tocca a te – Meadhall
web-title-turn-of = ● { $who } – Meadhall
web-title-over = La partita è finita – Meadhall
web-turn = Tocca a te
web-turn-body = { $game }: il tavolo ti aspetta.

## Impostazioni

web-theme = Tema
web-theme-system = come il sistema
web-theme-dark = scuro
web-theme-light = chiaro
web-pace = Ritmo del gioco
web-pace-calm = calmo
web-pace-brisk = svelto
web-pace-instant = immediato
web-still = Niente animazioni
    .explain = I pezzi cambiano posto di colpo.
web-large = Pezzi grandi
    .explain = Pezzi e scritte più grandi.
web-sound = Suono
    .explain = Una nota discreta quando tocca a te.
web-notify = Notifica
    .explain = Se sei altrove, il browser ti avvisa che tocca a te.
web-notify-denied = Il browser non lo permette; puoi cambiarlo nelle sue impostazioni.

## Il suggerimento

web-hint = Che cosa farebbe Jarl?
web-hint-thinking = Jarl sta pensando…
web-hint-note = Più lunga è la barra, più la mossa piace a Jarl. Scegliendone una la evidenzi soltanto: a giocare sei tu.
web-hint-share = scelta di Jarl: { $share }%
web-hint-win = vittorie: { $win }%
web-hint-score = { $score ->
    [one] circa un punto
   *[other] circa { $score } punti
  }
web-hint-none = Jarl vede una sola mossa.
web-hint-stale = La partita è andata avanti. Vuoi chiedere di nuovo?
web-hint-again = Chiedi di nuovo

## La fine

web-end = La partita è finita
web-end-won = Vince { $who }!
web-end-won-you = Hai vinto!
web-end-shared = Vincono insieme { $who }.
web-end-total = totale
web-end-part = Punti per
web-end-course = I punti nel corso della partita
web-end-course-seat = { $who }: { $points }
web-end-rematch = Rivincita
web-end-join-rematch = C’è la rivincita: siediti
web-end-save = Salva la partita in un file
web-end-look = Guarda il tabellone
web-end-replay = Rivedi dall’inizio
web-end-dice = Dadi onesti
web-end-dice-why = Prima del primo lancio il server si è impegnato con questa chiave: da lì in poi nessuno poteva truccare i dadi. La partita salvata lo dimostra.
web-end-dice-commitment = Impegno
web-end-dice-key = Chiave
web-end-dice-how = Come verificarlo
web-standings = Se finisse adesso

## Provare una mossa

web-try = Prova
web-try-this = Prova: { $what }
web-try-title = È solo una prova
web-try-note = Il tavolo mostra che cosa ne verrebbe.
web-try-chance = Poi tocca alla sorte: nessuno può ancora saperlo.
web-try-opened = Quel che segue dipende dagli altri, o non si può più annullare.
web-try-do = Fallo
web-try-back = Indietro

# Il tavolo nel browser, comune ai due giochi.

web-you = Tu
web-bot = bot
web-waits = sta pensando
web-undo = Annulla
web-hurry = Salta l’animazione
web-scene-on = Clicca o tocca dove vuoi per proseguire
web-question = Tocca a te
web-close = Chiudi
web-cancel = Annulla
web-loading = Preparo il tavolo…
web-back-to-hall = Torna alla sala
web-hall = Meadhall, torna alla sala
web-board = Il tabellone
web-round = { $game ->
    [shipwrights] Round
   *[eketorp] Turno
  } { $round }
web-plain-wait = { $who } { $count ->
    [one] sta
   *[other] stanno
  } pensando.
web-plain-goes-on = Un attimo…
web-language = Lingua
web-rules = Regole
web-menu = Menu
web-settings = Impostazioni
web-result = Risultato
web-reconnecting = riconnessione…
web-practice = Allenamento
web-lesson = Lezione
web-puzzle = Enigma
web-watching = Stai guardando

## Link che non funzionano, partite che non possono continuare

web-refused = Nessuna partita a questo link
web-refused-why = Forse il tavolo non c’è più, o il posto ha un nuovo link. Chiedi a chi te l’ha mandato.
web-read-only = Questa partita usa una versione precedente delle regole: puoi guardarla, ma non continuarla.
web-abandoned = Chi ospita ha chiuso questa partita.

## Prima della partita

web-gathering = In attesa di giocatori
web-gathering-host = Manda il link ai tuoi amici. Comincia quando tutti i posti sono occupati.
web-gathering-ready = Ci siete tutti. Comincia quando vuoi.
web-gathering-guest = Si comincia quando tutti i posti sono occupati e chi ospita dà il via.
web-seats = Posti
web-seat-open = libero
web-seat-here = su questo dispositivo
web-sit-bot = Chi prende questo posto?
web-leave-open = Tieni libero per un amico
web-sit-here = Gioca questo posto qui
web-sit-here-name = Nome di chi gioca come { $seat }
web-sit-down = Siediti
web-rename = Cambia nome
web-your-name = Il tuo nome
web-keep = Salva
web-get-up = Lascia il posto
web-start = Comincia la partita
web-fill = { $count ->
    [one] Dai il posto a un bot
   *[other] Dai i posti ai bot
  }
web-start-not = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
  }
web-link-join = Invita a giocare
web-link-watch = Invita a guardare
web-link-takes = Chi lo apre prende il posto { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
    [violet] viola
   *[white] bianco
  } o un altro libero.
web-link-code = Codice del link a questo posto
web-link-code-show = Mostra il codice
web-link-scan = Inquadra il codice con un telefono per giocare lì. Non serve un account.
web-link-here = Questi link funzionano solo su questo computer. Per invitare amici lontani, leggi la guida «Host it».
web-link-seat = Link per { $who }
web-reissue = Nuovo link
web-reissue-sure = { $whoIs ->
    [you] Creare un nuovo link per il tuo posto?
   *[other] Creare un nuovo link per il posto di { $who }?
  } Chi lo apre vede le carte nascoste e i piani di quel posto: tutti al tavolo lo vengono a sapere subito, e il link si apre un minuto dopo. Quello vecchio smette subito di funzionare.
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-share-title = Una partita a { $game }
web-options-standard = Regole standard
web-option-is = { $option }: { $value }
web-end-table = Chiudi la partita per tutti
web-end-table-sure = Chiudere la partita per tutti? Non si può annullare.

## La saga

web-saga = Saga
web-saga-empty = Non è ancora successo nulla.
web-saga-starts = { $whoIs ->
    [you] Cominci tu
   *[other] Comincia { $who }
  }
web-saga-filter = Righe da mostrare
web-saga-everyone = Tutti
web-saga-new = Novità ↓

## Il passato

web-replay = Rivedi
web-replay-bar = Rivedi, passo per passo
web-step-back = Passo precedente
web-step-on = Passo successivo
web-round-back = { $game ->
    [shipwrights] Round precedente
   *[eketorp] Turno precedente
  }
web-round-on = { $game ->
    [shipwrights] Round successivo
   *[eketorp] Turno successivo
  }
web-play = Avvia
web-pause = Pausa
web-speed = Velocità
web-now = Adesso
web-step-of = Passo { $step } di { $last }
web-past = Rivedi: { web-round }
web-past-begin = Rivedi: l’inizio
web-back-to-now = Torna alla partita
web-seen-by = Vista di
web-all-open = Mostra tutte le mani
web-practice-here = Continua da qui
web-practice-read-only = Questa partita si può solo guardare.
web-practice-own = Puoi continuare solo dal tuo posto: sceglilo in «Vista di».
web-practice-now = Torna a un momento precedente per continuare da lì.
web-practice-why = Da questa posizione comincia una partita di allenamento a parte, contro i bot. Le carte coperte e le pescate future vengono rimescolate.
web-practice-against = Contro
web-practice-go = Comincia l’allenamento

## Mentre non c’eri

web-away = Mentre non c’eri
web-away-show = Mostra
web-away-skip = Salta
web-away-more = { $count ->
    [one] e 1 riga precedente
   *[other] e { $count } righe precedenti
  }

## Rifiuti, motivi, posti

web-reason = Perché no?
web-rule = Regola { $rule }
web-bot-warming = { $bot } si scalda: pronto { in-about }.
web-bot-for-you = { $bot } sta giocando per te.
web-take-back = Riprendi il mio posto
web-absent = { $who } manca da molto tempo.
web-bot-plays-on = Fai continuare { $bot }
web-let-bot = Fai giocare un bot per me
web-let-bot-sure = Gioca una decisione alla volta e puoi fermarlo quando vuoi. Si ferma quando chiudi questa pagina.
web-let-bot-begin = Fallo giocare
web-let-bot-away = Continua anche quando esco
web-bot-playing = Un bot gioca per te
web-stop = Ferma
web-seat-bot = { $bot } gioca per { $who }
web-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }

## Il sipario

web-curtain = Passa il dispositivo a { $who }
web-curtain-why = Quello che segue è solo per { $who }.
web-curtain-lift = Sono { $who }
web-curtain-choose = Chi gioca?
web-curtain-choose-why = Adesso su questo dispositivo nessuno ha niente da decidere.

## Avviso del turno

web-title = Meadhall
web-title-turn = ● Tocca a te – Meadhall
web-title-turn-of = ● { $who } – Meadhall
web-title-over = La partita è finita – Meadhall
web-turn = Tocca a te
web-turn-body = { $game }: il tavolo ti aspetta.

## Impostazioni

web-theme = Tema
web-theme-system = Sistema
web-theme-dark = Scuro
web-theme-light = Chiaro
web-pace = Velocità delle animazioni
web-pace-calm = Calma
web-pace-brisk = Veloce
web-pace-instant = Immediata
web-still = Riduci le animazioni
    .explain = I pezzi saltano invece di scorrere.
web-large = Pezzi più grandi
    .explain = Carte, pezzi e scritte più grandi.
web-sound = Suono
    .explain = Carte, mattoni, corni, e due note quando tocca a te. Si sentono dopo il primo clic.
web-volume = { $percent }%
web-volume-off = Spento
web-captions = Suoni in parole
    .explain = I suoni compaiono anche scritti.
web-heard-card = una carta viene posata
web-heard-flip = una carta si gira
web-heard-brick = un mattone va al suo posto
web-heard-step = passi
web-heard-horn = suona un corno
web-heard-clash = cozzano le spade
web-heard-splash = uno spruzzo d’acqua
web-heard-coin = tintinnio di monete
web-heard-turn = due note: tocca a te
web-heard-victory = una fanfara
web-notify = Notifiche
    .explain = Ricevi una notifica quando tocca a te in un’altra scheda.
web-notify-denied = Le notifiche sono bloccate nelle impostazioni del browser.
web-notify-me = Avvisami

## Il suggerimento

web-hint = Che cosa farebbe Jarl?
web-hint-thinking = Jarl sta pensando…
web-hint-win = { $win }% di vittoria
web-hint-score = { $score ->
    [one] circa 1 punto
   *[other] circa { NUMBER($score, maximumFractionDigits: 0) } punti
  }

## La fine

web-end = La partita è finita
web-end-won = Vince { $who }!
web-end-won-you = Hai vinto!
web-end-you-won = Hai vinto! · { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
web-end-they-won = Vince { $who } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
web-end-over = La partita è finita · { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
web-end-place = { $place }º posto su { $seats } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
web-end-moments = { $count ->
    [one] Il momento decisivo
    [2] Due momenti decisivi
   *[other] Tre momenti decisivi
  }
web-end-moments-wait = Cerco i momenti decisivi…
web-end-watch = Rivedi
web-end-watch-moment = Rivedi questo momento: { web-round }
web-end-shared = Vincono insieme { $who }.
web-end-total = totale
web-end-part = Punti da
web-end-course = Andamento del punteggio
web-end-course-seat = { $who }: { $points }
web-end-rematch = Rivincita
web-end-join-rematch = Partecipa alla rivincita
web-end-save = Salva la partita in un file
web-end-look = Guarda il tabellone
web-review = Revisione
web-end-replay = Rivedi la partita
web-end-dice = Mescolata verificabile
web-end-dice-why = La mescolata era fissata e sigillata prima della partita, quindi nessuno poteva cambiarla dopo. Con la chiave puoi verificarlo sulla partita salvata.
web-end-dice-commitment = Sigillo
web-end-dice-key = Chiave
web-end-dice-how = Come verificarlo
web-standings = Punteggio finora

## Provare una mossa

web-try = Anteprima
web-try-this = Anteprima: { $what }
web-try-title = Anteprima
web-try-note = Il tabellone mostra il risultato. Non è ancora successo nulla.
web-try-imagining = Immagino il turno…
web-try-untold = Non sono riuscito a immaginare il turno. Riprova l’anteprima.
web-try-chance = Poi si pesca una carta, e l’anteprima finisce qui.
web-try-opened = Quel che segue dipende dagli altri o non si può annullare.
web-try-do = Conferma
web-try-back = Indietro

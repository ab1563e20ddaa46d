# Il server dei tavoli: le novità di un tavolo, e perché una richiesta non viene accolta. L’id del server è quello del
# messaggio, con - al posto di _, e i suoi parametri sono quelli del messaggio.

seat-at = { $seat ->
    [0] Rosso
    [1] Blu
    [2] Giallo
    [3] Verde
    [4] Viola
   *[5] Bianco
  }

## Novità del tavolo

news-started = La partita comincia.
news-joined = { $nameIs ->
    [you] Ti siedi e giochi come { seat-at }.
   *[other] { $name } si siede e gioca come { seat-at }.
  }
news-left = { $name } si alza: il posto { seat-at } è di nuovo libero.
news-renamed = { $was } ora si chiama { $name }.
news-bot-sits = { level-name } gioca come { seat-at }.
news-opened = Il posto { seat-at } è libero: può sedersi chi ha il link.
news-bot-plays = { $nameIs ->
    [you] Per ora lasci giocare { level-name } come { seat-at }.
   *[other] Per ora { $name } lascia giocare { level-name } come { seat-at }.
  }
news-absent = { $name } manca da troppo tempo: come { seat-at } continua { level-name }, fino al suo ritorno.
news-back = { $nameIs ->
    [you] Torni a giocare come { seat-at }.
   *[other] { $name } torna a giocare come { seat-at }.
  }
news-reissued = Chi ospita ha creato un nuovo link { $nameIs ->
    [you] per il tuo posto
   *[other] per il posto di { $name }
  } ({ seat-at }). Chi lo apre vede le carte nascoste e i piani di quel posto. Il link vecchio non vale più.
news-claimed = { $nameIs ->
    [you] Hai usato il nuovo link e ora giochi come { seat-at }.
   *[other] { $name } ha usato il nuovo link e ora gioca come { seat-at }.
  }
news-abandoned = Chi ospita ha chiuso la partita prima della fine.
news-rematch = È pronta una rivincita.
news-listed = { $joins ->
    [yes] Ora chiunque nella sala può prendere un posto libero
   *[no] Ora può sedersi solo chi ha un link
  } { $watched ->
    [yes] e chiunque può guardare.
   *[no] e può guardare solo chi ha un link.
  }
news-time-bot = { $nameIs ->
    [you] Il tuo tempo è scaduto: come { seat-at } continua { level-name }, finché non torni.
   *[other] Il tempo di { $name } è scaduto: come { seat-at } continua { level-name }, fino al suo ritorno.
  }
news-time-waits = { $nameIs ->
    [you] Il tuo tempo è scaduto. Il tavolo ti aspetta.
   *[other] Il tempo di { $name } è scaduto. Il tavolo aspetta.
  }
news-pause-asked = { $nameIs ->
    [you] Chiedi una pausa.
   *[other] { $name } chiede una pausa.
  }
news-pause-refused = { $nameIs ->
    [you] Preferisci continuare: niente pausa.
   *[other] { $name } preferisce continuare: niente pausa.
  }
news-paused = Siete tutti d’accordo: gli orologi sono fermi.
news-resumed = { $nameIs ->
    [you] Termini la pausa. Gli orologi ripartono.
   *[other] { $name } termina la pausa. Gli orologi ripartono.
  }
news-vacation = { $days ->
    [one] { $nameIs ->
        [you] Sei in vacanza per un giorno. Il tuo orologio è fermo.
       *[other] { $name } è in vacanza per un giorno.
      }
   *[other] { $nameIs ->
        [you] Sei in vacanza per { $days } giorni. Il tuo orologio è fermo.
       *[other] { $name } è in vacanza per { $days } giorni.
      }
  }
news-vacation-over = { $nameIs ->
    [you] Torni dalle vacanze.
   *[other] { $name } torna dalle vacanze.
  }

## Perché no

error-bad-cards = Queste carte hanno un errore: { $file }, riga { $line }. Guarda l’elenco degli errori.
error-bad-file = Questa non è una partita salvata che il server possa leggere.
error-from-seed = Una partita giocata dai bot con «meadhall record» non si può aprire qui: la sua mescolata viene da un seme. Leggila con «meadhall replay».
error-bad-name = Questo nome non si può leggere. Usa lettere che tutti possano vedere.
error-bad-target = Non si possono mandare avvisi a quell’indirizzo. Deve cominciare con https ed essere pubblico.
error-unjudged-file = Non è stato possibile controllare questo file: ci vuole troppo tempo o il controllo si interrompe. Il file non è stato aperto.
error-bot-plays = Al tuo posto sta giocando un bot. Prima riprendi il posto.
error-busy = In questo momento al tavolo succedono troppe cose insieme. Riprova tra un attimo.
error-claimed = Questo link è già stato usato.
error-decision = Nel frattempo il tavolo è andato avanti: ecco la situazione attuale.
error-full = Non ci sono più posti liberi.
error-host = Il server non risponde a questo indirizzo.
error-id-used = Questa mossa era già stata inviata, ed era diversa.
error-illegal = Le regole non lo permettono.
error-internal = Qualcosa è andato storto sul server. La tua partita è al sicuro: riprova.
error-malformed = Il server non ha capito la richiesta.
error-method = Qui questo non si può fare.
error-news-full = A questo tavolo è già cambiato troppo. Preparane uno nuovo.
error-no-bot = A quel posto non c’è nessun bot che fa da sostituto.
error-no-choice = Ora non hai niente da decidere.
error-no-hall = Questo server non mostra tavoli aperti. Manda un link ai tuoi amici.
error-no-clock = Qui non c’è un orologio in funzione.
error-no-hints = Qui i suggerimenti sono disattivati: altre persone stanno giocando questa partita, o quella da cui è tratta, e non li hanno accettati.
error-no-own-cards = In questo gioco non puoi usare carte tue.
error-no-person = A quel posto non siede nessuno.
error-no-vacation = Qui non puoi andare in vacanza: serve un orologio giornaliero, e hai al massimo 14 giorni all’anno.
error-no-push = Questo server non raggiunge i browser. Chi lo gestisce può attivarlo: { $install }
error-not-absent = Chi deve giocare ha ancora tempo per decidere.
error-not-gathering = { $status ->
    [running] La partita è già cominciata.
    [over] La partita è finita.
   *[abandoned] La partita è stata chiusa prima della fine.
  }
error-not-over = Si può fare solo a partita finita.
error-not-running = { $status ->
    [gathering] La partita non è ancora cominciata.
    [over] La partita è finita.
   *[abandoned] La partita è stata chiusa prima della fine.
  }
error-not-yours = Il tuo link non lo permette.
error-open-full = Hai già diversi tavoli aperti. Prima giocane o chiudine uno.
error-notices-full = Hai già { $most } indirizzi per gli avvisi. Prima rimuovine uno.
error-open-seats = Ci sono ancora posti liberi. Aspetta altri giocatori, oppure affida i posti ai bot.
error-origin = La richiesta veniva da un altro sito e non è stata eseguita.
error-over = La partita è finita.
error-read-only = Questa partita usa una versione precedente delle regole: puoi guardarla, ma non continuarla.
error-reserved-name = Il gioco chiama così un colore o un bot. Scegli un altro nome, o aggiungi una lettera.
error-seat-taken = Quel posto è occupato.
error-store = In questo momento il server non riesce a raggiungere i suoi tavoli. Riprova tra un attimo.
error-talk-off = A questo tavolo la chat è disattivata.
error-too-early = Prima tutti al tavolo vengono a sapere che questo posto cambia mano. { $seconds ->
    [one] Puoi sederti tra un secondo.
   *[other] Puoi sederti tra { $seconds } secondi.
  }
error-too-large = È più di quanto il server accetti in una volta.
error-too-many = Un po’ troppo in fretta. { $seconds ->
    [one] Riprova tra un secondo.
   *[other] Riprova tra { $seconds } secondi.
  }
error-too-slow = La richiesta ci ha messo troppo ad arrivare. Riprova.
error-unauthorized = Per questo ti serve il link di un posto o del tavolo.
error-unknown = Questo tavolo non esiste, oppure il link non vale più.
error-warming = Jarl si sta ancora scaldando. Il suggerimento arriva appena è pronto.
error-cannot-count = Perché una partita conti: niente suggerimenti, niente orologio tranquillo, niente carte su misura, un solo posto per te e almeno un avversario.
error-devices-full = Troppi dispositivi hanno questo profilo. Prima rimuovine uno.
error-needs-profile = Questa partita conta per la classifica. Prima crea un profilo.
error-no-ladder = Su questo server non c’è una classifica.
error-seated-already = Hai già un posto a questo tavolo.

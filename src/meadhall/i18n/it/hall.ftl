# La sala: creare e ritrovare tavoli, sedersi, e le regole.

## Home

hall-welcome = Due giochi dell’antico Nord, contro bot in gamba o con gli amici.
hall-game-eketorp = Eketorp
    .line = Manda in segreto i tuoi Vichinghi, combatti per i mattoni, saccheggia i vicini e costruisci le mura migliori dell’isola.
hall-game-shipwrights = Maestri d’Ascia del Mare del Nord
    .line = Scegli la tua gente, raccogli ciò che serve a una nave e in cinque round vara la flotta più bella del Nord.
hall-seats-range = Da { $least } a { $most } giocatori
hall-play = Gioca
hall-play-with = tu contro tre bot (medi)
hall-play-bots = tu contro { $count ->
    [one] un bot
   *[other] { $count } bot
  }
hall-give-up = Annulla
hall-set-up = Nuovo tavolo
hall-rules = Regole
in-about = { $unit ->
    [seconds] tra circa { $count } secondi
    [minutes] tra circa { $count } minuti
   *[moment] tra un momento
  }
hall-warming = Jarl e Konung si stanno scaldando: pronti { in-about }. Intanto puoi già giocare.
hall-level-warming = Si sta ancora scaldando: pronto { in-about }.
hall-away = Il server non risponde. Riprovo…
hall-failed = Il server non è riuscito a preparare le regole. Il suo registro dice perché.

## I miei tavoli

hall-mine = I miei tavoli
hall-mine-none = Le tue partite compaiono qui (solo su questo dispositivo).
hall-your-turn = Tocca a te
hall-running = gli altri stanno pensando
hall-watching = stai guardando
hall-gathering = si aspettano giocatori
hall-gone = Hai lasciato il posto: torna a sederti
hall-over = finita
hall-abandoned = interrotta
hall-several = { $who } × { $count }
hall-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
hall-left = restano { $time }
hall-waiting = In attesa
hall-finished = Finite
hall-all = Mostra tutti e { $count }
hall-fewer = Mostra meno
hall-review = Revisione di questa partita a { $game }
hall-forget = Rimuovi: { $game }, { $players }
hall-forget-short = Rimuovi
hall-forgotten = Rimosso dal tuo elenco.
hall-load = Apri una partita salvata
hall-no-file = Questa non è una partita salvata.

## Un nuovo tavolo

hall-new = Nuovo tavolo
hall-to-hall = Torna alla sala
hall-nowhere = Pagina non trovata
hall-nowhere-why = Forse il link è incompleto. Copialo per intero e riprova.
hall-no-rule = Qui non c’è la regola { $rule }. Cerca, o sfoglia l’indice.
hall-game = Gioco
hall-your-name = Il tuo nome
hall-your-name-hint = lo vedono gli altri giocatori
hall-how-many = Giocatori
hall-seats = Posti
hall-seat-of = Chi gioca con { $colour ->
    [red] il rosso
    [blue] il blu
    [yellow] il giallo
    [green] il verde
    [violet] il viola
   *[white] il bianco
  }?
hall-who-me = Io
    .explain = Giochi su questo dispositivo.
hall-who-link = Amico online
    .explain = Ricevi un link: chi lo apre prende questo posto.
hall-who-here = Amico su questo dispositivo
    .explain = Passatevi il dispositivo: un sipario nasconde le carte.
hall-people = Persone
hall-bots = Bot
hall-friend-name = Il suo nome
hall-others = Riempi gli altri posti con:
hall-friends = Amici
hall-edition = Edizione
hall-options = Opzioni: { $changed ->
    [0] standard
    [one] una modificata
   *[other] { $changed } modificate
  }
hall-changed = modificata
hall-as-before = Ripristina
hall-absence = Un giocatore è assente dopo
hall-absence-explain = A quel punto chi ospita può far continuare un bot al suo posto.
hall-span-600 = 10 minuti
hall-span-3600 = un’ora
hall-span-86400 = un giorno
hall-span-259200 = 3 giorni
hall-span-604800 = una settimana
hall-span-2592000 = 30 giorni
hall-hints = Suggerimenti ammessi
hall-hints-explain = Tutti possono chiedere consiglio a Jarl; il tavolo mostra che i suggerimenti sono attivi.
hall-start = Comincia
hall-make = Crea il tavolo

## Sedersi

hall-join = Siediti
hall-join-title = Hai un invito
hall-claim-title = Il tuo posto ti aspetta
hall-join-asks = { $game } con { $players }.
hall-join-options = { $count ->
    [one] Un’opzione diversa dallo standard
   *[other] { $count } opzioni diverse dallo standard
  }
hall-pick-seat = Il tuo posto
hall-free = libero
hall-join-begun = Questa partita è già cominciata. Chiedi a chi ospita un link per guardare.
hall-join-ended = Questo link è scaduto. Chiedine uno nuovo.
hall-join-full = Tutti i posti sono occupati. Chiedi un altro tavolo a chi ospita.
hall-claim-explain = Chi ospita ha creato un nuovo link per questo posto. Siediti e continua la partita. Tutti al tavolo lo sanno.
hall-name-first = Scrivi il tuo nome.

## Regole

hall-rules-of = Regole: { $game }
hall-rules-english = Questa pagina non è ancora tradotta. Eccola in inglese.
hall-back-table = Torna al tavolo
hall-back-learn = Torna alla lezione
hall-back-puzzle = Torna all’enigma
hall-guide = Guida
hall-all-rules = Tutte le regole
hall-contents = Indice
hall-table = Tabella
hall-search = Cerca
hall-search-hint = una parola, o un numero come { $example }
hall-found = { $count ->
    [0] Nessun risultato.
    [one] Un risultato
   *[other] { $count } risultati
  }
hall-found-more = I primi { $count } risultati

# Il profilo e la classifica
hall-profile-guest = Gioca come ospite
hall-profile-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  } · { $won } { $won ->
    [one] vinta
   *[other] vinte
  }
hall-ladder = Classifica
hall-counts = Conta per la classifica
hall-counts-explain = Serve un profilo a tutti e nessuno riceve suggerimenti. Se lasci la partita, arrivi ultimo.
hall-join-counts = Questa partita conta per la classifica: ti serve un profilo.

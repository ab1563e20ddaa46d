# La sala: creare e ritrovare tavoli, sedersi, e le regole.

## Home

hall-welcome = Due giochi dell’antico Nord, contro bot in gamba o con gli amici.
hall-game-eketorp = Eketorp
    .line = Manda in segreto i tuoi Vichinghi, combatti per i mattoni, saccheggia i vicini e costruisci le mura migliori dell’isola.
hall-game-shipwrights = Maestri d’Ascia del Mare del Nord
    .line = Scegli la tua gente, raccogli ciò che serve a una nave e in cinque round vara la flotta più bella del Nord.
hall-seats-range = Da { $least } a { $most } giocatori
hall-play = Gioca
hall-play-bots = { $count ->
    [0] in solitario
    [one] contro un bot · { $level }
    [2] contro due bot · { $level }
    [3] contro tre bot · { $level }
    [4] contro quattro bot · { $level }
   *[other] contro { $count } bot · { $level }
  }
hall-play-choose = Cambia giocatori e livello
hall-tabs = Parti della sala
hall-tab-hall = Sala
hall-tab-learn = Impara
hall-waits = { $count ->
    [one] 1 tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
  }
hall-more-waits = { $count ->
    [one] ti aspetta un altro tavolo
   *[other] ti aspettano altri { $count } tavoli
  }
hall-give-up = Annulla
hall-set-up = Nuovo tavolo
hall-rules = Regole
in-about = { $unit ->
    [seconds] tra circa { $count } secondi
    [minutes] tra circa { $count } minuti
   *[moment] tra un momento
  }
hall-warming = Jarl e Konung si stanno scaldando: pronti { in-about }. Intanto puoi già giocare contro gli altri.
hall-level-warming = Si sta ancora scaldando: pronto { in-about }.
hall-away = Il server non risponde. Riprovo…
hall-failed = Il server non è riuscito a preparare le regole. Il motivo è nel suo log.

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
hall-left = ancora { $time }
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
    .explain = Vi passate il dispositivo: un sipario nasconde le carte.
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
hall-guest-plays = Puoi giocare subito. Senza profilo, le tue partite restano su questo dispositivo.
hall-guest-profile = Crea un profilo
hall-profile-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  } · { $won } { $won ->
    [one] vinta
   *[other] vinte
  }
hall-ladder = Classifica
hall-counts = Conta per la classifica
hall-counts-explain = Tutti devono avere un profilo, e nessuno riceve suggerimenti. Se lasci la partita, arrivi ultimo.
hall-join-counts = Questa partita conta per la classifica: ti serve un profilo.

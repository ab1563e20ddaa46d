# La sala: creare e ritrovare tavoli, sedersi, e le regole.

## Home

hall-welcome = Due giochi dell’antico Nord, contro bot in gamba o con gli amici.
hall-game-eketorp = Eketorp
    .line = Manda in segreto i tuoi Vichinghi, combatti per i mattoni, saccheggia i vicini e costruisci le mura migliori dell’isola.
hall-game-shipwrights = Maestri d’Ascia del Mare del Nord
    .line = Scegli la tua gente, raccogli ciò che serve a una nave e in cinque round vara la flotta più bella del Nord.
hall-seats-range = Da { $least } a { $most } giocatori
hall-play = Gioca
hall-play-with = tu e tre Karl
hall-give-up = Annulla
hall-set-up = Nuovo tavolo
hall-learn = Impara giocando
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
hall-mine-none = Qui troverai i tavoli a cui giochi o che guardi, solo in questo browser.
hall-your-turn = Tocca a te
hall-running = decidono gli altri
hall-watching = stai guardando
hall-gathering = si aspettano giocatori
hall-over = finita
hall-abandoned = interrotta
hall-several = { $who } × { $count }
hall-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
hall-more = { $count ->
    [one] Un altro
   *[other] Altri { $count }
  }
hall-fewer = Mostra meno
hall-forget = Togli dall’elenco: { $game }, { $players }
hall-forget-short = Togli dall’elenco
hall-forgotten = Il tavolo non è più nel tuo elenco.
hall-load = Apri una partita salvata
hall-no-file = Questa non è una partita salvata.

## Un nuovo tavolo

hall-new = Nuovo tavolo
hall-to-hall = Torna alla sala
hall-nowhere = Qui non c’è nulla
hall-nowhere-why = Forse l’indirizzo è stato troncato. È meglio copiare per intero i link a un tavolo.
hall-no-rule = In questo libro non c’è { $rule }. Cerca una parola, o guarda nell’indice.
hall-lesson = con la guida
hall-game = Gioco
hall-your-name = Il tuo nome
hall-your-name-hint = come lo vedono gli altri
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
    .explain = su questo schermo.
hall-who-link = Un amico, con un link
    .explain = Ricevi un link da mandare. Chi lo apre si siede qui.
hall-who-here = Un amico, su questo schermo
    .explain = Vi passate lo schermo; ogni volta cala il sipario.
hall-people = Persone
hall-bots = Bot
hall-friend-name = Il suo nome
hall-others = Tutti gli altri:
hall-friends = Amici
hall-edition = Regole secondo
hall-options = Opzioni: { $changed ->
    [0] standard
    [one] una modificata
   *[other] { $changed } modificate
  }
hall-changed = modificata
hall-as-before = Ripristina
hall-absence = Chi non decide risulta assente dopo
hall-absence-explain = A quel punto chi ospita può far continuare un bot al suo posto.
hall-span-600 = 10 minuti
hall-span-3600 = un’ora
hall-span-86400 = un giorno
hall-span-259200 = 3 giorni
hall-span-604800 = una settimana
hall-span-2592000 = 30 giorni
hall-hints = Suggerimenti ammessi
hall-hints-explain = Tutti possono chiedere che cosa farebbe Jarl, e tutto il tavolo sa che è permesso.
hall-start = Comincia
hall-make = Prepara il tavolo

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
hall-join-ended = Questo link non porta più da nessuna parte. Chiedine uno nuovo.
hall-join-full = Tutti i posti sono occupati. Chiedi un altro tavolo a chi ospita.
hall-claim-explain = Chi ospita ha creato un nuovo link per questo posto. Siediti e continua la partita.
hall-name-first = Di’ agli altri come ti chiami.

## Regole

hall-rules-of = Regole: { $game }
hall-back-table = Torna al tavolo
hall-back-learn = Torna alla lezione
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

# Avvisi: che cosa viene detto a chi è assente, e il pannello in cui lo sceglie.

notice-turn = Tocca a te
notice-started = La tua partita è cominciata
notice-rematch = C’è una rivincita
notice-over = La tua partita è finita
notice-turns = Tocca a te a { $count } tavoli
notice-several = Ci sono novità a { $count } tavoli
notice-test = Gli avvisi funzionano
notice-stop = Ferma questi avvisi
notice-at = { $game } con { $people }

## The panel

notice-intro = Possiamo dirti quando tocca a te, anche a pagina chiusa. Ricevi un avviso per turno, e nessuno mentre sei qui. Dice il gioco e i giocatori, e nulla delle tue carte.
notice-browser = In questo browser
notice-browser-on = Questo browser riceve i tuoi avvisi.
notice-browser-ask = Il browser ti chiederà se Meadhall può mostrare notifiche.
notice-turn-on = Avvisami in questo browser
notice-turn-off = Disattiva
notice-try = Mandamene uno ora
notice-tried = Inviato. Dovrebbe apparire tra poco.
notice-denied = Le notifiche sono bloccate nelle impostazioni del browser. Consentile per questo sito e riprova, oppure usa un webhook.
notice-unsupported = Questo browser non può ricevere avvisi qui. Su iPhone aggiungi prima Meadhall alla schermata Home; altrove apri la pagina con https. Un webhook funziona comunque.
notice-no-push = Questo server non raggiunge i browser. Chi lo gestisce può attivarlo; un webhook funziona comunque.
notice-push-failed = Il browser non raggiunge il suo servizio push. Riprova più tardi o usa un webhook.
notice-when = Avvisami per
notice-choice-turn = Tocca a me
notice-choice-started = L’inizio
notice-choice-rematch = Una rivincita
notice-choice-over = La fine
notice-quiet = Ore di silenzio
notice-quiet-explain = In queste ore non si invia nulla. Dopo ricevi un solo avviso, se un tavolo ti aspetta ancora.
notice-quiet-from = Dalle
notice-quiet-until = alle
notice-webhook = Con un webhook
notice-webhook-explain = Per Discord, Slack, Mattermost, ntfy o un tuo programma. Tieni per te l’indirizzo: chi lo ha può scrivere lì.
notice-form = Servizio
notice-form-json = Un programma (JSON)
notice-url = Indirizzo
notice-add = Aggiungi webhook
notice-remove = Rimuovi
notice-host = { $service } su { $host }
notice-browser-other = Un browser, tramite { $host }
notice-failed = L’ultimo avviso non è andato a buon fine: { $why }
notice-paused = L’invio è fallito troppe volte, quindi è sospeso. Manda una prova per ricominciare.
notice-why-unreachable = l’indirizzo non è raggiungibile.
notice-why-too-slow = l’indirizzo ci ha messo troppo a rispondere.
notice-why-insecure = il suo certificato non è valido.
notice-why-forbidden = il server non può inviare nulla lì.
notice-why-status = la risposta è stata { $status }.
notice-why-other = il server non ha potuto comporre il messaggio.

## The page behind a link that ends them

notice-stopping = Un momento…
notice-stopped = Fatto. Non riceverai più questi avvisi.
notice-stopped-before = Questi avvisi erano già fermi, oppure il link è incompleto.
notice-stop-failed = Il server non è raggiungibile. Riprova tra poco.
notice-to-hall = Alla sala

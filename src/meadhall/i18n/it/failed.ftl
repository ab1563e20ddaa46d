# Ciò che si dice quando qualcosa va storto: arriva con la pagina stessa, perché allora il resto può mancare.

failed-title = Qualcosa è andato storto
failed-why = Impossibile mostrare questa pagina. Le tue partite sono al sicuro sul server.
failed-part = Impossibile mostrare il tabellone. La tua partita è al sicuro e continua.
failed-fetch = Una parte della pagina non si è caricata. Forse sei offline, o Meadhall è appena stato aggiornato.
failed-away = Il server non risponde. Niente è perduto: riprova tra un momento.
failed-here = Non ha funzionato. Se la pagina ha un aspetto strano, ricaricala.
failed-again = Riprova
failed-reload = Ricarica
failed-hall = Torna alla sala
failed-detail = Dettaglio tecnico
failed-close = Chiudi
failed-moment = Un momento…

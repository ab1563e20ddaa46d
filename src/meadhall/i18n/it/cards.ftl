# Carte proprie a un nuovo tavolo: scegliere i file, che cosa non va, come appaiono.

cards-title = Carte
cards-standard = Standard
cards-mine = Le mie
cards-drop = Trascina qui file o una cartella
cards-choose-files = Scegli i file
cards-choose-folder = Scegli una cartella
cards-chosen = { $files ->
    [one] 1 file
   *[other] { $files } file
  }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
cards-reading = Leggo le tue carte…
cards-unreadable = «{ $file }» non è testo. Scegli file CSV o JSON.
cards-too-large = Sono più di 100 KB. Scegli meno file o file più piccoli.
cards-ready = { $ready } carte su { $count } sono pronte.
cards-everyone-sees = Tutti vedono che giochi con carte tue.
cards-rest-standard = Le carte che non porti restano quelle standard.
cards-download = Scarica le carte standard
cards-preview = Anteprima
cards-more =
  { $count ->
    [one] un’altra
   *[other] altre { $count }
  }
cards-kind = { $table ->
    [ships] Navi
    [buildings] Edifici
    [craftsmen] Artigiani
    [townsfolk] Cittadini
    [jarls] Jarl
    [rounds] Carte Round
    [raids] Carte Razzia
    [trades] Carte Commercio
    [huts] Capanne
    [heroes] Eroi
    [enemies] Nemici
    [starting] Carte iniziali
   *[materials] Carte dei materiali
  }
cards-faulty = ha un errore
cards-waits = { $count ->
    [one] Una cosa va controllata prima di cominciare.
   *[other] { $count } cose vanno controllate prima di cominciare.
  }
cards-bring = Prima scegli i file delle tue carte.
cards-dropped = Colonne ignorate: { $columns }
cards-place-line = riga { $line }
cards-place-column = colonna { $column }
cards-use = Usa { $fix }
cards-meant = Intendevi { $fix }?
cards-more-faults =
  { $count ->
    [one] e un altro
   *[other] e altri { $count }
  }

## Che cosa non va

cards-fault-text = Questo campo è vuoto. Riempilo.
cards-fault-number = «{ $found }» non è un numero intero da { $low } a { $high }.
cards-fault-word = «{ $found }» qui non va. Usa: { $words }.
cards-fault-skills = Non conosciamo il talento «{ $found }». Uniscine da uno a tre con +: { $words }.
cards-fault-effect = Non riusciamo a leggere l’effetto «{ $found }». Scrivilo come «gain wood 1 + coin 2» o «pay coin 1 -> gain gold 1».
cards-fault-kind = «{ $found }» è un effetto che questa carta non può avere. Può avere: { $words }.
cards-fault-clause = Scrivi qui un solo effetto.
cards-fault-unique = Un’altra carta ha già «{ $found }». Ognuna ha il suo.
cards-fault-columns = Questa riga non ha { $count } campi. Manca una virgola, o ce n’è una di troppo?
cards-fault-csv = Questa riga non è fatta di valori separati da virgole. Manca una virgoletta?
cards-fault-json = Questo non è JSON con un elenco chiamato «cards».
cards-fault-file = Non conosciamo questo file. Intendevi { $words }?
cards-fault-none = Nessun file di carte. Si chiamano { $words }.
cards-fault-one = Questo gioco ha un solo file di carte. Scegli solo quello.
cards-fault-count = Le carte devono essere { $count }.
cards-fault-most = Ce ne stanno al massimo { $count }. Togli le altre.
cards-fault-least = Servono almeno { $count } carte. Aggiungine, o aumenta le copie.
cards-fault-goods = Qui nomina le risorse: «any» e «card» non vanno.
cards-fault-gold = I jarl danno oro quando li scarti, e solo loro.
cards-fault-bricks = «{ $found }» qui non va. Usa le lettere G, B, C e S; le minuscole sono per 5 o 6 giocatori.
cards-fault-pile = Su una casella stanno al massimo { $count } mattoni.
cards-fault-long = Questo campo ha più di { $count } lettere.
cards-fault-letters = Questo campo ha lettere che non si possono mostrare.
cards-fault-fit = «{ $found }» non va bene per questa carta. Confrontala con le carte standard.

# I capitoli di Shipwrights, passo per passo: l’obiettivo, che cosa significa, e che cosa dire se si è fatto altro.

## Scegliere e scartare

learn-shipwrights-draft-yard = Questo è il tuo cantiere
    .text = In cinque round costruisci navi ed edifici. Valgono punti e ti fanno avanzare su tre tracciati. Vince chi ha più punti.
learn-shipwrights-draft-stores = Con questo si costruisce
    .text = Lavoratori, monete, legno, lana, ferro e oro. L’oro può sostituire legno, lana o ferro. «?» sopra i tracciati spiega tutti i simboli.
learn-shipwrights-draft-ship = Tieni lo Skute
    .text = Ognuno tiene una carta del mazzetto e passa le altre. A sinistra c’è quanto costa una nave, a destra il talento che richiede. Allo Skute serve un maestro velaio.
    .otherwise = Comincia dallo Skute: senza navi il cantiere resta vuoto. Non è stato passato nulla.
learn-shipwrights-draft-craftsman = Tieni il maestro velaio
    .text = Ecco il mazzetto del vicino. Il maestro velaio ha proprio il talento che serve al tuo Skute.
    .otherwise = Al tuo Skute serve un maestro velaio. Tieni quello.
learn-shipwrights-draft-last = L’ultima carta è comunque tua
    .text = Quando in un mazzetto resta una carta, è tua. In una vera partita il mazzetto ha sei carte; quelle che tieni le devi usare in questo round.
learn-shipwrights-draft-discard = Scarta la Pastora
    .text = Nessuna carta è sprecata. Se la scarti, ricevi ciò che mostra il suo stendardo rosso: qui 2 monete.
    .otherwise = Per ora tieni la nave e il maestro velaio. Scarta la Pastora per 2 monete.
learn-shipwrights-draft-reward = Due monete in più
    .text = Nel tuo round puoi scartare qualsiasi carta della mano quando vuoi. Navi e persone, di solito, valgono di più se le usi.

## Una nave

learn-shipwrights-ship-needs = Che cosa serve allo Skute
    .text = Un maestro velaio, 2 lavoratori, 1 legno, 2 lane e 1 ferro. Hai quasi tutto: manca una lana.
learn-shipwrights-ship-lay = Metti lo Skute in cantiere
    .text = Per costruirla, una nave deve prima stare in cantiere. Le carte coprono la plancia da sinistra: il primo posto per i lavoratori per ora non c’è più.
    .otherwise = Prima metti lo Skute in cantiere.
learn-shipwrights-ship-hire = Metti il maestro velaio sulla plancia
    .text = Sulla plancia un artigiano lavora a una sola nave, gratis, e poi se ne va.
    .otherwise = Senza maestro velaio lo Skute non si costruisce. Mettilo sulla plancia.
learn-shipwrights-ship-wool = Compra una lana
    .text = I prezzi li decide la carta Round. In questo round una lana costa 1 moneta. Potresti usare l’oro al suo posto, ma vale di più.
    .otherwise = Manca solo una lana. Comprala per 1 moneta.
learn-shipwrights-ship-build = Costruisci lo Skute
    .text = C’è tutto. Premi la nave: un foglio mostra chi ci lavora e quanto paghi. Non spendi nulla finché non premi «Costruisci».
    .otherwise = Per lo Skute c’è tutto. Costruiscilo adesso.
learn-shipwrights-ship-afloat = La tua prima nave prende il mare
    .text = Vale 3 punti, ti porta due passi avanti su Commercio e dà 2 monete a ogni round. Gli spazi della plancia sono di nuovo liberi.
learn-shipwrights-ship-work = Fai lavorare l’ultimo lavoratore
    .text = Un lavoratore su uno spazio libero porta ciò che vi è disegnato e a fine round torna a casa. Chi ha costruito la nave non torna.
    .otherwise = Un lavoratore è ancora libero. Mettilo su uno spazio.
learn-shipwrights-ship-end = Chiudi il round
    .text = La mano è vuota: puoi chiudere il round. Se ti viene chiesto, conferma.
    .otherwise = Non c’è altro di meglio da fare. Chiudi il round.
learn-shipwrights-ship-income = Le rendite
    .text = L’Eikja ha portato un lavoratore e lo Skute 2 monete, e il tuo lavoratore è tornato. Ora si sceglie di nuovo.

## Edifici, cittadini e carte infilate

learn-shipwrights-buildings-house = Un Mercato
    .text = A un edificio non servono talenti. Lo costruisci direttamente dalla mano, e ti dà un nuovo posto per i lavoratori. Ti manca un legno.
learn-shipwrights-buildings-woodcutter = Gioca il Taglialegna
    .text = Un cittadino fa qualcosa per te una volta. Il Taglialegna trasforma 1 moneta in 2 legni.
    .otherwise = Per il Mercato serve legno. Gioca il Taglialegna.
learn-shipwrights-buildings-market = Costruisci il Mercato
    .text = Ora hai abbastanza legno, 1 lana, 1 ferro e un lavoratore. Il Mercato vale 1 punto e un passo su Commercio.
    .otherwise = Per il Mercato c’è tutto. Costruiscilo.
learn-shipwrights-buildings-tuck = Infila la Pastora sotto un edificio
    .text = Infilare costa 1 oro. La carta resta lì: chi lavora in quell’edificio può usare anche la Pastora, a ogni round.
    .otherwise = Giocata o scartata, la Pastora se ne va. Infilala, invece.
learn-shipwrights-buildings-under = Mettila sotto il Mercato
    .text = Sotto ogni edificio c’è posto per una carta. Sotto il Mercato sta meglio: lì arrivano le monete che le servono.
    .otherwise = Sotto il Mercato: lì arrivano le monete.
learn-shipwrights-buildings-worker = Metti un lavoratore nel Mercato
    .text = Un lavoratore, due effetti: 4 monete dal Mercato, e 2 lane per 1 moneta dalla Pastora.
    .otherwise = Il Mercato ora è il tuo spazio migliore. Mettici un lavoratore.
learn-shipwrights-buildings-first = Prima il Mercato
    .text = L’ordine lo scegli tu. Prendi prima le monete: così puoi pagare la Pastora.
    .otherwise = Prendi prima le monete.
learn-shipwrights-buildings-second = Poi la Pastora
    .text = 1 moneta diventa 2 lane.
    .otherwise = La Pastora aspetta: 2 lane per 1 moneta.
learn-shipwrights-buildings-craftsman = Infila il maestro velaio
    .text = Anche un artigiano si può infilare. Sulla plancia lavora a una nave; infilato, a tutte le navi che verranno.
    .otherwise = Infila il maestro velaio: da ora in poi serve a ogni nave.
learn-shipwrights-buildings-skill = Resta con te
    .text = Il maestro velaio sta per sempre sotto la tua capanna. Il suo secondo talento, falegname, costa ogni volta 1 moneta.

## Tracciati, razzie e commercio

learn-shipwrights-tracks-tracks = Tre tracciati
    .text = Militare, Commercio e Fama. Gli spazi 4, 8 e 12 portano un premio. Tu sei a 3 dappertutto: manca un passo.
learn-shipwrights-tracks-sigrun = Infila Sigrun
    .text = Un jarl costa 1 oro. Sigrun vale 1 punto e porta un passo su Militare e due su Commercio.
    .otherwise = Scartata vale 1 oro. Infilata porta due premi.
learn-shipwrights-tracks-place = Scegli un edificio per lei
    .text = Va bene qualsiasi edificio senza carta sotto.
    .otherwise = Prima scegli un edificio per Sigrun.
learn-shipwrights-tracks-prizes = Due premi insieme
    .text = Militare 4 ha portato una carta Razzia, Commercio 5 una carta Commercio. Che cosa fare della carta Commercio, lo decidi ora.
learn-shipwrights-tracks-aboard = Metti la Rotta dell’argento sull’Eikja
    .text = Su una nave porta 3 monete a ogni rendita. A faccia in giù ne darebbe 6 subito, una volta sola. Mancano ancora due round.
    .otherwise = È ancora presto: con le rendite avrai più di 6 monete. Mettila sull’Eikja.
learn-shipwrights-tracks-raid = Razzia l’Emporio
    .text = Una volta per round, 2 lavoratori portano ciò che mostra la carta Razzia: qui 4 monete. Con Militare a 7 ne basta uno, da 10 in poi nessuno.
    .otherwise = Due lavoratori sono liberi. Mandali a razziare.
learn-shipwrights-tracks-torvald = Infila Torvald
    .text = Porta un passo su Commercio e due su Fama: arrivi a Fama 5.
    .otherwise = Torvald ti porta oltre Fama 4. Infilalo.
learn-shipwrights-tracks-upgrade = Migliora la capanna
    .text = Il tracciato Fama porta Miglioramenti: capanna, manovale o Eikja. Ognuno vale 2 punti. La capanna darà 5 monete invece di 3.
    .otherwise = Vanno bene tutti e tre. Prendiamo la capanna.
learn-shipwrights-tracks-better = Tre premi in un round
    .text = I premi presi presto rendono più a lungo. Guarda il prossimo traguardo prima di scegliere fra due carte.

## Eroi, jarl e punteggio

learn-shipwrights-heroes-heroes = Chi guida un tracciato?
    .text = Dopo ogni round chi è solo in testa a un tracciato ne riceve l’eroe. Tu e Blu siete pari su Militare: Svend resta a Blu.
learn-shipwrights-heroes-jarl = Infila Bjorn
    .text = È l’ultimo round. Bjorn porta due passi su Militare e 2 punti.
    .otherwise = Scartato varrebbe 1 oro, 1 punto. Infilato vale molto di più.
learn-shipwrights-heroes-place = Scegli un edificio per lui
    .text = Alla fine ogni jarl infilato conta i suoi punti.
    .otherwise = Prima scegli un edificio per Bjorn.
learn-shipwrights-heroes-lead = Sei in testa da solo
    .text = Militare 16: dopo questo round Svend viene da te, e vale 3 punti. Anche i segnalini da 15 a 18 danno da 1 a 4 punti.
learn-shipwrights-heroes-discard = Scarta il Minatore
    .text = Il ferro ormai non serve. La sua ricompensa sono 2 monete, e le monete possono ancora diventare oro.
    .otherwise = Il round finisce: le risorse servono a poco. Scarta il Minatore.
learn-shipwrights-heroes-end = Chiudi il round
    .text = Monete e risorse diventano poi oro da sole, fin dove si può.
    .otherwise = Nient’altro porta punti ormai. Chiudi il round.
learn-shipwrights-heroes-score = Che cosa conta
    .text = Navi con i loro bonus, edifici, jarl, segnalini da 15 in su, eroi 3 l’uno, Miglioramenti 2 l’uno, e 1 per ogni oro. Lavoratori e risorse avanzate non contano nulla.

## Da solo contro il rivale

learn-shipwrights-rival-rival = Un rivale senza cantiere
    .text = Da solo giochi contro un punteggio. Ogni carta Round dà punti al rivale. Se alla fine ne hai di più, vinci.
learn-shipwrights-rival-neutral = Il giocatore neutrale
    .text = Le carte Round muovono anche i segnalini neutrali. Dove sono soli in testa, l’eroe è loro, e il rivale ne riceve 3 punti.
learn-shipwrights-rival-lay = Metti il Byrding in cantiere
    .text = Servono un maestro velaio e un tagliapietre. Il tuo artigiano sa fare entrambe le cose: il secondo talento costa 1 moneta.
    .otherwise = Prima metti il Byrding in cantiere.
learn-shipwrights-rival-build = Costruisci il Byrding
    .text = Manca un legno: lo sostituisce l’oro. Il foglio ha già scelto il modo più economico.
    .otherwise = Puoi costruire il Byrding. Fallo adesso.
learn-shipwrights-rival-upgrade = Scegli un Miglioramento
    .text = La nave ti porta a Fama 8. Un Miglioramento vale 2 punti, qualunque tu scelga.
    .otherwise = Prima scegli un Miglioramento.
learn-shipwrights-rival-wood = Scegli un legno
    .text = Il Byrding porta due risorse a scelta. La lana l’hai ancora: con legno e ferro fa un oro.
    .otherwise = Prima scegli le risorse che porta il Byrding.
learn-shipwrights-rival-iron = E un ferro
    .text = Legno, lana e ferro insieme fanno 1 oro.
    .otherwise = Prima scegli la seconda risorsa.
learn-shipwrights-rival-forge = Trasformali in oro
    .text = Puoi sempre trasformare 1 legno, 1 lana e 1 ferro in 1 oro.
    .otherwise = Prima trasforma legno, lana e ferro in oro.
learn-shipwrights-rival-end = Chiudi il round
    .text = Fama 8 contro 7: sei in testa da solo, e Frode viene da te e non dal giocatore neutrale.
    .otherwise = Hai fatto tutto il possibile. Chiudi il round.
learn-shipwrights-rival-won = Il rivale è battuto
    .text = La nave ha fatto la differenza: punti, un Miglioramento e un eroe. Con le carte Nemico è più difficile; prova prima senza.

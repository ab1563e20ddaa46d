# Una prima partita a Eketorp.

learn-eketorp-goal = Questo è il tuo villaggio
    .text = Non ha ancora mura. Su ognuno dei sei cantieri c’è posto per tre mattoni, e ogni mattone vale punti. Dopo dieci turni, o quando un villaggio è completo, vince chi ha più punti.
learn-eketorp-bricks = Qui compaiono i mattoni
    .text = A ogni turno arrivano nuovi mattoni sulle caselle da A a G: l’erba vale 1, il legno 2, l’argilla 3, la pietra 4. Di rado bastano per tutti.
learn-eketorp-plan = Manda i tuoi Vichinghi
    .text = Tutti preparano il piano in segreto. Ogni Vichingo può portare a casa un mattone. Clicca su una casella, trascinaci un Vichingo o premi la lettera della casella.
    .do = Mandane uno adesso
learn-eketorp-siege = Assediare o fare la guardia
    .text = Un Vichingo alla catapulta, alla nave o all’ariete di un altro villaggio può saccheggiarne le mura. Chi resta a casa difende le tue. Nel primo turno non c’è ancora nulla da saccheggiare.
    .do = Premi «Piano pronto»
learn-eketorp-reveal = I piani si svelano
    .text = Dove i mattoni bastano, ognuno ne prende uno. Le spade incrociate vogliono dire scontro: ci sono più Vichinghi che mattoni.
learn-eketorp-amulets = Carte nuove in cambio di amuleti
    .text = Prima di uno scontro puoi cambiare tutta la mano, a un amuleto per carta. Ma ogni amuleto che tieni vale un punto alla fine.
    .do = Decidi
learn-eketorp-fight = Si combatte con le carte
    .text = Entrambi scelgono una carta in segreto, e vince la più alta. Poi le due carte cambiano mano: il tuo 6 potrebbe presto tornarti contro. Quando hai finito la mano, raccogli le carte che hai ricevuto.
    .do = Scegli uno scontro o una carta
learn-eketorp-hospital = Il lazzaretto
    .text = Chi perde finisce a letto: tre turni dopo una sconfitta netta, due dopo una di misura, uno dopo un pareggio. A ogni turno si avanza di una stazione verso destra.
learn-eketorp-build = Costruisci le mura
    .text = Quel che i Vichinghi portano a casa si costruisce subito e non si sposta più. Chi saccheggia toglie dall’alto: metti in basso i mattoni più cari.
    .do = Metti tutti i mattoni, poi premi «Costruisci»
learn-eketorp-round = Un nuovo turno
    .text = L’erba e il legno rimasti sulle caselle tornano nella scorta, argilla e pietra restano lì. Il primo giocatore cambia. Ora sai tutto: contano i mattoni delle tue mura, e anche gli amuleti.

# I capitoli di Eketorp, passo per passo: l’obiettivo, che cosa significa, e che cosa dire se si è fatto altro.

## Il turno

learn-eketorp-round-castle = Questo è il tuo villaggio
    .text = Non ha ancora mura. Su ognuno dei sei cantieri c’è posto per tre mattoni, e ogni mattone vale punti. Vince chi ha più punti.
learn-eketorp-round-bricks = Qui arrivano i mattoni
    .text = A ogni turno arrivano nuovi mattoni sulle caselle da A a G. L’erba vale 1, il legno 2, l’argilla 3, la pietra 4. Un Vichingo porta a casa un mattone.
learn-eketorp-round-clay = Manda un Vichingo alla casella E
    .text = Tutti preparano il piano in segreto. Sulla E c’è un mattone d’argilla, il migliore di questo turno. Premi la casella o trascinaci un Vichingo.
    .otherwise = Prima vogliamo l’argilla sulla casella E. Quel Vichingo è di nuovo a casa.
learn-eketorp-round-wood = Manda due Vichinghi alla casella C
    .text = Sulla C ci sono due mattoni di legno: due Vichinghi possono prenderne uno ciascuno. Premi due volte la casella.
    .otherwise = Sulla C ci sono due mattoni di legno per te. Quel Vichingo è di nuovo a casa.
learn-eketorp-round-ready = Premi «Piano pronto»
    .text = Cinque Vichinghi restano a casa. Va bene così: chi resta fa la guardia. Il piano resta segreto finché non sono tutti pronti.
    .otherwise = Un Vichingo sulla E e due sulla C, poi premi «Piano pronto».
learn-eketorp-round-peace = Un mattone per ciascuno
    .text = Su nessuna casella c’erano più Vichinghi che mattoni, quindi niente scontri. I tuoi tre Vichinghi sono a casa con un mattone d’argilla e due di legno.
learn-eketorp-round-build = Posa i tuoi tre mattoni
    .text = I mattoni si posano subito e non si spostano più. Mettili sui cantieri che vuoi, poi premi il pulsante dorato.
learn-eketorp-round-next = Comincia un nuovo turno
    .text = L’erba e il legno rimasti spariscono; argilla e pietra restano. Arrivano nuovi mattoni e fai un nuovo piano: per dieci turni, o finché un villaggio non ha tutti i 18 mattoni.

## Lo scontro e il lazzaretto

learn-eketorp-fight-cards = Hai quattro carte
    .text = Hai 1, 2, 5 e 6. In uno scontro ognuno gioca una carta in segreto, e vince la più alta.
learn-eketorp-fight-plan = Manda un Vichingo alla G e uno alla A
    .text = Sulla G c’è un mattone d’argilla, sulla A uno di legno. Se ci va anche qualcun altro, si combatte.
    .otherwise = Oggi bastano un Vichingo alla G e uno alla A. Quel Vichingo è di nuovo a casa.
learn-eketorp-fight-ready = Premi «Piano pronto»
    .text = Sei Vichinghi restano a casa. Vediamo chi altro vuole l’argilla.
    .otherwise = Prima un Vichingo sulla G e uno sulla A.
learn-eketorp-fight-attack = Attacca Blu sulla casella G
    .text = Due Vichinghi e un solo mattone: si combatte. Blu è sulla G, Giallo sulla A. Hai la bandiera, quindi attacchi per primo: prendi l’argilla.
    .otherwise = L’argilla sulla G vale più del legno sulla A. Attacca prima lì.
learn-eketorp-fight-six = Vinci con una carta alta
    .text = Non sai che carta ha Blu. Il tuo 6 non può perdere, e un 5 perde di rado. Giocane uno. Sotto ogni carta leggi quante di quelle che non hai visto batte.
    .otherwise = Con una carta bassa perderesti quasi di certo l’argilla. Gioca il 6 o il 5.
learn-eketorp-fight-won = Il Vichingo di Blu è ferito
    .text = Chi perde va al lazzaretto: tre turni se la differenza è 3 o più, due turni se è 1 o 2. Dopo un pareggio entrambi restano fuori un turno.
learn-eketorp-fight-keep = Tieni le tue carte
    .text = Giallo ti attacca sulla A. Prima di uno scontro puoi cambiare tutta la mano, a un amuleto per carta. Ma ogni amuleto che tieni è un punto alla fine.
    .otherwise = Le carte nuove ti costerebbero tutti gli amuleti. Tieni quelle che hai.
learn-eketorp-fight-one = Perdi con una carta bassa
    .text = È solo un mattone di legno. Se perdi, perdi con una carta brutta: liberati dell’1 o del 2.
    .otherwise = Tieni la carta buona per qualcosa di meglio del legno. Gioca l’1 o il 2.
learn-eketorp-fight-lost = Il tuo Vichingo è fuori per un po’
    .text = Giallo ha vinto il legno, e il tuo Vichingo torna fra qualche turno. A ogni turno tutti nel lazzaretto avanzano di un letto verso destra.
learn-eketorp-fight-build = Posa l’argilla
    .text = L’argilla della casella G è tua. Mettila su un cantiere qualsiasi.
learn-eketorp-fight-swap = Le carte cambiano mano
    .text = Dopo ogni scontro le due carte cambiano padrone: ora Blu ha la tua carta alta e Giallo la bassa. Quelle che hai ricevuto le prendi quando la tua mano è vuota.

## Assediare

learn-eketorp-besiege-wall = Trova mura che fanno gola
    .text = Blu ha costruito bene: accanto alla sua nave c’è un mattone d’argilla in cima a un cantiere e uno di legno in cima all’altro. I mattoni si tolgono solo dall’alto.
learn-eketorp-besiege-raider = Manda un Vichingo alla nave di Blu
    .text = Ogni villaggio ha tre caselle di assedio: catapulta, nave e ariete. Chi assedia arriva solo ai due cantieri accanto alla sua casella.
    .otherwise = Il piano è sensato, ma solo dalla nave si arriva all’argilla di Blu. Quel Vichingo è di nuovo a casa.
learn-eketorp-besiege-rest = Manda un Vichingo alla casella G
    .text = Mentre uno assedia, un altro raccoglie. Anche sulla G c’è un mattone d’argilla.
    .otherwise = Bastano l’assediatore alla nave di Blu e un Vichingo sulla G. Gli altri fanno la guardia.
learn-eketorp-besiege-ready = Premi «Piano pronto»
    .text = Sei Vichinghi restano a casa a difendere le tue mura.
    .otherwise = Servono l’assediatore alla nave di Blu e un Vichingo sulla casella G.
learn-eketorp-besiege-fight = Gioca il 6
    .text = Un assedio è uno scontro contro il villaggio. Se vinci di 3, puoi prendere mattoni fino a 3 punti: gioca alto. Se perdi, il tuo Vichingo resta fuori 2 o 3 turni.
    .otherwise = Più grande è la differenza, più puoi prendere. Solo il 6 basta di sicuro per l’argilla.
learn-eketorp-besiege-plunder = Tieni l’argilla di Blu
    .text = Hai vinto di 3, e l’argilla vale proprio 3. Puoi togliere più mattoni fino a quella somma, ma ne tieni uno solo.
    .otherwise = L’argilla è il meglio che puoi portare a casa. Sollevala e tienila.
learn-eketorp-besiege-build = Posa i tuoi due mattoni d’argilla
    .text = Uno viene dalla casella, uno dalle mura di Blu. Quello che sta in cima si può saccheggiare: coprilo presto.
learn-eketorp-besiege-gain = Sei punti di differenza
    .text = Tu ne hai guadagnati 3 e Blu ne ha persi 3: un assedio conta doppio. Ma potevi anche perdere, e chi è fuori non fa la guardia.

## Sotto assedio

learn-eketorp-besieged-stone = Sappi che cosa puoi perdere
    .text = Accanto alla tua nave c’è una pietra in cima: vale 4. Accanto alla catapulta c’è solo erba. Lo vedono anche gli altri.
learn-eketorp-besieged-guard = Mandane uno alla B e due alla D
    .text = Prendi tre mattoni d’erba e lascia cinque Vichinghi a casa. Un difensore basta per un assedio, ma ogni assedio perso ne manda uno al lazzaretto.
    .otherwise = Uno alla B e due alla D, nessun altro: gli altri restano di guardia.
learn-eketorp-besieged-ready = Premi «Piano pronto»
    .text = Cinque difensori a casa. Che vengano.
    .otherwise = Prima un Vichingo sulla B e due sulla D.
learn-eketorp-besieged-low = A Blu dai il tuo 1
    .text = Blu attacca con la catapulta. Lì ci sono solo due mattoni d’erba: puoi perdere al massimo 2 punti. Non sprecarci una carta buona.
    .otherwise = Tieni le carte buone per la pietra. Qui basta un 1.
learn-eketorp-besieged-cost = Una perdita da poco
    .text = Blu ha vinto e ha tolto due mattoni d’erba, ma ne tiene uno solo. Il tuo difensore è al lazzaretto; chi difende torna un turno prima di chi attacca.
learn-eketorp-besieged-high = Difendi la pietra con una carta alta
    .text = Ora Giallo attacca dalla nave. Lì ci sono la pietra e l’argilla. Gioca il 6 o il 5.
    .otherwise = Così rischi la pietra. Gioca il 6 o il 5.
learn-eketorp-besieged-held = Le mura tengono
    .text = L’assediatore ha perso ed è al lazzaretto per due turni. Non ha preso nulla.
learn-eketorp-besieged-build = Copri la tua pietra
    .text = Sono arrivati tre mattoni d’erba. Un mattone sopra la pietra la protegge: chi saccheggia toglie dall’alto, e tutto quello che solleva conta.
learn-eketorp-besieged-empty = Mai lasciarlo vuoto
    .text = Se a casa non c’è nessuno, la tua carta vale 0. Allora un 6 toglie mattoni per 6 punti, qualunque carta giochi. Lascia qualcuno a casa quando hai qualcosa da perdere.

## Costruire e finire

learn-eketorp-end-count = Mancano due mattoni
    .text = Il tuo villaggio ha 16 mattoni su 18. Quando un villaggio è completo, la partita finisce con quel turno, e averlo completato vale 5 punti.
learn-eketorp-end-fetch = Mandane uno alla B e uno alla C
    .text = Argilla ed erba: proprio i due mattoni che ti servono. Gli altri si contendono il legno.
    .otherwise = Bastano due mattoni: un Vichingo alla B, uno alla C. Gli altri fanno la guardia.
learn-eketorp-end-ready = Premi «Piano pronto»
    .text = Sei Vichinghi restano a casa: nessuno ti toglie nulla all’ultimo momento.
    .otherwise = Prima un Vichingo sulla B e uno sulla C.
learn-eketorp-end-top = Chi saccheggia toglie dall’alto
    .text = I mattoni restano dove li posi. Perciò i più preziosi vanno in basso e l’erba in cima. Su questo cantiere c’è posto per due.
learn-eketorp-end-build = Prima l’argilla, poi l’erba
    .text = Scegli l’argilla e posala sul cantiere libero, poi l’erba sopra. Infine premi il pulsante dorato.
    .otherwise = Al contrario: l’argilla sotto, l’erba sopra.
learn-eketorp-end-score = Il tuo villaggio è completo
    .text = La partita è finita. I mattoni contano da 1 a 4, il villaggio completo 5, ogni amuleto 1. Vince chi ha più punti: completare il villaggio non è tutto.

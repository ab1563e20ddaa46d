# Lezioni a capitoli, e la guida accanto al tabellone.

learn-title = Lezione
learn-lessons = Lezioni
learn-count = { $count } capitoli
learn-count-done = { $done } di { $count } fatti
learn-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
  }
learn-start = Comincia
learn-continue = Continua
learn-again = Gioca di nuovo
learn-on-path = Capitolo { $chapter }: { $title } ({ $state ->
    [done] fatto
    [next] il prossimo
   *[later] ancora da giocare
  })
learn-chapter = Capitolo { $chapter } di { $chapters }
learn-step = Passo { $step } di { $steps }
learn-goal = Il tuo obiettivo
learn-reached = Ben fatto
learn-next = Avanti
learn-show = Mostrami
learn-skip = Salta il passo
learn-leave = Esci
learn-more = Altro su questo passo
learn-first = Prima raggiungi l’obiettivo qui sopra. Non è stato inviato nulla.
learn-read-first = Prima leggi, poi premi «Avanti».
learn-done = Capitolo finito!
learn-done-next = Il prossimo: { $title }.
learn-all-done = Tutti i capitoli finiti
learn-all-done-line = Rigioca quello che vuoi
learn-all-done-text = Ora conosci tutto il gioco. Fai una partita contro i bot!
learn-next-chapter = Prossimo capitolo
learn-play = Gioca una partita
learn-to-hall = Torna alla sala

## Eketorp

learn-eketorp-round = Il turno
    .line = Manda Vichinghi, prendi mattoni, costruisci
learn-eketorp-fight = Lo scontro e il lazzaretto
    .line = Vinci con le carte alte, perdi con le basse
learn-eketorp-besiege = Assediare
    .line = Togli mattoni dalle mura del vicino
learn-eketorp-besieged = Sotto assedio
    .line = Difendi ciò che vale di più
learn-eketorp-end = Costruire e finire
    .line = Posa i mattoni al sicuro e finisci per primo

## Shipwrights

learn-shipwrights-draft = Scegliere e scartare
    .line = Tieni una carta, passa le altre
learn-shipwrights-ship = Una nave
    .line = In cantiere, con gli artigiani, pagata e costruita
learn-shipwrights-buildings = Edifici, cittadini e carte infilate
    .line = Posti e persone che restano con te
learn-shipwrights-tracks = Tracciati, razzie e commercio
    .line = Che cosa ti aspetta sullo spazio 4
learn-shipwrights-heroes = Eroi, jarl e punteggio
    .line = Vai in testa, conta i punti
learn-shipwrights-rival = Da solo contro il rivale
    .line = Batti un punteggio invece di un vicino

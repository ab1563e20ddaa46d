# Il profilo e la classifica del server
profile-title = Il tuo profilo
profile-none = Puoi giocare anche senza profilo. Con un profilo ti seguono sugli altri dispositivi, senza password e senza indirizzo e-mail:
profile-none-name = il tuo nome, il colore e le impostazioni
profile-none-tables = le tue partite, in corso e finite, e i tuoi risultati
profile-none-yours = Vedi tutto solo tu, e puoi scaricarlo o eliminarlo in ogni momento.
profile-make = Crea un profilo
profile-who = Tu
profile-save = Salva
profile-colour = Colore
profile-listed = Mostra il mio nome in classifica
profile-listed-explain = Altrimenti conti lo stesso, ma nessuno vede il tuo nome.
profile-achieved = I tuoi risultati
profile-nothing = Finisci una partita, una lezione o un enigma e compare qui.
profile-places = Piazzamenti
profile-place = { $place }º posto su { $seats }
profile-against = Contro { $level }
profile-won-of = { $won } { $won ->
    [one] vinta
   *[other] vinte
  } su { $games }
profile-alone = In solitario
profile-best = record: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
profile-rating = Punteggio in { $seats } giocatori
profile-unplaced = non ancora in classifica
profile-lessons = Lezioni finite
profile-puzzles = Enigmi risolti
profile-to-ladder = Vai alla classifica
profile-devices = I tuoi dispositivi
profile-this-device = questo dispositivo
profile-device-unnamed = Un dispositivo
profile-device-link = Un link non ancora aperto
profile-device-last = ultimo uso: { $day }
profile-remove = Rimuovi
profile-add = Aggiungi un dispositivo
profile-add-explain = Apri questo link sull’altro dispositivo, oppure inquadra il codice. Funziona una volta, entro un’ora. Apre il tuo profilo: non darlo a nessuno.
profile-link = Link per l’altro dispositivo
profile-qr = Codice QR del link
profile-renew = Rinnova la chiave di questo dispositivo
profile-renew-explain = Rinnova la chiave se qualcuno può averla copiata. Quella vecchia smette subito di valere.
profile-renewed = La chiave è nuova.
profile-yours = I tuoi dati
profile-yours-explain = Niente di questo si mostra ad altri, se non lo vuoi tu.
profile-export = Scarica tutto
profile-delete = Elimina tutto
profile-delete-ask = Vuoi eliminare il profilo?
profile-delete-explain = Si eliminano il profilo, i risultati e il punteggio, e le partite in cui non gioca nessun altro. Nelle partite con altre persone il tuo nome sparisce. Non si può annullare.
profile-delete-sure = Elimina tutto
profile-keep = Tieni il profilo
profile-revoked = Il profilo è stato tolto da questo dispositivo.
profile-carry-title = Vuoi usare qui il tuo profilo?
profile-carry-explain = Nome, impostazioni e partite saranno anche su questo dispositivo.
profile-carry-other = Qui c’è il profilo di { $name }. Quello nuovo prende il suo posto.
profile-carry = Usalo qui
profile-carry-ended = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.

ladder-players =
  { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
  }
ladder-empty = In questa classifica non c’è ancora nessuno. Crea un tavolo che conta e sii il primo.
ladder-someone = Qualcuno
ladder-you = tu
ladder-rank = Posto
ladder-who = Giocatore
ladder-rating = Punteggio
ladder-games = Partite
ladder-rules = Come funziona
ladder-rule-counts = Valgono solo i tavoli creati per contare, e solo a partita finita. Tutti hanno un profilo o sono bot, e non ci sono suggerimenti.
ladder-rule-placed = Compari qui dopo { $games } partite contro almeno { $opponents } avversari diversi, persone o livelli di bot.
ladder-rule-rating = Tutti cominciano da 1000. Il numero dopo ± è il margine di incertezza; l’ordine segue il punteggio che vali quasi di sicuro.
ladder-rule-same = In { $days } giorni, le prime { $games } partite delle stesse due persone contano per intero; ogni altra conta la metà della precedente.
ladder-rule-new = Una partita contro chi non è ancora in classifica sposta il tuo punteggio la metà del solito.
ladder-rule-leave = Se un bot prende il tuo posto, arrivi ultimo. È ultimo anche chi chiude la partita per tutti, e il punteggio degli altri non cambia.
ladder-rule-named = Compare il nome solo di chi ha accettato.
profile-notices = Avvisi
profile-notices-explain = Ricevi un avviso quando tocca a te, a tutti i tuoi tavoli: in questo browser o in un servizio di chat.
profile-notices-none = Appena siedi a un tavolo, qui puoi farti avvisare quando tocca a te.

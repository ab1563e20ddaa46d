# L'orologio di un tavolo: quale, quanto tempo resta, pause e vacanze.

clock-title = Orologio
clock-starts = Parte quando tutti sono seduti
clock-none = Nessuno
clock-none-explain = Con calma
clock-gentle = Tranquillo
clock-gentle-explain = Un richiamo dopo { $time }
clock-live = Dal vivo
clock-days = Giornaliero
clock-which = Quanto tempo
clock-decision = { $time } per decisione
clock-decision-spare = { $time } per decisione, { $spare } di riserva
clock-game = { $spare } per la partita
clock-game-more = { $spare } per la partita, { $increment } in più a ogni decisione
clock-out = Quando il tempo scade
clock-out-bot = Continua un bot
clock-out-waits = Il tavolo aspetta
clock-then-bot = Quando il tempo scade, un bot continua fino al tuo ritorno
clock-then-waits = Quando il tempo scade, il tavolo aspetta
clock-pauses = Chiunque può chiedere una pausa: comincia quando tutti dicono di sì.
clock-left = ancora { $time }
clock-over = tempo scaduto
clock-out-of-time = Il tempo di { $who } è scaduto.
clock-away = in vacanza · rientro: { $date }
clock-thinking = { $who } sta pensando da un po’.
clock-nudge = Gli altri ti aspettano.
clock-ask-pause = Chiedi una pausa
clock-pause-asked = { $who } chiede una pausa.
clock-pause-waits = Hai chiesto una pausa. Manca ancora la risposta di { $who }.
clock-agree = D’accordo
clock-refuse = Continua
clock-paused = Pausa: tutti gli orologi sono fermi.
clock-resume = Termina la pausa
clock-vacation = Vacanza
clock-vacation-explain = { $days ->
    [0] A questo tavolo hai già usato tutte le vacanze di quest’anno.
    [one] Mentre non ci sei il tuo orologio è fermo. Quest’anno ti resta 1 giorno.
   *[other] Mentre non ci sei il tuo orologio è fermo. Quest’anno ti restano { $days } giorni.
  }
clock-vacation-days = Giorni
clock-vacation-go = Vai in vacanza
clock-vacation-on = Sei in vacanza. Il tuo orologio è fermo.
clock-vacation-end = Rieccomi

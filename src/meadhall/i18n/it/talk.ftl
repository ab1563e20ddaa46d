# Le persone al tavolo: chi c'è.

talk-here = presente
talk-reconnecting = si riconnette
talk-away = assente
talk-bot = gioca un bot
talk-back = { $who } è di nuovo qui.
talk-gone = { $who } è assente.

## Chiacchiere

talk = Chat
talk-tabs = Accanto al tabellone
talk-open = Apri la chat
talk-unread = { $count ->
    [one] 1 messaggio nuovo
   *[other] { $count } messaggi nuovi
  }
talk-say = Scrivi qualcosa…
talk-send = Invia
talk-none = Nessuno ha ancora scritto niente.
talk-people = Chi c’è
talk-mute = Silenzia { $who }
talk-muted = silenziato
talk-watching = spettatore
talk-apart = Giocatori e spettatori non si leggono a vicenda fino alla fine della partita.
talk-together = Tutti a questo tavolo possono leggere.
talk-is-off = Chi ospita ha disattivato la chat.
talk-asked = A questo tavolo poteva sedersi chiunque: la chat comincia quando tutti dicono di sì.
talk-yes = Voglio chattare
talk-yes-said = Hai detto di sì. Si aspettano gli altri.
talk-switch = Chat a questo tavolo
talk-switch-on = Chat attiva
talk-switch-asked = Solo se tutti dicono di sì
talk-switch-off = Chat disattivata
talk-lost = { $who } ha perso la connessione
talk-lost-back = { $who } ha perso la connessione · di nuovo qui dopo { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }
talk-said = { $who }: { $said }

## Le otto reazioni

talk-react = Dillo senza parole
reaction-skal = Skål!
reaction-hello = Ciao!
reaction-laugh = Ah ah!
reaction-oh = Oh!
reaction-hm = Mah…
reaction-thanks = Grazie!
reaction-wait = Aspetta e vedrai!
reaction-praise = Ben giocato!

## Giocare ancora

rematch-kept = riservato a { $who }
rematch-watch = Guarda la rivincita

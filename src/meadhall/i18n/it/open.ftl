# Tavoli aperti: l'elenco della sala, la ricerca di giocatori, chi può entrare.

open-title = Tavoli aperti
open-find = Trova giocatori
open-none = Nessun tavolo aperto. Cerchi giocatori?
open-seek = Qualcuno per { $game }, { $count } giocatori?
open-table = { $game } con { $players }
open-round =
  { $game ->
    [shipwrights] round
   *[eketorp] turno
  } { $round }
open-watching = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
  }
open-pace-live = dal vivo
open-pace-days = una mossa al giorno
open-join = Siediti
open-watch = Guarda
open-back = Al mio posto
open-pace = Ritmo
open-pace-any = qualsiasi
open-bots = Bot ai posti liberi
open-bots-never = mai
open-bots-after = { $count ->
    [one] dopo 1 minuto
   *[other] dopo { $count } minuti
  }
open-seek-start = Cerca giocatori
open-seek-note = La partita comincia appena tutti i posti sono presi. Resta sulla pagina.
open-who = Chi può entrare
open-who-link = Solo chi ha il link
open-who-anyone = Chiunque nella sala può sedersi
open-who-watch = chiunque può guardare
open-joins = Aperto a tutti
    .explain = La sala mostra questo tavolo e chiunque può prendere un posto libero.
open-watched = Chiunque può guardare
    .explain = La sala mostra la partita mentre si gioca. Chi guarda non vede carte nascoste.
open-waiting = La partita comincia da sola quando ci siete tutti.
open-waiting-bots = I bot prendono i posti liberi alle { $time }.
cards-own = carte su misura
cards-own-named = A questo tavolo si gioca con carte su misura: { $name }

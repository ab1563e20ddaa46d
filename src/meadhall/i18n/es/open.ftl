# Mesas abiertas: la lista de la sala, la búsqueda de jugadores, quién puede entrar.

open-title = Mesas abiertas
open-find = Buscar jugadores
open-none = No hay mesas abiertas. ¿Buscas jugadores?
open-seek = ¿Quién juega a { $game } en una mesa de { $count }?
open-table = { $game } con { $players }
open-round = ronda { $round }
open-watching = { $count ->
    [one] 1 mirando
   *[other] { $count } mirando
  }
open-pace-live = en vivo
open-pace-days = una jugada al día
open-join = Sentarse
open-watch = Mirar
open-back = A mi asiento
open-pace = Ritmo
open-pace-any = cualquiera
open-bots = Bots en asientos libres
open-bots-never = nunca
open-bots-after = { $count ->
    [one] después de 1 minuto
   *[other] después de { $count } minutos
  }
open-seek-start = Buscar jugadores
open-seek-note = La partida empieza en cuanto se ocupan todos los asientos. Quédate en la página.
open-who = Quién puede entrar
open-who-link = Solo quien tenga el enlace
open-who-anyone = Cualquiera en el salón puede sentarse
open-who-watch = cualquiera puede mirar
open-joins = Abierta a todos
    .explain = El salón muestra esta mesa y cualquiera puede ocupar un asiento libre.
open-watched = Cualquiera puede mirar
    .explain = El salón muestra la partida mientras se juega. Quien mira no ve cartas ocultas.
open-waiting = La partida empieza sola cuando están todos.
open-waiting-bots = Los bots ocupan los asientos libres a las { $time }.
cards-own = cartas propias
cards-own-named = En esta mesa se juega con cartas propias: { $name }

# Open tables: the hall's list, looking for players, and who can come in.

open-title = Open tables
open-find = Find players
open-none = No open tables. Find players?
open-seek = Anyone for { $game }, { $count } players?
open-table = { $game } with { $players }
# Given too: $game.
open-round = round { $round }
open-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }
open-pace-live = live
open-pace-days = a move a day
open-join = Join
open-watch = Watch
open-back = Back to my seat
open-pace = Pace
open-pace-any = any
open-bots = Bots for free seats
open-bots-never = never
open-bots-after = { $count ->
    [one] after 1 minute
   *[other] after { $count } minutes
  }
open-seek-start = Look for players
open-seek-note = The game starts as soon as all seats are taken. Stay on this page.
open-who = Who can come in
open-who-link = Only people with the link
open-who-anyone = Anyone in the hall may sit down
open-who-watch = anyone may watch
open-joins = Open to everyone
    .explain = The hall lists this table, and anyone can take a free seat.
open-watched = Anyone may watch
    .explain = The hall lists the game while it runs. Watchers see no hidden cards.
open-waiting = The game starts by itself when everyone is here.
open-waiting-bots = Bots take the free seats at { $time }.
cards-own = custom cards
cards-own-named = This table uses custom cards: { $name }

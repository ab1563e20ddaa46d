# Tables ouvertes : la liste de la halle, la recherche de joueurs, qui peut entrer.

open-title = Tables ouvertes
open-find = Trouver des joueurs
open-none = Aucune table ouverte. Vous cherchez des joueurs ?
open-seek = Qui joue à { $game }, { $count } joueurs ?
open-table = { $game } avec { $players }
open-round = manche { $round }
open-watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }
open-pace-live = en direct
open-pace-days = un coup par jour
open-join = S’asseoir
open-watch = Regarder
open-back = À ma place
open-pace = Rythme
open-pace-any = peu importe
open-bots = Bots aux places libres
open-bots-never = jamais
open-bots-after = { $count ->
    [one] après 1 minute
   *[other] après { $count } minutes
  }
open-seek-start = Chercher des joueurs
open-seek-note = La partie commence dès que toutes les places sont prises. Restez sur la page.
open-who = Qui peut entrer
open-who-link = Seulement avec le lien
open-who-anyone = Tout le monde dans la salle peut s’asseoir
open-who-watch = tout le monde peut regarder
open-joins = Ouverte à tous
    .explain = La salle affiche cette table, et chacun peut prendre une place libre.
open-watched = Tout le monde peut regarder
    .explain = La salle affiche la partie en cours. Les spectateurs ne voient aucune carte cachée.
open-waiting = La partie commence d’elle-même quand tout le monde est là.
open-waiting-bots = Les bots prennent les places libres à { $time }.
cards-own = cartes maison
cards-own-named = Cette table se joue avec des cartes maison : { $name }

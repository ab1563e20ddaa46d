# Le chantier dans le navigateur : ce qui est dessiné, en mots.

shipwrights-yard-stores = Réserve
shipwrights-yard-fleet = Votre flotte
shipwrights-yard-shipyard = Votre chantier
shipwrights-yard-settlement = Votre hameau
shipwrights-yard-hand = Votre main
shipwrights-yard-hand-empty = Aucune carte en main
shipwrights-yard-pack = Cartes à choisir
shipwrights-yard-rest = Les autres vont à { $who }
shipwrights-yard-long-press = Appui long sur une carte pour la lire.
shipwrights-yard-long-press-known = Compris
shipwrights-yard-pages = Parties de la table
shipwrights-yard-page = { $page ->
    [cards] Cartes
    [yard] Chantier
    [fleet] Flotte
    [settlement] Hameau
   *[others] Autres
  }
shipwrights-yard-rewards = Manœuvre, héros et raids
shipwrights-yard-tracks = Pistes
shipwrights-yard-track = { $track ->
    [military] Piste Militaire
    [trade] Piste Commerce
   *[fame] Piste Renommée
  }
shipwrights-yard-milestone = { $track ->
    [military] Carte Raid à 4, 8 et 12
    [trade] Carte Commerce à 4, 8 et 12
   *[fame] Amélioration à 4, 8 et 12
  }
shipwrights-yard-at = { $who } : { $at }
shipwrights-yard-with = Avec : { $who }
shipwrights-yard-neutral = joueur neutre
shipwrights-yard-free = encore personne
shipwrights-yard-exchanges = Marché de la manche
shipwrights-yard-direction = { $direction ->
    [clockwise] Les cartes passent à gauche (sens horaire).
   *[counterclockwise] Les cartes passent à droite (sens antihoraire).
  }
shipwrights-yard-space = Case { $space }
shipwrights-yard-worker-here = Un ouvrier s’y trouve
shipwrights-yard-room = case vide
shipwrights-yard-side = { $side ->
    [upgraded] Face améliorée
   *[base] Peut être amélioré
  }
shipwrights-yard-tucked-trade = Glissée dessous : { $card }, { $income }
shipwrights-yard-trade = Carte Commerce
shipwrights-yard-face-down = Face cachée
shipwrights-yard-raid-workers = Ouvriers demandés : { $few }, dès Militaire 7 : { $fewer }, dès 10 : { $fewest }
shipwrights-yard-raid-used = Déjà utilisée cette manche
shipwrights-yard-tuck = Sous un bâtiment : { $paid }
shipwrights-yard-discard = Défausse : { $goods }
shipwrights-yard-discount = chaque navire coûte un bois, une laine ou un fer de moins
shipwrights-yard-on-reward = pour chaque carte Raid, carte Commerce ou amélioration gagnée : { $goods }
shipwrights-yard-chosen = a choisi
shipwrights-yard-choosing = choisit
shipwrights-yard-acting = joue
shipwrights-yard-done = a terminé
shipwrights-yard-open =
  { $whoIs ->
    [you] Ouvrir votre chantier : { $state }
   *[other] Ouvrir le chantier { of-who } : { $state }
  }
shipwrights-yard-of =
  { $whoIs ->
    [you] Votre chantier
   *[other] Le chantier { of-who }
  }
shipwrights-yard-their-hand = Main
shipwrights-yard-their-fleet = Flotte
shipwrights-yard-their-shipyard = Chantier
shipwrights-yard-their-settlement = Hameau
shipwrights-yard-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
shipwrights-yard-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
  }
shipwrights-yard-rival = Rival
shipwrights-yard-race-you = Vous
shipwrights-yard-race = { $count ->
    [0] Vous êtes devant
   *[other] Encore { $count }
  }
shipwrights-yard-no-card = pas de carte ici
shipwrights-yard-rival-rounds = { $points } par les cartes Manche
shipwrights-yard-rival-end = { $least } à { $most } avec les cartes Manche à venir
shipwrights-yard-limited = { $who } : { $limit }
shipwrights-yard-no-enemies = Aucun ennemi
shipwrights-yard-glossary = Guide des symboles
shipwrights-yard-goods = Biens
shipwrights-yard-skills = Talents
shipwrights-yard-moments = Quand cela agit
shipwrights-yard-signs = Sur les cartes
shipwrights-yard-example = par exemple { $card }
shipwrights-yard-sign = { $sign ->
    [point] points de victoire
    [raid] cartes Raid
    [trade] cartes Commerce
    [upgrade] améliorations de la cabane, du manœuvre ou de l’Eikja
    [ship] navires
    [distinct_building] bâtiments différents
    [set] un lot d’une carte Raid, d’une carte Commerce et d’une amélioration
    [when-built] une fois, à la construction
    [each-round] à la fin de chaque manche
    [at-end] à la fin de la partie
    [exchange] payez à gauche de la flèche, gagnez à droite
    [pennant] ce que rapporte la carte défaussée de la main
   *[minor] talent mineur : s’en servir coûte 1 pièce
  }

## Ce qui manque

shipwrights-yard-build = Construire { $card }
shipwrights-need-none = Tout y est.
shipwrights-need-goods = Il manque { $goods }.
shipwrights-need-skills = Il manque : { $skills }.
shipwrights-need-both = Il manque : { $goods } ; { $skills }.
shipwrights-need-in-hand = dans votre main
shipwrights-need-helps = Cela aiderait

# Le chantier dans le navigateur : ce qui est dessiné, en mots.

shipwrights-yard-stores = En réserve
shipwrights-yard-fleet = Votre flotte
shipwrights-yard-shipyard = Votre chantier
shipwrights-yard-settlement = Votre village
shipwrights-yard-hand = Votre main
shipwrights-yard-hand-empty = Aucune carte en main
shipwrights-yard-pack = Cartes à choisir
shipwrights-yard-aside = mises de côté
shipwrights-yard-rewards = Manœuvre, héros et raids
shipwrights-yard-tracks = Pistes
shipwrights-yard-track = { $track ->
    [military] Piste Militaire
    [trade] Piste Commerce
   *[fame] Piste Renommée
  }
shipwrights-yard-milestone = { $track ->
    [military] Les cases 4, 8 et 12 rapportent une carte Raid
    [trade] Les cases 4, 8 et 12 rapportent une carte Commerce
   *[fame] Les cases 4, 8 et 12 rapportent une amélioration
  }
shipwrights-yard-at = { $who } : { $at }
shipwrights-yard-with = Avec : { $who }
shipwrights-yard-neutral = joueur neutre
shipwrights-yard-free = personne encore
shipwrights-yard-exchanges = À acheter cette manche
shipwrights-yard-direction = { $direction ->
    [clockwise] Les cartes passent à gauche.
   *[counterclockwise] Les cartes passent à droite.
  }
shipwrights-yard-space = Case { $space }
shipwrights-yard-worker-here = Un ouvrier s’y trouve
shipwrights-yard-room = place pour une carte
shipwrights-yard-side = { $side ->
    [upgraded] Face améliorée
   *[base] Première face : une amélioration la retourne
  }
shipwrights-yard-tucked-trade = Glissée dessous : { $card }, { $income }
shipwrights-yard-trade = Carte Commerce
shipwrights-yard-face-down = Face cachée
shipwrights-yard-raid-workers = Ouvriers demandés : { $few }, dès Militaire 7 : { $fewer }, dès 10 : { $fewest }
shipwrights-yard-raid-used = Déjà utilisée cette manche
shipwrights-yard-tuck = Pour la glisser sous un bâtiment : { $paid }
shipwrights-yard-discard = Défaussée de la main : { $goods }
shipwrights-yard-discount = chaque navire coûte un bois, une laine ou un fer de moins
shipwrights-yard-on-reward = pour chaque carte Raid, carte Commerce ou amélioration gagnée : { $goods }
shipwrights-yard-chosen = a choisi
shipwrights-yard-choosing = choisit
shipwrights-yard-acting = agit encore
shipwrights-yard-done = a terminé
shipwrights-yard-open = Ouvrir le chantier de { $who } : { $state }
shipwrights-yard-of = Le chantier de { $who }
shipwrights-yard-their-hand = Main
shipwrights-yard-their-fleet = Flotte
shipwrights-yard-their-shipyard = Chantier
shipwrights-yard-their-settlement = Village
shipwrights-yard-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
shipwrights-yard-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
  }
shipwrights-yard-rival = Rival
shipwrights-yard-rival-rounds = { $points } par les cartes Manche
shipwrights-yard-no-enemies = Aucun ennemi
shipwrights-yard-glossary = Ce que veulent dire les symboles
shipwrights-yard-goods = Ressources
shipwrights-yard-skills = Talents
shipwrights-yard-signs = Sur les cartes
shipwrights-yard-sign = { $sign ->
    [point] points de victoire
    [raid] cartes Raid
    [upgrade] améliorations : la meilleure face de la cabane, du manœuvre ou de l’Eikja
    [ship] navires
    [distinct_building] bâtiments différents
    [set] un lot d’une carte Raid, d’une carte Commerce et d’une amélioration
    [income] revenus : gagnés à la fin de chaque manche
    [exchange] vous payez ce qui précède la flèche et gagnez ce qui la suit
    [pennant] ce que rapporte la carte défaussée de la main
   *[minor] talent mineur : s’en servir coûte 1 pièce
  }

# Les chapitres de Shipwrights, étape par étape : le but, ce qu’il veut dire, et que dire si l’on a fait autre chose.

## Choisir et défausser

learn-shipwrights-draft-yard = Voici votre chantier
    .text = En cinq manches, vous construisez des navires et des bâtiments. Ils rapportent des points et vous font avancer sur trois pistes. Le meilleur score l’emporte.
learn-shipwrights-draft-stores = Voici de quoi construire
    .text = Ouvriers, pièces, bois, laine, fer et or. L’or peut remplacer le bois, la laine ou le fer. « ? » au-dessus des pistes explique chaque symbole.
learn-shipwrights-draft-ship = Gardez le Skute
    .text = Chacun garde une carte du paquet et passe les autres. À gauche figure ce que coûte un navire, à droite le talent qu’il demande. Le Skute demande un maître voilier.
    .otherwise = Commencez par le Skute : sans navire, un chantier reste vide. Rien n’a été passé.
learn-shipwrights-draft-craftsman = Gardez le maître voilier
    .text = Voici le paquet du voisin. Le maître voilier a justement le talent qu’il faut à votre Skute.
    .otherwise = Il faut un maître voilier à votre Skute. Gardez celui-là.
learn-shipwrights-draft-last = La dernière carte est pour vous
    .text = Quand il ne reste qu’une carte dans un paquet, vous la recevez. Dans une vraie partie, un paquet a six cartes ; tout ce que vous gardez doit servir pendant la manche.
learn-shipwrights-draft-discard = Défaussez la Bergère
    .text = Aucune carte n’est perdue. Défaussée, elle donne ce que montre son fanion rouge : ici 2 pièces.
    .otherwise = Gardez le navire et le maître voilier. Défaussez la Bergère pour 2 pièces.
learn-shipwrights-draft-reward = Deux pièces de plus
    .text = Pendant votre manche, vous pouvez défausser n’importe quelle carte de votre main. Navires et gens valent d’ordinaire mieux quand on s’en sert.

## Un navire

learn-shipwrights-ship-needs = Ce qu’il faut au Skute
    .text = Un maître voilier, 2 ouvriers, 1 bois, 2 laines et 1 fer. Vous avez presque tout : il manque une laine.
learn-shipwrights-ship-lay = Mettez le Skute en chantier
    .text = Pour être construit, un navire doit d’abord être en chantier. Les cartes couvrent le plateau à partir de la gauche : la première place d’ouvrier disparaît pour l’instant.
    .otherwise = Mettez d’abord le Skute en chantier.
learn-shipwrights-ship-hire = Posez le maître voilier sur le plateau
    .text = Sur votre plateau, un artisan travaille à un seul navire, gratuitement, puis s’en va.
    .otherwise = Sans maître voilier, pas de Skute. Posez-le sur le plateau.
learn-shipwrights-ship-wool = Achetez une laine
    .text = La carte Manche fixe les prix. Cette manche, une laine coûte 1 pièce. Votre or pourrait la remplacer, mais il vaut plus.
    .otherwise = Il ne manque qu’une laine. Achetez-la pour 1 pièce.
learn-shipwrights-ship-build = Construisez le Skute
    .text = Tout est là. Appuyez sur le navire : une fiche montre qui y travaille et ce que vous payez. Vous ne payez qu’en appuyant sur « Construire ».
    .otherwise = Tout est là pour le Skute. Construisez-le.
learn-shipwrights-ship-afloat = Votre premier navire prend la mer
    .text = Il vaut 3 points, vous fait avancer de deux pas sur la piste Commerce et rapporte 2 pièces à chaque manche. Les cases de votre plateau sont de nouveau libres.
learn-shipwrights-ship-work = Faites travailler votre dernier ouvrier
    .text = Un ouvrier sur une case libre rapporte ce qui y est dessiné, et rentre à la fin de la manche. Ceux qui ont construit le navire ne reviennent pas.
    .otherwise = Un ouvrier est encore libre. Placez-le sur une case.
learn-shipwrights-ship-end = Terminez votre manche
    .text = Votre main est vide : vous pouvez terminer votre manche. Confirmez si l’on vous le demande.
    .otherwise = Il n’y a rien de mieux à faire. Terminez votre manche.
learn-shipwrights-ship-income = Les revenus
    .text = L’Eikja a rapporté un ouvrier et le Skute 2 pièces, et votre ouvrier est rentré. On choisit à nouveau des cartes.

## Bâtiments, villageois et cartes glissées

learn-shipwrights-buildings-house = Un Marché
    .text = Un bâtiment ne demande aucun talent. Vous le construisez directement de la main, et il vous donne une nouvelle place d’ouvrier. Il vous manque un bois.
learn-shipwrights-buildings-woodcutter = Jouez le Bûcheron
    .text = Un villageois fait quelque chose pour vous une fois. Le Bûcheron change 1 pièce en 2 bois.
    .otherwise = Il faut du bois pour le Marché. Jouez le Bûcheron.
learn-shipwrights-buildings-market = Construisez le Marché
    .text = Vous avez assez de bois, 1 laine, 1 fer et un ouvrier. Le Marché vaut 1 point et un pas sur la piste Commerce.
    .otherwise = Vous avez tout pour le Marché. Construisez-le.
learn-shipwrights-buildings-tuck = Glissez la Bergère sous un bâtiment
    .text = Cela coûte 1 or. Une carte glissée reste : l’ouvrier de ce bâtiment peut aussi se servir de la Bergère, à chaque manche.
    .otherwise = Jouée ou défaussée, la Bergère s’en va. Glissez-la plutôt.
learn-shipwrights-buildings-under = Mettez-la sous le Marché
    .text = Sous chaque bâtiment, il y a place pour une carte. Sous le Marché, elle est au mieux : il rapporte les pièces qu’il lui faut.
    .otherwise = Sous le Marché : il rapporte des pièces.
learn-shipwrights-buildings-worker = Placez un ouvrier au Marché
    .text = Un ouvrier, deux effets : 4 pièces du Marché, et 2 laines pour 1 pièce chez la Bergère.
    .otherwise = Le Marché est votre meilleure case. Placez-y un ouvrier.
learn-shipwrights-buildings-first = D’abord le Marché
    .text = C’est vous qui choisissez l’ordre. Prenez d’abord les pièces : vous pourrez payer la Bergère.
    .otherwise = Prenez d’abord les pièces.
learn-shipwrights-buildings-second = Puis la Bergère
    .text = 1 pièce devient 2 laines.
    .otherwise = La Bergère attend : 2 laines pour 1 pièce.
learn-shipwrights-buildings-craftsman = Glissez le maître voilier
    .text = Un artisan peut aussi être glissé. Sur le plateau, il travaille à un navire ; glissé, à tous les navires à venir.
    .otherwise = Glissez le maître voilier : il servira à chaque navire.
learn-shipwrights-buildings-skill = Il reste avec vous
    .text = Le maître voilier est pour toujours sous votre cabane. Son second talent, charpentier, coûte 1 pièce chaque fois.

## Pistes, raids et commerce

learn-shipwrights-tracks-tracks = Trois pistes
    .text = Militaire, Commerce et Renommée. Les cases 4, 8 et 12 donnent une récompense. Vous êtes partout sur 3 : il manque un pas.
learn-shipwrights-tracks-sigrun = Glissez Sigrun
    .text = Un jarl coûte 1 or. Sigrun vaut 1 point et fait avancer d’un pas sur la piste Militaire et de deux sur la piste Commerce.
    .otherwise = Défaussée, elle vaut 1 or. Glissée, elle rapporte deux récompenses.
learn-shipwrights-tracks-place = Choisissez un bâtiment pour elle
    .text = Tout bâtiment sans carte glissée convient.
    .otherwise = Choisissez d’abord un bâtiment pour Sigrun.
learn-shipwrights-tracks-prizes = Deux récompenses d’un coup
    .text = Militaire 4 a rapporté une carte Raid, Commerce 5 une carte Commerce. À vous de décider que faire de la carte Commerce.
learn-shipwrights-tracks-aboard = Mettez la Route de l’argent sur l’Eikja
    .text = Sur un navire, elle rapporte 3 pièces à chaque revenu. Face cachée, elle en donnerait 6 tout de suite, une seule fois. Il reste encore deux manches.
    .otherwise = Il est encore tôt : les revenus rapporteront plus de 6 pièces. Mettez-la sur l’Eikja.
learn-shipwrights-tracks-raid = Pillez le Comptoir
    .text = Une fois par manche, 2 ouvriers rapportent ce que montre la carte Raid : ici 4 pièces. À partir de Militaire 7 un seul suffit, à partir de 10 il n’en faut plus.
    .otherwise = Deux ouvriers sont libres. Envoyez-les en raid.
learn-shipwrights-tracks-torvald = Glissez Torvald
    .text = Il fait avancer d’un pas sur la piste Commerce et de deux sur la piste Renommée, jusqu’à 5.
    .otherwise = Torvald vous mène au-delà de Renommée 4. Glissez-le.
learn-shipwrights-tracks-upgrade = Améliorez la cabane
    .text = La piste Renommée rapporte des améliorations : cabane, manœuvre ou Eikja, chacune vaut 2 points. La cabane donnera 5 pièces au lieu de 3.
    .otherwise = Les trois sont bonnes. Prenons la cabane.
learn-shipwrights-tracks-better = Trois récompenses en une manche
    .text = Une récompense gagnée tôt rapporte plus longtemps. Regardez le prochain palier avant de choisir entre deux cartes.

## Héros, jarls et décompte

learn-shipwrights-heroes-heroes = Qui mène une piste ?
    .text = Après chaque manche, qui est seul en tête d’une piste en reçoit le héros. Bleu et vous êtes à égalité sur la piste Militaire : Bleu garde Svend.
learn-shipwrights-heroes-jarl = Glissez Bjorn
    .text = C’est la dernière manche. Bjorn fait avancer de deux pas sur la piste Militaire et vaut 2 points.
    .otherwise = Défaussé, il vaudrait 1 or, 1 point. Glissé, il vaut bien plus.
learn-shipwrights-heroes-place = Choisissez un bâtiment pour lui
    .text = À la fin, chaque jarl glissé compte ses points.
    .otherwise = Choisissez d’abord un bâtiment pour Bjorn.
learn-shipwrights-heroes-lead = Vous menez seul
    .text = Militaire 16 : après cette manche, Svend vient chez vous, et il vaut 3 points. Les marqueurs de 15 à 18 rapportent aussi 1 à 4 points.
learn-shipwrights-heroes-discard = Défaussez le Mineur
    .text = Le fer ne sert plus à rien. Sa récompense est de 2 pièces, et les pièces peuvent encore devenir de l’or.
    .otherwise = La manche finit : les ressources ne servent guère. Défaussez le Mineur.
learn-shipwrights-heroes-end = Terminez votre manche
    .text = Pièces et ressources deviennent alors de l’or d’elles-mêmes, autant que possible.
    .otherwise = Rien d’autre ne rapporte de points. Terminez votre manche.
learn-shipwrights-heroes-score = Ce qui compte
    .text = Les navires et leurs bonus, les bâtiments, les jarls, les marqueurs à partir de 15, 3 par héros, 2 par amélioration, et 1 par or. Les ouvriers et les ressources qui restent ne comptent pas.

## Seul contre le rival

learn-shipwrights-rival-rival = Un rival sans chantier
    .text = Seul, vous jouez contre un score. Chaque carte Manche donne des points au rival. Ayez-en plus à la fin, et vous gagnez.
learn-shipwrights-rival-neutral = Le joueur neutre
    .text = Les cartes Manche font aussi avancer des marqueurs neutres. Là où ils mènent seuls, le héros est à eux, et le rival en tire 3 points.
learn-shipwrights-rival-lay = Mettez le Byrding en chantier
    .text = Il demande un maître voilier et un tailleur de pierre. Votre artisan sait faire les deux : son second talent coûte 1 pièce.
    .otherwise = Mettez d’abord le Byrding en chantier.
learn-shipwrights-rival-build = Construisez le Byrding
    .text = Il manque un bois : l’or le remplace. La fiche a déjà choisi la manière la moins chère.
    .otherwise = Vous pouvez construire le Byrding. Faites-le.
learn-shipwrights-rival-upgrade = Choisissez une amélioration
    .text = Le navire vous mène à Renommée 8. Une amélioration vaut 2 points, quelle qu’elle soit.
    .otherwise = Choisissez d’abord une amélioration.
learn-shipwrights-rival-wood = Choisissez un bois
    .text = Le Byrding rapporte deux ressources au choix. Il vous reste de la laine : avec du bois et du fer, cela fait un or.
    .otherwise = Choisissez d’abord les ressources que rapporte le Byrding.
learn-shipwrights-rival-iron = Et un fer
    .text = Bois, laine et fer ensemble font 1 or.
    .otherwise = Choisissez d’abord la seconde ressource.
learn-shipwrights-rival-forge = Changez-les en or
    .text = Vous pouvez toujours changer 1 bois, 1 laine et 1 fer en 1 or.
    .otherwise = Changez d’abord bois, laine et fer en or.
learn-shipwrights-rival-end = Terminez votre manche
    .text = Renommée 8 contre 7 : vous menez seul, et Frode vient chez vous plutôt que chez le joueur neutre.
    .otherwise = Vous avez fait tout ce qui était possible. Terminez votre manche.
learn-shipwrights-rival-won = Le rival est battu
    .text = Votre navire a fait la différence : des points, une amélioration et un héros. Les cartes Ennemi rendent la partie plus dure ; essayez d’abord sans.

# Les chapitres d’Eketorp, étape par étape : le but, ce qu’il veut dire, et que dire si l’on a fait autre chose.

## La manche

learn-eketorp-round-castle = Voici votre village
    .text = Ses six murailles restent à bâtir. Chacune porte trois briques, et chaque brique vaut des points. Le meilleur score l’emporte.
learn-eketorp-round-bricks = Les briques arrivent ici
    .text = À chaque manche, des briques arrivent sur les cases A à G. L’herbe vaut 1, le bois 2, l’argile 3, la pierre 4. Un Viking rapporte une brique.
learn-eketorp-round-clay = Envoyez un Viking sur la case E
    .text = Tout le monde prépare son plan en secret. Sur la case E, il y a une brique d’argile, la meilleure de cette manche. Appuyez sur la case, ou faites-y glisser un Viking.
    .otherwise = Nous voulons d’abord l’argile de la case E. Ce Viking est rentré.
learn-eketorp-round-wood = Envoyez deux Vikings sur la case C
    .text = Sur la case C, il y a deux briques de bois : deux Vikings peuvent en rapporter une chacun. Appuyez deux fois sur la case.
    .otherwise = Sur la case C, deux briques de bois vous attendent. Ce Viking est rentré.
learn-eketorp-round-ready = Appuyez sur « Prêt »
    .text = Cinq Vikings restent au village. C’est bien ainsi : ils montent la garde. Votre plan reste secret jusqu’à ce que tout le monde soit prêt.
    .otherwise = Un Viking en E et deux en C, puis appuyez sur « Prêt ».
learn-eketorp-round-peace = Une brique pour chacun
    .text = Aucune case n’avait plus de Vikings que de briques : pas de combat. Vos trois Vikings sont rentrés avec une brique d’argile et deux de bois.
learn-eketorp-round-build = Posez vos trois briques
    .text = Les briques sont posées aussitôt et ne bougent plus. Mettez-les où vous voulez, puis appuyez sur le bouton doré.
learn-eketorp-round-next = Une nouvelle manche commence
    .text = L’herbe et le bois laissés disparaissent ; l’argile et la pierre restent. De nouvelles briques arrivent et vous refaites un plan : pendant dix manches, ou jusqu’à ce qu’un village ait ses 18 briques.

## Le combat et l’hôpital

learn-eketorp-fight-cards = Vous avez quatre cartes
    .text = Vous tenez 1, 2, 5 et 6. Dans un combat, chacun joue une carte en secret, et la plus forte gagne.
learn-eketorp-fight-plan = Envoyez un Viking en G et un en A
    .text = Il y a une brique d’argile en G et une de bois en A. Si quelqu’un d’autre y va, on se bat.
    .otherwise = Un Viking en G et un en A suffisent aujourd’hui. Ce Viking est rentré.
learn-eketorp-fight-ready = Appuyez sur « Prêt »
    .text = Six Vikings restent au village. Voyons qui d’autre veut l’argile.
    .otherwise = D’abord un Viking en G et un en A.
learn-eketorp-fight-attack = Attaquez Bleu sur la case G
    .text = Deux Vikings et une seule brique : on se bat. Bleu est en G, Jaune en A. Vous avez le drapeau et attaquez en premier : prenez l’argile.
    .otherwise = L’argile de G vaut plus que le bois de A. Attaquez d’abord là.
learn-eketorp-fight-six = Gagnez avec une carte forte
    .text = Vous ne connaissez pas la carte de Bleu. Votre 6 ne peut pas perdre, et un 5 perd rarement. Jouez l’un des deux. Sous chaque carte, vous lisez combien de cartes encore cachées elle bat.
    .otherwise = Avec une carte faible, l’argile serait sans doute perdue. Jouez votre 6 ou votre 5.
learn-eketorp-fight-won = Le Viking de Bleu est blessé
    .text = Le perdant va à l’hôpital : trois manches si la différence est de 3 ou plus, deux manches si elle est de 1 ou 2. Après une égalité, les deux sont absents une manche.
learn-eketorp-fight-keep = Gardez vos cartes
    .text = Jaune vous attaque en A. Avant un combat, vous pouvez changer toute votre main, à une amulette par carte. Mais une amulette gardée vaut un point à la fin.
    .otherwise = De nouvelles cartes vous coûteraient toutes vos amulettes. Gardez celles-ci.
learn-eketorp-fight-one = Perdez avec une carte faible
    .text = Ce n’est qu’une brique de bois. Quitte à perdre, perdez avec une mauvaise carte : débarrassez-vous du 1 ou du 2.
    .otherwise = Gardez votre bonne carte pour mieux que du bois. Jouez votre 1 ou votre 2.
learn-eketorp-fight-lost = Votre Viking est absent un moment
    .text = Jaune a gagné le bois, et votre Viking revient dans quelques manches. À chaque manche, tous les blessés avancent d’un lit vers la droite.
learn-eketorp-fight-build = Posez l’argile
    .text = L’argile de la case G est à vous. Posez-la où vous voulez.
learn-eketorp-fight-swap = Les cartes changent de main
    .text = Après chaque combat, les deux cartes changent de propriétaire : Bleu a maintenant votre carte forte, et Jaune la faible. Vous reprenez les cartes reçues quand votre main est vide.

## Assiéger

learn-eketorp-besiege-wall = Trouvez une muraille qui en vaut la peine
    .text = Bleu a bien bâti : près de son bateau, il y a une brique d’argile en haut d’une muraille et une de bois en haut de l’autre. On ne prend que par le haut.
learn-eketorp-besiege-raider = Envoyez un Viking au bateau de Bleu
    .text = Chaque village a trois cases de siège : catapulte, bateau et bélier. Un assiégeant n’atteint que les deux murailles voisines de sa case.
    .otherwise = Le plan se défend, mais seul un siège depuis le bateau rapporte l’argile de Bleu. Ce Viking est rentré.
learn-eketorp-besiege-rest = Envoyez un Viking sur la case G
    .text = Assiéger n’empêche pas de récolter. Il y a aussi une brique d’argile sur la case G.
    .otherwise = L’assiégeant au bateau de Bleu et un Viking en G suffisent. Les autres montent la garde.
learn-eketorp-besiege-ready = Appuyez sur « Prêt »
    .text = Six Vikings restent au village et gardent vos murailles.
    .otherwise = Il vous faut l’assiégeant au bateau de Bleu et un Viking sur la case G.
learn-eketorp-besiege-fight = Jouez votre 6
    .text = Un siège est un combat contre le village. Gagnez de 3, et vous prenez des briques pour 3 points au plus : jouez fort. Si vous perdez, votre Viking est absent 2 ou 3 manches.
    .otherwise = Plus la différence est grande, plus vous pouvez prendre. Seul le 6 suffit à coup sûr pour l’argile.
learn-eketorp-besiege-plunder = Gardez l’argile de Bleu
    .text = Vous avez gagné de 3, et l’argile vaut justement 3. Vous pouvez abattre plusieurs briques jusqu’à cette somme, mais vous n’en gardez qu’une.
    .otherwise = L’argile est ce que vous pouvez rapporter de mieux. Soulevez-la et gardez-la.
learn-eketorp-besiege-build = Posez vos deux briques d’argile
    .text = L’une vient de la case, l’autre de la muraille de Bleu. Ce qui est en haut peut être pillé : recouvrez-le vite.
learn-eketorp-besiege-gain = Six points d’écart
    .text = Vous en gagnez 3 et Bleu en perd 3 : un siège compte double. Mais vous pouviez perdre, et qui est parti ne garde rien.

## Être assiégé

learn-eketorp-besieged-stone = Sachez ce que vous pouvez perdre
    .text = Près de votre bateau, une pierre est en haut : elle vaut 4. Près de la catapulte, il n’y a que de l’herbe. Les autres le voient aussi.
learn-eketorp-besieged-guard = Envoyez-en un en B et deux en D
    .text = Rapportez trois briques d’herbe et laissez cinq Vikings au village. Un défenseur suffit pour un siège, mais chaque siège perdu en envoie un à l’hôpital.
    .otherwise = Un en B et deux en D, personne d’autre : les autres montent la garde.
learn-eketorp-besieged-ready = Appuyez sur « Prêt »
    .text = Cinq défenseurs au village. Qu’ils viennent.
    .otherwise = D’abord un Viking en B et deux en D.
learn-eketorp-besieged-low = Donnez votre 1 à Bleu
    .text = Bleu attaque depuis la catapulte. Il n’y a là que deux briques d’herbe : vous perdez 2 points au plus. N’y gâchez pas une bonne carte.
    .otherwise = Gardez vos bonnes cartes pour la pierre. Ici, un 1 suffit.
learn-eketorp-besieged-cost = Une petite perte
    .text = Bleu a gagné et abattu deux briques d’herbe, mais n’en garde qu’une. Votre défenseur est à l’hôpital ; un défenseur revient une manche plus tôt qu’un attaquant.
learn-eketorp-besieged-high = Défendez la pierre avec une forte carte
    .text = Jaune attaque maintenant depuis le bateau. La pierre et l’argile sont là. Jouez votre 6 ou votre 5.
    .otherwise = Cela pourrait vous coûter la pierre. Jouez votre 6 ou votre 5.
learn-eketorp-besieged-held = La muraille tient
    .text = L’assiégeant a perdu : il est à l’hôpital pour deux manches. Rien n’a été pris.
learn-eketorp-besieged-build = Recouvrez votre pierre
    .text = Trois briques d’herbe sont arrivées. Une brique sur la pierre la protège : on pille par le haut, et tout ce qu’on soulève compte.
learn-eketorp-besieged-empty = Ne le laissez jamais vide
    .text = Sans personne au village, votre carte compte 0. Un 6 prend alors des briques pour 6 points, quoi que vous jouiez. Laissez quelqu’un quand vous avez quelque chose à perdre.

## Bâtir et finir

learn-eketorp-end-count = Il manque deux briques
    .text = Votre village a 16 briques sur 18. Quand un village est complet, la partie s’arrête après cette manche, et l’avoir achevé vaut 5 points.
learn-eketorp-end-fetch = Envoyez-en un en B et un en C
    .text = De l’argile et de l’herbe : juste les deux briques qu’il vous faut. Les autres se disputent le bois.
    .otherwise = Deux briques suffisent : un Viking en B, un en C. Les autres montent la garde.
learn-eketorp-end-ready = Appuyez sur « Prêt »
    .text = Six Vikings restent au village : personne ne vous prendra rien au dernier moment.
    .otherwise = D’abord un Viking en B et un en C.
learn-eketorp-end-top = On pille par le haut
    .text = Les briques restent où vous les posez. Les plus précieuses vont donc en bas, et l’herbe en haut. Il y a place pour deux sur cette muraille.
learn-eketorp-end-build = L’argile d’abord, puis l’herbe
    .text = Choisissez l’argile et posez-la sur la muraille où il y a de la place, puis l’herbe par-dessus. Appuyez enfin sur le bouton doré.
    .otherwise = L’inverse : l’argile en bas, l’herbe en haut.
learn-eketorp-end-score = Votre village est complet
    .text = La partie est finie. Les briques comptent de 1 à 4, le village complet 5, chaque amulette 1. Le meilleur score l’emporte : achever son village n’est pas tout.

# Une première partie d’Eketorp.

learn-eketorp-goal = Voici votre village
    .text = Il n’a pas encore de murailles : ses six cases de construction attendent trois pierres chacune, et chaque pierre vaut des points. Après dix manches, ou dès qu’un village est complet, qui a le plus de points l’emporte.
learn-eketorp-bricks = Les pierres arrivent ici
    .text = À chaque manche, de nouvelles pierres arrivent sur les cases A à G : une verte vaut 1, une brune 2, une nature 3, une grise 4. Il y en a rarement assez pour tout le monde.
learn-eketorp-plan = Envoyez vos Vikings
    .text = Tout le monde prépare son plan en secret. Chaque Viking peut rapporter une pierre. Cliquez sur une case, glissez-y un Viking ou tapez la lettre de la case.
    .do = Envoyez-en un maintenant
learn-eketorp-siege = Assiéger ou monter la garde
    .text = Un Viking à la catapulte, au bateau ou au bélier devant un autre village peut en piller les murailles. Qui reste au village défend les vôtres. À la première manche, il n’y a encore rien à piller.
    .do = Appuyez sur « C’est prêt »
learn-eketorp-reveal = Les plans sont dévoilés
    .text = Là où il y a assez de pierres, chacun en prend une. Des épées croisées annoncent un combat : il y a plus de Vikings que de pierres.
learn-eketorp-amulets = De nouvelles cartes contre des amulettes
    .text = Avant un combat, vous pouvez remplacer toute votre main, à une amulette par carte. Mais chaque amulette gardée vaut un point à la fin.
    .do = Décidez
learn-eketorp-fight = On combat avec des cartes
    .text = Chacun choisit une carte en secret, et la plus forte gagne. Puis les deux cartes changent de main : votre 6 pourrait bientôt servir contre vous. Quand votre main est vide, vous reprenez les cartes reçues.
    .do = Choisissez un combat ou une carte
learn-eketorp-hospital = L’hôpital
    .text = Le Viking battu garde le lit : trois manches après une défaite nette, deux après une défaite de peu, une après une égalité. À chaque manche, on avance d’une station vers la droite.
learn-eketorp-build = Bâtissez vos murailles
    .text = Ce que vos Vikings rapportent est posé aussitôt et ne bouge plus. Les pillards prennent par le haut : mettez les pierres les plus chères en bas.
    .do = Posez toutes les pierres, puis appuyez sur « Construire »
learn-eketorp-round = Une nouvelle manche
    .text = Les vertes et les brunes restées sur les cases retournent à la réserve, les natures et les grises restent en place. Le premier joueur change. Vous savez tout : les pierres de vos murailles comptent, et vos amulettes aussi.

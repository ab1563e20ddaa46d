# The table around every game: names, the terminal, replays.

seat-name = { $colour ->
    [red] Rouge
    [blue] Bleu
    [yellow] Jaune
    [green] Vert
    [violet] Violet
   *[white] Blanc
  }
seat-numbered = { $whoIs ->
    [you] Vous
   *[other] { $who }
  } ({ $seat })
level-name = { $level ->
    [thrall] { bot-thrall }
    [jarl] { bot-jarl }
    [konung] { bot-konung }
   *[karl] { bot-karl }
  }
named-bot = { level-name } le { seat-name }
level-choice = { $bot } · { $level }
of-who = { $whoIs ->
    [you] à vous
    [vowel] d’{ $who }
   *[other] de { $who }
  }
of-name = { $nameIs ->
    [you] à vous
    [vowel] d’{ $name }
   *[other] de { $name }
  }
of-rival = { $rivalIs ->
    [you] à vous
    [vowel] d’{ $rival }
   *[other] de { $rival }
  }
of-castle = { $castleIs ->
    [you] à vous
    [vowel] d’{ $castle }
   *[other] de { $castle }
  }
list-and = { $first } et { $last }
saga-line = { $head } : { $results }

## Playing in the terminal

compiling = Préparation du jeu. Une seule fois après chaque mise à jour, pendant quelques minutes…
welcome = Meadhall – { $game }. Tapez ? à tout moment pour obtenir de l’aide.
you-are = Votre couleur : { $who }.
players = À la table : { $names }.
player-person = { $who } ({ $seat }, une personne)
player-bot = { $who } ({ $seat }, { $bot })
bot-thrall = Thrall
    .level = facile
    .explain = joue au hasard.
bot-karl = Karl
    .level = moyen
    .explain = joue le coup qui semble le meilleur sur le moment.
bot-jarl = Jarl
    .level = difficile
    .explain = réfléchit une demi-seconde environ, quelques coups à l’avance.
bot-konung = Konung
    .level = expert
    .explain = réfléchit trois secondes environ ; c’est le plus difficile à battre.
bot-search = recherche de { $count }
    .level = recherche
    .explain = regarde en avant et joue dans sa tête autant de parties que l’indique son nombre.
bot-own = { $name }
    .level = fait maison
    .explain = est un bot fait maison.
bot-failed-unmade = { $bot }, qui devait jouer { $who }, ne peut pas jouer ({ $detail }). { $instead } joue à sa place.
bot-failed-raised = { $bot }, qui joue { $who }, est tombé en panne ({ $detail }). { $instead } continue à sa place.
bot-failed-illegal = { $bot }, qui joue { $who }, a répondu { $detail }, ce qui n’est pas un coup possible. { $instead } continue à sa place.
bot-failed-late = { $bot }, qui joue { $who }, a mis trop de temps ({ $detail } s). { $instead } continue à sa place.
curtain = À { $who } de décider. Que les autres détournent les yeux !
curtain-key = Appuyez sur Entrée dès que personne d’autre que { $who } ne voit l’écran.
prompt = { $who }>
move-line = { $number }  { $action }
moves-many = { $count } coups sont possibles ; tapez ? pour en voir la liste.
refused = { $reason }
refused-rule = { $reason } (règle { $rule })
undone = Coup repris.
saved = La partie est enregistrée dans { $path }. Pour la continuer : { $command }
resumed = Bon retour parmi nous ! { $count ->
    [0] Aucune décision n’a encore été prise.
    [one] Une seule décision a été prise jusqu’ici.
   *[other] { $count } décisions ont été prises jusqu’ici.
  }
saved-over = La partie est enregistrée dans { $path }. Pour la relire : { $command }
not-saved = La partie n’a pas pu être enregistrée dans { $path } : { $why }
goodbye = À bientôt !
help-moves = Ce que vous pouvez faire maintenant :
help-words = Tapez le numéro d’un coup, ou sa forme courte, donnée entre crochets.
help-plan = En une ligne, par exemple : { $example }
help-why = Tapez ? puis un coup pour savoir pourquoi il est impossible, par exemple : ? { $example }
help-rule = { $command } affiche le texte d’une règle.
help-undo = undo reprend votre dernier coup, tant que rien n’a été dévoilé depuis.
help-board = board affiche de nouveau la table, quit enregistre la partie et la quitte.
help-move = { $number }  { $action }  [{ $text }]
help-bot = { $bot } { $explanation }
possible = C’est possible : { $action }.

## The end, and replays

final-scores = Décompte final
score-line = { $whoIs ->
    [you] Vous
   *[other] { $who }
  } : { $total ->
    [one] { $total } point
   *[other] { $total } points
  } – { $parts }
score-part = { $part } { $points }
won = { $whoIs ->
    [you] Vous avez gagné !
   *[other] { $who } remporte la partie.
  }
won-shared = { $who } se partagent la victoire.
event-undo = { $whoIs ->
    [you] Vous annulez un coup.
   *[other] { $who } annule un coup.
  }
replay-head = { $game } { $count ->
    [one] en solo
   *[other] à { $count }
  } : la partie vue par { $who }.
replay-spectator = le public
nothing-yet = Il ne s’est encore rien passé.

## Analysis

analyse-head = { $who }, après l’entrée { $number } : ce qu’en pense { $text }
analyse-move = coup
analyse-visits = visites
analyse-share = part
analyse-score = score attendu
analyse-win = victoires
analyse-more = { $count ->
    [one] Un autre coup vaut moins.
   *[other] { $count } autres coups valent moins.
  }

## Reasons that belong to no rule

reason-no-such-move = Ce coup n’existe pas ; tapez ? pour voir ceux qui sont possibles.
reason-cannot-undo = Vous n’avez rien à annuler maintenant.
reason-undone-enough = Vous avez annulé trop de coups dans cette partie. Désormais, vos coups restent.

# The table around every game: names, the terminal, replays.

seat-name = { $colour ->
    [red] Rouge
    [blue] Bleu
    [yellow] Jaune
    [green] Vert
    [violet] Violet
   *[white] Blanc
  }
seat-numbered = { $who } ({ $seat })
list-and = { $first } et { $last }

## Playing in the terminal

compiling = Préparation des règles, une seule fois pour cette version …
welcome = Meadhall – { $game }. Tapez ? à tout moment pour obtenir de l’aide.
you-are = Vous êtes { $who }.
players = À la table : { $names }.
player-person = { $who } (une personne)
player-bot = { $who } ({ $bot })
bot-thrall = Thrall
    .explain = joue n’importe quel coup permis, sans réfléchir.
bot-karl = Karl
    .explain = juge chaque coup d’un seul regard et prend le plus prometteur.
bot-jarl = Jarl
    .explain = réfléchit une demi-seconde environ, quelques coups à l’avance.
bot-konung = Konung
    .explain = réfléchit trois secondes environ ; c’est le plus difficile à battre.
bot-search = recherche de { $count }
    .explain = regarde en avant et joue dans sa tête autant de parties que l’indique son nombre.
bot-own = { $name }
    .explain = est un bot fait maison.
bot-failed-unmade = { $bot }, qui devait jouer { $who }, ne peut pas jouer ({ $detail }). Karl joue à sa place.
bot-failed-raised = { $bot }, qui joue { $who }, est tombé en panne ({ $detail }). Karl continue à sa place.
bot-failed-illegal = { $bot }, qui joue { $who }, a répondu { $detail }, ce qui n’est pas un coup possible. Karl continue à sa place.
bot-failed-late = { $bot }, qui joue { $who }, a mis trop de temps ({ $detail } s). Karl continue à sa place.
curtain = À { $who } de décider. Que les autres détournent les yeux !
curtain-key = Appuyez sur Entrée dès que personne d’autre que { $who } ne voit l’écran.
prompt = { $who }>
move-line = { $number }  { $action }
moves-many = { $count } coups sont possibles ; tapez ? pour en voir la liste.
refused = Impossible : { $reason }
refused-rule = Impossible : { $reason } (règle { $rule })
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
score-line = { $who } : { $total ->
    [one] { $total } point
   *[other] { $total } points
  } – { $parts }
score-part = { $part } { $points }
won = { $who } remporte la partie.
won-shared = { $who } se partagent la victoire.
event-undo = { $who } revient sur son choix.
replay-head = { $game } { $count ->
    [one] en solo
   *[other] à { $count }
  } : la partie vue par { $who }.
replay-spectator = le public
nothing-yet = Il ne s’est encore rien passé.

## Analysis

analyse-head = { $who }, après la ligne { $number } : ce qu’en pense { $text }
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

reason-no-such-move = aucun coup ne s’écrit ainsi ; tapez ? pour voir ceux qui sont possibles
reason-cannot-undo = rien de ce que vous avez fait ne peut être repris maintenant

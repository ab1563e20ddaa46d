# Der Tisch rund um jedes Spiel: Namen, Terminal, Wiederholungen.

seat-name = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
    [violet] Violett
   *[white] Weiß
  }
seat-numbered = { $whoIs ->
    [you] Du
   *[other] { $who }
  } ({ $seat })
level-name = { $level ->
    [thrall] { bot-thrall }
    [jarl] { bot-jarl }
    [konung] { bot-konung }
   *[karl] { bot-karl }
  }
# Ohne „der“, denn sonst müsste der Name gebeugt werden: gegen Karl den Roten.
named-bot = { level-name } { seat-name }
level-choice = { $bot } · { $level }
of-who = { $whoIs ->
    [you] von dir
   *[other] von { $who }
  }
of-name = { $nameIs ->
    [you] von dir
   *[other] von { $name }
  }
of-rival = { $rivalIs ->
    [you] von dir
   *[other] von { $rival }
  }
of-castle = { $castleIs ->
    [you] deiner Burg
   *[other] von { $castle }
  }
list-and = { $first } und { $last }
saga-line = { $head }: { $results }

## Im Terminal spielen

compiling = Ich bereite das Spiel vor. Das passiert einmal nach einem Update und dauert ein paar Minuten …
welcome = Meadhall – { $game }. Mit ? bekommst du jederzeit Hilfe.
you-are = Du spielst { $who }.
players = Am Tisch: { $names }.
player-person = { $who } ({ $seat }, ein Mensch)
player-bot = { $who } ({ $seat }, { $bot })
bot-thrall = Thrall
    .level = leicht
    .explain = spielt aufs Geratewohl.
bot-karl = Karl
    .level = mittel
    .explain = macht den Zug, der gerade am besten aussieht.
bot-jarl = Jarl
    .level = schwer
    .explain = denkt etwa eine halbe Sekunde nach, mehrere Züge voraus.
bot-konung = Konung
    .level = Experte
    .explain = denkt etwa drei Sekunden nach und ist am schwersten zu schlagen.
bot-search = Suche mit { $count }
    .level = Suche
    .explain = denkt voraus: Die Zahl sagt, wie viele Partien er im Kopf spielt.
bot-own = { $name }
    .level = selbst gebaut
    .explain = ist ein selbst gebauter Bot.
bot-failed-unmade = { $bot } sollte { $who } spielen, kann aber nicht ({ $detail }). Jetzt spielt { $instead }.
bot-failed-raised = { $bot }, am Zug für { $who }, ist abgestürzt ({ $detail }). Jetzt spielt { $instead } weiter.
bot-failed-illegal = { $bot }, am Zug für { $who }, hat { $detail } geantwortet, und das ist kein erlaubter Zug. Jetzt spielt { $instead } weiter.
bot-failed-late = { $bot }, am Zug für { $who }, hat zu lange gebraucht ({ $detail } s). Jetzt spielt { $instead } weiter.
curtain = { $who } ist dran. Alle anderen schauen bitte weg.
curtain-key = Drück Enter, wenn nur noch { $who } den Bildschirm sieht.
prompt = { $who }>
move-line = { $number }  { $action }
moves-many = Du hast { $count } mögliche Züge; ? zeigt sie dir.
refused = { $reason }
refused-rule = { $reason } (Regel { $rule })
undone = Zurückgenommen.
saved = Deine Partie liegt in { $path }. So spielst du weiter: { $command }
resumed = Willkommen zurück. { $count ->
    [one] Bisher ist eine Entscheidung gefallen.
   *[other] Bisher sind { $count } Entscheidungen gefallen.
  }
saved-over = Deine Partie liegt in { $path }. So liest du sie noch einmal: { $command }
not-saved = Die Partie ließ sich nicht in { $path } speichern: { $why }
goodbye = Bis bald!
help-moves = Das kannst du jetzt tun:
help-words = Tipp die Nummer eines Zuges oder seine Kurzform in Klammern.
help-plan = Alles in einer Zeile, zum Beispiel: { $example }
help-why = Mit ? und einem Zug erfährst du, warum er nicht geht, zum Beispiel: ? { $example }
help-rule = { $command } zeigt den Text einer Regel.
help-undo = undo nimmt deinen letzten Zug zurück, solange seitdem nichts aufgedeckt wurde.
help-board = board zeigt den Tisch noch einmal; quit speichert die Partie und beendet.
help-move = { $number }  { $action }  [{ $text }]
help-bot = { $bot } { $explanation }
possible = Das geht: { $action }.

## Das Ende und Wiederholungen

final-scores = Endstand
score-line = { $whoIs ->
    [you] Du
   *[other] { $who }
  }: { $total } – { $parts }
score-part = { $part } { $points }
won = { $whoIs ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt.
  }
won-shared = Geteilter Sieg: { $who }.
event-undo = { $whoIs ->
    [you] Du hast einen Zug zurückgenommen.
   *[other] { $who } hat einen Zug zurückgenommen.
  }
replay-head = { $game }, { $count ->
    [one] allein gespielt
   *[other] zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[6] sechst
      }
  }, gesehen von { $who }.
replay-spectator = einem Zuschauer
nothing-yet = Noch ist nichts passiert.

## Analyse

analyse-head = { $who }, nach Eintrag { $number }: was { $text } davon hält
analyse-move = Zug
analyse-visits = Besuche
analyse-share = Anteil
analyse-score = erwartete Punkte
analyse-win = Siege
analyse-more = { $count ->
    [one] Ein weiterer Zug hat weniger.
   *[other] { $count } weitere Züge haben weniger.
  }

## Gründe, die zu keiner Regel gehören

reason-no-such-move = Diesen Zug gibt es nicht; ? zeigt dir alle möglichen.
reason-cannot-undo = Du hast gerade nichts zurückzunehmen.
reason-undone-enough = Du hast in dieser Partie zu oft zurückgenommen. Ab jetzt gilt jeder Zug.

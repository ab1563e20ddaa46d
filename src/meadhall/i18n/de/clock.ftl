# Die Uhr eines Tisches: welche, wie viel Zeit bleibt, Pausen und Urlaub.

clock-title = Uhr
clock-starts = Läuft, sobald alle sitzen
clock-none = Keine
clock-none-explain = Lass dir Zeit
clock-gentle = Sanft
clock-gentle-explain = { $time } je Entscheidung, dann ein Stups
clock-live = Live
clock-days = In Tagen
clock-which = Wie viel Zeit
clock-decision = { $time } je Entscheidung
clock-decision-spare = { $time } je Entscheidung, { $spare } Reserve
clock-game = { $spare } für die Partie
clock-game-more = { $spare } für die Partie, dazu { $increment } je Entscheidung
clock-out = Wenn die Zeit um ist
clock-out-bot = Ein Bot spielt weiter
clock-out-waits = Der Tisch wartet
clock-then-bot = Ist die Zeit um, spielt ein Bot weiter, bis du zurück bist
clock-then-waits = Ist die Zeit um, wartet der Tisch
clock-pauses = Alle dürfen um eine Pause bitten; sie beginnt, wenn jeder zustimmt.
clock-left = noch { $time }
clock-over = Zeit um
clock-out-of-time = Die Zeit von { $who } ist um.
clock-away = im Urlaub bis { $date }
clock-thinking = { $who } überlegt schon eine Weile.
clock-nudge = Die anderen warten auf dich.
clock-ask-pause = Um eine Pause bitten
clock-pause-asked = { $who } bittet um eine Pause.
clock-pause-waits = Du möchtest eine Pause. Es fehlt noch: { $who }.
clock-agree = Einverstanden
clock-refuse = Weiterspielen
clock-paused = Pause: Alle Uhren stehen.
clock-resume = Pause beenden
clock-vacation = Urlaub
clock-vacation-explain = { $days ->
    [0] An diesem Tisch hast du deinen Urlaub für dieses Jahr verbraucht.
    [one] Solange du weg bist, steht deine Uhr. Du hast in diesem Jahr noch 1 Tag.
   *[other] Solange du weg bist, steht deine Uhr. Du hast in diesem Jahr noch { $days } Tage.
  }
clock-vacation-days = Tage
clock-vacation-go = In den Urlaub
clock-vacation-on = Du bist im Urlaub. Deine Uhr steht.
clock-vacation-end = Ich bin zurück

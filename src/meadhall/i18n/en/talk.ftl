# The people at a table: who is here.

talk-here = here
talk-reconnecting = reconnecting
talk-away = away
talk-bot = a bot plays on
talk-back = { $who } is back.
talk-gone = { $who } is away.

## Talk

talk = Talk
talk-tabs = Beside the board
talk-open = Open talk
talk-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
  }
talk-say = Say something …
talk-send = Send
talk-none = Nobody has said anything yet.
talk-people = Who is here
talk-mute = Mute { $who }
talk-muted = muted
talk-watching = watching
talk-apart = Players and watchers can’t hear each other until the game is over.
talk-together = Everyone at this table can read along.
talk-is-off = The host has turned talk off.
talk-asked = Anyone could join this table, so talk starts when everyone here says yes.
talk-yes = I’d like to talk
talk-yes-said = You said yes. Waiting for the others.
talk-switch = Talk at this table
talk-switch-on = Talk is on
talk-switch-asked = Only if everyone says yes
talk-switch-off = Talk is off
talk-lost = { $who } lost the connection
talk-lost-back = { $who } lost the connection · back after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
talk-said = { $who }: { $said }

## The eight reactions

talk-react = Say it without words
reaction-skal = Skål!
reaction-hello = Hello!
reaction-laugh = Ha ha!
reaction-oh = Oh!
reaction-hm = Hm …
reaction-thanks = Thank you!
reaction-wait = Just you wait!
reaction-praise = Well played!

## Playing again

rematch-kept = kept for { $who }
rematch-watch = Watch the rematch

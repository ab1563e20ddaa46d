# Your profile, and the ladder of the server
profile-title = Your profile
profile-none = You can play without a profile. With one, this follows you to your other devices, without a password or an e-mail address:
profile-none-name = your name, colour and settings
profile-none-tables = your games, running and finished, and what you’ve achieved
profile-none-yours = Only you see all this, and you can download or delete it at any time.
profile-make = Make a profile
profile-who = You
profile-save = Save
profile-colour = Colour
profile-listed = Show my name on the ladder
profile-listed-explain = Otherwise you still count, but nobody sees your name.
profile-achieved = What you’ve achieved
profile-nothing = Finish a game, a lesson or a puzzle, and it appears here.
profile-places = Places
profile-place = place { $place } of { $seats }
profile-against = Against { $level }
profile-won-of = { $won } of { $games } won
profile-alone = On your own
profile-best = best: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
profile-rating = Rating with { $seats } players
profile-unplaced = not on the ladder yet
profile-lessons = Lessons done
profile-puzzles = Puzzles solved
profile-to-ladder = See the ladder
profile-devices = Your devices
profile-this-device = this device
profile-device-unnamed = A device
profile-device-link = A link nobody has opened yet
profile-device-last = last used on { $day }
profile-remove = Remove
profile-add = Add a device
profile-add-explain = Open this link on your other device, or scan the code with it. It works once, within an hour. It opens your profile, so don’t share it.
profile-link = Link for your other device
profile-qr = QR code of the link
profile-renew = Renew this device’s key
profile-renew-explain = Renew the key if somebody may have copied it. The old one stops working at once.
profile-renewed = The key is new.
profile-yours = Your data
profile-yours-explain = Nothing here is shown to others unless you say so.
profile-export = Download everything
profile-delete = Delete everything
profile-delete-ask = Delete your profile?
profile-delete-explain = Your profile, your results and your rating are deleted, and the games in which nobody else plays. In games with other people your name disappears. This cannot be undone.
profile-delete-sure = Delete everything
profile-keep = Keep my profile
profile-revoked = Your profile was removed from this device.
profile-carry-title = Use your profile here?
profile-carry-explain = Your name, settings and games will be on this device too.
profile-carry-other = This device holds the profile of { $name }. The new one takes its place.
profile-carry = Use it here
profile-carry-ended = This link has been used or is too old. Make a new one on your other device.

ladder-players =
  { $count ->
    [one] 1 player
   *[other] { $count } players
  }
ladder-empty = Nobody is on this ladder yet. Create a table that counts, and be the first.
ladder-someone = Somebody
ladder-you = you
ladder-rank = Rank
ladder-who = Player
ladder-rating = Rating
ladder-games = Games
ladder-rules = How it works
ladder-rule-counts = Only tables created to count are rated, and only when the game is over. Everyone there has a profile or is a bot, and there are no hints.
ladder-rule-placed = You appear here after { $games } games against at least { $opponents } different opponents, people or levels of bots.
ladder-rule-rating = Everyone starts at 1000. The number after ± says how sure the rating is. Your place on the ladder goes by the low end of it.
ladder-rule-same = In { $days } days, the first { $games } games of the same two people count in full; each further one counts half as much as the one before.
ladder-rule-new = A game against people who aren’t on the ladder yet moves your rating half as far.
ladder-rule-leave = If a bot takes over for you, you come last. If you end a game for everyone, you come last too, and nobody else’s rating moves.
ladder-rule-named = Only people who agreed are named.
profile-notices = Notices
profile-notices-explain = Get told when it’s your turn, at all your tables: in this browser, or in a chat service.
profile-notices-none = Once you sit at a table, you can get told here when it’s your turn.

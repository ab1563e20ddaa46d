# Cards of your own at a new table: choosing files, what is wrong with them, how they look.

cards-title = Cards
cards-standard = Standard
cards-mine = Mine
cards-drop = Drop files or a folder here
cards-choose-files = Choose files
cards-choose-folder = Choose a folder
cards-chosen = { $files ->
    [one] 1 file
   *[other] { $files } files
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
cards-reading = Reading your cards …
cards-unreadable = “{ $file }” isn’t text. Choose CSV or JSON files.
cards-too-large = That’s more than 100 KB. Choose fewer or smaller files.
cards-ready = { $ready } of { $count } cards are ready.
cards-everyone-sees = Everyone sees that you play with your own cards.
cards-rest-standard = Cards you don’t bring stay standard.
cards-download = Download the standard cards
cards-preview = Preview
cards-more = { $count } more
cards-kind = { $table ->
    [ships] Ships
    [buildings] Buildings
    [craftsmen] Craftsmen
    [townsfolk] Townsfolk
    [jarls] Jarls
    [rounds] Round cards
    [raids] Raids
    [trades] Trades
    [huts] Huts
    [heroes] Heroes
    [enemies] Enemies
    [starting] Starting cards
   *[materials] Material cards
  }
cards-faulty = has a fault
cards-waits = { $count ->
    [one] One thing needs a look before you can start.
   *[other] { $count } things need a look before you can start.
  }
cards-bring = Choose your card files first.
cards-dropped = Ignored columns: { $columns }
cards-place-line = line { $line }
cards-place-column = column { $column }
cards-use = Use { $fix }
cards-meant = Did you mean { $fix }?
cards-more-faults = and { $count } more

## What is wrong

cards-fault-text = This field is empty. Fill it in.
cards-fault-number = “{ $found }” isn’t a whole number from { $low } to { $high }.
cards-fault-word = “{ $found }” doesn’t work here. Use one of: { $words }.
cards-fault-skills = We don’t know the skill “{ $found }”. Join one to three with +: { $words }.
cards-fault-effect = We can’t read the effect “{ $found }”. Write it like “gain wood 1 + coin 2” or “pay coin 1 -> gain gold 1”.
cards-fault-kind = “{ $found }” is an effect this card can’t have. It can have: { $words }.
cards-fault-clause = Write exactly one effect here.
cards-fault-unique = Another card already has “{ $found }”. Each needs its own.
cards-fault-columns = This line doesn’t have { $count } fields. Is a comma missing, or one too many?
cards-fault-csv = This line isn’t made of comma-separated values. Is a quotation mark missing?
cards-fault-json = This isn’t JSON with a list called “cards”.
cards-fault-file = We don’t know this file. Did you mean { $words }?
cards-fault-none = No card files found. They’re called { $words }.
cards-fault-one = This game has one file of cards. Choose just that one.
cards-fault-count = There must be { $count } cards.
cards-fault-most = At most { $count } fit. Remove the rest.
cards-fault-least = There must be at least { $count } cards. Add some, or raise the copies.
cards-fault-goods = Name the goods here: neither “any” nor “card” works.
cards-fault-gold = Jarls give gold when discarded, and only jarls do.
cards-fault-bricks = “{ $found }” doesn’t work here. Use the letters G, B, C and S; small ones are for 5 or 6 players.
cards-fault-pile = At most { $count } bricks fit on a field.
cards-fault-long = This field is longer than { $count } letters.
cards-fault-letters = This field has letters that can’t be shown.
cards-fault-fit = “{ $found }” doesn’t fit this card. Compare it with the standard cards.

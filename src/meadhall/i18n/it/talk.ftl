# Le persone al tavolo: chi c'è.

talk-here = presente
talk-reconnecting = si riconnette
talk-away = assente
talk-bot = gioca un bot
talk-back = { $who } è di nuovo qui.
talk-gone = { $who } non c’è più.

# Die Leute am Tisch: wer da ist.

talk-here = da
talk-reconnecting = verbindet sich neu
talk-away = nicht da
talk-bot = ein Bot spielt weiter
talk-back = { $who } ist wieder da.
talk-gone = { $who } ist nicht mehr da.

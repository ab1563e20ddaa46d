# La gente en la mesa: quién está.

talk-here = aquí
talk-reconnecting = reconectando
talk-away = ausente
talk-bot = juega un bot
talk-back = { $who } ha vuelto.
talk-gone = { $who } ya no está.

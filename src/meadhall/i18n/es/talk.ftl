# La gente en la mesa: quién está.

talk-here = aquí
talk-reconnecting = reconectando
talk-away = ausente
talk-bot = juega un bot
talk-back = { $who } ha vuelto.
talk-gone = { $who } ya no está.

## Charla

talk = Charla
talk-tabs = Junto al tablero
talk-open = Abrir la charla
talk-unread = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
  }
talk-say = Di algo…
talk-send = Enviar
talk-none = Nadie ha dicho nada todavía.
talk-people = Quién está
talk-mute = Silenciar a { $who }
talk-muted = en silencio
talk-watching = mirando
talk-apart = Quienes juegan y quienes miran no se leen hasta que acabe la partida.
talk-together = Todos en esta mesa pueden leer.
talk-is-off = El anfitrión ha apagado la charla.
talk-asked = Cualquiera podía sentarse aquí: se charla cuando todos digan que sí.
talk-yes = Quiero charlar
talk-yes-said = Has dicho que sí. Faltan los demás.
talk-switch = Charla en esta mesa
talk-switch-on = Charla encendida
talk-switch-asked = Solo si todos dicen que sí
talk-switch-off = Charla apagada
talk-lost = { $who } ha perdido la conexión
talk-lost-back = { $who } ha perdido la conexión · ha vuelto tras { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
  }
talk-said = { $who }: { $said }

## Las ocho reacciones

talk-react = Dilo sin palabras
reaction-skal = ¡Skål!
reaction-hello = ¡Hola!
reaction-laugh = ¡Ja, ja!
reaction-oh = ¡Oh!
reaction-hm = Hum…
reaction-thanks = ¡Gracias!
reaction-wait = ¡Ya verás!
reaction-praise = ¡Bien jugado!

## Jugar otra vez

rematch-kept = reservado para { $who }
rematch-watch = Ver la revancha

# El perfil y la clasificación del servidor
profile-title = Tu perfil
profile-none = Puedes jugar sin perfil. Con uno, esto te sigue a tus otros dispositivos, sin contraseña ni correo:
profile-none-name = tu nombre, tu color y tus ajustes
profile-none-tables = tus partidas, en curso y acabadas, y lo que has logrado
profile-none-yours = Solo tú ves todo esto, y puedes descargarlo o borrarlo en cualquier momento.
profile-make = Crear un perfil
profile-who = Tú
profile-save = Guardar
profile-colour = Color
profile-listed = Mostrar mi nombre en la clasificación
profile-listed-explain = Si no, cuentas igual, pero nadie ve tu nombre.
profile-achieved = Lo que has logrado
profile-nothing = Acaba una partida, una lección o un problema y aparecerá aquí.
profile-places = Puestos
profile-place = puesto { $place } de { $seats }
profile-against = Contra { $level }
profile-won-of = { $won } de { $games } ganadas
profile-alone = En solitario
profile-best = récord: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
profile-rating = Puntuación con { $seats } jugadores
profile-unplaced = aún no en la clasificación
profile-lessons = Lecciones acabadas
profile-puzzles = Problemas resueltos
profile-to-ladder = Ver la clasificación
profile-devices = Tus dispositivos
profile-this-device = este dispositivo
profile-device-unnamed = Un dispositivo
profile-device-link = Un enlace que nadie ha abierto
profile-device-last = usado por última vez el { $day }
profile-remove = Quitar
profile-add = Añadir un dispositivo
profile-add-explain = Abre este enlace en tu otro dispositivo o escanea el código. Sirve una vez, durante una hora. Abre tu perfil: no se lo des a nadie.
profile-link = Enlace para tu otro dispositivo
profile-qr = Código QR del enlace
profile-renew = Renovar la clave de este dispositivo
profile-renew-explain = Renueva la clave si alguien ha podido copiarla. La antigua deja de servir al momento.
profile-renewed = La clave es nueva.
profile-yours = Tus datos
profile-yours-explain = Nada de esto se muestra a otros si tú no quieres.
profile-export = Descargar todo
profile-delete = Borrar todo
profile-delete-ask = ¿Borrar tu perfil?
profile-delete-explain = Se borran tu perfil, tus resultados y tu puntuación, y las partidas en las que no juega nadie más. En las partidas con otras personas desaparece tu nombre. No se puede deshacer.
profile-delete-sure = Borrar todo
profile-keep = Conservar mi perfil
profile-revoked = Tu perfil se ha quitado de este dispositivo.
profile-carry-title = ¿Usar tu perfil aquí?
profile-carry-explain = Tu nombre, tus ajustes y tus partidas estarán también en este dispositivo.
profile-carry-other = Este dispositivo tiene el perfil de { $name }. El nuevo ocupa su lugar.
profile-carry = Usarlo aquí
profile-carry-ended = Este enlace ya se ha usado o es demasiado viejo. Crea uno nuevo en tu otro dispositivo.

ladder-players =
  { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
  }
ladder-empty = Aún no hay nadie en esta clasificación. Crea una mesa que cuente y sé el primero.
ladder-someone = Alguien
ladder-you = tú
ladder-rank = Puesto
ladder-who = Jugador
ladder-rating = Puntuación
ladder-games = Partidas
ladder-rules = Cómo funciona
ladder-rule-counts = Solo cuentan las mesas creadas para ello, y solo cuando la partida acaba. Todos tienen un perfil o son bots, y no hay pistas.
ladder-rule-placed = Apareces aquí tras { $games } partidas contra al menos { $opponents } rivales distintos, personas o niveles de bots.
ladder-rule-rating = Todos empiezan en 1000. El número tras ± dice lo segura que es la puntuación; el orden sigue lo que vales como mínimo.
ladder-rule-same = En { $days } días, las primeras { $games } partidas de las mismas dos personas cuentan enteras; cada otra cuenta la mitad que la anterior.
ladder-rule-new = Una partida contra personas que aún no están en la clasificación mueve tu puntuación la mitad.
ladder-rule-leave = Si un bot juega por ti, quedas último. Quien termina la partida para todos también, y la puntuación de los demás no se mueve.
ladder-rule-named = Solo se nombra a quien ha aceptado.
profile-notices = Avisos
profile-notices-explain = Recibe un aviso cuando te toque, en todas tus mesas: en este navegador o en un servicio de chat.
profile-notices-none = Cuando te sientes a una mesa, aquí puedes pedir que te avisen cuando te toque.

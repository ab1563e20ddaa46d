# Avisos: qué se le dice a quien no está, y el panel donde lo elige.

notice-turn = Te toca
notice-started = Tu partida ha empezado
notice-rematch = Hay revancha
notice-over = Tu partida ha terminado
notice-turns = Te toca en { $count } mesas
notice-several = Hay novedades en { $count } mesas
notice-test = Los avisos funcionan
notice-stop = Parar estos avisos
notice-at = { $game } con { $people }

## The panel

notice-intro = Podemos decirte cuándo te toca, incluso con esta página cerrada. Recibes un aviso por turno, y ninguno mientras estás aquí. Nombra el juego y a los jugadores, y nada de tus cartas.
notice-browser = En este navegador
notice-browser-on = Este navegador recibe tus avisos.
notice-browser-ask = Tu navegador te preguntará si Meadhall puede mostrar notificaciones.
notice-turn-on = Avisar a este navegador
notice-turn-off = Desactivar
notice-try = Mándame uno ahora
notice-tried = Enviado. Debería aparecer en un momento.
notice-denied = Las notificaciones están bloqueadas en los ajustes de tu navegador. Permítelas para este sitio y prueba otra vez, o usa un webhook.
notice-unsupported = Este navegador no puede recibir avisos aquí. En un iPhone, añade antes Meadhall a la pantalla de inicio; en otros, abre la página con https. Un webhook funciona igual.
notice-no-push = Este servidor no llega a los navegadores. Quien lo aloja puede activarlo; un webhook funciona igual.
notice-push-failed = Tu navegador no pudo contactar con su servicio push. Prueba más tarde o usa un webhook.
notice-when = Avísame cuando
notice-choice-turn = me toque
notice-choice-started = empiece una partida
notice-choice-rematch = haya una revancha
notice-choice-over = acabe una partida
notice-quiet = Horas de silencio
notice-quiet-explain = Entonces no se envía nada. Después recibes un solo aviso si una mesa aún te espera.
notice-quiet-from = De
notice-quiet-until = a
notice-webhook = Por webhook
notice-webhook-explain = Para Discord, Slack, Mattermost, ntfy o un programa tuyo. Guarda la dirección para ti: quien la tenga puede escribir allí.
notice-form = Servicio
notice-form-json = Un programa (JSON)
notice-url = Dirección
notice-add = Añadir webhook
notice-remove = Quitar
notice-host = { $service } en { $host }
notice-browser-other = Un navegador, por { $host }
notice-failed = El último aviso falló: { $why }
notice-paused = Falló demasiadas veces, así que no se envía nada más. Manda una prueba para empezar de nuevo.
notice-why-unreachable = no se puede llegar a la dirección.
notice-why-too-slow = la dirección tardó demasiado en responder.
notice-why-insecure = su certificado no es válido.
notice-why-forbidden = el servidor no puede enviar nada allí.
notice-why-status = la respuesta fue { $status }.
notice-why-other = el servidor no pudo componer el mensaje.

## The page behind a link that ends them

notice-stopping = Un momento…
notice-stopped = Hecho. Ya no recibirás estos avisos.
notice-stopped-before = Estos avisos ya estaban parados, o el enlace está incompleto.
notice-stop-failed = No se puede llegar al servidor. Prueba otra vez en un momento.
notice-to-hall = Al salón

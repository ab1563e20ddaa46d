# Lo que se dice cuando algo falla: viene con la propia página, porque entonces quizá no haya nada más.

failed-title = Algo ha salido mal
failed-why = No se ha podido mostrar esta página. Tus partidas están a salvo en el servidor.
failed-part = No se ha podido mostrar el tablero. Tu partida está a salvo y sigue.
failed-fetch = No se ha podido cargar una parte de esta página. Quizá no tengas conexión, o Meadhall se acaba de actualizar.
failed-away = No hay conexión con el servidor. No se ha perdido nada: inténtalo de nuevo en un momento.
failed-here = Eso no ha funcionado. Si la página se ve rara, vuelve a cargarla.
failed-again = Intentar otra vez
failed-reload = Recargar
failed-hall = Volver al salón
failed-detail = Detalle técnico
failed-close = Cerrar
failed-moment = Un momento…

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

# Avis : ce qui est dit à qui est absent, et le panneau où on le choisit.

notice-turn = C’est à vous
notice-started = Votre partie a commencé
notice-rematch = Il y a une revanche
notice-over = Votre partie est finie
notice-turns = C’est à vous à { $count } tables
notice-several = Il y a du nouveau à { $count } tables
notice-test = Les avis fonctionnent
notice-stop = Arrêter ces avis
notice-at = { $game } avec { $people }

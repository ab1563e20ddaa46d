# Rappels : ce qui est dit à qui est absent, et le panneau où on le choisit.

notice-turn = C’est à vous
notice-started = Votre partie a commencé
notice-rematch = Il y a une revanche
notice-over = Votre partie est finie
notice-turns = C’est à vous à { $count } tables
notice-several = Il y a du nouveau à { $count } tables
notice-test = Les rappels fonctionnent
notice-stop = Arrêter ces rappels
notice-at = { $game } avec { $people }

## The panel

notice-intro = Nous pouvons vous dire quand c’est à vous, même quand cette page est fermée. Vous recevez un rappel par tour, et aucun tant que vous êtes ici. Il nomme le jeu et les joueurs, et ne dit rien de vos cartes.
notice-browser = Dans ce navigateur
notice-browser-on = Ce navigateur reçoit vos rappels.
notice-browser-ask = Votre navigateur demandera si Meadhall peut afficher des notifications.
notice-turn-on = Me prévenir dans ce navigateur
notice-turn-off = Désactiver
notice-try = M’en envoyer un maintenant
notice-tried = Envoyé. Il devrait apparaître dans un instant.
notice-denied = Les notifications sont bloquées dans les réglages du navigateur. Autorisez-les pour ce site et réessayez, ou utilisez un webhook.
notice-unsupported = Ce navigateur ne peut pas recevoir de rappel ici. Sur iPhone, ajoutez d’abord Meadhall à l’écran d’accueil ; ailleurs, ouvrez la page en https. Un webhook fonctionne quand même.
notice-no-push = Ce serveur n’atteint pas les navigateurs. Son hôte peut l’activer ; un webhook fonctionne quand même.
notice-push-failed = Votre navigateur n’a pas pu joindre son service push. Réessayez plus tard ou utilisez un webhook.
notice-when = Me prévenir pour
notice-choice-turn = Mon tour
notice-choice-started = Le début
notice-choice-rematch = Une revanche
notice-choice-over = La fin
notice-quiet = Heures calmes
notice-quiet-explain = Pendant ces heures, rien n’est envoyé. Ensuite, vous recevez un seul rappel si une table vous attend encore.
notice-quiet-from = De
notice-quiet-until = à
notice-webhook = Par webhook
notice-webhook-explain = Pour Discord, Slack, Mattermost, ntfy ou un programme à vous. Gardez l’adresse pour vous : quiconque l’a peut y écrire.
notice-form = Service
notice-form-json = Un programme (JSON)
notice-url = Adresse
notice-add = Ajouter le webhook
notice-remove = Retirer
notice-host = { $service } sur { $host }
notice-browser-other = Un navigateur, via { $host }
notice-failed = Le dernier rappel a échoué : { $why }
notice-paused = L’envoi a échoué trop souvent, plus rien n’est envoyé. Envoyez un essai pour reprendre.
notice-why-unreachable = l’adresse est injoignable.
notice-why-too-slow = l’adresse a mis trop de temps à répondre.
notice-why-insecure = son certificat n’est pas valide.
notice-why-forbidden = le serveur n’a pas le droit d’y envoyer quoi que ce soit.
notice-why-status = la réponse était { $status }.
notice-why-other = le serveur n’a pas pu composer le message.

## The page behind a link that ends them

notice-stopping = Un instant…
notice-stopped = C’est fait. Vous ne recevrez plus ces rappels.
notice-stopped-before = Ces rappels étaient déjà arrêtés, ou le lien est incomplet.
notice-stop-failed = Le serveur est injoignable. Réessayez dans un instant.
notice-to-hall = Retour à la salle

# Notices: what somebody who is away is told, and the panel where they choose it.

notice-turn = It’s your turn
notice-started = Your game has begun
notice-rematch = There’s a rematch
notice-over = Your game is over
notice-turns = It’s your turn at { $count } tables
notice-several = There’s news at { $count } tables
notice-test = Notices work
notice-stop = Stop these notices
notice-at = { $game } with { $people }

## The panel

notice-intro = We can tell you when it’s your turn, even when this page is closed. You get one notice per turn, and none while you’re here. It names the game and the players, and nothing of your cards.
notice-browser = In this browser
notice-browser-on = This browser gets your notices.
notice-browser-ask = Your browser will ask whether Meadhall may show notifications.
notice-turn-on = Notify this browser
notice-turn-off = Turn off
notice-try = Send me one now
notice-tried = Sent. It should appear in a moment.
notice-denied = Notifications are blocked in your browser’s settings. Allow them for this site and try again, or use a webhook.
notice-unsupported = This browser can’t receive notices here. On an iPhone, add Meadhall to your home screen first; elsewhere, open the page over https. A webhook works anyway.
notice-no-push = This server can’t reach browsers. Its host can turn that on; a webhook works anyway.
notice-push-failed = Your browser couldn’t reach its push service. Try again later, or use a webhook.
notice-when = Tell me about
notice-choice-turn = My turn
notice-choice-started = The start
notice-choice-rematch = A rematch
notice-choice-over = The end
notice-quiet = Quiet hours
notice-quiet-explain = Nothing is sent then. Afterwards you get one notice if a table still waits for you.
notice-quiet-from = From
notice-quiet-until = until
notice-webhook = By webhook
notice-webhook-explain = For Discord, Slack, Mattermost, ntfy or a program of yours. Keep its address to yourself: whoever has it can write there.
notice-form = Service
notice-form-json = A program (JSON)
notice-url = Address
notice-add = Add webhook
notice-remove = Remove
notice-host = { $service } at { $host }
notice-browser-other = A browser, by { $host }
notice-failed = The latest notice failed: { $why }
notice-paused = It failed too often, so nothing more is sent. Send a test to start again.
notice-why-unreachable = the address can’t be reached.
notice-why-too-slow = the address took too long to answer.
notice-why-insecure = its certificate isn’t valid.
notice-why-forbidden = the server may not send anything there.
notice-why-status = the answer was { $status }.
notice-why-other = the server couldn’t make the message.

## The page behind a link that ends them

notice-stopping = Stopping …
notice-stopped = Stopped. You won’t get these notices any more.
notice-stopped-before = These notices had already stopped, or the link is incomplete.
notice-stop-failed = The server can’t be reached. Try again in a moment.
notice-to-hall = To the hall

# What is said when something fails: it comes with the page itself, for then nothing else may be had.

failed-title = Something went wrong
failed-why = This page couldn’t be shown. Your games are safe on the server.
failed-part = The board couldn’t be shown. Your game is safe and goes on.
failed-fetch = Part of this page couldn’t be loaded. You may be offline, or Meadhall has just been updated.
failed-away = Can’t reach the server. Nothing is lost: try again in a moment.
failed-here = That didn’t work. If the page looks odd, reload it.
failed-again = Try again
failed-reload = Reload
failed-hall = Back to the hall
failed-detail = Technical detail
failed-close = Close
failed-moment = One moment …

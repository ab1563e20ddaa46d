# The table in the browser, shared by both games.

web-you = You
web-waits = is deciding
web-undo = Undo
web-question = What is asked now

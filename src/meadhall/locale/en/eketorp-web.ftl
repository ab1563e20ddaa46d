# Eketorp on the browser’s table.

eketorp-web-ready = Ready

# Der Server der Tische: was an einem Tisch passiert, und warum etwas nicht geht. Eine Kennung des Servers ist hier die
# Kennung ihrer Nachricht, mit - statt _, und ihre Parameter sind die der Nachricht.

seat-at = { $seat ->
    [0] Rot
    [1] Blau
    [2] Gelb
    [3] Grün
    [4] Violett
   *[5] Weiß
  }

## Was an einem Tisch passiert

news-started = Die Partie beginnt.
news-joined = { $nameIs ->
    [you] Du setzt dich und spielst { seat-at }.
   *[other] { $name } setzt sich und spielt { seat-at }.
  }
news-left = { $name } steht auf; { seat-at } ist wieder frei.
news-renamed = { $was } heißt jetzt { $name }.
news-bot-sits = { level-name } spielt { seat-at }.
news-opened = { seat-at } ist frei: Wer den Link hat, kann sich setzen.
news-bot-plays = { $nameIs ->
    [you] Vorerst spielt { level-name } für dich ({ seat-at }).
   *[other] Vorerst spielt { level-name } für { $name } ({ seat-at }).
  }
news-absent = { $name } ist schon zu lange weg. Bis zur Rückkehr übernimmt { level-name } den Platz ({ seat-at }).
news-back = { $nameIs ->
    [you] Du bist zurück und spielst wieder { seat-at }.
   *[other] { $name } ist zurück und spielt wieder { seat-at }.
  }
news-reissued = { $nameIs ->
    [you] Für deinen Platz
   *[other] Für den Platz von { $name }
  } ({ seat-at }) gibt es einen neuen Link vom Gastgeber. Wer ihn öffnet, sieht die verdeckten Karten und Pläne dieses Platzes. Der alte Link gilt nicht mehr.
news-claimed = { $nameIs ->
    [you] Du hast den neuen Link genommen und spielst jetzt { seat-at }.
   *[other] { $name } hat den neuen Link genommen und spielt jetzt { seat-at }.
  }
news-abandoned = Der Gastgeber hat die Partie vorzeitig beendet.
news-rematch = Eine Revanche steht bereit.
news-listed = { $joins ->
    [yes] Jetzt kann sich jeder in der Halle auf einen freien Platz setzen
   *[no] Jetzt kann sich nur setzen, wer einen Link hat
  }, { $watched ->
    [yes] und jeder darf zuschauen.
   *[no] und zuschauen kann nur, wer einen Link hat.
  }
news-time-bot = { $nameIs ->
    [you] Deine Zeit ist um. Bis du zurück bist, spielt { level-name } für dich ({ seat-at }).
   *[other] Die Zeit von { $name } ist um. Bis zur Rückkehr übernimmt { level-name } den Platz ({ seat-at }).
  }
news-time-waits = { $nameIs ->
    [you] Deine Zeit ist um. Der Tisch wartet auf dich.
   *[other] Die Zeit von { $name } ist um. Der Tisch wartet.
  }
news-pause-asked = { $nameIs ->
    [you] Du bittest um eine Pause.
   *[other] { $name } bittet um eine Pause.
  }
news-pause-refused = { $nameIs ->
    [you] Du willst lieber weiterspielen: keine Pause.
   *[other] { $name } will lieber weiterspielen: keine Pause.
  }
news-paused = Alle sind einverstanden: Die Uhren stehen.
news-resumed = { $nameIs ->
    [you] Du beendest die Pause. Die Uhren laufen wieder.
   *[other] { $name } beendet die Pause. Die Uhren laufen wieder.
  }
news-vacation = { $days ->
    [one] { $nameIs ->
        [you] Du hast einen Tag Urlaub. Deine Uhr steht.
       *[other] { $name } hat einen Tag Urlaub.
      }
   *[other] { $nameIs ->
        [you] Du hast { $days } Tage Urlaub. Deine Uhr steht.
       *[other] { $name } hat { $days } Tage Urlaub.
      }
  }
news-vacation-over = { $nameIs ->
    [you] Du bist aus dem Urlaub zurück.
   *[other] { $name } ist aus dem Urlaub zurück.
  }

## Warum nicht

error-bad-cards = Diese Karten haben einen Fehler: { $file }, Zeile { $line }. Sieh in die Liste der Fehler.
error-bad-file = Der Server kann diese Datei nicht als gespeicherte Partie lesen.
error-from-seed = Eine Partie, die Bots für „meadhall record“ gespielt haben, lässt sich hier nicht öffnen: Ihr Zufall kommt aus einem Startwert. Lies sie mit „meadhall replay“.
error-unjudged-file = Diese Datei ließ sich nicht prüfen: Es dauert zu lange, oder sie bringt die Prüfung zum Absturz. Sie wurde nicht geöffnet.
error-bad-name = Diesen Namen könnte niemand lesen. Nimm Buchstaben, die alle sehen.
error-bad-target = An diese Adresse kann nichts geschickt werden. Sie muss mit https beginnen und öffentlich sein.
error-bot-plays = Ein Bot spielt auf deinem Platz. Übernimm erst wieder selbst.
error-busy = An diesem Tisch ist gerade zu viel los. Versuch es gleich noch einmal.
error-claimed = Dieser Link wurde schon benutzt.
error-decision = Die Partie ist weitergegangen. So steht sie jetzt.
error-full = Alle Plätze sind besetzt.
error-host = Unter dieser Adresse antwortet der Server nicht.
error-id-used = Unter dieser Kennung hast du schon einen anderen Zug geschickt.
error-illegal = Das erlauben die Regeln nicht.
error-internal = Auf dem Server ist etwas schiefgegangen. Deine Partie ist sicher; versuch es noch einmal.
error-malformed = Der Server hat die Anfrage nicht verstanden.
error-method = Das geht hier nicht.
error-news-full = An diesem Tisch hat sich schon zu viel geändert. Richte einen neuen ein.
error-no-bot = Auf diesem Platz spielt kein Bot für jemanden.
error-no-choice = Du hast gerade nichts zu entscheiden.
error-no-hall = Dieser Server zeigt keine offenen Tische. Schick deinen Freunden einen Link.
error-no-clock = Hier läuft keine Uhr.
error-no-hints = Hier gibt es keine Tipps: An dieser Partie oder an der, aus der sie stammt, spielen andere mit, und Tipps sind nicht vereinbart.
error-no-own-cards = Dieses Spiel kann man nicht mit eigenen Karten spielen.
error-no-person = Auf diesem Platz sitzt niemand.
error-no-vacation = Hier geht kein Urlaub: Dazu braucht es eine Uhr in Tagen, und mehr als 14 Tage im Jahr gibt es nicht.
error-no-push = Dieser Server erreicht keine Browser. Wer ihn betreibt, kann das einschalten: { $install }
error-not-absent = Hier läuft die Bedenkzeit noch.
error-not-gathering = { $status ->
    [running] Die Partie läuft schon.
    [over] Die Partie ist vorbei.
   *[abandoned] Die Partie wurde vorzeitig beendet.
  }
error-not-over = Das geht erst, wenn die Partie vorbei ist.
error-not-running = { $status ->
    [gathering] Die Partie hat noch nicht begonnen.
    [over] Die Partie ist vorbei.
   *[abandoned] Die Partie wurde vorzeitig beendet.
  }
error-not-yours = Dein Link erlaubt das nicht.
error-open-full = Du hast schon mehrere offene Tische. Spiel erst an einem davon oder schließ ihn.
error-notices-full = Du hast hier schon { $most } Adressen für Benachrichtigungen. Entferne zuerst eine.
error-open-seats = Es sind noch Plätze frei. Warte auf Mitspieler oder setz Bots hin.
error-origin = Die Anfrage kam von einer anderen Website, also ist nichts passiert.
error-over = Die Partie ist vorbei.
error-read-only = Diese Partie folgt einer älteren Fassung der Regeln. Du kannst sie ansehen, aber nicht weiterspielen.
error-reserved-name = So nennt das Spiel eine Farbe oder einen Bot. Nimm einen anderen Namen oder häng einen Buchstaben an.
error-seat-taken = Dieser Platz ist besetzt.
error-store = Der Server erreicht seine Tische gerade nicht. Versuch es gleich noch einmal.
error-talk-off = An diesem Tisch ist das Gespräch ausgeschaltet.
error-too-early = Erst erfahren alle am Tisch, dass dieser Platz wechselt. { $seconds ->
    [one] In einer Sekunde kannst du dich setzen.
   *[other] In { $seconds } Sekunden kannst du dich setzen.
  }
error-too-large = Das ist mehr, als der Server auf einmal annimmt.
error-too-many = Etwas zu schnell. { $seconds ->
    [one] Versuch es in 1 Sekunde noch einmal.
   *[other] Versuch es in { $seconds } Sekunden noch einmal.
  }
error-too-slow = Deine Anfrage war zu lange unterwegs. Versuch es noch einmal.
error-unauthorized = Dafür brauchst du den Link zu einem Platz oder einem Tisch.
error-unknown = Diesen Tisch gibt es nicht, oder der Link ist abgelaufen.
error-warming = Jarl wärmt sich noch auf. Dein Tipp kommt, sobald er bereit ist.
error-cannot-count = Damit eine Partie zählt: keine Tipps, keine sanfte Uhr, keine eigenen Karten, nur ein Platz für dich und mindestens ein Gegner.
error-devices-full = Zu viele Geräte haben dieses Profil. Entferne zuerst eines.
error-needs-profile = Diese Partie zählt für die Rangliste. Leg zuerst ein Profil an.
error-no-ladder = Auf diesem Server gibt es keine Rangliste.
error-seated-already = Du hast schon einen Platz an diesem Tisch.

# Der Bildschirm „Spielen“ und die Optionen einer neuen Partie.

play-heading = { $game } spielen
play-clock = Uhr für jede Seite
play-minutes = { $number } min
play-rank-number = { $number } von { $count }
play-program-about = Partien gegen dieses Programm werden nicht gewertet.
play-computer = Der Computer
play-who = Spieler
play-score = Du: { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] {""}
       *[other] , { $drawn } unentschieden
    }
play-new-player = Neuer Name …
play-name = Name für { $side }
play-more = Optionen: { $options }
side-random = Zufall

options-heading = Optionen für { $game }
options-all = Alle Regeln einzeln
options-done = Fertig

preset-tournament = Turnier
preset-tournament-about = Klassisch mit den Regeln für Turniere: Dieselbe Kanone darf höchstens dreimal in Folge verschoben werden. Dazu gelten unsere Hausregeln für Remis.
preset-ludii = Ludii
preset-ludii-about = Wie im Programm Ludii: klassisch, aber bei einem Schuss auf drei Punkte müssen beide Punkte dazwischen leer sein.
preset-published = Wie veröffentlicht
preset-published-about = Die Regeln aus der Schachtel.
preset-tank-tournament = Turnier
preset-tank-tournament-about = Die Regeln aus der Schachtel, dazu unsere Hausregeln für Remis.

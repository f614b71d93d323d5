# The review of a game as a page for browsers.

report-title = { $game }: Auswertung
report-game = Partie
# A player of whom the name is known; { $seat } is such as “human” or “computer, Corporal (5 of 16)”.
report-named-player = { $name } ({ $seat })
report-date = Datum
report-result = Ergebnis
report-turns = Züge
report-percent = { $value }{"\u00A0"}%
report-not-analysed = Diese Partie ist noch nicht analysiert.

report-graph = Gewinnchance
report-graph-about = Wie wahrscheinlich ein Sieg von { $side } nach jedem Zug war. Remis zählt halb. Jede Markierung ist ein Wendepunkt und führt zu seinem Diagramm.

report-summary = Überblick
report-count = Anzahl der Züge
report-accuracy = Genauigkeit

report-turning-points = Wendepunkte
report-no-turning-points = Es gab keinen Fehler, keinen Patzer und keinen verpassten Gewinn.
report-turn-heading = Zug { $turn }, { $side }: { $action }
report-change = { $class }: Die Gewinnchance von { $side } fiel von { $before } auf { $after }.
report-missed-win = { $side } hätte den Gewinn erzwingen können und kann es jetzt nicht mehr.
report-thrown-away-win = { $side } hätte den Gewinn erzwingen können, und jetzt kann es { $opponent }.
report-allowed-win = Jetzt kann { $opponent } den Gewinn erzwingen.
report-better = Besser war { $line }
report-line-goes-on = { $line }{"\u00A0"}…
# The text alternative of a diagram.
report-diagram = Das Brett vor Zug { $turn }. { $side } spielte { $played }.
report-diagram-better = Das Brett vor Zug { $turn }. { $side } spielte { $played }; { $best } war besser.
report-legend = Gestrichelt: der gespielte Zug. Durchgezogen: der beste Zug. { $game ->
        [tank-chess] Ein Ring zeigt, wo die Einheit anhält, und sein Dreieck, wohin sie dann blickt.
       *[cannon] Eine breite graue Linie ist die Kanone, die schießt.
    }

report-tree = Partie mit Varianten
report-shapes = Pfeile und Kreise: { $shapes }.
# The text alternative of a diagram in the game with variations; { $turn } is 0 before the first move.
report-tree-diagram = { $turn ->
        [0] Das Brett am Anfang.
       *[other] Das Brett nach Zug { $turn }.
    }

report-all-turns = Alle Züge
report-column-turn = Zug
report-column-side = Seite
report-column-action = Gespielt
report-column-class = Urteil
report-column-chance = Chance von { $side }

report-class-only = Einziger guter Zug
report-class-best = Bester Zug
report-class-good = Guter Zug
report-class-inaccuracy = Ungenauigkeit
report-class-mistake = Fehler
report-class-blunder = Patzer
report-class-missed-win = Verpasster Gewinn
report-class-placement = Setzzug, nicht bewertet

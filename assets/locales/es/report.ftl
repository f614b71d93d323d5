# The review of a game as a page for browsers.

report-title = { $game }: revisión
report-game = Juego
# A player of whom the name is known; { $seat } is such as “human” or “computer, Corporal (5 of 16)”.
report-named-player = { $name } ({ $seat })
report-date = Fecha
report-result = Resultado
report-turns = Jugadas
report-percent = { $value }{"\u00A0"}%
report-not-analysed = Esta partida no se ha analizado.

report-graph = Probabilidad de ganar
report-graph-about = Qué probabilidad de ganar tenían las { $side } después de cada jugada. Las tablas cuentan la mitad. Cada marca es un momento clave y lleva a su diagrama.

report-summary = Resumen
report-count = Número de jugadas
report-accuracy = Precisión

report-turning-points = Momentos clave
report-no-turning-points = No hubo ningún error, ningún error grave ni ninguna victoria perdida.
report-turn-heading = Jugada { $turn }, { $side }: { $action }
report-change = { $class }: la probabilidad de ganar de las { $side } bajó del { $before } al { $after }.
report-missed-win = Las { $side } podían forzar la victoria, y ahora no pueden.
report-thrown-away-win = Las { $side } podían forzar la victoria, y ahora pueden forzarla las { $opponent }.
report-allowed-win = Ahora las { $opponent } pueden forzar la victoria.
report-better = Era mejor { $line }
report-line-goes-on = { $line } …
# The text alternative of a diagram.
report-diagram = El tablero antes de la jugada { $turn }. Las { $side } jugaron { $played }.
report-diagram-better = El tablero antes de la jugada { $turn }. Las { $side } jugaron { $played }; mejor era { $best }.
report-legend = Línea discontinua: lo que se jugó. Línea continua: la mejor jugada. { $game ->
        [tank-chess] Un círculo marca dónde se detiene la unidad, y su triángulo apunta hacia donde mira entonces.
       *[cannon] Una línea gris ancha es el cañón que dispara.
    }

report-tree = Partida con variantes
report-shapes = Flechas y círculos: { $shapes }.
# The text alternative of a diagram in the game with variations; { $turn } is 0 before the first move.
report-tree-diagram = { $turn ->
        [0] El tablero al principio.
       *[other] El tablero después de la jugada { $turn }.
    }

report-all-turns = Todas las jugadas
report-column-turn = N.º
report-column-side = Bando
report-column-action = Jugada
report-column-class = Valoración
report-column-chance = Probabilidad: { $side }

report-class-only = Única jugada buena
report-class-best = Mejor jugada
report-class-good = Buena jugada
report-class-inaccuracy = Imprecisión
report-class-mistake = Error
report-class-blunder = Error grave
report-class-missed-win = Victoria perdida
report-class-placement = Colocación, sin valorar

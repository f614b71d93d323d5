# The review of a game as a page for browsers.

report-title = { $game }: review
report-game = Game
# A player of whom the name is known; { $seat } is such as “human” or “computer, Corporal (5 of 16)”.
report-named-player = { $name } ({ $seat })
report-date = Date
report-result = Result
report-turns = Moves
report-percent = { $value }%
report-not-analysed = This game has not been analysed.

report-graph = Chance to win
report-graph-about = How likely { $side } was to win after each move. Draws count as half. Each mark is a turning point, and leads to its diagram.

report-summary = Summary
report-count = Number of moves
report-accuracy = Accuracy

report-turning-points = Turning points
report-no-turning-points = There was no mistake, no blunder and no missed win.
report-turn-heading = Move { $turn }, { $side }: { $action }
report-change = { $class }: { $side }’s chance to win fell from { $before } to { $after }.
report-missed-win = { $side } could have forced a win, and now cannot.
report-thrown-away-win = { $side } could have forced a win, and now { $opponent } can.
report-allowed-win = Now { $opponent } can force a win.
report-better = Better: { $line }
report-line-goes-on = { $line } …
# The text alternative of a diagram.
report-diagram = The board before move { $turn }. { $side } played { $played }.
report-diagram-better = The board before move { $turn }. { $side } played { $played }; { $best } was better.
report-legend = Dashed: the move that was played. Solid: the best move. { $game ->
        [tank-chess] A ring is where the unit stops, and its triangle points where the unit then faces.
       *[cannon] A broad grey line is the cannon that shoots.
    }

report-tree = Game with variations
report-shapes = Arrows and circles: { $shapes }.
# The text alternative of a diagram in the game with variations; { $turn } is 0 before the first move.
report-tree-diagram = { $turn ->
        [0] The board at the start.
       *[other] The board after move { $turn }.
    }

report-all-turns = All moves
report-column-turn = No.
report-column-side = Side
report-column-action = Move
report-column-class = Judgement
report-column-chance = { $side }’s chance

report-class-only = The only good move
report-class-best = Best move
report-class-good = Good move
report-class-inaccuracy = Inaccuracy
report-class-mistake = Mistake
report-class-blunder = Blunder
report-class-missed-win = Missed win
report-class-placement = Placement, not graded

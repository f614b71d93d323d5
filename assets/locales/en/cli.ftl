# The terminal.

cli-welcome = { $south }: { $south-seat }. { $north }: { $north-seat }. Type an action such as { $example }, or help; view pieces gives the board in words.
cli-prompt = { $side } to move:
cli-prompt-over = Game over:
cli-to-move = { $side } to move.
cli-played = { $side } plays { $action }
cli-danger = The town of { $enemy } can be taken next turn.
cli-check = CHECK: the Command of { $enemy } can be destroyed next turn.
cli-escape = ESCAPE: the Command of { $side } can leave the board next turn.
cli-after-end = Type undo, save, load or quit.
cli-over = The game is over. Type undo, save, load or quit.
cli-at-ply = Turn { $ply ->
        [0] 0, the beginning
       *[other] { $ply }
    }.
cli-nothing-to-undo = There is nothing to take back.
cli-nothing-to-redo = There is nothing to play again.
cli-unreadable = That is no command (type help), and no action: { $error }.
cli-no-computer = The computer player has no answer.

cli-hint = Hint: { $action }
cli-hint-win = Hint: { $action } wins in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
cli-hint-loss = Hint: { $action }, though the game is lost against best play.
cli-no-hint = There is no hint here.

cli-draw-question = Does { $side } agree to a draw? (yes or no)
# What counts as yes, separated by spaces.
cli-yes = yes y
cli-draw-declined = { $side } declines the draw.

cli-clocks = Time left: { $south } { $south-time }; { $north } { $north-time }.
cli-no-clocks = This game is played without clocks.
cli-time-unlimited = without a clock
cli-time-hours = { $number ->
        [one] one hour
       *[other] { $number } hours
    }
cli-time-minutes = { $number ->
        [one] one minute
       *[other] { $number } minutes
    }
cli-time-seconds = { $number ->
        [one] one second
       *[other] { $number } seconds
    }
cli-flag-fell = The time of { $side } has run out.
cli-too-late = What was typed came too late.

cli-quit-question = The game is in no file yet (save FILE puts it in one). Quit all the same? (yes or no)
cli-which-file = Name a file, such as: save game.json
cli-saved = Saved in { $file }.
cli-loaded = Loaded { $file }.

cli-which-view = Say view board, view pieces or view off.
cli-towns = { $count ->
        [0] no town
       *[other] town { $points }
    }
cli-soldiers = { $count ->
        [0] no soldiers
        [one] one soldier: { $points }
       *[other] { $count } soldiers: { $points }
    }
cli-heavy-tanks = { $count ->
        [one] one heavy tank: { $points }
       *[other] { $count } heavy tanks: { $points }
    }
cli-medium-tanks = { $count ->
        [one] one medium tank: { $points }
       *[other] { $count } medium tanks: { $points }
    }
cli-light-tanks = { $count ->
        [one] one light tank: { $points }
       *[other] { $count } light tanks: { $points }
    }
cli-command = Command: { $points }
cli-tank-destroyers = { $count ->
        [one] one tank destroyer: { $points }
       *[other] { $count } tank destroyers: { $points }
    }
cli-heavy-mortars = { $count ->
        [one] one heavy mortar: { $points }
       *[other] { $count } heavy mortars: { $points }
    }
cli-super-heavy-tanks = { $count ->
        [one] one super heavy tank: { $points }
       *[other] { $count } super heavy tanks: { $points }
    }
cli-tank-hunters = { $count ->
        [one] one tank hunter: { $points }
       *[other] { $count } tank hunters: { $points }
    }
cli-amphibious-tanks = { $count ->
        [one] one amphibious tank: { $points }
       *[other] { $count } amphibious tanks: { $points }
    }
cli-bulldozers = { $count ->
        [one] one bulldozer: { $points }
       *[other] { $count } bulldozers: { $points }
    }
cli-minesweepers = { $count ->
        [one] one minesweeper: { $points }
       *[other] { $count } minesweepers: { $points }
    }
cli-legal = { $count ->
        [0] No action is possible.
        [one] One action is possible:
       *[other] { $count } actions are possible:
    }
cli-moves = { $count ->
        [0] Nothing has been played yet.
       *[other] Played so far:
    }

cli-replay-plies = { $plies ->
        [one] One action, and it is legal.
       *[other] { $plies } actions, all legal.
    }

cli-help-cannon =
    Actions:
      @e1      place the town on e1
      a4-b5    step: one point straight or diagonally forward
      a4xb5    capture: forward, diagonally forward or sideways
      b5/b3    retreat: two points back, next to an enemy
      a2>a5    shift: the rear soldier of a cannon goes to its front
    { "  *" }d7      shot: a cannon removes what stands on d7
cli-help-tank-chess =
    Actions:
      H3>F5/NW       drive from H3 to F5 and look north-west then
      H3>H3/E        turn on the spot
      H3>F5/NW xB11  drive, then destroy the enemy on B11
      I15>exit       the Command leaves the board over the far edge
cli-help =
    Commands:
      board, pieces      show the position as a board, or in words
      view board|pieces|off
                         what to show after each turn
      legal              list the actions that are possible
      moves              list what was played
      clocks             say how much time is left
      hint               ask the computer for a good action
      undo, redo         take back, play again
      save FILE, load FILE
      draw, resign       offer a draw, give up
      quit               leave the game

cli-no-window = No window can be opened ({ $reason }), so the game is played here in the terminal.
cli-no-window-no-terminal = No window can be opened ({ $reason }), and standard input is no terminal to play in; on Debian the window needs the packages { $packages }.

# Analysis: `score` is one of the next two, or a number such as +0.35.
cli-analysis-win = wins in { $plies ->
        [one] one ply
       *[other] { $plies } plies
    }
cli-analysis-loss = loses in { $plies ->
        [one] one ply
       *[other] { $plies } plies
    }
cli-analysis-line = { $rank }. { $score } (depth { $plies }): { $variation }
cli-analysis-better = better is { $variation } ({ $score })
cli-analysis-missed-win = misses a win: { $variation } { $score }
cli-analysis-thrown-away-win = throws away a win: { $variation } { $score }
cli-analysis-allowed-win = lets the enemy win; better is { $variation } ({ $score })
cli-analysis-summary = { $side }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }: { $dubious } ?!, { $mistakes } ?, { $blunders } ??; { $loss } soldiers lost in a turn on average.

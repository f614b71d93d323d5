# Text of the game in the terminal. The words in the help, such as undo and save, are commands and stay as they are.

cli-welcome = { $south }: { $south-seat }. { $north }: { $north-seat }. Type a move such as { $example }, or type help for the commands and the rules. To read the board in words, type view pieces.
# After the welcome: the number of the player’s mistakes in reviewed games that can be repeated today.
cli-mistakes-due = Mistakes to repeat today: { $count }. You can repeat them in the window, under “Learn”, “My mistakes”.
cli-prompt = { $side } to move:
cli-prompt-over = Game over:
cli-to-move = { $side } to move.
cli-played = { $side } plays { $action }
cli-danger = { $enemy }’s town can be taken next turn.
cli-check = CHECK: { $enemy }’s Command can be destroyed next turn.
cli-escape = ESCAPE: { $side }’s Command can leave the board next turn.
cli-objective = OBJECTIVE: { $side } can complete the objective next turn.
cli-after-end = Type undo, save, load or quit.
cli-over = The game is over. Type undo, save, load or quit.
cli-at-ply = { $ply ->
        [0] Start of the game.
       *[other] After move { $ply }.
    }
cli-nothing-to-undo = There is nothing to undo.
cli-nothing-to-redo = There is nothing to redo.
cli-unreadable = This is neither a command (type help for a list) nor a move: { $error }

cli-hint = Hint: { $action }
cli-hint-win = Hint: { $action } wins in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
cli-hint-loss = Hint: { $action }, but the game is lost against best play.
cli-no-hint = No hint is available.

cli-repetition = This position has occurred { $count } times. The rules have no draw by repetition; type draw to offer one.
cli-draw-question = { $side }, do you accept the draw? (yes or no)
# Answers that count as yes, separated by spaces.
cli-yes = yes y
cli-draw-declined = { $side } declines the draw.

cli-clocks = Time left: { $south } { $south-time }; { $north } { $north-time }.
cli-no-clocks = This game has no clocks.
cli-time-unlimited = no limit
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
cli-flag-fell = { $side } has run out of time.
cli-too-late = Time had already run out. Your input was ignored.

cli-quit-question = The game is not saved (type save FILE to save it). Quit anyway? (yes or no)
cli-which-file = Enter a file name, for example: save game.json
cli-saved = Saved to { $file }.
cli-loaded = Loaded { $file }.
cli-loaded-and-saved-there = Loaded { $file }. From now on, the game is saved there.
cli-loaded-not-saved = Loaded { $file }. Your moves are not saved there. Type save FILE to save the game in another file.
# Several games are in a file. { $first } is the number of the first.
cli-load-several = There are { $games } games in { $file }. Add the number of a game, for example: load { $file } { $first }
cli-load-question = The game is not saved (type save FILE to save it). Load the other one anyway? (yes or no)
cli-replace-question = { $file } already exists. Replace it? (yes or no)

cli-which-view = Type view board, view plain, view pieces or view off.
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
        [one] one super-heavy tank: { $points }
       *[other] { $count } super-heavy tanks: { $points }
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
        [0] No legal moves.
        [one] One legal move:
       *[other] { $count } legal moves:
    }
cli-moves = { $count ->
        [0] No moves played yet.
       *[other] Moves played:
    }

cli-games-line = { $name }: { $game }, { $date }, { $south } – { $north }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, { $result }
cli-games-unusable = { $name }: not a game. { $reason }
cli-games-count = { $count ->
        [0] No game found.
        [one] One game.
       *[other] { $count } games.
    }

# A file with the counts of games, for the explorer.
cli-explorer-built = { $file }: { $positions ->
        [one] one position
       *[other] { $positions } positions
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }
cli-explorer-unusable = { $games ->
        [one] One game cannot be used and is not counted.
       *[other] { $games } games cannot be used and are not counted.
    }

cli-replay-plies = { $plies ->
        [one] One move, legal.
       *[other] { $plies } moves, all legal.
    }

cli-help-cannon =
    Moves:
      @e1      place the town on e1
      a4-b5    step: one point straight or diagonally forward
      a4xb5    capture: forward, diagonally forward or sideways
      b5/b3    retreat: two points back, if an enemy is adjacent
      a2>a5    shift: the rear soldier of a cannon moves to its front
    { "  *" }d7      shot: a cannon destroys the enemy on d7
cli-help-tank-chess =
    Moves:
      H3>F5/NW       drive from H3 to F5, ending up facing north-west
      H3>H3/E        rotate in place to face east
      H3>F5/NW xB11  drive, then destroy the enemy on B11
      I15>exit       the Command leaves the board over the far edge
    Board:
      H↑, l↙         a unit and its facing; capital letters are White
      #, x           an obstacle, a wreck; help rules explains every sign
cli-help =
    Commands:
      board, pieces      show the position as a board or in words
      view board|plain|pieces|off
                         what to show after each move; plain is a board
                         without the facings of units
      legal              list all legal moves
      moves              list the moves played so far
      clocks             show the time left
      hint               suggest a move
      undo, redo         undo or redo a move
      save FILE, load FILE
                         save or load a game, also of another program;
                         load FILE 2 loads the game of this number
      draw, resign       offer a draw, or resign
      quit               quit the game
# Descriptions of the pages that help can show, which continue the list of commands.
cli-help-rules = the rules of this game
cli-help-tips = advice on playing well, and recommended clocks
cli-help-editions = the published rules side by side
cli-help-about = who made this game
cli-which-topic = There is help on these topics: { $topics }. Type help and a topic, or help alone for the commands.

cli-no-window = A window could not be opened. { $reason } Playing in the terminal instead.
cli-no-window-no-terminal = A window could not be opened. { $reason } Standard input is not a terminal either. On Debian, install these packages for the window: { $packages }.
# $variable and "randr" are words of the program, which stay.
cli-unusable-scale = The variable { $variable } is ignored: “{ $value }” is not a usable scale for the window. Use a number from { $least } to { $most }, or “randr”.

# Analysis: `score` is one of the next two, or a number such as +0.35.
cli-analysis-win = wins in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
cli-analysis-loss = loses in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
cli-analysis-line = { $rank }. { $score } (depth { $plies }): { $variation }
# $reason is a sentence of reasons.ftl.
cli-analysis-reason = Why { $action }: { $reason }
cli-analysis-better = better: { $variation } ({ $score })
cli-analysis-missed-win = misses a win: { $variation } { $score }
cli-analysis-thrown-away-win = throws away a win: { $variation } { $score }
cli-analysis-allowed-win = allows a win; better: { $variation } ({ $score })
cli-analysis-summary = { $side }, { $turns ->
        [one] one move
       *[other] { $turns } moves
    }: accuracy { $accuracy ->
        [none] –
       *[other] { $accuracy }%
    }; { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??; average loss per move: { $loss } { $game ->
              [tank-chess] light tanks
             *[cannon] soldiers
          }.

## The output of other commands.
cli-not-saved = The game cannot be saved. { $reason } You will not be told again.
cli-page-written = The page was written to { $file }.
cli-puzzle-own-rules = own rules
# $detail is technical and English.
cli-puzzle-faulty = Puzzle { $puzzle }: { $detail }
cli-puzzle-alike = Puzzle { $puzzle }: its position is like the position of { $earlier }.
cli-puzzles-proved = { $count ->
    [one] One puzzle was proved.
   *[other] { $count } puzzles were proved.
} { $unique ->
    [0] None has a single good move throughout.
    [one] One has a single good move throughout.
   *[other] { $unique } have a single good move throughout.
}
cli-scheme-line = { $name }: { $about }
cli-scheme-verdict = { $errors ->
    [0] { $warnings ->
        [0] sound
        [one] 1 warning
       *[other] { $warnings } warnings
    }
    [one] 1 error
   *[other] { $errors } errors
}
cli-scheme-nameless = the scheme
cli-scheme-fault = { $name } ({ $reason })
cli-scheme-list = { $first }, { $rest }
cli-scheme-of = Scheme: { $text }
cli-scheme-name = Name: { $text }
cli-scheme-about = Description: { $text }
cli-scheme-size = Size: { $size } × { $size }
cli-scheme-units = Units of each side: { $count } ({ $units })
cli-scheme-unit = { $count } × { $unit }
cli-scheme-obstacles = Obstacles: { $percent }% of the squares
cli-scheme-mines = Mines: { $count }
cli-scheme-flags = Flags: { $south } and { $north }
cli-scheme-expansion = From the expansion, with our own values: { $names }
cli-scheme-text = Position text: { $text }
cli-scheme-checked = Check: { $text }
cli-scheme-error = Error: { $reason }
cli-scheme-warning = Warning: { $reason }

## The report about the computer, which `cannon doctor` prints and the window shows. What systems and libraries say stays in their own words.
doctor-build = { $profile ->
    [debug] debug build
   *[release] release build
} for { $system }, { $processor }
doctor-line = { $name }: { $state }
doctor-none = none
doctor-system = System
doctor-name = Name: { $name }
doctor-language = Language: { $tag }
doctor-threads = Processor threads: { $count }
doctor-graphics = Graphics adapters
doctor-sound = Sound
doctor-folders = Folders
doctor-files = Files
doctor-data = Data
doctor-settings = Settings
doctor-players = Players
doctor-no-home = none, because you have no home folder
doctor-folder-writable = { $folder } (can be written)
doctor-in-order = in order
doctor-none-yet = none yet
doctor-damaged = damaged. { $reason }
doctor-count = { $count }, { $damaged ->
    [0] in order
   *[other] { $damaged } damaged
}
doctor-crash = There is a crash report that you have not seen yet: { $file }
doctor-no-crash = There is no new crash report.

## Games of other programs: where a game comes from.
format-record = saved game
format-match = games of a match
format-abstract-play = Abstract Play (JSON)
format-boardspace = boardspace.net (SGF)
format-tank-chess-kifu = Tank Chess kifu
format-move-list = list of moves
format-pgn = PGN
format-picture = picture of a position
cli-import = { $file } was read as: { $format }.
cli-import-stopped = { $plies ->
        [one] { $file } was read as: { $format }. Only the first move was read. { $reason }
       *[other] { $file } was read as: { $format }. Only the first { $plies } moves were read. { $reason }
    }

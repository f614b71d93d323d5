# The help of the command line. Commands, options and words in “quotation marks” or `such marks` are typed as they are.

## Headings and parts of the help.
help-usage = Usage:
help-usage-options = [OPTIONS]
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-examples = Examples:
help-values = Possible values: { $values }.
help-default = By default: { $value }.

## Placeholders for values.
help-value = VALUE
help-value-board = BOARD
help-value-command = COMMAND
help-value-degrees = DEGREES
help-value-depth = DEPTH
help-value-factor = FACTOR
help-value-file = FILE
help-value-folder = FOLDER
help-value-game = GAME
help-value-language = LANGUAGE
help-value-limit = LIMIT
help-value-mib = MIB
help-value-move = MOVE
help-value-ms = MS
help-value-name = NAME
help-value-number = N
help-value-place = PLACE
help-value-player = PLAYER
help-value-position = POSITION
help-value-rules = RULES
help-value-scheme = SCHEME
help-value-seat = SEAT
help-value-seconds = SECONDS
help-value-shell = SHELL
help-value-size = WxH
help-value-text = TEXT
help-value-time = TIME
help-value-topic = TOPIC

## Commands, and notes below their options.
help-cannon = Cannon and Tank Chess, two abstract war games. Without a command, the program starts the game
help-cannon-notes =
    Examples:
      cannon                        start the game
      cannon my-game.json           open a saved game, a scheme or a position
      cannon --text --light ensign  play in the terminal against the Ensign
      cannon help play              show the options of a game

    “cannon help COMMAND” or “cannon COMMAND --help” explains a command. The options of “cannon play”, such as --text, may also stand without a command. More commands, for other programs and for the work on the game: match, engine, legal, perft, render, completions
help-play = Play in a window or in the terminal
help-rules = Explain the rules of a game with its options, or show another page about the game
help-rules-notes = Without options, the page is about the rules of a game that “cannon play” starts. In a game in the terminal, “help rules” shows the same page about that game.
help-puzzles = List puzzles, or prove them
help-puzzles-notes = docs/puzzles.md explains the themes, the rating and the file.
help-puzzles-list = List puzzles, one per line: identifier, game, rules, theme and rating
help-puzzles-check = Prove puzzles by exhaustive search: the first move is the only solution, it answers every reply, and no win is shorter
help-schemes = List the schemes of a game, which are boards with units, or check scheme files
help-schemes-notes = A scheme with errors cannot be played; warnings are only advice. The exit status is 2 if any scheme has errors.
help-analyse = Show the best moves in a position, or assess every move of a saved game
help-analyse-notes = Scores are those of the side to move, in soldiers. The last line says why the best move is good. In a saved game, ?!, ? and ?? mark moves that cost at least 5, 10 or 15 percentage points of the chance to win. docs/analysis.md has the formulas. Without limits, 100000 positions are searched for each move.
help-replay = Check every move of a saved game, and print its final position and its result
help-games = List saved games, also by position, opening, numbers of pieces or comments
help-explorer = Show which moves were played from a position in many games, with their results
help-explorer-show = Show which moves were played from a position in many games, with the results of these games
help-explorer-show-notes = Games that reach the position by different ways are counted together, each game once. The score is that of the side to move: a draw is half a win, and games without a result do not count.
help-explorer-build = Count games, and write the counts to a file for the explorer
help-print = Make a page: the rules, an empty board, a scheme, or a game with its variations
help-print-notes = The end of the file name, .pdf or .svg, decides the format of a page to print. Such a page is one sheet, black on white. A game is an HTML page that needs no other file.
help-print-reference = The rules of a game on one page
help-print-template = An empty board on which to design a scheme, with all symbols
help-print-scheme = A scheme with its units, terrain, mines and flags
help-print-game = A game with all its variations, comments, judgements, arrows and circles, as a page for browsers
help-match = Play a match of many games between two players: ranks, styles or other programs
help-match-notes =
    Players:
      RANK, RANK:STYLE       the computer by its rank: drummer, cadet, recruit, private, corporal, sergeant, ensign, lieutenant, captain, major, colonel, general, marshal, field-marshal, generalissimo, grandmaster, or rank:1 to rank:16; styles are plain, gunner, marcher, mason, fox
      RANK:STYLE:book        the same with its opening book, which is otherwise not used in matches
      engine:PROGRAM         another program that speaks the protocol in docs/protocol.md; quote as in a shell, such as engine:'/my programs/cannon' engine
      greedy                 plays the move that looks best at once
      random                 plays random legal moves

    Games are numbered from 0. Each pair of games has the same opening, with sides swapped, and with --boards each pair is played on the next board. In the report, South is Dark in Cannon and White in Tank Chess. With --out, an interrupted match resumes where it stopped. Matches that differ only in the seed can be played on several machines and combined with --summary. “cannon-lab match --sprt” ends a match by a sequential test, and “cannon-lab ratings” rates the players of several matches.
help-engine = Run as an engine for other programs, with a text protocol on standard input and output
help-engine-notes = docs/protocol.md describes the protocol. In the example, the lines below the command are typed.
help-legal = List the legal moves in a position
help-perft = Count the sequences of moves from a position, to test the rules
help-render = Render the 3D board to a picture or an animation without opening a window
help-doctor = Print a report about this computer and the files of the game, for help with a problem
help-completions = Print the completions of a shell for this command line
help-manual = Write the pages of the manual about this command line
help-help = Show the help of the program or of a command

## Arguments. Words of the command line, such as drummer or first, are typed as they are.
help-arg-comment = List only games whose comments have these words
help-arg-games-folder = The folder of the games; by default the folder in which the window saves them. An index is kept in the folder
help-arg-collection = Look into this file, which `cannon explorer build` has written, instead of a folder of games
help-arg-collection-out = Write the counts to this file; by default the file in which the explorer of the window looks for games of the computer
help-arg-counted-files = The files of saved games, of matches (`cannon match --out`) or of games of other programs, or folders of such files
help-arg-counted-moves = Count the moves of each game up to this one
help-arg-explored-folder = Count the games in this folder; by default those in the folder in which the window saves games. An index is kept in the folder
help-arg-min-games = Keep only positions from which at least this many games went on
help-arg-language = Language of all texts: en, es, de or ja; by default that of the system, or the one in the settings of the window
help-arg-dark = Who plays the bottom side (Dark, or White in Tank Chess): human, or the computer by its rank: drummer, cadet, recruit, private, corporal, sergeant, ensign, lieutenant, captain, major, colonel, general, marshal, field-marshal, generalissimo or grandmaster, or rank:1 to rank:16. A style may follow, as in ensign:fox: gunner, marcher, mason or fox
help-arg-light = Who plays the top side (Light, or Black in Tank Chess)
help-arg-game = The game: cannon or tank-chess
help-arg-listed-game = List only games of this game, cannon or tank-chess. Openings and numbers of pieces are read in its notation, or in that of Cannon
help-arg-material = List only games with these numbers of pieces in one of their positions, by the letters of position texts, such as `d=5 l=3..8`
help-arg-mirror = Find the mirror image of the position from left to right, too
help-arg-opening = List only games that begin with these moves, in one argument. In Cannon, they follow the towns, unless they begin with them
help-arg-reached = List only games that reach this position, or have a variation that does: a position as text in one argument
help-arg-rules = The rules: classic, blue-panther or igg; in Tank Chess the board, such as basic-16 (`cannon schemes` lists all boards)
help-arg-long-shot = Which of the two points between a cannon and a target three points away must be empty: the first, or both
help-arg-retreat-near = Which adjacent enemies allow a retreat: any piece, or only soldiers
help-arg-retreat-over = What may stand on the point that a retreat passes over: nothing (empty), or a piece of either side (any)
help-arg-cannon-of = Which three pieces form a cannon: only soldiers, or any pieces, so that a side’s own town can be one of them
help-arg-town = Whether players may leave their own town under attack (capture) or not (checkmate)
help-arg-shift-limit = How many times in a row the same cannon may shift; by default without limit
help-arg-board = The board to start on (Tank Chess), such as basic-16; `cannon schemes` lists all
help-arg-exit = How the Command may leave the board (Tank Chess): straight or diagonally (any), or only straight
help-arg-scheme = Start from the set-up in this scheme file (Tank Chess)
help-arg-tournament = Play by the published recommendations for tournaments: in Cannon, a cannon may shift three times in a row, or twice with --tournament=2. The house rules for draws apply unless --draws says otherwise
help-arg-draws = House rules for draws (not in the published rules): none, repetition (the third occurrence of a position), quiet-turns (100 moves in a row in which no piece is lost and no mine is cleared), or all; by default none
help-arg-clock = Time for each side: minutes, or minutes plus seconds per move (5+3), or none; decimals are allowed. The clocks start after the first move. In Tank Chess, 30 minutes are recommended on the 16 × 16 board, and 45 on the 20 × 20 board
help-arg-record = Save the game to this file after every move; if the file exists, resume the game in it
help-arg-open = Open the game, scheme or position in this file; the same as `cannon FILE`
help-arg-text = Play in the terminal instead of a window
help-arg-quality = Graphics quality
help-arg-windowed = Open a window of this size, in pixels
help-arg-help = Show this help
help-arg-version = Show the version
help-arg-command = The command to explain
help-arg-about = Description of the scheme made from the text
help-arg-at = Aim the camera at this place, such as e5, instead of the middle of the board; --zoom can then go closer
help-arg-badges = When the symbols of their kinds stand over the units of Tank Chess
help-arg-board-look = Material of the board, in games with an inlaid board
help-arg-boards = Take turns on several boards (Tank Chess): `all` for the built-in ones, or names of built-in boards and scheme files, separated by commas
help-arg-chosen = Show the board as if the player to move had selected the piece and the destination of this move
help-arg-match-clock = Clock of both players, who lose when they run out of time: minutes, or minutes plus seconds per move (0.1+0.05), or none. Do not play more games at the same time than this computer has processor cores
help-arg-concurrency = Number of games to play at the same time
help-arg-depth = Limit each search to this many moves ahead, of both sides together
help-arg-perft-depth = Length of the sequences of moves
help-arg-divide = Show the count for each first move separately
help-arg-evaluation = How positions are evaluated: as the level does (level, the default), by a weighted sum of features (linear), or by a learned network (network, the default with --network)
help-arg-except = Leave out some of --boards, such as those that a later match shall test as unseen
help-arg-face = Face of the board; by default the one that belongs to the rules of the game
help-arg-file = The file of a saved game, of a match (`cannon match --out`) or of games of another program, or a folder of such files
help-arg-files = Files of puzzles; by default the puzzles that come with the program
help-arg-first = The first player
help-arg-first-tc = Limit each search of the first player to nodes:N or ms:N, in place of the limit of both players
help-arg-focus = Blur everything but the middle of the board, as in a photograph (with --quality high)
help-arg-folder = Write the pages into this folder, which is made if it does not exist
help-arg-form = What to print of each scheme: a report, its position text or its file
help-arg-fps = Frames per second of the animation
help-arg-frames = Write an animation of the saved game as PNG files in this folder instead
help-arg-from = Start the animation after this many moves
help-arg-from-text = Make a scheme from this position text and show it
help-arg-engine-game = The game to start with, which is also the game of --weights; other programs can change it later with `setoption`
help-arg-games = Number of games to play, which is 40 by default
help-arg-gif = Write an animation of the saved game to this GIF file instead
help-arg-ground = Look of the board, in games whose board shows a landscape
help-arg-hash = Memory for positions that were searched before, in MiB
help-arg-html = Write the review of a saved game to this file, too, as an HTML page with a graph and board diagrams; an existing file is replaced
help-arg-json = Print JSON, for other programs
help-arg-puzzles-list-json = Print one JSON object per line, which is also the format of the files
help-arg-lines = Number of best lines to show; by default 3, or 2 for each position of a saved game
help-arg-max-plies = Number of moves of both sides after which a game counts as a draw
help-arg-moment = Show the animation of the last move this many seconds after its start; with --pointer, show the reaction to a click there that plays nothing
help-arg-movetime = Limit each search to this many milliseconds
help-arg-name = Name of the scheme made from the text
help-arg-network = Evaluate positions with the network in this file instead of the one that is built in
help-arg-nodes = Limit each search to this many positions (nodes)
help-arg-puzzles-check-nodes = Limit each part of a proof to this many positions (nodes)
help-arg-number = The number of the game in a file or folder of several games, counted from 0
help-arg-only-game = Only puzzles of this game: cannon or tank-chess
help-arg-openings = Openings of the games: random:N for N random moves after which neither side is ahead
help-arg-out = Write the page to this file, a PDF or an SVG file by the end of its name; an existing file is replaced
help-arg-match-out = Write every game to this file; if the file exists, resume the match in it
help-arg-render-out = Write the picture to this PNG file
help-arg-paper = Size of the paper
help-arg-patience = Seconds to wait for another program, beyond --movetime, before it loses; by default 1 with --movetime, the time on its clock with --clock alone, and 60 otherwise
help-arg-pieces = Material of the pieces
help-arg-ply = Show the position of the saved game after this many moves; by default the last position
help-arg-pointer = With --chosen, the place that the player points at, such as e5
help-arg-position = The position as text in one argument, or `start`
help-arg-position-file = Read the position from this file instead (Tank Chess)
help-arg-moves = Play these moves first: words with spaces between them, in one argument
help-arg-rise = Raise the camera by this many degrees, or lower it if negative
help-arg-room = Room around the table
help-arg-saved-game = Use the game in this file instead of a position: a saved game, or a game of a match (`cannon match --out`) or of another program
help-arg-print-game-out = Write the page to this HTML file; an existing file is replaced
help-arg-print-scheme-scheme = The name of a built-in scheme (`cannon schemes` lists them), or a scheme file
help-arg-schemes = Schemes to show: names of built-in schemes, or scheme files. Without any, the built-in schemes are listed, one per line
help-arg-second = The second player
help-arg-second-tc = Limit each search of the second player to nodes:N or ms:N, in place of the limit of both players
help-arg-seed = Seed of the openings and of the mistakes of the levels
help-arg-shell = The shell
help-arg-size = Size of the picture, in pixels
help-arg-print-template-size = Squares on each side of the board
help-arg-style = Playing style of the evaluation: plain, gunner, marcher, mason or fox
help-arg-summary = Play nothing, and report on all games in these files together
help-arg-tc = Limit each search of both players: nodes:N is the same as --nodes N, and ms:N the same as --movetime N
help-arg-theme = Only puzzles with this theme, such as win-2 or only-defence
help-arg-threads = Number of threads
help-arg-to = End the animation after this many moves; by default at the end of the game
help-arg-topic = The page: the rules in force, tips, the published versions of the rules, or about the game
help-arg-turn = Turn the camera around the table to the right by this many degrees
help-arg-view = View of the camera: from the seat of a side, from straight above or from low above the table
help-arg-weights = Use the weights in this file, which `cannon-lab tune` writes, for the linear evaluation; styles then differ only in the moves that they prefer
help-arg-zoom = Distance of the camera as a factor: closer below 1, farther above 1

# What players are told about errors, in whole sentences. { $reason } is such a sentence, too; { $system } is what the system says, in its own words.

## Files and folders.
error-in-file = { $file }: { $reason }
error-file-missing = { $file }: there is no such file or folder.
error-file-permission = { $file }: you do not have permission to read or change it.
error-file-read-only = { $file }: it is on a read-only disk.
error-file-disk-full = { $file }: the disk is full.
error-file-too-large = { $file }: the file is too large for this disk.
error-file-exists = { $file }: a file with this name already exists.
error-file-not-text = { $file }: this is not a text file.
error-file-end = { $file }: the file could not be read completely.
error-file-is-folder = { $file }: this is a folder, not a file.
error-file-not-folder = { $file }: this is not a folder, or part of its path is not one.
error-file-name = { $file }: the system does not allow this name.
error-file-busy = { $file }: another window or program is using it.
error-file-memory = { $file }: there is not enough memory.
error-file-not-regular = { $file }: this is not a regular file.
error-file-not-in-library = { $file }: this file is not among the saved games.
error-file-other = { $file }: the system reports: { $system }.
error-input = The input cannot be read. The system reports: { $system }.
error-output = The output cannot be written. The system reports: { $system }.

## Contents of files. The line is 0 if the place is unknown.
error-too-long = The text is too long; at most { $kilobytes } KB are allowed.
error-not-text = This is not valid text; there is an error after { $bytes } bytes.
error-too-new = This was written by a newer version of the program (format version { $found }). This program reads versions up to { $newest }.
error-version = The field “version” is missing or invalid.
error-json-end = The text ends unexpectedly at line { $line }, column { $column }.
error-json-syntax = The text is not valid JSON at line { $line }, column { $column }.
error-json-missing-field = { $line ->
    [0] The field “{ $name }” is missing.
   *[other] The field “{ $name }” is missing, at line { $line }, column { $column }.
}
error-json-unknown-field = { $line ->
    [0] Unknown field “{ $name }”.
   *[other] Unknown field “{ $name }” at line { $line }, column { $column }.
}
error-json-duplicate-field = { $line ->
    [0] The field “{ $name }” appears twice.
   *[other] The field “{ $name }” appears twice, the second time at line { $line }, column { $column }.
}
error-json-unknown-value = { $line ->
    [0] “{ $name }” is not a valid value.
   *[other] “{ $name }” is not a valid value, at line { $line }, column { $column }.
}
error-json-wrong-value = { $line ->
    [0] A value is of the wrong kind or out of range.
   *[other] The value at line { $line }, column { $column } is of the wrong kind or out of range.
}
error-json-other = { $line ->
    [0] A value is not valid.
   *[other] The value at line { $line }, column { $column } is not valid.
}
error-in-ruleset = The rules are not valid. { $reason }
error-in-position = The position is not valid. { $reason }
error-unknown-preset = There is no ruleset called “{ $name }”.
error-unknown-game = There is no game called “{ $game }”.
error-unknown-style = There is no style called “{ $name }”. Available styles: { $styles }.

## Saved games. South and north are the words in the file.
error-record-format = This is not a saved game.
error-record-level = The level of “{ $side }” is { $level }. Levels are { $least } to { $most }.
error-record-time = The clock of “{ $side }” shows more than a hundred hours.
error-record-clock = The clock after move { $number } shows more than a hundred hours.
error-record-clocks = The number of clock times ({ $clocks }) does not match the number of moves ({ $actions }).
error-record-action = Move { $number } ({ $action }) cannot be played. { $reason }
error-record-result = The result does not match the last position. The file says: { $written } The board says: { $board }
error-record-going-on = The game is not over.
error-record-actions = The game has more than { $limit } moves.
error-record-variation = Variation { $number } has no beginning. { $reason }
error-record-variation-action = In variation { $variation }, move { $number } ({ $action }) cannot be played. { $reason }
error-record-notes = Note { $number } cannot be read. { $reason }
error-record-line = There is no line { $line } before it.
error-record-ply = Line { $line } has no position { $ply } of its own.
error-notes-comment = A comment has more than { $limit } characters.
error-notes-shapes = There are more than { $limit } arrows and circles in one position.
error-notes-off-board = The arrow or circle { $shape } is not on the board.
error-notes-all-comments = All comments of a game together have at most { $limit } characters.
error-notes-all-shapes = A game has at most { $limit } arrows and circles.

## Files of matches, which `cannon match --out` writes.
error-match-format = This is not a match file.
error-match-empty = No game of this match is finished yet.
error-match-several = There are { $games } games here. Choose one by its number, for example with --number { $first }.
error-match-number = There is no game number { $number }. The numbers are { $least } to { $greatest }.
error-match-single = This is a single game, which has no number. Omit --number.

## Games of other programs. A round has a move of each player.
error-import-character = Line { $line }, column { $column }: { $reason }
error-import-turn = Round { $round }, move { $turn }: { $reason }
error-import-numbered = Game { $number }: { $reason }
error-import-unknown = No game was found. You can read saved games, the games of a match, games of Abstract Play (JSON) and boardspace.net (SGF), PGN and lists of moves.
error-picture-no-position = The picture does not say which position it shows. Pictures saved by this program do, unless another program has converted them.
error-picture-damaged = The picture is damaged, or it is not a PNG file.
error-import-many = There are more than { $limit } games.
error-import-field = The field “{ $name }” is missing or has a wrong value.
error-import-game = “{ $name }” is another game.
error-import-variant = Games with the variant “{ $name }” cannot be read.
error-import-after-end = “{ $text }” stands after the end of the game.
error-import-no-moves = There are no moves.
error-import-expected = “{ $sign }” is expected here.
error-import-unexpected = “{ $text }” is not expected here.
error-import-tag = The tag { $name } has the wrong value “{ $value }”.
error-import-operation = Operation { $number } (“{ $text }”) cannot be read.
error-import-order = Operation { $number } (“{ $text }”) does not fit the operations before it.
error-abstract-play-game = Games of { $game } cannot be written for Abstract Play.
error-abstract-play-rules = Abstract Play has other rules. Only games with the rules “classic” can be written for it.
error-abstract-play-start = Abstract Play has only games from the usual start.

## Actions as text.
error-at-column = At character { $column }: { $reason }
error-no-action = A move is expected here. Examples: { $examples }.
error-action-point = A point is expected here, a1 to j10.
error-action-square = A square is expected here, A1 to X24.
error-action-sign = “{ $sign }” is not the sign of any move. The signs are - x / > * @.
error-action-surplus = Only { $marks } may follow the move.
error-action-arrow = “>” and the destination square are expected here.
error-action-slash = “/” and the direction that the unit faces are expected here.
error-action-facing = A direction is expected here: N, NE, E, SE, S, SW, W or NW.
error-action-line = { $target } is neither straight ahead nor at 45° to the side of a unit on { $square } facing { $facing }.
error-action-unit = The unit on { $square } is not “{ $letter }”.
error-action-several = Several units can do this. Write the square of one of them first: { $squares }.
error-action-bracket = “)” is expected here.

## Positions as text.
error-in-board = In the board, at character { $column }: { $reason }
error-in-side = In the side-to-move field, at character { $column }: { $reason }
error-in-remarks = In the remarks, at character { $column }: { $reason }
error-unknown-letter = “{ $letter }” is not valid here.
error-rank-points = Rank { $rank } has { $points ->
    [one] one point
   *[other] { $points } points
} instead of 10.
error-rank-count = The board has { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
} instead of 10.
error-rank-squares = Rank { $rank } has { $squares ->
    [one] one square
   *[other] { $squares } squares
}, but the board has { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}.
error-board-ranks = { $ranks ->
    [one] A board cannot have only one rank.
   *[other] A board cannot have { $ranks } ranks.
}
error-no-side = The side to move is missing. It must be one of these letters: { $letters }.
error-wrong-side = The side to move must be one of these letters: { $letters }.
error-remark = This is not a remark. Examples: { $examples }.
error-remark-twice = This remark appears twice.
error-fourth-field = Nothing may follow the third part.
error-unit-facing = The direction that the unit faces is missing: N, NE, E, SE, S, SW, W or NW.
error-parenthesis = “)” is expected here.

## Files of positions and schemes.
error-position-format = This is not a saved position.
error-scheme-format = This is not a scheme.
error-grid-lines = The board has { $lines } lines; at most { $most } are possible.
error-grid-line = Line { $line } of the board has { $squares ->
    [one] one square
   *[other] { $squares } squares
}, but the board has { $lines ->
    [one] one line
   *[other] { $lines } lines
}.
error-grid-sign = Line { $line } of the board, column { $column }: “{ $sign }” is not valid here.
error-scheme-facing = A direction is given for { $square }, but no unit stands there.
error-scheme-under = Terrain “{ $name }” is given under { $square }, but nothing stands there, or there is no such terrain.
error-scheme-unplayable = This scheme cannot be played. { $reason }
error-list = { $first } { $rest }
error-unit-letter = { $square }: there is no unit “{ $letter }”.
error-terrain-name = There is no terrain “{ $name }”.
error-square-twice = { $square } is listed twice.
error-unknown-board = There is no board called “{ $name }”. Available boards: { $names }.

## Players.
error-profile-format = This is not a player file.
error-profiles-damaged = The player file was damaged and has been replaced by an empty one. The old file was kept as { $file }. { $reason }
error-player-name = A player needs a name.
error-player-name-length = A name can have at most { $most } characters; this one has { $characters }.
error-player-taken = A player called “{ $name }” already exists.
error-players = There can be at most { $most } players.
error-player-unknown = This player no longer exists.

## Window, pictures and animations.
error-no-display = There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.
error-display-unavailable = The window system is not responding, or its libraries are missing. The system reports: { $system }.
error-adapter-forbidden = There is no usable graphics adapter: WGPU_BACKEND excludes all of them.
error-adapter = There is no usable graphics adapter. The system reports: { $system }.
error-picture-size = An image of { $width } × { $height } pixels is too large; width and height can be at most { $limit } pixels.
error-picture-place = There is no such square on the board, which has { $size } files and { $size } ranks.
error-picture-choice = This move needs no selection, so there is nothing to show.
error-picture-position = The position cannot be shown. { $reason }
error-picture-none = The graphics adapter returned no image.

## Networks of the computer player. Numbers of bytes are counted from the start of the file.
error-network-file = This is not a network file.
error-network-version = The network file is in format version { $found }; version { $expected } is required.
error-network-length = The network file has { $found } bytes instead of { $expected }.
error-network-shape = The network does not have the expected structure: at byte { $byte }, there is { $found } instead of { $expected }.
error-network-checksum = The network file is damaged: its checksum is { $found } instead of { $expected }.
error-network-number = The network file is damaged: the number at byte { $byte } is { $found }, which is not between { $least } and { $most }.

## The memory of the computer player.
error-table-memory = There is not enough memory for a table of { $mebibytes } MiB.

## The command line. Options and their values are typed as they are.
error-usage = { $reason } See { $help }.
error-usage-no-value = { $argument } needs a value. { $reason }
error-usage-value = “{ $value }” is not a valid value for { $argument }. { $reason }
error-usage-bad-value = “{ $value }” is not a valid value for { $argument }. { $reason }
error-usage-help = See the help for the possible values.
error-usage-unknown = There is no option or argument “{ $argument }” here.
error-usage-unknown-meant = There is no option “{ $argument }” here. Did you mean { $meant }?
error-usage-command = There is no command “{ $argument }”.
error-usage-no-command = A command is missing: one of { $commands }.
error-usage-conflict = { $argument } cannot be given twice or together with { $other }.
error-usage-required = Missing: { $argument }.
error-usage-equals = The value of { $argument } must follow an equals sign.
error-usage-too-many = “{ $value }” is one value too many for { $argument }.
error-usage-count = { $argument } has the wrong number of values.
error-usage-not-text = An argument is not valid text.
error-usage-other = The command line is not understood.
error-value-integer = A whole number from { $least } to { $most } is expected.
error-value-number = A number from { $least } to { $most } is expected.
error-value-seat = Possible values: human, a rank ({ $ranks }), rank:1 to rank:{ $most }, or a rank with a style, such as ensign:fox.
error-value-draws = Possible values: none, repetition, quiet-turns or all.
error-value-clock = Possible values: none, minutes such as 10 or 0.5, or minutes and seconds such as 5+3, each at most { $most }.
error-value-game = Available games: { $games }.
error-value-language = Available languages: { $tags }.
error-value-size = Width and height in pixels are expected, such as 1280x720, each at most { $most }.
error-value-place = A letter and a number are expected, such as e5.
error-unknown-rules = There is no ruleset called “{ $name }”. Available rulesets: { $names }.
error-switch-of-other-game = { $switch } is an option of { $other }, but the game is { $game }. Omit it.
error-no-schemes = { $game } has no schemes. Name another game with --game, or omit --scheme.
error-no-shifts = { $game } has no shifts to limit. Give --tournament without a number.
error-record-own-rules = { $file } has its own game, rules and clocks. Omit --game, --scheme, --clock, --tournament, --draws and all options for rules.
error-scheme-and-board = A scheme has its own board. Omit --board and --rules.
error-two-boards = Two boards were given: { $first } and { $second }.
error-unknown-file = No game, position or scheme was found. You can open saved games, the games of a match, games of Abstract Play (JSON) and boardspace.net (SGF), PGN, lists of moves, positions and schemes.

## Commands. { $detail } is technical and English in every language.
error-unexpected = The program could not do this. It reports: { $detail }.
error-file-detail = { $file }: this file cannot be used. The program reports: { $detail }.
error-in-line = { $file }, line { $line }: { $reason }
error-no-folder = { $file }: the folder { $folder } does not exist.
error-no-search-result = The computer found no move in { $position }.
error-no-opening = No balanced opening of { $moves ->
    [one] one random move
   *[other] { $moves } random moves
} was found in { $attempts } attempts.
error-thread = The system cannot start another thread. It reports: { $system }.
# Only in the laboratory, a program for developers.
error-laboratory = { $text }
error-moved = “cannon { $command }” is now “cannon-lab { $command }”, a command of the laboratory. Developers build it with “cargo build --release -p cannon-lab”.
error-neither-game-nor-scheme = This is neither a saved game nor a scheme. { $reason }
error-number-without-record = --number chooses a game in a file or folder of several games. Name it with --record.
error-record-rules = { $file } has its own game and rules. Omit --game and all options for rules.
error-position-and-scheme = A position and a scheme were given. Omit one of them.
error-no-position-files = { $game } has no position files. Give the position as text.
error-html-position = --html writes the review of a game, not of a position. Name a game with --record.
error-no-page = { $game } has no page “{ $topic }”. Available pages: { $topics }.
error-scheme-start = In a scheme, White moves first, both Commands are on the board, and nothing is held or destroyed yet.
error-schemes-unplayable = These schemes cannot be played: { $names }.
error-puzzles-unsound = These puzzles are not sound: { $names }.
error-boards-and-board = --boards names the boards. Omit --board and --rules.
error-except-board = --except { $name }: this board is not among --boards.
error-except-all = There is no board left. Name fewer boards with --except.
error-match-sprt = This match was played with --sprt { $hypotheses }. “cannon-lab match --summary” reports on its test.
error-match-player = { $player } cannot play. The program reports: { $detail }.
error-match-other = { $file } holds another match: { $what } is { $theirs } there and { $ours } here.
error-match-busy = { $file }: another match is writing to this file.
error-match-version = The format version is { $found }, but this program reads version { $expected }.
error-render-chosen = “{ $move }” cannot be shown with --chosen. { $reason }
error-render-not-legal = This move cannot be played here.
error-render-moment-pointer = With --chosen, --moment also needs --pointer, the place that is clicked.
error-render-moment-record = --moment shows the last move of a saved game. Give --record instead of a position.
error-render-nothing = There is nothing to write. Give --out, --gif or --frames.
error-render-range = There is nothing to animate from move { $from } to move { $to }. { $moves ->
    [one] The game has one move.
   *[other] The game has { $moves } moves.
}
error-render-ply = There is no move { $ply } to show. { $moves ->
    [one] The game has one move.
   *[other] The game has { $moves } moves.
}
error-render-no-window = { $file } was not written: this program was built without the 3D half (feature “gui”).
error-usage-command-meant = There is no command “{ $argument }”. Did you mean { $meant }?
error-value-page = The name of a file is expected that ends in .pdf or .svg.
error-value-html = The name of a file is expected that ends in .html.
error-value-theme = Available themes: { $themes }.
error-value-search-limit = Possible values: nodes:N or ms:N, where N is at least 1, and at most { $most } milliseconds.
error-value-openings = Possible values: random:N, where N is from 0 to { $most }.
error-value-player = Possible values: a rank ({ $ranks }), rank:1 to rank:{ $most }, a rank with a style, such as ensign:fox, either of them with :book, engine:PROGRAM, greedy or random.
error-value-program = Name a program after “engine:”.
error-value-quote = A quotation mark is not closed, or nothing follows the last backslash.

## Why the program ended after a failure of the graphics device. The crash report has it.
recovery-lost-again = The graphics device was lost several times within a minute.
recovery-not-back = The graphics device was lost and cannot be used again. { $reason }
recovery-memory = The graphics device has no memory left. Choose a lower graphics quality in the settings, or start with --quality low.
recovery-failed = The graphics device failed. It reports: { $detail }

## What is sought in saved games.
error-search-position = This is not a position of { $game }. { $reason }
error-search-positions = { $first } { $second }
error-search-opening = In the opening, move { $number } ({ $action }) cannot be played. { $reason }
error-search-opening-empty = The opening has no moves.
error-search-opening-long = The opening has more than { $limit } moves.
error-search-material = “{ $text }” is not a number of pieces. Examples: d=5, d=3..8, d=3.. and d=..8.
error-search-letter = “{ $letter }” is not a piece of { $game }. Letters of pieces: { $letters }.
error-search-range = No number is within “{ $text }”. Give the smaller number first.
error-search-twice = “{ $letter }” is given twice.
error-search-material-empty = No numbers of pieces are given. Example: d=5.

## Other programs that play. The lines and the status are in the words of the program and the system.
error-engine-start = The program cannot be started. { $reason }
error-engine-not-runnable = { $file } is not a program that can be run. A script needs its interpreter as the program, such as python3, and the script as an argument.
error-engine-ended = The program ended by itself ({ $status }).
error-engine-closed = The program no longer takes or gives lines.
error-engine-no-game = The program does not play this game.
error-engine-no-rules = The program knows only the usual rules of the game.
error-engine-no-action = The program found no move.
error-engine-illegal = The program answered “{ $answer }”. { $reason }
error-engine-timeout = The program did not answer in time.
error-engine-timeout-lines = The program did not answer in time. The last of its { $lines } other lines was “{ $line }”.
error-engine-flood = The program wrote { $lines } lines without an answer. The last one was “{ $line }”.
error-engine-interrupted = The program was interrupted.
error-engine-said = { $fault } It said: “{ $said }”.

## Files with the counts of games, for the explorer.
error-collection-none = This is not a file of the explorer. “cannon explorer build” makes such files.
error-collection-version = This file of the explorer has version { $version }, which this program does not know. Make the file again.
error-collection-damaged = This file of the explorer is damaged. Make the file again.
error-collection-game = This file of the explorer is about { $found }, not about { $wanted }.
error-collection-few = { $games ->
        [one] No game has a move to count.
       *[other] No position was reached by { $games } games. Choose a smaller number, or add games.
    }
error-collection-large = The file would have { $mebibytes } MiB; at most { $most } MiB are possible. Keep only positions of more games, or count fewer moves of each game.

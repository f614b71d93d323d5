# What players are told about errors, in whole sentences. { $reason } is such a sentence, too; { $system } is what the system says, in its own words.

## Files and folders.
error-in-file = { $file }: { $reason }
error-file-missing = { $file }: there is no such file or folder.
error-file-permission = { $file }: you do not have permission to read or change it.
error-file-read-only = { $file }: it is on a disk that can only be read.
error-file-disk-full = { $file }: the disk is full.
error-file-too-large = { $file }: the file is too large for this disk.
error-file-exists = { $file }: there is a file of this name already.
error-file-not-text = { $file }: the file is not a text.
error-file-end = { $file }: the file could not be read to its end.
error-file-is-folder = { $file }: this is a folder, not a file.
error-file-not-folder = { $file }: this is not a folder, or part of its path is not one.
error-file-name = { $file }: the system does not allow this name.
error-file-busy = { $file }: another window or program is using it.
error-file-memory = { $file }: there is not enough memory.
error-file-not-regular = { $file }: this is not an ordinary file.
error-file-not-in-library = { $file }: this file is not among the saved games.
error-file-other = { $file }: the system reports: { $system }.
error-input = The input cannot be read. The system reports: { $system }.
error-output = The output cannot be written. The system reports: { $system }.

## Contents of files. The line is 0 if the place is unknown.
error-too-long = The text is too long; at most { $kilobytes } KB are allowed.
error-not-text = This is not a text: there is a fault after { $bytes } bytes.
error-too-new = A newer version of the program wrote this: version { $found } of the format. This program can read versions up to { $newest }.
error-version = The field “version” is missing or is not a version.
error-json-end = The text ends too early, at line { $line }, column { $column }.
error-json-syntax = The text is damaged at line { $line }, column { $column }: it is not JSON there.
error-json-missing-field = { $line ->
    [0] The field “{ $name }” is missing.
   *[other] The field “{ $name }” is missing, at line { $line }, column { $column }.
}
error-json-unknown-field = { $line ->
    [0] There is no field “{ $name }”.
   *[other] There is no field “{ $name }”, which is at line { $line }, column { $column }.
}
error-json-duplicate-field = { $line ->
    [0] The field “{ $name }” is there twice.
   *[other] The field “{ $name }” is there twice, the second time at line { $line }, column { $column }.
}
error-json-unknown-value = { $line ->
    [0] “{ $name }” is not a possible value.
   *[other] “{ $name }” is not a possible value, at line { $line }, column { $column }.
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
error-unknown-preset = There are no rules called “{ $name }”.
error-unknown-game = There is no game called “{ $game }”.
error-unknown-style = There is no style called “{ $name }”. There are: { $styles }.

## Saved games. South and north are the words in the file.
error-record-format = This is not a saved game.
error-record-level = The level of “{ $side }” is { $level }. Levels are { $least } to { $most }.
error-record-time = The clock of “{ $side }” has more than a hundred hours.
error-record-clock = The clock after turn { $number } has more than a hundred hours.
error-record-clocks = The file has { $clocks } clock times for { $actions } turns.
error-record-action = Turn { $number } ({ $action }) cannot be played. { $reason }
error-record-result = The result does not fit the last position. The file says: { $written } The board says: { $board }
error-record-going-on = The game is not over.
error-record-actions = The game has more than { $limit } turns.

## Files of matches, which `cannon match --out` writes.
error-match-format = This is not a file of a match.
error-match-empty = No game of this match is finished yet.
error-match-several = This is a match of { $games } games. Choose one by its number, for example with --number { $first }.
error-match-number = There is no game with the number { $number }. The numbers are { $least } to { $greatest }.
error-match-single = This is a single game, which has no number. Leave out --number.

## Actions as text.
error-at-column = At character { $column }: { $reason }
error-no-action = There is no action here. Examples: { $examples }.
error-action-point = A point is expected here, a1 to j10.
error-action-square = A square is expected here, A1 to X24.
error-action-sign = “{ $sign }” does not stand for any action. The signs are - x / > * @.
error-action-surplus = Nothing may follow the action but { $marks }.
error-action-arrow = “>” is expected here, and then the square to which the unit goes.
error-action-slash = “/” is expected here, and then the direction in which the unit looks.
error-action-facing = A direction is expected here: N, NE, E, SE, S, SW, W or NW.
error-action-line = { $target } is neither straight ahead nor 45° to the side of a unit on { $square } that looks { $facing }.
error-action-unit = The unit on { $square } is not “{ $letter }”.

## Positions as text.
error-in-board = In the board, at character { $column }: { $reason }
error-in-side = In the side to move, at character { $column }: { $reason }
error-in-remarks = In the remarks, at character { $column }: { $reason }
error-unknown-letter = “{ $letter }” means nothing here.
error-rank-points = Rank { $rank } has { $points } points instead of 10.
error-rank-count = The board has { $ranks } ranks instead of 10.
error-rank-squares = Rank { $rank } has { $squares } squares, but there are { $ranks } ranks.
error-board-ranks = The board has { $ranks } ranks.
error-no-side = The side to move is missing. It is one of these letters: { $letters }.
error-wrong-side = The side to move is one of these letters: { $letters }.
error-remark = This is not a remark. Examples: { $examples }.
error-remark-twice = This remark is there twice.
error-fourth-field = Nothing may follow the third part.
error-unit-facing = The direction in which the unit looks is missing: N, NE, E, SE, S, SW, W or NW.
error-parenthesis = “)” is expected here.

## Files of positions and schemes.
error-position-format = This is not a saved position.
error-scheme-format = This is not a scheme.
error-grid-lines = The board has { $lines } lines; at most { $most } are possible.
error-grid-line = Line { $line } of the board has { $squares } squares, but the board has { $lines } lines.
error-grid-sign = Line { $line } of the board, column { $column }: “{ $sign }” means nothing here.
error-scheme-facing = A direction is given for { $square }, but no unit stands there.
error-scheme-under = There is terrain “{ $name }” under { $square }, but nothing stands there, or there is no such terrain.
error-scheme-unplayable = This scheme cannot be played. { $reason }
error-list = { $first } { $rest }
error-unit-letter = { $square }: there is no unit “{ $letter }”.
error-terrain-name = There is no terrain “{ $name }”.
error-square-twice = { $square } is named twice.
error-unknown-board = There is no board called “{ $name }”. There are: { $names }.

## Players.
error-profile-format = This is not a file of players.
error-profiles-damaged = The file of players was damaged and has been replaced by an empty one. The old file was kept as { $file }. { $reason }
error-player-name = A player needs a name.
error-player-name-length = A name has at most { $most } characters; this one has { $characters }.
error-player-taken = There is a player called “{ $name }” already.
error-players = There can be at most { $most } players.
error-player-unknown = There is no such player any more.

## Window, pictures and animations.
error-no-display = There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.
error-display-unavailable = The window system does not answer, or its libraries are missing. The system reports: { $system }.
error-adapter-forbidden = There is no usable graphics adapter: WGPU_BACKEND forbids every kind.
error-adapter = There is no usable graphics adapter. The system reports: { $system }.
error-picture-size = An image of { $width } × { $height } pixels is too large; at most { $limit } pixels are possible in width and height.
error-picture-place = The board has no such place: it has { $size } files and { $size } ranks.
error-picture-choice = Nothing is chosen before this action is played, so there is nothing to show.
error-picture-position = The position cannot be shown. { $reason }
error-picture-none = The graphics adapter returned no image.

## Networks of the computer player. Numbers of bytes are counted from the start of the file.
error-network-file = This is not a network file.
error-network-version = The network file has version { $found } of the format; version { $expected } is needed.
error-network-length = The network file has { $found } bytes instead of { $expected }.
error-network-shape = The network has another shape: at byte { $byte }, there is { $found } instead of { $expected }.
error-network-checksum = The network file is damaged: its checksum is { $found } instead of { $expected }.
error-network-number = The network file is damaged: the number at byte { $byte } is { $found }, and not from { $least } to { $most }.

## The memory of the computer player.
error-table-memory = There is not enough memory for a table of { $mebibytes } MiB.

## The command line. Options and their values are typed as they are.
error-usage = { $reason } See { $help }.
error-usage-no-value = { $argument } needs a value. { $reason }
error-usage-value = “{ $value }” is not a value for { $argument }. { $reason }
error-usage-bad-value = “{ $value }” is not a value for { $argument }. { $reason }
error-usage-help = The help says which values are possible.
error-usage-unknown = There is no option or argument “{ $argument }” here.
error-usage-unknown-meant = There is no option “{ $argument }” here. Did you mean { $meant }?
error-usage-command = There is no command “{ $argument }”.
error-usage-conflict = { $argument } cannot be given twice or together with { $other }.
error-usage-required = This is missing: { $argument }.
error-usage-equals = The value of { $argument } must follow an equals sign.
error-usage-too-many = “{ $value }” is one value too many for { $argument }.
error-usage-count = { $argument } has the wrong number of values.
error-usage-not-text = An argument is not a text.
error-usage-other = The command line cannot be understood.
error-value-integer = A whole number from { $least } to { $most } is expected.
error-value-number = A number from { $least } to { $most } is expected.
error-value-seat = Possible are human, a rank ({ $ranks }), rank:1 to rank:{ $most }, and a rank with a style, such as ensign:fox.
error-value-draws = Possible are none, repetition, quiet-turns and all.
error-value-clock = Possible are none, minutes such as 10 or 0.5, and minutes and seconds such as 5+3, each at most { $most }.
error-value-game = There are these games: { $games }.
error-value-language = There are these languages: { $tags }.
error-value-size = Width and height in pixels are expected, such as 1280x720, each at most { $most }.
error-value-place = A letter and a number are expected, such as e5.
error-unknown-rules = There are no rules called “{ $name }”. There are: { $names }.
error-switch-of-other-game = { $switch } belongs to { $other }, and the game is { $game }. Leave it out.
error-no-schemes = { $game } has no schemes. Name another game with --game, or leave out --scheme.
error-no-shifts = { $game } has no shifts to limit. Give --tournament without a number.
error-record-own-rules = { $file } has its own game, rules and clocks. Leave out --game, --scheme, --clock, --tournament, --draws and all options of rules.
error-scheme-and-board = A scheme has its own board. Leave out --board and --rules.
error-two-boards = Two boards are named: { $first } and { $second }.
error-unknown-file = Files of this kind are unknown here. You can open saved games, the games of a match, positions and schemes.

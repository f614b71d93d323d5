# The editors of schemes and positions, and the names of units and terrain.

## The list.
setups-heading = { $game ->
    [cannon] Positions
   *[tank-chess] Schemes
}
setups-own = { $game ->
    [cannon] Your positions
   *[tank-chess] Your schemes
}
setups-none = { $game ->
    [cannon] None yet. Set one up in the position editor.
   *[tank-chess] None yet. Create one in the scheme editor.
}
setups-shipped = { $game ->
    [cannon] Built-in position
   *[tank-chess] Built-in schemes
}
setups-choose = Choose
setups-open = Open
setups-edit = Edit

## The panels beside the board.
editor-ground = Terrain
editor-units = Units
editor-pieces = Pieces
piece-soldier = Soldier
piece-town = Town
editor-erase = Erase
editor-mirror = Symmetry
editor-mirror-about = Repeats every edit for the other side, on the opposite square.
editor-size = { $size } × { $size }
# Tools of objectives.
editor-hold-square = Square to hold
editor-exit-square = Exit square
editor-depot = Depot
# The objective of the scheme, between two buttons that choose another one.
editor-objective-none = No objective
editor-objective-hold = Hold squares
editor-objective-escort = Escort
editor-objective-depots = Destroy the depot
editor-objective-survivors = Last standing
# The number of the objective, between two buttons that change it.
editor-objective-turns = Hold for { $value } turns
editor-objective-armour = Depot armour { $value }
editor-objective-least = { $value ->
    [one] 1 unit needed
   *[other] { $value } units needed
}
editor-how = { $game ->
    [cannon] Drag to place pieces. A right click removes what is under the pointer.
   *[tank-chess] Drag to paint. Click a unit again, or press { KEY("turn_left") } or { KEY("turn_right") } over it, to rotate it. A right click removes what is under the pointer.
}
editor-name = Name
editor-about = Description
editor-nothing-wrong = No problems found.
editor-several-findings = { $count } problems on this square
editor-undo = Undo ({ KEY("undo") })
editor-redo = Redo ({ KEY("redo") })
editor-new = Empty board
editor-open = Open…
editor-copy = Copy text
editor-paste = Paste text
editor-save = Save
# Saves the scheme, or an empty template, as a page to print.
editor-print = Print
# Leaves the scheme editor.
editor-leave = Exit
editor-play = Play
editor-study = Study
editor-cannot-play = Cannot be played: { $reason }
editor-copy-name = Copy of { $name }
editor-copied = { $game ->
    [cannon] Position copied to the clipboard as position text.
   *[tank-chess] Scheme copied to the clipboard as text.
}
editor-pasted = { $game ->
    [cannon] Position pasted. Undo restores the previous one.
   *[tank-chess] Pasted “{ $name }”. Undo restores the previous scheme.
}
editor-paste-failed = { $game ->
    [cannon] The clipboard contains no position text. { $reason }
   *[tank-chess] The clipboard contains no valid scheme: { $reason }
}
editor-clipboard-empty = The clipboard contains no text.

## Positions of Cannon: the side to move, analysis and puzzles.
position-start = Start position
position-unnamed = Unnamed position
position-side-to-move = Side to move
position-summary = { $south ->
    [one] 1 soldier
   *[other] { $south } soldiers
} vs. { $north } · { $side } to move · { $rules }
position-summary-start = { $south } soldiers vs. { $north } · each side places its town first
editor-analyse = Analyse
editor-make-puzzle = Make puzzle
editor-solve-puzzle = Solve it
editor-keep-puzzle = Save puzzle
editor-puzzle-kept = Puzzle saved. Find it under Learn > Puzzles.
editor-puzzle-known = You have already saved this puzzle.
position-not-analysed = A position with errors cannot be analysed.
position-analysing = Thinking…
# { $side } is to move; the percentage is its chance to win.
position-chance = { $side }’s chance to win: { $percent }%
position-wins = { $side } wins by force in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
position-loses = { $side } loses by force in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
position-best-line = Best: { $line }
position-proving = Checking for a unique solution…
position-puzzle-found = This is a puzzle: it has exactly one solution.
position-puzzle = { $theme }, rated { $rating }
editor-no-puzzle-not-a-start = Not a puzzle: both towns must be on the board, and the game must not be over.
editor-no-puzzle-one-action = Not a puzzle: there is only one legal move.
editor-no-puzzle-several-wins = Not a puzzle: several first moves win in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: { $actions }
editor-no-puzzle-several-gains = Not a puzzle: several first moves win a soldier by force: { $actions }
editor-no-puzzle-better-than-gain = Not a puzzle: { $action } wins a soldier by force, but there is a better move.
editor-no-puzzle-nothing-forced = Not a puzzle: there is no forced win within { $turns } turns, no only defence and no way to win a soldier.
editor-no-puzzle-node-limit = Not a puzzle: there are too many possibilities to prove a solution.

## Positions of Cannon: errors and warnings.
position-two-towns = Each side may have only one town; the one on { $point } is a second.
position-town-off-home = The town on { $point } is not on its side’s home rank.
position-town-in-corner = The town on { $point } stands in a corner.
position-too-many-soldiers = Each side can have at most { $most } soldiers; the one on { $point } is one too many.
position-town-missing = The side that is not to move has no town, though the other side has placed one.
position-town-not-taken = A town is marked as taken although that is impossible.
position-no-such-cannon = The cannon recorded as { $side }’s last shift is not on the board.
position-over-shift-limit = { $side }’s cannon has shifted { $count } times in a row; the limit is { $limit }.
position-town-taken = { $side }’s town has been taken, so the game is over.
position-no-action = { $side } is to move but has no legal move, so the game is over.
position-takes-town = { $side } can take the town immediately.
position-no-soldiers = { $side } has no soldiers.
position-town-to-place = { $side }’s town is not on the board. { $side } places it on the first move.

## Terrain and units.
terrain-obstacle = Obstacle
terrain-water = Water (expansion)
terrain-hedge = Hedge (expansion)
terrain-low-obstacle = Low obstacle (expansion)
terrain-mine = Mine (expansion)
terrain-wreck = Wreck
terrain-flag = Flag (house rule)
unit-heavy = Heavy tank
unit-medium = Medium tank
unit-light = Light tank
unit-command = Command
unit-destroyer = Tank destroyer
unit-mortar = Heavy mortar
unit-super-heavy = Super-heavy tank (expansion)
unit-hunter = Tank hunter (expansion)
unit-amphibious = Amphibious tank (expansion)
unit-bulldozer = Bulldozer (expansion)
unit-minesweeper = Minesweeper (expansion)

## Schemes: size and units, errors and warnings.
scheme-extent = { $size } × { $size } · { $south ->
    [one] 1 unit
   *[other] { $south } units
} vs. { $north }
scheme-no-name = { $game ->
    [cannon] The position needs a name.
   *[tank-chess] The scheme needs a name.
}
scheme-size = The board is { $size } × { $size }. It must be between { $least } × { $least } and { $most } × { $most }.
scheme-off-board = { $square } is off the board.
scheme-on-terrain = Nothing can stand on the terrain at { $square }.
scheme-mine = The mine on { $square } is not on open ground.
scheme-flag = No unit can reach the flag on { $square }.
scheme-flag-pair = Flags come in pairs, one for each side.
scheme-too-many-units = A side can have at most { $most } units; the one on { $square } exceeds the limit.
scheme-two-commands = One side has a second Command on { $square }.
scheme-no-commands = Neither side has a Command.
scheme-not-left = A Command has already left the board.
scheme-flag-reached = The unit on { $square } is already on the enemy flag.
scheme-objective-no-squares = The objective has no marked squares.
scheme-objective-ground = The marked square { $square } must be open: no obstacle, water, mine or wreck.
scheme-objective-exit = The exit square { $square } is not on the far edge of its side.
scheme-objective-depot = Nothing else may stand on the depot’s square, { $square }.
scheme-objective-one-depot = Both depots are on { $square }.
scheme-objective-turns = The holding time must be { $least } to { $most } turns, not { $value }.
scheme-objective-armour = Depot armour must be between { $least } and { $most }, not { $value }.
scheme-objective-least = The number of units that a side must keep must be { $least } to { $most }, not { $value }.
scheme-objective-too-few = { $value ->
    [one] Both sides have no unit besides their Commands.
   *[other] Both sides have fewer than { $value } units besides their Commands.
}
scheme-objective-state = The scheme already contains progress towards the objective.
scheme-different-sets = { $unit }: { $south-side } has { $south }, { $north-side } has { $north }.
scheme-commands = { $count ->
    [0] { $side } has no Command.
   *[other] { $side } has { $count } Commands; only one is allowed.
}
scheme-beyond-home = The unit on { $square } is outside its side’s first three ranks.
scheme-disconnected = { $count ->
    [one] The open square { $square } cannot be reached from the others.
   *[other] { $count } open squares, such as { $square }, cannot be reached from the others.
}
scheme-first-turn-kill = The Command on { $square } can be destroyed from { $from } on the first turn.
scheme-first-turn-escape = The Command on { $square } can leave the board on the first turn.
scheme-first-turn-flag = The flag on { $square } can be taken from { $from } on the first turn.
scheme-first-turn-objective = The objective can be completed from { $square } on the first turn.
scheme-decided-at-start = The objective is already completed at the start.
scheme-not-symmetric = { $count ->
    [one] The board is not symmetrical: { $square } differs.
   *[other] The board is not symmetrical: { $count } squares differ, such as { $square }.
}
scheme-ring-blocked = The outer ring of squares is blocked at { $square }.
scheme-few-obstacles = Obstacles cover { $percent }% of the board. At least { $limit }% is recommended.
scheme-many-obstacles = Obstacles cover { $percent }% of the board. At most { $limit }% is recommended.

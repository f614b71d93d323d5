# The scheme editor, and the names of units and terrain.

## The list.
setups-heading = Schemes
setups-own = Your schemes
setups-none = None yet. Create one in the scheme editor.
setups-shipped = Built-in schemes
setups-choose = Choose
setups-open = Open
setups-edit = Edit

## The panels beside the board.
editor-ground = Terrain
editor-units = Units
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
editor-how = Drag to paint. Click a unit again, or press Q or E over it, to rotate it.
editor-name = Name
editor-about = Description
editor-nothing-wrong = No problems found.
editor-several-findings = { $count } problems on this square
editor-undo = Undo (Ctrl+Z)
editor-redo = Redo (Ctrl+Y)
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
editor-cannot-play = Cannot be played: { $reason }
editor-copy-name = Copy of { $name }
editor-copied = Scheme copied to the clipboard as text.
editor-pasted = Pasted “{ $name }”. Undo restores the previous scheme.
editor-paste-failed = The clipboard contains no valid scheme: { $reason }
editor-clipboard-empty = The clipboard contains no text.

## Terrain and units.
terrain-obstacle = Obstacle
terrain-water = Water (house rule)
terrain-hedge = Hedge (house rule)
terrain-low-obstacle = Low obstacle (house rule)
terrain-mine = Mine (house rule)
terrain-wreck = Wreck
terrain-flag = Flag (house rule)
unit-heavy = Heavy tank
unit-medium = Medium tank
unit-light = Light tank
unit-command = Command
unit-destroyer = Tank destroyer
unit-mortar = Heavy mortar
unit-super-heavy = Super-heavy tank (house rule)
unit-hunter = Tank hunter (house rule)
unit-amphibious = Amphibious tank (house rule)
unit-bulldozer = Bulldozer (house rule)
unit-minesweeper = Minesweeper (house rule)

## Schemes: size and units, errors and warnings.
scheme-extent = { $size } × { $size } · { $south ->
    [one] 1 unit
   *[other] { $south } units
} vs. { $north }
scheme-no-name = The scheme needs a name.
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
scheme-objective-depot = The depot needs the square { $square } for itself.
scheme-objective-one-depot = Both depots are on { $square }.
scheme-objective-turns = Squares can be held for { $least } to { $most } turns, not { $value }.
scheme-objective-armour = Depots can have armour { $least } to { $most }, not { $value }.
scheme-objective-least = A side can need { $least } to { $most } units beside its Command, not { $value }.
scheme-objective-too-few = Both sides have fewer than { $value } units beside their Commands.
scheme-objective-state = The objective is already under way.
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
scheme-first-turn-objective = The objective can be reached from { $square } on the first turn.
scheme-decided-at-start = The objective is already reached at the start.
scheme-not-symmetric = { $count ->
    [one] The board is not symmetrical: { $square } differs.
   *[other] The board is not symmetrical: { $count } squares differ, such as { $square }.
}
scheme-ring-blocked = The outer ring of squares is blocked at { $square }.
scheme-few-obstacles = Obstacles cover { $percent }% of the board. At least { $limit }% is recommended.
scheme-many-obstacles = Obstacles cover { $percent }% of the board. At most { $limit }% is recommended.

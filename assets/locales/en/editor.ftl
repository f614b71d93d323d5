# The editor of set-ups, and the words for what is on a board.

## The list.
setups-heading = Schemes
setups-own = Your schemes
setups-none = None yet. The scheme editor makes them.
setups-shipped = Schemes of the game
setups-choose = Choose
setups-open = Open
setups-edit = Edit

## The panels beside the board.
editor-ground = Ground
editor-units = Units
editor-erase = Erase
editor-mirror = Both sides alike
editor-mirror-about = What you do for one side is done for the other on the opposite square.
editor-size = { $size } × { $size }
editor-how = Drag to paint. Click a unit again, or press Q or E over it, to turn it.
editor-name = Name
editor-about = A word about it
editor-nothing-wrong = Nothing speaks against this scheme.
editor-several-findings = { $count } things at once on this square
editor-undo = Undo (Ctrl Z)
editor-redo = Redo (Ctrl Y)
editor-new = Empty board
editor-open = Open …
editor-copy = Copy text
editor-paste = Paste text
editor-save = Save
editor-leave = Leave
editor-play = Play
editor-cannot-play = Cannot be played: { $reason }
editor-copy-name = Copy of { $name }
editor-copied = The scheme’s text is in the clipboard.
editor-pasted = Pasted “{ $name }”. Undo brings back what was there.
editor-paste-failed = The clipboard holds no scheme: { $reason }
editor-clipboard-empty = There is no text in the clipboard.

## What is on a board.
terrain-obstacle = Obstacle
terrain-water = Water (house set)
terrain-hedge = Hedge (house set)
terrain-low-obstacle = Low obstacle (house set)
terrain-mine = Mine (house set)
terrain-wreck = Wreck
terrain-flag = Flag (house set)
unit-heavy = Heavy tank
unit-medium = Medium tank
unit-light = Light tank
unit-command = Command
unit-destroyer = Tank destroyer
unit-mortar = Heavy mortar
unit-super-heavy = Super-heavy (house set)
unit-hunter = Hunter (house set)
unit-amphibious = Amphibious (house set)
unit-bulldozer = Bulldozer (house set)
unit-minesweeper = Minesweeper (house set)

## A scheme: how large it is, and what can be wrong with it.
scheme-extent = { $size } × { $size } · { $south ->
    [one] 1 unit
   *[other] { $south } units
} against { $north }
scheme-no-name = The scheme needs a name.
scheme-size = The board has { $size } files and ranks; boards have { $least } to { $most }.
scheme-off-board = { $square } is off the board.
scheme-on-terrain = Nothing can stand on the ground of { $square }.
scheme-mine = The mine on { $square } is not on free ground.
scheme-flag = Nobody can drive to the flag on { $square }.
scheme-flag-pair = Flags come in pairs: one for each side.
scheme-too-many-units = A side has at most { $most } units; the one on { $square } is too many.
scheme-two-commands = There is a second Command of one side on { $square }.
scheme-no-commands = Neither side has a Command.
scheme-not-left = A Command is missing as if it had left the board.
scheme-flag-reached = The unit on { $square } stands on the enemy flag already.
scheme-different-sets = { $unit }: { $south-side } has { $south }, { $north-side } has { $north }.
scheme-commands = { $count ->
    [0] { $side } has no Command.
   *[other] { $side } has { $count } Commands instead of one.
}
scheme-beyond-home = The unit on { $square } is not in the first three ranks of its side.
scheme-disconnected = { $count ->
    [one] The free square { $square } cannot be reached from the others.
   *[other] { $count } free squares, such as { $square }, cannot be reached from the others.
}
scheme-first-turn-kill = The Command on { $square } can be destroyed from { $from } on the first turn.
scheme-first-turn-escape = The Command on { $square } can leave on the first turn.
scheme-first-turn-flag = The flag on { $square } can be taken from { $from } on the first turn.
scheme-not-symmetric = { $count ->
    [one] The board is not the same for both sides: { $square } differs.
   *[other] The board is not the same for both sides: { $count } squares differ, such as { $square }.
}
scheme-ring-blocked = The outer ring is not free on { $square }.
scheme-few-obstacles = Obstacles take { $percent } % of the board. { $limit } % or more play better.
scheme-many-obstacles = Obstacles take { $percent } % of the board. { $limit } % or less play better.

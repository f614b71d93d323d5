# The terminal.

cli-to-move = { $side } to move.

# Moves in words, as the line under the board, hints and lists name them.

# Who made a move, and the move. $who is a rank, a person or a side.
move-by = { $who }: { $move }
move-cannon-place = town on { $to }
move-cannon-step = soldier from { $from } to { $to }
move-cannon-capture = soldier from { $from } captures on { $to }
move-cannon-retreat = soldier from { $from } retreats to { $to }
move-cannon-shift = cannon shifts, soldier from { $from } to { $to }
move-cannon-shot = cannon shoots { $to }
move-tank-drive = { $unit } from { $from } to { $to }, facing { $facing }
move-tank-rotate = { $unit } on { $to } turns to face { $facing }
move-tank-drive-and-destroy = { $unit } from { $from } to { $to }, facing { $facing }, destroys { $target }
move-tank-rotate-and-destroy = { $unit } on { $to } turns to face { $facing } and destroys { $target }
move-tank-exit = Command leaves the board

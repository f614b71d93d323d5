# Pages to print: templates, schemes and reference sheets. Space is short: texts of the same length as these fit.

print-size = { $size } × { $size } squares

## The template of a scheme, and a printed scheme.

print-template-title = Tank Chess: your own scheme
print-template-name = Name
print-template-author = Author
print-template-date = Date
print-template-notes = Notes
print-template-help = White is at the bottom, Black at the top. At the start, all units stand on the three grey ranks of their side. Both sides have the same units, with one Command each. When drawing by hand, write a letter with an arrow for each unit, and circle Black’s letters.
print-scheme-help = White is at the bottom and moves first. A unit faces the way its gun or front points.
print-legend = Symbols
print-facings = Facings
print-house-note = * From the expansion, with our own values; flags and objectives are house rules
print-house-mark = { $name }*
print-white = White’s units
print-black = Black’s units
print-unit-with-letter = { $name } ({ $letter })
# Numbers of a unit: the same on both sides, or different ones.
print-legend-count = { $white } × { $name }
print-legend-counts = { $white } and { $black } × { $name }

print-unit-heavy = Heavy tank
print-unit-medium = Medium tank
print-unit-light = Light tank
print-unit-command = Command
print-unit-destroyer = Tank destroyer
print-unit-mortar = Heavy mortar
print-unit-super-heavy = Super-heavy tank
print-unit-hunter = Tank hunter
print-unit-amphibious = Amphibious tank
print-unit-bulldozer = Bulldozer
print-unit-minesweeper = Minesweeper

print-ground-obstacle = Obstacle
print-ground-obstacle-about = blocks units and direct fire. Diagonal shots pass between two blocks that touch at a corner.
print-ground-water = Water
print-ground-water-about = fire passes over it; units other than amphibious tanks sink in it.
print-ground-hedge = Hedge
print-ground-hedge-about = units can pass through, but direct fire cannot. Mortars fire over it.
print-ground-low-obstacle = Low obstacle
print-ground-low-obstacle-about = blocks units, but not fire.
print-ground-mine = Mine
print-ground-mine-about = destroys the unit that drives onto it and is then used up; minesweepers clear it.
print-ground-wreck = Wreck
print-ground-wreck-about = a destroyed unit. It stays, blocks units and direct fire, and is never a target.
print-ground-flag-white = White’s flag
print-ground-flag-black = Black’s flag
print-ground-flags-about = one per side: end a move on the enemy flag to win.
print-ground-flags = Flags
print-ground-hold = Square to hold
print-ground-hold-about = you win if a unit of yours is there, and no enemy, at the end of as many of your turns in a row as the scheme says (usually three).
print-ground-exit-white = White’s exit
print-ground-exit-black = Black’s exit
print-ground-exits = Exit squares
print-ground-exits-about = each side’s Command can leave only from its own.
print-ground-depot-white = White’s depot
print-ground-depot-black = Black’s depot
print-ground-depots = Depots
print-ground-depots-about = block units and direct fire. You win by destroying the enemy’s; its armour is the same on all sides.

## The reference sheet of Tank Chess.

print-tanks-title = Tank Chess
print-tanks-aim = Destroy the enemy Command, or drive your own over the far edge of the board. White starts at rank 1 and moves first.
print-tanks-unit = Unit
print-tanks-speed = Speed
print-tanks-armour = Armour
print-tanks-front = front
print-tanks-side = side
print-tanks-rear = rear
print-tanks-gun = Gun
print-tanks-fires = Fires
print-tanks-range = Range
print-tanks-special = Special
print-tanks-house = The expansion’s units, with our own values
print-fires-three-ways = ahead and 45° to both sides
print-fires-ahead = straight ahead only
print-fires-unarmed = no gun
print-range-from = { $nearest } or more
print-range-between = { $nearest } to { $farthest }
print-special-command = must survive; can leave
print-special-over = over everything
print-special-swims = crosses water
print-special-pushes = pushes one wreck ahead
print-special-clears = clears mines

print-turn = A turn
print-turn-text =
    Move exactly one of your units. Its square or its facing must change; you cannot pass.
    A step takes the unit one square ahead, in any of the eight facings, or rotates it by 45°. You can combine steps freely up to the unit’s speed.
    Or instead: reverse one square straight back, with the same facing.
    Only empty squares can be entered. Diagonal steps pass between the two squares beside them.
    Then this unit may fire once, also after rotating or reversing.
print-fire = Fire
print-fire-text =
    Direct fire hits the first thing in its line. That must be an enemy, two squares away or more: an adjacent enemy is too close.
    Your own units, wrecks and obstacles stop it.
    The mortar hits one enemy exactly three, four or five squares straight ahead, over anything in between.
    The enemy is destroyed if the gun is stronger than the armour where it is hit. It becomes a wreck.
print-fire-diagram = Where a medium tank (left) and a mortar (right) can hit; targets on the circles are too close
print-facets = Front, side and rear
print-facets-text = The front is hit by a shell that flies straight towards it, the rear by one that flies straight at it from behind. Shells from all six other directions hit the side. The numbers are those of the medium tank.
print-ground = On the board
print-tanks-end = End of the game
print-tanks-end-text =
    You win when you destroy the enemy Command.
    You win when your Command drives over the far edge, straight or diagonally, but not over a corner. That costs one step.
    CHECK: the enemy Command can be destroyed next turn. ESCAPE: your Command can leave next turn. Both are announced; nobody has to answer.
    Players may agree to a draw. House rules, if switched on: a draw when a position occurs for the third time, or after 100 moves in a row in which no unit is lost and no mine is cleared.
print-objectives = Objectives*
print-objectives-text = Survivors: a side with fewer than two units besides its Command loses; nobody can leave. Schemes can have other numbers. No wreck stays on squares to hold or exit squares.
print-notation = Notation
print-notation-drive = from H3 to F5, then facing north-west
print-notation-turn = rotates in place to face east
print-notation-shot = drives, then destroys the unit on B11
print-notation-exit = the Command leaves the board
print-notation-tank-marks = check, escape, objective, the game is won

## The reference sheet of Cannon.

print-cannon-title = Cannon
print-cannon-aim = Capture or shoot the enemy town. Players take turns, with one move each; you cannot pass.
print-setup = Set-up
print-setup-text =
    Each side has fifteen soldiers, placed as shown: Dark at the bottom, Light at the top. “Forward” is up the ranks for Dark and down for Light.

    On its first move, each side places its town on a point of its home rank (the small squares), but not in a corner. The town never moves, is not a soldier, and is never part of a cannon.

    Three adjacent soldiers of one side in a line, in any of the eight directions, are a cannon. A line of four is two cannons. A soldier may be part of several.
print-step = Step
print-step-text = To the next point straight or diagonally forward, if it is empty.
print-capture = Capture
print-capture-text = An enemy soldier or town on the next point forward, diagonally forward or directly beside it. Never backwards.
print-retreat = Retreat
print-retreat-text = Next to an enemy, in any direction: two points straight or diagonally back. Both points must be empty.
print-shift = Shift
print-shift-text = The soldier at one end of a cannon goes to the empty point beyond the other end. Never a capture.
print-shot = Shot
print-shot-text = A cannon removes an enemy two or three points beyond its muzzle. Nothing moves.
print-blocked = No shot
print-blocked-text = The point in front of the muzzle must be empty. Here a soldier stands on it, so the town is safe.
print-cannon-end = End of the game
print-cannon-end-text =
    You win at once when you capture or shoot the enemy town.
    If the side to move has no legal move, it loses.
    There is no check: a town may be left in danger.
    Players may agree to a draw. House rules, if switched on: a draw when a position occurs for the third time, or after 100 moves in a row in which nothing is captured or shot.
print-presets = Presets and switches
print-preset-from = rules printed in
print-preset-classic = Spanish, Japanese
print-preset-blue-panther = English
print-preset-igg = German
print-switch-first = moves first
print-switch-long-shot = long shot: empty
print-long-shot-first = the first point
print-long-shot-both = both points
print-switch-retreat = retreat from an enemy
print-retreat-piece = soldier or town
print-retreat-soldier = soldier
print-switch-town = town in danger
print-town-capture = allowed
print-town-checkmate = not allowed
print-switch-shifts = shifts in a row
print-shifts-unlimited = no limit
print-shifts-limited = at most { $count }
print-switches-text = Each switch can also be set individually. A long shot, at three points, needs the first point beyond the muzzle empty, or both points. If the town may not be left in danger, a move that leaves it there is illegal, and a side without a legal move loses. A limit on shifts counts those of the same three soldiers in a row; moving a single soldier, or using another cannon, ends the count.
print-notation-place = places the town
print-notation-step = steps
print-notation-capture = captures
print-notation-retreat = retreats
print-notation-shift = shifts: the rear soldier’s point and its new point
print-notation-cannon-shot = shoots the piece on d7
print-notation-cannon-marks = the enemy town can be taken next turn; the game is won

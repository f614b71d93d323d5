# The reasons why a move is illegal, as the player reads them. There is one message for each identifier in the `refusal.rs` of each game.

refused-not-an-action = That is not a valid move in this game.
refused-game-over = The game is over.
refused-tree-full = This game has no room for more variations.
refused-town-first = Place your town first.
refused-town-stands = Your town has already been placed.
refused-not-home-rank = Your town must stand on your home rank.
refused-corner = A town may not stand in a corner.
refused-town-on-piece = Your town needs an empty point.

refused-no-soldier = There is no soldier there.
refused-wrong-side = That piece belongs to the other side.
refused-town-stays = A town never moves.
refused-same-point = The soldier is already there.
refused-own-piece = One of your own pieces is there.

refused-not-adjacent = A soldier can only step to an adjacent point.
refused-step-back = Soldiers cannot step backwards. A retreat goes two points back.
refused-step-sideways = Soldiers can only move sideways to capture.
refused-step-on-enemy = There is an enemy there.
refused-capture-far = A soldier can only capture on adjacent points.
refused-capture-back = Soldiers cannot capture backwards.
refused-nothing-to-capture = There is no enemy to capture there.

refused-retreat-shape = A retreat goes exactly two points back, straight or diagonally.
refused-retreat-no-enemy = A soldier can only retreat from an adjacent enemy.
refused-retreat-from-town = Under these rules, soldiers cannot retreat from a town.
refused-retreat-blocked = The point in between must be empty.
refused-retreat-on-enemy = The point you retreat to must be empty.

refused-shift-shape = To shift a cannon, move its rear soldier three points along its line.
refused-shift-no-cannon = To shift, you need three of your soldiers in a line.
refused-shift-blocked = The point in front of the cannon must be empty.
refused-shift-limit = This cannon cannot shift again yet: use another cannon or a single soldier first.

refused-no-target = There is no enemy to shoot at.
refused-no-cannon-bears = None of your cannons is in line with that point.
refused-too-close = Too close: a target must be two or three points away.
refused-too-far = Too far: a target must be two or three points away.
refused-muzzle-blocked = The point in front of the muzzle must be empty.
refused-path-blocked = Under these rules, both points between the cannon and the target must be empty.

refused-town-in-danger = Your opponent could take your town next turn.

refused-tank-no-unit = There is no unit on that square.
refused-tank-wrong-side = That unit belongs to the other side.
refused-tank-wreck = That is a wreck. It cannot be moved.
refused-tank-same-stance = A unit must move or rotate.
refused-tank-off-board = That is off the board.
refused-tank-own-unit-there = One of your own units is there.
refused-tank-enemy-unit-there = There is an enemy unit there. Units cannot ram.
refused-tank-wreck-there = There is a wreck there.
refused-tank-impassable = That terrain is impassable.
refused-tank-too-far = This unit does not have enough steps to get there.
refused-tank-way-blocked = The way is blocked, and the way around is too long.
refused-tank-lost = This unit would be lost there and could not fire.
refused-tank-unarmed = This unit has no gun.
refused-tank-gun-fixed = This gun fires only straight ahead.
refused-tank-no-target = There is no enemy to fire at.
refused-tank-own-target = That is one of your own units.
refused-tank-own-depot = That is your own depot.
refused-tank-wreck-target = That is already a wreck.
refused-tank-too-close = That target is too close for this gun.
refused-tank-out-of-range = That target is out of range.
refused-tank-line-blocked = The line of fire is blocked.
refused-tank-cannot-penetrate = This gun cannot penetrate that armour.
refused-tank-not-command = Only the Command can leave the board.
refused-tank-cannot-leave = The Command cannot leave the board this turn.
refused-tank-only-diagonal-exit = Under these rules, the Command can only leave straight ahead.
refused-tank-not-exit-square = On this board, the Command can only leave from its exit squares.
refused-tank-no-exit = On this board, no Command can leave.

# Why an action is refused, as a player reads it. One sentence for each identifier in the `refusal.rs` of each game.

refused-not-an-action = That is not an action of this game.
refused-game-over = The game is over.
refused-town-first = Place your town first.
refused-town-stands = Your town has already been placed.
refused-not-home-rank = Your town must stand on your home rank.
refused-corner = A town may not stand in a corner.
refused-town-on-piece = Your town needs an empty point.

refused-no-soldier = There is no soldier on that point.
refused-wrong-side = That piece belongs to the other side.
refused-town-stays = A town never moves.
refused-same-point = The soldier already stands there.
refused-own-piece = One of your own pieces stands there.

refused-not-adjacent = A soldier steps to the next point only.
refused-step-back = Soldiers do not step backwards. A retreat goes two points back.
refused-step-sideways = Soldiers go sideways only to capture.
refused-step-on-enemy = An enemy stands there.
refused-capture-far = A soldier captures on adjacent points only.
refused-capture-back = Soldiers do not capture backwards.
refused-nothing-to-capture = There is no enemy to capture there.

refused-retreat-shape = A retreat goes exactly two points back, straight or diagonally.
refused-retreat-no-enemy = A soldier may retreat only from an adjacent enemy.
refused-retreat-from-town = By these rules a soldier does not retreat from a town.
refused-retreat-blocked = The point between must be empty.
refused-retreat-on-enemy = The point to retreat to must be empty.

refused-shift-shape = To shift a cannon, move its rear soldier three points along its line.
refused-shift-no-cannon = It takes three of your soldiers in a line to shift.
refused-shift-blocked = The point in front of the cannon must be empty.
refused-shift-limit = This cannon must rest: use another cannon or move a single soldier first.

refused-no-target = There is no enemy to shoot at.
refused-no-cannon-bears = No cannon of yours is in line with that point.
refused-too-close = Too close for a shot: the target must be two or three points away.
refused-too-far = Too far for a shot: the target must be two or three points away.
refused-muzzle-blocked = The point in front of the muzzle must be empty.
refused-path-blocked = By these rules both points before the target must be empty.

refused-town-in-danger = Your town could be taken next turn.

refused-tank-no-unit = There is no unit on that square.
refused-tank-wrong-side = That unit belongs to the other side.
refused-tank-wreck = That is a wreck. It stays where it is.
refused-tank-same-stance = A move changes the square or the facing of the unit.
refused-tank-off-board = That is off the board.
refused-tank-own-unit-there = One of your own units stands there.
refused-tank-enemy-unit-there = An enemy unit stands there. Units do not ram.
refused-tank-wreck-there = A wreck lies there.
refused-tank-impassable = Nobody can drive there.
refused-tank-too-far = That takes more steps and turns than this unit has.
refused-tank-way-blocked = Something is in the way, and the way around is too long.
refused-tank-lost = This unit would be lost on that square. It could not fire any more.
refused-tank-unarmed = This unit has no gun.
refused-tank-gun-fixed = This gun fires straight ahead only.
refused-tank-no-target = There is no enemy to fire at.
refused-tank-own-target = That is one of your own units.
refused-tank-wreck-target = That is a wreck already.
refused-tank-too-close = That is too close for this gun.
refused-tank-out-of-range = That is out of this gun’s range.
refused-tank-line-blocked = Something stands in the line of fire.
refused-tank-cannot-penetrate = This gun cannot penetrate that armour.
refused-tank-not-command = Only the Command may leave the board.
refused-tank-cannot-leave = The Command cannot leave the board in this turn.

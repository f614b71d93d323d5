# Why an action is refused, as a player reads it. One sentence for each identifier in `rules::cannon::refusal`.

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

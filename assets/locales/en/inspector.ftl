# The inspector's card beside the board, and the legend of the marks.

inspect-hint-tank-chess = Point at a unit or square for details.
inspect-hint-cannon = Point at a piece to see what attacks it.

## Units of Tank Chess.
inspect-unit-at = { $unit } { $square }
inspect-unit-place = { $side } · { $square } · facing { $facing }
# A direction on the board; rank 1 is in the south.
inspect-compass = { $facing ->
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
    [NW] north-west
   *[other] north
}
inspect-armour = Armour: front { $front }, side { $side }, rear { $rear }
inspect-speed = Speed { $speed }
inspect-gun = Gun { $gun }
inspect-range = Range { $range }
inspect-unarmed = No gun
inspect-fires = Fires { $arcs }
inspect-ability-command = Must survive; may leave the board
inspect-ability-over = Fires over everything
inspect-ability-swims = Crosses water
inspect-ability-pushes = Pushes one wreck ahead
inspect-ability-clears = Clears mines
inspect-stands-on = On: { $ground }

## Which units can destroy one. $facets is a list of front, side and rear; $when is now during the turn of those who attack, and later otherwise.
inspect-threat = { $unit } · { $facets }
inspect-yours-destroy = { $when ->
    [now] Your units that can destroy it this turn
   *[later] Your units that can destroy it next turn
}
inspect-none-of-yours-destroys = { $when ->
    [now] None of your units can destroy it this turn
   *[later] None of your units can destroy it next turn
}
inspect-enemies-destroy = Enemies that can destroy it where it stands
inspect-no-enemy-destroys = No enemy can destroy it where it stands
inspect-enemies-destroy-there = Enemies that can then destroy it
inspect-no-enemy-destroys-there = No enemy can then destroy it

## A move before it is played.
inspect-turn = To { $square }, facing { $facing }
inspect-turn-with-shot = To { $square }, facing { $facing }, firing at { $target }
inspect-targets = Can destroy from there
inspect-bounces = Shots that bounce off
inspect-no-target = No enemy in the line of fire from there
inspect-target = { $unit } · { $facet } { $armour } vs. gun { $gun }
inspect-depot-at = Depot { $square }
inspect-lost = The unit is lost there.
inspect-wins = This move wins the game.
inspect-loses = This move loses the game.
inspect-other-nearer = From { $square } it takes fewer steps, but then { $enemies ->
    [one] an enemy
   *[other] { $enemies } enemies
} could destroy it. Click { $square } to choose that square.
inspect-other-safer = From { $square } it takes more steps, but then { $enemies ->
    [0] no enemy
    [one] only one enemy
   *[other] only { $enemies } enemies
} could destroy it. Click { $square } to choose that square.

# Why the selected unit can neither go to a square nor fire at it.
inspect-refused = { $square }: { $reason }
inspect-too-far = { $square }: Out of reach. It takes at least { $needed } steps, and this unit has { $speed }.

## Squares without a unit.
inspect-obstacle = Blocks units and direct fire. Diagonal shots pass between two blocks that touch at a corner.
inspect-water = Fire passes over it. Units other than amphibious tanks sink in it.
inspect-hedge = Units can pass through it, but direct fire cannot. Mortars fire over it.
inspect-low-obstacle = Blocks units, but not fire.
inspect-mine = Destroys the unit that drives onto it and is then used up. Minesweepers clear it.
inspect-wreck-place = { $unit } of { $side } · { $square }
inspect-wreck = A destroyed unit. It blocks units and direct fire, and is never a target.
inspect-flag = You win when one of your units ends a move on the enemy flag.
inspect-hold = You win if you have a unit on a marked square, and the enemy has none, at the end of { $turns } of your turns in a row.
inspect-exit = The Command of this side can leave the board from here. It can leave only from its exit squares.
inspect-depot = Blocks units and direct fire. You win by destroying the enemy’s depot. That takes a gun of { $gun } or more, from any direction.

## Pieces of Cannon. $when is now during the turn of those who take, and later otherwise.
inspect-soldier = Soldier
inspect-town = Town
inspect-piece-place = { $side } · { $point }
inspect-cannons = { $count ->
    [0] Not part of a cannon
    [one] Part of 1 cannon
   *[other] Part of { $count } cannons
}
inspect-piece-safe = { $when ->
    [now] The enemy cannot take it this turn
   *[later] The enemy cannot take it next turn
}
inspect-piece-attacked = { $when ->
    [now] The enemy can take it this turn
   *[later] The enemy can take it next turn
}
inspect-piece-attackable = { $when ->
    [now] You can take it this turn
   *[later] You can take it next turn
}
inspect-piece-not-attacked = { $when ->
    [now] You cannot take it this turn
   *[later] You cannot take it next turn
}
inspect-capture = Soldier { $from } captures it
inspect-shot = Cannon { $rear }–{ $muzzle } shoots it

## The legend: one sentence for each mark on the board.
legend-heading-common = In every game
legend-heading-editor = In the editor
legend-selected = The selected piece.
legend-movable = A piece that has a legal move.
legend-last = The last move: a trail leads from the small ring to where it ended. A star marks a piece that was shot.
legend-threat = The enemy could take or destroy this piece next turn (key { KEY("toggle_threats") }).
legend-cursor = The keyboard cursor.
legend-hint = The hint, or the best move of an analysis: the piece to move, and its destination or target.
legend-brush = Where the tool will act, and the mirrored square.
legend-fault = A problem in the scheme; several problems.
legend-highlighted = A place that a message, lesson or hint refers to.
legend-task = In a lesson: the piece to move, and the goal.
legend-step = The soldier can step here.
legend-capture = The soldier can capture this piece.
legend-retreat = The soldier can retreat here.
legend-shift = A cannon can shift one point, and its rear soldier lands here.
legend-shot = A cannon can shoot this piece.
legend-place = The town can be placed here.
legend-cannons = The bronze band joins three of your soldiers that are a cannon.
legend-reach = The unit can drive here. The number shows the steps needed.
legend-reverse = The unit can reverse to this square. It does nothing else in that move but fire.
legend-firing-square = From here, the unit can destroy an enemy this turn.
legend-lethal = The unit can drive here, but would be lost.
legend-stance = The chosen square and facing. Click it again to go there.
legend-other-stance = Another square from which the unit can fire at the same enemy: nearer, or safer. Click it to choose it.
legend-facing = Click here to face this way. That plays the move, unless the unit could then destroy something or would be lost.
legend-attackable = The unit can destroy this enemy from another square or facing.
legend-kill = A shot from the chosen stance destroys this enemy.
legend-armour-holds = A shot from the chosen stance bounces off this enemy.
legend-hit-facet = The part of the enemy that the shot hits: front, side or rear.
legend-weak-armour = A broken line: the gun is stronger than the armour at the front, sides or rear.
legend-strong-armour = A double line: the armour at the front, sides or rear holds.
legend-exit = The Command can leave the board here and win.
legend-last-turn = The facing in which the unit of the last move stopped.
legend-safe = Danger (key { KEY("toggle_danger") }): no enemy can destroy the unit here next turn.
legend-risky = Danger (key { KEY("toggle_danger") }): in some facings, an enemy can destroy the unit here.
legend-destroyed = Danger (key { KEY("toggle_danger") }): in every facing, an enemy can destroy the unit here.
legend-enemy-fire = One enemy can fire at this square next turn; several can (key { KEY("next_board_overlay") }).
legend-own-fire = One of your units can fire at this square on your turn; several can (key { KEY("next_board_overlay") }).
legend-route = The route by which a Command could leave the board (key { KEY("next_board_overlay") }).
legend-hold = A square to hold.
legend-exit-square = A Command can leave the board from here.

# Places without a piece.
inspect-empty-point = Empty point
inspect-empty-capture = { $whose ->
    [own] Your soldiers can capture a piece here
   *[enemy] Enemy soldiers can capture a piece here
}
inspect-empty-fire = { $whose ->
    [own] Your cannons can shoot at a piece here
   *[enemy] Enemy cannons can shoot at a piece here
}
inspect-empty-calm = Nobody can take a piece here next turn
inspect-open-ground = Open ground
inspect-open-enemy-fire = The enemy can fire at this square next turn
inspect-open-own-fire = You can fire at this square
inspect-open-calm = Nobody can fire at this square next turn

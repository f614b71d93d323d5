# The inspector's card beside the board, and the legend of the marks.

inspect-hint-tank-chess = Point at a unit or a square to see what it is and does.
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

## A turn before it is played.
inspect-turn = To { $square }, facing { $facing }
inspect-turn-with-shot = To { $square }, facing { $facing }, firing at { $target }
inspect-targets = Can destroy from there
inspect-bounces = Shots that bounce off
inspect-no-target = No enemy in its line of fire there
inspect-target = { $unit } · { $facet } { $armour } vs. gun { $gun }
inspect-depot-at = Depot { $square }
inspect-lost = The unit is lost there.
inspect-wins = This turn wins the game.
inspect-loses = This turn loses the game.
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
inspect-water = Fire passes over it. Units that drive in sink and are gone, except amphibious tanks.
inspect-hedge = Units pass through it, direct fire does not. Mortars fire over it.
inspect-low-obstacle = Blocks units, but not fire.
inspect-mine = Destroys the unit that drives onto it, and is gone. Minesweepers clear it.
inspect-wreck-place = { $unit } of { $side } · { $square }
inspect-wreck = A destroyed unit. It blocks units and direct fire, and is never a target.
inspect-flag = A side wins when one of its units ends its move on the enemy flag.
inspect-hold = Have a unit on a marked square, and the enemy none, at the end of { $turns } of your turns in a row to win.
inspect-exit = The Command of this side can leave the board from here. It cannot leave elsewhere.
inspect-depot = Blocks units and direct fire. A side wins when it destroys the enemy’s depot. It takes a gun of { $gun } or more, from any side.

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
legend-movable = A piece that can act this turn.
legend-last = Where the last turn began and ended.
legend-threat = The enemy could take or destroy this piece next turn (key { KEY("toggle_threats") }).
legend-cursor = The cursor of the keyboard.
legend-hint = The hint, or the best action of an analysis: the piece that should act, and its destination or target.
legend-brush = Where the tool works, and its mirrored square.
legend-fault = A fault of the scheme, and several faults.
legend-highlighted = A place that a message, a lesson or a hint is about.
legend-step = The soldier can step here.
legend-capture = The soldier can capture this piece.
legend-retreat = The soldier can retreat to here.
legend-shift = A cannon can shift one point, and its rear soldier lands here.
legend-shot = A cannon can shoot this piece.
legend-place = The town can be placed here.
legend-reach = The unit can drive here. The figure counts the steps.
legend-lethal = The unit can drive here, but it is lost there.
legend-stance = The chosen square and facing. Click it again to go there.
legend-other-stance = Another square from which the unit can fire at the same enemy: nearer, or safer. Click it to choose it.
legend-facing = Click here to face this way. That plays the turn, unless the unit could then destroy something or would be lost.
legend-attackable = The unit can destroy this enemy from another square or facing.
legend-kill = A shot from the chosen stance destroys this enemy.
legend-armour-holds = A shot from the chosen stance bounces off this enemy.
legend-hit-facet = The side of the enemy that the shot hits.
legend-exit = The Command leaves the board here and wins.
legend-last-turn = Where and how the last unit stopped, and the unit that it destroyed.
legend-safe = Danger (key { KEY("toggle_danger") }): no enemy can destroy the unit here next turn.
legend-risky = Danger (key { KEY("toggle_danger") }): in some facings, an enemy can destroy the unit here.
legend-destroyed = Danger (key { KEY("toggle_danger") }): in every facing, an enemy can destroy the unit here.
legend-enemy-fire = The enemy can fire at this square next turn (key { KEY("next_board_overlay") }).
legend-own-fire = You can fire at this square in a turn of yours (key { KEY("next_board_overlay") }).
legend-route = The way by which a Command could leave the board (key { KEY("next_board_overlay") }).
legend-hold = A square to hold.
legend-exit-square = A Command can leave the board from here.

# Why a move is good, what the opponent's last move threatens, and what a careless move allows. The player is addressed as "you". Each
# sentence stands alone on one line.

## Both games.
reason-forces-win = Whatever your opponent plays, you win next turn.
# $first and $second are parts such as "to take the town" and "to destroy the heavy tank on E5".
reason-double-threat = Makes two threats at once: { $first } and { $second }.

## Cannon: why a move is good.
reason-takes-town = Takes the enemy town and wins.
reason-leaves-no-action = Leaves your opponent without a legal move and wins.
reason-saves-town = Saves your town.
reason-recaptures = Recaptures on { $at }.
reason-wins-soldier = Wins the soldier on { $at }.
# $taken-back is "there" where the opponent can take back on the same point.
reason-trades-soldiers = { $taken-back ->
    [there] Trades soldiers on { $at }.
   *[elsewhere] Takes the soldier on { $at }; yours on { $lost } can be taken in return.
}
reason-takes-soldier = Takes the soldier on { $at }.
reason-threatens-town = Threatens to take the town with { $by }.
reason-threatens-soldier = Threatens to take the soldier on { $at } with { $by }.
reason-threatens-no-action = Threatens to leave your opponent without a legal move.
reason-saves-soldier = Saves your soldier on { $at }.
reason-protects-soldier = Protects your soldier on { $at }.
reason-blocks-muzzle = Blocks the muzzle on { $muzzle }, which was aiming at { $target }.
reason-breaks-cannon = Breaks up the cannon from { $rear } to { $muzzle }.
reason-builds-cannon = Forms a cannon from { $rear } to { $muzzle }.
reason-places-town = Places your town on { $at }, so that your soldiers can move.
reason-shifts-cannon = Shifts a cannon to the line from { $rear } to { $muzzle }.
reason-plans-cannon = Prepares a cannon from { $rear } to { $muzzle }.
reason-plans-capture = Prepares to take the soldier on { $at }.

# Parts of sentences: who attacks, and what is threatened.
reason-by-soldier = the soldier on { $at }
reason-by-cannon = the cannon from { $rear } to { $muzzle }
reason-target-town = to take the town
reason-target-soldier = to take the soldier on { $at }
reason-target-no-action = to leave your opponent without a legal move

## Cannon: what the opponent's last move threatens.
opponent-threatens-town = Your opponent threatens to take your town with { $by }.
opponent-threatens-soldier = Your opponent threatens to take your soldier on { $at } with { $by }.
opponent-threatens-no-action = Your opponent threatens to leave you without a legal move.

## Cannon: what a careless move allows.
danger-loses-town = Then your opponent can take your town with { $by }.
danger-loses-soldier = Then your opponent can take your soldier on { $at } with { $by }.
danger-loses-actions = Then your opponent can leave you without a legal move.

## Tank Chess: why a move is good.
reason-destroys-command = Destroys the enemy Command and wins.
reason-leaves = Drives your Command off the board and wins.
reason-reaches-flag = Reaches the enemy flag and wins.
reason-completes-objective = Completes this board’s objective and wins.
reason-saves-command = Saves your Command.
reason-stops-escape = Stops the enemy Command from leaving.
reason-stops-objective = Stops your opponent from winning next turn.
reason-returns-fire = Returns fire: destroys { $unit }, which has just fired.
reason-wins-unit = { $facet ->
    [rear] Wins { $unit } with a shot to the rear.
    [side] Wins { $unit } with a shot to the side.
   *[front] Wins { $unit }.
}
reason-trades-units = Destroys { $unit }; { $lost } can be destroyed in return.
reason-destroys-unit = { $facet ->
    [rear] Destroys { $unit } with a shot to the rear.
    [side] Destroys { $unit } with a shot to the side.
   *[front] Destroys { $unit }.
}
reason-threatens-command = Threatens the enemy Command with { $by }: check.
reason-threatens-escape = Threatens to drive your Command off the board: escape.
reason-threatens-flag = Threatens to reach the enemy flag with { $by }.
reason-threatens-objective = Threatens to complete this board’s objective.
reason-threatens-unit = Threatens { $unit } with { $by }.
reason-opens-side = Threatens { $unit } from the side with { $by }.
reason-opens-rear = Threatens { $unit } from behind with { $by }.
reason-leaves-fire = Moves { $unit } out of the line of fire.
reason-turns-armour = Turns the armour of { $unit } towards the enemy.
reason-shields-unit = Shields { $unit }.
reason-saves-unit = The shot saves { $unit }.
reason-takes-squares = Takes control of the marked squares.
reason-contests-squares = Ends your opponent’s hold on the marked squares.
reason-clears-mine = Clears the mine on { $at }.
reason-approaches-exit = { $steps ->
    [one] Brings your Command within one step of leaving.
   *[other] Brings your Command within { $steps } steps of leaving.
}
reason-plans-shot = Prepares to destroy { $unit }.

# Parts of sentences: a unit on its square, and what is threatened.
reason-your-unit = your { $name } on { $at }
reason-their-unit = the { $name } on { $at }
reason-target-command = to destroy the enemy Command
reason-target-escape = to drive your Command off the board
reason-target-flag = to reach the enemy flag
reason-target-objective = to complete the objective
reason-target-unit = to destroy { $unit }

# Kinds of units within a sentence, after "the" or "your".
reason-unit-heavy = heavy tank
reason-unit-medium = medium tank
reason-unit-light = light tank
reason-unit-command = Command
reason-unit-destroyer = tank destroyer
reason-unit-mortar = heavy mortar
reason-unit-super-heavy = super-heavy tank
reason-unit-hunter = tank hunter
reason-unit-amphibious = amphibious tank
reason-unit-bulldozer = bulldozer
reason-unit-minesweeper = minesweeper
reason-unit-other = unit

## Tank Chess: what the opponent's last move threatens.
opponent-threatens-command = Your opponent threatens your Command with { $by }: check.
opponent-threatens-escape = Your opponent threatens to drive their Command off the board: escape.
opponent-threatens-flag = Your opponent threatens to reach your flag with { $by }.
opponent-threatens-objective = Your opponent threatens to complete this board’s objective.
opponent-threatens-unit = Your opponent threatens to destroy { $unit } with { $by }.
opponent-opens-side = Your opponent threatens to hit { $unit } from the side with { $by }.
opponent-opens-rear = Your opponent threatens to hit { $unit } from behind with { $by }.

## Tank Chess: what a careless move allows.
danger-loses-command = Then your opponent can destroy your Command with { $by }.
danger-allows-escape = Then the enemy Command can leave the board.
danger-loses-flag = Then your opponent can reach your flag with { $by }.
danger-loses-objective = Then your opponent can complete this board’s objective.
danger-loses-unit = Then your opponent can destroy { $unit } with { $by }.
danger-loses-unit-side = Then your opponent can destroy { $unit } from the side with { $by }.
danger-loses-unit-rear = Then your opponent can destroy { $unit } from behind with { $by }.

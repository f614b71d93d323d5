# Words that the window and the terminal share.

## The sides. Rules speak of seats; these are their names at the table.
side-south = Dark
side-north = Light

## How a game ended. $side is the winner's name.
outcome-principal-taken = { $side } wins: the enemy town has fallen.
outcome-no-action = { $side } wins: the enemy cannot move.
outcome-resignation = { $side } wins: the enemy resigned.
outcome-time = { $side } wins on time.
outcome-repetition = Draw: the same position for the third time.
outcome-quiet-turns = Draw: too many turns without a capture.
outcome-agreement = Draw by agreement.

## Who sits at a side.
seat-human = human
seat-computer = computer, level { $level }

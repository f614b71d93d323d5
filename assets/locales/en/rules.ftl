# How to play, and the texts of its sections that are the same under all rules. The others are in rulebook.ftl. A diagram beside each text shows an
# example.

rules-heading = How to play
rules-moment = Picture { $number } of { $count }
rules-notation = Notation: { $action }
# Saves the rules on one page.
# Begins the lesson about the section.
rules-try-it = Try it
rules-print = Print one page (PDF)
# Whose rules are shown.
rules-of-this-game = Rules of this game
rules-of-next-game = Rules of the next game
rulebook-published-board = Published board
rulebook-everything = All units and terrain
# Something on the board and its effect.
rules-entry = { $name }: { $effect }

rules-aim = Aim
rules-aim-text =
    Two armies of fifteen soldiers face each other on a board of ten by ten points. Each has a town on its home rank.

    Destroy the enemy town before yours falls. A soldier can capture it, or a cannon can shoot it from a distance.

    Dark moves up the board and Light moves down. Players take turns; passing is not allowed.

rules-towns = Towns
rules-step = Step
rules-step-text =
    A soldier steps to the next point straight or diagonally forward, if that point is empty.

    Soldiers never step sideways or backwards.

rules-capture = Capture
rules-retreat = Retreat
rules-cannon = Cannons
rules-shift = Shift
rules-shift-text =
    If the point just beyond one end is empty, the soldier at the other end can move there. This moves the whole cannon one point along its line.

    In this way a cannon can move backwards and sideways, which single soldiers cannot. A shift never captures.

rules-shot = Shot
rules-shot-text =
    A cannon hits an enemy soldier or town two or three points beyond its end. The target is removed; the cannon does not move.

    The point directly in front of the muzzle must be empty: a cannon cannot hit an adjacent piece, and any piece there blocks its shot.

rules-end = End of the game
## Tank Chess.
rules-tank-aim = Aim
rules-tank-aim-text =
    Destroy the enemy’s Command tank, or drive your own off the far edge of the board.

    White moves first. In each turn, you move one of your units, and that unit may fire once.

    Wrecks and obstacles block the way and direct fire. A wreck stays for the rest of the game.

rules-tank-fire = Firing
rules-tank-units = Units
rules-tank-end = End of the game

# How to do it with mouse and keys.
rules-tank-driving-controls = Click the unit, then a square, then an arrow beside it: the unit drives there and faces that way. If it could then fire, or would be lost there, clicking the arrow only rotates it; click the square again to go there. { KEY("turn_left") } and { KEY("turn_right") } only rotate it, too. To rotate in place, click the unit twice, then an arrow. The number on a square shows how many steps it takes to get there.
rules-tank-fire-controls = Crosshairs mark units that the shot would destroy; a crossed-out ring marks those it cannot penetrate. Click a target to fire. Click an enemy in a dashed ring, and the unit chooses the position in which the fewest enemies can destroy it afterwards; click again to fire. If a nearer square is less safe, both are shown: click the one you want.
rules-tank-end-controls = To win, select a Command that can leave, and click the square with chevrons at the edge.

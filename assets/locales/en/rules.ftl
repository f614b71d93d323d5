# The pages of How to play. A diagram beside each text shows an example.

rules-heading = How to play
rules-previous = Previous
rules-next = Next
rules-notation = Notation: { $action }

rules-aim = Objective
rules-aim-text =
    Two armies of fifteen soldiers face each other on a board of ten by ten points. Each has a town on its home rank.

    Destroy the enemy town before yours falls. A soldier can capture it, or a cannon can shoot it from a distance.

    Dark moves up the board and Light moves down. Players take turns; passing is not allowed.

rules-towns = Towns
rules-towns-text =
    On its first turn, each side places its town on any point of its home rank except the two corners.

    After that, the town never moves. It is not a soldier: it cannot capture and is never part of a cannon. It can only block the way.

rules-step = Step
rules-step-text =
    A soldier steps to the next point straight or diagonally forward, if that point is empty.

    Soldiers never step sideways or backwards.

rules-capture = Capture
rules-capture-text =
    A soldier captures an enemy on the next point straight forward, diagonally forward or directly sideways, and moves onto that point.

    It never captures backwards: here, the soldier behind is safe.

    Capturing is never compulsory.

rules-retreat = Retreat
rules-retreat-text =
    A soldier with an enemy on one of the eight points around it may fall back: exactly two points, straight or diagonally backwards.

    Both points must be empty. A retreat never captures.

rules-cannon = Cannons
rules-cannon-text =
    Three adjacent soldiers of one side in a vertical, horizontal or diagonal line form a cannon.

    A soldier may be part of several cannons at once. Four in a line form two cannons, not one long one.

    A cannon can shift and shoot in both directions along its line.

rules-shift = Shift
rules-shift-text =
    If the point just beyond one end is empty, the soldier at the other end can move there. This moves the whole cannon one point along its line.

    In this way a cannon can move backwards and sideways, which single soldiers cannot. A shift never captures.

rules-shot = Shot
rules-shot-text =
    A cannon hits an enemy soldier or town two or three points beyond its end. The target is removed; the cannon does not move.

    The point directly in front of the muzzle must be empty: a cannon cannot hit an adjacent piece, and any piece there blocks its shot.

rules-end = End of the game
rules-end-text =
    Capture or shoot the enemy town to win immediately.

    A side with no legal action on its turn also loses.

    There is no check: you may leave your town in danger, but the game warns you when it is under fire. Players may agree to a draw, or resign.

## Tank Chess.
rules-tank-aim = Objective
rules-tank-aim-text =
    Destroy the enemy’s Command tank, or drive your own off the far edge of the board.

    White begins. In a turn you move one of your units, and that unit may fire once.

    Wrecks and obstacles block the way and the line of fire. A wreck stays for the rest of the game.

rules-tank-driving = Driving
rules-tank-driving-text =
    A unit may take as many steps as its speed. A step is one square in the direction the unit faces, which may be diagonal, or a turn of 45°. The pips on a square show how many steps it takes to get there.

    Instead, a unit may move one square straight back.

    Click the unit, then a square, then an arrow beside it (or press Q or E) to set its facing. Click the square again to go there. To turn in place, click the unit twice.

rules-tank-fire = Firing
rules-tank-fire-text =
    A tank fires straight ahead or 45° to either side at the first unit in line, at a range of two squares or more.

    Armour is thickest in front, thinner at the sides and thinnest at the rear. A gun destroys a unit if its power exceeds the armour on the side it hits. Crosshairs mark units that the shot would destroy; a barred ring marks those it cannot penetrate.

    Click a target to fire. Click an enemy in a broken ring to choose a position from which you can fire at it.

rules-tank-units = Units
rules-tank-units-text =
    Speed · front/side/rear armour · gun

    Heavy tank (H): 3 · 3/2/1 · 3
    Medium tank (M): 4 · 2/1/0 · 2
    Light tank (L) and Command (C): 5 · 1/0/0 · 1
    Tank destroyer (T): 4 · 2/1/0 · 4, ahead only
    Heavy mortar (R): 3 · 1/0/0 · 5, ahead only, at 3 to 5 squares, over everything in between

rules-tank-house-ground = House rules: terrain
rules-tank-house-ground-text =
    The game’s expansion adds more terrain. We could not find its published figures, so these are our own house rules.

    Water: fire passes over it. Units that drive in sink, except amphibious tanks.
    Hedge: units can drive through it. It blocks direct fire; mortars fire over it.
    Low obstacle: blocks units but not fire.
    Mine: destroys any unit that steps on it, except a minesweeper, which clears it.
    Flags, one per side: a unit that ends its move on the enemy flag wins.

rules-tank-house-units = House rules: units
rules-tank-house-units-text =
    More vehicles, with figures of our own.
    Speed · front/side/rear armour · gun

    Super-heavy tank (U): 2 · 4/3/2 · 4
    Tank hunter (K): 5 · 1/0/0 · 3, ahead only
    Amphibious tank (A): 5 · 1/0/0 · 1, crosses water
    Bulldozer (B): 3 · 3/1/0 · no gun, pushes a wreck one square ahead
    Minesweeper (F): 3 · 2/1/0 · 1, clears mines

    Built-in schemes and your own schemes may include them. The printed boards do not.

rules-tank-objectives = House rules: objectives
rules-tank-objectives-text =
    A scheme can have an objective beside the destruction of the enemy Command. OBJECTIVE is announced when a side can reach it next turn.

    Hold: you hold the marked squares while you have a unit there and the enemy has none. Do so at the end of several of your turns in a row (mostly three), and you win.
    Escort: a Command can leave the board only from the exit squares of its side.
    Depots: destroy the enemy depot, and you win. It blocks units and fire like an obstacle. Its armour is the same on all sides.
    Survivors: a side with too few units left beside its Command (mostly fewer than two) loses. No Command can leave the board.

    Units that are destroyed on marked squares or exit squares leave no wreck.

rules-tank-end = End of the game
rules-tank-end-text =
    Destroy the enemy Command to win, or drive your own off the far edge: straight or diagonally, but not over a corner. Leaving costs one step.

    CHECK is announced when a Command can be destroyed next turn, ESCAPE when one can leave. You are not forced to respond.

    To win, select a Command that can leave, and click the square with chevrons at the edge.

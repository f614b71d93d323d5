# The game explained.

rules-heading = How to play
rules-previous = Previous
rules-next = Next
rules-notation = Written { $action }

rules-aim = The aim
rules-aim-text =
    Two armies of fifteen soldiers face each other on a board of ten by ten points. Each has a town on its home rank.

    Destroy the enemy’s town before yours falls. A soldier can take it, and a cannon can shoot it down from afar.

    Dark goes up the board, Light goes down. The players take turns; nobody may pass.

rules-towns = Towns
rules-towns-text =
    Each side’s first turn is to place its town: on any point of the home rank except the two corners.

    From then on the town never moves. It is no soldier: it takes nothing and is never part of a cannon. All it can do is stand in the way.

rules-step = Step
rules-step-text =
    A soldier steps to the next point straight or diagonally forward, if that point is empty.

    Soldiers never step sideways or backwards.

rules-capture = Capture
rules-capture-text =
    A soldier takes an enemy on the next point straight forward, diagonally forward or directly sideways, and stands there afterwards.

    It never takes backwards: here the soldier behind is safe.

    Capturing is never compulsory.

rules-retreat = Retreat
rules-retreat-text =
    A soldier with an enemy on one of the eight points around it may fall back: exactly two points, straight or diagonally backwards.

    Both points on its way must be empty. It takes nothing as it goes.

rules-cannon = The cannon
rules-cannon-text =
    Three soldiers of one side next to each other in one line are a cannon: upright, across or diagonal.

    A soldier may be part of several cannons at once. Four in line are two cannons, not one long one.

    A cannon can shift and shoot, forwards and backwards along its line.

rules-shift = Shift
rules-shift-text =
    If the point just beyond one end is empty, the soldier at the other end goes there. The whole cannon has then moved one point along its line.

    So a cannon can go backwards and sideways, where single soldiers cannot. A shift never takes anything.

rules-shot = Shot
rules-shot-text =
    A cannon hits an enemy soldier or town two or three points beyond its end. The target is removed, and nothing moves.

    The point right in front of the muzzle must be empty: a cannon cannot hit what stands next to it, and a piece right before the muzzle blocks it.

rules-end = The end
rules-end-text =
    Whoever takes or shoots the enemy’s town wins at once.

    A side that cannot do anything on its turn has lost, too.

    There is no check: you may leave your town in danger, and the game warns you when it is under fire. Players may agree to a draw, or resign.

## Tank Chess.
rules-tank-aim = The aim
rules-tank-aim-text =
    Destroy the enemy’s Command tank, or drive your own off the far edge of the board.

    White begins. In a turn you move one of your units, and that unit may fire once.

    Wrecks and obstacles block the way and the line of fire. A wreck stays for the rest of the game.

rules-tank-driving = Driving
rules-tank-driving-text =
    A unit has as many steps as its speed. A step is one square straight ahead, or a turn by an eighth; diagonal squares count as one. The pips on a square say how many steps it takes to get there.

    Instead of all that, a unit may go one square straight back.

    Click the unit, then a square, then an arrow beside it (or Q and E) to say where it shall look. Click the square again to go there. To turn where it stands, click the unit twice.

rules-tank-fire = Firing
rules-tank-fire-text =
    A tank fires straight ahead or 45° to either side at the first unit in line, from two squares away on.

    Armour is thick in front, thinner at the sides and thinnest behind. A gun destroys what has less armour than its power, on the side that is hit. Cross hairs mark what the shot destroys, a ring with a bar what it cannot penetrate.

    Click a target to fire. Click an enemy in a broken ring to go where you can fire at it.

rules-tank-units = The units
rules-tank-units-text =
    Speed · armour in front, aside, behind · gun

    Heavy tank (H): 3 · 3/2/1 · 3
    Medium tank (M): 4 · 2/1/0 · 2
    Light tank (L) and Command (C): 5 · 1/0/0 · 1
    Tank destroyer (T): 4 · 2/1/0 · 4, ahead only
    Heavy mortar (R): 3 · 1/0/0 · 5, ahead only, exactly 3 to 5 squares away and over everything

rules-tank-house-ground = House set: ground
rules-tank-house-ground-text =
    The game’s expansion has more ground. Its published figures were not found; these are the project’s own, the house set.

    Water: fire passes over it. What drives in sinks, all but amphibious tanks.
    Hedge: anybody drives through. It stops direct fire; mortars fire over it.
    Low obstacle: stops every unit and no shell.
    Mine: destroys what ends a step on it, all but a minesweeper, which clears it.
    Flags, one a side: a unit that ends its move on the enemy’s wins.

rules-tank-house-units = House set: units
rules-tank-house-units-text =
    Further vehicles, with figures of the project’s own.
    Speed · armour in front, aside, behind · gun

    Super-heavy (U): 2 · 4/3/2 · 4
    Hunter (K): 5 · 1/0/0 · 3, ahead only
    Amphibious (A): 5 · 1/0/0 · 1, crosses water
    Bulldozer (B): 3 · 3/1/0 · no gun, pushes a wreck one square ahead
    Minesweeper (F): 3 · 2/1/0 · 1, clears mines

    Schemes of the game and your own may have them. The printed boards do without.

rules-tank-end = The end
rules-tank-end-text =
    Whoever destroys the enemy Command wins, and whoever drives the own Command off the far edge: straight or diagonally, but not over a corner. Leaving costs one step.

    CHECK is announced when a Command can be destroyed in the next turn, ESCAPE when one can leave. Nobody is forced to answer.

    Select a Command that can leave: chevrons mark the square at the edge. Click it, and the game is won.

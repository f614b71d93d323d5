# The rules in force in a game, the published versions side by side, tips, and who made the games. `crates/i18n/src/rulebook` chooses among
# these texts. Each value of a rule option has a message of its own. Some texts of the pages are in rules.ftl and print.ftl.

## Cannon: the rules in force.

rules-towns-place = On its first move, each side places its town on any point of its home rank except the two corners.
rules-first-south = Dark places its town first, then Light. After that, Dark moves first.
rules-first-north = Light places its town first, then Dark. After that, Light moves first.
rules-towns-stay = A town never moves and never captures.

rules-capture-where = A soldier captures an enemy soldier or town on the next point straight forward, diagonally forward or directly sideways, and moves onto that point. It never captures backwards. Capturing is never compulsory.

rules-retreat-near-piece = A soldier with an enemy soldier or the enemy town on one of the eight points around it may retreat: exactly two points, straight or diagonally backwards.
rules-retreat-near-soldier = A soldier with an enemy soldier on one of the eight points around it may retreat: exactly two points, straight or diagonally backwards. An enemy town does not allow a retreat.
rules-retreat-over-empty = Both points must be empty. A retreat never captures.
rules-retreat-over-any = Only the point where the retreat ends must be empty. The soldier may pass over a piece of either side, which stays where it is. A retreat never captures.

rules-cannon-of-soldiers = Three adjacent soldiers of one side in a vertical, horizontal or diagonal line form a cannon. A town is never part of a cannon.
rules-cannon-of-pieces = Three adjacent pieces of one side in a vertical, horizontal or diagonal line form a cannon. One of the three may be the side’s own town, which helps to shoot. The town never moves, so a shift that would move it is not possible.
rules-cannon-lines = A soldier may be part of several cannons at once. Four in a line form two cannons, not one long one. A cannon can shift and shoot in both directions along its line.

rules-shift-unlimited = The same cannon may shift any number of times in a row.
rules-shift-limited = { $count ->
        [one] Tournament rule: the same cannon may not shift twice in a row.
       *[other] Tournament rule: the same cannon may shift at most { $count } times in a row.
    } Before it can shift again, its side must use another cannon or move a single soldier.

rules-long-shot-first = At a distance of three points, only that first point must be empty. A piece on the second point does not stop the shot.
rules-long-shot-both = At a distance of three points, the second point must be empty, too.

rules-end-town = A side wins at once when it captures or shoots the enemy town.
rules-end-no-action = A side that has no legal move on its turn loses.
rules-town-capture = There is no check: a side may leave its own town in danger. The game warns you when a town can be taken next turn.
rules-town-checkmate = Checkmate: a side may not leave its own town where it can be taken next turn, like the king in chess. A side that cannot save its town has no legal move, and loses.

## Both games: draws. The house rules are those of this program; a game may be played with both, one or none of them.

rules-draws = Draws
rules-draws-agreed = Players may agree to a draw, and a player may resign.
rules-draws-none = No position ends the game as a draw. The published rules have no such draw, and the house rules for draws are off.
rules-draws-repetition = House rule: the game is a draw when a position occurs for the third time with the same side to move.
rules-draws-quiet = House rule: the game is a draw after { $turns } moves in a row in which nothing is captured or shot, counting both sides.
rules-tank-draws-quiet = House rule: the game is a draw after { $turns } moves in a row in which no unit is lost and no mine is cleared, counting both sides.

## Tank Chess: the rules in force.

rules-tank-flags = This board has flags, White’s on { $white } and Black’s on { $black }. A side also wins when one of its units ends a move on the enemy flag.

rules-tank-fire-direct = A shot hits the first thing in its line, and that must be an enemy unit two squares away or more: an adjacent enemy is too close. Your own units, wrecks and obstacles stop a shot. A diagonal shot passes between two obstacles that touch at a corner.
rules-tank-fire-over = Some guns fire straight ahead over everything in between. They hit one enemy at the distances given in the table below.

rules-tank-armour = Armour
rules-tank-armour-penetration = A shot destroys the unit that it hits if the gun is stronger than the armour where it hits. Otherwise it does nothing.
rules-tank-armour-front = Front armour counts only from straight ahead, when the shell flies straight towards the front of the unit.
rules-tank-armour-rear = Rear armour counts only from straight behind, when the shell flies exactly in the direction that the unit faces.
rules-tank-armour-side = Side armour counts from all six other directions, including diagonally from the front and from behind.
rules-tank-armour-diagram = The diagram shows which armour counts, by the direction from which the shell comes. The unit in the middle faces up.

rules-tank-units-columns = The armour is given as front/side/rear.
rules-tank-unit-swims = Amphibious tanks cross water.
rules-tank-unit-pushes = Bulldozers have no gun. They push a wreck one square ahead, if the square behind the wreck is empty.
rules-tank-unit-clears = Minesweepers clear the mines that they drive onto.
# Notes below lists in which a star marks what comes from the expansion.
rules-tank-units-own = * From the expansion. We could not find the published values, so these are our own.
rules-tank-ground-own = * From the expansion, as we read its rules.

rules-tank-objective = Objective of this board
rules-tank-objective-announced = OBJECTIVE is announced when a side can complete the objective next turn.
rules-tank-objective-own = The objectives are our own house rules, in the spirit of the expansion. A unit that is destroyed on a square to hold or on an exit square leaves no wreck.

rules-tank-end-objective = The board also has an objective, which wins the game for the side that completes it.
rules-tank-end-command = A side wins at once when it destroys the enemy Command.
rules-exit-any = A side also wins when its own Command drives off the far edge, straight or diagonally, but not over a corner. Leaving costs one step.
rules-exit-straight = A side also wins when its own Command drives off the far edge straight ahead. It cannot leave diagonally. Leaving costs one step.
rules-tank-end-announced = CHECK is announced when a Command can be destroyed next turn, ESCAPE when one can leave. Nobody has to respond.

rules-clocks = Clocks
rules-tank-clocks = Recommended clocks: 30 minutes per player on the 16 × 16 board, and 45 minutes on the 20 × 20 board. They are optional.

## Tips.

tips-heading = Tips
tips-tank-light = Towards the end of the game, the speed of the light tanks counts for more than armour.
tips-tank-mortar = Mortars threaten squares that seem safe: they fire over the obstacles and wrecks behind which other units hide.

## The published versions of Cannon.

editions-heading = Published rules
editions-about = The rules of Cannon are printed in several languages. The texts describe the same game, but differ in these details:
editions-spanish = Spanish
editions-japanese = Japanese
editions-english = English
editions-german = German
editions-first = Places and moves first
editions-long-shot = Long shot: must be empty
editions-retreat-near = Retreat from
editions-retreat-over = Retreat: must be empty
editions-retreat-over-empty = both points
editions-retreat-over-any = the second point
editions-cannon-of = A cannon is
editions-cannon-of-soldiers = three soldiers
editions-cannon-of-pieces = three pieces
editions-town = Town in danger
editions-town-capture = allowed
editions-town-checkmate = “checkmate”
editions-shift-limit = Shifts in a row, in tournaments
editions-face = Pieces stand on
editions-face-cells = squares
editions-face-points = points
editions-sides = The sides
editions-sides-black-white = Black and White
editions-sides-dark-light = Dark and Light
editions-repetition = Repetition
editions-repetition-none = no rule
editions-note-checkmate = The English text compares the loss of the town with checkmate in chess, the Japanese one compares having no legal move with it. All presets read this as: the game ends when the town is taken. The stricter reading is an option.
editions-note-capture = The Japanese text names only the shot as a way to take the town. In this game, as in the other texts, a soldier can capture it, too.

editions-presets = The presets
editions-preset-classic = Classic follows the Spanish and Japanese texts. Two details are those of the English and German ones: both points of a retreat must be empty, and a cannon is three soldiers.
editions-preset-blue-panther = Blue Panther follows the English text.
editions-preset-igg = IGG follows the German text.
editions-preset-limits = No preset limits the shifts of a cannon; the tournament limits are an option.
editions-in-force = This game uses the preset { $preset }.
editions-in-force-custom = This game uses a combination of options that matches none of the presets.

## About the games.

about-cannon = About Cannon
about-cannon-inventor = Cannon was invented by David E. Whitcher in 2003.
about-cannon-edition = PyroMyth Games published it in the same year, and another edition followed in 2008. The presets Classic, Blue Panther and IGG follow the texts of different publishers.
about-cannon-points = The pieces stand on the points where lines cross. That is an old tradition of East Asia: Go and Chinese chess are played on points, too. Other editions of Cannon print a chequered board and put the pieces on its squares. The game is the same.
about-cannon-own = Every option in which the published rules differ can also be set individually. The house rules for draws are our own.

about-tank = About Tank Chess
about-tank-inventors = Tank Chess was invented by Dragan and Predrag Lazovic. Forsage Games published it in 2016.
about-tank-box = The box has boards of 16 × 16 and 20 × 20 squares, tanks for both players, and loose obstacles. The other side of each board has only empty squares, for schemes of your own.
about-tank-expansion = An expansion, the Fun Set, adds vehicles, water, hedges, low obstacles and mines.
about-tank-own = Everything beyond the published game is our own: the 20 × 20 board, modelled on the published 16 × 16 board, all other schemes, and the values of the expansion’s units, which we could not find. Such units and terrain are marked with a star.

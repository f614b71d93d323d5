# Words that the window and the terminal share.

## The sides. Rules speak of seats; these are their names at the table.
side-south = { $game ->
        [tank-chess] White
       *[other] Dark
    }
side-north = { $game ->
        [tank-chess] Black
       *[other] Light
    }

## How a game ended. $side is the winner's name.
outcome-principal-taken = { $game ->
        [tank-chess] { $side } wins: the enemy Command is destroyed.
       *[other] { $side } wins: the enemy town has fallen.
    }
outcome-principal-escaped = { $side } wins: its Command has left the board.
outcome-flag-taken = { $side } wins: the enemy flag is taken.
outcome-no-action = { $side } wins: the enemy cannot move.
outcome-resignation = { $side } wins: the enemy resigned.
outcome-time = { $side } wins on time.
outcome-repetition = Draw: the same position for the third time.
outcome-quiet-turns = Draw: too many turns without a capture.
outcome-length = Draw: the game has become too long.
outcome-agreement = Draw by agreement.

## Who sits at a side.
seat-human = human
seat-computer = computer, level { $level }
seat-computer-style = computer, level { $level }, { $style }

## Buttons that many screens have.
menu-back = Back
control-less = Less
control-more = More

## The title.
title-name = Cannon
title-second = and Tank Chess
title-motto = Two games of war for one table.
title-resume = Resume game
title-new-game = New game
title-saved-games = Saved games
title-editor = Scheme editor
title-rules = How to play
title-settings = Settings
title-quit = Quit
title-about =
    Version { $version }
    Cannon was invented by David E. Whitcher in 2003,
    Tank Chess by Dragan and Predrag Lazovic.

curtain-making-ready = Setting up the board …

## The games.
game-cannon = Cannon
game-tank-chess = Tank Chess

## The next game.
new-game-heading = New game
new-game-human = Human
new-game-computer = Computer
new-game-no-computer = A person plays; this game has no computer player.
new-game-level = Level { $level } · { $rank }
new-game-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
new-game-seconds = + { $number } s a turn
new-game-game = Game
new-game-board = Board
new-game-rules = Rules
new-game-setup = Scheme
new-game-choose-setup = Choose a scheme
new-game-switches = Switches
new-game-draws = Draws
new-game-start = Start

clock-none = No clock
clock-minutes = Minutes
clock-increment = Increment

face-cells = Cells
face-points = Points
board-walnut = Walnut and maple
board-slate = Slate and brass
room-study = Study
room-field = Field camp

## The levels: a rank, and what to expect. Each is stronger than the one before.
level-1 = Recruit
level-1-about = Misjudges and overlooks a good deal. For a first game.
level-2 = Private
level-2-about = Looks after its town or Command, and takes what it sees.
level-3 = Corporal
level-3-about = Thinks of your answer, and never misses a win within reach.
level-4 = Sergeant
level-4-about = Looks a few turns ahead, and no longer overlooks a shot.
level-5 = Ensign
level-5-about = Punishes careless moves.
level-6 = Lieutenant
level-6-about = Sees combinations coming. A match for a practised player.
level-7 = Captain
level-7-about = Calculates soundly. Near your town or Command it hardly ever errs.
level-8 = Major
level-8-about = Calculates deeply. You will need a plan.
level-9 = Colonel
level-9-about = Sees far ahead and hardly ever errs.
level-10 = General
level-10-about = The computer at full strength. It makes no mistake on purpose.

style-plain = No preference
style-plain-about = Plays what it thinks best.
style-gunner = The Gunner
style-gunner-about = Loves its guns, and fires whenever it can.
style-marcher = The Marcher
style-marcher-about = Always forward, piece by piece.
style-mason = The Mason
style-mason-about = Keeps its pieces together, and would rather step back than trade.
style-fox = The Fox
style-fox-about = Moves about until you lose the trail.

preset-classic = Classic
preset-blue-panther = Blue Panther
preset-igg = IGG
preset-classic-about = The Spanish and Japanese wording. Dark begins; a long shot needs only the point in front of the muzzle empty.
preset-blue-panther-about = The English wording. As Classic, but Light places its town first and begins.
preset-igg-about = The German wording. A long shot needs both points empty, and only soldiers make a soldier retreat.
preset-custom-about = Your own combination of switches.

switch-first = Who begins
switch-first-about = This side places its town first and then moves first.
switch-long-shot = Shot at three points
switch-long-shot-first = Muzzle free
switch-long-shot-both = Both free
switch-long-shot-about = Whether only the point in front of the muzzle must be empty, or the one behind it too.
switch-retreat = Retreat from
switch-retreat-piece = Soldiers and town
switch-retreat-soldier = Soldiers only
switch-retreat-about = Which enemy must stand next to a soldier for it to retreat.
switch-town = Town in danger
switch-town-capture = Allowed
switch-town-checkmate = Checkmate
switch-town-about = Whether a player may leave the town where it can be taken, or must save it as a king in chess.
switch-shifts = Shifts in a row
switch-shifts-none = No limit
switch-shifts-three = Three
switch-shifts-two = Two
switch-shifts-about = How often the same cannon may shift before something else must be moved. A tournament rule.

draw-repetition = Third repetition
draw-repetition-about = The same position for the third time is a draw.
draw-quiet = Fifty quiet turns
draw-quiet-about = Fifty turns a side without a capture are a draw.

## Beside the board.
hud-human = Human
hud-computer = Computer · level { $level } · { $rank }
hud-computer-style = Level { $level } · { $rank } · { $style }
hud-none-taken = Nothing taken yet
hud-no-moves = No turn has been played
hud-first = To the start (Home)
hud-back = One turn back (Page up)
hud-forward = One turn on (Page down)
hud-live = To the live game (End)
hud-show-again = The last turn once more (A)
hud-undo = Take back (U)
hud-redo = Play again (R)
hud-hint = Hint (H)
hud-help = Keys (F1)
hud-survey = Fields of fire and escape routes (F)
hud-menu = Menu (Esc)
hud-to-move = { $side } to move
hud-plays = { $side } plays { $action }
hud-thinking = { $side } is thinking …
hud-places-town = { $side } places its town
hud-looking-back = Looking back: turn { $shown } of { $all }
hud-town-under-fire = { $side }’s town is under fire
hud-check = CHECK: { $side }’s Command can be destroyed
hud-escape = ESCAPE: { $side }’s Command can leave the board
hud-with-survey = { $turn } · { $survey }
hud-survey-nothing = { $survey }: none
hud-tank-destroys = { $facet ->
    [front] Front
    [side] Side
   *[rear] Rear
} armour { $armour }, gun { $gun }: destroys
hud-tank-holds = { $facet ->
    [front] Front
    [side] Side
   *[rear] Rear
} armour { $armour }, gun { $gun }: cannot penetrate
hud-tank-must-move = A unit must move or turn before it fires: what it has in its sights now does not count
survey-enemy-fire = Where the enemy can fire
survey-own-fire = Where you can fire
survey-escape = Escape routes
hud-command-can-leave = { $side } to move: select its Command and click the chevrons at the edge to leave and win
thinking-line = Depth { $depth } · { $score } · { $thousands } k positions · { $plan }
thinking-win = win in { $turns }
thinking-loss = loss in { $turns }

## The interrupted game.
pause-heading = Paused
pause-resume = Resume
pause-to-editor = Back to the editor
pause-save = Save game
pause-load = Load game
pause-restart = Restart
pause-swap-sides = Swap sides
pause-offer-draw = Offer a draw
pause-resign = Resign
pause-rules = How to play
pause-photo = Photo mode
pause-film = Make a film
pause-settings = Settings
pause-to-title = Quit to title

## Photo mode.
photo-take = Take the picture (Enter)
photo-soft = Soft background
photo-how = Right drag, wheel and middle drag move the camera.
photo-kept = Kept as { $file }
photo-failed = The picture could not be kept. { $reason }
photo-no-folder = There is no folder for pictures.

## A film of the game.
film-heading = A film of the game
film-stretch = From this game
film-one = The last turn
film-last = Ten turns
film-all = All of it
film-kind = As
film-gif = Animated GIF
film-frames = PNG pictures
film-small = 640 × 360
film-large = 1280 × 720
film-about = Up to the turn on show. It is made while you play on, and goes to your folder for pictures.
film-is-being-made = The film is being made. You will be told when it is there.
film-make = Make the film
film-failed = The film could not be made. { $reason }

## The end.
result-heading-win = { $side } wins
result-heading-draw = Draw
result-rematch = Rematch with sides changed
result-new-game = New game
result-to-editor = Back to the editor
result-save = Save game
result-look = Look at the game
result-title = Quit to title

## Saved games.
saved-heading = Saved games
saved-empty = No game has been saved yet. Games are saved from the menu of a running game.
saved-last-game = Last game
saved-load = Load
saved-rename = Rename
saved-delete = Delete
saved-unfinished = unfinished
saved-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
saved-damaged = Cannot be read: { $reason }
saved-refused = This game cannot be loaded: { $reason }
saved-game-and-setup = { $game } · { $setup }
saved-players = { $south }: { $south-seat } – { $north }: { $north-seat }
saved-suggested-name = { $south } – { $north }, { $date }

keeping-set-aside = The last game cannot be resumed. Its file is now among the saved games. { $reason }
keeping-failed = A game could not be kept. { $reason }
store-no-folder = There is no folder to keep games in.
store-no-name = A saved game needs a name.
store-name-taken = There is a saved game called “{ $name }” already.
store-failed = The file system refused. { $reason }

## Questions.
question-no = Cancel
question-resign-heading = Resign?
question-resign-text = The game ends and the other side wins.
question-resign-yes = Resign
question-restart-heading = Start again?
question-restart-text = The game on the table is given up and begun anew with the same players and rules.
question-restart-yes = Restart
question-delete-heading = Delete this game?
question-delete-text = “{ $name }” will be gone for good.
question-delete-yes = Delete
question-delete-setup-heading = Delete this scheme?
question-replace-setup-heading = Replace that scheme?
question-replace-setup-text = There is another scheme called “{ $name }”. It will be gone for good.
question-replace-setup-yes = Replace
question-drop-changes-heading = Give up the changes?
question-drop-changes-text = What you have changed in “{ $name }” has not been saved.
question-drop-changes-yes = Give up
question-save-heading = Save game as
question-rename-heading = Rename game
question-name-yes = Save
question-draw-heading = { $side } offers a draw
question-draw-text = { $side }, do you accept?
question-draw-yes = Accept
question-draw-no = Decline

## Short messages.
notice-saved = Saved as “{ $name }”.
notice-draw-declined = The draw was declined.
notice-sides-swapped = The players have changed sides.

## Settings.
settings-heading = Settings
settings-graphics = Picture
settings-quality = Quality
quality-low = Low
quality-medium = Medium
quality-high = High
quality-low-about = Plain light and hard edges, for old or missing graphics hardware.
quality-medium-about = Soft shadows and smooth edges.
quality-high-about = Everything: fine shadows, soft ambient light, glow.
settings-fullscreen = Full screen
settings-vsync = Wait for the display
settings-vsync-about = Prevents tearing. Turn it off only if the game feels sluggish.
settings-interface = Interface
settings-scale = Size
settings-percent = { $percent } %
settings-reduced-motion = Less motion
settings-reduced-motion-about = No shaking, no flashes, no idle motion, no transitions.
settings-language = Language
settings-sound = Sound
settings-volume-master = Everything
settings-volume-effects = Effects
settings-volume-ambience = Room
settings-volume-music = Music
settings-music-in-play = Music during the game, too
settings-mute = No sound at all (M)
settings-computer = Computer player
settings-natural-pace = Natural pace
settings-natural-pace-about = It takes its time over a hard choice.
settings-table = Table
settings-animation = Animation
animation-off = Off
animation-fast = Fast
animation-normal = Normal
animation-slow = Slow
settings-pieces = Pieces
pieces-tin = Painted tin
pieces-wood = Carved wood
pieces-glass = Metal and glass
settings-face = Pattern of the board
settings-board = Board
settings-room = Room
settings-coordinates = Coordinates on the frame
settings-turn-camera = Turn the camera
settings-turn-camera-about = Between two people, look from the seat of the side to move.
settings-follow-camera = Follow the action
settings-follow-camera-about = Close to the board, the view goes where a turn is played.
settings-hints = Hints
settings-show-actions = Mark what a piece can do
settings-show-last = Mark the last turn
settings-show-threats = Mark pieces under attack
settings-show-threats-about = Everything that could be taken next turn. Key T.
settings-show-thinking = Show the computer’s thoughts
settings-show-thinking-about = Depth, score and plan while it thinks. Key I.
settings-controls = Keys
settings-reset = Reset
settings-failed = The settings could not be read or written. { $reason }
settings-damaged = The settings could not be read and begin anew. What was there is kept as { $file }. { $reason }

## Keys.
help-heading = Keys
help-close = Close
key-cursor = Move the cursor
key-choose = Select or play at the cursor
key-cancel = Let go, or open the menu
key-next-piece = Next piece that can act
key-previous-piece = Previous piece
key-next-line = Other cannon, same shot
key-turn = Turn the chosen tank left, right
key-undo = Take back
key-redo = Play again
key-hint = Hint
key-threats = Pieces under attack
key-next-survey = Fields of fire, escape routes
key-show-again = The last turn once more
key-wheel-turn = Turn a chosen stance
key-drag-tank = Drive a tank; the drag’s end turns it
key-thinking = The computer’s thoughts
key-step-back = One turn back
key-step-on = One turn on
key-to-start = Start of the game
key-to-live = Live game
key-view-south = View from { $south }’s seat
key-view-north = View from { $north }’s seat
key-view-top = View from above
key-view-low = View across the table
key-photo = Photo mode
key-help = These keys
key-mute = Sound off and on
key-fullscreen = Full screen
key-orbit = Turn the view
key-pan = Move the view
key-zoom = Nearer or farther
mouse-right-drag = Right drag
mouse-middle-drag = Middle drag
mouse-wheel = Wheel
mouse-drag = Drag

## Requests that are refused for other reasons than the rules of a game.
refused-looking-back = An earlier position is on show. Go back to the live game to play.
refused-computer-on-turn = It is the computer’s turn.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-show = No turn has been played that could be shown.
refused-no-animation = Animation is off. Turn it on in the settings to see turns again.
refused-nothing-to-redo = There is nothing to play again.
refused-no-offer = No draw has been offered.
refused-record = The game could not be loaded. { $reason }
refused-setup = The game could not be begun. { $reason }
refused-not-yours = That is the other side’s piece. Select one of your soldiers first.
refused-select-first = Select one of your soldiers first.
refused-tank-not-yours = That unit is the other side’s. Select one of your own first.
refused-tank-select-first = Select one of your units first.
refused-tank-must-move = A unit must move or turn before it fires, and from nowhere it can go could it destroy that one.
refused-tank-no-attack = This unit cannot destroy that one in this turn.

# Text of the window. The terminal uses some of it, too.

## The sides. South starts on rank 1, North on the highest rank.
side-south = { $game ->
        [tank-chess] White
       *[cannon] Dark
    }
side-north = { $game ->
        [tank-chess] Black
       *[cannon] Light
    }

## How a game ended. $side is the winner's name.
outcome-principal-taken = { $game ->
        [tank-chess] { $side } wins: the enemy Command is destroyed.
       *[cannon] { $side } wins: the enemy town has fallen.
    }
outcome-principal-escaped = { $side } wins: { $side }’s Command has left the board.
outcome-flag-taken = { $side } wins: the enemy flag has been taken.
outcome-squares-held = { $side } wins by holding the marked squares.
outcome-depot-destroyed = { $side } wins: the enemy depot is destroyed.
outcome-too-few-pieces = { $side } wins: the enemy has too few units left.
outcome-no-action = { $side } wins: the enemy has no legal move.
outcome-resignation = { $side } wins by resignation.
outcome-time = { $side } wins on time.
outcome-fault = { $side } wins: the program of the other side failed.
outcome-repetition = Draw by threefold repetition.
outcome-quiet-turns = { $game ->
        [tank-chess] Draw: too many moves without a lost unit or a cleared mine.
       *[cannon] Draw: too many moves without a capture or a shot.
    }
outcome-length = Draw: move limit reached.
outcome-agreement = Draw by agreement.

## Objectives of Tank Chess. $white and $black are lists of squares, or one square.
objective-hold = Objective: hold the marked squares ({ $squares }). You win when you hold them at the end of { $turns } of your turns in a row. You hold them while you have a unit there and the enemy has none.
objective-escort = Objective: escort your Command to its exit. It can leave only from { $white } (White) or { $black } (Black).
objective-depots = Objective: destroy the enemy depot. White’s is on { $white }, Black’s on { $black }. That takes a gun of { $gun } or more.
objective-survivors = Objective: outlast the enemy. A side with fewer than { $least ->
        [one] one unit
       *[other] { $least } units
    } left besides its Command loses. No Command can leave the board.
# The state of the first objective.
objective-held = { $side } holds the marked squares: { $turns } of { $all } turns.

## Numbers, dates and lists.
# The mark between the whole number and its decimals.
decimal-mark = .
# $month and $day have two digits.
date-numeric = { $year }-{ $month }-{ $day }
# Between the entries of a list.
list-separator = { ", " }

## Who sits at a side.
seat-human = human
seat-program = another program
# { $level } is such as “Corporal” or “Corporal (5 of 16)”.
seat-computer = computer, { $level }
seat-computer-style = computer, { $level }, { $style }

## Buttons that many screens have.
menu-back = Back
# The minus and plus buttons beside a number.
control-less = Less
control-more = More

## The title.
title-name = Cannon
title-second = & Tank Chess
# The title of the window.
window-title = Cannon & Tank Chess
title-resume = Continue
title-new-game = Play
title-saved-games = Games
title-editor = { $game ->
    [cannon] Position editor
   *[tank-chess] Scheme editor
}
title-rules = How to play
title-settings = Settings
title-quit = Quit
title-about =
    Version { $version }
    Cannon was invented by David E. Whitcher in 2003,
    Tank Chess by Dragan and Predrag Lazovic.

curtain-making-ready = Setting up the board…

## The games.
game-cannon = Cannon
game-tank-chess = Tank Chess

## New game.
new-game-computer = The computer
# A second person at the same machine.
new-game-person = A friend here
# A game of the computer against itself.
new-game-watch = Watch two computers
new-game-side = Your side
new-game-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
new-game-seconds = +{ $number } s per move
new-game-board = Board
new-game-rules = Rules
new-game-setup = { $game ->
    [cannon] Position
   *[tank-chess] Scheme
}
new-game-choose-setup = { $game ->
    [cannon] Choose position
   *[tank-chess] Choose scheme
}
new-game-switches = Options
new-game-clocks = Clocks
new-game-clocks-differ = Different times
new-game-clocks-differ-about = Each side has its own clock.
# The clock of one side, such as “Dark: 10 minutes”.
new-game-clock-of = { $side }: { $clock }
new-game-style = Computer’s style
new-game-start = Play

# How long the Grandmaster thinks.
new-game-grandmaster-seconds = { $number ->
    [one] 1 second per move
   *[other] { $number } seconds per move
}
new-game-grandmaster-clock = It thinks as long as its clock allows.

clock-none = No clock

# The two patterns of the Cannon board: pieces stand on squares, or on the points where lines cross.
face-cells = Squares
face-points = Points
board-walnut = Walnut and maple
board-slate = Slate and brass
# The looks of the Tank Chess board.
ground-summer = Summer
ground-winter = Winter
ground-desert = Desert
ground-walnut = Walnut
room-study = Study
room-field = Field camp

## The ranks of the computer, and what to expect. Each is stronger than the one before.
# A rank with its number, from 1 for the easiest to { $count } for the strongest.
level-title = { $rank } ({ $number } of { $count })
level-drummer = Drummer
level-drummer-about = Knows the moves and little more. You can beat it on your first evening.
level-cadet = Cadet
level-cadet-about = Captures whatever is in front of it and overlooks most other things.
level-1 = Recruit
level-1-about = Makes plenty of mistakes. Good for a first game.
level-2 = Private
level-2-about = Guards its { $game ->
    [tank-chess] Command
   *[cannon] town
}, and takes whatever it sees.
level-3 = Corporal
level-3-about = Considers your reply, and never misses a win in one turn.
level-4 = Sergeant
level-4-about = Looks a few moves ahead, and no longer overlooks shots.
level-5 = Ensign
level-5-about = Punishes careless moves.
level-6 = Lieutenant
level-6-about = Sees combinations coming. A match for experienced players.
level-7 = Captain
level-7-about = Calculates accurately. Rarely errs near your { $game ->
    [tank-chess] Command
   *[cannon] town
}.
level-8 = Major
level-8-about = Calculates deeply. You will need a plan.
level-9 = Colonel
level-9-about = Sees far ahead and hardly ever errs.
level-10 = General
level-10-about = Makes no deliberate mistakes.
level-11 = Marshal
level-11-about = { $game ->
    [tank-chess] Looks farther ahead than the General.
   *[cannon] Evaluates positions with a network trained on millions of positions from its own games.
}
level-12 = Field Marshal
level-12-about = { $game ->
    [tank-chess] Looks farther ahead than the Marshal.
   *[cannon] Evaluates like the Marshal, but looks farther ahead.
}
level-13 = Generalissimo
level-13-about = The strongest rank that plays the same on every computer.
level-grandmaster = Grandmaster
level-grandmaster-about = As strong as your computer: it uses all of the processor cores but one, for as long as you allow.

style-plain = Balanced
style-plain-about = Plays the best move it finds.
style-gunner = The Gunner
style-gunner-about = Loves its guns and fires whenever it can.
style-marcher = The Marcher
style-marcher-about = Always pushes forward.
style-mason = The Mason
style-mason-about = Keeps its pieces together, and would rather retreat than trade.
style-fox = The Fox
style-fox-about = Manoeuvres constantly to confuse you.

preset-classic = Classic
preset-blue-panther = Blue Panther
preset-igg = IGG
preset-classic-about = The Spanish and Japanese rules. Dark moves first. For a shot at three points, only the first point in front of the cannon must be empty.
preset-blue-panther-about = The English rules. Like Classic, but Light places its town first and moves first.
preset-igg-about = The German rules. For a shot at three points, both points in between must be empty. Soldiers retreat only from soldiers.
preset-custom = Custom
preset-custom-about = Your own combination of options.

switch-first = First move
switch-first-about = This side places its town first, then moves first.
switch-long-shot = Long shot
# The first point in front of the muzzle must be clear, or both.
switch-long-shot-first = First point
switch-long-shot-both = Both points
switch-long-shot-about = Which points in front of the muzzle must be empty to hit a target three points away.
switch-retreat = Retreat from
switch-retreat-piece = Any enemy
switch-retreat-soldier = Soldiers only
switch-retreat-about = Which adjacent enemies a soldier may retreat from.
switch-retreat-over = Retreat over
switch-retreat-over-empty = Empty point
switch-retreat-over-any = Any piece
switch-retreat-over-about = What may stand on the point between a soldier and its destination two points back.
switch-cannon-of = Cannon of
switch-cannon-of-soldiers = Three soldiers
switch-cannon-of-pieces = Any pieces
switch-cannon-of-about = Whether your town may be one of the three pieces of a cannon. The town itself never moves.
switch-town = Town in danger
switch-town-capture = Allowed
switch-town-checkmate = Checkmate
switch-town-about = Whether you may leave your town open to attack, or must protect it like a king in chess.
switch-shifts = Consecutive shifts
switch-shifts-none = No limit
switch-shifts-three = Three
switch-shifts-two = Two
switch-shifts-about = How many times in a row the same cannon may shift before its side must move a single soldier or use another cannon. A tournament rule.

switch-exit = Leaving the board
switch-exit-any = Straight or diagonally
switch-exit-straight = Straight only
switch-exit-about = How a Command may drive off the far edge. The published text says “forward”, which can be read either way.

clock-advice-tank-chess = The published rules recommend 30 minutes per player on the 16 × 16 board, and 45 on the 20 × 20 board.

draw-repetition = Threefold repetition
draw-repetition-about = The game is a draw when a position occurs for the third time.
draw-quiet = Fifty-move rule
draw-quiet-about = { $game ->
    [tank-chess] The game is a draw after fifty moves per side in which no unit is lost and no mine is cleared.
   *[cannon] The game is a draw after fifty moves per side in which nothing is captured or shot.
}

## Beside the board.
# The Grandmaster thinks during the player's turn. { $seat } is such as “Computer · Grandmaster”.
hud-pondering = thinking too
hud-you = You
hud-rated = rated
hud-captured = { $count ->
    [one] 1 piece captured
   *[other] { $count } pieces captured
}
hud-moves = Moves
hud-undo-label = Undo
hud-hint-label = Hint
hud-menu-label = Menu
hud-cannon-choose = Click a marked point to move there.
hud-tank-choose = Click a marked square to go there, or an enemy to attack it.
hud-tank-confirm = { $square }: click it again to go there, or an arrow beside it to go there and face that way.
hud-tank-rotate = Click an arrow to face that way.
hud-no-moves = No moves yet
hud-first = Start of game ({ KEY("go_to_start") })
hud-back = Previous move ({ KEY("step_back") })
hud-forward = Next move ({ KEY("step_forward") })
# The current position of the game, after an earlier one has been reviewed.
hud-live = Live game ({ KEY("go_to_live") })
hud-show-again = Replay last move ({ KEY("replay_last_action") })
hud-undo = Undo ({ KEY("undo") })
hud-redo = Redo ({ KEY("redo") })
hud-hint = Hint ({ KEY("hint") })
hud-analyse = Analyse this position ({ KEY("toggle_analysis") })
hud-help = Controls and marks ({ KEY("toggle_help") })
hud-survey = Fields of fire and escape routes ({ KEY("next_board_overlay") })
hud-menu = Menu ({ KEY("cancel") })
hud-fold = Close ({ KEY("toggle_panel") })
hud-unfold = List of moves, analysis and replay ({ KEY("toggle_panel") })
hud-map = Map of the board. Click it to move the view there.
hud-to-move = { $who ->
    [you] Your turn
   *[person] { $side } is to move
}
hud-thinking = { $who } is thinking…
hud-program-waits = The game waits for { $name }. In the menu, the computer can take its place.
hud-places-town = { $who ->
    [you] Place your town on one of the marked points
   *[person] { $side } places the town
}
# Moves are counted singly, those of both sides together. At { $shown } 0, no move has been played yet.
hud-looking-back = { $shown ->
    [0] Reviewing the start of the game
   *[other] Reviewing move { $shown } of { $all }
}
hud-town-under-fire = { $who ->
    [you] Your town is under fire
   *[person] { $side }’s town is under fire
}
hud-check = { $who ->
    [you] CHECK: your Command can be destroyed
   *[person] CHECK: { $side }’s Command can be destroyed
}
hud-escape = { $who ->
    [you] ESCAPE: your Command can leave the board
   *[person] ESCAPE: { $side }’s Command can leave the board
}
hud-goal-hold = Objective: hold the marked squares for { $turns } of your turns in a row
hud-goal-escort = Objective: your Command can leave only by its exit
hud-goal-depots = Objective: destroy the enemy depot, with a gun of { $gun } or more
hud-goal-survivors = Objective: keep { $least ->
        [one] one unit
       *[other] { $least } units
    } besides your Command
hud-objective = { $who ->
    [you] OBJECTIVE: you can complete the objective next turn
   *[person] OBJECTIVE: { $side } can complete the objective next turn
}
hud-with-survey = { $turn } · { $survey }
hud-survey-nothing = { $survey }: none
hud-tank-destroys = { $facet ->
    [front] Front
    [side] Side
   *[rear] Rear
} armour { $armour } vs. gun { $gun }: destroyed{ $chosen ->
    [yes] . Click the enemy to fire.
   *[no] {""}
}
hud-tank-holds = { $facet ->
    [front] Front
    [side] Side
   *[rear] Rear
} armour { $armour } vs. gun { $gun }: no penetration
hud-tank-must-move = A unit must move or rotate before it can fire
survey-enemy-fire = Enemy fields of fire
survey-own-fire = Your fields of fire
survey-danger = Danger for the selected unit
survey-escape = Escape routes
hud-command-can-leave = { $who ->
    [you] You can win: select your Command and click the chevrons at the edge
   *[person] { $side } can win: select the Command and click the chevrons at the edge
}
thinking-line = Depth { $depth } · { $score } · { $thousands }k positions · { $plan }
# The score of a forced win or loss in the line above; $turns is the number of turns.
thinking-win = win in { $turns }
thinking-loss = loss in { $turns }
# The analysis of a position: whose chances it shows, and how far the search is. $thousands counts positions.
analysis-heading = { $side }’s chances
analysis-depth = Depth { $depth } · { $thousands }k positions
analysis-begins = Searching…
analysis-adviser = { $name }: depth { $depth }, score for { $side }
analysis-chance = { $percent }%
# The bar beside the board: both sides and their chances to win.
analysis-bar = { $south } { $south-percent }% · { $north } { $north-percent }%

## The menu of a running game.
pause-heading = Paused
pause-heading-over = Game over
pause-resume = Resume
pause-result = Result
pause-to-editor = Back to the editor
pause-restart = Restart
pause-swap-sides = Swap sides
# The tooltip of the stepper with the rank of the computer.
pause-level-about = The computer’s rank from now on. A game in which you change it is not rated.
pause-replace-program = Let the computer play for { $name }
pause-offer-draw = Offer a draw
pause-resign = Resign
pause-rules = How to play
pause-photo = Photo mode
pause-review = Review game
pause-back-to-review = Back to the review
pause-settings = Settings
pause-more = More
pause-share = Share
share-about = Every game is saved by itself, and you find it under Games.
share-picture = Picture
share-picture-about = Photo mode: choose the view and take a picture
share-film = Film
share-film-about = The moves up to the shown position as an animation
share-page = Page
share-page-about = The review with its graph, to save as a page
share-text = Text
share-text-about = Copies the moves in notation
share-file = File
share-file-about = The game as a file that others can open
share-abstract-play = Abstract Play
share-abstract-play-about = A JSON file in its format. Rules: Classic
share-copied = The moves have been copied.
share-failed = The game could not be saved. { $reason }
pause-to-title = Quit to title

## Photo mode.
photo-take = Take photo ({ KEY("select") })
photo-soft = Blur background
photo-how = Use right-drag, middle-drag and the wheel to move the camera.
photo-kept = Saved to { $file }.
photo-failed = The image could not be saved. { $reason }
print-kept = Page saved to { $file }.
print-failed = The page could not be saved. { $reason }
print-no-folder = No documents folder was found.
photo-no-folder = No pictures folder was found.

## Export animation.
film-heading = Export animation
# The part of the game that is exported.
film-stretch = Range
film-one = Last move
film-last = Last 10 moves
film-all = From the start
film-kind = Format
film-gif = Animated GIF
film-frames = PNG sequence
film-small = 640 × 360
film-large = 1280 × 720
film-about = The animation ends at the move shown. You can play on while it is saved to your pictures folder.
film-is-being-made = The animation is being exported. You will be notified when it is ready.
film-make = Export
film-failed = The animation could not be exported. { $reason }

## The result.
result-heading-win = { $side } wins
result-heading-draw = Draw
result-rematch = Rematch (swap sides)
result-new-game = New game
result-to-editor = Back to the editor
result-review = Review
result-look = Close
result-title = Quit to title

## Saved games.
saved-empty = No games yet. Every game of two moves or more is kept here.
saved-against = { $kind ->
    [rank] Against the { $opponent }
   *[person] Against { $opponent }
}
saved-turn = { $turn ->
    [yours] Your turn, move { $move }
    [theirs] Opponent’s turn, move { $move }
   *[side] { $side } to move, move { $move }
}
saved-more = More
saved-no-favourite = No longer a favourite
saved-game = Game
saved-result = Result
saved-opponent = Opponent
saved-period = Period
saved-load = Open at the table
saved-review = Review
saved-rename = Rename
saved-delete = Delete
saved-unfinished = in progress
saved-turns = { $turns ->
    [one] 1 move
   *[other] { $turns } moves
}
saved-damaged = This game cannot be loaded. { $reason }
saved-refused = This game cannot be loaded. { $reason }
saved-game-and-setup = { $game } · { $setup }
saved-players = { $south }: { $south-seat } – { $north }: { $north-seat }
saved-suggested-name = { $south } – { $north }, { $date }

keeping-unreadable = The last game cannot be resumed. You will find its file among your saved games. { $reason }
keeping-failed = The game could not be saved. { $reason }
store-no-folder = No folder for saved games was found.
store-no-name = Enter a name for the saved game.
store-name-taken = A saved game called “{ $name }” already exists.
store-failed = File error. { $reason }

## Questions.
question-no = Cancel
question-resign-heading = Resign?
question-resign-text = The game ends and your opponent wins.
question-resign-yes = Resign
question-restart-heading = Restart game?
question-restart-text = The current game ends here; a game of two moves or more stays among your saved games. A new one starts with the same players and rules.
question-restart-yes = Restart
# Before a hint or the solution of a rated puzzle.
question-puzzle-help-heading = Get help?
question-puzzle-help-text = With a hint or the solution, this puzzle counts as failed, and your rating falls.
question-puzzle-help-yes = Help me
question-delete-setup-heading = { $game ->
    [cannon] Delete this position?
   *[tank-chess] Delete this scheme?
}
question-delete-text = “{ $name }” will be permanently deleted.
question-delete-yes = Delete
question-replace-setup-heading = { $game ->
    [cannon] Replace position?
   *[tank-chess] Replace scheme?
}
question-replace-setup-text = { $game ->
    [cannon] A position called “{ $name }” already exists. It will be overwritten.
   *[tank-chess] A scheme called “{ $name }” already exists. It will be overwritten.
}
question-replace-setup-yes = Replace
question-drop-changes-heading = Discard changes?
question-drop-changes-text = Your changes to “{ $name }” have not been saved.
question-drop-changes-yes = Discard
question-rename-heading = Rename game
question-name-yes = Save
question-repetition-heading = The same position again
question-repetition-text =
    This position has occurred { $count } times. The rules have no draw by repetition, so the game goes on. You can agree to a draw instead.
question-repetition-yes = Agree to a draw
question-repetition-no = Play on
question-draw-heading = { $side } offers a draw
question-draw-text = { $side }, do you accept?
question-draw-yes = Accept
question-draw-no = Decline

## Short messages.
# The network that the highest ranks evaluate with is damaged.
notice-network = The computer player’s neural network is damaged. In Cannon, the Marshal and the ranks above evaluate positions in a simpler way. { $reason }
notice-program = { $name } does not play. { $reason }
program-lost = { $name } lost the game. { $reason }
program-missing = There is no program with the name { $name } under “Other programs” in the settings.
notice-draw-declined = Draw offer declined.
notice-sides-swapped = The players have swapped sides.
# Below a notice that names a file which was written.
notice-show-in-folder = Show in folder
notice-copy-path = Copy path
notice-saved = Saved as “{ $name }”.
notice-close = Close
notice-path-copied = Path copied to the clipboard.
notice-level-changed = { $level }. This game is not rated.
# After a hint, an analysis or a move that was taken back.
notice-not-rated = This game is no longer rated.
# After the keys that show or hide these marks and turn the sound on or off. $shown is “yes” or “no”, $count the number of threatened pieces.
notice-threats = { $shown ->
    [no] Threats: hidden
   *[yes] { $game ->
        [tank-chess] Threats: shown ({ $count ->
            [one] one unit
           *[other] { $count } units
        })
       *[cannon] Threats: shown ({ $count ->
            [one] one piece
           *[other] { $count } pieces
        })
    }
}
notice-danger = { $shown ->
    [no] Danger in reach: hidden
   *[yes] Danger in reach: shown
}
notice-sound = { $shown ->
    [no] Sound: off
   *[yes] Sound: on
}
notice-buttons-key = Press { KEY("focus_notice") } to reach these buttons.
notice-no-file-manager = The file manager could not be started. { $reason }
notice-screen-reader-lost = The screen reader cannot be reached. To use it, check its settings and start the game again.
notice-part-lost = A part of the game has stopped working. You can play on. If something is missing, start the game again.
notice-quality-lowered = Pictures came late, so the graphics quality is now { $quality }. You can change it in the settings.

## Settings.
settings-heading = Settings
settings-look = Look
settings-game = Game
settings-accessibility = Accessibility
settings-advanced = Advanced
settings-advanced-about = Settings that few players change, such as V-Sync, the computer’s thoughts and the symbols over units.
settings-search = Search the settings
settings-search-nothing = No setting has these words. Try others.
settings-undo = Undo
settings-adviser = Adviser
adviser-off = Off
adviser-warn = Warn
adviser-suggest = Suggest
adviser-off-about = Helps you only when you ask, for example for a hint ({ KEY("hint") }).
adviser-warn-about = Asks before you lose a piece or the game, and tells you what the computer threatens.
# In the settings, which do not know whether there will be a clock.
settings-adviser-warn-about = { adviser-warn-about } { new-game-coach-unrated }
adviser-suggest-about = Warns you, marks your threatened pieces, and gives you a hint when you think for a while. A game with a hint is not rated.
settings-graphics = Graphics
settings-quality = Quality
quality-automatic = Automatic
quality-low = Low
quality-medium = Medium
quality-high = High
quality-automatic-about = The game measures how fast it draws, and lowers the quality if pictures come late. Now: { $quality }.
quality-low-about = Simple light without shadows. For old graphics hardware, or none.
quality-medium-about = Shadows, smooth edges, and a wind in the trees.
quality-high-about = More grass and flowers, finer trees, and depth of field.
settings-fullscreen = Fullscreen
settings-vsync = V-Sync
settings-vsync-about = Prevents screen tearing. Turn off only if the game feels sluggish.
settings-scale = Text size
settings-percent = { $percent }%
settings-camera-speed = Camera speed
settings-camera-speed-about = How fast the camera moves when you drag or zoom.
settings-large-targets = Large buttons
large-targets-when-touched = On touch
large-targets-always = Always
large-targets-never = Never
settings-reduced-motion = Reduce motion
settings-reduced-motion-about = No camera shake, flashes, idle animations or transitions.
settings-notices-stay = Keep notices
settings-notices-stay-about = Notices stay until you close them.
settings-language = Language
settings-theme = Theme
settings-theme-about = High contrast shows bright text and frames on black.
theme-standard = Standard
theme-high-contrast = High contrast
settings-colors = Colours of sides and marks
settings-colors-about = For players who find it hard to tell red from green (protanopia, deuteranopia), blue from yellow (tritanopia), or any colours.
colors-standard = Standard
colors-protanopia = Protanopia
colors-deuteranopia = Deuteranopia
colors-tritanopia = Tritanopia
colors-greyscale = Greyscale
settings-side-numbers = Numbers over pieces
settings-side-numbers-about = 1 for dark pieces, 2 for light ones. Greyscale always shows them.
settings-piece-size = Piece size
settings-piece-size-about = Wide pieces grow only as far as their squares allow.
settings-scene-brightness = Table brightness
settings-scene-contrast = Table contrast
piece-size-normal = 100%
piece-size-large = 115%
piece-size-largest = 130%
settings-cursor-color = Board cursor
settings-cursor-weight = Cursor thickness
cursor-white = White
cursor-yellow = Yellow
cursor-black = Black
cursor-thin = Thin
cursor-thick = Thick
settings-sound = Sound
settings-volume-master = Master
settings-volume-effects = Effects
settings-volume-ambience = Ambience
settings-volume-music = Music
settings-music-in-play = Music during games
settings-mono = Mono
settings-mono-about = Plays the same sound in both ears.
settings-captions = Captions
settings-captions-about = Shows important sounds as text, with an arrow to where they come from.
settings-visual-signals = Visual signals
settings-visual-signals-about = A frame around the board shows when it is your turn, when a town or Command is threatened, and when time is running out.
settings-mute = Mute all ({ KEY("toggle_mute") })
settings-natural-pace = Computer’s natural pace
settings-natural-pace-about = The computer takes longer over difficult moves.
settings-keep-tries = Keep what I tried
settings-keep-tries-about = Moves that you undo stay in the saved game as variations.
settings-computer-resigns = Computer may end games early
settings-computer-resigns-about = The computer resigns when its game is lost, and offers a draw in a long, even game. Ranks below Sergeant never resign.
settings-ponder = Grandmaster thinks on your turn
settings-ponder-about = Not while the window is in the background or the computer runs on battery.
settings-animation = Animation speed
animation-off = Off
animation-fast = Fast
animation-normal = Normal
animation-slow = Slow
settings-pieces = Pieces
pieces-tin = Painted tin
pieces-wood = Carved wood
pieces-glass = Glass
pieces-plain = Plain
settings-badges = Unit symbols
badges-when-small = From afar
badges-always = Always
badges-never = Never
settings-badges-about = In Tank Chess, a symbol over each unit shows its kind: one to three bars for light to heavy tanks, a star for the Command.
settings-face = Board pattern
settings-face-about = Each published edition has its own pattern. Your choice is remembered for the rules of this game.
settings-board = Cannon board
settings-ground = Tank Chess board
settings-room = Room
settings-side-panel = Side panel
settings-side-panel-about = The panel beside the board, with the list of moves and the card about a piece. Key: { KEY("toggle_panel") }.
side-panel-off = Off
side-panel-left = Left
side-panel-right = Right
settings-coordinates = Show coordinates
settings-turn-camera = Rotate camera for each side
settings-turn-camera-about = With two human players, the camera rotates to the side to move.
settings-handover = Hide board between turns
settings-handover-about = After each turn, the board is covered until the next player uncovers it.
settings-opposite-clocks = Clocks for the player opposite
settings-opposite-clocks-about = Both clocks are also shown upside down at the far edge of the window.
settings-follow-camera = Camera follows the moves
settings-follow-camera-about = When zoomed in, the camera follows each move as it is played.
settings-show-movable = Mark pieces that can move
settings-show-movable-about = While no piece is selected.
settings-show-actions = Show legal moves
settings-show-last = Highlight last move
settings-show-danger = Mark dangerous squares
settings-show-danger-about = In Tank Chess, marks squares where an enemy could destroy the selected unit next turn. Key: { KEY("toggle_danger") }.
settings-show-notation = Moves in notation
settings-show-notation-about = Lists name moves as players of these games write them, such as h9>h6, instead of with signs.
settings-show-cannons = Show bands under your cannons
settings-show-inspector = Describe what is under the pointer
settings-show-inspector-about = Shows a card beside the board about the piece, the square or the chosen move.
settings-show-thinking = Show the computer’s thoughts
settings-show-thinking-about = Shows depth, score and best line while the computer thinks. Key: { KEY("toggle_thinking") }.
settings-engines = Other programs
settings-engines-about = Engines and bots of other authors that speak UGI: opponents to play against, and advisers beside the computer.
settings-controls = Controls
settings-reset = Reset this page
settings-failed = The settings could not be loaded or saved. { $reason }
settings-damaged = The settings file was damaged and has been reset. The old file was kept as { $file }. { $reason }

## Keys.
help-heading = Help
help-controls = Controls
help-marks = Marks on the board
help-close = Close
key-cursor = Move cursor
key-choose = Select or play at cursor
key-cancel = Deselect, or open menu
key-next-piece = Next piece or target
key-previous-piece = Previous piece or target
key-next-line = Switch firing cannon
key-turn = Rotate selected unit left, right
key-undo = Undo
key-redo = Redo
key-hint = Hint
key-again = Again (lesson, puzzle)
key-skip = Skip (lesson)
key-solution = Solution (puzzle, practice)
key-leave = Leave lesson, puzzle or practice
key-open-game = Open the game of a mistake
key-why = Why is the hint good?
key-pace = Speed of a watched game
key-notice = Go to the buttons of a notice
# The tooltip of a button. { $command } is a command.
button-key = Key: { KEY($command) }
key-threats = Threatened pieces
key-danger = Dangerous squares in reach
key-next-survey = Fields of fire, escape routes
key-show-again = Replay last move
key-wheel-turn = Rotate selected unit
key-drag-tank = Move a unit; last direction sets facing
key-thinking = The computer’s thoughts
key-analysis = Analysis of the position
key-step-back = Previous move
key-step-on = Next move
key-to-start = Start of game
key-to-live = Live game
key-view-south = View from { $south }’s side
key-view-north = View from { $north }’s side
key-view-top = Top view
key-view-low = Low view
key-card = Show the card of the square or piece at once
key-panel = Open or close the list of moves
key-view-near = Zoom to the selected piece and back (or double-click it)
key-photo = Photo mode
key-next-variation = Show the next variation of a study
key-focus-panel = Keys to the panel of a study, or to the board of a review
key-pen = Take the next pen to draw arrows and circles, or play on
key-help = Show controls and marks
key-mute = Mute
key-fullscreen = Fullscreen
key-orbit = Orbit camera
key-pan = Pan camera
key-zoom = Zoom
mouse-right-drag = Right-drag
mouse-middle-drag = Middle-drag
mouse-wheel = Wheel
mouse-drag = Drag

## Requests that are refused for reasons other than the rules of a game.
refused-looking-back = You are viewing an earlier position. Return to the live game to play.
refused-computer-on-turn = It is the computer’s turn.
# A click on the board while a lesson or a puzzle moves the pieces, or waits for the button beside the board.
refused-only-watch = Just watch. When nothing moves, use the button beside the board to go on.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-show = There is no move to replay yet.
refused-no-animation = Animations are off. Turn them on in the settings to replay moves.
refused-nothing-to-redo = There is nothing to redo.
refused-no-offer = No draw has been offered.
refused-record = The game could not be loaded. { $reason }
refused-setup = The game could not be started. { $reason }
refused-not-yours = That piece belongs to the other side. Select one of your soldiers first.
refused-select-first = Select one of your soldiers first.
refused-tank-not-yours = That unit belongs to the other side. Select one of your own first.
refused-tank-select-first = Select one of your units first.
refused-tank-must-move = Units must move or rotate before firing, and this unit cannot reach a position from which to destroy that one.
refused-tank-no-attack = This unit cannot destroy that one this turn.

## Files that are dropped on the window.

# { $file } is the name of a file.
drop-game = Drop to open the game “{ $file }”
drop-setup = { $game ->
    [cannon] Drop to open the position “{ $file }” in the editor
   *[tank-chess] Drop to open the scheme “{ $file }” in the editor
}
drop-import = { $count ->
    [one] Drop to add the file to your saved games
   *[other] Drop to add { $count } files to your saved games
}
drop-games = Drop to add the { $games } games in “{ $file }” to your saved games
# The file is so large that it is read only once it is dropped.
drop-large = Drop to open “{ $file }”
drop-failed = “{ $file }” cannot be opened. { $reason }

## Games and positions that are opened, also from a pasted text.

# Only the beginning of the game could be read. { $reason } is a sentence with the place of the fault.
notice-game-stopped = { $plies ->
    [one] Only the first move could be read. { $reason }
   *[other] Only the first { $plies } moves could be read. { $reason }
}
# The game was opened, and the library did not have it before.
notice-game-kept = The game is among your saved games now.
# The name of games from a pasted text, which a number follows.
paste-name = Pasted game
paste-failed = The pasted text cannot be opened. { $reason }

## A game in progress that is resumed.

resume-your-turn = It is your turn (move { $turn }).
resume-computers-turn = It is the computer’s turn (move { $turn }).
resume-turn-of = { $side } is to move (move { $turn }).
# What was played before. { $action } is in notation.
resume-last = Last move – { $move }
# { $pieces } is a list such as “Soldier (c5)”.
resume-lost = That cost you: { $pieces }
resume-piece = { $piece } ({ $at })

## The review of a game.

review-heading = Review
# The progress of the analysis. $done and $all are numbers of moves.
review-progress = { $done } of { $all } moves
review-complete = { $all ->
    [one] one move
   *[other] { $all } moves
}
review-stopped = Stopped after { $done } of { $all } moves
review-stop = Stop
review-close = Close
# Saves the review as a file.
review-export = Save as page
review-legend = What the signs mean
review-legend-about = The numbers beside a side count its moves with that sign. Triangles on the curve are turning points.
review-before = The position before the move
# Begins the practice with the player's own mistakes.
review-practise = Practise
review-file-name = Review of { $date }
review-exported = Saved to { $file }.
review-export-failed = The review could not be saved: { $reason }
review-graph = Winning chances during the game. Click to go to a move.
# $percent is a whole number.
review-accuracy = { $percent }% accuracy
review-last = To the end of the game
review-all-turns = All moves
review-turning-points = Turning points
review-no-turning-points = No turning points
# The move that a side played. $action is in notation.
review-action = { $turn }. { $side }: { $action }
review-class-only = The only good move
review-class-best = Best move
review-class-good = Good move
review-class-inaccuracy = Inaccuracy
review-class-mistake = Mistake
review-class-blunder = Blunder
review-class-missed-win = Missed win
review-class-placement = Placement, not graded
review-chance = Chance to win: { $percent }%.
review-chance-change = Chance to win: from { $before }% to { $after }%.
review-forced-win = This forces a win in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
review-forced-loss = Now the loss is forced, in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
# $line is a list of moves in notation.
review-line-best = Expected: { $line }
review-line-better = Better: { $line }
review-show-line = Best line
review-try = Play from here
review-back-to-game = Back to the game
# A best line on the board, step by step.
review-line-step = Best line: move { $step } of { $all }
review-pending = The computer has not analysed this move yet.

## A game of the computer against itself.

watching-pause = Pause
watching-go-on = Continue
watching-step = One move
# The pace of the game. A click changes it.
watching-pace-slow = Speed: slow ({ KEY("next_pace") })
watching-pace-natural = Speed: natural ({ KEY("next_pace") })
watching-pace-fast = Speed: fast ({ KEY("next_pace") })

## Lessons.

title-lessons = Learn
# Under the entry of the title for somebody who has not played yet.
title-lessons-new = New here? Two minutes per lesson
lessons-heading = Lessons
lesson-done = Done
# Solved tasks of a lesson.
lesson-tasks-done = { $done } of { $all } tasks
lesson-number = Lesson { $number } of { $all }
lesson-next = Next
lesson-hint = Show me where
lesson-back = Back
lesson-start-over = Start over
lesson-exit = Exit lesson
lesson-again = Again
lesson-skip = Skip
lesson-leave = Leave
# In place of the reason for a refusal that the learner would not understand yet.
lesson-not-possible = That is not possible here. Look at the marks on the board.
lesson-right = Correct!
lesson-finished = Well done! You have finished this lesson.
# At the end of a lesson. $count is the number of tasks that are not solved yet.
lesson-skipped = { $count ->
    [one] You skipped one task of this lesson. Do you want to do it now?
   *[other] You skipped { $count } tasks of this lesson. Do you want to do them now?
}
lesson-do-skipped = { $count ->
    [one] Do it now
   *[other] Do them now
}
lesson-next-lesson = Next lesson
lesson-enough = You know enough: play the Drummer.
lesson-play-drummer = Play the Drummer
lesson-play = Play a game
# The time for a turn, in a lesson about clocks.
lesson-time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
refused-in-exercise = This is not possible in a lesson or a puzzle.
refused-in-study = This is not possible in a study.
refused-only-in-study = This is only possible in a study.
refused-notes = These notes cannot be kept: { $reason }
refused-beginning-stays = The beginning of a study cannot be deleted.

## The coach.

new-game-coach-unrated = With the adviser and a clock, the game is not rated, because the clock waits while the adviser asks.
# Before a move that loses something. $action is in notation.
coach-heading = Do you want to play this: { $move }?
coach-play-anyway = Play it anyway
coach-take-back = Choose another move
# A hint. $action is in notation.
coach-hint-action = Hint: { $move }
coach-hint-why = Why?
coach-hint-no-reason = There is nothing urgent now. The computer found no better move.

## Profiles.

# The name of the first player, until it is changed.
profile-first-name = Player 1
# The button on the title screen that shows the profile. $name is the name of the player.
title-profile = { $name }
profile-heading = Profile
profile-rename = Change name
profile-add = Add player
profile-players = Players
profile-details = Details
profile-guest = Guest
profile-export = Export
profile-exported = Saved to { $file }.
profile-export-failed = The profile could not be saved: { $reason }
profile-reset = Reset
question-reset-profile-heading = Reset this profile?
question-reset-profile-text = The ratings, results, puzzles and lessons of this player will be erased. Saved games stay.
question-reset-profile-yes = Reset
question-restore-bindings-heading = Restore all keys?
question-restore-bindings-text = All keys and buttons are reset to their defaults. Your own choices will be lost.
question-restore-bindings-yes = Restore
profile-rating = Rating
profile-unrated = No rated games yet
# Which games count for the rating.
profile-rated-about = A game counts for your rating if it starts from the usual position, your opponent is the computer or a player with a profile here, and you play without help: no hints, no analysis, no undo, no change of the rank, and with a clock no adviser.
# $deviation is the half width of the range in which the rating lies with 95 % confidence.
profile-rating-value = { $rating } ± { $deviation }
profile-figures = Statistics
profile-games = { $games ->
    [one] One game
   *[other] { $games } games
}: { $won } won, { $drawn } drawn, { $lost } lost
profile-streak = Winning streak: { $current } (longest: { $longest })
profile-time = Time played: { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
profile-accuracy = Accuracy in reviewed games: { $percent }%
profile-no-games = Finish a game to see its result here.
profile-by-level = Score against each opponent
profile-by-side = By side
profile-by-style = By computer’s style
profile-by-rules = By rules
profile-by-board = By board
profile-people = Other people
profile-table-group = Games
profile-table-won = Won
profile-table-drawn = Drawn
profile-table-lost = Lost
# $level and $next are ranks, such as Corporal.
profile-try-higher = You have won { $won } of { $games } games against { $level }: try { $next }.
profile-try-lower = You have won { $won } of { $games } games against { $level }: { $next } is a better match.

## Puzzles.

learn-heading = Learn
puzzles-heading = Puzzles
puzzles-rated = Train
puzzles-rated-about = Puzzles that suit your rating. Each result changes your rating.
puzzles-training = Training
puzzles-placing = Finding your rating: { $count } of { $all }
puzzles-placing-about = The first five puzzles find your level. Until then, a hint or the solution does not lower your rating.
puzzles-solved = { $solved } of { $all }
puzzles-daily = Puzzle of the day
puzzles-daily-again = Puzzle of the day, once more
puzzles-retry = Puzzles to try again
puzzles-own = Your own puzzles
# Files of the player's own puzzles are damaged. file: the name of the first one.
puzzles-own-unreadable = { $count ->
    [one] Your puzzle file { $file } cannot be read. It has been left unchanged.
   *[other] { $count } of your puzzle files cannot be read, including { $file }. They have been left unchanged.
}
# A puzzle that the player has just made in the position editor.
puzzle-trial = Your new puzzle
puzzles-themes = Themes
# The last number counts days in a row whose puzzle of the day was solved.
puzzles-figures = Solved: { $solved } of { $all }. In a row: { $streak }.
puzzle-rating = Rated { $rating }
puzzle-own-rating = Your rating: { $rating }
puzzle-to-move = { $side } is to move. Find the best move.
puzzle-right = Correct! Keep going.
puzzle-wrong = That does not work. Try something else.
# $answer is what $side answers, in notation.
puzzle-wrong-answered = That does not work. { $side } answers: { $answer }. Try something else.
puzzle-solved = Solved!
puzzle-shown = This is the solution.
puzzle-next = Next puzzle
# After the puzzle of the day. The button below leads to the rated puzzles.
puzzle-tomorrow = Come back tomorrow for the next puzzle of the day. The rated puzzles are waiting until then.
puzzle-none-left = You have seen all of these puzzles.
puzzle-to-list = Back to the puzzles
puzzle-solution = Solution
theme-win-1 = Win in one turn
theme-win-2 = Win in two turns
theme-win-3 = Win in three turns
theme-win-4 = Win in four turns
theme-win-5 = Win in five turns
theme-only-defence = The only defence
theme-wins-piece = Win a piece
theme-double-threat = Double threat
theme-block = Block
theme-no-action = No legal move
theme-escape = Escape
theme-rear-attack = From behind
theme-mortar = Mortar

## The library of saved games.

saved-search = Names and comments
saved-favourites = Favourites only
saved-favourite = Favourite
saved-all-games = All games
saved-all-results = All results
saved-won = Won
saved-lost = Lost
saved-drawn = Drawn
saved-is-study = Study
saved-with-notes = { $status } · notes
saved-unfinished-games = Unfinished
saved-any-opponent = Any opponent
saved-people = Two people
saved-any-computer = Against the computer
saved-any-time = Any time
saved-today = Today
saved-last-week = Last 7 days
saved-last-month = Last 30 days
saved-last-year = Last 12 months
saved-none-found = No games match: { $filters }
# The filters by what games have inside. The hints stand in empty text fields.
saved-more-filters = More filters
saved-position = Position
saved-position-hint = Position as text
saved-position-table = From the table
saved-mirrored = Mirror images too
saved-opening = Opening
saved-opening-hint = First moves, such as a4-b5
saved-pieces = Pieces
saved-pieces-no-game = Choose a game to search for numbers of pieces.
saved-pieces-of = { $piece } · { $side }
saved-pieces-least = At least { $count }
saved-pieces-most = At most { $count }
saved-pieces-no-most = No maximum
# While games are searched.
saved-searching = Searching…
# The filters that are on, each on a button that takes it away.
saved-chip-text = Text: { $text }
saved-chip-position-mirrored = Position or mirror image
saved-chip-opening = Opening: { $moves }
saved-chip-pieces = { $pieces }: { $kind ->
    [exact] { $least }
    [between] { $least } to { $most }
    [most] at most { $most }
   *[least] at least { $least }
}
# For screen readers.
saved-remove-filter = Remove filter: { $filter }
saved-clear-filters = Clear filters
saved-undo-delete = Undo delete
saved-import = Import
saved-drop = Or drop game files here, or paste games.
saved-export = Export
saved-exported = Saved to { $file }.
# After files were dropped on the window.
saved-imported = Imported: { $imported }. Already in the library: { $known }. Rejected: { $refused }.
# Added to the sentence above: games of which only the beginning could be read, and files in a folder that are about something else.
saved-imported-partly = Read only in part: { $count }.
saved-imported-no-game = Files without a game: { $count }.
saved-import-cancelled = The import was cancelled.
# While games are imported.
saved-import-progress = Importing. Files: { $done } of { $files }. Games: { $games }.
import-report-heading = Import: what was not added
import-heading = Import games
import-games-only = Games
import-all-files = All files
import-selected = Selected:
import-open = Import
chooser-choose = Choose
import-reload = Refresh
import-select-all = Select all
import-show-hidden = Show hidden files
import-show-system = Show system files
import-places = Places
import-devices = Drives
import-removable-devices = Removable drives
import-home = Home
import-desktop = Desktop
import-documents = Documents
import-downloads = Downloads
import-audio = Music
import-pictures = Pictures
import-videos = Videos

## Practice with one's own mistakes.

practice-heading = Your mistakes
practice-number = Mistake { $number } of { $all }
# $action is the weak move in notation.
practice-task = { $side } played here: { $move }. Find something better.
practice-played = { $side } played here: { $move }.
practice-judging = Checking your move…
practice-best = That is the best move!
practice-good = Good! Almost as strong as the best move.
practice-wrong = That is not better. Try something else.
practice-next = Next mistake
practice-done = Back to the review

## The mistakes of all reviewed games, which are repeated.

mistakes-heading = My mistakes
mistakes-about = Your mistakes in reviewed games come back after 1, 3, 7, 21 and 60 days, at most ten a day.
# The number of mistakes that can be repeated today.
mistakes-due = Today: { $count }
# When the next mistakes can be repeated.
mistakes-due-on = { $open } waiting · next: { $date }
mistakes-none = None yet
mistakes-none-left = All found
# $south and $north are names, ranks, or “you”.
mistakes-game = The game: { $south } – { $north }, { $date }.
mistakes-open-game = Open the game
mistakes-no-game = This game is no longer among your games.
mistakes-task = In your game you played here: { $move }. Find something better.
mistakes-played = In your game you played here: { $move }.
mistakes-wrong = That is not better, so this mistake comes back sooner. Try something else.
# At the end of today’s repetition.
mistakes-result = Found at the first attempt: { $found } of { $all }.
mistakes-next = The next mistakes come on { $date }.
mistakes-all-found = You have no mistakes left to repeat.
mistakes-done = Done

## Guessing the moves of a recorded game.

saved-guess = Guess the moves
review-guess = Guess the moves
guess-heading = Guess the moves
guess-ask = Whose moves do you want to guess? Each move gets up to { $points } points.
guess-none = This game has no moves to guess.
guess-side = Guess { $side }’s moves
guess-number = Move { $number } of { $all } · Points: { $points }
guess-task = What did { $side } play here?
guess-found = You have found the move of the game!
guess-found-weak = You have found the move of the game, but it was a weak one.
guess-played = { $side } played here: { $move }.
guess-own = Your guess: { $move }.
# How many percent of the chance to win a move loses against the best move.
guess-loss = Lost against the best move: { $played }%.
guess-losses = Lost against the best move: you { $guess }%, in the game { $played }%.
guess-points = Points: { $points } of { $all }.
guess-over = You have guessed all moves. Points: { $points } of { $all } ({ $percent }%).
guess-result = Result
guess-result-heading = Your result
guess-table-you = Your guesses
# The points that the moves of the game get.
guess-table-side = { $side } in the game
guess-points-of = { $points } of { $all }
guess-best = Best guesses
guess-worst = Worst guesses
question-leave-guess-heading = Leave the guessing?
question-leave-guess-text = Your points for this game are not kept.
question-leave-guess-yes = Leave

## The names of keys, as they are printed on keyboards.
keycap-control = Ctrl
keycap-shift = Shift
keycap-enter = Enter
keycap-space = Space
keycap-escape = Esc
keycap-tab = Tab
keycap-backspace = Backspace
keycap-delete = Delete
keycap-insert = Insert
keycap-home = Home
keycap-end = End
keycap-page-up = Page up
keycap-page-down = Page down
keycap-numpad = Num { $key }
keycap-mouse = Mouse { $button }
keycap-dpad = D-pad { $arrow }
keycap-none = no key

## The screen on which keys and buttons are changed.
settings-change-keys = Change keys and buttons
settings-change-keys-about = Shows all keys and buttons, and lets you choose others.
controls-heading = Keys and buttons
controls-layout = Layout
controls-two-hands = Two hands
controls-left-hand = Left hand
controls-right-hand = Right hand
controls-about = Choose a key to replace it. Gamepad buttons and extra mouse buttons work, too.
controls-rumble = Gamepad vibration
controls-gamepad = Gamepad { $button }
controls-add = Add a key
controls-press = Press a key or a button…
controls-remove = Remove
controls-cancel = Cancel
controls-restore = Default
controls-restore-all = Restore all
# Another command with the same key.
controls-conflict = Also: { $command }
key-cursor-up = Cursor up
key-cursor-down = Cursor down
key-cursor-left = Cursor left
key-cursor-right = Cursor right
key-turn-left = Rotate selected unit left
key-turn-right = Rotate selected unit right

## For screen readers.
speech-board = Board
# A place of the board without a piece.
speech-empty = empty
speech-draw-offered = { $side } offers a draw
# A question follows, whose answers are buttons.
speech-coach-warns = The adviser warns you. Play the move anyway, or choose another?

## The curtain between two people at one computer.
# { $player } is a name, or a side such as “Dark”.
handover-heading = Over to { $player }
handover-about = The board is covered. The clocks are stopped until you show it.
handover-show = Show the board

## Captions: what is heard.
caption-piece = Piece set down
caption-march = Marching
caption-capture = Capture
caption-retreat = Retreat
caption-shift = Cannon shifts
caption-cannon = Cannon shot
caption-form = A cannon forms
caption-collapse = Collapse
caption-splash = Splash
caption-hit = Hit on armour
caption-ricochet = Ricochet
caption-explosion = Explosion
caption-gun = Gunshot
caption-mortar = Mortar shot
caption-objective = Objective
caption-tick = Clock ticks
caption-time = Time running out
caption-check = Check
caption-escape = Escape
caption-refused = Not allowed
caption-fanfare = Fanfare

## The first screen of a new player.
welcome-about = { $game ->
    [tank-chess] Tanks are strong in front and weak behind: outmanoeuvre the enemy, and destroy the Command tank.
   *[cannon] Three soldiers in a line make a cannon. Break the enemy lines, and capture the town.
}
welcome-play = Play your first game

## The dialog after a crash.
crash-heading = The game ended unexpectedly
crash-text = Cannon closed because of an error last time. Your games are safe. A report about the error was saved on this computer. It can help the developers fix it.
crash-resume = Resume the game
crash-show = Show the report
crash-copy = Copy

## The screen about the program.
title-program = About the game
about-heading = About the game
about-game = The game
about-licenses = Licences
about-computer = This computer
about-version = Version { $version }
about-inventors = Cannon was invented by David E. Whitcher in 2003, Tank Chess by Dragan and Predrag Lazovic.
about-made = The program, its pieces, rooms, sounds and texts were made for this edition.
about-license = You may use, change and pass on the program under the MIT licence or the Apache licence 2.0, whichever you prefer.
about-privacy = The game never sends any data: games, players and settings stay on this computer.
about-licenses-text = The program is built on these free libraries and fonts.
about-computer-text = If you ask for help with a problem, copy this report. It names your devices and the folders of the game.
about-copy = Copy the report

## Model games: games of the program against itself, with comments that a person reads.

model-games-heading = Model games
model-games-about = Whole games of the program against itself, with comments. Lots decided how they began.
model-game-heading = Model game
# $title is the title of a model game.
model-game-label = { $title }: a game of the program against itself
# $move is the number of a move.
model-no-comment = No comment on this move. The next one is on move { $move }.
model-no-more-comments = That was the last comment.
model-previous-comment = Previous comment
model-next-comment = Next comment

## The study

study-heading = Study
study-beginning = Beginning
study-variation = Variation
study-unfold = Unfold this variation
study-fold = Fold this variation
study-fold-all = Fold all variations
study-unfold-all = Unfold all variations
study-last = To the end of this line
study-comment-hint = Comment on this position
study-promote = Promote
study-delete = Delete
study-undo-delete = Restore
study-erase = Remove the arrows and circles of this position
study-pen-down = The pen is down. Your clicks play again.
study-pen-green = Green pen: two clicks draw an arrow, two in one place a circle
study-pen-red = Red pen: two clicks draw an arrow, two in one place a circle
study-pen-blue = Blue pen: two clicks draw an arrow, two in one place a circle
study-pen-yellow = Yellow pen: two clicks draw an arrow, two in one place a circle
study-add-line = Add the best line
study-add-review = Add the judgements and best lines of the review
study-review = Review
study-own-file = The game stays as it was played. Your changes are saved beside it, as a study.
study-close = Close
study-judgement-brilliant = Brilliant move
study-judgement-good = Good move
study-judgement-interesting = Interesting move
study-judgement-dubious = Dubious move
study-judgement-mistake = Mistake
study-judgement-blunder = Blunder
review-study = Study
pause-study = Study
pause-find = Games with this position
saved-new-study = New study
new-study-ask = Which game do you want to study? It has the rules and the start that you have chosen on the Play screen.
saved-study = Study

## Other programs that play and advise.
engines-heading = Other programs
engines-about = Here you add programs of other authors that speak UGI, the Universal Game Interface. They can play against you and show their best line beside the analysis. Add only programs that you trust: they run on this computer like any other program.
engines-none = You have not added a program yet.
engines-add = Add a program
engines-second-adviser = Second adviser
engines-second-adviser-about = While the analysis is on, it analyses the same position.
engines-no-adviser = None
engines-form-heading = Program
engines-name = Name
engines-program = File of the program
engines-choose-file = Choose the file
engines-arguments = Arguments
engines-arguments-about = Most programs need none. For a script, choose its interpreter as the program and give the whole path of the script here. Put quotation marks around arguments with spaces.
engines-seconds = { $number ->
    [one] { $number } second a move without a clock
   *[other] { $number } seconds a move without a clock
}
engines-ask = Try the program
engines-asking = Starting the program…
engines-answer = The program answers: it is { $name }.
engines-options = Options of the program
engines-on = On
engines-off = Off
engines-save = Save
engines-remove = Remove
question-remove-program-heading = Remove this program?
question-remove-program-text = Its options go, too. Games that it has played stay.
question-remove-program-yes = Remove
engines-program-missing = Choose the file of the program.
engines-name-missing = Give the program a name.
engines-name-taken = Another program has this name.
engines-option-wrong = The program does not allow this value for { $name }.
engines-option-range = { $name } must be from { $least } to { $most }.

## The explorer: the moves that were played from a position in many games.
explorer-show = Explorer: the moves that were played from here
explorer-my-games = My games
explorer-computer-games = Computer’s games
# A move, or all moves, with the results of the games. { $side } is the side to move, { $score } is one of the two messages below.
explorer-row = { $action }: { $games ->
        [one] one game
       *[other] { $games } games
    }; { $south } won { $south-wins }, { $north } won { $north-wins }, drawn { $draws }, no result { $undecided }; score of { $side }: { $score }
explorer-score = { $percent }%
explorer-no-score = –
explorer-columns = Games · results · score of { $side }
explorer-total = All moves
explorer-none = No game went on from here.
explorer-few = Hatched bars: fewer than { $games } games, so the score says little.
explorer-searching = Counting the games…
explorer-failed = The games cannot be counted. { $reason }
# { $command } is a command to type.
explorer-no-collection = There is no collection of the computer’s games yet. This command makes one from recorded games: { $command }
# A placeholder in the command.
explorer-folder = FOLDER

# The Play screen and the options of a new game.

# Heading. $game is the name of a game.
play-heading = Play { $game }
play-clock = Clock for each side
# On a segment of the choice of a clock.
play-minutes = { $number } min
# Under the name of a rank, such as "5 of 16".
play-rank-number = { $number } of { $count }
play-program-about = Games against it are not rated.
play-computer = The computer
play-who = Player
# On the card of an opponent.
play-score = You: { $won } won, { $lost } lost{ $drawn ->
        [0] {""}
       *[other] , { $drawn } drawn
    }
play-new-player = New player …
# In the empty field for the name of the person who plays a side.
play-name = Name of the player of { $side }
# The button of the options, with what is chosen there.
play-more = Options: { $options }
side-random = Random

options-heading = Options for { $game }
options-all = All rules one by one
options-done = Done

preset-tournament = Tournament
preset-tournament-about = Classic with tournament rules: a cannon may shift at most three times in a row, and our house rules for draws apply.
preset-ludii = Ludii
preset-ludii-about = As the program Ludii plays: Classic, but for a shot at three points both points in between must be empty.
preset-published = As published
preset-published-about = The rules in the box.
preset-tank-tournament = Tournament
preset-tank-tournament-about = The rules in the box, with our house rules for draws.

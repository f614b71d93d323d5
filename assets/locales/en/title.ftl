# The title.

# Under "Continue". $turn tells whose turn it is in a game against the computer: yours or theirs; "between" for a game of two people, whose
# names are in $opponent.
title-continue-about = { $turn ->
    [yours] { $opponent } · your turn · move { $move }
    [theirs] { $opponent } · its turn · move { $move }
   *[between] { $opponent } · { $side } to move · move { $move }
}
title-lessons-done = { $done } of { $all } lessons
# The number of the player’s mistakes that can be repeated today.
title-lessons-mistakes = Mistakes to repeat today: { $count }
title-daily = Puzzle of the day
title-daily-solved = Solved · { $days ->
    [one] 1 day
   *[other] { $days } days in a row
}
title-daily-streak = { $days ->
    [one] Solved yesterday
   *[other] { $days } days in a row
}
title-more = More
title-editor-about = { $game ->
    [cannon] Set up any position of Cannon
   *[tank-chess] Build your own board of Tank Chess
}
welcome-knows = I know the rules

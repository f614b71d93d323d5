# The end of a game.

result-victory = Victory
result-defeat = Defeat
# To the person who won against the computer. $opponent is a rank, such as "Corporal".
result-won = { $reason ->
    [principal-taken] { $game ->
        [tank-chess] You destroyed the { $opponent }’s Command tank.
       *[cannon] You captured the { $opponent }’s town.
    }
    [principal-escaped] Your Command tank left the battlefield. The { $opponent } could not stop it.
    [flag-taken] You took the { $opponent }’s flag.
    [squares-held] You held the marked squares against the { $opponent }.
    [depot-destroyed] You destroyed the { $opponent }’s depot.
    [too-few-pieces] The { $opponent } has too few units left to go on.
    [no-action] The { $opponent } has no legal move left.
    [time] The { $opponent } ran out of time.
   *[resignation] The { $opponent } resigned.
}
# To the person who lost against the computer.
result-lost = { $reason ->
    [principal-taken] { $game ->
        [tank-chess] The { $opponent } destroyed your Command tank.
       *[cannon] The { $opponent } captured your town.
    }
    [principal-escaped] The { $opponent }’s Command tank left the battlefield.
    [flag-taken] The { $opponent } took your flag.
    [squares-held] The { $opponent } held the marked squares.
    [depot-destroyed] The { $opponent } destroyed your depot.
    [too-few-pieces] You have too few units left to go on.
    [no-action] You have no legal move left.
    [time] Your time ran out.
   *[resignation] You resigned to the { $opponent }.
}
result-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
result-minutes = { $minutes } min
result-rating = { $kind ->
    [provisional] Rating { $rating } (provisional)
   *[known] Rating { $rating } ({ $change })
}
result-unrated = { $reason ->
    [help] Not rated, because you had help
    [coach] Not rated, because the clock waits for the adviser
    [program] Not rated, because another program played
    [unmoved] Not rated, because the game had not begun
   *[other] Not rated
}
# The button of a game against the next rank.
result-next = Next: { $rank }
# The move that cost most of the chance to win a lost game, what was better, and the way to try it.
result-decided = Move { $number } decided it: { $move }.
result-better = Better was: { $move }.
result-deciding = Looking for the move that decided the game…
result-practise = Practise this moment

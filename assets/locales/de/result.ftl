# Das Ende einer Partie.

result-victory = Sieg
result-defeat = Niederlage
result-won = { $reason ->
    [principal-taken] { $game ->
        [tank-chess] Du hast den Kommandopanzer zerstört. Gegner: { $opponent }.
       *[cannon] Du hast die Stadt erobert. Gegner: { $opponent }.
    }
    [principal-escaped] Dein Kommandopanzer hat das Schlachtfeld verlassen, und der { $opponent } konnte ihn nicht aufhalten.
    [flag-taken] Du hast die gegnerische Flagge erreicht. Gegner: { $opponent }.
    [squares-held] Du hast die markierten Felder gehalten. Gegner: { $opponent }.
    [depot-destroyed] Du hast das gegnerische Depot zerstört. Gegner: { $opponent }.
    [too-few-pieces] Der { $opponent } hat zu wenige Einheiten übrig.
    [no-action] Der { $opponent } kann nicht mehr ziehen.
    [time] Der { $opponent } hat die Zeit überschritten.
   *[resignation] Der { $opponent } hat aufgegeben.
}
result-lost = { $reason ->
    [principal-taken] { $game ->
        [tank-chess] Der { $opponent } hat deinen Kommandopanzer zerstört.
       *[cannon] Der { $opponent } hat deine Stadt erobert.
    }
    [principal-escaped] Der gegnerische Kommandopanzer hat das Schlachtfeld verlassen.
    [flag-taken] Der { $opponent } hat deine Flagge erreicht.
    [squares-held] Der { $opponent } hat die markierten Felder gehalten.
    [depot-destroyed] Der { $opponent } hat dein Depot zerstört.
    [too-few-pieces] Du hast zu wenige Einheiten übrig.
    [no-action] Du kannst nicht mehr ziehen.
    [time] Deine Zeit ist abgelaufen.
   *[resignation] Du hast aufgegeben. Gegner: { $opponent }.
}
result-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
result-minutes = { $minutes } min
result-rating = { $kind ->
    [provisional] Wertung { $rating } (vorläufig)
   *[known] Wertung { $rating } ({ $change })
}
result-unrated = { $reason ->
    [help] Nicht gewertet, weil du Hilfe hattest
    [coach] Nicht gewertet, weil die Uhr auf den Berater wartet
    [program] Nicht gewertet, weil ein anderes Programm gespielt hat
    [unmoved] Nicht gewertet, weil die Partie noch nicht begonnen hatte
   *[other] Nicht gewertet
}
result-next = Weiter: { $rank }
# The move that cost most of the chance to win a lost game, what was better, and the way to try it.
result-decided = Zug { $number } hat die Partie entschieden: { $move }.
result-better = Besser war: { $move }.
result-deciding = Der Zug, der die Partie entschieden hat, wird gesucht{"\u00A0"}…
result-practise = Diesen Moment üben

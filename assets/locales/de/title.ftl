# Der Titel.

title-continue-about = { $turn ->
    [yours] { $opponent } · du bist am Zug · Zug { $move }
    [theirs] { $opponent } · Computer am Zug · Zug { $move }
   *[between] { $opponent } · { $side } am Zug · Zug { $move }
}
title-lessons-done = { $done } von { $all } Lektionen
# The number of the player’s mistakes that can be repeated today.
title-lessons-mistakes = Fehler, die heute wiederkommen: { $count }
title-daily = Rätsel des Tages
title-daily-solved = Gelöst · { $days ->
    [one] 1 Tag
   *[other] { $days } Tage in Folge
}
title-daily-streak = { $days ->
    [one] Gestern gelöst
   *[other] { $days } Tage in Folge
}
title-more = Mehr
title-editor-about = { $game ->
    [cannon] Beliebige Stellungen von Cannon aufbauen
   *[tank-chess] Eigene Bretter für Tank Chess bauen
}
welcome-knows = Ich kenne die Regeln

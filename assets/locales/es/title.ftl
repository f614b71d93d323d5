# El título.

title-continue-about = { $turn ->
    [yours] { $opponent } · te toca · jugada { $move }
    [theirs] { $opponent } · le toca · jugada { $move }
   *[between] { $opponent } · juegan las { $side } · jugada { $move }
}
title-lessons-done = { $done } de { $all } lecciones
# The number of the player’s mistakes that can be repeated today.
title-lessons-mistakes = Errores para repetir hoy: { $count }
title-daily = Problema del día
title-daily-solved = Resuelto · { $days ->
    [one] 1 día
   *[other] { $days } días seguidos
}
title-daily-streak = { $days ->
    [one] Resuelto ayer
   *[other] { $days } días seguidos
}
title-more = Más
title-editor-about = { $game ->
    [cannon] Prepara cualquier posición de Cannon
   *[tank-chess] Construye tu propio tablero de Tank Chess
}
welcome-knows = Ya conozco las reglas

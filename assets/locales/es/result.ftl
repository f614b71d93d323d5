# El final de una partida.

result-victory = Victoria
result-defeat = Derrota
result-won = { $reason ->
    [principal-taken] { $game ->
        [tank-chess] Has destruido el Mando. Rival: { $opponent }.
       *[cannon] Has tomado la ciudad. Rival: { $opponent }.
    }
    [principal-escaped] Tu Mando ha salido del campo de batalla y el { $opponent } no ha podido detenerlo.
    [flag-taken] Has llegado a la bandera enemiga. Rival: { $opponent }.
    [squares-held] Has mantenido las casillas marcadas. Rival: { $opponent }.
    [depot-destroyed] Has destruido el depósito enemigo. Rival: { $opponent }.
    [too-few-pieces] Al { $opponent } le quedan muy pocas unidades.
    [no-action] El { $opponent } no puede mover.
    [time] Al { $opponent } se le ha acabado el tiempo.
   *[resignation] El { $opponent } ha abandonado.
}
result-lost = { $reason ->
    [principal-taken] { $game ->
        [tank-chess] El { $opponent } ha destruido tu Mando.
       *[cannon] El { $opponent } ha tomado tu ciudad.
    }
    [principal-escaped] El Mando del { $opponent } ha salido del campo de batalla.
    [flag-taken] El { $opponent } ha llegado a tu bandera.
    [squares-held] El { $opponent } ha mantenido las casillas marcadas.
    [depot-destroyed] El { $opponent } ha destruido tu depósito.
    [too-few-pieces] Te quedan muy pocas unidades.
    [no-action] No puedes mover.
    [time] Se te ha acabado el tiempo.
   *[resignation] Has abandonado contra el { $opponent }.
}
result-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
result-minutes = { $minutes } min
result-rating = { $kind ->
    [provisional] Puntuación { $rating } (provisional)
   *[known] Puntuación { $rating } ({ $change })
}
result-unrated = { $reason ->
    [help] No puntúa, porque tuviste ayuda
    [coach] No puntúa, porque el reloj espera al consejero
    [program] No puntúa, porque ha jugado otro programa
    [unmoved] No puntúa, porque la partida no había empezado
   *[other] No puntúa
}
result-next = Siguiente: { $rank }
# The move that cost most of the chance to win a lost game, what was better, and the way to try it.
result-decided = La jugada { $number } decidió la partida: { $move }.
result-better = Era mejor: { $move }.
result-deciding = Buscando la jugada que decidió la partida…
result-practise = Practicar ese momento

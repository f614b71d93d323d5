# Why an action is good, what the opponent's last action threatens, and what a careless action allows. The player is addressed as "you". Each
# sentence stands alone on one line.

## Both games.
reason-forces-win = Juegue lo que juegue tu rival, ganas en el próximo turno.
# $first and $second are parts such as "to take the town" and "to destroy the heavy tank on E5".
reason-double-threat = Crea dos amenazas a la vez: { $first } y { $second }.

## Cannon: why an action is good.
reason-takes-town = Toma la ciudad enemiga y gana.
reason-leaves-no-action = Deja a tu rival sin jugadas y gana.
reason-saves-town = Salva tu ciudad.
reason-recaptures = Recaptura en { $at }.
reason-wins-soldier = Gana el soldado de { $at }.
# $taken-back is "there" where the opponent can take back on the same point.
reason-trades-soldiers = { $taken-back ->
    [there] Cambia un soldado por otro en { $at }.
   *[elsewhere] Elimina al soldado de { $at }; a cambio puede caer el tuyo de { $lost }.
}
reason-takes-soldier = Elimina al soldado de { $at }.
reason-threatens-town = Amenaza con tomar la ciudad con { $by }.
reason-threatens-soldier = Amenaza con eliminar al soldado de { $at } con { $by }.
reason-threatens-no-action = Amenaza con dejar a tu rival sin jugadas.
reason-saves-soldier = Salva a tu soldado de { $at }.
reason-protects-soldier = Protege a tu soldado de { $at }.
reason-blocks-muzzle = Tapa la boca del cañón en { $muzzle }, que apuntaba a { $target }.
reason-breaks-cannon = Rompe el cañón de { $rear } a { $muzzle }.
reason-builds-cannon = Forma un cañón de { $rear } a { $muzzle }.
reason-places-town = Coloca tu ciudad en { $at } para que tus soldados puedan moverse.
reason-shifts-cannon = Desplaza un cañón a la línea de { $rear } a { $muzzle }.
reason-plans-cannon = Prepara un cañón de { $rear } a { $muzzle }.
reason-plans-capture = Prepara un ataque al soldado de { $at }.

# Parts of sentences: who attacks, and what is threatened.
reason-by-soldier = el soldado de { $at }
reason-by-cannon = el cañón de { $rear } a { $muzzle }
reason-target-town = tomar la ciudad
reason-target-soldier = eliminar al soldado de { $at }
reason-target-no-action = dejar a tu rival sin jugadas

## Cannon: what the opponent's last action threatens.
opponent-threatens-town = Amenaza con tomar tu ciudad con { $by }.
opponent-threatens-soldier = Amenaza con eliminar a tu soldado de { $at } con { $by }.
opponent-threatens-no-action = Amenaza con dejarte sin jugadas.

## Cannon: what a careless action allows.
danger-loses-town = Entonces tu rival puede tomar tu ciudad con { $by }.
danger-loses-soldier = Entonces tu rival puede eliminar a tu soldado de { $at } con { $by }.
danger-loses-actions = Entonces tu rival puede dejarte sin jugadas.

## Tank Chess: why an action is good.
reason-destroys-command = Destruye el Mando enemigo y gana.
reason-leaves = Saca tu Mando del tablero y gana.
reason-reaches-flag = Llega a la bandera enemiga y gana.
reason-completes-objective = Gana por el objetivo de este tablero.
reason-saves-command = Salva tu Mando.
reason-stops-escape = Impide que salga el Mando enemigo.
reason-stops-objective = Impide que tu rival gane en su próximo turno.
reason-returns-fire = Responde al disparo: destruye { $unit }, que acaba de disparar.
reason-wins-unit = { $facet ->
    [rear] Gana { $unit } con un disparo por detrás.
    [side] Gana { $unit } con un disparo al lateral.
   *[front] Gana { $unit }.
}
reason-trades-units = Destruye { $unit }; a cambio puede caer { $lost }.
reason-destroys-unit = { $facet ->
    [rear] Destruye { $unit } con un disparo por detrás.
    [side] Destruye { $unit } con un disparo al lateral.
   *[front] Destruye { $unit }.
}
reason-threatens-command = Amenaza el Mando enemigo con { $by } (jaque).
reason-threatens-escape = Amenaza con sacar tu Mando (escape).
reason-threatens-flag = Amenaza con llegar a la bandera enemiga con { $by }.
reason-threatens-objective = Amenaza con ganar por el objetivo de este tablero.
reason-threatens-unit = Amenaza { $unit } con { $by }.
reason-opens-side = Amenaza { $unit } por el lateral con { $by }.
reason-opens-rear = Amenaza { $unit } por detrás con { $by }.
reason-leaves-fire = Pone { $unit } fuera de la línea de tiro.
reason-turns-armour = Orienta { $unit } para que su blindaje mire al enemigo.
reason-shields-unit = Cubre { $unit }.
reason-saves-unit = El disparo salva { $unit }.
reason-takes-squares = Toma el control de las casillas marcadas.
reason-contests-squares = Quita a tu rival el control de las casillas marcadas.
reason-clears-mine = Retira la mina de { $at }.
reason-approaches-exit = { $steps ->
    [one] Deja tu Mando a un paso de salir.
   *[other] Deja tu Mando a { $steps } pasos de salir.
}
reason-plans-shot = Prepara un disparo para destruir { $unit }.

# Parts of sentences: a unit on its square, and what is threatened. All names of units are masculine. A sentence must not put "a" or "de" before them.
reason-your-unit = tu { $name } de { $at }
reason-their-unit = el { $name } de { $at }
reason-target-command = destruir el Mando enemigo
reason-target-escape = sacar tu Mando
reason-target-flag = llegar a la bandera enemiga
reason-target-objective = ganar por el objetivo
reason-target-unit = destruir { $unit }

# Kinds of units within a sentence, after "the" or "your".
reason-unit-heavy = tanque pesado
reason-unit-medium = tanque medio
reason-unit-light = tanque ligero
reason-unit-command = Mando
reason-unit-destroyer = destructor de tanques
reason-unit-mortar = mortero pesado
reason-unit-super-heavy = tanque superpesado
reason-unit-hunter = cazatanques
reason-unit-amphibious = tanque anfibio
reason-unit-bulldozer = bulldozer
reason-unit-minesweeper = desminador
reason-unit-other = vehículo

## Tank Chess: what the opponent's last action threatens.
opponent-threatens-command = Amenaza tu Mando con { $by } (jaque).
opponent-threatens-escape = Amenaza con sacar su Mando (escape).
opponent-threatens-flag = Amenaza con llegar a tu bandera con { $by }.
opponent-threatens-objective = Amenaza con ganar por el objetivo de este tablero.
opponent-threatens-unit = Amenaza con destruir { $unit } con { $by }.
opponent-opens-side = Amenaza con alcanzar { $unit } por el lateral con { $by }.
opponent-opens-rear = Amenaza con alcanzar { $unit } por detrás con { $by }.

## Tank Chess: what a careless action allows.
danger-loses-command = Entonces tu rival puede destruir tu Mando con { $by }.
danger-allows-escape = Entonces el Mando enemigo puede salir del tablero.
danger-loses-flag = Entonces tu rival puede llegar a tu bandera con { $by }.
danger-loses-objective = Entonces tu rival puede ganar por el objetivo de este tablero.
danger-loses-unit = Entonces tu rival puede destruir { $unit } con { $by }.
danger-loses-unit-side = Entonces tu rival puede destruir { $unit } por el lateral con { $by }.
danger-loses-unit-rear = Entonces tu rival puede destruir { $unit } por detrás con { $by }.

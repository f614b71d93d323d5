# What players are told about errors, in whole sentences. { $reason } is such a sentence, too; { $system } is what the system says, in its own words.

## Files and folders.
error-in-file = { $file }: { $reason }
error-file-missing = { $file }: no existe ese archivo o carpeta.
error-file-permission = { $file }: no tienes permiso para leerlo o cambiarlo.
error-file-read-only = { $file }: está en un disco de solo lectura.
error-file-disk-full = { $file }: el disco está lleno.
error-file-too-large = { $file }: el archivo es demasiado grande para este disco.
error-file-exists = { $file }: ya hay un archivo con ese nombre.
error-file-not-text = { $file }: el archivo no es un texto.
error-file-end = { $file }: no se pudo leer el archivo hasta el final.
error-file-is-folder = { $file }: es una carpeta, no un archivo.
error-file-not-folder = { $file }: no es una carpeta, o una parte de su ruta no lo es.
error-file-name = { $file }: el sistema no permite ese nombre.
error-file-busy = { $file }: otra ventana u otro programa lo está usando.
error-file-memory = { $file }: no hay memoria suficiente.
error-file-not-regular = { $file }: no es un archivo normal.
error-file-not-in-library = { $file }: este archivo no está entre las partidas guardadas.
error-file-other = { $file }: el sistema informa: { $system }.
error-input = No se puede leer la entrada. El sistema informa: { $system }.
error-output = No se puede escribir la salida. El sistema informa: { $system }.

## Contents of files. The line is 0 if the place is unknown.
error-too-long = El texto es demasiado largo; se permiten { $kilobytes } KB como máximo.
error-not-text = No es un texto: hay un fallo después de { $bytes } bytes.
error-too-new = Lo escribió una versión más nueva del programa: el formato tiene la versión { $found }. Este programa lee hasta la versión { $newest }.
error-version = El campo «version» falta o no es una versión.
error-json-end = El texto termina demasiado pronto, en la línea { $line }, columna { $column }.
error-json-syntax = El texto está dañado en la línea { $line }, columna { $column }: ahí no es JSON.
error-json-missing-field = { $line ->
    [0] Falta el campo «{ $name }».
   *[other] Falta el campo «{ $name }», en la línea { $line }, columna { $column }.
}
error-json-unknown-field = { $line ->
    [0] No existe el campo «{ $name }».
   *[other] No existe el campo «{ $name }» que aparece en la línea { $line }, columna { $column }.
}
error-json-duplicate-field = { $line ->
    [0] El campo «{ $name }» está dos veces.
   *[other] El campo «{ $name }» está dos veces; la segunda, en la línea { $line }, columna { $column }.
}
error-json-unknown-value = { $line ->
    [0] «{ $name }» no es un valor posible.
   *[other] «{ $name }» no es un valor posible, en la línea { $line }, columna { $column }.
}
error-json-wrong-value = { $line ->
    [0] Un valor es del tipo equivocado o está fuera de los límites.
   *[other] El valor de la línea { $line }, columna { $column } es del tipo equivocado o está fuera de los límites.
}
error-json-other = { $line ->
    [0] Un valor no significa nada.
   *[other] El valor de la línea { $line }, columna { $column } no significa nada.
}
error-in-ruleset = Las reglas no son válidas. { $reason }
error-in-position = La posición no es válida. { $reason }
error-unknown-preset = No hay reglas llamadas «{ $name }».
error-unknown-game = No hay ningún juego llamado «{ $game }».
error-unknown-style = No hay ningún estilo llamado «{ $name }». Existen: { $styles }.

## Saved games. South and north are the words in the file.
error-record-format = No es una partida guardada.
error-record-level = El nivel de «{ $side }» es { $level }. Los niveles van de { $least } a { $most }.
error-record-time = El reloj de «{ $side }» tiene más de cien horas.
error-record-clock = El reloj después de la jugada { $number } tiene más de cien horas.
error-record-clocks = El archivo tiene { $clocks } tiempos de reloj para { $actions } jugadas.
error-record-action = La jugada { $number } ({ $action }) no se puede jugar. { $reason }
error-record-result = El resultado no concuerda con la última posición. El archivo dice: { $written } El tablero dice: { $board }
error-record-going-on = La partida no ha terminado.
error-record-actions = La partida tiene más de { $limit } jugadas.

## Actions as text.
error-at-column = En el carácter { $column }: { $reason }
error-no-action = Aquí no hay ninguna jugada. Ejemplos: { $examples }.
error-action-point = Aquí va un punto, de a1 a j10.
error-action-square = Aquí va una casilla, de A1 a X24.
error-action-sign = «{ $sign }» no representa ninguna jugada. Los signos son - x / > * @.
error-action-surplus = Después de la jugada solo puede ir { $marks }.
error-action-arrow = Aquí va «>» y después la casilla a la que va la unidad.
error-action-slash = Aquí va «/» y después la dirección a la que mira la unidad.
error-action-facing = Aquí va una dirección: N, NE, E, SE, S, SW, W o NW.
error-action-line = { $target } no está ni de frente ni a 45° de una unidad en { $square } que mira hacia { $facing }.
error-action-unit = La unidad de { $square } no es «{ $letter }».

## Positions as text.
error-in-board = En el tablero, en el carácter { $column }: { $reason }
error-in-side = En el bando que juega, en el carácter { $column }: { $reason }
error-in-remarks = En las notas, en el carácter { $column }: { $reason }
error-unknown-letter = «{ $letter }» no significa nada aquí.
error-rank-points = La fila { $rank } tiene { $points } puntos en vez de 10.
error-rank-count = El tablero tiene { $ranks } filas en vez de 10.
error-rank-squares = La fila { $rank } tiene { $squares } casillas, pero hay { $ranks } filas.
error-board-ranks = El tablero tiene { $ranks } filas.
error-no-side = Falta el bando que juega. Es una de estas letras: { $letters }.
error-wrong-side = El bando que juega es una de estas letras: { $letters }.
error-remark = Esto no es una nota. Ejemplos: { $examples }.
error-remark-twice = Esta nota está dos veces.
error-fourth-field = Después de la tercera parte no puede ir nada.
error-unit-facing = Falta la dirección a la que mira la unidad: N, NE, E, SE, S, SW, W o NW.
error-parenthesis = Aquí va «)».

## Files of positions and schemes.
error-position-format = No es una posición guardada.
error-scheme-format = No es un escenario.
error-grid-lines = El tablero tiene { $lines } líneas; puede tener { $most } como máximo.
error-grid-line = La línea { $line } del tablero tiene { $squares } casillas, pero el tablero tiene { $lines } líneas.
error-grid-sign = Línea { $line } del tablero, columna { $column }: «{ $sign }» no significa nada aquí.
error-scheme-facing = Hay una dirección para { $square }, pero ahí no hay ninguna unidad.
error-scheme-under = Hay terreno «{ $name }» bajo { $square }, pero ahí no hay nada encima o no existe ese terreno.
error-scheme-unplayable = Este escenario no se puede jugar. { $reason }
error-list = { $first } { $rest }
error-unit-letter = { $square }: no existe la unidad «{ $letter }».
error-terrain-name = No existe el terreno «{ $name }».
error-square-twice = { $square } aparece dos veces.
error-unknown-board = No hay ningún tablero llamado «{ $name }». Existen: { $names }.

## Players.
error-profile-format = No es un archivo de jugadores.
error-profiles-damaged = El archivo de jugadores estaba dañado y se ha sustituido por uno vacío. El archivo antiguo se guardó como { $file }. { $reason }
error-player-name = Un jugador necesita un nombre.
error-player-name-length = Un nombre tiene { $most } caracteres como máximo; este tiene { $characters }.
error-player-taken = Ya hay un jugador llamado «{ $name }».
error-players = Puede haber { $most } jugadores como máximo.
error-player-unknown = Ese jugador ya no existe.

## Window, pictures and animations.
error-no-display = No hay pantalla: no están definidas ni DISPLAY ni WAYLAND_DISPLAY.
error-display-unavailable = El sistema de ventanas no responde o faltan sus bibliotecas.
error-adapter-forbidden = No hay ningún adaptador gráfico utilizable: WGPU_BACKEND los prohíbe todos.
error-adapter = No hay ningún adaptador gráfico utilizable. El sistema informa: { $system }.
error-picture-size = Una imagen de { $width } × { $height } píxeles es demasiado grande; el ancho y el alto pueden tener { $limit } píxeles como máximo.
error-picture-place = El tablero no tiene ese lugar: tiene { $size } columnas y { $size } filas.
error-picture-choice = Antes de esta jugada no se elige nada, así que no hay nada que mostrar.
error-picture-position = La posición no se puede mostrar. { $reason }
error-picture-none = El adaptador gráfico no devolvió ninguna imagen.

## Networks of the computer player. Numbers of bytes are counted from the start of the file.
error-network-unsupported = La máquina no tiene una red para el juego { $game }.
error-network-file = No es un archivo de red.
error-network-version = El archivo de red tiene la versión { $found } del formato; hace falta la versión { $expected }.
error-network-length = El archivo de red tiene { $found } bytes en vez de { $expected }.
error-network-shape = La red tiene otra forma: en el byte { $byte } hay { $found } en vez de { $expected }.
error-network-checksum = El archivo de red está dañado: su suma de comprobación es { $found } en vez de { $expected }.
error-network-number = El archivo de red está dañado: el número del byte { $byte } es { $found } y no está entre { $least } y { $most }.

## The command line. Options and their values are typed as they are.
error-usage = { $reason } Consulta { $help }.
error-usage-no-value = Falta un valor para { $argument }. { $reason }
error-usage-value = «{ $value }» no es un valor para { $argument }. { $reason }
error-usage-bad-value = «{ $value }» no es un valor para { $argument }. { $reason }
error-usage-help = La ayuda dice qué valores son posibles.
error-usage-unknown = Aquí no existe la opción o el argumento «{ $argument }».
error-usage-unknown-meant = Aquí no existe la opción «{ $argument }». ¿Querías decir { $meant }?
error-usage-command = No existe el comando «{ $argument }».
error-usage-conflict = { $argument } no se puede dar dos veces ni junto con { $other }.
error-usage-required = Falta esto: { $argument }.
error-usage-equals = El valor de { $argument } debe ir después de un signo igual.
error-usage-too-many = «{ $value }» es un valor de más para { $argument }.
error-usage-count = { $argument } tiene un número de valores equivocado.
error-usage-not-text = Un argumento no es un texto.
error-usage-other = No se entiende la línea de comandos.
error-value-integer = Se espera un número entero de { $least } a { $most }.
error-value-number = Se espera un número de { $least } a { $most }.
error-value-level = Son posibles ai:{ $least } a ai:{ $most }.
error-value-seat = Son posibles human, ai:{ $least } a ai:{ $most }, y un nivel con un estilo, como ai:5:fox.
error-value-draws = Son posibles none, repetition, quiet-turns y all.
error-value-clock = Son posibles none, minutos como 10 o 0.5, y minutos y segundos como 5+3, cada número hasta { $most }.
error-value-game = Existen estos juegos: { $games }.
error-value-language = Existen estos idiomas: { $tags }.
error-value-size = Se esperan el ancho y el alto en píxeles, como 1280x720, cada uno hasta { $most }.
error-value-place = Se esperan una letra y un número, como e5.
error-unknown-rules = No hay reglas llamadas «{ $name }». Existen: { $names }.
error-switch-of-other-game = { $switch } es de { $other }, y el juego es { $game }. Quítalo.
error-no-schemes = { $game } no tiene escenarios. Indica otro juego con --game o quita --scheme.
error-no-shifts = En { $game } no hay desplazamientos que limitar. Escribe --tournament sin número.
error-no-computer = La máquina no juega a { $game }.
error-record-own-rules = { $file } tiene su propio juego, reglas y relojes. Quita --game, --scheme, --clock, --tournament, --draws y todas las opciones de reglas.
error-scheme-and-board = Un escenario tiene su propio tablero. Quita --board y --rules.
error-two-boards = Se indican dos tableros: { $first } y { $second }.
error-unknown-file = No es una partida guardada, ni una posición, ni un escenario.

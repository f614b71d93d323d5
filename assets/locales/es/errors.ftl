# What players are told about errors, in whole sentences. { $reason } is such a sentence, too; { $system } is what the system says, in its own words.

## Files and folders.
error-in-file = { $file }: { $reason }
error-file-missing = { $file }: no existe ese archivo o carpeta.
error-file-permission = { $file }: no tienes permiso para leerlo o modificarlo.
error-file-read-only = { $file }: está en un disco de solo lectura.
error-file-disk-full = { $file }: el disco está lleno.
error-file-too-large = { $file }: el archivo es demasiado grande para este disco.
error-file-exists = { $file }: ya hay un archivo con ese nombre.
error-file-not-text = { $file }: no es un archivo de texto.
error-file-end = { $file }: no se pudo leer el archivo hasta el final.
error-file-is-folder = { $file }: es una carpeta, no un archivo.
error-file-not-folder = { $file }: no es una carpeta, o una parte de su ruta no lo es.
error-file-name = { $file }: el sistema no permite ese nombre.
error-file-busy = { $file }: otra ventana u otro programa lo está usando.
error-file-memory = { $file }: no hay memoria suficiente.
error-file-not-regular = { $file }: no es un archivo normal.
error-file-not-in-library = { $file }: este archivo no está entre las partidas guardadas.
error-file-other = { $file }: error del sistema: { $system }.
error-input = No se puede leer la entrada. Error del sistema: { $system }.
error-output = No se puede escribir la salida. Error del sistema: { $system }.

## Contents of files. The line is 0 if the place is unknown.
error-too-long = El texto es demasiado largo; se permiten { $kilobytes } KB como máximo.
error-not-text = El texto no es válido: hay un error después de { $bytes } bytes.
error-too-new = Es de una versión más reciente del programa (versión { $found } del formato). Este programa lee hasta la versión { $newest }.
error-version = El campo «version» falta o no contiene una versión.
error-json-end = El texto termina demasiado pronto, en la línea { $line }, columna { $column }.
error-json-syntax = El texto está dañado en la línea { $line }, columna { $column }: ahí no es JSON válido.
error-json-missing-field = { $line ->
    [0] Falta el campo «{ $name }».
   *[other] Falta el campo «{ $name }» (línea { $line }, columna { $column }).
}
error-json-unknown-field = { $line ->
    [0] Campo desconocido: «{ $name }».
   *[other] Campo desconocido en la línea { $line }, columna { $column }: «{ $name }».
}
error-json-duplicate-field = { $line ->
    [0] El campo «{ $name }» aparece dos veces.
   *[other] El campo «{ $name }» aparece dos veces; la segunda, en la línea { $line }, columna { $column }.
}
error-json-unknown-value = { $line ->
    [0] «{ $name }» no es un valor posible.
   *[other] En la línea { $line }, columna { $column }, «{ $name }» no es un valor posible.
}
error-json-wrong-value = { $line ->
    [0] Un valor no es del tipo esperado o está fuera de los límites.
   *[other] El valor de la línea { $line }, columna { $column } no es del tipo esperado o está fuera de los límites.
}
error-json-other = { $line ->
    [0] Un valor no es válido.
   *[other] El valor de la línea { $line }, columna { $column } no es válido.
}
error-in-ruleset = Las reglas no son válidas. { $reason }
error-in-position = La posición no es válida. { $reason }
error-unknown-preset = No hay ningún reglamento llamado «{ $name }».
error-unknown-game = No hay ningún juego llamado «{ $game }».
error-unknown-style = No hay ningún estilo llamado «{ $name }». Estilos posibles: { $styles }.

## Saved games. South and north are the words in the file.
error-record-format = No es una partida guardada.
error-record-level = El nivel de «{ $side }» es { $level }. Los niveles van de { $least } a { $most }.
error-record-time = El reloj de «{ $side }» marca más de cien horas.
error-record-clock = Después de la jugada { $number }, el reloj marca más de cien horas.
error-record-clocks = El número de tiempos de reloj ({ $clocks }) no concuerda con el de jugadas ({ $actions }).
error-record-action = La jugada { $number } ({ $action }) no es posible. { $reason }
error-record-result = El resultado no concuerda con la última posición. El archivo dice: { $written } El tablero dice: { $board }
error-record-going-on = La partida no ha terminado.
error-record-actions = La partida tiene más de { $limit } jugadas.
error-record-variation = La variante { $number } no tiene comienzo. { $reason }
error-record-variation-action = En la variante { $variation }, la jugada { $number } ({ $action }) no es posible. { $reason }
error-record-notes = La nota { $number } no se puede leer. { $reason }
error-record-line = Antes no hay ninguna línea { $line }.
error-record-ply = La línea { $line } no tiene una posición { $ply } propia.
error-notes-comment = Un comentario tiene más de { $limit } caracteres.
error-notes-shapes = Hay más de { $limit } flechas y círculos en una posición.
error-notes-off-board = La flecha o el círculo { $shape } no está en el tablero.
error-notes-all-comments = Todos los comentarios de una partida tienen juntos { $limit } caracteres como máximo.
error-notes-all-shapes = Una partida tiene { $limit } flechas y círculos como máximo.

## Files of matches, which `cannon match --out` writes.
error-match-format = Esto no es un archivo de un encuentro.
error-match-empty = Todavía no ha terminado ninguna partida de este encuentro.
error-match-several = Aquí hay { $games } partidas. Elige una por su número, por ejemplo con --number { $first }.
error-match-number = No hay ninguna partida con el número { $number }. Los números van de { $least } a { $greatest }.
error-match-single = Es una sola partida, que no tiene número. Omite --number.

## Games of other programs. A round has a move of each player.
error-import-character = Línea { $line }, columna { $column }: { $reason }
error-import-turn = Ronda { $round }, jugada { $turn }: { $reason }
error-import-numbered = Partida { $number }: { $reason }
error-import-unknown = No se encontró ninguna partida. Puedes leer partidas guardadas, las partidas de un encuentro, partidas de Abstract Play (JSON) y de boardspace.net (SGF), PGN y listas de jugadas.
error-picture-no-position = La imagen no contiene la posición que muestra. Las imágenes que guarda este programa la contienen, salvo que otro programa las haya convertido.
error-picture-damaged = La imagen está dañada o no es un archivo PNG.
error-import-many = Hay más de { $limit } partidas.
error-import-field = El campo «{ $name }» falta o tiene un valor incorrecto.
error-import-game = «{ $name }» es otro juego.
error-import-variant = No se pueden leer partidas con la variante «{ $name }».
error-import-after-end = «{ $text }» está después del final de la partida.
error-import-no-moves = No hay ninguna jugada.
error-import-expected = Aquí se espera «{ $sign }».
error-import-unexpected = Aquí no se espera «{ $text }».
error-import-tag = La etiqueta { $name } tiene el valor incorrecto «{ $value }».
error-import-operation = La operación { $number } («{ $text }») no se puede leer.
error-import-order = La operación { $number } («{ $text }») no encaja con las anteriores.
error-abstract-play-game = Las partidas de { $game } no se pueden escribir para Abstract Play.
error-abstract-play-rules = Abstract Play tiene otras reglas. Solo se pueden escribir para él partidas con las reglas «classic».
error-abstract-play-start = Abstract Play solo tiene partidas desde el comienzo habitual.

## Actions as text.
error-at-column = Fallo en el carácter { $column }. { $reason }
error-no-action = Aquí se espera una jugada. Ejemplos: { $examples }.
error-action-point = Aquí se espera un punto, de a1 a j10.
error-action-square = Aquí se espera una casilla, de A1 a X24.
error-action-sign = «{ $sign }» no representa ninguna jugada. Los signos son - x / > * @.
error-action-surplus = Después de la jugada solo pueden ir estos signos: { $marks }.
error-action-arrow = Aquí se espera «>» y después la casilla a la que va la unidad.
error-action-slash = Aquí se espera «/» y después la orientación de la unidad.
error-action-facing = Aquí se espera una orientación: N, NE, E, SE, S, SW, W o NW.
error-action-line = Para una unidad en { $square } que mira al { $facing }, { $target } no está ni al frente ni a 45°.
error-action-unit = La unidad de { $square } no es «{ $letter }».
error-action-several = Varias unidades pueden hacerlo. Escribe primero la casilla de una de ellas: { $squares }.
error-action-bracket = Aquí se espera «)».

## Positions as text.
error-in-board = Fallo en el tablero, carácter { $column }. { $reason }
error-in-side = Fallo en el bando que juega, carácter { $column }. { $reason }
error-in-remarks = Fallo en las notas, carácter { $column }. { $reason }
error-unknown-letter = «{ $letter }» no es válido aquí.
error-rank-points = La fila { $rank } tiene { $points ->
        [one] un punto
       *[other] { $points } puntos
    } en vez de 10.
error-rank-count = El tablero tiene { $ranks ->
        [one] una fila
       *[other] { $ranks } filas
    } en vez de 10.
error-rank-squares = La fila { $rank } tiene { $squares ->
        [one] una casilla
       *[other] { $squares } casillas
    }, pero hay { $ranks ->
        [one] una fila
       *[other] { $ranks } filas
    }.
error-board-ranks = Un tablero no puede tener { $ranks ->
        [one] una sola fila
       *[other] { $ranks } filas
    }.
error-no-side = Falta el bando que juega. Se indica con una de estas letras: { $letters }.
error-wrong-side = El bando que juega se indica con una de estas letras: { $letters }.
error-remark = Esto no es una nota. Ejemplos: { $examples }.
error-remark-twice = Esta nota aparece dos veces.
error-fourth-field = Después de la tercera parte no puede ir nada.
error-unit-facing = Falta la orientación de la unidad: N, NE, E, SE, S, SW, W o NW.
error-parenthesis = Aquí se espera «)».

## Files of positions and schemes.
error-position-format = No es una posición guardada.
error-scheme-format = No es un escenario.
error-grid-lines = El tablero tiene { $lines } líneas; puede tener { $most } como máximo.
error-grid-line = La línea { $line } del tablero tiene { $squares ->
        [one] una casilla
       *[other] { $squares } casillas
    }, pero el tablero tiene { $lines ->
        [one] una línea
       *[other] { $lines } líneas
    }.
error-grid-sign = Línea { $line } del tablero, columna { $column }: «{ $sign }» no es válido aquí.
error-scheme-facing = Hay una orientación para { $square }, pero ahí no hay ninguna unidad.
error-scheme-under = Se indica el terreno «{ $name }» debajo de { $square }, pero ahí no hay nada encima o ese terreno no existe.
error-scheme-unplayable = Este escenario no se puede jugar. { $reason }
error-list = { $first } { $rest }
error-unit-letter = { $square }: no existe la unidad «{ $letter }».
error-terrain-name = No existe el terreno «{ $name }».
error-square-twice = { $square } aparece dos veces.
error-unknown-board = No hay ningún tablero llamado «{ $name }». Tableros posibles: { $names }.

## Players.
error-profile-format = No es un archivo de jugadores.
error-profiles-damaged = El archivo de jugadores estaba dañado y se ha sustituido por uno vacío. El anterior se conserva como { $file }. { $reason }
error-player-name = Un jugador necesita un nombre.
error-player-name-length = Un nombre puede tener { $most } caracteres como máximo; este tiene { $characters }.
error-player-taken = Ya hay un jugador llamado «{ $name }».
error-players = Puede haber { $most } jugadores como máximo.
error-player-unknown = Ese jugador ya no existe.

## Window, pictures and animations.
error-no-display = No hay pantalla: no están definidas ni DISPLAY ni WAYLAND_DISPLAY.
error-display-unavailable = El sistema de ventanas no responde o faltan sus bibliotecas. Error del sistema: { $system }.
error-adapter-forbidden = No hay ningún adaptador gráfico utilizable: WGPU_BACKEND los prohíbe todos.
error-adapter = No hay ningún adaptador gráfico utilizable. Error del sistema: { $system }.
error-picture-size = Una imagen de { $width } × { $height } píxeles es demasiado grande; el ancho y el alto pueden tener { $limit } píxeles como máximo.
error-picture-place = Ese lugar no existe en el tablero, que tiene { $size } columnas y { $size } filas.
error-picture-choice = Antes de esta jugada no se elige nada, así que no hay nada que mostrar.
error-picture-position = La posición no se puede mostrar. { $reason }
error-picture-none = El adaptador gráfico no devolvió ninguna imagen.

## Networks of the computer player. Numbers of bytes are counted from the start of the file.
error-network-file = No es un archivo de red neuronal.
error-network-version = El archivo de la red neuronal tiene la versión { $found } del formato; se necesita la versión { $expected }.
error-network-length = El archivo de la red neuronal tiene { $found } bytes en vez de { $expected }.
error-network-shape = La red neuronal no tiene la estructura esperada: en el byte { $byte } hay { $found } en vez de { $expected }.
error-network-checksum = El archivo de la red neuronal está dañado: su suma de comprobación es { $found } en vez de { $expected }.
error-network-number = El archivo de la red neuronal está dañado: el número del byte { $byte } es { $found } y no está entre { $least } y { $most }.

## The memory of the computer player.
error-table-memory = No hay memoria suficiente para una tabla de { $mebibytes } MiB.

## The command line. Options and their values are typed as they are.
error-usage = { $reason } Consulta { $help }.
error-usage-no-value = Falta un valor para { $argument }. { $reason }
error-usage-value = «{ $value }» no es un valor válido para { $argument }. { $reason }
error-usage-bad-value = «{ $value }» no es un valor válido para { $argument }. { $reason }
error-usage-help = La ayuda dice qué valores son posibles.
error-usage-unknown = Aquí no existe la opción o el argumento «{ $argument }».
error-usage-unknown-meant = Aquí no existe la opción «{ $argument }». ¿Querías decir { $meant }?
error-usage-command = No existe el comando «{ $argument }».
error-usage-no-command = Falta un comando: uno de { $commands }.
error-usage-conflict = { $argument } no se puede indicar dos veces ni junto con { $other }.
error-usage-required = Falta esto: { $argument }.
error-usage-equals = El valor de { $argument } debe ir después de un signo igual.
error-usage-too-many = «{ $value }» es un valor de más para { $argument }.
error-usage-count = { $argument } no tiene el número correcto de valores.
error-usage-not-text = Un argumento no es texto válido.
error-usage-other = No se entiende la línea de comandos.
error-value-integer = Debe ser un número entero de { $least } a { $most }.
error-value-number = Debe ser un número de { $least } a { $most }.
error-value-seat = Valores posibles: human, un rango ({ $ranks }), de rank:1 a rank:{ $most }, o un rango con un estilo, como ensign:fox.
error-value-draws = Valores posibles: none, repetition, quiet-turns y all.
error-value-clock = Valores posibles: none, minutos como 10 o 0.5, o minutos y segundos como 5+3; cada número, { $most } como máximo.
error-value-game = Juegos posibles: { $games }.
error-value-language = Idiomas posibles: { $tags }.
error-value-size = Indica el ancho y el alto en píxeles, como 1280x720; cada uno, { $most } como máximo.
error-value-place = Indica una letra y un número, como e5.
error-unknown-rules = No hay ningún reglamento llamado «{ $name }». Reglamentos posibles: { $names }.
error-switch-of-other-game = { $switch } es de { $other }, pero el juego es { $game }. Quita esa opción.
error-no-schemes = { $game } no tiene escenarios. Indica otro juego con --game o quita --scheme.
error-no-shifts = En { $game } no hay desplazamientos que limitar. Escribe --tournament sin número.
error-record-own-rules = { $file } ya tiene su juego, sus reglas y sus relojes. Quita --game, --scheme, --clock, --tournament, --draws y todas las opciones de reglas.
error-scheme-and-board = Un escenario ya tiene su propio tablero. Quita --board y --rules.
error-two-boards = Has indicado dos tableros: { $first } y { $second }.
error-unknown-file = No se encontró ninguna partida, posición ni escenario. Puedes abrir partidas guardadas, las partidas de un encuentro, partidas de Abstract Play (JSON) y de boardspace.net (SGF), PGN, listas de jugadas, posiciones y escenarios.

## Commands. { $detail } is technical and English in every language.
error-unexpected = El programa no ha podido hacerlo. Indica: { $detail }.
error-file-detail = { $file }: este archivo no se puede usar. El programa indica: { $detail }.
error-in-line = { $file }, línea { $line }: { $reason }
error-no-folder = { $file }: no existe la carpeta { $folder }.
error-no-search-result = La máquina no ha encontrado ninguna jugada en { $position }.
error-no-opening = En { $attempts } intentos no se ha encontrado ninguna apertura equilibrada de { $moves ->
    [one] una jugada al azar
   *[other] { $moves } jugadas al azar
}.
error-thread = El sistema no puede iniciar otro hilo. Indica: { $system }.
# Only in the laboratory, a program for developers.
error-laboratory = { $text }
error-moved = «cannon { $command }» ahora es «cannon-lab { $command }», una orden del laboratorio. Quienes desarrollan el juego lo compilan con «cargo build --release -p cannon-lab».
error-neither-game-nor-scheme = Esto no es ni una partida guardada ni un escenario. { $reason }
error-number-without-record = --number elige una partida en un archivo o una carpeta con varias partidas. Indica el archivo o la carpeta con --record.
error-record-rules = { $file } ya tiene su juego y sus reglas. Omite --game y todas las opciones de reglas.
error-position-and-scheme = Has indicado una posición y un escenario. Omite uno de los dos.
error-no-position-files = { $game } no tiene archivos de posición. Indica la posición como texto.
error-html-position = --html escribe la revisión de una partida, no la de una posición. Indica una partida con --record.
error-no-page = { $game } no tiene la página «{ $topic }». Páginas disponibles: { $topics }.
error-scheme-start = En un escenario empiezan las Blancas, los dos Mandos están en el tablero y todavía no hay nada controlado ni destruido.
error-schemes-unplayable = Estos escenarios no se pueden jugar: { $names }.
error-puzzles-unsound = Estos problemas no son correctos: { $names }.
error-boards-and-board = --boards ya indica los tableros. Omite --board y --rules.
error-except-board = --except { $name }: este tablero no está entre los de --boards.
error-except-all = No queda ningún tablero. Indica menos tableros con --except.
error-match-sprt = Este encuentro se jugó con --sprt { $hypotheses }. «cannon-lab match --summary» informa de su prueba.
error-match-player = { $player } no puede jugar. El programa indica: { $detail }.
error-match-other = { $file } contiene otro encuentro: { $what } es { $theirs } allí y { $ours } aquí.
error-match-busy = { $file }: otro encuentro está escribiendo en este archivo.
error-match-version = La versión del formato es { $found }, pero este programa lee la versión { $expected }.
error-render-chosen = «{ $move }» no se puede mostrar con --chosen. { $reason }
error-render-not-legal = Esta jugada no es posible aquí.
error-render-moment-pointer = Con --chosen, --moment necesita también --pointer, el lugar en el que se hace clic.
error-render-moment-record = --moment muestra la última jugada de una partida guardada. Indica --record en lugar de una posición.
error-render-nothing = No hay nada que escribir. Indica --out, --gif o --frames.
error-render-range = No hay nada que animar de la jugada { $from } a la jugada { $to }. { $moves ->
    [one] La partida tiene una jugada.
   *[other] La partida tiene { $moves } jugadas.
}
error-render-ply = No hay ninguna jugada { $ply }. { $moves ->
    [one] La partida tiene una jugada.
   *[other] La partida tiene { $moves } jugadas.
}
error-render-no-window = No se ha escrito { $file }: este programa se compiló sin la mitad 3D (característica «gui»).
error-usage-command-meant = No existe la orden «{ $argument }». ¿Querías decir { $meant }?
error-value-page = Se espera el nombre de un archivo que termine en .pdf o .svg.
error-value-html = Se espera el nombre de un archivo que termine en .html.
error-value-theme = Temas disponibles: { $themes }.
error-value-search-limit = Valores posibles: nodes:N o ms:N, con N desde 1 y como máximo { $most } milisegundos.
error-value-openings = Valores posibles: random:N, con N de 0 a { $most }.
error-value-player = Valores posibles: un rango ({ $ranks }), de rank:1 a rank:{ $most }, un rango con un estilo, como ensign:fox, cualquiera de ellos con :book, engine:PROGRAMA, greedy o random.
error-value-program = Indica un programa después de «engine:».
error-value-quote = Falta cerrar unas comillas, o no hay nada después de la última barra invertida.

## Why the program ended after a failure of the graphics device. The crash report has it.
recovery-lost-again = El dispositivo gráfico ha fallado varias veces en un minuto.
recovery-not-back = El dispositivo gráfico ha fallado y no se puede volver a usar. { $reason }
recovery-memory = Al dispositivo gráfico no le queda memoria. Elige en los ajustes una calidad de gráficos más baja, o inicia el programa con --quality low.
recovery-failed = El dispositivo gráfico ha fallado. Indica: { $detail }

## Lo que se busca en las partidas guardadas.
error-search-position = Esto no es una posición de { $game }. { $reason }
error-search-positions = { $first } { $second }
error-search-opening = En la apertura no se puede hacer la jugada { $number } ({ $action }). { $reason }
error-search-opening-empty = La apertura no tiene jugadas.
error-search-opening-long = La apertura tiene más de { $limit } jugadas.
error-search-material = «{ $text }» no es un número de piezas. Ejemplos: d=5, d=3..8, d=3.. y d=..8.
error-search-letter = «{ $letter }» no es una pieza de { $game }. Letras de las piezas: { $letters }.
error-search-range = No hay ningún número en «{ $text }». Escribe primero el número menor.
error-search-twice = «{ $letter }» aparece dos veces.
error-search-material-empty = No se indica ningún número de piezas. Ejemplo: d=5.

## Other programs that play. The lines and the status are in the words of the program and the system.
error-engine-start = No se puede iniciar el programa. { $reason }
error-engine-not-runnable = { $file } no es un programa que se pueda ejecutar. Un script necesita su intérprete como programa, por ejemplo python3, y el script como argumento.
error-engine-ended = El programa se ha cerrado por sí solo ({ $status }).
error-engine-closed = El programa ya no recibe o no envía líneas.
error-engine-no-game = El programa no juega a este juego.
error-engine-no-rules = El programa solo conoce las reglas habituales del juego.
error-engine-no-action = El programa no ha encontrado ninguna jugada.
error-engine-illegal = El programa ha respondido «{ $answer }». { $reason }
error-engine-timeout = El programa no ha respondido a tiempo.
error-engine-timeout-lines = El programa no ha respondido a tiempo. La última de sus otras líneas ({ $lines }) fue «{ $line }».
error-engine-flood = El programa ha escrito { $lines } líneas sin responder. La última fue «{ $line }».
error-engine-interrupted = El programa se ha interrumpido.
error-engine-said = { $fault } Ha indicado: «{ $said }».

## Files with the counts of games, for the explorer.
error-collection-none = Esto no es un archivo del explorador. «cannon explorer build» crea esos archivos.
error-collection-version = Este archivo del explorador tiene la versión { $version }, que este programa no conoce. Vuelve a crear el archivo.
error-collection-damaged = Este archivo del explorador está dañado. Vuelve a crear el archivo.
error-collection-game = Este archivo del explorador es de { $found }, no de { $wanted }.
error-collection-few = { $games ->
        [one] Ninguna partida tiene una jugada que contar.
       *[other] Ninguna posición se dio en { $games } partidas. Elige un número menor o añade partidas.
    }
error-collection-large = El archivo tendría { $mebibytes } MiB; como máximo son posibles { $most } MiB. Conserva solo posiciones de más partidas, o cuenta menos jugadas de cada partida.

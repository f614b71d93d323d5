# The editors of schemes and positions, and the names of units and terrain.

## The list.
setups-heading = { $game ->
    [cannon] Posiciones
   *[tank-chess] Escenarios
}
setups-own = { $game ->
    [cannon] Tus posiciones
   *[tank-chess] Tus escenarios
}
setups-none = { $game ->
    [cannon] Aún no hay ninguna. Crea una en el editor de posiciones.
   *[tank-chess] Aún no hay ninguno. Crea uno en el editor de escenarios.
}
setups-shipped = { $game ->
    [cannon] Posición incluida
   *[tank-chess] Escenarios incluidos
}
setups-choose = Elegir
setups-open = Abrir
setups-edit = Editar

## The panels beside the board.
editor-ground = Terreno
editor-units = Unidades
editor-pieces = Piezas
piece-soldier = Soldado
piece-town = Ciudad
editor-erase = Borrar
editor-mirror = Simetría
editor-mirror-about = Repite cada cambio para el otro bando, en la casilla opuesta.
editor-size = { $size } × { $size }
# Tools of objectives.
editor-hold-square = Casilla objetivo
editor-exit-square = Casilla de salida
editor-depot = Depósito
# The objective of the scheme, between two buttons that choose another one.
editor-objective-none = Sin objetivo
editor-objective-hold = Controlar casillas
editor-objective-escort = Escolta
editor-objective-depots = Destruir el depósito
editor-objective-survivors = Último en pie
# The number of the objective, between two buttons that change it.
editor-objective-turns = Controlar { $value } turnos
editor-objective-armour = Depósito: blindaje { $value }
editor-objective-least = { $value ->
    [one] 1 unidad necesaria
   *[other] { $value } unidades necesarias
}
editor-how = { $game ->
    [cannon] Arrastra para colocar piezas. El clic derecho quita lo que señalas.
   *[tank-chess] Arrastra para pintar. Haz clic otra vez en una unidad, o pulsa { KEY("turn_left") } o { KEY("turn_right") } sobre ella, para girarla. El clic derecho quita lo que señalas.
}
editor-name = Nombre
editor-about = Descripción
editor-nothing-wrong = Sin fallos.
editor-several-findings = { $count } fallos en esta casilla
editor-undo = Deshacer ({ KEY("undo") })
editor-redo = Rehacer ({ KEY("redo") })
editor-new = Tablero vacío
editor-open = Abrir…
editor-copy = Copiar texto
editor-paste = Pegar texto
editor-save = Guardar
# Saves the scheme, or an empty template, as a page to print.
editor-print = Imprimir
# Leaves the scheme editor.
editor-leave = Cerrar
editor-play = Jugar
editor-study = Estudio
editor-cannot-play = No se puede jugar. { $reason }
editor-copy-name = Copia de { $name }
editor-copied = { $game ->
    [cannon] Posición copiada al portapapeles como texto.
   *[tank-chess] Escenario copiado al portapapeles como texto.
}
editor-pasted = { $game ->
    [cannon] Posición pegada. Deshacer recupera la anterior.
   *[tank-chess] Escenario «{ $name }» pegado. Deshacer recupera el anterior.
}
editor-paste-failed = { $game ->
    [cannon] El portapapeles no contiene un texto de posición. { $reason }
   *[tank-chess] El portapapeles no contiene un escenario válido. { $reason }
}
editor-clipboard-empty = El portapapeles no contiene texto.

## Positions of Cannon: the side to move, analysis and puzzles.
position-start = Posición inicial
position-unnamed = Posición sin nombre
position-side-to-move = Bando que juega
position-summary = { $south ->
    [one] 1 soldado
   *[other] { $south } soldados
} contra { $north } · juegan las { $side } · { $rules }
position-summary-start = { $south } soldados contra { $north } · cada bando coloca primero su ciudad
editor-analyse = Analizar
editor-make-puzzle = Crear problema
editor-solve-puzzle = Resolver
editor-keep-puzzle = Guardar problema
editor-puzzle-kept = Problema guardado. Lo encontrarás en Aprender, Problemas.
editor-puzzle-known = Ya tienes guardado este problema.
position-not-analysed = Una posición con fallos no se puede analizar.
position-analysing = Pensando…
# { $side } is to move; the percentage is its chance to win.
position-chance = Probabilidad de ganar de las { $side }: { $percent }{"\u00A0"}%
position-wins = Las { $side } ganan de forma forzada en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
position-loses = Las { $side } pierden de forma forzada en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
position-best-line = Mejor: { $line }
position-proving = Buscando una solución única…
position-puzzle-found = Es un problema: tiene una sola solución.
position-puzzle = { $theme }, dificultad { $rating }
editor-no-puzzle-not-a-start = No es un problema: las dos ciudades deben estar en el tablero, y la partida no debe haber terminado.
editor-no-puzzle-one-action = No es un problema: solo hay una jugada posible.
editor-no-puzzle-several-wins = No es un problema: varias primeras jugadas ganan en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}: { $actions }
editor-no-puzzle-several-gains = No es un problema: varias primeras jugadas ganan un soldado de forma forzada: { $actions }
editor-no-puzzle-better-than-gain = No es un problema: { $action } gana un soldado de forma forzada, pero hay algo mejor.
editor-no-puzzle-nothing-forced = No es un problema: ninguna jugada gana de forma forzada en { $turns } turnos, ni es la única defensa, ni gana un soldado.
editor-no-puzzle-node-limit = No es un problema: hay demasiadas posibilidades para demostrar algo.

## Positions of Cannon: errors and warnings.
position-two-towns = Cada bando puede tener solo una ciudad; la de { $point } es la segunda.
position-town-off-home = La ciudad de { $point } no está en la fila base de su bando.
position-town-in-corner = La ciudad de { $point } está en una esquina.
position-too-many-soldiers = Cada bando puede tener como máximo { $most } soldados; el de { $point } sobra.
position-town-missing = El bando que no juega no tiene ciudad, aunque el otro ya ha colocado la suya.
position-town-not-taken = Hay una ciudad marcada como tomada, pero eso no es posible.
position-no-such-cannon = El último cañón que desplazaron las { $side } ya no está en el tablero.
position-over-shift-limit = El cañón de las { $side } se ha desplazado { $count } veces seguidas; el límite es { $limit }.
position-town-taken = La ciudad de las { $side } ha sido tomada, así que la partida ha terminado.
position-no-action = Juegan las { $side } y no tienen ninguna jugada legal, así que la partida ha terminado.
position-takes-town = Las { $side } pueden tomar la ciudad ya en esta jugada.
position-no-soldiers = Las { $side } no tienen soldados.
position-town-to-place = La ciudad de las { $side } no está en el tablero. La colocarán en su primera jugada.

## Terrain and units.
terrain-obstacle = Obstáculo
terrain-water = Agua (expansión)
terrain-hedge = Seto (expansión)
terrain-low-obstacle = Obstáculo bajo (expansión)
terrain-mine = Mina (expansión)
terrain-wreck = Restos
terrain-flag = Bandera (regla de la casa)
unit-heavy = Tanque pesado
unit-medium = Tanque medio
unit-light = Tanque ligero
unit-command = Mando
unit-destroyer = Destructor de tanques
unit-mortar = Mortero pesado
unit-super-heavy = Tanque superpesado (expansión)
unit-hunter = Cazatanques (expansión)
unit-amphibious = Tanque anfibio (expansión)
unit-bulldozer = Bulldozer (expansión)
unit-minesweeper = Desminador (expansión)

## Schemes: size and units, errors and warnings.
scheme-extent = { $size } × { $size } · { $south ->
    [one] 1 unidad
   *[other] { $south } unidades
} contra { $north }
scheme-no-name = { $game ->
    [cannon] La posición necesita un nombre.
   *[tank-chess] El escenario necesita un nombre.
}
scheme-size = El tablero es de { $size } × { $size }. Debe tener entre { $least } × { $least } y { $most } × { $most }.
scheme-off-board = { $square } está fuera del tablero.
scheme-on-terrain = Nada puede estar sobre el terreno de { $square }.
scheme-mine = La mina de { $square } no está en terreno abierto.
scheme-flag = Ninguna unidad puede llegar a la bandera de { $square }.
scheme-flag-pair = Las banderas van por pares, una para cada bando.
scheme-too-many-units = Un bando puede tener como máximo { $most } unidades; la de { $square } supera el límite.
scheme-two-commands = Un bando tiene un segundo Mando en { $square }.
scheme-no-commands = Ningún bando tiene un Mando.
scheme-not-left = Un Mando ya ha salido del tablero.
scheme-flag-reached = La unidad de { $square } ya está en la bandera enemiga.
scheme-objective-no-squares = El objetivo no tiene casillas marcadas.
scheme-objective-ground = La casilla marcada { $square } debe estar despejada: sin obstáculo, agua, mina ni restos.
scheme-objective-exit = La casilla de salida { $square } no está en el borde opuesto de su bando.
scheme-objective-depot = En la casilla { $square } del depósito no puede haber nada más.
scheme-objective-one-depot = Los dos depósitos están en { $square }.
scheme-objective-turns = Las casillas se pueden controlar de { $least } a { $most } turnos, no { $value }.
scheme-objective-armour = El blindaje de los depósitos debe ser de { $least } a { $most }, no { $value }.
scheme-objective-least = Un bando debe conservar de { $least } a { $most } unidades además de su Mando, no { $value }.
scheme-objective-too-few = Ambos bandos tienen menos de { $value ->
    [one] una unidad
   *[other] { $value } unidades
} además de sus Mandos.
scheme-objective-state = El escenario ya contiene avances en el objetivo.
scheme-different-sets = { $unit }: { $south-side } { $south }, { $north-side } { $north }.
scheme-commands = { $count ->
    [0] Las { $side } no tienen Mando.
   *[other] Las { $side } tienen { $count } Mandos; solo se permite uno.
}
scheme-beyond-home = La unidad de { $square } está fuera de las tres primeras filas de su bando.
scheme-disconnected = { $count ->
    [one] No se puede llegar a la casilla despejada { $square } desde las demás.
   *[other] No se puede llegar a { $count } casillas despejadas, como { $square }, desde las demás.
}
scheme-first-turn-kill = El Mando de { $square } puede ser destruido desde { $from } en el primer turno.
scheme-first-turn-escape = El Mando de { $square } puede salir del tablero en el primer turno.
scheme-first-turn-flag = La bandera de { $square } se puede tomar desde { $from } en el primer turno.
scheme-first-turn-objective = El objetivo se puede cumplir desde { $square } en el primer turno.
scheme-decided-at-start = El objetivo ya está cumplido al inicio.
scheme-not-symmetric = { $count ->
    [one] El tablero no es simétrico: { $square } es diferente.
   *[other] El tablero no es simétrico: { $count } casillas son diferentes, como { $square }.
}
scheme-ring-blocked = El anillo exterior de casillas está bloqueado en { $square }.
scheme-few-obstacles = Los obstáculos cubren el { $percent }{"\u00A0"}% del tablero. Se recomienda al menos el { $limit }{"\u00A0"}%.
scheme-many-obstacles = Los obstáculos cubren el { $percent }{"\u00A0"}% del tablero. Se recomienda como máximo el { $limit }{"\u00A0"}%.

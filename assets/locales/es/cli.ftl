# Text of the game in the terminal. The words in the help, such as undo and save, are commands and stay as they are.

cli-welcome = { $south }: { $south-seat }. { $north }: { $north-seat }. Escribe una jugada como { $example }, o escribe help para ver los comandos y las reglas. Para leer el tablero en palabras, escribe view pieces.
# After the welcome: the number of the player’s mistakes in reviewed games that can be repeated today.
cli-mistakes-due = Errores para repetir hoy: { $count }. Puedes repetirlos en la ventana, en «Aprender», «Mis errores».
cli-prompt = Juegan las { $side }:
cli-prompt-over = Fin de la partida:
cli-to-move = Juegan las { $side }.
cli-played = Las { $side } juegan { $action }
cli-danger = La ciudad de las { $enemy } puede caer en el próximo turno.
cli-check = JAQUE: el Mando de las { $enemy } puede ser destruido en el próximo turno.
cli-escape = ESCAPE: el Mando de las { $side } puede salir del tablero en el próximo turno.
cli-objective = OBJETIVO: las { $side } pueden cumplir el objetivo en su próximo turno.
cli-after-end = Escribe undo, save, load o quit.
cli-over = La partida ha terminado. Escribe undo, save, load o quit.
cli-at-ply = { $ply ->
        [0] Inicio de la partida.
       *[other] Después de la jugada { $ply }.
    }
cli-nothing-to-undo = No hay nada que deshacer.
cli-nothing-to-redo = No hay nada que rehacer.
cli-unreadable = Eso no es un comando (escribe help para ver la lista) ni una jugada. { $error }

cli-hint = Pista: { $action }
cli-hint-win = Pista: { $action } gana en { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }.
cli-hint-loss = Pista: { $action }; pero si tu rival juega lo mejor, la partida está perdida.
cli-no-hint = No hay ninguna pista.

cli-repetition = Esta posición se ha dado { $count } veces. Las reglas no prevén tablas por repetición; escribe draw para ofrecerlas.
cli-draw-question = ¿Aceptan tablas las { $side }? (sí o no)
# Answers that count as yes, separated by spaces. Letters with an accent are listed in small and in capital form.
cli-yes = sí SÍ Sí si s yes y
cli-draw-declined = Las { $side } rechazan las tablas.

cli-clocks = Tiempo restante: { $south } { $south-time }; { $north } { $north-time }.
cli-no-clocks = Esta partida no tiene relojes.
cli-time-unlimited = sin límite
cli-time-hours = { $number ->
        [one] una hora
       *[other] { $number } horas
    }
cli-time-minutes = { $number ->
        [one] un minuto
       *[other] { $number } minutos
    }
cli-time-seconds = { $number ->
        [one] un segundo
       *[other] { $number } segundos
    }
cli-flag-fell = A las { $side } se les ha acabado el tiempo.
cli-too-late = El tiempo ya se había acabado. No se tuvo en cuenta lo que escribiste.

cli-quit-question = La partida no está guardada (escribe save ARCHIVO para guardarla). ¿Salir de todos modos? (sí o no)
cli-which-file = Escribe el nombre de un archivo, por ejemplo: save game.json
cli-saved = Partida guardada en { $file }.
cli-loaded = Partida cargada desde { $file }.
cli-loaded-and-saved-there = Partida cargada desde { $file }. A partir de ahora se guarda ahí.
cli-loaded-not-saved = Partida cargada desde { $file }. Tus jugadas no se guardan ahí. Escribe save ARCHIVO para guardar la partida en otro archivo.
# Several games are in a file. { $first } is the number of the first.
cli-load-several = En { $file } hay { $games } partidas. Añade el número de una, por ejemplo: load { $file } { $first }
cli-load-question = La partida no está guardada (escribe save ARCHIVO para guardarla). ¿Cargar la otra de todos modos? (sí o no)
cli-replace-question = { $file } ya existe. ¿Reemplazarlo? (sí o no)

cli-which-view = Escribe view board, view plain, view pieces o view off.
cli-towns = { $count ->
        [0] sin ciudad
       *[other] ciudad { $points }
    }
cli-soldiers = { $count ->
        [0] sin soldados
        [one] un soldado: { $points }
       *[other] { $count } soldados: { $points }
    }
cli-heavy-tanks = { $count ->
        [one] un tanque pesado: { $points }
       *[other] { $count } tanques pesados: { $points }
    }
cli-medium-tanks = { $count ->
        [one] un tanque medio: { $points }
       *[other] { $count } tanques medios: { $points }
    }
cli-light-tanks = { $count ->
        [one] un tanque ligero: { $points }
       *[other] { $count } tanques ligeros: { $points }
    }
cli-command = Mando: { $points }
cli-tank-destroyers = { $count ->
        [one] un destructor de tanques: { $points }
       *[other] { $count } destructores de tanques: { $points }
    }
cli-heavy-mortars = { $count ->
        [one] un mortero pesado: { $points }
       *[other] { $count } morteros pesados: { $points }
    }
cli-super-heavy-tanks = { $count ->
        [one] un tanque superpesado: { $points }
       *[other] { $count } tanques superpesados: { $points }
    }
cli-tank-hunters = { $count ->
        [one] un cazatanques: { $points }
       *[other] { $count } cazatanques: { $points }
    }
cli-amphibious-tanks = { $count ->
        [one] un tanque anfibio: { $points }
       *[other] { $count } tanques anfibios: { $points }
    }
cli-bulldozers = { $count ->
        [one] un bulldozer: { $points }
       *[other] { $count } bulldozers: { $points }
    }
cli-minesweepers = { $count ->
        [one] un desminador: { $points }
       *[other] { $count } desminadores: { $points }
    }
cli-legal = { $count ->
        [0] Ninguna jugada legal.
        [one] Una jugada legal:
       *[other] { $count } jugadas legales:
    }
cli-moves = { $count ->
        [0] Aún no se ha hecho ninguna jugada.
       *[other] Jugadas hechas:
    }

cli-games-line = { $name }: { $game }, { $date }, { $south } – { $north }, { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }, { $result }
cli-games-unusable = { $name }: no es una partida. { $reason }
cli-games-count = { $count ->
        [0] No se encontró ninguna partida.
        [one] Una partida.
       *[other] { $count } partidas.
    }

# A file with the counts of games, for the explorer.
cli-explorer-built = { $file }: { $positions ->
        [one] una posición
       *[other] { $positions } posiciones
    } de { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
cli-explorer-unusable = { $games ->
        [one] Una partida no se puede usar y no se cuenta.
       *[other] { $games } partidas no se pueden usar y no se cuentan.
    }

cli-replay-plies = { $plies ->
        [one] Una jugada, legal.
       *[other] { $plies } jugadas, todas legales.
    }

cli-help-cannon =
    Jugadas:
      @e1      colocar la ciudad en e1
      a4-b5    paso: un punto hacia delante, recto o en diagonal
      a4xb5    captura: hacia delante, en diagonal hacia delante o hacia un lado
      b5/b3    retirada: dos puntos atrás, si hay un enemigo al lado
      a2>a5    desplazamiento: el soldado de atrás de un cañón pasa delante
    { "  *" }d7      disparo: un cañón destruye al enemigo de d7
cli-help-tank-chess =
    Jugadas:
      H3>F5/NW       ir de H3 a F5 y acabar mirando al noroeste
      H3>H3/E        girar en el sitio para mirar al este
      H3>F5/NW xB11  moverse y después destruir al enemigo de B11
      I15>exit       el Mando sale del tablero por el borde opuesto
    Tablero:
      H↑, l↙         una unidad y su orientación; mayúsculas para las Blancas
      #, x           un obstáculo, restos; help rules explica cada signo
cli-help =
    Comandos:
      board, pieces      mostrar la posición como tablero o en palabras
      view board|plain|pieces|off
                         qué mostrar después de cada jugada; plain es un
                         tablero sin la orientación de las unidades
      legal              listar todas las jugadas legales
      moves              listar las jugadas hechas hasta ahora
      clocks             mostrar el tiempo restante
      hint               sugerir una jugada
      undo, redo         deshacer o rehacer una jugada
      save ARCHIVO, load ARCHIVO
                         guardar o cargar una partida, también de otro
                         programa; load ARCHIVO 2 carga la partida con
                         ese número
      draw, resign       ofrecer tablas o abandonar
      quit               salir del juego
# Descriptions of the pages that help can show, which continue the list of commands.
cli-help-rules = las reglas de esta partida
cli-help-tips = consejos para jugar bien y relojes recomendados
cli-help-editions = las reglas publicadas, una junto a otra
cli-help-about = quién hizo este juego
cli-which-topic = Hay ayuda sobre estos temas: { $topics }. Escribe help y un tema, o solo help para ver los comandos.

cli-no-window = No se pudo abrir una ventana. { $reason } Se jugará en la terminal.
cli-no-window-no-terminal = No se pudo abrir una ventana. { $reason } Tampoco se puede jugar aquí, porque la entrada estándar no es una terminal. En Debian, instala estos paquetes para la ventana: { $packages }.
# $variable and "randr" are words of the program, which stay.
cli-unusable-scale = No se tiene en cuenta la variable { $variable }: «{ $value }» no sirve como escala de la ventana. Usa un número de { $least } a { $most }, o «randr».

# Analysis: `score` is one of the next two, or a number such as +0.35.
cli-analysis-win = gana en { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }
cli-analysis-loss = pierde en { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }
cli-analysis-line = { $rank }. { $score } (profundidad { $plies }): { $variation }
# $reason is a sentence of reasons.ftl.
cli-analysis-reason = Por qué { $action }: { $reason }
cli-analysis-better = mejor: { $variation } ({ $score })
cli-analysis-missed-win = deja pasar una victoria: { $variation } { $score }
cli-analysis-thrown-away-win = desperdicia una victoria: { $variation } { $score }
cli-analysis-allowed-win = permite una victoria; mejor: { $variation } ({ $score })
cli-analysis-summary = { $side }, { $turns ->
        [one] una jugada
       *[other] { $turns } jugadas
    }: precisión { $accuracy ->
        [none] –
       *[other] { $accuracy }{"\u00A0"}%
    }; { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??; pérdida media de { $loss } { $game ->
              [tank-chess] tanques ligeros
             *[cannon] soldados
          } por jugada.

## The output of other commands.
cli-not-saved = La partida no se puede guardar. { $reason } Este aviso no se repetirá.
cli-page-written = La página está en { $file }.
cli-puzzle-own-rules = reglas propias
# $detail is technical and English.
cli-puzzle-faulty = Problema { $puzzle }: { $detail }
cli-puzzle-alike = Problema { $puzzle }: su posición es como la de { $earlier }.
cli-puzzles-proved = { $count ->
    [one] Se ha demostrado un problema.
   *[other] Se han demostrado { $count } problemas.
} { $unique ->
    [0] Ninguno tiene una sola jugada buena en cada turno.
    [one] Uno tiene una sola jugada buena en cada turno.
   *[other] { $unique } tienen una sola jugada buena en cada turno.
}
cli-scheme-line = { $name }: { $about }
cli-scheme-verdict = { $errors ->
    [0] { $warnings ->
        [0] correcto
        [one] 1 aviso
       *[other] { $warnings } avisos
    }
    [one] 1 error
   *[other] { $errors } errores
}
cli-scheme-nameless = el escenario
cli-scheme-fault = { $name } ({ $reason })
cli-scheme-list = { $first }, { $rest }
cli-scheme-of = Escenario: { $text }
cli-scheme-name = Nombre: { $text }
cli-scheme-about = Descripción: { $text }
cli-scheme-size = Tamaño: { $size } × { $size }
cli-scheme-units = Unidades por bando: { $count } ({ $units })
cli-scheme-unit = { $count } × { $unit }
cli-scheme-obstacles = Obstáculos: { $percent }{"\u00A0"}% de las casillas
cli-scheme-mines = Minas: { $count }
cli-scheme-flags = Banderas: { $south } y { $north }
cli-scheme-expansion = De la expansión, con valores propios: { $names }
cli-scheme-text = Texto de la posición: { $text }
cli-scheme-checked = Comprobación: { $text }
cli-scheme-error = Error: { $reason }
cli-scheme-warning = Aviso: { $reason }

## The report about the computer, which `cannon doctor` prints and the window shows. What systems and libraries say stays in their own words.
doctor-build = { $profile ->
    [debug] versión de depuración
   *[release] versión final
} para { $system }, { $processor }
doctor-line = { $name }: { $state }
doctor-none = ninguno
doctor-system = Sistema
doctor-name = Nombre: { $name }
doctor-language = Idioma: { $tag }
doctor-threads = Hilos del procesador: { $count }
doctor-graphics = Adaptadores gráficos
doctor-sound = Sonido
doctor-folders = Carpetas
doctor-files = Archivos
doctor-data = Datos
doctor-settings = Ajustes
doctor-players = Jugadores
doctor-no-home = ninguna, porque no tienes carpeta personal
doctor-folder-writable = { $folder } (se puede escribir en ella)
doctor-in-order = en orden
doctor-none-yet = todavía no hay nada
doctor-damaged = dañado. { $reason }
doctor-count = { $count }, { $damaged ->
    [0] todo en orden
    [one] uno de ellos dañado
   *[other] { $damaged } de ellos dañados
}
doctor-crash = Hay un informe de error que todavía no has visto: { $file }
doctor-no-crash = No hay ningún informe de error nuevo.

## Games of other programs: where a game comes from.
format-record = partida guardada
format-match = partidas de un encuentro
format-abstract-play = Abstract Play (JSON)
format-boardspace = boardspace.net (SGF)
format-tank-chess-kifu = kifu de Tank Chess
format-move-list = lista de jugadas
format-pgn = PGN
format-picture = imagen de una posición
cli-import = { $file } se leyó como: { $format }.
cli-import-stopped = { $plies ->
        [one] { $file } se leyó como: { $format }. Solo se leyó la primera jugada. { $reason }
       *[other] { $file } se leyó como: { $format }. Solo se leyeron las primeras { $plies } jugadas. { $reason }
    }

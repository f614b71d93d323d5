# Text of the window. The terminal uses some of it, too.

## The sides. South starts on rank 1, North on the highest rank.
# The names are feminine plurals. Messages insert them after "las" or "de las".
side-south = { $game ->
        [tank-chess] Blancas
       *[cannon] Oscuras
    }
side-north = { $game ->
        [tank-chess] Negras
       *[cannon] Claras
    }

## How a game ended. $side is the winner's name.
outcome-principal-taken = { $game ->
        [tank-chess] Ganan las { $side }: el Mando enemigo ha sido destruido.
       *[cannon] Ganan las { $side }: la ciudad enemiga ha caído.
    }
outcome-principal-escaped = Ganan las { $side }: su Mando ha salido del tablero.
outcome-flag-taken = Ganan las { $side }: han tomado la bandera enemiga.
outcome-squares-held = Ganan las { $side }: han controlado las casillas marcadas.
outcome-depot-destroyed = Ganan las { $side }: el depósito enemigo ha sido destruido.
outcome-too-few-pieces = Ganan las { $side }: al enemigo le quedan muy pocas unidades.
outcome-no-action = Ganan las { $side }: el rival no puede mover.
outcome-resignation = Ganan las { $side } por abandono.
outcome-time = Ganan las { $side } por tiempo.
outcome-fault = Ganan las { $side }: el programa del otro bando ha fallado.
outcome-repetition = Tablas por triple repetición.
outcome-quiet-turns = { $game ->
        [tank-chess] Tablas: demasiados turnos sin bajas ni minas retiradas.
       *[cannon] Tablas: demasiados turnos sin bajas.
    }
outcome-length = Tablas: se alcanzó el límite de jugadas.
outcome-agreement = Tablas de común acuerdo.

## Objectives of Tank Chess. $white and $black are lists of squares, or one square.
objective-hold = Objetivo: controla las casillas marcadas ({ $squares }). Ganas si las controlas al final de { $turns } turnos tuyos seguidos. Las controlas mientras tengas allí una unidad y el enemigo ninguna.
objective-escort = Objetivo: escolta tu Mando hasta su salida. Solo puede salir por { $white } (Blancas) o por { $black } (Negras).
objective-depots = Objetivo: destruye el depósito enemigo. El de las Blancas está en { $white }; el de las Negras, en { $black }. Hace falta un cañón de potencia { $gun } o más.
objective-survivors = Objetivo: resiste más que tu rival. Pierde el bando al que le { $least ->
        [one] quede menos de una unidad
       *[other] queden menos de { $least } unidades
    } además de su Mando. Ningún Mando puede salir del tablero.
# The state of the first objective.
objective-held = Las { $side } controlan las casillas marcadas: { $turns } de { $all } turnos.

## Numbers, dates and lists.
# The mark between the whole number and its decimals.
decimal-mark = ,
# $month and $day have two digits.
date-numeric = { $day }/{ $month }/{ $year }
# Between the entries of a list.
list-separator = { ", " }

## Who sits at a side.
seat-human = humano
seat-program = otro programa
# { $level } is such as “Corporal” or “Corporal (5 of 16)”.
seat-computer = máquina, { $level }
seat-computer-style = máquina, { $level }, { $style }

## Buttons that many screens have.
menu-back = Volver
# The minus and plus buttons beside a number.
control-less = Menos
control-more = Más

## The title.
title-name = Cannon
title-second = y Tank Chess
# The title of the window.
window-title = Cannon y Tank Chess
title-resume = Continuar
title-new-game = Jugar
title-saved-games = Partidas
title-editor = { $game ->
    [cannon] Editor de posiciones
   *[tank-chess] Editor de escenarios
}
title-rules = Cómo se juega
title-settings = Ajustes
title-quit = Salir
title-about =
    Versión { $version }
    David E. Whitcher inventó Cannon en 2003.
    Dragan y Predrag Lazovic inventaron Tank Chess.

curtain-making-ready = Preparando el tablero…

## The games.
game-cannon = Cannon
game-tank-chess = Tank Chess

## New game.
new-game-computer = La máquina
# A second person at the same machine.
new-game-person = Un amigo aquí
# A game of the computer against itself.
new-game-watch = Ver a dos máquinas
new-game-side = Tu bando
new-game-minutes = { $number ->
    [one] 1 minuto
   *[other] { $number } minutos
}
new-game-seconds = +{ $number } s por jugada
new-game-board = Tablero
new-game-rules = Reglas
new-game-setup = { $game ->
    [cannon] Posición
   *[tank-chess] Escenario
}
new-game-choose-setup = { $game ->
    [cannon] Elegir posición
   *[tank-chess] Elegir escenario
}
new-game-switches = Opciones
new-game-clocks = Relojes
new-game-clocks-differ = Tiempos distintos
new-game-clocks-differ-about = Cada bando tiene su propio reloj.
# The clock of one side, such as “Dark: 10 minutes”.
new-game-clock-of = { $side }: { $clock }
new-game-style = Estilo de la máquina
new-game-start = Jugar

# How long the Grandmaster thinks.
new-game-grandmaster-seconds = { $number ->
    [one] 1 segundo por jugada
   *[other] { $number } segundos por jugada
}
new-game-grandmaster-clock = Piensa tanto como le permite su reloj.

clock-none = Sin reloj

# The two patterns of the Cannon board: pieces stand on squares, or on the points where lines cross.
face-cells = Casillas
face-points = Puntos
board-walnut = Nogal y arce
board-slate = Pizarra y latón
# The looks of the Tank Chess board.
ground-summer = Verano
ground-winter = Invierno
ground-desert = Desierto
ground-walnut = Nogal
room-study = Estudio
room-field = Campamento

## The ranks of the computer, and what to expect. Each is stronger than the one before.
# A rank with its number, from 1 for the easiest to { $count } for the strongest.
level-title = { $rank } ({ $number } de { $count })
level-drummer = Tambor
level-drummer-about = Sabe mover las piezas y poco más. Puedes ganarle la primera tarde.
level-cadet = Cadete
level-cadet-about = Captura lo que tiene delante y pasa por alto casi todo lo demás.
level-1 = Recluta
level-1-about = Comete muchos errores. Ideal para una primera partida.
level-2 = Soldado raso
level-2-about = Protege su { $game ->
    [tank-chess] Mando
   *[cannon] ciudad
} y captura lo que ve.
level-3 = Cabo
level-3-about = Tiene en cuenta tu respuesta y nunca deja pasar una victoria en un turno.
level-4 = Sargento
level-4-about = Mira algunas jugadas más allá y ya no pasa por alto ningún disparo.
level-5 = Alférez
level-5-about = Castiga las jugadas descuidadas.
level-6 = Teniente
level-6-about = Ve venir las combinaciones. Un buen rival para quien ya tiene experiencia.
level-7 = Capitán
level-7-about = Calcula con precisión. Casi nunca falla cerca de tu { $game ->
    [tank-chess] Mando
   *[cannon] ciudad
}.
level-8 = Comandante
level-8-about = Calcula a fondo. Te hará falta un plan.
level-9 = Coronel
level-9-about = Ve muy lejos y apenas se equivoca.
level-10 = General
level-10-about = No comete errores a propósito.
level-11 = Mariscal
level-11-about = { $game ->
    [tank-chess] Ve más lejos que el General.
   *[cannon] Juzga con lo que aprendió en millones de posiciones de sus propias partidas.
}
level-12 = Mariscal de campo
level-12-about = { $game ->
    [tank-chess] Ve más lejos que el Mariscal.
   *[cannon] Juzga como el Mariscal y ve más lejos.
}
level-13 = Gran mariscal
level-13-about = El rango más fuerte que juega igual en cualquier equipo.
level-grandmaster = Gran maestro
level-grandmaster-about = Tan fuerte como tu equipo: usa todos los núcleos del procesador menos uno durante el tiempo que le des.

style-plain = Equilibrado
style-plain-about = Juega la mejor jugada que encuentra.
style-gunner = El Artillero
style-gunner-about = Adora sus cañones y dispara siempre que puede.
style-marcher = El Impetuoso
style-marcher-about = Siempre avanza, pase lo que pase.
style-mason = El Albañil
style-mason-about = Mantiene juntas sus piezas y prefiere la retirada al cambio.
style-fox = El Zorro
style-fox-about = Maniobra sin parar para confundirte.

preset-classic = Clásico
preset-blue-panther = Blue Panther
preset-igg = IGG
preset-classic-about = Las reglas en español y japonés. Empiezan las Oscuras. En un disparo a tres puntos, solo el primer punto delante del cañón debe estar vacío.
preset-blue-panther-about = Las reglas en inglés. Como el Clásico, pero las Claras colocan primero su ciudad y empiezan.
preset-igg-about = Las reglas en alemán. En un disparo a tres puntos, los dos puntos intermedios deben estar vacíos. Los soldados solo se retiran ante soldados.
preset-custom = Personalizado
preset-custom-about = Tu propia combinación de opciones.

switch-first = Quién empieza
switch-first-about = Este bando coloca primero su ciudad y hace la primera jugada.
switch-long-shot = Disparo largo
# The first point in front of the muzzle must be clear, or both.
switch-long-shot-first = Primero libre
switch-long-shot-both = Ambos libres
switch-long-shot-about = Qué puntos delante de la boca deben estar vacíos para alcanzar un blanco a tres puntos: el primero o los dos.
switch-retreat = Retirada ante
switch-retreat-piece = Cualquiera
switch-retreat-soldier = Solo soldados
switch-retreat-about = Ante qué enemigos contiguos puede retirarse un soldado.
switch-retreat-over = Retirada sobre
switch-retreat-over-empty = Punto vacío
switch-retreat-over-any = Piezas
switch-retreat-over-about = Qué puede haber en el punto entre un soldado y su destino, dos puntos atrás.
switch-cannon-of = Cañón de
switch-cannon-of-soldiers = Tres soldados
switch-cannon-of-pieces = Tres piezas
switch-cannon-of-about = Si tu ciudad puede ser una de las tres piezas de un cañón. La ciudad misma nunca se mueve.
switch-town = Ciudad en peligro
switch-town-capture = Se permite
switch-town-checkmate = Jaque mate
switch-town-about = Si puedes dejar tu ciudad en peligro o debes protegerla como al rey en el ajedrez.
switch-shifts = Desplazamientos seguidos
switch-shifts-none = Sin límite
switch-shifts-three = Tres
switch-shifts-two = Dos
switch-shifts-about = Cuántas veces seguidas puede desplazarse el mismo cañón antes de que su bando tenga que mover un soldado suelto o usar otro cañón. Es una regla de torneo.

switch-exit = Salida del tablero
switch-exit-any = Recto o en diagonal
switch-exit-straight = Solo recto
switch-exit-about = Cómo puede salir un Mando por el borde opuesto. El texto publicado dice «hacia delante», y eso puede leerse de las dos maneras.

clock-advice-tank-chess = Las reglas publicadas recomiendan 30 minutos por jugador en el tablero de 16 × 16 casillas y 45 en el de 20 × 20.

draw-repetition = Triple repetición
draw-repetition-about = Tablas cuando una posición se da por tercera vez.
draw-quiet = Regla de los 50 turnos
draw-quiet-about = { $game ->
    [tank-chess] Tablas tras cincuenta turnos de cada bando sin bajas ni minas retiradas.
   *[cannon] Tablas tras cincuenta turnos de cada bando sin bajas.
}

## Beside the board.
# The Grandmaster thinks during the player's turn. { $seat } is such as “Computer · Grandmaster”.
hud-pondering = también piensa
hud-you = Tú
hud-rated = puntúa
hud-captured = { $count ->
    [one] 1 pieza capturada
   *[other] { $count } piezas capturadas
}
hud-moves = Jugadas
hud-undo-label = Deshacer
hud-hint-label = Pista
hud-menu-label = Menú
hud-cannon-choose = Haz clic en un punto marcado para mover allí.
hud-tank-choose = Haz clic en una casilla marcada para ir allí, o en un enemigo para atacarlo.
hud-tank-confirm = { $square }: haz clic otra vez para ir allí, o en una flecha de al lado para ir y mirar en esa dirección.
hud-tank-rotate = Haz clic en una flecha para mirar en esa dirección.
hud-no-moves = Aún no hay jugadas
hud-first = Inicio de la partida ({ KEY("go_to_start") })
hud-back = Jugada anterior ({ KEY("step_back") })
hud-forward = Jugada siguiente ({ KEY("step_forward") })
# The current position of the game, after an earlier one has been reviewed.
hud-live = Posición actual ({ KEY("go_to_live") })
hud-show-again = Repetir la última jugada ({ KEY("replay_last_action") })
hud-undo = Deshacer ({ KEY("undo") })
hud-redo = Rehacer ({ KEY("redo") })
hud-hint = Pista ({ KEY("hint") })
hud-analyse = Analizar esta posición ({ KEY("toggle_analysis") })
hud-help = Controles y marcas ({ KEY("toggle_help") })
hud-survey = Campos de tiro y rutas de escape ({ KEY("next_board_overlay") })
hud-menu = Menú ({ KEY("cancel") })
hud-fold = Cerrar ({ KEY("toggle_panel") })
hud-unfold = Lista de jugadas, análisis y repetición ({ KEY("toggle_panel") })
hud-map = Mapa del tablero. Un clic lleva allí la vista.
hud-to-move = { $who ->
    [you] Te toca
    [side] Juegan las { $side }
   *[person] Juega { $side }
}
hud-thinking = { $who } está pensando…
hud-program-waits = La partida espera a { $name }. En el menú, la máquina puede ocupar su lugar.
hud-places-town = { $who ->
    [you] Coloca tu ciudad en uno de los puntos marcados
    [side] Las { $side } colocan su ciudad
   *[person] { $side } coloca su ciudad
}
# Turns are counted singly, those of both sides together. At { $shown } 0, no turn has been played yet.
hud-looking-back = { $shown ->
    [0] Viendo el inicio de la partida
   *[other] Viendo la jugada { $shown } de { $all }
}
hud-town-under-fire = { $who ->
    [you] Tu ciudad está en peligro
    [side] La ciudad de las { $side } está en peligro
   *[person] La ciudad de { $side } está en peligro
}
hud-check = { $who ->
    [you] JAQUE: tu Mando puede ser destruido
    [side] JAQUE: el Mando de las { $side } puede ser destruido
   *[person] JAQUE: el Mando de { $side } puede ser destruido
}
hud-escape = { $who ->
    [you] ESCAPE: tu Mando puede salir del tablero
    [side] ESCAPE: el Mando de las { $side } puede salir del tablero
   *[person] ESCAPE: el Mando de { $side } puede salir del tablero
}
hud-goal-hold = Objetivo: controla las casillas marcadas durante { $turns } turnos tuyos seguidos
hud-goal-escort = Objetivo: tu Mando solo sale por su salida
hud-goal-depots = Objetivo: destruye el depósito enemigo con un cañón de potencia { $gun } o más
hud-goal-survivors = Objetivo: conserva { $least ->
        [one] una unidad
       *[other] { $least } unidades
    } además de tu Mando
hud-objective = { $who ->
    [you] OBJETIVO: puedes cumplir el objetivo en tu próximo turno
    [side] OBJETIVO: las { $side } pueden cumplir el objetivo en su próximo turno
   *[person] OBJETIVO: { $side } puede cumplir el objetivo en su próximo turno
}
hud-with-survey = { $turn } · { $survey }
hud-survey-nothing = { $survey }: no hay
hud-tank-destroys = Blindaje { $facet ->
    [front] frontal
    [side] lateral
   *[rear] trasero
} { $armour } contra cañón { $gun }: destruido{ $chosen ->
    [yes] . Haz clic en el enemigo para disparar.
   *[no] {""}
}
hud-tank-holds = Blindaje { $facet ->
    [front] frontal
    [side] lateral
   *[rear] trasero
} { $armour } contra cañón { $gun }: no lo perfora
hud-tank-must-move = Una unidad debe moverse o girar antes de disparar
survey-enemy-fire = Campos de tiro enemigos
survey-own-fire = Tus campos de tiro
survey-danger = Peligro para la unidad elegida
survey-escape = Rutas de escape
hud-command-can-leave = { $who ->
    [you] Puedes ganar: elige tu Mando y haz clic en los galones del borde
    [side] Las { $side } pueden ganar: elige el Mando y haz clic en los galones del borde
   *[person] { $side } puede ganar: elige el Mando y haz clic en los galones del borde
}
thinking-line = Profundidad { $depth } · { $score } · { $thousands } mil posiciones · { $plan }
# The score of a forced win or loss in the line above; $turns is the number of turns.
thinking-win = victoria en { $turns }
thinking-loss = derrota en { $turns }
# The analysis of a position: whose chances it shows, and how far the search is. $thousands counts positions.
analysis-heading = Probabilidad: { $side }
analysis-depth = Prof. { $depth } · { $thousands } mil posiciones
analysis-begins = Buscando…
analysis-adviser = { $name }: profundidad { $depth }, valor para { $side }
analysis-chance = { $percent }{"\u00A0"}%
# The bar beside the board: both sides and their chances to win.
analysis-bar = { $south } { $south-percent }{"\u00A0"}% · { $north } { $north-percent }{"\u00A0"}%

## The menu of a running game.
pause-heading = Pausa
pause-heading-over = Partida terminada
pause-resume = Continuar
pause-result = Resultado
pause-to-editor = Volver al editor
pause-restart = Reiniciar
pause-swap-sides = Cambiar de bando
# The tooltip of the stepper with the rank of the computer.
pause-level-about = El rango de la máquina de aquí en adelante. Si lo cambias, la partida no contará para tu puntuación.
pause-replace-program = Que la máquina juegue por { $name }
pause-offer-draw = Ofrecer tablas
pause-resign = Abandonar
pause-rules = Cómo se juega
pause-photo = Modo foto
pause-review = Revisar partida
pause-back-to-review = Volver a la revisión
pause-settings = Ajustes
pause-more = Más
pause-share = Compartir
share-about = Cada partida se guarda sola. La encuentras en «Partidas».
share-picture = Imagen
share-picture-about = Modo foto: elige la vista y toma una foto
share-film = Película
share-film-about = Las jugadas hasta la posición mostrada, como animación
share-page = Página
share-page-about = La revisión con su gráfico, para guardarla como página
share-text = Texto
share-text-about = Copia las jugadas en notación
share-file = Archivo
share-file-about = La partida como archivo que otros pueden abrir
share-abstract-play = Abstract Play
share-abstract-play-about = Un archivo JSON en su formato. Reglas: Clásico
share-copied = Las jugadas se han copiado.
share-failed = No se pudo guardar la partida. { $reason }
pause-to-title = Menú principal

## Photo mode.
photo-take = Tomar foto ({ KEY("select") })
photo-soft = Desenfocar el fondo
photo-how = Mueve la cámara arrastrando con el botón derecho o central y con la rueda.
photo-kept = Foto guardada en { $file }
photo-failed = No se pudo guardar la imagen. { $reason }
print-kept = Página guardada en { $file }
print-failed = No se pudo guardar la página. { $reason }
print-no-folder = No se encontró la carpeta de documentos.
photo-no-folder = No se encontró la carpeta de imágenes.

## Export animation.
film-heading = Exportar animación
# The part of the game that is exported.
film-stretch = Tramo
film-one = Última jugada
film-last = Últimas 10 jugadas
film-all = Desde el inicio
film-kind = Formato
film-gif = GIF animado
film-frames = Serie de PNG
film-small = 640 × 360
film-large = 1280 × 720
film-about = La animación termina en la jugada que se ve. Puedes seguir jugando mientras se guarda en tu carpeta de imágenes.
film-is-being-made = Exportando la animación. Recibirás un aviso cuando esté lista.
film-make = Exportar
film-failed = No se pudo exportar la animación. { $reason }

## The result.
result-heading-win = Ganan las { $side }
result-heading-draw = Tablas
result-rematch = Revancha (otro bando)
result-new-game = Partida nueva
result-to-editor = Volver al editor
result-review = Revisar
result-look = Cerrar
result-title = Menú principal

## Saved games.
saved-empty = Aún no hay partidas. Aquí se guardan todas las de dos jugadas o más.
saved-against = Rival: { $opponent }
saved-turn = { $turn ->
    [yours] Te toca, jugada { $move }
    [theirs] Le toca al rival, jugada { $move }
   *[side] Juegan las { $side }, jugada { $move }
}
saved-more = Más
saved-no-favourite = Quitar de favoritas
saved-game = Juego
saved-result = Resultado
saved-opponent = Rival
saved-period = Fecha
saved-load = Abrir en la mesa
saved-review = Revisar
saved-rename = Renombrar
saved-delete = Eliminar
saved-unfinished = en curso
saved-turns = { $turns ->
    [one] 1 jugada
   *[other] { $turns } jugadas
}
saved-damaged = No se puede cargar. { $reason }
saved-refused = Esta partida no se puede cargar. { $reason }
saved-game-and-setup = { $game } · { $setup }
saved-players = { $south }: { $south-seat } – { $north }: { $north-seat }
saved-suggested-name = { $south } – { $north }, { $date }

keeping-unreadable = No se puede continuar la última partida. Su archivo está entre tus partidas guardadas. { $reason }
keeping-failed = No se pudo guardar la partida. { $reason }
store-no-folder = No se encontró una carpeta para las partidas guardadas.
store-no-name = Escribe un nombre para la partida.
store-name-taken = Ya hay una partida guardada con el nombre «{ $name }».
store-failed = Error de archivo. { $reason }

## Questions.
question-no = Cancelar
question-resign-heading = ¿Abandonar?
question-resign-text = La partida termina y gana tu rival.
question-resign-yes = Abandonar
question-restart-heading = ¿Reiniciar la partida?
question-restart-text = La partida actual termina aquí; si tiene dos jugadas o más, queda entre tus partidas guardadas. Empezará otra con los mismos jugadores y reglas.
question-restart-yes = Reiniciar
# Before a hint or the solution of a rated puzzle.
question-puzzle-help-heading = ¿Quieres ayuda?
question-puzzle-help-text = Con una pista o la solución, este problema cuenta como fallado y tu puntuación baja.
question-puzzle-help-yes = Sí, ayúdame
question-delete-setup-heading = { $game ->
    [cannon] ¿Eliminar esta posición?
   *[tank-chess] ¿Eliminar este escenario?
}
question-delete-text = «{ $name }» se eliminará para siempre.
question-delete-yes = Eliminar
question-replace-setup-heading = { $game ->
    [cannon] ¿Reemplazar la posición?
   *[tank-chess] ¿Reemplazar el escenario?
}
question-replace-setup-text = { $game ->
    [cannon] Ya hay una posición llamada «{ $name }». Se sobrescribirá.
   *[tank-chess] Ya hay un escenario llamado «{ $name }». Se sobrescribirá.
}
question-replace-setup-yes = Reemplazar
question-drop-changes-heading = ¿Descartar los cambios?
question-drop-changes-text = No has guardado tus cambios en «{ $name }».
question-drop-changes-yes = Descartar
question-rename-heading = Renombrar partida
question-name-yes = Guardar
question-repetition-heading = Otra vez la misma posición
question-repetition-text =
    Esta posición se ha dado { $count } veces. Las reglas no prevén tablas por repetición, así que la partida sigue. También es posible acordar tablas.
question-repetition-yes = Acordar tablas
question-repetition-no = Seguir jugando
question-draw-heading = Las { $side } ofrecen tablas
question-draw-text = ¿Aceptan las { $side }?
question-draw-yes = Aceptar
question-draw-no = Rechazar

## Short messages.
# The network that the highest ranks evaluate with is damaged.
notice-network = La red neuronal de la máquina está dañada. En Cannon, desde el rango de Mariscal, juega con un criterio más simple. { $reason }
notice-program = { $name } no juega. { $reason }
program-lost = { $name } ha perdido la partida. { $reason }
program-missing = En los ajustes, en «Otros programas», no hay ningún programa llamado { $name }.
notice-draw-declined = Oferta de tablas rechazada.
notice-sides-swapped = Los jugadores han cambiado de bando.
# Below a notice that names a file which was written.
notice-show-in-folder = Mostrar en la carpeta
notice-copy-path = Copiar la ruta
notice-saved = Se ha guardado como «{ $name }».
notice-close = Cerrar
notice-path-copied = Ruta copiada al portapapeles.
notice-level-changed = { $level }. Esta partida no contará para tu puntuación.
# After a hint, an analysis or a turn that was taken back.
notice-not-rated = Esta partida ya no cuenta para tu puntuación.
# After the keys that show or hide these marks and turn the sound on or off. $shown is “yes” or “no”, $count the number of threatened pieces.
notice-threats = { $shown ->
    [no] Amenazas: ocultas
   *[yes] { $game ->
        [tank-chess] Amenazas: visibles ({ $count ->
            [one] una unidad
           *[other] { $count } unidades
        })
       *[cannon] Amenazas: visibles ({ $count ->
            [one] una pieza
           *[other] { $count } piezas
        })
    }
}
notice-danger = { $shown ->
    [no] Casillas peligrosas: sin marcar
   *[yes] Casillas peligrosas: marcadas
}
notice-sound = { $shown ->
    [no] Sonido: desactivado
   *[yes] Sonido: activado
}
notice-buttons-key = Tecla para llegar aquí: { KEY("focus_notice") }
notice-no-file-manager = No se pudo abrir el gestor de archivos. { $reason }
notice-screen-reader-lost = No se puede conectar con el lector de pantalla. Si lo necesitas, revisa su configuración y vuelve a abrir el juego.
notice-part-lost = Una parte del juego ha dejado de funcionar. Puedes seguir jugando. Si echas algo en falta, vuelve a abrir el juego.
notice-quality-lowered = Las imágenes llegaban tarde y la calidad gráfica es ahora: { $quality }. Puedes cambiarla en los ajustes.

## Settings.
settings-heading = Ajustes
settings-look = Aspecto
settings-game = Partida
settings-accessibility = Accesibilidad
settings-advanced = Avanzado
settings-advanced-about = Lo que pocos jugadores cambian, como V-Sync, lo que piensa la máquina y los símbolos sobre las unidades.
settings-search = Buscar un ajuste
settings-search-nothing = Ningún ajuste contiene esas palabras. Prueba con otras.
settings-undo = Deshacer
settings-adviser = Consejero
adviser-off = No
adviser-warn = Avisa
adviser-suggest = Sugiere
adviser-off-about = Solo te ayuda cuando lo pides, por ejemplo con una pista ({ KEY("hint") }).
adviser-warn-about = Te pregunta antes de que pierdas una pieza o la partida y te dice qué amenaza la máquina.
# In the settings, which do not know whether there will be a clock.
settings-adviser-warn-about = { adviser-warn-about } { new-game-coach-unrated }
adviser-suggest-about = Te avisa, marca tus piezas amenazadas y te da una pista cuando llevas un rato pensando. Una partida con pista no cuenta para tu puntuación.
settings-graphics = Gráficos
settings-quality = Calidad
quality-automatic = Automática
quality-low = Baja
quality-medium = Media
quality-high = Alta
quality-automatic-about = El juego mide lo rápido que dibuja y baja la calidad si las imágenes llegan tarde. Ahora: { $quality }.
quality-low-about = Luz sencilla, sin sombras. Para equipos con una tarjeta gráfica antigua o sin ella.
quality-medium-about = Sombras, bordes suaves y viento en los árboles.
quality-high-about = Más hierba y flores, árboles más finos y profundidad de campo.
settings-fullscreen = Pantalla completa
settings-vsync = V-Sync
settings-vsync-about = Evita cortes en la imagen. Desactívalo solo si el juego responde con retraso.
settings-scale = Tamaño del texto
settings-percent = { $percent }{"\u00A0"}%
settings-camera-speed = Velocidad de cámara
settings-camera-speed-about = La rapidez con que se mueve la cámara cuando la arrastras o te acercas.
settings-large-targets = Botones grandes
large-targets-when-touched = Al tocar
large-targets-always = Siempre
large-targets-never = Nunca
settings-reduced-motion = Reducir movimiento
settings-reduced-motion-about = Sin temblores de cámara, destellos, animaciones en reposo ni transiciones.
settings-notices-stay = Mantener los avisos
settings-notices-stay-about = Hasta que los cierres.
settings-language = Idioma
settings-theme = Tema
settings-theme-about = Con el contraste alto, el texto y los marcos son claros sobre fondo negro.
theme-standard = Estándar
theme-high-contrast = Contraste alto
settings-colors = Colores de los bandos y las marcas
settings-colors-about = Para quienes confunden el rojo y el verde (protanopía, deuteranopía) o el azul y el amarillo (tritanopía), o no ven los colores.
colors-standard = Estándar
colors-protanopia = Protanopía
colors-deuteranopia = Deuteranopía
colors-tritanopia = Tritanopía
colors-greyscale = Escala de grises
settings-side-numbers = Números sobre las piezas
settings-side-numbers-about = 1 para las piezas oscuras, 2 para las claras. Con la escala de grises se ven siempre.
settings-piece-size = Tamaño de las piezas
settings-piece-size-about = Las piezas anchas crecen solo hasta donde lo permite el espacio.
settings-scene-brightness = Brillo de la mesa
settings-scene-contrast = Contraste de la mesa
piece-size-normal = 100{"\u00A0"}%
piece-size-large = 115{"\u00A0"}%
piece-size-largest = 130{"\u00A0"}%
settings-cursor-color = Cursor del tablero
settings-cursor-weight = Grosor del cursor
cursor-white = Blanco
cursor-yellow = Amarillo
cursor-black = Negro
cursor-thin = Fino
cursor-thick = Grueso
settings-sound = Sonido
settings-volume-master = General
settings-volume-effects = Efectos
settings-volume-ambience = Ambiente
settings-volume-music = Música
settings-music-in-play = Música durante la partida
settings-mono = Mono
settings-mono-about = Los dos oídos oyen lo mismo.
settings-captions = Subtítulos
settings-captions-about = Muestra los sonidos importantes como texto, con una flecha hacia el lado del que vienen.
settings-visual-signals = Señales visuales
settings-visual-signals-about = Un marco alrededor del tablero indica cuándo te toca, cuándo hay una ciudad o un Mando en peligro y cuándo queda poco tiempo.
settings-mute = Silenciar todo ({ KEY("toggle_mute") })
settings-natural-pace = Ritmo natural de la máquina
settings-natural-pace-about = La máquina dedica más tiempo a las jugadas difíciles.
settings-keep-tries = Conservar lo que probé
settings-keep-tries-about = Las jugadas que deshaces quedan como variantes en la partida guardada.
settings-computer-resigns = La máquina puede terminar antes
settings-computer-resigns-about = La máquina abandona cuando está perdida y ofrece tablas en partidas largas e igualadas. Por debajo del Sargento nunca abandona.
settings-ponder = El Gran maestro piensa en tu turno
settings-ponder-about = No lo hace con la ventana en segundo plano ni con batería.
settings-animation = Velocidad de animación
animation-off = Ninguna
animation-fast = Rápida
animation-normal = Normal
animation-slow = Lenta
settings-pieces = Piezas
pieces-tin = Plomo pintado
pieces-wood = Madera tallada
pieces-glass = Cristal
pieces-plain = Sencillas
settings-badges = Símbolos de unidades
badges-when-small = De lejos
badges-always = Siempre
badges-never = Nunca
settings-badges-about = En Tank Chess, un símbolo sobre cada unidad muestra su tipo: de una a tres barras para los tanques, de ligero a pesado, y una estrella para el Mando.
settings-face = Diseño del tablero
settings-face-about = Cada texto publicado de las reglas usa un diseño propio. Tu elección se recuerda para las reglas de esta partida.
settings-board = Tablero de Cannon
settings-ground = Tablero de Tank Chess
settings-room = Sala
settings-side-panel = Panel lateral
settings-side-panel-about = El panel junto al tablero, con la lista de jugadas y la ficha de una pieza. Tecla: { KEY("toggle_panel") }.
side-panel-off = No
side-panel-left = Izquierda
side-panel-right = Derecha
settings-coordinates = Mostrar coordenadas
settings-turn-camera = Girar la cámara en cada turno
settings-turn-camera-about = Con dos jugadores humanos, la cámara gira hacia el bando que juega.
settings-handover = Ocultar el tablero entre turnos
settings-handover-about = Después de cada jugada, el tablero queda cubierto hasta que el otro jugador lo descubre.
settings-opposite-clocks = Relojes para el rival de enfrente
settings-opposite-clocks-about = Los dos relojes aparecen también boca abajo en el borde opuesto de la ventana.
settings-follow-camera = La cámara sigue las jugadas
settings-follow-camera-about = Con la cámara cerca, la vista acompaña a las piezas que se mueven.
settings-show-movable = Marcar piezas que pueden jugar
settings-show-movable-about = Mientras no haya ninguna elegida.
settings-show-actions = Mostrar jugadas legales
settings-show-last = Resaltar la última jugada
settings-show-danger = Marcar casillas peligrosas
settings-show-danger-about = En Tank Chess, marca las casillas donde un enemigo podría destruir la unidad elegida en el próximo turno. Tecla: { KEY("toggle_danger") }.
settings-show-notation = Jugadas en notación
settings-show-notation-about = Las listas nombran las jugadas como se anotan, por ejemplo h9>h6, en vez de con signos.
settings-show-cannons = Mostrar bandas bajo tus cañones
settings-show-inspector = Describir lo que señalas
settings-show-inspector-about = Muestra junto al tablero una ficha sobre la pieza, la casilla o la jugada elegida.
settings-show-thinking = Mostrar lo que piensa la máquina
settings-show-thinking-about = Muestra la profundidad, el valor y la mejor variante mientras la máquina piensa. Tecla: { KEY("toggle_thinking") }.
settings-engines = Otros programas
settings-engines-about = Motores y bots de otros autores que hablan UGI: rivales contra los que jugar y consejeros junto a la máquina.
settings-controls = Controles
settings-reset = Restablecer página
settings-failed = No se pudieron cargar o guardar los ajustes. { $reason }
settings-damaged = El archivo de ajustes estaba dañado y se ha restablecido. El anterior se conserva como { $file }. { $reason }

## Keys.
help-heading = Ayuda
help-controls = Controles
help-marks = Marcas en el tablero
help-close = Cerrar
key-cursor = Mover el cursor
key-choose = Elegir o jugar en el cursor
key-cancel = Soltar la pieza o abrir el menú
key-next-piece = Siguiente pieza o destino
key-previous-piece = Anterior pieza o destino
key-next-line = Cambiar el cañón que dispara
key-turn = Girar la unidad a la izquierda o a la derecha
key-undo = Deshacer
key-redo = Rehacer
key-hint = Pista
key-again = Otra vez (lección, problema)
key-skip = Saltar (lección)
key-solution = Solución (problema, práctica)
key-leave = Salir (lección, problema, práctica)
key-open-game = Abrir la partida de un error
key-why = ¿Por qué es buena la pista?
key-pace = Ritmo de la partida que miras
key-notice = Ir a los botones de un aviso
# The tooltip of a button. { $command } is a command.
button-key = Tecla: { KEY($command) }
key-threats = Piezas amenazadas
key-danger = Peligro en las casillas al alcance
key-next-survey = Campos de tiro, rutas de escape
key-show-again = Repetir la última jugada
key-wheel-turn = Girar la unidad elegida
key-drag-tank = Mover la unidad; al soltar se orienta
key-thinking = Lo que piensa la máquina
key-analysis = Análisis de la posición
key-step-back = Jugada anterior
key-step-on = Jugada siguiente
key-to-start = Inicio de la partida
key-to-live = Posición actual
key-view-south = Vista desde las { $south }
key-view-north = Vista desde las { $north }
key-view-top = Vista cenital
key-view-low = Vista baja
key-card = Mostrar enseguida la ficha de la casilla o la pieza
key-panel = Abrir o cerrar la lista de jugadas
key-view-near = Acercarse a la pieza elegida y volver (o doble clic en ella)
key-photo = Modo foto
key-next-variation = Mostrar la siguiente variante de un estudio
key-focus-panel = Teclado al panel del estudio o al tablero de la revisión
key-pen = Tomar el siguiente lápiz para flechas y círculos, o seguir jugando
key-help = Mostrar controles y marcas
key-mute = Silenciar
key-fullscreen = Pantalla completa
key-orbit = Girar la cámara
key-pan = Mover la cámara
key-zoom = Zoom
mouse-right-drag = Arrastrar (der.)
mouse-middle-drag = Arrastrar (med.)
mouse-wheel = Rueda
mouse-drag = Arrastrar

## Requests that are refused for reasons other than the rules of a game.
refused-looking-back = Estás viendo una posición anterior. Vuelve a la posición actual para jugar.
refused-computer-on-turn = Es el turno de la máquina.
# A click on the board while a lesson or a puzzle moves the pieces, or waits for the button beside the board.
refused-only-watch = Aquí solo puedes mirar. Cuando nada se mueva, sigue con el botón junto al tablero.
refused-nothing-to-undo = No hay nada que deshacer.
refused-nothing-to-show = Aún no hay ninguna jugada que repetir.
refused-no-animation = Las animaciones están desactivadas. Actívalas en los ajustes para repetir jugadas.
refused-nothing-to-redo = No hay nada que rehacer.
refused-no-offer = Nadie ha ofrecido tablas.
refused-record = No se pudo cargar la partida. { $reason }
refused-setup = No se pudo empezar la partida. { $reason }
refused-not-yours = Esa pieza es del otro bando. Elige primero uno de tus soldados.
refused-select-first = Elige primero uno de tus soldados.
refused-tank-not-yours = Esa unidad es del otro bando. Elige primero una de las tuyas.
refused-tank-select-first = Elige primero una de tus unidades.
refused-tank-must-move = Las unidades deben moverse o girar antes de disparar, y esta no puede llegar a ningún lugar desde el que destruir ese blanco.
refused-tank-no-attack = Esta unidad no puede destruir ese blanco en esta jugada.

## Files that are dropped on the window.

# { $file } is the name of a file.
drop-game = Suelta para abrir la partida «{ $file }»
drop-setup = { $game ->
    [cannon] Suelta para abrir la posición «{ $file }» en el editor
   *[tank-chess] Suelta para abrir el escenario «{ $file }» en el editor
}
drop-import = { $count ->
    [one] Suelta para añadir el archivo a tus partidas guardadas
   *[other] Suelta para añadir { $count } archivos a tus partidas guardadas
}
drop-games = Suelta para añadir las { $games } partidas de «{ $file }» a tus partidas guardadas
# The file is so large that it is read only once it is dropped.
drop-large = Suelta para abrir «{ $file }»
drop-failed = No se puede abrir «{ $file }». { $reason }

## Games and positions that are opened, also from a pasted text.

# Only the beginning of the game could be read. { $reason } is a sentence with the place of the fault.
notice-game-stopped = { $plies ->
    [one] Solo se pudo leer la primera jugada. { $reason }
   *[other] Solo se pudieron leer las primeras { $plies } jugadas. { $reason }
}
# The game was opened, and the library did not have it before.
notice-game-kept = La partida está ahora entre tus partidas guardadas.
# The name of games from a pasted text, which a number follows.
paste-name = Partida pegada
paste-failed = No se puede abrir el texto pegado. { $reason }

## A game in progress that is resumed.

resume-your-turn = Te toca a ti (jugada { $turn }).
resume-computers-turn = Le toca a la máquina (jugada { $turn }).
resume-turn-of = Juegan las { $side } (jugada { $turn }).
# What was played before. { $action } is in notation.
resume-last = Última jugada – { $move }
# { $pieces } is a list such as “Soldier (c5)”.
resume-lost = Con esa jugada perdiste: { $pieces }
resume-piece = { $piece } ({ $at })

## The review of a game.

review-heading = Revisión
# The progress of the analysis. $done and $all are numbers of turns.
review-progress = { $done } de { $all } jugadas
review-complete = { $all ->
    [one] una jugada
   *[other] { $all } jugadas
}
review-stopped = Detenida: { $done } de { $all } jugadas
review-stop = Detener
review-close = Cerrar
# Saves the review as a file.
review-export = Guardar como página
review-legend = Qué significan los signos
review-legend-about = Los números junto a cada bando cuentan sus jugadas con ese signo. Los triángulos de la curva son momentos clave.
review-before = La posición antes de la jugada
# Begins the practice with the player's own mistakes.
review-practise = Practicar
review-file-name = Revisión del { $date }
review-exported = La revisión se ha guardado: { $file }
review-export-failed = No se pudo guardar la revisión. { $reason }
review-graph = Probabilidades a lo largo de la partida. Haz clic para ir a una jugada.
# $percent is a whole number. It shares a narrow row with the name of the side.
review-accuracy = Prec. { $percent }{"\u00A0"}%
review-last = Al final de la partida
review-all-turns = Todas las jugadas
review-turning-points = Momentos clave
review-no-turning-points = Sin momentos clave
# The action that a side played. $action is in notation.
review-action = { $turn }. { $side }: { $action }
review-class-only = Única jugada buena
review-class-best = Mejor jugada
review-class-good = Buena jugada
review-class-inaccuracy = Imprecisión
review-class-mistake = Error
review-class-blunder = Error grave
review-class-missed-win = Victoria perdida
review-class-placement = Colocación, sin valorar
review-chance = Probabilidad de ganar: { $percent }{"\u00A0"}%.
review-chance-change = Probabilidad de ganar: del { $before }{"\u00A0"}% al { $after }{"\u00A0"}%.
review-forced-win = Victoria forzada en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}.
review-forced-loss = Derrota forzada en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}.
# $line is a list of actions in notation.
review-line-best = Previsto: { $line }
review-line-better = Mejor: { $line }
review-show-line = Ver variante
review-try = Jugar desde aquí
review-back-to-game = Volver a la partida
# A best line on the board, step by step.
review-line-step = Mejor variante: jugada { $step } de { $all }
review-pending = La máquina aún no ha analizado esta jugada.

## A game of the computer against itself.

watching-pause = Pausa
watching-go-on = Seguir
watching-step = Una jugada
# The pace of the game. A click changes it.
watching-pace-slow = Ritmo: lento ({ KEY("next_pace") })
watching-pace-natural = Ritmo: natural ({ KEY("next_pace") })
watching-pace-fast = Ritmo: rápido ({ KEY("next_pace") })

## Lessons.

title-lessons = Aprender
# Under the entry of the title for somebody who has not played yet.
title-lessons-new = ¿Primera vez? Dos minutos por lección
lessons-heading = Lecciones
lesson-done = Hecha
# Solved tasks of a lesson.
lesson-tasks-done = { $done } de { $all } ejercicios
lesson-number = Lección { $number } de { $all }
lesson-next = Siguiente
lesson-hint = Muéstrame dónde
lesson-back = Atrás
lesson-start-over = Empezar de nuevo
lesson-exit = Salir de la lección
lesson-again = Otra vez
lesson-skip = Saltar
lesson-leave = Salir
# In place of the reason for a refusal that the learner would not understand yet.
lesson-not-possible = Aquí no es posible. Mira las marcas del tablero.
lesson-right = ¡Eso es!
lesson-finished = ¡Muy bien! Has terminado esta lección.
# At the end of a lesson. $count is the number of tasks that are not solved yet.
lesson-skipped = { $count ->
    [one] Te has saltado un ejercicio de esta lección. ¿Quieres hacerlo ahora?
   *[other] Te has saltado { $count } ejercicios de esta lección. ¿Quieres hacerlos ahora?
}
lesson-do-skipped = { $count ->
    [one] Hacerlo ahora
   *[other] Hacerlos ahora
}
lesson-next-lesson = Lección siguiente
lesson-enough = Ya sabes lo suficiente: juega contra el Tambor.
lesson-play-drummer = Jugar contra el Tambor
lesson-play = Jugar una partida
# The time for a turn, in a lesson about clocks.
lesson-time-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}
refused-in-exercise = Esto no es posible en una lección ni en un problema.
refused-in-study = Esto no es posible en un estudio.
refused-only-in-study = Esto solo es posible en un estudio.
refused-notes = Estas notas no se pueden guardar: { $reason }
refused-beginning-stays = El comienzo de un estudio no se puede borrar.

## The coach.

new-game-coach-unrated = Con consejero y reloj, la partida no cuenta para tu puntuación: el reloj espera mientras el consejero pregunta.
# Before an action that loses something. $action is in notation.
coach-heading = ¿Quieres jugar esto: { $move }?
coach-play-anyway = Jugar de todos modos
coach-take-back = Elegir otra
# A hint. $action is in notation.
coach-hint-action = Pista: { $move }
coach-hint-why = ¿Por qué?
coach-hint-no-reason = No hay nada urgente que ganar ni que salvar. La máquina no encontró una jugada mejor.

## Profiles.

# The name of the first player, until it is changed.
profile-first-name = Jugador 1
# The button on the title screen that shows the profile. $name is the name of the player.
title-profile = { $name }
profile-heading = Perfil
profile-rename = Cambiar el nombre
profile-add = Añadir jugador
profile-players = Jugadores
profile-details = Detalles
profile-guest = Invitado
profile-export = Exportar
profile-exported = El perfil se ha guardado: { $file }
profile-export-failed = No se pudo guardar el perfil. { $reason }
profile-reset = Restablecer
question-reset-profile-heading = ¿Restablecer el perfil?
question-reset-profile-text = Se borran las puntuaciones, los resultados, los problemas y las lecciones de este jugador. Las partidas guardadas se conservan.
question-reset-profile-yes = Restablecer
question-restore-bindings-heading = ¿Restablecer todas las teclas?
question-restore-bindings-text = Todas las teclas y botones vuelven a ser como al principio. Se olvidan los que has elegido.
question-restore-bindings-yes = Restablecer
profile-rating = Puntuación
profile-unrated = Aún no hay partidas puntuadas
# Which games count for the rating.
profile-rated-about = Una partida cuenta para tu puntuación si empieza en la posición habitual, tu rival es la máquina o tiene un perfil aquí y juegas sin ayuda: sin pistas, sin análisis, sin deshacer jugadas, sin cambiar el rango y sin consejero si hay reloj.
# $deviation is the half width of the range in which the rating lies with 95 % confidence.
profile-rating-value = { $rating } ± { $deviation }
profile-figures = Estadísticas
profile-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}. Ganadas: { $won }; tablas: { $drawn }; perdidas: { $lost }
profile-streak = Victorias seguidas: { $current } ahora; récord: { $longest }
profile-time = Tiempo ante el tablero: { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
profile-accuracy = Precisión en las partidas revisadas: { $percent }{"\u00A0"}%
profile-no-games = Termina una partida y su resultado aparecerá aquí.
profile-by-level = Marcador contra cada rival
profile-by-side = Por bando
profile-by-style = Por estilo de la máquina
profile-by-rules = Por reglas
profile-by-board = Por tablero
profile-people = Contra personas
profile-table-group = Partidas
profile-table-won = Ganadas
profile-table-drawn = Tablas
profile-table-lost = Perdidas
# $level and $next are ranks, such as Corporal.
profile-try-higher = Has ganado { $won } de { $games } contra el rango «{ $level }»: prueba «{ $next }».
profile-try-lower = Has ganado { $won } de { $games } contra el rango «{ $level }»: «{ $next }» se ajusta mejor a ti.

## Puzzles.

learn-heading = Aprender
puzzles-heading = Problemas
puzzles-rated = Entrenar
puzzles-rated-about = Problemas a la altura de tu puntuación. Cada resultado la cambia.
puzzles-training = Entrenamiento
puzzles-placing = Clasificación: { $count } de { $all }
puzzles-placing-about = Los cinco primeros problemas sirven para conocer tu nivel. Hasta entonces, las pistas y las soluciones no bajan tu puntuación.
puzzles-solved = { $solved } de { $all }
puzzles-daily = Problema del día
puzzles-daily-again = Problema del día, otra vez
puzzles-retry = Problemas para repetir
puzzles-own = Tus propios problemas
# Files of the player's own puzzles are damaged. file: the name of the first one.
puzzles-own-unreadable = { $count ->
    [one] No se puede leer el archivo { $file } de tus problemas. Se conserva tal como está.
   *[other] No se pueden leer { $count } archivos de tus problemas, entre ellos { $file }. Se conservan tal como están.
}
# A puzzle that the player has just made in the position editor.
puzzle-trial = Tu nuevo problema
puzzles-themes = Temas
# The last number counts days in a row whose puzzle of the day was solved.
puzzles-figures = Resueltos: { $solved } de { $all }. Seguidos: { $streak }.
puzzle-rating = Dificultad { $rating }
puzzle-own-rating = Tu puntuación: { $rating }
puzzle-to-move = Juegan las { $side }. Encuentra la mejor jugada.
puzzle-right = ¡Bien! Sigue.
puzzle-wrong = Esa jugada no funciona. Prueba otra.
# $answer is what $side answers, in notation.
puzzle-wrong-answered = Esa jugada no funciona. Las { $side } responden: { $answer }. Prueba otra.
puzzle-solved = ¡Resuelto!
puzzle-shown = Esta es la solución.
puzzle-next = Problema siguiente
# After the puzzle of the day. The button below leads to the rated puzzles.
puzzle-tomorrow = Vuelve mañana para el próximo problema del día. Hasta entonces te esperan los problemas puntuados.
puzzle-none-left = Ya has visto todos estos problemas.
puzzle-to-list = Volver a los problemas
puzzle-solution = Solución
theme-win-1 = Ganar en un turno
theme-win-2 = Ganar en dos turnos
theme-win-3 = Ganar en tres turnos
theme-win-4 = Ganar en cuatro turnos
theme-win-5 = Ganar en cinco turnos
theme-only-defence = La única defensa
theme-wins-piece = Ganar una pieza
theme-double-threat = Doble amenaza
theme-block = Bloqueo
theme-no-action = Dejar sin jugadas
theme-escape = Escape
theme-rear-attack = Por detrás
theme-mortar = Mortero

## The library of saved games.

saved-search = Nombres y comentarios
saved-favourites = Solo favoritas
saved-favourite = Favorita
saved-all-games = Todos los juegos
saved-all-results = Todos los resultados
saved-won = Ganadas
saved-lost = Perdidas
saved-drawn = Tablas
saved-is-study = Estudio
saved-with-notes = { $status } · notas
saved-unfinished-games = Sin terminar
saved-any-opponent = Cualquier rival
saved-people = Dos personas
saved-any-computer = Contra la máquina
saved-any-time = Cualquier fecha
saved-today = Hoy
saved-last-week = Últimos 7 días
saved-last-month = Últimos 30 días
saved-last-year = Últimos 12 meses
saved-none-found = Ninguna partida coincide con: { $filters }
# The filters by what games have inside. The hints stand in empty text fields.
saved-more-filters = Más filtros
saved-position = Posición
saved-position-hint = Posición como texto
saved-position-table = La de la mesa
saved-mirrored = También reflejada
saved-opening = Apertura
saved-opening-hint = Primeras jugadas, por ejemplo a4-b5
saved-pieces = Piezas
saved-pieces-no-game = Elige un juego para buscar por número de piezas.
saved-pieces-of = { $piece } · { $side }
saved-pieces-least = Mínimo: { $count }
saved-pieces-most = Máximo: { $count }
saved-pieces-no-most = Sin máximo
# While games are searched.
saved-searching = Buscando…
# The filters that are on, each on a button that takes it away.
saved-chip-text = Texto: { $text }
saved-chip-position-mirrored = Posición o su reflejo
saved-chip-opening = Apertura: { $moves }
saved-chip-pieces = { $pieces }: { $kind ->
    [exact] { $least }
    [between] de { $least } a { $most }
    [most] { $most } como máximo
   *[least] { $least } como mínimo
}
# For screen readers.
saved-remove-filter = Quitar filtro: { $filter }
saved-clear-filters = Quitar filtros
saved-undo-delete = Recuperar
saved-import = Importar
saved-drop = O suelta aquí archivos de partidas, o pega partidas.
saved-export = Exportar
saved-exported = La partida se ha guardado: { $file }
# After files were dropped on the window.
saved-imported = Importadas: { $imported }. Ya guardadas: { $known }. Rechazadas: { $refused }.
# Added to the sentence above: games of which only the beginning could be read, and files in a folder that are about something else.
saved-imported-partly = Leídas solo en parte: { $count }.
saved-imported-no-game = Archivos sin partida: { $count }.
saved-import-cancelled = La importación se ha cancelado.
# While games are imported.
saved-import-progress = Importando. Archivos: { $done } de { $files }. Partidas: { $games }.
import-report-heading = Importación: lo que no se añadió
import-heading = Importar partidas
import-games-only = Partidas
import-all-files = Todos los archivos
import-selected = Selección:
import-open = Importar
chooser-choose = Elegir
import-reload = Volver a leer
import-select-all = Seleccionar todo
import-show-hidden = Mostrar archivos ocultos
import-show-system = Mostrar archivos del sistema
import-places = Lugares
import-devices = Unidades
import-removable-devices = Unidades extraíbles
import-home = Carpeta personal
import-desktop = Escritorio
import-documents = Documentos
import-downloads = Descargas
import-audio = Música
import-pictures = Imágenes
import-videos = Vídeos

## Practice with one's own mistakes.

practice-heading = Tus errores
practice-number = Error { $number } de { $all }
# $action is the weak action in notation.
practice-task = Aquí las { $side } jugaron: { $move }. Encuentra algo mejor.
practice-played = Aquí las { $side } jugaron: { $move }.
practice-judging = Valorando tu jugada…
practice-best = ¡Es la mejor jugada!
practice-good = ¡Bien! Es casi tan fuerte como la mejor jugada.
practice-wrong = Esa jugada no es mejor. Prueba otra.
practice-next = Error siguiente
practice-done = Volver a la revisión

## The mistakes of all reviewed games, which are repeated.

mistakes-heading = Mis errores
mistakes-about = Tus errores en partidas revisadas vuelven tras 1, 3, 7, 21 y 60 días, como mucho diez al día.
# The number of mistakes that can be repeated today.
mistakes-due = Hoy: { $count }
# When the next mistakes can be repeated.
mistakes-due-on = { $open } pendientes · próximos: { $date }
mistakes-none = Todavía ninguno
mistakes-none-left = Todos encontrados
# $south and $north are names, ranks, or “you”.
mistakes-game = La partida: { $south } – { $north }, { $date }.
mistakes-open-game = Abrir la partida
mistakes-no-game = Esta partida ya no está entre tus partidas.
mistakes-task = En tu partida jugaste aquí: { $move }. Encuentra algo mejor.
mistakes-played = En tu partida jugaste aquí: { $move }.
mistakes-wrong = Eso no es mejor, así que este error volverá antes. Prueba otra cosa.
# At the end of today’s repetition.
mistakes-result = Encontrados al primer intento: { $found } de { $all }.
mistakes-next = Los próximos errores llegan el { $date }.
mistakes-all-found = No te quedan errores por repetir.
mistakes-done = Listo

## Guessing the moves of a recorded game.

saved-guess = Adivinar jugadas
review-guess = Adivinar jugadas
guess-heading = Adivina las jugadas
guess-ask = ¿Qué jugadas quieres adivinar? Cada una vale hasta { $points } puntos.
guess-none = Esta partida no tiene jugadas que adivinar.
guess-side = Adivinar las de las { $side }
guess-number = Jugada { $number } de { $all } · Puntos: { $points }
guess-task = ¿Qué jugaron aquí las { $side }?
guess-found = ¡Has encontrado la jugada de la partida!
guess-found-weak = Has encontrado la jugada de la partida, pero fue floja.
guess-played = Aquí las { $side } jugaron: { $move }.
guess-own = Tu jugada: { $move }.
# How many percent of the chance to win a move loses against the best move.
guess-loss = Pérdida respecto a la mejor jugada: { $played }{"\u00A0"}%.
guess-losses = Pérdida respecto a la mejor jugada: tú { $guess }{"\u00A0"}%, en la partida { $played }{"\u00A0"}%.
guess-points = Puntos: { $points } de { $all }.
guess-over = Has adivinado todas las jugadas. Puntos: { $points } de { $all } ({ $percent }{"\u00A0"}%).
guess-result = Resultado
guess-result-heading = Tu resultado
guess-table-you = Tus jugadas
# The points that the moves of the game get.
guess-table-side = Las { $side } en la partida
guess-points-of = { $points } de { $all }
guess-best = Tus mejores jugadas
guess-worst = Tus peores jugadas
question-leave-guess-heading = ¿Dejar de adivinar?
question-leave-guess-text = Tus puntos de esta partida no se guardan.
question-leave-guess-yes = Dejarlo

## The names of keys, as they are printed on keyboards.
keycap-control = Ctrl
keycap-shift = Mayús
keycap-enter = Intro
keycap-space = Espacio
keycap-escape = Esc
keycap-tab = Tab
keycap-backspace = Retroceso
keycap-delete = Supr
keycap-insert = Insert
keycap-home = Inicio
keycap-end = Fin
keycap-page-up = Re Pág
keycap-page-down = Av Pág
keycap-numpad = Num { $key }
keycap-mouse = Ratón { $button }
keycap-dpad = Cruceta { $arrow }
keycap-none = sin tecla

## The screen on which keys and buttons are changed.
settings-change-keys = Cambiar teclas y botones
settings-change-keys-about = Muestra todas las teclas y los botones y te permite elegir otros.
controls-heading = Teclas y botones
controls-layout = Distribución
controls-two-hands = Dos manos
controls-left-hand = Mano izquierda
controls-right-hand = Mano derecha
controls-about = Elige una tecla para sustituirla. También sirven los botones de un gamepad y los botones adicionales del ratón.
controls-rumble = Vibración del gamepad
controls-gamepad = Gamepad { $button }
controls-add = Añadir tecla
controls-press = Pulsa una tecla o un botón…
controls-remove = Quitar
controls-cancel = Cancelar
controls-restore = Original
controls-restore-all = Restablecer todo
# Another command with the same key.
controls-conflict = También: { $command }
key-cursor-up = Cursor arriba
key-cursor-down = Cursor abajo
key-cursor-left = Cursor a la izquierda
key-cursor-right = Cursor a la derecha
key-turn-left = Girar la unidad a la izquierda
key-turn-right = Girar la unidad a la derecha

## For screen readers.
speech-board = Tablero
# A place of the board without a piece.
speech-empty = vacía
speech-draw-offered = { $side }: oferta de tablas
# A question follows, whose answers are buttons.
speech-coach-warns = El consejero te avisa. ¿Juegas de todos modos o lo piensas de nuevo?

## The curtain between two people at one computer.
# { $player } is a name, or a side such as “Dark”.
handover-heading = Turno: { $player }
handover-about = El tablero está cubierto. Los relojes seguirán parados hasta que lo descubras.
handover-show = Mostrar el tablero

## Captions: what is heard.
caption-piece = Pieza colocada
caption-march = Marcha
caption-capture = Captura
caption-retreat = Retirada
caption-shift = El cañón se desplaza
caption-cannon = Cañonazo
caption-form = Se forma un cañón
caption-collapse = Derrumbe
caption-splash = Chapoteo
caption-hit = Impacto en el blindaje
caption-ricochet = Rebote
caption-explosion = Explosión
caption-gun = Disparo
caption-mortar = Disparo de mortero
caption-objective = Objetivo
caption-tick = Tictac del reloj
caption-time = Queda poco tiempo
caption-check = Jaque
caption-escape = Escape
caption-refused = No permitido
caption-fanfare = Fanfarria

## The first screen of a new player.
welcome-about = { $game ->
    [tank-chess] Los tanques son fuertes por delante y débiles por detrás: rodea al enemigo y destruye su Mando.
   *[cannon] Tres soldados en línea forman un cañón. Rompe las filas enemigas y captura la ciudad.
}
welcome-play = Juega tu primera partida

## The dialog after a crash.
crash-heading = El juego se cerró de forma inesperada
crash-text = La última vez, Cannon se cerró por un error. Tus partidas están a salvo. Un informe en este equipo cuenta qué pasó y ayuda a corregir el error.
crash-resume = Continuar la partida
crash-show = Ver el informe
crash-copy = Copiar

## The screen about the program.
title-program = Sobre el juego
about-heading = Sobre el juego
about-game = El juego
about-licenses = Licencias
about-computer = Este equipo
about-version = Versión { $version }
about-inventors = David E. Whitcher inventó Cannon en 2003. Dragan y Predrag Lazovic inventaron Tank Chess.
about-made = El programa, sus piezas, salas, sonidos y textos se crearon para esta edición.
about-license = Puedes usar, modificar y compartir el programa con la licencia MIT o la licencia Apache 2.0, la que prefieras.
about-privacy = El juego no envía nada a ninguna parte: partidas, jugadores y ajustes se quedan en este equipo.
about-licenses-text = El programa se apoya en estas bibliotecas y tipos de letra libres.
about-computer-text = Si pides ayuda con un problema, copia este informe. Nombra tus dispositivos y las carpetas del juego.
about-copy = Copiar el informe

## Model games: games of the program against itself, with comments that a person reads.

model-games-heading = Partidas modelo
model-games-about = Partidas enteras del programa contra sí mismo, con comentarios. Su comienzo se decidió por sorteo.
model-game-heading = Partida modelo
# $title is the title of a model game.
model-game-label = { $title }: una partida del programa contra sí mismo
# $move is the number of a move.
model-no-comment = Esta jugada no tiene comentario. El siguiente está en la jugada { $move }.
model-no-more-comments = Ese fue el último comentario.
model-previous-comment = Comentario anterior
model-next-comment = Comentario siguiente

## The study

study-heading = Estudio
study-beginning = Comienzo
study-variation = Variante
study-unfold = Desplegar esta variante
study-fold = Plegar esta variante
study-fold-all = Plegar todas las variantes
study-unfold-all = Desplegar todas las variantes
study-last = Al final de esta línea
study-comment-hint = Comentario sobre esta posición
study-promote = Ascender
study-delete = Borrar
study-undo-delete = Recuperar
study-erase = Quitar las flechas y los círculos de esta posición
study-pen-down = Has dejado el lápiz. Tus clics vuelven a jugar.
study-pen-green = Lápiz verde: dos clics dibujan una flecha, y dos en un mismo lugar un círculo
study-pen-red = Lápiz rojo: dos clics dibujan una flecha, y dos en un mismo lugar un círculo
study-pen-blue = Lápiz azul: dos clics dibujan una flecha, y dos en un mismo lugar un círculo
study-pen-yellow = Lápiz amarillo: dos clics dibujan una flecha, y dos en un mismo lugar un círculo
study-add-line = Añadir la mejor línea
study-add-review = Añadir las valoraciones y las mejores líneas de la revisión
study-review = Revisión
study-own-file = La partida queda tal como se jugó. Tus cambios se guardan aparte, como un estudio.
study-close = Cerrar
study-judgement-brilliant = Jugada brillante
study-judgement-good = Buena jugada
study-judgement-interesting = Jugada interesante
study-judgement-dubious = Jugada dudosa
study-judgement-mistake = Error
study-judgement-blunder = Error grave
review-study = Estudio
pause-study = Estudio
pause-find = Partidas con esta posición
saved-new-study = Nuevo estudio
new-study-ask = ¿Qué juego quieres estudiar? El estudio empieza con las reglas y la posición inicial que has elegido en la pantalla Jugar.
saved-study = Estudio

## Other programs that play and advise.
engines-heading = Otros programas
engines-about = Aquí puedes añadir programas de otros autores que hablen UGI, la Universal Game Interface. Pueden jugar contra ti y mostrar su mejor variante junto al análisis. Añade solo programas en los que confíes: se ejecutan en este equipo como cualquier otro programa.
engines-none = Todavía no has añadido ningún programa.
engines-add = Añadir un programa
engines-second-adviser = Segundo consejero
engines-second-adviser-about = Mientras el análisis está activo, analiza la misma posición.
engines-no-adviser = Ninguno
engines-form-heading = Programa
engines-name = Nombre
engines-program = Archivo del programa
engines-choose-file = Elegir el archivo
engines-arguments = Argumentos
engines-arguments-about = La mayoría de los programas no los necesita. Para un script, elige su intérprete como programa y escribe aquí la ruta completa del script. Pon entre comillas los argumentos con espacios.
engines-seconds = { $number ->
    [one] { $number } segundo por jugada sin reloj
   *[other] { $number } segundos por jugada sin reloj
}
engines-ask = Probar el programa
engines-asking = Iniciando el programa…
engines-answer = El programa responde: es { $name }.
engines-options = Opciones del programa
engines-on = Sí
engines-off = No
engines-save = Guardar
engines-remove = Quitar
question-remove-program-heading = ¿Quitar este programa?
question-remove-program-text = También se pierden sus opciones. Las partidas que ha jugado se conservan.
question-remove-program-yes = Quitar
engines-program-missing = Elige el archivo del programa.
engines-name-missing = Da un nombre al programa.
engines-name-taken = Otro programa tiene ese nombre.
engines-option-wrong = El programa no admite ese valor para { $name }.
engines-option-range = { $name } debe estar entre { $least } y { $most }.

## The explorer: the moves that were played from a position in many games.
explorer-show = Explorador: las jugadas que se hicieron desde aquí
explorer-my-games = Mis partidas
explorer-computer-games = De la máquina
# A move, or all moves, with the results of the games. { $side } is the side to move, { $score } is one of the two messages below.
explorer-row = { $action }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }; victorias de { $south } { $south-wins }, de { $north } { $north-wins }, tablas { $draws }, sin resultado { $undecided }; puntos de { $side }: { $score }
explorer-score = { $percent }{"\u00A0"}%
explorer-no-score = –
explorer-columns = Partidas · resultados · puntos de { $side }
explorer-total = Todas las jugadas
explorer-none = Ninguna partida siguió desde aquí.
explorer-few = Barras rayadas: menos de { $games } partidas, así que los puntos dicen poco.
explorer-searching = Contando las partidas…
explorer-failed = No se pueden contar las partidas. { $reason }
# { $command } is a command to type.
explorer-no-collection = Todavía no hay una colección de partidas de la máquina. Esta orden crea una a partir de partidas guardadas: { $command }
# A placeholder in the command.
explorer-folder = CARPETA

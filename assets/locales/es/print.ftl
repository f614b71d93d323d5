# Pages to print: templates, schemes and reference sheets. Space is short: texts of the same length as these fit.

print-size = { $size } × { $size } casillas

## The template of a scheme, and a printed scheme.

print-template-title = Tank Chess: un escenario propio
print-template-name = Nombre
print-template-author = Autor
print-template-date = Fecha
print-template-notes = Notas
print-template-help = Las Blancas están abajo y las Negras arriba. Al inicio, todas las unidades están en las tres filas grises de su bando. Ambos bandos tienen las mismas unidades, con un Mando cada uno. Si escribes a mano, una letra con una flecha es una unidad; rodea con un círculo las letras de las Negras.
print-scheme-help = Las Blancas están abajo y empiezan. Una unidad mira hacia donde apunta su cañón o su parte delantera.
print-legend = Símbolos
print-facings = Orientaciones
print-house-note = * De la expansión, con valores nuestros; las banderas y los objetivos son reglas de la casa
print-house-mark = { $name }*
print-white = Unidades blancas
print-black = Unidades negras
print-unit-with-letter = { $name } ({ $letter })
# Numbers of a unit: the same on both sides, or different ones.
print-legend-count = { $white } × { $name }
print-legend-counts = { $white } y { $black } × { $name }

print-unit-heavy = Tanque pesado
print-unit-medium = Tanque medio
print-unit-light = Tanque ligero
print-unit-command = Mando
print-unit-destroyer = Destructor de tanques
print-unit-mortar = Mortero pesado
print-unit-super-heavy = Tanque superpesado
print-unit-hunter = Cazatanques
print-unit-amphibious = Tanque anfibio
print-unit-bulldozer = Bulldozer
print-unit-minesweeper = Desminador

print-ground-obstacle = Obstáculo
print-ground-obstacle-about = impide el paso y el tiro directo. Los disparos en diagonal pasan entre dos bloques que se tocan por una esquina.
print-ground-water = Agua
print-ground-water-about = los disparos pasan por encima; las unidades que entran se hunden y se pierden, salvo los tanques anfibios.
print-ground-hedge = Seto
print-ground-hedge-about = las unidades lo atraviesan; el tiro directo, no. Los morteros disparan por encima.
print-ground-low-obstacle = Obstáculo bajo
print-ground-low-obstacle-about = impide el paso, pero no el tiro.
print-ground-mine = Mina
print-ground-mine-about = destruye la unidad que entra, y después desaparece; los desminadores la retiran.
print-ground-wreck = Restos
print-ground-wreck-about = una unidad destruida. Se queda, impide el paso y el tiro directo, y nunca es un blanco.
print-ground-flag-white = Bandera de las Blancas
print-ground-flag-black = Bandera de las Negras
print-ground-flags-about = una por bando: gana quien termina su jugada con una unidad en la bandera enemiga.
print-ground-flags = Banderas
print-ground-hold = Casilla objetivo
print-ground-hold-about = gana quien tiene allí una unidad, y el enemigo ninguna, al final de tantos turnos propios seguidos como pida el escenario (casi siempre tres).
print-ground-exit-white = Salida de las Blancas
print-ground-exit-black = Salida de las Negras
print-ground-exits = Salidas
print-ground-exits-about = el Mando de cada bando solo puede salir por las suyas.
print-ground-depot-white = Depósito de las Blancas
print-ground-depot-black = Depósito de las Negras
print-ground-depots = Depósitos
print-ground-depots-about = impiden el paso y el tiro directo. Gana quien destruye el del rival; su blindaje es igual por todos los lados.

## The reference sheet of Tank Chess.

print-tanks-title = Tank Chess
print-tanks-aim = Destruye el Mando enemigo o saca el tuyo por el borde opuesto del tablero. Las Blancas están en la fila 1 y empiezan.
print-tanks-unit = Unidad
print-tanks-speed = Velocidad
print-tanks-armour = Blindaje
print-tanks-front = frente
print-tanks-side = lateral
print-tanks-rear = trasera
print-tanks-gun = Cañón
print-tanks-fires = Dispara
print-tanks-range = Alcance
print-tanks-special = Especial
print-tanks-house = Unidades de la expansión, con valores nuestros
print-fires-three-ways = al frente y 45° a cada lado
print-fires-ahead = solo al frente
print-fires-unarmed = sin cañón
print-range-from = { $nearest } o más
print-range-between = { $nearest } a { $farthest }
print-special-command = debe sobrevivir; puede salir
print-special-over = por encima de todo
print-special-swims = cruza el agua
print-special-pushes = empuja restos
print-special-clears = retira minas

print-turn = Un turno
print-turn-text =
    Mueve exactamente una de tus unidades. Debe cambiar su casilla o su orientación; no se puede pasar.
    Un paso avanza una casilla, en cualquiera de las ocho orientaciones, o gira la unidad 45°. Los pasos y los giros se combinan libremente hasta la velocidad de la unidad.
    O bien, en lugar de todo eso: una casilla recto hacia atrás, con la misma orientación.
    Solo se puede entrar en casillas vacías. Los pasos en diagonal pasan entre las dos casillas de al lado.
    Después, esa unidad puede disparar una vez, también tras un giro o un paso atrás.
print-fire = Disparo
print-fire-text =
    El tiro directo alcanza lo primero que encuentra en su línea. Debe ser un enemigo a dos casillas o más: un enemigo contiguo está demasiado cerca.
    Tus propias unidades, los restos y los obstáculos lo detienen.
    El mortero alcanza a un enemigo exactamente tres, cuatro o cinco casillas al frente, por encima de todo.
    El enemigo queda destruido si la potencia del cañón supera su blindaje en la parte alcanzada. Se convierte en restos.
print-fire-diagram = Alcance de un tanque medio (izquierda) y de un mortero (derecha); en los círculos, demasiado cerca
print-facets = Partes del blindaje
print-facets-text = Da en el frente el proyectil que vuela justo contra la orientación de la unidad, y en la trasera el que vuela justo en su misma dirección. Las otras seis direcciones dan en el lateral. Los valores son los del tanque medio.
print-ground = En el tablero
print-tanks-end = Fin de la partida
print-tanks-end-text =
    Ganas cuando destruyes el Mando enemigo.
    Ganas cuando tu Mando sale por el borde opuesto, recto o en diagonal, pero no por una esquina. Eso cuesta un paso.
    JAQUE: el Mando enemigo puede ser destruido en el próximo turno. ESCAPE: tu Mando puede salir en el próximo turno. Ambos se anuncian; nadie tiene que responder.
    Se pueden acordar tablas. Reglas de la casa, si se activan: tablas al darse una posición por tercera vez o tras 100 turnos seguidos sin bajas ni minas retiradas.
print-objectives = Objetivos*
print-objectives-text = Supervivientes: pierde el bando con menos de dos unidades además de su Mando; nadie puede salir. Otros escenarios pueden tener otros números. En las casillas objetivo y de salida no quedan restos.
print-notation = Notación
print-notation-drive = de H3 a F5, y queda mirando al noroeste
print-notation-turn = gira en el sitio para mirar al este
print-notation-shot = se mueve y destruye la unidad de B11
print-notation-exit = el Mando sale del tablero
print-notation-tank-marks = jaque, escape, objetivo, partida ganada

## The reference sheet of Cannon.

print-cannon-title = Cannon
print-cannon-aim = Captura la ciudad enemiga o alcánzala con un disparo. Los jugadores hacen por turnos una jugada cada uno; no se puede pasar.
print-setup = Preparación
print-setup-text =
    Quince soldados por bando están como se ve: las Oscuras abajo, las Claras arriba. «Hacia delante» es hacia arriba para las Oscuras y hacia abajo para las Claras.

    En su primer turno, cada bando coloca su ciudad en un punto de su fila base (los cuadraditos), pero no en una esquina. La ciudad nunca se mueve, no es un soldado y nunca forma parte de un cañón.

    Tres soldados contiguos de un bando en línea, en cualquiera de las ocho direcciones, son un cañón. Una línea de cuatro son dos cañones. Un soldado puede formar parte de varios.
print-step = Paso
print-step-text = Al punto siguiente hacia delante, recto o en diagonal, si está vacío.
print-capture = Captura
print-capture-text = A un soldado o una ciudad enemigos en el punto siguiente: delante, en diagonal delante o al lado. Nunca hacia atrás.
print-retreat = Retirada
print-retreat-text = Junto a un enemigo, en cualquier dirección: dos puntos atrás, recto o en diagonal. Ambos deben estar vacíos.
print-shift = Desplazamiento
print-shift-text = El soldado de un extremo de un cañón va al punto vacío más allá del otro extremo. Nunca captura.
print-shot = Disparo
print-shot-text = Un cañón elimina a un enemigo a dos o tres puntos de su boca. Nada se mueve.
print-blocked = Sin disparo
print-blocked-text = El punto delante de la boca debe estar vacío. Aquí hay un soldado, así que la ciudad está a salvo.
print-cannon-end = Fin de la partida
print-cannon-end-text =
    Ganas en el acto cuando capturas la ciudad enemiga o la alcanzas con un disparo.
    Un bando que en su turno no tiene ninguna jugada pierde.
    No hay jaque: una ciudad puede quedar en peligro.
    Se pueden acordar tablas. Reglas de la casa, si se activan: tablas al darse una posición por tercera vez o tras 100 turnos seguidos sin bajas.
print-presets = Reglamentos y opciones
print-preset-from = reglas publicadas en
print-preset-classic = español, japonés
print-preset-blue-panther = inglés
print-preset-igg = alemán
print-switch-first = empiezan
print-switch-long-shot = disparo largo: vacío
print-long-shot-first = el primer punto
print-long-shot-both = ambos puntos
print-switch-retreat = retirada ante
print-retreat-piece = soldado o ciudad
print-retreat-soldier = soldado
print-switch-town = ciudad en peligro
print-town-capture = se permite
print-town-checkmate = no se permite
print-switch-shifts = desplazamientos seguidos
print-shifts-unlimited = sin límite
print-shifts-limited = máximo { $count }
print-switches-text = Cada opción también se puede elegir por separado. Un disparo largo, a tres puntos, exige vacío el primer punto ante la boca, o ambos. Si la ciudad no puede quedar en peligro, es ilegal la jugada que la deja así, y un bando sin jugadas legales pierde. El límite cuenta los desplazamientos seguidos de los mismos tres soldados; mover un soldado suelto o usar otro cañón pone fin a la cuenta.
print-notation-place = coloca la ciudad
print-notation-step = da un paso
print-notation-capture = captura
print-notation-retreat = se retira
print-notation-shift = desplaza: punto del soldado de atrás y su punto nuevo
print-notation-cannon-shot = dispara a la pieza de d7
print-notation-cannon-marks = la ciudad enemiga puede caer en el próximo turno; partida ganada

# The rules in force in a game, the published versions side by side, tips, and who made the games. `crates/i18n/src/rulebook` chooses among
# these texts. Each value of a rule option has a message of its own. Some texts of the pages are in rules.ftl and print.ftl.

## Cannon: the rules in force.

rules-towns-place = En su primer turno, cada bando coloca su ciudad en cualquier punto de su fila base, salvo en las dos esquinas.
rules-first-south = Primero colocan su ciudad las Oscuras y después las Claras. Luego hacen la primera jugada las Oscuras.
rules-first-north = Primero colocan su ciudad las Claras y después las Oscuras. Luego hacen la primera jugada las Claras.
rules-towns-stay = Una ciudad nunca se mueve y nunca captura.

rules-capture-where = Un soldado captura a un soldado o una ciudad del enemigo en el punto siguiente hacia delante, recto o en diagonal, o justo a un lado, y pasa a ocupar ese punto. Nunca captura hacia atrás. Capturar nunca es obligatorio.

rules-retreat-near-piece = Un soldado que tiene a un soldado enemigo o la ciudad enemiga en uno de los ocho puntos que lo rodean puede retirarse: exactamente dos puntos hacia atrás, recto o en diagonal.
rules-retreat-near-soldier = Un soldado que tiene a un soldado enemigo en uno de los ocho puntos que lo rodean puede retirarse: exactamente dos puntos hacia atrás, recto o en diagonal. Una ciudad enemiga no permite la retirada.
rules-retreat-over-empty = Los dos puntos deben estar vacíos. Una retirada nunca captura.
rules-retreat-over-any = Solo debe estar vacío el punto donde termina la retirada. El soldado puede pasar sobre una pieza de cualquier bando, que se queda donde está. Una retirada nunca captura.

rules-cannon-of-soldiers = Tres soldados contiguos de un bando en línea vertical, horizontal o diagonal forman un cañón. Una ciudad nunca forma parte de un cañón.
rules-cannon-of-pieces = Tres piezas contiguas de un bando en línea vertical, horizontal o diagonal forman un cañón. Una de las tres puede ser la ciudad de ese bando, que ayuda a disparar. La ciudad nunca se mueve, así que no es posible un desplazamiento que la mueva.
rules-cannon-lines = Un soldado puede formar parte de varios cañones a la vez. Cuatro en línea forman dos cañones, no uno largo. Un cañón puede desplazarse y disparar en los dos sentidos de su línea.

rules-shift-unlimited = El mismo cañón puede desplazarse cuantas veces seguidas se quiera.
rules-shift-limited = { $count ->
        [one] Regla de torneo: el mismo cañón no puede desplazarse dos veces seguidas.
       *[other] Regla de torneo: el mismo cañón puede desplazarse como máximo { $count } veces seguidas.
    } Para volver a desplazarlo, su dueño debe usar antes otro cañón o mover un soldado solo.

rules-long-shot-first = A una distancia de tres puntos, solo ese primer punto debe estar vacío. Una pieza en el segundo punto no detiene el disparo.
rules-long-shot-both = A una distancia de tres puntos, también el segundo punto debe estar vacío.

rules-end-town = Un bando gana en el acto cuando captura la ciudad enemiga o la alcanza con un disparo.
rules-end-no-action = Un bando que en su turno no tiene ninguna jugada legal pierde.
rules-town-capture = No hay jaque: un bando puede dejar su propia ciudad en peligro. El juego avisa cuando una ciudad puede caer en el próximo turno.
rules-town-checkmate = Jaque mate: un bando no puede dejar su propia ciudad donde podrían tomarla en el próximo turno, igual que el rey en el ajedrez. Un bando que no puede salvar su ciudad no tiene ninguna jugada legal y pierde.

## Both games: draws. The house rules are those of this program; a game may be played with both, one or none of them.

rules-draws = Tablas
rules-draws-agreed = Los jugadores pueden acordar tablas, y un jugador puede abandonar.
rules-draws-none = Ninguna posición termina la partida en tablas. Las reglas publicadas no prevén esas tablas, y las reglas de la casa para las tablas están desactivadas.
rules-draws-repetition = Regla de la casa: la partida acaba en tablas cuando una posición se da por tercera vez con el mismo bando de turno.
rules-draws-quiet = Regla de la casa: la partida acaba en tablas tras { $turns } turnos seguidos, contando los de ambos bandos, sin ninguna captura ni ningún disparo.
rules-tank-draws-quiet = Regla de la casa: la partida acaba en tablas tras { $turns } turnos seguidos, contando los de ambos bandos, sin que se pierda ninguna unidad ni se retire ninguna mina.

## Tank Chess: the rules in force.

rules-tank-flags = Este tablero tiene banderas: la de las Blancas en { $white } y la de las Negras en { $black }. Un bando también gana cuando termina su jugada con una unidad en la bandera enemiga.

rules-tank-fire-direct = Un disparo alcanza lo primero que encuentra en su línea, y eso debe ser una unidad enemiga a dos casillas o más: un enemigo contiguo está demasiado cerca. Tus propias unidades, los restos y los obstáculos detienen el disparo. Un disparo en diagonal pasa entre dos obstáculos que se tocan por una esquina.
rules-tank-fire-over = Algunos cañones disparan recto hacia delante, por encima de todo lo que haya en medio. Alcanzan a un enemigo a las distancias que indica la tabla de abajo.

rules-tank-armour = Blindaje
rules-tank-armour-penetration = Un disparo destruye la unidad que alcanza si la potencia del cañón supera el blindaje de la parte alcanzada. Si no, no hace nada.
rules-tank-armour-front = El blindaje frontal solo cuenta de frente, cuando el proyectil vuela exactamente en sentido contrario al que mira la unidad.
rules-tank-armour-rear = El blindaje trasero solo cuenta por detrás, cuando el proyectil vuela exactamente en el sentido en que mira la unidad.
rules-tank-armour-side = El blindaje lateral cuenta desde las otras seis direcciones, también en diagonal desde delante y desde atrás.
rules-tank-armour-diagram = El diagrama muestra qué blindaje cuenta según de dónde viene el proyectil. La unidad del centro mira hacia arriba.

rules-tank-units-columns = El blindaje se indica como frente/lateral/trasera.
rules-tank-unit-swims = Los tanques anfibios cruzan el agua.
rules-tank-unit-pushes = Los bulldozers no tienen cañón. Empujan los restos una casilla hacia delante si la casilla que hay detrás de ellos está vacía.
rules-tank-unit-clears = Los desminadores retiran las minas sobre las que pasan.
# Notes below lists in which a star marks what comes from the expansion.
rules-tank-units-own = * De la expansión. No encontramos los valores publicados, así que estos son nuestros.
rules-tank-ground-own = * De la expansión, según entendemos sus reglas.

rules-tank-objective = Objetivo de este tablero
rules-tank-objective-announced = Se anuncia OBJETIVO cuando un bando puede cumplir el objetivo en su próximo turno.
rules-tank-objective-own = Los objetivos son reglas de la casa nuestras, en el espíritu de la expansión. Una unidad destruida en una casilla objetivo o de salida no deja restos.

rules-tank-end-objective = El tablero también tiene un objetivo, y la partida termina cuando un bando lo cumple.
rules-tank-end-command = Un bando gana en el acto cuando destruye el Mando enemigo.
rules-exit-any = Un bando también gana cuando su Mando sale por el borde opuesto, recto o en diagonal, pero no por una esquina. Salir cuesta un paso.
rules-exit-straight = Un bando también gana cuando su Mando sale recto por el borde opuesto. No puede salir en diagonal. Salir cuesta un paso.
rules-tank-end-announced = Se anuncia JAQUE cuando un Mando puede ser destruido en el próximo turno, y ESCAPE cuando uno puede salir. Nadie está obligado a responder.

rules-clocks = Relojes
rules-tank-clocks = Relojes recomendados: 30 minutos por jugador en 16 × 16 casillas y 45 minutos en 20 × 20. Son opcionales.

## Tips.

tips-heading = Consejos
tips-tank-light = Hacia el final de la partida, la velocidad de los tanques ligeros cuenta más que el blindaje.
tips-tank-mortar = Los morteros amenazan casillas que parecen seguras: disparan por encima de los obstáculos y los restos tras los que se ocultan otras unidades.

## The published versions of Cannon.

editions-heading = Reglas publicadas
editions-about = Las reglas de Cannon se han publicado en varios idiomas. Los textos describen el mismo juego, pero difieren en estos detalles:
editions-spanish = Español
editions-japanese = Japonés
editions-english = Inglés
editions-german = Alemán
editions-first = Empiezan y colocan primero
editions-long-shot = Disparo largo: debe estar vacío
editions-retreat-near = Retirada ante
editions-retreat-over = Retirada: debe estar vacío
editions-retreat-over-empty = ambos puntos
editions-retreat-over-any = el segundo punto
editions-cannon-of = Un cañón se compone de
editions-cannon-of-soldiers = tres soldados
editions-cannon-of-pieces = tres piezas
editions-town = Ciudad en peligro
editions-town-capture = se permite
editions-town-checkmate = «jaque mate»
editions-shift-limit = Desplazamientos seguidos, en torneos
editions-face = Las piezas están en
editions-face-cells = casillas
editions-face-points = puntos
editions-sides = Los bandos
editions-sides-black-white = Negras y Blancas
editions-sides-dark-light = Oscuras y Claras
editions-repetition = Repetición
editions-repetition-none = sin regla
editions-note-checkmate = El texto inglés compara la pérdida de la ciudad con un jaque mate en el ajedrez; el japonés compara con él la falta de jugadas legales. Todos los reglamentos lo entienden así: la partida termina cuando cae la ciudad. La lectura más estricta es una opción.
editions-note-capture = El texto japonés solo menciona el disparo como forma de tomar la ciudad. En este juego, como en los demás textos, también puede capturarla un soldado.

editions-presets = Los reglamentos
editions-preset-classic = Clásico sigue los textos español y japonés. Dos detalles son los de los textos inglés y alemán: en una retirada los dos puntos deben estar vacíos, y un cañón son tres soldados.
editions-preset-blue-panther = Blue Panther sigue el texto inglés.
editions-preset-igg = IGG sigue el texto alemán.
editions-preset-limits = Ningún reglamento limita los desplazamientos de un cañón; los límites de los torneos son una opción.
editions-in-force = Esta partida se juega con el reglamento { $preset }.
editions-in-force-custom = Esta partida se juega con una combinación de opciones que no es ninguno de los reglamentos.

## About the games.

about-cannon = Sobre Cannon
about-cannon-inventor = David E. Whitcher inventó Cannon en 2003.
about-cannon-edition = PyroMyth Games lo publicó ese mismo año, y en 2008 siguió otra edición. Los reglamentos Clásico, Blue Panther e IGG siguen los textos de distintas editoriales.
about-cannon-points = Las piezas están en los puntos donde se cruzan las líneas. Es una vieja tradición de Asia oriental: el go y el ajedrez chino también se juegan sobre puntos. Otras ediciones de Cannon traen un tablero ajedrezado y ponen las piezas en sus casillas. El juego es el mismo.
about-cannon-own = Cada opción en la que difieren las reglas publicadas también se puede elegir por separado. Las reglas de la casa para las tablas son nuestras.

about-tank = Sobre Tank Chess
about-tank-inventors = Dragan y Predrag Lazovic inventaron Tank Chess. Forsage Games lo publicó en 2016.
about-tank-box = La caja trae tableros de 16 × 16 y 20 × 20 casillas, tanques para los dos jugadores y obstáculos sueltos. El reverso de los tableros solo tiene casillas vacías, para escenarios que diseñan los propios jugadores.
about-tank-expansion = Una expansión, el Fun Set, añade vehículos, agua, setos, obstáculos bajos y minas. El texto español publicado llama cazacarros al destructor de tanques, limpiaminas al desminador, armamento al cañón y despliegue al escenario.
about-tank-own = Todo lo que va más allá del juego publicado es nuestro: el tablero de 20 × 20 casillas, hecho según el modelo del tablero publicado de 16 × 16; todos los demás escenarios; y los valores de las unidades de la expansión, que no pudimos encontrar. Esas unidades y terrenos llevan un asterisco.

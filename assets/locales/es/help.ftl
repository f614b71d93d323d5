# The help of the command line. Commands, options and words in “quotation marks” or `such marks` are typed as they are.

## Headings and parts of the help.
help-usage = Uso:
help-usage-options = [OPCIONES]
help-commands = Órdenes:
help-arguments = Argumentos:
help-options = Opciones:
help-examples = Ejemplos:
help-values = Valores posibles: { $values }.
help-default = Si no se indica: { $value }.

## Placeholders for values.
help-value = VALOR
help-value-board = TABLERO
help-value-command = ORDEN
help-value-degrees = GRADOS
help-value-depth = PROFUNDIDAD
help-value-factor = FACTOR
help-value-file = ARCHIVO
help-value-folder = CARPETA
help-value-game = JUEGO
help-value-language = IDIOMA
help-value-limit = LÍMITE
help-value-mib = MIB
help-value-move = JUGADA
help-value-ms = MS
help-value-name = NOMBRE
help-value-number = N
help-value-place = LUGAR
help-value-player = JUGADOR
help-value-position = POSICIÓN
help-value-rules = REGLAS
help-value-scheme = ESCENARIO
help-value-seat = JUGADOR
help-value-seconds = SEGUNDOS
help-value-shell = SHELL
help-value-size = ANCHOxALTO
help-value-text = TEXTO
help-value-time = TIEMPO
help-value-topic = PÁGINA

## Commands, and notes below their options.
help-cannon = Cannon y Tank Chess, dos juegos abstractos de guerra. Sin ninguna orden, el programa inicia el juego
help-cannon-notes =
    Ejemplos:
      cannon                        iniciar el juego
      cannon my-game.json           abrir una partida guardada, un escenario o una posición
      cannon --text --light ensign  jugar en la terminal contra el Alférez
      cannon help play              mostrar las opciones de una partida

    «cannon help ORDEN» o «cannon ORDEN --help» explica una orden. Las opciones de «cannon play», como --text, también se pueden usar sin ninguna orden. Hay más órdenes, para otros programas y para quienes desarrollan el juego: match, engine, legal, perft, render, completions
help-play = Juega en una ventana o en la terminal
help-rules = Explica las reglas de un juego con sus opciones, o muestra otra página sobre el juego
help-rules-notes = Sin opciones, la página trata de las reglas de una partida que inicia «cannon play». En una partida en la terminal, «help rules» muestra la misma página sobre esa partida.
help-puzzles = Muestra problemas o los demuestra
help-puzzles-notes = docs/puzzles.md explica los temas, la puntuación y el archivo.
help-puzzles-list = Muestra los problemas, uno por línea: identificador, juego, reglas, tema y puntuación
help-puzzles-check = Demuestra problemas con una búsqueda exhaustiva: la primera jugada es la única solución, sirve contra toda respuesta y no hay una victoria más corta
help-schemes = Muestra los escenarios de un juego, es decir, tableros con unidades, o comprueba archivos de escenario
help-schemes-notes = Un escenario con errores no se puede jugar; los avisos son solo consejos. El estado de salida es 2 si algún escenario tiene errores.
help-analyse = Muestra las mejores jugadas de una posición, o valora cada jugada de una partida guardada
help-analyse-notes = Las valoraciones son las del bando que juega, en soldados. La última línea dice por qué es buena la mejor jugada. En una partida guardada, ?!, ? y ?? señalan las jugadas que cuestan al menos 5, 10 o 15 puntos porcentuales de la probabilidad de ganar. Las fórmulas están en docs/analysis.md. Sin límites, se examinan 100000 posiciones por jugada.
help-replay = Comprueba cada jugada de una partida guardada y muestra su posición final y su resultado
help-games = Muestra las partidas guardadas, también por posición, apertura, número de piezas o comentarios
help-explorer = Muestra qué jugadas se hicieron desde una posición en muchas partidas
help-explorer-show = Muestra qué jugadas se hicieron desde una posición en muchas partidas, con los resultados de esas partidas
help-explorer-show-notes = Las partidas que llegan a la posición por caminos distintos se cuentan juntas, cada partida una vez. Los puntos son los del bando que juega: unas tablas valen media victoria, y las partidas sin resultado no cuentan.
help-explorer-build = Cuenta partidas y escribe los números en un archivo para el explorador
help-print = Crea una página: las reglas, un tablero vacío, un escenario o una partida con variantes
help-print-notes = El final del nombre del archivo, .pdf o .svg, decide el formato de una página para imprimir. Tal página es una hoja, en negro sobre blanco. Una partida es una página HTML que no necesita ningún otro archivo.
help-print-reference = Las reglas de un juego en una página
help-print-template = Un tablero vacío para diseñar un escenario, con todos los símbolos
help-print-scheme = Un escenario con sus unidades, terreno, minas y banderas
help-print-game = Una partida con todas sus variantes, comentarios, valoraciones, flechas y círculos, como página para navegadores
help-match = Juega un encuentro de muchas partidas entre dos jugadores: rangos, estilos u otros programas
help-match-notes =
    Jugadores:
      RANGO, RANGO:ESTILO    la máquina por su rango: drummer, cadet, recruit, private, corporal, sergeant, ensign, lieutenant, captain, major, colonel, general, marshal, field-marshal, generalissimo, grandmaster, o de rank:1 a rank:16; los estilos son plain, gunner, marcher, mason, fox
      RANGO:ESTILO:book      lo mismo con su libro de aperturas, que si no, no se usa en los encuentros
      engine:PROGRAMA        otro programa que habla el protocolo de docs/protocol.md; con comillas como en una shell, por ejemplo engine:'/my programs/cannon' engine
      greedy                 hace la jugada que parece mejor a primera vista
      random                 hace jugadas legales al azar

    Las partidas se numeran desde 0. Cada dos partidas tienen la misma apertura, con los bandos intercambiados, y con --boards cada dos partidas se juegan en el tablero siguiente. En el informe, South son las Oscuras en Cannon y las Blancas en Tank Chess. Con --out, un encuentro interrumpido continúa donde se quedó. Los encuentros que solo se distinguen por la semilla se pueden jugar en varios equipos y juntar con --summary. «cannon-lab match --sprt» termina un encuentro con una prueba secuencial, y «cannon-lab ratings» puntúa a los jugadores de varios encuentros.
help-engine = Funciona como motor para otros programas, con un protocolo de texto por la entrada y la salida estándar
help-engine-notes = docs/protocol.md describe el protocolo. En el ejemplo se escriben las líneas que siguen a la orden.
help-legal = Muestra las jugadas legales de una posición
help-perft = Cuenta las secuencias de jugadas desde una posición, para probar las reglas
help-render = Dibuja el tablero 3D en una imagen o una animación sin abrir una ventana
help-doctor = Muestra un informe sobre este equipo y los archivos del juego, para pedir ayuda con un problema
help-completions = Muestra el autocompletado de esta línea de órdenes para una shell
help-manual = Escribe las páginas del manual sobre esta línea de órdenes
help-help = Muestra la ayuda del programa o de una orden

## Arguments. Words of the command line, such as drummer or first, are typed as they are.
help-arg-comment = Muestra solo las partidas cuyos comentarios contienen estas palabras
help-arg-games-folder = La carpeta de las partidas; si no se indica, la carpeta en la que la ventana las guarda. En la carpeta se mantiene un índice
help-arg-collection = Busca en este archivo, que ha escrito `cannon explorer build`, en vez de en una carpeta de partidas
help-arg-collection-out = Escribe los números en este archivo; si no se indica, en el archivo en el que el explorador de la ventana busca partidas de la máquina
help-arg-counted-files = Los archivos de partidas guardadas, de encuentros (`cannon match --out`) o de partidas de otros programas, o carpetas con tales archivos
help-arg-counted-moves = Cuenta las jugadas de cada partida hasta esta
help-arg-explored-folder = Cuenta las partidas de esta carpeta; si no se indica, las de la carpeta en la que la ventana guarda partidas. En la carpeta se mantiene un índice
help-arg-min-games = Conserva solo posiciones desde las que siguieron al menos tantas partidas
help-arg-language = Idioma de todos los textos: en, es, de o ja; si no se indica, el del sistema o el elegido en los ajustes de la ventana
help-arg-dark = Quién juega en el sur (Oscuras, o Blancas en Tank Chess): human, o la máquina por su rango: drummer, cadet, recruit, private, corporal, sergeant, ensign, lieutenant, captain, major, colonel, general, marshal, field-marshal, generalissimo o grandmaster, o de rank:1 a rank:16. Puede seguir un estilo, como en ensign:fox: gunner, marcher, mason o fox
help-arg-light = Quién juega en el norte (Claras, o Negras en Tank Chess)
help-arg-game = El juego: cannon o tank-chess
help-arg-listed-game = Muestra solo las partidas de este juego, cannon o tank-chess. Las aperturas y los números de piezas se leen en su notación, o si no en la de Cannon
help-arg-material = Muestra solo las partidas con estos números de piezas en alguna de sus posiciones, por las letras de los textos de posición, como `d=5 l=3..8`
help-arg-mirror = Busca también la imagen reflejada de la posición, de izquierda a derecha
help-arg-opening = Muestra solo las partidas que empiezan con estas jugadas, en un solo argumento. En Cannon siguen a las ciudades, a menos que empiecen con ellas
help-arg-reached = Muestra solo las partidas que llegan a esta posición o tienen una variante que llega a ella: una posición como texto en un solo argumento
help-arg-rules = Las reglas: classic, blue-panther o igg; en Tank Chess, el tablero, por ejemplo basic-16 (`cannon schemes` los muestra todos)
help-arg-long-shot = Cuál de los dos puntos anteriores a un blanco a tres puntos debe estar libre para disparar: el primero o ambos
help-arg-retreat-near = Qué enemigos contiguos permiten retirarse: cualquier pieza o solo soldados
help-arg-retreat-over = Qué puede haber entre el origen y el destino de una retirada: nada (empty) o una pieza de cualquier bando (any)
help-arg-cannon-of = Qué tres piezas forman un cañón: solo soldados, o cualquier pieza, de modo que la propia ciudad puede ser una de ellas
help-arg-town = Si se puede dejar la propia ciudad bajo ataque (capture) o no (checkmate)
help-arg-shift-limit = Cuántas veces seguidas puede desplazarse el mismo cañón; si no se indica, sin límite
help-arg-board = El tablero inicial (Tank Chess), por ejemplo basic-16; `cannon schemes` los muestra todos
help-arg-exit = Cómo puede salir el Mando del tablero (Tank Chess): recto o en diagonal (any), o solo recto
help-arg-scheme = Empieza con la disposición de este archivo de escenario (Tank Chess)
help-arg-tournament = Juega con las recomendaciones publicadas para torneos: en Cannon, un cañón puede desplazarse tres veces seguidas, o dos con --tournament=2. Las reglas de la casa sobre tablas se aplican, salvo que --draws diga otra cosa
help-arg-draws = Reglas de la casa sobre tablas, que las reglas publicadas no tienen: none (ninguna), repetition (la tercera vez que se da una posición), quiet-turns (100 jugadas seguidas sin bajas ni minas retiradas) o all (todas); si no se indica, ninguna
help-arg-clock = Tiempo de cada bando: minutos, o minutos más segundos por jugada (5+3), o none; se admiten decimales. Los relojes arrancan tras la primera jugada. En Tank Chess se recomiendan 30 minutos en 16 × 16 casillas y 45 en 20 × 20
help-arg-record = Guarda la partida en este archivo después de cada jugada; si el archivo existe, continúa la partida que contiene
help-arg-open = Abre la partida, el escenario o la posición de este archivo; lo mismo que `cannon ARCHIVO`
help-arg-text = Juega en la terminal en lugar de una ventana
help-arg-quality = Calidad de los gráficos
help-arg-windowed = Abre una ventana de este tamaño, en píxeles
help-arg-help = Muestra esta ayuda
help-arg-version = Muestra la versión
help-arg-command = La orden que se explica
help-arg-about = Descripción del escenario creado a partir del texto
help-arg-at = Apunta la cámara a este lugar, por ejemplo e5, en vez de al centro del tablero; así --zoom puede acercarse más
help-arg-badges = Cuándo llevan encima las unidades de Tank Chess el símbolo de su tipo
help-arg-board-look = Material del tablero, en juegos con tablero de taracea
help-arg-boards = Alterna entre varios tableros (Tank Chess): `all` para los incluidos, o nombres de tableros incluidos y archivos de escenario, separados por comas
help-arg-chosen = Muestra el tablero como si quien juega hubiera elegido la pieza y el destino de esta jugada
help-arg-match-clock = Reloj de los dos jugadores, que pierden si se les acaba el tiempo: minutos, o minutos más segundos por jugada (0.1+0.05), o none. No juegues a la vez más partidas que núcleos tiene este equipo
help-arg-concurrency = Número de partidas que se juegan a la vez
help-arg-depth = Limita cada búsqueda a este número de jugadas, contando las de ambos bandos
help-arg-perft-depth = Longitud de las secuencias de jugadas
help-arg-divide = Muestra por separado la cuenta de cada primera jugada
help-arg-evaluation = Cómo se valoran las posiciones: como hace el nivel (level, lo normal), con una suma ponderada de características (linear) o con una red entrenada (network, lo normal con --network)
help-arg-except = Omite algunos de los de --boards, por ejemplo los que otro encuentro probará más tarde
help-arg-face = Diseño del tablero; si no se indica, el propio de las reglas de la partida
help-arg-file = El archivo de una partida guardada, de un encuentro (`cannon match --out`) o de partidas de otro programa, o una carpeta con tales archivos
help-arg-files = Archivos de problemas; si no se indican, los problemas incluidos en el programa
help-arg-first = El primer jugador
help-arg-first-tc = Limita cada búsqueda del primer jugador a nodes:N o ms:N, en vez del límite de los dos
help-arg-focus = Desenfoca todo menos el centro del tablero, como en una fotografía (con --quality high)
help-arg-folder = Escribe las páginas en esta carpeta, que se crea si no existe
help-arg-form = Qué se muestra de cada escenario: un informe, su texto de posición o su archivo
help-arg-fps = Fotogramas por segundo de la animación
help-arg-frames = Escribe en su lugar una animación de la partida guardada como archivos PNG en esta carpeta
help-arg-from = Empieza la animación después de este número de jugadas
help-arg-from-text = Crea un escenario a partir de este texto de posición y lo muestra
help-arg-engine-game = El juego inicial, que es también el de --weights; otros programas pueden cambiarlo después con `setoption`
help-arg-games = Número de partidas; si no se indica, 40
help-arg-gif = Escribe en su lugar una animación de la partida guardada en este archivo GIF
help-arg-ground = Aspecto del tablero, en juegos cuyo tablero muestra un paisaje
help-arg-hash = Memoria para posiciones ya examinadas, en MiB
help-arg-html = Escribe además la revisión de una partida guardada en este archivo, como página HTML con un gráfico y diagramas del tablero; si el archivo existe, se reemplaza
help-arg-json = Muestra JSON, para otros programas
help-arg-puzzles-list-json = Muestra un objeto JSON por línea, que es también el formato de los archivos
help-arg-lines = Número de mejores variantes que se muestran; si no se indica, 3, o 2 por posición de una partida guardada
help-arg-max-plies = Número de jugadas de ambos bandos tras el que una partida cuenta como tablas
help-arg-moment = Muestra la animación de la última jugada este número de segundos después de empezar; con --pointer, la reacción a un clic allí que no juega nada
help-arg-movetime = Limita cada búsqueda a este número de milisegundos
help-arg-name = Nombre del escenario creado a partir del texto
help-arg-network = Valora las posiciones con la red de este archivo en vez de la incluida
help-arg-nodes = Limita cada búsqueda a este número de posiciones (nodos)
help-arg-puzzles-check-nodes = Limita cada parte de una demostración a este número de posiciones (nodos)
help-arg-number = El número de la partida en un archivo o una carpeta con varias partidas, contado desde 0
help-arg-only-game = Solo problemas de este juego: cannon o tank-chess
help-arg-openings = Aperturas de las partidas: random:N para N jugadas al azar tras las que ningún bando tiene ventaja
help-arg-out = Escribe la página en este archivo, PDF o SVG según el final de su nombre; si el archivo existe, se reemplaza
help-arg-match-out = Escribe todas las partidas en este archivo; si el archivo existe, continúa el encuentro que contiene
help-arg-render-out = Escribe la imagen en este archivo PNG
help-arg-paper = Tamaño del papel
help-arg-patience = Segundos que se espera a otro programa, además de --movetime, antes de que pierda; si no se indica, 1 con --movetime, el tiempo de su reloj solo con --clock, y 60 en los demás casos
help-arg-pieces = Material de las piezas
help-arg-ply = Muestra la posición de la partida guardada después de este número de jugadas; si no se indica, la última
help-arg-pointer = Con --chosen, el lugar que señala quien juega, por ejemplo e5
help-arg-position = La posición como texto en un solo argumento, o `start`
help-arg-position-file = Lee la posición de este archivo en su lugar (Tank Chess)
help-arg-moves = Juega primero estas jugadas: palabras separadas por espacios, en un solo argumento
help-arg-rise = Sube la cámara este número de grados, o la baja si es negativo
help-arg-room = Sala alrededor de la mesa
help-arg-saved-game = Usa la partida de este archivo en vez de una posición: una partida guardada, o una partida de un encuentro (`cannon match --out`) o de otro programa
help-arg-print-game-out = Escribe la página en este archivo HTML; si el archivo existe, se reemplaza
help-arg-print-scheme-scheme = El nombre de un escenario incluido (`cannon schemes` los muestra) o un archivo de escenario
help-arg-schemes = Escenarios que se muestran: nombres de escenarios incluidos o archivos de escenario. Si no se indica ninguno, se muestran los incluidos, uno por línea
help-arg-second = El segundo jugador
help-arg-second-tc = Limita cada búsqueda del segundo jugador a nodes:N o ms:N, en vez del límite de los dos
help-arg-seed = Semilla de las aperturas y de los errores de los niveles
help-arg-shell = La shell
help-arg-size = Tamaño de la imagen, en píxeles
help-arg-print-template-size = Casillas en cada lado del tablero
help-arg-style = Estilo de juego de la valoración: plain, gunner, marcher, mason o fox
help-arg-summary = No juega nada e informa sobre todas las partidas de estos archivos juntas
help-arg-tc = Limita cada búsqueda de los dos jugadores: nodes:N es lo mismo que --nodes N, y ms:N lo mismo que --movetime N
help-arg-theme = Solo problemas con este tema, por ejemplo win-2 u only-defence
help-arg-threads = Número de hilos
help-arg-to = Termina la animación después de este número de jugadas; si no se indica, al final de la partida
help-arg-topic = La página: las reglas vigentes, consejos, las versiones publicadas de las reglas o sobre el juego
help-arg-turn = Gira la cámara alrededor de la mesa este número de grados hacia la derecha
help-arg-view = Vista de la cámara: desde el asiento de un bando, desde arriba o a ras de la mesa
help-arg-weights = Usa los pesos de este archivo, que escribe `cannon-lab tune`, para la valoración lineal; los estilos se distinguen entonces solo por las jugadas que prefieren
help-arg-zoom = Distancia de la cámara como factor: más cerca por debajo de 1, más lejos por encima

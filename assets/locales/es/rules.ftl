# How to play, and the texts of its sections that are the same under all rules. The others are in rulebook.ftl. A diagram beside each text shows an
# example.

rules-heading = Cómo se juega
rules-moment = Imagen { $number } de { $count }
rules-notation = Notación: { $action }
# Saves the rules on one page.
# Begins the lesson about the section.
rules-try-it = Practicar
rules-print = Imprimir en una página (PDF)
# Whose rules are shown.
rules-of-this-game = Reglas de esta partida
rules-of-next-game = Reglas de la próxima partida
rulebook-published-board = Tablero publicado
rulebook-everything = Todas las unidades y terrenos
# Something on the board and its effect.
rules-entry = { $name }: { $effect }

rules-aim = Meta del juego
rules-aim-text =
    Dos ejércitos de quince soldados se enfrentan en un tablero de diez por diez puntos. Cada uno tiene una ciudad en su fila base.

    Toma la ciudad enemiga antes de que caiga la tuya. Un soldado puede capturarla, o un cañón puede alcanzarla desde lejos con un disparo.

    Las Oscuras avanzan hacia arriba y las Claras hacia abajo. Se juega por turnos; no se puede pasar.

rules-towns = Ciudades
rules-step = Paso
rules-step-text =
    Un soldado da un paso hacia delante, recto o en diagonal, hasta el punto siguiente, si está vacío.

    Los soldados nunca dan pasos hacia los lados ni hacia atrás.

rules-capture = Captura
rules-retreat = Retirada
rules-cannon = Cañones
rules-shift = Desplazamiento
rules-shift-text =
    Si el punto que sigue a un extremo está vacío, el soldado del otro extremo puede ir allí. Así todo el cañón avanza un punto por su línea.

    De este modo, un cañón puede moverse hacia atrás y hacia los lados, cosa que un soldado solo no puede. Un desplazamiento nunca captura.

rules-shot = Disparo
rules-shot-text =
    Un cañón alcanza a un soldado o a una ciudad del enemigo a dos o tres puntos de su extremo. El blanco se retira del tablero; el cañón no se mueve.

    El punto justo delante de ese extremo, la boca del cañón, debe estar vacío: un cañón no alcanza a una pieza contigua, y cualquier pieza en ese punto impide el disparo.

rules-end = Fin de la partida
## Tank Chess.
rules-tank-aim = Meta del juego
rules-tank-aim-text =
    Destruye el tanque de mando del enemigo, o saca el tuyo por el borde opuesto del tablero.

    Empiezan las Blancas. En cada turno mueves una de tus unidades, y esa unidad puede disparar una vez.

    Las unidades destruidas se quedan como restos hasta el final de la partida. Los restos y los obstáculos impiden el paso y el tiro directo.

rules-tank-fire = Disparo
rules-tank-units = Unidades
rules-tank-end = Fin de la partida

# How to do it with mouse and keys.
rules-tank-driving-controls = Haz clic en la unidad, después en una casilla y después en una flecha junto a ella: la unidad va allí y queda orientada así. Si entonces pudiera destruir algo o fuera a perderse allí, la flecha solo la gira; haz clic otra vez en la casilla para ir allí. { KEY("turn_left") } y { KEY("turn_right") } también la giran sin moverla. Para girar en el sitio, haz clic dos veces en la unidad y después en una flecha. El número de una casilla indica cuántos pasos hacen falta para llegar.
rules-tank-fire-controls = Las miras señalan las unidades que el disparo destruiría; un anillo tachado, las que no puede perforar. Haz clic en un blanco para disparar. Haz clic en un enemigo con un anillo discontinuo: la unidad elige la posición en la que después pueden destruirla menos enemigos; haz clic otra vez para disparar. Si hay una casilla más cercana pero menos segura, se muestran las dos: haz clic en la que quieras.
rules-tank-end-controls = Para ganar, elige un Mando que pueda salir y haz clic en la casilla con galones del borde.

# The lessons: what each file in `assets/lessons` says, in its order, and the reasons why an action misses the goal of a task. A learner reads
# one message at a time, beside the board: two short sentences at most.

## The end of the time for a turn, in lessons about clocks.

lesson-out-of-time = Se acabó el tiempo. Inténtalo otra vez.

## Why an action misses a goal that asks for something: the action is another one, or the position after it is not as wanted.

lesson-unmet-place = Coloca la ciudad.
lesson-unmet-step = El ejercicio pide un paso.
lesson-unmet-capture = El ejercicio pide una captura.
lesson-unmet-retreat = El ejercicio pide una retirada.
lesson-unmet-shift = El ejercicio pide un desplazamiento.
lesson-unmet-shot = El ejercicio pide un disparo.
lesson-unmet-from = Mueve desde { $places }.
lesson-unmet-to = Ese es otro lugar. El destino es { $places }.
lesson-unmet-takes = El enemigo de { $places } sigue ahí.
lesson-unmet-takes-any = No ha caído ninguna pieza.
lesson-unmet-distance = { $count ->
        [one] El blanco debe estar a un punto.
       *[other] El blanco debe estar a { $count } puntos.
    }
lesson-unmet-wins = Con eso aún no ganas.
lesson-unmet-leaves-no-action = A tu rival aún le queda una jugada.
lesson-unmet-town-safe = Podrían tomar tu ciudad en el próximo turno.
lesson-unmet-all-safe = Podrían tomar una de tus piezas en el próximo turno.
lesson-unmet-acting-safe = Podrían tomar esa pieza en el próximo turno.
lesson-unmet-safe = Podrían tomar la pieza de { $places } en el próximo turno.
lesson-unmet-threatens-town = Eso no amenaza la ciudad.
lesson-unmet-threatens = Eso no amenaza { $places }.
lesson-unmet-threatens-any = { $count ->
        [one] Eso no amenaza nada.
       *[other] Eso no amenaza { $count } piezas.
    }
lesson-unmet-soldiers-on = Debería haber soldados en { $places }.
lesson-unmet-cannons-at-least = { $count ->
        [one] Así no se forma ningún cañón.
       *[other] Necesitas { $count } cañones.
    }
lesson-unmet-unit = Usa una unidad de otro tipo: { $places }.
lesson-unmet-facing = La unidad debe mirar hacia el { $places }.
lesson-unmet-turns = El ejercicio pide girar la unidad en su casilla.
lesson-unmet-reverses = El ejercicio pide dar marcha atrás.
lesson-unmet-cost-at-most = { $count ->
        [one] Así hace falta más de un paso.
       *[other] Así hacen falta más de { $count } pasos.
    }
lesson-unmet-destroys = La unidad de { $places } no ha sido destruida.
lesson-unmet-destroys-any = No has destruido nada.
lesson-unmet-facet-front = El disparo debe dar en el frente.
lesson-unmet-facet-side = El disparo debe dar en el lateral.
lesson-unmet-facet-rear = El disparo debe dar en la trasera.
lesson-unmet-fire-distance = { $count ->
        [one] El blanco debe estar a una casilla.
       *[other] El blanco debe estar a { $count } casillas.
    }
lesson-unmet-exits = Tu Mando sigue en el tablero.
lesson-unmet-check = Eso no da JAQUE.
lesson-unmet-escape = Eso no es ESCAPE: tu Mando no podría salir en el próximo turno.
lesson-unmet-unit-safe = Esa unidad podría ser destruida en el próximo turno.
lesson-unmet-units-safe = Una de tus unidades podría ser destruida en el próximo turno.
lesson-unmet-unit-safe-on = La unidad de { $places } podría ser destruida en el próximo turno.
lesson-unmet-command-safe = Tu Mando podría ser destruido en el próximo turno.
lesson-unmet-no-enemy-escape = El Mando enemigo podría salir en el próximo turno.
lesson-unmet-pushes-to = No has empujado restos a { $places }.
lesson-unmet-clears = La mina de { $places } sigue ahí, o has perdido tu unidad.

## Why an action misses a goal that excludes something.

lesson-met-place = Esta vez no coloques la ciudad.
lesson-met-step = Esta vez hazlo sin dar un paso.
lesson-met-capture = Esta vez hazlo sin capturar.
lesson-met-retreat = Esta vez hazlo sin retirarte.
lesson-met-shift = Esta vez hazlo sin desplazar un cañón.
lesson-met-shot = Esta vez hazlo sin disparar.
lesson-met-from = La pieza de { $places } debe quedarse donde está.
lesson-met-to = No vayas a { $places }.
lesson-met-takes = Esta vez no elimines ninguna pieza.
lesson-met-turns = Esta vez hazlo sin girar en el sitio.
lesson-met-reverses = Esta vez hazlo sin dar marcha atrás.
lesson-met-destroys = Esta vez no destruyas nada.
lesson-met-other = Eso es justo lo que debes evitar aquí.

## The town.

lesson-cannon-town-title = La ciudad
lesson-cannon-town-idea = Cada bando tiene una ciudad. Si tomas la del enemigo, ganas.
lesson-cannon-town-task-1 = Juegas con las Oscuras y ganas si tomas la **ciudad** enemiga. Coloca primero la tuya **cerca del borde izquierdo**, en b1 o c1.
lesson-cannon-town-task-1-wrong-1 = En el centro, los enemigos pueden llegar por los dos lados. Elige b1 o c1.
lesson-cannon-town-task-1-wrong-2 = Ese es el lado derecho. Elige b1 o c1.
lesson-cannon-town-task-1-done = Una ciudad ya no se mueve. Cerca de un borde, menos enemigos llegan a ella.
lesson-cannon-town-task-2 = Un soldado captura lo que tiene delante, **recto o en diagonal**. Coloca tu ciudad **fuera del alcance** de los dos.
lesson-cannon-town-task-2-wrong-1 = El soldado de c2 capturaría la ciudad de d1 en diagonal.
lesson-cannon-town-task-2-wrong-2 = El soldado de g2 capturaría la ciudad de frente.
lesson-cannon-town-task-2-done = Ninguno de los dos la alcanza. Busca estos peligros antes de colocar tu ciudad.
lesson-cannon-town-task-3 = Ahora juegas con las **Claras**, arriba. Las Oscuras vienen por la izquierda: coloca tu ciudad **a la derecha**, de g10 a i10.
lesson-cannon-town-task-3-wrong-1 = Los soldados oscuros van justo hacia ese punto.
lesson-cannon-town-task-3-wrong-2 = Colócala más lejos de los soldados oscuros: en g10, h10 o i10.
lesson-cannon-town-task-3-done = Tu ciudad está bien colocada. Quien toma la ciudad enemiga gana en el acto.

## The step.

lesson-cannon-step-title = El paso
lesson-cannon-step-idea = Un soldado avanza un punto, recto o en diagonal.
lesson-cannon-step-task-1 = Un soldado da un paso **hacia delante**. Da un paso recto con el soldado de e4.
lesson-cannon-step-task-1-otherwise-1 = Usa el soldado de e4.
lesson-cannon-step-task-1-wrong-1 = Ese paso va en diagonal. Sigue en la columna e.
lesson-cannon-step-task-1-wrong-2 = Ese es otro soldado. Usa el de e4.
lesson-cannon-step-task-1-done = Ahora jugarían las Claras. Nadie puede pasar su turno.
lesson-cannon-step-task-2 = También puede avanzar **en diagonal**. Lleva al soldado de e4 a g6 en dos jugadas.
lesson-cannon-step-task-2-otherwise-1 = Debe avanzar el soldado de e4.
lesson-cannon-step-task-2-wrong-1 = Desde e5 solo podría llegar a d6, e6 o f6. g6 está a dos columnas, así que los dos pasos deben ser en diagonal.
lesson-cannon-step-task-2-wrong-2 = Vas hacia el lado equivocado: g6 está a la derecha.
lesson-cannon-step-task-2-turn-2 = Ahora da el paso a g6.
lesson-cannon-step-task-2-turn-2-wrong-1 = Hace falta otro paso en diagonal para llegar a g6.
lesson-cannon-step-task-2-done = Con dos pasos en diagonal te mueves dos columnas hacia un lado.
lesson-cannon-step-task-3 = Un soldado solo va a un **punto vacío**, nunca de lado ni hacia atrás. Libera a5 para el de a4.
lesson-cannon-step-task-3-otherwise-1 = El soldado de a5 estorba; debe moverse.
lesson-cannon-step-task-3-wrong-1 = Eso libera b5. El soldado que a4 tiene justo delante es el de a5.
lesson-cannon-step-task-3-wrong-2 = Ese soldado no estorba a nadie.
lesson-cannon-step-task-3-done = En un paso, las piezas nunca saltan unas sobre otras. Déjales sitio.
lesson-cannon-step-task-4 = Ahora juegas con las Claras, y **avanzar** es ir **hacia abajo**. Lleva al soldado de h7 junto a su compañero de g5.
lesson-cannon-step-task-4-otherwise-1 = Da el paso con el soldado de h7.
lesson-cannon-step-task-4-wrong-1 = i6 está a dos columnas de g5. Junto a él están g6 y h6.
lesson-cannon-step-task-4-wrong-2 = El soldado de g5 se queda. El de h7 va hacia él.
lesson-cannon-step-task-4-done = Si ahora un enemigo captura en g5, este soldado recaptura.

## The capture.

lesson-cannon-capture-title = La captura
lesson-cannon-capture-idea = Un soldado captura a un enemigo contiguo: delante, en diagonal hacia delante o a un lado.
lesson-cannon-capture-task-1 = Un soldado captura a un enemigo que tiene delante, **recto o en diagonal**. Captura al de d5.
lesson-cannon-capture-task-1-wrong-1 = Tu soldado ha pasado de largo. El enemigo de d5 está en diagonal delante de e4.
lesson-cannon-capture-task-1-wrong-2 = Hay algo que capturar: mira d5.
lesson-cannon-capture-task-1-done = Tu soldado ocupa ahora el punto del soldado capturado.
lesson-cannon-capture-task-2 = También captura **de lado**. Captura al enemigo que está junto a tu soldado.
lesson-cannon-capture-task-2-wrong-1 = Ahora el enemigo está detrás de ti, fuera de alcance. Captúralo de lado.
lesson-cannon-capture-task-2-wrong-2 = Un paso en diagonal lo deja atrás. Captúralo en f5.
lesson-cannon-capture-task-2-done = Un soldado va hacia un lado solo para capturar.
lesson-cannon-capture-task-3 = Tienes dos enemigos al alcance. Captura al que **nadie protege**.
lesson-cannon-capture-task-3-otherwise-1 = El soldado de d7 recapturaría. Elige al que no tiene un compañero detrás.
lesson-cannon-capture-task-3-wrong-1 = El soldado de d7 recaptura: cambias uno de los tuyos por uno suyo. El otro enemigo está indefenso.
lesson-cannon-capture-task-3-wrong-2 = Captura a uno de ellos mientras puedas.
lesson-cannon-capture-task-3-done = Antes de capturar, mira si el enemigo puede recapturar.
lesson-cannon-capture-task-4 = **Nunca** captura **hacia atrás**. Captura al enemigo de e4 con el soldado que está detrás de él.
lesson-cannon-capture-task-4-wrong-1 = El soldado de e5 no puede capturar hacia atrás. Otro tiene al enemigo delante.
lesson-cannon-capture-task-4-wrong-2 = Busca un soldado que tenga e4 en diagonal delante.
lesson-cannon-capture-task-4-done = Los soldados de atrás protegen a los de delante.
lesson-cannon-capture-task-5 = La ciudad de las Claras está al alcance. ¡Gana la partida!
lesson-cannon-capture-task-5-wrong-1 = ¡Casi! La ciudad está en diagonal delante de c9: captúrala ahora.
lesson-cannon-capture-task-5-wrong-2 = Hay un camino más rápido: el soldado de c9.
lesson-cannon-capture-task-5-done = Un soldado puede capturar la ciudad como cualquier pieza, y con eso ganas.

## The retreat.

lesson-cannon-retreat-title = La retirada
lesson-cannon-retreat-idea = Junto a un enemigo, un soldado puede retirarse: dos puntos atrás, recto o en diagonal.
lesson-cannon-retreat-task-1 = Junto a un enemigo, un soldado puede **retirarse dos puntos**, recto o en diagonal. Pon a salvo al de e5.
lesson-cannon-retreat-task-1-otherwise-1 = El que está en peligro es el soldado de e5.
lesson-cannon-retreat-task-1-wrong-1 = El soldado de e7 recaptura.
lesson-cannon-retreat-task-1-wrong-2 = Ahí sigue al lado de un enemigo, que puede capturarlo de lado.
lesson-cannon-retreat-task-1-done = Los tres caminos hacia atrás estaban libres.
lesson-cannon-retreat-task-2 = Los dos puntos del camino deben estar **vacíos**. Encuentra el único camino hacia atrás para el soldado de e5.
lesson-cannon-retreat-task-2-otherwise-1 = Debe retroceder el soldado de e5.
lesson-cannon-retreat-task-2-wrong-1 = Ese era el soldado de e4. Debe retirarse el que está delante de él.
lesson-cannon-retreat-task-2-wrong-2 = Debe ir hacia atrás, no hacia delante.
lesson-cannon-retreat-task-2-done = Los caminos por e4 y por f4 estaban bloqueados.
lesson-cannon-retreat-task-3 = Retírate con el soldado de e5, pero **mira dónde acabas**.
lesson-cannon-retreat-task-3-otherwise-1 = Debe retroceder el soldado de e5.
lesson-cannon-retreat-task-3-wrong-1 = Ahí lo captura el soldado de d4, en diagonal.
lesson-cannon-retreat-task-3-wrong-2 = El soldado de e7 recaptura.
lesson-cannon-retreat-task-3-done = En g3 nadie lo alcanza.
lesson-cannon-retreat-task-4 = El enemigo puede estar **a cualquier lado**, incluso detrás. Retrocede pasando junto al enemigo de e4.
lesson-cannon-retreat-task-4-otherwise-1 = Debe retroceder el soldado de e5.
lesson-cannon-retreat-task-4-wrong-1 = Eso te aleja de los tuyos. Retírate en diagonal.
lesson-cannon-retreat-task-4-wrong-2 = El soldado de e5 está junto a un enemigo; puede retirarse.
lesson-cannon-retreat-task-4-done = Las dos diagonales estaban libres. Sin un enemigo al lado, un soldado no puede retroceder.

## The cannon.

lesson-cannon-cannon-title = El cañón
lesson-cannon-cannon-idea = Tres soldados contiguos en línea son un cañón.
lesson-cannon-cannon-task-1 = **Tres soldados en línea**, sin huecos, son un **cañón**. Forma uno en la columna c.
lesson-cannon-cannon-task-1-wrong-1 = El soldado debe ponerse en línea con c3 y c4.
lesson-cannon-cannon-task-1-wrong-2 = Ahora hay un hueco. Lleva al tercer soldado a c5.
lesson-cannon-cannon-task-1-done = Este cañón vertical apunta al enemigo.
lesson-cannon-cannon-task-2 = La línea puede ser **horizontal**. Forma un cañón así.
lesson-cannon-cannon-task-2-wrong-1 = Con el soldado en f4 queda un hueco en e4.
lesson-cannon-cannon-task-2-wrong-2 = Esos dos ya están uno al lado del otro. Lleva con ellos al tercer soldado.
lesson-cannon-cannon-task-2-done = Un cañón horizontal vigila toda una fila.
lesson-cannon-cannon-task-3 = También puede ser **diagonal**. Forma un cañón así.
lesson-cannon-cannon-task-3-wrong-1 = El punto f5 no está en la línea que pasa por c3 y d4.
lesson-cannon-cannon-task-3-wrong-2 = Así se forma un cañón horizontal. Esta vez debe ser diagonal.
lesson-cannon-cannon-task-3-done = Las diagonales son las líneas que más fácilmente se pasan por alto.
lesson-cannon-cannon-task-4 = Un soldado puede formar parte de varios cañones. Forma **dos** con **un solo paso**.
lesson-cannon-cannon-task-4-wrong-1 = Así se forma un solo cañón: b4, c4 y d4. Hay un punto que forma dos.
lesson-cannon-cannon-task-4-wrong-2 = En f4 no forma ningún cañón. Prueba el punto donde se cruzan las dos líneas.
lesson-cannon-cannon-task-4-done = Dos cañones a la vez. Busca los puntos donde se cruzan las líneas.

## The shift.

lesson-cannon-shift-title = El desplazamiento
lesson-cannon-shift-idea = Un cañón avanza un punto por su línea: su soldado de atrás pasa delante.
lesson-cannon-shift-task-1 = Un cañón puede **desplazarse**: el soldado de un extremo pasa más allá del otro. Desplázalo un punto hacia delante.
lesson-cannon-shift-task-1-wrong-1 = Eso es un paso de un soldado, y el cañón se deshace. El soldado de atrás debe ir a c6.
lesson-cannon-shift-task-1-wrong-2 = Así se desplaza hacia atrás.
lesson-cannon-shift-task-1-done = Desplazarse es la forma más rápida de avanzar: un soldado recorre tres puntos.
lesson-cannon-shift-task-2 = Un soldado solo no puede ir de lado, pero un cañón sí puede desplazarse. Desplázalo **a la derecha**.
lesson-cannon-shift-task-2-wrong-1 = Así se desplaza a la izquierda.
lesson-cannon-shift-task-2-wrong-2 = Así se rompe el cañón. Desplázalo con el soldado de c4.
lesson-cannon-shift-task-2-done = El soldado de la izquierda es ahora el de la derecha.
lesson-cannon-shift-task-3 = También se puede ir **hacia atrás**, pero un desplazamiento nunca captura. Saca el cañón del alcance de los dos enemigos.
lesson-cannon-shift-task-3-wrong-1 = El soldado de e8 recaptura.
lesson-cannon-shift-task-3-wrong-2 = Ahí el soldado de e7 lo captura de lado.
lesson-cannon-shift-task-3-done = El soldado de delante ha pasado atrás, y el cañón sigue entero.
lesson-cannon-shift-task-4 = Desplaza hacia delante el cañón diagonal.
lesson-cannon-shift-task-4-wrong-1 = Un paso del soldado de delante deja un hueco. Lleva al soldado de atrás de d3 a g6.
lesson-cannon-shift-task-4-wrong-2 = Así se desplaza hacia atrás.
lesson-cannon-shift-task-4-done = En diagonal, el soldado que se desplaza avanza tres columnas y tres filas.

## The shot.

lesson-cannon-shot-title = El disparo
lesson-cannon-shot-idea = Un cañón dispara a un enemigo a dos o tres puntos de su extremo.
lesson-cannon-shot-task-1 = Un cañón dispara a un enemigo **a dos puntos** de su extremo, por encima de un punto vacío. Dispara al de c6.
lesson-cannon-shot-task-1-wrong-1 = Ahora el enemigo está justo delante, y el cañón se ha roto. Dispara desde donde estás.
lesson-cannon-shot-task-1-wrong-2 = Así el cañón queda demasiado cerca. Dispara a dos puntos, desde donde está.
lesson-cannon-shot-task-1-done = El cañón no se mueve cuando dispara.
lesson-cannon-shot-task-2 = A **tres puntos** también se puede disparar. Dispara a esa distancia **en diagonal**.
lesson-cannon-shot-task-2-wrong-1 = Así se rompe el cañón. El enemigo de g7 está a tres puntos de d4.
lesson-cannon-shot-task-2-wrong-2 = Así estaría a dos puntos, pero jugarían las Claras. Dispara ahora.
lesson-cannon-shot-task-2-done = Tres puntos es lo más lejos que llega un cañón.
lesson-cannon-shot-task-3 = El punto delante del extremo de un cañón, su **boca**, debe estar vacío. Dispara al de e7 con el otro cañón.
lesson-cannon-shot-task-3-wrong-1 = El soldado de e7 recaptura. Dispárale primero.
lesson-cannon-shot-task-3-wrong-2 = Así se rompe el cañón que puede disparar.
lesson-cannon-shot-task-3-done = Este cañón ha disparado tres puntos hacia la izquierda. Los cañones disparan por los dos extremos.
lesson-cannon-shot-task-4 = Gana la partida con un disparo.
lesson-cannon-shot-task-4-wrong-1 = Ese es solo un soldado. A tres puntos solo el primer punto debe estar vacío, así que también puedes disparar a la ciudad.
lesson-cannon-shot-task-4-wrong-2 = Así se rompe el cañón, y tenías la ciudad a tiro.
lesson-cannon-shot-task-4-done = El disparo ha pasado por encima del soldado del segundo punto.

## Four in a row.

lesson-cannon-four-title = Cuatro en línea
lesson-cannon-four-idea = Cuatro en línea son dos cañones: si pierdes un soldado de un extremo, aún te queda un cañón.
lesson-cannon-four-task-1 = Cuatro en línea son **dos cañones**: los tres de delante y los tres de atrás. Forma una **línea de cuatro** en la columna c.
lesson-cannon-four-task-1-wrong-1 = Así desplazas el cañón, pero sigue siendo de tres. Añade el soldado de b5.
lesson-cannon-four-task-1-wrong-2 = Ahora hay un hueco en c5.
lesson-cannon-four-task-1-done = Los dos cañones comparten los dos soldados del medio. Si pierdes uno de un extremo, aún te queda un cañón.
lesson-cannon-four-task-2 = Desplaza uno de los dos cañones a la derecha.
lesson-cannon-four-task-2-wrong-1 = Así se desplaza a la izquierda.
lesson-cannon-four-task-2-wrong-2 = Eso es un paso. Desplaza el cañón c4, d4, e4.
lesson-cannon-four-task-2-done = El soldado de b4 no forma parte de este cañón y se quedó atrás; el de c4 recorrió tres puntos hasta f4.
lesson-cannon-four-task-3 = Solo el **cañón de delante**, con e5, puede disparar hacia delante. Dos enemigos están a su alcance: dispara al que **sin e5 no alcanzarías**.
lesson-cannon-four-task-3-wrong-1 = Si pierdes e5, el otro cañón aún alcanza e7, pero no e8.
lesson-cannon-four-task-3-wrong-2 = Así se rompe la línea. Dispara.
lesson-cannon-four-task-3-turn-2 = Las Claras han disparado a tu primer soldado. Dispara con los que quedan.
lesson-cannon-four-task-3-turn-2-wrong-1 = Así se rompe tu último cañón. El soldado de e7 está a tres puntos de e4.
lesson-cannon-four-task-3-done = Sin el cuarto soldado no habrías podido hacer este disparo.
lesson-cannon-four-task-4 = Tu línea puede disparar por **los dos extremos**. Dispara al enemigo que se ha colado **por la izquierda**.
lesson-cannon-four-task-4-wrong-1 = Ese puede esperar. El soldado de b5 va camino de tu ciudad.
lesson-cannon-four-task-4-wrong-2 = Así se rompe el cañón de la izquierda. Dispara a b5.
lesson-cannon-four-task-4-done = Una línea larga vigila los dos lados.

## Defending against a shot.

lesson-cannon-defence-title = Defenderse de un disparo
lesson-cannon-defence-idea = Un disparo se evita con una pieza delante de la boca o rompiendo el cañón.
lesson-cannon-defence-task-1 = El cañón de las Claras amenaza tu ciudad de f1. **Bloquea su boca**: avanza a f3, justo delante de f4.
lesson-cannon-defence-task-1-wrong-1 = Solo cuenta el primer punto delante de la boca. El disparo pasa por encima de f2.
lesson-cannon-defence-task-1-wrong-2 = El disparo baja recto por la columna. Pon algo delante de f4.
lesson-cannon-defence-task-1-done = Solo una pieza en el primer punto detiene el disparo. Si f4 la captura, el cañón se rompe.
lesson-cannon-defence-task-2 = También puedes **romper** un cañón. El cañón f3, g4, h5 apunta a tu ciudad: captura a uno de sus soldados.
lesson-cannon-defence-task-2-otherwise-1 = La ciudad está a salvo, pero también puedes capturar a un soldado del cañón.
lesson-cannon-defence-task-2-wrong-1 = Eso no impide el disparo en diagonal. Captura a uno de los tres.
lesson-cannon-defence-task-2-wrong-2 = Dispararían a tu ciudad. Mira al soldado de g3.
lesson-cannon-defence-task-2-done = Si le falta uno de sus tres soldados, un cañón deja de serlo.
lesson-cannon-defence-task-3 = El cañón de las Claras en la columna c apunta a tu ciudad. Rómpelo con un **disparo** de tu propio cañón.
lesson-cannon-defence-task-3-otherwise-1 = Las Claras dispararían a tu ciudad.
lesson-cannon-defence-task-3-wrong-1 = Ese es el segundo punto; el disparo le pasa por encima.
lesson-cannon-defence-task-3-wrong-2 = Así se rompe justo el cañón que puede ayudar.
lesson-cannon-defence-task-3-done = Has disparado a un soldado del cañón enemigo, y ya no puede disparar.
lesson-cannon-defence-task-4 = Esta vez el blanco es un soldado: el cañón apunta a e5. Ponlo a salvo.
lesson-cannon-defence-task-4-otherwise-1 = Todavía pueden disparar a un soldado tuyo.
lesson-cannon-defence-task-4-wrong-1 = Ahora hay dos soldados a tiro: e5 a dos puntos y d5 a tres.
lesson-cannon-defence-task-4-wrong-2 = Dispararían al soldado de e5.
lesson-cannon-defence-task-4-done = Bastaba un paso fuera de la línea de tiro.

## Threats on the town.

lesson-cannon-threats-title = Amenazas a la ciudad
lesson-cannon-threats-idea = Amenaza la ciudad de dos maneras a la vez: tu rival solo puede parar una.
lesson-cannon-threats-task-1 = **Amenazas** la ciudad cuando podrías tomarla **en tu próximo turno**. Completa en la columna c un cañón que apunte a ella.
lesson-cannon-threats-task-1-otherwise-1 = Así no se puede tomar la ciudad. Completa el cañón de la columna c.
lesson-cannon-threats-task-1-wrong-1 = Así queda un hueco en c6, y no se forma un cañón.
lesson-cannon-threats-task-1-wrong-2 = El soldado debe ponerse en línea con c5 y c6.
lesson-cannon-threats-task-1-done = La ciudad de c10 está a tres puntos de c7, y el primer punto está vacío. Las Claras tienen que hacer algo.
lesson-cannon-threats-task-2 = Amenaza la ciudad con el soldado de g8, pero **sin perderlo**.
lesson-cannon-threats-task-2-wrong-1 = El soldado de h10 lo captura en diagonal.
lesson-cannon-threats-task-2-wrong-2 = Desde h9 la ciudad no está al alcance.
lesson-cannon-threats-task-2-done = Justo delante de la ciudad, tu soldado está a salvo del de h10.
lesson-cannon-threats-task-3 = Una sola amenaza se puede parar, así que **crea dos**. Avanza con el soldado de e8 para salir de la línea del cañón que tiene detrás.
lesson-cannon-threats-task-3-otherwise-1 = El soldado de e8 debe salir de la línea del cañón.
lesson-cannon-threats-task-3-otherwise-2 = Avanza: así el propio soldado es la segunda amenaza.
lesson-cannon-threats-task-3-wrong-1 = Eso es una sola amenaza: el soldado de g10 lo captura.
lesson-cannon-threats-task-3-wrong-2 = Das tiempo a las Claras. Destapa el cañón que hay detrás de e8.
lesson-cannon-threats-task-3-turn-2 = Las Claras solo podían parar una de las amenazas. ¡Gana!
lesson-cannon-threats-task-3-turn-2-wrong-1 = Ya puedes tomar la ciudad.
lesson-cannon-threats-task-3-done = Has amenazado de dos maneras a la vez: así terminan la mayoría de las partidas.
lesson-cannon-threats-task-4 = Las Claras apuntan a tu ciudad, pero es tu turno. ¿Qué es lo mejor?
lesson-cannon-threats-task-4-wrong-1 = Tu ciudad está a salvo por ahora, pero podías haber ganado ya.
lesson-cannon-threats-task-4-wrong-2 = La ciudad está en diagonal delante de b9. ¡Captúrala!
lesson-cannon-threats-task-4-done = Antes de defenderte, mira si puedes ganar.

## No action left.

lesson-cannon-no-action-title = Sin jugadas legales
lesson-cannon-no-action-idea = Un bando que en su turno no tiene ninguna jugada legal pierde.
lesson-cannon-no-action-task-1 = **Pierde** quien en su turno **no tiene ninguna jugada legal**. Las ciudades no se mueven, y a las Claras les queda un soldado: captúralo.
lesson-cannon-no-action-task-1-wrong-1 = Las Claras aún tienen un soldado que puede moverse.
lesson-cannon-no-action-task-1-wrong-2 = Las Claras aún tienen un soldado que puede moverse. Elimínalo.
lesson-cannon-no-action-task-1-done = Así se gana igual que tomando la ciudad.
lesson-cannon-no-action-task-2 = El soldado de a1 ha llegado al borde: ya no puede avanzar. ¿A cuál debes eliminar?
lesson-cannon-no-action-task-2-wrong-1 = El soldado claro de g4 lo capturaría. Mejor dispara.
lesson-cannon-no-action-task-2-wrong-2 = El soldado de g4 aún puede moverse.
lesson-cannon-no-action-task-2-done = El soldado de a1 puede capturar a su lado o retirarse ante un enemigo. Así que no te acerques a él.
lesson-cannon-no-action-task-3 = Ahora ten cuidado tú: tu soldado de a10 está atascado. Salva al otro o pierdes.
lesson-cannon-no-action-task-3-otherwise-1 = El soldado de e5 es el único que puede jugar.
lesson-cannon-no-action-task-3-wrong-1 = El soldado de e7 recaptura, y te quedas sin jugadas.
lesson-cannon-no-action-task-3-wrong-2 = El soldado de e6 lo captura de lado, y te quedas sin jugadas.
lesson-cannon-no-action-task-3-done = Reserva siempre algunos soldados que todavía puedan moverse.
lesson-cannon-no-action-task-4 = Dos enemigos están atascados en las esquinas. Acaba la partida.
lesson-cannon-no-action-task-4-wrong-1 = Las Claras aún pueden avanzar con el soldado de c6. Captúralo.
lesson-cannon-no-action-task-4-wrong-2 = A su lado estás a su alcance. Captúralo.
lesson-cannon-no-action-task-4-done = Más o menos una de cada quince partidas termina así.

## A first plan.

lesson-cannon-plan-title = Un primer plan
lesson-cannon-plan-idea = Coloca la ciudad junto al borde, une tus líneas y dispara a lo que se acerque.
lesson-cannon-plan-task-1 = Una partida nueva. Coloca tu ciudad cerca de un borde: en b1 o c1.
lesson-cannon-plan-task-1-wrong-1 = En el centro, muchas líneas llegan hasta ella. Junto al borde es más seguro.
lesson-cannon-plan-task-1-wrong-2 = Esta vez quédate a la izquierda: b1 o c1.
lesson-cannon-plan-task-1-turn-2 = Cada columna tuya es un cañón sin blanco. **Amenaza** a un soldado enemigo: pon un **soldado de atrás** entre dos columnas.
lesson-cannon-plan-task-1-turn-2-otherwise-1 = Con eso no amenazas nada. Busca un paso desde la fila 2 que forme un cañón diagonal.
lesson-cannon-plan-task-1-turn-2-wrong-1 = Así se rompe tu cañón de la columna a. Usa un soldado de la fila 2.
lesson-cannon-plan-task-1-turn-2-wrong-2 = Así se rompe la columna y no amenazas nada.
lesson-cannon-plan-task-1-done = Es un buen comienzo: un nuevo cañón diagonal y una amenaza a la vez. Un paso tranquilo en la retaguardia puede ser un ataque.
lesson-cannon-plan-task-2 = Las Claras no han respondido a tu amenaza. Cúmplela.
lesson-cannon-plan-task-2-wrong-1 = Así se rompe el cañón diagonal. El soldado de d7 está a su alcance.
lesson-cannon-plan-task-2-wrong-2 = Dispara primero: puedes ganar un soldado gratis.
lesson-cannon-plan-task-2-done = Tienes un soldado más. Las pequeñas ventajas como esta ganan partidas.
lesson-cannon-plan-task-3 = Un soldado claro se acerca para estropear tus líneas. Elimínalo **sin perder ningún soldado**.
lesson-cannon-plan-task-3-otherwise-1 = Las Claras pueden eliminar a cambio uno de tus soldados.
lesson-cannon-plan-task-3-wrong-1 = Entonces el soldado de f5 captura uno de los tuyos. Elimínalo primero.
lesson-cannon-plan-task-3-wrong-2 = Puede capturar antes a tus soldados. Elimínalo.
lesson-cannon-plan-task-3-done = Un soldado que avanza solo está perdido.
lesson-cannon-plan-task-4 = Más avanzada la partida: apunta con un cañón a la ciudad de i10.
lesson-cannon-plan-task-4-otherwise-1 = Así no se puede tomar la ciudad. Completa un cañón en la columna i.
lesson-cannon-plan-task-4-wrong-1 = Así queda un hueco en i6. Pon en línea el tercer soldado.
lesson-cannon-plan-task-4-wrong-2 = Eso no amenaza nada. Mira a los soldados que hay debajo de la ciudad.
lesson-cannon-plan-task-4-done = En eso consiste el juego: formar líneas, crear amenazas y no perder de vista tu propia ciudad. ¡Ahora juega!

## Steps and turns.

lesson-tank-drive-title = Pasos y giros
lesson-tank-drive-idea = Avanzar una casilla cuesta un paso, y girar 45° también.
lesson-tank-drive-task-1 = Un tanque pesado avanza hasta tres casillas **hacia donde mira**. Haz clic en él, luego en D7, y **otra vez en D7** para ir allí.
lesson-tank-drive-task-1-wrong-1 = Has usado dos pasos de tres. Úsalos todos.
lesson-tank-drive-task-1-wrong-2 = Girar cuesta un paso, y D7 está justo al frente.
lesson-tank-drive-task-1-done = El número de una casilla indica cuántos pasos hacen falta para llegar.
lesson-tank-drive-task-2 = **Girar 45° cuesta un paso**, igual que una casilla. Lleva a G7 el tanque ligero, que tiene cinco pasos.
lesson-tank-drive-task-2-wrong-1 = Casi. Con un giro y tres pasos en diagonal llegas a G7.
lesson-tank-drive-task-2-wrong-2 = Has ido solo al frente. Gira una vez y sigue en diagonal.
lesson-tank-drive-task-2-done = Has usado cuatro de los cinco pasos. En cada turno se mueve una sola unidad.
lesson-tank-drive-task-3 = Un giro solo también es una jugada. Gira el tanque medio **en su casilla** hasta que **mire a la derecha**.
lesson-tank-drive-task-3-otherwise-1 = Gira el tanque medio.
lesson-tank-drive-task-3-wrong-1 = Has girado 45°. Gira una vez más.
lesson-tank-drive-task-3-wrong-2 = Ahora mira a la izquierda.
lesson-tank-drive-task-3-done = Un cuarto de vuelta cuesta dos pasos.
lesson-tank-drive-task-4 = Lleva el tanque ligero a F8, de modo que allí mire a la derecha.
lesson-tank-drive-task-4-otherwise-1 = En F8 debe mirar a la derecha. Tres pasos al frente dejan dos para girar.
lesson-tank-drive-task-4-wrong-1 = Solo ha girado a medias: aún te queda un paso.
lesson-tank-drive-task-4-wrong-2 = Ahora gíralo también: te quedan dos pasos.
lesson-tank-drive-task-4-done = Importa hacia dónde mira una unidad al final: desde ahí avanza y dispara.

## Reverse.

lesson-tank-reverse-title = Marcha atrás
lesson-tank-reverse-idea = En vez de avanzar o girar, una unidad puede retroceder una casilla en línea recta.
lesson-tank-reverse-task-1 = En vez de avanzar, una unidad puede **retroceder una casilla** sin dejar de mirar al mismo lado. Lleva así el tanque medio a G5.
lesson-tank-reverse-task-1-otherwise-1 = Debe seguir mirando hacia arriba.
lesson-tank-reverse-task-1-wrong-1 = Así lo giras. Debe seguir mirando al muro.
lesson-tank-reverse-task-1-done = El blindaje frontal es el más grueso: es una buena forma de retirarse. Con eso termina el movimiento.
lesson-tank-reverse-task-2 = El destructor de tanques de F11 dispara por toda la columna. Sal de su línea dando marcha atrás.
lesson-tank-reverse-task-2-wrong-1 = Todavía está en la columna F.
lesson-tank-reverse-task-2-wrong-2 = Así vas hacia el cañón enemigo.
lesson-tank-reverse-task-2-done = «Atrás» es siempre el lado opuesto al que mira la unidad.
lesson-tank-reverse-task-3 = ¿Qué unidad puede llegar a G4 **dando marcha atrás**? Llévala hasta allí.
lesson-tank-reverse-task-3-wrong-1 = Ha dado la vuelta para llegar. Al dar marcha atrás conserva su orientación.
lesson-tank-reverse-task-3-wrong-2 = La trasera de esa unidad apunta a G8. Busca la que da la espalda a G4.
lesson-tank-reverse-task-3-done = La unidad retrocede solo una casilla por jugada, pero no tiene que girar.
lesson-tank-reverse-task-4 = Da marcha atrás para alejarte del enemigo que tienes delante.
lesson-tank-reverse-task-4-wrong-1 = Así muestras el lateral al enemigo.
lesson-tank-reverse-task-4-wrong-2 = No pases de largo: ve recto hacia atrás.
lesson-tank-reverse-task-4-done = Tras un paso atrás, una unidad puede disparar como tras cualquier movimiento. Las lecciones siguientes lo enseñan.

## Firing.

lesson-tank-fire-title = El disparo
lesson-tank-fire-idea = Después de moverse, una unidad puede disparar una vez: al frente o a 45° a un lado u otro.
lesson-tank-fire-task-1 = Una unidad **primero avanza o gira** y luego puede **disparar** al frente o a 45°. Destruye el tanque ligero.
lesson-tank-fire-task-1-wrong-1 = Te has movido, y el enemigo está en línea. ¡Dispara!
lesson-tank-fire-task-1-wrong-2 = Desde ahí, D9 queda a 45° a la izquierda: ahora dispara.
lesson-tank-fire-task-1-done = Sus **restos** se quedan e impiden el paso y el tiro directo.
lesson-tank-fire-task-2 = El enemigo no está aún en ninguna de esas direcciones. Ve adonde puedas apuntarle y dispara.
lesson-tank-fire-task-2-wrong-1 = Desde aquí está en la diagonal derecha. Dispara.
lesson-tank-fire-task-2-wrong-2 = Has avanzado una casilla de más: la diagonal de E5 lleva a H8.
lesson-tank-fire-task-2-done = Cuenta las casillas por la diagonal.
lesson-tank-fire-task-3 = El enemigo está detrás de ti. Gira hasta tenerlo a tiro y dispara.
lesson-tank-fire-task-3-wrong-1 = Dos giros no bastan: mirando a la derecha, el cañón dispara a la derecha y por las dos diagonales contiguas.
lesson-tank-fire-task-3-wrong-2 = No huyas: gira tres veces y dispara.
lesson-tank-fire-task-3-done = Tres giros han bastado, porque el cañón también dispara a 45°.
lesson-tank-fire-task-4 = Un obstáculo detiene los disparos en la columna D. Busca una casilla desde la que tu tanque ligero destruya el del enemigo.
lesson-tank-fire-task-4-wrong-1 = Desde aquí D8 está en la diagonal derecha. Dispara.
lesson-tank-fire-task-4-done = Has disparado a la vuelta de la esquina, por una diagonal.

## Too close.

lesson-tank-range-title = Demasiado cerca
lesson-tank-range-idea = No se puede disparar a un enemigo en la casilla contigua. El blanco debe estar a dos casillas o más.
lesson-tank-range-task-1 = Un enemigo en la **casilla contigua** está **demasiado cerca** para dispararle. Toma distancia y destrúyelo.
lesson-tank-range-task-1-wrong-1 = Todavía está en la casilla contigua. Da un paso atrás.
lesson-tank-range-task-1-wrong-2 = Ahora está a dos casillas. Dispara.
lesson-tank-range-task-1-done = Has dado marcha atrás y has disparado en una sola jugada.
lesson-tank-range-task-2 = Un enemigo está demasiado cerca, pero hay otro. **Gira en el sitio** y destrúyelo.
lesson-tank-range-task-2-wrong-1 = Ahora tienes G8 a tiro. Dispara.
lesson-tank-range-task-2-wrong-2 = Buen disparo, pero el ejercicio pide girar en el sitio.
lesson-tank-range-task-2-done = No te fijes solo en el enemigo más cercano.
lesson-tank-range-task-3 = Esta vez no puedes retroceder. Aléjate de F6 y destrúyelo.
lesson-tank-range-task-3-wrong-1 = F6 está otra vez en la casilla contigua.
lesson-tank-range-task-3-done = No puedes disparar a un enemigo contiguo hasta que te apartas.

## Armour.

lesson-tank-armour-title = Blindaje
lesson-tank-armour-idea = Un disparo destruye una unidad si la potencia del cañón supera el blindaje de la parte alcanzada: frente, lateral o trasera.
lesson-tank-armour-task-1 = Un disparo surte efecto si el **cañón supera el blindaje**. El tuyo tiene 2: destruye el tanque pesado **por detrás**, donde tiene 1.
lesson-tank-armour-task-1-wrong-1 = Es la fila correcta, pero el cañón no apunta. Gira una vez a la izquierda.
lesson-tank-armour-task-1-wrong-2 = Desde ahí solo se ve su lateral.
lesson-tank-armour-task-1-done = Justo por detrás, hasta un tanque pesado es débil.
lesson-tank-armour-task-2 = Un disparo **en diagonal desde delante** da en el **lateral**. Dale ahí al tanque medio: tiene blindaje 2 en el frente y 1 en el lateral.
lesson-tank-armour-task-2-wrong-1 = Desde aquí F8 está en la diagonal. Dispara.
lesson-tank-armour-task-2-wrong-2 = Desde D5, la diagonal lleva a G8.
lesson-tank-armour-task-2-done = El blindaje frontal solo cuenta para los disparos justo de frente.
lesson-tank-armour-task-3 = El tanque ligero tiene un cañón de potencia 1, y la trasera de un tanque medio tiene blindaje 0. Ponte detrás.
lesson-tank-armour-task-3-wrong-1 = Estás detrás. Aún puedes girar una vez a la izquierda, y lo tendrás a tiro.
lesson-tank-armour-task-3-wrong-2 = Estás demasiado cerca, y ese es su lateral.
lesson-tank-armour-task-3-done = Un tanque de cañón débil debe dar un rodeo hasta el lateral o la trasera.
lesson-tank-armour-task-4 = Ahora defiéndete. El tanque medio enemigo apunta a tu lateral: gira tu tanque para que esté a salvo.
lesson-tank-armour-task-4-wrong-1 = A 45°, el disparo aún da en el lateral.
lesson-tank-armour-task-4-wrong-2 = Así el disparo aún da en el lateral.
lesson-tank-armour-task-4-done = Muestra el frente a lo que te amenaza.

## Ricochet.

lesson-tank-ricochet-title = Rebote
lesson-tank-ricochet-idea = Un cañón que no supera el blindaje no hace nada. Usa uno más potente.
lesson-tank-ricochet-task-1 = Un cañón que **no supera** el blindaje no hace nada. Destruye **de frente** el tanque medio de F9 con el tanque adecuado.
lesson-tank-ricochet-task-1-wrong-1 = Su cañón tiene potencia 2, lo mismo que el blindaje frontal. Usa el tanque pesado.
lesson-tank-ricochet-task-1-wrong-2 = Desde aquí no puede ver F9.
lesson-tank-ricochet-task-1-done = Un valor igual no basta: la potencia debe superar el blindaje.
lesson-tank-ricochet-task-2 = Un tanque pesado está a salvo donde los disparos enemigos rebotan. Llévalo a F4 y **mantenlo a salvo**.
lesson-tank-ricochet-task-2-wrong-1 = Avanza dos casillas, hasta F4.
lesson-tank-ricochet-task-2-done = Un blindaje lateral de 2 resiste un cañón de potencia 2. Solo la trasera es débil.
lesson-tank-ricochet-task-3 = El cañón del tanque ligero tiene potencia 1. Elige un blanco que pueda destruir.
lesson-tank-ricochet-task-3-wrong-1 = El tanque de H10 muestra la trasera: blindaje 0. Dispara.
lesson-tank-ricochet-task-3-wrong-2 = Ese disparo también lo destruye, pero usa el tanque ligero.
lesson-tank-ricochet-task-3-done = Un blindaje de 0 no protege: cualquier cañón lo perfora.

## Cover.

lesson-tank-cover-title = Cobertura
lesson-tank-cover-idea = Los obstáculos, los restos y las unidades detienen los disparos directos. Quédate detrás.
lesson-tank-cover-task-1 = Un muro **detiene los disparos**, pero el enemigo puede moverse. Lleva el tanque ligero detrás del muro, donde el destructor de tanques no lo alcance **en el próximo turno**.
lesson-tank-cover-task-1-otherwise-1 = Ponte detrás del muro: en E5, F5 o G5.
lesson-tank-cover-task-1-otherwise-2 = El destructor de tanques puede moverse o girar y alcanzarlo ahí.
lesson-tank-cover-task-1-wrong-1 = Ahí está en campo abierto: el destructor de tanques se pone en línea y dispara.
lesson-tank-cover-task-1-wrong-2 = Aunque esté más lejos, en campo abierto el cañón aún lo alcanza.
lesson-tank-cover-task-1-done = Quédate pegado al muro: el enemigo tarda mucho en rodearlo.
lesson-tank-cover-task-2 = Los disparos pasan **en diagonal** entre dos obstáculos que solo se tocan por una esquina. Dispara entre los de D5 y E4.
lesson-tank-cover-task-2-wrong-1 = La diagonal está libre. Dispara.
lesson-tank-cover-task-2-wrong-2 = Desde ahí no hay nada en línea.
lesson-tank-cover-task-2-done = Una unidad también puede pasar en diagonal por un hueco así.
lesson-tank-cover-task-3 = Los **restos también cubren**. Convierte en restos el tanque ligero de E7 y **quédate a salvo** detrás.
lesson-tank-cover-task-3-otherwise-1 = El tanque pesado podría destruir uno de tus tanques. Dispara desde una casilla en la que los restos queden en medio.
lesson-tank-cover-task-3-wrong-1 = Te has movido, pero no has disparado.
lesson-tank-cover-task-3-done = Los restos se quedan hasta el final de la partida.

## CHECK.

lesson-tank-check-title = JAQUE
lesson-tank-check-idea = Cuando un Mando puede ser destruido en el próximo turno, se anuncia JAQUE. Destruirlo da la victoria.
lesson-tank-check-task-1 = Si destruyes el **Mando** enemigo, **ganas**. Tiene el blindaje de un tanque ligero, así que dale en el lateral.
lesson-tank-check-task-1-wrong-1 = El Mando está en línea. ¡Dispara!
lesson-tank-check-task-1-done = La partida termina en el acto, haya lo que haya en el tablero.
lesson-tank-check-task-2 = Es **JAQUE** cuando podrías destruir el Mando **en el próximo turno**. Da JAQUE con el tanque ligero.
lesson-tank-check-task-2-otherwise-1 = Desde ahí no podría dar al Mando en el próximo turno.
lesson-tank-check-task-2-wrong-1 = Desde B6 llega a B11 en el próximo turno, pero ya no puede girar para disparar. Avanza una casilla más.
lesson-tank-check-task-2-wrong-2 = Está demasiado lejos.
lesson-tank-check-task-2-done = El tanque ligero aún tendría que avanzar y girar, pero es JAQUE de todos modos.
lesson-tank-check-task-3 = Te dan JAQUE: el tanque ligero de F8 amenaza tu Mando. **No estás obligado a responder**, pero conviene: destruye al atacante.
lesson-tank-check-task-3-wrong-1 = Si tu Mando huye, lo persiguen. Aquí puedes destruir al atacante.
lesson-tank-check-task-3-wrong-2 = El tanque ligero está en línea. Dispara.
lesson-tank-check-task-3-done = La mejor respuesta a un JAQUE es eliminar al atacante.
lesson-tank-check-task-4 = Otra vez JAQUE, y ninguna unidad tuya puede destruir al atacante. Pon a salvo el Mando.
lesson-tank-check-task-4-wrong-1 = El Mando sigue en línea, y su lateral es más débil.
lesson-tank-check-task-4-wrong-2 = El Mando sigue en línea, solo que más lejos.
lesson-tank-check-task-4-done = Sal de su alcance o ponte a cubierto.

## ESCAPE.

lesson-tank-escape-title = ESCAPE
lesson-tank-escape-idea = También ganas si tu Mando sale por el borde opuesto, recto o en diagonal, pero no por una esquina.
lesson-tank-escape-task-1 = También ganas si tu Mando **sale por el borde opuesto**. Eso cuesta uno de sus **cinco pasos**. Haz clic en él y luego en la flecha del borde.
lesson-tank-escape-task-1-wrong-1 = Está en el borde, pero todavía no ha salido. El Mando puede salir en esta misma jugada.
lesson-tank-escape-task-1-done = Con eso ganas la partida. Han hecho falta cuatro de los cinco pasos: tres casillas y el borde.
lesson-tank-escape-task-2 = Se anuncia **ESCAPE** cuando un Mando puede salir **en el próximo turno**. Lleva el tuyo adonde pueda hacerlo.
lesson-tank-escape-task-2-otherwise-1 = Desde ahí no podría salir en el próximo turno.
lesson-tank-escape-task-2-wrong-1 = Desde D7 hay cinco pasos hasta D12 y uno para salir: uno de más.
lesson-tank-escape-task-2-wrong-2 = Está demasiado lejos del borde.
lesson-tank-escape-task-2-done = ¡ESCAPE! Tu rival tiene que impedirlo ahora.
lesson-tank-escape-task-3 = Siguiendo recto, este Mando saldría **por la esquina**, y eso **no se permite**. Sal de todos modos.
lesson-tank-escape-task-3-wrong-1 = Por la esquina no hay salida. Gira antes de llegar.
lesson-tank-escape-task-3-done = Ha girado por el camino y ha salido recto o en diagonal junto a la esquina.
lesson-tank-escape-task-4 = Es pronto para salir. Muévete de forma que puedas salir **en el próximo turno**, y **cuidado con la esquina**.
lesson-tank-escape-task-4-wrong-1 = Desde H8, cinco pasos seguidos llevan a la esquina, y girar cuesta demasiado.
lesson-tank-escape-task-4-done = Un Mando cerca de la esquina necesita un paso más para girar.
lesson-tank-escape-task-5 = Ahora el Mando de las Negras quiere salir por tu borde. Impídelo.
lesson-tank-escape-task-5-otherwise-1 = El Mando de G4 sale en el próximo turno, y ganan las Negras. Destrúyelo.
lesson-tank-escape-task-5-wrong-1 = Este tanque es demasiado lento para alcanzarlo, y el Mando de G4 sale en el próximo turno.
lesson-tank-escape-task-5-done = A un Mando que se adelanta mucho a su ejército se le puede cazar.

## The tank destroyer.

lesson-tank-destroyer-title = El destructor de tanques
lesson-tank-destroyer-idea = Su cañón de potencia 4 perfora hasta el frente de un tanque pesado, pero solo dispara al frente.
lesson-tank-destroyer-task-1 = El destructor de tanques tiene un cañón de **potencia 4**, que supera el **blindaje frontal 3**. Destruye de frente el tanque pesado.
lesson-tank-destroyer-task-1-wrong-1 = El tanque pesado está justo al frente. Dispara.
lesson-tank-destroyer-task-1-done = Ningún otro tanque del juego básico puede hacerlo.
lesson-tank-destroyer-task-2 = **Solo dispara al frente**, nunca a 45°. Gíralo hacia el tanque pesado y dispara.
lesson-tank-destroyer-task-2-wrong-1 = Ahora está justo al frente. Dispara.
lesson-tank-destroyer-task-2-wrong-2 = Este cañón no dispara de lado: gíralo hacia el blanco.
lesson-tank-destroyer-task-2-done = Basta un giro de un paso, y quedan tres.
lesson-tank-destroyer-task-3 = Busca una casilla desde la que el tanque pesado de I7 quede justo al frente.
lesson-tank-destroyer-task-3-wrong-1 = Ese es el tanque medio. El pesado es mejor presa.
lesson-tank-destroyer-task-3-wrong-2 = Esa diagonal lleva al tanque medio.
lesson-tank-destroyer-task-3-done = Avanzar, girar y disparar: los cuatro pasos se gastan pronto.
lesson-tank-destroyer-task-4 = Mantén tu tanque **fuera de la línea** del destructor de tanques, que avanza cuatro pasos.
lesson-tank-destroyer-task-4-otherwise-1 = Ahí el destructor de tanques te pone delante de su cañón.
lesson-tank-destroyer-task-4-wrong-1 = El destructor de tanques se coloca mirando por la diagonal.
lesson-tank-destroyer-task-4-wrong-2 = Tu tanque sigue donde corre peligro.
lesson-tank-destroyer-task-4-done = Solo es peligroso en línea: apártate de sus líneas o ponte a cubierto.

## The mortar.

lesson-tank-mortar-title = El mortero
lesson-tank-mortar-idea = Dispara por encima de todo, justo al frente, a una distancia exacta de 3, 4 o 5 casillas.
lesson-tank-mortar-task-1 = Un **mortero** dispara **por encima de todo**, a 3, 4 o 5 casillas de distancia. Destruye el tanque medio que está detrás del muro.
lesson-tank-mortar-task-1-wrong-1 = El blanco está a cuatro casillas, a su alcance. Dispara.
lesson-tank-mortar-task-1-wrong-2 = A seis casillas está demasiado lejos.
lesson-tank-mortar-task-1-done = Ningún blindaje resiste su potencia 5, así que solo te protege la distancia. Pero es lento y tiene poco blindaje.
lesson-tank-mortar-task-2 = Este enemigo está **demasiado cerca**: dos casillas. Ponte a la **distancia correcta** y dispara.
lesson-tank-mortar-task-2-wrong-1 = La distancia sigue siendo dos.
lesson-tank-mortar-task-2-wrong-2 = Está a tres casillas. Dispara.
lesson-tank-mortar-task-2-done = A menos de tres casillas, un mortero está indefenso.
lesson-tank-mortar-task-3 = Un mortero elige su blanco. Destruye el tanque pesado que está detrás del ligero.
lesson-tank-mortar-task-3-wrong-1 = El tanque ligero vale menos. Cinco casillas también están a su alcance.
lesson-tank-mortar-task-3-done = El mortero dispara incluso por encima de los enemigos.
lesson-tank-mortar-task-4 = Gira el mortero hacia el tanque pesado y dispara. **Solo** dispara **justo al frente**.
lesson-tank-mortar-task-4-wrong-1 = Está a tres casillas en diagonal. Dispara.
lesson-tank-mortar-task-4-wrong-2 = Desde aquí no está en línea.
lesson-tank-mortar-task-4-done = Cada casilla en diagonal cuenta como una.

## Vehicles of the expansion.

lesson-tank-house-units-title = Vehículos de la expansión
lesson-tank-house-units-idea = Algunos tableros tienen vehículos especiales, que no son del juego básico. Cada uno sabe hacer algo que los demás no.
lesson-tank-house-units-task-1 = Un **bulldozer** no tiene cañón, pero **empuja restos** una casilla hacia delante. Despeja el paso: avanza a la casilla de los restos.
lesson-tank-house-units-task-1-wrong-1 = Sigue: avanza a la casilla de los restos.
lesson-tank-house-units-task-1-wrong-2 = De esto se encarga el bulldozer.
lesson-tank-house-units-task-1-done = La casilla de detrás de los restos debe estar vacía. Las demás unidades solo pueden rodearlos.
lesson-tank-house-units-task-2 = Hay una **mina** en el hueco. Retírala con el **desminador**.
lesson-tank-house-units-task-2-wrong-1 = Avanza una casilla más, sobre la mina.
lesson-tank-house-units-task-2-wrong-2 = Una mina destruye a todas las demás unidades. Envía al desminador.
lesson-tank-house-units-task-2-done = La mina ya no está, y el paso queda libre para todos.
lesson-tank-house-units-task-3 = Solo el **tanque anfibio** cruza el agua. Llévalo al otro lado.
lesson-tank-house-units-task-3-wrong-1 = Está en medio del río. Sigue hasta la otra orilla.
lesson-tank-house-units-task-3-wrong-2 = Otro tanque se hundiría. Usa el anfibio.
lesson-tank-house-units-task-3-done = Los demás se hunden en el agua y se pierden.
lesson-tank-house-units-task-4 = El **cazatanques** es tan rápido como un tanque ligero y tiene un cañón de potencia 3 que solo dispara al frente. Dale **en el lateral** al tanque pesado.
lesson-tank-house-units-task-4-wrong-1 = Está justo al frente. Dispara.
lesson-tank-house-units-task-4-wrong-2 = Este cañón solo dispara al frente: gíralo hacia el blanco.
lesson-tank-house-units-task-4-done = Su cañón de potencia 3 supera el blindaje lateral de 2. Su propio blindaje es fino.

## Terrain of the expansion.

lesson-tank-house-terrain-title = Terrenos de la expansión
lesson-tank-house-terrain-idea = Agua, setos, obstáculos bajos y minas: cada uno trata a su manera el paso y los disparos.
lesson-tank-house-terrain-task-1 = Un **seto** se puede atravesar, pero detiene los **disparos directos**. Oculta el tanque ligero detrás, por este lado.
lesson-tank-house-terrain-task-1-otherwise-1 = Ahí pueden darle por el costado del seto.
lesson-tank-house-terrain-task-1-wrong-1 = Dentro del seto lo ven y pueden darle. Quédate detrás.
lesson-tank-house-terrain-task-1-wrong-2 = Eso está más allá del seto.
lesson-tank-house-terrain-task-1-done = Detrás de un seto hay cobertura; dentro, no.
lesson-tank-house-terrain-task-2 = Las unidades se hunden en el **agua**, y un **obstáculo bajo** las detiene, pero los **disparos pasan por encima**. Destruye el tanque ligero.
lesson-tank-house-terrain-task-2-wrong-1 = La línea está libre: ninguno de los dos detiene un disparo. Dispara.
lesson-tank-house-terrain-task-2-done = Ni el agua ni los obstáculos bajos dan cobertura.
lesson-tank-house-terrain-task-3 = Una **mina** destruye la unidad que la pisa. Acércate hasta E5, **mirando a la mina** de E6, pero **no la pises**.
lesson-tank-house-terrain-task-3-wrong-1 = La mina ha destruido tu tanque, que la ha pisado.
lesson-tank-house-terrain-task-3-done = Una unidad que pisa una mina se pierde y no sigue adelante.
lesson-tank-house-terrain-task-4 = Un seto oculta el tanque ligero. Entra en el seto y dispara desde dentro.
lesson-tank-house-terrain-task-4-wrong-1 = Desde aquí el seto detiene el disparo. Avanza una casilla más.
lesson-tank-house-terrain-task-4-wrong-2 = Dentro del seto la línea está libre. Dispara.
lesson-tank-house-terrain-task-4-done = Una unidad dentro de un seto puede disparar hacia fuera.

## Clocks.

lesson-tank-clocks-title = Relojes
lesson-tank-clocks-idea = Con relojes, también se puede perder por tiempo. Cuando queda poco, elige lo sencillo.
lesson-tank-clocks-task-1 = Con reloj, pierdes si se te **acaba el tiempo**. Queda medio minuto: ¿**hay una victoria**?
lesson-tank-clocks-task-1-wrong-1 = Está en el borde, pero el reloj sigue corriendo. Sal del tablero.
lesson-tank-clocks-task-1-done = Busca primero una victoria: un disparo al Mando o una salida. Tu reloj solo corre en tu turno.
lesson-tank-clocks-task-2 = Quedan veinte segundos. ¿**Hay un peligro**? Responde al JAQUE.
lesson-tank-clocks-task-2-otherwise-1 = Tu Mando aún podría ser destruido.
lesson-tank-clocks-task-2-wrong-1 = El Mando sigue en línea.
lesson-tank-clocks-task-2-wrong-2 = El tanque medio avanza una casilla y vuelve a tenerlo en línea.
lesson-tank-clocks-task-2-done = Después busca un peligro: JAQUE o ESCAPE.
lesson-tank-clocks-task-3 = Quedan veinte segundos, sin victoria ni peligro. Toma **lo que te regalan**.
lesson-tank-clocks-task-3-wrong-1 = El tanque ligero está en línea. Dispara.
lesson-tank-clocks-task-3-done = Después toma lo que te regalan o haz una jugada segura. No busques la mejor demasiado tiempo.

## A first plan.

lesson-tank-plan-title = Un primer plan
lesson-tank-plan-idea = Saca pronto los tanques ligeros, mantenlos a cubierto, vigila el camino a tu borde y da caza al Mando.
lesson-tank-plan-task-1 = Los tanques ligeros y medios son rápidos: lleva uno a la **quinta fila o más allá**. Quédate cerca de los **muros**, donde **ningún disparo** lo alcance en el próximo turno.
lesson-tank-plan-task-1-otherwise-1 = Empieza con un tanque ligero o medio.
lesson-tank-plan-task-1-otherwise-2 = Ve más lejos: al menos hasta la quinta fila.
lesson-tank-plan-task-1-otherwise-3 = Ahí podría ser destruido en el próximo turno. Busca muros.
lesson-tank-plan-task-1-wrong-1 = Los tanques pesados son lentos. Empieza con uno más rápido.
lesson-tank-plan-task-1-wrong-2 = Ve más lejos: al menos hasta la quinta fila.
lesson-tank-plan-task-1-wrong-3 = Desde ahí se ve mucho, pero podría ser destruido en el próximo turno.
lesson-tank-plan-task-1-done = Saca primero las unidades rápidas. Llegan al flanco enemigo mientras las pesadas vigilan.
lesson-tank-plan-task-2 = Se ha acercado un tanque ligero. Destrúyelo desde una casilla donde **nadie devuelva el disparo**.
lesson-tank-plan-task-2-otherwise-1 = Ahí podrían darle a tu tanque a cambio. Dispara desde más atrás.
lesson-tank-plan-task-2-wrong-1 = Lo has destruido, pero ahí podrían darle a tu tanque a cambio. Dispara desde más atrás.
lesson-tank-plan-task-2-done = Una unidad que avanza sola está perdida. Tras cada jugada enemiga, pregúntate qué puede alcanzar esa unidad en el próximo turno.
lesson-tank-plan-task-3 = Tu tanque ligero de L9 está muy adelantado y en peligro. Busca la casilla donde da **JAQUE** y está **a salvo**.
lesson-tank-plan-task-3-otherwise-1 = El tanque ligero de L9 está en peligro.
lesson-tank-plan-task-3-otherwise-2 = Ahí podría ser destruido en el próximo turno.
lesson-tank-plan-task-3-wrong-1 = Das JAQUE, pero ahí podrían destruir tu tanque.
lesson-tank-plan-task-3-done = Un JAQUE desde una casilla segura hace huir al Mando de las Negras.
lesson-tank-plan-task-4 = Tu tanque está detrás de las líneas enemigas. ¡Gana!
lesson-tank-plan-task-4-wrong-1 = Ese tanque no es el Mando. Mira por la fila que hay detrás del enemigo.
lesson-tank-plan-task-4-done = Velocidad, cobertura y no perder de vista los dos Mandos: así es el juego. ¡Ahora juega!

## The first game: each rule when it can be used for the first time. A flag marks the place.

first-game-win = Puedes tomar la **ciudad** enemiga. ¡Hazlo y ganas!
first-game-aim = Tu objetivo: la **ciudad** enemiga. Captúrala o dispárale.
first-game-danger = Tu **ciudad** está amenazada. Captura al atacante o ponte en su camino.
first-game-step = Los soldados avanzan **hacia delante**, recto o en diagonal. Haz clic en uno y luego en una marca delante de él.
first-game-shot = Tu cañón puede **disparar** al enemigo de la bandera. Haz clic en un soldado del cañón y luego en el enemigo.
first-game-capture = Tu soldado puede **capturar** al enemigo de la bandera: delante, en diagonal hacia delante o de lado.
first-game-cannon = **Tres soldados en línea** son un cañón. Da un paso hasta la bandera para formar uno.
first-game-retreat = Junto a un enemigo, un soldado puede **retirarse** dos puntos, por ejemplo hasta la bandera.
first-game-shift = Un cañón puede **desplazarse** por su línea: un soldado pasa de un extremo a la bandera del otro.
first-game-tank-win = Puedes destruir el **Mando** enemigo de la bandera. ¡Hazlo y ganas!
first-game-tank-exit = Tu **Mando** puede salir del tablero. Haz clic en él y luego en la flecha del borde, ¡y ganas!
first-game-tank-aim = Tu objetivo: destruir el **Mando** enemigo o salir con el tuyo por el borde opuesto del tablero.
first-game-tank-check = JAQUE: tu **Mando** está en peligro. Destruye al atacante o ponlo a salvo.
first-game-tank-drive = Un tanque avanza **hacia donde mira**. Haz clic en uno, luego en una casilla con un número, que cuenta sus pasos, y otra vez en esa casilla.
first-game-tank-kill = Puedes destruir el tanque de la bandera: tu cañón **supera su blindaje** ahí. Haz clic en tu tanque, luego en el enemigo y otra vez en el enemigo para disparar.
first-game-tank-bounce = Tu tanque podría apuntar al de la bandera, pero su disparo **rebotaría** en el grueso blindaje. Ve a su lateral o a su trasera.
first-game-tank-rotate = **Girar** 45° también cuesta un paso. Haz clic dos veces en un tanque y luego en una flecha a su lado.

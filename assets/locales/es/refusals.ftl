# The reasons why an action is illegal, as the player reads them. There is one message for each identifier in the `refusal.rs` of each game.

refused-not-an-action = Esa no es una jugada de este juego.
refused-game-over = La partida ha terminado.
refused-tree-full = En esta partida no caben más variantes.
refused-town-first = Coloca primero tu ciudad.
refused-town-stands = Tu ciudad ya está colocada.
refused-not-home-rank = Tu ciudad debe estar en tu fila base.
refused-corner = Una ciudad no puede estar en una esquina.
refused-town-on-piece = Tu ciudad necesita un punto vacío.

refused-no-soldier = Ahí no hay ningún soldado.
refused-wrong-side = Esa pieza es del otro bando.
refused-town-stays = Una ciudad nunca se mueve.
refused-same-point = El soldado ya está ahí.
refused-own-piece = Ahí hay una pieza tuya.

refused-not-adjacent = Un soldado solo puede dar un paso a un punto contiguo.
refused-step-back = Los soldados no pueden dar pasos hacia atrás. Una retirada va dos puntos atrás.
refused-step-sideways = Los soldados solo se mueven de lado para capturar.
refused-step-on-enemy = Ahí hay un enemigo.
refused-capture-far = Un soldado solo puede capturar en puntos contiguos.
refused-capture-back = Los soldados no pueden capturar hacia atrás.
refused-nothing-to-capture = Ahí no hay ningún enemigo que capturar.

refused-retreat-shape = Una retirada va exactamente dos puntos atrás, recto o en diagonal.
refused-retreat-no-enemy = Un soldado solo puede retirarse si tiene un enemigo al lado.
refused-retreat-from-town = Con estas reglas, los soldados no pueden retirarse ante una ciudad.
refused-retreat-blocked = El punto intermedio debe estar vacío.
refused-retreat-on-enemy = El punto al que te retiras debe estar vacío.

refused-shift-shape = Para desplazar un cañón, mueve su soldado de atrás tres puntos por su línea.
refused-shift-no-cannon = Para un desplazamiento necesitas tres soldados tuyos en línea.
refused-shift-blocked = El punto delante del cañón debe estar vacío.
refused-shift-limit = Este cañón aún no puede desplazarse otra vez: usa antes otro cañón o un soldado solo.

refused-no-target = Ahí no hay ningún enemigo al que disparar.
refused-no-cannon-bears = Ninguno de tus cañones está en línea con ese punto.
refused-too-close = Demasiado cerca: el blanco debe estar a dos o tres puntos.
refused-too-far = Demasiado lejos: el blanco debe estar a dos o tres puntos.
refused-muzzle-blocked = El punto delante de la boca del cañón debe estar vacío.
refused-path-blocked = Con estas reglas, los dos puntos entre el cañón y el blanco deben estar vacíos.

refused-town-in-danger = Tu rival podría tomar tu ciudad en su próximo turno.

refused-tank-no-unit = En esa casilla no hay ninguna unidad.
refused-tank-wrong-side = Esa unidad es del otro bando.
refused-tank-wreck = Son restos. No se pueden mover.
refused-tank-same-stance = Una unidad debe moverse o girar.
refused-tank-off-board = Eso está fuera del tablero.
refused-tank-own-unit-there = Ahí hay una unidad tuya.
refused-tank-enemy-unit-there = Ahí hay una unidad enemiga. Las unidades no pueden embestir.
refused-tank-wreck-there = Ahí hay restos.
refused-tank-impassable = Ese terreno es infranqueable.
refused-tank-too-far = A esta unidad no le alcanzan los pasos para llegar ahí.
refused-tank-way-blocked = El camino está bloqueado, y el rodeo es demasiado largo.
refused-tank-lost = Esta unidad se perdería ahí y no podría disparar.
refused-tank-unarmed = Esta unidad no tiene cañón.
refused-tank-gun-fixed = Este cañón solo dispara recto hacia delante.
refused-tank-no-target = Ahí no hay ningún enemigo al que disparar.
refused-tank-own-target = Esa es una unidad tuya.
refused-tank-own-depot = Ese es tu propio depósito.
refused-tank-wreck-target = Eso ya son restos.
refused-tank-too-close = Ese blanco está demasiado cerca para este cañón.
refused-tank-out-of-range = Ese blanco está fuera de alcance.
refused-tank-line-blocked = La línea de tiro está bloqueada.
refused-tank-cannot-penetrate = Este cañón no puede perforar ese blindaje.
refused-tank-not-command = Solo el Mando puede salir del tablero.
refused-tank-cannot-leave = El Mando no puede salir del tablero en este turno.
refused-tank-only-diagonal-exit = Con estas reglas, el Mando solo puede salir recto.
refused-tank-not-exit-square = En este tablero, el Mando solo puede salir por sus casillas de salida.
refused-tank-no-exit = En este tablero, ningún Mando puede salir.

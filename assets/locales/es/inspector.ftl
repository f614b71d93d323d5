# The inspector's card beside the board, and the legend of the marks.

inspect-hint-tank-chess = Señala una unidad o una casilla para ver qué es y qué hace.
inspect-hint-cannon = Señala una pieza para ver qué la ataca.

## Units of Tank Chess.
inspect-unit-at = { $unit } { $square }
inspect-unit-place = { $side } · { $square } · mira al { $facing }
# A direction on the board; rank 1 is in the south.
inspect-compass = { $facing ->
    [NE] noreste
    [E] este
    [SE] sureste
    [S] sur
    [SW] suroeste
    [W] oeste
    [NW] noroeste
   *[other] norte
}
inspect-armour = Blindaje: frente { $front }, lateral { $side }, trasera { $rear }
inspect-speed = Velocidad { $speed }
inspect-gun = Cañón { $gun }
inspect-range = Alcance: { $range }
inspect-unarmed = Sin cañón
inspect-fires = Dispara: { $arcs }
inspect-ability-command = Debe sobrevivir; puede salir del tablero
inspect-ability-over = Dispara por encima de todo
inspect-ability-swims = Cruza el agua
inspect-ability-pushes = Empuja restos hacia delante
inspect-ability-clears = Retira minas
inspect-stands-on = Está en: { $ground }

## Which units can destroy one. $facets is a list of front, side and rear; $when is now during the turn of those who attack, and later otherwise.
inspect-threat = { $unit } · { $facets }
inspect-yours-destroy = { $when ->
    [now] Pueden destruirlo en este turno
   *[later] Pueden destruirlo en tu próximo turno
}
inspect-none-of-yours-destroys = { $when ->
    [now] No puedes destruirlo en este turno
   *[later] No puedes destruirlo en tu próximo turno
}
inspect-enemies-destroy = Enemigos que pueden destruirlo donde está
inspect-no-enemy-destroys = Ningún enemigo puede destruirlo donde está
inspect-enemies-destroy-there = Enemigos que después pueden destruirlo
inspect-no-enemy-destroys-there = Después, ningún enemigo puede destruirlo

## A turn before it is played.
inspect-turn = A { $square }, mirando al { $facing }
inspect-turn-with-shot = A { $square }, mirando al { $facing }; dispara a { $target }
inspect-targets = Desde ahí puede destruir
inspect-bounces = Disparos que rebotarían
inspect-no-target = Ahí no tiene ningún enemigo a tiro
inspect-target = { $unit } · { $facet } { $armour } contra cañón { $gun }
inspect-depot-at = Depósito { $square }
inspect-lost = La unidad se pierde ahí.
inspect-wins = Con esta jugada ganas la partida.
inspect-loses = Con esta jugada pierdes la partida.
inspect-other-nearer = Desde { $square } necesita menos pasos, pero después { $enemies ->
    [one] un enemigo podría
   *[other] { $enemies } enemigos podrían
} destruirlo. Haz clic en { $square } para elegir esa casilla.
inspect-other-safer = Desde { $square } necesita más pasos, pero después { $enemies ->
    [0] ningún enemigo podría
    [one] solo un enemigo podría
   *[other] solo { $enemies } enemigos podrían
} destruirlo. Haz clic en { $square } para elegir esa casilla.

# Why the selected unit can neither go to a square nor fire at it.
inspect-refused = { $square }: { $reason }
inspect-too-far = { $square }: fuera de alcance. Hacen falta al menos { $needed } pasos, y esta unidad tiene { $speed }.

## Squares without a unit.
inspect-obstacle = Impide el paso y el tiro directo. Los disparos en diagonal pasan entre dos bloques que se tocan por una esquina.
inspect-water = Los disparos pasan por encima. Las unidades que entran se hunden y se pierden, salvo los tanques anfibios.
inspect-hedge = Las unidades lo atraviesan; el tiro directo, no. Los morteros disparan por encima.
inspect-low-obstacle = Impide el paso, pero no el tiro.
inspect-mine = Destruye la unidad que entra, y después desaparece. Los desminadores la retiran.
inspect-wreck-place = { $unit } de las { $side } · { $square }
inspect-wreck = Una unidad destruida. Impide el paso y el tiro directo, y nunca es un blanco.
inspect-flag = Gana el bando que termina su jugada con una unidad en la bandera enemiga.
inspect-hold = Para ganar, ten una unidad en una casilla marcada, y el enemigo ninguna, al final de { $turns } turnos tuyos seguidos.
inspect-exit = El Mando de este bando puede salir del tablero por aquí, y no por otro sitio.
inspect-depot = Impide el paso y el tiro directo. Ganas cuando destruyes el depósito enemigo. Hace falta un cañón de potencia { $gun } o más, desde cualquier lado.

## Pieces of Cannon. $when is now during the turn of those who take, and later otherwise.
inspect-soldier = Soldado
inspect-town = Ciudad
inspect-piece-place = { $side } · { $point }
inspect-cannons = { $count ->
    [0] No forma parte de ningún cañón
    [one] Forma parte de 1 cañón
   *[other] Forma parte de { $count } cañones
}
inspect-piece-safe = { $when ->
    [now] A salvo en este turno
   *[later] A salvo en el próximo turno
}
inspect-piece-attacked = { $when ->
    [now] Puede caer en este turno
   *[later] Puede caer en el próximo turno
}
inspect-piece-attackable = { $when ->
    [now] A tu alcance en este turno
   *[later] A tu alcance en el próximo turno
}
inspect-piece-not-attacked = { $when ->
    [now] Fuera de tu alcance en este turno
   *[later] Fuera de tu alcance en el próximo turno
}
inspect-capture = El soldado de { $from } la captura
inspect-shot = El cañón { $rear }–{ $muzzle } le dispara

## The legend: one sentence for each mark on the board.
legend-heading-common = En todas las partidas
legend-heading-editor = En el editor
legend-selected = La pieza elegida.
legend-movable = Pieza que tiene jugadas legales en este turno.
legend-last = La última jugada: un rastro lleva del anillo pequeño al lugar donde terminó. Una estrella marca la pieza alcanzada por un disparo.
legend-threat = El enemigo podría tomar o destruir esta pieza en su próximo turno (tecla { KEY("toggle_threats") }).
legend-cursor = El cursor del teclado.
legend-hint = La pista o la mejor jugada de un análisis: la pieza que juega y su destino o su blanco.
legend-brush = Dónde actuará la herramienta, y la casilla simétrica.
legend-fault = Un fallo del escenario, y varios fallos.
legend-highlighted = Un lugar del que habla un mensaje, una lección o una pista.
legend-task = En una lección: la pieza que se mueve y la meta.
legend-step = El soldado puede dar un paso hasta aquí.
legend-capture = El soldado puede capturar esta pieza.
legend-retreat = El soldado puede retirarse hasta aquí.
legend-shift = Un cañón puede desplazarse un punto, y su soldado de atrás llega aquí.
legend-shot = Un cañón puede disparar a esta pieza.
legend-place = La ciudad puede colocarse aquí.
legend-cannons = La banda de bronce une a tres de tus soldados que forman un cañón.
legend-reach = La unidad puede llegar aquí. La cifra indica los pasos que hacen falta.
legend-reverse = La unidad puede llegar aquí marcha atrás. En esa jugada, después solo puede disparar.
legend-firing-square = Desde aquí, la unidad puede destruir a un enemigo en este turno.
legend-lethal = La unidad puede llegar aquí, pero se pierde.
legend-stance = La casilla y la orientación elegidas. Haz clic otra vez para ir allí.
legend-other-stance = Otra casilla desde la que la unidad puede disparar al mismo enemigo: más cercana o más segura. Haz clic en ella para elegirla.
legend-facing = Haz clic aquí para mirar hacia este lado. Con eso queda hecha la jugada, salvo que la unidad pueda entonces destruir algo o se pierda.
legend-attackable = La unidad puede destruir a este enemigo desde otra casilla u orientación.
legend-kill = Un disparo desde la posición elegida destruye a este enemigo.
legend-armour-holds = Un disparo desde la posición elegida rebota en este enemigo.
legend-hit-facet = La parte del enemigo que recibe el disparo.
legend-weak-armour = Línea discontinua: la potencia del cañón supera el blindaje del frente, del lateral o de la trasera.
legend-strong-armour = Línea doble: el blindaje del frente, del lateral o de la trasera resiste.
legend-exit = Aquí el Mando sale del tablero y gana.
legend-last-turn = La orientación en la que se detuvo la unidad de la última jugada.
legend-safe = Peligro (tecla { KEY("toggle_danger") }): aquí ningún enemigo puede destruir la unidad en el próximo turno.
legend-risky = Peligro (tecla { KEY("toggle_danger") }): con algunas orientaciones, un enemigo puede destruir la unidad aquí.
legend-destroyed = Peligro (tecla { KEY("toggle_danger") }): con cualquier orientación, un enemigo puede destruir la unidad aquí.
legend-enemy-fire = Un enemigo puede disparar a esta casilla en su próximo turno; pueden varios (tecla { KEY("next_board_overlay") }).
legend-own-fire = En tu turno, una de tus unidades puede disparar a esta casilla; pueden varias (tecla { KEY("next_board_overlay") }).
legend-route = El camino por el que un Mando podría salir del tablero (tecla { KEY("next_board_overlay") }).
legend-hold = Una casilla objetivo, que hay que controlar.
legend-exit-square = Un Mando puede salir del tablero por aquí.

# Places without a piece.
inspect-empty-point = Punto vacío
inspect-empty-capture = { $whose ->
    [own] Tus soldados pueden capturar aquí una pieza
   *[enemy] Los soldados enemigos pueden capturar aquí una pieza
}
inspect-empty-fire = { $whose ->
    [own] Tus cañones pueden disparar aquí a una pieza
   *[enemy] Los cañones enemigos pueden disparar aquí a una pieza
}
inspect-empty-calm = Nadie puede tomar aquí una pieza en el próximo turno
inspect-open-ground = Terreno abierto
inspect-open-enemy-fire = El enemigo puede disparar a esta casilla en su próximo turno
inspect-open-own-fire = Puedes disparar a esta casilla
inspect-open-calm = Nadie puede disparar a esta casilla en el próximo turno

# Jugadas en palabras, como las nombran la línea bajo el tablero, las pistas y las listas.

move-by = { $who }: { $move }
move-cannon-place = ciudad en { $to }
move-cannon-step = soldado de { $from } a { $to }
move-cannon-capture = soldado de { $from } captura en { $to }
move-cannon-retreat = soldado de { $from } se retira a { $to }
move-cannon-shift = cañón se desplaza, soldado de { $from } a { $to }
move-cannon-shot = cañón dispara a { $to }
move-tank-drive = { $unit } de { $from } a { $to }, mirando al { $facing }
move-tank-rotate = { $unit } en { $to } gira al { $facing }
move-tank-drive-and-destroy = { $unit } de { $from } a { $to }, mirando al { $facing }, destruye { $target }
move-tank-rotate-and-destroy = { $unit } en { $to } gira al { $facing } y destruye { $target }
move-tank-exit = el Mando sale del tablero

# The model games: what each file in `assets/model-games` says, in its order. A reader reads one comment at a time, beside the board: two or
# three short sentences. Tests prove what the comments claim; a changed comment needs changed claims in the file of its game.

## Cannon: flank

model-cannon-flank-title = El flanco abierto
model-cannon-flank-idea = Un cañón se desplaza por la columna i, punto a punto, hacia la ciudad de i1.
model-cannon-flank-1 = La ciudad de las Oscuras está en i1 y la de las Claras en b10. No pierdas de vista la columna i: cerca del borde, una ciudad tiene pocos soldados a su alrededor.
model-cannon-flank-2 = Esta jugada se decidió por sorteo, y es mala: deshace el cañón de la columna a. Con el paso tranquilo e2-d3, las Oscuras habrían conservado la ventaja.
model-cannon-flank-3 = Los soldados de d8, e7 y f6 forman un cañón diagonal. Dispara al soldado de h4, que vigilaba el camino hacia la ciudad de las Oscuras.
model-cannon-flank-4 = Un cañón puede moverse entero: el soldado de atrás pasa al frente, de i8 a i5. Un desplazamiento más y la ciudad estará a su alcance.
model-cannon-flank-5 = Las Oscuras juegan en el centro y olvidan la columna i. El desplazamiento b4>b7, que amenaza la ciudad de las Claras, habría resistido más.
model-cannon-flank-6 = Ahora la boca del cañón está en i4. El punto de delante está vacío y la ciudad queda a tres puntos: las Claras amenazan con un disparo largo. Las Oscuras deben capturar al soldado de i4.
model-cannon-flank-7 = El cañón ya no existe, pero ha atraído al último guardián. Dos soldados claros están cerca de la ciudad, y junto a ella solo está el soldado de h1.
model-cannon-flank-8 = Las Claras rodean al guardián por el borde. Desde aquí la victoria es forzada: jueguen lo que jueguen las Oscuras, la ciudad cae en dos turnos.
model-cannon-flank-9 = Un soldado captura en diagonal hacia delante y la partida termina. Si tu ciudad está cerca del borde, deja dos o tres soldados con ella.

## Cannon: runner

model-cannon-runner-title = Un soldado inalcanzable
model-cannon-runner-idea = Las Oscuras atacan por la izquierda, y un solo soldado claro pasa por la derecha.
model-cannon-runner-1 = Esta jugada se decidió por sorteo: el cañón de la columna c se desplaza hacia atrás, hasta su fila base. Eso pierde tiempo. Antes tenían ventaja las Oscuras; ahora, las Claras.
model-cannon-runner-2 = Las Oscuras han capturado un soldado en f6 y las Claras recapturan. Un soldado con un compañero detrás está protegido: el cambio cuesta uno a cada bando.
model-cannon-runner-3 = El cañón de las Claras se desplaza al centro del tablero. Desde d5 podría hacer un disparo largo contra el soldado de d2, delante de la ciudad de las Oscuras.
model-cannon-runner-4 = Las Oscuras avanzan por la izquierda. Los soldados de b5 y c5 parecen fuertes, pero dejan atrás la ciudad.
model-cannon-runner-5 = Un paso al borde, y se pierde la última ocasión. Mira el soldado de f5: ningún soldado oscuro está bastante cerca para detenerlo.
model-cannon-runner-6 = Ahora las Claras ganan por la fuerza en dos turnos. El soldado va a e2, junto a la ciudad, y después la toma.
model-cannon-runner-7 = Una retirada lleva un guardián a e3, dos puntos de una vez. No sirve: cuando las Claras estén en e2, quedarán detrás de él, y los soldados nunca capturan hacia atrás.
model-cannon-runner-8 = Las Oscuras tenían incluso un soldado más que las Claras, pero todos estaban demasiado lejos. Antes de atacar, cuenta los turnos que necesita el rival.

## Cannon: guard

model-cannon-guard-title = El guardián que se fue
model-cannon-guard-idea = El guardián de las Claras se aleja de la ciudad, y un desplazamiento decide.
model-cannon-guard-1 = Las dos ciudades están a la izquierda: la oscura en c1 y la clara en b10. Las Oscuras juegan primero y atacan por ese lado. Fíjate en qué soldados se quedan en casa a defender.
model-cannon-guard-2 = Las Oscuras han eliminado con un disparo al soldado de b7, y las Claras responden con un disparo a f3. Un disparo quita el blanco y nada se mueve. A cada bando le quedan 14 soldados.
model-cannon-guard-3 = Las Claras desplazan un cañón por su fila, de h7 a e7, más cerca de la ciudad. Un desplazamiento lleva a un soldado tres puntos: también sirve para traer ayuda deprisa.
model-cannon-guard-4 = El error decisivo: el guardián que está justo delante de la ciudad se aparta a a8. Con el contraataque d6-c5 la partida seguía abierta.
model-cannon-guard-5 = El soldado oscuro se planta ante tres enemigos y los ataca a todos. Las Claras pueden capturarlo, pero eso aleja a otro soldado de la ciudad.
model-cannon-guard-6 = Junto a un enemigo, un soldado puede retirarse dos puntos, en línea recta o en diagonal. Un guardián vuelve a c9, pero se pierde f7.
model-cannon-guard-7 = El último error. El soldado corre hacia delante y se aleja de su ciudad. ¿Ves la siguiente jugada de las Oscuras? Mira los tres soldados de la columna b.
model-cannon-guard-8 = El cañón se desplaza a b7, y la ciudad de b10 queda al alcance de un disparo largo. Las Claras deben tapar la boca del cañón o capturar al soldado de delante.
model-cannon-guard-9 = Un soldado en b8 tapa la boca del cañón: para disparar, el punto de delante debe estar vacío. Pero ahora los soldados oscuros siguen por su cuenta, por a7.
model-cannon-guard-10 = Tras dos cambios queda un soldado oscuro junto a la ciudad, y ningún guardián. Las Oscuras ganan por la fuerza en dos turnos.
model-cannon-guard-11 = La ciudad cae ante un soldado, y no ante el cañón que la amenazaba. Una amenaza no tiene que cumplirse: basta con que ate al rival.

## Cannon: shots

model-cannon-shots-title = Diez disparos
model-cannon-shots-idea = Los cañones eliminan a diez soldados, y luego uno se desplaza al campo enemigo.
model-cannon-shots-1 = La primera jugada se decidió por sorteo, un desplazamiento: el cañón de la columna e avanza un punto. Sus soldados están ahora en e3, e4 y e5.
model-cannon-shots-2 = Las Claras disparan al soldado central de ese cañón. Con un hueco en la línea, ya no es un cañón.
model-cannon-shots-3 = Seis disparos, tres de cada bando: ambos tienen 12 soldados. Quien no dispara aquí, apunta un cañón o aparta a un soldado de la línea de tiro.
model-cannon-shots-4 = Las Claras acaban de capturar un soldado en f5, y el cañón de b5, c5 y d5 dispara desde dos puntos. Un cañón también protege a sus compañeros.
model-cannon-shots-5 = Las Claras alinean tres soldados a la derecha, pero el peligro está a la izquierda.
model-cannon-shots-6 = Un desplazamiento diagonal: el soldado de atrás va de e3 a b6, justo ante el enemigo. Si las Claras lo capturan, las Oscuras recapturan.
model-cannon-shots-7 = El mismo cañón se desplaza otra vez, a a7, más allá de los defensores. Desde ahí un soldado irá por las últimas filas hasta la ciudad.
model-cannon-shots-8 = Las Oscuras ganan por la fuerza en dos turnos: el soldado llega a c10, junto a la ciudad, y la toma de lado.
model-cannon-shots-9 = Los soldados capturan hacia delante y de lado, pero nunca hacia atrás: el guardián de d9 no podía hacer nada contra un enemigo en la fila base.

## Cannon: recapture

model-cannon-recapture-title = La recaptura equivocada
model-cannon-recapture-idea = Las Oscuras tienen la partida ganada, se descuidan y recapturan con el soldado equivocado.
model-cannon-recapture-1 = Una partida larga en la que la ventaja cambia de manos varias veces. Las ciudades están en f1 y b10. Intenta señalar cada error antes de leerlo.
model-cannon-recapture-2 = Hasta aquí la partida estaba igualada. Ahora el soldado claro se pone junto a un enemigo que lo captura. Las Claras pueden recapturar, pero el soldado oscuro de b5 tiene el camino libre.
model-cannon-recapture-3 = Otro paso a un punto donde lo pueden capturar, y esta vez las Oscuras capturan primero. Ahora están cerca de ganar.
model-cannon-recapture-4 = El primer descuido: las Oscuras traen un soldado por la izquierda. Con f3-e4, ante los soldados enemigos, lo habrían controlado todo.
model-cannon-recapture-5 = Las Claras capturan en g4. Dos soldados pueden recapturar: el de f3 y el de f4. ¿Cuál elegirías?
model-cannon-recapture-6 = El equivocado. En f4 el soldado estaba junto al camino del enemigo de e5. Con f3xg4 aún había partida; ahora ganan las Claras.
model-cannon-recapture-7 = Dos soldados juntos, y uno ataca c4. Desde aquí las Oscuras llegan tarde a todas partes.
model-cannon-recapture-8 = Las Claras ganan por la fuerza, en tres turnos como mucho: el soldado rodea a los guardianes, y ningún soldado oscuro vuelve a tiempo.
model-cannon-recapture-9 = Cuando dos soldados pueden recapturar, no elijas sin más el más cercano: pregunta antes qué vigila cada uno.

## Cannon: no-move

model-cannon-no-move-title = Sin jugadas
model-cannon-no-move-idea = Las Oscuras cambian soldado por soldado hasta que las Claras no tienen ninguno que pueda mover.
model-cannon-no-move-1 = La ciudad no es la única forma de ganar: pierde el bando que en su turno no tiene jugada legal. Cuenta los soldados durante la partida.
model-cannon-no-move-2 = Las Claras capturan un soldado protegido por dos compañeros, así que las Oscuras recapturarán. Los cambios vacían el tablero, y eso favorece a quien lleva ventaja.
model-cannon-no-move-3 = Disparo por disparo: las Claras acaban de eliminar a un soldado en f4, y las Oscuras a uno en g6. Ahora son diez soldados contra ocho.
model-cannon-no-move-4 = Un disparo a tiempo: las Oscuras tienen cinco soldados y las Claras cuatro. Con tan pocos en el tablero, un soldado de más decide.
model-cannon-no-move-5 = A las Claras les queda un solo soldado, en b8, y la ciudad no puede mover. Ahora las Oscuras ganan por la fuerza.
model-cannon-no-move-6 = No hay prisa: las Claras deben mover su último soldado, y cada paso lo acerca a los oscuros.
model-cannon-no-move-7 = La ciudad de b10 sigue en pie, y las Claras han perdido: no queda soldado que mover. Una de cada quince partidas termina así.

## Tank Chess: chase

model-tank-chess-chase-title = El Mando al descubierto
model-tank-chess-chase-idea = Escaramuza, 24 jugadas: el Mando blanco deja su cobertura y lo persiguen hasta el final.
model-tank-chess-chase-1 = Un tablero pequeño con siete unidades por bando. La primera jugada de cada uno se decidió por sorteo. El Mando blanco está en G1, junto a un tanque pesado.
model-tank-chess-chase-2 = JAQUE: el tanque ligero podría avanzar en el próximo turno y destruir el Mando. Nadie está obligado a responder, pero conviene.
model-tank-chess-chase-3 = El Mando se va a J2. Por ahora está a salvo, pero se ha alejado del tanque pesado, y aquí hay menos cobertura.
model-tank-chess-chase-4 = El tanque medio negro destruye el ligero de L5. Una unidad con torreta también dispara a 45° a la izquierda. Ahora los restos quedan entre él y el Mando.
model-tank-chess-chase-5 = Las Blancas traen un tanque por el otro flanco. El Mando de L3 no recibe ayuda. Desde aquí está solo.
model-tank-chess-chase-6 = Un tanque ligero se coloca, y otra vez es JAQUE. Con el tanque medio de K7, no deja al Mando ninguna casilla segura por mucho tiempo.
model-tank-chess-chase-7 = El tanque medio da la vuelta hasta H4 y corta el paso al Mando. Otro JAQUE.
model-tank-chess-chase-8 = Las Negras ganan por la fuerza: jueguen lo que jueguen las Blancas, el Mando será destruido en el próximo turno. Solo pueden destruir un tanque más.
model-tank-chess-chase-9 = Destruido por la trasera. Un Mando es rápido, pero tiene poco blindaje: déjalo detrás de los obstáculos, con un tanque fuerte cerca.

## Tank Chess: escape

model-tank-chess-escape-title = El camino al otro borde
model-tank-chess-escape-idea = El Mando blanco cruza todo el tablero y sale por el otro lado.
model-tank-chess-escape-1 = El tablero del juego publicado. Hay dos metas: destruir el Mando enemigo o sacar el propio por el borde contrario. Las Blancas lograrán la segunda.
model-tank-chess-escape-2 = El tanque medio negro acaba de destruir el ligero de B4, y el pesado blanco responde al fuego. Quien dispara queda a menudo en la línea de tiro de otro.
model-tank-chess-escape-3 = Un tanque pesado destruye a otro. El frente, de 3, habría parado un cañón de potencia 3, pero el disparo dio en el lateral, que solo tiene 2.
model-tank-chess-escape-4 = Un disparo diagonal largo, de cinco casillas, a un tanque que miraba a otro lado. Antes de cada turno, sigue las líneas de tiro hasta el final.
model-tank-chess-escape-5 = El tanque pesado negro gira en su casilla y pierde tiempo. El ligero blanco de F5 pasa de largo, por detrás de las unidades negras.
model-tank-chess-escape-6 = Desde el borde, el tanque ligero destruye a otro igual y da JAQUE. El Mando negro tiene que huir, lejos del camino de las Blancas.
model-tank-chess-escape-7 = Un tanque medio destruye uno pesado por la trasera, que tiene un blindaje de 1. A las Negras no les queda ningún pesado en este lado.
model-tank-chess-escape-8 = El tanque medio negro persigue a uno ligero junto al borde. Ya nada separa al Mando blanco del otro borde.
model-tank-chess-escape-9 = ESCAPE: el Mando podría salir en el próximo turno. Cinco pasos en diagonal, y ninguna unidad negra puede alcanzarlo en C14 ni cerrarle todas las salidas.
model-tank-chess-escape-10 = Las Blancas ganan sin destruir el Mando enemigo. Cuando ambos han perdido muchas unidades, busca el camino al otro borde.

## Tank Chess: hill

model-tank-chess-hill-title = Tres turnos en la colina
model-tank-chess-hill-idea = Defiende la colina: los dos bandos luchan por cuatro casillas del centro.
model-tank-chess-hill-1 = Aquí también ganas si, al final de tres turnos tuyos seguidos, tienes una unidad en las casillas marcadas y el enemigo ninguna.
model-tank-chess-hill-2 = El tanque ligero negro se adelantó para destruir uno blanco, y ahora lo destruyen a él. Una unidad por otra.
model-tank-chess-hill-3 = Un tanque pesado sube a la colina con su fuerte frente hacia el enemigo. Las Negras empiezan a contar turnos, y las Blancas deben hacer algo.
model-tank-chess-hill-4 = OBJETIVO: un turno más así y ganan las Negras. El aviso llega aunque ningún cañón te apunte.
model-tank-chess-hill-5 = Las Blancas llevan un tanque medio a la colina. Será destruido, pero su presencia interrumpe la cuenta negra. Eso vale un tanque.
model-tank-chess-hill-6 = El tanque pesado negro dejó la colina para disparar a M1 y mostró el lateral al blanco. A las Negras les queda un solo pesado.
model-tank-chess-hill-7 = Era mejor P12>P9/S. El tanque de P9 mira mal, y el propio Mando blanco sale a atacar.
model-tank-chess-hill-8 = Un Mando también tiene cañón. JAQUE del Mando desde O6: audaz, pero es la jugada más fuerte.
model-tank-chess-hill-9 = Dos cosas a la vez: el tanque medio sube a la colina y destruye la unidad que la vigilaba. El Mando negro está lejos, en O10.
model-tank-chess-hill-10 = OBJETIVO, esta vez para las Blancas, y la victoria es forzada: ninguna unidad negra puede llegar a la colina ni alcanzar al tanque en un turno.
model-tank-chess-hill-11 = Ahora gana cualquier jugada. En los tableros con objetivo, pregúntate antes de cada turno: ¿quién cuenta y quién puede impedirlo?

## Tank Chess: mortar

model-tank-chess-mortar-title = El mortero tras los setos
model-tank-chess-mortar-idea = Setos: un mortero dispara por encima de lo que detiene a los demás, y una doble amenaza acaba la partida.
model-tank-chess-mortar-1 = Los setos se pueden atravesar, pero detienen el tiro directo. Los morteros disparan por encima de todo, a 3, 4 o 5 casillas justas al frente.
model-tank-chess-mortar-2 = El tanque pesado blanco acaba de destruir uno medio, y un mortero negro responde a tres casillas. En K13 hay un seto; el proyectil pasa por encima.
model-tank-chess-mortar-3 = Un tanque ligero destruye un mortero y da JAQUE. Los morteros golpean fuerte, pero tienen poco blindaje: necesitan compañeros delante.
model-tank-chess-mortar-4 = El mortero blanco va a B8. Desde ahí le basta girar al norte para disparar al destructor de tanques de B12.
model-tank-chess-mortar-5 = Y así lo hace, por encima del obstáculo de B10. El destructor de tanques no podía responder: el obstáculo detiene sus disparos.
model-tank-chess-mortar-6 = Poco después, el mismo mortero destruye un tanque pesado a tres casillas. La potencia de su cañón, 5, supera cualquier blindaje de este tablero.
model-tank-chess-mortar-7 = JAQUE del mortero, dentro del campo negro. Las Negras deben defenderse, y mientras tanto se acercan las demás unidades blancas.
model-tank-chess-mortar-8 = El último mortero negro ha disparado, y ahora lo destruyen a él. Solo las Blancas tienen un mortero.
model-tank-chess-mortar-9 = El Mando blanco parte por el borde. Sus unidades han alejado a las negras, y ninguna llega a tiempo a la columna A.
model-tank-chess-mortar-10 = JAQUE y ESCAPE a la vez: el Mando podría destruir al enemigo o salir del tablero. Las Negras pueden parar una amenaza, no las dos.
model-tank-chess-mortar-11 = Las Blancas salen del tablero y ganan. Dos amenazas con una jugada son el modo más seguro de acabar una partida.

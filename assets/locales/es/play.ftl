# La pantalla «Jugar» y las opciones de una partida nueva.

play-heading = Jugar a { $game }
play-clock = Reloj de cada bando
play-minutes = { $number } min
play-rank-number = { $number } de { $count }
play-program-about = Las partidas contra este programa no cuentan para tu puntuación.
play-computer = La máquina
play-who = Jugador
play-score = Tú: { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }, { $lost } { $lost ->
        [one] perdida
       *[other] perdidas
    }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } en tablas
    }
play-new-player = Otro jugador…
play-name = Nombre de quien juega con { $side }
play-more = Opciones: { $options }
side-random = Al azar

options-heading = Opciones de { $game }
options-all = Todas las reglas una a una
options-done = Listo

preset-tournament = Torneo
preset-tournament-about = Como el clásico, con las reglas de torneo: el mismo cañón puede desplazarse como mucho tres veces seguidas. Valen nuestras reglas de la casa para las tablas.
preset-ludii = Ludii
preset-ludii-about = Como juega el programa Ludii: igual que el clásico, pero en un disparo a tres puntos deben estar vacíos los dos puntos intermedios.
preset-published = Tal como se publicó
preset-published-about = Las reglas de la caja.
preset-tank-tournament = Torneo
preset-tank-tournament-about = Las reglas de la caja, con nuestras reglas de la casa para las tablas.

# The inspector's card beside the board, and the legend of the marks.

inspect-hint-tank-chess = Zeig auf eine Einheit oder ein Feld, um mehr darüber zu erfahren.
inspect-hint-cannon = Zeig auf eine Figur, um zu sehen, was sie angreift.

## Units of Tank Chess.
inspect-unit-at = { $unit } { $square }
inspect-unit-place = { $side } · { $square } · Blick nach { $facing }
# A direction on the board; rank 1 is in the south.
inspect-compass = { $facing ->
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
    [NW] Nordwesten
   *[other] Norden
}
inspect-armour = Panzerung: Front { $front }, Seite { $side }, Heck { $rear }
inspect-speed = Tempo { $speed }
inspect-gun = Geschütz { $gun }
inspect-range = Reichweite { $range }
inspect-unarmed = Kein Geschütz
inspect-fires = Schießt { $arcs }
inspect-ability-command = Muss überleben; darf das Brett verlassen
inspect-ability-over = Schießt über alles hinweg
inspect-ability-swims = Durchquert Wasser
inspect-ability-pushes = Schiebt ein Wrack vor sich her
inspect-ability-clears = Räumt Minen
inspect-stands-on = Auf dem Feld: { $ground }

## Which units can destroy one. $facets is a list of front, side and rear; $when is now during the turn of those who attack, and later otherwise.
inspect-threat = { $unit } · { $facets }
inspect-yours-destroy = { $when ->
    [now] Deine Einheiten, die ihn in diesem Zug zerstören können
   *[later] Deine Einheiten, die ihn im nächsten Zug zerstören können
}
inspect-none-of-yours-destroys = { $when ->
    [now] Keine deiner Einheiten kann ihn in diesem Zug zerstören
   *[later] Keine deiner Einheiten kann ihn im nächsten Zug zerstören
}
inspect-enemies-destroy = Gegner, die ihn hier zerstören können
inspect-no-enemy-destroys = Kein Gegner kann ihn hier zerstören
inspect-enemies-destroy-there = Gegner, die ihn danach zerstören können
inspect-no-enemy-destroys-there = Kein Gegner kann ihn danach zerstören

## A turn before it is played.
inspect-turn = Nach { $square }, Blick nach { $facing }
inspect-turn-with-shot = Nach { $square }, Blick nach { $facing }, Schuss auf { $target }
inspect-targets = Kann von dort zerstören
inspect-bounces = Schüsse, die abprallen
inspect-no-target = Von dort ist kein Gegner in der Schusslinie
inspect-target = { $unit } · { $facet } { $armour } gegen Geschütz { $gun }
inspect-depot-at = Depot { $square }
inspect-lost = Die Einheit geht dort verloren.
inspect-wins = Dieser Zug gewinnt die Partie.
inspect-loses = Dieser Zug verliert die Partie.
inspect-other-nearer = Von { $square } aus braucht er weniger Schritte, aber danach { $enemies ->
    [one] könnte ein Gegner
   *[other] könnten { $enemies } Gegner
} ihn zerstören. Klick auf { $square }, um dieses Feld zu wählen.
inspect-other-safer = Von { $square } aus braucht er mehr Schritte, aber danach { $enemies ->
    [0] könnte kein Gegner
    [one] könnte nur ein Gegner
   *[other] könnten nur { $enemies } Gegner
} ihn zerstören. Klick auf { $square }, um dieses Feld zu wählen.

# Why the selected unit can neither go to a square nor fire at it.
inspect-refused = { $square }: { $reason }
inspect-too-far = { $square }: Außer Reichweite. Nötig sind mindestens { $needed } Schritte, diese Einheit hat { $speed }.

## Squares without a unit.
inspect-obstacle = Hält Einheiten und direkte Schüsse auf. Diagonale Schüsse gehen zwischen zwei Blöcken hindurch, die sich an einer Ecke berühren.
inspect-water = Schüsse gehen darüber hinweg. Einheiten, die hineinfahren, versinken und sind verloren, außer Schwimmpanzern.
inspect-hedge = Einheiten fahren hindurch, direkte Schüsse nicht. Mörser schießen darüber hinweg.
inspect-low-obstacle = Hält Einheiten auf, aber keine Schüsse.
inspect-mine = Zerstört die Einheit, die darauffährt, und ist dann verbraucht. Minenräumer räumen sie.
inspect-wreck-place = { $unit } von { $side } · { $square }
inspect-wreck = Eine zerstörte Einheit. Sie hält Einheiten und direkte Schüsse auf und ist nie ein Ziel.
inspect-flag = Eine Seite gewinnt, wenn eine ihrer Einheiten ihren Zug auf der gegnerischen Flagge beendet.
inspect-hold = Um zu gewinnen, musst du am Ende von { $turns } eigenen Zügen in Folge eine Einheit auf einem markierten Feld haben, der Gegner aber keine.
inspect-exit = Von hier kann der Kommandopanzer dieser Seite das Brett verlassen. Anderswo kann er es nicht.
inspect-depot = Hält Einheiten und direkte Schüsse auf. Du gewinnst, wenn du das gegnerische Depot zerstörst. Dazu braucht es ein Geschütz ab Stärke { $gun }, aus beliebiger Richtung.

## Pieces of Cannon. $when is now during the turn of those who take, and later otherwise.
inspect-soldier = Soldat
inspect-town = Stadt
inspect-piece-place = { $side } · { $point }
inspect-cannons = { $count ->
    [0] Teil keiner Kanone
    [one] Teil von 1 Kanone
   *[other] Teil von { $count } Kanonen
}
inspect-piece-safe = Vom Gegner nicht bedroht
inspect-piece-attacked = Vom Gegner bedroht
inspect-piece-attackable = Von dir bedroht
inspect-piece-not-attacked = Von dir nicht bedroht
inspect-capture = Soldat { $from } schlägt
inspect-shot = Kanone { $rear }–{ $muzzle } schießt

## The legend: one sentence for each mark on the board.
legend-heading-common = In jeder Partie
legend-heading-editor = Im Editor
legend-selected = Die gewählte Figur.
legend-movable = Diese Figur kann in diesem Zug ziehen oder schießen.
legend-last = Der letzte Zug: Eine Spur führt vom kleinen Ring dorthin, wo er endete. Ein Stern markiert eine abgeschossene Figur.
legend-threat = Der Gegner könnte diese Figur im nächsten Zug schlagen oder zerstören (Taste { KEY("toggle_threats") }).
legend-cursor = Der Cursor der Tastatur.
legend-hint = Der Tipp oder der beste Zug einer Analyse: welche Figur zieht, und wohin sie zieht oder worauf sie schießt.
legend-brush = Wo das Werkzeug wirkt, und das gespiegelte Feld.
legend-fault = Ein Fehler des Szenarios, und mehrere Fehler.
legend-highlighted = Eine Stelle, um die es in einer Meldung, einer Lektion oder einem Tipp geht.
legend-task = In einer Lektion: die Figur, die zieht, und das Ziel.
legend-step = Hierher kann der Soldat einen Schritt machen.
legend-capture = Diese Figur kann der Soldat schlagen.
legend-retreat = Hierher kann sich der Soldat zurückziehen.
legend-shift = Eine Kanone kann um einen Punkt verschoben werden, und ihr hinterer Soldat landet hier.
legend-shot = Eine Kanone kann diese Figur abschießen.
legend-place = Hier kann die Stadt gesetzt werden.
legend-cannons = Das Bronzeband verbindet drei deiner Soldaten, die eine Kanone sind.
legend-reach = Hierher kann die Einheit fahren. Die Zahl nennt die Schritte.
legend-reverse = Hierher kann die Einheit rückwärtsfahren. In diesem Zug kann sie danach nur noch schießen.
legend-firing-square = Von hier kann die Einheit in diesem Zug einen Gegner zerstören.
legend-lethal = Hierher kann die Einheit fahren, aber dort geht sie verloren.
legend-stance = Das gewählte Feld mit der Blickrichtung. Klick noch einmal darauf, um dorthin zu fahren.
legend-other-stance = Ein anderes Feld, von dem aus die Einheit auf denselben Gegner schießen kann: näher oder sicherer. Klick darauf, um es zu wählen.
legend-facing = Klick hier, um in diese Richtung zu blicken. Damit ist der Zug gespielt, außer wenn die Einheit dann etwas zerstören könnte oder verloren ginge.
legend-attackable = Diesen Gegner kann die Einheit von einem anderen Feld oder in einer anderen Blickrichtung zerstören.
legend-kill = Ein Schuss aus der gewählten Stellung zerstört diesen Gegner.
legend-armour-holds = Ein Schuss aus der gewählten Stellung prallt an diesem Gegner ab.
legend-hit-facet = Die Stelle des Gegners, die der Schuss trifft.
legend-weak-armour = Gestrichelt: Das Geschütz ist stärker als die Panzerung an Front, Seite oder Heck.
legend-strong-armour = Doppelt: Die Panzerung an Front, Seite oder Heck hält.
legend-exit = Hier verlässt der Kommandopanzer das Brett und gewinnt.
legend-last-turn = Die Blickrichtung, in der die Einheit nach dem letzten Zug steht.
legend-safe = Gefahr (Taste { KEY("toggle_danger") }): Kein Gegner kann die Einheit hier im nächsten Zug zerstören.
legend-risky = Gefahr (Taste { KEY("toggle_danger") }): In manchen Blickrichtungen kann ein Gegner die Einheit hier zerstören.
legend-destroyed = Gefahr (Taste { KEY("toggle_danger") }): In jeder Blickrichtung kann ein Gegner die Einheit hier zerstören.
legend-enemy-fire = Auf dieses Feld kann im nächsten Zug ein Gegner schießen; mehrere können es (Taste { KEY("next_board_overlay") }).
legend-own-fire = Auf dieses Feld kann eine deiner Einheiten schießen, wenn du am Zug bist; mehrere können es (Taste { KEY("next_board_overlay") }).
legend-route = Der Weg, auf dem ein Kommandopanzer das Brett verlassen könnte (Taste { KEY("next_board_overlay") }).
legend-hold = Ein Haltefeld: Wer den Auftrag erfüllen will, muss es halten.
legend-exit-square = Ein Ausfahrtsfeld: Von hier kann ein Kommandopanzer das Brett verlassen.

# Places without a piece.
inspect-empty-point = Leerer Punkt
inspect-empty-capture = { $whose ->
    [own] Deine Soldaten können hier eine Figur schlagen
   *[enemy] Gegnerische Soldaten können hier eine Figur schlagen
}
inspect-empty-fire = { $whose ->
    [own] Deine Kanonen können hier auf eine Figur schießen
   *[enemy] Gegnerische Kanonen können hier auf eine Figur schießen
}
inspect-empty-calm = Hier kann im nächsten Zug niemand eine Figur schlagen oder abschießen
inspect-open-ground = Freies Gelände
inspect-open-enemy-fire = Der Gegner kann im nächsten Zug auf dieses Feld schießen
inspect-open-own-fire = Du kannst auf dieses Feld schießen
inspect-open-calm = Auf dieses Feld kann im nächsten Zug niemand schießen

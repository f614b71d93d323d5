# The editors of schemes and positions, and the names of units and terrain.

## The list.
setups-heading = { $game ->
    [cannon] Stellungen
   *[tank-chess] Szenarien
}
setups-own = { $game ->
    [cannon] Deine Stellungen
   *[tank-chess] Deine Szenarien
}
setups-none = { $game ->
    [cannon] Noch keine. Bau eine im Stellungseditor auf.
   *[tank-chess] Noch keine. Entwirf eins im Szenarioeditor.
}
setups-shipped = { $game ->
    [cannon] Mitgelieferte Stellung
   *[tank-chess] Mitgelieferte Szenarien
}
setups-choose = Wählen
setups-open = Öffnen
setups-edit = Bearbeiten

## The panels beside the board.
editor-ground = Gelände
editor-units = Einheiten
editor-pieces = Figuren
piece-soldier = Soldat
piece-town = Stadt
editor-erase = Entfernen
editor-mirror = Symmetrie
editor-mirror-about = Wiederholt jede Änderung für die andere Seite auf dem gegenüberliegenden Feld.
editor-size = { $size } × { $size }
# Tools of objectives.
editor-hold-square = Haltefeld
editor-exit-square = Ausfahrtsfeld
editor-depot = Depot
# The objective of the scheme, between two buttons that choose another one.
editor-objective-none = Kein Auftrag
editor-objective-hold = Felder halten
editor-objective-escort = Geleit
editor-objective-depots = Depot zerstören
editor-objective-survivors = Überlebende
# The number of the objective, between two buttons that change it.
editor-objective-turns = { $value } Züge halten
editor-objective-armour = Depotpanzerung { $value }
editor-objective-least = { $value ->
    [one] 1 Einheit nötig
   *[other] { $value } Einheiten nötig
}
editor-how = { $game ->
    [cannon] Setz Figuren, indem du mit der Maus ziehst. Ein Rechtsklick entfernt, was unter dem Zeiger ist.
   *[tank-chess] Male, indem du mit der Maus ziehst. Klick noch einmal auf eine Einheit oder drück über ihr { KEY("turn_left") } oder { KEY("turn_right") }, um sie zu drehen. Ein Rechtsklick entfernt, was unter dem Zeiger ist.
}
editor-name = Name
editor-about = Beschreibung
editor-nothing-wrong = Keine Probleme gefunden.
editor-several-findings = { $count } Probleme auf diesem Feld
editor-undo = Zurücknehmen ({ KEY("undo") })
editor-redo = Wiederholen ({ KEY("redo") })
editor-new = Leeres Brett
editor-open = Öffnen{"\u00A0"}…
editor-copy = Text kopieren
editor-paste = Text einfügen
editor-save = Speichern
# Saves the scheme, or an empty template, as a page to print.
editor-print = Drucken
# Leaves the scheme editor.
editor-leave = Zurück
editor-play = Spielen
editor-study = Studie
editor-cannot-play = Nicht spielbar: { $reason }
editor-copy-name = Kopie von { $name }
editor-copied = { $game ->
    [cannon] Stellung als Text in die Zwischenablage kopiert.
   *[tank-chess] Szenario als Text in die Zwischenablage kopiert.
}
editor-pasted = { $game ->
    [cannon] Stellung eingefügt. Zurücknehmen stellt die vorige wieder her.
   *[tank-chess] „{ $name }“ eingefügt. Zurücknehmen stellt das vorige Szenario wieder her.
}
editor-paste-failed = { $game ->
    [cannon] In der Zwischenablage ist kein Stellungstext. { $reason }
   *[tank-chess] In der Zwischenablage ist kein gültiges Szenario: { $reason }
}
editor-clipboard-empty = In der Zwischenablage ist kein Text.

## Positions of Cannon: the side to move, analysis and puzzles.
position-start = Anfangsstellung
position-unnamed = Stellung ohne Namen
position-side-to-move = Am Zug
position-summary = { $south ->
    [one] 1 Soldat
   *[other] { $south } Soldaten
} gegen { $north } · { $side } am Zug · { $rules }
position-summary-start = { $south } Soldaten gegen { $north } · jede Seite setzt zuerst ihre Stadt
editor-analyse = Analyse
editor-make-puzzle = Rätsel erstellen
editor-solve-puzzle = Lösen
editor-keep-puzzle = Rätsel speichern
editor-puzzle-kept = Rätsel gespeichert. Du findest es unter Lernen, Rätsel.
editor-puzzle-known = Dieses Rätsel hast du schon gespeichert.
position-not-analysed = Eine Stellung mit Fehlern lässt sich nicht analysieren.
position-analysing = Analyse läuft{"\u00A0"}…
# { $side } is to move; the percentage is its chance to win.
position-chance = Gewinnchance von { $side }: { $percent }{"\u00A0"}%
position-wins = { $side } gewinnt erzwungen in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
position-loses = { $side } verliert erzwungen in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
position-best-line = Am besten: { $line }
position-proving = Suche nach einer eindeutigen Lösung{"\u00A0"}…
position-puzzle-found = Das ist ein Rätsel: Es gibt genau eine Lösung.
position-puzzle = { $theme }, Wertung { $rating }
editor-no-puzzle-not-a-start = Kein Rätsel: Beide Städte müssen auf dem Brett stehen, und die Partie darf nicht zu Ende sein.
editor-no-puzzle-one-action = Kein Rätsel: Es gibt nur einen möglichen Zug.
editor-no-puzzle-several-wins = Kein Rätsel: Mehrere erste Züge gewinnen in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}: { $actions }
editor-no-puzzle-several-gains = Kein Rätsel: Mehrere erste Züge gewinnen erzwungen einen Soldaten: { $actions }
editor-no-puzzle-better-than-gain = Kein Rätsel: { $action } gewinnt erzwungen einen Soldaten, aber etwas anderes ist besser.
editor-no-puzzle-nothing-forced = Kein Rätsel: Kein Zug gewinnt erzwungen in { $turns } Zügen, keiner ist die einzige Verteidigung, und keiner gewinnt einen Soldaten.
editor-no-puzzle-node-limit = Kein Rätsel: Es gibt zu viele Möglichkeiten, um etwas zu beweisen.

## Positions of Cannon: errors and warnings.
position-two-towns = Jede Seite darf nur eine Stadt haben; die auf { $point } ist eine zweite.
position-town-off-home = Die Stadt auf { $point } steht nicht auf der Grundreihe ihrer Seite.
position-town-in-corner = Die Stadt auf { $point } steht in einer Ecke.
position-too-many-soldiers = Jede Seite darf höchstens { $most } Soldaten haben; der auf { $point } ist einer zu viel.
position-town-missing = Die Seite, die nicht am Zug ist, hat keine Stadt, obwohl die andere ihre gesetzt hat.
position-town-not-taken = Eine Stadt ist als erobert vermerkt, obwohl das nicht möglich ist.
position-no-such-cannon = Die Kanone, die { $side } zuletzt verschoben hat, steht nicht mehr auf dem Brett.
position-over-shift-limit = Die Kanone von { $side } wurde { $count }-mal in Folge verschoben; die Grenze ist { $limit }.
position-town-taken = Die Stadt von { $side } ist erobert, die Partie also zu Ende.
position-no-action = { $side } ist am Zug und hat keinen legalen Zug, die Partie ist also zu Ende.
position-takes-town = { $side } kann die Stadt sofort erobern.
position-no-soldiers = { $side } hat keine Soldaten.
position-town-to-place = Die Stadt von { $side } ist nicht auf dem Brett. { $side } setzt sie im ersten Zug.

## Terrain and units.
terrain-obstacle = Hindernis
terrain-water = Wasser (Erweiterung)
terrain-hedge = Hecke (Erweiterung)
terrain-low-obstacle = Panzersperre (Erweiterung)
terrain-mine = Mine (Erweiterung)
terrain-wreck = Wrack
terrain-flag = Flagge (Hausregel)
unit-heavy = Schwerer Panzer
unit-medium = Mittlerer Panzer
unit-light = Leichter Panzer
unit-command = Kommandopanzer
unit-destroyer = Jagdpanzer
unit-mortar = Schwerer Mörser
unit-super-heavy = Überschwerer Panzer (Erweiterung)
unit-hunter = Panzerjäger (Erweiterung)
unit-amphibious = Schwimmpanzer (Erweiterung)
unit-bulldozer = Bulldozer (Erweiterung)
unit-minesweeper = Minenräumer (Erweiterung)

## Schemes: size and units, errors and warnings.
scheme-extent = { $size } × { $size } · { $south ->
    [one] 1 Einheit
   *[other] { $south } Einheiten
} gegen { $north }
scheme-no-name = { $game ->
    [cannon] Die Stellung braucht einen Namen.
   *[tank-chess] Das Szenario braucht einen Namen.
}
scheme-size = Das Brett ist { $size } × { $size } groß. Erlaubt sind { $least } × { $least } bis { $most } × { $most }.
scheme-off-board = { $square } liegt außerhalb des Bretts.
scheme-on-terrain = Auf dem Gelände von { $square } kann nichts stehen.
scheme-mine = Die Mine auf { $square } liegt nicht auf freiem Boden.
scheme-flag = Die Flagge auf { $square } kann keine Einheit erreichen.
scheme-flag-pair = Flaggen gibt es nur paarweise, eine für jede Seite.
scheme-too-many-units = Eine Seite hat höchstens { $most } Einheiten; die auf { $square } ist eine zu viel.
scheme-two-commands = Auf { $square } steht ein zweiter Kommandopanzer derselben Seite.
scheme-no-commands = Keine der Seiten hat einen Kommandopanzer.
scheme-not-left = Ein Kommandopanzer hat das Brett schon verlassen.
scheme-flag-reached = Die Einheit auf { $square } steht schon auf der gegnerischen Flagge.
scheme-objective-no-squares = Der Auftrag hat keine markierten Felder.
scheme-objective-ground = Das markierte Feld { $square } muss frei sein: kein Hindernis, kein Wasser, keine Mine, kein Wrack.
scheme-objective-exit = Das Ausfahrtsfeld { $square } liegt nicht am gegenüberliegenden Rand seiner Seite.
scheme-objective-depot = Auf { $square }, dem Feld des Depots, darf nichts anderes stehen.
scheme-objective-one-depot = Beide Depots stehen auf { $square }.
scheme-objective-turns = Felder lassen sich { $least } bis { $most } Züge halten, nicht { $value }.
scheme-objective-armour = Die Panzerung der Depots muss { $least } bis { $most } sein, nicht { $value }.
scheme-objective-least = Eine Seite muss { $least } bis { $most } Einheiten neben ihrem Kommandopanzer behalten, nicht { $value }.
scheme-objective-too-few = Beide Seiten haben neben ihrem Kommandopanzer weniger Einheiten als nötig: { $value }.
scheme-objective-state = Das Szenario enthält schon einen Fortschritt beim Auftrag.
scheme-different-sets = { $unit }: { $south-side } hat { $south }, { $north-side } hat { $north }.
scheme-commands = { $count ->
    [0] { $side } hat keinen Kommandopanzer.
   *[other] { $side } hat { $count } Kommandopanzer; nur einer ist erlaubt.
}
scheme-beyond-home = Die Einheit auf { $square } steht außerhalb der ersten drei Reihen ihrer Seite.
scheme-disconnected = { $count ->
    [one] Das freie Feld { $square } ist von den anderen aus nicht erreichbar.
   *[other] { $count } freie Felder, etwa { $square }, sind von den anderen aus nicht erreichbar.
}
scheme-first-turn-kill = Der Kommandopanzer auf { $square } kann im ersten Zug von { $from } aus zerstört werden.
scheme-first-turn-escape = Der Kommandopanzer auf { $square } kann das Brett im ersten Zug verlassen.
scheme-first-turn-flag = Die Flagge auf { $square } kann im ersten Zug von { $from } aus erobert werden.
scheme-first-turn-objective = Der Auftrag kann im ersten Zug von { $square } aus erfüllt werden.
scheme-decided-at-start = Der Auftrag ist schon am Anfang erfüllt.
scheme-not-symmetric = { $count ->
    [one] Das Brett ist nicht symmetrisch: { $square } weicht ab.
   *[other] Das Brett ist nicht symmetrisch: { $count } Felder weichen ab, etwa { $square }.
}
scheme-ring-blocked = Der äußere Ring von Feldern ist bei { $square } versperrt.
scheme-few-obstacles = Hindernisse bedecken { $percent }{"\u00A0"}% des Bretts. Empfohlen sind mindestens { $limit }{"\u00A0"}%.
scheme-many-obstacles = Hindernisse bedecken { $percent }{"\u00A0"}% des Bretts. Empfohlen sind höchstens { $limit }{"\u00A0"}%.

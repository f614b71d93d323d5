# The rules in force in a game, the published versions side by side, tips, and who made the games. `crates/i18n/src/rulebook` chooses among
# these texts. Each value of a rule option has a message of its own. Some texts of the pages are in rules.ftl and print.ftl.

## Cannon: the rules in force.

rules-towns-place = In ihrem ersten Zug setzt jede Seite ihre Stadt auf einen beliebigen Punkt ihrer Grundreihe, nur nicht in eine der beiden Ecken.
rules-first-south = Dunkel setzt zuerst seine Stadt, dann Hell. Danach macht Dunkel den ersten Zug.
rules-first-north = Hell setzt zuerst seine Stadt, dann Dunkel. Danach macht Hell den ersten Zug.
rules-towns-stay = Eine Stadt bewegt sich nie und schlägt nie.

rules-capture-where = Ein Soldat schlägt einen gegnerischen Soldaten oder die gegnerische Stadt auf dem nächsten Punkt gerade vor ihm, diagonal vor ihm oder direkt neben ihm und zieht auf diesen Punkt. Er schlägt nie nach hinten. Schlagen ist nie Pflicht.

rules-retreat-near-piece = Ein Soldat, der auf einem der acht Punkte um sich herum einen gegnerischen Soldaten oder die gegnerische Stadt hat, darf sich zurückziehen: genau zwei Punkte, gerade oder diagonal zurück.
rules-retreat-near-soldier = Ein Soldat, der auf einem der acht Punkte um sich herum einen gegnerischen Soldaten hat, darf sich zurückziehen: genau zwei Punkte, gerade oder diagonal zurück. Die gegnerische Stadt erlaubt keinen Rückzug.
rules-retreat-over-empty = Beide Punkte müssen leer sein. Ein Rückzug schlägt nie.
rules-retreat-over-any = Nur der Punkt, auf dem der Rückzug endet, muss leer sein. Der Soldat darf über eine eigene oder gegnerische Figur hinwegziehen, die dabei stehen bleibt. Ein Rückzug schlägt nie.

rules-cannon-of-soldiers = Drei benachbarte Soldaten einer Seite in einer senkrechten, waagerechten oder diagonalen Linie bilden eine Kanone. Eine Stadt ist nie Teil einer Kanone.
rules-cannon-of-pieces = Drei benachbarte Figuren einer Seite in einer senkrechten, waagerechten oder diagonalen Linie bilden eine Kanone. Eine der drei darf die eigene Stadt sein, die dann beim Schießen hilft. Die Stadt bewegt sich nie; eine Verschiebung, die sie bewegen würde, ist also nicht möglich.
rules-cannon-lines = Ein Soldat kann zugleich zu mehreren Kanonen gehören. Vier in einer Reihe bilden zwei Kanonen, nicht eine lange. Eine Kanone kann in beide Richtungen ihrer Linie schießen und verschoben werden.

rules-shift-unlimited = Dieselbe Kanone darf beliebig oft in Folge verschoben werden.
rules-shift-limited = { $count ->
        [one] Turnierregel: Dieselbe Kanone darf nicht zweimal in Folge verschoben werden.
       *[other] Turnierregel: Dieselbe Kanone darf höchstens { $count }-mal in Folge verschoben werden.
    } Um sie noch einmal zu verschieben, muss ihr Besitzer erst mit einer anderen Kanone oder einem einzelnen Soldaten ziehen.

rules-long-shot-first = Bei einer Entfernung von drei Punkten muss nur dieser erste Punkt leer sein. Eine Figur auf dem zweiten Punkt hält den Schuss nicht auf.
rules-long-shot-both = Bei einer Entfernung von drei Punkten muss auch der zweite Punkt leer sein.

rules-end-town = Eine Seite gewinnt sofort, wenn sie die gegnerische Stadt schlägt oder mit einem Schuss trifft.
rules-end-no-action = Eine Seite, die am Zug ist und keinen legalen Zug hat, verliert.
rules-town-capture = Es gibt kein Schach: Eine Seite darf ihre Stadt in Gefahr lassen. Das Spiel warnt, wenn eine Stadt im nächsten Zug erobert werden kann.
rules-town-checkmate = Schachmatt: Eine Seite darf ihre Stadt nicht dort lassen, wo sie im nächsten Zug erobert werden kann, wie den König im Schach. Wer seine Stadt nicht retten kann, hat keinen legalen Zug und verliert.

## Both games: draws. The house rules are those of this program; a game may be played with both, one or none of them.

rules-draws = Remis
rules-draws-agreed = Die Spieler dürfen sich auf Remis einigen, und ein Spieler darf aufgeben.
rules-draws-none = Keine Stellung beendet die Partie mit Remis. Die veröffentlichten Regeln kennen so etwas nicht, und die Hausregeln für Remis sind ausgeschaltet.
rules-draws-repetition = Hausregel: Die Partie ist remis, wenn eine Stellung zum dritten Mal mit derselben Seite am Zug entsteht.
rules-draws-quiet = Hausregel: Die Partie ist remis nach { $turns } Zügen in Folge, in denen nichts geschlagen oder abgeschossen wird. Die Züge beider Seiten zählen.
rules-tank-draws-quiet = Hausregel: Die Partie ist remis nach { $turns } Zügen in Folge, in denen keine Einheit verloren geht und keine Mine geräumt wird. Die Züge beider Seiten zählen.

## Tank Chess: the rules in force.

rules-tank-flags = Auf diesem Brett gibt es Flaggen: die von Weiß auf { $white }, die von Schwarz auf { $black }. Eine Seite gewinnt auch, wenn eine ihrer Einheiten ihren Zug auf der gegnerischen Flagge beendet.

rules-tank-fire-direct = Ein Schuss trifft das Erste, was in seiner Linie steht. Das muss eine gegnerische Einheit sein, die mindestens zwei Felder entfernt ist: Ein benachbarter Gegner ist zu nah. Eigene Einheiten, Wracks und Hindernisse halten einen Schuss auf. Ein diagonaler Schuss geht zwischen zwei Hindernissen hindurch, die sich an einer Ecke berühren.
rules-tank-fire-over = Manche Geschütze schießen geradeaus über alles dazwischen hinweg. Sie treffen einen Gegner in den Entfernungen, die in der Tabelle unten stehen.

rules-tank-armour = Panzerung
rules-tank-armour-penetration = Ein Schuss zerstört die getroffene Einheit, wenn das Geschütz stärker ist als die Panzerung an der getroffenen Stelle. Sonst bewirkt er nichts.
rules-tank-armour-front = Die Frontpanzerung zählt nur bei Schüssen genau von vorn, wenn das Geschoss der Blickrichtung der Einheit genau entgegenfliegt.
rules-tank-armour-rear = Die Heckpanzerung zählt nur bei Schüssen genau von hinten, wenn das Geschoss genau in die Blickrichtung der Einheit fliegt.
rules-tank-armour-side = Die Seitenpanzerung zählt aus allen sechs anderen Richtungen, auch diagonal von vorn und diagonal von hinten.
rules-tank-armour-diagram = Das Bild zeigt, welche Panzerung zählt, je nachdem, woher das Geschoss kommt. Die Einheit in der Mitte blickt nach oben.

rules-tank-units-columns = Die Panzerung ist als Front/Seite/Heck angegeben.
rules-tank-unit-swims = Schwimmpanzer durchqueren Wasser.
rules-tank-unit-pushes = Bulldozer haben kein Geschütz. Sie schieben ein Wrack ein Feld vor sich her, wenn das Feld hinter dem Wrack leer ist.
rules-tank-unit-clears = Minenräumer räumen die Minen, auf die sie fahren.
# Notes below lists in which a star marks what comes from the expansion.
rules-tank-units-own = * Aus der Erweiterung. Die veröffentlichten Werte haben wir nicht gefunden, deshalb sind diese unsere eigenen.
rules-tank-ground-own = * Aus der Erweiterung, so wie wir ihre Regeln verstehen.

rules-tank-objective = Auftrag dieses Bretts
rules-tank-objective-announced = AUFTRAG wird angesagt, wenn eine Seite den Auftrag im nächsten Zug erfüllen kann.
rules-tank-objective-own = Die Aufträge sind unsere eigenen Hausregeln im Geist der Erweiterung. Eine Einheit, die auf einem Haltefeld oder einem Ausfahrtsfeld zerstört wird, hinterlässt kein Wrack.

rules-tank-end-objective = Das Brett hat außerdem einen Auftrag. Erfüllt ihn eine Seite, endet die Partie.
rules-tank-end-command = Eine Seite gewinnt sofort, wenn sie den gegnerischen Kommandopanzer zerstört.
rules-exit-any = Eine Seite gewinnt auch, wenn ihr Kommandopanzer gerade oder diagonal über den gegenüberliegenden Rand fährt, aber nicht über eine Ecke. Das Verlassen kostet einen Schritt.
rules-exit-straight = Eine Seite gewinnt auch, wenn ihr Kommandopanzer geradeaus über den gegenüberliegenden Rand fährt. Diagonal kann er das Brett nicht verlassen. Das Verlassen kostet einen Schritt.
rules-tank-end-announced = SCHACH wird angesagt, wenn ein Kommandopanzer im nächsten Zug zerstört werden kann, FLUCHT, wenn einer das Brett verlassen kann. Niemand muss darauf reagieren.

rules-clocks = Bedenkzeit
rules-tank-clocks = Empfohlene Bedenkzeit: 30 Minuten für jeden Spieler auf 16 × 16 Feldern und 45 Minuten auf 20 × 20. Es geht auch ohne Uhr.

## Tips.

tips-heading = Ratschläge
tips-tank-light = Gegen Ende einer Partie zählt das Tempo der leichten Panzer mehr als Panzerung.
tips-tank-mortar = Mörser bedrohen Felder, die sicher scheinen: Sie schießen über die Hindernisse und Wracks hinweg, hinter denen sich andere Einheiten verstecken.

## The published versions of Cannon.

editions-heading = Veröffentlichte Regeln
editions-about = Die Regeln von Cannon sind in mehreren Sprachen gedruckt. Die Texte beschreiben dasselbe Spiel, unterscheiden sich aber in diesen Einzelheiten:
editions-spanish = Spanisch
editions-japanese = Japanisch
editions-english = Englisch
editions-german = Deutsch
editions-first = Setzt zuerst und beginnt
editions-long-shot = Beim Weitschuss frei
editions-retreat-near = Rückzug vor
editions-retreat-over = Beim Rückzug frei
editions-retreat-over-empty = beide Punkte
editions-retreat-over-any = der zweite Punkt
editions-cannon-of = Eine Kanone besteht aus
editions-cannon-of-soldiers = drei Soldaten
editions-cannon-of-pieces = drei Figuren
editions-town = Stadt in Gefahr
editions-town-capture = erlaubt
editions-town-checkmate = „Schachmatt“
editions-shift-limit = Verschiebungen in Folge, im Turnier
editions-face = Figuren stehen auf
editions-face-cells = Feldern
editions-face-points = Punkten
editions-sides = Die Seiten
editions-sides-black-white = Schwarz und Weiß
editions-sides-dark-light = Dunkel und Hell
editions-repetition = Wiederholung
editions-repetition-none = keine Regel
editions-note-checkmate = Der englische Text vergleicht den Verlust der Stadt mit dem Schachmatt, der japanische vergleicht damit, keinen legalen Zug zu haben. Alle Regelvarianten verstehen das so: Die Partie endet, wenn die Stadt erobert wird. Die strengere Lesart ist eine Option.
editions-note-capture = Der japanische Text nennt nur den Schuss als Mittel, die Stadt zu erobern. In diesem Spiel kann auch ein Soldat sie schlagen, wie in den anderen Texten.

editions-presets = Die Regelvarianten
editions-preset-classic = Klassisch folgt dem spanischen und dem japanischen Text. Zwei Einzelheiten stammen aus dem englischen und dem deutschen: Beim Rückzug müssen beide Punkte leer sein, und eine Kanone besteht aus drei Soldaten.
editions-preset-blue-panther = Blue Panther folgt dem englischen Text.
editions-preset-igg = IGG folgt dem deutschen Text.
editions-preset-limits = Keine Regelvariante begrenzt die Verschiebungen einer Kanone; die Grenzen der Turniere sind eine Option.
editions-in-force = Diese Partie wird nach der Regelvariante { $preset } gespielt.
editions-in-force-custom = Diese Partie wird nach einer Auswahl von Optionen gespielt, die keiner Regelvariante entspricht.

## About the games.

about-cannon = Über Cannon
about-cannon-inventor = Cannon wurde 2003 von David E. Whitcher erfunden.
about-cannon-edition = PyroMyth Games veröffentlichte es im selben Jahr, und 2008 folgte eine weitere Ausgabe. Die Regelvarianten Klassisch, Blue Panther und IGG folgen den Texten verschiedener Verlage.
about-cannon-points = Die Figuren stehen auf den Punkten, an denen sich Linien kreuzen. Das ist eine alte Tradition aus Ostasien: Auch Go und chinesisches Schach werden auf Punkten gespielt. Andere Ausgaben von Cannon drucken ein kariertes Brett und stellen die Figuren auf dessen Felder. Das Spiel ist dasselbe.
about-cannon-own = Jede Option, in der sich die veröffentlichten Regeln unterscheiden, lässt sich auch einzeln einstellen. Die Hausregeln für Remis sind unsere eigenen.

about-tank = Über Tank Chess
about-tank-inventors = Tank Chess wurde von Dragan und Predrag Lazovic erfunden. Forsage Games veröffentlichte es 2016.
about-tank-box = In der Schachtel liegen Bretter mit 16 × 16 und 20 × 20 Feldern, Panzer für beide Spieler und lose Hindernisse. Die Rückseiten der Bretter haben nur leere Felder, für Szenarien, die sich die Spieler selbst ausdenken.
about-tank-expansion = Eine Erweiterung, das Fun Set, bringt weitere Fahrzeuge, Wasser, Hecken, Panzersperren und Minen.
about-tank-own = Alles, was über das veröffentlichte Spiel hinausgeht, stammt von uns: das Brett mit 20 × 20 Feldern, nach dem Vorbild des veröffentlichten Bretts mit 16 × 16 gestaltet, alle anderen Szenarien und die Werte der Einheiten aus der Erweiterung, die wir nicht finden konnten. Solche Einheiten und solches Gelände tragen einen Stern.

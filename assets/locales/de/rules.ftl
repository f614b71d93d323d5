# How to play, and the texts of its sections that are the same under all rules. The others are in rulebook.ftl. A diagram beside each text shows an
# example.

rules-heading = Spielanleitung
rules-moment = Bild { $number } von { $count }
rules-notation = Notation: { $action }
# Saves the rules on one page.
# Begins the lesson about the section.
rules-try-it = Ausprobieren
rules-print = Eine Seite drucken (PDF)
# Whose rules are shown.
rules-of-this-game = Regeln dieser Partie
rules-of-next-game = Regeln der nächsten Partie
rulebook-published-board = Veröffentlichtes Brett
rulebook-everything = Alle Einheiten und Geländearten
# Something on the board and its effect.
rules-entry = { $name }: { $effect }

rules-aim = Spielziel
rules-aim-text =
    Zwei Heere von je fünfzehn Soldaten stehen sich auf einem Brett von zehn mal zehn Punkten gegenüber. Jedes hat eine Stadt auf seiner Grundreihe.

    Erobere die gegnerische Stadt, bevor deine fällt. Ein Soldat kann sie schlagen, oder eine Kanone kann sie aus der Ferne treffen.

    Dunkel rückt auf dem Brett nach oben vor, Hell nach unten. Die Spieler ziehen abwechselnd; passen ist nicht erlaubt.

rules-towns = Städte
rules-step = Schritt
rules-step-text =
    Ein Soldat zieht auf den nächsten Punkt gerade oder diagonal vor ihm, wenn dieser leer ist.

    Zur Seite oder zurück macht ein Soldat nie einen Schritt.

rules-capture = Schlagen
rules-retreat = Rückzug
rules-cannon = Kanonen
rules-shift = Verschiebung
rules-shift-text =
    Ist der Punkt unmittelbar hinter einem Ende leer, kann der Soldat vom anderen Ende dorthin ziehen. So rückt die ganze Kanone auf ihrer Linie um einen Punkt weiter.

    Auf diese Weise kann eine Kanone auch zurück und zur Seite, was ein einzelner Soldat nicht kann. Eine Verschiebung schlägt nie.

rules-shot = Schuss
rules-shot-text =
    Eine Kanone trifft einen gegnerischen Soldaten oder die Stadt zwei oder drei Punkte vor ihrem Ende. Das Ziel wird vom Brett genommen, die Kanone bleibt stehen.

    Der Punkt direkt vor der Mündung muss leer sein: Eine Kanone kann keine benachbarte Figur treffen, und jede Figur auf diesem Punkt versperrt den Schuss.

rules-end = Ende der Partie
## Tank Chess.
rules-tank-aim = Spielziel
rules-tank-aim-text =
    Zerstöre den gegnerischen Kommandopanzer oder fahr mit deinem eigenen über den gegenüberliegenden Rand des Bretts.

    Weiß beginnt. In jedem Zug bewegst du eine deiner Einheiten, und diese Einheit darf einmal schießen.

    Wracks und Hindernisse versperren den Weg und die direkte Schusslinie. Ein Wrack bleibt bis zum Ende der Partie liegen.

rules-tank-fire = Schießen
rules-tank-units = Einheiten
rules-tank-end = Ende der Partie

# How to do it with mouse and keys.
rules-tank-driving-controls = Klick auf die Einheit, dann auf ein Feld und dann auf einen Pfeil daneben: Die Einheit fährt dorthin und blickt in diese Richtung. Könnte sie dann etwas zerstören oder ginge sie dort verloren, dreht der Pfeil sie nur; klick noch einmal auf das Feld, um dorthin zu fahren. Auch { KEY("turn_left") } und { KEY("turn_right") } drehen sie nur. Um die Einheit auf der Stelle zu drehen, klick zweimal auf sie und dann auf einen Pfeil. Die Zahl auf einem Feld zeigt, wie viele Schritte es bis dorthin sind.
rules-tank-fire-controls = Fadenkreuze zeigen Einheiten, die der Schuss zerstören würde; ein durchgestrichener Ring zeigt solche, an denen er abprallt. Klick auf ein Ziel, um zu schießen. Klick auf einen Gegner in einem unterbrochenen Ring: Die Einheit wählt die Stellung, in der sie danach die wenigsten Gegner zerstören können; klick noch einmal, um zu schießen. Ist ein näheres Feld weniger sicher, werden beide gezeigt: Klick auf das, das du willst.
rules-tank-end-controls = Um zu gewinnen, wähle einen Kommandopanzer, der das Brett verlassen kann, und klick auf das Feld mit den Pfeilwinkeln am Rand.

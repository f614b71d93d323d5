# Pages to print: templates, schemes and reference sheets. Space is short: texts of the same length as these fit.

print-size = { $size } × { $size } Felder

## The template of a scheme, and a printed scheme.

print-template-title = Tank Chess: ein eigenes Szenario
print-template-name = Name
print-template-author = Autor
print-template-date = Datum
print-template-notes = Notizen
print-template-help = Weiß steht unten, Schwarz oben. Zu Beginn stehen alle Einheiten auf den drei grauen Reihen ihrer Seite. Beide Seiten haben dieselben Einheiten, darunter je einen Kommandopanzer. Von Hand genügt als Einheit ein Buchstabe mit Pfeil; kreise die Buchstaben von Schwarz ein.
print-scheme-help = Weiß steht unten und beginnt. Eine Einheit blickt dorthin, wohin Geschütz oder Bug zeigt.
print-legend = Zeichen
print-facings = Blickrichtungen
print-house-note = * Aus der Erweiterung, mit eigenen Werten; Flaggen und Aufträge sind Hausregeln
print-house-mark = { $name }*
print-white = Einheiten von Weiß
print-black = Einheiten von Schwarz
print-unit-with-letter = { $name } ({ $letter })
# Numbers of a unit: the same on both sides, or different ones.
print-legend-count = { $white } × { $name }
print-legend-counts = { $white } und { $black } × { $name }

print-unit-heavy = Schwerer Panzer
print-unit-medium = Mittlerer Panzer
print-unit-light = Leichter Panzer
print-unit-command = Kommandopanzer
print-unit-destroyer = Jagdpanzer
print-unit-mortar = Schwerer Mörser
print-unit-super-heavy = Überschwerer Panzer
print-unit-hunter = Panzerjäger
print-unit-amphibious = Schwimmpanzer
print-unit-bulldozer = Bulldozer
print-unit-minesweeper = Minenräumer

print-ground-obstacle = Hindernis
print-ground-obstacle-about = hält Einheiten und direkte Schüsse auf. Diagonale Schüsse gehen zwischen zwei Blöcken hindurch, die sich an einer Ecke berühren.
print-ground-water = Wasser
print-ground-water-about = Schüsse gehen darüber hinweg; Einheiten, die hineinfahren, versinken, außer Schwimmpanzern.
print-ground-hedge = Hecke
print-ground-hedge-about = Einheiten fahren hindurch, direkte Schüsse nicht. Mörser schießen darüber hinweg.
print-ground-low-obstacle = Panzersperre
print-ground-low-obstacle-about = hält Einheiten auf, aber keine Schüsse.
print-ground-mine = Mine
print-ground-mine-about = zerstört die Einheit, die darauffährt, und ist dann verbraucht; Minenräumer räumen sie.
print-ground-wreck = Wrack
print-ground-wreck-about = eine zerstörte Einheit. Es bleibt liegen, hält Einheiten und direkte Schüsse auf und ist nie ein Ziel.
print-ground-flag-white = Flagge von Weiß
print-ground-flag-black = Flagge von Schwarz
print-ground-flags-about = eine je Seite: Wer seinen Zug auf der gegnerischen Flagge beendet, gewinnt.
print-ground-flags = Flaggen
print-ground-hold = Haltefeld
print-ground-hold-about = wer dort am Ende so vieler eigener Züge in Folge, wie das Szenario verlangt (meist drei), eine Einheit hat, während der Gegner keine hat, gewinnt.
print-ground-exit-white = Ausfahrt von Weiß
print-ground-exit-black = Ausfahrt von Schwarz
print-ground-exits = Ausfahrtsfelder
print-ground-exits-about = jeder Kommandopanzer kann nur über seine eigenen hinaus.
print-ground-depot-white = Depot von Weiß
print-ground-depot-black = Depot von Schwarz
print-ground-depots = Depots
print-ground-depots-about = halten Einheiten und direkte Schüsse auf. Wer das gegnerische zerstört, gewinnt; seine Panzerung ist ringsum gleich.

## The reference sheet of Tank Chess.

print-tanks-title = Tank Chess
print-tanks-aim = Zerstöre den gegnerischen Kommandopanzer oder fahr mit deinem über den Rand gegenüber. Weiß steht auf Reihe 1 und beginnt.
print-tanks-unit = Einheit
print-tanks-speed = Tempo
print-tanks-armour = Panzerung
print-tanks-front = Front
print-tanks-side = Seite
print-tanks-rear = Heck
print-tanks-gun = Geschütz
print-tanks-fires = Schießt
print-tanks-range = Reichweite
print-tanks-special = Besonderes
print-tanks-house = Die Einheiten der Erweiterung, mit eigenen Werten
print-fires-three-ways = nach vorn und 45° zu beiden Seiten
print-fires-ahead = nur geradeaus
print-fires-unarmed = kein Geschütz
print-range-from = { $nearest } oder mehr
print-range-between = { $nearest } bis { $farthest }
print-special-command = muss überleben; darf hinaus
print-special-over = über alles hinweg
print-special-swims = durchquert Wasser
print-special-pushes = schiebt ein Wrack
print-special-clears = räumt Minen

print-turn = Ein Zug
print-turn-text =
    Bewege genau eine deiner Einheiten. Ihr Feld oder ihre Blickrichtung muss sich ändern; passen geht nicht.
    Ein Schritt führt ein Feld voraus, in jeder der acht Blickrichtungen, oder dreht die Einheit um 45°. Schritte und Drehungen lassen sich bis zum Tempo der Einheit beliebig mischen.
    Oder statt aller Schritte: ein Feld gerade zurück, mit gleicher Blickrichtung.
    Nur leere Felder können befahren werden. Diagonale Schritte gehen zwischen den beiden Feldern daneben hindurch.
    Danach darf diese Einheit einmal schießen, auch nach einer Drehung oder rückwärts.
print-fire = Schießen
print-fire-text =
    Ein direkter Schuss trifft das Erste in seiner Linie. Das muss ein Gegner in mindestens zwei Feldern Entfernung sein: Ein benachbarter Gegner ist zu nah.
    Eigene Einheiten, Wracks und Hindernisse halten ihn auf.
    Der Mörser trifft einen Gegner genau drei, vier oder fünf Felder geradeaus, über alles dazwischen hinweg.
    Der Gegner ist zerstört, wenn das Geschütz stärker ist als die Panzerung an der getroffenen Stelle. Er wird zum Wrack.
print-fire-diagram = Wohin ein mittlerer Panzer (links) und ein Mörser (rechts) treffen; Ziele auf den Kreisen sind zu nah
print-facets = Front, Seite und Heck
print-facets-text = Ein Geschoss trifft die Front, wenn es der Blickrichtung der Einheit genau entgegenfliegt, und das Heck, wenn es genau in ihre Richtung fliegt. Aus allen sechs anderen Richtungen trifft es die Seite. Die Zahlen sind die des mittleren Panzers.
print-ground = Auf dem Brett
print-tanks-end = Ende der Partie
print-tanks-end-text =
    Du gewinnst, wenn du den gegnerischen Kommandopanzer zerstörst.
    Du gewinnst, wenn dein Kommandopanzer gerade oder diagonal über den gegenüberliegenden Rand fährt, aber nicht über eine Ecke. Das kostet einen Schritt.
    SCHACH: Der gegnerische Kommandopanzer kann im nächsten Zug zerstört werden. FLUCHT: Deiner kann im nächsten Zug hinaus. Beides wird angesagt; niemand muss antworten.
    Remis kann man vereinbaren. Hausregeln, wenn eingeschaltet: Remis durch dieselbe Stellung zum dritten Mal oder nach 100 Zügen in Folge, in denen keine Einheit verloren geht und keine Mine geräumt wird.
print-objectives = Aufträge*
print-objectives-text = Überlebende: Wer neben dem Kommandopanzer weniger als zwei Einheiten hat, verliert; niemand kann hinaus. Szenarien können andere Zahlen haben. Auf Haltefeldern und Ausfahrtsfeldern bleibt kein Wrack.
print-notation = Notation
print-notation-drive = von H3 nach F5, dann Blick nach Nordwesten
print-notation-turn = dreht sich auf der Stelle nach Osten
print-notation-shot = fährt und zerstört dann die Einheit auf B11
print-notation-exit = der Kommandopanzer verlässt das Brett
print-notation-tank-marks = Schach, Flucht, Auftrag, die Partie ist gewonnen

## The reference sheet of Cannon.

print-cannon-title = Cannon
print-cannon-aim = Schlag die gegnerische Stadt oder triff sie mit einem Schuss. Jede Seite macht abwechselnd einen Zug; passen geht nicht.
print-setup = Aufstellung
print-setup-text =
    Je Seite stehen fünfzehn Soldaten wie gezeigt: Dunkel unten, Hell oben. „Vorwärts“ heißt für Dunkel nach oben und für Hell nach unten.

    In ihrem ersten Zug setzt jede Seite ihre Stadt auf einen Punkt ihrer Grundreihe (die kleinen Quadrate), aber nicht in eine Ecke. Die Stadt bewegt sich nie, ist kein Soldat und nie Teil einer Kanone.

    Drei benachbarte Soldaten einer Seite in gerader Linie, in einer der acht Richtungen, sind eine Kanone. Vier in einer Reihe sind zwei Kanonen. Ein Soldat kann zu mehreren gehören.
print-step = Schritt
print-step-text = Auf den nächsten Punkt gerade oder diagonal vor ihm, wenn er leer ist.
print-capture = Schlagen
print-capture-text = Einen gegnerischen Soldaten oder die Stadt auf dem nächsten Punkt gerade vor, diagonal vor oder neben ihm. Nie nach hinten.
print-retreat = Rückzug
print-retreat-text = Neben einem Gegner, in jeder Richtung: zwei Punkte gerade oder diagonal zurück. Beide Punkte müssen leer sein.
print-shift = Verschiebung
print-shift-text = Der Soldat an einem Ende der Kanone zieht auf den leeren Punkt hinter dem anderen Ende. Sie schlägt nie.
print-shot = Schuss
print-shot-text = Eine Kanone nimmt einen Gegner zwei oder drei Punkte vor ihrer Mündung vom Brett. Nichts bewegt sich.
print-blocked = Kein Schuss
print-blocked-text = Der Punkt vor der Mündung muss leer sein. Hier steht ein Soldat darauf, also ist die Stadt sicher.
print-cannon-end = Ende der Partie
print-cannon-end-text =
    Du gewinnst sofort, wenn du die gegnerische Stadt schlägst oder mit einem Schuss triffst.
    Wer am Zug ist und nicht ziehen kann, verliert.
    Es gibt kein Schach: Eine Stadt darf in Gefahr bleiben.
    Remis kann man vereinbaren. Hausregeln, wenn eingeschaltet: Remis durch dieselbe Stellung zum dritten Mal oder nach 100 Zügen in Folge, in denen nichts geschlagen oder abgeschossen wird.
print-presets = Regelvarianten und Optionen
print-preset-from = gedruckte Regeln
print-preset-classic = spanisch, japanisch
print-preset-blue-panther = englisch
print-preset-igg = deutsch
print-switch-first = beginnt
print-switch-long-shot = Weitschuss: leer
print-long-shot-first = erster Punkt
print-long-shot-both = beide Punkte
print-switch-retreat = Rückzug vor
print-retreat-piece = Soldaten oder Stadt
print-retreat-soldier = Soldaten
print-switch-town = Stadt in Gefahr
print-town-capture = erlaubt
print-town-checkmate = nicht erlaubt
print-switch-shifts = Verschiebungen in Folge
print-shifts-unlimited = unbegrenzt
print-shifts-limited = höchstens { $count }
print-switches-text = Jede Option lässt sich auch einzeln einstellen. Beim Weitschuss, über drei Punkte, muss der erste Punkt vor der Mündung leer sein oder beide. Darf die Stadt nicht in Gefahr bleiben, ist ein Zug verboten, nach dem sie es ist, und wer keinen erlaubten Zug hat, verliert. Die Grenze für Verschiebungen zählt die derselben drei Soldaten in Folge; der Zug eines einzelnen Soldaten oder der Einsatz einer anderen Kanone beendet die Zählung.
print-notation-place = setzt die Stadt
print-notation-step = macht einen Schritt
print-notation-capture = schlägt
print-notation-retreat = zieht sich zurück
print-notation-shift = verschiebt: Punkt des hinteren Soldaten und sein neuer Punkt
print-notation-cannon-shot = schießt die Figur auf d7 ab
print-notation-cannon-marks = die gegnerische Stadt kann im nächsten Zug fallen; die Partie ist gewonnen

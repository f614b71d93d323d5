# The help of the command line. Commands, options and words in “quotation marks” or `such marks` are typed as they are.

## Headings and parts of the help.
help-usage = Aufruf:
help-usage-options = [OPTIONEN]
help-commands = Befehle:
help-arguments = Angaben:
help-options = Optionen:
help-examples = Beispiele:
help-values = Mögliche Werte: { $values }.
help-default = Ohne Angabe: { $value }.

## Placeholders for values.
help-value = WERT
help-value-board = BRETT
help-value-command = BEFEHL
help-value-degrees = GRAD
help-value-depth = TIEFE
help-value-factor = FAKTOR
help-value-file = DATEI
help-value-folder = ORDNER
help-value-game = SPIEL
help-value-language = SPRACHE
help-value-limit = GRENZE
help-value-mib = MIB
help-value-move = ZUG
help-value-ms = MS
help-value-name = NAME
help-value-number = N
help-value-place = STELLE
help-value-player = SPIELER
help-value-position = STELLUNG
help-value-rules = REGELN
help-value-scheme = SZENARIO
help-value-seat = SPIELER
help-value-seconds = SEKUNDEN
help-value-shell = SHELL
help-value-size = BxH
help-value-text = TEXT
help-value-time = ZEIT
help-value-topic = SEITE

## Commands, and notes below their options.
help-cannon = Cannon und Tank Chess, zwei abstrakte Kriegsspiele. Ohne Befehl startet das Programm das Spiel
help-cannon-notes =
    Beispiele:
      cannon                        das Spiel starten
      cannon my-game.json           eine gespeicherte Partie, ein Szenario oder eine Stellung öffnen
      cannon --text --light ensign  im Terminal gegen den Fähnrich spielen
      cannon help play              die Optionen einer Partie zeigen

    „cannon help BEFEHL“ oder „cannon BEFEHL --help“ erklärt einen Befehl. Die Optionen von „cannon play“, etwa --text, gelten auch ohne Befehl. Weitere Befehle für andere Programme und für die Arbeit am Spiel: match, engine, legal, perft, render, completions
help-play = Spiel in einem Fenster oder im Terminal
help-rules = Erklär die Regeln eines Spiels mit seinen Optionen oder zeig eine andere Seite über das Spiel
help-rules-notes = Ohne Optionen geht es um die Regeln einer Partie, die „cannon play“ beginnt. In einer Partie im Terminal zeigt „help rules“ dieselbe Seite über diese Partie.
help-puzzles = Zeig Rätsel oder beweis sie
help-puzzles-notes = docs/puzzles.md erklärt die Themen, die Wertung und die Datei.
help-puzzles-list = Zeig Rätsel, eins je Zeile: Kennung, Spiel, Regeln, Thema und Wertung
help-puzzles-check = Beweis Rätsel durch vollständige Suche: Der erste Zug ist die einzige Lösung, er hilft gegen jede Antwort, und kein Gewinn ist kürzer
help-schemes = Zeig die Szenarien eines Spiels, also Bretter mit Einheiten, oder prüf Szenariodateien
help-schemes-notes = Ein Szenario mit Fehlern kann nicht gespielt werden; Warnungen sind nur Ratschläge. Der Rückgabewert ist 2, wenn ein Szenario Fehler hat.
help-analyse = Zeig die besten Züge in einer Stellung oder bewerte jeden Zug einer gespeicherten Partie
help-analyse-notes = Die Bewertungen gelten für die Seite am Zug, in Soldaten. Die letzte Zeile sagt, warum der beste Zug gut ist. In einer gespeicherten Partie stehen ?!, ? und ?? bei Zügen, die mindestens 5, 10 oder 15 Prozentpunkte der Gewinnaussicht kosten. Die Formeln stehen in docs/analysis.md. Ohne Grenzen werden je Zug 100000 Stellungen untersucht.
help-replay = Prüf jeden Zug einer gespeicherten Partie und zeig ihre letzte Stellung und ihr Ergebnis
help-games = Zeig gespeicherte Partien, auch nach Stellung, Eröffnung, Anzahl der Figuren oder Kommentaren
help-explorer = Zeig, welche Züge in vielen Partien aus einer Stellung gespielt wurden
help-explorer-show = Zeig, welche Züge in vielen Partien aus einer Stellung gespielt wurden, mit den Ergebnissen dieser Partien
help-explorer-show-notes = Partien, die die Stellung auf verschiedenen Wegen erreichen, zählen zusammen, jede Partie einmal. Die Punkte sind die der Seite am Zug: Ein Remis ist ein halber Sieg, und Partien ohne Ergebnis zählen nicht.
help-explorer-build = Zähl Partien und schreib die Zahlen in eine Datei für den Explorer
help-print = Erzeug eine Seite: die Regeln, ein leeres Brett, ein Szenario oder eine Partie mit Varianten
help-print-notes = Das Ende des Dateinamens, .pdf oder .svg, entscheidet über das Format einer Seite zum Drucken. Eine solche Seite ist ein Blatt, schwarz auf weiß. Eine Partie ist eine HTML-Seite, die keine andere Datei braucht.
help-print-reference = Die Regeln eines Spiels auf einer Seite
help-print-template = Ein leeres Brett, auf dem man ein Szenario entwirft, mit allen Zeichen
help-print-scheme = Ein Szenario mit seinen Einheiten, Gelände, Minen und Flaggen
help-print-game = Eine Partie mit allen Varianten, Kommentaren, Bewertungen, Pfeilen und Kreisen, als Seite für Browser
help-match = Spiel einen Wettkampf aus vielen Partien zwischen zwei Spielern: Rängen, Stilen oder anderen Programmen
help-match-notes =
    Spieler:
      RANG, RANG:STIL        der Computer nach seinem Rang: drummer, cadet, recruit, private, corporal, sergeant, ensign, lieutenant, captain, major, colonel, general, marshal, field-marshal, generalissimo, grandmaster oder rank:1 bis rank:16; die Stile sind plain, gunner, marcher, mason, fox
      RANG:STIL:book         dasselbe mit Eröffnungsbuch, das in Wettkämpfen sonst nicht benutzt wird
      engine:PROGRAMM        ein anderes Programm, das das Protokoll in docs/protocol.md spricht; Anführungszeichen wie in einer Shell, etwa engine:'/my programs/cannon' engine
      greedy                 spielt den Zug, der sofort am besten aussieht
      random                 spielt zufällige legale Züge

    Partien werden von 0 an gezählt. Je zwei Partien haben dieselbe Eröffnung mit vertauschten Seiten, und mit --boards kommt jedes Paar auf das nächste Brett. Im Bericht ist South in Cannon Dunkel und in Tank Chess Weiß. Mit --out geht ein unterbrochener Wettkampf dort weiter, wo er aufgehört hat. Wettkämpfe, die sich nur im Startwert unterscheiden, kann man auf mehreren Rechnern spielen und mit --summary zusammenzählen. „cannon-lab match --sprt“ beendet einen Wettkampf durch einen sequenziellen Test, und „cannon-lab ratings“ bewertet die Spieler mehrerer Wettkämpfe.
help-engine = Lauf als Engine für andere Programme, mit einem Textprotokoll über Standardeingabe und Standardausgabe
help-engine-notes = docs/protocol.md beschreibt das Protokoll. Im Beispiel werden die Zeilen unter dem Befehl eingetippt.
help-legal = Nenn die legalen Züge in einer Stellung
help-perft = Zähl die Zugfolgen aus einer Stellung, um die Regeln zu prüfen
help-render = Zeichne das 3D-Brett als Bild oder Animation, ohne ein Fenster zu öffnen
help-doctor = Zeig einen Bericht über diesen Rechner und die Dateien des Spiels, für Hilfe bei einem Problem
help-completions = Gib die Vervollständigungen dieser Befehlszeile für eine Shell aus
help-manual = Schreib die Handbuchseiten über diese Befehlszeile
help-help = Zeig die Hilfe des Programms oder eines Befehls

## Arguments. Words of the command line, such as drummer or first, are typed as they are.
help-arg-comment = Zeig nur Partien, deren Kommentare diese Wörter enthalten
help-arg-games-folder = Der Ordner der Partien; ohne Angabe der Ordner, in dem das Fenster sie speichert. In dem Ordner wird ein Verzeichnis geführt
help-arg-collection = Sieh statt in einem Ordner mit Partien in dieser Datei nach, die `cannon explorer build` geschrieben hat
help-arg-collection-out = Schreib die Zahlen in diese Datei; ohne Angabe in die Datei, in der der Explorer des Fensters Computerpartien sucht
help-arg-counted-files = Die Dateien gespeicherter Partien, von Wettkämpfen (`cannon match --out`) oder von Partien anderer Programme, oder Ordner mit solchen Dateien
help-arg-counted-moves = Zähl die Züge jeder Partie bis zu diesem
help-arg-explored-folder = Zähl die Partien in diesem Ordner; ohne Angabe die in dem Ordner, in dem das Fenster Partien speichert. In dem Ordner wird ein Verzeichnis geführt
help-arg-min-games = Behalte nur Stellungen, von denen mindestens so viele Partien weitergingen
help-arg-language = Sprache aller Texte: en, es, de oder ja; ohne Angabe die des Systems oder die in den Einstellungen des Fensters gewählte
help-arg-dark = Wer den Süden spielt (Dunkel, in Tank Chess Weiß): human, oder der Computer nach seinem Rang: drummer, cadet, recruit, private, corporal, sergeant, ensign, lieutenant, captain, major, colonel, general, marshal, field-marshal, generalissimo oder grandmaster, oder rank:1 bis rank:16. Ein Stil kann folgen, etwa ensign:fox: gunner, marcher, mason oder fox
help-arg-light = Wer den Norden spielt (Hell, in Tank Chess Schwarz)
help-arg-game = Das Spiel: cannon oder tank-chess
help-arg-listed-game = Zeig nur Partien dieses Spiels, cannon oder tank-chess. Eröffnungen und Anzahlen werden in seiner Notation gelesen, sonst in der von Cannon
help-arg-material = Zeig nur Partien, in denen einmal so viele Figuren stehen, nach den Buchstaben der Stellungstexte, etwa `d=5 l=3..8`
help-arg-mirror = Finde auch das Spiegelbild der Stellung von links nach rechts
help-arg-opening = Zeig nur Partien, die mit diesen Zügen beginnen, in einer einzigen Angabe. In Cannon folgen sie auf die Städte, außer sie beginnen mit ihnen
help-arg-reached = Zeig nur Partien, die diese Stellung erreichen oder eine Variante haben, die sie erreicht: eine Stellung als Text in einer einzigen Angabe
help-arg-rules = Die Regeln: classic, blue-panther oder igg; in Tank Chess das Brett, zum Beispiel basic-16 (`cannon schemes` zeigt alle Bretter)
help-arg-long-shot = Welcher der beiden Punkte vor einem Ziel in drei Punkten Entfernung für einen Schuss frei sein muss: der erste (first) oder beide (both)
help-arg-retreat-near = Vor welchen benachbarten Gegnern ein Rückzug erlaubt ist: vor jeder Figur (piece) oder nur vor Soldaten (soldier)
help-arg-retreat-over = Was zwischen Start und Ziel eines Rückzugs stehen darf: nichts (empty) oder eine eigene oder gegnerische Figur (any)
help-arg-cannon-of = Welche drei Figuren eine Kanone bilden: nur Soldaten (soldiers) oder beliebige (pieces), sodass die eigene Stadt eine davon sein kann
help-arg-town = Ob die eigene Stadt in Gefahr bleiben darf (capture) oder nicht (checkmate)
help-arg-shift-limit = Wie oft in Folge dieselbe Kanone verschoben werden darf; ohne Angabe unbegrenzt
help-arg-board = Das Brett (Tank Chess), zum Beispiel basic-16; `cannon schemes` zeigt alle
help-arg-exit = Wie der Kommandopanzer das Brett verlassen darf (Tank Chess): gerade oder diagonal (any) oder nur gerade (straight)
help-arg-scheme = Beginne mit der Aufstellung in dieser Szenariodatei (Tank Chess)
help-arg-tournament = Spiel nach den veröffentlichten Empfehlungen für Turniere: In Cannon darf eine Kanone dreimal in Folge verschoben werden, mit --tournament=2 zweimal. Die Hausregeln für Remis gelten, wenn --draws nichts anderes sagt
help-arg-draws = Hausregeln für Remis, die es in den veröffentlichten Regeln nicht gibt: none (keine), repetition (eine Stellung entsteht zum dritten Mal), quiet-turns (100 Züge in Folge, in denen keine Figur verloren geht und keine Mine geräumt wird) oder all (alle); ohne Angabe keine
help-arg-clock = Zeit für jede Seite: Minuten, Minuten plus Sekunden je Zug (5+3) oder none; Dezimalzahlen mit Punkt sind erlaubt. Die Uhren laufen nach dem ersten Zug. In Tank Chess sind 30 Minuten auf 16 × 16 Feldern empfohlen, 45 auf 20 × 20
help-arg-record = Speichere die Partie nach jedem Zug in dieser Datei; gibt es die Datei schon, geht die Partie darin weiter
help-arg-open = Öffne die Partie, das Szenario oder die Stellung in dieser Datei; dasselbe wie `cannon DATEI`
help-arg-text = Spiel im Terminal statt in einem Fenster
help-arg-quality = Qualität der Grafik
help-arg-windowed = Öffne ein Fenster dieser Größe, in Pixeln
help-arg-help = Zeig diese Hilfe
help-arg-version = Zeig die Version
help-arg-command = Der Befehl, der erklärt wird
help-arg-about = Beschreibung des Szenarios, das aus dem Text entsteht
help-arg-at = Richte die Kamera auf diese Stelle, etwa e5, statt auf die Mitte des Bretts; mit --zoom kommt sie dann näher heran
help-arg-badges = Wann die Einheiten von Tank Chess das Zeichen ihrer Art tragen
help-arg-board-look = Material des Bretts, in Spielen mit eingelegtem Brett
help-arg-boards = Wechsle zwischen mehreren Brettern (Tank Chess): `all` für die eingebauten oder Namen eingebauter Bretter und Szenariodateien, mit Kommas getrennt
help-arg-chosen = Zeig das Brett, als hätte der Spieler am Zug die Figur und das Ziel dieses Zuges gewählt
help-arg-match-clock = Uhr beider Spieler, die verlieren, wenn ihre Zeit abläuft: Minuten, Minuten plus Sekunden je Zug (0.1+0.05) oder none. Spiel nicht mehr Partien gleichzeitig, als dieser Rechner Prozessorkerne hat
help-arg-concurrency = Anzahl der Partien, die gleichzeitig gespielt werden
help-arg-depth = Begrenze jede Suche auf so viele Züge, beide Seiten zusammengezählt
help-arg-perft-depth = Länge der Zugfolgen
help-arg-divide = Zeig die Anzahl für jeden ersten Zug einzeln
help-arg-evaluation = Wie Stellungen bewertet werden: wie beim Rang üblich (level, ohne Angabe), durch eine gewichtete Summe von Merkmalen (linear) oder durch ein trainiertes Netz (network, ohne Angabe bei --network)
help-arg-except = Lass einige von --boards weg, etwa solche, die ein späterer Wettkampf prüfen soll
help-arg-face = Muster des Bretts; ohne Angabe das zu den Regeln der Partie passende
help-arg-file = Die Datei einer gespeicherten Partie, eines Wettkampfs (`cannon match --out`) oder von Partien eines anderen Programms, oder ein Ordner mit solchen Dateien
help-arg-files = Dateien mit Rätseln; ohne Angabe die Rätsel, die zum Programm gehören
help-arg-first = Der erste Spieler
help-arg-first-tc = Begrenze jede Suche des ersten Spielers auf nodes:N oder ms:N statt der Grenze für beide
help-arg-focus = Zeichne alles bis auf die Mitte des Bretts unscharf wie auf einem Foto (mit --quality high)
help-arg-folder = Schreib die Seiten in diesen Ordner, der bei Bedarf angelegt wird
help-arg-form = Was von jedem Szenario gezeigt wird: ein Bericht, sein Stellungstext oder seine Datei
help-arg-fps = Bilder pro Sekunde in der Animation
help-arg-frames = Schreib stattdessen eine Animation der gespeicherten Partie als PNG-Dateien in diesen Ordner
help-arg-from = Beginne die Animation nach so vielen Zügen
help-arg-from-text = Erzeug ein Szenario aus diesem Stellungstext und zeig es
help-arg-engine-game = Das Spiel, mit dem begonnen wird und zu dem --weights gehört; andere Programme können es später mit `setoption` ändern
help-arg-games = Anzahl der Partien; ohne Angabe 40
help-arg-gif = Schreib stattdessen eine Animation der gespeicherten Partie in diese GIF-Datei
help-arg-ground = Aussehen des Bretts, in Spielen, deren Brett eine Landschaft zeigt
help-arg-hash = Speicher für schon untersuchte Stellungen, in MiB
help-arg-html = Schreib die Auswertung einer gespeicherten Partie auch in diese Datei, als HTML-Seite mit Kurve und Brettdiagrammen; eine vorhandene Datei wird ersetzt
help-arg-json = Gib JSON für andere Programme aus
help-arg-puzzles-list-json = Gib je Zeile ein JSON-Objekt aus; das ist auch das Format der Dateien
help-arg-lines = Anzahl der besten Varianten; ohne Angabe 3, bei einer gespeicherten Partie 2 je Stellung
help-arg-max-plies = Anzahl der Züge beider Seiten, nach der eine Partie als Remis zählt
help-arg-moment = Zeig die Animation des letzten Zuges so viele Sekunden nach ihrem Beginn; mit --pointer die Reaktion auf einen Klick dort, der keinen Zug spielt
help-arg-movetime = Begrenze jede Suche auf so viele Millisekunden
help-arg-name = Name des Szenarios, das aus dem Text entsteht
help-arg-network = Bewerte Stellungen mit dem Netz in dieser Datei statt mit dem eingebauten
help-arg-nodes = Begrenze jede Suche auf so viele Stellungen (Knoten)
help-arg-puzzles-check-nodes = Begrenze jeden Teil eines Beweises auf so viele Stellungen (Knoten)
help-arg-number = Die Nummer der Partie in einer Datei oder einem Ordner mit mehreren Partien, gezählt ab 0
help-arg-only-game = Nur Rätsel dieses Spiels: cannon oder tank-chess
help-arg-openings = Eröffnungen der Partien: random:N für N zufällige Züge, nach denen keine Seite im Vorteil ist
help-arg-out = Schreib die Seite in diese Datei, je nach dem Ende ihres Namens als PDF oder SVG; eine vorhandene Datei wird ersetzt
help-arg-match-out = Schreib alle Partien in diese Datei; gibt es die Datei schon, geht der Wettkampf darin weiter
help-arg-render-out = Schreib das Bild in diese PNG-Datei
help-arg-paper = Papierformat
help-arg-patience = Sekunden, die über --movetime hinaus auf ein anderes Programm gewartet wird, bevor es verliert; ohne Angabe 1 mit --movetime, die Zeit auf seiner Uhr mit --clock allein und sonst 60
help-arg-pieces = Material der Figuren
help-arg-ply = Zeig die Stellung der gespeicherten Partie nach so vielen Zügen; ohne Angabe die letzte
help-arg-pointer = Mit --chosen die Stelle, auf die der Spieler zeigt, etwa e5
help-arg-position = Die Stellung als Text in einer einzigen Angabe oder `start`
help-arg-position-file = Lies die Stellung stattdessen aus dieser Datei (Tank Chess)
help-arg-moves = Spiel zuerst diese Züge: Wörter mit Leerzeichen dazwischen, in einer einzigen Angabe
help-arg-rise = Heb die Kamera um so viele Grad, oder senk sie bei negativem Wert
help-arg-room = Raum um den Tisch
help-arg-saved-game = Nimm statt einer Stellung die Partie in dieser Datei: eine gespeicherte Partie oder eine Partie eines Wettkampfs (`cannon match --out`) oder eines anderen Programms
help-arg-print-game-out = Schreib die Seite in diese HTML-Datei; eine vorhandene Datei wird ersetzt
help-arg-print-scheme-scheme = Der Name eines eingebauten Szenarios (`cannon schemes` nennt sie) oder eine Szenariodatei
help-arg-schemes = Szenarien, die gezeigt werden: Namen eingebauter Szenarien oder Szenariodateien. Ohne Angabe werden die eingebauten genannt, eins je Zeile
help-arg-second = Der zweite Spieler
help-arg-second-tc = Begrenze jede Suche des zweiten Spielers auf nodes:N oder ms:N statt der Grenze für beide
help-arg-seed = Startwert der Eröffnungen und der Fehler der Ränge
help-arg-shell = Die Shell
help-arg-size = Größe des Bildes, in Pixeln
help-arg-print-template-size = Felder an jeder Seite des Bretts
help-arg-style = Spielstil der Bewertung: plain, gunner, marcher, mason oder fox
help-arg-summary = Spiel nichts und berichte über alle Partien in diesen Dateien zusammen
help-arg-tc = Begrenze jede Suche beider Spieler: nodes:N ist dasselbe wie --nodes N und ms:N dasselbe wie --movetime N
help-arg-theme = Nur Rätsel mit diesem Thema, etwa win-2 oder only-defence
help-arg-threads = Anzahl der Threads
help-arg-to = Beende die Animation nach so vielen Zügen; ohne Angabe am Ende der Partie
help-arg-topic = Die Seite: die geltenden Regeln, Tipps, die veröffentlichten Fassungen der Regeln oder über das Spiel
help-arg-turn = Dreh die Kamera um so viele Grad nach rechts um den Tisch
help-arg-view = Blick der Kamera: vom Platz einer Seite, von oben oder dicht über dem Tisch
help-arg-weights = Nimm die Gewichte in dieser Datei, die `cannon-lab tune` schreibt, für die lineare Bewertung; die Stile unterscheiden sich dann nur in den Zügen, die sie bevorzugen
help-arg-zoom = Abstand der Kamera als Faktor: unter 1 näher, über 1 weiter

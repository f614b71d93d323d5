# What players are told about errors, in whole sentences. { $reason } is such a sentence, too; { $system } is what the system says, in its own words.

## Files and folders.
error-in-file = { $file }: { $reason }
error-file-missing = { $file }: Diese Datei oder diesen Ordner gibt es nicht.
error-file-permission = { $file }: Dir fehlt das Recht zum Lesen oder Ändern.
error-file-read-only = { $file }: Auf diesen Datenträger kann nicht geschrieben werden.
error-file-disk-full = { $file }: Der Datenträger ist voll.
error-file-too-large = { $file }: Die Datei ist zu groß für diesen Datenträger.
error-file-exists = { $file }: Eine Datei mit diesem Namen gibt es schon.
error-file-not-text = { $file }: Das ist keine Textdatei.
error-file-end = { $file }: Die Datei konnte nicht bis zum Ende gelesen werden.
error-file-is-folder = { $file }: Das ist ein Ordner, keine Datei.
error-file-not-folder = { $file }: Das ist kein Ordner, oder ein Teil des Pfads ist keiner.
error-file-name = { $file }: Diesen Namen lässt das System nicht zu.
error-file-busy = { $file }: Ein anderes Fenster oder Programm verwendet gerade diese Datei.
error-file-memory = { $file }: Der Arbeitsspeicher reicht nicht aus.
error-file-not-regular = { $file }: Das ist keine gewöhnliche Datei.
error-file-not-in-library = { $file }: Diese Datei gehört nicht zu den gespeicherten Partien.
error-file-other = { $file }: Das System meldet: { $system }.
error-input = Die Eingabe kann nicht gelesen werden. Das System meldet: { $system }.
error-output = Die Ausgabe kann nicht geschrieben werden. Das System meldet: { $system }.

## Contents of files. The line is 0 if the place is unknown.
error-too-long = Der Text ist zu lang; erlaubt sind höchstens { $kilobytes } KB.
error-not-text = Das ist kein gültiger Text: Nach { $bytes } Bytes steht ein Fehler.
error-too-new = Das stammt von einer neueren Version des Programms: Das Format hat Version { $found }, dieses Programm liest nur bis Version { $newest }.
error-version = Das Feld „version“ fehlt oder nennt keine gültige Version.
error-json-end = Der Text endet zu früh, in Zeile { $line }, Spalte { $column }.
error-json-syntax = Der Text ist in Zeile { $line }, Spalte { $column } beschädigt: Das ist kein gültiges JSON.
error-json-missing-field = { $line ->
    [0] Das Feld „{ $name }“ fehlt.
   *[other] In Zeile { $line }, Spalte { $column } fehlt das Feld „{ $name }“.
}
error-json-unknown-field = { $line ->
    [0] Das Feld „{ $name }“ ist unbekannt.
   *[other] Das Feld „{ $name }“ in Zeile { $line }, Spalte { $column } ist unbekannt.
}
error-json-duplicate-field = { $line ->
    [0] Das Feld „{ $name }“ kommt zweimal vor.
   *[other] Das Feld „{ $name }“ kommt zweimal vor, zum zweiten Mal in Zeile { $line }, Spalte { $column }.
}
error-json-unknown-value = { $line ->
    [0] „{ $name }“ ist kein möglicher Wert.
   *[other] „{ $name }“ in Zeile { $line }, Spalte { $column } ist kein möglicher Wert.
}
error-json-wrong-value = { $line ->
    [0] Ein Wert ist vom falschen Typ, zu groß oder zu klein.
   *[other] Der Wert in Zeile { $line }, Spalte { $column } ist vom falschen Typ, zu groß oder zu klein.
}
error-json-other = { $line ->
    [0] Ein Wert ist ungültig.
   *[other] Der Wert in Zeile { $line }, Spalte { $column } ist ungültig.
}
error-in-ruleset = Die Regeln sind ungültig. { $reason }
error-in-position = Die Stellung ist ungültig. { $reason }
error-unknown-preset = Es gibt keine Regelvariante „{ $name }“.
error-unknown-game = Es gibt kein Spiel „{ $game }“.
error-unknown-style = Es gibt keinen Stil „{ $name }“. Zur Wahl stehen: { $styles }.

## Saved games. South and north are the words in the file.
error-record-format = Das ist keine gespeicherte Partie.
error-record-level = Die Stufe von „{ $side }“ ist { $level }. Die Stufen gehen von { $least } bis { $most }.
error-record-time = Die Uhr von „{ $side }“ zeigt mehr als hundert Stunden.
error-record-clock = Nach Zug { $number } zeigt die Uhr mehr als hundert Stunden.
error-record-clocks = Die Zahl der Uhrenstände ({ $clocks }) passt nicht zur Zahl der Züge ({ $actions }).
error-record-action = Zug { $number } ({ $action }) kann nicht gespielt werden. { $reason }
error-record-result = Das Ergebnis passt nicht zur letzten Stellung. In der Datei steht: { $written } Auf dem Brett: { $board }
error-record-going-on = Die Partie ist nicht zu Ende.
error-record-actions = Die Partie hat mehr als { $limit } Züge.
error-record-variation = Variante { $number } hat keinen Anfang. { $reason }
error-record-variation-action = In Variante { $variation } kann Zug { $number } ({ $action }) nicht gespielt werden. { $reason }
error-record-notes = Notiz { $number } ist nicht lesbar. { $reason }
error-record-line = Davor gibt es keine Zugfolge { $line }.
error-record-ply = Zugfolge { $line } hat keine eigene Stellung { $ply }.
error-notes-comment = Ein Kommentar hat mehr als { $limit } Zeichen.
error-notes-shapes = In einer Stellung sind mehr als { $limit } Pfeile und Kreise.
error-notes-off-board = Pfeil oder Kreis { $shape } liegt nicht auf dem Brett.
error-notes-all-comments = Alle Kommentare einer Partie haben zusammen höchstens { $limit } Zeichen.
error-notes-all-shapes = Eine Partie hat höchstens { $limit } Pfeile und Kreise.

## Files of matches, which `cannon match --out` writes.
error-match-format = Das ist keine Datei eines Wettkampfs.
error-match-empty = In diesem Wettkampf ist noch keine Partie zu Ende.
error-match-several = Hier sind { $games } Partien. Wähle eine nach ihrer Nummer, zum Beispiel mit --number { $first }.
error-match-number = Es gibt keine Partie mit der Nummer { $number }. Die Nummern sind { $least } bis { $greatest }.
error-match-single = Das ist eine einzelne Partie ohne Nummer. Lass --number weg.

## Games of other programs. A round has a move of each player.
error-import-character = Zeile { $line }, Spalte { $column }: { $reason }
error-import-turn = Runde { $round }, Zug { $turn }: { $reason }
error-import-numbered = Partie { $number }: { $reason }
error-import-unknown = Es wurde keine Partie gefunden. Lesbar sind gespeicherte Partien, die Partien eines Wettkampfs, Partien von Abstract Play (JSON) und boardspace.net (SGF), PGN und Zuglisten.
error-picture-no-position = Das Bild enthält nicht die Stellung, die es zeigt. Bilder, die dieses Programm speichert, enthalten sie, außer ein anderes Programm hat sie umgewandelt.
error-picture-damaged = Das Bild ist beschädigt oder keine PNG-Datei.
error-import-many = Es sind mehr als { $limit } Partien.
error-import-field = Das Feld „{ $name }“ fehlt oder hat einen falschen Wert.
error-import-game = „{ $name }“ ist ein anderes Spiel.
error-import-variant = Partien mit der Variante „{ $name }“ sind nicht lesbar.
error-import-after-end = „{ $text }“ steht hinter dem Ende der Partie.
error-import-no-moves = Es gibt keine Züge.
error-import-expected = Hier wird „{ $sign }“ erwartet.
error-import-unexpected = „{ $text }“ wird hier nicht erwartet.
error-import-tag = Das Merkmal { $name } hat den falschen Wert „{ $value }“.
error-import-operation = Schritt { $number } („{ $text }“) ist nicht lesbar.
error-import-order = Schritt { $number } („{ $text }“) passt nicht zu den Schritten davor.
error-abstract-play-game = Partien von { $game } können nicht für Abstract Play geschrieben werden.
error-abstract-play-rules = Abstract Play hat andere Regeln. Nur Partien mit den Regeln „classic“ können dafür geschrieben werden.
error-abstract-play-start = Abstract Play hat nur Partien aus der üblichen Anfangsstellung.

## Actions as text.
error-at-column = Beim { $column }. Zeichen: { $reason }
error-no-action = Hier wird ein Zug erwartet. Beispiele: { $examples }.
error-action-point = Hier wird ein Punkt erwartet, a1 bis j10.
error-action-square = Hier wird ein Feld erwartet, A1 bis X24.
error-action-sign = „{ $sign }“ steht für keinen Zug. Möglich sind die Zeichen - x / > * @.
error-action-surplus = Nach dem Zug dürfen nur die Zeichen { $marks } stehen.
error-action-arrow = Hier wird „>“ erwartet und danach das Feld, auf das die Einheit fährt.
error-action-slash = Hier wird „/“ erwartet und danach die Blickrichtung der Einheit.
error-action-facing = Hier wird eine Richtung erwartet: N, NE, E, SE, S, SW, W oder NW.
error-action-line = Für eine Einheit auf { $square } mit Blick nach { $facing } liegt { $target } weder geradeaus noch 45° zur Seite.
error-action-unit = Der Buchstabe „{ $letter }“ passt nicht zur Einheit auf { $square }.
error-action-several = Mehrere Einheiten können das. Schreibe zuerst das Feld einer von ihnen: { $squares }.
error-action-bracket = Hier wird „)“ erwartet.

## Positions as text.
error-in-board = Im Brett, beim { $column }. Zeichen: { $reason }
error-in-side = Bei der Seite am Zug, beim { $column }. Zeichen: { $reason }
error-in-remarks = In den Zusätzen, beim { $column }. Zeichen: { $reason }
error-unknown-letter = „{ $letter }“ hat hier keine Bedeutung.
error-rank-points = Reihe { $rank } braucht 10 Punkte und hat { $points }.
error-rank-count = Das Brett braucht 10 Reihen und hat { $ranks }.
error-rank-squares = Reihe { $rank } braucht so viele Felder, wie es Reihen gibt ({ $ranks }), und hat { $squares }.
error-board-ranks = Es gibt kein Brett mit { $ranks ->
        [one] nur einer Reihe
       *[other] { $ranks } Reihen
    }.
error-no-side = Die Seite am Zug fehlt. Erwartet wird einer dieser Buchstaben: { $letters }.
error-wrong-side = Für die Seite am Zug wird einer dieser Buchstaben erwartet: { $letters }.
error-remark = Das ist kein gültiger Zusatz. Beispiele: { $examples }.
error-remark-twice = Dieser Zusatz kommt zweimal vor.
error-fourth-field = Nach dem dritten Teil darf nichts mehr stehen.
error-unit-facing = Die Blickrichtung der Einheit fehlt: N, NE, E, SE, S, SW, W oder NW.
error-parenthesis = Hier wird „)“ erwartet.

## Files of positions and schemes.
error-position-format = Das ist keine gespeicherte Stellung.
error-scheme-format = Das ist kein Szenario.
error-grid-lines = Das Brett hat { $lines } Zeilen; möglich sind höchstens { $most }.
error-grid-line = Zeile { $line } des Bretts braucht so viele Felder, wie es Zeilen gibt ({ $lines }), und hat { $squares }.
error-grid-sign = Zeile { $line } des Bretts, Spalte { $column }: „{ $sign }“ hat hier keine Bedeutung.
error-scheme-facing = Für { $square } ist eine Blickrichtung angegeben, aber dort steht keine Einheit.
error-scheme-under = Unter { $square } soll das Gelände „{ $name }“ liegen, aber dort steht nichts, oder dieses Gelände gibt es nicht.
error-scheme-unplayable = Dieses Szenario kann nicht gespielt werden. { $reason }
error-list = { $first } { $rest }
error-unit-letter = { $square }: Es gibt keine Einheit „{ $letter }“.
error-terrain-name = Es gibt kein Gelände „{ $name }“.
error-square-twice = { $square } kommt zweimal vor.
error-unknown-board = Es gibt kein Brett „{ $name }“. Zur Wahl stehen: { $names }.

## Players.
error-profile-format = Das ist keine Datei mit Spielerprofilen.
error-profiles-damaged = Die Datei mit den Spielerprofilen war beschädigt und wurde durch eine leere ersetzt. Die alte Datei heißt jetzt { $file }. { $reason }
error-player-name = Ein Spieler braucht einen Namen.
error-player-name-length = Ein Name darf höchstens { $most } Zeichen haben; dieser hat { $characters }.
error-player-taken = Es gibt schon einen Spieler namens „{ $name }“.
error-players = Es kann höchstens { $most } Spieler geben.
error-player-unknown = Diesen Spieler gibt es nicht mehr.

## Window, pictures and animations.
error-no-display = Es gibt keine grafische Oberfläche: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.
error-display-unavailable = Das Fenstersystem antwortet nicht, oder seine Bibliotheken fehlen. Das System meldet: { $system }.
error-adapter-forbidden = Es gibt keine nutzbare Grafikkarte: WGPU_BACKEND schließt jede Grafikschnittstelle aus.
error-adapter = Es gibt keine nutzbare Grafikkarte. Das System meldet: { $system }.
error-picture-size = Ein Bild von { $width } × { $height } Pixeln ist zu groß; Breite und Höhe dürfen jeweils höchstens { $limit } Pixel betragen.
error-picture-place = Diese Stelle gibt es auf dem Brett nicht: Es hat { $size } Linien und { $size } Reihen.
error-picture-choice = Vor diesem Zug wird nichts gewählt, also gibt es nichts zu zeigen.
error-picture-position = Die Stellung kann nicht gezeigt werden. { $reason }
error-picture-none = Die Grafikkarte hat kein Bild geliefert.

## Networks of the computer player. Numbers of bytes are counted from the start of the file.
error-network-file = Das ist keine Netzdatei.
error-network-version = Die Netzdatei hat Version { $found } des Formats; nötig ist Version { $expected }.
error-network-length = Die Netzdatei hat { $found } Bytes statt { $expected }.
error-network-shape = Das Netz hat nicht den erwarteten Aufbau: Bei Byte { $byte } steht { $found } statt { $expected }.
error-network-checksum = Die Netzdatei ist beschädigt: Ihre Prüfsumme ist { $found } statt { $expected }.
error-network-number = Die Netzdatei ist beschädigt: Die Zahl bei Byte { $byte } ist { $found } und liegt nicht zwischen { $least } und { $most }.

## The memory of the computer player.
error-table-memory = Der Arbeitsspeicher reicht nicht für eine Tabelle von { $mebibytes } MiB.

## The command line. Options and their values are typed as they are.
error-usage = { $reason } Siehe { $help }.
error-usage-no-value = Für { $argument } fehlt ein Wert. { $reason }
error-usage-value = „{ $value }“ ist kein Wert für { $argument }. { $reason }
error-usage-bad-value = „{ $value }“ ist kein Wert für { $argument }. { $reason }
error-usage-help = Die Hilfe nennt die möglichen Werte.
error-usage-unknown = Eine Option oder Angabe „{ $argument }“ gibt es hier nicht.
error-usage-unknown-meant = Eine Option „{ $argument }“ gibt es hier nicht. Meintest du { $meant }?
error-usage-command = Es gibt keinen Befehl „{ $argument }“.
error-usage-no-command = Es fehlt ein Befehl: einer von { $commands }.
error-usage-conflict = { $argument } darf weder zweimal noch zusammen mit { $other } angegeben werden.
error-usage-required = Es fehlt: { $argument }.
error-usage-equals = Der Wert von { $argument } muss nach einem Gleichheitszeichen stehen.
error-usage-too-many = „{ $value }“ ist ein Wert zu viel für { $argument }.
error-usage-count = { $argument } hat die falsche Anzahl von Werten.
error-usage-not-text = Eine Angabe ist kein gültiger Text.
error-usage-other = Die Befehlszeile ist nicht verständlich.
error-value-integer = Erwartet wird eine ganze Zahl von { $least } bis { $most }.
error-value-number = Erwartet wird eine Zahl von { $least } bis { $most }.
error-value-seat = Möglich sind human, ein Rang ({ $ranks }), rank:1 bis rank:{ $most } und ein Rang mit einem Stil, etwa ensign:fox.
error-value-draws = Möglich sind none, repetition, quiet-turns und all.
error-value-clock = Möglich sind none, Minuten wie 10 oder 0.5 und Minuten und Sekunden wie 5+3, jeweils höchstens { $most }.
error-value-game = Es gibt diese Spiele: { $games }.
error-value-language = Es gibt diese Sprachen: { $tags }.
error-value-size = Erwartet werden Breite und Höhe in Pixeln, etwa 1280x720, jeweils höchstens { $most }.
error-value-place = Erwartet werden ein Buchstabe und eine Zahl, etwa e5.
error-unknown-rules = Es gibt keine Regelvariante „{ $name }“. Zur Wahl stehen: { $names }.
error-switch-of-other-game = { $switch } ist eine Option von { $other }, aber das Spiel ist { $game }. Lass sie weg.
error-no-schemes = Für { $game } gibt es keine Szenarien. Nenn ein anderes Spiel mit --game oder lass --scheme weg.
error-no-shifts = In { $game } gibt es keine Verschiebungen, die sich begrenzen ließen. Gib --tournament ohne Zahl an.
error-record-own-rules = { $file } legt Spiel, Regeln und Uhren schon fest. Lass --game, --scheme, --clock, --tournament, --draws und alle Regeloptionen weg.
error-scheme-and-board = Ein Szenario hat sein eigenes Brett. Lass --board und --rules weg.
error-two-boards = Es sind zwei Bretter angegeben: { $first } und { $second }.
error-unknown-file = Es wurde weder eine Partie noch eine Stellung noch ein Szenario gefunden. Öffnen kannst du gespeicherte Partien, die Partien eines Wettkampfs, Partien von Abstract Play (JSON) und boardspace.net (SGF), PGN, Zuglisten, Stellungen und Szenarien.

## Commands. { $detail } is technical and English in every language.
error-unexpected = Das ist dem Programm nicht gelungen. Es meldet: { $detail }.
error-file-detail = { $file }: Diese Datei lässt sich nicht verwenden. Das Programm meldet: { $detail }.
error-in-line = { $file }, Zeile { $line }: { $reason }
error-no-folder = { $file }: Den Ordner { $folder } gibt es nicht.
error-no-search-result = Der Computer hat in { $position } keinen Zug gefunden.
error-no-opening = In { $attempts } Versuchen fand sich keine ausgeglichene Eröffnung aus { $moves ->
    [one] einem zufälligen Zug
   *[other] { $moves } zufälligen Zügen
}.
error-thread = Das System kann keinen weiteren Thread starten. Es meldet: { $system }.
# Only in the laboratory, a program for developers.
error-laboratory = { $text }
error-moved = „cannon { $command }“ heißt jetzt „cannon-lab { $command }“ und gehört zum Labor. Wer am Spiel arbeitet, baut es mit „cargo build --release -p cannon-lab“.
error-neither-game-nor-scheme = Das ist weder eine gespeicherte Partie noch ein Szenario. { $reason }
error-number-without-record = --number wählt eine Partie in einer Datei oder einem Ordner mit mehreren Partien. Nenn die Datei oder den Ordner mit --record.
error-record-rules = { $file } legt Spiel und Regeln schon fest. Lass --game und alle Regeloptionen weg.
error-position-and-scheme = Du hast eine Stellung und ein Szenario angegeben. Lass eins davon weg.
error-no-position-files = Für { $game } gibt es keine Stellungsdateien. Gib die Stellung als Text an.
error-html-position = --html schreibt die Auswertung einer Partie, nicht die einer Stellung. Nenn eine Partie mit --record.
error-no-page = Für { $game } gibt es keine Seite „{ $topic }“. Es gibt diese Seiten: { $topics }.
error-scheme-start = In einem Szenario zieht Weiß zuerst, beide Kommandopanzer sind auf dem Brett, und noch ist nichts besetzt oder zerstört.
error-schemes-unplayable = Diese Szenarien können nicht gespielt werden: { $names }.
error-puzzles-unsound = Diese Rätsel sind nicht korrekt: { $names }.
error-boards-and-board = --boards nennt die Bretter schon. Lass --board und --rules weg.
error-except-board = --except { $name }: Dieses Brett ist bei --boards nicht dabei.
error-except-all = Es bleibt kein Brett übrig. Nenn weniger Bretter mit --except.
error-match-sprt = Dieser Wettkampf wurde mit --sprt { $hypotheses } gespielt. Über den Test berichtet „cannon-lab match --summary“.
error-match-player = { $player } kann nicht spielen. Das Programm meldet: { $detail }.
error-match-other = { $file } enthält einen anderen Wettkampf: { $what } ist dort { $theirs } und hier { $ours }.
error-match-busy = { $file }: Ein anderer Wettkampf schreibt gerade in diese Datei.
error-match-version = Das Format hat die Version { $found }, aber dieses Programm liest die Version { $expected }.
error-render-chosen = „{ $move }“ lässt sich mit --chosen nicht zeigen. { $reason }
error-render-not-legal = Dieser Zug ist hier nicht möglich.
error-render-moment-pointer = Zusammen mit --chosen braucht --moment auch --pointer, die angeklickte Stelle.
error-render-moment-record = --moment zeigt den letzten Zug einer gespeicherten Partie. Gib --record statt einer Stellung an.
error-render-nothing = Es gibt nichts zu schreiben. Gib --out, --gif oder --frames an.
error-render-range = Von Zug { $from } bis Zug { $to } gibt es nichts zu animieren. { $moves ->
    [one] Die Partie hat einen Zug.
   *[other] Die Partie hat { $moves } Züge.
}
error-render-ply = Einen Zug { $ply } gibt es nicht. { $moves ->
    [one] Die Partie hat einen Zug.
   *[other] Die Partie hat { $moves } Züge.
}
error-render-no-window = { $file } wurde nicht geschrieben: Dieses Programm wurde ohne die 3D-Hälfte gebaut (Feature „gui“).
error-usage-command-meant = Es gibt keinen Befehl „{ $argument }“. Meintest du { $meant }?
error-value-page = Erwartet wird der Name einer Datei, der auf .pdf oder .svg endet.
error-value-html = Erwartet wird der Name einer Datei, der auf .html endet.
error-value-theme = Es gibt diese Themen: { $themes }.
error-value-search-limit = Möglich sind nodes:N und ms:N mit N ab 1 und höchstens { $most } Millisekunden.
error-value-openings = Möglich ist random:N mit N von 0 bis { $most }.
error-value-player = Möglich sind ein Rang ({ $ranks }), rank:1 bis rank:{ $most }, ein Rang mit einem Stil, etwa ensign:fox, beides auch mit :book, engine:PROGRAMM, greedy und random.
error-value-program = Nenn nach „engine:“ ein Programm.
error-value-quote = Ein Anführungszeichen ist nicht geschlossen, oder auf den letzten umgekehrten Schrägstrich folgt nichts.

## Why the program ended after a failure of the graphics device. The crash report has it.
recovery-lost-again = Das Grafikgerät ist innerhalb einer Minute mehrmals ausgefallen.
recovery-not-back = Das Grafikgerät ist ausgefallen und lässt sich nicht wieder verwenden. { $reason }
recovery-memory = Das Grafikgerät hat keinen freien Speicher mehr. Wähl in den Einstellungen eine niedrigere Grafikqualität oder starte mit --quality low.
recovery-failed = Das Grafikgerät ist ausgefallen. Es meldet: { $detail }

## Was in gespeicherten Partien gesucht wird.
error-search-position = Das ist keine Stellung von { $game }. { $reason }
error-search-positions = { $first } { $second }
error-search-opening = In der Eröffnung kann Zug { $number } ({ $action }) nicht gespielt werden. { $reason }
error-search-opening-empty = Die Eröffnung hat keine Züge.
error-search-opening-long = Die Eröffnung hat mehr als { $limit } Züge.
error-search-material = „{ $text }“ ist keine Anzahl von Figuren. Beispiele: d=5, d=3..8, d=3.. und d=..8.
error-search-letter = „{ $letter }“ ist keine Figur von { $game }. Buchstaben der Figuren: { $letters }.
error-search-range = Keine Zahl liegt in „{ $text }“. Nenn die kleinere Zahl zuerst.
error-search-twice = „{ $letter }“ ist zweimal angegeben.
error-search-material-empty = Es ist keine Anzahl von Figuren angegeben. Beispiel: d=5.

## Other programs that play. The lines and the status are in the words of the program and the system.
error-engine-start = Das Programm lässt sich nicht starten. { $reason }
error-engine-not-runnable = { $file } ist kein Programm, das sich ausführen lässt. Ein Skript braucht seinen Interpreter als Programm, etwa python3, und das Skript als Argument.
error-engine-ended = Das Programm hat sich von selbst beendet ({ $status }).
error-engine-closed = Das Programm nimmt keine Zeilen mehr an oder gibt keine mehr aus.
error-engine-no-game = Das Programm spielt dieses Spiel nicht.
error-engine-no-rules = Das Programm kennt nur die üblichen Regeln des Spiels.
error-engine-no-action = Das Programm hat keinen Zug gefunden.
error-engine-illegal = Das Programm hat „{ $answer }“ geantwortet. { $reason }
error-engine-timeout = Das Programm hat nicht rechtzeitig geantwortet.
error-engine-timeout-lines = Das Programm hat nicht rechtzeitig geantwortet. Die letzte seiner { $lines } anderen Zeilen war „{ $line }“.
error-engine-flood = Das Programm hat { $lines } Zeilen ohne eine Antwort geschrieben. Die letzte war „{ $line }“.
error-engine-interrupted = Das Programm wurde unterbrochen.
error-engine-said = { $fault } Es meldete: „{ $said }“.

## Files with the counts of games, for the explorer.
error-collection-none = Das ist keine Datei des Explorers. „cannon explorer build“ macht solche Dateien.
error-collection-version = Diese Datei des Explorers hat die Version { $version }, die dieses Programm nicht kennt. Erzeug die Datei neu.
error-collection-damaged = Diese Datei des Explorers ist beschädigt. Erzeug die Datei neu.
error-collection-game = Diese Datei des Explorers gehört zu { $found }, nicht zu { $wanted }.
error-collection-few = { $games ->
        [one] Keine Partie hat einen Zug, der sich zählen lässt.
       *[other] Keine Stellung kam in { $games } Partien vor. Wähl eine kleinere Zahl oder nimm mehr Partien.
    }
error-collection-large = Die Datei hätte { $mebibytes } MiB; höchstens { $most } MiB sind möglich. Behalte nur Stellungen aus mehr Partien, oder zähl weniger Züge jeder Partie.

# Text of the game in the terminal. The words in the help, such as undo and save, are commands and stay as they are.

cli-welcome = { $south }: { $south-seat }. { $north }: { $north-seat }. Gib einen Zug ein, zum Beispiel { $example }, oder help für die Befehle und die Regeln. Mit view pieces wird das Brett in Worten beschrieben.
# After the welcome: the number of the player’s mistakes in reviewed games that can be repeated today.
cli-mistakes-due = Fehler, die heute wiederkommen: { $count }. Wiederholen kannst du sie im Fenster unter „Lernen“, „Meine Fehler“.
cli-prompt = { $side } ist am Zug:
cli-prompt-over = Partie zu Ende:
cli-to-move = { $side } ist am Zug.
cli-played = { $side } spielt { $action }
cli-danger = Die Stadt von { $enemy } kann im nächsten Zug erobert werden.
cli-check = SCHACH: Der Kommandopanzer von { $enemy } kann im nächsten Zug zerstört werden.
cli-escape = FLUCHT: Der Kommandopanzer von { $side } kann im nächsten Zug das Brett verlassen.
cli-objective = AUFTRAG: { $side } kann den Auftrag im nächsten Zug erfüllen.
cli-after-end = Gib undo, save, load oder quit ein.
cli-over = Die Partie ist zu Ende. Gib undo, save, load oder quit ein.
cli-at-ply = { $ply ->
        [0] Beginn der Partie.
       *[other] Nach Zug { $ply }.
    }
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-nothing-to-redo = Es gibt nichts zu wiederholen.
cli-unreadable = Das ist weder ein Befehl (help zeigt alle) noch ein Zug: { $error }

cli-hint = Tipp: { $action }
cli-hint-win = Tipp: { $action } gewinnt in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }.
cli-hint-loss = Tipp: { $action }; aber wenn dein Gegner am besten spielt, ist die Partie verloren.
cli-no-hint = Es gibt keinen Tipp.

cli-repetition = Diese Stellung ist jetzt zum { $count }. Mal entstanden. Die Regeln kennen kein Remis durch Wiederholung; mit draw bietest du Remis an.
cli-draw-question = { $side }, nimmst du das Remis an? (ja oder nein)
# Answers that count as yes, separated by spaces.
cli-yes = ja j yes y
cli-draw-declined = { $side } lehnt das Remis ab.

cli-clocks = Restzeit: { $south } { $south-time }; { $north } { $north-time }.
cli-no-clocks = Diese Partie wird ohne Uhr gespielt.
cli-time-unlimited = unbegrenzt
cli-time-hours = { $number ->
        [one] eine Stunde
       *[other] { $number } Stunden
    }
cli-time-minutes = { $number ->
        [one] eine Minute
       *[other] { $number } Minuten
    }
cli-time-seconds = { $number ->
        [one] eine Sekunde
       *[other] { $number } Sekunden
    }
cli-flag-fell = { $side } hat die Zeit überschritten.
cli-too-late = Die Zeit war schon abgelaufen. Deine Eingabe zählt nicht mehr.

cli-quit-question = Die Partie ist nicht gespeichert (save DATEI speichert sie). Trotzdem beenden? (ja oder nein)
cli-which-file = Gib einen Dateinamen an, zum Beispiel: save partie.json
cli-saved = Partie gespeichert unter { $file }.
cli-loaded = Partie aus { $file } geladen.
cli-loaded-and-saved-there = Partie aus { $file } geladen. Sie wird von jetzt an dort gespeichert.
cli-loaded-not-saved = Partie aus { $file } geladen. Deine Züge werden dort nicht gespeichert. Mit save DATEI speicherst du die Partie in einer anderen Datei.
# Several games are in a file. { $first } is the number of the first.
cli-load-several = In { $file } sind { $games } Partien. Gib dahinter die Nummer einer Partie an, zum Beispiel: load { $file } { $first }
cli-load-question = Die Partie ist nicht gespeichert (save DATEI speichert sie). Trotzdem die andere laden? (ja oder nein)
cli-replace-question = { $file } gibt es schon. Ersetzen? (ja oder nein)

cli-which-view = Gib view board, view plain, view pieces oder view off ein.
cli-towns = { $count ->
        [0] keine Stadt
       *[other] Stadt { $points }
    }
cli-soldiers = { $count ->
        [0] keine Soldaten
        [one] ein Soldat: { $points }
       *[other] { $count } Soldaten: { $points }
    }
cli-heavy-tanks = { $count ->
        [one] ein schwerer Panzer: { $points }
       *[other] { $count } schwere Panzer: { $points }
    }
cli-medium-tanks = { $count ->
        [one] ein mittlerer Panzer: { $points }
       *[other] { $count } mittlere Panzer: { $points }
    }
cli-light-tanks = { $count ->
        [one] ein leichter Panzer: { $points }
       *[other] { $count } leichte Panzer: { $points }
    }
cli-command = Kommandopanzer: { $points }
cli-tank-destroyers = { $count ->
        [one] ein Jagdpanzer: { $points }
       *[other] { $count } Jagdpanzer: { $points }
    }
cli-heavy-mortars = { $count ->
        [one] ein schwerer Mörser: { $points }
       *[other] { $count } schwere Mörser: { $points }
    }
cli-super-heavy-tanks = { $count ->
        [one] ein überschwerer Panzer: { $points }
       *[other] { $count } überschwere Panzer: { $points }
    }
cli-tank-hunters = { $count ->
        [one] ein Panzerjäger: { $points }
       *[other] { $count } Panzerjäger: { $points }
    }
cli-amphibious-tanks = { $count ->
        [one] ein Schwimmpanzer: { $points }
       *[other] { $count } Schwimmpanzer: { $points }
    }
cli-bulldozers = { $count ->
        [one] ein Bulldozer: { $points }
       *[other] { $count } Bulldozer: { $points }
    }
cli-minesweepers = { $count ->
        [one] ein Minenräumer: { $points }
       *[other] { $count } Minenräumer: { $points }
    }
cli-legal = { $count ->
        [0] Keine legalen Züge.
        [one] Ein legaler Zug:
       *[other] { $count } legale Züge:
    }
cli-moves = { $count ->
        [0] Noch keine Züge gespielt.
       *[other] Gespielte Züge:
    }

cli-games-line = { $name }: { $game }, { $date }, { $south } – { $north }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, { $result }
cli-games-unusable = { $name }: keine Partie. { $reason }
cli-games-count = { $count ->
        [0] Keine Partie gefunden.
        [one] Eine Partie.
       *[other] { $count } Partien.
    }

# A file with the counts of games, for the explorer.
cli-explorer-built = { $file }: { $positions ->
        [one] eine Stellung
       *[other] { $positions } Stellungen
    } aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
cli-explorer-unusable = { $games ->
        [one] Eine Partie lässt sich nicht verwenden und zählt nicht.
       *[other] { $games } Partien lassen sich nicht verwenden und zählen nicht.
    }

cli-replay-plies = { $plies ->
        [one] Ein Zug, legal.
       *[other] { $plies } Züge, alle legal.
    }

cli-help-cannon =
    Züge:
      @e1      die Stadt auf e1 setzen
      a4-b5    Schritt: einen Punkt gerade oder diagonal nach vorn
      a4xb5    schlagen: nach vorn, diagonal nach vorn oder zur Seite
      b5/b3    Rückzug: zwei Punkte zurück, neben einem Gegner
      a2>a5    Verschiebung: der hintere Soldat zieht vor die Kanone
    { "  *" }d7      Schuss: eine Kanone trifft den Gegner auf d7
cli-help-tank-chess =
    Züge:
      H3>F5/NW       von H3 nach F5 fahren, am Ende Blick nach Nordwesten
      H3>H3/E        auf der Stelle nach Osten drehen
      H3>F5/NW xB11  fahren und dann den Gegner auf B11 zerstören
      I15>exit       der Kommandopanzer verlässt das Brett über den
                     gegenüberliegenden Rand
    Brett:
      H↑, l↙         eine Einheit mit Blickrichtung; Großbuchstaben sind Weiß
      #, x           ein Hindernis, ein Wrack; help rules erklärt alle Zeichen
cli-help =
    Befehle:
      board, pieces      die Stellung als Brett oder in Worten zeigen
      view board|plain|pieces|off
                         was nach jedem Zug gezeigt wird; plain ist ein Brett
                         ohne die Blickrichtungen der Einheiten
      legal              alle legalen Züge nennen
      moves              die bisher gespielten Züge nennen
      clocks             die Restzeit zeigen
      hint               einen Zug vorschlagen
      undo, redo         einen Zug zurücknehmen oder wiederholen
      save DATEI, load DATEI
                         eine Partie speichern oder laden, auch die eines
                         anderen Programms; load DATEI 2 lädt die Partie
                         mit dieser Nummer
      draw, resign       Remis anbieten oder aufgeben
      quit               beenden
# Descriptions of the pages that help can show, which continue the list of commands.
cli-help-rules = die Regeln dieser Partie
cli-help-tips = Ratschläge für gutes Spiel und empfohlene Bedenkzeit
cli-help-editions = die veröffentlichten Regeln nebeneinander
cli-help-about = wer dieses Spiel gemacht hat
cli-which-topic = Hilfe gibt es zu diesen Themen: { $topics }. Gib help und ein Thema ein, oder nur help für die Befehle.

cli-no-window = Es konnte kein Fenster geöffnet werden. { $reason } Gespielt wird stattdessen im Terminal.
cli-no-window-no-terminal = Es konnte kein Fenster geöffnet werden. { $reason } Auch im Terminal lässt sich nicht spielen, denn die Standardeingabe ist keines. Installiere unter Debian für das Fenster diese Pakete: { $packages }.
# $variable and "randr" are words of the program, which stay.
cli-unusable-scale = Die Variable { $variable } wird nicht beachtet: „{ $value }“ taugt nicht als Skalierung des Fensters. Verwende eine Zahl von { $least } bis { $most } oder „randr“.

# Analysis: `score` is one of the next two, or a number such as +0.35.
cli-analysis-win = gewinnt in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }
cli-analysis-loss = verliert in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }
cli-analysis-line = { $rank }. { $score } (Tiefe { $plies }): { $variation }
# $reason is a sentence of reasons.ftl.
cli-analysis-reason = Warum { $action }: { $reason }
cli-analysis-better = besser: { $variation } ({ $score })
cli-analysis-missed-win = verpasst einen Gewinn: { $variation } { $score }
cli-analysis-thrown-away-win = verschenkt einen Gewinn: { $variation } { $score }
cli-analysis-allowed-win = lässt einen Gewinn zu; besser: { $variation } ({ $score })
cli-analysis-summary = { $side }, { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }: Genauigkeit { $accuracy ->
        [none] –
       *[other] { $accuracy }{"\u00A0"}%
    }; { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??; durchschnittlicher Verlust je Zug: { $loss } { $game ->
              [tank-chess] leichte Panzer
             *[cannon] Soldaten
          }.

## The output of other commands.
cli-not-saved = Die Partie lässt sich nicht speichern. { $reason } Dieser Hinweis kommt nur einmal.
cli-page-written = Die Seite steht in { $file }.
cli-puzzle-own-rules = eigene Regeln
# $detail is technical and English.
cli-puzzle-faulty = Rätsel { $puzzle }: { $detail }
cli-puzzle-alike = Rätsel { $puzzle }: Die Stellung gleicht der von { $earlier }.
cli-puzzles-proved = { $count ->
    [one] Ein Rätsel ist bewiesen.
   *[other] { $count } Rätsel sind bewiesen.
} { $unique ->
    [0] Keines hat auf jede Antwort genau einen guten Zug.
    [one] Eines hat auf jede Antwort genau einen guten Zug.
   *[other] { $unique } haben auf jede Antwort genau einen guten Zug.
}
cli-scheme-line = { $name }: { $about }
cli-scheme-verdict = { $errors ->
    [0] { $warnings ->
        [0] in Ordnung
        [one] 1 Warnung
       *[other] { $warnings } Warnungen
    }
    [one] 1 Fehler
   *[other] { $errors } Fehler
}
cli-scheme-nameless = das Szenario
cli-scheme-fault = { $name } ({ $reason })
cli-scheme-list = { $first }, { $rest }
cli-scheme-of = Szenario: { $text }
cli-scheme-name = Name: { $text }
cli-scheme-about = Beschreibung: { $text }
cli-scheme-size = Größe: { $size } × { $size }
cli-scheme-units = Einheiten je Seite: { $count } ({ $units })
cli-scheme-unit = { $count } × { $unit }
cli-scheme-obstacles = Hindernisse: { $percent }{"\u00A0"}% der Felder
cli-scheme-mines = Minen: { $count }
cli-scheme-flags = Flaggen: { $south } und { $north }
cli-scheme-expansion = Aus der Erweiterung, mit eigenen Werten: { $names }
cli-scheme-text = Stellungstext: { $text }
cli-scheme-checked = Prüfung: { $text }
cli-scheme-error = Fehler: { $reason }
cli-scheme-warning = Warnung: { $reason }

## The report about the computer, which `cannon doctor` prints and the window shows. What systems and libraries say stays in their own words.
doctor-build = { $profile ->
    [debug] Debug-Fassung
   *[release] Release-Fassung
} für { $system }, { $processor }
doctor-line = { $name }: { $state }
doctor-none = keine
doctor-system = Betriebssystem
doctor-name = Bezeichnung: { $name }
doctor-language = Sprache: { $tag }
doctor-threads = Threads des Prozessors: { $count }
doctor-graphics = Grafikadapter
doctor-sound = Ton
doctor-folders = Ordner
doctor-files = Dateien
doctor-data = Daten
doctor-settings = Einstellungen
doctor-players = Spieler
doctor-no-home = keiner, denn du hast keinen persönlichen Ordner
doctor-folder-writable = { $folder } (beschreibbar)
doctor-in-order = in Ordnung
doctor-none-yet = noch nichts da
doctor-damaged = beschädigt. { $reason }
doctor-count = { $count }, { $damaged ->
    [0] in Ordnung
   *[other] davon { $damaged } beschädigt
}
doctor-crash = Es gibt einen Absturzbericht, den du noch nicht gesehen hast: { $file }
doctor-no-crash = Es gibt keinen neuen Absturzbericht.

## Games of other programs: where a game comes from.
format-record = gespeicherte Partie
format-match = Partien eines Wettkampfs
format-abstract-play = Abstract Play (JSON)
format-boardspace = boardspace.net (SGF)
format-tank-chess-kifu = Tank-Chess-Kifu
format-move-list = Zugliste
format-pgn = PGN
format-picture = Bild einer Stellung
cli-import = { $file } wurde gelesen als: { $format }.
cli-import-stopped = { $plies ->
        [one] { $file } wurde gelesen als: { $format }. Nur der erste Zug wurde gelesen. { $reason }
       *[other] { $file } wurde gelesen als: { $format }. Nur die ersten { $plies } Züge wurden gelesen. { $reason }
    }

# Text of the window. The terminal uses some of it, too.

## The sides. South starts on rank 1, North on the highest rank.
side-south = { $game ->
        [tank-chess] Weiß
       *[cannon] Dunkel
    }
side-north = { $game ->
        [tank-chess] Schwarz
       *[cannon] Hell
    }

## How a game ended. $side is the winner's name.
outcome-principal-taken = { $game ->
        [tank-chess] { $side } gewinnt: Der gegnerische Kommandopanzer ist zerstört.
       *[cannon] { $side } gewinnt: Die gegnerische Stadt ist gefallen.
    }
outcome-principal-escaped = { $side } gewinnt: Der Kommandopanzer hat das Brett verlassen.
outcome-flag-taken = { $side } gewinnt: Die gegnerische Flagge ist erobert.
outcome-squares-held = { $side } gewinnt: Die markierten Felder wurden gehalten.
outcome-depot-destroyed = { $side } gewinnt: Das gegnerische Depot ist zerstört.
outcome-too-few-pieces = { $side } gewinnt: Der Gegner hat zu wenige Einheiten übrig.
outcome-no-action = { $side } gewinnt: Der Gegner kann nicht mehr ziehen.
outcome-resignation = { $side } gewinnt durch Aufgabe.
outcome-time = { $side } gewinnt auf Zeit.
outcome-fault = { $side } gewinnt: Das Programm der anderen Seite hat versagt.
outcome-repetition = Remis durch dreimalige Stellungswiederholung.
outcome-quiet-turns = { $game ->
        [tank-chess] Remis: zu lange keine Einheit verloren und keine Mine geräumt.
       *[cannon] Remis: zu lange nichts geschlagen oder abgeschossen.
    }
outcome-length = Remis: Die Zuggrenze ist erreicht.
outcome-agreement = Remis durch Vereinbarung.

## Objectives of Tank Chess. $white and $black are lists of squares, or one square.
objective-hold = Auftrag: Halte die markierten Felder ({ $squares }). Du gewinnst, wenn du sie am Ende von { $turns } eigenen Zügen in Folge hältst. Du hältst sie, solange eine deiner Einheiten dort steht und keine gegnerische.
objective-escort = Auftrag: Geleite deinen Kommandopanzer zu seiner Ausfahrt. Er kann das Brett nur von { $white } (Weiß) oder { $black } (Schwarz) aus verlassen.
objective-depots = Auftrag: Zerstöre das gegnerische Depot. Das weiße steht auf { $white }, das schwarze auf { $black }. Dazu braucht es ein Geschütz ab Stärke { $gun }.
objective-survivors = Auftrag: Halte länger durch als der Gegner. Wer neben dem Kommandopanzer { $least ->
        [one] keine Einheit mehr
       *[other] weniger als { $least } Einheiten
    } hat, verliert. Kein Kommandopanzer kann das Brett verlassen.
# The state of the first objective.
objective-held = { $side } hält die markierten Felder: { $turns } von { $all } Zügen.

## Numbers, dates and lists.
# The mark between the whole number and its decimals.
decimal-mark = ,
# $month and $day have two digits.
date-numeric = { $day }.{ $month }.{ $year }
# Between the entries of a list.
list-separator = { ", " }

## Who sits at a side.
seat-human = Mensch
seat-program = anderes Programm
# { $level } is such as “Corporal” or “Corporal (5 of 16)”.
seat-computer = Computer, { $level }
seat-computer-style = Computer, { $level }, { $style }

## Buttons that many screens have.
menu-back = Zurück
# The minus and plus buttons beside a number.
control-less = Weniger
control-more = Mehr

## The title.
title-name = Cannon
title-second = & Tank Chess
# The title of the window.
window-title = Cannon & Tank Chess
title-resume = Weiterspielen
title-new-game = Spielen
title-saved-games = Partien
title-editor = { $game ->
    [cannon] Stellungseditor
   *[tank-chess] Szenarioeditor
}
title-rules = Spielanleitung
title-settings = Einstellungen
title-quit = Beenden
title-about =
    Version { $version }
    Cannon wurde 2003 von David E. Whitcher erfunden,
    Tank Chess von Dragan und Predrag Lazovic.

curtain-making-ready = Das Brett wird aufgebaut{"\u00A0"}…

## The games.
game-cannon = Cannon
game-tank-chess = Tank Chess

## New game.
new-game-computer = Der Computer
# A second person at the same machine.
new-game-person = Zu zweit hier
# A game of the computer against itself.
new-game-watch = Zwei Computern zusehen
new-game-side = Deine Seite
new-game-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
}
new-game-seconds = +{ $number } s je Zug
new-game-board = Brett
new-game-rules = Regeln
new-game-setup = { $game ->
    [cannon] Stellung
   *[tank-chess] Szenario
}
new-game-choose-setup = { $game ->
    [cannon] Stellung wählen
   *[tank-chess] Szenario wählen
}
new-game-switches = Optionen
new-game-clocks = Uhren
new-game-clocks-differ = Verschiedene Zeiten
new-game-clocks-differ-about = Jede Seite hat ihre eigene Uhr.
# The clock of one side, such as “Dark: 10 minutes”.
new-game-clock-of = { $side }: { $clock }
new-game-style = Stil des Computers
new-game-start = Spielen

# How long the Grandmaster thinks.
new-game-grandmaster-seconds = { $number ->
    [one] 1 Sekunde je Zug
   *[other] { $number } Sekunden je Zug
}
new-game-grandmaster-clock = Er denkt so lange nach, wie es seine Uhr erlaubt.

clock-none = Ohne Uhr

# The two patterns of the Cannon board: pieces stand on squares, or on the points where lines cross.
face-cells = Felder
face-points = Punkte
board-walnut = Nussbaum und Ahorn
board-slate = Schiefer und Messing
# The looks of the Tank Chess board.
ground-summer = Sommer
ground-winter = Winter
ground-desert = Wüste
ground-walnut = Nussbaum
room-study = Arbeitszimmer
room-field = Feldlager

## The ranks of the computer, and what to expect. Each is stronger than the one before.
# A rank with its number, from 1 for the easiest to { $count } for the strongest.
level-title = { $rank } ({ $number } von { $count })
level-drummer = Trommler
level-drummer-about = Kennt die Züge und sonst nicht viel. Den schlägst du schon am ersten Abend.
level-cadet = Kadett
level-cadet-about = Schlägt, was vor ihm steht, und übersieht vieles andere.
level-1 = Rekrut
level-1-about = Macht viele Fehler. Gut für eine erste Partie.
level-2 = Gefreiter
level-2-about = Bewacht { $game ->
    [tank-chess] den Kommandopanzer
   *[cannon] die Stadt
} und schlägt, was er sieht.
level-3 = Korporal
level-3-about = Bedenkt deine Antwort und verpasst nie einen Gewinn in einem Zug.
level-4 = Feldwebel
level-4-about = Denkt ein paar Züge voraus und übersieht keine Schüsse mehr.
level-5 = Fähnrich
level-5-about = Bestraft unvorsichtige Züge.
level-6 = Leutnant
level-6-about = Sieht Kombinationen kommen. Ein Gegner für erfahrene Spieler.
level-7 = Hauptmann
level-7-about = Rechnet genau. Irrt sich selten in der Nähe { $game ->
    [tank-chess] deines Kommandopanzers
   *[cannon] deiner Stadt
}.
level-8 = Major
level-8-about = Rechnet tief. Du brauchst einen Plan.
level-9 = Oberst
level-9-about = Sieht weit voraus und irrt sich kaum noch.
level-10 = General
level-10-about = Macht keine absichtlichen Fehler mehr.
level-11 = Marschall
level-11-about = { $game ->
    [tank-chess] Denkt weiter voraus als der General.
   *[cannon] Beurteilt Stellungen mit dem, was er aus Millionen Stellungen eigener Partien gelernt hat.
}
level-12 = Feldmarschall
level-12-about = { $game ->
    [tank-chess] Denkt weiter voraus als der Marschall.
   *[cannon] Urteilt wie der Marschall und denkt weiter voraus.
}
level-13 = Generalissimus
level-13-about = Der stärkste Rang, der auf jedem Rechner gleich spielt.
level-grandmaster = Großmeister
level-grandmaster-about = So stark wie dein Rechner: nutzt alle seine Prozessorkerne bis auf einen, so lange, wie du es erlaubst.

style-plain = Ausgewogen
style-plain-about = Spielt den besten Zug, den er findet.
style-gunner = Der Kanonier
style-gunner-about = Liebt seine Geschütze und feuert, wann immer er kann.
style-marcher = Der Draufgänger
style-marcher-about = Drängt immer nach vorn.
style-mason = Der Maurer
style-mason-about = Hält seine Figuren beisammen und zieht sich lieber zurück, als zu tauschen.
style-fox = Der Fuchs
style-fox-about = Manövriert ständig, um dich zu verwirren.

preset-classic = Klassisch
preset-blue-panther = Blue Panther
preset-igg = IGG
preset-classic-about = Die spanischen und japanischen Regeln. Dunkel beginnt. Beim Schuss über drei Punkte muss nur der erste Punkt vor der Kanone leer sein.
preset-blue-panther-about = Die englischen Regeln. Wie Klassisch, aber Hell setzt zuerst seine Stadt und beginnt.
preset-igg-about = Die deutschen Regeln. Beim Schuss über drei Punkte müssen beide Punkte dazwischen leer sein. Soldaten ziehen sich nur vor Soldaten zurück.
preset-custom = Eigene
preset-custom-about = Deine eigene Auswahl von Optionen.

switch-first = Erster Zug
switch-first-about = Diese Seite setzt zuerst ihre Stadt und macht danach den ersten Zug.
switch-long-shot = Weitschuss
# The first point in front of the muzzle must be clear, or both.
switch-long-shot-first = Erster frei
switch-long-shot-both = Beide frei
switch-long-shot-about = Welche Punkte vor der Mündung leer sein müssen, um ein drei Punkte entferntes Ziel zu treffen.
switch-retreat = Rückzug vor
switch-retreat-piece = Jeder Figur
switch-retreat-soldier = Nur Soldaten
switch-retreat-about = Vor welchen benachbarten Gegnern sich ein Soldat zurückziehen darf.
switch-retreat-over = Rückzug über
switch-retreat-over-empty = Leeren Punkt
switch-retreat-over-any = Jede Figur
switch-retreat-over-about = Was auf dem Punkt zwischen einem Soldaten und seinem Ziel zwei Punkte dahinter stehen darf.
switch-cannon-of = Kanone aus
switch-cannon-of-soldiers = Drei Soldaten
switch-cannon-of-pieces = Drei Figuren
switch-cannon-of-about = Ob deine Stadt eine der drei Figuren einer Kanone sein darf. Die Stadt selbst bewegt sich nie.
switch-town = Stadt in Gefahr
switch-town-capture = Erlaubt
switch-town-checkmate = Schachmatt
switch-town-about = Ob du deine Stadt in Gefahr lassen darfst oder sie schützen musst wie den König im Schach.
switch-shifts = Verschiebungen in Folge
switch-shifts-none = Unbegrenzt
switch-shifts-three = Drei
switch-shifts-two = Zwei
switch-shifts-about = Wie oft dieselbe Kanone hintereinander verschoben werden darf, bevor ihre Seite einen einzelnen Soldaten ziehen oder eine andere Kanone einsetzen muss. Eine Turnierregel.

switch-exit = Das Brett verlassen
switch-exit-any = Gerade oder diagonal
switch-exit-straight = Nur gerade
switch-exit-about = Wie ein Kommandopanzer über den gegenüberliegenden Rand fahren darf. Der veröffentlichte Text sagt „vorwärts“, was sich auf beide Arten lesen lässt.

clock-advice-tank-chess = Die veröffentlichten Regeln empfehlen 30 Minuten je Spieler auf dem Brett mit 16 × 16 Feldern und 45 auf dem mit 20 × 20.

draw-repetition = Dreimalige Stellungswiederholung
draw-repetition-about = Remis, wenn eine Stellung zum dritten Mal entsteht.
draw-quiet = Fünfzig-Züge-Regel
draw-quiet-about = { $game ->
    [tank-chess] Remis nach fünfzig Zügen jeder Seite, in denen keine Einheit verloren geht und keine Mine geräumt wird.
   *[cannon] Remis nach fünfzig Zügen jeder Seite, in denen nichts geschlagen oder abgeschossen wird.
}

## Beside the board.
# The Grandmaster thinks during the player's turn. { $seat } is such as “Computer · Grandmaster”.
hud-pondering = denkt mit
hud-you = Du
hud-rated = gewertet
hud-captured = { $count ->
    [one] 1 Figur geschlagen
   *[other] { $count } Figuren geschlagen
}
hud-moves = Züge
hud-undo-label = Zurücknehmen
hud-hint-label = Tipp
hud-menu-label = Menü
hud-cannon-choose = Klick auf einen markierten Punkt, um dorthin zu ziehen.
hud-tank-choose = Klick auf ein markiertes Feld, um dorthin zu fahren, oder auf einen Gegner, um ihn anzugreifen.
hud-tank-confirm = { $square }: Klick noch einmal darauf, um dorthin zu fahren, oder auf einen Pfeil daneben, um dort in diese Richtung zu blicken.
hud-tank-rotate = Klick auf einen Pfeil, um in diese Richtung zu blicken.
hud-no-moves = Noch keine Züge
hud-first = Beginn der Partie ({ KEY("go_to_start") })
hud-back = Voriger Zug ({ KEY("step_back") })
hud-forward = Nächster Zug ({ KEY("step_forward") })
# The current position of the game, after an earlier one has been reviewed.
hud-live = Aktuelle Stellung ({ KEY("go_to_live") })
hud-show-again = Letzten Zug erneut zeigen ({ KEY("replay_last_action") })
hud-undo = Zurücknehmen ({ KEY("undo") })
hud-redo = Wiederholen ({ KEY("redo") })
hud-hint = Tipp ({ KEY("hint") })
hud-analyse = Diese Stellung analysieren ({ KEY("toggle_analysis") })
hud-help = Steuerung und Markierungen ({ KEY("toggle_help") })
hud-survey = Schussfelder und Fluchtwege ({ KEY("next_board_overlay") })
hud-menu = Menü ({ KEY("cancel") })
hud-fold = Schließen ({ KEY("toggle_panel") })
hud-unfold = Zugliste, Analyse und Wiedergabe ({ KEY("toggle_panel") })
hud-map = Karte des Bretts. Ein Klick führt die Ansicht dorthin.
hud-to-move = { $who ->
    [you] Du bist am Zug
   *[person] { $side } ist am Zug
}
hud-thinking = { $who } denkt nach{"\u00A0"}…
hud-program-waits = Die Partie wartet auf { $name }. Im Menü kann der Computer seinen Platz einnehmen.
hud-places-town = { $who ->
    [you] Setz deine Stadt auf einen der markierten Punkte
   *[person] { $side } setzt die Stadt
}
# Turns are counted singly, those of both sides together. At { $shown } 0, no turn has been played yet.
hud-looking-back = { $shown ->
    [0] Rückblick: Beginn der Partie
   *[other] Rückblick: Zug { $shown } von { $all }
}
hud-town-under-fire = { $who ->
    [you] Deine Stadt ist in Gefahr
   *[person] Die Stadt von { $side } ist in Gefahr
}
hud-check = { $who ->
    [you] SCHACH: Dein Kommandopanzer kann zerstört werden
   *[person] SCHACH: Der Kommandopanzer von { $side } kann zerstört werden
}
hud-escape = { $who ->
    [you] FLUCHT: Dein Kommandopanzer kann das Brett verlassen
   *[person] FLUCHT: Der Kommandopanzer von { $side } kann das Brett verlassen
}
hud-goal-hold = Auftrag: Halte die markierten Felder { $turns } eigene Züge in Folge
hud-goal-escort = Auftrag: Dein Kommandopanzer kommt nur durch seine Ausfahrt hinaus
hud-goal-depots = Auftrag: Zerstöre das gegnerische Depot mit einem Geschütz ab Stärke { $gun }
hud-goal-survivors = Auftrag: Behalte neben dem Kommandopanzer mindestens { $least ->
        [one] eine Einheit
       *[other] { $least } Einheiten
    }
hud-objective = { $who ->
    [you] AUFTRAG: Du kannst den Auftrag im nächsten Zug erfüllen
   *[person] AUFTRAG: { $side } kann den Auftrag im nächsten Zug erfüllen
}
hud-with-survey = { $turn } · { $survey }
hud-survey-nothing = { $survey }: keine
hud-tank-destroys = { $facet ->
    [front] Frontpanzerung
    [side] Seitenpanzerung
   *[rear] Heckpanzerung
} { $armour } gegen Geschütz { $gun }: zerstört{ $chosen ->
    [yes] . Klick auf den Gegner, um zu schießen.
   *[no] {""}
}
hud-tank-holds = { $facet ->
    [front] Frontpanzerung
    [side] Seitenpanzerung
   *[rear] Heckpanzerung
} { $armour } gegen Geschütz { $gun }: prallt ab
hud-tank-must-move = Eine Einheit muss fahren oder sich drehen, bevor sie schießen kann
survey-enemy-fire = Gegnerische Schussfelder
survey-own-fire = Deine Schussfelder
survey-danger = Gefahr für die gewählte Einheit
survey-escape = Fluchtwege
hud-command-can-leave = { $who ->
    [you] Du kannst gewinnen: Wähl deinen Kommandopanzer und klick auf die Pfeilwinkel am Rand
   *[person] { $side } kann gewinnen: Wähl den Kommandopanzer und klick auf die Pfeilwinkel am Rand
}
thinking-line = Tiefe { $depth } · { $score } · { $thousands } Tsd. Stellungen · { $plan }
# The score of a forced win or loss in the line above; $turns is the number of turns.
thinking-win = Gewinn in { $turns }
thinking-loss = Verlust in { $turns }
# The analysis of a position: whose chances it shows, and how far the search is. $thousands counts positions.
analysis-heading = Chancen von { $side }
analysis-depth = Tiefe { $depth } · { $thousands } Tsd. Stellungen
analysis-begins = Suche{"\u00A0"}…
analysis-adviser = { $name }: Tiefe { $depth }, Wert für { $side }
analysis-chance = { $percent }{"\u00A0"}%
# The bar beside the board: both sides and their chances to win.
analysis-bar = { $south } { $south-percent }{"\u00A0"}% · { $north } { $north-percent }{"\u00A0"}%

## The menu of a running game.
pause-heading = Pause
pause-heading-over = Partie beendet
pause-resume = Weiterspielen
pause-result = Ergebnis
pause-to-editor = Zurück zum Editor
pause-restart = Neu beginnen
pause-swap-sides = Seiten tauschen
# The tooltip of the stepper with the rank of the computer.
pause-level-about = Ab jetzt spielt der Computer in diesem Rang. Eine Partie, in der du ihn änderst, wird nicht gewertet.
pause-replace-program = Den Computer für { $name } spielen lassen
pause-offer-draw = Remis anbieten
pause-resign = Aufgeben
pause-rules = Spielanleitung
pause-photo = Fotomodus
pause-review = Partie auswerten
pause-back-to-review = Zurück zur Auswertung
pause-settings = Einstellungen
pause-more = Mehr
pause-share = Teilen
share-about = Jede Partie wird von selbst gespeichert. Du findest sie unter „Partien“.
share-picture = Bild
share-picture-about = Fotomodus: Ansicht wählen und ein Bild machen
share-film = Film
share-film-about = Die Züge bis zur gezeigten Stellung als Animation
share-page = Seite
share-page-about = Die Auswertung mit ihrem Diagramm, als Seite zu speichern
share-text = Text
share-text-about = Kopiert die Züge in Notation
share-file = Datei
share-file-about = Die Partie als Datei, die andere öffnen können
share-abstract-play = Abstract Play
share-abstract-play-about = Eine JSON-Datei in dessen Format. Regeln: Klassisch
share-copied = Die Züge sind kopiert.
share-failed = Die Partie konnte nicht gespeichert werden. { $reason }
pause-to-title = Zum Hauptmenü

## Photo mode.
photo-take = Foto aufnehmen ({ KEY("select") })
photo-soft = Hintergrund unscharf
photo-how = Bewege die Kamera, indem du mit der rechten oder mittleren Maustaste ziehst oder am Rad drehst.
photo-kept = Foto gespeichert unter { $file }
photo-failed = Das Bild konnte nicht gespeichert werden. { $reason }
print-kept = Seite gespeichert unter { $file }
print-failed = Die Seite konnte nicht gespeichert werden. { $reason }
print-no-folder = Es wurde kein Ordner für Dokumente gefunden.
photo-no-folder = Es wurde kein Ordner für Bilder gefunden.

## Export animation.
film-heading = Animation exportieren
# The part of the game that is exported.
film-stretch = Bereich
film-one = Letzter Zug
film-last = Letzte 10 Züge
film-all = Von Anfang an
film-kind = Format
film-gif = Animiertes GIF
film-frames = PNG-Folge
film-small = 640 × 360
film-large = 1280 × 720
film-about = Die Animation endet mit dem angezeigten Zug. Während sie in deinem Bilderordner gespeichert wird, kannst du weiterspielen.
film-is-being-made = Die Animation wird exportiert. Du bekommst Bescheid, wenn sie fertig ist.
film-make = Exportieren
film-failed = Die Animation konnte nicht exportiert werden. { $reason }

## The result.
result-heading-win = { $side } gewinnt
result-heading-draw = Remis
result-rematch = Revanche (Seiten tauschen)
result-new-game = Neue Partie
result-to-editor = Zurück zum Editor
result-review = Auswerten
result-look = Schließen
result-title = Zum Hauptmenü

## Saved games.
saved-empty = Noch keine Partien. Jede Partie ab zwei Zügen wird hier aufbewahrt.
saved-against = Gegner: { $opponent }
saved-turn = { $turn ->
    [yours] Du bist am Zug, Zug { $move }
    [theirs] Gegner am Zug, Zug { $move }
   *[side] { $side } am Zug, Zug { $move }
}
saved-more = Mehr
saved-no-favourite = Kein Favorit mehr
saved-game = Spiel
saved-result = Ergebnis
saved-opponent = Gegner
saved-period = Zeitraum
saved-load = Am Tisch öffnen
saved-review = Auswerten
saved-rename = Umbenennen
saved-delete = Löschen
saved-unfinished = läuft noch
saved-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
saved-damaged = Kann nicht geladen werden. { $reason }
saved-refused = Diese Partie kann nicht geladen werden. { $reason }
saved-game-and-setup = { $game } · { $setup }
saved-players = { $south }: { $south-seat } – { $north }: { $north-seat }
saved-suggested-name = { $south } – { $north }, { $date }

keeping-unreadable = Die letzte Partie kann nicht fortgesetzt werden. Ihre Datei liegt bei deinen gespeicherten Partien. { $reason }
keeping-failed = Die Partie konnte nicht gespeichert werden. { $reason }
store-no-folder = Es wurde kein Ordner für gespeicherte Partien gefunden.
store-no-name = Gib der gespeicherten Partie einen Namen.
store-name-taken = Es gibt schon eine gespeicherte Partie namens „{ $name }“.
store-failed = Dateifehler. { $reason }

## Questions.
question-no = Abbrechen
question-resign-heading = Aufgeben?
question-resign-text = Die Partie endet, und dein Gegner gewinnt.
question-resign-yes = Aufgeben
question-restart-heading = Neu beginnen?
question-restart-text = Die laufende Partie endet hier; ab zwei Zügen bleibt sie bei deinen gespeicherten Partien. Eine neue beginnt mit denselben Spielern und Regeln.
question-restart-yes = Neu beginnen
# Before a hint or the solution of a rated puzzle.
question-puzzle-help-heading = Hilfe holen?
question-puzzle-help-text = Mit einem Tipp oder der Lösung gilt dieses Rätsel als misslungen, und deine Wertung sinkt.
question-puzzle-help-yes = Hilf mir
question-delete-setup-heading = { $game ->
    [cannon] Diese Stellung löschen?
   *[tank-chess] Dieses Szenario löschen?
}
question-delete-text = „{ $name }“ wird endgültig gelöscht.
question-delete-yes = Löschen
question-replace-setup-heading = { $game ->
    [cannon] Stellung ersetzen?
   *[tank-chess] Szenario ersetzen?
}
question-replace-setup-text = { $game ->
    [cannon] Es gibt schon eine Stellung namens „{ $name }“. Sie wird überschrieben.
   *[tank-chess] Es gibt schon ein Szenario namens „{ $name }“. Es wird überschrieben.
}
question-replace-setup-yes = Ersetzen
question-drop-changes-heading = Änderungen verwerfen?
question-drop-changes-text = Deine Änderungen an „{ $name }“ sind nicht gespeichert.
question-drop-changes-yes = Verwerfen
question-rename-heading = Partie umbenennen
question-name-yes = Speichern
question-repetition-heading = Wieder dieselbe Stellung
question-repetition-text =
    Diese Stellung ist jetzt zum { $count }. Mal entstanden. Die Regeln kennen kein Remis durch Wiederholung, also geht die Partie weiter. Ihr könnt euch stattdessen auf Remis einigen.
question-repetition-yes = Auf Remis einigen
question-repetition-no = Weiterspielen
question-draw-heading = { $side } bietet Remis an
question-draw-text = { $side }, nimmst du an?
question-draw-yes = Annehmen
question-draw-no = Ablehnen

## Short messages.
# The network that the highest ranks evaluate with is damaged.
notice-network = Das neuronale Netz des Computers ist beschädigt. In Cannon urteilt er ab dem Rang Marschall einfacher als sonst. { $reason }
notice-program = { $name } spielt nicht. { $reason }
program-lost = { $name } hat die Partie verloren. { $reason }
program-missing = In den Einstellungen steht unter „Andere Programme“ kein Programm namens { $name }.
notice-draw-declined = Remisangebot abgelehnt.
notice-sides-swapped = Die Spieler haben die Seiten getauscht.
# Below a notice that names a file which was written.
notice-show-in-folder = Im Ordner zeigen
notice-copy-path = Pfad kopieren
notice-saved = Gespeichert als „{ $name }“.
notice-close = Schließen
notice-path-copied = Der Pfad ist in der Zwischenablage.
notice-level-changed = Gegner ab jetzt: { $level }. Diese Partie wird nicht gewertet.
# After a hint, an analysis or a turn that was taken back.
notice-not-rated = Diese Partie wird nun nicht mehr gewertet.
# After the keys that show or hide these marks and turn the sound on or off. $shown is “yes” or “no”, $count the number of threatened pieces.
notice-threats = { $shown ->
    [no] Drohungen: ausgeblendet
   *[yes] { $game ->
        [tank-chess] Drohungen: eingeblendet ({ $count ->
            [one] eine Einheit
           *[other] { $count } Einheiten
        })
       *[cannon] Drohungen: eingeblendet ({ $count ->
            [one] eine Figur
           *[other] { $count } Figuren
        })
    }
}
notice-danger = { $shown ->
    [no] Gefahr in Reichweite: ausgeblendet
   *[yes] Gefahr in Reichweite: eingeblendet
}
notice-sound = { $shown ->
    [no] Ton: aus
   *[yes] Ton: an
}
notice-buttons-key = { KEY("focus_notice") } führt zu diesen Knöpfen.
notice-no-file-manager = Der Dateimanager ließ sich nicht starten. { $reason }
notice-screen-reader-lost = Der Screenreader ist nicht erreichbar. Wenn du ihn brauchst, prüfe seine Einstellungen und starte das Spiel neu.
notice-part-lost = Ein Teil des Spiels funktioniert nicht mehr. Du kannst weiterspielen. Wenn dir etwas fehlt, starte das Spiel neu.
notice-quality-lowered = Die Bilder kamen zu spät. Die Grafikqualität ist jetzt: { $quality }. Du kannst sie in den Einstellungen ändern.

## Settings.
settings-heading = Einstellungen
settings-look = Aussehen
settings-game = Spiel
settings-accessibility = Bedienhilfen
settings-advanced = Erweitert
settings-advanced-about = Was nur wenige ändern, etwa V-Sync, die Gedanken des Computers und die Symbole über den Einheiten.
settings-search = Einstellung suchen
settings-search-nothing = Keine Einstellung enthält diese Wörter. Versuch es mit anderen.
settings-undo = Rückgängig
settings-adviser = Berater
adviser-off = Aus
adviser-warn = Warnt
adviser-suggest = Schlägt vor
adviser-off-about = Hilft dir nur, wenn du fragst, etwa nach einem Tipp ({ KEY("hint") }).
adviser-warn-about = Fragt nach, bevor du eine Figur oder die Partie verlierst, und sagt dir, womit der Computer droht.
# In the settings, which do not know whether there will be a clock.
settings-adviser-warn-about = { adviser-warn-about } { new-game-coach-unrated }
adviser-suggest-about = Warnt dich, markiert deine bedrohten Figuren und gibt dir einen Tipp, wenn du länger überlegst. Eine Partie mit Tipp wird nicht gewertet.
settings-graphics = Grafik
settings-quality = Qualität
quality-automatic = Automatisch
quality-low = Niedrig
quality-medium = Mittel
quality-high = Hoch
quality-automatic-about = Das Spiel misst, wie schnell es zeichnet, und senkt die Qualität, wenn Bilder zu spät kommen. Jetzt: { $quality }.
quality-low-about = Einfaches Licht ohne Schatten. Für alte Grafikkarten oder gar keine.
quality-medium-about = Schatten, glatte Kanten und Wind in den Bäumen.
quality-high-about = Mehr Gras und Blumen, feinere Bäume und Tiefenschärfe.
settings-fullscreen = Vollbild
settings-vsync = V-Sync
settings-vsync-about = Verhindert zerrissene Bilder. Schalte es nur aus, wenn das Spiel träge reagiert.
settings-scale = Textgröße
settings-percent = { $percent }{"\u00A0"}%
settings-camera-speed = Tempo der Kamera
settings-camera-speed-about = Wie schnell sich die Kamera bewegt, wenn du sie ziehst oder zoomst.
settings-large-targets = Große Knöpfe
large-targets-when-touched = Bei Berührung
large-targets-always = Immer
large-targets-never = Nie
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-about = Kein Wackeln der Kamera, keine Blitze, keine Leerlaufanimationen, keine Übergänge.
settings-notices-stay = Hinweise behalten
settings-notices-stay-about = Bis du sie schließt.
settings-language = Sprache
settings-theme = Darstellung
settings-theme-about = Hoher Kontrast zeigt helle Schrift und Rahmen auf Schwarz.
theme-standard = Standard
theme-high-contrast = Hoher Kontrast
settings-colors = Farben der Seiten und Markierungen
settings-colors-about = Für alle, die Rot und Grün (Protanopie, Deuteranopie) oder Blau und Gelb (Tritanopie) verwechseln oder gar keine Farben sehen.
colors-standard = Standard
colors-protanopia = Protanopie
colors-deuteranopia = Deuteranopie
colors-tritanopia = Tritanopie
colors-greyscale = Graustufen
settings-side-numbers = Zahlen über den Figuren
settings-side-numbers-about = 1 für dunkle, 2 für helle Figuren. Mit Graustufen sind sie immer zu sehen.
settings-piece-size = Größe der Figuren
settings-piece-size-about = Breite Figuren wachsen nur so weit, wie ihr Platz es erlaubt.
settings-scene-brightness = Helligkeit des Tisches
settings-scene-contrast = Kontrast des Tisches
piece-size-normal = 100{"\u00A0"}%
piece-size-large = 115{"\u00A0"}%
piece-size-largest = 130{"\u00A0"}%
settings-cursor-color = Cursor auf dem Brett
settings-cursor-weight = Strichstärke des Cursors
cursor-white = Weiß
cursor-yellow = Gelb
cursor-black = Schwarz
cursor-thin = Dünn
cursor-thick = Dick
settings-sound = Ton
settings-volume-master = Gesamt
settings-volume-effects = Effekte
settings-volume-ambience = Umgebung
settings-volume-music = Musik
settings-music-in-play = Musik während der Partie
settings-mono = Mono
settings-mono-about = Beide Ohren hören dasselbe.
settings-captions = Untertitel
settings-captions-about = Zeigt wichtige Geräusche in Worten, mit einem Pfeil in ihre Richtung.
settings-visual-signals = Optische Signale
settings-visual-signals-about = Ein Rahmen um das Brett zeigt, wann du am Zug bist, wann eine Stadt oder ein Kommandopanzer bedroht ist und wann die Zeit knapp wird.
settings-mute = Stummschalten ({ KEY("toggle_mute") })
settings-natural-pace = Natürliches Tempo des Computers
settings-natural-pace-about = Der Computer lässt sich für schwierige Züge mehr Zeit.
settings-keep-tries = Versuche behalten
settings-keep-tries-about = Züge, die du zurücknimmst, bleiben als Varianten in der gespeicherten Partie.
settings-computer-resigns = Computer darf Partien vorzeitig beenden
settings-computer-resigns-about = Der Computer gibt verlorene Partien auf und bietet Remis an, wenn eine lange Partie ausgeglichen ist. Ränge unter dem Feldwebel geben nie auf.
settings-ponder = Großmeister denkt in deinem Zug mit
settings-ponder-about = Nicht, wenn das Fenster im Hintergrund ist, und nicht im Akkubetrieb.
settings-animation = Animationstempo
animation-off = Aus
animation-fast = Schnell
animation-normal = Normal
animation-slow = Langsam
settings-pieces = Figuren
pieces-tin = Bemaltes Zinn
pieces-wood = Geschnitztes Holz
pieces-glass = Glas
pieces-plain = Schlicht
settings-badges = Einheitensymbole
badges-when-small = Von fern
badges-always = Immer
badges-never = Nie
settings-badges-about = In Tank Chess zeigt ein Symbol über jeder Einheit ihre Art: ein bis drei Balken für leichte bis schwere Panzer, ein Stern für den Kommandopanzer.
settings-face = Brettmuster
settings-face-about = Jeder veröffentlichte Regeltext hat sein eigenes Muster. Deine Wahl wird für die Regeln dieser Partie gespeichert.
settings-board = Brett für Cannon
settings-ground = Brett für Tank Chess
settings-room = Raum
settings-side-panel = Leiste neben dem Brett
settings-side-panel-about = Die Leiste mit der Zugliste und der Karte zu einer Figur. Taste: { KEY("toggle_panel") }.
side-panel-off = Aus
side-panel-left = Links
side-panel-right = Rechts
settings-coordinates = Koordinaten zeigen
settings-turn-camera = Kamera zur Seite am Zug drehen
settings-turn-camera-about = Bei zwei Menschen dreht sich die Kamera zur Seite, die am Zug ist.
settings-handover = Sichtschutz zwischen den Zügen
settings-handover-about = Nach jedem Zug ist das Brett verdeckt, bis die andere Person es aufdeckt.
settings-opposite-clocks = Uhren für den Gegner gegenüber
settings-opposite-clocks-about = Beide Uhren stehen zusätzlich kopfüber am gegenüberliegenden Rand des Fensters.
settings-follow-camera = Kamera folgt den Zügen
settings-follow-camera-about = Aus der Nähe fährt die Kamera zu jedem Zug, der gespielt wird.
settings-show-movable = Spielbare Figuren markieren
settings-show-movable-about = Solange keine gewählt ist.
settings-show-actions = Legale Züge zeigen
settings-show-last = Letzten Zug hervorheben
settings-show-danger = Gefahr in Reichweite markieren
settings-show-danger-about = Markiert in Tank Chess Felder, auf denen ein Gegner die gewählte Einheit im nächsten Zug zerstören könnte. Taste: { KEY("toggle_danger") }.
settings-show-notation = Züge in Notation
settings-show-notation-about = Listen nennen die Züge so, wie man sie aufschreibt, zum Beispiel h9>h6, statt mit Zeichen.
settings-show-cannons = Bänder unter deinen Kanonen zeigen
settings-show-inspector = Beschreiben, worauf der Zeiger zeigt
settings-show-inspector-about = Zeigt neben dem Brett eine Infokarte über die Figur, das Feld oder den gewählten Zug.
settings-show-thinking = Gedanken des Computers zeigen
settings-show-thinking-about = Zeigt Tiefe, Bewertung und beste Variante, während der Computer nachdenkt. Taste: { KEY("toggle_thinking") }.
settings-engines = Andere Programme
settings-engines-about = Engines und Bots anderer Autoren, die UGI sprechen: Gegner für dich und Berater neben dem Computer.
settings-controls = Steuerung
settings-reset = Seite zurücksetzen
settings-failed = Die Einstellungen konnten nicht geladen oder gespeichert werden. { $reason }
settings-damaged = Die Datei mit den Einstellungen war beschädigt und wurde zurückgesetzt. Die alte Datei heißt jetzt { $file }. { $reason }

## Keys.
help-heading = Hilfe
help-controls = Steuerung
help-marks = Markierungen
help-close = Schließen
key-cursor = Cursor bewegen
key-choose = Am Cursor wählen oder ziehen
key-cancel = Auswahl aufheben oder Menü öffnen
key-next-piece = Nächste Figur oder nächstes Ziel
key-previous-piece = Vorige Figur oder voriges Ziel
key-next-line = Schießende Kanone wechseln
key-turn = Einheit nach links oder rechts drehen
key-undo = Zurücknehmen
key-redo = Wiederholen
key-hint = Tipp
key-again = Noch mal (Lektion, Rätsel)
key-skip = Auslassen (Lektion)
key-solution = Lösung (Rätsel, Übung)
key-leave = Lektion, Rätsel oder Übung verlassen
key-open-game = Partie eines Fehlers öffnen
key-why = Warum ist der Tipp gut?
key-pace = Tempo beim Zuschauen
key-notice = Zu den Knöpfen einer Meldung
# The tooltip of a button. { $command } is a command.
button-key = Taste: { KEY($command) }
key-threats = Bedrohte Figuren
key-danger = Gefahr auf Feldern in Reichweite
key-next-survey = Schussfelder, Fluchtwege
key-show-again = Letzten Zug erneut zeigen
key-wheel-turn = Gewählte Einheit drehen
key-drag-tank = Einheit ziehen; am Ende Richtung wählen
key-thinking = Gedanken des Computers
key-analysis = Analyse der Stellung
key-step-back = Voriger Zug
key-step-on = Nächster Zug
key-to-start = Beginn der Partie
key-to-live = Aktuelle Stellung
key-view-south = Aus Sicht von { $south }
key-view-north = Aus Sicht von { $north }
key-view-top = Von oben
key-view-low = Flacher Blick
key-card = Karte des Feldes oder der Figur sofort zeigen
key-panel = Zugliste öffnen oder schließen
key-view-near = Nah an die gewählte Figur und zurück (oder Doppelklick)
key-photo = Fotomodus
key-next-variation = Nächste Variante einer Studie zeigen
key-focus-panel = Tasten ins Feld der Studie oder aufs Brett der Auswertung
key-pen = Nächster Stift für Pfeile und Kreise, oder weiterspielen
key-help = Steuerung und Markierungen zeigen
key-mute = Stummschalten
key-fullscreen = Vollbild
key-orbit = Kamera schwenken
key-pan = Kamera verschieben
key-zoom = Zoomen
mouse-right-drag = Ziehen (rechts)
mouse-middle-drag = Ziehen (Mitte)
mouse-wheel = Mausrad
mouse-drag = Ziehen

## Requests that are refused for reasons other than the rules of a game.
refused-looking-back = Du siehst dir eine frühere Stellung an. Geh zur aktuellen zurück, um zu ziehen.
refused-computer-on-turn = Der Computer ist am Zug.
# A click on the board while a lesson or a puzzle moves the pieces, or waits for the button beside the board.
refused-only-watch = Hier kannst du nur zuschauen. Wenn sich nichts mehr bewegt, geht es mit der Schaltfläche neben dem Brett weiter.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-show = Es gibt noch keinen Zug, der gezeigt werden könnte.
refused-no-animation = Animationen sind ausgeschaltet. Schalte sie in den Einstellungen ein, um Züge noch einmal zu sehen.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-no-offer = Es wurde kein Remis angeboten.
refused-record = Die Partie konnte nicht geladen werden. { $reason }
refused-setup = Die Partie konnte nicht begonnen werden. { $reason }
refused-not-yours = Diese Figur gehört der anderen Seite. Wähle zuerst einen deiner Soldaten.
refused-select-first = Wähle zuerst einen deiner Soldaten.
refused-tank-not-yours = Diese Einheit gehört der anderen Seite. Wähle zuerst eine deiner eigenen.
refused-tank-select-first = Wähle zuerst eine deiner Einheiten.
refused-tank-must-move = Einheiten müssen vor dem Schuss fahren oder sich drehen. Diese erreicht kein Feld, von dem aus sie das Ziel zerstören kann.
refused-tank-no-attack = Diese Einheit kann das Ziel in diesem Zug nicht zerstören.

## Files that are dropped on the window.

# { $file } is the name of a file.
drop-game = Loslassen, um die Partie „{ $file }“ zu öffnen
drop-setup = { $game ->
    [cannon] Loslassen, um die Stellung „{ $file }“ im Editor zu öffnen
   *[tank-chess] Loslassen, um das Szenario „{ $file }“ im Editor zu öffnen
}
drop-import = { $count ->
    [one] Loslassen, um die Datei in deine gespeicherten Partien aufzunehmen
   *[other] Loslassen, um { $count } Dateien in deine gespeicherten Partien aufzunehmen
}
drop-games = Loslassen, um die { $games } Partien in „{ $file }“ in deine gespeicherten Partien aufzunehmen
# The file is so large that it is read only once it is dropped.
drop-large = Loslassen, um „{ $file }“ zu öffnen
drop-failed = „{ $file }“ lässt sich nicht öffnen. { $reason }

## Games and positions that are opened, also from a pasted text.

# Only the beginning of the game could be read. { $reason } is a sentence with the place of the fault.
notice-game-stopped = { $plies ->
    [one] Nur der erste Zug war lesbar. { $reason }
   *[other] Nur die ersten { $plies } Züge waren lesbar. { $reason }
}
# The game was opened, and the library did not have it before.
notice-game-kept = Die Partie ist jetzt unter deinen gespeicherten Partien.
# The name of games from a pasted text, which a number follows.
paste-name = Eingefügte Partie
paste-failed = Der eingefügte Text lässt sich nicht öffnen. { $reason }

## A game in progress that is resumed.

resume-your-turn = Du bist am Zug (Zug { $turn }).
resume-computers-turn = Der Computer ist am Zug (Zug { $turn }).
resume-turn-of = { $side } ist am Zug (Zug { $turn }).
# What was played before. { $action } is in notation.
resume-last = Letzter Zug – { $move }
# { $pieces } is a list such as “Soldier (c5)”.
resume-lost = Dadurch verloren: { $pieces }
resume-piece = { $piece } ({ $at })

## The review of a game.

review-heading = Auswertung
# The progress of the analysis. $done and $all are numbers of turns.
review-progress = { $done } von { $all } Zügen
review-complete = { $all ->
    [one] 1 Zug
   *[other] { $all } Züge
}
review-stopped = Angehalten nach { $done } von { $all } Zügen
review-stop = Anhalten
review-close = Schließen
# Saves the review as a file.
review-export = Als Seite speichern
review-legend = Was die Zeichen bedeuten
review-legend-about = Die Zahlen neben einer Seite zählen ihre Züge mit diesem Zeichen. Dreiecke auf der Kurve sind Wendepunkte.
review-before = Die Stellung vor dem Zug
# Begins the practice with the player's own mistakes.
review-practise = Üben
review-file-name = Auswertung vom { $date }
review-exported = Die Auswertung ist gespeichert: { $file }
review-export-failed = Die Auswertung konnte nicht gespeichert werden: { $reason }
review-graph = Chancen im Lauf der Partie. Ein Klick führt zum Zug.
# $percent is a whole number.
review-accuracy = { $percent }{"\u00A0"}% genau
review-last = Zum Ende der Partie
review-all-turns = Alle Züge
review-turning-points = Wendepunkte
review-no-turning-points = Keine Wendepunkte
# The action that a side played. $action is in notation.
review-action = { $turn }. { $side }: { $action }
review-class-only = Einziger guter Zug
review-class-best = Bester Zug
review-class-good = Guter Zug
review-class-inaccuracy = Ungenauigkeit
review-class-mistake = Fehler
review-class-blunder = Patzer
review-class-missed-win = Verpasster Gewinn
review-class-placement = Setzzug, nicht bewertet
review-chance = Gewinnchance: { $percent }{"\u00A0"}%.
review-chance-change = Gewinnchance: von { $before }{"\u00A0"}% auf { $after }{"\u00A0"}%.
review-forced-win = Der Gewinn ist jetzt erzwungen, in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}.
review-forced-loss = Der Verlust ist jetzt erzwungen, in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}.
# $line is a list of actions in notation.
review-line-best = Erwartet: { $line }
review-line-better = Besser: { $line }
review-show-line = Variante zeigen
review-try = Von hier spielen
review-back-to-game = Zurück zur Partie
# A best line on the board, step by step.
review-line-step = Beste Variante: Zug { $step } von { $all }
review-pending = Diesen Zug hat sich der Computer noch nicht angesehen.

## A game of the computer against itself.

watching-pause = Pause
watching-go-on = Weiter
watching-step = Ein Zug
# The pace of the game. A click changes it.
watching-pace-slow = Tempo: langsam ({ KEY("next_pace") })
watching-pace-natural = Tempo: natürlich ({ KEY("next_pace") })
watching-pace-fast = Tempo: schnell ({ KEY("next_pace") })

## Lessons.

title-lessons = Lernen
# Under the entry of the title for somebody who has not played yet.
title-lessons-new = Neu hier? Zwei Minuten je Lektion
lessons-heading = Lektionen
lesson-done = Erledigt
# Solved tasks of a lesson.
lesson-tasks-done = { $done } von { $all } Aufgaben
lesson-number = Lektion { $number } von { $all }
lesson-next = Weiter
lesson-hint = Zeig mir, wo
lesson-back = Zurück
lesson-start-over = Neu beginnen
lesson-exit = Lektion verlassen
lesson-again = Noch mal
lesson-skip = Auslassen
lesson-leave = Verlassen
# In place of the reason for a refusal that the learner would not understand yet.
lesson-not-possible = Das geht hier nicht. Achte auf die Markierungen auf dem Brett.
lesson-right = Richtig!
lesson-finished = Sehr gut! Du hast diese Lektion geschafft.
# At the end of a lesson. $count is the number of tasks that are not solved yet.
lesson-skipped = { $count ->
    [one] Du hast eine Aufgabe dieser Lektion ausgelassen. Willst du sie jetzt nachholen?
   *[other] Du hast { $count } Aufgaben dieser Lektion ausgelassen. Willst du sie jetzt nachholen?
}
lesson-do-skipped = Jetzt nachholen
lesson-next-lesson = Nächste Lektion
lesson-enough = Du weißt genug: Spiel gegen den Trommler.
lesson-play-drummer = Gegen den Trommler spielen
lesson-play = Eine Partie spielen
# The time for a turn, in a lesson about clocks.
lesson-time-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
refused-in-exercise = Das geht in einer Lektion oder einem Rätsel nicht.
refused-in-study = Das geht in einer Studie nicht.
refused-only-in-study = Das geht nur in einer Studie.
refused-notes = Diese Notizen können nicht behalten werden: { $reason }
refused-beginning-stays = Der Anfang einer Studie kann nicht gelöscht werden.

## The coach.

new-game-coach-unrated = Mit Berater und Uhr wird die Partie nicht gewertet, denn die Uhr wartet, während der Berater fragt.
# Before an action that loses something. $action is in notation.
coach-heading = Willst du das spielen: { $move }?
coach-play-anyway = Trotzdem spielen
coach-take-back = Anders ziehen
# A hint. $action is in notation.
coach-hint-action = Tipp: { $move }
coach-hint-why = Warum?
coach-hint-no-reason = Es gibt nichts sofort zu gewinnen oder zu retten. Der Computer hat keinen besseren Zug gefunden.

## Profiles.

# The name of the first player, until it is changed.
profile-first-name = Spieler 1
# The button on the title screen that shows the profile. $name is the name of the player.
title-profile = { $name }
profile-heading = Profil
profile-rename = Namen ändern
profile-add = Spieler hinzufügen
profile-players = Spieler
profile-details = Einzelheiten
profile-guest = Gast
profile-export = Exportieren
profile-exported = Das Profil ist gespeichert: { $file }
profile-export-failed = Das Profil konnte nicht gespeichert werden: { $reason }
profile-reset = Zurücksetzen
question-reset-profile-heading = Profil zurücksetzen?
question-reset-profile-text = Wertungen, Ergebnisse, Rätsel und Lektionen dieses Spielers werden gelöscht. Gespeicherte Partien bleiben.
question-reset-profile-yes = Zurücksetzen
question-restore-bindings-heading = Alle Tasten zurücksetzen?
question-restore-bindings-text = Alle Tasten und Knöpfe werden wieder wie am Anfang. Die von dir gewählten gehen verloren.
question-restore-bindings-yes = Zurücksetzen
profile-rating = Wertung
profile-unrated = Noch keine gewerteten Partien
# Which games count for the rating.
profile-rated-about = Eine Partie wird gewertet, wenn sie in der üblichen Stellung beginnt, dein Gegner der Computer ist oder hier ein Profil hat und du keine Hilfe hast: kein Tipp, keine Analyse, kein zurückgenommener Zug, kein geänderter Rang und kein Berater neben einer Uhr.
# $deviation is the half width of the range in which the rating lies with 95 % confidence.
profile-rating-value = { $rating } ± { $deviation }
profile-figures = Statistik
profile-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}: { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-streak = Siege in Folge: { $current } jetzt, { $longest } in der längsten Serie
profile-time = Zeit am Brett: { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
profile-accuracy = Genauigkeit in ausgewerteten Partien: { $percent }{"\u00A0"}%
profile-no-games = Spiel eine Partie zu Ende, dann erscheint ihr Ergebnis hier.
profile-by-level = Bilanz gegen jeden Gegner
profile-by-side = Nach Seite
profile-by-style = Nach Stil des Computers
profile-by-rules = Nach Regeln
profile-by-board = Nach Brett
profile-people = Gegen Menschen
profile-table-group = Partien
profile-table-won = Gewonnen
profile-table-drawn = Remis
profile-table-lost = Verloren
# $level and $next are ranks, such as Corporal.
profile-try-higher = Gegner { $level }: { $won } von { $games } Partien gewonnen. Versuch einen höheren Rang: { $next }.
profile-try-lower = Gegner { $level }: { $won } von { $games } Partien gewonnen. Besser passt ein niedrigerer Rang: { $next }.

## Puzzles.

learn-heading = Lernen
puzzles-heading = Rätsel
puzzles-rated = Trainieren
puzzles-rated-about = Rätsel, deren Schwierigkeit zu deiner Wertung passt. Jedes Ergebnis verändert deine Wertung.
puzzles-training = Training
puzzles-placing = Einstufung: { $count } von { $all }
puzzles-placing-about = Die ersten fünf Rätsel stufen dich ein. Bis dahin senken Tipps und Lösungen deine Wertung nicht.
puzzles-solved = { $solved } von { $all }
puzzles-daily = Rätsel des Tages
puzzles-daily-again = Rätsel des Tages, noch einmal
puzzles-retry = Rätsel zum Wiederholen
puzzles-own = Deine eigenen Rätsel
# Files of the player's own puzzles are damaged. file: the name of the first one.
puzzles-own-unreadable = { $count ->
    [one] Die Datei { $file } mit deinen Rätseln kann nicht gelesen werden. Sie bleibt, wie sie ist.
   *[other] { $count } Dateien mit deinen Rätseln können nicht gelesen werden, darunter { $file }. Sie bleiben, wie sie sind.
}
# A puzzle that the player has just made in the position editor.
puzzle-trial = Dein neues Rätsel
puzzles-themes = Themen
# The last number counts days in a row whose puzzle of the day was solved.
puzzles-figures = Gelöst: { $solved } von { $all }. In Folge: { $streak }.
puzzle-rating = Wertung { $rating }
puzzle-own-rating = Deine Wertung: { $rating }
puzzle-to-move = { $side } ist am Zug. Finde den besten Zug.
puzzle-right = Richtig! Weiter so.
puzzle-wrong = Dieser Zug klappt nicht. Versuch einen anderen.
# $answer is what $side answers, in notation.
puzzle-wrong-answered = Dieser Zug klappt nicht. { $side } antwortet: { $answer }. Versuch einen anderen.
puzzle-solved = Gelöst!
puzzle-shown = Das ist die Lösung.
puzzle-next = Nächstes Rätsel
# After the puzzle of the day. The button below leads to the rated puzzles.
puzzle-tomorrow = Morgen kommt das nächste Rätsel des Tages. Bis dahin warten die gewerteten Rätsel auf dich.
puzzle-none-left = Du hast alle diese Rätsel gesehen.
puzzle-to-list = Zurück zu den Rätseln
puzzle-solution = Lösung
theme-win-1 = Gewinn in einem Zug
theme-win-2 = Gewinn in zwei Zügen
theme-win-3 = Gewinn in drei Zügen
theme-win-4 = Gewinn in vier Zügen
theme-win-5 = Gewinn in fünf Zügen
theme-only-defence = Die einzige Verteidigung
theme-wins-piece = Figurengewinn
theme-double-threat = Doppeldrohung
theme-block = Blockade
theme-no-action = Alle Züge nehmen
theme-escape = Flucht
theme-rear-attack = Von hinten
theme-mortar = Mörser

## The library of saved games.

saved-search = Namen und Kommentare
saved-favourites = Nur Favoriten
saved-favourite = Favorit
saved-all-games = Alle Spiele
saved-all-results = Alle Ergebnisse
saved-won = Gewonnen
saved-lost = Verloren
saved-drawn = Remis
saved-is-study = Studie
saved-with-notes = { $status } · Notizen
saved-unfinished-games = Nicht beendet
saved-any-opponent = Alle Gegner
saved-people = Zwei Menschen
saved-any-computer = Gegen den Computer
saved-any-time = Gesamter Zeitraum
saved-today = Heute
saved-last-week = Letzte 7 Tage
saved-last-month = Letzte 30 Tage
saved-last-year = Letzte 12 Monate
saved-none-found = Keine Partie passt zu: { $filters }
# The filters by what games have inside. The hints stand in empty text fields.
saved-more-filters = Weitere Filter
saved-position = Stellung
saved-position-hint = Stellung als Text
saved-position-table = Vom Tisch
saved-mirrored = Auch gespiegelt
saved-opening = Eröffnung
saved-opening-hint = Erste Züge, zum Beispiel a4-b5
saved-pieces = Figuren
saved-pieces-no-game = Wähle ein Spiel, um nach der Zahl der Figuren zu suchen.
saved-pieces-of = { $piece } · { $side }
saved-pieces-least = Mindestens { $count }
saved-pieces-most = Höchstens { $count }
saved-pieces-no-most = Beliebig viele
# While games are searched.
saved-searching = Suche läuft …
# The filters that are on, each on a button that takes it away.
saved-chip-text = Text: { $text }
saved-chip-position-mirrored = Stellung oder Spiegelbild
saved-chip-opening = Eröffnung: { $moves }
saved-chip-pieces = { $pieces }: { $kind ->
    [exact] { $least }
    [between] { $least } bis { $most }
    [most] höchstens { $most }
   *[least] mindestens { $least }
}
# For screen readers.
saved-remove-filter = Filter entfernen: { $filter }
saved-clear-filters = Filter aufheben
saved-undo-delete = Wiederherstellen
saved-import = Importieren
saved-drop = Oder zieh Partiedateien hierher oder füge Partien ein.
saved-export = Exportieren
saved-exported = Die Partie ist gespeichert: { $file }
# After files were dropped on the window.
saved-imported = Importiert: { $imported }. Schon bekannt: { $known }. Abgelehnt: { $refused }.
# Added to the sentence above: games of which only the beginning could be read, and files in a folder that are about something else.
saved-imported-partly = Nur teilweise gelesen: { $count }.
saved-imported-no-game = Dateien ohne Partie: { $count }.
saved-import-cancelled = Der Import wurde abgebrochen.
# While games are imported.
saved-import-progress = Import läuft. Dateien: { $done } von { $files }. Partien: { $games }.
import-report-heading = Import: was nicht aufgenommen wurde
import-heading = Partien importieren
import-games-only = Partien
import-all-files = Alle Dateien
import-selected = Ausgewählt:
import-open = Importieren
chooser-choose = Auswählen
import-reload = Neu einlesen
import-select-all = Alles auswählen
import-show-hidden = Versteckte Dateien zeigen
import-show-system = Systemdateien zeigen
import-places = Orte
import-devices = Laufwerke
import-removable-devices = Wechsellaufwerke
import-home = Mein Ordner
import-desktop = Schreibtisch
import-documents = Dokumente
import-downloads = Downloads
import-audio = Musik
import-pictures = Bilder
import-videos = Videos

## Practice with one's own mistakes.

practice-heading = Deine Fehler
practice-number = Fehler { $number } von { $all }
# $action is the weak action in notation.
practice-task = { $side } spielte hier: { $move }. Finde etwas Besseres.
practice-played = { $side } spielte hier: { $move }.
practice-judging = Dein Zug wird geprüft{"\u00A0"}…
practice-best = Das ist der beste Zug!
practice-good = Gut! Das ist etwa so stark wie der beste Zug.
practice-wrong = Dieser Zug ist nicht besser. Versuch einen anderen.
practice-next = Nächster Fehler
practice-done = Zurück zur Auswertung

## The mistakes of all reviewed games, which are repeated.

mistakes-heading = Meine Fehler
mistakes-about = Deine Fehler aus ausgewerteten Partien kommen nach 1, 3, 7, 21 und 60 Tagen wieder, höchstens zehn am Tag.
# The number of mistakes that can be repeated today.
mistakes-due = Heute: { $count }
# When the next mistakes can be repeated.
mistakes-due-on = { $open } offen · nächste: { $date }
mistakes-none = Noch keine
mistakes-none-left = Alle gefunden
# $south and $north are names, ranks, or “you”.
mistakes-game = Die Partie: { $south } – { $north }, { $date }.
mistakes-open-game = Partie öffnen
mistakes-no-game = Diese Partie ist nicht mehr unter deinen Partien.
mistakes-task = In deiner Partie hast du hier gespielt: { $move }. Finde etwas Besseres.
mistakes-played = In deiner Partie hast du hier gespielt: { $move }.
mistakes-wrong = Das ist nicht besser, deshalb kommt dieser Fehler früher wieder. Versuch etwas anderes.
# At the end of today’s repetition.
mistakes-result = Beim ersten Versuch gefunden: { $found } von { $all }.
mistakes-next = Die nächsten Fehler kommen am { $date }.
mistakes-all-found = Du hast keine Fehler mehr zu wiederholen.
mistakes-done = Fertig

## Guessing the moves of a recorded game.

saved-guess = Züge raten
review-guess = Züge raten
guess-heading = Züge raten
guess-ask = Wessen Züge möchtest du raten? Für jeden Zug gibt es bis zu { $points } Punkte.
guess-none = In dieser Partie gibt es keine Züge zu raten.
guess-side = Züge von { $side } raten
guess-number = Zug { $number } von { $all } · Punkte: { $points }
guess-task = Was spielte { $side } hier?
guess-found = Du hast den Zug der Partie gefunden!
guess-found-weak = Du hast den Zug der Partie gefunden, aber er war schwach.
guess-played = { $side } spielte hier: { $move }.
guess-own = Dein Tipp: { $move }.
# How many percent of the chance to win a move loses against the best move.
guess-loss = Verlust gegenüber dem besten Zug: { $played }{"\u00A0"}%.
guess-losses = Verlust gegenüber dem besten Zug: du { $guess }{"\u00A0"}%, in der Partie { $played }{"\u00A0"}%.
guess-points = Punkte: { $points } von { $all }.
guess-over = Du hast alle Züge geraten. Punkte: { $points } von { $all } ({ $percent }{"\u00A0"}%).
guess-result = Ergebnis
guess-result-heading = Dein Ergebnis
guess-table-you = Deine Tipps
# The points that the moves of the game get.
guess-table-side = { $side } in der Partie
guess-points-of = { $points } von { $all }
guess-best = Beste Tipps
guess-worst = Schwächste Tipps
question-leave-guess-heading = Das Raten beenden?
question-leave-guess-text = Deine Punkte für diese Partie gehen verloren.
question-leave-guess-yes = Beenden

## The names of keys, as they are printed on keyboards.
keycap-control = Strg
keycap-shift = Umschalt
keycap-enter = Eingabe
keycap-space = Leertaste
keycap-escape = Esc
keycap-tab = Tab
keycap-backspace = Rücktaste
keycap-delete = Entf
keycap-insert = Einfg
keycap-home = Pos1
keycap-end = Ende
keycap-page-up = Bild ↑
keycap-page-down = Bild ↓
keycap-numpad = Num { $key }
keycap-mouse = Maus { $button }
keycap-dpad = Steuerkreuz { $arrow }
keycap-none = keine Taste

## The screen on which keys and buttons are changed.
settings-change-keys = Tasten und Knöpfe ändern
settings-change-keys-about = Zeigt alle Tasten und Knöpfe und lässt dich andere wählen.
controls-heading = Tasten und Knöpfe
controls-layout = Belegung
controls-two-hands = Beide Hände
controls-left-hand = Linke Hand
controls-right-hand = Rechte Hand
controls-about = Wähle eine Taste, um sie zu ersetzen. Auch die Knöpfe eines Gamepads und weitere Maustasten sind möglich.
controls-rumble = Vibration des Gamepads
controls-gamepad = Gamepad { $button }
controls-add = Taste hinzufügen
controls-press = Drück eine Taste oder einen Knopf{"\u00A0"}…
controls-remove = Entfernen
controls-cancel = Abbrechen
controls-restore = Standard
controls-restore-all = Alle zurücksetzen
# Another command with the same key.
controls-conflict = Auch: { $command }
key-cursor-up = Cursor nach oben
key-cursor-down = Cursor nach unten
key-cursor-left = Cursor nach links
key-cursor-right = Cursor nach rechts
key-turn-left = Einheit nach links drehen
key-turn-right = Einheit nach rechts drehen

## For screen readers.
speech-board = Brett
# A place of the board without a piece.
speech-empty = leer
speech-draw-offered = { $side } bietet Remis an
# A question follows, whose answers are buttons.
speech-coach-warns = Der Berater warnt dich. Willst du trotzdem ziehen oder neu überlegen?

## The curtain between two people at one computer.
# { $player } is a name, or a side such as “Dark”.
handover-heading = { $player } ist am Zug
handover-about = Das Brett ist verdeckt. Die Uhren stehen still, bis du es aufdeckst.
handover-show = Brett zeigen

## Captions: what is heard.
caption-piece = Figur gesetzt
caption-march = Marschschritte
caption-capture = Geschlagen
caption-retreat = Rückzug
caption-shift = Kanone verschiebt sich
caption-cannon = Kanonenschuss
caption-form = Eine Kanone entsteht
caption-collapse = Einsturz
caption-splash = Platschen
caption-hit = Treffer auf Panzerung
caption-ricochet = Abpraller
caption-explosion = Explosion
caption-gun = Schuss
caption-mortar = Mörserschuss
caption-objective = Auftrag
caption-tick = Die Uhr tickt
caption-time = Die Zeit wird knapp
caption-check = Schach
caption-escape = Flucht
caption-refused = Nicht erlaubt
caption-fanfare = Fanfare

## The first screen of a new player.
welcome-about = { $game ->
    [tank-chess] Panzer sind vorn stark und hinten schwach: Manövriere den Gegner aus und zerstöre den Kommandopanzer.
   *[cannon] Drei Soldaten in einer Linie sind eine Kanone. Durchbrich die Reihen des Gegners und erobere die Stadt.
}
welcome-play = Spiel deine erste Partie

## The dialog after a crash.
crash-heading = Das Spiel wurde unerwartet beendet
crash-text = Beim letzten Mal wurde Cannon wegen eines Fehlers beendet. Deine Partien sind sicher. Ein Bericht auf diesem Computer beschreibt, was geschah; er hilft, den Fehler zu beheben.
crash-resume = Partie fortsetzen
crash-show = Bericht zeigen
crash-copy = Kopieren

## The screen about the program.
title-program = Über das Spiel
about-heading = Über das Spiel
about-game = Das Spiel
about-licenses = Lizenzen
about-computer = Dieser Computer
about-version = Version { $version }
about-inventors = Cannon wurde 2003 von David E. Whitcher erfunden, Tank Chess von Dragan und Predrag Lazovic.
about-made = Das Programm, seine Figuren, Räume, Klänge und Texte wurden für diese Ausgabe gemacht.
about-license = Du darfst das Programm nutzen, ändern und weitergeben, nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
about-privacy = Das Spiel sendet nichts: Partien, Spieler und Einstellungen bleiben auf diesem Computer.
about-licenses-text = Das Programm baut auf diesen freien Bibliotheken und Schriften auf.
about-computer-text = Wenn du bei einem Problem Hilfe suchst, kopier diesen Bericht. Er nennt deine Geräte und die Ordner des Spiels.
about-copy = Bericht kopieren

## Model games: games of the program against itself, with comments that a person reads.

model-games-heading = Beispielpartien
model-games-about = Ganze Partien des Programms gegen sich selbst, mit Kommentaren. Wie sie begannen, entschied das Los.
model-game-heading = Beispielpartie
# $title is the title of a model game.
model-game-label = { $title }: eine Partie des Programms gegen sich selbst
# $move is the number of a move.
model-no-comment = Zu diesem Zug gibt es keinen Kommentar. Der nächste steht bei Zug { $move }.
model-no-more-comments = Das war der letzte Kommentar.
model-previous-comment = Voriger Kommentar
model-next-comment = Nächster Kommentar

## The study

study-heading = Studie
study-beginning = Anfang
study-variation = Variante
study-unfold = Diese Variante aufklappen
study-fold = Diese Variante zuklappen
study-fold-all = Alle Varianten zuklappen
study-unfold-all = Alle Varianten aufklappen
study-last = Ans Ende dieser Zugfolge
study-comment-hint = Kommentar zu dieser Stellung
study-promote = Aufwerten
study-delete = Löschen
study-undo-delete = Zurückholen
study-erase = Pfeile und Kreise dieser Stellung entfernen
study-pen-down = Der Stift liegt. Deine Klicks ziehen wieder.
study-pen-green = Grüner Stift: zwei Klicks zeichnen einen Pfeil, zwei an einer Stelle einen Kreis
study-pen-red = Roter Stift: zwei Klicks zeichnen einen Pfeil, zwei an einer Stelle einen Kreis
study-pen-blue = Blauer Stift: zwei Klicks zeichnen einen Pfeil, zwei an einer Stelle einen Kreis
study-pen-yellow = Gelber Stift: zwei Klicks zeichnen einen Pfeil, zwei an einer Stelle einen Kreis
study-add-line = Beste Zugfolge hinzufügen
study-add-review = Urteile und beste Zugfolgen der Auswertung einfügen
study-review = Auswertung
study-own-file = Die Partie bleibt, wie sie gespielt wurde. Deine Änderungen werden daneben als Studie gespeichert.
study-close = Schließen
study-judgement-brilliant = Glänzender Zug
study-judgement-good = Guter Zug
study-judgement-interesting = Interessanter Zug
study-judgement-dubious = Fragwürdiger Zug
study-judgement-mistake = Fehler
study-judgement-blunder = Grober Fehler
review-study = Studie
pause-study = Studie
pause-find = Partien mit dieser Stellung
saved-new-study = Neue Studie
new-study-ask = Welches Spiel möchtest du untersuchen? Die Studie beginnt mit den Regeln und der Aufstellung, die du unter „Spielen“ gewählt hast.
saved-study = Studie

## Other programs that play and advise.
engines-heading = Andere Programme
engines-about = Hier fügst du Programme anderer Autoren hinzu, die UGI sprechen, das Universal Game Interface. Sie können gegen dich spielen und neben der Analyse ihre beste Variante zeigen. Füg nur Programme hinzu, denen du vertraust: Sie laufen auf diesem Rechner wie jedes andere Programm.
engines-none = Du hast noch kein Programm hinzugefügt.
engines-add = Programm hinzufügen
engines-second-adviser = Zweiter Berater
engines-second-adviser-about = Solange die Analyse läuft, analysiert er dieselbe Stellung.
engines-no-adviser = Keiner
engines-form-heading = Programm
engines-name = Name
engines-program = Datei des Programms
engines-choose-file = Datei auswählen
engines-arguments = Argumente
engines-arguments-about = Die meisten Programme brauchen keine. Für ein Skript wählst du seinen Interpreter als Programm und gibst hier den ganzen Pfad des Skripts an. Argumente mit Leerzeichen stehen in Anführungszeichen.
engines-seconds = { $number ->
    [one] { $number } Sekunde je Zug ohne Uhr
   *[other] { $number } Sekunden je Zug ohne Uhr
}
engines-ask = Programm ausprobieren
engines-asking = Das Programm startet{"\u00A0"}…
engines-answer = Das Programm antwortet: Es ist { $name }.
engines-options = Optionen des Programms
engines-on = An
engines-off = Aus
engines-save = Speichern
engines-remove = Entfernen
question-remove-program-heading = Dieses Programm entfernen?
question-remove-program-text = Seine Optionen gehen mit verloren. Die Partien, die es gespielt hat, bleiben.
question-remove-program-yes = Entfernen
engines-program-missing = Wähl die Datei des Programms aus.
engines-name-missing = Gib dem Programm einen Namen.
engines-name-taken = Ein anderes Programm hat diesen Namen.
engines-option-wrong = Das Programm erlaubt diesen Wert für { $name } nicht.
engines-option-range = { $name } muss von { $least } bis { $most } sein.

## The explorer: the moves that were played from a position in many games.
explorer-show = Explorer: die Züge, die von hier gespielt wurden
explorer-my-games = Meine Partien
explorer-computer-games = Computerpartien
# A move, or all moves, with the results of the games. { $side } is the side to move, { $score } is one of the two messages below.
explorer-row = { $action }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }; Siege für { $south } { $south-wins }, für { $north } { $north-wins }, remis { $draws }, ohne Ergebnis { $undecided }; Punkte für { $side }: { $score }
explorer-score = { $percent }{"\u00A0"}%
explorer-no-score = –
explorer-columns = Partien · Ergebnisse · Punkte für { $side }
explorer-total = Alle Züge
explorer-none = Keine Partie ging von hier weiter.
explorer-few = Schraffierte Balken: weniger als { $games } Partien, daher sagen die Punkte wenig.
explorer-searching = Die Partien werden gezählt{"\u00A0"}…
explorer-failed = Die Partien lassen sich nicht zählen. { $reason }
# { $command } is a command to type.
explorer-no-collection = Es gibt noch keine Sammlung von Computerpartien. Dieser Befehl macht eine aus gespeicherten Partien: { $command }
# A placeholder in the command.
explorer-folder = ORDNER

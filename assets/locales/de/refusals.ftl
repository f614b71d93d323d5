# The reasons why an action is illegal, as the player reads them. There is one message for each identifier in the `refusal.rs` of each game.

refused-not-an-action = Das ist kein Zug in diesem Spiel.
refused-game-over = Die Partie ist zu Ende.
refused-tree-full = In dieser Partie ist kein Platz für weitere Varianten.
refused-town-first = Setz zuerst deine Stadt.
refused-town-stands = Deine Stadt ist schon gesetzt.
refused-not-home-rank = Deine Stadt muss auf deiner Grundreihe stehen.
refused-corner = Eine Stadt darf nicht in einer Ecke stehen.
refused-town-on-piece = Deine Stadt braucht einen leeren Punkt.

refused-no-soldier = Dort steht kein Soldat.
refused-wrong-side = Diese Figur gehört der anderen Seite.
refused-town-stays = Eine Stadt bewegt sich nie.
refused-same-point = Der Soldat steht schon dort.
refused-own-piece = Dort steht eine deiner eigenen Figuren.

refused-not-adjacent = Ein Schritt führt nur auf einen benachbarten Punkt.
refused-step-back = Ein Soldat macht keinen Schritt zurück. Ein Rückzug führt zwei Punkte zurück.
refused-step-sideways = Zur Seite zieht ein Soldat nur, um zu schlagen.
refused-step-on-enemy = Dort steht ein Gegner.
refused-capture-far = Ein Soldat schlägt nur auf benachbarten Punkten.
refused-capture-back = Ein Soldat schlägt nicht nach hinten.
refused-nothing-to-capture = Dort gibt es keinen Gegner zu schlagen.

refused-retreat-shape = Ein Rückzug führt genau zwei Punkte gerade oder diagonal zurück.
refused-retreat-no-enemy = Ein Soldat kann sich nur vor einem benachbarten Gegner zurückziehen.
refused-retreat-from-town = Nach diesen Regeln zieht sich ein Soldat nicht vor einer Stadt zurück.
refused-retreat-blocked = Der Punkt dazwischen muss leer sein.
refused-retreat-on-enemy = Der Punkt, auf den du dich zurückziehst, muss leer sein.

refused-shift-shape = Um eine Kanone zu verschieben, zieh ihren hinteren Soldaten auf ihrer Linie drei Punkte weit.
refused-shift-no-cannon = Zum Verschieben brauchst du drei deiner Soldaten in gerader Linie.
refused-shift-blocked = Der Punkt vor der Kanone muss leer sein.
refused-shift-limit = Diese Kanone darf noch nicht wieder verschoben werden: Zieh zuerst mit einer anderen Kanone oder einem einzelnen Soldaten.

refused-no-target = Dort gibt es keinen Gegner, auf den du schießen könntest.
refused-no-cannon-bears = Keine deiner Kanonen steht in einer Linie mit diesem Punkt.
refused-too-close = Zu nah: Ein Ziel muss zwei oder drei Punkte entfernt sein.
refused-too-far = Zu weit: Ein Ziel muss zwei oder drei Punkte entfernt sein.
refused-muzzle-blocked = Der Punkt vor der Mündung muss leer sein.
refused-path-blocked = Nach diesen Regeln müssen beide Punkte zwischen Kanone und Ziel leer sein.

refused-town-in-danger = Dein Gegner könnte im nächsten Zug deine Stadt erobern.

refused-tank-no-unit = Auf diesem Feld steht keine Einheit.
refused-tank-wrong-side = Diese Einheit gehört der anderen Seite.
refused-tank-wreck = Das ist ein Wrack. Es kann nicht fahren.
refused-tank-same-stance = Eine Einheit muss fahren oder sich drehen.
refused-tank-off-board = Das liegt außerhalb des Bretts.
refused-tank-own-unit-there = Dort steht eine deiner eigenen Einheiten.
refused-tank-enemy-unit-there = Dort steht eine gegnerische Einheit. Einheiten können nicht rammen.
refused-tank-wreck-there = Dort liegt ein Wrack.
refused-tank-impassable = Dieses Gelände ist unpassierbar.
refused-tank-too-far = Für dieses Feld reichen die Schritte der Einheit nicht.
refused-tank-way-blocked = Der Weg ist versperrt, und der Umweg ist zu weit.
refused-tank-lost = Diese Einheit wäre dort verloren und könnte nicht schießen.
refused-tank-unarmed = Diese Einheit hat kein Geschütz.
refused-tank-gun-fixed = Dieses Geschütz schießt nur geradeaus.
refused-tank-no-target = Dort gibt es keinen Gegner, auf den du schießen könntest.
refused-tank-own-target = Das ist eine deiner eigenen Einheiten.
refused-tank-own-depot = Das ist dein eigenes Depot.
refused-tank-wreck-target = Das ist schon ein Wrack.
refused-tank-too-close = Dieses Ziel ist zu nah für das Geschütz.
refused-tank-out-of-range = Dieses Ziel ist außer Reichweite.
refused-tank-line-blocked = Die Schusslinie ist versperrt.
refused-tank-cannot-penetrate = Dieses Geschütz kann die Panzerung nicht durchschlagen.
refused-tank-not-command = Nur der Kommandopanzer kann das Brett verlassen.
refused-tank-cannot-leave = Der Kommandopanzer kann das Brett in diesem Zug nicht verlassen.
refused-tank-only-diagonal-exit = Nach diesen Regeln kann der Kommandopanzer das Brett nur geradeaus verlassen.
refused-tank-not-exit-square = Auf diesem Brett kann der Kommandopanzer nur über seine Ausfahrtsfelder hinaus.
refused-tank-no-exit = Auf diesem Brett kann kein Kommandopanzer hinaus.

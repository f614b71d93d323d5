# The lessons: what each file in `assets/lessons` says, in its order, and the reasons why an action misses the goal of a task. A learner reads
# one message at a time, beside the board: two short sentences at most.

## The end of the time for a turn, in lessons about clocks.

lesson-out-of-time = Deine Zeit ist um. Versuch es noch einmal.

## Why an action misses a goal that asks for something: the action is another one, or the position after it is not as wanted.

lesson-unmet-place = Setz die Stadt.
lesson-unmet-step = Gefragt ist ein Schritt.
lesson-unmet-capture = Ein Soldat soll schlagen.
lesson-unmet-retreat = Gefragt ist ein Rückzug.
lesson-unmet-shift = Gefragt ist eine Verschiebung.
lesson-unmet-shot = Gefragt ist ein Schuss.
lesson-unmet-from = Zieh stattdessen von { $places } aus.
lesson-unmet-to = Das ist eine andere Stelle. Das Ziel ist { $places }.
lesson-unmet-takes = Der Gegner auf { $places } ist noch da.
lesson-unmet-takes-any = Es wurde nichts geschlagen.
lesson-unmet-distance = { $count ->
        [one] Das Ziel soll einen Punkt entfernt sein.
       *[other] Das Ziel soll { $count } Punkte entfernt sein.
    }
lesson-unmet-wins = Das gewinnt noch nicht.
lesson-unmet-leaves-no-action = Dein Gegner kann noch ziehen.
lesson-unmet-town-safe = Deine Stadt könnte im nächsten Zug fallen.
lesson-unmet-all-safe = Eine deiner Figuren könnte im nächsten Zug fallen.
lesson-unmet-acting-safe = Diese Figur könnte im nächsten Zug fallen.
lesson-unmet-safe = Die Figur auf { $places } könnte im nächsten Zug fallen.
lesson-unmet-threatens-town = Das bedroht die Stadt nicht.
lesson-unmet-threatens = Das bedroht { $places } nicht.
lesson-unmet-threatens-any = { $count ->
        [one] Das bedroht nichts.
       *[other] Das bedroht weniger als { $count } Figuren.
    }
lesson-unmet-soldiers-on = Auf { $places } sollten Soldaten stehen.
lesson-unmet-cannons-at-least = { $count ->
        [one] Das bildet keine Kanone.
       *[other] Du brauchst { $count } Kanonen.
    }
lesson-unmet-unit = Nimm eine Einheit anderer Art: { $places }.
lesson-unmet-facing = Die Einheit sollte nach { $places } blicken.
lesson-unmet-turns = Gefragt ist eine Drehung auf der Stelle.
lesson-unmet-reverses = Gefragt ist, rückwärts zu fahren.
lesson-unmet-cost-at-most = { $count ->
        [one] Das kostet mehr als einen Schritt.
       *[other] Das kostet mehr als { $count } Schritte.
    }
lesson-unmet-destroys = Die Einheit auf { $places } wurde nicht zerstört.
lesson-unmet-destroys-any = Es wurde nichts zerstört.
lesson-unmet-facet-front = Der Schuss soll die Front treffen.
lesson-unmet-facet-side = Der Schuss soll die Seite treffen.
lesson-unmet-facet-rear = Der Schuss soll das Heck treffen.
lesson-unmet-fire-distance = { $count ->
        [one] Das Ziel soll ein Feld entfernt sein.
       *[other] Das Ziel soll { $count } Felder entfernt sein.
    }
lesson-unmet-exits = Dein Kommandopanzer ist noch auf dem Brett.
lesson-unmet-check = Das ist kein SCHACH.
lesson-unmet-escape = Das ist keine FLUCHT: Dein Kommandopanzer könnte im nächsten Zug nicht hinaus.
lesson-unmet-unit-safe = Diese Einheit könnte im nächsten Zug zerstört werden.
lesson-unmet-units-safe = Eine deiner Einheiten könnte im nächsten Zug zerstört werden.
lesson-unmet-unit-safe-on = Die Einheit auf { $places } könnte im nächsten Zug zerstört werden.
lesson-unmet-command-safe = Dein Kommandopanzer könnte im nächsten Zug zerstört werden.
lesson-unmet-no-enemy-escape = Der gegnerische Kommandopanzer könnte im nächsten Zug hinaus.
lesson-unmet-pushes-to = Kein Wrack wurde nach { $places } geschoben.
lesson-unmet-clears = Die Mine auf { $places } ist noch da, oder deine Einheit ist verloren.

## Why an action misses a goal that excludes something.

lesson-met-place = Setz diesmal nicht die Stadt.
lesson-met-step = Lös es diesmal ohne einen Schritt.
lesson-met-capture = Lös es diesmal, ohne zu schlagen.
lesson-met-retreat = Lös es diesmal ohne einen Rückzug.
lesson-met-shift = Lös es diesmal ohne eine Verschiebung.
lesson-met-shot = Lös es diesmal ohne einen Schuss.
lesson-met-from = Die Figur auf { $places } soll stehen bleiben.
lesson-met-to = Zieh nicht nach { $places }.
lesson-met-takes = Schlag diesmal nichts.
lesson-met-turns = Lös es diesmal ohne eine Drehung auf der Stelle.
lesson-met-reverses = Lös es diesmal, ohne rückwärts zu fahren.
lesson-met-destroys = Zerstöre diesmal nichts.
lesson-met-other = Genau das solltest du hier vermeiden.

## The town.

lesson-cannon-town-title = Die Stadt
lesson-cannon-town-idea = Jede Seite hat eine Stadt. Wenn du die gegnerische eroberst, gewinnst du.
lesson-cannon-town-task-1 = Du bist Dunkel und gewinnst, wenn du die gegnerische **Stadt** eroberst. Setz zuerst deine **nah an den linken Rand**, auf b1 oder c1.
lesson-cannon-town-task-1-wrong-1 = In der Mitte können Gegner von beiden Seiten kommen. Wähle b1 oder c1.
lesson-cannon-town-task-1-wrong-2 = Das ist die rechte Seite. Wähle b1 oder c1.
lesson-cannon-town-task-1-done = Eine Stadt bewegt sich nie mehr. Am Rand kommen weniger Gegner an sie heran.
lesson-cannon-town-task-2 = Ein Soldat schlägt, was **gerade oder diagonal** vor ihm steht. Setz deine Stadt **außerhalb der Reichweite** beider Soldaten.
lesson-cannon-town-task-2-wrong-1 = Der Soldat auf c2 würde die Stadt auf d1 diagonal schlagen.
lesson-cannon-town-task-2-wrong-2 = Der Soldat auf g2 würde die Stadt geradeaus schlagen.
lesson-cannon-town-task-2-done = Keiner der beiden Soldaten kann sie schlagen. Achte auf solche Gefahren, bevor du deine Stadt setzt.
lesson-cannon-town-task-3 = Jetzt bist du **Hell** und oben. Dunkel kommt links: Setz deine Stadt **nach rechts**, auf g10, h10 oder i10.
lesson-cannon-town-task-3-wrong-1 = Genau dorthin sind die dunklen Soldaten unterwegs.
lesson-cannon-town-task-3-wrong-2 = Setz sie weiter weg von den dunklen Soldaten: auf g10, h10 oder i10.
lesson-cannon-town-task-3-done = Deine Stadt steht gut. Wer die gegnerische Stadt erobert, gewinnt sofort.

## The step.

lesson-cannon-step-title = Der Schritt
lesson-cannon-step-idea = Ein Soldat zieht einen Punkt vorwärts, gerade oder diagonal.
lesson-cannon-step-task-1 = Ein Soldat zieht einen Punkt **vorwärts**. Zieh mit dem Soldaten auf e4 geradeaus.
lesson-cannon-step-task-1-otherwise-1 = Nimm den Soldaten auf e4.
lesson-cannon-step-task-1-wrong-1 = Dieser Schritt ist diagonal. Bleib auf der e-Linie.
lesson-cannon-step-task-1-wrong-2 = Das ist ein anderer Soldat. Nimm den auf e4.
lesson-cannon-step-task-1-done = Jetzt wäre Hell am Zug. Niemand darf passen.
lesson-cannon-step-task-2 = Er darf auch **diagonal** ziehen. Bring den Soldaten in zwei Zügen von e4 nach g6.
lesson-cannon-step-task-2-otherwise-1 = Der Soldat auf e4 muss ziehen.
lesson-cannon-step-task-2-wrong-1 = Von e5 aus erreicht er nur d6, e6 oder f6. Bis g6 sind es zwei Linien, also müssen beide Schritte diagonal sein.
lesson-cannon-step-task-2-wrong-2 = Das ist die falsche Richtung: g6 liegt rechts.
lesson-cannon-step-task-2-turn-2 = Zieh jetzt nach g6.
lesson-cannon-step-task-2-turn-2-wrong-1 = Nach g6 führt noch ein diagonaler Schritt.
lesson-cannon-step-task-2-done = Zwei diagonale Schritte führen zwei Linien zur Seite.
lesson-cannon-step-task-3 = Ein Soldat zieht nur auf einen **leeren Punkt**, nie zur Seite oder zurück. Räume a5 für den Soldaten auf a4.
lesson-cannon-step-task-3-otherwise-1 = Der Soldat auf a5 ist im Weg; er muss fort.
lesson-cannon-step-task-3-wrong-1 = Das räumt b5. Direkt vor a4 steht der Soldat auf a5.
lesson-cannon-step-task-3-wrong-2 = Dieser Soldat ist niemandem im Weg.
lesson-cannon-step-task-3-done = Ein Schritt überspringt nie eine Figur, also lass Platz.
lesson-cannon-step-task-4 = Jetzt bist du Hell, **vorwärts** heißt also **nach unten**. Bring den Soldaten auf h7 neben seinen Kameraden auf g5.
lesson-cannon-step-task-4-otherwise-1 = Zieh mit dem Soldaten auf h7.
lesson-cannon-step-task-4-wrong-1 = i6 ist zwei Linien von g5 entfernt. Daneben liegen g6 und h6.
lesson-cannon-step-task-4-wrong-2 = Der Soldat auf g5 bleibt. Der auf h7 kommt zu ihm.
lesson-cannon-step-task-4-done = Schlägt jetzt ein Gegner auf g5, schlägt dieser Soldat zurück.

## The capture.

lesson-cannon-capture-title = Das Schlagen
lesson-cannon-capture-idea = Ein Soldat schlägt einen Gegner direkt neben sich: geradeaus, diagonal nach vorn oder zur Seite.
lesson-cannon-capture-task-1 = Ein Soldat schlägt einen Gegner **gerade oder diagonal vor** sich. Schlag den auf d5.
lesson-cannon-capture-task-1-wrong-1 = Dein Soldat ist an ihm vorbeigezogen. Der Gegner auf d5 steht diagonal vor e4.
lesson-cannon-capture-task-1-wrong-2 = Es gibt etwas zu schlagen: Sieh nach d5.
lesson-cannon-capture-task-1-done = Dein Soldat steht jetzt auf dem Punkt des geschlagenen.
lesson-cannon-capture-task-2 = Er schlägt auch **zur Seite**. Schlag den Gegner neben deinem Soldaten.
lesson-cannon-capture-task-2-wrong-1 = Jetzt ist der Gegner hinter dir, außer Reichweite. Schlag ihn seitwärts.
lesson-cannon-capture-task-2-wrong-2 = Ein diagonaler Schritt führt an ihm vorbei. Schlag ihn auf f5.
lesson-cannon-capture-task-2-done = Zur Seite zieht ein Soldat nur, wenn er schlägt.
lesson-cannon-capture-task-3 = Zwei Gegner sind in Reichweite. Schlag den, den **niemand deckt**.
lesson-cannon-capture-task-3-otherwise-1 = Der Soldat auf d7 würde zurückschlagen. Wähle den ohne Kameraden hinter sich.
lesson-cannon-capture-task-3-wrong-1 = Der Soldat auf d7 schlägt zurück: Du tauschst einen gegen einen. Den anderen kannst du gefahrlos schlagen.
lesson-cannon-capture-task-3-wrong-2 = Schlag einen von ihnen, solange du kannst.
lesson-cannon-capture-task-3-done = Bevor du schlägst, sieh nach, ob der Gegner zurückschlagen kann.
lesson-cannon-capture-task-4 = Er schlägt **nie nach hinten**. Schlag den Gegner auf e4 mit dem Soldaten, der hinter ihm steht.
lesson-cannon-capture-task-4-wrong-1 = Der Soldat auf e5 kann nicht nach hinten schlagen. Ein anderer hat den Gegner vor sich.
lesson-cannon-capture-task-4-wrong-2 = Such einen Soldaten, für den e4 diagonal voraus liegt.
lesson-cannon-capture-task-4-done = Hintere Soldaten decken die vorderen.
lesson-cannon-capture-task-5 = Die helle Stadt ist in Reichweite. Gewinne die Partie!
lesson-cannon-capture-task-5-wrong-1 = Fast! Die Stadt steht diagonal vor c9: Schlag sie jetzt.
lesson-cannon-capture-task-5-wrong-2 = Es geht schneller: mit dem Soldaten auf c9.
lesson-cannon-capture-task-5-done = Ein Soldat kann die Stadt schlagen wie jede Figur, und das gewinnt.

## The retreat.

lesson-cannon-retreat-title = Der Rückzug
lesson-cannon-retreat-idea = Neben einem Gegner darf sich ein Soldat zurückziehen: zwei Punkte gerade oder diagonal zurück.
lesson-cannon-retreat-task-1 = Neben einem Gegner darf sich ein Soldat **zwei Punkte zurückziehen**, gerade oder diagonal. Bring den auf e5 in Sicherheit.
lesson-cannon-retreat-task-1-otherwise-1 = In Gefahr ist der Soldat auf e5.
lesson-cannon-retreat-task-1-wrong-1 = Der Soldat auf e7 schlägt zurück.
lesson-cannon-retreat-task-1-wrong-2 = Dort steht er immer noch neben einem Gegner, und der schlägt seitwärts.
lesson-cannon-retreat-task-1-done = Alle drei Wege zurück waren frei.
lesson-cannon-retreat-task-2 = Beide Punkte auf dem Weg müssen **leer** sein. Finde den einzigen Weg zurück für den Soldaten auf e5.
lesson-cannon-retreat-task-2-otherwise-1 = Der Soldat auf e5 soll zurück.
lesson-cannon-retreat-task-2-wrong-1 = Das war der Soldat auf e4. Der vordere soll zurück.
lesson-cannon-retreat-task-2-wrong-2 = Er soll zurück, nicht vorwärts.
lesson-cannon-retreat-task-2-done = Der Weg über e4 und der über f4 waren versperrt.
lesson-cannon-retreat-task-3 = Zieh dich mit dem Soldaten auf e5 zurück, aber **achte darauf, wohin**.
lesson-cannon-retreat-task-3-otherwise-1 = Der Soldat auf e5 soll zurück.
lesson-cannon-retreat-task-3-wrong-1 = Dort schlägt ihn der Soldat auf d4 diagonal.
lesson-cannon-retreat-task-3-wrong-2 = Der Soldat auf e7 schlägt zurück.
lesson-cannon-retreat-task-3-done = Auf g3 kommt niemand an ihn heran.
lesson-cannon-retreat-task-4 = Der Gegner darf **auf jeder Seite** stehen, auch dahinter. Zieh dich am Gegner auf e4 vorbei zurück.
lesson-cannon-retreat-task-4-otherwise-1 = Der Soldat auf e5 soll zurück.
lesson-cannon-retreat-task-4-wrong-1 = Das führt vorwärts, weg von deinen Leuten. Zieh dich diagonal zurück.
lesson-cannon-retreat-task-4-wrong-2 = Der Soldat auf e5 steht neben einem Gegner; er darf sich zurückziehen.
lesson-cannon-retreat-task-4-done = Beide Diagonalen waren frei. Ohne Gegner neben sich kann ein Soldat gar nicht zurück.

## The cannon.

lesson-cannon-cannon-title = Die Kanone
lesson-cannon-cannon-idea = Drei Soldaten nebeneinander in gerader Linie sind eine Kanone.
lesson-cannon-cannon-task-1 = **Drei Soldaten in gerader Linie**, ohne Lücke, sind eine **Kanone**. Bilde eine auf der c-Linie.
lesson-cannon-cannon-task-1-wrong-1 = Der Soldat muss in eine Linie mit c3 und c4 kommen.
lesson-cannon-cannon-task-1-wrong-2 = Jetzt ist da eine Lücke. Lass den dritten Soldaten nach c5 kommen.
lesson-cannon-cannon-task-1-done = Diese senkrechte Kanone zielt auf den Gegner.
lesson-cannon-cannon-task-2 = Die Linie darf **waagerecht** sein. Bilde eine solche Kanone.
lesson-cannon-cannon-task-2-wrong-1 = Auf f4 lässt der Soldat eine Lücke auf e4.
lesson-cannon-cannon-task-2-wrong-2 = Diese beiden stehen schon nebeneinander. Bring den dritten Soldaten zu ihnen.
lesson-cannon-cannon-task-2-done = Eine waagerechte Kanone bewacht eine ganze Reihe.
lesson-cannon-cannon-task-3 = Sie darf auch **diagonal** sein. Bilde eine solche Kanone.
lesson-cannon-cannon-task-3-wrong-1 = Der Punkt f5 liegt nicht auf der Linie durch c3 und d4.
lesson-cannon-cannon-task-3-wrong-2 = Das wird eine waagerechte Kanone. Diesmal soll sie diagonal liegen.
lesson-cannon-cannon-task-3-done = Diagonale Linien übersieht man am leichtesten.
lesson-cannon-cannon-task-4 = Ein Soldat kann zu mehreren Kanonen gehören. Bilde mit **einem Schritt** **zwei**.
lesson-cannon-cannon-task-4-wrong-1 = So entsteht nur eine Kanone: b4, c4 und d4. Auf einem anderen Punkt werden es zwei.
lesson-cannon-cannon-task-4-wrong-2 = Auf f4 entsteht keine Kanone. Versuch den Punkt, an dem sich beide Linien treffen.
lesson-cannon-cannon-task-4-done = Du hast zwei Kanonen auf einmal gebildet. Achte auf Punkte, an denen sich Linien treffen.

## The shift.

lesson-cannon-shift-title = Die Verschiebung
lesson-cannon-shift-idea = Eine Kanone rückt auf ihrer Linie einen Punkt weiter: Ihr hinterer Soldat zieht nach vorn.
lesson-cannon-shift-task-1 = Eine Kanone lässt sich **verschieben**: Der Soldat am einen Ende zieht vor das andere. Verschieb sie einen Punkt vorwärts.
lesson-cannon-shift-task-1-wrong-1 = Das ist der Schritt eines Soldaten, und er löst die Kanone auf. Der hintere Soldat soll nach c6.
lesson-cannon-shift-task-1-wrong-2 = So verschiebst du sie rückwärts.
lesson-cannon-shift-task-1-done = So kommst du am schnellsten voran: Ein Soldat zieht drei Punkte weit.
lesson-cannon-shift-task-2 = Einzelne Soldaten können nicht zur Seite, aber eine Kanone kann verschoben werden. Verschieb sie **nach rechts**.
lesson-cannon-shift-task-2-wrong-1 = So verschiebst du sie nach links.
lesson-cannon-shift-task-2-wrong-2 = Das löst die Kanone auf. Verschieb sie mit dem Soldaten auf c4.
lesson-cannon-shift-task-2-done = Der linke Soldat ist jetzt der rechte.
lesson-cannon-shift-task-3 = Es geht auch **rückwärts**, aber eine Verschiebung schlägt nie. Verschieb die Kanone aus der Reichweite der zwei Gegner.
lesson-cannon-shift-task-3-wrong-1 = Der Soldat auf e8 schlägt zurück.
lesson-cannon-shift-task-3-wrong-2 = Dort schlägt ihn der Soldat auf e7 seitwärts.
lesson-cannon-shift-task-3-done = Der vordere Soldat ist nach hinten gezogen, und die Kanone steht noch.
lesson-cannon-shift-task-4 = Verschieb die diagonale Kanone vorwärts.
lesson-cannon-shift-task-4-wrong-1 = Ein Schritt mit dem vorderen Soldaten reißt eine Lücke. Bring den hinteren von d3 nach g6.
lesson-cannon-shift-task-4-wrong-2 = So verschiebst du sie rückwärts.
lesson-cannon-shift-task-4-done = Eine diagonale Verschiebung bringt den Soldaten drei Linien und drei Reihen weiter.

## The shot.

lesson-cannon-shot-title = Der Schuss
lesson-cannon-shot-idea = Eine Kanone trifft einen Gegner zwei oder drei Punkte vor ihrem Ende.
lesson-cannon-shot-task-1 = Eine Kanone trifft einen Gegner **zwei Punkte** vor ihrem Ende, über einen leeren Punkt hinweg. Schieß den auf c6 ab.
lesson-cannon-shot-task-1-wrong-1 = Jetzt steht der Gegner direkt davor, und die Kanone ist aufgelöst. Schieß von dort, wo du stehst.
lesson-cannon-shot-task-1-wrong-2 = Das bringt die Kanone zu nah heran. Zwei Punkte Entfernung sind genau richtig.
lesson-cannon-shot-task-1-done = Die Kanone selbst bewegt sich beim Schießen nicht.
lesson-cannon-shot-task-2 = Auch **drei Punkte** Entfernung sind in Reichweite. Schieß so weit, und zwar **diagonal**.
lesson-cannon-shot-task-2-wrong-1 = Das löst die Kanone auf. Der Gegner auf g7 steht drei Punkte vor d4.
lesson-cannon-shot-task-2-wrong-2 = Dann wäre er zwei Punkte entfernt, aber Hell wäre am Zug. Schieß jetzt.
lesson-cannon-shot-task-2-done = Weiter als drei Punkte reicht keine Kanone.
lesson-cannon-shot-task-3 = Der Punkt vor dem Ende einer Kanone, der **Mündung**, muss leer sein. Schieß den Gegner auf e7 mit der anderen Kanone ab.
lesson-cannon-shot-task-3-wrong-1 = Der Soldat auf e7 schlägt zurück. Schieß ihn zuerst ab.
lesson-cannon-shot-task-3-wrong-2 = Das löst die Kanone auf, die schießen kann.
lesson-cannon-shot-task-3-done = Diese Kanone hat drei Punkte weit nach links geschossen. Kanonen schießen mit beiden Enden.
lesson-cannon-shot-task-4 = Gewinne die Partie mit einem Schuss.
lesson-cannon-shot-task-4-wrong-1 = Das ist nur ein Soldat. Bei drei Punkten muss nur der erste leer sein, also kannst du auch die Stadt treffen.
lesson-cannon-shot-task-4-wrong-2 = Das löst die Kanone auf, obwohl die Stadt in Reichweite ist.
lesson-cannon-shot-task-4-done = Der Schuss ging über den Soldaten auf dem zweiten Punkt hinweg.

## Four in a row.

lesson-cannon-four-title = Vier in einer Reihe
lesson-cannon-four-idea = Vier in einer Reihe sind zwei Kanonen. Geht ein Soldat am Ende verloren, bleibt also noch eine.
lesson-cannon-four-task-1 = Vier in einer Reihe sind **zwei Kanonen**: die vorderen drei und die hinteren drei. Bilde auf der c-Linie eine **Viererreihe**.
lesson-cannon-four-task-1-wrong-1 = So verschiebst du die Kanone, aber es bleiben drei Soldaten. Füg den auf b5 hinzu.
lesson-cannon-four-task-1-wrong-2 = Jetzt ist auf c5 eine Lücke.
lesson-cannon-four-task-1-done = Beide Kanonen teilen sich die zwei mittleren Soldaten. Verlierst du einen am Ende, hast du noch eine Kanone.
lesson-cannon-four-task-2 = Verschieb eine der beiden Kanonen nach rechts.
lesson-cannon-four-task-2-wrong-1 = So verschiebst du sie nach links.
lesson-cannon-four-task-2-wrong-2 = Das ist ein Schritt. Verschieb die Kanone c4, d4, e4.
lesson-cannon-four-task-2-done = Der Soldat auf c4 ist drei Punkte weit nach f4 gezogen. Der auf b4 gehörte nicht zu dieser Kanone und blieb zurück.
lesson-cannon-four-task-3 = Nur die **vordere Kanone** mit e5 kann nach vorn schießen. Zwei Gegner sind in ihrer Reichweite: Schieß den ab, den du **ohne e5 nicht erreichst**.
lesson-cannon-four-task-3-wrong-1 = Verlierst du e5, trifft die andere Kanone noch e7, aber nicht e8.
lesson-cannon-four-task-3-wrong-2 = So reißt die Reihe auseinander. Schieß.
lesson-cannon-four-task-3-turn-2 = Hell hat deinen vorderen Soldaten abgeschossen. Schieß mit denen, die übrig sind.
lesson-cannon-four-task-3-turn-2-wrong-1 = Das löst deine letzte Kanone auf. Der Soldat auf e7 steht drei Punkte vor e4.
lesson-cannon-four-task-3-done = Ohne den vierten Soldaten hättest du diesen Schuss nicht gehabt.
lesson-cannon-four-task-4 = Deine Reihe kann **an beiden Enden** schießen. Schieß den Gegner ab, der **links** an deinen Linien vorbeigekommen ist.
lesson-cannon-four-task-4-wrong-1 = Dieser Gegner kann warten. Der Soldat auf b5 ist unterwegs zu deiner Stadt.
lesson-cannon-four-task-4-wrong-2 = So löst du die linke Kanone auf. Schieß auf b5.
lesson-cannon-four-task-4-done = Eine lange Reihe bewacht beide Seiten.

## Defending against a shot.

lesson-cannon-defence-title = Einen Schuss abwehren
lesson-cannon-defence-idea = Stell eine Figur vor die Mündung oder zerschlag die Kanone.
lesson-cannon-defence-task-1 = Eine helle Kanone bedroht deine Stadt auf f1. **Versperre ihre Mündung**: Zieh nach f3, direkt vor f4.
lesson-cannon-defence-task-1-wrong-1 = Nur der erste Punkt vor der Mündung zählt. Der Schuss geht über f2 hinweg.
lesson-cannon-defence-task-1-wrong-2 = Der Schuss geht gerade die Linie hinunter. Stell etwas vor f4.
lesson-cannon-defence-task-1-done = Nur eine Figur auf dem ersten Punkt hält den Schuss auf. Schlägt f4 sie, ist die Kanone aufgelöst.
lesson-cannon-defence-task-2 = Du kannst eine Kanone auch **zerschlagen**. Die Kanone f3, g4, h5 zielt auf deine Stadt: Schlag einen ihrer Soldaten.
lesson-cannon-defence-task-2-otherwise-1 = Die Stadt ist sicher, aber du kannst auch einen Soldaten der Kanone schlagen.
lesson-cannon-defence-task-2-wrong-1 = Das hält den diagonalen Schuss nicht auf. Schlag einen der drei.
lesson-cannon-defence-task-2-wrong-2 = Deine Stadt würde von einem Schuss getroffen. Sieh dir den Soldaten auf g3 an.
lesson-cannon-defence-task-2-done = Ohne einen ihrer drei Soldaten ist eine Kanone keine mehr.
lesson-cannon-defence-task-3 = Die helle Kanone auf der c-Linie zielt auf deine Stadt. Zerschlag sie mit einem **Schuss** deiner eigenen Kanone.
lesson-cannon-defence-task-3-otherwise-1 = Hell würde deine Stadt mit einem Schuss treffen.
lesson-cannon-defence-task-3-wrong-1 = Das ist der zweite Punkt; der Schuss geht über ihn hinweg.
lesson-cannon-defence-task-3-wrong-2 = Das löst gerade die Kanone auf, die helfen kann.
lesson-cannon-defence-task-3-done = Du hast einen Soldaten der Kanone abgeschossen, und nun kann sie nicht mehr schießen.
lesson-cannon-defence-task-4 = Diesmal ist ein Soldat das Ziel: Die Kanone zielt auf e5. Bring ihn in Sicherheit.
lesson-cannon-defence-task-4-otherwise-1 = Einer deiner Soldaten kann noch abgeschossen werden.
lesson-cannon-defence-task-4-wrong-1 = Jetzt sind zwei Soldaten in Reichweite: e5 in zwei Punkten Entfernung, d5 in drei.
lesson-cannon-defence-task-4-wrong-2 = Der Soldat auf e5 würde abgeschossen.
lesson-cannon-defence-task-4-done = Ein Schritt aus der Schusslinie hat genügt.

## Threats on the town.

lesson-cannon-threats-title = Drohungen gegen die Stadt
lesson-cannon-threats-idea = Bedrohe die Stadt auf zwei Arten zugleich: Dein Gegner kann nur eine Drohung abwehren.
lesson-cannon-threats-task-1 = Du **bedrohst** die Stadt, wenn du sie **im nächsten Zug** erobern könntest. Vollende auf der c-Linie eine Kanone, die auf sie zielt.
lesson-cannon-threats-task-1-otherwise-1 = Von dort lässt sich die Stadt nicht erobern. Vollende die Kanone auf der c-Linie.
lesson-cannon-threats-task-1-wrong-1 = Auf c6 bleibt eine Lücke, also ist das keine Kanone.
lesson-cannon-threats-task-1-wrong-2 = Der Soldat muss in eine Linie mit c5 und c6 kommen.
lesson-cannon-threats-task-1-done = Die Stadt auf c10 steht drei Punkte vor c7, und der erste Punkt ist leer. Hell muss etwas dagegen tun.
lesson-cannon-threats-task-2 = Bedrohe die Stadt mit dem Soldaten auf g8, aber **verliere ihn nicht**.
lesson-cannon-threats-task-2-wrong-1 = Der Soldat auf h10 schlägt ihn diagonal.
lesson-cannon-threats-task-2-wrong-2 = Von h9 aus ist die Stadt nicht in Reichweite.
lesson-cannon-threats-task-2-done = Direkt vor der Stadt ist dein Soldat vor dem auf h10 sicher.
lesson-cannon-threats-task-3 = Eine einzelne Drohung lässt sich abwehren, also **drohe doppelt**. Zieh mit dem Soldaten auf e8 vorwärts, aus der Linie der Kanone hinter ihm.
lesson-cannon-threats-task-3-otherwise-1 = Der Soldat auf e8 muss die Linie der Kanone verlassen.
lesson-cannon-threats-task-3-otherwise-2 = Zieh vorwärts: Dann ist der Soldat selbst die zweite Drohung.
lesson-cannon-threats-task-3-wrong-1 = Das ist nur eine Drohung: Der Soldat auf g10 schlägt ihn.
lesson-cannon-threats-task-3-wrong-2 = So bekommt Hell Zeit. Mach die Linie der Kanone hinter e8 frei.
lesson-cannon-threats-task-3-turn-2 = Hell konnte nur eine der Drohungen abwehren. Gewinne!
lesson-cannon-threats-task-3-turn-2-wrong-1 = Du kannst die Stadt jetzt erobern.
lesson-cannon-threats-task-3-done = Du hast doppelt gedroht: So enden die meisten Partien.
lesson-cannon-threats-task-4 = Hell zielt auf deine Stadt, aber du bist am Zug. Was ist das Beste?
lesson-cannon-threats-task-4-wrong-1 = Deine Stadt ist vorerst sicher, aber du hättest sofort gewinnen können.
lesson-cannon-threats-task-4-wrong-2 = Die Stadt steht diagonal vor b9. Schlag sie!
lesson-cannon-threats-task-4-done = Bevor du verteidigst, sieh nach, ob du gewinnen kannst.

## No action left.

lesson-cannon-no-action-title = Kein legaler Zug
lesson-cannon-no-action-idea = Eine Seite, die am Zug ist und keinen legalen Zug hat, verliert.
lesson-cannon-no-action-task-1 = Wer am Zug ist und **keinen legalen Zug** hat, **verliert**. Städte bewegen sich nie, und Hell hat nur noch einen Soldaten: Schlag ihn.
lesson-cannon-no-action-task-1-wrong-1 = Hell hat noch einen Soldaten, der ziehen kann.
lesson-cannon-no-action-task-1-wrong-2 = Hell hat noch einen Soldaten, der ziehen kann. Schlag ihn.
lesson-cannon-no-action-task-1-done = So gewinnst du genauso wie durch die Eroberung der Stadt.
lesson-cannon-no-action-task-2 = Der Soldat auf a1 ist am Rand angekommen: Er kann nicht weiter. Welchen musst du schlagen?
lesson-cannon-no-action-task-2-wrong-1 = Der helle Soldat auf g4 würde zurückschlagen. Schieß stattdessen.
lesson-cannon-no-action-task-2-wrong-2 = Der Soldat auf g4 kann noch ziehen.
lesson-cannon-no-action-task-2-done = Der Soldat auf a1 kann zur Seite schlagen oder sich vor einem Gegner zurückziehen. Bleib ihm also fern.
lesson-cannon-no-action-task-3 = Pass jetzt selbst auf: Dein Soldat auf a10 steckt fest. Rette den anderen, sonst verlierst du.
lesson-cannon-no-action-task-3-otherwise-1 = Nur der Soldat auf e5 kann ziehen.
lesson-cannon-no-action-task-3-wrong-1 = Der Soldat auf e7 schlägt zurück, und du hast keinen Zug mehr.
lesson-cannon-no-action-task-3-wrong-2 = Der Soldat auf e6 schlägt ihn seitwärts, und du hast keinen Zug mehr.
lesson-cannon-no-action-task-3-done = Halte immer ein paar Soldaten zurück, die noch ziehen können.
lesson-cannon-no-action-task-4 = Zwei Gegner stecken in den Ecken fest. Beende die Partie.
lesson-cannon-no-action-task-4-wrong-1 = Hell kann noch mit dem Soldaten auf c6 ziehen. Schlag ihn.
lesson-cannon-no-action-task-4-wrong-2 = Neben ihm bist du in seiner Reichweite. Schlag ihn.
lesson-cannon-no-action-task-4-done = Etwa eine von fünfzehn Partien endet so.

## A first plan.

lesson-cannon-plan-title = Ein erster Plan
lesson-cannon-plan-idea = Setz die Stadt an den Rand, verbinde deine Linien und schieß ab, was nahe kommt.
lesson-cannon-plan-task-1 = Eine neue Partie. Setz deine Stadt nah an den Rand: auf b1 oder c1.
lesson-cannon-plan-task-1-wrong-1 = In die Mitte führen viele Linien. Der Rand ist sicherer.
lesson-cannon-plan-task-1-wrong-2 = Bleib diesmal links: b1 oder c1.
lesson-cannon-plan-task-1-turn-2 = Jede deiner Linien ist eine Kanone ohne Ziel. **Bedrohe** einen gegnerischen Soldaten: Zieh mit einem **hinteren Soldaten** zwischen zwei Linien.
lesson-cannon-plan-task-1-turn-2-otherwise-1 = Das bedroht nichts. Such einen Schritt von Reihe 2, der eine diagonale Kanone bildet.
lesson-cannon-plan-task-1-turn-2-wrong-1 = Das löst deine Kanone auf der a-Linie auf. Nimm einen Soldaten von Reihe 2.
lesson-cannon-plan-task-1-turn-2-wrong-2 = So reißt die Linie auseinander, und du bedrohst nichts.
lesson-cannon-plan-task-1-done = Das ist ein guter Anfang: eine neue diagonale Kanone und zugleich eine Drohung. Auch ein ruhiger Schritt hinten kann ein Angriff sein.
lesson-cannon-plan-task-2 = Hell hat auf deine Drohung nicht geantwortet. Mach sie wahr.
lesson-cannon-plan-task-2-wrong-1 = Das löst die diagonale Kanone auf. Der Soldat auf d7 ist in ihrer Reichweite.
lesson-cannon-plan-task-2-wrong-2 = Schieß zuerst: Du kannst einen Soldaten gewinnen, ohne einen zu verlieren.
lesson-cannon-plan-task-2-done = Du hast einen Soldaten mehr. Solche kleinen Gewinne entscheiden Partien.
lesson-cannon-plan-task-3 = Ein heller Soldat kommt näher, um deine Linien zu stören. Schlag ihn, **ohne** einen Soldaten **zu verlieren**.
lesson-cannon-plan-task-3-otherwise-1 = Hell kann dafür einen deiner Soldaten schlagen.
lesson-cannon-plan-task-3-wrong-1 = Dann schlägt der Soldat auf f5 einen von deinen. Schlag ihn zuerst.
lesson-cannon-plan-task-3-wrong-2 = Er kann deine Soldaten zuerst schlagen. Schlag ihn.
lesson-cannon-plan-task-3-done = Ein Soldat, der allein vorrückt, ist verloren.
lesson-cannon-plan-task-4 = Später in der Partie: Richte eine Kanone auf die Stadt auf i10.
lesson-cannon-plan-task-4-otherwise-1 = Von dort lässt sich die Stadt nicht erobern. Vollende eine Kanone auf der i-Linie.
lesson-cannon-plan-task-4-wrong-1 = Das lässt auf i6 eine Lücke. Bring den dritten Soldaten in die Linie.
lesson-cannon-plan-task-4-wrong-2 = Das bedroht nichts. Sieh dir die Soldaten unterhalb der Stadt an.
lesson-cannon-plan-task-4-done = Darauf kommt es an: Linien bilden, drohen und die eigene Stadt im Auge behalten. Jetzt spiel!

## Steps and turns.

lesson-tank-drive-title = Schritte und Drehungen
lesson-tank-drive-idea = Ein Feld weiterzufahren kostet einen Schritt, eine Drehung um 45° ebenso.
lesson-tank-drive-task-1 = Ein schwerer Panzer fährt bis zu drei Felder **in seine Blickrichtung**. Klick ihn an, dann D7, und **klick D7 noch einmal**, um hinzufahren.
lesson-tank-drive-task-1-wrong-1 = Du hast zwei von drei Schritten gemacht. Nutz alle.
lesson-tank-drive-task-1-wrong-2 = Drehen kostet einen Schritt, und D7 liegt geradeaus.
lesson-tank-drive-task-1-done = Die Zahl auf einem Feld zeigt, wie viele Schritte es bis dorthin sind.
lesson-tank-drive-task-2 = **Eine Drehung um 45° kostet einen Schritt**, wie ein Feld. Bring den leichten Panzer mit seinen fünf Schritten nach G7.
lesson-tank-drive-task-2-wrong-1 = Fast. Mit einer Drehung und drei diagonalen Schritten kommst du nach G7.
lesson-tank-drive-task-2-wrong-2 = Du bist nur geradeaus gefahren. Dreh dich einmal, dann fahr diagonal.
lesson-tank-drive-task-2-done = Das waren vier von fünf Schritten. In einem Zug bewegt sich nur eine Einheit.
lesson-tank-drive-task-3 = Auch eine Drehung allein ist ein Zug. Dreh den mittleren Panzer **auf der Stelle**, bis er **nach rechts blickt**.
lesson-tank-drive-task-3-otherwise-1 = Dreh den mittleren Panzer.
lesson-tank-drive-task-3-wrong-1 = Er hat sich um 45° gedreht. Dreh ihn noch einmal.
lesson-tank-drive-task-3-wrong-2 = Jetzt blickt er nach links.
lesson-tank-drive-task-3-done = Eine Vierteldrehung kostet zwei Schritte.
lesson-tank-drive-task-4 = Fahr den leichten Panzer nach F8, sodass er dort nach rechts blickt.
lesson-tank-drive-task-4-otherwise-1 = Auf F8 soll er nach rechts blicken. Drei Schritte voraus lassen zwei zum Drehen.
lesson-tank-drive-task-4-wrong-1 = Er hat sich nur halb gedreht: Ein Schritt ist noch übrig.
lesson-tank-drive-task-4-wrong-2 = Dreh ihn nun auch: Du hast noch zwei Schritte.
lesson-tank-drive-task-4-done = Wohin eine Einheit am Ende blickt, ist wichtig: Von dieser Richtung geht ihr nächster Zug aus.

## Reverse.

lesson-tank-reverse-title = Rückwärts
lesson-tank-reverse-idea = Statt vorwärtszufahren oder sich zu drehen, darf eine Einheit ein Feld gerade rückwärtsfahren.
lesson-tank-reverse-task-1 = Statt vorwärtszufahren, darf eine Einheit **ein Feld rückwärtsfahren**, ohne sich zu drehen. Fahr den mittleren Panzer so nach G5.
lesson-tank-reverse-task-1-otherwise-1 = Er soll weiterhin nach oben blicken.
lesson-tank-reverse-task-1-wrong-1 = So dreht er sich. Er soll zur Mauer blicken.
lesson-tank-reverse-task-1-done = Die Frontpanzerung ist die dickste, also weicht man am besten rückwärts aus. Damit ist die Bewegung zu Ende.
lesson-tank-reverse-task-2 = Der Jagdpanzer auf F11 schießt die Linie hinunter. Fahr rückwärts aus seiner Schusslinie.
lesson-tank-reverse-task-2-wrong-1 = Er steht noch auf der F-Linie.
lesson-tank-reverse-task-2-wrong-2 = So fährst du auf das Geschütz zu.
lesson-tank-reverse-task-2-done = „Rückwärts“ heißt immer entgegen der Blickrichtung der Einheit.
lesson-tank-reverse-task-3 = Welche Einheit kann **rückwärts** nach G4? Fahr sie dorthin.
lesson-tank-reverse-task-3-wrong-1 = Sie hat sich dafür gedreht. Rückwärts behält sie ihre Blickrichtung.
lesson-tank-reverse-task-3-wrong-2 = Das Heck dieser Einheit zeigt nach G8. Such die, deren Heck nach G4 zeigt.
lesson-tank-reverse-task-3-done = Rückwärts kommt sie nur ein Feld je Zug voran, aber sie muss sich nicht drehen.
lesson-tank-reverse-task-4 = Fahr rückwärts vom Gegner vor dir weg.
lesson-tank-reverse-task-4-wrong-1 = So zeigst du dem Gegner die Seite.
lesson-tank-reverse-task-4-wrong-2 = Fahr nicht vorbei, sondern gerade zurück.
lesson-tank-reverse-task-4-done = Nach einem Schritt zurück darf eine Einheit schießen wie nach jeder Bewegung. Die nächsten Lektionen zeigen, wie.

## Firing.

lesson-tank-fire-title = Schießen
lesson-tank-fire-idea = Nach ihrer Bewegung darf eine Einheit einmal schießen: geradeaus oder 45° zu einer Seite.
lesson-tank-fire-task-1 = Eine Einheit **fährt oder dreht sich zuerst**, dann darf sie geradeaus oder 45° zur Seite **schießen**. Zerstöre den leichten Panzer.
lesson-tank-fire-task-1-wrong-1 = Du hast dich bewegt, und der Gegner ist in der Schusslinie. Feuer!
lesson-tank-fire-task-1-wrong-2 = Von dort liegt D9 im Winkel von 45° links. Jetzt schieß noch!
lesson-tank-fire-task-1-done = Sein **Wrack** bleibt und versperrt Weg und direkte Schusslinie.
lesson-tank-fire-task-2 = Der Gegner steht noch in keiner dieser Richtungen. Fahr dorthin, wo du auf ihn zielen kannst, und schieß.
lesson-tank-fire-task-2-wrong-1 = Von hier steht er auf der Diagonale nach rechts. Schieß.
lesson-tank-fire-task-2-wrong-2 = Du bist ein Feld zu weit gefahren: Die Diagonale von E5 führt nach H8.
lesson-tank-fire-task-2-done = Zähle die Felder auf der Diagonale.
lesson-tank-fire-task-3 = Der Gegner ist hinter dir. Dreh dich, bis dein Geschütz auf ihn zeigt, und schieß.
lesson-tank-fire-task-3-wrong-1 = Zwei Drehungen reichen nicht: Mit Blick nach rechts schießt das Geschütz nach rechts und auf den beiden Diagonalen daneben.
lesson-tank-fire-task-3-wrong-2 = Fahr nicht weg: Dreh dich dreimal und schieß.
lesson-tank-fire-task-3-done = Drei Drehungen reichten, weil das Geschütz auch 45° zur Seite schießt.
lesson-tank-fire-task-4 = Ein Hindernis hält Schüsse auf der D-Linie auf. Finde ein Feld, von dem aus dein leichter Panzer den gegnerischen zerstört.
lesson-tank-fire-task-4-wrong-1 = Von hier liegt D8 auf der Diagonale nach rechts. Schieß.
lesson-tank-fire-task-4-done = Du hast um die Ecke geschossen, auf der Diagonale.

## Too close.

lesson-tank-range-title = Zu nah
lesson-tank-range-idea = Auf einen Gegner auf dem Nachbarfeld kann nicht geschossen werden. Das Ziel muss mindestens zwei Felder entfernt sein.
lesson-tank-range-task-1 = Ein Gegner auf dem **Nachbarfeld** ist **zu nah** für einen Schuss. Geh auf Abstand und zerstöre ihn.
lesson-tank-range-task-1-wrong-1 = Er steht noch auf dem Nachbarfeld. Fahr zurück.
lesson-tank-range-task-1-wrong-2 = Jetzt ist er zwei Felder entfernt. Schieß.
lesson-tank-range-task-1-done = Du bist rückwärtsgefahren und hast geschossen, beides in einem Zug.
lesson-tank-range-task-2 = Ein Gegner ist zu nah, aber es gibt noch einen. **Dreh** dich **auf der Stelle** und zerstöre ihn.
lesson-tank-range-task-2-wrong-1 = Jetzt zeigt das Geschütz auf G8. Schieß.
lesson-tank-range-task-2-wrong-2 = Ein guter Schuss, aber du sollst dich auf der Stelle drehen.
lesson-tank-range-task-2-done = Sieh nicht nur auf den nächsten Gegner.
lesson-tank-range-task-3 = Diesmal geht es nicht zurück. Fahr von F6 weg und zerstöre den Gegner dort.
lesson-tank-range-task-3-wrong-1 = F6 ist wieder das Nachbarfeld.
lesson-tank-range-task-3-done = Auf einen benachbarten Gegner kannst du erst schießen, wenn du wegfährst.

## Armour.

lesson-tank-armour-title = Panzerung
lesson-tank-armour-idea = Ein Schuss zerstört eine Einheit, wenn das Geschütz stärker ist als die Panzerung, auf die er trifft: Front, Seite oder Heck.
lesson-tank-armour-task-1 = Ein Schuss wirkt, wenn das **Geschütz stärker als die Panzerung** ist. Deines hat 2: Zerstöre den schweren Panzer **von hinten**, dort hat er 1.
lesson-tank-armour-task-1-wrong-1 = Du bist auf der richtigen Reihe, aber das Geschütz zeigt nicht auf ihn. Dreh dich einmal nach links.
lesson-tank-armour-task-1-wrong-2 = Von dort ist nur seine Seite zu treffen.
lesson-tank-armour-task-1-done = Genau von hinten ist selbst ein schwerer Panzer schwach.
lesson-tank-armour-task-2 = Ein Schuss **diagonal von vorn** trifft die **Seite**. Triff den mittleren Panzer dort: Vorn hat er Panzerung 2, an der Seite 1.
lesson-tank-armour-task-2-wrong-1 = Von hier liegt F8 auf der Diagonale. Schieß.
lesson-tank-armour-task-2-wrong-2 = Von D5 führt die Diagonale nach G8.
lesson-tank-armour-task-2-done = Die Frontpanzerung zählt nur bei Schüssen genau von vorn.
lesson-tank-armour-task-3 = Der leichte Panzer hat ein Geschütz der Stärke 1, und das Heck eines mittleren Panzers hat Panzerung 0. Komm hinter ihn.
lesson-tank-armour-task-3-wrong-1 = Du bist hinter ihm. Noch eine Drehung nach links ist möglich, und das Geschütz zeigt auf ihn.
lesson-tank-armour-task-3-wrong-2 = Du bist zu nah, und das ist seine Seite.
lesson-tank-armour-task-3-done = Ein Panzer mit einem schwachen Geschütz muss um den Gegner herumfahren: zur Seite oder zum Heck.
lesson-tank-armour-task-4 = Jetzt verteidige dich. Der gegnerische mittlere Panzer zielt auf deine Seite. Dreh deinen Panzer so, dass er sicher ist.
lesson-tank-armour-task-4-wrong-1 = Bei 45° trifft der Schuss immer noch die Seite.
lesson-tank-armour-task-4-wrong-2 = Dann trifft der Schuss immer noch die Seite.
lesson-tank-armour-task-4-done = Zeig einem Gegner, der dich bedroht, die Front.

## Ricochet.

lesson-tank-ricochet-title = Abpraller
lesson-tank-ricochet-idea = Ein Geschütz, das nicht stärker ist als die Panzerung, bewirkt nichts. Nimm ein stärkeres.
lesson-tank-ricochet-task-1 = Ein Geschütz, das **nicht stärker** ist als die Panzerung, bewirkt nichts. Zerstöre den mittleren Panzer auf F9 **von vorn** mit dem richtigen Panzer.
lesson-tank-ricochet-task-1-wrong-1 = Sein Geschütz hat Stärke 2, die Frontpanzerung ebenso. Nimm den schweren Panzer.
lesson-tank-ricochet-task-1-wrong-2 = Von hier kann er F9 nicht treffen.
lesson-tank-ricochet-task-1-done = Gleich stark genügt nicht: Das Geschütz muss stärker sein als die Panzerung.
lesson-tank-ricochet-task-2 = Ein schwerer Panzer ist dort sicher, wo gegnerische Schüsse abprallen. Fahr ihn nach F4, aber so, dass er **sicher** ist.
lesson-tank-ricochet-task-2-wrong-1 = Fahr zwei Felder weit, nach F4.
lesson-tank-ricochet-task-2-done = Seitenpanzerung 2 hält einem Geschütz der Stärke 2 stand. Nur das Heck ist schwach.
lesson-tank-ricochet-task-3 = Das Geschütz des leichten Panzers hat Stärke 1. Wähle ein Ziel, das er zerstören kann.
lesson-tank-ricochet-task-3-wrong-1 = Der Panzer auf H10 zeigt sein Heck: Panzerung 0. Schieß.
lesson-tank-ricochet-task-3-wrong-2 = Dieser Schuss zerstört es auch, aber nimm den leichten Panzer.
lesson-tank-ricochet-task-3-done = Panzerung 0 schützt nicht: Jedes Geschütz durchschlägt sie.

## Cover.

lesson-tank-cover-title = Deckung
lesson-tank-cover-idea = Hindernisse, Wracks und Einheiten halten direkte Schüsse auf. Bleib hinter ihnen.
lesson-tank-cover-task-1 = Eine Mauer **hält Schüsse auf**, aber der Gegner kann fahren. Bring den leichten Panzer hinter die Mauer, wo ihn der Jagdpanzer **im nächsten Zug** nicht treffen kann.
lesson-tank-cover-task-1-otherwise-1 = Fahr hinter die Mauer: E5, F5 oder G5.
lesson-tank-cover-task-1-otherwise-2 = Dort kann ihn der Jagdpanzer nach einer Fahrt oder Drehung treffen.
lesson-tank-cover-task-1-wrong-1 = Das ist offenes Gelände: Der Jagdpanzer fährt in eine Schusslinie und schießt.
lesson-tank-cover-task-1-wrong-2 = Auch weiter weg erreicht ihn das Geschütz im offenen Gelände noch.
lesson-tank-cover-task-1-done = Bleib dicht hinter einer Mauer: Der Gegner braucht lange, um herumzukommen.
lesson-tank-cover-task-2 = Zwischen zwei Hindernissen, die sich nur an einer Ecke berühren, geht ein Schuss **diagonal** hindurch. Schieß zwischen D5 und E4.
lesson-tank-cover-task-2-wrong-1 = Die Diagonale ist frei. Schieß.
lesson-tank-cover-task-2-wrong-2 = Von dort ist nichts in der Schusslinie.
lesson-tank-cover-task-2-done = Durch so eine Lücke kann auch eine Einheit diagonal fahren.
lesson-tank-cover-task-3 = Auch ein **Wrack gibt Deckung**. Mach den leichten Panzer auf E7 zu einem und bleib dahinter **in Sicherheit**.
lesson-tank-cover-task-3-otherwise-1 = Einer deiner Panzer könnte vom schweren zerstört werden. Schieß von einem Feld, bei dem das Wrack zwischen euch liegt.
lesson-tank-cover-task-3-wrong-1 = Du hast dich bewegt, aber nicht geschossen.
lesson-tank-cover-task-3-done = Wracks bleiben bis zum Ende der Partie.

## CHECK.

lesson-tank-check-title = SCHACH
lesson-tank-check-idea = Kann ein Kommandopanzer im nächsten Zug zerstört werden, wird SCHACH angesagt. Wer ihn zerstört, gewinnt.
lesson-tank-check-task-1 = Zerstöre den gegnerischen **Kommandopanzer**, und du **gewinnst**. Er ist gepanzert wie ein leichter Panzer, also triff seine Seite.
lesson-tank-check-task-1-wrong-1 = Er ist in der Schusslinie. Feuer!
lesson-tank-check-task-1-done = Die Partie ist sofort zu Ende, was auch sonst auf dem Brett steht.
lesson-tank-check-task-2 = Es ist **SCHACH**, wenn du den Kommandopanzer **im nächsten Zug** zerstören könntest. Gib SCHACH mit dem leichten Panzer.
lesson-tank-check-task-2-otherwise-1 = Von dort könnte er den Kommandopanzer im nächsten Zug nicht treffen.
lesson-tank-check-task-2-wrong-1 = Von B6 kommt er im nächsten Zug bis B11, kann sich aber nicht mehr zum Schuss drehen. Fahr ein Feld weiter.
lesson-tank-check-task-2-wrong-2 = Das ist zu weit weg.
lesson-tank-check-task-2-done = Der leichte Panzer müsste vorher noch fahren und sich drehen, aber SCHACH ist es trotzdem.
lesson-tank-check-task-3 = SCHACH gegen dich: Der leichte Panzer auf F8 bedroht deinen Kommandopanzer. Du **musst nicht antworten**, aber du solltest: Zerstöre den Angreifer.
lesson-tank-check-task-3-wrong-1 = Wenn dein Kommandopanzer flieht, wird er gejagt. Hier kannst du den Angreifer zerstören.
lesson-tank-check-task-3-wrong-2 = Der leichte Panzer ist in der Schusslinie. Schieß.
lesson-tank-check-task-3-done = Die beste Antwort auf SCHACH ist, den Angreifer zu beseitigen.
lesson-tank-check-task-4 = Wieder SCHACH, und keine deiner Einheiten kann den Angreifer zerstören. Bring den Kommandopanzer in Sicherheit.
lesson-tank-check-task-4-wrong-1 = Er ist noch in der Schusslinie, und seine Seite ist schwächer.
lesson-tank-check-task-4-wrong-2 = Er ist noch in der Schusslinie, nur weiter weg.
lesson-tank-check-task-4-done = Fahr aus der Reichweite oder geh in Deckung.

## ESCAPE.

lesson-tank-escape-title = FLUCHT
lesson-tank-escape-idea = Du gewinnst auch, wenn dein Kommandopanzer gerade oder diagonal über den gegenüberliegenden Rand fährt, aber nicht über eine Ecke.
lesson-tank-escape-task-1 = Du gewinnst auch, wenn dein Kommandopanzer **über den gegenüberliegenden Rand fährt**. Das kostet einen seiner **fünf Schritte**. Klick ihn an, dann den Pfeil am Rand.
lesson-tank-escape-task-1-wrong-1 = Er steht am Rand, aber noch auf dem Brett. Der Kommandopanzer kann noch in diesem Zug hinaus.
lesson-tank-escape-task-1-done = Damit gewinnst du die Partie. Nötig waren vier der fünf Schritte: drei Felder und der Rand.
lesson-tank-escape-task-2 = **FLUCHT** wird angesagt, wenn ein Kommandopanzer **im nächsten Zug** hinaus kann. Fahr deinen so, dass er es kann.
lesson-tank-escape-task-2-otherwise-1 = Von dort könnte er im nächsten Zug nicht hinaus.
lesson-tank-escape-task-2-wrong-1 = Von D7 sind es fünf Schritte bis D12 und einer über den Rand: einer zu viel.
lesson-tank-escape-task-2-wrong-2 = Das ist zu weit vom Rand.
lesson-tank-escape-task-2-done = FLUCHT! Dein Gegner muss sie jetzt verhindern.
lesson-tank-escape-task-3 = Geradeaus käme dieser Kommandopanzer **über die Ecke** hinaus, und das ist **verboten**. Verlass das Brett trotzdem.
lesson-tank-escape-task-3-wrong-1 = Über die Ecke geht es nicht hinaus. Dreh dich vorher.
lesson-tank-escape-task-3-done = Er hat sich unterwegs gedreht und ist neben der Ecke gerade oder diagonal hinausgefahren.
lesson-tank-escape-task-4 = Noch ist es zu früh. Fahr so, dass du **im nächsten Zug** hinaus kannst, und **achte auf die Ecke**.
lesson-tank-escape-task-4-wrong-1 = Von H8 führen fünf Schritte geradeaus über die Ecke, und eine Drehung kostet zu viel.
lesson-tank-escape-task-4-done = Nah an der Ecke braucht ein Kommandopanzer einen Schritt mehr für die Drehung.
lesson-tank-escape-task-5 = Jetzt will der schwarze Kommandopanzer über deinen Rand hinaus. Verhindere es.
lesson-tank-escape-task-5-otherwise-1 = Der Kommandopanzer auf G4 fährt im nächsten Zug hinaus, und Schwarz gewinnt. Zerstöre ihn.
lesson-tank-escape-task-5-wrong-1 = Dieser Panzer ist zu langsam: Der Kommandopanzer auf G4 fährt im nächsten Zug hinaus.
lesson-tank-escape-task-5-done = Ein Kommandopanzer weit vor seinen Einheiten ist leicht zu fangen.

## The tank destroyer.

lesson-tank-destroyer-title = Der Jagdpanzer
lesson-tank-destroyer-idea = Sein Geschütz der Stärke 4 durchschlägt selbst die Front eines schweren Panzers, schießt aber nur geradeaus.
lesson-tank-destroyer-task-1 = Mit **Stärke 4** ist das Geschütz des Jagdpanzers stärker als **Frontpanzerung 3**. Zerstöre den schweren Panzer von vorn.
lesson-tank-destroyer-task-1-wrong-1 = Der schwere Panzer steht geradeaus. Schieß.
lesson-tank-destroyer-task-1-done = Das kann kein anderer Panzer des Grundspiels.
lesson-tank-destroyer-task-2 = Er schießt **nur geradeaus**, nie 45° zur Seite. Dreh ihn zum schweren Panzer und schieß.
lesson-tank-destroyer-task-2-wrong-1 = Jetzt steht er geradeaus. Schieß.
lesson-tank-destroyer-task-2-wrong-2 = Dieses Geschütz kann nicht zur Seite schießen: Dreh es zum Ziel.
lesson-tank-destroyer-task-2-done = Eine Drehung genügt, und drei Schritte sind noch übrig.
lesson-tank-destroyer-task-3 = Finde ein Feld, von dem aus der schwere Panzer auf I7 geradeaus steht.
lesson-tank-destroyer-task-3-wrong-1 = Das ist der mittlere Panzer. Der schwere ist die größere Beute.
lesson-tank-destroyer-task-3-wrong-2 = Diese Diagonale führt zum mittleren Panzer.
lesson-tank-destroyer-task-3-done = Fahren, drehen und schießen: Die vier Schritte sind schnell verbraucht.
lesson-tank-destroyer-task-4 = Halte deinen Panzer **aus der Schusslinie** des Jagdpanzers heraus. Er fährt vier Schritte.
lesson-tank-destroyer-task-4-otherwise-1 = Dort bekommt dich der Jagdpanzer vor sein Geschütz.
lesson-tank-destroyer-task-4-wrong-1 = Er fährt dorthin, von wo er die Diagonale hinunterblickt.
lesson-tank-destroyer-task-4-wrong-2 = Dein Panzer bleibt dort, wo er in Gefahr ist.
lesson-tank-destroyer-task-4-done = Er ist nur in seiner Schusslinie gefährlich, also verlass sie oder geh in Deckung.

## The mortar.

lesson-tank-mortar-title = Der Mörser
lesson-tank-mortar-idea = Er schießt geradeaus über alles hinweg, auf eine Entfernung von genau 3, 4 oder 5 Feldern.
lesson-tank-mortar-task-1 = Ein **Mörser** schießt **über alles hinweg**, auf eine Entfernung von 3, 4 oder 5 Feldern. Zerstöre den mittleren Panzer hinter der Mauer.
lesson-tank-mortar-task-1-wrong-1 = Das Ziel ist vier Felder entfernt, also in Reichweite. Schieß.
lesson-tank-mortar-task-1-wrong-2 = Sechs Felder sind zu weit.
lesson-tank-mortar-task-1-done = Seinem Geschütz der Stärke 5 hält nichts stand, also schützt nur Abstand. Aber der Mörser ist langsam und selbst dünn gepanzert.
lesson-tank-mortar-task-2 = Dieser Gegner ist **zu nah**: zwei Felder. Geh auf die **richtige Entfernung** und schieß.
lesson-tank-mortar-task-2-wrong-1 = Der Gegner ist immer noch zwei Felder entfernt.
lesson-tank-mortar-task-2-wrong-2 = Der Gegner ist drei Felder entfernt. Schieß.
lesson-tank-mortar-task-2-done = Gegen Gegner in weniger als drei Feldern Entfernung ist ein Mörser hilflos.
lesson-tank-mortar-task-3 = Ein Mörser sucht sich aus, was er trifft. Zerstöre den schweren Panzer hinter dem leichten.
lesson-tank-mortar-task-3-wrong-1 = Der leichte Panzer ist weniger wert. Auch fünf Felder sind in Reichweite.
lesson-tank-mortar-task-3-done = Ein Mörser schießt sogar über Gegner hinweg.
lesson-tank-mortar-task-4 = Dreh den Mörser zum schweren Panzer und schieß. Er schießt **nur geradeaus**.
lesson-tank-mortar-task-4-wrong-1 = Er steht drei Felder entfernt auf der Diagonale. Schieß.
lesson-tank-mortar-task-4-wrong-2 = Von hier ist er nicht in der Schusslinie.
lesson-tank-mortar-task-4-done = Auch auf der Diagonale zählt jedes Feld als eins.

## Vehicles of the expansion.

lesson-tank-house-units-title = Fahrzeuge der Erweiterung
lesson-tank-house-units-idea = Auf manchen Brettern gibt es besondere Fahrzeuge, die im Grundspiel fehlen. Jedes kann etwas, was die anderen nicht können.
lesson-tank-house-units-task-1 = Ein **Bulldozer** hat kein Geschütz, aber er **schiebt ein Wrack** ein Feld vor sich her. Mach den Durchgang frei: Fahr auf das Wrack.
lesson-tank-house-units-task-1-wrong-1 = Fahr weiter, auf das Feld des Wracks.
lesson-tank-house-units-task-1-wrong-2 = Das ist Arbeit für den Bulldozer.
lesson-tank-house-units-task-1-done = Hinter dem Wrack muss ein leeres Feld sein. Andere Einheiten können Wracks nur umfahren.
lesson-tank-house-units-task-2 = In der Lücke liegt eine **Mine**. Räume sie mit dem **Minenräumer**.
lesson-tank-house-units-task-2-wrong-1 = Fahr noch ein Feld weiter, auf die Mine.
lesson-tank-house-units-task-2-wrong-2 = Alle anderen Einheiten zerstört eine Mine. Schick den Minenräumer.
lesson-tank-house-units-task-2-done = Die Mine ist geräumt, und der Weg ist für alle frei.
lesson-tank-house-units-task-3 = Nur der **Schwimmpanzer** durchquert Wasser. Bring ihn auf die andere Seite.
lesson-tank-house-units-task-3-wrong-1 = Er ist mitten im Fluss. Fahr weiter zum anderen Ufer.
lesson-tank-house-units-task-3-wrong-2 = Ein Panzer würde versinken. Nimm den Schwimmpanzer.
lesson-tank-house-units-task-3-done = Andere versinken im Wasser und sind verloren.
lesson-tank-house-units-task-4 = Der **Panzerjäger** ist so schnell wie ein leichter Panzer und hat ein Geschütz der Stärke 3, das nur geradeaus schießt. Triff den schweren Panzer **in die Seite**.
lesson-tank-house-units-task-4-wrong-1 = Er steht geradeaus. Schieß.
lesson-tank-house-units-task-4-wrong-2 = Dieses Geschütz schießt nur geradeaus: Dreh es zum Ziel.
lesson-tank-house-units-task-4-done = Sein Geschütz der Stärke 3 ist stärker als Seitenpanzerung 2. Selbst ist er dünn gepanzert.

## Terrain of the expansion.

lesson-tank-house-terrain-title = Gelände der Erweiterung
lesson-tank-house-terrain-idea = Wasser, Hecken, Panzersperren und Minen: Jedes wirkt sich anders auf Fahren und Schießen aus.
lesson-tank-house-terrain-task-1 = Durch eine **Hecke** kannst du fahren, aber **direkte Schüsse** hält sie auf. Versteck den leichten Panzer dahinter, auf der näheren Seite.
lesson-tank-house-terrain-task-1-otherwise-1 = Dort kann er an der Hecke vorbei getroffen werden.
lesson-tank-house-terrain-task-1-wrong-1 = In der Hecke ist er zu sehen und zu treffen. Bleib dahinter.
lesson-tank-house-terrain-task-1-wrong-2 = Das ist jenseits der Hecke.
lesson-tank-house-terrain-task-1-done = Hinter einer Hecke ist Deckung, in ihr nicht.
lesson-tank-house-terrain-task-2 = Im **Wasser** versinken Einheiten, und eine **Panzersperre** hält sie auf, aber **Schüsse gehen darüber hinweg**. Zerstöre den leichten Panzer.
lesson-tank-house-terrain-task-2-wrong-1 = Die Linie ist frei: Keins von beiden hält einen Schuss auf. Schieß.
lesson-tank-house-terrain-task-2-done = Weder Wasser noch Panzersperren geben Deckung.
lesson-tank-house-terrain-task-3 = Eine **Mine** zerstört die Einheit, die auf sie fährt. Fahr **nur bis E5**, mit **Blick auf die Mine** auf E6.
lesson-tank-house-terrain-task-3-wrong-1 = Die Mine hat deinen Panzer zerstört, weil er auf sie gefahren ist.
lesson-tank-house-terrain-task-3-done = Eine Einheit, die auf eine Mine fährt, ist verloren und kommt nicht weiter.
lesson-tank-house-terrain-task-4 = Eine Hecke versteckt den leichten Panzer. Fahr in die Hecke und schieß aus ihr heraus.
lesson-tank-house-terrain-task-4-wrong-1 = Von hier hält die Hecke den Schuss auf. Fahr noch ein Feld weiter.
lesson-tank-house-terrain-task-4-wrong-2 = In der Hecke ist die Linie frei. Schieß.
lesson-tank-house-terrain-task-4-done = Aus einer Hecke heraus kann eine Einheit schießen.

## Clocks.

lesson-tank-clocks-title = Bedenkzeit
lesson-tank-clocks-idea = Mit Uhren kannst du auch auf Zeit verlieren. Wird die Zeit knapp, such nicht lange nach dem besten Zug.
lesson-tank-clocks-task-1 = Mit Uhren verlierst du, wenn deine **Zeit abläuft**. Du hast noch eine halbe Minute: **Gibt es einen Gewinn**?
lesson-tank-clocks-task-1-wrong-1 = Er steht am Rand, aber die Uhr läuft weiter. Verlass das Brett.
lesson-tank-clocks-task-1-done = Such zuerst einen Gewinn: einen Schuss auf den Kommandopanzer oder einen Weg hinaus. Deine Uhr läuft nur, wenn du am Zug bist.
lesson-tank-clocks-task-2 = Du hast noch zwanzig Sekunden. **Gibt es eine Gefahr**? Antworte auf das SCHACH.
lesson-tank-clocks-task-2-otherwise-1 = Dein Kommandopanzer könnte noch zerstört werden.
lesson-tank-clocks-task-2-wrong-1 = Er ist noch in der Schusslinie.
lesson-tank-clocks-task-2-wrong-2 = Der mittlere Panzer fährt ein Feld und hat ihn wieder in der Schusslinie.
lesson-tank-clocks-task-2-done = Such dann nach einer Gefahr: SCHACH oder FLUCHT.
lesson-tank-clocks-task-3 = Du hast noch zwanzig Sekunden, und es gibt keinen Gewinn und keine Gefahr. **Nimm, was nichts kostet**.
lesson-tank-clocks-task-3-wrong-1 = Der leichte Panzer ist in der Schusslinie. Schieß.
lesson-tank-clocks-task-3-done = Nimm dann, was nichts kostet, oder mach einen sicheren Zug. Such nicht zu lange nach dem besten.

## A first plan.

lesson-tank-plan-title = Ein erster Plan
lesson-tank-plan-idea = Bring leichte Panzer früh heraus, halte sie in Deckung, bewache den Weg zu deinem Rand und jage den Kommandopanzer.
lesson-tank-plan-task-1 = Leichte und mittlere Panzer sind schnell: Bring einen auf die **fünfte Reihe oder weiter**. Bleib nah an **Mauern**, wo ihn im nächsten Zug **kein Schuss** trifft.
lesson-tank-plan-task-1-otherwise-1 = Beginne mit einem leichten oder mittleren Panzer.
lesson-tank-plan-task-1-otherwise-2 = Fahr weiter: mindestens bis zur fünften Reihe.
lesson-tank-plan-task-1-otherwise-3 = Dort könnte er im nächsten Zug zerstört werden. Achte auf Mauern.
lesson-tank-plan-task-1-wrong-1 = Schwere Panzer sind langsam. Beginne mit einem schnelleren.
lesson-tank-plan-task-1-wrong-2 = Fahr weiter: mindestens bis zur fünften Reihe.
lesson-tank-plan-task-1-wrong-3 = Von dort hat er viel im Blick, könnte aber im nächsten Zug zerstört werden.
lesson-tank-plan-task-1-done = Bring schnelle Einheiten zuerst heraus. Sie erreichen die Flanke des Gegners, während die schweren Wache halten.
lesson-tank-plan-task-2 = Ein leichter Panzer ist nahe gekommen. Zerstöre ihn von einem Feld, auf dem dich **niemand trifft**.
lesson-tank-plan-task-2-otherwise-1 = Dort könnte dein Panzer dafür getroffen werden. Schieß von weiter hinten.
lesson-tank-plan-task-2-wrong-1 = Du hast ihn zerstört, aber dort könnte dein Panzer dafür getroffen werden. Schieß von weiter hinten.
lesson-tank-plan-task-2-done = Eine Einheit, die allein vorrückt, ist verloren. Frag dich nach jedem gegnerischen Zug, was die Einheit im nächsten Zug treffen kann.
lesson-tank-plan-task-3 = Dein leichter Panzer auf L9 ist weit vorn und in Gefahr. Finde das Feld, auf dem er **SCHACH** gibt und **sicher** ist.
lesson-tank-plan-task-3-otherwise-1 = In Gefahr ist der leichte Panzer auf L9.
lesson-tank-plan-task-3-otherwise-2 = Dort könnte er im nächsten Zug zerstört werden.
lesson-tank-plan-task-3-wrong-1 = Du gibst SCHACH, aber dort könnte dein Panzer zerstört werden.
lesson-tank-plan-task-3-done = SCHACH von einem sicheren Feld treibt den schwarzen Kommandopanzer in die Flucht.
lesson-tank-plan-task-4 = Dein Panzer ist hinter den gegnerischen Linien. Gewinne!
lesson-tank-plan-task-4-wrong-1 = Dieser Panzer ist nicht der Kommandopanzer. Sieh die Reihe hinter dem Gegner entlang.
lesson-tank-plan-task-4-done = Tempo, Deckung und beide Kommandopanzer im Auge behalten: Das ist das Spiel. Jetzt spiel!

## The first game: each rule when it can be used for the first time. A flag marks the place.

first-game-win = Du kannst die gegnerische **Stadt** erobern. Tu es, und du gewinnst!
first-game-aim = Dein Ziel: die gegnerische **Stadt**. Schlag sie, oder schieß sie ab.
first-game-danger = Deine **Stadt** wird angegriffen. Schlag den Angreifer oder stell dich ihm in den Weg.
first-game-step = Soldaten ziehen **vorwärts**, gerade oder diagonal. Klick einen an und dann eine Markierung vor ihm.
first-game-shot = Deine Kanone kann den Gegner an der Flagge **abschießen**. Klick einen Soldaten der Kanone an und dann den Gegner.
first-game-capture = Dein Soldat kann den Gegner an der Flagge **schlagen**: geradeaus, diagonal nach vorn oder zur Seite.
first-game-cannon = **Drei Soldaten in gerader Linie** sind eine Kanone. Zieh zur Flagge, um eine zu bilden.
first-game-retreat = Neben einem Gegner darf sich ein Soldat zwei Punkte **zurückziehen**, etwa zur Flagge.
first-game-shift = Eine Kanone lässt sich auf ihrer Linie **verschieben**: Ein Soldat zieht vom einen Ende zur Flagge am anderen.
first-game-tank-win = Du kannst den gegnerischen **Kommandopanzer** an der Flagge zerstören. Tu es, und du gewinnst!
first-game-tank-exit = Dein **Kommandopanzer** kann das Brett verlassen. Klick ihn an, dann den Pfeil am Rand, und du gewinnst!
first-game-tank-aim = Dein Ziel: Zerstöre den gegnerischen **Kommandopanzer**, oder fahr mit deinem über den gegenüberliegenden Rand hinaus.
first-game-tank-check = SCHACH: Dein **Kommandopanzer** ist in Gefahr. Zerstöre den Angreifer oder bring ihn in Sicherheit.
first-game-tank-drive = Ein Panzer fährt **in seine Blickrichtung**. Klick einen an, dann ein Feld mit einer Zahl, die seine Schritte zählt, und dieses Feld noch einmal.
first-game-tank-kill = Du kannst den Panzer an der Flagge zerstören: Dein Geschütz ist **stärker als seine Panzerung** dort. Klick deinen Panzer an, dann den Gegner, und zum Schießen noch einmal den Gegner.
first-game-tank-bounce = Dein Panzer könnte auf den an der Flagge zielen, aber sein Schuss würde an der dicken Panzerung **abprallen**. Komm an seine Seite oder sein Heck.
first-game-tank-rotate = Auch eine **Drehung** um 45° kostet einen Schritt. Klick einen Panzer zweimal an und dann einen Pfeil neben ihm.

# The model games: what each file in `assets/model-games` says, in its order. A reader reads one comment at a time, beside the board: two or
# three short sentences. Tests prove what the comments claim; a changed comment needs changed claims in the file of its game.

## Cannon: flank

model-cannon-flank-title = Die offene Flanke
model-cannon-flank-idea = Eine Kanone verschiebt sich auf der i-Linie Punkt für Punkt auf die Stadt auf i1 zu.
model-cannon-flank-1 = Die Stadt von Dunkel steht auf i1, die von Hell auf b10. Behalte die i-Linie im Auge: Eine Stadt am Rand hat wenige Soldaten um sich.
model-cannon-flank-2 = Diesen Zug bestimmte das Los, und er ist schlecht: Er zerstört die Kanone auf der a-Linie. Mit dem ruhigen Schritt e2-d3 wäre Dunkel im Vorteil geblieben.
model-cannon-flank-3 = Die Soldaten auf d8, e7 und f6 bilden eine diagonale Kanone. Sie schießt den Soldaten auf h4 ab, der den Weg zur Stadt von Dunkel bewachte.
model-cannon-flank-4 = Eine Kanone kann als Ganzes ziehen: Der hintere Soldat geht nach vorn, von i8 nach i5. Noch eine Verschiebung, und die Stadt ist in Reichweite.
model-cannon-flank-5 = Dunkel spielt in der Mitte und vergisst die i-Linie. Die Verschiebung b4>b7, die selbst die Stadt von Hell bedroht, hätte länger standgehalten.
model-cannon-flank-6 = Jetzt ist die Mündung auf i4. Der Punkt davor ist leer, und die Stadt ist drei Punkte entfernt: Hell droht mit einem Weitschuss. Dunkel muss den Soldaten auf i4 schlagen.
model-cannon-flank-7 = Die Kanone ist weg, aber sie hat den letzten Wächter weggelockt. Zwei Soldaten von Hell sind nah an der Stadt, und neben ihr steht nur der Soldat auf h1.
model-cannon-flank-8 = Hell geht am Rand um den Wächter herum. Von hier an gewinnt Hell erzwungen: Was Dunkel auch zieht, die Stadt fällt in zwei Zügen.
model-cannon-flank-9 = Ein Soldat schlägt diagonal nach vorn, und die Partie ist zu Ende. Wenn deine Stadt am Rand steht, lass zwei oder drei Soldaten bei ihr.

## Cannon: runner

model-cannon-runner-title = Ein Soldat, den keiner einholt
model-cannon-runner-idea = Dunkel greift links an, und rechts geht ein einzelner Soldat von Hell vorbei.
model-cannon-runner-1 = Diesen Zug bestimmte das Los: Die Kanone auf der c-Linie verschiebt sich zurück auf die eigene Grundreihe. Das kostet Zeit. Vorher war Dunkel im Vorteil, jetzt ist es Hell.
model-cannon-runner-2 = Dunkel hat einen Soldaten auf f6 geschlagen, und Hell schlägt zurück. Ein Soldat mit einem Kameraden hinter sich ist gedeckt: Der Tausch kostet beide einen.
model-cannon-runner-3 = Die Kanone von Hell verschiebt sich in die Mitte des Bretts. Von d5 droht sie mit einem Weitschuss auf den Soldaten auf d2 vor der Stadt von Dunkel.
model-cannon-runner-4 = Dunkel rückt links vor. Die Soldaten auf b5 und c5 sehen stark aus, aber sie lassen die Stadt zurück.
model-cannon-runner-5 = Ein Schritt an den Rand, und die letzte Chance ist vertan. Sieh auf den Soldaten auf f5: Kein Soldat von Dunkel ist nah genug, um ihn aufzuhalten.
model-cannon-runner-6 = Hell gewinnt jetzt erzwungen in zwei Zügen. Der Soldat geht nach e2 neben die Stadt und erobert sie dann.
model-cannon-runner-7 = Ein Rückzug bringt einen Wächter auf einmal zwei Punkte zurück nach e3. Es hilft nicht: Wenn Hell auf e2 steht, ist das hinter dem Wächter, und Soldaten schlagen nie nach hinten.
model-cannon-runner-8 = Dunkel hatte sogar einen Soldaten mehr als Hell, aber alle waren zu weit weg. Bevor du angreifst, zähle die Züge, die der Gegner braucht.

## Cannon: guard

model-cannon-guard-title = Der Wächter, der ging
model-cannon-guard-idea = Hells Wächter geht von der Stadt weg, und eine Verschiebung entscheidet.
model-cannon-guard-1 = Beide Städte stehen links: die von Dunkel auf c1, die von Hell auf b10. Dunkel zieht zuerst und greift dort an. Achte darauf, welche Soldaten zur Verteidigung zu Hause bleiben.
model-cannon-guard-2 = Dunkel hat den Soldaten auf b7 abgeschossen, und Hell antwortet mit einem Schuss auf f3. Ein Schuss entfernt sein Ziel, und nichts bewegt sich. Beide haben noch 14 Soldaten.
model-cannon-guard-3 = Hell verschiebt eine Kanone auf ihrer Reihe, von h7 nach e7, näher zur Stadt. Eine Verschiebung bringt einen Soldaten drei Punkte weit und damit auch schnell Hilfe.
model-cannon-guard-4 = Der entscheidende Fehler: Der Wächter direkt vor der Stadt tritt zur Seite nach a8. Mit dem Gegenangriff d6-c5 wäre die Partie offen geblieben.
model-cannon-guard-5 = Der Soldat von Dunkel tritt vor drei Gegner und greift sie alle an. Hell darf ihn schlagen, aber das führt noch einen Soldaten von der Stadt weg.
model-cannon-guard-6 = Neben einem Gegner darf sich ein Soldat um zwei Punkte zurückziehen, gerade oder diagonal. Ein Wächter kommt nach c9 zurück, aber f7 geht verloren.
model-cannon-guard-7 = Der letzte Fehler. Der Soldat läuft nach vorn, weg von seiner Stadt. Siehst du den nächsten Zug von Dunkel? Schau auf die drei Soldaten auf der b-Linie.
model-cannon-guard-8 = Die Kanone verschiebt sich nach b7, und die Stadt auf b10 liegt in der Reichweite eines Weitschusses. Hell muss die Mündung versperren oder den vorderen Soldaten schlagen.
model-cannon-guard-9 = Ein Soldat auf b8 versperrt die Mündung: Für einen Schuss muss der Punkt direkt davor leer sein. Aber die Soldaten von Dunkel gehen jetzt selbst weiter, über a7.
model-cannon-guard-10 = Nach zwei Tauschen bleibt ein Soldat von Dunkel nah bei der Stadt, und kein Wächter. Dunkel gewinnt erzwungen in zwei Zügen.
model-cannon-guard-11 = Die Stadt fällt durch einen Soldaten und nicht durch die Kanone, die drohte. Eine Drohung muss nicht ausgeführt werden: Es genügt, dass sie den Gegner bindet.

## Cannon: shots

model-cannon-shots-title = Zehn Schüsse
model-cannon-shots-idea = Die Kanonen schießen zehn Soldaten ab, und dann verschiebt sich eine ins gegnerische Lager.
model-cannon-shots-1 = Den ersten Zug bestimmte das Los, eine Verschiebung: Die Kanone auf der e-Linie geht einen Punkt vor. Ihre Soldaten stehen jetzt auf e3, e4 und e5.
model-cannon-shots-2 = Hell schießt den mittleren Soldaten dieser Kanone ab. Mit einer Lücke in der Linie ist sie keine Kanone mehr.
model-cannon-shots-3 = Sechs Schüsse, drei von jeder Seite: Beide haben 12 Soldaten. Wer hier nicht schießt, richtet eine Kanone aus oder bringt einen Soldaten aus der Schusslinie.
model-cannon-shots-4 = Hell hat gerade einen Soldaten auf f5 geschlagen, und die Kanone auf b5, c5 und d5 schießt ihn aus zwei Punkten Abstand ab. Auch eine Kanone deckt ihre Kameraden.
model-cannon-shots-5 = Hell stellt rechts drei Soldaten in eine Reihe, aber die Gefahr ist links.
model-cannon-shots-6 = Eine diagonale Verschiebung: Der hintere Soldat geht von e3 nach b6, direkt vor den Gegner. Schlägt Hell, dann schlägt Dunkel zurück.
model-cannon-shots-7 = Dieselbe Kanone verschiebt sich noch einmal, nach a7, an den Verteidigern vorbei. Von dort geht ein Soldat über die letzten Reihen zur Stadt.
model-cannon-shots-8 = Dunkel gewinnt erzwungen in zwei Zügen: Der Soldat geht nach c10 neben die Stadt und erobert sie seitwärts.
model-cannon-shots-9 = Soldaten schlagen nach vorn und seitwärts, aber nie nach hinten: Der Wächter auf d9 konnte gegen einen Gegner auf der Grundreihe nichts tun.

## Cannon: recapture

model-cannon-recapture-title = Falsch zurückgeschlagen
model-cannon-recapture-idea = Dunkel steht auf Gewinn, lässt nach und schlägt mit dem falschen Soldaten zurück.
model-cannon-recapture-1 = Eine lange Partie, in der der Vorteil mehrmals wechselt. Die Städte stehen auf f1 und b10. Versuche, jeden Fehler zu finden, bevor du davon liest.
model-cannon-recapture-2 = Bis hierher war die Partie ausgeglichen. Jetzt tritt der Soldat von Hell neben einen Gegner, der ihn schlägt. Hell kann zurückschlagen, aber der Weg für den Soldaten von Dunkel auf b5 ist frei.
model-cannon-recapture-3 = Wieder ein Schritt dorthin, wo geschlagen werden kann, und diesmal schlägt Dunkel zuerst. Dunkel ist jetzt dem Sieg nah.
model-cannon-recapture-4 = Die erste Nachlässigkeit: Dunkel holt links einen Soldaten heran. f3-e4, vor die gegnerischen Soldaten, hätte alles unter Kontrolle gehalten.
model-cannon-recapture-5 = Hell schlägt auf g4. Zwei Soldaten können zurückschlagen: der auf f3 und der auf f4. Welchen würdest du nehmen?
model-cannon-recapture-6 = Der falsche. Auf f4 stand der Soldat neben dem Weg des Gegners auf e5. Mit f3xg4 war Dunkel noch im Spiel; jetzt gewinnt Hell.
model-cannon-recapture-7 = Zwei Soldaten nebeneinander, und einer greift c4 an. Von hier an ist Dunkel überall zu langsam.
model-cannon-recapture-8 = Hell gewinnt erzwungen, in höchstens drei Zügen: Der Soldat geht um die Wächter herum, und kein Soldat von Dunkel kommt rechtzeitig zurück.
model-cannon-recapture-9 = Wenn zwei Soldaten zurückschlagen können, nimm nicht einfach den nächsten: Frage zuerst, was jeder von ihnen bewacht.

## Cannon: no-move

model-cannon-no-move-title = Kein Zug mehr
model-cannon-no-move-idea = Dunkel tauscht Soldat um Soldat, bis Hell keinen mehr hat, der ziehen kann.
model-cannon-no-move-1 = Es gibt noch einen Weg zum Sieg außer der Stadt: Wer am Zug keinen legalen Zug hat, verliert. Zähle im Lauf der Partie die Soldaten.
model-cannon-no-move-2 = Hell schlägt einen Soldaten, den zwei Kameraden decken, und Dunkel wird zurückschlagen. Solche Tausche leeren das Brett, und das hilft der Seite, die vorn liegt.
model-cannon-no-move-3 = Schuss um Schuss: Hell hat gerade einen Soldaten auf f4 abgeschossen, und Dunkel schießt einen auf g6 ab. Jetzt stehen zehn Soldaten gegen acht.
model-cannon-no-move-4 = Ein Schuss zur rechten Zeit: Dunkel hat fünf Soldaten, Hell vier. Bei so wenigen auf dem Brett entscheidet ein Soldat mehr.
model-cannon-no-move-5 = Hell hat nur noch einen Soldaten, auf b8, neben der Stadt, die nicht ziehen kann. Dunkel gewinnt jetzt erzwungen.
model-cannon-no-move-6 = Eile ist nicht nötig: Hell muss mit dem letzten Soldaten ziehen, und jeder Schritt bringt ihn näher an die von Dunkel.
model-cannon-no-move-7 = Die Stadt auf b10 steht noch, und Hell hat verloren: Kein Soldat ist mehr da, der ziehen kann. Etwa eine Partie von fünfzehn endet so.

## Tank Chess: chase

model-tank-chess-chase-title = Kommandopanzer ohne Deckung
model-tank-chess-chase-idea = Scharmützel, 24 Züge: Der weiße Kommandopanzer verlässt die Deckung und wird bis zum Ende gejagt.
model-tank-chess-chase-1 = Ein kleines Brett mit sieben Einheiten je Seite. Den ersten Zug beider Seiten bestimmte das Los. Der weiße Kommandopanzer steht auf G1, ein schwerer Panzer daneben.
model-tank-chess-chase-2 = SCHACH: Der leichte Panzer könnte im nächsten Zug weiterfahren und den Kommandopanzer zerstören. Niemand muss auf SCHACH antworten, aber es ist klug.
model-tank-chess-chase-3 = Der Kommandopanzer fährt weg nach J2. Für den Augenblick ist er sicher, aber er hat den schweren Panzer verlassen, und hier gibt es weniger Deckung.
model-tank-chess-chase-4 = Der mittlere Panzer von Schwarz zerstört den leichten auf L5. Eine Einheit mit Turm schießt auch 45° links von ihrer Blickrichtung. Jetzt steht das Wrack zwischen ihm und dem Kommandopanzer.
model-tank-chess-chase-5 = Weiß bringt auf dem anderen Flügel einen Panzer heran. Der Kommandopanzer auf L3 bekommt keine Hilfe. Von hier an ist er allein.
model-tank-chess-chase-6 = Ein leichter Panzer richtet sich aus, und wieder ist es SCHACH. Zusammen mit dem mittleren Panzer auf K7 lässt er dem Kommandopanzer nirgends lange Ruhe.
model-tank-chess-chase-7 = Der mittlere Panzer kommt herum nach H4 und nimmt dem Kommandopanzer den Weg. Wieder SCHACH.
model-tank-chess-chase-8 = Schwarz gewinnt erzwungen: Was Weiß auch zieht, der Kommandopanzer wird im nächsten Zug zerstört. Weiß kann nur noch einen Panzer zerstören.
model-tank-chess-chase-9 = Von hinten zerstört. Ein Kommandopanzer ist schnell, aber schwach gepanzert: Lass ihn hinter Hindernissen, mit einem starken Panzer in der Nähe.

## Tank Chess: escape

model-tank-chess-escape-title = Der Weg zum anderen Rand
model-tank-chess-escape-idea = Der weiße Kommandopanzer fährt über das ganze Brett und verlässt es auf der anderen Seite.
model-tank-chess-escape-1 = Das Brett des veröffentlichten Spiels. Es gibt zwei Spielziele: den gegnerischen Kommandopanzer zerstören oder den eigenen über den anderen Rand fahren. Weiß erreicht das zweite.
model-tank-chess-escape-2 = Der mittlere Panzer von Schwarz hat gerade den leichten auf B4 zerstört, und der schwere von Weiß erwidert das Feuer. Wer schießt, steht danach oft selbst in einer Schusslinie.
model-tank-chess-escape-3 = Ein schwerer Panzer zerstört einen anderen. Die Front mit 3 hätte ein Geschütz der Stärke 3 aufgehalten, aber der Schuss traf die Seite, die nur 2 hat.
model-tank-chess-escape-4 = Ein langer diagonaler Schuss über fünf Felder auf einen Panzer, der woandershin blickte. Folge vor jedem Zug den Schusslinien bis zum Ende.
model-tank-chess-escape-5 = Der schwere Panzer von Schwarz dreht sich auf der Stelle und verliert Zeit. Der leichte von Weiß auf F5 kommt an ihm vorbei, hinter die schwarzen Einheiten.
model-tank-chess-escape-6 = Vom Rand aus zerstört der leichte Panzer seinesgleichen und bietet SCHACH. Der schwarze Kommandopanzer muss fliehen, weg von der Straße von Weiß.
model-tank-chess-escape-7 = Ein mittlerer Panzer zerstört einen schweren, von hinten: Das Heck eines schweren Panzers hat die Panzerung 1. Schwarz hat auf dieser Seite keinen schweren mehr.
model-tank-chess-escape-8 = Der mittlere Panzer von Schwarz jagt am Rand einen leichten. Zwischen dem weißen Kommandopanzer und dem anderen Rand steht jetzt nichts mehr.
model-tank-chess-escape-9 = FLUCHT: Der Kommandopanzer könnte im nächsten Zug das Brett verlassen. Fünf Schritte auf einer Diagonale, und keine schwarze Einheit kann ihn auf C14 treffen oder alle Wege sperren.
model-tank-chess-escape-10 = Weiß gewinnt, ohne den gegnerischen Kommandopanzer zu zerstören. Wenn beide viele Einheiten verloren haben, suche den Weg zum anderen Rand.

## Tank Chess: hill

model-tank-chess-hill-title = Drei Züge auf dem Hügel
model-tank-chess-hill-idea = Halte den Hügel: Beide kämpfen um vier Felder in der Mitte.
model-tank-chess-hill-1 = Hier gewinnst du auch, wenn am Ende von drei deiner Züge in Folge eine deiner Einheiten auf den markierten Feldern steht und keine gegnerische.
model-tank-chess-hill-2 = Der leichte Panzer von Schwarz kam weit vor, um einen von Weiß zu zerstören, und wird seinerseits zerstört. Eine Einheit gegen eine.
model-tank-chess-hill-3 = Ein schwerer Panzer fährt auf den Hügel, die starke Front zum Gegner. Schwarz zählt jetzt die Züge, und Weiß muss etwas dagegen tun.
model-tank-chess-hill-4 = AUFTRAG: Noch ein solcher Zug, und Schwarz gewinnt. Die Ansage warnt dich auch dann, wenn kein Geschütz auf dich zielt.
model-tank-chess-hill-5 = Weiß fährt einen mittleren Panzer auf den Hügel. Er wird dort zerstört, aber seine Anwesenheit beendet die Zählung von Schwarz. Das ist einen Panzer wert.
model-tank-chess-hill-6 = Der schwere Panzer von Schwarz verließ den Hügel für einen Schuss auf M1 und zeigte dem von Weiß die Seite. Jetzt hat Schwarz noch einen schweren Panzer.
model-tank-chess-hill-7 = P12>P9/S war besser. Der Panzer auf P9 blickt in die falsche Richtung, und der weiße Kommandopanzer kommt selbst heraus.
model-tank-chess-hill-8 = Auch ein Kommandopanzer hat ein Geschütz. SCHACH durch den Kommandopanzer auf O6: kühn, aber es ist der stärkste Zug.
model-tank-chess-hill-9 = Zwei Dinge auf einmal: Der mittlere Panzer fährt auf den Hügel und zerstört die Einheit, die ihn bewachte. Der schwarze Kommandopanzer ist weit weg auf O10.
model-tank-chess-hill-10 = AUFTRAG, diesmal für Weiß, und der Sieg ist erzwungen: Keine schwarze Einheit kann in einem Zug den Hügel erreichen oder den Panzer dort treffen.
model-tank-chess-hill-11 = Jetzt gewinnt jeder Zug. Auf Brettern mit einem Auftrag frage vor jedem Zug: Wer zählt, und wer kann es stoppen?

## Tank Chess: mortar

model-tank-chess-mortar-title = Der Mörser hinter den Hecken
model-tank-chess-mortar-idea = Hecken: Ein Mörser schießt über alles hinweg, was andere aufhält, und eine doppelte Drohung beendet die Partie.
model-tank-chess-mortar-1 = Durch Hecken kann man fahren, aber direktes Feuer endet an ihnen. Mörser schießen über alles hinweg, genau 3, 4 oder 5 Felder geradeaus.
model-tank-chess-mortar-2 = Der schwere Panzer von Weiß hat gerade einen mittleren zerstört, und ein schwarzer Mörser antwortet aus drei Feldern Abstand. Auf K13 steht eine Hecke; das Geschoss fliegt darüber.
model-tank-chess-mortar-3 = Ein leichter Panzer zerstört einen Mörser und bietet SCHACH. Mörser treffen hart und sind schwach gepanzert: Ein Mörser braucht Kameraden vor sich.
model-tank-chess-mortar-4 = Der Mörser von Weiß fährt nach B8. Von dort muss er sich nur nach Norden drehen, um auf den Jagdpanzer auf B12 zu schießen.
model-tank-chess-mortar-5 = Und das tut er, über das Hindernis auf B10 hinweg. Der Jagdpanzer konnte nicht zurückschießen: Das Hindernis hält seine Geschosse auf.
model-tank-chess-mortar-6 = Zwei Züge weiter zerstört derselbe Mörser einen schweren Panzer, drei Felder entfernt. Das Geschütz eines Mörsers, 5, ist stärker als jede Panzerung auf diesem Brett.
model-tank-chess-mortar-7 = SCHACH durch den Mörser, tief im schwarzen Lager. Schwarz muss sich verteidigen, und die anderen weißen Einheiten rücken inzwischen näher.
model-tank-chess-mortar-8 = Der letzte Mörser von Schwarz hat geschossen und wird seinerseits zerstört. Nur Weiß hat jetzt noch einen Mörser.
model-tank-chess-mortar-9 = Der weiße Kommandopanzer macht sich am Rand auf den Weg. Seine Einheiten haben die schwarzen weggelockt, und niemand kommt rechtzeitig an die A-Linie.
model-tank-chess-mortar-10 = SCHACH und FLUCHT zugleich: Der Kommandopanzer könnte den gegnerischen zerstören oder das Brett verlassen. Schwarz kann eine Drohung abwehren, nicht beide.
model-tank-chess-mortar-11 = Weiß verlässt das Brett und gewinnt. Zwei Drohungen mit einem Zug sind der sicherste Weg, eine Partie zu beenden.

# Why an action is good, what the opponent's last action threatens, and what a careless action allows. The player is addressed as "you". Each
# sentence stands alone on one line.

## Both games.
reason-forces-win = Was dein Gegner auch spielt: Du gewinnst im nächsten Zug.
# $first and $second are parts such as "to take the town" and "to destroy the heavy tank on E5".
reason-double-threat = Droht zweierlei auf einmal: { $first } und { $second }.

## Cannon: why an action is good.
reason-takes-town = Erobert die gegnerische Stadt und gewinnt.
reason-leaves-no-action = Nimmt deinem Gegner jeden Zug und gewinnt.
reason-saves-town = Rettet deine Stadt.
reason-recaptures = Schlägt auf { $at } zurück.
reason-wins-soldier = Gewinnt den Soldaten auf { $at }.
# $taken-back is "there" where the opponent can take back on the same point.
reason-trades-soldiers = { $taken-back ->
    [there] Tauscht Soldaten auf { $at }.
   *[elsewhere] Schlägt den Soldaten auf { $at }; dafür kann deiner auf { $lost } fallen.
}
reason-takes-soldier = Schlägt den Soldaten auf { $at }.
reason-threatens-town = Droht, mit { $by } die Stadt zu erobern.
reason-threatens-soldier = Droht, mit { $by } den Soldaten auf { $at } zu schlagen.
reason-threatens-no-action = Droht, deinem Gegner jeden Zug zu nehmen.
reason-saves-soldier = Rettet deinen Soldaten auf { $at }.
reason-protects-soldier = Deckt deinen Soldaten auf { $at }.
reason-blocks-muzzle = Versperrt die Mündung auf { $muzzle }, die auf { $target } zielte.
reason-breaks-cannon = Zerschlägt die Kanone von { $rear } bis { $muzzle }.
reason-builds-cannon = Bildet eine Kanone von { $rear } bis { $muzzle }.
reason-places-town = Setzt deine Stadt auf { $at }, damit deine Soldaten ziehen dürfen.
reason-shifts-cannon = Verschiebt eine Kanone auf die Linie von { $rear } bis { $muzzle }.
reason-plans-cannon = Bereitet eine Kanone von { $rear } bis { $muzzle } vor.
reason-plans-capture = Bereitet vor, den Soldaten auf { $at } zu schlagen.

# Parts of sentences: who attacks, and what is threatened.
reason-by-soldier = dem Soldaten auf { $at }
reason-by-cannon = der Kanone von { $rear } bis { $muzzle }
reason-target-town = die Stadt zu erobern
reason-target-soldier = den Soldaten auf { $at } zu schlagen
reason-target-no-action = deinem Gegner jeden Zug zu nehmen

## Cannon: what the opponent's last action threatens.
opponent-threatens-town = Damit droht dein Gegner, mit { $by } deine Stadt zu erobern.
opponent-threatens-soldier = Damit droht dein Gegner, mit { $by } deinen Soldaten auf { $at } zu schlagen.
opponent-threatens-no-action = Damit droht dein Gegner, dir jeden Zug zu nehmen.

## Cannon: what a careless action allows.
danger-loses-town = Dann kann dein Gegner mit { $by } deine Stadt erobern.
danger-loses-soldier = Dann kann dein Gegner mit { $by } deinen Soldaten auf { $at } schlagen.
danger-loses-actions = Dann kann dein Gegner dir jeden Zug nehmen.

## Tank Chess: why an action is good.
reason-destroys-command = Zerstört den gegnerischen Kommandopanzer und gewinnt.
reason-leaves = Fährt mit deinem Kommandopanzer vom Brett und gewinnt.
reason-reaches-flag = Erreicht die gegnerische Flagge und gewinnt.
reason-completes-objective = Erfüllt den Auftrag dieses Bretts und gewinnt.
reason-saves-command = Rettet deinen Kommandopanzer.
reason-stops-escape = Verhindert die Flucht des gegnerischen Kommandopanzers.
reason-stops-objective = Verhindert, dass dein Gegner im nächsten Zug gewinnt.
reason-returns-fire = Erwidert das Feuer: Zerstört den { $unit }, der gerade geschossen hat.
reason-wins-unit = { $facet ->
    [rear] Gewinnt den { $unit } durch einen Schuss ins Heck.
    [side] Gewinnt den { $unit } durch einen Schuss in die Seite.
   *[front] Gewinnt den { $unit }.
}
reason-trades-units = Zerstört den { $unit }; dafür kann der Gegner deinen { $lost } zerstören.
reason-destroys-unit = { $facet ->
    [rear] Zerstört den { $unit } durch einen Schuss ins Heck.
    [side] Zerstört den { $unit } durch einen Schuss in die Seite.
   *[front] Zerstört den { $unit }.
}
reason-threatens-command = Bedroht mit deinem { $by } den gegnerischen Kommandopanzer (Schach).
reason-threatens-escape = Droht, mit deinem Kommandopanzer das Brett zu verlassen (Flucht).
reason-threatens-flag = Droht, mit deinem { $by } die gegnerische Flagge zu erreichen.
reason-threatens-objective = Droht, den Auftrag dieses Bretts zu erfüllen.
reason-threatens-unit = Bedroht mit deinem { $by } den { $unit }.
reason-opens-side = Bedroht mit deinem { $by } den { $unit } von der Seite.
reason-opens-rear = Bedroht mit deinem { $by } den { $unit } von hinten.
reason-leaves-fire = Bringt deinen { $unit } aus der Schusslinie.
reason-turns-armour = Dreht deinen { $unit } mit der stärkeren Panzerung zum Gegner.
reason-shields-unit = Schirmt deinen { $unit } ab.
reason-saves-unit = Der Schuss rettet deinen { $unit }.
reason-takes-squares = Nimmt die markierten Felder ein.
reason-contests-squares = Macht deinem Gegner die markierten Felder streitig.
reason-clears-mine = Räumt die Mine auf { $at }.
reason-approaches-exit = { $steps ->
    [one] Dein Kommandopanzer braucht danach nur noch einen Schritt, um das Brett zu verlassen.
   *[other] Dein Kommandopanzer braucht danach noch { $steps } Schritte, um das Brett zu verlassen.
}
reason-plans-shot = Bereitet vor, den { $unit } zu zerstören.

# Parts of sentences: a unit on its square, and what is threatened.
reason-your-unit = { $name } auf { $at }
reason-their-unit = { $name } auf { $at }
reason-target-command = den gegnerischen Kommandopanzer zu zerstören
reason-target-escape = mit deinem Kommandopanzer das Brett zu verlassen
reason-target-flag = die gegnerische Flagge zu erreichen
reason-target-objective = den Auftrag zu erfüllen
reason-target-unit = den { $unit } zu zerstören

# Kinds of units within a sentence, after "the" or "your".
reason-unit-heavy = schweren Panzer
reason-unit-medium = mittleren Panzer
reason-unit-light = leichten Panzer
reason-unit-command = Kommandopanzer
reason-unit-destroyer = Jagdpanzer
reason-unit-mortar = schweren Mörser
reason-unit-super-heavy = überschweren Panzer
reason-unit-hunter = Panzerjäger
reason-unit-amphibious = Schwimmpanzer
reason-unit-bulldozer = Bulldozer
reason-unit-minesweeper = Minenräumer
reason-unit-other = Panzer

## Tank Chess: what the opponent's last action threatens.
opponent-threatens-command = Damit droht dein Gegner, mit dem { $by } deinen Kommandopanzer zu zerstören (Schach).
opponent-threatens-escape = Damit droht dein Gegner, mit seinem Kommandopanzer das Brett zu verlassen (Flucht).
opponent-threatens-flag = Damit droht dein Gegner, mit dem { $by } deine Flagge zu erreichen.
opponent-threatens-objective = Damit droht dein Gegner, den Auftrag dieses Bretts zu erfüllen.
opponent-threatens-unit = Damit droht dein Gegner, mit dem { $by } deinen { $unit } zu zerstören.
opponent-opens-side = Damit droht dein Gegner, mit dem { $by } deinen { $unit } in die Seite zu treffen.
opponent-opens-rear = Damit droht dein Gegner, mit dem { $by } deinen { $unit } ins Heck zu treffen.

## Tank Chess: what a careless action allows.
danger-loses-command = Dann kann dein Gegner mit dem { $by } deinen Kommandopanzer zerstören.
danger-allows-escape = Dann kann der gegnerische Kommandopanzer das Brett verlassen.
danger-loses-flag = Dann kann dein Gegner mit dem { $by } deine Flagge erreichen.
danger-loses-objective = Dann kann dein Gegner den Auftrag dieses Bretts erfüllen und gewinnen.
danger-loses-unit = Dann kann dein Gegner mit dem { $by } deinen { $unit } zerstören.
danger-loses-unit-side = Dann kann dein Gegner mit dem { $by } deinen { $unit } von der Seite zerstören.
danger-loses-unit-rear = Dann kann dein Gegner mit dem { $by } deinen { $unit } von hinten zerstören.

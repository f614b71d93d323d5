# The model games: what each file in `assets/model-games` says, in its order. A reader reads one comment at a time, beside the board: two or
# three short sentences. Tests prove what the comments claim; a changed comment needs changed claims in the file of its game.

## Cannon: flank

model-cannon-flank-title = The open flank
model-cannon-flank-idea = A cannon shifts down the i file, point by point, towards the town on i1.
model-cannon-flank-1 = Dark’s town stands on i1 and Light’s on b10. Keep an eye on the i file: a town near the edge has few soldiers around it.
model-cannon-flank-2 = Lots decided this move, and it is a bad one: it breaks up the cannon on the a file. The quiet step e2-d3 would have kept Dark ahead.
model-cannon-flank-3 = The soldiers on d8, e7 and f6 form a diagonal cannon. It shoots the soldier on h4, which guarded the way to Dark’s town.
model-cannon-flank-4 = A cannon can move as a whole: the rear soldier goes to the front, from i8 to i5. One more shift, and the town is within range.
model-cannon-flank-5 = Dark plays in the centre and forgets the i file. The shift b4>b7, with a threat to Light’s own town, would have held out longer.
model-cannon-flank-6 = Now the muzzle is on i4. The point in front of it is empty, and the town is three points away: Light threatens a long shot. Dark has to take the soldier on i4.
model-cannon-flank-7 = The cannon is broken up, but it has drawn the last guard away. Two Light soldiers are near the town, and only the soldier on h1 stands beside it.
model-cannon-flank-8 = Light walks around the guard, along the edge. From here Light wins by force: whatever Dark plays, the town falls in two turns.
model-cannon-flank-9 = A soldier captures diagonally forward, and the game is over. If your town stands near the edge, keep two or three soldiers with it.

## Cannon: runner

model-cannon-runner-title = A runaway soldier
model-cannon-runner-idea = Dark attacks on the left, and one Light soldier walks past on the right.
model-cannon-runner-1 = Lots decided this move: the cannon on the c file shifts backwards, to its own home rank. That loses time. Before it, Dark was ahead; now Light is.
model-cannon-runner-2 = Dark has taken a soldier on f6, and Light recaptures. A soldier that has a comrade behind it is protected: the trade costs both sides one.
model-cannon-runner-3 = Light’s cannon shifts to the middle of the board. From d5 it could make a long shot at the soldier on d2, in front of Dark’s town.
model-cannon-runner-4 = Dark goes forward on the left. The soldiers on b5 and c5 look strong, but they leave the town behind.
model-cannon-runner-5 = A step to the edge, and the last chance is lost. Look at the soldier on f5: no Dark soldier is near enough to stop it.
model-cannon-runner-6 = Light now wins by force in two turns. The soldier goes to e2, beside the town, and then takes it.
model-cannon-runner-7 = A retreat brings a guard back to e3, two points at once. It does not help: when Light stands on e2, it is behind the guard, and soldiers never capture backwards.
model-cannon-runner-8 = Dark even had one soldier more than Light, but all of them were too far away. Before you attack, count the turns that the enemy needs.

## Cannon: guard

model-cannon-guard-title = The guard that left
model-cannon-guard-idea = Light’s guard steps away from the town, and a shift decides.
model-cannon-guard-1 = Both towns stand on the left: Dark’s on c1, Light’s on b10. Dark moves first and attacks on that side. See which soldiers stay at home to defend.
model-cannon-guard-2 = Dark has shot the soldier on b7, and Light answers with a shot at f3. A shot removes its target, and nothing moves. Each side has 14 soldiers left.
model-cannon-guard-3 = Light shifts a cannon along its rank, from h7 to e7, closer to the town. A shift moves one soldier by three points, so it also brings help quickly.
model-cannon-guard-4 = The mistake that decides: the guard right in front of the town steps aside to a8. The counterattack d6-c5 would have kept the game level.
model-cannon-guard-5 = Dark’s soldier steps up to three enemies and attacks them all. Light may capture it, but that takes another soldier away from the town.
model-cannon-guard-6 = Next to an enemy, a soldier may retreat two points, straight or diagonally. A guard comes back to c9, but f7 is left to be captured.
model-cannon-guard-7 = The last mistake. The soldier runs forward, away from its town. Do you see Dark’s next move? Look at the three soldiers on the b file.
model-cannon-guard-8 = The cannon shifts to b7, and the town on b10 is within a long shot. Light has to block the muzzle or take the soldier in front.
model-cannon-guard-9 = A soldier on b8 blocks the muzzle: the point right in front of it has to be empty for a shot. But Dark’s soldiers now go on themselves, by way of a7.
model-cannon-guard-10 = After two trades, one Dark soldier is left beside the town, and no guard. Dark wins by force in two turns.
model-cannon-guard-11 = The town falls to a soldier, and not to the cannon that threatened it. A threat need not be carried out: it is enough that it ties the enemy down.

## Cannon: shots

model-cannon-shots-title = Ten shots
model-cannon-shots-idea = The cannons shoot ten soldiers, and then one of them shifts into the enemy camp.
model-cannon-shots-1 = Lots decided the first move, a shift: the cannon on the e file goes one point forward. Its soldiers now stand on e3, e4 and e5.
model-cannon-shots-2 = Light shoots the middle soldier of that cannon. With a gap in the line, it is no cannon any more.
model-cannon-shots-3 = Six shots, three by each side: both have 12 soldiers. Every quiet move here aims a cannon, or takes a soldier out of the enemy’s line of fire.
model-cannon-shots-4 = Light has just captured a soldier on f5, and the cannon of b5, c5 and d5 shoots it from two points away. A cannon protects its comrades, too.
model-cannon-shots-5 = Light puts three soldiers in a row on the right, but the danger is on the left.
model-cannon-shots-6 = A diagonal shift: the rear soldier goes from e3 to b6, right in front of the enemy. If Light captures it, Dark recaptures.
model-cannon-shots-7 = The same cannon shifts once more, to a7, past the defenders. From there one soldier will walk along the last ranks to the town.
model-cannon-shots-8 = Dark wins by force in two turns: the soldier steps to c10, beside the town, and takes it sideways.
model-cannon-shots-9 = Soldiers capture sideways as well as forward, but never backwards: the guard on d9 could do nothing against an enemy on the home rank.

## Cannon: recapture

model-cannon-recapture-title = The wrong recapture
model-cannon-recapture-idea = Dark has a won game, lets it slip, and recaptures with the wrong soldier.
model-cannon-recapture-1 = A long game in which the lead changes hands several times. The towns stand on f1 and b10. Try to find each mistake before you read about it.
model-cannon-recapture-2 = Until here the game was level. Now Light’s soldier steps next to an enemy that captures it. Light can recapture, but the way is open for Dark’s soldier on b5.
model-cannon-recapture-3 = Again a step to where it can be captured, and this time Dark captures first. Dark is close to winning now.
model-cannon-recapture-4 = The first slip: Dark brings up a soldier on the left. f3-e4, in front of the enemy soldiers, would have kept everything under control.
model-cannon-recapture-5 = Light captures on g4. Two soldiers can recapture: the one on f3 and the one on f4. Which one would you take?
model-cannon-recapture-6 = The wrong one. On f4 the soldier stood beside the way of the enemy on e5. With f3xg4 Dark was still in the game; now Light wins.
model-cannon-recapture-7 = Two soldiers side by side, one of them attacking c4. From here on Dark is too slow everywhere.
model-cannon-recapture-8 = Light wins by force, in three turns at most: the soldier walks around the guards, and no Dark soldier can turn back in time.
model-cannon-recapture-9 = When two soldiers can recapture, do not take the nearest: ask first what each of them guards.

## Cannon: no-move

model-cannon-no-move-title = No move left
model-cannon-no-move-idea = Dark trades soldier for soldier until Light has none left that can move.
model-cannon-no-move-1 = A town is not the only way to win: a side that has no legal move in its turn loses. Count the soldiers as the game goes on.
model-cannon-no-move-2 = Light captures a soldier that two comrades protect, so Dark will recapture. Trades like this one make the board emptier, and that favours the side that is ahead.
model-cannon-no-move-3 = Shot for shot: Light has just shot a soldier on f4, and Dark shoots one on g6. It is ten soldiers against eight now.
model-cannon-no-move-4 = A shot at the right time: Dark has five soldiers and Light four. With so few on the board, one soldier more decides.
model-cannon-no-move-5 = Light has a single soldier left, on b8, beside the town that cannot move. Dark now wins by force.
model-cannon-no-move-6 = There is no hurry: Light has to move the last soldier, and each step brings it closer to Dark’s.
model-cannon-no-move-7 = The town on b10 still stands, and Light has lost: there is no soldier left to move. About one game in fifteen ends like this.

## Tank Chess: chase

model-tank-chess-chase-title = The Command chased
model-tank-chess-chase-idea = Skirmish, 24 moves: White’s Command leaves its cover and is chased to the end.
model-tank-chess-chase-1 = A small board with seven units per side. Lots decided the first move of each. White’s Command is on G1, with a heavy tank beside it.
model-tank-chess-chase-2 = CHECK: the light tank could drive on next turn and destroy the Command. Nobody has to answer a CHECK, but it is wise to.
model-tank-chess-chase-3 = The Command drives off to J2. It is safe for now, but it has left the heavy tank, and there is less cover on this side.
model-tank-chess-chase-4 = Black’s medium tank destroys the light tank on L5. A turreted unit also fires 45° to the left of its facing. The wreck now stands between it and the Command.
model-tank-chess-chase-5 = White brings up a tank on the far wing. The Command on L3 gets no help. From here on it is alone.
model-tank-chess-chase-6 = A light tank looks down a diagonal, and this is CHECK again. Together with the medium tank on K7, it leaves the Command no safe square for long.
model-tank-chess-chase-7 = The medium tank comes round to H4, and cuts off the Command’s way. Another CHECK.
model-tank-chess-chase-8 = Black wins by force: whatever White plays, the Command is destroyed next turn. White can only destroy one more tank.
model-tank-chess-chase-9 = Destroyed from behind. A Command is fast, but not armoured: keep it behind obstacles, with one strong tank close by.

## Tank Chess: escape

model-tank-chess-escape-title = To the far edge
model-tank-chess-escape-idea = White’s Command crosses the whole board and leaves it on the far side.
model-tank-chess-escape-1 = The board of the published game. There are two aims: destroy the enemy Command, or drive your own off the far edge. White will reach the second one.
model-tank-chess-escape-2 = Black’s medium tank has just destroyed the light tank on B4, and White’s heavy tank returns fire. A shot often leaves the shooter in somebody’s line of fire.
model-tank-chess-escape-3 = A heavy tank destroys another one. Its front, 3, would have stopped a gun of 3, but the shot hit the side, which is only 2.
model-tank-chess-escape-4 = A long diagonal shot, five squares, at the side of a tank that was looking elsewhere. Before each turn, follow the lines of fire to their end.
model-tank-chess-escape-5 = Black’s heavy tank turns on the spot and loses a turn. White’s light tank on F5 gets past it, to the rear of the black units.
model-tank-chess-escape-6 = From the edge, the light tank destroys one like itself, and it gives CHECK. Black’s Command has to run, away from White’s road.
model-tank-chess-escape-7 = A medium tank destroys a heavy one, from behind: the rear of a heavy tank has an armour of 1. Black has no heavy tank left on this side.
model-tank-chess-escape-8 = Black’s medium tank goes after a light tank at the edge. Nothing stands between White’s Command and the far edge now.
model-tank-chess-escape-9 = ESCAPE: the Command could leave next turn. Five steps along a diagonal, and no black unit can hit it on C14 or block all its ways out.
model-tank-chess-escape-10 = White wins without destroying the enemy Command. When both sides have lost many units, look for the road to the far edge.

## Tank Chess: hill

model-tank-chess-hill-title = Holding the hill
model-tank-chess-hill-idea = Hold the Hill: both sides fight for four squares in the middle.
model-tank-chess-hill-1 = Here you also win if, at the end of three of your turns in a row, you have a unit on the marked squares and the enemy has none.
model-tank-chess-hill-2 = Black’s light tank came far forward to destroy one of White’s, and it is destroyed in its turn. One unit for one.
model-tank-chess-hill-3 = A heavy tank drives onto the hill with its strong front towards the enemy. Black now counts the turns, and White has to do something about it.
model-tank-chess-hill-4 = OBJECTIVE: one more turn like this, and Black wins. The announcement warns you even if no gun points at you.
model-tank-chess-hill-5 = White drives a medium tank onto the hill. It will be destroyed there, but its presence ends Black’s count. That is worth a tank.
model-tank-chess-hill-6 = Black’s heavy tank left the hill for a shot at M1, and turned its side to White’s. Now Black has one heavy tank left.
model-tank-chess-hill-7 = P12>P9/S was better. The tank on P9 faces the wrong way, and White’s Command comes out itself.
model-tank-chess-hill-8 = A Command has a gun, too. This is CHECK by the Command on O6: bold, but it is the strongest move.
model-tank-chess-hill-9 = Two things at once: the medium tank drives onto the hill and destroys the unit that guarded it. Black’s Command is far away on O10.
model-tank-chess-hill-10 = OBJECTIVE, this time for White, and it is a forced win: no black unit can reach the hill or hit the tank there in one turn.
model-tank-chess-hill-11 = Any move wins now. On boards with an objective, ask before each turn: who counts, and who can stop it?

## Tank Chess: mortar

model-tank-chess-mortar-title = Over the hedges
model-tank-chess-mortar-idea = Hedgerows: a mortar fires over what stops all others, and a double threat ends the game.
model-tank-chess-mortar-1 = Hedges can be driven through, but direct fire stops at them. Mortars fire over everything, at exactly 3, 4 or 5 squares straight ahead.
model-tank-chess-mortar-2 = White’s heavy tank has just destroyed a medium one, and a black mortar answers from three squares away. There is a hedge on K13; the shell flies over it.
model-tank-chess-mortar-3 = A light tank destroys a mortar and gives CHECK. Mortars hit hard and have thin armour: a mortar needs comrades in front of it.
model-tank-chess-mortar-4 = White’s own mortar drives to B8. From there it needs only a turn to the north to fire at the tank destroyer on B12.
model-tank-chess-mortar-5 = And so it does, over the obstacle on B10. The tank destroyer could not fire back: the obstacle stops its shells.
model-tank-chess-mortar-6 = Two moves later the same mortar destroys a heavy tank, three squares away. A mortar’s gun, 5, is stronger than any armour on this board.
model-tank-chess-mortar-7 = CHECK by the mortar, deep in Black’s half. Black has to defend, and White’s other units come closer in the meantime.
model-tank-chess-mortar-8 = Black’s last mortar has fired, and it is destroyed in its turn. Only White has a mortar now.
model-tank-chess-mortar-9 = White’s Command sets out along the edge. Its units have drawn Black’s away, and nobody can reach the A file in time.
model-tank-chess-mortar-10 = CHECK and ESCAPE at once: the Command could destroy the enemy’s or leave the board. Black can parry one threat, not both.
model-tank-chess-mortar-11 = White leaves the board and wins. Two threats in one move are the surest way to end a game.

# The lessons: what each file in `assets/lessons` says, in its order, and the reasons why a move misses the goal of a task. A learner reads
# one message at a time, beside the board: two short sentences at most.

## The end of the time for a turn, in lessons about clocks.

lesson-out-of-time = Your time is up. Try again.

## Why a move misses a goal that asks for something: the move is another one, or the position after it is not as wanted.

lesson-unmet-place = Place the town.
lesson-unmet-step = The task asks for a step.
lesson-unmet-capture = The task asks for a capture by a soldier.
lesson-unmet-retreat = The task asks for a retreat.
lesson-unmet-shift = The task asks for a shift.
lesson-unmet-shot = The task asks for a shot.
lesson-unmet-from = Move from { $places } instead.
lesson-unmet-to = That is a different place. Go to { $places }.
lesson-unmet-takes = The enemy on { $places } is still there.
lesson-unmet-takes-any = You have taken nothing.
lesson-unmet-distance = { $count ->
        [one] The target should be one point away.
       *[other] The target should be { $count } points away.
    }
lesson-unmet-wins = That does not win the game yet.
lesson-unmet-leaves-no-action = Your opponent still has a legal move.
lesson-unmet-town-safe = Your town could be taken next turn.
lesson-unmet-all-safe = One of your pieces could be taken next turn.
lesson-unmet-acting-safe = That piece could be taken next turn.
lesson-unmet-safe = The piece on { $places } could be taken next turn.
lesson-unmet-threatens-town = That does not threaten the town.
lesson-unmet-threatens = That does not threaten { $places }.
lesson-unmet-threatens-any = { $count ->
        [one] That threatens nothing.
       *[other] That threatens fewer than { $count } pieces.
    }
lesson-unmet-soldiers-on = There should be soldiers on { $places }.
lesson-unmet-cannons-at-least = { $count ->
        [one] That does not form a cannon.
       *[other] You need { $count } cannons.
    }
lesson-unmet-unit = Use a unit of another kind: { $places }.
lesson-unmet-facing = The unit should face { $places }.
lesson-unmet-turns = Rotate the unit without leaving its square.
lesson-unmet-reverses = Reverse one square.
lesson-unmet-cost-at-most = { $count ->
        [one] That takes more than one step.
       *[other] That takes more than { $count } steps.
    }
lesson-unmet-destroys = The unit on { $places } was not destroyed.
lesson-unmet-destroys-any = You have destroyed nothing.
lesson-unmet-facet-front = The shot should hit the front.
lesson-unmet-facet-side = The shot should hit the side.
lesson-unmet-facet-rear = The shot should hit the rear.
lesson-unmet-fire-distance = { $count ->
        [one] The target should be one square away.
       *[other] The target should be { $count } squares away.
    }
lesson-unmet-exits = Your Command is still on the board.
lesson-unmet-check = That does not give CHECK.
lesson-unmet-escape = That is not an ESCAPE: your Command could not leave next turn.
lesson-unmet-unit-safe = That unit could be destroyed next turn.
lesson-unmet-units-safe = One of your units could be destroyed next turn.
lesson-unmet-unit-safe-on = The unit on { $places } could be destroyed next turn.
lesson-unmet-command-safe = Your Command could be destroyed next turn.
lesson-unmet-no-enemy-escape = The enemy Command could leave next turn.
lesson-unmet-pushes-to = No wreck was pushed to { $places }.
lesson-unmet-clears = The mine on { $places } is still there, or your unit is lost.

## Why a move misses a goal that excludes something.

lesson-met-place = Do not place the town this time.
lesson-met-step = Do it without a step this time.
lesson-met-capture = Do it without a capture this time.
lesson-met-retreat = Do it without a retreat this time.
lesson-met-shift = Do it without a shift this time.
lesson-met-shot = Do it without a shot this time.
lesson-met-from = The piece on { $places } should stay where it is.
lesson-met-to = Do not go to { $places }.
lesson-met-takes = Do not take anything this time.
lesson-met-turns = Do it without rotating this time.
lesson-met-reverses = Do it without reversing this time.
lesson-met-destroys = Do not destroy anything this time.
lesson-met-other = That is what you should avoid here.

## The town.

lesson-cannon-town-title = The town
lesson-cannon-town-idea = Each side has one town. If you take the enemy town, you win.
lesson-cannon-town-task-1 = You are Dark. Take the enemy **town** to win: first place yours **near the left edge**, on b1 or c1.
lesson-cannon-town-task-1-wrong-1 = In the middle, enemies can come from both sides. Choose b1 or c1.
lesson-cannon-town-task-1-wrong-2 = That is near the right edge. Choose b1 or c1.
lesson-cannon-town-task-1-done = A town never moves. Near the edge, fewer enemies can reach it.
lesson-cannon-town-task-2 = A soldier captures what is **straight or diagonally** in front of it. Place your town **out of reach** of both.
lesson-cannon-town-task-2-wrong-1 = The soldier on c2 would capture the town on d1, diagonally.
lesson-cannon-town-task-2-wrong-2 = The soldier on g2 would capture the town straight ahead.
lesson-cannon-town-task-2-done = Neither soldier can reach it. Look for such dangers before you place your town.
lesson-cannon-town-task-3 = Now you are **Light**, at the top. Dark is coming on the left: place your town **on the right**, from g10 to i10.
lesson-cannon-town-task-3-wrong-1 = Dark’s soldiers are on their way to that very point.
lesson-cannon-town-task-3-wrong-2 = Place it further away from Dark’s soldiers: on g10, h10 or i10.
lesson-cannon-town-task-3-done = That is a good place. Remember: the side that takes the enemy town wins at once.

## The step.

lesson-cannon-step-title = The step
lesson-cannon-step-idea = A soldier steps one point forward, straight or diagonally.
lesson-cannon-step-task-1 = A soldier steps **forward** by one point. Step straight ahead with the soldier on e4.
lesson-cannon-step-task-1-otherwise-1 = Use the soldier on e4.
lesson-cannon-step-task-1-wrong-1 = That is diagonal. Stay on the e file.
lesson-cannon-step-task-1-wrong-2 = That is another soldier. Use the one on e4.
lesson-cannon-step-task-1-done = Now it would be Light’s turn. Nobody may pass.
lesson-cannon-step-task-2 = It may also step **diagonally**. Bring the soldier from e4 to g6 in two turns.
lesson-cannon-step-task-2-otherwise-1 = Step with the soldier on e4.
lesson-cannon-step-task-2-wrong-1 = From e5 it could only reach d6, e6 or f6. g6 is two files away, so both steps must be diagonal.
lesson-cannon-step-task-2-wrong-2 = That is the wrong way: g6 is to the right.
lesson-cannon-step-task-2-turn-2 = Now step onto g6.
lesson-cannon-step-task-2-turn-2-wrong-1 = You need one more diagonal step to get to g6.
lesson-cannon-step-task-2-done = Two diagonal steps take you two files to the side.
lesson-cannon-step-task-3 = A soldier steps only onto an **empty point**, never sideways or back. Vacate a5 for the one on a4.
lesson-cannon-step-task-3-otherwise-1 = The soldier on a5 is in the way; it must move.
lesson-cannon-step-task-3-wrong-1 = That vacates b5. The soldier straight in front of a4 is the one on a5.
lesson-cannon-step-task-3-wrong-2 = That soldier is not in the way.
lesson-cannon-step-task-3-done = A soldier cannot step over another piece, so leave your soldiers room.
lesson-cannon-step-task-4 = You are Light now, so **forward is down**. Bring the soldier on h7 next to its comrade on g5.
lesson-cannon-step-task-4-otherwise-1 = Step with the soldier on h7.
lesson-cannon-step-task-4-wrong-1 = i6 is two files away from g5. The points next to it are g6 and h6.
lesson-cannon-step-task-4-wrong-2 = The soldier on g5 should stay. Bring the one on h7 to it.
lesson-cannon-step-task-4-done = If an enemy captures on g5 now, this soldier can recapture.

## The capture.

lesson-cannon-capture-title = The capture
lesson-cannon-capture-idea = A soldier captures an enemy right next to it: straight ahead, diagonally ahead, or sideways.
lesson-cannon-capture-task-1 = A soldier captures an enemy **straight or diagonally in front** of it. Capture the one on d5.
lesson-cannon-capture-task-1-wrong-1 = Your soldier walked past it. The enemy on d5 is diagonally in front of e4.
lesson-cannon-capture-task-1-wrong-2 = There is something to capture: look at d5.
lesson-cannon-capture-task-1-done = The soldier now stands on the captured soldier’s point.
lesson-cannon-capture-task-2 = It also captures **sideways**. Capture the enemy beside your soldier.
lesson-cannon-capture-task-2-wrong-1 = Now the enemy is behind you, out of reach. Capture it sideways.
lesson-cannon-capture-task-2-wrong-2 = A diagonal step takes you past it. Capture it on f5.
lesson-cannon-capture-task-2-done = A soldier moves sideways only to capture.
lesson-cannon-capture-task-3 = Two enemies are within reach. Capture the one that **nobody protects**.
lesson-cannon-capture-task-3-otherwise-1 = The soldier on d7 would recapture. Choose the one without a comrade behind it.
lesson-cannon-capture-task-3-wrong-1 = The soldier on d7 recaptures, so you trade one for one. The other is free.
lesson-cannon-capture-task-3-wrong-2 = Capture one of them while you can.
lesson-cannon-capture-task-3-done = Before you capture, check whether the enemy can recapture.
lesson-cannon-capture-task-4 = It **never captures backwards**. Take the enemy on e4 with the soldier behind it.
lesson-cannon-capture-task-4-wrong-1 = The soldier on e5 cannot capture backwards. Another one has the enemy in front of it.
lesson-cannon-capture-task-4-wrong-2 = Look for a soldier that has e4 diagonally in front of it.
lesson-cannon-capture-task-4-done = Soldiers further back guard those in front.
lesson-cannon-capture-task-5 = The Light town is within reach. Win the game!
lesson-cannon-capture-task-5-wrong-1 = So close! The town is diagonally in front of c9: capture it now.
lesson-cannon-capture-task-5-wrong-2 = There is a quicker way: the soldier on c9.
lesson-cannon-capture-task-5-done = A soldier can capture the town like any piece, and that wins.

## The retreat.

lesson-cannon-retreat-title = The retreat
lesson-cannon-retreat-idea = Next to an enemy, a soldier may retreat: two points straight or diagonally back.
lesson-cannon-retreat-task-1 = Next to an enemy, a soldier may **retreat two points**, straight or diagonally back. Bring the one on e5 to safety.
lesson-cannon-retreat-task-1-otherwise-1 = The soldier on e5 is the one in danger.
lesson-cannon-retreat-task-1-wrong-1 = The soldier on e7 recaptures.
lesson-cannon-retreat-task-1-wrong-2 = It is still next to an enemy there, which can capture sideways.
lesson-cannon-retreat-task-1-done = All three ways back were open.
lesson-cannon-retreat-task-2 = Both points on the way must be **empty**. Find the only way back for the soldier on e5.
lesson-cannon-retreat-task-2-otherwise-1 = The soldier on e5 should retreat.
lesson-cannon-retreat-task-2-wrong-1 = That was the soldier on e4. The one in front should retreat.
lesson-cannon-retreat-task-2-wrong-2 = Go back, not forward.
lesson-cannon-retreat-task-2-done = The ways through e4 and f4 were blocked.
lesson-cannon-retreat-task-3 = Retreat with the soldier on e5, but **look where you land**.
lesson-cannon-retreat-task-3-otherwise-1 = The soldier on e5 should retreat.
lesson-cannon-retreat-task-3-wrong-1 = The soldier on d4 can capture it there, diagonally.
lesson-cannon-retreat-task-3-wrong-2 = The soldier on e7 recaptures.
lesson-cannon-retreat-task-3-done = Nobody can reach it on g3.
lesson-cannon-retreat-task-4 = The enemy may be **on any side**, even behind. Retreat past the enemy on e4.
lesson-cannon-retreat-task-4-otherwise-1 = The soldier on e5 should retreat.
lesson-cannon-retreat-task-4-wrong-1 = That leads away from your own side. Retreat diagonally.
lesson-cannon-retreat-task-4-wrong-2 = The soldier on e5 is next to an enemy, so it may retreat.
lesson-cannon-retreat-task-4-done = Both diagonals were open. Without an enemy next to it, a soldier cannot go back at all.

## The cannon.

lesson-cannon-cannon-title = The cannon
lesson-cannon-cannon-idea = Three soldiers next to each other in a line are a cannon.
lesson-cannon-cannon-task-1 = **Three soldiers in a line**, without a gap, are a **cannon**. Form one on the c file.
lesson-cannon-cannon-task-1-wrong-1 = The soldier must come into line with c3 and c4.
lesson-cannon-cannon-task-1-wrong-2 = Now there is a gap. Bring the third soldier to c5.
lesson-cannon-cannon-task-1-done = A vertical cannon points at the enemy.
lesson-cannon-cannon-task-2 = The line may be **horizontal**. Form such a cannon.
lesson-cannon-cannon-task-2-wrong-1 = On f4, the soldier leaves a gap at e4.
lesson-cannon-cannon-task-2-wrong-2 = Those two are already side by side. Bring the third soldier to them.
lesson-cannon-cannon-task-2-done = A horizontal cannon guards a whole rank.
lesson-cannon-cannon-task-3 = It may be **diagonal**, too. Form such a cannon.
lesson-cannon-cannon-task-3-wrong-1 = f5 is not on the line through c3 and d4.
lesson-cannon-cannon-task-3-wrong-2 = That makes a horizontal cannon. This time it should be a diagonal one.
lesson-cannon-cannon-task-3-done = Diagonal cannons are the easiest to overlook.
lesson-cannon-cannon-task-4 = One soldier may belong to several cannons. Form **two** with a **single step**.
lesson-cannon-cannon-task-4-wrong-1 = That forms one cannon: b4, c4 and d4. Another point forms two.
lesson-cannon-cannon-task-4-wrong-2 = On f4, it does not form a cannon. Try the point where both lines meet.
lesson-cannon-cannon-task-4-done = You have formed two cannons at once. Look for points where lines meet.

## The shift.

lesson-cannon-shift-title = The shift
lesson-cannon-shift-idea = A cannon can move one point along its line: its rear soldier goes to the front.
lesson-cannon-shift-task-1 = A cannon may **shift**: the soldier at one end goes beyond the other end. Shift it one point forward.
lesson-cannon-shift-task-1-wrong-1 = That is a step of one soldier, and it breaks up the cannon. The rear soldier should go to c6.
lesson-cannon-shift-task-1-wrong-2 = That shifts the cannon backwards.
lesson-cannon-shift-task-1-done = A shift is the fastest way forward: one soldier moves three points.
lesson-cannon-shift-task-2 = Single soldiers cannot step sideways, but a cannon can shift. Shift it **to the right**.
lesson-cannon-shift-task-2-wrong-1 = That shifts it to the left.
lesson-cannon-shift-task-2-wrong-2 = That breaks up the cannon. Shift it with the soldier on c4.
lesson-cannon-shift-task-2-done = The soldier on the left is now the one on the right.
lesson-cannon-shift-task-3 = A shift may also go **backwards**, but never captures. Shift the cannon out of reach of the two enemies.
lesson-cannon-shift-task-3-wrong-1 = The soldier on e8 recaptures.
lesson-cannon-shift-task-3-wrong-2 = There the soldier on e7 can capture it sideways.
lesson-cannon-shift-task-3-done = The front soldier went to the back, and the cannon is intact.
lesson-cannon-shift-task-4 = Shift the diagonal cannon forward.
lesson-cannon-shift-task-4-wrong-1 = If the front soldier steps ahead, it leaves a gap. Bring the rear soldier from d3 to g6.
lesson-cannon-shift-task-4-wrong-2 = That shifts the cannon backwards.
lesson-cannon-shift-task-4-done = On a diagonal, a shift takes the soldier three files and three ranks.

## The shot.

lesson-cannon-shot-title = The shot
lesson-cannon-shot-idea = A cannon shoots an enemy two or three points beyond its end.
lesson-cannon-shot-task-1 = A cannon shoots an enemy **two points** beyond its end, over an empty point. Shoot the one on c6.
lesson-cannon-shot-task-1-wrong-1 = Now the enemy stands right in front of you, and the cannon is broken up. Shoot from where you are.
lesson-cannon-shot-task-1-wrong-2 = That puts the cannon too close. Two points away is just right.
lesson-cannon-shot-task-1-done = The cannon itself does not move when it shoots.
lesson-cannon-shot-task-2 = **Three points** away is in range, too. Shoot along the **diagonal** at this range.
lesson-cannon-shot-task-2-wrong-1 = That breaks up the cannon. The enemy on g7 is three points beyond d4.
lesson-cannon-shot-task-2-wrong-2 = That puts it two points away, but then it is Light’s turn. Shoot now.
lesson-cannon-shot-task-2-done = Three points is the longest range of a cannon.
lesson-cannon-shot-task-3 = The point in front of a cannon’s end, its **muzzle**, must be empty. Shoot the enemy on e7 with the other cannon.
lesson-cannon-shot-task-3-wrong-1 = The soldier on e7 recaptures. Shoot it first.
lesson-cannon-shot-task-3-wrong-2 = That breaks up the cannon that can shoot.
lesson-cannon-shot-task-3-done = It shot three points to the left. Cannons can shoot from both ends.
lesson-cannon-shot-task-4 = Win the game with a shot.
lesson-cannon-shot-task-4-wrong-1 = That is only a soldier. At three points, only the first point must be empty, so you can hit the town, too.
lesson-cannon-shot-task-4-wrong-2 = That breaks up the cannon, which has the town in range.
lesson-cannon-shot-task-4-done = The shot flew over the soldier on the second point.

## Four in a row.

lesson-cannon-four-title = Four in a row
lesson-cannon-four-idea = Four in a line are two cannons, so if you lose a soldier at an end, you still have a cannon.
lesson-cannon-four-task-1 = Four in a line are **two cannons**: the front three and the rear three. Form a **row of four** on the c file.
lesson-cannon-four-task-1-wrong-1 = That shifts the cannon, but three stay three. Add the soldier on b5.
lesson-cannon-four-task-1-wrong-2 = Now there is a gap at c5.
lesson-cannon-four-task-1-done = Both cannons share the two soldiers in the middle. If you lose one at an end, you still have a cannon.
lesson-cannon-four-task-2 = Shift one of the two cannons to the right.
lesson-cannon-four-task-2-wrong-1 = That shifts it to the left.
lesson-cannon-four-task-2-wrong-2 = That is a step. The cannon c4, d4, e4 can shift.
lesson-cannon-four-task-2-done = In a shift, a soldier moves three points. So c4 went to f4, and b4 was left behind.
lesson-cannon-four-task-3 = Only the **front cannon**, with e5, can shoot forward. Two enemies are in its range: shoot the one that you could **not reach without e5**.
lesson-cannon-four-task-3-wrong-1 = If you lose e5, the other cannon can still hit e7, but not e8.
lesson-cannon-four-task-3-wrong-2 = That breaks up the row. Shoot.
lesson-cannon-four-task-3-turn-2 = Light has shot your front soldier. Shoot with those that are left.
lesson-cannon-four-task-3-turn-2-wrong-1 = That breaks up your last cannon. e7 is three points beyond e4.
lesson-cannon-four-task-3-done = Without the fourth soldier, you could not have made this shot.
lesson-cannon-four-task-4 = Your row can shoot from **both ends**. Shoot the enemy that has slipped past your lines **on the left**.
lesson-cannon-four-task-4-wrong-1 = That one can wait. The soldier on b5 is on its way to your town.
lesson-cannon-four-task-4-wrong-2 = That breaks up the left cannon. Shoot at b5.
lesson-cannon-four-task-4-done = A long row guards both sides.

## Defending against a shot.

lesson-cannon-defence-title = Defending against a shot
lesson-cannon-defence-idea = Stop a shot by putting a piece in front of the muzzle or by breaking up the cannon.
lesson-cannon-defence-task-1 = Light’s cannon threatens your town on f1. **Block its muzzle**: step onto f3, right in front of f4.
lesson-cannon-defence-task-1-wrong-1 = Only the first point in front of the muzzle counts. The shot flies over f2.
lesson-cannon-defence-task-1-wrong-2 = The shot flies straight down the file. Put something in front of f4.
lesson-cannon-defence-task-1-done = Only a piece on the first point stops the shot. If f4 captures it, the cannon is broken up.
lesson-cannon-defence-task-2 = You can also **break up** a cannon. The cannon f3, g4, h5 aims at your town: capture one of its soldiers.
lesson-cannon-defence-task-2-otherwise-1 = The town is safe, but you can also capture a soldier of the cannon.
lesson-cannon-defence-task-2-wrong-1 = That does not stop the shot along the diagonal. Capture one of the three.
lesson-cannon-defence-task-2-wrong-2 = Light would shoot your town. Look at the soldier on g3.
lesson-cannon-defence-task-2-done = With one of its three soldiers missing, it is no longer a cannon.
lesson-cannon-defence-task-3 = Light’s cannon on the c file aims at your town. Break it up with a **shot** of your own cannon.
lesson-cannon-defence-task-3-otherwise-1 = Light would shoot your town.
lesson-cannon-defence-task-3-wrong-1 = That is the second point; the shot flies over it.
lesson-cannon-defence-task-3-wrong-2 = That breaks up the very cannon that can help.
lesson-cannon-defence-task-3-done = If you shoot one of its soldiers, a cannon can no longer shoot.
lesson-cannon-defence-task-4 = This time a soldier is the target: the cannon aims at e5. Bring it to safety.
lesson-cannon-defence-task-4-otherwise-1 = Light can still shoot one of your soldiers.
lesson-cannon-defence-task-4-wrong-1 = Now two soldiers are in range: e5 at two points, d5 at three.
lesson-cannon-defence-task-4-wrong-2 = Light would shoot the soldier on e5.
lesson-cannon-defence-task-4-done = One step off the line is enough.

## Threats on the town.

lesson-cannon-threats-title = Threats on the town
lesson-cannon-threats-idea = If you threaten the town in two ways at once, one of the threats will succeed.
lesson-cannon-threats-task-1 = You **threaten** the town when you could take it **next turn**. Complete a cannon that aims at it, on the c file.
lesson-cannon-threats-task-1-otherwise-1 = You cannot take the town from there. Complete the cannon on the c file.
lesson-cannon-threats-task-1-wrong-1 = That leaves a gap at c6, so it is not a cannon.
lesson-cannon-threats-task-1-wrong-2 = The soldier must come into line with c5 and c6.
lesson-cannon-threats-task-1-done = c10 is three points beyond c7, and the first point is empty. Light must do something about it.
lesson-cannon-threats-task-2 = Threaten the town with the soldier on g8, but **do not lose it**.
lesson-cannon-threats-task-2-wrong-1 = The soldier on h10 can capture it, diagonally.
lesson-cannon-threats-task-2-wrong-2 = From h9, the town is out of reach.
lesson-cannon-threats-task-2-done = Straight in front of the town, it is safe from the soldier on h10.
lesson-cannon-threats-task-3 = A single threat can be parried, so **make two**. Step forward with the soldier on e8, out of the line of the cannon behind it.
lesson-cannon-threats-task-3-otherwise-1 = The soldier on e8 must leave the line of the cannon.
lesson-cannon-threats-task-3-otherwise-2 = Go forward: then the soldier itself is the second threat.
lesson-cannon-threats-task-3-wrong-1 = That is only one threat: the soldier on g10 captures your soldier.
lesson-cannon-threats-task-3-wrong-2 = That gives Light time. Step out of the line of the cannon behind e8.
lesson-cannon-threats-task-3-turn-2 = Light could parry only one of the threats. Win!
lesson-cannon-threats-task-3-turn-2-wrong-1 = You can take the town now.
lesson-cannon-threats-task-3-done = You made two threats at once: that is how most games end.
lesson-cannon-threats-task-4 = Light aims at your town, but it is your turn. What is best?
lesson-cannon-threats-task-4-wrong-1 = Your town is safe for now, but you could have won at once.
lesson-cannon-threats-task-4-wrong-2 = The town is diagonally in front of b9. Capture it!
lesson-cannon-threats-task-4-done = Before you defend, check whether you can win.

## No legal move.

lesson-cannon-no-action-title = No legal move
lesson-cannon-no-action-idea = A side that has no legal move on its turn loses.
lesson-cannon-no-action-task-1 = A side that has **no legal move** on its turn **loses**. Towns never move, and Light has one soldier left: capture it.
lesson-cannon-no-action-task-1-wrong-1 = Light still has a soldier that can move.
lesson-cannon-no-action-task-1-wrong-2 = Light still has a soldier that can move. Capture it.
lesson-cannon-no-action-task-1-done = That wins the game just like taking the town.
lesson-cannon-no-action-task-2 = The soldier on a1 has reached the edge: it can go no further. Which one must you take?
lesson-cannon-no-action-task-2-wrong-1 = Light’s soldier on g4 would capture it. Shoot instead.
lesson-cannon-no-action-task-2-wrong-2 = The soldier on g4 can still move.
lesson-cannon-no-action-task-2-done = The soldier on a1 can capture sideways, or retreat from an enemy. So stay away from it.
lesson-cannon-no-action-task-3 = Now be careful: your soldier on a10 is stuck. Save the other one, or you lose.
lesson-cannon-no-action-task-3-otherwise-1 = The soldier on e5 is the only one that can move.
lesson-cannon-no-action-task-3-wrong-1 = The soldier on e7 recaptures, and you have no legal move left.
lesson-cannon-no-action-task-3-wrong-2 = The soldier on e6 captures it sideways, and you have no legal move left.
lesson-cannon-no-action-task-3-done = Always keep some soldiers back that can still move.
lesson-cannon-no-action-task-4 = Two enemies are stuck in the corners. Finish the game.
lesson-cannon-no-action-task-4-wrong-1 = Light can still step with the soldier on c6. Take it.
lesson-cannon-no-action-task-4-wrong-2 = Next to it, it can capture you. Take it.
lesson-cannon-no-action-task-4-done = About one game in fifteen ends this way.

## A first plan.

lesson-cannon-plan-title = A first plan
lesson-cannon-plan-idea = Place your town near the edge, join your lines, and shoot what comes near.
lesson-cannon-plan-task-1 = This is a new game. Place your town near the edge: on b1 or c1.
lesson-cannon-plan-task-1-wrong-1 = In the middle, many lines lead to it. It is safer near the edge.
lesson-cannon-plan-task-1-wrong-2 = Stay on the left this time: b1 or c1.
lesson-cannon-plan-task-1-turn-2 = Each of your files is a cannon without a target. **Threaten** an enemy soldier: step with a **rear soldier** between two files.
lesson-cannon-plan-task-1-turn-2-otherwise-1 = That threatens nothing. Look for a step from rank 2 that forms a diagonal cannon.
lesson-cannon-plan-task-1-turn-2-wrong-1 = That breaks up your cannon on the a file. Use a soldier on rank 2.
lesson-cannon-plan-task-1-turn-2-wrong-2 = That breaks up the file and threatens nothing.
lesson-cannon-plan-task-1-done = That is a good start: a new diagonal cannon and a threat at once. A quiet step at the back can be an attack.
lesson-cannon-plan-task-2 = Light has not answered your threat. Carry it out.
lesson-cannon-plan-task-2-wrong-1 = That breaks up the diagonal cannon. The soldier on d7 is in its range.
lesson-cannon-plan-task-2-wrong-2 = Shoot first: you can win a soldier for free.
lesson-cannon-plan-task-2-done = You are a soldier up. Small gains like this win games.
lesson-cannon-plan-task-3 = A Light soldier comes near to break up your lines. Take it **without losing a soldier**.
lesson-cannon-plan-task-3-otherwise-1 = Light can take one of your soldiers in return.
lesson-cannon-plan-task-3-wrong-1 = Then the soldier on f5 captures one of yours. Take it first.
lesson-cannon-plan-task-3-wrong-2 = It can capture your soldiers first. Take it.
lesson-cannon-plan-task-3-done = A soldier that advances alone is lost.
lesson-cannon-plan-task-4 = It is later in the game: aim a cannon at the town on i10.
lesson-cannon-plan-task-4-otherwise-1 = You cannot take the town from there. Complete a cannon on the i file.
lesson-cannon-plan-task-4-wrong-1 = That leaves a gap at i6. Bring the third soldier into line.
lesson-cannon-plan-task-4-wrong-2 = That threatens nothing. Look at the soldiers below the town.
lesson-cannon-plan-task-4-done = That is the whole game: form lines, make threats, and keep an eye on your own town. Now play!

## Driving and rotating.

lesson-tank-drive-title = Driving and rotating
lesson-tank-drive-idea = Moving one square costs one step, and so does rotating by 45°.
lesson-tank-drive-task-1 = A heavy tank drives up to three squares **the way it faces**. Click it, click D7, and **click D7 again** to go there.
lesson-tank-drive-task-1-wrong-1 = You used two of three steps. Use all of them.
lesson-tank-drive-task-1-wrong-2 = Rotating costs a step, and D7 is straight ahead.
lesson-tank-drive-task-1-done = The number on a square shows how many steps it takes to get there.
lesson-tank-drive-task-2 = **Rotating by 45° costs a step**, as a square does. Get the light tank, which has five steps, to G7.
lesson-tank-drive-task-2-wrong-1 = That is close. One rotation and three diagonal squares take you to G7.
lesson-tank-drive-task-2-wrong-2 = You only drove ahead. Rotate once, then drive diagonally.
lesson-tank-drive-task-2-done = You used four of five steps. Only one unit may move per turn.
lesson-tank-drive-task-3 = A rotation alone is a move, too. Rotate the medium tank **on its square** until it **faces right**.
lesson-tank-drive-task-3-otherwise-1 = Rotate the medium tank.
lesson-tank-drive-task-3-wrong-1 = That is 45°. Rotate once more.
lesson-tank-drive-task-3-wrong-2 = Now it faces left.
lesson-tank-drive-task-3-done = A rotation by 90° costs two steps.
lesson-tank-drive-task-4 = Drive the light tank to F8, and make it face right there.
lesson-tank-drive-task-4-otherwise-1 = It should face right on F8. Three squares ahead leave two steps for rotating.
lesson-tank-drive-task-4-wrong-1 = It is only halfway round: you have one step left.
lesson-tank-drive-task-4-wrong-2 = Now rotate it, too: you have two steps left.
lesson-tank-drive-task-4-done = The final facing matters: the unit drives and fires from it next turn.

## Reverse.

lesson-tank-reverse-title = Reverse
lesson-tank-reverse-idea = Instead of any other movement, a unit may reverse one square.
lesson-tank-reverse-task-1 = Instead of driving, a unit may **reverse one square** and still face the same way. Reverse the medium tank to G5.
lesson-tank-reverse-task-1-otherwise-1 = It should still face up.
lesson-tank-reverse-task-1-wrong-1 = That rotates it. It should keep facing the wall.
lesson-tank-reverse-task-1-done = Front armour is the thickest, so reversing is a good way to withdraw. It is the unit’s whole movement.
lesson-tank-reverse-task-2 = The tank destroyer on F11 fires down the file. Reverse out of its line.
lesson-tank-reverse-task-2-wrong-1 = It is still on the F file.
lesson-tank-reverse-task-2-wrong-2 = That drives towards the gun.
lesson-tank-reverse-task-2-done = “Back” means opposite to the way the unit faces, whichever way that is.
lesson-tank-reverse-task-3 = Which unit can get to G4 **by reversing**? Move it there.
lesson-tank-reverse-task-3-wrong-1 = It rotated and drove there. When it reverses, it keeps its facing.
lesson-tank-reverse-task-3-wrong-2 = The rear of that unit points to G8. Look for the one whose rear points to G4.
lesson-tank-reverse-task-3-done = It is only one square per turn, but the unit keeps its facing.
lesson-tank-reverse-task-4 = Reverse away from the enemy in front of you.
lesson-tank-reverse-task-4-wrong-1 = That exposes its side to the enemy.
lesson-tank-reverse-task-4-wrong-2 = Do not drive past it: go straight back.
lesson-tank-reverse-task-4-done = After reversing, a unit may also fire. The next lessons show how.

## Firing.

lesson-tank-fire-title = Firing
lesson-tank-fire-idea = After driving or rotating, a unit may fire once: straight ahead, or at 45° to either side.
lesson-tank-fire-task-1 = A unit **first drives or rotates**, then it may **fire** straight ahead or at 45°. Destroy the light tank.
lesson-tank-fire-task-1-wrong-1 = You moved, and the enemy is in your line of fire. Fire!
lesson-tank-fire-task-1-wrong-2 = From there, D9 is at 45° to the left: now fire.
lesson-tank-fire-task-1-done = Its **wreck** stays, and blocks movement and direct fire.
lesson-tank-fire-task-2 = The enemy is in none of these directions yet. Drive to where you can aim at it, and fire.
lesson-tank-fire-task-2-wrong-1 = From here, it is on the diagonal to the right. Fire.
lesson-tank-fire-task-2-wrong-2 = That is one square too far: the diagonal from E5 leads to H8.
lesson-tank-fire-task-2-done = Count the squares along the diagonal.
lesson-tank-fire-task-3 = The enemy is behind you. Rotate until it is in your line of fire, and fire.
lesson-tank-fire-task-3-wrong-1 = Two rotations are not enough: facing right, the gun fires to the right and along the two diagonals beside it.
lesson-tank-fire-task-3-wrong-2 = Do not run away: rotate three times and fire.
lesson-tank-fire-task-3-done = Three rotations were enough, because the gun also fires at 45° to the side.
lesson-tank-fire-task-4 = An obstacle stops shots on the D file. Find a square from which your light tank can destroy the enemy one.
lesson-tank-fire-task-4-wrong-1 = From here, D8 is on the diagonal to the right. Fire.
lesson-tank-fire-task-4-done = You fired around the corner, along a diagonal.

## Too close.

lesson-tank-range-title = Too close
lesson-tank-range-idea = You cannot fire at an enemy on an adjacent square. The target must be two squares away or more.
lesson-tank-range-task-1 = An enemy on the **next square** is **too close** to be hit. Get some distance, and destroy it.
lesson-tank-range-task-1-wrong-1 = It is still on an adjacent square. Reverse.
lesson-tank-range-task-1-wrong-2 = Now it is two squares away. Fire.
lesson-tank-range-task-1-done = You reversed and fired in one turn.
lesson-tank-range-task-2 = One enemy is too close, but there is another. **Rotate in place** and destroy it.
lesson-tank-range-task-2-wrong-1 = Now G8 is in your line of fire. Fire.
lesson-tank-range-task-2-wrong-2 = That is a good shot, but the task is to rotate in place.
lesson-tank-range-task-2-done = Do not look only at the nearest enemy.
lesson-tank-range-task-3 = You cannot reverse this time. Drive away from F6 and destroy it.
lesson-tank-range-task-3-wrong-1 = F6 is adjacent again.
lesson-tank-range-task-3-done = You cannot fire at an adjacent enemy until you move away.

## Armour.

lesson-tank-armour-title = Armour
lesson-tank-armour-idea = A shot destroys a unit if the gun is stronger than the armour where it hits: front, side or rear.
lesson-tank-armour-task-1 = A shot works if the **gun** is **stronger than the armour** it hits. Your gun is 2: destroy the heavy tank **from behind**, where its armour is 1.
lesson-tank-armour-task-1-wrong-1 = You are on the right rank, but the gun does not point at it. Rotate left once.
lesson-tank-armour-task-1-wrong-2 = From there, you can only hit its side.
lesson-tank-armour-task-1-done = Straight from behind, even a heavy tank is weak.
lesson-tank-armour-task-2 = A shot **diagonally from the front** hits the **side**. Hit the medium tank there: its armour is 2 at the front and 1 at the side.
lesson-tank-armour-task-2-wrong-1 = From here, F8 is on the diagonal. Fire.
lesson-tank-armour-task-2-wrong-2 = From D5, the diagonal leads to G8.
lesson-tank-armour-task-2-done = Front armour counts only for shots from straight ahead.
lesson-tank-armour-task-3 = The light tank has gun 1, and the rear of a medium tank has armour 0. Get behind it.
lesson-tank-armour-task-3-wrong-1 = You are behind it. Rotate left once, and it is in your line of fire.
lesson-tank-armour-task-3-wrong-2 = You are too close, and that is its side.
lesson-tank-armour-task-3-done = A tank with a weak gun must drive around to the side or the rear.
lesson-tank-armour-task-4 = Now defend. The enemy medium tank aims at your side. Rotate your tank so that it is safe.
lesson-tank-armour-task-4-wrong-1 = At 45°, the shot still hits the side.
lesson-tank-armour-task-4-wrong-2 = That way, the shot still hits the side.
lesson-tank-armour-task-4-done = Point your front towards whatever threatens you.

## Ricochet.

lesson-tank-ricochet-title = Ricochet
lesson-tank-ricochet-idea = A gun no stronger than the armour does nothing. Use a stronger one.
lesson-tank-ricochet-task-1 = A gun that is **no stronger** than the armour does nothing. Destroy the medium tank on F9 **from the front** with the right tank.
lesson-tank-ricochet-task-1-wrong-1 = Its gun is 2, and so is the front armour. Use the heavy tank.
lesson-tank-ricochet-task-1-wrong-2 = From here, it cannot aim at F9.
lesson-tank-ricochet-task-1-done = It is not enough to be equal: the gun must be stronger.
lesson-tank-ricochet-task-2 = A heavy tank is safe where enemy shots bounce off. Drive it to F4, and **keep it safe**.
lesson-tank-ricochet-task-2-wrong-1 = Drive two squares, to F4.
lesson-tank-ricochet-task-2-done = Side armour 2 withstands gun 2. Only its rear is weak.
lesson-tank-ricochet-task-3 = The light tank’s gun is 1. Choose a target that it can destroy.
lesson-tank-ricochet-task-3-wrong-1 = The tank on H10 shows its rear: armour 0. Fire.
lesson-tank-ricochet-task-3-wrong-2 = That works, too, but use the light tank.
lesson-tank-ricochet-task-3-done = Armour 0 is no armour: every gun destroys it.

## Cover.

lesson-tank-cover-title = Cover
lesson-tank-cover-idea = Obstacles, wrecks and units stop direct shots. Stay behind them.
lesson-tank-cover-task-1 = A wall **stops shots**, but the enemy can drive. Bring the light tank behind the wall, where the tank destroyer cannot hit it **next turn**.
lesson-tank-cover-task-1-otherwise-1 = Go behind the wall: to E5, F5 or G5.
lesson-tank-cover-task-1-otherwise-2 = The tank destroyer can drive or rotate and hit it there.
lesson-tank-cover-task-1-wrong-1 = That is out in the open: the tank destroyer can get it in its line of fire.
lesson-tank-cover-task-1-wrong-2 = Even further away, it can still be hit in the open.
lesson-tank-cover-task-1-done = Stay close behind a wall: the enemy takes a long time to come round.
lesson-tank-cover-task-2 = Shots pass **diagonally** between two obstacles that touch only at a corner. Fire between those on D5 and E4.
lesson-tank-cover-task-2-wrong-1 = The diagonal is open. Fire.
lesson-tank-cover-task-2-wrong-2 = From there, there is nothing in your line of fire.
lesson-tank-cover-task-2-done = A unit can pass diagonally through such a gap, too.
lesson-tank-cover-task-3 = A **wreck gives cover**, too. Destroy the light tank on E7, and **stay safe** behind its wreck.
lesson-tank-cover-task-3-otherwise-1 = The heavy tank could destroy one of your tanks. Fire from a square where the wreck is between you.
lesson-tank-cover-task-3-wrong-1 = You moved but did not fire.
lesson-tank-cover-task-3-done = Wrecks stay for the rest of the game.

## CHECK.

lesson-tank-check-title = CHECK
lesson-tank-check-idea = When a Command can be destroyed next turn, CHECK is announced. If you destroy it, you win.
lesson-tank-check-task-1 = Destroy the enemy **Command**, and you **win**. Its armour is that of a light tank, so hit its side.
lesson-tank-check-task-1-wrong-1 = It is in your line of fire. Fire!
lesson-tank-check-task-1-done = The game is over at once, whatever else is on the board.
lesson-tank-check-task-2 = It is **CHECK** when you could destroy the Command **next turn**. Give CHECK with the light tank.
lesson-tank-check-task-2-otherwise-1 = From there, it could not hit the Command next turn.
lesson-tank-check-task-2-wrong-1 = From B6, it reaches B11 next turn, but has no step left to rotate and fire. Go one square further.
lesson-tank-check-task-2-wrong-2 = That is too far away.
lesson-tank-check-task-2-done = The light tank would still have to drive and rotate first, but it is CHECK all the same.
lesson-tank-check-task-3 = You are in CHECK: the light tank on F8 threatens your Command. You **need not answer**, but you should: destroy the attacker.
lesson-tank-check-task-3-wrong-1 = A fleeing Command gets hunted down. Here you can destroy the attacker.
lesson-tank-check-task-3-wrong-2 = The light tank is in your line of fire. Fire.
lesson-tank-check-task-3-done = The best answer to CHECK is to remove the attacker.
lesson-tank-check-task-4 = You are in CHECK again, and you cannot fire back. Bring your Command to safety.
lesson-tank-check-task-4-wrong-1 = It is still in the line of fire, and its side is weaker.
lesson-tank-check-task-4-wrong-2 = It is still in the line of fire, only further away.
lesson-tank-check-task-4-done = Get out of reach or behind cover.

## ESCAPE.

lesson-tank-escape-title = ESCAPE
lesson-tank-escape-idea = You also win when your Command drives off the far edge, straight or diagonally, but not over a corner.
lesson-tank-escape-task-1 = You also win if your Command **drives off the far edge**. That costs one of its **five steps**. Click it, and then the arrow at the edge.
lesson-tank-escape-task-1-wrong-1 = It is at the edge, but not over it. The Command can leave this very turn.
lesson-tank-escape-task-1-done = That wins the game. It took four of the five steps: three squares and the edge.
lesson-tank-escape-task-2 = **ESCAPE** is announced when a Command can leave **next turn**. Drive yours to where it can.
lesson-tank-escape-task-2-otherwise-1 = From there, it could not leave next turn.
lesson-tank-escape-task-2-wrong-1 = From D7, it takes five steps to D12 and one over the edge: one too many.
lesson-tank-escape-task-2-wrong-2 = That is too far from the edge.
lesson-tank-escape-task-2-done = ESCAPE! Now your opponent must stop it.
lesson-tank-escape-task-3 = Straight on, this Command would leave **over the corner**, which is **not allowed**. Leave the board anyway.
lesson-tank-escape-task-3-wrong-1 = You cannot leave over the corner. Rotate before you get there.
lesson-tank-escape-task-3-done = It rotated on the way and left straight or diagonally beside the corner.
lesson-tank-escape-task-4 = It is too early to leave. Drive to where you can leave **next turn**, and **mind the corner**.
lesson-tank-escape-task-4-wrong-1 = From H8, five steps straight on lead over the corner, and rotating costs too many steps.
lesson-tank-escape-task-4-done = Near the corner, a Command needs one more step to rotate.
lesson-tank-escape-task-5 = Now Black’s Command is about to leave over your edge. Stop it.
lesson-tank-escape-task-5-otherwise-1 = The Command on G4 leaves next turn, and Black wins. Destroy it.
lesson-tank-escape-task-5-wrong-1 = This tank is too slow to reach it, and the Command on G4 leaves next turn.
lesson-tank-escape-task-5-done = You can catch a Command that is far ahead of its army.

## The tank destroyer.

lesson-tank-destroyer-title = The tank destroyer
lesson-tank-destroyer-idea = Its gun of 4 penetrates even the front of a heavy tank, but it fires only straight ahead.
lesson-tank-destroyer-task-1 = The tank destroyer’s **gun 4** is stronger than **front armour 3**. Destroy the heavy tank from the front.
lesson-tank-destroyer-task-1-wrong-1 = It is straight ahead. Fire.
lesson-tank-destroyer-task-1-done = No other tank of the basic game can do that.
lesson-tank-destroyer-task-2 = It fires **only straight ahead**, never at 45°. Rotate it towards the heavy tank, and fire.
lesson-tank-destroyer-task-2-wrong-1 = Now it is straight ahead. Fire.
lesson-tank-destroyer-task-2-wrong-2 = This gun cannot fire to the side: rotate it towards the target.
lesson-tank-destroyer-task-2-done = One rotation is enough, and you have three steps left.
lesson-tank-destroyer-task-3 = Find a square from which the heavy tank on I7 is straight ahead.
lesson-tank-destroyer-task-3-wrong-1 = That is the medium tank. The heavy tank is the bigger prize.
lesson-tank-destroyer-task-3-wrong-2 = That diagonal leads to the medium tank.
lesson-tank-destroyer-task-3-done = You drive, you rotate, you fire: four steps are soon used up.
lesson-tank-destroyer-task-4 = Keep your tank **out of the line of fire** of the tank destroyer. It can move four steps.
lesson-tank-destroyer-task-4-otherwise-1 = There the tank destroyer can get you in its line of fire.
lesson-tank-destroyer-task-4-wrong-1 = It can drive to a square facing down that diagonal.
lesson-tank-destroyer-task-4-wrong-2 = Your tank is still in danger there.
lesson-tank-destroyer-task-4-done = It is dangerous only along its lines, so step off them or go behind cover.

## The mortar.

lesson-tank-mortar-title = The mortar
lesson-tank-mortar-idea = A mortar fires over everything, straight ahead, at a distance of exactly 3, 4 or 5 squares.
lesson-tank-mortar-task-1 = A **mortar** fires **over everything**, at a distance of 3, 4 or 5 squares. Destroy the medium tank behind the wall.
lesson-tank-mortar-task-1-wrong-1 = It is four squares away, in range. Fire.
lesson-tank-mortar-task-1-wrong-2 = Six squares is too far.
lesson-tank-mortar-task-1-done = No armour withstands its gun 5, so only distance protects. But it is slow, and its own armour is thin.
lesson-tank-mortar-task-2 = This enemy is **too close**, two squares away. Get to the **right distance** and fire.
lesson-tank-mortar-task-2-wrong-1 = It is still two squares away.
lesson-tank-mortar-task-2-wrong-2 = It is three squares away. Fire.
lesson-tank-mortar-task-2-done = Closer than three squares, a mortar is helpless.
lesson-tank-mortar-task-3 = You choose what a mortar hits. Destroy the heavy tank behind the light one.
lesson-tank-mortar-task-3-wrong-1 = The light tank is worth less. A target five squares away is in range, too.
lesson-tank-mortar-task-3-done = A mortar fires even over enemies.
lesson-tank-mortar-task-4 = Rotate the mortar towards the heavy tank and fire. It fires **straight ahead only**.
lesson-tank-mortar-task-4-wrong-1 = It is three squares away, diagonally. Fire.
lesson-tank-mortar-task-4-wrong-2 = From here, it is not in the line of fire.
lesson-tank-mortar-task-4-done = A diagonal square counts as one.

## Vehicles of the expansion.

lesson-tank-house-units-title = Vehicles of the expansion
lesson-tank-house-units-idea = Some boards have special vehicles, which are not in the basic game. Each can do something that the others cannot.
lesson-tank-house-units-task-1 = A **bulldozer** has no gun, but it **pushes a wreck** one square ahead. Clear the passage: drive onto the wreck.
lesson-tank-house-units-task-1-wrong-1 = Go on: drive onto the square of the wreck.
lesson-tank-house-units-task-1-wrong-2 = That is a job for the bulldozer.
lesson-tank-house-units-task-1-done = The square behind the wreck must be empty. Other units can only drive around wrecks.
lesson-tank-house-units-task-2 = A **mine** lies in the gap. Clear it with the **minesweeper**.
lesson-tank-house-units-task-2-wrong-1 = Drive one more square, onto the mine.
lesson-tank-house-units-task-2-wrong-2 = A mine destroys all other units. Send the minesweeper.
lesson-tank-house-units-task-2-done = The mine is gone, and the way is clear for everyone.
lesson-tank-house-units-task-3 = Only the **amphibious tank** crosses water. Bring it to the other side.
lesson-tank-house-units-task-3-wrong-1 = It is in the middle of the river. Drive on to the other bank.
lesson-tank-house-units-task-3-wrong-2 = Other tanks sink. Use the amphibious tank.
lesson-tank-house-units-task-3-done = All other units sink in water and are lost.
lesson-tank-house-units-task-4 = The **tank hunter** is as fast as a light tank and has gun 3, straight ahead only. Hit the heavy tank **in the side**.
lesson-tank-house-units-task-4-wrong-1 = It is straight ahead. Fire.
lesson-tank-house-units-task-4-wrong-2 = This gun fires only straight ahead: rotate it towards the target.
lesson-tank-house-units-task-4-done = Its gun 3 is stronger than side armour 2. Its own armour is thin.

## Terrain of the expansion.

lesson-tank-house-terrain-title = Terrain of the expansion
lesson-tank-house-terrain-idea = Water, hedges, low obstacles and mines each affect movement and fire in their own way.
lesson-tank-house-terrain-task-1 = You can drive through a **hedge**, but it stops **direct shots**. Hide the light tank behind it, on the near side.
lesson-tank-house-terrain-task-1-otherwise-1 = There it can be hit past the end of the hedge.
lesson-tank-house-terrain-task-1-wrong-1 = In the hedge, it can be seen and hit. Stay behind it.
lesson-tank-house-terrain-task-1-wrong-2 = That is beyond the hedge.
lesson-tank-house-terrain-task-1-done = A hedge covers a unit behind it, but not a unit in it.
lesson-tank-house-terrain-task-2 = Units sink in **water**, and a **low obstacle** stops them, but **shots pass over** both. Destroy the light tank.
lesson-tank-house-terrain-task-2-wrong-1 = The line is open: neither of them stops a shot. Fire.
lesson-tank-house-terrain-task-2-done = Water and low obstacles give no cover.
lesson-tank-house-terrain-task-3 = A **mine** destroys the unit that drives onto it. Drive to E5, **still facing** the mine on E6, but **not onto it**.
lesson-tank-house-terrain-task-3-wrong-1 = Boom! The mine destroys the tank that drives onto it.
lesson-tank-house-terrain-task-3-done = A unit that drives onto a mine gets no further, whatever you had planned.
lesson-tank-house-terrain-task-4 = A hedge hides the light tank. Drive into the hedge and fire out of it.
lesson-tank-house-terrain-task-4-wrong-1 = From here, the hedge stops the shot. Drive one more square.
lesson-tank-house-terrain-task-4-wrong-2 = In the hedge, the line of fire is open. Fire.
lesson-tank-house-terrain-task-4-done = A unit in a hedge can fire out of it.

## Clocks.

lesson-tank-clocks-title = Clocks
lesson-tank-clocks-idea = With clocks, you can lose on time. When time is short, keep it simple.
lesson-tank-clocks-task-1 = With a clock, you lose if your **time runs out**. You have half a minute: **is there a win**?
lesson-tank-clocks-task-1-wrong-1 = You are at the edge, but the clock is still running. Leave the board.
lesson-tank-clocks-task-1-done = Look for a win first: a shot at the Command, or a way out. Your clock runs only on your turn.
lesson-tank-clocks-task-2 = You have twenty seconds. **Is there a danger**? Answer the CHECK.
lesson-tank-clocks-task-2-otherwise-1 = Your Command could still be destroyed.
lesson-tank-clocks-task-2-wrong-1 = It is still in the line of fire.
lesson-tank-clocks-task-2-wrong-2 = The medium tank drives one square and has it in its line of fire again.
lesson-tank-clocks-task-2-done = Then look for a danger: CHECK or ESCAPE.
lesson-tank-clocks-task-3 = You have twenty seconds, no win and no danger. **Take what is free**.
lesson-tank-clocks-task-3-wrong-1 = The light tank is in your line of fire. Fire.
lesson-tank-clocks-task-3-done = Then take what is free, or make a safe move. Do not spend too long looking for the best one.

## A first plan.

lesson-tank-plan-title = A first plan
lesson-tank-plan-idea = Bring light tanks out early, keep them covered, guard the way to your edge, and hunt the Command.
lesson-tank-plan-task-1 = Light and medium tanks are fast: bring one to the **fifth rank or further**. Stop near **walls**, where **no shot** can hit it next turn.
lesson-tank-plan-task-1-otherwise-1 = Begin with a light or medium tank.
lesson-tank-plan-task-1-otherwise-2 = Go further: to the fifth rank at least.
lesson-tank-plan-task-1-otherwise-3 = There it could be destroyed next turn. Look for walls.
lesson-tank-plan-task-1-wrong-1 = Heavy tanks are slow. Begin with a faster one.
lesson-tank-plan-task-1-wrong-2 = Go further: to the fifth rank at least.
lesson-tank-plan-task-1-wrong-3 = It sees a lot from there, but it could be destroyed next turn.
lesson-tank-plan-task-1-done = Move fast units first. They reach the enemy’s flank while the heavy tanks hold the line.
lesson-tank-plan-task-2 = A light tank has come close. Destroy it from a square where **nobody hits back**.
lesson-tank-plan-task-2-otherwise-1 = Your tank could be hit there in return. Fire from further back.
lesson-tank-plan-task-2-wrong-1 = You destroyed it, but your tank could be hit there in return. Fire from further back.
lesson-tank-plan-task-2-done = A unit that advances alone is lost. After each enemy move, ask what that unit can hit next turn.
lesson-tank-plan-task-3 = Your light tank on L9 is far ahead and in danger. Find the square where it gives **CHECK** and is **safe**.
lesson-tank-plan-task-3-otherwise-1 = The light tank on L9 is in danger.
lesson-tank-plan-task-3-otherwise-2 = There it could be destroyed next turn.
lesson-tank-plan-task-3-wrong-1 = That is CHECK, but your tank could be destroyed there.
lesson-tank-plan-task-3-done = A CHECK from a safe square makes Black run.
lesson-tank-plan-task-4 = You are behind the enemy’s lines. Win!
lesson-tank-plan-task-4-wrong-1 = That is not the Command. Look along the rank behind the enemy.
lesson-tank-plan-task-4-done = That is the whole game: use speed and cover, and keep an eye on both Commands. Now play!

## The first game: each rule when it can be used for the first time. A flag marks the place.

first-game-win = You can take the enemy **town**. Do it, and you win!
first-game-aim = Your aim: reach the enemy **town**, and capture or shoot it.
first-game-danger = Your **town** is under attack. Take the attacker, or step into its way.
first-game-step = Soldiers step **forward**, straight or diagonally. Click one, and then a mark in front of it.
first-game-shot = Your cannon can **shoot** the enemy at the flag. Click a soldier of the cannon, and then the enemy.
first-game-capture = Your soldier can **capture** the enemy at the flag: straight ahead, diagonally ahead, or sideways.
first-game-cannon = **Three soldiers in a line** are a cannon. Step to the flag to form one.
first-game-retreat = Next to an enemy, a soldier may **retreat** two points back, as to the flag.
first-game-shift = A cannon may **shift** along its line: a soldier at one end goes to the flag at the other.
first-game-tank-win = You can destroy the enemy **Command** at the flag. Do it, and you win!
first-game-tank-exit = Your **Command** can leave the board. Click it, then the arrow at the edge, and you win!
first-game-tank-aim = Your aim: destroy the enemy **Command**, or drive yours off the far edge of the board.
first-game-tank-check = CHECK: your **Command** is in danger. Destroy the attacker, or bring the Command to safety.
first-game-tank-drive = A tank drives **the way it faces**. Click one, then a square with a number, which counts its steps, and that square again.
first-game-tank-kill = You can destroy the tank at the flag: your gun is **stronger than its armour** there. Click your tank, then the enemy, and the enemy again to fire.
first-game-tank-bounce = Your tank could aim at the one at the flag, but its shot would **bounce off** the thick armour. Get to its side or its rear.
first-game-tank-rotate = **Rotating** by 45° costs a step, too. Click a tank twice, and then an arrow beside it.

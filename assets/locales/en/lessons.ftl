# The lessons: what each file in `assets/lessons` says, in its order, and the reasons why an action misses the goal of a task. A learner reads
# one message at a time, beside the board: two short sentences at most.

## The end of the time for a turn, in lessons about clocks.

lesson-out-of-time = Your time is up. Try again.

## Why an action misses a goal that asks for something: the action is another one, or the position after it is not as wanted.

lesson-unmet-place = Place the town.
lesson-unmet-step = The task asks for a step.
lesson-unmet-capture = The task asks for a capture by a soldier.
lesson-unmet-retreat = The task asks for a retreat.
lesson-unmet-shift = The task asks for a shift.
lesson-unmet-shot = The task asks for a shot.
lesson-unmet-from = Use the piece on { $places }.
lesson-unmet-to = That is another place. The goal is { $places }.
lesson-unmet-takes = The piece on { $places } is still there.
lesson-unmet-takes-any = Nothing was taken.
lesson-unmet-distance = { $count ->
        [one] The target is to be one point away.
       *[other] The target is to be { $count } points away.
    }
lesson-unmet-wins = That does not win yet.
lesson-unmet-leaves-no-action = Your opponent still has an action.
lesson-unmet-town-safe = Your town could be taken next turn.
lesson-unmet-all-safe = One of your pieces could be taken next turn.
lesson-unmet-acting-safe = That piece could be taken next turn.
lesson-unmet-safe = The piece on { $places } could be taken next turn.
lesson-unmet-threatens-town = That does not threaten the town.
lesson-unmet-threatens = That does not threaten { $places }.
lesson-unmet-threatens-any = { $count ->
        [one] That threatens nothing.
       *[other] That does not threaten { $count } pieces.
    }
lesson-unmet-soldiers-on = There should be soldiers on { $places }.
lesson-unmet-cannons-at-least = { $count ->
        [one] That makes no cannon.
       *[other] You need { $count } cannons.
    }
lesson-unmet-unit = Use a unit of another kind: { $places }.
lesson-unmet-facing = It should face { $places }.
lesson-unmet-turns = The task asks for a turn on its square.
lesson-unmet-reverses = The task asks for a step backwards.
lesson-unmet-cost-at-most = { $count ->
        [one] That takes more than one step.
       *[other] That takes more than { $count } steps.
    }
lesson-unmet-destroys = The unit on { $places } was not destroyed.
lesson-unmet-destroys-any = Nothing was destroyed.
lesson-unmet-facet-front = The shot should hit the front.
lesson-unmet-facet-side = The shot should hit the side.
lesson-unmet-facet-rear = The shot should hit the rear.
lesson-unmet-fire-distance = { $count ->
        [one] The target is to be one square away.
       *[other] The target is to be { $count } squares away.
    }
lesson-unmet-exits = Your Command is still on the board.
lesson-unmet-check = That gives no CHECK.
lesson-unmet-escape = That is no ESCAPE: your Command could not leave next turn.
lesson-unmet-unit-safe = That unit could be destroyed next turn.
lesson-unmet-units-safe = One of your units could be destroyed next turn.
lesson-unmet-unit-safe-on = The unit on { $places } could be destroyed next turn.
lesson-unmet-command-safe = Your Command could be destroyed next turn.
lesson-unmet-no-enemy-escape = The enemy Command could leave next turn.
lesson-unmet-pushes-to = No wreck was pushed to { $places }.
lesson-unmet-clears = The mine on { $places } is still there, or your unit is lost.

## Why an action misses a goal that excludes something.

lesson-met-place = Not the town this time.
lesson-met-step = Not by a step this time.
lesson-met-capture = Not by a capture this time.
lesson-met-retreat = Not by a retreat this time.
lesson-met-shift = Not by a shift this time.
lesson-met-shot = Not by a shot this time.
lesson-met-from = The piece on { $places } should stay where it is.
lesson-met-to = That should not go to { $places }.
lesson-met-takes = Take nothing this time.
lesson-met-turns = Not by a turn this time.
lesson-met-reverses = Not backwards this time.
lesson-met-destroys = Destroy nothing this time.
lesson-met-other = That is what you should avoid here.

## The town.

lesson-cannon-town-title = The town
lesson-cannon-town-idea = Each side has one town. Take the enemy town, and you win.
lesson-cannon-town-scene-1 = Fifteen soldiers a side stand ready. Dark is at the bottom and **moves up**; Light is at the top and **moves down**.
lesson-cannon-town-scene-2 = The first action of each side is to place its **town** on its own home rank, but **not in a corner**.
lesson-cannon-town-scene-3 = Light does the same on the rank opposite.
lesson-cannon-town-scene-4 = A town **never moves** again. Protect yours, and go for the other.
lesson-cannon-town-task-1 = You are Dark. Place your town **near the left side**: on b1 or c1.
lesson-cannon-town-task-1-wrong-1 = In the middle, enemies can come from both sides. Choose b1 or c1.
lesson-cannon-town-task-1-wrong-2 = That is the right side. Choose b1 or c1.
lesson-cannon-town-task-1-done = Near a side, fewer enemies reach the town.
lesson-cannon-town-task-2 = Two Light soldiers stand close. A soldier takes what is **straight or diagonally** in front of it: place your town **out of their reach**.
lesson-cannon-town-task-2-wrong-1 = The soldier on c2 would take the town on d1, diagonally.
lesson-cannon-town-task-2-wrong-2 = The soldier on g2 would take the town straight ahead.
lesson-cannon-town-task-2-done = Both soldiers miss. Look for such dangers before you place the town.
lesson-cannon-town-task-3 = Now you are Light, and your home rank is at the top. Dark comes on the left: place your town on the right, from g10 to i10.
lesson-cannon-town-task-3-wrong-1 = Dark’s soldiers are on their way to that very point.
lesson-cannon-town-task-3-wrong-2 = Further away from Dark’s soldiers: on g10, h10 or i10.
lesson-cannon-town-task-3-done = Well placed. The side that takes the enemy town wins at once.

## The step.

lesson-cannon-step-title = The step
lesson-cannon-step-idea = A soldier steps one point forward, straight or diagonally.
lesson-cannon-step-scene-1 = A soldier steps **forward**, straight …
lesson-cannon-step-scene-2 = Then it is Light’s turn: **nobody may pass**.
lesson-cannon-step-scene-3 = … or **diagonally**.
lesson-cannon-step-scene-4 = It **never steps sideways** or backwards, and only onto an **empty point**.
lesson-cannon-step-task-1 = Step **straight forward** with the soldier on e4.
lesson-cannon-step-task-1-otherwise-1 = Take the soldier on e4.
lesson-cannon-step-task-1-wrong-1 = That is diagonal. Stay on the e file.
lesson-cannon-step-task-1-wrong-2 = That is another soldier. Take the one on e4.
lesson-cannon-step-task-1-done = One point, straight ahead.
lesson-cannon-step-task-2 = Bring the soldier from e4 to g6 in two turns. First step:
lesson-cannon-step-task-2-otherwise-1 = The soldier on e4 has to go.
lesson-cannon-step-task-2-wrong-1 = From e5 it could only reach d6, e6 or f6. g6 is two files away, so both steps must be diagonal.
lesson-cannon-step-task-2-wrong-2 = That is the wrong way: g6 lies to the right.
lesson-cannon-step-task-2-turn-2 = Now step onto g6.
lesson-cannon-step-task-2-turn-2-wrong-1 = One more diagonal step is needed to get to g6.
lesson-cannon-step-task-2-done = Two diagonal steps go two files to the side.
lesson-cannon-step-task-3 = The soldier on a4 stands behind two others at the side of the board. Make room for it: free the point a5.
lesson-cannon-step-task-3-otherwise-1 = The soldier on a5 is in the way; it must go.
lesson-cannon-step-task-3-wrong-1 = That frees b5. The soldier straight in front of a4 is the one on a5.
lesson-cannon-step-task-3-wrong-2 = That soldier is in nobody’s way.
lesson-cannon-step-task-3-done = Pieces never jump over each other in a step, so leave room.
lesson-cannon-step-task-4 = You are Light now, so **forward is down**. Bring the soldier on h7 next to its comrade on g5.
lesson-cannon-step-task-4-otherwise-1 = Step with the soldier on h7.
lesson-cannon-step-task-4-wrong-1 = i6 is two files away from g5. Next to it are g6 and h6.
lesson-cannon-step-task-4-wrong-2 = The soldier on g5 stays. The one on h7 comes to it.
lesson-cannon-step-task-4-done = If an enemy takes g5 now, this soldier takes back.

## The capture.

lesson-cannon-capture-title = The capture
lesson-cannon-capture-idea = A soldier takes an enemy right next to it: straight ahead, diagonally ahead, or sideways.
lesson-cannon-capture-scene-1 = The enemy on f5 is **diagonally in front** of e4. Your soldier takes it and goes to its point.
lesson-cannon-capture-scene-2 = Light moves somewhere else …
lesson-cannon-capture-scene-3 = … and the next one falls as well, **sideways**.
lesson-cannon-capture-scene-4 = **Five points** can be taken from here: three ahead and two beside. **Never those behind**.
lesson-cannon-capture-task-1 = Take the enemy soldier.
lesson-cannon-capture-task-1-wrong-1 = Your soldier walked past it. The enemy on d5 is diagonally in front of e4.
lesson-cannon-capture-task-1-wrong-2 = There is something to take: look at d5.
lesson-cannon-capture-task-1-done = The soldier now stands where its victim stood.
lesson-cannon-capture-task-2 = Take the enemy that stands **beside** your soldier.
lesson-cannon-capture-task-2-wrong-1 = Now the enemy is behind you, out of reach. Take it sideways.
lesson-cannon-capture-task-2-wrong-2 = A diagonal step passes it. Take it on f5.
lesson-cannon-capture-task-2-done = A soldier steps sideways only to take.
lesson-cannon-capture-task-3 = Two enemies are in reach. Take the one that **nobody protects**.
lesson-cannon-capture-task-3-otherwise-1 = The soldier on d7 would take back. Choose the one without a comrade behind it.
lesson-cannon-capture-task-3-wrong-1 = The soldier on d7 takes back: one for one. The other is free.
lesson-cannon-capture-task-3-wrong-2 = Take one of them while you can.
lesson-cannon-capture-task-3-done = Before you take, look who takes back.
lesson-cannon-capture-task-4 = The enemy on e4 has slipped past your front soldier. Take it.
lesson-cannon-capture-task-4-wrong-1 = The soldier on e5 cannot turn back. Another one has the enemy in front of it.
lesson-cannon-capture-task-4-wrong-2 = Look for a soldier that has e4 diagonally in front of it.
lesson-cannon-capture-task-4-done = Soldiers behind guard those in front.
lesson-cannon-capture-task-5 = The Light town is within reach. Win the game!
lesson-cannon-capture-task-5-wrong-1 = So close! The town is diagonally in front of c9: take it now.
lesson-cannon-capture-task-5-wrong-2 = There is a quicker way: the soldier on c9.
lesson-cannon-capture-task-5-done = A soldier can take the town like any piece, and that wins.

## The retreat.

lesson-cannon-retreat-title = The retreat
lesson-cannon-retreat-idea = Next to an enemy, a soldier may retreat: two points straight or diagonally back.
lesson-cannon-retreat-scene-1 = The soldier on e5 has an **enemy next to it**, and taking it would be a bad trade: e7 takes back.
lesson-cannon-retreat-scene-2 = Next to an enemy it may **retreat**: **exactly two points**, straight or diagonally back.
lesson-cannon-retreat-scene-3 = Nobody follows that fast.
lesson-cannon-retreat-scene-4 = Both points on the way must be **empty**. Without an enemy beside it, a soldier **cannot go back**.
lesson-cannon-retreat-task-1 = Bring the soldier on e5 to safety.
lesson-cannon-retreat-task-1-otherwise-1 = The soldier on e5 is the one in danger.
lesson-cannon-retreat-task-1-wrong-1 = The soldier on e7 takes back.
lesson-cannon-retreat-task-1-wrong-2 = There it still stands beside an enemy, who takes sideways.
lesson-cannon-retreat-task-1-done = All three ways back were open.
lesson-cannon-retreat-task-2 = Here only one way back is open for the soldier on e5. Find it.
lesson-cannon-retreat-task-2-otherwise-1 = The soldier on e5 should go back.
lesson-cannon-retreat-task-2-wrong-1 = That was the soldier on e4. It is the one in front that should go.
lesson-cannon-retreat-task-2-wrong-2 = Back, not forward.
lesson-cannon-retreat-task-2-done = The way through e4 and the way through f4 were blocked.
lesson-cannon-retreat-task-3 = Retreat with the soldier on e5, but **look where you land**.
lesson-cannon-retreat-task-3-otherwise-1 = The soldier on e5 should go back.
lesson-cannon-retreat-task-3-wrong-1 = The soldier on d4 takes it there, diagonally.
lesson-cannon-retreat-task-3-wrong-2 = The soldier on e7 takes back.
lesson-cannon-retreat-task-3-done = On g3 nobody reaches it.
lesson-cannon-retreat-task-4 = The enemy may be **on any side**, even behind. Go back past the enemy on e4.
lesson-cannon-retreat-task-4-otherwise-1 = The soldier on e5 should go back.
lesson-cannon-retreat-task-4-wrong-1 = That leads away from your own side. Retreat diagonally.
lesson-cannon-retreat-task-4-wrong-2 = The soldier on e5 is beside an enemy; it may retreat.
lesson-cannon-retreat-task-4-done = Straight back was blocked by the enemy, but both diagonals were open.

## The cannon.

lesson-cannon-cannon-title = The cannon
lesson-cannon-cannon-idea = Three soldiers next to each other in a line are a cannon.
lesson-cannon-cannon-scene-1 = Two soldiers stand in a line. A third one steps to its end …
lesson-cannon-cannon-scene-2 = … and they are a **cannon**: **three in a line**, with no gap.
lesson-cannon-cannon-scene-3 = The line may go **up, sideways or diagonally**. A town is **never part** of it.
lesson-cannon-cannon-task-1 = Make a cannon on the c file.
lesson-cannon-cannon-task-1-wrong-1 = The soldier must come into line with c3 and c4.
lesson-cannon-cannon-task-1-wrong-2 = Now there is a gap. Let the third soldier come to c5.
lesson-cannon-cannon-task-1-done = A cannon on a file points at the enemy.
lesson-cannon-cannon-task-2 = Make a cannon that lies **sideways**.
lesson-cannon-cannon-task-2-wrong-1 = f4 leaves a gap at e4.
lesson-cannon-cannon-task-2-wrong-2 = Those two already stand side by side. Bring the third soldier to them.
lesson-cannon-cannon-task-2-done = A cannon across the board guards a whole rank.
lesson-cannon-cannon-task-3 = Make a **diagonal** cannon.
lesson-cannon-cannon-task-3-wrong-1 = f5 is not on the line through c3 and d4.
lesson-cannon-cannon-task-3-wrong-2 = That makes a cannon across. This time it should be a diagonal one.
lesson-cannon-cannon-task-3-done = Diagonals are the lines that are easiest to overlook.
lesson-cannon-cannon-task-4 = One soldier may belong to several cannons. Make **two** with a **single step**.
lesson-cannon-cannon-task-4-wrong-1 = That is one cannon: b4, c4 and d4. There is a point that makes two.
lesson-cannon-cannon-task-4-wrong-2 = On f4 it makes no cannon. Try the point where both lines meet.
lesson-cannon-cannon-task-4-done = Two cannons at once. Look for points where lines meet.

## The shift.

lesson-cannon-shift-title = The shift
lesson-cannon-shift-idea = A cannon moves one point along its line: its rear soldier goes to the front.
lesson-cannon-shift-scene-1 = The soldier at one end of a cannon may go to the empty point **beyond the other end**.
lesson-cannon-shift-scene-2 = It is as if the whole cannon had moved by one.
lesson-cannon-shift-scene-3 = It works **backwards**, too …
lesson-cannon-shift-scene-4 = … and sideways or diagonally, **along the line** of the cannon. A shift **never takes anything**.
lesson-cannon-shift-task-1 = Shift the cannon one point forward.
lesson-cannon-shift-task-1-wrong-1 = That is a step of one soldier, and the cannon is gone. The rear soldier should go to c6.
lesson-cannon-shift-task-1-wrong-2 = That is backwards.
lesson-cannon-shift-task-1-done = Shifts are the fastest way forward: a soldier moves three points.
lesson-cannon-shift-task-2 = Single soldiers cannot step sideways, but a cannon can shift. Shift it **to the right**.
lesson-cannon-shift-task-2-wrong-1 = That is to the left.
lesson-cannon-shift-task-2-wrong-2 = That breaks the cannon. Shift it with the soldier on c4.
lesson-cannon-shift-task-2-done = The left soldier became the right one.
lesson-cannon-shift-task-3 = The soldier on e6 faces two enemies. Shift the cannon out of their reach.
lesson-cannon-shift-task-3-wrong-1 = The soldier on e8 takes back.
lesson-cannon-shift-task-3-wrong-2 = There the soldier on e7 takes it sideways.
lesson-cannon-shift-task-3-done = The front soldier went back, and a cannon still stands.
lesson-cannon-shift-task-4 = Shift the diagonal cannon forward.
lesson-cannon-shift-task-4-wrong-1 = A step with the front soldier leaves a gap. Bring the rear soldier from d3 to g6.
lesson-cannon-shift-task-4-wrong-2 = That is backwards.
lesson-cannon-shift-task-4-done = Along a diagonal, one shift gains three files and three ranks.

## The shot.

lesson-cannon-shot-title = The shot
lesson-cannon-shot-idea = A cannon shoots an enemy two or three points beyond its end.
lesson-cannon-shot-scene-1 = The enemy on e7 is **two points beyond** the cannon, and the point in front of it is **empty**. It can be shot.
lesson-cannon-shot-scene-2 = The target is gone. The cannon **stays where it is**.
lesson-cannon-shot-scene-3 = **Three points** away is also in range.
lesson-cannon-shot-scene-4 = One point or four is **out of range**. And the point right in front of the **muzzle**, as this end is called, must be empty.
lesson-cannon-shot-task-1 = Shoot the enemy on c6.
lesson-cannon-shot-task-1-wrong-1 = Now the enemy stands right in front, and the cannon is broken. Shoot from where you are.
lesson-cannon-shot-task-1-wrong-2 = That brings the cannon too close. Two points away is just right.
lesson-cannon-shot-task-1-done = The cannon itself does not move when it shoots.
lesson-cannon-shot-task-2 = Shoot along the **diagonal** at the **longest range**.
lesson-cannon-shot-task-2-wrong-1 = That breaks the cannon. The enemy on g7 is three points beyond d4.
lesson-cannon-shot-task-2-wrong-2 = Then it would be two points away, but it would be Light’s turn. Shoot now.
lesson-cannon-shot-task-2-done = Three points is as far as a cannon reaches.
lesson-cannon-shot-task-3 = The enemy on e6 blocks the cannon below it. Shoot the one on e7 with the other cannon.
lesson-cannon-shot-task-3-wrong-1 = The soldier on e7 takes back. Shoot it first.
lesson-cannon-shot-task-3-wrong-2 = That breaks the cannon that can shoot.
lesson-cannon-shot-task-3-done = It shot three points to the left. Cannons shoot from both ends.
lesson-cannon-shot-task-4 = Win the game with a shot.
lesson-cannon-shot-task-4-wrong-1 = That is only a soldier. At three points only the first point must be empty, so the town is open, too.
lesson-cannon-shot-task-4-wrong-2 = That breaks the cannon, with the town in range.
lesson-cannon-shot-task-4-done = The shot flew over the soldier on the second point.

## Four in a row.

lesson-cannon-four-title = Four in a row
lesson-cannon-four-idea = Four in a line are two cannons, so losing one soldier still leaves a cannon.
lesson-cannon-four-scene-1 = A fourth soldier joins the line.
lesson-cannon-four-scene-2 = These are **two cannons**, not a long one: e2 to e4, and e3 to e5. Only the **front one** can fire forward.
lesson-cannon-four-scene-3 = One soldier is lost, and there is still a cannon.
lesson-cannon-four-scene-4 = Taking back is the soldiers’ work: the enemy was **too close** for a shot.
lesson-cannon-four-task-1 = Make a **row of four** on the c file.
lesson-cannon-four-task-1-wrong-1 = That shifts the cannon, but three stay three. Add the soldier on b5.
lesson-cannon-four-task-1-wrong-2 = Now there is a gap at c5.
lesson-cannon-four-task-1-done = Two cannons share two soldiers.
lesson-cannon-four-task-2 = Shift one of the two cannons to the right.
lesson-cannon-four-task-2-wrong-1 = That is to the left.
lesson-cannon-four-task-2-wrong-2 = That is a step. The cannon c4, d4, e4 can shift.
lesson-cannon-four-task-2-done = A shift moves three points. So c4 went to f4, and b4 was left behind.
lesson-cannon-four-task-3 = Two enemies are in range of your front soldier on e5. Shoot the one that **only it can reach**.
lesson-cannon-four-task-3-wrong-1 = If you lose e5, the other cannon can still hit e7, but not e8.
lesson-cannon-four-task-3-wrong-2 = That breaks the row. Shoot.
lesson-cannon-four-task-3-turn-2 = Light has shot your front soldier. Shoot with those that are left.
lesson-cannon-four-task-3-turn-2-wrong-1 = That breaks your last cannon. e7 is three points beyond e4.
lesson-cannon-four-task-3-done = Without the fourth soldier, this shot would not exist.
lesson-cannon-four-task-4 = Your row can shoot at **both ends**. Shoot the enemy that has come past your lines **on the left**.
lesson-cannon-four-task-4-wrong-1 = That one can wait. The soldier on b5 is on its way to your town.
lesson-cannon-four-task-4-wrong-2 = Then the left cannon is gone. Shoot at b5.
lesson-cannon-four-task-4-done = Long rows guard both sides.

## Defending against a shot.

lesson-cannon-defence-title = Defending against a shot
lesson-cannon-defence-idea = A shot is stopped by a piece in front of the muzzle, or by breaking the cannon.
lesson-cannon-defence-scene-1 = Light’s cannon aims at the town on e1: three points beyond e4, with an empty point in front.
lesson-cannon-defence-scene-2 = A soldier steps into the empty point.
lesson-cannon-defence-scene-3 = Now the muzzle is **blocked**. Even if e4 takes it, the cannon is **broken** …
lesson-cannon-defence-scene-4 = … and f2 takes back.
lesson-cannon-defence-task-1 = Light threatens to shoot your town on f1. **Block the shot**.
lesson-cannon-defence-task-1-wrong-1 = Only the first point in front of the muzzle counts. The shot flies over f2.
lesson-cannon-defence-task-1-wrong-2 = The shot goes straight down the file. Put something in front of f4.
lesson-cannon-defence-task-1-done = The first point in front of the muzzle decides.
lesson-cannon-defence-task-2 = The cannon f3, g4, h5 aims at your town. **Break it**.
lesson-cannon-defence-task-2-otherwise-1 = The town is safe, but you can also take a soldier of the cannon.
lesson-cannon-defence-task-2-wrong-1 = That does not stop the shot along the diagonal. Take one of the three.
lesson-cannon-defence-task-2-wrong-2 = Your town would be shot. Look at the soldier on g3.
lesson-cannon-defence-task-2-done = Without one of its three soldiers, a cannon is none.
lesson-cannon-defence-task-3 = Light’s cannon on the c file aims at your town. Use your own cannon.
lesson-cannon-defence-task-3-otherwise-1 = Light would shoot your town.
lesson-cannon-defence-task-3-wrong-1 = That is the second point; the shot flies over it.
lesson-cannon-defence-task-3-wrong-2 = That breaks the very cannon that can help.
lesson-cannon-defence-task-3-done = A shot into a cannon silences it.
lesson-cannon-defence-task-4 = This time a soldier is the target: the cannon aims at e5. Bring it to safety.
lesson-cannon-defence-task-4-otherwise-1 = A soldier of yours can still be shot.
lesson-cannon-defence-task-4-wrong-1 = Now it is two soldiers in range: e5 at two points, d5 at three.
lesson-cannon-defence-task-4-wrong-2 = The soldier on e5 would be shot.
lesson-cannon-defence-task-4-done = One step off the line is enough.

## Threats on the town.

lesson-cannon-threats-title = Threats on the town
lesson-cannon-threats-idea = Threaten the town in two ways at once, and one will succeed.
lesson-cannon-threats-scene-1 = A step completes a cannon that aims at the town.
lesson-cannon-threats-scene-2 = The notation says + for this: the town can be **taken next turn**. Light must do something.
lesson-cannon-threats-scene-3 = Light has blocked the shot. A **single threat** can be parried, so **make two**.
lesson-cannon-threats-task-1 = Threaten the town with a cannon.
lesson-cannon-threats-task-1-otherwise-1 = The town cannot be taken from there. Complete the cannon on the c file.
lesson-cannon-threats-task-1-wrong-1 = That leaves a gap at c6, so it is no cannon.
lesson-cannon-threats-task-1-wrong-2 = The soldier must come into line with c5 and c6.
lesson-cannon-threats-task-1-done = c10 is three points beyond c7, with an empty point in front.
lesson-cannon-threats-task-2 = Threaten the town with the soldier on g8, but **do not lose it**.
lesson-cannon-threats-task-2-wrong-1 = The soldier on h10 takes it, diagonally.
lesson-cannon-threats-task-2-wrong-2 = From h9 the town is not in reach.
lesson-cannon-threats-task-2-done = Straight in front of the town it is safe from the soldier on h10.
lesson-cannon-threats-task-3 = The soldier on e9 is in the way of your front cannon, and e8 is in the way of the one behind. Step out of the line and **threaten twice**.
lesson-cannon-threats-task-3-otherwise-1 = The soldier on e8 must leave the line of the cannon.
lesson-cannon-threats-task-3-otherwise-2 = Go forward: then the soldier itself is the second threat.
lesson-cannon-threats-task-3-wrong-1 = That is one threat only: the soldier on g10 takes it.
lesson-cannon-threats-task-3-wrong-2 = Light gets time. Uncover the cannon behind e8.
lesson-cannon-threats-task-3-turn-2 = Light could only parry one of the threats. Win!
lesson-cannon-threats-task-3-turn-2-wrong-1 = The town can be taken now.
lesson-cannon-threats-task-3-done = Two threats at once: that is how most games end.
lesson-cannon-threats-task-4 = Light aims at your town, but it is your turn. What is best?
lesson-cannon-threats-task-4-wrong-1 = Your town is safe for now, but you could have won at once.
lesson-cannon-threats-task-4-wrong-2 = The town is diagonally in front of b9. Take it!
lesson-cannon-threats-task-4-done = Before you defend, look whether you can win.

## No action left.

lesson-cannon-no-action-title = No action left
lesson-cannon-no-action-idea = A side that has no action in its turn loses.
lesson-cannon-no-action-scene-1 = Light has one soldier left, and towns cannot move.
lesson-cannon-no-action-scene-2 = When it is taken, Light has **nothing to move**.
lesson-cannon-no-action-scene-3 = So Light **has lost**, although the town still stands.
lesson-cannon-no-action-task-1 = Take Light’s last action away.
lesson-cannon-no-action-task-1-wrong-1 = Light still has a soldier that can move.
lesson-cannon-no-action-task-1-wrong-2 = Light still has a soldier that can move. Take it.
lesson-cannon-no-action-task-1-done = That wins just like taking the town.
lesson-cannon-no-action-task-2 = The soldier on a1 has arrived at the edge: it cannot step on. Which one must you take?
lesson-cannon-no-action-task-2-wrong-1 = Light’s soldier on g4 would take it. Shoot instead.
lesson-cannon-no-action-task-2-wrong-2 = The soldier on g4 can still move.
lesson-cannon-no-action-task-2-done = The soldier on a1 can take beside it, or retreat from an enemy. So stay away from it.
lesson-cannon-no-action-task-3 = Now take care yourself: your soldier on a10 is stuck. Save the other one, or you lose.
lesson-cannon-no-action-task-3-otherwise-1 = The soldier on e5 is the only one that can act.
lesson-cannon-no-action-task-3-wrong-1 = The soldier on e7 takes back, and you have no action left.
lesson-cannon-no-action-task-3-wrong-2 = The soldier on e6 takes it sideways, and you have no action left.
lesson-cannon-no-action-task-3-done = Always keep some soldiers back that can still move.
lesson-cannon-no-action-task-4 = Two enemies are stuck in the corners. Finish the game.
lesson-cannon-no-action-task-4-wrong-1 = Light can still step with the soldier on c6. Take it.
lesson-cannon-no-action-task-4-wrong-2 = Beside it, you are in its reach. Take it.
lesson-cannon-no-action-task-4-done = One game in fifteen or so ends this way.

## A first plan.

lesson-cannon-plan-title = A first plan
lesson-cannon-plan-idea = Place the town at the side, join your lines, and shoot what comes near.
lesson-cannon-plan-scene-1 = Each file of yours is a cannon already, but none has a target.
lesson-cannon-plan-scene-2 = A rear soldier steps between two files. With its neighbours it makes new cannons, across and diagonally.
lesson-cannon-plan-scene-3 = Along the diagonal i2, h3, g4 it already aims at d7.
lesson-cannon-plan-scene-4 = So a quiet step at the back can attack at once.
lesson-cannon-plan-task-1 = A new game. Place your town near a side: on b1 or c1.
lesson-cannon-plan-task-1-wrong-1 = In the middle, many lines lead to it. The side is safer.
lesson-cannon-plan-task-1-wrong-2 = Stay on the left this time: b1 or c1.
lesson-cannon-plan-task-1-turn-2 = Now **threaten an enemy soldier** with a step of a **rear soldier**.
lesson-cannon-plan-task-1-turn-2-otherwise-1 = Nothing is threatened by that. Look for a step from rank 2 that makes a diagonal cannon.
lesson-cannon-plan-task-1-turn-2-wrong-1 = That breaks your cannon on the a file. Use a soldier of rank 2.
lesson-cannon-plan-task-1-turn-2-wrong-2 = That breaks the file and threatens nothing.
lesson-cannon-plan-task-1-done = A good beginning: a new cannon and a threat at once.
lesson-cannon-plan-task-2 = Light has not answered your threat. Carry it out.
lesson-cannon-plan-task-2-wrong-1 = That breaks the diagonal cannon. The soldier on d7 is in its range.
lesson-cannon-plan-task-2-wrong-2 = Shoot first: a soldier is to be had for nothing.
lesson-cannon-plan-task-2-done = A soldier more. Small gains like this win games.
lesson-cannon-plan-task-3 = A Light soldier comes near to spoil your lines. Take it **without losing a soldier**.
lesson-cannon-plan-task-3-otherwise-1 = Light can take one of your soldiers in return.
lesson-cannon-plan-task-3-wrong-1 = Then the soldier on f5 takes one of yours. Take it first.
lesson-cannon-plan-task-3-wrong-2 = It can take your soldiers first. Take it.
lesson-cannon-plan-task-3-done = Soldiers that come alone are lost.
lesson-cannon-plan-task-4 = Later in the game: aim a cannon at the town on i10.
lesson-cannon-plan-task-4-otherwise-1 = The town cannot be taken from there. Complete a cannon on the i file.
lesson-cannon-plan-task-4-wrong-1 = That leaves a gap at i6. Bring the third soldier into line.
lesson-cannon-plan-task-4-wrong-2 = That threatens nothing. Look at the soldiers below the town.
lesson-cannon-plan-task-4-done = That is the whole game: lines, threats, and an eye on your own town. Now play!

## Steps and turns.

lesson-tank-drive-title = Steps and turns
lesson-tank-drive-idea = A step of one square costs one, and so does a turn of 45°.
lesson-tank-drive-scene-1 = A medium tank has **four steps** in a turn. It drives **the way it faces**: here, two squares ahead.
lesson-tank-drive-scene-2 = Then it is Black’s turn. **Only one unit** moves in a turn.
lesson-tank-drive-scene-3 = **Steps and turns mix**: forward, a turn to the right, and a diagonal step. That makes three.
lesson-tank-drive-scene-4 = A diagonal step costs no more than a straight one.
lesson-tank-drive-task-1 = A heavy tank has three steps. Drive it to D7.
lesson-tank-drive-task-1-wrong-1 = That is two of three. Use all of them.
lesson-tank-drive-task-1-wrong-2 = Turning costs a step, and D7 is straight ahead.
lesson-tank-drive-task-1-done = The number on a square shows how many steps it takes to get there.
lesson-tank-drive-task-2 = A light tank has five steps. Get to G7.
lesson-tank-drive-task-2-wrong-1 = Close. With one turn and three diagonal steps you get to G7.
lesson-tank-drive-task-2-wrong-2 = That is only ahead. Turn once, then drive diagonally.
lesson-tank-drive-task-2-done = One turn, three steps: four of five.
lesson-tank-drive-task-3 = Turn the medium tank **on its square**, so that it **faces right**.
lesson-tank-drive-task-3-otherwise-1 = Turn the medium tank.
lesson-tank-drive-task-3-wrong-1 = That is 45°. One turn more is needed.
lesson-tank-drive-task-3-wrong-2 = That is the left.
lesson-tank-drive-task-3-done = A turn alone is a move. A quarter turn costs two steps.
lesson-tank-drive-task-4 = Drive the light tank to F8, so that it faces right there.
lesson-tank-drive-task-4-otherwise-1 = It should face right on F8. Three steps ahead leave two for turning.
lesson-tank-drive-task-4-wrong-1 = Half way round: there is one more step left.
lesson-tank-drive-task-4-wrong-2 = Now turn it as well: you have two steps left.
lesson-tank-drive-task-4-done = Where a unit looks at the end matters: it drives and fires from there.

## Reverse.

lesson-tank-reverse-title = Reverse
lesson-tank-reverse-idea = Instead of all else, a unit may go one square straight backwards.
lesson-tank-reverse-scene-1 = Obstacles ahead. Turning round would take four steps.
lesson-tank-reverse-scene-2 = But a unit may **reverse**: **one square straight back**, still facing the same way.
lesson-tank-reverse-scene-3 = That is the **whole move**. No turn and no other step goes with it.
lesson-tank-reverse-task-1 = Get the medium tank to G5 with its **front** still to the wall.
lesson-tank-reverse-task-1-otherwise-1 = It should still face up.
lesson-tank-reverse-task-1-wrong-1 = That turns it. It should face the wall.
lesson-tank-reverse-task-1-done = Front armour is the thickest, so reversing is a good way to withdraw.
lesson-tank-reverse-task-2 = The tank destroyer on F11 fires down the file. Reverse out of its line.
lesson-tank-reverse-task-2-wrong-1 = It is still on the F file.
lesson-tank-reverse-task-2-wrong-2 = That drives towards the gun.
lesson-tank-reverse-task-2-done = Back means opposite to the way it faces, to whatever side that is.
lesson-tank-reverse-task-3 = Which unit can get to G4 **by reversing**? Do it.
lesson-tank-reverse-task-3-wrong-1 = It turned round to get there. In reverse, it keeps its facing.
lesson-tank-reverse-task-3-wrong-2 = The rear of that unit points to G8. Look for the one whose rear points to G4.
lesson-tank-reverse-task-3-done = One square a turn: slow, but without turning.
lesson-tank-reverse-task-4 = Reverse away from the enemy in front of you.
lesson-tank-reverse-task-4-wrong-1 = That turns its side to the enemy.
lesson-tank-reverse-task-4-wrong-2 = Do not drive past: go straight back.
lesson-tank-reverse-task-4-done = After a step back a unit may fire as after any move. The next lessons show how.

## Firing.

lesson-tank-fire-title = Firing
lesson-tank-fire-idea = After its move, a unit may fire once: ahead, or 45° to either side.
lesson-tank-fire-scene-1 = **First the unit moves**, then it may **fire**. From D5, the diagonal to the right leads to G8.
lesson-tank-fire-scene-2 = The enemy is destroyed. Its **wreck** stays and **blocks movement and direct fire**.
lesson-tank-fire-scene-3 = Most guns fire in **three directions**: ahead, and 45° to the left and to the right. The **first thing in line** must be an enemy.
lesson-tank-fire-task-1 = **Drive or turn**, and destroy the light tank.
lesson-tank-fire-task-1-wrong-1 = You moved, and the enemy is in line. Fire!
lesson-tank-fire-task-1-wrong-2 = From there, D9 is 45° to the left: fire as well.
lesson-tank-fire-task-1-done = A unit must move or turn before it fires.
lesson-tank-fire-task-2 = The enemy is neither ahead nor on a diagonal. Drive to where it is, and fire.
lesson-tank-fire-task-2-wrong-1 = From here it is on the diagonal to the right. Fire.
lesson-tank-fire-task-2-wrong-2 = One square too far: the diagonal from E5 leads to H8.
lesson-tank-fire-task-2-done = Count squares along the diagonal.
lesson-tank-fire-task-3 = The enemy is behind you. Turn until your gun bears, and fire.
lesson-tank-fire-task-3-wrong-1 = Two turns are not enough: facing right, the gun fires to the right and along the two diagonals beside it.
lesson-tank-fire-task-3-wrong-2 = Do not run: turn three times and fire.
lesson-tank-fire-task-3-done = Three turns were enough, because the gun also fires 45° to the side.
lesson-tank-fire-task-4 = An obstacle stops shots on the D file. Find a square from which the light tank destroys a light tank.
lesson-tank-fire-task-4-wrong-1 = From here D8 is on the diagonal to the right. Fire.
lesson-tank-fire-task-4-done = Around the corner, along a diagonal.

## Too close.

lesson-tank-range-title = Too close
lesson-tank-range-idea = An enemy on the next square cannot be fired at. The target must be two squares away or more.
lesson-tank-range-scene-1 = The enemy stands right ahead, but it is **too close** for the gun.
lesson-tank-range-scene-2 = One square back, it is **two squares away**. That will do.
lesson-tank-range-task-1 = Get some distance, and destroy the enemy.
lesson-tank-range-task-1-wrong-1 = It is still on the next square. Step back.
lesson-tank-range-task-1-wrong-2 = Now it is two squares away. Fire.
lesson-tank-range-task-1-done = Reverse and fire in one turn.
lesson-tank-range-task-2 = One enemy is too close, but there is another. **Turn in place** and destroy it.
lesson-tank-range-task-2-wrong-1 = Now the gun bears on G8. Fire.
lesson-tank-range-task-2-wrong-2 = A good shot, but the task is to turn in place.
lesson-tank-range-task-2-done = Do not stare at what is close.
lesson-tank-range-task-3 = No way back this time. Drive away from F6 and destroy it.
lesson-tank-range-task-3-wrong-1 = F6 is on the next square again.
lesson-tank-range-task-3-done = A neighbour is safe from you until you move off.

## Armour.

lesson-tank-armour-title = Armour
lesson-tank-armour-idea = A shot destroys a unit if the gun is greater than the armour of the facet that it hits: front, side or rear.
lesson-tank-armour-scene-1 = A heavy tank has **armour** 3 in front, 2 at the sides and 1 in the rear. The **gun** of a medium tank is 2.
lesson-tank-armour-scene-2 = The one on I9 shows its **front**: a shot bounces off. The one on F9 shows its **rear**.
lesson-tank-armour-scene-3 = Two is **more than** one: destroyed.
lesson-tank-armour-task-1 = Destroy the heavy tank **from behind**. It faces left.
lesson-tank-armour-task-1-wrong-1 = On the right rank, but the gun does not bear. Turn left once.
lesson-tank-armour-task-1-wrong-2 = From there, only its side is in sight.
lesson-tank-armour-task-1-done = Straight from behind, even a heavy tank is weak.
lesson-tank-armour-task-2 = A medium tank has armour 2 in front and 1 at the sides. **Hit its side**: **diagonally from ahead** counts as the side.
lesson-tank-armour-task-2-wrong-1 = From here F8 is on the diagonal. Fire.
lesson-tank-armour-task-2-wrong-2 = From D5, the diagonal leads to G8.
lesson-tank-armour-task-2-done = Only exactly from ahead does the front armour count.
lesson-tank-armour-task-3 = The light tank has a gun of 1, and the rear of a medium tank has armour 0. Get behind it.
lesson-tank-armour-task-3-wrong-1 = You are behind it. One turn left is still possible, and then the gun bears.
lesson-tank-armour-task-3-wrong-2 = Too close, and that is its side.
lesson-tank-armour-task-3-done = A tank with a small gun must drive around to the side or the rear.
lesson-tank-armour-task-4 = Now defend. The enemy medium tank aims at your side. Turn your tank so that it is safe.
lesson-tank-armour-task-4-wrong-1 = At 45° the shot still hits the side.
lesson-tank-armour-task-4-wrong-2 = Then the shot still hits the side.
lesson-tank-armour-task-4-done = Show your front to what threatens you.

## Ricochet.

lesson-tank-ricochet-title = Ricochet
lesson-tank-ricochet-idea = A gun that is not greater than the armour does nothing. Use one that is.
lesson-tank-ricochet-scene-1 = The medium tank on G9 shows its front: armour 2.
lesson-tank-ricochet-scene-2 = A light gun has 1, a medium gun has 2: their shots would **bounce off**. The heavy gun has 3.
lesson-tank-ricochet-scene-3 = From J6 the heavy tank hits the side; straight from ahead it would do as well.
lesson-tank-ricochet-task-1 = Which tank can destroy the medium tank on F9 **from ahead**? Fire with it.
lesson-tank-ricochet-task-1-wrong-1 = Its gun is 2, and so is the front armour. Use the heavy tank.
lesson-tank-ricochet-task-1-wrong-2 = From here it cannot see F9.
lesson-tank-ricochet-task-1-done = Equal is not enough: the gun must be greater.
lesson-tank-ricochet-task-2 = Your heavy tank may stand where enemy shots bounce off. Drive it to F4, and **keep it safe**.
lesson-tank-ricochet-task-2-wrong-1 = Two squares: F4.
lesson-tank-ricochet-task-2-done = Side armour 2 withstands a gun of 2. Only its rear is weak.
lesson-tank-ricochet-task-3 = The light gun has 1. Choose the target on which it does something.
lesson-tank-ricochet-task-3-wrong-1 = The tank on H10 shows its rear: armour 0. Fire.
lesson-tank-ricochet-task-3-wrong-2 = That works, too, but use the light tank.
lesson-tank-ricochet-task-3-done = Armour 0 is no armour: every gun destroys it.

## Cover.

lesson-tank-cover-title = Cover
lesson-tank-cover-idea = Obstacles, wrecks and units stop direct shots. Stay behind them.
lesson-tank-cover-scene-1 = The heavy tank cannot hit the light tank: an obstacle stands between them.
lesson-tank-cover-scene-2 = But it can drive, and so can we. Always look where it gets to in its next turn.
lesson-tank-cover-scene-3 = Fire passes **diagonally between** two obstacles that touch at a corner.
lesson-tank-cover-task-1 = Bring the light tank **close behind the wall**, to a square where the tank destroyer cannot hit it **next turn**.
lesson-tank-cover-task-1-otherwise-1 = Behind the wall: E5, F5 or G5.
lesson-tank-cover-task-1-otherwise-2 = The tank destroyer can drive or turn and hit it there.
lesson-tank-cover-task-1-wrong-1 = Out in the open: the tank destroyer drives into line and fires.
lesson-tank-cover-task-1-wrong-2 = Further away in the open, the gun still reaches it.
lesson-tank-cover-task-1-done = Stay close behind a wall: the enemy takes a long time to come round.
lesson-tank-cover-task-2 = The two obstacles on D5 and E4 touch only at a corner. Fire between them.
lesson-tank-cover-task-2-wrong-1 = The diagonal is open. Fire.
lesson-tank-cover-task-2-wrong-2 = From there nothing is in line.
lesson-tank-cover-task-2-done = A diagonal shot passes such a gap, and so does a unit.
lesson-tank-cover-task-3 = A **wreck is cover**, too. Make one of the light tank on E7 and **stay safe** behind it.
lesson-tank-cover-task-3-otherwise-1 = One of your tanks could be destroyed by the heavy tank. Fire from where the wreck is between you.
lesson-tank-cover-task-3-wrong-1 = You moved but did not fire.
lesson-tank-cover-task-3-done = Wrecks stay for the rest of the game.

## CHECK.

lesson-tank-check-title = CHECK
lesson-tank-check-idea = When a Command can be destroyed next turn, CHECK is announced. Destroying it wins.
lesson-tank-check-scene-1 = The light tank drives to where it could hit the **Command** next turn.
lesson-tank-check-scene-2 = That is **CHECK**. **Nobody has to answer**, but it is wise to.
lesson-tank-check-scene-3 = The Command has a gun of 1 and a front armour of 1, like a light tank.
lesson-tank-check-task-1 = Destroy the Command and win.
lesson-tank-check-task-1-wrong-1 = In line! Fire.
lesson-tank-check-task-1-done = The fight is over at once, whatever else is on the board.
lesson-tank-check-task-2 = Give CHECK with the light tank.
lesson-tank-check-task-2-otherwise-1 = From there it could not hit the Command next turn.
lesson-tank-check-task-2-wrong-1 = From B6 it reaches B11 next turn, but cannot turn to fire any more. One square further.
lesson-tank-check-task-2-wrong-2 = Too far away.
lesson-tank-check-task-2-done = It is CHECK if any drive, turn and shot next turn reaches the Command.
lesson-tank-check-task-3 = CHECK to you: the light tank on F8 threatens your Command. Destroy it.
lesson-tank-check-task-3-wrong-1 = A Command on the run is hunted. Here you can destroy the attacker.
lesson-tank-check-task-3-wrong-2 = The light tank is in line. Fire.
lesson-tank-check-task-3-done = The best answer to CHECK is to remove the attacker.
lesson-tank-check-task-4 = CHECK again, and nothing can fire back. Bring the Command to safety.
lesson-tank-check-task-4-wrong-1 = It is still in line, and its side is weaker.
lesson-tank-check-task-4-wrong-2 = Still in line, only further away.
lesson-tank-check-task-4-done = Get out of reach or behind cover.

## ESCAPE.

lesson-tank-escape-title = ESCAPE
lesson-tank-escape-idea = You also win when your Command drives off the far edge, straight or diagonally, but not over a corner.
lesson-tank-escape-scene-1 = The Command has **five steps**, and **leaving costs one**. From E8 that is just enough: four squares and the edge.
lesson-tank-escape-scene-2 = **ESCAPE** is announced when a Command can leave **next turn**. Here White is on turn, and leaves.
lesson-tank-escape-task-1 = Leave with the Command.
lesson-tank-escape-task-1-wrong-1 = On the edge, but not over it. The Command can leave in this very turn.
lesson-tank-escape-task-1-done = That wins the game.
lesson-tank-escape-task-2 = Prepare it: drive the Command so that it can leave next turn.
lesson-tank-escape-task-2-otherwise-1 = From there it could not leave next turn.
lesson-tank-escape-task-2-wrong-1 = From D7 it takes five steps to D12 and one over the edge: one too many.
lesson-tank-escape-task-2-wrong-2 = Too far from the edge.
lesson-tank-escape-task-2-done = ESCAPE! Your opponent must stop it now.
lesson-tank-escape-task-3 = Straight on, this Command would leave **over the corner**, which is **not allowed**. Leave all the same.
lesson-tank-escape-task-3-wrong-1 = Over the corner there is no way out. Turn before it gets there.
lesson-tank-escape-task-3-done = It turned on the way and left straight or diagonally beside the corner.
lesson-tank-escape-task-4 = It is too early to leave. Drive so that you can leave **next turn**, and **mind the corner**.
lesson-tank-escape-task-4-wrong-1 = From H8, five steps straight on lead over the corner, and a turn takes too long.
lesson-tank-escape-task-4-done = A Command near the corner needs a step more for the turn.
lesson-tank-escape-task-5 = Now Black’s Command wants to leave at your edge. Prevent it.
lesson-tank-escape-task-5-otherwise-1 = The Command on G4 leaves next turn, and Black wins. Destroy it.
lesson-tank-escape-task-5-wrong-1 = This tank is too slow to reach it, and the Command on G4 leaves next turn.
lesson-tank-escape-task-5-done = A Command far ahead of its army can be caught.

## The tank destroyer.

lesson-tank-destroyer-title = The tank destroyer
lesson-tank-destroyer-idea = Its gun of 4 pierces even the front of a heavy tank, but it fires only straight ahead.
lesson-tank-destroyer-scene-1 = **Gun 4** against **front armour 3**: not even a heavy tank withstands it.
lesson-tank-destroyer-scene-2 = It fires **only straight ahead**, never 45° to the side. So it must be turned to its target.
lesson-tank-destroyer-task-1 = Destroy the heavy tank from ahead.
lesson-tank-destroyer-task-1-wrong-1 = It is straight ahead. Fire.
lesson-tank-destroyer-task-1-done = No other tank of the basic game can do that.
lesson-tank-destroyer-task-2 = The heavy tank is on the diagonal. Turn to it and fire.
lesson-tank-destroyer-task-2-wrong-1 = Now it is straight ahead. Fire.
lesson-tank-destroyer-task-2-wrong-2 = This gun cannot fire to the side: turn it to the target.
lesson-tank-destroyer-task-2-done = A turn of one step is enough, and three are left.
lesson-tank-destroyer-task-3 = Find a square from which the heavy tank on I7 is straight ahead.
lesson-tank-destroyer-task-3-wrong-1 = That is the medium tank. The heavy tank is the greater prey.
lesson-tank-destroyer-task-3-wrong-2 = That diagonal leads to the medium tank.
lesson-tank-destroyer-task-3-done = Drive, turn, fire: four steps go quickly.
lesson-tank-destroyer-task-4 = Keep your tank **out of the line** of the tank destroyer. It drives four steps.
lesson-tank-destroyer-task-4-otherwise-1 = There the tank destroyer gets you in front of its gun.
lesson-tank-destroyer-task-4-wrong-1 = It drives to where it looks down the diagonal.
lesson-tank-destroyer-task-4-wrong-2 = It stays where it is in danger.
lesson-tank-destroyer-task-4-done = It is dangerous on lines only, so step off them or behind cover.

## The mortar.

lesson-tank-mortar-title = The mortar
lesson-tank-mortar-idea = It fires over everything, straight ahead, at a distance of exactly 3, 4 or 5 squares.
lesson-tank-mortar-scene-1 = Walls **do not stop** a **mortar**. From E5 the heavy tank is four squares away.
lesson-tank-mortar-scene-2 = Its gun is 5. **Nothing withstands it**, but it is slow and has **thin armour**.
lesson-tank-mortar-task-1 = Fire over the wall at the medium tank.
lesson-tank-mortar-task-1-wrong-1 = Four squares: in range. Fire.
lesson-tank-mortar-task-1-wrong-2 = Six squares is too far.
lesson-tank-mortar-task-1-done = Only distance helps against a mortar.
lesson-tank-mortar-task-2 = This enemy is **too close**: two squares. Get the **right distance** and fire.
lesson-tank-mortar-task-2-wrong-1 = The distance stays two.
lesson-tank-mortar-task-2-wrong-2 = Three squares. Fire.
lesson-tank-mortar-task-2-done = Below three squares a mortar is helpless.
lesson-tank-mortar-task-3 = A mortar chooses what it hits. Destroy the heavy tank behind the light one.
lesson-tank-mortar-task-3-wrong-1 = The light tank is worth less. Five squares are in range, too.
lesson-tank-mortar-task-3-done = It even fires over enemies.
lesson-tank-mortar-task-4 = Turn the mortar to the heavy tank and fire. It fires **straight ahead only**.
lesson-tank-mortar-task-4-wrong-1 = Three squares diagonally. Fire.
lesson-tank-mortar-task-4-wrong-2 = From here it is not in line.
lesson-tank-mortar-task-4-done = Diagonal squares count as one each.

## Vehicles of the expansion.

lesson-tank-house-units-title = Vehicles of the expansion
lesson-tank-house-units-idea = Some boards have special vehicles, which are not in the basic game. Each can do something that the others cannot.
lesson-tank-house-units-scene-1 = A **bulldozer** has no gun, but it **pushes a wreck** one square ahead.
lesson-tank-house-units-scene-2 = The wreck now lies on D7. Tanks can only drive around wrecks.
lesson-tank-house-units-task-1 = Clear the passage: push the wreck with the bulldozer.
lesson-tank-house-units-task-1-wrong-1 = Go on: drive onto the square of the wreck.
lesson-tank-house-units-task-1-wrong-2 = The bulldozer does this work.
lesson-tank-house-units-task-1-done = It needs an empty square behind the wreck.
lesson-tank-house-units-task-2 = A **mine** lies in the gap. Clear it with the **minesweeper**.
lesson-tank-house-units-task-2-wrong-1 = One more square, onto the mine.
lesson-tank-house-units-task-2-wrong-2 = A mine destroys all other units. Send the minesweeper.
lesson-tank-house-units-task-2-done = The mine is gone, and the way is free for all.
lesson-tank-house-units-task-3 = Only the **amphibious tank** crosses water. Bring it to the other side.
lesson-tank-house-units-task-3-wrong-1 = In the middle of the river. Drive on to the other bank.
lesson-tank-house-units-task-3-wrong-2 = A tank would sink. Take the amphibious tank.
lesson-tank-house-units-task-3-done = Others sink in water and are gone.
lesson-tank-house-units-task-4 = The **tank hunter** is as fast as a light tank and has a gun of 3, straight ahead only. Hit the heavy tank **in the side**.
lesson-tank-house-units-task-4-wrong-1 = It is straight ahead. Fire.
lesson-tank-house-units-task-4-wrong-2 = This gun fires only ahead: turn it to the target.
lesson-tank-house-units-task-4-done = Gun 3 against side armour 2. Its own armour is thin.

## Terrain of the expansion.

lesson-tank-house-terrain-title = Terrain of the expansion
lesson-tank-house-terrain-idea = Water, hedges, low obstacles and mines: each treats driving and firing differently.
lesson-tank-house-terrain-scene-1 = **Water** sinks what drives in, but **shots pass over** it.
lesson-tank-house-terrain-scene-2 = A **hedge** can be driven through. It **stops direct shots**.
lesson-tank-house-terrain-scene-3 = A **low obstacle** stops units, but not shots. A **mine** destroys what drives onto it.
lesson-tank-house-terrain-task-1 = Hide the light tank **behind the hedge**, on the near side of it.
lesson-tank-house-terrain-task-1-otherwise-1 = There it can be hit from the side of the hedge.
lesson-tank-house-terrain-task-1-wrong-1 = In the hedge it can be seen and hit. Stay behind it.
lesson-tank-house-terrain-task-1-wrong-2 = That is beyond the hedge.
lesson-tank-house-terrain-task-1-done = A hedge covers a unit behind it, but not a unit in it.
lesson-tank-house-terrain-task-2 = Fire over the water and the low obstacle.
lesson-tank-house-terrain-task-2-wrong-1 = The line is open: neither of them stops a shot. Fire.
lesson-tank-house-terrain-task-2-done = Low things hide nobody.
lesson-tank-house-terrain-task-3 = A mine lies in the gap on E6. Drive up to it, to E5, **still facing it**, but **not onto it**.
lesson-tank-house-terrain-task-3-wrong-1 = Boom. The mine destroys the tank that drives onto it.
lesson-tank-house-terrain-task-3-done = A drive ends on a mine, whatever was planned.
lesson-tank-house-terrain-task-4 = A hedge hides the light tank. Drive into the hedge and fire out of it.
lesson-tank-house-terrain-task-4-wrong-1 = From here the hedge stops the shot. One more square.
lesson-tank-house-terrain-task-4-wrong-2 = In the hedge the line is open. Fire.
lesson-tank-house-terrain-task-4-done = A unit in a hedge can fire out of it.

## Clocks.

lesson-tank-clocks-title = Clocks
lesson-tank-clocks-idea = With clocks, time can lose the game. When it is short, take the simple way.
lesson-tank-clocks-scene-1 = Players may use clocks: 30 minutes a side are recommended on this board.
lesson-tank-clocks-scene-2 = Only the clock of the **side on turn** runs. A side that **runs out of time** loses.
lesson-tank-clocks-scene-3 = When little time is left, look for **three things**: a win, a danger, a safe move. Now you have seconds for each.
lesson-tank-clocks-task-1 = Half a minute left. **Is there a win**?
lesson-tank-clocks-task-1-wrong-1 = On the edge, but the clock runs on. Leave the board.
lesson-tank-clocks-task-1-done = Look for a win first: a shot at the Command, or a way out.
lesson-tank-clocks-task-2 = Twenty seconds. **Is there a danger**? Answer the CHECK.
lesson-tank-clocks-task-2-otherwise-1 = Your Command could still be destroyed.
lesson-tank-clocks-task-2-wrong-1 = It is still in line.
lesson-tank-clocks-task-2-wrong-2 = The medium tank drives one square and has it in line again.
lesson-tank-clocks-task-2-done = Then look for a danger: CHECK or ESCAPE.
lesson-tank-clocks-task-3 = Twenty seconds, no win and no danger. **Take what is free**.
lesson-tank-clocks-task-3-wrong-1 = The light tank is in line. Fire.
lesson-tank-clocks-task-3-done = Then take what is free, or make a safe move. Do not look for the best one too long.

## A first plan.

lesson-tank-plan-title = A first plan
lesson-tank-plan-idea = Bring light tanks out early, keep them covered, guard the way to your edge, and hunt the Command.
lesson-tank-plan-scene-1 = This is the board of the published game. The light tanks are the fastest: bring one out to where it sees much.
lesson-tank-plan-scene-2 = Black does the same. Always ask what the unit that moved **can hit next turn**.
lesson-tank-plan-scene-3 = Lines of fire run between the walls. Good squares have **walls beside them**.
lesson-tank-plan-task-1 = Begin: bring a light or medium tank to the **fifth rank or further**, **safe from every shot**.
lesson-tank-plan-task-1-otherwise-1 = Begin with a light or medium tank.
lesson-tank-plan-task-1-otherwise-2 = Further: to the fifth rank at least.
lesson-tank-plan-task-1-otherwise-3 = There it could be destroyed next turn. Look for walls.
lesson-tank-plan-task-1-wrong-1 = Heavy tanks are slow. Begin with a faster one.
lesson-tank-plan-task-1-wrong-2 = Further: to the fifth rank at least.
lesson-tank-plan-task-1-wrong-3 = Much is in sight from there, but it could be destroyed next turn.
lesson-tank-plan-task-1-done = Fast units first. They reach the enemy’s flank while the heavy ones guard.
lesson-tank-plan-task-2 = A light tank has come close. Destroy it from a square where **nobody hits back**.
lesson-tank-plan-task-2-otherwise-1 = Your tank could be hit there in return. Fire from further back.
lesson-tank-plan-task-2-wrong-1 = Destroyed, but your tank could be hit there in return. Fire from further back.
lesson-tank-plan-task-2-done = Units that come alone are lost.
lesson-tank-plan-task-3 = Your light tank on L9 is far ahead, and in danger. Find the square where it gives **CHECK** and is **safe**.
lesson-tank-plan-task-3-otherwise-1 = The light tank on L9 is in danger.
lesson-tank-plan-task-3-otherwise-2 = There it could be destroyed next turn.
lesson-tank-plan-task-3-wrong-1 = CHECK, but your tank could be destroyed there.
lesson-tank-plan-task-3-done = CHECK from a safe place makes Black run.
lesson-tank-plan-task-4 = Behind the enemy’s lines. Win!
lesson-tank-plan-task-4-wrong-1 = A tank is not the Command. Look along the rank behind the enemy.
lesson-tank-plan-task-4-done = Speed, cover, and an eye on both Commands: that is the game. Now play!

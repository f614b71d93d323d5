# The lessons: what each file in `assets/lessons` says, in its order, and the reasons why an action misses the goal of a task. A learner reads
# one message at a time, beside the board: two short sentences at most.

## The end of the time for a turn, in lessons about clocks.

lesson-out-of-time = 時間切れです。もう一度やってみましょう。

## Why an action misses a goal that asks for something: the action is another one, or the position after it is not as wanted.

lesson-unmet-place = 都市を置いてください。
lesson-unmet-step = この課題は前進です。
lesson-unmet-capture = この課題は兵士での捕獲です。
lesson-unmet-retreat = この課題は退却です。
lesson-unmet-shift = この課題はスライドです。
lesson-unmet-shot = この課題は砲撃です。
lesson-unmet-from = { $places }から動かしてください。
lesson-unmet-to = そこではありません。行き先は{ $places }です。
lesson-unmet-takes = { $places }の敵がまだ残っています。
lesson-unmet-takes-any = 何も取っていません。
lesson-unmet-distance = 標的は{ $count }マス先でなければなりません。
lesson-unmet-wins = まだ勝ちではありません。
lesson-unmet-leaves-no-action = 相手にはまだ指せる手があります。
lesson-unmet-town-safe = 次の手番に都市を落とされるかもしれません。
lesson-unmet-all-safe = 次の手番に駒を取られるかもしれません。
lesson-unmet-acting-safe = 次の手番にその駒を取られるかもしれません。
lesson-unmet-safe = 次の手番に{ $places }の駒を取られるかもしれません。
lesson-unmet-threatens-town = それでは都市を狙えません。
lesson-unmet-threatens = それでは{ $places }を狙えません。
lesson-unmet-threatens-any = { $count ->
        [1] それでは何も狙っていません。
       *[other] それでは{ $count }個の駒を狙えません。
    }
lesson-unmet-soldiers-on = { $places }に兵士がいなければなりません。
lesson-unmet-cannons-at-least = { $count ->
        [1] それでは大砲になりません。
       *[other] 大砲が{ $count }門必要です。
    }
lesson-unmet-unit = 別の種類のユニットを使ってください：{ $places }。
lesson-unmet-facing = ユニットの向きが違います。正しい向きは{ $places }です。
lesson-unmet-turns = この課題はその場での旋回です。
lesson-unmet-reverses = この課題は後退です。
lesson-unmet-cost-at-most = 移動力を{ $count }より多く使っています。
lesson-unmet-destroys = { $places }のユニットを撃破していません。
lesson-unmet-destroys-any = 何も撃破していません。
lesson-unmet-facet-front = 正面に当ててください。
lesson-unmet-facet-side = 側面に当ててください。
lesson-unmet-facet-rear = 背面に当ててください。
lesson-unmet-fire-distance = 標的は{ $count }マス先でなければなりません。
lesson-unmet-exits = 指揮戦車がまだ盤に残っています。
lesson-unmet-check = それでは「チェック」になりません。
lesson-unmet-escape = 「脱出」になりません。次の手番に指揮戦車が出られません。
lesson-unmet-unit-safe = 次の手番にそのユニットを撃破されるかもしれません。
lesson-unmet-units-safe = 次の手番に味方のユニットを撃破されるかもしれません。
lesson-unmet-unit-safe-on = 次の手番に{ $places }のユニットを撃破されるかもしれません。
lesson-unmet-command-safe = 次の手番に指揮戦車を撃破されるかもしれません。
lesson-unmet-no-enemy-escape = 次の手番に敵の指揮戦車に脱出されます。
lesson-unmet-pushes-to = { $places }へ残骸を押していません。
lesson-unmet-clears = { $places }の地雷が残っているか、ユニットが失われています。

## Why an action misses a goal that excludes something.

lesson-met-place = 今回は都市を置く以外の手です。
lesson-met-step = 今回は前進以外の手です。
lesson-met-capture = 今回は捕獲以外の手です。
lesson-met-retreat = 今回は退却以外の手です。
lesson-met-shift = 今回はスライド以外の手です。
lesson-met-shot = 今回は砲撃以外の手です。
lesson-met-from = { $places }の駒は動かさないでください。
lesson-met-to = { $places }へは動かさないでください。
lesson-met-takes = 今回は何も取らないでください。
lesson-met-turns = 今回は旋回以外の手です。
lesson-met-reverses = 今回は後退以外の手です。
lesson-met-destroys = 今回は何も撃破しないでください。
lesson-met-other = ここではその手を避けてください。

## The town.

lesson-cannon-town-title = 都市
lesson-cannon-town-idea = 都市は各側に一つずつあります。敵の都市を落とせば勝ちです。
lesson-cannon-town-task-1 = あなたは黒です。敵の**都市**を落とせば勝ちです。まず自分の都市を**左の端寄り**、b1かc1に置いてください。
lesson-cannon-town-task-1-wrong-1 = 中央では両側から敵が来ます。b1かc1に置きましょう。
lesson-cannon-town-task-1-wrong-2 = そちらは右側です。b1かc1に置きましょう。
lesson-cannon-town-task-1-done = 都市はもう動きません。端に近いほど、狙う敵は少なくなります。
lesson-cannon-town-task-2 = 兵士は**正面と斜め前**の駒を取れます。2人のどちらも**届かない所**に都市を置いてください。
lesson-cannon-town-task-2-wrong-1 = c2の兵士が、斜め前のd1の都市を取ってしまいます。
lesson-cannon-town-task-2-wrong-2 = g2の兵士が、正面の都市を取ってしまいます。
lesson-cannon-town-task-2-done = どちらの兵士も届きません。都市を置く前に、こうした危険を確かめましょう。
lesson-cannon-town-task-3 = 今度は**白**で、上が自陣です。黒が左から来るので、都市を**右側**のg10からi10のどこかに置いてください。
lesson-cannon-town-task-3-wrong-1 = 黒の兵士が向かっているのは、まさにそこです。
lesson-cannon-town-task-3-wrong-2 = 黒の兵士からもっと離れた、g10、h10、i10のどれかに置きましょう。
lesson-cannon-town-task-3-done = 良い場所に置きました。先に敵の都市を落としたほうが勝ちです。

## The step.

lesson-cannon-step-title = 前進
lesson-cannon-step-idea = 兵士は正面か斜め前へ1マス進みます。
lesson-cannon-step-task-1 = 兵士は**前へ**1マス進みます。e4の兵士を正面へ進めてください。
lesson-cannon-step-task-1-otherwise-1 = e4の兵士を選びましょう。
lesson-cannon-step-task-1-wrong-1 = それは斜めの前進です。e列をまっすぐ進みましょう。
lesson-cannon-step-task-1-wrong-2 = それは別の兵士です。e4の兵士を選びましょう。
lesson-cannon-step-task-1-done = 次は白の手番です。パスはできません。
lesson-cannon-step-task-2 = **斜め前**へも進めます。2手でe4の兵士をg6へ進めてください。
lesson-cannon-step-task-2-otherwise-1 = 進めるのはe4の兵士です。
lesson-cannon-step-task-2-wrong-1 = e5からはd6、e6、f6にしか行けません。g6は2列右なので、2手とも斜めに進みます。
lesson-cannon-step-task-2-wrong-2 = 方向が逆です。g6は右にあります。
lesson-cannon-step-task-2-turn-2 = 次はg6へ進めてください。
lesson-cannon-step-task-2-turn-2-wrong-1 = g6へは、もう一度斜めに進みます。
lesson-cannon-step-task-2-done = 斜めに2回進むと、2列横へ移れます。
lesson-cannon-step-task-3 = 兵士が進めるのは**空いたマス**だけで、横や後ろへは進めません。a4の兵士のためにa5を空けてください。
lesson-cannon-step-task-3-otherwise-1 = 邪魔なのはa5の兵士です。それを動かしましょう。
lesson-cannon-step-task-3-wrong-1 = 空いたのはb5です。a4の正面にいるのはa5の兵士です。
lesson-cannon-step-task-3-wrong-2 = その兵士は誰の邪魔もしていません。
lesson-cannon-step-task-3-done = 前進では駒を飛び越えられません。道を空けておきましょう。
lesson-cannon-step-task-4 = 今度は白なので、**前は下**です。h7の兵士を、g5の味方の隣へ進めてください。
lesson-cannon-step-task-4-otherwise-1 = h7の兵士を進めましょう。
lesson-cannon-step-task-4-wrong-1 = i6はg5から2列離れています。隣はg6とh6です。
lesson-cannon-step-task-4-wrong-2 = g5の兵士は動かしません。h7の兵士が隣へ行きます。
lesson-cannon-step-task-4-done = g5の兵士が取られても、この兵士が取り返せます。

## The capture.

lesson-cannon-capture-title = 捕獲
lesson-cannon-capture-idea = 兵士は、正面、斜め前、真横の隣にいる敵を取れます。
lesson-cannon-capture-task-1 = 兵士は**正面か斜め前**の敵を取れます。d5の敵を取ってください。
lesson-cannon-capture-task-1-wrong-1 = 敵の横を通り過ぎてしまいました。d5の敵はe4の斜め前にいます。
lesson-cannon-capture-task-1-wrong-2 = 取れる駒があります。d5を見てください。
lesson-cannon-capture-task-1-done = 取った敵のいたマスに、味方の兵士が立ちました。
lesson-cannon-capture-task-2 = **真横**の敵も取れます。兵士の隣の敵を取ってください。
lesson-cannon-capture-task-2-wrong-1 = 敵が後ろになり、届かなくなりました。真横に取りましょう。
lesson-cannon-capture-task-2-wrong-2 = 斜めに進むと通り過ぎます。f5で取りましょう。
lesson-cannon-capture-task-2-done = 兵士が横へ動くのは、取るときだけです。
lesson-cannon-capture-task-3 = 2人の敵が取れます。**誰にも守られていない**ほうを取ってください。
lesson-cannon-capture-task-3-otherwise-1 = d7の兵士に取り返されます。後ろに味方のいない敵を選びましょう。
lesson-cannon-capture-task-3-wrong-1 = d7の兵士に取り返され、兵士1人ずつの交換になります。もう1人はただで取れます。
lesson-cannon-capture-task-3-wrong-2 = 取れるうちに、どちらかを取りましょう。
lesson-cannon-capture-task-3-done = 取る前に、取り返されないか確かめましょう。
lesson-cannon-capture-task-4 = **後ろの敵は取れません**。e4の敵を、その後ろの味方の兵士で取ってください。
lesson-cannon-capture-task-4-wrong-1 = e5の兵士は後ろを取れません。敵が斜め前にいる兵士がほかにいます。
lesson-cannon-capture-task-4-wrong-2 = e4が斜め前にある兵士を探しましょう。
lesson-cannon-capture-task-4-done = 後ろの兵士が前の兵士を守っています。
lesson-cannon-capture-task-5 = 白の都市に手が届きます。勝ってください！
lesson-cannon-capture-task-5-wrong-1 = あと一歩です！都市はc9の斜め前にあります。今すぐ取りましょう。
lesson-cannon-capture-task-5-wrong-2 = c9の兵士なら、もっと速く勝てます。
lesson-cannon-capture-task-5-done = 兵士はほかの駒と同じように都市も取れます。これで勝ちです。

## The retreat.

lesson-cannon-retreat-title = 退却
lesson-cannon-retreat-idea = 敵が隣にいる兵士は、真後ろか斜め後ろへ2マス退却できます。
lesson-cannon-retreat-task-1 = 敵が隣にいる兵士は、真後ろか斜め後ろへ**2マス退却**できます。e5の兵士を安全な所へ逃がしてください。
lesson-cannon-retreat-task-1-otherwise-1 = 危ないのはe5の兵士です。
lesson-cannon-retreat-task-1-wrong-1 = e7の兵士に取り返されます。
lesson-cannon-retreat-task-1-wrong-2 = そこでもまだ敵の隣で、真横に取られます。
lesson-cannon-retreat-task-1-done = 三つの退路がすべて空いていました。
lesson-cannon-retreat-task-2 = 通る2マスは、どちらも**空いて**いなければなりません。e5の兵士のただ一つの退路を見つけてください。
lesson-cannon-retreat-task-2-otherwise-1 = 下がるのはe5の兵士です。
lesson-cannon-retreat-task-2-wrong-1 = それはe4の兵士です。下がるのは前にいるほうです。
lesson-cannon-retreat-task-2-wrong-2 = 前ではなく、後ろへ下がりましょう。
lesson-cannon-retreat-task-2-done = e4を通る道とf4を通る道はふさがれていました。
lesson-cannon-retreat-task-3 = e5の兵士を退却させてください。ただし、**行き先に気をつけましょう**。
lesson-cannon-retreat-task-3-otherwise-1 = 下がるのはe5の兵士です。
lesson-cannon-retreat-task-3-wrong-1 = そこではd4の兵士に斜めに取られます。
lesson-cannon-retreat-task-3-wrong-2 = e7の兵士に取り返されます。
lesson-cannon-retreat-task-3-done = g3なら誰も届きません。
lesson-cannon-retreat-task-4 = 敵は**周りのどのマス**にいてもよく、後ろでもかまいません。e4の敵の脇を通って下がってください。
lesson-cannon-retreat-task-4-otherwise-1 = 下がるのはe5の兵士です。
lesson-cannon-retreat-task-4-wrong-1 = それでは自陣から離れてしまいます。斜め後ろへ退却しましょう。
lesson-cannon-retreat-task-4-wrong-2 = e5の兵士は敵の隣にいるので、退却できます。
lesson-cannon-retreat-task-4-done = 斜め後ろは両方とも空いていました。敵が隣にいなければ、兵士は下がれません。

## The cannon.

lesson-cannon-cannon-title = 大砲
lesson-cannon-cannon-idea = 一列に隙間なく並んだ3人の兵士が大砲です。
lesson-cannon-cannon-task-1 = **隙間なく一列に並んだ3人**の兵士が**大砲**です。c列に大砲をつくってください。
lesson-cannon-cannon-task-1-wrong-1 = c3、c4と同じ列に並ばなければなりません。
lesson-cannon-cannon-task-1-wrong-2 = 隙間ができました。3人目はc5へ行きましょう。
lesson-cannon-cannon-task-1-done = この縦の大砲は敵を狙っています。
lesson-cannon-cannon-task-2 = 列は**横**でもかまいません。横向きの大砲をつくってください。
lesson-cannon-cannon-task-2-wrong-1 = f4ではe4に隙間ができます。
lesson-cannon-cannon-task-2-wrong-2 = その2人はもう並んでいます。3人目を連れてきましょう。
lesson-cannon-cannon-task-2-done = 横の大砲は、その段全体ににらみを利かせます。
lesson-cannon-cannon-task-3 = **斜め**でもかまいません。斜めの大砲をつくってください。
lesson-cannon-cannon-task-3-wrong-1 = f5は、c3とd4を通る線の上にありません。
lesson-cannon-cannon-task-3-wrong-2 = それは横の大砲です。今度は斜めにつくりましょう。
lesson-cannon-cannon-task-3-done = 斜めの線は一番見落としやすい線です。
lesson-cannon-cannon-task-4 = 1人の兵士が複数の大砲に加わることもできます。**1手**で**二つ**の大砲をつくってください。
lesson-cannon-cannon-task-4-wrong-1 = それではb4、c4、d4の大砲が一つできるだけです。二つできるマスがあります。
lesson-cannon-cannon-task-4-wrong-2 = f4では大砲になりません。二つの線が交わるマスを試しましょう。
lesson-cannon-cannon-task-4-done = 一度に二つの大砲ができました。線の交わるマスを探しましょう。

## The shift.

lesson-cannon-shift-title = スライド
lesson-cannon-shift-idea = 大砲は並んだ向きに1マス動けます。最後尾の兵士が先頭へ移ります。
lesson-cannon-shift-task-1 = 大砲は**スライド**できます。一方の端の兵士が、反対の端の先へ移ります。1マス前へスライドしてください。
lesson-cannon-shift-task-1-wrong-1 = それは1人の前進で、大砲が崩れます。最後尾の兵士をc6へ移しましょう。
lesson-cannon-shift-task-1-wrong-2 = それでは後ろへのスライドです。
lesson-cannon-shift-task-1-done = スライドは一番速い進み方です。兵士が3マス動きます。
lesson-cannon-shift-task-2 = 兵士1人では横へ進めませんが、大砲はスライドできます。**右へ**スライドしてください。
lesson-cannon-shift-task-2-wrong-1 = それでは左へのスライドです。
lesson-cannon-shift-task-2-wrong-2 = それでは大砲が崩れます。c4の兵士でスライドしましょう。
lesson-cannon-shift-task-2-done = 左端の兵士が右端になりました。
lesson-cannon-shift-task-3 = **後ろ**へもスライドできますが、駒は取れません。2人の敵が届かない所へ逃げてください。
lesson-cannon-shift-task-3-wrong-1 = e8の兵士に取り返されます。
lesson-cannon-shift-task-3-wrong-2 = そこではe7の兵士に真横に取られます。
lesson-cannon-shift-task-3-done = 先頭の兵士が最後尾へ下がり、大砲も残りました。
lesson-cannon-shift-task-4 = 斜めの大砲を前へスライドしてください。
lesson-cannon-shift-task-4-wrong-1 = 先頭の兵士が進むと隙間ができます。最後尾の兵士をd3からg6へ移しましょう。
lesson-cannon-shift-task-4-wrong-2 = それでは後ろへのスライドです。
lesson-cannon-shift-task-4-done = 斜めなら、1回のスライドで3列と3段進めます。

## The shot.

lesson-cannon-shot-title = 砲撃
lesson-cannon-shot-idea = 大砲は、端から2マスか3マス先の敵を撃てます。
lesson-cannon-shot-task-1 = 大砲は、空いたマスを越えて、端から**2マス先**の敵を撃てます。c6の敵を撃ってください。
lesson-cannon-shot-task-1-wrong-1 = 敵が目の前になり、大砲も崩れました。動かずに撃ちましょう。
lesson-cannon-shot-task-1-wrong-2 = 大砲が近づきすぎです。2マス先がちょうど良い距離です。
lesson-cannon-shot-task-1-done = 撃つとき、大砲自身は動きません。
lesson-cannon-shot-task-2 = **3マス先**も射程内です。その距離で**斜め**に撃ってください。
lesson-cannon-shot-task-2-wrong-1 = それでは大砲が崩れます。g7の敵はd4の3マス先にいます。
lesson-cannon-shot-task-2-wrong-2 = 2マス先になりますが、白の手番になってしまいます。今撃ちましょう。
lesson-cannon-shot-task-2-done = 3マスが大砲の届く限界です。
lesson-cannon-shot-task-3 = 大砲の端、**砲口**のすぐ前のマスは空いていなければなりません。もう一つの大砲でe7の敵を撃ってください。
lesson-cannon-shot-task-3-wrong-1 = e7の兵士に取り返されます。先にそちらを撃ちましょう。
lesson-cannon-shot-task-3-wrong-2 = それでは、撃てるほうの大砲が崩れます。
lesson-cannon-shot-task-3-done = 3マス左を撃ちました。大砲は両方の端から撃てます。
lesson-cannon-shot-task-4 = 砲撃で勝ってください。
lesson-cannon-shot-task-4-wrong-1 = それはただの兵士です。3マス先を撃つには最初のマスだけ空いていればよいので、都市も撃てます。
lesson-cannon-shot-task-4-wrong-2 = 都市が射程内なのに、大砲が崩れました。
lesson-cannon-shot-task-4-done = 砲弾は2番目のマスの兵士を飛び越えました。

## Four in a row.

lesson-cannon-four-title = 4人並び
lesson-cannon-four-idea = 4人並びは二つの大砲です。端の1人を失っても大砲が一つ残ります。
lesson-cannon-four-task-1 = 4人並びは、前の3人と後ろの3人による**二つの大砲**です。c列に**4人並び**をつくってください。
lesson-cannon-four-task-1-wrong-1 = それでは大砲がスライドして、3人のままです。b5の兵士を加えましょう。
lesson-cannon-four-task-1-wrong-2 = c5に隙間ができました。
lesson-cannon-four-task-1-done = 中央の2人は、どちらの大砲にも加わっています。端の1人を失っても、大砲が一つ残ります。
lesson-cannon-four-task-2 = 二つの大砲の一つを右へスライドしてください。
lesson-cannon-four-task-2-wrong-1 = それでは左へのスライドです。
lesson-cannon-four-task-2-wrong-2 = それは前進です。c4、d4、e4の大砲をスライドしましょう。
lesson-cannon-four-task-2-done = c4の兵士が3マス動いてf4へ移りました。b4の兵士はこの大砲の一部ではないので、取り残されました。
lesson-cannon-four-task-3 = 前へ撃てるのは、e5を含む**前の大砲**だけです。射程内の2人の敵のうち、**e5がなければ届かない**ほうを撃ってください。
lesson-cannon-four-task-3-wrong-1 = e5を失っても、もう一つの大砲でe7は撃てますが、e8は撃てません。
lesson-cannon-four-task-3-wrong-2 = それでは列が崩れます。撃ちましょう。
lesson-cannon-four-task-3-turn-2 = 先頭の兵士が白に撃たれました。残った兵士で撃ってください。
lesson-cannon-four-task-3-turn-2-wrong-1 = 最後の大砲が崩れます。e7はe4の3マス先です。
lesson-cannon-four-task-3-done = 4人目がいなければ、この砲撃はできませんでした。
lesson-cannon-four-task-4 = この列は**両端**から撃てます。**左**で味方の列を抜けてきた敵を撃ってください。
lesson-cannon-four-task-4-wrong-1 = そちらは後でかまいません。b5の兵士が都市へ向かっています。
lesson-cannon-four-task-4-wrong-2 = それでは左の大砲がなくなります。b5を撃ちましょう。
lesson-cannon-four-task-4-done = 長い列は、左右の両側を守ります。

## Defending against a shot.

lesson-cannon-defence-title = 砲撃の防ぎ方
lesson-cannon-defence-idea = 砲撃は、砲口の前に駒を置くか、大砲を崩せば防げます。
lesson-cannon-defence-task-1 = 白の大砲がf1の都市を狙っています。f4のすぐ前のf3へ進んで、**砲口をふさいで**ください。
lesson-cannon-defence-task-1-wrong-1 = 大事なのは砲口の前の最初のマスだけです。砲弾はf2を飛び越えます。
lesson-cannon-defence-task-1-wrong-2 = 砲弾は列をまっすぐ下りてきます。f4の前に駒を置きましょう。
lesson-cannon-defence-task-1-done = 砲撃を止められるのは、最初のマスの駒だけです。f4に取られても、大砲は崩れます。
lesson-cannon-defence-task-2 = 大砲は**崩す**こともできます。f3、g4、h5の大砲が都市を狙っているので、その兵士を1人取ってください。
lesson-cannon-defence-task-2-otherwise-1 = 都市は安全ですが、大砲の兵士を取ることもできます。
lesson-cannon-defence-task-2-wrong-1 = 斜めの砲撃は止まりません。3人のうち1人を取りましょう。
lesson-cannon-defence-task-2-wrong-2 = 都市を撃たれてしまいます。g3の兵士を見てください。
lesson-cannon-defence-task-2-done = 3人のうち1人でも欠ければ、大砲ではなくなります。
lesson-cannon-defence-task-3 = c列の白の大砲が都市を狙っています。自分の大砲の**砲撃**で崩してください。
lesson-cannon-defence-task-3-otherwise-1 = 都市を白に撃たれてしまいます。
lesson-cannon-defence-task-3-wrong-1 = そこは2番目のマスなので、砲弾が飛び越えます。
lesson-cannon-defence-task-3-wrong-2 = 助けになるはずの大砲が崩れてしまいます。
lesson-cannon-defence-task-3-done = 大砲の兵士を撃ったので、その大砲は撃てなくなりました。
lesson-cannon-defence-task-4 = 今度は兵士が標的で、大砲がe5を狙っています。安全な所へ逃がしてください。
lesson-cannon-defence-task-4-otherwise-1 = まだ味方の兵士が撃たれます。
lesson-cannon-defence-task-4-wrong-1 = 今度は2人が射程内です。e5は2マス先、d5は3マス先です。
lesson-cannon-defence-task-4-wrong-2 = e5の兵士が撃たれてしまいます。
lesson-cannon-defence-task-4-done = 射線から1マスそれるだけで十分です。

## Threats on the town.

lesson-cannon-threats-title = 都市を狙う
lesson-cannon-threats-idea = 二つの手段で同時に都市を狙えば、相手は一つしか受けられません。
lesson-cannon-threats-task-1 = **次の手番**に都市を落とせる形が、都市への**狙い**です。c列に、都市を狙う大砲を完成させてください。
lesson-cannon-threats-task-1-otherwise-1 = そこからは都市を落とせません。c列の大砲を完成させましょう。
lesson-cannon-threats-task-1-wrong-1 = c6に隙間があるので、大砲になりません。
lesson-cannon-threats-task-1-wrong-2 = c5、c6と同じ列に並ばなければなりません。
lesson-cannon-threats-task-1-done = c10はc7の3マス先で、最初のマスは空いています。白は何か手を打たなければなりません。
lesson-cannon-threats-task-2 = g8の兵士で都市を狙ってください。ただし、**取られてはいけません**。
lesson-cannon-threats-task-2-wrong-1 = h10の兵士に斜めに取られます。
lesson-cannon-threats-task-2-wrong-2 = h9からは都市に届きません。
lesson-cannon-threats-task-2-done = 都市の正面なら、h10の兵士に取られません。
lesson-cannon-threats-task-3 = 狙いが一つなら受けられるので、**二つつくりましょう**。e8の兵士を前へ進めて、後ろの大砲の列から外してください。
lesson-cannon-threats-task-3-otherwise-1 = e8の兵士が大砲の列から外れなければなりません。
lesson-cannon-threats-task-3-otherwise-2 = 前へ進みましょう。兵士自身が二つ目の狙いになります。
lesson-cannon-threats-task-3-wrong-1 = 狙いは一つだけです。g10の兵士に取られます。
lesson-cannon-threats-task-3-wrong-2 = 白に余裕を与えます。e8をどけて、後ろの大砲の砲口を開けましょう。
lesson-cannon-threats-task-3-turn-2 = 白は一つの狙いしか受けられませんでした。勝ってください！
lesson-cannon-threats-task-3-turn-2-wrong-1 = 今、都市を落とせます。
lesson-cannon-threats-task-3-done = 同時に二つの狙いをつくりました。多くの対局はこうして決まります。
lesson-cannon-threats-task-4 = 白が都市を狙っていますが、あなたの手番です。最善手はどれでしょうか。
lesson-cannon-threats-task-4-wrong-1 = 都市はひとまず安全ですが、すぐに勝てる手がありました。
lesson-cannon-threats-task-4-wrong-2 = 都市はb9の斜め前にあります。取りましょう！
lesson-cannon-threats-task-4-done = 守る前に、勝ちがないか探しましょう。

## No action left.

lesson-cannon-no-action-title = 手詰まり
lesson-cannon-no-action-idea = 手番に指せる手がない側は負けです。
lesson-cannon-no-action-task-1 = 手番に**指せる手がない**側は**負け**です。都市は動けず、白の兵士は残り1人です。その兵士を取ってください。
lesson-cannon-no-action-task-1-wrong-1 = 白にはまだ動ける兵士がいます。
lesson-cannon-no-action-task-1-wrong-2 = 白にはまだ動ける兵士がいます。取りましょう。
lesson-cannon-no-action-task-1-done = 都市を落としたときと同じように、これも勝ちです。
lesson-cannon-no-action-task-2 = a1の兵士は端に着いて、もう進めません。どの兵士を取ればよいでしょうか。
lesson-cannon-no-action-task-2-wrong-1 = 白のg4の兵士に取られます。砲撃しましょう。
lesson-cannon-no-action-task-2-wrong-2 = g4の兵士がまだ動けます。
lesson-cannon-no-action-task-2-done = a1の兵士は、真横の敵を取ることも、敵から退却することもできます。近づかないようにしましょう。
lesson-cannon-no-action-task-3 = 今度は自分が危険です。a10の兵士は動けません。もう1人を救わないと負けです。
lesson-cannon-no-action-task-3-otherwise-1 = 動けるのはe5の兵士だけです。
lesson-cannon-no-action-task-3-wrong-1 = e7の兵士に取り返され、指せる手がなくなります。
lesson-cannon-no-action-task-3-wrong-2 = e6の兵士に真横に取られ、指せる手がなくなります。
lesson-cannon-no-action-task-3-done = まだ動ける兵士をいつも後ろに残しておきましょう。
lesson-cannon-no-action-task-4 = 2人の敵は隅で動けません。対局を決めてください。
lesson-cannon-no-action-task-4-wrong-1 = 白はまだc6の兵士で前進できます。それを取りましょう。
lesson-cannon-no-action-task-4-wrong-2 = 横に並ぶと取られます。その兵士を取りましょう。
lesson-cannon-no-action-task-4-done = 15局に1局ほどは、こうして終わります。

## A first plan.

lesson-cannon-plan-title = 最初の作戦
lesson-cannon-plan-idea = 都市を端に置き、列をつなぎ、近づく敵を撃ちましょう。
lesson-cannon-plan-task-1 = 新しい対局です。都市を端寄りのb1かc1に置いてください。
lesson-cannon-plan-task-1-wrong-1 = 中央には多くの線が通っています。端のほうが安全です。
lesson-cannon-plan-task-1-wrong-2 = 今回は左のb1かc1に置きましょう。
lesson-cannon-plan-task-1-turn-2 = 縦の列はどれも大砲ですが、標的がありません。**後ろの兵士**を二つの列の間へ進めて、敵の兵士を**狙って**ください。
lesson-cannon-plan-task-1-turn-2-otherwise-1 = 何も狙っていません。2段目から進めて斜めの大砲になる手を探しましょう。
lesson-cannon-plan-task-1-turn-2-wrong-1 = a列の大砲が崩れます。2段目の兵士を使いましょう。
lesson-cannon-plan-task-1-turn-2-wrong-2 = 列が崩れ、何も狙っていません。
lesson-cannon-plan-task-1-done = 良い出だしです。新しい斜めの大砲と狙いが同時に生まれました。後方の静かな1手が攻めになることもあります。
lesson-cannon-plan-task-2 = 白は狙いを受けませんでした。実行してください。
lesson-cannon-plan-task-2-wrong-1 = 斜めの大砲が崩れます。d7の兵士がその射程内です。
lesson-cannon-plan-task-2-wrong-2 = 先に撃ちましょう。兵士をただで取れます。
lesson-cannon-plan-task-2-done = 兵士1人分の得をしました。こうした小さな得が勝ちにつながります。
lesson-cannon-plan-task-3 = 白の兵士が、味方の列を乱しに来ました。**兵士を失わずに**取ってください。
lesson-cannon-plan-task-3-otherwise-1 = 代わりに味方の兵士が取られます。
lesson-cannon-plan-task-3-wrong-1 = それではf5の兵士に味方が取られます。先に取りましょう。
lesson-cannon-plan-task-3-wrong-2 = 先に味方の兵士を取られます。その兵士を取りましょう。
lesson-cannon-plan-task-3-done = 味方から離れて進む兵士は、取られてしまいます。
lesson-cannon-plan-task-4 = 対局は進んで、i10の都市を大砲で狙う場面です。
lesson-cannon-plan-task-4-otherwise-1 = そこからは都市を落とせません。i列の大砲を完成させましょう。
lesson-cannon-plan-task-4-wrong-1 = i6に隙間ができます。3人目を列に並べましょう。
lesson-cannon-plan-task-4-wrong-2 = 何も狙っていません。都市の下の兵士を見てください。
lesson-cannon-plan-task-4-done = 列をつくり、敵を狙い、自分の都市からも目を離さないことが大切です。さあ、対局しましょう！

## Steps and turns.

lesson-tank-drive-title = 移動と旋回
lesson-tank-drive-idea = 1マス進むのも45°旋回するのも、移動力を1使います。
lesson-tank-drive-task-1 = 重戦車は**向いているほう**へ3マスまで進みます。戦車、D7の順にクリックし、**もう一度D7**をクリックして進めてください。
lesson-tank-drive-task-1-wrong-1 = 移動力を3のうち2しか使っていません。全部使いましょう。
lesson-tank-drive-task-1-wrong-2 = 旋回にも移動力が要ります。D7はまっすぐ前です。
lesson-tank-drive-task-1-done = マスの数字は、そこまでに必要な移動力です。
lesson-tank-drive-task-2 = **45°の旋回**にも、1マスと同じく**移動力を1**使います。移動力5の軽戦車をG7まで進めてください。
lesson-tank-drive-task-2-wrong-1 = 惜しいです。1回旋回して斜めに3マス進めば、G7に着きます。
lesson-tank-drive-task-2-wrong-2 = 前に進んだだけです。1回旋回してから斜めに進みましょう。
lesson-tank-drive-task-2-done = 移動力5のうち4を使いました。1回の手番に動けるのは1両だけです。
lesson-tank-drive-task-3 = 旋回だけでも1手です。中戦車を**その場で**旋回させ、**右を向かせて**ください。
lesson-tank-drive-task-3-otherwise-1 = 中戦車を旋回させましょう。
lesson-tank-drive-task-3-wrong-1 = まだ45°しか旋回していません。もう1回旋回しましょう。
lesson-tank-drive-task-3-wrong-2 = それでは左向きです。
lesson-tank-drive-task-3-done = 90°の旋回には移動力を2使います。
lesson-tank-drive-task-4 = 軽戦車をF8まで進め、右を向かせてください。
lesson-tank-drive-task-4-otherwise-1 = F8で右を向かなければなりません。3マス前へ進むと、旋回に移動力が2残ります。
lesson-tank-drive-task-4-wrong-1 = まだ半分しか旋回していません。移動力があと1残っています。
lesson-tank-drive-task-4-wrong-2 = 旋回もしましょう。移動力が2残っています。
lesson-tank-drive-task-4-done = 最後の向きは大切です。次の移動も射撃も、その向きから始まります。

## Reverse.

lesson-tank-reverse-title = 後退
lesson-tank-reverse-idea = ほかの動きの代わりに、真後ろへ1マス後退できます。
lesson-tank-reverse-task-1 = 進む代わりに、向きを変えずに**1マス後退**できます。中戦車をG5へ後退させてください。
lesson-tank-reverse-task-1-otherwise-1 = 上を向いたままでなければなりません。
lesson-tank-reverse-task-1-wrong-1 = 向きが変わりました。壁を向いたままにしましょう。
lesson-tank-reverse-task-1-done = 正面の装甲が一番厚いので、後退は良い下がり方です。その手番の移動はそれだけです。
lesson-tank-reverse-task-2 = F11の駆逐戦車がF列を狙っています。後退して射線から外れてください。
lesson-tank-reverse-task-2-wrong-1 = まだF列にいます。
lesson-tank-reverse-task-2-wrong-2 = それでは敵の砲に近づきます。
lesson-tank-reverse-task-2-done = 「後ろ」とは、いつもユニットの向きの反対側です。
lesson-tank-reverse-task-3 = **後退**でG4へ行けるのはどのユニットでしょうか。動かしてください。
lesson-tank-reverse-task-3-wrong-1 = 向きを変えて行きました。後退では向きが変わりません。
lesson-tank-reverse-task-3-wrong-2 = そのユニットの後ろはG8です。後ろがG4のユニットを探しましょう。
lesson-tank-reverse-task-3-done = 1手に1マスしか下がれませんが、旋回は要りません。
lesson-tank-reverse-task-4 = 前にいる敵から後退してください。
lesson-tank-reverse-task-4-wrong-1 = それでは敵に側面を見せます。
lesson-tank-reverse-task-4-wrong-2 = 脇を抜けずに、真後ろへ下がりましょう。
lesson-tank-reverse-task-4-done = 後退のあとも、ほかの移動と同じように撃てます。やり方は次のレッスンで学びます。

## Firing.

lesson-tank-fire-title = 射撃
lesson-tank-fire-idea = ユニットは動いたあとに、前方か左右45°へ1回撃てます。
lesson-tank-fire-task-1 = ユニットは**まず移動か旋回**をし、それから前方か左右45°へ**撃てます**。軽戦車を撃破してください。
lesson-tank-fire-task-1-wrong-1 = 動いて、敵が射線に入りました。撃ちましょう！
lesson-tank-fire-task-1-wrong-2 = そこからはD9が左45°です。撃つところまでやりましょう。
lesson-tank-fire-task-1-done = **残骸**は盤に残り、移動と直接射撃をさえぎります。
lesson-tank-fire-task-2 = 敵はまだどの射線にもいません。射線に入る所まで進んで撃ってください。
lesson-tank-fire-task-2-wrong-1 = ここからは右斜め前の線上です。撃ちましょう。
lesson-tank-fire-task-2-wrong-2 = 1マス行きすぎです。E5からの斜めの線はH8に通じます。
lesson-tank-fire-task-2-done = 斜めの線に沿ってマスを数えましょう。
lesson-tank-fire-task-3 = 敵は後ろにいます。射線に入るまで旋回して、撃ってください。
lesson-tank-fire-task-3-wrong-1 = 旋回2回では足りません。右向きの砲が撃てるのは、右とその両側の斜めです。
lesson-tank-fire-task-3-wrong-2 = 逃げずに、3回旋回して撃ちましょう。
lesson-tank-fire-task-3-done = 砲は45°横へも撃てるので、3回の旋回で足りました。
lesson-tank-fire-task-4 = D列では障害物が射撃をさえぎります。軽戦車で敵の軽戦車を撃破できるマスを見つけてください。
lesson-tank-fire-task-4-wrong-1 = ここからはD8が右斜め前の線上です。撃ちましょう。
lesson-tank-fire-task-4-done = 斜めの線に沿って、角の向こうを撃ちました。

## Too close.

lesson-tank-range-title = 近すぎる敵
lesson-tank-range-idea = 隣のマスの敵は撃てません。標的は2マス以上離れていなければなりません。
lesson-tank-range-task-1 = **隣のマス**の敵は**近すぎて**撃てません。距離をとって、撃破してください。
lesson-tank-range-task-1-wrong-1 = まだ隣のマスです。下がりましょう。
lesson-tank-range-task-1-wrong-2 = 2マス離れました。撃ちましょう。
lesson-tank-range-task-1-done = 1手のうちに後退して、撃ちました。
lesson-tank-range-task-2 = 1両の敵は近すぎますが、もう1両います。**その場で旋回**して撃破してください。
lesson-tank-range-task-2-wrong-1 = G8が射線に入りました。撃ちましょう。
lesson-tank-range-task-2-wrong-2 = 良い射撃ですが、課題はその場での旋回です。
lesson-tank-range-task-2-done = 一番近い敵だけに気を取られないようにしましょう。
lesson-tank-range-task-3 = 今度は後退できません。F6から離れて、撃破してください。
lesson-tank-range-task-3-wrong-1 = F6がまた隣のマスです。
lesson-tank-range-task-3-done = 隣の敵は、離れるまでは撃てません。

## Armour.

lesson-tank-armour-title = 装甲
lesson-tank-armour-idea = 火力が、当たった面（正面、側面、背面）の装甲を上回れば撃破します。
lesson-tank-armour-task-1 = **火力**が当たった面の**装甲を上回れば**撃破です。あなたの火力は2なので、重戦車を装甲1の**背後から**撃破してください。
lesson-tank-armour-task-1-wrong-1 = 段は合っていますが、射線に入っていません。左へ1回旋回しましょう。
lesson-tank-armour-task-1-wrong-2 = そこからは側面しか見えません。
lesson-tank-armour-task-1-done = 真後ろからなら、重戦車も弱いものです。
lesson-tank-armour-task-2 = **斜め前**からの射撃は**側面**に当たります。中戦車の装甲は正面2、側面1です。側面を撃ってください。
lesson-tank-armour-task-2-wrong-1 = ここからはF8が斜めの線上です。撃ちましょう。
lesson-tank-armour-task-2-wrong-2 = D5からの斜めの線はG8に通じます。
lesson-tank-armour-task-2-done = 正面装甲で受けるのは、真正面からの射撃だけです。
lesson-tank-armour-task-3 = 軽戦車の火力は1、中戦車の背面装甲は0です。背後に回ってください。
lesson-tank-armour-task-3-wrong-1 = 背後に着きました。あと1回左へ旋回すれば、射線に入ります。
lesson-tank-armour-task-3-wrong-2 = 近すぎるうえに、そこは側面です。
lesson-tank-armour-task-3-done = 火力の小さい戦車は、側面か背面へ回り込みます。
lesson-tank-armour-task-4 = 今度は守りです。敵の中戦車が側面を狙っています。旋回して安全にしてください。
lesson-tank-armour-task-4-wrong-1 = 45°では、まだ側面に当たります。
lesson-tank-armour-task-4-wrong-2 = それでもまだ側面に当たります。
lesson-tank-armour-task-4-done = 狙ってくる敵には正面を向けましょう。

## Ricochet.

lesson-tank-ricochet-title = 跳弾
lesson-tank-ricochet-idea = 火力が装甲以下なら、撃っても効きません。もっと強い砲を使いましょう。
lesson-tank-ricochet-task-1 = 火力が装甲を**上回らなければ**効きません。F9の中戦車を、ふさわしい戦車で**前から**撃破してください。
lesson-tank-ricochet-task-1-wrong-1 = 火力も正面装甲も2です。重戦車を使いましょう。
lesson-tank-ricochet-task-1-wrong-2 = ここからはF9が見えません。
lesson-tank-ricochet-task-1-done = 同じでは足りません。火力が装甲を上回らなければなりません。
lesson-tank-ricochet-task-2 = 重戦車は、敵の射撃をはじける所なら安全です。F4へ進めて、**安全を保って**ください。
lesson-tank-ricochet-task-2-wrong-1 = 2マス進めて、F4に止めましょう。
lesson-tank-ricochet-task-2-done = 側面装甲2は火力2に耐えます。弱いのは背面だけです。
lesson-tank-ricochet-task-3 = 軽戦車の火力は1です。軽戦車で撃破できる標的を選んでください。
lesson-tank-ricochet-task-3-wrong-1 = H10の戦車はこちらに背面を向けていて、装甲は0です。撃ちましょう。
lesson-tank-ricochet-task-3-wrong-2 = それでも撃破できますが、軽戦車を使いましょう。
lesson-tank-ricochet-task-3-done = 装甲0では身を守れません。どの砲でも撃破できます。

## Cover.

lesson-tank-cover-title = 遮蔽
lesson-tank-cover-idea = 障害物、残骸、ユニットは直接射撃をさえぎります。その陰に隠れましょう。
lesson-tank-cover-task-1 = 壁は**射撃をさえぎります**が、敵も動けます。軽戦車を壁の後ろの、**次の手番**に駆逐戦車に撃たれないマスへ動かしてください。
lesson-tank-cover-task-1-otherwise-1 = 壁の後ろのE5、F5、G5のどれかへ動かしましょう。
lesson-tank-cover-task-1-otherwise-2 = そこでは、駆逐戦車が移動か旋回をして撃ってきます。
lesson-tank-cover-task-1-wrong-1 = そこは開けた場所です。駆逐戦車が射線をとって撃ってきます。
lesson-tank-cover-task-1-wrong-2 = もっと離れても、開けた場所では砲が届きます。
lesson-tank-cover-task-1-done = 壁のすぐ後ろなら、敵が回り込むのに時間がかかります。
lesson-tank-cover-task-2 = 角だけで接する二つの障害物の間は、**斜め**に撃てます。D5とE4の間を撃ってください。
lesson-tank-cover-task-2-wrong-1 = 斜めの線が通っています。撃ちましょう。
lesson-tank-cover-task-2-wrong-2 = そこからは射線に何もいません。
lesson-tank-cover-task-2-done = ユニットも、こうした隙間を斜めに通れます。
lesson-tank-cover-task-3 = **残骸も盾**になります。E7の軽戦車を残骸にして、その陰で**安全を保って**ください。
lesson-tank-cover-task-3-otherwise-1 = 味方の戦車が重戦車に撃破されるかもしれません。残骸が間に来る所から撃ちましょう。
lesson-tank-cover-task-3-wrong-1 = 動きましたが、撃っていません。
lesson-tank-cover-task-3-done = 残骸は最後まで盤に残ります。

## CHECK.

lesson-tank-check-title = チェック
lesson-tank-check-idea = 次の手番に指揮戦車を撃破できるとき、「チェック」と知らせます。撃破すれば勝ちです。
lesson-tank-check-task-1 = 敵の**指揮戦車**を撃破すれば**勝ち**です。装甲は軽戦車と同じなので、側面を撃ってください。
lesson-tank-check-task-1-wrong-1 = 射線に入りました！撃ちましょう。
lesson-tank-check-task-1-done = ほかに何が残っていても、対局はこれで終わりです。
lesson-tank-check-task-2 = **次の手番**に指揮戦車を撃破できるなら、**「チェック」**です。軽戦車で「チェック」をかけてください。
lesson-tank-check-task-2-otherwise-1 = そこからは、次の手番に指揮戦車を撃てません。
lesson-tank-check-task-2-wrong-1 = B6からでは、次の手番にB11へ着いても、旋回する移動力が残りません。あと1マス進めましょう。
lesson-tank-check-task-2-wrong-2 = そこは遠すぎます。
lesson-tank-check-task-2-done = 軽戦車は、撃つ前に移動と旋回をしなければなりませんが、それでも「チェック」です。
lesson-tank-check-task-3 = 「チェック」です。F8の軽戦車が指揮戦車を狙っています。**応じる義務はありません**が、ここは撃破してください。
lesson-tank-check-task-3-wrong-1 = 指揮戦車が逃げても追われます。ここでは攻めてきた敵を撃破できます。
lesson-tank-check-task-3-wrong-2 = 軽戦車が射線に入りました。撃ちましょう。
lesson-tank-check-task-3-done = 「チェック」には、攻めてきた敵を撃破するのが一番です。
lesson-tank-check-task-4 = また「チェック」ですが、攻めてきた敵を撃破できるユニットがありません。指揮戦車を安全な所へ逃がしてください。
lesson-tank-check-task-4-wrong-1 = まだ射線の上で、側面は正面より弱いです。
lesson-tank-check-task-4-wrong-2 = 離れただけで、まだ射線の上です。
lesson-tank-check-task-4-done = 届かない所か、物陰へ逃げましょう。

## ESCAPE.

lesson-tank-escape-title = 脱出
lesson-tank-escape-idea = 指揮戦車が向こう端から、まっすぐか斜めに盤外へ出ても勝ちです。隅の角は越えられません。
lesson-tank-escape-task-1 = 指揮戦車が**向こう端から盤外へ出ても**勝ちです。出るには**移動力5**のうち1を使います。指揮戦車、端の矢印の順にクリックしてください。
lesson-tank-escape-task-1-wrong-1 = 端に着いただけで、出ていません。この手番で脱出できます。
lesson-tank-escape-task-1-done = これで対局に勝ちました。移動力5のうち、3マスと端とで4を使いました。
lesson-tank-escape-task-2 = **次の手番**に指揮戦車が出られるとき、**「脱出」**と知らせます。出られる所へ指揮戦車を進めてください。
lesson-tank-escape-task-2-otherwise-1 = そこからは、次の手番に出られません。
lesson-tank-escape-task-2-wrong-1 = D7からはD12まで移動力5、端を出るのに1必要です。1足りません。
lesson-tank-escape-task-2-wrong-2 = そこは端から遠すぎます。
lesson-tank-escape-task-2-done = 「脱出」です！相手は今すぐ止めなければなりません。
lesson-tank-escape-task-3 = そのまま進むと**隅の角を越えて**しまうので、**出られません**。別の道で脱出してください。
lesson-tank-escape-task-3-wrong-1 = 隅の角からは出られません。その前に旋回しましょう。
lesson-tank-escape-task-3-done = 途中で旋回し、隅を避けて、まっすぐか斜めに出ました。
lesson-tank-escape-task-4 = まだ脱出できません。**隅に気をつけ**ながら、**次の手番**に出られる所へ進めてください。
lesson-tank-escape-task-4-wrong-1 = H8からそのまま斜めに進むと隅の角を越えてしまい、旋回すると移動力が足りません。
lesson-tank-escape-task-4-done = 隅に近い指揮戦車は、旋回のために移動力がもう1必要です。
lesson-tank-escape-task-5 = 今度は黒の指揮戦車が、こちらの端から出ようとしています。防いでください。
lesson-tank-escape-task-5-otherwise-1 = G4の指揮戦車が次の手番に脱出し、黒の勝ちです。撃破しましょう。
lesson-tank-escape-task-5-wrong-1 = この戦車は遅くて届かず、G4の指揮戦車は次の手番に脱出します。
lesson-tank-escape-task-5-done = 味方から離れた指揮戦車は仕留められます。

## The tank destroyer.

lesson-tank-destroyer-title = 駆逐戦車
lesson-tank-destroyer-idea = 火力4は重戦車の正面も貫きますが、まっすぐ前にしか撃てません。
lesson-tank-destroyer-task-1 = 駆逐戦車の**火力4**は、**正面装甲3**を上回ります。重戦車を正面から撃破してください。
lesson-tank-destroyer-task-1-wrong-1 = まっすぐ前にいます。撃ちましょう。
lesson-tank-destroyer-task-1-done = 基本ゲームのほかの戦車にはできません。
lesson-tank-destroyer-task-2 = 撃てるのは**まっすぐ前だけ**で、45°横へは撃てません。重戦車のほうへ旋回して撃ってください。
lesson-tank-destroyer-task-2-wrong-1 = まっすぐ前になりました。撃ちましょう。
lesson-tank-destroyer-task-2-wrong-2 = この砲は横へ撃てません。標的へ旋回しましょう。
lesson-tank-destroyer-task-2-done = 旋回は1回で足り、移動力が3残りました。
lesson-tank-destroyer-task-3 = I7の重戦車がまっすぐ前になるマスを見つけてください。
lesson-tank-destroyer-task-3-wrong-1 = それは中戦車です。重戦車のほうが大きな獲物です。
lesson-tank-destroyer-task-3-wrong-2 = その斜めの線は中戦車に通じます。
lesson-tank-destroyer-task-3-done = 移動と旋回をすると、移動力4はすぐになくなります。
lesson-tank-destroyer-task-4 = 自分の戦車を駆逐戦車の**射線から外して**ください。駆逐戦車の移動力は4です。
lesson-tank-destroyer-task-4-otherwise-1 = そこでは駆逐戦車の射線に捕らえられます。
lesson-tank-destroyer-task-4-wrong-1 = 斜めの線を見通せる所へ来られてしまいます。
lesson-tank-destroyer-task-4-wrong-2 = 戦車が危険な所にとどまっています。
lesson-tank-destroyer-task-4-done = 危険なのは射線の上だけです。線から外れるか、物陰に入りましょう。

## The mortar.

lesson-tank-mortar-title = 迫撃砲
lesson-tank-mortar-idea = まっすぐ前のちょうど3、4、5マス先を、何でも飛び越えて撃ちます。
lesson-tank-mortar-task-1 = **迫撃砲**は、3、4、5マス先を**何でも飛び越えて**撃てます。壁の後ろの中戦車を撃破してください。
lesson-tank-mortar-task-1-wrong-1 = 標的は4マス先で、射程内です。撃ちましょう。
lesson-tank-mortar-task-1-wrong-2 = 6マス先は遠すぎます。
lesson-tank-mortar-task-1-done = 火力5に耐えられる装甲はなく、身を守るのは距離だけです。ただし足が遅く、自分の装甲も薄いです。
lesson-tank-mortar-task-2 = この敵は2マス先で、**近すぎます**。**距離を合わせて**撃ってください。
lesson-tank-mortar-task-2-wrong-1 = 距離は2マスのままです。
lesson-tank-mortar-task-2-wrong-2 = 敵は3マス先になりました。撃ちましょう。
lesson-tank-mortar-task-2-done = 3マスより近い敵には、迫撃砲は無力です。
lesson-tank-mortar-task-3 = 迫撃砲は標的を選べます。軽戦車の後ろの重戦車を撃破してください。
lesson-tank-mortar-task-3-wrong-1 = 軽戦車のほうが価値は低いです。5マス先も射程内です。
lesson-tank-mortar-task-3-done = 迫撃砲は、敵を飛び越えて撃つこともできます。
lesson-tank-mortar-task-4 = 迫撃砲を重戦車へ旋回させて撃ってください。撃てるのは**まっすぐ前だけ**です。
lesson-tank-mortar-task-4-wrong-1 = 敵は斜めに3マス先です。撃ちましょう。
lesson-tank-mortar-task-4-wrong-2 = ここからは射線に入りません。
lesson-tank-mortar-task-4-done = 斜めの距離も、1マスを1と数えます。

## Vehicles of the expansion.

lesson-tank-house-units-title = 拡張セットの車両
lesson-tank-house-units-idea = 基本ゲームにはない特別な車両がある盤もあります。どれもほかにない能力を持ちます。
lesson-tank-house-units-task-1 = **ブルドーザー**には砲がありませんが、**残骸を1マス前へ押します**。残骸のマスまで進んで、道を開けてください。
lesson-tank-house-units-task-1-wrong-1 = 残骸のあるマスまで進みましょう。
lesson-tank-house-units-task-1-wrong-2 = これはブルドーザーの仕事です。
lesson-tank-house-units-task-1-done = 残骸の先のマスが空いていなければなりません。ほかのユニットは残骸をよけて通るしかありません。
lesson-tank-house-units-task-2 = 隙間に**地雷**があります。**地雷処理車**で取り除いてください。
lesson-tank-house-units-task-2-wrong-1 = あと1マス、地雷の上まで進みましょう。
lesson-tank-house-units-task-2-wrong-2 = 地雷はほかのユニットをすべて破壊します。地雷処理車を行かせましょう。
lesson-tank-house-units-task-2-done = 地雷がなくなり、誰でも通れるようになりました。
lesson-tank-house-units-task-3 = 水域を渡れるのは**水陸両用戦車**だけです。向こう岸へ渡してください。
lesson-tank-house-units-task-3-wrong-1 = まだ川の中です。向こう岸まで進みましょう。
lesson-tank-house-units-task-3-wrong-2 = ふつうの戦車は沈みます。水陸両用戦車を使いましょう。
lesson-tank-house-units-task-3-done = ほかのユニットは水に沈んで失われます。
lesson-tank-house-units-task-4 = **対戦車自走砲**は軽戦車と同じ速さで、火力は3、まっすぐ前だけを撃ちます。重戦車の**側面**を撃ってください。
lesson-tank-house-units-task-4-wrong-1 = まっすぐ前にいます。撃ちましょう。
lesson-tank-house-units-task-4-wrong-2 = この砲は前にしか撃てません。標的へ旋回しましょう。
lesson-tank-house-units-task-4-done = 火力3は側面装甲2を上回ります。自分の装甲は薄いので気をつけましょう。

## Terrain of the expansion.

lesson-tank-house-terrain-title = 拡張セットの地形
lesson-tank-house-terrain-idea = 水域、生け垣、低い障害物、地雷は、移動と射撃への働きがそれぞれ違います。
lesson-tank-house-terrain-task-1 = **生け垣**は通り抜けられますが、**直接射撃**は通りません。軽戦車を生け垣の手前側に隠してください。
lesson-tank-house-terrain-task-1-otherwise-1 = そこでは生け垣の横から撃たれます。
lesson-tank-house-terrain-task-1-wrong-1 = 生け垣の中では見つかって撃たれます。後ろに隠れましょう。
lesson-tank-house-terrain-task-1-wrong-2 = そこは生け垣の向こう側です。
lesson-tank-house-terrain-task-1-done = 生け垣は、後ろなら隠れられますが、中では隠れられません。
lesson-tank-house-terrain-task-2 = ユニットは**水域**で沈み、**低い障害物**で止められますが、**射撃はどちらの上も通ります**。軽戦車を撃破してください。
lesson-tank-house-terrain-task-2-wrong-1 = 射線は通っています。どちらも射撃を止めません。撃ちましょう。
lesson-tank-house-terrain-task-2-done = 水域や低い障害物の後ろには隠れられません。
lesson-tank-house-terrain-task-3 = **地雷**は、乗り入れたユニットを破壊します。E6の地雷に**向いたまま**、**乗らずに**、手前のE5まで進めてください。
lesson-tank-house-terrain-task-3-wrong-1 = 地雷に乗った戦車は破壊されます。
lesson-tank-house-terrain-task-3-done = 地雷に乗ったユニットは失われ、その先へは進めません。
lesson-tank-house-terrain-task-4 = 生け垣が軽戦車を隠しています。生け垣に入って、中から撃ってください。
lesson-tank-house-terrain-task-4-wrong-1 = ここからは生け垣が射撃を止めます。あと1マス進めましょう。
lesson-tank-house-terrain-task-4-wrong-2 = 生け垣の中では射線が通ります。撃ちましょう。
lesson-tank-house-terrain-task-4-done = 生け垣の中のユニットは、外へ撃てます。

## Clocks.

lesson-tank-clocks-title = 対局時計
lesson-tank-clocks-idea = 対局時計を使うと、時間で負けることもあります。残りが少なければ、簡明な手を選びましょう。
lesson-tank-clocks-task-1 = 対局時計では、**時間が切れた**側の負けです。残りは30秒です。**勝てる手はありますか**？
lesson-tank-clocks-task-1-wrong-1 = 端に着きましたが、時計は進みます。盤外へ出ましょう。
lesson-tank-clocks-task-1-done = まず勝ちを探しましょう。指揮戦車への射撃か、脱出です。時計は自分の手番にだけ進みます。
lesson-tank-clocks-task-2 = 残りは20秒です。**危険はありますか**？「チェック」に応じてください。
lesson-tank-clocks-task-2-otherwise-1 = まだ指揮戦車を撃破されるかもしれません。
lesson-tank-clocks-task-2-wrong-1 = まだ射線の上です。
lesson-tank-clocks-task-2-wrong-2 = 中戦車が1マス進めば、また射線に入ります。
lesson-tank-clocks-task-2-done = 次に危険を探しましょう。「チェック」か「脱出」です。
lesson-tank-clocks-task-3 = 残りは20秒で、勝ちも危険もありません。**ただで撃破できる敵**を撃ってください。
lesson-tank-clocks-task-3-wrong-1 = 軽戦車が射線に入りました。撃ちましょう。
lesson-tank-clocks-task-3-done = 最後に、ただで撃破できる敵を撃つか、安全な手を指します。最善手を探しすぎないようにしましょう。

## A first plan.

lesson-tank-plan-title = 最初の作戦
lesson-tank-plan-idea = 軽戦車を早く出して物陰に置き、自陣の端への道を守り、指揮戦車を追いましょう。
lesson-tank-plan-task-1 = 軽戦車と中戦車は速いです。どれかを**5段目以上**の**壁のそば**、次の手番に**どこからも撃たれない**マスへ進めてください。
lesson-tank-plan-task-1-otherwise-1 = 軽戦車か中戦車から始めましょう。
lesson-tank-plan-task-1-otherwise-2 = もっと先の5段目以上へ進みましょう。
lesson-tank-plan-task-1-otherwise-3 = そこでは次の手番に撃破されるかもしれません。壁を探しましょう。
lesson-tank-plan-task-1-wrong-1 = 重戦車は遅いです。もっと速い戦車から始めましょう。
lesson-tank-plan-task-1-wrong-2 = もっと先の5段目以上へ進みましょう。
lesson-tank-plan-task-1-wrong-3 = 見通しは良いですが、次の手番に撃破されるかもしれません。
lesson-tank-plan-task-1-done = 速いユニットから先に出しましょう。重戦車が守る間に、敵の脇へ回ります。
lesson-tank-plan-task-2 = 軽戦車が近づいてきました。**撃ち返されない**マスから撃破してください。
lesson-tank-plan-task-2-otherwise-1 = そこでは撃ち返されるかもしれません。もっと離れて撃ちましょう。
lesson-tank-plan-task-2-wrong-1 = 撃破しましたが、そこでは撃ち返されるかもしれません。もっと離れて撃ちましょう。
lesson-tank-plan-task-2-done = 味方から離れて進むユニットは、撃破されてしまいます。敵が動くたびに、そのユニットが次の手番に何を撃てるか考えましょう。
lesson-tank-plan-task-3 = L9の軽戦車は敵陣深くにいて危険です。**「チェック」**をかけられる**安全な**マスを見つけてください。
lesson-tank-plan-task-3-otherwise-1 = 危ないのはL9の軽戦車です。
lesson-tank-plan-task-3-otherwise-2 = そこでは次の手番に撃破されるかもしれません。
lesson-tank-plan-task-3-wrong-1 = 「チェック」ですが、そこでは戦車を撃破されるかもしれません。
lesson-tank-plan-task-3-done = 安全なマスからの「チェック」で、黒の指揮戦車を追い立てます。
lesson-tank-plan-task-4 = 戦車が敵の背後に回りました。勝ってください！
lesson-tank-plan-task-4-wrong-1 = その戦車は指揮戦車ではありません。敵の後ろの段を見渡しましょう。
lesson-tank-plan-task-4-done = 速さと物陰を生かし、双方の指揮戦車から目を離さないことが大切です。さあ、対局しましょう！

## The first game: each rule when it can be used for the first time. A flag marks the place.

first-game-win = 敵の**都市**を落とせます。落とせば勝ちです！
first-game-aim = 目標は敵の**都市**です。取るか、撃つかしてください。
first-game-danger = あなたの**都市**が狙われています。攻めてくる敵を取るか、道をふさいでください。
first-game-step = 兵士は正面か斜め前へ**前進**します。兵士をクリックし、その前の印をクリックしてください。
first-game-shot = 旗の敵を大砲で**撃てます**。大砲の兵士をクリックし、敵をクリックしてください。
first-game-capture = 兵士は旗の敵を**取れます**。正面、斜め前、真横の敵を取ることができます。
first-game-cannon = **一列に並んだ3人の兵士**が大砲です。旗まで進んで大砲をつくってください。
first-game-retreat = 敵が隣にいる兵士は2マス**退却**できます。例えば旗の所です。
first-game-shift = 大砲は列に沿って**スライド**できます。一方の端の兵士が、反対側の旗の所へ移ります。
first-game-tank-win = 旗の所の敵の**指揮戦車**を撃破できます。撃破すれば勝ちです！
first-game-tank-exit = あなたの**指揮戦車**は盤を出られます。指揮戦車、端の矢印の順にクリックすれば勝ちです！
first-game-tank-aim = 目標は敵の**指揮戦車**の撃破か、自分の指揮戦車で向こう端から盤を出ることです。
first-game-tank-check = 「チェック」です。あなたの**指揮戦車**が危険です。攻撃してくる敵を撃破するか、安全な所へ逃がしてください。
first-game-tank-drive = 戦車は**向いているほう**へ進みます。戦車をクリックし、歩数の書かれたマスをクリックし、そのマスをもう一度クリックしてください。
first-game-tank-kill = 旗の戦車を撃破できます。火力がそこの**装甲を上回る**からです。自分の戦車、敵の順にクリックし、もう一度敵をクリックすると撃ちます。
first-game-tank-bounce = 旗の戦車を狙うことはできますが、厚い装甲に**はじかれます**。側面か背面へ回り込みましょう。
first-game-tank-rotate = 45°の**旋回**にも移動力を1使います。戦車を2回クリックし、横の矢印をクリックしてください。

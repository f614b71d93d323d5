# The reasons why an action is illegal, as the player reads them. There is one message for each identifier in the `refusal.rs` of each game.

refused-not-an-action = このゲームにそのような手はありません。
refused-game-over = 対局は終わっています。
refused-tree-full = この対局にはこれ以上変化を加えられません。
refused-town-first = まず都市を置いてください。
refused-town-stands = 都市はもう置いてあります。
refused-not-home-rank = 都市は自陣の最奥の段に置かなければなりません。
refused-corner = 都市は隅には置けません。
refused-town-on-piece = 都市は空いたマスに置かなければなりません。

refused-no-soldier = そこに兵士はいません。
refused-wrong-side = それは相手の駒です。
refused-town-stays = 都市は動かせません。
refused-same-point = 兵士はもうそこにいます。
refused-own-piece = そこには自分の駒があります。

refused-not-adjacent = 兵士が進めるのは隣のマスだけです。
refused-step-back = 兵士は後ろへは進めません。退却なら2マス下がります。
refused-step-sideways = 兵士が横へ動けるのは、駒を取るときだけです。
refused-step-on-enemy = そこには敵がいます。
refused-capture-far = 兵士が取れるのは隣のマスの駒だけです。
refused-capture-back = 兵士は後ろの駒を取れません。
refused-nothing-to-capture = そこに取れる敵はいません。

refused-retreat-shape = 退却では、真後ろか斜め後ろへちょうど2マス下がります。
refused-retreat-no-enemy = 兵士が退却できるのは、敵と隣り合っているときだけです。
refused-retreat-from-town = このルールでは、兵士は都市からは退却できません。
refused-retreat-blocked = 間のマスが空いていなければなりません。
refused-retreat-on-enemy = 退却する先のマスが空いていなければなりません。

refused-shift-shape = 大砲をスライドするには、最後尾の兵士を並んだ向きに3マス動かします。
refused-shift-no-cannon = スライドには、一列に並んだ自分の兵士が3人必要です。
refused-shift-blocked = 大砲の前のマスが空いていなければなりません。
refused-shift-limit = この大砲はまだスライドできません。先に別の大砲を使うか、兵士を1人動かしてください。

refused-no-target = そこに撃てる敵はいません。
refused-no-cannon-bears = そのマスに向いている大砲はありません。
refused-too-close = 近すぎます。標的は2マスか3マス先でなければなりません。
refused-too-far = 遠すぎます。標的は2マスか3マス先でなければなりません。
refused-muzzle-blocked = 砲口の前のマスが空いていなければなりません。
refused-path-blocked = このルールでは、大砲と標的の間の2マスが両方とも空いていなければなりません。

refused-town-in-danger = その手では、次の手番に都市を落とされます。

refused-tank-no-unit = そのマスにユニットはいません。
refused-tank-wrong-side = それは相手のユニットです。
refused-tank-wreck = それは残骸です。動かせません。
refused-tank-same-stance = ユニットは移動か旋回をしなければなりません。
refused-tank-off-board = そこは盤の外です。
refused-tank-own-unit-there = そこには自分のユニットがいます。
refused-tank-enemy-unit-there = そこには敵のユニットがいます。体当たりはできません。
refused-tank-wreck-there = そこには残骸があります。
refused-tank-impassable = その地形には入れません。
refused-tank-too-far = そこへ行くには移動力が足りません。
refused-tank-way-blocked = 道がふさがれていて、回り道をするには移動力が足りません。
refused-tank-lost = そこへ入るとユニットは失われ、撃つこともできません。
refused-tank-unarmed = このユニットには砲がありません。
refused-tank-gun-fixed = この砲はまっすぐ前にしか撃てません。
refused-tank-no-target = そこに撃てる敵はいません。
refused-tank-own-target = それは自分のユニットです。
refused-tank-own-depot = それは自分の補給所です。
refused-tank-wreck-target = それはもう残骸です。
refused-tank-too-close = その標的は、この砲には近すぎます。
refused-tank-out-of-range = その標的は射程外です。
refused-tank-line-blocked = 射線がさえぎられています。
refused-tank-cannot-penetrate = この砲ではその装甲を貫通できません。
refused-tank-not-command = 盤外へ脱出できるのは指揮戦車だけです。
refused-tank-cannot-leave = この手番では指揮戦車は脱出できません。
refused-tank-only-diagonal-exit = このルールでは、指揮戦車はまっすぐ前へしか脱出できません。
refused-tank-not-exit-square = この盤では、指揮戦車は自分の脱出口からしか脱出できません。
refused-tank-no-exit = この盤では、指揮戦車は脱出できません。

# The inspector's card beside the board, and the legend of the marks.

inspect-hint-tank-chess = ユニットやマスにポインターを合わせると、説明が表示されます。
inspect-hint-cannon = 駒にポインターを合わせると、何に狙われているかが表示されます。

## Units of Tank Chess.
inspect-unit-at = { $unit }（{ $square }）
inspect-unit-place = { $side }・{ $square }・{ $facing }向き
# A direction on the board; rank 1 is in the south.
inspect-compass = { $facing ->
    [NE] 北東
    [E] 東
    [SE] 南東
    [S] 南
    [SW] 南西
    [W] 西
    [NW] 北西
   *[other] 北
}
inspect-armour = 装甲：正面{ $front }、側面{ $side }、背面{ $rear }
inspect-speed = 移動力{ $speed }
inspect-gun = 火力{ $gun }
inspect-range = 射程{ $range }
inspect-unarmed = 砲なし
inspect-fires = 射撃方向：{ $arcs }
inspect-ability-command = 失うと負け、盤外へ脱出できる
inspect-ability-over = 何でも飛び越えて撃てる
inspect-ability-swims = 水域を渡れる
inspect-ability-pushes = 残骸を一つ前へ押せる
inspect-ability-clears = 地雷を取り除ける
inspect-stands-on = 地形：{ $ground }

## Which units can destroy one. $facets is a list of front, side and rear; $when is now during the turn of those who attack, and later otherwise.
inspect-threat = { $unit }・{ $facets }
inspect-yours-destroy = { $when ->
    [now] この手番にこれを撃破できる味方
   *[later] 次の手番にこれを撃破できる味方
}
inspect-none-of-yours-destroys = { $when ->
    [now] この手番にこれを撃破できる味方はいません
   *[later] 次の手番にこれを撃破できる味方はいません
}
inspect-enemies-destroy = ここでこれを撃破できる敵
inspect-no-enemy-destroys = ここでこれを撃破できる敵はいません
inspect-enemies-destroy-there = そこでこれを撃破できる敵
inspect-no-enemy-destroys-there = そこでこれを撃破できる敵はいません

## A turn before it is played.
inspect-turn = { $square }へ、{ $facing }向き
inspect-turn-with-shot = { $square }へ、{ $facing }向き、{ $target }を撃つ
inspect-targets = そこから撃破できる敵
inspect-bounces = はじかれる射撃
inspect-no-target = そこからの射線に敵はいません
inspect-target = { $unit }・{ $facet }{ $armour }対火力{ $gun }
inspect-depot-at = 補給所（{ $square }）
inspect-lost = ユニットはそこで失われます。
inspect-wins = この手で勝ちます。
inspect-loses = この手で負けます。
inspect-other-nearer = { $square }なら必要な移動力は少なくなりますが、そのあと敵{ $enemies }両に撃破されるおそれがあります。{ $square }をクリックすると、そちらを選びます。
inspect-other-safer = { $square }だと必要な移動力は多くなりますが、{ $enemies ->
    [0] そのあと撃破してくる敵はいません
   *[other] そのあと撃破してくる敵は{ $enemies }両だけです
}。{ $square }をクリックすると、そちらを選びます。

# Why the selected unit can neither go to a square nor fire at it.
inspect-refused = { $square }：{ $reason }
inspect-too-far = { $square }：届きません。移動力が{ $needed }以上必要ですが、このユニットは{ $speed }です。

## Squares without a unit.
inspect-obstacle = ユニットと直接射撃をさえぎります。斜めの射撃は、角だけで接する二つの障害物の間を通ります。
inspect-water = 射撃は上を通ります。入ったユニットは沈んで失われます（水陸両用戦車を除く）。
inspect-hedge = ユニットは通れますが、直接射撃は通りません。迫撃砲は越えて撃てます。
inspect-low-obstacle = ユニットをさえぎりますが、射撃は通ります。
inspect-mine = 乗り入れたユニットを破壊して、なくなります。地雷処理車は取り除けます。
inspect-wreck-place = { $unit }（{ $side }）・{ $square }
inspect-wreck = 撃破されたユニットです。ユニットと直接射撃をさえぎり、標的にはなりません。
inspect-flag = 自分の手を終えたとき、ユニットが敵の旗の上にいれば勝ちです。
inspect-hold = 自分の手番の終わりに{ $turns }回続けて、占領マスに自分のユニットがいて敵がいなければ勝ちです。
inspect-exit = この側の指揮戦車はここから脱出できます。ほかからは脱出できません。
inspect-depot = ユニットと直接射撃をさえぎります。敵の補給所を破壊すると勝ちです。どの方向からでも、火力{ $gun }以上が必要です。

## Pieces of Cannon. $when is now during the turn of those who take, and later otherwise.
inspect-soldier = 兵士
inspect-town = 都市
inspect-piece-place = { $side }・{ $point }
inspect-cannons = { $count ->
    [0] 大砲には加わっていません
   *[other] { $count }門の大砲に加わっています
}
inspect-piece-safe = { $when ->
    [now] この手番に敵に取られません
   *[later] 次の手番に敵に取られません
}
inspect-piece-attacked = { $when ->
    [now] この手番に敵に取られるかもしれません
   *[later] 次の手番に敵に取られるかもしれません
}
inspect-piece-attackable = { $when ->
    [now] この手番に取れます
   *[later] 次の手番に取れます
}
inspect-piece-not-attacked = { $when ->
    [now] この手番には取れません
   *[later] 次の手番には取れません
}
inspect-capture = { $from }の兵士が取れます
inspect-shot = { $rear }から{ $muzzle }の大砲が撃てます

## The legend: one sentence for each mark on the board.
legend-heading-common = 両方のゲーム
legend-heading-editor = エディター
legend-selected = 選んだ駒。
legend-movable = この手番に動かしたり撃ったりできる駒。
legend-last = 直前の手。小さな輪から行き先まで跡が続きます。星印は、撃たれた駒の場所です。
legend-threat = 次の手番に敵に取られるか撃破されるかもしれない駒（キー{ KEY("toggle_threats") }）。
legend-cursor = キーボードのカーソル。
legend-hint = ヒントや解析の最善手：動かす駒と、その行き先または標的。
legend-brush = ツールが働く場所と、その対称のマス。
legend-fault = マップの誤りが一つあるマスと、複数あるマス。
legend-highlighted = メッセージ、レッスン、ヒントが示す場所。
legend-task = レッスンで動かす駒と目標。
legend-step = 兵士がここへ前進できます。
legend-capture = 兵士がこの駒を取れます。
legend-retreat = 兵士がここへ退却できます。
legend-shift = 大砲が1マススライドし、最後尾の兵士がここへ来ます。
legend-shot = 大砲がこの駒を撃てます。
legend-place = 都市をここに置けます。
legend-cannons = 青銅色の帯は、大砲になっている自分の三つの駒をつなぎます。
legend-reach = ユニットがここへ行けます。数字は必要な移動力。
legend-reverse = ユニットがここへ後退できます。その手では、後退のあとは射撃しかできません。
legend-firing-square = この手番に、ここから敵を撃破できます。
legend-lethal = ユニットがここへ行けますが、失われます。
legend-stance = 選んだマスと向き。もう一度クリックするとそこへ動きます。
legend-other-stance = 同じ敵を撃てる別のマス。より近いか、より安全です。クリックするとそちらを選びます。
legend-facing = クリックするとこちらを向きます。その向きで撃破できるものがあるときや、ユニットが失われるときを除き、そのまま手が決まります。
legend-attackable = ユニットが別のマスか別の向きからこの敵を撃破できます。
legend-kill = 選んだ位置から撃てばこの敵を撃破できます。
legend-armour-holds = 選んだ位置から撃ってもこの敵にはじかれます。
legend-hit-facet = 射撃が当たる面。
legend-weak-armour = 破線：火力が正面・側面・背面の装甲を上回ります。
legend-strong-armour = 二重線：正面・側面・背面の装甲が耐えます。
legend-exit = 指揮戦車がここから脱出して勝ちます。
legend-last-turn = 直前に動いたユニットの向き。
legend-safe = 危険（キー{ KEY("toggle_danger") }）：次の手番にここで撃破されることはありません。
legend-risky = 危険（キー{ KEY("toggle_danger") }）：向きによっては、ここで敵に撃破されます。
legend-destroyed = 危険（キー{ KEY("toggle_danger") }）：どの向きでも、ここで敵に撃破されます。
legend-enemy-fire = 次の手番に敵の一両が撃てるマス、複数が撃てるマス（キー{ KEY("next_board_overlay") }）。
legend-own-fire = 自分の手番に自分の一両が撃てるマス、複数が撃てるマス（キー{ KEY("next_board_overlay") }）。
legend-route = 指揮戦車が脱出できる道筋（キー{ KEY("next_board_overlay") }）。
legend-hold = 占領マス。目標を達成するには、ここを確保します。
legend-exit-square = 指揮戦車がここから脱出できます。

# Places without a piece.
inspect-empty-point = 空きマス
inspect-empty-capture = { $whose ->
    [own] あなたの兵士がここにいる駒を取れます
   *[enemy] 敵の兵士がここにいる駒を取れます
}
inspect-empty-fire = { $whose ->
    [own] あなたの大砲がここにいる駒を撃てます
   *[enemy] 敵の大砲がここにいる駒を撃てます
}
inspect-empty-calm = 次の手番に、ここで駒を取れる側はいません
inspect-open-ground = 開けた地面
inspect-open-enemy-fire = 敵は次の手番にこのマスを撃てます
inspect-open-own-fire = あなたはこのマスを撃てます
inspect-open-calm = 次の手番にこのマスを撃てる側はいません

# The editors of schemes and positions, and the names of units and terrain.

## The list.
setups-heading = { $game ->
    [cannon] 局面
   *[tank-chess] マップ
}
setups-own = { $game ->
    [cannon] 自作の局面
   *[tank-chess] 自作マップ
}
setups-none = { $game ->
    [cannon] まだありません。局面エディターで作れます。
   *[tank-chess] まだありません。マップエディターで作れます。
}
setups-shipped = { $game ->
    [cannon] 内蔵の局面
   *[tank-chess] 内蔵マップ
}
setups-choose = 選択
setups-open = 開く
setups-edit = 編集

## The panels beside the board.
editor-ground = 地形
editor-units = ユニット
editor-pieces = 駒
piece-soldier = 兵士
piece-town = 都市
editor-erase = 消去
editor-mirror = 対称
editor-mirror-about = 編集は、反対側の対称のマスにも、相手側のものとして反映されます。
editor-size = { $size }×{ $size }
# Tools of objectives.
editor-hold-square = 占領マス
editor-exit-square = 脱出口
editor-depot = 補給所
# The objective of the scheme, between two buttons that choose another one.
editor-objective-none = 目標なし
editor-objective-hold = 占領
editor-objective-escort = 護送
editor-objective-depots = 補給所の破壊
editor-objective-survivors = 生き残り
# The number of the objective, between two buttons that change it.
editor-objective-turns = { $value }手番占領
editor-objective-armour = 補給所の装甲{ $value }
editor-objective-least = 残り{ $value }両以上
editor-how = { $game ->
    [cannon] ドラッグで駒を置きます。右クリックでポインターの下の駒を取り除きます。
   *[tank-chess] ドラッグで描きます。ユニットをもう一度クリックするか、その上で{ KEY("turn_left") }か{ KEY("turn_right") }を押すと旋回します。右クリックでポインターの下のものを取り除きます。
}
editor-name = 名前
editor-about = 説明
editor-nothing-wrong = 問題はありません。
editor-several-findings = このマスに問題が{ $count }件あります
editor-undo = 元に戻す（{ KEY("undo") }）
editor-redo = やり直す（{ KEY("redo") }）
editor-new = 空の盤
editor-open = 開く…
editor-copy = コピー
editor-paste = 貼り付け
editor-save = 保存
# Saves the scheme, or an empty template, as a page to print.
editor-print = 印刷
# Leaves the scheme editor.
editor-leave = 閉じる
editor-play = 対局
editor-study = 研究
editor-cannot-play = 対局できません：{ $reason }
editor-copy-name = { $name }のコピー
editor-copied = { $game ->
    [cannon] 局面を局面テキストとしてクリップボードにコピーしました。
   *[tank-chess] マップをテキストとしてクリップボードにコピーしました。
}
editor-pasted = { $game ->
    [cannon] 局面を貼り付けました。「元に戻す」で前の局面に戻ります。
   *[tank-chess] 「{ $name }」を貼り付けました。「元に戻す」で前のマップに戻ります。
}
editor-paste-failed = { $game ->
    [cannon] クリップボードに局面テキストがありません。{ $reason }
   *[tank-chess] クリップボードに有効なマップがありません。{ $reason }
}
editor-clipboard-empty = クリップボードにテキストがありません。

## Positions of Cannon: the side to move, analysis and puzzles.
position-start = 開始局面
position-unnamed = 名前のない局面
position-side-to-move = 手番
position-summary = 兵士{ $south }対{ $north }・{ $side }の手番・{ $rules }
position-summary-start = 兵士{ $south }対{ $north }・まず双方が都市を置く
editor-analyse = 解析
editor-make-puzzle = パズルにする
editor-solve-puzzle = 解いてみる
editor-keep-puzzle = パズルを保存
editor-puzzle-kept = パズルを保存しました。「学ぶ」の「パズル」にあります。
editor-puzzle-known = このパズルはもう保存してあります。
position-not-analysed = 誤りのある局面は解析できません。
position-analysing = 考えています…
# { $side } is to move; the percentage is its chance to win.
position-chance = { $side }の勝率：{ $percent }%
position-wins = { $side }の必勝（自分の手で{ $turns }手）
position-loses = { $side }の必敗（相手の手で{ $turns }手）
position-best-line = 最善手順：{ $line }
position-proving = 正解が一つか調べています…
position-puzzle-found = パズルになります：正解は一つです。
position-puzzle = { $theme }、難度{ $rating }
editor-no-puzzle-not-a-start = パズルになりません：両方の都市が盤にあり、対局が終わっていないことが必要です。
editor-no-puzzle-one-action = パズルになりません：選べる手が一つしかありません。
editor-no-puzzle-several-wins = パズルになりません：自分の{ $turns }手で勝つ初手が複数あります：{ $actions }
editor-no-puzzle-several-gains = パズルになりません：必ず兵士を得する初手が複数あります：{ $actions }
editor-no-puzzle-better-than-gain = パズルになりません：{ $action }で必ず兵士を得しますが、もっと良い手があります。
editor-no-puzzle-nothing-forced = パズルになりません：自分の{ $turns }手以内の必勝手順も、唯一の受けも、兵士を得する手もありません。
editor-no-puzzle-node-limit = パズルになりません：変化が多すぎて証明できません。

## Positions of Cannon: errors and warnings.
position-two-towns = 都市は各側に一つまでです。{ $point }の都市は二つ目です。
position-town-off-home = { $point }の都市が、自陣の最奥の段にありません。
position-town-in-corner = { $point }の都市が隅にあります。
position-too-many-soldiers = 兵士は各側に{ $most }人までです。{ $point }の兵士で超えています。
position-town-missing = 相手が都市を置いたのに、手番でない側の都市がありません。
position-town-not-taken = 都市が落とされたことになっていますが、それはありえません。
position-no-such-cannon = { $side }が最後にスライドした大砲が、もう盤にありません。
position-over-shift-limit = { $side }の大砲が{ $count }回続けてスライドしています。制限は{ $limit }回です。
position-town-taken = { $side }の都市が落とされているので、対局は終わっています。
position-no-action = { $side }の手番ですが、指せる手がないので、対局は終わっています。
position-takes-town = { $side }はすぐに都市を落とせます。
position-no-soldiers = { $side }に兵士がいません。
position-town-to-place = { $side }の都市が盤にありません。{ $side }は最初の手番に都市を置きます。

## Terrain and units.
terrain-obstacle = 障害物
terrain-water = 水域（拡張セット）
terrain-hedge = 生け垣（拡張セット）
terrain-low-obstacle = 低い障害物（拡張セット）
terrain-mine = 地雷（拡張セット）
terrain-wreck = 残骸
terrain-flag = 旗（ハウスルール）
unit-heavy = 重戦車
unit-medium = 中戦車
unit-light = 軽戦車
unit-command = 指揮戦車
unit-destroyer = 駆逐戦車
unit-mortar = 重迫撃砲
unit-super-heavy = 超重戦車（拡張セット）
unit-hunter = 対戦車自走砲（拡張セット）
unit-amphibious = 水陸両用戦車（拡張セット）
unit-bulldozer = ブルドーザー（拡張セット）
unit-minesweeper = 地雷処理車（拡張セット）

## Schemes: size and units, errors and warnings.
scheme-extent = { $size }×{ $size }・ユニット{ $south }対{ $north }
scheme-no-name = { $game ->
    [cannon] 局面に名前が必要です。
   *[tank-chess] マップに名前が必要です。
}
scheme-size = 盤が{ $size }×{ $size }です。{ $least }×{ $least }から{ $most }×{ $most }まででなければなりません。
scheme-off-board = { $square }は盤の外です。
scheme-on-terrain = { $square }の地形の上には何も置けません。
scheme-mine = { $square }の地雷が開けた場所にありません。
scheme-flag = どのユニットも{ $square }の旗へ行けません。
scheme-flag-pair = 旗は双方に一つずつ、対で必要です。
scheme-too-many-units = ユニットは各側に{ $most }両までです。{ $square }のユニットで超えています。
scheme-two-commands = { $square }に、同じ側の2両目の指揮戦車があります。
scheme-no-commands = どちらの側にも指揮戦車がありません。
scheme-not-left = 指揮戦車がすでに盤外へ出ています。
scheme-flag-reached = { $square }のユニットがすでに敵の旗の上にいます。
scheme-objective-no-squares = 目標のマスがありません。
scheme-objective-ground = 目標のマス{ $square }は、障害物、水域、地雷、残骸のない開けた場所でなければなりません。
scheme-objective-exit = 脱出口{ $square }が、その側から見た盤の向こう端にありません。
scheme-objective-depot = 補給所のマス{ $square }には、ほかのものを置けません。
scheme-objective-one-depot = 補給所が両方とも{ $square }にあります。
scheme-objective-turns = 占領の手番の数は{ $least }から{ $most }までです。{ $value }にはできません。
scheme-objective-armour = 補給所の装甲は{ $least }から{ $most }までです。{ $value }にはできません。
scheme-objective-least = 指揮戦車のほかに必要なユニットは{ $least }両から{ $most }両までです。{ $value }両にはできません。
scheme-objective-too-few = 双方とも、指揮戦車のほかのユニットが{ $value }両を下回っています。
scheme-objective-state = マップに、目標の途中経過がすでに入っています。
scheme-different-sets = { $unit }の数が違います：{ $south-side }は{ $south }、{ $north-side }は{ $north }。
scheme-commands = { $count ->
    [0] { $side }に指揮戦車がありません。
   *[other] { $side }に指揮戦車が{ $count }両あります。1両だけ置けます。
}
scheme-beyond-home = { $square }のユニットが、自陣の手前3段の外にいます。
scheme-disconnected = { $count ->
    [1] 空いたマス{ $square }へ、ほかのマスから行けません。
   *[other] { $square }など{ $count }個の空いたマスへ、ほかのマスから行けません。
}
scheme-first-turn-kill = { $square }の指揮戦車が、最初の手番に{ $from }から撃破されます。
scheme-first-turn-escape = { $square }の指揮戦車が、最初の手番に脱出できます。
scheme-first-turn-flag = { $square }の旗が、最初の手番に{ $from }から奪われます。
scheme-first-turn-objective = 最初の手番に、{ $square }から目標を達成できます。
scheme-decided-at-start = 目標が最初から達成されています。
scheme-not-symmetric = { $count ->
    [1] 盤が対称ではありません：{ $square }が違います。
   *[other] 盤が対称ではありません：{ $square }など{ $count }マスが違います。
}
scheme-ring-blocked = 盤の一番外側のマスが{ $square }でふさがれています。
scheme-few-obstacles = 障害物が盤の{ $percent }%です。{ $limit }%以上をおすすめします。
scheme-many-obstacles = 障害物が盤の{ $percent }%です。{ $limit }%以下をおすすめします。

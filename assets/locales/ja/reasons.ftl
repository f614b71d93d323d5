# Why an action is good, what the opponent's last action threatens, and what a careless action allows. The player is addressed as "you". Each
# sentence stands alone on one line.

## Both games.
reason-forces-win = 相手がどう指しても、次の手番に勝てます。
# $first and $second are parts such as "to take the town" and "to destroy the heavy tank on E5".
reason-double-threat = 二つの狙いが同時に生まれます：{ $first }と{ $second }。

## Cannon: why an action is good.
reason-takes-town = 敵の都市を落として勝ちます。
reason-leaves-no-action = 相手を手詰まりにして勝ちます。
reason-saves-town = 自分の都市を守ります。
reason-recaptures = { $at }で取り返します。
reason-wins-soldier = { $at }の兵士をただで取ります。
# $taken-back is "there" where the opponent can take back on the same point.
reason-trades-soldiers = { $taken-back ->
    [there] { $at }で兵士を交換します。
   *[elsewhere] { $at }の兵士を取ります。代わりに{ $lost }の兵士を取られるかもしれません。
}
reason-takes-soldier = { $at }の兵士を取ります。
reason-threatens-town = { $by }で都市を狙います。
reason-threatens-soldier = { $by }で{ $at }の兵士を狙います。
reason-threatens-no-action = 相手を手詰まりにする狙いです。
reason-saves-soldier = { $at }の兵士を救います。
reason-protects-soldier = { $at }の兵士を守ります。
reason-blocks-muzzle = { $target }を狙っていた{ $muzzle }の砲口をふさぎます。
reason-breaks-cannon = { $rear }から{ $muzzle }の大砲を崩します。
reason-builds-cannon = { $rear }から{ $muzzle }に大砲をつくります。
reason-places-town = { $at }に都市を置き、兵士を動かせるようにします。
reason-shifts-cannon = 大砲を{ $rear }から{ $muzzle }の列へスライドします。
reason-plans-cannon = { $rear }から{ $muzzle }に大砲をつくる準備です。
reason-plans-capture = { $at }の兵士を取る準備です。

# Parts of sentences: who attacks, and what is threatened.
reason-by-soldier = { $at }の兵士
reason-by-cannon = { $rear }から{ $muzzle }の大砲
reason-target-town = 都市を落とす手
reason-target-soldier = { $at }の兵士を取る手
reason-target-no-action = 相手を手詰まりにする手

## Cannon: what the opponent's last action threatens.
opponent-threatens-town = 相手は{ $by }で都市を落とそうとしています。
opponent-threatens-soldier = 相手は{ $by }で{ $at }の兵士を取ろうとしています。
opponent-threatens-no-action = 相手はあなたを手詰まりにしようとしています。

## Cannon: what a careless action allows.
danger-loses-town = すると、{ $by }に都市を落とされます。
danger-loses-soldier = すると、{ $by }に{ $at }の兵士を取られます。
danger-loses-actions = すると、あなたは手詰まりにされます。

## Tank Chess: why an action is good.
reason-destroys-command = 敵の指揮戦車を撃破して勝ちます。
reason-leaves = 自分の指揮戦車を盤外へ脱出させて勝ちます。
reason-reaches-flag = 敵の旗に着いて勝ちます。
reason-completes-objective = この盤の目標を達成して勝ちます。
reason-saves-command = 自分の指揮戦車を守ります。
reason-stops-escape = 敵の指揮戦車の脱出を防ぎます。
reason-stops-objective = 相手が次の手番に勝つのを防ぎます。
reason-returns-fire = 今撃った{ $unit }を撃ち返して撃破します。
reason-wins-unit = { $facet ->
    [rear] 背面を撃ち、{ $unit }をただで撃破します。
    [side] 側面を撃ち、{ $unit }をただで撃破します。
   *[front] { $unit }をただで撃破します。
}
reason-trades-units = { $unit }を撃破します。代わりに{ $lost }を撃破されるかもしれません。
reason-destroys-unit = { $facet ->
    [rear] 背面を撃ち、{ $unit }を撃破します。
    [side] 側面を撃ち、{ $unit }を撃破します。
   *[front] { $unit }を撃破します。
}
reason-threatens-command = { $by }で敵の指揮戦車を狙います（「チェック」）。
reason-threatens-escape = 次の手番の脱出を狙います（「脱出」）。
reason-threatens-flag = { $by }で敵の旗を狙います。
reason-threatens-objective = この盤の目標の達成を狙います。
reason-threatens-unit = { $by }で{ $unit }を狙います。
reason-opens-side = { $by }で{ $unit }の側面を狙います。
reason-opens-rear = { $by }で{ $unit }の背面を狙えるようにします。
reason-leaves-fire = { $unit }を敵の射線から逃がします。
reason-turns-armour = { $unit }の厚い装甲を敵に向けます。
reason-shields-unit = { $unit }の盾になります。
reason-saves-unit = この射撃で{ $unit }が助かります。
reason-takes-squares = 占領マスを確保します。
reason-contests-squares = 相手の占領マスの確保を破ります。
reason-clears-mine = { $at }の地雷を取り除きます。
reason-approaches-exit = 自分の指揮戦車を、あと移動力{ $steps }で脱出できる所まで進めます。
reason-plans-shot = { $unit }を撃破する準備です。

# Parts of sentences: a unit on its square, and what is threatened.
reason-your-unit = 味方の{ $name }（{ $at }）
reason-their-unit = 敵の{ $name }（{ $at }）
reason-target-command = 敵の指揮戦車を撃破する手
reason-target-escape = 自分の指揮戦車が脱出する手
reason-target-flag = 敵の旗に着く手
reason-target-objective = 目標を達成する手
reason-target-unit = { $unit }を撃破する手

# Kinds of units within a sentence, after "the" or "your".
reason-unit-heavy = 重戦車
reason-unit-medium = 中戦車
reason-unit-light = 軽戦車
reason-unit-command = 指揮戦車
reason-unit-destroyer = 駆逐戦車
reason-unit-mortar = 重迫撃砲
reason-unit-super-heavy = 超重戦車
reason-unit-hunter = 対戦車自走砲
reason-unit-amphibious = 水陸両用戦車
reason-unit-bulldozer = ブルドーザー
reason-unit-minesweeper = 地雷処理車
reason-unit-other = ユニット

## Tank Chess: what the opponent's last action threatens.
opponent-threatens-command = 相手は{ $by }で指揮戦車を狙っています（「チェック」）。
opponent-threatens-escape = 敵の指揮戦車が脱出しようとしています（「脱出」）。
opponent-threatens-flag = 相手は{ $by }で旗を奪おうとしています。
opponent-threatens-objective = 相手はこの盤の目標を達成しようとしています。
opponent-threatens-unit = 相手は{ $by }で{ $unit }を狙っています。
opponent-opens-side = 相手は{ $by }で{ $unit }の側面を狙っています。
opponent-opens-rear = 相手は{ $by }で{ $unit }の背面を狙っています。

## Tank Chess: what a careless action allows.
danger-loses-command = すると、{ $by }に指揮戦車を撃破されます。
danger-allows-escape = すると、敵の指揮戦車に脱出されます。
danger-loses-flag = すると、{ $by }に旗を奪われます。
danger-loses-objective = すると、相手がこの盤の目標を達成します。
danger-loses-unit = すると、{ $by }に{ $unit }を撃破されます。
danger-loses-unit-side = すると、{ $by }に{ $unit }を側面から撃破されます。
danger-loses-unit-rear = すると、{ $by }に{ $unit }を背後から撃破されます。

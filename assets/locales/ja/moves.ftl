# 盤の下の行、ヒント、一覧に出る、言葉で表した手。

move-by = { $who }：{ $move }
move-cannon-place = 都市を{ $to }に置く
move-cannon-step = 兵士が{ $from }から{ $to }へ
move-cannon-capture = 兵士が{ $from }から{ $to }を取る
move-cannon-retreat = 兵士が{ $from }から{ $to }へ退却
move-cannon-shift = 大砲がスライド、兵士が{ $from }から{ $to }へ
move-cannon-shot = 大砲が{ $to }を撃つ
move-tank-drive = { $unit }が{ $from }から{ $to }へ、{ $facing }向き
move-tank-rotate = { $unit }（{ $to }）が{ $facing }を向く
move-tank-drive-and-destroy = { $unit }が{ $from }から{ $to }へ、{ $facing }向き、{ $target }を撃破
move-tank-rotate-and-destroy = { $unit }（{ $to }）が{ $facing }を向き、{ $target }を撃破
move-tank-exit = 指揮戦車が盤から脱出

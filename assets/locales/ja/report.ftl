# The review of a game as a page for browsers.

report-title = { $game }：検討
report-game = ゲーム
# A player of whom the name is known; { $seat } is such as “human” or “computer, Corporal (5 of 16)”.
report-named-player = { $name }（{ $seat }）
report-date = 日付
report-result = 結果
report-turns = 手数
report-percent = { $value }%
report-not-analysed = この対局は解析されていません。

report-graph = 勝率
report-graph-about = それぞれの手のあとの{ $side }の勝率です。引き分けは半分と数えます。印は勝負どころで、その図へ移動できます。

report-summary = まとめ
report-count = 手数
report-accuracy = 正確さ

report-turning-points = 勝負どころ
report-no-turning-points = 悪手も大悪手も勝ち逃しもありませんでした。
report-turn-heading = { $turn }手目、{ $side }：{ $action }
report-change = { $class }：{ $side }の勝率が{ $before }から{ $after }に下がりました。
report-missed-win = { $side }は必勝でしたが、そうではなくなりました。
report-thrown-away-win = { $side }は必勝でしたが、{ $opponent }の必勝に変わりました。
report-allowed-win = { $opponent }の必勝になりました。
report-better = より良い手順：{ $line }
report-line-goes-on = { $line }…
# The text alternative of a diagram.
report-diagram = { $turn }手目の前の盤。{ $side }は{ $played }と指しました。
report-diagram-better = { $turn }手目の前の盤。{ $side }は{ $played }と指しましたが、{ $best }のほうが良い手でした。
report-legend = 破線：指された手。実線：最善手。{ $game ->
        [tank-chess] 輪はユニットが止まる場所で、三角はそのときの向きです。
       *[cannon] 太い灰色の線は撃つ大砲です。
    }

report-tree = 変化を含む棋譜
report-shapes = 矢印と円：{ $shapes }。
# The text alternative of a diagram in the game with variations; { $turn } is 0 before the first move.
report-tree-diagram = { $turn ->
        [0] 開始時の盤。
       *[other] { $turn }手目の後の盤。
    }

report-all-turns = すべての手
report-column-turn = 手数
report-column-side = 陣営
report-column-action = 指し手
report-column-class = 評価
report-column-chance = { $side }の勝率

report-class-only = 唯一の好手
report-class-best = 最善手
report-class-good = 好手
report-class-inaccuracy = 疑問手
report-class-mistake = 悪手
report-class-blunder = 大悪手
report-class-missed-win = 勝ち逃し
report-class-placement = 配置（評価なし）

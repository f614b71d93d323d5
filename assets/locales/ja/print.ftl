# Pages to print: templates, schemes and reference sheets. Space is short: texts of the same length as these fit.

print-size = { $size }×{ $size }マス

## The template of a scheme, and a printed scheme.

print-template-title = タンクチェス：自作マップ
print-template-name = 名前
print-template-author = 作者
print-template-date = 日付
print-template-notes = メモ
print-template-help = 白は下、黒は上に陣取ります。対局の最初、ユニットはすべて自分の側の灰色の3段に置きます。双方のユニットは同じで、指揮戦車は1両ずつです。手書きでは、文字と矢印でユニットを表し、黒の文字は丸で囲みます。
print-scheme-help = 白は下に陣取り、先に指します。ユニットは、砲または車体の先の方向を向いています。
print-legend = 記号
print-facings = 向き
print-house-note = ＊拡張セット、数値はこのゲーム独自。旗と目標はハウスルール
print-house-mark = { $name }＊
print-white = 白のユニット
print-black = 黒のユニット
print-unit-with-letter = { $name }（{ $letter }）
# Numbers of a unit: the same on both sides, or different ones.
print-legend-count = { $name }×{ $white }
print-legend-counts = { $name }×{ $white }と{ $black }

print-unit-heavy = 重戦車
print-unit-medium = 中戦車
print-unit-light = 軽戦車
print-unit-command = 指揮戦車
print-unit-destroyer = 駆逐戦車
print-unit-mortar = 重迫撃砲
print-unit-super-heavy = 超重戦車
print-unit-hunter = 対戦車自走砲
print-unit-amphibious = 水陸両用戦車
print-unit-bulldozer = ブルドーザー
print-unit-minesweeper = 地雷処理車

print-ground-obstacle = 障害物
print-ground-obstacle-about = ユニットと直接射撃をさえぎります。斜めの射撃は、角だけで接する二つの障害物の間を通ります。
print-ground-water = 水域
print-ground-water-about = 射撃は上を通ります。入ったユニットは沈んで失われます（水陸両用戦車を除く）。
print-ground-hedge = 生け垣
print-ground-hedge-about = ユニットは通れますが、直接射撃は通りません。迫撃砲は越えて撃てます。
print-ground-low-obstacle = 低い障害物
print-ground-low-obstacle-about = ユニットをさえぎりますが、射撃は通ります。
print-ground-mine = 地雷
print-ground-mine-about = 乗り入れたユニットを破壊して、なくなります。地雷処理車は取り除けます。
print-ground-wreck = 残骸
print-ground-wreck-about = 撃破されたユニットです。盤に残り、ユニットと直接射撃をさえぎり、標的にはなりません。
print-ground-flag-white = 白の旗
print-ground-flag-black = 黒の旗
print-ground-flags-about = 各側に一つ。自分の手を終えたとき、ユニットが敵の旗の上にいれば勝ちです。
print-ground-flags = 旗
print-ground-hold = 占領マス
print-ground-hold-about = 自分の手番の終わりに、盤で決められた回数（ふつうは3回）続けて、自分のユニットがいて敵がいなければ勝ちです。
print-ground-exit-white = 白の脱出口
print-ground-exit-black = 黒の脱出口
print-ground-exits = 脱出口
print-ground-exits-about = 指揮戦車は自分の側の脱出口からしか脱出できません。
print-ground-depot-white = 白の補給所
print-ground-depot-black = 黒の補給所
print-ground-depots = 補給所
print-ground-depots-about = ユニットと直接射撃をさえぎります。敵の補給所を破壊すると勝ちです。装甲はどの面も同じです。

## The reference sheet of Tank Chess.

print-tanks-title = タンクチェス
print-tanks-aim = 敵の指揮戦車を撃破するか、自分の指揮戦車を盤の向こう端から脱出させます。白は1段目に陣取り、先に指します。
print-tanks-unit = ユニット
print-tanks-speed = 移動力
print-tanks-armour = 装甲
print-tanks-front = 正面
print-tanks-side = 側面
print-tanks-rear = 背面
print-tanks-gun = 火力
print-tanks-fires = 射撃方向
print-tanks-range = 射程
print-tanks-special = 特殊
print-tanks-house = 拡張セットのユニット、数値はこのゲーム独自
print-fires-three-ways = 前方と左右45°
print-fires-ahead = まっすぐ前のみ
print-fires-unarmed = 砲なし
print-range-from = { $nearest }以上
print-range-between = { $nearest }から{ $farthest }
print-special-command = 失うと負け、脱出できる
print-special-over = 飛び越えて撃つ
print-special-swims = 水域を渡る
print-special-pushes = 残骸を一つ前へ押す
print-special-clears = 地雷を取り除く

print-turn = 手番
print-turn-text =
    自分のユニットを1両だけ動かします。マスか向きを必ず変えなければならず、パスはできません。
    移動力1につき、向いている方向（8方向のどれか）へ1マス進むか、その場で45°旋回します。移動力の範囲で自由に組み合わせられます。
    または、それらの代わりに、向きを変えずに真後ろへ1マス後退します。
    入れるのは空いたマスだけです。斜めに進むときは、横の2マスの間を抜けられます。
    続いてそのユニットは1回撃てます。旋回や後退のあとでも撃てます。
print-fire = 射撃
print-fire-text =
    直接射撃は射線上で最初にあるものに当たります。撃てるのは2マス以上離れた敵だけで、隣の敵は近すぎて撃てません。
    味方のユニット、残骸、障害物は直接射撃をさえぎります。
    迫撃砲は、間にあるものを飛び越えて、まっすぐ前のちょうど3、4、5マス先にいる敵を1両撃ちます。
    火力が、当たった面の装甲を上回れば、敵を撃破します。撃破されたユニットは残骸になります。
print-fire-diagram = 中戦車（左）と迫撃砲（右）が撃てるマス。丸のマスの標的は近すぎます
print-facets = 装甲の面
print-facets-text = 正面に当たるのは、砲弾がユニットの向きとちょうど逆に飛ぶとき、背面に当たるのは、ちょうど同じ向きに飛ぶときです。ほかの六つの方向はすべて側面に当たります。数値は中戦車のものです。
print-ground = 盤の上のもの
print-tanks-end = 対局の終わり
print-tanks-end-text =
    敵の指揮戦車を撃破すると勝ちです。
    自分の指揮戦車が向こう端から、まっすぐか斜めに盤外へ出ると勝ちです。隅の角を越えては出られません。出るのに移動力を1使います。
    「チェック」は次の手番に敵の指揮戦車を撃破できること、「脱出」は次の手番に自分の指揮戦車が出られることを知らせます。応じる義務はありません。
    合意による引き分けもあります。ハウスルール（選んだ場合）：同じ局面の3回目、またはユニットが失われず地雷も取り除かれないまま100手で引き分けです。
print-objectives = 目標＊
print-objectives-text = 生き残り：指揮戦車のほかのユニットが2両を下回った側の負けです。脱出はできません。数はマップによって変わることもあります。占領マスと脱出口には残骸が残りません。
print-notation = 表記
print-notation-drive = H3からF5へ動き、北西を向く
print-notation-turn = その場で旋回して東を向く
print-notation-shot = 動いてからB11のユニットを撃破する
print-notation-exit = 指揮戦車が盤外へ出る
print-notation-tank-marks = チェック、脱出、目標、勝ち

## The reference sheet of Cannon.

print-cannon-title = キャノン
print-cannon-aim = 敵の都市を取るか砲撃します。交互に1手ずつ指し、パスはできません。
print-setup = 準備
print-setup-text =
    15人ずつの兵士を図のように並べます。黒は下、白は上です。「前」は、黒は盤の上、白は盤の下です。

    最初の手番に、自陣の最奥の段（小さな四角）に都市を置きます。隅には置けません。都市は動かず、兵士ではなく、大砲にも加われません。

    八つの向きのどれかに隙間なく並んだ味方の兵士3人が大砲です。4人並びは二つの大砲です。1人の兵士が複数の大砲に加わることもあります。
print-step = 前進
print-step-text = 正面か斜め前の隣のマスが空いていれば、そこへ進みます。
print-capture = 捕獲
print-capture-text = 正面、斜め前、真横の隣のマスにいる敵の兵士や都市を取ります。後ろは取れません。
print-retreat = 退却
print-retreat-text = どの向きでも敵が隣にいれば、真後ろか斜め後ろへ2マス下がれます。どちらのマスも空いていなければなりません。
print-shift = スライド
print-shift-text = 大砲の一方の端の兵士が、反対の端の先の空いたマスへ移ります。駒は取れません。
print-shot = 砲撃
print-shot-text = 大砲が、砲口から2マスか3マス先の敵を取り除きます。駒は動きません。
print-blocked = 撃てない場合
print-blocked-text = 砲口の前のマスは空いていなければなりません。ここでは兵士がいるので、都市は安全です。
print-cannon-end = 対局の終わり
print-cannon-end-text =
    敵の都市を取るか砲撃すると、その場で勝ちです。
    手番に指せる手がない側は負けです。
    王手に当たるルールはなく、都市を危険なままにしてもかまいません。
    合意による引き分けもあります。ハウスルール（選んだ場合）：同じ局面の3回目、または駒が失われないまま100手で引き分けです。
print-presets = ルールセットとオプション
print-preset-from = ルールの版
print-preset-classic = スペイン語、日本語
print-preset-blue-panther = 英語
print-preset-igg = ドイツ語
print-switch-first = 先手
print-switch-long-shot = 遠距離砲撃の空き
print-long-shot-first = 最初のマス
print-long-shot-both = 両方のマス
print-switch-retreat = 退却の条件
print-retreat-piece = 兵士か都市
print-retreat-soldier = 兵士
print-switch-town = 危険な都市
print-town-capture = 放置可
print-town-checkmate = 放置不可
print-switch-shifts = 連続スライド
print-shifts-unlimited = 無制限
print-shifts-limited = { $count }回まで
print-switches-text = オプションは一つずつ選ぶこともできます。3マス先への遠距離砲撃には、砲口の先の最初のマス、または両方のマスが空いている必要があります。都市を危険なままにできないルールでは、そうなる手は反則で、合法手のない側は負けです。スライドの制限は、同じ3人の兵士の連続回数を数えます。兵士1人だけを動かすか、ほかの大砲を使うと数え直します。
print-notation-place = 都市を置く
print-notation-step = 前進する
print-notation-capture = 取る
print-notation-retreat = 退却する
print-notation-shift = スライド：最後尾の兵士の元のマスと新しいマス
print-notation-cannon-shot = d7の駒を砲撃する
print-notation-cannon-marks = 次の手番に敵の都市を落とせる、勝ち

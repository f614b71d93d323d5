# How to play, and the texts of its sections that are the same under all rules. The others are in rulebook.ftl. A diagram beside each text shows an
# example.

rules-heading = 遊び方
rules-moment = 図{ $number }/{ $count }
rules-notation = 表記：{ $action }
# Saves the rules on one page.
# Begins the lesson about the section.
rules-try-it = やってみる
rules-print = 1ページに印刷（PDF）
# Whose rules are shown.
rules-of-this-game = この対局のルール
rules-of-next-game = 次の対局のルール
rulebook-published-board = 市販の盤
rulebook-everything = 全ユニットと地形
# Something on the board and its effect.
rules-entry = { $name }：{ $effect }

rules-aim = 目的
rules-aim-text =
    縦横10マスの盤で、15人ずつの兵士が向かい合います。どちらの側も、自陣の最奥の段に都市を一つ持ちます。

    自分の都市を落とされる前に、敵の都市を落としましょう。兵士で取ることも、大砲で遠くから撃つこともできます。

    黒は盤の上へ、白は下へ進みます。交互に指し、パスはできません。

rules-towns = 都市
rules-step = 前進
rules-step-text =
    兵士は、正面か斜め前の隣のマスが空いていれば、そこへ進みます。

    横や後ろへは進めません。

rules-capture = 捕獲
rules-retreat = 退却
rules-cannon = 大砲
rules-shift = スライド
rules-shift-text =
    大砲の一方の端のすぐ先のマスが空いていれば、反対の端の兵士がそこへ移れます。大砲全体が、並んだ向きに1マス動くことになります。

    こうして大砲は、兵士1人ではできない後ろや横への移動ができます。スライドでは駒を取れません。

rules-shot = 砲撃
rules-shot-text =
    大砲は、端から2マスか3マス先にいる敵の兵士や都市を撃てます。標的は盤から取り除かれ、大砲は動きません。

    砲口のすぐ前のマスは空いていなければなりません。隣の駒は撃てず、そこに駒があると砲撃できません。

rules-end = 対局の終わり
## Tank Chess.
rules-tank-aim = 目的
rules-tank-aim-text =
    敵の指揮戦車を撃破するか、自分の指揮戦車を盤の向こう端から脱出させます。

    白が先に指します。1回の手番にユニットを1両動かし、そのユニットは1回撃てます。

    残骸と障害物は、移動と直接射撃をさえぎります。残骸は最後まで盤に残ります。

rules-tank-fire = 射撃
rules-tank-units = ユニット
rules-tank-end = 対局の終わり

# How to do it with mouse and keys.
rules-tank-driving-controls = ユニット、行き先のマス、その横の矢印の順にクリックすると、そこへ動いてその方向を向きます。その向きで撃破できるものがあるときや、そこでユニットが失われるときは、矢印では向きだけが変わります。もう一度マスをクリックすると、そこへ動きます。{ KEY("turn_left") }と{ KEY("turn_right") }のキーも向きだけを変えます。その場で旋回するには、ユニットを2回クリックしてから矢印をクリックします。マスの数字は、そこへ行くのに必要な移動力です。
rules-tank-fire-controls = 照準の印の付いたユニットは撃てば撃破でき、棒の入った輪のユニットは貫通できません。標的をクリックすると撃ちます。途切れた輪の敵をクリックすると、そのあと撃破してくる敵が最も少ない位置が選ばれ、もう一度クリックすると撃ちます。より近いが危険なマスもあるときは両方が示されるので、望むほうをクリックします。
rules-tank-end-controls = 勝つには、脱出できる指揮戦車を選び、盤の端の山形の印のマスをクリックします。

# The rules in force in a game, the published versions side by side, tips, and who made the games. `crates/i18n/src/rulebook` chooses among
# these texts. Each value of a rule option has a message of its own. Some texts of the pages are in rules.ftl and print.ftl.

## Cannon: the rules in force.

rules-towns-place = 最初の手番に、それぞれの側が自陣の最奥の段に都市を置きます。両隅には置けません。
rules-first-south = まず黒が、次に白が都市を置きます。その後は黒から指します。
rules-first-north = まず白が、次に黒が都市を置きます。その後は白から指します。
rules-towns-stay = 都市は動くことも、駒を取ることもありません。

rules-capture-where = 兵士は、正面、斜め前、真横の隣のマスにいる敵の兵士や都市を取り、そのマスへ移ります。後ろの駒は取れません。取れるときに必ず取る必要はありません。

rules-retreat-near-piece = 周りの8マスに敵の兵士か都市がある兵士は、退却できます。真後ろか斜め後ろへちょうど2マス下がります。
rules-retreat-near-soldier = 周りの8マスに敵の兵士がいる兵士は、退却できます。真後ろか斜め後ろへちょうど2マス下がります。敵の都市からは退却できません。
rules-retreat-over-empty = どちらのマスも空いていなければなりません。退却では駒を取れません。
rules-retreat-over-any = 退却する先のマスだけが空いていなければなりません。途中に敵味方の駒があっても、飛び越えられます。飛び越えた駒はそのまま残ります。退却では駒を取れません。

rules-cannon-of-soldiers = 縦、横、斜めのどれかに隙間なく並んだ味方の兵士3人が大砲になります。都市は大砲に加われません。
rules-cannon-of-pieces = 縦、横、斜めのどれかに隙間なく並んだ味方の駒三つが大砲になります。三つのうち一つは自分の都市でもよく、その大砲も撃てます。都市は動かないので、都市が動くことになるスライドはできません。
rules-cannon-lines = 1人の兵士が同時に複数の大砲に加わることもあります。4人並びは長い大砲一つではなく、二つの大砲です。大砲は、並んだ向きのどちらへもスライドと砲撃ができます。

rules-shift-unlimited = 同じ大砲を何回続けてスライドしてもかまいません。
rules-shift-limited = { $count ->
        [1] 大会ルール：同じ大砲を2回続けてスライドすることはできません。
       *[other] 大会ルール：同じ大砲を続けてスライドできるのは{ $count }回までです。
    }再びスライドするには、先に別の大砲を使うか、兵士を1人動かさなければなりません。

rules-long-shot-first = 3マス先を撃つときは、最初のマスだけが空いていれば撃てます。2番目のマスの駒は砲撃をさえぎりません。
rules-long-shot-both = 3マス先を撃つときは、2番目のマスも空いていなければなりません。

rules-end-town = 敵の都市を取るか砲撃した側は、その場で勝ちです。
rules-end-no-action = 手番に指せる手がない側は負けです。
rules-town-capture = 王手に当たるルールはなく、自分の都市を危険なままにしてもかまいません。次の手番に都市を落とされそうなときは、ゲームが知らせます。
rules-town-checkmate = 詰みあり：チェスのキングと同じく、次の手番に落とされる所に自分の都市を放置する手は指せません。都市を救えない側は指せる手がなくなり、負けです。

## Both games: draws. The house rules are those of this program; a game may be played with both, one or none of them.

rules-draws = 引き分け
rules-draws-agreed = 合意して引き分けにすることも、投了することもできます。
rules-draws-none = 局面による引き分けはありません。出版ルールにその定めはなく、引き分けのハウスルールもオフです。
rules-draws-repetition = ハウスルール：同じ局面が同じ手番で3回現れると引き分けです。
rules-draws-quiet = ハウスルール：双方合わせて{ $turns }手の間、捕獲も砲撃もなければ引き分けです。
rules-tank-draws-quiet = ハウスルール：双方合わせて{ $turns }手の間、ユニットが失われず地雷も取り除かれなければ引き分けです。

## Tank Chess: the rules in force.

rules-tank-flags = この盤には旗があります。白の旗は{ $white }、黒の旗は{ $black }です。自分の手を終えたとき、ユニットが敵の旗の上にいても勝ちです。

rules-tank-fire-direct = 射撃は射線上で最初にあるものに当たります。撃てるのは2マス以上離れた敵のユニットだけで、隣の敵は近すぎて撃てません。味方のユニット、残骸、障害物は射撃をさえぎります。斜めの射撃は、角だけで接する二つの障害物の間を通ります。
rules-tank-fire-over = 間にあるものをすべて飛び越えて、まっすぐ前を撃つ砲もあります。下の表の距離にいる敵を1両撃てます。

rules-tank-armour = 装甲
rules-tank-armour-penetration = 火力が、当たった面の装甲を上回れば、そのユニットを撃破します。そうでなければ効きません。
rules-tank-armour-front = 正面装甲で受けるのは、砲弾がユニットの向きとちょうど逆に、真正面から飛んできたときだけです。
rules-tank-armour-rear = 背面装甲で受けるのは、砲弾がユニットの向きとちょうど同じに、真後ろから飛んできたときだけです。
rules-tank-armour-side = ほかの六つの方向は、斜め前や斜め後ろも含めて、すべて側面装甲で受けます。
rules-tank-armour-diagram = 図は、砲弾の来る方向ごとに、どの装甲で受けるかを示しています。中央のユニットは上を向いています。

rules-tank-units-columns = 装甲は正面/側面/背面の順です。
rules-tank-unit-swims = 水陸両用戦車は水域を渡れます。
rules-tank-unit-pushes = ブルドーザーには砲がありません。残骸の先のマスが空いていれば、残骸を一つ前へ押せます。
rules-tank-unit-clears = 地雷処理車は、乗り入れた地雷を取り除きます。
# Notes below lists in which a star marks what comes from the expansion.
rules-tank-units-own = ＊拡張セットのユニットです。公表された数値が見つからなかったため、数値はこのゲーム独自のものです。
rules-tank-ground-own = ＊拡張セットの地形です。ルールはこのゲームの解釈によります。

rules-tank-objective = この盤の目標
rules-tank-objective-announced = 次の手番に目標を達成できるときは、「目標」と知らせます。
rules-tank-objective-own = 目標は、拡張セットにならった、このゲーム独自のハウスルールです。占領マスや脱出口で撃破されたユニットは残骸を残しません。

rules-tank-end-objective = この盤には目標もあり、達成した側の勝ちで対局が終わります。
rules-tank-end-command = 敵の指揮戦車を撃破した側は、その場で勝ちです。
rules-exit-any = 自分の指揮戦車が向こう端から盤外へ出ても勝ちです。まっすぐでも斜めでもかまいませんが、隅の角を越えては出られません。出るのに移動力を1使います。
rules-exit-straight = 自分の指揮戦車が向こう端からまっすぐ盤外へ出ても勝ちです。斜めには出られません。出るのに移動力を1使います。
rules-tank-end-announced = 次の手番に指揮戦車を撃破できるときは「チェック」、指揮戦車が盤外へ出られるときは「脱出」と知らせます。応じる義務はありません。

rules-clocks = 対局時計
rules-tank-clocks = おすすめの持ち時間は、16×16マスで各30分、20×20マスで各45分です。使わなくてもかまいません。

## Tips.

tips-heading = こつ
tips-tank-light = 終盤の決め手になるのは、装甲よりも軽戦車の速さです。
tips-tank-mortar = 迫撃砲は、安全そうなマスを安全でなくします。ほかのユニットが隠れる障害物や残骸を飛び越えて撃てるからです。

## The published versions of Cannon.

editions-heading = 各版のルール
editions-about = キャノンのルールはいくつかの言語で出版されています。どれも同じゲームですが、次の点が違います。
editions-spanish = スペイン語
editions-japanese = 日本語
editions-english = 英語
editions-german = ドイツ語
editions-first = 先に置き、先に指す側
editions-long-shot = 遠距離砲撃で空くべきマス
editions-retreat-near = 退却の条件
editions-retreat-over = 退却で空くべきマス
editions-retreat-over-empty = 両方のマス
editions-retreat-over-any = 2番目のマス
editions-cannon-of = 大砲の構成
editions-cannon-of-soldiers = 兵士3人
editions-cannon-of-pieces = 駒三つ
editions-town = 危険な都市
editions-town-capture = 放置可
editions-town-checkmate = 「詰み」
editions-shift-limit = 大会での連続スライド
editions-face = 駒を置く場所
editions-face-cells = マス目
editions-face-points = 交点
editions-sides = 陣営
editions-sides-black-white = 黒と白
editions-sides-dark-light = 濃色と淡色
editions-repetition = 同一局面
editions-repetition-none = 定めなし
editions-note-checkmate = 英語版は都市を失うことを、日本語版は指せる手がなくなることを、チェスの詰みにたとえています。ルールセットはどれも、都市を落とされたときに対局が終わると解釈しています。より厳しい解釈はオプションで選べます。
editions-note-capture = 日本語版には、都市を落とす方法として砲撃しか書かれていません。このゲームでは、ほかの版と同じく、兵士で取ることもできます。

editions-presets = ルールセット
editions-preset-classic = クラシックは、スペイン語版と日本語版に従います。ただし2点は英語版とドイツ語版に合わせています。退却ではどちらのマスも空いていなければならず、大砲は兵士3人です。
editions-preset-blue-panther = Blue Pantherは英語版に従います。
editions-preset-igg = IGGはドイツ語版に従います。
editions-preset-limits = どのルールセットも大砲のスライドを制限しません。大会の制限はオプションで選べます。
editions-in-force = この対局のルールセットは{ $preset }です。
editions-in-force-custom = この対局は、どのルールセットとも違うオプションの組み合わせで指されています。

## About the games.

about-cannon = キャノンについて
about-cannon-inventor = キャノンは、2003年にDavid E. Whitcherが考案しました。
about-cannon-edition = 同じ年にPyroMyth Gamesから出版され、2008年には別の版が出ました。ルールセットのクラシック、Blue Panther、IGGは、それぞれ異なる出版元のルールに従っています。
about-cannon-points = 駒は線の交点に置きます。囲碁や中国将棋にも見られる、東アジアの古い伝統です。市松模様の盤のマス目に置く版もありますが、ゲームは同じです。この説明では、どちらの盤でも駒を置く場所をマスと呼びます。日本語版のルールにある「コマ」と「後退」は、このゲームでは「駒」と「退却」です。
about-cannon-own = 各版のルールの違いは、すべて個別のオプションとしても選べます。引き分けのハウスルールはこのゲーム独自のものです。

about-tank = タンクチェスについて
about-tank-inventors = タンクチェスは、Dragan LazovicとPredrag Lazovicが考案し、2016年にForsage Gamesから出版されました。
about-tank-box = 箱には、16×16マスと20×20マスの盤、2人分の戦車、盤に置く障害物が入っています。盤の裏は障害物のないマスだけで、自分でマップを考えて使えます。
about-tank-expansion = 拡張セット「Fun Set」では、新しい車両と、水域、生け垣、低い障害物、地雷が加わります。
about-tank-own = 市販のゲームにないものはすべて、このゲーム独自のものです。20×20マスの盤は市販の盤にならって作ったもので、16×16マスの基本の盤を除くマップと、公表された数値が見つからなかった拡張セットのユニットの数値も独自のものです。そのようなユニットと地形には＊が付いています。

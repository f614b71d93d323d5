# Text of the window. The terminal uses some of it, too.

## The sides. South starts on rank 1, North on the highest rank.
side-south = { $game ->
        [tank-chess] 白
       *[cannon] 黒
    }
side-north = { $game ->
        [tank-chess] 黒
       *[cannon] 白
    }

## How a game ended. $side is the winner's name.
outcome-principal-taken = { $game ->
        [tank-chess] { $side }の勝ち：敵の指揮戦車を撃破しました。
       *[cannon] { $side }の勝ち：敵の都市を落としました。
    }
outcome-principal-escaped = { $side }の勝ち：指揮戦車が盤外へ脱出しました。
outcome-flag-taken = { $side }の勝ち：敵の旗を奪いました。
outcome-squares-held = { $side }の勝ち：占領マスを確保しました。
outcome-depot-destroyed = { $side }の勝ち：敵の補給所を破壊しました。
outcome-too-few-pieces = { $side }の勝ち：敵のユニットが足りなくなりました。
outcome-no-action = { $side }の勝ち：敵に指せる手がありません。
outcome-resignation = 投了により{ $side }の勝ちです。
outcome-time = 時間切れにより{ $side }の勝ちです。
outcome-fault = 相手側のプログラムの異常により{ $side }の勝ちです。
outcome-repetition = 引き分け：同じ局面が3回現れました。
outcome-quiet-turns = { $game ->
        [tank-chess] 引き分け：ユニットが失われず地雷も取り除かれないまま、規定の手数に達しました。
       *[cannon] 引き分け：捕獲も砲撃もないまま、規定の手数に達しました。
    }
outcome-length = 引き分け：手数の上限に達しました。
outcome-agreement = 引き分け：双方が合意しました。

## Objectives of Tank Chess. $white and $black are lists of squares, or one square.
objective-hold = 目標：占領マス（{ $squares }）を確保します。自分の手番の終わりに{ $turns }回続けて確保していれば勝ちです。そこに自分のユニットがいて敵がいなければ、確保したことになります。
objective-escort = 目標：指揮戦車を脱出口まで送り届けます。指揮戦車は、白なら{ $white }、黒なら{ $black }からしか脱出できません。
objective-depots = 目標：敵の補給所を破壊します。白の補給所は{ $white }、黒の補給所は{ $black }にあります。破壊には火力{ $gun }以上が必要です。
objective-survivors = 目標：敵より長く生き残ります。指揮戦車のほかに残るユニットが{ $least }両を下回った側の負けです。指揮戦車は盤外へ脱出できません。
# The state of the first objective.
objective-held = { $side }が占領マスを確保中：{ $all }回中{ $turns }回

## Numbers, dates and lists.
# The mark between the whole number and its decimals.
decimal-mark = .
# $month and $day have two digits.
date-numeric = { $year }/{ $month }/{ $day }
# Between the entries of a list.
list-separator = 、

## Who sits at a side.
seat-human = 人間
seat-program = 別のプログラム
# { $level } is such as “Corporal” or “Corporal (5 of 16)”.
seat-computer = コンピューター・{ $level }
seat-computer-style = コンピューター・{ $level }・{ $style }

## Buttons that many screens have.
menu-back = 戻る
# The minus and plus buttons beside a number.
control-less = 減らす
control-more = 増やす

## The title.
title-name = キャノン
title-second = ＆タンクチェス
# The title of the window.
window-title = キャノン＆タンクチェス
title-resume = 続きから
title-new-game = 対局
title-saved-games = 棋譜
title-editor = { $game ->
    [cannon] 局面エディター
   *[tank-chess] マップエディター
}
title-rules = 遊び方
title-settings = 設定
title-quit = 終了
title-about =
    バージョン{ $version }
    キャノンの考案：David E. Whitcher（2003年）
    タンクチェスの考案：Dragan Lazovic、Predrag Lazovic

curtain-making-ready = 盤を用意しています…

## The games.
game-cannon = キャノン
game-tank-chess = タンクチェス

## New game.
new-game-computer = コンピューター
# A second person at the same machine.
new-game-person = 隣の人
# A game of the computer against itself.
new-game-watch = 観戦
new-game-side = あなたの陣営
new-game-minutes = { $number }分
new-game-seconds = 1手ごとに+{ $number }秒
new-game-board = 盤
new-game-rules = ルール
new-game-setup = { $game ->
    [cannon] 局面
   *[tank-chess] マップ
}
new-game-choose-setup = { $game ->
    [cannon] 局面を選ぶ
   *[tank-chess] マップを選ぶ
}
new-game-switches = オプション
new-game-clocks = 時計
new-game-clocks-differ = 持ち時間を別々にする
new-game-clocks-differ-about = 陣営ごとに時計を決めます。
# The clock of one side, such as “Dark: 10 minutes”.
new-game-clock-of = { $side }：{ $clock }
new-game-style = コンピューターの棋風
new-game-start = 対局開始

# How long the Grandmaster thinks.
new-game-grandmaster-seconds = 1手{ $number }秒
new-game-grandmaster-clock = 持ち時間の許すかぎり考えます。

clock-none = 時間制限なし

# The two patterns of the Cannon board: pieces stand on squares, or on the points where lines cross.
face-cells = マス目
face-points = 交点
board-walnut = クルミとカエデ
board-slate = 石板と真ちゅう
# The looks of the Tank Chess board.
ground-summer = 夏
ground-winter = 冬
ground-desert = 砂漠
ground-walnut = クルミ材
room-study = 書斎
room-field = 野営地

## The ranks of the computer, and what to expect. Each is stronger than the one before.
# A rank with its number, from 1 for the easiest to { $count } for the strongest.
level-title = { $rank }（{ $number }／{ $count }）
level-drummer = 鼓手
level-drummer-about = 駒の動かし方を知っているだけの相手です。始めたその日に勝てます。
level-cadet = 見習い兵
level-cadet-about = 目の前の駒は取りますが、ほかは見落としてばかりです。
level-1 = 新兵
level-1-about = 間違いの多い相手です。初めての対局に向いています。
level-2 = 一等兵
level-2-about = { $game ->
    [tank-chess] 指揮戦車
   *[cannon] 都市
}を守り、目についた駒を取ります。
level-3 = 伍長
level-3-about = 応手まで読み、1手で勝てる機会は逃しません。
level-4 = 軍曹
level-4-about = 数手先を読み、もう砲撃を見落としません。
level-5 = 少尉
level-5-about = うかつな手をとがめます。
level-6 = 中尉
level-6-about = 狙いの手順を早くから見抜きます。経験者の好敵手です。
level-7 = 大尉
level-7-about = 読みが正確です。{ $game ->
    [tank-chess] 指揮戦車
   *[cannon] 都市
}のまわりではほとんど間違えません。
level-8 = 少佐
level-8-about = 深く読みます。作戦がなければ勝てません。
level-9 = 大佐
level-9-about = 遠くまで見通し、めったに間違えません。
level-10 = 大将
level-10-about = わざと悪い手を指すことはありません。
level-11 = 元帥
level-11-about = { $game ->
    [tank-chess] 大将よりさらに先まで読みます。
   *[cannon] 自分で指した何百万もの局面から学んだ目で、形勢を判断します。
}
level-12 = 陸軍元帥
level-12-about = { $game ->
    [tank-chess] 元帥よりさらに先まで読みます。
   *[cannon] 元帥と同じ判断力で、さらに先まで読みます。
}
level-13 = 大元帥
level-13-about = どのコンピューターでも同じ強さになる階級の中で最強です。
level-grandmaster = グランドマスター
level-grandmaster-about = 強さはお使いのコンピューター次第です。許された時間いっぱい、一つを除くすべてのプロセッサーコアで考えます。

style-plain = バランス型
style-plain-about = 見つけた最善手を指します。
style-gunner = 砲手
style-gunner-about = 砲撃が大好きで、撃てるときは必ず撃ちます。
style-marcher = 行軍兵
style-marcher-about = ひたすら前へ進みます。
style-mason = 石工
style-mason-about = 駒を固め、交換よりも退くことを選びます。
style-fox = キツネ
style-fox-about = 絶えず動き回って惑わせます。

preset-classic = クラシック
preset-blue-panther = Blue Panther
preset-igg = IGG
preset-classic-about = スペイン語版と日本語版のルールです。黒が先に指します。3マス先への砲撃では、大砲のすぐ前のマスだけが空いていれば撃てます。
preset-blue-panther-about = 英語版のルールです。クラシックと同じですが、白が先に都市を置き、先に指します。
preset-igg-about = ドイツ語版のルールです。3マス先への砲撃では、間の2マスが両方とも空いていなければなりません。兵士が退却できるのは敵の兵士からだけです。
preset-custom = カスタム
preset-custom-about = 自分で選んだオプションの組み合わせです。

switch-first = 先手
switch-first-about = こちらの側が先に都市を置き、先に指します。
switch-long-shot = 遠距離砲撃
# The first point in front of the muzzle must be clear, or both.
switch-long-shot-first = 手前が空き
switch-long-shot-both = 両方が空き
switch-long-shot-about = 3マス先の標的を撃つとき、砲口の前のどのマスが空いていなければならないか。
switch-retreat = 退却の条件
switch-retreat-piece = すべての敵
switch-retreat-soldier = 兵士だけ
switch-retreat-about = 兵士が、どの敵と隣り合っていれば退却できるか。
switch-retreat-over = 退却の途中
switch-retreat-over-empty = 空きマス
switch-retreat-over-any = 駒も可
switch-retreat-over-about = 兵士と2マス後ろの行き先の間のマスに、駒があってもよいか。
switch-cannon-of = 大砲の構成
switch-cannon-of-soldiers = 兵士3人
switch-cannon-of-pieces = 都市も可
switch-cannon-of-about = 大砲をつくる三つの駒の一つが、自分の都市でもよいか。都市そのものは動きません。
switch-town = 危険な都市
switch-town-capture = 放置可
switch-town-checkmate = 詰みあり
switch-town-about = 都市を危険なままにしてもよいか、それともチェスのキングのように守らなければならないか。
switch-shifts = 連続スライド
switch-shifts-none = 無制限
switch-shifts-three = 3回
switch-shifts-two = 2回
switch-shifts-about = 兵士1人を動かしたりほかの大砲を使ったりせずに、同じ大砲を何回まで続けてスライドできるか。大会向けのルールです。

switch-exit = 盤外への脱出
switch-exit-any = まっすぐか斜め
switch-exit-straight = まっすぐのみ
switch-exit-about = 指揮戦車が向こう端からどう出られるか。出版ルールには「前方へ」とあり、どちらにも読めます。

clock-advice-tank-chess = 出版ルールがすすめる持ち時間は、16×16マスの盤で各30分、20×20マスの盤で各45分です。

draw-repetition = 同一局面3回
draw-repetition-about = 同じ局面が3回現れたら引き分けにします。
draw-quiet = 50手ルール
draw-quiet-about = { $game ->
    [tank-chess] 双方が50手ずつ指す間、ユニットが失われず地雷も取り除かれなければ引き分けにします。
   *[cannon] 双方が50手ずつ指す間、捕獲も砲撃もなければ引き分けにします。
}

## Beside the board.
# The Grandmaster thinks during the player's turn. { $seat } is such as “Computer · Grandmaster”.
hud-pondering = 同時に思考中
hud-you = あなた
hud-rated = レーティング対象
hud-captured = 取った駒：{ $count }
hud-moves = 棋譜
hud-undo-label = 戻す
hud-hint-label = ヒント
hud-menu-label = メニュー
hud-cannon-choose = 印のあるマスをクリックすると、そこへ動きます。
hud-tank-choose = 印のあるマスをクリックするとそこへ移動し、敵をクリックすると攻撃します。
hud-tank-confirm = { $square }：もう一度クリックすると移動します。横の矢印をクリックすると、移動してその方向を向きます。
hud-tank-rotate = 矢印をクリックすると、その方向を向きます。
hud-no-moves = まだ指し手なし
hud-first = 対局の最初（{ KEY("go_to_start") }）
hud-back = 前の手（{ KEY("step_back") }）
hud-forward = 次の手（{ KEY("step_forward") }）
# The current position of the game, after an earlier one has been reviewed.
hud-live = 現在の局面（{ KEY("go_to_live") }）
hud-show-again = 最後の手を再生（{ KEY("replay_last_action") }）
hud-undo = 1手戻す（{ KEY("undo") }）
hud-redo = 1手進める（{ KEY("redo") }）
hud-hint = ヒント（{ KEY("hint") }）
hud-analyse = この局面を解析（{ KEY("toggle_analysis") }）
hud-help = 操作と印の説明（{ KEY("toggle_help") }）
hud-survey = 射界と脱出経路（{ KEY("next_board_overlay") }）
hud-menu = メニュー（{ KEY("cancel") }）
hud-fold = 閉じる（{ KEY("toggle_panel") }）
hud-unfold = 棋譜、解析、再生（{ KEY("toggle_panel") }）
hud-map = 盤の全体図です。クリックした場所へ視点が移ります。
hud-to-move = { $who ->
    [you] あなたの手番です
   *[person] { $side }の手番
}
hud-thinking = { $who }が考えています…
hud-program-waits = { $name }を待っています。メニューでコンピューターに交代できます。
hud-places-town = { $who ->
    [you] 印のあるマスのどれかに、あなたの都市を置いてください
   *[person] { $side }が都市を置きます
}
# Turns are counted singly, those of both sides together. At { $shown } 0, no turn has been played yet.
hud-looking-back = { $shown ->
    [0] 対局の最初を表示中
   *[other] { $all }手中{ $shown }手目を表示中
}
hud-town-under-fire = { $who ->
    [you] あなたの都市が狙われています
   *[person] { $side }の都市が狙われています
}
hud-check = { $who ->
    [you] チェック：あなたの指揮戦車が狙われています
   *[person] チェック：{ $side }の指揮戦車が狙われています
}
hud-escape = { $who ->
    [you] 脱出：あなたの指揮戦車が盤外へ出られます
   *[person] 脱出：{ $side }の指揮戦車が盤外へ出られます
}
hud-goal-hold = 目標：自分の手番{ $turns }回続けて占領マスを確保
hud-goal-escort = 目標：指揮戦車は自分の脱出口からのみ脱出
hud-goal-depots = 目標：火力{ $gun }以上で敵の補給所を破壊
hud-goal-survivors = 目標：指揮戦車のほかに{ $least }両以上を残す
hud-objective = { $who ->
    [you] 目標：次の手番に目標を達成できます
   *[person] 目標：{ $side }が次の手番に目標を達成できます
}
hud-with-survey = { $turn }・{ $survey }
hud-survey-nothing = { $survey }：なし
hud-tank-destroys = { $facet ->
    [front] 正面
    [side] 側面
   *[rear] 背面
}装甲{ $armour }対火力{ $gun }：撃破{ $chosen ->
    [yes] 。敵をクリックすると撃ちます。
   *[no] {""}
}
hud-tank-holds = { $facet ->
    [front] 正面
    [side] 側面
   *[rear] 背面
}装甲{ $armour }対火力{ $gun }：貫通せず
hud-tank-must-move = ユニットは移動か旋回をしてからでないと撃てません
survey-enemy-fire = 敵の射界
survey-own-fire = 味方の射界
survey-danger = 選んだユニットの危険
survey-escape = 脱出経路
hud-command-can-leave = { $who ->
    [you] 勝てます：あなたの指揮戦車を選び、盤の端の山形の印をクリックしてください
   *[person] { $side }は勝てます：指揮戦車を選び、盤の端の山形の印をクリック
}
thinking-line = 深さ{ $depth }・{ $score }・{ $thousands }千局面・{ $plan }
# The score of a forced win or loss in the line above; $turns is the number of turns.
thinking-win = 自分の{ $turns }手で勝ち
thinking-loss = 相手の{ $turns }手で負け
# The analysis of a position: whose chances it shows, and how far the search is. $thousands counts positions.
analysis-heading = { $side }の勝率
analysis-depth = 深さ{ $depth }・{ $thousands }千局面
analysis-begins = 読んでいます…
analysis-adviser = { $name }・深さ{ $depth }・{ $side }から見た評価値
analysis-chance = { $percent }%
# The bar beside the board: both sides and their chances to win.
analysis-bar = { $south }{ $south-percent }%・{ $north }{ $north-percent }%

## The menu of a running game.
pause-heading = 一時停止
pause-heading-over = 対局終了
pause-resume = 再開
pause-result = 結果
pause-to-editor = エディターに戻る
pause-restart = 最初から
pause-swap-sides = 陣営の交代
# The tooltip of the stepper with the rank of the computer.
pause-level-about = ここから先のコンピューターの階級です。途中で階級を変えた対局は、レーティングの対象になりません。
pause-replace-program = { $name }の代わりにコンピューターが指す
pause-offer-draw = 引き分けの申し込み
pause-resign = 投了
pause-rules = 遊び方
pause-photo = 撮影モード
pause-review = 対局の検討
pause-back-to-review = 検討に戻る
pause-settings = 設定
pause-more = その他
pause-share = 共有
share-about = 対局はすべて自動で保存され、「棋譜」で見つかります。
share-picture = 画像
share-picture-about = 撮影モード：視点を選んで撮影します
share-film = 動画
share-film-about = 表示中の局面までの手をアニメーションにします
share-page = ページ
share-page-about = グラフ付きの検討を、ページとして保存できます
share-text = テキスト
share-text-about = 棋譜をコピーします
share-file = ファイル
share-file-about = ほかの人が開ける対局ファイルです
share-abstract-play = Abstract Play
share-abstract-play-about = その形式のJSONファイル。ルール：クラシック
share-copied = 棋譜をコピーしました。
share-failed = 対局を保存できませんでした。{ $reason }
pause-to-title = タイトルへ戻る

## Photo mode.
photo-take = 撮影（{ KEY("select") }）
photo-soft = 背景をぼかす
photo-how = 右ドラッグ、中ボタンドラッグ、ホイールでカメラを動かします。
photo-kept = 写真を{ $file }に保存しました
photo-failed = 画像を保存できませんでした。{ $reason }
print-kept = ページを{ $file }に保存しました
print-failed = ページを保存できませんでした。{ $reason }
print-no-folder = 書類のフォルダーが見つかりませんでした。
photo-no-folder = 画像のフォルダーが見つかりませんでした。

## Export animation.
film-heading = 動画の書き出し
# The part of the game that is exported.
film-stretch = 範囲
film-one = 最後の1手
film-last = 最後の10手
film-all = 最初から
film-kind = 形式
film-gif = GIFアニメ
film-frames = 連番PNG
film-small = 640×360
film-large = 1280×720
film-about = 動画は表示中の手で終わります。画像のフォルダーに保存している間も対局を続けられます。
film-is-being-made = 動画を書き出しています。できたらお知らせします。
film-make = 書き出す
film-failed = 動画を書き出せませんでした。{ $reason }

## The result.
result-heading-win = { $side }の勝ち
result-heading-draw = 引き分け
result-rematch = 再戦（陣営を交代）
result-new-game = 新しい対局
result-to-editor = エディターに戻る
result-review = 検討
result-look = 閉じる
result-title = タイトルへ戻る

## Saved games.
saved-empty = 対局はまだありません。2手以上指した対局はすべてここに残ります。
saved-against = 対{ $opponent }
saved-turn = { $turn ->
    [yours] あなたの番・{ $move }手目
    [theirs] 相手の番・{ $move }手目
   *[side] { $side }の番・{ $move }手目
}
saved-more = その他
saved-no-favourite = お気に入りから外す
saved-game = ゲーム
saved-result = 結果
saved-opponent = 相手
saved-period = 期間
saved-load = 対局画面で開く
saved-review = 検討
saved-rename = 名前変更
saved-delete = 削除
saved-unfinished = 対局中
saved-turns = { $turns }手
saved-damaged = 読み込めません。{ $reason }
saved-refused = この対局は読み込めません。{ $reason }
saved-game-and-setup = { $game }・{ $setup }
saved-players = { $south }：{ $south-seat }、{ $north }：{ $north-seat }
saved-suggested-name = { $south }対{ $north }、{ $date }

keeping-unreadable = 前回の対局を再開できません。ファイルは保存した対局の中にあります。{ $reason }
keeping-failed = 対局を保存できませんでした。{ $reason }
store-no-folder = 対局を保存するフォルダーが見つかりませんでした。
store-no-name = 保存する対局の名前を入力してください。
store-name-taken = 「{ $name }」という名前の対局はすでにあります。
store-failed = ファイルのエラーです。{ $reason }

## Questions.
question-no = キャンセル
question-resign-heading = 投了しますか？
question-resign-text = 対局が終わり、相手の勝ちになります。
question-resign-yes = 投了する
question-restart-heading = 最初からやり直しますか？
question-restart-text = 今の対局はここで終わります。2手以上指した対局は、保存した対局に残ります。同じ対局者とルールで新しく始めます。
question-restart-yes = やり直す
# Before a hint or the solution of a rated puzzle.
question-puzzle-help-heading = 助けを借りますか？
question-puzzle-help-text = ヒントや正解を見ると、このパズルは失敗となり、レーティングが下がります。
question-puzzle-help-yes = 見る
question-delete-setup-heading = { $game ->
    [cannon] この局面を削除しますか？
   *[tank-chess] このマップを削除しますか？
}
question-delete-text = 「{ $name }」を完全に削除します。
question-delete-yes = 削除
question-replace-setup-heading = { $game ->
    [cannon] 局面を置き換えますか？
   *[tank-chess] マップを置き換えますか？
}
question-replace-setup-text = { $game ->
    [cannon] 「{ $name }」という局面はすでにあります。上書きされます。
   *[tank-chess] 「{ $name }」というマップはすでにあります。上書きされます。
}
question-replace-setup-yes = 置き換える
question-drop-changes-heading = 変更を破棄しますか？
question-drop-changes-text = 「{ $name }」の変更は保存されていません。
question-drop-changes-yes = 破棄する
question-rename-heading = 対局の名前の変更
question-name-yes = 保存
question-repetition-heading = また同じ局面です
question-repetition-text =
    この局面が現れたのは{ $count }回目です。ルールには同一局面による引き分けがないため、対局は続きます。合意して引き分けにすることもできます。
question-repetition-yes = 引き分けにする
question-repetition-no = 続ける
question-draw-heading = { $side }が引き分けを申し込みました
question-draw-text = { $side }の方、受け入れますか？
question-draw-yes = 受け入れる
question-draw-no = 断る

## Short messages.
# The network that the highest ranks evaluate with is damaged.
notice-network = コンピューターのニューラルネットワークが壊れています。キャノンの元帥以上の階級では、簡易な形勢判断で指します。{ $reason }
notice-program = { $name }は指せません。{ $reason }
program-lost = { $name }の負けです。{ $reason }
program-missing = 設定の「別のプログラム」に{ $name }という名前のプログラムはありません。
notice-draw-declined = 引き分けの申し込みは断られました。
notice-sides-swapped = 陣営を入れ替えました。
# Below a notice that names a file which was written.
notice-show-in-folder = フォルダーで表示
notice-copy-path = パスをコピー
notice-saved = 「{ $name }」として保存しました。
notice-close = 閉じる
notice-path-copied = パスをクリップボードにコピーしました。
notice-level-changed = 階級を変更しました：{ $level }。この対局はレーティングの対象になりません。
# After a hint, an analysis or a turn that was taken back.
notice-not-rated = この対局はレーティングの対象から外れました。
# After the keys that show or hide these marks and turn the sound on or off. $shown is “yes” or “no”, $count the number of threatened pieces.
notice-threats = { $shown ->
    [no] 狙われた駒：非表示
   *[yes] { $game ->
        [tank-chess] 狙われたユニット：表示（{ $count }両）
       *[cannon] 狙われた駒：表示（{ $count }個）
    }
}
notice-danger = { $shown ->
    [no] 行き先の危険：非表示
   *[yes] 行き先の危険：表示
}
notice-sound = { $shown ->
    [no] 音：オフ
   *[yes] 音：オン
}
notice-buttons-key = ここへ移るキー：{ KEY("focus_notice") }
notice-no-file-manager = ファイルマネージャーを起動できませんでした。{ $reason }
notice-screen-reader-lost = スクリーンリーダーに接続できません。お使いになる場合は、設定を確認してからゲームを起動し直してください。
notice-part-lost = ゲームの一部が動かなくなりました。このまま続けて遊べます。足りないものがあれば、ゲームを起動し直してください。
notice-quality-lowered = 描画が遅れたため、画質を「{ $quality }」にしました。設定で変えられます。

## Settings.
settings-heading = 設定
settings-look = 外観
settings-game = ゲーム
settings-accessibility = 使いやすさ
settings-advanced = 詳細設定
settings-advanced-about = 垂直同期、コンピューターの読み、ユニットの記号など、変える人の少ない設定です。
settings-search = 設定を検索
settings-search-nothing = その言葉を含む設定はありません。別の言葉で試してください。
settings-undo = 元に戻す
settings-adviser = アドバイザー
adviser-off = オフ
adviser-warn = 注意する
adviser-suggest = 提案する
adviser-off-about = ヒント（{ KEY("hint") }）など、頼んだときだけ助けます。
adviser-warn-about = 駒を失ったり負けたりする前に確かめ、コンピューターの狙いを教えます。
# In the settings, which do not know whether there will be a clock.
settings-adviser-warn-about = { adviser-warn-about }{ new-game-coach-unrated }
adviser-suggest-about = 注意に加えて、狙われている自分の駒に印を付け、長く考えているとヒントを出します。ヒントが出た対局はレーティングの対象になりません。
settings-graphics = グラフィックス
settings-quality = 画質
quality-automatic = 自動
quality-low = 低
quality-medium = 中
quality-high = 高
quality-automatic-about = 描画の速さを測り、遅れるときは画質を下げます。現在：{ $quality }
quality-low-about = 影のない簡易な照明です。グラフィックス機器が古いか、ない場合に向いています。
quality-medium-about = 影と滑らかな縁、木々に吹く風を表示します。
quality-high-about = より多くの草花、より精細な木々、被写界深度を表示します。
settings-fullscreen = 全画面表示
settings-vsync = 垂直同期
settings-vsync-about = 画面のずれ（ティアリング）を防ぎます。動きが重いときだけオフにしてください。
settings-scale = 文字の大きさ
settings-percent = { $percent }%
settings-camera-speed = カメラの速さ
settings-camera-speed-about = ドラッグやズームでカメラが動く速さです。
settings-large-targets = 大きなボタン
large-targets-when-touched = 指で触れたら
large-targets-always = 常に
large-targets-never = 使わない
settings-reduced-motion = 動きを減らす
settings-reduced-motion-about = カメラの揺れ、閃光、待機中の動き、画面の切り替え効果をなくします。
settings-notices-stay = お知らせを残す
settings-notices-stay-about = 閉じるまで表示します。
settings-language = 言語
settings-theme = テーマ
settings-theme-about = ハイコントラストでは、黒地に明るい文字と枠を表示します。
theme-standard = 標準
theme-high-contrast = ハイコントラスト
settings-colors = 陣営と印の色
settings-colors-about = 赤と緑（1型・2型）や青と黄（3型）を見分けにくい人や、色の区別ができない人のための配色です。
colors-standard = 標準
colors-protanopia = 1型色覚
colors-deuteranopia = 2型色覚
colors-tritanopia = 3型色覚
colors-greyscale = グレースケール
settings-side-numbers = 駒の上に数字を表示
settings-side-numbers-about = 黒の駒は1、白の駒は2です。グレースケールでは常に表示します。
settings-piece-size = 駒の大きさ
settings-piece-size-about = 幅の広い駒は、マスに収まる範囲で大きくなります。
settings-scene-brightness = 卓の明るさ
settings-scene-contrast = 卓のコントラスト
piece-size-normal = 100%
piece-size-large = 115%
piece-size-largest = 130%
settings-cursor-color = 盤のカーソル
settings-cursor-weight = カーソルの太さ
cursor-white = 白
cursor-yellow = 黄
cursor-black = 黒
cursor-thin = 細い
cursor-thick = 太い
settings-sound = サウンド
settings-volume-master = 全体
settings-volume-effects = 効果音
settings-volume-ambience = 環境音
settings-volume-music = 音楽
settings-music-in-play = 対局中の音楽
settings-mono = モノラル
settings-mono-about = 左右の耳に同じ音が聞こえます。
settings-captions = 字幕
settings-captions-about = 意味のある音を言葉で示し、聞こえる側を矢印で示します。
settings-visual-signals = 目で見る合図
settings-visual-signals-about = 手番になったとき、都市や指揮戦車が危ないとき、残り時間が少ないときに、盤を枠で囲んで知らせます。
settings-mute = 消音（{ KEY("toggle_mute") }）
settings-natural-pace = コンピューターの自然な速さ
settings-natural-pace-about = コンピューターが、難しい局面では長めに考えます。
settings-keep-tries = 試した手を残す
settings-keep-tries-about = 戻した手は、保存した対局に変化として残ります。
settings-computer-resigns = コンピューターが早めに終局する
settings-computer-resigns-about = コンピューターが、負けが決まると投了し、互角のまま長引くと引き分けを申し込みます。軍曹より下の階級は投了しません。
settings-ponder = グランドマスターは相手の手番にも考える
settings-ponder-about = ウィンドウが背面にあるときと、バッテリーで動いているときは考えません。
settings-animation = 動きの速さ
animation-off = なし
animation-fast = 速い
animation-normal = 普通
animation-slow = 遅い
settings-pieces = 駒
pieces-tin = 彩色ブリキ
pieces-wood = 木彫り
pieces-glass = ガラス
pieces-plain = シンプル
settings-badges = ユニットの記号
badges-when-small = 遠いとき
badges-always = 常に
badges-never = なし
settings-badges-about = タンクチェスで、ユニットの上に種類を示す記号を出します。1本から3本の棒が軽戦車から重戦車、星が指揮戦車です。
settings-face = 盤の模様
settings-face-about = ルールの版ごとに、盤の模様が違います。選んだ模様は、この対局のルールごとに記憶されます。
settings-board = キャノンの盤
settings-ground = タンクチェスの盤
settings-room = 部屋
settings-side-panel = 横のパネル
settings-side-panel-about = 盤の横の、棋譜と駒のカードのパネルです。キー：{ KEY("toggle_panel") }。
side-panel-off = なし
side-panel-left = 左
side-panel-right = 右
settings-coordinates = 座標を表示
settings-turn-camera = 手番ごとにカメラを回す
settings-turn-camera-about = 人間どうしの対局で、カメラが手番の側へ回ります。
settings-handover = 交代時に盤を隠す
settings-handover-about = 1手指すごとに盤を隠し、次の人がボタンを押すと再び表示します。
settings-opposite-clocks = 向かいの人用の時計
settings-opposite-clocks-about = 両方の時計を、ウィンドウの上端にも上下逆さまに表示します。
settings-follow-camera = カメラで手を追う
settings-follow-camera-about = 拡大しているとき、指された手の場所へカメラが移ります。
settings-show-movable = 動かせる駒に印を付ける
settings-show-movable-about = 駒を選んでいない間だけ表示します。
settings-show-actions = 動ける場所を表示
settings-show-last = 直前の手を強調
settings-show-danger = 行き先の危険を表示
settings-show-danger-about = タンクチェスで、選んだユニットが次の手番に撃破されるかもしれないマスに印を付けます。キー：{ KEY("toggle_danger") }。
settings-show-notation = 棋譜を記号で表示
settings-show-notation-about = 一覧の手を、絵のしるしではなく h9>h6 のような記号で表します。
settings-show-cannons = 自分の大砲に帯を表示
settings-show-inspector = ポインターの先を説明
settings-show-inspector-about = 駒、マス、選んだ手の説明を盤の横に表示します。
settings-show-thinking = コンピューターの読みを表示
settings-show-thinking-about = コンピューターが考えている間、深さ、評価値、最善手順を表示します。キー：{ KEY("toggle_thinking") }。
settings-engines = 別のプログラム
settings-engines-about = UGIに対応したほかの作者のエンジンやボットです。対局相手や、コンピューターと並ぶもう1人の助言役になります。
settings-controls = 操作
settings-reset = このページを初期設定に戻す
settings-failed = 設定の読み込みまたは保存ができませんでした。{ $reason }
settings-damaged = 設定ファイルが壊れていたため、初期設定に戻しました。元のファイルは{ $file }として残してあります。{ $reason }

## Keys.
help-heading = ヘルプ
help-controls = 操作
help-marks = 盤上の印
help-close = 閉じる
key-cursor = カーソルの移動
key-choose = カーソルの位置を選ぶ、指す
key-cancel = 選択の解除、メニュー
key-next-piece = 次の駒・行き先
key-previous-piece = 前の駒・行き先
key-next-line = 撃つ大砲の切り替え
key-turn = 選んだユニットを左右に旋回
key-undo = 1手戻す
key-redo = 1手進める
key-hint = ヒント
key-again = もう一度（レッスン、パズル）
key-skip = 飛ばす（レッスン）
key-solution = 正解を見る（パズル、練習）
key-leave = レッスン、パズル、練習をやめる
key-open-game = 悪手の対局を開く
key-why = ヒントの理由
key-pace = 観戦の速さ
key-notice = お知らせのボタンへ
# The tooltip of a button. { $command } is a command.
button-key = キー：{ KEY($command) }
key-threats = 狙われた駒
key-danger = 行き先のマスの危険
key-next-survey = 射界、脱出経路
key-show-again = 最後の手を再生
key-wheel-turn = 選んだユニットを旋回
key-drag-tank = ユニットの移動（放す方向が向き）
key-thinking = コンピューターの読み
key-analysis = 局面の解析
key-step-back = 前の手
key-step-on = 次の手
key-to-start = 対局の最初
key-to-live = 現在の局面
key-view-south = { $south }の側から見る
key-view-north = { $north }の側から見る
key-view-top = 真上の視点
key-view-low = 低い視点
key-card = マスや駒のカードをすぐに表示
key-panel = 棋譜の一覧を開く、閉じる
key-view-near = 選んだ駒に近づく、戻る（ダブルクリックでも可）
key-photo = 撮影モード
key-next-variation = 研究の次の変化を表示
key-focus-panel = 研究のパネル、または検討の盤をキーで操作する
key-pen = 矢印と丸を描くペンを替える・置く
key-help = 操作と印の説明
key-mute = 消音
key-fullscreen = 全画面表示
key-orbit = カメラ回転
key-pan = カメラ移動
key-zoom = ズーム
mouse-right-drag = 右ドラッグ
mouse-middle-drag = 中ボタンドラッグ
mouse-wheel = ホイール
mouse-drag = ドラッグ

## Requests that are refused for reasons other than the rules of a game.
refused-looking-back = 以前の局面を表示しています。指すには現在の局面に戻ってください。
refused-computer-on-turn = コンピューターの手番です。
# A click on the board while a lesson or a puzzle moves the pieces, or waits for the button beside the board.
refused-only-watch = そのまま見ていてください。動きが止まったら、盤の横のボタンで先へ進めます。
refused-nothing-to-undo = 戻せる手がありません。
refused-nothing-to-show = 再生できる手がまだありません。
refused-no-animation = 「動きの速さ」が「なし」になっています。手を再生するには、設定で変えてください。
refused-nothing-to-redo = 進められる手がありません。
refused-no-offer = 引き分けは申し込まれていません。
refused-record = 対局を読み込めませんでした。{ $reason }
refused-setup = 対局を始められませんでした。{ $reason }
refused-not-yours = それは相手の駒です。まず自分の兵士を選んでください。
refused-select-first = まず自分の兵士を選んでください。
refused-tank-not-yours = それは相手のユニットです。まず自分のユニットを選んでください。
refused-tank-select-first = まず自分のユニットを選んでください。
refused-tank-must-move = ユニットは撃つ前に移動か旋回をしなければなりません。このユニットは、その敵を撃破できる場所へ行けません。
refused-tank-no-attack = このユニットは、この手番ではその敵を撃破できません。

## Files that are dropped on the window.

# { $file } is the name of a file.
drop-game = ドロップすると、対局「{ $file }」を開きます
drop-setup = { $game ->
    [cannon] ドロップすると、局面「{ $file }」をエディターで開きます
   *[tank-chess] ドロップすると、マップ「{ $file }」をエディターで開きます
}
drop-import = ドロップすると、{ $count }個のファイルを「保存した対局」に加えます
drop-games = ドロップすると、「{ $file }」の{ $games }局を「保存した対局」に加えます
# The file is so large that it is read only once it is dropped.
drop-large = ドロップすると、「{ $file }」を開きます
drop-failed = 「{ $file }」を開けません。{ $reason }

## Games and positions that are opened, also from a pasted text.

# Only the beginning of the game could be read. { $reason } is a sentence with the place of the fault.
notice-game-stopped = 読めたのは最初の{ $plies }手だけです。{ $reason }
# The game was opened, and the library did not have it before.
notice-game-kept = この対局を「保存した対局」に加えました。
# The name of games from a pasted text, which a number follows.
paste-name = 貼り付けた対局
paste-failed = 貼り付けたテキストを開けません。{ $reason }

## A game in progress that is resumed.

resume-your-turn = あなたの手番です（{ $turn }手目）。
resume-computers-turn = コンピューターの手番です（{ $turn }手目）。
resume-turn-of = { $side }の手番です（{ $turn }手目）。
# What was played before. { $action } is in notation.
resume-last = 直前の手：{ $move }
# { $pieces } is a list such as “Soldier (c5)”.
resume-lost = その手で失った駒：{ $pieces }
resume-piece = { $piece }（{ $at }）

## The review of a game.

review-heading = 検討
# The progress of the analysis. $done and $all are numbers of turns.
review-progress = { $all }手中{ $done }手
review-complete = { $all }手
review-stopped = { $all }手中{ $done }手で中止
review-stop = 中止
review-close = 閉じる
# Saves the review as a file.
review-export = ページに保存
review-legend = 記号の意味
review-legend-about = 各陣営の数字は、その記号が付いた手の数です。グラフの三角は勝負どころです。
review-before = 指す前の局面
# Begins the practice with the player's own mistakes.
review-practise = 練習
review-file-name = { $date }の検討
review-exported = 検討を保存しました：{ $file }
review-export-failed = 検討を保存できませんでした。{ $reason }
review-graph = 対局の勝率の推移です。クリックした手へ移ります。
# $percent is a whole number.
review-accuracy = 正確さ{ $percent }%
review-last = 終局の局面へ
review-all-turns = すべての手
review-turning-points = 勝負どころ
review-no-turning-points = 勝負どころはありません
# The action that a side played. $action is in notation.
review-action = { $turn }. { $side }：{ $action }
review-class-only = 唯一の好手
review-class-best = 最善手
review-class-good = 好手
review-class-inaccuracy = 疑問手
review-class-mistake = 悪手
review-class-blunder = 大悪手
review-class-missed-win = 勝ち逃し
review-class-placement = 配置（評価なし）
review-chance = 勝率{ $percent }%。
review-chance-change = 勝率{ $before }%→{ $after }%。
review-forced-win = 必勝になりました（自分の手であと{ $turns }手）。
review-forced-loss = 必敗になりました（相手の手であと{ $turns }手）。
# $line is a list of actions in notation.
review-line-best = 予想手順：{ $line }
review-line-better = より良い手順：{ $line }
review-show-line = 手順を見る
review-try = ここから指す
review-back-to-game = 対局に戻る
# A best line on the board, step by step.
review-line-step = 最善手順：{ $all }手中{ $step }手目
review-pending = この手はまだ解析されていません。

## A game of the computer against itself.

watching-pause = 一時停止
watching-go-on = 続ける
watching-step = 1手進める
# The pace of the game. A click changes it.
watching-pace-slow = 速さ：遅い（{ KEY("next_pace") }）
watching-pace-natural = 速さ：自然（{ KEY("next_pace") }）
watching-pace-fast = 速さ：速い（{ KEY("next_pace") }）

## Lessons.

title-lessons = 学ぶ
# Under the entry of the title for somebody who has not played yet.
title-lessons-new = 初めての方へ：1回2分のレッスン
lessons-heading = レッスン
lesson-done = 修了
# Solved tasks of a lesson.
lesson-tasks-done = 課題{ $all }問中{ $done }問
lesson-number = レッスン{ $number }/{ $all }
lesson-next = 次へ
lesson-hint = 場所を見る
lesson-back = 戻る
lesson-start-over = 最初から
lesson-exit = レッスンを出る
lesson-again = もう一度
lesson-skip = 飛ばす
lesson-leave = やめる
# In place of the reason for a refusal that the learner would not understand yet.
lesson-not-possible = ここではできません。盤の印を見てください。
lesson-right = 正解です！
lesson-finished = お見事！このレッスンを修了しました。
# At the end of a lesson. $count is the number of tasks that are not solved yet.
lesson-skipped = このレッスンの課題を{ $count }問飛ばしました。今やりますか？
lesson-do-skipped = 飛ばした課題をやる
lesson-next-lesson = 次のレッスン
lesson-enough = もう十分です。鼓手と対局してみましょう。
lesson-play-drummer = 鼓手と対局する
lesson-play = 対局する
# The time for a turn, in a lesson about clocks.
lesson-time-left = 残り{ $seconds }秒
refused-in-exercise = レッスンやパズルの間はできません。
refused-in-study = 研究ではできません。
refused-only-in-study = 研究でのみできます。
refused-notes = このメモは保存できません：{ $reason }
refused-beginning-stays = 研究の最初の局面は削除できません。

## The coach.

new-game-coach-unrated = アドバイザーの質問中は時計が止まるため、アドバイザーと時計を両方使う対局はレーティングの対象になりません。
# Before an action that loses something. $action is in notation.
coach-heading = この手でよいですか：{ $move }
coach-play-anyway = このまま指す
coach-take-back = 別の手にする
# A hint. $action is in notation.
coach-hint-action = ヒント：{ $move }
coach-hint-why = 理由は？
coach-hint-no-reason = すぐに得をする手や、急いで守るべきところはありません。コンピューターが見つけた中で最善の手です。

## Profiles.

# The name of the first player, until it is changed.
profile-first-name = プレイヤー1
# The button on the title screen that shows the profile. $name is the name of the player.
title-profile = { $name }
profile-heading = プロフィール
profile-rename = 名前を変更
profile-add = プレイヤー追加
profile-players = プレイヤー一覧
profile-details = 詳細
profile-guest = ゲスト
profile-export = 書き出し
profile-exported = プロフィールを保存しました：{ $file }
profile-export-failed = プロフィールを保存できませんでした。{ $reason }
profile-reset = リセット
question-reset-profile-heading = プロフィールをリセットしますか？
question-reset-profile-text = このプレイヤーのレーティング、対局結果、パズル、レッスンの記録が消えます。保存した対局は残ります。
question-reset-profile-yes = リセット
question-restore-bindings-heading = キーをすべて元に戻しますか？
question-restore-bindings-text = キーとボタンがすべて最初の状態に戻ります。自分で決めた割り当ては消えます。
question-restore-bindings-yes = 元に戻す
profile-rating = レーティング
profile-unrated = レーティング対局はまだありません
# Which games count for the rating.
profile-rated-about = 通常の初期配置から始め、相手がコンピューターかここに記録のあるプレイヤーで、ヒント、解析、手の戻し、階級の変更、時計とアドバイザーの併用がなかった対局が、レーティングの対象になります。
# $deviation is the half width of the range in which the rating lies with 95 % confidence.
profile-rating-value = { $rating }±{ $deviation }
profile-figures = 成績
profile-games = { $games }局：{ $won }勝{ $lost }敗{ $drawn }分け
profile-streak = 連勝：現在{ $current }、最高{ $longest }
profile-time = 対局時間：{ $hours ->
    [0] { $minutes }分
   *[other] { $hours }時間{ $minutes }分
}
profile-accuracy = 検討した対局の正確さ：{ $percent }%
profile-no-games = 対局を終えると、結果がここに表示されます。
profile-by-level = 相手別の成績
profile-by-side = 陣営別
profile-by-style = コンピューターの棋風別
profile-by-rules = ルール別
profile-by-board = 盤別
profile-people = 対人戦
profile-table-group = 区分
profile-table-won = 勝ち
profile-table-drawn = 引き分け
profile-table-lost = 負け
# $level and $next are ranks, such as Corporal.
profile-try-higher = { $level }に{ $games }局中{ $won }勝しています。{ $next }に挑戦してみましょう。
profile-try-lower = { $level }には{ $games }局中{ $won }勝です。{ $next }のほうが良い勝負になります。

## Puzzles.

learn-heading = 学ぶ
puzzles-heading = パズル
puzzles-rated = トレーニングを始める
puzzles-rated-about = レーティングに合った難しさのパズルです。1問ごとにレーティングが変わります。
puzzles-training = トレーニング
puzzles-placing = 実力判定：{ $all }問中{ $count }問
puzzles-placing-about = 最初の5問で実力を判定します。それまではヒントや解答を見てもレーティングに影響しません。
puzzles-solved = { $solved }/{ $all }
puzzles-daily = 今日のパズル
puzzles-daily-again = 今日のパズル（もう一度）
puzzles-retry = もう一度挑戦するパズル
puzzles-own = 自作パズル
# Files of the player's own puzzles are damaged. file: the name of the first one.
puzzles-own-unreadable = 自作パズルのファイルを{ $count }個読み込めません（{ $file }など）。ファイルはそのまま残ります。
# A puzzle that the player has just made in the position editor.
puzzle-trial = 新しい自作パズル
puzzles-themes = テーマ
# The last number counts days in a row whose puzzle of the day was solved.
puzzles-figures = 正解：{ $all }問中{ $solved }問。連続正解：{ $streak }問。
puzzle-rating = 難度{ $rating }
puzzle-own-rating = あなたのレーティング：{ $rating }
puzzle-to-move = { $side }の手番です。最善手を見つけてください。
puzzle-right = 正解！次の手もどうぞ。
puzzle-wrong = その手ではうまくいきません。ほかの手を試してください。
# $answer is what $side answers, in notation.
puzzle-wrong-answered = その手ではうまくいきません。{ $side }の応手：{ $answer }。ほかの手を試してください。
puzzle-solved = 解けました！
puzzle-shown = これが正解です。
puzzle-next = 次のパズル
# After the puzzle of the day. The button below leads to the rated puzzles.
puzzle-tomorrow = 次の「今日のパズル」は明日です。それまではレーティング戦をどうぞ。
puzzle-none-left = この種類のパズルはすべて見ました。
puzzle-to-list = パズルの一覧へ戻る
puzzle-solution = 正解を見る
theme-win-1 = 自分の1手で勝ち
theme-win-2 = 自分の2手で勝ち
theme-win-3 = 自分の3手で勝ち
theme-win-4 = 自分の4手で勝ち
theme-win-5 = 自分の5手で勝ち
theme-only-defence = 唯一の受け
theme-wins-piece = 駒得
theme-double-threat = 両狙い
theme-block = さえぎり
theme-no-action = 手詰まりにする
theme-escape = 脱出
theme-rear-attack = 背後から
theme-mortar = 迫撃砲

## The library of saved games.

saved-search = 名前とコメントで検索
saved-favourites = お気に入りだけ
saved-favourite = お気に入り
saved-all-games = 全ゲーム
saved-all-results = すべての結果
saved-won = 勝ち
saved-lost = 負け
saved-drawn = 引き分け
saved-is-study = 研究
saved-with-notes = { $status }・注記あり
saved-unfinished-games = 対局中
saved-any-opponent = すべての相手
saved-people = 対人戦
saved-any-computer = 対コンピューター
saved-any-time = 全期間
saved-today = 今日
saved-last-week = 過去7日
saved-last-month = 過去30日
saved-last-year = 過去1年
saved-none-found = 次の条件に合う対局はありません：{ $filters }
# The filters by what games have inside. The hints stand in empty text fields.
saved-more-filters = 詳しい条件
saved-position = 局面
saved-position-hint = 局面のテキスト
saved-position-table = 盤上の局面
saved-mirrored = 左右反転も含む
saved-opening = 序盤
saved-opening-hint = 最初の手。例：a4-b5
saved-pieces = 駒
saved-pieces-no-game = 駒の数で探すには、ゲームを選んでください。
saved-pieces-of = { $piece }・{ $side }
saved-pieces-least = { $count }個以上
saved-pieces-most = { $count }個以下
saved-pieces-no-most = 上限なし
# While games are searched.
saved-searching = 検索中…
# The filters that are on, each on a button that takes it away.
saved-chip-text = テキスト：{ $text }
saved-chip-position-mirrored = 局面（左右反転も含む）
saved-chip-opening = 序盤：{ $moves }
saved-chip-pieces = { $pieces }：{ $kind ->
    [exact] { $least }個
    [between] { $least }～{ $most }個
    [most] { $most }個以下
   *[least] { $least }個以上
}
# For screen readers.
saved-remove-filter = 条件を外す：{ $filter }
saved-clear-filters = 条件をすべて外す
saved-undo-delete = 削除を取り消す
saved-import = 取り込み
saved-drop = ここに対局のファイルをドロップしたり、対局を貼り付けたりすることもできます。
saved-export = 書き出し
saved-exported = 対局を保存しました：{ $file }
# After files were dropped on the window.
saved-imported = 取り込み：{ $imported }局。既存：{ $known }局。失敗：{ $refused }局。
# Added to the sentence above: games of which only the beginning could be read, and files in a folder that are about something else.
saved-imported-partly = 途中まで：{ $count }局。
saved-imported-no-game = 対局のないファイル：{ $count }個。
saved-import-cancelled = 取り込みを中止しました。
# While games are imported.
saved-import-progress = 取り込み中。ファイル：{ $files }個中{ $done }個。対局：{ $games }局。
import-report-heading = 取り込めなかったもの
import-heading = 対局の取り込み
import-games-only = 対局
import-all-files = 全ファイル
import-selected = 選択中：
import-open = 取り込む
chooser-choose = 選択
import-reload = 再読み込み
import-select-all = すべて選択
import-show-hidden = 隠しファイルを表示
import-show-system = システムファイルを表示
import-places = 場所
import-devices = ドライブ
import-removable-devices = リムーバブルドライブ
import-home = ホーム
import-desktop = デスクトップ
import-documents = 書類
import-downloads = ダウンロード
import-audio = 音楽
import-pictures = 画像
import-videos = ビデオ

## Practice with one's own mistakes.

practice-heading = 自分の悪手
practice-number = 悪手{ $number }/{ $all }
# $action is the weak action in notation.
practice-task = ここで{ $side }はこう指しました：{ $move }。もっと良い手を見つけてください。
practice-played = ここで{ $side }はこう指しました：{ $move }。
practice-judging = 指した手を調べています…
practice-best = それが最善手です！
practice-good = 良い手です！最善手にほぼ匹敵します。
practice-wrong = その手は良くなりません。別の手を考えてください。
practice-next = 次の悪手
practice-done = 検討に戻る

## The mistakes of all reviewed games, which are repeated.

mistakes-heading = 自分の悪手の復習
mistakes-about = 検討した対局の悪手が、1、3、7、21、60日後にまた出題されます。1日に最大10問です。
# The number of mistakes that can be repeated today.
mistakes-due = 今日：{ $count }問
# When the next mistakes can be repeated.
mistakes-due-on = 残り{ $open }問・次回：{ $date }
mistakes-none = まだありません
mistakes-none-left = すべて正解
# $south and $north are names, ranks, or “you”.
mistakes-game = 対局：{ $south } – { $north }、{ $date }
mistakes-open-game = 対局を開く
mistakes-no-game = この対局はもう一覧にありません。
mistakes-task = 対局であなたはこう指しました：{ $move }。もっと良い手を見つけてください。
mistakes-played = 対局であなたはこう指しました：{ $move }。
mistakes-wrong = それでは良くなりません。この悪手は早めにまた出題されます。別の手を試してください。
# At the end of today’s repetition.
mistakes-result = 最初の手で正解：{ $all }問中{ $found }問。
mistakes-next = 次の悪手は{ $date }に出題されます。
mistakes-all-found = 復習する悪手はもうありません。
mistakes-done = 終了

## Guessing the moves of a recorded game.

saved-guess = 手を当てる
review-guess = 手を当てる
guess-heading = 手を当てる
guess-ask = どちらの手を当てますか？一手につき最大{ $points }点です。
guess-none = この対局には当てる手がありません。
guess-side = { $side }の手を当てる
guess-number = { $number }/{ $all }手目・{ $points }点
guess-task = ここで{ $side }はどう指しましたか？
guess-found = 対局の手を当てました！
guess-found-weak = 対局の手を当てましたが、弱い手でした。
guess-played = ここで{ $side }はこう指しました：{ $move }。
guess-own = あなたの手：{ $move }。
# How many percent of the chance to win a move loses against the best move.
guess-loss = 最善手と比べた勝率の損失：{ $played }%。
guess-losses = 最善手と比べた勝率の損失：あなた{ $guess }%、対局{ $played }%。
guess-points = { $all }点中{ $points }点。
guess-over = すべての手が終わりました。{ $all }点中{ $points }点（{ $percent }%）。
guess-result = 結果
guess-result-heading = 結果
guess-table-you = あなた
# The points that the moves of the game get.
guess-table-side = 対局の{ $side }
guess-points-of = { $points }/{ $all }点
guess-best = 良かった手
guess-worst = 悪かった手
question-leave-guess-heading = 手を当てるのをやめますか？
question-leave-guess-text = この対局での得点は残りません。
question-leave-guess-yes = やめる

## The names of keys, as they are printed on keyboards.
keycap-control = Ctrl
keycap-shift = Shift
keycap-enter = Enter
keycap-space = スペース
keycap-escape = Esc
keycap-tab = Tab
keycap-backspace = Backspace
keycap-delete = Delete
keycap-insert = Insert
keycap-home = Home
keycap-end = End
keycap-page-up = Page Up
keycap-page-down = Page Down
keycap-numpad = テンキー{ $key }
keycap-mouse = マウス{ $button }
keycap-dpad = 十字キー{ $arrow }
keycap-none = キーなし

## The screen on which keys and buttons are changed.
settings-change-keys = キーとボタンの変更
settings-change-keys-about = すべてのキーとボタンを表示し、変更できます。
controls-heading = キーとボタン
controls-layout = 配置
controls-two-hands = 両手
controls-left-hand = 左手
controls-right-hand = 右手
controls-about = 変えたいキーを選んでください。ゲームパッドのボタンや、マウスの追加ボタンも使えます。
controls-rumble = ゲームパッドの振動
controls-gamepad = パッド{ $button }
controls-add = キーを追加
controls-press = キーかボタンを押してください…
controls-remove = 外す
controls-cancel = キャンセル
controls-restore = 初期設定
controls-restore-all = すべて初期設定に戻す
# Another command with the same key.
controls-conflict = 重複：{ $command }
key-cursor-up = カーソルを上へ
key-cursor-down = カーソルを下へ
key-cursor-left = カーソルを左へ
key-cursor-right = カーソルを右へ
key-turn-left = ユニットを左に旋回
key-turn-right = ユニットを右に旋回

## For screen readers.
speech-board = 盤
# A place of the board without a piece.
speech-empty = 空き
speech-draw-offered = { $side }が引き分けを申し込みました
# A question follows, whose answers are buttons.
speech-coach-warns = アドバイザーが注意しています。そのまま指しますか？それとも考え直しますか？

## The curtain between two people at one computer.
# { $player } is a name, or a side such as “Dark”.
handover-heading = { $player }の番です
handover-about = 盤を隠しています。表示するまで時計は止まっています。
handover-show = 盤を表示する

## Captions: what is heard.
caption-piece = 駒を置く音
caption-march = 行進
caption-capture = 捕獲
caption-retreat = 退却
caption-shift = 大砲のスライド
caption-cannon = 砲声
caption-form = 大砲ができる
caption-collapse = 崩れる音
caption-splash = 水音
caption-hit = 装甲に命中
caption-ricochet = 跳弾
caption-explosion = 爆発
caption-gun = 射撃
caption-mortar = 迫撃砲の射撃
caption-objective = 目標
caption-tick = 時計の音
caption-time = 残り時間わずか
caption-check = チェック
caption-escape = 脱出
caption-refused = できません
caption-fanfare = ファンファーレ

## The first screen of a new player.
welcome-about = { $game ->
    [tank-chess] 戦車は前が強く、後ろが弱い。回り込んで、敵の指揮戦車を撃破しましょう。
   *[cannon] 兵士が3人並べば大砲になります。敵陣を破り、都市を取りましょう。
}
welcome-play = 最初の対局をする

## The dialog after a crash.
crash-heading = 前回は異常終了しました
crash-text = 前回、Cannonはエラーのため終了しました。対局はすべて保存されています。何が起きたかを記した報告書がこのコンピューターにあり、エラーの修正に役立ちます。
crash-resume = 対局を再開
crash-show = 報告書を見る
crash-copy = コピー

## The screen about the program.
title-program = このゲームについて
about-heading = このゲームについて
about-game = ゲーム
about-licenses = ライセンス
about-computer = このコンピューター
about-version = バージョン{ $version }
about-inventors = キャノンは2003年にDavid E. Whitcherが、タンクチェスはDragan LazovicとPredrag Lazovicが考案しました。
about-made = プログラム、駒、部屋、音、文章は、すべてこのゲームのための新規制作です。
about-license = このプログラムは、MITライセンスまたはApacheライセンス2.0のどちらかに従って、自由に使用、変更、配布できます。
about-privacy = このゲームは外部に何も送信しません。対局、プレイヤー、設定はこのコンピューターに残ります。
about-licenses-text = このプログラムは、次の自由なライブラリーとフォントを使っています。
about-computer-text = 不具合を問い合わせるときは、この報告書をコピーしてください。機器とゲームのフォルダーの名前が書かれています。
about-copy = 報告書をコピー

## Model games: games of the program against itself, with comments that a person reads.

model-games-heading = 模範対局
model-games-about = プログラムどうしの対局を、初めから終わりまで解説付きで見られます。始まり方はくじで決めました。
model-game-heading = 模範対局
# $title is the title of a model game.
model-game-label = { $title }（プログラムどうしの対局）
# $move is the number of a move.
model-no-comment = この手には解説がありません。次の解説は{ $move }手目です。
model-no-more-comments = 解説はこれで終わりです。
model-previous-comment = 前の解説
model-next-comment = 次の解説

## The study

study-heading = 研究
study-beginning = 開始局面
study-variation = 変化
study-unfold = この変化を開く
study-fold = この変化を閉じる
study-fold-all = すべての変化を閉じる
study-unfold-all = すべての変化を開く
study-last = この手順の最後へ
study-comment-hint = この局面へのコメント
study-promote = 本譜にする
study-delete = 削除
study-undo-delete = 元に戻す
study-erase = この局面の矢印と丸を消す
study-pen-down = ペンを置きました。クリックで指せます。
study-pen-green = 緑のペン：二か所をクリックで矢印、同じ場所を二回で丸
study-pen-red = 赤のペン：二か所をクリックで矢印、同じ場所を二回で丸
study-pen-blue = 青のペン：二か所をクリックで矢印、同じ場所を二回で丸
study-pen-yellow = 黄のペン：二か所をクリックで矢印、同じ場所を二回で丸
study-add-line = 最善の手順を加える
study-add-review = 検討の評価と最善の手順を加える
study-review = 検討
study-own-file = 対局は指されたまま残ります。変更は別に、研究として保存されます。
study-close = 閉じる
study-judgement-brilliant = 妙手
study-judgement-good = 好手
study-judgement-interesting = 面白い手
study-judgement-dubious = 疑問手
study-judgement-mistake = 悪手
study-judgement-blunder = 大悪手
review-study = 研究
pause-study = 研究
pause-find = この局面の対局
saved-new-study = 新しい研究
new-study-ask = どちらのゲームを研究しますか？「対局」の画面で選んだルールと開始局面から始まります。
saved-study = 研究

## Other programs that play and advise.
engines-heading = 別のプログラム
engines-about = UGI（Universal Game Interface）を話す、ほかの作者のプログラムをここに追加できます。対局相手になり、検討の横に最善手順を表示します。信頼できるプログラムだけを追加してください。ほかのプログラムと同じようにこのコンピューターで動きます。
engines-none = まだプログラムを追加していません。
engines-add = プログラムを追加
engines-second-adviser = 2人目の助言役
engines-second-adviser-about = 検討を表示している間、同じ局面を検討します。
engines-no-adviser = なし
engines-form-heading = プログラム
engines-name = 名前
engines-program = プログラムのファイル
engines-choose-file = ファイルを選ぶ
engines-arguments = 引数
engines-arguments-about = ほとんどのプログラムでは不要です。スクリプトの場合は、インタープリターをプログラムに選び、ここにスクリプトの完全なパスを書きます。空白を含む引数は引用符で囲んでください。
engines-seconds = 時計なしでは1手{ $number }秒
engines-ask = プログラムを試す
engines-asking = プログラムを起動しています…
engines-answer = プログラムの答え：{ $name }です。
engines-options = プログラムのオプション
engines-on = オン
engines-off = オフ
engines-save = 保存
engines-remove = 取り除く
question-remove-program-heading = このプログラムを取り除きますか？
question-remove-program-text = オプションも消えます。プログラムが指した対局は残ります。
question-remove-program-yes = 取り除く
engines-program-missing = プログラムのファイルを選んでください。
engines-name-missing = プログラムに名前を付けてください。
engines-name-taken = ほかのプログラムがこの名前を使っています。
engines-option-wrong = { $name }にこの値は使えません。
engines-option-range = { $name }は{ $least }から{ $most }までです。

## The explorer: the moves that were played from a position in many games.
explorer-show = エクスプローラー：この局面で指された手
explorer-my-games = 自分の対局
explorer-computer-games = コンピューター
# A move, or all moves, with the results of the games. { $side } is the side to move, { $score } is one of the two messages below.
explorer-row = { $action }：{ $games }局。{ $south }の勝ち{ $south-wins }、{ $north }の勝ち{ $north-wins }、引き分け{ $draws }、結果なし{ $undecided }。{ $side }の得点率：{ $score }
explorer-score = { $percent }%
explorer-no-score = –
explorer-columns = 対局数・結果・{ $side }の得点率
explorer-total = すべての手
explorer-none = ここから続いた対局はありません。
explorer-few = 斜線の帯は{ $games }局未満で、得点率は当てになりません。
explorer-searching = 対局を数えています…
explorer-failed = 対局を数えられません。{ $reason }
# { $command } is a command to type.
explorer-no-collection = コンピューターの対局集がまだありません。次のコマンドで棋譜から作れます：{ $command }
# A placeholder in the command.
explorer-folder = フォルダー

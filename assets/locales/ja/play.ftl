# 「対局」画面と、新しい対局の設定。

play-heading = { $game }で対局
play-clock = 持ち時間(両者共通)
play-minutes = { $number }分
play-rank-number = { $count }階級中{ $number }番目
play-program-about = このプログラムとの対局はレーティングの対象になりません。
play-computer = コンピューター
play-who = 対局者
play-score = あなた:{ $won }勝{ $lost }敗{ $drawn ->
        [0] {""}
       *[other] { $drawn }分
    }
play-new-player = 新しいプレイヤー…
play-name = { $side }のプレイヤーの名前
play-more = 設定:{ $options }
side-random = ランダム

options-heading = { $game }の設定
options-all = ルールを一つずつ決める
options-done = 完了

preset-tournament = 大会
preset-tournament-about = クラシックに大会ルールを加えたもの。同じ大砲を続けてスライドできるのは3回までです。引き分けのハウスルールも使います。
preset-ludii = Ludii
preset-ludii-about = Ludiiというソフトのルールです。クラシックと同じですが、3マス先への砲撃では、間の2マスが両方とも空いていなければなりません。
preset-published = 発売時のルール
preset-published-about = 箱に入っているルールです。
preset-tank-tournament = 大会
preset-tank-tournament-about = 箱に入っているルールに、引き分けのハウスルールを加えたものです。

# Text of the game in the terminal. The words in the help, such as undo and save, are commands and stay as they are.

cli-welcome = { $south }：{ $south-seat }。{ $north }：{ $north-seat }。{ $example }のように手を入力してください。helpと入力すると、コマンドとルールを表示します。盤を言葉で読むには、view piecesと入力します。
# After the welcome: the number of the player’s mistakes in reviewed games that can be repeated today.
cli-mistakes-due = 今日復習する悪手：{ $count }問。ウィンドウの「学ぶ」にある「自分の悪手の復習」で復習できます。
cli-prompt = { $side }の手番：
cli-prompt-over = 終局：
cli-to-move = { $side }の手番です。
cli-played = { $side }：{ $action }
cli-danger = 次の手番に{ $enemy }の都市を落とせます。
cli-check = チェック：次の手番に{ $enemy }の指揮戦車を撃破できます。
cli-escape = 脱出：次の手番に{ $side }の指揮戦車が盤外へ出られます。
cli-objective = 目標：{ $side }が次の手番に目標を達成できます。
cli-after-end = undo、save、load、quitのどれかを入力してください。
cli-over = 対局は終わっています。undo、save、load、quitのどれかを入力してください。
cli-at-ply = { $ply ->
        [0] 対局の最初です。
       *[other] { $ply }手目まで進んだ局面です。
    }
cli-nothing-to-undo = 戻せる手がありません。
cli-nothing-to-redo = 進められる手がありません。
cli-unreadable = コマンド（helpで一覧を表示）でも手でもありません。{ $error }

cli-hint = ヒント：{ $action }
cli-hint-win = ヒント：{ $action }から自分の{ $turns }手で勝ちです。
cli-hint-loss = ヒント：{ $action }。ただし、相手が最善を尽くせば負けです。
cli-no-hint = ヒントはありません。

cli-repetition = この局面が現れたのは{ $count }回目です。ルールには同一局面による引き分けがありません。引き分けを申し込むにはdrawと入力してください。
cli-draw-question = { $side }の方、引き分けを受け入れますか？（yes、no）
# Answers that count as yes, separated by spaces.
cli-yes = yes y はい
cli-draw-declined = { $side }は引き分けを断りました。

cli-clocks = 残り時間：{ $south }{ $south-time }、{ $north }{ $north-time }。
cli-no-clocks = この対局に時間制限はありません。
cli-time-unlimited = 無制限
cli-time-hours = { $number }時間
cli-time-minutes = { $number }分
cli-time-seconds = { $number }秒
cli-flag-fell = { $side }の時間が切れました。
cli-too-late = すでに時間が切れていたため、入力は無効です。

cli-quit-question = 対局は保存されていません（保存するにはsave FILE）。終了しますか？（yes、no）
cli-which-file = ファイル名を入力してください。例：save game.json
cli-saved = 対局を{ $file }に保存しました。
cli-loaded = { $file }の対局を読み込みました。
cli-loaded-and-saved-there = { $file }の対局を読み込みました。これからはこのファイルに保存されます。
cli-loaded-not-saved = { $file }の対局を読み込みました。指し手はこのファイルには保存されません。別のファイルに保存するには、save FILEと入力してください。
# Several games are in a file. { $first } is the number of the first.
cli-load-several = { $file }には対局が{ $games }局あります。番号を付けてください。例：load { $file } { $first }
cli-load-question = 対局は保存されていません（保存するにはsave FILE）。別の対局を読み込みますか？（yes、no）
cli-replace-question = { $file }はすでにあります。置き換えますか？（yes、no）

cli-which-view = view board、view plain、view pieces、view offのどれかを入力してください。
cli-towns = { $count ->
        [0] 都市なし
       *[other] 都市：{ $points }
    }
cli-soldiers = { $count ->
        [0] 兵士なし
       *[other] 兵士{ $count }：{ $points }
    }
cli-heavy-tanks = 重戦車{ $count }：{ $points }
cli-medium-tanks = 中戦車{ $count }：{ $points }
cli-light-tanks = 軽戦車{ $count }：{ $points }
cli-command = 指揮戦車：{ $points }
cli-tank-destroyers = 駆逐戦車{ $count }：{ $points }
cli-heavy-mortars = 重迫撃砲{ $count }：{ $points }
cli-super-heavy-tanks = 超重戦車{ $count }：{ $points }
cli-tank-hunters = 対戦車自走砲{ $count }：{ $points }
cli-amphibious-tanks = 水陸両用戦車{ $count }：{ $points }
cli-bulldozers = ブルドーザー{ $count }：{ $points }
cli-minesweepers = 地雷処理車{ $count }：{ $points }
cli-legal = { $count ->
        [0] 合法手はありません。
       *[other] 合法手{ $count }：
    }
cli-moves = { $count ->
        [0] まだ指し手はありません。
       *[other] 指し手：
    }

cli-games-line = { $name }：{ $game }、{ $date }、{ $south } – { $north }、{ $moves }手、{ $result }
cli-games-unusable = { $name }：対局ではありません。{ $reason }
cli-games-count = { $count ->
        [0] 対局は見つかりませんでした。
       *[other] { $count }局。
    }

# A file with the counts of games, for the explorer.
cli-explorer-built = { $file }：{ $games }局から{ $positions }局面
cli-explorer-unusable = { $games }局は使えないので、数えていません。

cli-replay-plies = { $plies }手、すべて合法です。

cli-help-cannon =
    手の書き方：
      @e1      e1に都市を置く
      a4-b5    前進：正面か斜め前へ1マス
      a4xb5    捕獲：正面、斜め前、真横の敵を取る
      b5/b3    退却：敵が隣にいれば2マス下がる
      a2>a5    スライド：大砲の最後尾の兵士が先頭へ移る
    { "  *" }d7      砲撃：大砲でd7の敵を撃つ
cli-help-tank-chess =
    手の書き方：
      H3>F5/NW       H3からF5へ動き、最後に北西を向く
      H3>H3/E        その場で旋回して東を向く
      H3>F5/NW xB11  動いてからB11の敵を撃破する
      I15>exit       指揮戦車が向こう端から盤外へ出る
    盤：
      H↑, l↙         ユニットと向き。大文字は白
      #, x           障害物、残骸。help rulesで全記号を説明
cli-help =
    コマンド：
      board, pieces      局面を盤または言葉で表示
      view board|plain|pieces|off
                         1手ごとに何を表示するか。plainは
                         ユニットの向きのない盤
      legal              合法手の一覧
      moves              これまでの指し手の一覧
      clocks             残り時間を表示
      hint               ヒントを表示
      undo, redo         1手戻す、1手進める
      save FILE, load FILE
                         対局の保存、読み込み（ほかのプログラムの
                         対局も可）。load FILE 2はその番号の対局を
                         読み込む
      draw, resign       引き分けの申し込み、投了
      quit               終了
# Descriptions of the pages that help can show, which continue the list of commands.
cli-help-rules = この対局のルール
cli-help-tips = 上手に指すこつと、おすすめの持ち時間
cli-help-editions = 各版のルールの比較
cli-help-about = このゲームの作者
cli-which-topic = helpで読める項目：{ $topics }。helpのあとに項目名を入力してください。helpだけならコマンドを表示します。

cli-no-window = ウィンドウを開けませんでした。{ $reason }ターミナルで対局します。
cli-no-window-no-terminal = ウィンドウを開けませんでした。{ $reason }標準入力もターミナルではありません。Debianでウィンドウを開くには、次のパッケージをインストールしてください：{ $packages }。
# $variable and "randr" are words of the program, which stay.
cli-unusable-scale = 環境変数{ $variable }は無視されます。「{ $value }」はウィンドウの拡大率として使えません。{ $least }から{ $most }までの数か「randr」を指定してください。

# Analysis: `score` is one of the next two, or a number such as +0.35.
cli-analysis-win = 自分の{ $turns }手で勝ち
cli-analysis-loss = 相手の{ $turns }手で負け
cli-analysis-line = { $rank }. { $score }（深さ{ $plies }）：{ $variation }
# $reason is a sentence of reasons.ftl.
cli-analysis-reason = { $action }の理由：{ $reason }
cli-analysis-better = より良い手順：{ $variation }（{ $score }）
cli-analysis-missed-win = 勝ち逃し。勝てた手順：{ $variation }（{ $score }）
cli-analysis-thrown-away-win = 勝ちを手放す手。勝てた手順：{ $variation }（{ $score }）
cli-analysis-allowed-win = 相手に勝ちを許す手。より良い手順：{ $variation }（{ $score }）
cli-analysis-summary = { $side }、{ $turns }手：正確さ{ $accuracy ->
        [none] –
       *[other] { $accuracy }%
    }、?!{ $inaccuracies }、?{ $mistakes }、??{ $blunders }。1手あたりの損失は平均で{ $game ->
              [tank-chess] 軽戦車{ $loss }両分
             *[cannon] 兵士{ $loss }人分
          }。

## The output of other commands.
cli-not-saved = 対局を保存できません。{ $reason }このお知らせは一度だけ表示されます。
cli-page-written = ページを{ $file }に書き出しました。
cli-puzzle-own-rules = 独自ルール
# $detail is technical and English.
cli-puzzle-faulty = パズル{ $puzzle }：{ $detail }
cli-puzzle-alike = パズル{ $puzzle }：局面が{ $earlier }と同じ形です。
cli-puzzles-proved = { $count }問のパズルを証明しました。そのうち、どの手番でも好手が一つしかないものは{ $unique }問です。
cli-scheme-line = { $name }：{ $about }
cli-scheme-verdict = { $errors ->
    [0] { $warnings ->
        [0] 問題なし
       *[other] 警告{ $warnings }件
    }
   *[other] エラー{ $errors }件
}
cli-scheme-nameless = このマップ
cli-scheme-fault = { $name }（{ $reason }）
cli-scheme-list = { $first }、{ $rest }
cli-scheme-of = マップ：{ $text }
cli-scheme-name = 名前：{ $text }
cli-scheme-about = 説明：{ $text }
cli-scheme-size = 大きさ：{ $size }×{ $size }
cli-scheme-units = 各側のユニット：{ $count }（{ $units }）
cli-scheme-unit = { $unit }×{ $count }
cli-scheme-obstacles = 障害物：マスの{ $percent }%
cli-scheme-mines = 地雷：{ $count }
cli-scheme-flags = 旗：{ $south }と{ $north }
cli-scheme-expansion = 拡張セット（数値はこのゲーム独自）：{ $names }
cli-scheme-text = 局面の文字列：{ $text }
cli-scheme-checked = 検査：{ $text }
cli-scheme-error = エラー：{ $reason }
cli-scheme-warning = 警告：{ $reason }

## The report about the computer, which `cannon doctor` prints and the window shows. What systems and libraries say stays in their own words.
doctor-build = { $system }、{ $processor }用の{ $profile ->
    [debug] デバッグ版
   *[release] リリース版
}
doctor-line = { $name }：{ $state }
doctor-none = なし
doctor-system = システム
doctor-name = 名前：{ $name }
doctor-language = 言語：{ $tag }
doctor-threads = プロセッサーのスレッド：{ $count }
doctor-graphics = グラフィックアダプター
doctor-sound = サウンド
doctor-folders = フォルダー
doctor-files = ファイル
doctor-data = データ
doctor-settings = 設定
doctor-players = プレイヤー
doctor-no-home = ホームフォルダーがないため、ありません
doctor-folder-writable = { $folder }（書き込めます）
doctor-in-order = 問題ありません
doctor-none-yet = まだありません
doctor-damaged = 壊れています。{ $reason }
doctor-count = { $count }件、{ $damaged ->
    [0] 問題ありません
   *[other] うち{ $damaged }件が壊れています
}
doctor-crash = まだ見ていない異常終了の報告があります：{ $file }
doctor-no-crash = 新しい異常終了の報告はありません。

## Games of other programs: where a game comes from.
format-record = 保存した対局
format-match = 連続対局の対局
format-abstract-play = Abstract Play（JSON）
format-boardspace = boardspace.net（SGF）
format-tank-chess-kifu = Tank Chessの棋譜
format-move-list = 指し手の一覧
format-pgn = PGN
format-picture = 局面の画像
cli-import = { $file }を「{ $format }」として読みました。
cli-import-stopped = { $file }を「{ $format }」として読みました。読めたのは最初の{ $plies }手だけです。{ $reason }

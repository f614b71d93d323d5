# What players are told about errors, in whole sentences. { $reason } is such a sentence, too; { $system } is what the system says, in its own words.

## Files and folders.
error-in-file = { $file }：{ $reason }
error-file-missing = { $file }：ファイルまたはフォルダーがありません。
error-file-permission = { $file }：読み書きする権限がありません。
error-file-read-only = { $file }：読み取り専用のディスクのため、書き込めません。
error-file-disk-full = { $file }：ディスクの空き容量がありません。
error-file-too-large = { $file }：ファイルが大きすぎて、このディスクには保存できません。
error-file-exists = { $file }：同じ名前のファイルがすでにあります。
error-file-not-text = { $file }：テキストファイルではありません。
error-file-end = { $file }：ファイルを最後まで読めませんでした。
error-file-is-folder = { $file }：ファイルではなくフォルダーです。
error-file-not-folder = { $file }：フォルダーではないか、パスの途中にフォルダーでないものがあります。
error-file-name = { $file }：この名前は使えません。
error-file-busy = { $file }：別のウィンドウかプログラムで使用中です。
error-file-memory = { $file }：メモリーが足りません。
error-file-not-regular = { $file }：通常のファイルではありません。
error-file-not-in-library = { $file }：このファイルは保存した対局の中にありません。
error-file-other = { $file }：エラーが起きました。システムのメッセージ：{ $system }。
error-input = 入力を読み込めません。システムのメッセージ：{ $system }。
error-output = 出力を書き込めません。システムのメッセージ：{ $system }。

## Contents of files. The line is 0 if the place is unknown.
error-too-long = テキストが長すぎます。{ $kilobytes }KBまでです。
error-not-text = テキストではありません。{ $bytes }バイト目の直後に誤りがあります。
error-too-new = より新しいバージョンのプログラムで作られています（形式のバージョン{ $found }）。このプログラムで読めるのはバージョン{ $newest }までです。
error-version = 項目「version」がないか、その値がバージョン番号ではありません。
error-json-end = { $line }行目、{ $column }列目で途切れています。
error-json-syntax = { $line }行目、{ $column }列目が壊れていて、JSONとして読めません。
error-json-missing-field = { $line ->
    [0] 項目「{ $name }」がありません。
   *[other] 項目「{ $name }」がありません（{ $line }行目、{ $column }列目）。
}
error-json-unknown-field = { $line ->
    [0] 項目「{ $name }」は使えません。
   *[other] 項目「{ $name }」は使えません（{ $line }行目、{ $column }列目）。
}
error-json-duplicate-field = { $line ->
    [0] 項目「{ $name }」が二つあります。
   *[other] 項目「{ $name }」が二つあります（二つ目は{ $line }行目、{ $column }列目）。
}
error-json-unknown-value = { $line ->
    [0] 「{ $name }」は指定できない値です。
   *[other] 「{ $name }」は指定できない値です（{ $line }行目、{ $column }列目）。
}
error-json-wrong-value = { $line ->
    [0] 値の種類が違うか、範囲を外れています。
   *[other] { $line }行目、{ $column }列目の値の種類が違うか、範囲を外れています。
}
error-json-other = { $line ->
    [0] 解釈できない値があります。
   *[other] { $line }行目、{ $column }列目の値を解釈できません。
}
error-in-ruleset = ルールが正しくありません。{ $reason }
error-in-position = 局面が正しくありません。{ $reason }
error-unknown-preset = 「{ $name }」というルールはありません。
error-unknown-game = 「{ $game }」というゲームはありません。
error-unknown-style = 「{ $name }」という棋風はありません。選べるもの：{ $styles }。

## Saved games. South and north are the words in the file.
error-record-format = 保存した対局ではありません。
error-record-level = 「{ $side }」のレベルが{ $level }です。レベルは{ $least }から{ $most }までです。
error-record-time = 「{ $side }」の持ち時間が100時間を超えています。
error-record-clock = { $number }手目のあとの残り時間が100時間を超えています。
error-record-clocks = 手数は{ $actions }手ですが、残り時間の記録が{ $clocks }個あります。
error-record-action = { $number }手目（{ $action }）は指せません。{ $reason }
error-record-result = 結果が最後の局面と合いません。ファイルの結果：{ $written }盤上の結果：{ $board }
error-record-going-on = 対局は終わっていません。
error-record-actions = 手数が{ $limit }手を超えています。
error-record-variation = 変化{ $number }の始まりがありません。{ $reason }
error-record-variation-action = 変化{ $variation }の{ $number }手目（{ $action }）は指せません。{ $reason }
error-record-notes = メモ{ $number }を読めません。{ $reason }
error-record-line = その前に手順{ $line }がありません。
error-record-ply = 手順{ $line }には{ $ply }手目の局面がありません。
error-notes-comment = コメントが{ $limit }文字を超えています。
error-notes-shapes = 1つの局面に矢印と丸が{ $limit }個を超えてあります。
error-notes-off-board = 矢印または丸（{ $shape }）が盤の外です。
error-notes-all-comments = 1局のコメントは合わせて{ $limit }文字までです。
error-notes-all-shapes = 1局の矢印と丸は{ $limit }個までです。

## Files of matches, which `cannon match --out` writes.
error-match-format = 連続対局のファイルではありません。
error-match-empty = この連続対局には、終わった対局がまだありません。
error-match-several = 対局が{ $games }局あります。--number { $first }のように番号で対局を選んでください。
error-match-number = 番号{ $number }の対局はありません。番号は{ $least }から{ $greatest }までです。
error-match-single = 対局は一つだけで、番号はありません。--numberを付けないでください。

## Games of other programs. A round has a move of each player.
error-import-character = { $line }行目{ $column }文字目：{ $reason }
error-import-turn = 第{ $round }組の{ $turn }手目：{ $reason }
error-import-numbered = 対局{ $number }：{ $reason }
error-import-unknown = 対局が見つかりません。読めるのは、保存した対局、連続対局の対局、Abstract Play（JSON）とboardspace.net（SGF）の対局、PGN、指し手の一覧です。
error-picture-no-position = この画像には、写っている局面の情報がありません。このプログラムが保存した画像には、ほかのプログラムで変換していなければ、局面の情報があります。
error-picture-damaged = 画像が壊れているか、PNGファイルではありません。
error-import-many = 対局が{ $limit }局を超えています。
error-import-field = 項目「{ $name }」がないか、値が正しくありません。
error-import-game = 「{ $name }」は別のゲームです。
error-import-variant = 変則ルール「{ $name }」の対局は読めません。
error-import-after-end = 対局が終わったあとに「{ $text }」があります。
error-import-no-moves = 指し手がありません。
error-import-expected = ここには「{ $sign }」が必要です。
error-import-unexpected = ここに「{ $text }」は書けません。
error-import-tag = タグ{ $name }の値「{ $value }」が正しくありません。
error-import-operation = 操作{ $number }（「{ $text }」）を読めません。
error-import-order = 操作{ $number }（「{ $text }」）がその前の操作と合いません。
error-abstract-play-game = { $game }の対局はAbstract Play用に書き出せません。
error-abstract-play-rules = Abstract Playのルールは異なります。書き出せるのは「classic」ルールの対局だけです。
error-abstract-play-start = Abstract Playの対局は、通常の初期局面からのものだけです。

## Actions as text.
error-at-column = { $column }文字目：{ $reason }
error-no-action = ここには手が必要です。例：{ $examples }。
error-action-point = ここにはa1からj10までのマスが必要です。
error-action-square = ここにはA1からX24までのマスが必要です。
error-action-sign = 「{ $sign }」は手の記号ではありません。使える記号は- x / > * @です。
error-action-surplus = 手のあとに書けるのは{ $marks }だけです。
error-action-arrow = ここには「>」と、ユニットの行き先のマスが必要です。
error-action-slash = ここには「/」と、ユニットの向きが必要です。
error-action-facing = ここには向きが必要です：N、NE、E、SE、S、SW、W、NW。
error-action-line = { $target }は、{ $square }で{ $facing }を向くユニットのまっすぐ前にも、左右45°の方向にもありません。
error-action-unit = { $square }のユニットは「{ $letter }」ではありません。
error-action-several = これができるユニットは複数あります。先にそのマスを書いてください：{ $squares }
error-action-bracket = ここには「)」が必要です。

## Positions as text.
error-in-board = 盤の部分、{ $column }文字目：{ $reason }
error-in-side = 手番の部分、{ $column }文字目：{ $reason }
error-in-remarks = 付記の部分、{ $column }文字目：{ $reason }
error-unknown-letter = ここでは「{ $letter }」を使えません。
error-rank-points = { $rank }段目のマスが10個ではなく{ $points }個です。
error-rank-count = 盤の段が10段ではなく{ $ranks }段です。
error-rank-squares = { $rank }段目のマスが{ $squares }個で、盤の段数{ $ranks }と合いません。
error-board-ranks = 盤の段が{ $ranks }段です。この大きさの盤は使えません。
error-no-side = 手番が書かれていません。次のどれかの文字を書いてください：{ $letters }。
error-wrong-side = 手番を表す文字は次のどれかです：{ $letters }。
error-remark = 付記として読めません。例：{ $examples }。
error-remark-twice = 同じ付記が二つあります。
error-fourth-field = 三つ目の部分のあとには何も書けません。
error-unit-facing = ユニットの向きがありません：N、NE、E、SE、S、SW、W、NW。
error-parenthesis = ここには「)」が必要です。

## Files of positions and schemes.
error-position-format = 保存した局面ではありません。
error-scheme-format = マップではありません。
error-grid-lines = 盤が{ $lines }行あります。{ $most }行までしか使えません。
error-grid-line = 盤の{ $line }行目のマスが{ $squares }個で、盤の行数{ $lines }と合いません。
error-grid-sign = 盤の{ $line }行目、{ $column }列目：ここの「{ $sign }」には意味がありません。
error-scheme-facing = { $square }に向きが指定されていますが、そこにユニットがいません。
error-scheme-under = { $square }の下の地形に「{ $name }」が指定されていますが、上に何もないか、そのような地形がありません。
error-scheme-unplayable = このマップでは対局できません。{ $reason }
error-list = { $first }{ $rest }
error-unit-letter = { $square }：「{ $letter }」というユニットはありません。
error-terrain-name = 「{ $name }」という地形はありません。
error-square-twice = { $square }が二度出てきます。
error-unknown-board = 「{ $name }」という盤はありません。選べるもの：{ $names }。

## Players.
error-profile-format = プレイヤーのファイルではありません。
error-profiles-damaged = プレイヤーのファイルが壊れていたため、空のものに置き換えました。元のファイルは{ $file }として残してあります。{ $reason }
error-player-name = プレイヤーの名前を入力してください。
error-player-name-length = 名前は{ $most }文字までです。この名前は{ $characters }文字です。
error-player-taken = 「{ $name }」というプレイヤーはすでにいます。
error-players = プレイヤーは{ $most }人までです。
error-player-unknown = そのプレイヤーはもういません。

## Window, pictures and animations.
error-no-display = ディスプレイが見つかりません。環境変数DISPLAYもWAYLAND_DISPLAYも設定されていません。
error-display-unavailable = ウィンドウシステムが応答しないか、そのライブラリーがありません。システムのメッセージ：{ $system }。
error-adapter-forbidden = 使えるグラフィックスアダプターがありません。環境変数WGPU_BACKENDの設定で、すべての種類が無効になっています。
error-adapter = 使えるグラフィックスアダプターがありません。システムのメッセージ：{ $system }。
error-picture-size = { $width }×{ $height }ピクセルの画像は大きすぎます。幅と高さは{ $limit }ピクセルまでです。
error-picture-place = 盤にそのマスはありません。盤は{ $size }列、{ $size }段です。
error-picture-choice = この手は駒を選ばずに指すため、表示する選択がありません。
error-picture-position = 局面を表示できません。{ $reason }
error-picture-none = グラフィックスアダプターから画像を取得できませんでした。

## Networks of the computer player. Numbers of bytes are counted from the start of the file.
error-network-file = ニューラルネットワークのファイルではありません。
error-network-version = ニューラルネットワークのファイルの形式がバージョン{ $found }です。必要なのはバージョン{ $expected }です。
error-network-length = ニューラルネットワークのファイルが{ $expected }バイトではなく{ $found }バイトです。
error-network-shape = ニューラルネットワークの構造が想定と違います。{ $byte }バイト目が{ $expected }ではなく{ $found }です。
error-network-checksum = ニューラルネットワークのファイルが壊れています。チェックサムが{ $expected }ではなく{ $found }です。
error-network-number = ニューラルネットワークのファイルが壊れています。{ $byte }バイト目の数が{ $found }で、{ $least }から{ $most }の範囲にありません。

## The memory of the computer player.
error-table-memory = { $mebibytes } MiBの表を置くメモリーが足りません。

## The command line. Options and their values are typed as they are.
error-usage = { $reason }詳しくは`{ $help }`をご覧ください。
error-usage-no-value = { $argument }には値が必要です。{ $reason }
error-usage-value = { $argument }に「{ $value }」は指定できません。{ $reason }
error-usage-bad-value = { $argument }に「{ $value }」は指定できません。{ $reason }
error-usage-help = 指定できる値はヘルプにあります。
error-usage-unknown = 「{ $argument }」というオプションや引数はここでは使えません。
error-usage-unknown-meant = 「{ $argument }」というオプションはここでは使えません。{ $meant }のことですか？
error-usage-command = 「{ $argument }」というコマンドはありません。
error-usage-no-command = コマンドがありません。次のどれかを指定してください：{ $commands }。
error-usage-conflict = { $argument }は、二度指定することも、{ $other }と同時に指定することもできません。
error-usage-required = 次の指定が必要です：{ $argument }。
error-usage-equals = { $argument }の値は、等号（=）に続けて書いてください。
error-usage-too-many = { $argument }の値が多すぎます。「{ $value }」は余分です。
error-usage-count = { $argument }の値の数が違います。
error-usage-not-text = テキストとして読めない引数があります。
error-usage-other = コマンドラインを解釈できません。
error-value-integer = { $least }から{ $most }までの整数を指定してください。
error-value-number = { $least }から{ $most }までの数を指定してください。
error-value-seat = human、階級（{ $ranks }）、rank:1からrank:{ $most }、またはensign:foxのように棋風を付けた階級を指定できます。
error-value-draws = none、repetition、quiet-turns、allを指定できます。
error-value-clock = none、分（10や0.5など）、または分と秒（5+3など）を指定できます。分も秒も{ $most }までです。
error-value-game = 選べるゲーム：{ $games }。
error-value-language = 選べる言語：{ $tags }。
error-value-size = 1280x720のように、幅と高さをピクセルで指定してください。どちらも{ $most }までです。
error-value-place = e5のように、文字と数字を指定してください。
error-unknown-rules = 「{ $name }」というルールはありません。選べるもの：{ $names }。
error-switch-of-other-game = { $switch }は{ $other }のオプションです。ゲームが{ $game }のときは外してください。
error-no-schemes = { $game }にはマップがありません。--gameで別のゲームを指定するか、--schemeを外してください。
error-no-shifts = { $game }にはスライドがないため、回数を制限できません。--tournamentに数を付けないでください。
error-record-own-rules = ゲーム、ルール、時計は{ $file }の記録で決まっています。--game、--scheme、--clock、--tournament、--drawsとルールのオプションを外してください。
error-scheme-and-board = 盤はマップで決まっています。--boardと--rulesを外してください。
error-two-boards = 盤が二つ指定されています：{ $first }と{ $second }。
error-unknown-file = 対局、局面、マップのどれも見つかりません。開けるのは、保存した対局、連続対局の対局、Abstract Play（JSON）とboardspace.net（SGF）の対局、PGN、指し手の一覧、局面、マップです。

## Commands. { $detail } is technical and English in every language.
error-unexpected = 実行できませんでした。プログラムの報告：{ $detail }
error-file-detail = { $file }：このファイルは使えません。プログラムの報告：{ $detail }
error-in-line = { $file }、{ $line }行目：{ $reason }
error-no-folder = { $file }：フォルダー{ $folder }がありません。
error-no-search-result = コンピューターは次の局面で手を見つけられませんでした：{ $position }
error-no-opening = { $attempts }回試しましたが、ランダムな{ $moves }手のあとで形勢が互角になる序盤が見つかりませんでした。
error-thread = システムが新しいスレッドを開始できません。システムの報告：{ $system }
# Only in the laboratory, a program for developers.
error-laboratory = { $text }
error-moved = 「cannon { $command }」は、開発用プログラムの「cannon-lab { $command }」に移りました。「cargo build --release -p cannon-lab」でビルドできます。
error-neither-game-nor-scheme = これは保存した対局でもマップでもありません。{ $reason }
error-number-without-record = --numberは、複数の対局があるファイルやフォルダーから対局を選びます。そのファイルかフォルダーを--recordで指定してください。
error-record-rules = { $file }には、ゲームとルールが記録されています。--gameとルールのオプションはすべて省いてください。
error-position-and-scheme = 局面とマップの両方が指定されています。どちらかを省いてください。
error-no-position-files = { $game }には局面ファイルがありません。局面を文字列で指定してください。
error-html-position = --htmlは、局面ではなく対局の検討を書き出します。対局を--recordで指定してください。
error-no-page = { $game }には「{ $topic }」というページがありません。ページ：{ $topics }
error-scheme-start = マップは、白が先に指し、両方の指揮戦車が盤上にあり、占領も破壊もまだない状態で始めます。
error-schemes-unplayable = 次のマップは対局に使えません：{ $names }
error-puzzles-unsound = 次のパズルは正しくありません：{ $names }
error-boards-and-board = 盤は--boardsで指定されています。--boardと--rulesを省いてください。
error-except-board = --except { $name }：この盤は--boardsの中にありません。
error-except-all = 盤が残っていません。--exceptで指定する盤を減らしてください。
error-match-sprt = この連続対局は--sprt { $hypotheses }で行われました。検定の結果は「cannon-lab match --summary」で表示できます。
error-match-player = { $player }は対局できません。プログラムの報告：{ $detail }
error-match-other = { $file }は別の連続対局のファイルです。{ $what }は、ファイルでは{ $theirs }、指定では{ $ours }です。
error-match-busy = { $file }：別の連続対局がこのファイルに書き込んでいます。
error-match-version = 形式のバージョンは{ $found }ですが、このプログラムが読めるのはバージョン{ $expected }です。
error-render-chosen = 「{ $move }」は--chosenでは表示できません。{ $reason }
error-render-not-legal = この手はここでは指せません。
error-render-moment-pointer = --chosenと一緒に--momentを使うには、クリックする場所を--pointerで指定してください。
error-render-moment-record = --momentは、保存した対局の最後の手を表示します。局面の代わりに--recordを指定してください。
error-render-nothing = 書き出すものがありません。--out、--gif、--framesのどれかを指定してください。
error-render-range = { $from }手目から{ $to }手目までには、アニメーションにする手がありません。この対局は{ $moves }手です。
error-render-ply = { $ply }手目はありません。この対局は{ $moves }手です。
error-render-no-window = { $file }は書き出せませんでした。このプログラムは3Dの部分なし（「gui」なし）でビルドされています。
error-usage-command-meant = 「{ $argument }」というコマンドはありません。もしかして：{ $meant }
error-value-page = .pdfまたは.svgで終わるファイル名を指定してください。
error-value-html = .htmlで終わるファイル名を指定してください。
error-value-theme = 指定できるテーマ：{ $themes }。
error-value-search-limit = 指定できる値：nodes:Nまたはms:N。Nは1以上、ミリ秒は{ $most }以下です。
error-value-openings = 指定できる値：random:N。Nは0から{ $most }までです。
error-value-player = 指定できる値：階級（{ $ranks }）、rank:1からrank:{ $most }、ensign:foxのような棋風付きの階級、それらに:bookを付けたもの、engine:PROGRAM、greedy、random。
error-value-program = 「engine:」のあとにプログラムを指定してください。
error-value-quote = 引用符が閉じていないか、最後のバックスラッシュのあとに何もありません。

## Why the program ended after a failure of the graphics device. The crash report has it.
recovery-lost-again = グラフィックデバイスが1分のうちに何度も使えなくなりました。
recovery-not-back = グラフィックデバイスが使えなくなり、復旧できませんでした。{ $reason }
recovery-memory = グラフィックデバイスのメモリーが足りません。設定で画質を下げるか、--quality lowを付けて起動してください。
recovery-failed = グラフィックデバイスに問題が起きました。デバイスの報告：{ $detail }

## 保存した対局の検索。
error-search-position = { $game }の局面ではありません。{ $reason }
error-search-positions = { $first }{ $second }
error-search-opening = 序盤の{ $number }手目（{ $action }）は指せません。{ $reason }
error-search-opening-empty = 序盤に手がありません。
error-search-opening-long = 序盤の手が{ $limit }手を超えています。
error-search-material = 「{ $text }」は駒の数ではありません。例：d=5、d=3..8、d=3..、d=..8。
error-search-letter = 「{ $letter }」は{ $game }の駒ではありません。駒の文字：{ $letters }。
error-search-range = 「{ $text }」に入る数はありません。小さい数を先に書いてください。
error-search-twice = 「{ $letter }」が2回指定されています。
error-search-material-empty = 駒の数が指定されていません。例：d=5。

## Other programs that play. The lines and the status are in the words of the program and the system.
error-engine-start = プログラムを起動できません。{ $reason }
error-engine-not-runnable = { $file }は実行できるプログラムではありません。スクリプトの場合は、python3などのインタープリターをプログラムに、スクリプトを引数に指定してください。
error-engine-ended = プログラムが自分で終了しました（{ $status }）。
error-engine-closed = プログラムとの行のやり取りができなくなりました。
error-engine-no-game = プログラムはこのゲームに対応していません。
error-engine-no-rules = このプログラムは通常のルールしか知りません。
error-engine-no-action = プログラムは手を見つけられませんでした。
error-engine-illegal = プログラムの答えは「{ $answer }」でした。{ $reason }
error-engine-timeout = プログラムが時間内に答えませんでした。
error-engine-timeout-lines = プログラムが時間内に答えませんでした。ほかに{ $lines }行を書き、最後の行は「{ $line }」でした。
error-engine-flood = プログラムが答えを出さずに{ $lines }行を書きました。最後の行は「{ $line }」でした。
error-engine-interrupted = プログラムは中断されました。
error-engine-said = { $fault }プログラムの報告：「{ $said }」

## Files with the counts of games, for the explorer.
error-collection-none = エクスプローラーのファイルではありません。「cannon explorer build」で作れます。
error-collection-version = このエクスプローラーのファイルはバージョン{ $version }で、このプログラムでは読めません。作り直してください。
error-collection-damaged = このエクスプローラーのファイルは壊れています。作り直してください。
error-collection-game = このエクスプローラーのファイルは{ $found }のもので、{ $wanted }のものではありません。
error-collection-few = { $games ->
        [one] 数えられる手のある対局がありません。
       *[other] { $games }局以上に現れた局面がありません。数を小さくするか、対局を増やしてください。
    }
error-collection-large = ファイルが{ $mebibytes } MiBになります。上限は{ $most } MiBです。より多くの対局に現れた局面だけを残すか、数える手数を減らしてください。

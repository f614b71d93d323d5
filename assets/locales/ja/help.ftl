# The help of the command line. Commands, options and words in “quotation marks” or `such marks` are typed as they are.

## Headings and parts of the help.
help-usage = 使い方：
help-usage-options = [オプション]
help-commands = コマンド：
help-arguments = 引数：
help-options = オプション：
help-examples = 例：
help-values = 指定できる値：{ $values }。
help-default = 省略した場合：{ $value }。

## Placeholders for values, in ASCII because the parser measures columns by characters.
help-value = VALUE
help-value-board = BOARD
help-value-command = COMMAND
help-value-degrees = DEGREES
help-value-depth = DEPTH
help-value-factor = FACTOR
help-value-file = FILE
help-value-folder = FOLDER
help-value-game = GAME
help-value-language = LANGUAGE
help-value-limit = LIMIT
help-value-mib = MIB
help-value-move = MOVE
help-value-ms = MS
help-value-name = NAME
help-value-number = N
help-value-place = PLACE
help-value-player = PLAYER
help-value-position = POSITION
help-value-rules = RULES
help-value-scheme = SCHEME
help-value-seat = SEAT
help-value-seconds = SECONDS
help-value-shell = SHELL
help-value-size = WxH
help-value-text = TEXT
help-value-time = TIME
help-value-topic = TOPIC

## Commands, and notes below their options.
help-cannon = キャノンとタンクチェス：二つのアブストラクト・ウォーゲーム。コマンドを省略すると、ゲームを始めます
help-cannon-notes =
    例：
      cannon                        ゲームを始める
      cannon my-game.json           保存した対局、マップ、局面を開く
      cannon --text --light ensign  ターミナルで少尉と対局する
      cannon help play              対局のオプションを表示する

    「cannon help COMMAND」または「cannon COMMAND --help」で、コマンドの説明を表示します。--textのような「cannon play」のオプションは、コマンドなしでも使えます。ほかのプログラムや開発のためのコマンド：match、engine、legal、perft、render、completions
help-play = ウィンドウまたはターミナルで対局します
help-rules = ゲームのルールをオプションに合わせて説明するか、ゲームについてのほかのページを表示します
help-rules-notes = オプションがなければ、「cannon play」で始まる対局のルールを説明します。ターミナルの対局では、「help rules」でその対局の同じページを表示できます。
help-puzzles = パズルの一覧を表示するか、パズルを証明します
help-puzzles-notes = テーマ、レーティング、ファイルについては、docs/puzzles.mdで説明しています。
help-puzzles-list = パズルを1行に1問ずつ表示します：識別子、ゲーム、ルール、テーマ、レーティング
help-puzzles-check = パズルを全探索で証明します。最初の手が唯一の正解で、どの応手にも通用し、より短い勝ちがないことを確かめます
help-schemes = ゲームのマップ（ユニットのある盤）の一覧を表示するか、マップファイルを検査します
help-schemes-notes = エラーのあるマップでは対局できません。警告は助言です。エラーのあるマップがあると、終了ステータスは2になります。
help-analyse = 局面の最善手を表示するか、保存した対局のすべての手を評価します
help-analyse-notes = 評価値は手番側から見たもので、兵士の数で表します。最後の行は、最善手がよい理由です。保存した対局では、勝率を5、10、15ポイント以上下げる手に?!、?、??が付きます。計算式はdocs/analysis.mdにあります。制限を指定しないと、1手ごとに100000局面を調べます。
help-replay = 保存した対局のすべての手を確かめ、最終局面と結果を表示します
help-games = 保存した対局の一覧を表示します。局面、序盤、駒の数、コメントでも探せます
help-explorer = 多くの対局で局面から指された手と、その結果を表示します
help-explorer-show = 多くの対局でその局面から指された手を、対局の結果とともに表示します
help-explorer-show-notes = 異なる手順で同じ局面になった対局は、まとめて一局ずつ数えます。得点率は手番の側のもので、引き分けは半分の勝ち、結果のない対局は数えません。
help-explorer-build = 対局を数え、エクスプローラーのファイルに書き込みます
help-print = ページを作ります：ルールのまとめ、空の盤、マップ、または変化を含む対局
help-print-notes = 印刷用のページの形式は、ファイル名の終わり（.pdfまたは.svg）で決まります。1ページは紙1枚で、白地に黒です。対局は、ほかのファイルのいらないHTMLのページになります。
help-print-reference = ゲームのルールを1ページにまとめたもの
help-print-template = マップを作るための空の盤と、すべての記号
help-print-scheme = マップと、そのユニット、地形、地雷、旗
help-print-game = 対局と、そのすべての変化、コメント、評価、矢印、円（ブラウザー用のページ）
help-match = 階級、棋風、ほかのプログラムのうち二者で、多数の対局からなる連続対局を行います
help-match-notes =
    対局者：
      階級、階級:棋風：階級で指定したコンピューター：drummer、cadet、recruit、private、corporal、sergeant、ensign、lieutenant、captain、major、colonel、general、marshal、field-marshal、generalissimo、grandmaster、またはrank:1からrank:16。棋風はplain、gunner、marcher、mason、fox
      階級:棋風:book：定跡書を使うコンピューター。連続対局では、ほかに定跡書は使われません
      engine:PROGRAM：docs/protocol.mdのプロトコルを話すほかのプログラム。engine:'/my programs/cannon' engineのように、引用符はシェルと同じです
      greedy：一目でいちばんよく見える手を指します
      random：合法手をランダムに指します

    対局の番号は0からです。2局ずつ、側を入れ替えて同じ序盤から始め、--boardsを使うと2局ごとに次の盤に移ります。報告のSouthは、キャノンでは黒、タンクチェスでは白です。--outを使うと、中断した連続対局の続きができます。シードだけが違う連続対局は、複数のコンピューターで行い、--summaryでまとめることができます。「cannon-lab match --sprt」は逐次検定で連続対局を終わらせ、「cannon-lab ratings」は複数の連続対局からレーティングを求めます。
help-engine = 標準入出力のテキストプロトコルで、ほかのプログラムのエンジンとして動きます
help-engine-notes = プロトコルはdocs/protocol.mdで説明しています。例では、コマンドの下の行を入力します。
help-legal = 局面の合法手を一覧表示します
help-perft = ルールの検査のために、局面から始まる手順の数を数えます
help-render = ウィンドウを開かずに、3Dの盤を画像またはアニメーションにします
help-doctor = 不具合の相談のために、このコンピューターとゲームのファイルについての報告を表示します
help-completions = このコマンドラインのシェル補完を出力します
help-manual = このコマンドラインのマニュアルページを書き出します
help-help = プログラムまたはコマンドの説明を表示します

## Arguments. Words of the command line, such as drummer or first, are typed as they are.
help-arg-comment = これらの言葉がコメントにある対局だけを表示します
help-arg-games-folder = 対局のフォルダー。省略すると、ウィンドウが対局を保存するフォルダーになります。このフォルダーに索引を作ります
help-arg-collection = 対局のフォルダーの代わりに、`cannon explorer build`が書いたこのファイルを調べます
help-arg-collection-out = このファイルに書き込みます。省略すると、ウィンドウのエクスプローラーがコンピューターの対局を探すファイルになります
help-arg-counted-files = 保存した対局、連続対局（`cannon match --out`）、他のプログラムの対局のファイル、またはそれらのフォルダー
help-arg-counted-moves = 各対局のこの手数までを数えます
help-arg-explored-folder = このフォルダーの対局を数えます。省略すると、ウィンドウが対局を保存するフォルダーになります。このフォルダーに索引を作ります
help-arg-min-games = 少なくともこの数の対局が続いた局面だけを残します
help-arg-language = すべての文章の言語：en、es、de、ja。省略すると、システムの言語か、ウィンドウの設定で選んだ言語になります
help-arg-dark = 南側（黒、タンクチェスでは白）の対局者：human、またはコンピューターの階級（drummer、cadet、recruit、private、corporal、sergeant、ensign、lieutenant、captain、major、colonel、general、marshal、field-marshal、generalissimo、grandmaster）、またはrank:1からrank:16。ensign:foxのように棋風（gunner、marcher、mason、fox）を付けることもできます
help-arg-light = 北側（白、タンクチェスでは黒）の対局者
help-arg-game = ゲーム：cannonまたはtank-chess
help-arg-listed-game = このゲーム（cannonまたはtank-chess）の対局だけを表示します。序盤と駒の数は、このゲームの書き方で読みます。省略するとキャノンの書き方で読みます
help-arg-material = 駒がこの数になる局面のある対局だけを表示します。局面の文字列の文字を使い、`d=5 l=3..8`のように書きます
help-arg-mirror = 局面を左右反転したものも探します
help-arg-opening = この手順で始まる対局だけを表示します。手順は一つの引数で書きます。キャノンでは、都市を置く手から始まっていなければ、都市を置いた後の手順です
help-arg-reached = この局面になる対局、またはこの局面になる変化のある対局だけを表示します。局面は一つの引数で文字列として書きます
help-arg-rules = ルール：classic、blue-panther、igg。タンクチェスではbasic-16などの盤（`cannon schemes`で一覧を表示）
help-arg-long-shot = 3マス先の標的を撃つとき、手前の2マスのうち空いていなければならないマス：最初のマス（first）か、両方（both）
help-arg-retreat-near = 退却できるのは、どの敵が隣にいるときか：すべての駒（piece）か、兵士だけ（soldier）
help-arg-retreat-over = 退却の途中のマスにあってよいもの：なし（empty）か、敵味方の駒（any）
help-arg-cannon-of = 大砲になる三つの駒：兵士だけ（soldiers）か、自分の都市も含むすべての駒（pieces）
help-arg-town = 自分の都市を危険なままにできるか：できる（capture）、できない（checkmate）
help-arg-shift-limit = 同じ大砲が続けてスライドできる回数。省略すると無制限です
help-arg-board = 始める盤（タンクチェス）。basic-16など。`cannon schemes`で一覧を表示します
help-arg-exit = 指揮戦車の脱出のしかた（タンクチェス）：まっすぐか斜め（any）、まっすぐだけ（straight）
help-arg-scheme = このマップファイルの配置から始めます（タンクチェス）
help-arg-tournament = 公表されている大会の推奨ルールで対局します。キャノンでは、同じ大砲を続けて3回まで、--tournament=2では2回までスライドできます。--drawsで変えないかぎり、引き分けのハウスルールを使います
help-arg-draws = 出版ルールにない引き分けのハウスルール：none（なし）、repetition（同じ局面の3回目）、quiet-turns（駒が失われず地雷も取り除かれないまま100手）、all（すべて）。省略すると「なし」です
help-arg-clock = 各側の持ち時間：分、または「分+1手ごとの秒」（5+3）、またはnone。小数も使えます。時計は最初の手のあとに動きます。おすすめは、タンクチェスの16×16マスで30分、20×20マスで45分です
help-arg-record = 1手ごとに対局をこのファイルに保存します。ファイルがあれば、その対局を続けます
help-arg-open = このファイルの対局、マップ、局面を開きます。`cannon FILE`と同じです
help-arg-text = ウィンドウではなくターミナルで対局します
help-arg-quality = 画質
help-arg-windowed = この大きさ（ピクセル）のウィンドウを開きます
help-arg-help = この説明を表示します
help-arg-version = バージョンを表示します
help-arg-command = 説明するコマンド
help-arg-about = 文字列から作るマップの説明
help-arg-at = 盤の中央の代わりに、e5のような場所へカメラを向けます。--zoomでさらに近づけます
help-arg-badges = タンクチェスのユニットに種類の記号を表示するとき
help-arg-board-look = 象眼の盤を使うゲームでの盤の材質
help-arg-boards = 複数の盤を順に使います（タンクチェス）。`all`は内蔵の盤すべて。内蔵の盤の名前やマップファイルをコンマで区切って指定することもできます
help-arg-chosen = 手番の対局者がこの手の駒と行き先を選んだ状態の盤を表示します
help-arg-match-clock = 両者の時計。時間が切れると負けになります：分、または「分+1手ごとの秒」（0.1+0.05）、またはnone。同時に行う対局の数は、このコンピューターのコア数以下にしてください
help-arg-concurrency = 同時に行う対局の数
help-arg-depth = 各探索を、双方合わせてこの手数までに制限します
help-arg-perft-depth = 手順の長さ
help-arg-divide = 最初の手ごとに数を表示します
help-arg-evaluation = 局面の評価のしかた：レベルどおり（level、省略した場合）、特徴の重み付き和（linear）、学習したネットワーク（network、--networkがあって省略した場合）
help-arg-except = --boardsの一部を除きます。あとの連続対局で試す盤などに使います
help-arg-face = 盤の図柄。省略すると、対局のルールに合ったものになります
help-arg-file = 保存した対局、連続対局（`cannon match --out`）、他のプログラムの対局のファイル、またはそれらのフォルダー
help-arg-files = パズルのファイル。省略すると、内蔵のパズルになります
help-arg-first = 1人目の対局者
help-arg-first-tc = 両者の制限の代わりに、1人目の各探索をnodes:Nまたはms:Nに制限します
help-arg-focus = 写真のように、盤の中央以外をぼかします（--quality highのとき）
help-arg-folder = このフォルダーにページを書き出します。なければ作ります
help-arg-form = 各マップについて出力するもの：報告、局面の文字列、ファイル
help-arg-fps = アニメーションの1秒あたりのコマ数
help-arg-frames = 代わりに、保存した対局のアニメーションをこのフォルダーのPNGファイルに書き出します
help-arg-from = この手数のあとからアニメーションを始めます
help-arg-from-text = この局面の文字列からマップを作って表示します
help-arg-engine-game = 最初のゲームで、--weightsのゲームでもあります。ほかのプログラムは、あとで`setoption`で変えられます
help-arg-games = 対局の数。省略すると40です
help-arg-gif = 代わりに、保存した対局のアニメーションをこのGIFファイルに書き出します
help-arg-ground = 風景の盤を使うゲームでの盤の見た目
help-arg-hash = 調べた局面を覚えておくメモリー（MiB）
help-arg-html = 保存した対局の検討を、グラフと盤の図のあるHTMLのページとしてこのファイルにも書き出します。ファイルがあれば置き換えます
help-arg-json = ほかのプログラムのためにJSONで出力します
help-arg-puzzles-list-json = 1行に一つのJSONオブジェクトを出力します。ファイルの形式でもあります
help-arg-lines = 表示する最善手順の数。省略すると3、保存した対局では局面ごとに2です
help-arg-max-plies = 双方合わせてこの手数に達した対局は、引き分けになります
help-arg-moment = 最後の手のアニメーションを、始まってからこの秒数の時点で表示します。--pointerがあれば、手を指さないクリックへの反応を表示します
help-arg-movetime = 各探索をこのミリ秒数に制限します
help-arg-name = 文字列から作るマップの名前
help-arg-network = 内蔵のネットワークの代わりに、このファイルのネットワークで局面を評価します
help-arg-nodes = 各探索をこの数の局面（ノード）に制限します
help-arg-puzzles-check-nodes = 証明の各部分をこの数の局面（ノード）に制限します
help-arg-number = 複数の対局があるファイルやフォルダーでの対局の番号（0から数えます）
help-arg-only-game = このゲームのパズルだけ：cannonまたはtank-chess
help-arg-openings = 対局の序盤：random:Nは、どちらも優勢でない状態になるN手のランダムな手
help-arg-out = ページをこのファイルに書き出します。名前の終わりによってPDFまたはSVGになります。ファイルがあれば置き換えます
help-arg-match-out = すべての対局をこのファイルに書き出します。ファイルがあれば、その連続対局を続けます
help-arg-render-out = 画像をこのPNGファイルに書き出します
help-arg-paper = 用紙の大きさ
help-arg-patience = ほかのプログラムが負けになるまで、--movetimeを超えて待つ秒数。省略すると、--movetimeがあれば1、--clockだけなら時計の残り時間、それ以外は60です
help-arg-pieces = 駒の材質
help-arg-ply = 保存した対局の、この手数のあとの局面を表示します。省略すると最終局面です
help-arg-pointer = --chosenと一緒に使い、e5のように対局者が指している場所を指定します
help-arg-position = 一つの引数で書いた局面の文字列、または`start`
help-arg-position-file = 代わりに、このファイルから局面を読み込みます（タンクチェス）
help-arg-moves = 先にこれらの手を指します。空白で区切り、一つの引数に書きます
help-arg-rise = カメラをこの角度だけ上げます。負の数なら下げます
help-arg-room = テーブルの周りの部屋
help-arg-saved-game = 局面の代わりに、このファイルの対局を使います。保存した対局、連続対局（`cannon match --out`）の対局、他のプログラムの対局のいずれかです
help-arg-print-game-out = ページをこのHTMLファイルに書き出します。ファイルがあれば置き換えます
help-arg-print-scheme-scheme = 内蔵のマップの名前（`cannon schemes`で一覧を表示）、またはマップファイル
help-arg-schemes = 表示するマップ：内蔵のマップの名前、またはマップファイル。省略すると、内蔵のマップを1行に一つずつ表示します
help-arg-second = 2人目の対局者
help-arg-second-tc = 両者の制限の代わりに、2人目の各探索をnodes:Nまたはms:Nに制限します
help-arg-seed = 序盤と、レベルによる間違いのシード
help-arg-shell = シェル
help-arg-size = 画像の大きさ（ピクセル）
help-arg-print-template-size = 盤の一辺のマスの数
help-arg-style = 評価の棋風：plain、gunner、marcher、mason、fox
help-arg-summary = 対局をせずに、これらのファイルのすべての対局をまとめて報告します
help-arg-tc = 両者の各探索を制限します。nodes:Nは--nodes N、ms:Nは--movetime Nと同じです
help-arg-theme = win-2やonly-defenceのような、このテーマのパズルだけ
help-arg-threads = スレッドの数
help-arg-to = この手数のあとでアニメーションを終えます。省略すると、対局の終わりまでです
help-arg-topic = ページ：現在のルール、ヒント、出版されたルールの各版、ゲームについて
help-arg-turn = カメラをテーブルの周りで右へこの角度だけ回します
help-arg-view = カメラの視点：各側の席、真上、テーブルすれすれ
help-arg-weights = `cannon-lab tune`が書き出したこのファイルの重みを線形評価に使います。このとき、棋風の違いは好む手だけになります
help-arg-zoom = カメラの距離の倍率：1より小さいと近く、大きいと遠くなります

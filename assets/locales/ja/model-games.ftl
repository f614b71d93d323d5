# The model games: what each file in `assets/model-games` says, in its order. A reader reads one comment at a time, beside the board: two or
# three short sentences. Tests prove what the comments claim; a changed comment needs changed claims in the file of its game.

## Cannon: flank

model-cannon-flank-title = 手薄な端
model-cannon-flank-idea = i列の大砲が、i1の都市に向かって1マスずつ進みます。
model-cannon-flank-1 = 黒の都市はi1、白の都市はb10です。i列に注目しましょう。端に近い都市のまわりには、兵士がわずかしかいません。
model-cannon-flank-2 = この手はくじで決まったもので、悪手です。a列の大砲が崩れました。静かにe2-d3と進めていれば、黒が優勢でした。
model-cannon-flank-3 = d8、e7、f6の兵士が斜めの大砲をつくっています。黒の都市への道を守っていたh4の兵士を砲撃しました。
model-cannon-flank-4 = 大砲は全体で動けます。最後尾の兵士がi8から先頭のi5へ回りました。もう1回スライドすれば、都市が射程に入ります。
model-cannon-flank-5 = 黒は中央を指して、i列を忘れました。白の都市を狙うb4>b7のスライドなら、もっと粘れました。
model-cannon-flank-6 = 砲口がi4に来ました。すぐ前のマスは空いていて、都市は3マス先です。白は遠距離砲撃を狙っています。黒はi4の兵士を取るしかありません。
model-cannon-flank-7 = 大砲はなくなりましたが、最後の守りを誘い出しました。白の兵士が2人近くにいるのに、都市の隣にはh1の兵士しかいません。
model-cannon-flank-8 = 白は端を通って守りをかわします。ここからは必勝です。黒が何を指しても、白の2手で都市が落ちます。
model-cannon-flank-9 = 兵士は斜め前の敵を取れます。これで終局です。都市を端の近くに置くなら、兵士を2、3人そばに残しましょう。

## Cannon: runner

model-cannon-runner-title = 誰にも追いつけない兵士
model-cannon-runner-idea = 黒が左で攻めている間に、白の兵士が1人、右を通り抜けます。
model-cannon-runner-1 = この手はくじで決まりました。c列の大砲が自陣の最奥の段まで下がり、手を損しています。黒の優勢が、白の優勢に変わりました。
model-cannon-runner-2 = 黒がf6の兵士を取り、白が取り返しました。後ろに味方がいる兵士は守られています。交換では、どちらも1人ずつ失います。
model-cannon-runner-3 = 白の大砲が盤の中央へスライドしました。d5からは、黒の都市の前にいるd2の兵士を遠距離砲撃できます。
model-cannon-runner-4 = 黒は左で前進しました。b5とc5の兵士は強そうですが、都市から離れていきます。
model-cannon-runner-5 = 端への1歩で、最後の機会を逃しました。f5の兵士を見てください。止められるほど近くに、黒の兵士はいません。
model-cannon-runner-6 = ここからは白の必勝（自分の手で2手）です。兵士がe2へ進んで都市の隣に立ち、次に都市を落とします。
model-cannon-runner-7 = 退却で守りの兵士が一気に2マス、e3まで戻りました。しかし間に合いません。白がe2に立てば守りの後ろになり、兵士は後ろの敵を取れないからです。
model-cannon-runner-8 = 黒の兵士は白より1人多かったのですが、みな遠すぎました。攻める前に、相手が何手で届くかを数えましょう。

## Cannon: guard

model-cannon-guard-title = 離れた守り
model-cannon-guard-idea = 白の守りが都市から離れ、スライドが勝負を決めます。
model-cannon-guard-1 = 都市はどちらも左側です。黒はc1、白はb10。先手の黒はこちら側を攻めます。どの兵士が守りに残るかに注目しましょう。
model-cannon-guard-2 = 黒がb7の兵士を砲撃し、白はf3を砲撃し返しました。砲撃では標的だけが消え、何も動きません。兵士は14人ずつになりました。
model-cannon-guard-3 = 白は大砲を横に、h7から都市寄りのe7へスライドさせました。スライドでは1人の兵士が3マス動くので、助けを急いで呼ぶのにも使えます。
model-cannon-guard-4 = 勝負を決めた悪手です。都市のすぐ前の守りがa8へ離れました。反撃のd6-c5なら互角でした。
model-cannon-guard-5 = 黒の兵士が3人の敵の前に出て、全部を狙っています。白はこれを取れますが、取れば守りがさらに都市から離れます。
model-cannon-guard-6 = 敵の隣の兵士は、まっすぐか斜めに2マス退却できます。守りがc9に戻りましたが、f7の兵士は取られます。
model-cannon-guard-7 = 最後の悪手です。兵士が前へ出て、都市から離れました。黒の次の手がわかりますか。b列の3人の兵士を見てください。
model-cannon-guard-8 = 大砲がb7へスライドし、b10の都市が遠距離砲撃の射程に入りました。白は砲口をふさぐか、先頭の兵士を取るしかありません。
model-cannon-guard-9 = b8の兵士が砲口をふさぎました。砲撃するには、すぐ前のマスが空いていなければなりません。しかし黒は、兵士自身がa7を通って進みます。
model-cannon-guard-10 = 2回の交換のあと、都市のそばに黒の兵士が1人残り、守りはいません。黒の必勝（自分の手で2手）です。
model-cannon-guard-11 = 都市を落としたのは、狙っていた大砲ではなく兵士でした。狙いは実行しなくてもかまいません。相手の動きを縛れば十分です。

## Cannon: shots

model-cannon-shots-title = 10回の砲撃
model-cannon-shots-idea = 大砲が兵士を10人撃ち、最後に1門が敵陣へスライドします。
model-cannon-shots-1 = 最初の手はくじで決まったスライドです。e列の大砲が1マス前進し、兵士はe3、e4、e5に並びました。
model-cannon-shots-2 = 白がその大砲の真ん中の兵士を砲撃しました。列に隙間ができると、もう大砲ではありません。
model-cannon-shots-3 = 砲撃は6回、3回ずつで、兵士は12人ずつです。撃たない手では、大砲を敵に向けるか、兵士を射線から外しています。
model-cannon-shots-4 = 白がf5の兵士を取った直後、b5、c5、d5の大砲が2マス先のそれを砲撃しました。大砲も味方を守ります。
model-cannon-shots-5 = 白は右に3人を並べましたが、危険は左にあります。
model-cannon-shots-6 = 斜めのスライドです。最後尾の兵士がe3から敵のすぐ前のb6へ回りました。取られても、黒は取り返せます。
model-cannon-shots-7 = 同じ大砲がもう一度スライドし、守りを抜けてa7に出ました。ここから兵士が奥の段を通って都市へ向かいます。
model-cannon-shots-8 = 黒の必勝（自分の手で2手）です。兵士がc10へ進んで都市の隣に立ち、真横から落とします。
model-cannon-shots-9 = 兵士は前と真横の敵を取れますが、後ろの敵は取れません。d9の守りは、最奥の段に入った敵に何もできませんでした。

## Cannon: recapture

model-cannon-recapture-title = 取り返し方の誤り
model-cannon-recapture-idea = 黒は勝勢からゆるみ、取り返す兵士を間違えました。
model-cannon-recapture-1 = 優勢が何度も入れ替わる長い対局です。都市はf1とb10にあります。解説を読む前に、悪手を当ててみましょう。
model-cannon-recapture-2 = ここまでは互角でした。白の兵士が、取られる位置に進みました。取り返せますが、b5の黒の兵士の道が開きます。
model-cannon-recapture-3 = また取られる位置への1歩です。今度は黒が先に取り、勝利に近づきました。
model-cannon-recapture-4 = 最初の緩手です。黒は左の兵士を進めました。敵の前に立つf3-e4なら、全体を抑えられました。
model-cannon-recapture-5 = 白がg4の兵士を取りました。取り返せるのはf3とf4の兵士です。どちらで取りますか。
model-cannon-recapture-6 = 間違いです。f4の兵士は、e5の敵が通る道の脇にいました。f3xg4ならまだ戦えましたが、これで白の勝ちです。
model-cannon-recapture-7 = 兵士が2人並び、1人がc4を狙っています。ここから黒は、どこでも間に合いません。
model-cannon-recapture-8 = 白は3手以内で必勝です。兵士が守りの外を回り、黒の兵士はどれも間に合いません。
model-cannon-recapture-9 = 2人の兵士で取り返せるときは、まず、それぞれが何を守っているかを考えましょう。

## Cannon: no-move

model-cannon-no-move-title = 指す手がない
model-cannon-no-move-idea = 黒は兵士の交換を続け、白には動ける兵士がいなくなります。
model-cannon-no-move-1 = 勝ち方は都市を落とすことだけではありません。手番で合法手のない側は負けです。兵士の数を数えながら見ましょう。
model-cannon-no-move-2 = 白は、2人の味方に守られた兵士を取りました。黒は取り返します。交換で盤がすくと、優勢な側が有利になります。
model-cannon-no-move-3 = 撃ち合いです。白がf4の兵士を砲撃し、黒はg6の兵士を砲撃しました。兵士は10人対8人です。
model-cannon-no-move-4 = 絶好の砲撃です。黒は5人、白は4人。これだけ少なくなると、1人の差が勝負を決めます。
model-cannon-no-move-5 = 白に残った兵士はb8の1人だけで、都市は動けません。黒はここから必勝です。
model-cannon-no-move-6 = 急ぐ必要はありません。白は最後の兵士を動かすしかなく、1歩ごとに黒の兵士に近づきます。
model-cannon-no-move-7 = b10の都市は残っていますが、白の負けです。動かせる兵士がもういません。15局に1局ほどはこうして終わります。

## Tank Chess: chase

model-tank-chess-chase-title = 物陰のない指揮戦車
model-tank-chess-chase-idea = 小競り合い、24手。白の指揮戦車が物陰を離れ、最後まで追われます。
model-tank-chess-chase-1 = 小さな盤で、ユニットは7両ずつです。双方の最初の手はくじで決めました。白の指揮戦車はG1、隣に重戦車がいます。
model-tank-chess-chase-2 = 「チェック」です。軽戦車は次の手番に進んで指揮戦車を撃破できます。応じる義務はありませんが、応じるのが賢明です。
model-tank-chess-chase-3 = 指揮戦車はJ2へ逃げました。ひとまず安全ですが、重戦車から離れ、物陰も少ない場所です。
model-tank-chess-chase-4 = 黒の中戦車がL5の軽戦車を撃破しました。砲塔のあるユニットは、向きの左45度にも撃てます。残骸が指揮戦車との間に残りました。
model-tank-chess-chase-5 = 白は反対側の戦車を進めました。L3の指揮戦車は助けがなく、ここから孤立します。
model-tank-chess-chase-6 = 軽戦車が位置につき、また「チェック」です。K7の中戦車と合わせて、指揮戦車が長くいられる場所はありません。
model-tank-chess-chase-7 = 中戦車がH4へ回り込み、指揮戦車の行く手をふさぎました。また「チェック」です。
model-tank-chess-chase-8 = 黒の必勝です。白が何を指しても、次の手番に指揮戦車が撃破されます。白にできるのは、戦車をもう1両撃破することだけです。
model-tank-chess-chase-9 = 背面から撃破されました。指揮戦車は速い代わりに装甲が薄いので、障害物の陰に置き、強い戦車をそばに付けましょう。

## Tank Chess: escape

model-tank-chess-escape-title = 向こう岸への道
model-tank-chess-escape-idea = 白の指揮戦車が盤を縦断し、向こう側から脱出します。
model-tank-chess-escape-1 = 発売版の盤です。勝ち方は二つ、敵の指揮戦車を撃破するか、自分の指揮戦車を向こうの端から脱出させるかです。白は後者を果たします。
model-tank-chess-escape-2 = 黒の中戦車がB4の軽戦車を撃破した直後、白の重戦車が撃ち返しました。撃ったあとは、自分が敵の射線に入りがちです。
model-tank-chess-escape-3 = 重戦車どうしの撃破です。正面の装甲3なら火力3を止められましたが、装甲2の側面に当たりました。
model-tank-chess-escape-4 = 5マス先を斜めに撃つ、長い射撃です。標的は別の方を向いていました。手番のたびに、射線を端まで確かめましょう。
model-tank-chess-escape-5 = 黒の重戦車がその場で旋回し、手を損しました。F5の白の軽戦車が横を抜け、黒の背後に回ります。
model-tank-chess-escape-6 = 端から軽戦車が敵の軽戦車を撃破し、「チェック」です。黒の指揮戦車は逃げるしかなく、白の通り道が空きます。
model-tank-chess-escape-7 = 中戦車が重戦車を背面から撃破しました。重戦車の背面の装甲は1です。こちら側に黒の重戦車はもういません。
model-tank-chess-escape-8 = 黒の中戦車は端の軽戦車を追いました。白の指揮戦車の前には、もう何もありません。
model-tank-chess-escape-9 = 「脱出」です。指揮戦車は次の手番に盤を出られます。斜めに5マス進み、黒はC14の指揮戦車を撃つことも、出口を全部ふさぐこともできません。
model-tank-chess-escape-10 = 白は敵の指揮戦車を撃破せずに勝ちました。ユニットが減ったら、向こうの端への道を探しましょう。

## Tank Chess: hill

model-tank-chess-hill-title = 丘を3手番
model-tank-chess-hill-idea = 丘を守れ。中央の4マスをめぐって戦います。
model-tank-chess-hill-1 = この盤では、自分の手番の終わりに3回続けて、印のマスに自分のユニットがいて敵がいなければ、それも勝ちです。
model-tank-chess-hill-2 = 黒の軽戦車は前に出て白の軽戦車を撃破し、今度は自分が撃破されました。1両ずつの交換です。
model-tank-chess-hill-3 = 重戦車が、強い正面を敵に向けて丘に乗りました。黒の手番の数が進むので、白は手を打たなければなりません。
model-tank-chess-hill-4 = 「目標」です。このままもう1手番で黒が勝ちます。砲で狙われていなくても、この予告に注意しましょう。
model-tank-chess-hill-5 = 白は中戦車を丘に乗せました。撃破されますが、黒の数え上げは止まります。戦車1両の価値があります。
model-tank-chess-hill-6 = 黒の重戦車はM1を撃つために丘を離れ、白の重戦車に側面を見せました。黒の重戦車は残り1両です。
model-tank-chess-hill-7 = P12>P9/Sのほうが良い手でした。P9の戦車は向きが悪く、白は指揮戦車まで攻めに出ます。
model-tank-chess-hill-8 = 指揮戦車にも砲があります。O6の指揮戦車による「チェック」です。大胆ですが、これが最強の手です。
model-tank-chess-hill-9 = 一石二鳥です。中戦車が丘に乗り、丘を守っていたユニットを撃破しました。黒の指揮戦車は遠いO10です。
model-tank-chess-hill-10 = 今度は白の「目標」で、必勝です。黒のどのユニットも、1手では丘に届かず、丘の戦車を撃てません。
model-tank-chess-hill-11 = もうどの手でも勝ちです。目標のある盤では、誰の数が進み、誰が止められるかを手番ごとに考えましょう。

## Tank Chess: mortar

model-tank-chess-mortar-title = 生け垣の陰の迫撃砲
model-tank-chess-mortar-idea = 生け垣。迫撃砲が障害を越えて撃ち、二重の狙いで決着します。
model-tank-chess-mortar-1 = 生け垣は通れますが、直接射撃は止まります。迫撃砲は何でも越えて、まっすぐ前のちょうど3、4、5マス先を撃ちます。
model-tank-chess-mortar-2 = 白の重戦車が中戦車を撃破した直後、黒の迫撃砲が3マス先から応じました。K13の生け垣を越える砲撃です。
model-tank-chess-mortar-3 = 軽戦車が迫撃砲を撃破し、「チェック」です。迫撃砲は火力が高い反面、装甲が薄いので、前に味方が必要です。
model-tank-chess-mortar-4 = 白の迫撃砲がB8へ進みました。北へ旋回するだけで、B12の駆逐戦車を撃てます。
model-tank-chess-mortar-5 = 実際に、B10の障害物を越えて撃ちました。駆逐戦車の砲弾は障害物で止まるので、撃ち返せませんでした。
model-tank-chess-mortar-6 = 続いて同じ迫撃砲が、3マス先の重戦車を撃破しました。迫撃砲の火力5は、この盤のどの装甲も上回ります。
model-tank-chess-mortar-7 = 黒の陣地の奥から、迫撃砲の「チェック」です。黒が守る間に、白のほかのユニットが近づきます。
model-tank-chess-mortar-8 = 黒の最後の迫撃砲も、撃ったあとに撃破されました。迫撃砲は白だけになりました。
model-tank-chess-mortar-9 = 白の指揮戦車が端を通って出発しました。黒のユニットは誘い出されていて、A列に間に合いません。
model-tank-chess-mortar-10 = 「チェック」と「脱出」が同時です。敵の指揮戦車の撃破と盤からの脱出、黒は片方しか防げません。
model-tank-chess-mortar-11 = 白が脱出して勝ちました。1手で二つの狙いをつくるのが、いちばん確実な決め方です。

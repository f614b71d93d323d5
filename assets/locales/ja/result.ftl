# 対局の終わり。

result-victory = 勝利
result-defeat = 敗北
result-won = { $reason ->
    [principal-taken] { $game ->
        [tank-chess] { $opponent }の指揮戦車を撃破しました。
       *[cannon] { $opponent }の都市を落としました。
    }
    [principal-escaped] あなたの指揮戦車が戦場を離れました。{ $opponent }は止められませんでした。
    [flag-taken] { $opponent }の旗にたどり着きました。
    [squares-held] しるしのあるマスを{ $opponent }から守り抜きました。
    [depot-destroyed] { $opponent }の補給所を破壊しました。
    [too-few-pieces] { $opponent }のユニットが少なくなりすぎました。
    [no-action] { $opponent }は動けなくなりました。
    [time] { $opponent }の時間が切れました。
   *[resignation] { $opponent }が投了しました。
}
result-lost = { $reason ->
    [principal-taken] { $game ->
        [tank-chess] { $opponent }に指揮戦車を撃破されました。
       *[cannon] { $opponent }に都市を落とされました。
    }
    [principal-escaped] { $opponent }の指揮戦車が戦場を離れました。
    [flag-taken] { $opponent }に旗を取られました。
    [squares-held] { $opponent }がしるしのあるマスを守り抜きました。
    [depot-destroyed] { $opponent }に補給所を破壊されました。
    [too-few-pieces] あなたのユニットが少なくなりすぎました。
    [no-action] 動かせる駒がなくなりました。
    [time] あなたの時間が切れました。
   *[resignation] { $opponent }に投了しました。
}
result-moves = { $moves }手
result-minutes = { $minutes }分
result-rating = { $kind ->
    [provisional] レーティング{ $rating }（暫定）
   *[known] レーティング{ $rating }({ $change })
}
result-unrated = { $reason ->
    [help] ヒントなどを使ったため、レーティング対象外
    [coach] 時計がアドバイザーを待つため、レーティング対象外
    [program] ほかのプログラムが指したため、レーティング対象外
    [unmoved] 対局が始まっていなかったため、レーティング対象外
   *[other] レーティング対象外
}
result-next = 次の相手:{ $rank }
# The move that cost most of the chance to win a lost game, what was better, and the way to try it.
result-decided = 勝負を決めたのは{ $number }手目（{ $move }）でした。
result-better = 次の手のほうが良い手でした：{ $move }。
result-deciding = 勝負を決めた手を探しています…
result-practise = この場面を練習

# タイトル画面。

title-continue-about = { $turn ->
    [yours] { $opponent }・あなたの番・{ $move }手目
    [theirs] { $opponent }・相手の番・{ $move }手目
   *[between] { $opponent }・{ $side }の番・{ $move }手目
}
title-lessons-done = { $all }レッスン中{ $done }
# The number of the player’s mistakes that can be repeated today.
title-lessons-mistakes = 今日復習する悪手：{ $count }問
title-daily = 今日のパズル
title-daily-solved = 正解・{ $days }日連続
title-daily-streak = { $days }日連続
title-more = その他
title-editor-about = { $game ->
    [cannon] キャノンの局面を自由に並べる
   *[tank-chess] タンクチェスの盤を自作する
}
welcome-knows = ルールは知っている

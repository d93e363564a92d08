### 局面圖的詞句。

diagram-title = 將棋局面圖
diagram-in-hand = 持駒
diagram-nothing = 無
diagram-held = { $side }持駒：{ $pieces }
diagram-start = 開始局面
diagram-after = 第{ $ply }手　{ $move }為止
diagram-foul = 第{ $ply }手　{ $move }（犯規）
diagram-won = 共{ $plies }手，{ $side }勝（{ $way }）
diagram-ended = 共{ $plies }手，{ $way }

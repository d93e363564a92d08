### 局面图的词句。

diagram-title = 将棋局面图
diagram-in-hand = 持驹
diagram-nothing = 无
diagram-held = { $side }持驹：{ $pieces }
diagram-start = 开始局面
diagram-after = 第{ $ply }手　{ $move }为止
diagram-foul = 第{ $ply }手　{ $move }（犯规）
diagram-won = 共{ $plies }手，{ $side }胜（{ $way }）
diagram-ended = 共{ $plies }手，{ $way }

### 局面図の言葉。

diagram-title = 将棋の局面図
diagram-in-hand = 持駒
diagram-nothing = なし
diagram-held = { $side }の持駒：{ $pieces }
diagram-start = 開始局面
diagram-after = 第{ $ply }手　{ $move }まで
diagram-foul = 第{ $ply }手　{ $move }（反則）
diagram-won = まで{ $plies }手で{ $side }の勝ち（{ $way }）
diagram-ended = まで{ $plies }手で{ $way }

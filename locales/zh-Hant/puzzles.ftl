### Mate problems on the page.


## The page of problems

daily-title = 每日一題
daily-lead = 每天一題，所有人相同。
daily-solved = 已解出，明天有新題。
daily-open = 開始解題
daily-again = 再看一遍
set-title = { $plies }手詰
set-progress = { $all }題中已解{ $done }題
set-go-on = 繼續
set-all = 全部題目
set-problem = 第{ $number }題，難度{ $grade }（共5級）
set-done = （已解）

## Solving by hand

solve-unknown = 沒有這道題
solve-opening = 正在打開題目…
solve-own = 自編詰將棋
solve-grade = 難度 { $grade }/5
solve-defender = 以最長的防守應對
solve-said = 提示
solve-moves = 著法
solve-no-moves = 還沒有著法。
solve-actions = 操作
solve-begin = { $plies }手詰：連續王手，把玉將死。
solve-begin-own = 連續王手，把玉將死。
solve-not-check = 這手不是王手：攻方每一手都必須王手。
solve-unsettled = 這手太難，未能判定，請試別的著法。
solve-goes-on = 正確，請繼續。
solve-longer = 這樣也能將死，但還有更短的著法。
solve-refuted-captures = 紛れ：對方 { $move } 吃掉，不能將死。
solve-refuted-king-moves = 紛れ：玉以 { $move } 逃脫，不能將死。
solve-refuted-interposes = 紛れ：對方以 { $move } 合駒，不能將死。
solve-refuted-counter-check = 紛れ：{ $move } 反王手，不能將死。
solve-why-pawn-drop-mate = 接著只能以打步詰取勝，而這是犯規。
solve-why-no-checks = 已經沒有王手可走。
solve-solved = { $plies }手將死，解對了！
solve-solved-futile = { $plies }手將死（剩下的只是無效合駒），解對了！
solve-solved-longer = { $plies }手將死，也算解出；最短是{ $shortest }手。
solve-hint-piece = 走 { $square } 的{ $piece }。
solve-hint-drop = 打持駒{ $piece }。
solve-hint-move = 正解是 { $move }。
solve-shown = 這是正解，可逐手查看，然後自己再解一遍。
solve-take-back = 退回這手
solve-back-short = 悔棋
solve-hint = 提示
solve-solution = 正解
solve-next = 下一題
solve-next-short = 下一題
solve-again = 重新開始
solve-compose = 在創作盤中打開
keys-take-back = 退回上一手
keys-hint = 提示（再按一次顯示著法）
keys-next = 下一題

## Composing

compose-title = 創作盤
compose-lead = 自己編一道詰將棋，檢查餘詰、駒餘、變長等毛病。
compose-open = 打開創作盤
compose-hands = 持駒
compose-rest = 玉方持有其餘所有棋子
compose-rest-hint = 按詰將棋的慣例
compose-to-move = 手番
compose-set-up = 擺上
compose-clear = 清空
compose-out = 列印與儲存
compose-solve = 自己解解看
compose-save = 存為棋譜
compose-link = 複製連結
hand-black = 先手持駒
hand-white = 後手持駒
hand-less = 減少一枚{ $piece }
hand-more = 增加一枚{ $piece }
tool-legend = 點擊的作用
tool-move = 移動/翻面
tool-erase = 拿走
tool-piece = { $side }：{ $piece }
keys-use-tool = 使用所選工具
keys-put-black = 放先手的棋子
keys-put-white = 放後手的棋子
keys-turn = 把棋子翻面
keys-swap = 換成對方的棋子
keys-take-away = 拿走棋子

## What an examination found

report-title = 檢查
report-check = 開始檢查
report-running = 檢查中…
report-stop = 停止
report-intended = 作意（如有）
report-intended-hint = 1三金 1一玉 1二金
report-hint = 求出正解，並找出嚴格的讀者會發現的毛病。
report-count = 發現：{ $count }處
report-mate = { $plies }手詰
report-mate-at-most = { $plies }手以內可將死（未證明是最短）
report-no-mate = 連續王手不能將死。
report-sound = 完全作：沒有發現毛病。
report-sound-but = 完全作；下列各項可以容許。
report-unsound = 不完全作。嚴重毛病：{ $count }處
report-tolerated = 可容許
report-at = 第{ $ply }手 { $move }
report-board = 第{ $ply }手 { $move } 之後的局面
report-more = 還有更多餘詰未列出。
report-stopped = 檢查未完成：{ $reason }
fault-side-mate = 除正解外，另一王手也能將死。
fault-early-mate = 存在比作意更短的將死。
fault-no-mate = 玉不能被將死：請增加攻方棋子，或堵住逃路。
fault-pieces-left = 將死時攻方還有剩餘持駒：請去掉，或讓它成為必需。
fault-longer-variation = 存在比作意更長的防守。
fault-equal-variation = 另一種防守與正解同樣長。
fault-detour = 繞路回到正解局面的著法也能將死。
fault-unlimited-promotion = 升變與否都能將死。
fault-unlimited-distance = 打入的距離不唯一。
fault-last-move-side-mate = 最後一手另有將死的著法。

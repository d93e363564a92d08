### Mate problems on the page.


## The page of problems

daily-title = 每日一题
daily-lead = 每天一题，所有人相同。
daily-solved = 已解出，明天有新题。
daily-open = 开始解题
daily-again = 再看一遍
set-title = { $plies }手诘
set-progress = { $all }题中已解{ $done }题
set-go-on = 继续
set-all = 全部题目
set-problem = 第{ $number }题，难度{ $grade }（共5级）
set-done = （已解）

## Solving by hand

solve-unknown = 没有这道题
solve-opening = 正在打开题目…
solve-own = 自编诘将棋
solve-grade = 难度 { $grade }/5
solve-defender = 以最长的防守应对
solve-said = 提示
solve-moves = 着法
solve-no-moves = 还没有着法。
solve-actions = 操作
solve-begin = { $plies }手诘：连续王手，把玉将死。
solve-begin-own = 连续王手，把玉将死。
solve-not-check = 这手不是王手：攻方每一手都必须王手。
solve-unsettled = 这手太难，未能判定，请试别的着法。
solve-goes-on = 正确，请继续。
solve-longer = 这样也能将死，但还有更短的着法。
solve-refuted-captures = 纷着：对方 { $move } 吃掉，不能将死。
solve-refuted-king-moves = 纷着：玉以 { $move } 逃脱，不能将死。
solve-refuted-interposes = 纷着：对方以 { $move } 合驹，不能将死。
solve-refuted-counter-check = 纷着：{ $move } 反王手，不能将死。
solve-why-pawn-drop-mate = 接着只能以打步诘取胜，而这是犯规。
solve-why-no-checks = 已经没有王手可走。
solve-solved = { $plies }手将死，解对了！
solve-solved-futile = { $plies }手将死（剩下的只是无效合驹），解对了！
solve-solved-longer = { $plies }手将死，也算解出；最短是{ $shortest }手。
solve-hint-piece = 走 { $square } 的{ $piece }。
solve-hint-drop = 打持驹{ $piece }。
solve-hint-move = 正解是 { $move }。
solve-shown = 这是正解，可逐手查看，然后自己再解一遍。
solve-take-back = 退回这手
solve-back-short = 悔棋
solve-hint = 提示
solve-solution = 正解
solve-next = 下一题
solve-next-short = 下一题
solve-again = 重新开始
solve-compose = 在创作盘中打开
keys-take-back = 退回上一手
keys-hint = 提示（再按一次显示着法）
keys-next = 下一题

## Composing

compose-title = 创作盘
compose-lead = 自己编一道诘将棋，检查余诘、驹余、变长等毛病。
compose-open = 打开创作盘
compose-hands = 持驹
compose-rest = 玉方持有其余所有棋子
compose-rest-hint = 按诘将棋的惯例
compose-to-move = 手番
compose-set-up = 摆上
compose-clear = 清空
compose-out = 打印与保存
compose-solve = 自己解解看
compose-save = 存为棋谱
compose-link = 复制链接
hand-black = 先手持驹
hand-white = 后手持驹
hand-less = 减少一枚{ $piece }
hand-more = 增加一枚{ $piece }
tool-legend = 点击的作用
tool-move = 移动/翻面
tool-erase = 拿走
tool-piece = { $side }：{ $piece }
keys-use-tool = 使用所选工具
keys-put-black = 放先手的棋子
keys-put-white = 放后手的棋子
keys-turn = 把棋子翻面
keys-swap = 换成对方的棋子
keys-take-away = 拿走棋子

## What an examination found

report-title = 检查
report-check = 开始检查
report-running = 检查中…
report-stop = 停止
report-intended = 作意（如有）
report-intended-hint = 1三金 1一玉 1二金
report-hint = 求出正解，并找出严格的读者会发现的毛病。
report-count = 发现：{ $count }处
report-mate = { $plies }手诘
report-mate-at-most = { $plies }手以内可将死（未证明是最短）
report-no-mate = 连续王手不能将死。
report-sound = 完全作：没有发现毛病。
report-sound-but = 完全作；下列各项可以容许。
report-unsound = 不完全作。严重毛病：{ $count }处
report-tolerated = 可容许
report-at = 第{ $ply }手 { $move }
report-board = 第{ $ply }手 { $move } 之后的局面
report-more = 还有更多余诘未列出。
report-stopped = 检查未完成：{ $reason }
fault-side-mate = 除正解外，另一王手也能将死。
fault-early-mate = 存在比作意更短的将死。
fault-no-mate = 玉不能被将死：请增加攻方棋子，或堵住逃路。
fault-pieces-left = 将死时攻方还有剩余持驹：请去掉，或让它成为必需。
fault-longer-variation = 存在比作意更长的防守。
fault-equal-variation = 另一种防守与正解同样长。
fault-detour = 绕路回到正解局面的着法也能将死。
fault-unlimited-promotion = 升变与否都能将死。
fault-unlimited-distance = 打入的距离不唯一。
fault-last-move-side-mate = 最后一手另有将死的着法。

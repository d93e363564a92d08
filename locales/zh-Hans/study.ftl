### 研究棋谱：引擎与全局解析。

## 记录旁的面板

panel-engine = 引擎
panel-review = 解析
panel-games = 棋谱
panel-draw = 画图

## 引擎

engine-start = 启动引擎
engine-stop = 停止引擎
engine-more = 增加一个引擎
engine-less = 移除此引擎
engine-lines = 候选着数
engine-view = 评价值
view-black = 先手视角
view-mover = 手番视角
engine-status = 深度{ $depth } · { $nodes }局面 · { $nps }/秒 · { $engine }
engine-stage-off = 未启动
engine-stage-starting = 正在启动……
engine-stage-waiting = 排队等候……
engine-stage-over = 已完成
engine-stage-lost = 连接中断，正在重连……
engine-no-move = 无合法着手
engine-no-position = 此局面无法行棋。
engine-fault-not-started = 引擎无法启动。
engine-fault-pipe = 与引擎通信失败。
engine-fault-died = 引擎意外退出。
engine-fault-silent = 引擎没有回应。
engine-fault-bad-answer = 引擎的回答无法理解。
engine-fault-bad-command = 无法向引擎提问。
engine-mate = { $plies }手诘
engine-mate-unknown = 将死
engine-add = 将第{ $n }变化加入棋谱
engine-bar = 评价值：{ $score }
engine-bar-none = 评价值：未知

## 解析

review-start = 开始
review-again = 重做
review-stop = 停止
review-progress = { $done } / { $total }手
review-stopped = 停在第{ $done }手（共{ $total }手）
review-failed = 解析失败。
review-nodes = 深度
review-quick = 快速
review-thorough = 标准
review-deep = 深入
review-graph = 图表
graph-chance = 胜率
graph-cp = 评价值
review-graph-label = 全局走势
review-times = 每手用时：{ $words }；最长 { $longest }
review-engine = 由哪个引擎解析
review-before = 上一处失误
review-after = 下一处失误
review-move = 关于这一手
review-deeds = { $side }：{ $words }；每手平均损失{ $percent }%
review-lost = 每手平均损失
review-class-forced = 唯一着
review-class-best = 最善
review-class-good = 好手
review-class-doubtful = 疑问手
review-class-mistake = 恶手
review-class-blunder = 大恶手
review-score = { $score }（{ $side }{ $percent }%）
review-mates = { $side }胜（诘）
review-mates-in = { $side }{ $plies }手诘
review-better = 最善：
review-expected = 接下来：
review-missed-mate = 错过{ $plies }手诘：
review-missed-brinkmate = 错过必至：
review-allows-mate = 对方有{ $plies }手诘：
review-reason-loses-piece = { $piece }将被吃：
review-reason-allows-fork = 对方可捉双：
review-brinkmate = 必至：
review-threat = 诘路（{ $plies }手诘）
review-castle = { $side }的围法：{ $name }。
review-opening = { $side }的战型：{ $name }。
review-proverb = { $side }，格言“{ $name }”。
review-none = 电脑会检查每一手：好坏、更好的下法、错过的诘。
review-no-moves = 没有可解析的着手。
review-beside = 此变化未经解析。
review-changed = 解析之后，主变从第{ $ply }手起已改变。
review-waits = 尚未检查。
review-not-judged = 此手未经解析。
review-by = 解析：{ $engine }，每手{ $nodes }局面。

## 自己的引擎

engines-title = 引擎
engines-about = 本机上的 USI 引擎，可在棋谱旁检查局面。引擎以你的账户权限运行，请只添加信任的程序。
engines-not-yours = 只有本机的主人能在本机添加引擎。
engines-path = 程序路径
engines-add = 添加引擎
engines-added = 已添加{ $name }
engines-remove = 移除
engines-options = 选项
engine-choice = 引擎
engine-house = Komadai
engine-manage = 更多引擎……

## 自动播放

replay-fast = 自动播放，每秒一手
replay-slow = 慢速播放
replay-stop = 停止播放

## 出自自己对局的题目

quiz-title = 自己的失误
quiz-none = 还没有题目。打开自己的棋谱进行解析，其中的失误就会成为这里的题目。
quiz-nameless = 没有姓名的对局
quiz-count = 第 { $at } 题，共 { $all } 题 · 一次答对 { $right } 题
quiz-asks = 第 { $ply } 手，{ $side }走了{ $move }，胜率降低了 { $percent }%。怎样走更好？
quiz-answer = 你的回答
quiz-looks = 引擎正在查看…
quiz-best = 正确，{ $move }是最佳着手。
quiz-good = { $move }也是好棋。
quiz-played = { $move }就是对局中走的那一手。
quiz-bad = { $move }会使胜率降低 { $percent }%，请再想想。
quiz-follows = 之后会是
quiz-best-was = 最佳变化
quiz-over = 这是最后一题。
quiz-next = 下一题
quiz-show = 看答案
quiz-link = 失误出题

## 编辑局面

editor-title = 编辑局面
editor-study = 研究
editor-tsume = 作为诘将棋检查
editor-mirror = 左右翻转
editor-swap = 先后手互换
editor-good = 此局面可以对局。
editor-verdict = 局面的判定

## 到过某局面的对局

games-here = 到过此局面的对局：{ $games }局
games-list = 列表
games-moves = 自己棋谱中的着手
games-results = { $black }胜{ $wins }，{ $white }胜{ $losses }，其他{ $others }

## 箭头和圆圈

draw-color = 颜色
draw-hint = 拖动画箭头，点一格画圆圈，再画一次擦掉；鼠标右键随时可画。
draw-clear = 全部擦掉
draw-begun = 正在画图：按 Enter 选起点格，再按一次选终点格。
draw-ended = 画图结束。
draw-added = 已画：{ $mark }
draw-removed = 已擦：{ $mark }
mark-circle = { $square }的{ $color }圆圈
mark-arrow = { $from }到{ $to }的{ $color }箭头
mark-green = 绿色
mark-red = 红色
mark-blue = 蓝色
mark-yellow = 黄色

## 引擎对引擎

match-title = 引擎对引擎
match-begin = 开始比赛
match-engines = 引擎
match-first = 第一个引擎
match-second = 第二个引擎
match-house = Komadai { $grade }
match-own = 自己的引擎
match-limit = 每一步
match-by-time = 时间
match-by-nodes = 节点数
match-seconds = 每步 { $n } 秒
match-nodes = 每步 { $n } 节点
match-games = 局数
match-colours = 每局交换先后手。每一局都会存进棋谱库。
match-from = 从哪里开始
match-openings = 从均势的开局开始
match-openings-hint = 共四十种，每种双方各执一次先手；不用时每局都从初始局面开始。
match-series = 比赛
match-status = 第 { $number } 局，共 { $games } 局 · { $state }
match-state-running = 进行中
match-state-paused = 暂停
match-state-over = 结束
match-state-failed = 失败
match-score = { $first }：{ $wins } 胜 { $draws } 和 { $losses } 负
match-strength = Elo 差 { $elo }（95% 置信）
match-elo-open = 结果差别太少，还看不出强弱之差。
match-nth = 第 { $number } 局
match-drawn = 和棋
match-plies = { $n } 手
match-spent = { $n } 秒
match-pause = 暂停
match-resume = 继续
match-stop = 停止
match-again = 再来一次

## 定迹

panel-book = 定迹
book-name = { $name } · { $positions } 个局面
book-house = Komadai 的定迹
book-other = 换一部…
book-back = 换回 Komadai
book-set = 这部定迹有 { $positions } 个局面，其中 { $faults } 行无法使用。
book-moves = 定迹中的着手
book-depth = 深度 { $n }
book-count = { $n } 次（{ $percent } %）
book-reply = 接着 { $move }
book-none = 定迹中没有这个局面。

## 服务器状态

metrics-title = 服务器状态
metrics-about = 解析依次进行，同时进行的数目等于服务器的核心数。数字会自动更新。
metrics-reviews = 棋谱解析
metrics-queue = 等待
metrics-running = 进行中
metrics-done = 启动后完成
metrics-failed = 失败
metrics-positions = 已分析局面
metrics-minute = 最近一分钟的局面
metrics-nodes = 每秒节点数
metrics-server = 服务器
metrics-searching = 搜索中
metrics-waiting = 等待搜索
metrics-panels = 带引擎的棋盘
metrics-games = 打开的对局
metrics-connections = 连接
metrics-uptime = 已运行
metrics-minutes = { $minutes } 分钟
review-ahead = 前面还有{ $ahead }个

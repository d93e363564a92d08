### 研究棋譜：引擎與全局解析。

## 棋譜旁的面板

panel-engine = 引擎
panel-review = 解析
panel-games = 棋譜
panel-draw = 畫圖

## 引擎

engine-start = 啟動引擎
engine-stop = 停止引擎
engine-more = 增加一個引擎
engine-less = 移除此引擎
engine-lines = 候選著數
engine-view = 評價值
view-black = 先手視角
view-mover = 手番視角
engine-status = 深度{ $depth } · { $nodes }局面 · { $nps }/秒 · { $engine }
engine-stage-off = 未啟動
engine-stage-starting = 正在啟動……
engine-stage-waiting = 排隊等候……
engine-stage-over = 已完成
engine-stage-lost = 連線中斷，正在重連……
engine-no-move = 無合法著手
engine-no-position = 此局面無法行棋。
engine-fault-not-started = 引擎無法啟動。
engine-fault-pipe = 與引擎通訊失敗。
engine-fault-died = 引擎意外結束。
engine-fault-silent = 引擎沒有回應。
engine-fault-bad-answer = 引擎的回答無法理解。
engine-fault-bad-command = 無法向引擎提問。
engine-mate = { $plies }手詰
engine-mate-unknown = 將死
engine-add = 將第{ $n }變化加入棋譜
engine-bar = 評價值：{ $score }
engine-bar-none = 評價值：未知

## 解析

review-start = 開始
review-again = 重做
review-stop = 停止
review-progress = { $done } / { $total }手
review-stopped = 停在第{ $done }手（共{ $total }手）
review-failed = 解析失敗。
review-nodes = 深度
review-quick = 快速
review-thorough = 標準
review-deep = 深入
review-graph = 圖表
graph-chance = 勝率
graph-cp = 評價值
review-graph-label = 全局走勢
review-times = 每手用時：{ $words }；最長 { $longest }
review-engine = 由哪個引擎解析
review-before = 上一處失誤
review-after = 下一處失誤
review-move = 關於這一手
review-deeds = { $side }：{ $words }；每手平均損失{ $percent }%
review-lost = 每手平均損失
review-class-forced = 唯一著
review-class-best = 最善
review-class-good = 好手
review-class-doubtful = 疑問手
review-class-mistake = 惡手
review-class-blunder = 大惡手
review-score = { $score }（{ $side }{ $percent }%）
review-mates = { $side }勝（詰）
review-mates-in = { $side }{ $plies }手詰
review-better = 最善：
review-expected = 接下來：
review-missed-mate = 錯過{ $plies }手詰：
review-missed-brinkmate = 錯過必至：
review-allows-mate = 對方有{ $plies }手詰：
review-reason-loses-piece = { $piece }將被吃：
review-reason-allows-fork = 對方可兩取：
review-brinkmate = 必至：
review-threat = 詰路（{ $plies }手詰）
review-castle = { $side }的圍法：{ $name }。
review-opening = { $side }的戰型：{ $name }。
review-proverb = { $side }，格言「{ $name }」。
review-none = 電腦會檢查每一手：好壞、更好的下法、錯過的詰。
review-no-moves = 沒有可解析的著手。
review-beside = 此變化未經解析。
review-changed = 解析之後，主變從第{ $ply }手起已改變。
review-waits = 尚未檢查。
review-not-judged = 此手未經解析。
review-by = 解析：{ $engine }，每手{ $nodes }局面。

## 自己的引擎

engines-title = 引擎
engines-about = 本機上的 USI 引擎，可在棋譜旁檢查局面。引擎以你的帳戶權限執行，請只添加信任的程式。
engines-not-yours = 只有本機的主人能在本機添加引擎。
engines-path = 程式路徑
engines-add = 添加引擎
engines-added = 已添加{ $name }
engines-remove = 移除
engines-options = 選項
engine-choice = 引擎
engine-house = Komadai
engine-manage = 更多引擎……

## 自動播放

replay-fast = 自動播放，每秒一手
replay-slow = 慢速播放
replay-stop = 停止播放

## 出自自己對局的題目

quiz-title = 自己的失誤
quiz-none = 還沒有題目。打開自己的棋譜進行解析，其中的失誤就會成為這裡的題目。
quiz-nameless = 沒有姓名的對局
quiz-count = 第 { $at } 題，共 { $all } 題 · 一次答對 { $right } 題
quiz-asks = 第 { $ply } 手，{ $side }走了{ $move }，勝率降低了 { $percent }%。怎樣走更好？
quiz-answer = 你的回答
quiz-looks = 引擎正在查看…
quiz-best = 正確，{ $move }是最佳著手。
quiz-good = { $move }也是好棋。
quiz-played = { $move }就是對局中走的那一手。
quiz-bad = { $move }會使勝率降低 { $percent }%，請再想想。
quiz-follows = 之後會是
quiz-best-was = 最佳變化
quiz-over = 這是最後一題。
quiz-next = 下一題
quiz-show = 看答案
quiz-link = 失誤出題

## 編輯局面

editor-title = 編輯局面
editor-study = 研究
editor-tsume = 作為詰將棋檢查
editor-mirror = 左右翻轉
editor-swap = 先後手互換
editor-good = 此局面可以對局。
editor-verdict = 局面的判定

## 到過某局面的對局

games-here = 到過此局面的對局：{ $games }局
games-list = 列表
games-moves = 自己棋譜中的著手
games-results = { $black }勝{ $wins }，{ $white }勝{ $losses }，其他{ $others }

## 箭頭和圓圈

draw-color = 顏色
draw-hint = 拖動畫箭頭，點一格畫圓圈，再畫一次擦掉；滑鼠右鍵隨時可畫。
draw-clear = 全部擦掉
draw-begun = 正在畫圖：按 Enter 選起點格，再按一次選終點格。
draw-ended = 畫圖結束。
draw-added = 已畫：{ $mark }
draw-removed = 已擦：{ $mark }
mark-circle = { $square }的{ $color }圓圈
mark-arrow = { $from }到{ $to }的{ $color }箭頭
mark-green = 綠色
mark-red = 紅色
mark-blue = 藍色
mark-yellow = 黃色

## 引擎對引擎

match-title = 引擎對引擎
match-begin = 開始比賽
match-engines = 引擎
match-first = 第一個引擎
match-second = 第二個引擎
match-house = Komadai { $grade }
match-own = 自己的引擎
match-limit = 每一步
match-by-time = 時間
match-by-nodes = 節點數
match-seconds = 每步 { $n } 秒
match-nodes = 每步 { $n } 節點
match-games = 局數
match-colours = 每局交換先後手。每一局都會存進棋譜庫。
match-from = 從哪裡開始
match-openings = 從均勢的開局開始
match-openings-hint = 共四十種，每種雙方各執一次先手；不用時每局都從初始局面開始。
match-series = 比賽
match-status = 第 { $number } 局，共 { $games } 局 · { $state }
match-state-running = 進行中
match-state-paused = 暫停
match-state-over = 結束
match-state-failed = 失敗
match-score = { $first }：{ $wins } 勝 { $draws } 和 { $losses } 負
match-strength = Elo 差 { $elo }（95% 信賴）
match-elo-open = 結果差別太少，還看不出強弱之差。
match-nth = 第 { $number } 局
match-drawn = 和棋
match-plies = { $n } 手
match-spent = { $n } 秒
match-pause = 暫停
match-resume = 繼續
match-stop = 停止
match-again = 再來一次

## 定跡

panel-book = 定跡
book-name = { $name } · { $positions } 個局面
book-house = Komadai 的定跡
book-other = 換一部…
book-back = 換回 Komadai
book-set = 這部定跡有 { $positions } 個局面，其中 { $faults } 行無法使用。
book-moves = 定跡中的著手
book-depth = 深度 { $n }
book-count = { $n } 次（{ $percent } %）
book-reply = 接著 { $move }
book-none = 定跡中沒有這個局面。

## 伺服器狀態

metrics-title = 伺服器狀態
metrics-about = 解析依次進行，同時進行的數目等於伺服器的核心數。數字會自動更新。
metrics-reviews = 棋譜解析
metrics-queue = 等待
metrics-running = 進行中
metrics-done = 啟動後完成
metrics-failed = 失敗
metrics-positions = 已分析局面
metrics-minute = 最近一分鐘的局面
metrics-nodes = 每秒節點數
metrics-server = 伺服器
metrics-searching = 搜尋中
metrics-waiting = 等待搜尋
metrics-panels = 帶引擎的棋盤
metrics-games = 開啟的對局
metrics-connections = 連線
metrics-uptime = 已執行
metrics-minutes = { $minutes } 分鐘
review-ahead = 前面還有{ $ahead }個

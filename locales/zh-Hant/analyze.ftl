### 棋譜解析，與教練的話。

## 指令

cli-analyze = 解析棋譜：評價值、惡手、錯過的詰、圍法、戰型、格言
cli-analyze-file = 棋譜檔案（格式不限），或其資料夾；- 為標準輸入
cli-analyze-engine = 給出評價的 USI 引擎（預設用本程式自己的）
cli-analyze-nodes = 每手讀的局面數（預設 100000）
cli-analyze-time = 改用每手的時間，如 0.5s
cli-analyze-multipv = 給出的候選著數（預設 2）
cli-analyze-output = 把寫入解析的棋譜存到檔案或資料夾，- 為標準輸出
cli-coach = 列出棋譜中的圍法、戰型與格言
cli-coach-file = 棋譜檔案（格式不限）；- 為標準輸入
cli-coach-sfen = 改用一個局面
cli-coach-moves = 由此走的著法（USI）

## 關於全局

analyze-by = 解析：{ $engine }
analyze-summary = { $side }：最善 { $best }，好手 { $good }，疑問手 { $doubtful }，惡手 { $mistakes }，大惡手 { $blunders }；每手平均損失 { $percent }%
analyze-stopped = 共{ $all }手，解析到第{ $done }手時停止
analyze-engine-failed = 引擎出錯：{ $error }

## 關於一手

analyze-score = { $score }（{ $side } { $percent }%）
analyze-mates = { $side }勝（詰）
analyze-mates-in = { $side }{ $plies }手詰
analyze-lost = { $class }（−{ $percent }%）
analyze-class-doubtful = 疑問手
analyze-class-mistake = 惡手
analyze-class-blunder = 大惡手
analyze-better = 最善：{ $line }
analyze-missed-mate = 錯過{ $plies }手詰：{ $line }
analyze-missed-brinkmate = 錯過必至：{ $line }
analyze-allows-mate = 對方有{ $plies }手詰：{ $line }
analyze-loses-piece = { $piece }將被吃：{ $line }
analyze-allows-fork = 對方可兩取：{ $move }
analyze-brinkmate = 必至：{ $line }
analyze-threat = 詰路（{ $plies }手詰）
analyze-better-line = 最善
analyze-mate-line = 這裡有詰
analyze-brinkmate-line = 這裡有必至
analyze-castle = { $side }的圍法：{ $name }。{ $about }
analyze-opening = { $side }的戰型：{ $name }。{ $about }
analyze-proverb = { $side }，格言「{ $name }」。{ $about }

### 棋谱解析，与教练的话。

## 命令

cli-analyze = 解析棋谱：评价值、恶手、错过的诘、围法、战型、格言
cli-analyze-file = 棋谱文件（格式不限），或其文件夹；- 为标准输入
cli-analyze-engine = 给出评价的 USI 引擎（默认用本程序自己的）
cli-analyze-nodes = 每手读的局面数（默认 100000）
cli-analyze-time = 改用每手的时间，如 0.5s
cli-analyze-multipv = 给出的候选着数（默认 2）
cli-analyze-output = 把写入解析的棋谱存到文件或文件夹，- 为标准输出
cli-coach = 列出棋谱中的围法、战型与格言
cli-coach-file = 棋谱文件（格式不限）；- 为标准输入
cli-coach-sfen = 改用一个局面
cli-coach-moves = 由此走的着法（USI）

## 关于全局

analyze-by = 解析：{ $engine }
analyze-summary = { $side }：最善 { $best }，好手 { $good }，疑问手 { $doubtful }，恶手 { $mistakes }，大恶手 { $blunders }；每手平均损失 { $percent }%
analyze-stopped = 共{ $all }手，解析到第{ $done }手时停止
analyze-engine-failed = 引擎出错：{ $error }

## 关于一手

analyze-score = { $score }（{ $side } { $percent }%）
analyze-mates = { $side }胜（诘）
analyze-mates-in = { $side }{ $plies }手诘
analyze-lost = { $class }（−{ $percent }%）
analyze-class-doubtful = 疑问手
analyze-class-mistake = 恶手
analyze-class-blunder = 大恶手
analyze-better = 最善：{ $line }
analyze-missed-mate = 错过{ $plies }手诘：{ $line }
analyze-missed-brinkmate = 错过必至：{ $line }
analyze-allows-mate = 对方有{ $plies }手诘：{ $line }
analyze-loses-piece = { $piece }将被吃：{ $line }
analyze-allows-fork = 对方可捉双：{ $move }
analyze-brinkmate = 必至：{ $line }
analyze-threat = 诘路（{ $plies }手诘）
analyze-better-line = 最善
analyze-mate-line = 这里有诘
analyze-brinkmate-line = 这里有必至
analyze-castle = { $side }的围法：{ $name }。{ $about }
analyze-opening = { $side }的战型：{ $name }。{ $about }
analyze-proverb = { $side }，格言“{ $name }”。{ $about }

### 诘将棋。

## 命令

cli-tsume = 解诘将棋
cli-tsume-file = 任何格式的棋谱或图面文件，或其文件夹；- 为标准输入
cli-tsume-sfen = 题目的 SFEN；双玉时轮走方为攻方
cli-tsume-check = 同时检查缺陷：余诘、驹余、变同等
cli-tsume-all = 列出至多 1000 个余诘，而不是 20 个
cli-tsume-brinkmate = 寻找必至：不王手、但无论怎样防守都会被诘的着法
cli-tsume-limit = 每题的处理器时间，如 60s、200ms、5m（默认 60s）
cli-tsume-memory = 搜索所用内存，如 1G、64M（默认 1G，至少 16M）
cli-tsume-threads = 线程数：多题时并行求解（内存均分），一题时合力求解（默认 1）
cli-tsume-output = 把一道题的解写入文件（扩展名表示格式），- 为标准输出；其他应法、缺陷和必至都写作变化

tsume-bad-amount = { $option } { $value }：应为带单位的数量，如 60s 或 1G（内存至少 16M）
tsume-bad-request = 请求的形式为 {"{"}"id": …, "sfen": "…", "check": true, "all": true{"}"}
tsume-one-output = --output 只能用于一题，而这里有 { $count } 题
tsume-cannot-write = 无法写入 { $file }：{ $error }

## 结果

tsume-mate = { $plies } 手诘
tsume-mate-at-most = { $plies } 手以内可诘（未证明为最短）
tsume-raw = 无效合驹也计入则为 { $plies } 手
tsume-left = 驹余：{ $count } 枚
tsume-sparing = 按旧作允许变长驹余的算法为{ $plies }手：
tsume-no-mate = 不诘
tsume-brinkmates = 必至的着法：{ $count }
tsume-no-brinkmate = 没有必至的着法
tsume-brinkmates-unsettled = 尚无结论的着法：{ $count }（{ $reason }）
tsume-rest-given = 图中没有玉方的持驹，其余棋子全部归玉方。
tsume-variations-unfinished = 变化尚未全部检查。
tsume-unknown = 未解决：{ $reason }
tsume-cost = { $nodes } 个节点，{ $seconds } 秒
tsume-stop-time = 时间已用完
tsume-stop-cancelled = 已中止
tsume-stop-nodes = 已达节点数上限
tsume-stop-memory = 内存不足

## 缺陷

tsume-sound = 未发现缺陷
tsume-more = 还有其他余诘，可用 --all 列出
tsume-check-unfinished = 检查未完成：{ $reason }
tsume-fault-at = { $kind }（第 { $ply } 手）：
tsume-fault-side-mate = 余诘
tsume-fault-early-mate = 早诘
tsume-fault-no-mate = 不诘
tsume-fault-pieces-left = 驹余
tsume-fault-longer-variation = 变长
tsume-fault-equal-variation = 变同
tsume-fault-detour = 迂回手顺
tsume-fault-unlimited-promotion = 成与不成非限定
tsume-fault-unlimited-distance = 打点非限定
tsume-fault-last-move-side-mate = 末手余诘

## 不能成题的原因

tsume-both-in-check = 双方的玉都被王手：请去掉其中一方的王手。
tsume-no-king = 没有可诘的玉：请在棋盘上放置玉。
tsume-no-attackers = 攻方没有可以王手的棋子：请在棋盘或持驹中加入。
tsume-already-mated = 玉已被诘：请从最后一手之前的局面开始。
tsume-attacker-mated = 轮到攻方走，而攻方已被诘：请给攻方的玉留出活路。
tsume-not-in-check = 轮到玉方走，而玉未被王手：请改为攻方走，或使玉被王手。

## Making problems

cli-tsume-generate = 编诘将棋：每行一题，依次为盘面、攻方持驹、手数、难度（1到5）和制法
cli-tsume-seed = 逆向编题所用编号的第一个（默认 1）
cli-tsume-from = 改为从自我对弈的局面文件（40字节的记录）中编题
cli-tsume-recipe = 按制法重做一题，并输出其局面
cli-tsume-count = 编题数（默认 10；用 --from 时为全部）
cli-tsume-plies = 保留的最短手数（默认 1）
cli-tsume-generate-threads = 同时编几题（默认 1）
cli-tsume-generate-output = 存放题目的文件（默认为标准输出）
tsume-generated = { $tried }次尝试得{ $made }题
tsume-bad-recipe = { $recipe }：不是题目的制法，应为 b3892.17.203~2b 的样子
tsume-bad-record = 第{ $number }条记录不是40字节的局面

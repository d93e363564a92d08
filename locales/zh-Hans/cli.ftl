### 命令行的文字。

## 用法

cli-about = 驹台：日本将棋。不带参数时打开棋盘（等同于 serve）。
cli-heading-usage = 用法：{ "" }
cli-heading-commands = 命令
cli-heading-options = 选项
cli-heading-example = 例：
cli-value-command = 命令
cli-version = 显示版本
cli-help = 显示这份说明
cli-lang = 语言：zh-Hans、zh-Hant、ja、en（默认取自环境）
cli-json = 以一个 JSON 对象回答
cli-batch = 从标准输入逐行读取 JSON 请求，逐行回答
cli-position = 按规则说明一个局面
cli-position-sfen = 局面的 SFEN，或 startpos
cli-position-moves = 从该局面走的着手（USI），以空格隔开
cli-position-try = 试走一步（USI），说明是否合法、为什么
cli-perft = 计算着法树的节点数
cli-perft-depth = 深度（手数），0–64
cli-perft-no-bulk = 每个末端都实际走子再退回
cli-perft-divide = 按第一步分别列出
cli-perft-threads = 线程数（默认 1）

## 用法的错误

cli-bad-usage = 用法不对
cli-see-help = （用 --help 查看用法）
cli-unknown-argument = 没有这个参数：{ $argument }
cli-unknown-command = 没有这个命令：{ $command }
cli-missing-argument = 缺少：{ $argument }
cli-missing-value = { $argument } 缺少值
cli-bad-value = { $argument } 不能是“{ $value }”
cli-repeated-or-conflicting = { $argument } 重复，或不能与其他参数同用
cli-unknown-language = 没有这种语言：{ $lang }（可用 zh-Hans、zh-Hant、ja、en）
cli-stdin = 无法读取标准输入：{ $error }

## 棋盘

board-hand = { $side }持驹：{ $pieces }
board-nothing = 无

## 局面

position-last-move = 上一手：{ $move }
position-turn = 轮到{ $side }走，合法着手 { $count } 种
position-check = 正被将军
position-checkmate = 将死
position-no-moves = 没有被将军，但无子可走：判负
position-repetition-draw = 千日手：和棋
position-repetition-win = 连续王手千日手：对方判负
position-repetition-lose = 连续王手千日手：轮到走的一方判负
position-points = 持将棋点数：先手 { $black }，后手 { $white }
position-declares-27 = 按 27 点法可以宣言胜
position-declares-24 = 按 24 点法可以宣言
position-try-legal = { $move }：合法
position-try-illegal = { $move }：不合法。{ $reason }
position-malformed-move = 第 { $ply } 手“{ $move }”不是 USI 着手
position-illegal-move = 第 { $ply } 手“{ $move }”不合法：{ $reason }
position-bad-json = 第 { $column } 个字符起不是合法的 JSON
position-bad-request = 请求应为 {"{"}"id": …, "sfen": "…", "moves": ["…"], "try": "…"{"}"}
position-line-too-long = 这一行太长
position-not-utf8 = 这一行不是 UTF-8

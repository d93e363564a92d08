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
cli-serve = 启动服务并打开棋盘
cli-serve-addr = 监听的地址（默认 127.0.0.1:4649）；要让别的设备连接，可用 0.0.0.0:4649
cli-serve-data = 保存对局的目录（默认为用户的数据目录）
cli-serve-no-open = 不打开浏览器
cli-play = 在终端里与电脑对局
cli-play-grade = 电脑的级位：15k … 1k、1d … 9d 或 max（默认 5k）
cli-play-side = black（先手）、white（后手）或 furigoma（振驹），默认 black
cli-play-handicap = 让子：even、lance、bishop、rook、two、four、six …（默认 even）
cli-play-clock = 用时：持时间+读秒（秒），如 600+30；600+0+10 带加秒；none 为不限时（默认）
cli-play-save = 从第一手起把棋谱存到这个文件（.kif 或 .kifu）
cli-usi = 以 USI 引擎运行于标准输入输出
cli-usi-broken = 与 GUI 的连接断了：{ $error }
cli-bench = 引擎的特征值：搜索固定局面的节点数
cli-bench-stats = 同时显示深度、用时、速度和剪枝效率
cli-match = 让两个 USI 引擎对弈
cli-match-engine1 = 第一个引擎的命令
cli-match-engine2 = 第二个引擎的命令
cli-match-options1 = 第一个引擎的选项："名称=值;名称=值"
cli-match-options2 = 第二个引擎的选项
cli-match-games = 最多下多少局（默认 100）
cli-match-time = 每手用时（0.2s、200ms），或以秒计的持时+读秒+加秒（60+1、60+0+1；默认 1s）
cli-match-nodes = 每手搜索的节点数，代替用时
cli-match-nodes1 = 第一个引擎每手搜索的节点数
cli-match-nodes2 = 第二个引擎每手搜索的节点数
cli-match-openings = 开局文件，每行一个（SFEN 或 startpos 及着手）；每个开局双方交换先后手各下一局
cli-match-sprt = 检验在这两个等级分差之间得出结论后即结束；结论为较低者时退出码为 1
cli-match-max-moves = 下满这么多手后判和（默认 512）
cli-match-output = 以 KIF 保存所有对局的文件夹
cli-selfplay = 让引擎自我对弈，保存局面以训练网络
cli-selfplay-output = 存放训练局面的文件夹；中断后再运行会接着进行
cli-selfplay-threads = 同时进行的对局数（默认：处理器数）
cli-selfplay-nodes = 每手搜索的节点数（默认 1500）
cli-selfplay-games = 下满这么多局后结束（默认：直到停止）
cli-selfplay-random = 每百手中随机走的手数（默认 0）
cli-selfplay-tree = 每次搜索评估过的局面也保留这么多个（默认 0）
cli-selfplay-tree-nodes = 为其评估值搜索的节点数（默认 400）
cli-selfplay-near = 不对弈，而是从此文件夹各对局的局面随机走几手，只用静态评估打分
cli-selfplay-each = 每个原局面产生的局面数（默认 7）
cli-selfplay-net = 用来评估的网络（默认：引擎自身的评估）
cli-selfplay-seed = 随机数种子（默认：每次不同）
cli-book = 用搜索生成定迹库，从最常见的局面开始
cli-book-output = YaneuraOu 文本格式的定迹库；已有的会接着扩充
cli-book-positions = 局面数（默认 20000）
cli-book-nodes = 每个局面搜索的节点数（默认 100000）
cli-book-threads = 同时搜索的局面数（默认：处理器数）
cli-fv-scale = 网络输出的除数（默认 16）
cli-train = 用自我对弈的局面训练网络
cli-train-data = 存放训练局面的文件夹或文件
cli-train-output = 网络文件，每轮结束后写入
cli-train-features = 输入特征：K+P、HalfKP、HalfKA_hm2（默认 K+P）
cli-train-width = 第一层宽度，32 的倍数（默认 256）
cli-train-from = 在此网络的基础上继续训练
cli-train-correct = 训练用于修正人工估值的网络，而不是完整的估值
cli-train-passes = 训练轮数（默认 10）
cli-train-batch = 每次更新所用的局面数（默认 1024）
cli-train-rate = 初始学习率（默认 0.003）
cli-train-decay = 权重衰减，按学习率计（默认 0.3）
cli-train-lambda = 评估值相对于对局结果的权重，0 到 1（默认 0.7）
cli-train-ahead = 标签向后看：下一手的标签所占的比重，0 到 1（默认按记录）
cli-train-trust = 与 --ahead 同用：记录的评价中代表 73% 胜率的分数（默认同 --scale）
cli-train-scale = 相当于 73 % 胜率的评估值（默认 600）
cli-train-threads = 计算线程数（默认：处理器数）
cli-train-seed = 随机数种子（默认 1）
cli-position = 按规则说明一个局面
cli-position-sfen = 局面的 SFEN，或 startpos
cli-position-moves = 从该局面走的着手（任何记法均可）
cli-position-try = 试走一步，说明是否合法、为什么
cli-record = 读取任何格式的棋谱
cli-record-file = 棋谱文件，- 为标准输入
cli-convert = 转换棋谱格式（文件或整个文件夹）
cli-convert-file = 棋谱或文件夹，最后是输出位置：文件（由扩展名决定格式）、文件夹，- 为标准输出
cli-convert-to = 格式：kif、kifu、ki2、ki2u、bod、csa、jkf、usi、sfen、usen、psn；没有输出位置时写在原文件旁边
cli-convert-encoding = utf-8 或 shift_jis（默认：kif、ki2、bod 用 shift_jis，其余用 utf-8）
cli-perft = 计算着法树的节点数
cli-perft-depth = 深度（手数），0–64
cli-perft-no-bulk = 每个末端都实际走子再退回
cli-perft-divide = 按第一步分别列出
cli-perft-threads = 线程数（默认 1）
cli-perft-stopped = 已停止：{ $count } 个第一步中已数完 { $done } 个，目前共 { $nodes } 个节点

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

## 对局

play-bad-grade = 没有“{ $value }”这个级位（可用 15k … 1k、1d … 9d、max）
play-bad-side = 不能是“{ $value }”（可用 black、white、furigoma）
play-bad-handicap = 没有“{ $value }”这种让子（可用 even、lance、right-lance、two-lances、bishop、rook、rook-lance、rook-two-lances、two … ten、three-pawns、bare-king）
play-bad-clock = 看不懂用时“{ $value }”（写法如 600+30、600+0+10、none）
play-furigoma-handicap = 让子局由上手先走，不用振驹
play-cannot-start = 无法开始对局：{ $error }
play-toss = 振驹：{ $faces }
play-greeting = { $handicap }。您执{ $side }，电脑的棋力：{ $grade }。
play-how = 输入着手（如 7g7f、76步、▲７六步）；输入“帮助”查看命令。
play-help = 着手：7g7f、7776、76步、▲７六步、P-7f 均可；命令：认输、悔棋、提示、宣言、持将棋、千日手、翻转、棋盘、保存 文件、退出
play-byoyomi = 读秒 { $seconds }
play-wait = 还没轮到您走
play-over = 对局已经结束
play-not-now = 现在不能这样做
play-nothing-to-take-back = 没有可以悔的棋
play-line-left = 对方走了别的着手，其余着手不再继续
play-declined = 电脑没有同意
play-impasse-too-early = 至少有一方的玉将入玉之后，才能提议持将棋
play-no-repetition = 这个局面还没有重复出现
play-declaration = 现在宣言会判负。玉将在敌阵：{ $king }；没有被将军：{ $check }；敌阵内的其他棋子：{ $pieces }（需要 10）；点数：{ $points }（需要 { $needed }）
play-yes = 是
play-no = 否
play-hint = 提示：{ $move }
play-hint-declare = 提示：可以宣言
play-won = { $plies }手，{ $side }胜（{ $way }）
play-drawn = { $plies }手，和棋（{ $way }）
play-after = 输入“保存 文件”存下棋谱，输入“退出”离开。
play-save-where = 请写明文件：保存 文件名
play-saved = 已存到 { $file }
play-file-exists = { $file } 已经存在，不会覆盖
play-cannot-save = 无法写入 { $file }：{ $error }
play-name-you = 棋手
play-name-computer = 驹台（{ $grade }）
bench-stats = 深度 { $depth }，{ $milliseconds } 毫秒，每秒 { $speed } 节点
bench-tree = 分支因子 { $branching }，首着截断率 { $first }%，置换表命中率 { $hits }%

## 服务

serve-bad-address = 地址“{ $address }”应写成 127.0.0.1:4649 这样
serve-no-data-folder = 找不到用户的数据目录，请用 --data 指定

## 棋谱

record-file-failed = { $file }：{ $error }
record-more-failed = （另有 { $count } 个文件也读不了）
record-cannot-open = 打不开：{ $error }
record-title = { $file }，第 { $game } 局（{ $format }，{ $encoding }）
record-start = 开始局面：{ $sfen }
record-moves = { $count } 手
record-variations = 分支 { $count } 条
record-illegal = 第 { $ply } 手违规：{ $reason }
record-warning = { $place }：{ $text }
record-nothing = { $first }。{ $said }
record-result = 结果：{ $way }
record-won = { $side }胜（{ $way }）
record-end-draw = 和棋
record-end-no-mate = 不诘
record-end-sealed = 封手
record-end-forfeit = 不战

## 转换

convert-where = 请指明输出位置：文件、文件夹加 --to，或只用 --to
convert-unknown-format = 没有“{ $format }”这种格式（kif、kifu、ki2、ki2u、bod、csa、jkf、usi、sfen、usen、psn）
convert-bad-encoding = 这种格式不能写成“{ $encoding }”（utf-8；kif、ki2、bod、csa 也可用 shift_jis）
convert-more-failed = （另有 { $count } 个失败）
convert-exists = 已经存在，不会覆盖
convert-cannot-write = 无法写入：{ $error }
convert-separator = 、
convert-loses = { $format } 无法保存：{ $what }
convert-loses-characters = Shift_JIS 没有的字已写成〓：{ $characters }

## 网络

selfplay-tally = { $games } 局（先手胜 { $black }，后手胜 { $white }，和棋 { $drawn }），{ $positions } 个局面，另有搜索中的 { $tree } 个，每秒 { $rate } 个；略去重复局面 { $repeated } 个、悬殊的开局 { $lopsided } 个
selfplay-near-tally = { $positions } 个局面，每秒 { $rate } 个
selfplay-failed = { $folder }：{ $error }
selfplay-bad-network = { $file } 不是可用的网络：{ $error }
train-opened = { $files } 个文件，{ $games } 局：训练局面 { $training } 个，验证局面 { $validation } 个
train-stepped = { $percent } %，每秒 { $rate } 个局面，损失 { $loss }
train-passed = 第 { $pass } 轮，共 { $passes } 轮：损失 { $loss }{ $judged }
train-judged = ，验证损失 { $loss }，胜负预测正确率 { $percent } %
train-written = 已写入 { $file }
train-bad-shape = 没有这种网络：{ $error }
train-cannot-read = 无法读取训练局面：{ $error }
train-cannot-write = 无法写入 { $file }：{ $error }
train-no-records = 没有可供训练的局面
train-other-shape = 要继续训练的网络结构不同：是 { $found }，应为 { $expected }
train-diverged = 训练到第 { $positions } 个局面时发散；请降低学习率

## Match

match-game = 第 { $game } 局，共 { $games } 局（引擎 1 执{ $side }，{ $plies } 手）：{ $way } · { $result }
match-failure = { $way }［{ $error }］
match-result = { $wins } 胜 { $losses } 负 { $draws } 和（{ $percent } %）
match-elo = ，等级分差 { $elo }（95 % 置信区间 { $low } 至 { $high }）
match-open = 无界
match-sprt = ，SPRT { $ratio }（±{ $bound }：{ $verdict }）
match-sprt-open = 未定
match-sprt-accepted = 接受较高的分差
match-sprt-rejected = 接受较低的分差
match-nothing = 没有下完的对局
match-engine-failed = 引擎 { $number } 无法对弈：{ $error }
match-cannot-write = 无法写入 { $file }：{ $error }
match-bad-opening = 第 { $line } 行：{ $error }
match-opening-malformed = 不是局面与着手
match-opening-over = 对局在此已经结束
match-no-openings = 没有开局

## komadai import

cli-import = 把棋谱导入棋谱库，可整个文件夹导入；再次运行会接着上次继续
cli-import-file = 文件或文件夹；- 表示标准输入
import-done = 从 { $files } 个文件添加了 { $records } 份棋谱（{ $already } 份已存在；{ $before } 个文件此前已导入；{ $failed } 个失败）
import-special = 不导入管道或设备；用 - 读取标准输入
import-stopped = 已停止；再次运行同一命令即可继续
import-failed = { $count } 个文件无法读取，见上文
import-more-warnings = 其余警告保存在棋谱中

book-tally = 定迹库 { $positions } 个局面，本次搜索 { $searched } 个，每分钟 { $rate } 个
book-goes-on = 继续扩充 { $file }：原有 { $positions } 个局面的着法和注释都保留，评价值改为各变化末端的评价值
book-failed = { $file }：{ $error }
book-refused-too-large = { $file }：定迹库过大
book-refused-no-positions = { $file }：其中没有局面；应为 YaneuraOu 文本格式的定迹库，首行是 #YANEURAOU-DB2016 1.00
book-damaged =
    { $column ->
        [0] { $file }：第 { $line } 行：{ $fault }。共有 { $count } 行无法读取，写入会丢失这些内容，因此未写入
       *[other] { $file }：第 { $line } 行第 { $column } 字：{ $fault }。共有 { $count } 行无法读取，写入会丢失这些内容，因此未写入
    }
book-fault-no-position = 着法前没有局面
book-fault-bad-move = 不是着法：{ $what }；应写成 7g7f、8h2b+ 或 P*5e 的样子
book-fault-illegal-move = 着法 { $what } 违反规则
book-fault-bad-number = 不是整数：{ $what }
book-fault-extra = 次数之后有多余的内容：{ $what }
book-fault-again = 同一局面已在前面出现
book-fault-too-many = 局面过多

## 引擎出错

engine-not-started = 无法启动：{ $error }
engine-pipe = 通信失败：{ $error }
engine-died =
    { $awaited ->
        [input] 没有接收命令就退出了（{ $how }）
       *[other] 没有回答 { $awaited } 就退出了（{ $how }）
    }
engine-silent =
    { $awaited ->
        [input] { $ms } 毫秒内没有接收命令
       *[other] { $ms } 毫秒内没有回答 { $awaited }
    }
engine-bad-answer = 回答“{ $line }”无法理解
engine-bad-command = 命令中含有控制字符
engine-exit-code = 退出码 { $code }
engine-exit-signal = 信号 { $signal }
engine-exit-silent = 关闭了输出

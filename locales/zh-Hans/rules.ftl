### 规则的用语：双方、棋子、级位、让子、违规理由、终局。

## 双方

side-black = 先手
side-white = 后手
side-black-handicap = 下手
side-white-handicap = 上手

## 棋子

piece-king = 玉将
piece-rook = 飞车
piece-bishop = 角行
piece-gold = 金将
piece-silver = 银将
piece-knight = 桂马
piece-lance = 香车
piece-pawn = 步兵
piece-dragon = 龙王
piece-horse = 龙马
piece-promoted-silver = 成银
piece-promoted-knight = 成桂
piece-promoted-lance = 成香
piece-tokin = 成步

## 级位

grade-kyu = { $n }级
grade-dan =
    { $n ->
        [1] 初段
        [2] 二段
        [3] 三段
        [4] 四段
        [5] 五段
        [6] 六段
        [7] 七段
        [8] 八段
        [9] 九段
       *[other] { $n }段
    }
grade-max = 全力

## 让子

handicap-even = 平手
handicap-lance = 让左香
handicap-right-lance = 让右香
handicap-two-lances = 让两香
handicap-bishop = 让角
handicap-rook = 让飞
handicap-rook-lance = 让飞香
handicap-rook-two-lances = 让飞两香
handicap-two = 让二枚
handicap-three = 让三枚
handicap-four = 让四枚
handicap-five = 让五枚
handicap-five-left = 让左五枚
handicap-six = 让六枚
handicap-seven = 让七枚
handicap-seven-left = 让左七枚
handicap-eight = 让八枚
handicap-nine = 让九枚
handicap-nine-left = 让左九枚
handicap-ten = 让十枚
handicap-three-pawns = 步三兵
handicap-bare-king = 裸玉

## 为什么不能这样走

reason-nifu = 二步：同一筋上已有己方未升变的步兵，不能再打入步兵。
reason-uchifuzume = 打步诘：不能靠打入步兵直接将死对方。
reason-dead-end = 无路可走之子：打入后必须还能移动，步兵、香车不能打在最后一段，桂马不能打在最后两段。
reason-occupied = 该格已有棋子：只能打入空格。
reason-not-in-hand = 没有这枚持驹：只能打入驹台上有的棋子。
reason-cannot-promote = 不能升变：只有起点或终点在敌阵的着手可以升变；金将、玉将、已升变的棋子和打入的棋子都不能升变。
reason-must-promote = 必须升变：步兵、香车走到最后一段，桂马走到最后两段，不升变就再也不能移动。
reason-wrong-movement = 走法不对：那里没有可以这样走的己方棋子。
reason-blocked = 途中有棋子挡住：只有桂马可以越子。
reason-own-piece = 目标格上是己方棋子：不能吃自己的棋子。
reason-leaves-king-in-check = 放任王手：这样走之后，己方玉将会被对方吃掉。
reason-malformed = 看不懂这个着手的写法。

## 违规的名称

foul-nifu = 二步
foul-uchifuzume = 打步诘
foul-dead-end = 打入无路可走之子
foul-occupied = 打在已有棋子的格上
foul-not-in-hand = 打入没有的持驹
foul-cannot-promote = 违规升变
foul-must-promote = 该升变而未升变
foul-wrong-movement = 走法错误
foul-blocked = 越过棋子
foul-own-piece = 吃掉己方棋子
foul-leaves-king-in-check = 放任王手
foul-malformed = 无法成立的着手
foul-promoted-drop = 升变面朝上打入
foul-two-moves = 二手连走
foul-perpetual-check = 连续王手千日手

## 终局

end-checkmate = 将死
end-no-moves = 无子可走
end-resign = 认输
end-timeout = 超时负
end-foul = 犯规
end-repetition = 千日手
end-perpetual-check = 连续王手千日手
end-impasse = 持将棋
end-declaration = 宣言胜
end-failed-declaration = 宣言不成立
end-try = 抢底胜
end-move-limit = 达到最大手数
end-adjourned = 中断

## SFEN 的错误

sfen-missing-field = 第{ $column }个字符：缺少内容，应依次为棋盘、手番和持驹
sfen-extra-field = 第{ $column }个字符：手数之后不能再有内容
sfen-row-count = 第{ $column }个字符：棋盘应有九段
sfen-row-sum = 第{ $column }个字符：每段应有九格
sfen-unknown-piece = 第{ $column }个字符：应为棋子字母（PLNSGBRK，升变的前面加 +）或数字 1–9
sfen-side = 第{ $column }个字符：手番应为 b 或 w
sfen-hand-count = 第{ $column }个字符：持驹应为 -，或枚数（1–18）加字母
sfen-king-in-hand = 第{ $column }个字符：玉将不能是持驹
sfen-ply = 第{ $column }个字符：手数应为 1–65535
sfen-underscore = 第{ $column }个字符：应使用空格，而不是下划线

## 不能对局的局面

position-too-many = { $piece }多于{ $count }枚
position-two-kings = { $side }有两枚玉将
position-two-pawns = { $side }在{ $file }筋有两枚未升变的步兵（二步）
position-dead-piece = { $square }的{ $piece }永远无法移动
position-opponent-in-check = 轮到对方走时，{ $side }的玉将正被将军

## 读不懂的着手

notation-empty = 没有着手
notation-too-long = 文字太长
notation-expected-square = 第{ $column }个字符（“{ $found }”）：应为格（如 76、７六、7f）、“同”或棋子字母
notation-expected-rank = 第{ $column }个字符（“{ $found }”）：应为段
notation-expected-piece = 第{ $column }个字符（“{ $found }”）：应为棋子名或第二个格
notation-expected-end = 第{ $column }个字符（“{ $found }”）：一步之后不应再有文字
notation-same-square = 第{ $column }个字符（“{ $found }”）：起点和终点是同一格
notation-wrong-side = 第{ $column }个字符（“{ $found }”）：现在轮到另一方走
notation-no-previous = 第{ $column }个字符（“{ $found }”）：前面没有着手，不能写“同”
notation-no-candidate = 第{ $column }个字符（“{ $found }”）：没有能走到那里的这种棋子
notation-ambiguous = 第{ $column }个字符（“{ $found }”）：有几枚棋子都能走到那里（{ $squares }），请写明是哪一枚
notation-origin-mismatch = 第{ $column }个字符（“{ $found }”）：起点上不是这种棋子
notation-not-droppable = 第{ $column }个字符（“{ $found }”）：这种棋子不能打入

## 棋谱文件的警告

warning-place = 第{ $line }行第{ $column }个字符
warning-unknown-line = 看不懂的一行，已跳过
warning-unknown-handicap = 不认识的让子名称，按平手处理
warning-board = 盘面图不完整，未采用
warning-hand = 看不懂的持驹
warning-unplayable-start = 开始局面不合规则，仍予保留
warning-no-position = 开始局面无法摆出，着手未读取
warning-unreadable-move = 看不懂的着手
warning-illegal-move = 违规的着手
warning-after-end = 终局之后还有着手
warning-piece-mismatch = 棋子名与起点上的棋子不符
warning-move-number = 手数不连续
warning-no-branch = 找不到分支的起点
warning-time = 看不懂的用时
warning-second-bookmark = 同一局面有两个书签
warning-too-many-marks = 同一局面的箭头和圆圈超过 81 个，多出的没有读入
warning-too-many-moves = 着手太多
warning-too-large = 文件太大
warning-nothing-there = 这里没有棋谱，也没有局面；可以读取棋谱（KIF、KI2、CSA、JKF、USI、USEN、PSN、USF）、局面图或 SFEN
warning-not-text =
    { $format ->
        [unknown] 这不是文本，不能当作棋谱读取；可以读取 KIF、KI2、CSA、JKF、USI、USEN、PSN、USF、局面图或 SFEN
       *[other] 这不是棋谱，而是 { $format } 文件；可以读取 KIF、KI2、CSA、JKF、USI、USEN、PSN、USF、局面图或 SFEN
    }
warning-packed = 这是压缩文件（{ $format }），请先解压，再读取其中的棋谱
warning-variant = 这是其他棋类的棋谱
warning-no-start = 没有开始局面，按平手处理
warning-unknown-end = 不认识的终局用语，照原样保留
warning-wrong-side = 着手标着另一方的记号，按轮到的一方处理
warning-position = 无法读取的局面；应为“startpos”或 SFEN（棋盘、轮到哪方、持驹）
warning-malformed = 这不是 JSON

## 格式无法保存的内容

loss-variations = 分支（{ $count } 条）
loss-comments = 注释
loss-marks = 箭头和圆圈
loss-remarks = 给程序看的行
loss-bookmarks = 书签
loss-times = 用时
loss-thousandths = 不足一秒的时间
loss-headers = 棋谱信息（{ $keys }）
loss-end = 终局的确切原因（{ $end }）
loss-no-end = 没有终局这一点
loss-winner = 胜者
loss-illegal-move = 违规的着手
loss-ply = 开始局面的手数
loss-moves = 着手

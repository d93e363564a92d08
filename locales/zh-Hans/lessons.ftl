### Lessons: the page, and what each step says.

## The page

learn-lead = 从第一眼看棋盘，到搭起第一座围玉。每道练习都在棋盘上完成。
learn-progress = { $all }步中完成{ $done }步
learn-done = （已完成）
learn-begin = 开始
learn-go-on = 继续
learn-step = 第{ $at }步，共{ $all }步
learn-task = 练习
learn-actions = 课中操作
learn-next = 下一步
learn-next-lesson = 下一课：{ $lesson }
learn-all = 全部课程
learn-previous = 上一步
learn-hint = 提示
learn-hint-move = 试试{ $move }。
learn-restart = 从头再来
learn-well = 对了。
learn-finished = 这是最后一步，本课完成。
learn-forbidden = 对，这是犯规。{ $reason }
learn-left = 还有{ $count }格
learn-point-wrong = 不是这一格，再看看。
learn-point = 点出格子
learn-choose = 选项
learn-choose-wrong = 不对，再想想。
learn-placed = { $all }枚中已摆{ $at }枚
learn-set-up-all = 一次摆好
learn-time = { $seconds }秒
learn-moves = { $count }手
learn-best = 个人最快：{ $seconds }秒
learn-unknown = 没有这一课
learn-again-any = 这不是要求的着手。
learn-again-check = 这一手不是将军。找一手攻击玉将的棋。
learn-again-mate = 还没有将死：玉将还能逃，或者将军的子会被吃。
learn-again-capture = 这一手没有吃子。找一枚能吃的棋子。
learn-again-promote = 没有升变。请选升变的一面。
learn-again-stay = 这次不要升变：在可以升变的地方选不升变。
learn-again-drop = 把持驹打到棋盘上。
learn-again-fork = 没有同时攻击两子，或者会被吃掉。找一个能同时攻击两子的格。
learn-again-not-this = 这一手可以下，但请找题目要求的那一手。
learn-again-allowed = 这一手不犯规。请试那手犯规的棋。
learn-again-alone = 这个练习里对方不动：不能吃子，也不能将军。

## Castles, openings, proverbs

atlas-title = 围玉、战法、格言
atlas-castles = 围玉
atlas-openings = 战法
atlas-proverbs = 格言
atlas-find = 按名称或词语查找
atlas-count = { $count ->
    [0] 没有找到。
   *[other] 共{ $count }条
}

## Drills

drill-title = 练习题
drill-squares = 认格子
drill-castles = 认围玉
drill-fouls = 找犯规
drill-mates = 一手诘
drill-square = 点出{ $square }。
drill-ask-castles = 这是什么围玉？
drill-ask-fouls = 这一手能下吗？不能的话，违反哪条规则？
drill-ask-mates = 一手将死。
drill-allowed = 可以下
drill-wrong = 不对。
drill-was = 不对，应是：{ $answer }
drill-no-mate = 没有将死。看下一题。
drill-count = 第{ $at }题，共{ $all }题 · 对{ $right }题
drill-over = { $all }题中对{ $right }题，用时{ $seconds }秒。
drill-again = 再来一轮

## Chapters

chapter-pieces = 棋盘与棋子
chapter-rules = 规则
chapter-practice = 对局之前
chapter-tactics = 最初的手筋
chapter-castles = 搭围玉
chapter-openings = 战型

## Board and pieces

lesson-board = 棋盘
lesson-board-start = 九筋九段，双方各二十枚棋子。棋子颜色都一样，看朝向就知道是谁的：自己的棋子朝前。
lesson-board-first = 双方叫先手（☗）和后手（☖）。谁先下？
lesson-board-first-a = 先手
lesson-board-first-b = 后手
lesson-board-first-why = 平手局由先手先下。☗☖只是双方的记号，棋子并不分黑白。
lesson-board-square = 筋从右往左数，段从上往下数。第7筋与第六段相交处是７六。点一点它。
lesson-board-another = 再点３四：第3筋，第四段。
lesson-board-camp = 靠近自己的几段叫自阵。一共几段？
lesson-board-camp-a = 两段
lesson-board-camp-b = 三段
lesson-board-camp-c = 四段
lesson-board-camp-why = 三段：从步兵那一段到底线。进入对方的三段就能升变。

lesson-king = 玉将
lesson-king-reach = 玉将可向八个方向走一格。点出这八格。
lesson-king-walk = 用玉将走遍有标记的格。别的棋子都不动。

lesson-gold = 金将
lesson-gold-reach = 金将走直线一格，或斜前一格：共六格，斜后两格不能走。点出来。
lesson-gold-walk = 用金将走遍有标记的格。

lesson-silver = 银将
lesson-silver-reach = 银将走前方三格，或斜后一格：共五格。点出来。
lesson-silver-walk = 直进或斜走，走遍有标记的格。
lesson-silver-beside = 银将不能横走。走到旁边那一格要两手，试试看。

lesson-knight = 桂马
lesson-knight-reach = 桂马向前跳两格再偏一格，只能向前。点出它的两格。
lesson-knight-jump = 只有桂马能跳过别的棋子。跳出去走过有标记的格；它再也回不来。

lesson-lance = 香车
lesson-lance-reach = 香车一直向前，前面没有阻挡就能走，碰到敌子可以吃。点出它能到的所有格。
lesson-lance-take = 先到中央，再吃步兵。

lesson-pawn = 步兵
lesson-pawn-walk = 步兵向前走一格。走两格。
lesson-pawn-take = 吃子也是直进，不能斜吃。吃一枚步兵。

lesson-rook = 飞车
lesson-rook-walk = 飞车横竖走，远近不限。走遍有标记的格。
lesson-rook-blocked = 它不能跳：遇到己子就停，遇到敌子可以吃。点出这枚飞车能到的所有格。

lesson-bishop = 角行
lesson-bishop-walk = 角行斜走，远近不限。走遍有标记的格。
lesson-bishop-colour = 设想棋盘黑白相间。没有升变的角行能从深色格走到浅色格吗？
lesson-bishop-colour-a = 能
lesson-bishop-colour-b = 不能
lesson-bishop-colour-why = 斜走不换颜色。升变后还能横竖走一格，就哪里都能去。

lesson-verse = 行棋古诀
lesson-verse-all = 玉将八方得自在，金将不行下二方，银将不行左右下，桂马前角超一目，香车先方任意行，飞车前后左右行，角行四翼前后飞，步兵一方不他行，入敌三目皆成金。

## The rules

lesson-capture = 吃子与持驹
lesson-capture-take = 走到敌子所在的格，就吃掉它。吃掉银将。
lesson-capture-hand = 吃来的子归你，放在驹台上。轮到你时可以不走子，而把它打到任意空格。打一枚试试。
lesson-capture-turned = 这枚步兵已升变为成步。吃掉它，你得到什么？
lesson-capture-turned-a = 步兵
lesson-capture-turned-b = 成步
lesson-capture-turned-why = 被吃的棋子都翻回正面。

lesson-drops = 打入
lesson-drops-check = 打入也能将军。打银将攻击玉将。
lesson-drops-zone = 把步兵打入敌阵，哪一面朝上？
lesson-drops-zone-a = 升变的一面
lesson-drops-zone-b = 未升变的一面
lesson-drops-zone-why = 打入时总是未升变，下一手走动时才可升变。
lesson-drops-turn = 打入算一手棋吗？
lesson-drops-turn-a = 算，就是这一手
lesson-drops-turn-b = 不算，还能再走
lesson-drops-turn-why = 走子或打入，双方轮流各一手。

lesson-nifu = 二步
lesson-nifu-try = 同一筋上已有自己未升变的步兵，就不能再打步兵。这是实战里最常见的犯规。在这里试一试。
lesson-nifu-tokin = 成步不算步兵，不妨碍打步。把步兵打在第5筋、成步的下方。
lesson-nifu-theirs = 第5筋有对方的步兵，你能在这一筋打步兵吗？
lesson-nifu-theirs-a = 能
lesson-nifu-theirs-b = 不能
lesson-nifu-theirs-why = 只看自己未升变的步兵。

lesson-dead-end = 无路可走之子
lesson-dead-end-pawn = 棋子不能放在再也走不动的地方。试着把步兵打在最底一段。
lesson-dead-end-knight = 桂马前面要有两段。试着打在它跳不动的地方。
lesson-dead-end-lowest = 桂马最远能打到哪一段？
lesson-dead-end-lowest-a = 从对方底线数第三段
lesson-dead-end-lowest-b = 从对方底线数第二段
lesson-dead-end-lowest-c = 最底一段
lesson-dead-end-lowest-why = 在第三段还能跳到第一段，那时必须升变。

lesson-uchifuzume = 打步诘
lesson-uchifuzume-try = 不能打步兵直接将死。试一试：角上的玉将会无路可逃。
lesson-uchifuzume-move = 走动的步兵可以将死。用棋盘上的步兵将死。
lesson-uchifuzume-check = 不是将死时，可以打步兵将军吗？
lesson-uchifuzume-check-a = 可以
lesson-uchifuzume-check-b = 不可以
lesson-uchifuzume-check-why = 只禁止打步兵将死。

lesson-promotion = 升变
lesson-promotion-enter = 最远的三段是敌阵。走进敌阵的棋子可以升变。用银将升变。
lesson-promotion-leave = 从敌阵里出发的一手也可升变，不论走到哪里。让飞车升变。
lesson-promotion-stay = 不升变也行：银将有时留着斜退更好。不升变地走进敌阵。
lesson-promotion-must = 桂马在最远两段再也走不动，所以必须升变。试着不升变。
lesson-promotion-tokin = 升变后的步、香、桂、银都和金将走法一样。点出这枚成步能到的格。
lesson-promotion-dragon = 升变的飞车叫龙王，还能斜走一格。走遍有标记的格。
lesson-promotion-horse = 升变的角行叫龙马，还能横竖走一格。走遍有标记的格。

lesson-check = 将军
lesson-check-give = 攻击玉将叫将军（王手）。用角行或飞车将军。
lesson-check-flee = 被将军必须应将。第一法：玉将躲开。
lesson-check-take = 第二法：吃掉将军的棋子。
lesson-check-block = 第三法：在中间垫子（合驹）。打金将。
lesson-check-pinned = 不能让自己的玉将被攻击。金将被牵制：试着把它横移。

lesson-mate = 将死
lesson-mate-gold = 无法应的将军就是将死，即胜。最有名的是“头金”：金将打在玉将头上。将死它。
lesson-mate-silver = 银将支撑，金将将死。将死它。
lesson-mate-knight = 玉将被自己的子围住。桂马将军无法垫子。将死它。
lesson-mate-really = 金将在将后手的军。是将死吗？
lesson-mate-really-a = 是
lesson-mate-really-b = 不是，玉将可以吃金将
lesson-mate-really-why = 金将没有支撑。将死要有帮手。
lesson-mate-stuck = 轮到后手，没有被将军，却无棋可走。结果如何？
lesson-mate-stuck-a = 后手负
lesson-mate-stuck-b = 和棋
lesson-mate-stuck-c = 后手停一手
lesson-mate-stuck-why = 无棋可走者负。实战里几乎不会发生。

lesson-repetition = 千日手
lesson-repetition-times = 棋盘、持驹、手番都相同的局面反复出现。第几次成为千日手？
lesson-repetition-times-a = 第二次
lesson-repetition-times-b = 第三次
lesson-repetition-times-c = 第四次
lesson-repetition-times-why = 第四次。正式对局要交换先后重下。
lesson-repetition-checks = 从第一次到第四次，一方每一手都是将军。结果如何？
lesson-repetition-checks-a = 和棋
lesson-repetition-checks-b = 将军的一方负
lesson-repetition-checks-c = 被将的一方负
lesson-repetition-checks-why = 连续王手千日手是犯规，将军的一方必须变招。

lesson-impasse = 入玉与持将棋
lesson-impasse-entered = 棋子都向前作战，玉将进入敌阵后就很难将死。双方都认为将不死时，用点数决定。
lesson-impasse-points = 飞车和角行不论升变都算5点，其他棋子1点，持驹也算，玉将不算。先手有飞车、角行、金将和三枚步兵。共几点？
lesson-impasse-points-a = 6点
lesson-impasse-points-b = 12点
lesson-impasse-points-c = 14点
lesson-impasse-points-why = 5＋5＋1＋3。27点法中不足27点者负。
lesson-impasse-declare = 也可以宣言取胜：玉将在敌阵且未被将军，另有十枚子在敌阵，点数足够。如果条件不齐呢？
lesson-impasse-declare-a = 继续下
lesson-impasse-declare-b = 宣言者负
lesson-impasse-declare-c = 和棋
lesson-impasse-declare-why = 要数清楚。本程序会列出条件，齐了才提示宣言。

## At the board

lesson-notation = 读写棋谱
lesson-notation-play = 着手的写法：先后手、格、棋子。下☗７六步：步兵走到７六。
lesson-notation-rook = 再下☗２六步，打开飞车的路。
lesson-notation-same = 角行刚在２二吃子。棋谱里的“同”是什么意思？
lesson-notation-same-a = 走到上一手的同一格
lesson-notation-same-b = 同一枚棋子再走一次
lesson-notation-same-c = 局面相同
lesson-notation-same-why = 指上一手所到的格，吃回时就这样写。
lesson-notation-which = 两枚金将都能到５八，用左右区别。下☗５八金右。
lesson-notation-drop = 打入与走子会混淆时加“打”字。打☗５二金。

lesson-fouls = 盘上的犯规
lesson-fouls-count = 真的棋盘不会阻止犯规，而犯规当场判负。在这里会事先提醒；也可以选择像真棋盘那样下。
lesson-fouls-twice = 先手刚下完，后手还没下，先手又下了一手。怎么判？
lesson-fouls-twice-a = 先手负
lesson-fouls-twice-b = 退回第二手
lesson-fouls-twice-c = 后手也能连下两手
lesson-fouls-twice-why = 二手连走也是犯规。
lesson-fouls-king = 玉将正被飞车将军。试一手不应将的棋。
lesson-fouls-jump = 只有桂马能跳。试着让飞车或角行越过别的子。
lesson-fouls-late = 五手以前的犯规，在对局中才被发现。还判负吗？
lesson-fouls-late-a = 判负
lesson-fouls-late-b = 不判
lesson-fouls-late-why = 只要还没有人认输，从犯规那一刻起就负。

lesson-manners = 礼仪
lesson-manners-greet = 对局前双方行礼，说“请多指教”。段位高者取王将，低者取玉将。
lesson-manners-toss = 用五枚步兵掷先（振驹）。正面朝上的较多，谁是先手？
lesson-manners-toss-a = 步兵的主人
lesson-manners-toss-b = 另一方
lesson-manners-toss-c = 重掷
lesson-manners-toss-why = 用段位高者的步兵。数目相同则重掷。
lesson-manners-ohashi = 大桥流的摆法：玉、金、银、桂、香、角、飞，再从中间向两边摆步兵，双方轮流各一枚。
lesson-manners-ito = 伊藤流的摆法：桂马之后从左起摆步兵，最后才摆香、角、飞，免得它们过早指着对方。
lesson-manners-resign = 没有希望就认输：手扶驹台，行礼，说“我输了”。然后两人一起复盘（感想战）。

lesson-handicaps = 让子与段级位
lesson-handicaps-why = 强的一方可在开局前拿掉棋子，拿掉的不再使用。这里拿掉了飞车和角行：让二枚。
lesson-handicaps-first = 让子局谁先下？
lesson-handicaps-first-a = 下手
lesson-handicaps-first-b = 上手
lesson-handicaps-first-why = 上手先下。
lesson-handicaps-three = 双方相差三个段级，通常怎样让？
lesson-handicaps-three-a = 让左香
lesson-handicaps-three-b = 让角
lesson-handicaps-three-c = 让二枚
lesson-handicaps-three-why = 差二让香，差三让角，差四让飞，差六、七让二枚，差十、十一让六枚。
lesson-handicaps-grades = 初学从15级升到1级，然后是初段、二段，直到九段。职业棋手另有四段到九段的段位。

lesson-tsume = 诘将棋
lesson-tsume-customs = 诘将棋只画有关的部分。攻方持有所示的子，玉方持有其余全部。攻方步步将军，直到将死，最后手中不剩子。
lesson-tsume-one = 一手诘。
lesson-tsume-three = 三手诘：你的一手，对方最好的应手，再将死。

lesson-not-so = 真的吗
lesson-not-so-checks = “不许连续将军。”
lesson-not-so-checks-a = 真的
lesson-not-so-checks-b = 不是
lesson-not-so-checks-why = 只禁止全靠将军让同一局面出现四次。追着玉将走遍棋盘也可以。
lesson-not-so-pawn = “可以打步兵将军。”
lesson-not-so-pawn-a = 真的
lesson-not-so-pawn-b = 不是
lesson-not-so-pawn-why = 可以，只要不是将死。
lesson-not-so-knight = “桂马一进敌阵就必须升变。”
lesson-not-so-knight-a = 真的
lesson-not-so-knight-b = 不是
lesson-not-so-knight-why = 只有最远两段必须升变，第三段可以不升变。
lesson-not-so-chase = “一直追同一枚棋子算千日手犯规。”
lesson-not-so-chase-a = 真的
lesson-not-so-chase-b = 不是
lesson-not-so-chase-why = 只看整个局面出现四次，而且那是和棋。
lesson-not-so-cost = “升变不另费一手，打入要费一手。”
lesson-not-so-cost-a = 真的
lesson-not-so-cost-b = 不是
lesson-not-so-cost-why = 升变是走子的一部分；打入就是一手棋。
lesson-not-so-dead = “桂马也不能打在走不动的地方。”
lesson-not-so-dead-a = 真的
lesson-not-so-dead-b = 不是
lesson-not-so-dead-why = 步兵和香车不能打在最底一段，桂马不能打在最底两段。
lesson-not-so-file = “有成步的筋不能打步兵。”
lesson-not-so-file-a = 真的
lesson-not-so-file-b = 不是
lesson-not-so-file-why = 只有自己未升变的步兵才妨碍。
lesson-not-so-returns = “一枚棋子四次回到原处就是和棋。”
lesson-not-so-returns-a = 真的
lesson-not-so-returns-b = 不是
lesson-not-so-returns-why = 要整个局面相同，持驹和手番也在内。
lesson-not-so-taken = “吃掉玉将，棋局结束。”
lesson-not-so-taken-a = 真的
lesson-not-so-taken-b = 不是
lesson-not-so-taken-why = 早一手，将死时就结束了。玉将从不被吃。

lesson-history = 历史与大小
lesson-history-born = 印度的恰图兰卡经东南亚传到日本，成为平安将棋，后来有大到三十六格见方的将棋，也有小将棋。今天的规则由大桥宗桂定下。小将棋里原有醉象，相传后奈良天皇命人去掉。
lesson-history-china = 1994年北京的少年宫开始教将棋；次年，龙王战七番胜负的第三局在北京举行。
lesson-history-size = 大约有10的71次方种局面，10的226次方种棋局：少于围棋，多于中国象棋和国际象棋。吃掉的子还能再用，所以和棋很少。

## First tactics

lesson-fork = 捉双
lesson-fork-silver = 一子同时攻击两子，对方顾不了两头。割打之银：把银将打在飞车和金将的背后。
lesson-fork-knight = 兜裆之桂：把桂马打在能攻击两枚金将的格。
lesson-fork-rook = 王手飞车：同时攻击玉将和飞车。打角行。

lesson-line = 线上的攻击
lesson-line-skewer = 田乐刺：角行后面是玉将，走不开。把香车打在角行下方。
lesson-line-pin = 被牵制的子不能离开这条线。用金将试试。
lesson-line-behind = 杀入敌阵并升变：让飞车到２二成龙王。

lesson-pawns = 步兵的手筋
lesson-pawns-tokin = 成步走法如金将，被吃了对方也只得一枚步兵。做一枚成步。
lesson-pawns-dangle = 垂步：下一手就能升变的步兵。在没有己方步兵的筋上，打在敌阵前一段。

lesson-together = 棋子的配合
lesson-together-silvers = 两枚斜着相邻的银将互相保护。把家里的银将和另一枚连起来。
lesson-together-spear = 香车俗称“枪”：同一筋上两枝枪重叠就能突破边路。在后面再打一枝。

## Castles

lesson-mino = 美浓围
lesson-mino-build = 振飞车的围玉，几手就能搭好：飞车到６八，玉将到２八，银将到３八，左边的金将到５八。
lesson-mino-high = 从美浓围把金将升到４七，成为高美浓，更能抵挡上方的进攻。

lesson-yagura = 矢仓
lesson-yagura-build = 居飞车的城堡：银将到７七，金将到７八和６七，玉将到８八。角行要先让路。

lesson-boat = 舟围
lesson-boat-build = 对付振飞车的轻快围玉：玉将到７八，金将到５八，其余不动。

lesson-anaguma = 穴熊
lesson-anaguma-static = 香车到９八，玉将到９九，银将到８八。离将军最远的围玉。
lesson-anaguma-ranging = 振飞车在另一边：香车到１八，玉将到１九，银将到２八。

## 战型

lesson-yagura-opening = 矢仓战型
lesson-yagura-opening-play = 双方飞车不动，筑起坚固的围玉。打开角道，左边的银将上６八，用６六步关上角道，进５六步，再把银将上到７七。

lesson-kakugawari = 角换
lesson-kakugawari-play = 推进飞车前的步，用７七角守住。后手换角，就用６八的银将吃回，双方各持一枚角行。

lesson-koshikakegin = 腰挂银
lesson-koshikakegin-play = 换角之后，右边的银将经３八、４七走到５六，“坐”在步上：能攻能守。

lesson-bougin = 棒银
lesson-bougin-play = 银将在飞车前面笔直向上：３八、２七、２六。这是最先学的进攻。

lesson-aigakari = 相挂
lesson-aigakari-play = 双方都推进飞车前的步。７八金守住８七，在２四换步，飞车退到２六。

lesson-yokofudori = 取横步
lesson-yokofudori-play = 角道也打开，换掉飞车前的步，再吃旁边的步：飞车到３四。最激烈的战型。

lesson-gokigen-nakabisha = 愉快中飞车
lesson-gokigen-nakabisha-play = 角道不关，推进中央的步，飞车振到第５筋。

lesson-normal-shikenbisha = 普通四间飞车
lesson-normal-shikenbisha-play = 用６六步关上角道，飞车振到它后面，玉将移向右边。最先学的振飞车。

lesson-hayaishida = 速石田流
lesson-hayaishida-play = 第７筋的步立刻走到７五，飞车振到它后面。攻势锐利。

lesson-mukaibisha = 对飞车
lesson-mukaibisha-play = 角行上７七，关上角道，飞车振到第８筋，与对方的飞车相对。

lesson-migishikenbisha = 右四间飞车
lesson-migishikenbisha-play = 进４筋的步，飞车到４八：集中全力进攻第４筋。

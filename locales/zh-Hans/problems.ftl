### 服务器做不到的事及其原因。

## 对局中的操作

problem-stale = 对局已有变化：现在是第 { $ply } 手之后。
problem-not-seated = 你不是本局的对局者，可以观战。
problem-not-your-turn = 现在不是你的手番。
problem-game-over = 本局已经结束。
problem-waiting-for-friend = 还在等对手入座。
problem-seat-taken = 这个座位已经有人了。
problem-illegal-move =
    { $reason ->
        [nifu] { reason-nifu }
        [uchifuzume] { reason-uchifuzume }
        [dead_end] { reason-dead-end }
        [occupied] { reason-occupied }
        [not_in_hand] { reason-not-in-hand }
        [cannot_promote] { reason-cannot-promote }
        [must_promote] { reason-must-promote }
        [wrong_movement] { reason-wrong-movement }
        [blocked] { reason-blocked }
        [own_piece] { reason-own-piece }
        [leaves_king_in_check] { reason-leaves-king-in-check }
        [promoted_drop] 打入的棋子一律不升变。
       *[other] { reason-malformed }
    }
problem-malformed-move = “{ $text }”不是着法。
problem-typed-move =
    { $reason ->
        [empty] { notation-empty }
        [too_long] { notation-too-long }
        [expected_square] { notation-expected-square }
        [expected_rank] { notation-expected-rank }
        [expected_piece] { notation-expected-piece }
        [expected_end] { notation-expected-end }
        [same_square] { notation-same-square }
        [wrong_side] { notation-wrong-side }
        [no_previous] { notation-no-previous }
        [no_candidate] { notation-no-candidate }
        [ambiguous] { notation-ambiguous }
        [origin_mismatch] { notation-origin-mismatch }
        [not_droppable] { notation-not-droppable }
       *[other] { reason-malformed }
    }
problem-flag-fell = 时间到了：请续局或认输。
problem-nothing-to-continue = 没有可以续局的超时。
problem-no-take-back-in-career = 达人之路上不能悔棋。
problem-take-back-at-real-board = 实战模式中悔棋是犯规。
problem-nothing-to-take-back = 没有可以收回的着法。
problem-offer-waits = 还有提议在等待答复。
problem-offer-declined = 刚刚被拒绝；走一手之后可以再提。
problem-no-offer = 没有需要你答复的提议。
problem-impasse-too-early = 至少一方的王进入敌阵之后才能提议持将棋。
problem-no-repetition = 局面还没有重复出现，不能提议千日手。
problem-declaration-would-lose = 还不满足入玉宣言的条件。
problem-game-not-over = 对局还在进行。
problem-no-replay = 按本局的规则不需要重下。
problem-no-explanation = 实战模式中，对局进行时不作说明。
problem-no-hint = 现在不能提示。
problem-hint-lost = 换作电脑会在这里认输。
problem-hint-declare = 现在可以用入玉宣言取胜。
problem-engine-failed = 电脑没有应答，正在重新启动；对局会保留等待。

## 新建对局

problem-bad-handicap = 没有这种让子。
problem-road-on-ladder = 你已在比赛中，请先下完。
problem-road-no-ladder = 你现在没有参加比赛，请先参加。
problem-road-playing = 达人之路已有一局正在进行。
problem-furigoma-with-handicap = 让子局由上手先走，不振驹。
problem-bad-grade = 没有这个段级位。
problem-bad-clock = 计时设定超出范围，或者没有任何时间。
problem-bad-move-limit = 最大手数须在 1 到 2000 之间。
problem-name-too-long = 名字最多 40 个字符。
problem-start-not-playable = 实战不可能出现此局面，无法由此对局。
problem-start-without-king = 对局需要双方的王将与玉将。
problem-start-is-over = 轮到的一方没有合法着手，对局已经结束。
problem-not-reachable = 本服务器只能从这台电脑访问。要与另一台设备上的朋友对局，请加上 --addr 0.0.0.0:4649 启动。
problem-bad-invite = 这个链接已经无效。

## 地址与请求

problem-no-such-game = 没有这局棋。
problem-no-such-address = 这个地址没有内容。
problem-malformed-request = 无法理解这个请求。
problem-malformed-message = 无法理解收到的消息。
problem-message-too-long = 消息过长，连接已关闭。
problem-too-fast = 请求太频繁，请稍等片刻。
problem-wrong-host = 本服务器只在本机地址上应答，不接受“{ $value }”。
problem-wrong-origin = 拒绝来自其他网站的请求（“{ $value }”）。
problem-bad-encoding = KIF 的编码是 shift_jis 或 utf-8。
problem-server-busy = 服务器已满，请稍后再试。
problem-storage-failed = 服务器无法保存；对局保持原样。

## 棋谱库

problem-no-such-record = 没有这份棋谱。
problem-shared-record = 此棋谱通过链接显示，不能修改。
problem-no-such-tsume = 没有这道诘将棋。
problem-no-such-lesson = 没有这一课。
problem-no-such-question = 这道题已不存在：棋谱或其解析有变。
problem-one-move-expected = 请只输入一手。
problem-hasami-move =
    { $reason ->
        [no_piece] 那里没有自己的棋子。
        [not_straight] 棋子只能横走或竖走。
        [blocked] 路上有棋子。
        [over] 对局已经结束。
       *[other] 读不出这一手。请写两个格，如 9i9d。
    }
problem-line-too-long = 着法太长。
problem-bad-line = 这些着法不能依次走出。
problem-bad-date = 这不是日期，应为 2026-11-30 的样子。
problem-stale-record = 棋谱已在别处修改（现在是第 { $version } 版），这里显示最新内容。
problem-record-too-large = 这份棋谱有 { $nodes } 个局面，页面最多显示 { $most } 个。请改用 komadai convert 或 komadai import。
problem-too-many-games = 一次最多添加 { $most } 局。更多请用 komadai import。
problem-library-full = 棋谱库最多保存 { $most } 份，请先删除一些。
problem-no-record =
    { $reason ->
        [too_large] { warning-too-large }
        [variant] { warning-variant }（{ $format }）
        [not_text] { warning-not-text }
        [packed] { warning-packed }
        [malformed] { warning-malformed }（第 { $line } 行第 { $column } 字）
       *[other] { warning-nothing-there }（第 { $line } 行第 { $column } 字）
    }
problem-bad-filter = 没有这样的筛选条件。
problem-bad-position = 这不是局面，请使用 SFEN。
problem-bad-format = 棋谱不能写成这种格式。
problem-bad-parameter = { $name } 不能是“{ $found }”，应为 { $allowed } 之一。
problem-picture-too-long = 动画最多显示 { $most } 个局面。
problem-bad-end = 没有这样的终局。
problem-bad-marks = 箭头或圆圈不在格子上，或者超过了81个。
problem-no-such-node = 这步棋已不在棋谱中。
problem-text-too-long = 文字太长。
problem-nothing-to-undo = 没有可撤销的操作。
problem-nothing-to-redo = 没有可重做的操作。
problem-edit-refused =
    { $reason ->
        [unknown_node] 这步棋已不在棋谱中。
        [root] 开始局面不能更改。
        [line_is_over] 这条手顺到此为止。
        [no_position] 不能从这个开始局面走棋。
        [full] 棋谱已满。
        [already_main] 这已经是主线。
        [no_such_place] 变化中没有这个位置。
        [too_long] 文字太长。
        [bad_time] 这不是用时。
        [bad_header] “{ $text }”不能作为棋谱信息。
       *[other] 棋谱不能这样修改。
    }
problem-request-failed = 服务器未能完成，原因见服务器日志。

## 启动服务器

problem-address-in-use = { $address } 已被占用：请停掉占用它的程序，或用 --addr 换一个地址。
problem-cannot-listen = 无法在 { $address } 上监听：{ $reason }
problem-data-not-writable = 数据目录 { $path } 无法写入（{ $reason }）。请用 --data 换一个目录。
problem-data-in-use = { $path } 正被另一个 komadai 服务器使用：请停掉它，或用 --data 换一个目录。
problem-database-broken = { $path } 不是可用的数据库（{ $reason }）。请移走它，或换回备份。
problem-database-foreign = { $path } 是别的程序的数据库。请移走它，或用 --data 换一个目录。
problem-database-newer = { $path } 由更新的 komadai 写成（版本 { $found }，本程序只认识到 { $known }）。请使用新版，或用 --data 换一个目录。
problem-server-failed = 服务器出错：{ $reason }

## 自己的引擎

problem-engine-path = 引擎的路径须从根目录写起，如 /opt/engine/engine。
problem-engine-no-program = 那里没有可运行的程序。
problem-engine-unfit =
    { $reason ->
        [engine_not_started] 该程序不是 USI 引擎：无法启动。
        [engine_died] 该程序不是 USI 引擎：立即退出了。
        [engine_silent] 该程序不是 USI 引擎：没有像引擎那样应答。
       *[other] 该程序不是 USI 引擎：通信失败。
    }
problem-engines-of-owner = 只有本机的主人能在本机添加和使用引擎。
problem-no-such-engine = 没有这个引擎。
problem-no-such-match = 没有这场比赛，或者服务器已经重新启动。对局都在棋谱库里。
problem-no-book =
    { $reason ->
        [too_large] 文件太大：定迹最多 { $most } MB。
       *[other] 这不是 YaneuraOu 文本格式的定迹：里面没有一个局面。
    }
problem-match-engine-failed =
    { $reason ->
        [engine_not_started] 比赛的第 { $number } 个引擎无法使用：无法启动。
        [engine_died] 比赛的第 { $number } 个引擎无法使用：意外退出。
        [engine_silent] 比赛的第 { $number } 个引擎无法使用：没有回应。
        [engine_bad_answer] 比赛的第 { $number } 个引擎无法使用：回答无法理解。
       *[other] 比赛的第 { $number } 个引擎无法使用：通信失败。
    }
problem-bad-engine-option = 选项 { $name } 不接受此值。
problem-too-many-engines = 已有{ $most }个引擎。

### Words of the web pages.

## The frame around every page

nav-label = 主导航
nav-play = 对局
nav-games = 对局记录
nav-records = 棋谱
nav-tsume = 诘将棋
nav-learn = 学习
nav-road = 达人之路
home-hasami = 同一棋盘的另一种棋：夹将棋
home-road = 与有名有姓的对手逐级争先：达人之路
nav-settings = 设置
skip-to-content = 跳到正文
theme-to-light = 换成浅色
theme-to-dark = 换成深色
close = 关闭
cancel = 取消
yes = 是
no = 否
title-game = 对局
not-found-title = 没有这个页面
not-found-back = 回到对局
game-unknown = 没有这局棋
notice-illegal = 这一手不能走
notice-refused = 没有成功
problem-unknown = 服务器未能执行（{ $kind }）。
problem-unreachable = 连接不上服务器。
problem-status = 服务器返回错误 { $status }。

## Home

home-title = 来下一局将棋
home-lead = 按一下就开局，用的是上次的设置。
home-setup = 设置新对局…
home-running = 还在进行的对局
home-board = 开局的棋盘（{ $handicap }）
start-game = 开始对局
you = 你

## New game

setup-title = 新对局
setup-from-title = 从此局面开始对局
setup-keep = 保存设置
setup-opponent = 对手
opponent-engine = 电脑
opponent-engine-grade = 电脑 · { $grade }
opponent-local = 在这块棋盘上两人对局
opponent-match = 让两个引擎对弈…
opponent-friend = 用链接邀请朋友
opponent-friend-hint = 要邀请别的设备上的朋友，请让服务器监听本机以外的地址（--addr 0.0.0.0:4649）。
setup-clock = 持时间
setup-grade = 电脑的棋力
setup-handicap-and-side = 让子与先后
setup-side = 你执
setup-board = { $handicap }：少 { $count } 枚棋子
setup-even-hint = 平手由先手先走；振驹是掷五枚步来定先后。
setup-handicap-hint = 上手让出棋子，并且先走。
setup-suggested = 按棋力差建议：{ $what }
setup-weaker-black = 弱的一方先手
setup-apply = 采用
setup-how = 规则
setup-mode = 方式
mode-assisted-hint = 显示可走之处，不会犯规
mode-real-hint = 没有任何提示，犯规即负
setup-rules = 规则组合
preset-casual = 休闲
preset-professional = 职业
preset-own = 自定
setup-fine-rules = 逐项设置
setup-try-hint = 玉走到对方玉的原位（5一／5九）即胜
setup-replay = 和棋重下
setup-replay-hint = 互换先后，沿用剩余时间
setup-move-limit = 最大手数
setup-limit-plies = 手数
setup-limit-entered = 只在有玉入玉之后
unit-minutes = 分
unit-seconds = 秒
unit-times = 次
unit-moves = 手
hours = { $n }小时
minutes = { $n }分
seconds = { $n }秒
clock-none = 不计时
clock-sudden = { $length }包干
clock-byoyomi = 读秒{ $length }
clock-increment = 每手加{ $length }
clock-periods = 考虑时间{ $n }次×{ $length }
clock-own = 自定…
clock-each-side = 双方不同
clock-main = 持时间
clock-period-length = 每次考虑时间

## Clocks during play

clock-label = 剩余时间
clock-in-byoyomi = 读秒
clock-in-period = 考虑时间，还剩 { $n } 次
clock-then-byoyomi = 之后每手 { $n } 秒
clock-then-periods = 考虑时间 { $n } 次
clock-with-increment = 每手加 { $n } 秒

## Board

board-label = 棋盘
coach-title = 教练
coach-quiet = 围玉、战法、格言一出现，就在这里说明。
coach-building = { $castle }快搭好了：{ $all }枚中已有{ $done }枚到位。
cell-empty = { $square } 空
cell-piece = { $square } { $side ->
    [black] ▲
   *[white] △
 }{ $piece }
hand-label = { $side ->
    [black] ▲
   *[white] △
 }持驹：{ $contents }
hand-piece = { $piece } { $count } 枚
hand-nothing = 无
list-comma = 、
promote-question = 升变吗？
promote-yes = 升变（{ $piece }）
promote-no = 不升变（{ $piece }）
say-move = { $side ->
    [black] 先手
   *[white] 后手
 } { $move }

## During a game

line-opening = 正在打开对局…
line-lost = 连接断了，正在重连…
line-lost-pending = 连接断了；这一手会在重连后送出。
line-pending = 正在送出这一手…
status-yours = 轮到你了
status-side = 轮到{ $side }
status-check = { term-check }！
status-waiting = 等朋友入座…
card-to-move = 手番
past-shown = { $ply ->
    [0] 正在看开局
   *[other] 正在看第 { $ply } 手
 }
past-to-game = 回到对局
past-to-end = 回到终局
hint-is = 提示：{ $move }
seat-engine = 电脑
seat-open = 空位
seat-friend = 朋友
seat-away = 不在线
moves-label = 着手
moves-none = 还没有着手
step-first = 开局
step-back = 上一手
step-forward = 下一手
step-last = 最新
step-count = { $ply } / { $length }
action-hint = 提示
hint-busy = 电脑正在找好手…
action-take-back = 悔棋
action-flip = 翻转
action-declare = 宣言
action-keys = 按键
offer-impasse = { $mine ->
    [true] 你提议持将棋。
   *[other] 对手提议持将棋。
 }
offer-repetition = { $mine ->
    [true] 你提议千日手。
   *[other] 对手提议千日手。
 }
offer-take-back = { $mine ->
    [true] 你请求悔棋。
   *[other] 对手请求悔棋。
 }
offer-accept = 同意
offer-decline = 不同意
confirm-resign = 认输吗？
confirm-resign-text = 这局就算你输了。
confirm-resign-yes = 认输
confirm-declare = 宣言入玉吗？
confirm-declare-text = 条件缺一个，宣言的一方就输。
confirm-declare-yes = 宣言
confirm-impasse = 提议持将棋吗？
confirm-impasse-text = 对手同意后，数双方的点数来定胜负。
confirm-impasse-yes = 提议
confirm-repetition = 提议千日手吗？
confirm-repetition-text = 对手同意后，不等第四次同一局面就成和棋。
confirm-repetition-yes = 提议
declare-turn = 轮到自己
declare-king = 玉在敌阵里
declare-check = 没有被将军
declare-pieces = 敌阵里的其他棋子
declare-points = 敌阵里和持驹的点数
declare-wins = 现在宣言就胜。
declare-draws = 现在宣言是和棋。
typed-label = 输入着手
typed-placeholder = ７六步、7776、7g7f
typed-play = 走
furigoma-again = 有立着的或同数，再掷一次。
furigoma-result = { $mine ->
    [true] 你是{ $side }。
   *[other] 掷驹的一方是{ $side }。
 }
furigoma-skip = 开始下棋
face-pawn = 步
face-tokin = 成步
face-standing = 立着，不算
invite-title = 邀请朋友
invite-text = 把链接发给朋友，或者让朋友扫一扫。谁先打开，谁就坐下。
invite-link = 邀请链接
invite-copy = 复制
invite-copied = 已复制
invite-qr = 邀请链接的二维码
invite-others = 别的地址

## The end of a game

end-title-won = 你赢了
end-title-lost = 你输了
end-title-draw = 和棋
end-title-none = 没有结果
end-title-side = { $side }胜
end-points = 点数 ▲{ $black } △{ $white }
end-foul-move = 第 { $ply } 手 { $move }
end-rematch = 再来一局
end-replay = 重下
end-next = 去下一局
end-review = 回顾
end-record = 打开棋谱
save-title = 保存棋谱
save-kif = .kif
save-kifu = .kifu（UTF-8）

## Keys

keys-tab = 到棋盘、按钮和列表
keys-walk = 在棋盘上：走到相邻的格和驹台
keys-enter = 拿起、放下棋子
keys-promote = 升变、不升变
keys-escape = 放开、取消
keys-step = 前一手、后一手
keys-ends = 开局、最新
keys-variation = 上一个、下一个分支
keys-undo = 撤销、重做
keys-variation-edit = 提升分支、删除这手及之后
keys-drawing = 画箭头和圆圈（颜色按 1 到 4）
keys-flip = 翻转棋盘
keys-help = 这张表
keys-draw = 用鼠标右键可以画箭头和圆圈。

## List of games and invitations

list-empty = 还没有对局。
list-more = 更早的对局
list-board = 最后的局面
list-moves = { $n } 手
result-running = 进行中
result-you-won = 你赢了 · { $reason }
result-you-lost = 你输了 · { $reason }
result-side-won = { $side }胜 · { $reason }
result-draw = 和棋 · { $reason }
result-none = 没有结果 · { $reason }
title-join = 朋友的邀请
join-lead = 有一个座位为你留着。
join-sit = 入座
join-watch = 只观战

## The library of records

title-record = 棋谱
title-position = 编辑局面
title-compose = 创作盘
records-begin = 打开棋谱
records-open = 打开文件…
records-open-folder = 导入文件夹…
records-paste = 粘贴文本
records-new = 新建棋谱
records-quiz = 用我的失误出题
records-hint = 文件可以拖放到页面任何位置，文本可以用 Ctrl+V 粘贴：KIF、KI2、CSA、JKF、USI、PSN 等。
records-drop = 松开即可打开
records-paste-hint = 任何格式的棋谱、局面，或者只有着手
records-read = 打开
records-create = 新建
records-new-sfen = 或从局面开始（SFEN）
records-position = 出现过这个局面的棋谱
records-position-clear = 全部棋谱
records-all = 全部棋谱
records-count = { $n } 局
records-none = 还没有棋谱。
records-none-found = 没有符合条件的棋谱。
records-more = 更多棋谱
records-duplicates = 重复的棋谱
records-no-duplicates = 没有重复的棋谱。
records-own-start = 自定开局局面
records-variations = { $n } 个分支
records-won = { $side }胜
result-open = 没有结果
filter-label = 查找
filter-words = 比赛、文件名等
filter-player = 棋手
filter-more = 更多条件
filter-after = 起始日期
filter-before = 截止日期
filter-result = 结果
filter-opening = 战法
filter-min-moves = 最少手数
filter-max-moves = 最多手数
filter-any = 不限
sort-label = 排序
sort-added-desc = 最近添加
sort-added-asc = 最早添加
sort-date-desc = 对局日期由新到旧
sort-date-asc = 对局日期由旧到新
sort-black-asc = 先手姓名
sort-white-asc = 后手姓名
sort-moves-desc = 手数由多到少
sort-moves-asc = 手数由少到多
intake-title = 正在导入…
intake-done = 导入完成
intake-files = 已完成 { $done } / { $files } 个文件
intake-sum = 新增 { $added } 局，已有 { $already } 局
intake-warned = 有警告 { $n } 局
intake-failed = { $n } 个文件无法读取
opening-yagura = 矢仓
opening-bishop-exchange = 角换
opening-side-pawn = 横步取
opening-double-wing = 相挂
opening-static-rook = 居飞车
opening-central-rook = 中飞车
opening-fourth-file-rook = 四间飞车
opening-third-file-rook = 三间飞车
opening-opposing-rook = 向飞车
opening-double-ranging-rook = 相振飞车

## A record

study-unknown = 没有这份棋谱
study-opening = 正在打开棋谱…
study-time-used = 已用时间 { $time }
study-warnings = { $n } 条警告
study-undo = 撤销
study-redo = 重做
study-save = 保存棋谱
study-save-short = 保存
study-copy = 复制
study-more = 更多
study-details = 棋谱信息
study-end = 终局方式
study-end-after = 第 { $ply } 手之后
study-end-none = 未终局
study-keep = 确定
study-promote = 提升分支
study-delete-from = 删除这手及之后
study-edit-position = 编辑此局面
study-play-on = 从此处对局
study-match = 让引擎从这里对弈
study-share = 分享
study-read-only = 只读
share-text = 知道此链接的人可以查看棋谱及其变化和注释，也可以保存，但不能修改。
share-here-only = 此服务器只能从本机访问，链接也只在本机有效。
share-link = 链接
share-start = 生成链接
share-end = 停止分享
share-close = 关闭
study-position = 出现过这个局面的棋谱
study-bookmark = 书签
study-delete = 删除棋谱
study-delete-title = 删除这份棋谱？
study-delete-text = 棋谱将从列表中永久删除。
comment-start = 开局局面的注释
comment-move = 第 { $ply } 手的注释
saving-waiting = 正在保存…
saving-failed = 未保存
tree-fold = 展开或收起分支 { $move }
tree-level = 分支（第 { $level } 层）
tree-hidden = +{ $n }
tree-fold-all = 收起全部分支
tree-unfold-all = 展开全部分支
header-title = 标题
header-event = 比赛
header-site = 地点
header-begun = 开始时间
header-ended = 结束时间
header-note = 备注
header-others = 其他项目
header-key = 名称
header-value = 内容
header-remove = 删除 { $key }
header-add = 添加项目
closing-foul-win = 对方犯规胜
closing-foul-lose = 犯规负
closing-foul-black = 先手犯规
closing-foul-white = 后手犯规
closing-sealed-move = 封手
closing-forfeit = 不战胜负
closing-no-mate = 不诘
save-file = 保存为文件
save-format = 格式
format-kif = KIF（Shift_JIS）：日本将棋软件通用
format-kifu = KIF（UTF-8）
format-ki2 = KI2（Shift_JIS）：书籍的记法
format-ki2u = KI2（UTF-8）
format-csa = CSA：计算机将棋
format-jkf = JSON 棋谱格式（网页用）
format-usi = USI：给引擎的一行
format-usen = USEN：可放进网址的短格式
format-psn = PSN（西式记法）
save-looking = 正在检查此格式能保存的内容…
save-loses = 此格式无法保存：
save-whole = 此格式可以保存全部内容。
save-download = 下载 { $ending }
save-picture = 保存为图片
save-style = 样式
style-board = 木盘
style-book = 书中图式
save-position = 局面（{ $kind }）
save-animation = 全局（{ $kind }）
save-print = 打印…
copy-sfen = 局面（SFEN）
copy-bod = 局面图（BOD）
copy-picture = 局面图片
copy-done = 已复制
copy-failed = 无法复制
loss-characters = 字符（{ $characters }）

## Settings

settings-look = 外观
settings-language = 语言
settings-theme = 配色
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
settings-board = 棋盘与棋子
settings-pieces = 棋子
pieces-one = 一字
pieces-two = 二字
pieces-international = 国际
pieces-beginner = 入门（标出走法）
settings-preview = 棋盘预览
settings-board-look = 棋盘
settings-size = 棋盘大小
board-look-wood = 榧木
board-look-pale = 浅木
board-look-dark = 深木
board-look-green = 绿色
board-look-paper = 纸
board-size-full = 占满
board-size-large = 大
board-size-medium = 中
board-size-small = 小
settings-coordinates = 坐标
coordinates-auto = 随语言
coordinates-japanese = 7六
coordinates-letters = 7f
coordinates-digits = 76
coordinates-none = 不显示
settings-notation = 着手的写法
notation-auto = 随语言
notation-ja = 日文
notation-zh = 中文
notation-western = 西式（P-7f）
notation-usi = USI
settings-dots = 用点标出能走的格
settings-dots-hint = 实战模式里从不显示
settings-sound = 声音
settings-coach = 对局中的教练
settings-sounds = 落子声和钟声
settings-voice = 语音读秒
settings-voice-hint = 用浏览器的语音
settings-engines = 自己的引擎……
settings-metrics = 服务器状态……
settings-you = 你自己
settings-name = 名字
settings-grade = 你的棋力
settings-grade-unknown = 不确定

### 局面图的词句。

diagram-title = 将棋局面图
diagram-in-hand = 持驹
diagram-nothing = 无
diagram-held = { $side }持驹：{ $pieces }
diagram-start = 开始局面
diagram-after = 第{ $ply }手　{ $move }为止
diagram-foul = 第{ $ply }手　{ $move }（犯规）
diagram-won = 共{ $plies }手，{ $side }胜（{ $way }）
diagram-ended = 共{ $plies }手，{ $way }

## 绘图的命令

render-about = 把局面或对局画成 SVG、PNG 或动态 GIF
render-file = 任何格式的棋谱，- 为标准输入；不给 --ply 时画终局图
render-sfen = 不用棋谱，而用 SFEN 或 startpos 写出的局面
render-output = 输出文件，扩展名（svg、png、gif）决定格式；- 为标准输出
render-format = svg、png 或 gif（扩展名看不出时用）
render-game = 文件中有多局时的第几局（默认 1）
render-ply = 第几手之后的局面，0 为开始局面
render-from = 动画从第几手开始（默认 0）
render-to = 动画到第几手结束（默认到终局）
render-style = board（木盘）或 book（书本式黑白图）（默认 board）
render-pieces = one（一字）、two（二字）、international（图形）或 beginner（入门）（默认 one）
render-coordinates = auto、japanese、letters、digits 或 none（默认 auto）
render-flip = 从后手一方看
render-arrow = 两格之间的箭头，可重复
render-circle = 圈住一格，可重复
render-caption = 棋盘下方的一行字（默认为着手或结果）
render-size = 宽度（像素，64 至 4096，动画至 1600；默认 720，动画 480）
render-delay = 动画每帧的秒数（0.02 至 600，默认 1）
render-bad-circle = 没有“{ $value }”这个格（应写成 5e 这样）
render-bad-arrow = “{ $value }”不是箭头（应写两个格，如 7g7f）
render-bad-delay = “{ $value }”不能作秒数（应为 0.02 至 600）
render-too-many-marks = 箭头和圆圈各最多 { $max } 个
render-which-format = “{ $value }”的扩展名不是 svg、png、gif；请用 --format 指明
render-no-game = { $file } 中没有第 { $game } 局（共 { $count } 局）
render-no-ply = 没有第 { $ply } 手之后的局面（共 { $count } 手）
render-nothing = --from 与 --to 之间没有可画的局面
render-too-long = 动画最多 { $max } 帧；请用 --from 和 --to 指定一段
render-too-wide = 动画宽 { $width } 像素太大（最多 { $max }）
render-failed = 无法绘图：{ $error }
render-stopped = 已中止，没有写入任何文件

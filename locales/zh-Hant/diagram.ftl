### 局面圖的詞句。

diagram-title = 將棋局面圖
diagram-in-hand = 持駒
diagram-nothing = 無
diagram-held = { $side }持駒：{ $pieces }
diagram-start = 開始局面
diagram-after = 第{ $ply }手　{ $move }為止
diagram-foul = 第{ $ply }手　{ $move }（犯規）
diagram-won = 共{ $plies }手，{ $side }勝（{ $way }）
diagram-ended = 共{ $plies }手，{ $way }

## 繪圖的命令

render-about = 把局面或對局畫成 SVG、PNG 或動態 GIF
render-file = 任何格式的棋譜，- 為標準輸入；不給 --ply 時畫終局圖
render-sfen = 不用棋譜，而用 SFEN 或 startpos 寫出的局面
render-output = 輸出檔案，副檔名（svg、png、gif）決定格式；- 為標準輸出
render-format = svg、png 或 gif（副檔名看不出時用）
render-game = 檔案中有多局時的第幾局（預設 1）
render-ply = 第幾手之後的局面，0 為開始局面
render-from = 動畫從第幾手開始（預設 0）
render-to = 動畫到第幾手結束（預設到終局）
render-style = board（木盤）或 book（書本式黑白圖）（預設 board）
render-pieces = one（一字）、two（二字）、international（圖形）或 beginner（入門）（預設 one）
render-coordinates = auto、japanese、letters、digits 或 none（預設 auto）
render-flip = 從後手一方看
render-arrow = 兩格之間的箭頭，可重複
render-circle = 圈住一格，可重複
render-caption = 棋盤下方的一行字（預設為著手或結果）
render-size = 寬度（像素，64 至 4096，動畫至 1600；預設 720，動畫 480）
render-delay = 動畫每幀的秒數（0.02 至 600，預設 1）
render-bad-circle = 沒有「{ $value }」這個格（應寫成 5e 這樣）
render-bad-arrow = 「{ $value }」不是箭頭（應寫兩個格，如 7g7f）
render-bad-delay = 「{ $value }」不能作秒數（應為 0.02 至 600）
render-too-many-marks = 箭頭和圓圈各最多 { $max } 個
render-which-format = 「{ $value }」的副檔名不是 svg、png、gif；請用 --format 指明
render-no-game = { $file } 中沒有第 { $game } 局（共 { $count } 局）
render-no-ply = 沒有第 { $ply } 手之後的局面（共 { $count } 手）
render-nothing = --from 與 --to 之間沒有可畫的局面
render-too-long = 動畫最多 { $max } 幀；請用 --from 和 --to 指定一段
render-too-wide = 動畫寬 { $width } 像素太大（最多 { $max }）
render-failed = 無法繪圖：{ $error }
render-stopped = 已中止，沒有寫入任何檔案

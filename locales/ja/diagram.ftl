### 局面図の言葉。

diagram-title = 将棋の局面図
diagram-in-hand = 持駒
diagram-nothing = なし
diagram-held = { $side }の持駒：{ $pieces }
diagram-start = 開始局面
diagram-after = 第{ $ply }手　{ $move }まで
diagram-foul = 第{ $ply }手　{ $move }（反則）
diagram-won = まで{ $plies }手で{ $side }の勝ち（{ $way }）
diagram-ended = まで{ $plies }手で{ $way }

## 描くコマンド

render-about = 局面や対局を SVG、PNG、動く GIF に描きます
render-file = 棋譜（形式は問わない）、- は標準入力。--ply がなければ終局図を描く
render-sfen = 棋譜の代わりに、SFEN か startpos で書いた局面
render-output = 書き出すファイル。形式は拡張子（svg、png、gif）で決まる。- は標準出力
render-format = svg、png、gif（拡張子で分からないとき）
render-game = 複数の対局があるファイルの何局目か（既定は1）
render-ply = 何手目の局面か。0 は開始局面
render-from = 動画の最初の局面の手数（既定は0）
render-to = 動画の最後の局面の手数（既定は終局まで）
render-style = board（木の盤）か book（本のような白黒）（既定は board）
render-pieces = one（一文字）、two（二文字）、international（絵）、beginner（初心者）（既定は one）
render-coordinates = auto、japanese、letters、digits、none（既定は auto）
render-flip = 後手側から見る
render-arrow = 二つのマスを結ぶ矢印。繰り返せる
render-circle = マスを囲む丸。繰り返せる
render-caption = 盤の下の一行（既定は指し手か結果）
render-size = 幅（ピクセル、64～4096、動画は1600まで。既定は720、動画は480）
render-delay = 動画の一コマの秒数（0.02～600、既定は1）
render-bad-circle = 「{ $value }」というマスはありません（5e のように書きます）
render-bad-arrow = 「{ $value }」は矢印ではありません（7g7f のように二つのマスを書きます）
render-bad-delay = 「{ $value }」は秒数にできません（0.02～600）
render-too-many-marks = 矢印も丸も{ $max }個までです
render-which-format = 「{ $value }」の拡張子が svg、png、gif のどれでもありません。--format で指定してください
render-no-game = { $file } に{ $game }局目はありません（対局数：{ $count }）
render-no-ply = { $ply }手目の局面はありません（手数：{ $count }）
render-nothing = --from と --to の間に描くものがありません
render-too-long = 動画は{ $max }コマまでです。--from と --to で一部を指定してください
render-too-wide = 動画の幅{ $width }ピクセルは大きすぎます（{ $max }まで）
render-failed = 図を描けません：{ $error }
render-stopped = 中止しました。何も書いていません

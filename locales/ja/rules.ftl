### ルールの言葉：手番、駒、段級位、手合割、反則の理由、終局。

## 手番

side-black = 先手
side-white = 後手
side-black-handicap = 下手
side-white-handicap = 上手

## 駒

piece-king = 玉将
piece-rook = 飛車
piece-bishop = 角行
piece-gold = 金将
piece-silver = 銀将
piece-knight = 桂馬
piece-lance = 香車
piece-pawn = 歩兵
piece-dragon = 竜王
piece-horse = 竜馬
piece-promoted-silver = 成銀
piece-promoted-knight = 成桂
piece-promoted-lance = 成香
piece-tokin = と金

## 段級位

grade-kyu = { $n }級
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

## 手合割

handicap-even = 平手
handicap-lance = 香落ち
handicap-right-lance = 右香落ち
handicap-two-lances = 両香落ち
handicap-bishop = 角落ち
handicap-rook = 飛車落ち
handicap-rook-lance = 飛香落ち
handicap-rook-two-lances = 飛両香落ち
handicap-two = 二枚落ち
handicap-three = 三枚落ち
handicap-four = 四枚落ち
handicap-five = 五枚落ち
handicap-five-left = 左五枚落ち
handicap-six = 六枚落ち
handicap-seven = 七枚落ち
handicap-seven-left = 左七枚落ち
handicap-eight = 八枚落ち
handicap-nine = 九枚落ち
handicap-nine-left = 左九枚落ち
handicap-ten = 十枚落ち
handicap-three-pawns = 歩三兵
handicap-bare-king = 裸玉

## 指せない理由

reason-nifu = 二歩：同じ筋に自分の歩がすでにあるので、歩は打てません。
reason-uchifuzume = 打ち歩詰め：歩を打って詰ませることはできません。
reason-dead-end = 行き所のない駒：歩と香は一段目、桂は一段目と二段目には打てません。
reason-occupied = そのマスには駒があります：駒は空いているマスにしか打てません。
reason-not-in-hand = その駒は持ち駒にありません：打てるのは駒台にある駒だけです。
reason-cannot-promote = 成れません：成れるのは敵陣に入る手、敵陣の中で動く手、敵陣から出る手だけです。金、玉、成り駒と、打つ駒は成れません。
reason-must-promote = 成らなければなりません：歩と香は一段目、桂は一段目と二段目で行き所のない駒になります。
reason-wrong-movement = 動き方が違います：そこに、そのように動ける自分の駒はありません。
reason-blocked = 途中に駒があります：駒を跳び越せるのは桂だけです。
reason-own-piece = 移動先に自分の駒があります：自分の駒は取れません。
reason-leaves-king-in-check = 王手放置：その手では自玉が取られてしまいます。
reason-malformed = 指し手として読み取れません。

## 反則の名前

foul-nifu = 二歩
foul-uchifuzume = 打ち歩詰め
foul-dead-end = 行き所のない駒
foul-occupied = 駒のあるマスへの打ち
foul-not-in-hand = 持っていない駒の打ち
foul-cannot-promote = 成れない駒の成り
foul-must-promote = 行き所のない駒（不成）
foul-wrong-movement = 駒の動かし間違い
foul-blocked = 駒の跳び越し
foul-own-piece = 自分の駒の取り
foul-leaves-king-in-check = 王手放置
foul-malformed = 成立しない指し手
foul-promoted-drop = 成り駒のままの打ち
foul-two-moves = 二手指し
foul-perpetual-check = 連続王手の千日手

## 終局

end-checkmate = 詰み
end-no-moves = 指し手なし
end-resign = 投了
end-timeout = 時間切れ
end-foul = 反則
end-repetition = 千日手
end-perpetual-check = 連続王手の千日手
end-impasse = 持将棋
end-declaration = 宣言勝ち
end-failed-declaration = 宣言不成立
end-try = トライ勝ち
end-move-limit = 最大手数
end-adjourned = 中断

## SFEN の誤り

sfen-missing-field = { $column }文字目：盤面、手番、持ち駒のどれかが足りません
sfen-extra-field = { $column }文字目：手数の後には何も書けません
sfen-row-count = { $column }文字目：盤面は九段でなければなりません
sfen-row-sum = { $column }文字目：一段は九マスでなければなりません
sfen-unknown-piece = { $column }文字目：駒の文字（PLNSGBRK、成り駒は前に +）か数字 1～9 が必要です
sfen-side = { $column }文字目：手番は b か w です
sfen-hand-count = { $column }文字目：持ち駒は - か、枚数（1～18）と駒の文字です
sfen-king-in-hand = { $column }文字目：玉は持ち駒になりません
sfen-ply = { $column }文字目：手数は 1～65535 です
sfen-underscore = { $column }文字目：下線ではなく空白で区切ってください

## 対局できない局面

position-too-many = { $piece }が{ $count }枚より多くあります
position-two-kings = { $side }の玉が二枚あります
position-two-pawns = { $side }の歩が{ $file }筋に二枚あります（二歩）
position-dead-piece = { $square }の{ $piece }は行き所のない駒です
position-opponent-in-check = 相手の手番なのに、{ $side }の玉に王手がかかっています

## 読み取れない指し手

notation-empty = 指し手がありません
notation-too-long = 文字が多すぎます
notation-expected-square = { $column }文字目（「{ $found }」）：マス（76、７六、7f など）か「同」か駒の文字が必要です
notation-expected-rank = { $column }文字目（「{ $found }」）：段が必要です
notation-expected-piece = { $column }文字目（「{ $found }」）：駒の名前か移動先のマスが必要です
notation-expected-end = { $column }文字目（「{ $found }」）：一手の後に余分な文字があります
notation-same-square = { $column }文字目（「{ $found }」）：移動元と移動先が同じマスです
notation-wrong-side = { $column }文字目（「{ $found }」）：今は相手側の手番です
notation-no-previous = { $column }文字目（「{ $found }」）：前の手がないので「同」は使えません
notation-no-candidate = { $column }文字目（「{ $found }」）：そこへ動ける駒がありません
notation-ambiguous = { $column }文字目（「{ $found }」）：そこへ動ける駒がいくつかあります（{ $squares }）。どの駒かを書いてください
notation-origin-mismatch = { $column }文字目（「{ $found }」）：移動元にあるのは別の駒です
notation-not-droppable = { $column }文字目（「{ $found }」）：その駒は打てません

## 棋譜ファイルの警告

warning-place = { $line }行{ $column }文字目
warning-unknown-line = 分からない行なので読み飛ばしました
warning-unknown-handicap = 知らない手合割なので平手としました
warning-board = 盤面図が不完全なので使いませんでした
warning-hand = 読み取れない持ち駒です
warning-unplayable-start = 開始局面がルールに合いませんが、そのまま残しました
warning-no-position = 開始局面を並べられないので、指し手は読みませんでした
warning-unreadable-move = 読み取れない指し手です
warning-illegal-move = 反則の指し手です
warning-after-end = 終局の後に指し手があります
warning-piece-mismatch = 駒の名前が移動元の駒と合いません
warning-move-number = 手数がつながりません
warning-no-branch = 変化の分岐点が見つかりません
warning-time = 読み取れない消費時間です
warning-second-bookmark = 一つの局面にしおりが二つあります
warning-too-many-marks = 一つの局面の矢印と丸印が81個を超えています。超えた分は読みません
warning-too-many-moves = 指し手が多すぎます
warning-too-large = ファイルが大きすぎます
warning-nothing-there = 棋譜も局面もありません。棋譜（KIF、KI2、CSA、JKF、USI、USEN、PSN、USF）、局面図、SFEN が読めます
warning-not-text =
    { $format ->
        [unknown] テキストではないので棋譜として読めません。KIF、KI2、CSA、JKF、USI、USEN、PSN、USF、局面図、SFEN が読めます
       *[other] 棋譜ではなく { $format } のファイルです。KIF、KI2、CSA、JKF、USI、USEN、PSN、USF、局面図、SFEN が読めます
    }
warning-packed = 圧縮ファイル（{ $format }）です。展開してから、中の棋譜を読み込んでください
warning-variant = ほかの将棋の棋譜です
warning-no-start = 開始局面がないので平手としました
warning-unknown-end = 知らない終局の言葉なので、そのまま残しました
warning-wrong-side = 手番でない側の印のついた指し手なので、手番の側の手としました
warning-position = 局面として読めません。「startpos」か SFEN（盤面、手番、持駒）が必要です
warning-malformed = JSON として読めません

## 形式が残せないもの

loss-variations = 分岐（{ $count } 本）
loss-comments = コメント
loss-marks = 矢印と丸印
loss-remarks = プログラム用の行
loss-bookmarks = しおり
loss-times = 消費時間
loss-thousandths = 秒未満の時間
loss-headers = 見出し（{ $keys }）
loss-end = 終局の正確な理由（{ $end }）
loss-no-end = 終局がないこと
loss-winner = 勝者
loss-illegal-move = 反則の指し手
loss-ply = 開始局面の手数
loss-moves = 指し手

### 規則的用語：雙方、棋駒、級位、讓子、犯規理由、終局。

## 雙方

side-black = 先手
side-white = 後手
side-black-handicap = 下手
side-white-handicap = 上手

## 棋駒

piece-king = 玉將
piece-rook = 飛車
piece-bishop = 角行
piece-gold = 金將
piece-silver = 銀將
piece-knight = 桂馬
piece-lance = 香車
piece-pawn = 步兵
piece-dragon = 龍王
piece-horse = 龍馬
piece-promoted-silver = 成銀
piece-promoted-knight = 成桂
piece-promoted-lance = 成香
piece-tokin = 成步

## 級位

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

## 讓子

handicap-even = 平手
handicap-lance = 香落
handicap-right-lance = 右香落
handicap-two-lances = 讓兩香
handicap-bishop = 角落
handicap-rook = 飛車落
handicap-rook-lance = 飛香落
handicap-rook-two-lances = 讓飛兩香
handicap-two = 二枚落
handicap-three = 讓三枚
handicap-four = 四枚落
handicap-five = 讓五枚
handicap-five-left = 左五枚落
handicap-six = 六枚落
handicap-seven = 讓七枚
handicap-seven-left = 左七枚落
handicap-eight = 八枚落
handicap-nine = 讓九枚
handicap-nine-left = 左九枚落
handicap-ten = 十枚落
handicap-three-pawns = 步三兵
handicap-bare-king = 裸玉

## 為什麼不能這樣下

reason-nifu = 二步：同一筋上已有己方未升變的步兵，不能再打入步兵。
reason-uchifuzume = 打步詰：不能靠打入步兵直接將死對方。
reason-dead-end = 無路可走之駒：打入後必須還能移動，步兵、香車不能打在最後一段，桂馬不能打在最後兩段。
reason-occupied = 該格已有棋駒：只能打入空格。
reason-not-in-hand = 沒有這枚持駒：只能打入駒台上有的棋駒。
reason-cannot-promote = 不能升變：只有起點或終點在敵陣的著手可以升變；金將、玉將、已升變的棋駒和打入的棋駒都不能升變。
reason-must-promote = 必須升變：步兵、香車走到最後一段，桂馬走到最後兩段，不升變就再也不能移動。
reason-wrong-movement = 走法不對：那裡沒有可以這樣走的己方棋駒。
reason-blocked = 途中有棋駒擋住：只有桂馬可以越過棋駒。
reason-own-piece = 目標格上是己方棋駒：不能吃自己的棋駒。
reason-leaves-king-in-check = 王手放置：這樣下之後，己方玉將會被對方吃掉。
reason-malformed = 看不懂這個著手的寫法。

## 犯規的名稱

foul-nifu = 二步
foul-uchifuzume = 打步詰
foul-dead-end = 打入無路可走之駒
foul-occupied = 打在已有棋駒的格上
foul-not-in-hand = 打入沒有的持駒
foul-cannot-promote = 違規升變
foul-must-promote = 該升變而未升變
foul-wrong-movement = 走法錯誤
foul-blocked = 越過棋駒
foul-own-piece = 吃掉己方棋駒
foul-leaves-king-in-check = 王手放置
foul-malformed = 無法成立的著手
foul-promoted-drop = 升變面朝上打入
foul-two-moves = 二手連下
foul-perpetual-check = 連續王手千日手

## 終局

end-checkmate = 將死
end-no-moves = 無棋可下
end-resign = 投了
end-timeout = 時間耗盡
end-foul = 犯規
end-repetition = 千日手
end-perpetual-check = 連續王手千日手
end-impasse = 持將棋
end-declaration = 勝利宣言
end-failed-declaration = 宣言不成立
end-try = Try 規則獲勝
end-move-limit = 達到最大手數
end-adjourned = 中斷

## SFEN 的錯誤

sfen-missing-field = 第{ $column }個字元：缺少內容，應依次為棋盤、手番和持駒
sfen-extra-field = 第{ $column }個字元：手數之後不能再有內容
sfen-row-count = 第{ $column }個字元：棋盤應有九段
sfen-row-sum = 第{ $column }個字元：每段應有九格
sfen-unknown-piece = 第{ $column }個字元：應為棋駒字母（PLNSGBRK，升變的前面加 +）或數字 1–9
sfen-side = 第{ $column }個字元：手番應為 b 或 w
sfen-hand-count = 第{ $column }個字元：持駒應為 -，或枚數（1–18）加字母
sfen-king-in-hand = 第{ $column }個字元：玉將不能是持駒
sfen-ply = 第{ $column }個字元：手數應為 1–65535
sfen-underscore = 第{ $column }個字元：應使用空格，而不是底線

## 不能對局的局面

position-too-many = { $piece }多於{ $count }枚
position-two-kings = { $side }有兩枚玉將
position-two-pawns = { $side }在{ $file }筋有兩枚未升變的步兵（二步）
position-dead-piece = { $square }的{ $piece }永遠無法移動
position-opponent-in-check = 輪到對方下時，{ $side }的玉將正被王手

## 看不懂的著手

notation-empty = 沒有著手
notation-too-long = 文字太長
notation-expected-square = 第{ $column }個字元（「{ $found }」）：應為格（如 76、７六、7f）、「同」或棋駒字母
notation-expected-rank = 第{ $column }個字元（「{ $found }」）：應為段
notation-expected-piece = 第{ $column }個字元（「{ $found }」）：應為棋駒名或第二個格
notation-expected-end = 第{ $column }個字元（「{ $found }」）：一手之後不應再有文字
notation-same-square = 第{ $column }個字元（「{ $found }」）：起點和終點是同一格
notation-wrong-side = 第{ $column }個字元（「{ $found }」）：現在輪到另一方下
notation-no-previous = 第{ $column }個字元（「{ $found }」）：前面沒有著手，不能寫「同」
notation-no-candidate = 第{ $column }個字元（「{ $found }」）：沒有能走到那裡的這種棋駒
notation-ambiguous = 第{ $column }個字元（「{ $found }」）：有幾枚棋駒都能走到那裡（{ $squares }），請寫明是哪一枚
notation-origin-mismatch = 第{ $column }個字元（「{ $found }」）：起點上不是這種棋駒
notation-not-droppable = 第{ $column }個字元（「{ $found }」）：這種棋駒不能打入

## 棋譜檔案的警告

warning-place = 第{ $line }行第{ $column }個字元
warning-unknown-line = 看不懂的一行，已略過
warning-unknown-handicap = 不認得的讓子名稱，按平手處理
warning-board = 盤面圖不完整，未採用
warning-hand = 看不懂的持駒
warning-unplayable-start = 開始局面不合規則，仍予保留
warning-no-position = 開始局面無法擺出，著手未讀取
warning-unreadable-move = 看不懂的著手
warning-illegal-move = 犯規的著手
warning-after-end = 終局之後還有著手
warning-piece-mismatch = 棋駒名與起點上的棋駒不符
warning-move-number = 手數不連續
warning-no-branch = 找不到分支的起點
warning-time = 看不懂的用時
warning-second-bookmark = 同一局面有兩個書籤
warning-too-many-marks = 同一局面的箭頭和圓圈超過 81 個，多出的沒有讀入
warning-too-many-moves = 著手太多
warning-too-large = 檔案太大
warning-nothing-there = 這裡沒有棋譜，也沒有局面；可以讀取棋譜（KIF、KI2、CSA、JKF、USI、USEN、PSN、USF）、局面圖或 SFEN
warning-not-text =
    { $format ->
        [unknown] 這不是文字檔，不能當作棋譜讀取；可以讀取 KIF、KI2、CSA、JKF、USI、USEN、PSN、USF、局面圖或 SFEN
       *[other] 這不是棋譜，而是 { $format } 檔案；可以讀取 KIF、KI2、CSA、JKF、USI、USEN、PSN、USF、局面圖或 SFEN
    }
warning-packed = 這是壓縮檔（{ $format }），請先解壓縮，再讀取其中的棋譜
warning-variant = 這是其他棋類的棋譜
warning-no-start = 沒有開始局面，按平手處理
warning-unknown-end = 不認得的終局用語，照原樣保留
warning-wrong-side = 著手標著另一方的記號，按輪到的一方處理
warning-position = 無法讀取的局面；應為「startpos」或 SFEN（棋盤、輪到哪方、持駒）
warning-malformed = 這不是 JSON

## 格式無法保存的內容

loss-variations = 分支（{ $count } 條）
loss-comments = 備註
loss-marks = 箭頭和圓圈
loss-remarks = 給程式看的行
loss-bookmarks = 書籤
loss-times = 用時
loss-thousandths = 不足一秒的時間
loss-headers = 棋譜資訊（{ $keys }）
loss-end = 終局的確切原因（{ $end }）
loss-no-end = 沒有終局這一點
loss-winner = 勝者
loss-illegal-move = 犯規的著手
loss-ply = 開始局面的手數
loss-moves = 著手

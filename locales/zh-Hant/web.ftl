### Words of the web pages.

## The frame around every page

nav-label = 主導覽
nav-play = 對局
nav-games = 對局紀錄
nav-records = 棋譜
nav-tsume = 詰將棋
nav-learn = 學習
nav-road = 達人之路
home-hasami = 同一棋盤的另一種棋：挾將棋
home-road = 與有名有姓的對手逐級爭先：達人之路
nav-settings = 設定
skip-to-content = 跳到內文
theme-to-light = 換成淺色
theme-to-dark = 換成深色
close = 關閉
cancel = 取消
yes = 是
no = 否
title-game = 對局
not-found-title = 沒有這個頁面
not-found-back = 回到對局
game-unknown = 沒有這局棋
notice-illegal = 這一手不能下
notice-refused = 沒有成功
problem-unknown = 伺服器未能執行（{ $kind }）。
problem-unreachable = 連不上伺服器。
problem-status = 伺服器傳回錯誤 { $status }。

## Home

home-title = 來下一局將棋
home-lead = 按一下就開局，沿用上次的設定。
home-setup = 設定新對局…
home-running = 進行中的對局
home-board = 開局的棋盤（{ $handicap }）
start-game = 開始對局
you = 你

## New game

setup-title = 新對局
setup-from-title = 從此局面開始對局
setup-keep = 保留設定
setup-opponent = 對手
opponent-engine = 電腦
opponent-engine-grade = 電腦 · { $grade }
opponent-local = 在這塊棋盤上兩人對局
opponent-match = 讓兩個引擎對弈…
opponent-friend = 以連結邀請朋友
opponent-friend-hint = 要邀請其他裝置上的朋友，請讓伺服器監聽本機以外的位址（--addr 0.0.0.0:4649）。
setup-clock = 持時間
setup-grade = 電腦的棋力
setup-handicap-and-side = 讓子與先後
setup-side = 你執
setup-board = { $handicap }：少 { $count } 枚棋駒
setup-even-hint = 平手由先手先下；振駒是擲五枚步來定先後。
setup-handicap-hint = 上手讓出棋駒，並且先下。
setup-suggested = 依棋力差建議：{ $what }
setup-weaker-black = 較弱的一方先手
setup-apply = 採用
setup-how = 規則
setup-mode = 方式
mode-assisted-hint = 顯示可下之處，不會犯規
mode-real-hint = 沒有任何提示，犯規即負
setup-rules = 規則組合
preset-casual = 休閒
preset-professional = 職業
preset-own = 自訂
setup-fine-rules = 逐項設定
setup-try-hint = 玉走到對方玉的原位（5一／5九）即勝
setup-replay = 和棋重下
setup-replay-hint = 互換先後，沿用剩餘時間
setup-move-limit = 最大手數
setup-limit-plies = 手數
setup-limit-entered = 只在有玉入玉之後
unit-minutes = 分
unit-seconds = 秒
unit-times = 次
unit-moves = 手
hours = { $n }小時
minutes = { $n }分
seconds = { $n }秒
clock-none = 不計時
clock-sudden = { $length }包干
clock-byoyomi = 讀秒{ $length }
clock-increment = 每手加{ $length }
clock-periods = 考慮時間{ $n }次×{ $length }
clock-own = 自訂…
clock-each-side = 雙方不同
clock-main = 持時間
clock-period-length = 每次考慮時間

## Clocks during play

clock-label = 剩餘時間
clock-in-byoyomi = 讀秒
clock-in-period = 考慮時間，還剩 { $n } 次
clock-then-byoyomi = 之後每手 { $n } 秒
clock-then-periods = 考慮時間 { $n } 次
clock-with-increment = 每手加 { $n } 秒

## Board

board-label = 棋盤
coach-title = 教練
coach-quiet = 圍玉、戰法、格言一出現，就在這裡說明。
coach-building = { $castle }快搭好了：{ $all }枚中已有{ $done }枚到位。
cell-empty = { $square } 空
cell-piece = { $square } { $side ->
    [black] ▲
   *[white] △
 }{ $piece }
hand-label = { $side ->
    [black] ▲
   *[white] △
 }持駒：{ $contents }
hand-piece = { $piece } { $count } 枚
hand-nothing = 無
list-comma = 、
promote-question = 升變嗎？
promote-yes = 升變（{ $piece }）
promote-no = 不升變（{ $piece }）
say-move = { $side ->
    [black] 先手
   *[white] 後手
 } { $move }

## During a game

line-opening = 正在開啟對局…
line-lost = 連線中斷，正在重連…
line-lost-pending = 連線中斷；這一手會在重連後送出。
line-pending = 正在送出這一手…
status-yours = 輪到你了
status-side = 輪到{ $side }
status-check = { term-check }！
status-waiting = 等朋友入座…
card-to-move = 手番
past-shown = { $ply ->
    [0] 正在看開局
   *[other] 正在看第 { $ply } 手
 }
past-to-game = 回到對局
past-to-end = 回到終局
hint-is = 提示：{ $move }
seat-engine = 電腦
seat-open = 空位
seat-friend = 朋友
seat-away = 不在線
moves-label = 著手
moves-none = 還沒有著手
step-first = 開局
step-back = 上一手
step-forward = 下一手
step-last = 最新
step-count = { $ply } / { $length }
action-hint = 提示
hint-busy = 電腦正在找好手…
action-take-back = 悔棋
action-flip = 翻轉
action-declare = 宣言
action-keys = 按鍵
offer-impasse = { $mine ->
    [true] 你提議持將棋。
   *[other] 對手提議持將棋。
 }
offer-repetition = { $mine ->
    [true] 你提議千日手。
   *[other] 對手提議千日手。
 }
offer-take-back = { $mine ->
    [true] 你請求悔棋。
   *[other] 對手請求悔棋。
 }
offer-accept = 同意
offer-decline = 不同意
confirm-resign = 投了嗎？
confirm-resign-text = 這局就算你輸了。
confirm-resign-yes = 投了
confirm-declare = 宣言入玉嗎？
confirm-declare-text = 條件缺一個，宣言的一方就輸。
confirm-declare-yes = 宣言
confirm-impasse = 提議持將棋嗎？
confirm-impasse-text = 對手同意後，計雙方的點數來定勝負。
confirm-impasse-yes = 提議
confirm-repetition = 提議千日手嗎？
confirm-repetition-text = 對手同意後，不等第四次同一局面就成和棋。
confirm-repetition-yes = 提議
declare-turn = 輪到自己
declare-king = 玉在敵陣裡
declare-check = 沒有被王手
declare-pieces = 敵陣裡的其他棋駒
declare-points = 敵陣裡和持駒的點數
declare-wins = 現在宣言就勝。
declare-draws = 現在宣言是和棋。
typed-label = 輸入著手
typed-placeholder = ７六步、7776、7g7f
typed-play = 下
furigoma-again = 有立著的或同數，再擲一次。
furigoma-result = { $mine ->
    [true] 你是{ $side }。
   *[other] 擲駒的一方是{ $side }。
 }
furigoma-skip = 開始下棋
face-pawn = 步
face-tokin = 成步
face-standing = 立著，不算
invite-title = 邀請朋友
invite-text = 把連結傳給朋友，或讓朋友掃描。先打開的人入座。
invite-link = 邀請連結
invite-copy = 複製
invite-copied = 已複製
invite-qr = 邀請連結的 QR 碼
invite-others = 其他位址

## The end of a game

end-title-won = 你贏了
end-title-lost = 你輸了
end-title-draw = 和棋
end-title-none = 沒有結果
end-title-side = { $side }勝
end-points = 點數 ▲{ $black } △{ $white }
end-foul-move = 第 { $ply } 手 { $move }
end-rematch = 再來一局
end-replay = 重下
end-next = 到下一局
end-review = 回顧
end-record = 開啟棋譜
save-title = 儲存棋譜
save-kif = .kif
save-kifu = .kifu（UTF-8）

## Keys

keys-tab = 到棋盤、按鈕和清單
keys-walk = 在棋盤上：走到相鄰的格和駒台
keys-enter = 拿起、放下棋駒
keys-promote = 升變、不升變
keys-escape = 放開、取消
keys-step = 前一手、後一手
keys-ends = 開局、最新
keys-variation = 上一個、下一個分支
keys-undo = 復原、重做
keys-variation-edit = 提升分支、刪除這手及之後
keys-drawing = 畫箭頭和圓圈（顏色按 1 到 4）
keys-flip = 盤面反轉
keys-help = 這張表
keys-draw = 用滑鼠右鍵可以畫箭頭和圓圈。

## List of games and invitations

list-empty = 還沒有對局。
list-more = 更早的對局
list-board = 最後的局面
list-moves = { $n } 手
result-running = 進行中
result-you-won = 你贏了 · { $reason }
result-you-lost = 你輸了 · { $reason }
result-side-won = { $side }勝 · { $reason }
result-draw = 和棋 · { $reason }
result-none = 沒有結果 · { $reason }
title-join = 朋友的邀請
join-lead = 有一個座位為你留著。
join-sit = 入座
join-watch = 只觀戰

## The library of records

title-record = 棋譜
title-position = 編輯局面
title-compose = 創作盤
records-begin = 開啟棋譜
records-open = 開啟檔案…
records-open-folder = 匯入資料夾…
records-paste = 貼上文字
records-new = 新增棋譜
records-quiz = 用我的失誤出題
records-hint = 檔案可以拖放到頁面任何位置，文字可以用 Ctrl+V 貼上：KIF、KI2、CSA、JKF、USI、PSN 等。
records-drop = 放開即可開啟
records-paste-hint = 任何格式的棋譜、局面，或者只有著手
records-read = 開啟
records-create = 新增
records-new-sfen = 或從局面開始（SFEN）
records-position = 出現過這個局面的棋譜
records-position-clear = 全部棋譜
records-all = 全部棋譜
records-count = { $n } 局
records-none = 還沒有棋譜。
records-none-found = 沒有符合條件的棋譜。
records-more = 更多棋譜
records-duplicates = 重複的棋譜
records-no-duplicates = 沒有重複的棋譜。
records-own-start = 指定局面開始
records-variations = { $n } 個分支
records-won = { $side }勝
result-open = 沒有結果
filter-label = 搜尋
filter-words = 棋賽、檔名等
filter-player = 棋手
filter-more = 更多條件
filter-after = 起始日期
filter-before = 截止日期
filter-result = 結果
filter-opening = 戰法
filter-min-moves = 最少手數
filter-max-moves = 最多手數
filter-any = 不限
sort-label = 排序
sort-added-desc = 最近加入
sort-added-asc = 最早加入
sort-date-desc = 對局日期由新到舊
sort-date-asc = 對局日期由舊到新
sort-black-asc = 先手姓名
sort-white-asc = 後手姓名
sort-moves-desc = 手數由多到少
sort-moves-asc = 手數由少到多
intake-title = 正在匯入…
intake-done = 匯入完成
intake-files = 已完成 { $done } / { $files } 個檔案
intake-sum = 新增 { $added } 局，已有 { $already } 局
intake-warned = 有警告 { $n } 局
intake-failed = { $n } 個檔案無法讀取
opening-yagura = 矢倉
opening-bishop-exchange = 角換
opening-side-pawn = 橫步取
opening-double-wing = 相掛
opening-static-rook = 居飛車
opening-central-rook = 中飛車
opening-fourth-file-rook = 四間飛車
opening-third-file-rook = 三間飛車
opening-opposing-rook = 向飛車
opening-double-ranging-rook = 相振飛車

## A record

study-unknown = 沒有這份棋譜
study-opening = 正在開啟棋譜…
study-time-used = 已用時間 { $time }
study-warnings = { $n } 條警告
study-undo = 復原
study-redo = 重做
study-save = 儲存棋譜
study-save-short = 儲存
study-copy = 複製
study-more = 更多
study-details = 棋譜資訊
study-end = 終局方式
study-end-after = 第 { $ply } 手之後
study-end-none = 未終局
study-keep = 確定
study-promote = 提升分支
study-delete-from = 刪除這手及之後
study-edit-position = 編輯此局面
study-play-on = 從此處對局
study-match = 讓引擎從這裡對弈
study-share = 分享
study-read-only = 唯讀
share-text = 知道此連結的人可以查看棋譜及其變化和備註，也可以儲存，但不能修改。
share-here-only = 此伺服器只能從本機存取，連結也只在本機有效。
share-link = 連結
share-start = 產生連結
share-end = 停止分享
share-close = 關閉
study-position = 出現過這個局面的棋譜
study-bookmark = 書籤
study-delete = 刪除棋譜
study-delete-title = 刪除這份棋譜？
study-delete-text = 棋譜將從清單中永久刪除。
comment-start = 開局局面的備註
comment-move = 第 { $ply } 手的備註
saving-waiting = 正在儲存…
saving-failed = 未儲存
tree-fold = 展開或收起分支 { $move }
tree-level = 分支（第 { $level } 層）
tree-hidden = +{ $n }
tree-fold-all = 收起全部分支
tree-unfold-all = 展開全部分支
header-title = 標題
header-event = 棋賽
header-site = 地點
header-begun = 開始時間
header-ended = 結束時間
header-note = 附註
header-others = 其他項目
header-key = 名稱
header-value = 內容
header-remove = 刪除 { $key }
header-add = 新增項目
closing-foul-win = 對方犯規勝
closing-foul-lose = 犯規負
closing-foul-black = 先手犯規
closing-foul-white = 後手犯規
closing-sealed-move = 封手
closing-forfeit = 不戰勝負
closing-no-mate = 不詰
save-file = 儲存為檔案
save-format = 格式
format-kif = KIF（Shift_JIS）：日本將棋軟體通用
format-kifu = KIF（UTF-8）
format-ki2 = KI2（Shift_JIS）：書籍的記法
format-ki2u = KI2（UTF-8）
format-csa = CSA：電腦將棋
format-jkf = JSON 棋譜格式（網頁用）
format-usi = USI：給引擎的一行
format-usen = USEN：可放進網址的短格式
format-psn = PSN（西式記法）
save-looking = 正在檢查此格式能儲存的內容…
save-loses = 此格式無法儲存：
save-whole = 此格式可以儲存全部內容。
save-download = 下載 { $ending }
save-picture = 儲存為圖片
save-style = 樣式
style-board = 木盤
style-book = 書中圖式
save-position = 局面（{ $kind }）
save-animation = 全局（{ $kind }）
save-print = 列印…
copy-sfen = 局面（SFEN）
copy-bod = 局面圖（BOD）
copy-picture = 局面圖片
copy-done = 已複製
copy-failed = 無法複製
loss-characters = 字元（{ $characters }）

## Settings

settings-look = 外觀
settings-language = 語言
settings-theme = 配色
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
settings-board = 棋盤與棋駒
settings-pieces = 棋駒
pieces-one = 一字
pieces-two = 二字
pieces-international = 國際
pieces-beginner = 入門（標出走法）
settings-preview = 棋盤預覽
settings-board-look = 棋盤
settings-size = 棋盤大小
board-look-wood = 榧木
board-look-pale = 淺木
board-look-dark = 深木
board-look-green = 綠色
board-look-paper = 紙
board-size-full = 佔滿
board-size-large = 大
board-size-medium = 中
board-size-small = 小
settings-coordinates = 座標
coordinates-auto = 隨語言
coordinates-japanese = 7六
coordinates-letters = 7f
coordinates-digits = 76
coordinates-none = 不顯示
settings-notation = 著手的寫法
notation-auto = 隨語言
notation-ja = 日文
notation-zh = 中文
notation-western = 西式（P-7f）
notation-usi = USI
settings-dots = 以點標出能下的格
settings-dots-hint = 實戰模式裡從不顯示
settings-sound = 聲音
settings-coach = 對局中的教練
settings-sounds = 落子聲和鐘聲
settings-voice = 語音讀秒
settings-voice-hint = 用瀏覽器的語音
settings-engines = 自己的引擎……
settings-metrics = 伺服器狀態……
settings-you = 你自己
settings-name = 名字
settings-grade = 你的棋力
settings-grade-unknown = 不確定

### 命令列的文字。

## 用法

cli-about = 駒台：日本將棋。不帶參數時打開棋盤（等同於 serve）。
cli-heading-usage = 用法：{ "" }
cli-heading-commands = 命令
cli-heading-options = 選項
cli-heading-example = 例：
cli-value-command = 命令
cli-version = 顯示版本
cli-help = 顯示這份說明
cli-lang = 語言：zh-Hans、zh-Hant、ja、en（預設取自環境）
cli-json = 以一個 JSON 物件回答
cli-batch = 從標準輸入逐行讀取 JSON 請求，逐行回答
cli-serve = 啟動服務並打開棋盤
cli-serve-addr = 監聽的位址（預設 127.0.0.1:4649）；要讓別的裝置連線，可用 0.0.0.0:4649
cli-serve-data = 保存對局的目錄（預設為使用者的資料目錄）
cli-serve-no-open = 不打開瀏覽器
cli-play = 在終端機裡與電腦對局
cli-play-grade = 電腦的級位：15k … 1k、1d … 9d 或 max（預設 5k）
cli-play-side = black（先手）、white（後手）或 furigoma（振駒），預設 black
cli-play-handicap = 讓子：even、lance、bishop、rook、two、four、six …（預設 even）
cli-play-clock = 用時：持時間+讀秒（秒），如 600+30；600+0+10 帶增秒；none 為不限時（預設）
cli-play-save = 從第一手起把棋譜存到這個檔案（.kif 或 .kifu）
cli-usi = 以 USI 引擎執行於標準輸入輸出
cli-usi-broken = 與 GUI 的連線斷了：{ $error }
cli-bench = 引擎的特徵值：搜尋固定局面的節點數
cli-bench-stats = 同時顯示深度、用時、速度和剪枝效率
cli-match = 讓兩個 USI 引擎對弈
cli-match-engine1 = 第一個引擎的命令
cli-match-engine2 = 第二個引擎的命令
cli-match-options1 = 第一個引擎的選項："名稱=值;名稱=值"
cli-match-options2 = 第二個引擎的選項
cli-match-games = 最多下多少局（預設 100）
cli-match-time = 每手用時（0.2s、200ms），或以秒計的持時+讀秒+加秒（60+1、60+0+1；預設 1s）
cli-match-nodes = 每手搜尋的節點數，代替用時
cli-match-nodes1 = 第一個引擎每手搜尋的節點數
cli-match-nodes2 = 第二個引擎每手搜尋的節點數
cli-match-openings = 開局檔案，每行一個（SFEN 或 startpos 及著手）；每個開局雙方交換先後手各下一局
cli-match-sprt = 檢定在這兩個等級分差之間得出結論後即結束；結論為較低者時結束碼為 1
cli-match-max-moves = 下滿這麼多手後判和（預設 512）
cli-match-output = 以 KIF 儲存所有對局的資料夾
cli-selfplay = 讓引擎自我對弈，儲存局面以訓練網路
cli-selfplay-output = 存放訓練局面的資料夾；中斷後再執行會接著進行
cli-selfplay-threads = 同時進行的對局數（預設：處理器數）
cli-selfplay-nodes = 每手搜尋的節點數（預設 1500）
cli-selfplay-games = 下滿這麼多局後結束（預設：直到停止）
cli-selfplay-random = 每百手中隨機走的手數（預設 0）
cli-selfplay-tree = 每次搜尋評估過的局面也保留這麼多個（預設 0）
cli-selfplay-tree-nodes = 為其評估值搜尋的節點數（預設 400）
cli-selfplay-near = 不對弈，而是從此資料夾各對局的局面隨機走幾手，只用靜態評估打分
cli-selfplay-each = 每個原局面產生的局面數（預設 7）
cli-selfplay-net = 用來評估的網路（預設：引擎自身的評估）
cli-selfplay-seed = 亂數種子（預設：每次不同）
cli-book = 用搜尋產生定跡庫，從最常見的局面開始
cli-book-output = YaneuraOu 文字格式的定跡庫；已有的會接著擴充
cli-book-positions = 局面數（預設 20000）
cli-book-nodes = 每個局面搜尋的節點數（預設 100000）
cli-book-threads = 同時搜尋的局面數（預設：處理器數）
cli-fv-scale = 網路輸出的除數（預設 16）
cli-train = 用自我對弈的局面訓練網路
cli-train-data = 存放訓練局面的資料夾或檔案
cli-train-output = 網路檔案，每輪結束後寫入
cli-train-features = 輸入特徵：K+P、HalfKP、HalfKA_hm2（預設 K+P）
cli-train-width = 第一層寬度，32 的倍數（預設 256）
cli-train-from = 在此網路的基礎上繼續訓練
cli-train-correct = 訓練用於修正人工估值的網路，而不是完整的估值
cli-train-passes = 訓練輪數（預設 10）
cli-train-batch = 每次更新所用的局面數（預設 1024）
cli-train-rate = 初始學習率（預設 0.003）
cli-train-decay = 權重衰減，按學習率計（預設 0.3）
cli-train-lambda = 評估值相對於對局結果的權重，0 到 1（預設 0.7）
cli-train-ahead = 標籤向後看：下一手的標籤所占的比重，0 到 1（預設按記錄）
cli-train-trust = 與 --ahead 同用：記錄的評價中代表 73% 勝率的分數（預設同 --scale）
cli-train-scale = 相當於 73 % 勝率的評估值（預設 600）
cli-train-threads = 計算執行緒數（預設：處理器數）
cli-train-seed = 亂數種子（預設 1）
cli-position = 按規則說明一個局面
cli-position-sfen = 局面的 SFEN，或 startpos
cli-position-moves = 從該局面下的著手（任何記法皆可）
cli-position-try = 試下一手，說明是否合法、為什麼
cli-record = 讀取任何格式的棋譜
cli-record-file = 棋譜檔案，- 為標準輸入
cli-convert = 轉換棋譜格式（檔案或整個資料夾）
cli-convert-file = 棋譜或資料夾，最後是輸出位置：檔案（由副檔名決定格式）、資料夾，- 為標準輸出
cli-convert-to = 格式：kif、kifu、ki2、ki2u、bod、csa、jkf、usi、sfen、usen、psn；沒有輸出位置時寫在原檔案旁邊
cli-convert-encoding = utf-8 或 shift_jis（預設：kif、ki2、bod 用 shift_jis，其餘用 utf-8）
cli-perft = 計算著法樹的節點數
cli-perft-depth = 深度（手數），0–64
cli-perft-no-bulk = 每個末端都實際下子再退回
cli-perft-divide = 按第一手分別列出
cli-perft-threads = 執行緒數（預設 1）
cli-perft-stopped = 已停止：{ $count } 個第一手中已數完 { $done } 個，目前共 { $nodes } 個節點

## 用法的錯誤

cli-bad-usage = 用法不對
cli-see-help = （用 --help 查看用法）
cli-unknown-argument = 沒有這個參數：{ $argument }
cli-unknown-command = 沒有這個命令：{ $command }
cli-missing-argument = 缺少：{ $argument }
cli-missing-value = { $argument } 缺少值
cli-bad-value = { $argument } 不能是「{ $value }」
cli-repeated-or-conflicting = { $argument } 重複，或不能與其他參數同用
cli-unknown-language = 沒有這種語言：{ $lang }（可用 zh-Hans、zh-Hant、ja、en）
cli-stdin = 無法讀取標準輸入：{ $error }

## 棋盤

board-hand = { $side }持駒：{ $pieces }
board-nothing = 無

## 局面

position-last-move = 上一手：{ $move }
position-turn = 輪到{ $side }下，合法著手 { $count } 種
position-check = 正被王手
position-checkmate = 將死
position-no-moves = 沒有被王手，但無棋可下：判負
position-repetition-draw = 千日手：和棋
position-repetition-win = 連續王手千日手：對方判負
position-repetition-lose = 連續王手千日手：輪到下的一方判負
position-points = 持將棋點數：先手 { $black }，後手 { $white }
position-declares-27 = 按 27 點法可以作勝利宣言
position-declares-24 = 按 24 點法可以作宣言
position-try-legal = { $move }：合法
position-try-illegal = { $move }：不合法。{ $reason }
position-malformed-move = 第 { $ply } 手「{ $move }」不是 USI 著手
position-illegal-move = 第 { $ply } 手「{ $move }」不合法：{ $reason }
position-bad-json = 第 { $column } 個字元起不是合法的 JSON
position-bad-request = 請求應為 {"{"}"id": …, "sfen": "…", "moves": ["…"], "try": "…"{"}"}
position-line-too-long = 這一行太長
position-not-utf8 = 這一行不是 UTF-8

## 對局

play-bad-grade = 沒有「{ $value }」這個級位（可用 15k … 1k、1d … 9d、max）
play-bad-side = 不能是「{ $value }」（可用 black、white、furigoma）
play-bad-handicap = 沒有「{ $value }」這種讓子（可用 even、lance、right-lance、two-lances、bishop、rook、rook-lance、rook-two-lances、two … ten、three-pawns、bare-king）
play-bad-clock = 看不懂用時「{ $value }」（寫法如 600+30、600+0+10、none）
play-furigoma-handicap = 讓子局由上手先下，不用振駒
play-cannot-start = 無法開始對局：{ $error }
play-toss = 振駒：{ $faces }
play-greeting = { $handicap }。您執{ $side }，電腦的棋力：{ $grade }。
play-how = 輸入著手（如 7g7f、76步、▲７六步）；輸入「說明」查看命令。
play-help = 著手：7g7f、7776、76步、▲７六步、P-7f 均可；命令：投了、悔棋、提示、宣言、持將棋、千日手、翻轉、棋盤、儲存 檔案、離開
play-byoyomi = 讀秒 { $seconds }
play-wait = 還沒輪到您下
play-over = 對局已經結束
play-not-now = 現在不能這樣做
play-nothing-to-take-back = 沒有可以悔的棋
play-line-left = 對方下了別的著手，其餘著手不再繼續
play-declined = 電腦沒有同意
play-impasse-too-early = 至少有一方的玉將入玉之後，才能提議持將棋
play-no-repetition = 這個局面還沒有重複出現
play-declaration = 現在宣言會判負。玉將在敵陣：{ $king }；沒有被王手：{ $check }；敵陣內的其他棋駒：{ $pieces }（需要 10）；點數：{ $points }（需要 { $needed }）
play-yes = 是
play-no = 否
play-hint = 提示：{ $move }
play-hint-declare = 提示：可以宣言
play-won = { $plies }手，{ $side }勝（{ $way }）
play-drawn = { $plies }手，和棋（{ $way }）
play-after = 輸入「儲存 檔案」存下棋譜，輸入「離開」結束。
play-save-where = 請寫明檔案：儲存 檔名
play-saved = 已存到 { $file }
play-file-exists = { $file } 已經存在，不會覆蓋
play-cannot-save = 無法寫入 { $file }：{ $error }
play-name-you = 棋手
play-name-computer = 駒台（{ $grade }）
bench-stats = 深度 { $depth }，{ $milliseconds } 毫秒，每秒 { $speed } 節點
bench-tree = 分支因子 { $branching }，首著截斷率 { $first }%，置換表命中率 { $hits }%

## 服務

serve-bad-address = 位址「{ $address }」應寫成 127.0.0.1:4649 這樣
serve-no-data-folder = 找不到使用者的資料目錄，請用 --data 指定

## 棋譜

record-file-failed = { $file }：{ $error }
record-more-failed = （另有 { $count } 個檔案也讀不了）
record-cannot-open = 打不開：{ $error }
record-title = { $file }，第 { $game } 局（{ $format }，{ $encoding }）
record-start = 開始局面：{ $sfen }
record-moves = { $count } 手
record-variations = 分支 { $count } 條
record-illegal = 第 { $ply } 手犯規：{ $reason }
record-warning = { $place }：{ $text }
record-nothing = { $first }。{ $said }
record-result = 結果：{ $way }
record-won = { $side }勝（{ $way }）
record-end-draw = 和棋
record-end-no-mate = 不詰
record-end-sealed = 封手
record-end-forfeit = 不戰

## 轉換

convert-where = 請指明輸出位置：檔案、資料夾加 --to，或只用 --to
convert-unknown-format = 沒有「{ $format }」這種格式（kif、kifu、ki2、ki2u、bod、csa、jkf、usi、sfen、usen、psn）
convert-bad-encoding = 這種格式不能寫成「{ $encoding }」（utf-8；kif、ki2、bod、csa 也可用 shift_jis）
convert-more-failed = （另有 { $count } 個失敗）
convert-exists = 已經存在，不會覆寫
convert-cannot-write = 無法寫入：{ $error }
convert-separator = 、
convert-loses = { $format } 無法保存：{ $what }
convert-loses-characters = Shift_JIS 沒有的字已寫成〓：{ $characters }

## 網路

selfplay-tally = { $games } 局（先手勝 { $black }，後手勝 { $white }，和棋 { $drawn }），{ $positions } 個局面，另有搜尋中的 { $tree } 個，每秒 { $rate } 個；略去重複局面 { $repeated } 個、懸殊的開局 { $lopsided } 個
selfplay-near-tally = { $positions } 個局面，每秒 { $rate } 個
selfplay-failed = { $folder }：{ $error }
selfplay-bad-network = { $file } 不是可用的網路：{ $error }
train-opened = { $files } 個檔案，{ $games } 局：訓練局面 { $training } 個，驗證局面 { $validation } 個
train-stepped = { $percent } %，每秒 { $rate } 個局面，損失 { $loss }
train-passed = 第 { $pass } 輪，共 { $passes } 輪：損失 { $loss }{ $judged }
train-judged = ，驗證損失 { $loss }，勝負預測正確率 { $percent } %
train-written = 已寫入 { $file }
train-bad-shape = 沒有這種網路：{ $error }
train-cannot-read = 無法讀取訓練局面：{ $error }
train-cannot-write = 無法寫入 { $file }：{ $error }
train-no-records = 沒有可供訓練的局面
train-other-shape = 要繼續訓練的網路結構不同：是 { $found }，應為 { $expected }
train-diverged = 訓練到第 { $positions } 個局面時發散；請降低學習率

## Match

match-game = 第 { $game } 局，共 { $games } 局（引擎 1 執{ $side }，{ $plies } 手）：{ $way } · { $result }
match-failure = { $way }［{ $error }］
match-result = { $wins } 勝 { $losses } 負 { $draws } 和（{ $percent } %）
match-elo = ，等級分差 { $elo }（95 % 信賴區間 { $low } 至 { $high }）
match-open = 無界
match-sprt = ，SPRT { $ratio }（±{ $bound }：{ $verdict }）
match-sprt-open = 未定
match-sprt-accepted = 接受較高的分差
match-sprt-rejected = 接受較低的分差
match-nothing = 沒有下完的對局
match-engine-failed = 引擎 { $number } 無法對弈：{ $error }
match-cannot-write = 無法寫入 { $file }：{ $error }
match-bad-opening = 第 { $line } 行：{ $error }
match-opening-malformed = 不是局面與著手
match-opening-over = 對局在此已經結束
match-no-openings = 沒有開局

## komadai import

cli-import = 把棋譜匯入棋譜庫，可整個資料夾匯入；再次執行會接著上次繼續
cli-import-file = 檔案或資料夾；- 表示標準輸入
import-done = 從 { $files } 個檔案加入了 { $records } 份棋譜（{ $already } 份已存在；{ $before } 個檔案先前已匯入；{ $failed } 個失敗）
import-special = 不匯入管線或裝置；用 - 讀取標準輸入
import-stopped = 已停止；再次執行同一命令即可繼續
import-failed = { $count } 個檔案無法讀取，見上文
import-more-warnings = 其餘警告保存在棋譜中

book-tally = 定跡庫 { $positions } 個局面，本次搜尋 { $searched } 個，每分鐘 { $rate } 個
book-goes-on = 繼續擴充 { $file }：原有 { $positions } 個局面的著法和註解都保留，評價值改為各變化末端的評價值
book-failed = { $file }：{ $error }
book-refused-too-large = { $file }：定跡庫過大
book-refused-no-positions = { $file }：其中沒有局面；應為 YaneuraOu 文字格式的定跡庫，首行是 #YANEURAOU-DB2016 1.00
book-damaged =
    { $column ->
        [0] { $file }：第 { $line } 行：{ $fault }。共有 { $count } 行無法讀取，寫入會遺失這些內容，因此未寫入
       *[other] { $file }：第 { $line } 行第 { $column } 字：{ $fault }。共有 { $count } 行無法讀取，寫入會遺失這些內容，因此未寫入
    }
book-fault-no-position = 著法前沒有局面
book-fault-bad-move = 不是著法：{ $what }；應寫成 7g7f、8h2b+ 或 P*5e 的樣子
book-fault-illegal-move = 著法 { $what } 違反規則
book-fault-bad-number = 不是整數：{ $what }
book-fault-extra = 次數之後有多餘的內容：{ $what }
book-fault-again = 同一局面已在前面出現
book-fault-too-many = 局面過多

## 引擎出錯

engine-not-started = 無法啟動：{ $error }
engine-pipe = 通訊失敗：{ $error }
engine-died =
    { $awaited ->
        [input] 沒有接收命令就結束了（{ $how }）
       *[other] 沒有回答 { $awaited } 就結束了（{ $how }）
    }
engine-silent =
    { $awaited ->
        [input] { $ms } 毫秒內沒有接收命令
       *[other] { $ms } 毫秒內沒有回答 { $awaited }
    }
engine-bad-answer = 回答「{ $line }」無法理解
engine-bad-command = 命令中含有控制字元
engine-exit-code = 結束代碼 { $code }
engine-exit-signal = 訊號 { $signal }
engine-exit-silent = 關閉了輸出

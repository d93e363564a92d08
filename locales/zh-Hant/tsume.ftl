### 詰將棋。

## 命令

cli-tsume = 解詰將棋
cli-tsume-file = 任何格式的棋譜或圖面檔案，或其資料夾；- 為標準輸入
cli-tsume-sfen = 題目的 SFEN；雙玉時輪走方為攻方
cli-tsume-check = 同時檢查缺陷：餘詰、駒餘、變同等
cli-tsume-all = 列出至多 1000 個餘詰，而不是 20 個
cli-tsume-brinkmate = 尋找必至：不王手、但無論怎樣防守都會被詰的著法
cli-tsume-limit = 每題的處理器時間，如 60s、200ms、5m（預設 60s）
cli-tsume-memory = 搜尋所用記憶體，如 1G、64M（預設 1G，至少 16M）
cli-tsume-threads = 執行緒數：多題時並行求解（記憶體均分），一題時合力求解（預設 1）
cli-tsume-output = 把一道題的解寫入檔案（副檔名表示格式），- 為標準輸出；其他應法、缺陷和必至都寫作變化

tsume-bad-amount = { $option } { $value }：應為帶單位的數量，如 60s 或 1G（記憶體至少 16M）
tsume-bad-request = 請求的形式為 {"{"}"id": …, "sfen": "…", "check": true, "all": true{"}"}
tsume-one-output = --output 只能用於一題，而這裡有 { $count } 題
tsume-cannot-write = 無法寫入 { $file }：{ $error }

## 結果

tsume-mate = { $plies } 手詰
tsume-mate-at-most = { $plies } 手以內可詰（未證明為最短）
tsume-raw = 無效合駒也計入則為 { $plies } 手
tsume-left = 駒餘：{ $count } 枚
tsume-sparing = 按舊作允許變長駒餘的算法為{ $plies }手：
tsume-no-mate = 不詰
tsume-brinkmates = 必至的著法：{ $count }
tsume-no-brinkmate = 沒有必至的著法
tsume-brinkmates-unsettled = 尚無結論的著法：{ $count }（{ $reason }）
tsume-rest-given = 圖中沒有玉方的持駒，其餘棋子全部歸玉方。
tsume-variations-unfinished = 變化尚未全部檢查。
tsume-unknown = 未解決：{ $reason }
tsume-cost = { $nodes } 個節點，{ $seconds } 秒
tsume-stop-time = 時間已用完
tsume-stop-cancelled = 已中止
tsume-stop-nodes = 已達節點數上限
tsume-stop-memory = 記憶體不足

## 缺陷

tsume-sound = 未發現缺陷
tsume-more = 還有其他餘詰，可用 --all 列出
tsume-check-unfinished = 檢查未完成：{ $reason }
tsume-fault-at = { $kind }（第 { $ply } 手）：
tsume-fault-side-mate = 餘詰
tsume-fault-early-mate = 早詰
tsume-fault-no-mate = 不詰
tsume-fault-pieces-left = 駒餘
tsume-fault-longer-variation = 變長
tsume-fault-equal-variation = 變同
tsume-fault-detour = 迂迴手順
tsume-fault-unlimited-promotion = 成與不成非限定
tsume-fault-unlimited-distance = 打點非限定
tsume-fault-last-move-side-mate = 最終手餘詰

## 不能成題的原因

tsume-both-in-check = 雙方的玉都被王手：請去掉其中一方的王手。
tsume-no-king = 沒有可詰的玉：請在棋盤上放置玉。
tsume-no-attackers = 攻方沒有可以王手的棋子：請在棋盤或持駒中加入。
tsume-already-mated = 玉已被詰：請從最後一手之前的局面開始。
tsume-attacker-mated = 輪到攻方走，而攻方已被詰：請給攻方的玉留出活路。
tsume-not-in-check = 輪到玉方走，而玉未被王手：請改為攻方走，或使玉被王手。

## Making problems

cli-tsume-generate = 編詰將棋：每行一題，依次為盤面、攻方持駒、手數、難度（1到5）和製法
cli-tsume-seed = 逆向編題所用編號的第一個（預設 1）
cli-tsume-from = 改為從自我對弈的局面檔案（40位元組的記錄）中編題
cli-tsume-recipe = 按製法重做一題，並輸出其局面
cli-tsume-count = 編題數（預設 10；用 --from 時為全部）
cli-tsume-plies = 保留的最短手數（預設 1）
cli-tsume-generate-threads = 同時編幾題（預設 1）
cli-tsume-generate-output = 存放題目的檔案（預設為標準輸出）
tsume-generated = { $tried }次嘗試得{ $made }題
tsume-bad-recipe = { $recipe }：不是題目的製法，應為 b3892.17.203~2b 的樣子
tsume-bad-record = 第{ $number }條記錄不是40位元組的局面

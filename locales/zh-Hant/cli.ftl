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
cli-position = 按規則說明一個局面
cli-position-sfen = 局面的 SFEN，或 startpos
cli-position-moves = 從該局面下的著手（USI），以空格隔開
cli-position-try = 試下一手（USI），說明是否合法、為什麼
cli-perft = 計算著法樹的節點數
cli-perft-depth = 深度（手數），0–64
cli-perft-no-bulk = 每個末端都實際下子再退回
cli-perft-divide = 按第一手分別列出
cli-perft-threads = 執行緒數（預設 1）

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

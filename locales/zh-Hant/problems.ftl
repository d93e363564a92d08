### 伺服器做不到的事及其原因。

## 對局中的操作

problem-stale = 對局已有變化：現在是第 { $ply } 手之後。
problem-not-seated = 你不是本局的對局者，可以觀戰。
problem-not-your-turn = 現在不是你的手番。
problem-game-over = 本局已經結束。
problem-waiting-for-friend = 還在等對手入座。
problem-seat-taken = 這個座位已經有人了。
problem-illegal-move =
    { $reason ->
        [nifu] { reason-nifu }
        [uchifuzume] { reason-uchifuzume }
        [dead_end] { reason-dead-end }
        [occupied] { reason-occupied }
        [not_in_hand] { reason-not-in-hand }
        [cannot_promote] { reason-cannot-promote }
        [must_promote] { reason-must-promote }
        [wrong_movement] { reason-wrong-movement }
        [blocked] { reason-blocked }
        [own_piece] { reason-own-piece }
        [leaves_king_in_check] { reason-leaves-king-in-check }
        [promoted_drop] 打入的棋子一律不升變。
       *[other] { reason-malformed }
    }
problem-malformed-move = 「{ $text }」不是著法。
problem-typed-move =
    { $reason ->
        [empty] { notation-empty }
        [too_long] { notation-too-long }
        [expected_square] { notation-expected-square }
        [expected_rank] { notation-expected-rank }
        [expected_piece] { notation-expected-piece }
        [expected_end] { notation-expected-end }
        [same_square] { notation-same-square }
        [wrong_side] { notation-wrong-side }
        [no_previous] { notation-no-previous }
        [no_candidate] { notation-no-candidate }
        [ambiguous] { notation-ambiguous }
        [origin_mismatch] { notation-origin-mismatch }
        [not_droppable] { notation-not-droppable }
       *[other] { reason-malformed }
    }
problem-flag-fell = 時間到了：請續局或認輸。
problem-nothing-to-continue = 沒有可以續局的超時。
problem-no-take-back-in-career = 達人之路上不能悔棋。
problem-take-back-at-real-board = 實戰模式中悔棋是犯規。
problem-nothing-to-take-back = 沒有可以收回的著法。
problem-offer-waits = 還有提議在等待答覆。
problem-offer-declined = 剛剛被拒絕；走一手之後可以再提。
problem-no-offer = 沒有需要你答覆的提議。
problem-impasse-too-early = 至少一方的王進入敵陣之後才能提議持將棋。
problem-no-repetition = 局面還沒有重複出現，不能提議千日手。
problem-declaration-would-lose = 還不滿足入玉宣言的條件。
problem-game-not-over = 對局還在進行。
problem-no-replay = 按本局的規則不需要重下。
problem-no-explanation = 實戰模式中，對局進行時不作說明。
problem-no-hint = 現在不能提示。
problem-hint-lost = 換作電腦會在這裡投了。
problem-hint-declare = 現在可以用入玉宣言取勝。
problem-engine-failed = 電腦沒有應答，正在重新啟動；對局會保留等待。

## 新建對局

problem-bad-handicap = 沒有這種讓子。
problem-road-on-ladder = 你已在比賽中，請先下完。
problem-road-no-ladder = 你現在沒有參加比賽，請先參加。
problem-road-playing = 達人之路已有一局正在進行。
problem-furigoma-with-handicap = 讓子局由上手先走，不振駒。
problem-bad-grade = 沒有這個段級位。
problem-bad-clock = 計時設定超出範圍，或者沒有任何時間。
problem-bad-move-limit = 最大手數須在 1 到 2000 之間。
problem-name-too-long = 名字最多 40 個字元。
problem-start-not-playable = 實戰不可能出現此局面，無法由此對局。
problem-start-without-king = 對局需要雙方的王將與玉將。
problem-start-is-over = 輪到的一方沒有合法著手，對局已經結束。
problem-not-reachable = 本伺服器只能從這台電腦連線。要與另一台裝置上的朋友對局，請加上 --addr 0.0.0.0:4649 啟動。
problem-bad-invite = 這個連結已經無效。

## 位址與請求

problem-no-such-game = 沒有這局棋。
problem-no-such-address = 這個位址沒有內容。
problem-malformed-request = 無法理解這個請求。
problem-malformed-message = 無法理解收到的訊息。
problem-message-too-long = 訊息過長，連線已關閉。
problem-too-fast = 請求太頻繁，請稍等片刻。
problem-wrong-host = 本伺服器只在本機位址上回應，不接受「{ $value }」。
problem-wrong-origin = 拒絕來自其他網站的請求（「{ $value }」）。
problem-bad-encoding = KIF 的編碼是 shift_jis 或 utf-8。
problem-server-busy = 伺服器已滿，請稍後再試。
problem-storage-failed = 伺服器無法儲存；對局保持原樣。

## 棋譜庫

problem-no-such-record = 沒有這份棋譜。
problem-shared-record = 此棋譜透過連結顯示，不能修改。
problem-no-such-tsume = 沒有這道詰將棋。
problem-no-such-lesson = 沒有這一課。
problem-no-such-question = 這道題已不存在：棋譜或其解析有變。
problem-one-move-expected = 請只輸入一手。
problem-hasami-move =
    { $reason ->
        [no_piece] 那裡沒有自己的棋駒。
        [not_straight] 棋駒只能橫走或豎走。
        [blocked] 路上有棋駒。
        [over] 對局已經結束。
       *[other] 讀不出這一手。請寫兩個格，如 9i9d。
    }
problem-line-too-long = 著法太長。
problem-bad-line = 這些著法不能依次走出。
problem-bad-date = 這不是日期，應為 2026-11-30 的樣子。
problem-stale-record = 棋譜已在別處修改（現在是第 { $version } 版），這裡顯示最新內容。
problem-record-too-large = 這份棋譜有 { $nodes } 個局面，頁面最多顯示 { $most } 個。請改用 komadai convert 或 komadai import。
problem-too-many-games = 一次最多加入 { $most } 局。更多請用 komadai import。
problem-library-full = 棋譜庫最多儲存 { $most } 份，請先刪除一些。
problem-no-record =
    { $reason ->
        [too_large] { warning-too-large }
        [variant] { warning-variant }（{ $format }）
        [not_text] { warning-not-text }
        [packed] { warning-packed }
        [malformed] { warning-malformed }（第 { $line } 行第 { $column } 字）
       *[other] { warning-nothing-there }（第 { $line } 行第 { $column } 字）
    }
problem-bad-filter = 沒有這樣的篩選條件。
problem-bad-position = 這不是局面，請使用 SFEN。
problem-bad-format = 棋譜不能寫成這種格式。
problem-bad-parameter = { $name } 不能是「{ $found }」，應為 { $allowed } 之一。
problem-picture-too-long = 動畫最多顯示 { $most } 個局面。
problem-bad-end = 沒有這樣的終局。
problem-bad-marks = 箭頭或圓圈不在格子上，或者超過了81個。
problem-no-such-node = 這步棋已不在棋譜中。
problem-text-too-long = 文字太長。
problem-nothing-to-undo = 沒有可復原的操作。
problem-nothing-to-redo = 沒有可重做的操作。
problem-edit-refused =
    { $reason ->
        [unknown_node] 這步棋已不在棋譜中。
        [root] 開始局面不能更改。
        [line_is_over] 這條手順到此為止。
        [no_position] 不能從這個開始局面走棋。
        [full] 棋譜已滿。
        [already_main] 這已經是主線。
        [no_such_place] 變化中沒有這個位置。
        [too_long] 文字太長。
        [bad_time] 這不是用時。
        [bad_header] 「{ $text }」不能作為棋譜資訊。
       *[other] 棋譜不能這樣修改。
    }
problem-request-failed = 伺服器未能完成，原因見伺服器記錄。

## 啟動伺服器

problem-address-in-use = { $address } 已被佔用：請停掉佔用它的程式，或用 --addr 換一個位址。
problem-cannot-listen = 無法在 { $address } 上監聽：{ $reason }
problem-data-not-writable = 資料目錄 { $path } 無法寫入（{ $reason }）。請用 --data 換一個目錄。
problem-data-in-use = { $path } 正被另一個 komadai 伺服器使用：請停掉它，或用 --data 換一個目錄。
problem-database-broken = { $path } 不是可用的資料庫（{ $reason }）。請移走它，或換回備份。
problem-database-foreign = { $path } 是別的程式的資料庫。請移走它，或用 --data 換一個目錄。
problem-database-newer = { $path } 由更新的 komadai 寫成（版本 { $found }，本程式只認識到 { $known }）。請使用新版，或用 --data 換一個目錄。
problem-server-failed = 伺服器出錯：{ $reason }

## 自己的引擎

problem-engine-path = 引擎的路徑須從根目錄寫起，如 /opt/engine/engine。
problem-engine-no-program = 那裡沒有可執行的程式。
problem-engine-unfit =
    { $reason ->
        [engine_not_started] 該程式不是 USI 引擎：無法啟動。
        [engine_died] 該程式不是 USI 引擎：立即結束了。
        [engine_silent] 該程式不是 USI 引擎：沒有像引擎那樣應答。
       *[other] 該程式不是 USI 引擎：通訊失敗。
    }
problem-engines-of-owner = 只有本機的主人能在本機添加和使用引擎。
problem-no-such-engine = 沒有這個引擎。
problem-no-such-match = 沒有這場比賽，或者伺服器已經重新啟動。對局都在棋譜庫裡。
problem-no-book =
    { $reason ->
        [too_large] 檔案太大：定跡最多 { $most } MB。
       *[other] 這不是 YaneuraOu 文字格式的定跡：裡面沒有一個局面。
    }
problem-match-engine-failed =
    { $reason ->
        [engine_not_started] 比賽的第 { $number } 個引擎無法使用：無法啟動。
        [engine_died] 比賽的第 { $number } 個引擎無法使用：意外結束。
        [engine_silent] 比賽的第 { $number } 個引擎無法使用：沒有回應。
        [engine_bad_answer] 比賽的第 { $number } 個引擎無法使用：回答無法理解。
       *[other] 比賽的第 { $number } 個引擎無法使用：通訊失敗。
    }
problem-bad-engine-option = 選項 { $name } 不接受此值。
problem-too-many-engines = 已有{ $most }個引擎。

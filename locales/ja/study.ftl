### 棋譜の研究：エンジンと一局の解析。

## 棋譜の横のカード

panel-engine = エンジン
panel-review = 解析
panel-games = 棋譜
panel-draw = 描く

## エンジン

engine-start = エンジンを動かす
engine-stop = エンジンを止める
engine-more = エンジンを追加
engine-less = このエンジンを外す
engine-lines = 候補手の数
engine-view = 評価値
view-black = 先手から
view-mover = 手番から
engine-status = 深さ{ $depth } · { $nodes }局面 · { $nps }/秒 · { $engine }
engine-stage-off = 停止中
engine-stage-starting = 準備中…
engine-stage-waiting = 順番待ち…
engine-stage-over = 終了
engine-stage-lost = 接続が切れました。つなぎ直しています…
engine-no-move = 指せる手がありません
engine-no-position = この局面は指せません。
engine-fault-not-started = エンジンを起動できませんでした。
engine-fault-pipe = エンジンと通信できませんでした。
engine-fault-died = エンジンが突然終了しました。
engine-fault-silent = エンジンが応答しなくなりました。
engine-fault-bad-answer = エンジンの答えを読めませんでした。
engine-fault-bad-command = エンジンに伝えられませんでした。
engine-mate = { $plies }手詰
engine-mate-unknown = 詰み
engine-add = 候補{ $n }を変化に加える
engine-bar = 評価値：{ $score }
engine-bar-none = 評価値：不明

## 解析

review-start = 開始
review-again = 再解析
review-stop = 中止
review-progress = { $done } / { $total }手
review-stopped = { $done } / { $total }手で中止
review-failed = 解析に失敗しました。
review-nodes = 深さ
review-quick = 速い
review-thorough = 標準
review-deep = 深い
review-graph = グラフ
graph-chance = 勝率
graph-cp = 評価値
review-graph-label = 形勢の推移
review-times = 一手ごとの消費時間：{ $words }、最長 { $longest }
review-engine = 解析するエンジン
review-before = 前の悪手
review-after = 次の悪手
review-move = この手について
review-deeds = { $side }：{ $words }。一手あたりの損失{ $percent }%
review-lost = 一手あたりの損失
review-class-forced = 唯一の手
review-class-best = 最善
review-class-good = 好手
review-class-doubtful = 疑問手
review-class-mistake = 悪手
review-class-blunder = 大悪手
review-score = { $score }（{ $side } { $percent }%）
review-mates = { $side }の勝ち（詰み）
review-mates-in = { $side }の{ $plies }手詰
review-better = 最善：
review-expected = 以下：
review-missed-mate = { $plies }手詰を逃しました：
review-missed-brinkmate = 必至を逃しました：
review-allows-mate = 相手に{ $plies }手詰があります：
review-reason-loses-piece = { $piece }を取られます：
review-reason-allows-fork = 両取りがあります：
review-brinkmate = 必至：
review-threat = 詰めろ（{ $plies }手詰）
review-castle = { $side }の囲い：{ $name }。
review-opening = { $side }の戦型：{ $name }。
review-proverb = { $side }、格言「{ $name }」。
review-none = コンピュータが一手ずつ調べます。良し悪し、最善の手順、逃した詰みが分かります。
review-no-moves = 解析する指し手がありません。
review-beside = この変化は解析していません。
review-changed = 解析のあと、{ $ply }手目から本譜が変わりました。
review-waits = まだ調べていません。
review-not-judged = この手は解析していません。
review-by = 解析：{ $engine }、一手{ $nodes }局面。

## 自分のエンジン

engines-title = エンジン
engines-about = この機械にある USI エンジンです。棋譜の横で局面を調べます。あなたの権限で動くので、信頼できるプログラムだけを追加してください。
engines-not-yours = エンジンを追加できるのは、この機械の持ち主がこの機械で開いた場合だけです。
engines-path = プログラムのパス
engines-add = エンジンを追加
engines-added = { $name }を追加しました
engines-remove = 外す
engines-options = オプション
engine-choice = エンジン
engine-house = Komadai
engine-manage = エンジンの追加…

## 再生

replay-fast = 再生（1秒に一手）
replay-slow = ゆっくり再生
replay-stop = 再生を止める

## 自分の対局からの問題

quiz-title = 自分の悪手から出題
quiz-none = まだ問題がありません。自分の棋譜を開いて解析すると、その悪手がここで問題になります。
quiz-nameless = 対局者名のない棋譜
quiz-count = { $all }問中{ $at }問目・一度で正解{ $right }
quiz-asks = { $ply }手目、{ $side }は{ $move }と指して勝率を{ $percent }％落としました。もっと良い手は？
quiz-answer = あなたの答え
quiz-looks = エンジンが調べています…
quiz-best = 正解！ { $move }が最善手です。
quiz-good = { $move }も好手です。
quiz-played = { $move }は実戦の指し手です。
quiz-bad = { $move }は勝率を{ $percent }％落とします。もう一度考えてみましょう。
quiz-follows = 以下
quiz-best-was = 最善の進行
quiz-over = これで最後です。
quiz-next = 次の問題
quiz-show = 答えを見る
quiz-link = 悪手を問題に

## 局面編集

editor-title = 局面編集
editor-study = 研究する
editor-tsume = 詰将棋として検討
editor-mirror = 左右反転
editor-swap = 先後入れ替え
editor-good = この局面は指せます。
editor-verdict = 局面の判定

## この局面の棋譜

games-here = この局面の棋譜 { $games }局
games-list = 一覧
games-moves = 自分の棋譜の指し手
games-results = { $black }{ $wins }勝、{ $white }{ $losses }勝、その他{ $others }

## 矢印と丸印

draw-color = 色
draw-hint = なぞると矢印、マスを押すと丸印。もう一度描くと消えます。マウスの右ボタンならいつでも描けます。
draw-clear = すべて消す
draw-begun = 描画中：Enterで始点のマス、もう一度Enterで終点のマス。
draw-ended = 描画を終わりました。
draw-added = 描きました：{ $mark }
draw-removed = 消しました：{ $mark }
mark-circle = { $square }に{ $color }の丸印
mark-arrow = { $from }から{ $to }へ{ $color }の矢印
mark-green = 緑
mark-red = 赤
mark-blue = 青
mark-yellow = 黄

## エンジン同士の対局

match-title = エンジン同士の対局
match-begin = 対局を始める
match-engines = エンジン
match-first = 1番目のエンジン
match-second = 2番目のエンジン
match-house = Komadai { $grade }
match-own = 自分のエンジン
match-limit = 一手ごとに
match-by-time = 時間
match-by-nodes = ノード数
match-seconds = 一手 { $n } 秒
match-nodes = 一手 { $n } ノード
match-games = 局数
match-colours = 先後は一局ごとに入れ替わります。棋譜はすべて保存されます。
match-from = 開始局面
match-openings = 互角の序盤から
match-openings-hint = 40種類、それぞれ先後を替えて指します。使わないときは毎局初形から始まります。
match-series = 対戦
match-status = { $games } 局中 第 { $number } 局 · { $state }
match-state-running = 対局中
match-state-paused = 一時停止中
match-state-over = 終了
match-state-failed = 失敗
match-score = { $first }：{ $wins } 勝 { $draws } 分 { $losses } 敗
match-strength = Elo差 { $elo }（信頼度95％）
match-elo-open = 結果の違いが少なく、強さの差はまだ分かりません。
match-nth = 第 { $number } 局
match-drawn = 引き分け
match-plies = { $n } 手
match-spent = { $n } 秒
match-pause = 一時停止
match-resume = 再開
match-stop = 終わる
match-again = もう一度

## 定跡

panel-book = 定跡
book-name = { $name } · { $positions } 局面
book-house = Komadaiの定跡
book-other = 別の定跡…
book-back = Komadaiに戻す
book-set = 定跡は { $positions } 局面です。使えない行は { $faults } 行でした。
book-moves = 定跡の指し手
book-depth = 深さ { $n }
book-count = { $n } 回（{ $percent } %）
book-reply = 次は { $move }
book-none = この局面は定跡にありません。

## サーバーの負荷

metrics-title = サーバーの負荷
metrics-about = 棋譜解析は順番に行われ、サーバーのコア数だけ同時に進みます。数値は自動で更新されます。
metrics-reviews = 棋譜解析
metrics-queue = 待ち
metrics-running = 解析中
metrics-done = 起動後に完了
metrics-failed = 失敗
metrics-positions = 調べた局面
metrics-minute = 直近一分の局面
metrics-nodes = 毎秒の節点数
metrics-server = サーバー
metrics-searching = 探索中
metrics-waiting = 探索待ち
metrics-panels = エンジン付きの盤
metrics-games = 開いている対局
metrics-connections = 接続
metrics-uptime = 稼働時間
metrics-minutes = { $minutes } 分
review-ahead = 前に{ $ahead }件

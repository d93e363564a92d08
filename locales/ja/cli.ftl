### コマンドラインの言葉。

## 使い方

cli-about = 駒台：将棋。引数なしで起動すると盤を開きます（serve と同じ）。
cli-heading-usage = 使い方：{ "" }
cli-heading-commands = コマンド
cli-heading-options = オプション
cli-heading-example = 例：
cli-value-command = コマンド
cli-version = バージョンを表示する
cli-help = この説明を表示する
cli-lang = 言語：zh-Hans、zh-Hant、ja、en（既定は環境変数から）
cli-json = JSON オブジェクト一つで答える
cli-batch = 標準入力から JSON の質問を一行ずつ読み、一行ずつ答える
cli-serve = サーバーを起動して盤を開く
cli-serve-addr = 待ち受けるアドレス（既定は 127.0.0.1:4649）。ほかの機器からつなぐには 0.0.0.0:4649 など
cli-serve-data = 対局を残すフォルダー（既定は利用者のデータフォルダー）
cli-serve-no-open = ブラウザーを開かない
cli-play = 端末でコンピューターと対局する
cli-play-grade = 相手の段級：15k … 1k、1d … 9d、max（既定は 5k）
cli-play-side = black（先手）、white（後手）、furigoma（振り駒）。既定は black
cli-play-handicap = 手合割：even、lance、bishop、rook、two、four、six …（既定は even）
cli-play-clock = 時計：持ち時間+秒読み（秒）、例 600+30。600+0+10 は加算つき、none は時計なし（既定）
cli-play-save = 初手から棋譜をこのファイルに残す（.kif か .kifu）
cli-usi = 標準入出力で USI エンジンとして動く
cli-usi-broken = GUI との接続が切れました：{ $error }
cli-bench = エンジンの特徴値：決まった局面を探索したときの節点数
cli-bench-stats = 深さ、時間、速さ、枝刈りの効率も表示する
cli-match = 二つの USI エンジンを対戦させる
cli-match-engine1 = 一つ目のエンジンのコマンド
cli-match-engine2 = 二つ目のエンジンのコマンド
cli-match-options1 = 一つ目のエンジンのオプション："名前=値;名前=値"
cli-match-options2 = 二つ目のエンジンのオプション
cli-match-games = 最大対局数（既定 100）
cli-match-time = 一手の時間（0.2s、200ms）、または秒単位の持ち時間+秒読み+加算（60+1、60+0+1。既定 1s）
cli-match-nodes = 時間の代わりに、一手の探索節点数
cli-match-nodes1 = 一つ目のエンジンの一手の探索節点数
cli-match-nodes2 = 二つ目のエンジンの一手の探索節点数
cli-match-openings = 開始局面のファイル、一行に一つ（SFEN または startpos と指し手）。どれも先後を入れ替えて指す
cli-match-sprt = 二つのレート差のどちらかに検定で決まれば終える。低い方なら終了コード 1
cli-match-max-moves = この手数で引き分けとする（既定 512）
cli-match-output = 全対局を KIF で保存するフォルダー
cli-selfplay = エンジンの自己対局で評価関数の学習用の局面を作る
cli-selfplay-output = 教師局面のフォルダー。中断した続きから再開する
cli-selfplay-threads = 同時に指す対局の数（既定：プロセッサーの数）
cli-selfplay-nodes = 一手ごとの探索節点数（既定 1500）
cli-selfplay-games = この局数で終える（既定：止めるまで）
cli-selfplay-random = 百手のうちランダムに指す手の数（既定 0）
cli-selfplay-tree = 探索で調べた局面も、一手ごとにこの数だけ残す（既定 0）
cli-selfplay-tree-nodes = その評価値を求める探索節点数（既定 400）
cli-selfplay-near = 対局の代わりに、このフォルダーの棋譜局面からランダムに数手進めた局面を静的評価だけで採点する
cli-selfplay-each = もとの一局面ごとに作る局面数（既定 7）
cli-selfplay-net = 評価に使うネットワーク（既定：エンジンの評価関数）
cli-selfplay-seed = 乱数の種（既定：毎回異なる）
cli-book = 探索で定跡を作る。よく現れる局面から順に調べる
cli-book-output = やねうら王形式の定跡ファイル。すでにあれば続きから作る
cli-book-positions = 作る局面数（既定 20000）
cli-book-nodes = 一局面ごとの探索節点数（既定 100000）
cli-book-threads = 同時に調べる局面数（既定：プロセッサーの数）
cli-fv-scale = ネットワークの出力を割る数（既定 16）
cli-train = 自己対局の局面でネットワークを学習する
cli-train-data = 教師局面のフォルダーまたはファイル
cli-train-output = ネットワークのファイル。一巡ごとに書き出す
cli-train-features = 入力特徴量：K+P、HalfKP、HalfKA_hm2（既定 K+P）
cli-train-width = 第一層の幅、32 の倍数（既定 256）
cli-train-from = 学習を続けるネットワーク
cli-train-correct = 評価全体ではなく、手作りの評価の補正を学習する
cli-train-passes = 局面を何巡するか（既定 10）
cli-train-batch = 一度の更新に使う局面数（既定 1024）
cli-train-rate = 最初の学習率（既定 0.003）
cli-train-decay = 重み減衰（学習率に対する割合、既定 0.3）
cli-train-lambda = 勝敗に対する評価値の重み、0 から 1（既定 0.7）
cli-train-ahead = 教師の評価値を先の局面と混ぜる。1手先の重み（0〜1、既定は記録のまま）
cli-train-trust = --ahead のとき、記録の評価値で勝率73％にあたる点数（既定は --scale）
cli-train-scale = 勝率 73 % に当たる評価値（既定 600）
cli-train-threads = 計算スレッド数（既定：プロセッサーの数）
cli-train-seed = 乱数の種（既定 1）
cli-position = 局面をルールに照らして調べる
cli-position-sfen = 局面の SFEN、または startpos
cli-position-moves = その局面からの指し手（どの表記でも可）
cli-position-try = 試す手：指せるか、指せないならなぜかを答える
cli-record = どの形式の棋譜も読む
cli-record-file = 棋譜ファイル。- は標準入力
cli-convert = 棋譜の形式を変換する（ファイルでもフォルダーでも）
cli-convert-file = 棋譜かフォルダー、最後に出力先：ファイル（拡張子が形式）、フォルダー、- は標準出力
cli-convert-to = 形式：kif、kifu、ki2、ki2u、bod、csa、jkf、usi、sfen、usen、psn。出力先がなければ元のファイルの隣に書く
cli-convert-encoding = utf-8 か shift_jis（既定は kif、ki2、bod が shift_jis、ほかは utf-8）
cli-perft = 指し手の木の節点を数える
cli-perft-depth = 深さ（手数）、0～64
cli-perft-no-bulk = 末端の手もすべて指して戻す
cli-perft-divide = 初手ごとの数を並べる
cli-perft-threads = スレッド数（既定は 1）
cli-perft-stopped = 中断しました：初手 { $count } 通りのうち { $done } 通りを数え終え、ここまでの節点数は { $nodes } です

## 使い方の誤り

cli-bad-usage = 使い方が違います
cli-see-help = （使い方は --help で見られます）
cli-unknown-argument = そのような引数はありません：{ $argument }
cli-unknown-command = そのようなコマンドはありません：{ $command }
cli-missing-argument = 足りません：{ $argument }
cli-missing-value = { $argument } の値がありません
cli-bad-value = { $argument } に「{ $value }」は使えません
cli-repeated-or-conflicting = { $argument } が重複しているか、ほかの引数と一緒に使えません
cli-unknown-language = その言語はありません：{ $lang }（zh-Hans、zh-Hant、ja、en が使えます）
cli-stdin = 標準入力を読めません：{ $error }

## 盤

board-hand = { $side }の持ち駒：{ $pieces }
board-nothing = なし

## 局面

position-last-move = 直前の手：{ $move }
position-turn = { $side }の手番、合法手は { $count } 通り
position-check = 王手がかかっています
position-checkmate = 詰みです
position-no-moves = 王手ではありませんが、指せる手がありません：負けです
position-repetition-draw = 千日手：引き分けです
position-repetition-win = 連続王手の千日手：相手の負けです
position-repetition-lose = 連続王手の千日手：手番側の負けです
position-points = 持将棋の点数：先手 { $black } 点、後手 { $white } 点
position-declares-27 = 27点法で入玉宣言ができます
position-declares-24 = 24点法で入玉宣言ができます
position-try-legal = { $move }：指せます
position-try-illegal = { $move }：指せません。{ $reason }
position-malformed-move = { $ply } 手目「{ $move }」は USI の指し手ではありません
position-illegal-move = { $ply } 手目「{ $move }」は指せません：{ $reason }
position-bad-json = { $column } 文字目から JSON として読めません
position-bad-request = 質問は {"{"}"id": …, "sfen": "…", "moves": ["…"], "try": "…"{"}"} の形で書いてください
position-line-too-long = この行は長すぎます
position-not-utf8 = この行は UTF-8 ではありません

## 対局

play-bad-grade = 「{ $value }」という段級はありません（15k … 1k、1d … 9d、max が使えます）
play-bad-side = 「{ $value }」は使えません（black、white、furigoma が使えます）
play-bad-handicap = 「{ $value }」という手合割はありません（even、lance、right-lance、two-lances、bishop、rook、rook-lance、rook-two-lances、two … ten、three-pawns、bare-king が使えます）
play-bad-clock = 時計「{ $value }」は読み取れません（600+30、600+0+10、none のように書きます）
play-furigoma-handicap = 駒落ちは上手が先に指すので、振り駒はしません
play-cannot-start = 対局を始められません：{ $error }
play-toss = 振り駒：{ $faces }
play-greeting = { $handicap }。あなたが{ $side }、相手は{ $grade }です。
play-how = 指し手（7g7f、76歩、▲７六歩 など）を入力してください。「ヘルプ」でコマンドを表示します。
play-help = 指し手：7g7f、7776、76歩、▲７六歩、P-7f のどれでも。コマンド：投了、待った、ヒント、宣言、持将棋、千日手、反転、盤、保存 ファイル名、終了
play-byoyomi = 秒読み { $seconds }
play-wait = まだあなたの手番ではありません
play-over = 対局は終わっています
play-not-now = 今はできません
play-nothing-to-take-back = 待ったのできる手がありません
play-line-left = 相手が別の手を指したので、続きの手順は取りやめました
play-declined = 相手は応じませんでした
play-impasse-too-early = 持将棋は、どちらかの玉が入玉してから提案できます
play-no-repetition = この局面はまだ繰り返されていません
play-declaration = 今宣言すると負けになります。玉が敵陣にいる：{ $king }、王手がかかっていない：{ $check }、敵陣のほかの駒：{ $pieces }枚（10枚必要）、点数：{ $points }点（{ $needed }点必要）
play-yes = はい
play-no = いいえ
play-hint = ヒント：{ $move }
play-hint-declare = ヒント：入玉宣言ができます
play-won = まで{ $plies }手で{ $side }の勝ち（{ $way }）
play-drawn = まで{ $plies }手で引き分け（{ $way }）
play-after = 「保存 ファイル名」で棋譜を残し、「終了」で終わります。
play-save-where = ファイル名を書いてください：保存 ファイル名
play-saved = { $file } に保存しました
play-file-exists = { $file } はすでにあるので、上書きしません
play-cannot-save = { $file } に書けません：{ $error }
play-name-you = プレイヤー
play-name-computer = 駒台（{ $grade }）
bench-stats = 深さ { $depth }、{ $milliseconds } ミリ秒、毎秒 { $speed } 節点
bench-tree = 分岐係数 { $branching }、最初の手での枝刈り { $first }%、置換表のヒット率 { $hits }%

## サーバー

serve-bad-address = アドレス「{ $address }」は 127.0.0.1:4649 のように書いてください
serve-no-data-folder = 利用者のデータフォルダーが見つかりません。--data で指定してください

## 棋譜

record-file-failed = { $file }：{ $error }
record-more-failed = （ほかに { $count } 個のファイルも読めません）
record-cannot-open = 開けません：{ $error }
record-title = { $file }　{ $game } 局目（{ $format }、{ $encoding }）
record-start = 開始局面：{ $sfen }
record-moves = { $count } 手
record-variations = 分岐 { $count } 本
record-illegal = { $ply } 手目は反則：{ $reason }
record-warning = { $place }：{ $text }
record-nothing = { $first }。{ $said }
record-result = 結果：{ $way }
record-won = { $side }の勝ち（{ $way }）
record-end-draw = 引き分け
record-end-no-mate = 不詰
record-end-sealed = 封じ手
record-end-forfeit = 不戦

## 変換

convert-where = 出力先を指定してください：ファイル、フォルダーと --to、または --to だけ
convert-unknown-format = 形式「{ $format }」はありません（kif、kifu、ki2、ki2u、bod、csa、jkf、usi、sfen、usen、psn）
convert-bad-encoding = この形式は「{ $encoding }」では書けません（utf-8。kif、ki2、bod、csa は shift_jis も）
convert-more-failed = （ほかに { $count } 件失敗しました）
convert-exists = すでにあるので上書きしません
convert-cannot-write = 書き込めません：{ $error }
convert-separator = 、
convert-loses = { $format } では残せません：{ $what }
convert-loses-characters = Shift_JIS にない文字は〓にしました：{ $characters }

## ネットワーク

selfplay-tally = { $games } 局（先手勝ち { $black }、後手勝ち { $white }、引き分け { $drawn }）、対局から { $positions } 局面、探索から { $tree } 局面、毎秒 { $rate } 局面。重複 { $repeated } 局面、偏った序盤 { $lopsided } 局を除外
selfplay-near-tally = { $positions } 局面、毎秒 { $rate } 局面
selfplay-failed = { $folder }：{ $error }
selfplay-bad-network = { $file } はネットワークとして使えません：{ $error }
train-opened = { $files } ファイル、{ $games } 局：学習用 { $training } 局面、検証用 { $validation } 局面
train-stepped = { $percent } %、毎秒 { $rate } 局面、損失 { $loss }
train-passed = { $passes } 巡中 { $pass } 巡目：損失 { $loss }{ $judged }
train-judged = 、検証損失 { $loss }、勝敗一致率 { $percent } %
train-written = { $file } に書き出しました
train-bad-shape = そのようなネットワークはありません：{ $error }
train-cannot-read = 教師局面を読めません：{ $error }
train-cannot-write = { $file } に書き込めません：{ $error }
train-no-records = 学習する局面がありません
train-other-shape = 学習を続けるネットワークの構造が違います：{ $expected } ではなく { $found }
train-diverged = { $positions } 局面で発散しました。学習率を下げてください

## Match

match-game = { $games } 局中 { $game } 局目（エンジン 1 は{ $side }、{ $plies } 手）：{ $way } · { $result }
match-failure = { $way }［{ $error }］
match-result = { $wins } 勝 { $losses } 敗 { $draws } 分（{ $percent } %）
match-elo = 、レート差 { $elo }（95 % 信頼区間 { $low } から { $high }）
match-open = 限りなし
match-sprt = 、SPRT { $ratio }（±{ $bound }：{ $verdict }）
match-sprt-open = 未決
match-sprt-accepted = 高い方のレート差を採択
match-sprt-rejected = 低い方のレート差を採択
match-nothing = 終わった対局はありません
match-engine-failed = エンジン { $number } は対局できません：{ $error }
match-cannot-write = { $file } に書き込めません：{ $error }
match-bad-opening = { $line } 行目：{ $error }
match-opening-malformed = 局面と指し手として読めません
match-opening-over = すでに終局しています
match-no-openings = 開始局面がありません

## komadai import

cli-import = 棋譜をライブラリに取り込む。フォルダーもまとめて読み、もう一度実行すると続きから始める
cli-import-file = ファイルまたはフォルダー（- は標準入力）
import-done = { $files }個のファイルから{ $records }件の棋譜を追加しました（既にあったもの{ $already }件、取り込み済みのファイル{ $before }個、失敗{ $failed }個）
import-special = パイプやデバイスは取り込みません。標準入力は - で読み込みます
import-stopped = 中断しました。同じコマンドで続きから取り込めます
import-failed = { $count }個のファイルを読めませんでした（上に示したとおりです）
import-more-warnings = ほかの警告は棋譜に残してあります

book-tally = 定跡 { $positions } 局面、今回 { $searched } 局面を探索、毎分 { $rate } 局面
book-goes-on = { $file } を続けます。{ $positions } 局面の指し手と注釈はそのまま残り、評価値は手順の末端のものになります
book-failed = { $file }：{ $error }
book-refused-too-large = { $file }：定跡ファイルが大きすぎます
book-refused-no-positions = { $file }：局面がありません。一行目が #YANEURAOU-DB2016 1.00 の、やねうら王形式の定跡ファイルが必要です
book-damaged =
    { $column ->
        [0] { $file }：{ $line } 行目：{ $fault }。読めない行が { $count } 行あり、失われるため何も書き込みませんでした
       *[other] { $file }：{ $line } 行 { $column } 文字目：{ $fault }。読めない行が { $count } 行あり、失われるため何も書き込みませんでした
    }
book-fault-no-position = 指し手の前に局面がありません
book-fault-bad-move = 指し手ではありません：{ $what }（7g7f、8h2b+、P*5e のように書きます）
book-fault-illegal-move = 反則の指し手です：{ $what }
book-fault-bad-number = 整数ではありません：{ $what }
book-fault-extra = 回数の後ろに余計なものがあります：{ $what }
book-fault-again = 同じ局面が前にもあります
book-fault-too-many = 局面が多すぎます

## エンジンの失敗

engine-not-started = 起動できませんでした：{ $error }
engine-pipe = 通信できませんでした：{ $error }
engine-died =
    { $awaited ->
        [input] 命令を受け取る前に終了しました（{ $how }）
       *[other] { $awaited } を返す前に終了しました（{ $how }）
    }
engine-silent =
    { $awaited ->
        [input] { $ms } ミリ秒たっても命令を受け取りませんでした
       *[other] { $ms } ミリ秒たっても { $awaited } を返しませんでした
    }
engine-bad-answer = 答え「{ $line }」を読めませんでした
engine-bad-command = 命令に制御文字が入っています
engine-exit-code = 終了コード { $code }
engine-exit-signal = シグナル { $signal }
engine-exit-silent = 出力を閉じました

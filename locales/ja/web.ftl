### Words of the web pages.

## The frame around every page

nav-label = メニュー
nav-play = 対局
nav-games = 対局履歴
nav-records = 棋譜
nav-tsume = 詰将棋
nav-learn = 学ぶ
nav-road = 達人の道
home-hasami = この盤でもう一つ：はさみ将棋
home-road = 名のある相手と勝ち抜き戦：達人の道
nav-settings = 設定
skip-to-content = 本文へ移動
theme-to-light = 明るい配色にする
theme-to-dark = 暗い配色にする
close = 閉じる
cancel = キャンセル
yes = はい
no = いいえ
title-game = 対局
not-found-title = ページが見つかりません
not-found-back = 対局へ戻る
game-unknown = その対局は見つかりません
notice-illegal = この手は指せません
notice-refused = できませんでした
problem-unknown = サーバーが応じませんでした（{ $kind }）。
problem-unreachable = サーバーにつながりません。
problem-status = サーバーがエラー { $status } を返しました。

## Home

home-title = 将棋を指しましょう
home-lead = ワンクリックで、前回の設定のまま始まります。
home-setup = 対局の設定…
home-running = 対局中
home-board = 開始局面の盤（{ $handicap }）
start-game = 対局開始
you = あなた

## New game

setup-title = 新しい対局
setup-from-title = この局面から対局
setup-keep = 設定だけ保存
setup-opponent = 相手
opponent-engine = コンピュータ
opponent-engine-grade = コンピュータ · { $grade }
opponent-local = この盤で二人で
opponent-match = エンジン同士の対局…
opponent-friend = リンクで友達を招待
opponent-friend-hint = 別の端末の友達と指すには、サーバーを --addr 0.0.0.0:4649 で起動してください。
setup-clock = 持ち時間
setup-grade = コンピュータの強さ
setup-handicap-and-side = 手合割と先後
setup-side = あなたの手番
setup-board = { $handicap }：{ $count }枚落とした盤
setup-even-hint = 平手は先手から。振り駒は歩を五枚振って先後を決めます。
setup-handicap-hint = 上手が駒を落とし、上手から指します。
setup-suggested = 段級差からのおすすめ：{ $what }
setup-weaker-black = 下位者が先手
setup-apply = これにする
setup-how = ルール
setup-mode = モード
mode-assisted-hint = 動ける所を表示、反則は防ぎます
mode-real-hint = 助けなし、反則は負け
setup-rules = ルールの組み合わせ
preset-casual = 気軽に
preset-professional = プロ公式戦
preset-own = カスタム
setup-fine-rules = 細かく決める
setup-try-hint = 玉が敵玉の元の位置（5一・5九）に入れば勝ち
setup-replay = 引き分けは指し直し
setup-replay-hint = 先後を入れ替え、残り時間で
setup-move-limit = 最大手数
setup-limit-plies = 手数
setup-limit-entered = 入玉があるときだけ
unit-minutes = 分
unit-seconds = 秒
unit-times = 回
unit-moves = 手
hours = { $n }時間
minutes = { $n }分
seconds = { $n }秒
clock-none = 時計なし
clock-sudden = { $length }切れ負け
clock-byoyomi = 秒読み{ $length }
clock-increment = 1手{ $length }加算
clock-periods = 考慮{ $n }回×{ $length }
clock-own = 自由に…
clock-each-side = 対局者ごとに決める
clock-main = 持ち時間
clock-period-length = 考慮時間1回

## Clocks during play

clock-label = 残り時間
clock-in-byoyomi = 秒読み
clock-in-period = 考慮時間 残り{ $n }回
clock-then-byoyomi = 切れたら1手{ $n }秒
clock-then-periods = 考慮時間{ $n }回
clock-with-increment = 1手{ $n }秒加算

## Board

board-label = 将棋盤
coach-title = コーチ
coach-quiet = 囲い・戦法・格言が現れると、ここで名前を教えます。
coach-building = { $castle }まであと少し：{ $all }枚のうち{ $done }枚。
cell-empty = { $square } 空き
cell-piece = { $square } { $side ->
    [black] ▲
   *[white] △
 }{ $piece }
hand-label = { $side ->
    [black] ▲
   *[white] △
 }持ち駒：{ $contents }
hand-piece = { $piece } { $count }枚
hand-nothing = なし
list-comma = 、
promote-question = 成りますか？
promote-yes = 成る（{ $piece }）
promote-no = 成らない（{ $piece }）
say-move = { $side ->
    [black] 先手
   *[white] 後手
 } { $move }

## During a game

line-opening = 対局を開いています…
line-lost = 接続が切れました。つなぎ直しています…
line-lost-pending = 接続が切れました。この手はつながり次第送ります。
line-pending = 指し手を送っています…
status-yours = あなたの手番です
status-side = { $side }の手番
status-check = 王手！
status-waiting = 友達の着席を待っています…
card-to-move = 手番
past-shown = { $ply ->
    [0] 開始局面を表示中
   *[other] { $ply }手目を表示中
 }
past-to-game = 対局へ戻る
past-to-end = 終局図へ戻る
hint-is = ヒント：{ $move }
seat-engine = コンピュータ
seat-open = 空席
seat-friend = 友達
seat-away = 離席中
moves-label = 指し手
moves-none = まだ指し手がありません
step-first = 開始局面
step-back = 一手戻る
step-forward = 一手進む
step-last = 最新の局面
step-count = { $ply } / { $length }
action-hint = ヒント
hint-busy = 好手を探しています…
action-take-back = 待った
action-flip = 反転
action-declare = 入玉宣言
action-keys = キー操作
offer-impasse = { $mine ->
    [true] 持将棋を提案しました。
   *[other] 相手が持将棋を提案しています。
 }
offer-repetition = { $mine ->
    [true] 千日手を提案しました。
   *[other] 相手が千日手を提案しています。
 }
offer-take-back = { $mine ->
    [true] 待ったをお願いしました。
   *[other] 相手が待ったを求めています。
 }
offer-accept = 同意する
offer-decline = 断る
confirm-resign = 投了しますか？
confirm-resign-text = この対局は負けになります。
confirm-resign-yes = 投了する
confirm-declare = 入玉を宣言しますか？
confirm-declare-text = 条件が一つでも欠けていれば、宣言した側の負けです。
confirm-declare-yes = 宣言する
confirm-impasse = 持将棋を提案しますか？
confirm-impasse-text = 相手が同意すれば、駒の点数で勝敗を決めます。
confirm-impasse-yes = 提案する
confirm-repetition = 千日手を提案しますか？
confirm-repetition-text = 相手が同意すれば、四回目を待たずに千日手になります。
confirm-repetition-yes = 提案する
declare-turn = 自分の手番である
declare-king = 玉が敵陣にいる
declare-check = 王手がかかっていない
declare-pieces = 敵陣の自駒（玉を除く）
declare-points = 敵陣と持ち駒の点数
declare-wins = いま宣言すれば勝ちです。
declare-draws = いま宣言すれば引き分けです。
typed-label = 指し手を入力
typed-placeholder = ７六歩、7776、7g7f
typed-play = 指す
furigoma-again = 同数なので振り直します。
furigoma-result = { $mine ->
    [true] あなたは{ $side }です。
   *[other] 振った側が{ $side }です。
 }
furigoma-skip = 指し始める
face-pawn = 歩
face-tokin = と
face-standing = 立った駒
invite-title = 友達を招待
invite-text = リンクを送るか、QRコードを読み取ってもらってください。最初に開いた人が着席します。
invite-link = 招待リンク
invite-copy = コピー
invite-copied = コピーしました
invite-qr = 招待リンクのQRコード
invite-others = ほかのアドレス

## The end of a game

end-title-won = あなたの勝ち
end-title-lost = あなたの負け
end-title-draw = 引き分け
end-title-none = 結果なし
end-title-side = { $side }の勝ち
end-points = 点数 ▲{ $black } △{ $white }
end-foul-move = { $ply }手目 { $move }
end-rematch = もう一局
end-replay = 指し直し
end-next = 次の対局へ
end-review = 振り返る
end-record = 棋譜を開く
save-title = 棋譜を保存
save-kif = .kif
save-kifu = .kifu（UTF-8）

## Keys

keys-tab = 盤・ボタン・一覧へ移る
keys-walk = 盤上：となりのマスや駒台へ
keys-enter = 駒を持つ・置く
keys-promote = 成る・成らない
keys-escape = やめる
keys-step = 一手前・一手後
keys-ends = 開始局面・最新の局面
keys-variation = 前・次の分岐へ
keys-undo = 元に戻す・やり直す
keys-variation-edit = 分岐を上げる・この手以降を削除
keys-drawing = 矢印と丸印を描く（色は1〜4）
keys-flip = 盤面反転
keys-help = この一覧
keys-draw = 右ボタンのドラッグで矢印と丸が描けます。

## List of games and invitations

list-empty = まだ対局がありません。
list-more = さらに前の対局
list-board = 最後の局面
list-moves = { $n }手
result-running = 対局中
result-you-won = 勝ち · { $reason }
result-you-lost = 負け · { $reason }
result-side-won = { $side }勝ち · { $reason }
result-draw = 引き分け · { $reason }
result-none = 結果なし · { $reason }
title-join = 対局への招待
join-lead = 席が用意されています。
join-sit = 着席する
join-watch = 観戦だけする

## The library of records

title-record = 棋譜
title-position = 局面編集
title-compose = 創作盤
records-begin = 棋譜を開く
records-open = ファイルを開く…
records-open-folder = フォルダーを取り込む…
records-paste = テキストを貼り付け
records-new = 新しい棋譜
records-quiz = 自分の悪手を問題に
records-hint = ファイルはこのページのどこにでもドロップでき、テキストはCtrl+Vで貼り付けられます（KIF、KI2、CSA、JKF、USI、PSNなど）。
records-drop = ここにドロップして開く
records-paste-hint = どの形式の棋譜でも、局面でも、指し手だけでも
records-read = 開く
records-create = 作成
records-new-sfen = または局面から（SFEN）
records-position = この局面が現れた棋譜
records-position-clear = すべての棋譜
records-all = すべての棋譜
records-count = { $n }局
records-none = まだ棋譜がありません。
records-none-found = 条件に合う棋譜がありません。
records-more = さらに表示
records-duplicates = 重複した棋譜
records-no-duplicates = 重複した棋譜はありません。
records-own-start = 指定局面から
records-variations = 分岐{ $n }
records-won = { $side }勝ち
result-open = 結果なし
filter-label = 検索
filter-words = 棋戦・ファイル名など
filter-player = 対局者
filter-more = 詳しい条件
filter-after = 対局日（から）
filter-before = 対局日（まで）
filter-result = 結果
filter-opening = 戦型
filter-min-moves = 最小手数
filter-max-moves = 最大手数
filter-any = 指定なし
sort-label = 並べ替え
sort-added-desc = 追加が新しい順
sort-added-asc = 追加が古い順
sort-date-desc = 対局日が新しい順
sort-date-asc = 対局日が古い順
sort-black-asc = 先手の名前順
sort-white-asc = 後手の名前順
sort-moves-desc = 手数が多い順
sort-moves-asc = 手数が少ない順
intake-title = 取り込み中…
intake-done = 取り込みが終わりました
intake-files = { $files }ファイル中{ $done }
intake-sum = 新規{ $added }局、登録済み{ $already }局
intake-warned = 注意あり{ $n }局
intake-failed = 読み込めなかったファイル：{ $n }
opening-yagura = 矢倉
opening-bishop-exchange = 角換わり
opening-side-pawn = 横歩取り
opening-double-wing = 相掛かり
opening-static-rook = 居飛車
opening-central-rook = 中飛車
opening-fourth-file-rook = 四間飛車
opening-third-file-rook = 三間飛車
opening-opposing-rook = 向かい飛車
opening-double-ranging-rook = 相振り飛車

## A record

study-unknown = その棋譜は見つかりません
study-opening = 棋譜を開いています…
study-time-used = 消費時間 { $time }
study-warnings = 注意 { $n }件
study-undo = 戻す
study-redo = やり直す
study-save = 棋譜を保存
study-save-short = 保存
study-copy = コピー
study-more = その他
study-details = 棋譜情報
study-end = 終局の設定
study-end-after = { $ply }手目のあと
study-end-none = 終局なし
study-keep = 決定
study-promote = 分岐を上げる
study-delete-from = この手以降を削除
study-edit-position = この局面を編集
study-play-on = ここから対局
study-match = ここからエンジン同士で指す
study-share = 共有
study-read-only = 閲覧のみ
share-text = このリンクを知っている人は、棋譜を変化やコメントとともに見て、保存できます。変更はできません。
share-here-only = このサーバーにはこのパソコンからしか接続できないため、リンクもここでしか使えません。
share-link = リンク
share-start = リンクを作る
share-end = 共有をやめる
share-close = 閉じる
study-position = この局面が現れた棋譜
study-bookmark = しおり
study-delete = 棋譜を削除
study-delete-title = この棋譜を削除しますか
study-delete-text = 棋譜一覧から完全に削除されます。
comment-start = 開始局面のコメント
comment-move = { $ply }手目のコメント
saving-waiting = 保存中…
saving-failed = 未保存
tree-fold = 分岐 { $move } の表示・非表示
tree-level = 分岐（{ $level }段目）
tree-hidden = ＋{ $n }手
tree-fold-all = 分岐をすべて閉じる
tree-unfold-all = 分岐をすべて開く
header-title = 表題
header-event = 棋戦
header-site = 場所
header-begun = 開始日時
header-ended = 終了日時
header-note = 備考
header-others = その他の項目
header-key = 項目名
header-value = 内容
header-remove = { $key }を削除
header-add = 項目を追加
closing-foul-win = 反則勝ち
closing-foul-lose = 反則負け
closing-foul-black = 先手の反則
closing-foul-white = 後手の反則
closing-sealed-move = 封じ手
closing-forfeit = 不戦勝敗
closing-no-mate = 不詰
save-file = ファイルとして
save-format = 形式
format-kif = KIF（Shift_JIS）。多くの将棋ソフトで読めます
format-kifu = KIF（UTF-8）
format-ki2 = KI2（Shift_JIS）。書籍と同じ表記
format-ki2u = KI2（UTF-8）
format-csa = CSA（コンピュータ将棋）
format-jkf = JSON棋譜フォーマット（ウェブ用）
format-usi = USI（エンジン用の1行）
format-usen = USEN（URL用の短い形式）
format-psn = PSN（欧文表記）
save-looking = この形式で保存できる内容を確認しています…
save-loses = この形式では次のものが失われます：
save-whole = この形式ですべて保存できます。
save-download = { $ending } をダウンロード
save-picture = 画像として
save-style = 様式
style-board = 盤駒
style-book = 書籍の図面
save-position = 局面（{ $kind }）
save-animation = 全手順（{ $kind }）
save-print = 印刷…
copy-sfen = 局面（SFEN）
copy-bod = 局面図（BOD）
copy-picture = 局面の画像
copy-done = コピーしました
copy-failed = コピーできませんでした
loss-characters = 文字（{ $characters }）

## Settings

settings-look = 表示
settings-language = 言語
settings-theme = 配色
theme-system = システムに合わせる
theme-light = ライト
theme-dark = ダーク
settings-board = 盤と駒
settings-pieces = 駒
pieces-one = 一文字
pieces-two = 二文字
pieces-international = 国際
pieces-beginner = 入門（動き付き）
settings-preview = 盤の見本
settings-board-look = 盤
settings-size = 盤の大きさ
board-look-wood = 榧
board-look-pale = 白木
board-look-dark = 濃い木
board-look-green = 緑
board-look-paper = 紙
board-size-full = いっぱい
board-size-large = 大
board-size-medium = 中
board-size-small = 小
settings-coordinates = 座標
coordinates-auto = 言語に合わせる
coordinates-japanese = 7六
coordinates-letters = 7f
coordinates-digits = 76
coordinates-none = なし
settings-notation = 棋譜の表記
notation-auto = 言語に合わせる
notation-ja = 日本語
notation-zh = 中国語
notation-western = 欧文（P-7f）
notation-usi = USI
settings-dots = 動ける所に点を出す
settings-dots-hint = 実戦モードでは出ません
settings-sound = 音
settings-coach = 対局中のコーチ
settings-sounds = 駒音と時計の音
settings-voice = 秒読みの声
settings-voice-hint = ブラウザの音声を使います
settings-engines = 自分のエンジン…
settings-metrics = サーバーの負荷…
settings-you = あなた
settings-name = 名前
settings-grade = あなたの段級
settings-grade-unknown = わからない

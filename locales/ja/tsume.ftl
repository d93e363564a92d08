### 詰将棋。

## コマンド

cli-tsume = 詰将棋を解く
cli-tsume-file = 棋譜や図面のファイル（形式は問わない）、またはそのフォルダー。- は標準入力
cli-tsume-sfen = 問題の SFEN。双玉なら手番の側が攻方
cli-tsume-check = 不備も調べる：余詰、駒余り、変同など
cli-tsume-all = 余詰を 20 個までではなく 1000 個まで挙げる
cli-tsume-brinkmate = 必至を探す：王手でなく、どう受けても詰みになる手
cli-tsume-limit = 一題あたりのCPU時間。60s、200ms、5m など（既定 60s）
cli-tsume-memory = 探索に使うメモリー。1G、64M など（既定 1G、最小 16M）
cli-tsume-threads = スレッド数。複数の問題は並べて（メモリーは等分）、一題なら全部で解く（既定 1）
cli-tsume-output = 一題の解を、変化・不備・必至の受けも変化手順として、ファイルに書く（拡張子が形式を示す）。- は標準出力

tsume-bad-amount = { $option } { $value }：60s や 1G のような単位付きの量が必要です（メモリーは 16M 以上）
tsume-bad-request = 質問は {"{"}"id": …, "sfen": "…", "check": true, "all": true{"}"} の形で書きます
tsume-one-output = --output は一題だけのときに使えます（{ $count } 題あります）
tsume-cannot-write = { $file } に書けません：{ $error }

## 結果

tsume-mate = { $plies }手詰
tsume-mate-at-most = { $plies }手以下で詰み（最短とは証明できていません）
tsume-raw = 無駄合も数えると{ $plies }手
tsume-left = 駒余り：{ $count }枚
tsume-sparing = 変長駒余りを認める旧作の数え方では{ $plies }手：
tsume-no-mate = 不詰
tsume-brinkmates = 必至の手：{ $count }
tsume-no-brinkmate = 必至の手はありません
tsume-brinkmates-unsettled = 未解決の手：{ $count }（{ $reason }）
tsume-rest-given = 図面に玉方の持駒がないので、残り全部を持たせました。
tsume-variations-unfinished = 変化はすべて調べきれていません。
tsume-unknown = 未解決：{ $reason }
tsume-cost = { $nodes } 局面、{ $seconds } 秒
tsume-stop-time = 時間を使い切りました
tsume-stop-cancelled = 中止されました
tsume-stop-nodes = 局面数の上限に達しました
tsume-stop-memory = メモリーが足りませんでした

## 不備

tsume-sound = 不備は見つかりませんでした
tsume-more = 余詰はほかにもあります。--all で挙げます
tsume-check-unfinished = 検討は終わっていません：{ $reason }
tsume-fault-at = { $kind }（{ $ply }手目）：
tsume-fault-side-mate = 余詰
tsume-fault-early-mate = 早詰
tsume-fault-no-mate = 不詰
tsume-fault-pieces-left = 駒余り
tsume-fault-longer-variation = 変長
tsume-fault-equal-variation = 変同
tsume-fault-detour = 迂回手順
tsume-fault-unlimited-promotion = 成不成非限定
tsume-fault-unlimited-distance = 打点非限定
tsume-fault-last-move-side-mate = 最終手余詰

## 問題にならない理由

tsume-both-in-check = 双方の玉に王手がかかっています。どちらかの王手をなくしてください。
tsume-no-king = 詰ます玉がありません。玉を置いてください。
tsume-no-attackers = 攻方に王手をかけられる駒がありません。盤上か持駒に加えてください。
tsume-already-mated = 玉はすでに詰んでいます。最後の一手の前の局面から始めてください。
tsume-attacker-mated = 手番の攻方が詰んでいます。攻方の玉に逃れ方を与えてください。
tsume-not-in-check = 手番の玉方に王手がかかっていません。攻方の手番にするか、王手をかけてください。

## Making problems

cli-tsume-generate = 詰将棋を作る：一行に一題、盤面・攻方の持駒・手数・難易度（1〜5）・作り方
cli-tsume-seed = 逆算で作るための最初の番号（既定は1）
cli-tsume-from = 代わりに、自己対局の局面ファイル（40バイトのレコード）から作る
cli-tsume-recipe = 作り方をもう一度たどり、その局面を出力する
cli-tsume-count = 作る題数（既定は10、--from では全部）
cli-tsume-plies = 残す最短の手数（既定は1）
cli-tsume-generate-threads = 同時に作る題数（既定は1）
cli-tsume-generate-output = 出力先のファイル（既定は標準出力）
tsume-generated = { $tried }回の試みで{ $made }題
tsume-bad-recipe = { $recipe }：作り方として読めません。b3892.17.203~2b のように指定してください
tsume-bad-record = { $number }番目のレコードは40バイトの局面ではありません

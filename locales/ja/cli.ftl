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
cli-position = 局面をルールに照らして調べる
cli-position-sfen = 局面の SFEN、または startpos
cli-position-moves = その局面からの指し手（USI）、空白区切り
cli-position-try = 試す手（USI）：指せるか、指せないならなぜかを答える
cli-perft = 指し手の木の節点を数える
cli-perft-depth = 深さ（手数）、0～64
cli-perft-no-bulk = 末端の手もすべて指して戻す
cli-perft-divide = 初手ごとの数を並べる
cli-perft-threads = スレッド数（既定は 1）

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

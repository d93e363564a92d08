### 棋譜の解析と、コーチの言葉。

## コマンド

cli-analyze = 棋譜を解析する：評価値、悪手、逃した詰み、囲い、戦型、格言
cli-analyze-file = 棋譜のファイル（形式は問わない）、またはそのフォルダー。- は標準入力
cli-analyze-engine = 評価に使う USI エンジン（既定はこのプログラムのもの）
cli-analyze-nodes = 一手ごとに読む局面数（既定 100000）
cli-analyze-time = 代わりに一手ごとの時間。0.5s など
cli-analyze-multipv = 示す候補手の数（既定 2）
cli-analyze-output = 解析を書き入れた棋譜をファイルまたはフォルダーに書く。- は標準出力
cli-coach = 棋譜の囲い、戦型、格言を挙げる
cli-coach-file = 棋譜のファイル（形式は問わない）。- は標準入力
cli-coach-sfen = 代わりに局面
cli-coach-moves = そこからの指し手（USI）

## 対局について

analyze-by = 解析：{ $engine }
analyze-summary = { $side }：最善 { $best }、好手 { $good }、疑問手 { $doubtful }、悪手 { $mistakes }、大悪手 { $blunders }。一手あたりの損失 { $percent }%
analyze-stopped = { $all }手のうち{ $done }手で中止しました
analyze-engine-failed = エンジンが失敗しました：{ $error }

## 一手について

analyze-score = { $score }（{ $side } { $percent }%）
analyze-mates = { $side }の勝ち（詰み）
analyze-mates-in = { $side }の{ $plies }手詰
analyze-lost = { $class }（−{ $percent }%）
analyze-class-doubtful = 疑問手
analyze-class-mistake = 悪手
analyze-class-blunder = 大悪手
analyze-better = 最善：{ $line }
analyze-missed-mate = { $plies }手詰を逃しました：{ $line }
analyze-missed-brinkmate = 必至を逃しました：{ $line }
analyze-allows-mate = 相手に{ $plies }手詰があります：{ $line }
analyze-loses-piece = { $piece }を取られます：{ $line }
analyze-allows-fork = 両取りがあります：{ $move }
analyze-brinkmate = 必至：{ $line }
analyze-threat = 詰めろ（{ $plies }手詰）
analyze-better-line = 最善
analyze-mate-line = 詰みがありました
analyze-brinkmate-line = 必至がありました
analyze-castle = { $side }の囲い：{ $name }。{ $about }
analyze-opening = { $side }の戦型：{ $name }。{ $about }
analyze-proverb = { $side }、格言「{ $name }」。{ $about }

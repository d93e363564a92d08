### Mate problems on the page.


## The page of problems

daily-title = 今日の一題
daily-lead = 毎日一題、誰でも同じ問題です。
daily-solved = 解けました。明日また新しい問題です。
daily-open = 解く
daily-again = もう一度見る
set-title = { $plies }手詰
set-progress = { $all }題中{ $done }題正解
set-go-on = 続きから
set-all = すべての問題
set-problem = 第{ $number }番、難易度{ $grade }（5段階）
set-done = （正解済み）

## Solving by hand

solve-unknown = 問題が見つかりません
solve-opening = 問題を開いています…
solve-own = 自作の詰将棋
solve-grade = 難易度{ $grade }／5
solve-defender = 最も長く逃げます
solve-said = ひとこと
solve-moves = 手順
solve-no-moves = まだ指していません。
solve-actions = 操作
solve-begin = { $plies }手詰：王手の連続で玉を詰ましてください。
solve-begin-own = 王手の連続で玉を詰ましてください。
solve-not-check = 王手になっていません。攻方の手はすべて王手でなければなりません。
solve-unsettled = ここでは判定しきれませんでした。別の手を試してください。
solve-goes-on = その調子です。
solve-longer = これでも詰みますが、もっと短い手順があります。
solve-refuted-captures = 紛れです。{ $move }と取られて詰みません。
solve-refuted-king-moves = 紛れです。{ $move }と逃げられて詰みません。
solve-refuted-interposes = 紛れです。{ $move }の合駒で詰みません。
solve-refuted-counter-check = 紛れです。{ $move }が逆王手になり詰みません。
solve-why-pawn-drop-mate = 打ち歩詰めになるため、歩を打って詰ますことはできません。
solve-why-no-checks = もう王手が続きません。
solve-solved = { $plies }手で詰みました。正解です！
solve-solved-futile = { $plies }手で詰みました（残りは無駄合だけです）。正解です！
solve-solved-longer = { $plies }手で詰みました。詰みは詰みですが、最短は{ $shortest }手です。
solve-hint-piece = { $square }の{ $piece }を動かします。
solve-hint-drop = 持ち駒の{ $piece }を打ちます。
solve-hint-move = 正解は{ $move }です。
solve-shown = これが正解手順です。並べてから、もう一度どうぞ。
solve-take-back = 紛れを戻す
solve-back-short = 戻す
solve-hint = ヒント
solve-solution = 正解
solve-next = 次の問題へ
solve-next-short = 次へ
solve-again = 最初から
solve-compose = 創作盤で開く
keys-take-back = 一手戻す
keys-hint = ヒント（もう一度で指し手）
keys-next = 次の問題

## Composing

compose-title = 創作盤
compose-lead = 自作の詰将棋を作り、余詰・駒余り・変長などを検討します。
compose-open = 創作盤を開く
compose-hands = 持駒
compose-rest = 玉方の持駒は残り全部
compose-rest-hint = 詰将棋の約束どおり
compose-to-move = 手番
compose-set-up = 配置
compose-clear = 盤面を消去
compose-out = 印刷と保存
compose-solve = 自分で解いてみる
compose-save = 棋譜として保存
compose-link = リンクをコピー
hand-black = 先手の持駒
hand-white = 後手の持駒
hand-less = { $piece }を減らす
hand-more = { $piece }を増やす
tool-legend = クリックの働き
tool-move = 移動・裏返す
tool-erase = 取り除く
tool-piece = { $side }の{ $piece }
keys-use-tool = 選んだ道具を使う
keys-put-black = 先手の駒を置く
keys-put-white = 後手の駒を置く
keys-turn = 駒を裏返す
keys-swap = 駒の向きを変える
keys-take-away = 駒を取り除く

## What an examination found

report-title = 検討
report-check = 検討する
report-running = 検討中…
report-stop = 中止
report-intended = 作意手順（あれば）
report-intended-hint = ▲１三金 △１一玉 ▲１二金
report-hint = 正解と、余詰などの不備を調べます。
report-count = 指摘：{ $count }件
report-mate = { $plies }手詰
report-mate-at-most = { $plies }手以内で詰み（最短かどうかは未確定）
report-no-mate = 王手の連続では詰みません。
report-sound = 完全作です。不備は見つかりません。
report-sound-but = 完全作です。下に挙げるものは許容されます。
report-unsound = 不完全作です。重大な不備：{ $count }件
report-tolerated = 許容
report-at = { $ply }手目 { $move }
report-board = { $ply }手目{ $move }の局面
report-more = ほかにも余詰があります。
report-stopped = 検討は完了していません：{ $reason }
fault-side-mate = 作意以外の王手でも詰みます。
fault-early-mate = 作意より短い手順で詰みます。
fault-no-mate = 玉が詰みません。攻駒を足すか、逃げ道をふさいでください。
fault-pieces-left = 詰め上がりで攻方に持駒が余ります。余る駒を除くか、必要にしてください。
fault-longer-variation = 作意より長く逃げる変化があります。
fault-equal-variation = 作意と同じ手数の別の応手があります。
fault-detour = 遠回りして作意の局面に戻る手順でも詰みます。
fault-unlimited-promotion = 成っても成らなくても詰みます。
fault-unlimited-distance = 離して打つ位置が限定されません。
fault-last-move-side-mate = 最終手に別の詰め方があります。

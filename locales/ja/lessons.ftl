### Lessons: the page, and what each step says.

## The page

learn-lead = 初めて盤を見るところから最初の囲いまで。課題はすべて盤の上でやってみます。
learn-progress = { $all }課題のうち{ $done }
learn-done = （済み）
learn-begin = 始める
learn-go-on = 続ける
learn-step = { $at }／{ $all }
learn-task = 課題
learn-actions = レッスンの操作
learn-next = 次へ
learn-next-lesson = 次のレッスン：{ $lesson }
learn-all = レッスン一覧
learn-previous = 戻る
learn-hint = ヒント
learn-hint-move = { $move }と指してみましょう。
learn-restart = 最初から
learn-well = 正解です。
learn-finished = これで最後の課題です。レッスンを終えました。
learn-forbidden = そのとおり、反則です。{ $reason }
learn-left = 残り{ $count }マス
learn-point-wrong = そのマスではありません。もう一度見てみましょう。
learn-point = マスを指す
learn-choose = 答え
learn-choose-wrong = 違います。もう一度考えてみましょう。
learn-placed = { $all }枚のうち{ $at }枚
learn-set-up-all = 一度に並べる
learn-time = { $seconds }秒
learn-moves = { $count }手
learn-best = 自己最速：{ $seconds }秒
learn-unknown = そのレッスンはありません
learn-again-any = 求められている手ではありません。
learn-again-check = この手は王手ではありません。玉を攻める手を探しましょう。
learn-again-mate = まだ詰みではありません。玉が逃げられるか、王手した駒を取られます。
learn-again-capture = この手は何も取りません。取れる駒を探しましょう。
learn-again-promote = 成っていません。成るほうを選びましょう。
learn-again-stay = ここでは成らずに。成れるところで不成を選びましょう。
learn-again-drop = 持ち駒を盤に打ちましょう。
learn-again-fork = 両取りになっていないか、取られてしまいます。二つを同時に攻めるマスを探しましょう。
learn-again-not-this = 指せる手ですが、求められている手を探しましょう。
learn-again-allowed = この手は反則ではありません。反則の手を試してください。
learn-again-alone = この練習では相手は動きません。取る手と王手はなしです。

## Castles, openings, proverbs

atlas-title = 囲い・戦法・格言
atlas-castles = 囲い
atlas-openings = 戦法
atlas-proverbs = 格言
atlas-find = 名前やことばで探す
atlas-count = { $count ->
    [0] 見つかりません。
   *[other] { $count }件
}

## Drills

drill-title = ドリル
drill-squares = マスの名前
drill-castles = 囲いの名前
drill-fouls = 反則さがし
drill-mates = 一手詰
drill-square = { $square }を指しましょう。
drill-ask-castles = この囲いは？
drill-ask-fouls = この手は指せる？ 指せないなら、どの反則？
drill-ask-mates = 一手で詰ましましょう。
drill-allowed = 指せる
drill-wrong = 違います。
drill-was = 違います。正しくは：{ $answer }
drill-no-mate = 詰みではありません。次へ進みましょう。
drill-count = { $at }／{ $all } · 正解{ $right }
drill-over = { $all }問中{ $right }問正解、{ $seconds }秒。
drill-again = もう一度

## Chapters

chapter-pieces = 盤と駒
chapter-rules = ルール
chapter-practice = 盤をはさんで
chapter-tactics = はじめての手筋
chapter-castles = 囲いを組む
chapter-openings = 戦型

## Board and pieces

lesson-board = 将棋盤
lesson-board-start = 縦九筋、横九段、駒は二十枚ずつ。駒の色はみな同じで、向きで誰の駒かが分かります。自分の駒は前を向いています。
lesson-board-first = 将棋は先手（☗）と後手（☖）で指します。最初に指すのはどちら？
lesson-board-first-a = 先手
lesson-board-first-b = 後手
lesson-board-first-why = 平手では先手が先に指します。☗☖は側の名前で、駒に黒白はありません。
lesson-board-square = 筋は右から、段は上から数えます。7筋と六段の交わるところが７六です。指してみましょう。
lesson-board-another = 次は３四。3筋の四段目です。
lesson-board-camp = 自分に近い段が自陣です。何段ある？
lesson-board-camp-a = 二段
lesson-board-camp-b = 三段
lesson-board-camp-c = 四段
lesson-board-camp-why = 三段。歩の段から一番手前まで。相手の陣地に入ると成れます。

lesson-king = 玉将
lesson-king-reach = 玉は八方に一マスずつ動けます。八つのマスをすべて指しましょう。
lesson-king-walk = 印のマスを玉で回りましょう。ほかは誰も動きません。

lesson-gold = 金将
lesson-gold-reach = 金は縦横と斜め前に一マス。斜め後ろ二つには行けません。六つのマスを指しましょう。
lesson-gold-walk = 印のマスを金で回りましょう。

lesson-silver = 銀将
lesson-silver-reach = 銀は前三方と斜め後ろに一マス。五つのマスを指しましょう。
lesson-silver-walk = まっすぐ前か斜めへ。印のマスを回りましょう。
lesson-silver-beside = 銀は横に動けません。隣のマスへ行くには二手かかります。行ってみましょう。

lesson-knight = 桂馬
lesson-knight-reach = 桂は二つ前の左右に跳びます。前にしか進めません。二つのマスを指しましょう。
lesson-knight-jump = 駒を跳び越せるのは桂だけ。印のマスへ跳び出しましょう。もう戻れません。

lesson-lance = 香車
lesson-lance-reach = 香は空いているかぎりまっすぐ前へ進み、ぶつかった敵の駒を取れます。行けるマスをすべて指しましょう。
lesson-lance-take = まず中央へ、次に歩を取りましょう。

lesson-pawn = 歩兵
lesson-pawn-walk = 歩は前に一マス。二マス進みましょう。
lesson-pawn-take = 取るのもまっすぐ前だけ。斜めは取れません。歩を取りましょう。

lesson-rook = 飛車
lesson-rook-walk = 飛車は縦横にどこまでも。印のマスを回りましょう。
lesson-rook-blocked = 跳び越せません。自分の駒の前で止まり、敵の駒は取れます。この飛車が行けるマスをすべて指しましょう。

lesson-bishop = 角行
lesson-bishop-walk = 角は斜めにどこまでも。印のマスを回りましょう。
lesson-bishop-colour = 盤が市松模様だとします。成らない角は濃いマスから淡いマスへ行ける？
lesson-bishop-colour-a = 行ける
lesson-bishop-colour-b = 行けない
lesson-bishop-colour-why = 斜めでは色が変わりません。成れば縦横にも一マス動け、どこへでも行けます。

lesson-verse = 駒の動きの古い詞
lesson-verse-all = 玉将八方得自在、金将不行下二方、銀将不行左右下、桂馬前角超一目、香車先方任意行、飛車前後左右行、角行四翼前後飛、歩兵一方不他行、入敵三目皆成金。

## The rules

lesson-capture = 取ることと持ち駒
lesson-capture-take = 敵の駒のあるマスへ動くと、その駒を取れます。銀を取りましょう。
lesson-capture-hand = 取った駒は自分のものになり、駒台に置かれます。動く代わりに空いたマスへ打てます。どこかに打ちましょう。
lesson-capture-turned = この歩は成ってと金になっています。取ると持ち駒は？
lesson-capture-turned-a = 歩
lesson-capture-turned-b = と金
lesson-capture-turned-why = 取られた駒は表に戻ります。

lesson-drops = 打つ
lesson-drops-check = 打って王手をかけることもできます。玉を攻めるように銀を打ちましょう。
lesson-drops-zone = 敵陣に歩を打ちます。どちらの面で？
lesson-drops-zone-a = 成った面
lesson-drops-zone-b = 表のまま
lesson-drops-zone-why = 打つときは必ず表です。次に動くときから成れます。
lesson-drops-turn = 打つと手番を使う？
lesson-drops-turn-a = はい、一手です
lesson-drops-turn-b = いいえ、続けて動かせます
lesson-drops-turn-why = 動かすか打つか、どちらか一つを交互に。

lesson-nifu = 二歩
lesson-nifu-try = 自分の成っていない歩がある筋に、もう一枚歩は打てません。実戦で一番多い反則です。ここで試してみましょう。
lesson-nifu-tokin = と金は歩ではないので、筋をふさぎません。5筋、と金の下に歩を打ちましょう。
lesson-nifu-theirs = 5筋に相手の歩があります。自分の歩を打てる？
lesson-nifu-theirs-a = 打てる
lesson-nifu-theirs-b = 打てない
lesson-nifu-theirs-why = 数えるのは自分の成っていない歩だけです。

lesson-dead-end = 行き所のない駒
lesson-dead-end-pawn = 二度と動けないところに駒を置いてはいけません。一番奥の段に歩を打ってみましょう。
lesson-dead-end-knight = 桂は前に二段いります。跳べないところに打ってみましょう。
lesson-dead-end-lowest = 桂を打てる一番奥の段は？
lesson-dead-end-lowest-a = 奥から三段目
lesson-dead-end-lowest-b = 奥から二段目
lesson-dead-end-lowest-c = 一番奥
lesson-dead-end-lowest-why = 三段目からなら一段目へ跳べます。そこでは必ず成ります。

lesson-uchifuzume = 打ち歩詰め
lesson-uchifuzume-try = 歩を打って詰ますのは反則です。隅の玉に逃げ道のない歩を打ってみましょう。
lesson-uchifuzume-move = 盤上の歩を突いて詰ますのはかまいません。歩を突いて詰ましましょう。
lesson-uchifuzume-check = 詰みでなければ、歩を打って王手してよい？
lesson-uchifuzume-check-a = よい
lesson-uchifuzume-check-b = いけない
lesson-uchifuzume-check-why = 反則なのは打って詰ますときだけです。

lesson-promotion = 成る
lesson-promotion-enter = 奥の三段が敵陣です。敵陣に入る駒は成れます。銀で成りましょう。
lesson-promotion-leave = 敵陣から動き出す手でも、どこへ行っても成れます。飛車を成りましょう。
lesson-promotion-stay = 成らなくてもかまいません。銀は斜め後ろに動けるままがよいこともあります。不成で敵陣に入りましょう。
lesson-promotion-must = 桂は奥の二段では動けなくなるので、必ず成ります。不成を試してみましょう。
lesson-promotion-tokin = 成った歩・香・桂・銀はみな金と同じ動きです。このと金が行けるマスを指しましょう。
lesson-promotion-dragon = 成った飛車は竜。斜めにも一マス動けます。印のマスを回りましょう。
lesson-promotion-horse = 成った角は馬。縦横にも一マス動けます。印のマスを回りましょう。

lesson-check = 王手
lesson-check-give = 玉を攻める手が王手です。角か飛車で王手しましょう。
lesson-check-flee = 王手されたら必ず防ぎます。その一、玉が逃げる。
lesson-check-take = その二、王手した駒を取る。
lesson-check-block = その三、間に駒を置く（合駒）。金を打ちましょう。
lesson-check-pinned = 自分の玉が取られる手は指せません。金は動けない駒です。横へ動かしてみましょう。

lesson-mate = 詰み
lesson-mate-gold = 防げない王手が詰みで、勝ちです。一番有名なのは頭金。詰ましましょう。
lesson-mate-silver = 銀が支え、金で詰まします。詰ましましょう。
lesson-mate-knight = 自分の駒に囲まれた玉。桂の王手に合駒はききません。詰ましましょう。
lesson-mate-really = 後手玉は金で王手されています。詰み？
lesson-mate-really-a = 詰み
lesson-mate-really-b = 詰みではない。玉で金を取れる
lesson-mate-really-why = 金に支えがありません。詰ます駒には味方が要ります。
lesson-mate-stuck = 後手の番。王手ではないが、指せる手がありません。どうなる？
lesson-mate-stuck-a = 後手の負け
lesson-mate-stuck-b = 引き分け
lesson-mate-stuck-c = 後手はパス
lesson-mate-stuck-why = 指す手がなければ負けです。実戦ではまず起こりません。

lesson-repetition = 千日手
lesson-repetition-times = 盤も持ち駒も手番も同じ局面がくり返されます。何回目で千日手？
lesson-repetition-times-a = 二回目
lesson-repetition-times-b = 三回目
lesson-repetition-times-c = 四回目
lesson-repetition-times-why = 四回目です。公式の対局では先後を替えて指し直します。
lesson-repetition-checks = 一回目から四回目まで、片方がずっと王手でした。どうなる？
lesson-repetition-checks-a = 引き分け
lesson-repetition-checks-b = 王手した側の負け
lesson-repetition-checks-c = 玉の側の負け
lesson-repetition-checks-why = 連続王手の千日手は反則です。王手する側が手を変えなければなりません。

lesson-impasse = 入玉と持将棋
lesson-impasse-entered = 駒は前へ戦うので、敵陣に入った玉はなかなか詰みません。互いに詰まないと認めたら、点数で決めます。
lesson-impasse-points = 飛車と角は成っても5点、ほかは1点、持ち駒も数え、玉は数えません。先手は飛車・角・金と歩三枚。何点？
lesson-impasse-points-a = 6点
lesson-impasse-points-b = 12点
lesson-impasse-points-c = 14点
lesson-impasse-points-why = 5＋5＋1＋3。27点法では27点に足りないほうが負けです。
lesson-impasse-declare = 勝ちを宣言することもできます。玉が敵陣にいて王手されておらず、ほかに十枚が敵陣にあり、点数が足りること。条件が欠けていたら？
lesson-impasse-declare-a = 対局を続ける
lesson-impasse-declare-b = 宣言した側の負け
lesson-impasse-declare-c = 引き分け
lesson-impasse-declare-why = よく数えましょう。駒台は条件を表示し、満たしたときだけ宣言を勧めます。

## At the board

lesson-notation = 棋譜の読み書き
lesson-notation-play = 指し手は、側・マス・駒の順に書きます。☗７六歩、歩を７六へ。指してみましょう。
lesson-notation-rook = 次は☗２六歩。飛車の道を開けます。
lesson-notation-same = 角が２二で駒を取りました。「同」とは？
lesson-notation-same-a = 直前の手と同じマスへ動くこと
lesson-notation-same-b = 同じ駒がもう一度動くこと
lesson-notation-same-c = 同じ局面になること
lesson-notation-same-why = 直前の手のマスを表します。取り返すときの書き方です。
lesson-notation-which = 金は二枚とも５八へ行けます。右左で区別します。☗５八金右を指しましょう。
lesson-notation-drop = 打つ手は、動かす手と紛れるときに「打」と書きます。☗５二金を打ちましょう。

lesson-fouls = 盤上の反則
lesson-fouls-count = 本物の盤では反則も指せてしまい、指せばその場で負けです。ここでは指す前に教えます。実戦と同じ作法を選ぶこともできます。
lesson-fouls-twice = 先手が指し、後手の番なのに先手がまた指しました。どうなる？
lesson-fouls-twice-a = 先手の負け
lesson-fouls-twice-b = 二手目を戻す
lesson-fouls-twice-c = 後手も二手指せる
lesson-fouls-twice-why = 二手指しも反則です。
lesson-fouls-king = 玉が飛車の王手にかかっています。王手放置を試してみましょう。
lesson-fouls-jump = 跳べるのは桂だけ。飛車か角で駒を跳び越してみましょう。
lesson-fouls-late = 五手前の反則に、対局中に気づきました。それでも負け？
lesson-fouls-late-a = 負け
lesson-fouls-late-b = 負けではない
lesson-fouls-late-why = 投了の前なら、指した時点で負けです。

lesson-manners = 作法
lesson-manners-greet = 対局の前に「お願いします」と礼をします。上位者が王将、下位者が玉将を取ります。
lesson-manners-toss = 先後は歩五枚の振り駒で決めます。歩のほうが多く出ました。先手は？
lesson-manners-toss-a = 歩の持ち主
lesson-manners-toss-b = その相手
lesson-manners-toss-c = 振り直し
lesson-manners-toss-why = 上位者の歩を振ります。同数なら振り直しです。
lesson-manners-ohashi = 大橋流の並べ方。玉、金、銀、桂、香、角、飛、そして歩を中央から外へ、一枚ずつ交互に。
lesson-manners-ito = 伊藤流の並べ方。桂の次に歩を左から並べ、香・角・飛は最後。飛び道具が相手の陣を早くから指さないように。
lesson-manners-resign = 望みがなければ投了します。駒台に手を添え、「負けました」と礼を。その後は二人で感想戦をします。

lesson-handicaps = 駒落ちと段級位
lesson-handicaps-why = 強いほうが始めに駒を外します。外した駒は使いません。これは飛車と角を外した二枚落ちです。
lesson-handicaps-first = 駒落ちで先に指すのは？
lesson-handicaps-first-a = 下手
lesson-handicaps-first-b = 上手
lesson-handicaps-first-why = 上手から指します。
lesson-handicaps-three = 三段級の差。ふつうの手合は？
lesson-handicaps-three-a = 香落ち
lesson-handicaps-three-b = 角落ち
lesson-handicaps-three-c = 二枚落ち
lesson-handicaps-three-why = 差2は香落ち、3は角落ち、4は飛車落ち、6・7は二枚落ち、10・11は六枚落ち。
lesson-handicaps-grades = 15級から始めて1級へ、次が初段、二段、そして九段まで。プロには四段から九段まで別の段位があります。

lesson-tsume = 詰将棋
lesson-tsume-customs = 詰将棋の図は要るところだけ。攻方は示された持ち駒、玉方は残り全部を持ちます。攻方は王手の連続で詰まし、最後に駒を余らせません。
lesson-tsume-one = 一手詰。
lesson-tsume-three = 三手詰。攻めて、最善の受け、そして詰み。

lesson-not-so = 本当？
lesson-not-so-checks = 「王手を続けるのは反則」
lesson-not-so-checks-a = 本当
lesson-not-so-checks-b = うそ
lesson-not-so-checks-why = 反則なのは王手だけで同じ局面が四回現れたときです。盤のどこまで追ってもかまいません。
lesson-not-so-pawn = 「歩を打って王手してもよい」
lesson-not-so-pawn-a = 本当
lesson-not-so-pawn-b = うそ
lesson-not-so-pawn-why = 詰みでなければ打てます。
lesson-not-so-knight = 「桂は敵陣に入ったら必ず成る」
lesson-not-so-knight-a = 本当
lesson-not-so-knight-b = うそ
lesson-not-so-knight-why = 必ず成るのは奥の二段だけ。三段目では不成もできます。
lesson-not-so-chase = 「同じ駒を追い続けると千日手の反則」
lesson-not-so-chase-a = 本当
lesson-not-so-chase-b = うそ
lesson-not-so-chase-why = 全体が同じ局面が四回で引き分けになるだけです。
lesson-not-so-cost = 「成るのに一手はいらないが、打つのは一手」
lesson-not-so-cost-a = 本当
lesson-not-so-cost-b = うそ
lesson-not-so-cost-why = 成りは動く手のうち。打つのは一手です。
lesson-not-so-dead = 「桂も動けないところには打てない」
lesson-not-so-dead-a = 本当
lesson-not-so-dead-b = うそ
lesson-not-so-dead-why = 歩と香は一番奥、桂は奥の二段に打てません。
lesson-not-so-file = 「と金のある筋に歩は打てない」
lesson-not-so-file-a = 本当
lesson-not-so-file-b = うそ
lesson-not-so-file-why = 打てないのは自分の成っていない歩がある筋だけです。
lesson-not-so-returns = 「駒が四回同じマスに戻れば千日手」
lesson-not-so-returns-a = 本当
lesson-not-so-returns-b = うそ
lesson-not-so-returns-why = 持ち駒と手番まで含め、局面全体が同じでなければなりません。
lesson-not-so-taken = 「玉を取ったら終わり」
lesson-not-so-taken-a = 本当
lesson-not-so-taken-b = うそ
lesson-not-so-taken-why = その一手前、詰みで終わります。玉は取りません。

lesson-history = 歴史と大きさ
lesson-history-born = インドのチャトランガが東南アジアを経て平安将棋になり、三十六マス四方の大きな将棋や小将棋が生まれました。大橋宗桂が今のルールを定めたといいます。小将棋には酔象があり、後奈良天皇が除かせたと伝わります。
lesson-history-china = 1994年、北京の少年宮で将棋の指導が始まり、翌年には竜王戦第三局が北京で指されました。
lesson-history-size = 局面はおよそ10の71乗、対局はおよそ10の226乗通り。囲碁より少なく、シャンチーやチェスより多い。取った駒がまた使えるので、引き分けはまれです。

## First tactics

lesson-fork = 両取り
lesson-fork-silver = 二つを同時に攻めれば、両方は防げません。割打ちの銀。飛車と金の間の後ろに打ちましょう。
lesson-fork-knight = ふんどしの桂。金二枚を攻めるマスに打ちましょう。
lesson-fork-rook = 王手飛車取り。角を打ちましょう。

lesson-line = 利きの筋
lesson-line-skewer = 田楽刺し。角の後ろに玉がいて動けません。角の下から香を打ちましょう。
lesson-line-pin = 玉の前の駒は筋から外れてはいけません。金で試してみましょう。
lesson-line-behind = 敵陣に入って成る。飛車を２二竜に。

lesson-pawns = 歩の手筋
lesson-pawns-tokin = と金は金の働きで、取られても相手に渡るのは歩。作りましょう。
lesson-pawns-dangle = 垂れ歩は次に成る歩。自分の歩がない筋の、敵陣の一段手前に打ちましょう。

lesson-together = 駒の連携
lesson-together-silvers = 斜めに隣り合う二枚の銀は互いに守り合います。自陣の銀をもう一枚の銀につなげましょう。
lesson-together-spear = 香車は槍とも呼ばれます。同じ筋に二枚重ねると端を破れます。後ろにもう一本打ちましょう。

## Castles

lesson-mino = 美濃囲い
lesson-mino-build = 振り飛車の囲い。飛車を６八、玉を２八、銀を３八、左の金を５八へ。
lesson-mino-high = 美濃から金を４七へ上がれば高美濃。上からの攻めに強くなります。

lesson-yagura = 矢倉
lesson-yagura-build = 居飛車の城。銀を７七、金を７八と６七、玉を８八へ。角に道を空けてもらいます。

lesson-boat = 舟囲い
lesson-boat-build = 振り飛車に対する手早い囲い。玉を７八、金を５八、あとはそのまま。

lesson-anaguma = 穴熊
lesson-anaguma-static = 香を９八、玉を９九、銀を８八へ。王手から一番遠い囲いです。
lesson-anaguma-ranging = 振り飛車では反対側。香を１八、玉を１九、銀を２八へ。

## 戦型

lesson-yagura-opening = 矢倉戦型
lesson-yagura-opening-play = お互いに飛車を動かさず、堅い囲いを作ります。角道を開け、左の銀を６八へ、６六歩で角道を止め、５六歩を突いて、銀を７七へ上がります。

lesson-kakugawari = 角換わり
lesson-kakugawari-play = 飛車先の歩を突き、７七角で受けます。後手が角を取れば６八の銀で取り返し、お互いに角を持ちます。

lesson-koshikakegin = 腰掛け銀
lesson-koshikakegin-play = 角交換のあと、右の銀を３八、４七と進めて５六に腰掛けます。攻めにも守りにも働く形です。

lesson-bougin = 棒銀
lesson-bougin-play = 銀が飛車の前をまっすぐ進みます。３八、２七、２六。最初に覚える攻めの形です。

lesson-aigakari = 相掛かり
lesson-aigakari-play = お互いに飛車先の歩を伸ばします。７八金で８七を守り、２四で歩を交換し、飛車を２六に引きます。

lesson-yokofudori = 横歩取り
lesson-yokofudori-play = 角道も開け、飛車先を交換して横の歩を取ります。飛車は３四へ。最も激しい戦型です。

lesson-gokigen-nakabisha = ゴキゲン中飛車
lesson-gokigen-nakabisha-play = 角道を開けたまま中央の歩を突き、飛車を５筋に振ります。

lesson-normal-shikenbisha = ノーマル四間飛車
lesson-normal-shikenbisha-play = ６六歩で角道を止め、その後ろへ飛車を振り、玉を右へ移します。最初に覚える振り飛車です。

lesson-hayaishida = 早石田
lesson-hayaishida-play = ７筋の歩をすぐに７五まで進め、飛車をその後ろに振ります。鋭い攻めです。

lesson-mukaibisha = 向かい飛車
lesson-mukaibisha-play = 角を７七へ上がり、角道を止め、飛車を８筋に振って相手の飛車に向かい合わせます。

lesson-migishikenbisha = 右四間飛車
lesson-migishikenbisha-play = ４筋の歩を突いて飛車を４八へ。４筋に力を集めて攻めます。

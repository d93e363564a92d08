### Lessons: the page, and what each step says.

## The page

learn-lead = 從第一眼看棋盤，到搭起第一座圍玉。每道練習都在棋盤上完成。
learn-progress = { $all }步中完成{ $done }步
learn-done = （已完成）
learn-begin = 開始
learn-go-on = 繼續
learn-step = 第{ $at }步，共{ $all }步
learn-task = 練習
learn-actions = 課中操作
learn-next = 下一步
learn-next-lesson = 下一課：{ $lesson }
learn-all = 全部課程
learn-previous = 上一步
learn-hint = 提示
learn-hint-move = 試試{ $move }。
learn-restart = 從頭再來
learn-well = 對了。
learn-finished = 這是最後一步，本課完成。
learn-forbidden = 對，這是犯規。{ $reason }
learn-left = 還有{ $count }格
learn-point-wrong = 不是這一格，再看看。
learn-point = 點出格子
learn-choose = 選項
learn-choose-wrong = 不對，再想想。
learn-placed = { $all }枚中已擺{ $at }枚
learn-set-up-all = 一次擺好
learn-time = { $seconds }秒
learn-moves = { $count }手
learn-best = 個人最快：{ $seconds }秒
learn-unknown = 沒有這一課
learn-again-any = 這不是要求的著手。
learn-again-check = 這一手不是王手。找一手攻擊玉將的棋。
learn-again-mate = 還沒有將死：玉將還能逃，或者王手的子會被吃。
learn-again-capture = 這一手沒有吃子。找一枚能吃的棋駒。
learn-again-promote = 沒有升變。請選升變的一面。
learn-again-stay = 這次不要升變：在可以升變的地方選不升變。
learn-again-drop = 把持駒打到棋盤上。
learn-again-fork = 沒有同時攻擊兩子，或者會被吃掉。找一個能同時攻擊兩子的格。
learn-again-not-this = 這一手可以下，但請找題目要求的那一手。
learn-again-allowed = 這一手不犯規。請試那手犯規的棋。
learn-again-alone = 這個練習裡對方不動：不能吃子，也不能王手。

## Castles, openings, proverbs

atlas-title = 圍玉、戰法、格言
atlas-castles = 圍玉
atlas-openings = 戰法
atlas-proverbs = 格言
atlas-find = 按名稱或詞語查找
atlas-count = { $count ->
    [0] 沒有找到。
   *[other] 共{ $count }條
}

## Drills

drill-title = 練習題
drill-squares = 認格子
drill-castles = 認圍玉
drill-fouls = 找犯規
drill-mates = 一手詰
drill-square = 點出{ $square }。
drill-ask-castles = 這是什麼圍玉？
drill-ask-fouls = 這一手能下嗎？不能的話，違反哪條規則？
drill-ask-mates = 一手將死。
drill-allowed = 可以下
drill-wrong = 不對。
drill-was = 不對，應是：{ $answer }
drill-no-mate = 沒有將死。看下一題。
drill-count = 第{ $at }題，共{ $all }題 · 對{ $right }題
drill-over = { $all }題中對{ $right }題，用時{ $seconds }秒。
drill-again = 再來一輪

## Chapters

chapter-pieces = 棋盤與棋駒
chapter-rules = 規則
chapter-practice = 對局之前
chapter-tactics = 最初的手筋
chapter-castles = 搭圍玉
chapter-openings = 戰型

## Board and pieces

lesson-board = 棋盤
lesson-board-start = 九筋九段，雙方各二十枚棋駒。棋駒顏色都一樣，看朝向就知道是誰的：自己的棋駒朝前。
lesson-board-first = 雙方叫先手（☗）和後手（☖）。誰先下？
lesson-board-first-a = 先手
lesson-board-first-b = 後手
lesson-board-first-why = 平手局由先手先下。☗☖只是雙方的記號，棋駒並不分黑白。
lesson-board-square = 筋從右往左數，段從上往下數。第7筋與第六段相交處是７六。點一點它。
lesson-board-another = 再點３四：第3筋，第四段。
lesson-board-camp = 靠近自己的幾段叫自陣。一共幾段？
lesson-board-camp-a = 兩段
lesson-board-camp-b = 三段
lesson-board-camp-c = 四段
lesson-board-camp-why = 三段：從步兵那一段到底線。進入對方的三段就能升變。

lesson-king = 玉將
lesson-king-reach = 玉將可向八個方向走一格。點出這八格。
lesson-king-walk = 用玉將走遍有標記的格。別的棋駒都不動。

lesson-gold = 金將
lesson-gold-reach = 金將走直線一格，或斜前一格：共六格，斜後兩格不能走。點出來。
lesson-gold-walk = 用金將走遍有標記的格。

lesson-silver = 銀將
lesson-silver-reach = 銀將走前方三格，或斜後一格：共五格。點出來。
lesson-silver-walk = 直進或斜走，走遍有標記的格。
lesson-silver-beside = 銀將不能橫走。走到旁邊那一格要兩手，試試看。

lesson-knight = 桂馬
lesson-knight-reach = 桂馬向前跳兩格再偏一格，只能向前。點出它的兩格。
lesson-knight-jump = 只有桂馬能跳過別的棋駒。跳出去走過有標記的格；它再也回不來。

lesson-lance = 香車
lesson-lance-reach = 香車一直向前，前面沒有阻擋就能走，碰到敵子可以吃。點出它能到的所有格。
lesson-lance-take = 先到中央，再吃步兵。

lesson-pawn = 步兵
lesson-pawn-walk = 步兵向前走一格。走兩格。
lesson-pawn-take = 吃子也是直進，不能斜吃。吃一枚步兵。

lesson-rook = 飛車
lesson-rook-walk = 飛車橫豎走，遠近不限。走遍有標記的格。
lesson-rook-blocked = 它不能跳：遇到己子就停，遇到敵子可以吃。點出這枚飛車能到的所有格。

lesson-bishop = 角行
lesson-bishop-walk = 角行斜走，遠近不限。走遍有標記的格。
lesson-bishop-colour = 設想棋盤黑白相間。沒有升變的角行能從深色格走到淺色格嗎？
lesson-bishop-colour-a = 能
lesson-bishop-colour-b = 不能
lesson-bishop-colour-why = 斜走不換顏色。升變後還能橫豎走一格，就哪裡都能去。

lesson-verse = 行棋古訣
lesson-verse-all = 玉將八方得自在，金將不行下二方，銀將不行左右下，桂馬前角超一目，香車先方任意行，飛車前後左右行，角行四翼前後飛，步兵一方不他行，入敵三目皆成金。

## The rules

lesson-capture = 吃子與持駒
lesson-capture-take = 走到敵子所在的格，就吃掉它。吃掉銀將。
lesson-capture-hand = 吃來的子歸你，放在駒台上。輪到你時可以不走子，而把它打到任意空格。打一枚試試。
lesson-capture-turned = 這枚步兵已升變為成步。吃掉它，你得到什麼？
lesson-capture-turned-a = 步兵
lesson-capture-turned-b = 成步
lesson-capture-turned-why = 被吃的棋駒都翻回正面。

lesson-drops = 打入
lesson-drops-check = 打入也能王手。打銀將攻擊玉將。
lesson-drops-zone = 把步兵打入敵陣，哪一面朝上？
lesson-drops-zone-a = 升變的一面
lesson-drops-zone-b = 未升變的一面
lesson-drops-zone-why = 打入時總是未升變，下一手走動時才可升變。
lesson-drops-turn = 打入算一手棋嗎？
lesson-drops-turn-a = 算，就是這一手
lesson-drops-turn-b = 不算，還能再走
lesson-drops-turn-why = 走子或打入，雙方輪流各一手。

lesson-nifu = 二步
lesson-nifu-try = 同一筋上已有自己未升變的步兵，就不能再打步兵。這是實戰裡最常見的犯規。在這裡試一試。
lesson-nifu-tokin = 成步不算步兵，不妨礙打步。把步兵打在第5筋、成步的下方。
lesson-nifu-theirs = 第5筋有對方的步兵，你能在這一筋打步兵嗎？
lesson-nifu-theirs-a = 能
lesson-nifu-theirs-b = 不能
lesson-nifu-theirs-why = 只看自己未升變的步兵。

lesson-dead-end = 無路可走之駒
lesson-dead-end-pawn = 棋駒不能放在再也走不動的地方。試着把步兵打在最底一段。
lesson-dead-end-knight = 桂馬前面要有兩段。試着打在它跳不動的地方。
lesson-dead-end-lowest = 桂馬最遠能打到哪一段？
lesson-dead-end-lowest-a = 從對方底線數第三段
lesson-dead-end-lowest-b = 從對方底線數第二段
lesson-dead-end-lowest-c = 最底一段
lesson-dead-end-lowest-why = 在第三段還能跳到第一段，那時必須升變。

lesson-uchifuzume = 打步詰
lesson-uchifuzume-try = 不能打步兵直接將死。試一試：角上的玉將會無路可逃。
lesson-uchifuzume-move = 走動的步兵可以將死。用棋盤上的步兵將死。
lesson-uchifuzume-check = 不是將死時，可以打步兵王手嗎？
lesson-uchifuzume-check-a = 可以
lesson-uchifuzume-check-b = 不可以
lesson-uchifuzume-check-why = 只禁止打步兵將死。

lesson-promotion = 升變
lesson-promotion-enter = 最遠的三段是敵陣。走進敵陣的棋駒可以升變。用銀將升變。
lesson-promotion-leave = 從敵陣裡出發的一手也可升變，不論走到哪裡。讓飛車升變。
lesson-promotion-stay = 不升變也行：銀將有時留着斜退更好。不升變地走進敵陣。
lesson-promotion-must = 桂馬在最遠兩段再也走不動，所以必須升變。試着不升變。
lesson-promotion-tokin = 升變後的步、香、桂、銀都和金將走法一樣。點出這枚成步能到的格。
lesson-promotion-dragon = 升變的飛車叫龍王，還能斜走一格。走遍有標記的格。
lesson-promotion-horse = 升變的角行叫龍馬，還能橫豎走一格。走遍有標記的格。

lesson-check = 王手
lesson-check-give = 攻擊玉將叫王手（將軍）。用角行或飛車王手。
lesson-check-flee = 被王手必須應將。第一法：玉將躲開。
lesson-check-take = 第二法：吃掉王手的棋駒。
lesson-check-block = 第三法：在中間墊子（合駒）。打金將。
lesson-check-pinned = 不能讓自己的玉將被攻擊。金將被牽制：試着把它橫移。

lesson-mate = 將死
lesson-mate-gold = 無法應的王手就是將死，即勝。最有名的是「頭金」：金將打在玉將頭上。將死它。
lesson-mate-silver = 銀將支撐，金將將死。將死它。
lesson-mate-knight = 玉將被自己的子圍住。桂馬王手無法墊子。將死它。
lesson-mate-really = 金將在將後手的軍。是將死嗎？
lesson-mate-really-a = 是
lesson-mate-really-b = 不是，玉將可以吃金將
lesson-mate-really-why = 金將沒有支撐。將死要有幫手。
lesson-mate-stuck = 輪到後手，沒有被王手，卻無棋可走。結果如何？
lesson-mate-stuck-a = 後手負
lesson-mate-stuck-b = 和棋
lesson-mate-stuck-c = 後手停一手
lesson-mate-stuck-why = 無棋可走者負。實戰裡幾乎不會發生。

lesson-repetition = 千日手
lesson-repetition-times = 棋盤、持駒、手番都相同的局面反覆出現。第幾次成為千日手？
lesson-repetition-times-a = 第二次
lesson-repetition-times-b = 第三次
lesson-repetition-times-c = 第四次
lesson-repetition-times-why = 第四次。正式對局要交換先後重下。
lesson-repetition-checks = 從第一次到第四次，一方每一手都是王手。結果如何？
lesson-repetition-checks-a = 和棋
lesson-repetition-checks-b = 王手的一方負
lesson-repetition-checks-c = 被將的一方負
lesson-repetition-checks-why = 連續王手千日手是犯規，王手的一方必須變招。

lesson-impasse = 入玉與持將棋
lesson-impasse-entered = 棋駒都向前作戰，玉將進入敵陣後就很難將死。雙方都認為將不死時，用點數決定。
lesson-impasse-points = 飛車和角行不論升變都算5點，其他棋駒1點，持駒也算，玉將不算。先手有飛車、角行、金將和三枚步兵。共幾點？
lesson-impasse-points-a = 6點
lesson-impasse-points-b = 12點
lesson-impasse-points-c = 14點
lesson-impasse-points-why = 5＋5＋1＋3。27點法中不足27點者負。
lesson-impasse-declare = 也可以宣言取勝：玉將在敵陣且未被王手，另有十枚子在敵陣，點數足夠。如果條件不齊呢？
lesson-impasse-declare-a = 繼續下
lesson-impasse-declare-b = 宣言者負
lesson-impasse-declare-c = 和棋
lesson-impasse-declare-why = 要數清楚。本程序會列出條件，齊了才提示宣言。

## At the board

lesson-notation = 讀寫棋譜
lesson-notation-play = 著手的寫法：先後手、格、棋駒。下☗７六步：步兵走到７六。
lesson-notation-rook = 再下☗２六步，打開飛車的路。
lesson-notation-same = 角行剛在２二吃子。棋譜裡的「同」是什麼意思？
lesson-notation-same-a = 走到上一手的同一格
lesson-notation-same-b = 同一枚棋駒再走一次
lesson-notation-same-c = 局面相同
lesson-notation-same-why = 指上一手所到的格，吃回時就這樣寫。
lesson-notation-which = 兩枚金將都能到５八，用左右區別。下☗５八金右。
lesson-notation-drop = 打入與走子會混淆時加「打」字。打☗５二金。

lesson-fouls = 盤上的犯規
lesson-fouls-count = 真的棋盤不會阻止犯規，而犯規當場判負。在這裡會事先提醒；也可以選擇像真棋盤那樣下。
lesson-fouls-twice = 先手剛下完，後手還沒下，先手又下了一手。怎麼判？
lesson-fouls-twice-a = 先手負
lesson-fouls-twice-b = 退回第二手
lesson-fouls-twice-c = 後手也能連下兩手
lesson-fouls-twice-why = 二手連走也是犯規。
lesson-fouls-king = 玉將正被飛車王手。試一手不應將的棋。
lesson-fouls-jump = 只有桂馬能跳。試着讓飛車或角行越過別的子。
lesson-fouls-late = 五手以前的犯規，在對局中才被發現。還判負嗎？
lesson-fouls-late-a = 判負
lesson-fouls-late-b = 不判
lesson-fouls-late-why = 只要還沒有人認輸，從犯規那一刻起就負。

lesson-manners = 禮儀
lesson-manners-greet = 對局前雙方行禮，說「請多指教」。段位高者取王將，低者取玉將。
lesson-manners-toss = 用五枚步兵擲先（振駒）。正面朝上的較多，誰是先手？
lesson-manners-toss-a = 步兵的主人
lesson-manners-toss-b = 另一方
lesson-manners-toss-c = 重擲
lesson-manners-toss-why = 用段位高者的步兵。數目相同則重擲。
lesson-manners-ohashi = 大橋流的擺法：玉、金、銀、桂、香、角、飛，再從中間向兩邊擺步兵，雙方輪流各一枚。
lesson-manners-ito = 伊藤流的擺法：桂馬之後從左起擺步兵，最後才擺香、角、飛，免得它們過早指着對方。
lesson-manners-resign = 沒有希望就認輸：手扶駒台，行禮，說「我輸了」。然後兩人一起復盤（感想戰）。

lesson-handicaps = 讓子與段級位
lesson-handicaps-why = 強的一方可在開局前拿掉棋駒，拿掉的不再使用。這裡拿掉了飛車和角行：讓二枚。
lesson-handicaps-first = 讓子局誰先下？
lesson-handicaps-first-a = 下手
lesson-handicaps-first-b = 上手
lesson-handicaps-first-why = 上手先下。
lesson-handicaps-three = 雙方相差三個段級，通常怎樣讓？
lesson-handicaps-three-a = 香落
lesson-handicaps-three-b = 角落
lesson-handicaps-three-c = 二枚落
lesson-handicaps-three-why = 差二讓香，差三讓角，差四讓飛，差六、七讓二枚，差十、十一讓六枚。
lesson-handicaps-grades = 初學從15級升到1級，然後是初段、二段，直到九段。職業棋手另有四段到九段的段位。

lesson-tsume = 詰將棋
lesson-tsume-customs = 詰將棋只畫有關的部分。攻方持有所示的子，玉方持有其餘全部。攻方步步王手，直到將死，最後手中不剩子。
lesson-tsume-one = 一手詰。
lesson-tsume-three = 三手詰：你的一手，對方最好的應手，再將死。

lesson-not-so = 真的嗎
lesson-not-so-checks = 「不許連續王手。」
lesson-not-so-checks-a = 真的
lesson-not-so-checks-b = 不是
lesson-not-so-checks-why = 只禁止全靠王手讓同一局面出現四次。追着玉將走遍棋盤也可以。
lesson-not-so-pawn = 「可以打步兵王手。」
lesson-not-so-pawn-a = 真的
lesson-not-so-pawn-b = 不是
lesson-not-so-pawn-why = 可以，只要不是將死。
lesson-not-so-knight = 「桂馬一進敵陣就必須升變。」
lesson-not-so-knight-a = 真的
lesson-not-so-knight-b = 不是
lesson-not-so-knight-why = 只有最遠兩段必須升變，第三段可以不升變。
lesson-not-so-chase = 「一直追同一枚棋駒算千日手犯規。」
lesson-not-so-chase-a = 真的
lesson-not-so-chase-b = 不是
lesson-not-so-chase-why = 只看整個局面出現四次，而且那是和棋。
lesson-not-so-cost = 「升變不另費一手，打入要費一手。」
lesson-not-so-cost-a = 真的
lesson-not-so-cost-b = 不是
lesson-not-so-cost-why = 升變是走子的一部分；打入就是一手棋。
lesson-not-so-dead = 「桂馬也不能打在走不動的地方。」
lesson-not-so-dead-a = 真的
lesson-not-so-dead-b = 不是
lesson-not-so-dead-why = 步兵和香車不能打在最底一段，桂馬不能打在最底兩段。
lesson-not-so-file = 「有成步的筋不能打步兵。」
lesson-not-so-file-a = 真的
lesson-not-so-file-b = 不是
lesson-not-so-file-why = 只有自己未升變的步兵才妨礙。
lesson-not-so-returns = 「一枚棋駒四次回到原處就是和棋。」
lesson-not-so-returns-a = 真的
lesson-not-so-returns-b = 不是
lesson-not-so-returns-why = 要整個局面相同，持駒和手番也在內。
lesson-not-so-taken = 「吃掉玉將，棋局結束。」
lesson-not-so-taken-a = 真的
lesson-not-so-taken-b = 不是
lesson-not-so-taken-why = 早一手，將死時就結束了。玉將從不被吃。

lesson-history = 歷史與大小
lesson-history-born = 印度的恰圖蘭卡經東南亞傳到日本，成為平安將棋，後來有大到三十六格見方的將棋，也有小將棋。今天的規則由大橋宗桂定下。小將棋裡原有醉象，相傳後奈良天皇命人去掉。
lesson-history-china = 1994年北京的少年宮開始教將棋；次年，龍王戰七番勝負的第三局在北京舉行。
lesson-history-size = 大約有10的71次方種局面，10的226次方種棋局：少於圍棋，多於中國象棋和國際象棋。吃掉的子還能再用，所以和棋很少。

## First tactics

lesson-fork = 兩取
lesson-fork-silver = 一子同時攻擊兩子，對方顧不了兩頭。割打之銀：把銀將打在飛車和金將的背後。
lesson-fork-knight = 兜襠之桂：把桂馬打在能攻擊兩枚金將的格。
lesson-fork-rook = 王手飛車：同時攻擊玉將和飛車。打角行。

lesson-line = 線上的攻擊
lesson-line-skewer = 田樂刺：角行後面是玉將，走不開。把香車打在角行下方。
lesson-line-pin = 被牽制的子不能離開這條線。用金將試試。
lesson-line-behind = 殺入敵陣並升變：讓飛車到２二成龍王。

lesson-pawns = 步兵的手筋
lesson-pawns-tokin = 成步走法如金將，被吃了對方也只得一枚步兵。做一枚成步。
lesson-pawns-dangle = 垂步：下一手就能升變的步兵。在沒有己方步兵的筋上，打在敵陣前一段。

lesson-together = 棋駒的配合
lesson-together-silvers = 兩枚斜著相鄰的銀將互相保護。把家裡的銀將和另一枚連起來。
lesson-together-spear = 香車俗稱「槍」：同一筋上兩枝槍重疊就能突破邊路。在後面再打一枝。

## Castles

lesson-mino = 美濃圍
lesson-mino-build = 振飛車的圍玉，幾手就能搭好：飛車到６八，玉將到２八，銀將到３八，左邊的金將到５八。
lesson-mino-high = 從美濃圍把金將升到４七，成為高美濃，更能抵擋上方的進攻。

lesson-yagura = 矢倉
lesson-yagura-build = 居飛車的城堡：銀將到７七，金將到７八和６七，玉將到８八。角行要先讓路。

lesson-boat = 舟圍
lesson-boat-build = 對付振飛車的輕快圍玉：玉將到７八，金將到５八，其餘不動。

lesson-anaguma = 穴熊
lesson-anaguma-static = 香車到９八，玉將到９九，銀將到８八。離王手最遠的圍玉。
lesson-anaguma-ranging = 振飛車在另一邊：香車到１八，玉將到１九，銀將到２八。

## 戰型

lesson-yagura-opening = 矢倉戰型
lesson-yagura-opening-play = 雙方飛車不動，築起堅固的圍玉。打開角道，左邊的銀將上６八，用６六步關上角道，進５六步，再把銀將上到７七。

lesson-kakugawari = 角換
lesson-kakugawari-play = 推進飛車前的步，用７七角守住。後手換角，就用６八的銀將吃回，雙方各持一枚角行。

lesson-koshikakegin = 腰掛銀
lesson-koshikakegin-play = 換角之後，右邊的銀將經３八、４七走到５六，「坐」在步上：能攻能守。

lesson-bougin = 棒銀
lesson-bougin-play = 銀將在飛車前面筆直向上：３八、２七、２六。這是最先學的進攻。

lesson-aigakari = 相掛
lesson-aigakari-play = 雙方都推進飛車前的步。７八金守住８七，在２四換步，飛車退到２六。

lesson-yokofudori = 取橫步
lesson-yokofudori-play = 角道也打開，換掉飛車前的步，再吃旁邊的步：飛車到３四。最激烈的戰型。

lesson-gokigen-nakabisha = 愉快中飛車
lesson-gokigen-nakabisha-play = 角道不關，推進中央的步，飛車振到第５筋。

lesson-normal-shikenbisha = 普通四間飛車
lesson-normal-shikenbisha-play = 用６六步關上角道，飛車振到它後面，玉將移向右邊。最先學的振飛車。

lesson-hayaishida = 速石田流
lesson-hayaishida-play = 第７筋的步立刻走到７五，飛車振到它後面。攻勢銳利。

lesson-mukaibisha = 向飛車
lesson-mukaibisha-play = 角行上７七，關上角道，飛車振到第８筋，與對方的飛車相對。

lesson-migishikenbisha = 右四間飛車
lesson-migishikenbisha-play = 進４筋的步，飛車到４八：集中全力進攻第４筋。

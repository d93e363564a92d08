### Lessons: the page, and what each step says.

## The page

learn-lead = From the first look at the board to your first castles. Every task is done on the board.
learn-progress = { $done } of { $all } steps
learn-done = (done)
learn-begin = Begin
learn-go-on = Go on
learn-step = Step { $at } of { $all }
learn-task = Your task
learn-actions = In the lesson
learn-next = Next
learn-next-lesson = Next lesson: { $lesson }
learn-all = All lessons
learn-previous = Back
learn-hint = Hint
learn-hint-move = Play { $move }.
learn-restart = From the start
learn-well = Right.
learn-finished = That was the last step. The lesson is done.
learn-forbidden = Right, this is forbidden. { $reason }
learn-left = { $count ->
    [one] One square to go.
   *[other] { $count } squares to go.
}
learn-point-wrong = Not that square. Look again.
learn-point = Point at the square
learn-choose = The answers
learn-choose-wrong = No. Think again.
learn-placed = { $at } of { $all } pieces
learn-set-up-all = All at once
learn-time = { $seconds } s
learn-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}
learn-best = Your best: { $seconds } s
learn-unknown = There is no such lesson
learn-again-any = That is not what is asked.
learn-again-check = This move gives no check. Look for one that attacks the king.
learn-again-mate = This is no mate yet: the king can still get away, or the attacker can be taken.
learn-again-capture = This move takes nothing. Look for a piece to take.
learn-again-promote = The piece did not promote. Choose the promoted side.
learn-again-stay = This time leave the piece as it is: where it could promote, do not.
learn-again-drop = Put the piece in hand onto the board.
learn-again-fork = Not both at once, or the piece would be taken. Look for a square that attacks two.
learn-again-not-this = This can be played, but look for the move that is asked for.
learn-again-allowed = This move is allowed. Try the forbidden one.
learn-again-alone = In this exercise your opponent stands still: no captures, no checks.

## Castles, openings, proverbs

atlas-title = Castles, openings, proverbs
atlas-castles = Castles
atlas-openings = Openings
atlas-proverbs = Proverbs
atlas-find = Find by name or word
atlas-count = { $count ->
    [0] Nothing like that.
    [one] One.
   *[other] { $count } of them.
}

## Drills

drill-title = Drills
drill-squares = Squares
drill-castles = Name the castle
drill-fouls = Find the foul
drill-mates = Mate in one
drill-square = Point at { $square }.
drill-ask-castles = Which castle is this?
drill-ask-fouls = May this move be played? If not, which rule does it break?
drill-ask-mates = Mate with one move.
drill-allowed = It is allowed
drill-wrong = No.
drill-was = No, it is: { $answer }.
drill-no-mate = That is no mate. The next one!
drill-count = { $at } of { $all } · { $right } right
drill-over = { $right } of { $all } right in { $seconds } s.
drill-again = Another round

## Chapters

chapter-pieces = Board and pieces
chapter-rules = The rules
chapter-practice = At the board
chapter-tactics = First tactics
chapter-castles = Build a castle
chapter-openings = Openings

## Board and pieces

lesson-board = The board
lesson-board-start = Nine files, nine ranks, and twenty pieces a side. All pieces have one colour: whose they are is told by where they point. Yours point away from you.
lesson-board-first = Shogi is played by Black (☗) and White (☖). Who moves first?
lesson-board-first-a = Black
lesson-board-first-b = White
lesson-board-first-why = Black moves first in an even game. There are no black and white pieces: these are only the names of the sides.
lesson-board-square = Files are counted from the right, ranks from the top. Where the 7th file meets the 6th rank is 7f. Point at it.
lesson-board-another = Now point at 3d: third file, fourth rank.
lesson-board-camp = The ranks nearest to you are your camp. How many are they?
lesson-board-camp-a = Two
lesson-board-camp-b = Three
lesson-board-camp-c = Four
lesson-board-camp-why = Three ranks: from the pawns to the edge. Your opponent’s camp is where your pieces promote.

lesson-king = The king
lesson-king-reach = The king goes one square in any direction. Point at all eight squares.
lesson-king-walk = Walk with the king over the marked squares. Nobody else moves here.

lesson-gold = The gold
lesson-gold-reach = The gold goes one square straight, or diagonally forward: six squares, not the two diagonals back. Point at them.
lesson-gold-walk = Walk with the gold over the marked squares.

lesson-silver = The silver
lesson-silver-reach = The silver goes one square forward in three ways, or diagonally back: five squares. Point at them.
lesson-silver-walk = Forward straight, or in any diagonal: walk over the marked squares.
lesson-silver-beside = A silver does not step sideways. Bring it to the square beside it: that takes two moves.

lesson-knight = The knight
lesson-knight-reach = The knight jumps two squares forward and one to the side, and only forward. Point at its two squares.
lesson-knight-jump = It is the only piece that jumps over others. Jump out over the marked squares; it can never come back.

lesson-lance = The lance
lesson-lance-reach = The lance goes straight forward, as far as the way is free, and can take what stands there. Point at all squares it can reach.
lesson-lance-take = Go to the middle first, then take the pawn.

lesson-pawn = The pawn
lesson-pawn-walk = The pawn goes one square straight forward. Walk two squares.
lesson-pawn-take = It also takes straight forward, never diagonally. Take a pawn.

lesson-rook = The rook
lesson-rook-walk = The rook goes straight, any distance. Visit the marked squares.
lesson-rook-blocked = It cannot jump: an own piece stops it, an enemy piece can be taken. Point at every square that this rook can reach.

lesson-bishop = The bishop
lesson-bishop-walk = The bishop goes diagonally, any distance. Visit the marked squares.
lesson-bishop-colour = Imagine the board chequered. Can an unpromoted bishop ever come from a dark square to a light one?
lesson-bishop-colour-a = Yes
lesson-bishop-colour-b = No
lesson-bishop-colour-why = Diagonals keep to one colour. Promoted, it also steps straight, and reaches every square.

lesson-verse = The old verse
lesson-verse-all = The king is free in all eight ways; the gold not to the two behind its sides; the silver not left, right or back; the knight’s horn leaps beyond the one ahead; the lance flies forward as it will; the rook ahead, behind, left, right; the bishop goes on four wings; the pawn one step and no other way; and three ranks in, all turn to gold.

## The rules

lesson-capture = Captures and the hand
lesson-capture-take = A piece that moves onto an enemy piece takes it. Take the silver.
lesson-capture-hand = It is yours now, and stands on your piece stand. Instead of moving, you may drop it on an empty square. Drop it anywhere.
lesson-capture-turned = This pawn has promoted to a tokin. You take it. What comes into your hand?
lesson-capture-turned-a = A pawn
lesson-capture-turned-b = A tokin
lesson-capture-turned-why = Every captured piece goes back to its plain side.

lesson-drops = Drops
lesson-drops-check = A drop may give check. Drop the silver so that it attacks the king.
lesson-drops-zone = You drop a pawn inside the enemy camp. How does it come?
lesson-drops-zone-a = Promoted
lesson-drops-zone-b = Unpromoted
lesson-drops-zone-why = A drop is always plain. The piece may promote with its next move.
lesson-drops-turn = Does a drop take your turn?
lesson-drops-turn-a = Yes, it is your move
lesson-drops-turn-b = No, you may move as well
lesson-drops-turn-why = One move or one drop each, in turn.

lesson-nifu = Two pawns (nifu)
lesson-nifu-try = You may not drop a pawn on a file that has an own unpromoted pawn. This loses more real games than any other foul. Try it here.
lesson-nifu-tokin = A tokin is no pawn: it does not bar its file. Drop the pawn on the fifth file, below the tokin.
lesson-nifu-theirs = The fifth file has an enemy pawn. May you drop one of yours there?
lesson-nifu-theirs-a = Yes
lesson-nifu-theirs-b = No
lesson-nifu-theirs-why = Only your own unpromoted pawn counts.

lesson-dead-end = Nowhere to go
lesson-dead-end-pawn = A piece must never stand where it can never move again. Try to drop the pawn on the last rank.
lesson-dead-end-knight = The knight needs two ranks ahead. Try to drop it where it could never jump.
lesson-dead-end-lowest = Which is the farthest rank where a knight may be dropped?
lesson-dead-end-lowest-a = The third from the far edge
lesson-dead-end-lowest-b = The second from the far edge
lesson-dead-end-lowest-c = The last
lesson-dead-end-lowest-why = From the third rank it can jump to the first, where it must promote.

lesson-uchifuzume = Mate by a pawn drop
lesson-uchifuzume-try = A pawn may not be dropped with mate. Try it: the king in the corner would have no way out.
lesson-uchifuzume-move = A pawn that moves may give mate. Mate with the pawn on the board.
lesson-uchifuzume-check = May a pawn be dropped with check, when it is no mate?
lesson-uchifuzume-check-a = Yes
lesson-uchifuzume-check-b = No
lesson-uchifuzume-check-why = Only mate by a pawn drop is forbidden.

lesson-promotion = Promotion
lesson-promotion-enter = The far three ranks are the promotion zone. A piece that moves into it may promote. Do it with the silver.
lesson-promotion-leave = A move that begins in the zone may promote too, wherever it ends. Promote the rook.
lesson-promotion-stay = You need not promote: a silver keeps its diagonals. Go into the zone without promoting.
lesson-promotion-must = A knight on the last two ranks could never move again: there it must promote. Try to leave it plain.
lesson-promotion-tokin = Promoted pawns, lances, knights and silvers all move like gold. Point at the squares of this tokin.
lesson-promotion-dragon = A promoted rook, the dragon, also steps one square diagonally. Visit the marked squares.
lesson-promotion-horse = A promoted bishop, the horse, also steps one square straight. Visit the marked squares.

lesson-check = Check
lesson-check-give = Who attacks the king gives check. Give check with bishop or rook.
lesson-check-flee = In check you must get out of it. First way: move the king.
lesson-check-take = Second way: take the piece that gives check.
lesson-check-block = Third way: put something between. Drop the gold.
lesson-check-pinned = No move may leave your own king in check. The gold is pinned: try to step aside with it.

lesson-mate = Checkmate
lesson-mate-gold = A check that cannot be answered is mate and wins. The best known: a gold at the head of the king. Give mate.
lesson-mate-silver = The silver supports, the gold mates. Give mate.
lesson-mate-knight = The king is shut in by its own pieces. A knight’s check cannot be blocked: give mate.
lesson-mate-really = White is in check by the gold. Is it mate?
lesson-mate-really-a = Yes
lesson-mate-really-b = No, the king takes the gold
lesson-mate-really-why = Nothing supports the gold. A mating piece needs a helper.
lesson-mate-stuck = White is to move, is not in check, and has no legal move. How does the game end?
lesson-mate-stuck-a = White loses
lesson-mate-stuck-b = It is a draw
lesson-mate-stuck-c = White passes
lesson-mate-stuck-why = Who cannot move loses. In real games that almost never happens.

lesson-repetition = Repetition
lesson-repetition-times = The same position, with the same pieces in hand and the same side to move, comes again and again. When is it a draw?
lesson-repetition-times-a = The second time
lesson-repetition-times-b = The third time
lesson-repetition-times-c = The fourth time
lesson-repetition-times-why = At the fourth. In formal games it is then replayed with the sides changed.
lesson-repetition-checks = One side gave check with every move between the first and the fourth time. What then?
lesson-repetition-checks-a = A draw
lesson-repetition-checks-b = The checking side loses
lesson-repetition-checks-c = The king’s side loses
lesson-repetition-checks-why = Perpetual check is forbidden: the checker has to vary in time.

lesson-impasse = Impasse
lesson-impasse-entered = When a king has entered the enemy camp it can hardly be mated, since pieces fight forward. If both agree that no mate is possible, points decide.
lesson-impasse-points = Rook and bishop count 5 points, promoted or not, other pieces 1, in hand as well; the king none. Black has a rook, a bishop, a gold and three pawns. How many points?
lesson-impasse-points-a = 6
lesson-impasse-points-b = 12
lesson-impasse-points-c = 14
lesson-impasse-points-why = 5 + 5 + 1 + 3. With the 27-point rule, who has fewer than 27 loses.
lesson-impasse-declare = A player may also declare the win: king in the enemy camp and not in check, ten other pieces in the camp, and points enough. What if a condition is missing?
lesson-impasse-declare-a = The game goes on
lesson-impasse-declare-b = The declarer loses
lesson-impasse-declare-c = It is a draw
lesson-impasse-declare-why = Count twice. Komadai shows the conditions, and offers the declaration only when they hold.

## At the board

lesson-notation = Reading and writing moves
lesson-notation-play = A move is written: side, square, piece. Play ☗P-7f: the pawn goes to 7f.
lesson-notation-rook = Now P-2f: it opens the way of the rook.
lesson-notation-same = The bishop has just taken on 2b. In Japanese, what does “same” (同) say?
lesson-notation-same-a = The next move goes to that same square
lesson-notation-same-b = The same piece moves again
lesson-notation-same-c = The position repeats
lesson-notation-same-why = It stands for the square of the move before: a recapture.
lesson-notation-which = Both golds can go to 5h. Japanese says which by right and left: play the right gold (☗5八金右).
lesson-notation-drop = A drop is written with * (打 in Japanese where it would be unclear). Play G*5b.

lesson-fouls = Fouls over the board
lesson-fouls-count = At a real board nothing stops you from an illegal move, and a foul loses at once. Here it is shown before it happens, unless you choose to play as at a real board.
lesson-fouls-twice = Black has just moved, and moves again before White. What happens?
lesson-fouls-twice-a = Black loses
lesson-fouls-twice-b = The second move is taken back
lesson-fouls-twice-c = White may move twice too
lesson-fouls-twice-why = Two moves in a row is a foul like any other.
lesson-fouls-king = Your king is in check by the rook. Try a move that leaves it there.
lesson-fouls-jump = Only knights jump. Try to move the rook or bishop through a piece.
lesson-fouls-late = A foul is noticed five moves later, while the game goes on. Does it still lose?
lesson-fouls-late-a = Yes
lesson-fouls-late-b = No
lesson-fouls-late-why = As long as nobody has resigned, it loses from the moment it was made.

lesson-manners = Manners
lesson-manners-greet = Before the game both bow and say “onegai shimasu” (please). The higher-ranked player takes the king 王, the other the jewel 玉.
lesson-manners-toss = Who begins is tossed with five pawns (furigoma). More plain sides than promoted ones show. Who is Black?
lesson-manners-toss-a = The player whose pawns they are
lesson-manners-toss-b = The other player
lesson-manners-toss-c = Toss again
lesson-manners-toss-why = They are the higher-ranked player’s pawns. On a tie they are tossed again.
lesson-manners-ohashi = The Ōhashi order of setting up: king, golds, silvers, knights, lances, bishop and rook, then the pawns from the middle, one piece each in turn.
lesson-manners-ito = The Itō order: after the knights come the pawns from the left, and only then lances, bishop and rook, so that none of them points at the opponent too early.
lesson-manners-resign = When there is no hope, one resigns: a hand on the piece stand, a bow, and “makemashita” (I have lost). Afterwards both look at the game together.

lesson-handicaps = Handicaps and grades
lesson-handicaps-why = The stronger player can take pieces off before the game. They never come into play. Here rook and bishop are away: the two-piece handicap.
lesson-handicaps-first = Who moves first in a handicap game?
lesson-handicaps-first-a = The receiver, Black
lesson-handicaps-first-b = The giver, White
lesson-handicaps-first-why = The giver moves first.
lesson-handicaps-three = The players are three grades apart. Which handicap is usual?
lesson-handicaps-three-a = A lance
lesson-handicaps-three-b = The bishop
lesson-handicaps-three-c = Two pieces
lesson-handicaps-three-why = Two grades: lance; three: bishop; four: rook; six or seven: two pieces; ten or eleven: six pieces.
lesson-handicaps-grades = Beginners start at 15 kyu and climb to 1 kyu; then come 1 dan, 2 dan and so on to 9 dan. Professionals have a scale of their own, from 4 to 9 dan.

lesson-tsume = Mate problems
lesson-tsume-customs = A mate problem shows only what matters. The attacker has what stands in hand, the defender all other pieces. Every move of the attacker gives check, and nothing is left in hand at the end.
lesson-tsume-one = Mate in one.
lesson-tsume-three = Mate in three: your move, the best defence, and your last move.

lesson-not-so = True or not
lesson-not-so-checks = “It is forbidden to give check again and again.”
lesson-not-so-checks-a = True
lesson-not-so-checks-b = Not so
lesson-not-so-checks-why = Only the fourth repetition of a position by checks alone is forbidden. You may chase the king over the whole board.
lesson-not-so-pawn = “A pawn may be dropped with check.”
lesson-not-so-pawn-a = True
lesson-not-so-pawn-b = Not so
lesson-not-so-pawn-why = It may, unless it is mate.
lesson-not-so-knight = “A knight must promote when it enters the zone.”
lesson-not-so-knight-a = True
lesson-not-so-knight-b = Not so
lesson-not-so-knight-why = Only on the last two ranks. On the third it may stay a knight.
lesson-not-so-chase = “To attack the same piece again and again is a forbidden repetition.”
lesson-not-so-chase-a = True
lesson-not-so-chase-b = Not so
lesson-not-so-chase-why = Only the whole position counts, four times, and then it is a draw.
lesson-not-so-cost = “Promotion costs no move of its own, a drop does.”
lesson-not-so-cost-a = True
lesson-not-so-cost-b = Not so
lesson-not-so-cost-why = A piece promotes as part of its move. A drop is a whole move.
lesson-not-so-dead = “Knights too may not be dropped where they could never move.”
lesson-not-so-dead-a = True
lesson-not-so-dead-b = Not so
lesson-not-so-dead-why = Pawn and lance not on the last rank, the knight not on the last two.
lesson-not-so-file = “A tokin bars its file for a pawn drop.”
lesson-not-so-file-a = True
lesson-not-so-file-b = Not so
lesson-not-so-file-why = Only an own unpromoted pawn does.
lesson-not-so-returns = “A piece that returns to its square four times makes a draw.”
lesson-not-so-returns-a = True
lesson-not-so-returns-b = Not so
lesson-not-so-returns-why = The whole position has to return, hands and turn included.
lesson-not-so-taken = “The game ends when the king is taken.”
lesson-not-so-taken-a = True
lesson-not-so-taken-b = Not so
lesson-not-so-taken-why = It ends with mate, a move before. Kings are never taken.

lesson-history = History and size
lesson-history-born = From India’s chaturanga, through South-East Asia, came Heian shogi; then great games of up to 36 by 36 squares, and a small one. Ōhashi Sōkei fixed the rules we play. The small game once had a drunk elephant, which, it is said, Emperor Go-Nara had taken away.
lesson-history-china = In 1994 Beijing’s youth centres began to teach shogi. A year later the third game of a Ryūō final was played there.
lesson-history-size = About 10^71 positions and 10^226 games: fewer than go, more than xiangqi and chess. No captured piece leaves the game, so that draws are rare.

## First tactics

lesson-fork = Two at once (fork)
lesson-fork-silver = A piece that attacks two cannot be answered for both. Drop the silver behind rook and gold.
lesson-fork-knight = The knight’s loincloth: drop the knight where it attacks both golds.
lesson-fork-rook = King and rook at once, the dearest fork of all: drop the bishop.

lesson-line = Lines
lesson-line-skewer = The bishop cannot leave: behind it stands the king. Drop the lance below the bishop.
lesson-line-pin = A pinned piece must not step off the line. Try it with the gold.
lesson-line-behind = Slip in and promote: bring the rook to 2b as a dragon.

lesson-pawns = Pawns
lesson-pawns-tokin = A tokin moves like a gold, and if it is taken the enemy gets only a pawn. Make one.
lesson-pawns-dangle = A dangling pawn promotes next move. Drop the pawn one rank before the zone, on a file without an own pawn.

lesson-together = Pieces that stand together
lesson-together-silvers = Two silvers a diagonal step apart guard each other. Join the silver at home to the other one.
lesson-together-spear = Lances are called spears: two on one file break through an edge together. Put the second behind the first.

## Castles

lesson-mino = Mino
lesson-mino-build = The castle of the ranging rook, built in a few moves. Rook to 6h, king to 2h, silver to 3h, left gold to 5h.
lesson-mino-high = From Mino the gold goes up to 4g: the High Mino, stronger against an attack from above.

lesson-yagura = Yagura
lesson-yagura-build = The fortress of the static rook: silver to 7g, golds to 7h and 6g, king to 8h. The bishop has to make way.

lesson-boat = Boat castle
lesson-boat-build = Quick and light against a ranging rook: king to 7h, gold to 5h, and the rest stays at home.

lesson-anaguma = Anaguma
lesson-anaguma-static = The bear in its hole: lance to 9h, king to 9i, silver to 8h. No castle is farther from check.
lesson-anaguma-ranging = The same on the other side for the ranging rook: lance to 1h, king to 1i, silver to 2h.

## Openings

lesson-yagura-opening = Yagura opening
lesson-yagura-opening-play = Both rooks stay at home, and a fortress is built. Open the bishop’s line, bring the left silver to 6h, close the line with the pawn at 6f, open 5f, and set the silver on 7g.

lesson-kakugawari = Bishop Exchange
lesson-kakugawari-play = Push the rook’s pawn, guard your own file with the bishop on 7g, and let White take it: the silver from 6h takes back, and both have a bishop in hand.

lesson-koshikakegin = Reclining Silver
lesson-koshikakegin-play = After the exchange of bishops the right silver goes by 3h and 4g to 5f, where it “reclines” on its pawn: ready to attack and to defend.

lesson-bougin = Climbing Silver
lesson-bougin-play = The silver climbs straight up before the rook: 3h, 2g, 2f. It is the first attack that everybody learns.

lesson-aigakari = Double Wing
lesson-aigakari-play = Both sides push the rook’s pawn at once. Guard 8g with the gold on 7h, exchange the pawn on 2d, and draw the rook back to 2f.

lesson-yokofudori = Side-pawn Capture
lesson-yokofudori-play = Open the bishop’s line as well, exchange the rook’s pawn, and take the pawn at its side: the rook lands on 3d. The wildest of openings.

lesson-gokigen-nakabisha = Cheerful Central Rook
lesson-gokigen-nakabisha-play = Keep the bishop’s line open, push the middle pawn, and swing the rook to the middle file.

lesson-normal-shikenbisha = Normal Fourth-file Rook
lesson-normal-shikenbisha-play = Close the bishop’s line with the pawn at 6f, swing the rook behind it, and lead the king to the right. The first ranging rook to learn.

lesson-hayaishida = Quick Ishida
lesson-hayaishida-play = The pawn runs to 7e at once, and the rook comes behind it on the third file from the left. A sharp attack.

lesson-mukaibisha = Opposing Rook
lesson-mukaibisha-play = The bishop goes to 7g, the line is closed, and the rook stands against the enemy’s rook on the eighth file.

lesson-migishikenbisha = Right Fourth-file Rook
lesson-migishikenbisha-play = The rook steps to 4h behind an advanced pawn: its whole force goes at the fourth file.

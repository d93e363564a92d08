### The words of the rules: sides, pieces, grades, handicaps, reasons, ends.

## Sides

side-black = Black
side-white = White
side-black-handicap = Black (receiver)
side-white-handicap = White (giver)

## Pieces

piece-king = king
piece-rook = rook
piece-bishop = bishop
piece-gold = gold
piece-silver = silver
piece-knight = knight
piece-lance = lance
piece-pawn = pawn
piece-dragon = dragon
piece-horse = horse
piece-promoted-silver = promoted silver
piece-promoted-knight = promoted knight
piece-promoted-lance = promoted lance
piece-tokin = tokin

## Grades

grade-kyu = { $n } kyu
grade-dan = { $n } dan
grade-max = as strong as it can

## Handicaps

handicap-even = even
handicap-lance = lance
handicap-right-lance = right lance
handicap-two-lances = two lances
handicap-bishop = bishop
handicap-rook = rook
handicap-rook-lance = rook and lance
handicap-rook-two-lances = rook and two lances
handicap-two = two pieces
handicap-three = three pieces
handicap-four = four pieces
handicap-five = five pieces
handicap-five-left = five pieces (left knight)
handicap-six = six pieces
handicap-seven = seven pieces
handicap-seven-left = seven pieces (left silver)
handicap-eight = eight pieces
handicap-nine = nine pieces
handicap-nine-left = nine pieces (left gold)
handicap-ten = ten pieces
handicap-three-pawns = three pawns in hand
handicap-bare-king = bare king

## Why a move is not legal

reason-nifu = Nifu: you already have an unpromoted pawn on this file, so a second one may not be dropped there.
reason-uchifuzume = Uchifuzume: a dropped pawn may not give immediate checkmate.
reason-dead-end = Dead end: a dropped piece must be able to move, so no pawn or lance on the last rank and no knight on the last two.
reason-occupied = Occupied: a piece may only be dropped on an empty square.
reason-not-in-hand = Not in hand: you do not hold such a piece.
reason-cannot-promote = No promotion: only a move that starts or ends in the enemy camp may promote; golds, kings, promoted pieces and drops never do.
reason-must-promote = Forced promotion: a pawn or lance on the last rank, or a knight on the last two, could never move again.
reason-wrong-movement = Wrong movement: you have no piece there that moves like this.
reason-blocked = Blocked: a piece stands in between, and only the knight jumps.
reason-own-piece = Own piece: you may not capture your own piece.
reason-leaves-king-in-check = King left in check: after this move your king could be captured.
reason-malformed = This cannot be read as a move.

## Names of fouls

foul-nifu = two pawns on a file (nifu)
foul-uchifuzume = pawn-drop mate (uchifuzume)
foul-dead-end = drop of a piece with no move
foul-occupied = drop on an occupied square
foul-not-in-hand = drop of a piece not in hand
foul-cannot-promote = unlawful promotion
foul-must-promote = forced promotion missed
foul-wrong-movement = wrong movement
foul-blocked = jumping over a piece
foul-own-piece = capture of an own piece
foul-leaves-king-in-check = king left in check
foul-malformed = impossible move
foul-promoted-drop = drop of a piece promoted side up
foul-two-moves = two moves in a row
foul-perpetual-check = perpetual check

## Ends

end-checkmate = checkmate
end-no-moves = no legal move
end-resign = resignation
end-timeout = time out
end-foul = foul
end-repetition = fourfold repetition
end-perpetual-check = perpetual check
end-impasse = impasse
end-declaration = win by declaration
end-failed-declaration = failed declaration
end-try = try rule
end-move-limit = move limit
end-adjourned = adjourned

## Faults of SFEN

sfen-missing-field = column { $column }: expected board, side to move and hands
sfen-extra-field = column { $column }: nothing may follow the move number
sfen-row-count = column { $column }: expected nine rows
sfen-row-sum = column { $column }: expected nine squares in the row
sfen-unknown-piece = column { $column }: expected a piece letter (PLNSGBRK, + before a promoted one) or a digit 1-9
sfen-side = column { $column }: expected b or w for the side to move
sfen-hand-count = column { $column }: expected - or pieces in hand with counts from 1 to 18 before the letter
sfen-king-in-hand = column { $column }: a king cannot be in hand
sfen-ply = column { $column }: expected a move number from 1 to 65535
sfen-underscore = column { $column }: expected blanks, not underscores

## Positions that cannot be played

position-too-many = more than { $count } of this piece: { $piece }
position-two-kings = { $side } has two kings
position-two-pawns = { $side } has two unpromoted pawns on file { $file } (nifu)
position-dead-piece = the { $piece } on { $square } can never move
position-opponent-in-check = the king of { $side } is in check although it is the other side's turn

## Moves that cannot be read

notation-empty = there is no move
notation-too-long = the text is too long
notation-expected-square = column { $column } (“{ $found }”): expected a square (76, ７六, 7f), 同 or a piece letter
notation-expected-rank = column { $column } (“{ $found }”): expected the rank of the square
notation-expected-piece = column { $column } (“{ $found }”): expected a piece or a second square
notation-expected-end = column { $column } (“{ $found }”): expected nothing after the move
notation-same-square = column { $column } (“{ $found }”): the move ends where it began
notation-wrong-side = column { $column } (“{ $found }”): it is the other side's turn
notation-no-previous = column { $column } (“{ $found }”): 同 needs a move before it
notation-no-candidate = column { $column } (“{ $found }”): no such piece can go there
notation-ambiguous = column { $column } (“{ $found }”): several pieces can go there ({ $squares }); say which
notation-origin-mismatch = column { $column } (“{ $found }”): another piece, or none, stands on the origin
notation-not-droppable = column { $column } (“{ $found }”): such a piece is never in hand

## Warnings about record files

warning-place = line { $line }, column { $column }
warning-unknown-line = a line of unknown form was skipped
warning-unknown-handicap = unknown handicap, read as an even game
warning-board = the diagram is not whole and was not used
warning-hand = pieces in hand that cannot be read
warning-unplayable-start = the start breaks the rules and was kept as it is
warning-no-position = the start cannot be set up, so no moves were read
warning-unreadable-move = a move that cannot be read
warning-illegal-move = a move against the rules
warning-after-end = a move after the end
warning-piece-mismatch = the piece named is not the one on the origin
warning-move-number = the move number does not continue the line
warning-no-branch = the start of the variation was not found
warning-time = a time that cannot be read
warning-second-bookmark = a second bookmark on one position
warning-too-many-marks = more than 81 arrows and circles on one position; the rest is left out
warning-too-many-moves = too many moves
warning-too-large = the file is too large
warning-nothing-there = there is no game and no position here; expected a record (KIF, KI2, CSA, JKF, USI, USEN, PSN, USF), a board diagram or an SFEN
warning-not-text =
    { $format ->
        [unknown] this is no text and so no game record; expected KIF, KI2, CSA, JKF, USI, USEN, PSN, USF, a board diagram or an SFEN
       *[other] this is no game record but a file of the format { $format }; expected KIF, KI2, CSA, JKF, USI, USEN, PSN, USF, a board diagram or an SFEN
    }
warning-packed = this is a packed file ({ $format }); unpack it first, game records are texts
warning-variant = this is a record of another game
warning-no-start = no start position, so the even game was taken
warning-unknown-end = an unknown word for the end was kept as it is
warning-wrong-side = a move under the sign of the other side, made by the side to move
warning-position = a position that cannot be read; expected “startpos” or an SFEN (board, side to move, pieces in hand)
warning-malformed = this is not JSON

## What formats cannot hold

loss-variations = variations ({ $count })
loss-comments = comments
loss-marks = arrows and circles
loss-remarks = lines for programs
loss-bookmarks = bookmarks
loss-times = times
loss-thousandths = thousandths of seconds
loss-headers = headers ({ $keys })
loss-end = the exact end ({ $end })
loss-no-end = that the game has no end
loss-winner = who won
loss-illegal-move = the illegal move
loss-ply = the first move number
loss-moves = the moves

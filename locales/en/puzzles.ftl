### Mate problems on the page.


## The page of problems

daily-title = Today’s problem
daily-lead = The same for everybody, a new one each day.
daily-solved = Solved. A new one comes tomorrow.
daily-open = Solve
daily-again = Look again
set-title = Mate in { $plies }
set-progress = { $done } of { $all } solved
set-go-on = Go on
set-all = All problems
set-problem = Problem { $number }, difficulty { $grade } of 5
set-done = (solved)

## Solving by hand

solve-unknown = There is no such problem
solve-opening = Opening the problem…
solve-own = A problem of one’s own
solve-grade = difficulty { $grade } of 5
solve-defender = plays the longest defence
solve-said = What is to be said
solve-moves = Moves
solve-no-moves = No move yet.
solve-actions = While solving
solve-begin = Mate in { $plies }: every move gives check, to the mate.
solve-begin-own = Every move gives check, to the mate.
solve-not-check = Every move of the attacker has to give check, and this one does not.
solve-unsettled = This is too hard to judge here. Try another move.
solve-goes-on = Right so far.
solve-longer = This mates too, though there is a shorter way.
solve-refuted-captures = A try that fails: { $move } takes.
solve-refuted-king-moves = A try that fails: the king escapes with { $move }.
solve-refuted-interposes = A try that fails: { $move } interposes.
solve-refuted-counter-check = A try that fails: { $move } parries and gives check itself.
solve-why-pawn-drop-mate = The mate would be by a dropped pawn, which is not allowed.
solve-why-no-checks = There is no check left.
solve-solved = Mate in { $plies }. Well solved!
solve-solved-futile = Mate in { $plies }: only futile interpositions are left. Well solved!
solve-solved-longer = Mate in { $plies }. It counts, and the shortest way takes { $shortest }.
solve-hint-piece = The { $piece } on { $square } moves.
solve-hint-drop = A { $piece } is dropped.
solve-hint-move = The move is { $move }.
solve-shown = This is the solution. Step through it, then try it yourself.
solve-take-back = Take the try back
solve-back-short = Take back
solve-hint = Hint
solve-solution = Solution
solve-next = Next problem
solve-next-short = Next
solve-again = Start again
solve-compose = Open in the workshop
keys-take-back = take the last move back
keys-hint = hint; again for the whole move
keys-next = next problem

## Composing

compose-title = Workshop
compose-lead = Set up a problem of your own and have it examined: other solutions, leftover pieces, longer variations.
compose-open = Open the workshop
compose-hands = Pieces in hand
compose-rest = The defender holds the rest of the box
compose-rest-hint = as is the custom in tsume shogi
compose-to-move = To move
compose-set-up = Set up
compose-clear = Clear
compose-out = Print and save
compose-solve = Solve it by hand
compose-save = Save as a record
compose-link = Copy link
hand-black = In hand, Black
hand-white = In hand, White
hand-less = One { $piece } less
hand-more = One { $piece } more
tool-legend = What a click does
tool-move = Move or turn
tool-erase = Take away
tool-piece = { $side }: { $piece }
keys-use-tool = use the chosen tool
keys-put-black = put a piece of Black
keys-put-white = put a piece of White
keys-turn = turn the piece over
keys-swap = give the piece to the other side
keys-take-away = take the piece away

## What an examination found

report-title = Examination
report-check = Examine
report-running = Examining…
report-stop = Stop
report-intended = Intended solution, if there is one
report-intended-hint = G*1c 1b1a G*1b
report-hint = The solver looks for the solution and for everything a strict reader would find wrong.
report-count = Findings: { $count }
report-mate = Mate in { $plies }
report-mate-at-most = Mate in { $plies } or less, not proven to be the shortest
report-no-mate = No series of checks mates.
report-sound = Sound: no faults found.
report-sound-but = Sound; what is listed below is tolerated.
report-unsound = Unsound. Serious faults: { $count }
report-tolerated = tolerated
report-at = At move { $ply }: { $move }
report-board = The board after move { $ply }, { $move }
report-more = There are more other solutions than are listed.
report-stopped = The examination is not finished: { $reason }
fault-side-mate = Another check mates as well, so that the solution is not the only one.
fault-early-mate = There is a shorter mate than the intended one.
fault-no-mate = The king cannot be mated: add an attacker, or take an escape away.
fault-pieces-left = The attacker still holds pieces at the end: take them out, or make them needed.
fault-longer-variation = A defence lasts longer than the intended line.
fault-equal-variation = Another defence lasts just as long as the main line.
fault-detour = Another check mates too, by way of a position of the main line.
fault-unlimited-promotion = The move mates with and without promotion.
fault-unlimited-distance = The piece can be dropped at several distances.
fault-last-move-side-mate = At the last move another check mates too.

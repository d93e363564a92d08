### Mate problems.

## The command

cli-tsume = Solve mate problems (tsume shogi)
cli-tsume-file = Records of any format, or folders of them; - is standard input
cli-tsume-sfen = The problem as SFEN; with two kings the side to move attacks
cli-tsume-check = Also look for faults: other solutions, pieces left over, equal variations and the like
cli-tsume-all = List up to 1000 other solutions instead of 20
cli-tsume-brinkmate = Look for the quiet moves after which every defence is followed by mate (brinkmate)
cli-tsume-limit = Processor time for each problem, like 60s, 200ms or 5m (default 60s)
cli-tsume-memory = Memory for the search, like 1G or 64M (default 1G, at least 16M)
cli-tsume-threads = Threads: several problems are solved side by side, each with its share of the memory, one problem by all of them (default 1)
cli-tsume-output = Write the solution of one problem to a file (its ending names the format) or - for standard output, with the other defences, faults and brinkmates as variations

tsume-bad-amount = { $option } { $value }: an amount with its unit was expected, such as 60s or 1G (memory: at least 16M)
tsume-bad-request = a request looks like {"{"}"id": …, "sfen": "…", "check": true, "all": true{"}"}
tsume-one-output = --output takes one problem, and { $count } are given
tsume-cannot-write = { $file } cannot be written: { $error }

## What was found out

tsume-mate = Mate in { $plies }
tsume-mate-at-most = Mate in { $plies } or less (not proven to be the shortest)
tsume-raw = { $plies } plies when futile interpositions are counted
tsume-left = Pieces left over: { $count }
tsume-sparing = Without pieces left over, as older works count: { $plies } plies:
tsume-no-mate = No mate
tsume-brinkmates = Moves that make brinkmate: { $count }
tsume-no-brinkmate = No move makes brinkmate
tsume-brinkmates-unsettled = Moves not settled: { $count } ({ $reason })
tsume-rest-given = The diagram does not show the defender’s hand: all remaining pieces were given to it.
tsume-variations-unfinished = Not all defences were looked at.
tsume-unknown = Not settled: { $reason }
tsume-cost = { $nodes } nodes, { $seconds } s
tsume-stop-time = the time was used up
tsume-stop-cancelled = it was stopped
tsume-stop-nodes = the nodes were used up
tsume-stop-memory = the memory did not suffice

## Faults

tsume-sound = No faults found
tsume-more = There are more other solutions; --all lists them
tsume-check-unfinished = The examination is not finished: { $reason }
tsume-fault-at = { $kind } at move { $ply }:
tsume-fault-side-mate = Side mate
tsume-fault-early-mate = Early mate
tsume-fault-no-mate = No mate
tsume-fault-pieces-left = Pieces left over
tsume-fault-longer-variation = Longer variation
tsume-fault-equal-variation = Equal-length variation
tsume-fault-detour = Detour
tsume-fault-unlimited-promotion = Promoting or not makes no difference
tsume-fault-unlimited-distance = Dropped from another distance it mates too
tsume-fault-last-move-side-mate = Side mate at the last move

## Why a position is no problem

tsume-both-in-check = Both kings are in check: take one of the checking pieces away.
tsume-no-king = There is no king to mate: put one on the board.
tsume-no-attackers = The attacker has no piece that could check: add one on the board or in hand.
tsume-already-mated = The king is mated already: start from a position before the last move.
tsume-attacker-mated = The attacker is to move and is mated: let the attacking side have a way out.
tsume-not-in-check = The defender is to move and not in check: let the attacker move, or put the king in check.

## Making problems

cli-tsume-generate = Make mate problems: one a line, with board, attacker’s hand, plies, difficulty (1 to 5) and recipe
cli-tsume-seed = First of the numbers that problems are made from, going backward from a mate (default 1)
cli-tsume-from = Make them from the positions of these files of self-play (40-byte records) instead
cli-tsume-recipe = Follow the recipe of a problem again, and print its position
cli-tsume-count = Problems to make (default 10; with --from, all there are)
cli-tsume-plies = Shortest length to keep (default 1)
cli-tsume-generate-threads = Problems made at a time (default 1)
cli-tsume-generate-output = File for the problems (default: standard output)
tsume-generated = { $made } problems from { $tried } beginnings
tsume-bad-recipe = { $recipe }: no recipe of a problem; one like b3892.17.203~2b was expected
tsume-bad-record = record { $number } is no position of 40 bytes

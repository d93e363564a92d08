### Games reviewed, and what the coach tells.

## The commands

cli-analyze = Review games: scores, mistakes, missed mates, castles, openings and proverbs
cli-analyze-file = Records of any format, or folders of them; - is standard input
cli-analyze-engine = The USI engine that gives the scores (default: this program’s own)
cli-analyze-nodes = Positions that it looks at for each move (default 100000)
cli-analyze-time = Time that it takes for each move instead, like 0.5s
cli-analyze-multipv = Lines that it tells (default 2)
cli-analyze-output = Write the records with the review in them to a file or a folder, or - for standard output
cli-coach = Tell the castles, openings and proverbs of games
cli-coach-file = Records of any format; - is standard input
cli-coach-sfen = A position instead
cli-coach-moves = Moves from there, as USI

## What is said of a game

analyze-by = Reviewed with { $engine }
analyze-summary = { $side }: { $best } best, { $good } good, { $doubtful } doubtful, { $mistakes } mistakes, { $blunders } blunders; { $percent } % given away a move
analyze-stopped = Stopped after { $done } of { $all } moves
analyze-engine-failed = The engine failed: { $error }

## What is said of a move

analyze-score = { $score } ({ $side } { $percent } %)
analyze-mates = { $side } mates
analyze-mates-in = { $side } mates in { $plies }
analyze-lost = { $class } (−{ $percent } %)
analyze-class-doubtful = Doubtful move
analyze-class-mistake = Mistake
analyze-class-blunder = Blunder
analyze-better = Better: { $line }
analyze-missed-mate = Missed a mate in { $plies }: { $line }
analyze-missed-brinkmate = Missed a brinkmate: { $line }
analyze-allows-mate = The opponent mates in { $plies }: { $line }
analyze-loses-piece = The opponent wins the { $piece }: { $line }
analyze-allows-fork = The opponent forks: { $move }
analyze-brinkmate = Brinkmate: { $line }
analyze-threat = Threatens mate in { $plies }
analyze-better-line = Better
analyze-mate-line = There was a mate
analyze-brinkmate-line = There was a brinkmate
analyze-castle = { $side }, castle: { $name }. { $about }
analyze-opening = { $side }, opening: { $name }. { $about }
analyze-proverb = { $side }, proverb: “{ $name }”. { $about }

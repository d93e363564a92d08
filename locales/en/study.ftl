### Studying a record: the engine, and the game reviewed.

## The cards beside a record

panel-engine = Engine
panel-review = Review
panel-games = Games
panel-draw = Draw

## The engine

engine-start = Start the engine
engine-stop = Stop the engine
engine-more = Another engine beside it
engine-less = Take this engine away
engine-lines = Lines
engine-view = Scores from the side of
view-black = Black
view-mover = To move
engine-status = depth { $depth } · { $nodes } · { $nps }/s · { $engine }
engine-stage-off = Not running
engine-stage-starting = Starting…
engine-stage-waiting = Waiting for its turn…
engine-stage-over = Done
engine-stage-lost = Connection lost; trying again…
engine-no-move = No legal move
engine-no-position = This position cannot be played.
engine-fault-not-started = The engine could not be started.
engine-fault-pipe = Talking to the engine failed.
engine-fault-died = The engine ended unexpectedly.
engine-fault-silent = The engine stopped answering.
engine-fault-bad-answer = The engine answered with nonsense.
engine-fault-bad-command = The engine could not be asked this.
engine-mate = mate { $plies }
engine-mate-unknown = mate
engine-add = Add line { $n } as a variation
engine-bar = Evaluation: { $score }
engine-bar-none = Evaluation: unknown

## The review

review-start = Start
review-again = Again
review-stop = Stop
review-progress = { $done } of { $total }
review-stopped = Stopped after { $done } of { $total }
review-failed = The review failed.
review-nodes = How deep
review-quick = Quick
review-thorough = Normal
review-deep = Deep
review-graph = Graph
graph-chance = Win rate
graph-cp = Score
review-graph-label = Course of the game
review-times = Time of each move: { $words }; the longest { $longest }
review-engine = Reviewed by
review-before = Mistake before
review-after = Next mistake
review-move = About this move
review-deeds = { $side }: { $words }; { $percent } % given away a move
review-lost = Given away a move
review-class-forced = Only move
review-class-best = Best
review-class-good = Good
review-class-doubtful = Doubtful
review-class-mistake = Mistake
review-class-blunder = Blunder
review-score = { $score } ({ $side } { $percent } %)
review-mates = { $side } mates
review-mates-in = { $side } mates in { $plies }
review-better = Better:
review-expected = Then:
review-missed-mate = Missed a mate in { $plies }:
review-missed-brinkmate = Missed a brinkmate:
review-allows-mate = The opponent mates in { $plies }:
review-reason-loses-piece = A piece is lost ({ $piece }):
review-reason-allows-fork = The opponent forks two pieces:
review-brinkmate = Brinkmate:
review-threat = Threatens mate in { $plies }
review-castle = { $side }, castle: { $name }.
review-opening = { $side }, opening: { $name }.
review-proverb = { $side }, proverb: “{ $name }”.
review-none = The computer looks at every move: how good it was, what was better, which mates were missed.
review-no-moves = There are no moves to review.
review-beside = This variation was not reviewed.
review-changed = The main line has changed from move { $ply } on since it was reviewed.
review-waits = Not looked at yet.
review-not-judged = This move was not reviewed.
review-by = Reviewed by { $engine }, { $nodes } positions a move.

## Engines of one's own

engines-title = Engines
engines-about = USI engines on this machine. They look at positions beside a record, with all that your account may do: add only programs you trust.
engines-not-yours = Engines can be added only by the owner, at this machine.
engines-path = Path of the program
engines-add = Add engine
engines-added = { $name } was added
engines-remove = Remove
engines-options = Options
engine-choice = Engine
engine-house = Komadai
engine-manage = More engines…

## Replay

replay-fast = Replay, a move a second
replay-slow = Replay slowly
replay-stop = Stop the replay

## Questions from one's own games

quiz-title = Your own mistakes
quiz-none = There are no questions yet. Open one of your games, let it be reviewed, and its mistakes become questions here.
quiz-nameless = A game without names
quiz-count = { $at } of { $all } · { $right } at the first try
quiz-asks = Move { $ply }: { $side } played { $move } and gave away { $percent } % of the chance to win. What would have been better?
quiz-answer = Your answer
quiz-looks = The engine looks at it…
quiz-best = Right, { $move } is the move.
quiz-good = { $move } is good as well.
quiz-played = { $move } is what was played in the game.
quiz-bad = { $move } gives away { $percent } %. Try again.
quiz-follows = It is answered by
quiz-best-was = Best was
quiz-over = That was the last one.
quiz-next = Next question
quiz-show = Show the answer
quiz-link = Mistakes as questions

## Setting up a position

editor-title = Set up a position
editor-study = Study it
editor-tsume = Examine as a tsume
editor-mirror = Mirror
editor-swap = Swap sides
editor-good = This position can be played.
editor-verdict = What is said of the position

## Games that came to a position

games-here =
    { $games ->
        [0] No game of yours came here
        [one] One game came here
       *[other] { $games } games came here
    }
games-list = All of them
games-moves = Moves of your games
games-results = { $black } won { $wins }, { $white } { $losses }, undecided { $others }

## Arrows and circles

draw-color = Colour
draw-hint = Drag for an arrow, tap a square for a circle; again, and it goes. The right mouse button draws at any time.
draw-clear = Erase all
draw-begun = Drawing: Enter marks a square, then a second one.
draw-ended = Drawing ended.
draw-added = Drawn: { $mark }
draw-removed = Erased: { $mark }
mark-circle = { $color } circle on { $square }
mark-arrow = { $color } arrow from { $from } to { $to }
mark-green = Green
mark-red = Red
mark-blue = Blue
mark-yellow = Yellow

## Engines against each other

match-title = Engine against engine
match-begin = Start the match
match-engines = The engines
match-first = First engine
match-second = Second engine
match-house = Komadai, { $grade }
match-own = An engine of one’s own
match-limit = For each move
match-by-time = Time
match-by-nodes = Nodes
match-seconds = { $n } s a move
match-nodes = { $n } nodes a move
match-games = Games
match-colours = Colours are reversed from game to game. Every game goes into the library.
match-from = Where the games begin
match-openings = At balanced openings
match-openings-hint = Forty of them, each played with both colours; without them every game begins at the start.
match-series = The match
match-status = Game { $number } of { $games } · { $state }
match-state-running = running
match-state-paused = paused
match-state-over = over
match-state-failed = failed
match-score = { $first }: { $wins } won, { $draws } drawn, { $losses } lost
match-strength = Elo difference { $elo }, 95 % sure
match-elo-open = Too few different results to tell a difference in strength.
match-nth = Game { $number }
match-drawn = Drawn
match-plies = { $n } moves
match-spent = { $n } s
match-pause = Pause
match-resume = Go on
match-stop = Stop
match-again = Again

## The opening book

panel-book = Opening book
book-name = { $name } · { $positions } positions
book-house = Komadai’s book
book-other = Another book…
book-back = Komadai’s again
book-set = The book has { $positions } positions; { $faults } lines of it could not be used.
book-moves = Moves of the book
book-depth = depth { $n }
book-count = { $n } × ({ $percent } %)
book-reply = then { $move }
book-none = The book does not know this position.

## How much the server does

metrics-title = Work of the server
metrics-about = Reviews wait in line; as many are made at once as the server has cores. The figures renew themselves.
metrics-reviews = Reviews
metrics-queue = Waiting
metrics-running = Being made
metrics-done = Made since the start
metrics-failed = Failed
metrics-positions = Positions looked at
metrics-minute = Positions in the last minute
metrics-nodes = Nodes a second
metrics-server = Server
metrics-searching = Searches
metrics-waiting = Searches waiting
metrics-panels = Boards with an engine
metrics-games = Open games
metrics-connections = Connections
metrics-uptime = Running for
metrics-minutes = { $minutes } min
review-ahead = { $ahead } ahead

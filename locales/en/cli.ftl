### The command line's words.

## Usage

cli-about = Komadai: shogi. Without arguments it opens the board, as serve does.
cli-heading-usage = Usage:{ " " }
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-example = Example:
cli-value-command = COMMAND
cli-version = Show the version
cli-help = Show this help
cli-lang = Language: zh-Hans, zh-Hant, ja or en (default: from the environment)
cli-json = Answer with one JSON object
cli-batch = Read JSON requests from standard input, one a line, and answer one line each
cli-position = Say what the rules say of a position
cli-position-sfen = The position as SFEN, or startpos
cli-position-moves = Moves from there (USI), with blanks between them
cli-position-try = A move (USI) to try: is it legal, and if not, why
cli-perft = Count the nodes of the game tree
cli-perft-depth = Depth in moves, 0 to 64
cli-perft-no-bulk = Play and undo every leaf
cli-perft-divide = List the count of each first move
cli-perft-threads = Number of threads (default 1)

## Wrong usage

cli-bad-usage = this is not how the command is used
cli-see-help = (--help shows the usage)
cli-unknown-argument = no such argument: { $argument }
cli-unknown-command = no such command: { $command }
cli-missing-argument = missing: { $argument }
cli-missing-value = { $argument } needs a value
cli-bad-value = { $argument } cannot be “{ $value }”
cli-repeated-or-conflicting = { $argument } is repeated or cannot go with the other arguments
cli-unknown-language = no such language: { $lang } (there are zh-Hans, zh-Hant, ja and en)
cli-stdin = standard input cannot be read: { $error }

## Board

board-hand = { $side } in hand: { $pieces }
board-nothing = nothing

## Position

position-last-move = Last move: { $move }
position-turn = { $side } to move; legal moves: { $count }
position-check = In check.
position-checkmate = Checkmate.
position-no-moves = Not in check, but without a legal move: this loses.
position-repetition-draw = Fourfold repetition: a draw.
position-repetition-win = Perpetual check: the other side loses.
position-repetition-lose = Perpetual check: the side to move loses.
position-points = Impasse points: Black { $black }, White { $white }
position-declares-27 = A declaration wins by the 27-point rule.
position-declares-24 = A declaration holds by the 24-point rule.
position-try-legal = { $move }: legal
position-try-illegal = { $move }: not legal. { $reason }
position-malformed-move = move { $ply }, “{ $move }”, is not a USI move
position-illegal-move = move { $ply }, “{ $move }”, is not legal: { $reason }
position-bad-json = not JSON from character { $column } on
position-bad-request = a request looks like {"{"}"id": …, "sfen": "…", "moves": ["…"], "try": "…"{"}"}
position-line-too-long = this line is too long
position-not-utf8 = this line is not UTF-8

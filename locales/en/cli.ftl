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
cli-serve = Start the server and open the board
cli-serve-addr = Address to listen on (default 127.0.0.1:4649); 0.0.0.0:4649 lets other devices connect
cli-serve-data = Directory that keeps the games (default: the user's data directory)
cli-serve-no-open = Do not open a browser
cli-play = Play against the computer in the terminal
cli-play-grade = The computer's grade: 15k to 1k, 1d to 9d, or max (default 5k)
cli-play-side = black, white or furigoma, a toss of five pawns (default black)
cli-play-handicap = Handicap: even, lance, bishop, rook, two, four, six and so on (default even)
cli-play-clock = Clock in seconds: 600+30 is main time and byoyomi, 600+0+10 has an increment, none is none (default)
cli-play-save = Keep the game in this file (.kif or .kifu) from the first move on
cli-usi = Run as a USI engine on standard input and output
cli-usi-broken = the connection to the GUI is gone: { $error }
cli-bench = The engine's signature: nodes searched on fixed positions
cli-bench-stats = Show depth, time, speed and how well the tree was cut too
cli-match = Play a match between two USI engines
cli-match-engine1 = The first engine's command line
cli-match-engine2 = The second engine's command line
cli-match-options1 = The first engine's options: "Name=Value;Name=Value"
cli-match-options2 = The second engine's options
cli-match-games = Games at most (default 100)
cli-match-time = Time for a move (0.2s, 200ms) or the clock in seconds, main time+byoyomi+increment (60+1, 60+0+1; default 1s)
cli-match-nodes = Nodes for a move, instead of a time
cli-match-nodes1 = Nodes for the first engine's moves
cli-match-nodes2 = Nodes for the second engine's moves
cli-match-openings = Openings, one a line (SFEN or startpos, with moves); each is played with both colours
cli-match-sprt = End as soon as a test between these Elo differences has decided; exit code 1 if for the lower one
cli-match-max-moves = Moves after which a game is drawn (default 512)
cli-match-output = Folder that keeps every game as KIF
cli-selfplay = Play the engine against itself and keep the positions, to grow networks from
cli-selfplay-output = Folder of the records; a run that was stopped is gone on with
cli-selfplay-threads = Games at a time (default: one for each processor)
cli-selfplay-nodes = Nodes for a move (default 1500)
cli-selfplay-games = End after so many games (default: when stopped)
cli-selfplay-random = Of a hundred moves, so many are random ones (default 0)
cli-selfplay-tree = Keep so many of the positions that each search looked at, too (default 0)
cli-selfplay-tree-nodes = Nodes for each of their scores (default 400)
cli-selfplay-near = Look around the positions of the games in this folder instead: random moves, scored by the evaluation alone
cli-selfplay-each = Positions from each of theirs (default 7)
cli-selfplay-net = Network that evaluates (default: the engine's own evaluation)
cli-selfplay-seed = Seed of the random numbers (default: another each time)
cli-book = Grow an opening book by searching, the likeliest positions first
cli-book-output = Book in YaneuraOu's text format; one that exists is gone on with
cli-book-positions = Positions it shall have (default 20000)
cli-book-nodes = Nodes for a position (default 100000)
cli-book-threads = Positions searched at a time (default: one for each processor)
cli-fv-scale = Divisor of the network's output (default 16)
cli-train = Train a network on the positions of self-play
cli-train-data = Folders or files of records
cli-train-output = The network's file, written after every pass
cli-train-features = Inputs: K+P, HalfKP or HalfKA_hm2 (default K+P)
cli-train-width = Width of the first layer, a multiple of 32 (default 256)
cli-train-from = Network to go on from
cli-train-correct = Train a correction of the hand-made evaluation instead of a whole one
cli-train-passes = Passes over the positions (default 10)
cli-train-batch = Positions between two steps (default 1024)
cli-train-rate = Learning rate at the beginning (default 0.003)
cli-train-decay = What steps draw weights towards zero by, as a part of the rate (default 0.3)
cli-train-lambda = Weight of the scores against the results of the games, 0 to 1 (default 0.7)
cli-train-ahead = Labels look ahead: what the one a ply later counts, 0 to 1 (default: as recorded)
cli-train-trust = With --ahead, centipawns of the recorded scores that stood for a chance of 73 % (default: --scale)
cli-train-scale = Centipawns that stand for a chance of 73 % (default 600)
cli-train-threads = Threads that compute (default: one for each processor)
cli-train-seed = Seed of the random numbers (default 1)
cli-position = Say what the rules say of a position
cli-position-sfen = The position as SFEN, or startpos
cli-position-moves = Moves from there, in any notation
cli-position-try = A move to try: is it legal, and if not, why
cli-record = Read records of any format
cli-record-file = Record files; - is standard input
cli-convert = Convert records between formats, files or whole folders
cli-convert-file = Records or folders, then where to: a file (its ending names the format), a folder, or - for standard output
cli-convert-to = Format: kif, kifu, ki2, ki2u, bod, csa, jkf, usi, sfen, usen, psn; without a place the result goes beside its source
cli-convert-encoding = utf-8 or shift_jis (default: shift_jis for kif, ki2 and bod, utf-8 for the others)
cli-perft = Count the nodes of the game tree
cli-perft-depth = Depth in moves, 0 to 64
cli-perft-no-bulk = Play and undo every leaf
cli-perft-divide = List the count of each first move
cli-perft-threads = Number of threads (default 1)
cli-perft-stopped = stopped: { $done } of { $count } first moves counted, { $nodes } nodes so far

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

## Play

play-bad-grade = there is no grade “{ $value }” (15k to 1k, 1d to 9d, max)
play-bad-side = cannot be “{ $value }” (black, white, furigoma)
play-bad-handicap = there is no handicap “{ $value }” (even, lance, right-lance, two-lances, bishop, rook, rook-lance, rook-two-lances, two to ten, three-pawns, bare-king)
play-bad-clock = the clock “{ $value }” cannot be read (write 600+30, 600+0+10 or none)
play-furigoma-handicap = in a handicap game the giver moves first; there is no furigoma
play-cannot-start = the game cannot start: { $error }
play-toss = Furigoma: { $faces }
play-greeting = Handicap: { $handicap }. You play { $side }. The computer's grade: { $grade }.
play-how = Type a move (7g7f, P-7f, 76歩); help shows the commands.
play-help = Moves: 7g7f, 7776, P-7f, 76歩 and ▲７六歩 are all read. Commands: resign, undo, hint, declare, impasse, repetition, flip, board, save FILE, quit
play-byoyomi = byoyomi { $seconds }
play-wait = it is not your turn yet
play-over = the game is over
play-not-now = this cannot be done now
play-nothing-to-take-back = there is no move to take back
play-line-left = the computer moved otherwise; the rest of the line is left
play-declined = the computer did not agree
play-impasse-too-early = impasse may be proposed once a king has entered the enemy camp
play-no-repetition = this position has not come back yet
play-declaration = a declaration would lose now. King in the enemy camp: { $king }; not in check: { $check }; other pieces there: { $pieces } (10 needed); points: { $points } ({ $needed } needed)
play-yes = yes
play-no = no
play-hint = Hint: { $move }
play-hint-declare = Hint: you can declare
play-won = { $side } wins after { $plies } moves ({ $way })
play-drawn = A draw after { $plies } moves ({ $way })
play-after = save FILE keeps the game, quit leaves.
play-save-where = name the file: save FILE
play-saved = saved in { $file }
play-file-exists = { $file } is there already and will not be overwritten
play-cannot-save = { $file } cannot be written: { $error }
play-name-you = Player
play-name-computer = Komadai ({ $grade })
bench-stats = depth { $depth }, { $milliseconds } ms, { $speed } nodes per second
bench-tree = branching factor { $branching }, { $first } % of the cutoffs by the first move, { $hits } % of the looks into the table found something

## Server

serve-bad-address = the address “{ $address }” should look like 127.0.0.1:4649
serve-no-data-folder = the user's data directory was not found; name one with --data

## Records

record-file-failed = { $file }: { $error }
record-more-failed = ({ $count } more files cannot be read)
record-cannot-open = cannot be opened: { $error }
record-title = { $file }, game { $game } ({ $format }, { $encoding })
record-start = Start: { $sfen }
record-moves = Moves: { $count }
record-variations = Variations: { $count }
record-illegal = Move { $ply } is illegal: { $reason }
record-warning = { $place }: { $text }
record-nothing = { $first }; { $said }
record-result = Result: { $way }
record-won = { $side } wins ({ $way })
record-end-draw = draw
record-end-no-mate = no mate
record-end-sealed = sealed move
record-end-forfeit = default

## Converting

convert-where = say where to: a file, a folder with --to, or --to alone
convert-unknown-format = no such format: “{ $format }” (kif, kifu, ki2, ki2u, bod, csa, jkf, usi, sfen, usen, psn)
convert-bad-encoding = this format cannot be written as “{ $encoding }” (utf-8; shift_jis for kif, ki2, bod and csa)
convert-more-failed = ({ $count } more failed)
convert-exists = is there already and will not be overwritten
convert-cannot-write = cannot be written: { $error }
convert-separator = ,{ " " }
convert-loses = { $format } cannot keep: { $what }
convert-loses-characters = Shift_JIS has no { $characters }; written as 〓

## Networks

selfplay-tally = { $games } games (Black { $black }, White { $white }, drawn { $drawn }), { $positions } positions and { $tree } from searches, { $rate } a second; { $repeated } repeated and { $lopsided } openings left out
selfplay-near-tally = { $positions } positions, { $rate } a second
selfplay-failed = { $folder }: { $error }
selfplay-bad-network = { $file } is no network that can be used: { $error }
train-opened = data files: { $files }, games: { $games }; { $training } positions to learn from, { $validation } to check with
train-stepped = { $percent } %, { $rate } positions a second, loss { $loss }
train-passed = pass { $pass } of { $passes }: loss { $loss }{ $judged }
train-judged = { ", checked " }{ $loss }, foretells { $percent } % of the results
train-written = written to { $file }
train-bad-shape = there is no such network: { $error }
train-cannot-read = the records cannot be read: { $error }
train-cannot-write = { $file } cannot be written: { $error }
train-no-records = there is nothing to learn from
train-other-shape = the network to go on from has another shape: { $found } instead of { $expected }
train-diverged = the numbers ran away after { $positions } positions; take a lower learning rate

## Match

match-game = Game { $game } of { $games } (engine 1: { $side }; moves: { $plies }): { $way } · { $result }
match-failure = { $way } [{ $error }]
match-result = won { $wins }, drawn { $draws }, lost { $losses } ({ $percent } %)
match-elo = , Elo { $elo } (95 %: { $low } to { $high })
match-open = unbounded
match-sprt = , SPRT { $ratio } (±{ $bound }: { $verdict })
match-sprt-open = undecided
match-sprt-accepted = the higher difference holds
match-sprt-rejected = the lower difference holds
match-nothing = no game was finished
match-engine-failed = engine { $number } cannot play: { $error }
match-cannot-write = { $file } cannot be written: { $error }
match-bad-opening = line { $line }: { $error }
match-opening-malformed = this is no position with moves
match-opening-over = the game is over there
match-no-openings = holds no openings

## komadai import

cli-import = Bring records into the library, whole folders of them; started again, it goes on where it was
cli-import-file = files or folders; - is standard input
import-done =
    { $records ->
        [one] One record
       *[other] { $records } records
    } added from { $files ->
        [one] one file
       *[other] { $files } files
    } ({ $already } were there already; { $before } files done before; { $failed } failed)
import-special = a pipe or a device is not imported; - reads standard input
import-stopped = stopped; the same command goes on from here
import-failed = { $count ->
    [one] One file could not be read; it is named above
   *[other] { $count } files could not be read; they are named above
}
import-more-warnings = further warnings stand in the record

book-tally = { $positions } positions in the book, { $searched } searched now, { $rate } a minute
book-goes-on = { $file } is gone on with: its { $positions } positions, their moves and remarks stay. Scores become those of the ends of its lines
book-failed = { $file }: { $error }
book-refused-too-large = { $file }: the book is too large
book-refused-no-positions = { $file }: no position in it; expected an opening book in YaneuraOu's text format, whose first line is #YANEURAOU-DB2016 1.00
book-damaged =
    { $column ->
        [0] { $file }: line { $line }: { $fault }. Lines that could not be read: { $count }; they would be lost, so nothing was written
       *[other] { $file }: line { $line }, column { $column }: { $fault }. Lines that could not be read: { $count }; they would be lost, so nothing was written
    }
book-fault-no-position = a move without a position above it
book-fault-bad-move = no move: { $what }; expected one like 7g7f, 8h2b+ or P*5e
book-fault-illegal-move = the move { $what } is against the rules
book-fault-bad-number = no whole number: { $what }
book-fault-extra = something behind the count: { $what }
book-fault-again = the position stood in the book before
book-fault-too-many = more positions than can be kept

## How an engine fails

engine-not-started = it could not be started: { $error }
engine-pipe = talking to it failed: { $error }
engine-died =
    { $awaited ->
        [input] it ended before it took a command ({ $how })
       *[other] it ended before it said { $awaited } ({ $how })
    }
engine-silent =
    { $awaited ->
        [input] it took no command within { $ms } ms
       *[other] it did not say { $awaited } within { $ms } ms
    }
engine-bad-answer = it answered “{ $line }”, which cannot be understood
engine-bad-command = a command for it holds control characters
engine-exit-code = exit code { $code }
engine-exit-signal = signal { $signal }
engine-exit-silent = it closed its output

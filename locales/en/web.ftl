### Words of the web pages.

## The frame around every page

nav-label = Main
nav-play = Play
nav-games = Games
nav-records = Records
nav-tsume = Tsume
nav-learn = Learn
nav-road = Road
home-hasami = Another game on this board: hasami shogi
home-road = A career against named opponents: the road of the master
nav-settings = Settings
skip-to-content = Skip to content
theme-to-light = Switch to light
theme-to-dark = Switch to dark
close = Close
cancel = Cancel
yes = yes
no = no
title-game = Game
not-found-title = No such page
not-found-back = Back to play
game-unknown = There is no such game
notice-illegal = This move is not allowed
notice-refused = That did not work
problem-unknown = The server refused ({ $kind }).
problem-unreachable = The server cannot be reached.
problem-status = The server answered with error { $status }.

## Home

home-title = Play a game of shogi
home-lead = One click starts a game with your last setup.
home-setup = Set up a game…
home-running = Games in progress
home-board = The board at the start ({ $handicap })
start-game = Start game
you = You

## New game

setup-title = New game
setup-from-title = Play on from this position
setup-keep = Keep for later
setup-opponent = Opponent
opponent-engine = Computer
opponent-engine-grade = Computer · { $grade }
opponent-local = Two players at this board
opponent-match = Two engines against each other…
opponent-friend = A friend, by link
opponent-friend-hint = To play a friend on another device, start the server with --addr 0.0.0.0:4649.
setup-clock = Clock
setup-grade = Strength of the computer
setup-handicap-and-side = Handicap and side
setup-side = Your side
setup-board = { $handicap }: { $count ->
    [one] one piece
   *[other] { $count } pieces
 } removed
setup-even-hint = In an even game Black moves first. Furigoma tosses five pawns for the sides.
setup-handicap-hint = The handicap giver plays without the marked pieces and moves first.
setup-suggested = Suggested for your grades: { $what }
setup-weaker-black = the weaker side plays Black
setup-apply = Use it
setup-how = Rules
setup-mode = Mode
mode-assisted-hint = shows moves, prevents fouls
mode-real-hint = no help, a foul loses
setup-rules = Rule set
preset-casual = Casual
preset-professional = Professional
preset-own = Custom
setup-fine-rules = Rules one by one
setup-try-hint = a king that reaches 5a (Black) or 5i (White) wins
setup-replay = Replay draws
setup-replay-hint = sides reversed, with the time left
setup-move-limit = Move limit
setup-limit-plies = Moves
setup-limit-entered = Only once a king has entered
unit-minutes = min
unit-seconds = s
unit-times = times
unit-moves = moves
hours = { $n } h
minutes = { $n } min
seconds = { $n } s
clock-none = No clock
clock-sudden = { $length } sudden death
clock-byoyomi = { $length } byoyomi
clock-increment = { $length } a move
clock-periods = { $n } × { $length }
clock-own = Own values…
clock-each-side = Each side its own
clock-main = Main time
clock-period-length = One period

## Clocks during play

clock-label = Time left
clock-in-byoyomi = byoyomi
clock-in-period = { $n ->
    [one] last period
   *[other] { $n } periods left
 }
clock-then-byoyomi = then { $n } s a move
clock-then-periods = { $n } periods
clock-with-increment = +{ $n } s a move

## Board

board-label = Board
coach-title = Coach
coach-quiet = Castles, openings and proverbs are named here as they arise.
coach-building = On the way to { $castle }: { $done } of { $all } pieces in place.
cell-empty = { $square } empty
cell-piece = { $square } { $side ->
    [black] Black
   *[white] White
 } { $piece }
hand-label = { $side ->
    [black] Black
   *[white] White
 } in hand: { $contents }
hand-piece = { $piece }, { $count }
hand-nothing = nothing
list-comma = ,{ " " }
promote-question = Promote?
promote-yes = Promote ({ $piece })
promote-no = Do not promote ({ $piece })
say-move = { $side ->
    [black] Black
   *[white] White
 } { $move }

## During a game

line-opening = Opening the game…
line-lost = Connection lost, reconnecting…
line-lost-pending = Connection lost; your move is sent once it is back.
line-pending = Sending the move…
status-yours = Your move
status-side = { $side } to move
status-check = Check!
status-waiting = Waiting for your friend…
card-to-move = to move
past-shown = { $ply ->
    [0] Showing the start
   *[other] Showing move { $ply }
 }
past-to-game = Back to the game
past-to-end = Back to the end
hint-is = Hint: { $move }
seat-engine = Computer
seat-open = Open seat
seat-friend = Friend
seat-away = away
moves-label = Moves
moves-none = No moves yet
step-first = Start
step-back = Back one move
step-forward = Forward one move
step-last = Latest
step-count = { $ply } / { $length }
action-hint = Hint
hint-busy = Looking for a good move…
action-take-back = Take back
action-flip = Flip
action-declare = Declare
action-keys = Keys
offer-impasse = { $mine ->
    [true] You offered an impasse.
   *[other] Your opponent offers an impasse.
 }
offer-repetition = { $mine ->
    [true] You offered a draw by repetition.
   *[other] Your opponent offers a draw by repetition.
 }
offer-take-back = { $mine ->
    [true] You asked to take a move back.
   *[other] Your opponent asks to take a move back.
 }
offer-accept = Accept
offer-decline = Decline
confirm-resign = Resign?
confirm-resign-text = This loses the game.
confirm-resign-yes = Resign
confirm-declare = Declare?
confirm-declare-text = If any condition is missing, the declarer loses.
confirm-declare-yes = Declare
confirm-impasse = Offer an impasse?
confirm-impasse-text = If the opponent agrees, the points of both sides decide.
confirm-impasse-yes = Offer
confirm-repetition = Offer a draw by repetition?
confirm-repetition-text = If the opponent agrees, the game is drawn before the fourth occurrence.
confirm-repetition-yes = Offer
declare-turn = it is your turn
declare-king = king in the enemy camp
declare-check = king not in check
declare-pieces = other pieces in the camp
declare-points = points in the camp and in hand
declare-wins = Declaring now wins.
declare-draws = Declaring now draws.
typed-label = Type a move
typed-placeholder = 7g7f, 7776, ▲７六歩
typed-play = Play
furigoma-again = A tie: tossed again.
furigoma-result = { $mine ->
    [true] Your side: { $side }.
   *[other] The tosser plays { $side }.
 }
furigoma-skip = To the board
face-pawn = pawn
face-tokin = tokin
face-standing = standing, not counted
invite-title = Invite your friend
invite-text = Send the link or let your friend scan the code. Whoever opens it first takes the seat.
invite-link = Invitation link
invite-copy = Copy
invite-copied = Copied
invite-qr = QR code of the link
invite-others = Other addresses

## The end of a game

end-title-won = You win
end-title-lost = You lose
end-title-draw = Draw
end-title-none = No result
end-title-side = { $side } wins
end-points = points ▲{ $black } △{ $white }
end-foul-move = move { $ply }: { $move }
end-rematch = Rematch
end-replay = Replay
end-next = To the next game
end-review = Review
end-record = Open record
save-title = Save the record
save-kif = .kif
save-kifu = .kifu (UTF-8)

## Keys

keys-tab = to the board, buttons and lists
keys-walk = on the board: to the next square or stand
keys-enter = pick a piece up, put it down
keys-promote = promote, do not promote
keys-escape = let go, cancel
keys-step = one move back, forward
keys-ends = start, latest position
keys-variation = variation above, below
keys-undo = undo, redo
keys-variation-edit = move the variation up, delete from here on
keys-drawing = draw arrows and circles; colours with 1 to 4
keys-flip = flip the board
keys-help = this list
keys-draw = Drag with the right button to draw arrows and circles.

## List of games and invitations

list-empty = No games yet.
list-more = Earlier games
list-board = The last position
list-moves = { $n ->
    [one] one move
   *[other] { $n } moves
 }
result-running = in progress
result-you-won = You won · { $reason }
result-you-lost = You lost · { $reason }
result-side-won = { $side } won · { $reason }
result-draw = Draw · { $reason }
result-none = No result · { $reason }
title-join = Invitation to a game
join-lead = A seat is kept for you.
join-sit = Take the seat
join-watch = Only watch

## The library of records

title-record = Record
title-position = Set up a position
title-compose = Workshop
records-begin = Open a record
records-open = Open files…
records-open-folder = Import a folder…
records-paste = Paste text
records-new = New record
records-quiz = Questions from my mistakes
records-hint = Files can be dropped anywhere on the page, and text pasted with Ctrl+V: KIF, KI2, CSA, JKF, USI, PSN and more.
records-drop = Drop to open
records-paste-hint = A record in any format, a position, or just moves
records-read = Open
records-create = Create
records-new-sfen = Or from a position (SFEN)
records-position = Games with this position
records-position-clear = All records
records-all = All records
records-count = { $n ->
    [one] one record
   *[other] { $n } records
 }
records-none = No records yet.
records-none-found = No record fits.
records-more = More records
records-duplicates = Duplicates
records-no-duplicates = No game is there twice.
records-own-start = from a position
records-variations = { $n ->
    [one] one variation
   *[other] { $n } variations
 }
records-won = { $side } won
result-open = No result
filter-label = Search
filter-words = Event, file, any header
filter-player = Player
filter-more = More conditions
filter-after = From
filter-before = Until
filter-result = Result
filter-opening = Opening
filter-min-moves = Moves at least
filter-max-moves = Moves at most
filter-any = any
sort-label = Order
sort-added-desc = last added
sort-added-asc = first added
sort-date-desc = newest date
sort-date-asc = oldest date
sort-black-asc = Black’s name
sort-white-asc = White’s name
sort-moves-desc = most moves
sort-moves-asc = fewest moves
intake-title = Importing…
intake-done = Import finished
intake-files = { $done } of { $files } files
intake-sum = { $added } new, { $already } already there
intake-warned = { $n } with warnings
intake-failed = { $n ->
    [one] One file could not be read
   *[other] { $n } files could not be read
 }
opening-yagura = Yagura
opening-bishop-exchange = bishop exchange
opening-side-pawn = side pawn
opening-double-wing = double wing
opening-static-rook = static rook
opening-central-rook = central rook
opening-fourth-file-rook = fourth-file rook
opening-third-file-rook = third-file rook
opening-opposing-rook = opposing rook
opening-double-ranging-rook = double ranging rook

## A record

study-unknown = There is no such record
study-opening = Opening the record…
study-time-used = Time used: { $time }
study-warnings = { $n ->
    [one] One warning
   *[other] { $n } warnings
 }
study-undo = Undo
study-redo = Redo
study-save = Save the record
study-save-short = Save
study-copy = Copy
study-more = More
study-details = Headers
study-end = End of the line
study-end-after = After move { $ply }
study-end-none = goes on
study-keep = Save
study-promote = Move the variation up
study-delete-from = Delete from this move on
study-edit-position = Edit this position
study-play-on = Play on from here
study-match = Engines play on from here
study-share = Share
study-read-only = Read only
share-text = Whoever has this link can look through the record, with its comments and variations, and save it. Nobody can change it.
share-here-only = This server can be reached from this computer only, and so can the link.
share-link = Link
share-start = Make a link
share-end = End sharing
share-close = Close
study-position = Games with this position
study-bookmark = Bookmark
study-delete = Delete record
study-delete-title = Delete this record?
study-delete-text = It is taken out of the library for good.
comment-start = Comment on the start
comment-move = Comment on move { $ply }
saving-waiting = Saving…
saving-failed = Not saved
tree-fold = Variation { $move }: show or hide
tree-level = Variation, level { $level }:
tree-hidden = +{ $n }
tree-fold-all = Hide variations
tree-unfold-all = Show variations
header-title = Title
header-event = Event
header-site = Place
header-begun = Start time
header-ended = End time
header-note = Note
header-others = Other headers
header-key = Name
header-value = Value
header-remove = Remove { $key }
header-add = Add a header
closing-foul-win = win by the other side's foul
closing-foul-lose = loss by foul
closing-foul-black = Black's foul
closing-foul-white = White's foul
closing-sealed-move = sealed move
closing-forfeit = default
closing-no-mate = no mate
save-file = As a file
save-format = Format
format-kif = KIF in Shift_JIS: what Japanese shogi programs read
format-kifu = KIF in UTF-8
format-ki2 = KI2 in Shift_JIS: moves as books write them
format-ki2u = KI2 in UTF-8
format-csa = CSA: computer shogi
format-jkf = JSON Kifu Format, for web pages
format-usi = USI: one line of moves for engines
format-usen = USEN, short enough for an address
format-psn = PSN in western notation
save-looking = Looking at what this format can hold…
save-loses = This format cannot hold:
save-whole = This format holds everything in the record.
save-download = Download { $ending }
save-picture = As a picture
save-style = Style
style-board = Wooden board
style-book = Diagram as in books
save-position = Position as { $kind }
save-animation = Game as { $kind }
save-print = Print…
copy-sfen = Position as SFEN
copy-bod = Position as BOD
copy-picture = Picture of the position
copy-done = Copied
copy-failed = Could not be copied
loss-characters = characters ({ $characters })

## Settings

settings-look = Appearance
settings-language = Language
settings-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-board = Board and pieces
settings-pieces = Pieces
pieces-one = One kanji
pieces-two = Two kanji
pieces-international = International
pieces-beginner = Beginner (with moves)
settings-preview = Preview of the board
settings-board-look = Board
settings-size = Size of the board
board-look-wood = Kaya
board-look-pale = Pale
board-look-dark = Dark
board-look-green = Green
board-look-paper = Paper
board-size-full = Full
board-size-large = Large
board-size-medium = Medium
board-size-small = Small
settings-coordinates = Coordinates
coordinates-auto = By language
coordinates-japanese = 7六
coordinates-letters = 7f
coordinates-digits = 76
coordinates-none = None
settings-notation = Notation
notation-auto = By language
notation-ja = Japanese
notation-zh = Chinese
notation-western = Western (P-7f)
notation-usi = USI
settings-dots = Dots on squares a piece can go to
settings-dots-hint = never in real-board mode
settings-sound = Sound
settings-coach = Coach during the game
settings-sounds = Pieces and clock
settings-voice = Byoyomi counted aloud
settings-voice-hint = with the browser's voice
settings-engines = Engines of your own…
settings-metrics = Work of the server…
settings-you = You
settings-name = Name
settings-grade = Your grade
settings-grade-unknown = Not sure

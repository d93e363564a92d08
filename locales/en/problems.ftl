### What the server could not do, and why.

## Requests about a game

problem-stale = The game has moved on: { $ply } moves have been played.
problem-not-seated = You hold no seat in this game; you may watch it.
problem-not-your-turn = It is not your turn.
problem-game-over = The game has ended.
problem-waiting-for-friend = The other player has not come yet.
problem-seat-taken = This seat is taken.
problem-illegal-move =
    { $reason ->
        [nifu] { reason-nifu }
        [uchifuzume] { reason-uchifuzume }
        [dead_end] { reason-dead-end }
        [occupied] { reason-occupied }
        [not_in_hand] { reason-not-in-hand }
        [cannot_promote] { reason-cannot-promote }
        [must_promote] { reason-must-promote }
        [wrong_movement] { reason-wrong-movement }
        [blocked] { reason-blocked }
        [own_piece] { reason-own-piece }
        [leaves_king_in_check] { reason-leaves-king-in-check }
        [promoted_drop] A piece is always dropped unpromoted.
       *[other] { reason-malformed }
    }
problem-malformed-move = “{ $text }” is no move.
problem-typed-move =
    { $reason ->
        [empty] { notation-empty }
        [too_long] { notation-too-long }
        [expected_square] { notation-expected-square }
        [expected_rank] { notation-expected-rank }
        [expected_piece] { notation-expected-piece }
        [expected_end] { notation-expected-end }
        [same_square] { notation-same-square }
        [wrong_side] { notation-wrong-side }
        [no_previous] { notation-no-previous }
        [no_candidate] { notation-no-candidate }
        [ambiguous] { notation-ambiguous }
        [origin_mismatch] { notation-origin-mismatch }
        [not_droppable] { notation-not-droppable }
       *[other] { reason-malformed }
    }
problem-flag-fell = Your time is up: continue, or give up.
problem-nothing-to-continue = No time is up that could be continued.
problem-no-take-back-in-career = On the road no moves are taken back.
problem-take-back-at-real-board = At a real board taking a move back (matta) is a foul.
problem-nothing-to-take-back = You have made no move that could be taken back.
problem-offer-waits = A proposal is waiting for its answer.
problem-offer-declined = This was just declined; it may be proposed again after a move.
problem-no-offer = There is no proposal for you to answer.
problem-impasse-too-early = Impasse may be proposed once a king has entered the enemy camp.
problem-no-repetition = The position has not come back yet, so fourfold repetition cannot be agreed on.
problem-declaration-would-lose = The conditions of a declaration are not met.
problem-game-not-over = The game is still going on.
problem-no-replay = The rules of this game ask for no replay.
problem-no-explanation = In real-board mode nothing is explained while the game goes on.
problem-no-hint = There is no hint now.
problem-hint-lost = The computer would resign here.
problem-hint-declare = You can win by declaration now.
problem-engine-failed = The computer player has stopped answering. It is being started again; the game waits.

## Making games

problem-bad-handicap = There is no such handicap.
problem-road-on-ladder = You are in a ladder already; play it to its end first.
problem-road-no-ladder = You are in no ladder now; enter one first.
problem-road-playing = A game of the road is under way already.
problem-furigoma-with-handicap = In a handicap game the giver moves first: there is no furigoma.
problem-bad-grade = There is no such grade.
problem-bad-clock = The clock has a value out of range, or no time at all.
problem-bad-move-limit = The move limit must be from 1 to 2000.
problem-name-too-long = A name may have 40 characters at most.
problem-start-not-playable = No game can reach this position, so none can be played on from it.
problem-start-without-king = A game needs both kings.
problem-start-is-over = The side to move has no legal move here: the game is over.
problem-not-reachable = This server can be reached from this computer only. Start it with --addr 0.0.0.0:4649 to play a friend on another device.
problem-bad-invite = This link is not valid any more.

## Addresses and requests

problem-no-such-game = There is no such game.
problem-no-such-address = There is nothing at this address.
problem-malformed-request = The request could not be understood.
problem-malformed-message = A message could not be understood.
problem-message-too-long = A message was too long; the connection is closed.
problem-too-fast = Too many requests at once. Wait a moment.
problem-wrong-host = This server answers on this computer's own addresses only, not as “{ $value }”.
problem-wrong-origin = Requests from other sites are refused (“{ $value }”).
problem-bad-encoding = KIF is written in shift_jis or utf-8.
problem-server-busy = The server is full. Try again in a moment.
problem-storage-failed = The server could not store this; the game is as it was before.

## The library of records

problem-no-such-record = There is no such record.
problem-shared-record = This record is shown by a link: nothing of it can be changed.
problem-no-such-tsume = There is no such mate problem.
problem-no-such-lesson = There is no such lesson.
problem-no-such-question = There is no such question any more: the game or its review has changed.
problem-one-move-expected = One move was expected.
problem-hasami-move =
    { $reason ->
        [no_piece] You have no piece there.
        [not_straight] Pieces move straight along a rank or a file.
        [blocked] Something stands in the way.
        [over] The game has ended.
       *[other] This cannot be read as a move: two squares are expected, as 9i9d.
    }
problem-line-too-long = This line is too long.
problem-bad-line = These moves cannot be played one after the other.
problem-bad-date = This is no date: one like 2026-11-30 was expected.
problem-stale-record = The record was changed elsewhere (version { $version } by now); here it is as it is now.
problem-record-too-large = This record has { $nodes } nodes; a page shows { $most } at most. Use komadai convert or komadai import for it.
problem-too-many-games = At most { $most } games can be added at once. Use komadai import for more.
problem-library-full = Your library holds { $most } records; delete some first.
problem-no-record =
    { $reason ->
        [too_large] { warning-too-large }
        [variant] { warning-variant } ({ $format })
        [not_text] { warning-not-text }
        [packed] { warning-packed }
        [malformed] { warning-malformed } (line { $line }, column { $column })
       *[other] { warning-nothing-there } (line { $line }, column { $column })
    }
problem-bad-filter = There is no such filter.
problem-bad-position = This is no position: SFEN was expected.
problem-bad-format = Records cannot be written in this format.
problem-bad-parameter = Request: { $name } cannot be “{ $found }”; expected { $allowed }.
problem-picture-too-long = An animation shows { $most } positions at most.
problem-bad-end = There is no such end of a game.
problem-bad-marks = An arrow or circle is on no square, or there are more than 81.
problem-no-such-node = This move is no longer in the record.
problem-text-too-long = The text is too long.
problem-nothing-to-undo = There is nothing to take back.
problem-nothing-to-redo = There is nothing to make again.
problem-edit-refused =
    { $reason ->
        [unknown_node] This move is no longer in the record.
        [root] The start position stays as it is.
        [line_is_over] The line has ended here.
        [no_position] No moves can be played from this start position.
        [full] The record is full.
        [already_main] This is the main line already.
        [no_such_place] There is no such place among the variations.
        [too_long] The text is too long.
        [bad_time] This is no time.
        [bad_header] “{ $text }” cannot be a header.
       *[other] The record cannot be changed like this.
    }
problem-request-failed = The server could not do this. Its log says why.

## Starting the server

problem-address-in-use = { $address } is in use: stop the other program, or choose another address with --addr.
problem-cannot-listen = Cannot listen on { $address }: { $reason }
problem-data-not-writable = The data directory { $path } cannot be written ({ $reason }). Choose another with --data.
problem-data-in-use = Another komadai server uses { $path }: stop it, or choose another directory with --data.
problem-database-broken = { $path } is not a working database ({ $reason }). Move it away, or put a copy of it back.
problem-database-foreign = { $path } is a database of another program. Move it away, or choose another directory with --data.
problem-database-newer = { $path } was written by a newer komadai (version { $found }; this one knows { $known }). Use that one, or another directory with --data.
problem-server-failed = The server failed: { $reason }

## Engines of one's own

problem-engine-path = The path of an engine begins at the root, like /opt/engine/engine.
problem-engine-no-program = There is no program there that can be run.
problem-engine-unfit =
    { $reason ->
        [engine_not_started] The program is no USI engine: it could not be started.
        [engine_died] The program is no USI engine: it ended at once.
        [engine_silent] The program is no USI engine: it said nothing that an engine says.
       *[other] The program is no USI engine: talking to it failed.
    }
problem-engines-of-owner = Engines can be added and used only by the owner, at this machine.
problem-no-such-engine = There is no such engine.
problem-no-such-match = There is no such match, or the server has been started anew since. Its games are in the library.
problem-no-book =
    { $reason ->
        [too_large] The file is too large: a book may have { $most } MB.
       *[other] This is no opening book in YaneuraOu’s text format: there is no position in it.
    }
problem-match-engine-failed =
    { $reason ->
        [engine_not_started] Engine { $number } of the match could not be used: it could not be started.
        [engine_died] Engine { $number } of the match could not be used: it ended at once.
        [engine_silent] Engine { $number } of the match could not be used: it stopped answering.
        [engine_bad_answer] Engine { $number } of the match could not be used: its answer could not be read.
       *[other] Engine { $number } of the match could not be used: talking to it failed.
    }
problem-bad-engine-option = The option { $name } does not take this value.
problem-too-many-engines = There are { $most } engines already.

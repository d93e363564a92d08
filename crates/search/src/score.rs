//! Scores: centipawns from the side to move, and mates counted in plies from the root.

/// The deepest line the search follows, in plies.
pub const MAX_PLY: usize = 127;

/// A mate at once would score this; a mate in `n` plies scores `MATE - n`.
pub const MATE: i32 = 32_000;

/// Scores at or beyond this are mates.
pub const MATE_BOUND: i32 = MATE - 2 * MAX_PLY as i32;

/// What a perpetual check by the opponent or a hand gained for nothing is worth: better than any evaluation, less
/// than a mate, because the other side still could have left the cycle.
pub const KNOWN_WIN: i32 = 28_000;

/// Evaluations stay below this.
pub(crate) const EVAL_LIMIT: i32 = 25_000;

/// Beyond every score.
pub(crate) const INFINITE: i32 = 32_001;

/// No score is known.
pub(crate) const NONE: i32 = 32_002;

/// Mating in so many plies from the root.
#[inline]
pub(crate) const fn mate_in(ply: usize) -> i32 {
    MATE - ply as i32
}

/// Being mated after so many plies from the root.
#[inline]
pub(crate) const fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Whether the score is a mate for either side.
pub const fn is_mate(score: i32) -> bool {
    score >= MATE_BOUND || score <= -MATE_BOUND
}

/// Whether the score rests on a mate or a known result rather than on evaluation.
#[inline]
pub(crate) const fn is_decisive(score: i32) -> bool {
    score >= EVAL_LIMIT || score <= -EVAL_LIMIT
}

/// How many plies away a mate is: positive when the side to move mates, negative when it is mated.
pub const fn plies_to_mate(score: i32) -> Option<i32> {
    if score >= MATE_BOUND {
        Some(MATE - score)
    } else if score <= -MATE_BOUND {
        Some(-(MATE + score))
    } else {
        None
    }
}

/// Mates are stored as counted from their node, so that they hold wherever the node is met again.
#[inline]
pub(crate) const fn to_table(score: i32, ply: usize) -> i32 {
    if score >= MATE_BOUND {
        score + ply as i32
    } else if score <= -MATE_BOUND {
        score - ply as i32
    } else {
        score
    }
}

/// The reverse of [`to_table`].
#[inline]
pub(crate) const fn from_table(score: i32, ply: usize) -> i32 {
    if score == NONE {
        NONE
    } else if score >= MATE_BOUND {
        score - ply as i32
    } else if score <= -MATE_BOUND {
        score + ply as i32
    } else {
        score
    }
}

//! An opponent for any game: alpha-beta, bounded by nodes.

use crate::game::{Game, Outcome};

/// How strong the opponent is, 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const ONE: Self = Self(1);
    /// The strongest.
    pub const FIVE: Self = Self(5);

    /// A level from 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 5 { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Plies looked ahead at most.
    const fn depth(self) -> u32 {
        match self.0 {
            1 | 2 => 1,
            3 => 2,
            4 => 3,
            _ => 6,
        }
    }

    /// Positions looked at at most: what keeps an answer below a third of a second.
    const fn nodes(self) -> u64 {
        match self.0 {
            5 => 40_000,
            _ => 30_000,
        }
    }

    /// How far a move's worth may be misjudged, in hundredths of a piece.
    const fn error(self) -> i32 {
        match self.0 {
            1 => 160,
            2 => 40,
            _ => 5,
        }
    }
}

/// Beyond any worth; a win is worth this, less the plies to it.
const WIN: i32 = 30_000;

/// The move of a level; the same seed gives the same move. Nothing when the game has ended.
pub fn best_move<G: Game>(game: &G, level: Level, seed: u64) -> Option<G::Move> {
    let mut moves = ordered(game);
    let mut random = Random(seed);
    // Equal moves are not always played alike.
    shuffle(&mut moves, &mut random);
    moves.sort_by_key(|mv| -game.promise(*mv));
    let mut moves: Vec<(G::Move, i32)> =
        moves.into_iter().map(|mv| (mv, random.below(2 * level.error() + 1) - level.error())).collect();
    let mut best = moves.first()?.0;
    let mut search = Search { left: level.nodes() };
    for depth in 1..=level.depth() {
        let mut round: Option<(i32, usize)> = None;
        for (number, (mv, error)) in moves.iter().enumerate() {
            // A move may be taken for better than it is by as much as it may be misjudged.
            let alpha = round.map_or(-WIN - 1, |(judged, _)| judged - error);
            let Some(worth) = search.after(game, *mv, depth, alpha, WIN + 1, 0) else { break };
            let judged = if worth.abs() > WIN / 2 { worth } else { worth + error };
            if round.is_none_or(|(best, _)| judged > best) {
                round = Some((judged, number));
            }
        }
        let Some((judged, number)) = round else { break };
        // What was looked at before the nodes ended began with the best of the round before.
        best = moves[number].0;
        if search.left == 0 || judged.abs() > WIN / 2 {
            break;
        }
        // The best first: what it leaves unproven is refuted sooner.
        moves[..=number].rotate_right(1);
    }
    Some(best)
}

struct Search {
    left: u64,
}

impl Search {
    /// What a move is worth to the side that plays it; nothing once the nodes are used up.
    fn after<G: Game>(
        &mut self,
        game: &G,
        mv: G::Move,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let mut next = game.clone();
        next.play(mv);
        match next.outcome() {
            Some(Outcome::Won(winner)) => {
                return Some(if winner == game.side() { WIN - ply } else { ply - WIN });
            }
            Some(Outcome::Drawn) => return Some(0),
            None => {}
        }
        if depth <= 1 {
            return Some(-next.worth());
        }
        let mut best = -WIN - 1;
        let mut low = -beta;
        for reply in ordered(&next) {
            let worth = self.after(&next, reply, depth - 1, low, -alpha, ply + 1)?;
            best = best.max(worth);
            low = low.max(worth);
            if low >= -alpha {
                break;
            }
        }
        Some(-best)
    }
}

fn ordered<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves: Vec<(i32, G::Move)> = game.moves().into_iter().map(|mv| (-game.promise(mv), mv)).collect();
    moves.sort_by_key(|(promise, _)| *promise);
    moves.into_iter().map(|(_, mv)| mv).collect()
}

/// SplitMix64 (Steele, Lea and Flood 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: i32) -> i32 {
        (self.next() % bound.max(1) as u64) as i32
    }
}

fn shuffle<T>(list: &mut [T], random: &mut Random) {
    for last in (1..list.len()).rev() {
        list.swap(last, random.below(last as i32 + 1) as usize);
    }
}

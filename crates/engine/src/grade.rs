//! What a grade (段級位) may see and how far it strays.
//!
//! A weak player looks at few positions and takes a move that seems about as good; the harder the position, the
//! likelier an error, and what can be taken tempts. What even a beginner sees, a piece standing to be taken, is left to
//! the search, so that no grade plays nonsense. How much each grade strays was found by matches between neighbours; the
//! table is in the crate's README.

use komadai_rules::Grade;
use komadai_search::Limits;

/// How a grade plays.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strength {
    /// Positions it may look at.
    pub nodes: u64,
    /// Plies it may look ahead.
    pub depth: u32,
    /// Moves it weighs against each other.
    pub candidates: usize,
    /// Moves this much worse than the best are chosen about a third as often as it, in centipawns.
    pub temperature: f64,
    /// How often it errs where the position is hard, from 0 to 1.
    pub error_rate: f64,
    /// Moves worse than the best by more than this are never chosen, in centipawns.
    pub worst: i32,
    /// How much better a move looks that takes something, in centipawns.
    pub greed: i32,
    /// Whether it never overlooks a mate in one, its own or the opponent's.
    pub sees_mate_in_one: bool,
    /// Plies of the opening, both sides', that it plays by a plan or a book.
    pub opening: u16,
    /// Gives up at this much behind, in centipawns, if it does before it is mated.
    pub resigns_at: Option<i32>,
}

/// How much each grade below [`STEADY`] strays: from a measure of 1, which is weaker than any, down to almost nothing.
const WEAKNESS: [f64; STEADY] = [
    0.9, 0.784, 0.677, 0.588, 0.521, 0.465, 0.414, 0.373, 0.335, 0.298, 0.263, 0.229, 0.196, 0.17, 0.144,
    0.119, 0.094, 0.069, 0.044,
];
/// Positions that the grades from [`STEADY`] on look at.
const NODES: [u64; 24 - STEADY] = [8_200, 11_200, 15_400, 21_400, 32_000];
/// Positions that those look at who hardly stray.
const MOST: f64 = 20_000.0;

/// From 五段 on only the number of positions is limited.
const STEADY: usize = 19;
/// The first grade from above 5級, which never overlooks a mate in one and gives up when it is beaten.
const SEES_MATES: usize = 11;

/// How a grade plays; stronger grades see more and stray less.
pub fn strength(grade: Grade) -> Strength {
    let step = grade.index();
    let mut strength = match WEAKNESS.get(step) {
        Some(weakness) => Strength::straying(*weakness),
        None => Strength::steady(NODES[step - STEADY]),
    };
    strength.opening = 6 + 3 * step as u16 / 2;
    strength.sees_mate_in_one = step >= SEES_MATES;
    strength.resigns_at = step.checked_sub(SEES_MATES).map(|above| 3_500 - 100 * above as i32);
    strength
}

impl Strength {
    /// Somebody who looks at so many positions and takes the best move found.
    pub const fn steady(nodes: u64) -> Self {
        Self {
            nodes,
            depth: 99,
            candidates: 1,
            temperature: 0.0,
            error_rate: 0.0,
            worst: 0,
            greed: 0,
            sees_mate_in_one: true,
            opening: 40,
            resigns_at: Some(2_500),
        }
    }

    /// Somebody who strays, by a measure from 0 to 1.
    pub fn straying(weakness: f64) -> Self {
        let weakness = weakness.clamp(0.0, 1.0);
        let strong = 1.0 - weakness;
        Self {
            nodes: (MOST * 0.01_f64.powf(weakness)) as u64,
            depth: 1 + (11.0 * strong) as u32,
            candidates: 12 - (9.0 * strong) as usize,
            temperature: 450.0 * weakness.powf(1.5),
            error_rate: 0.45 * weakness,
            worst: 120 + (880.0 * weakness) as i32,
            greed: (120.0 * weakness) as i32,
            sees_mate_in_one: false,
            opening: 20,
            resigns_at: None,
        }
    }

    /// Brings the limits of a search within this strength.
    pub fn restrict(&self, limits: &mut Limits) {
        limits.nodes = Some(limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes)));
        limits.depth = Some(limits.depth.map_or(self.depth, |depth| depth.min(self.depth)));
        limits.multi_pv = limits.multi_pv.max(self.candidates);
    }
}

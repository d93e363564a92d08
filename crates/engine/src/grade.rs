//! What a grade (段級位) may see and how far it strays.
//!
//! A weak player looks at few positions and takes a move that seems about as good; the harder the position, the
//! likelier an error. What even a beginner sees, a piece standing to be taken, is left to the search, so that no
//! grade plays nonsense.

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
    /// Whether it never overlooks a mate in one, its own or the opponent's.
    pub sees_mate_in_one: bool,
}

/// The first grade from above 5級, which never overlooks a mate in one.
const SEES_MATES: usize = 11;
/// From 四段 on only the number of positions is limited.
const STEADY: usize = 18;

/// How a grade plays; stronger grades see more and stray less.
pub fn strength(grade: Grade) -> Strength {
    let step = Grade::all().position(|other| other == grade).unwrap_or(0);
    // 15級 has about 200 positions, 九段 about two million; each grade has half as many again as the one below.
    let nodes = (200.0 * 1.5_f64.powi(step as i32)) as u64;
    let ease = 1.0 - (step.min(STEADY) as f64) / STEADY as f64;
    Strength {
        nodes,
        depth: depth(step as u32),
        candidates: if step >= STEADY { 1 } else { 12 - step / 2 },
        temperature: 450.0 * ease.powf(1.5),
        error_rate: 0.45 * ease,
        worst: (120.0 + 880.0 * ease) as i32,
        sees_mate_in_one: step >= SEES_MATES,
    }
}

/// Half a ply a grade among the kyu grades, more from 初段 on; from 四段 on as deep as the positions reach.
const fn depth(step: u32) -> u32 {
    if step as usize >= STEADY { 99 } else { 1 + step / 2 + step.saturating_sub(14) }
}

impl Strength {
    /// Brings the limits of a search within this strength.
    pub fn restrict(&self, limits: &mut Limits) {
        limits.nodes = Some(limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes)));
        limits.depth = Some(limits.depth.map_or(self.depth, |depth| depth.min(self.depth)));
        limits.multi_pv = limits.multi_pv.max(self.candidates);
    }
}

//! What steers a search from outside: limits, the clock, and the word to stop.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

use komadai_rules::{ByColor, DeclarationRule, Move, Position};

/// Tells the time; the search itself never reads a clock.
pub trait Clock: Sync {
    /// Milliseconds since some fixed moment before the search began.
    fn milliseconds(&self) -> u64;
}

/// How a king that entered the enemy camp wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EnteringKing {
    /// Not at all.
    None,
    /// By declaration, points counted by this rule.
    Declaration(Points),
    /// By reaching 5a or 5i (トライルール).
    Try,
}

/// The two ways of counting for a declaration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Points {
    /// Amateur rule.
    Points27,
    /// Professional rule.
    Points24,
}

impl Points {
    /// The rule as the rules know it.
    pub const fn rule(self) -> DeclarationRule {
        match self {
            Self::Points27 => DeclarationRule::Points27,
            Self::Points24 => DeclarationRule::Points24,
        }
    }
}

/// The game so far: where it began and what was played.
#[derive(Clone)]
pub struct Game {
    /// The position the game began with.
    pub start: Position,
    /// The moves played, all legal.
    pub moves: Vec<Move>,
}

impl Game {
    /// The position to search.
    pub fn position(&self) -> Position {
        let mut position = self.start.clone();
        for &mv in &self.moves {
            position.do_move(mv);
        }
        position
    }
}

/// When to stop, and by which rules to play.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Stop after this depth, in plies.
    pub depth: Option<u32>,
    /// Stop after so many positions.
    pub nodes: Option<u64>,
    /// Begin no further iteration after so many positions.
    pub soft_nodes: Option<u64>,
    /// Look only at these first moves; at all when none of them is legal.
    pub moves: Vec<Move>,
    /// How many best lines to find.
    pub multi_pv: usize,
    /// How many of the positions that the first thread evaluates are given back ([`Outcome::evaluated`]), each evaluated one
    /// as likely as any other.
    ///
    /// [`Outcome::evaluated`]: crate::Outcome::evaluated
    pub samples: usize,
    /// What a draw is worth to the side to move at the root when it is Black or White, in centipawns.
    pub draw_value: ByColor<i32>,
    /// How an entered king wins.
    pub entering_king: EnteringKing,
    /// Points of the pieces that White gave, added to its count.
    pub given_points: u8,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            soft_nodes: None,
            moves: Vec::new(),
            multi_pv: 1,
            samples: 0,
            draw_value: ByColor::new(0, 0),
            entering_king: EnteringKing::Declaration(Points::Points27),
            given_points: 0,
        }
    }
}

/// How long to think, in milliseconds from the moment the clock started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimePlan {
    /// Where an ordinary move should end.
    pub optimum: u64,
    /// Where the search ends whatever it is doing.
    pub maximum: u64,
}

const UNLIMITED: u64 = u64::MAX;

/// The switches of a running search; shared between the search and the program.
#[derive(Debug)]
pub struct Control {
    stop: AtomicBool,
    pondering: AtomicBool,
    /// When the search began, on its clock.
    began: u64,
    /// When the own time began: the same, or later when it began as pondering.
    started: AtomicU64,
    optimum: AtomicU64,
    maximum: AtomicU64,
    /// Lines asked for while running; the limits may ask for more.
    lines: AtomicUsize,
}

impl Control {
    /// A search that began at `started` on its clock and keeps to `plan`, if there is one.
    pub fn new(started: u64, plan: Option<TimePlan>, pondering: bool) -> Self {
        let control = Self {
            stop: AtomicBool::new(false),
            pondering: AtomicBool::new(pondering),
            began: started,
            started: AtomicU64::new(started),
            optimum: AtomicU64::new(UNLIMITED),
            maximum: AtomicU64::new(UNLIMITED),
            lines: AtomicUsize::new(1),
        };
        control.set_plan(plan);
        control
    }

    fn set_plan(&self, plan: Option<TimePlan>) {
        self.optimum.store(plan.map_or(UNLIMITED, |plan| plan.optimum), Relaxed);
        self.maximum.store(plan.map_or(UNLIMITED, |plan| plan.maximum), Relaxed);
    }

    /// Asks for so many best lines from the next iteration on; fewer than the limits ask for are not found.
    pub fn set_lines(&self, lines: usize) {
        self.lines.store(lines, Relaxed);
    }

    /// The best lines asked for here, 1 at first.
    pub fn lines(&self) -> usize {
        self.lines.load(Relaxed)
    }

    /// Ends the search as soon as it looks.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Whether the search was told to end, or has ended by its own limits.
    #[inline]
    pub fn stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Whether the opponent's time is running.
    #[inline]
    pub fn pondering(&self) -> bool {
        self.pondering.load(Relaxed)
    }

    /// The expected move was played at `now`: from here the own time runs, by a new plan when there is one. A search
    /// that has already had what an ordinary move should take ends.
    pub fn ponder_hit(&self, now: u64, plan: Option<TimePlan>) {
        self.started.store(now, Relaxed);
        if plan.is_some() {
            self.set_plan(plan);
        }
        self.pondering.store(false, Relaxed);
        let optimum = self.optimum.load(Relaxed);
        if optimum != UNLIMITED && now.saturating_sub(self.began) >= optimum {
            self.stop();
        }
    }

    /// Whether the plan's last moment has come.
    #[inline]
    pub fn out_of_time(&self, now: u64) -> bool {
        let maximum = self.maximum.load(Relaxed);
        maximum != UNLIMITED && !self.pondering() && now.saturating_sub(self.started.load(Relaxed)) >= maximum
    }

    /// The time used and the time an ordinary move should take, when the own time runs by a plan.
    pub(crate) fn used_of_optimum(&self, now: u64) -> Option<(u64, u64)> {
        let optimum = self.optimum.load(Relaxed);
        (optimum != UNLIMITED && !self.pondering()).then(|| (now.saturating_sub(self.began), optimum))
    }
}

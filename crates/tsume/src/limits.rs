//! What a search may spend, and how it is watched.

use komadai_rules::Move;

/// Why a search ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The watcher said that time is up.
    Time,
    /// The watcher said that nobody waits for the answer.
    Cancelled,
    /// As many nodes were visited as were allowed.
    Nodes,
    /// The memory allowed does not hold what the search has to keep.
    Memory,
}

impl Stop {
    /// Every reason.
    pub const ALL: [Self; 4] = [Self::Time, Self::Cancelled, Self::Nodes, Self::Memory];

    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Cancelled => "cancelled",
            Self::Nodes => "nodes",
            Self::Memory => "memory",
        }
    }
}

/// How a search goes.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// Nodes visited so far.
    pub nodes: u64,
    /// Proof and disproof number of the question being asked.
    pub numbers: (u32, u32),
    /// How full the table is, in thousandths.
    pub fullness: u32,
    /// Shortest mate known so far, in net plies.
    pub best: Option<i16>,
    /// The line being looked at.
    pub line: &'a [Move],
}

/// Who is asked from time to time whether to go on. The library reads no clock: a program's watcher does.
pub trait Watch {
    /// Called every few thousand nodes; a reason ends the search.
    fn look(&mut self, progress: &Progress<'_>) -> Option<Stop>;
}

/// A watcher that never ends a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Patient;

impl Watch for Patient {
    fn look(&mut self, _: &Progress<'_>) -> Option<Stop> {
        None
    }
}

impl<F: FnMut(&Progress<'_>) -> Option<Stop>> Watch for F {
    fn look(&mut self, progress: &Progress<'_>) -> Option<Stop> {
        self(progress)
    }
}

/// What a search may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes for everything that grows with the search, at least [`Limits::LEAST_MEMORY`].
    pub memory: usize,
    /// Nodes to visit, all questions about a problem together.
    pub nodes: u64,
}

impl Limits {
    /// The least memory that is any use: 16 MiB.
    pub const LEAST_MEMORY: usize = 16 << 20;
}

impl Default for Limits {
    /// 1 GiB and no end of nodes.
    fn default() -> Self {
        Self { memory: 1 << 30, nodes: u64::MAX }
    }
}

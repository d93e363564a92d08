//! The engine's signature: how many positions it visits searching fixed positions to a fixed depth on one thread.
//!
//! Any change to search, evaluation or move order changes the number, and nothing else does. The number that holds
//! is kept in `bench.txt` beside the crate's manifest.

use komadai_rules::Position;
use komadai_search::{Control, Game, Limits, Searcher, Statistics};

use crate::clock::NoClock;
use crate::network::own_network;

/// The depth of [`bench()`], in plies.
pub const BENCH_DEPTH: u32 = 9;

/// Openings, middle games, endgames, kings that entered, and one side alone with a king.
const POSITIONS: [&str; 12] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "ln1g1gsnl/1r1s1k1b1/p1pppp1pp/1p4p2/9/2P4P1/PPSPPPP1P/7R1/LN1GKGSNL b Bb 15",
    "l4S2l/4g1gs1/5p1p1/pr2N1pkp/4Gn3/PP3PPPP/2GPP4/1K7/L3r+s2L w BS2N5Pb 1",
    "6n1l/2+S1k4/2lp4p/1np1B2b1/3PP4/1N1S3rP/1P2+pPP+p1/1p1G5/3KG2r1 b GSN2L4Pgs2p 1",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    "ln1gb2nl/1ks4r1/1p1g4p/p1pppspB1/5p3/PPPPP1P2/1KNG1PS1P/2S4R1/L2G4L b NPp 1",
    "lr7/2g1s1g1l/2nk1p1p1/p1ppp1p1p/1p3P1P1/P1PPP1P1P/1PS1G4/1KG2S1R1/LN5NL b BNb 40",
    "7nl/5kP2/3p2g1p/2p1gp3/p6sP/s1BGpN3/4nPSp1/1+r4R2/L1+p3K1L w GSNLPb6p 122",
    "+P4g1nl/2+Rs2k2/3p1pgp1/p1p1p1p1p/5P1P1/2P3P1P/PP1PP1N2/2G1K1S2/LNS1G3L b RBSNLbpp 71",
    "1n1+P5/k1g2+B3/2p6/1p1p1p3/p8/2P2P3/PP1P5/K1G6/LN7 b 2R2G2SNLbnl2s8p 1",
    "3+R2K2/1+B1G+P1+P+P1/2+PG2+P2/9/9/4p4/3+n1p3/2+r1+p4/5k3 b BGS2NL5Pg3s4p3ln 1",
    "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1",
];

/// What [`bench_to`] counted, all positions together.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct BenchCount {
    /// Positions visited.
    pub nodes: u64,
    /// Looks into the table and what was found, cutoffs and those by the first move.
    pub statistics: Statistics,
    /// By how much the nodes grow with each ply of depth: the geometric mean of `nodes` to the power of one by `depth`.
    pub branching: f64,
}

/// Searches all bench positions and returns the number of positions visited.
pub fn bench() -> u64 {
    bench_to(BENCH_DEPTH).nodes
}

/// The same to any depth from 1 on, with what else is to be known.
pub fn bench_to(depth: u32) -> BenchCount {
    let mut searcher = Searcher::new(16, 1);
    searcher.set_network(own_network());
    let mut count = BenchCount::default();
    let mut logarithms = 0.0;
    for text in POSITIONS {
        let Ok(start) = Position::from_sfen(text) else { continue };
        searcher.clear();
        let game = Game { start, moves: Vec::new() };
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let control = Control::new(0, None, false);
        let outcome = searcher.go(&game, &limits, &control, &NoClock, &mut |_| {});
        let found = outcome.statistics;
        count.nodes += outcome.nodes;
        count.statistics.probes += found.probes;
        count.statistics.hits += found.hits;
        count.statistics.cutoffs += found.cutoffs;
        count.statistics.first_cutoffs += found.first_cutoffs;
        logarithms += (outcome.nodes.max(1) as f64).ln() / f64::from(depth.max(1));
    }
    count.branching = (logarithms / POSITIONS.len() as f64).exp();
    count
}

//! Searches with made-up networks; in these builds every evaluation is held against one from nothing.

use std::sync::Arc;

use komadai_nnue::{Architecture, BonaPiece, DenseWeights, FeatureSet, Network, NetworkWeights};
use komadai_rules::{Color, HandKind, Position, Square};

use super::{evaluate_by_hand, hand_made_fingerprint};
use crate::control::{Clock, Control, Game, Limits};
use crate::searcher::{Outcome, Searcher};

struct NoClock;

impl Clock for NoClock {
    fn milliseconds(&self) -> u64 {
        0
    }
}

const CENTIPAWNS: i32 = 20;

/// Every piece in the mover's hand is worth so many centipawns, every one in the other's costs as many.
fn counts_hands(corrects: Option<u32>) -> Arc<Network> {
    let architecture = Architecture::new(FeatureSet::KP, 32, &[2]).unwrap().correcting(corrects);
    let mut feature_weights = vec![0; 32 * FeatureSet::KP.inputs()];
    let own = HandKind::ALL.into_iter().flat_map(|kind| (0..18).map(move |nth| (kind, nth)));
    for (kind, nth) in own.filter(|&(kind, nth)| nth < kind.kind().total()) {
        let piece = BonaPiece::in_hand(Color::Black, kind, nth);
        let input = FeatureSet::KP.index(Square::ALL[0], piece, Color::Black).unwrap();
        feature_weights[input as usize * 32] = 1;
    }
    let mut hidden = vec![0_i8; 2 * 64];
    hidden[0] = 64;
    hidden[64 + 32] = 64;
    let scale = (4 * CENTIPAWNS) as i8;
    let layers = vec![
        DenseWeights { biases: vec![0; 2], weights: hidden },
        DenseWeights { biases: vec![0], weights: vec![scale, -scale] },
    ];
    let weights = NetworkWeights { architecture, feature_biases: vec![0; 32], feature_weights, layers };
    Arc::new(Network::new(&weights).with_output_scale(4))
}

/// Weights without a meaning.
fn jumbled(features: FeatureSet, corrects: Option<u32>) -> Arc<Network> {
    let architecture = Architecture::new(features, 32, &[8]).unwrap().correcting(corrects);
    let mut state = 1_u64;
    let mut number = |spread: i64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as i64 % (2 * spread + 1) - spread
    };
    let layers = architecture.layers().map(|(inputs, outputs)| DenseWeights {
        biases: (0..outputs).map(|_| number(3000) as i32).collect(),
        weights: (0..inputs * outputs).map(|_| number(100) as i8).collect(),
    });
    let layers = layers.collect();
    let weights = NetworkWeights {
        feature_biases: (0..32).map(|_| number(60) as i16).collect(),
        feature_weights: (0..32 * features.inputs()).map(|_| number(25) as i16).collect(),
        layers,
        architecture,
    };
    Arc::new(Network::new(&weights))
}

fn search(searcher: &mut Searcher, sfen: &str, nodes: u64) -> Outcome {
    let game = Game { start: Position::from_sfen(sfen).unwrap(), moves: Vec::new() };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    searcher.go(&game, &limits, &Control::new(0, None, false), &NoClock, &mut |_| {})
}

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const MIDDLE: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";

#[test]
fn a_network_says_what_positions_are_worth_until_it_is_taken_away() {
    let mut searcher = Searcher::new(4, 1);
    let position = Position::from_sfen("4k4/9/9/9/9/9/9/9/4K4 w 3Pr 1").unwrap();
    let by_hand = searcher.evaluate(&position);
    assert_eq!(evaluate_by_hand(&position), by_hand);
    searcher.set_network(Some(counts_hands(None)));
    assert_eq!(searcher.evaluate(&position), -2 * CENTIPAWNS);
    searcher.set_network(Some(counts_hands(Some(hand_made_fingerprint()))));
    assert_eq!(searcher.evaluate(&position), by_hand - 2 * CENTIPAWNS);
    searcher.set_network(None);
    assert_eq!(searcher.evaluate(&position), by_hand);
}

#[test]
fn the_search_plays_what_its_network_likes() {
    let mut searcher = Searcher::new(4, 1);
    searcher.set_network(Some(counts_hands(None)));
    // A tokin is there to be taken and a pawn too; only the tokin comes without losing the rook.
    let outcome = search(&mut searcher, "4k4/9/9/9/9/9/r3+p3+P/9/R3K4 b - 1", 500);
    assert_eq!(outcome.best().map(|mv| mv.to_string()).as_deref(), Some("9i9g"));
    assert!(outcome.score() >= CENTIPAWNS, "{}", outcome.score());
}

#[test]
fn accumulators_follow_every_line_of_the_search() {
    for corrects in [None, Some(hand_made_fingerprint())] {
        for features in FeatureSet::ALL {
            let mut searcher = Searcher::new(4, 2);
            searcher.set_network(Some(jumbled(features, corrects)));
            for sfen in [START, MIDDLE] {
                let outcome = search(&mut searcher, sfen, 3000);
                assert!(outcome.best().is_some() && outcome.nodes >= 3000);
            }
        }
    }
}

#[test]
fn a_search_with_a_network_repeats_itself_on_one_thread() {
    let run = || {
        let mut searcher = Searcher::new(4, 1);
        searcher.set_network(Some(jumbled(FeatureSet::KP, None)));
        search(&mut searcher, MIDDLE, 4000)
    };
    assert_eq!(run(), run());
}

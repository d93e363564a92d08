//! Networks of random weights: files, features and accumulators agree with each other.

use std::sync::Arc;

use komadai_nnue::{
    AccumulatorStack, Architecture, ArchitectureError, DenseWeights, FeatureSet, Network, NetworkError,
    NetworkWeights,
};
use komadai_rules::{Color, Move, Position};
use komadai_testkit::{SplitMix, playout, positions};
use proptest::prelude::*;

fn weights(architecture: Architecture, seed: u64) -> NetworkWeights {
    let mut random = SplitMix(seed);
    let mut number = |spread: i64| random.below(2 * spread as usize + 1) as i64 - spread;
    let (width, inputs) = (architecture.width(), architecture.features().inputs());
    NetworkWeights {
        feature_biases: (0..width).map(|_| number(60) as i16).collect(),
        feature_weights: (0..width * inputs).map(|_| number(25) as i16).collect(),
        layers: architecture
            .layers()
            .map(|(inputs, outputs)| DenseWeights {
                biases: (0..outputs).map(|_| number(3000) as i32).collect(),
                weights: (0..inputs * outputs).map(|_| number(127) as i8).collect(),
            })
            .collect(),
        architecture,
    }
}

fn network(features: FeatureSet) -> Network {
    let architecture = Architecture::new(features, 64, &[16, 40]).expect("a shape within bounds");
    Network::new(&weights(architecture, 7))
}

/// The dense layers and all, as the file format describes them, one number after the other.
fn slow_evaluation(weights: &NetworkWeights, position: &Position) -> i32 {
    let width = weights.architecture.width();
    let mover = position.side_to_move();
    let mut inputs: Vec<i32> = Vec::new();
    for viewer in [mover, !mover] {
        let lit = weights.architecture.features().lit(position, viewer);
        for lane in 0..width {
            let sum = lit.iter().fold(weights.feature_biases[lane], |sum, &input| {
                sum.wrapping_add(weights.feature_weights[input as usize * width + lane])
            });
            inputs.push(i32::from(sum).clamp(0, 127));
        }
    }
    for (number, layer) in weights.layers.iter().enumerate() {
        let sums: Vec<i32> = layer
            .weights
            .chunks(inputs.len())
            .zip(&layer.biases)
            .map(|(row, bias)| row.iter().zip(&inputs).fold(*bias, |sum, (w, x)| sum + i32::from(*w) * x))
            .collect();
        if number + 1 == weights.layers.len() {
            return sums[0] / 16;
        }
        inputs = sums.into_iter().map(|sum| (sum >> 6).clamp(0, 127)).collect();
    }
    unreachable!("a network has an output");
}

/// Follows a random game, doing and undoing side lines as a search does, and checks every evaluation.
fn follow(network: &Arc<Network>, start: &Position, seed: u64) {
    let mut random = SplitMix(seed);
    let mut position = start.clone();
    let mut stack = AccumulatorStack::new(Arc::clone(network));
    for mv in playout(start, seed, 60) {
        let line: Vec<Move> = playout(&position, random.next_u64(), 4);
        let mut undo = Vec::new();
        for &side in &line {
            let delta = position.do_move(side);
            stack.push(&position, &delta);
            undo.push((side, delta));
        }
        if random.below(3) > 0 {
            assert_eq!(stack.evaluate(&position), network.evaluate(&position), "{position}");
        }
        if !position.in_check() {
            let null = position.do_null();
            stack.push_null();
            assert_eq!(stack.evaluate(&position), network.evaluate(&position), "{position}");
            stack.pop();
            position.undo_null(null);
        }
        for (side, delta) in undo.into_iter().rev() {
            position.undo_move(side, delta);
            stack.pop();
        }
        let delta = position.do_move(mv);
        stack.push(&position, &delta);
        if random.below(3) == 0 {
            assert_eq!(stack.evaluate(&position), network.evaluate(&position), "{position}");
        }
    }
    stack.reset();
    assert_eq!(stack.evaluate(&position), network.evaluate(&position));
}

#[test]
fn accumulators_that_follow_moves_equal_those_made_anew() {
    for features in FeatureSet::ALL {
        let network = Arc::new(network(features));
        for seed in 0..40 {
            follow(&network, &Position::start(), seed);
        }
        let dense =
            Position::from_sfen("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1")
                .unwrap();
        for seed in 0..40 {
            follow(&network, &dense, seed);
        }
    }
}

#[test]
fn positions_without_a_king_are_evaluated() {
    for features in FeatureSet::ALL {
        let network = Arc::new(network(features));
        let sfen = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
        let position = Position::from_sfen(sfen).unwrap();
        follow(&network, &position, 3);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn evaluation_equals_the_slow_one(position in positions(), features in 0..3_usize) {
        // Small rows keep the large sets quick to make; the layers are what is compared.
        let architecture = Architecture::new(FeatureSet::ALL[features], 32, &[8, 32]).unwrap();
        let weights = weights(architecture, 11);
        prop_assert_eq!(Network::new(&weights).evaluate(&position), slow_evaluation(&weights, &position));
    }

    #[test]
    fn the_board_turned_round_evaluates_alike(position in positions()) {
        let network = network(FeatureSet::KP);
        let turned = turned(&position);
        prop_assert_eq!(network.evaluate(&position), network.evaluate(&turned));
    }
}

/// The same position with colours exchanged.
fn turned(position: &Position) -> Position {
    let sfen = position.to_sfen().to_string();
    let mut fields = sfen.split(' ');
    let swap = |text: &str| -> String {
        text.chars()
            .map(|c| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() })
            .collect()
    };
    let mut tokens: Vec<String> = Vec::new();
    for c in swap(fields.next().expect("a board")).chars() {
        match tokens.last_mut() {
            Some(last) if last == "+" => last.push(c),
            _ => tokens.push(c.to_string()),
        }
    }
    tokens.reverse();
    let side = if fields.next() == Some("b") { "w" } else { "b" };
    let hands = swap(fields.next().expect("hands"));
    let turned = format!("{} {side} {hands} 1", tokens.concat());
    Position::from_sfen(&turned).expect("as sound as the position it was made of")
}

#[test]
fn files_are_read_back_as_written() {
    for features in FeatureSet::ALL {
        let weights = weights(Architecture::new(features, 32, &[16, 8]).unwrap(), 5);
        let bytes = weights.to_bytes();
        assert_eq!(NetworkWeights::from_bytes(&bytes).unwrap(), weights);
        assert_eq!(Network::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    }
}

#[test]
fn wrong_files_are_refused_by_name_of_what_differs() {
    let bytes = weights(Architecture::new(FeatureSet::KP, 32, &[8]).unwrap(), 5).to_bytes();
    let refused = |bytes: &[u8]| NetworkWeights::from_bytes(bytes).unwrap_err();
    assert!(matches!(refused(b""), NetworkError::Version { found: 0 }));
    assert!(matches!(refused(b"PK\x03\x04 and so on"), NetworkError::Version { found: 0x0403_4b50 }));
    assert!(matches!(refused(&bytes[..20]), NetworkError::Line));
    let short = refused(&bytes[..bytes.len() - 1]);
    assert!(matches!(short, NetworkError::Length { expected, found, .. } if found + 1 == expected));
    let mut long = bytes.clone();
    long.push(0);
    assert!(matches!(refused(&long), NetworkError::Length { .. }));
    let mut damaged = bytes.clone();
    damaged[4] ^= 1;
    assert!(matches!(refused(&damaged), NetworkError::Hash { .. }));
    assert_eq!(refused(&damaged).key(), "network_hash");
    let mut other = bytes.clone();
    let at = 12 + "Features=".len();
    other[at] = b'X';
    let error = refused(&other);
    assert_eq!(error, NetworkError::Architecture(ArchitectureError::UnknownFeatures("X+P".to_owned())));
    assert!(error.to_string().contains("unknown features X+P"));
}

#[test]
fn the_output_scale_divides_the_output() {
    let network = network(FeatureSet::KP);
    let position = Position::start();
    let raw = network.clone().with_output_scale(1).evaluate(&position);
    assert_eq!(network.evaluate(&position), raw / 16);
    assert_eq!(network.with_output_scale(24).evaluate(&position), raw / 24);
}

#[test]
#[ignore = "needs a folder of networks in KOMADAI_CORPUS"]
#[expect(clippy::disallowed_methods, reason = "the folder is named in the environment")]
fn corpus_network_judges_sensibly() {
    let folder = std::env::var("KOMADAI_CORPUS").expect("KOMADAI_CORPUS names a folder");
    let path = std::path::Path::new(&folder).join("nets/kp_256x2-32-32.nn.bin");
    let bytes = std::fs::read(&path).expect("the community network can be read");
    let network = Network::from_bytes(&bytes).unwrap().with_output_scale(24);
    assert_eq!(network.to_bytes(), bytes, "what is read is written back");
    let score = |sfen: &str| network.evaluate(&Position::from_sfen(sfen).unwrap());
    let start = network.evaluate(&Position::start());
    assert!((0..150).contains(&start), "having the move is worth a little: {start}");
    // A side that misses more is worse off, by the pieces' worth and more.
    let mut before = start;
    for (missing, least) in [
        ("lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 60),
        ("lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 300),
        ("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 900),
        ("1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 1200),
    ] {
        let score = score(missing);
        assert!(score > before + 20 && score > least, "{missing}: {score}, before {before}");
        before = score;
    }
    // The same, seen by the side that gave the handicap.
    assert!(score("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1") < -600);
    for seed in 0..200 {
        let mut position = Position::start();
        for mv in playout(&position.clone(), seed, 40) {
            position.do_move(mv);
        }
        assert_eq!(network.evaluate(&position), network.evaluate(&turned(&position)), "{position}");
    }
    let network = Arc::new(network);
    for seed in 0..40 {
        follow(&network, &Position::start(), seed);
    }
    // First moves that players choose are better than those they do not.
    let after = |mv: &str| {
        let mut position = Position::start();
        position.do_move(mv.parse().unwrap());
        assert_eq!(position.side_to_move(), Color::White);
        -network.evaluate(&position)
    };
    for good in ["7g7f", "2g2f"] {
        for bad in ["8g8f", "9g9f", "5i5h", "1i1h", "7i6h"] {
            assert!(after(good) > after(bad), "{good} {} against {bad} {}", after(good), after(bad));
        }
    }
}

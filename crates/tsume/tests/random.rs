//! The solver against exhaustive search on random small positions.

mod reference;

use komadai_rules::{Color, HandKind, Piece, PieceKind, Position, Sfen, Square};
use komadai_tsume::{Limits, Patient, Problem, Verdict, solve, spared_length};
use proptest::prelude::*;
use reference::Truth;

/// Positions that the reference may look at.
const MOST: usize = 2_500;

/// A position from what proptest drew: the defender's king near a corner, a few pieces around it, sometimes an
/// attacker's king, small hands.
fn position(draw: &Draw) -> Option<Position> {
    let mut sfen = Sfen::empty();
    let at = |file: u8, rank: u8| {
        Square::from_index(usize::from(file % 9) * 9 + usize::from(rank % 9)).expect("a square of the board")
    };
    let king = at(draw.king.0, draw.king.1);
    sfen.set(king, Some(Piece::new(Color::White, PieceKind::King)));
    if let Some((file, rank)) = draw.other_king {
        let square = at(file, rank);
        if sfen.piece_at(square).is_none() {
            sfen.set(square, Some(Piece::new(Color::Black, PieceKind::King)));
        }
    }
    for (file, rank, kind, black) in &draw.pieces {
        let square = at(*file, *rank);
        let kind = PieceKind::ALL[usize::from(*kind) % PieceKind::ALL.len()];
        if sfen.piece_at(square).is_none() && kind != PieceKind::King {
            let color = if *black { Color::Black } else { Color::White };
            sfen.set(square, Some(Piece::new(color, kind)));
        }
    }
    for (kind, black) in &draw.hands {
        let kind = HandKind::ALL[usize::from(*kind) % HandKind::ALL.len()];
        let color = if *black { Color::Black } else { Color::White };
        sfen.set_hand(color, kind, sfen.in_hand(color, kind) + 1);
    }
    if draw.defender_first {
        sfen.set_side_to_move(Color::White);
    }
    Position::try_from(&sfen).ok()
}

#[derive(Clone, Debug)]
struct Draw {
    king: (u8, u8),
    other_king: Option<(u8, u8)>,
    pieces: Vec<(u8, u8, u8, bool)>,
    hands: Vec<(u8, bool)>,
    defender_first: bool,
}

fn draws() -> impl Strategy<Value = Draw> {
    let near = || (0_u8..5, 0_u8..5);
    (
        (0_u8..3, 0_u8..3),
        proptest::option::weighted(0.3, near()),
        proptest::collection::vec((0_u8..6, 0_u8..6, 0_u8..14, proptest::bool::weighted(0.6)), 2..7),
        proptest::collection::vec((0_u8..7, any::<bool>()), 0..4),
        proptest::bool::weighted(0.1),
    )
        .prop_map(|((file, rank), other_king, mut pieces, hands, defender_first)| {
            // Often a sliding piece far away, so that there is something to put between.
            if file == 0 {
                pieces.push((0, 8, 1, true));
            } else if rank == 0 {
                pieces.push((8, 0, 5, true));
            }
            Draw { king: (file, rank), other_king, pieces, hands, defender_first }
        })
}

/// How many positions; a longer run is asked for with `PROPTEST_CASES`.
fn config() -> ProptestConfig {
    let given = ProptestConfig::default();
    ProptestConfig { cases: given.cases.max(256), max_global_rejects: 10_000_000, ..given }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_solver_agrees_with_exhaustive_search(draw in draws()) {
        let Some(position) = position(&draw) else { return Err(TestCaseError::reject("no position")) };
        let text = position.to_string();
        let Ok(problem) = Problem::new(position) else { return Err(TestCaseError::reject("no problem")) };
        let truth = reference::solve(problem.position(), problem.attacker(), MOST);
        if truth == Truth::TooLarge {
            return Err(TestCaseError::reject("too large"));
        }
        let limits = Limits { memory: 64 << 20, nodes: 2_000_000 };
        let solution = solve(&problem, limits, &mut Patient);
        match truth {
            Truth::TooLarge => {}
            Truth::NoMate => prop_assert_eq!(solution.verdict, Verdict::NoMate, "{}", text),
            Truth::Mate { net, raw, spared } => {
                prop_assert_eq!(solution.verdict, Verdict::Mate, "{}", text);
                prop_assert!(solution.minimal, "{}", text);
                prop_assert_eq!(solution.plies.map(i32::from), Some(net), "net length of {}", text);
                prop_assert_eq!(solution.raw_plies.map(i32::from), Some(raw), "raw length of {}", text);
                prop_assert_eq!(solution.line.len() as i32, net, "line of {}", text);
                for (spare, truth) in [2, 4].into_iter().zip(spared) {
                    let plies = spared_length(&problem, spare, limits, &mut Patient);
                    prop_assert_eq!(plies.map(i32::from), Some(truth), "sparing {} of {}", spare, text);
                }
            }
        }
        prop_assert!(solution.verified);
    }
}

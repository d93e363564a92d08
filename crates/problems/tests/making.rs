//! Making problems.

use komadai_problems::{Entry, Recipe, all, from_game, from_recipe, from_seed};
use komadai_rules::{Color, HandKind, PieceKind, Sfen};
use komadai_tsume::{FaultKind, Limits, Patient, Problem, examine};

/// A position of a game in which Black mates in seven.
const GAME: &str = "1n+B2g+N1l/9/ppsp1k1pp/4p1p2/1P3l3/2GPP4/5NPPP/2+lS1KS2/r4G1NL b BS2Prg3p 1";

fn is_sound(sfen: &Sfen, plies: u8) -> bool {
    let Ok(problem) = Problem::from_parts(sfen) else { return false };
    let limits = Limits { memory: 64 << 20, nodes: 60_000 };
    let (solution, findings) = examine(&problem, None, 10, limits, &mut Patient);
    solution.minimal
        && solution.plies == Some(plies.into())
        && solution.left.is_empty()
        && findings.stopped.is_none()
        && findings.faults.iter().all(|fault| fault.kind == FaultKind::EqualVariation)
}

#[test]
fn a_number_leads_to_the_same_problem_each_time() {
    let made: Vec<Entry> = (1..20).filter_map(from_seed).take(3).collect();
    assert_eq!(made.len(), 3);
    assert_eq!((1..20).filter_map(from_seed).take(3).collect::<Vec<_>>(), made);
    for entry in made {
        assert!(is_sound(&entry.sfen, entry.plies), "{entry}");
        assert_eq!(entry.recipe.follow().as_ref(), Some(&entry.sfen));
        assert_eq!(from_recipe(&entry.recipe, entry.plies), Some(entry));
    }
}

#[test]
fn a_game_leads_to_the_attack_in_it_and_most_positions_to_nothing() {
    let entry = from_game(&GAME.parse().unwrap()).unwrap();
    assert_eq!(entry.plies, 7);
    assert!(is_sound(&entry.sfen, 7));
    assert_eq!(entry.recipe.follow(), Some(entry.sfen.clone()));
    // White attacking is the same with the board turned.
    let mut turned = Sfen::empty();
    let game: Sfen = GAME.parse().unwrap();
    for (square, piece) in game.pieces() {
        turned.set(square.flip(), Some(komadai_rules::Piece::new(!piece.color(), piece.kind())));
    }
    for kind in HandKind::ALL {
        turned.set_hand(Color::White, kind, game.in_hand(Color::Black, kind));
        turned.set_hand(Color::Black, kind, game.in_hand(Color::White, kind));
    }
    turned.set_side_to_move(Color::White);
    assert_eq!(from_game(&turned).unwrap().sfen, entry.sfen);
    assert_eq!(from_game(&komadai_rules::START_SFEN.parse().unwrap()), None);
    assert_eq!(from_game(&Sfen::empty()), None);
}

#[test]
fn no_piece_of_a_problem_can_be_spared() {
    for entry in all().iter().filter(|entry| entry.plies <= 5).step_by(90) {
        for (square, piece) in entry.sfen.pieces().filter(|(_, piece)| piece.kind() != PieceKind::King) {
            let mut less = entry.sfen.clone();
            let kind = piece.kind().hand_kind().unwrap();
            less.set(square, None);
            less.set_hand(Color::White, kind, less.in_hand(Color::White, kind) + 1);
            assert!(!is_sound(&less, entry.plies), "{entry} without {square}");
        }
        for kind in HandKind::ALL.into_iter().filter(|kind| entry.sfen.in_hand(Color::Black, *kind) > 0) {
            let mut less = entry.sfen.clone();
            less.set_hand(Color::Black, kind, less.in_hand(Color::Black, kind) - 1);
            less.set_hand(Color::White, kind, less.in_hand(Color::White, kind) + 1);
            assert!(!is_sound(&less, entry.plies), "{entry} without one in hand");
        }
    }
}

#[test]
fn a_recipe_that_leads_nowhere_leads_to_nothing() {
    for text in ["b1.1.1.1.1.1.1.1", "g", "g8k/9/9/9/9/9/9/9/9_b_18P18P_1", "g9/9/9/9/9/9/9/9/9_b_-"] {
        let recipe: Recipe = text.parse().unwrap();
        assert_eq!(recipe.follow(), None, "{text}");
        assert_eq!(from_recipe(&recipe, 3), None, "{text}");
    }
}

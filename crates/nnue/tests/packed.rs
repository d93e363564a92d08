//! Packed positions and records are read back as written.

use komadai_nnue::packed::{PackError, PackedPosition, Sample};
use komadai_rules::{Color, Handicap, Move, Position, Square};
use komadai_testkit::playout;
use proptest::prelude::*;

fn played(seed: u64, plies: usize) -> Position {
    let mut position = Position::start();
    for mv in playout(&position.clone(), seed, plies) {
        position.do_move(mv);
    }
    position
}

#[test]
fn the_start_has_the_bytes_other_programs_write() {
    let packed = PackedPosition::pack(&Position::start()).unwrap();
    // Black to move, kings on 5i (44) and 5a (36).
    assert_eq!(u16::from_le_bytes([packed.0[0], packed.0[1]]) & 0x7fff, 44 << 1 | 36 << 8);
    // 1a White's lance (0011, not promoted, white), 1b empty, 1c White's pawn (01, not promoted, white), 1d empty:
    // from the sixteenth bit on, lowest first, 1100 0 1 · 0 · 10 0 1 · 0.
    let bits = u32::from_le_bytes([packed.0[1], packed.0[2], packed.0[3], packed.0[4]]) >> 7;
    assert_eq!(bits & 0xfff, 0b0100_1010_0011);
}

#[test]
fn positions_without_all_pieces_are_refused() {
    assert_eq!(PackedPosition::pack(&Handicap::Lance.position()), Err(PackError::NotForty));
    let lone = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1").unwrap();
    assert_eq!(PackedPosition::pack(&lone), Err(PackError::NoKing));
}

#[test]
fn a_record_has_its_fields_in_their_places() {
    let best: Move = "7g7f".parse().unwrap();
    let position = PackedPosition::pack(&Position::start()).unwrap();
    let bytes = Sample { position, score: -2, best: Some(best), ply: 259, result: -1 }.to_bytes();
    assert_eq!(bytes[..32], position.0);
    assert_eq!(bytes[32..34], [0xfe, 0xff]);
    assert_eq!(u16::from_le_bytes([bytes[34], bytes[35]]), (60 << 7) + 59);
    assert_eq!(bytes[36..], [3, 1, 0xff, 0]);
}

proptest! {
    #[test]
    fn positions_are_unpacked_as_packed(seed: u64, plies in 0..250_usize) {
        let position = played(seed, plies);
        let packed = PackedPosition::pack(&position).unwrap();
        prop_assert_eq!(packed.side_to_move(), position.side_to_move());
        let unpacked = packed.unpack().unwrap();
        prop_assert_eq!(unpacked.to_sfen(position.ply()).to_string(), position.to_sfen().to_string());
        let mut seen = Vec::new();
        unpacked.for_each(|piece| seen.push(piece));
        let mut expected = Vec::new();
        komadai_nnue::BonaPiece::for_each(&position, |piece| expected.push(piece));
        seen.sort_unstable();
        expected.sort_unstable();
        prop_assert_eq!(seen, expected);
    }

    #[test]
    fn mirrored_positions_have_each_piece_across_the_middle_file(seed: u64, plies in 0..250_usize) {
        let position = played(seed, plies);
        let packed = PackedPosition::pack(&position).unwrap();
        let mirrored = packed.mirrored().unwrap();
        prop_assert_eq!(mirrored.mirrored().unwrap(), packed);
        let there = mirrored.unpack().unwrap();
        for square in Square::ALL {
            let across = Square::ALL[(8 - square.file().index()) * 9 + square.rank().index()];
            prop_assert_eq!(there.board[across.index()], position.piece_at(square));
        }
        prop_assert_eq!(there.side_to_move, position.side_to_move());
        prop_assert_eq!(there.hands, Color::ALL.map(|color| position.hand(color)));
    }

    #[test]
    fn records_are_read_back_as_written(
        seed: u64, plies in 0..100_usize, score: i16, ply: u16, result in -1..=1_i8, choice: usize,
    ) {
        let position = played(seed, plies);
        let moves = position.legal_moves();
        let best = (!moves.is_empty()).then(|| moves[choice % moves.len()]);
        let sample =
            Sample { position: PackedPosition::pack(&position).unwrap(), score, best, ply, result };
        prop_assert_eq!(Sample::from_bytes(&sample.to_bytes()), sample);
    }

    #[test]
    fn any_bytes_are_unpacked_or_refused(bytes: [u8; 32]) {
        if let Ok(unpacked) = PackedPosition(bytes).unpack() {
            let mut pieces = 0;
            unpacked.for_each(|_| pieces += 1);
            prop_assert!(pieces >= 2);
        }
    }
}

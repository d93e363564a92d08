//! Made-up data.

use komadai_nnue::packed::{PackedPosition, Sample};
use komadai_rules::{Color, PieceKind, Position};
use komadai_testkit::{SplitMix, playout};
use komadai_train::Record;

/// What a piece is worth in the made-up games.
fn worth(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Pawn => 90,
        PieceKind::Lance | PieceKind::Knight => 250,
        PieceKind::Silver | PieceKind::Gold => 450,
        PieceKind::Bishop | PieceKind::Rook => 800,
        PieceKind::King => 0,
        _ => 550,
    }
}

/// Material from the side to move.
pub(crate) fn material(position: &Position) -> i32 {
    let side = |color: Color| -> i32 {
        let board: i32 = PieceKind::ALL
            .into_iter()
            .map(|kind| worth(kind) * position.pieces(color, kind).count() as i32)
            .sum();
        let hand: i32 =
            position.hand(color).iter().map(|(kind, count)| worth(kind.kind()) * i32::from(count)).sum();
        board + hand
    };
    let mover = position.side_to_move();
    side(mover) - side(!mover)
}

/// Records of random games, scored by material; the side that is ahead wins.
pub(crate) fn games(seed: u64, count: usize) -> Vec<Record> {
    let mut random = SplitMix(seed);
    let mut records = Vec::new();
    for _ in 0..count {
        let mut position = Position::start();
        for mv in playout(&position.clone(), random.next_u64(), 100) {
            position.do_move(mv);
            let score = material(&position).clamp(-30_000, 30_000) as i16;
            let packed = PackedPosition::pack(&position).expect("a game has all forty pieces");
            let result = score.signum() as i8;
            let sample = Sample { position: packed, score, best: Some(mv), ply: position.ply(), result };
            records.push(sample.to_bytes());
        }
    }
    records
}

//! What a person likes to look at.

use komadai_rules::{Piece, PieceKind, Rank, Square};

use super::retract::is_major;
use super::sketch::reach;
use super::sound::Sound;
use crate::draft::{Draft, distance};

/// Whether a position looks like a problem: near the corner and close together.
pub(super) fn is_compact(draft: &Draft) -> bool {
    let king = draft.king();
    let fits = |(square, piece): (Square, Piece)| {
        distance(square, king) <= reach(piece.kind()) + 1
            && (is_major(piece.kind()) || square.rank() <= Rank::R6)
    };
    let minor_promoted =
        draft.pieces().filter(|(_, piece)| piece.kind().is_promoted() && !is_major(piece.kind())).count();
    king.rank() <= Rank::R4 && draft.pieces().all(fits) && minor_promoted <= 2
}

/// Whether a problem is worth showing: compact, not too many pieces, no plain capture first.
pub(super) fn pleases(sound: &Sound) -> bool {
    let draft = &sound.draft;
    let plies = sound.line.len();
    let takes = draft.at(sound.line[0].to()).map(Piece::kind);
    let plain = match takes {
        None => false,
        Some(PieceKind::Pawn) => plies < 5,
        Some(_) => true,
    };
    is_compact(draft) && !plain && draft.pieces().count() <= 6 + plies / 2
}

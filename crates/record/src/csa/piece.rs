//! Pieces by CSA's two letters.

use komadai_rules::PieceKind;

/// The letters of a kind.
pub(crate) const fn name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "FU",
        PieceKind::Lance => "KY",
        PieceKind::Knight => "KE",
        PieceKind::Silver => "GI",
        PieceKind::Gold => "KI",
        PieceKind::Bishop => "KA",
        PieceKind::Rook => "HI",
        PieceKind::King => "OU",
        PieceKind::ProPawn => "TO",
        PieceKind::ProLance => "NY",
        PieceKind::ProKnight => "NK",
        PieceKind::ProSilver => "NG",
        PieceKind::Horse => "UM",
        PieceKind::Dragon => "RY",
    }
}

/// The kind that letters mean.
pub(crate) fn kind(letters: &str) -> Option<PieceKind> {
    PieceKind::ALL.into_iter().find(|kind| name(*kind) == letters)
}

//! What a single move can reach.

use komadai_rules::{Move, PieceKind, Position};

/// What a move is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Any move that the rules allow; out of check, that is a task of its own.
    Any,
    /// 王手.
    Check,
    /// 詰み.
    Mate,
    /// A piece is taken.
    Capture,
    /// 成る.
    Promote,
    /// 不成: the move could promote and does not.
    Stay,
    /// 打つ: a piece in hand comes onto the board.
    Drop,
    /// 両取り: the piece moved attacks two of king, majors and generals and cannot be taken itself.
    Fork,
}

impl Goal {
    const ALL: [Self; 8] = [
        Self::Any,
        Self::Check,
        Self::Mate,
        Self::Capture,
        Self::Promote,
        Self::Stay,
        Self::Drop,
        Self::Fork,
    ];

    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Check => "check",
            Self::Mate => "mate",
            Self::Capture => "capture",
            Self::Promote => "promote",
            Self::Stay => "stay",
            Self::Drop => "drop",
            Self::Fork => "fork",
        }
    }

    pub(crate) fn by_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|goal| goal.key() == key)
    }

    /// Whether a legal move reaches it.
    pub fn is_reached(self, before: &Position, mv: Move) -> bool {
        let mut after = before.clone();
        after.do_move(mv);
        match self {
            Self::Any => true,
            Self::Check => after.in_check(),
            Self::Mate => after.is_checkmate(),
            Self::Capture => before.is_capture(mv),
            Self::Promote => mv.promotes(),
            Self::Stay => mv
                .from()
                .is_some_and(|from| !mv.promotes() && before.is_legal(Move::board(from, mv.to(), true))),
            Self::Drop => mv.is_drop(),
            Self::Fork => forks(&after, mv),
        }
    }
}

fn forks(after: &Position, mv: Move) -> bool {
    let them = after.side_to_move();
    if after.attacked_by(them, mv.to()) {
        return false;
    }
    let worth_it = [
        PieceKind::King,
        PieceKind::Rook,
        PieceKind::Bishop,
        PieceKind::Dragon,
        PieceKind::Horse,
        PieceKind::Gold,
        PieceKind::Silver,
    ];
    let targets = worth_it.into_iter().flat_map(|kind| after.pieces(them, kind));
    let is_hit = |square: &_| after.attackers_to(*square, after.occupied()).contains(mv.to());
    targets.filter(is_hit).count() >= 2
}

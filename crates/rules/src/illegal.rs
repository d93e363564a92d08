//! Why a move is not legal.

use core::fmt;

/// The rule a move breaks (反則).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// 二歩: a pawn dropped on a file with an own unpromoted pawn.
    Nifu,
    /// 打ち歩詰め: a pawn drop that mates.
    Uchifuzume,
    /// 行き所のない駒: dropped where it could never move.
    DeadEnd,
    /// Dropped on an occupied square.
    Occupied,
    /// Dropped without being in hand.
    NotInHand,
    /// Promoting what may not promote, or outside the zone.
    CannotPromote,
    /// Not promoting where the piece would be stuck.
    MustPromote,
    /// The piece does not move so, or is not one's own.
    WrongMovement,
    /// A piece stands in the way.
    Blocked,
    /// An own piece stands on the destination.
    OwnPiece,
    /// 王手放置, 自玉を王手にさらす: the own king is left or put in check.
    LeavesKingInCheck,
}

impl Illegal {
    /// Every reason.
    pub const ALL: [Self; 11] = [
        Self::Nifu,
        Self::Uchifuzume,
        Self::DeadEnd,
        Self::Occupied,
        Self::NotInHand,
        Self::CannotPromote,
        Self::MustPromote,
        Self::WrongMovement,
        Self::Blocked,
        Self::OwnPiece,
        Self::LeavesKingInCheck,
    ];

    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Nifu => "nifu",
            Self::Uchifuzume => "uchifuzume",
            Self::DeadEnd => "dead_end",
            Self::Occupied => "occupied",
            Self::NotInHand => "not_in_hand",
            Self::CannotPromote => "cannot_promote",
            Self::MustPromote => "must_promote",
            Self::WrongMovement => "wrong_movement",
            Self::Blocked => "blocked",
            Self::OwnPiece => "own_piece",
            Self::LeavesKingInCheck => "leaves_king_in_check",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl core::error::Error for Illegal {}

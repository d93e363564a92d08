//! How a game ended.

use komadai_rules::{ByColor, Color, Illegal};
use serde::{Deserialize, Serialize};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndKind {
    /// 詰み.
    Checkmate,
    /// No legal move without check: loses.
    NoMoves,
    /// 投了.
    Resign,
    /// 切れ負け.
    Timeout,
    /// 反則.
    Foul,
    /// 千日手, at the fourth occurrence or agreed before.
    Repetition,
    /// 連続王手の千日手: the checking side loses.
    PerpetualCheck,
    /// 持将棋 by agreement.
    Impasse,
    /// 入玉宣言 that holds.
    Declaration,
    /// 入玉宣言 with a condition missing.
    FailedDeclaration,
    /// Try rule.
    Try,
    /// 最大手数.
    MoveLimit,
}

/// 反則, named as the rules name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Foul {
    /// 二歩.
    Nifu,
    /// 打ち歩詰め.
    Uchifuzume,
    /// 行き所のない駒.
    DeadEnd,
    /// A drop on a piece.
    Occupied,
    /// A drop of a piece not in hand.
    NotInHand,
    /// Promoting what may not promote, or outside the zone.
    CannotPromote,
    /// Not promoting where forced.
    MustPromote,
    /// A piece moved as it does not move.
    WrongMovement,
    /// Jumping over pieces.
    Blocked,
    /// Capturing an own piece.
    OwnPiece,
    /// 王手放置, 自玉を王手にさらす.
    LeavesKingInCheck,
    /// 二手指し.
    TwoMoves,
    /// A piece dropped promoted side up.
    PromotedDrop,
}

impl Foul {
    /// Stable English key, as in `position`'s `try.reason`.
    pub fn key(self) -> &'static str {
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
            Self::TwoMoves => "two_moves",
            Self::PromotedDrop => "promoted_drop",
        }
    }
}

impl From<Illegal> for Foul {
    fn from(illegal: Illegal) -> Self {
        match illegal {
            Illegal::Nifu => Self::Nifu,
            Illegal::Uchifuzume => Self::Uchifuzume,
            Illegal::DeadEnd => Self::DeadEnd,
            Illegal::Occupied => Self::Occupied,
            Illegal::NotInHand => Self::NotInHand,
            Illegal::CannotPromote => Self::CannotPromote,
            Illegal::MustPromote => Self::MustPromote,
            Illegal::WrongMovement => Self::WrongMovement,
            Illegal::Blocked => Self::Blocked,
            Illegal::OwnPiece => Self::OwnPiece,
            Illegal::LeavesKingInCheck => Self::LeavesKingInCheck,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The reason.
    pub kind: EndKind,
    /// The winner; none in a draw.
    pub winner: Option<Color>,
    /// Moves played when it ended.
    pub ply: u32,
    /// The foul and the move tried (USI), which is not among the plies.
    pub foul: Option<(Foul, String)>,
    /// Both sides' points, where they decided; in a handicap game with those of the given pieces.
    pub points: Option<ByColor<u8>>,
    /// The rules of this game ask for a replay.
    pub replay: bool,
}

//! What a new game is made of: the dialog's answer.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// 先手, and 下手 in a handicap game.
    Black,
    /// 後手, and 上手 in a handicap game.
    White,
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Sides<T> {
    /// Black's (下手's).
    pub black: T,
    /// White's (上手's).
    pub white: T,
}

/// Who sits on the other side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Opponent {
    /// The computer, at a grade of [`crate::Config::grades`].
    Engine {
        /// `15k` … `1k`, `1d` … `9d`, or `max` for as strong as it can.
        grade: String,
    },
    /// Two players at this board: the creator holds both seats.
    Local {},
    /// A friend on another device, who takes the open seat by a link.
    Friend {},
}

/// The seat the creator asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// 先手 (下手 in a handicap game).
    Black,
    /// 後手 (上手 in a handicap game).
    White,
    /// 振り駒: five tossed pawns decide; only in an even game.
    Furigoma,
}

/// Which impasse count decides (持将棋 and 入玉宣言).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum PointRule {
    /// The professional 24-point rule.
    #[serde(rename = "24")]
    Points24,
    /// The amateur 27-point rule.
    #[serde(rename = "27")]
    Points27,
}

/// Whether the program helps, or plays as at a real board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Fouls cannot be entered; destinations and checks are shown.
    Assisted,
    /// Any move can be entered, nothing is shown, and a foul loses.
    Real,
}

/// 最大手数.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MoveLimit {
    /// The game is drawn after this many moves, 1 to 2000.
    pub plies: u32,
    /// Only when a king stands in the enemy camp, and not while the side to move is in check (professional rule).
    pub needs_entered_king: bool,
}

/// One side's clock, in seconds. All zero but one is fine; all zero is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClockSetup {
    /// 持ち時間, 0 to 86,400.
    pub main_s: u32,
    /// 秒読み a move, once main time and periods are used up, 0 to 3,600.
    pub byoyomi_s: u32,
    /// Fischer increment added after each own move, 0 to 3,600.
    pub increment_s: u32,
    /// 考慮時間: how many extra periods may be spent, 0 to 99.
    pub periods: u32,
    /// Length of one extra period, 0 to 3,600.
    pub period_s: u32,
}

/// A game as the dialog describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Who plays against the creator.
    pub opponent: Opponent,
    /// The creator's seat.
    pub side: SideChoice,
    /// A handicap's id, `even` for none.
    pub handicap: String,
    /// A position to play on from (SFEN), in place of the handicap's start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub position: Option<String>,
    /// Each side's clock; null plays without one.
    pub clock: Sides<Option<ClockSetup>>,
    /// Impasse and declaration count.
    pub points: PointRule,
    /// The try rule: a king that reaches 5a (5i) wins.
    pub try_rule: bool,
    /// Null: no limit.
    pub move_limit: Option<MoveLimit>,
    /// Formal games: a drawn game is replayed with colours reversed and the remaining time.
    pub draw_replay: bool,
    /// Assisted or real-board.
    pub mode: Mode,
    /// Display names, at most 40 characters each; null takes the default of the reader's language.
    pub names: Sides<Option<String>>,
}

//! A game as one visitor sees it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::setup::{ClockSetup, Mode, MoveLimit, PointRule, Side, Sides};

/// Everything needed to draw a game, sent on connecting and after anything but a plain move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameView {
    /// The game's id, also its address `/game/{id}`.
    pub id: String,
    /// A handicap's id, `even` for none.
    pub handicap: String,
    /// The position before the first move.
    pub start_sfen: String,
    /// Assisted or real-board.
    pub mode: Mode,
    /// Impasse and declaration count.
    pub points: PointRule,
    /// Whether the try rule is on.
    pub try_rule: bool,
    /// Move limit, if any.
    pub move_limit: Option<MoveLimit>,
    /// Whether a draw is to be replayed.
    pub draw_replay: bool,
    /// Each side's clock as set; null without one.
    pub clocks: Sides<Option<ClockSetup>>,
    /// Who sits where.
    pub seats: Sides<SeatView>,
    /// The sides this visitor moves for: none for a spectator, both at a shared board.
    pub yours: Vec<Side>,
    /// The toss that gave the sides, if there was one.
    pub furigoma: Option<FurigomaView>,
    /// The moves so far, in order.
    pub plies: Vec<PlyView>,
    /// What can be done now; null once the game has ended.
    pub turn: Option<TurnView>,
    /// The clocks at the moment of sending.
    pub clock: ClockView,
    /// An offer that waits for an answer.
    pub offer: Option<OfferView>,
    /// How it ended; null while it goes on.
    pub ending: Option<EndingView>,
    /// Link for the open seat, for its giver only.
    pub invite: Option<InviteView>,
    /// A game of a career: no hints, nothing is taken back, and a flag that fell can be lifted.
    pub career: bool,
    /// Whose flag has fallen, when the game waits to be continued or given up.
    pub lapsed: Option<Side>,
    /// How often it was continued.
    pub continues: u32,
    /// The rematch or replay that followed this game, once there is one.
    pub next_game: Option<String>,
}

/// What kind of player holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Human,
    /// The computer.
    Engine,
    /// Nobody yet: waiting for a friend.
    Open,
}

/// Whom the computer plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Character {
    /// The message `road-name-{id}` is the name.
    pub id: String,
    /// The message `road-style-{style}` names how the game is opened.
    pub style: String,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatView {
    /// Person, computer or open.
    pub kind: SeatKind,
    /// The name given, untrusted text; null: show the default of the reader's language.
    pub name: Option<String>,
    /// The computer's grade (`15k` … `9d`, `max`); null for people.
    pub grade: Option<String>,
    /// Whom the computer plays; null: itself.
    pub character: Option<Character>,
    /// Whether the player is connected now (always true for the computer).
    pub present: bool,
}

/// How a tossed pawn lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// 歩 up.
    Pawn,
    /// と up.
    Tokin,
    /// Standing on its edge or overlapping: not counted.
    Standing,
}

/// 振り駒: the tosses, the last of which decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FurigomaView {
    /// Five faces a toss; ties are tossed again.
    pub tosses: Vec<Vec<Face>>,
    /// The side that the creator, whose pawns were tossed, got.
    pub creator: Side,
}

/// A move in every notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Notation {
    /// `▲７六歩`.
    pub ja: String,
    /// `▲7六步`, simplified characters.
    pub zh_hans: String,
    /// `▲7六步`, traditional characters.
    pub zh_hant: String,
    /// `P-7f` (Hodges).
    pub western: String,
}

/// A move that was played, and what stood on the board after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlyView {
    /// 1 for the first move.
    pub ply: u32,
    /// The move.
    pub usi: String,
    /// The position after it.
    pub sfen: String,
    /// Whether it gave check; always false while a real-board game goes on.
    pub check: bool,
    /// The move in words.
    pub notation: Notation,
    /// Whole seconds spent on it.
    pub seconds: u32,
    /// What the coach has to say of it; nothing while a real-board game goes on.
    pub told: Vec<CoachNotice>,
    /// The castle that the mover is on the way to.
    pub building: Option<CoachBuilding>,
}

/// Something that the coach names: a castle, an opening or a proverb.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CoachNotice {
    /// The side it is about.
    pub side: Side,
    /// `castle`, `opening`, `proverb`.
    pub topic: String,
    /// The message `{topic}-{id}` names it (dashes for underscores); with `-about` after it, it is explained.
    pub id: String,
    /// `praise`, `warning`, `note`, `hint`.
    pub tone: String,
}

/// A castle one piece away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CoachBuilding {
    /// Its name, as in a notice.
    pub id: String,
    /// How many of its pieces stand where they belong.
    pub done: u32,
    /// How many it has.
    pub of: u32,
}

/// Moves the side to move may make. A browser with this table needs no rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LegalTable {
    /// From square to destinations.
    pub moves: BTreeMap<String, Vec<String>>,
    /// From piece letter (`P` … `R`, always capital) to destinations.
    pub drops: BTreeMap<String, Vec<String>>,
    /// Moves (`7d7c`) with a choice to promote.
    pub may_promote: Vec<String>,
    /// Moves (`7b7a`) that must promote.
    pub must_promote: Vec<String>,
}

/// One condition of 入玉宣言.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Condition {
    /// Whether it holds.
    pub met: bool,
    /// What is there now (1 or 0 for a yes-or-no condition).
    pub have: u32,
    /// What is needed.
    pub need: u32,
}

/// The conditions of a declaration, from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DeclarationView {
    /// Own king in the enemy camp.
    pub king_in_zone: Condition,
    /// Own king not in check.
    pub not_in_check: Condition,
    /// Own other pieces in the camp.
    pub pieces: Condition,
    /// Points in the camp and in hand.
    pub points: Condition,
    /// Whether a declaration would win.
    pub wins: bool,
    /// Whether it would draw (24-point rule).
    pub draws: bool,
}

/// What this visitor may do now, besides moving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Actions {
    /// It is this visitor's move.
    pub play: bool,
    /// Take the last own move back.
    pub take_back: bool,
    /// Ask for a hint.
    pub hint: bool,
    /// Go on after the own flag has fallen.
    pub go_on: bool,
    /// Resign.
    pub resign: bool,
    /// Declare (assisted mode: only when it would not lose).
    pub declare: bool,
    /// Offer 持将棋.
    pub offer_impasse: bool,
    /// Offer 千日手 before the fourth occurrence.
    pub offer_repetition: bool,
}

/// The side to move and what it may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TurnView {
    /// Moves played so far: the version of the game. Every request names it.
    pub ply: u32,
    /// Who moves.
    pub side: Side,
    /// The position.
    pub sfen: String,
    /// In check; always false in real-board mode.
    pub check: bool,
    /// Legal moves; null in real-board mode and for those who do not move now.
    pub legal: Option<LegalTable>,
    /// Conditions of a declaration, once the own king has entered; null in real-board mode.
    pub declaration: Option<DeclarationView>,
    /// What this visitor may do.
    pub may: Actions,
}

/// One side's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SideClock {
    /// Main time left, milliseconds.
    pub main_ms: u32,
    /// Left of the current byoyomi or extra period, milliseconds.
    pub byoyomi_ms: u32,
    /// Extra periods (考慮時間) left, the current one included.
    pub periods: u32,
}

/// Both clocks at the moment of sending; the browser counts on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockView {
    /// Whose clock runs; null when none does.
    pub running: Option<Side>,
    /// Each side's time; null without a clock.
    pub sides: Sides<Option<SideClock>>,
}

/// What may be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// 持将棋: count points.
    Impasse,
    /// 千日手 before the fourth occurrence.
    Repetition,
    /// Take a move back (against a friend).
    TakeBack,
}

/// A proposal that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OfferView {
    /// What is proposed.
    pub kind: OfferKind,
    /// By whom.
    pub by: Side,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EndKind {
    /// 詰み.
    Checkmate,
    /// No legal move without check: loses.
    NoMoves,
    /// 投了.
    Resign,
    /// 切れ負け.
    Timeout,
    /// 反則 (real-board mode); [`EndingView::foul`] names it.
    Foul,
    /// 千日手.
    Repetition,
    /// 連続王手の千日手.
    PerpetualCheck,
    /// 持将棋 by agreement, decided by points.
    Impasse,
    /// 入玉宣言 that holds.
    Declaration,
    /// 入玉宣言 with a condition missing: the declarer loses.
    FailedDeclaration,
    /// Try rule.
    Try,
    /// 最大手数.
    MoveLimit,
    /// 中断.
    Adjourned,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EndingView {
    /// The reason.
    pub kind: EndKind,
    /// The winner; null for a draw or no result.
    pub winner: Option<Side>,
    /// Moves played when it ended.
    pub ply: u32,
    /// The foul's reason key (`nifu`, `uchifuzume`, … as in `position`'s `try.reason`, or `two_moves`).
    pub foul: Option<String>,
    /// The foul move that was tried (USI); it is not among the plies.
    pub foul_move: Option<String>,
    /// Both sides' impasse points where they decided.
    pub points: Option<Sides<u32>>,
    /// The rules of this game ask for a replay.
    pub replay: bool,
}

/// The open seat's link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct InviteView {
    /// Addresses under which another device can reach the game, best first.
    pub urls: Vec<String>,
    /// The first address as a QR code: rows of modules, true is dark.
    pub qr: Vec<Vec<bool>>,
}

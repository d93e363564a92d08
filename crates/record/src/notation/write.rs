//! Writing moves.

use core::fmt::Write as _;

use komadai_rules::{Color, Move, Piece, PieceKind, Position, Square};

use super::names::{KANJI, japanese_square};
use super::relation::{Motion, Relation, Side, reaching};

/// The script of Chinese notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    /// 简体.
    Simplified,
    /// 繁體.
    Traditional,
}

/// ▲ or △.
fn mark(color: Color) -> char {
    match color {
        Color::Black => '▲',
        Color::White => '△',
    }
}

/// A piece's name in moves, 竜 for the dragon.
pub(crate) fn japanese_name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "歩",
        PieceKind::Lance => "香",
        PieceKind::Knight => "桂",
        PieceKind::Silver => "銀",
        PieceKind::Bishop => "角",
        PieceKind::Rook => "飛",
        PieceKind::Gold => "金",
        PieceKind::King => "玉",
        PieceKind::ProPawn => "と",
        PieceKind::ProLance => "成香",
        PieceKind::ProKnight => "成桂",
        PieceKind::ProSilver => "成銀",
        PieceKind::Horse => "馬",
        PieceKind::Dragon => "竜",
    }
}

fn chinese_name(kind: PieceKind, script: Script) -> &'static str {
    let simplified = script == Script::Simplified;
    match kind {
        PieceKind::Pawn => "步",
        PieceKind::ProPawn => "成步",
        PieceKind::Silver if simplified => "银",
        PieceKind::ProSilver if simplified => "成银",
        PieceKind::Rook if simplified => "飞",
        PieceKind::Horse if simplified => "马",
        PieceKind::Dragon if simplified => "龙",
        PieceKind::Dragon => "龍",
        other => japanese_name(other),
    }
}

/// Whether the move could have promoted, so that 成 or 不成 is written.
pub(crate) fn had_choice(position: &Position, kind: PieceKind, from: Square, to: Square) -> bool {
    let color = position.side_to_move();
    kind.can_promote() && (from.in_zone(color) || to.in_zone(color))
}

/// The piece that a move moves or drops; the pawn for a move from an empty square, which no caller writes.
fn moved_kind(position: &Position, mv: Move) -> PieceKind {
    match (mv.dropped(), mv.from()) {
        (Some(hand), _) => hand.kind(),
        (None, Some(from)) => position.piece_at(from).map_or(PieceKind::Pawn, Piece::kind),
        (None, None) => PieceKind::Pawn,
    }
}

/// The words after the piece: sides, movement, promotion, drop. All four languages of pieces share them.
fn modifiers(position: &Position, mv: Move, kind: PieceKind) -> String {
    let color = position.side_to_move();
    let mut text = String::new();
    let Some(from) = mv.from() else {
        if !reaching(position, color, kind, mv.to()).is_empty() {
            text.push('打');
        }
        return text;
    };
    let relation = Relation::of(position, color, kind, from, mv.to());
    match relation.side {
        Some(Side::Left) => text.push('左'),
        Some(Side::Right) => text.push('右'),
        None => {}
    }
    match relation.motion {
        Some(Motion::Up) => text.push('上'),
        Some(Motion::Sideways) => text.push('寄'),
        Some(Motion::Down) => text.push('引'),
        Some(Motion::Straight) => text.push('直'),
        None => {}
    }
    if mv.promotes() {
        text.push('成');
    } else if had_choice(position, kind, from, mv.to()) {
        text.push_str("不成");
    }
    text
}

/// A move in Japanese: mark, full-width file, kanji rank, piece, modifiers; 同 without a space when the move goes to
/// `previous_to`, the square of the move before.
///
/// ```
/// use komadai_record::notation::japanese;
/// use komadai_rules::Position;
/// let start = Position::start();
/// assert_eq!(japanese(&start, "7g7f".parse().unwrap(), None), "▲７六歩");
/// ```
pub fn japanese(position: &Position, mv: Move, previous_to: Option<Square>) -> String {
    let kind = moved_kind(position, mv);
    let mut text = String::from(mark(position.side_to_move()));
    if previous_to == Some(mv.to()) {
        text.push('同');
    } else {
        text.push_str(&japanese_square(mv.to()));
    }
    text.push_str(japanese_name(kind));
    text.push_str(&modifiers(position, mv, kind));
    text
}

/// A move in Chinese: as [`japanese`], with a half-width file and the pieces of the script.
///
/// ```
/// use komadai_record::notation::{Script, chinese};
/// use komadai_rules::Position;
/// let start = Position::start();
/// assert_eq!(chinese(&start, "3i4h".parse().unwrap(), None, Script::Simplified), "▲4八银");
/// ```
pub fn chinese(position: &Position, mv: Move, previous_to: Option<Square>, script: Script) -> String {
    let kind = moved_kind(position, mv);
    let mut text = String::from(mark(position.side_to_move()));
    if previous_to == Some(mv.to()) {
        text.push('同');
    } else {
        let _ = write!(text, "{}", mv.to().file().number());
        text.push(KANJI[usize::from(mv.to().rank().number()) - 1]);
    }
    text.push_str(chinese_name(kind, script));
    text.push_str(&modifiers(position, mv, kind));
    text
}

/// A move in Hodges' western notation: `P-7f`, `Rx2h+`, `S*5e`, `G6i-5h`, `=` for a declined promotion. The origin is
/// written when another piece of the kind could go there, pinned or not.
///
/// ```
/// use komadai_record::notation::western;
/// use komadai_rules::Position;
/// let start = Position::start();
/// assert_eq!(western(&start, "4i5h".parse().unwrap(), None), "G4i-5h");
/// ```
pub fn western(position: &Position, mv: Move, _previous_to: Option<Square>) -> String {
    let kind = moved_kind(position, mv);
    let color = position.side_to_move();
    let mut text = String::from(kind.usi());
    let Some(from) = mv.from() else {
        let _ = write!(text, "*{}", mv.to());
        return text;
    };
    if reaching(position, color, kind, mv.to()).iter().any(|square| square != from) {
        let _ = write!(text, "{from}");
    }
    text.push(if position.piece_at(mv.to()).is_some() { 'x' } else { '-' });
    let _ = write!(text, "{}", mv.to());
    if mv.promotes() {
        text.push('+');
    } else if had_choice(position, kind, from, mv.to()) {
        text.push('=');
    }
    text
}

/// A move in Hosking's western notation: as [`western`] with digits for squares and no dash, `P76`, `Rx28+`, `S*55`,
/// `G41-52`.
///
/// ```
/// use komadai_record::notation::hosking;
/// use komadai_rules::Position;
/// assert_eq!(hosking(&Position::start(), "7g7f".parse().unwrap()), "P76");
/// ```
pub fn hosking(position: &Position, mv: Move) -> String {
    let text = western(position, mv, None);
    let from_is_written = text.chars().filter(|c| c.is_ascii_lowercase() && *c != 'x').count() > 1;
    text.chars()
        .filter(|c| *c != '-' || from_is_written)
        .map(|c| match c {
            'a'..='i' => char::from_digit(u32::from(c) - u32::from('a') + 1, 10).unwrap_or(c),
            other => other,
        })
        .collect()
}

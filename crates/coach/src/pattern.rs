//! A pattern of pieces, as the data files write it.

use komadai_rules::{Color, HandKind, Move, Piece, PieceKind, Position, Square};

/// Whose piece: the side's that makes the pattern, or its opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    Own,
    Theirs,
}

impl Whose {
    /// The side, when `side` makes the pattern.
    fn color(self, side: Color) -> Color {
        if self == Self::Own { side } else { !side }
    }
}

/// A piece on a square, seen as Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) whose: Whose,
    pub(crate) kind: PieceKind,
    pub(crate) square: Square,
}

/// What must be so for a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    /// One of these pieces stands where it says.
    Any(Vec<Placed>),
    /// Nothing stands here.
    Empty(Square),
    /// This piece does not stand there.
    Not(Placed),
}

/// What must be so besides the pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    /// No more moves than this were played.
    AtMost(u16),
    /// At least so many moves were played.
    AtLeast(u16),
    /// The rook comes from its home with this move.
    Swing,
    /// Each side holds a bishop.
    Exchanged,
    /// Neither side holds a bishop.
    Unexchanged,
    /// The side holds a bishop.
    OwnBishop,
    /// The move is a drop.
    Drop,
    /// The move takes the bishop on its home with the bishop.
    TakesBishopAtHome,
    /// This side was seen to make the pattern of this id.
    After(String),
}

/// A castle or an opening.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    pub(crate) id: &'static str,
    pub(crate) elements: Vec<Element>,
    pub(crate) conditions: Vec<Condition>,
}

/// A move just made, and what the conditions ask of it.
pub(crate) struct Moment<'a> {
    /// The position after it.
    pub(crate) position: &'a Position,
    /// The move.
    pub(crate) mv: Move,
    /// Who made it.
    pub(crate) mover: Color,
    /// The kind that moved or was dropped.
    pub(crate) kind: PieceKind,
    /// What was taken.
    pub(crate) taken: Option<PieceKind>,
    /// Moves played, this one included.
    pub(crate) plies: u16,
}

/// A square as the side sees it.
pub(crate) fn seen_by(side: Color, square: Square) -> Square {
    if side == Color::Black { square } else { square.flip() }
}

impl Pattern {
    /// Reads a row of a data file: id, family, pieces and, for openings, conditions. `None` when it is malformed.
    pub(crate) fn read(row: &'static str) -> Option<Self> {
        let mut columns = row.split('\t');
        let id = columns.next()?;
        let _family = columns.next()?;
        let elements = columns.next()?.split(' ').map(element).collect::<Option<_>>()?;
        let words = columns.next().unwrap_or_default().split(' ').filter(|word| !word.is_empty());
        let conditions = words.map(condition).collect::<Option<_>>()?;
        Some(Self { id, elements, conditions })
    }

    /// How much it asks: of several patterns the one that asks most says most.
    pub(crate) fn weight(&self) -> usize {
        self.elements.len() * 2 + self.conditions.len()
    }

    /// Whether it asks how the last move was made, or what came before.
    pub(crate) fn asks_for_a_move(&self) -> bool {
        self.conditions.iter().any(|condition| {
            matches!(
                condition,
                Condition::Swing | Condition::Drop | Condition::TakesBishopAtHome | Condition::After(_)
            )
        })
    }

    /// Whether a side makes it with this move.
    pub(crate) fn holds(&self, moment: &Moment<'_>, side: Color, seen: impl Fn(&str) -> bool) -> bool {
        let stands = |placed: &Placed| {
            let piece = moment.position.piece_at(seen_by(side, placed.square));
            piece == Some(Piece::new(placed.whose.color(side), placed.kind))
        };
        let element = |element: &Element| match element {
            Element::Any(pieces) => pieces.iter().any(stands),
            Element::Empty(square) => moment.position.piece_at(seen_by(side, *square)).is_none(),
            Element::Not(placed) => !stands(placed),
        };
        self.elements.iter().all(element)
            && self.conditions.iter().all(|condition| condition.holds(moment, side, &seen))
    }

    /// Whether whoever makes this one has made the other too.
    pub(crate) fn includes(&self, other: &Self) -> bool {
        other.elements.iter().all(|element| self.elements.contains(element))
    }
}

impl Condition {
    fn holds(&self, moment: &Moment<'_>, side: Color, seen: impl Fn(&str) -> bool) -> bool {
        let bishop = |color| moment.position.hand(color).has(HandKind::Bishop);
        let is_own = moment.mover == side;
        match self {
            Self::AtMost(plies) => moment.plies <= *plies,
            Self::AtLeast(plies) => moment.plies >= *plies,
            Self::Swing => {
                is_own
                    && moment.kind == PieceKind::Rook
                    && moment.mv.from().is_some_and(|from| seen_by(side, from) == Square::S2H)
            }
            Self::Exchanged => bishop(side) && bishop(!side),
            Self::Unexchanged => !bishop(side) && !bishop(!side),
            Self::OwnBishop => bishop(side),
            Self::Drop => is_own && moment.mv.is_drop(),
            Self::TakesBishopAtHome => {
                is_own
                    && moment.kind == PieceKind::Bishop
                    && moment.taken == Some(PieceKind::Bishop)
                    && seen_by(side, moment.mv.to()) == Square::S2B
            }
            Self::After(id) => seen(id),
        }
    }
}

fn element(word: &str) -> Option<Element> {
    if let Some(square) = word.strip_prefix('!') {
        return Some(Element::Empty(square.parse().ok()?));
    }
    if let Some(piece) = word.strip_prefix('-') {
        return Some(Element::Not(placed(piece)?));
    }
    Some(Element::Any(word.split('|').map(placed).collect::<Option<_>>()?))
}

fn placed(word: &str) -> Option<Placed> {
    let letter = word.chars().next()?;
    let whose = if letter.is_ascii_uppercase() { Whose::Own } else { Whose::Theirs };
    let kind = PieceKind::from_letter(letter.to_ascii_uppercase())?;
    Some(Placed { whose, kind, square: word.get(1..)?.parse().ok()? })
}

fn condition(word: &str) -> Option<Condition> {
    if let Some(plies) = word.strip_prefix("ply<=") {
        return plies.parse().ok().map(Condition::AtMost);
    }
    if let Some(plies) = word.strip_prefix("ply>=") {
        return plies.parse().ok().map(Condition::AtLeast);
    }
    if let Some(id) = word.strip_prefix("after=") {
        return Some(Condition::After(id.to_owned()));
    }
    Some(match word {
        "swing" => Condition::Swing,
        "exchanged" => Condition::Exchanged,
        "unexchanged" => Condition::Unexchanged,
        "own_bishop" => Condition::OwnBishop,
        "drop" => Condition::Drop,
        "takes_bishop_at_home" => Condition::TakesBishopAtHome,
        _ => return None,
    })
}

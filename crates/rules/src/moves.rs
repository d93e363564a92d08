//! Moves.

use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use crate::piece::{HandKind, PieceKind};
use crate::square::Square;

/// A move of a piece on the board, or a drop. Nothing else: resigning and the like are not moves.
///
/// Packed into 16 bits as shogi programs commonly do, so that move books and training data can hold it: bits 0–6
/// the destination, 7–13 the origin (for a drop the kind: 1 pawn … 7 gold), 14 a drop, 15 a promotion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(NonZeroU16);

const DROP: u16 = 1 << 14;
const PROMOTE: u16 = 1 << 15;

impl Move {
    /// The piece on `from` goes to `to`; the two differ.
    ///
    /// # Panics
    /// When `from` and `to` are the same square.
    #[inline]
    pub const fn board(from: Square, to: Square, promote: bool) -> Self {
        assert!(from as u8 != to as u8);
        let bits = to as u16 | (from as u16) << 7 | if promote { PROMOTE } else { 0 };
        match NonZeroU16::new(bits) {
            Some(bits) => Self(bits),
            None => panic!("two different squares are not both zero"),
        }
    }

    /// A piece in hand is placed on `to`.
    #[inline]
    pub const fn drop(kind: HandKind, to: Square) -> Self {
        match NonZeroU16::new(to as u16 | (kind as u16 + 1) << 7 | DROP) {
            Some(bits) => Self(bits),
            None => panic!("the drop bit is set"),
        }
    }

    /// The same move with another destination, given that this one goes to 1a, whose bits are clear.
    #[inline]
    pub(crate) fn moved_to(self, to: Square) -> Self {
        Self(self.0 | to as u16)
    }

    /// Where it goes.
    #[inline]
    pub const fn to(self) -> Square {
        Square::at((self.0.get() & 0x7f) as usize)
    }

    /// Where it comes from; none for a drop.
    #[inline]
    pub const fn from(self) -> Option<Square> {
        if self.is_drop() { None } else { Some(Square::at((self.0.get() >> 7 & 0x7f) as usize)) }
    }

    /// What is dropped; none for a move on the board.
    #[inline]
    pub const fn dropped(self) -> Option<HandKind> {
        if self.is_drop() { Some(HandKind::ALL[(self.0.get() >> 7 & 0x7f) as usize - 1]) } else { None }
    }

    /// Whether it is a drop.
    #[inline]
    pub const fn is_drop(self) -> bool {
        self.0.get() & DROP != 0
    }

    /// Whether the piece promotes.
    #[inline]
    pub const fn promotes(self) -> bool {
        self.0.get() & PROMOTE != 0
    }

    /// The packed form.
    #[inline]
    pub const fn to_bits(self) -> u16 {
        self.0.get()
    }

    /// The move with this packed form, if there is one.
    pub fn from_bits(bits: u16) -> Option<Self> {
        let to = Square::from_index(usize::from(bits & 0x7f))?;
        let origin = usize::from(bits >> 7 & 0x7f);
        if bits & DROP != 0 {
            if bits & PROMOTE != 0 {
                return None;
            }
            return Some(Self::drop(*HandKind::ALL.get(origin.checked_sub(1)?)?, to));
        }
        let from = Square::from_index(origin)?;
        (from != to).then(|| Self::board(from, to, bits & PROMOTE != 0))
    }
}

impl fmt::Display for Move {
    /// USI: `7g7f`, `8h2b+`, `P*5e`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.dropped(), self.from()) {
            (Some(kind), _) => write!(f, "{}*{}", kind.letter(), self.to()),
            (None, Some(from)) => {
                write!(f, "{from}{}{}", self.to(), if self.promotes() { "+" } else { "" })
            }
            (None, None) => unreachable!("a move that is no drop has an origin"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// A text that is no USI move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTextError;

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a USI move: expected 7g7f, 7g7f+ or P*5e")
    }
}

impl core::error::Error for MoveTextError {}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bytes = text.as_bytes();
        if !text.is_ascii() || bytes.len() < 4 || bytes.len() > 5 {
            return Err(MoveTextError);
        }
        let square = |text: &str| text.parse::<Square>().map_err(|_| MoveTextError);
        let to = square(&text[2..4])?;
        if bytes[1] == b'*' {
            let kind = bytes[0] as char;
            if bytes.len() != 4 || !kind.is_ascii_uppercase() {
                return Err(MoveTextError);
            }
            let kind = PieceKind::from_letter(kind).and_then(PieceKind::hand_kind).ok_or(MoveTextError)?;
            return Ok(Self::drop(kind, to));
        }
        let from = square(&text[..2])?;
        let promote = match bytes.get(4) {
            None => false,
            Some(b'+') => true,
            Some(_) => return Err(MoveTextError),
        };
        if from == to {
            return Err(MoveTextError);
        }
        Ok(Self::board(from, to, promote))
    }
}

//! SFEN: everything that can be said of a position, playable or not.
//!
//! The text is the one of the USI protocol: board, side to move, hands and, where given, the number of the next move.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::color::{ByColor, Color};
use crate::piece::{HandKind, Piece, PieceKind};
use crate::square::{File, Rank, Square};

/// The even game's start.
pub const START_SFEN: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// A position as a text can say it. [`crate::Position`] is what can be played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sfen {
    board: [Option<Piece>; 81],
    hands: ByColor<[u8; 7]>,
    side_to_move: Color,
    ply: u16,
}

impl Default for Sfen {
    fn default() -> Self {
        Self::empty()
    }
}

impl Sfen {
    /// An empty board, nothing in hand, Black to move, move 1.
    pub const fn empty() -> Self {
        Self { board: [None; 81], hands: ByColor::new([0; 7], [0; 7]), side_to_move: Color::Black, ply: 1 }
    }

    /// What stands on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// How many of a kind a side holds.
    pub fn in_hand(&self, color: Color, kind: HandKind) -> u8 {
        self.hands[color][kind.index()]
    }

    /// Whose move it is.
    pub const fn side_to_move(&self) -> Color {
        self.side_to_move
    }

    /// The number of the next move, 1 at the start of a game.
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    /// Puts a piece on a square or clears it.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.board[square.index()] = piece;
    }

    /// Sets how many of a kind a side holds.
    pub fn set_hand(&mut self, color: Color, kind: HandKind, count: u8) {
        self.hands[color][kind.index()] = count;
    }

    /// Sets whose move it is.
    pub const fn set_side_to_move(&mut self, color: Color) {
        self.side_to_move = color;
    }

    /// Sets the number of the next move, at least 1.
    pub fn set_ply(&mut self, ply: u16) {
        self.ply = ply.max(1);
    }

    /// The pieces on the board with their squares, by index.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::ALL.into_iter().filter_map(|square| self.piece_at(square).map(|piece| (square, piece)))
    }

    /// How many of a kind the board and both hands have, promoted ones counted with their fronts.
    pub fn count(&self, kind: PieceKind) -> u32 {
        let front = kind.unpromoted();
        let on_board = self.pieces().filter(|(_, piece)| piece.kind().unpromoted() == front).count() as u32;
        let in_hand = front.hand_kind().map_or(0, |kind| {
            Color::ALL.into_iter().map(|color| u32::from(self.in_hand(color, kind))).sum::<u32>()
        });
        on_board + in_hand
    }

    /// Gives a side every piece of the set of forty that is nowhere else, kings aside: what a diagram means that shows
    /// only the other side's hand.
    pub fn give_rest(&mut self, color: Color) {
        for kind in HandKind::ALL {
            let missing = u32::from(kind.kind().total()).saturating_sub(self.count(kind.kind())) as u8;
            self.hands[color][kind.index()] = self.hands[color][kind.index()].saturating_add(missing);
        }
    }

    /// The king's side where just one side has kings.
    pub fn lone_king(&self) -> Option<Color> {
        let has = |color| self.pieces().any(|(_, piece)| piece == Piece::new(color, PieceKind::King));
        match (has(Color::Black), has(Color::White)) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    }

    /// The text without the move number, as two positions are compared.
    pub fn without_ply(&self) -> String {
        let mut text = alloc::format!("{self}");
        if let Some(at) = text.rfind(' ') {
            text.truncate(at);
        }
        text
    }
}

impl fmt::Display for Sfen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL {
            if rank != Rank::R1 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for file in File::ALL.into_iter().rev() {
                match self.piece_at(Square::new(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                            empty = 0;
                        }
                        write!(f, "{piece}")?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        f.write_str(if self.side_to_move == Color::Black { " b " } else { " w " })?;
        let mut bare = true;
        for color in Color::ALL {
            for kind in HandKind::DISPLAY {
                let count = self.in_hand(color, kind);
                if count > 0 {
                    bare = false;
                    if count > 1 {
                        write!(f, "{count}")?;
                    }
                    write!(f, "{}", Piece::new(color, kind.kind()))?;
                }
            }
        }
        if bare {
            f.write_str("-")?;
        }
        write!(f, " {}", self.ply)
    }
}

/// What is wrong with an SFEN text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SfenErrorKind {
    /// The text ends before the board, the side or the hands.
    MissingField,
    /// Something follows the move number.
    ExtraField,
    /// Not nine rows.
    RowCount,
    /// A row does not make nine squares.
    RowSum,
    /// A letter that names no piece, or a `+` before a piece that has no other side.
    UnknownPiece,
    /// The side to move is neither `b` nor `w`.
    Side,
    /// A count of 0, or beyond 18, or without a piece after it.
    HandCount,
    /// A king in hand.
    KingInHand,
    /// The move number is not 1 to 65535.
    Ply,
    /// Underscores for blanks, as addresses have them.
    Underscore,
}

impl SfenErrorKind {
    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::MissingField => "sfen_missing_field",
            Self::ExtraField => "sfen_extra_field",
            Self::RowCount => "sfen_row_count",
            Self::RowSum => "sfen_row_sum",
            Self::UnknownPiece => "sfen_unknown_piece",
            Self::Side => "sfen_side",
            Self::HandCount => "sfen_hand_count",
            Self::KingInHand => "sfen_king_in_hand",
            Self::Ply => "sfen_ply",
            Self::Underscore => "sfen_underscore",
        }
    }
}

/// An SFEN text that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SfenError {
    /// What is wrong.
    pub kind: SfenErrorKind,
    /// The character where it is wrong, counted from 1.
    pub column: usize,
}

impl fmt::Display for SfenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            SfenErrorKind::MissingField => "expected board, side to move and hands",
            SfenErrorKind::ExtraField => "nothing may follow the move number",
            SfenErrorKind::RowCount => "expected nine rows",
            SfenErrorKind::RowSum => "expected nine squares in the row",
            SfenErrorKind::UnknownPiece => {
                "expected a piece letter (PLNSGBRK, + before a promoted one) or a digit 1-9"
            }
            SfenErrorKind::Side => "expected b or w for the side to move",
            SfenErrorKind::HandCount => {
                "expected - or pieces in hand with counts from 1 to 18 before the letter"
            }
            SfenErrorKind::KingInHand => "a king cannot be in hand",
            SfenErrorKind::Ply => "expected a move number from 1 to 65535",
            SfenErrorKind::Underscore => "expected blanks, not underscores",
        };
        write!(f, "column {}: {what}", self.column)
    }
}

impl core::error::Error for SfenError {}

/// A field of the text and the column (from 1) at which it begins.
struct Field<'a> {
    text: &'a str,
    column: usize,
}

impl Field<'_> {
    fn error(&self, offset: usize, kind: SfenErrorKind) -> SfenError {
        SfenError { kind, column: self.column + offset }
    }

    fn board(&self, sfen: &mut Sfen) -> Result<(), SfenError> {
        let (mut rank, mut file, mut promoted) = (0, 0, false);
        for (at, letter) in self.text.chars().enumerate() {
            match letter {
                _ if promoted && (letter == '/' || letter == '+' || letter.is_ascii_digit()) => {
                    return Err(self.error(at, SfenErrorKind::UnknownPiece));
                }
                '/' => {
                    if file != 9 {
                        return Err(self.error(at, SfenErrorKind::RowSum));
                    }
                    rank += 1;
                    file = 0;
                    if rank == 9 {
                        return Err(self.error(at, SfenErrorKind::RowCount));
                    }
                }
                '1'..='9' => file += letter as usize - '0' as usize,
                '+' => promoted = true,
                _ => {
                    let unknown = self.error(at, SfenErrorKind::UnknownPiece);
                    let front = PieceKind::from_letter(letter).ok_or(unknown)?;
                    let kind = if promoted { front.promoted().ok_or(unknown)? } else { front };
                    promoted = false;
                    if file >= 9 {
                        return Err(self.error(at, SfenErrorKind::RowSum));
                    }
                    let color = if letter.is_ascii_uppercase() { Color::Black } else { Color::White };
                    sfen.set(
                        Square::new(File::ALL[8 - file], Rank::ALL[rank]),
                        Some(Piece::new(color, kind)),
                    );
                    file += 1;
                }
            }
            if file > 9 {
                return Err(self.error(at, SfenErrorKind::RowSum));
            }
        }
        let end = self.text.chars().count();
        if promoted {
            return Err(self.error(end, SfenErrorKind::UnknownPiece));
        }
        if file != 9 {
            return Err(self.error(end, SfenErrorKind::RowSum));
        }
        if rank != 8 {
            return Err(self.error(end, SfenErrorKind::RowCount));
        }
        Ok(())
    }

    fn hands(&self, sfen: &mut Sfen) -> Result<(), SfenError> {
        if self.text == "-" {
            return Ok(());
        }
        let mut count: Option<(usize, u32)> = None;
        for (at, letter) in self.text.chars().enumerate() {
            if let Some(digit) = letter.to_digit(10) {
                let (start, so_far) = count.unwrap_or((at, 0));
                let value = so_far * 10 + digit;
                if value == 0 || value > 18 {
                    return Err(self.error(start, SfenErrorKind::HandCount));
                }
                count = Some((start, value));
                continue;
            }
            let front = PieceKind::from_letter(letter).ok_or(self.error(at, SfenErrorKind::UnknownPiece))?;
            let kind = front.hand_kind().ok_or(self.error(at, SfenErrorKind::KingInHand))?;
            let color = if letter.is_ascii_uppercase() { Color::Black } else { Color::White };
            let (start, more) = count.take().unwrap_or((at, 1));
            let total = u32::from(sfen.in_hand(color, kind)) + more;
            if total > 18 {
                return Err(self.error(start, SfenErrorKind::HandCount));
            }
            sfen.set_hand(color, kind, total as u8);
        }
        match count {
            Some((start, _)) => Err(self.error(start, SfenErrorKind::HandCount)),
            None => Ok(()),
        }
    }
}

impl FromStr for Sfen {
    type Err = SfenError;

    /// Reads board, side and hands, and the move number if there is one (1 if not). Hands may come in any order and
    /// repeat a letter. `startpos` is read as the even game's start.
    ///
    /// # Errors
    /// The first thing wrong, with its column.
    fn from_str(text: &str) -> Result<Self, SfenError> {
        let text = text.trim_end();
        let lead = text.chars().take_while(|letter| letter.is_whitespace()).count();
        let body = text.trim_start();
        if body == "startpos" {
            return START_SFEN.parse();
        }
        if let Some(at) = body.chars().position(|letter| letter == '_') {
            return Err(SfenError { kind: SfenErrorKind::Underscore, column: lead + at + 1 });
        }
        let mut column = lead + 1;
        let mut fields = body.split(' ').filter_map(|part| {
            let field = Field { text: part, column };
            column += part.chars().count() + 1;
            (!part.is_empty()).then_some(field)
        });
        let end = lead + body.chars().count() + 1;
        let missing = SfenError { kind: SfenErrorKind::MissingField, column: end };
        let mut sfen = Self::empty();
        fields.next().ok_or(missing)?.board(&mut sfen)?;
        let side = fields.next().ok_or(missing)?;
        sfen.side_to_move = match side.text {
            "b" => Color::Black,
            "w" => Color::White,
            _ => return Err(side.error(0, SfenErrorKind::Side)),
        };
        let hands = fields.next().ok_or(missing)?;
        if hands.text.is_empty() {
            return Err(hands.error(0, SfenErrorKind::HandCount));
        }
        hands.hands(&mut sfen)?;
        if let Some(ply) = fields.next() {
            let digits = ply.text.bytes().all(|byte| byte.is_ascii_digit());
            sfen.ply = match ply.text.parse() {
                Ok(number) if digits && number > 0 => number,
                _ => return Err(ply.error(0, SfenErrorKind::Ply)),
            };
        }
        if let Some(extra) = fields.next() {
            return Err(extra.error(0, SfenErrorKind::ExtraField));
        }
        Ok(sfen)
    }
}

//! From characters to what they say of a move.

use komadai_rules::{Color, HandKind, PieceKind, Square};

use super::error::NotationErrorKind;
use super::names::{digit, piece_name};
use super::relation::{Motion, Side};
use crate::csa::piece;

/// Longest text that is looked at, in characters: more than any game needs.
pub(super) const MAX_CHARS: usize = 100_000;

/// What a text says of a move, before the position gives it meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// `7g7f`, `7776+`.
    FromTo { from: Square, to: Square, promote: bool },
    /// `P*5e`, which names the drop whatever stands on the board.
    Drop { hand: HandKind, to: Square },
    /// `+7776FU`: the piece is the one after the move; no origin is a drop.
    Csa { mark: Option<Color>, from: Option<Square>, to: Square, kind: PieceKind },
    /// `▲５八金右`, `P-7f`; `to` is none for 同.
    Piece {
        mark: Option<Color>,
        to: Option<Square>,
        kind: PieceKind,
        side: Option<Side>,
        direction: Option<Motion>,
        promote: bool,
        drop: bool,
        origin: Option<Square>,
    },
}

/// A rank: a digit, or a letter from `a`.
fn rank(c: char) -> Option<u8> {
    match c {
        'a'..='i' => Some(c as u8 - b'a' + 1),
        'A'..='I' => Some(c as u8 - b'A' + 1),
        _ => digit(c),
    }
}

fn square(file: u8, rank: u8) -> Option<Square> {
    Square::from_index(usize::from(file - 1) * 9 + usize::from(rank - 1))
}

/// Blanks of any width, and what people put between moves.
fn is_gap(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '、' | '，' | ';' | '。' | '→')
}

/// Letters and marks as wide as kanji in their usual width. Digits and brackets are read in both.
fn narrow(c: char) -> char {
    match c {
        '０'..='９' | '（' | '）' => c,
        '！'..='～' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

/// A cursor over the characters of a text.
pub(crate) struct Scanner {
    chars: Vec<char>,
    at: usize,
}

type Syntax<T> = Result<T, (NotationErrorKind, usize)>;

impl Scanner {
    pub(crate) fn new(text: &str) -> Self {
        Self { chars: text.chars().take(MAX_CHARS + 1).map(narrow).collect(), at: 0 }
    }

    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn peek_at(&self, ahead: usize) -> Option<char> {
        self.chars.get(self.at + ahead).copied()
    }

    /// Goes past blanks and what people put between moves.
    pub(crate) fn skip_gaps(&mut self) {
        while self.peek().is_some_and(is_gap) {
            self.at += 1;
        }
    }

    /// How many characters have been read.
    pub(crate) fn position(&self) -> usize {
        self.at
    }

    /// Whether all has been read.
    pub(crate) fn is_done(&self) -> bool {
        self.at >= self.chars.len()
    }

    /// Whether the text is longer than what is looked at.
    pub(crate) fn is_cut(&self) -> bool {
        self.chars.len() > MAX_CHARS
    }

    /// The characters from one index to another.
    pub(crate) fn text(&self, from: usize, to: usize) -> String {
        self.chars.iter().take(to).skip(from).collect()
    }

    /// Goes past the number of a move: `12.`, `3...`.
    pub(super) fn skip_number(&mut self) {
        let digits = self.chars[self.at..].iter().take_while(|c| c.is_ascii_digit()).count();
        if digits > 0 && self.peek_at(digits) == Some('.') {
            self.at += digits;
            while self.take(&['.']).is_some() {}
            self.skip_gaps();
        }
    }

    fn take(&mut self, wanted: &[char]) -> Option<char> {
        let c = self.peek().filter(|c| wanted.contains(c))?;
        self.at += 1;
        Some(c)
    }

    /// The text from `at` to the next gap, shortened.
    pub(super) fn excerpt(&self, at: usize) -> String {
        self.chars.iter().skip(at).take_while(|c| !is_gap(**c)).take(12).collect()
    }

    /// A whole square here, or none (and nothing is read).
    fn square(&mut self) -> Option<Square> {
        let found = square(digit(self.peek()?)?, rank(self.peek_at(1)?)?)?;
        self.at += 2;
        Some(found)
    }

    fn piece(&mut self) -> Option<PieceKind> {
        let (kind, length) = piece_name(self.peek()?, self.peek_at(1))?;
        self.at += length;
        Some(kind)
    }

    /// One move. Errors carry the index of the character they are about.
    pub(crate) fn read(&mut self) -> Syntax<Said> {
        self.skip_gaps();
        let mark = match self.take(&['▲', '☗', '▼', '△', '☖', '▽']) {
            Some('▲' | '☗' | '▼') => Some(Color::Black),
            Some(_) => Some(Color::White),
            None => None,
        };
        if mark.is_some() {
            self.skip_gaps();
        }
        if let Some(said) = self.csa(mark) {
            return Ok(said);
        }
        if self.peek().is_some_and(|c| c == '+' || c.is_ascii_alphabetic()) {
            return self.western(mark);
        }
        if self.take(&['同']).is_some() {
            self.skip_gaps();
            // The destination may follow for clarity, as it does after a page break.
            let to = self.square();
            return self.after_destination(mark, to);
        }
        let start = self.at;
        let Some(first) = self.square() else {
            let has_file = self.peek().and_then(digit).is_some();
            return Err(if has_file {
                (NotationErrorKind::ExpectedRank, start + 1)
            } else {
                (NotationErrorKind::ExpectedSquare, start)
            });
        };
        if let Some(to) = self.square() {
            return Ok(Said::FromTo { from: first, to, promote: self.promotion() });
        }
        let _ = self.take(&['同']);
        self.after_destination(mark, Some(first))
    }

    /// `+7776FU`, `7776FU`, `-0055KA`; none, and nothing is read, if it is not of that form.
    fn csa(&mut self, mark: Option<Color>) -> Option<Said> {
        let (mark, signs) = match self.peek()? {
            '+' => (Some(Color::Black), 1),
            '-' => (Some(Color::White), 1),
            '0'..='9' => (mark, 0),
            _ => return None,
        };
        let chars = self.chars.get(self.at + signs..self.at + signs + 6)?;
        if !chars[..4].iter().all(char::is_ascii_digit) {
            return None;
        }
        let kind = piece::kind(&chars[4..].iter().collect::<String>())?;
        let number = |index: usize| digit(chars[index]);
        let from = match chars[..2] {
            ['0', '0'] => None,
            _ => Some(square(number(0)?, number(1)?)?),
        };
        let to = square(number(2)?, number(3)?)?;
        self.at += signs + 6;
        Some(Said::Csa { mark, from, to, kind })
    }

    /// `+`, 成: promote. `=`, 不成, 生 or nothing: do not.
    fn promotion(&mut self) -> bool {
        match self.take(&['+', '＋', '成', '=', '＝', '不', '生']) {
            Some('+' | '＋' | '成') => true,
            Some('不') => {
                let _ = self.take(&['成']);
                false
            }
            _ => false,
        }
    }

    /// Piece, words and origin after a destination.
    fn after_destination(&mut self, mark: Option<Color>, to: Option<Square>) -> Syntax<Said> {
        // `同　銀` and `７六 歩` have a blank before the piece.
        let before_gap = self.at;
        self.skip_gaps();
        let Some(kind) = self.piece() else {
            return Err((NotationErrorKind::ExpectedPiece, before_gap));
        };
        let (mut side, mut direction, mut promote, mut drop) = (None, None, false, false);
        while let Some(c) =
            self.take(&['右', '左', '直', '上', '行', '引', '寄', '打', '成', '不', '生', '+', '='])
        {
            match c {
                '右' => side = Some(Side::Right),
                '左' => side = Some(Side::Left),
                '直' => direction = Some(Motion::Straight),
                '上' | '行' => direction = Some(Motion::Up),
                '引' => direction = Some(Motion::Down),
                '寄' => direction = Some(Motion::Sideways),
                '打' => drop = true,
                '成' | '+' => promote = true,
                '不' => {
                    let _ = self.take(&['成']);
                }
                _ => {}
            }
        }
        let origin = match self.origin() {
            Some(Origin::Square(from)) => Some(from),
            Some(Origin::Hand) => {
                drop = true;
                None
            }
            None => None,
        };
        Ok(Said::Piece { mark, to, kind, side, direction, promote, drop, origin })
    }

    /// `(77)`, `（７七）`, `(00)`, with a blank before it or not; other brackets are left alone.
    fn origin(&mut self) -> Option<Origin> {
        let start = self.at;
        while self.peek().is_some_and(|c| matches!(c, ' ' | '\u{3000}' | '\t')) {
            self.at += 1;
        }
        if self.take(&['(', '（']).is_none() {
            self.at = start;
            return None;
        }
        let found = if self.peek() == Some('0') && self.peek_at(1) == Some('0') {
            self.at += 2;
            Some(Origin::Hand)
        } else {
            self.square().map(Origin::Square)
        };
        // A time such as `(0:05)` is not ours.
        let closed = self.take(&[')', '）']).is_some();
        if !closed || found.is_none() {
            self.at = start;
            return None;
        }
        found
    }

    /// `P-7f`, `+R8h`, `Bx8h+`, `S*5e`, `G6i-5h`, `G69-58`, and `P*5e` of USI.
    fn western(&mut self, mark: Option<Color>) -> Syntax<Said> {
        let start = self.at;
        let promoted = self.take(&['+']).is_some();
        let letter = self.peek().map(|c| c.to_ascii_uppercase());
        let kind = match letter {
            Some('P') => PieceKind::Pawn,
            Some('L') => PieceKind::Lance,
            Some('N') => PieceKind::Knight,
            Some('S') => PieceKind::Silver,
            Some('B') => PieceKind::Bishop,
            Some('R') => PieceKind::Rook,
            Some('G') => PieceKind::Gold,
            Some('K') => PieceKind::King,
            Some('T') => PieceKind::ProPawn,
            Some('H') => PieceKind::Horse,
            Some('D') => PieceKind::Dragon,
            _ => return Err((NotationErrorKind::ExpectedSquare, start)),
        };
        let kind =
            if promoted { kind.promoted().ok_or((NotationErrorKind::ExpectedPiece, start))? } else { kind };
        self.at += 1;
        let drop = matches!(self.take(&['-', 'x', '×', '*', '\'']), Some('*' | '\''));
        let at = self.at;
        let first = self.square().ok_or((NotationErrorKind::ExpectedSquare, at))?;
        if drop {
            return match kind.hand_kind().filter(|_| !kind.is_promoted()) {
                Some(hand) => Ok(Said::Drop { hand, to: first }),
                None => Err((NotationErrorKind::NotDroppable, start)),
            };
        }
        let after = self.at;
        let _ = self.take(&['-', 'x', '×']);
        let (origin, to) = match self.square() {
            Some(to) => (Some(first), to),
            None if self.at > after => return Err((NotationErrorKind::ExpectedSquare, self.at)),
            None => (None, first),
        };
        let promote = self.promotion();
        Ok(Said::Piece {
            mark,
            to: Some(to),
            kind,
            side: None,
            direction: None,
            promote,
            drop: false,
            origin,
        })
    }
}

enum Origin {
    Square(Square),
    Hand,
}

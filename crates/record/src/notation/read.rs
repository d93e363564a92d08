//! Reading moves in any notation.

use komadai_rules::{Color, HandKind, Move, PieceKind, Position, Square};

use super::error::{NotationError, NotationErrorKind};
use super::relation::{Motion, Side};
use super::resolve::resolve;

/// Longest text that is looked at, in characters: more than any game needs.
const MAX_CHARS: usize = 100_000;

/// What a text says of a move, before the position gives it meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// `7g7f`, `7776+`.
    FromTo { from: Square, to: Square, promote: bool },
    /// `P*5e`, which names the drop whatever stands on the board.
    Drop { hand: HandKind, to: Square },
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

/// The piece that a name begins with, and the name's length. Fonts and languages differ; all are read.
fn piece_name(first: char, second: Option<char>) -> Option<(PieceKind, usize)> {
    let long = match (first, second.unwrap_or(' ')) {
        ('成', '銀' | '银') => Some(PieceKind::ProSilver),
        ('成', '桂') => Some(PieceKind::ProKnight),
        ('成', '香') => Some(PieceKind::ProLance),
        ('成', '歩' | '步') | ('と', '金') => Some(PieceKind::ProPawn),
        ('竜' | '龍' | '龙', '王') => Some(PieceKind::Dragon),
        ('竜' | '龍' | '龙', '馬' | '马') => Some(PieceKind::Horse),
        ('飛' | '飞', '車' | '车') => Some(PieceKind::Rook),
        ('角', '行') => Some(PieceKind::Bishop),
        ('金', '将' | '將') => Some(PieceKind::Gold),
        ('銀' | '银', '将' | '將') => Some(PieceKind::Silver),
        ('桂', '馬' | '马') => Some(PieceKind::Knight),
        ('香', '車' | '车') => Some(PieceKind::Lance),
        ('歩' | '步', '兵') => Some(PieceKind::Pawn),
        ('玉' | '王', '将' | '將') => Some(PieceKind::King),
        _ => None,
    };
    if let Some(kind) = long {
        return Some((kind, 2));
    }
    let kind = match first {
        '歩' | '步' => PieceKind::Pawn,
        '香' => PieceKind::Lance,
        '桂' => PieceKind::Knight,
        '銀' | '银' => PieceKind::Silver,
        '角' => PieceKind::Bishop,
        '飛' | '飞' => PieceKind::Rook,
        '金' => PieceKind::Gold,
        '玉' | '王' => PieceKind::King,
        'と' => PieceKind::ProPawn,
        '杏' | '仝' => PieceKind::ProLance,
        '圭' | '今' => PieceKind::ProKnight,
        '全' => PieceKind::ProSilver,
        '馬' | '马' => PieceKind::Horse,
        '竜' | '龍' | '龙' => PieceKind::Dragon,
        _ => return None,
    };
    Some((kind, 1))
}

/// A digit from 1 to 9, half-width, full-width or kanji.
fn digit(c: char) -> Option<u8> {
    Some(match c {
        '1'..='9' => c as u8 - b'0',
        '１'..='９' => (u32::from(c) - u32::from('０')) as u8,
        '一' => 1,
        '二' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        _ => return None,
    })
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
    c.is_whitespace() || matches!(c, ',' | '、' | '，' | ';')
}

/// A cursor over the characters of a text.
pub(crate) struct Scanner {
    chars: Vec<char>,
    at: usize,
}

type Syntax<T> = Result<T, (NotationErrorKind, usize)>;

impl Scanner {
    pub(crate) fn new(text: &str) -> Self {
        Self { chars: text.chars().take(MAX_CHARS + 1).collect(), at: 0 }
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

    fn take(&mut self, wanted: &[char]) -> Option<char> {
        let c = self.peek().filter(|c| wanted.contains(c))?;
        self.at += 1;
        Some(c)
    }

    /// The text from `at` to the next gap, shortened.
    fn excerpt(&self, at: usize) -> String {
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

/// Reads one move of `position`, whatever the notation. `previous_to` is the square of the move before, for 同.
///
/// Without `+` or 成 the piece does not promote, also where the rules force it (the rules then say so). Without 打 a
/// piece on the board that can go there moves. The move need not be legal.
///
/// # Errors
/// Says what was expected and at which character.
///
/// ```
/// use komadai_record::notation::parse_move;
/// use komadai_rules::Position;
/// let start = Position::start();
/// for text in ["7g7f", "7776", "▲７六歩", "76歩", "七六步", "☗7六歩(77)", "P-7f"] {
///     assert_eq!(parse_move(&start, None, text).unwrap().to_string(), "7g7f");
/// }
/// assert_eq!(parse_move(&start, None, "7七龍王").unwrap_err().kind.key(), "no_candidate");
/// ```
pub fn parse_move(
    position: &Position,
    previous_to: Option<Square>,
    text: &str,
) -> Result<Move, NotationError> {
    let mut scanner = Scanner::new(text);
    let mv = next(&mut scanner, position, previous_to, 1)?;
    scanner.skip_gaps();
    if scanner.is_done() {
        Ok(mv)
    } else {
        Err(error(&scanner, NotationErrorKind::ExpectedEnd, scanner.at, 1))
    }
}

/// Reads several moves, played one after another from `position`; blanks and marks between them are optional.
///
/// # Errors
/// As [`parse_move`], and at the first move that is not legal.
///
/// ```
/// use komadai_record::notation::parse_moves;
/// use komadai_rules::Position;
/// let moves = parse_moves(&Position::start(), None, "▲2六歩 △3四歩▲７六歩△８八角成 ▲同銀").unwrap();
/// assert_eq!(moves.last().unwrap().to_string(), "7i8h");
/// ```
pub fn parse_moves(
    position: &Position,
    previous_to: Option<Square>,
    text: &str,
) -> Result<Vec<Move>, NotationError> {
    let mut scanner = Scanner::new(text);
    if scanner.chars.len() > MAX_CHARS {
        return Err(error(&scanner, NotationErrorKind::TooLong, MAX_CHARS, 1));
    }
    let (mut position, mut previous_to) = (position.clone(), previous_to);
    let mut moves = Vec::new();
    loop {
        scanner.skip_gaps();
        if scanner.is_done() && !moves.is_empty() {
            return Ok(moves);
        }
        let (start, ply) = (scanner.at, moves.len() + 1);
        let mv = next(&mut scanner, &position, previous_to, ply)?;
        if let Err(reason) = position.check_move(mv) {
            return Err(error(&scanner, NotationErrorKind::Illegal(reason), start, ply));
        }
        position.do_move(mv);
        previous_to = Some(mv.to());
        moves.push(mv);
    }
}

fn next(
    scanner: &mut Scanner,
    position: &Position,
    previous_to: Option<Square>,
    ply: usize,
) -> Result<Move, NotationError> {
    scanner.skip_gaps();
    if scanner.is_done() {
        return Err(error(scanner, NotationErrorKind::Empty, scanner.at, ply));
    }
    let start = scanner.at;
    let said = scanner.read().map_err(|(kind, at)| error(scanner, kind, at, ply))?;
    resolve(position, previous_to, said).map_err(|kind| error(scanner, kind, start, ply))
}

fn error(scanner: &Scanner, kind: NotationErrorKind, at: usize, ply: usize) -> NotationError {
    NotationError { kind, column: at + 1, ply, found: scanner.excerpt(at) }
}

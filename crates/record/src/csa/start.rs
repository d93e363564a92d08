//! Start positions: `PI`, rows `P1` to `P9`, pieces by square `P+` and `P-`, and `00AL`.

use komadai_rules::{Color, File, HandKind, Handicap, Piece, PieceKind, Rank, Sfen, Square};

use super::piece;

/// The most of a kind that a hand is counted to: the set has no more.
const MAX_IN_HAND: u8 = 18;

/// The start as it is gathered line by line.
pub(super) struct Start {
    sfen: Sfen,
    /// Whose hand gets every piece that is left.
    rest: Option<Color>,
    /// Whether any line said something of the board.
    pub(super) is_said: bool,
}

impl Default for Start {
    fn default() -> Self {
        Self { sfen: Sfen::empty(), rest: None, is_said: false }
    }
}

/// The even game's start.
pub(super) fn even() -> Sfen {
    Handicap::Even.sfen().parse().expect("the even game's start is well-formed")
}

impl Start {
    /// Takes a line that begins with `P`; the error is the index of the character that is wrong.
    pub(super) fn take(&mut self, line: &str) -> Result<(), usize> {
        let mut chars = line.chars().skip(1);
        self.is_said = true;
        match chars.next() {
            Some('I') => {
                self.sfen = even();
                for_pieces(line, |square, _| match square {
                    Some(square) => {
                        self.sfen.set(square, None);
                        true
                    }
                    None => false,
                })
            }
            Some('+') => self.pieces(Color::Black, line),
            Some('-') => self.pieces(Color::White, line),
            Some(digit @ '1'..='9') => {
                let rank = Rank::ALL[digit as usize - '1' as usize];
                let (row, fault) = row(line);
                for (file, piece) in File::ALL.into_iter().rev().zip(row) {
                    self.sfen.set(Square::new(file, rank), piece);
                }
                fault.map_or(Ok(()), Err)
            }
            _ => Err(1),
        }
    }

    fn pieces(&mut self, color: Color, line: &str) -> Result<(), usize> {
        let (sfen, rest) = (&mut self.sfen, &mut self.rest);
        for_pieces(line, |square, letters| {
            if square.is_none() && letters == "AL" {
                *rest = Some(color);
                return true;
            }
            let Some(kind) = piece::kind(letters) else { return false };
            match (square, kind.unpromoted().hand_kind()) {
                (Some(square), _) => sfen.set(square, Some(Piece::new(color, kind))),
                (None, Some(hand)) => {
                    let count = sfen.in_hand(color, hand) + 1;
                    if count > MAX_IN_HAND {
                        return false;
                    }
                    sfen.set_hand(color, hand, count);
                }
                (None, None) => return false,
            }
            true
        })
    }

    /// The start, for the side that moves first.
    pub(super) fn finish(mut self, side: Color) -> Sfen {
        if !self.is_said {
            self.sfen = even();
        }
        if let Some(color) = self.rest {
            for hand in HandKind::ALL {
                let total = u32::from(hand.kind().total());
                let left = total.saturating_sub(self.sfen.count(hand.kind())) as u8;
                self.sfen.set_hand(color, hand, self.sfen.in_hand(color, hand).saturating_add(left));
            }
        }
        self.sfen.set_side_to_move(side);
        self.sfen
    }
}

/// Calls `take` for each square (none is the hand, `00`) and its two letters; the error is where one is wrong.
fn for_pieces(line: &str, mut take: impl FnMut(Option<Square>, &str) -> bool) -> Result<(), usize> {
    let chars: Vec<char> = line.chars().filter(|c| !c.is_whitespace()).collect();
    for (index, item) in chars.get(2..).unwrap_or_default().chunks(4).enumerate() {
        let at = 2 + index * 4;
        let [file, rank, first, second] = item else { return Err(at) };
        let square = match (file.to_digit(10), rank.to_digit(10)) {
            (Some(0), Some(0)) => None,
            (Some(file @ 1..), Some(rank @ 1..)) => {
                Square::from_index((file as usize - 1) * 9 + rank as usize - 1)
            }
            _ => return Err(at),
        };
        if !take(square, &format!("{first}{second}")) {
            return Err(at);
        }
    }
    Ok(())
}

/// Nine cells from file 9, and where the row is wrong. Cells are read as tokens: blanks may be lost in mails. Where that
/// gives too few, they are read by their columns, so that blanks for an empty square are read as well.
fn row(line: &str) -> ([Option<Piece>; 9], Option<usize>) {
    let chars: Vec<char> = line.chars().collect();
    let mut cells = Vec::new();
    let (mut at, mut fault) = (2, None);
    // Whether every piece stands in its column, three wide.
    let mut in_columns = true;
    while let Some(c) = chars.get(at) {
        match c {
            '*' => cells.push(None),
            '+' | '-' => {
                in_columns &= at % 3 == 2;
                let letters: String = chars.iter().skip(at + 1).take(2).collect();
                let color = if *c == '+' { Color::Black } else { Color::White };
                let found = piece::kind(&letters);
                if found.is_none() {
                    fault = fault.or(Some(at));
                }
                cells.push(found.map(|kind| Piece::new(color, kind)));
                at += 2;
            }
            _ => {}
        }
        at += 1;
    }
    if cells.len() < 9 && in_columns {
        cells = (0..9).map(|cell| column(&chars, 2 + cell * 3)).collect();
    }
    if cells.len() != 9 {
        fault = fault.or(Some(chars.len()));
    }
    let mut row = [None; 9];
    for (to, from) in row.iter_mut().zip(cells) {
        *to = from;
    }
    (row, fault)
}

fn column(chars: &[char], at: usize) -> Option<Piece> {
    let color = match chars.get(at)? {
        '+' => Color::Black,
        '-' => Color::White,
        _ => return None,
    };
    let letters: String = chars.iter().skip(at + 1).take(2).collect();
    piece::kind(&letters).map(|kind| Piece::new(color, kind))
}

/// The lines for a start: `PI` for the even game's, rows and hands for others.
pub(super) fn write(sfen: &Sfen) -> String {
    let mut text = String::new();
    let mut like_even = even();
    like_even.set_side_to_move(sfen.side_to_move());
    if sfen.without_ply() == like_even.without_ply() {
        text.push_str("PI\n");
    } else {
        for rank in Rank::ALL {
            text.push('P');
            text.push_str(&rank.number().to_string());
            for file in File::ALL.into_iter().rev() {
                match sfen.piece_at(Square::new(file, rank)) {
                    None => text.push_str(" * "),
                    Some(found) => {
                        text.push(sign(found.color()));
                        text.push_str(piece::name(found.kind()));
                    }
                }
            }
            text.push('\n');
        }
        for color in Color::ALL {
            let mut line = String::new();
            for hand in HandKind::DISPLAY {
                for _ in 0..sfen.in_hand(color, hand) {
                    line.push_str("00");
                    line.push_str(piece::name(hand.kind()));
                }
            }
            if !line.is_empty() {
                text.push('P');
                text.push(sign(color));
                text.push_str(&line);
                text.push('\n');
            }
        }
    }
    text.push(sign(sfen.side_to_move()));
    text.push('\n');
    text
}

/// `+` or `-`.
pub(super) const fn sign(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}

/// The kind that a king or another piece has in a move's name: after the move.
pub(super) fn after(kind: PieceKind, promotes: bool) -> PieceKind {
    if promotes { kind.promoted().unwrap_or(kind) } else { kind }
}

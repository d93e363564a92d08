//! What stands above the moves: headers, handicap, diagram, hands, side to move.

use komadai_rules::{ByColor, Color, Position, Rank, Sfen};

use super::{board, handicap};
use crate::headers::Headers;
use crate::reading::ReadError;
use crate::warning::WarningKind;

/// The head as it is gathered line by line.
#[derive(Default)]
pub(super) struct Head {
    pub(super) headers: Headers,
    named: Option<Sfen>,
    rows: Vec<[Option<komadai_rules::Piece>; 9]>,
    bad_row: bool,
    hands: [Option<[u8; 7]>; 2],
    side: Option<Color>,
    first_row_line: usize,
}

/// What is wrong with a line of the head, and at which character (from 0).
pub(super) type Complaint = (WarningKind, usize);

impl Head {
    /// Takes a line of the head; says whether it was of a known form.
    pub(super) fn take(&mut self, line: &str, number: usize) -> Result<Result<bool, Complaint>, ReadError> {
        let text = line.trim();
        if text.starts_with(['|', '｜']) {
            return Ok(self.row(text, number));
        }
        match text {
            "先手番" | "下手番" => self.side = Some(Color::Black),
            "後手番" | "上手番" => self.side = Some(Color::White),
            "盤面回転" => {}
            _ if text.starts_with("+--") || text.starts_with("９ ８") || text.starts_with("9 8") => {}
            _ if text.starts_with("手数＝") || text.starts_with("手数=") || text.starts_with("手数--") =>
                {}
            _ => return self.pair(text, number),
        }
        Ok(Ok(true))
    }

    fn row(&mut self, text: &str, number: usize) -> Result<bool, Complaint> {
        if self.rows.is_empty() {
            self.first_row_line = number;
        }
        match board::read_row(text) {
            Ok(row) => self.rows.push(row),
            Err(at) => {
                self.bad_row = true;
                return Err((WarningKind::Board, at));
            }
        }
        Ok(true)
    }

    fn pair(&mut self, text: &str, _number: usize) -> Result<Result<bool, Complaint>, ReadError> {
        let Some((key, value)) = text.split_once(['：', ':']) else { return Ok(Ok(false)) };
        let key = key.trim();
        let value_at = key.chars().count() + 1;
        if key.is_empty() || key.contains(|c: char| c.is_whitespace() || c.is_control()) {
            return Ok(Ok(false));
        }
        let value = value.trim();
        let hand = match key.strip_suffix("持駒").or_else(|| key.strip_suffix("持ち駒")) {
            Some("先手の" | "先手" | "下手の" | "下手") => Some(0),
            Some("後手の" | "後手" | "上手の" | "上手") => Some(1),
            _ => None,
        };
        if let Some(index) = hand {
            return Ok(match board::read_hand(value) {
                Ok(counts) => {
                    self.hands[index] = Some(counts);
                    Ok(true)
                }
                Err(at) => Err((WarningKind::Hand, value_at + at)),
            });
        }
        if key == "手合割" || key == "手合い割" || key == "手合" {
            match handicap::read(value) {
                handicap::Named::Start(start) => self.named = Some(start),
                handicap::Named::Board => {}
                handicap::Named::Variant => return Err(ReadError::Variant(value.to_owned())),
                handicap::Named::Unknown => {
                    self.headers.push(key, value);
                    return Ok(Err((WarningKind::UnknownHandicap, value_at)));
                }
            }
            return Ok(Ok(true));
        }
        Ok(Ok(self.headers.push(key, value)))
    }

    /// Whether anything of a record was seen. Any text may have a colon in it: headers alone are a record where one
    /// of them has a name that such headers have.
    pub(super) fn has_anything(&self) -> bool {
        self.headers.iter().any(|(key, _)| !key.is_ascii())
            || self.named.is_some()
            || !self.rows.is_empty()
            || self.hands.iter().any(Option::is_some)
    }

    /// Whether a diagram was seen.
    pub(super) fn has_board(&self) -> bool {
        !self.rows.is_empty()
    }

    /// The start: the diagram if there is a whole one, else the named start, else the even game. Complaints carry the
    /// line they are about.
    pub(super) fn start(&self, complaints: &mut Vec<(WarningKind, usize)>) -> Sfen {
        let mut start = match (self.rows.len(), self.bad_row) {
            (9, false) => {
                let mut sfen = Sfen::empty();
                for (rank, row) in Rank::ALL.into_iter().zip(&self.rows) {
                    board::place_row(&mut sfen, rank, *row);
                }
                for color in Color::ALL {
                    for (kind, count) in komadai_rules::HandKind::ALL
                        .into_iter()
                        .zip(self.hands[color.index()].unwrap_or([0; 7]))
                    {
                        sfen.set_hand(color, kind, count);
                    }
                }
                if let Some(king) = sfen.lone_king().filter(|king| self.unshown_hands()[*king]) {
                    sfen.give_rest(king);
                }
                sfen
            }
            (0, false) => self.named_start(),
            (_, bad) => {
                if !bad {
                    complaints.push((WarningKind::Board, self.first_row_line));
                }
                self.named_start()
            }
        };
        if let Some(side) = self.side {
            start.set_side_to_move(side);
        }
        if Position::try_from(&start).is_err() {
            complaints.push((WarningKind::UnplayableStart, self.first_row_line.max(1)));
        }
        start
    }

    /// Sides whose hand a diagram leaves out.
    pub(super) fn unshown_hands(&self) -> ByColor<bool> {
        let is_whole = self.rows.len() == 9 && !self.bad_row;
        ByColor::new(is_whole && self.hands[0].is_none(), is_whole && self.hands[1].is_none())
    }

    fn named_start(&self) -> Sfen {
        self.named.clone().unwrap_or_else(|| {
            komadai_rules::Handicap::Even.sfen().parse().expect("the even game's start is well-formed")
        })
    }
}

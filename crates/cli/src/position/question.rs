//! A question about a position, and what the rules answer.

use komadai_record::notation::{NotationErrorKind, parse_move, parse_moves};
use komadai_rules::{Color, History, Illegal, Move, Position, PositionError, Repetition, Square};
use komadai_text::Text;

use crate::words;

/// A position, moves from it, and a move to try there.
pub(super) struct Question {
    pub(super) sfen: String,
    pub(super) moves: Vec<String>,
    pub(super) tried: Option<String>,
    /// Whether a person typed the moves: then they are read in any notation. Scripts write USI.
    pub(super) is_typed: bool,
}

/// A position that could be reached, with what came just before.
pub(super) struct Judged {
    pub(super) position: Position,
    pub(super) repetition: Option<Repetition>,
    /// The position before the last move, that move, and where the move before it went.
    pub(super) last: Option<(Position, Move, Option<Square>)>,
    pub(super) tried: Option<Tried>,
}

/// A move that was tried.
pub(super) struct Tried {
    /// In USI or, if it is no move, as it was given.
    pub(super) text: String,
    /// The move, if the text is one.
    pub(super) mv: Option<Move>,
    pub(super) verdict: Result<(), Reason>,
}

/// Why a tried move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// Against the rules.
    Illegal(Illegal),
    /// The text is no move.
    Malformed,
}

impl Reason {
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Illegal(reason) => reason.key(),
            Self::Malformed => "malformed",
        }
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// The position cannot be read, or not played.
    Position(PositionError),
    /// A move that is no USI text; its number from 1.
    Malformed(usize, String),
    /// A move against the rules; its number from 1.
    Illegal(usize, String, Illegal),
    /// A line of a batch that is no request.
    NotJson(usize),
    /// JSON of another shape than a request's.
    NotARequest,
    /// A line of a batch beyond the length that is read.
    TooLong,
    /// A line of a batch that is not UTF-8.
    NotUtf8,
}

impl Problem {
    /// A stable English key.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Position(error) => error.key(),
            Self::Malformed(..) => "malformed_move",
            Self::Illegal(..) => "illegal_move",
            Self::NotJson(_) => "bad_json",
            Self::NotARequest => "bad_request",
            Self::TooLong => "line_too_long",
            Self::NotUtf8 => "not_utf8",
        }
    }

    /// The character it is about, from 1.
    pub(crate) fn column(&self) -> Option<usize> {
        match self {
            Self::Position(PositionError::Text(error)) => Some(error.column),
            Self::NotJson(column) => Some(*column),
            _ => None,
        }
    }

    /// The number of the move it is about, from 1.
    pub(super) fn ply(&self) -> Option<usize> {
        match self {
            Self::Malformed(ply, _) | Self::Illegal(ply, ..) => Some(*ply),
            _ => None,
        }
    }

    /// In words.
    pub(crate) fn message(&self, text: &Text) -> String {
        match self {
            Self::Position(error) => words::position(text, *error),
            Self::Malformed(ply, mv) => {
                text.with("position-malformed-move", &[("ply", (*ply).into()), ("move", mv.as_str().into())])
            }
            Self::Illegal(ply, mv, reason) => text.with(
                "position-illegal-move",
                &[
                    ("ply", (*ply).into()),
                    ("move", mv.as_str().into()),
                    ("reason", words::illegal(text, *reason).into()),
                ],
            ),
            Self::NotJson(column) => text.with("position-bad-json", &[("column", (*column).into())]),
            Self::NotARequest => text.get("position-bad-request"),
            Self::TooLong => text.get("position-line-too-long"),
            Self::NotUtf8 => text.get("position-not-utf8"),
        }
    }
}

impl Question {
    /// A question that a person typed. The moves stay one text, as blanks may stand within a move.
    pub(super) fn typed(sfen: String, moves: &str, tried: Option<String>) -> Self {
        let words = || moves.split_whitespace().map(str::to_owned);
        let read = Position::from_sfen(&sfen).ok().and_then(|start| parse_moves(&start, None, moves).ok());
        let moves = read.map_or_else(|| words().collect(), |read| read.iter().map(Move::to_string).collect());
        Self { sfen, moves, tried, is_typed: true }
    }

    /// The tried move, and whether it is legal.
    fn tried(&self, position: &Position, previous_to: Option<Square>, word: &str) -> Tried {
        let read = match word.parse::<Move>() {
            Ok(mv) => Ok(mv),
            Err(_) if self.is_typed => {
                parse_move(position, previous_to, word).map_err(|error| match error.kind {
                    NotationErrorKind::Illegal(reason) => Reason::Illegal(reason),
                    _ => Reason::Malformed,
                })
            }
            Err(_) => Err(Reason::Malformed),
        };
        let verdict = read.and_then(|mv| position.check_move(mv).map_err(Reason::Illegal));
        let text = read.map_or_else(|_| word.to_owned(), |mv| mv.to_string());
        Tried { text, mv: read.ok(), verdict }
    }

    /// Plays the moves and asks the rules.
    pub(super) fn judge(&self) -> Result<Judged, Problem> {
        let mut position = Position::from_sfen(&self.sfen).map_err(Problem::Position)?;
        let mut history = History::new(&position);
        let mut last: Option<(Position, Move, Option<Square>)> = None;
        for (index, word) in self.moves.iter().enumerate() {
            let ply = index + 1;
            let shortened = || word.chars().take(20).collect::<String>();
            let mv: Move = word.parse().map_err(|_| Problem::Malformed(ply, shortened()))?;
            position.check_move(mv).map_err(|reason| Problem::Illegal(ply, shortened(), reason))?;
            let previous_to = last.as_ref().map(|(_, mv, _)| mv.to());
            let before = position.clone();
            position.do_move(mv);
            history.push(&position);
            last = Some((before, mv, previous_to));
        }
        let previous_to = last.as_ref().map(|(_, mv, _)| mv.to());
        let tried = self.tried.as_ref().map(|word| self.tried(&position, previous_to, word));
        Ok(Judged { repetition: history.repetition(), position, last, tried })
    }
}

impl Judged {
    /// Where the last move went.
    pub(super) fn last_to(&self) -> Option<Square> {
        self.last.as_ref().map(|(_, mv, _)| mv.to())
    }

    /// Whose move it is.
    pub(super) fn side(&self) -> Color {
        self.position.side_to_move()
    }
}

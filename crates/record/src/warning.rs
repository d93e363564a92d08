//! What a reader could not use as it stands, and where it stood.

/// Something a reader could not use as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Line, from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
    /// Number of the move it is about, if it is about one.
    pub ply: Option<usize>,
    /// What.
    pub kind: WarningKind,
    /// The text it is about, shortened.
    pub text: String,
}

/// What a warning is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WarningKind {
    /// A line of unknown form; it was skipped.
    UnknownLine,
    /// A handicap by an unknown name; the even game's start was taken.
    UnknownHandicap,
    /// A board row that cannot be read, or not nine rows; the diagram was not used.
    Board,
    /// A hand that cannot be read.
    Hand,
    /// A start that the rules do not allow; it was kept.
    UnplayableStart,
    /// A start for which no position exists (more pieces than a hand holds); no moves were read.
    NoPosition,
    /// A numbered line that is neither a move nor a known end.
    UnreadableMove,
    /// A move against the rules; it was kept, and the line ends there.
    IllegalMove,
    /// A move after the line's end.
    AfterEnd,
    /// A move whose piece is not the one on its origin; the piece on the origin moved.
    PieceMismatch,
    /// A move number that does not continue the line.
    MoveNumber,
    /// A variation from a move that is not there.
    NoBranch,
    /// A time that cannot be read.
    Time,
    /// A second bookmark on one position.
    SecondBookmark,
    /// More arrows and circles on one position than are kept; the rest was left out.
    TooManyMarks,
    /// More moves than the reader keeps.
    TooManyMoves,
    /// No start position; the even game's start was taken.
    NoStart,
    /// A word for the end that is not known; it was kept.
    UnknownEnd,
    /// A move under the sign of the side that does not move; the side to move made it.
    WrongSide,
    /// A position that cannot be read: `startpos` or an SFEN was expected.
    Position,
}

impl WarningKind {
    /// Every kind.
    pub const ALL: [Self; 20] = [
        Self::UnknownLine,
        Self::UnknownHandicap,
        Self::Board,
        Self::Hand,
        Self::UnplayableStart,
        Self::NoPosition,
        Self::UnreadableMove,
        Self::IllegalMove,
        Self::AfterEnd,
        Self::PieceMismatch,
        Self::MoveNumber,
        Self::NoBranch,
        Self::Time,
        Self::SecondBookmark,
        Self::TooManyMarks,
        Self::TooManyMoves,
        Self::NoStart,
        Self::UnknownEnd,
        Self::WrongSide,
        Self::Position,
    ];

    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::UnknownLine => "unknown_line",
            Self::UnknownHandicap => "unknown_handicap",
            Self::Board => "board",
            Self::Hand => "hand",
            Self::UnplayableStart => "unplayable_start",
            Self::NoPosition => "no_position",
            Self::UnreadableMove => "unreadable_move",
            Self::IllegalMove => "illegal_move",
            Self::AfterEnd => "after_end",
            Self::PieceMismatch => "piece_mismatch",
            Self::MoveNumber => "move_number",
            Self::NoBranch => "no_branch",
            Self::Time => "time",
            Self::SecondBookmark => "second_bookmark",
            Self::TooManyMarks => "too_many_marks",
            Self::TooManyMoves => "too_many_moves",
            Self::NoStart => "no_start",
            Self::UnknownEnd => "unknown_end",
            Self::WrongSide => "wrong_side",
            Self::Position => "position",
        }
    }
}

/// Most warnings that are kept.
const MAX_WARNINGS: usize = 1_000;

/// The warnings of a record being read, and the line that is being read.
#[derive(Default)]
pub(crate) struct Log {
    /// The line, from 1.
    pub(crate) line: usize,
    warnings: Vec<Warning>,
}

impl Log {
    /// Adds a warning about this line; `at` counts characters from 0.
    pub(crate) fn warn(&mut self, kind: WarningKind, at: usize, ply: Option<usize>, text: &str) {
        if self.warnings.len() < MAX_WARNINGS {
            // It is shown on terminals: what could steer them is not.
            let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
            let text = text.trim().chars().take(60).map(shown).collect();
            self.warnings.push(Warning { line: self.line, column: at + 1, ply, kind, text });
        }
    }

    /// Warns if marks of a comment found no room.
    pub(crate) fn warn_of_marks(&mut self, dropped: usize, at: usize, ply: usize, comment: &str) {
        if dropped > 0 {
            self.warn(WarningKind::TooManyMarks, at, (ply > 0).then_some(ply), comment);
        }
    }

    /// The warnings so far, in order; none are left.
    pub(crate) fn take(&mut self) -> Vec<Warning> {
        core::mem::take(&mut self.warnings)
    }
}

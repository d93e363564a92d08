//! A position with an attacker: what can be asked, and what is refused.

use core::fmt;

use komadai_rules::{Color, FaultKind, PieceKind, Position, PositionError, Sfen};

/// A mate problem (詰将棋) that can be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    position: Position,
    attacker: Color,
}

/// Why a position is no problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It cannot be read or played: 二歩, too many pieces, a king that could be taken and the like.
    Position(PositionError),
    /// Both kings are in check.
    BothInCheck,
    /// There is no king to mate.
    NoKing,
    /// The attacker has no piece to check with, on the board or in hand.
    NoAttackers,
    /// The king is mated already.
    AlreadyMated,
    /// The attacker, whose move it is, is mated.
    AttackerMated,
    /// The defender is to move and not in check.
    NotInCheck,
}

impl Refusal {
    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Position(error) => error.key(),
            Self::BothInCheck => "tsume_both_in_check",
            Self::NoKing => "tsume_no_king",
            Self::NoAttackers => "tsume_no_attackers",
            Self::AlreadyMated => "tsume_already_mated",
            Self::AttackerMated => "tsume_attacker_mated",
            Self::NotInCheck => "tsume_not_in_check",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::BothInCheck => f.write_str("both kings are in check"),
            Self::NoKing => f.write_str("there is no king to mate"),
            Self::NoAttackers => f.write_str("the attacker has nothing to check with"),
            Self::AlreadyMated => f.write_str("the king is mated already"),
            Self::AttackerMated => f.write_str("the attacker is to move and mated"),
            Self::NotInCheck => f.write_str("the defender is to move and not in check"),
        }
    }
}

impl core::error::Error for Refusal {}

impl From<PositionError> for Refusal {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

impl Problem {
    /// Reads a problem from SFEN text.
    ///
    /// # Errors
    /// What cannot be read or played, or is no problem.
    pub fn from_sfen(text: &str) -> Result<Self, Refusal> {
        let sfen = text.parse::<Sfen>().map_err(PositionError::from)?;
        Self::from_parts(&sfen)
    }

    /// A problem from what a text says.
    ///
    /// # Errors
    /// What cannot be played, or is no problem.
    pub fn from_parts(sfen: &Sfen) -> Result<Self, Refusal> {
        match Position::try_from(sfen) {
            Ok(position) => Self::new(position),
            Err(fault) => {
                let open = Position::with_accepted(sfen, &[FaultKind::OpponentInCheck]);
                if fault.kind() == FaultKind::OpponentInCheck && open.is_ok_and(|open| open.in_check()) {
                    return Err(Refusal::BothInCheck);
                }
                Err(Refusal::Position(fault.into()))
            }
        }
    }

    /// A problem whose attacker is clear: with one king on the board the other side attacks, with two (双玉) the side
    /// to move.
    ///
    /// # Errors
    /// What makes the position no problem.
    pub fn new(position: Position) -> Result<Self, Refusal> {
        let attacker = match (position.king(Color::Black), position.king(Color::White)) {
            (None, None) => return Err(Refusal::NoKing),
            (Some(_), None) => Color::White,
            (None, Some(_)) => Color::Black,
            (Some(_), Some(_)) => position.side_to_move(),
        };
        Self::with_attacker(position, attacker)
    }

    /// A problem in which a given side attacks, to move or not.
    ///
    /// # Errors
    /// What makes the position no problem.
    pub fn with_attacker(position: Position, attacker: Color) -> Result<Self, Refusal> {
        if position.king(!attacker).is_none() {
            return Err(Refusal::NoKing);
        }
        let board = position.color(attacker) & !position.kind(PieceKind::King);
        if board.is_empty() && position.hand(attacker).is_empty() {
            return Err(Refusal::NoAttackers);
        }
        if position.side_to_move() == attacker {
            if position.is_checkmate() {
                return Err(Refusal::AttackerMated);
            }
        } else if position.is_checkmate() {
            return Err(Refusal::AlreadyMated);
        } else if !position.in_check() {
            return Err(Refusal::NotInCheck);
        }
        Ok(Self { position, attacker })
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The side that mates (攻方).
    pub const fn attacker(&self) -> Color {
        self.attacker
    }

    /// Whether the defender (玉方) moves first.
    pub fn defender_first(&self) -> bool {
        self.position.side_to_move() != self.attacker
    }
}

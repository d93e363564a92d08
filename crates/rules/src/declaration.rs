//! Entering king (入玉): declaration, impasse by agreement, and the try rule.

use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::moves::Move;
use crate::piece::PieceKind;
use crate::position::{Position, hand_points};
use crate::square::Square;

/// Which count decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeclarationRule {
    /// Amateur: Black declares with 28 points, White with 27.
    Points27,
    /// Professional: 31 points win, 24 to 30 draw.
    Points24,
}

/// What a declaration would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The declarer wins.
    Win,
    /// A draw, by the 24-point rule.
    Draw,
    /// A condition is missing: the declarer loses.
    No,
}

impl Verdict {
    /// `win`, `draw` or `no`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::No => "no",
        }
    }
}

/// The conditions of a declaration as they stand, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The own king stands in the enemy camp.
    pub king_in_zone: bool,
    /// The own king is not in check.
    pub not_in_check: bool,
    /// Own other pieces in the camp; 10 are needed.
    pub pieces: u8,
    /// Points in the camp and in hand, those of given pieces added.
    pub points: u8,
    /// Points needed for the better result still open: 27 or 28 to win, 24 to draw.
    pub needed: u8,
    /// The outcome.
    pub verdict: Verdict,
}

/// Pieces besides the king that must stand in the enemy camp.
pub const DECLARATION_PIECES: u8 = 10;

impl Position {
    /// What a declaration (入玉宣言) by the side to move would bring. `given` are the points of the pieces 上手 gave;
    /// they count for White.
    pub fn declaration(&self, rule: DeclarationRule, given: u8) -> Declaration {
        self.declaration_of(self.side_to_move(), rule, given)
    }

    /// The same for either side, as if it were its turn: for the side not to move, what it threatens to declare.
    pub fn declaration_of(&self, us: Color, rule: DeclarationRule, given: u8) -> Declaration {
        let zone = Bitboard::zone(us);
        let king_in_zone = self.king(us).is_some_and(|king| zone.contains(king));
        let not_in_check = us != self.side_to_move() || !self.in_check();
        let mut pieces = 0;
        let mut points = hand_points(self.hand(us)) + if us == Color::White { given } else { 0 };
        for kind in PieceKind::ALL.into_iter().filter(|kind| *kind != PieceKind::King) {
            let count = (self.pieces(us, kind) & zone).count() as u8;
            pieces += count;
            points += count * kind.points();
        }
        let (win, needed) = match (rule, us) {
            (DeclarationRule::Points27, Color::Black) => (28, 28),
            (DeclarationRule::Points27, Color::White) => (27, 27),
            (DeclarationRule::Points24, _) => (31, 24),
        };
        let verdict = if !(king_in_zone && not_in_check && pieces >= DECLARATION_PIECES) {
            Verdict::No
        } else if points >= win {
            Verdict::Win
        } else if points >= needed {
            Verdict::Draw
        } else {
            Verdict::No
        };
        Declaration { king_in_zone, not_in_check, pieces, points, needed, verdict }
    }

    /// The king move that wins by the try rule: 5a for Black, 5i for White, when it is legal now.
    pub fn try_move(&self) -> Option<Move> {
        let goal = try_square(self.side_to_move());
        let king = self.king(self.side_to_move())?;
        if king == goal {
            return None;
        }
        Some(Move::board(king, goal, false)).filter(|mv| self.is_legal(*mv))
    }

    /// Whether either king stands in the enemy camp: impasse may then be proposed.
    pub fn a_king_has_entered(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.king(color).is_some_and(|king| king.in_zone(color)))
    }
}

/// Where a king must go by the try rule.
pub const fn try_square(color: Color) -> Square {
    match color {
        Color::Black => Square::S5A,
        Color::White => Square::S5I,
    }
}

/// Who wins an agreed impasse (持将棋) by points, the given pieces' already added to White's; none is a draw.
///
/// A side below the rule's count loses; 27 to 27 is a draw, or White's win where `white_wins_even` (association
/// amateur rule) says so.
pub fn agreed_impasse(points: ByColor<u8>, rule: DeclarationRule, white_wins_even: bool) -> Option<Color> {
    let needed = match rule {
        DeclarationRule::Points27 => 27,
        DeclarationRule::Points24 => 24,
    };
    match (points.black < needed, points.white < needed) {
        (true, false) => Some(Color::White),
        (false, true) => Some(Color::Black),
        (true, true) => None,
        (false, false) => {
            (white_wins_even && rule == DeclarationRule::Points27 && points.black == 27 && points.white == 27)
                .then_some(Color::White)
        }
    }
}

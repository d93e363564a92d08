//! What the rules say of a position: every end that follows from the moves.

use komadai_rules::{
    ByColor, Color, Declaration, Move, PieceKind, Repetition, Verdict, agreed_impasse, try_square,
};

use super::Room;
use crate::ending::{EndKind, Ending};

impl Room {
    /// Ends the game if the move just played ended it.
    pub(super) fn judge(&mut self, last: Move) {
        let side = self.side_to_move();
        let mover = !side;
        if !self.position.has_legal_move() {
            let kind = if self.position.in_check() { EndKind::Checkmate } else { EndKind::NoMoves };
            return self.end(kind, Some(mover));
        }
        if self.setup.try_rule && self.is_try(mover, last) {
            return self.end(EndKind::Try, Some(mover));
        }
        match self.history.repetition() {
            Some(Repetition::Draw) => return self.end(EndKind::Repetition, None),
            Some(Repetition::Win) => return self.end(EndKind::PerpetualCheck, Some(side)),
            Some(Repetition::Lose) => return self.end(EndKind::PerpetualCheck, Some(mover)),
            None => {}
        }
        if self.has_reached_limit() {
            self.end(EndKind::MoveLimit, None);
        }
    }

    /// 最大手数. With the professional condition a series of checks that runs at the limit is played out: it stops
    /// with the first move of the checking side that gives none.
    fn has_reached_limit(&self) -> bool {
        let Some(limit) = self.setup.move_limit else { return false };
        if self.ply() < limit.plies || !limit.needs_entered_king {
            return self.ply() >= limit.plies;
        }
        let before_last = self.plies.len().checked_sub(2).and_then(|index| self.plies.get(index));
        let evaded = self.ply() > limit.plies && before_last.is_some_and(|ply| ply.check);
        self.has_entered_king() && !self.position.in_check() && !evaded
    }

    pub(super) fn end(&mut self, kind: EndKind, winner: Option<Color>) {
        self.offer = None;
        let replay = self.setup.draw_replay && winner.is_none();
        self.ending = Some(Ending { kind, winner, ply: self.ply(), foul: None, points: None, replay });
    }

    /// 持将棋 agreed on: the points decide.
    pub(super) fn count_impasse(&mut self) {
        let points = self.impasse_points();
        self.end(EndKind::Impasse, self.impasse_winner(points));
        if let Some(ending) = &mut self.ending {
            ending.points = Some(points);
        }
    }

    /// All own pieces on the board and in hand, with the given pieces for 上手.
    pub fn impasse_points(&self) -> ByColor<u8> {
        let points = self.position.points();
        ByColor { black: points.black, white: points.white + self.setup.handicap.given_points() }
    }

    /// Who would win by these points.
    pub(crate) fn impasse_winner(&self, points: ByColor<u8>) -> Option<Color> {
        agreed_impasse(points, self.setup.points, false)
    }

    /// 入玉宣言 by the side to move.
    pub(super) fn declare(&mut self, side: Color) {
        let declaration = self.declaration();
        let (kind, winner) = match declaration.verdict {
            Verdict::Win => (EndKind::Declaration, Some(side)),
            Verdict::Draw => (EndKind::Declaration, None),
            Verdict::No => (EndKind::FailedDeclaration, Some(!side)),
        };
        self.end(kind, winner);
    }

    /// How a declaration by the side to move stands now.
    pub fn declaration(&self) -> Declaration {
        self.position.declaration(self.setup.points, self.setup.handicap.given_points())
    }

    pub(super) fn declaration_holds(&self) -> bool {
        self.declaration().verdict != Verdict::No
    }

    /// Whether a king stands in the enemy camp, so that 持将棋 may be proposed.
    pub fn has_entered_king(&self) -> bool {
        self.position.a_king_has_entered()
    }

    /// Whether this side's king stands in the enemy camp.
    pub fn has_entered(&self, color: Color) -> bool {
        self.position.king(color).is_some_and(|king| king.in_zone(color))
    }

    /// Whether every move of this side since the position now first stood on the board gave check.
    pub(crate) fn checks_all_the_time(&self, color: Color) -> bool {
        let key = self.position.key();
        let first = if self.start.key() == key {
            0
        } else {
            self.plies.iter().position(|ply| ply.key == key).map_or(self.plies.len(), |index| index + 1)
        };
        let mut own = self.plies[first..].iter().filter(|ply| ply.side == color).peekable();
        own.peek().is_some() && own.all(|ply| ply.check)
    }

    fn is_try(&self, mover: Color, last: Move) -> bool {
        let king = self.position.piece_at(last.to()).is_some_and(|piece| piece.kind() == PieceKind::King);
        king && last.to() == try_square(mover)
    }
}

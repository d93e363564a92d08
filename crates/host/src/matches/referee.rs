//! Whether a game is over, by the rules alone.

use komadai_rules::{Color, DeclarationRule, History, Illegal, Move, Position, Repetition, Verdict};

use super::game::Ending;

/// A position with what came before it.
#[derive(Debug, Clone)]
pub struct Referee {
    position: Position,
    history: History,
    moves: usize,
    most_moves: usize,
}

impl Referee {
    /// A game that begins here and is drawn after so many moves.
    pub fn new(position: Position, most_moves: usize) -> Self {
        let history = History::new(&position);
        Self { position, history, moves: 0, most_moves }
    }

    /// Who is to move.
    pub fn side_to_move(&self) -> Color {
        self.position.side_to_move()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When it is not legal; the position stays.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.position.check_move(mv)?;
        self.position.do_move(mv);
        self.history.push(&self.position);
        self.moves += 1;
        Ok(())
    }

    /// How the game has ended and who won, if it has. A side without a legal move has lost, and a mate or a repetition
    /// with the last move allowed counts.
    pub fn over(&self) -> Option<(Ending, Option<Color>)> {
        let side = self.side_to_move();
        if !self.position.has_legal_move() {
            return Some((Ending::Mate, Some(!side)));
        }
        match self.history.repetition() {
            Some(Repetition::Draw) => return Some((Ending::Repetition, None)),
            Some(Repetition::Win) => return Some((Ending::PerpetualCheck, Some(side))),
            Some(Repetition::Lose) => return Some((Ending::PerpetualCheck, Some(!side))),
            None => {}
        }
        (self.moves >= self.most_moves).then_some((Ending::MoveLimit, None))
    }

    /// What comes of a declaration now, by the 27-point rule; a wrong one loses.
    pub fn declare(&self) -> (Ending, Option<Color>) {
        let side = self.side_to_move();
        match self.position.declaration(DeclarationRule::Points27, 0).verdict {
            Verdict::Win => (Ending::Declaration, Some(side)),
            Verdict::Draw | Verdict::No => (Ending::FailedDeclaration, Some(!side)),
        }
    }
}

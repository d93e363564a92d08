//! Following a game.

use komadai_rules::{ByColor, Color, HandKind, Move, Piece, PieceKind, Position, Square};

use crate::book::{Book, CASTLES, OPENINGS};
use crate::notice::{Notice, Topic};
use crate::pattern::Moment;
use crate::proverb::{self, Judgement, Scene};
use crate::story::Story;

/// Follows a game and tells what is new after each move: castles and openings of either side, each once a game, and
/// proverbs, each once a game and side.
#[derive(Clone, Debug)]
pub struct Coach {
    position: Position,
    plies: u16,
    castles: ByColor<Vec<bool>>,
    openings: ByColor<Vec<bool>>,
    proverbs: Option<ByColor<Vec<bool>>>,
    story: Story,
}

impl Coach {
    /// A coach that sees a game from here on.
    pub fn new(start: Position) -> Self {
        Self { proverbs: Some(none_of(proverb::RULES.len())), ..Self::of_shapes(start) }
    }

    /// The same without proverbs, for reading many games fast.
    pub fn of_shapes(start: Position) -> Self {
        Self {
            position: start,
            plies: 0,
            castles: none_of(CASTLES.patterns.len()),
            openings: none_of(OPENINGS.patterns.len()),
            proverbs: None,
            story: Story::default(),
        }
    }

    /// The position that the game has come to.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Follows a legal move, and tells what is new. Proverbs that need scores are passed over.
    pub fn play(&mut self, mv: Move) -> Vec<Notice> {
        self.play_judged(mv, None)
    }

    /// The same, knowing what a search says of the move.
    pub(crate) fn play_judged(&mut self, mv: Move, judgement: Option<&Judgement>) -> Vec<Notice> {
        let mover = self.position.side_to_move();
        let kind = self.position.moving_kind(mv);
        let taken = self.position.piece_at(mv.to()).map(Piece::kind);
        let before = self.proverbs.is_some().then(|| self.position.clone());
        self.position.do_move(mv);
        self.plies = self.plies.saturating_add(1);
        let position = &self.position;
        // A game that begins in the middle says by its number how far it is.
        let plies = position.ply().saturating_sub(1);
        let moment = Moment { position, mv, mover, kind, taken, plies };
        let mut told = Vec::new();
        for side in [mover, !mover] {
            let found =
                |book: &Book, made: &mut ByColor<Vec<bool>>| book.made(&moment, side, &mut made[side]);
            if let Some(id) = found(&CASTLES, &mut self.castles) {
                told.push(Notice { ply: self.plies, side, topic: Topic::Castle, id });
            }
            if let Some(id) = found(&OPENINGS, &mut self.openings) {
                told.push(Notice { ply: self.plies, side, topic: Topic::Opening, id });
            }
        }
        if let (Some(before), Some(known)) = (before, &mut self.proverbs) {
            let scene = Scene { before: &before, moment: &moment, story: &self.story, judgement };
            for (rule, known) in proverb::RULES.iter().zip(&mut known[mover]) {
                if !*known && (rule.applies)(&scene) {
                    *known = true;
                    told.push(Notice { ply: self.plies, side: mover, topic: Topic::Proverb, id: rule.id });
                }
            }
            self.story.add(&moment);
        }
        told
    }
}

/// The castles and openings that stand in a position, of Black first, whatever the last move was; `ply` is 0.
pub fn standing(position: &Position) -> Vec<Notice> {
    let mover = !position.side_to_move();
    // No pattern that stands asks for the move; any will do.
    let mv = Move::drop(HandKind::Pawn, Square::S5E);
    let plies = position.ply().saturating_sub(1);
    let moment = Moment { position, mv, mover, kind: PieceKind::Pawn, taken: None, plies };
    let mut told = Vec::new();
    for side in Color::ALL {
        for (topic, book) in [(Topic::Castle, &CASTLES), (Topic::Opening, &OPENINGS)] {
            let notice = |id| Notice { ply: 0, side, topic, id };
            told.extend(book.standing(&moment, side).into_iter().map(notice));
        }
    }
    told
}

fn none_of(count: usize) -> ByColor<Vec<bool>> {
    ByColor::new(vec![false; count], vec![false; count])
}

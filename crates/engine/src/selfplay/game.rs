//! One game against itself.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use komadai_nnue::packed::{PackedPosition, Sample};
use komadai_rules::{Color, History, Move, Position, Repetition};
use komadai_search::{Control, Game, Limits, Searcher, is_mate};

use super::SelfplayOptions;
use super::seen::Seen;
use crate::clock::NoClock;
use crate::random::Random;

/// An opening after which one side is this far ahead teaches little, in centipawns.
const LOPSIDED: i32 = 400;
/// A side this far ahead for so many plies in a row has won.
const DECIDED: i32 = 2500;
const DECIDED_PLIES: u32 = 6;
/// A game that is not over by then is a draw.
const LONGEST: usize = 512;
/// An iteration may take so many times the positions that a move should.
const PATIENCE: u64 = 10;

/// A game that ended.
pub(super) struct Played {
    /// Its quiet positions in order.
    pub(super) samples: Vec<Sample>,
    /// Quiet positions of its searches.
    pub(super) tree: Vec<Sample>,
    pub(super) winner: Option<Color>,
    /// The opening was no good, and there are no samples.
    pub(super) lopsided: bool,
    /// How many quiet positions had been seen.
    pub(super) repeated: u64,
}

/// What a thread plays with.
pub(super) struct Player<'a> {
    pub(super) searcher: &'a mut Searcher,
    pub(super) options: &'a SelfplayOptions,
    pub(super) seen: &'a Seen,
    pub(super) stop: &'a AtomicBool,
}

/// How a game ended.
enum End {
    Won(Color),
    Drawn,
}

/// The game as it goes.
struct Board {
    game: Game,
    position: Position,
    history: History,
}

impl Board {
    fn new() -> Self {
        let position = Position::start();
        let history = History::new(&position);
        Self { game: Game { start: position.clone(), moves: Vec::new() }, position, history }
    }

    fn play(&mut self, mv: Move) {
        self.position.do_move(mv);
        self.history.push(&self.position);
        self.game.moves.push(mv);
    }

    /// How the rules end the game here, if they do.
    fn end(&self) -> Option<End> {
        let side = self.position.side_to_move();
        if !self.position.has_legal_move() {
            return Some(End::Won(!side));
        }
        match self.history.repetition() {
            Some(Repetition::Draw) => Some(End::Drawn),
            Some(Repetition::Win) => Some(End::Won(side)),
            Some(Repetition::Lose) => Some(End::Won(!side)),
            None => (self.game.moves.len() >= LONGEST).then_some(End::Drawn),
        }
    }
}

impl Player<'_> {
    /// Plays a game, or gives nothing when it is told to stop.
    pub(super) fn play(mut self, random: &mut Random) -> Option<Played> {
        self.searcher.clear();
        let limits = Limits {
            soft_nodes: Some(self.options.nodes),
            nodes: Some(self.options.nodes.saturating_mul(PATIENCE)),
            samples: self.options.tree,
            ..Limits::default()
        };
        let mut board = self.opening(random);
        let first = board.game.moves.len();
        let mut played =
            Played { samples: Vec::new(), tree: Vec::new(), winner: None, lopsided: false, repeated: 0 };
        let mut movers = Vec::new();
        let mut decided = 0;
        let end = loop {
            if let Some(end) = board.end() {
                break end;
            }
            if self.stop.load(Relaxed) {
                return None;
            }
            let control = Control::new(0, None, false);
            let outcome = self.searcher.go(&board.game, &limits, &control, &NoClock, &mut |_| {});
            let side = board.position.side_to_move();
            let Some(best) = outcome.best() else {
                break End::Won(if outcome.declares { side } else { !side });
            };
            let score = outcome.score();
            if board.game.moves.len() == first && score.abs() > LOPSIDED {
                return Some(Played { lopsided: true, ..played });
            }
            decided = if score.abs() >= DECIDED { decided + 1 } else { 0 };
            if is_mate(score) || decided >= DECIDED_PLIES {
                break End::Won(if score > 0 { side } else { !side });
            }
            if let Some(sample) = quiet(&board.position, best, score, board.game.moves.len() as u16) {
                if self.seen.insert(&sample.position) {
                    played.samples.push(sample);
                    movers.push(side);
                } else {
                    played.repeated += 1;
                }
            }
            for position in &outcome.evaluated {
                played.tree.extend(self.label(position));
            }
            board.play(self.strayed(&board.position, random).unwrap_or(best));
        };
        played.winner = match end {
            End::Won(winner) => Some(winner),
            End::Drawn => None,
        };
        for (sample, mover) in played.samples.iter_mut().zip(movers) {
            sample.result = match played.winner {
                None => 0,
                Some(winner) if winner == mover => 1,
                Some(_) => -1,
            };
        }
        Some(played)
    }

    /// A position that a search met, scored by one of its own, if it is quiet and new.
    fn label(&mut self, position: &Position) -> Option<Sample> {
        if position.in_check() || !position.has_legal_move() {
            return None;
        }
        let limits = Limits {
            soft_nodes: Some(self.options.tree_nodes),
            nodes: Some(self.options.tree_nodes.saturating_mul(PATIENCE)),
            ..Limits::default()
        };
        let game = Game { start: position.clone(), moves: Vec::new() };
        let outcome = self.searcher.go(&game, &limits, &Control::new(0, None, false), &NoClock, &mut |_| {});
        let score = outcome.score();
        let sample = quiet(position, outcome.best()?, score, 0)?;
        (!is_mate(score) && self.seen.insert(&sample.position)).then_some(sample)
    }

    /// A random move where one is due, so that networks learn what searches meet: positions no good player lets happen.
    fn strayed(&self, position: &Position, random: &mut Random) -> Option<Move> {
        let due = self.options.random > 0.0 && random.fraction() < self.options.random;
        due.then(|| any_move(position, random)).flatten()
    }

    /// Some random moves from the start; a game that they end is begun anew.
    fn opening(&self, random: &mut Random) -> Board {
        let (fewest, most) = self.options.opening;
        loop {
            let plies = fewest + random.below(most.saturating_sub(fewest) + 1);
            let mut board = Board::new();
            while board.game.moves.len() < plies && board.end().is_none() {
                board.play(any_move(&board.position, random).expect("the game has not ended"));
            }
            if board.end().is_none() {
                return board;
            }
        }
    }
}

/// Any legal move, if there is one.
pub(super) fn any_move(position: &Position, random: &mut Random) -> Option<Move> {
    let moves = position.legal_moves();
    (!moves.is_empty()).then(|| moves[random.below(moves.len())])
}

/// The position as a sample, if its evaluation says something: nobody is in check and nothing is taken or promoted.
fn quiet(position: &Position, best: Move, score: i32, ply: u16) -> Option<Sample> {
    if position.in_check() || position.is_capture(best) || best.promotes() {
        return None;
    }
    Some(Sample {
        position: PackedPosition::pack(position).ok()?,
        score: i16::try_from(score).ok()?,
        best: Some(best),
        ply,
        result: 0,
    })
}

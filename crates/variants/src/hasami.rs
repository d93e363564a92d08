//! Hasami shogi (はさみ将棋): nine pieces a side move like rooks and take by sandwiching.

use std::fmt;
use std::str::FromStr;

use komadai_rules::{ByColor, Color, File, Rank, Square};

use crate::game::{Game, Outcome};

/// Times the same position may come before the game is drawn.
const REPETITIONS: usize = 4;
/// Plies after which a game is drawn.
const LONGEST: usize = 400;
/// Pieces in front with which a game is won, when the reply leaves it so.
const LEAD: u8 = 3;
/// Pieces to take in the default game.
const FIVE: u8 = 5;

/// What wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Goal {
    /// Five pieces taken first, or three more than the other side after its reply.
    #[default]
    Five,
    /// All pieces but one taken.
    AllButOne,
    /// Five own pieces in a row, straight or diagonal, outside the own camp (大はさみ将棋).
    Row,
}

/// How it is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// What wins.
    pub goal: Goal,
    /// Eighteen pieces a side on two ranks instead of nine.
    pub eighteen: bool,
}

/// A move: any distance along a rank or file over empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

/// A text that is no move; `9i9d` is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepTextError;

impl fmt::Display for StepTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected two squares, as 9i9d")
    }
}

impl std::error::Error for StepTextError {}

impl FromStr for Step {
    type Err = StepTextError;

    fn from_str(text: &str) -> Result<Self, StepTextError> {
        let (from, to) = text.split_at_checked(2).ok_or(StepTextError)?;
        let square = |text: &str| text.parse::<Square>().map_err(|_| StepTextError);
        Ok(Self { from: square(from)?, to: square(to)? })
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalStep {
    /// No own piece stands there.
    NoPiece,
    /// Not along a rank or file, or not at all.
    NotStraight,
    /// Something stands on the way or on the square.
    Blocked,
    /// The game has ended.
    Over,
}

impl IllegalStep {
    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::NoPiece => "no_piece",
            Self::NotStraight => "not_straight",
            Self::Blocked => "blocked",
            Self::Over => "over",
        }
    }
}

/// A game as it stands.
#[derive(Clone, Debug)]
pub struct Hasami {
    options: Options,
    /// A bit a square, by the square's index.
    pieces: ByColor<u128>,
    side: Color,
    taken: ByColor<u8>,
    /// The side whose lead wins if the reply leaves it.
    leading: Option<Color>,
    /// What has stood on the board before each move, and whose turn it was.
    past: Vec<(ByColor<u128>, Color)>,
    outcome: Option<Outcome>,
}

/// Square next to another, by the steps of file and rank; nothing beyond the edge.
fn beside(square: Square, files: i8, ranks: i8) -> Option<Square> {
    let step = |at: usize, by: i8| usize::try_from(at as i8 + by).ok();
    let file = File::ALL.get(step(square.file().index(), files)?)?;
    let rank = Rank::ALL.get(step(square.rank().index(), ranks)?)?;
    Some(Square::new(*file, *rank))
}

const WAYS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

const fn bit(square: Square) -> u128 {
    1 << square.index()
}

fn squares(mut bits: u128) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Square::ALL[index]
        })
    })
}

impl Hasami {
    /// A game at its start: Black, who moves first, on the nearest ranks, White on the farthest.
    pub fn new(options: Options) -> Self {
        let ranks: &[(Color, Rank)] = if options.eighteen {
            &[
                (Color::Black, Rank::R9),
                (Color::Black, Rank::R8),
                (Color::White, Rank::R1),
                (Color::White, Rank::R2),
            ]
        } else {
            &[(Color::Black, Rank::R9), (Color::White, Rank::R1)]
        };
        let mut pieces = ByColor::new(0, 0);
        for (color, rank) in ranks {
            for file in File::ALL {
                pieces[*color] |= bit(Square::new(file, *rank));
            }
        }
        Self {
            options,
            pieces,
            side: Color::Black,
            taken: ByColor::new(0, 0),
            leading: None,
            past: Vec::new(),
            outcome: None,
        }
    }

    /// How it is played.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Pieces that a side has taken.
    pub fn taken(&self, side: Color) -> u8 {
        self.taken[side]
    }

    /// Who stands on a square.
    pub fn at(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.pieces[*color] & bit(square) != 0)
    }

    /// The position as SFEN has it: Black's pieces as pawns, White's as promoted ones.
    pub fn sfen(&self) -> String {
        let mut text = String::new();
        for (number, rank) in Rank::ALL.into_iter().enumerate() {
            if number > 0 {
                text.push('/');
            }
            let mut empty = 0;
            for file in File::ALL.into_iter().rev() {
                let piece = match self.at(Square::new(file, rank)) {
                    None => {
                        empty += 1;
                        continue;
                    }
                    Some(Color::Black) => "P",
                    Some(Color::White) => "+p",
                };
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push_str(piece);
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
        }
        let side = if self.side == Color::Black { 'b' } else { 'w' };
        format!("{text} {side} - {}", self.past.len() + 1)
    }

    /// Whether a move may be played.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, mv: Step) -> Result<(), IllegalStep> {
        if self.outcome.is_some() {
            return Err(IllegalStep::Over);
        }
        if self.pieces[self.side] & bit(mv.from) == 0 {
            return Err(IllegalStep::NoPiece);
        }
        let file = (mv.to.file().index() as i8 - mv.from.file().index() as i8).signum();
        let rank = (mv.to.rank().index() as i8 - mv.from.rank().index() as i8).signum();
        let is_straight = mv.from.file() == mv.to.file() || mv.from.rank() == mv.to.rank();
        if mv.from == mv.to || !is_straight {
            return Err(IllegalStep::NotStraight);
        }
        let mut at = mv.from;
        while at != mv.to {
            at = beside(at, file, rank).ok_or(IllegalStep::NotStraight)?;
            if self.at(at).is_some() {
                return Err(IllegalStep::Blocked);
            }
        }
        Ok(())
    }

    /// The enemy's pieces that a piece of a side takes by having come to a square: unbroken lines between it and another of its
    /// side, and groups at the edge that have no way out any more.
    fn takes(&self, side: Color, to: Square) -> u128 {
        let (own, enemy) = (self.pieces[side], self.pieces[!side]);
        let mut taken = 0;
        for (files, ranks) in WAYS {
            let mut line = 0;
            let mut at = beside(to, files, ranks);
            while let Some(square) = at.filter(|square| enemy & bit(*square) != 0) {
                line |= bit(square);
                at = beside(square, files, ranks);
            }
            if at.is_some_and(|square| own & bit(square) != 0) {
                taken |= line;
            }
        }
        for (files, ranks) in WAYS {
            let Some(next) = beside(to, files, ranks).filter(|next| enemy & bit(*next) != 0) else {
                continue;
            };
            taken |= self.shut_in(!side, next).unwrap_or(0);
        }
        taken
    }

    /// The group of a side that a square belongs to, if it touches the edge and no empty square.
    fn shut_in(&self, side: Color, from: Square) -> Option<u128> {
        let everything = self.pieces[Color::Black] | self.pieces[Color::White];
        let mut group = bit(from);
        let mut open = vec![from];
        let mut at_edge = false;
        while let Some(square) = open.pop() {
            for (files, ranks) in WAYS {
                let Some(next) = beside(square, files, ranks) else {
                    at_edge = true;
                    continue;
                };
                if everything & bit(next) == 0 {
                    return None;
                }
                if self.pieces[side] & bit(next) != 0 && group & bit(next) == 0 {
                    group |= bit(next);
                    open.push(next);
                }
            }
        }
        at_edge.then_some(group)
    }

    /// Whether a side has five in a row outside its camp, the three ranks nearest to it.
    fn has_row(&self, side: Color) -> bool {
        let outside = |square: Square| match side {
            Color::Black => square.rank().index() < 6,
            Color::White => square.rank().index() > 2,
        };
        let own = self.pieces[side];
        let is_own = |square: Square| own & bit(square) != 0 && outside(square);
        squares(own).filter(|square| outside(*square)).any(|start| {
            [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(files, ranks)| {
                let mut at = Some(start);
                (0..4).all(|_| {
                    at = at.and_then(|square| beside(square, files, ranks));
                    at.is_some_and(is_own)
                })
            })
        })
    }

    fn lead(&self, side: Color) -> u8 {
        self.taken[side].saturating_sub(self.taken[!side])
    }

    /// How the game stands after `mover` has moved.
    fn judge(&self, mover: Color) -> Option<Outcome> {
        match self.options.goal {
            Goal::Five => {
                if self.taken[mover] >= FIVE {
                    return Some(Outcome::Won(mover));
                }
                if let Some(leader) = self.leading.filter(|leader| *leader != mover)
                    && self.lead(leader) >= LEAD
                {
                    return Some(Outcome::Won(leader));
                }
            }
            Goal::AllButOne => {
                if self.pieces[!mover].count_ones() <= 1 {
                    return Some(Outcome::Won(mover));
                }
            }
            Goal::Row => {
                if self.has_row(mover) {
                    return Some(Outcome::Won(mover));
                }
            }
        }
        if self.pieces[!mover] == 0 || !self.can_move(!mover) {
            return Some(Outcome::Won(mover));
        }
        let now = (self.pieces, self.side);
        let times = self.past.iter().filter(|past| **past == now).count() + 1;
        (times >= REPETITIONS || self.past.len() >= LONGEST).then_some(Outcome::Drawn)
    }

    fn can_move(&self, side: Color) -> bool {
        let is_free = |square: Square| self.at(square).is_none();
        squares(self.pieces[side]).any(|from| {
            WAYS.into_iter().any(|(files, ranks)| beside(from, files, ranks).is_some_and(is_free))
        })
    }
}

impl Game for Hasami {
    type Move = Step;

    fn side(&self) -> Color {
        self.side
    }

    fn moves(&self) -> Vec<Step> {
        let mut moves = Vec::new();
        if self.outcome.is_some() {
            return moves;
        }
        let everything = self.pieces[Color::Black] | self.pieces[Color::White];
        for from in squares(self.pieces[self.side]) {
            for (files, ranks) in WAYS {
                let mut at = beside(from, files, ranks);
                while let Some(to) = at.filter(|to| everything & bit(*to) == 0) {
                    moves.push(Step { from, to });
                    at = beside(to, files, ranks);
                }
            }
        }
        moves
    }

    fn play(&mut self, mv: Step) {
        let mover = self.side;
        self.past.push((self.pieces, mover));
        self.pieces[mover] ^= bit(mv.from) | bit(mv.to);
        let taken = self.takes(mover, mv.to);
        self.pieces[!mover] &= !taken;
        self.taken[mover] += taken.count_ones() as u8;
        self.side = !mover;
        self.outcome = self.judge(mover);
        self.leading = Some(mover).filter(|mover| self.lead(*mover) >= LEAD);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn worth(&self) -> i32 {
        let (us, them) = (self.side, !self.side);
        let count = |side: Color| self.pieces[side].count_ones() as i32;
        // Pieces that have left the edge have more ways to sandwich.
        let inner = |side: Color| {
            let is_inner = |square: &Square| {
                (1..8).contains(&square.file().index()) && (2..7).contains(&square.rank().index())
            };
            squares(self.pieces[side]).filter(is_inner).count() as i32
        };
        let mut worth = 100 * (count(us) - count(them)) + 4 * (inner(us) - inner(them));
        if self.options.goal == Goal::Row {
            worth += 12 * (self.longest_row(us) - self.longest_row(them));
        }
        if self.leading == Some(them) {
            worth -= 150;
        }
        worth
    }

    fn promise(&self, mv: Step) -> i32 {
        let mut after = self.clone();
        after.past = Vec::new();
        after.pieces[self.side] ^= bit(mv.from) | bit(mv.to);
        after.takes(self.side, mv.to).count_ones() as i32
    }
}

impl Hasami {
    /// The square of the length of the longest row outside the camp.
    fn longest_row(&self, side: Color) -> i32 {
        let own = self.pieces[side];
        let mut longest = 0;
        for start in squares(own) {
            for (files, ranks) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let mut length = 0;
                let mut at = Some(start);
                while let Some(square) = at.filter(|square| own & bit(*square) != 0) {
                    let is_outside = match side {
                        Color::Black => square.rank().index() < 6,
                        Color::White => square.rank().index() > 2,
                    };
                    if !is_outside {
                        break;
                    }
                    length += 1;
                    at = beside(square, files, ranks);
                }
                longest = longest.max(length * length);
            }
        }
        longest
    }
}

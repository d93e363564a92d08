//! Moves that are played without a search: from a book, or by the plan of a style.

use komadai_book::{Book, BookMove, Style};
use komadai_protocol::Go;
use komadai_rules::{Handicap, PieceKind, Position};
use komadai_search::Game;

use crate::grade::{Strength, strength};
use crate::options::Options;
use crate::random::Random;

/// How a book is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookUse {
    /// Plies of a game that it is asked for.
    pub plies: u16,
    /// Moves worse than the best by more than this are not played, in centipawns.
    pub window: i32,
}

/// How far the book's better moves are preferred: moves this much worse are chosen about a third as often, in centipawns.
const SHARPNESS: f64 = 8.0;
/// The same for a grade, which plays more than the best: openings are a matter of taste.
const TASTE: f64 = 25.0;
/// What a grade's taste allows, in centipawns.
const TASTE_WINDOW: i32 = 45;

/// What is played here without a search in a game that goes by a clock, if the options allow a book.
pub(crate) fn known_move(
    book: &Book,
    game: &Game,
    go: &Go,
    options: &Options,
    seed: u64,
) -> Option<BookMove> {
    let looks_on = go.infinite || go.ponder || go.depth.is_some() || go.nodes.is_some();
    if !options.own_book || looks_on || !go.searchmoves.is_empty() {
        return None;
    }
    if let Some(grade) = options.grade {
        return by_heart(book, game, &strength(grade), seed);
    }
    let how = BookUse { plies: options.book_moves, window: options.book_eval_diff };
    from_book(book, &game.position(), how, seed)
}

/// The book's move here, chosen by chance among the good ones.
pub fn from_book(book: &Book, position: &Position, how: BookUse, seed: u64) -> Option<BookMove> {
    pick(book, position, how, SHARPNESS, seed)
}

/// How somebody of this strength opens: every other game by the plan of a style, the others by the book. `None` once there
/// is nothing more to be known by heart.
pub fn by_heart(book: &Book, game: &Game, strength: &Strength, seed: u64) -> Option<BookMove> {
    let position = game.position();
    if usize::from(strength.opening) <= game.moves.len() {
        return None;
    }
    let mut random = Random::new(seed);
    let (by_plan, style) = (random.below(2) == 0, Style::any(random.next()));
    let has_rook = !game.start.pieces(position.side_to_move(), PieceKind::Rook).is_empty();
    let planned = || {
        let style = if has_rook { style } else { Style::Giver };
        let knows_start = Handicap::of(&game.start.to_sfen()).is_some();
        knows_start.then(|| style.advise(&position)).flatten().map(BookMove::new)
    };
    let read = || {
        let how = BookUse { plies: strength.opening, window: TASTE_WINDOW };
        pick(book, &position, how, TASTE, seed)
    };
    if by_plan { planned() } else { read().or_else(planned) }
}

fn pick(book: &Book, position: &Position, how: BookUse, sharpness: f64, seed: u64) -> Option<BookMove> {
    if position.ply() > how.plies {
        return None;
    }
    let moves = book.moves(position);
    let best = moves.iter().filter_map(|known| known.score).max();
    let behind = |known: &BookMove| match (best, known.score) {
        (Some(best), Some(score)) => best - score,
        // A book without scores: its order says nothing of how good a move is.
        _ => 0,
    };
    let good: Vec<&BookMove> = moves.iter().filter(|known| behind(known) <= how.window).collect();
    let weight = |known: &BookMove| {
        let often = known.count.map_or(1.0, |count| (count.max(1)) as f64);
        // Where there are scores they decide; counts do where there are none.
        if best.is_some() { (-f64::from(behind(known)) / sharpness).exp() } else { often }
    };
    let mut left =
        Random::new(seed ^ position.key()).fraction() * good.iter().map(|known| weight(known)).sum::<f64>();
    for known in &good {
        left -= weight(known);
        if left < 0.0 {
            return Some(**known);
        }
    }
    good.first().map(|known| **known)
}

//! Positions and their moves.

use std::collections::BTreeMap;

use komadai_rules::{Move, Position, Sfen};

use crate::turn::{turned, turned_move};

/// A move of a position in a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// The answer expected.
    pub reply: Option<Move>,
    /// What it is worth to the side to move, in centipawns.
    pub score: Option<i32>,
    /// Plies that were searched for the score.
    pub depth: Option<u32>,
    /// How often it was chosen.
    pub count: Option<u64>,
}

impl BookMove {
    /// A move of which nothing else is known.
    pub const fn new(mv: Move) -> Self {
        Self { mv, reply: None, score: None, depth: None, count: None }
    }

    fn turned(self) -> Self {
        Self { mv: turned_move(self.mv), reply: self.reply.map(turned_move), ..self }
    }
}

/// What stands in the book of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// The number of the next move, as the file has it.
    pub(crate) ply: u16,
    pub(crate) moves: Vec<BookMove>,
    /// Lines of the file about it that are for people.
    pub(crate) remarks: Vec<Box<str>>,
}

/// An opening book. Positions are told apart by board, side to move and hands; the number of the move does not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// Lines for people above the first position.
    pub(crate) remarks: Vec<Box<str>>,
    pub(crate) pages: BTreeMap<Box<str>, Page>,
}

impl Book {
    /// How many positions it has.
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// The moves of a position that are legal there, in the book's order, best first as a rule. Where the book has not
    /// this position but the same with the colours turned round, its moves are turned too.
    pub fn moves(&self, position: &Position) -> Vec<BookMove> {
        let sfen = position.to_sfen();
        let mut moves = match self.pages.get(sfen.without_ply().as_str()) {
            Some(page) => page.moves.clone(),
            None => match self.pages.get(turned(&sfen).without_ply().as_str()) {
                Some(page) => page.moves.iter().map(|mv| mv.turned()).collect(),
                None => return Vec::new(),
            },
        };
        moves.retain(|known| position.is_legal(known.mv));
        moves
    }

    /// Whether it has the position, or the same with the colours turned round.
    pub fn contains(&self, position: &Position) -> bool {
        let sfen = position.to_sfen();
        self.pages.contains_key(sfen.without_ply().as_str())
            || self.pages.contains_key(turned(&sfen).without_ply().as_str())
    }

    /// Puts the moves of a position in the place of those it had; what was remarked of it stays.
    pub fn insert(&mut self, sfen: &Sfen, moves: Vec<BookMove>) {
        let key = sfen.without_ply();
        let remarks = self.pages.get_mut(key.as_str()).map(|page| core::mem::take(&mut page.remarks));
        let page = Page { ply: sfen.ply(), moves, remarks: remarks.unwrap_or_default() };
        self.pages.insert(key.into(), page);
    }

    /// Every position with its moves, in the order of the text.
    pub fn positions(&self) -> impl Iterator<Item = (Sfen, &[BookMove])> {
        self.pages.iter().filter_map(|(text, page)| {
            let mut sfen: Sfen = text.parse().ok()?;
            sfen.set_ply(page.ply);
            Some((sfen, page.moves.as_slice()))
        })
    }
}

//! The patterns of a data file, found by the piece that moved last.

use std::sync::LazyLock;

use komadai_rules::{Color, PieceKind, Square};

use crate::pattern::{Condition, Element, Moment, Pattern, Whose, seen_by};

/// Patterns of one kind, with what may complete each.
pub(crate) struct Book {
    pub(crate) patterns: Vec<Pattern>,
    /// By whose piece came where: the patterns that have it.
    arrivals: Vec<Vec<u16>>,
    /// By the square that became empty: the patterns that care.
    departures: Vec<Vec<u16>>,
    /// Patterns that care which bishops are in hand, for when one is taken or dropped.
    bishops: Vec<u16>,
    /// By pattern: those that it includes, itself among them.
    included: Vec<Vec<u16>>,
}

/// Castles (囲い).
pub(crate) static CASTLES: LazyLock<Book> = LazyLock::new(|| Book::read(include_str!("../data/castles.tsv")));
/// Openings (戦型).
pub(crate) static OPENINGS: LazyLock<Book> =
    LazyLock::new(|| Book::read(include_str!("../data/openings.tsv")));

fn arrival(whose: Whose, kind: PieceKind, square: Square) -> usize {
    (usize::from(whose == Whose::Theirs) * PieceKind::ALL.len() + kind.index()) * 81 + square.index()
}

impl Book {
    fn read(text: &'static str) -> Self {
        let rows = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let patterns: Vec<Pattern> =
            rows.map(|row| Pattern::read(row).expect("the rows of the program are well-formed")).collect();
        let mut arrivals = vec![Vec::new(); 2 * PieceKind::ALL.len() * 81];
        let mut departures = vec![Vec::new(); 81];
        let mut bishops = Vec::new();
        for (number, pattern) in (0_u16..).zip(&patterns) {
            for element in &pattern.elements {
                match element {
                    Element::Any(pieces) => {
                        for placed in pieces {
                            arrivals[arrival(placed.whose, placed.kind, placed.square)].push(number);
                        }
                    }
                    Element::Empty(square) => departures[square.index()].push(number),
                    Element::Not(placed) => departures[placed.square.index()].push(number),
                }
            }
            let in_hand = |condition: &Condition| {
                matches!(condition, Condition::Exchanged | Condition::Unexchanged | Condition::OwnBishop)
                    || *condition == Condition::TakesBishopAtHome
            };
            if pattern.conditions.iter().any(in_hand) {
                bishops.push(number);
            }
        }
        let included = patterns.iter().map(|pattern| {
            let inner = (0_u16..).zip(&patterns).filter(|(_, other)| pattern.includes(other));
            inner.map(|(number, _)| number).collect()
        });
        let included = included.collect();
        Self { patterns, arrivals, departures, bishops, included }
    }

    /// What a side makes with a move and has not made before: at most one pattern, the one that asks most. It and what it
    /// includes count as made from now on.
    pub(crate) fn made(&self, moment: &Moment<'_>, side: Color, made: &mut [bool]) -> Option<&'static str> {
        let whose = if moment.mover == side { Whose::Own } else { Whose::Theirs };
        // Promotion makes a piece another one, which no pattern asks for.
        let to = seen_by(side, moment.mv.to());
        let arrived: &[u16] =
            if moment.mv.promotes() { &[] } else { &self.arrivals[arrival(whose, moment.kind, to)] };
        let left: &[u16] = match moment.mv.from() {
            Some(from) => &self.departures[seen_by(side, from).index()],
            None => &[],
        };
        let is_bishop = moment.taken.map(PieceKind::unpromoted) == Some(PieceKind::Bishop)
            || moment.mv.is_drop() && moment.kind == PieceKind::Bishop;
        let bishops: &[u16] = if is_bishop { &self.bishops } else { &[] };
        let mut best: Option<u16> = None;
        for number in arrived.iter().chain(left).chain(bishops).copied() {
            let pattern = &self.patterns[number as usize];
            let seen = |id: &str| self.number(id).is_some_and(|number| made[number]);
            if !made[number as usize]
                && best.is_none_or(|best| self.patterns[best as usize].weight() < pattern.weight())
                && pattern.holds(moment, side, seen)
            {
                best = Some(number);
            }
        }
        let best = best?;
        for inner in &self.included[best as usize] {
            made[*inner as usize] = true;
        }
        Some(self.patterns[best as usize].id)
    }

    /// The patterns that stand in a position, those left out that another of them includes. Patterns that ask how a move was
    /// made stand in none.
    pub(crate) fn standing(&self, moment: &Moment<'_>, side: Color) -> Vec<&'static str> {
        let stands = |number: &usize| {
            let pattern = &self.patterns[*number];
            !pattern.asks_for_a_move() && pattern.holds(moment, side, |_| false)
        };
        let found: Vec<usize> = (0..self.patterns.len()).filter(stands).collect();
        let is_part = |number: &usize| {
            found.iter().any(|other| other != number && self.included[*other].contains(&(*number as u16)))
        };
        found.iter().filter(|number| !is_part(number)).map(|number| self.patterns[*number].id).collect()
    }

    fn number(&self, id: &str) -> Option<usize> {
        self.patterns.iter().position(|pattern| pattern.id == id)
    }
}

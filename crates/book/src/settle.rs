//! Scores carried back from where the book's lines end.

use std::collections::HashMap;

use komadai_rules::Position;

use crate::book::Book;
use crate::turn::turned;

/// Passes over the book at most; each carries scores one ply back, and lines that go in a circle never settle.
const MOST_PASSES: usize = 400;

impl Book {
    /// Gives each move the score of the best answer where the book knows the position after it, and puts the moves of
    /// each position in order, the best first. Depths grow with the plies that lie between.
    pub fn settle(&mut self) {
        let positions: Vec<(Box<str>, Position)> = self
            .pages
            .keys()
            .filter_map(|text| Position::from_sfen(text).ok().map(|position| (text.clone(), position)))
            .collect();
        let mut index = HashMap::new();
        for (at, (_, position)) in positions.iter().enumerate() {
            if let Ok(other) = Position::try_from(&turned(&position.to_sfen())) {
                index.entry(other.key()).or_insert(at);
            }
            index.insert(position.key(), at);
        }
        // Where each move leads to, as far as the book goes.
        let next: Vec<Vec<Option<usize>>> = positions
            .iter()
            .map(|(text, position)| {
                let moves = &self.pages[text].moves;
                moves
                    .iter()
                    .map(|known| {
                        if !position.is_legal(known.mv) {
                            return None;
                        }
                        index.get(&position.key_after(known.mv)).copied()
                    })
                    .collect()
            })
            .collect();
        let own: Vec<Vec<(Option<i32>, Option<u32>)>> = positions
            .iter()
            .map(|(text, _)| self.pages[text].moves.iter().map(|known| (known.score, known.depth)).collect())
            .collect();
        let mut values = own.clone();
        for _ in 0..MOST_PASSES {
            let best: Vec<Option<(i32, u32)>> = values
                .iter()
                .map(|moves| {
                    moves
                        .iter()
                        .filter_map(|(score, depth)| score.map(|score| (score, depth.unwrap_or(0))))
                        .max_by_key(|(score, _)| *score)
                })
                .collect();
            let mut changed = false;
            for (at, moves) in next.iter().enumerate() {
                for (which, leads) in moves.iter().enumerate() {
                    let Some((score, depth)) = leads.and_then(|to| best[to]) else { continue };
                    let found = (Some(-score), Some((depth + 1).min(1_000)));
                    changed |= values[at][which].0 != found.0;
                    values[at][which] = found;
                }
            }
            if !changed {
                break;
            }
        }
        for ((text, _), values) in positions.iter().zip(values) {
            let Some(page) = self.pages.get_mut(text) else { continue };
            for (known, (score, depth)) in page.moves.iter_mut().zip(values) {
                known.score = score;
                known.depth = depth;
            }
            page.moves.sort_by_key(|known| std::cmp::Reverse(known.score.unwrap_or(i32::MIN)));
        }
    }
}

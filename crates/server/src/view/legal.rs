//! The legal moves as the table that a browser needs.

use std::collections::BTreeMap;

use komadai_rules::{Position, Square};
use komadai_wire::LegalTable;

/// Every legal move of the side to move.
pub(crate) fn table(position: &Position) -> LegalTable {
    let mut table = LegalTable::default();
    // Whether a board move exists plain and promoting.
    let mut board: BTreeMap<(Square, Square), (bool, bool)> = BTreeMap::new();
    for mv in position.legal_moves() {
        match (mv.dropped(), mv.from()) {
            (Some(kind), _) => {
                table.drops.entry(kind.letter().to_string()).or_default().push(mv.to().to_string());
            }
            (None, Some(from)) => {
                let (plain, promoting) = board.entry((from, mv.to())).or_default();
                *(if mv.promotes() { promoting } else { plain }) = true;
            }
            (None, None) => {}
        }
    }
    for ((from, to), (plain, promoting)) in board {
        table.moves.entry(from.to_string()).or_default().push(to.to_string());
        match (plain, promoting) {
            (true, true) => table.may_promote.push(format!("{from}{to}")),
            (false, true) => table.must_promote.push(format!("{from}{to}")),
            _ => {}
        }
    }
    table
}

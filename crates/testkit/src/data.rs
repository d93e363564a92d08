//! Rows of the rules' test data.

const PERFT: &str = include_str!("../../../testdata/rules/perft.tsv");
const CASES: &str = include_str!("../../../testdata/rules/cases.tsv");

/// A node count.
#[derive(Clone, Copy, Debug)]
pub struct PerftRow {
    /// The position.
    pub sfen: &'static str,
    /// How deep.
    pub depth: u32,
    /// Leaves there.
    pub nodes: u64,
    /// The position's name.
    pub name: &'static str,
}

/// A question to the rules.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Its name.
    pub name: &'static str,
    /// The position.
    pub sfen: &'static str,
    /// Moves played from it (USI, blanks between).
    pub moves: &'static str,
    /// What is asked: `legal 7g7f`, `checkmate`, `rep`, `decl27`, …
    pub question: &'static str,
    /// The answer.
    pub answer: &'static str,
}

fn rows(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').collect())
}

/// Every node count.
///
/// # Panics
/// When a row is malformed.
pub fn perft_rows() -> Vec<PerftRow> {
    rows(PERFT)
        .map(|row| PerftRow {
            sfen: row[0],
            depth: row[1].parse().expect("a depth"),
            nodes: row[2].parse().expect("a count"),
            name: row[3],
        })
        .collect()
}

/// Every question.
pub fn cases() -> Vec<Case> {
    rows(CASES)
        .map(|row| Case { name: row[0], sfen: row[1], moves: row[2], question: row[3], answer: row[4] })
        .collect()
}

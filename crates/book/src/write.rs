//! The text of a book.

use std::fmt;

use crate::book::{Book, BookMove};
use crate::read::HEADER;

impl fmt::Display for Book {
    /// YaneuraOu's text format: positions by the order of their bytes, each with what is remarked of it and its moves as
    /// `move reply score depth count`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        for remark in &self.remarks {
            writeln!(f, "{remark}")?;
        }
        for (sfen, page) in &self.pages {
            writeln!(f, "sfen {sfen} {}", page.ply)?;
            for remark in &page.remarks {
                writeln!(f, "{remark}")?;
            }
            for mv in &page.moves {
                writeln!(f, "{mv}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for BookMove {
    /// What is known of the move, up to the first thing that is not.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.mv)?;
        match self.reply {
            Some(reply) => write!(f, " {reply}")?,
            None => f.write_str(" none")?,
        }
        let Some(score) = self.score else { return Ok(()) };
        write!(f, " {score}")?;
        let Some(depth) = self.depth else { return Ok(()) };
        write!(f, " {depth}")?;
        let Some(count) = self.count else { return Ok(()) };
        write!(f, " {count}")
    }
}

//! The rules of a game, each shown at a table.

mod career;
mod clocks;
mod ends;
mod fouls;
mod laws;
mod offers;
mod table;

//! JKF, the JSON Kifu Format: the whole tree, with forks beside the moves they replace.

mod json;
mod preset;
mod read;
pub(crate) mod special;
mod write;

pub(crate) use read::read_text;
pub use write::to_text;

#[cfg(test)]
mod tests;

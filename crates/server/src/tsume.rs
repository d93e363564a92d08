//! Mate problems: what a try comes to, and what is found in a composition.

pub(crate) mod line;
pub(crate) mod reply;
pub(crate) mod report;
mod watch;

pub(crate) use watch::{CHECK, PLAY, Watcher};

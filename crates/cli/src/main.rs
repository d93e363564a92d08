//! The komadai program.

fn main() {}

//! Build chores: tidy and test.

fn main() {}

//! What the road promises.

mod career;
mod ladder;
mod rating;
mod style;

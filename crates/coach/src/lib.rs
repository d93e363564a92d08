//! What a teacher beside the board would say: castles, openings and proverbs as they come up in a game, and whole games
//! reviewed.
//!
//! [`Coach`] follows a game move by move and tells what is new; nothing here needs a search. [`review`] judges moves by
//! scores that a search gave, finds missed mates with the mate solver, and tells which proverbs applied.
//!
//! ```
//! use komadai_coach::{Coach, Topic};
//! use komadai_rules::{Color, Position};
//!
//! let mut coach = Coach::new(Position::start());
//! let moves = "7g7f 3c3d 7i6h 4c4d 6h7g";
//! for mv in moves.split(' ') {
//!     assert!(coach.play(mv.parse()?).is_empty());
//! }
//! let told = coach.play("8b4b".parse()?);
//! assert_eq!((told[0].side, told[0].topic, told[0].id), (Color::White, Topic::Opening, "shikenbisha"));
//! # Ok::<(), komadai_rules::MoveTextError>(())
//! ```

mod book;
mod building;
mod follow;
mod notice;
mod pattern;
mod proverb;
pub mod review;
mod story;

pub use building::{Building, building};
pub use follow::{Coach, standing};
pub use notice::{Notice, Tone, Topic, castles, openings, proverbs};

//! Mate problems of our own, and how they are made.
//!
//! ```
//! let entry = &komadai_problems::all()[0];
//! assert_eq!(komadai_problems::find(&entry.id()), Some(entry));
//! ```

mod collection;
mod difficulty;
mod draft;
mod entry;
mod generate;
mod random;

pub use collection::{all, daily, find};
pub use entry::{Entry, EntryError};
pub use generate::{Recipe, RecipeError, from_game, from_recipe, from_seed};

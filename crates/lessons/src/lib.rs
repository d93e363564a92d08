//! Lessons for the board: what each step shows and asks, and whether a move has done it.
//!
//! ```
//! use komadai_lessons::{Verdict, find};
//!
//! let lesson = find("mate").expect("the course has it");
//! let step = lesson.step("gold").expect("and this step");
//! assert_eq!(step.attempt(&[], "G*5b".parse()?), Ok(Verdict::Done));
//! # Ok::<(), komadai_rules::MoveTextError>(())
//! ```

mod atlas;
mod attempt;
mod course;
mod goal;
mod hint;
mod task;

pub use atlas::{Plate, atlas};
pub use attempt::{Again, BadLine, Verdict};
pub use course::{Chapter, CourseError, Lesson, Step, chapters, find};
pub use goal::Goal;
pub use komadai_coach::Topic;
pub use task::{Task, Turn};

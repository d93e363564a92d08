//! The course: chapters, lessons and steps.

use std::fmt;
use std::sync::LazyLock;

use komadai_rules::{FaultKind, Position, Sfen};

use crate::task::Task;

static COURSE: LazyLock<Vec<Chapter>> =
    LazyLock::new(|| read(include_str!("../course.txt")).expect("a test reads the course"));

/// Lessons that belong together.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its name, kebab-case.
    pub id: String,
    /// What it has, in the order in which it is learnt.
    pub lessons: Vec<Lesson>,
}

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name, kebab-case, unlike any other's.
    pub id: String,
    /// What it has, in order.
    pub steps: Vec<Step>,
}

/// One step of a lesson: a position and what is to be done there.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its name within the lesson, kebab-case.
    pub id: String,
    /// What is asked.
    pub task: Task,
    /// What stands on the board.
    pub start: Position,
}

impl Lesson {
    /// The step of that name.
    pub fn step(&self, id: &str) -> Option<&Step> {
        self.steps.iter().find(|step| step.id == id)
    }
}

/// Every chapter.
pub fn chapters() -> &'static [Chapter] {
    &COURSE
}

/// The lesson of that name.
pub fn find(id: &str) -> Option<&'static Lesson> {
    chapters().iter().flat_map(|chapter| &chapter.lessons).find(|lesson| lesson.id == id)
}

/// A line of a course that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseError {
    /// Its number, from 1.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for CourseError {}

/// Faults that a board made for a lesson may have: it need not be one of a game.
const ACCEPTED: [FaultKind; 1] = [FaultKind::TooMany];

/// Reads a course: `chapter NAME`, `lesson NAME`, `step NAME TASK: SFEN`, and notes behind `#`.
fn read(text: &str) -> Result<Vec<Chapter>, CourseError> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let wrong = |expected| CourseError { line: number, expected };
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.split_once(' ').ok_or(wrong("chapter, lesson or step and a name"))?;
        match word {
            "chapter" => chapters.push(Chapter { id: rest.to_owned(), lessons: Vec::new() }),
            "lesson" => {
                let chapter = chapters.last_mut().ok_or(wrong("a chapter before"))?;
                chapter.lessons.push(Lesson { id: rest.to_owned(), steps: Vec::new() });
            }
            "step" => {
                let lesson = chapters.last_mut().and_then(|chapter| chapter.lessons.last_mut());
                let (asked, sfen) = rest.split_once(": ").ok_or(wrong("a colon and a position"))?;
                let (id, task) = asked.split_once(' ').ok_or(wrong("a task"))?;
                let task = Task::read(task).ok_or(wrong("a task"))?;
                let sfen: Sfen = sfen.parse().map_err(|_| wrong("a position"))?;
                let start = Position::with_accepted(&sfen, &ACCEPTED)
                    .map_err(|_| wrong("a position that can be played"))?;
                let step = Step { id: id.to_owned(), task, start };
                lesson.ok_or(wrong("a lesson before"))?.steps.push(step);
            }
            _ => return Err(wrong("chapter, lesson or step")),
        }
    }
    Ok(chapters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_course_is_told_with_its_line() {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        let told = |text: &str| read(text).map_err(|error| (error.line, error.expected)).map(|_| ());
        assert_eq!(told(&format!("chapter a\nlesson b\nstep c read: {start}")), Ok(()));
        assert_eq!(told("# only a note\n"), Ok(()));
        assert_eq!(told("lesson b"), Err((1, "a chapter before")));
        assert_eq!(told(&format!("chapter a\nstep c read: {start}")), Err((2, "a lesson before")));
        for task in
            ["walk", "choose 0/3", "choose 4/3", "collect", "point 0a", "line", "foul none", "reach moon"]
        {
            let text = format!("chapter a\nlesson b\n\nstep c {task}: {start}");
            assert_eq!(told(&text), Err((4, "a task")), "{task}");
        }
        assert_eq!(told("chapter a\nlesson b\nstep c read: 9/9 b - 1"), Err((3, "a position")));
        assert_eq!(told("chapter a\nlesson b\nstep c read"), Err((3, "a colon and a position")));
    }
}

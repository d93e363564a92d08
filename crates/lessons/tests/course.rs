//! The course can be done, step by step, and every step has its text in every language.

use std::collections::HashSet;

use komadai_lessons::{Again, BadLine, Goal, Lesson, Step, Task, Verdict, chapters, find};
use komadai_rules::{Illegal, Move};
use komadai_text::Lang;

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    chapters().iter().flat_map(|chapter| &chapter.lessons)
}

fn steps() -> impl Iterator<Item = (String, &'static Step)> {
    lessons()
        .flat_map(|lesson| lesson.steps.iter().map(move |step| (format!("{}-{}", lesson.id, step.id), step)))
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Does a step as its hints say; how many moves that took, or the moves that led nowhere.
fn done_by_hints(step: &Step) -> Result<usize, Vec<Move>> {
    let mut moves = Vec::new();
    for count in 1..=30 {
        let Ok(Some(next)) = step.hint(&moves) else { return Err(moves) };
        match step.attempt(&moves, next) {
            Ok(Verdict::Done) => return Ok(count),
            Ok(Verdict::GoesOn { reply }) => {
                moves.push(next);
                moves.extend(reply);
            }
            _ => return Err(moves),
        }
    }
    Err(moves)
}

#[test]
fn every_step_that_asks_for_moves_is_done_by_its_hints() {
    let mut played = 0;
    for (name, step) in steps() {
        if matches!(step.task, Task::Read | Task::SetUp(_) | Task::Point(_) | Task::Choose { .. }) {
            assert_eq!(step.hint(&[]), Ok(None), "{name}");
            continue;
        }
        let done = done_by_hints(step);
        assert!(done.is_ok(), "{name} cannot be done: {done:?}");
        played += 1;
    }
    assert!(played > 40, "{played}");
}

#[test]
fn lines_are_legal_to_their_end() {
    for (name, step) in steps() {
        let Task::Line(turns) = &step.task else { continue };
        let mut moves = Vec::new();
        for turn in turns {
            let position = step.after(&moves).expect("legal so far");
            for own in &turn.own {
                assert_eq!(position.check_move(*own), Ok(()), "{name}: {own}");
            }
            moves.push(turn.own[0]);
            moves.extend(turn.reply);
        }
        assert!(step.after(&moves).is_ok(), "{name}");
        assert_eq!(turns.last().and_then(|turn| turn.reply), None, "{name} ends with the learner's move");
    }
}

#[test]
fn a_lesson_on_an_opening_ends_when_the_coach_names_it() {
    let openings = chapters().iter().find(|chapter| chapter.id == "openings").expect("it is there");
    assert!(openings.lessons.len() >= 10, "{}", openings.lessons.len());
    for lesson in &openings.lessons {
        let opening = lesson.id.replace('-', "_");
        assert!(komadai_coach::openings().any(|id| id == opening), "{opening} is no opening");
        let [Step { start, task: Task::Line(turns), .. }] = lesson.steps.as_slice() else {
            panic!("{} is one line", lesson.id)
        };
        let mut coach = komadai_coach::Coach::of_shapes(start.clone());
        let moves = turns.iter().flat_map(|turn| [Some(turn.own[0]), turn.reply]).flatten();
        let told: Vec<&str> = moves.flat_map(|mv| coach.play(mv)).map(|notice| notice.id).collect();
        assert!(told.contains(&opening.as_str()), "{opening}: {told:?}");
    }
}

#[test]
fn squares_to_point_at_where_a_piece_can_go_are_those_of_the_rules() {
    for (name, step) in steps() {
        let Task::Point(squares) = &step.task else { continue };
        if squares.len() == 1 {
            continue;
        }
        let from = step.start.legal_moves().iter().filter_map(|mv| mv.from()).collect::<HashSet<_>>();
        let from = from.into_iter().max_by_key(|from| {
            squares.iter().filter(|to| step.start.is_legal(Move::board(*from, **to, false))).count()
        });
        let moves = step.start.legal_moves();
        let there: HashSet<_> = moves.iter().filter(|mv| mv.from() == from).map(|mv| mv.to()).collect();
        assert_eq!(there, squares.iter().copied().collect(), "{name}");
    }
}

#[test]
fn every_text_is_there_in_every_language() {
    let mut wanted = HashSet::new();
    for chapter in chapters() {
        wanted.insert(format!("chapter-{}", chapter.id));
        for lesson in &chapter.lessons {
            wanted.insert(format!("lesson-{}", lesson.id));
            for step in &lesson.steps {
                let name = format!("lesson-{}-{}", lesson.id, step.id);
                if let Task::Choose { of, .. } = step.task {
                    wanted.extend(('a'..).take(of.into()).map(|letter| format!("{name}-{letter}")));
                    // What is said once it has been answered rightly.
                    wanted.insert(format!("{name}-why"));
                }
                assert!(wanted.insert(name.clone()), "{name} twice");
            }
        }
    }
    for lang in Lang::ALL {
        let file = std::fs::read_to_string(format!(
            "{}/../../locales/{}/lessons.ftl",
            env!("CARGO_MANIFEST_DIR"),
            lang.tag()
        ));
        let file = file.expect("the file of the lessons");
        let is_of_course = |key: &&str| key.starts_with("lesson-") || key.starts_with("chapter-");
        let there: HashSet<String> = file
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .filter(is_of_course)
            .map(str::to_owned)
            .collect();
        let missing: Vec<_> = wanted.difference(&there).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.tag());
        let unknown: Vec<_> = there.difference(&wanted).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", lang.tag());
    }
}

#[test]
fn a_move_that_is_not_asked_for_says_why() {
    let step = |lesson: &str, id: &str| find(lesson).and_then(|lesson| lesson.step(id)).expect("it is there");
    let nifu = step("nifu", "try");
    assert_eq!(nifu.attempt(&[], mv("P*5e")), Ok(Verdict::Done));
    assert_eq!(nifu.attempt(&[], mv("P*4e")), Ok(Verdict::Again(Again::Allowed)));
    assert_eq!(nifu.attempt(&[], mv("P*4a")), Ok(Verdict::Illegal(Illegal::DeadEnd)));
    let mate = step("mate", "gold");
    assert_eq!(mate.attempt(&[], mv("G*4b")), Ok(Verdict::Again(Again::Missed(Goal::Mate))));
    assert_eq!(mate.attempt(&[], mv("G*5a")), Ok(Verdict::Illegal(Illegal::Occupied)));
    let line = step("tsume", "three");
    assert_eq!(line.attempt(&[], mv("S*4b")), Ok(Verdict::Again(Again::NotThis)));
    assert_eq!(line.attempt(&[], mv("3b3a+")), Ok(Verdict::GoesOn { reply: Some(mv("4a3a")) }));
    let build = step("yagura", "build");
    assert_eq!(build.attempt(&[mv("7g7f")], mv("8h3c")), Ok(Verdict::Again(Again::Alone)));
    assert_eq!(build.attempt(&[mv("7g6g")], mv("7i6h")), Err(BadLine));
    assert_eq!(build.attempt(&[mv("7g7f")], mv("7g7f")), Ok(Verdict::Illegal(Illegal::WrongMovement)));
}

#[test]
fn a_way_over_squares_may_take_them_in_any_order() {
    let step = find("king").and_then(|lesson| lesson.step("walk")).expect("it is there");
    let moves = [mv("5e6d"), mv("6d7d"), mv("7d6c")];
    assert_eq!(step.squares_left(&moves).len(), 1);
    assert_eq!(step.attempt(&moves, mv("6c6d")), Ok(Verdict::GoesOn { reply: None }));
    assert_eq!(step.attempt(&moves, mv("6c5d")), Ok(Verdict::Done));
}

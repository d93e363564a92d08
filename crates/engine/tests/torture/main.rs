//! The engine's program under everything a GUI may do to it: each `go` is answered exactly once and legally, whatever
//! comes before, between and after.

mod commands;
mod model;
mod program;

use commands::{Kind, random_command};
use komadai_testkit::SplitMix;
use model::{Model, random_position};
use program::Program;

/// How much the program may grow from the middle to the end, in KiB.
const GROWTH: u64 = 4096;

/// Sends so many positions with node counts, one after another.
fn search_pairs(pairs: usize, seed: u64) {
    let mut random = SplitMix(seed);
    let mut program = Program::start();
    let mut model = Model::new();
    let mut middle = None;
    for pair in 0..pairs {
        if pair == pairs / 2 {
            middle = program.resident();
        }
        let (text, position) = random_position(&mut random);
        model.position = position;
        program.say(&text);
        program.say(&format!("go nodes {}", 1 + random.below(400)));
        model.owes_move();
        let answer = program.answer_with_news(|line| model.check_news(line));
        model.take(&answer);
        program.say("isready");
        assert_eq!(program.answer(), "readyok", "one answer to {text}");
    }
    if let (Some(middle), Some(end)) = (middle, program.resident()) {
        #[expect(clippy::print_stdout, reason = "the figure that the long run is for")]
        {
            println!("{pairs} pairs; memory in the middle {middle} KiB, at the end {end} KiB");
        }
        assert!(end <= middle + GROWTH, "grew from {middle} to {end} KiB");
    }
    assert!(program.end().is_empty());
}

#[test]
fn random_positions_get_one_legal_answer_each() {
    search_pairs(300, 1);
}

#[test]
#[ignore = "the long run; the same with 300 always runs"]
fn ten_thousand_random_positions_get_one_legal_answer_each() {
    search_pairs(10_000, 2);
}

#[test]
fn tables_and_threads_that_come_and_go_leave_nothing_behind() {
    const ROUNDS: usize = 60;
    let mut program = Program::start();
    let mut model = Model::new();
    let mut middle = None;
    for round in 0..ROUNDS {
        if round == ROUNDS / 2 {
            middle = program.resident();
        }
        // The last round of each half leaves the same options behind.
        let large = round % 2 == 0;
        program.say(&format!("setoption name Threads value {}", if large { 3 } else { 1 }));
        program.say(&format!("setoption name USI_Hash value {}", if large { 16 } else { 1 }));
        program.say("usinewgame");
        program.say("position startpos");
        program.say("go nodes 100");
        model.owes_move();
        model.take(&program.answer());
    }
    if let (Some(middle), Some(end)) = (middle, program.resident()) {
        assert!(end <= middle + GROWTH, "grew from {middle} to {end} KiB");
    }
    assert!(program.end().is_empty());
}

/// Sends so many random commands, settling all accounts now and then.
fn command_storm(commands: usize, seed: u64) {
    let mut random = SplitMix(seed);
    let mut program = Program::start();
    let mut model = Model::new();
    for _ in 0..commands {
        let (text, kind) = random_command(&mut random, &mut model);
        program.say(&text);
        match kind {
            Kind::Go => model.owes_move(),
            Kind::GoMate => model.owes_mate(),
            Kind::Other => {}
        }
        if random.below(4) == 0 {
            std::thread::sleep(std::time::Duration::from_micros(random.below(3000) as u64));
        }
        if random.below(12) == 0 {
            settle(&mut program, &mut model);
        }
    }
    settle(&mut program, &mut model);
    assert!(program.end().iter().all(|line| line.starts_with("info ")));
}

/// Stops, takes every answer due, and sees that there is none beyond them.
fn settle(program: &mut Program, model: &mut Model) {
    program.say("stop");
    while model.owed() > 0 {
        let line = program.answer();
        if line != "readyok" {
            model.take(&line);
        }
    }
    // Earlier ones may still be on the way; this word marks the last.
    program.say("nonsense to mark the end");
    program.say("isready");
    loop {
        let line = program.line();
        assert!(!line.starts_with("bestmove") && !line.starts_with("checkmate"), "{line:?} answers nothing");
        if line.starts_with("info string error") && line.contains("nonsense") {
            break;
        }
    }
    while program.answer() != "readyok" {}
}

#[test]
fn commands_in_any_order_are_survived() {
    for seed in 0..4 {
        command_storm(250, seed);
    }
}

#[test]
fn ponder_hits_and_stops_may_race() {
    let mut random = SplitMix(9);
    let mut program = Program::start();
    let mut model = Model::new();
    let words =
        ["stop", "ponderhit", "ponderhit btime 50 wtime 50 byoyomi 5", "go nodes 50", "gameover draw"];
    for _ in 0..120 {
        let (text, position) = random_position(&mut random);
        model.position = position;
        program.say(&text);
        program.say("go ponder btime 100 wtime 100 byoyomi 10");
        model.owes_move();
        for _ in 0..=random.below(3) {
            let word = words[random.below(words.len())];
            if random.below(2) == 0 {
                std::thread::sleep(std::time::Duration::from_micros(random.below(2000) as u64));
            }
            program.say(word);
            if word.starts_with("go") {
                model.owes_move();
            }
        }
        settle(&mut program, &mut model);
    }
    assert!(program.end().is_empty());
}

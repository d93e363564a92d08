//! Random commands, sensible and not.

use komadai_engine::grade::strength;
use komadai_rules::Grade;
use komadai_testkit::SplitMix;

use crate::model::{Model, RULES, random_position};

/// What a command makes the engine owe.
pub(crate) enum Kind {
    /// A `bestmove`.
    Go,
    /// A `checkmate`.
    GoMate,
    /// Nothing.
    Other,
}

/// Lines that ask for nothing.
const IDLE: [&str; 24] = [
    "",
    "   \t ",
    "usi",
    "isready",
    "usinewgame",
    "stop",
    "stop",
    "ponderhit",
    "ponderhit btime 40 wtime 40 byoyomi 10",
    "gameover win",
    "gameover lose",
    "gameover",
    "position",
    "position startpos moves 7g7e",
    "position sfen 9/9 b - 1",
    "position sfen 4k4/9/9/9/9/9/9/9/4K4 b 19P 1",
    "setoption",
    "setoption name",
    "setoption name Threads",
    "setoption name Nothing value at all",
    "setoption name EvalFile value /nowhere/nn.bin",
    "setoption name EvalFile value <empty>",
    "bestmove 7g7f",
    "駒台 \u{1F600} \0",
];

/// Searches that end by themselves or by the `stop` that comes in the end.
const SEARCHES: [&str; 15] = [
    "go",
    "go infinite",
    "go ponder",
    "go ponder btime 60 wtime 60 byoyomi 10",
    "go ponder infinite",
    "go depth 2",
    "go depth 0",
    "go nodes 0",
    "go movetime 3",
    "go byoyomi 10",
    "go btime 0 wtime 0",
    "go btime -5 wtime 99999999999999 binc 1 winc 1",
    "go nodes 30 searchmoves 7g7f 2g2f 9i9h+ P*5e",
    "go nodes 30 searchmoves",
    "go depth many",
];

/// The next command; what it sets is set in the model.
pub(crate) fn random_command(random: &mut SplitMix, model: &mut Model) -> (String, Kind) {
    match random.below(10) {
        0..3 => (IDLE[random.below(IDLE.len())].to_owned(), Kind::Other),
        3 => (random_option(random, model), Kind::Other),
        4..6 => {
            let (text, position) = random_position(random);
            model.position = position;
            (text, Kind::Other)
        }
        6..8 => (format!("go nodes {}", random.below(300)), Kind::Go),
        8 => {
            let limit = ["0", "1", "20", "infinite", ""][random.below(5)];
            (format!("go mate {limit}"), Kind::GoMate)
        }
        _ => (SEARCHES[random.below(SEARCHES.len())].to_owned(), Kind::Go),
    }
}

fn random_option(random: &mut SplitMix, model: &mut Model) -> String {
    let numbers = [
        ("MultiPV", 6),
        ("Threads", 4),
        ("USI_Hash", 4),
        ("Seed", 9),
        ("NetworkDelay", 20),
        ("NetworkDelay2", 20),
        ("MinimumThinkingTime", 10),
        ("DrawValueBlack", 200),
        ("DrawValueWhite", 200),
        ("FV_SCALE", 30),
    ];
    match random.below(4) {
        0 => {
            model.rule = RULES[random.below(RULES.len())];
            format!("setoption name EnteringKingRule value {}", model.rule)
        }
        1 => {
            let grade = ["15k", "5k", "1d", "max", "worst"][random.below(5)];
            // A grade there is not changes nothing.
            if let Some(grade) = Grade::from_id(grade) {
                model.gives_up = strength(grade).resigns_at.is_some();
            } else if grade == "max" {
                model.gives_up = false;
            }
            format!("setoption name Grade value {grade}")
        }
        _ => {
            let (name, bound) = numbers[random.below(numbers.len())];
            format!("setoption name {name} value {}", random.below(bound))
        }
    }
}

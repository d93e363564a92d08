//! What the engine has to answer, kept beside it.

use std::collections::VecDeque;

use komadai_rules::{DeclarationRule, Handicap, Move, Position, Verdict};
use komadai_testkit::{SplitMix, playout, small_position};

/// An answer that is due.
enum Due {
    /// One `bestmove` for this position, by this rule for entered kings; whether it may be to give up with moves left.
    Best(Box<Position>, &'static str, bool),
    /// One `checkmate`.
    Checkmate(Box<Position>),
}

/// The rules that `EnteringKingRule` knows.
pub(crate) const RULES: [&str; 4] = ["CSARule27", "CSARule24", "TryRule", "NoEnteringKing"];

/// What the engine has been told, and the answers it owes, in order.
pub(crate) struct Model {
    /// The position to search.
    pub(crate) position: Position,
    /// The rule for entered kings.
    pub(crate) rule: &'static str,
    /// The grade in force is one that gives up before it is mated.
    pub(crate) gives_up: bool,
    due: VecDeque<Due>,
}

impl Model {
    /// An engine just started.
    pub(crate) fn new() -> Self {
        Self { position: Position::start(), rule: RULES[0], gives_up: false, due: VecDeque::new() }
    }

    /// A `go` was sent.
    pub(crate) fn owes_move(&mut self) {
        self.due.push_back(Due::Best(Box::new(self.position.clone()), self.rule, self.gives_up));
    }

    /// A `go mate` was sent.
    pub(crate) fn owes_mate(&mut self) {
        self.due.push_back(Due::Checkmate(Box::new(self.position.clone())));
    }

    /// How many answers are due.
    pub(crate) fn owed(&self) -> usize {
        self.due.len()
    }

    /// A line of moves that is told can be played from the position.
    pub(crate) fn check_news(&self, line: &str) {
        let Some((_, moves)) = line.split_once(" pv ") else { return };
        let mut position = self.position.clone();
        for text in moves.split(' ') {
            let mv: Move = text.parse().unwrap_or_else(|_| panic!("{line}"));
            assert!(position.is_legal(mv), "{mv} is illegal in {position}: {line}");
            position.do_move(mv);
        }
    }

    /// Takes an answer; only one that is due and right is taken.
    pub(crate) fn take(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, self.due.pop_front()) {
            ("bestmove", Some(Due::Best(position, rule, gives_up))) => {
                check_best(&position, rule, gives_up, rest);
            }
            ("checkmate", Some(Due::Checkmate(position))) => check_mate(&position, rest),
            (_, Some(_)) => panic!("{line:?} is not the answer that was due"),
            (_, None) => panic!("{line:?} answers nothing"),
        }
    }
}

fn check_best(position: &Position, rule: &str, gives_up: bool, answer: &str) {
    let words: Vec<&str> = answer.split(' ').collect();
    match words[0] {
        "resign" => {
            assert!(gives_up || !position.has_legal_move(), "resigns with moves in {position}");
        }
        "win" => {
            let rule = match rule {
                "CSARule27" => DeclarationRule::Points27,
                "CSARule24" => DeclarationRule::Points24,
                other => panic!("declares by {other} in {position}"),
            };
            assert_eq!(position.declaration(rule, 0).verdict, Verdict::Win, "declares in {position}");
        }
        text => {
            let mv: Move = text.parse().unwrap_or_else(|_| panic!("bestmove {text} in {position}"));
            assert!(position.is_legal(mv), "{mv} is illegal in {position}");
            if let ["ponder", reply] = words[1..] {
                let mut after = position.clone();
                after.do_move(mv);
                let legal = reply.parse().is_ok_and(|reply| after.is_legal(reply));
                assert!(legal, "ponder {reply} is illegal in {after}");
            } else {
                assert_eq!(words.len(), 1, "bestmove {answer}");
            }
        }
    }
}

fn check_mate(position: &Position, answer: &str) {
    if ["nomate", "timeout"].contains(&answer) {
        return;
    }
    let mut position = position.clone();
    for (index, text) in answer.split(' ').enumerate() {
        let mv: Move = text.parse().unwrap_or_else(|_| panic!("checkmate {answer}"));
        assert!(position.is_legal(mv), "{mv} is illegal in {position}");
        assert!(index % 2 == 1 || position.gives_check(mv), "{mv} is no check in {position}");
        position.do_move(mv);
    }
    assert!(position.is_checkmate(), "{answer} does not mate");
}

/// Mated, stalemated, without kings, with one, entered, and bare.
const ODD: [&str; 9] = [
    "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1",
    "8k/7R1/9/9/9/9/9/9/K8 w - 1",
    "8k/6R2/7G1/9/9/9/9/9/4K4 w - 1",
    "9/9/9/9/9/9/9/9/9 b - 1",
    "9/9/4p4/9/9/9/4P4/9/9 b RB2G 1",
    "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
    "4k4/9/4P4/9/9/9/9/9/9 w G2r2b3g4s4n4l17p 1",
    "1+R+R1K4/+B+BGG+P+P+P+P1/+P+P7/9/9/9/9/9/4k4 b 2G4S4N4L11P 1",
    "9/5K3/9/9/9/9/9/9/4k4 b - 1",
];

/// A random game, problem or oddity: the command that sets it up, and its last position.
pub(crate) fn random_position(random: &mut SplitMix) -> (String, Position) {
    match random.below(8) {
        0 | 1 => {
            let position = small_position(random.next_u64());
            (format!("position sfen {position}"), position)
        }
        2 => {
            let position = Position::from_sfen(ODD[random.below(ODD.len())]).expect("sound");
            (format!("position sfen {position}"), position)
        }
        _ => {
            let handicap = Handicap::ALL[random.below(Handicap::ALL.len())];
            let mut position = handicap.position();
            let mut text = format!("position sfen {}", handicap.sfen());
            let moves = playout(&position, random.next_u64(), random.below(240));
            for (index, mv) in moves.iter().enumerate() {
                text += if index == 0 { " moves " } else { " " };
                text += &mv.to_string();
                position.do_move(*mv);
            }
            (text, position)
        }
    }
}

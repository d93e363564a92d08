//! The session as a GUI meets it.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use komadai_nnue::{Architecture, DenseWeights, FeatureSet, NetworkWeights};

/// One end of a pipe made of a channel.
struct PipeReader(Receiver<Vec<u8>>, Vec<u8>);

impl Read for PipeReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            match self.0.recv() {
                Ok(bytes) => self.1 = bytes,
                Err(_) => return Ok(0),
            }
        }
        let count = self.1.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

struct LineWriter(Sender<String>, Vec<u8>);

impl Write for LineWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.extend_from_slice(bytes);
        while let Some(end) = self.1.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.1.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line).trim_end().to_owned();
            self.0.send(line).map_err(|_| io::ErrorKind::BrokenPipe)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Gui {
    input: Option<Sender<Vec<u8>>>,
    lines: Receiver<String>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

const PATIENCE: Duration = Duration::from_mins(1);

impl Gui {
    fn new() -> Self {
        let (input, bytes) = channel();
        let (sender, lines) = channel();
        let thread = std::thread::spawn(move || {
            let reader = BufReader::new(PipeReader(bytes, Vec::new()));
            komadai_engine::usi::run(reader, LineWriter(sender, Vec::new()))
        });
        let gui = Self { input: Some(input), lines, thread: Some(thread) };
        gui.say("setoption name USI_Hash value 4");
        gui
    }

    fn say(&self, line: &str) {
        let input = self.input.as_ref().expect("the input is open");
        input.send(format!("{line}\n").into_bytes()).expect("the engine reads");
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the engine says something")
    }

    /// Lines up to and including the first that begins like this.
    fn until(&self, start: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while !lines[lines.len() - 1].starts_with(start) {
            lines.push(self.line());
        }
        lines
    }

    fn answer(&self, start: &str) -> String {
        self.until(start).pop().expect("until gives at least one line")
    }

    /// Everything said until the program ends.
    fn end(mut self) -> Vec<String> {
        self.input = None;
        self.thread.take().expect("it runs").join().expect("no panic").expect("no failure");
        self.lines.iter().collect()
    }
}

fn count(lines: &[String], start: &str) -> usize {
    lines.iter().filter(|line| line.starts_with(start)).count()
}

#[test]
fn usi_names_the_engine_and_its_options() {
    let gui = Gui::new();
    gui.say("usi");
    let lines = gui.until("usiok");
    assert!(lines[0].starts_with("id name Komadai"));
    for name in [
        "USI_Hash",
        "Threads",
        "MultiPV",
        "EnteringKingRule",
        "Grade",
        "NetworkDelay2",
        "EvalFile",
        "EvalDir",
        "FV_SCALE",
    ] {
        assert_eq!(count(&lines, &format!("option name {name} type ")), 1, "{name}");
    }
    gui.say("isready");
    assert_eq!(gui.line(), "readyok");
}

#[test]
fn blank_lines_and_unknown_words_do_no_harm() {
    let gui = Gui::new();
    for line in [
        "",
        "   ",
        "\t",
        "foo bar",
        "setoption name Nothing value 3",
        "setoption name Threads value many",
        "register",
    ] {
        gui.say(line);
    }
    gui.say("isready");
    let lines = gui.until("readyok");
    assert_eq!(count(&lines, "info string error"), 4, "{lines:?}");
    assert_eq!(lines.len(), 5);
}

#[test]
fn stop_always_gives_exactly_one_bestmove() {
    let gui = Gui::new();
    gui.say("stop");
    gui.say("position startpos");
    gui.say("go infinite");
    gui.say("stop");
    gui.say("stop");
    assert_ne!(gui.answer("bestmove"), "bestmove resign");
    gui.say("stop");
    gui.say("isready");
    assert_eq!(gui.line(), "readyok");
    assert_eq!(count(&gui.end(), "bestmove"), 0);
}

#[test]
fn an_endless_search_does_not_answer_before_stop() {
    let gui = Gui::new();
    // Only one move, and the search is over at once.
    gui.say("position sfen 8k/9/9/9/9/9/9/9/K8 b - 1");
    gui.say("go infinite depth 1");
    gui.until("info depth 1");
    assert_eq!(gui.lines.recv_timeout(Duration::from_millis(200)), Err(RecvTimeoutError::Timeout));
    gui.say("stop");
    gui.answer("bestmove");
}

#[test]
fn ponder_waits_for_ponderhit_or_stop() {
    for hit in ["ponderhit", "ponderhit btime 100 wtime 100 byoyomi 50", "stop"] {
        let gui = Gui::new();
        gui.say("position startpos moves 7g7f");
        gui.say("go ponder btime 100 wtime 100 byoyomi 50");
        std::thread::sleep(Duration::from_millis(200));
        gui.say(hit);
        let lines = gui.until("bestmove");
        assert_eq!(count(&lines, "bestmove"), 1, "{hit}");
        assert_eq!(count(&gui.end(), "bestmove"), 0, "{hit}");
    }
}

#[test]
fn every_kind_of_limit_ends_the_search() {
    let gui = Gui::new();
    gui.say("position startpos");
    for limit in [
        "nodes 500",
        "depth 3",
        "movetime 30",
        "btime 0 wtime 0 byoyomi 40",
        "btime 100 wtime 100",
        "btime 300 wtime 300 binc 10 winc 10",
        "btime -20 wtime 5",
        "depth 2 searchmoves 9g9f 1g1f",
    ] {
        gui.say(&format!("go {limit}"));
        let best = gui.answer("bestmove");
        assert_ne!(best, "bestmove resign", "{limit}");
        if limit.contains("searchmoves") {
            assert!(best.starts_with("bestmove 9g9f") || best.starts_with("bestmove 1g1f"), "{best}");
        }
    }
}

#[test]
fn bad_positions_are_named_and_leave_the_last_good_one() {
    let gui = Gui::new();
    gui.say("position startpos moves 7g7f 3c3d");
    for (bad, says) in [
        ("position", "missing"),
        ("position sfen lnsgkgsnl/1r5b1 b - 1", "bad position"),
        ("position startpos moves 7g7e", "wrong_movement"),
        ("position startpos moves 7g7f hello", "hello"),
        ("position sfen 4k4/9/9/9/9/9/9/9/4K4 b 19P 1", "bad position"),
    ] {
        gui.say(bad);
        let line = gui.line();
        assert!(line.starts_with("info string error: ") && line.contains(says), "{bad}: {line}");
    }
    gui.say("go depth 1 searchmoves 8h2b+");
    assert!(gui.answer("bestmove").starts_with("bestmove 8h2b+"));
}

#[test]
fn a_go_that_cannot_be_read_is_still_answered() {
    let gui = Gui::new();
    gui.say("position startpos");
    gui.say("go depth many");
    let lines = gui.until("bestmove");
    assert!(lines[0].starts_with("info string error"), "{lines:?}");
}

#[test]
fn mated_or_without_a_move_it_resigns() {
    let gui = Gui::new();
    gui.say("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    gui.say("go byoyomi 100");
    assert_eq!(gui.answer("bestmove"), "bestmove resign");
}

#[test]
fn go_mate_answers_checkmate_and_never_bestmove() {
    let gui = Gui::new();
    gui.say("position sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    gui.say("go mate 5000");
    assert_eq!(gui.line(), "checkmate G*5b");
    // A mate in eleven plies (tanuki-tsume-shogi, tk11_112).
    gui.say("position sfen 7G1/8L/8S/6GRP/6GR1/8k/9/9/9 b 2bg3s4n3l17p 1");
    gui.say("go mate infinite");
    assert_eq!(gui.line(), "checkmate 2e1e 1f1e 3e2e 1e1f 2e2f 1f1g 2f2g 1g1h 2g2h 1h1i 2h2i");
    // A futile interposition is no part of the line.
    gui.say("position sfen 9/9/9/8k/8B/8+R/9/9/9 b rb4g4s4n4l18p 1");
    gui.say("go mate 5000");
    let line = gui.line();
    assert_eq!(line.split(' ').count(), 2, "{line}");
    gui.say("position startpos");
    gui.say("go mate infinite");
    assert_eq!(gui.line(), "checkmate nomate");
    // Nothing to mate with, and mated oneself.
    gui.say("position sfen 4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1");
    gui.say("go mate 5000");
    assert_eq!(gui.line(), "checkmate nomate");
    // Longer than a moment: it is stopped, and answers so.
    gui.say("position sfen 4k4/9/9/9/9/9/9/9/9 b B4G2S9P2rb2s4n4l9p 1");
    gui.say("go mate 100");
    assert_eq!(gui.line(), "checkmate timeout");
    gui.say("go mate infinite");
    gui.say("stop");
    assert_eq!(gui.answer("checkmate"), "checkmate timeout");
    assert_eq!(count(&gui.end(), "bestmove"), 0);
}

#[test]
fn one_king_positions_are_searched() {
    let gui = Gui::new();
    gui.say("position sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    gui.say("go depth 3");
    assert!(gui.answer("bestmove").starts_with("bestmove G*5b"));
}

#[test]
fn a_king_that_entered_declares_by_the_rule_chosen() {
    let gui = Gui::new();
    let sfen = "1+R+R1K4/+B+BGG+P+P+P+P1/+P+P7/9/9/9/9/9/4k4 b 2G4S4N4L11P 1";
    gui.say(&format!("position sfen {sfen}"));
    gui.say("go byoyomi 50");
    assert_eq!(gui.answer("bestmove"), "bestmove win");
    gui.say("setoption name EnteringKingRule value NoEnteringKing");
    gui.say("go byoyomi 50");
    assert_ne!(gui.answer("bestmove"), "bestmove win");
    gui.say("setoption name EnteringKingRule value TryRule");
    gui.say("position sfen 9/5K3/9/9/9/9/9/9/4k4 b - 1");
    gui.say("go byoyomi 50");
    assert!(gui.answer("bestmove").starts_with("bestmove 4b5a"));
}

#[test]
fn several_lines_are_told_and_differ() {
    let gui = Gui::new();
    gui.say("setoption name MultiPV value 3");
    gui.say("position startpos");
    gui.say("go depth 4");
    let lines = gui.until("bestmove");
    let first = |rank: usize| {
        let line = lines
            .iter()
            .rfind(|line| line.contains(&format!(" multipv {rank} ")))
            .expect("a line of each rank");
        line.split(" pv ").nth(1).expect("a pv").split(' ').next().expect("a move").to_owned()
    };
    assert!(first(1) != first(2) && first(2) != first(3) && first(1) != first(3));
}

#[test]
fn more_lines_may_be_asked_for_while_it_searches() {
    let gui = Gui::new();
    gui.say("position startpos");
    gui.say("go infinite");
    gui.until("info depth 2");
    gui.say("setoption name MultiPV value 2");
    while !gui.line().contains(" multipv 2 ") {}
    gui.say("stop");
    gui.answer("bestmove");
}

#[test]
fn a_search_ends_although_the_word_that_ends_it_comes_with_others() {
    let gui = Gui::new();
    gui.say("position startpos");
    for word in ["stop now", "gameover", "gameover perhaps", "ucinewgame", "ponderhit btime soon"] {
        gui.say(if word.starts_with("ponderhit") { "go ponder byoyomi 1" } else { "go infinite" });
        gui.say(word);
        gui.answer("bestmove");
    }
    gui.say("go ponder btime soon");
    assert_eq!(gui.answer("info string").split(':').next(), Some("info string error"));
    assert_eq!(
        gui.lines.recv_timeout(Duration::from_millis(1300)).map(|line| line.starts_with("bestmove")),
        Ok(false)
    );
    gui.say("stop");
    gui.answer("bestmove");
}

#[test]
fn weak_grades_answer_at_once_and_repeat_by_seed() {
    let mut answers = Vec::new();
    for _ in 0..2 {
        let gui = Gui::new();
        gui.say("setoption name Grade value 15k");
        gui.say("setoption name Seed value 7");
        gui.say("position startpos moves 7g7f 3c3d");
        gui.say("go btime 600000 wtime 600000 byoyomi 30000");
        answers.push(gui.answer("bestmove"));
    }
    assert_eq!(answers[0], answers[1]);
}

#[test]
fn above_5k_a_mate_in_one_is_always_given() {
    let gui = Gui::new();
    gui.say("setoption name Grade value 4k");
    gui.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1");
    for seed in 1..20 {
        gui.say(&format!("setoption name Seed value {seed}"));
        gui.say("go byoyomi 1000");
        assert!(gui.answer("bestmove").starts_with("bestmove G*5b"));
    }
}

#[test]
fn the_end_of_input_ends_the_program_with_its_answer() {
    let gui = Gui::new();
    gui.say("position startpos");
    gui.say("go infinite");
    assert_eq!(count(&gui.end(), "bestmove"), 1);
}

#[test]
fn two_threads_search_together() {
    let gui = Gui::new();
    gui.say("setoption name Threads value 2");
    gui.say("position startpos");
    gui.say("go nodes 20000");
    assert_ne!(gui.answer("bestmove"), "bestmove resign");
}

#[test]
fn lines_of_any_bytes_are_survived() {
    let gui = Gui::new();
    let input = gui.input.as_ref().expect("open");
    input.send(vec![0xff, 0x00, 0x93, b'\n', b'\r', b'\n']).expect("the engine reads");
    gui.say("isready");
    assert_eq!(gui.answer("readyok"), "readyok");
}

/// A network whose every answer is this many centipawns at the usual scale.
fn constant_network(centipawns: i32) -> Vec<u8> {
    let architecture = Architecture::new(FeatureSet::KP, 32, &[1]).expect("a shape within bounds");
    let layers = vec![
        DenseWeights { biases: vec![0], weights: vec![0; 64] },
        DenseWeights { biases: vec![16 * centipawns], weights: vec![0] },
    ];
    let feature_weights = vec![0; 32 * FeatureSet::KP.inputs()];
    NetworkWeights { architecture, feature_biases: vec![0; 32], feature_weights, layers }.to_bytes()
}

#[test]
fn a_network_is_loaded_scaled_and_let_go() {
    let folder = std::env::temp_dir().join(format!("komadai-network-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("nn.bin"), constant_network(240)).unwrap();
    let gui = Gui::new();
    let score = |gui: &Gui| {
        gui.say("position startpos");
        gui.say("go depth 1");
        let lines = gui.until("bestmove");
        let words: Vec<&str> = lines.iter().rev().nth(1).expect("a line before").split(' ').collect();
        let at = words.iter().position(|word| *word == "cp").expect("a score");
        words[at + 1].parse::<i32>().expect("a number")
    };
    gui.say(&format!("setoption name EvalDir value {}", folder.display()));
    gui.say("isready");
    assert!(gui.line().starts_with("info string network "));
    assert_eq!(gui.line(), "readyok");
    assert_eq!(score(&gui), -240);
    gui.say("setoption name FV_SCALE value 24");
    assert_eq!(score(&gui), -160);

    std::fs::write(folder.join("short.bin"), &constant_network(1)[..5000]).unwrap();
    for (file, why) in [("missing.bin", "missing.bin: "), ("short.bin", " takes ")] {
        gui.say(&format!("setoption name EvalFile value {file}"));
        gui.say("isready");
        let line = gui.line();
        assert!(line.starts_with("info string error: network ") && line.contains(why), "{line}");
        assert!(line.contains("nn.bin stays"), "{line}");
        assert_eq!(gui.line(), "readyok");
        assert_eq!(score(&gui), -160);
    }
    // The file may appear later.
    std::fs::write(folder.join("short.bin"), constant_network(48)).unwrap();
    gui.say("isready");
    assert!(gui.line().starts_with("info string network "));
    assert_eq!(gui.line(), "readyok");
    assert_eq!(score(&gui), -32);

    gui.say("setoption name EvalFile value <empty>");
    gui.say("setoption name EvalDir value <empty>");
    gui.say("isready");
    assert_eq!(gui.line(), "info string network: the engine's own evaluation");
    assert_eq!(gui.line(), "readyok");
    std::fs::remove_dir_all(folder).unwrap();
}

/// A book whose only move at the start nobody else would play.
const ODD_BOOK: &str = "#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
9g9f 9c9d 12 20 1
";

#[test]
fn a_players_book_is_played_from_by_the_clock_alone() {
    let file = std::env::temp_dir().join(format!("komadai-book-{}.db", std::process::id()));
    std::fs::write(&file, ODD_BOOK).expect("the folder can be written to");
    let gui = Gui::new();
    gui.say(&format!("setoption name BookFile value {}", file.display()));
    gui.say("isready");
    assert!(gui.until("readyok").iter().any(|line| line.ends_with(": 1 positions")));
    gui.say("position startpos");
    gui.say("go btime 60000 wtime 60000 byoyomi 100");
    let lines = gui.until("bestmove");
    assert_eq!(lines, ["info depth 20 score cp 12 pv 9g9f 9c9d", "bestmove 9g9f ponder 9c9d"]);
    for go in ["go nodes 3000", "go depth 3", "go byoyomi 50 searchmoves 2g2f"] {
        gui.say(go);
        assert!(!gui.answer("bestmove").starts_with("bestmove 9g9f"), "{go}");
    }
    gui.say("go ponder btime 60000 wtime 60000 byoyomi 50");
    gui.say("ponderhit");
    assert!(!gui.answer("bestmove").starts_with("bestmove 9g9f"));
    gui.say("setoption name USI_OwnBook value false");
    gui.say("go byoyomi 50");
    assert!(!gui.answer("bestmove").starts_with("bestmove 9g9f"));
    gui.say("setoption name USI_OwnBook value true");
    gui.say("setoption name BookMoves value 0");
    gui.say("go byoyomi 50");
    assert!(!gui.answer("bestmove").starts_with("bestmove 9g9f"));
    std::fs::remove_file(&file).expect("it was written");
}

#[test]
fn a_book_that_cannot_be_used_is_told_of() {
    let gui = Gui::new();
    for (file, fault) in
        [("/nonexistent/book.db", "error: book /nonexistent/book.db"), (file!(), "no position")]
    {
        gui.say(&format!("setoption name BookFile value {file}"));
        gui.say("isready");
        let told = gui.until("readyok");
        assert!(told.iter().any(|line| line.contains(fault) || line.contains("error: book")), "{told:?}");
    }
    gui.say("position startpos");
    gui.say("go byoyomi 50");
    assert!(gui.answer("bestmove").starts_with("bestmove "));
}

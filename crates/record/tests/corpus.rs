//! Every file of the collected corpus, against what independent readers agree on. It runs when `KOMADAI_CORPUS` names
//! the folder of the data.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a long comparison that reports its numbers")]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use komadai_record::{
    Encoding, End, EndKind, Format, Loss, Node, NodeId, Reading, Record, Step, Target, read, write,
};
use komadai_rules::Color;
use serde_json::Value;

/// Rows that differ for a reason: a part of the path, and why ours is right.
const REASONS: &[(&str, &str)] = &[
    (
        "shogiops__test__notation__kif.test-4.bod",
        "its hand stands in an indented line. The test this text comes from wants the hand, and only with it are there \
         39 pieces; two readers overlook the line",
    ),
    (
        "with_initial_mochi.kifu",
        "先手持駒 without の is a hand: the one program that writes such lines writes hands so, and reads them so; three \
         readers keep it as a header and start with empty hands",
    ),
    ("csa_source-10.csa", "the pawn does not become a silver; the one reader of this row promotes it"),
    (
        "rsshogi__src__records__formats__csa.csa",
        "the second game ends in %TORYO; the one reader of this row loses it",
    ),
    (
        "rsshogi__src__records__formats__csa-17.csa",
        "$TIMET+ is how the text of version 3 spells $TIME+, the header 先手持ち時間; the row has the bare keyword",
    ),
    (
        "tst_kifconverter-4.kifu",
        "the file is cut off behind the seconds of the last move: `( 0:01/`. They are read; the one reader of this row \
         has none",
    ),
];

#[expect(clippy::disallowed_methods, reason = "the folder is the caller's to say")]
fn folder() -> PathBuf {
    let corpus = std::env::var_os("KOMADAI_CORPUS").expect("KOMADAI_CORPUS names the folder of the data");
    PathBuf::from(corpus).join("kifu")
}

fn rows(name: &str) -> Vec<Value> {
    let text = fs::read_to_string(folder().join(name)).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn games(path: &str) -> Result<Vec<Reading>, String> {
    let bytes = fs::read(folder().join("files").join(path)).map_err(|error| error.to_string())?;
    read(&bytes, Some(path)).map_err(|error| error.to_string())
}

fn moves(record: &Record) -> Vec<String> {
    record.moves().iter().map(ToString::to_string).collect()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}

/// The move against the rules that ends the main line.
fn foul(record: &Record) -> Option<String> {
    record.line(NodeId::ROOT).find_map(|id| match record.node(id).step {
        Step::Illegal(mv, _) => Some(mv.to_string()),
        _ => None,
    })
}

/// Nodes of the main line, the start first; the end is the last.
fn main_line(record: &Record) -> Vec<&Node> {
    core::iter::once(NodeId::ROOT).chain(record.line(NodeId::ROOT)).map(|id| record.node(id)).collect()
}

fn lines(record: &Record) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut open = vec![(NodeId::ROOT, Vec::new())];
    while let Some((id, mut path)) = open.pop() {
        let node = record.node(id);
        if let Step::Move(mv) | Step::Illegal(mv, _) = node.step {
            path.push(mv.to_string());
        }
        if node.children().is_empty() {
            found.push(path.clone());
        }
        open.extend(node.children().iter().rev().map(|child| (*child, path.clone())));
    }
    found
}

/// What differs between a row and the record, in words.
fn differences(row: &Value, record: &Record) -> Vec<String> {
    let mut found = Vec::new();
    let mut compare = |what: &str, ours: &Value, theirs: &Value| {
        if ours != theirs {
            let short = |value: &Value| value.to_string().chars().take(120).collect::<String>();
            found.push(format!("{what}: ours {} theirs {}", short(ours), short(theirs)));
        }
    };
    compare("start", &Value::from(record.start.to_string()), &row["start_sfen"]);
    let mut ours = moves(record);
    let theirs = texts(&row["moves"]);
    // Other readers play a move against the rules like any other; here it stands beside the moves, with its reason.
    let foul = foul(record).filter(|_| theirs.len() == ours.len() + 1);
    ours.extend(foul.clone());
    if ours != theirs {
        let at = ours.iter().zip(&theirs).take_while(|(a, b)| a == b).count();
        compare(
            &format!("moves ({} and {}) from {}", ours.len(), theirs.len(), at + 1),
            &Value::from(ours.get(at).cloned()),
            &Value::from(theirs.get(at).cloned()),
        );
    }
    let end = record.end().map(|end| end.kind.key());
    compare("end", &Value::from(end), &row["end"]);
    if foul.is_none() {
        let last = record.position_at(record.tip()).map(|position| position.to_string());
        compare("final", &Value::from(last), &row["final_sfen"]);
    }
    found
}

fn tree_differences(row: &Value, record: &Record) -> Vec<String> {
    let mut found = Vec::new();
    let line = main_line(record);
    if row["times_agree"] != Value::Bool(false)
        && let Some(times) = row["times"].as_array()
    {
        let ours: Vec<Value> = line
            .iter()
            .skip(1)
            .filter(|node| !matches!(node.step, Step::End(_)))
            .map(|node| match node.millis {
                0 => Value::from(node.seconds.unwrap_or(0)),
                millis => Value::from(f64::from(node.seconds.unwrap_or(0)) + f64::from(millis) / 1000.0),
            })
            .collect();
        if &ours != times {
            let at = ours.iter().zip(times).take_while(|(a, b)| a == b).count();
            found.push(format!("times from {}: {:?} and {:?}", at + 1, ours.get(at), times.get(at)));
        }
    }
    if row["comments_agree"] != Value::Bool(false)
        && let Some(comments) = row["comments"].as_object()
    {
        for (ply, theirs) in comments {
            let node = line.get(ply.parse::<usize>().unwrap());
            let ours = node.map(|node| node.comments.join("\n")).unwrap_or_default();
            if ours.trim() != theirs.as_str().unwrap().trim() {
                found.push(format!("comment {ply}: ours {ours:?} theirs {theirs}"));
            }
        }
    }
    if row["lines_agree"] != Value::Bool(false)
        && let Some(wanted) = row["lines"].as_array()
    {
        let ours = lines(record);
        for wanted in wanted {
            if !ours.contains(&texts(wanted)) {
                found.push(format!("no line {wanted}"));
            }
        }
    }
    for (key, theirs) in row["headers"].as_object().into_iter().flatten() {
        let ours = record.headers.get(key);
        if ours.map(str::trim) != theirs.as_str().map(str::trim) {
            found.push(format!("header {key}: ours {ours:?} theirs {theirs}"));
        }
    }
    for (ply, theirs) in row["bookmarks"].as_object().into_iter().flatten() {
        let ours = line.get(ply.parse::<usize>().unwrap()).and_then(|node| node.bookmark.as_deref());
        if ours != theirs.as_str() {
            found.push(format!("bookmark {ply}: ours {ours:?} theirs {theirs}"));
        }
    }
    found
}

/// Rows passed and seen, by format; and what failed.
#[derive(Default)]
struct Score {
    formats: BTreeMap<String, (usize, usize)>,
    faults: Vec<String>,
}

impl Score {
    fn add(&mut self, path: &str, row: &Value, differences: &[String]) {
        let entry = self.formats.entry(path.split('/').next().unwrap().to_owned()).or_default();
        entry.1 += 1;
        if differences.is_empty() {
            entry.0 += 1;
            return;
        }
        let weak =
            row["confidence"] == "low" || row["agree"].as_array().is_some_and(|names| names.len() == 1);
        let reason = REASONS.iter().find(|(part, _)| path.contains(part)).map(|(_, reason)| *reason);
        match reason {
            Some(reason) => println!("{path}: differs, because {reason}: {}", differences.join("; ")),
            None => self.faults.push(format!(
                "{path}{}{}: {}",
                row.get("line").or(row.get("game")).map(|n| format!(" {n}")).unwrap_or_default(),
                if weak { " (weak)" } else { "" },
                differences.join("; ")
            )),
        }
    }

    fn report(self, what: &str) {
        for (format, (passed, seen)) in &self.formats {
            println!("{what} {format}: {passed} of {seen}");
        }
        for fault in &self.faults {
            println!("FAULT {fault}");
        }
        assert!(self.faults.is_empty(), "{what}: {} rows differ", self.faults.len());
    }
}

#[test]
#[ignore = "needs the corpus"]
fn corpus_games_are_what_independent_readers_agree_on() {
    let mut score = Score::default();
    for row in rows("expected.jsonl") {
        let path = row["path"].as_str().unwrap();
        let index = row["game"].as_u64().or(row["line"].as_u64()).unwrap_or(1) as usize - 1;
        let differences = match games(path) {
            Ok(readings) => match readings.get(index) {
                Some(reading) => differences(&row, &reading.record),
                None => vec![format!("only {} games", readings.len())],
            },
            Err(error) => vec![error],
        };
        score.add(path, &row, &differences);
    }
    score.report("games");
}

#[test]
#[ignore = "needs the corpus"]
fn corpus_trees_are_what_independent_readers_agree_on() {
    let mut score = Score::default();
    for row in rows("expected_tree.jsonl") {
        let path = row["path"].as_str().unwrap();
        let differences = match games(path) {
            Ok(readings) => tree_differences(&row, &readings[0].record),
            Err(error) => vec![error],
        };
        score.add(path, &row, &differences);
    }
    score.report("trees");
}

/// The result of a game: how it ends, and who won. Formats have different words for a foul; who fouled is who lost.
fn result(record: &Record) -> (Option<String>, Option<Color>) {
    let key = |end: &End| match end.kind {
        EndKind::FoulWin | EndKind::FoulLose | EndKind::IllegalActionBlack | EndKind::IllegalActionWhite => {
            "foul".to_owned()
        }
        _ => end.kind.key(),
    };
    (record.end().map(key), record.winner())
}

#[test]
#[ignore = "needs the corpus"]
fn corpus_results_come_back_from_every_format_or_are_told_as_lost() {
    let (mut games, mut told, mut silent) = (0, BTreeMap::new(), Vec::new());
    for format in fs::read_dir(folder().join("files")).unwrap() {
        for file in fs::read_dir(format.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let Ok(readings) = komadai_record::read(&fs::read(&path).unwrap(), path.to_str()) else {
                continue;
            };
            for (index, reading) in readings.iter().enumerate() {
                games += 1;
                for format in
                    Format::ALL.into_iter().filter(|format| !matches!(format, Format::Bod | Format::Usf))
                {
                    let target = Target { format, encoding: Encoding::Utf8 };
                    let (bytes, _) = write(&[&reading.record], target);
                    let name = format!("x.{}", target.ending());
                    let again = komadai_record::read(&bytes, Some(&name)).unwrap().remove(0).record;
                    let (before, after) = (result(&reading.record), result(&again));
                    if before == after {
                        continue;
                    }
                    let losses = format.losses(&reading.record);
                    // Told or not, nobody else wins; but in USEN a foul is how the game ends.
                    let flips = before.1.is_some() && after.1.is_some() && before.1 != after.1;
                    assert!(!flips || format == Format::Usen, "{} as {format:?}", path.display());
                    let is_told = losses.iter().any(|loss| {
                        matches!(loss, Loss::End(_) | Loss::NoEnd | Loss::IllegalMove | Loss::Winner)
                    });
                    let what = format!("{}: {before:?} becomes {after:?}", format.name());
                    if is_told {
                        *told.entry(what).or_insert(0) += 1;
                    } else {
                        silent.push(format!("{} {} as {what}", path.display(), index + 1));
                    }
                }
            }
        }
    }
    for (what, count) in &told {
        println!("told {what}: {count}");
    }
    println!("{games} games; {} results changed and told", told.values().sum::<i32>());
    assert_eq!(silent, Vec::<String>::new(), "results that changed and are not told");
}

#[test]
#[ignore = "needs the corpus"]
fn corpus_files_of_any_kind_are_read_without_a_crash() {
    let (mut files, mut read) = (0, 0);
    for format in fs::read_dir(folder().join("files")).unwrap() {
        for file in fs::read_dir(format.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let bytes = fs::read(&path).unwrap();
            files += 1;
            read += usize::from(komadai_record::read(&bytes, path.to_str()).is_ok());
            // Cut anywhere, a file is still no reason to fall over.
            for part in 1..8 {
                let _ = komadai_record::read(&bytes[..bytes.len() * part / 8], None);
            }
        }
    }
    println!("files: {read} of {files} have a record in them");
    assert!(files > 400);
}

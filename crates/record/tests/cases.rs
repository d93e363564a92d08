//! Files that other readers are known to get wrong.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

use std::path::PathBuf;

use komadai_record::{Encoding, Format, NodeId, Record, Step, Target, read, write};
use serde_json::Value;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/kifu")
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}

/// Every line of play, as the moves from the start.
fn lines(record: &Record) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut open = vec![(NodeId::ROOT, Vec::new())];
    while let Some((id, mut path)) = open.pop() {
        let node = record.node(id);
        if let Step::Move(mv) = node.step {
            path.push(mv.to_string());
        }
        if node.children().is_empty() {
            found.push(path.clone());
        }
        open.extend(node.children().iter().rev().map(|child| (*child, path.clone())));
    }
    found
}

/// The node of the main line after so many moves.
fn at(record: &Record, depth: usize) -> NodeId {
    let line = record.line(NodeId::ROOT).take_while(|id| record.node(*id).depth() <= depth);
    line.filter(|id| matches!(record.node(*id).step, Step::Move(_))).last().unwrap_or(NodeId::ROOT)
}

#[test]
fn files_that_others_get_wrong_come_out_right() {
    let cases = std::fs::read_to_string(folder().join("cases.tsv")).unwrap();
    let mut count = 0;
    for line in cases.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (name, wanted) = (fields[0], serde_json::from_str::<Value>(fields[1]).unwrap());
        let bytes = std::fs::read(folder().join(name)).unwrap();
        let reading = read(&bytes, Some(name)).unwrap().remove(0);
        let record = &reading.record;
        let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
        assert_eq!(record.start.to_string(), wanted["start_sfen"].as_str().unwrap(), "{name}");
        assert_eq!(moves, texts(&wanted["moves"]), "{name}");
        let end = record.end().map(|end| end.kind.key());
        assert_eq!(end.as_deref(), wanted["end"].as_str(), "{name}");
        if let Some(winner) = wanted["winner"].as_str() {
            assert_eq!(record.winner().map(komadai_rules::Color::key), Some(winner), "{name}");
        }
        if let Some(ply) = wanted["error_ply"].as_u64() {
            assert!(reading.warnings.iter().any(|warning| warning.ply == Some(ply as usize)), "{name}");
        }
        let last = record.position_at(record.tip()).unwrap();
        assert_eq!(last.to_string(), wanted["final_sfen"].as_str().unwrap(), "{name}");
        for variation in wanted["variations"].as_array().unwrap_or(&Vec::new()) {
            let before = variation["ply"].as_u64().unwrap() as usize - 1;
            let prefix = variation.get("prefix").map_or_else(|| moves[..before].to_vec(), texts);
            let wanted = [prefix, texts(&variation["moves"])].concat();
            assert!(lines(record).contains(&wanted), "{name}: {wanted:?} in {:?}", lines(record));
        }
        for (key, value) in wanted["header"].as_object().into_iter().flatten() {
            assert_eq!(record.headers.get(key), value.as_str(), "{name}: {key}");
        }
        for (depth, text) in wanted["comment_at"].as_object().into_iter().flatten() {
            let node = record.node(at(record, depth.parse().unwrap()));
            assert_eq!(Some(node.comments.join("\n").as_str()), text.as_str(), "{name}: comment {depth}");
        }
        for (depth, text) in wanted["bookmarks"].as_object().into_iter().flatten() {
            let node = record.node(at(record, depth.parse().unwrap()));
            assert_eq!(node.bookmark.as_deref(), text.as_str(), "{name}: bookmark {depth}");
        }
        let format = if reading.format == Format::Bod { Format::Kif } else { reading.format };
        for encoding in [Encoding::Utf8, Encoding::ShiftJis] {
            let (written, _) = write(&[record], Target { format, encoding });
            assert_eq!(&read(&written, None).unwrap()[0].record, record, "{name} written and read");
        }
        count += 1;
    }
    assert!(count >= 17, "only {count} cases");
}

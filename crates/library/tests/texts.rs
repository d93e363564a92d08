//! What is kept of a record is all of it, and edits made again give the same record.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::Path;

use komadai_library::{Entry, Step, StepError, TextError, decode, encode, replay};
use komadai_record::{EditError, NodeId, Record};

fn record(text: &str) -> Record {
    komadai_record::read(text.as_bytes(), None).unwrap().remove(0).record
}

const FORKED: &str = "手合割：平手\n先手：甲\n*はじめに\n1 ７六歩(77) ( 0:05/)\n*こうして\n&しおり\n\
                      2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n\n変化：3手\n3 ６六歩(67)\n\n変化：1手\n1 ２六歩(27)\n2 ８四歩(83)\n";

#[test]
fn every_record_of_the_test_data_is_kept_whole() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/kifu");
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let Ok(readings) = komadai_record::read(&fs::read(&path).unwrap(), path.to_str()) else { continue };
        for reading in readings {
            let text = encode(&reading.record);
            assert_eq!(decode(&text).unwrap(), reading.record, "{}", path.display());
            assert_eq!(encode(&decode(&text).unwrap()), text);
            seen += 1;
        }
    }
    assert!(seen > 15, "{seen}");
}

#[test]
fn comments_times_bookmarks_branches_and_fouls_survive() {
    for text in [
        FORKED,
        "手合割：平手\n1 ７六歩(77)\n2 ３五歩(33)\n3 反則勝ち\n",
        "PI\n+\n+7776FU\nT5.250\n'*comment\n'remark\n%MATTA\n",
    ] {
        let record = record(text);
        let kept = decode(&encode(&record)).unwrap();
        assert_eq!(kept, record, "{text}");
    }
    let mut changed = record(FORKED);
    changed.node_mut(NodeId::new(1)).millis = 7;
    assert_ne!(decode(&encode(&record(FORKED))).unwrap(), changed);
}

#[test]
fn text_that_is_no_record_is_refused() {
    for text in [
        "",
        "{}",
        "[]",
        r#"{"v":1,"start":"startpos","nodes":[{},{"m":"9z9y"}]}"#,
        r#"{"v":1,"start":"nowhere","nodes":[{}]}"#,
        r#"{"v":1,"start":"startpos","nodes":[{},{"p":9,"m":"7g7f"}]}"#,
        r#"{"v":1,"start":"startpos","nodes":[{},{"m":"7g7f","x":"ugly"}]}"#,
        r#"{"v":1,"start":"startpos","nodes":[{},{"e":"soon"}]}"#,
    ] {
        assert!(decode(text).is_err(), "{text}");
    }
    let newer = r#"{"v":9,"start":"startpos","nodes":[{}]}"#;
    assert!(matches!(decode(newer), Err(TextError::Newer(9))));
}

#[test]
fn a_deep_and_a_wide_tree_are_kept() {
    let mut deep = Record::new("startpos".parse().unwrap());
    let round = ["2h3h", "8b7b", "3h2h", "7b8b"];
    for index in 0..10_000 {
        deep.add(deep_tip(&deep, index), komadai_record::Step::Move(round[index % 4].parse().unwrap()));
    }
    assert_eq!(decode(&encode(&deep)).unwrap(), deep);
    assert_eq!(Entry::from(&deep).positions.len(), 10_001);
    let mut wide = Record::new("startpos".parse().unwrap());
    for _ in 0..50_000 {
        wide.add(NodeId::ROOT, komadai_record::Step::Move("7g7f".parse().unwrap()));
    }
    assert_eq!(decode(&encode(&wide)).unwrap(), wide);
    assert_eq!(Entry::from(&wide).variations, 49_999);
}

fn deep_tip(record: &Record, index: usize) -> NodeId {
    assert_eq!(record.len(), index + 1);
    NodeId::new(index as u32)
}

fn json(step: &Step) -> String {
    serde_json::to_string(step).unwrap()
}

#[test]
fn steps_made_again_give_the_same_record_and_the_same_numbers() {
    let text = encode(&record(FORKED));
    let steps = [
        Step::AddMoves { after: 2, moves: vec!["2g2f".into(), "8c8d".into(), "2f2e".into()] },
        Step::Comment { node: 1, text: "一\n二".into() },
        Step::Delete { node: 5 },
        Step::Promote { node: 6 },
        Step::Bookmark { node: 2, text: "ここ".into() },
        Step::Headers { headers: vec![("先手".into(), "丙".into())] },
        Step::End { node: 7, end: Some("resign".into()) },
    ];
    let mut record = decode(&text).unwrap();
    let mut states = vec![encode(&record)];
    let mut shown = Vec::new();
    for step in &steps {
        let applied = step.apply(&mut record).unwrap();
        assert!(applied.is_something(), "{step:?}");
        shown.push(applied.node);
        states.push(encode(&record));
    }
    let stored: Vec<String> = steps.iter().map(json).collect();
    for count in 0..=steps.len() {
        let again = replay(&text, stored[..count].iter().map(String::as_str)).unwrap();
        assert_eq!(encode(&again), states[count], "{count}");
    }
    for (index, step) in steps.iter().enumerate() {
        let mut before = replay(&text, stored[..index].iter().map(String::as_str)).unwrap();
        let applied = step.apply(&mut before).unwrap();
        assert_eq!(applied.node, shown[index]);
        let node = applied.revert(&mut before);
        assert!(before.contains(node));
        assert_eq!(encode(&before), states[index]);
    }
}

#[test]
fn of_several_moves_all_are_played_or_none() {
    let mut record = record(FORKED);
    let before = encode(&record);
    let moves = |moves: &[&str]| Step::AddMoves {
        after: 2,
        moves: moves.iter().map(|mv| (*mv).to_owned()).collect(),
    };
    let refused = moves(&["1g1f", "1c1d", "1f1d"]).apply(&mut record).unwrap_err();
    assert!(matches!(refused, StepError::Edit(EditError::Illegal(_))), "{refused:?}");
    assert_eq!(encode(&record), before);
    assert!(matches!(moves(&["1g1f", "nowhere"]).apply(&mut record), Err(StepError::Malformed(_))));
    assert_eq!(encode(&record), before);
    assert!(!moves(&["2g2f"]).apply(&mut record).unwrap().is_something(), "it is there already");
    let unknown = Step::End { node: 1, end: Some("soon".into()) };
    assert!(matches!(unknown.apply(&mut record), Err(StepError::UnknownEnd(_))));
    assert!(Step::End { node: 99, end: None }.apply(&mut record).is_err());
}

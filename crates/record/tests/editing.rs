//! The laws of editing a tree.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

use std::collections::BTreeSet;

use komadai_record::{
    Edit, EditError, Editor, Encoding, End, EndKind, Format, Headers, Loss, Marks, NodeId, Record, Step,
    Target, read, write,
};
use komadai_rules::{Color, Illegal};
use proptest::prelude::*;

fn record(text: &str) -> Record {
    read(text.as_bytes(), Some("x.kifu")).unwrap().remove(0).record
}

fn forked() -> Record {
    record(
        "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n\n変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n\n変化：1手\n1 ２六歩(27)\n2 投了\n",
    )
}

/// Every line of play, in order.
fn lines(record: &Record) -> Vec<String> {
    let step = |id: &NodeId| format!("{:?}", record.node(*id).step);
    let line = |leaf| record.path(leaf).iter().map(step).collect::<Vec<_>>().join(" ");
    record.leaves().map(line).collect()
}

fn bytes(record: &Record) -> Vec<Vec<u8>> {
    let one = |format| write(&[record], Target { format, encoding: Encoding::Utf8 }).0;
    [Format::Kif, Format::Jkf, Format::Usen].map(one).to_vec()
}

fn leaf(record: &Record, index: usize) -> NodeId {
    record.leaves().nth(index).unwrap()
}

fn moves(record: &Record) -> String {
    record.moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_variation_is_promoted_step_by_step_or_to_the_main_line() {
    let mut record = forked();
    assert_eq!(record.leaves().count(), 3);
    let second = leaf(&record, 1);
    record.edit(&Edit::Promote(second)).unwrap();
    assert_eq!(moves(&record), "7g7f 8c8d 2g2f");
    assert_eq!(record.edit(&Edit::Promote(second)).unwrap_err(), EditError::AlreadyMain);
    let mut record = forked();
    let third = leaf(&record, 2);
    record.edit(&Edit::MakeMain(third)).unwrap();
    assert_eq!(moves(&record), "2g2f");
    assert_eq!(record.end().unwrap().winner, Some(Color::Black));
}

#[test]
fn marks_are_set_taken_back_and_told_by_files_as_comments() {
    let mut record = forked();
    let marks: Marks = "[%csl R7f] [%cal G2h2d]".parse().unwrap();
    let node = leaf(&record, 0);
    let change = record.edit(&Edit::SetMarks { node, marks: marks.clone() }).unwrap();
    record.edit(&Edit::SetComment { node, text: "見る\n[%csl B1a]".to_owned() }).unwrap();
    let file = record.to_kif(Encoding::Utf8);
    assert!(String::from_utf8_lossy(&file).contains("*見る\n*[%csl R7f]\n*[%cal G2h2d]\n"));
    let again = read(&file, Some("x.kifu")).unwrap().remove(0).record;
    assert_eq!(again, record);
    assert_eq!(again.node(leaf(&again, 0)).comments, ["見る"]);
    assert!(Format::Usi.losses(&record).contains(&Loss::Marks));
    record.revert(change);
    assert!(record.node(node).marks.is_empty());
    let foreign = Edit::SetMarks { node: NodeId::new(99), marks };
    assert_eq!(record.edit(&foreign).unwrap_err(), EditError::UnknownNode);
}

#[test]
fn a_foul_is_refused_by_its_rule_and_changes_nothing() {
    let mut record = forked();
    let before = record.clone();
    for (after, mv, error) in [
        (NodeId::ROOT, "8h2b", EditError::Illegal(Illegal::Blocked)),
        (NodeId::ROOT, "P*5e", EditError::Illegal(Illegal::NotInHand)),
        (leaf(&record, 2), "7g7f", EditError::LineIsOver),
        (NodeId::new(99), "7g7f", EditError::UnknownNode),
    ] {
        assert_eq!(record.edit(&Edit::AddMove { after, mv: mv.parse().unwrap() }).unwrap_err(), error);
    }
    assert_eq!(record.edit(&Edit::Delete(NodeId::ROOT)).unwrap_err(), EditError::Root);
    let first = record.line(NodeId::ROOT).next().unwrap();
    assert_eq!(record.edit(&Edit::Place { node: first, place: 2 }).unwrap_err(), EditError::NoSuchPlace);
    let long = "駒".repeat(30_000);
    assert_eq!(record.edit(&Edit::SetComment { node: first, text: long }).unwrap_err(), EditError::TooLong);
    let late = Edit::SetTime { node: first, seconds: Some(1), millis: 1_000 };
    assert_eq!(record.edit(&late).unwrap_err(), EditError::BadTime);
    for word in ["", " ", "\u{1b}[2J"] {
        let end = Some(End { kind: EndKind::Other(word.to_owned()), winner: None });
        assert_eq!(record.edit(&Edit::SetEnd { after: first, end }).unwrap_err(), EditError::BadEnd);
    }
    assert_eq!(record, before);
}

#[test]
fn a_node_that_was_taken_away_takes_no_edits_until_it_is_back() {
    let mut editor = Editor::new(forked());
    let first = editor.record().line(NodeId::ROOT).next().unwrap();
    let tip = editor.record().tip();
    editor.apply(&Edit::Delete(first)).unwrap();
    assert_eq!(editor.record().len(), 3);
    assert_eq!(editor.record().nodes().count(), 3);
    let note = Edit::SetComment { node: tip, text: "手".to_owned() };
    assert_eq!(editor.apply(&note).unwrap_err(), EditError::UnknownNode);
    // What is added in between has a number of its own.
    let added = editor.apply(&Edit::AddMove { after: NodeId::ROOT, mv: "9g9f".parse().unwrap() }).unwrap();
    assert!(added.number() > tip.number());
    editor.undo();
    editor.undo();
    assert_eq!(editor.record().tip(), tip);
    editor.apply(&note).unwrap();
    assert_eq!(editor.redo_key(), None);
}

#[test]
fn headers_that_a_file_would_read_as_something_else_are_refused() {
    let mut record = forked();
    for (key, value) in [
        ("手合割", "二枚落ち"),
        ("先手の持駒", "歩"),
        ("変化", "1手"),
        ("まで", "1手で先手の勝ち"),
        ("*表題", "x"),
        ("#x", "x"),
        ("&x", "x"),
        ("", "x"),
        ("a b", "x"),
        ("a：b", "x"),
        ("1 ７六歩(77)", "x"),
        ("▲７六歩", "x"),
    ] {
        let mut headers = Headers::default();
        headers.set(key, value);
        let refused = record.edit(&Edit::SetHeaders(headers)).unwrap_err();
        assert_eq!(refused, EditError::BadHeader(key.to_owned()));
    }
    let mut headers = Headers::default();
    headers.set("先手", "甲：乙");
    headers.set("備考", "");
    record.edit(&Edit::SetHeaders(headers)).unwrap();
    assert_eq!(record.headers.get("先手"), Some("甲：乙"));
    // A header that was read may stay beside a new one.
    let mut other = read(b"[Sente \"A\"]\n[x_y \"\"]\n[9 \"x\"]\n1.P7f\n", None).unwrap().remove(0).record;
    other.headers.push("a b", "c");
    let mut headers = other.headers.clone();
    headers.set("後手", "B");
    other.edit(&Edit::SetHeaders(headers)).unwrap();
    assert_eq!((other.headers.get("a b"), other.headers.get("後手")), (Some("c"), Some("B")));
}

#[test]
fn an_end_is_set_changed_and_taken_away() {
    let mut editor = Editor::new(record("手合割：平手\n1 ７六歩(77)\n"));
    let tip = editor.record().tip();
    let end = editor.record().end_after(tip, EndKind::Resign);
    let node = editor.apply(&Edit::SetEnd { after: tip, end: Some(end) }).unwrap();
    assert_eq!(editor.record().winner(), Some(Color::Black));
    let draw = End { kind: EndKind::Draw, winner: None };
    assert_eq!(editor.apply(&Edit::SetEnd { after: node, end: Some(draw) }), Ok(node));
    assert_eq!(editor.record().end().unwrap().kind, EndKind::Draw);
    editor.apply(&Edit::SetEnd { after: tip, end: None }).unwrap();
    assert_eq!(editor.record().end(), None);
    assert_eq!(editor.undo(), Some(tip));
    assert_eq!(editor.record().end().unwrap().kind, EndKind::Draw);
}

#[test]
fn depth_and_breadth_of_an_edited_tree_are_no_trouble() {
    let mut editor = Editor::new(Record::new("startpos".parse().unwrap()));
    let moves = ["5i5h", "5a5b", "5h5i", "5b5a"];
    let mut at = NodeId::ROOT;
    for ply in 0..2_000 {
        at = editor.apply(&Edit::AddMove { after: at, mv: moves[ply % 4].parse().unwrap() }).unwrap();
    }
    let first = editor.record().line(NodeId::ROOT).next().unwrap();
    editor.apply(&Edit::Delete(first)).unwrap();
    assert!(editor.record().is_empty());
    editor.undo();
    assert_eq!(editor.record().node(editor.record().tip()).depth(), 2_000);
}

/// An edit made from numbers; most are possible.
fn edit(record: &Record, kind: u8, place: u16, choice: u16) -> Edit {
    let ids: Vec<NodeId> = record.preorder(NodeId::ROOT).collect();
    let node = ids[usize::from(place) % ids.len()];
    match kind % 16 {
        0 => Edit::Delete(node),
        1 | 2 => Edit::Promote(node),
        3 => Edit::MakeMain(node),
        4 => Edit::Place { node, place: usize::from(choice % 3) },
        5 => Edit::SetComment { node, text: format!("注{choice}\n二\t行目") },
        6 => Edit::SetBookmark { node, name: format!("印{}", choice % 3) },
        7 => {
            Edit::SetTime { node, seconds: choice.is_multiple_of(2).then_some(u32::from(choice)), millis: 0 }
        }
        8 => {
            let mut headers = record.headers.clone();
            headers.set("棋戦", &choice.to_string());
            Edit::SetHeaders(headers)
        }
        9 => {
            let kind =
                [EndKind::Resign, EndKind::Timeout, EndKind::Repetition][usize::from(choice % 3)].clone();
            let end = (!choice.is_multiple_of(5)).then(|| record.end_after(node, kind));
            Edit::SetEnd { after: node, end }
        }
        _ => {
            let position = record.position_at(node).unwrap();
            let moves = position.legal_moves();
            Edit::AddMove { after: node, mv: moves[usize::from(choice) % moves.len()] }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn every_edit_can_be_taken_back_and_made_again(
        seeds in prop::collection::vec((any::<u8>(), any::<u16>(), any::<u16>()), 1..60),
    ) {
        let mut editor = Editor::new(Record::new("startpos".parse().unwrap()));
        let mut states = vec![bytes(editor.record())];
        for (kind, place, choice) in seeds {
            let wanted = edit(editor.record(), kind, place, choice);
            let before = editor.record().clone();
            let mut made = editor.record().clone();
            match editor.apply(&wanted) {
                Err(_) => prop_assert_eq!(editor.record(), &before),
                Ok(_) if !made.edit(&wanted).unwrap().is_something() => prop_assert_eq!(editor.record(), &before),
                Ok(node) => {
                    prop_assert!(editor.record().contains(node));
                    states.push(bytes(editor.record()));
                }
            }
            // The tree stays a tree: the count is right, and every child knows its parent.
            let record = editor.record();
            prop_assert_eq!(record.nodes().count(), record.len());
            let ids: BTreeSet<NodeId> = record.preorder(NodeId::ROOT).collect();
            prop_assert_eq!(ids.len(), record.len());
            for id in &ids {
                for child in record.node(*id).children() {
                    prop_assert_eq!(record.node(*child).parent(), Some(*id));
                }
            }
            let ends = record.nodes().filter(|node| matches!(node.step, Step::End(_)));
            prop_assert!(ends.into_iter().all(|node| node.children().is_empty()));
        }
        for (index, state) in states.iter().enumerate().rev().skip(1) {
            prop_assert!(editor.undo().is_some());
            prop_assert_eq!(&bytes(editor.record()), state, "undo to {}", index);
        }
        prop_assert_eq!(editor.undo(), None);
        for (index, state) in states.iter().enumerate().skip(1) {
            prop_assert!(editor.redo().is_some());
            prop_assert_eq!(&bytes(editor.record()), state, "redo to {}", index);
        }
        prop_assert_eq!(editor.redo(), None);
    }

    #[test]
    fn promoting_keeps_the_lines_and_deleting_removes_just_those_through_the_node(
        seeds in prop::collection::vec((10_u8..16, any::<u16>(), any::<u16>()), 1..40),
        place in any::<u16>(),
    ) {
        let mut record = Record::new("startpos".parse().unwrap());
        for (kind, place, choice) in seeds {
            let _ = record.edit(&edit(&record, kind, place, choice));
        }
        let sorted = |record: &Record| { let mut lines = lines(record); lines.sort(); lines };
        let ids: Vec<NodeId> = record.preorder(NodeId::ROOT).skip(1).collect();
        let node = ids[usize::from(place) % ids.len()];
        let before = sorted(&record);
        let leaves_under = record.preorder(node).filter(|id| record.node(*id).children().is_empty()).count();

        let mut promoted = record.clone();
        if promoted.edit(&Edit::Promote(node)).is_ok() {
            prop_assert_eq!(&sorted(&promoted), &before);
            prop_assert_ne!(lines(&promoted), lines(&record));
        }
        let mut main = record.clone();
        let is_new = main.edit(&Edit::MakeMain(node)).is_ok();
        prop_assert_eq!(&sorted(&main), &before);
        prop_assert!(main.line(NodeId::ROOT).any(|id| id == node));
        prop_assert_eq!(is_new, !record.line(NodeId::ROOT).any(|id| id == node));

        let (prefix, parent) = (record.path(node).len(), record.node(node).parent().unwrap());
        let only_child = record.node(parent).children().len() == 1;
        let through: Vec<String> =
            record.leaves().filter(|leaf| record.path(*leaf).get(prefix - 1) != Some(&node)).map(|leaf| format!("{leaf:?}")).collect();
        let mut deleted = record.clone();
        deleted.edit(&Edit::Delete(node)).unwrap();
        let mut left: Vec<String> = deleted.leaves().map(|leaf| format!("{leaf:?}")).collect();
        if only_child {
            // The node before is the end of its line now.
            left.retain(|leaf| *leaf != format!("{parent:?}"));
        }
        prop_assert_eq!(left, through);
        prop_assert_eq!(record.leaves().count(), deleted.leaves().count() + leaves_under - usize::from(only_child));
    }
}

use komadai_rules::Color;

use crate::{Encoding, End, EndKind, Format, Loss, Step, WarningKind, csa, read};

fn one(text: &str) -> crate::Reading {
    let mut readings = read(text.as_bytes(), None).unwrap();
    assert_eq!(readings.len(), 1);
    readings.remove(0)
}

#[test]
fn statements_share_lines_and_comments_stand_anywhere() {
    let reading = one(
        "V2.2\nN+A,B\nPI,+\n+7776FU,T12,'foo,bar\n-3334FU,T6.123\n'*why\n%TORYO,T3\n$END_TIME:2020/01/02\n",
    );
    let record = &reading.record;
    assert_eq!(record.headers.get("先手"), Some("A,B"));
    assert_eq!(record.headers.get("終了日時"), Some("2020/01/02"));
    let ids: Vec<_> = record.line(crate::NodeId::ROOT).collect();
    assert_eq!(
        record.node(ids[0]).remarks,
        ["foo,bar"],
        "plain ones are for programs where others are marked"
    );
    assert_eq!((record.node(ids[1]).seconds, record.node(ids[1]).millis), (Some(6), 123));
    assert_eq!(record.node(ids[1]).comments, ["why"]);
    assert_eq!(record.node(ids[2]).seconds, Some(3));
    assert_eq!(record.end(), Some(&End { kind: EndKind::Resign, winner: Some(Color::White) }));
    assert!(reading.warnings.is_empty(), "{:?}", reading.warnings);
    let written = csa::to_text(record, Encoding::Utf8);
    assert!(written.starts_with("'CSA encoding=UTF-8\nV3.0\n"), "{written}");
    assert_eq!(&one(&written).record, record);
}

#[test]
fn a_slash_alone_stands_between_records() {
    let readings = read(b"V2.2\nPI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n/\n'trailing\n", None).unwrap();
    let moves: Vec<String> = readings.iter().map(|reading| reading.record.moves()[0].to_string()).collect();
    assert_eq!(moves, ["7g7f", "2g2f"]);
}

#[test]
fn all_that_is_left_goes_to_one_hand() {
    let reading = one("P-11OU\nP+13KI00KI\nP-00AL\n+\n+0012KI\n%TSUMI\n");
    assert_eq!(reading.record.start.to_string(), "8k/9/8G/9/9/9/9/9/9 b G2r2b2g4s4n4l18p 1");
}

#[test]
fn a_foul_by_either_side_is_won_by_the_other() {
    for (word, winner) in [("+ILLEGAL_ACTION", Color::White), ("-ILLEGAL_ACTION", Color::Black)] {
        let reading = one(&format!("PI\n+\n+7776FU\n%{word}\n"));
        assert_eq!(reading.record.end().unwrap().winner, Some(winner));
    }
}

#[test]
fn a_move_against_the_rules_is_kept_with_its_reason_and_place() {
    let reading = one("PI\n+\n+7776FU\n-5131OU\n%TORYO\n");
    assert_eq!(reading.record.moves().len(), 1);
    let after = reading.record.line(crate::NodeId::ROOT).nth(1).unwrap();
    assert!(matches!(reading.record.node(after).step, Step::Illegal(..)));
    let warning = &reading.warnings[0];
    assert_eq!((warning.kind, warning.line, warning.ply), (WarningKind::IllegalMove, 4, Some(2)));
}

#[test]
fn what_is_no_csa_is_told_by_line_and_column() {
    let reading = one("PI\n+\n+7776FU,what\n");
    let warning = &reading.warnings[0];
    assert_eq!((warning.kind, warning.line, warning.column), (WarningKind::UnknownLine, 3, 9));
    assert_eq!(warning.text, "what");
}

#[test]
fn a_wrong_sign_and_what_follows_a_move_are_told() {
    let reading = one("PI\n+\n+7776FU\n+3334FU\n+8822KA+\n");
    let told: Vec<_> = reading.warnings.iter().map(|w| (w.kind, w.line, w.column)).collect();
    let wanted = [(WarningKind::WrongSide, 4, 1), (WarningKind::UnknownLine, 5, 8)];
    assert_eq!(told, wanted);
    assert_eq!(reading.record.moves().len(), 3);
}

#[test]
fn no_word_is_written_that_names_another_winner() {
    // Black resigned although it was White's turn.
    let text = "手合割：平手\n1 ７六歩(77)\nまで1手で後手の勝ち\n";
    let record = read(text.as_bytes(), None).unwrap().remove(0).record;
    assert_eq!(record.winner(), Some(Color::White));
    assert_eq!(Format::Csa.losses(&record), [Loss::End("resign".to_owned())]);
    assert!(csa::to_text(&record, Encoding::Utf8).ends_with("%CHUDAN\n"));
}

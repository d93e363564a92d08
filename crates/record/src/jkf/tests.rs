use core::fmt::Write as _;

use crate::{EndKind, ReadError, Step, jkf, read};

#[test]
fn forks_stand_beside_the_moves_they_replace() {
    let text = "手合割：平手\n*始\n1 ７六歩(77) (0:05/00:00:05)\n&図\n2 ３四歩(33)\n3 投了\n変化：2手\n2 ８四歩(83)\n*別\n\
                3 ２六歩(27)\n変化：3手\n3 ６八銀(79)\n変化：1手\n1 ２六歩(27)\n";
    let record = read(text.as_bytes(), None).unwrap().remove(0).record;
    assert_eq!(record.leaves().count(), 4);
    let written = jkf::to_text(&record);
    let again = read(written.as_bytes(), None).unwrap().remove(0);
    assert!(again.warnings.is_empty(), "{:?}", again.warnings);
    assert_eq!(jkf::to_text(&again.record), written);
    let lines = |record: &crate::Record| -> Vec<Vec<Step>> {
        let line = |leaf| record.path(leaf).into_iter().map(|id| record.node(id).step.clone()).collect();
        record.leaves().map(line).collect()
    };
    assert_eq!(lines(&again.record), lines(&record));
}

#[test]
fn the_shortest_form_is_read() {
    let text = r#"{"header":{},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},
        {"move":{"from":{"x":3,"y":3},"to":{"x":3,"y":4}}},
        {"move":{"from":{"x":8,"y":8},"to":{"x":2,"y":2},"promote":true}},
        {"move":{"from":{"x":3,"y":1},"same":true,"piece":"GI"}},
        {"move":{"to":{"x":4,"y":5},"piece":"KA"}}, {"special":"CHUDAN"}]}"#;
    let record = read(text.as_bytes(), None).unwrap().remove(0).record;
    let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"]);
    assert_eq!(record.end().unwrap().kind, EndKind::Interrupt);
}

#[test]
fn broken_json_is_refused_with_its_place() {
    let error = read(b"{\"moves\":[{},\n  {\"move\" 1}]}", None).unwrap_err();
    assert_eq!(error, ReadError::Malformed { line: 2, column: 11 });
    assert_eq!(read(b"{\"entries\":[]}", None).unwrap_err(), ReadError::NothingThere(None));
}

#[test]
fn variations_may_nest_deeper_than_any_stack() {
    let mut text = String::from("{\"moves\":[{}");
    let depth = 3_000;
    for ply in 0..depth {
        let (x, y, to) = [(5, 9, 8), (5, 1, 2), (5, 8, 9), (5, 2, 1)][ply % 4];
        let _ = write!(
            text,
            ",{{\"move\":{{\"from\":{{\"x\":{x},\"y\":{y}}},\"to\":{{\"x\":5,\"y\":{to}}}}}}},{{\"special\":\"CHUDAN\",\"forks\":[["
        );
        text.push_str("{\"comments\":[\"x\"]}");
    }
    text.push_str(&"]]}".repeat(depth));
    text.push_str("]}");
    let reading = read(text.as_bytes(), None).unwrap().remove(0);
    assert!(reading.record.len() > depth);
    let _ = jkf::to_text(&reading.record);
}

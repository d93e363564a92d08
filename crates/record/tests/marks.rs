//! Arrows and circles in comments of files.

use komadai_record::{Encoding, MAX_MARKS, Marks, Record, WarningKind, read};

fn marks(record: &Record) -> Vec<Marks> {
    record.nodes().map(|node| node.marks.clone()).collect()
}

#[test]
fn marks_beyond_what_a_board_holds_are_told_in_every_format() {
    let circles: Vec<String> =
        komadai_rules::Square::ALL.into_iter().map(|square| format!("G{square}")).collect();
    let full = format!("[%csl {}]", circles.join(","));
    let files = [
        format!("手合割：平手\n   1 ７六歩(77)\n*{full}\n*[%cal R2g2f,R2g2e]\n"),
        format!("手合割：平手\n*{full}\n*[%cal R2g2f,R2g2e]\n   1 ７六歩(77)\n"),
        format!("先手：甲\n▲７六歩\n*{full}\n*[%cal R2g2f,R2g2e]\nまで1手で中断\n"),
        format!("V2\nPI\n+\n+7776FU\n'*{full}\n'*[%cal R2g2f,R2g2e]\n"),
        format!("V2\nPI\n+\n+7776FU\n'{full}\n'[%cal R2g2f,R2g2e]\n"),
        format!(
            "{{\"header\":{{}},\"moves\":[{{}},{{\"move\":{{\"from\":{{\"x\":7,\"y\":7}},\"to\":{{\"x\":7,\"y\":6}},\"color\":0,\"piece\":\"FU\"}},\"comments\":[\"{full}\",\"[%cal R2g2f,R2g2e]\"]}}]}}"
        ),
        format!("[Black \"a\"]\n\n1. P7g-7f {{{full}\n[%cal R2g2f,R2g2e]}}\n"),
    ];
    for file in &files {
        let readings = read(file.as_bytes(), None).unwrap_or_else(|error| panic!("{file}: {error}"));
        let told: Vec<WarningKind> = readings[0].warnings.iter().map(|warning| warning.kind).collect();
        assert_eq!(told, [WarningKind::TooManyMarks], "{file}");
        let record = &readings[0].record;
        let marks: usize = marks(record).iter().map(|marks| marks.iter().count()).sum();
        assert_eq!(marks, MAX_MARKS, "{file}");
    }
}

#[test]
fn marks_with_control_characters_are_the_same_when_they_are_read_again() {
    let file = b"V2\nPI\n+\n+7776FU\n'*[%csl\x01G5e]\n";
    let record = read(file, None).unwrap().remove(0).record;
    let again = read(&record.to_kif(Encoding::Utf8), None).unwrap().remove(0).record;
    assert_eq!(marks(&again), marks(&record));
    assert_eq!(marks(&record)[1].to_string(), "[%csl G5e]");
}

//! `komadai usi`.

use crate::komadai;

#[test]
fn the_engine_answers_and_ends_with_its_input() {
    let output = komadai(&["usi"], "usi\nisready\nposition startpos moves 7g7f\ngo nodes 500\n");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    for line in ["usiok", "readyok", "bestmove "] {
        assert!(text.lines().any(|found| found.starts_with(line)), "{line}: {text}");
    }
}

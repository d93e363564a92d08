//! `komadai perft`.

use crate::komadai;

#[test]
fn perft_prints_the_count_alone_on_the_last_line() {
    let run = |args: &[&str]| {
        let output = komadai(&[&["perft", "--sfen", "startpos"], args].concat(), "");
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(run(&["--depth", "0"]), "1\n");
    assert_eq!(run(&["--depth", "3"]), "25470\n");
    assert_eq!(run(&["--depth", "3", "--no-bulk", "--threads", "3"]), "25470\n");
    let divided = run(&["--depth", "3", "--divide", "--threads", "2"]);
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!((lines.len(), lines[30]), (31, "25470"));
    let sum: u64 =
        lines[..30].iter().map(|line| line.split(": ").nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(sum, 25470);
}

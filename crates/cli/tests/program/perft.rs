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

#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_ends_the_count_and_says_so() {
    use std::process::{Command, Stdio};
    let child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["perft", "--sfen", "startpos", "--depth", "20", "--threads", "2", "--lang", "en"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The counting threads start when the interrupt is already listened for.
    let tasks = format!("/proc/{}/task", child.id());
    while std::fs::read_dir(&tasks).unwrap().count() < 4 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "");
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told, "komadai: stopped: 0 of 30 first moves counted, 0 nodes so far\n");
}

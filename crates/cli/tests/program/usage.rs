//! Help, complaints and exit codes.

use crate::komadai;

#[test]
fn exit_codes_tell_yes_no_and_bad_input() {
    let code = |args: &[&str]| {
        let output = komadai(args, "");
        let complaint = String::from_utf8(output.stderr).unwrap();
        let lines = complaint.lines().count();
        assert_eq!(lines, usize::from(output.status.code() == Some(2)), "{args:?}: {complaint}");
        output.status.code()
    };
    assert_eq!(code(&["position", "--sfen", "startpos"]), Some(0));
    assert_eq!(code(&["position", "--sfen", "startpos", "--try", "7g7f"]), Some(0));
    assert_eq!(code(&["position", "--sfen", "startpos", "--try", "7g7e"]), Some(1));
    assert_eq!(code(&["position", "--sfen", "startpos", "--json", "--try", "7g7e"]), Some(1));
    assert_eq!(code(&["position", "--sfen", "nonsense"]), Some(2));
    assert_eq!(code(&["position", "--sfen", "startpos", "--moves", "7g7f 7g7f", "--json"]), Some(2));
    assert_eq!(code(&["record", "no such file"]), Some(2));
    assert_eq!(code(&["record"]), Some(2));
    assert_eq!(code(&["convert", "-"]), Some(2));
    assert_eq!(code(&["convert", "-", "--to", "doc"]), Some(2));
    assert_eq!(code(&["convert", "-", "--to", "jkf", "--encoding", "sjis"]), Some(2));
    assert_eq!(code(&["convert", "no such file", "--to", "kif"]), Some(2));
    assert_eq!(code(&["position"]), Some(2));
    assert_eq!(code(&["position", "--nonsense"]), Some(2));
    assert_eq!(code(&["position", "--sfen"]), Some(2));
    assert_eq!(code(&["nonsense"]), Some(2));
    assert_eq!(code(&["--lang", "tlh", "position", "--sfen", "startpos"]), Some(2));
    assert_eq!(code(&["perft", "--sfen", "startpos", "--depth", "many"]), Some(2));
    assert_eq!(code(&["play", "--grade", "10d"]), Some(2));
    assert_eq!(code(&["play", "--clock", "0"]), Some(2));
    assert_eq!(code(&["play", "--handicap", "queen"]), Some(2));
    assert_eq!(code(&["play", "--side", "furigoma", "--handicap", "two"]), Some(2));
    assert_eq!(code(&["play", "--save", "/"]), Some(2));
    assert_eq!(code(&["serve", "--addr", "nowhere"]), Some(2));
    assert_eq!(code(&["serve", "--addr", "127.0.0.1:0", "--no-open", "--data", "/dev/null/x"]), Some(2));
    let contest =
        |more: &[&str]| code(&[&["match", "--engine1", "no-such-engine", "--engine2", "x"], more].concat());
    assert_eq!(contest(&[]), Some(2));
    assert_eq!(contest(&["--sprt", "10,0"]), Some(2));
    assert_eq!(contest(&["--time", "soon"]), Some(2));
    assert_eq!(contest(&["--openings", "no such file"]), Some(2));
    assert_eq!(contest(&["-o", "/dev/null/x"]), Some(2));
    assert_eq!(code(&["match", "--engine1", "x"]), Some(2));
    assert_eq!(code(&["selfplay", "-o", "/dev/null/x"]), Some(2));
    assert_eq!(code(&["selfplay", "--games", "1"]), Some(2));
    assert_eq!(code(&["selfplay", "-o", "x", "--net", "no such file"]), Some(2));
    assert_eq!(code(&["train", "no such folder", "-o", "nn.bin"]), Some(2));
    assert_eq!(code(&["train", "no such folder", "-o", "nn.bin", "--features", "P"]), Some(2));
    assert_eq!(code(&["train", "no such folder", "-o", "nn.bin", "--width", "33"]), Some(2));
    assert_eq!(code(&["train", "no such folder", "-o", "nn.bin", "--rate", "-1"]), Some(2));
    assert_eq!(code(&["--help"]), Some(0));
    assert_eq!(code(&["--version"]), Some(0));
}

#[test]
fn help_is_in_the_language_asked_for_and_shows_an_example() {
    for command in [
        "serve", "play", "usi", "position", "record", "convert", "perft", "bench", "match", "selfplay",
        "train",
    ] {
        let mut seen = Vec::new();
        for (lang, example) in [("zh-Hans", "例："), ("zh-Hant", "例："), ("ja", "例："), ("en", "Example:")]
        {
            let output = komadai(&[command, "--help", "--lang", lang], "");
            let text = String::from_utf8(output.stdout).unwrap();
            assert!(text.contains(&format!("{example}\n  komadai {command}")), "{lang}: {text}");
            seen.push(text);
        }
        seen.dedup();
        assert_eq!(seen.len(), 4);
    }
}

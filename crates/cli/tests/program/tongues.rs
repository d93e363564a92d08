//! What goes wrong is said in the reader's language, to the last reason.

use std::path::PathBuf;

use crate::komadai;

const START: &str = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const HEADER: &str = "#YANEURAOU-DB2016 1.00";

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("komadai-tongues-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// What stands on standard error, once what was given is taken out of it.
fn complaint(args: &[&str], given: &[&str]) -> String {
    let output = komadai(args, "");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    given.iter().fold(said, |said, word| said.replace(word, "")).replace("komadai", "")
}

#[test]
fn nothing_that_goes_wrong_is_said_in_another_language() {
    let folder = folder("errors");
    let place = folder.to_str().unwrap();
    let missing = folder.join("missing.kif");
    let missing = missing.to_str().unwrap();
    let book = folder.join("own.db");
    let damaged = book.to_str().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    for tongue in ["zh-Hans", "zh-Hant", "ja"] {
        for spoilt in [
            "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1 b - 1\n7g7f",
            "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/4P4/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n7g7f",
            &format!("{START}\n7g7f none 1 2 3 4"),
        ] {
            std::fs::write(&book, format!("{HEADER}\n{START}\n2g2f\n{spoilt}\n")).unwrap();
            let said = complaint(&["book", "-o", damaged, "--lang", tongue], &[damaged]);
            assert!(!said.contains(|c: char| c.is_ascii_alphabetic()), "{said}");
        }
        let cases: [&[&str]; 9] = [
            &["record", missing],
            &["record", place],
            &["convert", missing, "--to", "csa"],
            &["import", missing, "--data", place],
            &["book", "-o", place],
            &["render", "--sfen", "startpos", "-o", "/dev/null/x.svg"],
            &["serve", "--no-open", "--addr", &taken, "--data", place],
            &["serve", "--no-open", "--addr", "192.0.2.1:1", "--data", place],
            &["serve", "--no-open", "--addr", "127.0.0.1:0", "--data", "/dev/null/x"],
        ];
        for case in cases {
            let args: Vec<&str> = case.iter().copied().chain(["--lang", tongue]).collect();
            let said = complaint(&args, &[missing, place, "/dev/null/x", ".svg", "--addr", "--data"]);
            assert!(!said.contains(|c: char| c.is_ascii_alphabetic()), "{args:?}: {said}");
        }
        for (engine, known) in
            [("/nowhere/engine", ""), (place, ""), ("/bin/false", "usiok"), ("sh -c 'kill -9 $$'", "usiok")]
        {
            let args = ["match", "--engine1", engine, "--engine2", engine, "--games", "1", "--lang", tongue];
            let said = complaint(&args, &[engine, known]);
            assert!(!said.contains(|c: char| c.is_ascii_alphabetic()), "{args:?}: {said}");
            let game = ["analyze", "-", "--engine", engine, "--lang", tongue];
            let output = komadai(&game, "startpos moves 7g7f");
            let said = String::from_utf8(output.stderr).unwrap().replace("komadai", "").replace(known, "");
            assert!(!said.contains(|c: char| c.is_ascii_alphabetic()), "{game:?}: {said}");
        }
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_book_of_one_s_own_that_is_gone_on_with_keeps_its_remarks_and_it_is_told() {
    let folder = folder("book");
    let book = folder.join("own.db");
    let text = format!("{HEADER}\n# mine\n{START}\n# a favourite\n7g7f none 40 12 3\n");
    std::fs::write(&book, &text).unwrap();
    let output = komadai(&["book", "-o", book.to_str().unwrap(), "--positions", "1", "--nodes", "50"], "");
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("is gone on with: its 1 positions"), "{said}");
    assert_eq!(std::fs::read_to_string(&book).unwrap(), text);
    std::fs::remove_dir_all(folder).unwrap();
}

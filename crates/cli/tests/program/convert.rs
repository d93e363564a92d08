//! `komadai convert`.

use std::path::PathBuf;

use crate::komadai;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("convert-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

const KIF: &str = "手合割：平手\n先手：甲\n1 ７六歩(77) (0:05/00:00:05)\n2 ３四歩(33)\n*どうも\n3 投了\n変化：2手\n2 ８四歩(83)\n";

#[test]
fn a_file_becomes_another_and_what_is_lost_is_told() {
    let folder = folder("file");
    let (source, out) = (folder.join("a.kifu"), folder.join("a.csa"));
    std::fs::write(&source, KIF).unwrap();
    let output = komadai(&["convert", source.to_str().unwrap(), out.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(0));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("a.kifu: csa cannot keep: variations (1)"), "{told}");
    let written = std::fs::read_to_string(out).unwrap();
    assert_eq!(written, "'CSA encoding=UTF-8\nV2.2\nN+甲\nPI\n+\n+7776FU\nT5\n-3334FU\n'*どうも\n%TORYO\n");
}

#[test]
fn a_folder_is_converted_file_by_file_and_keeps_its_layout() {
    let folder = folder("folder");
    let source = folder.join("in");
    std::fs::create_dir_all(source.join("deep")).unwrap();
    std::fs::write(source.join("a.kifu"), KIF).unwrap();
    std::fs::write(source.join("deep/b.csa"), "PI\n+\n+7776FU\n%CHUDAN\n/\nPI\n+\n+2726FU\n%TORYO\n")
        .unwrap();
    std::fs::write(source.join("a.usi"), "startpos moves 2g2f").unwrap();
    std::fs::write(source.join("notes.txt"), "no record").unwrap();
    let out = folder.join("out");
    let args = ["convert", source.to_str().unwrap(), out.to_str().unwrap(), "--to", "kif"];
    let output = komadai(&args, "");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    for name in ["a.kif", "a.usi.kif", "deep/b-1.kif", "deep/b-2.kif"] {
        let bytes = std::fs::read(out.join(name)).unwrap();
        assert!(encoding_rs::SHIFT_JIS.decode(&bytes).0.contains("手合割：平手\r\n"), "{name}");
    }
    assert!(!out.join("notes.kif").exists());
}

#[test]
fn beside_its_source_nothing_is_overwritten() {
    let folder = folder("beside");
    let source = folder.join("a.kifu");
    std::fs::write(&source, KIF).unwrap();
    std::fs::write(folder.join("a.jkf"), "mine").unwrap();
    let convert = |to: &str| komadai(&["convert", source.to_str().unwrap(), "--to", to], "").status.code();
    assert_eq!(convert("jkf"), Some(2));
    assert_eq!(std::fs::read_to_string(folder.join("a.jkf")).unwrap(), "mine");
    assert_eq!(convert("kifu"), Some(2));
    assert_eq!(std::fs::read_to_string(&source).unwrap(), KIF);
    assert_eq!(convert("ki2u"), Some(0));
    assert_eq!(convert("ki2u"), Some(0), "done before, it is not done again");
}

#[test]
fn standard_input_becomes_standard_output() {
    let output = komadai(&["convert", "-", "--to", "sfen"], KIF);
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "startpos moves 7g7f 3c3d resign\n");
}

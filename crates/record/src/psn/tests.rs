use komadai_rules::Color;

use crate::psn::{Style, to_text};
use crate::{Format, read};

fn moves(text: &str) -> Vec<String> {
    let readings = read(text.as_bytes(), None).unwrap();
    assert_eq!(readings[0].format, Format::Psn);
    assert!(readings[0].warnings.is_empty(), "{:?}", readings[0].warnings);
    readings[0].record.moves().iter().map(ToString::to_string).collect()
}

#[test]
fn dialects_say_the_same() {
    let wanted = ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e", "4a5b"];
    for text in [
        "[Sente \"A\"]\n1.P7f P3d 2.Bx2b+ xS 3.B*4e G45b",
        "[Black \"A\"]\n1.P7f 2.P3d\n3.Bx2b+ 4.Sx 5.B4e 6.G4a-5b",
        "P-7f P-3d Bx2b+ Sx2b B*4e G4a-5b",
        "1.7g7f (00:00:02 / 00:00:02)\n2.3c3d (0:01/0:01)\n3.8h2b+ 4.3a2b 5.B*4e 6.4a5b",
        "P76 P34 Bx22+ Sx22 B'45 G41-52",
    ] {
        assert_eq!(moves(text), wanted, "{text}");
    }
}

#[test]
fn a_result_tag_names_the_winner_and_no_end() {
    let record = read(b"[Sente \"A\"]\n[Result \"0-1\"]\n1.P7f P3d", None).unwrap().remove(0).record;
    assert_eq!((record.end(), record.winner()), (None, Some(Color::White)));
}

#[test]
fn a_word_that_cannot_be_read_is_told_by_its_place() {
    let reading = read(b"[Sente \"A\"]\n1.P7f P3e", None).unwrap().remove(0);
    assert_eq!(reading.record.moves().len(), 1);
    let warning = &reading.warnings[0];
    assert_eq!((warning.line, warning.column, warning.ply), (2, 7, Some(2)));
}

#[test]
fn both_styles_are_read_back() {
    let text = "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e 4a5b 4e3d 8b3b 3d5b+ 6a5b resign";
    let record = read(text.as_bytes(), None).unwrap().remove(0).record;
    for style in [Style::Hodges, Style::Hosking] {
        let again = read(to_text(&record, style).as_bytes(), None).unwrap().remove(0).record;
        assert_eq!(again.moves(), record.moves(), "{}", to_text(&record, style));
        assert_eq!(again.end(), record.end());
    }
}

#[test]
fn the_number_of_the_first_move_is_kept_in_the_even_game_too() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 2";
    let record = crate::read(format!("sfen {start} moves 7g7f").as_bytes(), None).unwrap().remove(0).record;
    let text = crate::psn::to_text(&record, crate::psn::Style::Hodges);
    assert_eq!(crate::read(text.as_bytes(), None).unwrap()[0].record.start.to_string(), start);
}

#[test]
fn a_name_that_looks_like_another_format_is_a_name() {
    let name = "b4RB1k1_5s3_7n1_5s1LP_9_7r1_9_9_6K2.b.-~0.7ku.r";
    let text = format!("[Sente \"{name}\"]\n1.P7f P3d\n");
    assert_eq!(moves(&text), ["7g7f", "3c3d"]);
    let record = read(text.as_bytes(), None).unwrap().remove(0).record;
    assert_eq!(record.headers.get("先手"), Some(name));
}

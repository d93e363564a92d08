//! Proverbs that need scores, and the list of the data file.

use std::collections::BTreeSet;

use komadai_rules::{Move, Position};

use super::{Judgement, RULES};
use crate::follow::Coach;
use crate::notice::proverbs;

#[test]
fn every_proverb_of_the_list_has_its_rule() {
    let ruled: BTreeSet<&str> = RULES.iter().map(|rule| rule.id).collect();
    let listed: BTreeSet<&str> = proverbs().map(|(id, _)| id).collect();
    assert_eq!(ruled, listed);
    assert_eq!(RULES.len(), ruled.len());
}

const GOOD: Judgement = Judgement {
    loss: 0,
    gap: Some(400),
    reply: None,
    best: None,
    other_reply: None,
    mate: None,
    brinkmate: false,
    loses: false,
};

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Proverbs told of the last of these moves, the ones before it being judged as good.
fn told(sfen: &str, moves: &str, judgement: &Judgement) -> Vec<&'static str> {
    let mut coach = Coach::new(Position::from_sfen(sfen).unwrap());
    let mut told = Vec::new();
    for text in moves.split(' ') {
        assert!(coach.position().is_legal(mv(text)), "{text} in {}", coach.position());
        told = coach.play_judged(mv(text), Some(judgement));
    }
    told.iter().map(|notice| notice.id).collect()
}

#[test]
fn proverbs_that_praise_ask_whether_the_move_was_good() {
    let reply = |text: &str| Judgement { reply: Some(mv(text)), ..GOOD };
    let late = "80";
    let at = |board: &str, hands: &str| format!("{board} b {hands} {late}");
    // Each row: the proverb, the position, the move, and what the search says.
    let rows: Vec<(&str, String, &str, Judgement)> = vec![
        ("gin_narazu", at("4k4/9/3S5/9/9/9/9/9/4K4", "-"), "6c7d", GOOD),
        ("kin_hiku", at("4k4/9/9/9/9/9/4G4/9/4K4", "-"), "5g5h", GOOD),
        (
            "kin_naname",
            at("3gk4/9/4P4/9/9/9/9/9/4K4", "S"),
            "S*5b",
            Judgement { reply: Some(mv("6a5b")), ..GOOD },
        ),
        ("ippo_senkin", at("4k4/9/9/9/9/9/9/9/4K4", "P"), "P*5c", GOOD),
        ("toomi_kaku", at("4k4/6r2/9/9/9/9/9/9/4K4", "B"), "B*8g", GOOD),
        ("oogoma_hanasu", at("4k4/6g2/9/9/9/9/9/9/4K4", "B"), "B*7f", GOOD),
        ("oogoma_chikazuke", at("4k4/9/9/9/4r4/9/9/9/4K4", "P"), "P*5g", reply("5e5g")),
        ("dragon_over_home_rook", at("4k4/9/9/9/9/9/7R1/9/4K4", "-"), "2g2c+", GOOD),
        ("uma_hiku", at("4k4/9/9/9/9/7+B1/9/9/K8", "-"), "2f4h", GOOD),
        ("tokin_osohaya", at("4k4/9/9/1+P7/9/9/9/9/4K4", "-"), "8d7c", GOOD),
        ("gedan_gyoku", at("9/4k4/9/3SGS3/9/9/9/9/4K4", "-"), "5d5c", GOOD),
        ("hayanige", at("4k4/9/9/9/9/9/3+r5/9/4K4", "-"), "5i4i", GOOD),
        ("sankei", at("8k/9/9/9/9/9/9/9/4K4", "3N"), "N*2c", Judgement { mate: Some(5), ..GOOD }),
        (
            "enemy_drop_square",
            at("4k4/9/9/9/9/9/9/9/4K4", "Gg"),
            "G*5g",
            Judgement { other_reply: Some(mv("G*5g")), ..GOOD },
        ),
        ("asobigoma", at("8k/9/9/9/9/9/9/G8/5K3", "-"), "9h8h", GOOD),
        (
            "chudan_gyoku",
            at("9/9/4k4/9/9/9/9/9/4K4", "G"),
            "G*5b",
            Judgement { loss: 200, reply: Some(mv("5c5d")), ..GOOD },
        ),
        (
            "kaze_gote",
            at("4k4/9/9/9/9/9/9/9/4K3R", "-"),
            "1i1h",
            Judgement { loss: 300, best: Some(mv("1i1a+")), ..GOOD },
        ),
        ("bind_before_check", at("8k/9/9/9/9/9/9/9/4K4", "G"), "G*3c", Judgement { brinkmate: true, ..GOOD }),
        (
            "nagai_tsumi",
            at("8k/9/9/9/9/9/9/9/4K4", "G"),
            "G*3c",
            Judgement { brinkmate: true, mate: Some(13), ..GOOD },
        ),
        (
            "hetahisha",
            at("4k4/9/9/9/4p4/4R4/9/9/4K4", "-"),
            "5f2f",
            Judgement { loss: 2000, loses: true, ..GOOD },
        ),
        (
            "oute_ou_te",
            at("8k/9/9/9/9/9/9/9/4K2R1", "-"),
            "2i1i",
            Judgement { loss: 400, reply: Some(mv("1a2a")), ..GOOD },
        ),
    ];
    for (id, sfen, moves, judgement) in rows {
        let found = told(&sfen, moves, &judgement);
        assert!(found.contains(&id), "{id} is not among {found:?}");
        if !matches!(
            id,
            "hetahisha"
                | "oute_ou_te"
                | "sankei"
                | "bind_before_check"
                | "nagai_tsumi"
                | "chudan_gyoku"
                | "kaze_gote"
        ) {
            let bad = Judgement { loss: 500, gap: Some(0), ..judgement };
            assert!(!told(&sfen, moves, &bad).contains(&id), "{id} is told of a bad move");
        }
    }
}

#[test]
fn proverbs_that_look_back_see_the_moves_before() {
    let start = "4k4/9/9/9/9/9/3S5/9/4K4 b Pb 80";
    assert!(told(start, "6g5f 5a4a 5f6e", &GOOD).contains(&"gin_chidori"));
    // A bishop met by a bishop on the same line.
    assert!(told("4k4/9/9/9/9/9/9/9/4K4 w Bb 80", "B*4e B*6g", &GOOD).contains(&"kaku_kaku"));
    // Rook and silver are attacked by the horse; the best move checks instead.
    let fork = "4k4/9/9/9/9/2R1S4/9/9/1K6+b w G 80";
    let found = told(fork, "1i3g G*5b", &GOOD);
    assert!(found.is_empty() || found.iter().all(|id| *id != "gin_narazu"), "{found:?}");
    // Nothing was taken or checked for four moves.
    let quiet = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    assert!(told(quiet, "2g2f 8c8d 6i7h 4a3b 9g9f", &GOOD).contains(&"hashifu_quiet"));
}

#[test]
fn proverbs_of_the_opening_and_of_the_race_are_told_of_good_moves_alone() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    // Both kings have two enemy pieces at them.
    let race = "4k4/9/4P4/9/9/9/3sp4/9/4K4 b G 80";
    let taken = Judgement { reply: Some(mv("5a4b")), ..GOOD };
    // Kings that step to and fro until the game is long.
    let later = |steps: &str, last: &str| format!("{}{last}", format!("{steps} ").repeat(13));
    let slow = later("5i5h 2a3a 5h5i 3a2a", "8h7g");
    let wrapped = later("5i5h 1a2a 5h5i 2a1a", "R*9b");
    let beside = later("5i5h 1a2a 5h5i 2a1a", "R*9c");
    let king = "8k/9/9/9/9/9/9/9/4K4 b R 1";
    for (id, sfen, moves, judgement) in [
        ("joban_kaku", start, "7g7f", GOOD),
        ("jikyuusen_kaku", "7k1/9/9/9/9/9/9/RB7/4K4 b - 1", slow.as_str(), GOOD),
        ("tsutsumu", king, wrapped.as_str(), GOOD),
        ("yose_zokute", race, "G*5b", GOOD),
        ("soutoku_sokudo", race, "G*4b", taken),
        // Rook and silver are forked by the bishop; the move cares for neither.
        ("ryoudori", "4k4/9/9/9/9/9/9/1S5R1/4K4 w Gb 80", "B*5e G*5b", GOOD),
    ] {
        assert!(told(sfen, moves, &judgement).contains(&id), "{id}");
        let bad = Judgement { loss: 500, gap: Some(0), ..judgement };
        assert!(!told(sfen, moves, &bad).contains(&id), "{id} is told of a bad move");
    }
    let not = |id: &str, sfen: &str, moves: &str, judgement: &Judgement| {
        assert!(!told(sfen, moves, judgement).contains(&id), "{id} after {moves}");
    };
    not("joban_kaku", start, "2g2f", &GOOD);
    not("tsutsumu", king, &beside, &GOOD);
    not("tsutsumu", king, "R*9b", &GOOD);
    // No race: White has nothing at Black's king.
    not("yose_zokute", "4k4/9/4P4/9/9/9/9/9/4K4 b G 80", "G*5b", &GOOD);
    not("soutoku_sokudo", race, "G*4b", &GOOD);
    // The forked rook runs away.
    not("ryoudori", "4k4/9/9/9/9/9/9/1S5R1/4K4 w Gb 80", "B*5e 2h2i", &GOOD);
}

//! Trees written in every format and read back: whatever the format does not own up to losing is still there.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

use komadai_record::{
    Encoding, End, EndKind, Format, Loss, Mark, MarkColor, Node, NodeId, Record, Step, Target, read, write,
};
use komadai_rules::{Color, HandKind, Handicap, Move, Piece, PieceKind, Sfen, Square};
use proptest::prelude::*;

const FORMATS: [Format; 7] =
    [Format::Kif, Format::Ki2, Format::Csa, Format::Jkf, Format::Usi, Format::Usen, Format::Psn];

/// Comments that look like other lines.
const NASTY: [&str; 22] = [
    "",
    "&",
    "&しおり",
    "*",
    "**",
    "#",
    "変化：1手",
    "まで1手で先手の勝ち",
    "1 ７六歩(77)",
    "   字下げ",
    "終わりに空白 ",
    "\t",
    "{",
    "}{",
    "[Sente \"甲\"]",
    ";",
    "'",
    "'*",
    "%TORYO",
    "+7776FU,T1",
    "/",
    "<script>alert(1)</script>",
];

/// A tree grown from a list of numbers: each adds a move, a branch, a note or an end somewhere.
fn grown(start: usize, seeds: &[(u16, u16, u8)]) -> Record {
    const STARTS: [&str; 3] = [
        "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
        "4k4/9/9/4p4/4R4/9/9/9/4K4 w G3Plp 7",
        "k8/9/9/9/9/9/3+B+B4/9/8K b 2r4g4s4n4l18p 1",
    ];
    let sfens: Vec<&str> = Handicap::ALL.iter().map(|handicap| handicap.sfen()).chain(STARTS).collect();
    let mut record = Record::new(sfens[start % sfens.len()].parse().unwrap());
    record.headers.set("先手", "甲");
    record.headers.set("後手", "乙");
    record.headers.set("開始日時", "2026/01/02 03:04:05");
    record.headers.push("備考", "a:b：c");
    let mut open = vec![NodeId::ROOT];
    for (place, choice, kind) in seeds {
        let at = if place % 4 == 0 { open[usize::from(*place) % open.len()] } else { open[open.len() - 1] };
        let node = record.node_mut(at);
        match kind % 14 {
            0 if choice % 3 == 0 => {
                node.comments.push(NASTY[usize::from(*choice) / 3 % NASTY.len()].to_owned());
            }
            0 if choice % 3 == 1 => {
                let square = |number: u16| Square::ALL[usize::from(number) % 81];
                let color = MarkColor::ALL[usize::from(*place) % 4];
                node.marks.add(Mark { from: square(*choice), to: square(choice / 81), color });
            }
            0 => node.comments.push(format!("評価値={choice} (good) \"{choice}\"")),
            1 => node.bookmark = Some(format!("印{choice}")),
            12 if choice % 4 == 0 => node.remarks.push(format!("値 {choice} +7776FU")),
            13 if node.seconds.is_some() => node.millis = choice % 1_000,
            12 | 13 => {}
            2 => {
                let kind = EndKind::KNOWN[usize::from(*choice) % EndKind::KNOWN.len()].clone();
                let children = record.node(at).children();
                let has_end = children.iter().any(|child| matches!(record.node(*child).step, Step::End(_)));
                if !has_end && at != NodeId::ROOT {
                    let winner = kind.winner(record.side_after(record.node(at).depth()));
                    let id = record.add(at, Step::End(End { kind, winner }));
                    record.node_mut(id).seconds = (choice % 2 == 0).then_some(u32::from(*choice));
                }
            }
            3 => {
                let position = record.position_at(at).unwrap();
                let from = Square::ALL[usize::from(*place) % 81];
                let to = Square::ALL[usize::from(*choice) % 81];
                if from == to {
                    continue;
                }
                let foul = Move::board(from, to, choice % 5 == 0);
                if let Err(reason) = position.check_move(foul) {
                    let children = record.node(at).children();
                    if children.iter().all(|child| !matches!(record.node(*child).step, Step::Illegal(..))) {
                        let id = record.add(at, Step::Illegal(foul, reason));
                        let side = record.side_after(record.node(id).depth());
                        if choice % 3 != 0 {
                            let winner = EndKind::FoulWin.winner(side);
                            record.add(id, Step::End(End { kind: EndKind::FoulWin, winner }));
                        }
                    }
                }
            }
            _ => {
                let moves = record.position_at(at).unwrap().legal_moves();
                let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { continue };
                let is_new = record
                    .node(at)
                    .children()
                    .iter()
                    .all(|child| record.node(*child).step != Step::Move(*mv));
                if is_new {
                    let id = record.add(at, Step::Move(*mv));
                    record.node_mut(id).seconds = (choice % 3 != 0).then_some(u32::from(*choice));
                    open.push(id);
                }
            }
        }
    }
    record
}

/// What must come back: for every line the steps, and on each node what the format holds.
fn kept(record: &Record, losses: &[Loss]) -> Vec<String> {
    let has = |key: &str| losses.iter().any(|loss| loss.key() == key);
    let (no_ends, no_times) = (has("end") || has("no_end"), has("times"));
    let node = |id: NodeId| {
        let node = record.node(id);
        let step = match &node.step {
            Step::End(_) if no_ends => return None,
            // Formats have different words for a foul; who fouled is who does not win.
            Step::End(end) if end.kind.key().starts_with("foul") || end.kind.key().starts_with("illegal") => {
                format!("foul {:?}", end.winner)
            }
            Step::End(end) => format!("{} {:?}", end.kind.key(), end.winner),
            Step::Move(mv) => mv.to_string(),
            Step::Illegal(mv, reason) => format!("{mv} {reason:?}"),
            Step::Start => String::new(),
        };
        let seconds = if no_times { None } else { node.seconds };
        let comments = if has("comments") { String::new() } else { node.comments.join("\n") };
        let bookmark = if has("bookmarks") { None } else { node.bookmark.clone() };
        let millis = if no_times || has("thousandths") { 0 } else { node.millis };
        let remarks = if has("remarks") { String::new() } else { node.remarks.join("\n") };
        let marks = if has("marks") { String::new() } else { node.marks.to_string() };
        Some(format!("{step} {seconds:?} {millis} {comments} {marks} {bookmark:?} {remarks}"))
    };
    let is_foul = |id: &NodeId| matches!(record.node(*id).step, Step::Illegal(..));
    let line = |leaf| -> Vec<String> {
        if has("illegal_move") && record.path(leaf).iter().any(is_foul) {
            return Vec::new();
        }
        core::iter::once(NodeId::ROOT).chain(record.path(leaf)).filter_map(node).collect()
    };
    let mut lines: Vec<String> = Vec::new();
    if has("variations") {
        lines.push(line(record.tip()).join(" / "));
    } else {
        lines.extend(record.leaves().map(|leaf| line(leaf).join(" / ")));
    }
    let start = if has("ply") { record.start.without_ply() } else { record.start.to_string() };
    lines.push(start);
    for (key, value) in record.headers.iter() {
        let lost =
            losses.iter().any(|loss| matches!(loss, Loss::Headers(keys) if keys.iter().any(|k| k == key)));
        if !lost {
            lines.push(format!("{key}={value}"));
        }
    }
    lines
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_a_format_does_not_lose_comes_back(
        start in 0_usize..26,
        seeds in prop::collection::vec((any::<u16>(), any::<u16>(), any::<u8>()), 0..70),
    ) {
        let record = grown(start, &seeds);
        for format in FORMATS {
            for encoding in [Encoding::Utf8, Encoding::ShiftJis] {
                let losses = format.losses(&record);
                let target = Target { format, encoding };
                let name = format!("x.{}", target.ending());
                let (bytes, lost) = write(&[&record], target);
                prop_assert!(lost.is_empty());
                let text = komadai_record::encoding::decode(&bytes).0;
                let mut readings = read(&bytes, Some(&name)).unwrap();
                prop_assert_eq!(readings.len(), 1, "{:?}: {}", format, text);
                let again = readings.remove(0);
                prop_assert_eq!(again.format, format, "{}", text);
                let played = |kind| matches!(kind, "unplayable_start" | "illegal_move" | "piece_mismatch");
                prop_assert!(again.warnings.iter().all(|w| played(w.kind.key())), "{:?} {:?}: {}", format, again.warnings, text);
                let wanted = kept(&record, &losses);
                let found = kept(&again.record, &losses);
                for line in wanted.iter().filter(|line| !line.is_empty()) {
                    // A line that loses its end may be the beginning of another.
                    let is_there = found.iter().any(|found| found == line || found.starts_with(&format!("{line} /")));
                    prop_assert!(is_there, "{:?} {:?}: no {} in {:#?} from {}", format, losses, line, found, text);
                }
            }
        }
    }

    #[test]
    fn several_games_of_a_file_stay_several(
        starts in prop::collection::vec(0_usize..26, 1..4),
        seeds in prop::collection::vec((any::<u16>(), any::<u16>(), 4_u8..12), 0..30),
    ) {
        let records: Vec<Record> = starts.iter().map(|start| grown(*start, &seeds)).collect();
        let records: Vec<&Record> = records.iter().collect();
        for format in [Format::Csa, Format::Usi, Format::Usen] {
            let target = Target { format, encoding: Encoding::Utf8 };
            let (bytes, _) = write(&records, target);
            let again = read(&bytes, Some(&format!("x.{}", target.ending()))).unwrap();
            prop_assert_eq!(again.len(), records.len(), "{:?}", format);
            for (again, record) in again.iter().zip(&records) {
                prop_assert_eq!(again.record.moves(), record.moves());
                prop_assert_eq!(again.record.start.without_ply(), record.start.without_ply());
            }
        }
    }

    #[test]
    fn any_position_comes_back_from_a_diagram(
        pieces in prop::collection::vec((0_usize..81, 0_usize..28), 0..41),
        hands in prop::collection::vec((any::<bool>(), 0_usize..7, 0_u8..19), 0..8),
        side in any::<bool>(),
        key in prop::option::of(prop::sample::select(vec!["先手", "備考", "{\"moves\"", "V2.2", "[Sente", "P1", "x~0.zzz."])),
    ) {
        let mut start: Sfen = "9/9/9/9/9/9/9/9/9 b - 1".parse().unwrap();
        for (square, piece) in pieces {
            let color = Color::ALL[piece % 2];
            start.set(Square::ALL[square], Some(Piece::new(color, PieceKind::ALL[piece / 2])));
        }
        for (color, kind, count) in hands {
            start.set_hand(Color::ALL[usize::from(color)], HandKind::ALL[kind], count);
        }
        start.set_side_to_move(Color::ALL[usize::from(side)]);
        let mut record = Record::new(start);
        if let Some(key) = key {
            record.headers.set(key, "値");
        }
        for format in [Format::Bod, Format::Kif, Format::Ki2, Format::Csa, Format::Jkf, Format::Usi, Format::Usen] {
            for encoding in [Encoding::Utf8, Encoding::ShiftJis] {
                let target = Target { format, encoding };
                let (bytes, _) = write(&[&record], target);
                let text = komadai_record::encoding::decode(&bytes).0;
                let again = read(&bytes, Some(&format!("x.{}", target.ending())));
                prop_assert!(again.is_ok(), "{:?}: {}", format, text);
                let again = again.unwrap().remove(0);
                prop_assert_eq!(again.record.start.to_string(), record.start.to_string(), "{:?}: {}", format, text);
                prop_assert_eq!(again.format, format, "{}", text);
            }
        }
    }

    #[test]
    fn no_bytes_make_a_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        for name in ["x.kif", "x.csa", "x.jkf", "x.psn", "x.usen", "x.sfen", "x.ki2"] {
            let _ = read(&bytes, Some(name));
        }
    }

    #[test]
    fn a_damaged_file_is_read_as_something_that_can_be_written(
        start in 0_usize..26,
        seeds in prop::collection::vec((any::<u16>(), any::<u16>(), any::<u8>()), 0..20),
        damage in prop::collection::vec((any::<u16>(), "[0-9|v+(){}\"~.,%'PT：変同　銀打成*&\n\\[\\]]{0,3}"), 1..8),
    ) {
        let record = grown(start, &seeds);
        for format in FORMATS {
            let (bytes, _) = write(&[&record], Target { format, encoding: Encoding::Utf8 });
            let mut text: Vec<char> = String::from_utf8(bytes).unwrap().chars().collect();
            for (at, patch) in &damage {
                let at = usize::from(*at) % text.len().max(1);
                text.splice(at..(at + 2).min(text.len()), patch.chars());
            }
            let text: String = text.into_iter().collect();
            for reading in read(text.as_bytes(), None).into_iter().flatten() {
                // Words for the end that nobody knows may hold words that everybody knows.
                let is_strange = |node: &Node| matches!(&node.step, Step::End(end) if matches!(end.kind, EndKind::Other(_)));
                let is_whole = FORMATS.contains(&reading.format)
                    && reading.format.losses(&reading.record).is_empty()
                    && !reading.record.nodes().any(is_strange);
                if !is_whole {
                    continue;
                }
                let target = Target { format: reading.format, encoding: Encoding::Utf8 };
                let name = format!("x.{}", target.ending());
                let (once, _) = write(&[&reading.record], target);
                let once_more = &read(&once, Some(&name)).unwrap()[0].record;
                let (twice, _) = write(&[once_more], target);
                let shown = |bytes| String::from_utf8(bytes).unwrap();
                prop_assert_eq!(shown(once), shown(twice), "from {}", text);
            }
        }
    }
}

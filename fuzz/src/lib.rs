//! The laws that the targets hold the readers to.

use komadai_record::notation::{Script, chinese, hosking, japanese, parse_move, parse_moves, western};
use komadai_record::{Edit, Editor, Encoding, EndKind, Format, NodeId, Record, Step, Target, read, write};
use komadai_rules::{Color, Move, Piece, PieceKind, Position, Sfen, Square};
use komadai_tsume::{Limits, Patient, Problem, Verdict, brinkmates, examine, solve};

fn has_strange_end(record: &Record) -> bool {
    let strange = |step: &Step| matches!(step, Step::End(end) if end.kind.key().starts_with("other:"));
    record.nodes().any(|node| strange(&node.step))
}

/// No bytes make the reader panic, and what was read can be written, read and written again without a change.
///
/// Records that the format cannot hold whole are only read; so are ends of unknown words, which may hold known ones.
pub fn read_and_write(format: Format, data: &[u8]) {
    let target = Target { format, encoding: Encoding::Utf8 };
    let name = format!("x.{}", target.ending());
    for reading in read(data, Some(&name)).into_iter().flatten() {
        let is_whole = reading.format == format
            && format != Format::Usf
            && format.losses(&reading.record).is_empty()
            && !has_strange_end(&reading.record);
        if is_whole {
            let (once, _) = write(&[&reading.record], target);
            let again = read(&once, Some(&name)).expect("what was written can be read");
            let (twice, _) = write(&[&again[0].record], target);
            assert_eq!(once, twice);
        }
    }
}

/// Whatever the content is taken for, it can be written in every format, and formats that lose nothing keep the moves.
pub fn read_anything(data: &[u8]) {
    for reading in read(data, None).into_iter().flatten().take(4) {
        let record = &reading.record;
        for format in Format::ALL {
            let target = Target { format, encoding: Encoding::Utf8 };
            let (bytes, _) = write(&[record], target);
            if format == Format::Usf || !format.losses(record).is_empty() || has_strange_end(record) {
                continue;
            }
            let name = format!("x.{}", target.ending());
            let again = read(&bytes, Some(&name)).expect("what was written can be read").remove(0).record;
            assert_eq!(again.start, record.start, "{format:?}");
            assert_eq!(steps(&again), steps(record), "{format:?}");
        }
    }
}

/// The moves, legal or not, of every line.
fn steps(record: &Record) -> Vec<(usize, Move)> {
    let mv = |id: NodeId| match record.node(id).step {
        Step::Move(mv) | Step::Illegal(mv, _) => Some((record.node(id).depth(), mv)),
        _ => None,
    };
    record.preorder(NodeId::ROOT).filter_map(mv).collect()
}

/// A typed line of moves gives legal moves or an error, and each of them reads back from every notation.
pub fn type_moves(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (sfen, text) = text.split_once('|').unwrap_or(("", &text));
    let mut position = Position::from_sfen(sfen).unwrap_or_else(|_| Position::start());
    let _ = parse_move(&position, None, text);
    let mut previous_to = None;
    for mv in parse_moves(&position, None, text).into_iter().flatten() {
        for text in [
            japanese(&position, mv, previous_to),
            chinese(&position, mv, previous_to, Script::Simplified),
            chinese(&position, mv, previous_to, Script::Traditional),
            western(&position, mv, previous_to),
            hosking(&position, mv),
            mv.to_string(),
        ] {
            assert_eq!(parse_move(&position, previous_to, &text), Ok(mv), "{text}");
        }
        position.do_move(mv);
        previous_to = Some(mv.to());
    }
}

/// Edits keep the tree whole, and undoing all of them gives the bytes that were there before.
pub fn edit_and_undo(data: &[u8]) {
    let bytes =
        |record: &Record| write(&[record], Target { format: Format::Kif, encoding: Encoding::Utf8 }).0;
    let mut editor = Editor::new(Record::new("startpos".parse().expect("the start is well-formed")));
    let before = bytes(editor.record());
    for step in data.chunks_exact(3).take(200) {
        let record = editor.record();
        let ids: Vec<NodeId> = record.preorder(NodeId::ROOT).collect();
        let (node, choice) = (ids[usize::from(step[1]) % ids.len()], usize::from(step[2]));
        let edit = match step[0] % 16 {
            0 => Edit::Delete(node),
            1 => Edit::Promote(node),
            2 => Edit::MakeMain(node),
            3 => Edit::Place { node, place: choice % 4 },
            4 => Edit::SetComment { node, text: "*&#|".chars().cycle().take(choice).collect() },
            5 => Edit::SetBookmark { node, name: choice.to_string() },
            6 => Edit::SetTime { node, seconds: Some(choice as u32), millis: 0 },
            7 => Edit::SetEnd { after: node, end: Some(record.end_after(node, EndKind::Resign)) },
            8 => {
                let _ = if choice % 2 == 0 { editor.undo() } else { editor.redo() };
                continue;
            }
            _ => {
                let Some(position) = record.position_at(node) else { continue };
                let moves = position.legal_moves();
                let Some(mv) = moves.get(choice % moves.len().max(1)) else { continue };
                Edit::AddMove { after: node, mv: *mv }
            }
        };
        let _ = editor.apply(&edit);
        assert_eq!(editor.record().nodes().count(), editor.record().len());
    }
    let after = bytes(editor.record());
    let again = read(&after, Some("x.kifu")).expect("what was written can be read").remove(0).record;
    assert_eq!(&again, editor.record());
    let mut count = 0;
    while editor.undo().is_some() {
        count += 1;
    }
    assert_eq!(bytes(editor.record()), before);
    for _ in 0..count {
        editor.redo();
    }
    assert_eq!(bytes(editor.record()), after);
}

/// A position of few pieces from a few bytes: a king to mate, perhaps one more, and pieces near them or in hand.
fn small_position(data: &[u8]) -> Option<Sfen> {
    let (head, rest) = data.split_at_checked(4)?;
    let mut sfen = Sfen::empty();
    let square = |byte: u8| Square::from_index(usize::from(byte) % 81);
    sfen.set(square(head[0])?, Some(Piece::new(Color::White, PieceKind::King)));
    if head[1] % 4 == 0 {
        sfen.set(square(head[1] / 4)?, Some(Piece::new(Color::Black, PieceKind::King)));
    }
    if head[2] % 8 == 0 {
        sfen.set_side_to_move(Color::White);
    }
    for pair in rest.chunks_exact(2).take(12) {
        let color = if pair[0] & 1 == 0 { Color::Black } else { Color::White };
        let kind = PieceKind::ALL[usize::from(pair[0] >> 1) % PieceKind::ALL.len()];
        match kind.hand_kind().filter(|_| pair[0] & 0x40 != 0) {
            Some(hand) => sfen.set_hand(color, hand, sfen.in_hand(color, hand) + 1 + pair[1] % 3),
            None if kind == PieceKind::King => {}
            None => {
                let square = square(pair[1])?;
                let is_king = sfen.piece_at(square).is_some_and(|piece| piece.kind() == PieceKind::King);
                if !is_king {
                    sfen.set(square, Some(Piece::new(color, kind)));
                }
            }
        }
    }
    if head[3] % 2 == 0 {
        sfen.give_rest(Color::White);
    }
    Some(sfen)
}

/// Whatever a small position holds, the solver answers or names what stopped it; a mate is there and its line is legal, and
/// what it calls no mate has none in one move.
pub fn solve_small(data: &[u8]) {
    let Some(sfen) = small_position(data) else { return };
    let Ok(problem) = Problem::from_parts(&sfen) else { return };
    let limits = Limits { memory: Limits::LEAST_MEMORY, nodes: 20_000 };
    let solution = solve(&problem, limits, &mut Patient);
    let attacks = problem.position().side_to_move() == problem.attacker();
    match solution.verdict {
        Verdict::Unknown(_) => assert!(solution.plies.is_none() && solution.line.is_empty()),
        Verdict::NoMate => {
            assert!(solution.verified);
            let mates = |mv: &Move| {
                let mut after = problem.position().clone();
                after.do_move(*mv);
                after.is_checkmate()
            };
            assert!(!attacks || !problem.position().legal_moves().iter().any(mates), "{sfen}");
        }
        Verdict::Mate => {
            assert!(solution.verified);
            let plies = solution.plies.expect("a mate has a length");
            assert_eq!(plies % 2 == 1, attacks, "{sfen}");
            assert!(solution.raw_plies.is_none_or(|raw| raw >= plies), "{sfen}");
            let end = follow(problem.position(), &solution.line, problem.attacker());
            assert!(!solution.minimal || solution.line.len() == plies as usize && end.in_check(), "{sfen}");
        }
    }
    if data.len() % 5 == 0 {
        let limits = Limits { nodes: 5_000, ..limits };
        let (again, findings) = examine(&problem, Some(&solution.line), 4, limits, &mut Patient);
        let settled = |verdict| matches!(verdict, Verdict::Mate | Verdict::NoMate);
        if settled(again.verdict) && settled(solution.verdict) {
            assert_eq!(again.verdict, solution.verdict, "{sfen}");
        }
        for fault in findings.faults {
            follow(problem.position(), &fault.line, problem.attacker());
        }
        for brinkmate in brinkmates(&problem, limits, &mut Patient).found {
            for defence in brinkmate.defences {
                let mut position = problem.position().clone();
                position.do_move(brinkmate.mv);
                follow(&position, &defence, problem.attacker());
            }
        }
    }
}

/// Plays a line whose moves must be legal, and the attacker's all checks.
fn follow(start: &Position, line: &[Move], attacker: Color) -> Position {
    let mut position = start.clone();
    for mv in line {
        assert!(position.is_legal(*mv), "{start}: {mv}");
        let attacks = position.side_to_move() == attacker;
        position.do_move(*mv);
        assert!(!attacks || position.in_check(), "{start}: {mv} is no check");
    }
    position
}

//! USEN: a game that fits into a URL, three letters a move.

use core::fmt::Write as _;

use komadai_rules::{Color, HandKind, Handicap, Move, Sfen, Square};

use crate::end::{End, EndKind};
use crate::format::Format;
use crate::reading::{Games, ReadError};
use crate::tree::{NodeId, Record, Step};
use crate::walk::Walk;
use crate::warning::{Log, Warning, WarningKind};

/// Reads every line: `START~OFFSET.MOVES.END~OFFSET.MOVES.END…`.
pub(crate) fn read_text(text: &str) -> Result<Vec<(Record, Vec<Warning>, Format)>, ReadError> {
    let mut log = Log::default();
    let mut games = Games::default();
    for line in text.lines() {
        log.line += 1;
        let trimmed = line.trim();
        if trimmed.is_empty() {
            continue;
        }
        let lead = line.len() - line.trim_start().len();
        let Some(record) = game(trimmed, lead, &mut log) else {
            log.warn(WarningKind::UnknownLine, lead, None, trimmed);
            continue;
        };
        if !games.push(record, &mut log, Format::Usen) {
            break;
        }
    }
    games.finish(&mut log)
}

/// One game; none if the line is no game at all.
fn game(text: &str, lead: usize, log: &mut Log) -> Option<Record> {
    let (start, rest) = text.split_once('~')?;
    let start = start_of(start)?;
    if komadai_rules::Position::try_from(&start).is_err() {
        log.warn(WarningKind::UnplayableStart, lead, None, text);
    }
    let mut walk = Walk::new(start);
    let mut at = lead + text.len() - rest.len();
    for part in rest.split('~') {
        line(part, at, &mut walk, log);
        walk.close_line();
        at += part.len() + 1;
    }
    Some(walk.record)
}

fn start_of(text: &str) -> Option<Sfen> {
    if text.is_empty() {
        return Handicap::Even.sfen().parse().ok();
    }
    let sfen: String = text
        .chars()
        .map(|c| match c {
            '_' => '/',
            '.' => ' ',
            'z' => '+',
            other => other,
        })
        .collect();
    sfen.parse().ok()
}

/// One line of play.
fn line(part: &str, at: usize, walk: &mut Walk, log: &mut Log) {
    let mut fields = part.splitn(3, '.');
    let offset = fields.next().unwrap_or_default();
    let (moves, end) =
        (fields.next().unwrap_or_default(), fields.next().unwrap_or_default().trim_end_matches('.'));
    let moves_at = at + offset.len() + 1;
    let Some(depth) = offset.parse::<usize>().ok().filter(|depth| walk.branch_to(*depth)) else {
        log.warn(WarningKind::NoBranch, at, None, part);
        return;
    };
    let bytes = moves.as_bytes();
    if bytes.len() % 3 != 0 {
        log.warn(WarningKind::UnreadableMove, moves_at + bytes.len() / 3 * 3, None, moves);
    }
    for (index, code) in bytes.chunks_exact(3).enumerate() {
        let (at, ply) = (moves_at + index * 3, Some(depth + index + 1));
        let said = core::str::from_utf8(code).unwrap_or_default();
        let Some(mv) = decode(said) else {
            log.warn(WarningKind::UnreadableMove, at, ply, said);
            return;
        };
        // Some programs count variations from the main line only, whatever stands between.
        if index == 0 && walk.position().is_some_and(|position| !position.is_legal(mv)) {
            walk.branch_from_main(depth);
        }
        if !play(walk, mv, at, ply, said, log) {
            return;
        }
    }
    if let Some(digits) = end.strip_prefix('i') {
        let ply = Some(walk.length() + 1);
        if let Some(mv) = decode(digits.get(..3).unwrap_or_default()) {
            play(walk, mv, moves_at + moves.len() + 1, ply, digits, log);
        }
    }
    let kind = match end.chars().next() {
        Some('r') => EndKind::Resign,
        Some('t') => EndKind::Timeout,
        Some('j') => EndKind::Impasse,
        Some('p') => EndKind::Interrupt,
        Some('i') => EndKind::FoulWin,
        None => return,
        Some(_) => {
            log.warn(WarningKind::UnknownEnd, moves_at + moves.len() + 1, None, end);
            EndKind::other(end)
        }
    };
    if !matches!(walk.step(), Step::End(_)) {
        let winner = kind.winner(walk.side());
        walk.end(End { kind, winner });
    }
}

fn play(walk: &mut Walk, mv: Move, at: usize, ply: Option<usize>, said: &str, log: &mut Log) -> bool {
    if walk.is_full() {
        log.warn(WarningKind::TooManyMoves, at, ply, said);
        return false;
    }
    if walk.is_over() {
        log.warn(WarningKind::AfterEnd, at, ply, said);
        return false;
    }
    if walk.play(mv).is_err() {
        log.warn(WarningKind::IllegalMove, at, ply, said);
    }
    true
}

/// Pieces of drops by their codes, from 9.
const DROPS: [HandKind; 7] = [
    HandKind::Gold,
    HandKind::Pawn,
    HandKind::Lance,
    HandKind::Knight,
    HandKind::Silver,
    HandKind::Bishop,
    HandKind::Rook,
];
const SQUARES: u32 = 81;
const FIRST_DROP: u32 = SQUARES + 9;

fn decode(code: &str) -> Option<Move> {
    let value = u32::from_str_radix(code, 36).ok().filter(|_| code.len() == 3)?;
    let (promote, squares) = (value % 2 == 1, value / 2);
    let (from, to) = (squares / SQUARES, square(squares % SQUARES)?);
    if from < SQUARES {
        let from = square(from)?;
        return (from != to).then(|| Move::board(from, to, promote));
    }
    let kind = DROPS.get(from.checked_sub(FIRST_DROP)? as usize)?;
    Some(Move::drop(*kind, to))
}

fn encode(mv: Move) -> String {
    let from = match (mv.from(), mv.dropped()) {
        (Some(from), _) => index(from),
        (None, kind) => {
            FIRST_DROP + DROPS.iter().position(|drop| Some(*drop) == kind).unwrap_or_default() as u32
        }
    };
    let value = (from * SQUARES + index(mv.to())) * 2 + u32::from(mv.promotes());
    [value / 1296, value / 36 % 36, value % 36]
        .into_iter()
        .map(|digit| char::from_digit(digit, 36).unwrap_or('0'))
        .collect()
}

/// Squares are counted along the ranks.
fn square(index: u32) -> Option<Square> {
    let (rank, file) = (index / 9, index % 9);
    Square::from_index((file * 9 + rank) as usize)
}

fn index(square: Square) -> u32 {
    u32::from(square.rank().number() - 1) * 9 + u32::from(square.file().number() - 1)
}

/// Whether an end comes back as it was.
pub(crate) fn keeps(end: &End, side: Color) -> bool {
    let exact =
        matches!(end.kind, EndKind::Resign | EndKind::Timeout | EndKind::Impasse | EndKind::Interrupt);
    (exact || end.kind == EndKind::FoulWin) && end.winner == end.kind.winner(side)
}

/// The record as USEN: every line of play, nothing but moves and ends.
///
/// ```
/// use komadai_record::{read, usen};
/// let record = read(b"startpos moves 7g7f 3c3d resign", None).unwrap().remove(0).record;
/// assert_eq!(usen::to_text(&record), "~0.7ku2jm.r");
/// ```
pub fn to_text(record: &Record) -> String {
    let mut text = String::new();
    let even: Option<Sfen> = Handicap::Even.sfen().parse().ok();
    if even.is_none_or(|even| even.without_ply() != record.start.without_ply()) {
        let start = record.start.without_ply();
        text.extend(start.chars().map(|c| match c {
            '/' => '_',
            ' ' => '.',
            '+' => 'z',
            other => other,
        }));
    }
    if record.is_empty() {
        text.push_str("~0..");
    }
    for (parent, line) in record.lines() {
        let _ = write!(text, "~{}.", record.node(parent).depth());
        write_line(record, &line, &mut text);
    }
    text
}

fn write_line(record: &Record, line: &[NodeId], text: &mut String) {
    let mut end = String::new();
    for id in line {
        match &record.node(*id).step {
            Step::Move(mv) => text.push_str(&encode(*mv)),
            Step::Illegal(mv, _) => end = format!("i{}", encode(*mv)),
            Step::End(found) if end.is_empty() => {
                end.push(match found.kind {
                    EndKind::Resign => 'r',
                    EndKind::Timeout => 't',
                    EndKind::Impasse | EndKind::Draw | EndKind::Repetition => 'j',
                    _ => 'p',
                });
            }
            Step::Start | Step::End(_) => {}
        }
    }
    text.push('.');
    text.push_str(&end);
}

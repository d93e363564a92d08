//! Board diagrams (BOD): rows of nine cells, hands in kanji numbers.

use core::fmt::Write as _;

use komadai_rules::{Color, File, HandKind, Piece, PieceKind, Rank, Sfen, Square};

use crate::notation::names::{KANJI, digit, kind};

/// A piece's one-character name on boards.
fn cell(kind: PieceKind) -> char {
    match kind {
        PieceKind::Pawn => '歩',
        PieceKind::Lance => '香',
        PieceKind::Knight => '桂',
        PieceKind::Silver => '銀',
        PieceKind::Bishop => '角',
        PieceKind::Rook => '飛',
        PieceKind::Gold => '金',
        PieceKind::King => '玉',
        PieceKind::ProPawn => 'と',
        PieceKind::ProLance => '杏',
        PieceKind::ProKnight => '圭',
        PieceKind::ProSilver => '全',
        PieceKind::Horse => '馬',
        PieceKind::Dragon => '龍',
    }
}

/// Reads one row, from file 9. The error is the index of the character that is wrong.
///
/// Blanks may be half-width, ideographic or missing: a mark (`v`, `V`, `^`, `+`, blank) belongs to the piece that
/// follows it.
pub(super) fn read_row(line: &str) -> Result<[Option<Piece>; 9], usize> {
    let chars: Vec<char> = line.chars().collect();
    let start = chars.iter().position(|c| matches!(c, '|' | '｜')).ok_or(0_usize)? + 1;
    let mut row = [None; 9];
    let (mut file, mut white, mut promoted) = (0, false, false);
    for (at, c) in chars.iter().enumerate().skip(start) {
        match c {
            '|' | '｜' => break,
            ' ' | '\u{3000}' | '\t' | '^' | '+' => {}
            'v' | 'V' | 'ｖ' => white = true,
            '成' => promoted = true,
            '・' | '.' | '･' | '．' => {
                if file == 9 {
                    return Err(at);
                }
                file += 1;
                (white, promoted) = (false, false);
            }
            other => {
                let found = kind(*other).filter(|_| file < 9);
                let found = if promoted { found.and_then(PieceKind::promoted) } else { found };
                let found = found.ok_or(at)?;
                let color = if white { Color::White } else { Color::Black };
                row[file] = Some(Piece::new(color, found));
                file += 1;
                (white, promoted) = (false, false);
            }
        }
    }
    if file == 9 { Ok(row) } else { Err(chars.len()) }
}

/// Puts a row on the board.
pub(super) fn place_row(sfen: &mut Sfen, rank: Rank, row: [Option<Piece>; 9]) {
    for (file, piece) in File::ALL.into_iter().rev().zip(row) {
        sfen.set(Square::new(file, rank), piece);
    }
}

/// Reads hands: `飛　角　金二　歩十五`, `なし` or nothing, whatever the blanks. The error is a character's index.
pub(super) fn read_hand(text: &str) -> Result<[u8; 7], usize> {
    let mut counts = [0_u8; 7];
    if text.trim().starts_with("なし") {
        return Ok(counts);
    }
    let mut pending: Option<(HandKind, u8)> = None;
    for (at, c) in text.chars().enumerate() {
        if c.is_whitespace() {
            continue;
        }
        let number = match c {
            '十' => Some(10),
            '0' | '０' => Some(0),
            _ => digit(c),
        };
        match (number, pending) {
            (Some(number), Some((kind, so_far))) => {
                let more = match (c.is_ascii_digit() || ('０'..='９').contains(&c), so_far) {
                    // Arabic numbers grow by places, kanji numbers by adding.
                    (true, _) => so_far.checked_mul(10).and_then(|tens| tens.checked_add(number)),
                    (false, _) => so_far.checked_add(number),
                };
                pending = Some((kind, more.ok_or(at)?));
            }
            (Some(_), None) => return Err(at),
            (None, _) => {
                add(&mut counts, pending).ok_or(at)?;
                let found = kind(c).filter(|kind| !kind.is_promoted()).and_then(PieceKind::hand_kind);
                pending = Some((found.ok_or(at)?, 0));
            }
        }
    }
    add(&mut counts, pending).ok_or(text.chars().count())?;
    Ok(counts)
}

fn add(counts: &mut [u8; 7], pending: Option<(HandKind, u8)>) -> Option<()> {
    if let Some((kind, count)) = pending {
        let total = counts[kind.index()].checked_add(count.max(1)).filter(|total| *total <= 18)?;
        counts[kind.index()] = total;
    }
    Some(())
}

/// A count as hands write it: nothing for one, kanji from two.
fn kanji_count(count: u8) -> String {
    let mut text = String::new();
    match count {
        0 | 1 => {}
        2..=9 => text.push(KANJI[usize::from(count) - 1]),
        10 => text.push('十'),
        11..=18 => {
            text.push('十');
            text.push(KANJI[usize::from(count) - 11]);
        }
        _ => text = count.to_string(),
    }
    text
}

fn hand_line(sfen: &Sfen, color: Color) -> String {
    let pieces: Vec<String> = HandKind::DISPLAY
        .into_iter()
        .filter(|kind| sfen.in_hand(color, *kind) > 0)
        .map(|kind| format!("{}{}", cell(kind.kind()), kanji_count(sfen.in_hand(color, kind))))
        .collect();
    if pieces.is_empty() { "なし".to_owned() } else { pieces.join("\u{3000}") }
}

/// The diagram, with both hands and, when White moves, whose turn it is. `names` are Black's and White's.
pub(crate) fn write(sfen: &Sfen, names: (&str, &str)) -> String {
    let mut text = format!("{}の持駒：{}\n", names.1, hand_line(sfen, Color::White));
    text.push_str("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
    for (rank, kanji) in Rank::ALL.into_iter().zip(KANJI) {
        text.push('|');
        for file in File::ALL.into_iter().rev() {
            match sfen.piece_at(Square::new(file, rank)) {
                None => text.push_str(" ・"),
                Some(piece) => {
                    text.push(if piece.color() == Color::White { 'v' } else { ' ' });
                    text.push(cell(piece.kind()));
                }
            }
        }
        let _ = writeln!(text, "|{kanji}");
    }
    let _ =
        writeln!(text, "+---------------------------+\n{}の持駒：{}", names.0, hand_line(sfen, Color::Black));
    if sfen.side_to_move() == Color::White {
        let _ = writeln!(text, "{}番", names.1);
    }
    text
}

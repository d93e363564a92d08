//! Names of pieces and squares, as people write them in Japanese and Chinese.

use komadai_rules::{PieceKind, Square};

/// Digits as wide as kanji.
const FULL_WIDTH: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];
/// Numbers from one to nine.
pub(crate) const KANJI: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The full-width file and kanji rank of a square: `７六`.
pub(crate) fn japanese_square(square: Square) -> String {
    [FULL_WIDTH[square.file().index()], KANJI[square.rank().index()]].iter().collect()
}

/// The piece that a name begins with, and the name's length. Fonts and languages differ; all are read.
pub(super) fn piece_name(first: char, second: Option<char>) -> Option<(PieceKind, usize)> {
    let long = match (first, second.unwrap_or(' ')) {
        ('成', '銀' | '银') => Some(PieceKind::ProSilver),
        ('成', '桂') => Some(PieceKind::ProKnight),
        ('成', '香') => Some(PieceKind::ProLance),
        ('成', '歩' | '步') | ('と', '金') => Some(PieceKind::ProPawn),
        ('竜' | '龍' | '龙', '王') => Some(PieceKind::Dragon),
        ('竜' | '龍' | '龙', '馬' | '马') => Some(PieceKind::Horse),
        ('飛' | '飞', '車' | '车') => Some(PieceKind::Rook),
        ('角', '行') => Some(PieceKind::Bishop),
        ('金', '将' | '將') => Some(PieceKind::Gold),
        ('銀' | '银', '将' | '將') => Some(PieceKind::Silver),
        ('桂', '馬' | '马') => Some(PieceKind::Knight),
        ('香', '車' | '车') => Some(PieceKind::Lance),
        ('歩' | '步', '兵') => Some(PieceKind::Pawn),
        ('玉' | '王', '将' | '將') => Some(PieceKind::King),
        _ => None,
    };
    if let Some(kind) = long {
        return Some((kind, 2));
    }
    Some((kind(first)?, 1))
}

/// The piece that a name of one character means, as diagrams have them.
pub(crate) fn kind(c: char) -> Option<PieceKind> {
    Some(match c {
        '歩' | '步' => PieceKind::Pawn,
        '香' => PieceKind::Lance,
        '桂' => PieceKind::Knight,
        '銀' | '银' => PieceKind::Silver,
        '角' => PieceKind::Bishop,
        '飛' | '飞' => PieceKind::Rook,
        '金' => PieceKind::Gold,
        '玉' | '王' => PieceKind::King,
        'と' => PieceKind::ProPawn,
        '杏' | '仝' => PieceKind::ProLance,
        '圭' | '今' => PieceKind::ProKnight,
        '全' => PieceKind::ProSilver,
        '馬' | '马' => PieceKind::Horse,
        '竜' | '龍' | '龙' => PieceKind::Dragon,
        _ => return None,
    })
}

/// A digit from 1 to 9, half-width, full-width or kanji.
pub(crate) fn digit(c: char) -> Option<u8> {
    Some(match c {
        '1'..='9' => c as u8 - b'0',
        '１'..='９' => (u32::from(c) - u32::from('０')) as u8,
        '一' => 1,
        '二' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        _ => return None,
    })
}

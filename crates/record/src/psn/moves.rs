//! Moves of PSN's dialects: `P7f`, `P7g-7f`, `Px`, `xP`, `xS3`, `Bx8h+`, `G45h`, `Gg8g`, `P*3e`, `+P7h`, `P76`, `2g2f`.

use komadai_rules::{Move, PieceKind, Position, Square, attacks};

/// What a word says of a move.
struct Said {
    kind: PieceKind,
    file: Option<u8>,
    rank: Option<u8>,
    /// None: the square of the move before.
    to: Option<Square>,
    drop: bool,
    promote: bool,
}

/// The move that a word means here. The move need not be legal.
pub(super) fn read(position: &Position, previous_to: Option<Square>, word: &str) -> Option<Move> {
    if let Ok(mv) = word.parse::<Move>() {
        return Some(mv);
    }
    let said = said(word)?;
    let to = said.to.or(previous_to)?;
    let hand = said.kind.hand_kind().filter(|_| !said.kind.is_promoted());
    if said.drop {
        return hand.map(|hand| Move::drop(hand, to));
    }
    let side = position.side_to_move();
    let mut candidates: Vec<Square> = position
        .pieces(side, said.kind)
        .iter()
        .filter(|from| {
            let piece = komadai_rules::Piece::new(side, said.kind);
            attacks::piece(piece, *from, position.occupied()).contains(to)
                && said.file.is_none_or(|file| from.file().number() == file)
                && said.rank.is_none_or(|rank| from.rank().number() == rank)
        })
        .collect();
    if candidates.len() > 1 {
        let is_legal = |from: &Square| {
            position.is_legal(Move::board(*from, to, said.promote))
                || position.is_legal(Move::board(*from, to, true))
        };
        candidates.retain(is_legal);
    }
    match (candidates[..].first(), candidates.len(), hand) {
        (Some(from), 1, _) => {
            let mv = Move::board(*from, to, said.promote);
            let forced =
                !said.promote && !position.is_legal(mv) && position.is_legal(Move::board(*from, to, true));
            Some(if forced { Move::board(*from, to, true) } else { mv })
        }
        (None, _, Some(hand)) if said.file.is_none() && said.rank.is_none() => {
            position.hand(side).has(hand).then(|| Move::drop(hand, to))
        }
        _ => None,
    }
}

fn said(word: &str) -> Option<Said> {
    let word = word.trim_end_matches(['!', '?', '.', '#']);
    let (body, promote) = match word.strip_suffix('+') {
        Some(body) => (body, true),
        None => (word.strip_suffix(['=', '^']).unwrap_or(word), false),
    };
    let body = body.strip_prefix('x').unwrap_or(body);
    let (is_promoted, body) = match body.strip_prefix('+') {
        Some(body) => (true, body),
        None => (false, body),
    };
    let mut chars = body.chars();
    let kind = match chars.next()? {
        'P' => PieceKind::Pawn,
        'L' => PieceKind::Lance,
        'N' => PieceKind::Knight,
        'S' => PieceKind::Silver,
        'B' => PieceKind::Bishop,
        'R' => PieceKind::Rook,
        'G' => PieceKind::Gold,
        'K' => PieceKind::King,
        'T' => PieceKind::ProPawn,
        'H' => PieceKind::Horse,
        'D' => PieceKind::Dragon,
        _ => return None,
    };
    let kind = if is_promoted { kind.promoted()? } else { kind };
    let rest = chars.as_str();
    let drop = rest.starts_with(['*', '\'']);
    let places: Vec<char> = rest.chars().filter(|c| !matches!(c, '-' | 'x' | '*' | '\'' | ':')).collect();
    let file = |c: char| c.to_digit(10).filter(|file| (1..=9).contains(file)).map(|file| file as u8);
    let rank = |c: char| match c {
        'a'..='i' => Some(c as u8 - b'a' + 1),
        _ => file(c),
    };
    let square =
        |f: char, r: char| Square::from_index(usize::from(file(f)? - 1) * 9 + usize::from(rank(r)? - 1));
    let (from_file, from_rank, to) = match places[..] {
        [] => (None, None, None),
        [only] if only.is_ascii_digit() => (Some(file(only)?), None, None),
        [only] => (None, Some(rank(only)?), None),
        [f, r] => (None, None, Some(square(f, r)?)),
        [only, f, r] if only.is_ascii_digit() => (Some(file(only)?), None, Some(square(f, r)?)),
        [only, f, r] => (None, Some(rank(only)?), Some(square(f, r)?)),
        [ff, fr, f, r] => (Some(file(ff)?), Some(rank(fr)?), Some(square(f, r)?)),
        _ => return None,
    };
    Some(Said { kind, file: from_file, rank: from_rank, to, drop, promote })
}

//! Proverbs about one's own king.

use komadai_rules::{Bitboard, Color, HandKind, PieceKind, Position, Square, attacks};

use super::{Scene, attackers_round, bearers, distance};
use crate::story::worth;

/// 居玉は避けよ: fighting has begun, and the king never moved.
pub(super) fn igyoku_avoid(scene: &Scene<'_>) -> bool {
    let is_home = scene.own_king().is_some_and(|king| scene.seen(king) == Square::S5I);
    scene.moment.plies >= 24
        && is_home
        && !scene.story.king_moved[scene.us()]
        && scene.moment.kind != PieceKind::King
        && (scene.story.fought
            || scene.moment.taken.is_some_and(|kind| worth(kind) >= worth(PieceKind::Silver)))
}

/// 玉飛接近すべからず: king and rook came to stand side by side.
pub(super) fn gyokuhi_apart(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.own_king() else { return false };
    let rooks = scene.after().pieces(scene.us(), PieceKind::Rook);
    scene.moment.plies >= 12
        && (scene.moves(PieceKind::King) || scene.moment.kind == PieceKind::Rook)
        && rooks.into_iter().any(|rook| scene.rank(rook) >= 7 && distance(king, rook) <= 1)
}

/// How much the enemy bears on the squares next to a side's king.
fn pressure(position: &Position, side: Color) -> u32 {
    let Some(king) = position.king(side) else { return 0 };
    attacks::king(king).into_iter().map(|square| bearers(position, !side, square)).sum()
}

/// 玉の早逃げ八手の得: the king leaves before it is checked, and gains by it.
pub(super) fn hayanige(scene: &Scene<'_>) -> bool {
    scene.moves(PieceKind::King)
        && !scene.before.in_check()
        && scene.is_good()
        && pressure(scene.before, scene.us()) >= pressure(scene.after(), scene.us()) + 2
}

/// 金底の歩、岩より堅し: a pawn dropped beneath a gold, with an enemy rook on these ranks.
pub(super) fn kinsoko(scene: &Scene<'_>) -> bool {
    let gold = scene
        .ahead(scene.to(), 0, 1)
        .is_some_and(|square| scene.after().pieces(scene.us(), PieceKind::Gold).contains(square));
    let rooks = scene.after().pieces(!scene.us(), PieceKind::Rook)
        | scene.after().pieces(!scene.us(), PieceKind::Dragon);
    scene.is_drop(PieceKind::Pawn)
        && scene.rank(scene.to()) == 9
        && gold
        && rooks.into_iter().any(|rook| scene.rank(rook) >= 8)
}

/// 玉の囲いは金銀三枚: three generals round the king when the opening ends.
pub(super) fn kakoi_kingin3(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.own_king() else { return false };
    let generals = (scene.after().kind(PieceKind::Gold) | scene.after().kind(PieceKind::Silver))
        & scene.after().color(scene.us());
    (29..=30).contains(&scene.moment.plies)
        && scene.story.king_moved[scene.us()]
        && generals.into_iter().filter(|square| distance(king, *square) <= 2).count() >= 3
}

/// 金なし将棋に受け手なし: no gold near the king or in hand, and the enemy is there.
pub(super) fn kinnashi(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.own_king() else { return false };
    let golds = scene.after().pieces(scene.us(), PieceKind::Gold);
    scene.moment.plies >= 40
        && !scene.after().hand(scene.us()).has(HandKind::Gold)
        && golds.into_iter().all(|gold| distance(king, gold) > 2)
        && attackers_round(scene.after(), !scene.us(), king).count() >= 2
}

/// 角筋に玉を置くな: the king stepped onto the line of an enemy bishop, with one piece between.
pub(super) fn kakusuji_gyoku(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.own_king() else { return false };
    let bishops = scene.after().pieces(!scene.us(), PieceKind::Bishop)
        | scene.after().pieces(!scene.us(), PieceKind::Horse);
    let on_line = |bishop: Square| {
        attacks::bishop_reach(king).contains(bishop)
            && (attacks::between(king, bishop) & scene.after().occupied()).count() == 1
    };
    scene.moment.plies >= 10
        && scene.moves(PieceKind::King)
        && !scene.before.in_check()
        && bishops.into_iter().any(on_line)
}

/// 玉頭の桂に注意: the opponent holds a knight whose drop above the king has hardly an answer.
pub(super) fn gyokutou_kei(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.own_king() else { return false };
    let (us, position) = (scene.us(), scene.after());
    let is_open = |square: Square| position.piece_at(square).is_none() && bearers(position, us, square) == 0;
    scene.moment.plies >= 40
        && position.hand(!us).has(HandKind::Knight)
        && !position.in_check()
        && super::flights(position, us).count() <= 1
        && [-1, 1].into_iter().any(|files| scene.ahead(king, files, 2).is_some_and(is_open))
}

/// 玉は下段に構えよ: the king walks up the board without need.
pub(super) fn gyoku_gedan(scene: &Scene<'_>) -> bool {
    scene.moves(PieceKind::King)
        && scene.moment.plies < 60
        && !scene.before.in_check()
        && scene.rank(scene.to()) <= 6
        && scene.mv().from().is_some_and(|from| scene.rank(from) > scene.rank(scene.to()))
}

/// へぼ将棋王より飛車をかわいがり: the rook is saved, and the king lost.
pub(super) fn hetahisha(scene: &Scene<'_>) -> bool {
    let attacked = scene.mv().from().is_some_and(|from| bearers(scene.before, !scene.us(), from) > 0);
    let judged = scene.judgement.is_some_and(|judgement| judgement.loses || judgement.loss >= 800);
    let is_rook = scene.moves(PieceKind::Rook) || scene.moves(PieceKind::Dragon);
    is_rook && attacked && scene.moment.taken.is_none() && judged
}

/// 両取り逃げるべからず: two pieces are attacked at once, and the best move saves neither.
pub(super) fn ryoudori(scene: &Scene<'_>) -> bool {
    let Some(last) = scene.story.ago(0) else { return false };
    let Some(piece) = scene.before.piece_at(last.mv.to()) else { return false };
    let bears = attacks::piece(piece, last.mv.to(), scene.before.occupied()) & scene.before.color(scene.us());
    let mut forked = Bitboard::EMPTY;
    for square in bears {
        let is_much = scene
            .before
            .piece_at(square)
            .is_some_and(|piece| worth(piece.kind()) >= worth(PieceKind::Silver));
        if is_much {
            forked.set(square);
        }
    }
    !scene.before.in_check()
        && forked.has_several()
        && scene.is_good()
        && scene.to() != last.mv.to()
        && scene.mv().from().is_none_or(|from| !forked.contains(from))
}

/// 馬の守りは金銀三枚: a horse came to stand by the king.
pub(super) fn uma_kingin3(scene: &Scene<'_>) -> bool {
    let near = scene.own_king().is_some_and(|king| distance(king, scene.to()) <= 2);
    scene.moves(PieceKind::Horse) && near && scene.rank(scene.to()) >= 6
}

/// 馬は自陣に引け: the horse comes home, and nothing better was there.
pub(super) fn uma_hiku(scene: &Scene<'_>) -> bool {
    scene.moves(PieceKind::Horse)
        && scene.moment.taken.is_none()
        && scene.mv().from().is_some_and(|from| scene.rank(from) <= 6)
        && scene.rank(scene.to()) >= 7
        && scene.judgement.is_some_and(|judgement| judgement.loss <= 80)
}

//! Proverbs about pawns.

use komadai_rules::{HandKind, PieceKind, Square};

use super::Scene;

fn in_hand(scene: &Scene<'_>) -> u8 {
    scene.after().hand(scene.us()).count(HandKind::Pawn)
}

/// 歩のない将棋は負け将棋: no pawn in hand for six moves, while the opponent has some.
pub(super) fn funaki(scene: &Scene<'_>) -> bool {
    scene.moment.plies >= 40 && scene.story.pawnless[scene.us()] >= 6 && in_hand(scene) == 0
}

/// 一歩千金: the only pawn in hand is the move that counts.
pub(super) fn ippo_senkin(scene: &Scene<'_>) -> bool {
    scene.is_drop(PieceKind::Pawn) && in_hand(scene) == 0 && scene.is_only(300)
}

/// 三歩持ったら継ぎ歩に垂れ歩: three pawns in hand, and a file where they can be used.
pub(super) fn sanpo_tsugifu(scene: &Scene<'_>) -> bool {
    let position = scene.after();
    let faces = |pawn: Square| {
        let (near, far) = (scene.ahead(pawn, 0, 1), scene.ahead(pawn, 0, 2));
        scene.rank(pawn) == 6
            && near.is_some_and(|square| position.piece_at(square).is_none())
            && far.is_some_and(|square| position.pieces(!scene.us(), PieceKind::Pawn).contains(square))
    };
    let inner = |pawn: &Square| (2..=8).contains(&pawn.file().number());
    scene.moment.plies >= 20
        && in_hand(scene) >= 3
        && position.pieces(scene.us(), PieceKind::Pawn).into_iter().filter(inner).any(faces)
}

/// 三歩あれば端に手あり: three pawns in hand, and the edge pawns face each other.
pub(super) fn sanpo_hashi(scene: &Scene<'_>) -> bool {
    let position = scene.after();
    let king = scene.own_king();
    let faces = |pawn: Square| {
        let ahead = |ranks| scene.ahead(pawn, 0, ranks);
        let enemy = |square: Option<Square>| {
            square.is_some_and(|square| position.pieces(!scene.us(), PieceKind::Pawn).contains(square))
        };
        matches!(pawn.file().number(), 1 | 9)
            && king.is_none_or(|king| king.file() != pawn.file())
            && (scene.rank(pawn) == 6 && enemy(ahead(2)) || scene.rank(pawn) == 5 && enemy(ahead(1)))
    };
    scene.moment.plies >= 20
        && in_hand(scene) >= 3
        && position.pieces(scene.us(), PieceKind::Pawn).into_iter().any(faces)
}

/// 手のない時は端歩を突け: nothing happens, and the edge pawn goes one step.
pub(super) fn hashifu_quiet(scene: &Scene<'_>) -> bool {
    let quiet =
        (0..4).all(|ago| scene.story.ago(ago).is_some_and(|made| made.taken.is_none() && !made.checked));
    scene.moves(PieceKind::Pawn)
        && matches!(scene.to().file().number(), 1 | 9)
        && scene.moment.taken.is_none()
        && quiet
        && scene.judgement.is_some_and(|judgement| judgement.loss <= 40)
}

/// 歩越し銀には歩で受けよ: a pawn steps before a silver that left its own pawn behind.
pub(super) fn fugoshi_gin(scene: &Scene<'_>) -> bool {
    let (position, them) = (scene.after(), !scene.us());
    let is_ahead = |silver: Square| {
        let behind = scene.ahead(silver, 0, 1);
        behind.is_some_and(|square| position.pieces(them, PieceKind::Pawn).contains(square))
    };
    let silver = [1, 2]
        .into_iter()
        .filter_map(|ranks| scene.ahead(scene.to(), 0, ranks))
        .find(|square| position.pieces(them, PieceKind::Silver).contains(*square));
    scene.moves(PieceKind::Pawn)
        && silver.is_some_and(|silver| (4..=5).contains(&scene.rank(silver)) && is_ahead(silver))
}

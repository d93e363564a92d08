//! Proverbs about gold, silver, knight, lance and と.

use komadai_rules::{File, HandKind, Piece, PieceKind, Square};

use super::{Scene, bearers, distance};
use crate::story::worth;

/// 桂の高跳び歩の餌食: the knight jumped where a pawn will take it.
pub(super) fn keitakatobi(scene: &Scene<'_>) -> bool {
    let stays = scene.after().piece_at(scene.to()).map(Piece::kind) == Some(PieceKind::Knight);
    if !scene.moves(PieceKind::Knight) || !stays || scene.rank(scene.to()) > 5 || scene.moment.taken.is_some()
    {
        return false;
    }
    let Some(head) = scene.ahead(scene.to(), 0, 1) else { return false };
    let (position, them) = (scene.after(), !scene.us());
    let takes_nothing = (scene.bears_on() & position.color(them)).is_empty();
    let pawn_ready = [head].into_iter().chain(scene.ahead(head, 0, 1)).any(|square| {
        position.pieces(them, PieceKind::Pawn).contains(square)
            && (square == head || position.piece_at(head).is_none())
    });
    let can_drop = position.piece_at(head).is_none()
        && position.hand(them).has(HandKind::Pawn)
        && !has_pawn(scene, head.file());
    let is_safe = bearers(position, scene.us(), head) == 0;
    takes_nothing && is_safe && (pawn_ready || can_drop)
}

/// Whether the opponent has a pawn on a file.
fn has_pawn(scene: &Scene<'_>, file: File) -> bool {
    scene.after().pieces(!scene.us(), PieceKind::Pawn).into_iter().any(|square| square.file() == file)
}

/// 金は斜めに誘え: a piece offered diagonally before an enemy gold, and the gold takes.
pub(super) fn kin_naname(scene: &Scene<'_>) -> bool {
    let Some(reply) = scene.reply().filter(|reply| reply.to() == scene.to()) else { return false };
    let gold = reply.from().filter(|from| scene.after().pieces(!scene.us(), PieceKind::Gold).contains(*from));
    gold.is_some_and(|gold| {
        gold.file() != scene.to().file() && scene.rank(scene.to()) == scene.rank(gold) + 1
    }) && scene.is_good()
}

/// 金は引く手に好手あり: the best move draws a gold back.
pub(super) fn kin_hiku(scene: &Scene<'_>) -> bool {
    scene.moves(PieceKind::Gold)
        && scene.moment.taken.is_none()
        && scene.mv().from().is_some_and(|from| scene.rank(scene.to()) > scene.rank(from))
        && scene.is_only(80)
}

/// 銀は不成に好手あり: the best move leaves a silver as it is.
pub(super) fn gin_narazu(scene: &Scene<'_>) -> bool {
    let could = scene.rank(scene.to()) <= 3 || scene.mv().from().is_some_and(|from| scene.rank(from) <= 3);
    scene.moves(PieceKind::Silver) && could && !scene.mv().promotes() && scene.is_only(150)
}

/// 桂は控えて打て: a knight dropped where its next jump checks or forks.
pub(super) fn kei_hikaete(scene: &Scene<'_>) -> bool {
    if !scene.is_drop(PieceKind::Knight) || scene.rank(scene.to()) < 5 {
        return false;
    }
    let knight = |from: Square| {
        [-1, 1].into_iter().filter_map(move |files| scene.ahead(from, files, 2)).collect::<Vec<_>>()
    };
    let is_much = |square: &Square| {
        scene.after().piece_at(*square).is_some_and(|piece| {
            piece.color() != scene.us() && worth(piece.kind()) >= worth(PieceKind::Silver)
        })
    };
    let promises = |jump: Square| {
        let free = !scene.after().color(scene.us()).contains(jump);
        let aims = knight(jump);
        let checks = scene.enemy_king().is_some_and(|king| aims.contains(&king));
        free && (checks || aims.iter().filter(|square| is_much(square)).count() >= 2)
    };
    knight(scene.to()).into_iter().any(promises)
}

/// 桂先の銀定跡なり: a silver right before an enemy knight.
pub(super) fn keisaki_gin(scene: &Scene<'_>) -> bool {
    let knights = scene.after().pieces(!scene.us(), PieceKind::Knight);
    let stays = scene.after().piece_at(scene.to()).map(Piece::kind) == Some(PieceKind::Silver);
    stays
        && scene.moment.kind == PieceKind::Silver
        && scene.rank(scene.to()) <= 6
        && scene.ahead(scene.to(), 0, 1).is_some_and(|square| knights.contains(square))
}

/// 香は下段から打て: a lance dropped far back, with the file open before it and an enemy piece on it.
pub(super) fn kyo_gedan(scene: &Scene<'_>) -> bool {
    if !scene.is_drop(PieceKind::Lance) || scene.rank(scene.to()) < 7 {
        return false;
    }
    let hits = scene.bears_on() & scene.after().color(!scene.us());
    hits.into_iter().any(|square| distance(square, scene.to()) >= 4)
}

/// 銀は千鳥に使え: a silver goes diagonally twice, and well.
pub(super) fn gin_chidori(scene: &Scene<'_>) -> bool {
    let diagonal = |mv: komadai_rules::Move| mv.from().is_some_and(|from| from.file() != mv.to().file());
    let before = scene.story.ago(1).is_some_and(|made| {
        made.kind == PieceKind::Silver && diagonal(made.mv) && Some(made.mv.to()) == scene.mv().from()
    });
    scene.moves(PieceKind::Silver) && diagonal(scene.mv()) && before && scene.is_good()
}

/// と金の遅早: a と comes nearer to the king, and there is nothing better.
pub(super) fn tokin_osohaya(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.enemy_king() else { return false };
    scene.moves(PieceKind::ProPawn)
        && scene.moment.taken.is_none()
        && !scene.after().in_check()
        && scene.mv().from().is_some_and(|from| distance(from, king) > distance(scene.to(), king))
        && scene.is_good()
}

/// 遊び駒は活用せよ: a gold, silver or knight that stood idle far from both kings comes nearer to one of them.
pub(super) fn asobigoma(scene: &Scene<'_>) -> bool {
    let Some(from) = scene.mv().from() else { return false };
    let kings = [scene.own_king(), scene.enemy_king()];
    let nearest = |square: Square| kings.iter().flatten().map(|king| distance(*king, square)).min();
    let idles = matches!(scene.moment.kind, PieceKind::Gold | PieceKind::Silver | PieceKind::Knight)
        && nearest(from).is_some_and(|steps| steps > 4)
        && scene.story.stood(from, scene.moment.plies) >= 20;
    idles
        && nearest(scene.to()) < nearest(from)
        && scene.judgement.is_some_and(|judgement| judgement.loss <= 60)
}

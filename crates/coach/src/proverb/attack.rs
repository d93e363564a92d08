//! Proverbs about the enemy's king, and about what an attack may cost.

use komadai_rules::{HandKind, Move, PieceKind};

use super::{GOOD, Scene, attackers_round, bearers, distance, flights};
use crate::story::worth;

/// 端玉には端歩を突け: the king stands at the edge, and the edge pawn goes at it.
pub(super) fn hashi_gyoku(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.enemy_king() else { return false };
    matches!(king.file().number(), 1 | 9)
        && scene.moment.kind == PieceKind::Pawn
        && scene.to().file() == king.file()
        && scene.rank(scene.to()) > scene.rank(king)
}

/// 玉は下段に落とせ: the check leaves the king nothing but its last rank.
pub(super) fn gedan_gyoku(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.enemy_king() else { return false };
    if !scene.after().in_check() || scene.rank(king) == 1 || !scene.is_good() {
        return false;
    }
    let replies = scene.after().legal_moves();
    let goes_down = |mv: &Move| mv.from() == Some(king) && scene.rank(mv.to()) == 1;
    !replies.is_empty() && replies.iter().all(goes_down)
}

/// 玉は包むように寄せよ: no check, but the king has fewer ways to go.
pub(super) fn tsutsumu(scene: &Scene<'_>) -> bool {
    let lost = flights(scene.before, !scene.us()).count();
    !scene.after().in_check()
        && scene.moment.plies >= 40
        && scene.is_good()
        && lost >= flights(scene.after(), !scene.us()).count() + 2
}

/// 王手は追う手: the check drives the king to where it is safer.
pub(super) fn oute_ou_te(scene: &Scene<'_>) -> bool {
    let Some(reply) = scene.reply() else { return false };
    if !scene.after().in_check()
        || !scene.loses_at_least(200)
        || scene.after().king(!scene.us()) != reply.from()
    {
        return false;
    }
    let mut gone = scene.after().clone();
    gone.do_move(reply);
    flights(&gone, !scene.us()).count() > flights(scene.before, !scene.us()).count()
}

/// 王手するより縛りと必至: no check, and no defence.
pub(super) fn bind_before_check(scene: &Scene<'_>) -> bool {
    scene.judgement.is_some_and(|judgement| judgement.brinkmate && judgement.mate.is_none())
}

/// 長い詰みより短い必至: a long mate was there, and a brinkmate is surer.
pub(super) fn nagai_tsumi(scene: &Scene<'_>) -> bool {
    scene
        .judgement
        .is_some_and(|judgement| judgement.brinkmate && judgement.mate.is_some_and(|plies| plies >= 11))
}

/// 攻めは飛角銀桂: rook, bishop, silver and knight are all there.
pub(super) fn hikaku_ginkei(scene: &Scene<'_>) -> bool {
    let forward = |kinds: &[PieceKind]| {
        kinds.iter().any(|kind| {
            scene.after().pieces(scene.us(), *kind).into_iter().any(|square| scene.rank(square) <= 4)
        })
    };
    forward(&[PieceKind::Rook, PieceKind::Dragon])
        && forward(&[PieceKind::Bishop, PieceKind::Horse])
        && forward(&[PieceKind::Silver])
        && forward(&[PieceKind::Knight])
}

/// 四枚の攻めは切れない: four pieces are at the king, one of them perhaps in hand.
pub(super) fn yonmai(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.enemy_king() else { return false };
    let near = attackers_round(scene.after(), scene.us(), king) & !scene.after().kind(PieceKind::Pawn);
    let hand = scene.after().hand(scene.us());
    let held = [HandKind::Gold, HandKind::Silver, HandKind::Rook, HandKind::Bishop]
        .iter()
        .any(|kind| hand.has(*kind));
    scene.moment.plies >= 40 && near.count() >= 3 && near.count() + u32::from(held) >= 4
}

/// 寄せは俗手で: a plain check by a gold or its like beside the king.
pub(super) fn yose_zokute(scene: &Scene<'_>) -> bool {
    let Some(king) = scene.enemy_king() else { return false };
    let placed = scene.after().piece_at(scene.to()).is_some_and(|piece| piece.kind().is_gold_like());
    scene.after().in_check()
        && placed
        && distance(king, scene.to()) == 1
        && scene.is_good()
        && scene.is_endgame()
}

/// 三桂あって詰まぬことなし: three knights in hand, and there is a mate.
pub(super) fn sankei(scene: &Scene<'_>) -> bool {
    scene.before.hand(scene.us()).count(HandKind::Knight) >= 3
        && scene.judgement.is_some_and(|judgement| judgement.mate.is_some_and(|plies| plies <= 9))
}

/// 終盤は駒の損得より速度: the best move gives a piece away in the race.
pub(super) fn soutoku_sokudo(scene: &Scene<'_>) -> bool {
    let taken = scene.moment.taken.map_or(0, worth);
    let placed = scene.after().piece_at(scene.to()).map_or(0, |piece| worth(piece.kind()));
    scene.reply().is_some_and(|reply| reply.to() == scene.to())
        && placed >= taken + worth(PieceKind::Silver)
        && scene.is_good()
        && scene.is_endgame()
}

/// 浮き駒に手あり: a piece that nothing protects is attacked together with another.
pub(super) fn ukigoma(scene: &Scene<'_>) -> bool {
    let targets = scene.targets();
    let is_loose = |square| bearers(scene.after(), !scene.us(), square) == 0;
    let king = scene.enemy_king();
    targets.has_several()
        && targets.into_iter().any(|square| Some(square) != king && is_loose(square))
        && bearers(scene.after(), !scene.us(), scene.to()) == 0
        && scene.judgement.is_none_or(|judgement| judgement.loss <= 100)
}

/// 二枚替えなら歩ともせよ: one major piece given for two others within a series of captures.
pub(super) fn nimaigae(scene: &Scene<'_>) -> bool {
    let Some(last) = scene.moment.taken else { return false };
    let captures: Vec<_> = (0..3).map_while(|ago| scene.story.ago(ago)?.taken).collect();
    // The last move was the opponent's.
    let theirs: Vec<PieceKind> = captures.iter().step_by(2).copied().collect();
    let ours: Vec<PieceKind> = captures.iter().skip(1).step_by(2).copied().chain([last]).collect();
    let is_major = |kind: &&PieceKind| matches!(kind.unpromoted(), PieceKind::Rook | PieceKind::Bishop);
    let is_general = |kind: &&PieceKind| worth(kind.unpromoted()) >= worth(PieceKind::Silver);
    theirs.iter().filter(is_major).count() == 1
        && theirs.len() == 1
        && ours.len() == 2
        && ours.iter().filter(is_general).count() == 2
        && !ours.iter().any(|kind| is_major(&kind))
}

/// 中段の玉は寄せにくし: a check that is not best lets the king out to the middle ranks.
pub(super) fn chudan_gyoku(scene: &Scene<'_>) -> bool {
    let Some(reply) = scene.reply() else { return false };
    let goes_out = (4..=6).contains(&scene.rank(reply.to()));
    let was_out = scene.enemy_king().is_some_and(|king| scene.rank(king) >= 4);
    scene.after().in_check()
        && reply.from() == scene.enemy_king()
        && goes_out
        && !was_out
        && scene.loses_at_least(GOOD + 1)
        && scene.judgement.is_some_and(|judgement| judgement.mate.is_none())
}

/// 風邪を引いても後手引くな: a check or a capture was best, and the move made was neither, and cost much.
pub(super) fn kaze_gote(scene: &Scene<'_>) -> bool {
    let forces = |mv: Move| scene.before.is_capture(mv) || scene.before.gives_check(mv);
    let best =
        scene.judgement.and_then(|judgement| judgement.best).filter(|best| scene.before.is_legal(*best));
    scene.loses_at_least(150) && best.is_some_and(forces) && !forces(scene.mv())
}

/// 敵の打ちたい所に打て: a drop where the opponent would have dropped.
pub(super) fn enemy_drop_square(scene: &Scene<'_>) -> bool {
    let reply = scene.judgement.and_then(|judgement| judgement.other_reply);
    scene.mv().is_drop()
        && scene.is_good()
        && reply.is_some_and(|reply| reply.is_drop() && reply.to() == scene.to())
}

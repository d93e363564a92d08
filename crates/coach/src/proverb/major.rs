//! Proverbs about rook and bishop.

use komadai_rules::{Bitboard, Color, HandKind, PieceKind, Square, attacks};

use super::{Scene, bearers, distance};

/// 大駒は離して打て: a rook or bishop dropped from afar against a piece or the king.
pub(super) fn oogoma_hanasu(scene: &Scene<'_>) -> bool {
    let is_major = scene.is_drop(PieceKind::Rook) || scene.is_drop(PieceKind::Bishop);
    let far = |square: Square| distance(scene.to(), square) >= 3;
    is_major && scene.is_good() && scene.targets().into_iter().any(far)
}

/// 大駒は近づけて受けよ: a piece dropped before the major piece's nose, which has to take it.
pub(super) fn oogoma_chikazuke(scene: &Scene<'_>) -> bool {
    let Some(from) =
        scene.reply().filter(|reply| reply.to() == scene.to()).and_then(komadai_rules::Move::from)
    else {
        return false;
    };
    let takes = scene
        .after()
        .piece_at(from)
        .is_some_and(|piece| matches!(piece.kind().unpromoted(), PieceKind::Rook | PieceKind::Bishop));
    takes && scene.mv().is_drop() && distance(from, scene.to()) <= 2 && scene.is_good()
}

/// 遠見の角に好手あり: a bishop dropped at home that looks far into the enemy camp.
pub(super) fn toomi_kaku(scene: &Scene<'_>) -> bool {
    if !scene.is_drop(PieceKind::Bishop) || scene.rank(scene.to()) < 6 || !scene.is_good() {
        return false;
    }
    let mut aims = scene.after().color(!scene.us());
    if let Some(king) = scene.enemy_king() {
        aims |= attacks::king(king);
    }
    (scene.bears_on() & aims).into_iter().any(|square| distance(square, scene.to()) >= 5)
}

/// 角には角: an enemy bishop is met by one on the same line.
pub(super) fn kaku_kaku(scene: &Scene<'_>) -> bool {
    let Some(last) = scene.story.ago(0) else { return false };
    let is_bishop = |kind: PieceKind| kind.unpromoted() == PieceKind::Bishop;
    is_bishop(last.kind)
        && is_bishop(scene.moment.kind)
        && scene.moment.taken.is_none()
        && scene.bears_on().contains(last.mv.to())
        && scene.is_good()
}

/// 竜は敵陣に、馬は自陣に: each stands where it belongs.
pub(super) fn ryu_tekijin(scene: &Scene<'_>) -> bool {
    let stands = |kind, is_there: fn(u8) -> bool| {
        scene.after().pieces(scene.us(), kind).into_iter().any(|square| is_there(scene.rank(square)))
    };
    let moved = matches!(
        scene.after().piece_at(scene.to()).map(komadai_rules::Piece::kind),
        Some(PieceKind::Horse | PieceKind::Dragon)
    );
    moved && stands(PieceKind::Dragon, |rank| rank <= 3) && stands(PieceKind::Horse, |rank| rank >= 7)
}

/// ５五の角は天下を睨む: a bishop in the middle of the board with its lines open.
pub(super) fn gogo_kaku(scene: &Scene<'_>) -> bool {
    let is_bishop = matches!(scene.moment.kind, PieceKind::Bishop | PieceKind::Horse);
    is_bishop
        && scene.to() == Square::S5E
        && (scene.bears_on() & !scene.after().color(scene.us())).count() >= 8
}

/// 角頭の弱点を狙え: the square before the enemy bishop is attacked by more than protect it.
pub(super) fn kakutou(scene: &Scene<'_>) -> bool {
    if !matches!(scene.moment.kind, PieceKind::Pawn | PieceKind::Silver) || scene.moment.plies < 5 {
        return false;
    }
    let bishops = scene.after().pieces(!scene.us(), PieceKind::Bishop);
    bishops.into_iter().any(|bishop| {
        let is_home = matches!(scene.seen(bishop), Square::S2B | Square::S3C);
        let head = scene.ahead(bishop, 0, -1);
        is_home
            && head.is_some_and(|head| {
                let bears = scene.bears_on().contains(head);
                bears && scene.weight(scene.us(), head) > scene.weight(!scene.us(), head)
            })
    })
}

/// 振り飛車には角交換: the bishops are exchanged against a ranging rook.
pub(super) fn furibisha_kakukoukan(scene: &Scene<'_>) -> bool {
    let rooks = scene.after().pieces(!scene.us(), PieceKind::Rook);
    let own = scene.after().pieces(scene.us(), PieceKind::Rook);
    scene.moment.plies <= 24
        && scene.moves(PieceKind::Bishop)
        && scene.moment.taken == Some(PieceKind::Bishop)
        && rooks.into_iter().any(|rook| scene.seen(rook).file().number() <= 5)
        && own.into_iter().any(|rook| scene.seen(rook).file().number() <= 4)
}

/// 飛車は十字に使え: the rook attacks along its file and its rank at once.
pub(super) fn hisha_juuji(scene: &Scene<'_>) -> bool {
    let targets = scene.targets();
    let rank = |square: Square| square.rank() == scene.to().rank();
    let is_rook = scene.moves(PieceKind::Rook) || scene.is_drop(PieceKind::Rook);
    is_rook
        && targets.into_iter().any(rank)
        && targets.into_iter().any(|square| !rank(square))
        && bearers(scene.after(), !scene.us(), scene.to()) == 0
}

/// 飛車先の歩交換三つの得あり: the rook took back on the second file's fourth rank.
pub(super) fn hisha_saki(scene: &Scene<'_>) -> bool {
    let pushed = scene
        .story
        .ago(1)
        .is_some_and(|made| made.kind == PieceKind::Pawn && !made.mv.is_drop() && made.mv.to() == scene.to());
    let took = scene.story.ago(0).is_some_and(|made| {
        made.kind == PieceKind::Pawn && made.mv.to() == scene.to() && made.taken == Some(PieceKind::Pawn)
    });
    scene.moment.plies <= 40
        && scene.moves(PieceKind::Rook)
        && scene.seen(scene.to()) == Square::S2D
        && pushed
        && took
}

/// 自陣の飛車より敵陣の竜: the rook promotes.
pub(super) fn dragon_over_home_rook(scene: &Scene<'_>) -> bool {
    scene.moment.kind == PieceKind::Rook
        && scene.mv().promotes()
        && scene.judgement.is_some_and(|judgement| judgement.loss <= 80)
}

/// 角交換に５筋を突くな: both hold a bishop, and the fifth-file pawn leaves a hole.
pub(super) fn kakukoukan_5suji(scene: &Scene<'_>) -> bool {
    let holds = |color| scene.after().hand(color).has(HandKind::Bishop);
    scene.moment.plies <= 40
        && Color::ALL.into_iter().all(holds)
        && scene.moves(PieceKind::Pawn)
        && scene.seen(scene.to()) == Square::S5F
}

/// 序盤は飛車より角: the bishop's line is opened, or the bishop used, and that is best.
pub(super) fn joban_kaku(scene: &Scene<'_>) -> bool {
    let opens = scene.moment.kind == PieceKind::Pawn && scene.seen(scene.to()) == Square::S7F;
    scene.moment.plies <= 24 && (opens || scene.moves(PieceKind::Bishop)) && scene.is_only(30)
}

/// 持久戦は角が主役: the game is long, no rook has left, and the bishop aims at the castle.
pub(super) fn jikyuusen_kaku(scene: &Scene<'_>) -> bool {
    let castle = scene.enemy_king().map_or(Bitboard::EMPTY, |king| attacks::king(king) | Bitboard::of(king));
    let is_bishop = matches!(scene.moment.kind, PieceKind::Bishop);
    scene.moment.plies >= 50
        && !scene.story.rook_left
        && is_bishop
        && !(scene.bears_on() & castle).is_empty()
        && scene.is_good()
}

/// 二枚飛車は強い: both rooks are in the enemy camp.
pub(super) fn nimai_hisha(scene: &Scene<'_>) -> bool {
    let rooks = scene.after().pieces(scene.us(), PieceKind::Rook)
        | scene.after().pieces(scene.us(), PieceKind::Dragon);
    let in_camp = rooks.into_iter().filter(|rook| scene.rank(*rook) <= 3).count();
    let arrived = matches!(scene.moment.kind, PieceKind::Rook | PieceKind::Dragon)
        && scene.mv().from().is_none_or(|from| scene.rank(from) > 3);
    in_camp == 2 && arrived && scene.rank(scene.to()) <= 3
}

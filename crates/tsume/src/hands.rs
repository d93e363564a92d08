//! For which other hands a result holds: the least a mate needs and the most that does not help (証明駒, 反証駒: Nagai,
//! 2002).

use komadai_rules::{Color, Hand, HandKind, Move, Position, attacks};

/// Counts kind by kind; what cannot be held is left at the first hand's count.
fn each(a: Hand, b: Hand, choose: impl Fn(u8, u8) -> u8) -> Hand {
    let mut hand = a;
    for kind in HandKind::ALL {
        hand = hand.with(kind, choose(a.count(kind), b.count(kind))).unwrap_or(hand);
    }
    hand
}

/// At least as much of each kind as both.
pub(crate) fn both(a: Hand, b: Hand) -> Hand {
    if a.covers(b) {
        return a;
    }
    each(a, b, u8::max)
}

/// As much of each kind as both have.
pub(crate) fn shared(a: Hand, b: Hand) -> Hand {
    if b.covers(a) {
        return a;
    }
    each(a, b, u8::min)
}

/// Everything both sides hold.
pub(crate) fn all(position: &Position) -> Hand {
    each(position.hand(Color::Black), position.hand(Color::White), |a, b| a + b)
}

fn change(hand: Hand, kind: HandKind, more: bool) -> Hand {
    let count = hand.count(kind);
    let count = if more { count + 1 } else { count.saturating_sub(1) };
    hand.with(kind, count).unwrap_or(hand)
}

/// What the attacker needs, or may have, before a move, from what holds after it. The position is that before.
pub(crate) fn before(position: &Position, mv: Move, after: Hand) -> Hand {
    match mv.dropped() {
        Some(kind) => change(after, kind, true),
        None => match position.piece_at(mv.to()).and_then(|piece| piece.kind().hand_kind()) {
            Some(kind) => change(after, kind, false),
            None => after,
        },
    }
}

/// What a mate needs where the defender is in check: what its answers need, and all of every kind that the defender
/// would put between were there one in hand.
pub(crate) fn needed(position: &Position, attacker: Color, answers: Hand) -> Hand {
    let Some(king) = position.king(!attacker) else { return answers };
    let checkers = position.checkers();
    let Some(checker) = checkers.first() else { return position.hand(attacker) };
    if checkers.has_several() || attacks::between(king, checker).is_empty() {
        return answers;
    }
    let (held, theirs) = (position.hand(attacker), position.hand(!attacker));
    let mut hand = answers;
    for kind in HandKind::ALL {
        if !theirs.has(kind) {
            hand = hand.with(kind, held.count(kind)).unwrap_or(held);
        }
    }
    hand
}

/// What may be held without a mate where every check is answered: what the answers allow, and nothing of a kind that is
/// not held now and could be dropped with check.
pub(crate) fn allowed(position: &Position, attacker: Color, answers: Hand) -> Hand {
    let Some(king) = position.king(!attacker) else { return answers };
    let held = position.hand(attacker);
    let mut hand = answers;
    for kind in HandKind::ALL {
        if hand.has(kind) && !held.has(kind) {
            let occupied = position.occupied();
            let from = attacks::of(!attacker, kind.kind(), king, occupied) & !occupied;
            if !from.is_empty() {
                hand = hand.with(kind, 0).unwrap_or(held);
            }
        }
    }
    hand
}

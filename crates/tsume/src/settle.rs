//! What a decided node comes to: the bound shown, and for which hands and paths it holds.

use std::cmp::Reverse;

use komadai_rules::Hand;

use crate::hands;
use crate::length::{ENDLESS, Plies, plus};
use crate::node::{Child, Frame, Kind, NEVER, NOWHERE, Step};
use crate::search::{Outcome, Search};

/// The bound a child shows for its parent.
fn value(child: &Child) -> Plies {
    plus(child.plies, child.cost)
}

impl Search<'_> {
    /// What the frame on top, where the position stands, comes to.
    pub(crate) fn settle(&self) -> Outcome {
        let at = self.frames.len() - 1;
        let frame = &self.frames[at];
        let children = self.children_of(at);
        let mut outcome = match frame.kind {
            Kind::Attack | Kind::AfterDrop => self.settle_attack(frame, children),
            Kind::Defend { .. } => self.settle_defence(frame, children),
            Kind::Judge => settle_judge(frame, children, -self.count.spare),
        };
        if outcome.exact {
            outcome.hand = frame.place.hand;
        }
        outcome
    }

    /// What holds before the attacker's move to a child.
    fn before(&self, child: &Child) -> Hand {
        match child.step {
            Step::Play(mv) => hands::before(&self.position, mv, child.hand),
            _ => child.hand,
        }
    }

    fn settle_attack(&self, frame: &Frame, children: &[Child]) -> Outcome {
        let proven = children.iter().filter(|child| child.proof == 0);
        // A futile drop adds nothing to the mate.
        let mate = |child: &Child| if child.kind == Kind::Judge { -self.count.spare } else { value(child) };
        if let Some(best) = proven.min_by_key(|child| (child.exact, mate(child))) {
            return Outcome {
                proof: 0,
                disproof: NEVER,
                plies: mate(best),
                exact: best.exact,
                hand: self.before(best),
                base: NOWHERE,
            };
        }
        let mut plies = ENDLESS;
        let mut exact = false;
        let mut base = NOWHERE;
        let mut hand = hands::all(&self.position);
        for child in children {
            plies = plies.min(if child.kind == Kind::Judge { frame.asked } else { value(child) });
            exact |= child.exact;
            base = base.and(child.base);
            hand = hands::shared(hand, self.before(child));
        }
        let hand = hands::allowed(&self.position, self.attacker, hand);
        Outcome { proof: NEVER, disproof: 0, plies, exact, hand, base }
    }

    fn settle_defence(&self, frame: &Frame, children: &[Child]) -> Outcome {
        let refuted = children.iter().filter(|child| child.disproof == 0);
        // What holds on every path and for every hand is worth more than a bound that is higher.
        if let Some(best) =
            refuted.min_by_key(|child| (Reverse(child.base.first), child.exact, -value(child)))
        {
            return Outcome {
                proof: NEVER,
                disproof: 0,
                plies: value(best),
                exact: best.exact,
                hand: hands::shared(best.hand, hands::all(&self.position)),
                base: best.base,
            };
        }
        let answers = children.iter().fold(Hand::EMPTY, |hand, child| hands::both(hand, child.hand));
        Outcome {
            proof: 0,
            disproof: NEVER,
            plies: children.iter().map(value).max().unwrap_or_else(|| self.count.mated(frame.place.hand)),
            exact: children.iter().any(|child| child.exact),
            hand: hands::shared(hands::needed(&self.position, self.attacker, answers), frame.place.hand),
            base: NOWHERE,
        }
    }
}

/// A judgement is kept for the very hand and the very length asked.
fn settle_judge(frame: &Frame, children: &[Child], nothing: Plies) -> Outcome {
    let hand = frame.place.hand;
    let failed =
        children.iter().find(|child| if child.negated { child.proof == 0 } else { child.disproof == 0 });
    match failed {
        None => Outcome { proof: 0, disproof: NEVER, plies: nothing, exact: true, hand, base: NOWHERE },
        Some(child) => Outcome {
            proof: NEVER,
            disproof: 0,
            plies: ENDLESS,
            exact: child.negated || child.exact,
            hand: if child.negated { hand } else { child.hand },
            base: if child.negated { NOWHERE } else { child.base },
        },
    }
}

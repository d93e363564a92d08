//! Lengths of mates in plies, and the bounds kept of them.

use komadai_rules::Hand;

/// A number of plies; also a bound on one.
pub type Plies = i16;

/// More plies than any mate has: a search to this length asks whether there is a mate at all.
pub(crate) const ENDLESS: Plies = 30_000;
/// No mate is known.
pub(crate) const UNPROVEN: Plies = Plies::MAX;
/// Nothing is known against a mate of any length.
pub(crate) const UNDISPROVEN: Plies = -100;

/// `plies` and `more` after them; what is endless or unknown stays so.
pub(crate) const fn plus(plies: Plies, more: Plies) -> Plies {
    if plies >= ENDLESS || plies == UNDISPROVEN { plies } else { plies + more }
}

/// How plies are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    /// Whether every interposition counts.
    pub(crate) raw: bool,
    /// How many plies shorter a mate counts that leaves the attacker with pieces in hand.
    pub(crate) spare: Plies,
}

impl Count {
    /// What a mate counts where it is reached, the attacker holding these pieces.
    pub(crate) const fn mated(self, held: Hand) -> Plies {
        if self.spare != 0 && held.to_bits() != 0 { -self.spare } else { 0 }
    }
}

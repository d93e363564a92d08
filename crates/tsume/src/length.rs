//! Lengths of mates in plies, and the bounds kept of them.

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

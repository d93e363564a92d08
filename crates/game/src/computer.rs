//! How the computer answers proposals.

use crate::event::{Offer, OfferKind};
use crate::room::Room;

impl Room {
    /// Whether the computer agrees.
    ///
    /// 持将棋: when the count does not lose for it and it has no mate to hope for, since the proposer's king has
    /// entered, or when the count wins. 千日手: when the position has come back twice already (once may be chance),
    /// unless the proposer has been giving check all the time and would lose by going on.
    pub(crate) fn computer_accepts(&self, offer: Offer) -> bool {
        let computer = !offer.by;
        match offer.kind {
            OfferKind::Impasse => match self.impasse_winner(self.impasse_points()) {
                Some(winner) => winner == computer,
                None => self.has_entered(offer.by),
            },
            OfferKind::Repetition => self.occurrences() >= 3 && !self.checks_all_the_time(offer.by),
            OfferKind::TakeBack => true,
        }
    }
}

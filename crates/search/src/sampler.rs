//! A fair sample of the positions that a search evaluates.

use komadai_rules::Position;

/// Keeps some of the positions it is shown, each as likely as any other (J. S. Vitter, "Random Sampling with a Reservoir",
/// ACM Transactions on Mathematical Software 11, 1985; algorithm R).
pub(crate) struct Sampler {
    wanted: usize,
    seen: u64,
    kept: Vec<Position>,
    /// State of the random numbers (xorshift64: Marsaglia, 2003).
    random: u64,
}

impl Sampler {
    /// A sampler that keeps so many; the same seed keeps the same ones.
    pub(crate) fn new(wanted: usize, seed: u64) -> Self {
        Self { wanted, seen: 0, kept: Vec::new(), random: seed | 1 }
    }

    #[inline]
    pub(crate) fn see(&mut self, position: &Position) {
        if self.wanted > 0 {
            self.choose(position);
        }
    }

    #[cold]
    fn choose(&mut self, position: &Position) {
        self.seen += 1;
        if self.kept.len() < self.wanted {
            self.kept.push(position.clone());
            return;
        }
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        let place = (self.random % self.seen) as usize;
        if let Some(slot) = self.kept.get_mut(place) {
            slot.clone_from(position);
        }
    }

    pub(crate) fn into_positions(self) -> Vec<Position> {
        self.kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_as_likely_as_any_other() {
        let mut position = Position::start();
        let mut positions = Vec::new();
        for _ in 0..8 {
            let mv = position.legal_moves()[0];
            position.do_move(mv);
            positions.push(position.clone());
        }
        let mut times = [0_u32; 8];
        for seed in 0..4000_u64 {
            let mut sampler = Sampler::new(2, seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            for position in &positions {
                sampler.see(position);
            }
            let kept = sampler.into_positions();
            assert_eq!(kept.len(), 2);
            for one in kept {
                times[positions.iter().position(|other| other.key() == one.key()).unwrap()] += 1;
            }
        }
        // A thousand each is expected, with a deviation of 27.
        assert!(times.iter().all(|times| times.abs_diff(1000) < 140), "{times:?}");
        let mut none = Sampler::new(0, 1);
        none.see(&position);
        assert!(none.into_positions().is_empty());
    }
}

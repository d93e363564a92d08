//! How often someone may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use komadai_game::Millis;

/// A bucket that fills with time and is emptied by asking.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    size: Millis,
    per_second: Millis,
    /// Thousandths of a token.
    left: Millis,
    at: Millis,
}

impl Bucket {
    pub(crate) fn new(size: u32, per_second: u32, now: Millis) -> Self {
        let size = Millis::from(size) * 1000;
        Self { size, per_second: per_second.into(), left: size, at: now }
    }

    /// Whether one more is allowed now.
    pub(crate) fn take(&mut self, now: Millis) -> bool {
        self.left = (self.left + (now - self.at).max(0) * self.per_second).min(self.size);
        self.at = now;
        let allowed = self.left >= 1000;
        if allowed {
            self.left -= 1000;
        }
        allowed
    }

    fn is_full(&self, now: Millis) -> bool {
        self.left + (now - self.at) * self.per_second >= self.size
    }
}

/// One bucket an address.
#[derive(Debug)]
pub(crate) struct Addresses {
    size: u32,
    per_second: u32,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Addresses remembered at most; those that have not asked for a while are forgotten first.
const MOST: usize = 10_000;

impl Addresses {
    /// Each address may ask so often at once, and then so often a second.
    pub(crate) fn new(size: u32, per_second: u32) -> Self {
        Self { size, per_second, buckets: Mutex::default() }
    }

    pub(crate) fn take(&self, address: IpAddr, now: Millis) -> bool {
        let mut buckets = self.buckets.lock().expect("nothing panics while it is held");
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        if buckets.len() >= MOST {
            return false;
        }
        buckets.entry(address).or_insert_with(|| Bucket::new(self.size, self.per_second, now)).take(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_allows_a_burst_and_then_its_rate() {
        let mut bucket = Bucket::new(3, 2, 0);
        assert_eq!([0; 4].map(|now| bucket.take(now)), [true, true, true, false]);
        assert!(!bucket.take(499) && bucket.take(500) && !bucket.take(500));
        assert_eq!([100_000; 4].map(|now| bucket.take(now)), [true, true, true, false], "it never overflows");
    }

    #[test]
    fn addresses_do_not_share() {
        let addresses = Addresses::new(60, 2);
        let [one, two] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        assert!((0..60).all(|_| addresses.take(one, 0)) && !addresses.take(one, 0));
        assert!(addresses.take(two, 0));
    }
}

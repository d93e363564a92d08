//! The problems that the program carries.

use std::sync::LazyLock;

use crate::entry::Entry;
use crate::random::mix;

const LINES: &str = include_str!("../problems.txt");

static ALL: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    LINES.lines().map(|line| line.parse().expect("a test reads every line of the collection")).collect()
});

/// Plies of the daily problems, Monday's first.
const WEEK: [u8; 7] = [3, 3, 5, 5, 7, 7, 9];
/// The first day of the calendar's count, 1 January 1970, was a Thursday.
const FIRST_WEEKDAY: i64 = 3;

/// Every problem, shorter ones first, easy ones first among those of a length.
pub fn all() -> &'static [Entry] {
    &ALL
}

/// The problem of that name.
pub fn find(id: &str) -> Option<&'static Entry> {
    all().iter().find(|entry| entry.id() == id)
}

/// The problem of a day, counted from 1 January 1970: the same for everybody, shorter at the beginning of the week.
pub fn daily(day: i64) -> &'static Entry {
    let (week, weekday) = ((day + FIRST_WEEKDAY).div_euclid(7), (day + FIRST_WEEKDAY).rem_euclid(7));
    let plies = WEEK[weekday as usize];
    let set: Vec<&Entry> = all().iter().filter(|entry| entry.plies == plies).collect();
    // Two days of the week share each set, but Sunday has its own.
    let turn = if weekday == 6 { week } else { week * 2 + weekday % 2 };
    // Every problem of the set once, in scattered order, before one comes again.
    let mut order: Vec<usize> = (0..set.len()).collect();
    order.sort_by_key(|index| mix(*index as u64));
    let at = turn.rem_euclid(set.len() as i64) as usize;
    set[order[at]]
}

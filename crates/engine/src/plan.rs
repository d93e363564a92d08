//! How long to think, from what the clocks show.

use komadai_protocol::{Clocks, Go};
use komadai_rules::Color;
use komadai_search::TimePlan;

use crate::options::Options;

/// Whatever is done, this much is left on the clock, in milliseconds.
const LEAST_MARGIN: u64 = 5;
/// Even a lost clock gets a search of this long, in milliseconds.
const LEAST_TIME: u64 = 2;
/// The time left is shared among so many moves.
const MOVES_LEFT: u64 = 38;

/// The plan for a move, or `None` when no time limit applies.
///
/// `ply` is the number of the move to come, counted from 1 over both sides.
pub fn plan(go: &Go, side: Color, ply: u16, options: &Options) -> Option<TimePlan> {
    if let Some(time) = go.movetime {
        // All of the time was given for this move: nothing is gained by answering early.
        let maximum = time.saturating_sub((time / 50).min(LEAST_MARGIN)).max(LEAST_TIME);
        return Some(TimePlan { optimum: 4 * maximum, maximum });
    }
    if go.infinite {
        return None;
    }
    plan_clocks(&go.clocks, side, ply, options)
}

/// The plan by the clocks alone, as at `ponderhit`.
pub(crate) fn plan_clocks(clocks: &Clocks, side: Color, ply: u16, options: &Options) -> Option<TimePlan> {
    if clocks.is_empty() {
        return None;
    }
    let (left, increment) = match side {
        Color::Black => (clocks.btime, clocks.binc),
        Color::White => (clocks.wtime, clocks.winc),
    };
    let byoyomi = clocks.byoyomi.unwrap_or(0);
    let increment = increment.unwrap_or(0);
    let mut left = left.unwrap_or(0);
    // Some GUIs take the increment off the time they show; a clock at nothing with an increment is one of theirs.
    if left == 0 {
        left = increment;
    }
    let available = left + byoyomi;
    let margin = options.network_delay2.min(available / 10).max(LEAST_MARGIN.min(available / 2));
    let hard = available.saturating_sub(margin).max(LEAST_TIME);
    let (optimum, maximum) = if left < byoyomi / 2 {
        // Byoyomi that is not used is lost.
        (4 * hard, hard)
    } else {
        // The middle game gets the most.
        let early = u64::from(24_u16.saturating_sub(ply));
        let share = left / (MOVES_LEFT + early) + increment * 3 / 4 + byoyomi * 9 / 10;
        let limit = (share * 4).min(left * 7 / 10 + byoyomi);
        (share, limit)
    };
    let optimum = optimum.max(options.minimum_thinking_time);
    let (optimum, maximum) = (optimum.clamp(LEAST_TIME, 4 * hard), maximum.clamp(LEAST_TIME, hard));
    Some(if options.round_up {
        round_up(optimum, maximum, hard, options.network_delay)
    } else {
        TimePlan { optimum, maximum }
    })
}

/// Where only whole seconds count, begun ones are used up.
fn round_up(optimum: u64, maximum: u64, hard: u64, delay: u64) -> TimePlan {
    let full =
        |time: u64| ((time + delay).div_ceil(1000) * 1000).saturating_sub(delay).min(hard).max(LEAST_TIME);
    TimePlan { optimum: full(optimum.min(hard)), maximum: full(maximum) }
}

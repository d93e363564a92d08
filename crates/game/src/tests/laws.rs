//! What holds for every game, whatever is asked in whatever order.

use komadai_rules::Color;
use proptest::prelude::*;

use super::table::{Table, career, clocked, computer, digest, friends, real, shared};
use crate::{Effect, Event, Holder, Input, OfferKind, Room, Setup};

#[derive(Clone, Debug)]
enum Step {
    Legal(prop::sample::Index),
    Any(u16),
    TakeBack(u8),
    Offer(u8, u8),
    Answer(u8, bool),
    Resign(u8),
    Continue(u8),
    Declare(u8),
    Stale(u8),
    Down,
    Tick,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        40 => any::<prop::sample::Index>().prop_map(Step::Legal),
        4 => any::<u16>().prop_map(Step::Any),
        3 => (0..3_u8).prop_map(Step::TakeBack),
        2 => (0..3_u8, 0..3_u8).prop_map(|(by, kind)| Step::Offer(by, kind)),
        2 => (0..3_u8, any::<bool>()).prop_map(|(by, accept)| Step::Answer(by, accept)),
        1 => (0..40_u8).prop_map(Step::Resign),
        4 => (0..3_u8).prop_map(Step::Continue),
        1 => (0..3_u8).prop_map(Step::Declare),
        1 => (0..3_u8).prop_map(Step::Stale),
        1 => Just(Step::Down),
        1 => Just(Step::Tick),
    ]
}

fn setups() -> impl Strategy<Value = Setup> {
    let base = prop_oneof![Just(friends()), Just(shared()), Just(computer()), Just(career())];
    (base, any::<bool>(), 0..4_u8).prop_map(|(setup, at_real_board, clock)| {
        let setup = if at_real_board { real(setup) } else { setup };
        match clock {
            0 => setup,
            1 => clocked(setup, 60, 10, 0),
            2 => clocked(setup, 60, 0, 5),
            _ => clocked(setup, 0, 30, 0),
        }
    })
}

fn holder(number: u8) -> Holder {
    match number {
        0 => Holder::one(Color::Black),
        1 => Holder::one(Color::White),
        2 => Holder::BOTH,
        _ => Holder::NONE,
    }
}

fn input(room: &Room, step: &Step, now: i64) -> Option<Input> {
    let ply = room.ply();
    let turn = Holder::one(room.side_to_move());
    Some(match step {
        Step::Legal(index) => {
            let moves = room.position().legal_moves();
            let mv = *moves.get(index.index(moves.len().max(1)))?;
            Input::Move { by: turn, ply, tried: crate::Tried::Move(mv) }
        }
        Step::Any(bits) => {
            let mv = komadai_rules::Move::from_bits(*bits)?;
            Input::Move { by: turn, ply, tried: crate::Tried::Move(mv) }
        }
        Step::TakeBack(by) => Input::TakeBack { by: holder(*by), ply },
        Step::Offer(by, kind) => {
            let kind = [OfferKind::Impasse, OfferKind::Repetition, OfferKind::TakeBack][usize::from(*kind)];
            Input::Offer { by: holder(*by), ply, kind }
        }
        Step::Answer(by, accept) => Input::Answer { by: holder(*by), ply, accept: *accept },
        Step::Resign(by) => Input::Resign { by: holder(*by), ply },
        Step::Continue(by) => Input::Continue { by: holder(*by), ply },
        Step::Declare(by) => Input::Declare { by: holder(*by), ply },
        Step::Stale(by) => Input::Resign { by: holder(*by), ply: ply + 1 },
        Step::Down => Input::Wake { alive: Some(now - 500) },
        Step::Tick => Input::Tick,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// [`Table::ask`] rebuilds the room from what was stored after every request and compares.
    #[test]
    fn a_room_is_the_sum_of_its_stored_events(
        setup in setups(),
        steps in prop::collection::vec((step(), 0..20_000_i64), 1..80),
    ) {
        let mut table = Table::new(setup);
        for (step, wait) in steps {
            table.wait(wait);
            let Some(input) = input(&table.room, &step, table.now) else { continue };
            let ended = table.room.ending().cloned();
            let (version, before) = (table.room.version(), table.room.clone());
            let effects = table.ask(input.clone());

            // The same request at the same time to the same room has the same effects.
            let mut twin = before;
            prop_assert_eq!(&twin.handle(input, table.now), &effects);
            prop_assert_eq!(digest(&twin, table.now), table.digest());

            // Events are numbered without a gap, and nothing but a refusal follows the end.
            let stored: Vec<u32> = effects.iter().filter_map(|effect| match effect {
                Effect::Store(stamped) => Some(stamped.seq),
                _ => None,
            }).collect();
            prop_assert_eq!(&stored, &(version..table.room.version()).collect::<Vec<_>>());
            if let Some(ended) = ended {
                prop_assert!(stored.is_empty());
                prop_assert_eq!(table.room.ending(), Some(&ended));
            }

            // Told only after stored: every telling is preceded by a store in the same answer.
            let first_told = effects.iter().position(|effect| matches!(effect,
                Effect::Moved | Effect::Ended | Effect::Reset | Effect::Offer));
            if let Some(told) = first_told {
                prop_assert!(told > 0 && matches!(effects[0], Effect::Store(_)));
            }

            // The game has ended exactly when the side to move has no move, or something else ended it.
            if table.room.ending().is_none() {
                prop_assert!(table.room.position().has_legal_move());
                prop_assert!(table.room.deadline().is_none_or(|deadline| deadline > table.now));
            }
            for color in Color::ALL {
                if let (Some(shown), Some(clock)) = (table.room.reading(color, table.now), table.room.clocks()[color]) {
                    prop_assert!(i64::from(shown.main_ms) <= i64::from(clock.left().main_s) * 1000);
                    prop_assert!(shown.byoyomi_ms <= 30_000);
                }
            }
        }
    }

    /// Events survive being written down.
    #[test]
    fn events_round_trip_through_text(steps in prop::collection::vec((step(), 0..20_000_i64), 1..40)) {
        let mut table = Table::new(clocked(shared(), 60, 10, 0));
        for (step, wait) in steps {
            table.wait(wait);
            if let Some(input) = input(&table.room, &step, table.now) {
                table.ask(input);
            }
        }
        for stamped in &table.stored {
            let text = serde_json::to_string(&stamped.event).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Event>(&text).unwrap(), &stamped.event);
        }
        let text = serde_json::to_string(table.room.setup()).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Setup>(&text).unwrap(), table.room.setup());
    }

    /// Taking moves back leads exactly where the game had been.
    #[test]
    fn take_back_restores_what_was(moves in prop::collection::vec(any::<prop::sample::Index>(), 1..60)) {
        let mut table = Table::new(clocked(shared(), 6000, 0, 7));
        let mut seen = Vec::new();
        for index in &moves {
            let legal = table.room.position().legal_moves();
            if table.room.ending().is_some() || legal.is_empty() {
                break;
            }
            seen.push((table.room.position().to_string(), *table.room.clocks()));
            let mv = legal[index.index(legal.len())].to_string();
            table.wait(1_500).play(&mv);
        }
        if table.room.ending().is_none() {
            for (sfen, clocks) in seen.into_iter().rev() {
                let ply = table.room.ply();
                table.ask(Input::TakeBack { by: Holder::BOTH, ply });
                prop_assert_eq!(table.room.position().to_string(), sfen);
                prop_assert_eq!(*table.room.clocks(), clocks);
            }
        }
    }
}

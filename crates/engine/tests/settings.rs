//! Options, time plans and grades.

use komadai_engine::grade::strength;
use komadai_engine::{OptionError, Options, choose, plan};
use komadai_protocol::{Clocks, Go, GuiCommand, OptionKind};
use komadai_rules::{Color, Grade, Position};
use komadai_search::{EnteringKing, Line, Points};

fn go(line: &str) -> Go {
    match line.parse() {
        Ok(GuiCommand::Go(go)) => go,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn every_option_declared_can_be_set_to_its_default_and_its_bounds() {
    for option in Options::declarations() {
        let values = match option.kind {
            OptionKind::Check { default } => vec![default.to_string(), "true".into(), "false".into()],
            OptionKind::Spin { default, min, max } => {
                [default, min, max].map(|value| value.to_string()).into()
            }
            OptionKind::Combo { default, values } => [vec![default], values].concat(),
            OptionKind::Filename { default } => vec!["nets/nn.bin".into(), default],
            other => panic!("{other:?}"),
        };
        for value in values {
            let mut options = Options::default();
            assert_eq!(options.set(&option.name, Some(&value)), Ok(()), "{} {value}", option.name);
        }
    }
}

#[test]
fn defaults_declared_are_the_defaults_in_force() {
    let mut options = Options::default();
    for option in Options::declarations() {
        let default = match option.kind {
            OptionKind::Check { default } => default.to_string(),
            OptionKind::Spin { default, .. } => default.to_string(),
            OptionKind::Combo { default, .. } | OptionKind::Filename { default } => default,
            other => panic!("{other:?}"),
        };
        options.set(&option.name, Some(&default)).unwrap();
    }
    assert_eq!(options, Options::default());
}

#[test]
fn values_are_brought_within_bounds_or_refused() {
    let mut options = Options::default();
    options.set("usi_hash", Some("99999999")).unwrap();
    assert_eq!(options.hash, 65_536);
    options.set("EnteringKingRule", Some("CSARule24")).unwrap();
    assert_eq!(options.entering_king, EnteringKing::Declaration(Points::Points24));
    let before = options.clone();
    assert!(matches!(options.set("Threads", Some("two")), Err(OptionError::BadValue { .. })));
    assert!(matches!(options.set("Threads", None), Err(OptionError::BadValue { .. })));
    assert!(matches!(options.set("Grade", Some("10d")), Err(OptionError::BadValue { .. })));
    assert!(matches!(options.set("Style", Some("wild")), Err(OptionError::Unknown(_))));
    assert_eq!(options, before);
}

#[test]
fn a_network_is_named_by_file_by_folder_or_by_both() {
    let named = |folder: &str, file: &str| {
        let mut options = Options::default();
        options.set("EvalDir", Some(folder)).unwrap();
        options.set("EvalFile", Some(file)).unwrap();
        options.network()
    };
    assert_eq!(named("", ""), None);
    assert_eq!(named("eval", ""), Some("eval/nn.bin".into()));
    assert_eq!(named("", "my nets/a.bin"), Some("my nets/a.bin".into()));
    assert_eq!(named("eval", "a.bin"), Some("eval/a.bin".into()));
    assert_eq!(named("eval", "/nets/a.bin"), Some("/nets/a.bin".into()));
}

#[test]
fn no_plan_ever_uses_more_than_the_clock_has() {
    let options = Options::default();
    for left in [0_u64, 1, 5, 50, 300, 1000, 10_000, 600_000, 36_000_000] {
        for byoyomi in [0_u64, 100, 1000, 30_000] {
            for increment in [0_u64, 100, 10_000] {
                for ply in [1, 40, 200, 500] {
                    let line = format!("go btime {left} wtime 1 byoyomi {byoyomi} binc {increment} winc 0");
                    let plan = plan(&go(&line), Color::Black, ply, &options).expect("there is a clock");
                    let available = byoyomi + if left == 0 { increment } else { left };
                    assert!(plan.maximum <= available.max(2), "{line}: {plan:?}");
                    assert!(plan.maximum + 5 <= available || available < 10, "{line}: {plan:?}");
                    assert!(plan.maximum > 0);
                }
            }
        }
    }
}

#[test]
fn pure_byoyomi_is_used_nearly_whole() {
    let plan = plan(&go("go btime 0 wtime 0 byoyomi 10000"), Color::White, 30, &Options::default()).unwrap();
    assert!(plan.maximum >= 9700 && plan.optimum > plan.maximum, "{plan:?}");
}

#[test]
fn long_clocks_are_shared_among_many_moves() {
    let plan = plan(&go("go btime 600000 wtime 600000"), Color::Black, 1, &Options::default()).unwrap();
    assert!(plan.optimum < 30_000 && plan.optimum > 3_000, "{plan:?}");
    assert!(plan.maximum > plan.optimum && plan.maximum < 120_000, "{plan:?}");
}

#[test]
fn a_second_begun_is_used_up_where_only_whole_ones_count() {
    let mut options = Options::default();
    options.set("RoundUpToFullSecond", Some("true")).unwrap();
    options.set("NetworkDelay", Some("100")).unwrap();
    let plan = plan(&go("go btime 60000 wtime 60000"), Color::Black, 60, &options).unwrap();
    assert_eq!((plan.optimum + 100) % 1000, 0, "{plan:?}");
    assert_eq!((plan.maximum + 100) % 1000, 0, "{plan:?}");
}

#[test]
fn without_clocks_there_is_no_plan() {
    let options = Options::default();
    assert_eq!(plan(&go("go depth 5"), Color::Black, 1, &options), None);
    assert_eq!(plan(&go("go infinite btime 1000"), Color::Black, 1, &options), None);
    assert!(Clocks::default().is_empty());
}

#[test]
fn each_grade_sees_no_less_and_strays_no_more_than_the_one_below() {
    let all: Vec<_> = Grade::all().map(strength).collect();
    for pair in all.windows(2) {
        let (weak, strong) = (&pair[0], &pair[1]);
        // Whoever weighs one move alone needs fewer positions for it.
        assert!(strong.nodes > weak.nodes || strong.candidates < weak.candidates);
        assert!(strong.depth >= weak.depth);
        assert!(strong.temperature <= weak.temperature && strong.error_rate <= weak.error_rate);
        assert!(strong.worst <= weak.worst && strong.candidates <= weak.candidates);
        assert!(strong.greed <= weak.greed && strong.opening >= weak.opening);
        assert!(strong.sees_mate_in_one >= weak.sees_mate_in_one);
    }
    let five = Grade::from_id("5k").unwrap();
    for grade in Grade::all() {
        assert_eq!(strength(grade).sees_mate_in_one, grade > five, "{}", grade.id());
    }
}

fn line(score: i32, mv: &str) -> Line {
    Line { score, moves: vec![mv.parse().expect("a move")] }
}

#[test]
fn weak_grades_vary_but_never_drop_far_behind() {
    let position = Position::start();
    let lines = [line(30, "7g7f"), line(20, "2g2f"), line(0, "9g9f"), line(-2500, "6g6f")];
    let weak = strength(Grade::WEAKEST);
    let chosen: Vec<usize> = (0..300).map(|seed| choose(&lines, &position, None, &weak, seed)).collect();
    for index in 0..3 {
        assert!(chosen.contains(&index), "{index} is never chosen");
    }
    assert!(!chosen.contains(&3));
    assert!((0..300).all(|seed| choose(&lines, &position, None, &strength(Grade::STRONGEST), seed) == 0));
}

#[test]
fn a_piece_given_away_is_not_chosen_over_a_sound_move() {
    // The lance drop in front of the pawn is simply taken.
    let position = Position::from_sfen("4k4/9/9/4p4/9/9/9/9/4K4 b RL 1").unwrap();
    let lines = [line(500, "R*2b"), line(300, "L*5e")];
    let weak = strength(Grade::WEAKEST);
    assert!((0..200).all(|seed| choose(&lines, &position, None, &weak, seed) == 0));
}

#[test]
fn nobody_forgets_to_take_back_and_captures_tempt() {
    let position = Position::from_sfen("4k4/9/9/4r4/9/4P4/9/9/4R3K b P 1").expect("a position");
    let lines = [line(900, "5i5d"), line(100, "5f5e"), line(90, "P*1h")];
    let weak = strength(Grade::WEAKEST);
    let on = Some("5d".parse().expect("a square"));
    assert!((0..200).all(|seed| choose(&lines, &position, on, &weak, seed) == 0));
    let even = [line(100, "P*1h"), line(100, "5i5d")];
    let taken = (0..1000).filter(|seed| choose(&even, &position, None, &weak, *seed) == 1).count();
    assert!(taken > 540, "{taken} of 1000");
}

#[test]
fn only_beginners_walk_into_a_mate() {
    let position = Position::start();
    let lines = [line(-500, "7g7f"), line(-31_998, "2g2f")];
    for grade in Grade::all().filter(|grade| strength(*grade).sees_mate_in_one) {
        assert!(
            (0..200).all(|seed| choose(&lines, &position, None, &strength(grade), seed) == 0),
            "{}",
            grade.id()
        );
    }
}

#[test]
fn numbers_of_the_search_are_options_in_tuning_builds_only() {
    let listed = |name: &str| Options::declarations().iter().any(|option| option.name == name);
    for number in komadai_search::PARAMETERS {
        assert_eq!(listed(number.name), cfg!(feature = "tuning"), "{}", number.name);
        assert!(number.least < number.standard && number.standard < number.most, "{}", number.name);
    }
    let set = Options::default().set("razor", Some("351"));
    assert_eq!(set.is_ok(), cfg!(feature = "tuning"));
    // Back again: other tests of a tuning build search too.
    let _ = Options::default().set("razor", Some("350"));
}

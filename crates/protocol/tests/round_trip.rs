//! What is written reads back the same, and no text makes a reader panic.

use komadai_protocol::{
    BestMove, Bound, Checkmate, Choice, Clocks, EngineLine, GameResult, Go, GuiCommand, Info, Mate,
    MateLimit, OptionDeclaration, OptionKind, PositionCommand, Score, ScoreValue, Start,
};
use komadai_rules::{HandKind, Move, Square};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

fn square() -> impl Strategy<Value = Square> {
    (0..81_usize).prop_map(|index| Square::from_index(index).expect("81 squares"))
}

fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        (square(), square(), any::<bool>())
            .prop_filter("a move goes somewhere", |(from, to, _)| from != to)
            .prop_map(|(from, to, promote)| Move::board(from, to, promote)),
        (0..HandKind::ALL.len(), square()).prop_map(|(kind, to)| Move::drop(HandKind::ALL[kind], to)),
    ]
}

fn milliseconds() -> impl Strategy<Value = Option<u64>> {
    option::of(0..=i64::MAX as u64)
}

fn clocks() -> impl Strategy<Value = Clocks> {
    (milliseconds(), milliseconds(), milliseconds(), milliseconds(), milliseconds())
        .prop_map(|(btime, wtime, byoyomi, binc, winc)| Clocks { btime, wtime, byoyomi, binc, winc })
}

fn go() -> impl Strategy<Value = Go> {
    let mate =
        option::of(prop_oneof![Just(MateLimit::Infinite), any::<u64>().prop_map(MateLimit::Milliseconds)]);
    (
        any::<bool>(),
        clocks(),
        any::<bool>(),
        mate,
        any::<Option<u64>>(),
        any::<Option<u32>>(),
        milliseconds(),
        vec(any_move(), 0..4),
    )
        .prop_map(|(ponder, clocks, infinite, mate, nodes, depth, movetime, searchmoves)| Go {
            ponder,
            clocks,
            infinite,
            mate,
            nodes,
            depth,
            movetime,
            searchmoves,
        })
}

fn position() -> impl Strategy<Value = PositionCommand> {
    let sfens = prop_oneof![
        Just("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 2"),
        Just("4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1"),
        Just("9/9/9/9/4k4/9/9/9/9 b R2G18P 101"),
    ];
    let start = prop_oneof![
        Just(Start::Startpos),
        sfens.prop_map(|text| Start::Sfen(Box::new(text.parse().expect("good text"))))
    ];
    (start, vec(any_move(), 0..8)).prop_map(|(start, moves)| PositionCommand { start, moves })
}

fn gui_command() -> impl Strategy<Value = GuiCommand> {
    prop_oneof![
        Just(GuiCommand::Usi),
        Just(GuiCommand::IsReady),
        ("[A-Za-z][A-Za-z_0-9]{0,12}", option::of("([a-z0-9/.]{1,8}( [a-z0-9]{1,5})?)?"))
            .prop_map(|(name, value)| GuiCommand::SetOption { name, value }),
        Just(GuiCommand::UsiNewGame),
        position().prop_map(GuiCommand::Position),
        go().prop_map(GuiCommand::Go),
        Just(GuiCommand::Stop),
        clocks().prop_map(GuiCommand::PonderHit),
        prop_oneof![Just(GameResult::Win), Just(GameResult::Lose), Just(GameResult::Draw)]
            .prop_map(GuiCommand::GameOver),
        Just(GuiCommand::Quit),
    ]
}

fn score() -> impl Strategy<Value = Score> {
    let value = prop_oneof![
        any::<i32>().prop_map(ScoreValue::Centipawns),
        (1..=u32::MAX).prop_map(|plies| ScoreValue::Mate(Mate::Win(plies))),
        (1..=u32::MAX).prop_map(|plies| ScoreValue::Mate(Mate::Loss(plies))),
        Just(ScoreValue::Mate(Mate::WinUnknown)),
        Just(ScoreValue::Mate(Mate::LossUnknown)),
    ];
    let bound = option::of(prop_oneof![Just(Bound::Lower), Just(Bound::Upper)]);
    (value, bound).prop_map(|(value, bound)| Score { value, bound })
}

fn info() -> impl Strategy<Value = Info> {
    (
        (any::<Option<u32>>(), any::<Option<u32>>(), any::<Option<u64>>(), any::<Option<u64>>()),
        (any::<Option<u64>>(), any::<Option<u32>>(), any::<Option<u32>>(), option::of(score())),
        (option::of(any_move()), vec(any_move(), 0..8), option::of("[a-z]{1,6}( [a-z]{1,6})?")),
    )
        .prop_map(
            |((depth, seldepth, time, nodes), (nps, hashfull, multipv, score), (currmove, pv, string))| {
                Info { depth, seldepth, time, nodes, nps, hashfull, multipv, score, currmove, pv, string }
            },
        )
}

fn option_kind() -> impl Strategy<Value = OptionKind> {
    prop_oneof![
        any::<bool>().prop_map(|default| OptionKind::Check { default }),
        any::<(i64, i64, i64)>().prop_map(|(default, min, max)| OptionKind::Spin { default, min, max }),
        vec("[0-9]{1,2}[kd]", 1..5)
            .prop_map(|values| OptionKind::Combo { default: values[0].clone(), values }),
        Just(OptionKind::Button),
        "([a-z]{1,5}( [a-z]{6,9})?)?".prop_map(|default| OptionKind::String { default }),
        "([a-z/]{1,5})?".prop_map(|default| OptionKind::Filename { default }),
    ]
    .prop_filter("a default must not read as a keyword", |kind| {
        let (OptionKind::String { default } | OptionKind::Filename { default }) = kind else { return true };
        !default.split(' ').any(|word| ["type", "default", "min", "max", "var"].contains(&word))
    })
}

fn engine_line() -> impl Strategy<Value = EngineLine> {
    let choice = prop_oneof![any_move().prop_map(Choice::Move), Just(Choice::Resign), Just(Choice::Win)];
    prop_oneof![
        "[A-Za-z0-9]{1,9}( [0-9.]{1,5})?".prop_map(EngineLine::IdName),
        "[A-Za-z]{1,9}( [A-Za-z]{1,5})?".prop_map(EngineLine::IdAuthor),
        ("[A-Z][A-Za-z_]{0,12}( [A-Z][a-z]{1,5})?", option_kind())
            .prop_map(|(name, kind)| EngineLine::Option(OptionDeclaration { name, kind })),
        Just(EngineLine::UsiOk),
        Just(EngineLine::ReadyOk),
        info().prop_map(|info| EngineLine::Info(Box::new(info))),
        (choice, option::of(any_move()))
            .prop_map(|(choice, ponder)| EngineLine::BestMove(BestMove { choice, ponder })),
        prop_oneof![
            vec(any_move(), 1..9).prop_map(Checkmate::Mate),
            Just(Checkmate::NoMate),
            Just(Checkmate::Timeout),
            Just(Checkmate::NotImplemented),
        ]
        .prop_map(EngineLine::Checkmate),
    ]
}

proptest! {
    #[test]
    fn gui_commands_read_back_as_written(command in gui_command()) {
        prop_assert_eq!(command.to_string().parse::<GuiCommand>().unwrap(), command);
    }

    #[test]
    fn engine_lines_read_back_as_written(line in engine_line()) {
        prop_assert_eq!(line.to_string().parse::<EngineLine>().unwrap(), line);
    }

    #[test]
    fn any_text_is_read_or_refused_without_panic(text in "\\PC{0,60}") {
        let _ = text.parse::<GuiCommand>();
        let _ = text.parse::<EngineLine>();
    }

    #[test]
    fn damaged_lines_are_read_or_refused_within_the_line(line in gui_command(), cut in 0..80_usize, extra in "\\PC{0,3}") {
        let text = line.to_string();
        let damaged: String = text.chars().take(cut).collect::<String>() + &extra;
        if let Err(error) = damaged.parse::<GuiCommand>() {
            prop_assert!(error.column >= 1 && error.column <= damaged.chars().count() + 1, "{error}: {damaged:?}");
        }
    }
}

//! Lines as programs in use send them.

use komadai_protocol::{
    BestMove, Checkmate, Choice, EngineLine, GuiCommand, Mate, MateLimit, ScoreValue, Start, UsiErrorKind,
};

fn gui(line: &str) -> GuiCommand {
    line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}"))
}

fn refused(line: &str) -> (&'static str, usize) {
    let error = line.parse::<GuiCommand>().expect_err(line);
    (error.kind.key(), error.column)
}

#[test]
fn every_form_of_go_is_read() {
    let GuiCommand::Go(go) = gui("go ponder btime 1 wtime 2 binc 3 winc 4") else { panic!() };
    assert!(go.ponder);
    assert_eq!(
        (go.clocks.btime, go.clocks.wtime, go.clocks.binc, go.clocks.winc),
        (Some(1), Some(2), Some(3), Some(4))
    );
    let GuiCommand::Go(go) = gui("go mate 5000") else { panic!() };
    assert_eq!(go.mate, Some(MateLimit::Milliseconds(5000)));
    for line in ["go mate infinite", "go mate"] {
        let GuiCommand::Go(go) = gui(line) else { panic!() };
        assert_eq!(go.mate, Some(MateLimit::Infinite));
    }
    let GuiCommand::Go(go) = gui("go searchmoves 7g7f P*5e depth 3 nodes 10 movetime 20 infinite") else {
        panic!()
    };
    assert_eq!(go.searchmoves.len(), 2);
    assert_eq!((go.depth, go.nodes, go.movetime, go.infinite), (Some(3), Some(10), Some(20), true));
}

#[test]
fn a_clock_below_zero_counts_as_zero() {
    let GuiCommand::Go(go) = gui("go btime -30 wtime 100") else { panic!() };
    assert_eq!(go.clocks.btime, Some(0));
}

#[test]
fn ponderhit_may_bring_clocks() {
    let GuiCommand::PonderHit(clocks) = gui("ponderhit") else { panic!() };
    assert!(clocks.is_empty());
    let GuiCommand::PonderHit(clocks) = gui("ponderhit btime 1000 wtime 2000 byoyomi 3000") else { panic!() };
    assert_eq!(clocks.byoyomi, Some(3000));
}

#[test]
fn option_values_keep_their_blanks() {
    let line = "setoption name EvalDir value C:\\My Engines\\eval";
    let GuiCommand::SetOption { name, value } = gui(line) else { panic!() };
    assert_eq!((name.as_str(), value.as_deref()), ("EvalDir", Some("C:\\My Engines\\eval")));
    let GuiCommand::SetOption { name, value } = gui("setoption name Move Overhead value 0") else { panic!() };
    assert_eq!((name.as_str(), value.as_deref()), ("Move Overhead", Some("0")));
}

#[test]
fn extra_blanks_do_no_harm() {
    let GuiCommand::Position(position) = gui("  position   startpos  moves  7g7f   3c3d  \r") else {
        panic!()
    };
    assert_eq!(position.start, Start::Startpos);
    assert_eq!(position.moves.len(), 2);
}

#[test]
fn errors_name_kind_and_column() {
    assert_eq!(refused(""), ("blank", 1));
    assert_eq!(refused(" \t "), ("blank", 1));
    assert_eq!(refused("dance now"), ("unknown_command", 1));
    assert_eq!(refused("go depth"), ("missing", 9));
    assert_eq!(refused("go depth x"), ("bad_number", 10));
    assert_eq!(refused("go nodes 99999999999999999999999"), ("bad_number", 10));
    assert_eq!(refused("position"), ("missing", 9));
    assert_eq!(refused("position here"), ("unexpected", 10));
    assert_eq!(refused("position startpos moves 7g7f 7g"), ("bad_move", 30));
    assert_eq!(refused("gameover maybe"), ("unexpected", 10));
    assert_eq!(refused("setoption value 3"), ("unexpected", 11));
    let (kind, column) =
        refused("position sfen lnsgkgsnl/1r5b1/pppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assert_eq!(kind, "bad_sfen");
    assert!(column > 14, "{column}");
}

#[test]
fn mate_scores_of_every_spelling_are_read() {
    for (text, mate) in [
        ("3", Mate::Win(3)),
        ("+3", Mate::Win(3)),
        ("-2", Mate::Loss(2)),
        ("+", Mate::WinUnknown),
        ("-", Mate::LossUnknown),
        ("0", Mate::WinUnknown),
        ("-0", Mate::LossUnknown),
    ] {
        let line: EngineLine = format!("info depth 1 score mate {text} pv 7g7f").parse().unwrap();
        let EngineLine::Info(info) = line else { panic!() };
        assert_eq!(info.score.unwrap().value, ScoreValue::Mate(mate), "{text}");
    }
    assert!("info score mate +-3".parse::<EngineLine>().is_err());
}

#[test]
fn a_line_of_moves_ends_at_the_first_word_that_is_none() {
    let EngineLine::Info(info) = "info pv 7g7f 3c3d (55.0%)".parse().unwrap() else { panic!() };
    assert_eq!(info.pv.len(), 2);
}

#[test]
fn answers_are_read() {
    let expect = EngineLine::BestMove(BestMove { choice: Choice::Resign, ponder: None });
    assert_eq!("bestmove resign".parse::<EngineLine>().unwrap(), expect);
    assert_eq!("checkmate nomate".parse::<EngineLine>().unwrap(), EngineLine::Checkmate(Checkmate::NoMate));
    let error = "bestmove 0000".parse::<EngineLine>().unwrap_err();
    assert_eq!(error.kind, UsiErrorKind::BadMove("0000".into()));
    assert_eq!(error.column, 10);
}

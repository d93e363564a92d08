//! Matches between engines written in shell, which play badly but to the end.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

use std::future::pending;
use std::time::Duration;

use komadai_host::matches::{
    Contestant, Decision, Ending, Game, Limit, MatchError, Opening, Plan, Sprt, Tally, read_openings, run,
};
use komadai_rules::Color;

/// An engine that answers every `go` with `answer`.
fn shell(answer: &str) -> Contestant {
    let script = format!(
        r#"while read -r line; do case "$line" in
        usi) echo "id name Shell"; echo usiok;;
        isready) echo readyok;;
        go*) {answer};;
        quit) exit;;
        esac; done"#
    );
    Contestant {
        program: "sh".into(),
        arguments: vec!["-c".into(), script.into()],
        folder: None,
        options: vec![("Level".to_owned(), "1".to_owned())],
        limit: Limit::Nodes(1),
    }
}

fn plan(one: &str, two: &str, games: u64) -> Plan {
    Plan {
        engines: [shell(one), shell(two)],
        openings: vec![Opening::EVEN],
        games,
        most_moves: 512,
        grace: Duration::from_millis(300),
        sprt: None,
    }
}

async fn played(plan: &Plan) -> (Vec<Game>, Tally) {
    let mut games = Vec::new();
    let tally = run(plan, pending(), |game, names, _| {
        assert_eq!(names, ["Shell"; 2]);
        games.push(game.clone());
        Ok(())
    });
    let tally = tally.await.unwrap();
    (games, tally)
}

#[tokio::test]
async fn colours_are_exchanged_within_an_opening() {
    let mut plan = plan("echo bestmove resign", "echo bestmove resign", 4);
    plan.openings = read_openings("startpos moves 7g7f\nstartpos").unwrap();
    let (games, tally) = played(&plan).await;
    let seats: Vec<_> = games.iter().map(|game| (game.first, game.given, game.winner)).collect();
    let (black, white) = (Color::Black, Color::White);
    // Whoever is to move gives up: White after the first opening.
    assert_eq!(
        seats,
        [(black, 1, Some(black)), (white, 1, Some(black)), (black, 0, Some(white)), (white, 0, Some(white))]
    );
    assert_eq!((tally.wins, tally.draws, tally.losses, tally.pairs), (2, 0, 2, [0, 0, 2, 0, 0]));
}

#[tokio::test]
async fn whatever_breaks_the_rules_or_the_engine_loses() {
    let resign = "echo bestmove resign";
    for (answer, expected) in [
        ("echo bestmove 7g7e", "illegal"),
        ("echo bestmove win", "declaration"),
        ("exit", "failed"),
        ("echo bestmove nonsense", "failed"),
    ] {
        // The second game finds the engine alive again.
        let (games, tally) = played(&plan(answer, resign, 2)).await;
        let found = match &games[0].ending {
            Ending::Illegal(..) => "illegal",
            Ending::FailedDeclaration => "declaration",
            Ending::Failed(_) => "failed",
            _ => "other",
        };
        assert_eq!(found, expected, "{answer}");
        assert_eq!((games[0].winner, games[1].ending.clone()), (Some(Color::White), Ending::Resign));
        assert_eq!((tally.wins, tally.losses), (1, 1));
    }
    let mut slow = plan("sleep 0.7; echo bestmove 7g7f", resign, 1);
    slow.engines[0].limit =
        Limit::Clock { main: Duration::ZERO, byoyomi: Duration::from_millis(50), increment: Duration::ZERO };
    assert_eq!(played(&slow).await.0[0].ending, Ending::Timeout);
}

#[tokio::test]
async fn a_test_ends_the_match_and_so_does_being_told() {
    let mut long = plan("echo bestmove 7g7f", "echo bestmove resign", 1_000);
    // As White the first engine's move is illegal: the second gives up first.
    long.sprt = Some(Sprt { elo0: 0.0, elo1: 300.0 });
    let (games, tally) = played(&long).await;
    assert!(games.len() < 1_000 && tally.is_paired(), "{tally:?}");
    assert_eq!(long.sprt.unwrap().decision(&tally), Some(Decision::Accepted));
    long.engines[1] = shell("sleep 5");
    let told = run(&long, tokio::time::sleep(Duration::from_millis(300)), |_, _, _| Ok(()));
    assert_eq!(told.await.unwrap().games(), 0);
}

#[tokio::test]
async fn an_engine_that_is_none_ends_the_match() {
    let mut none = plan("echo bestmove resign", "", 2);
    none.engines[1].program = "no such engine".into();
    let error = run(&none, pending(), |_, _, _| Ok(())).await.unwrap_err();
    assert!(matches!(error, MatchError::Engine { number: 2, .. }), "{error}");
}

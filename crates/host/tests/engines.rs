//! Engines good and bad, as child processes.

use std::time::Duration;

use komadai_host::{Awaited, Checkmate, Choice, Deadlines, Engine, Go, HostError, MateLimit, OptionKind};
use tokio::process::Command;
use tokio::time::Instant;

const SHORT: Deadlines = Deadlines {
    handshake: Duration::from_millis(1500),
    ready: Duration::from_millis(1500),
    stop: Duration::from_millis(400),
};

/// An engine written in shell: `body` is run for each line read, in `$line`.
fn shell(body: &str) -> Command {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!(
        r#"while read -r line; do case "$line" in
        usi) echo "id name Shell"; echo "option name Depth type spin default 1 min 1 max 9"; echo usiok;;
        {body}
        esac; done"#
    ));
    command
}

async fn start(body: &str) -> Engine {
    Engine::spawn_with(shell(body), SHORT).await.expect("the shell engine starts")
}

fn nodes(nodes: u64) -> Go {
    Go { nodes: Some(nodes), ..Go::default() }
}

#[tokio::test]
async fn name_and_options_are_learned() {
    let engine = start("isready) echo readyok;;").await;
    assert_eq!(engine.name(), "Shell");
    assert_eq!(engine.options().len(), 1);
    assert_eq!(engine.options()[0].kind, OptionKind::Spin { default: 1, min: 1, max: 9 });
}

#[tokio::test]
async fn an_answer_comes_with_the_news_before_it() {
    let mut engine =
        start("isready) echo readyok;; go*) echo info depth 3; echo; echo bestmove 7g7f;;").await;
    engine.new_game().await.unwrap();
    engine.position(None, &[]).await.unwrap();
    let mut depths = Vec::new();
    let best =
        engine.go_with(&nodes(1), Duration::from_secs(2), |info| depths.extend(info.depth)).await.unwrap();
    assert_eq!(best.choice, Choice::Move("7g7f".parse().unwrap()));
    assert_eq!(depths, [3]);
}

#[tokio::test]
async fn a_program_that_is_not_there_is_an_error() {
    let error = Engine::spawn(Command::new("/nowhere/engine")).await.err().unwrap();
    assert_eq!(error.key(), "engine_not_started");
}

#[tokio::test]
async fn a_program_that_is_no_engine_is_given_up() {
    let mut command = Command::new("sleep");
    command.arg("60");
    let error = Engine::spawn_with(command, SHORT).await.err().unwrap();
    assert!(matches!(error, HostError::Silent { awaited: Awaited::UsiOk, .. }), "{error}");
}

#[tokio::test]
async fn a_crash_is_an_error_of_that_job() {
    let mut engine = start("go*) exit 3;;").await;
    let error = engine.go(&nodes(1), Duration::from_secs(5)).await.unwrap_err();
    assert!(matches!(error, HostError::Died { awaited: Awaited::BestMove, .. }), "{error}");
    assert!(error.to_string().contains('3'), "{error}");
}

#[tokio::test]
async fn a_search_past_its_deadline_is_stopped_and_answers() {
    let mut engine = start("stop) echo bestmove 2g2f;;").await;
    let begun = Instant::now();
    let best = engine.go(&Go { infinite: true, ..Go::default() }, Duration::from_millis(100)).await.unwrap();
    assert_eq!(best.choice, Choice::Move("2g2f".parse().unwrap()));
    assert!(begun.elapsed() < Duration::from_millis(1500));
}

#[tokio::test]
async fn silence_after_stop_ends_the_engine() {
    let mut engine = start("go*) ;;").await;
    let error = engine.go(&nodes(1), Duration::from_millis(50)).await.unwrap_err();
    assert!(matches!(error, HostError::Silent { awaited: Awaited::BestMove, .. }), "{error}");
    let error = engine.ready().await.unwrap_err();
    assert!(matches!(error, HostError::Died { .. } | HostError::Silent { .. }), "{error}");
}

#[tokio::test]
async fn nonsense_for_an_answer_is_an_error_that_shows_it() {
    let mut engine = start("go*) echo bestmove banana;;").await;
    let error = engine.go(&nodes(1), Duration::from_secs(2)).await.unwrap_err();
    assert!(matches!(&error, HostError::BadAnswer { line } if line == "bestmove banana"), "{error}");
}

#[tokio::test]
async fn an_endless_line_takes_no_memory_and_is_given_up() {
    let mut engine = start("go*) yes | tr -d '\\n';;").await;
    let error = engine.go(&nodes(1), Duration::from_millis(100)).await.unwrap_err();
    assert!(matches!(error, HostError::Silent { .. }), "{error}");
}

#[tokio::test]
async fn a_search_given_up_by_its_caller_does_not_answer_the_next() {
    let mut engine = start("stop) echo bestmove 1g1f;; \"go nodes 2\") echo bestmove 2g2f;;").await;
    let gone =
        tokio::time::timeout(Duration::from_millis(50), engine.go(&nodes(1), Duration::from_secs(9))).await;
    assert!(gone.is_err());
    let best = engine.go(&nodes(2), Duration::from_secs(2)).await.unwrap();
    assert_eq!(best.choice, Choice::Move("2g2f".parse().unwrap()));
}

#[tokio::test]
async fn a_stopper_ends_the_search_from_elsewhere() {
    let mut engine = start("stop) echo bestmove 3g3f;;").await;
    let stopper = engine.stopper();
    let search = tokio::spawn(async move { engine.go(&nodes(1), Duration::from_secs(30)).await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    stopper.stop();
    let best = search.await.unwrap().unwrap();
    assert_eq!(best.choice, Choice::Move("3g3f".parse().unwrap()));
}

#[tokio::test]
async fn a_line_break_cannot_be_smuggled_into_a_command() {
    let mut engine = start("go*) echo bestmove resign;;").await;
    let error = engine.set_option("Depth", Some("1\nquit")).await.unwrap_err();
    assert!(matches!(error, HostError::BadCommand));
}

/// Our own engine, as a child process of this test.
async fn own() -> Engine {
    let mut command = Command::new(std::env::current_exe().expect("the test knows itself"));
    command.args(["--exact", "own_engine_as_a_child", "--nocapture", "--quiet", "--include-ignored"]);
    command.env("KOMADAI_TEST_ENGINE", "1");
    let mut engine = Engine::spawn(command).await.expect("our engine starts");
    engine.set_option("USI_Hash", Some("4")).await.expect("it takes options");
    engine.new_game().await.expect("it gets ready");
    engine
}

#[test]
#[ignore = "run by the tests below in a process of its own"]
#[expect(clippy::disallowed_methods, reason = "the test that is an engine must know that it is one")]
fn own_engine_as_a_child() {
    if std::env::var_os("KOMADAI_TEST_ENGINE").is_some() {
        komadai_engine::usi::run(std::io::stdin().lock(), std::io::stdout()).unwrap();
    }
}

#[tokio::test]
async fn our_own_engine_plays() {
    let mut engine = own().await;
    assert!(engine.name().starts_with("Komadai"));
    let moves = ["7g7f".parse().unwrap(), "3c3d".parse().unwrap()];
    engine.position(None, &moves).await.unwrap();
    let best = engine.go(&nodes(2000), Duration::from_secs(20)).await.unwrap();
    assert!(matches!(best.choice, Choice::Move(_)));
    engine.quit().await;
}

#[tokio::test]
async fn our_own_engine_solves() {
    let mut engine = own().await;
    let sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1".parse().unwrap();
    engine.position(Some(&sfen), &[]).await.unwrap();
    let go = Go { mate: Some(MateLimit::Milliseconds(5000)), ..Go::default() };
    let answer = engine.go_mate(&go, Duration::from_secs(20)).await.unwrap();
    assert_eq!(answer, Checkmate::Mate(vec!["G*5b".parse().unwrap()]));
}

#[tokio::test]
async fn a_stop_that_came_too_late_does_not_stop_the_next_search() {
    let body = "isready) echo readyok;; 'go nodes'*) echo bestmove 7g7f;; go*) busy=1;;
        stop) if [ -n \"$busy\" ]; then busy=; echo bestmove 2g2f; fi;;";
    let mut engine = start(body).await;
    let stopper = engine.stopper();
    let enough = Duration::from_millis(100);
    for _ in 0..10 {
        stopper.stop();
        engine.go(&nodes(1), Duration::from_secs(5)).await.unwrap();
        let began = Instant::now();
        let endless = Go { infinite: true, ..Go::default() };
        let best = engine.go(&endless, enough).await.unwrap();
        assert_eq!(best.choice, Choice::Move("2g2f".parse().unwrap()));
        assert!(began.elapsed() >= enough, "it was stopped before its time");
    }
}

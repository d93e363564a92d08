//! A review as one line of JSON.

use komadai_coach::Notice;
use komadai_coach::review::{Class, Evaluation, Mate, Reason, Reviewed, Score, Tally};
use komadai_record::{NodeId, Step};
use komadai_rules::{Color, Move};
use komadai_text::{Lang, Text};
use serde::Serialize;

use super::plan::Game;
use super::work::Review;

#[derive(Serialize)]
struct Whole<'a> {
    file: &'a str,
    game: usize,
    engine: &'a str,
    complete: bool,
    start_sfen: String,
    moves: Vec<Told>,
    graph: Vec<Point>,
    summary: Summary,
    error: Option<()>,
}

#[derive(Serialize)]
struct Told {
    ply: u16,
    side: &'static str,
    #[serde(rename = "move")]
    mv: String,
    class: Option<&'static str>,
    /// For the mover, before and after the move.
    best_score: Option<Worth>,
    score: Option<Worth>,
    lost: f64,
    better: Vec<String>,
    expected: Vec<String>,
    reasons: Vec<Why>,
    missed_mate: Option<Mating>,
    allows_mate: Option<Mating>,
    threat: Option<Mating>,
    brinkmate: Option<Vec<String>>,
    missed_brinkmate: Option<Vec<String>>,
    notices: Vec<Noticed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<u32>,
}

/// A score for the mover: centipawns, or plies to a mate given or suffered, 0 where the length is not known.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Worth {
    Cp(i32),
    Mate(i64),
    Mated(i64),
}

#[derive(Serialize)]
struct Mating {
    plies: u32,
    line: Vec<String>,
}

#[derive(Serialize)]
struct Why {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    piece: Option<String>,
}

/// Something the coach tells; also a line of `komadai coach`.
#[derive(Serialize)]
pub(crate) struct Noticed {
    /// Only where several games are told.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    ply: u16,
    side: &'static str,
    kind: &'static str,
    id: &'static str,
    tone: &'static str,
    names: Names,
}

#[derive(Serialize)]
struct Names {
    ja: String,
    zh_hans: String,
    zh_hant: String,
    en: String,
}

/// A point of the graph, from Black.
#[derive(Serialize)]
struct Point {
    ply: usize,
    cp: i32,
    chance: f64,
}

#[derive(Serialize)]
struct Summary {
    black: Side,
    white: Side,
}

#[derive(Serialize)]
struct Side {
    forced: usize,
    best: usize,
    good: usize,
    doubtful: usize,
    mistake: usize,
    blunder: usize,
    lost_on_average: f64,
}

#[derive(Serialize)]
struct Refused<'a> {
    file: &'a str,
    game: usize,
    error: Error<'a>,
}

#[derive(Serialize)]
struct Error<'a> {
    kind: &'static str,
    message: &'a str,
}

/// The names of all languages, read once.
pub(crate) struct Tongues([Text; 4]);

impl Tongues {
    pub(crate) fn new() -> Self {
        Self([Text::new(Lang::Ja), Text::new(Lang::ZhHans), Text::new(Lang::ZhHant), Text::new(Lang::En)])
    }

    /// A notice with its names, and file and number of the game where several are told.
    pub(crate) fn noticed(&self, notice: &Notice, game: Option<(&str, usize)>) -> Noticed {
        let [ja, zh_hans, zh_hant, en] = self.0.each_ref().map(|text| text.get(&notice.key()));
        Noticed {
            file: game.map(|(file, _)| file.to_owned()),
            game: game.map(|(_, number)| number),
            ply: notice.ply,
            side: notice.side.key(),
            kind: notice.topic.key(),
            id: notice.id,
            tone: notice.tone().key(),
            names: Names { ja, zh_hans, zh_hant, en },
        }
    }
}

/// The line for a game.
pub(super) fn line(game: &Game, review: &Review, tongues: &Tongues) -> String {
    let nodes: Vec<NodeId> = game
        .record
        .line(NodeId::ROOT)
        .filter(|id| matches!(game.record.node(*id).step, Step::Move(_)))
        .collect();
    let told = |(reviewed, id): (&Reviewed, &NodeId)| told(reviewed, game.record.node(*id).seconds, tongues);
    let tallies = review.tallies();
    write(&Whole {
        file: &game.file,
        game: game.number,
        engine: &review.engine,
        complete: review.is_complete(),
        start_sfen: game.record.start.to_string(),
        moves: review.reviewed.iter().zip(&nodes).map(told).collect(),
        graph: graph(review),
        summary: Summary { black: side(&tallies[Color::Black]), white: side(&tallies[Color::White]) },
        error: None,
    })
}

/// The line for a game that could not be reviewed.
pub(super) fn refused(game: &Game, kind: &'static str, message: &str) -> String {
    write(&Refused { file: &game.file, game: game.number, error: Error { kind, message } })
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain structures always serialize")
}

fn usi(line: &[Move]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}

fn told(reviewed: &Reviewed, seconds: Option<u32>, tongues: &Tongues) -> Told {
    let mating = |mate: &Mate| Mating { plies: mate.plies, line: usi(&mate.line) };
    let why = |reason: &Reason| Why {
        kind: reason.key(),
        piece: match reason {
            Reason::LosesPiece(kind) => Some(kind.usi().to_owned()),
            _ => None,
        },
    };
    Told {
        ply: reviewed.ply,
        side: reviewed.side.key(),
        mv: reviewed.mv.to_string(),
        class: reviewed.class.map(Class::key),
        best_score: reviewed.best.map(worth),
        score: reviewed.played.map(worth),
        lost: rounded(reviewed.lost),
        better: usi(&reviewed.better),
        expected: usi(&reviewed.expected),
        reasons: reviewed.reasons.iter().map(why).collect(),
        missed_mate: reviewed.missed_mate.as_ref().map(mating),
        allows_mate: reviewed.allows_mate.as_ref().map(mating),
        threat: reviewed.threat.as_ref().map(mating),
        brinkmate: reviewed.brinkmate.as_deref().map(usi),
        missed_brinkmate: reviewed.missed_brinkmate.as_deref().map(usi),
        notices: reviewed.notices.iter().map(|notice| tongues.noticed(notice, None)).collect(),
        seconds,
    }
}

fn worth(score: Score) -> Worth {
    match score {
        Score::Centipawns(score) => Worth::Cp(score),
        Score::Mates(plies) => Worth::Mate(i64::from(plies)),
        Score::Mated(plies) => Worth::Mated(i64::from(plies)),
    }
}

/// Four digits are more than a search knows.
fn rounded(chance: f64) -> f64 {
    (chance * 10_000.0).round() / 10_000.0
}

fn graph(review: &Review) -> Vec<Point> {
    let mut points = Vec::new();
    let first = review.start.side_to_move();
    let mut scores: Vec<Option<Score>> = vec![review.evaluations.first().and_then(Evaluation::score)];
    // After a move its judgement knows more than the search: mates were looked for.
    scores.extend(review.reviewed.iter().map(|reviewed| reviewed.played.map(Score::turned)));
    for (ply, score) in scores.into_iter().enumerate() {
        let Some(score) = score else { continue };
        let mover = if ply % 2 == 0 { first } else { !first };
        let score = if mover == Color::Black { score } else { score.turned() };
        points.push(Point { ply, cp: score.centipawns(), chance: rounded(score.chance()) });
    }
    points
}

fn side(tally: &Tally) -> Side {
    Side {
        forced: tally.count(Class::Forced),
        best: tally.count(Class::Best),
        good: tally.count(Class::Good),
        doubtful: tally.count(Class::Doubtful),
        mistake: tally.count(Class::Mistake),
        blunder: tally.count(Class::Blunder),
        lost_on_average: rounded(tally.average()),
    }
}

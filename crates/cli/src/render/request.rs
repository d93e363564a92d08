//! What the command line asks for.
#![expect(clippy::print_stderr, reason = "a program that talks to its caller")]

use std::path::Path;

use clap::ArgMatches;
use komadai_diagram::{
    Album, Coordinates, Diagram, Look, MAX_FRAMES, MAX_MARKS, PieceSet, Style, Timing, Words,
};
use komadai_record::{NodeId, Record, Step};
use komadai_rules::{PositionError, Sfen, Square};
use komadai_text::Text;

use crate::outcome::Failure;
use crate::{files, words};

/// The kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Svg,
    Png,
    Gif,
}

impl Format {
    pub(super) const ALL: [Self; 3] = [Self::Svg, Self::Png, Self::Gif];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Gif => "gif",
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id() == id)
    }
}

/// What is to be drawn.
enum Subject {
    Position(Sfen),
    Game(Box<Record>),
}

/// The frames of an animation, and how many there are.
pub(super) struct Shown<'a> {
    pub(super) frames: Box<dyn Iterator<Item = Diagram> + 'a>,
    pub(super) count: usize,
}

/// Everything the command line says.
pub(super) struct Request {
    subject: Subject,
    words: Words,
    look: Look,
    arrows: Vec<(Square, Square)>,
    circles: Vec<Square>,
    caption: Option<String>,
    ply: Option<usize>,
    from: Option<usize>,
    to: Option<usize>,
    pub(super) output: String,
    pub(super) format: Format,
    /// Pixels across.
    pub(super) size: Option<u32>,
    /// Hundredths of a second a frame.
    pub(super) delay: u16,
}

impl Request {
    /// Reads the command line, and the record that it names.
    pub(super) fn read(found: &ArgMatches, text: &Text) -> Result<Self, Failure> {
        let word = |name: &str| found.get_one::<String>(name).map(String::as_str);
        let several = |name: &str| found.get_many::<String>(name).into_iter().flatten();
        let number = |name: &str| found.get_one::<u32>(name).map(|number| *number as usize);
        let output = word("output").unwrap_or_default().to_owned();
        let refuse = |key: &str, value: &str| Failure(text.with(key, &[("value", value.into())]));
        let circles: Vec<Square> = several("circle")
            .map(|value| value.parse().map_err(|_| refuse("render-bad-circle", value)))
            .collect::<Result<_, _>>()?;
        let arrows: Vec<(Square, Square)> = several("arrow")
            .map(|value| arrow(value).ok_or_else(|| refuse("render-bad-arrow", value)))
            .collect::<Result<_, _>>()?;
        if circles.len().max(arrows.len()) > MAX_MARKS {
            return Err(Failure(text.with("render-too-many-marks", &[("max", MAX_MARKS.into())])));
        }
        Ok(Self {
            format: format(word("format"), &output).ok_or_else(|| refuse("render-which-format", &output))?,
            subject: subject(word("sfen"), word("file"), number("game").unwrap_or(1), text)?,
            words: Words::new(text.lang()),
            look: Look {
                style: word("style").and_then(Style::from_id).unwrap_or_default(),
                pieces: word("pieces").and_then(PieceSet::from_id).unwrap_or_default(),
                coordinates: word("coordinates").and_then(Coordinates::from_id).unwrap_or_default(),
                flipped: found.get_flag("flip"),
            },
            arrows,
            circles,
            caption: word("caption").map(str::to_owned),
            ply: number("ply"),
            from: number("from"),
            to: number("to"),
            output,
            size: found.get_one::<u32>("size").copied(),
            delay: match word("delay") {
                Some(value) => delay(value).ok_or_else(|| refuse("render-bad-delay", value))?,
                None => Timing::default().delay,
            },
        })
    }

    /// The one picture that is asked for: after a move, or of the end.
    pub(super) fn picture(&self, text: &Text) -> Result<Diagram, Failure> {
        let diagram = match &self.subject {
            Subject::Position(sfen) => Diagram::new(sfen, &self.words).look(self.look),
            Subject::Game(record) => {
                let node = match self.ply {
                    Some(ply) => node_after(record, ply).ok_or_else(|| no_ply(record, ply, text))?,
                    None => record.tip(),
                };
                Album::new(record, &self.words, self.look).at(node)
            }
        };
        Ok(self.marked(diagram))
    }

    /// The pictures of the animation that is asked for.
    pub(super) fn frames<'a>(&'a self, text: &Text) -> Result<Shown<'a>, Failure> {
        let Subject::Game(record) = &self.subject else {
            return Ok(Shown { frames: Box::new(core::iter::once(self.picture(text)?)), count: 1 });
        };
        if self.ply.is_some() {
            return Ok(Shown { frames: Box::new(core::iter::once(self.picture(text)?)), count: 1 });
        }
        let all = 1 + record.line(NodeId::ROOT).count();
        let from = self.from.unwrap_or(0);
        let end = self.to.map_or(all, |to| all.min(to + 1));
        for ply in [self.from, self.to].into_iter().flatten() {
            if node_after(record, ply).is_none() {
                return Err(no_ply(record, ply, text));
            }
        }
        let count = end.saturating_sub(from);
        if count == 0 {
            return Err(Failure(text.get("render-nothing")));
        }
        if count > MAX_FRAMES {
            return Err(Failure(text.with("render-too-long", &[("max", MAX_FRAMES.into())])));
        }
        let album = Album::new(record, &self.words, self.look);
        let frames = album.into_main_line().skip(from).take(count).map(|diagram| self.marked(diagram));
        Ok(Shown { frames: Box::new(frames), count })
    }

    fn marked(&self, mut diagram: Diagram) -> Diagram {
        for square in &self.circles {
            diagram = diagram.circle(*square);
        }
        for (from, to) in &self.arrows {
            diagram = diagram.arrow(*from, *to);
        }
        match &self.caption {
            Some(caption) => diagram.caption(caption),
            None => diagram,
        }
    }
}

/// The node after so many moves of the main line; a foul is one too.
fn node_after(record: &Record, ply: usize) -> Option<NodeId> {
    let is_move = |id: &NodeId| !matches!(record.node(*id).step, Step::End(_));
    core::iter::once(NodeId::ROOT)
        .chain(record.line(NodeId::ROOT))
        .take_while(is_move)
        .find(|id| record.node(*id).depth() == ply)
}

fn no_ply(record: &Record, ply: usize, text: &Text) -> Failure {
    let count = record.node(record.tip()).depth();
    Failure(text.with("render-no-ply", &[("count", count.into()), ("ply", ply.into())]))
}

fn format(named: Option<&str>, output: &str) -> Option<Format> {
    let ending = Path::new(output).extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    Format::from_id(named.or(ending.as_deref())?)
}

fn subject(sfen: Option<&str>, file: Option<&str>, game: usize, text: &Text) -> Result<Subject, Failure> {
    if let Some(sfen) = sfen {
        return match sfen.parse() {
            Ok(sfen) => Ok(Subject::Position(sfen)),
            Err(error) => Err(Failure(words::position(text, PositionError::Text(error)))),
        };
    }
    let file = file.unwrap_or("-");
    let mut games = files::read(file, text).map_err(|unread| Failure(unread.line(text)))?;
    if game > games.len() {
        let count = games.len();
        return Err(Failure(text.with(
            "render-no-game",
            &[("file", file.into()), ("count", count.into()), ("game", game.into())],
        )));
    }
    let reading = games.swap_remove(game - 1);
    for warning in &reading.warnings {
        let said = words::warning_at(text, warning);
        eprintln!("{}", text.with("record-file-failed", &[("file", file.into()), ("error", said.into())]));
    }
    Ok(Subject::Game(Box::new(reading.record)))
}

/// Two squares, `7g7f`.
fn arrow(value: &str) -> Option<(Square, Square)> {
    let (from, to) = value.split_at_checked(2)?;
    Some((from.parse().ok()?, to.parse().ok()?))
}

/// Seconds as hundredths, 0.02 to 600: browsers show faster frames more slowly.
fn delay(value: &str) -> Option<u16> {
    let seconds: f32 = value.parse().ok()?;
    (0.02..=600.0).contains(&seconds).then_some((seconds * 100.0).round() as u16)
}

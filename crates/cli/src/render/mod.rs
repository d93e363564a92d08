//! `komadai render`: a position or a game as SVG, PNG or animated GIF.

mod place;
mod request;
#[cfg(test)]
mod tests;

use std::io::IsTerminal as _;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use komadai_diagram::{
    Animated, Artist, Coordinates, Diagram, DrawError, MAX_WIDTH, MIN_WIDTH, Outlines, PieceSet, Style,
    SystemFonts, Timing,
};
use komadai_text::Text;

use crate::args::{flag, framed, option};
use crate::convert::progress::Progress;
use crate::outcome::{Answer, Failure, Outcome};
use crate::stop;
use place::Place;
use request::{Format, Request, Shown};

/// How wide pixels make a picture, unless told otherwise.
const WIDTH: u32 = 720;
/// The same for an animation.
const GIF_WIDTH: u32 = 480;

/// The subcommand, described in the reader's language.
pub(crate) fn command(text: &Text) -> Command {
    let ply = || value_parser!(u32).range(0..=100_000);
    let example =
        "komadai render game.kif -o game.gif\n  komadai render --sfen startpos -o board.svg --style book";
    framed(Command::new("render"), text, "render-about", example)
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .help(text.get("render-file"))
                .required_unless_present("sfen")
                .conflicts_with("sfen"),
        )
        .arg(option("sfen", "render-sfen", "SFEN", text))
        .arg(option("output", "render-output", "OUT", text).short('o').required(true))
        .arg(option("format", "render-format", "FORMAT", text).value_parser(Format::ALL.map(Format::id)))
        .arg(option("game", "render-game", "N", text).value_parser(value_parser!(u32).range(1..)))
        .arg(option("ply", "render-ply", "N", text).value_parser(ply()).conflicts_with("sfen"))
        .arg(option("from", "render-from", "N", text).value_parser(ply()).conflicts_with("sfen"))
        .arg(option("to", "render-to", "N", text).value_parser(ply()).conflicts_with("sfen"))
        .arg(option("style", "render-style", "STYLE", text).value_parser(Style::ALL.map(Style::id)))
        .arg(option("pieces", "render-pieces", "SET", text).value_parser(PieceSet::ALL.map(PieceSet::id)))
        .arg(
            option("coordinates", "render-coordinates", "KIND", text)
                .value_parser(Coordinates::ALL.map(Coordinates::id)),
        )
        .arg(flag("flip", "render-flip", text))
        .arg(option("arrow", "render-arrow", "7g7f", text).action(ArgAction::Append))
        .arg(option("circle", "render-circle", "5e", text).action(ArgAction::Append))
        .arg(option("caption", "render-caption", "TEXT", text).allow_hyphen_values(true))
        .arg(
            option("size", "render-size", "N", text)
                .value_parser(value_parser!(u32).range(i64::from(MIN_WIDTH)..=i64::from(MAX_WIDTH))),
        )
        .arg(option("delay", "render-delay", "SECONDS", text))
}

/// Draws what the command line asks for. The file appears whole or not at all.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let request = Request::read(found, text)?;
    let outlines = Outlines::parse(komadai_web::OUTLINES).expect("the build writes well-formed outlines");
    let artist = Artist::new(outlines);
    let place = Place::new(&request.output, text);
    match request.format {
        Format::Svg => {
            let diagram = request.picture(text)?;
            let diagram = match request.size {
                Some(size) => diagram.width(size),
                None => diagram,
            };
            place.write(artist.svg(&diagram).as_bytes())?;
        }
        Format::Png => {
            let diagram = request.picture(text)?;
            let artist = lettered(artist, &diagram);
            let bytes = artist.png(&diagram, request.size.unwrap_or(WIDTH));
            place.write(&bytes.map_err(|error| complaint(&error, text))?)?;
        }
        Format::Gif => animate(artist, &request, place, text)?,
    }
    Ok(Answer::Yes)
}

/// With typefaces of the machine, if a name needs them.
fn lettered(artist: Artist, diagram: &Diagram) -> Artist {
    if artist.needs_system_fonts(diagram) { artist.with_system_fonts(SystemFonts::load()) } else { artist }
}

fn animate(artist: Artist, request: &Request, place: Place<'_>, text: &Text) -> Result<(), Failure> {
    let stop = stop::flag().map_err(|error| Failure(place.complaint(&error)))?;
    let Shown { frames, count } = request.frames(text)?;
    let mut frames = frames.peekable();
    let artist = match frames.peek() {
        Some(first) => lettered(artist, first),
        None => artist,
    };
    let timing = Timing { delay: request.delay, last_delay: request.delay.max(Timing::default().last_delay) };
    let mut progress = Progress::new(count, std::io::stderr().is_terminal() && count > 1);
    let drawn = place.fill(|out| {
        let told = artist.gif(frames, request.size.unwrap_or(GIF_WIDTH), timing, out, |_| {
            progress.step();
            if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match told {
            Ok(Animated::Whole(_)) => Ok(()),
            Ok(Animated::Stopped(_)) => Err(Failure(text.get("render-stopped"))),
            Err(error) => Err(complaint(&error, text)),
        }
    });
    progress.finish();
    drawn
}

fn complaint(error: &DrawError, text: &Text) -> Failure {
    Failure(match error {
        DrawError::Width { width, max, .. } => {
            text.with("render-too-wide", &[("width", (*width).into()), ("max", (*max).into())])
        }
        DrawError::Empty => text.get("render-nothing"),
        DrawError::Write(error) => text.with("render-failed", &[("error", text.system(error).into())]),
        DrawError::Render(_) => text.with("render-failed", &[("error", error.to_string().into())]),
    })
}

//! Animations, taken apart again.

use std::io::Write;
use std::ops::ControlFlow;

use gif::{ColorOutput, DecodeOptions};
use komadai_diagram::{
    Album, Animated, Artist, Diagram, DrawError, Look, MAX_GIF_WIDTH, Style, Timing, Words,
};
use komadai_record::Record;
use komadai_text::Lang;
use resvg::tiny_skia::Pixmap;

use crate::{artist, rich, sfen};

const WIDTH: u32 = 200;

/// A place that takes nothing.
struct Full;
impl Write for Full {
    fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
        Err(std::io::Error::other("full"))
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn game() -> Record {
    let text = "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e 5a6b 4e3d 8c8d";
    komadai_record::read(text.as_bytes(), None).unwrap().remove(0).record
}

fn frames(record: &Record, style: Style) -> Vec<Diagram> {
    let words = Words::new(Lang::Ja);
    let look = Look { style, ..Look::default() };
    Album::new(record, &words, look).into_main_line().collect()
}

fn written(artist: &Artist, frames: Vec<Diagram>) -> Vec<u8> {
    let mut out = Vec::new();
    let timing = Timing { delay: 50, last_delay: 300 };
    let count = frames.len();
    let told = artist.gif(frames, WIDTH, timing, &mut out, |_| ControlFlow::Continue(())).unwrap();
    assert_eq!(told, Animated::Whole(count));
    out
}

/// Every frame as a viewer sees it, with its delay.
fn seen(bytes: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    let width = usize::from(decoder.width());
    let mut canvas = vec![0; width * usize::from(decoder.height()) * 4];
    let mut all = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for row in 0..usize::from(frame.height) {
            for column in 0..usize::from(frame.width) {
                let from = (row * usize::from(frame.width) + column) * 4;
                let to = ((row + usize::from(frame.top)) * width + column + usize::from(frame.left)) * 4;
                if frame.buffer[from + 3] != 0 {
                    canvas[to..to + 4].copy_from_slice(&frame.buffer[from..from + 4]);
                }
            }
        }
        all.push((canvas.clone(), frame.delay));
    }
    all
}

#[test]
fn each_frame_is_its_position_s_picture() {
    let (artist, record) = (artist(), game());
    for style in Style::ALL {
        let frames = frames(&record, style);
        let seen = seen(&written(&artist, frames.clone()));
        assert_eq!(seen.len(), 9);
        for (index, (diagram, (pixels, delay))) in frames.iter().zip(&seen).enumerate() {
            assert_eq!(*delay, if index == 8 { 300 } else { 50 });
            let wanted = Pixmap::decode_png(&artist.png(diagram, WIDTH).unwrap()).unwrap();
            assert_eq!(wanted.data().len(), pixels.len());
            let far = |(a, b): (&u8, &u8)| u64::from(a.abs_diff(*b));
            let total: u64 = wanted.data().iter().zip(pixels).map(far).sum();
            let worst = wanted.data().iter().zip(pixels).map(far).max().unwrap();
            assert!(total < pixels.len() as u64 && worst < 48, "{style:?} {index}: {total} {worst}");
        }
    }
}

#[test]
fn only_what_changed_is_written() {
    let artist = artist();
    let words = Words::new(Lang::Ja);
    let still = vec![Diagram::new(&rich(), &words); 10];
    let one = written(&artist, still[..1].to_vec()).len();
    let ten = written(&artist, still).len();
    assert!(ten < one + 9 * 60, "{one} {ten}");
    assert_eq!(seen(&written(&artist, vec![Diagram::new(&rich(), &words); 3])).len(), 3);
}

#[test]
fn it_stops_when_told_and_what_is_written_is_an_animation() {
    let artist = artist();
    let mut out = Vec::new();
    let stop = |written| if written == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let told = artist.gif(frames(&game(), Style::Book), WIDTH, Timing::default(), &mut out, stop).unwrap();
    assert_eq!(told, Animated::Stopped(3));
    assert_eq!(seen(&out).len(), 3);
}

#[test]
fn what_cannot_be_shown_is_refused() {
    let artist = artist();
    let go = |_| ControlFlow::Continue(());
    let error = artist.gif([], WIDTH, Timing::default(), Vec::new(), go).unwrap_err();
    assert!(matches!(error, DrawError::Empty), "{error}");
    let words = Words::new(Lang::En);
    for width in [0, MAX_GIF_WIDTH + 1] {
        let frames = [Diagram::new(&rich(), &words)];
        let error = artist.gif(frames, width, Timing::default(), Vec::new(), go).unwrap_err();
        assert!(matches!(error, DrawError::Width { max: MAX_GIF_WIDTH, .. }), "{error}");
    }
    let error = artist.gif([Diagram::new(&rich(), &words)], WIDTH, Timing::default(), Full, go).unwrap_err();
    assert!(matches!(&error, DrawError::Write(inner) if inner.to_string() == "full"), "{error}");
}

#[test]
fn frames_of_another_size_are_left_out() {
    let artist = artist();
    let words = Words::new(Lang::En);
    let plain = Diagram::new(&sfen("startpos"), &words);
    let frames = vec![plain.clone(), plain.clone().caption("taller"), plain];
    let mut out = Vec::new();
    let told = artist.gif(frames, WIDTH, Timing::default(), &mut out, |_| ControlFlow::Continue(())).unwrap();
    assert_eq!(told, Animated::Whole(2));
}

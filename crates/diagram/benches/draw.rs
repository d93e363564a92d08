//! How long a picture takes: as SVG, as PNG, and as a frame of an animation.

use std::fmt::Write as _;
use std::hint::black_box;
use std::ops::ControlFlow;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use komadai_diagram::{Album, Artist, Diagram, Look, Outlines, Style, Timing, Words};
use komadai_record::Record;
use komadai_rules::Position;
use komadai_text::Lang;

/// Shapes as rich as those of a typeface: thirty curves a character.
fn outlines() -> Outlines {
    let characters = "王玉飛角金銀桂香歩龍馬全圭杏と成一二三四五六七八九十同打右左上直引寄不竜先後手持駒なし第まで開始局面甲乙０１２３４５６７８９";
    let mut text = String::from("= mincho\n");
    for character in characters.chars().chain('0'..='9') {
        let _ = write!(text, "{character}\t1000\tm100 0");
        for step in 0..15 {
            let _ = write!(text, "q{} -20 20 -50q-9 {} 30 20", 10 + step, -step);
        }
        text.push_str("z\n");
    }
    Outlines::parse(&text).expect("well-formed")
}

/// Twenty moves, always the first legal one.
fn game() -> Record {
    let mut position = Position::start();
    let mut record = Record::new(position.to_sfen());
    record.headers.set("先手", "甲");
    record.headers.set("後手", "乙");
    for _ in 0..20 {
        let mv = position.legal_moves()[0];
        record.play(mv, None).expect("a legal move");
        position.do_move(mv);
    }
    record
}

fn draw(criterion: &mut Criterion) {
    let (artist, words, record) = (Artist::new(outlines()), Words::new(Lang::Ja), game());
    for style in Style::ALL {
        let look = Look { style, ..Look::default() };
        let frames: Vec<Diagram> = Album::new(&record, &words, look).into_main_line().collect();
        let mut group = criterion.benchmark_group(style.id());
        group.sample_size(20);
        group.throughput(Throughput::Elements(1));
        group.bench_function("svg", |bench| bench.iter(|| artist.svg(black_box(&frames[20]))));
        group.bench_function("png 720", |bench| bench.iter(|| artist.png(black_box(&frames[20]), 720)));
        group.throughput(Throughput::Elements(frames.len() as u64));
        group.bench_function("gif 480", |bench| {
            bench.iter(|| {
                let frames = black_box(&frames).iter().cloned();
                artist.gif(frames, 480, Timing::default(), std::io::sink(), |_| ControlFlow::Continue(()))
            });
        });
        group.finish();
    }
}

criterion_group!(benches, draw);
criterion_main!(benches);

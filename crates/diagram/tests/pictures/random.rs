//! Anything at all.

use komadai_diagram::{Diagram, Look, PieceSet, Style, Words};
use komadai_rules::{Color, HandKind, Move, Piece, PieceKind, Sfen, Square};
use komadai_text::Lang;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::{artist, check};

fn square() -> impl Strategy<Value = Square> {
    (0..81_usize).prop_map(|index| Square::ALL[index])
}

/// Any pieces anywhere, hands beyond the set.
fn position() -> impl Strategy<Value = Sfen> {
    let piece = (select(&Color::ALL[..]), select(&PieceKind::ALL[..]));
    let hand = (select(&Color::ALL[..]), select(&HandKind::ALL[..]), 0..=u8::MAX);
    (vec((square(), piece), 0..81), vec(hand, 0..10)).prop_map(|(pieces, hands)| {
        let mut sfen = Sfen::empty();
        for (square, (color, kind)) in pieces {
            sfen.set(square, Some(Piece::new(color, kind)));
        }
        for (color, kind, count) in hands {
            sfen.set_hand(color, kind, count);
        }
        sfen
    })
}

fn diagram() -> impl Strategy<Value = Diagram> {
    let look = (select(&Style::ALL[..]), select(&PieceSet::ALL[..]), any::<bool>())
        .prop_map(|(style, pieces, flipped)| Look { style, pieces, flipped, ..Look::default() });
    let words = select(&Lang::ALL[..]);
    let text = || vec(any::<char>(), 0..60).prop_map(String::from_iter);
    let marks = (vec((square(), square()), 0..100), vec(square(), 0..100), (square(), square()));
    (position(), words, look, (text(), text(), text()), marks).prop_map(
        |(sfen, lang, look, (black, white, caption), (arrows, circles, (from, to)))| {
            let mut diagram =
                Diagram::new(&sfen, &Words::new(lang)).look(look).names(&black, &white).caption(&caption);
            for (from, to) in arrows {
                diagram = diagram.arrow(from, to);
            }
            for square in circles {
                diagram = diagram.circle(square);
            }
            let mv = if from == to { Move::drop(HandKind::Pawn, to) } else { Move::board(from, to, false) };
            diagram.last_move(mv)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn any_diagram_is_a_well_formed_picture_of_bounded_size(diagram in diagram()) {
        let svg = artist().svg(&diagram);
        check(&svg);
        prop_assert!(svg.len() < 400_000, "{}", svg.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn any_diagram_has_pixels(diagram in diagram()) {
        prop_assert!(artist().png(&diagram, 96).is_ok());
    }
}

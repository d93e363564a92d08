//! Inputs that fuzzing found: what is read of them comes back from every format that loses nothing of it.

use komadai_record::{Encoding, Format, NodeId, Record, Step, Target, read, write};
use komadai_rules::Move;

/// Moves, legal or not, with the line's length at each.
fn steps(record: &Record) -> Vec<(usize, Move)> {
    let mv = |id: NodeId| match record.node(id).step {
        Step::Move(mv) | Step::Illegal(mv, _) => Some((record.node(id).depth(), mv)),
        _ => None,
    };
    record.preorder(NodeId::ROOT).filter_map(mv).collect()
}

#[test]
fn inputs_once_found_come_back_from_every_format() {
    for text in [
        // A foul that promotes from an empty square.
        "~0.7ku2jm6y236e5t24eb9qc",
        // A header that begins like JSON, above a diagram.
        "手合割：その他\n{\"moves\"：[{}, 1\n後手の持駒：なし\n先手の持駒：なし\n",
        // The even game from its second move on.
        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 2 moves 7g7f 8c8d",
        // More pawns in hand than there are.
        "P1-KY * +HI\nP-00KI00KI00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU\n+\n",
        // A name that looks like a game of another format.
        "V2.2\nN+b4RB1k1_5s3_7n1_5s1LP_9_7r1_9_9_6K2.b.-~0.7ku.r\nPI\n+\n",
    ] {
        for reading in read(text.as_bytes(), None).unwrap() {
            let record = &reading.record;
            for format in Format::ALL {
                if format == Format::Usf || !format.losses(record).is_empty() {
                    continue;
                }
                let target = Target { format, encoding: Encoding::Utf8 };
                let (bytes, _) = write(&[record], target);
                let again = read(&bytes, Some(&format!("x.{}", target.ending()))).unwrap().remove(0).record;
                assert_eq!(again.start, record.start, "{text} as {format:?}");
                assert_eq!(steps(&again), steps(record), "{text} as {format:?}");
            }
        }
    }
}

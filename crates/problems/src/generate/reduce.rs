//! Taking away what a problem does not need.

use komadai_rules::HandKind;

use super::recipe::Part;
use super::sound::{Effort, Sound, sound};

/// The problem without superfluous pieces: no piece can be left out with the mate as long and still sound.
pub(super) fn reduced(mut whole: Sound) -> (Sound, Vec<Part>) {
    let mut left_out = Vec::new();
    while let Some((less, part)) = lesser(&whole) {
        whole = less;
        left_out.push(part);
    }
    (whole, left_out)
}

fn lesser(from: &Sound) -> Option<(Sound, Part)> {
    let plies = from.line.len();
    let board = from.draft.pieces().map(|(square, _)| Part::Board(square));
    let hand = HandKind::ALL.into_iter().filter(|kind| from.draft.held(*kind) > 0).map(Part::Hand);
    board.chain(hand).find_map(|part| {
        let mut draft = from.draft.clone();
        part.leave_out(&mut draft);
        sound(&draft, plies, plies, Effort::Keeping).map(|less| (less, part))
    })
}

//! Problems out of the positions of games: the attack on the king, without the rest of the game.

use komadai_rules::{Color, HandKind, Piece, PieceKind, Sfen, Square};

use super::recipe::{Origin, Part, Recipe};
use super::sketch::reach;
use super::sound::{Effort, Sound, mate, sound};
use super::taste::{is_compact, pleases};
use crate::draft::{Draft, distance};

/// Plies of the mates that are looked for.
const PLIES: (usize, usize) = (3, 13);

/// What of a game's position belongs to the attack: the side to move becomes Black, its king goes, and so does what
/// stands far from the other king.
pub(super) fn cut_out(sfen: &Sfen) -> Option<Draft> {
    let attacker = sfen.side_to_move();
    let turned = |square: Square| if attacker == Color::White { square.flip() } else { square };
    let king = sfen.pieces().find(|(_, piece)| *piece == Piece::new(!attacker, PieceKind::King))?.0;
    let mut draft = Draft::new(turned(king));
    for (square, piece) in sfen.pieces().filter(|(_, piece)| piece.kind() != PieceKind::King) {
        if distance(square, king) <= reach(piece.kind()) {
            let color = if piece.color() == attacker { Color::Black } else { Color::White };
            draft.set(turned(square), Some(Piece::new(color, piece.kind())));
        }
    }
    for kind in HandKind::ALL {
        draft.hold(kind, sfen.in_hand(attacker, kind));
    }
    Some(draft)
}

/// The problem in a game's position, if there is one.
pub(super) fn compose(sfen: &Sfen) -> Option<(Sound, Recipe)> {
    let mut draft = cut_out(sfen)?;
    let plies = mate(&draft, PLIES.0, PLIES.1, Effort::Searching)?.len();
    let mut left_out = Vec::new();
    while let Some(part) = superfluous(&draft, plies) {
        part.leave_out(&mut draft);
        left_out.push(part);
    }
    if !is_compact(&draft.clone().turned_right()) {
        return None;
    }
    let recipe = Recipe { origin: Origin::Game(sfen.without_ply().replace(' ', "_")), left_out };
    let made = sound(&recipe.draft()?, plies, plies, Effort::Keeping).filter(pleases)?;
    Some((made, recipe))
}

/// Something without which the mate is as long.
fn superfluous(draft: &Draft, plies: usize) -> Option<Part> {
    let hand = HandKind::ALL.into_iter().filter(|kind| draft.held(*kind) > 0).map(Part::Hand);
    let board = draft.pieces().map(|(square, _)| Part::Board(square));
    hand.chain(board).find(|part| {
        let mut less = draft.clone();
        part.leave_out(&mut less);
        mate(&less, plies, plies, Effort::Keeping).is_some()
    })
}

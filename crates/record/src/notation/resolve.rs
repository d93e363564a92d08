//! From what a text says to the move it means.

use komadai_rules::{Illegal, Move, Piece, PieceKind, Position, Square};

use super::error::NotationErrorKind;
use super::relation::{Motion, Side, is_straight, leftness, motion, reaching};
use super::scan::Said;

/// The move that `said` means in `position`. The move need not be legal: the caller asks the rules.
///
/// Without 打 a piece on the board that can go there moves, whether pinned or not; only if there is none is the piece
/// dropped. Among several that fit the words, the only legal one is meant.
pub(crate) fn resolve(
    position: &Position,
    previous_to: Option<Square>,
    said: Said,
) -> Result<Move, NotationErrorKind> {
    let color = position.side_to_move();
    match said {
        Said::Drop { hand, to } => Ok(Move::drop(hand, to)),
        Said::FromTo { from, to, promote } => board(from, to, promote),
        Said::Csa { mark, from, to, kind } => {
            if mark.is_some_and(|mark| mark != color) {
                return Err(NotationErrorKind::WrongSide);
            }
            let Some(from) = from else { return dropped(position, kind, to, true) };
            let moving = position.piece_at(from).filter(|piece| piece.color() == color).map(Piece::kind);
            match moving {
                Some(moving) if moving == kind => board(from, to, false),
                Some(moving) if moving.promoted() == Some(kind) => board(from, to, true),
                _ => Err(NotationErrorKind::OriginMismatch),
            }
        }
        Said::Piece { mark, to, kind, side, direction, promote, drop, origin } => {
            if mark.is_some_and(|mark| mark != color) {
                return Err(NotationErrorKind::WrongSide);
            }
            let to = to.or(previous_to).ok_or(NotationErrorKind::NoPrevious)?;
            if let Some(from) = origin {
                return match position.piece_at(from) {
                    Some(piece) if piece.color() == color && piece.kind() == kind => board(from, to, promote),
                    _ => Err(NotationErrorKind::OriginMismatch),
                };
            }
            let candidates: Vec<Square> = reaching(position, color, kind, to).iter().collect();
            if drop || candidates.is_empty() {
                return dropped(position, kind, to, drop);
            }
            let mut fitting = candidates;
            match direction {
                Some(Motion::Straight) => fitting.retain(|from| is_straight(color, *from, to)),
                Some(direction) => fitting.retain(|from| motion(color, *from, to) == direction),
                None => {}
            }
            if let Some(side) = side {
                let files = fitting.iter().map(|from| leftness(color, *from));
                let extreme = match side {
                    Side::Left => files.max(),
                    Side::Right => files.min(),
                };
                fitting.retain(|from| Some(leftness(color, *from)) == extreme);
            }
            choose(position, &fitting, to, promote)
        }
    }
}

/// The rule that keeps every own piece of the kind from going where `said` wants one to go: that of the piece that is
/// nearest to it. None if a piece could go there and only the words do not fit, or if there never was such a piece.
pub(super) fn rule_broken(position: &Position, previous_to: Option<Square>, said: Said) -> Option<Illegal> {
    let Said::Piece { to, kind, promote, .. } = said else { return None };
    let (color, to) = (position.side_to_move(), to.or(previous_to)?);
    let own = position.pieces(color, kind);
    if own.is_empty() {
        return kind.hand_kind().filter(|_| !kind.is_promoted()).map(|_| Illegal::NotInHand);
    }
    if !reaching(position, color, kind, to).is_empty() {
        return None;
    }
    let broken = own
        .iter()
        .filter(|from| *from != to)
        .filter_map(|from| position.check_move(Move::board(from, to, promote)).err());
    // A piece that moves so and finds its way barred was meant rather than one that never moves so.
    broken.min_by_key(|reason| *reason == Illegal::WrongMovement)
}

fn board(from: Square, to: Square, promote: bool) -> Result<Move, NotationErrorKind> {
    if from == to { Err(NotationErrorKind::SameSquare) } else { Ok(Move::board(from, to, promote)) }
}

/// A drop, if the piece can ever be in hand; without the word 打 it must be there.
fn dropped(position: &Position, kind: PieceKind, to: Square, said: bool) -> Result<Move, NotationErrorKind> {
    let Some(hand) = kind.hand_kind().filter(|_| !kind.is_promoted()) else {
        return Err(if said { NotationErrorKind::NotDroppable } else { NotationErrorKind::NoCandidate });
    };
    if !said && position.hand(position.side_to_move()).count(hand) == 0 {
        return Err(NotationErrorKind::NoCandidate);
    }
    Ok(Move::drop(hand, to))
}

fn choose(
    position: &Position,
    fitting: &[Square],
    to: Square,
    promote: bool,
) -> Result<Move, NotationErrorKind> {
    match fitting {
        [] => Err(NotationErrorKind::NoCandidate),
        [from] => Ok(Move::board(*from, to, promote)),
        several => {
            let legal: Vec<Move> = several
                .iter()
                .map(|from| Move::board(*from, to, promote))
                .filter(|mv| position.is_legal(*mv))
                .collect();
            match legal[..] {
                [only] => Ok(only),
                _ => Err(NotationErrorKind::Ambiguous(several.to_vec())),
            }
        }
    }
}

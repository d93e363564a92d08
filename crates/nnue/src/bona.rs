//! Numbers of pieces on squares and in hand, as each side sees them.

use komadai_rules::{Color, HandKind, Piece, PieceKind, Position, Square};

/// Where the pieces of a kind in hand begin, friend and enemy, in the order of [`HandKind`]. Zero is no piece, and
/// each kind leaves one number unused.
const HANDS: [[u16; 2]; 7] = [[1, 20], [39, 44], [49, 54], [59, 64], [79, 82], [85, 88], [69, 74]];

/// Where the pieces on the board begin.
const BOARD: u16 = 90;

/// Where kings begin: the end of every other piece.
pub(crate) const KINGS: u16 = BOARD + 18 * 81;

/// The end of all numbers.
pub(crate) const END: u16 = KINGS + 2 * 81;

/// Where a kind's squares begin, as its owner sees it; the enemy's follow 81 later. Promoted pieces that move as a
/// gold are golds.
const fn kind_base(kind: PieceKind) -> u16 {
    let slot = match kind {
        PieceKind::Pawn => 0,
        PieceKind::Lance => 1,
        PieceKind::Knight => 2,
        PieceKind::Silver => 3,
        PieceKind::Gold
        | PieceKind::ProPawn
        | PieceKind::ProLance
        | PieceKind::ProKnight
        | PieceKind::ProSilver => 4,
        PieceKind::Bishop => 5,
        PieceKind::Horse => 6,
        PieceKind::Rook => 7,
        PieceKind::Dragon => 8,
        PieceKind::King => 9,
    };
    BOARD + slot * 162
}

const KIND_BASES: [u16; 14] = {
    let mut bases = [0; 14];
    let mut index = 0;
    while index < 14 {
        bases[index] = kind_base(PieceKind::ALL[index]);
        index += 1;
    }
    bases
};

/// One piece as both sides see it: a number that says kind, place and whether it is the viewer's own.
///
/// This is the numbering of Bonanza's successors that community networks are trained on: pieces in hand first (1 to
/// 89, the n-th piece of a kind has its own number), then pieces on the board (90 to 1547, own and enemy's), then the
/// two kings (own from 1548, enemy's from 1629). White sees the board turned round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BonaPiece([u16; 2]);

impl BonaPiece {
    /// A piece on a square.
    #[inline]
    pub const fn on_board(piece: Piece, square: Square) -> Self {
        let base = KIND_BASES[piece.kind().index()];
        let (here, turned) = (square as u16, 80 - square as u16);
        Self(match piece.color() {
            Color::Black => [base + here, base + 81 + turned],
            Color::White => [base + 81 + here, base + turned],
        })
    }

    /// A piece in hand: the `nth` of its kind, from 0.
    #[inline]
    pub const fn in_hand(owner: Color, kind: HandKind, nth: u8) -> Self {
        let [friend, enemy] = HANDS[kind.index()];
        let nth = nth as u16;
        Self(match owner {
            Color::Black => [friend + nth, enemy + nth],
            Color::White => [enemy + nth, friend + nth],
        })
    }

    /// Its number as `viewer` sees it.
    #[inline]
    pub const fn seen_by(self, viewer: Color) -> u16 {
        self.0[viewer.index()]
    }

    /// Every piece of a position.
    pub fn for_each(position: &Position, mut visit: impl FnMut(Self)) {
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square) {
                visit(Self::on_board(piece, square));
            }
        }
        for color in Color::ALL {
            for (kind, count) in position.hand(color).iter() {
                for nth in 0..count {
                    visit(Self::in_hand(color, kind, nth));
                }
            }
        }
    }
}

/// The same number with left and right of the board exchanged.
#[inline]
pub(crate) const fn mirrored(number: u16) -> u16 {
    if number < BOARD {
        return number;
    }
    let square = (number - BOARD) % 81;
    number - square + (8 - square / 9) * 9 + square % 9
}

#[cfg(test)]
mod tests {
    use komadai_rules::{Color, HandKind, Piece, PieceKind, Square};

    use super::{BonaPiece, KINGS, mirrored};

    #[test]
    fn numbers_are_those_of_community_networks() {
        let number = |text: &str, kind, color, viewer| {
            let square: Square = text.parse().unwrap();
            BonaPiece::on_board(Piece::new(color, kind), square).seen_by(viewer)
        };
        assert_eq!(number("1a", PieceKind::Pawn, Color::Black, Color::Black), 90);
        assert_eq!(number("1a", PieceKind::Pawn, Color::Black, Color::White), 171 + 80);
        assert_eq!(number("9i", PieceKind::Pawn, Color::White, Color::White), 90);
        assert_eq!(number("7g", PieceKind::ProSilver, Color::Black, Color::Black), 90 + 162 * 4 + 60);
        assert_eq!(number("9i", PieceKind::Dragon, Color::White, Color::Black), KINGS - 1);
        assert_eq!(number("5i", PieceKind::King, Color::Black, Color::Black), 1548 + 44);
        assert_eq!(number("5i", PieceKind::King, Color::Black, Color::White), 1629 + 36);
        assert_eq!(BonaPiece::in_hand(Color::Black, HandKind::Pawn, 0).seen_by(Color::Black), 1);
        assert_eq!(BonaPiece::in_hand(Color::Black, HandKind::Pawn, 17).seen_by(Color::White), 37);
        assert_eq!(BonaPiece::in_hand(Color::White, HandKind::Rook, 1).seen_by(Color::Black), 89);
        assert_eq!(BonaPiece::in_hand(Color::White, HandKind::Gold, 3).seen_by(Color::White), 72);
    }

    #[test]
    fn mirroring_exchanges_files_and_leaves_hands() {
        assert_eq!(mirrored(37), 37);
        assert_eq!(mirrored(90), 90 + 72);
        assert_eq!(mirrored(90 + 44), 90 + 44);
        for number in 0..super::END {
            assert_eq!(mirrored(mirrored(number)), number);
        }
    }
}

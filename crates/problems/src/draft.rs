//! A problem on the workbench: Black mates the one king, White's, and White holds whatever is not on the board.

use komadai_rules::{Color, File, HandKind, Piece, PieceKind, Sfen, Square};
use komadai_tsume::Problem;

/// A position in which Black attacks; White's hand is the rest of the box, as is the custom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    board: [Option<Piece>; 81],
    hand: [u8; 7],
    king: Square,
}

impl Draft {
    /// A lonely king.
    pub(crate) fn new(king: Square) -> Self {
        let mut board = [None; 81];
        board[king.index()] = Some(Piece::new(Color::White, PieceKind::King));
        Self { board, hand: [0; 7], king }
    }

    /// A position with White's king alone and Black to move, its White hand forgotten.
    pub(crate) fn from_sfen(sfen: &Sfen) -> Option<Self> {
        let white_king = Piece::new(Color::White, PieceKind::King);
        let king = sfen.pieces().find(|(_, piece)| *piece == white_king)?.0;
        let mut draft = Self::new(king);
        for (square, piece) in sfen.pieces().filter(|(_, piece)| piece.kind() != PieceKind::King) {
            draft.set(square, Some(piece));
        }
        for kind in HandKind::ALL {
            draft.hand[kind.index()] = sfen.in_hand(Color::Black, kind);
        }
        Some(draft)
    }

    pub(crate) const fn at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// Puts a piece, no king, on a square or clears it.
    pub(crate) const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.board[square.index()] = piece;
    }

    pub(crate) const fn king(&self) -> Square {
        self.king
    }

    /// Moves the king; what it left behind is put there.
    pub(crate) fn move_king(&mut self, to: Square, left: Option<Piece>) {
        self.board[to.index()] = self.board[self.king.index()];
        self.board[self.king.index()] = left;
        self.king = to;
    }

    pub(crate) const fn held(&self, kind: HandKind) -> u8 {
        self.hand[kind.index()]
    }

    pub(crate) const fn hold(&mut self, kind: HandKind, count: u8) {
        self.hand[kind.index()] = count;
    }

    /// The pieces but the king.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::ALL
            .into_iter()
            .filter_map(|square| self.at(square).map(|piece| (square, piece)))
            .filter(|(_, piece)| piece.kind() != PieceKind::King)
    }

    /// The position, White's hand filled up; none when there are more pieces than the set has.
    pub(crate) fn to_sfen(&self) -> Option<Sfen> {
        let mut sfen = Sfen::empty();
        for square in Square::ALL {
            sfen.set(square, self.at(square));
        }
        for kind in HandKind::ALL {
            sfen.set_hand(Color::Black, kind, self.held(kind));
        }
        for kind in HandKind::ALL {
            let used = u8::try_from(sfen.count(kind.kind())).ok()?;
            sfen.set_hand(Color::White, kind, kind.kind().total().checked_sub(used)?);
        }
        Some(sfen)
    }

    /// The problem, if it is one.
    pub(crate) fn problem(&self) -> Option<Problem> {
        Problem::from_parts(&self.to_sfen()?).ok()
    }

    /// The same with left and right exchanged when the king stands on the left: problems are shown on the right.
    pub(crate) fn turned_right(self) -> Self {
        if self.king.file().index() < 5 {
            return self;
        }
        let turned = |square: Square| Square::new(File::ALL[8 - square.file().index()], square.rank());
        let mut draft = Self::new(turned(self.king));
        draft.hand = self.hand;
        for (square, piece) in self.pieces() {
            draft.set(turned(square), Some(piece));
        }
        draft
    }
}

/// Steps a king needs from one square to another.
pub(crate) fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks)
}

//! Packed positions and the records that training data is made of, in the layout shogi programs share
//! (`PackedSfen`, `PackedSfenValue`).
//!
//! A position of all forty pieces takes exactly 256 bits: the side to move (1), the kings' squares (7 each), then the
//! other squares from 1a down the files, each a prefix code, and the pieces in hand as the same codes without their
//! first bit. A piece on the board is followed by a bit for promoted (not for golds) and one for its colour, a piece
//! in hand by a clear bit (not for golds) and its colour. Bits fill bytes from the lowest.

use komadai_rules::{Color, Hand, HandKind, Move, Piece, PieceKind, Position, Sfen, Square};
use thiserror::Error;

use crate::bona::BonaPiece;

/// Code and length of each kind on the board, in the order of [`HandKind`].
const CODES: [(u32, u32); 7] =
    [(0b01, 2), (0b0011, 4), (0b1011, 4), (0b0111, 4), (0b01_1111, 6), (0b11_1111, 6), (0b0_1111, 5)];

/// A position in 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PackedPosition(pub [u8; 32]);

/// Why a position cannot be packed, or bytes be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PackError {
    /// Only positions with both kings can be packed.
    #[error("a side has no king")]
    NoKing,
    /// Only positions of all forty pieces fill the 256 bits.
    #[error("the position has not all forty pieces")]
    NotForty,
    /// A king's square beyond the board, or both kings on one.
    #[error("a king stands nowhere")]
    KingSquare,
    /// Bits that are no piece.
    #[error("bits that are no piece")]
    Code,
}

struct BitWriter {
    bytes: [u8; 32],
    at: usize,
}

impl BitWriter {
    fn put(&mut self, bits: u32, count: u32) -> Result<(), PackError> {
        for bit in 0..count {
            let byte = self.bytes.get_mut(self.at / 8).ok_or(PackError::NotForty)?;
            *byte |= ((bits >> bit & 1) as u8) << (self.at % 8);
            self.at += 1;
        }
        Ok(())
    }
}

/// The bits from the front; past the end they are zero.
#[derive(Clone, Copy)]
struct BitReader {
    words: [u64; 5],
    at: usize,
}

impl BitReader {
    fn new(bytes: &[u8; 32]) -> Self {
        let mut words = [0; 5];
        let (chunks, _) = bytes.as_chunks();
        for (word, chunk) in words.iter_mut().zip(chunks) {
            *word = u64::from_le_bytes(*chunk);
        }
        Self { words, at: 0 }
    }

    /// The next bits, at least eight of them, without taking them.
    #[inline]
    fn peek(&self) -> u32 {
        let (word, shift) = ((self.at / 64).min(3), self.at % 64);
        let both = u128::from(self.words[word]) | u128::from(self.words[word + 1]) << 64;
        (both >> shift) as u32
    }

    #[inline]
    fn take(&mut self, count: usize) -> u32 {
        let bits = self.peek() & ((1 << count) - 1);
        self.at += count;
        bits
    }

    /// A kind whose first bit, which is set, has been taken or was never there.
    #[inline]
    fn kind(&mut self) -> Result<HandKind, PackError> {
        let bits = self.peek();
        let ones = bits.trailing_ones();
        let (kind, length) = match (ones, bits >> 2 & 1) {
            (0, _) => (HandKind::Pawn, 1),
            (1, 0) => (HandKind::Lance, 3),
            (1, 1) => (HandKind::Knight, 3),
            (2, _) => (HandKind::Silver, 3),
            (3, _) => (HandKind::Gold, 4),
            (4, _) => (HandKind::Bishop, 5),
            _ => (HandKind::Rook, 5),
        };
        self.at += length;
        if self.at > 256 { Err(PackError::Code) } else { Ok(kind) }
    }

    #[inline]
    fn color(&mut self) -> Color {
        if self.take(1) == 0 { Color::Black } else { Color::White }
    }
}

/// What a packed position says, piece by piece.
#[derive(Clone, Debug)]
pub struct Unpacked {
    /// Who moves.
    pub side_to_move: Color,
    /// Where the kings stand, Black's first.
    pub kings: [Square; 2],
    /// What stands on each square, kings included.
    pub board: [Option<Piece>; 81],
    /// The pieces in hand, Black's first.
    pub hands: [Hand; 2],
}

/// The square on the other side of the middle file.
const fn mirrored(square: Square) -> Square {
    Square::ALL[(8 - square.file().index()) * 9 + square.rank().index()]
}

impl Unpacked {
    /// Every piece, as the features of networks name them.
    #[inline]
    pub fn for_each(&self, mut visit: impl FnMut(BonaPiece)) {
        for (piece, square) in self.board.iter().zip(Square::ALL) {
            if let Some(piece) = *piece {
                visit(BonaPiece::on_board(piece, square));
            }
        }
        for color in Color::ALL {
            let hand = self.hands[color.index()];
            if hand.is_empty() {
                continue;
            }
            for kind in HandKind::ALL {
                for nth in 0..hand.count(kind) {
                    visit(BonaPiece::in_hand(color, kind, nth));
                }
            }
        }
    }

    /// Where `viewer`'s king stands as that side sees the board.
    #[inline]
    pub fn king_seen_by(&self, viewer: Color) -> Square {
        match viewer {
            Color::Black => self.kings[0],
            Color::White => self.kings[1].flip(),
        }
    }

    /// The position in 256 bits.
    fn pack(&self) -> Result<PackedPosition, PackError> {
        let mut bits = BitWriter { bytes: [0; 32], at: 0 };
        bits.put(self.side_to_move.index() as u32, 1)?;
        for king in self.kings {
            bits.put(king as u32, 7)?;
        }
        for piece in self.board {
            let Some(piece) = piece else {
                bits.put(0, 1)?;
                continue;
            };
            let Some(kind) = piece.kind().hand_kind() else { continue };
            let (code, length) = CODES[kind.index()];
            bits.put(code, length)?;
            if kind != HandKind::Gold {
                bits.put(u32::from(piece.kind().is_promoted()), 1)?;
            }
            bits.put(piece.color().index() as u32, 1)?;
        }
        for color in Color::ALL {
            for kind in HandKind::ALL {
                let (code, length) = CODES[kind.index()];
                for _ in 0..self.hands[color.index()].count(kind) {
                    bits.put(code >> 1, length - 1)?;
                    if kind != HandKind::Gold {
                        bits.put(0, 1)?;
                    }
                    bits.put(color.index() as u32, 1)?;
                }
            }
        }
        if bits.at == 256 { Ok(PackedPosition(bits.bytes)) } else { Err(PackError::NotForty) }
    }

    /// The text of the position.
    pub fn to_sfen(&self, ply: u16) -> Sfen {
        let mut sfen = Sfen::empty();
        for (piece, square) in self.board.iter().zip(Square::ALL) {
            sfen.set(square, *piece);
        }
        for color in Color::ALL {
            for (kind, count) in self.hands[color.index()].iter() {
                sfen.set_hand(color, kind, count);
            }
        }
        sfen.set_side_to_move(self.side_to_move);
        sfen.set_ply(ply);
        sfen
    }
}

impl PackedPosition {
    /// Packs a position; its ply is not part of it.
    ///
    /// # Errors
    /// When a king or any other of the forty pieces is missing.
    pub fn pack(position: &Position) -> Result<Self, PackError> {
        let king = |color| position.king(color).ok_or(PackError::NoKing);
        let unpacked = Unpacked {
            side_to_move: position.side_to_move(),
            kings: [king(Color::Black)?, king(Color::White)?],
            board: Square::ALL.map(|square| position.piece_at(square)),
            hands: Color::ALL.map(|color| position.hand(color)),
        };
        unpacked.pack()
    }

    /// The position with left and right of the board exchanged.
    ///
    /// # Errors
    /// When the bits are no position of forty pieces.
    pub fn mirrored(&self) -> Result<Self, PackError> {
        let mut position = self.unpack()?;
        position.kings = position.kings.map(mirrored);
        for file in 0..4 {
            let (left, right) = position.board.split_at_mut(9 * (8 - file));
            left[9 * file..][..9].swap_with_slice(&mut right[..9]);
        }
        position.pack()
    }

    /// Who moves.
    #[inline]
    pub const fn side_to_move(&self) -> Color {
        if self.0[0] & 1 == 0 { Color::Black } else { Color::White }
    }

    /// Reads the pieces.
    ///
    /// # Errors
    /// When the bits are no position of forty pieces.
    pub fn unpack(&self) -> Result<Unpacked, PackError> {
        let mut bits = BitReader::new(&self.0);
        let side_to_move = bits.color();
        let mut king = || Square::from_index(bits.take(7) as usize).ok_or(PackError::KingSquare);
        let kings = [king()?, king()?];
        if kings[0] == kings[1] {
            return Err(PackError::KingSquare);
        }
        let mut board = [None; 81];
        for color in Color::ALL {
            board[kings[color.index()].index()] = Some(Piece::new(color, PieceKind::King));
        }
        for at in &mut board {
            if at.is_some() || bits.take(1) == 0 {
                continue;
            }
            let kind = bits.kind()?.kind();
            let promoted = if kind == PieceKind::Gold { None } else { kind.promoted() };
            let kind = match promoted {
                Some(promoted) if bits.take(1) == 1 => promoted,
                _ => kind,
            };
            *at = Some(Piece::new(bits.color(), kind));
        }
        let mut hands = [Hand::EMPTY; 2];
        while bits.at < 256 {
            let kind = bits.kind()?;
            // The bit after a piece that can promote is set for pieces in the box, which are outside the game.
            if kind != HandKind::Gold && bits.take(1) == 1 {
                return Err(PackError::NotForty);
            }
            let hand = &mut hands[bits.color().index()];
            *hand = hand.with(kind, hand.count(kind) + 1).ok_or(PackError::Code)?;
        }
        if bits.at > 256 {
            return Err(PackError::Code);
        }
        Ok(Unpacked { side_to_move, kings, board, hands })
    }
}

/// A labelled position: one record of 40 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The position.
    pub position: PackedPosition,
    /// Its score in centipawns from the side to move.
    pub score: i16,
    /// The move played or thought best; none if that is not known.
    pub best: Option<Move>,
    /// The number of moves before the position in its game.
    pub ply: u16,
    /// How the game ended for the side to move: 1 won, 0 drawn, −1 lost.
    pub result: i8,
}

impl Sample {
    /// Bytes of a record.
    pub const SIZE: usize = 40;

    /// Writes the record.
    pub fn to_bytes(self) -> [u8; Self::SIZE] {
        let mut bytes = [0; Self::SIZE];
        bytes[..32].copy_from_slice(&self.position.0);
        bytes[32..34].copy_from_slice(&self.score.to_le_bytes());
        bytes[34..36].copy_from_slice(&self.best.map_or(0, Move::to_bits).to_le_bytes());
        bytes[36..38].copy_from_slice(&self.ply.to_le_bytes());
        bytes[38] = self.result as u8;
        bytes
    }

    /// Reads a record. Every record can be read; whether its position is one shows when it is unpacked. A move that is
    /// none is left out.
    pub fn from_bytes(bytes: &[u8; Self::SIZE]) -> Self {
        let word = |at: usize| [bytes[at], bytes[at + 1]];
        let mut position = [0; 32];
        position.copy_from_slice(&bytes[..32]);
        Self {
            position: PackedPosition(position),
            score: i16::from_le_bytes(word(32)),
            best: Move::from_bits(u16::from_le_bytes(word(34))),
            ply: u16::from_le_bytes(word(36)),
            result: bytes[38] as i8,
        }
    }
}

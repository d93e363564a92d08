//! Random numbers that make up a position's key.

use crate::color::Color;
use crate::piece::{HandKind, PieceKind};
use crate::square::Square;

/// SplitMix64 (Steele, Lea and Flood 2014), a fixed sequence.
const fn next(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, z ^ (z >> 31))
}

struct Keys {
    board: [[[u64; 81]; 14]; 2],
    hand: [[[u64; 32]; 7]; 2],
    white_to_move: u64,
}

static KEYS: Keys = {
    let mut keys = Keys { board: [[[0; 81]; 14]; 2], hand: [[[0; 32]; 7]; 2], white_to_move: 0 };
    let mut state = 0x5f67_6f64_6e6f_6b6f;
    let mut color = 0;
    while color < 2 {
        let mut kind = 0;
        while kind < 14 {
            let mut square = 0;
            while square < 81 {
                (state, keys.board[color][kind][square]) = next(state);
                square += 1;
            }
            kind += 1;
        }
        let mut kind = 0;
        while kind < 7 {
            // As many as a packed hand can hold. A count of none adds nothing, so an empty hand costs nothing.
            let mut count = 1;
            while count < 32 {
                (state, keys.hand[color][kind][count]) = next(state);
                count += 1;
            }
            kind += 1;
        }
        color += 1;
    }
    (_, keys.white_to_move) = next(state);
    keys
};

#[inline]
pub(crate) fn on_board(color: Color, kind: PieceKind, square: Square) -> u64 {
    KEYS.board[color.index()][kind.index()][square.index()]
}

#[inline]
pub(crate) fn in_hand(color: Color, kind: HandKind, count: u8) -> u64 {
    KEYS.hand[color.index()][kind.index()][usize::from(count)]
}

#[inline]
pub(crate) fn white_to_move() -> u64 {
    KEYS.white_to_move
}

//! Which squares a piece bears on.
//!
//! Steps come from tables made when compiling. Slides are cut at the first piece in the way: along a ray of rising
//! indices one subtraction finds it, along the opposite ray one count of leading zeros. No table needs a set-up.

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::{Piece, PieceKind};
use crate::square::Square;

/// A direction as (files to the left, ranks down), as Black sees the board.
type Step = (i8, i8);

/// The eight directions; the index rises along the first four, and `d + 4` is opposite to `d`.
const DIRECTIONS: [Step; 8] = [(0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1)];

const DOWN: usize = 0;
const LEFT: usize = 1;
const DOWN_LEFT: usize = 2;
const UP_LEFT: usize = 3;
const UP: usize = 4;
const RIGHT: usize = 5;
const UP_RIGHT: usize = 6;
const DOWN_RIGHT: usize = 7;

const fn steps(list: &[Step], color: Color) -> [Bitboard; 81] {
    let mut table = [Bitboard::EMPTY; 81];
    let mut square = 0;
    while square < 81 {
        let mut i = 0;
        while i < list.len() {
            let (files, ranks) = list[i];
            let ranks = match color {
                Color::Black => ranks,
                Color::White => -ranks,
            };
            if let Some(to) = Square::ALL[square].offset(files, ranks) {
                table[square].set(to);
            }
            i += 1;
        }
        square += 1;
    }
    table
}

const fn both(list: &[Step]) -> [[Bitboard; 81]; 2] {
    [steps(list, Color::Black), steps(list, Color::White)]
}

static PAWN: [[Bitboard; 81]; 2] = both(&[(0, -1)]);
static KNIGHT: [[Bitboard; 81]; 2] = both(&[(1, -2), (-1, -2)]);
static SILVER: [[Bitboard; 81]; 2] = both(&[(0, -1), (1, -1), (-1, -1), (1, 1), (-1, 1)]);
static GOLD: [[Bitboard; 81]; 2] = both(&[(0, -1), (1, -1), (-1, -1), (1, 0), (-1, 0), (0, 1)]);
static KING: [Bitboard; 81] = steps(&DIRECTIONS, Color::Black);

/// Two steps or fewer in any direction.
static NEAR: [Bitboard; 81] = {
    let mut table = [Bitboard::EMPTY; 81];
    let mut square = 0;
    while square < 81 {
        let mut step = 0;
        while step < 25 {
            if let Some(to) = Square::ALL[square].offset(step % 5 - 2, step / 5 - 2) {
                table[square].set(to);
            }
            step += 1;
        }
        square += 1;
    }
    table
};

const RAYS_TABLE: [[Bitboard; 81]; 8] = {
    let mut table = [[Bitboard::EMPTY; 81]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = DIRECTIONS[direction];
        let mut square = 0;
        while square < 81 {
            let mut next = Square::ALL[square].offset(files, ranks);
            while let Some(to) = next {
                table[direction][square].set(to);
                next = to.offset(files, ranks);
            }
            square += 1;
        }
        direction += 1;
    }
    table
};

static RAYS: [[Bitboard; 81]; 8] = RAYS_TABLE;

/// The squares of several rays together: a slider's reach on an empty board.
const fn cross(directions: &[usize]) -> [Bitboard; 81] {
    let mut table = [Bitboard::EMPTY; 81];
    let mut i = 0;
    while i < directions.len() {
        let mut square = 0;
        while square < 81 {
            table[square].0 |= RAYS_TABLE[directions[i]][square].0;
            square += 1;
        }
        i += 1;
    }
    table
}

static BISHOP_REACH: [Bitboard; 81] = cross(&[DOWN_LEFT, UP_LEFT, UP_RIGHT, DOWN_RIGHT]);
static ROOK_REACH: [Bitboard; 81] = cross(&[DOWN, LEFT, UP, RIGHT]);

/// No straight line joins the two squares.
const UNALIGNED: u8 = 8;

/// The direction from one square to another.
static DIRECTION: [[u8; 81]; 81] = {
    let mut table = [[UNALIGNED; 81]; 81];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = DIRECTIONS[direction];
        let mut square = 0;
        while square < 81 {
            let mut next = Square::ALL[square].offset(files, ranks);
            while let Some(to) = next {
                table[square][to.index()] = direction as u8;
                next = to.offset(files, ranks);
            }
            square += 1;
        }
        direction += 1;
    }
    table
};

#[inline]
fn slide<const DIRECTION: usize>(from: Square, occupied: Bitboard) -> Bitboard {
    let ray = RAYS[DIRECTION][from.index()].0;
    let blockers = occupied.0 & ray;
    Bitboard(if DIRECTION < UP {
        // Everything up to and including the lowest blocker, and the whole ray when there is none.
        ray & (blockers ^ blockers.wrapping_sub(1))
    } else {
        // Everything from the highest blocker on; square 0 stands in when there is none.
        ray & (u128::MAX << (blockers | 1).ilog2())
    })
}

/// One step in the eight directions.
#[inline]
pub fn king(from: Square) -> Bitboard {
    KING[from.index()]
}

/// All squares at most two steps away in files and ranks, the square itself included.
#[inline]
pub fn near(from: Square) -> Bitboard {
    NEAR[from.index()]
}

/// Gold, and the promoted small pieces.
#[inline]
pub fn gold(color: Color, from: Square) -> Bitboard {
    GOLD[color.index()][from.index()]
}

/// Silver.
#[inline]
pub fn silver(color: Color, from: Square) -> Bitboard {
    SILVER[color.index()][from.index()]
}

/// Knight.
#[inline]
pub fn knight(color: Color, from: Square) -> Bitboard {
    KNIGHT[color.index()][from.index()]
}

/// Pawn.
#[inline]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color.index()][from.index()]
}

/// A bishop's squares on an empty board.
#[inline]
pub fn bishop_reach(from: Square) -> Bitboard {
    BISHOP_REACH[from.index()]
}

/// A rook's squares on an empty board.
#[inline]
pub fn rook_reach(from: Square) -> Bitboard {
    ROOK_REACH[from.index()]
}

/// A lance's squares on an empty board.
#[inline]
pub fn lance_reach(color: Color, from: Square) -> Bitboard {
    match color {
        Color::Black => RAYS[UP][from.index()],
        Color::White => RAYS[DOWN][from.index()],
    }
}

/// Lance, up to and including the first piece.
#[inline]
pub fn lance(color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match color {
        Color::Black => slide::<UP>(from, occupied),
        Color::White => slide::<DOWN>(from, occupied),
    }
}

/// Bishop, up to and including the first piece each way.
#[inline]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    slide::<DOWN_LEFT>(from, occupied)
        | slide::<UP_LEFT>(from, occupied)
        | slide::<UP_RIGHT>(from, occupied)
        | slide::<DOWN_RIGHT>(from, occupied)
}

/// Rook, up to and including the first piece each way.
#[inline]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    slide::<DOWN>(from, occupied)
        | slide::<UP>(from, occupied)
        | slide::<LEFT>(from, occupied)
        | slide::<RIGHT>(from, occupied)
}

/// Horse (龍馬): bishop and king.
#[inline]
pub fn horse(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | king(from)
}

/// Dragon (龍王): rook and king.
#[inline]
pub fn dragon(from: Square, occupied: Bitboard) -> Bitboard {
    rook(from, occupied) | king(from)
}

/// Any kind of piece.
#[inline]
pub fn of(color: Color, kind: PieceKind, from: Square, occupied: Bitboard) -> Bitboard {
    match kind {
        PieceKind::Pawn => pawn(color, from),
        PieceKind::Lance => lance(color, from, occupied),
        PieceKind::Knight => knight(color, from),
        PieceKind::Silver => silver(color, from),
        PieceKind::Bishop => bishop(from, occupied),
        PieceKind::Rook => rook(from, occupied),
        PieceKind::King => king(from),
        PieceKind::Horse => horse(from, occupied),
        PieceKind::Dragon => dragon(from, occupied),
        PieceKind::Gold
        | PieceKind::ProPawn
        | PieceKind::ProLance
        | PieceKind::ProKnight
        | PieceKind::ProSilver => gold(color, from),
    }
}

/// Any piece.
#[inline]
pub fn piece(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    of(piece.color(), piece.kind(), from, occupied)
}

/// Whether a piece on `from` bears on `to`: quicker than asking for all its squares. What is occupied is only asked for
/// when a slide reaches that far.
#[inline]
pub(crate) fn bears_on(
    color: Color,
    kind: PieceKind,
    from: Square,
    to: Square,
    occupied: impl Fn() -> Bitboard,
) -> bool {
    let open = |reach: Bitboard| reach.contains(to) && (between(from, to) & occupied()).is_empty();
    match kind {
        PieceKind::Pawn => pawn(color, from).contains(to),
        PieceKind::Knight => knight(color, from).contains(to),
        PieceKind::Silver => silver(color, from).contains(to),
        PieceKind::Lance => open(lance_reach(color, from)),
        PieceKind::Bishop => open(bishop_reach(from)),
        PieceKind::Rook => open(rook_reach(from)),
        PieceKind::Horse => king(from).contains(to) || open(bishop_reach(from)),
        PieceKind::Dragon => king(from).contains(to) || open(rook_reach(from)),
        PieceKind::King => king(from).contains(to),
        _ => gold(color, from).contains(to),
    }
}

/// The squares strictly between two squares on one straight line; none when they are on none.
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    let direction = DIRECTION[a.index()][b.index()];
    if direction == UNALIGNED {
        return Bitboard::EMPTY;
    }
    RAYS[usize::from(direction)][a.index()] & RAYS[usize::from(direction ^ UP as u8)][b.index()]
}

/// The whole straight line through two squares, both included; none when they are on none.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    let direction = DIRECTION[a.index()][b.index()];
    if direction == UNALIGNED {
        return Bitboard::EMPTY;
    }
    RAYS[usize::from(direction)][a.index()]
        | RAYS[usize::from(direction ^ UP as u8)][a.index()]
        | Bitboard::of(a)
}

/// Whether three squares stand on one straight line.
#[inline]
pub fn aligned(a: Square, b: Square, c: Square) -> bool {
    line(a, b).contains(c)
}

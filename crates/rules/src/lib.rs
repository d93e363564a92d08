//! The rules of shogi: positions, legal moves, repetition, declaration, handicaps and grades.
//!
//! Nothing here does input or output, reads a clock or needs setting up first. Text becomes an [`Sfen`] (what can be
//! said) and then a [`Position`] (what can be played); a [`Move`] is a move on the board or a drop and nothing else.
//!
//! ```
//! use komadai_rules::Position;
//!
//! let mut position = Position::start();
//! assert_eq!(position.legal_moves().len(), 30);
//! position.do_move("7g7f".parse()?);
//! assert_eq!(
//!     position.to_string(),
//!     "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2",
//! );
//! # Ok::<(), komadai_rules::MoveTextError>(())
//! ```

#![no_std]

extern crate alloc;

pub mod attacks;
mod bitboard;
mod color;
mod declaration;
mod fault;
pub mod furigoma;
mod grade;
mod hand;
mod handicap;
mod history;
mod illegal;
mod moves;
mod perft;
mod piece;
mod position;
mod setup_order;
mod sfen;
mod square;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use color::{ByColor, Color};
pub use declaration::{
    DECLARATION_PIECES, Declaration, DeclarationRule, Verdict, agreed_impasse, try_square,
};
pub use fault::{Fault, FaultKind, PositionError};
pub use grade::{Grade, Suggestion};
pub use hand::Hand;
pub use handicap::Handicap;
pub use history::{History, Repetition};
pub use illegal::Illegal;
pub use moves::{Move, MoveTextError};
pub use perft::{perft, perft_played};
pub use piece::{HandKind, Piece, PieceKind};
pub use position::{Delta, Invalid, MoveList, NullDelta, Position};
pub use setup_order::SetupOrder;
pub use sfen::{START_SFEN, Sfen, SfenError, SfenErrorKind};
pub use square::{File, Rank, Square, SquareTextError};

//! The opening of a game, told from its own word or from its first moves.

use komadai_record::Record;
use komadai_rules::{Color, HandKind, Move, PieceKind, Position, Square};

/// A family of openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// 矢倉.
    Yagura,
    /// 角換わり.
    BishopExchange,
    /// 横歩取り.
    SidePawn,
    /// 相掛かり.
    DoubleWing,
    /// 相居飛車 of another kind.
    StaticRook,
    /// 中飛車.
    CentralRook,
    /// 四間飛車.
    FourthFileRook,
    /// 三間飛車.
    ThirdFileRook,
    /// 向かい飛車.
    OpposingRook,
    /// 相振り飛車.
    DoubleRangingRook,
}

impl Opening {
    /// Every opening.
    pub const ALL: [Self; 10] = [
        Self::Yagura,
        Self::BishopExchange,
        Self::SidePawn,
        Self::DoubleWing,
        Self::StaticRook,
        Self::CentralRook,
        Self::FourthFileRook,
        Self::ThirdFileRook,
        Self::OpposingRook,
        Self::DoubleRangingRook,
    ];

    /// A stable English key; the message `opening-{key}` (dashes for underscores) names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Yagura => "yagura",
            Self::BishopExchange => "bishop_exchange",
            Self::SidePawn => "side_pawn",
            Self::DoubleWing => "double_wing",
            Self::StaticRook => "static_rook",
            Self::CentralRook => "central_rook",
            Self::FourthFileRook => "fourth_file_rook",
            Self::ThirdFileRook => "third_file_rook",
            Self::OpposingRook => "opposing_rook",
            Self::DoubleRangingRook => "double_ranging_rook",
        }
    }

    /// The opening of a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|opening| opening.key() == key)
    }
}

/// Words of the header 戦型, the more special before what they contain.
const NAMES: [(&str, Opening); 16] = [
    ("相振", Opening::DoubleRangingRook),
    ("横歩", Opening::SidePawn),
    ("相掛", Opening::DoubleWing),
    ("中飛車", Opening::CentralRook),
    ("右四間", Opening::StaticRook),
    ("四間", Opening::FourthFileRook),
    ("三間", Opening::ThirdFileRook),
    ("石田", Opening::ThirdFileRook),
    ("向飛車", Opening::OpposingRook),
    ("向かい飛車", Opening::OpposingRook),
    ("角換わり", Opening::BishopExchange),
    ("角換り", Opening::BishopExchange),
    ("矢倉", Opening::Yagura),
    ("矢仓", Opening::Yagura),
    ("相居飛車", Opening::StaticRook),
    ("雁木", Opening::StaticRook),
];

/// The opening that a header names.
pub(crate) fn named(text: &str) -> Option<Opening> {
    NAMES.iter().find(|(name, _)| text.contains(name)).map(|(_, opening)| *opening)
}

/// Moves that make the opening.
const OPENING_PLIES: usize = 30;

/// Shorter games have none, unless a rook has gone somewhere.
const FEWEST_PLIES: usize = 12;

/// What the first moves of an even game show.
#[derive(Default)]
struct Signs {
    /// The file, counted from the own right, to which each rook went along its own rank: 5 to 8.
    ranging: [Option<u8>; 2],
    side_pawn: bool,
    /// Both bishops taken before anything else is decided.
    bishops_off: bool,
    /// A silver on 7g behind a closed diagonal.
    castle: bool,
    /// The diagonals open, after so many moves.
    opened: Option<usize>,
    /// The pawns before the rooks that reached the middle rank.
    rushed: [bool; 2],
}

/// The opening that the first moves of an even game show.
pub(crate) fn played(record: &Record, moves: &[Move]) -> Option<Opening> {
    if !record.handicap()?.is_even() {
        return None;
    }
    let mut position = record.start_position()?;
    let mut signs = Signs::default();
    for (index, mv) in moves.iter().take(OPENING_PLIES).enumerate() {
        signs.look(&position, *mv, index + 1);
        position.do_move(*mv);
        signs.castle |= Color::ALL.into_iter().any(|color| is_castle(&position, color));
        let in_hand = |color| position.hand(color).count(HandKind::Bishop) == 1;
        signs.bishops_off |= in_hand(Color::Black) && in_hand(Color::White);
    }
    signs.opening(moves.len())
}

/// A square as this side counts it.
fn seen(square: Square, color: Color) -> (u8, u8) {
    let (file, rank) = (square.file().number(), square.rank().number());
    match color {
        Color::Black => (file, rank),
        Color::White => (10 - file, 10 - rank),
    }
}

/// 7七銀 behind 6六歩, with the bishop still on the board.
fn is_castle(position: &Position, color: Color) -> bool {
    let own = |kind: PieceKind, wanted: (u8, u8)| {
        position.pieces(color, kind).into_iter().any(|square| seen(square, color) == wanted)
    };
    own(PieceKind::Silver, (7, 7))
        && own(PieceKind::Pawn, (6, 6))
        && position.kind(PieceKind::Bishop).has_several()
}

impl Signs {
    fn look(&mut self, position: &Position, mv: Move, ply: usize) {
        let color = position.side_to_move();
        let (file, rank) = seen(mv.to(), color);
        let Some(piece) = mv.from().and_then(|from| position.piece_at(from)) else { return };
        match piece.kind() {
            PieceKind::Rook if rank == 8 && (5..=8).contains(&file) => {
                self.ranging[color.index()].get_or_insert(file);
            }
            // The pawn on 3d (7f, seen from White), taken from the own second file.
            PieceKind::Rook if (file, rank) == (3, 4) && position.piece_at(mv.to()).is_some() => {
                self.side_pawn = true;
            }
            PieceKind::Pawn if (file, rank) == (7, 6) => {
                self.opened.get_or_insert(ply);
            }
            PieceKind::Pawn if (file, rank) == (2, 5) && ply <= 12 => self.rushed[color.index()] = true,
            _ => {}
        }
    }

    fn opening(&self, plies: usize) -> Option<Opening> {
        let ranging = |file| match file {
            5 => Opening::CentralRook,
            6 => Opening::FourthFileRook,
            7 => Opening::ThirdFileRook,
            _ => Opening::OpposingRook,
        };
        match self.ranging {
            [Some(_), Some(_)] => return Some(Opening::DoubleRangingRook),
            [Some(file), None] | [None, Some(file)] => return Some(ranging(file)),
            [None, None] => {}
        }
        if plies < FEWEST_PLIES {
            return None;
        }
        Some(if self.side_pawn {
            Opening::SidePawn
        } else if self.rushed == [true, true] && self.opened.is_none_or(|ply| ply > 6) {
            Opening::DoubleWing
        } else if self.bishops_off {
            Opening::BishopExchange
        } else if self.castle {
            Opening::Yagura
        } else {
            Opening::StaticRook
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(moves: &str) -> Option<&'static str> {
        let text = format!("startpos moves {moves}");
        let record = komadai_record::read(text.as_bytes(), None).unwrap().remove(0).record;
        assert_eq!(record.moves().len(), moves.split(' ').count(), "{moves}");
        played(&record, &record.moves()).map(Opening::key)
    }

    #[test]
    fn openings_are_told_by_rooks_bishops_and_castles() {
        for (moves, opening) in [
            ("7g7f 3c3d 6g6f 8c8d 2h6h", Some("fourth_file_rook")),
            ("7g7f 3c3d 2g2f 8b4b", Some("fourth_file_rook")),
            ("7g7f 3c3d 5g5f 8b3b 2h5h", Some("double_ranging_rook")),
            ("7g7f 8c8d 5g5f 3c3d 2h5h", Some("central_rook")),
            ("7g7f 3c3d 7f7e 8c8d 2h7h", Some("third_file_rook")),
            ("7g7f 3c3d", None),
            ("7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d", Some("side_pawn")),
            ("2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 3i3h 7a7b 9g9f 9c9d 4g4f 1c1d", Some("double_wing")),
            ("7g7f 8c8d 2g2f 3c3d 8h2b+ 3a2b 7i8h 2b3c 8h7g 7a7b 3i3h 6c6d", Some("bishop_exchange")),
            ("7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 6h7g 6a5b 3i4h 4a3b 6i7h 5a4a", Some("yagura")),
            ("7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i6h 4a3b 6i7h 7a7b 3i3h 6c6d", Some("static_rook")),
        ] {
            assert_eq!(of(moves), opening, "{moves}");
        }
    }

    #[test]
    fn the_records_own_word_counts_first() {
        assert_eq!(named("四間飛車"), Some(Opening::FourthFileRook));
        assert_eq!(named("相振り四間飛車"), Some(Opening::DoubleRangingRook));
        assert_eq!(named("右四間飛車"), Some(Opening::StaticRook));
        assert_eq!(named("その他の戦型"), None);
        assert!(Opening::ALL.into_iter().all(|opening| Opening::from_key(opening.key()) == Some(opening)));
    }
}

//! Which inputs of a network a position lights.

use arrayvec::ArrayVec;
use komadai_rules::{Color, Position, Square};

use crate::bona::{self, BonaPiece};

/// The most features one side can see lit: as many as there are pieces.
pub const MOST_FEATURES: usize = 40;

/// Lit features of one side.
pub type FeatureList = ArrayVec<u32, MOST_FEATURES>;

/// What the inputs of a network say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FeatureSet {
    /// Every piece, both kings included, on its place (`K+P`, 1,710 inputs).
    KP,
    /// Every piece but the kings, together with the place of one's own king (`HalfKP`, 125,388 inputs).
    HalfKP,
    /// Every piece, together with the place of one's own king; the board is mirrored when that king stands on files
    /// 6 to 9, and both kings share their numbers (`HalfKA_hm2`, 73,305 inputs).
    HalfKAMirrored,
}

impl FeatureSet {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::KP, Self::HalfKP, Self::HalfKAMirrored];

    /// The name in the architecture line of a file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::KP => "K+P",
            Self::HalfKP => "HalfKP(Friend)",
            Self::HalfKAMirrored => "HalfKA_hm2(Friend)",
        }
    }

    /// The set with this name; names that other programs use for the same set are known too.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "KP" | "kp" => Some(Self::KP),
            "HalfKP" | "halfkp" => Some(Self::HalfKP),
            "HalfKA_hm(Friend)" | "HalfKA_hm2" | "HalfKA_hm" | "halfka_hm" => Some(Self::HalfKAMirrored),
            _ => Self::ALL.into_iter().find(|set| set.name() == name),
        }
    }

    /// How many inputs there are.
    pub const fn inputs(self) -> usize {
        match self {
            Self::KP => bona::END as usize,
            Self::HalfKP => 81 * bona::KINGS as usize,
            Self::HalfKAMirrored => 45 * (bona::KINGS as usize + 81),
        }
    }

    /// For sets that hang on the king, how many inputs there are for each of its places: input `i` says of the pieces
    /// what input `i` modulo this number says with the king elsewhere.
    pub const fn inputs_per_king(self) -> Option<usize> {
        match self {
            Self::KP => None,
            Self::HalfKP => Some(bona::KINGS as usize),
            Self::HalfKAMirrored => Some(bona::KINGS as usize + 81),
        }
    }

    /// The number in a file that stands for this set.
    pub(crate) const fn hash(self) -> u32 {
        match self {
            Self::KP => 0x3f57_17ff,
            Self::HalfKP => 0x5d69_d5b8,
            Self::HalfKAMirrored => 0x7f23_4cb8,
        }
    }

    /// Whether a step of one's own king changes every input.
    #[inline]
    pub const fn hangs_on_king(self) -> bool {
        !matches!(self, Self::KP)
    }

    /// The input that a piece lights for `viewer`, whose king stands on `king` as that side sees the board.
    #[inline]
    pub const fn index(self, king: Square, piece: BonaPiece, viewer: Color) -> Option<u32> {
        let number = piece.seen_by(viewer);
        match self {
            Self::KP => Some(number as u32),
            Self::HalfKP => {
                if number < bona::KINGS {
                    Some(king as u32 * bona::KINGS as u32 + number as u32)
                } else {
                    None
                }
            }
            Self::HalfKAMirrored => {
                let mirror = king.index() >= 45;
                let number = if mirror { bona::mirrored(number) } else { number };
                let number = if number >= bona::KINGS + 81 { number - 81 } else { number };
                let file = king.index() / 9;
                let file = if mirror { 8 - file } else { file };
                let bucket = file * 9 + king.index() % 9;
                Some((bucket * (bona::KINGS as usize + 81)) as u32 + number as u32)
            }
        }
    }

    /// The inputs that a position lights for `viewer`.
    pub fn lit(self, position: &Position, viewer: Color) -> FeatureList {
        let king = king_square(position, viewer);
        let mut list = FeatureList::new();
        BonaPiece::for_each(position, |piece| {
            if let Some(index) = self.index(king, piece, viewer) {
                // More pieces than a set has are no fault of the caller; the surplus is not seen.
                let _ = list.try_push(index);
            }
        });
        list
    }
}

/// Where `viewer`'s king stands as that side sees the board. A side without a king (詰将棋) is read as if it stood on
/// its first square.
#[inline]
pub(crate) fn king_square(position: &Position, viewer: Color) -> Square {
    let king = match viewer {
        Color::Black => position.king(viewer),
        Color::White => position.king(viewer).map(Square::flip),
    };
    king.unwrap_or(Square::S5I)
}

#[cfg(test)]
mod tests {
    use komadai_rules::{Color, Position};

    use super::FeatureSet;

    #[test]
    fn every_set_lights_each_piece_once_and_within_its_inputs() {
        let position =
            Position::from_sfen("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1")
                .unwrap();
        for set in FeatureSet::ALL {
            let expected = if set == FeatureSet::HalfKP { 38 } else { 40 };
            for viewer in Color::ALL {
                let mut list = set.lit(&position, viewer);
                assert_eq!(list.len(), expected, "{set:?}");
                list.sort_unstable();
                assert!(list.windows(2).all(|pair| pair[0] != pair[1]), "{set:?}");
                assert!((list[list.len() - 1] as usize) < set.inputs());
            }
        }
    }

    #[test]
    fn both_sides_see_the_start_alike() {
        for set in FeatureSet::ALL {
            let [mut black, mut white] = Color::ALL.map(|viewer| set.lit(&Position::start(), viewer));
            black.sort_unstable();
            white.sort_unstable();
            assert_eq!(black, white);
        }
    }

    #[test]
    fn mirrored_positions_light_the_same_inputs_of_a_mirrored_set() {
        let left = Position::from_sfen("9/9/4k4/9/2P6/9/9/9/6K2 b R 1").unwrap();
        let right = Position::from_sfen("9/9/4k4/9/6P2/9/9/9/2K6 b R 1").unwrap();
        let lit = |position: &Position| {
            let mut list = FeatureSet::HalfKAMirrored.lit(position, Color::Black);
            list.sort_unstable();
            list
        };
        assert_eq!(lit(&left), lit(&right));
    }

    #[test]
    fn names_are_read_back() {
        for set in FeatureSet::ALL {
            assert_eq!(FeatureSet::from_name(set.name()), Some(set));
        }
        assert_eq!(FeatureSet::from_name("HalfKPE9(Friend)"), None);
    }
}

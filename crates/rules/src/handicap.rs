//! Handicaps (駒落ち): 上手 is White and moves first; the removed pieces never enter play.

use alloc::vec::Vec;

use crate::position::Position;
use crate::sfen::Sfen;
use crate::square::Square;

macro_rules! handicaps {
    ($($(#[$doc:meta])* $name:ident $id:literal $sfen:literal,)*) => {
        /// A handicap by the pieces 上手 gives. Left and right are 上手's: its left lance stands on 1a.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Handicap {
            $($(#[$doc])* $name,)*
        }

        impl Handicap {
            /// All, the even game first.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$name),*];

            /// The command line's name.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }

            /// The start position.
            pub const fn sfen(self) -> &'static str {
                match self {
                    $(Self::$name => $sfen,)*
                }
            }
        }
    };
}

handicaps! {
    /// 平手.
    Even "even" "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    /// 香落.
    Lance "lance" "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 右香落.
    RightLance "right-lance" "1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 両香落.
    TwoLances "two-lances" "1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 角落.
    Bishop "bishop" "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 飛落.
    Rook "rook" "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 飛香落.
    RookLance "rook-lance" "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 飛両香落.
    RookTwoLances "rook-two-lances" "1nsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 二枚落.
    Two "two" "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 三枚落.
    Three "three" "lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 四枚落.
    Four "four" "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 五枚落: the right knight is off too.
    Five "five" "2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 左五枚落.
    FiveLeft "five-left" "1nsgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 六枚落.
    Six "six" "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 七枚落: the right silver is off too.
    Seven "seven" "3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 左七枚落.
    SevenLeft "seven-left" "2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 八枚落.
    Eight "eight" "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 九枚落: the right gold is off too.
    Nine "nine" "4kg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 左九枚落.
    NineLeft "nine-left" "3gk4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 十枚落.
    Ten "ten" "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    /// 歩三兵: a bare king with three pawns in hand.
    ThreePawns "three-pawns" "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1",
    /// 裸玉.
    BareKing "bare-king" "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
}

impl Handicap {
    /// The handicap with this name; `five-right`, `seven-right`, `nine-right` and `left-lance` are read too.
    pub fn from_id(id: &str) -> Option<Self> {
        match id {
            "left-lance" => Some(Self::Lance),
            "five-right" => Some(Self::Five),
            "seven-right" => Some(Self::Seven),
            "nine-right" => Some(Self::Nine),
            _ => Self::ALL.into_iter().find(|handicap| handicap.id() == id),
        }
    }

    /// The handicap whose start this is, if it is one.
    pub fn of(sfen: &Sfen) -> Option<Self> {
        let text = sfen.without_ply();
        Self::ALL.into_iter().find(|handicap| handicap.sfen().strip_suffix(" 1") == Some(text.as_str()))
    }

    /// Whether nothing is given.
    pub fn is_even(self) -> bool {
        self == Self::Even
    }

    /// The start position.
    pub fn position(self) -> Position {
        Position::from_sfen(self.sfen()).expect("the handicaps' starts are sound")
    }

    /// Squares that are empty compared with the even game, by index.
    pub fn removed(self) -> Vec<Square> {
        let (even, given) = (Self::Even.position(), self.position());
        Square::ALL
            .into_iter()
            .filter(|square| even.piece_at(*square).is_some() && given.piece_at(*square).is_none())
            .collect()
    }

    /// Impasse points of the given pieces; they are added to 上手's count.
    pub fn given_points(self) -> u8 {
        self.position().missing_points()
    }
}

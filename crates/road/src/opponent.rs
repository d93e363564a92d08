//! Who is met on the road.

use komadai_rules::Grade;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rating::Rating;
use crate::text::Named;
use komadai_book::Style;

/// A player of the road. The names are pen names (号) made up for it; the message `road-name-{id}` says them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opponent {
    id: &'static str,
    /// 0 for 15級 up to 23 for 九段.
    step: u8,
    style: Style,
}

macro_rules! opponents {
    ($($id:literal $step:literal $style:ident,)*) => {
        /// Every player of the road, the weakest first.
        pub const OPPONENTS: &[Opponent] = &[$(Opponent { id: $id, step: $step, style: Style::$style },)*];
    };
}

opponents! {
    "wakakusa" 0 StaticRook, "tsukushi" 0 CentralRook, "kojika" 0 FourthFile,
    "nanohana" 1 ClimbingSilver, "amagaeru" 1 ThirdFile,
    "mikeneko" 2 StaticRook, "yamabato" 2 FourthFile,
    "aogoke" 3 Yagura, "suisha" 3 OpposingRook, "donguri" 3 CentralRook,
    "mamedanuki" 4 ThirdFile, "bakushu" 4 ClimbingSilver,
    "kawauso" 5 FourthFile, "tobiishi" 5 StaticRook,
    "minomushi" 6 BearInTheHole, "hanabi" 6 CentralRook, "kazaguruma" 6 RightFourth,
    "yudachi" 7 ClimbingSilver, "nowaki" 7 OpposingRook,
    "asagiri" 8 Yagura, "kodama" 8 FourthFile,
    "shirasagi" 9 StaticRook, "togetsu" 9 ThirdFile, "ginnan" 9 RightFourth,
    "tetsubin" 10 BearInTheHole, "tsukikage" 10 CentralRook,
    "shorai" 11 Yagura, "raicho" 11 ClimbingSilver,
    "chikuei" 12 FourthFile, "keisei" 12 StaticRook, "hotarubi" 12 OpposingRook,
    "sumibi" 13 RightFourth, "shimoyo" 13 ThirdFile,
    "zansetsu" 14 Yagura, "furuike" 14 BearInTheHole,
    "seiran" 15 CentralRook, "seiso" 15 StaticRook, "hozuki" 15 FourthFile,
    "koshu" 16 OpposingRook, "yugiri" 16 Yagura,
    "futaku" 17 ThirdFile, "ginkan" 17 ClimbingSilver,
    "unkai" 18 BearInTheHole, "tsurara" 18 RightFourth, "gyosho" 18 AllRound,
    "yukoku" 19 Yagura, "soyo" 19 FourthFile,
    "genbu" 20 BearInTheHole, "shinonome" 20 StaticRook,
    "mumyo" 21 AllRound, "tenkyu" 21 CentralRook, "seiun" 21 Yagura,
    "banjaku" 22 BearInTheHole, "ryusei" 22 ClimbingSilver,
    "hokushin" 23 AllRound, "koku" 23 AllRound,
}

impl Opponent {
    /// The player with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        OPPONENTS.iter().find(|opponent| opponent.id == id).copied()
    }

    /// Stable key of the name.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// How strong.
    pub fn grade(self) -> Grade {
        Grade::all().nth(self.step.into()).expect("the table keeps to the scale")
    }

    /// How they open.
    pub const fn style(self) -> Style {
        self.style
    }

    /// The rating that goes with the grade.
    pub fn rating(self) -> Rating {
        Rating::of(self.grade())
    }
}

impl Named for Opponent {
    const WHAT: &'static str = "opponent";

    fn name(self) -> &'static str {
        self.id
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::from_id(name)
    }
}

impl Serialize for Opponent {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        crate::text::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Opponent {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        crate::text::deserialize(from)
    }
}

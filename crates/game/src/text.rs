//! How the types of `komadai-rules`, which knows no serde, are written in stored events.

#![expect(
    clippy::trivially_copy_pass_by_ref,
    clippy::ref_option,
    reason = "serde passes what it writes by reference"
)]

use komadai_rules::Color;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Side {
    Black,
    White,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::Black => Self::Black,
            Side::White => Self::White,
        }
    }
}

/// A colour as `"black"` or `"white"`.
pub(crate) mod color {
    use super::{Color, Deserialize, Deserializer, Serialize, Serializer, Side};

    pub(crate) fn serialize<S: Serializer>(color: &Color, to: S) -> Result<S::Ok, S::Error> {
        Side::from(*color).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Color, D::Error> {
        Side::deserialize(from).map(Color::from)
    }
}

/// Two values as `{black, white}`.
pub(crate) mod by_color {
    use komadai_rules::ByColor;

    use super::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize)]
    struct Given<'a, T> {
        black: &'a T,
        white: &'a T,
    }

    #[derive(Deserialize)]
    struct Taken<T> {
        black: T,
        white: T,
    }

    pub(crate) fn serialize<T: Serialize, S: Serializer>(
        both: &ByColor<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        Given { black: &both.black, white: &both.white }.serialize(to)
    }

    pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<ByColor<T>, D::Error> {
        let taken = Taken::deserialize(from)?;
        Ok(ByColor { black: taken.black, white: taken.white })
    }
}

/// Two optional values, or nothing at all.
pub(crate) mod opt_by_color {
    use komadai_rules::ByColor;

    use super::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Both<T> {
        black: T,
        white: T,
    }

    pub(crate) fn serialize<T: Serialize + Copy, S: Serializer>(
        both: &Option<ByColor<T>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        both.as_ref().map(|both| Both { black: both.black, white: both.white }).serialize(to)
    }

    pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<ByColor<T>>, D::Error> {
        let both = Option::<Both<T>>::deserialize(from)?;
        Ok(both.map(|both| ByColor { black: both.black, white: both.white }))
    }
}

/// A move as USI.
pub(crate) mod usi {
    use komadai_rules::Move;

    use super::{Deserialize, Deserializer, Error, Serializer};

    pub(crate) fn serialize<S: Serializer>(mv: &Move, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(mv)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Move, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|_| D::Error::custom(format!("not a move: {text}")))
    }
}

/// A handicap as its id.
pub(crate) mod handicap {
    use komadai_rules::Handicap;

    use super::{Deserialize, Deserializer, Error, Serializer};

    pub(crate) fn serialize<S: Serializer>(handicap: &Handicap, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(handicap.id())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Handicap, D::Error> {
        let id = String::deserialize(from)?;
        Handicap::from_id(&id).ok_or_else(|| D::Error::custom(format!("no such handicap: {id}")))
    }
}

/// A position as SFEN.
pub(crate) mod opt_sfen {
    use komadai_rules::Sfen;

    use super::{Deserialize, Deserializer, Error, Serializer};

    pub(crate) fn serialize<S: Serializer>(sfen: &Option<Sfen>, to: S) -> Result<S::Ok, S::Error> {
        match sfen {
            Some(sfen) => to.collect_str(sfen),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Sfen>, D::Error> {
        let Some(text) = Option::<String>::deserialize(from)? else { return Ok(None) };
        text.parse().map(Some).map_err(|error| D::Error::custom(format!("not a position: {error}")))
    }
}

/// A point rule as `24` or `27`.
pub(crate) mod points {
    use komadai_rules::DeclarationRule;

    use super::{Deserialize, Deserializer, Error, Serializer};

    pub(crate) fn serialize<S: Serializer>(rule: &DeclarationRule, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(match rule {
            DeclarationRule::Points24 => 24,
            DeclarationRule::Points27 => 27,
        })
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<DeclarationRule, D::Error> {
        match u8::deserialize(from)? {
            24 => Ok(DeclarationRule::Points24),
            27 => Ok(DeclarationRule::Points27),
            other => Err(D::Error::custom(format!("no such point rule: {other}"))),
        }
    }
}

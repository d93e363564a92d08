//! How what has a name is written in a kept career.

use komadai_rules::{Color, Grade, Handicap};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that is written by its name.
pub(crate) trait Named: Copy {
    /// What it is, for who reads a fault.
    const WHAT: &'static str;

    fn name(self) -> &'static str;
    fn of_name(name: &str) -> Option<Self>;
}

impl Named for Grade {
    const WHAT: &'static str = "grade";

    fn name(self) -> &'static str {
        self.id()
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::from_id(name)
    }
}

impl Named for Color {
    const WHAT: &'static str = "side";

    fn name(self) -> &'static str {
        self.key()
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.key() == name)
    }
}

pub(crate) fn serialize<T: Named, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.name().serialize(to)
}

pub(crate) fn deserialize<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let name = String::deserialize(from)?;
    T::of_name(&name).ok_or_else(|| D::Error::custom(format!("no such {}: {name}", T::WHAT)))
}

impl Named for Handicap {
    const WHAT: &'static str = "handicap";

    fn name(self) -> &'static str {
        self.id()
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::from_id(name)
    }
}

/// The same where there may be none.
pub(crate) mod maybe {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Named;

    #[expect(clippy::ref_option, reason = "serde passes what it writes by reference")]
    pub(crate) fn serialize<T: Named, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        value.map(Named::name).serialize(to)
    }

    pub(crate) fn deserialize<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
        let Some(name) = Option::<String>::deserialize(from)? else { return Ok(None) };
        T::of_name(&name).map(Some).ok_or_else(|| D::Error::custom(format!("no such {}: {name}", T::WHAT)))
    }
}

//! A position for everything that the coach can name.

use std::sync::LazyLock;

use komadai_coach::Topic;
use komadai_rules::{Move, Position};

static ATLAS: LazyLock<Vec<Plate>> =
    LazyLock::new(|| read(include_str!("../atlas.txt")).expect("a test looks at every plate"));

/// A castle, an opening or a proverb, and a position that shows it; the side it is about sits below.
#[derive(Clone, Debug)]
pub struct Plate {
    /// What kind of thing it is.
    pub topic: Topic,
    /// The coach's name of it.
    pub id: String,
    /// The move that led to the position.
    pub last: Move,
    /// The position.
    pub position: Position,
}

/// Every plate, in the order in which the coach's lists have them.
pub fn atlas() -> &'static [Plate] {
    &ATLAS
}

fn read(text: &str) -> Option<Vec<Plate>> {
    let plate = |line: &str| {
        let mut words = line.splitn(4, ' ');
        let topic = match words.next()? {
            "castle" => Topic::Castle,
            "opening" => Topic::Opening,
            "proverb" => Topic::Proverb,
            _ => return None,
        };
        let id = words.next()?.to_owned();
        let last = words.next()?.parse().ok()?;
        let position = Position::from_sfen(words.next()?).ok()?;
        Some(Plate { topic, id, last, position })
    };
    text.lines().filter(|line| !line.starts_with('#')).map(plate).collect()
}

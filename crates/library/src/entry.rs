//! What the library is searched by.

use komadai_record::{EndKind, Headers, NodeId, Record, Step};
use komadai_rules::{Color, Move, Position};
use sha2::{Digest, Sha256};

use crate::fold::fold;
use crate::opening::{self, Opening};
use crate::{day, text};

/// Longest name or title that is kept for the list, in characters; the record itself keeps all.
const LONGEST: usize = 200;

/// Longest text of all headers that is searched, in bytes.
const LONGEST_WORDS: usize = 20_000;

/// How the main line ends, as the library sorts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Black (下手) won.
    Black,
    /// White (上手) won.
    White,
    /// Drawn: 千日手, 持将棋, 引き分け, 最大手数.
    Draw,
    /// Broken off, sealed or not said.
    Open,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 4] = [Self::Black, Self::White, Self::Draw, Self::Open];

    /// A stable English key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Draw => "draw",
            Self::Open => "open",
        }
    }

    /// The outcome of a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.key() == key)
    }

    /// The outcome of a record's main line.
    pub fn of(record: &Record) -> Self {
        match (record.winner(), record.end().map(|end| &end.kind)) {
            (Some(Color::Black), _) => Self::Black,
            (Some(Color::White), _) => Self::White,
            (None, Some(EndKind::Repetition | EndKind::Impasse | EndKind::Draw | EndKind::MaxMoves)) => {
                Self::Draw
            }
            (None, _) => Self::Open,
        }
    }
}

/// A record's entry in the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Black's (下手's) name.
    pub black: Option<String>,
    /// White's (上手's) name.
    pub white: Option<String>,
    /// Both names, [folded](fold), a line each.
    pub names: String,
    /// The day: `2024-05-01`, or as much of it as is known.
    pub date: Option<String>,
    /// 棋戦, 表題 or 作品名.
    pub title: Option<String>,
    /// A handicap's id.
    pub handicap: Option<&'static str>,
    /// Who won.
    pub outcome: Outcome,
    /// The end's key.
    pub end: Option<String>,
    /// Moves of the main line.
    pub plies: u32,
    /// Lines of play beside the main line.
    pub variations: u32,
    /// The opening that is recognised.
    pub opening: Option<Opening>,
    /// 戦型, in the record's words.
    pub opening_text: Option<String>,
    /// The last position of the main line.
    pub sfen: String,
    /// All headers' values, [folded](fold), a line each.
    pub words: String,
    /// The same for records that say the same in everything.
    pub content: [u8; 16],
    /// The same for records of one start and one main line.
    pub game: [u8; 16],
    /// The [key](position_key) of every position of the main line, the start first.
    pub positions: Vec<i64>,
}

/// The number under which a position is found: board, hands and side to move. It is stored, so it must never change.
pub fn position_key(position: &Position) -> i64 {
    position.key().cast_signed()
}

/// The [keys](position_key) of the positions of a record's main line, the start first.
pub fn positions(record: &Record) -> Vec<i64> {
    Line::walk(record, &record.moves()).positions
}

impl Entry {
    /// The entry of a record and its [text](crate::encode).
    pub fn of(record: &Record, encoded: &str) -> Self {
        let name = |keys: [&str; 2]| first(&record.headers, &keys);
        let (black, white) = (name(["先手", "下手"]), name(["後手", "上手"]));
        let moves = record.moves();
        let line = Line::walk(record, &moves);
        let opening_text = first(&record.headers, &["戦型"]);
        let folded = |name: &Option<String>| fold(name.as_deref().unwrap_or_default());
        Self {
            names: format!("{}\n{}", folded(&black), folded(&white)),
            date: day::of(&record.headers),
            title: first(&record.headers, &["棋戦", "表題", "作品名"]),
            handicap: record.handicap().map(komadai_rules::Handicap::id),
            outcome: Outcome::of(record),
            end: record.end().map(|end| end.kind.key().chars().take(LONGEST).collect()),
            plies: moves.len() as u32,
            variations: (record.leaves().count() - 1) as u32,
            opening: opening_text
                .as_deref()
                .and_then(opening::named)
                .or_else(|| opening::played(record, &moves)),
            opening_text,
            sfen: line.last,
            words: words(&record.headers),
            content: hash(encoded.as_bytes()),
            game: game(record, &moves),
            positions: line.positions,
            black,
            white,
        }
    }
}

/// The first of these headers that says something, shortened.
fn first(headers: &Headers, keys: &[&str]) -> Option<String> {
    let said = |key: &&str| headers.get(key).filter(|value| !value.trim().is_empty());
    keys.iter().find_map(said).map(|value| value.trim().chars().take(LONGEST).collect())
}

fn words(headers: &Headers) -> String {
    let mut words = String::new();
    for (_, value) in headers.iter() {
        if words.len() + value.len() < LONGEST_WORDS {
            words = words + &fold(value) + "\n";
        }
    }
    words
}

fn hash(bytes: &[u8]) -> [u8; 16] {
    let digest = Sha256::digest(bytes);
    core::array::from_fn(|index| digest[index])
}

/// Start and main line, without the number of the first move, which says nothing of the game.
fn game(record: &Record, moves: &[Move]) -> [u8; 16] {
    let start = record.start.to_string();
    let mut said = start.rsplit_once(' ').map_or(start.as_str(), |(position, _)| position).to_owned();
    for mv in moves {
        said = said + " " + &mv.to_string();
    }
    let foul = record.line(NodeId::ROOT).find_map(|id| match record.node(id).step {
        Step::Illegal(mv, _) => Some(mv),
        _ => None,
    });
    if let Some(mv) = foul {
        said = said + " x" + &mv.to_string();
    }
    hash(said.as_bytes())
}

/// The positions of the main line.
struct Line {
    positions: Vec<i64>,
    last: String,
}

impl Line {
    fn walk(record: &Record, moves: &[Move]) -> Self {
        let Some(mut position) = record.start_position() else {
            return Self { positions: Vec::new(), last: record.start.to_string() };
        };
        let mut positions = Vec::with_capacity(moves.len() + 1);
        positions.push(position_key(&position));
        for mv in moves {
            position.do_move(*mv);
            positions.push(position_key(&position));
        }
        Self { positions, last: position.to_string() }
    }
}

/// The entry of a record whose text is not at hand.
impl From<&Record> for Entry {
    fn from(record: &Record) -> Self {
        Self::of(record, &text::encode(record))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(text: &str) -> Entry {
        Entry::from(&komadai_record::read(text.as_bytes(), None).unwrap().remove(0).record)
    }

    const GAME: &str = "開始日時：2024/05/01\n棋戦：名人戦\n手合割：平手\n先手：羽生　善治\n後手：ＡＩ\n\
                        1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";

    #[test]
    fn an_entry_tells_what_the_list_shows() {
        let entry = entry(GAME);
        assert_eq!(entry.names, "羽生善治\nai");
        assert_eq!((entry.date.as_deref(), entry.title.as_deref()), (Some("2024-05-01"), Some("名人戦")));
        assert_eq!((entry.handicap, entry.outcome, entry.plies), (Some("even"), Outcome::White, 2));
        assert_eq!(entry.end.as_deref(), Some("resign"));
        assert_eq!(entry.positions.len(), 3);
        assert!(entry.words.contains("名人戦"));
    }

    #[test]
    fn one_game_under_other_names_is_the_same_game_but_not_the_same_content() {
        let (one, other) = (entry(GAME), entry(&GAME.replace("名人戦", "竜王戦")));
        assert_eq!(one.game, other.game);
        assert_ne!(one.content, other.content);
        assert_eq!(one.content, entry(GAME).content);
        assert_ne!(one.game, entry(&GAME.replace("３四歩(33)", "８四歩(83)")).game);
    }

    #[test]
    fn stored_position_keys_never_change() {
        // Whoever changes the numbers must give every stored record its keys again.
        assert_eq!(position_key(&Position::start()), -8_319_801_913_811_162_103);
        let key = |sfen| position_key(&Position::from_sfen(sfen).unwrap());
        assert_eq!(key("4k4/4G4/4P4/9/9/9/9/9/4K4 w RB2g2s3n4p 1"), -1_313_725_898_868_863_191);
    }
}

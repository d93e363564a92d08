//! What is kept.

/// A visitor known by a token. The owner of the server needs none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Identity(pub i64);

impl Identity {
    /// Whoever sits at the machine the server runs on.
    pub const OWNER: Self = Self(0);
}

/// Which seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Black's.
    Black,
    /// White's.
    White,
}

/// Who holds the seats. The computer's and an open seat are nobody's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats {
    /// Black's seat.
    pub black: Option<Identity>,
    /// White's seat.
    pub white: Option<Identity>,
}

/// What the list of games shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Moves played.
    pub plies: u32,
    /// The last position.
    pub sfen: String,
    /// How it ended (opaque text); none while it goes on.
    pub ending: Option<String>,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its place in the order of games; given by the database, 0 before.
    pub number: i64,
    /// Its address.
    pub id: String,
    /// When it was made, milliseconds since 1970 UTC.
    pub created_ms: i64,
    /// How it is played (opaque text).
    pub setup: String,
    /// Who made it.
    pub creator: Identity,
    /// Who sits where.
    pub seats: Seats,
    /// The open seat's token. Not hashed, since its link is shown again whenever the maker looks, and dropped once the
    /// seat is taken.
    pub invite: Option<String>,
    /// The rematch or replay.
    pub next: Option<String>,
    /// When a server last had it live with a running clock.
    pub alive_ms: Option<i64>,
    /// For the list.
    pub summary: Summary,
}

/// An event in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// 0 for the first.
    pub seq: u32,
    /// When, milliseconds since 1970 UTC.
    pub at_ms: i64,
    /// What (opaque text).
    pub body: String,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The events are stored now.
    Stored,
    /// All of them had been before.
    Already,
}

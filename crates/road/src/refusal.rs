//! What cannot be done on the road now.

/// Why not. The career is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A ladder is being played already.
    OnLadder,
    /// No ladder is being played.
    NoLadder,
    /// A game is under way.
    Playing,
}

impl Refusal {
    /// Stable English key.
    pub fn key(self) -> &'static str {
        match self {
            Self::OnLadder => "road_on_ladder",
            Self::NoLadder => "road_no_ladder",
            Self::Playing => "road_playing",
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::OnLadder => "a ladder is being played already",
            Self::NoLadder => "no ladder is being played",
            Self::Playing => "a game is under way",
        })
    }
}

impl std::error::Error for Refusal {}

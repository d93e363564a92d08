//! What a picture shows.

use komadai_record::{Mark, MarkColor};
use komadai_rules::{ByColor, Color, HandKind, Move, Sfen, Square};
use komadai_text::Lang;

use crate::artist::{MAX_WIDTH, MIN_WIDTH};
use crate::artwork;
use crate::look::Look;
use crate::text::one_line;
use crate::words::Words;

/// Most arrows, and most circles, in a picture.
pub const MAX_MARKS: usize = 81;
/// Most characters of a name.
const MAX_NAME: usize = 40;
/// Most characters of a caption.
const MAX_CAPTION: usize = 120;

/// A position, and what is to be seen besides. It is a description only: an [`Artist`](crate::Artist) draws it.
///
/// ```
/// use komadai_diagram::{Artist, Diagram, Look, Outlines, Style, Words};
/// use komadai_text::Lang;
///
/// let start = "startpos".parse().unwrap();
/// let diagram = Diagram::new(&start, &Words::new(Lang::Ja))
///     .look(Look { style: Style::Book, ..Look::default() })
///     .arrow("7g".parse().unwrap(), "7f".parse().unwrap())
///     .caption("初手");
/// let artist = Artist::new(Outlines::default());
/// assert!(artist.svg(&diagram).starts_with("<svg "));
/// assert!(artist.png(&diagram, 320).unwrap().starts_with(b"\x89PNG"));
/// ```
#[derive(Clone, Debug)]
pub struct Diagram {
    pub(crate) sfen: Sfen,
    pub(crate) words: Words,
    pub(crate) look: Look,
    pub(crate) last_move: Option<(Option<Square>, Square)>,
    pub(crate) arrows: Vec<(Square, Square, Option<MarkColor>)>,
    pub(crate) circles: Vec<(Square, Option<MarkColor>)>,
    pub(crate) names: ByColor<String>,
    pub(crate) caption: String,
    pub(crate) handicap: bool,
    pub(crate) width: Option<u32>,
}

impl Diagram {
    /// A position without anything else. It need not be playable.
    pub fn new(sfen: &Sfen, words: &Words) -> Self {
        Self {
            sfen: sfen.clone(),
            words: words.clone(),
            look: Look::default(),
            last_move: None,
            arrows: Vec::new(),
            circles: Vec::new(),
            names: ByColor::default(),
            caption: String::new(),
            handicap: false,
            width: None,
        }
    }

    /// Style, pieces, coordinates and side.
    #[must_use]
    pub fn look(mut self, look: Look) -> Self {
        self.look = look;
        self
    }

    /// Marks the move that led here.
    #[must_use]
    pub fn last_move(mut self, mv: Move) -> Self {
        self.last_move = Some((mv.from(), mv.to()));
        self
    }

    /// An arrow between two squares; from a square to itself it is a circle. Beyond [`MAX_MARKS`] there is none.
    #[must_use]
    pub fn arrow(self, from: Square, to: Square) -> Self {
        if from == to { self.circle(from) } else { self.with_arrow(from, to, None) }
    }

    /// A circle around a square. Beyond [`MAX_MARKS`] there is none.
    #[must_use]
    pub fn circle(self, square: Square) -> Self {
        self.with_circle(square, None)
    }

    /// An arrow or circle of a record, in its colour. Beyond [`MAX_MARKS`] there is none.
    #[must_use]
    pub fn mark(self, mark: Mark) -> Self {
        if mark.is_circle() {
            self.with_circle(mark.from, Some(mark.color))
        } else {
            self.with_arrow(mark.from, mark.to, Some(mark.color))
        }
    }

    fn with_arrow(mut self, from: Square, to: Square, color: Option<MarkColor>) -> Self {
        if self.arrows.len() < MAX_MARKS {
            self.arrows.push((from, to, color));
        }
        self
    }

    fn with_circle(mut self, square: Square, color: Option<MarkColor>) -> Self {
        if self.circles.len() < MAX_MARKS {
            self.circles.push((square, color));
        }
        self
    }

    /// The players' names, any text; an empty one is none. Long ones are cut.
    #[must_use]
    pub fn names(mut self, black: &str, white: &str) -> Self {
        self.names = ByColor::new(one_line(black, MAX_NAME), one_line(white, MAX_NAME));
        self
    }

    /// A line below the board, any text. ▲ and △ in it are drawn as ☗ and ☖.
    #[must_use]
    pub fn caption(mut self, caption: &str) -> Self {
        self.caption = one_line(caption, MAX_CAPTION);
        self
    }

    /// Whether the sides are 下手 and 上手.
    #[must_use]
    pub fn handicap(mut self, handicap: bool) -> Self {
        self.handicap = handicap;
        self
    }

    /// How wide an SVG wants to be shown, in pixels; half its own units without this.
    #[must_use]
    pub fn width(mut self, pixels: u32) -> Self {
        self.width = Some(pixels.clamp(MIN_WIDTH, MAX_WIDTH));
        self
    }

    /// All text from outside that is drawn.
    pub(crate) fn foreign_text(&self) -> String {
        format!("{}{}{}", self.names.black, self.names.white, self.caption)
    }

    pub(crate) fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// The side that sits below.
    pub(crate) fn bottom(&self) -> Color {
        if self.look.flipped { Color::White } else { Color::Black }
    }

    /// The name of a side: the player's, or 先手.
    pub(crate) fn name(&self, color: Color) -> String {
        let name = &self.names[color];
        if name.is_empty() { self.words.side(color, self.handicap) } else { name.clone() }
    }

    /// The kinds a side holds and how many of each, rook first.
    pub(crate) fn hand(&self, color: Color) -> Vec<(HandKind, u8)> {
        let counted = HandKind::DISPLAY.into_iter().map(|kind| (kind, self.sfen.in_hand(color, kind)));
        counted.filter(|(_, count)| *count > 0).collect()
    }

    /// The picture in a few words.
    pub(crate) fn title(&self) -> String {
        let title = self.words.title();
        if self.caption.is_empty() { title } else { format!("{title}: {}", self.caption) }
    }

    /// The picture for those who do not see it: who plays, what each holds, and the position.
    pub(crate) fn description(&self) -> String {
        let hands = [self.bottom().opponent(), self.bottom()].map(|color| {
            let held: Vec<String> = self
                .hand(color)
                .into_iter()
                .map(|(kind, count)| {
                    let piece = match self.lang() {
                        Lang::En => kind.letter(),
                        _ => artwork::one(kind.kind(), color),
                    };
                    if count > 1 { format!("{piece}{count}") } else { piece.to_string() }
                })
                .collect();
            let held = if held.is_empty() { self.words.nothing() } else { held.join(" ") };
            self.words.held(&self.name(color), &held)
        });
        format!("{}; {}; SFEN {}", hands[0], hands[1], self.sfen)
    }
}

//! What a GUI can set.

use std::fmt;
use std::path::{Path, PathBuf};

use komadai_nnue::DEFAULT_OUTPUT_SCALE;
use komadai_protocol::{OptionDeclaration, OptionKind};
use komadai_rules::Grade;
use komadai_search::{EnteringKing, PARAMETERS, Points};

/// The options as they stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Size of the table, in MiB.
    pub hash: usize,
    /// Threads that search.
    pub threads: usize,
    /// Lines to find.
    pub multi_pv: usize,
    /// Whether the GUI may let the engine think in the opponent's time; only a word to the GUI.
    pub ponder: bool,
    /// How an entered king wins.
    pub entering_king: EnteringKing,
    /// Points of the pieces given in a handicap game, added to White's count.
    pub given_points: u8,
    /// Whether openings are played from a book.
    pub own_book: bool,
    /// The book's file; empty is the engine's own book.
    pub book_file: String,
    /// Plies of a game that the book is asked for.
    pub book_moves: u16,
    /// Book moves worse than the best by more than this are not played, in centipawns.
    pub book_eval_diff: i32,
    /// Grade to play at; `None` is as strong as possible.
    pub grade: Option<Grade>,
    /// Seed of a grade's choices; 0 takes a new one for each game.
    pub seed: u64,
    /// Usual time between our answer and the clock's stop, in milliseconds.
    pub network_delay: u64,
    /// Greatest such time, in milliseconds.
    pub network_delay2: u64,
    /// Least time for a move while the clock allows it, in milliseconds.
    pub minimum_thinking_time: u64,
    /// Whether the clock counts whole seconds only, so that begun ones are free.
    pub round_up: bool,
    /// What a draw is worth to us when we are Black, in centipawns.
    pub draw_value_black: i32,
    /// The same when we are White.
    pub draw_value_white: i32,
    /// Give up at this much behind, in centipawns.
    pub resign_value: i32,
    /// The network's file; empty is the usual name within the folder.
    pub eval_file: String,
    /// The folder with the network's file; when both are empty, there is no network.
    pub eval_dir: String,
    /// What the network's output is divided by to become centipawns.
    pub output_scale: i32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            hash: 128,
            threads: 1,
            multi_pv: 1,
            ponder: true,
            entering_king: EnteringKing::Declaration(Points::Points27),
            given_points: 0,
            grade: None,
            seed: 0,
            network_delay: 60,
            network_delay2: 200,
            minimum_thinking_time: 0,
            round_up: false,
            draw_value_black: -2,
            draw_value_white: -2,
            resign_value: 99_999,
            own_book: true,
            book_file: String::new(),
            book_moves: 60,
            book_eval_diff: 12,
            eval_file: String::new(),
            eval_dir: String::new(),
            output_scale: DEFAULT_OUTPUT_SCALE,
        }
    }
}

/// An option that could not be set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OptionError {
    /// There is no such option.
    Unknown(String),
    /// The value does not fit the option.
    BadValue {
        /// The option's name.
        name: String,
        /// What was sent.
        value: String,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "unknown option {name}"),
            Self::BadValue { name, value } => write!(f, "option {name} does not take {value:?}"),
        }
    }
}

impl std::error::Error for OptionError {}

const RULES: [(&str, EnteringKing); 4] = [
    ("CSARule27", EnteringKing::Declaration(Points::Points27)),
    ("CSARule24", EnteringKing::Declaration(Points::Points24)),
    ("TryRule", EnteringKing::Try),
    ("NoEnteringKing", EnteringKing::None),
];

/// The name that networks usually have.
const NETWORK_FILE: &str = "nn.bin";

/// The word for playing without a grade.
const STRONGEST: &str = "max";

impl Options {
    /// What the engine lists when asked.
    pub fn declarations() -> Vec<OptionDeclaration> {
        let standard = Self::default();
        let spin = |name: &str, default: i64, min: i64, max: i64| OptionDeclaration {
            name: name.to_owned(),
            kind: OptionKind::Spin { default, min, max },
        };
        let check = |name: &str, default: bool| OptionDeclaration {
            name: name.to_owned(),
            kind: OptionKind::Check { default },
        };
        let combo = |name: &str, default: &str, values: Vec<String>| OptionDeclaration {
            name: name.to_owned(),
            kind: OptionKind::Combo { default: default.to_owned(), values },
        };
        let filename = |name: &str| OptionDeclaration {
            name: name.to_owned(),
            kind: OptionKind::Filename { default: String::new() },
        };
        let tunable = if cfg!(feature = "tuning") { PARAMETERS } else { &[] };
        let tunable = tunable.iter().map(|number| {
            spin(number.name, i64::from(number.standard), i64::from(number.least), i64::from(number.most))
        });
        let grades = Grade::all().map(|grade| grade.id().to_owned()).chain([STRONGEST.to_owned()]);
        let mut list = vec![
            spin("USI_Hash", standard.hash as i64, 1, 65_536),
            spin("Threads", standard.threads as i64, 1, 256),
            spin("MultiPV", standard.multi_pv as i64, 1, 600),
            check("USI_Ponder", standard.ponder),
            combo("EnteringKingRule", RULES[0].0, RULES.map(|(name, _)| name.to_owned()).into()),
            spin("GivenPoints", 0, 0, 54),
            combo("Grade", STRONGEST, grades.collect()),
            spin("Seed", 0, 0, i64::MAX),
            spin("NetworkDelay", standard.network_delay as i64, 0, 10_000),
            spin("NetworkDelay2", standard.network_delay2 as i64, 0, 10_000),
            spin("MinimumThinkingTime", standard.minimum_thinking_time as i64, 0, 100_000),
            check("RoundUpToFullSecond", standard.round_up),
            spin("DrawValueBlack", i64::from(standard.draw_value_black), -30_000, 30_000),
            spin("DrawValueWhite", i64::from(standard.draw_value_white), -30_000, 30_000),
            spin("ResignValue", i64::from(standard.resign_value), 0, 99_999),
            check("USI_OwnBook", standard.own_book),
            filename("BookFile"),
            spin("BookMoves", i64::from(standard.book_moves), 0, 10_000),
            spin("BookEvalDiff", i64::from(standard.book_eval_diff), 0, 30_000),
            filename("EvalFile"),
            filename("EvalDir"),
            spin("FV_SCALE", i64::from(standard.output_scale), 1, 10_000),
        ];
        list.extend(tunable);
        list
    }

    /// Where the network is that the options ask for, if they do.
    pub fn network(&self) -> Option<PathBuf> {
        match (self.eval_dir.as_str(), self.eval_file.as_str()) {
            ("", "") => None,
            (folder, "") => Some(Path::new(folder).join(NETWORK_FILE)),
            (folder, file) => Some(Path::new(folder).join(file)),
        }
    }

    /// Sets one option. Numbers out of bounds are brought within them, as GUIs expect.
    ///
    /// # Errors
    /// When there is no such option or the value is of the wrong kind; nothing is changed then.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), OptionError> {
        let value = value.unwrap_or_default();
        let bad = || OptionError::BadValue { name: name.to_owned(), value: value.to_owned() };
        let declaration = Self::declarations()
            .into_iter()
            .find(|option| option.name.eq_ignore_ascii_case(name))
            .ok_or_else(|| OptionError::Unknown(name.to_owned()))?;
        match declaration.kind {
            OptionKind::Spin { min, max, .. } => {
                let number: i64 = value.parse().map_err(|_| bad())?;
                self.set_number(&declaration.name, number.clamp(min, max));
            }
            OptionKind::Check { .. } => {
                let on = value.parse().map_err(|_| bad())?;
                match declaration.name.as_str() {
                    "RoundUpToFullSecond" => self.round_up = on,
                    "USI_OwnBook" => self.own_book = on,
                    _ => self.ponder = on,
                }
            }
            OptionKind::Combo { .. } if declaration.name == "Grade" => {
                self.grade = match value {
                    STRONGEST => None,
                    id => Some(Grade::from_id(id).ok_or_else(bad)?),
                };
            }
            OptionKind::Combo { .. } => {
                let rule = RULES.iter().find(|(name, _)| *name == value).ok_or_else(bad)?;
                self.entering_king = rule.1;
            }
            OptionKind::Filename { .. } => value.clone_into(match declaration.name.as_str() {
                "EvalDir" => &mut self.eval_dir,
                "BookFile" => &mut self.book_file,
                _ => &mut self.eval_file,
            }),
            OptionKind::Button | OptionKind::String { .. } => {}
        }
        Ok(())
    }

    fn set_number(&mut self, name: &str, number: i64) {
        #[cfg(feature = "tuning")]
        if komadai_search::set_parameter(name, number as i32) {
            return;
        }
        match name {
            "USI_Hash" => self.hash = number as usize,
            "Threads" => self.threads = number as usize,
            "MultiPV" => self.multi_pv = number as usize,
            "GivenPoints" => self.given_points = number as u8,
            "Seed" => self.seed = number as u64,
            "NetworkDelay" => self.network_delay = number as u64,
            "NetworkDelay2" => self.network_delay2 = number as u64,
            "MinimumThinkingTime" => self.minimum_thinking_time = number as u64,
            "FV_SCALE" => self.output_scale = number as i32,
            "BookMoves" => self.book_moves = number as u16,
            "BookEvalDiff" => self.book_eval_diff = number as i32,
            "DrawValueBlack" => self.draw_value_black = number as i32,
            "DrawValueWhite" => self.draw_value_white = number as i32,
            _ => self.resign_value = number as i32,
        }
    }
}

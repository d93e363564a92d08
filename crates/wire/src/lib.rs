//! The types that cross between server and browser, and nothing else.
//!
//! The browser's TypeScript is generated from here ([`export`]), so both sides always speak of the same thing.
//! Squares, moves and pieces are USI text (`7g`, `7g7f+`, `P*5e`); positions are SFEN; times say their unit in
//! the name. Names, comments and headers are untrusted text: the browser never treats them as markup.

mod book;
mod config;
mod engine;
mod export;
mod game;
mod hasami;
mod lesson;
mod list;
mod matches;
mod metrics;
mod position;
mod problem;
mod quiz;
mod record;
mod road;
mod setup;
mod socket;
mod study;
mod tsume;

pub use book::{BookAnswer, BookInfo, BookLine, BookSet};
pub use config::{ClockPreset, Config, HandicapInfo};
pub use engine::{
    EngineAdded, EngineInfo, EngineList, EngineOption, EngineOptionKind, EngineValues, NewEngine,
};
pub use export::export;
pub use game::{
    Actions, Character, ClockView, CoachBuilding, CoachNotice, Condition, DeclarationView, EndKind,
    EndingView, Face, FurigomaView, GameView, InviteView, LegalTable, Notation, OfferKind, OfferView,
    PlyView, SeatKind, SeatView, SideClock, TurnView,
};
pub use hasami::{HasamiAnswer, HasamiGoal, HasamiMove, HasamiQuestion};
pub use lesson::{
    Atlas, AtlasPlate, LessonChapter, LessonCourse, LessonOutcome, LessonOutline, LessonReply, LessonStep,
    LessonTry, LessonView,
};
pub use list::{Created, GameList, GameSummary};
pub use matches::{
    MatchAction, MatchElo, MatchEngine, MatchFrom, MatchGame, MatchLimit, MatchList, MatchMove, MatchScore,
    MatchState, MatchView, NewMatch,
};
pub use metrics::{Metrics, ReviewMetrics};
pub use position::{PositionAnswer, PositionQuestion, SetUpAnswer, SetUpQuestion, TypedMove};
pub use problem::Problem;
pub use quiz::{Quiz, QuizOutcome, QuizQuestion, QuizReply, QuizTry};
pub use record::{
    DuplicateGroup, DuplicateList, EditRequest, NewRecord, PlayedMove, PlayedMoves, RecordAdded, RecordEdit,
    RecordEnd, RecordHeader, RecordList, RecordLoss, RecordLosses, RecordMark, RecordMarkColor, RecordNode,
    RecordResult, RecordShare, RecordSource, RecordSummary, RecordView, RecordWarning, RecordsAdded, Results,
};
pub use road::{
    RoadBracket, RoadGame, RoadLadder, RoadNext, RoadOpponent, RoadResult, RoadStart, RoadTurn, RoadView,
};
pub use setup::{ClockSetup, Mode, MoveLimit, NewGame, Opponent, PointRule, Side, SideChoice, Sides};
pub use socket::{ClientMessage, ServerMessage};
pub use study::{
    AnalysisEnd, AnalysisLine, AnalysisNews, AnalysisRequest, LineMove, Review, ReviewAnswer, ReviewMate,
    ReviewMove, ReviewReason, ReviewRequest, ReviewState, StudyMate, StudyScore,
};
pub use tsume::{
    TsumeBranch, TsumeCheck, TsumeCollection, TsumeExport, TsumeFault, TsumeOutcome, TsumeProblem,
    TsumeReply, TsumeReport, TsumeSet, TsumeSolution, TsumeTry,
};

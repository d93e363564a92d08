//! TypeScript for the browser.

use std::path::Path;

use ts_rs::{Config as TsConfig, ExportError, TS};

/// Writes one `.ts` file a type into `folder`.
///
/// # Errors
/// When the folder cannot be written.
pub fn export(folder: &Path) -> Result<(), ExportError> {
    let config = TsConfig::default().with_out_dir(folder);
    crate::ClientMessage::export_all(&config)?;
    crate::ServerMessage::export_all(&config)?;
    crate::NewGame::export_all(&config)?;
    crate::Created::export_all(&config)?;
    crate::GameList::export_all(&config)?;
    crate::RecordList::export_all(&config)?;
    crate::DuplicateList::export_all(&config)?;
    crate::RecordsAdded::export_all(&config)?;
    crate::NewRecord::export_all(&config)?;
    crate::RecordView::export_all(&config)?;
    crate::PlayedMoves::export_all(&config)?;
    crate::RecordShare::export_all(&config)?;
    crate::EditRequest::export_all(&config)?;
    crate::RecordLosses::export_all(&config)?;
    crate::HasamiQuestion::export_all(&config)?;
    crate::HasamiAnswer::export_all(&config)?;
    crate::RoadView::export_all(&config)?;
    crate::RoadStart::export_all(&config)?;
    crate::Atlas::export_all(&config)?;
    crate::LessonCourse::export_all(&config)?;
    crate::LessonView::export_all(&config)?;
    crate::LessonTry::export_all(&config)?;
    crate::LessonReply::export_all(&config)?;
    crate::PositionQuestion::export_all(&config)?;
    crate::SetUpQuestion::export_all(&config)?;
    crate::SetUpAnswer::export_all(&config)?;
    crate::PositionAnswer::export_all(&config)?;
    crate::TsumeCollection::export_all(&config)?;
    crate::TsumeProblem::export_all(&config)?;
    crate::TsumeTry::export_all(&config)?;
    crate::TsumeReply::export_all(&config)?;
    crate::TsumeCheck::export_all(&config)?;
    crate::TsumeReport::export_all(&config)?;
    crate::TsumeExport::export_all(&config)?;
    crate::AnalysisRequest::export_all(&config)?;
    crate::AnalysisNews::export_all(&config)?;
    crate::EngineList::export_all(&config)?;
    crate::EngineAdded::export_all(&config)?;
    crate::NewEngine::export_all(&config)?;
    crate::EngineValues::export_all(&config)?;
    crate::ReviewRequest::export_all(&config)?;
    crate::ReviewAnswer::export_all(&config)?;
    crate::Metrics::export_all(&config)?;
    crate::Quiz::export_all(&config)?;
    crate::QuizTry::export_all(&config)?;
    crate::QuizReply::export_all(&config)?;
    crate::BookAnswer::export_all(&config)?;
    crate::BookSet::export_all(&config)?;
    crate::NewMatch::export_all(&config)?;
    crate::MatchAction::export_all(&config)?;
    crate::MatchList::export_all(&config)?;
    crate::Config::export_all(&config)
}

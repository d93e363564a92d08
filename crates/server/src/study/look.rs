//! An engine looks at a position for as long as somebody wants to know.

use std::time::Duration;

use komadai_host::{Go, Heard, HostError};
use komadai_wire::AnalysisEnd;
use tokio::sync::{oneshot, watch};
use tokio::time::Instant;

use super::Study;
use super::question::Question;

/// A wait as short as this is not spoken of.
const MOMENT: Duration = Duration::from_millis(300);

/// What is known of a search.
#[derive(Clone, Debug, Default)]
pub(super) enum Sight {
    /// Nothing yet.
    #[default]
    Nothing,
    /// It waits for its turn.
    Waiting,
    /// What was found so far.
    Seen { engine: String, heard: Heard, end: Option<AnalysisEnd> },
    /// The engine failed.
    Failed(&'static str),
}

/// Completes, with an error, when nobody wants to know any more.
pub(super) type Gone = oneshot::Receiver<()>;

/// Why a turn ended.
enum Turn {
    Gone,
    GaveWay,
    Ended(AnalysisEnd),
}

impl Study {
    /// Searches in turns with others, and tells what is found, until it is over or nobody wants to know.
    pub(super) async fn look(&self, question: &Question, told: &watch::Sender<Sight>, mut gone: Gone) {
        let mut left = self.pace.longest;
        loop {
            let place = {
                let place = self.place();
                tokio::pin!(place);
                tokio::select! {
                    biased;
                    _ = &mut gone => return,
                    place = &mut place => place,
                    () = tokio::time::sleep(MOMENT) => {
                        told.send_replace(Sight::Waiting);
                        tokio::select! {
                            biased;
                            _ = &mut gone => return,
                            place = place => place,
                        }
                    }
                }
            };
            let began = Instant::now();
            let turn = self.turn(question, told, &mut gone, left).await;
            drop(place);
            match turn {
                Ok(Turn::Gone) => return,
                Ok(Turn::GaveWay) => left = left.saturating_sub(began.elapsed()),
                Ok(Turn::Ended(reason)) => {
                    told.send_modify(|sight| {
                        if let Sight::Seen { end, .. } = sight {
                            *end = Some(reason);
                        }
                    });
                    return;
                }
                Err(error) => {
                    tracing::warn!(%error, "an engine failed over a position");
                    told.send_replace(Sight::Failed(error.key()));
                    return;
                }
            }
        }
    }

    async fn turn(
        &self,
        question: &Question,
        told: &watch::Sender<Sight>,
        gone: &mut Gone,
        left: Duration,
    ) -> Result<Turn, HostError> {
        let options = vec![("MultiPV", question.lines.to_string())];
        let mut slot = question.engines.take(&options).await?;
        slot.set(&options).await?;
        slot.engine.position(Some(&question.start), &question.moves).await?;
        let engine = slot.engine.name().to_owned();
        let mut heard = Heard::default();
        // What an earlier turn found is shown until there is something new.
        if !matches!(&*told.borrow(), Sight::Seen { .. }) {
            told.send_replace(Sight::Seen { engine: engine.clone(), heard: heard.clone(), end: None });
        }
        let began = Instant::now();
        let stopper = slot.engine.stopper();
        let mut why = None;
        {
            let go = Go { infinite: true, ..Go::default() };
            let search = slot.engine.go_with(&go, left, |info| {
                heard.hear(info);
                if heard.lines().next().is_some() {
                    let (engine, heard) = (engine.clone(), heard.clone());
                    told.send_replace(Sight::Seen { engine, heard, end: None });
                }
            });
            let crowded = self.crowded();
            tokio::pin!(search, crowded);
            loop {
                tokio::select! {
                    biased;
                    answer = &mut search => {
                        answer?;
                        break;
                    }
                    _ = &mut *gone, if why.is_none() => {
                        why = Some(Turn::Gone);
                        stopper.stop();
                    }
                    () = &mut crowded, if why.is_none() => {
                        why = Some(Turn::GaveWay);
                        stopper.stop();
                    }
                }
            }
        }
        question.engines.put_back(slot);
        let ended = if began.elapsed() >= left { AnalysisEnd::Limit } else { AnalysisEnd::Done };
        Ok(why.unwrap_or(Turn::Ended(ended)))
    }
}

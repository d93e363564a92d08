//! The network's file that the options name.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use komadai_nnue::Network;

/// What to evaluate with, none for the hand-made terms, and a sentence about it.
type Found = (Option<Arc<Network>>, String);

/// Follows the options that name a network. A file that cannot be used changes nothing.
#[derive(Default)]
pub(crate) struct NetworkFile {
    /// What was asked for last, whether it could be had or not.
    asked: (Option<PathBuf>, i32),
    in_force: Option<(PathBuf, Arc<Network>)>,
    failed: bool,
}

impl NetworkFile {
    /// Looks at a file once more that could not be used, although the options have not changed.
    pub(crate) fn try_again(&mut self) {
        if self.failed {
            self.asked = (None, 0);
        }
    }

    /// What changes when the options ask for this file and this divisor of the output; `None` when nothing does.
    pub(crate) fn follow(&mut self, path: Option<PathBuf>, scale: i32) -> Option<Result<Found, String>> {
        let asked = (path, scale);
        if self.asked == asked {
            return None;
        }
        self.asked = asked.clone();
        self.failed = false;
        let Some(path) = asked.0 else {
            return self.in_force.take().map(|_| Ok((None, "evaluating without a network".to_owned())));
        };
        let loaded = match &self.in_force {
            Some((before, network)) if *before == path => Ok(Network::clone(network)),
            _ => load(&path),
        };
        Some(match loaded {
            Ok(network) => {
                let network = Arc::new(network.with_output_scale(scale));
                let told =
                    format!("network {}: {}, FV_SCALE {scale}", path.display(), network.architecture());
                self.in_force = Some((path, Arc::clone(&network)));
                Ok((Some(network), told))
            }
            Err(error) => {
                self.failed = true;
                let stays = match &self.in_force {
                    Some((path, _)) => format!("the network {} stays", path.display()),
                    None => "evaluating without a network".to_owned(),
                };
                Err(format!("network {}: {error}; {stays}", path.display()))
            }
        })
    }
}

fn load(path: &Path) -> Result<Network, String> {
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    Network::from_bytes(&bytes).map_err(|error| error.to_string())
}

//! What evaluates: the network's file that the options name, or what the program carries.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use komadai_nnue::Network;

include!(concat!(env!("OUT_DIR"), "/network.rs"));

/// The network that the program carries (`nets/nn.bin` when it was built); `None` evaluates by hand-made terms.
pub fn own_network() -> Option<Arc<Network>> {
    static OWN: LazyLock<Option<Arc<Network>>> = LazyLock::new(|| {
        BYTES.map(|bytes| Arc::new(Network::from_bytes(bytes).expect("the tests have read it")))
    });
    OWN.clone()
}

/// What to evaluate with from now on, and a sentence about it.
type Change = (Option<Arc<Network>>, String);

/// Follows the options that name a network, from the engine's own on. A file that cannot be used changes nothing.
#[derive(Default)]
pub(crate) struct NetworkFile {
    /// What was asked for last, whether it could be had or not.
    asked: Option<(Option<PathBuf>, i32)>,
    in_force: Option<(PathBuf, Arc<Network>)>,
    failed: bool,
}

impl NetworkFile {
    /// Looks at a file once more that could not be used, although the options have not changed.
    pub(crate) fn try_again(&mut self) {
        if self.failed {
            self.asked = None;
        }
    }

    /// What changes when the options ask for this file and this divisor of its output; `None` when nothing does.
    pub(crate) fn follow(&mut self, path: Option<PathBuf>, scale: i32) -> Option<Result<Change, String>> {
        let asked = Some((path.clone(), scale));
        if self.asked == asked {
            return None;
        }
        self.asked = asked;
        self.failed = false;
        let Some(path) = path else {
            let told = || "network: the engine's own evaluation".to_owned();
            return self.in_force.take().map(|_| Ok((own_network(), told())));
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
                    None => "the engine's own evaluation stays".to_owned(),
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

#[cfg(test)]
mod tests {
    use super::{BYTES, own_network};

    #[test]
    fn the_network_carried_can_be_read() {
        assert_eq!(own_network().is_some(), BYTES.is_some());
    }
}

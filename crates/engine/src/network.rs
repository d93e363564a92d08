//! What evaluates: the network's file that the options name, or what the program carries.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use komadai_nnue::{Network, NetworkError};
use komadai_search::hand_made_fingerprint;
use ruzstd::decoding::StreamingDecoder;
use thiserror::Error;

include!(concat!(env!("OUT_DIR"), "/network.rs"));

/// The network that the program carries (`nets/nn.bin.zst` when it was built); `None` evaluates by hand-made terms.
pub fn own_network() -> Option<Arc<Network>> {
    static OWN: LazyLock<Option<Arc<Network>>> = LazyLock::new(|| {
        PACKED.map(|packed| Arc::new(read_network(&unpacked(packed)).expect("the tests have read it")))
    });
    OWN.clone()
}

/// The network's file, which the program carries compressed.
fn unpacked(packed: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut decoder = StreamingDecoder::new(packed).expect("the tests have unpacked it");
    decoder.read_to_end(&mut bytes).expect("the tests have unpacked it");
    bytes
}

/// Why a file's network cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnfitNetwork {
    /// It is no network of a known shape.
    #[error("{0}")]
    File(#[from] NetworkError),
    /// It was made to be added to a hand-made evaluation with other terms or weights.
    #[error("it corrects the hand-made evaluation {found:08x}; this program has {expected:08x}")]
    Corrects {
        /// This program's.
        expected: u32,
        /// The file's.
        found: u32,
    },
}

/// Reads a file that this program can evaluate with.
///
/// # Errors
/// When the bytes are no network of a known shape, or one that corrects another hand-made evaluation than this one.
pub fn read_network(bytes: &[u8]) -> Result<Network, UnfitNetwork> {
    let network = Network::from_bytes(bytes)?;
    let expected = hand_made_fingerprint();
    match network.architecture().corrects() {
        Some(found) if found != expected => Err(UnfitNetwork::Corrects { expected, found }),
        _ => Ok(network),
    }
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
    read_network(&bytes).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use komadai_nnue::{Architecture, DenseWeights, FeatureSet, NetworkWeights};
    use komadai_search::hand_made_fingerprint;

    use super::{PACKED, UnfitNetwork, own_network, read_network};

    #[test]
    fn the_network_carried_can_be_read() {
        assert_eq!(own_network().is_some(), PACKED.is_some());
    }

    fn file(corrects: Option<u32>) -> Vec<u8> {
        let architecture = Architecture::new(FeatureSet::KP, 32, &[1]).unwrap().correcting(corrects);
        let layers = architecture.layers().map(|(inputs, outputs)| DenseWeights {
            biases: vec![0; outputs],
            weights: vec![0; inputs * outputs],
        });
        let (layers, inputs) = (layers.collect(), FeatureSet::KP.inputs());
        NetworkWeights {
            architecture,
            feature_biases: vec![0; 32],
            feature_weights: vec![0; 32 * inputs],
            layers,
        }
        .to_bytes()
    }

    #[test]
    fn a_correction_of_other_terms_is_refused() {
        let expected = hand_made_fingerprint();
        for corrects in [None, Some(expected)] {
            assert_eq!(read_network(&file(corrects)).unwrap().architecture().corrects(), corrects);
        }
        let found = expected ^ 1;
        let error = read_network(&file(Some(found))).unwrap_err();
        assert_eq!(error, UnfitNetwork::Corrects { expected, found });
        assert!(error.to_string().contains(&format!("{found:08x}")), "{error}");
    }
}

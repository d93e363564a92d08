//! The shape of a network, and the line of text that names it in a file.

use std::fmt;

use thiserror::Error;

use crate::features::FeatureSet;

/// What a network is made of: its inputs, the width of the accumulator of each side, and the hidden layers between
/// the two accumulators and the one output. Every layer but the last is followed by a clipped ReLU.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Architecture {
    features: FeatureSet,
    width: usize,
    hidden: Vec<usize>,
    corrects: Option<u32>,
}

/// A shape that cannot be evaluated, or a line that names none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArchitectureError {
    /// The line has no `Features=…[…->…x2]`.
    #[error("the architecture line names no features: {0}")]
    NoFeatures(String),
    /// Features that are not known.
    #[error("unknown features {0}: known are K+P, HalfKP(Friend) and HalfKA_hm2(Friend)")]
    UnknownFeatures(String),
    /// Known features with another number of inputs than they have.
    #[error("{features} has {expected} inputs, the file says {found}")]
    Inputs {
        /// The features' name.
        features: &'static str,
        /// How many inputs they have.
        expected: usize,
        /// How many the line says.
        found: usize,
    },
    /// An accumulator of this width is not supported.
    #[error("accumulator width {0}: supported are multiples of 32 up to 2048")]
    Width(usize),
    /// Layers that are not known.
    #[error("unknown layer {0}: known are AffineTransform, ClippedReLU and InputSlice")]
    UnknownLayer(String),
    /// Layers that do not fit together.
    #[error("layer {layer} takes {found} inputs, the layer before it gives {expected}")]
    Joint {
        /// Which layer, from the input's side, from 1.
        layer: usize,
        /// What the layer before it gives.
        expected: usize,
        /// What it takes.
        found: usize,
    },
    /// The last layer gives more than one number.
    #[error("the last layer gives {0} numbers instead of one")]
    Output(usize),
    /// No hidden layer, too many, or too wide.
    #[error("hidden layers {0:?}: supported are one to four of at most 256 each")]
    Hidden(Vec<usize>),
    /// It corrects something that is not named by eight hexadecimal digits.
    #[error("{0} names nothing to correct: expected eight hexadecimal digits")]
    Corrects(String),
}

const WIDEST: usize = 2048;

/// Comes before the fingerprint of what a network corrects. Other programs have no such networks.
const CORRECTS: &str = ",Corrects=";

impl Architecture {
    /// A shape.
    ///
    /// # Errors
    /// When the accumulator's width is no multiple of 32 or there are no hidden layers, too many or too wide ones.
    pub fn new(features: FeatureSet, width: usize, hidden: &[usize]) -> Result<Self, ArchitectureError> {
        if width == 0 || !width.is_multiple_of(32) || width > WIDEST {
            return Err(ArchitectureError::Width(width));
        }
        if hidden.is_empty() || hidden.len() > 4 || hidden.iter().any(|&size| size == 0 || size > 256) {
            return Err(ArchitectureError::Hidden(hidden.to_vec()));
        }
        Ok(Self { features, width, hidden: hidden.to_vec(), corrects: None })
    }

    /// The most common small one: 256x2-32-32.
    pub fn small(features: FeatureSet) -> Self {
        Self { features, width: 256, hidden: vec![32, 32], corrects: None }
    }

    /// The same shape for a network whose output is added to the score of hand-made terms with this fingerprint.
    #[must_use]
    pub fn correcting(mut self, fingerprint: Option<u32>) -> Self {
        self.corrects = fingerprint;
        self
    }

    /// The fingerprint of the hand-made terms whose score its output is added to; none when the output is the score.
    pub fn corrects(&self) -> Option<u32> {
        self.corrects
    }

    /// What its inputs say.
    pub fn features(&self) -> FeatureSet {
        self.features
    }

    /// The width of each side's accumulator.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The widths of the hidden layers.
    pub fn hidden(&self) -> &[usize] {
        &self.hidden
    }

    /// Inputs and outputs of each dense layer, from the accumulators to the output.
    pub fn layers(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let inputs = std::iter::once(2 * self.width).chain(self.hidden.iter().copied());
        let outputs = self.hidden.iter().copied().chain(std::iter::once(1));
        inputs.zip(outputs)
    }

    /// Reads the line of a file.
    pub(crate) fn parse(line: &str) -> Result<Self, ArchitectureError> {
        let no_features = || ArchitectureError::NoFeatures(line.to_owned());
        let start = line.find("Features=").ok_or_else(no_features)? + "Features=".len();
        let (name, rest) = line[start..].split_once('[').ok_or_else(no_features)?;
        let (sizes, rest) = rest.split_once(']').ok_or_else(no_features)?;
        let (inputs, outputs) = sizes.split_once("->").ok_or_else(no_features)?;
        let inputs: usize = inputs.parse().map_err(|_| no_features())?;
        let width =
            outputs.strip_suffix("x2").and_then(|width| width.parse().ok()).ok_or_else(no_features)?;
        let features =
            FeatureSet::from_name(name).ok_or_else(|| ArchitectureError::UnknownFeatures(name.to_owned()))?;
        if inputs != features.inputs() {
            let expected = features.inputs();
            return Err(ArchitectureError::Inputs { features: features.name(), expected, found: inputs });
        }
        let layers = rest.split_once("Network=").map_or("", |(_, layers)| layers);
        let (layers, corrects) = match layers.split_once(CORRECTS) {
            None => (layers, None),
            Some((layers, named)) => {
                let known = (named.len() == 8).then(|| u32::from_str_radix(named, 16).ok()).flatten();
                (layers, Some(known.ok_or_else(|| ArchitectureError::Corrects(named.to_owned()))?))
            }
        };
        Ok(Self::new(features, width, &hidden_layers(layers, width)?)?.correcting(corrects))
    }

    /// The number that stands for the dense layers in a file.
    pub(crate) fn layers_hash(&self) -> u32 {
        let mut hash = 0xec42_e90d ^ (2 * self.width as u32);
        let last = self.hidden.len();
        for (index, (_, outputs)) in self.layers().enumerate() {
            hash = 0xcc03_dae4_u32.wrapping_add(outputs as u32) ^ hash.rotate_right(1);
            if index < last {
                hash = hash.wrapping_add(0x538d_24c7);
            }
        }
        hash
    }

    /// The number that stands for the accumulators in a file.
    pub(crate) fn features_hash(&self) -> u32 {
        self.features.hash() ^ (2 * self.width as u32)
    }
}

/// The widths of the hidden layers of `AffineTransform[1<-32](ClippedReLU[32](…InputSlice[512(0:512)]…))`.
fn hidden_layers(text: &str, width: usize) -> Result<Vec<usize>, ArchitectureError> {
    let unknown = |layer: &str| ArchitectureError::UnknownLayer(layer.to_owned());
    let mut sizes: Vec<(usize, usize)> = Vec::new();
    for layer in text.split('(').map(|part| part.trim_end_matches(')')) {
        // The slice's own range, `0:512)]`, follows the bracket that was split at.
        if layer.starts_with("ClippedReLU") || layer.starts_with("InputSlice") || layer.starts_with("0:") {
            continue;
        }
        let (name, size) = layer.split_once('[').ok_or_else(|| unknown(layer))?;
        if !matches!(name, "AffineTransform" | "AffineTransformSparseInput") {
            return Err(unknown(name));
        }
        let (outputs, inputs) = size.trim_end_matches(']').split_once("<-").ok_or_else(|| unknown(layer))?;
        let number = |text: &str| text.parse().map_err(|_| unknown(layer));
        sizes.push((number(inputs)?, number(outputs)?));
    }
    sizes.reverse();
    let mut expected = 2 * width;
    for (index, &(inputs, outputs)) in sizes.iter().enumerate() {
        if inputs != expected {
            return Err(ArchitectureError::Joint { layer: index + 1, expected, found: inputs });
        }
        expected = outputs;
    }
    match sizes.pop() {
        Some((_, 1)) => Ok(sizes.into_iter().map(|(_, outputs)| outputs).collect()),
        Some((_, outputs)) => Err(ArchitectureError::Output(outputs)),
        None => Err(ArchitectureError::Hidden(Vec::new())),
    }
}

impl fmt::Display for Architecture {
    /// The line that names it in a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { features, width, hidden, corrects } = self;
        write!(f, "Features={}[{}->{width}x2],Network=", features.name(), features.inputs())?;
        write!(f, "AffineTransform[1<-{}](", hidden[hidden.len() - 1])?;
        for (index, outputs) in hidden.iter().enumerate().rev() {
            let inputs = if index == 0 { 2 * width } else { hidden[index - 1] };
            write!(f, "ClippedReLU[{outputs}](AffineTransform[{outputs}<-{inputs}](")?;
        }
        write!(f, "InputSlice[{0}(0:{0})]{1}", 2 * width, ")".repeat(2 * hidden.len() + 1))?;
        match corrects {
            None => Ok(()),
            Some(fingerprint) => write!(f, "{CORRECTS}{fingerprint:08x}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Architecture, ArchitectureError};
    use crate::features::FeatureSet;

    const HALF_KP: &str = "Features=HalfKP(Friend)[125388->256x2],Network=AffineTransform[1<-32](ClippedReLU[32](\
        AffineTransform[32<-32](ClippedReLU[32](AffineTransform[32<-512](InputSlice[512(0:512)])))))";

    #[test]
    fn the_common_half_kp_shape_has_its_known_name_and_numbers() {
        let architecture = Architecture::parse(HALF_KP).unwrap();
        assert_eq!(architecture, Architecture::small(FeatureSet::HalfKP));
        assert_eq!(architecture.to_string(), HALF_KP);
        assert_eq!(architecture.layers_hash(), 0x6333_7156);
        assert_eq!(architecture.features_hash(), 0x5d69_d7b8);
        assert_eq!(architecture.features_hash() ^ architecture.layers_hash(), 0x3e5a_a6ee);
    }

    #[test]
    fn names_are_read_back() {
        for features in FeatureSet::ALL {
            for hidden in [&[8][..], &[16, 32], &[32, 32, 8]] {
                let architecture = Architecture::new(features, 512, hidden).unwrap();
                let correcting = architecture.clone().correcting(Some(0x00ab_cdef));
                assert_ne!(architecture, correcting);
                for architecture in [architecture, correcting] {
                    assert_eq!(Architecture::parse(&architecture.to_string()), Ok(architecture));
                }
            }
        }
    }

    #[test]
    fn another_shape_is_refused_by_name_of_what_differs() {
        let changed = |from: &str, to: &str| Architecture::parse(&HALF_KP.replacen(from, to, 1)).unwrap_err();
        assert!(
            matches!(changed("HalfKP(", "HalfKPE9("), ArchitectureError::UnknownFeatures(name) if name == "HalfKPE9(Friend)")
        );
        assert!(matches!(changed("125388", "125389"), ArchitectureError::Inputs { found: 125_389, .. }));
        assert_eq!(
            changed("256x2", "250x2"),
            ArchitectureError::Joint { layer: 1, expected: 500, found: 512 }
        );
        assert_eq!(changed("[1<-32]", "[2<-32]"), ArchitectureError::Output(2));
        assert_eq!(
            changed("AffineTransform[32<-32]", "AffineTransform[32<-16]"),
            ArchitectureError::Joint { layer: 2, expected: 32, found: 16 }
        );
        assert!(
            matches!(changed("AffineTransform[1<", "SqrAffine[1<"), ArchitectureError::UnknownLayer(name) if name == "SqrAffine")
        );
        assert_eq!(
            changed(")))))", "))))),Corrects=+123456"),
            ArchitectureError::Corrects("+123456".to_owned())
        );
        assert!(matches!(changed("Features", "Inputs"), ArchitectureError::NoFeatures(_)));
        assert_eq!(Architecture::new(FeatureSet::KP, 40, &[8]), Err(ArchitectureError::Width(40)));
    }
}

//! The file format of networks that shogi programs share (`nn.bin`).
//!
//! Little-endian: a version, a hash, the length and the text of the architecture line; a hash, the accumulator's biases
//! and rows (16 bits); a hash, then each dense layer's biases (32 bits) and rows (8 bits, padded to a multiple of 32
//! inputs). The first hash is the other two, exclusive-or.

use thiserror::Error;

use crate::architecture::{Architecture, ArchitectureError};
use crate::layer::DenseWeights;
use crate::network::{Network, NetworkWeights};

const VERSION: u32 = 0x7af3_2f16;
/// Longer architecture lines are no such lines.
const LONGEST_LINE: usize = 4096;
/// Rows of dense layers are padded to a multiple of this.
const PADDING: usize = 32;

/// Why bytes are no network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// Another kind of file.
    #[error("not a network file: it begins with {found:08x}, a network with {VERSION:08x}")]
    Version {
        /// The first four bytes as a number.
        found: u32,
    },
    /// The architecture line is too long or no text.
    #[error("the architecture line is no text")]
    Line,
    /// A shape that cannot be evaluated.
    #[error(transparent)]
    Architecture(#[from] ArchitectureError),
    /// Compressed weights.
    #[error("the weights are compressed (LEB128), which is not supported")]
    Compressed,
    /// The hashes in the file contradict each other.
    #[error("the hashes contradict each other: {found:08x} instead of {expected:08x}; the file is damaged")]
    Hash {
        /// What the other two hashes give.
        expected: u32,
        /// The first hash.
        found: u32,
    },
    /// The file is shorter or longer than its architecture.
    #[error("{architecture} takes {expected} bytes, the file has {found}")]
    Length {
        /// The architecture line.
        architecture: String,
        /// How long such a file is.
        expected: usize,
        /// How long this one is.
        found: usize,
    },
}

impl NetworkError {
    /// A stable name of the reason.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Version { .. } => "network_version",
            Self::Line => "network_line",
            Self::Architecture(_) => "network_architecture",
            Self::Compressed => "network_compressed",
            Self::Hash { .. } => "network_hash",
            Self::Length { .. } => "network_length",
        }
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(bytes)
    }

    fn number(&mut self) -> Option<u32> {
        let (bytes, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(u32::from_le_bytes(*bytes))
    }

    fn words(&mut self, count: usize) -> Option<Vec<i16>> {
        let (words, _) = self.bytes(2 * count)?.as_chunks();
        Some(words.iter().copied().map(i16::from_le_bytes).collect())
    }

    fn layer(&mut self, inputs: usize, outputs: usize) -> Option<DenseWeights> {
        let (biases, _) = self.bytes(4 * outputs)?.as_chunks();
        let biases = biases.iter().copied().map(i32::from_le_bytes).collect();
        let padded = inputs.next_multiple_of(PADDING);
        let rows = self.bytes(padded * outputs)?;
        let weights = rows.chunks_exact(padded).flat_map(|row| &row[..inputs]).map(|&byte| byte as i8);
        Some(DenseWeights { biases, weights: weights.collect() })
    }
}

/// How many bytes follow the architecture line.
fn body_length(architecture: &Architecture) -> usize {
    let rows = architecture.features().inputs() + 1;
    let layers: usize =
        architecture.layers().map(|(inputs, outputs)| outputs * (4 + inputs.next_multiple_of(PADDING))).sum();
    8 + 2 * rows * architecture.width() + layers
}

impl NetworkWeights {
    /// Reads a file.
    ///
    /// # Errors
    /// When the bytes are no network of a known shape; the error names what differs.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        let mut reader = Reader { rest: bytes };
        let version = reader.number().unwrap_or_default();
        if version != VERSION {
            return Err(NetworkError::Version { found: version });
        }
        let hash = reader.number().ok_or(NetworkError::Line)?;
        let length = reader.number().ok_or(NetworkError::Line)? as usize;
        if length > LONGEST_LINE {
            return Err(NetworkError::Line);
        }
        let line = reader.bytes(length).ok_or(NetworkError::Line)?;
        let line = str::from_utf8(line).map_err(|_| NetworkError::Line)?;
        let architecture = Architecture::parse(line)?;
        if reader.rest.get(4..).is_some_and(|body| body.starts_with(b"COMPRESSED_LEB128")) {
            return Err(NetworkError::Compressed);
        }
        let expected = bytes.len() - reader.rest.len() + body_length(&architecture);
        let wrong_length =
            || NetworkError::Length { architecture: architecture.to_string(), expected, found: bytes.len() };
        if bytes.len() != expected {
            return Err(wrong_length());
        }
        let width = architecture.width();
        let features_hash = reader.number().ok_or_else(wrong_length)?;
        let feature_biases = reader.words(width).ok_or_else(wrong_length)?;
        let feature_weights =
            reader.words(width * architecture.features().inputs()).ok_or_else(wrong_length)?;
        let layers_hash = reader.number().ok_or_else(wrong_length)?;
        if hash != features_hash ^ layers_hash {
            return Err(NetworkError::Hash { expected: features_hash ^ layers_hash, found: hash });
        }
        let layers: Option<Vec<DenseWeights>> =
            architecture.layers().map(|(inputs, outputs)| reader.layer(inputs, outputs)).collect();
        let layers = layers.ok_or_else(wrong_length)?;
        Ok(Self { architecture, feature_biases, feature_weights, layers })
    }

    /// Writes the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let architecture = &self.architecture;
        let line = architecture.to_string();
        let (features_hash, layers_hash) = (architecture.features_hash(), architecture.layers_hash());
        let mut bytes = Vec::with_capacity(12 + line.len() + body_length(architecture));
        for number in [VERSION, features_hash ^ layers_hash, line.len() as u32] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(line.as_bytes());
        bytes.extend(features_hash.to_le_bytes());
        for word in self.feature_biases.iter().chain(&self.feature_weights) {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend(layers_hash.to_le_bytes());
        for ((inputs, _), layer) in architecture.layers().zip(&self.layers) {
            for bias in &layer.biases {
                bytes.extend(bias.to_le_bytes());
            }
            let padding = inputs.next_multiple_of(PADDING) - inputs;
            for row in layer.weights.chunks_exact(inputs) {
                bytes.extend(row.iter().map(|weight| *weight as u8));
                bytes.extend(std::iter::repeat_n(0, padding));
            }
        }
        bytes
    }
}

impl Network {
    /// Reads a file.
    ///
    /// # Errors
    /// As [`NetworkWeights::from_bytes`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        NetworkWeights::from_bytes(bytes).map(|weights| Self::new(&weights))
    }

    /// Writes the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.to_weights().to_bytes()
    }
}

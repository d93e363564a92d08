//! Reading any record: format and encoding are found from the bytes.

use komadai_rules::Position;

use crate::address;
use crate::binary;
use crate::csa;
use crate::encoding;
use crate::format::Format;
use crate::jkf;
use crate::kif;
use crate::psn;
use crate::reading::{MAX_BYTES, ReadError, Reading};
use crate::tree::{Record, Step};
use crate::usen;
use crate::usf;
use crate::usi;

/// Reads every game of a file or of a pasted text. `name` is the file's name: it helps only where the content does not
/// tell.
///
/// # Errors
/// Only when there is nothing to read; see [`ReadError`].
///
/// ```
/// let readings = komadai_record::read(b"startpos moves 7g7f\nstartpos moves 2g2f 8c8d\n", None).unwrap();
/// assert_eq!(readings.len(), 2);
/// assert_eq!(readings[1].record.moves().len(), 2);
/// ```
pub fn read(bytes: &[u8], name: Option<&str>) -> Result<Vec<Reading>, ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::TooLarge);
    }
    if let Some(error) = binary::sign(bytes) {
        return Err(error);
    }
    let (text, encoding) = encoding::decode(bytes);
    let is_noise = binary::is_noise(&text);
    let text = address::game(&text).unwrap_or(text);
    let ending = name.and_then(|name| name.rsplit_once('.')).map(|(_, ending)| ending.to_ascii_lowercase());
    let games = match Format::of(&text, ending.as_deref()) {
        Format::Usi => usi::read_text(&text),
        Format::Csa => csa::read_text(&text),
        Format::Usen => usen::read_text(&text),
        Format::Jkf => jkf::read_text(&text),
        Format::Kif | Format::Ki2 | Format::Bod => {
            let is_ki2 = matches!(ending.as_deref(), Some("ki2" | "ki2u"));
            kif::read::read_text(&text, is_ki2)
                .map(|(record, warnings, format)| vec![(record, warnings, format)])
        }
        Format::Psn => psn::read_text(&text),
        Format::Usf => usf::read_text(&text),
    };
    if is_noise && !games.as_ref().is_ok_and(|games| games.iter().any(|(record, ..)| has_play(record))) {
        return Err(ReadError::NotText(None));
    }
    Ok(games?
        .into_iter()
        .map(|(record, warnings, format)| Reading { record, format, encoding, warnings })
        .collect())
}

/// Whether there is something that no noise looks like: a move, or a position of its own. Much of a record may be damaged.
fn has_play(record: &Record) -> bool {
    record.start != Position::start().to_sfen()
        || record.nodes().any(|node| matches!(node.step, Step::Move(..)))
}

//! Writing a record in any format.

use crate::encoding::{self, Encoding};
use crate::format::Format;
use crate::tree::Record;
use crate::{csa, jkf, ki2, kif, psn, usen, usi};

/// What a record is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The format.
    pub format: Format,
    /// The coding: Shift_JIS, or UTF-8 for anything else. Formats that are ASCII or UTF-8 by definition do not ask.
    pub encoding: Encoding,
}

impl Target {
    /// The target for a file's ending: `.kif`, `.ki2` and `.bod` are Shift_JIS, all others UTF-8.
    pub fn by_ending(ending: &str) -> Option<Self> {
        let format = Format::by_ending(ending).filter(|format| *format != Format::Usf)?;
        let is_old = matches!(ending.to_ascii_lowercase().as_str(), "kif" | "ki2" | "bod");
        Some(Self { format, encoding: if is_old { Encoding::ShiftJis } else { Encoding::Utf8 } })
    }

    /// The usual ending of such files.
    pub fn ending(self) -> &'static str {
        match (self.format, self.encoding == Encoding::ShiftJis) {
            (Format::Kif, false) => "kifu",
            (Format::Ki2, false) => "ki2u",
            (Format::Usi, _) => "sfen",
            (format, _) => format.name(),
        }
    }
}

/// The bytes of a file with these records, and the characters that its coding cannot keep, each once. Only CSA and the
/// formats of one game a line hold several; of the others each record is a file of its own, so the caller gives one.
///
/// ```
/// use komadai_record::{Target, read, write};
/// let record = read("▲７六歩 △３四歩".as_bytes(), None).unwrap().remove(0).record;
/// let (bytes, lost) = write(&[&record], Target::by_ending("sfen").unwrap());
/// assert_eq!(bytes, b"startpos moves 7g7f 3c3d break\n");
/// assert!(lost.is_empty());
/// ```
pub fn write(records: &[&Record], target: Target) -> (Vec<u8>, Vec<char>) {
    let one = |record: &&Record| match target.format {
        Format::Kif | Format::Usf => kif::to_text(record, target.encoding),
        Format::Ki2 => ki2::to_text(record),
        Format::Bod => kif::diagram(record),
        Format::Csa => csa::to_text(record, target.encoding),
        Format::Jkf => jkf::to_text(record),
        Format::Usi => usi::write(record) + "\n",
        Format::Usen => usen::to_text(record) + "\n",
        Format::Psn => psn::to_text(record, psn::Style::Hodges),
    };
    let between = match target.format {
        Format::Csa => "/\n",
        Format::Usi | Format::Usen => "",
        _ => "\n",
    };
    let text = records.iter().map(one).collect::<Vec<String>>().join(between);
    let coded = matches!(target.format, Format::Kif | Format::Ki2 | Format::Bod | Format::Csa);
    if coded && target.encoding == Encoding::ShiftJis {
        encoding::encode_cp932(&text.replace('\n', "\r\n"))
    } else {
        (text.into_bytes(), Vec::new())
    }
}

//! Bytes to text and back: UTF-8 and Shift_JIS (CP932), told apart by content.

use std::collections::BTreeSet;

use encoding_rs::{EUC_JP, SHIFT_JIS, UTF_16BE, UTF_16LE};

/// How a file's text is coded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// Nothing but ASCII, which the others share.
    Ascii,
    /// UTF-8, as `.kifu` files are.
    Utf8,
    /// Shift_JIS as Windows has it (CP932), as `.kif` files are.
    ShiftJis,
    /// EUC-JP, in some old files; read only.
    EucJp,
    /// UTF-16 with a byte order mark; read only.
    Utf16,
}

impl Encoding {
    /// The name that records and the command line use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ascii => "ascii",
            Self::Utf8 => "utf-8",
            Self::ShiftJis => "shift_jis",
            Self::EucJp => "euc-jp",
            Self::Utf16 => "utf-16",
        }
    }
}

/// Words of which a record has at least one.
const KEYWORDS: [&str; 10] =
    ["手数", "先手", "後手", "上手", "下手", "手合割", "開始日時", "持駒", "まで", "７六歩"];

/// Bytes in which such a word is looked for.
const SAMPLE: usize = 1 << 20;

fn has_keyword(text: &str) -> bool {
    KEYWORDS.iter().any(|word| text.contains(word))
}

/// The text of a file, and how it was coded: a byte order mark decides, then strict UTF-8, then CP932; EUC-JP or
/// damaged UTF-8 only where they show words of a record and CP932 does not. The mark is dropped.
///
/// ```
/// use komadai_record::{Encoding, encoding::decode};
/// assert_eq!(decode(b"\x90\xe6\x8e\xe8"), ("先手".to_owned(), Encoding::ShiftJis));
/// ```
pub fn decode(bytes: &[u8]) -> (String, Encoding) {
    if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf") {
        return (String::from_utf8_lossy(rest).into_owned(), Encoding::Utf8);
    }
    if bytes.starts_with(b"\xff\xfe") {
        return (UTF_16LE.decode_with_bom_removal(bytes).0.into_owned(), Encoding::Utf16);
    }
    if bytes.starts_with(b"\xfe\xff") {
        return (UTF_16BE.decode_with_bom_removal(bytes).0.into_owned(), Encoding::Utf16);
    }
    if let Ok(text) = core::str::from_utf8(bytes) {
        let encoding = if text.is_ascii() { Encoding::Ascii } else { Encoding::Utf8 };
        return (text.to_owned(), encoding);
    }
    // The beginning tells; a large file is decoded but once.
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    let is_coded =
        |coding: &'static encoding_rs::Encoding| has_keyword(&coding.decode_without_bom_handling(sample).0);
    if !is_coded(SHIFT_JIS) {
        if is_coded(EUC_JP) {
            return (EUC_JP.decode_without_bom_handling(bytes).0.into_owned(), Encoding::EucJp);
        }
        if has_keyword(&String::from_utf8_lossy(sample)) {
            return (String::from_utf8_lossy(bytes).into_owned(), Encoding::Utf8);
        }
    }
    (SHIFT_JIS.decode_without_bom_handling(bytes).0.into_owned(), Encoding::ShiftJis)
}

/// What stands for a character that CP932 lacks.
const GETA: char = '〓';

/// Text as CP932, and the characters it could not keep (written as 〓), each once. Marks that it lacks but that have
/// a twin are written as the twin: ☗ as ▲, 〜 as ～.
pub fn encode_cp932(text: &str) -> (Vec<u8>, Vec<char>) {
    let twinned: String = text.chars().map(twin).collect();
    let (coded, _, failed) = SHIFT_JIS.encode(&twinned);
    if !failed {
        return (coded.into_owned(), Vec::new());
    }
    let (mut lost, mut seen) = (Vec::new(), BTreeSet::new());
    let mut bytes = Vec::with_capacity(text.len());
    for c in twinned.chars() {
        let mut utf8 = [0; 4];
        let (coded, _, failed) = SHIFT_JIS.encode(c.encode_utf8(&mut utf8));
        if failed {
            if seen.insert(c) {
                lost.push(c);
            }
            let mut geta = [0; 4];
            bytes.extend_from_slice(&SHIFT_JIS.encode(GETA.encode_utf8(&mut geta)).0);
        } else {
            bytes.extend_from_slice(&coded);
        }
    }
    (bytes, lost)
}

/// The character that stands for one that CP932 lacks.
fn twin(c: char) -> char {
    match c {
        '☗' => '▲',
        '☖' => '△',
        '〜' => '～',
        '—' => '―',
        '‖' => '∥',
        other => other,
    }
}

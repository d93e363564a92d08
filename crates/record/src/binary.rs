//! Files that are no text at all, told by their first bytes or by what no text holds.

use crate::reading::ReadError;

/// What a file begins with, and what such files are called.
const SIGNS: [(&[u8], &str); 24] = [
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"\xff\xd8\xff", "JPEG"),
    (b"GIF87a", "GIF"),
    (b"GIF89a", "GIF"),
    (b"RIFF", "RIFF"),
    (b"%PDF-", "PDF"),
    (b"PK\x03\x04", "ZIP"),
    (b"PK\x05\x06", "ZIP"),
    (b"\x1f\x8b", "gzip"),
    (b"BZh", "bzip2"),
    (b"\xfd7zXZ\0", "xz"),
    (b"\x28\xb5\x2f\xfd", "Zstandard"),
    (b"7z\xbc\xaf\x27\x1c", "7z"),
    (b"Rar!\x1a\x07", "RAR"),
    (b"\x7fELF", "ELF"),
    (b"MZ", "EXE"),
    (b"\xcf\xfa\xed\xfe", "Mach-O"),
    (b"\xca\xfe\xba\xbe", "Mach-O"),
    (b"SQLite format 3\0", "SQLite"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "Microsoft Office"),
    (b"{\\rtf", "RTF"),
    (b"ID3", "MP3"),
    (b"OggS", "Ogg"),
    (b"\0asm", "WebAssembly"),
];

/// Of these signs letters alone are no proof: a text may begin with them.
const PROVED_BY_CONTROLS: [&str; 6] = ["RIFF", "bzip2", "EXE", "MP3", "Ogg", "GIF"];

/// Signs of files in which others are packed.
const PACKED: [&str; 7] = ["ZIP", "gzip", "bzip2", "xz", "Zstandard", "7z", "RAR"];

/// Characters that are looked at.
const SAMPLE: usize = 1 << 16;

/// More control characters than damage explains: at least so many, and one of so many characters.
const MOST_CONTROLS: usize = 3;
const ONE_OF: usize = 50;

/// Why a file is no record whose first bytes say what it is.
pub(crate) fn sign(bytes: &[u8]) -> Option<ReadError> {
    let (_, name) = SIGNS.into_iter().find(|(sign, _)| bytes.starts_with(sign))?;
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    let is_proved = !PROVED_BY_CONTROLS.contains(&name) || sample.contains(&0);
    let error = if PACKED.contains(&name) { ReadError::Packed(name) } else { ReadError::NotText(Some(name)) };
    is_proved.then_some(error)
}

/// Whether this cannot be a text, whatever its coding: too many of its characters are controls. Zeros and ends of file
/// that fill the last block of a disk do not count.
pub(crate) fn is_noise(text: &str) -> bool {
    let text = text.trim_end_matches(['\0', '\u{1a}']);
    let (mut seen, mut controls) = (0, 0);
    for c in text.chars().take(SAMPLE) {
        seen += 1;
        // Escape sequences stand in what terminals showed.
        controls +=
            usize::from(c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{c}' | '\u{1a}' | '\u{1b}'));
    }
    controls > MOST_CONTROLS && controls * ONE_OF > seen
}

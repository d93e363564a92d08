//! Times: `( 0:05/00:00:05)`, this move and the total of its side.

/// Reads the time at the head of what follows a move. None without a bracket; the error is a bracket whose content is
/// no time.
pub(super) fn read(text: &str) -> Option<Result<u32, ()>> {
    if !text.is_ascii() {
        let narrow: String = text.chars().map(half_width).collect();
        return if narrow.is_ascii() {
            read(&narrow)
        } else {
            read(&narrow.replace(|c: char| !c.is_ascii(), "?"))
        };
    }
    let inside = text.trim_start().strip_prefix('(')?;
    let inside = inside.split(')').next().unwrap_or(inside);
    let spent = inside.split('/').next().unwrap_or(inside).trim();
    Some(seconds(spent).ok_or(()))
}

fn half_width(c: char) -> char {
    match c {
        '（' => '(',
        '）' => ')',
        '：' => ':',
        '／' => '/',
        '\u{3000}' => ' ',
        '０'..='９' => char::from((u32::from(c) - u32::from('０')) as u8 + b'0'),
        other => other,
    }
}

/// `m:ss`, `hh:mm:ss` or plain seconds; minutes may pass 59 and seconds may have a fraction, which is dropped.
fn seconds(text: &str) -> Option<u32> {
    let mut total: u32 = 0;
    for part in text.split(':') {
        let whole = part.trim().split('.').next()?;
        if whole.is_empty() || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        total = total.checked_mul(60)?.checked_add(whole.parse().ok()?)?;
    }
    Some(total)
}

/// The time of a move as KIF writes it.
pub(super) fn write(seconds: u32, total: u32) -> String {
    format!(
        "({:2}:{:02}/{:02}:{:02}:{:02})",
        seconds / 60,
        seconds % 60,
        total / 3600,
        total / 60 % 60,
        total % 60
    )
}

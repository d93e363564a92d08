//! The day a game was played, as headers tell it.

use core::fmt::Write as _;

use komadai_record::Headers;

/// Headers that tell it, the surest first.
const KEYS: [&str; 5] = ["開始日時", "対局日", "日付", "終了日時", "発表年月"];

/// `2024-05-01`, or less of it where the header says less. Such texts sort by time.
pub(crate) fn of(headers: &Headers) -> Option<String> {
    KEYS.iter().find_map(|key| headers.get(key).and_then(parse))
}

/// Year, month and day are the first three numbers: `2024/05/01(水) 10:00:00`, `2024年5月1日`, `2024-05-01T10:00`.
fn parse(text: &str) -> Option<String> {
    let plain = |c: char| match c {
        '０'..='９' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    };
    let text: String = text.trim().chars().take(40).map(plain).collect();
    // A clock time is none of the three.
    let day = text.split([' ', 'T', '(', '（', '\u{3000}']).next().unwrap_or_default();
    let mut numbers = day.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    let year: u32 = numbers.next()?.parse().ok()?;
    if !(1500..=9999).contains(&year) {
        return None;
    }
    let mut date = format!("{year:04}");
    let limits = [12, 31];
    for limit in limits {
        match numbers.next().and_then(|part| part.parse::<u32>().ok()) {
            Some(part) if (1..=limit).contains(&part) => {
                let _ = write!(date, "-{part:02}");
            }
            _ => break,
        }
    }
    Some(date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_far_as_they_are_told() {
        for (text, day) in [
            ("2024/05/01(水) 10:00:00", Some("2024-05-01")),
            ("２０２４年５月１日", Some("2024-05-01")),
            ("2024-5-1T09:00", Some("2024-05-01")),
            ("2024/05", Some("2024-05")),
            ("2024年", Some("2024")),
            ("1612/??/??", Some("1612")),
            ("2024/13/01", Some("2024")),
            ("99999999999999999999/1/1", None),
            ("12:00", None),
            ("", None),
        ] {
            assert_eq!(parse(text).as_deref(), day, "{text}");
        }
    }
}

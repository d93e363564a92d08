//! `$` lines: what CSA calls the headers, and what they are called here.

use core::fmt::Write as _;

use crate::headers::Headers;

/// CSA's keywords and the headers they are read into and written from.
const KEYWORDS: &[(&str, &str)] = &[
    ("EVENT", "表題"),
    ("SITE", "場所"),
    ("START_TIME", "開始日時"),
    ("END_TIME", "終了日時"),
    ("TIME_LIMIT", "持ち時間"),
    ("TIME", "持ち時間"),
    ("TIME+", "先手持ち時間"),
    ("TIME-", "後手持ち時間"),
    ("TIMET+", "先手持ち時間"),
    ("TIMET-", "後手持ち時間"),
    ("OPENING", "戦型"),
    ("MAX_MOVES", "最大手数"),
    ("JISHOGI", "持将棋"),
    ("NOTE", "備考"),
];

/// Takes `KEY:value`; false if it is not of that form, or one too many.
pub(crate) fn take(line: &str, headers: &mut Headers) -> bool {
    let Some((key, value)) = line.split_once(':') else { return false };
    let key = key.trim();
    if key.is_empty() {
        return false;
    }
    let known = KEYWORDS.iter().find(|(keyword, _)| *keyword == key).map_or(key, |(_, name)| name);
    headers.push(known, value)
}

/// One `$` line to write.
pub(crate) struct Line {
    pub(crate) keyword: String,
    pub(crate) value: String,
    /// Whether only version 3 knows it.
    pub(crate) is_new: bool,
}

/// The lines for the headers, and the keys of those that CSA cannot hold.
pub(crate) fn lines(headers: &Headers) -> (Vec<Line>, Vec<String>) {
    let (mut lines, mut lost) = (Vec::new(), Vec::new());
    for (key, value) in headers.iter() {
        let line = match key {
            "先手" | "後手" | "下手" | "上手" => continue,
            "表題" => Some(plain("EVENT", value)),
            "棋戦" if headers.get("表題").is_none() => Some(plain("EVENT", value)),
            "場所" => Some(plain("SITE", value)),
            "戦型" => Some(plain("OPENING", value)),
            "開始日時" => date(value).map(|date| old("START_TIME", date)),
            "終了日時" => date(value).map(|date| old("END_TIME", date)),
            "持ち時間" => time(value),
            "先手持ち時間" => seconds(value).map(|value| new("TIME+", value)),
            "後手持ち時間" => seconds(value).map(|value| new("TIME-", value)),
            "最大手数" => number(value).map(|value| new("MAX_MOVES", value)),
            "持将棋" => number(value).map(|value| new("JISHOGI", value)),
            "備考" => Some(new("NOTE", value.to_owned())),
            other if is_keyword(other) => Some(plain(other, value)),
            _ => None,
        };
        match line {
            Some(line) => lines.push(line),
            None => lost.push(key.to_owned()),
        }
    }
    (lines, lost)
}

fn old(keyword: &str, value: String) -> Line {
    Line { keyword: keyword.to_owned(), value, is_new: false }
}

fn new(keyword: &str, value: String) -> Line {
    Line { keyword: keyword.to_owned(), value, is_new: true }
}

fn plain(keyword: &str, value: &str) -> Line {
    old(keyword, value.to_owned())
}

/// A keyword of another program, as it was read.
fn is_keyword(key: &str) -> bool {
    !key.is_empty()
        && key
            .bytes()
            .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || b"_+-".contains(&byte))
        && KEYWORDS.iter().all(|(keyword, _)| *keyword != key)
}

/// `yyyy/mm/dd [hh:mm:ss]` from what KIF writes, a weekday in brackets or one-digit numbers included.
fn date(text: &str) -> Option<String> {
    let (day, clock) = match text.split_once(['(', '（']) {
        Some((day, rest)) => (day, rest.split_once([')', '）']).map_or("", |(_, clock)| clock)),
        None => text.split_once(' ').unwrap_or((text, "")),
    };
    let parts = numbers(day.trim(), '/')?;
    let [year, month, day] = parts[..] else { return None };
    if !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let mut written = format!("{year:04}/{month:02}/{day:02}");
    if !clock.trim().is_empty() {
        let parts = numbers(clock.trim(), ':')?;
        let (hour, minute) = (parts.first()?, parts.get(1)?);
        let second = parts.get(2).unwrap_or(&0);
        let _ = write!(written, " {hour:02}:{minute:02}:{second:02}");
    }
    Some(written)
}

fn numbers(text: &str, separator: char) -> Option<Vec<u32>> {
    text.split(separator).map(|part| part.trim().parse().ok()).collect()
}

/// `hh:mm+ss` of version 2, or `t+b+i` of version 3.
fn time(text: &str) -> Option<Line> {
    if let Some((main, byoyomi)) = text.split_once('+')
        && let Some(parts) = numbers(main, ':')
        && let [hours, minutes] = parts[..]
        && let Ok(byoyomi) = byoyomi.parse::<u32>()
    {
        return Some(old("TIME_LIMIT", format!("{hours:02}:{minutes:02}+{byoyomi:02}")));
    }
    seconds(text).map(|value| new("TIME", value))
}

/// Main time, byoyomi and increment in seconds.
fn seconds(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split('+').map(str::trim).collect();
    let fine =
        |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    (parts.len() == 3 && parts.iter().all(fine)).then(|| parts.join("+"))
}

fn number(text: &str) -> Option<String> {
    text.trim().parse::<u32>().ok().map(|number| number.to_string())
}

//! Games and positions in the addresses of web pages.

use std::borrow::Cow;

use crate::format::Format;

/// Longest address that is looked into, in bytes.
const MAX_ADDRESS: usize = 1 << 16;

/// The game that an address carries, if the text is an address: a value of its query (`?sfen=…`, `&usen=…`), or the part
/// of its path that is a position (`/analysis/…_b_-_1`).
pub(crate) fn game(text: &str) -> Option<String> {
    let text = text.trim();
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    if text.len() > MAX_ADDRESS || text.contains(char::is_whitespace) {
        return None;
    }
    let (path, query) = rest.split_once(['?', '#']).unwrap_or((rest, ""));
    let values =
        query.split(['&', '#', '?']).map(|pair| pair.split_once('=').map_or(pair, |(_, value)| value));
    let found = values.map(decoded).find(|value| is_game(value));
    found.map(Cow::into_owned).or_else(|| position_in_path(&decoded(path)))
}

fn is_game(value: &str) -> bool {
    !value.is_empty() && matches!(Format::of(value, None), Format::Usi | Format::Usen)
}

/// Nine parts of a path are the ranks of a board.
fn position_in_path(path: &str) -> Option<String> {
    let parts: Vec<&str> = path.split('/').collect();
    let start = parts.windows(9).position(|ranks| is_game(&ranks.join("/")))?;
    Some(parts[start..start + 9].join("/").replace('_', " "))
}

/// `%2F` and `+` as what they stand for; what is no UTF-8 then is left alone.
fn decoded(text: &str) -> Cow<'_, str> {
    if !text.contains('%') {
        return Cow::Borrowed(text);
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|digits| core::str::from_utf8(digits).ok());
        let coded = code.filter(|_| *first == b'%').and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(coded.unwrap_or(*first));
        rest = if coded.is_some() { &after[2..] } else { after };
    }
    String::from_utf8(bytes).map_or(Cow::Borrowed(text), Cow::Owned)
}

#[cfg(test)]
mod tests {
    use crate::{Format, read};

    #[test]
    fn addresses_carry_games_and_positions() {
        for (address, format, moves) in [
            ("https://example.org/?usen=~0.7ku2jm.r&x=1", Format::Usen, 2),
            ("https://example.org/kifu?a=b&sfen=startpos%20moves%207g7f%203c3d", Format::Usi, 2),
            (
                "https://example.org/analysis/lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL_b_-_1",
                Format::Usi,
                0,
            ),
        ] {
            let reading = read(address.as_bytes(), None).unwrap().remove(0);
            assert!(reading.warnings.is_empty(), "{:?}", reading.warnings);
            assert_eq!((reading.format, reading.record.moves().len()), (format, moves), "{address}");
        }
    }
}

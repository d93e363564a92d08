//! Percent signs in addresses and headers.

/// The bytes that a text stands for whose every `%` and two hexadecimal digits are one byte; other percent signs stay.
pub(crate) fn decoded(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits =
            after.get(..2).filter(|_| *first == b'%').and_then(|digits| std::str::from_utf8(digits).ok());
        let coded = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(coded.unwrap_or(*first));
        rest = if coded.is_some() { &after[2..] } else { after };
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn only_two_digits_make_a_byte() {
        for (text, bytes) in [
            ("%E6%A3%8B", "棋".as_bytes()),
            ("a%20b", b"a b"),
            ("100%", b"100%"),
            ("%4", b"%4"),
            ("%zz%41", b"%zzA"),
            ("%ff", b"\xff"),
        ] {
            assert_eq!(decoded(text), bytes, "{text}");
        }
    }
}

//! How names and words are compared.

/// A text as it is searched: full-width letters and digits as plain ones, capitals as small ones, no blanks.
///
/// ```
/// assert_eq!(komadai_library::fold("Ｋｏｍａ　Dai 羽生 善治"), "komadai羽生善治");
/// ```
pub fn fold(text: &str) -> String {
    let plain = |c: char| match c {
        '！'..='～' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    };
    text.chars().filter(|c| !c.is_whitespace()).map(plain).flat_map(char::to_lowercase).collect()
}

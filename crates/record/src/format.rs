//! The formats that records come in, told apart by content.

/// A record format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// KIF: numbered moves with origins and times.
    Kif,
    /// KI2: moves as people write them.
    Ki2,
    /// A board diagram without moves.
    Bod,
    /// CSA, of computer shogi.
    Csa,
    /// JSON Kifu Format.
    Jkf,
    /// SFEN positions and USI moves, one game a line.
    Usi,
    /// USEN, which fits into a URL.
    Usen,
    /// PSN and its dialects: games in western notation.
    Psn,
    /// USF of PlayShogi.
    Usf,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 9] =
        [Self::Kif, Self::Ki2, Self::Bod, Self::Csa, Self::Jkf, Self::Usi, Self::Usen, Self::Psn, Self::Usf];

    /// The name that the command line uses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kif => "kif",
            Self::Ki2 => "ki2",
            Self::Bod => "bod",
            Self::Csa => "csa",
            Self::Jkf => "jkf",
            Self::Usi => "usi",
            Self::Usen => "usen",
            Self::Psn => "psn",
            Self::Usf => "usf",
        }
    }

    /// The format of a text, found from its lines. `ending` is that of the file's name: it decides only where the
    /// text itself does not.
    ///
    /// ```
    /// use komadai_record::Format;
    /// assert_eq!(Format::of("V2.2\nPI\n+\n+7776FU\n", None), Format::Csa);
    /// assert_eq!(Format::of("▲７六歩 △３四歩", Some("csa")), Format::Kif);
    /// ```
    pub fn of(text: &str, ending: Option<&str>) -> Self {
        let head = text.trim_start();
        if head.starts_with("USF:") {
            return Self::Usf;
        }
        if is_json(head) {
            return Self::Jkf;
        }
        if is_usen(head) {
            return Self::Usen;
        }
        let mut western = false;
        for line in text.lines().take(MAX_LINES).map(str::trim).filter(|line| !line.is_empty()) {
            if line.chars().any(is_japanese) {
                // Names and comments of the other formats may be Japanese, too: only lines of KIF's own kinds count.
                if is_kif(line) {
                    return Self::Kif;
                }
            }
            if is_csa(line) {
                return Self::Csa;
            }
            if is_usi(line) {
                return Self::Usi;
            }
            if is_psn_tag(line) {
                return Self::Psn;
            }
            western |= is_western(line);
        }
        match ending {
            Some("csa") => Self::Csa,
            Some("jkf" | "json") => Self::Jkf,
            Some("psn") => Self::Psn,
            Some("usen") => Self::Usen,
            Some("sfen" | "usi") => Self::Usi,
            _ if western => Self::Psn,
            _ => Self::Kif,
        }
    }

    /// The format that files with such a name are written in.
    pub fn by_ending(ending: &str) -> Option<Self> {
        Some(match ending.to_ascii_lowercase().as_str() {
            "kif" | "kifu" => Self::Kif,
            "ki2" | "ki2u" => Self::Ki2,
            "bod" => Self::Bod,
            "csa" => Self::Csa,
            "jkf" | "json" => Self::Jkf,
            "usi" | "sfen" => Self::Usi,
            "usen" => Self::Usen,
            "psn" => Self::Psn,
            "usf" => Self::Usf,
            _ => return None,
        })
    }
}

/// How many lines are looked at; long comments may stand before the first line that tells.
const MAX_LINES: usize = 2_000;

fn is_japanese(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}' | '\u{25a0}'..='\u{27ff}')
}

fn is_json(head: &str) -> bool {
    let Some(rest) = head.strip_prefix('{') else { return false };
    let rest = rest.trim_start();
    rest.starts_with('"') || rest.starts_with('}')
}

/// `START~0.MOVES.END`.
fn is_usen(head: &str) -> bool {
    let line = head.lines().next().unwrap_or_default();
    let Some((start, rest)) = line.split_once('~') else { return false };
    let offset = rest.split('.').next().unwrap_or_default();
    !offset.is_empty()
        && rest.contains('.')
        && offset.bytes().all(|byte| byte.is_ascii_digit())
        && (start.is_empty() || start.matches('_').count() == 8)
        && start.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_.-".contains(&byte))
}

fn is_kif(line: &str) -> bool {
    const WORDS: [&str; 9] = ["手合割", "手数", "先手", "後手", "上手", "下手", "変化", "まで", "開始日時"];
    line.starts_with(['|', '｜', '▲', '△', '☗', '☖', '▼', '▽'])
        || WORDS.iter().any(|word| line.starts_with(word))
        || line.starts_with(|c: char| c.is_ascii_digit() || ('０'..='９').contains(&c))
        || line
            .split_once('：')
            .is_some_and(|(key, _)| !key.starts_with(['\'', '*', '#', '{', '[', '$', 'N']))
}

fn is_csa(line: &str) -> bool {
    let bytes = line.as_bytes();
    let version = matches!(bytes, [b'V', b'1'..=b'3', ..]) && bytes.len() <= 6;
    let name = line.starts_with("N+") || line.starts_with("N-");
    let row = matches!(bytes, [b'P', b'1'..=b'9', b'+' | b'-' | b' ', ..]);
    let piece = matches!(
        bytes,
        [b'P', b'+' | b'-', b'0'..=b'9', b'0'..=b'9', b'A'..=b'Z', b'A'..=b'Z', ..]
            | [b'P', b'I', b'1'..=b'9', ..]
    );
    let start = row || piece || matches!(line, "PI" | "P+" | "P-");
    let info = line.starts_with('$') && line.contains(':');
    let mv = matches!(
        bytes,
        [b'+' | b'-', b'0'..=b'9', b'0'..=b'9', b'1'..=b'9', b'1'..=b'9', b'A'..=b'Z', b'A'..=b'Z', ..]
    );
    let end = bytes.first() == Some(&b'%')
        && bytes.get(1).is_some_and(|b| b.is_ascii_uppercase() || matches!(b, b'+' | b'-'));
    version || name || start || info || mv || end || line.starts_with("'CSA encoding")
}

fn is_usi(line: &str) -> bool {
    let line = line.strip_prefix("position ").unwrap_or(line);
    if line.starts_with("startpos") || line.starts_with("sfen ") {
        return true;
    }
    let board = line.split([' ', '_']).next().unwrap_or_default();
    let letters = |c: char| c.is_ascii_digit() || "/+PLNSGBRKplnsgbrk".contains(c);
    if board.matches('/').count() == 8 && board.chars().all(letters) {
        return true;
    }
    let first = line.split_whitespace().next().unwrap_or_default();
    first.parse::<komadai_rules::Move>().is_ok()
}

fn is_psn_tag(line: &str) -> bool {
    let Some(rest) = line.strip_prefix('[') else { return false };
    rest.starts_with(|c: char| c.is_ascii_alphabetic()) && rest.contains('"')
}

/// `1.P7f P3d`, `P-7f P-3d`, `1.7g7f (0:01)`.
fn is_western(line: &str) -> bool {
    let numbered = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = numbered.strip_prefix('.').map_or(line, |rest| rest.trim_start_matches(['.', ' ']));
    let word = text.split_whitespace().next().unwrap_or_default();
    let mut letters = word.chars();
    let first = letters.next().unwrap_or(' ');
    let is_piece = "PLNSGBRK+".contains(first);
    (is_piece && word.len() <= 8 && word.bytes().any(|byte| byte.is_ascii_digit()))
        || word.parse::<komadai_rules::Move>().is_ok()
}

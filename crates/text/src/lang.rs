//! The four languages and how one of them is chosen.

use core::fmt;

/// A language of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// 简体中文.
    ZhHans,
    /// 繁體中文.
    ZhHant,
    /// 日本語.
    Ja,
    /// English, also the last resort.
    En,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::ZhHans, Self::ZhHant, Self::Ja, Self::En];

    /// The language tag, also the folder's name under `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::ZhHans => "zh-Hans",
            Self::ZhHant => "zh-Hant",
            Self::Ja => "ja",
            Self::En => "en",
        }
    }

    /// The language that serves readers of a BCP 47 tag or a POSIX locale: `zh-TW`, `ja_JP.UTF-8`, `en`.
    /// None for a language the product does not speak, and for `C` and `POSIX`.
    ///
    /// ```
    /// use komadai_text::Lang;
    /// assert_eq!(Lang::from_tag("zh_HK.UTF-8"), Some(Lang::ZhHant));
    /// assert_eq!(Lang::from_tag("fr-CA"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.trim().split(['.', '@']).next()?.to_ascii_lowercase();
        let mut parts = tag.split(['-', '_']);
        match parts.next()? {
            "ja" => Some(Self::Ja),
            "en" => Some(Self::En),
            // Script wins over region; without either, the larger readership.
            "zh" | "cmn" | "yue" | "wuu" => {
                let rest: Vec<&str> = parts.collect();
                let traditional = if rest.contains(&"hans") {
                    false
                } else if rest.contains(&"hant") {
                    true
                } else {
                    rest.iter().any(|part| matches!(*part, "tw" | "hk" | "mo"))
                };
                Some(if traditional { Self::ZhHant } else { Self::ZhHans })
            }
            _ => None,
        }
    }

    /// The first language of a list of tags, best first, that the product speaks.
    pub fn negotiate<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        tags.into_iter().find_map(Self::from_tag)
    }

    /// The reader's best language in an `Accept-Language` header; the header's own order decides between equals.
    ///
    /// ```
    /// use komadai_text::Lang;
    /// assert_eq!(Lang::from_accept_language("fr, ja;q=0.5, zh-TW;q=0.8"), Some(Lang::ZhHant));
    /// ```
    pub fn from_accept_language(header: &str) -> Option<Self> {
        let mut best: Option<(f32, Self)> = None;
        for part in header.split(',').take(64) {
            let mut fields = part.split(';');
            let Some(lang) = fields.next().and_then(Self::from_tag) else { continue };
            let quality = fields
                .find_map(|field| field.trim().strip_prefix("q="))
                .map_or(1.0, |text| text.trim().parse::<f32>().unwrap_or(0.0));
            if quality > best.map_or(0.0, |(top, _)| top) {
                best = Some((quality, lang));
            }
        }
        best.map(|(_, lang)| lang)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

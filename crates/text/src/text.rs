//! One language's messages.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::lang::Lang;

/// An argument of a message: text or a number.
pub type Value<'a> = fluent_bundle::FluentValue<'a>;

macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../../../locales/", $tag, "/terms.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/rules.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/problems.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/cli.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/diagram.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/tsume.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/coach.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/analyze.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/road.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/system.ftl")),
        ]
    };
}

/// The embedded messages of a language.
fn files(lang: Lang) -> [&'static str; 10] {
    match lang {
        Lang::ZhHans => files!("zh-Hans"),
        Lang::ZhHant => files!("zh-Hant"),
        Lang::Ja => files!("ja"),
        Lang::En => files!("en"),
    }
}

/// The messages of one language.
pub struct Text {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The messages of `lang`.
    pub fn new(lang: Lang) -> Self {
        let id: LanguageIdentifier = lang.tag().parse().expect("our tags are well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The direction marks around arguments are for right-to-left text, and would show on some terminals.
        bundle.set_use_isolating(false);
        for text in files(lang) {
            // A fault in a message file is a failing test; here the messages that can be read are kept.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without arguments. An unknown key comes back as it is.
    ///
    /// ```
    /// use komadai_text::{Lang, Text};
    /// assert_eq!(Text::new(Lang::Ja).get("foul-nifu"), "二歩");
    /// ```
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A message with arguments.
    ///
    /// ```
    /// use komadai_text::{Lang, Text};
    /// assert_eq!(Text::new(Lang::Ja).with("grade-dan", &[("n", 1.into())]), "初段");
    /// ```
    pub fn with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned()
    }
}

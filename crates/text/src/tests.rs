//! Every language says everything, with the same variables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_bundle::FluentResource;

use crate::{Lang, Text};

fn locales() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// The variables written in a message: every `$name`.
fn variables(source: &str) -> BTreeSet<String> {
    source
        .split('$')
        .skip(1)
        .map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect()
        })
        .collect()
}

/// Messages of a file with their variables; fails on text that Fluent cannot read and on a key said twice.
fn messages(source: &str, place: &str) -> BTreeMap<String, BTreeSet<String>> {
    if let Err((_, faults)) = FluentResource::try_new(source.to_owned()) {
        panic!("{place}: {faults:?}");
    }
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in source.lines() {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let (name, _) = line.split_once('=').expect("a message line has =");
            name.trim().clone_into(&mut key);
            assert!(!found.contains_key(&key), "{place}: {key} is said twice");
        } else if line.starts_with('#') {
            continue;
        }
        if !key.is_empty() {
            found.entry(key.clone()).or_default().extend(variables(line));
        }
    }
    found
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let mut areas = BTreeSet::new();
    for lang in Lang::ALL {
        for entry in fs::read_dir(locales().join(lang.tag())).unwrap() {
            areas.insert(entry.unwrap().file_name().into_string().unwrap());
        }
    }
    assert!(areas.contains("rules.ftl") && areas.contains("cli.ftl"), "{areas:?}");
    for area in areas {
        let mut reference: Option<BTreeMap<String, BTreeSet<String>>> = None;
        for lang in Lang::ALL {
            let path = locales().join(lang.tag()).join(&area);
            let place = format!("{lang}/{area}");
            let source = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{place}: {fault}"));
            let found = messages(&source, &place);
            match &reference {
                None => reference = Some(found),
                Some(expected) => {
                    let wanted: BTreeSet<_> = expected.keys().collect();
                    let got: BTreeSet<_> = found.keys().collect();
                    assert_eq!(
                        wanted.symmetric_difference(&got).collect::<Vec<_>>(),
                        Vec::<&&String>::new(),
                        "{place} and {}/{area} have different keys",
                        Lang::ALL[0]
                    );
                    for (key, variables) in &found {
                        assert_eq!(variables, &expected[key], "{place}: variables of {key}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_key_in_one_area_is_in_no_other() {
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(locales().join("en")).unwrap() {
        let path = entry.unwrap().path();
        let place = path.file_name().unwrap().to_string_lossy().into_owned();
        for key in messages(&fs::read_to_string(&path).unwrap(), &place).into_keys() {
            if let Some(other) = seen.insert(key.clone(), place.clone()) {
                panic!("{key} is in {other} and in {place}");
            }
        }
    }
}

#[test]
fn tags_and_locales_choose_a_language() {
    for (tag, expected) in [
        ("zh", Some(Lang::ZhHans)),
        ("zh-CN", Some(Lang::ZhHans)),
        ("zh_SG.UTF-8", Some(Lang::ZhHans)),
        ("zh-Hant", Some(Lang::ZhHant)),
        ("zh-Hant-CN", Some(Lang::ZhHant)),
        ("zh-Hans-TW", Some(Lang::ZhHans)),
        ("zh_TW.Big5", Some(Lang::ZhHant)),
        ("zh-MO", Some(Lang::ZhHant)),
        ("ja_JP.eucJP", Some(Lang::Ja)),
        ("JA", Some(Lang::Ja)),
        ("en_GB@euro", Some(Lang::En)),
        ("C", None),
        ("", None),
        ("jam", None),
    ] {
        assert_eq!(Lang::from_tag(tag), expected, "{tag}");
    }
    assert_eq!(Lang::negotiate(["fr", "ja", "en"]), Some(Lang::Ja));
    assert_eq!(Lang::negotiate(["fr"]), None);
}

#[test]
fn accept_language_is_read_by_quality() {
    assert_eq!(Lang::from_accept_language("en;q=0.5,ja;q=0.9"), Some(Lang::Ja));
    assert_eq!(Lang::from_accept_language("zh-TW,zh;q=0.9,en;q=0.8"), Some(Lang::ZhHant));
    assert_eq!(Lang::from_accept_language("ja;q=0, en;q=0.1"), Some(Lang::En));
    assert_eq!(Lang::from_accept_language("*"), None);
    assert_eq!(Lang::from_accept_language(";;;q=,,"), None);
}

#[test]
fn grades_are_said_as_the_language_says_them() {
    let said = |lang| {
        let text = Text::new(lang);
        (text.with("grade-kyu", &[("n", 15.into())]), text.with("grade-dan", &[("n", 1.into())]))
    };
    assert_eq!(said(Lang::En), ("15 kyu".into(), "1 dan".into()));
    assert_eq!(said(Lang::Ja), ("15級".into(), "初段".into()));
    assert_eq!(said(Lang::ZhHans), ("15级".into(), "初段".into()));
}

#[test]
fn an_unknown_key_shows_itself() {
    assert_eq!(Text::new(Lang::En).get("no-such-message"), "no-such-message");
}

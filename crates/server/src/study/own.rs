//! Engines of the owner's own.
//!
//! To add an engine is to have this server run a program, with everything its owner may do. Only the owner may, and only
//! from this very machine ([`Visitor::is_here`]): nobody else adds, sees, sets or uses them.

pub(super) mod api;

use std::path::Path;

use axum::http::StatusCode;
use komadai_host::{Engine, OptionDeclaration, OptionKind};
use komadai_wire::{EngineInfo, EngineOption, EngineOptionKind, Problem};
use serde::{Deserialize, Serialize};

use super::Study;
use crate::engines::{Engines, Program};
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

/// Options that the page itself sets, or that mean nothing here.
const TAKEN: [&str; 2] = ["MultiPV", "USI_Ponder"];

/// Longest text of an option that is kept, in characters, and how many options.
const LONGEST: usize = 4096;
const MOST_OPTIONS: usize = 200;

/// An engine as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Own {
    path: String,
    name: String,
    author: String,
    options: Vec<EngineOption>,
}

impl Own {
    /// Starts a program and learns what it is.
    async fn meet(path: &str) -> Result<Self, Problem> {
        let file = Path::new(path);
        if path.len() > LONGEST || path.chars().any(char::is_control) || !file.is_absolute() {
            return Err(Problem::new("engine_path"));
        }
        if !is_program(file).await {
            return Err(Problem::new("engine_no_program"));
        }
        let engine = Engine::spawn(program(path, Vec::new()).command()).await.map_err(|error| {
            tracing::warn!(path, %error, "no engine");
            Problem::new("engine_unfit").with("reason", error.key())
        })?;
        let (name, author) = (shortened(engine.name()), shortened(engine.author()));
        let options = engine.options().iter().take(MOST_OPTIONS).filter_map(option).collect();
        engine.quit().await;
        let name = if name.is_empty() {
            file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
        } else {
            name
        };
        Ok(Self { path: path.to_owned(), name, author, options })
    }

    fn info(self, id: String) -> EngineInfo {
        let Self { path, name, author, options } = self;
        EngineInfo { id, name, author, path, options }
    }

    /// Sets an option, if it takes the value.
    fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        let bad = || {
            let name: String = name.chars().take(60).collect();
            Fault::new(StatusCode::BAD_REQUEST, Problem::new("bad_engine_option").with("name", name))
        };
        let option = self.options.iter_mut().find(|option| option.name == name).ok_or_else(bad)?;
        let fits = match option.kind {
            EngineOptionKind::Check => matches!(value, "true" | "false"),
            EngineOptionKind::Spin => value.parse().is_ok_and(|number: i64| {
                option.min.is_none_or(|min| min <= number) && option.max.is_none_or(|max| number <= max)
            }),
            EngineOptionKind::Combo => option.choices.iter().any(|choice| choice == value),
            EngineOptionKind::Text | EngineOptionKind::File => {
                value.chars().count() <= LONGEST && !value.chars().any(char::is_control)
            }
        };
        if !fits {
            return Err(bad());
        }
        value.clone_into(&mut option.value);
        Ok(())
    }

    fn program(&self) -> Program {
        let set = self.options.iter().filter(|option| option.value != option.default);
        program(&self.path, set.map(|option| (option.name.clone(), option.value.clone())).collect())
    }
}

fn program(path: &str, mut options: Vec<(String, String)>) -> Program {
    options.push(("USI_Ponder".to_owned(), "false".to_owned()));
    // Engines look for what belongs to them beside themselves.
    let folder = Path::new(path).parent().map(Path::to_owned);
    Program { path: path.into(), arguments: Vec::new(), folder, options }
}

async fn is_program(path: &Path) -> bool {
    let Ok(found) = tokio::fs::metadata(path).await else { return false };
    #[cfg(unix)]
    let may_run = std::os::unix::fs::PermissionsExt::mode(&found.permissions()) & 0o111 != 0;
    #[cfg(not(unix))]
    let may_run = true;
    found.is_file() && may_run
}

fn shortened(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(100).collect()
}

fn option(declared: &OptionDeclaration) -> Option<EngineOption> {
    let OptionDeclaration { name, kind } = declared;
    let is_short = |text: &String| text.chars().count() <= LONGEST;
    if TAKEN.contains(&name.as_str()) || !is_short(name) {
        return None;
    }
    let (kind, default, bounds, choices) = match kind {
        OptionKind::Check { default } => (EngineOptionKind::Check, default.to_string(), None, Vec::new()),
        OptionKind::Spin { default, min, max } => {
            (EngineOptionKind::Spin, default.to_string(), Some((*min, *max)), Vec::new())
        }
        OptionKind::Combo { default, values } => {
            let values = values.iter().filter(|value| is_short(value)).take(MOST_OPTIONS).cloned().collect();
            (EngineOptionKind::Combo, default.clone(), None, values)
        }
        OptionKind::String { default } => (EngineOptionKind::Text, default.clone(), None, Vec::new()),
        OptionKind::Filename { default } => (EngineOptionKind::File, default.clone(), None, Vec::new()),
        OptionKind::Button => return None,
    };
    let (min, max) = bounds.map_or((None, None), |(min, max)| (Some(min), Some(max)));
    let value = default.clone();
    is_short(&default).then_some(EngineOption { name: name.clone(), kind, default, value, min, max, choices })
}

/// Refuses everyone but the owner at this machine.
pub(super) fn only_owner(visitor: &Visitor) -> Result<(), Fault> {
    if visitor.is_here() {
        return Ok(());
    }
    Err(Fault::new(StatusCode::FORBIDDEN, Problem::new("engines_of_owner")))
}

fn no_such_engine() -> Fault {
    Fault::new(StatusCode::NOT_FOUND, Problem::new("no_such_engine"))
}

impl Study {
    /// The engines that a visitor asks for: the house's, or, for the owner, one of the own.
    pub(crate) async fn asked(
        &self,
        app: &App,
        visitor: &Visitor,
        id: Option<&str>,
    ) -> Result<Engines, Fault> {
        if id.is_some() {
            only_owner(visitor)?;
        }
        self.known(app, id).await
    }

    /// The house's engines, or one of the owner's own.
    pub(super) async fn known(&self, app: &App, id: Option<&str>) -> Result<Engines, Fault> {
        let Some(id) = id else { return Ok(self.engines.clone()) };
        let body = app.store.engine(id).await?.ok_or_else(no_such_engine)?;
        let program = read(&body).ok_or_else(no_such_engine)?.program();
        let mut own = self.own.lock().expect("nothing panics while it is held");
        if let Some(engines) = own.get(id).filter(|engines| *engines.program() == program) {
            return Ok(engines.clone());
        }
        // Set anew: those that wait as they were before end.
        let engines = Engines::of(program, 1);
        own.insert(id.to_owned(), engines.clone());
        Ok(engines)
    }

    /// One was taken out.
    fn forget(&self, id: &str) {
        self.own.lock().expect("nothing panics while it is held").remove(id);
    }
}

/// A stored engine; one of another version of the program counts as none.
fn read(body: &str) -> Option<Own> {
    serde_json::from_str(body)
        .inspect_err(|error| tracing::warn!(%error, "a stored engine cannot be read"))
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own() -> Own {
        let declared = [
            ("Threads", OptionKind::Spin { default: 1, min: 1, max: 8 }),
            ("OwnBook", OptionKind::Check { default: true }),
            (
                "Style",
                OptionKind::Combo {
                    default: "Normal".to_owned(),
                    values: vec!["Normal".to_owned(), "Bold".to_owned()],
                },
            ),
            ("EvalDir", OptionKind::Filename { default: "eval".to_owned() }),
            ("MultiPV", OptionKind::Spin { default: 1, min: 1, max: 500 }),
            ("Clear", OptionKind::Button),
        ];
        let declared = declared.map(|(name, kind)| OptionDeclaration { name: name.to_owned(), kind });
        Own {
            path: "/opt/engine/run".to_owned(),
            name: "E".to_owned(),
            author: String::new(),
            options: declared.iter().filter_map(option).collect(),
        }
    }

    #[test]
    fn options_take_what_was_declared_and_nothing_else() {
        let mut own = own();
        assert_eq!(own.options.len(), 4, "what the page sets, and buttons, are left out");
        for (name, value, fits) in [
            ("Threads", "8", true),
            ("Threads", "9", false),
            ("Threads", "many", false),
            ("OwnBook", "false", true),
            ("OwnBook", "no", false),
            ("Style", "Bold", true),
            ("Style", "Odd", false),
            ("EvalDir", "/data/nets with blanks", true),
            ("EvalDir", "a\nquit", false),
            ("MultiPV", "3", false),
            ("Nothing", "1", false),
        ] {
            assert_eq!(own.set(name, value).is_ok(), fits, "{name} {value}");
        }
        let program = own.program();
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(
            program.options,
            [
                pair("Threads", "8"),
                pair("OwnBook", "false"),
                pair("Style", "Bold"),
                pair("EvalDir", "/data/nets with blanks"),
                pair("USI_Ponder", "false")
            ]
        );
        assert_eq!(program.folder.as_deref(), Some(Path::new("/opt/engine")));
    }

    #[tokio::test]
    async fn only_programs_from_the_root_are_started() {
        for path in ["engine", "./engine", "/no/such/engine", "/tmp", "/etc/hostname", "", "/bin/sh\n"] {
            assert!(Own::meet(path).await.is_err(), "{path}");
        }
    }
}

//! Engines as child processes, kept warm between jobs.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use komadai_host::{Engine, HostError};
use tokio::process::Command;

/// An engine nobody has asked for this long ends.
const REST: Duration = Duration::from_mins(10);

/// Options by name.
pub(crate) type Options = Vec<(&'static str, String)>;

/// How an engine is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    pub(crate) path: PathBuf,
    pub(crate) arguments: Vec<String>,
    /// Where it runs; where the server does, if nothing is said.
    pub(crate) folder: Option<PathBuf>,
    /// Set once, before its first game.
    pub(crate) options: Vec<(String, String)>,
}

impl Program {
    /// The engine that this server itself is.
    pub(crate) fn own() -> std::io::Result<Self> {
        Ok(Self::komadai(std::env::current_exe()?))
    }

    /// The engine inside a komadai program.
    pub(crate) fn komadai(path: PathBuf) -> Self {
        let options = [("USI_Hash", "32"), ("USI_Ponder", "false")];
        let options = options.map(|(name, value)| (name.to_owned(), value.to_owned()));
        Self { path, arguments: vec!["usi".to_owned()], folder: None, options: options.to_vec() }
    }

    /// What starts it.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.args(&self.arguments);
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        command
    }
}

/// Engines of one program that wait for their next job. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Engines(Arc<Idle>);

struct Idle {
    program: Program,
    slots: Mutex<Vec<Slot>>,
    most: usize,
}

/// A running engine and what it was last told.
pub(crate) struct Slot {
    pub(crate) engine: Engine,
    options: Options,
    /// Changes with every job, so that a resting engine can be told from one that has worked since.
    jobs: u64,
}

impl std::fmt::Debug for Engines {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engines").field("program", &self.0.program).finish_non_exhaustive()
    }
}

impl Engines {
    /// None runs yet; at most so many will wait.
    pub(crate) fn of(program: Program, most: usize) -> Self {
        Self(Arc::new(Idle { program, slots: Mutex::default(), most }))
    }

    /// What is run.
    pub(crate) fn program(&self) -> &Program {
        &self.0.program
    }

    fn slots(&self) -> MutexGuard<'_, Vec<Slot>> {
        self.0.slots.lock().expect("nothing panics while it is held")
    }

    /// Starts one where none waits, so that the first job finds it.
    pub(crate) fn warm(&self) {
        if !self.slots().is_empty() {
            return;
        }
        let engines = self.clone();
        tokio::spawn(async move {
            match engines.spawn().await {
                Ok(slot) => engines.put_back(slot),
                Err(error) => tracing::warn!(%error, "no engine could be started"),
            }
        });
    }

    /// An engine that waits, best one that is set as wanted, or a new one.
    pub(crate) async fn take(&self, wanted: &Options) -> Result<Slot, HostError> {
        let waiting = {
            let mut slots = self.slots();
            let fitting = slots.iter().position(|slot| slot.options == *wanted);
            match fitting {
                Some(index) => Some(slots.swap_remove(index)),
                None => slots.pop(),
            }
        };
        match waiting {
            Some(slot) => Ok(slot),
            None => self.spawn().await,
        }
    }

    async fn spawn(&self) -> Result<Slot, HostError> {
        let program = &self.0.program;
        let mut engine = Engine::spawn(program.command()).await?;
        for (name, value) in &program.options {
            engine.set_option(name, Some(value)).await?;
        }
        engine.new_game().await?;
        Ok(Slot { engine, options: Vec::new(), jobs: 0 })
    }

    /// For the next job; one that failed is dropped instead, which kills it.
    pub(crate) fn put_back(&self, mut slot: Slot) {
        slot.jobs += 1;
        let jobs = slot.jobs;
        let mut slots = self.slots();
        if slots.len() >= self.0.most {
            return;
        }
        slots.push(slot);
        drop(slots);
        let idle = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            tokio::time::sleep(REST).await;
            if let Some(idle) = idle.upgrade() {
                Self(idle).slots().retain(|slot| slot.jobs != jobs);
            }
        });
    }
}

impl Slot {
    /// Sets what is not set so already; whether anything was.
    pub(crate) async fn set(&mut self, wanted: &Options) -> Result<bool, HostError> {
        if self.options == *wanted {
            return Ok(false);
        }
        for pair in wanted {
            if !self.options.contains(pair) {
                self.engine.set_option(pair.0, Some(&pair.1)).await?;
            }
        }
        self.options.clone_from(wanted);
        Ok(true)
    }
}

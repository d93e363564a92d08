//! The engine's program as a child process.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Longer than any answer takes, on a busy machine too.
const PATIENCE: Duration = Duration::from_mins(2);

/// A running `komadai-usi`.
pub(crate) struct Program {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Program {
    /// Starts it with a small table.
    pub(crate) fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_komadai-usi"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines() {
                let line = line.expect("the program writes UTF-8");
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let mut program = Self { input: child.stdin.take(), child, lines };
        program.say("setoption name USI_Hash value 2");
        program
    }

    /// Sends a line.
    pub(crate) fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("the program reads");
    }

    /// The next line it says.
    pub(crate) fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the program says something")
    }

    /// The next line that is an answer rather than news: no `info`, option or name.
    pub(crate) fn answer(&self) -> String {
        self.answer_with_news(|_| ())
    }

    /// The same, with every line before it shown.
    pub(crate) fn answer_with_news(&self, mut show: impl FnMut(&str)) -> String {
        loop {
            let line = self.line();
            if !["info ", "id ", "option ", "usiok"].iter().any(|start| line.starts_with(start)) {
                return line;
            }
            show(&line);
        }
    }

    /// Memory it holds, in KiB, where the system tells.
    pub(crate) fn resident(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// Closes its input and takes what is still said until it ends well.
    pub(crate) fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest = self.lines.iter().collect();
        assert!(self.child.wait().expect("it ends").success(), "the program failed");
        rest
    }
}

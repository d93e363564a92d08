//! Engines as child processes.

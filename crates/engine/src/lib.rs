//! The USI engine program.

//! The words of the product in its four languages.
//!
//! Libraries return typed reasons; only programs turn them into words, here.

mod lang;
mod system;
mod text;

pub use lang::Lang;
pub use text::{Text, Value};

#[cfg(test)]
mod tests;

//! Moves as people type them.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| komadai_fuzz::type_moves(data));

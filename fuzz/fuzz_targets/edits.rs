//! Edits of a record, taken back one after another.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| komadai_fuzz::edit_and_undo(data));

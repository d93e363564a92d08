//! Small positions solved: no panic, and no verdict that the rules do not bear out.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| komadai_fuzz::solve_small(data));

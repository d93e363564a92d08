//! Any bytes: format and coding found from the content.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| komadai_fuzz::read_anything(data));

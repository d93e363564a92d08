#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| komadai_fuzz::read_and_write(komadai_record::Format::Bod, data));

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| cannon::app::fuzz_cases::settings(data));

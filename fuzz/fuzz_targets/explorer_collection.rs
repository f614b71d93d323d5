#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| cannon_fuzz_cases::files::explorer_collection(data));

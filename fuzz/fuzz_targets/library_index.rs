#![no_main]

// The library catches panics of its database. The fuzzer would end at such a panic if the fuzzer's panic hook stayed.
libfuzzer_sys::fuzz_target!(init: drop(std::panic::take_hook()), |data: &[u8]| cannon_fuzz_cases::files::library_index(data));

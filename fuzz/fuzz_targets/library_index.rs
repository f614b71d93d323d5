//! Fuzz target: parses arbitrary bytes as an index of the library and as a row of one. A row survives a round trip; anything else is refused
//! with an error.
#![no_main]

use cannon_library::index::{Row, read_bytes};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _ = read_bytes(bytes);
    let _ = Row::from_bytes(bytes);
    if let Ok(row) = Row::from_content(bytes) {
        assert_eq!(Row::from_bytes(&row.to_bytes()), Ok(row));
    }
});

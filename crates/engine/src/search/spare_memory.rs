//! Whether the system has memory left. A failed allocation within a search would end the program, so that tables and threads of a size that
//! the caller chooses are made only if memory is left beside them.

use std::hint::black_box;

/// The number of bytes that must be free. A thread of the search takes about a fifth of it, with its stack and its tables.
const SPARE_BYTES: usize = 16 << 20;

/// Whether there is memory for another thread of the search.
pub(super) fn has_spare_memory() -> bool {
    let mut spare: Vec<u8> = Vec::new();
    let is_there = spare.try_reserve_exact(SPARE_BYTES).is_ok();
    // Keeps the compiler from leaving out an allocation that nothing uses.
    black_box(&spare);
    is_there
}

//! Cache prefetching.

/// Hints to the processor that a value will soon be read, so that it is loaded into the cache in the meantime. This only affects speed.
#[expect(unsafe_code, reason = "the one way to prefetch that Rust 1.95 has; a tenth of the search's speed")]
#[cfg(target_arch = "x86_64")]
pub(super) fn prefetch<T>(value: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: prefetching reads and writes nothing that the program could see, and never faults; every x86-64 processor can do it.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) }
}

/// Does nothing on other processors.
#[cfg(not(target_arch = "x86_64"))]
pub(super) fn prefetch<T>(_: &T) {}

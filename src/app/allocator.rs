//! The setting of the C library's allocator that keeps memory from growing with every change of the scene.

/// Gives large blocks pages of their own, which return to the system when the block is freed. Does nothing on systems without glibc.
///
/// By default, glibc raises the size from which a block gets its own pages whenever a larger block is freed. Meshes and textures then come from
/// the arenas in which threads keep their small blocks, and a small block that stays keeps the memory around it. The graphics driver takes its
/// memory from the same allocator, and a global allocator of Rust would not change that. See mallopt(3), `M_MMAP_THRESHOLD`.
///
/// To be called before the window opens. The text half keeps the default: it has no scenes, and a search begins sooner if it can use the
/// memory of the previous transposition table again.
pub(super) fn keep_large_blocks_apart() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    glibc::set_mmap_threshold();
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    use libc::{M_MMAP_THRESHOLD, c_int, mallopt};

    /// Size in bytes from which a block gets its own pages. glibc starts with 128 KiB and would raise it to 32 MiB. With 1 MiB, the rounds of
    /// `soak --scenes` stay as small as with 128 KiB, and fewer blocks are mapped and cleared while the game starts.
    const MMAP_THRESHOLD: c_int = 1 << 20;

    pub(super) fn set_mmap_threshold() {
        #[expect(unsafe_code, reason = "the C library has no safe function for this setting")]
        // SAFETY: `mallopt` takes two integers, reads and writes no memory of the caller, and refuses unknown values.
        let was_accepted = unsafe { mallopt(M_MMAP_THRESHOLD, MMAP_THRESHOLD) } == 1;
        debug_assert!(was_accepted);
    }
}

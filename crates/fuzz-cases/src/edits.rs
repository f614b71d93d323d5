//! Edits of a sound file. A fuzzer would hardly find such a file by itself.

/// Number of bytes of an edit: three for its place in the file, one for the exponent of its length, and two for the number that it writes.
const EDIT_BYTES: usize = 6;
/// The greatest exponent of the length of an edit.
const MAX_POWER: u8 = 19;

/// Applies the edits in an input to the bytes of a file. Each edit writes a number of two bytes to consecutive places. The length of the
/// edit, which is the number of places, is a power of two.
pub(crate) fn apply(edits: &[u8], bytes: &mut [u8]) {
    for &[low, middle, high, power, number @ ..] in edits.as_chunks::<EDIT_BYTES>().0 {
        let first = u32::from_le_bytes([low, middle, high, 0]) as usize % bytes.len();
        let places = bytes[first..].as_chunks_mut().0;
        places.iter_mut().take(1 << (power % (MAX_POWER + 1))).for_each(|place| *place = number);
    }
}

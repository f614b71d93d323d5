//! Edits of a sound file. A fuzzer would hardly find such a file by itself.

/// Number of bytes of an edit: where it begins, how many numbers it changes, and the number.
const EDIT_BYTES: usize = 6;
/// Edits change at most this power of two of numbers.
const MAX_POWER: u8 = 19;

/// Applies the edits in an input to the bytes of a file. Each writes a number of two bytes to as many places one behind the other as a power
/// of two.
pub(crate) fn apply(edits: &[u8], bytes: &mut [u8]) {
    for &[low, middle, high, power, number @ ..] in edits.as_chunks::<EDIT_BYTES>().0 {
        let first = u32::from_le_bytes([low, middle, high, 0]) as usize % bytes.len();
        let places = bytes[first..].as_chunks_mut().0;
        places.iter_mut().take(1 << (power % (MAX_POWER + 1))).for_each(|place| *place = number);
    }
}

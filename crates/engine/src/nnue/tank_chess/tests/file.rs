//! Files are read as they were written, and damaged ones are refused.

use proptest::prelude::*;

use super::sample::{Bounds, random_file};
use crate::nnue::tank_chess::Network;
use crate::nnue::tank_chess::features::{FIRST_EXIT, ROWS};
use crate::nnue::tank_chess::network::NEURONS;
use crate::nnue::tank_chess::reader::{FILE_BYTES, FIRST_WEIGHT, OUTPUT_BYTES};
use crate::nnue::{NetworkError, update_checksum};

fn sample() -> Vec<u8> {
    random_file(Bounds::USUAL, 1)
}

fn message(bytes: &[u8]) -> String {
    Network::from_bytes(bytes).expect_err("a damaged file").to_string()
}

#[test]
fn numbers_are_read_from_their_places() {
    let bytes = sample();
    assert_eq!(bytes.len(), FILE_BYTES);
    let network = Network::from_bytes(&bytes).expect("a sound file");
    assert_eq!((network.scale, network.rows.len()), (477, ROWS));
    assert_eq!(
        network.biases[1].0[3],
        i16::from_le_bytes([bytes[32 + 2 * (NEURONS + 3)], bytes[33 + 2 * (NEURONS + 3)]])
    );
    // An enemy unit of kind 5 and facing 6, two squares away between facings 1 and 2, seen from the enemy Command.
    let (frame, owner, kind, facing, direction, distance, unit) = (1, 1, 5, 6, 3, 1, 17);
    let offset = direction * 7 + distance;
    let stance = ((frame * 2 + owner) * 11 + kind) * 8 + facing;
    let weight = |row: usize| i32::from(bytes[FIRST_WEIGHT + row * NEURONS + unit] as i8);
    let place = weight(((frame * 2 + owner) * 11 + kind) * 113 + offset);
    let at_facing = weight(4 * 11 * 113 + ((frame * 2 + owner) * 8 + facing) * 113 + offset);
    let aim = weight(4 * 11 * 113 + 4 * 8 * 113 + stance * 17 + direction);
    assert_eq!(i32::from(network.rows[stance * 113 + offset].0[unit]), place + at_facing + aim);
    assert_eq!(
        i32::from(network.rows[FIRST_EXIT + 4].0[unit]),
        weight(4 * 11 * 113 + 4 * 8 * 113 + 4 * 11 * 8 * 17 + 4)
    );
    let outputs = FILE_BYTES - OUTPUT_BYTES;
    assert_eq!(network.output.weights[6][1].0[9], i16::from(bytes[outputs + 13 * NEURONS + 9] as i8));
    assert_eq!(network.output.biases[7], i32::from_le_bytes(*bytes.last_chunk().expect("a bias")));
}

#[test]
fn sums_of_rows_are_limited_to_8_bits() {
    let bytes = super::sample::file(Bounds::LARGEST, |bound| bound);
    let network = Network::from_bytes(&bytes).expect("a sound file");
    assert!(network.rows.iter().all(|row| row.0 == [127; NEURONS]));
}

#[test]
fn foreign_and_incomplete_files_are_refused() {
    let bytes = sample();
    assert_eq!(message(b""), "this is no network file: it does not begin with `TANKCHNN`");
    let of_cannon = include_bytes!("../../../../assets/networks/cannon.nnue");
    assert_eq!(message(of_cannon), message(b""));
    assert_eq!(message(&bytes[..20]), format!("the file has 20 bytes instead of {FILE_BYTES}"));
    let cut = &bytes[..FILE_BYTES - 1];
    assert_eq!(Network::from_bytes(cut), Err(NetworkError::Length { found: cut.len(), expected: FILE_BYTES }));
    let long = [&bytes[..], &[0]].concat();
    assert_eq!(Network::from_bytes(&long), Err(NetworkError::Length { found: long.len(), expected: FILE_BYTES }));
}

#[test]
fn number_outside_its_range_is_named_with_its_place() {
    for (offset, expected) in [
        (8, "byte 8: version 7 of the format is not known, only version 1"),
        (10, "byte 10: the network has 7 units instead of 32"),
        (12, "byte 12: the network has 7 kinds instead of 11"),
        (14, "byte 14: the network has 7 offsets instead of 113"),
        (16, "byte 16: the network has 7 exit distances instead of 33"),
        (18, "byte 18: the network has 7 output buckets instead of 8"),
        (20, "byte 20: the network has 7 biases instead of 6"),
    ] {
        let mut bytes = sample();
        bytes[offset] = 7;
        update_checksum(&mut bytes);
        assert_eq!(message(&bytes), expected);
    }
    for (offset, number, expected) in [
        (22, 0_i16, "byte 22: the scale is 0, which is not from 1 to 1000"),
        (36, 2_001, "byte 36: the bias is 2001, which is not from -2000 to 2000"),
    ] {
        let mut bytes = sample();
        bytes[offset..offset + 2].copy_from_slice(&number.to_le_bytes());
        update_checksum(&mut bytes);
        assert_eq!(message(&bytes), expected);
    }
    let mut bytes = sample();
    let last = bytes.len() - 1;
    bytes[last] = 0x7f;
    assert!(message(&bytes).starts_with("the file is damaged: its checksum is "));
    update_checksum(&mut bytes);
    assert!(message(&bytes).starts_with(&format!("byte {}: the output bias is ", FILE_BYTES - 4)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn damaged_file_is_refused(changes in proptest::collection::vec((any::<prop::sample::Index>(), 1_u8..), 1..4), header in any::<bool>()) {
        let mut bytes = sample();
        let sound = bytes.clone();
        let range = if header { FIRST_WEIGHT } else { bytes.len() };
        for (place, change) in changes {
            bytes[place.index(range)] ^= change;
        }
        if bytes != sound {
            prop_assert!(Network::from_bytes(&bytes).is_err());
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..64), offset in any::<prop::sample::Index>()) {
        prop_assert!(Network::from_bytes(&bytes).is_err());
        let mut file = sample();
        let start = offset.index(file.len() - bytes.len() + 1);
        file[start..start + bytes.len()].copy_from_slice(&bytes);
        update_checksum(&mut file);
        // A file with a correct checksum and numbers within their ranges is sound.
        if let Err(error) = Network::from_bytes(&file) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

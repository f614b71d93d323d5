//! Files are read as they were written, and damaged ones are refused.

use proptest::prelude::*;

use super::sample::{Bounds, FIRST_BIAS, FIRST_WEIGHT, random_file};
use crate::nnue::cannon::network::NEURONS;
use crate::nnue::cannon::reader::FILE_BYTES;
use crate::nnue::cannon::{Network, Role};
use crate::nnue::file::checksum;
use crate::nnue::{NetworkError, update_checksum};

/// Places of fields in the header, and the error if the field there is 7.
const HEADER_FIELDS: [(usize, &str); 7] = [
    (8, "byte 8: version 7 of the format is not known, only version 1"),
    (10, "byte 10: the network has 7 units instead of 128"),
    (12, "byte 12: the network has 7 files of the own town instead of 4"),
    (14, "byte 14: the network has 7 files of the enemy town instead of 8"),
    (16, "byte 16: the network has 7 inputs instead of 200"),
    (18, "byte 18: the network has 7 output buckets instead of 8"),
    (22, "byte 22: the role is 7, which is not from 0 to 1"),
];

fn sample() -> Vec<u8> {
    random_file(Role::Evaluation, Bounds::USUAL, 1)
}

fn message(bytes: &[u8]) -> String {
    Network::from_bytes(bytes).expect_err("a damaged file").to_string()
}

#[test]
fn numbers_are_read_from_their_places() {
    for role in [Role::Evaluation, Role::Correction] {
        let bytes = random_file(role, Bounds::USUAL, 2);
        assert_eq!(bytes.len(), FILE_BYTES);
        let network = Network::from_bytes(&bytes).expect("a sound file");
        assert_eq!(network.role, role);
        assert_eq!(network.scale, 121);
        let word = |offset: usize| i16::from_le_bytes([bytes[offset], bytes[offset + 1]]);
        assert_eq!(network.biases[1].0[3], word(FIRST_BIAS + 2 * (NEURONS + 3)));
        // A row of a bucket is the sum of two rows: for the board file of the own town, and for the board file of the enemy town.
        let (own, enemy, input, unit) = (3, 5, 117, 77);
        let place = |row: usize| FIRST_WEIGHT + 2 * (row * NEURONS + unit);
        let sum = word(place(own * 200 + input)) + word(place((4 + enemy) * 200 + input));
        assert_eq!(network.rows[(own * 8 + enemy) * 200 + input].0[unit], sum);
        let outputs = FILE_BYTES - 4 * 8 - 8 * 2 * NEURONS;
        assert_eq!(network.output.weights[6][1].0[9], i16::from(bytes[outputs + 13 * NEURONS + 9] as i8));
        let last = bytes.last_chunk().expect("a bias");
        assert_eq!(network.output.biases[7], i32::from_le_bytes(*last));
    }
}

#[test]
fn checksum_is_that_of_zlib() {
    let mut bytes = [b'0'; 41];
    bytes[32..].copy_from_slice(b"123456789");
    // From Python: `zlib.crc32(b"0" * 28 + b"123456789")`.
    assert_eq!(checksum(&bytes), 0x6ac1_a6e4);
}

#[test]
fn foreign_and_incomplete_files_are_refused() {
    let bytes = sample();
    assert_eq!(message(b""), "this is no network file: it does not begin with `CANNONNN`");
    assert_eq!(message(b"CANNONTD and more"), message(b""));
    assert_eq!(message(&bytes[..20]), format!("the file has 20 bytes instead of {FILE_BYTES}"));
    let cut = &bytes[..FILE_BYTES - 1];
    assert_eq!(Network::from_bytes(cut), Err(NetworkError::Length { found: cut.len(), expected: FILE_BYTES }));
    let long = [&bytes[..], &[0]].concat();
    assert_eq!(Network::from_bytes(&long), Err(NetworkError::Length { found: long.len(), expected: FILE_BYTES }));
}

#[test]
fn number_outside_its_range_is_named_with_its_place() {
    for (offset, expected) in HEADER_FIELDS {
        let mut bytes = sample();
        bytes[offset] = 7;
        update_checksum(&mut bytes);
        assert_eq!(message(&bytes), expected);
    }
    for (offset, number, expected) in [
        (20, 0_i16, "byte 20: the scale is 0, which is not from 1 to 1000"),
        (FIRST_BIAS + 4, 2_001, "byte 36: the bias is 2001, which is not from -2000 to 2000"),
        (FIRST_WEIGHT, -506, "byte 544: the weight is -506, which is not from -505 to 505"),
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
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn damaged_file_is_refused(changes in proptest::collection::vec((any::<prop::sample::Index>(), 1_u8..), 1..4), header in any::<bool>()) {
        let mut bytes = sample();
        let sound = bytes.clone();
        let range = if header { FIRST_BIAS } else { bytes.len() };
        for (place, change) in changes {
            bytes[place.index(range)] ^= change;
        }
        if bytes != sound {
            prop_assert!(Network::from_bytes(&bytes).is_err());
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..64), has_checksum in any::<bool>(), offset in any::<prop::sample::Index>()) {
        prop_assert!(Network::from_bytes(&bytes).is_err());
        let mut file = sample();
        let start = offset.index(file.len() - bytes.len() + 1);
        file[start..start + bytes.len()].copy_from_slice(&bytes);
        if has_checksum {
            update_checksum(&mut file);
        }
        // A file with a correct checksum and numbers within their ranges is sound.
        if let Err(error) = Network::from_bytes(&file) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

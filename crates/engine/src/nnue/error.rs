//! Errors of networks.

use cannon_rules::message::{Message, ToMessage};

/// Why there is no network to evaluate with. Offsets are in bytes from the start of the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// The file does not begin as the network files of the game do, with this text.
    #[error("this is no network file: it does not begin with `{0}`")]
    Magic(&'static str),
    /// A file of another version of the format.
    #[error("byte 8: version {found} of the format is not known, only version {expected}")]
    Version {
        /// The version in the file.
        found: u16,
        /// The version that can be read.
        expected: u16,
    },
    /// The file is cut short or has something behind its end.
    #[error("the file has {found} bytes instead of {expected}")]
    Length {
        /// The number of bytes in the file.
        found: usize,
        /// The number of bytes that a network has.
        expected: usize,
    },
    /// A network of another shape.
    #[error("byte {offset}: the network has {found} {name} instead of {expected}")]
    Dimension {
        /// The place of the number.
        offset: usize,
        /// What is counted.
        name: &'static str,
        /// The number in the file.
        found: u16,
        /// The number that can be evaluated.
        expected: u16,
    },
    /// The contents have changed since the file was written.
    #[error("the file is damaged: its checksum is {found:08x} instead of {expected:08x}")]
    Checksum {
        /// The checksum of the contents.
        found: u32,
        /// The checksum in the file.
        expected: u32,
    },
    /// A number outside its range. Within the ranges no sum can overflow.
    #[error("byte {offset}: the {name} is {found}, which is not from {least} to {most}")]
    Range {
        /// The place of the number.
        offset: usize,
        /// What the number is.
        name: &'static str,
        /// The number in the file.
        found: i32,
        /// The least possible number.
        least: i32,
        /// The greatest possible number.
        most: i32,
    },
}

impl ToMessage for NetworkError {
    /// The names of numbers in the file are for developers; players read where the fault is.
    fn to_message(&self) -> Message {
        match self {
            NetworkError::Magic { .. } => "error-network-file".into(),
            NetworkError::Version { found, expected } => {
                Message::from("error-network-version").number("found", *found).number("expected", *expected)
            }
            NetworkError::Length { found, expected } => {
                Message::from("error-network-length").number("found", *found).number("expected", *expected)
            }
            NetworkError::Dimension { offset, found, expected, .. } => Message::from("error-network-shape")
                .number("found", *found)
                .number("expected", *expected)
                .number("byte", *offset),
            NetworkError::Checksum { found, expected } => Message::from("error-network-checksum")
                .text("found", format_args!("{found:08x}"))
                .text("expected", format_args!("{expected:08x}")),
            NetworkError::Range { offset, found, least, most, .. } => Message::from("error-network-number")
                .number("byte", *offset)
                .text("found", found)
                .text("least", least)
                .text("most", most),
        }
    }
}

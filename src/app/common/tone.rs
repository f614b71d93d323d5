//! Dark and light pieces.

/// Whether a side's pieces are the dark or the light ones on the table: what all colours of a side follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Dark pieces.
    Dark,
    /// Light pieces.
    Light,
}

//! Dark and light pieces.

/// Whether a side has the dark or the light pieces. All colours of a side depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Dark pieces.
    Dark,
    /// Light pieces.
    Light,
}

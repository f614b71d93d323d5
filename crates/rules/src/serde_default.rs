//! A condition for leaving fields out of files, for serde's `skip_serializing_if`.

/// Whether a value is the default of its type.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

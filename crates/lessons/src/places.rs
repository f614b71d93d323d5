//! Lists of a game's own places or directions in files.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, de};

/// A list of one or more places or directions of one game, written in files as an array of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places<T>(Vec<T>);

impl<T: Copy + PartialEq> Places<T> {
    /// Whether the list contains a place.
    pub fn contains(&self, place: T) -> bool {
        self.0.contains(&place)
    }

    /// The places in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.0.iter().copied()
    }
}

impl<T: fmt::Display> fmt::Display for Places<T> {
    /// The names with commas between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, place) in self.0.iter().enumerate() {
            write!(f, "{}{place}", if index > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

impl<'de, T> Deserialize<'de> for Places<T>
where
    T: FromStr,
    T::Err: fmt::Display,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Places<T>, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        if names.is_empty() {
            return Err(de::Error::custom("the list of places is empty"));
        }
        names.iter().map(|name| name.parse().map_err(de::Error::custom)).collect::<Result<_, _>>().map(Places)
    }
}

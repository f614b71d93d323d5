//! The other programs that the player has added as opponents and as advisers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Settings;

/// The maximum number of programs.
pub const MAX_ENGINES: usize = 16;
/// The maximum number of characters of a program's name.
pub const MAX_ENGINE_NAME: usize = 40;
/// The values of [`EngineEntry::seconds`].
pub const ENGINE_SECONDS: [u32; 6] = [1, 2, 5, 10, 30, 60];

/// A program that the player has added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineEntry {
    /// The name, which no other program has.
    pub name: String,
    /// The path of the program, or its name in the search path of the system.
    pub program: String,
    /// Its arguments, as in a POSIX shell: separated by spaces, with quotes around arguments that contain spaces.
    pub arguments: String,
    /// The values of the program's own options that differ from its defaults, by their names.
    pub options: BTreeMap<String, String>,
    /// Seconds for a turn, one of [`ENGINE_SECONDS`]. On a clock, the program takes what it likes.
    pub seconds: u32,
}

impl Default for EngineEntry {
    fn default() -> Self {
        let [_, seconds, ..] = ENGINE_SECONDS;
        EngineEntry {
            name: String::new(),
            program: String::new(),
            arguments: String::new(),
            options: BTreeMap::new(),
            seconds,
        }
    }
}

impl Settings {
    /// The program with this name.
    pub fn engine(&self, name: &str) -> Option<&EngineEntry> {
        self.engines.iter().find(|entry| entry.name == name)
    }

    /// The program that advises beside the computer, if the player has chosen one.
    pub fn second_adviser(&self) -> Option<&EngineEntry> {
        self.engine(self.second_adviser.as_deref()?)
    }
}

/// The programs without those that have no name, the name of another one, or no program, as a file may have been edited by hand.
pub(super) fn valid(engines: Vec<EngineEntry>) -> Vec<EngineEntry> {
    let [first, .., last] = ENGINE_SECONDS;
    let mut kept: Vec<EngineEntry> = Vec::new();
    for entry in engines {
        let is_usable = !entry.name.trim().is_empty() && !entry.program.trim().is_empty();
        if kept.len() < MAX_ENGINES && is_usable && kept.iter().all(|known| known.name != entry.name) {
            kept.push(EngineEntry { seconds: entry.seconds.clamp(first, last), ..entry });
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_without_a_name_of_their_own_are_dropped() {
        let entry = |name: &str, program: &str, seconds| EngineEntry {
            name: name.to_owned(),
            program: program.to_owned(),
            seconds,
            ..EngineEntry::default()
        };
        let read = valid(vec![
            entry("Bot", "/bin/bot", 0),
            entry("Bot", "/bin/other", 5),
            entry(" ", "/bin/bot", 5),
            entry("Nothing", "", 5),
            entry("Slow", "slow", 1000),
        ]);
        assert_eq!(read, [entry("Bot", "/bin/bot", 1), entry("Slow", "slow", 60)]);
    }
}

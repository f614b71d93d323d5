//! What a search and the explorer need of a game: its positions, its actions, its material and its comments.

use std::path::Path;

use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::splitmix;

use super::{material, opening};
use crate::UnusableFile;
use crate::summary::{content_hash, fnv1a};

/// The data of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SearchData {
    /// The [hash](content_hash) of the record from which the data were made. Data of a record that has changed since are not used.
    pub(crate) content: u64,
    /// The hashes of all positions of the game and its variations, in ascending order.
    pub(crate) positions: Box<[u64]>,
    /// The actions of the game itself, packed.
    pub(crate) actions: Box<[u32]>,
    /// For each action, the place in `positions` of the position before it. Empty for a study, which is no game that was played.
    pub(crate) line: Box<[u32]>,
    /// How many of the first actions place towns.
    pub(crate) placements: u8,
    /// The numbers of pieces at the positions of the game itself, each combination once. See [`material::letters`] for their order.
    pub(crate) material: Box<[u8]>,
    /// All comments in lower case, with line breaks between them.
    pub(crate) comments: Box<str>,
}

impl SearchData {
    /// The data of a game.
    pub(crate) fn of(record: &Record, timeline: &AnyTimeline) -> SearchData {
        let nodes = timeline.nodes();
        let main_line = timeline.main_line();
        let hash_of = |node| timeline.position_text_of(node).map(|text| position_hash(&text));
        let mut positions: Vec<u64> = nodes.iter().filter_map(|&node| hash_of(node)).collect();
        positions.sort_unstable();
        positions.dedup();
        let comments = nodes.iter().filter_map(|&node| timeline.notes(node)).map(|notes| notes.comment.as_str());
        let comments: Vec<&str> = comments.filter(|comment| !comment.is_empty()).collect();
        let placements = opening::placements(timeline, &main_line);
        let actions: Box<[u32]> =
            main_line.iter().filter_map(|&node| timeline.action_of(node)).map(PackedAction::bits).collect();
        let played_from = main_line.iter().take(if record.study { 0 } else { actions.len() });
        let place_of = |&node| u32::try_from(positions.binary_search(&hash_of(node)?).ok()?).ok();
        // A line with a gap would pair positions with the actions of others.
        let line: Option<Box<[u32]>> = played_from.map(place_of).collect();
        SearchData {
            content: content_hash(record),
            line: line.unwrap_or_default(),
            positions: positions.into(),
            actions,
            placements: u8::try_from(placements).unwrap_or(u8::MAX),
            material: material::profile(timeline, &main_line).into(),
            comments: comments.join("\n").to_lowercase().into(),
        }
    }

    /// Reads and replays the record in a file.
    pub(crate) fn read(path: &Path) -> Result<SearchData, UnusableFile> {
        let record = cannon_files::read_record(path)?;
        let timeline = record.replay()?;
        Ok(SearchData::of(&record, &timeline))
    }

    /// Whether the game or one of its variations reaches the position with this hash.
    pub(crate) fn reaches(&self, position: u64) -> bool {
        self.positions.binary_search(&position).is_ok()
    }

    /// The action that was played from the position with this hash when the game itself reached it first, packed.
    pub(crate) fn action_from(&self, position: u64) -> Option<u32> {
        let place = u32::try_from(self.positions.binary_search(&position).ok()?).ok()?;
        let ply = self.line.iter().position(|&before| before == place)?;
        self.actions.get(ply).copied()
    }

    /// Whether the comments have all words of a text, which is in lower case.
    pub(crate) fn has_comment(&self, text: &str) -> bool {
        text.split_whitespace().all(|word| self.comments.contains(word))
    }
}

/// The hash of a position: FNV-1a of its text, with the bits mixed once more. It is stored, so it must be the same in every build.
pub(crate) fn position_hash(text: &str) -> u64 {
    splitmix::finalize(fnv1a(text.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values were computed by another implementation of FNV-1a and SplitMix64, in Python. If they change, the hashes in all caches
    /// are worthless: the version in the magic word of the cache must change, too.
    #[test]
    fn hashes_of_positions_stay_the_same() {
        assert_eq!(position_hash(""), HASH_OF_NOTHING);
        assert_eq!(position_hash("10/10/10/10/10/10/10/10/10/10 d"), HASH_OF_EMPTY_BOARD);
    }

    const HASH_OF_NOTHING: u64 = 0xf52a_15e9_a9b5_e89b;
    const HASH_OF_EMPTY_BOARD: u64 = 0x3cc4_9839_163e_a99e;
}

//! The content of a file while it is made: records without duplicates, up to the number that is asked for.

use std::collections::HashSet;
use std::ops::ControlFlow;

use indicatif::ProgressBar;

use crate::error::failure;
use cannon_cli::{CliError, progress};

/// After this many games in a row without a new position, there are no more to be found.
const MAX_BARREN_GAMES: u64 = 1_000;

/// The records of a file that is being made.
pub(super) struct Shard {
    /// The records as bytes, one after the other.
    pub(super) records: Vec<u8>,
    /// Number of records.
    pub(super) positions: u64,
    /// Number of games from which the records come.
    pub(super) games: u64,
    /// Number of positions that were left out because the file has them already.
    pub(super) duplicates: u64,
    wanted: u64,
    barren: u64,
    seen: HashSet<Box<[u8]>>,
    bar: ProgressBar,
}

impl Shard {
    /// An empty shard that is to have this many records.
    pub(super) fn new(wanted: u64) -> Shard {
        let bar = progress::bar(0, wanted);
        Shard {
            records: Vec::new(),
            positions: 0,
            games: 0,
            duplicates: 0,
            wanted,
            barren: 0,
            seen: HashSet::new(),
            bar,
        }
    }

    /// Adds the records of a game as bytes. `key` is the part of a record that identifies its position.
    ///
    /// # Errors
    /// If there seem to be no more positions.
    pub(super) fn add_game(
        &mut self,
        records: impl IntoIterator<Item = impl AsRef<[u8]>>,
        key: impl Fn(&[u8]) -> &[u8],
    ) -> Result<ControlFlow<()>, CliError> {
        self.games += 1;
        self.barren += 1;
        for record in records {
            let bytes = record.as_ref();
            if !self.seen.insert(key(bytes).into()) {
                self.duplicates += 1;
                continue;
            }
            self.barren = 0;
            self.positions += 1;
            self.records.extend_from_slice(bytes);
            if self.positions == self.wanted {
                self.bar.finish_and_clear();
                return Ok(ControlFlow::Break(()));
            }
        }
        self.bar.set_position(self.positions);
        if self.barren < MAX_BARREN_GAMES {
            return Ok(ControlFlow::Continue(()));
        }
        self.bar.finish_and_clear();
        Err(failure(format!(
            "there are {} positions, and the last {MAX_BARREN_GAMES} games had no new ones; ask for fewer, or for more random plies",
            self.positions
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn duplicates_are_left_out_and_the_shard_ends_when_it_is_full() {
        let mut shard = Shard::new(2);
        assert_eq!(
            shard.add_game([b"a1", b"a2"], |record| &record[..1]).expect("a position"),
            ControlFlow::Continue(())
        );
        assert_eq!(shard.add_game([b"b1", b"c1"], |record| &record[..1]).expect("a position"), ControlFlow::Break(()));
        assert_eq!((shard.positions, shard.duplicates, shard.games, &shard.records[..]), (2, 1, 2, &b"a1b1"[..]));
    }

    #[test]
    fn positions_that_run_out_are_an_error() {
        let mut shard = Shard::new(3);
        let mut add = |record: &[u8]| shard.add_game([record], |record| record).map(|_| ());
        add(b"a").expect("a new position");
        (1..MAX_BARREN_GAMES).for_each(|_| add(b"a").expect("not enough games yet"));
        add(b"b").expect("a new position");
        (1..MAX_BARREN_GAMES).for_each(|_| add(b"a").expect("not enough games since the new position"));
        let error = add(b"b").expect_err("no end otherwise").to_string();
        assert!(error.contains("there are 2 positions") && error.contains("1000 games had no new ones"), "{error}");
    }
}

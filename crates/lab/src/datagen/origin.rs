use std::io::{self, Write};
use std::path::Path;

use super::args::DatagenArgs;
use super::shard::Shard;
use cannon_engine::AnyEvaluator;

/// How the positions of a file were made: the part of its header that is the same for all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    /// Number of random actions at the start of each game.
    pub(super) random_plies: u8,
    /// Maximum advantage of either side after the random actions, in hundredths of the smallest piece.
    pub(super) balance: i16,
    /// Number of nodes of each search.
    pub(super) nodes: u64,
    /// The seed of the data.
    pub(super) seed: u64,
    /// The number of this part of the data.
    pub(super) shard: u64,
    /// Number of records in the file.
    pub(super) positions: u64,
    /// Number of games from which the records come.
    pub(super) games: u64,
    /// Number of positions that were left out because the file has them already.
    pub(super) duplicates: u64,
    /// The checksum of the network that evaluated positions, or 0 for the linear evaluation.
    pub(super) network: u64,
}

impl Origin {
    /// The place of the origin in a header, whose first bytes depend on the game.
    pub(super) const START: usize = 13;
    /// Length in bytes of the origin.
    pub(super) const BYTES: usize = 59;

    /// The origin that the arguments describe, before any game.
    pub(super) fn from_args(args: &DatagenArgs, positions: u64, evaluator: &AnyEvaluator) -> Origin {
        Origin {
            random_plies: args.random_plies,
            balance: args.balance,
            nodes: args.nodes,
            seed: args.seed,
            shard: args.shard,
            positions,
            games: 0,
            duplicates: 0,
            network: evaluator.network_checksum().map_or(0, u64::from),
        }
    }

    /// The origin with the counts of a finished shard.
    pub(super) fn with_counts(self, shard: &Shard) -> Origin {
        Origin { games: shard.games, duplicates: shard.duplicates, ..self }
    }

    /// The origin without the counts, as it is before any game.
    pub(super) fn without_counts(self) -> Origin {
        Origin { games: 0, duplicates: 0, ..self }
    }

    /// The origin as bytes.
    pub(super) fn encode(&self) -> [u8; Origin::BYTES] {
        let mut bytes = [0; Origin::BYTES];
        bytes[0] = self.random_plies;
        bytes[1..3].copy_from_slice(&self.balance.to_le_bytes());
        let numbers = [self.nodes, self.seed, self.shard, self.positions, self.games, self.duplicates, self.network];
        for (place, number) in bytes[3..].as_chunks_mut::<8>().0.iter_mut().zip(numbers) {
            *place = number.to_le_bytes();
        }
        bytes
    }

    /// Reads the origin from a header of at least `START + BYTES` bytes.
    pub(super) fn decode(header: &[u8]) -> Origin {
        let bytes = &header[Origin::START..];
        let mut numbers = [0; 7];
        for (number, place) in numbers.iter_mut().zip(bytes[3..].as_chunks::<8>().0) {
            *number = u64::from_le_bytes(*place);
        }
        let [nodes, seed, shard, positions, games, duplicates, network] = numbers;
        let balance = i16::from_le_bytes([bytes[1], bytes[2]]);
        Origin { random_plies: bytes[0], balance, nodes, seed, shard, positions, games, duplicates, network }
    }

    /// Prints where the positions of a file come from.
    pub(super) fn write(&self, path: &Path, out: &mut dyn Write) -> io::Result<()> {
        let Origin { nodes, seed, shard, games, duplicates, network, .. } = self;
        writeln!(out, "file {}\nseed {seed} shard {shard} nodes {nodes}", path.display())?;
        match network {
            0 => writeln!(out, "evaluation linear")?,
            network => writeln!(out, "evaluation network {network:08x}")?,
        }
        writeln!(out, "games {games} left out duplicates {duplicates}")
    }
}

//! The results of several matches between different players, for `cannon-lab ratings`.

use std::collections::HashSet;
use std::path::PathBuf;

use crate::error::bad_input;
use cannon_cli::CliError;
use cannon_cli::match_runner::{Content, StoredMatch, Terms, WinDrawLoss};

/// A player with its limits. A program is a different player with other limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entrant {
    /// The specification of the player.
    pub(super) spec: String,
    /// The limits of its searches and its clock; empty if there are none.
    pub(super) limits: String,
}

impl Entrant {
    /// The first player (index 0) or the second (index 1) of a match.
    fn of(terms: &Terms, index: usize) -> Entrant {
        let spec = if index == 0 { &terms.first } else { &terms.second };
        // These players search to a fixed depth or not at all, so that they are the same players under all limits.
        let has_limits = !matches!(spec.as_str(), "random" | "greedy");
        let limits = if has_limits { terms.limits_text(index) } else { String::new() };
        Entrant { spec: spec.clone(), limits }
    }
}

/// The results of a match, or of a part of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MatchResults {
    /// The first and the second player.
    pub(super) players: [Entrant; 2],
    /// The score of the first player.
    pub(super) score: WinDrawLoss,
}

/// Reads the results of the matches in several files, in the order of the files. Games that occur more than once count once.
///
/// # Errors
/// If a file cannot be read, is not a file of games, or has another game than the matches before it.
pub(super) fn read_results(paths: &[PathBuf]) -> Result<Vec<MatchResults>, CliError> {
    let mut results = Vec::new();
    // The terms without their seeds, and the numbers of the games that have been counted with them.
    let mut counted: Vec<(Terms, HashSet<(u64, u64)>)> = Vec::new();
    for path in paths {
        for StoredMatch { terms, games } in Content::read(path)?.matches {
            let terms = terms.without_seed();
            if let Some((Terms { game: ours, .. }, _)) = counted.first().filter(|(first, _)| first.game != terms.game) {
                let (file, theirs) = (path.display(), terms.game);
                let fault = format!("{file} has games of {theirs}, and the matches before them are of {ours}");
                return Err(bad_input(fault));
            }
            let players = [0, 1].map(|index| Entrant::of(&terms, index));
            let known = counted.iter().position(|(counted, _)| *counted == terms).unwrap_or(counted.len());
            if known == counted.len() {
                counted.push((terms, HashSet::new()));
            }
            let mut score = WinDrawLoss::default();
            for game in games {
                if counted[known].1.insert((game.seed, game.number)) {
                    score.add(game.result);
                }
            }
            results.push(MatchResults { players, score });
        }
    }
    Ok(results)
}

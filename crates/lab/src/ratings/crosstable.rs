//! The crosstable of several matches: the players, and the score of each pair of players.

use std::collections::BTreeMap;

use super::fit::PairScore;
use super::results::{Entrant, MatchResults};
use cannon_cli::match_runner::WinDrawLoss;

/// All games of two players against each other.
#[derive(Clone, Debug)]
pub(super) struct Pairing {
    /// The numbers of the players.
    pub(super) players: [usize; 2],
    /// The score of the first of these players.
    pub(super) score: WinDrawLoss,
    /// Draws that were not played and keep ratings finite.
    pub(super) virtual_draws: f64,
}

impl Pairing {
    /// The points that the player at this index of the pair scored.
    pub(super) const fn points_of(&self, index: usize) -> f64 {
        if index == 0 { self.score.points() } else { self.score.games() as f64 - self.score.points() }
    }

    /// The score with the virtual draws.
    pub(super) const fn pair_score(&self) -> PairScore {
        PairScore {
            players: self.players,
            games: self.score.games() as f64 + self.virtual_draws,
            points: self.score.points() + self.virtual_draws / 2.0,
        }
    }
}

/// The players and the score of each pair of players that met.
#[derive(Clone, Debug)]
pub(super) struct Crosstable {
    /// The names of the players in the order of the files.
    pub(super) names: Vec<String>,
    pub(super) pairings: Vec<Pairing>,
}

impl Crosstable {
    /// Adds up the results. Games of a player against itself are left out because they say nothing about it.
    pub(super) fn new(results: &[MatchResults]) -> Crosstable {
        let mut entrants: Vec<&Entrant> = Vec::new();
        let mut scores: BTreeMap<[usize; 2], WinDrawLoss> = BTreeMap::new();
        for MatchResults { players: [first, second], score } in results {
            if first == second || score.games() == 0 {
                continue;
            }
            let [first, second] = [first, second].map(|entrant| {
                entrants.iter().position(|known| *known == entrant).unwrap_or_else(|| {
                    entrants.push(entrant);
                    entrants.len() - 1
                })
            });
            let WinDrawLoss { wins, draws, losses } = *score;
            let (wins, losses) = if first < second { (wins, losses) } else { (losses, wins) };
            let sum = scores.entry([first.min(second), first.max(second)]).or_default();
            sum.wins += wins;
            sum.draws += draws;
            sum.losses += losses;
        }
        let pairing = |(players, score)| Pairing { players, score, virtual_draws: 0.0 };
        let mut table = Crosstable { names: names(&entrants), pairings: scores.into_iter().map(pairing).collect() };
        table.add_virtual_draws();
        table
    }

    /// The number of games of a player, and its points.
    pub(super) fn games_and_points(&self, player: usize) -> (u64, f64) {
        self.pairings_of(player).fold((0, 0.0), |(games, points), (pairing, index)| {
            (games + pairing.score.games(), points + pairing.points_of(index))
        })
    }

    /// The number of virtual draws of a player.
    pub(super) fn virtual_draws(&self, player: usize) -> f64 {
        self.pairings_of(player).map(|(pairing, _)| pairing.virtual_draws).sum()
    }

    /// The players that no chain of games connects with this player, so that their ratings do not follow from its rating.
    pub(super) fn unconnected(&self, player: usize) -> Vec<usize> {
        let connected = self.reachable(player, |_, _| true);
        (0..self.names.len()).filter(|&player| !connected[player]).collect()
    }

    /// The pairings of a player, each with the player's index in it.
    fn pairings_of(&self, player: usize) -> impl Iterator<Item = (&Pairing, usize)> {
        self.pairings.iter().filter_map(move |pairing| {
            pairing.players.iter().position(|&other| other == player).map(|index| (pairing, index))
        })
    }

    /// Gives each group of players that won or lost all games against the players outside at least one virtual draw in total, spread over
    /// these games.
    ///
    /// A maximum of the likelihood exists if and only if every player is reached from every other player by a chain of players in which
    /// each player scored against the next. The groups are the largest groups in which this holds. A draw is a score for both sides, so
    /// draws between the groups join all groups.
    fn add_virtual_draws(&mut self) {
        let players = 0..self.names.len();
        let beaten: Vec<Vec<bool>> = players
            .clone()
            .map(|player| self.reachable(player, |pairing, index| pairing.points_of(index) > 0.0))
            .collect();
        let group_of = |player: usize| {
            players.clone().find(|&other| beaten[player][other] && beaten[other][player]).unwrap_or(player)
        };
        let groups: Vec<usize> = players.clone().map(group_of).collect();
        let mut games_outside = vec![0; groups.len()];
        let between_groups = |pairing: &Pairing| {
            let pair = pairing.players.map(|player| groups[player]);
            (pair[0] != pair[1]).then_some(pair)
        };
        for pairing in &self.pairings {
            for group in between_groups(pairing).into_iter().flatten() {
                games_outside[group] += pairing.score.games();
            }
        }
        for pairing in &mut self.pairings {
            if let Some([first, second]) = between_groups(pairing) {
                let games = games_outside[first].min(games_outside[second]);
                pairing.virtual_draws = pairing.score.games() as f64 / games as f64;
            }
        }
    }

    /// Whether each player can be reached from this one by pairings that lead on from the player at the given index of the pair.
    fn reachable(&self, start: usize, leads_on: impl Fn(&Pairing, usize) -> bool) -> Vec<bool> {
        let mut reached = vec![false; self.names.len()];
        reached[start] = true;
        let mut open = vec![start];
        while let Some(player) = open.pop() {
            for (pairing, index) in self.pairings_of(player) {
                let other = pairing.players[1 - index];
                if !reached[other] && leads_on(pairing, index) {
                    reached[other] = true;
                    open.push(other);
                }
            }
        }
        reached
    }
}

/// The names of the players: their specifications, with the limits if a specification occurs with several limits.
fn names(entrants: &[&Entrant]) -> Vec<String> {
    let name = |entrant: &&Entrant| {
        let is_unique = entrants.iter().filter(|other| other.spec == entrant.spec).count() == 1;
        if is_unique || entrant.limits.is_empty() {
            entrant.spec.clone()
        } else {
            format!("{} ({})", entrant.spec, entrant.limits)
        }
    };
    entrants.iter().map(name).collect()
}

//! `cannon-lab ratings`: rates the players of several matches on one scale.
//!
//! - `args` has the arguments, and `error` the errors;
//! - `crosstable` adds up the results of the matches, and `fit` fits the ratings to them;
//! - this file prints the ratings.

mod args;
mod crosstable;
mod error;
mod fit;
mod results;
#[cfg(test)]
mod tests;

use std::io::{self, Write};

use serde_json::json;

pub(crate) use args::RatingsArgs;
use crosstable::{Crosstable, Pairing};
use error::RatingsError;
use fit::{Rating, expected_score, fit};

use cannon_cli::CliError;
use results::read_results;

/// The rating of the anchor if none is given.
const DEFAULT_ANCHOR_RATING: f64 = 1000.0;

pub(crate) fn run(args: &RatingsArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let anchor = args.anchor()?;
    let anchor = anchor.as_ref().map(|(name, rating)| (name.as_str(), *rating));
    let table = RatingTable::new(Crosstable::new(&read_results(&args.files)?), anchor)?;
    let (players, pairs) = (table.player_lines(), if args.pairs { table.pair_lines() } else { Vec::new() });
    if args.json {
        players.iter().try_for_each(|line| writeln!(out, "{}", line.json()))?;
        pairs.iter().try_for_each(|line| writeln!(out, "{}", line.json()))?;
    } else {
        write_players(&players, out)?;
        for (names, draws) in table.virtual_draws() {
            writeln!(out, "virtual draws: {draws:.2} of {} against {}", names[0], names[1])?;
        }
        if args.pairs {
            write_pairs(&pairs, out)?;
        }
    }
    Ok(())
}

/// The fitted ratings of the players in a crosstable.
struct RatingTable {
    table: Crosstable,
    anchor: usize,
    ratings: Vec<Rating>,
}

/// The rating and the results of a player.
struct PlayerLine<'a> {
    name: &'a str,
    rating: Rating,
    is_anchor: bool,
    games: u64,
    percent: f64,
    virtual_draws: f64,
}

/// The results of two players against each other, from the point of view of the player with the higher rating.
struct PairLine<'a> {
    names: [&'a str; 2],
    games: u64,
    percent: f64,
    expected_percent: f64,
}

impl RatingTable {
    /// Fits the ratings.
    ///
    /// # Errors
    /// If there are no games, the anchor is unknown, or a player is not connected with the anchor by games.
    fn new(table: Crosstable, anchor: Option<(&str, f64)>) -> Result<RatingTable, RatingsError> {
        if table.names.is_empty() {
            return Err(RatingsError::NoGames);
        }
        let (anchor, rating) = match anchor {
            None => (0, DEFAULT_ANCHOR_RATING),
            Some((name, rating)) => match table.names.iter().position(|other| other == name) {
                Some(player) => (player, rating),
                None => {
                    return Err(RatingsError::UnknownAnchor { anchor: name.to_owned(), players: table.names });
                }
            },
        };
        let unconnected = table.unconnected(anchor);
        if !unconnected.is_empty() {
            let name = |player: usize| table.names[player].clone();
            let players = unconnected.into_iter().map(name).collect();
            return Err(RatingsError::Unconnected { anchor: name(anchor), players });
        }
        let scores: Vec<_> = table.pairings.iter().map(Pairing::pair_score).collect();
        let ratings = fit(&scores, table.names.len(), anchor, rating);
        Ok(RatingTable { table, anchor, ratings })
    }

    /// The players by rating, the highest first.
    fn player_lines(&self) -> Vec<PlayerLine<'_>> {
        let line = |(player, &rating): (usize, &Rating)| {
            let (games, points) = self.table.games_and_points(player);
            PlayerLine {
                name: &self.table.names[player],
                rating,
                is_anchor: player == self.anchor,
                games,
                percent: percent(points, games),
                virtual_draws: self.table.virtual_draws(player),
            }
        };
        let mut lines: Vec<PlayerLine<'_>> = self.ratings.iter().enumerate().map(line).collect();
        lines.sort_by(|first, second| second.rating.elo.total_cmp(&first.rating.elo));
        lines
    }

    /// The pairs of players that have virtual draws, and the numbers of these draws.
    fn virtual_draws(&self) -> impl Iterator<Item = ([&str; 2], f64)> {
        let pairings = self.table.pairings.iter().filter(|pairing| pairing.virtual_draws > 0.0);
        pairings.map(|pairing| (pairing.players.map(|player| self.table.names[player].as_str()), pairing.virtual_draws))
    }

    /// The pairs of players, in the order of the players.
    fn pair_lines(&self) -> Vec<PairLine<'_>> {
        let elo = |player: usize| self.ratings[player].elo;
        let mut pairs: Vec<([usize; 2], &Pairing, usize)> = Vec::new();
        for pairing in &self.table.pairings {
            let [first, second] = pairing.players;
            let (players, index) = if elo(first) >= elo(second) { ([first, second], 0) } else { ([second, first], 1) };
            pairs.push((players, pairing, index));
        }
        pairs.sort_by(|([player, opponent], ..), ([other, their_opponent], ..)| {
            elo(*other).total_cmp(&elo(*player)).then(elo(*their_opponent).total_cmp(&elo(*opponent)))
        });
        let line = |(players, pairing, index): ([usize; 2], &Pairing, usize)| PairLine {
            names: players.map(|player| self.table.names[player].as_str()),
            games: pairing.score.games(),
            percent: percent(pairing.points_of(index), pairing.score.games()),
            expected_percent: 100.0 * expected_score(elo(players[0]), elo(players[1])),
        };
        pairs.into_iter().map(line).collect()
    }
}

impl PlayerLine<'_> {
    fn json(&self) -> serde_json::Value {
        json!({
            "player": self.name,
            "rating": tenths(self.rating.elo),
            "interval": tenths(self.rating.interval),
            "anchor": self.is_anchor,
            "games": self.games,
            "score_percent": tenths(self.percent),
            "virtual_draws": (self.virtual_draws * 1000.0).round() / 1000.0,
        })
    }
}

impl PairLine<'_> {
    fn json(&self) -> serde_json::Value {
        json!({
            "player": self.names[0],
            "opponent": self.names[1],
            "games": self.games,
            "score_percent": tenths(self.percent),
            "expected_percent": tenths(self.expected_percent),
        })
    }
}

fn percent(points: f64, games: u64) -> f64 {
    100.0 * points / games as f64
}

/// The number rounded to one decimal. The sum turns a negative zero into zero.
fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0 + 0.0
}

/// The width of a column of names with this heading.
fn width<'a>(heading: &str, names: impl Iterator<Item = &'a str>) -> usize {
    names.map(|name| name.chars().count()).max().unwrap_or_default().max(heading.len())
}

fn write_players(lines: &[PlayerLine<'_>], out: &mut dyn Write) -> io::Result<()> {
    let width = width("player", lines.iter().map(|line| line.name));
    writeln!(out, "{:width$}  {:>6}  {:>6}  {:>7}  {:>7}", "player", "rating", "95 %", "games", "score")?;
    for line in lines {
        let interval = if line.is_anchor { "anchor".to_owned() } else { format!("+-{:.0}", line.rating.interval) };
        let rating = line.rating.elo.round() + 0.0;
        let &PlayerLine { name, games, percent, .. } = line;
        writeln!(out, "{name:width$}  {rating:>6}  {interval:>6}  {games:>7}  {percent:>5.1} %")?;
    }
    Ok(())
}

fn write_pairs(lines: &[PairLine<'_>], out: &mut dyn Write) -> io::Result<()> {
    let [first, second] = [("player", 0), ("opponent", 1)]
        .map(|(heading, index)| width(heading, lines.iter().map(|line| line.names[index])));
    writeln!(out, "\n{:first$}  {:second$}  {:>7}  {:>7}  {:>8}", "player", "opponent", "games", "score", "expected")?;
    for line in lines {
        let &PairLine { names: [player, opponent], games, percent, expected_percent } = line;
        writeln!(out, "{player:first$}  {opponent:second$}  {games:>7}  {percent:>5.1} %  {expected_percent:>6.1} %")?;
    }
    Ok(())
}

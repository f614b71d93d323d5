//! `cannon match`: two levels play against each other.

use std::io::Write;
use std::sync::atomic::AtomicBool;

use super::args::MatchArgs;
use super::error::CliError;
use super::games;
use crate::engine::{self, Limits, Order};
use crate::rules::any::AnyTimeline;
use crate::rules::timeline::HouseRules;
use crate::rules::{Outcome, Side};

/// Turns of each opening that are played by lot, so that the games differ.
const OPENING_PLIES: usize = 6;
/// Turns after which a game counts as drawn.
const MOST_PLIES: usize = 600;

pub(super) fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.by.game.unwrap_or(games::default());
    let ruleset = (game.ruleset)(&args.by.rules)?;
    let entry = game.entry()?;
    let levels = [args.first, args.second];
    let mut tally = Tally::default();
    for number in 0..u64::from(args.games) {
        let pair = number / 2;
        let mut timeline = entry.begin(Some(&ruleset), None, HouseRules::default()).map_err(CliError::bad)?;
        opening(timeline.as_mut(), args.seed.wrapping_mul(1_000_003).wrapping_add(pair));
        // The first player is South in one game of each pair, and North in the other.
        let first = if number % 2 == 0 { Side::South } else { Side::North };
        let orders = levels.map(|level| {
            let seed = args.seed ^ number << 16;
            Order { limits: args.nodes.map(Limits::nodes), ..Order::new(level, seed) }
        });
        while timeline.outcome().is_none() && timeline.ply() < MOST_PLIES {
            let order = &orders[usize::from(timeline.side_to_move() != first)];
            let answer = engine::think(timeline.as_ref(), order, &AtomicBool::new(false), &mut |_| {});
            let Some(action) = answer else { break };
            timeline.play(action).map_err(|refused| CliError::Failed(refused.to_string()))?;
        }
        tally.count(timeline.outcome(), first, timeline.ply());
        if (number + 1) % 10 == 0 || number + 1 == u64::from(args.games) {
            writeln!(out, "{tally}")?;
            out.flush()?;
        }
    }
    Ok(())
}

/// Plays the first turns by lot.
fn opening(timeline: &mut dyn AnyTimeline, seed: u64) {
    use rand::{RngExt, SeedableRng};
    let mut lot = rand::rngs::SmallRng::seed_from_u64(seed);
    for _ in 0..OPENING_PLIES {
        let actions = timeline.actions();
        if actions.is_empty() || timeline.play(actions[lot.random_range(0..actions.len())]).is_err() {
            break;
        }
    }
}

/// Results as the first player sees them.
#[derive(Debug, Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    plies: usize,
}

impl Tally {
    fn count(&mut self, outcome: Option<Outcome>, first: Side, plies: usize) {
        self.plies += plies;
        match outcome.and_then(Outcome::winner) {
            Some(winner) if winner == first => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// Share of the points, and its standard error.
    fn score(&self) -> (f64, f64) {
        let games = f64::from(self.wins + self.draws + self.losses);
        let mean = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games;
        let square = (f64::from(self.wins) + f64::from(self.draws) / 4.0) / games - mean * mean;
        (mean, (square.max(0.0) / games).sqrt())
    }
}

/// Difference in strength that makes this share of the points likely, on Elo's scale.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let games = self.wins + self.draws + self.losses;
        let (mean, error) = self.score();
        let (low, high) = (elo(mean - 1.96 * error), elo(mean + 1.96 * error));
        write!(
            f,
            "games {games} wins {} draws {} losses {} score {:.3} elo {:+.0} (95%: {low:+.0} to {high:+.0}) plies {:.0}",
            self.wins,
            self.draws,
            self.losses,
            mean,
            elo(mean),
            self.plies as f64 / f64::from(games.max(1)),
        )
    }
}

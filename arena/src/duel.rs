//! Games of the computer player against a search of the crate, and their score.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, Memory, Order, Score, assess, think};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Side};

use crate::adapter::{self, Move, Opponent, State};
use crate::contender::Contender;
use crate::{Args, Search};

/// Actions by lot at the beginning of a game.
const OPENING: usize = 6;
/// A look decides whether an opening is balanced: what it may cost, and what it may find for either side. It is nearly as deep as the games'
/// own, since an opening that is lost says nothing about who searches better.
const LOOK: Limits = Limits::nodes(100_000);
const BALANCE: i32 = 40;
/// Both players keep tables of this size from turn to turn.
const TABLE_MEBIBYTES: usize = 64;

/// How a game ended for the computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Won,
    Drawn,
    Lost,
}

/// Plays a game; says how it ended and after how many plies.
pub(crate) fn play<G: Contender>(number: u64, args: &Args) -> (Outcome, usize) {
    let mut opponent: Opponent<G> = match args.search {
        Search::Iterative => adapter::iterative(),
        Search::Parallel => adapter::parallel(),
    };
    let mut timeline = opening::<G>(args.seed, number / 2);
    let us = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let time = Duration::from_millis(args.time);
    let memory = Some(Arc::new(Memory::with_mebibytes(TABLE_MEBIBYTES)));
    let order = Order { limits: Some(Limits::time(time)), memory, ..Order::new(Level::MAX, number) };
    opponent.set_timeout(time);
    while timeline.outcome().is_none() {
        let position = timeline.position();
        let action = if position.side_to_move() == us {
            think(&timeline, &order, &AtomicBool::new(false), &mut |_| {}).and_then(G::Action::unpack)
        } else {
            match opponent.choose_move(&State::new(position.clone())) {
                Some(Move::Play(action)) => Some(action),
                // Not even one ply in that time: anything will do.
                _ => position.actions().first().copied(),
            }
        };
        let action = action.expect("there are actions while the game goes on");
        timeline.play(action).expect("players play legal actions");
    }
    let result = match timeline.outcome().and_then(|outcome| outcome.winner()) {
        Some(side) if side == us => Outcome::Won,
        Some(_) => Outcome::Lost,
        None => Outcome::Drawn,
    };
    (result, timeline.ply())
}

/// A random opening that leaves neither side ahead, the same for both games of a pair.
fn opening<G: Contender>(seed: u64, pair: u64) -> Timeline<G> {
    let balanced = (0..).find_map(|attempt| {
        let mut lot = SeededRng::new(&[seed, pair, attempt]);
        let mut timeline = Timeline::new(G::start(&G::Ruleset::default()), HouseRules::default());
        for _ in 0..OPENING {
            timeline.play(lot.choose(&timeline.position().actions())?).ok()?;
        }
        let even = |score| matches!(score, Score::Advantage(score) if score.abs() <= BALANCE);
        assess(&timeline, LOOK).is_some_and(|report| even(report.score)).then_some(timeline)
    });
    balanced.expect("there are balanced openings")
}

/// Results as the computer player sees them.
#[derive(Default)]
pub(crate) struct Tally {
    wins: u64,
    draws: u64,
    losses: u64,
}

impl Tally {
    pub(crate) fn count(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Won => self.wins += 1,
            Outcome::Drawn => self.draws += 1,
            Outcome::Lost => self.losses += 1,
        }
    }

    /// The share of the points, between the bounds of Wilson's interval with the variance that was seen: the true share lies there in 95
    /// of a hundred matches.
    fn share(&self) -> [f64; 3] {
        const Z: f64 = 1.96;
        let (wins, draws) = (self.wins as f64, self.draws as f64);
        let games = (self.wins + self.draws + self.losses) as f64;
        let share = (wins + draws / 2.0) / games;
        let variance = ((wins + draws / 4.0) / games - share * share).max(0.0);
        let centre = (share * games + Z * Z / 2.0) / (games + Z * Z);
        let half = Z / (games + Z * Z) * (variance * games + Z * Z / 4.0).sqrt();
        [(centre - half).max(0.0), share, (centre + half).min(1.0)]
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, share, high] = self.share().map(|share| share * 100.0);
        let Tally { wins, draws, losses } = self;
        write!(f, "{wins} won, {draws} drawn, {losses} lost: {share:.1} % of the points (95 %: {low:.1} to {high:.1})")
    }
}

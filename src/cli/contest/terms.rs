//! What a match is about: everything that two files must agree on for their games to be counted together.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::args::MatchArgs;
use super::spec::Spec;
use crate::cli::error::CliError;
use crate::cli::games;
use crate::engine::Limits;
use crate::rules::any::AnyTimeline;
use crate::rules::registry::GameEntry;
use crate::rules::timeline::HouseRules;

/// What is written at the head of a file of games to say what it is.
pub(super) const FORMAT: &str = "cannon-match";
/// Its version.
const VERSION: u32 = 1;

/// The terms of a match, as they stand at the head of its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Terms {
    pub(super) format: String,
    version: u32,
    pub(super) first: String,
    pub(super) second: String,
    game: String,
    ruleset: Value,
    openings: String,
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime_ms: Option<u64>,
    max_plies: usize,
    pub(super) seed: u64,
}

impl Terms {
    /// The terms that were typed.
    pub(super) fn new(args: &MatchArgs, players: [&Spec; 2], ruleset: Value) -> Terms {
        let [first, second] = players.map(ToString::to_string);
        Terms {
            format: FORMAT.to_owned(),
            version: VERSION,
            first,
            second,
            game: args.by.game.unwrap_or(games::default()).id.to_owned(),
            ruleset,
            openings: args.openings.to_string(),
            depth: args.limits.depth,
            nodes: args.limits.nodes,
            movetime_ms: args.limits.movetime,
            max_plies: args.max_plies,
            seed: args.seed,
        }
    }

    /// The first thing in which other terms differ, in words: what, here and there.
    pub(super) fn difference(&self, other: &Terms) -> Option<(String, String, String)> {
        let [Ok(Value::Object(ours)), Ok(Value::Object(theirs))] = [self, other].map(serde_json::to_value) else {
            return None;
        };
        let differs = |(name, value): (&String, &Value)| {
            let theirs = theirs.get(name).unwrap_or(&Value::Null);
            (theirs != value).then(|| (name.clone(), value.to_string(), theirs.to_string()))
        };
        ours.iter().find_map(differs)
    }

    /// The same but for the seed: shards of one match.
    pub(super) fn of_any_seed(&self) -> Terms {
        Terms { seed: 0, ..self.clone() }
    }
}

/// How the games of a match are played.
#[derive(Clone, Debug)]
pub(super) struct Conditions {
    pub(super) entry: &'static GameEntry,
    /// The rules, as their JSON value.
    pub(super) ruleset: Value,
    /// Whether those are the game's usual ones.
    pub(super) usual_rules: bool,
    pub(super) limits: Option<Limits>,
    /// How long to wait for an answer from outside.
    pub(super) patience: Duration,
    pub(super) max_plies: usize,
}

impl Conditions {
    /// How long to wait beyond a time limit, and where there is none.
    const PATIENCE: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(60)];

    pub(super) fn new(args: &MatchArgs) -> Result<Conditions, CliError> {
        let game = args.by.game.unwrap_or(games::default());
        let ruleset = (game.ruleset)(&args.by.rules)?;
        let entry = game.entry()?;
        let usual = entry.begin(None, None, HouseRules::default()).map_err(CliError::bad)?.ruleset();
        let limits = args.limits.limits();
        let time = limits.and_then(|limits| limits.time);
        let patience = args.patience.map_or(Self::PATIENCE[usize::from(time.is_none())], Duration::from_secs);
        Ok(Conditions {
            entry,
            usual_rules: ruleset == usual,
            ruleset,
            limits,
            patience: time.unwrap_or_default() + patience,
            max_plies: args.max_plies,
        })
    }

    /// A game at its start, with the draws by history that games of computers have.
    pub(super) fn start(&self) -> Result<Box<dyn AnyTimeline>, CliError> {
        self.entry.begin(Some(&self.ruleset), None, HouseRules::default()).map_err(CliError::bad)
    }
}

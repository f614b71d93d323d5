//! What a match is about: everything that two files must agree on for their games to be counted together.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::args::MatchArgs;
use super::spec::Spec;
use crate::error::CliError;
use crate::games::{self, Beginning};
use cannon_engine::Limits;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Clocks, Player, Players, Seat, TimeControl};
use cannon_rules::registry::GameEntry;
use cannon_rules::timeline::HouseRules;

/// What is written at the head of a file of games to say what it is.
pub(super) const FORMAT: &str = "cannon-match";
/// Its version.
pub(super) const VERSION: u32 = 1;

/// The terms of a match, as they stand at the head of its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Terms {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) first: String,
    pub(super) second: String,
    game: String,
    ruleset: Value,
    /// The position text that games begin with. Matches from the normal start do not mention it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    openings: String,
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime_ms: Option<u64>,
    /// Time on both clocks at the beginning. Matches without clocks do not mention them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock_ms: Option<u64>,
    /// Time added to a clock after each of its owner's actions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    increment_ms: Option<u64>,
    max_plies: usize,
    pub(super) seed: u64,
}

impl Terms {
    /// The terms that were typed.
    pub(super) fn new(args: &MatchArgs, players: [&Spec; 2], beginning: &Beginning) -> Terms {
        let [first, second] = players.map(ToString::to_string);
        let (clock_ms, increment_ms) = match args.clock {
            TimeControl::None => (None, None),
            TimeControl::Clock { base_ms, increment_ms } => (Some(base_ms), Some(increment_ms)),
        };
        Terms {
            format: FORMAT.to_owned(),
            version: VERSION,
            first,
            second,
            game: beginning.game.id.to_owned(),
            ruleset: beginning.ruleset.clone(),
            start: beginning.position.clone(),
            openings: args.openings.to_string(),
            depth: args.limits.depth,
            nodes: args.limits.nodes,
            movetime_ms: args.limits.movetime,
            clock_ms,
            increment_ms,
            max_plies: args.max_plies,
            seed: args.seed,
        }
    }

    /// The first thing in which other terms differ, in words: what, here and there.
    pub(super) fn difference(&self, other: &Terms) -> Option<(String, String, String)> {
        let [Ok(Value::Object(ours)), Ok(Value::Object(theirs))] = [self, other].map(serde_json::to_value) else {
            return None;
        };
        // What is not mentioned is not there.
        let side = |terms: &Map<String, Value>, name: &str| terms.get(name).unwrap_or(&Value::Null).to_string();
        let differs = |name: &String| {
            let (ours, theirs) = (side(&ours, name), side(&theirs, name));
            (ours != theirs).then(|| (name.clone(), ours, theirs))
        };
        ours.keys().chain(theirs.keys()).find_map(differs)
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
    /// The rules, and where games begin.
    pub(super) beginning: Beginning,
    /// Whether those are the game's usual ones.
    pub(super) usual_rules: bool,
    pub(super) limits: Option<Limits>,
    /// How long to wait for an answer from outside. Who has a clock is not waited for when that has run out.
    pub(super) patience: Duration,
    /// The clock of both players.
    clock: TimeControl,
    pub(super) max_plies: usize,
}

impl Conditions {
    /// How long to wait beyond a time limit.
    const PATIENCE_BEYOND: Duration = Duration::from_secs(1);
    /// How long to wait where there is neither a time limit nor a clock.
    const PATIENCE: Duration = Duration::from_secs(60);

    pub(super) fn new(args: &MatchArgs) -> Result<Conditions, CliError> {
        let game = args.by.game.unwrap_or(games::default());
        let beginning = Beginning::of(game, &args.by.rules)?;
        let entry = game.entry()?;
        let usual = entry.begin(None, None, HouseRules::default()).map_err(CliError::bad)?.ruleset();
        let limits = args.limits.limits();
        let time = limits.and_then(|limits| limits.time);
        let usual_patience = match (time, args.clock) {
            (Some(_), _) => Self::PATIENCE_BEYOND,
            (None, TimeControl::None) => Self::PATIENCE,
            (None, TimeControl::Clock { .. }) => Duration::MAX,
        };
        let patience = args.patience.map_or(usual_patience, Duration::from_secs);
        Ok(Conditions {
            entry,
            usual_rules: beginning.ruleset == usual,
            beginning,
            limits,
            patience: time.unwrap_or_default().saturating_add(patience),
            clock: args.clock,
            max_plies: args.max_plies,
        })
    }

    /// A game at its start, with the draws by history that games of computers have.
    pub(super) fn start(&self) -> Result<Box<dyn AnyTimeline>, CliError> {
        self.beginning.begin(HouseRules::default())
    }

    /// Both clocks at the beginning of a game.
    pub(super) fn clocks(&self) -> Clocks {
        let player = || Player::new(Seat::default(), self.clock);
        Clocks::new(&Players { south: player(), north: player() })
    }
}

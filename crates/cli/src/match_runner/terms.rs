//! The settings of a match, and the terms that two files must share for their games to be counted together.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::args::MatchArgs;
use super::hypotheses::Hypotheses;
use super::player_spec::PlayerSpec;
use super::turn_limit::TurnLimit;
use crate::error::CliError;
use crate::games::{self, GameStart, GameStarts};
use cannon_engine::Limits;
use cannon_engine_driver::EngineGame;
use cannon_files::match_games::{FORMAT, VERSION};
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Clocks, Player, Players, Seat, TimeControl};
use cannon_rules::timeline::HouseRules;

/// The terms of a match, as the first line of its file states them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The format of the file.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The first player.
    pub first: String,
    /// The second player.
    pub second: String,
    /// The identifier of the game.
    pub game: String,
    ruleset: Value,
    /// The position text from which games start; absent for the normal start, and if games take turns on several boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// The boards on which pairs of games take turns; absent if all games have the same start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    boards: Vec<BoardTerms>,
    openings: String,
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime_ms: Option<u64>,
    /// The limit of the first player's turns, if it has one of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first_tc: Option<String>,
    /// The limit of the second player's turns, if it has one of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    second_tc: Option<String>,
    /// The time on both clocks at the beginning; absent without clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock_ms: Option<u64>,
    /// The time added to a clock after each action of its owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    increment_ms: Option<u64>,
    max_plies: usize,
    /// The seed of the openings and of the mistakes of the levels.
    pub seed: u64,
    /// The sequential test that ends the match; absent if the number of games does. It is a part of the terms because a test that is chosen
    /// after some results are known has other error rates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Hypotheses>,
}

/// The numbers in the terms of games that a player plays against itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelfPlay {
    /// The most nodes of a turn.
    pub nodes: u64,
    /// Number of plies after which a game counts as a draw.
    pub max_plies: usize,
    /// The seed of the openings.
    pub seed: u64,
}

/// A board of a match: its name, and the position text from which its games start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardTerms {
    name: String,
    start: String,
}

impl BoardTerms {
    /// The terms of a start that comes from a scheme.
    fn of(start: &GameStart) -> Option<BoardTerms> {
        Some(BoardTerms { name: start.scheme.clone()?, start: start.position.clone()? })
    }
}

impl Terms {
    /// The terms that the arguments describe.
    pub(super) fn new(
        args: &MatchArgs,
        players: [&PlayerSpec; 2],
        game_starts: &GameStarts,
        sprt: Option<Hypotheses>,
    ) -> Terms {
        let game_start = game_starts.of(0);
        let boards: Vec<BoardTerms> =
            if args.boards.is_given() { game_starts.all().iter().filter_map(BoardTerms::of).collect() } else { vec![] };
        let [first, second] = players.map(ToString::to_string);
        let limits = args.common_limits();
        let (clock_ms, increment_ms) = match args.clock {
            TimeControl::None => (None, None),
            TimeControl::Clock { base_ms, increment_ms } => (Some(base_ms), Some(increment_ms)),
        };
        Terms {
            format: FORMAT.to_owned(),
            version: VERSION,
            first,
            second,
            game: game_start.game.id.name().to_owned(),
            ruleset: game_start.ruleset.clone(),
            start: game_start.position.clone().filter(|_| boards.is_empty()),
            boards,
            openings: args.openings.to_string(),
            depth: limits.depth,
            nodes: limits.nodes,
            movetime_ms: limits.movetime,
            first_tc: args.first_tc.as_ref().map(ToString::to_string),
            second_tc: args.second_tc.as_ref().map(ToString::to_string),
            clock_ms,
            increment_ms,
            max_plies: args.max_plies,
            seed: args.seed,
            sprt,
        }
    }

    /// The terms of games that a player plays against itself with a node limit. `has_boards` says whether they take turns on boards.
    pub fn of_self_play(
        player: &str,
        openings: String,
        starts: &GameStarts,
        has_boards: bool,
        limits: SelfPlay,
    ) -> Terms {
        let start = starts.of(0);
        let boards = if has_boards { starts.all().iter().filter_map(BoardTerms::of).collect() } else { Vec::new() };
        Terms {
            format: FORMAT.to_owned(),
            version: VERSION,
            first: player.to_owned(),
            second: player.to_owned(),
            game: start.game.id.name().to_owned(),
            ruleset: start.ruleset.clone(),
            start: start.position.clone().filter(|_| boards.is_empty()),
            boards,
            openings,
            depth: None,
            nodes: Some(limits.nodes),
            movetime_ms: None,
            first_tc: None,
            second_tc: None,
            clock_ms: None,
            increment_ms: None,
            max_plies: limits.max_plies,
            seed: limits.seed,
            sprt: None,
        }
    }

    /// The first field in which other terms differ, with the value here and the value there as JSON.
    pub(super) fn first_difference(&self, other: &Terms) -> Option<(String, [String; 2])> {
        let [Ok(Value::Object(ours)), Ok(Value::Object(theirs))] = [self, other].map(serde_json::to_value) else {
            return None;
        };
        // Absent fields compare as null.
        let value = |terms: &Map<String, Value>, name: &str| terms.get(name).unwrap_or(&Value::Null).to_string();
        let differs = |name: &String| {
            let (ours, theirs) = (value(&ours, name), value(&theirs, name));
            (ours != theirs).then(|| (name.clone(), [ours, theirs]))
        };
        ours.keys().chain(theirs.keys()).find_map(differs)
    }

    /// The limits of the first player (index 0) or the second (index 1), spelt as the options of a match: turns, then the clock. Empty if
    /// the terms have no limits for the player.
    pub fn limits_text(&self, index: usize) -> String {
        let own = if index == 0 { &self.first_tc } else { &self.second_tc };
        let common = || {
            let nodes = self.nodes.map(|nodes| TurnLimit::Nodes(nodes).to_string());
            nodes.into_iter().chain(self.movetime_ms.map(|time| TurnLimit::Milliseconds(time).to_string())).collect()
        };
        let mut limits: Vec<String> = own.as_ref().map_or_else(common, |limit| vec![limit.clone()]);
        limits.extend(self.depth.map(|depth| format!("depth:{depth}")));
        if let Some(base_ms) = self.clock_ms {
            let (minutes, seconds) = (base_ms as f64 / 6e4, self.increment_ms.unwrap_or_default() as f64 / 1e3);
            limits.push(format!("clock:{minutes}+{seconds}"));
        }
        limits.join(" ")
    }

    /// The names of the boards, on which pairs of games take turns. Empty if all games have the same start.
    pub fn board_names(&self) -> Vec<String> {
        self.boards.iter().map(|board| board.name.clone()).collect()
    }

    /// The terms without the seed, which the shards of a match share.
    #[must_use]
    pub fn without_seed(&self) -> Terms {
        Terms { seed: 0, ..self.clone() }
    }
}

/// The limits of each turn of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnConditions {
    /// The limits of the search; `None` if the match sets none, so that the player keeps its own limits.
    pub(super) limits: Option<Limits>,
    /// Maximum time to wait for an answer of another program, which its clock limits further.
    pub(super) answer_timeout: Duration,
}

/// The settings with which the games of a match are played.
#[derive(Clone, Debug)]
pub(super) struct Conditions {
    /// The game.
    pub(super) game: GameId,
    /// The rules and the starts of the games, among which pairs of games take turns. All have the same rules.
    pub(super) game_starts: GameStarts,
    /// Whether the rules are the default rules of the game.
    pub(super) has_default_rules: bool,
    /// The limits of the first and of the second player.
    pub(super) turns: [TurnConditions; 2],
    /// The time control of both players.
    clock: TimeControl,
    /// Number of plies after which a game counts as a draw.
    pub(super) max_plies: usize,
}

impl Conditions {
    /// The default time to wait beyond a time limit.
    const DEFAULT_GRACE: Duration = Duration::from_secs(1);
    /// The default time to wait without a time limit or clock.
    const DEFAULT_TIMEOUT: Duration = Duration::from_secs(60);

    /// Checks the arguments and collects the settings.
    ///
    /// # Errors
    /// If the rules or the scheme are invalid.
    pub(super) fn new(args: &MatchArgs) -> Result<Conditions, CliError> {
        let game = args.game_args.game.unwrap_or(games::default());
        let game_starts = GameStarts::from_args(game, &args.game_args.rules, &args.boards)?;
        // Every start is tried before the first game, so that a board that cannot be played does not end the match.
        for start in game_starts.all() {
            start.new_timeline(HouseRules::DRAWS)?;
        }
        let default_ruleset =
            game.id.begin(None, None, HouseRules::DRAWS).map_err(|error| CliError::refused(&error))?.ruleset();
        let turns = args.player_limits().map(|limits| {
            let time = limits.and_then(|limits| limits.time);
            let default_patience = match (time, args.clock) {
                (Some(_), _) => Self::DEFAULT_GRACE,
                (None, TimeControl::None) => Self::DEFAULT_TIMEOUT,
                (None, TimeControl::Clock { .. }) => Duration::MAX,
            };
            let patience = args.patience.map_or(default_patience, Duration::from_secs);
            TurnConditions { limits, answer_timeout: time.unwrap_or_default().saturating_add(patience) }
        });
        Ok(Conditions {
            game: game.id,
            has_default_rules: game_starts.of(0).ruleset == default_ruleset,
            game_starts,
            turns,
            clock: args.clock,
            max_plies: args.max_plies,
        })
    }

    /// The game for players that are other programs.
    pub(super) fn engine_game(&self) -> EngineGame {
        // Either all starts are position texts, or there is a single start, the normal start.
        let start = self.game_starts.of(0);
        EngineGame {
            game: self.game,
            ruleset: (!self.has_default_rules).then(|| start.ruleset.to_string()),
            has_position_texts: start.position.is_some(),
        }
    }

    /// The game with this number at its start, with the house rules for draws, so that it ends.
    pub(super) fn start(&self, number: u64) -> Result<AnyTimeline, CliError> {
        self.game_starts.of(number / 2).new_timeline(HouseRules::DRAWS)
    }

    /// Both clocks at the beginning of a game.
    pub(super) fn clocks(&self) -> Clocks {
        let player = || Player::new(Seat::default(), self.clock);
        Clocks::new(&Players { south: player(), north: player() })
    }
}

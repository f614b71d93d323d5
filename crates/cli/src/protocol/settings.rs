//! The options that `setoption` sets, and the lines that describe them in the answer to `ugi`.

use std::fmt::Display;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use clap::ValueEnum;
use serde_json::Value;

use super::command::quoted;
use crate::args::RulesArgs;
use crate::error::CliError;
use crate::evaluation::{Evaluation, EvaluationArgs};
use crate::games::{self, GameCommands};
use cannon_engine::{AnyEvaluator, Level, SearchMemory, Style, TableMemoryError, engine};
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::LEVELS;
use cannon_rules::timeline::HouseRules;

/// The possible numbers of search threads.
const THREADS_RANGE: RangeInclusive<usize> = 1..=256;
/// The possible sizes of the search memory, in mebibytes.
const HASH_RANGE: RangeInclusive<usize> = 1..=4096;
/// The default size of the search memory, in mebibytes.
const DEFAULT_HASH: usize = 64;
/// The possible numbers of lines of a search.
const MULTI_PV_RANGE: RangeInclusive<usize> = 1..=256;

/// The current values of the options.
#[derive(Debug)]
pub(super) struct Settings {
    pub(super) game: &'static GameCommands,
    /// The ruleset as a JSON value; `None` for the default of the game.
    pub(super) ruleset: Option<Value>,
    /// The optional draw rules (option `Draws`).
    pub(super) house_rules: HouseRules,
    pub(super) level: Level,
    pub(super) style: Style,
    /// The evaluators that the command line names for the kinds of evaluation.
    sources: EvaluationSources,
    /// The kind of evaluation (option `Evaluation`).
    evaluation: Evaluation,
    /// The evaluator of this kind for the game; `None` for the evaluator of the level and style.
    pub(super) evaluator: Option<AnyEvaluator>,
    pub(super) threads: NonZeroUsize,
    pub(super) multi_pv: NonZeroUsize,
    pub(super) seed: u64,
    /// Whether the opening book is used.
    pub(super) own_book: bool,
    /// The size of the search memory in mebibytes.
    hash: usize,
    /// The search memory, which is allocated when its size is set, or for the first search.
    memory: Option<Arc<SearchMemory>>,
}

/// What the values of the option `Evaluation` stand for.
#[derive(Clone, Debug, Default)]
pub(super) struct EvaluationSources {
    /// An evaluator from a file of weights, which replaces the linear evaluator of the style, and the game that it evaluates.
    pub(super) weights: Option<(AnyEvaluator, GameId)>,
    /// The kind of evaluation at the beginning, and the file of the network.
    pub(super) args: EvaluationArgs,
}

impl EvaluationSources {
    /// The evaluator of a kind for a game; `None` for the evaluator of the level and style.
    ///
    /// # Errors
    /// If the file cannot be read or is damaged.
    fn evaluator(&self, kind: Evaluation, game: &GameCommands) -> Result<Option<AnyEvaluator>, CliError> {
        match (kind, &self.weights) {
            (Evaluation::Level | Evaluation::Linear, Some((weights, id))) if *id == game.id => {
                Ok(Some(weights.clone()))
            }
            (Evaluation::Level, _) => Ok(None),
            (Evaluation::Linear, _) => Ok(Some(engine(game.id).linear_evaluator())),
            (Evaluation::Network, _) => self.args.network_evaluator(game).map(Some),
        }
    }
}

/// The consequence of a changed option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Only later searches are affected.
    NextSearch,
    /// The game or its rules have changed, so that the position must be set up again.
    NewPosition,
}

impl Settings {
    /// The default values.
    ///
    /// # Errors
    /// If the evaluation that the command line names is not possible.
    pub(super) fn new(game: &'static GameCommands, sources: EvaluationSources) -> Result<Self, CliError> {
        let evaluation = sources.args.kind();
        let evaluator = sources.evaluator(evaluation, game)?;
        Ok(Settings {
            game,
            sources,
            evaluation,
            evaluator,
            ruleset: None,
            house_rules: HouseRules::DRAWS,
            level: Level::MAX,
            style: Style::default(),
            threads: NonZeroUsize::MIN,
            multi_pv: NonZeroUsize::MIN,
            seed: 0,
            own_book: false,
            hash: DEFAULT_HASH,
            memory: None,
        })
    }

    /// The lines that describe the options.
    pub(super) fn option_lines() -> Vec<String> {
        fn spin<T: Display>(name: &str, default: T, range: RangeInclusive<T>) -> String {
            format!("option name {name} type spin default {default} min {} max {}", range.start(), range.end())
        }
        let combo = |name: &str, words: &[&str]| {
            let default = words.first().copied().unwrap_or_default();
            format!("option name {name} type combo default {default} var {}", words.join(" var "))
        };
        vec![
            combo("Game", &games::ids()),
            combo("Rules", &games::presets()),
            "option name Draws type check default true".to_owned(),
            "option name OwnBook type check default false".to_owned(),
            spin("Level", *LEVELS.end(), LEVELS),
            combo("Style", &Style::all().into_iter().map(Style::name).collect::<Vec<_>>()),
            combo("Evaluation", &Evaluation::NAMES),
            format!("option name Seed type spin default 0 min 0 max {}", u64::MAX),
            spin("Threads", 1, THREADS_RANGE),
            spin("Hash", DEFAULT_HASH, HASH_RANGE),
            spin("MultiPV", 1, MULTI_PV_RANGE),
        ]
    }

    /// Sets an option.
    ///
    /// # Errors
    /// If the option is unknown or the value invalid. Nothing changes then.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Effect, String> {
        match name.to_ascii_lowercase().as_str() {
            "threads" => self.threads = parse_in_range("Threads", value, THREADS_RANGE).map(non_zero)?,
            "multipv" => self.multi_pv = parse_in_range("MultiPV", value, MULTI_PV_RANGE).map(non_zero)?,
            "seed" => self.seed = parse_in_range("Seed", value, 0..=u64::MAX)?,
            "hash" => {
                let hash = parse_in_range("Hash", value, HASH_RANGE)?;
                // The old memory is freed first, so that both need not fit.
                self.memory = None;
                let memory = SearchMemory::with_mebibytes(hash).map_err(|error| {
                    invalid_value("Hash", value, format!("{error}, which stays at {} MiB", self.hash))
                })?;
                self.memory = Some(Arc::new(memory));
                self.hash = hash;
            }
            "level" => {
                let level = parse_in_range("Level", value, LEVELS)?;
                self.level = Level::new(level).unwrap_or(Level::MAX);
            }
            "style" => self.style = value.parse().map_err(|error| invalid_value("Style", value, error))?,
            "evaluation" => {
                (self.evaluation, self.evaluator) = self.read_evaluation(value)?;
                self.memory = None;
            }
            "ownbook" => self.own_book = parse_bool("OwnBook", value)?,
            "draws" => {
                self.house_rules = if parse_bool("Draws", value)? { HouseRules::DRAWS } else { HouseRules::NONE };
                return Ok(Effect::NewPosition);
            }
            "game" => {
                let game = games::read(value).map_err(|error| invalid_value("Game", value, error))?;
                let evaluator = self.sources.evaluator(self.evaluation, game);
                self.evaluator = evaluator.map_err(|error| invalid_value("Game", value, error))?;
                self.game = game;
                self.ruleset = None;
                return Ok(Effect::NewPosition);
            }
            "rules" => {
                self.ruleset = Some(self.read_rules(value).map_err(|error| invalid_value("Rules", value, error))?);
                return Ok(Effect::NewPosition);
            }
            _ => return Err(format!("setoption: unknown option `{}`", quoted(name))),
        }
        Ok(Effect::NextSearch)
    }

    /// A kind of evaluation by its name, and its evaluator for the game.
    ///
    /// # Errors
    /// If there is no such kind, or no network can be used. The evaluation then stays as it is.
    fn read_evaluation(&self, value: &str) -> Result<(Evaluation, Option<AnyEvaluator>), String> {
        let kind = Evaluation::from_str(value, false)
            .map_err(|_| invalid_value("Evaluation", value, format!("it is {}", Evaluation::NAMES.join(", "))))?;
        match self.sources.evaluator(kind, self.game) {
            Ok(evaluator) => Ok((kind, evaluator)),
            Err(error) => Err(invalid_value("Evaluation", value, format!("the evaluation stays as it was. {error}"))),
        }
    }

    /// Parses a ruleset, which is the name of a preset or a JSON object.
    fn read_rules(&self, value: &str) -> Result<Value, String> {
        if !value.starts_with('{') {
            let (names, kind) = ((self.game.presets)(), if self.game.schemes.is_some() { "board" } else { "rules" });
            if !names.contains(&value) {
                return Err(format!("unknown {kind} `{}`; there are {}", quoted(value), names.join(", ")));
            }
            let preset = RulesArgs { rules: Some(value.to_owned()), ..RulesArgs::default() };
            return self.game.read_rules(&preset).map_err(|error| error.to_string());
        }
        let ruleset = serde_json::from_str(value).map_err(|error| error.to_string())?;
        self.begin(Some(&ruleset), None)?;
        Ok(ruleset)
    }

    /// Begins a game with the current rules, from this position text or from the start.
    ///
    /// # Errors
    /// If the position text is invalid.
    pub(super) fn timeline(&self, position: Option<&str>) -> Result<AnyTimeline, String> {
        self.begin(self.ruleset.as_ref(), position)
    }

    fn begin(&self, ruleset: Option<&Value>, position: Option<&str>) -> Result<AnyTimeline, String> {
        self.game.id.begin(ruleset, position, self.house_rules).map_err(|error| error.to_string())
    }

    /// The search memory, which all searches share. The error is given if this call allocated the memory and it is smaller than requested.
    pub(super) fn memory(&mut self) -> (Arc<SearchMemory>, Option<TableMemoryError>) {
        if let Some(memory) = &self.memory {
            return (memory.clone(), None);
        }
        let (memory, error) = match SearchMemory::with_mebibytes(self.hash) {
            Ok(memory) => (memory, None),
            Err(error) => (SearchMemory::up_to_mebibytes(self.hash), Some(error)),
        };
        (self.memory.insert(Arc::new(memory)).clone(), error)
    }

    /// Clears the search memory.
    pub(super) fn clear_memory(&self) {
        if let Some(memory) = &self.memory {
            memory.clear();
        }
    }
}

fn non_zero(number: usize) -> NonZeroUsize {
    NonZeroUsize::new(number).unwrap_or(NonZeroUsize::MIN)
}

/// The error of an invalid value, where `possible` says which values are possible.
fn invalid_value(name: &str, value: &str, possible: impl Display) -> String {
    format!("setoption {name}: `{}` is not possible; {possible}", quoted(value))
}

/// Parses the value of an option of type `check`.
fn parse_bool(name: &str, value: &str) -> Result<bool, String> {
    value.parse().map_err(|_| invalid_value(name, value, "it is true or false"))
}

/// Parses the value of an option of type `spin`.
fn parse_in_range<T>(name: &str, value: &str, range: RangeInclusive<T>) -> Result<T, String>
where
    T: FromStr + PartialOrd + Display,
{
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        invalid_value(name, value, format!("it is a whole number from {} to {}", range.start(), range.end()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings::new(games::default(), EvaluationSources::default()).expect("the linear evaluation")
    }

    #[test]
    fn invalid_value_changes_nothing() {
        let mut settings = settings();
        for (name, value) in [
            ("Threads", "0"),
            ("Hash", "many"),
            ("Level", "15"),
            ("Style", "wild"),
            ("Rules", "chess"),
            ("Rules", "{\"first\": \"east\"}"),
            ("Rules", "{"),
            ("Game", "go"),
            ("Draws", "yes"),
            ("OwnBook", "1"),
            ("Evaluation", "deep"),
            ("Luck", "1"),
        ] {
            assert!(settings.set(name, value).is_err(), "{name} {value}");
        }
        assert!(settings.evaluator.is_none());
        assert_eq!((settings.level, settings.threads, settings.ruleset), (Level::MAX, NonZeroUsize::MIN, None));
    }

    #[test]
    fn rules_are_accepted_as_preset_and_as_object() {
        let mut settings = settings();
        assert_eq!(settings.set("rules", "igg"), Ok(Effect::NewPosition));
        let igg = settings.ruleset.clone().expect("set");
        assert_eq!(settings.set("Rules", &igg.to_string()), Ok(Effect::NewPosition));
        assert_eq!(settings.ruleset, Some(igg));
    }

    #[test]
    fn evaluation_is_chosen_for_the_game() {
        let mut settings = settings();
        let checksum = |settings: &Settings| settings.evaluator.as_ref().and_then(AnyEvaluator::network_checksum);
        assert_eq!(settings.set("Evaluation", "network"), Ok(Effect::NextSearch));
        let of_cannon = checksum(&settings);
        assert_eq!(settings.set("Game", "tank-chess"), Ok(Effect::NewPosition));
        let of_tank_chess = checksum(&settings);
        assert!(of_cannon.is_some() && of_tank_chess.is_some() && of_cannon != of_tank_chess);
        assert_eq!(settings.set("evaluation", "network"), Ok(Effect::NextSearch));
        assert_eq!(checksum(&settings), of_tank_chess);
        settings.set("Evaluation", "linear").expect("possible");
        assert!(settings.evaluator.is_some() && checksum(&settings).is_none());
        settings.set("Evaluation", "level").expect("possible");
        assert!(settings.evaluator.is_none());
    }

    #[test]
    fn weights_of_a_file_are_for_their_game_alone() {
        let engine = engine(GameId::Cannon);
        let weights = Some((engine.linear_evaluator(), GameId::Cannon));
        let sources = EvaluationSources { weights, ..EvaluationSources::default() };
        let mut settings = Settings::new(games::default(), sources).expect("the weights");
        assert!(settings.evaluator.is_some());
        settings.set("Game", "tank-chess").expect("a game");
        assert!(settings.evaluator.is_none());
        settings.set("Game", "cannon").expect("a game");
        assert!(settings.evaluator.is_some());
    }

    #[test]
    fn memory_is_kept_until_its_size_is_set() {
        let mut settings = settings();
        settings.set("Hash", "1").expect("possible");
        let (memory, _) = settings.memory();
        assert!(Arc::ptr_eq(&memory, &settings.memory().0));
        settings.set("Hash", "1").expect("possible");
        assert!(!Arc::ptr_eq(&memory, &settings.memory().0));
    }
}

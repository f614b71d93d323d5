//! What `setoption` sets, and what a program can learn about it from the answer to `ugi`.

use std::fmt::Display;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use serde_json::Value;

use super::command::quoted;
use crate::args::RulesArgs;
use crate::games::{self, GameCommands};
use cannon_engine::{Level, SearchMemory, Style};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::LEVELS;
use cannon_rules::timeline::HouseRules;

/// Threads to search with.
const THREADS: RangeInclusive<usize> = 1..=256;
/// Mebibytes of memory.
const HASH: RangeInclusive<usize> = 1..=4096;
/// The memory nobody has asked for otherwise.
const USUAL_HASH: usize = 64;
/// Lines to report on.
const LINES: RangeInclusive<usize> = 1..=256;

/// The options as they stand.
#[derive(Debug)]
pub(super) struct Settings {
    pub(super) game: &'static GameCommands,
    /// The ruleset as its JSON value; the game's usual one if `None`.
    pub(super) ruleset: Option<Value>,
    /// Draws by history.
    pub(super) house: HouseRules,
    pub(super) level: Level,
    pub(super) style: Style,
    pub(super) threads: NonZeroUsize,
    pub(super) lines: NonZeroUsize,
    pub(super) seed: u64,
    /// Whether the opening book answers where it can.
    pub(super) own_book: bool,
    hash: usize,
    memory: Option<Arc<SearchMemory>>,
}

/// What a change of an option means for the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// The next search is another one.
    Search,
    /// The game on the board was one by other rules.
    Board,
}

/// What is wrong with an option or its value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum BadOption {
    #[error("setoption: unknown option `{0}`")]
    Unknown(String),
    #[error("setoption {name}: `{value}` is not possible; {possible}")]
    Value { name: &'static str, value: String, possible: String },
}

impl Settings {
    /// Those at the beginning.
    pub(super) fn of(game: &'static GameCommands) -> Self {
        Settings {
            game,
            ruleset: None,
            house: HouseRules::default(),
            level: Level::MAX,
            style: Style::default(),
            threads: NonZeroUsize::MIN,
            lines: NonZeroUsize::MIN,
            seed: 0,
            own_book: false,
            hash: USUAL_HASH,
            memory: None,
        }
    }
}

impl Settings {
    /// The lines that tell of every option.
    pub(super) fn lines() -> Vec<String> {
        let spin = |name: &str, usual: usize, range: RangeInclusive<usize>| {
            format!("option name {name} type spin default {usual} min {} max {}", range.start(), range.end())
        };
        let combo = |name: &str, words: &[&str]| {
            let usual = words.first().copied().unwrap_or_default();
            format!("option name {name} type combo default {usual} var {}", words.join(" var "))
        };
        vec![
            combo("Game", &games::ids()),
            combo("Rules", &games::presets()),
            "option name Draws type check default true".to_owned(),
            "option name OwnBook type check default false".to_owned(),
            spin("Level", LEVELS.end().to_owned().into(), LEVELS.start().to_owned().into()..=(*LEVELS.end()).into()),
            combo("Style", &Style::ALL.map(Style::name)),
            format!("option name Seed type spin default 0 min 0 max {}", u64::MAX),
            spin("Threads", 1, THREADS),
            spin("Hash", USUAL_HASH, HASH),
            spin("MultiPV", 1, LINES),
        ]
    }

    /// Sets an option.
    ///
    /// # Errors
    /// What is wrong; nothing has changed then.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Effect, BadOption> {
        match name.to_ascii_lowercase().as_str() {
            "threads" => self.threads = within("Threads", value, THREADS).map(at_least_one)?,
            "multipv" => self.lines = within("MultiPV", value, LINES).map(at_least_one)?,
            "seed" => self.seed = within("Seed", value, 0..=u64::MAX)?,
            "hash" => {
                self.hash = within("Hash", value, HASH)?;
                self.memory = None;
            }
            "level" => {
                let level = within("Level", value, LEVELS)?;
                self.level = Level::new(level).unwrap_or(Level::MAX);
            }
            "style" => self.style = value.parse().map_err(|error| bad("Style", value, error))?,
            "ownbook" => self.own_book = check("OwnBook", value)?,
            "draws" => {
                self.house = if check("Draws", value)? { HouseRules::default() } else { HouseRules::NONE };
                return Ok(Effect::Board);
            }
            "game" => {
                self.game = games::read(value).map_err(|error| bad("Game", value, error))?;
                self.ruleset = None;
                return Ok(Effect::Board);
            }
            "rules" => {
                self.ruleset = Some(self.read_rules(value).map_err(|error| bad("Rules", value, error))?);
                return Ok(Effect::Board);
            }
            _ => return Err(BadOption::Unknown(quoted(name))),
        }
        Ok(Effect::Search)
    }

    /// A ruleset by the name of a preset, or switch by switch as a JSON object.
    fn read_rules(&self, value: &str) -> Result<Value, String> {
        if !value.starts_with('{') {
            let preset = RulesArgs { rules: Some(value.to_owned()), ..RulesArgs::default() };
            return self.game.read_rules(&preset).map_err(|error| error.to_string());
        }
        let ruleset = serde_json::from_str(value).map_err(|error| error.to_string())?;
        self.begin(Some(&ruleset), None)?;
        Ok(ruleset)
    }

    /// A game by the rules that are set, from this position or from the start.
    ///
    /// # Errors
    /// What is wrong with the position.
    pub(super) fn timeline(&self, position: Option<&str>) -> Result<Box<dyn AnyTimeline>, String> {
        self.begin(self.ruleset.as_ref(), position)
    }

    fn begin(&self, ruleset: Option<&Value>, position: Option<&str>) -> Result<Box<dyn AnyTimeline>, String> {
        let entry = self.game.entry().map_err(|error| error.to_string())?;
        entry.begin(ruleset, position, self.house).map_err(|error| error.to_string())
    }

    /// What is remembered from search to search.
    pub(super) fn memory(&mut self) -> Arc<SearchMemory> {
        self.memory.get_or_insert_with(|| Arc::new(SearchMemory::with_mebibytes(self.hash))).clone()
    }

    /// Forgets what was found out in the last game.
    pub(super) fn forget(&self) {
        if let Some(memory) = &self.memory {
            memory.clear();
        }
    }
}

fn at_least_one(number: usize) -> NonZeroUsize {
    NonZeroUsize::new(number).unwrap_or(NonZeroUsize::MIN)
}

fn bad(name: &'static str, value: &str, possible: impl ToString) -> BadOption {
    BadOption::Value { name, value: quoted(value), possible: possible.to_string() }
}

fn check(name: &'static str, value: &str) -> Result<bool, BadOption> {
    value.parse().map_err(|_| bad(name, value, "it is true or false"))
}

fn within<T>(name: &'static str, value: &str, range: RangeInclusive<T>) -> Result<T, BadOption>
where
    T: FromStr + PartialOrd + Display,
{
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| bad(name, value, format!("it is a whole number from {} to {}", range.start(), range.end())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_that_is_not_possible_changes_nothing() {
        let mut settings = Settings::of(games::default());
        for (name, value) in [
            ("Threads", "0"),
            ("Hash", "many"),
            ("Level", "11"),
            ("Style", "wild"),
            ("Rules", "chess"),
            ("Rules", "{\"first\": \"east\"}"),
            ("Rules", "{"),
            ("Game", "go"),
            ("Draws", "yes"),
            ("OwnBook", "1"),
            ("Luck", "1"),
        ] {
            assert!(settings.set(name, value).is_err(), "{name} {value}");
        }
        assert_eq!((settings.level, settings.threads, settings.ruleset), (Level::MAX, NonZeroUsize::MIN, None));
    }

    #[test]
    fn rules_are_a_preset_or_an_object() {
        let mut settings = Settings::of(games::default());
        assert_eq!(settings.set("rules", "igg"), Ok(Effect::Board));
        let igg = settings.ruleset.clone().expect("set");
        assert_eq!(settings.set("Rules", &igg.to_string()), Ok(Effect::Board));
        assert_eq!(settings.ruleset, Some(igg));
    }

    #[test]
    fn memory_stays_until_its_size_is_set() {
        let mut settings = Settings::of(games::default());
        settings.set("Hash", "1").expect("possible");
        let memory = settings.memory();
        assert!(Arc::ptr_eq(&memory, &settings.memory()));
        settings.set("Hash", "1").expect("possible");
        assert!(!Arc::ptr_eq(&memory, &settings.memory()));
    }
}

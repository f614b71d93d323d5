//! What the commands need of each game beyond its rules: a file or folder for each game. A new game is one line in [`GAMES`].
//! [`scheme`] is what they know of set-ups that players make.

mod cannon;
mod scheme;
mod tank_chess;

use std::path::Path;

use clap::Args;
use serde_json::Value;

pub(super) use scheme::{SchemeReport, Schemes};

use super::args::{GameArgs, PositionArgs, RulesArgs, SubjectArgs};
use super::error::CliError;
use cannon_engine::registry::{self as players, EngineEntry};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::registry::{self, GameEntry};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Action, Game, PackedAction, Side, perft};

/// The word for a game's normal start in place of a position text.
const START: &str = "start";

/// The games that the commands know, the default first.
static GAMES: &[GameCommands] = &[cannon::COMMANDS, tank_chess::COMMANDS];

/// The command-line switches of all games, each game's in a group of its own.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct GameSwitches {
    #[command(flatten)]
    cannon: cannon::Switches,
    #[command(flatten)]
    tank_chess: tank_chess::Switches,
}

impl GameSwitches {
    /// The switches that are given, each with the identifier of its game.
    pub(super) fn given(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let cannon = self.cannon.given().map(|switch| (cannon::COMMANDS.id, switch));
        let tank_chess = self.tank_chess.given().map(|switch| (tank_chess::COMMANDS.id, switch));
        cannon.chain(tank_chess)
    }
}

/// The names of the switches that are given, of those listed with whether they are.
fn given_of<const N: usize>(switches: [(&'static str, bool); N]) -> impl Iterator<Item = &'static str> + use<N> {
    switches.into_iter().filter_map(|(name, is_given)| is_given.then_some(name))
}

/// What the commands need of a game.
#[derive(Debug)]
pub(super) struct GameCommands {
    /// The game's identifier.
    pub(super) id: &'static str,
    /// The ruleset of a preset and the switches of this game, as its JSON value. Called after [`GameCommands::read_rules`] has found no switch
    /// of another game.
    pub(super) ruleset: fn(&RulesArgs) -> Result<Value, CliError>,
    /// Sequences of actions from the present position, by first action.
    pub(super) divide: fn(&dyn AnyTimeline, u32) -> Vec<(PackedAction, u64)>,
    /// All of them.
    pub(super) perft: fn(&dyn AnyTimeline, u32) -> u64,
    /// The board in characters.
    pub(super) board: fn(&dyn AnyTimeline) -> String,
    /// A side's pieces by kind, each kind with the points it stands on, for those who do not see a board.
    pub(super) pieces: fn(&dyn AnyTimeline, Side) -> Vec<(&'static str, Vec<String>)>,
    /// Plies to which `cannon bench` searches, if not told otherwise.
    pub(super) bench_depth: u32,
    /// Plies at the beginning in which pieces are placed.
    pub(super) placing_plies: usize,
    /// The names of the rules that [`ruleset`](Self::ruleset) knows, the usual ones first.
    pub(super) presets: fn() -> Vec<&'static str>,
    /// Reads the text of a position file into a position text by these rules; `None` for games that have no such files.
    pub(super) position_file: Option<fn(&str, &Value) -> Result<String, String>>,
    /// Set-ups with a name, from which games can begin; `None` for games that have none.
    pub(super) schemes: Option<Schemes>,
    /// Marks behind actions, and the sentences by which they are announced.
    pub(super) announcements: &'static [(char, &'static str)],
    /// The message that explains how actions are written.
    pub(super) help: &'static str,
    /// Actions as examples.
    pub(super) example: &'static str,
}

impl GameCommands {
    /// The game's entry in the registry of rules.
    ///
    /// # Errors
    /// The rules do not know the game.
    pub(super) fn entry(&self) -> Result<&'static GameEntry, CliError> {
        registry::find(self.id).ok_or_else(|| CliError::Failed(format!("unknown game `{}`", self.id)))
    }

    /// The ruleset of a preset and switches, as its JSON value.
    ///
    /// # Errors
    /// The preset is unknown, a switch belongs to another game, or the game has no schemes but one is given.
    pub(super) fn read_rules(&self, rules: &RulesArgs) -> Result<Value, CliError> {
        if let Some((game, switch)) = rules.switches.given().find(|(game, _)| *game != self.id) {
            let this = self.id;
            return Err(CliError::BadInput(format!(
                "{switch} is a switch of {game}, and the game is {this}; leave it out"
            )));
        }
        if rules.scheme.is_some() && self.schemes.is_none() {
            return Err(CliError::BadInput(format!(
                "{} has no schemes; name another game with --game, or leave out --scheme",
                self.id
            )));
        }
        (self.ruleset)(rules)
    }

    /// The position text in a position file.
    ///
    /// # Errors
    /// The file cannot be read, is no position file, or the game has none.
    fn read_position_file(&self, path: &Path, ruleset: &Value) -> Result<String, CliError> {
        let Some(read) = self.position_file else {
            return Err(CliError::BadInput(format!(
                "the game {} has no position files; give a position text",
                self.id
            )));
        };
        let text = cannon_files::read_text(path)?;
        read(&text, ruleset).map_err(|error| CliError::BadInput(format!("{}: {error}", path.display())))
    }
}

/// The computer player of a game.
///
/// # Errors
/// There is none.
pub(super) fn player(game: &str) -> Result<&'static EngineEntry, CliError> {
    players::find(game).ok_or_else(|| CliError::BadInput(format!("there is no computer player for {game}")))
}

/// Cannon.
pub(super) fn default() -> &'static GameCommands {
    &GAMES[0]
}

/// The game with this identifier.
pub(super) fn find(id: &str) -> Option<&'static GameCommands> {
    GAMES.iter().find(|game| game.id == id)
}

/// The first game that has schemes.
///
/// # Errors
/// There is none.
pub(super) fn with_schemes() -> Result<&'static GameCommands, CliError> {
    let game = GAMES.iter().find(|game| game.schemes.is_some());
    game.ok_or_else(|| CliError::Failed("no game has schemes".to_owned()))
}

/// The identifiers of all games, the default first.
pub(super) fn ids() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.id).collect()
}

/// The names of the rules of all games, those of the default first.
pub(super) fn presets() -> Vec<&'static str> {
    GAMES.iter().flat_map(|game| (game.presets)()).collect()
}

/// Reads a game's identifier.
pub(super) fn read(id: &str) -> Result<&'static GameCommands, String> {
    find(id).ok_or_else(|| format!("unknown game; there are {}", ids().join(", ")))
}

/// How games begin: by which rules, and from where.
#[derive(Clone, Debug)]
pub(super) struct Beginning {
    pub(super) game: &'static GameCommands,
    /// The ruleset, as its JSON value.
    pub(super) ruleset: Value,
    /// The position text of the scheme that was named; the game's normal start if `None`.
    pub(super) position: Option<String>,
    /// What the scheme is called that was named.
    pub(super) scheme: Option<String>,
}

impl Beginning {
    /// What was typed, checked.
    ///
    /// # Errors
    /// What is wrong with the rules or the scheme.
    pub(super) fn of(game: &'static GameCommands, rules: &RulesArgs) -> Result<Beginning, CliError> {
        let ruleset = game.read_rules(rules)?;
        let scheme = rules.scheme.as_deref().map(|path| game.playable_scheme(path)).transpose()?;
        let (position, scheme) = scheme.map(|scheme| (scheme.text, scheme.name)).unzip();
        Ok(Beginning { game, ruleset, position, scheme })
    }

    /// A game that begins so.
    ///
    /// # Errors
    /// What is wrong with rules or position.
    pub(super) fn begin(&self, house: HouseRules) -> Result<Box<dyn AnyTimeline>, CliError> {
        self.game.entry()?.begin(Some(&self.ruleset), self.position.as_deref(), house).map_err(CliError::bad)
    }
}

/// A game that begins with a position text, or for `start` with the scheme that was named or the normal start.
///
/// # Errors
/// What is wrong with rules, scheme or position.
pub(super) fn begin(by: &GameArgs, position: &str) -> Result<(&'static GameCommands, Box<dyn AnyTimeline>), CliError> {
    let mut beginning = Beginning::of(by.game.unwrap_or(default()), &by.rules)?;
    if position != START && beginning.position.replace(position.to_owned()).is_some() {
        return Err(CliError::BadInput("a position and a scheme are given; leave out one of them".to_owned()));
    }
    Ok((beginning.game, beginning.begin(HouseRules::NONE)?))
}

/// A game that begins with the position that was named: by its text, by a file, or the normal start.
///
/// # Errors
/// What is wrong with rules, position or file.
pub(super) fn begin_named(args: &PositionArgs) -> Result<(&'static GameCommands, Box<dyn AnyTimeline>), CliError> {
    let Some(path) = &args.position_file else { return begin(&args.by, args.position.as_deref().unwrap_or(START)) };
    let game = args.by.game.unwrap_or(default());
    let text = game.read_position_file(path, &game.read_rules(&args.by.rules)?)?;
    begin(&args.by, &text)
}

/// Reads what a command is about: a game that begins with the position, or the one in the record, which is given too, at its last ply.
///
/// # Errors
/// What is wrong with rules or position; or the record cannot be read, or was named together with what it has of its own.
pub fn subject(args: &SubjectArgs) -> Result<(Option<Record>, Box<dyn AnyTimeline>), CliError> {
    let Some(path) = &args.record else {
        let position = args.position.as_deref().unwrap_or(START);
        return Ok((None, begin(&args.by, position)?.1));
    };
    if args.by.is_given() {
        let path = path.display();
        return Err(CliError::BadInput(format!("{path} has its own game and rules; leave out what says otherwise")));
    }
    let (record, timeline) = cannon_files::read_game(path)?;
    Ok((Some(record), timeline))
}

fn count<G: Game>(timeline: &dyn AnyTimeline, depth: u32) -> u64 {
    timeline.downcast_ref::<G>().map_or(0, |timeline| perft::perft(timeline.position(), depth))
}

fn divide<G: Game>(timeline: &dyn AnyTimeline, depth: u32) -> Vec<(PackedAction, u64)> {
    let Some(timeline) = timeline.downcast_ref::<G>() else { return Vec::new() };
    perft::divide(timeline.position(), depth).into_iter().map(|(action, count)| (action.pack(), count)).collect()
}

//! The part of the commands that differs from game to game, with a file or folder for each game.
//! [`scheme`] describes schemes of any game, and [`boards`] has the boards on which many games take turns.

mod boards;
mod cannon;
mod scheme;
mod tank_chess;

use std::path::Path;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::Value as Json;

pub use boards::{BoardArgs, GameStarts};
pub use scheme::{SchemeReport, Schemes, one_after_the_other};

use super::args::{GameArgs, PositionArgs, PositionOrRecordArgs, RulesArgs};
use super::error::CliError;
use super::report::print_notice;
use super::value_error::ValueError;
use cannon_files::{Format, NumberedGame, PicturedPosition, system_error};
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper};
use cannon_rules::any::{AnyTimeline, ParseError};
use cannon_rules::message::{Message, ToMessage, Value};
use cannon_rules::record::Record;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Side};

/// The word that stands for the normal start of a game in place of a position text.
const START: &str = "start";

/// The properties and functions of a game that the commands need.
pub const fn commands(game: GameId) -> &'static GameCommands {
    match game {
        GameId::Cannon => &cannon::COMMANDS,
        GameId::TankChess => &tank_chess::COMMANDS,
    }
}

/// A position as the commands show it.
pub(crate) trait ShownPosition {
    /// The board in characters.
    fn board(&self, detail: BoardDetail) -> String;

    /// The pieces of a side by kind, with the message that names the kind and their places, for screen readers.
    fn pieces(&self, side: Side) -> Vec<(&'static str, Vec<String>)>;

    /// Further sentences about the position, such as the objective of the board.
    fn remarks(&self, words: &Localizer) -> Vec<String>;
}

/// The current position as the commands show it.
pub(crate) fn shown_position(timeline: &AnyTimeline) -> &dyn ShownPosition {
    match timeline {
        AnyTimeline::Cannon(game) => game.position(),
        AnyTimeline::TankChess(game) => game.position(),
    }
}

/// The rule switches of all games, grouped by game.
#[derive(Clone, Debug, Default, Args)]
pub struct GameSwitches {
    #[command(flatten)]
    cannon: cannon::Switches,
    #[command(flatten)]
    tank_chess: tank_chess::Switches,
}

impl GameSwitches {
    /// The switches that were given, each with its game.
    pub fn given(&self) -> impl Iterator<Item = (GameId, &'static str)> {
        let cannon = self.cannon.given().map(|switch| (GameId::Cannon, switch));
        let tank_chess = self.tank_chess.given().map(|switch| (GameId::TankChess, switch));
        cannon.chain(tank_chess)
    }
}

/// The names of the switches that were given, from pairs of name and whether it was given.
fn given_names<const N: usize>(switches: [(&'static str, bool); N]) -> impl Iterator<Item = &'static str> + use<N> {
    switches.into_iter().filter_map(|(name, is_given)| is_given.then_some(name))
}

/// A parser for one of two words, which the help lists.
fn one_of_two<T: Copy + Send + Sync + 'static>(words: [(&'static str, T); 2]) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(words.map(|(word, _)| word))
        .map(move |word| if word == words[0].0 { words[0].1 } else { words[1].1 })
}

/// What a board in characters shows of each piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardDetail {
    /// Its letter and the direction in which it faces, in games where pieces face in directions.
    Facings,
    /// Its letter.
    Plain,
}

/// The properties and functions of a game that the commands use.
#[derive(Debug)]
pub struct GameCommands {
    /// The game.
    pub id: GameId,
    /// Makes the ruleset from a preset and the switches of this game, as a JSON value. [`GameCommands::read_rules`] calls it after checking
    /// that no switch belongs to another game.
    pub ruleset: fn(&RulesArgs) -> Result<Json, CliError>,
    /// Sets the switches that are recommended for tournaments, and leaves switches that were given as they are. The number is the limit on
    /// shifts, in place of the usual limit. `None` for games whose rules stay the same.
    pub set_tournament_rules: Option<fn(&mut GameSwitches, Option<u8>)>,
    /// The default search depth of `cannon-lab bench`, in plies.
    pub bench_depth: u32,
    /// The number of plies at the beginning in which pieces are placed.
    pub placing_plies: usize,
    /// The names of the presets that [`ruleset`](Self::ruleset) accepts, the default first.
    pub presets: fn() -> Vec<&'static str>,
    /// Converts the text of a position file to a position text, given the ruleset; `None` for games without position files.
    pub position_file: Option<fn(&str, &Json) -> Result<String, ParseError>>,
    /// The schemes of the game; `None` for games without schemes.
    pub schemes: Option<Schemes>,
    /// The reference sheet of the rules.
    pub reference: fn(Paper, &Localizer) -> Page,
    /// Marks at the end of notations, with the messages that announce them.
    pub announcements: &'static [(char, &'static str)],
    /// The message that explains the notation of actions.
    pub help_id: &'static str,
    /// Actions that serve as examples of the notation.
    pub example_actions: &'static str,
}

impl GameCommands {
    /// The ruleset that the arguments describe, as a JSON value.
    ///
    /// # Errors
    /// If the preset is unknown, a switch belongs to another game, or a scheme is given for a game without schemes.
    pub fn read_rules(&self, rules: &RulesArgs) -> Result<Json, CliError> {
        if let Some((game, switch)) = rules.switches.given().find(|(game, _)| *game != self.id) {
            let this = self.id;
            let args =
                [("switch", Value::text(switch)), ("other", game.name_id().into()), ("game", this.name_id().into())];
            return Err(CliError::bad(Message::with("error-switch-of-other-game", args)));
        }
        if rules.scheme.is_some() && self.schemes.is_none() {
            return Err(CliError::bad(Message::with("error-no-schemes", [("game", self.id.name_id().into())])));
        }
        (self.ruleset)(rules)
    }

    /// Sets the rules that are recommended for tournaments, unless a switch was given for them. `shift_limit` replaces the usual limit on
    /// shifts.
    ///
    /// # Errors
    /// If a limit on shifts is given for a game without shifts.
    pub fn apply_tournament_rules(&self, switches: &mut GameSwitches, shift_limit: Option<u8>) -> Result<(), CliError> {
        match (self.set_tournament_rules, shift_limit) {
            (Some(set), _) => set(switches, shift_limit),
            (None, None) => {}
            (None, Some(_)) => {
                return Err(CliError::bad(Message::with("error-no-shifts", [("game", self.id.name_id().into())])));
            }
        }
        Ok(())
    }

    /// Reads a position file as a position text.
    ///
    /// # Errors
    /// If the file cannot be read or is not a position file, or the game has no position files.
    fn read_position_file(&self, path: &Path, ruleset: &Json) -> Result<String, CliError> {
        let Some(read) = self.position_file else {
            return Err(CliError::bad(Message::with("error-no-position-files", [("game", self.id.name_id().into())])));
        };
        let text = cannon_files::read_text(path)?;
        read(&text, ruleset).map_err(|error| in_file(path, &error))
    }
}

/// An error of the content of a file.
fn in_file(path: &Path, error: &ParseError) -> CliError {
    CliError::bad(system_error::in_file(path, error.to_message()))
}

/// The default game, which is Cannon.
pub fn default() -> &'static GameCommands {
    commands(GameId::default())
}

/// All games, the default first.
fn all() -> impl Iterator<Item = &'static GameCommands> {
    GameId::ALL.into_iter().map(commands)
}

/// The first game that has schemes; the default game if none has.
pub fn first_with_schemes() -> &'static GameCommands {
    all().find(|game| game.schemes.is_some()).unwrap_or(default())
}

/// The words for all games, the default first.
pub fn ids() -> Vec<&'static str> {
    GameId::ALL.map(GameId::name).to_vec()
}

/// The names of the rule presets of all games, the presets of the default game first.
pub fn presets() -> Vec<&'static str> {
    all().flat_map(|game| (game.presets)()).collect()
}

/// Parses the word for a game.
pub fn read(id: &str) -> Result<&'static GameCommands, ValueError> {
    id.parse().map(commands).map_err(|_| ValueError::Game { games: ids().join(", ") })
}

/// The start of a game: its rules and its first position.
#[derive(Clone, Debug)]
pub struct GameStart {
    /// The game.
    pub game: &'static GameCommands,
    /// The ruleset as a JSON value.
    pub ruleset: Json,
    /// The position text to start from; `None` for the normal start of the game.
    pub position: Option<String>,
    /// The name of the scheme that the position text comes from.
    pub scheme: Option<String>,
}

impl GameStart {
    /// Checks the arguments and loads the scheme if one is given.
    ///
    /// # Errors
    /// If the rules or the scheme are invalid.
    pub fn from_args(game: &'static GameCommands, rules: &RulesArgs) -> Result<GameStart, CliError> {
        let ruleset = game.read_rules(rules)?;
        let scheme = rules.scheme.as_deref().map(|path| game.load_playable_scheme(path)).transpose()?;
        let (position, scheme) = scheme.map(|scheme| (scheme.text, scheme.name)).unzip();
        Ok(GameStart { game, ruleset, position, scheme })
    }

    /// Begins a game from this start.
    ///
    /// # Errors
    /// If the rules or the position are invalid.
    pub fn new_timeline(&self, house: HouseRules) -> Result<AnyTimeline, CliError> {
        let begun = self.game.id.begin(Some(&self.ruleset), self.position.as_deref(), house);
        begun.map_err(|error| CliError::refused(&error))
    }
}

/// Begins a game from a position text. The word `start` stands for the scheme if one is given, and for the normal start otherwise.
///
/// # Errors
/// If the rules, the scheme or the position are invalid, or both a scheme and a position are given.
pub fn begin_game(by: &GameArgs, position: &str) -> Result<(&'static GameCommands, AnyTimeline), CliError> {
    begin_game_with(by, position, HouseRules::NONE)
}

/// Begins a game with these house rules, as [`begin_game`] does without house rules.
fn begin_game_with(
    by: &GameArgs,
    position: &str,
    house: HouseRules,
) -> Result<(&'static GameCommands, AnyTimeline), CliError> {
    let mut start = GameStart::from_args(by.game.unwrap_or(default()), &by.rules)?;
    if position != START && start.position.replace(position.to_owned()).is_some() {
        return Err(CliError::bad("error-position-and-scheme"));
    }
    Ok((start.game, start.new_timeline(house)?))
}

/// Begins a game with these house rules from the position that the arguments give as text or as a file, or from the normal start.
///
/// # Errors
/// If the rules, the position or the file are invalid.
pub fn begin_from(args: &PositionArgs, house: HouseRules) -> Result<(&'static GameCommands, AnyTimeline), CliError> {
    let Some(path) = &args.position_file else {
        return begin_game_with(&args.game_args, args.position.as_deref().unwrap_or(START), house);
    };
    if let Some(timeline) = pictured(path, &args.game_args, house)? {
        return Ok((commands(timeline.game()), timeline));
    }
    let game = args.game_args.game.unwrap_or(default());
    let text = game.read_position_file(path, &game.read_rules(&args.game_args.rules)?)?;
    begin_game_with(&args.game_args, &text, house)
}

/// A game that begins from the position in a picture. `None` if the file is no picture.
fn pictured(path: &Path, by: &GameArgs, house: HouseRules) -> Result<Option<AnyTimeline>, CliError> {
    let Some(PicturedPosition { game, ruleset, position }) = cannon_files::read_picture(path)? else {
        return Ok(None);
    };
    check_own_rules(path, by)?;
    let timeline = game.begin(Some(&ruleset), Some(&position), house);
    timeline.map(Some).map_err(|error| in_file(path, &error))
}

/// Refuses options for the game and its rules beside a file that has its own.
fn check_own_rules(path: &Path, by: &GameArgs) -> Result<(), CliError> {
    if by.is_given() {
        return Err(CliError::bad(Message::from("error-record-rules").text("file", path.display())));
    }
    Ok(())
}

/// What a command is about: a position, or a game.
#[derive(Debug)]
pub(crate) struct Subject {
    /// The game; `None` for a position.
    pub(crate) record: Option<Record>,
    /// The position, or the game at its last ply.
    pub(crate) timeline: AnyTimeline,
    /// From which format of other programs the game comes, and where its reader stopped.
    pub(crate) notice: Option<Message>,
}

impl From<NumberedGame> for Subject {
    fn from(game: NumberedGame) -> Subject {
        let notice = import_notice(&game);
        Subject { record: Some(game.record), timeline: game.timeline, notice }
    }
}

/// A sentence about a game of another program: its format, and where and why the reader stopped. `None` for our own games.
pub(crate) fn import_notice(game: &NumberedGame) -> Option<Message> {
    if matches!(game.format, Format::Record | Format::Match) {
        return None;
    }
    let id = if game.stopped.is_some() { "cli-import-stopped" } else { "cli-import" };
    let message = Message::from(id).text("file", game.path.display()).message("format", game.format.message());
    Some(match &game.stopped {
        None => message,
        Some(fault) => message.number("plies", game.record.actions.len()).message("reason", fault.to_message()),
    })
}

/// Begins a game from the position in the arguments, or loads the record, whose game is returned at the last ply. A notice about a game of
/// another program, which names its format and the place at which the reader stopped, goes to standard error.
///
/// # Errors
/// If the rules or the position are invalid, or the record cannot be read or was given together with options for its game or rules.
pub fn position_or_record(args: &PositionOrRecordArgs, words: &Localizer) -> Result<AnyTimeline, CliError> {
    let Subject { timeline, notice, .. } = subject(args)?;
    print_notice(notice, words);
    Ok(timeline)
}

/// The game of a position or a record, with a notice about a game of another program.
pub(crate) fn subject(args: &PositionOrRecordArgs) -> Result<Subject, CliError> {
    let Some(path) = &args.record else {
        // The argument parser does not see it beside a position, which no record may stand beside.
        if args.number.is_some() {
            return Err(CliError::bad("error-number-without-record"));
        }
        let position = args.position.as_deref().unwrap_or(START);
        return Ok(Subject { record: None, timeline: begin_game(&args.game_args, position)?.1, notice: None });
    };
    check_own_rules(path, &args.game_args)?;
    if let (Some(timeline), None) = (pictured(path, &args.game_args, HouseRules::NONE)?, args.number) {
        return Ok(Subject { record: None, timeline, notice: None });
    }
    Ok(cannon_files::read_numbered_game(path, args.number)?.into())
}

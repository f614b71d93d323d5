//! What the commands need of each game beyond its rules. A new game is one line in [`GAMES`].

use serde_json::Value;

use super::args::{GameArgs, RulesArgs, SubjectArgs};
use super::error::CliError;
use crate::files;
use crate::rules::any::AnyTimeline;
use crate::rules::cannon::{self, Point, Ruleset};
use crate::rules::record::Record;
use crate::rules::registry::{self, GameEntry};
use crate::rules::timeline::HouseRules;
use crate::rules::{Action, Game, PackedAction, Side, perft};

/// The word for a game's normal start in place of a position text.
const START: &str = "start";

/// The games that the commands know, the default first.
static GAMES: &[GameCommands] = &[GameCommands {
    id: cannon::Position::ID,
    ruleset: cannon_ruleset,
    divide: divide::<cannon::Position>,
    perft: count::<cannon::Position>,
    board: cannon_board,
    pieces: cannon_pieces,
    placing_plies: 2,
}];

/// What the commands need of a game.
#[derive(Debug)]
pub(super) struct GameCommands {
    /// The game's identifier.
    pub(super) id: &'static str,
    /// The ruleset that the switches make up, as its JSON value.
    pub(super) ruleset: fn(&RulesArgs) -> Result<Value, CliError>,
    /// Sequences of actions from the present position, by first action.
    pub(super) divide: fn(&dyn AnyTimeline, u32) -> Vec<(PackedAction, u64)>,
    /// All of them.
    pub(super) perft: fn(&dyn AnyTimeline, u32) -> u64,
    /// The board in characters.
    pub(super) board: fn(&dyn AnyTimeline) -> String,
    /// A side's pieces by kind, each kind with the points it stands on, for those who do not see a board.
    pub(super) pieces: fn(&dyn AnyTimeline, Side) -> Vec<(&'static str, Vec<String>)>,
    /// Plies at the beginning in which pieces are placed.
    pub(super) placing_plies: usize,
}

impl GameCommands {
    /// The game's entry in the registry of rules.
    ///
    /// # Errors
    /// The rules do not know the game.
    pub(super) fn entry(&self) -> Result<&'static GameEntry, CliError> {
        registry::find(self.id).ok_or_else(|| CliError::Failed(format!("unknown game `{}`", self.id)))
    }
}

/// Cannon.
pub(super) fn default() -> &'static GameCommands {
    &GAMES[0]
}

/// The game with this identifier.
pub(super) fn find(id: &str) -> Option<&'static GameCommands> {
    GAMES.iter().find(|game| game.id == id)
}

/// Reads a game's identifier.
pub(super) fn read(id: &str) -> Result<&'static GameCommands, String> {
    find(id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        format!("unknown game; there is {}", known.join(", "))
    })
}

/// A game that begins with a position text, or with the normal start for `start`.
///
/// # Errors
/// What is wrong with rules or position.
pub(super) fn begin(by: &GameArgs, position: &str) -> Result<(&'static GameCommands, Box<dyn AnyTimeline>), CliError> {
    let game = by.game.unwrap_or(default());
    let ruleset = (game.ruleset)(&by.rules)?;
    let position = (position != START).then_some(position);
    let timeline = game.entry()?.begin(Some(&ruleset), position, HouseRules::NONE).map_err(CliError::bad)?;
    Ok((game, timeline))
}

/// Reads what a command is about: a game that begins with the position, or the one in the record, which is given too, at its last ply.
///
/// # Errors
/// What is wrong with rules or position; or the record cannot be read, or was named together with what it has of its own.
pub(super) fn subject(args: &SubjectArgs) -> Result<(Option<Record>, Box<dyn AnyTimeline>), CliError> {
    let Some(path) = &args.record else {
        let position = args.position.as_deref().unwrap_or(START);
        return Ok((None, begin(&args.by, position)?.1));
    };
    if args.by.is_given() {
        let path = path.display();
        return Err(CliError::BadInput(format!("{path} has its own game and rules; leave out what says otherwise")));
    }
    let (record, timeline) = files::read_game(path)?;
    Ok((Some(record), timeline))
}

fn cannon_ruleset(args: &RulesArgs) -> Result<Value, CliError> {
    let mut rules = match &args.rules {
        None => Ruleset::default(),
        Some(name) => Ruleset::preset(name).ok_or_else(|| {
            let known = Ruleset::PRESETS.map(|(name, _)| name).join(", ");
            CliError::BadInput(format!("unknown rules `{name}`; there are {known}"))
        })?,
    };
    rules.long_shot = args.long_shot.unwrap_or(rules.long_shot);
    rules.retreat_near = args.retreat_near.unwrap_or(rules.retreat_near);
    rules.town = args.town.unwrap_or(rules.town);
    rules.shift_limit = args.shift_limit.or(rules.shift_limit);
    serde_json::to_value(rules).map_err(|error| CliError::Failed(error.to_string()))
}

fn count<G: Game>(timeline: &dyn AnyTimeline, depth: u32) -> u64 {
    timeline.of::<G>().map_or(0, |timeline| perft::perft(timeline.position(), depth))
}

fn divide<G: Game>(timeline: &dyn AnyTimeline, depth: u32) -> Vec<(PackedAction, u64)> {
    let Some(timeline) = timeline.of::<G>() else { return Vec::new() };
    perft::divide(timeline.position(), depth).into_iter().map(|(action, count)| (action.pack(), count)).collect()
}

/// The board as in position texts, rank 10 on top, with coordinates on all sides.
fn cannon_board(timeline: &dyn AnyTimeline) -> String {
    let Some(timeline) = timeline.of::<cannon::Position>() else { return String::new() };
    let position = timeline.position();
    let files = "     a b c d e f g h i j\n";
    let mut board = files.to_owned();
    for rank in (0..Point::SIZE).rev() {
        board += &format!("{:>3} ", rank + 1);
        for file in 0..Point::SIZE {
            let piece = Point::new(file, rank).and_then(|point| position.piece_at(point));
            board.push(' ');
            board.push(piece.map_or('.', |(side, kind)| kind.letter(side)));
        }
        board += &format!("  {}\n", rank + 1);
    }
    board + files
}

fn cannon_pieces(timeline: &dyn AnyTimeline, side: Side) -> Vec<(&'static str, Vec<String>)> {
    let Some(timeline) = timeline.of::<cannon::Position>() else { return Vec::new() };
    let position = timeline.position();
    let points = |set: cannon::Bitboard| set.into_iter().map(|point| point.to_string()).collect();
    vec![("cli-towns", points(position.town_set(side))), ("cli-soldiers", points(position.soldiers(side)))]
}

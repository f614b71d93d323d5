//! Cannon.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::Value;

use super::{GameCommands, count, divide, given_of};
use crate::args::RulesArgs;
use crate::error::CliError;
use crate::options::whole;
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{Bitboard, LongShot, Point, Position, RetreatNear, Ruleset, TownSafety};
use cannon_rules::{Game, Side};

pub(super) const COMMANDS: GameCommands = GameCommands {
    id: Position::ID,
    ruleset,
    divide: divide::<Position>,
    perft: count::<Position>,
    board,
    pieces,
    bench_depth: 11,
    placing_plies: 2,
    presets: || Ruleset::PRESETS.map(|(name, _)| name).to_vec(),
    position_file: None,
    schemes: None,
    announcements: &[('+', "cli-danger")],
    help: "cli-help-cannon",
    example: "@e1, a2-b3",
};

/// The switches in which a ruleset may differ from its preset.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct Switches {
    /// Which points must be empty for a shot at three points: the first, or both
    #[arg(long, value_parser = word([("first", LongShot::First), ("both", LongShot::Both)]))]
    long_shot: Option<LongShot>,
    /// Which adjacent enemies allow a retreat: any piece, or only a soldier
    #[arg(long, value_parser = word([("piece", RetreatNear::Piece), ("soldier", RetreatNear::Soldier)]))]
    retreat_near: Option<RetreatNear>,
    /// Whether a player may leave the town in danger (capture) or not (checkmate)
    #[arg(long, value_parser = word([("capture", TownSafety::Capture), ("checkmate", TownSafety::Checkmate)]))]
    town: Option<TownSafety>,
    /// How often the same cannon may shift in a row; unlimited by default
    #[arg(long, value_name = "N", value_parser = whole(1..=u8::MAX), allow_negative_numbers = true)]
    shift_limit: Option<u8>,
}

impl Switches {
    /// The names of the switches that are given.
    pub(super) fn given(&self) -> impl Iterator<Item = &'static str> + use<> {
        given_of([
            ("--long-shot", self.long_shot.is_some()),
            ("--retreat-near", self.retreat_near.is_some()),
            ("--town", self.town.is_some()),
            ("--shift-limit", self.shift_limit.is_some()),
        ])
    }
}

/// A parser for one of two words, which lists them in the help.
fn word<T: Copy + Send + Sync + 'static>(words: [(&'static str, T); 2]) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(words.map(|(word, _)| word))
        .map(move |word| if word == words[0].0 { words[0].1 } else { words[1].1 })
}

fn ruleset(args: &RulesArgs) -> Result<Value, CliError> {
    let mut rules = match &args.rules {
        None => Ruleset::default(),
        Some(name) => Ruleset::preset(name).ok_or_else(|| {
            let known = Ruleset::PRESETS.map(|(name, _)| name).join(", ");
            CliError::BadInput(format!("unknown rules `{name}`; there are {known}"))
        })?,
    };
    let switches = &args.switches.cannon;
    rules.long_shot = switches.long_shot.unwrap_or(rules.long_shot);
    rules.retreat_near = switches.retreat_near.unwrap_or(rules.retreat_near);
    rules.town = switches.town.unwrap_or(rules.town);
    rules.shift_limit = switches.shift_limit.or(rules.shift_limit);
    serde_json::to_value(rules).map_err(|error| CliError::Failed(error.to_string()))
}

/// The board as in position texts, rank 10 on top, with coordinates on all sides.
fn board(timeline: &dyn AnyTimeline) -> String {
    let Some(timeline) = timeline.downcast_ref::<Position>() else { return String::new() };
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

fn pieces(timeline: &dyn AnyTimeline, side: Side) -> Vec<(&'static str, Vec<String>)> {
    let Some(timeline) = timeline.downcast_ref::<Position>() else { return Vec::new() };
    let position = timeline.position();
    let points = |set: Bitboard| set.into_iter().map(|point| point.to_string()).collect();
    vec![("cli-towns", points(position.town_set(side))), ("cli-soldiers", points(position.soldiers(side)))]
}

//! Cannon.

use serde_json::Value;

use super::{GameCommands, count, divide};
use crate::args::RulesArgs;
use crate::error::CliError;
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{Bitboard, Point, Position, Ruleset};
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

fn ruleset(args: &RulesArgs) -> Result<Value, CliError> {
    if args.board.is_some() {
        return Err(CliError::BadInput("Cannon has one board; leave out --board".to_owned()));
    }
    if args.scheme.is_some() {
        return Err(CliError::BadInput(
            "Cannon has no schemes; name the game with --game, or leave out --scheme".to_owned(),
        ));
    }
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

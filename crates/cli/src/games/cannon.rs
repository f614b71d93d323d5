//! The commands' part for Cannon.

use clap::Args;
use serde_json::Value;

use super::{BoardDetail, GameCommands, ShownPosition, given_names, one_of_two};
use crate::args::RulesArgs;
use crate::error::CliError;
use crate::options::integer_in;
use cannon_i18n::Localizer;
use cannon_rules::cannon::{
    Bitboard, CannonOf, LongShot, Point, Position, RetreatNear, RetreatOver, Ruleset, TownSafety,
};
use cannon_rules::message::{Message, Value as MessageValue};
use cannon_rules::{GameId, Side};

pub(super) const COMMANDS: GameCommands = GameCommands {
    id: GameId::Cannon,
    ruleset,
    set_tournament_rules: Some(|switches, limit| {
        switches.cannon.shift_limit.get_or_insert(limit.unwrap_or(Ruleset::TOURNAMENT_SHIFT_LIMIT));
    }),
    bench_depth: 11,
    placing_plies: 2,
    presets: || Ruleset::PRESETS.map(|(name, _)| name).to_vec(),
    position_file: None,
    schemes: None,
    reference: cannon_print::cannon::reference,
    announcements: &[('+', "cli-danger")],
    help_id: "cli-help-cannon",
    example_actions: "@e1, a2-b3",
};

/// The rule switches of Cannon, which override parts of the preset.
#[derive(Clone, Debug, Default, Args)]
#[group(skip)]
pub(super) struct Switches {
    /// Which of the two points between a cannon and a target three points away must be empty: the first, or both
    #[arg(long, value_parser = one_of_two([("first", LongShot::First), ("both", LongShot::Both)]))]
    long_shot: Option<LongShot>,
    /// Which adjacent enemies allow a retreat: any piece, or only soldiers
    #[arg(long, value_parser = one_of_two([("piece", RetreatNear::Piece), ("soldier", RetreatNear::Soldier)]))]
    retreat_near: Option<RetreatNear>,
    /// What may stand on the point that a retreat passes over: nothing (empty), or a piece of either side (any)
    #[arg(long, value_parser = one_of_two([("empty", RetreatOver::Empty), ("any", RetreatOver::Any)]))]
    retreat_over: Option<RetreatOver>,
    /// Which three pieces form a cannon: only soldiers, or any pieces, so that a side’s own town can be one of them
    #[arg(long, value_parser = one_of_two([("soldiers", CannonOf::Soldiers), ("pieces", CannonOf::Pieces)]))]
    cannon_of: Option<CannonOf>,
    /// Whether players may leave their own town under attack (capture) or not (checkmate)
    #[arg(long, value_parser = one_of_two([("capture", TownSafety::Capture), ("checkmate", TownSafety::Checkmate)]))]
    town: Option<TownSafety>,
    /// How many times in a row the same cannon may shift; by default without limit
    #[arg(long, value_name = "N", value_parser = integer_in(1..=u8::MAX), allow_negative_numbers = true)]
    shift_limit: Option<u8>,
}

impl Switches {
    /// The names of the switches that were given.
    pub(super) fn given(&self) -> impl Iterator<Item = &'static str> + use<> {
        given_names([
            ("--long-shot", self.long_shot.is_some()),
            ("--retreat-near", self.retreat_near.is_some()),
            ("--retreat-over", self.retreat_over.is_some()),
            ("--cannon-of", self.cannon_of.is_some()),
            ("--town", self.town.is_some()),
            ("--shift-limit", self.shift_limit.is_some()),
        ])
    }
}

fn ruleset(args: &RulesArgs) -> Result<Value, CliError> {
    let mut rules = match &args.rules {
        None => Ruleset::default(),
        Some(name) => Ruleset::preset(name).ok_or_else(|| {
            let known = Ruleset::PRESETS.map(|(name, _)| name).join(", ");
            let args = [("name", MessageValue::text(name)), ("names", MessageValue::text(&known))];
            CliError::bad(Message::with("error-unknown-rules", args))
        })?,
    };
    let switches = &args.switches.cannon;
    rules.long_shot = switches.long_shot.unwrap_or(rules.long_shot);
    rules.retreat_near = switches.retreat_near.unwrap_or(rules.retreat_near);
    rules.retreat_over = switches.retreat_over.unwrap_or(rules.retreat_over);
    rules.cannon_of = switches.cannon_of.unwrap_or(rules.cannon_of);
    rules.town = switches.town.unwrap_or(rules.town);
    rules.shift_limit = switches.shift_limit.or(rules.shift_limit);
    serde_json::to_value(rules).map_err(CliError::unexpected)
}

impl ShownPosition for Position {
    /// Rank 10 is on top, and coordinates stand on all sides. Pieces of Cannon have no facings.
    fn board(&self, _: BoardDetail) -> String {
        let files = "     a b c d e f g h i j\n";
        let mut board = files.to_owned();
        for rank in (0..Point::SIZE).rev() {
            board += &format!("{:>3} ", rank + 1);
            for file in 0..Point::SIZE {
                let piece = Point::new(file, rank).and_then(|point| self.piece_at(point));
                board.push(' ');
                board.push(piece.map_or('.', |(side, kind)| kind.letter(side)));
            }
            board += &format!("  {}\n", rank + 1);
        }
        board + files
    }

    fn pieces(&self, side: Side) -> Vec<(&'static str, Vec<String>)> {
        let points = |set: Bitboard| set.into_iter().map(|point| point.to_string()).collect();
        vec![("cli-towns", points(self.town_set(side))), ("cli-soldiers", points(self.soldiers(side)))]
    }

    fn remarks(&self, _: &Localizer) -> Vec<String> {
        Vec::new()
    }
}

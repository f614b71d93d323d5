//! `cannon legal`: lists the legal actions in a position.

use std::io::Write;

use serde_json::json;

use super::args::PositionArgs;
use super::error::CliError;
use super::games;
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::timeline::HouseRules;
use clap::Args;

/// Arguments of `cannon legal`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon legal start\n  \
    cannon legal \"1L8/10/10/1l1l1l4/10/10/4d1d1d1/10/10/8D1 d\" --json\n  \
    cannon legal start --moves \"@e1 @f10\"")]
pub struct LegalArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Play these moves first: words with spaces between them, in one argument
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    moves: String,
    /// Print JSON, for other programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &LegalArgs, out: &mut dyn Write) -> Result<(), CliError> {
    // Only the moves can repeat a position, which the house rules count.
    let (game, mut timeline) = games::begin_from(&args.position, HouseRules::DRAWS)?;
    play_moves(&mut timeline, &args.moves)?;
    let actions: Vec<String> = timeline.actions().into_iter().filter_map(|action| timeline.notation(action)).collect();
    if args.json {
        let object = json!({
            "game": game.id,
            "ruleset": timeline.ruleset(),
            "position": timeline.position_text_at(timeline.ply()),
            "side_to_move": timeline.side_to_move(),
            "outcome": timeline.outcome(),
            "actions": actions,
        });
        writeln!(out, "{object}")?;
    } else {
        for action in actions {
            writeln!(out, "{action}")?;
        }
    }
    Ok(())
}

/// Plays the moves of a text, which are words.
///
/// # Errors
/// If a move cannot be read or is illegal.
pub(super) fn play_moves(timeline: &mut AnyTimeline, text: &str) -> Result<(), CliError> {
    for (index, word) in text.split_whitespace().enumerate() {
        let refused = |reason: Message| {
            let message = Message::from("error-record-action").number("number", index + 1).text("action", word);
            CliError::bad(message.message("reason", reason))
        };
        let action = timeline.read_action(word).map_err(|error| refused(error.to_message()))?;
        timeline.play(action).map_err(|error| refused(error.to_message()))?;
    }
    Ok(())
}

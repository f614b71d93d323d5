//! `cannon rules`: prints the pages of the rulebook, which the help of the game in the terminal shows, too.
//!
//! `layout` arranges texts and tables for a terminal of 80 columns, and `armour` draws the diagram of armour facets.

mod armour;
mod layout;

use std::io::Write;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::args::GameArgs;
use super::error::CliError;
use super::games::{self, GameStart};
use super::options::read_draw_rules;
use cannon_i18n::Localizer;
use cannon_i18n::rulebook::{self, Block, Section, Topic};
use cannon_rules::message::Message;
use cannon_rules::timeline::HouseRules;

/// Arguments of `cannon rules`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cannon rules\n  cannon rules --rules igg --shift-limit 3\n  cannon rules editions\n  \
    cannon rules --game tank-chess --board two-fords\n  cannon rules about --game tank-chess"
)]
pub struct RulebookArgs {
    /// The page: the rules in force, tips, the published versions of the rules, or about the game
    #[arg(default_value = "rules", value_parser = topic_parser())]
    topic: Topic,
    #[command(flatten)]
    game_args: GameArgs,
    /// House rules for draws (not in the published rules): none, repetition (the third occurrence of a position),
    /// quiet-turns (100 moves in a row in which no piece is lost and no mine is cleared), or all; by default none
    #[arg(long, value_name = "RULES", value_parser = read_draw_rules)]
    draws: Option<HouseRules>,
}

/// A parser of the names of topics, which the help lists.
fn topic_parser() -> impl TypedValueParser<Value = Topic> {
    PossibleValuesParser::new(Topic::ALL.map(Topic::name)).map(|name| Topic::find(&name).unwrap_or(Topic::Rules))
}

pub(super) fn run(args: &RulebookArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.game_args.game.unwrap_or(games::default());
    let house = args.draws.unwrap_or_default();
    let timeline = GameStart::from_args(game, &args.game_args.rules)?.new_timeline(house)?;
    let sections = rulebook::page(args.topic, &timeline);
    if sections.is_empty() {
        let topics: Vec<&str> = rulebook::topics(&timeline).into_iter().map(Topic::name).collect();
        let message =
            Message::with("error-no-page", [("game", game.id.name_id().into())]).text("topic", args.topic.name());
        return Err(CliError::bad(message.text("topics", words.list(&topics))));
    }
    write_page(&sections, words, out)
}

/// Writes a page: each section with its heading, and an empty line between sections.
pub(super) fn write_page(sections: &[Section], words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    for (index, section) in sections.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", words.text(section.heading))?;
        for line in section.blocks.iter().flat_map(|block| block_lines(block, words)) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn block_lines(block: &Block, words: &Localizer) -> Vec<String> {
    match block {
        Block::Paragraph(text) => layout::paragraphs(&words.message(text)),
        Block::Entry { symbol, name, effect } => {
            layout::entry(*symbol, &format!("{}: {}", words.message(name), words.message(effect)))
        }
        Block::Table(table) => layout::table(table, words),
        Block::ArmourDiagram => armour::diagram(words),
    }
}

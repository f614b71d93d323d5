//! `cannon explorer`: shows which actions were played from a position in many games, and counts games for the explorer of the window.
//!
//! - `args` has the arguments;
//! - this file reads the games and prints what is known.

mod args;

use std::io::Write;
use std::path::Path;

pub(super) use args::ExplorerArgs;
use args::{BuildArgs, ShowArgs, Task};
use serde_json::{Value, json};

use super::error::CliError;
use super::games;
use super::legal::play_moves;
use super::report::print_notice;
use super::saved_games::{data_folder, open_library};
use cannon_i18n::Localizer;
use cannon_library::explorer::{CollectionBuilder, ExploredAction};
use cannon_library::{Collection, CollectionError, Exploration, Results};
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::Message;
use cannon_rules::timeline::HouseRules;

pub(super) fn run(args: &ExplorerArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.task {
        Task::Show(args) => show(args, words, out),
        Task::Build(args) => build(args, words, out),
    }
}

fn show(args: &ShowArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let (_, mut timeline) = games::begin_from(&args.position, HouseRules::NONE)?;
    play_moves(&mut timeline, &args.moves)?;
    let explored = match &args.collection {
        Some(file) => {
            let collection = Collection::read_of(timeline.game(), file).map_err(|error| match error {
                CollectionError::Io { .. } => CliError::failed(&error),
                CollectionError::Unusable { .. } => CliError::refused(&error),
            })?;
            collection.explore(&timeline)
        }
        None => open_library(args.folder.as_ref())?.explore(&timeline),
    };
    if args.json {
        writeln!(out, "{}", json_of(&timeline, &explored))?;
        return Ok(());
    }
    if explored.actions.is_empty() {
        writeln!(out, "{}", words.text("explorer-none"))?;
        return Ok(());
    }
    for &ExploredAction { action, results } in &explored.actions {
        let notation = timeline.notation(action).unwrap_or_default();
        writeln!(out, "{}", words.message(&results.message(&timeline, &notation)))?;
    }
    writeln!(out, "{}", words.message(&explored.total().message(&timeline, &words.text("explorer-total"))))?;
    Ok(())
}

/// `{"position": TEXT, "side_to_move": SIDE, "games": NUMBER, …, "actions": […]}`.
fn json_of(timeline: &AnyTimeline, explored: &Exploration) -> Value {
    let counts = |results: &Results| {
        json!({
            "games": results.games(),
            "south_wins": results.south_wins,
            "north_wins": results.north_wins,
            "draws": results.draws,
            "undecided": results.undecided,
            "score": results.score_of(timeline.side_to_move()),
        })
    };
    let actions = explored.actions.iter().map(|played| {
        let mut object = counts(&played.results);
        object["action"] = json!(timeline.notation(played.action));
        object
    });
    let mut object = counts(&explored.total());
    object["position"] = json!(timeline.position_text_at(timeline.ply()));
    object["side_to_move"] = json!(timeline.side_to_move());
    object["actions"] = actions.collect();
    object
}

fn build(args: &BuildArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.game.map(|game| game.id).unwrap_or_default();
    let path = match &args.out {
        Some(path) => path.clone(),
        None => Collection::file_in(&data_folder()?, game),
    };
    let mut builder = CollectionBuilder::new(game, args.plies.get());
    let mut unusable = 0;
    for file in &args.files {
        unusable += count_games(&mut builder, file)?;
    }
    let collection = builder.finish(args.min_games.get()).map_err(|fault| CliError::refused(&fault))?;
    collection.write(&path).map_err(|error| CliError::failed(&error))?;
    if unusable > 0 {
        print_notice(Some(Message::from("cli-explorer-unusable").number("games", unusable)), words);
    }
    let args = [
        ("file", path.display().to_string().into()),
        ("games", collection.games().into()),
        ("positions", collection.positions().into()),
    ];
    writeln!(out, "{}", words.format("cli-explorer-built", &args))?;
    Ok(())
}

/// Counts the games of a file or a folder. Returns the number of games that cannot be used.
fn count_games(builder: &mut CollectionBuilder, file: &Path) -> Result<usize, CliError> {
    let mut unusable = 0;
    for found in cannon_files::read_games(file)? {
        let record = found.game.ok().map(|game| game.record);
        match record.and_then(|record| Some((record.replay().ok()?, record))) {
            Some((timeline, record)) => {
                builder.add(&record, &timeline);
            }
            None => unusable += 1,
        }
    }
    Ok(unusable)
}

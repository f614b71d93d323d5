//! `cannon games`: lists saved games, and searches inside them.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use directories::ProjectDirs;
use serde_json::{Value, json};

use super::error::CliError;
use super::games::{self, GameCommands};
use cannon_i18n::Localizer;
use cannon_library::{Filter, GAMES_FOLDER, GameDetails, Library, LibraryEntry, LibraryError};
use cannon_library::{MaterialFilter, OpeningFilter, PositionFilter};
use cannon_rules::message::Message;
use cannon_rules::record::Player;
use jiff::tz::TimeZone;

/// Arguments of `cannon games`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon games\n  cannon games --opening \"a4-b5 b7-a6\"\n  \
    cannon games --position \"4L5/10/10/l9/10/10/d9/d9/d9/4D5 d\" --mirror\n  cannon games my-games --material \"d=..6 l=10..\"\n  \
    cannon games --game tank-chess --material \"H=2 h=0\" --comment mortar")]
pub struct GamesArgs {
    /// The folder of the games; by default the folder in which the window saves them. An index is kept in the folder
    #[arg(id = "games_folder", value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// List only games of this game, cannon or tank-chess. Openings and numbers of pieces are read in its notation, or in that of Cannon
    #[arg(id = "listed_game", long = "game", value_name = "GAME", value_parser = games::read)]
    game: Option<&'static GameCommands>,
    /// List only games that reach this position, or have a variation that does: a position as text in one argument
    #[arg(id = "reached", long = "position", value_name = "TEXT")]
    position: Option<String>,
    /// Find the mirror image of the position from left to right, too
    #[arg(long, requires = "reached")]
    mirror: bool,
    /// List only games that begin with these moves, in one argument. In Cannon, they follow the towns, unless they begin with them
    #[arg(long, value_name = "TEXT")]
    opening: Option<String>,
    /// List only games with these numbers of pieces in one of their positions, by the letters of position texts, such as `d=5 l=3..8`
    #[arg(long, value_name = "TEXT")]
    material: Option<String>,
    /// List only games whose comments have these words
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    comment: String,
    /// Print JSON, for other programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &GamesArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let filter = filter(args)?;
    let library = open_library(args.folder.as_ref())?;
    let games = library.list(&filter);
    for game in &games {
        if args.json {
            writeln!(out, "{}", json_of(game))?;
        } else {
            writeln!(out, "{}", line_of(game, words))?;
        }
    }
    if !args.json {
        writeln!(out, "{}", words.format("cli-games-count", &[("count", games.len().into())]))?;
    }
    Ok(())
}

/// The filter that the arguments describe.
///
/// # Errors
/// If a text is no position, no opening or no numbers of pieces.
fn filter(args: &GamesArgs) -> Result<Filter, CliError> {
    let game = args.game.map(|game| game.id);
    let position = args.position.as_deref().map(|text| PositionFilter::read(game, text, args.mirror));
    let position = position.transpose().map_err(|error| CliError::refused(&error))?;
    let game_read = game.or(position.as_ref().map(PositionFilter::game)).unwrap_or_default();
    let opening = args.opening.as_deref().map(|text| OpeningFilter::read(game_read, text));
    let material = args.material.as_deref().map(|text| MaterialFilter::read(game_read, text));
    Ok(Filter {
        game,
        position,
        opening: opening.transpose().map_err(|error| CliError::refused(&error))?,
        material: material.transpose().map_err(|error| CliError::refused(&error))?,
        comment: args.comment.clone(),
        ..Filter::default()
    })
}

/// Opens the library in a folder, or in the folder in which the window saves games.
///
/// # Errors
/// There is no such folder, or it cannot be read.
pub(super) fn open_library(folder: Option<&PathBuf>) -> Result<Library, CliError> {
    let folder = match folder {
        Some(folder) => folder.clone(),
        None => data_folder()?.join(GAMES_FOLDER),
    };
    // The library would make the folder.
    if !folder.is_dir() {
        return Err(CliError::failed(&LibraryError::Missing { path: folder }));
    }
    Library::open(folder).map_err(|error| CliError::failed(&error))
}

/// The folder of the user's data.
///
/// # Errors
/// The system has none.
pub(super) fn data_folder() -> Result<PathBuf, CliError> {
    let folders = ProjectDirs::from("", "", "cannon").ok_or_else(|| CliError::failure("store-no-folder"))?;
    Ok(folders.data_dir().to_owned())
}

/// The line about a game, or about a file that is none.
fn line_of(game: &LibraryEntry, words: &Localizer) -> String {
    match &game.details {
        Ok(details) => line_of_game(&game.name(), details, words),
        Err(reason) => {
            let message = Message::from("cli-games-unusable").text("name", game.name());
            words.message(&message.message("reason", reason.message(&game.file)))
        }
    }
}

fn line_of_game(name: &str, details: &GameDetails, words: &Localizer) -> String {
    let started = details.started.to_zoned(TimeZone::system());
    let player = |player: &Player| player.name.clone().unwrap_or_else(|| words.seat(player.seat));
    let result = details.result.map(|result| words.outcome_in(details.game, result));
    let args = [
        ("name", name.into()),
        ("game", words.game(details.game).into()),
        ("date", words.date(started.year(), started.month(), started.day()).into()),
        ("south", player(&details.players.south).into()),
        ("north", player(&details.players.north).into()),
        ("moves", details.plies.into()),
        ("result", result.unwrap_or_else(|| words.text("saved-unfinished")).into()),
    ];
    words.format("cli-games-line", &args)
}

/// `{"file": PATH, "name": TEXT, "game": WORD, …}` for a game, and with `error` in place of the facts for a file that is none.
fn json_of(game: &LibraryEntry) -> Value {
    let file = game.file.display().to_string();
    match &game.details {
        Ok(details) => json!({
            "file": file,
            "name": game.name(),
            "game": details.game,
            "ruleset": details.ruleset,
            "started": details.started,
            "players": details.players,
            "plies": details.plies,
            "result": details.result,
            "position": details.position,
        }),
        Err(reason) => json!({ "file": file, "name": game.name(), "error": reason.to_string() }),
    }
}

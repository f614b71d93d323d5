//! `cannon book`: computes an opening book by searching position after position.
//!
//! - `args` is what can be typed;
//! - `growth` decides which positions the book has, and searches them;
//! - `hindsight` corrects what the search thought of an action by what it finds after it.

mod args;
mod growth;
mod hindsight;

use std::io::Write;
use std::path::Path;

pub(super) use args::BookArgs;
use growth::{Growth, Page};

use super::error::CliError;
use super::{games, progress};
use cannon_engine::book::text;
use cannon_files::FileError;

pub(super) fn run(args: &BookArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (game, start) = games::begin(&args.by, "start")?;
    games::player(game.id)?;
    args.out.as_deref().map_or(Ok(()), check_folder)?;
    let &BookArgs { plies, nodes, margin, .. } = args;
    let remark = format!(
        "Opening book, computed by `cannon book --plies {plies} --nodes {nodes} --margin {margin}` by the rules below.\n\
        src/engine/book/text.rs describes the format."
    );
    let bar = progress::bar(0, 0);
    let growth = Growth { placing_plies: game.placing_plies, plies, nodes, margin };
    let mut pages = growth.grow(&*start, &bar)?;
    bar.finish_and_clear();
    hindsight::correct(&mut pages);
    let lines: Vec<String> = pages.iter().filter_map(Page::line).collect();
    let book = text::head(&*start, &remark) + &lines.concat();
    let Some(path) = &args.out else { return Ok(out.write_all(book.as_bytes())?) };
    cannon_files::write_atomically(path, &book).map_err(|error| FileError::Write { path: path.clone(), error })?;
    writeln!(out, "{} positions in {}", lines.len(), path.display())?;
    Ok(())
}

/// Looks whether there is a folder for the file, before a long time has gone into what it is to hold.
fn check_folder(path: &Path) -> Result<(), CliError> {
    match path.parent() {
        Some(folder) if folder != Path::new("") && !folder.is_dir() => {
            Err(CliError::Failed(format!("cannot write {}: there is no folder {}", path.display(), folder.display())))
        }
        _ => Ok(()),
    }
}

//! `cannon book`: computes an opening book by searching position after position.
//!
//! - `args` is what can be typed;
//! - `growth` decides which positions the book has, and searches them.

mod args;
mod growth;

use std::io::Write;

pub(super) use args::BookArgs;
use growth::Growth;

use super::error::CliError;
use super::{games, progress};
use crate::engine::book::text;
use crate::files::{self, FileError};

pub(super) fn run(args: &BookArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (game, start) = games::begin(&args.by, "start")?;
    let &BookArgs { plies, nodes, margin, .. } = args;
    let remark = format!(
        "Opening book, computed by `cannon book --plies {plies} --nodes {nodes} --margin {margin}` by the rules below.\n\
        src/engine/book/text.rs describes the format."
    );
    let bar = progress::bar(0, 0);
    let growth = Growth { placing_plies: game.placing_plies, plies, nodes, margin };
    let lines = growth.grow(&*start, &bar)?;
    bar.finish_and_clear();
    let book = text::head(&*start, &remark) + &lines.concat();
    let Some(path) = &args.out else { return Ok(out.write_all(book.as_bytes())?) };
    files::write_atomically(path, &book).map_err(|error| FileError::Write { path: path.clone(), error })?;
    writeln!(out, "{} positions in {}", lines.len(), path.display())?;
    Ok(())
}

//! `cannon-lab book`: computes an opening book by searching position after position.
//!
//! - `args` has the arguments;
//! - `builder` selects the positions of the book and searches them;
//! - `score_propagation` corrects the scores of actions by the scores of later positions.

mod args;
mod builder;
mod score_propagation;

use crate::output::{check_parent_folder, write_file};
use cannon_engine::engine;
use std::io::Write;

pub(crate) use args::BookArgs;
use builder::{BookBuilder, BookEntry};

use cannon_cli::{CliError, games, progress};
use cannon_engine::book::text;

pub(crate) fn run(args: &BookArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (game, start) = games::begin_game(&args.game_args, "start")?;
    let rotation = engine(game.id).rotation;
    args.out.as_deref().map_or(Ok(()), check_parent_folder)?;
    let &BookArgs { plies, nodes, margin, .. } = args;
    let remark = format!(
        "Opening book, computed by `cannon-lab book --plies {plies} --nodes {nodes} --margin {margin}` by the rules below.\n\
        crates/engine/src/book/text.rs describes the format."
    );
    let bar = progress::bar(0, 0);
    let growth = BookBuilder { placing_plies: game.placing_plies, plies, nodes, margin };
    let mut entries = growth.build(&start, &bar)?;
    bar.finish_and_clear();
    score_propagation::propagate_scores(&mut entries);
    let lines: Vec<String> = entries.iter().filter_map(BookEntry::line).collect();
    let book = text::header(&start, rotation, &remark) + &lines.concat();
    let Some(path) = &args.out else { return Ok(out.write_all(book.as_bytes())?) };
    write_file(path, book)?;
    writeln!(out, "{} positions in {}", lines.len(), path.display())?;
    Ok(())
}

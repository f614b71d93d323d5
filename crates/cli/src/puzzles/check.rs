//! `cannon puzzles check`: proves puzzles.

use std::collections::HashMap;
use std::io::Write;

use super::args::CheckArgs;
use crate::error::CliError;
use crate::parallel;
use cannon_i18n::Localizer;
use cannon_rules::message::Message;

/// Proves the puzzles, and that no two of a file are alike.
///
/// # Errors
/// If a file is no file of puzzles, or a puzzle is not proved. All puzzles that are not proved are printed.
pub(super) fn run(args: &CheckArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let sources = args.source.read()?;
    let (mut proved, mut unique, mut faulty) = (0_usize, 0_usize, Vec::new());
    for source in &sources {
        let puzzles = &source.puzzles;
        let proofs = parallel::map(args.threads.get(), puzzles.len(), |index| puzzles[index].prove(args.nodes))?;
        for (puzzle, result) in puzzles.iter().zip(proofs) {
            match result {
                Ok(proof) => {
                    proved += 1;
                    unique += usize::from(proof.is_unique);
                }
                Err(error) => {
                    let id = source.name_of(puzzle);
                    let message = Message::from("cli-puzzle-faulty").text("puzzle", id).text("detail", error);
                    writeln!(out, "{}", words.message(&message))?;
                    faulty.push(puzzle.id().to_owned());
                }
            }
        }
        let mut seen: HashMap<String, &str> = HashMap::new();
        for puzzle in puzzles {
            let normal_form = puzzle.images().into_iter().min().unwrap_or_default();
            if let Some(earlier) = seen.insert(normal_form, puzzle.id()) {
                let id = source.name_of(puzzle);
                let message = Message::from("cli-puzzle-alike").text("puzzle", id).text("earlier", earlier);
                writeln!(out, "{}", words.message(&message))?;
                faulty.push(puzzle.id().to_owned());
            }
        }
    }
    let counts = Message::from("cli-puzzles-proved").number("count", proved).number("unique", unique);
    writeln!(out, "{}", words.message(&counts))?;
    if faulty.is_empty() {
        return Ok(());
    }
    out.flush()?;
    Err(CliError::bad(Message::from("error-puzzles-unsound").text("names", faulty.join(", "))))
}

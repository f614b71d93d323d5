//! `cannon puzzles check`: proves puzzles.

use std::collections::HashMap;
use std::io::Write;

use super::args::CheckArgs;
use crate::error::CliError;
use crate::parallel;

/// Proves the puzzles, and that no two of a file are alike.
///
/// # Errors
/// If a file is no file of puzzles, or a puzzle is not proved. All puzzles that are not proved are printed.
pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let sources = args.source.read()?;
    let (mut proved, mut unique, mut faulty) = (0, 0, Vec::new());
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
                    writeln!(out, "{}puzzle {}: {error}", source.prefix, puzzle.id())?;
                    faulty.push(puzzle.id().to_owned());
                }
            }
        }
        let mut seen: HashMap<String, &str> = HashMap::new();
        for puzzle in puzzles {
            let normal_form = puzzle.images().into_iter().min().unwrap_or_default();
            if let Some(earlier) = seen.insert(normal_form, puzzle.id()) {
                writeln!(out, "{}puzzle {}: its position is like that of {earlier}", source.prefix, puzzle.id())?;
                faulty.push(puzzle.id().to_owned());
            }
        }
    }
    let word = if proved == 1 { "puzzle" } else { "puzzles" };
    writeln!(out, "{proved} {word} proved, {unique} of them with one good action at every turn")?;
    if faulty.is_empty() {
        return Ok(());
    }
    out.flush()?;
    Err(CliError::BadInput(format!("not sound: {}", faulty.join(", "))))
}

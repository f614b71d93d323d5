//! `cannon puzzles check`: proves puzzles.

use std::collections::HashMap;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::thread;

use super::args::CheckArgs;
use crate::error::CliError;
use crate::progress;
use cannon_puzzles::{ClaimError, Proof, Puzzle};

/// Proves the puzzles, and that no two of a file are alike.
///
/// # Errors
/// If a file is no file of puzzles, or a puzzle is not proved. All puzzles that are not proved are printed.
pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let sources = args.source.read()?;
    let (mut proved, mut unique, mut faulty) = (0, 0, Vec::new());
    for source in &sources {
        for (puzzle, result) in source.puzzles.iter().zip(prove_all(&source.puzzles, args)) {
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
        for puzzle in &source.puzzles {
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

/// Proves puzzles on several threads. The results are in the order of the puzzles.
fn prove_all(puzzles: &[Puzzle], args: &CheckArgs) -> Vec<Result<Proof, ClaimError>> {
    let (next, (sender, results)) = (AtomicUsize::new(0), channel());
    let mut results = thread::scope(|scope| {
        for _ in 0..args.threads.get() {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    let Some(puzzle) = puzzles.get(index) else { return };
                    if sender.send((index, puzzle.prove(args.nodes))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let bar = progress::bar(0, puzzles.len() as u64);
        let results: Vec<(usize, Result<Proof, ClaimError>)> = results.iter().inspect(|_| bar.inc(1)).collect();
        bar.finish_and_clear();
        results
    });
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

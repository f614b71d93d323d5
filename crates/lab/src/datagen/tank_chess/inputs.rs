//! `cannon-lab datagen --features`: the inputs of the network for the positions of a file, so that the training script need not know any
//! rules. `docs/datagen.md` describes the file.

use std::path::Path;

use super::Header;
use crate::datagen::format::read_records;
use cannon_cli::CliError;
use cannon_engine::AnyEvaluator;
use cannon_engine::nnue::tank_chess::Inputs;

/// The first bytes of a file of inputs.
const MAGIC: [u8; 8] = *b"TANKCHIN";
/// The version of the format.
const VERSION: u64 = 1;

/// The columns of a file of inputs: one number for each position, and the rows of all positions one after the other.
#[derive(Debug, Default)]
struct Columns {
    scores: Vec<i16>,
    evaluations: Vec<i16>,
    results: Vec<u8>,
    biases: Vec<u8>,
    output_buckets: Vec<u8>,
    /// The number of rows of each view.
    counts: Vec<u8>,
    rows: Vec<u16>,
}

/// The content of the file of inputs for a file of positions, and the number of positions. `evaluator` is the evaluator that the network
/// corrects.
///
/// # Errors
/// If the file of positions cannot be read or is damaged.
pub(in super::super) fn content(positions: &Path, evaluator: &AnyEvaluator) -> Result<(Vec<u8>, usize), CliError> {
    let mut columns = Columns::default();
    read_records::<Header>(positions, &mut |record, _| {
        let inputs = Inputs::of(&record.position);
        let evaluation = evaluator.evaluate(&record.position).unwrap_or_default();
        columns.scores.push(record.score);
        columns.evaluations.push(evaluation.clamp(i16::MIN.into(), i16::MAX.into()) as i16);
        columns.results.push(record.result as u8);
        columns.biases.push(inputs.bias);
        columns.output_buckets.push(inputs.output_bucket);
        // With all units on the board, a view has 2 * (64 + 1 + 8) rows.
        columns.counts.push(inputs.rows[0].len() as u8);
        columns.rows.extend(inputs.rows.iter().flatten());
    })?;
    let positions = columns.scores.len();
    let mut content = MAGIC.to_vec();
    for number in [VERSION, positions as u64, columns.rows.len() as u64] {
        content.extend(number.to_le_bytes());
    }
    content.extend(columns.scores.into_iter().flat_map(i16::to_le_bytes));
    content.extend(columns.evaluations.into_iter().flat_map(i16::to_le_bytes));
    content.extend([columns.results, columns.biases, columns.output_buckets, columns.counts].concat());
    content.extend(columns.rows.into_iter().flat_map(u16::to_le_bytes));
    Ok((content, positions))
}

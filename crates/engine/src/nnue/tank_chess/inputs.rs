//! The inputs of a position as numbers, for the training script.

use super::features::{self, Frame, ROWS};
use crate::tank_chess::ExitDistances;
use cannon_rules::Game;
use cannon_rules::tank_chess::Position;

/// The inputs of a position: what the network needs to know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inputs {
    /// The number of the bias.
    pub bias: u8,
    /// The number of the output bucket.
    pub output_bucket: u8,
    /// The rows of weights of the view of the side to move, and of the other view. Both have the same number of rows.
    pub rows: [Vec<u16>; 2],
}

const _: () = assert!(ROWS <= 1 << 16, "rows have numbers of 16 bits");

impl Inputs {
    /// The inputs of a position.
    pub fn of(position: &Position) -> Inputs {
        let (us, distances) = (position.side_to_move(), ExitDistances::of(position));
        let rows = [us, !us].map(|view| {
            let mut rows = Vec::new();
            let frame = |side| Some(Frame::new(view, side, position.command(side)?, position.board().size()));
            for frame in [view, !view].into_iter().filter_map(frame) {
                frame.for_each_row(position, distances, |row| rows.push(row as u16));
            }
            rows
        });
        let [bias, output_bucket] = [features::bias(position), features::output_bucket(position)].map(|n| n as u8);
        Inputs { bias, output_bucket, rows }
    }
}

//! `cannon bench`: the computer player over fixed positions. The number of positions it visits is a checksum of its behaviour: it
//! changes with every change in how it searches or judges, and with nothing else.

use std::io::Write;
use std::time::Instant;

use super::args::BenchArgs;
use super::error::CliError;
use crate::engine::{self, Limits};
use crate::rules::registry;
use crate::rules::timeline::HouseRules;

/// Game and position texts from all phases.
const POSITIONS: &[(&str, &str)] = &[
    ("cannon", "4L5/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/1D8 d"),
    ("cannon", "8L1/1l1l1l1l2/1l1l1l1l1l/7l2/3l4l1/4d5/d1d5d1/d1d1d3d1/d1d3d1d1/1D8 d"),
    ("cannon", "6L3/3l1l1l2/1l1l1l1l2/1l7l/2d4l2/4d1d3/2d1d1d3/2d1d5/6d1d1/3D6 l"),
    ("cannon", "8L1/7l2/5l1l2/10/3d2l3/3d6/3dl5/10/2d1d5/1D8 d"),
];

pub(super) fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let started = Instant::now();
    let mut nodes = 0;
    for (game, position) in POSITIONS {
        let entry = registry::find(game).ok_or_else(|| CliError::Failed(format!("unknown game `{game}`")))?;
        let timeline = entry.begin(None, Some(position), HouseRules::default()).map_err(CliError::bad)?;
        let report = engine::assess(timeline.as_ref(), Limits::depth(args.depth))
            .ok_or_else(|| CliError::Failed(format!("no answer in {position}")))?;
        let best = report.pv.first().and_then(|&action| timeline.notation(action)).unwrap_or_default();
        writeln!(out, "{best} {:?} {} nodes", report.score, report.nodes)?;
        nodes += report.nodes;
    }
    let seconds = started.elapsed().as_secs_f64();
    writeln!(out, "speed {:.0} nodes/s in {seconds:.2} s", nodes as f64 / seconds)?;
    writeln!(out, "nodes {nodes}")?;
    Ok(())
}

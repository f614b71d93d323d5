//! Frame times of the real game, idle and during a search on all threads, to show whether searches delay frames. Idle and searching phases
//! alternate in one run, so that other load on the machine affects both alike.
//!
//! The game runs in a window on Xvfb without a frame limit. The searches are hints, requested one after the other. Under `nice -n 19` the
//! search threads cannot lower their priority any further, so that a comparison shows the effect of that priority.
#![allow(missing_docs, unreachable_pub, clippy::print_stdout)]

mod aid;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use aid::{build_app, full_board, percentile, request_redraws, run_in_window};
use bevy::prelude::*;
use cannon_app_activities::opponent::{HintRequest, Thinking};
use cannon_appearance::Quality;
use clap::Parser;
use serde::{Deserialize, Serialize};

/// Time before the measurement begins, for the compilation of shaders and the movement of the camera.
const WARM_UP: Duration = Duration::from_secs(10);
/// Time at the beginning of a phase that is not measured, because the last search of the previous phase may still run.
const SETTLING: Duration = Duration::from_secs(2);

/// Frame times of the game, idle and with a search on all threads.
#[derive(Parser)]
struct Args {
    /// Idle phases, and as many with a search
    #[arg(long, default_value_t = 6)]
    rounds: usize,
    /// Measured seconds of each phase
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Size of the window in pixels; small, so that a software renderer draws enough frames
    #[arg(long, num_args = 2, value_names = ["WIDTH", "HEIGHT"], default_values_t = [640, 400])]
    size: Vec<u32>,
    /// Run the game in this process and write its measurements to this file
    #[arg(long = "inside", hide = true)]
    output: Option<PathBuf>,
    /// Passed by `cargo bench` to every benchmark; ignored
    #[arg(long, hide = true)]
    bench: bool,
}

/// The measurements of a run.
#[derive(Default, Serialize, Deserialize)]
struct BenchResults {
    /// Frame times of each idle phase in seconds.
    idle: Vec<Vec<f64>>,
    /// Frame times of each phase with a search in seconds.
    searching: Vec<Vec<f64>>,
    /// Nodes per second of each search.
    speeds: Vec<f64>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    match &args.output {
        Some(out) => measure(&args, out),
        None => run_game(&args),
    }
}

/// Runs the game on a virtual display and prints its measurements.
fn run_game(args: &Args) -> Result<(), Box<dyn Error>> {
    let arguments = [("--rounds", args.rounds.to_string()), ("--seconds", args.seconds.to_string())];
    let phase = Duration::from_secs(args.seconds) + SETTLING;
    let duration = WARM_UP + phase * 2 * u32::try_from(args.rounds)?;
    let results = run_in_window(&args.size, &arguments, duration)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let [width, height] = [args.size[0], args.size[1]];
    println!("frame times at {width}x{height}, low quality; searches on {threads} threads");
    print_results(&serde_json::from_str(&results)?);
    Ok(())
}

fn print_results(findings: &BenchResults) {
    let kinds = [("idle", &findings.idle), ("searching", &findings.searching)];
    let [idle, searching] = kinds.map(|(name, phases)| {
        let frames = phases.concat();
        let (median, slow) = (percentile(&frames, 50), percentile(&frames, 95));
        println!("{name:>9}: {:6} frames, median {:6.1} ms, 95 % {:6.1} ms", frames.len(), median * 1e3, slow * 1e3);
        (median, slow)
    });
    println!("    ratio: median {:.3}, 95 % {:.3}", searching.0 / idle.0, searching.1 / idle.1);
    let rounds: Vec<String> = std::iter::zip(&findings.idle, &findings.searching)
        .map(|(idle, searching)| format!("{:.3}", percentile(searching, 95) / percentile(idle, 95)))
        .collect();
    println!("   rounds: 95 % {}", rounds.join(" "));
    println!(" searches: {}, median {:.0} positions/s", findings.speeds.len(), percentile(&findings.speeds, 50));
}

/// Runs the game in a window and writes its frame times to a file.
fn measure(args: &Args, out: &Path) -> Result<(), Box<dyn Error>> {
    let mut app = build_app(Some(full_board()), Quality::Low, &args.size)?;
    let counted = Duration::from_secs(args.seconds);
    app.insert_resource(Measurement {
        rounds: args.rounds,
        phase_duration: counted,
        out: out.to_owned(),
        ..Measurement::default()
    })
    .add_systems(First, record_frame)
    .add_systems(PreUpdate, (request_redraws, keep_searching))
    .add_systems(Last, record_search_speed);
    app.run();
    Ok(())
}

#[derive(Resource, Default)]
struct Measurement {
    rounds: usize,
    phase_duration: Duration,
    out: PathBuf,
    started: Option<Instant>,
    last_frame: Option<Instant>,
    /// Nodes per second of the current search, from its last report.
    speed: Option<f64>,
    results: BenchResults,
}

impl Measurement {
    /// The number of the current phase and the time since its start. Phases with even numbers are idle. `None` during the warm-up.
    fn phase(&self) -> Option<(usize, Duration)> {
        let since = self.started?.elapsed().checked_sub(WARM_UP)?;
        let length = self.phase_duration + SETTLING;
        let number = (since.as_secs_f64() / length.as_secs_f64()) as usize;
        Some((number, since.saturating_sub(length * u32::try_from(number).ok()?)))
    }
}

fn record_frame(mut measurement: ResMut<Measurement>, mut exits: MessageWriter<AppExit>) -> Result {
    let now = Instant::now();
    measurement.started.get_or_insert(now);
    let last = measurement.last_frame.replace(now);
    let (Some((number, since)), Some(last)) = (measurement.phase(), last) else { return Ok(()) };
    if number >= 2 * measurement.rounds {
        fs::write(&measurement.out, serde_json::to_vec(&measurement.results)?)?;
        exits.write(AppExit::Success);
    } else if since >= SETTLING {
        let findings = &mut measurement.results;
        let phases = if number.is_multiple_of(2) { &mut findings.idle } else { &mut findings.searching };
        phases.resize_with(number / 2 + 1, Vec::new);
        phases[number / 2].push((now - last).as_secs_f64());
    }
    Ok(())
}

fn keep_searching(measurement: Res<Measurement>, thinking: Res<Thinking>, mut hints: MessageWriter<HintRequest>) {
    if measurement.phase().is_some_and(|(number, _)| number % 2 == 1) && !thinking.is_searching() {
        hints.write(HintRequest);
    }
}

fn record_search_speed(mut measurement: ResMut<Measurement>, thinking: Res<Thinking>) {
    match thinking.search_info() {
        Some(report) => measurement.speed = Some(report.nodes as f64 / report.elapsed.as_secs_f64()),
        None => {
            let final_speed = measurement.speed.take();
            measurement.results.speeds.extend(final_speed);
        }
    }
}

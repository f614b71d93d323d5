//! Whether searches spoil the picture: how long frames take in the real game, with nothing else going on and with a search on all
//! threads. Both are measured in turn in one run, so that whatever else the machine does falls on both alike.
//!
//! The game runs in a window on an X server of its own, which Xvfb must be installed for, and draws as fast as it can. The searches are
//! hints, asked for one after the other. Under `nice -n 19` nothing has a lower priority than anything else, which shows what the
//! lower priority of such searches is worth.
#![allow(missing_docs, unreachable_pub, clippy::print_stdout)]

mod aid;
#[path = "../tests/window/desk.rs"]
mod desk;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use aid::{FULL_BOARD, keep_drawing, percentile};
use bevy::prelude::*;
use cannon::app::opponent::{HintWanted, Thinking};
use cannon::app::play::MatchSetup;
use cannon::app::{self, Opening};
use cannon::appearance::Quality;
use clap::Parser;
use desk::Desk;
use serde::{Deserialize, Serialize};

/// Before anything is measured: shaders are compiled, the camera comes to rest.
const WARM_UP: Duration = Duration::from_secs(10);
/// What is measured so soon after a change from one phase to the other is not counted: the last search may still run.
const SETTLING: Duration = Duration::from_secs(2);

/// Frame times of the game, idle and with a search on all threads.
#[derive(Parser)]
struct Args {
    /// Phases of each kind
    #[arg(long, default_value_t = 6)]
    rounds: usize,
    /// Seconds of each phase that are counted
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Pixels of the window; few, since a software renderer must draw enough frames to tell anything
    #[arg(long, num_args = 2, value_names = ["WIDTH", "HEIGHT"], default_values_t = [640, 400])]
    size: Vec<u32>,
    /// The program that is measured: shows the game and writes what it finds to this file
    #[arg(long, hide = true)]
    inside: Option<PathBuf>,
    /// What Cargo says to every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

impl Args {
    fn window(&self) -> [u32; 2] {
        [self.size[0], self.size[1]]
    }
}

/// What was found.
#[derive(Default, Serialize, Deserialize)]
struct Findings {
    /// Seconds of each frame in each idle phase.
    idle: Vec<Vec<f64>>,
    /// The same with a search.
    searching: Vec<Vec<f64>>,
    /// Positions a second, of each search.
    speeds: Vec<f64>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    match &args.inside {
        Some(out) => measure(&args, out),
        None => watch(&args),
    }
}

/// Starts the game on a display of its own and tells what it has found.
fn watch(args: &Args) -> Result<(), Box<dyn Error>> {
    let [width, height] = args.window();
    let mut desk = Desk::new(&format!("{width}x{height}"));
    let file = tempfile::NamedTempFile::new()?;
    let mut game = Command::new(std::env::current_exe()?);
    game.arg("--inside").arg(file.path());
    game.args(["--rounds", &args.rounds.to_string(), "--seconds", &args.seconds.to_string()]);
    game.args(["--size", &width.to_string(), &height.to_string()]);
    desk.start_program(&mut game);
    let phase = Duration::from_secs(args.seconds) + SETTLING;
    desk.wait_for_end_after(WARM_UP + phase * 2 * u32::try_from(args.rounds)?);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    println!("frame times at {width}x{height}, low quality; searches on {threads} threads");
    tell(&serde_json::from_slice(&fs::read(file.path())?)?);
    Ok(())
}

fn tell(findings: &Findings) {
    let kinds = [("idle", &findings.idle), ("searching", &findings.searching)];
    let [idle, searching] = kinds.map(|(name, phases)| {
        let all = phases.concat();
        let (median, late) = (percentile(&all, 50), percentile(&all, 95));
        println!("{name:>9}: {:6} frames, median {:6.1} ms, 95 % {:6.1} ms", all.len(), median * 1e3, late * 1e3);
        (median, late)
    });
    println!("    ratio: median {:.3}, 95 % {:.3}", searching.0 / idle.0, searching.1 / idle.1);
    let rounds: Vec<String> = std::iter::zip(&findings.idle, &findings.searching)
        .map(|(idle, searching)| format!("{:.3}", percentile(searching, 95) / percentile(idle, 95)))
        .collect();
    println!("   rounds: 95 % {}", rounds.join(" "));
    println!(" searches: {}, median {:.0} positions/s", findings.speeds.len(), percentile(&findings.speeds, 50));
}

/// Shows the game and writes down how long its frames take.
fn measure(args: &Args, out: &Path) -> Result<(), Box<dyn Error>> {
    let setup = MatchSetup { position: Some(FULL_BOARD.to_owned()), ..MatchSetup::default() };
    let [width, height] = args.window();
    let windowed = Some((width, height));
    let opening = Opening { setup: Some(setup), quality: Some(Quality::Low), windowed, ..Opening::default() };
    let mut app = app::window(opening)?;
    let counted = Duration::from_secs(args.seconds);
    app.insert_resource(Measurement { rounds: args.rounds, counted, out: out.to_owned(), ..Measurement::default() })
        .add_systems(First, note_frame)
        .add_systems(PreUpdate, (keep_drawing, keep_searching))
        .add_systems(Last, note_search);
    app.run();
    Ok(())
}

#[derive(Resource, Default)]
struct Measurement {
    rounds: usize,
    counted: Duration,
    out: PathBuf,
    begun: Option<Instant>,
    last_frame: Option<Instant>,
    /// The search that runs, as far as it was last heard of.
    speed: Option<f64>,
    findings: Findings,
}

impl Measurement {
    /// The number of the present phase and the time since it began; even ones are idle. `None` while warming up.
    fn phase(&self) -> Option<(usize, Duration)> {
        let since = self.begun?.elapsed().checked_sub(WARM_UP)?;
        let length = self.counted + SETTLING;
        let number = (since.as_secs_f64() / length.as_secs_f64()) as usize;
        Some((number, since.saturating_sub(length * u32::try_from(number).ok()?)))
    }
}

fn note_frame(mut measurement: ResMut<Measurement>, mut exits: MessageWriter<AppExit>) -> Result {
    let now = Instant::now();
    measurement.begun.get_or_insert(now);
    let last = measurement.last_frame.replace(now);
    let (Some((number, since)), Some(last)) = (measurement.phase(), last) else { return Ok(()) };
    if number >= 2 * measurement.rounds {
        fs::write(&measurement.out, serde_json::to_vec(&measurement.findings)?)?;
        exits.write(AppExit::Success);
    } else if since >= SETTLING {
        let findings = &mut measurement.findings;
        let phases = if number.is_multiple_of(2) { &mut findings.idle } else { &mut findings.searching };
        phases.resize_with(number / 2 + 1, Vec::new);
        phases[number / 2].push((now - last).as_secs_f64());
    }
    Ok(())
}

fn keep_searching(measurement: Res<Measurement>, thinking: Res<Thinking>, mut hints: MessageWriter<HintWanted>) {
    if measurement.phase().is_some_and(|(number, _)| number % 2 == 1) && !thinking.is_searching() {
        hints.write(HintWanted);
    }
}

fn note_search(mut measurement: ResMut<Measurement>, thinking: Res<Thinking>) {
    match thinking.report() {
        Some(report) => measurement.speed = Some(report.nodes as f64 / report.elapsed.as_secs_f64()),
        None => {
            let ended = measurement.speed.take();
            measurement.findings.speeds.extend(ended);
        }
    }
}

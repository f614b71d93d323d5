//! Many games of the computer against itself in one run of the real game, to show that memory, file handles and threads do not grow and that
//! no game gets stuck.
//!
//! The game runs in a window on Xvfb, on the low quality tier and without a frame limit. Cannon and Tank Chess alternate. Games are saved
//! like the games of a player, and the next game starts as from the button of the result. One game in [`ANIMATED`] has animations; the
//! other games play as fast as the computer finds its actions.
//!
//! With `--scenes`, rounds through the scenes of the game take the place of the games ([`rounds`]).
#![allow(missing_docs, unreachable_pub, clippy::print_stdout)]

#[path = "../aid/mod.rs"]
mod aid;
mod rounds;

use std::error::Error;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use aid::{build_app, percentile, request_redraws, resident_memory, run_in_window};
use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use cannon_app_activities::opponent::{WatchPace, WatchRequest};
use cannon_app_base::play::{Match, MatchEvent, MatchRequest, MatchSetup, Request};
use cannon_app_base::settings::{AnimationSpeed, Settings, SettingsRequest};
use cannon_app_base::states::Menu;
use cannon_appearance::Quality;
use cannon_rules::GameId;
use cannon_rules::record::{Players, Seat};
use cannon_rules::timeline::HouseRules;
use clap::{Parser, ValueEnum};
use rounds::Scenes;
use serde::{Deserialize, Serialize};

/// One game in this many has animations.
const ANIMATED: usize = 250;
/// Levels of South and North. They differ, so that games end soon.
const LEVELS: [[i8; 2]; 2] = [[3, -1], [-1, 3]];
/// A game that has no new action for this time is stuck.
const STUCK: Duration = Duration::from_secs(120);
/// Lines of the table.
const LINES: usize = 20;

/// Memory, file handles and threads of the game over many games of the computer against itself.
#[derive(Parser)]
struct Args {
    /// Games to play
    #[arg(long, default_value_t = 2_000)]
    games: usize,
    /// Stop after the game that ends after this many minutes
    #[arg(long, default_value_t = 480)]
    minutes: u64,
    /// Size of the window in pixels; small, so that a software renderer draws many frames
    #[arg(long, num_args = 2, value_names = ["WIDTH", "HEIGHT"], default_values_t = [200, 150])]
    size: Vec<u32>,
    /// Play rounds through these scenes instead of games; `--games` is the number of rounds
    #[arg(long, value_enum)]
    scenes: Option<Scenes>,
    /// Run the game in this process and write its measurements to this file
    #[arg(long = "inside", hide = true)]
    output: Option<PathBuf>,
    /// Passed by `cargo bench` to every benchmark; ignored
    #[arg(long, hide = true)]
    bench: bool,
}

impl Args {
    fn limit(&self) -> Duration {
        Duration::from_secs(self.minutes * 60)
    }
}

/// The state of the program after a game.
#[derive(Serialize, Deserialize)]
struct Sample {
    /// Seconds since the start.
    seconds: f64,
    /// Bytes in main memory.
    memory: f64,
    /// Open files, sockets and pipes.
    handles: usize,
    threads: usize,
    /// Actions in the game.
    plies: usize,
    /// Frames since the start.
    frames: u32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    match (&args.output, args.scenes) {
        (Some(output), None) => play(&args, output),
        (Some(output), Some(scenes)) => rounds::play(&args, scenes, output),
        (None, _) => run_game(&args),
    }
}

/// Runs the game on a virtual display and prints its measurements.
fn run_game(args: &Args) -> Result<(), Box<dyn Error>> {
    let mut arguments = vec![("--games", args.games.to_string()), ("--minutes", args.minutes.to_string())];
    if let Some(scenes) = args.scenes.and_then(|scenes| scenes.to_possible_value()) {
        arguments.push(("--scenes", scenes.get_name().to_owned()));
    }
    let text = run_in_window(&args.size, &arguments, args.limit())?;
    if args.scenes.is_some() {
        return rounds::print(&text);
    }
    let samples: Vec<Sample> = text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    println!("{}x{}, low tier, {} games", args.size[0], args.size[1], samples.len());
    print_samples(&samples);
    Ok(())
}

fn run(mut app: App) -> Result<(), Box<dyn Error>> {
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(status) => Err(format!("the game ended with status {status}").into()),
    }
}

fn print_samples(samples: &[Sample]) {
    println!(
        "{:>6} {:>8} {:>9} {:>8} {:>8} {:>8} {:>8}",
        "games", "minutes", "memory MB", "handles", "threads", "actions", "frames"
    );
    let mut games = 0;
    let mut medians = Vec::new();
    for part in samples.chunks(samples.len().div_ceil(LINES).max(1)) {
        games += part.len();
        let median = |value: fn(&Sample) -> f64| percentile(&part.iter().map(value).collect::<Vec<_>>(), 50);
        let memory = median(|sample| sample.memory);
        medians.push(memory);
        println!(
            "{games:>6} {:>8.1} {:>9.1} {:>8} {:>8} {:>8} {:>8}",
            part[part.len() - 1].seconds / 60.0,
            memory * 1e-6,
            median(|sample| sample.handles as f64),
            median(|sample| sample.threads as f64),
            part.iter().map(|sample| sample.plies).sum::<usize>(),
            part[part.len() - 1].frames
        );
    }
    // The first part loads both games.
    if let [_, second, .., last] = medians[..] {
        println!("memory of the last part over that of the second: {:.3}", last / second);
    }
}

/// Plays the games in a window, and writes a line for each to the file.
fn play(args: &Args, output: &Path) -> Result<(), Box<dyn Error>> {
    let now = Instant::now();
    let mut app = build_app(Some(setup(0)), Quality::Low, &args.size)?;
    app.insert_resource(Soak {
        games: args.games,
        limit: args.limit(),
        output: File::create(output)?,
        ended: 0,
        started: now,
        last_change: (now, 0),
    })
    .add_systems(PreUpdate, (request_redraws, stop_when_stuck, set_pace))
    .add_systems(Last, start_next_game.run_if(in_state(Menu::Result)));
    run(app)
}

/// The game with this number.
fn setup(number: usize) -> MatchSetup {
    let [south, north] = LEVELS[number / 2 % 2].map(Seat::computer);
    MatchSetup {
        game: if number.is_multiple_of(2) { GameId::Cannon } else { GameId::TankChess },
        players: Players::untimed(south, north),
        house_rules: HouseRules::DRAWS,
        ..MatchSetup::default()
    }
}

#[derive(Resource)]
struct Soak {
    games: usize,
    limit: Duration,
    /// Has a line for each sample.
    output: File,
    /// Games that have ended.
    ended: usize,
    started: Instant,
    /// When the game last had a new action, and the number of its actions then.
    last_change: (Instant, usize),
}

/// Sets pace and animations at the start of each game.
fn set_pace(
    soak: Res<Soak>,
    settings: Res<Settings>,
    mut events: MessageReader<MatchEvent>,
    mut watching: MessageWriter<WatchRequest>,
    mut requests: MessageWriter<SettingsRequest>,
) {
    if events.read().any(|event| matches!(event, MatchEvent::Started)) {
        let is_animated = soak.ended.is_multiple_of(ANIMATED);
        watching.write(WatchRequest::SetPace(if is_animated { WatchPace::Natural } else { WatchPace::Fast }));
        let animation = if is_animated { AnimationSpeed::Fast } else { AnimationSpeed::Off };
        requests.write(SettingsRequest(Settings { animation, ..settings.clone() }));
    }
}

/// Ends the program with an error if no action has been played for a long time.
fn stop_when_stuck(mut soak: ResMut<Soak>, game: Res<Match>, menu: Res<State<Menu>>) -> Result {
    let plies = game.timeline().ply();
    if soak.last_change.1 != plies {
        soak.last_change = (Instant::now(), plies);
    } else if soak.last_change.0.elapsed() > STUCK {
        let number = soak.ended;
        return Err(format!("game {number} has had no action since ply {plies}; menu {:?}", menu.get()).into());
    }
    Ok(())
}

/// Takes a sample at the result of a game, and starts the next one.
fn start_next_game(
    mut soak: ResMut<Soak>,
    game: Res<Match>,
    frames: Res<FrameCount>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<MatchRequest>,
    mut exits: MessageWriter<AppExit>,
) -> Result {
    if game.outcome().is_none() {
        return Ok(());
    }
    let sample = Sample {
        seconds: soak.started.elapsed().as_secs_f64(),
        memory: resident_memory()?,
        handles: fs::read_dir("/proc/self/fd")?.count(),
        threads: fs::read_dir("/proc/self/task")?.count(),
        plies: game.timeline().ply(),
        frames: frames.0,
    };
    writeln!(soak.output, "{}", serde_json::to_string(&sample)?)?;
    soak.ended += 1;
    if soak.ended >= soak.games || soak.started.elapsed() >= soak.limit {
        exits.write(AppExit::Success);
    } else {
        requests.write(MatchRequest::from_interface(Request::Start(Box::new(setup(soak.ended)))));
        next_menu.set(Menu::None);
    }
    Ok(())
}

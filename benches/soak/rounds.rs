//! Rounds through the scenes of the game, to show that memory, assets and what the renderer allocates do not grow with changes of the scene.

use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use super::Args;
use crate::aid::scenes::{self, ALL_SCENES, GAMES, Scene, is_settled};
use crate::aid::{build_app, request_redraws, resident_memory};
use cannon_app_base::play::{BoardView, Match};
use cannon_appearance::Quality;

/// The least number of frames and the least time for which a scene is shown, and the time after which a scene is left even if it still
/// moves.
const MIN_FRAMES: u32 = 12;
const MIN_TIME: Duration = Duration::from_millis(700);
const MAX_TIME: Duration = Duration::from_secs(20);
/// The round whose state is compared with the state of the last round. The rounds before it load what later rounds use again.
const REFERENCE_ROUND: usize = 5;

/// The scenes of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Scenes {
    /// The title and a few turns of both games
    Games,
    /// Also lessons, puzzles, review, editors, photo mode, sets of pieces, boards and grounds
    All,
}

impl Scenes {
    fn round(self) -> &'static [Scene] {
        match self {
            Scenes::Games => GAMES,
            Scenes::All => ALL_SCENES,
        }
    }
}

/// The state of the program at the end of a round.
#[derive(Serialize, Deserialize)]
struct Sample {
    /// Seconds since the start.
    seconds: f64,
    /// Bytes in main memory.
    memory: f64,
    entities: u32,
    meshes: usize,
    images: usize,
    materials: usize,
    /// Number and bytes of the allocations of the graphics device; 0 if it does not report them.
    allocations: usize,
    allocated: u64,
}

#[derive(Resource)]
struct Rounds {
    scenes: &'static [Scene],
    /// The scene that comes next.
    next: usize,
    /// Since when the present scene is shown, and for how many frames.
    shown_since: (Instant, u32),
    ended: usize,
    limit: (usize, Duration),
    started: Instant,
    /// Has a line for each sample.
    output: File,
}

/// Plays the rounds in a window, and writes a line for each to the file.
pub fn play(args: &Args, scenes: Scenes, output: &Path) -> Result<(), Box<dyn Error>> {
    let now = Instant::now();
    let mut app = build_app(None, Quality::Low, &args.size)?;
    app.insert_resource(Rounds {
        scenes: scenes.round(),
        next: 0,
        shown_since: (now, 0),
        ended: 0,
        limit: (args.games, args.limit()),
        started: now,
        output: File::create(output)?,
    })
    .add_systems(PreUpdate, request_redraws)
    .add_systems(Last, change_scene);
    super::run(app)
}

/// Enters the next scene when the present one has been shown for long enough.
fn change_scene(world: &mut World) -> Result {
    world.resource_mut::<Rounds>().shown_since.1 += 1;
    let rounds = world.resource::<Rounds>();
    let (since, frames) = rounds.shown_since;
    let is_exhibition = rounds.next == 1;
    let is_at_rest = is_exhibition || is_settled(world.resource::<Match>(), world.resource::<BoardView>());
    let is_seen = frames >= MIN_FRAMES && since.elapsed() >= MIN_TIME && is_at_rest;
    if !is_seen && since.elapsed() < MAX_TIME {
        return Ok(());
    }
    let (scenes, next) = (rounds.scenes, rounds.next);
    if next == scenes.len() {
        end_round(world)?;
        return Ok(());
    }
    scenes::enter(world, scenes[next]);
    let mut rounds = world.resource_mut::<Rounds>();
    rounds.next += 1;
    rounds.shown_since = (Instant::now(), 0);
    Ok(())
}

/// Takes a sample, and begins the next round or ends the program.
fn end_round(world: &mut World) -> Result {
    let report = world.resource::<RenderDevice>().wgpu_device().generate_allocator_report();
    let sample = Sample {
        seconds: world.resource::<Rounds>().started.elapsed().as_secs_f64(),
        memory: resident_memory()?,
        entities: world.entities().count_spawned(),
        meshes: world.resource::<Assets<Mesh>>().len(),
        images: world.resource::<Assets<Image>>().len(),
        materials: world.resource::<Assets<StandardMaterial>>().len(),
        allocations: report.as_ref().map_or(0, |report| report.allocations.len()),
        allocated: report.as_ref().map_or(0, |report| report.total_allocated_bytes),
    };
    let mut rounds = world.resource_mut::<Rounds>();
    writeln!(rounds.output, "{}", serde_json::to_string(&sample)?)?;
    rounds.ended += 1;
    rounds.next = 0;
    let (count, time) = rounds.limit;
    if rounds.ended >= count || rounds.started.elapsed() >= time {
        world.write_message(AppExit::Success);
    }
    Ok(())
}

/// Prints the samples, a line for each round.
pub fn print(text: &str) -> Result<(), Box<dyn Error>> {
    let samples: Vec<Sample> = text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    println!(
        "{:>6} {:>8} {:>9} {:>8} {:>6} {:>6} {:>9} {:>11} {:>9}",
        "round", "seconds", "memory MB", "entities", "meshes", "images", "materials", "allocations", "device MB"
    );
    for (number, sample) in samples.iter().enumerate() {
        println!(
            "{:>6} {:>8.0} {:>9.1} {:>8} {:>6} {:>6} {:>9} {:>11} {:>9.1}",
            number + 1,
            sample.seconds,
            sample.memory * 1e-6,
            sample.entities,
            sample.meshes,
            sample.images,
            sample.materials,
            sample.allocations,
            sample.allocated as f64 * 1e-6
        );
    }
    if let [.., last] = &samples[..]
        && let Some(reference) = samples.get(REFERENCE_ROUND - 1)
        && samples.len() > REFERENCE_ROUND
    {
        let rounds = (samples.len() - REFERENCE_ROUND) as f64;
        println!(
            "growth of memory since round {REFERENCE_ROUND}: {:.2} MB a round",
            (last.memory - reference.memory) * 1e-6 / rounds
        );
    }
    Ok(())
}

//! What the game's looks cost: how long it takes to start and to draw a frame, beside a bare scene of Bevy's with a board, fifty capsules and
//! one egui window. All are measured in turn in one run, so that whatever else the machine does falls on all alike.
//!
//! They run in windows on an X server of their own, which Xvfb must be installed for, on the low tier and as fast as they can. The bare scene is
//! as cheap as the low tier is: one light, no shadows, no multisampling.
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
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::WindowResolution;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use cannon::app::play::MatchSetup;
use cannon::app::{self, Opening};
use cannon::appearance::Quality;
use clap::{Parser, ValueEnum};
use desk::Desk;

/// Places of the bare scene's board along one edge, and capsules on it.
const PLACES: u8 = 10;
const CAPSULES: u8 = 50;
/// Before frames are measured: shaders are compiled, the camera comes to rest.
const WARM_UP: Duration = Duration::from_secs(8);

/// What takes longer to start does not come up at all.
const LONGEST_START: Duration = Duration::from_secs(120);

/// Start and frame times of the game, beside a bare scene's.
#[derive(Parser)]
struct Args {
    /// Runs of each kind
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Seconds of each run whose frames are counted
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// Pixels of the window
    #[arg(long, num_args = 2, value_names = ["WIDTH", "HEIGHT"], default_values_t = [1280, 720])]
    size: Vec<u32>,
    /// What runs in the window
    #[arg(long, hide = true)]
    inside: Option<Scene>,
    /// Where it writes the seconds of each frame
    #[arg(long, hide = true)]
    out: Option<PathBuf>,
    /// What Cargo says to every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Scene {
    Bare,
    Title,
    Game,
}

impl Scene {
    fn name(self) -> &'static str {
        match self {
            Scene::Bare => "bare",
            Scene::Title => "title",
            Scene::Game => "game",
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    match (args.inside, &args.out) {
        (Some(scene), Some(out)) => show(scene, &args, out),
        _ => compare(&args),
    }
}

/// What the bare scene says when it can be seen. Of the game, a button of the title says so: that it can be pressed, two frames after it was
/// first drawn; and the places of the board, that the table can be seen.
const READY: &str = "bare-ready";
const BUTTON: &str = "title-new-game";

/// Starts everything in turn and tells what was found.
fn compare(args: &Args) -> Result<(), Box<dyn Error>> {
    let [width, height] = [args.size[0], args.size[1]];
    let mut desk = Desk::new(&format!("{width}x{height}"));
    let (mut starts, mut sights, mut frames) = <([Vec<f64>; 2], [Vec<f64>; 2], [Vec<f64>; 2])>::default();
    for _ in 0..args.rounds {
        for (number, scene) in [Scene::Bare, Scene::Title].into_iter().enumerate() {
            let [usable, seen] = start(&mut desk, scene, args)?;
            starts[number].push(usable);
            sights[number].push(seen);
        }
        for (scene, frames) in [Scene::Bare, Scene::Game].into_iter().zip(&mut frames) {
            frames.push(draw(&mut desk, scene, args)?);
        }
    }
    println!("{width}x{height}, low tier, {} runs of each; medians of runs", args.rounds);
    tell("start to what can be used", "s", &starts, 1.0);
    tell("start to all that can be seen", "s", &sights, 1.0);
    tell("frame", "ms", &frames, 1e3);
    Ok(())
}

fn tell(what: &str, unit: &str, [bare, game]: &[Vec<f64>; 2], scale: f64) {
    let ratios: Vec<f64> = bare.iter().zip(game).map(|(bare, game)| game / bare).collect();
    let all: Vec<String> = ratios.iter().map(|ratio| format!("{ratio:.2}")).collect();
    let [bare, game] = [bare, game].map(|times| median(times) * scale);
    println!("{what}: bare {bare:.2} {unit}, game {game:.2} {unit}, ratio {:.2} ({})", median(&ratios), all.join(" "));
}

fn median(values: &[f64]) -> f64 {
    percentile(values, 50)
}

/// This program as a scene that ends by itself when its frames have been counted for so many seconds.
fn program(scene: Scene, args: &Args, seconds: u64, out: &Path) -> Result<Command, Box<dyn Error>> {
    let mut program = Command::new(std::env::current_exe()?);
    program.args(["--inside", scene.name()]).arg("--out").arg(out);
    program.args(["--size", &args.size[0].to_string(), &args.size[1].to_string()]);
    program.args(["--seconds", &seconds.to_string()]);
    Ok(program)
}

/// Seconds from a program's start until what it shows can be used, and until all of it can be seen.
fn start(desk: &mut Desk, scene: Scene, args: &Args) -> Result<[f64; 2], Box<dyn Error>> {
    let file = tempfile::NamedTempFile::new()?;
    // What the run before has said does not count.
    desk.forget();
    let begun = Instant::now();
    desk.start_program(&mut program(scene, args, LONGEST_START.as_secs(), file.path())?);
    let (mut first_drawn, mut usable) = (None, None);
    let times = loop {
        let seconds = begun.elapsed().as_secs_f64();
        let probe = desk.probe();
        if probe["widgets"][READY].is_array() {
            break [seconds; 2];
        }
        if let (true, Some(frame)) = (probe["widgets"][BUTTON].is_array(), probe["frames"].as_u64())
            && frame >= *first_drawn.get_or_insert(frame) + 2
        {
            usable.get_or_insert(seconds);
        }
        if let (Some(usable), true) = (usable, probe["points"]["a1"].is_array()) {
            break [usable, seconds];
        }
        if begun.elapsed() > LONGEST_START {
            return Err(format!("{} did not come up", scene.name()).into());
        }
        std::thread::sleep(Duration::from_millis(10));
    };
    desk.end();
    Ok(times)
}

/// Median seconds of a frame.
fn draw(desk: &mut Desk, scene: Scene, args: &Args) -> Result<f64, Box<dyn Error>> {
    let file = tempfile::NamedTempFile::new()?;
    desk.start_program(&mut program(scene, args, args.seconds, file.path())?);
    desk.wait_for_end_after(WARM_UP + Duration::from_secs(args.seconds));
    Ok(median(&serde_json::from_slice::<Vec<f64>>(&fs::read(file.path())?)?))
}

fn show(scene: Scene, args: &Args, out: &Path) -> Result<(), Box<dyn Error>> {
    let size = (args.size[0], args.size[1]);
    let opening = Opening { quality: Some(Quality::Low), windowed: Some(size), ..Opening::default() };
    let mut app = match scene {
        Scene::Bare => bare(size),
        Scene::Title => app::window(opening)?,
        Scene::Game => {
            let setup = MatchSetup { position: Some(FULL_BOARD.to_owned()), ..MatchSetup::default() };
            app::window(Opening { setup: Some(setup), ..opening })?
        }
    };
    let counted = Duration::from_secs(args.seconds);
    app.insert_resource(Measurement {
        counted,
        out: out.to_owned(),
        begun: Instant::now(),
        last: None,
        frames: Vec::new(),
    })
    .add_systems(First, note_frame)
    .add_systems(PreUpdate, keep_drawing);
    app.run();
    Ok(())
}

#[derive(Resource)]
struct Measurement {
    counted: Duration,
    out: PathBuf,
    begun: Instant,
    last: Option<Instant>,
    frames: Vec<f64>,
}

fn note_frame(mut measurement: ResMut<Measurement>, mut exits: MessageWriter<AppExit>) -> Result {
    let now = Instant::now();
    let last = measurement.last.replace(now);
    let counted = measurement.begun.elapsed().saturating_sub(WARM_UP);
    if counted > measurement.counted {
        fs::write(&measurement.out, serde_json::to_vec(&measurement.frames)?)?;
        exits.write(AppExit::Success);
    } else if let Some(last) = last.filter(|_| !counted.is_zero()) {
        measurement.frames.push((now - last).as_secs_f64());
    }
    Ok(())
}

/// The bare scene.
fn bare((width, height): (u32, u32)) -> App {
    let resolution = WindowResolution::new(width, height).with_scale_factor_override(1.0);
    let window = Window { resolution, ..default() };
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }))
        .add_plugins(EguiPlugin::default())
        .add_systems(Startup, furnish)
        .add_systems(EguiPrimaryContextPass, open_window);
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(Render, say_when_ready.in_set(RenderSystems::Cleanup));
    }
    app
}

fn furnish(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let eye = Transform::from_xyz(0.0, 11.0, 10.0).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((Camera3d::default(), Msaa::Off, PrimaryEguiContext, eye));
    let sun = Transform::from_xyz(3.0, 8.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((DirectionalLight { shadow_maps_enabled: false, ..default() }, sun));
    let board = meshes.add(Cuboid::new(f32::from(PLACES), 0.4, f32::from(PLACES)));
    let wood = materials.add(Color::srgb(0.5, 0.35, 0.2));
    commands.spawn((Mesh3d(board), MeshMaterial3d(wood), Transform::from_xyz(0.0, -0.2, 0.0)));
    let capsule = meshes.add(Capsule3d::new(0.25, 0.4));
    let paints = [Color::srgb(0.8, 0.2, 0.2), Color::srgb(0.2, 0.3, 0.8)].map(|paint| materials.add(paint));
    let half = f32::from(PLACES) / 2.0 - 0.5;
    for number in 0..CAPSULES {
        // Two in a column of ten, from both edges.
        let (file, rank) = (f32::from(number % PLACES), f32::from(number / PLACES) * 2.0);
        let place = Transform::from_xyz(file - half, 0.45, rank - half);
        let paint = paints[usize::from(number % 2)].clone();
        commands.spawn((Mesh3d(capsule.clone()), MeshMaterial3d(paint), place));
    }
}

fn open_window(mut contexts: EguiContexts) {
    if let Ok(context) = contexts.ctx_mut() {
        egui::Window::new("Bare").show(context, |ui| ui.label("Fifty capsules"));
    }
}

/// Says once, from the renderer's world, that everything has been compiled and drawn.
fn say_when_ready(cache: Res<PipelineCache>, mut drawn: Local<u32>, mut said: Local<bool>) -> Result {
    let compiles = cache.waiting_pipelines().next().is_some();
    *drawn = if compiles { 0 } else { *drawn + 1 };
    if *drawn >= 2 && !*said {
        *said = true;
        if let Some(file) = std::env::var_os("CANNON_PROBE") {
            fs::write(file, format!(r#"{{"widgets":{{"{READY}":[0,0,0,0]}}}}"#))?;
        }
    }
    Ok(())
}

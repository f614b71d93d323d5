//! Start-up time, frame time and memory of the game, compared with a bare Bevy scene of a board, fifty capsules and one egui window. Measurements
//! of both alternate in one run, so that other load on the machine affects both alike.
//!
//! Both run in a window on Xvfb, on the low quality tier and without a frame limit. Like the low tier, the bare scene has one light, no
//! shadows and no multisampling. With `--offscreen`, both render into an image instead and only frames are measured, for machines that have a
//! graphics card but no display; the game is then the table without the interface. With `--passes` as well, the time of each pass on the
//! graphics adapter and the number of draws are printed.
#![allow(missing_docs, unreachable_pub, clippy::print_stdout)]

mod aid;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use aid::passes::{DrawCountPlugin, draw_counts, pass_times};
use aid::{build_app, full_board, percentile, request_redraws, resident_memory};
use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::diagnostic::RenderDiagnosticsPlugin;
use bevy::render::render_resource::{PipelineCache, PollType, TextureFormat};
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use cannon_app_base::play::MatchSetup;
use cannon_app_base::settings::Settings;
use cannon_app_table::render::{PictureOptions, offscreen_table};
use cannon_appearance::Quality;
use cannon_rules::GameId;
use cannon_virtual_desktop::VirtualDesktop;
use clap::{Parser, ValueEnum};
use serde::{Deserialize, Serialize};

/// Side length of the bare scene's board, and the number of capsules on it.
const BOARD_SIZE: u8 = 10;
const CAPSULES: u8 = 50;
/// The board on which Tank Chess is measured: the larger of the printed boards.
const TANK_CHESS_BOARD: &str = "basic-20";
/// Time before the measurement of frames begins, for the compilation of shaders and the movement of the camera.
const WARM_UP: Duration = Duration::from_secs(8);

/// A program that takes longer to start has failed.
const START_TIMEOUT: Duration = Duration::from_secs(120);

/// Start-up time, frame time and memory of the game, compared with a bare scene.
#[derive(Parser)]
struct Args {
    /// Runs of each scene
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Measured seconds of each run
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// Size of the window in pixels
    #[arg(long, num_args = 2, value_names = ["WIDTH", "HEIGHT"], default_values_t = [1280, 720])]
    size: Vec<u32>,
    /// The quality tier of the game
    #[arg(long, value_enum, default_value_t)]
    quality: Quality,
    /// Render into an image instead of a window, and measure frames only
    #[arg(long)]
    offscreen: bool,
    /// Print the times of the passes and the draws, too
    #[arg(long, requires = "offscreen")]
    passes: bool,
    /// The scene that this process runs
    #[arg(long = "inside", hide = true)]
    scene: Option<Scene>,
    /// The file to which this process writes its frame times in seconds and its memory
    #[arg(long, hide = true)]
    out: Option<PathBuf>,
    /// Passed by `cargo bench` to every benchmark; ignored
    #[arg(long, hide = true)]
    bench: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Scene {
    Bare,
    Title,
    Cannon,
    TankChess,
}

impl Scene {
    fn name(self) -> &'static str {
        match self {
            Scene::Bare => "bare",
            Scene::Title => "title",
            Scene::Cannon => "cannon",
            Scene::TankChess => "tank-chess",
        }
    }

    /// The game that the scene shows; `None` for scenes without one.
    fn setup(self) -> Option<MatchSetup> {
        match self {
            Scene::Bare | Scene::Title => None,
            Scene::Cannon => Some(full_board()),
            Scene::TankChess => Some(MatchSetup {
                game: GameId::TankChess,
                ruleset: Some(serde_json::json!({ "board": TANK_CHESS_BOARD })),
                ..MatchSetup::default()
            }),
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    match (args.scene, &args.out) {
        (Some(scene), Some(out)) => run_scene(scene, &args, out),
        _ if args.offscreen => compare_offscreen(&args),
        _ => compare(&args),
    }
}

/// The widget that the bare scene reports in the probe file once it is visible.
const READY: &str = "bare-ready";
/// The button of the title by which the game counts as usable: the button can be pressed two frames after it was first drawn. The game is
/// fully visible once the probe file contains the points of the board.
const USABLE_BUTTON: &str = "title-new-game";

/// Runs both programs alternately and prints the comparison.
fn compare(args: &Args) -> Result<(), Box<dyn Error>> {
    let [width, height] = [args.size[0], args.size[1]];
    let mut desktop = VirtualDesktop::new(&format!("{width}x{height}"), env!("CARGO_BIN_EXE_cannon"));
    let (mut usable_times, mut visible_times) = <([Vec<f64>; 2], [Vec<f64>; 2])>::default();
    let (mut frame_times, mut memories) = <([Vec<f64>; 3], [Vec<f64>; 3])>::default();
    for _ in 0..args.rounds {
        for (number, scene) in [Scene::Bare, Scene::Title].into_iter().enumerate() {
            let [usable, visible] = measure_start(&mut desktop, scene, args)?;
            usable_times[number].push(usable);
            visible_times[number].push(visible);
        }
        let scenes = [Scene::Bare, Scene::Cannon, Scene::TankChess];
        for (scene, (frames, memory)) in scenes.into_iter().zip(frame_times.iter_mut().zip(&mut memories)) {
            let report = measure_scene(&mut desktop, scene, args)?;
            frames.push(median(&report.frame_times));
            memory.push(report.memory);
        }
    }
    let [bare_frames, cannon_frames, tank_chess_frames] = frame_times;
    let [bare_memory, cannon_memory, tank_chess_memory] = memories;
    println!("{width}x{height}, {:?} tier, {} runs of each; medians of runs", args.quality, args.rounds);
    print_comparison("start to what can be used", "s", usable_times.each_ref(), 1.0);
    print_comparison("start to all that can be seen", "s", visible_times.each_ref(), 1.0);
    print_comparison("frame of Cannon", "ms", [&bare_frames, &cannon_frames], 1e3);
    print_comparison("frame of Tank Chess", "ms", [&bare_frames, &tank_chess_frames], 1e3);
    print_comparison("memory of Cannon", "MB", [&bare_memory, &cannon_memory], 1e-6);
    print_comparison("memory of Tank Chess", "MB", [&bare_memory, &tank_chess_memory], 1e-6);
    Ok(())
}

/// Frames between two waits for the graphics card in [`measure_offscreen`], so that the program cannot run ahead of it without limit.
const FRAMES_IN_FLIGHT: u32 = 4;
/// Frames before the measurement of an app without a window begins.
const OFFSCREEN_WARM_UP: u32 = 100;

/// Compares the frame times of scenes that render into an image.
fn compare_offscreen(args: &Args) -> Result<(), Box<dyn Error>> {
    let [width, height] = [args.size[0], args.size[1]];
    let [mut bare_frames, mut cannon_frames, mut tank_chess_frames] = <[Vec<f64>; 3]>::default();
    for _ in 0..args.rounds {
        bare_frames.push(measure_offscreen(Scene::Bare, args)?);
        cannon_frames.push(measure_offscreen(Scene::Cannon, args)?);
        tank_chess_frames.push(measure_offscreen(Scene::TankChess, args)?);
    }
    println!(
        "{width}x{height} without a window, {:?} tier, {} runs of each; medians of runs",
        args.quality, args.rounds
    );
    print_comparison("frame of Cannon", "ms", [&bare_frames, &cannon_frames], 1e3);
    print_comparison("frame of Tank Chess", "ms", [&bare_frames, &tank_chess_frames], 1e3);
    Ok(())
}

/// The mean frame time in seconds of a scene that renders into an image.
fn measure_offscreen(scene: Scene, args: &Args) -> Result<f64, Box<dyn Error>> {
    let size = (args.size[0], args.size[1]);
    let mut app = match scene.setup() {
        Some(setup) => {
            let settings = Settings { quality: Some(args.quality), ..Settings::default() };
            let options = PictureOptions { size, settings, ..PictureOptions::default() };
            offscreen_table(&setup.begin()?, &options, (RenderDiagnosticsPlugin, DrawCountPlugin))?
        }
        None => offscreen_bare_app(size),
    };
    let device = app.world().resource::<RenderDevice>().clone();
    for _ in 0..OFFSCREEN_WARM_UP {
        app.update();
    }
    device.poll(PollType::wait_indefinitely())?;
    let started = Instant::now();
    let mut frames = 0;
    while started.elapsed() < Duration::from_secs(args.seconds) {
        for _ in 0..FRAMES_IN_FLIGHT {
            app.update();
        }
        device.poll(PollType::wait_indefinitely())?;
        frames += FRAMES_IN_FLIGHT;
    }
    let frame_time = started.elapsed().as_secs_f64() / f64::from(frames);
    let adapter = &app.world().resource::<RenderAdapterInfo>().name;
    println!(
        "{} on {adapter}: {frames} frames of {:.2} ms, {:.0} a second",
        scene.name(),
        frame_time * 1e3,
        1.0 / frame_time
    );
    if args.passes && scene.setup().is_some() {
        print_passes(&mut app);
    }
    Ok(frame_time)
}

fn print_passes(app: &App) {
    for (pass, milliseconds) in pass_times(app) {
        println!("    {pass}: {milliseconds:.2} ms");
    }
    let draws = draw_counts(app);
    let total: usize = draws.values().sum();
    let by_phase: Vec<String> = draws.iter().map(|(phase, count)| format!("{phase} {count}")).collect();
    println!("    {total} draws: {}", by_phase.join(", "));
}

/// The app of the bare scene, which renders into an image. It has no egui window, because the table has no interface either.
fn offscreen_bare_app((width, height): (u32, u32)) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(LogPlugin { filter: "error".to_owned(), ..default() })
            .disable::<WinitPlugin>(),
    )
    .add_systems(Startup, spawn_bare_scene);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app.update();
    let target = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(target);
    let world = app.world_mut();
    let cameras: Vec<Entity> = world.query_filtered::<Entity, With<Camera3d>>().iter(world).collect();
    for camera in cameras {
        world.entity_mut(camera).insert(RenderTarget::Image(target.clone().into()));
    }
    app
}

fn print_comparison(what: &str, unit: &str, [bare, game]: [&Vec<f64>; 2], scale: f64) {
    let ratios: Vec<f64> = bare.iter().zip(game).map(|(bare, game)| game / bare).collect();
    let ratio_texts: Vec<String> = ratios.iter().map(|ratio| format!("{ratio:.2}")).collect();
    let [bare, game] = [bare, game].map(|times| median(times) * scale);
    println!(
        "{what}: bare {bare:.2} {unit}, game {game:.2} {unit}, ratio {:.2} ({})",
        median(&ratios),
        ratio_texts.join(" ")
    );
}

fn median(values: &[f64]) -> f64 {
    percentile(values, 50)
}

/// A command that runs this program as a scene, which exits after it has measured frames for this number of seconds.
fn scene_command(scene: Scene, args: &Args, seconds: u64, out: &Path) -> Result<Command, Box<dyn Error>> {
    let mut program = Command::new(std::env::current_exe()?);
    program.args(["--inside", scene.name()]).arg("--out").arg(out);
    program.args(["--size", &args.size[0].to_string(), &args.size[1].to_string()]);
    program.args(["--seconds", &seconds.to_string()]);
    if let Some(quality) = args.quality.to_possible_value() {
        program.args(["--quality", quality.get_name()]);
    }
    Ok(program)
}

/// Seconds from the start of a program until it is usable, and until it is fully visible.
fn measure_start(desktop: &mut VirtualDesktop, scene: Scene, args: &Args) -> Result<[f64; 2], Box<dyn Error>> {
    let file = tempfile::NamedTempFile::new()?;
    // The probe file of the previous run must not count.
    desktop.delete_probe_file();
    let started = Instant::now();
    desktop.start_program(&mut scene_command(scene, args, START_TIMEOUT.as_secs(), file.path())?);
    let (mut first_drawn, mut usable) = (None, None);
    let times = loop {
        let seconds = started.elapsed().as_secs_f64();
        let probe = desktop.probe();
        if probe["widgets"][READY].is_array() {
            break [seconds; 2];
        }
        if let (true, Some(frame)) = (probe["widgets"][USABLE_BUTTON].is_array(), probe["frames"].as_u64())
            && frame >= *first_drawn.get_or_insert(frame) + 2
        {
            usable.get_or_insert(seconds);
        }
        if let (Some(usable), true) = (usable, probe["points"]["a1"].is_array()) {
            break [usable, seconds];
        }
        if started.elapsed() > START_TIMEOUT {
            return Err(format!("{} did not come up", scene.name()).into());
        }
        std::thread::sleep(Duration::from_millis(10));
    };
    desktop.kill();
    Ok(times)
}

/// Frame times and memory of a scene in a window.
fn measure_scene(desktop: &mut VirtualDesktop, scene: Scene, args: &Args) -> Result<SceneReport, Box<dyn Error>> {
    let file = tempfile::NamedTempFile::new()?;
    desktop.start_program(&mut scene_command(scene, args, args.seconds, file.path())?);
    desktop.wait_for_exit_after(WARM_UP + Duration::from_secs(args.seconds));
    Ok(serde_json::from_slice(&fs::read(file.path())?)?)
}

fn run_scene(scene: Scene, args: &Args, out: &Path) -> Result<(), Box<dyn Error>> {
    let mut app = match scene {
        Scene::Bare => bare_app((args.size[0], args.size[1])),
        Scene::Title | Scene::Cannon | Scene::TankChess => build_app(scene.setup(), args.quality, &args.size)?,
    };
    let counted = Duration::from_secs(args.seconds);
    app.insert_resource(Measurement {
        duration: counted,
        out: out.to_owned(),
        started: Instant::now(),
        last_frame: None,
        frame_times: Vec::new(),
    })
    .add_systems(First, record_frame)
    .add_systems(PreUpdate, request_redraws);
    app.run();
    Ok(())
}

/// The measurements of a scene in a window.
#[derive(Serialize, Deserialize)]
struct SceneReport {
    /// In seconds.
    frame_times: Vec<f64>,
    /// Memory that is in use at the end, in bytes: the program and its libraries as far as they have been read, and all that they have
    /// allocated and written to.
    memory: f64,
}

#[derive(Resource)]
struct Measurement {
    duration: Duration,
    out: PathBuf,
    started: Instant,
    last_frame: Option<Instant>,
    frame_times: Vec<f64>,
}

fn record_frame(mut measurement: ResMut<Measurement>, mut exits: MessageWriter<AppExit>) -> Result {
    let now = Instant::now();
    let last = measurement.last_frame.replace(now);
    let counted = measurement.started.elapsed().saturating_sub(WARM_UP);
    if counted > measurement.duration {
        let frame_times = std::mem::take(&mut measurement.frame_times);
        let report = SceneReport { frame_times, memory: resident_memory()? };
        fs::write(&measurement.out, serde_json::to_vec(&report)?)?;
        exits.write(AppExit::Success);
    } else if let Some(last) = last.filter(|_| !counted.is_zero()) {
        measurement.frame_times.push((now - last).as_secs_f64());
    }
    Ok(())
}

/// The app of the bare scene.
fn bare_app((width, height): (u32, u32)) -> App {
    let resolution = WindowResolution::new(width, height).with_scale_factor_override(1.0);
    let window = Window { resolution, ..default() };
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }))
        .add_plugins(EguiPlugin::default())
        .add_systems(Startup, spawn_bare_scene)
        .add_systems(EguiPrimaryContextPass, show_egui_window);
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(Render, report_ready.in_set(RenderSystems::Cleanup));
    }
    app
}

fn spawn_bare_scene(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let eye = Transform::from_xyz(0.0, 11.0, 10.0).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((Camera3d::default(), Msaa::Off, PrimaryEguiContext, eye));
    let sun = Transform::from_xyz(3.0, 8.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((DirectionalLight { shadow_maps_enabled: false, ..default() }, sun));
    let board = meshes.add(Cuboid::new(f32::from(BOARD_SIZE), 0.4, f32::from(BOARD_SIZE)));
    let wood = materials.add(Color::srgb(0.5, 0.35, 0.2));
    commands.spawn((Mesh3d(board), MeshMaterial3d(wood), Transform::from_xyz(0.0, -0.2, 0.0)));
    let capsule = meshes.add(Capsule3d::new(0.25, 0.4));
    let paints = [Color::srgb(0.8, 0.2, 0.2), Color::srgb(0.2, 0.3, 0.8)].map(|paint| materials.add(paint));
    let half = f32::from(BOARD_SIZE) / 2.0 - 0.5;
    for number in 0..CAPSULES {
        // Five ranks of ten capsules, with an empty rank between them.
        let (file, rank) = (f32::from(number % BOARD_SIZE), f32::from(number / BOARD_SIZE) * 2.0);
        let place = Transform::from_xyz(file - half, 0.45, rank - half);
        let paint = paints[usize::from(number % 2)].clone();
        commands.spawn((Mesh3d(capsule.clone()), MeshMaterial3d(paint), place));
    }
}

fn show_egui_window(mut contexts: EguiContexts) {
    if let Ok(context) = contexts.ctx_mut() {
        egui::Window::new("Bare").show(context, |ui| ui.label("Fifty capsules"));
    }
}

/// Writes the probe file once, from the render world, after two frames without pending pipelines.
fn report_ready(cache: Res<PipelineCache>, mut complete_frames: Local<u32>, mut has_reported: Local<bool>) -> Result {
    let is_compiling = cache.waiting_pipelines().next().is_some();
    *complete_frames = if is_compiling { 0 } else { *complete_frames + 1 };
    if *complete_frames >= 2 && !*has_reported {
        *has_reported = true;
        if let Some(file) = std::env::var_os("CANNON_PROBE") {
            fs::write(file, format!(r#"{{"widgets":{{"{READY}":[0,0,0,0]}}}}"#))?;
        }
    }
    Ok(())
}

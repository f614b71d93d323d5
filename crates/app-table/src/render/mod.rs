//! Rendering of pictures and animations without a window.
//!
//! The plugins of the table render into an image instead of a window. The player's settings and saved games are neither read nor written.
//! [`mod@view`] sets the camera and [`mod@choice`] the selection. [`animation_export`] renders animations, and [`frame_files`] writes them
//! to files.

use std::io;
use std::path::Path;
use std::time::Duration;

use bevy::app::{Plugins, PluginsState, TerminalCtrlCHandlerPlugin};
use bevy::camera::RenderTarget;
use bevy::log::LogPlugin;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::renderer::RenderDevice;
use bevy::render::settings::WgpuSettings;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use image::{ImageFormat, RgbImage};

use crate::adapter::find_adapter;
use crate::{board, camera, effects, light, marks, pieces};
use cannon_app_activities::input::Selection;
use cannon_app_activities::opponent::Hint;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::{FocusRequest, RejectedAttempt, TableCamera, ViewInsets};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchRequest, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::{play, states};
use cannon_app_games as games;
use cannon_appearance::{BoardFace, Quality};
use cannon_files::{PicturedPosition, atomic};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

mod animation_export;
mod choice;
mod error;
mod frame_files;
mod view;

pub use animation_export::{AnimationExportOptions, FRAME_RATES, render_frames};
pub use error::RenderError;
pub use frame_files::{write_frames, write_gif};
pub use view::View;

/// Maximum width and height of a picture in pixels.
pub const MAX_SIDE: u32 = 8192;
/// Frames rendered before the picture, after which materials and shadows are complete.
const WARM_UP_FRAMES: usize = 4;
/// Maximum number of frames to wait for the image.
const MAX_CAPTURE_FRAMES: usize = 400;
/// Time step between two frames.
const FRAME_TIME: Duration = Duration::from_millis(16);

/// Maximum time step while an action is animated up to the moment of the picture.
const MAX_ANIMATION_STEP: Duration = Duration::from_millis(150);

/// Options of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureOptions {
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// The quality, which must be given, the room, and the looks of board and pieces.
    pub settings: Settings,
    /// Whether the board shows cells or points; `None` for the face that belongs to the rules of the game.
    pub face: Option<BoardFace>,
    /// Whether only the middle of the board is in focus, on the high tier.
    pub focus: bool,
    /// Position of the camera.
    pub view: View,
    /// An action that is about to be played. The picture shows the selection just before it.
    pub pending_action: Option<PackedAction>,
    /// The spot under the pointer.
    pub pointer: Option<Spot>,
    /// Time since the start of the animation of the last action, at normal speed; `None` for the pieces at rest. There is no animation at
    /// the start of a game. If `pending_action` is set, the time counts from the start of the animation of a refused click instead.
    pub animation_time: Option<Duration>,
}

impl Default for PictureOptions {
    fn default() -> Self {
        PictureOptions {
            size: (1280, 720),
            settings: Settings { quality: Some(Quality::High), ..Settings::default() },
            face: None,
            focus: false,
            view: View::default(),
            pending_action: None,
            pointer: None,
            animation_time: None,
        }
    }
}

/// Renders the position at the timeline's current ply and writes the picture as a PNG file.
///
/// # Errors
/// There is no usable graphics adapter, the picture is too large, or the file cannot be written. An existing file is then unchanged.
pub fn render_picture(timeline: &AnyTimeline, options: &PictureOptions, out: &Path) -> Result<(), RenderError> {
    check_size(options.size, MAX_SIDE)?;
    let adapter = find_adapter()?;
    let action = options.animation_time.filter(|_| options.pending_action.is_none()).and(timeline.ply().checked_sub(1));
    let action = action.and_then(|ply| timeline.action_at(ply));
    let game = Match::continued(timeline, timeline.ply() - usize::from(action.is_some()))?;
    let selection = choice::initial_selection(&game, options)?;
    // A picture of the pieces at rest shows the position, not the action that led to it.
    let mut app = offscreen_app(game, options, adapter, options.animation_time.is_some(), ());
    let picture = capture_picture(&mut app, options, action, selection)?;
    save_png(&picture, out, Some(&PicturedPosition::at(timeline, timeline.ply())))
}

/// An app that renders the position at the timeline's current ply into an image, once for each update, with plugins that benchmarks need to
/// measure its frames.
///
/// # Errors
/// There is no usable graphics adapter, or the image is too large.
pub fn offscreen_table<M>(
    timeline: &AnyTimeline,
    options: &PictureOptions,
    plugins: impl Plugins<M>,
) -> Result<App, RenderError> {
    check_size(options.size, MAX_SIDE)?;
    let game = Match::continued(timeline, timeline.ply())?;
    let mut app = offscreen_app(game, options, find_adapter()?, false, plugins);
    prepare_camera(&mut app, options)?;
    Ok(app)
}

/// Refuses pictures whose width or height exceeds a limit.
fn check_size((width, height): (u32, u32), limit: u32) -> Result<(), RenderError> {
    if width > limit || height > limit {
        return Err(RenderError::TooLarge { width, height, limit });
    }
    Ok(())
}

/// An app with the table but without a window or input.
fn offscreen_app<M>(
    game: Match,
    options: &PictureOptions,
    adapter: WgpuSettings,
    show_last_action: bool,
    plugins: impl Plugins<M>,
) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, render_creation: adapter.into(), ..default() })
            .set(LogPlugin { filter: "error".to_owned(), ..default() })
            // A picture or film that is being made ends at once at the request of the system.
            .disable::<TerminalCtrlCHandlerPlugin>()
            .disable::<WinitPlugin>(),
    )
    .add_plugins(plugins);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_TIME));
    let mut settings = options.settings.clone();
    if let (Some(face), Some(printed)) = (options.face, games::printed_face(game.timeline())) {
        settings.faces.insert(printed.preset.to_owned(), face);
    }
    // The camera stays where the options put it.
    app.insert_resource(Settings { show_last_action, follow_camera: false, ..settings });
    app.add_plugins((cannon_app_base::common::plugin, states::plugin));
    // Inserted before the plugins, so that the board is laid out for this game from the start.
    app.insert_resource(game);
    app.insert_state(Screen::Play).insert_state(Menu::None);
    app.add_plugins((
        play::plugin,
        board::layout_plugin,
        pieces::projection_plugin,
        board::plugin,
        pieces::plugin,
        marks::plugin,
        effects::plugin,
        camera::plugin,
        light::plugin,
    ));
    // Board and marks read these resources, whose plugins are not added here.
    app.init_resource::<Words>();
    app.init_resource::<Selection>().init_resource::<Hint>().init_resource::<marks::BoardOverlay>();
    app.init_resource::<CapturedFrames>();
    app.world_mut().write_message(FocusRequest(options.focus.then_some(Vec3::ZERO)));
    // Waits for the adapter and finishes the plugins, as a runner does before its first update.
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app
}

/// Frames that the graphics adapter has returned, by number. They may arrive late and out of order.
#[derive(Resource, Default)]
struct CapturedFrames(HashMap<usize, Image>);

/// Captures the next frame under a number.
fn capture_next_frame(app: &mut App, target: &Handle<Image>, number: usize) {
    app.world_mut().spawn(Screenshot::image(target.clone())).observe(
        move |captured: On<ScreenshotCaptured>, mut frames: ResMut<CapturedFrames>| {
            frames.0.insert(number, captured.image.clone());
        },
    );
}

/// The frame with a number, if it has arrived.
fn take_frame(app: &mut App, number: usize) -> Result<Option<RgbImage>, RenderError> {
    let Some(image) = app.world_mut().resource_mut::<CapturedFrames>().0.remove(&number) else { return Ok(None) };
    let picture = image.try_into_dynamic().map_err(|_| RenderError::NoImage)?;
    Ok(Some(picture.to_rgb8()))
}

/// Directs the camera at a new image, moves it into position and renders until the image is complete. Returns the image.
fn prepare_camera(app: &mut App, options: &PictureOptions) -> Result<Handle<Image>, RenderError> {
    let (width, height) = options.size;
    check_size(options.size, app.world().resource::<RenderDevice>().limits().max_texture_dimension_2d)?;
    let target = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(target);
    app.insert_resource(ViewInsets::default());
    // The camera is spawned in the first frame.
    app.update();
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<Entity, With<TableCamera>>();
    let cameras: Vec<Entity> = cameras.iter(world).collect();
    for camera in cameras {
        world.entity_mut(camera).insert(RenderTarget::Image(target.clone().into()));
    }
    let board: BoardLayout = *app.world().resource();
    if [options.view.look_at, options.pointer].into_iter().flatten().any(|spot| !board.contains(spot)) {
        return Err(RenderError::SpotOffBoard { size: board.size });
    }
    for request in options.view.requests() {
        app.world_mut().write_message(request);
        app.update();
    }
    render_until_complete(app);
    Ok(target)
}

fn render_until_complete(app: &mut App) {
    for _ in 0..WARM_UP_FRAMES {
        app.update();
    }
}

/// Captures the picture after the selection and the animation in the options have been applied.
fn capture_picture(
    app: &mut App,
    options: &PictureOptions,
    action: Option<PackedAction>,
    selection: Selection,
) -> Result<RgbImage, RenderError> {
    let target = prepare_camera(app, options)?;
    // Marks need the pieces, which exist by now.
    if selection.choice().is_some() {
        app.insert_resource(selection);
        render_until_complete(app);
    }
    if let Some(moment) = options.animation_time {
        match (action, options.pointer) {
            (Some(action), _) => {
                let request = Request::Play { action, animation_variant: None };
                animate_until(app, moment, |world| world.write_message(MatchRequest::from_interface(request)));
            }
            (None, Some(at)) => animate_until(app, moment, |world| world.write_message(RejectedAttempt { at })),
            (None, None) => {}
        }
    }
    capture_next_frame(app, &target, 0);
    for _ in 0..MAX_CAPTURE_FRAMES {
        app.update();
        if let Some(picture) = take_frame(app, 0)? {
            return Ok(picture);
        }
    }
    Err(RenderError::NoImage)
}

/// Starts an animation, advances it to a moment and then stops the time.
fn animate_until<T>(app: &mut App, moment: Duration, start: impl FnOnce(&mut World) -> T) {
    start(app.world_mut());
    // The first frame shows the beginning of the animation.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    app.update();
    let frames = moment.as_secs_f32().div_euclid(MAX_ANIMATION_STEP.as_secs_f32()) as u32 + 1;
    app.insert_resource(TimeUpdateStrategy::ManualDuration(moment / frames));
    for _ in 0..frames {
        app.update();
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

/// Writes a picture as a PNG file, atomically, with the position that it shows, if it shows one.
///
/// # Errors
/// The file cannot be written.
pub fn save_png(picture: &RgbImage, path: &Path, position: Option<&PicturedPosition>) -> Result<(), RenderError> {
    let unwritable = |error: io::Error| RenderError::Unwritable { path: path.to_owned(), error };
    let mut bytes = io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).map_err(|error| unwritable(io::Error::other(error)))?;
    // The encoder has written a whole PNG file, so that the position fits in.
    let with_position = position.and_then(|position| position.embed(bytes.get_ref()).ok());
    atomic::write(path, with_position.as_deref().unwrap_or(bytes.get_ref())).map_err(unwritable)?;
    Ok(())
}

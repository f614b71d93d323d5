//! A picture of the real scene without a visible window: for documentation and tests.
//!
//! The table's own plugins draw into an image instead of a window. Nothing of the player's settings or saved games is read or written.
//! A [`mod@view`] says from where, a [`mod@choice`] what somebody at the table would have chosen. A [`mod@film`] is many of them, kept by a [`reel`].

use std::io;
use std::path::Path;
use std::time::Duration;

use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::renderer::RenderDevice;
use bevy::render::settings::WgpuSettings;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

use super::adapter::find_adapter;
use super::common::RejectedAttempt;
use super::common::{FocusRequest, Lens};
use super::input::Selection;
use super::opponent::Hint;
use super::play::{Match, MatchRequest, MatchSetup, Request};
use super::settings::Settings;
use super::states::{Menu, Screen};
use super::{board, camera, effects, light, marks, pieces, play, states};
use crate::app::common::TableCamera;
use crate::app::common::ViewInsets;
use crate::app::common::board::{BoardLayout, Spot};
use crate::appearance::{BoardFace, BoardLook, PieceSet, Quality, Room};
use cannon_files::atomic;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

mod choice;
mod error;
mod film;
mod reel;
mod view;

pub use error::RenderError;
pub use film::{FRAME_RATES, FilmOptions, film};
pub use reel::{write_frames, write_gif};
pub use view::View;

/// The largest picture, in pixels a side.
pub const MAX_SIDE: u32 = 8192;
/// Frames before the picture is taken: materials and shadows are complete after a few.
const WARM_UP_FRAMES: usize = 4;
/// On the high tier edges are smoothed over so many frames.
const SMOOTHING_FRAMES: usize = 9;
/// Frames after which a picture that has not come never will.
const LAST_FRAME: usize = 400;
/// Time that passes between two frames of the picture's world.
const FRAME_TIME: Duration = Duration::from_millis(16);

/// The longest step in which an action is played up to the moment of the picture.
const EFFECT_STEP: Duration = Duration::from_millis(150);

/// What a picture shows, and from where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureOptions {
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// How rich it is.
    pub quality: Quality,
    /// Cells or points.
    pub face: BoardFace,
    /// What the board is made of.
    pub board: BoardLook,
    /// Where the table stands.
    pub room: Room,
    /// What the pieces are made of.
    pub pieces: PieceSet,
    /// Whether the frame bears coordinates.
    pub coordinates: bool,
    /// Whether only the middle of the board is in focus, on the high tier.
    pub focus: bool,
    /// From where.
    pub view: View,
    /// The picture shows what a player sees who is about to play this action and has chosen as much of it as can be chosen.
    pub chosen: Option<PackedAction>,
    /// Where that player points.
    pub pointer: Option<Spot>,
    /// Catch the action that led to the position as it is being shown, so long after its beginning (at normal speed); `None` for the
    /// pieces at rest. At the start of a game there is no action to catch. If something is chosen, catch instead what is seen when the
    /// player clicks in vain.
    pub moment: Option<Duration>,
}

impl Default for PictureOptions {
    fn default() -> Self {
        PictureOptions {
            size: (1280, 720),
            quality: Quality::High,
            face: BoardFace::default(),
            board: BoardLook::default(),
            room: Room::default(),
            pieces: PieceSet::default(),
            coordinates: true,
            focus: false,
            view: View::default(),
            chosen: None,
            pointer: None,
            moment: None,
        }
    }
}

/// Draws the position at the timeline's present ply and writes the picture as a PNG file.
///
/// # Errors
/// If nothing can draw, the picture is too large, or the file cannot be written. A file that was there before is whole then.
pub fn render_picture(timeline: &dyn AnyTimeline, options: &PictureOptions, out: &Path) -> Result<(), RenderError> {
    save(&draw(timeline, options)?, out)
}

/// Draws the position at the timeline's present ply.
///
/// # Errors
/// If nothing can draw, or the picture is too large.
pub fn draw(timeline: &dyn AnyTimeline, options: &PictureOptions) -> Result<image::RgbImage, RenderError> {
    check_size(options.size)?;
    let adapter = find_adapter()?;
    let action = options.moment.filter(|_| options.chosen.is_none()).and(timeline.ply().checked_sub(1));
    let action = action.and_then(|ply| timeline.action_at(ply));
    let game = game_at(timeline, timeline.ply() - usize::from(action.is_some()))?;
    let selection = choice::selection(&game, options)?;
    let mut app = studio(game, options, adapter);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    expose(&mut app, options, action, selection)
}

/// Refuses pictures that are larger than any that we draw.
fn check_size((width, height): (u32, u32)) -> Result<(), RenderError> {
    if width > MAX_SIDE || height > MAX_SIDE {
        return Err(RenderError::TooLarge { width, height, limit: MAX_SIDE });
    }
    Ok(())
}

/// A match that begins with the position at a ply.
fn game_at(timeline: &dyn AnyTimeline, ply: usize) -> Result<Match, RenderError> {
    let setup = MatchSetup {
        game: timeline.game().to_owned(),
        ruleset: Some(timeline.ruleset()),
        house: timeline.house_rules(),
        position: Some(timeline.position_text_at(ply)),
        ..default()
    };
    Match::new(&setup).map_err(|error| RenderError::Position(error.to_string()))
}

/// The table without a window and without anybody at it.
fn studio(game: Match, options: &PictureOptions, adapter: WgpuSettings) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, render_creation: adapter.into(), ..default() })
            .set(LogPlugin { filter: "error".to_owned(), ..default() })
            .disable::<WinitPlugin>(),
    );
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_TIME));
    app.insert_resource(Settings {
        quality: Some(options.quality),
        face: options.face,
        board: options.board,
        room: options.room,
        pieces: options.pieces,
        coordinates: options.coordinates,
        // It stays where it has been put.
        follow_camera: false,
        ..default()
    });
    app.add_plugins((super::common::plugin, states::plugin, super::configure_systems));
    // The board is laid for this game at once.
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
    // Nobody sits at this table, but the marks ask what is selected and recommended.
    app.init_resource::<Selection>().init_resource::<Hint>().init_resource::<marks::Survey>();
    app.world_mut().write_message(FocusRequest(options.focus.then(Lens::default)));
    app
}

/// The picture, once it has come back from the adapter.
#[derive(Resource, Default)]
struct Developed(Option<Image>);

/// Puts the camera in its place before a picture that it draws into, and lets it draw until that is complete.
fn prepare(app: &mut App, options: &PictureOptions) -> Result<Handle<Image>, RenderError> {
    let (width, height) = options.size;
    let limit = app.world().resource::<RenderDevice>().limits().max_texture_dimension_2d;
    if width > limit || height > limit {
        return Err(RenderError::TooLarge { width, height, limit });
    }
    let target = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(target);
    app.insert_resource(ViewInsets::default());
    // The camera is there after the first frame.
    app.update();
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<Entity, With<TableCamera>>();
    let cameras: Vec<Entity> = cameras.iter(world).collect();
    for camera in cameras {
        world.entity_mut(camera).insert(RenderTarget::Image(target.clone().into()));
    }
    let board: BoardLayout = *app.world().resource();
    if [options.view.at, options.pointer].into_iter().flatten().any(|place| !board.contains(place)) {
        return Err(RenderError::NoPlace { size: board.size });
    }
    for request in options.view.requests() {
        app.world_mut().write_message(request);
        app.update();
    }
    settle(app, options.quality);
    Ok(target)
}

/// Lets it draw until the picture is complete.
fn settle(app: &mut App, quality: Quality) {
    let frames = if quality == Quality::High { SMOOTHING_FRAMES } else { WARM_UP_FRAMES };
    for _ in 0..frames {
        app.update();
    }
}

fn expose(
    app: &mut App,
    options: &PictureOptions,
    action: Option<PackedAction>,
    selection: Selection,
) -> Result<image::RgbImage, RenderError> {
    let target = prepare(app, options)?;
    // Marks are laid for pieces that are there.
    if selection.choice().is_some() {
        app.insert_resource(selection);
        settle(app, options.quality);
    }
    app.init_resource::<Developed>();
    if let Some(moment) = options.moment {
        match (action, options.pointer) {
            (Some(action), _) => {
                let request = Request::Play { action, shown_by: None };
                play_until(app, moment, |world| world.write_message(MatchRequest::interface(request)));
            }
            (None, Some(at)) => play_until(app, moment, |world| world.write_message(RejectedAttempt { at })),
            (None, None) => {}
        }
    }
    app.world_mut().spawn(Screenshot::image(target)).observe(
        |captured: On<ScreenshotCaptured>, mut developed: ResMut<Developed>| developed.0 = Some(captured.image.clone()),
    );
    for _ in 0..LAST_FRAME {
        app.update();
        if let Some(image) = app.world_mut().resource_mut::<Developed>().0.take() {
            let picture = image.try_into_dynamic().map_err(|_| RenderError::Nothing)?;
            return Ok(picture.to_rgb8());
        }
    }
    Err(RenderError::Nothing)
}

/// Sets something off and lets its showing go on for a time; then the world stands still.
fn play_until<T>(app: &mut App, moment: Duration, set_off: impl FnOnce(&mut World) -> T) {
    set_off(app.world_mut());
    // The frame that stages it shows its beginning.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    app.update();
    let frames = moment.as_secs_f32().div_euclid(EFFECT_STEP.as_secs_f32()) as u32 + 1;
    app.insert_resource(TimeUpdateStrategy::ManualDuration(moment / frames));
    for _ in 0..frames {
        app.update();
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

/// Writes a picture as a PNG file: whole or not at all.
///
/// # Errors
/// If the file cannot be written.
pub fn save(picture: &image::RgbImage, path: &Path) -> Result<(), RenderError> {
    let unwritable = |error: io::Error| RenderError::Unwritable { path: path.to_owned(), error };
    let mut bytes = io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, image::ImageFormat::Png).map_err(|error| unwritable(io::Error::other(error)))?;
    atomic::write(path, bytes.get_ref()).map_err(unwritable)?;
    Ok(())
}

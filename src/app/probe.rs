//! A report for window tests, in programs with the feature `probe`. With `CANNON_PROBE=FILE` in the environment, every frame writes a JSON object to the file: the open screen,
//! the positions of its widgets and of the places of the board in the window, and the state of the match. Only the tests read it. With
//! `CANNON_LOSE_DEVICE=FILE`, the graphics device is lost once that file exists.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use serde::Serialize;

use cannon_app_activities::editor::Editor;
use cannon_app_activities::input::Selection;
use cannon_app_activities::opponent::Thinking;
use cannon_app_base::common::board::{BoardLayout, EditedBoard, Spot};
use cannon_app_base::play::{BoardView, Match, MatchEvent};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_app_screens::widget_rects::WidgetRects;
use cannon_app_table::loading_screen;
use cannon_app_table::loading_screen::LoadingScreen;

/// The environment variable that names the file.
const ENVIRONMENT_VARIABLE: &str = "CANNON_PROBE";
/// The environment variable that names the file whose appearance loses the graphics device, so that a test sees what happens then.
const DEVICE_LOSS_VARIABLE: &str = "CANNON_LOSE_DEVICE";

/// The time between two checks whether that file exists.
const DEVICE_LOSS_INTERVAL: Duration = Duration::from_millis(100);

/// Height of the middle of a piece above the board.
const PIECE_MIDDLE_HEIGHT: f32 = 0.35;

/// The content of the file.
#[derive(Serialize, Default)]
struct Report {
    /// Number of frames so far, so that a test can wait for the next one.
    frames: u64,
    screen: String,
    menu: String,
    /// Left, top, right and bottom of each named widget, in pixels of the window.
    widgets: BTreeMap<String, [f32; 4]>,
    /// The position of each place of the board in the window; for a place with a piece, the position of the middle of the piece.
    points: BTreeMap<String, [f32; 2]>,
    ply: usize,
    board_view_ply: usize,
    is_animating: bool,
    is_thinking: bool,
    selected: Option<String>,
    /// The place under the keyboard cursor.
    cursor: Option<String>,
    /// Message identifier of the last refusal, and the number of refusals.
    last_refusal: Option<String>,
    refusals: usize,
    outcome: Option<String>,
    /// The set-up in the editor, as the text of its file.
    editor_setup: Option<String>,
    is_camera_moving: bool,
}

/// The file, and the last report.
#[derive(Resource)]
struct Probe {
    file: PathBuf,
    last_report: Report,
}

pub(super) fn plugin(app: &mut App) {
    if let Some(file) = std::env::var_os(ENVIRONMENT_VARIABLE) {
        app.insert_resource(Probe { file: file.into(), last_report: Report::default() })
            .add_systems(Last, write_report);
    }
    if let Some(file) = std::env::var_os(DEVICE_LOSS_VARIABLE).map(PathBuf::from) {
        let lose_device = move |device: Res<RenderDevice>, event_loop: Option<Res<EventLoopProxyWrapper>>| {
            lose_device(&file, &device, event_loop.as_deref());
        };
        app.add_systems(Startup, lose_device);
    }
}

/// Destroys the graphics device when the file appears, even while the window is at rest, and has one frame drawn then.
fn lose_device(file: &Path, device: &RenderDevice, event_loop: Option<&EventLoopProxyWrapper>) {
    let Some(proxy) = event_loop.map(|event_loop| (**event_loop).clone()) else { return };
    let (file, device) = (file.to_owned(), device.clone());
    std::thread::spawn(move || {
        while !file.exists() {
            std::thread::sleep(DEVICE_LOSS_INTERVAL);
        }
        device.wgpu_device().destroy();
        // This fails when the window is closed, and nothing is left to be lost.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    });
}

/// Writes the report of this frame.
fn write_report(
    mut probe: ResMut<Probe>,
    mut events: MessageReader<MatchEvent>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    widgets: Res<WidgetRects>,
    game: Res<Match>,
    layout: Res<BoardLayout>,
    (edited, editor): (Res<EditedBoard>, Res<Editor>),
    board_view: Res<BoardView>,
    thinking: Res<Thinking>,
    selection: Res<Selection>,
    moving: Res<cannon_app_table::camera::CameraMoving>,
    camera: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    loading_screen: Option<Res<LoadingScreen>>,
) {
    let is_table_visible = loading_screen::is_table_visible(loading_screen);
    let match_pieces = || games::shown_position(&game).map_or_else(Vec::new, |position| position.piece_states());
    let pieces = edited.0.as_ref().map_or_else(match_pieces, |board| board.pieces.clone());
    let on_screen = |spot: Spot| {
        let (camera, transform) = camera.iter().next()?;
        let occupied = pieces.iter().any(|(at, _)| *at == spot);
        let place = layout.world_position(spot) + Vec3::Y * if occupied { PIECE_MIDDLE_HEIGHT } else { 0.0 };
        camera.world_to_viewport(transform, place).ok()
    };
    let mut new_report = Report {
        frames: probe.last_report.frames + 1,
        screen: format!("{:?}", screen.get()),
        menu: format!("{:?}", menu.get()),
        widgets: widgets
            .iter()
            .map(|(name, rect)| (name.to_owned(), [rect.min.x, rect.min.y, rect.max.x, rect.max.y]))
            .collect(),
        points: layout
            .spots()
            .filter(|_| is_table_visible)
            .filter_map(|spot| on_screen(spot).map(|place| (spot.to_string(), place.round().to_array())))
            .collect(),
        ply: game.timeline().ply(),
        board_view_ply: board_view.ply(),
        is_animating: board_view.is_animating(),
        is_thinking: thinking.is_searching(),
        selected: selection.selected().map(|spot| spot.to_string()),
        cursor: selection.cursor().map(|spot| spot.to_string()),
        last_refusal: probe.last_report.last_refusal.clone(),
        refusals: probe.last_report.refusals,
        outcome: game.outcome().map(|outcome| format!("{outcome:?}")),
        editor_setup: editor.document().map(|document| document.design().to_text()),
        is_camera_moving: moving.0,
    };
    for event in events.read() {
        if let MatchEvent::Refused(refused) = event {
            new_report.last_refusal = Some(refused.message_id.to_owned());
            new_report.refusals += 1;
        }
    }
    // Atomically, so that a test never reads an incomplete report.
    if let Ok(text) = serde_json::to_string_pretty(&new_report)
        && let Err(error) = cannon_files::write_atomically(&probe.file, &text)
    {
        warn!("cannot write {}: {error}", probe.file.display());
    }
    probe.last_report = new_report;
}

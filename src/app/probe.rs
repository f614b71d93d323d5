//! Tells window tests where things are. With `CANNON_PROBE=FILE` in the environment, the file holds, from every frame, a JSON object that says which
//! screen is open, where its buttons and the places of the board are in the window, and what the match is at. Nothing else reads it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bevy::prelude::*;
use serde::Serialize;

use super::common::board::EditedBoard;
use super::editor::Editor;
use super::games;
use super::input::Selection;
use super::loading_screen::{self, LoadingScreen};
use super::opponent::Thinking;
use super::pieces::BoardView;
use super::play::{Match, MatchEvent};
use super::screens::probe::WidgetPlaces;
use super::states::{Menu, Screen};
use crate::app::common::board::{BoardLayout, Spot};

/// The environment variable that names the file.
const VARIABLE: &str = "CANNON_PROBE";

/// Height of the middle of a piece.
const WAIST: f32 = 0.35;

/// What the file holds.
#[derive(Serialize, Default)]
struct Report {
    /// Frames so far, so that a hand can wait for one however slow they are.
    frames: u64,
    screen: String,
    menu: String,
    /// Left, top, right and bottom of each named widget, in pixels of the window.
    widgets: BTreeMap<String, [f32; 4]>,
    /// Where each place of the board is in the window; of a place with a piece, the piece's middle.
    points: BTreeMap<String, [f32; 2]>,
    ply: usize,
    stage_ply: usize,
    busy: bool,
    thinking: bool,
    selected: Option<String>,
    /// Message identifier of the last refusal, and how many there have been.
    last_refusal: Option<String>,
    refusals: usize,
    outcome: Option<String>,
    /// What is on the editor's bench, as its file.
    bench: Option<String>,
    camera_moving: bool,
}

#[derive(Resource)]
struct Probe {
    file: PathBuf,
    written: Report,
}

pub(super) fn plugin(app: &mut App) {
    if let Some(file) = std::env::var_os(VARIABLE) {
        app.insert_resource(Probe { file: file.into(), written: Report::default() }).add_systems(Last, report);
    }
}

fn report(
    mut probe: ResMut<Probe>,
    mut events: MessageReader<MatchEvent>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    widgets: Res<WidgetPlaces>,
    game: Res<Match>,
    layout: Res<BoardLayout>,
    (edited, editor): (Res<EditedBoard>, Res<Editor>),
    stage: Res<BoardView>,
    thinking: Res<Thinking>,
    selection: Res<Selection>,
    moving: Res<super::camera::CameraMoving>,
    camera: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    curtain: Option<Res<LoadingScreen>>,
) {
    let can_be_seen = loading_screen::is_open(curtain);
    let of_match = || games::shown(&game).map_or_else(Vec::new, |position| position.figures());
    let figures = edited.pieces().map_or_else(of_match, <[_]>::to_vec);
    let on_screen = |spot: Spot| {
        let (camera, transform) = camera.iter().next()?;
        let occupied = figures.iter().any(|(at, _)| *at == spot);
        let place = layout.world_of(spot) + Vec3::Y * if occupied { WAIST } else { 0.0 };
        camera.world_to_viewport(transform, place).ok()
    };
    let mut now = Report {
        frames: probe.written.frames + 1,
        screen: format!("{:?}", screen.get()),
        menu: format!("{:?}", menu.get()),
        widgets: widgets
            .iter()
            .map(|(name, rect)| (name.to_owned(), [rect.min.x, rect.min.y, rect.max.x, rect.max.y]))
            .collect(),
        points: layout
            .spots()
            .filter(|_| can_be_seen)
            .filter_map(|spot| on_screen(spot).map(|place| (spot.to_string(), place.round().to_array())))
            .collect(),
        ply: game.timeline().ply(),
        stage_ply: stage.ply(),
        busy: stage.is_busy(),
        thinking: thinking.is_searching(),
        selected: selection.selected().map(|spot| spot.to_string()),
        last_refusal: probe.written.last_refusal.clone(),
        refusals: probe.written.refusals,
        outcome: game.outcome().map(|outcome| format!("{outcome:?}")),
        bench: editor.bench().map(|bench| bench.design().to_text()),
        camera_moving: moving.0,
    };
    for event in events.read() {
        if let MatchEvent::Refused(refused) = event {
            now.last_refusal = Some(refused.message_id.to_owned());
            now.refusals += 1;
        }
    }
    // Atomically, so that a test never reads half a report.
    if let Ok(text) = serde_json::to_string_pretty(&now)
        && let Err(error) = cannon_files::write_atomically(&probe.file, &text)
    {
        warn!("cannot write {}: {error}", probe.file.display());
    }
    probe.written = now;
}

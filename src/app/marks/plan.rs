//! Which marks there should be on the board.

use bevy::prelude::*;

use crate::app::input::Selection;
use crate::app::input::options::options_of;
use crate::app::settings::Settings;
use crate::rules::cannon::{Action, Direction, Point, Position};
use crate::rules::timeline::Timeline;
use crate::rules::{Action as _, Game, PackedAction, Side};

/// A mark on a point.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Where.
    pub at: Point,
    /// What it says.
    pub kind: MarkKind,
    /// Which way it points, for the kinds that point.
    pub heading: Option<Direction>,
}

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// The selected soldier.
    Selected,
    /// The town can be placed here.
    Place,
    /// The selected soldier can step here.
    Step,
    /// It can capture here.
    Capture,
    /// It can retreat to here.
    Retreat,
    /// Its cannon can shift to here.
    Shift,
    /// Its cannon can shoot at this.
    Shot,
    /// The last action began here.
    LastFrom,
    /// The last action was aimed here.
    LastTo,
    /// The enemy could take this piece next turn.
    Threat,
    /// The board cursor of the keyboard.
    Cursor,
    /// A hint: the piece that should act.
    HintFrom,
    /// A hint: where it should go.
    HintTo,
}

impl MarkKind {
    /// Every kind.
    pub const ALL: [MarkKind; 13] = [
        MarkKind::Selected,
        MarkKind::Place,
        MarkKind::Step,
        MarkKind::Capture,
        MarkKind::Retreat,
        MarkKind::Shift,
        MarkKind::Shot,
        MarkKind::LastFrom,
        MarkKind::LastTo,
        MarkKind::Threat,
        MarkKind::Cursor,
        MarkKind::HintFrom,
        MarkKind::HintTo,
    ];
}

/// What the marks depend on.
pub struct Scene<'a> {
    /// The game.
    pub timeline: &'a Timeline<Position>,
    /// The ply that the pieces show.
    pub ply: usize,
    /// Whether the pieces stand still on the ply that should be shown.
    pub at_rest: bool,
    /// Whether a person may act.
    pub awaits_player: bool,
    /// What is selected.
    pub selection: &'a Selection,
    /// Which marks are wanted.
    pub settings: &'a Settings,
    /// A recommended action.
    pub hint: Option<PackedAction>,
}

/// All marks of a scene.
#[must_use]
pub fn marks(scene: &Scene) -> Vec<Mark> {
    let Some(position) = scene.timeline.position_at(scene.ply) else { return Vec::new() };
    let mut marks = Vec::new();
    if scene.settings.show_last_action && scene.at_rest {
        last_action(scene, &mut marks);
    }
    if scene.settings.show_threats && scene.at_rest {
        for side in Side::ALL {
            marks.extend(position.threatened(side).into_iter().map(|at| plain(at, MarkKind::Threat)));
        }
    }
    if scene.at_rest && scene.awaits_player {
        own_actions(scene, position, &mut marks);
        if let Some(action) = scene.hint.and_then(Action::unpack) {
            marks.extend(action.from().map(|from| plain(from, MarkKind::HintFrom)));
            marks.push(plain(action.target(), MarkKind::HintTo));
        }
    }
    if let Some(cursor) = scene.selection.cursor() {
        marks.push(plain(cursor, MarkKind::Cursor));
    }
    marks
}

fn plain(at: Point, kind: MarkKind) -> Mark {
    Mark { at, kind, heading: None }
}

fn last_action(scene: &Scene, marks: &mut Vec<Mark>) {
    let Some(&action) = scene.ply.checked_sub(1).and_then(|ply| scene.timeline.actions().get(ply)) else { return };
    marks.extend(action.from().map(|from| plain(from, MarkKind::LastFrom)));
    marks.push(plain(action.target(), MarkKind::LastTo));
}

/// What the player can do: place the town, or whatever the selected soldier can.
fn own_actions(scene: &Scene, position: &Position, marks: &mut Vec<Mark>) {
    if position.is_placing() {
        let places = position.actions();
        marks.extend(places.iter().map(|action| plain(action.target(), MarkKind::Place)));
        return;
    }
    let Some(soldier) = scene.selection.selected() else { return };
    marks.push(plain(soldier, MarkKind::Selected));
    if !scene.settings.show_actions {
        return;
    }
    for option in options_of(position, soldier) {
        let at = option.action.target();
        let mark = match option.action {
            Action::Place { .. } => plain(at, MarkKind::Place),
            Action::Step { .. } => plain(at, MarkKind::Step),
            Action::Capture { .. } => plain(at, MarkKind::Capture),
            Action::Retreat { from, to } => Mark { at, kind: MarkKind::Retreat, heading: heading(from, to) },
            Action::Shift { from, to } => Mark { at, kind: MarkKind::Shift, heading: heading(from, to) },
            Action::Shot { .. } => plain(at, MarkKind::Shot),
        };
        marks.push(mark);
    }
}

/// The direction from one point to another on the same line.
fn heading(from: Point, to: Point) -> Option<Direction> {
    let sign = |a: u8, b: u8| (i16::from(b) - i16::from(a)).signum() as i8;
    let step = (sign(from.file(), to.file()), sign(from.rank(), to.rank()));
    Direction::ALL.into_iter().find(|direction| direction.step() == step)
}

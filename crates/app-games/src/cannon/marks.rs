//! Marks of possible actions, with a shape for each kind of action.

use bevy::prelude::*;

use super::formations::BANDS;
use super::input::SoldierChoice;
use super::options::options_of;
use cannon_app_base::common::board::Heading;
use cannon_app_base::common::marks::flat_shape::{FlatShape, cross_hairs};
use cannon_app_base::common::marks::kinds::SELECTED;
use cannon_app_base::common::marks::style::{STROKE_WIDTH, TARGET_RADIUS};
use cannon_app_base::common::marks::{LegendEntry, Mark, MarkKind, Meaning};
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Point, Position};

/// Radius of the disc that marks a step.
const STEP_RADIUS: f32 = 0.15;

/// The town can be placed here.
static PLACE: MarkKind =
    MarkKind::possible_action("cannon/place", Meaning::Move, Color::srgba(0.55, 0.85, 1.0, 0.85), battlements)
        .upright();
/// The selected soldier can step here.
static STEP: MarkKind =
    MarkKind::possible_action("cannon/step", Meaning::Move, Color::srgba(0.55, 0.95, 0.60, 0.90), |flat| {
        flat.disc(STEP_RADIUS)
    });
/// The selected soldier can capture this piece.
static CAPTURE: MarkKind =
    MarkKind::possible_action("cannon/capture", Meaning::Attack, Color::srgba(1.0, 0.36, 0.28, 0.95), |flat| {
        fangs(flat.arc(TARGET_RADIUS, STROKE_WIDTH, 0.0, 1.0))
    });
/// The selected soldier can retreat to this point.
static RETREAT: MarkKind =
    MarkKind::possible_action("cannon/retreat", Meaning::Manoeuvre, Color::srgba(0.78, 0.66, 1.0, 0.95), chevrons)
        .directed();
/// A cannon of the selected soldier can shift to this point.
static SHIFT: MarkKind =
    MarkKind::possible_action("cannon/shift", Meaning::Manoeuvre, Color::srgba(0.35, 0.80, 1.0, 0.95), shift_arrow)
        .directed();
/// A cannon of the selected soldier can shoot at this piece.
static SHOT: MarkKind =
    MarkKind::possible_action("cannon/shot", Meaning::Attack, Color::srgba(1.0, 0.55, 0.12, 1.0), cross_hairs);

/// The explanation of the kinds of marks of this game.
pub(super) static LEGEND: &[LegendEntry] = &[
    LegendEntry { kinds: &[&STEP], text: "legend-step" },
    LegendEntry { kinds: &[&CAPTURE], text: "legend-capture" },
    LegendEntry { kinds: &[&RETREAT], text: "legend-retreat" },
    LegendEntry { kinds: &[&SHIFT], text: "legend-shift" },
    LegendEntry { kinds: &[&SHOT], text: "legend-shot" },
    LegendEntry { kinds: &[&PLACE], text: "legend-place" },
    LegendEntry { kinds: &[&BANDS[0], &BANDS[1]], text: "legend-cannons" },
];

/// The marks of the possible placements of the town, or of the actions of the selected soldier.
pub(super) fn action_marks(position: &Position, choice: Option<&SoldierChoice>, with_actions: bool) -> Vec<Mark> {
    if position.is_placing_town() {
        return position.actions().into_iter().map(|action| Mark::new(action.target(), &PLACE)).collect();
    }
    let Some(choice) = choice else { return Vec::new() };
    let mut marks = vec![Mark::new(choice.soldier, &SELECTED)];
    if with_actions {
        marks.extend(options_of(position, choice.soldier).into_iter().map(|option| mark(option.action)));
    }
    marks
}

fn mark(action: Action) -> Mark {
    let at = action.target();
    match action {
        Action::Place { .. } => Mark::new(at, &PLACE),
        Action::Step { .. } => Mark::new(at, &STEP),
        Action::Capture { .. } => Mark::new(at, &CAPTURE),
        Action::Retreat { from, to } => Mark { heading: heading(from, to), ..Mark::new(at, &RETREAT) },
        Action::Shift { from, to } => Mark { heading: heading(from, to), ..Mark::new(at, &SHIFT) },
        Action::Shot { .. } => Mark::new(at, &SHOT),
    }
}

/// The direction from one point to another on the same line.
fn heading(from: Point, to: Point) -> Option<Heading> {
    let step = |a: u8, b: u8| (i16::from(b) - i16::from(a)).signum() as i8;
    Heading::from_step(step(from.file(), to.file()), step(from.rank(), to.rank()))
}

/// Four teeth that point at a piece.
fn fangs(flat: FlatShape) -> FlatShape {
    (0..4).fold(flat, |flat, n| {
        let turn = Vec2::from_angle(std::f32::consts::FRAC_PI_4 + n as f32 * std::f32::consts::FRAC_PI_2);
        let corner = |x: f32, y: f32| turn.rotate(Vec2::new(x, y));
        flat.triangle([corner(0.30, 0.0), corner(0.46, 0.10), corner(0.46, -0.10)])
    })
}

/// Two chevrons, one behind the other.
fn chevrons(flat: FlatShape) -> FlatShape {
    [-0.10, 0.12].into_iter().fold(flat, |flat, y| {
        let tip = Vec2::new(0.0, y + 0.12);
        flat.bar(tip, Vec2::new(-0.20, y - 0.06), 0.08).bar(tip, Vec2::new(0.20, y - 0.06), 0.08)
    })
}

/// An arrowhead and two bars behind it, like three soldiers in a file.
fn shift_arrow(flat: FlatShape) -> FlatShape {
    flat.triangle([Vec2::new(0.0, 0.32), Vec2::new(0.20, 0.06), Vec2::new(-0.20, 0.06)])
        .bar(Vec2::new(-0.18, -0.06), Vec2::new(0.18, -0.06), 0.07)
        .bar(Vec2::new(-0.18, -0.22), Vec2::new(0.18, -0.22), 0.07)
}

/// A wall with battlements, which stands for a town.
fn battlements(flat: FlatShape) -> FlatShape {
    flat.bar(Vec2::new(-0.24, -0.12), Vec2::new(0.24, -0.12), 0.22)
        .bar(Vec2::new(-0.19, -0.01), Vec2::new(-0.19, 0.14), 0.10)
        .bar(Vec2::new(0.0, -0.01), Vec2::new(0.0, 0.14), 0.10)
        .bar(Vec2::new(0.19, -0.01), Vec2::new(0.19, 0.14), 0.10)
}

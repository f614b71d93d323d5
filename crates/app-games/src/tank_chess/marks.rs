//! Marks of possible actions, with a shape for each kind.

use bevy::prelude::*;

use super::board_geometry::heading;
use super::figures::figure;
use super::input::{ChosenStance, can_face};
use super::options::UnitOptions;
use crate::Choice;
use cannon_app_base::common::marks::flat_shape::{FlatShape, brackets, cross_hairs};
use cannon_app_base::common::marks::kinds::{REACH_TILE, SELECTED, last_action_mark};
use cannon_app_base::common::marks::style::{STROKE_WIDTH, TARGET_RADIUS, layer};
use cannon_app_base::common::marks::{DrawMark, Mark, MarkKind, Meaning};
use cannon_rules::tank_chess::units::MAX_SPEED;
use cannon_rules::tank_chess::{Facing, Mark as ObjectiveMark, Objective, Position, Square, Stance};

/// Height and colour of the figures on soft tiles. The colour is the same in all schemes, because the tile tells the meaning.
const FIGURE_HEIGHT: f32 = 0.46;
const FIGURE_COLOUR: Color = Color::srgba(1.0, 0.98, 0.90, 0.97);
/// Place and size of the small crosshair on a square from which the unit can fire.
const SIGHT_PLACE: Vec2 = Vec2::new(0.29, 0.29);
const SIGHT_RADIUS: f32 = 0.105;

/// The kind of mark of a square in reach.
const fn reach_mark(name: &'static str, draw: DrawMark) -> MarkKind {
    MarkKind::possible_action(name, Meaning::Move, REACH_COLOUR, draw).upright()
}

const REACH_COLOUR: Color = Color::srgba(0.36, 0.95, 0.42, 0.95);
const FIRE_COLOUR: Color = Color::srgba(1.0, 0.50, 0.12, 1.0);

/// The unit can go here. The figure is the number of steps.
pub(super) static REACH: [MarkKind; MAX_SPEED as usize] = [
    reach_mark("tank-chess/reach-1", |flat| steps(flat, '1')),
    reach_mark("tank-chess/reach-2", |flat| steps(flat, '2')),
    reach_mark("tank-chess/reach-3", |flat| steps(flat, '3')),
    reach_mark("tank-chess/reach-4", |flat| steps(flat, '4')),
    reach_mark("tank-chess/reach-5", |flat| steps(flat, '5')),
];
/// The unit can reverse to this square, and can do nothing else in this move but fire: two triangles that point backwards.
pub(super) static REVERSE: MarkKind =
    MarkKind::possible_action("tank-chess/reverse", Meaning::Move, REACH_COLOUR, |flat| {
        [-0.17, 0.07].into_iter().fold(flat.in_ink(FIGURE_COLOUR), |flat, base| {
            flat.triangle([Vec2::new(0.0, base + 0.2), Vec2::new(0.2, base), Vec2::new(-0.2, base)])
        })
    })
    .directed();
/// The unit can destroy an enemy from this square: a small crosshair in the corner, beside the figure.
pub(super) static FIRING_SQUARE: MarkKind =
    MarkKind::possible_action("tank-chess/firing-square", Meaning::Attack, FIRE_COLOUR, |flat| {
        let hair = |n: u8| Vec2::from_angle(f32::from(n) * std::f32::consts::FRAC_PI_2);
        let dot = flat.disc_at(SIGHT_PLACE, 0.035);
        (0..4).fold(dot.ring_at(SIGHT_PLACE, SIGHT_RADIUS, 0.05), |flat, n| {
            flat.bar(SIGHT_PLACE + hair(n) * 0.12, SIGHT_PLACE + hair(n) * 0.18, 0.05)
        })
    })
    .upright();
/// The unit can go here, but is lost.
pub(super) static LETHAL: MarkKind =
    MarkKind::possible_action("tank-chess/death", Meaning::Danger, Color::srgba(1.0, 0.36, 0.28, 0.95), |flat| {
        flat.bar(Vec2::splat(-0.24), Vec2::splat(0.24), 0.09).bar(Vec2::new(-0.24, 0.24), Vec2::new(0.24, -0.24), 0.09)
    });
/// The selected stance.
pub(super) static STANCE: MarkKind =
    MarkKind::possible_action("tank-chess/stance", Meaning::Selected, Color::srgba(1.0, 0.86, 0.36, 1.0), |flat| {
        let shaft = brackets(flat, 0.42, 0.16, STROKE_WIDTH).bar(Vec2::new(0.0, -0.3), Vec2::new(0.0, 0.1), 0.14);
        shaft.triangle([Vec2::new(0.0, 0.38), Vec2::new(0.24, 0.06), Vec2::new(-0.24, 0.06)])
    })
    .directed();
/// Another stance from which the unit can fire the same shot.
pub(super) static OTHER_STANCE: MarkKind =
    MarkKind::possible_action("tank-chess/other-stance", Meaning::Move, REACH_COLOUR, |flat| {
        let arrow = [Vec2::new(-0.20, -0.20), Vec2::new(0.0, 0.30), Vec2::new(0.20, -0.20), Vec2::new(0.0, -0.10)];
        brackets(flat, 0.42, 0.16, STROKE_WIDTH).frame(&arrow, STROKE_WIDTH)
    })
    .directed();
/// A possible facing on the selected square.
pub(super) static FACING: MarkKind =
    MarkKind::possible_action("tank-chess/facing", Meaning::Manoeuvre, Color::srgba(0.45, 0.85, 1.0, 0.95), |flat| {
        let shaft = flat.bar(Vec2::new(0.0, -0.28), Vec2::new(0.0, -0.04), 0.11);
        shaft.triangle([Vec2::new(0.0, 0.28), Vec2::new(0.21, -0.06), Vec2::new(-0.21, -0.06)])
    })
    .directed();
/// A shot from the selected stance destroys this unit.
pub(super) static KILL: MarkKind =
    MarkKind::possible_action("tank-chess/destroys", Meaning::Attack, FIRE_COLOUR, cross_hairs);
/// A shot from the selected stance cannot penetrate this unit's armour.
pub(super) static ARMOUR_HOLDS: MarkKind =
    MarkKind::possible_action("tank-chess/holds", Meaning::Neutral, Color::srgba(0.72, 0.80, 0.92, 0.95), shield);
/// The facet of a target that a shell would hit: a bar along that edge of its square.
pub(super) static HIT_FACET: MarkKind =
    MarkKind::possible_action("tank-chess/struck", Meaning::Neutral, Color::srgba(1.0, 0.95, 0.80, 1.0), |flat| {
        flat.bar(Vec2::new(-0.26, 0.47), Vec2::new(0.26, 0.47), 0.07)
    })
    .directed();
/// This unit can be destroyed this turn, from another stance.
pub(super) static ATTACKABLE: MarkKind =
    MarkKind::possible_action("tank-chess/in-reach", Meaning::Attack, FIRE_COLOUR, |flat| {
        (0..4).fold(flat, |flat, n| {
            let turn = n as f32 / 4.0 + 0.125;
            flat.arc(TARGET_RADIUS, STROKE_WIDTH, turn - 0.045, turn + 0.045)
        })
    });
/// The Command leaves the board here.
pub(super) static EXIT: MarkKind =
    MarkKind::possible_action("tank-chess/exit", Meaning::Selected, Color::srgba(1.0, 0.86, 0.36, 1.0), |flat| {
        [-0.22, 0.0, 0.22].into_iter().fold(flat, |flat, y| {
            let tip = Vec2::new(0.0, y + 0.18);
            flat.bar(tip, Vec2::new(-0.28, y - 0.06), 0.09).bar(tip, Vec2::new(0.28, y - 0.06), 0.09)
        })
    })
    .directed();

/// The facing in which the last unit stopped: a part of a ring in front of it, with an arrow.
pub(super) static LAST_STANCE: MarkKind = last_action_mark("tank-chess/last-stance", |flat| {
    let flat = flat.arc(0.55, STROKE_WIDTH, -0.11, 0.11);
    flat.triangle([Vec2::new(0.0, 0.76), Vec2::new(0.15, 0.56), Vec2::new(-0.15, 0.56)])
})
.directed();

/// The kind of mark of an objective, which lies under all others.
const fn objective_mark(name: &'static str, draw: DrawMark) -> MarkKind {
    let colour = Color::srgba(0.98, 0.74, 0.22, 0.95);
    MarkKind::new(name, Meaning::Selected, (colour, layer::BOARD_OVERLAY), draw)
}

/// A square to be held: its corners, painted on the ground of the hill, inside the sandbags on its crest.
pub(super) static HOLD: MarkKind = objective_mark("tank-chess/hold", |flat| {
    brackets(flat.with_fine_border().with_fine_border(), 0.345, 0.11, 0.34 * STROKE_WIDTH)
});
/// A square from which a Command can leave, with the heading of its way out.
pub(super) static EXIT_SQUARE: MarkKind = objective_mark("tank-chess/exit-square", |flat| {
    [-0.08, 0.2].into_iter().fold(flat, |flat, y| {
        let tip = Vec2::new(0.0, y + 0.18);
        flat.bar(tip, Vec2::new(-0.28, y - 0.06), 0.07).bar(tip, Vec2::new(0.28, y - 0.06), 0.07)
    })
})
.directed();

/// The marks of an objective. Depots are pieces.
pub(super) fn objective_marks(objective: Option<&Objective>) -> Vec<Mark> {
    let marks = objective.into_iter().flat_map(Objective::marks);
    let mark = |(square, mark): (Square, ObjectiveMark)| match mark {
        ObjectiveMark::Hold => Some(Mark::new(square, &HOLD)),
        ObjectiveMark::Exit(side) => Some(Mark::directed(square, &EXIT_SQUARE, heading(Facing::forward(side)))),
        ObjectiveMark::Depot(_) => None,
    };
    marks.filter_map(mark).collect()
}

/// The marks of the selected unit's actions, or of the actions in the selected stance.
pub(super) fn action_marks(position: &Position, choice: Option<&Choice>, with_actions: bool) -> Vec<Mark> {
    let Some((choice, options)) = UnitOptions::chosen(position, choice) else { return Vec::new() };
    let mut marks = vec![Mark::new(choice.unit, &SELECTED)];
    if let Some((edge, facing)) = options.exit() {
        marks.push(Mark::directed(edge, &EXIT, heading(facing)));
    }
    match choice.stance {
        Some(stance) => marks.extend(stance_marks(position, &options, stance)),
        None if with_actions => marks.extend(unit_marks(&options)),
        None => {}
    }
    marks
}

/// The squares that the unit can reach, with the number of steps, those from which it can fire, and the enemies that it can destroy.
fn unit_marks(options: &UnitOptions) -> Vec<Mark> {
    let edge = options.exit().map(|(edge, _)| edge);
    let elsewhere = |square| square != options.piece.square && Some(square) != edge;
    let squares = options.reachable_squares().into_iter().filter(|stance| elsewhere(stance.square));
    let marked = |stance: Stance| [Mark::new(stance.square, &REACH_TILE), reach_mark_of(options, stance)];
    let mut marks: Vec<Mark> = squares.flat_map(marked).collect();
    let attacks = options.attacks();
    let mut firing: Vec<Square> = attacks.iter().map(|attack| attack.stance.square).collect();
    let mut enemies: Vec<Square> = attacks.iter().map(|attack| attack.target.square).collect();
    for squares in [&mut firing, &mut enemies] {
        squares.sort_unstable();
        squares.dedup();
    }
    marks.extend(firing.into_iter().map(|square| Mark::new(square, &FIRING_SQUARE)));
    marks.extend(enemies.into_iter().map(|enemy| Mark::new(enemy, &ATTACKABLE)));
    marks
}

/// The mark of a square with the cheapest stance on it.
fn reach_mark_of(options: &UnitOptions, stance: Stance) -> Mark {
    let backwards = options.piece.facing.reversed();
    let is_reversed = stance.cost == 1 && options.piece.square.toward(backwards, 1) == Some(stance.square);
    if stance.lost {
        Mark::new(stance.square, &LETHAL)
    } else if is_reversed && stance.facing == options.piece.facing {
        Mark::directed(stance.square, &REVERSE, heading(backwards))
    } else {
        Mark::new(stance.square, &REACH[usize::from(stance.cost).clamp(1, REACH.len()) - 1])
    }
}

/// The stance, the stance that is offered beside it, the other possible facings, and the targets.
fn stance_marks(position: &Position, options: &UnitOptions, stance: ChosenStance) -> Vec<Mark> {
    let ChosenStance { to, facing, other: offered } = stance;
    let mut marks = vec![Mark::directed(to, &STANCE, heading(facing))];
    marks.extend(offered.map(|other| Mark::directed(other.to, &OTHER_STANCE, heading(other.facing))));
    let is_offered = |square: Square| offered.is_some_and(|other| other.to == square);
    let targets = options.targets(to, facing);
    let is_target = |square: Square| targets.iter().any(|target| target.square == square);
    for other in Facing::ALL.into_iter().filter(|&other| other != facing && can_face(options, to, other)) {
        let neighbour =
            to.toward(other, 1).filter(|square| square.is_on(position.board().size()) && !is_offered(*square));
        marks.extend(neighbour.map(|neighbour| Mark::directed(neighbour, &FACING, heading(other))));
    }
    let elsewhere = options.attacks_from(to).into_iter().map(|attack| attack.target.square);
    let mut elsewhere: Vec<_> = elsewhere.filter(|&square| !is_target(square)).collect();
    elsewhere.dedup();
    marks.extend(elsewhere.into_iter().map(|square| Mark::new(square, &ATTACKABLE)));
    let kind = |destroys| if destroys { &KILL } else { &ARMOUR_HOLDS };
    for target in targets {
        let from = target.shot.aim().from(facing).reversed();
        marks.push(Mark::new(target.square, kind(target.destroys)));
        marks.push(Mark::directed(target.square, &HIT_FACET, heading(from)));
    }
    marks
}

/// The number of steps, which stands on a soft tile.
fn steps(flat: FlatShape, number: char) -> FlatShape {
    figure(flat.in_ink(FIGURE_COLOUR), number, FIGURE_HEIGHT)
}

/// A whole ring with a bar across, which stands for armour that holds.
fn shield(flat: FlatShape) -> FlatShape {
    let end = Vec2::from_angle(std::f32::consts::FRAC_PI_4) * TARGET_RADIUS;
    flat.arc(TARGET_RADIUS, STROKE_WIDTH, 0.0, 1.0).bar(end, -end, STROKE_WIDTH)
}

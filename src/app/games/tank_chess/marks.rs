//! The marks of what can be done: every kind has a shape of its own.

use bevy::prelude::*;

use super::input::{Aimed, Choice, can_look};
use super::options::Options;
use super::place::heading;
use super::survey::{ENEMY_FIRE, OWN_FIRE, ROUTE};
use crate::app::common::marks::flat::{Flat, brackets};
use crate::app::common::marks::kinds::SELECTED;
use crate::app::common::marks::style::{STROKE, layer};
use crate::app::common::marks::{Mark, MarkKind};
use cannon_rules::tank_chess::units::MAX_SPEED;
use cannon_rules::tank_chess::{Facing, Position, Square};

/// Radius of the pips that tell how many steps a square costs, and their distance from the middle.
const PIP_RADIUS: f32 = 0.1;
const PIP_DISTANCE: f32 = 0.23;
/// Radius of the rings around targets.
const TARGET_RADIUS: f32 = 0.42;

/// A kind of mark of something that can be done.
const fn offer(name: &'static str, colour: Color, draw: fn(Flat) -> Flat) -> MarkKind {
    MarkKind { name, colour, height: layer::OFFER, shines_through: true, draw }
}

const GO: Color = Color::srgba(0.36, 0.95, 0.42, 0.95);
const FIRE: Color = Color::srgba(1.0, 0.50, 0.12, 1.0);

/// The unit can go here, for so many steps: as many pips as on a die.
static REACH: [MarkKind; MAX_SPEED as usize] = [
    offer("tank-chess/reach-1", GO, |flat| pips(flat, &[(0.0, 0.0)])),
    offer("tank-chess/reach-2", GO, |flat| pips(flat, &[(-1.0, -1.0), (1.0, 1.0)])),
    offer("tank-chess/reach-3", GO, |flat| pips(flat, &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)])),
    offer("tank-chess/reach-4", GO, |flat| pips(flat, &[(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)])),
    offer("tank-chess/reach-5", GO, |flat| {
        pips(flat, &[(-1.0, -1.0), (-1.0, 1.0), (0.0, 0.0), (1.0, -1.0), (1.0, 1.0)])
    }),
];
/// It can go here, and is lost then.
static DEATH: MarkKind = offer("tank-chess/death", Color::srgba(1.0, 0.36, 0.28, 0.95), |flat| {
    flat.bar(Vec2::splat(-0.24), Vec2::splat(0.24), 0.09).bar(Vec2::new(-0.24, 0.24), Vec2::new(0.24, -0.24), 0.09)
});
/// The stance that has been chosen.
static STANCE: MarkKind = offer("tank-chess/stance", Color::srgba(1.0, 0.86, 0.36, 1.0), |flat| {
    brackets(flat, 0.42, 0.16, STROKE).bar(Vec2::new(0.0, -0.3), Vec2::new(0.0, 0.1), 0.14).triangle([
        Vec2::new(0.0, 0.38),
        Vec2::new(0.24, 0.06),
        Vec2::new(-0.24, 0.06),
    ])
});
/// It can look this way there.
static FACING: MarkKind = offer("tank-chess/facing", Color::srgba(0.45, 0.85, 1.0, 0.95), |flat| {
    flat.bar(Vec2::new(0.0, -0.28), Vec2::new(0.0, -0.04), 0.11).triangle([
        Vec2::new(0.0, 0.28),
        Vec2::new(0.21, -0.06),
        Vec2::new(-0.21, -0.06),
    ])
});
/// A shot from the chosen stance destroys this.
static DESTROYS: MarkKind = offer("tank-chess/destroys", FIRE, cross_hairs);
/// A shot from the chosen stance cannot penetrate this.
static HOLDS: MarkKind = offer("tank-chess/holds", Color::srgba(0.72, 0.80, 0.92, 0.95), shield);
/// The facet of a target that a shell would strike: a bar along that edge of its square.
static STRUCK: MarkKind = offer("tank-chess/struck", Color::srgba(1.0, 0.95, 0.80, 1.0), |flat| {
    flat.bar(Vec2::new(-0.26, 0.47), Vec2::new(0.26, 0.47), 0.07)
});
/// This can be destroyed in this turn, from another stance.
static IN_REACH: MarkKind = offer("tank-chess/in-reach", FIRE, |flat| {
    (0..4).fold(flat, |flat, n| {
        let turn = n as f32 / 4.0 + 0.125;
        flat.arc(TARGET_RADIUS, STROKE, turn - 0.045, turn + 0.045)
    })
});
/// The Command leaves the board here.
pub(super) static EXIT: MarkKind = offer("tank-chess/exit", Color::srgba(1.0, 0.86, 0.36, 1.0), |flat| {
    [-0.22, 0.0, 0.22].into_iter().fold(flat, |flat, y| {
        let tip = Vec2::new(0.0, y + 0.18);
        flat.bar(tip, Vec2::new(-0.28, y - 0.06), 0.09).bar(tip, Vec2::new(0.28, y - 0.06), 0.09)
    })
});

/// Every kind.
pub(super) static KINDS: [&MarkKind; 16] = [
    &REACH[0],
    &REACH[1],
    &REACH[2],
    &REACH[3],
    &REACH[4],
    &DEATH,
    &STANCE,
    &FACING,
    &DESTROYS,
    &HOLDS,
    &IN_REACH,
    &STRUCK,
    &EXIT,
    &ENEMY_FIRE,
    &OWN_FIRE,
    &ROUTE,
];

/// What the selected unit can do; with a stance chosen, what it can do there.
pub(super) fn offers(position: &Position, choice: Option<&Choice>, with_actions: bool) -> Vec<Mark> {
    let Some((choice, options)) = choice.and_then(|choice| Some((choice, Options::of(position, choice.unit)?))) else {
        return Vec::new();
    };
    let mut marks = vec![Mark::new(choice.unit, &SELECTED)];
    if let Some((edge, facing)) = options.exit() {
        marks.push(Mark { heading: Some(heading(facing)), ..Mark::new(edge, &EXIT) });
    }
    match choice.aimed {
        Some(aimed) => marks.extend(of_stance(position, &options, aimed)),
        None if with_actions => marks.extend(of_unit(&options)),
        None => {}
    }
    marks
}

/// Where it can go, by the steps it takes, and what it can destroy.
fn of_unit(options: &Options) -> Vec<Mark> {
    let edge = options.exit().map(|(edge, _)| edge);
    let elsewhere = |square| square != options.piece.square && Some(square) != edge;
    let squares = options.squares().into_iter().filter(|stance| elsewhere(stance.square));
    let reach = squares.map(|stance| {
        let index = usize::from(stance.cost).clamp(1, REACH.len()) - 1;
        Mark::new(stance.square, if stance.lost { &DEATH } else { &REACH[index] })
    });
    let in_reach = options.attacks().into_iter().map(|attack| Mark::new(attack.target.square, &IN_REACH));
    reach.chain(in_reach).collect()
}

/// The stance, the other ways to look there, and the targets.
fn of_stance(position: &Position, options: &Options, aimed: Aimed) -> Vec<Mark> {
    let Aimed { to, facing } = aimed;
    let mut marks = vec![Mark { heading: Some(heading(facing)), ..Mark::new(to, &STANCE) }];
    let targets = options.targets(to, facing);
    let is_target = |square: Square| targets.iter().any(|target| target.square == square);
    for other in Facing::ALL.into_iter().filter(|&other| other != facing && can_look(options, to, other)) {
        let there = to.toward(other, 1).filter(|square| square.is_on(position.board().size()));
        marks.extend(there.map(|there| Mark { heading: Some(heading(other)), ..Mark::new(there, &FACING) }));
    }
    let elsewhere = options.attacks_from(to).into_iter().map(|attack| attack.target.square);
    let mut elsewhere: Vec<_> = elsewhere.filter(|&square| !is_target(square)).collect();
    elsewhere.dedup();
    marks.extend(elsewhere.into_iter().map(|square| Mark::new(square, &IN_REACH)));
    let kind = |destroys| if destroys { &DESTROYS } else { &HOLDS };
    for target in targets {
        let from = target.shot.aim().from(facing).reversed();
        marks.push(Mark::new(target.square, kind(target.destroys)));
        marks.push(Mark { heading: Some(heading(from)), ..Mark::new(target.square, &STRUCK) });
    }
    marks
}

fn pips(flat: Flat, places: &[(f32, f32)]) -> Flat {
    places.iter().fold(flat, |flat, &(x, y)| flat.disc_at(Vec2::new(x, y) * PIP_DISTANCE, PIP_RADIUS))
}

/// A broken ring with four hairs.
fn cross_hairs(flat: Flat) -> Flat {
    (0..4).fold(flat, |flat, n| {
        let turn = n as f32 / 4.0;
        let hair = Vec2::from_angle(n as f32 * std::f32::consts::FRAC_PI_2);
        flat.arc(TARGET_RADIUS, STROKE, turn + 0.04, turn + 0.21).bar(hair * 0.30, hair * 0.54, 0.05)
    })
}

/// A whole ring with a bar across: armour that holds.
fn shield(flat: Flat) -> Flat {
    let end = Vec2::from_angle(std::f32::consts::FRAC_PI_4) * TARGET_RADIUS;
    flat.arc(TARGET_RADIUS, STROKE, 0.0, 1.0).bar(end, -end, STROKE)
}

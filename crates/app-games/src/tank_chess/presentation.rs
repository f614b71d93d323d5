//! Marks, overlays and animations of Tank Chess.

use bevy::math::Vec3;
use bevy_egui::egui::{Painter, Rect, Vec2};

use super::board_geometry::{elevation, ground_of, heading, square_at};
use super::input::{ChosenStance, OtherStance, UnitChoice, facing_towards};
use super::marks::{self, EXIT};
use super::options::{Attack, AttackOffer, UnitOptions};
use super::pieces::unit_model;
use super::trajectory::trajectory_of;
use super::{animations, armour_marks, board_overlays, danger_marks, ground_traces, occasions};
use crate::{Choice, Occasion, Presentation, painter};
use cannon_app_base::common::animation::sequence::{Actors, Animation};
use cannon_app_base::common::board::{GroundTrace, Spot};
use cannon_app_base::common::marks::kinds::{LAST_FROM, LAST_HIT};
use cannon_app_base::common::marks::{ActionTrace, Ghost, Mark, Overlay};
use cannon_app_base::common::pieces::PieceState;
use cannon_app_base::theme::palette::diagram;
use cannon_appearance::{GroundLook, PieceSet};
use cannon_drawing::Style;
use cannon_drawing::tank_chess::{Figure, draw};
use cannon_rules::tank_chess::{
    Action, Facing, Mark as SquareMark, PathStep, Piece, Position, Setup, Square, Stance, Target, TerrainKind,
    UnitTable,
};
use cannon_rules::{Action as _, GameId, PackedAction, Side};

/// Number of dots along a shell's trajectory for each square of its length.
const DOTS_PER_SQUARE: f32 = 3.0;

/// Paints a set-up from above, in the colours of a look.
pub(super) fn paint_setup(canvas: &Painter, rect: Rect, setup: &Setup, seat: Side, look: GroundLook) {
    let board = painter::board_in(rect, setup.size.clamp(1, Square::MAX_SIZE), seat);
    painter::paint(canvas, |page| draw(page, board, &painter::style(GameId::TankChess, look), setup));
}

/// Paints a figure in the middle of a rectangle; with a ground, on an empty square.
pub(super) fn paint_figure(canvas: &Painter, rect: Rect, figure: Figure, has_ground: bool) {
    let (centre, cell) = (rect.center(), rect.width().min(rect.height()));
    if has_ground {
        canvas.rect_filled(Rect::from_center_size(centre, Vec2::splat(cell)), 0.08 * cell, *diagram::BOARD);
    }
    let size = match figure {
        Figure::Terrain(_) | Figure::Mark(SquareMark::Hold | SquareMark::Exit(_)) if has_ground => 0.8 * cell,
        _ => cell,
    };
    let style = Style { least_detailed: 0.0, ..painter::style(GameId::TankChess, GroundLook::Walnut) };
    painter::paint(canvas, |page| figure.draw_at(page, &style, painter::xy(centre), size));
}

/// Paints what a symbol of position texts stands for: a unit, terrain, a wreck or a mine.
pub(super) fn paint_symbol(canvas: &Painter, rect: Rect, symbol: char) {
    let terrain = || TerrainKind::all().find(|kind| kind.terrain().symbol == symbol);
    let (figure, has_ground) = match symbol {
        'x' => (Figure::Wreck, true),
        '*' => (Figure::Mine, true),
        _ => match (UnitTable::builtin().find(symbol), terrain()) {
            (Some(kind), _) => (Figure::Unit(Side::South, kind), false),
            (None, Some(kind)) => (Figure::Terrain(kind), true),
            (None, None) => return,
        },
    };
    paint_figure(canvas, rect, figure, has_ground);
}

impl Presentation for Position {
    fn board_overlay(&self, nth: usize, viewer: Side) -> Vec<Mark> {
        board_overlays::marks(self, nth, viewer)
    }

    fn standing_marks(&self) -> Vec<Mark> {
        marks::objective_marks(self.board().objective())
    }

    fn action_marks(&self, choice: Option<&Choice>, with_actions: bool) -> Vec<Mark> {
        marks::action_marks(self, choice, with_actions)
    }

    fn threatened_pieces_of(&self, side: Side) -> Vec<Spot> {
        self.threatened(side).into_iter().map(Spot::from).collect()
    }

    fn danger_marks(&self, spot: Spot) -> Vec<Mark> {
        danger_marks::marks(self, spot)
    }

    fn aim_marks(&self, choice: &Choice, focus: Option<Spot>) -> Vec<Mark> {
        armour_marks::aim_marks(self, choice, focus.and_then(|focus| square_at(self, focus)))
    }

    fn occasions(&self) -> Vec<Occasion> {
        occasions::occasions(self)
    }

    fn armour_marks(&self, spot: Spot) -> Vec<Mark> {
        square_at(self, spot).map_or_else(Vec::new, |square| armour_marks::marks_at(self, square))
    }

    /// The path to the selected stance, or to the square under the pointer, and the trajectory of a shell to a target there. Another stance
    /// that is offered for the same shot has only a ghost.
    fn overlay(&self, choice: &Choice, focus: Option<Spot>, _: PieceSet) -> Overlay {
        let Some((choice, options)) = UnitOptions::chosen(self, Some(choice)) else { return Overlay::default() };
        let focus = focus.and_then(|focus| square_at(self, focus));
        let Some(Preview { stance, target, other }) = preview(&options, choice, focus) else {
            return Overlay::default();
        };
        let ghosts = [(stance, target)].into_iter().chain(other.map(|other| (other.stance, Some(other.target))));
        Overlay {
            bars: path_bars(self, &options, stance),
            dots: target.map_or(Vec::new(), |target| {
                trajectory_dots(self, gunner(&options, stance.square, stance.facing), target.square)
            }),
            ghosts: ghosts.filter_map(|(stance, target)| ghost(self, &options, stance, target)).collect(),
        }
    }

    fn paint_map(&self, canvas: &Painter, rect: Rect, seat: Side, look: GroundLook) {
        paint_setup(canvas, rect, &Setup::from(self), seat, look);
    }

    /// The path, the final facing, and the trajectory of the shot.
    fn action_trace(&self, action: PackedAction, _: PieceSet) -> ActionTrace {
        let Some(action) = Action::unpack(action) else { return ActionTrace::default() };
        let from = action.from();
        let mut marks = vec![Mark::new(from, &LAST_FROM)];
        let Some(options) = UnitOptions::of(self, from) else { return ActionTrace { marks, ..ActionTrace::default() } };
        let Action::Drive { to, facing, .. } = action else {
            let path = self.path(action).unwrap_or_default();
            let edge = options.piece.stances_along(&path).last().copied();
            marks.extend(edge.map(|(edge, facing)| Mark::directed(edge, &EXIT, heading(facing))));
            return ActionTrace { marks, path: places_along(self, options.piece, &path), ..ActionTrace::default() };
        };
        marks.push(Mark::directed(to, &marks::LAST_STANCE, heading(facing)));
        let target = action.target();
        marks.extend(target.map(|target| Mark::new(target, &LAST_HIT)));
        let path = options.stance(to, facing).map_or(Vec::new(), |stance| places_to(self, &options, stance));
        let dots = target.map_or(Vec::new(), |target| trajectory_dots(self, gunner(&options, to, facing), target));
        ActionTrace { marks, path, dots, bars: Vec::new() }
    }

    fn ground_traces(&self, action: PackedAction) -> Vec<GroundTrace> {
        Action::unpack(action).map_or_else(Vec::new, |action| ground_traces::traces(self, action))
    }

    /// A shot that cannot penetrate is no legal action, because it has no effect, but it is shown.
    fn failed_attempt_animation(&self, choice: &Choice, spot: Spot) -> Option<Animation> {
        let (choice, options) = UnitOptions::chosen(self, Some(choice))?;
        let Preview { stance, target, .. } = preview(&options, choice, square_at(self, spot))?;
        let target = target.filter(|target| !target.destroys)?;
        Some(animations::ricochet_animation(self, options.piece.kind, stance.square, target.square, target.facet))
    }

    fn action_animation(&self, action: PackedAction, _: Option<u8>, actors: &Actors, seed: u64) -> Animation {
        let animation = |action| animations::action_animation(action, self, actors, seed);
        Action::unpack(action).map_or_else(Animation::default, animation)
    }

    fn victory_animation(&self, winner: Side, actors: &Actors) -> Animation {
        animations::victory_animation(self, winner, actors)
    }
}

/// What the player sees before a turn is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Preview {
    /// The stance that is selected or under the pointer.
    pub(super) stance: Stance,
    /// The target at which the unit would fire from there.
    pub(super) target: Option<Target>,
    /// The attack from another stance that is offered beside it.
    pub(super) other: Option<Attack>,
}

/// The stance that is selected or under the pointer, and the target under the pointer if the unit can fire at it from there. If two stances
/// are offered for a shot, its target stays until the player points at something else that the unit can do.
pub(super) fn preview(options: &UnitOptions, choice: &UnitChoice, focus: Option<Square>) -> Option<Preview> {
    let alone = |(stance, target)| Preview { stance, target, other: None };
    let Some(chosen) = choice.stance else {
        let focus = focus?;
        if let Some(AttackOffer { safest, nearer }) = options.attack_offer(focus) {
            return Some(Preview { stance: safest.stance, target: Some(safest.target), other: nearer });
        }
        let facing = options.default_facing(focus)?;
        return Some(alone((options.stance(focus, facing)?, None)));
    };
    let selected = options.stance(chosen.to, chosen.facing);
    let Some(OtherStance { to, facing, target }) = chosen.other else {
        return focus.and_then(|focus| previewed_from(options, chosen, focus)).or(Some((selected?, None))).map(alone);
    };
    let attacks = [(chosen.to, chosen.facing), (to, facing)].map(|(square, facing)| {
        let stance = options.stance(square, facing)?;
        let target = options.targets(square, facing).into_iter().find(|shot| shot.square == target)?;
        Some(Attack { stance, target })
    });
    let [selected_attack, other] = attacks;
    // A click on the offered square selects it, and a click on the selected square leads there without the shot.
    match focus {
        Some(focus) if focus == to => {
            let Attack { stance, target } = other?;
            Some(Preview { stance, target: Some(target), other: selected_attack })
        }
        Some(focus) if focus == chosen.to => Some(Preview { stance: selected?, target: None, other }),
        _ => {
            let pointed = focus.and_then(|focus| previewed_from(options, chosen, focus));
            let (stance, target) = pointed.or(Some((selected?, selected_attack.map(|attack| attack.target))))?;
            Some(Preview { stance, target, other })
        }
    }
}

/// The stance and the target to which a click on a square leads from a chosen stance: the shot at an enemy there, or the facing of an
/// arrow. `None` if the square has nothing to do with that stance.
fn previewed_from(options: &UnitOptions, chosen: ChosenStance, focus: Square) -> Option<(Stance, Option<Target>)> {
    let ChosenStance { to, facing, .. } = chosen;
    if let Some(target) = options.targets(to, facing).into_iter().find(|target| target.square == focus) {
        return Some((options.stance(to, facing)?, Some(target)));
    }
    if let Some(attack) = options.attack_from(to, focus) {
        return Some((attack.stance, Some(attack.target)));
    }
    Some((options.stance(to, facing_towards(options, chosen, focus)?)?, None))
}

/// The unit in that stance, with its turret turned to the target. `None` if it would be lost there.
fn ghost(position: &Position, options: &UnitOptions, stance: Stance, target: Option<Target>) -> Option<Ghost> {
    let Stance { square, facing, lost, .. } = stance;
    let (side, piece) = position.unit_at(options.piece.square).filter(|_| !lost)?;
    let aim = target.map_or(facing, |target| target.shot.aim().from(facing));
    let figure = PieceState {
        side,
        model: unit_model(piece.kind),
        heading: heading(facing),
        lifts_on_hover: false,
        elevation: elevation(position, square),
    };
    Some(Ghost { state: figure, at: square.into(), aim: heading(aim) })
}

/// A bar from square to square along the path.
fn path_bars(position: &Position, options: &UnitOptions, stance: Stance) -> Vec<[Vec3; 2]> {
    places_to(position, options, stance).windows(2).map(|pair| [pair[0], pair[1]]).collect()
}

/// The places of the squares on the way to a stance. Empty for a rotation on the spot.
fn places_to(position: &Position, options: &UnitOptions, stance: Stance) -> Vec<Vec3> {
    let Stance { square: to, facing, .. } = stance;
    let piece = options.piece;
    let path = position.path(Action::Drive { from: piece.square, to, facing, shot: None }).unwrap_or_default();
    places_along(position, piece, &path)
}

fn places_along(position: &Position, piece: Piece, path: &[PathStep]) -> Vec<Vec3> {
    let mut squares = vec![piece.square];
    squares.extend(piece.stances_along(path).into_iter().map(|(square, _)| square));
    squares.dedup();
    if squares.len() < 2 { Vec::new() } else { squares.into_iter().map(|square| ground_of(position, square)).collect() }
}

/// The unit in a stance.
fn gunner(options: &UnitOptions, square: Square, facing: Facing) -> Piece {
    Piece { square, facing, ..options.piece }
}

fn trajectory_dots(position: &Position, gunner: Piece, target: Square) -> Vec<Vec3> {
    let trajectory = trajectory_of(position, gunner, target);
    let dots = (trajectory.length() * DOTS_PER_SQUARE).ceil().max(1.0) as u16;
    (1..=dots).map(|n| trajectory.position_at(f32::from(n) / f32::from(dots))).collect()
}

//! Lines over the board: bars between places, arrowheads and dots in the air, for the preview of an action, for the trace of the last one and
//! for the best one in a review.

use bevy::prelude::*;

use crate::app::common::board::BoardLayout;
use crate::app::common::marks::ActionTrace;
use crate::app::common::marks::flat_shape::flat_material;
use crate::app::common::pieces::PieceEffect;

/// Height of the bars above the places that they connect.
const BAR_HEIGHT: f32 = 0.04;

/// Length and radius of an arrowhead, in board units: large enough to show beside the piece that it points at.
const ARROWHEAD_LENGTH: f32 = 0.36;
const ARROWHEAD_RADIUS: f32 = 0.22;

/// Width of an arrow's bars, as a multiple of that of other bars: between neighbouring pieces little of them is visible.
const ARROW_WIDTH: f32 = 1.7;

/// The bars of an arrow that shows an action which has not been played yet: its path or, without one, a line from the origin to the
/// destination or to the target.
pub(super) fn arrow_bars(trace: &ActionTrace, effect: PieceEffect, layout: BoardLayout) -> Vec<[Vec3; 2]> {
    let straight = effect.from.zip(effect.to.filter(|&to| effect.from != Some(to)).or(effect.victim));
    match straight {
        Some((from, to)) if trace.bars.is_empty() => vec![[layout.world_position(from), layout.world_position(to)]],
        _ => trace.bars.clone(),
    }
}

/// Sizes in board units, and the colour.
pub(super) struct LineStyle {
    pub(super) dot_radius: f32,
    pub(super) bar_width: f32,
    pub(super) bar_thickness: f32,
    pub(super) colour: Color,
}

/// Meshes and material of lines in one style.
pub(super) struct LineAssets {
    dot: Handle<Mesh>,
    bar: Handle<Mesh>,
    arrowhead: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

impl LineAssets {
    /// Creates the assets.
    pub(super) fn new(world: &mut World, style: &LineStyle) -> LineAssets {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let dot = meshes.add(Sphere::new(style.dot_radius).mesh().uv(12, 8));
        let bar = meshes.add(Cuboid::new(style.bar_width, style.bar_thickness, 1.0));
        let arrowhead = meshes.add(Cone { radius: ARROWHEAD_RADIUS, height: ARROWHEAD_LENGTH });
        let colour = StandardMaterial { base_color: style.colour, ..flat_material() };
        let material = world.resource_mut::<Assets<StandardMaterial>>().add(colour);
        LineAssets { dot, bar, arrowhead, material }
    }

    /// Spawns bars, given by their ends, and dots. Each entity gets the component.
    pub(super) fn spawn(
        &self,
        commands: &mut Commands,
        component: impl Component + Copy,
        bars: &[[Vec3; 2]],
        dots: &[Vec3],
    ) {
        self.spawn_scaled(commands, component, bars, dots, 1.0);
    }

    /// Like [`spawn`](Self::spawn), with bars of a multiple of the style's width.
    fn spawn_scaled(
        &self,
        commands: &mut Commands,
        component: impl Component + Copy,
        bars: &[[Vec3; 2]],
        dots: &[Vec3],
        width: f32,
    ) {
        let part = |mesh: &Handle<Mesh>| (component, Mesh3d(mesh.clone()), MeshMaterial3d(self.material.clone()));
        for &[from, to] in bars {
            let transform = Transform::from_translation((from + to) / 2.0 + Vec3::Y * BAR_HEIGHT)
                .looking_to(to - from, Vec3::Y)
                .with_scale(Vec3::new(width, 1.0, from.distance(to)));
            commands.spawn((part(&self.bar), transform));
        }
        for &position in dots {
            commands.spawn((part(&self.dot), Transform::from_translation(position)));
        }
    }

    /// Replaces the lines of a component by those of a trace, if they differ. With an arrow, the last bar ends in an arrowhead.
    pub(super) fn replace<C: Component + Copy>(
        &self,
        commands: &mut Commands,
        component: C,
        parts: &Query<Entity, With<C>>,
        shown: &mut ActionTrace,
        wanted: ActionTrace,
        has_arrow: bool,
    ) {
        if *shown == wanted {
            return;
        }
        for part in parts {
            commands.entity(part).despawn();
        }
        if has_arrow {
            self.spawn_arrow(commands, component, &wanted);
        } else {
            self.spawn(commands, component, &wanted.bars, &wanted.dots);
        }
        *shown = wanted;
    }

    /// Replaces the arrows of a component by those of these traces, if they differ.
    pub(super) fn replace_arrows<C: Component + Copy>(
        &self,
        commands: &mut Commands,
        component: C,
        parts: &Query<Entity, With<C>>,
        shown: &mut Vec<ActionTrace>,
        wanted: Vec<ActionTrace>,
    ) {
        if *shown == wanted {
            return;
        }
        for part in parts {
            commands.entity(part).despawn();
        }
        for trace in &wanted {
            self.spawn_arrow(commands, component, trace);
        }
        *shown = wanted;
    }

    /// Spawns the lines of a trace, of which the last bar ends in an arrowhead.
    fn spawn_arrow(&self, commands: &mut Commands, component: impl Component + Copy, trace: &ActionTrace) {
        self.spawn_scaled(commands, component, &trace.bars, &trace.dots, ARROW_WIDTH);
        if let Some(&last_bar) = trace.bars.last() {
            self.spawn_arrowhead(commands, component, last_bar);
        }
    }

    /// Spawns a flat arrowhead whose tip is at the end of a bar.
    fn spawn_arrowhead(&self, commands: &mut Commands, component: impl Component, [from, to]: [Vec3; 2]) {
        let Some(direction) = (to - from).try_normalize() else { return };
        let transform = Transform::from_translation(to - direction * (ARROWHEAD_LENGTH / 2.0) + Vec3::Y * BAR_HEIGHT)
            .with_rotation(Quat::from_rotation_arc(Vec3::Y, direction));
        commands.spawn((component, Mesh3d(self.arrowhead.clone()), MeshMaterial3d(self.material.clone()), transform));
    }
}

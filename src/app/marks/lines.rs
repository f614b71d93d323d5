//! Lines over the board: bars between places and dots in the air, for the preview of an action and for the trace of the last one.

use bevy::prelude::*;

use crate::app::common::marks::flat_shape::flat_material;

/// Height of the bars above the places that they connect.
const BAR_HEIGHT: f32 = 0.04;

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
    material: Handle<StandardMaterial>,
}

impl LineAssets {
    /// Creates the assets.
    pub(super) fn new(world: &mut World, style: &LineStyle) -> LineAssets {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let dot = meshes.add(Sphere::new(style.dot_radius).mesh().uv(12, 8));
        let bar = meshes.add(Cuboid::new(style.bar_width, style.bar_thickness, 1.0));
        let colour = StandardMaterial { base_color: style.colour, ..flat_material() };
        let material = world.resource_mut::<Assets<StandardMaterial>>().add(colour);
        LineAssets { dot, bar, material }
    }

    /// Spawns bars, given by their ends, and dots. Each entity gets the component.
    pub(super) fn spawn(
        &self,
        commands: &mut Commands,
        component: impl Component + Copy,
        bars: &[[Vec3; 2]],
        dots: &[Vec3],
    ) {
        let part = |mesh: &Handle<Mesh>| (component, Mesh3d(mesh.clone()), MeshMaterial3d(self.material.clone()));
        for &[from, to] in bars {
            let transform = Transform::from_translation((from + to) / 2.0 + Vec3::Y * BAR_HEIGHT)
                .looking_to(to - from, Vec3::Y)
                .with_scale(Vec3::new(1.0, 1.0, from.distance(to)));
            commands.spawn((part(&self.bar), transform));
        }
        for &position in dots {
            commands.spawn((part(&self.dot), Transform::from_translation(position)));
        }
    }
}

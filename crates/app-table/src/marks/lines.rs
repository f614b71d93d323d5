//! Lines over the board: bars between places, arrowheads and dots in the air, for the preview of an action, for the trace of the last
//! action and for the best action in a review.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::Face;

use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::flat_shape::flat_material;
use cannon_app_base::common::marks::style::{EDGE_COLOUR, EDGE_WIDTH};
use cannon_app_base::common::marks::{ActionTrace, Meaning};
use cannon_app_base::common::pieces::PieceEffect;
use cannon_app_base::settings::Settings;
use cannon_appearance::ColorScheme;

/// Height of the bars above the places that they connect.
const BAR_HEIGHT: f32 = 0.04;

/// Length and radius of an arrowhead, in board units: large enough to show beside the piece that it points at.
const ARROWHEAD_LENGTH: f32 = 0.36;
const ARROWHEAD_RADIUS: f32 = 0.22;

/// Width of an arrow's bars, as a multiple of the width of other bars, because little of an arrow is visible between neighbouring pieces.
const ARROW_WIDTH: f32 = 1.7;

/// The bars of an arrow that shows an action which has not been played yet: its path or, if it has no path, a line from the origin to the
/// destination or to the target.
pub(super) fn arrow_bars(trace: &ActionTrace, effect: PieceEffect, layout: BoardLayout) -> Vec<[Vec3; 2]> {
    let straight = effect.from.zip(effect.to.filter(|&to| effect.from != Some(to)).or(effect.victim));
    match straight {
        Some((from, to)) if trace.bars.is_empty() => vec![[layout.world_position(from), layout.world_position(to)]],
        _ => trace.bars.clone(),
    }
}

/// Width of the edge of a dot.
const DOT_EDGE_WIDTH: f32 = 0.022;

/// Height by which the edge of a bar or an arrowhead grows upwards and downwards: it must stay above the board.
const EDGE_HEIGHT: f32 = 0.008;

/// Sizes in board units, and the colour.
pub(super) struct LineStyle {
    pub(super) dot_radius: f32,
    pub(super) bar_width: f32,
    pub(super) bar_thickness: f32,
    pub(super) meaning: Meaning,
    /// The colour in the standard scheme, and the opacity.
    pub(super) colour: Color,
}

/// The materials of lines by their meaning and standard colour, so that they can be recoloured.
#[derive(Resource, Default)]
pub(super) struct LineMaterials {
    lines: Vec<(Meaning, Color, Handle<StandardMaterial>)>,
    scheme: ColorScheme,
}

/// Gives the lines the colours of the chosen scheme.
pub(super) fn recolour(
    settings: Res<Settings>,
    mut line_materials: ResMut<LineMaterials>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let scheme = settings.vision.colors;
    if line_materials.scheme == scheme {
        return;
    }
    line_materials.scheme = scheme;
    for (meaning, standard, handle) in &line_materials.lines {
        if let Some(mut material) = materials.get_mut(handle) {
            material.base_color = meaning.colour(*standard, scheme);
        }
    }
}

/// A mesh with a somewhat larger mesh around it. Only the far side of the larger mesh is drawn, so that it looks like an edge around the
/// smaller mesh.
#[derive(Clone)]
struct EdgedMesh {
    mesh: Handle<Mesh>,
    edge: Handle<Mesh>,
}

/// Meshes and material of lines in one style.
pub(super) struct LineAssets {
    dot: EdgedMesh,
    bar: EdgedMesh,
    arrowhead: EdgedMesh,
    material: Handle<StandardMaterial>,
    edge_material: Handle<StandardMaterial>,
}

impl LineAssets {
    /// Creates the assets.
    pub(super) fn new(world: &mut World, style: &LineStyle) -> LineAssets {
        let scheme = world.get_resource::<Settings>().map_or_else(ColorScheme::default, |now| now.vision.colors);
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let mut add = |mesh: Mesh, edge: Mesh| EdgedMesh { mesh: meshes.add(mesh), edge: meshes.add(edge) };
        let sphere = |radius: f32| Sphere::new(radius).mesh().uv(12, 8);
        let bar = |grow: f32, rise: f32| {
            Cuboid::new(style.bar_width + 2.0 * grow, style.bar_thickness + 2.0 * rise, 1.0).mesh().build()
        };
        let head = |grow: f32| {
            let slope = ARROWHEAD_LENGTH / ARROWHEAD_RADIUS;
            Cone { radius: ARROWHEAD_RADIUS + grow * 1.6, height: ARROWHEAD_LENGTH + grow * 1.6 * slope }.mesh().build()
        };
        let dot = add(sphere(style.dot_radius), sphere(style.dot_radius + DOT_EDGE_WIDTH));
        let bar = add(bar(0.0, 0.0), bar(EDGE_WIDTH, EDGE_HEIGHT));
        let arrowhead = add(head(0.0), head(EDGE_WIDTH));
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let colour = style.meaning.colour(style.colour, scheme);
        let material = materials.add(StandardMaterial { base_color: colour, ..flat_material() });
        // The edge is opaque, so that it is drawn before the lines, which are translucent and write no depth.
        let edge_material = materials.add(StandardMaterial {
            base_color: EDGE_COLOUR.with_alpha(1.0),
            alpha_mode: AlphaMode::Opaque,
            cull_mode: Some(Face::Front),
            double_sided: false,
            ..flat_material()
        });
        let mut line_materials = world.get_resource_or_init::<LineMaterials>();
        line_materials.scheme = scheme;
        line_materials.lines.push((style.meaning, style.colour, material.clone()));
        LineAssets { dot, bar, arrowhead, material, edge_material }
    }

    /// Spawns a mesh with its edge. `length` is the length of the mesh along z; the edge grows at both ends of the mesh.
    fn spawn_edged(
        &self,
        commands: &mut Commands,
        component: impl Component + Copy,
        EdgedMesh { mesh, edge }: &EdgedMesh,
        transform: Transform,
        length: Option<f32>,
    ) {
        commands.spawn((component, Mesh3d(mesh.clone()), MeshMaterial3d(self.material.clone()), transform));
        let mut around = transform;
        if let Some(length) = length {
            around.scale.z = length + 2.0 * EDGE_WIDTH;
        }
        let material = MeshMaterial3d(self.edge_material.clone());
        commands.spawn((component, Mesh3d(edge.clone()), material, around, NotShadowCaster));
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
        for &[from, to] in bars {
            let transform = Transform::from_translation((from + to) / 2.0 + Vec3::Y * BAR_HEIGHT)
                .looking_to(to - from, Vec3::Y)
                .with_scale(Vec3::new(width, 1.0, from.distance(to)));
            self.spawn_edged(commands, component, &self.bar, transform, Some(from.distance(to)));
        }
        for &position in dots {
            self.spawn_edged(commands, component, &self.dot, Transform::from_translation(position), None);
        }
    }

    /// Replaces the lines of a component by the lines of a trace, if they differ. With an arrow, the last bar ends in an arrowhead.
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

    /// Replaces the arrows of a component by the arrows of these traces, if they differ.
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
    fn spawn_arrowhead(&self, commands: &mut Commands, component: impl Component + Copy, [from, to]: [Vec3; 2]) {
        let Some(direction) = (to - from).try_normalize() else { return };
        let transform = Transform::from_translation(to - direction * (ARROWHEAD_LENGTH / 2.0) + Vec3::Y * BAR_HEIGHT)
            .with_rotation(Quat::from_rotation_arc(Vec3::Y, direction));
        self.spawn_edged(commands, component, &self.arrowhead, transform, None);
    }
}

//! Lines over the board: bars between places, arrowheads and dots in the air, for the preview of an action, for the trace of the last
//! action, for the best actions in a review or an analysis, for a warning, and for what the player has drawn.

use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::Face;

use super::hidden_marks::{self, HiddenMarkMaterial};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::flat_shape::flat_material;
use cannon_app_base::common::marks::style::{
    ALTERNATIVE_COLOUR, BEST_COLOUR, EDGE_COLOUR, EDGE_WIDTH, LAST_COLOUR, OVERLAY_COLOUR, WARNING_COLOUR, drawn_colour,
};
use cannon_app_base::common::marks::{ActionTrace, Meaning};
use cannon_app_base::common::pieces::PieceEffect;
use cannon_app_base::settings::Settings;
use cannon_appearance::ColorScheme;
use cannon_rules::timeline::ShapeColor;

/// Height of the bars above the places that they connect.
const BAR_HEIGHT: f32 = 0.04;

/// Length and radius of an arrowhead, in board units: large enough to show beside the piece that it points at.
const ARROWHEAD_LENGTH: f32 = 0.36;
const ARROWHEAD_RADIUS: f32 = 0.22;

/// The share of an arrowhead that has no bar in it.
const HEAD_WITHOUT_BAR: f32 = 0.8;

/// Radius of the circle around a place, and its width, in board units.
const RING_RADIUS: f32 = 0.42;
const RING_WIDTH: f32 = 0.07;

/// Width of an arrow's bars, as a multiple of the width of other bars, because little of an arrow is visible between neighbouring pieces.
const ARROW_WIDTH: f32 = 1.7;

/// The trace of an action that has not been played yet, as an arrow: its path or, if it has neither path nor bars, a line from the origin to
/// the target.
pub(super) fn arrow(mut trace: ActionTrace, effect: PieceEffect, layout: BoardLayout) -> ActionTrace {
    trace.bars.extend(trace.path.windows(2).map(|pair| [pair[0], pair[1]]));
    if let Some((from, to)) = effect.from.zip(effect.victim).filter(|_| trace.bars.is_empty()) {
        trace.bars.push([layout.world_position(from), layout.world_position(to)]);
    }
    trace
}

/// The sizes of the first and the last dot of a shot that was fired. The dots grow, so that they are a trail as well.
const TRAIL_DOTS: [f32; 2] = [0.55, 1.25];

fn trail_dot(n: usize, count: usize) -> f32 {
    let [first, last] = TRAIL_DOTS;
    first + (last - first) * (n + 1) as f32 / count as f32
}

/// Width of the edge of a dot.
const DOT_EDGE_WIDTH: f32 = 0.022;

/// Height by which the edge of a bar or an arrowhead grows upwards and downwards: it must stay above the board.
const EDGE_HEIGHT: f32 = 0.008;

/// What lines show. Each line has its kind as a component, and so has each ghost of a preview.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    Preview,
    LastAction,
    BestAction,
    /// Actions next to the best.
    Alternative,
    Warning,
    /// Arrows and circles that the player has drawn.
    Drawn(ShapeColor),
}

/// Sizes in board units, and the colour.
struct LineStyle {
    dot_radius: f32,
    /// Width and thickness of bars.
    bar: (f32, f32),
    /// `None` for a colour that the player has chosen.
    meaning: Option<Meaning>,
    /// The colour in the standard scheme, and the opacity.
    colour: Color,
}

impl LineKind {
    const ALL: [LineKind; 9] = [
        LineKind::Preview,
        LineKind::LastAction,
        LineKind::BestAction,
        LineKind::Alternative,
        LineKind::Warning,
        LineKind::Drawn(ShapeColor::Green),
        LineKind::Drawn(ShapeColor::Red),
        LineKind::Drawn(ShapeColor::Blue),
        LineKind::Drawn(ShapeColor::Yellow),
    ];

    /// The place in [`ALL`](Self::ALL).
    fn index(self) -> usize {
        LineKind::ALL.iter().position(|kind| *kind == self).unwrap_or_default()
    }

    /// Where lines of several kinds cross, thin bars lie below thick ones.
    fn style(self) -> LineStyle {
        let (dot_radius, bar, meaning, colour) = match self {
            LineKind::Preview => (0.06, (0.05, 0.012), Meaning::Attack, OVERLAY_COLOUR),
            LineKind::LastAction => (0.05, (0.075, 0.008), Meaning::Neutral, LAST_COLOUR),
            LineKind::BestAction => (0.06, (0.075, 0.012), Meaning::Best, BEST_COLOUR),
            LineKind::Alternative => (0.04, (0.045, 0.008), Meaning::Alternative, ALTERNATIVE_COLOUR),
            LineKind::Warning => (0.06, (0.08, 0.012), Meaning::Danger, WARNING_COLOUR),
            LineKind::Drawn(color) => {
                let colour = drawn_colour(color);
                return LineStyle { dot_radius: 0.06, bar: (0.075, 0.016), meaning: None, colour };
            }
        };
        LineStyle { dot_radius, bar, meaning: Some(meaning), colour }
    }

    /// Whether the lines shine through what hides them, such as the trees of a wood: they tell of the whole board, and not of the piece in
    /// front.
    const fn shines_through(self) -> bool {
        !matches!(self, LineKind::Preview | LineKind::LastAction)
    }

    fn colour(self, scheme: ColorScheme) -> Color {
        let LineStyle { meaning, colour, .. } = self.style();
        meaning.map_or(colour, |meaning| meaning.colour(colour, scheme))
    }
}

/// A mesh with a somewhat larger mesh around it. Only the far side of the larger mesh is drawn, so that it looks like an edge around the
/// smaller mesh.
struct EdgedMesh {
    mesh: Handle<Mesh>,
    edge: Handle<Mesh>,
}

/// Meshes and materials of all lines.
#[derive(Resource)]
pub(super) struct LineAssets {
    /// The assets of each kind, in the order of [`LineKind::ALL`].
    kinds: [KindAssets; LineKind::ALL.len()],
    arrowhead: EdgedMesh,
    /// The circle around a place.
    ring: EdgedMesh,
    edge_material: Handle<StandardMaterial>,
    scheme: ColorScheme,
}

struct KindAssets {
    dot: EdgedMesh,
    bar: EdgedMesh,
    material: Handle<StandardMaterial>,
    /// The material of the parts that are hidden, if these shine through.
    hidden_material: Option<Handle<HiddenMarkMaterial>>,
}

pub(super) fn insert_line_assets(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut hidden_materials: ResMut<Assets<HiddenMarkMaterial>>,
) {
    let mut edged = |mesh: Mesh, edge: Mesh| EdgedMesh { mesh: meshes.add(mesh), edge: meshes.add(edge) };
    let sphere = |radius: f32| Sphere::new(radius).mesh().uv(12, 8);
    let scheme = ColorScheme::default();
    let kinds = LineKind::ALL.map(|kind| {
        let LineStyle { dot_radius, bar: (width, thickness), .. } = kind.style();
        let bar = |grow: f32, rise: f32| Cuboid::new(width + 2.0 * grow, thickness + 2.0 * rise, 1.0).mesh().build();
        KindAssets {
            dot: edged(sphere(dot_radius), sphere(dot_radius + DOT_EDGE_WIDTH)),
            bar: edged(bar(0.0, 0.0), bar(EDGE_WIDTH, EDGE_HEIGHT)),
            material: materials.add(StandardMaterial { base_color: kind.colour(scheme), ..flat_material() }),
            hidden_material: kind
                .shines_through()
                .then(|| hidden_materials.add(hidden_marks::material(kind.colour(scheme)))),
        }
    });
    let head = |grow: f32| {
        let slope = ARROWHEAD_LENGTH / ARROWHEAD_RADIUS;
        Cone { radius: ARROWHEAD_RADIUS + grow * 1.6, height: ARROWHEAD_LENGTH + grow * 1.6 * slope }.mesh().build()
    };
    let arrowhead = edged(head(0.0), head(EDGE_WIDTH));
    let ring = |grow: f32| Torus { minor_radius: RING_WIDTH / 2.0 + grow, major_radius: RING_RADIUS }.mesh().build();
    let ring = edged(ring(0.0), ring(EDGE_WIDTH));
    // The edge is opaque, so that it is drawn before the lines, which are translucent and write no depth.
    let edge_material = materials.add(StandardMaterial {
        base_color: EDGE_COLOUR.with_alpha(1.0),
        alpha_mode: AlphaMode::Opaque,
        cull_mode: Some(Face::Front),
        double_sided: false,
        ..flat_material()
    });
    commands.insert_resource(LineAssets { kinds, arrowhead, ring, edge_material, scheme });
}

/// Gives the lines the colours of the chosen scheme.
pub(super) fn recolour(
    settings: Res<Settings>,
    mut assets: ResMut<LineAssets>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut hidden_materials: ResMut<Assets<HiddenMarkMaterial>>,
) {
    let scheme = settings.vision.colors;
    if assets.scheme == scheme {
        return;
    }
    assets.scheme = scheme;
    for (kind, KindAssets { material, hidden_material, .. }) in LineKind::ALL.iter().zip(&assets.kinds) {
        if let Some(mut material) = materials.get_mut(material) {
            material.base_color = kind.colour(scheme);
        }
        if let Some(mut material) = hidden_material.as_ref().and_then(|hidden| hidden_materials.get_mut(hidden)) {
            *material = hidden_marks::material(kind.colour(scheme));
        }
    }
}

impl LineAssets {
    /// Spawns a part of a line and its edge at these places.
    fn add(&self, commands: &mut Commands, kind: LineKind, mesh: &EdgedMesh, [place, edge_place]: [Transform; 2]) {
        let EdgedMesh { mesh, edge } = mesh;
        let KindAssets { material, hidden_material, .. } = &self.kinds[kind.index()];
        commands.spawn((kind, Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), place));
        if let Some(hidden) = hidden_material {
            commands.spawn((kind, Mesh3d(mesh.clone()), MeshMaterial3d(hidden.clone()), place, NotShadowCaster));
        }
        let edge_material = MeshMaterial3d(self.edge_material.clone());
        commands.spawn((kind, Mesh3d(edge.clone()), edge_material, edge_place, NotShadowCaster));
    }
}

/// System parameter that draws lines.
#[derive(SystemParam)]
pub(super) struct Lines<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    assets: Res<'w, LineAssets>,
    drawn: Query<'w, 's, (Entity, &'static LineKind)>,
}

impl Lines<'_, '_> {
    /// Replaces the lines of a kind by the lines of these traces, if they differ, and tells whether they did. With arrows, the last bar of
    /// each trace ends in an arrowhead.
    pub(super) fn replace(
        &mut self,
        kind: LineKind,
        shown: &mut Vec<ActionTrace>,
        wanted: Vec<ActionTrace>,
        has_arrows: bool,
    ) -> bool {
        if *shown == wanted {
            return false;
        }
        self.clear(kind);
        for ActionTrace { bars, dots, .. } in &wanted {
            self.spawn(kind, bars, dots, has_arrows);
        }
        *shown = wanted;
        true
    }

    /// Despawns all entities of a kind.
    pub(super) fn clear(&mut self, kind: LineKind) {
        for (entity, _) in self.drawn.iter().filter(|(_, drawn)| **drawn == kind) {
            self.commands.entity(entity).despawn();
        }
    }

    /// Spawns bars, given by their ends, and dots. With an arrow, the bars are wider, and the last one ends in an arrowhead.
    pub(super) fn spawn(&mut self, kind: LineKind, bars: &[[Vec3; 2]], dots: &[Vec3], has_arrow: bool) {
        let Lines { commands, assets, .. } = self;
        let KindAssets { dot, bar, .. } = &assets.kinds[kind.index()];
        let mut add =
            |mesh: &EdgedMesh, place: Transform, edge: Transform| assets.add(commands, kind, mesh, [place, edge]);
        let width = if has_arrow { ARROW_WIDTH } else { 1.0 };
        for (n, &[from, to]) in bars.iter().enumerate() {
            // Behind the tip, the bar would be seen from the front.
            let head = if has_arrow && n + 1 == bars.len() { ARROWHEAD_LENGTH * HEAD_WITHOUT_BAR } else { 0.0 };
            let to = to - (to - from).normalize_or_zero() * head.min(from.distance(to));
            let place = Transform::from_translation((from + to) / 2.0 + Vec3::Y * BAR_HEIGHT);
            let along = place.looking_to(to - from, Vec3::Y);
            // The edge grows at both ends of the bar, too.
            let [inner, outer] =
                [0.0, 2.0 * EDGE_WIDTH].map(|grow| along.with_scale(Vec3::new(width, 1.0, from.distance(to) + grow)));
            add(bar, inner, outer);
        }
        for (n, &position) in dots.iter().enumerate() {
            let scale = if kind == LineKind::LastAction { trail_dot(n, dots.len()) } else { 1.0 };
            let place = Transform::from_translation(position).with_scale(Vec3::splat(scale));
            add(dot, place, place);
        }
        if let Some(&[from, to]) = bars.last().filter(|_| has_arrow)
            && let Some(direction) = (to - from).try_normalize()
        {
            // The tip of the flat arrowhead is at the end of the bar.
            let middle = to - direction * (ARROWHEAD_LENGTH / 2.0) + Vec3::Y * BAR_HEIGHT;
            let place = Transform::from_translation(middle).with_rotation(Quat::from_rotation_arc(Vec3::Y, direction));
            add(&assets.arrowhead, place, place);
        }
    }

    /// Spawns a circle around each of these places.
    pub(super) fn spawn_rings(&mut self, kind: LineKind, places: &[Vec3]) {
        let Lines { commands, assets, .. } = self;
        for &place in places {
            // The ring is flat, so that it does not hide what stands in it.
            let place = Transform::from_translation(place + Vec3::Y * BAR_HEIGHT).with_scale(Vec3::new(1.0, 0.4, 1.0));
            assets.add(commands, kind, &assets.ring, [place, place]);
        }
    }
}

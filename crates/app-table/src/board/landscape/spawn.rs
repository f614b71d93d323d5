//! Spawning of the ground and of water, whenever the terrain or the look has changed.

use std::collections::HashMap;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::super::materials::FieldLook;
use super::super::plain::PlainMaterial;
use super::super::terrain::smooth_step;
use super::super::texture::SurfaceGrade;
use super::super::wood::ELM;

use super::ground::GroundPlan;
use super::ground_material::{self, GroundMaterial};
use super::survey::Survey;
use super::water_material::{self, FULL_DEPTH, WaterMaterial};
use super::{bed, grain, grid, hill, mesh};
use cannon_app_base::common::ActiveQuality;
use cannon_app_base::common::board::{BoardLayout, EditedBoard, Spot};
use cannon_app_base::common::mesh::{Shape, Tangents};
use cannon_app_base::common::pieces::{PieceState, TerrainForm};
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::GroundLook;

/// Opacity of shallow and of deep water on the low tier.
const PLAIN_OPACITY: [f32; 2] = [0.55, 0.96];
/// Depth up to which water is bright at the shore on the low tier.
const PLAIN_FOAM: f32 = 0.022;

/// The ground and the water of a landscape.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(in super::super) struct Landscape;

/// Everything that determines the landscape.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) struct LandscapeKey {
    tiles: Vec<(Spot, TerrainForm)>,
    hill: Vec<Spot>,
    layout: BoardLayout,
    look: GroundLook,
    grade: SurfaceGrade,
}

/// The textures and materials that all boards share, by look.
#[derive(Default)]
pub(in super::super) struct SharedAssets {
    crosses: HashMap<(GroundLook, SurfaceGrade), Handle<StandardMaterial>>,
    cover: HashMap<GroundLook, Handle<Image>>,
    earth: Option<Handle<Image>>,
    waves: Option<Handle<Image>>,
}

/// The terrain that shapes the ground. Things that are dug in do not.
fn tiles(scenery: &[(Spot, PieceState)]) -> Vec<(Spot, TerrainForm)> {
    let form = |state: &PieceState| state.model.terrain.filter(|form| form.replaces_model());
    let mut tiles: Vec<_> = scenery.iter().filter_map(|(spot, state)| Some((*spot, form(state)?))).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// Spawns the landscape of the position or scheme on the table, and despawns the previous one.
pub(in super::super) fn spawn_landscape(
    mut commands: Commands,
    (layout, settings, quality): (Res<BoardLayout>, Res<Settings>, Res<ActiveQuality>),
    (game, edited): (Res<Match>, Res<EditedBoard>),
    mut current: Local<Option<LandscapeKey>>,
    mut shared: Local<SharedAssets>,
    previous: Query<Entity, With<Landscape>>,
    (mut meshes, mut images): (ResMut<Assets<Mesh>>, ResMut<Assets<Image>>),
    (mut plain, mut standard): (ResMut<Assets<PlainMaterial>>, ResMut<Assets<StandardMaterial>>),
    (mut ground_materials, mut water_materials): (ResMut<Assets<GroundMaterial>>, ResMut<Assets<WaterMaterial>>),
) {
    let surface = layout.game.map(games::tabletop).map_or_else(default, |table| table.surface);
    let wanted = match FieldLook::chosen(surface, &settings) {
        FieldLook::Landscape(look) => {
            let of_match = || games::shown_position(&game).map(|position| (position.scenery(), position.hill()));
            let of_editor = edited.0.as_ref().map(|board| (board.terrain.clone(), Vec::new()));
            let (scenery, hill) = of_editor.or_else(of_match).unwrap_or_default();
            let grade = SurfaceGrade::for_quality(quality.0);
            Some(LandscapeKey { tiles: tiles(&scenery), hill, layout: *layout, look, grade })
        }
        FieldLook::Inlaid(_) => None,
    };
    if *current == wanted {
        return;
    }
    crate::despawn_all(&mut commands, previous);
    current.clone_from(&wanted);
    let Some(LandscapeKey { tiles, hill, look, grade, .. }) = wanted else { return };
    let survey = Survey::new(&tiles, &hill, layout.size, look);
    let corner = Vec3::new(-layout.field_half_width(), 0.0, -layout.field_half_width());
    let mut landscape =
        commands.spawn((Landscape, Name::new("Landscape"), Transform::from_translation(corner), Visibility::default()));
    let crosses = grid::crosses(&survey).into_mesh(grade.tangents(Vec3::X));
    let cross_material = shared
        .crosses
        .entry((look, grade))
        .or_insert_with(|| standard.add(grid::cross_material(look, grade, &mut images)))
        .clone();
    landscape.with_child((Mesh3d(meshes.add(crosses)), MeshMaterial3d(cross_material), NotShadowCaster));
    let mut part = |shape: Shape| Mesh3d(meshes.add(shape.into_mesh(Tangents::None)));
    if !hill.is_empty() {
        let shape = if look.is_landscape() {
            hill::sandbags(&survey, look, grade)
        } else {
            mesh::mound(&survey, grade).with_color(ELM.mean_color_material().base_color.to_linear())
        };
        landscape.with_children(|landscape| {
            let mut entity = landscape.spawn(part(shape));
            super::insert_white_material(&mut entity, grade, &mut plain, &mut standard);
        });
    }
    if !look.is_landscape() {
        return;
    }
    let plan = GroundPlan::new(survey, look, grade);
    let map = images.add(plan.map());
    let ground = (part(mesh::ground(&plan.survey, grade)), NotShadowCaster);
    let water = Some(mesh::water(&plan.survey, grade)).filter(|shape| !shape.is_empty());

    match grade {
        SurfaceGrade::Plain => {
            let ground_material = plain.add(PlainMaterial::textured(map));
            landscape.with_child((ground, MeshMaterial3d(ground_material)));
            if let Some(shape) = water {
                let shape = plain_water(shape, &plan.survey, look);
                let material = plain.add(PlainMaterial::translucent(water_material::DEPTH_BIAS));
                landscape.with_child((part(shape), MeshMaterial3d(material), NotShadowCaster));
            }
        }
        SurfaceGrade::Fine => {
            let cover = shared.cover.entry(look).or_insert_with(|| images.add(grain::cover(look))).clone();
            let earth = shared.earth.get_or_insert_with(|| images.add(grain::earth())).clone();
            let material = ground_materials.add(ground_material::material(map, look, [cover, earth]));
            landscape.with_child((ground, MeshMaterial3d(material)));
            if let Some(shape) = water {
                let waves = shared.waves.get_or_insert_with(|| images.add(grain::waves())).clone();
                let material = water_materials.add(water_material::material(look, waves));
                landscape.with_child((part(shape), MeshMaterial3d(material), NotShadowCaster));
            }
        }
    }
}

/// Water with its colours and its shore in the vertices, for the low tier.
fn plain_water(shape: Shape, survey: &Survey, look: GroundLook) -> Shape {
    let ([shallow, deep], foam) = water_material::colors(look);
    let linear = |color: Vec3| Color::srgb(color.x, color.y, color.z).to_linear();
    shape.recolored(|_, point, _| {
        let depth = bed::SURFACE - bed::height(survey, point.xz());
        let full = smooth_step(0.0, FULL_DEPTH, depth);
        let at_shore = foam.w * (1.0 - smooth_step(0.4 * PLAIN_FOAM, PLAIN_FOAM, depth));
        let color = linear(shallow.lerp(deep, full).lerp(foam.truncate(), at_shore));
        let opacity = PLAIN_OPACITY[0].lerp(PLAIN_OPACITY[1], full.max(at_shore));
        color.with_alpha(opacity * smooth_step(-0.01, 0.006, depth))
    })
}

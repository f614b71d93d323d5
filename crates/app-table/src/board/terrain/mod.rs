//! The terrain of a landscape: adjacent squares of the same form grow together into one thing.
//!
//! A [`cluster`] is such a group of squares. [`house`], [`ruin`], [`wood`], [`rocks`], [`hedge`], [`teeth`] and [`mound`] build its shape on a
//! [`canvas`], in the colours of a [`palette`] and with the [`detail`] texture. Water is a part of the [`landscape`](super::landscape).
//! Everything solid is one mesh, so that a board costs few draw calls. The shape of terrain tells what it does: tall things stop everything,
//! rows of hedges hide only, and teeth of concrete can be fired over.
//!
//! The plants are a second mesh, because their material shows [`mod@foliage`] and sways: the [`tree`]s of woods and the bushes of hedges, which
//! are [`clump`]s of leaves. The grass of the [`meadow`] is a third. [`flora`] has the colours of all plants.

use std::collections::HashMap;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::texture::SurfaceGrade;
use crate::pieces::{Ground, OnSpot};
use cannon_app_base::common::ActiveQuality;
use cannon_app_base::common::board::{BoardLayout, BoardSurface, Spot};
use cannon_app_base::common::mesh::{Shape, Tangents};
use cannon_app_base::common::pieces::{PieceState, TerrainForm};
use cannon_app_base::play::BoardView;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::{GroundLook, Quality};

mod canvas;
mod clump;
mod cluster;
mod convex;
mod detail;
mod flora;
mod foliage;
mod hedge;
mod house;
mod meadow;
mod mound;
mod palette;
mod plant_detail;
mod props;
mod rocks;
mod ruin;
mod site;
mod solids;
mod teeth;
#[cfg(test)]
mod tests;
mod tree;
mod wood;

use canvas::{Canvas, linear};
pub(super) use canvas::{field_noise, smooth_step};
use cluster::Cluster;
use foliage::FoliageMaterial;
use palette::TerrainPalette;
use plant_detail::{PlantDetail, triangle_budget};
use site::Site;

pub(super) use foliage::plugin;

/// The terrain on the board, the parent of its meshes.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Terrain;

/// The mouths of the chimneys of the board that smoke, in the scene. The terrain has them.
#[derive(Component, Clone, Debug, Default)]
pub struct Chimneys(pub Vec<Vec3>);

impl Chimneys {
    /// More of them would cost more particles than they are worth.
    const MOST: usize = 6;

    /// Up to six of the mouths, from all parts of the board.
    fn chosen(mouths: &[Vec3], corner: Vec3) -> Chimneys {
        let step = mouths.len().div_ceil(Chimneys::MOST).max(1);
        Chimneys(mouths.iter().step_by(step).map(|&mouth| mouth + corner).collect())
    }
}

/// Height of terrain at the edge of its cluster, in the middle of a square, and the distance between the two.
const EDGE_HEIGHT: f32 = 0.34;
const MIDDLE_HEIGHT: f32 = 0.70;
const RISE: f32 = 0.5;

/// The greatest height of terrain at this distance from the edge of its cluster. Seen from the seats, terrain up to this height hides at
/// most a third of the square behind it.
fn max_height(edge_distance: f32) -> f32 {
    EDGE_HEIGHT.lerp(MIDDLE_HEIGHT, (edge_distance / RISE).min(1.0))
}

/// The shapes of the terrain of a board.
#[derive(Debug, Default)]
pub(super) struct TerrainShapes {
    solid: Shape,
    /// Trees, bushes and ferns.
    foliage: Shape,
    /// Grass, flowers and small stones, which cast no shadows.
    grass: Shape,
    /// The mouths of the chimneys that smoke.
    chimneys: Vec<Vec3>,
}

/// Everything that determines the terrain.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TerrainKey {
    tiles: Vec<(Spot, TerrainForm)>,
    layout: BoardLayout,
    look: GroundLook,
    quality: Quality,
    /// Whether grass grows on the board.
    is_landscape: bool,
}

/// The materials of terrain.
#[derive(Clone, Debug)]
pub(super) struct TerrainMaterials {
    solid: Handle<StandardMaterial>,
    /// Foliage and grass, and the same in the wind.
    still: [Handle<StandardMaterial>; 2],
    swaying: [Handle<FoliageMaterial>; 2],
}

/// Creates the materials of solid terrain and plants.
fn create_materials(
    grade: SurfaceGrade,
    materials: &mut Assets<StandardMaterial>,
    swaying: &mut Assets<FoliageMaterial>,
    images: &mut Assets<Image>,
) -> TerrainMaterials {
    let solid = StandardMaterial {
        base_color_texture: Some(images.add(detail::image(grade))),
        perceptual_roughness: 0.92,
        reflectance: 0.2,
        ..default()
    };
    let plants = foliage::materials(grade, images);
    TerrainMaterials {
        solid: materials.add(solid),
        swaying: plants.clone().map(|material| swaying.add(foliage::swaying(material))),
        still: plants.map(|material| materials.add(material)),
    }
}

/// Spawns the terrain under the models of the ground, which are hidden then, and despawns the previous one.
pub(super) fn spawn_terrain(
    mut commands: Commands,
    (layout, settings, quality): (Res<BoardLayout>, Res<Settings>, Res<ActiveQuality>),
    ground: Query<(&Ground, &PieceState)>,
    pieces: Query<(&OnSpot, &PieceState)>,
    board_view: Option<Res<BoardView>>,
    mut current: Local<Option<TerrainKey>>,
    mut known_materials: Local<HashMap<SurfaceGrade, TerrainMaterials>>,
    previous: Query<Entity, With<Terrain>>,
    mut meshes: ResMut<Assets<Mesh>>,
    (mut materials, mut swaying): (ResMut<Assets<StandardMaterial>>, ResMut<Assets<FoliageMaterial>>),
    mut images: ResMut<Assets<Image>>,
) {
    // A mine that explodes stays in its mound until the animation has ended.
    if board_view.is_some_and(|view| view.is_animating()) {
        return;
    }
    let mut tiles: Vec<_> = Vec::new();
    if settings.ground.is_landscape() {
        tiles.extend(ground.iter().filter_map(|(at, state)| Some((at.0, state.model.terrain?))));
        tiles.extend(pieces.iter().filter_map(|(at, state)| Some((at.0, state.model.terrain?))));
    }
    tiles.sort_unstable();
    tiles.dedup();
    let is_landscape = games::board_surface(*layout) == BoardSurface::Landscape && settings.ground.is_landscape();
    let wanted = TerrainKey { tiles, layout: *layout, look: settings.ground, quality: quality.0, is_landscape };
    if current.as_ref() == Some(&wanted) {
        return;
    }
    crate::despawn_all(&mut commands, previous);
    let mut shapes = build(&wanted.tiles, *layout, wanted.look, wanted.quality);
    if is_landscape {
        let kinds = kinds(&wanted.tiles, layout.size, wanted.look);
        shapes.grass = meadow::plants(&kinds, layout.size, wanted.look, wanted.quality);
    }
    let grade = SurfaceGrade::for_quality(wanted.quality);
    let TerrainMaterials { solid, still, swaying } = known_materials
        .entry(grade)
        .or_insert_with_key(|&grade| create_materials(grade, &mut materials, &mut swaying, &mut images))
        .clone();
    let corner = Vec3::new(-layout.field_half_width(), 0.0, -layout.field_half_width());
    let chimneys = Chimneys::chosen(&shapes.chimneys, corner);
    commands
        .spawn((Terrain, Name::new("Terrain"), chimneys, Transform::from_translation(corner), Visibility::default()))
        .with_children(|terrain| {
            // The renderer logs errors for empty meshes.
            if !shapes.solid.is_empty() {
                terrain.spawn((Mesh3d(meshes.add(shapes.solid.into_mesh(Tangents::None))), MeshMaterial3d(solid)));
            }
            let plants =
                [shapes.foliage, shapes.grass].into_iter().zip([true, false]).zip(still.into_iter().zip(swaying));
            for ((shape, casts_shadow), (still, swaying)) in plants.filter(|((shape, _), _)| !shape.is_empty()) {
                let mut part = match grade {
                    SurfaceGrade::Plain => {
                        // Nothing sways on this tier, where the alpha of the colours is the opacity.
                        let opaque = shape.recolored(|color, _, _| color.with_alpha(1.0)).into_mesh(Tangents::None);
                        terrain.spawn((Mesh3d(meshes.add(opaque)), MeshMaterial3d(still)))
                    }
                    SurfaceGrade::Fine => {
                        terrain.spawn((Mesh3d(meshes.add(shape.into_mesh(Tangents::None))), MeshMaterial3d(swaying)))
                    }
                };
                if !casts_shadow {
                    part.insert(NotShadowCaster);
                }
            }
        });
    *current = Some(wanted);
}

/// Builds the terrain of a board in the coordinates of clusters.
fn build(tiles: &[(Spot, TerrainForm)], layout: BoardLayout, look: GroundLook, quality: Quality) -> TerrainShapes {
    let site = Site::new(tiles, layout.size, look, SurfaceGrade::for_quality(quality));
    let mut shapes = TerrainShapes::default();
    let clusters = Cluster::all_of(tiles, layout.size);
    shapes.foliage = foliage(&clusters, &site, quality);
    for cluster in clusters {
        let (original, place) = cluster.original(layout.size);
        let (canvas, snow_cover) = solid_parts(&original, quality, &site);
        shapes.solid.append(finished(canvas.shape, &site.palette, snow_cover).transformed(place));
        shapes.chimneys.extend(canvas.chimneys.into_iter().map(|mouth| place.transform_point3(mouth)));
    }
    shapes
}

/// The plants of woods and hedges, in the finest detail that the quality allows.
fn foliage(clusters: &[Cluster], site: &Site, quality: Quality) -> Shape {
    let mut foliage = Shape::default();
    for detail in PlantDetail::of(quality) {
        let plants = clusters.iter().filter_map(|cluster| match ClusterKind::of(cluster, site) {
            ClusterKind::Wood => Some(wood::plants(cluster, site.look, &detail)),
            ClusterKind::Hedge => Some(hedge::plants(cluster, site.look, &detail)),
            _ => None,
        });
        foliage = plants.collect();
        if foliage.triangle_count() <= triangle_budget(quality) {
            break;
        }
    }
    foliage
}

/// What stands on the squares of a board. Squares are given by their corners with the lowest coordinates.
pub(super) fn kinds(tiles: &[(Spot, TerrainForm)], size: u8, look: GroundLook) -> Vec<(IVec2, ClusterKind)> {
    // The kinds are the same in every grade.
    let site = Site::new(tiles, size, look, SurfaceGrade::Plain);
    let clusters = Cluster::all_of(tiles, size);
    let cells_of = |cluster: &Cluster| {
        let kind = ClusterKind::of(cluster, &site);
        cluster.cells().map(|cell| (cell, kind)).collect::<Vec<_>>()
    };
    clusters.iter().flat_map(cells_of).collect()
}

/// What a cluster looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClusterKind {
    /// A house, of mud brick in the desert.
    House,
    Wood,
    Rocks,
    Ruin,
    Teeth,
    Hedge,
    Water,
    Mound,
}

impl ClusterKind {
    /// The kind of a cluster. What stops everything is a house, a wood, rocks or a ruin, by the random choice of the cluster.
    fn of(cluster: &Cluster, site: &Site) -> ClusterKind {
        // The shares of houses, of woods, and of rocks; the rest are ruins.
        let [houses, woods, rocks] = match (site.look, site.is_town) {
            (GroundLook::Desert, true) => [0.84, 0.06, 0.0],
            (GroundLook::Desert, false) => [0.42, 0.20, 0.24],
            (GroundLook::Summer | GroundLook::Winter | GroundLook::Walnut, true) => [0.84, 0.08, 0.0],
            (GroundLook::Summer | GroundLook::Winter | GroundLook::Walnut, false) => [0.42, 0.36, 0.16],
        };
        match cluster.form {
            TerrainForm::Block => match cluster.random(0) {
                choice if choice < houses => ClusterKind::House,
                choice if choice < houses + woods => ClusterKind::Wood,
                choice if choice < houses + woods + rocks => ClusterKind::Rocks,
                _ => ClusterKind::Ruin,
            },
            TerrainForm::Low => ClusterKind::Teeth,
            TerrainForm::Hedge => ClusterKind::Hedge,
            TerrainForm::Water => ClusterKind::Water,
            TerrainForm::Mound => ClusterKind::Mound,
        }
    }
}

/// The solid parts of a cluster, and the snow that lies on them.
fn solid_parts(cluster: &Cluster, quality: Quality, site: &Site) -> (Canvas, SnowCover) {
    match ClusterKind::of(cluster, site) {
        ClusterKind::House => (house::houses(cluster, site), SnowCover::ROOF),
        ClusterKind::Wood => (wood::floor(cluster, site.look, quality), SnowCover::WOOD),
        ClusterKind::Rocks => (rocks::rocks(cluster, site), SnowCover::OPEN),
        ClusterKind::Ruin => (ruin::ruin(cluster, site), SnowCover::OPEN),
        ClusterKind::Teeth => (teeth::teeth(cluster, site), SnowCover::OPEN),
        ClusterKind::Hedge => (hedge::bank(cluster, site.look), SnowCover::HEDGE),
        // The ground is carved there.
        ClusterKind::Water => (Canvas::default(), SnowCover::OPEN),
        ClusterKind::Mound => (mound::mounds(cluster, &site.palette), SnowCover::MOUND),
    }
}

/// Where snow lies on a cluster, and how thick.
#[derive(Clone, Copy, Debug)]
struct SnowCover {
    /// How steeply a surface must face up to bear snow, from 0 to 1.
    line: f32,
    /// How much of the colour below the snow hides, from 0 to 1.
    opacity: f32,
}

impl SnowCover {
    /// Surfaces under the open sky.
    const OPEN: SnowCover = SnowCover { line: 0.58, opacity: 0.94 };
    /// The ground under trees is free of snow.
    const WOOD: SnowCover = SnowCover { line: 0.90, opacity: 0.94 };
    /// Roofs have snow of their own, which leaves tiles free at the eaves. It lies on sills and walls, too.
    const ROOF: SnowCover = SnowCover { line: 0.90, opacity: 0.90 };
    /// The banks stay green, so that hedges differ from ruins.
    const HEDGE: SnowCover = SnowCover { line: 0.80, opacity: 0.72 };
    /// Earth that was dug up after the snow had fallen.
    const MOUND: SnowCover = SnowCover { line: 0.90, opacity: 0.30 };
}

/// The shape with snow on it and with darker places near the ground.
fn finished(shape: Shape, palette: &TerrainPalette, snow_cover: SnowCover) -> Shape {
    let snowy = |color: LinearRgba, point: Vec3, normal: Vec3| match palette.snow {
        Some(snow) => {
            let cover = normal.y + 0.5 * (field_noise(point.xz(), 0.35, 611) - 0.5);
            color.mix(&linear(snow), snow_cover.opacity * smooth_step(snow_cover.line, snow_cover.line + 0.25, cover))
        }
        None => color,
    };
    shape.recolored(snowy).with_shading(|point, _| 0.64 + 0.36 * smooth_step(-0.01, 0.17, point.y))
}

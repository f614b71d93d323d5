//! Tests of the models' dimensions and of what distinguishes units.

use bevy::prelude::*;

use super::*;
use cannon_app_base::common::pieces::TURRET;
use cannon_app_table::pieces::form_geometry::{bounds, part_vertices, radius};
use cannon_appearance::PieceSet;
use cannon_rules::Side;
use cannon_rules::tank_chess::UnitTable;

/// Radius of the circle into which a vehicle fits at any of eight facings. Long guns and broad blades reach over the edge of a square.
const REACH: f32 = 0.64;
/// Radius of the circle within which a turret that fires aside stays, which is less than the distance to the corner of a square.
const REACH_ASIDE: f32 = 0.68;
/// The length of hulls, which fill their squares.
const HULL_LENGTH: std::ops::RangeInclusive<f32> = 0.84..=1.0;

fn terrain() -> [&'static PieceModel; 5] {
    [&OBSTACLE, &TIMBER, &HEDGE, &LOW_OBSTACLE, &WATER]
}

/// The models at the edges of water.
fn banks() -> [&'static PieceModel; 2] {
    [&SHORE, &SHORE_CORNER]
}

#[test]
fn vehicles_reach_little_beyond_their_square_at_every_facing() {
    for model in MODELS.iter().filter(|model| !terrain().contains(model) && !banks().contains(model)) {
        for side in Side::ALL {
            let radius = radius(&model.modelled.mesh_source, side);
            assert!(radius <= REACH, "{} of {side:?} reaches {radius}", model.name);
            assert!(model.modelled.picking_shape.bottom < radius + 0.02, "{}", model.name);
        }
    }
}

#[test]
fn hulls_fill_their_square() {
    for (kind, set) in
        UnitTable::builtin().kinds().flat_map(|kind| [PieceSet::PaintedTin, PieceSet::Plain].map(|set| (kind, set)))
    {
        let model = unit_model(kind);
        let parts = part_vertices(&model.form(set).mesh_source, Side::South).into_iter();
        let hull = parts.filter(|part| ![TURRET, BARREL, FLAG_PART].contains(&part.part.as_str()));
        let ends = hull.flat_map(|part| part.vertices).map(|point| point.z);
        let (front, rear) = ends.fold((0.0_f32, 0.0_f32), |(front, rear), z| (front.min(z), rear.max(z)));
        assert!(HULL_LENGTH.contains(&(rear - front)), "{} of {set:?} is {} long", model.name, rear - front);
    }
}

#[test]
fn terrain_fills_its_square_to_the_edge() {
    for model in terrain() {
        let (low, high) = bounds(&model.modelled.mesh_source, Side::South);
        assert!((high.x.min(high.z) - 0.5).abs() < 0.03 && (low.x.max(low.z) + 0.5).abs() < 0.03, "{}", model.name);
    }
}

#[test]
fn banks_lie_at_north_and_east_edges_above_water() {
    let water = bounds(&WATER.modelled.mesh_source, Side::South).1.y;
    assert!(water < BANK_HEIGHT, "marks lie above the water");
    for (model, west) in banks().into_iter().zip([-0.5, 0.33]) {
        let (low, high) = bounds(&model.modelled.mesh_source, Side::South);
        assert!(low.x > west - 0.01 && (high.x - 0.5).abs() < 0.01 && (low.z + 0.5).abs() < 0.01, "{}", model.name);
        assert!(high.z < -0.25 && high.y > water && high.y < 0.05, "{}: {high}", model.name);
    }
}

#[test]
fn every_unit_has_its_own_model() {
    let models: Vec<&PieceModel> = UnitTable::builtin().kinds().map(unit_model).collect();
    for (index, model) in models.iter().enumerate() {
        assert!(MODELS.contains(model));
        assert!(!models[..index].contains(model), "{} is used twice", model.name);
    }
    for kind in UnitTable::builtin().kinds() {
        let (unit, wreck) = (unit_model(kind), wreck_model(kind));
        assert!(MODELS.contains(&wreck) && wreck.name == format!("{}-wreck", unit.name), "{}", wreck.name);
        for set in [PieceSet::PaintedTin, PieceSet::Plain] {
            let files = [unit, wreck].map(|model| model.form(set).mesh_source.file_for(Side::South));
            assert_eq!(files[0], files[1], "the wreck has the shape of the unit");
            assert!(wreck.is_burnt && wreck.wreck_pose.is_some(), "{}", wreck.name);
        }
    }
}

#[test]
fn model_names_are_unique() {
    for (index, model) in MODELS.iter().enumerate() {
        assert!(!MODELS[..index].contains(model), "{}", model.name);
    }
}

#[test]
fn direct_fire_guns_project_beyond_the_front() {
    for kind in UnitTable::builtin().kinds().filter(|kind| kind.stats().gun.as_ref().is_some_and(|gun| !gun.over)) {
        let (low, high) = bounds(&unit_model(kind).modelled.mesh_source, Side::South);
        assert!(-low.z > high.z - 0.10, "the front of {} is not recognisable", kind.stats().name);
    }
}

#[test]
fn units_that_fire_aside_have_turrets_that_stay_on_their_square() {
    let kinds = UnitTable::builtin().kinds();
    for (kind, set) in kinds.flat_map(|kind| [PieceSet::PaintedTin, PieceSet::Plain].map(|set| (kind, set))) {
        let model = unit_model(kind);
        let parts = part_vertices(&model.form(set).mesh_source, Side::South);
        let fires_aside = kind.stats().gun.as_ref().is_some_and(|gun| gun.arcs.len() > 1);
        let turret = parts.iter().find(|part| part.part == TURRET);
        assert_eq!(turret.is_some(), fires_aside, "{}", model.name);
        let Some(turret) = turret else { continue };
        let aside = Quat::from_rotation_y(std::f32::consts::FRAC_PI_4);
        for part in parts.iter().filter(|part| [TURRET, BARREL].contains(&part.part.as_str())) {
            for &point in &part.vertices {
                let turned = turret.pivot + aside * (point - turret.pivot);
                assert!(turned.xz().length() <= REACH_ASIDE, "{} reaches {turned}", model.name);
            }
        }
    }
}

#[test]
fn shots_begin_at_the_muzzles_of_the_models() {
    const RIM_DEPTH: f32 = 0.03;
    let kinds = UnitTable::builtin().kinds().filter(|kind| kind.stats().gun.is_some());
    for (kind, set) in kinds.flat_map(|kind| [PieceSet::PaintedTin, PieceSet::Plain].map(|set| (kind, set))) {
        let parts = part_vertices(&unit_model(kind).form(set).mesh_source, Side::South);
        let Some(barrel) = parts.iter().find(|part| part.part == BARREL) else { continue };
        let along = gun_direction(unit_model(kind));
        let farthest = barrel.vertices.iter().map(|point| point.dot(along)).fold(f32::MIN, f32::max);
        // The middle of the rim of the muzzle.
        let rim: Vec<Vec3> =
            barrel.vertices.iter().copied().filter(|point| point.dot(along) > farthest - RIM_DEPTH).collect();
        let tip = rim.iter().sum::<Vec3>() / rim.len() as f32;
        let Muzzle { turret_ahead, reach, height } = muzzle(kind);
        let expected = Vec3::new(0.0, height, -turret_ahead - reach);
        let distance = tip.distance(expected);
        // The mortars of the sets differ, and their shots begin between the two muzzles.
        let limit = if along == Vec3::NEG_Z { 0.12 } else { 0.18 };
        assert!(distance < limit, "{} of {set:?}: {expected} is {distance} from {tip}", kind.stats().name);
    }
}

#[test]
fn command_is_taller_than_all_other_units() {
    let height = |model: &PieceModel| bounds(&model.modelled.mesh_source, Side::South).1.y;
    for kind in UnitTable::builtin().kinds().filter(|kind| !kind.stats().command) {
        assert!(height(unit_model(kind)) + 0.15 < height(&units::COMMAND), "{}", kind.stats().name);
    }
}

//! What must hold for every model, and what tells units apart.

use bevy::prelude::*;

use super::*;
use crate::app::pieces::mesh::{Shape, Tangents};
use crate::rules::tank_chess::Units;

/// The circle that a vehicle fits in at any of eight facings.
const REACH: f32 = 0.5;

fn whole(model: &Model, side: Side) -> Shape {
    let turret = model.turret.as_ref().map(|turret| (turret.make)(side));
    let parts = std::iter::once((model.make)(side)).chain(turret);
    let shape: Shape = parts.flat_map(|parts| [parts.painted, parts.metal]).collect();
    shape.scaled(model.scale, model.scale, model.scale)
}

fn terrain() -> [&'static Model; 4] {
    [&OBSTACLE, &HEDGE, &LOW, &WATER]
}

#[test]
fn models_stand_on_the_board_and_look_outward() {
    for model in MODELS {
        for side in Side::ALL {
            let shape = whole(model, side);
            shape.assert_sound_normals();
            let low = shape.bounds().0.y;
            let expected = if **model == WATER { 0.003..0.03 } else { -0.004..0.004 };
            assert!(expected.contains(&low), "{} of {side:?} stands at {low}", model.name);
        }
    }
}

#[test]
fn vehicles_fit_their_square_at_every_facing() {
    for model in MODELS.iter().filter(|model| !terrain().contains(model)) {
        for side in Side::ALL {
            let radius = whole(model, side).radius();
            assert!(radius <= REACH, "{} of {side:?} reaches {radius}", model.name);
            assert!(model.footprint <= radius + 0.01 && model.silhouette.foot < radius, "{}", model.name);
        }
    }
}

#[test]
fn terrain_fills_its_square_to_the_edge() {
    for model in terrain() {
        let (low, high) = whole(model, Side::South).bounds();
        assert!((high.x.min(high.z) - 0.5).abs() < 0.03 && (low.x.max(low.z) + 0.5).abs() < 0.03, "{}", model.name);
    }
}

#[test]
fn every_unit_of_the_table_has_a_model_of_its_own() {
    let models: Vec<&Model> = Units::all().kinds().map(unit_model).collect();
    for (index, model) in models.iter().enumerate() {
        assert!(MODELS.contains(model));
        assert!(!models[..index].contains(model), "{} is used twice", model.name);
    }
}

#[test]
fn names_are_unique() {
    for (index, model) in MODELS.iter().enumerate() {
        assert!(!MODELS[..index].contains(model), "{}", model.name);
    }
}

#[test]
fn no_model_is_too_much_for_a_full_board() {
    for model in MODELS {
        let most = if terrain().contains(model) { 3_000 } else { 11_000 };
        let mesh = whole(model, Side::South).into_mesh(Tangents::None);
        let triangles = mesh.indices().map_or(0, |indices| indices.len() / 3);
        assert!(triangles <= most, "{} has {triangles} triangles", model.name);
    }
}

#[test]
fn guns_stand_out_ahead_of_the_units_that_have_them() {
    for kind in Units::all().kinds().filter(|kind| kind.unit().gun.as_ref().is_some_and(|gun| !gun.over)) {
        let (low, high) = whole(unit_model(kind), Side::South).bounds();
        assert!(-low.z > high.z - 0.10, "the front of {} cannot be told", kind.unit().name);
    }
}

#[test]
fn whatever_can_fire_aside_has_a_turret_and_stays_on_its_square_with_it_turned() {
    for kind in Units::all().kinds() {
        let model = unit_model(kind);
        let fires_aside = kind.unit().gun.as_ref().is_some_and(|gun| gun.arcs.len() > 1);
        assert_eq!(model.turret.is_some(), fires_aside, "{}", model.name);
        let Some(turret) = &model.turret else { continue };
        let axis = Mat4::from_translation(Vec3::NEG_Z * turret.ahead);
        let Parts { painted, metal } = (turret.make)(Side::South);
        let shape: Shape = [painted, metal].into_iter().collect();
        let aside = axis * Mat4::from_rotation_y(std::f32::consts::FRAC_PI_4) * axis.inverse();
        let turned = shape.transformed(Mat4::from_scale(Vec3::splat(model.scale)) * aside);
        assert!(turned.radius() <= REACH, "{} reaches {}", model.name, turned.radius());
    }
}

#[test]
fn the_command_stands_out_above_all_others() {
    let height = |model: &Model| whole(model, Side::South).bounds().1.y;
    for kind in Units::all().kinds().filter(|kind| !kind.unit().command) {
        assert!(height(unit_model(kind)) + 0.15 < height(&COMMAND), "{}", kind.unit().name);
    }
}

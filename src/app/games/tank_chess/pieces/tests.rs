//! What must hold for every model, and what tells units apart.

use bevy::prelude::*;

use super::*;
use crate::app::pieces::probe::{bounds, corners, radius};
use cannon_rules::Side;
use cannon_rules::tank_chess::UnitTable;

/// The circle that a vehicle fits in at any of eight facings.
const REACH: f32 = 0.505;

fn terrain() -> [&'static Model; 5] {
    [&OBSTACLE, &TIMBER, &HEDGE, &LOW, &WATER]
}

/// What lies at the edges of squares.
fn banks() -> [&'static Model; 2] {
    [&SHORE, &SHORE_CORNER]
}

#[test]
fn vehicles_fit_their_square_at_every_facing() {
    for model in MODELS.iter().filter(|model| !terrain().contains(model) && !banks().contains(model)) {
        for side in Side::ALL {
            let radius = radius(&model.form, side);
            assert!(radius <= REACH, "{} of {side:?} reaches {radius}", model.name);
            assert!(model.silhouette.foot < radius + 0.02, "{}", model.name);
        }
    }
}

#[test]
fn terrain_fills_its_square_to_the_edge() {
    for model in terrain() {
        let (low, high) = bounds(&model.form, Side::South);
        assert!((high.x.min(high.z) - 0.5).abs() < 0.03 && (low.x.max(low.z) + 0.5).abs() < 0.03, "{}", model.name);
    }
}

#[test]
fn banks_lie_in_the_north_and_east_of_their_square_and_rise_from_the_water() {
    let water = bounds(&WATER.form, Side::South).1.y;
    assert!(water < BANK_HEIGHT, "marks are seen above it");
    for (model, west) in banks().into_iter().zip([-0.5, 0.33]) {
        let (low, high) = bounds(&model.form, Side::South);
        assert!(low.x > west - 0.01 && (high.x - 0.5).abs() < 0.01 && (low.z + 0.5).abs() < 0.01, "{}", model.name);
        assert!(high.z < -0.25 && high.y > water && high.y < 0.05, "{}: {high}", model.name);
    }
}

#[test]
fn every_unit_of_the_table_has_a_model_of_its_own() {
    let models: Vec<&Model> = UnitTable::builtin().kinds().map(unit_model).collect();
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
fn guns_stand_out_ahead_of_the_units_that_have_them() {
    for kind in UnitTable::builtin().kinds().filter(|kind| kind.stats().gun.as_ref().is_some_and(|gun| !gun.over)) {
        let (low, high) = bounds(&unit_model(kind).form, Side::South);
        assert!(-low.z > high.z - 0.10, "the front of {} cannot be told", kind.stats().name);
    }
}

#[test]
fn whatever_can_fire_aside_has_a_turret_and_stays_on_its_square_with_it_turned() {
    for kind in UnitTable::builtin().kinds() {
        let model = unit_model(kind);
        let parts = corners(&model.form, Side::South);
        let fires_aside = kind.stats().gun.as_ref().is_some_and(|gun| gun.arcs.len() > 1);
        let turret = parts.iter().find(|part| part.part == TURRET);
        assert_eq!(turret.is_some(), fires_aside, "{}", model.name);
        let Some(turret) = turret else { continue };
        let aside = Quat::from_rotation_y(std::f32::consts::FRAC_PI_4);
        for part in parts.iter().filter(|part| [TURRET, BARREL].contains(&part.part.as_str())) {
            for &point in &part.points {
                let turned = turret.pivot + aside * (point - turret.pivot);
                assert!(turned.xz().length() <= REACH, "{} reaches {turned}", model.name);
            }
        }
    }
}

#[test]
fn the_command_stands_out_above_all_others() {
    let height = |model: &Model| bounds(&model.form, Side::South).1.y;
    for kind in UnitTable::builtin().kinds().filter(|kind| !kind.stats().command) {
        assert!(height(unit_model(kind)) + 0.15 < height(&COMMAND), "{}", kind.stats().name);
    }
}

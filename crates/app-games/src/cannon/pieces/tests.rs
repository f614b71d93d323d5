//! Tests of the dimensions that the animations rely on.

use super::*;
use cannon_app_table::pieces::form_geometry::{bounds, part_vertices, radius};
use cannon_appearance::PieceSet;
use cannon_rules::Side;

#[test]
fn pieces_fit_their_point() {
    for side in Side::ALL {
        for (model, max_radius, height) in [(&SOLDIER, 0.302, 0.95..1.1), (&TOWN, 0.412, 0.95..1.1)] {
            let reach = radius(&model.modelled.mesh_source, side);
            assert!(reach <= max_radius, "{} of {side:?} reaches {reach}", model.name);
            let top = bounds(&model.modelled.mesh_source, side).1.y;
            assert!(height.contains(&top), "{} of {side:?} is {top} tall", model.name);
        }
    }
}

#[test]
fn gun_model_matches_trunnion_muzzle_and_wheel_constants() {
    for set in [PieceSet::PaintedTin, PieceSet::Plain] {
        let parts = part_vertices(GUN.mesh_source(set), Side::South);
        let part = |name: &str| parts.iter().find(|part| part.part == name).expect("the gun has this part");
        let barrel = part(BARREL);
        assert!(barrel.pivot.abs_diff_eq(GUN_TRUNNIONS, 0.005), "{set:?}: {}", barrel.pivot);
        let muzzle = barrel.vertices.iter().map(|point| point.z).fold(0.0, f32::min);
        assert!((muzzle - GUN_TRUNNIONS.z - GUN_MUZZLE.z).abs() < 0.01, "{set:?}: {muzzle}");
        for wheel in WHEELS {
            assert!((part(wheel).pivot.y - WHEEL_RADIUS).abs() < 0.005, "{set:?}");
            let lowest = part(wheel).vertices.iter().map(|point| point.y).fold(1.0, f32::min);
            assert!(lowest.abs() < 0.01, "{set:?}: {wheel} is {lowest} above the board");
        }
    }
}

#[test]
fn tokens_fit_their_point_and_are_flat() {
    for side in Side::ALL {
        for model in [&SOLDIER, &TOWN] {
            let form = model.form(PieceSet::Plain);
            let (reach, top) = (radius(&form.mesh_source, side), bounds(&form.mesh_source, side).1.y);
            assert!(reach < 0.48 && top < 0.3, "{} of {side:?} reaches {reach} and is {top} tall", model.name);
        }
    }
}

//! What the choreography takes for granted.

use super::*;
use crate::app::pieces::probe::{bounds, corners, radius};
use cannon_rules::Side;

#[test]
fn pieces_fit_their_point() {
    for side in Side::ALL {
        for (model, most, height) in [(&SOLDIER, 0.302, 0.95..1.1), (&TOWN, 0.412, 0.95..1.1)] {
            let reach = radius(&model.form, side);
            assert!(reach <= most, "{} of {side:?} reaches {reach}", model.name);
            let top = bounds(&model.form, side).1.y;
            assert!(height.contains(&top), "{} of {side:?} is {top} tall", model.name);
        }
    }
}

#[test]
fn the_gun_turns_and_fires_where_its_ball_sets_out() {
    let parts = corners(&GUN.form, Side::South);
    let part = |name: &str| parts.iter().find(|part| part.part == name).expect("the gun has it");
    let barrel = part(BARREL);
    assert!(barrel.pivot.abs_diff_eq(GUN_TRUNNIONS, 0.005), "{}", barrel.pivot);
    let muzzle = barrel.points.iter().map(|point| point.z).fold(0.0, f32::min);
    assert!((muzzle - GUN_TRUNNIONS.z - GUN_MUZZLE.z).abs() < 0.01, "{muzzle}");
    for wheel in WHEELS {
        assert!((part(wheel).pivot.y - WHEEL_RADIUS).abs() < 0.005);
        let lowest = part(wheel).points.iter().map(|point| point.y).fold(1.0, f32::min);
        assert!(lowest.abs() < 0.01, "{wheel} is {lowest} above the board");
    }
}

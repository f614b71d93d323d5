//! Symbols of terrain, mines, wrecks, flags and marked squares. They are drawn for a square with this centre and size.

use cannon_rules::Side;
use cannon_rules::tank_chess::Mark;

use crate::drawing::page::{Page, Stroke};
use crate::drawing::path::{Path, Placement, Segment, Xy, toward};
use crate::drawing::{BLACK, WHITE};

/// Draws the kind of terrain with this name; `false` if the name is unknown.
pub(super) fn draw(page: &mut Page, centre: Xy, size: f32, name: &str) -> bool {
    let place = Placement { centre, scale: size, turn: 0.0 };
    match name {
        "obstacle" => obstacle(page, place),
        "water" => water(page, place),
        "hedge" => hedge(page, place),
        "low-obstacle" => low_obstacle(page, place),
        _ => return false,
    }
    true
}

/// A block with close hatching.
fn obstacle(page: &mut Page, place: Placement) {
    let size = place.scale;
    page.fill_and_stroke(place.path(&Path::rectangle((-0.5, -0.5), (0.5, 0.5))), WHITE, Stroke::black(0.04 * size));
    let mut hatching = Path::default();
    for step in -4..=4_i8 {
        // The line x + y = sum within the square.
        let sum = f32::from(step) * 0.2;
        let (low, high) = ((sum - 0.5).max(-0.5), (sum + 0.5).min(0.5));
        hatching = hatching.and(Path::line(&[(low, sum - low), (high, sum - high)]));
    }
    page.stroke(place.path(&hatching), Stroke::black(0.035 * size));
}

/// Three waves.
fn water(page: &mut Page, place: Placement) {
    let wave = |y: f32| {
        let mut path = Path(vec![Segment::Move((-0.42, y))]);
        for step in 0..3_i8 {
            let x = -0.42 + 0.28 * f32::from(step);
            path.0.push(Segment::Curve((x + 0.09, y - 0.17), (x + 0.19, y + 0.17), (x + 0.28, y)));
        }
        path
    };
    let waves = wave(-0.27).and(wave(0.0)).and(wave(0.27));
    page.stroke(place.path(&waves), Stroke::black(0.032 * place.scale));
}

/// Four bushes.
fn hedge(page: &mut Page, place: Placement) {
    for (x, y) in [(-0.22, -0.22), (0.22, -0.22), (-0.22, 0.22), (0.22, 0.22)] {
        let centre = place.point((x, y));
        let mut bush = Path::default();
        for leaf in 0..8_i8 {
            let turn = f32::from(leaf) * std::f32::consts::FRAC_PI_4;
            let (start, end) =
                (toward(centre, turn - 0.39, 0.17 * place.scale), toward(centre, turn + 0.39, 0.17 * place.scale));
            let (first, second) =
                (toward(centre, turn - 0.5, 0.25 * place.scale), toward(centre, turn + 0.5, 0.25 * place.scale));
            if leaf == 0 {
                bush.0.push(Segment::Move(start));
            }
            bush.0.push(Segment::Curve(first, second, end));
        }
        bush.0.push(Segment::Close);
        page.fill_and_stroke(bush, 0.9, Stroke::black(0.025 * place.scale));
    }
}

/// Courses of bricks.
fn low_obstacle(page: &mut Page, place: Placement) {
    let line = Stroke::black(0.028 * place.scale);
    page.fill_and_stroke(place.path(&Path::rectangle((-0.44, -0.24), (0.44, 0.24))), WHITE, line);
    let mut joints = Path::line(&[(-0.44, -0.08), (0.44, -0.08)]).and(Path::line(&[(-0.44, 0.08), (0.44, 0.08)]));
    for (x, top) in
        [(-0.15, -0.24), (0.15, -0.24), (-0.3, -0.08), (0.0, -0.08), (0.3, -0.08), (-0.15, 0.08), (0.15, 0.08)]
    {
        joints = joints.and(Path::line(&[(x, top), (x, top + 0.16)]));
    }
    page.stroke(place.path(&joints), line);
}

/// A mine: a ball with horns.
pub(super) fn mine(page: &mut Page, centre: Xy, size: f32) {
    let horn = |index: i8| {
        let turn = f32::from(index) * std::f32::consts::FRAC_PI_4;
        Path::line(&[centre, toward(centre, turn, 0.27 * size)])
    };
    page.stroke((0..8).map(horn).fold(Path::default(), Path::and), Stroke::black(0.06 * size));
    page.fill(Path::circle(centre, 0.18 * size), BLACK);
    page.fill(Path::circle((centre.0 - 0.06 * size, centre.1 - 0.06 * size), 0.045 * size), WHITE);
}

/// A wreck: a hull that is crossed out.
pub(super) fn wreck(page: &mut Page, centre: Xy, size: f32) {
    let place = Placement { centre, scale: size, turn: 0.0 };
    let hull =
        Path::polygon(&[(-0.24, 0.32), (-0.24, -0.2), (-0.14, -0.32), (0.14, -0.32), (0.24, -0.2), (0.24, 0.32)]);
    page.fill_and_stroke(
        place.path(&hull),
        0.82,
        Stroke { dash: Some((0.07 * size, 0.06 * size)), ..Stroke::black(0.03 * size) },
    );
    let cross = Path::line(&[(-0.34, -0.34), (0.34, 0.34)]).and(Path::line(&[(-0.34, 0.34), (0.34, -0.34)]));
    page.stroke(place.path(&cross), Stroke { shade: WHITE, ..Stroke::black(0.15 * size) });
    page.stroke(place.path(&cross), Stroke::black(0.075 * size));
}

/// What an objective marks on a square.
pub(super) fn mark(page: &mut Page, centre: Xy, size: f32, mark: Mark) {
    let place = Placement { centre, scale: size, turn: 0.0 };
    match mark {
        Mark::Hold => hold(page, place),
        Mark::Exit(side) => exit(page, place, side),
        Mark::Depot(side) => depot(page, place, side),
    }
}

/// A double frame inside the square.
fn hold(page: &mut Page, place: Placement) {
    for (half, width) in [(0.45, 0.05), (0.36, 0.03)] {
        let frame = place.path(&Path::rectangle((-half, -half), (half, half)));
        page.stroke(frame, Stroke::black(width * place.scale));
    }
}

/// Two chevrons that point over the far edge of the side.
fn exit(page: &mut Page, place: Placement, side: Side) {
    let up = match side {
        Side::South => -1.0,
        Side::North => 1.0,
    };
    for tip in [0.38, 0.12] {
        let chevron = Path::line(&[(-0.32, up * (tip - 0.26)), (0.0, up * tip), (0.32, up * (tip - 0.26))]);
        page.stroke(place.path(&chevron), Stroke::black(0.07 * place.scale));
    }
}

/// A shed with a gable roof in the colour of the side.
fn depot(page: &mut Page, place: Placement, side: Side) {
    let (roof, line) = match side {
        Side::South => (WHITE, Stroke::black(0.045 * place.scale)),
        Side::North => (BLACK, Stroke::black(0.045 * place.scale)),
    };
    page.fill_and_stroke(place.path(&Path::rectangle((-0.36, -0.06), (0.36, 0.38))), 0.85, line);
    page.fill_and_stroke(place.path(&Path::polygon(&[(-0.44, -0.06), (0.0, -0.42), (0.44, -0.06)])), roof, line);
    page.fill_and_stroke(place.path(&Path::rectangle((-0.13, 0.08), (0.13, 0.38))), WHITE, line);
}

/// A flag on its pole.
pub(super) fn flag(page: &mut Page, centre: Xy, size: f32, side: Side) {
    let place = Placement { centre, scale: size, turn: 0.0 };
    let cloth = match side {
        Side::South => WHITE,
        Side::North => BLACK,
    };
    let pole = place.path(&Path::line(&[(-0.18, -0.38), (-0.18, 0.38)]));
    page.stroke(pole.clone(), Stroke { shade: WHITE, ..Stroke::black(0.14 * size) });
    page.stroke(pole, Stroke::black(0.06 * size));
    let cloth_path = place.path(&Path::polygon(&[(-0.18, -0.38), (0.28, -0.2), (-0.18, -0.02)]));
    page.fill_and_stroke(cloth_path, cloth, Stroke::black(0.035 * size));
}

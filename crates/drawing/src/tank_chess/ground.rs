//! Symbols of terrain, mines, wrecks, flags and marked squares. They are drawn for a square of the size of their placement.

use cannon_rules::Side;
use cannon_rules::tank_chess::Mark;

use crate::page::{Page, Stroke};
use crate::path::{Path, Placement, Segment, toward};
use crate::style::{Army, Ink, Style};

/// Draws the kind of terrain with this name.
pub(super) fn terrain(page: &mut Page, style: &Style, place: Placement, name: &str) {
    match name {
        "obstacle" => obstacle(page, style, place),
        "water" => water(page, style, place),
        "hedge" => hedge(page, style, place),
        "low-obstacle" => low_obstacle(page, style, place),
        _ => {}
    }
}

/// Fills a path and draws a line along it, whose width is for a square of size 1.
fn body(page: &mut Page, place: Placement, path: &Path, ink: Ink, width: f32) {
    if let Some(fill) = ink.fill {
        page.fill(place.path(path), fill);
    }
    page.stroke(place.path(path), Stroke::new(width * place.scale, ink.line));
}

/// The whole square.
fn square() -> Path {
    Path::rectangle((-0.5, -0.5), (0.5, 0.5))
}

/// A block with close hatching.
fn obstacle(page: &mut Page, style: &Style, place: Placement) {
    body(page, place, &square(), style.block, 0.04);
    if place.scale < style.least_detailed {
        return;
    }
    let mut hatching = Path::default();
    for step in -4..=4_i8 {
        // The line x + y = sum within the square.
        let sum = f32::from(step) * 0.2;
        let (low, high) = ((sum - 0.5).max(-0.5), (sum + 0.5).min(0.5));
        hatching = hatching.and(Path::line(&[(low, sum - low), (high, sum - high)]));
    }
    page.stroke(place.path(&hatching), Stroke::new(0.035 * place.scale, style.block.line));
}

/// Three waves.
fn water(page: &mut Page, style: &Style, place: Placement) {
    if let Some(fill) = style.water.fill {
        page.fill(place.path(&square()), fill);
    }
    if place.scale < style.least_detailed {
        return;
    }
    let wave = |y: f32| {
        let mut path = Path(vec![Segment::Move((-0.42, y))]);
        for step in 0..3_i8 {
            let x = -0.42 + 0.28 * f32::from(step);
            path.0.push(Segment::Curve((x + 0.09, y - 0.17), (x + 0.19, y + 0.17), (x + 0.28, y)));
        }
        path
    };
    let waves = wave(-0.27).and(wave(0.0)).and(wave(0.27));
    page.stroke(place.path(&waves), Stroke::new(0.032 * place.scale, style.water.line));
}

/// Four bushes.
fn hedge(page: &mut Page, style: &Style, place: Placement) {
    for bush in [(-0.22, -0.22), (0.22, -0.22), (-0.22, 0.22), (0.22, 0.22)] {
        if place.scale < style.least_detailed {
            body(page, place, &Path::circle(bush, 0.22), style.hedge, 0.025);
            continue;
        }
        let at = |turn: f32, distance: f32| toward(bush, turn, distance);
        let mut path = Path(vec![Segment::Move(at(-0.39, 0.17))]);
        for leaf in 0..8_i8 {
            let turn = f32::from(leaf) * std::f32::consts::FRAC_PI_4;
            path.0.push(Segment::Curve(at(turn - 0.5, 0.25), at(turn + 0.5, 0.25), at(turn + 0.39, 0.17)));
        }
        path.0.push(Segment::Close);
        body(page, place, &path, style.hedge, 0.025);
    }
}

/// Courses of bricks.
fn low_obstacle(page: &mut Page, style: &Style, place: Placement) {
    body(page, place, &Path::rectangle((-0.44, -0.24), (0.44, 0.24)), style.wall, 0.028);
    if place.scale < style.least_detailed {
        return;
    }
    let mut joints = Path::line(&[(-0.44, -0.08), (0.44, -0.08)]).and(Path::line(&[(-0.44, 0.08), (0.44, 0.08)]));
    for (x, top) in
        [(-0.15, -0.24), (0.15, -0.24), (-0.3, -0.08), (0.0, -0.08), (0.3, -0.08), (-0.15, 0.08), (0.15, 0.08)]
    {
        joints = joints.and(Path::line(&[(x, top), (x, top + 0.16)]));
    }
    page.stroke(place.path(&joints), Stroke::new(0.028 * place.scale, style.wall.line));
}

/// A mine: a ball with horns.
pub(super) fn mine(page: &mut Page, style: &Style, place: Placement) {
    let Ink { fill, line: light } = style.mine;
    let Some(iron) = fill else { return };
    let horn = |index: i8| {
        let turn = f32::from(index) * std::f32::consts::FRAC_PI_4;
        Path::line(&[(0.0, 0.0), toward((0.0, 0.0), turn, 0.27)])
    };
    let horns = (0..8).map(horn).fold(Path::default(), Path::and);
    page.stroke(place.path(&horns), Stroke::new(0.06 * place.scale, iron));
    page.fill(place.path(&Path::circle((0.0, 0.0), 0.18)), iron);
    page.fill(place.path(&Path::circle((-0.06, -0.06), 0.045)), light);
}

/// A wreck: a hull that is crossed out.
pub(super) fn wreck(page: &mut Page, style: &Style, place: Placement) {
    let size = place.scale;
    let hull =
        Path::polygon(&[(-0.24, 0.32), (-0.24, -0.2), (-0.14, -0.32), (0.14, -0.32), (0.24, -0.2), (0.24, 0.32)]);
    if let Some(fill) = style.wreck.fill {
        page.fill(place.path(&hull), fill);
    }
    page.stroke(place.path(&hull), Stroke::new(0.03 * size, style.wreck.line).dashed(0.07 * size, 0.06 * size));
    let cross = Path::line(&[(-0.34, -0.34), (0.34, 0.34)]).and(Path::line(&[(-0.34, 0.34), (0.34, -0.34)]));
    if let Some(halo) = style.halo {
        page.stroke(place.path(&cross), Stroke::new(0.15 * size, halo));
    }
    page.stroke(place.path(&cross), Stroke::new(0.075 * size, style.wreck.line));
}

/// What an objective marks on a square.
pub(super) fn mark(page: &mut Page, style: &Style, place: Placement, mark: Mark) {
    let line = |width: f32| Stroke::new(width * place.scale, style.mark);
    match mark {
        // A double frame inside the square.
        Mark::Hold => {
            for (half, width) in [(0.45, 0.05), (0.36, 0.03)] {
                page.stroke(place.path(&Path::rectangle((-half, -half), (half, half))), line(width));
            }
        }
        // Two chevrons that point over the far edge of the side.
        Mark::Exit(side) => {
            let up = match side {
                Side::South => -1.0,
                Side::North => 1.0,
            };
            for tip in [0.38, 0.12] {
                let chevron = Path::line(&[(-0.32, up * (tip - 0.26)), (0.0, up * tip), (0.32, up * (tip - 0.26))]);
                page.stroke(place.path(&chevron), line(0.07));
            }
        }
        Mark::Depot(side) => depot(page, style, place, side),
    }
}

/// A shed with a gable roof in the colour of the side.
fn depot(page: &mut Page, style: &Style, place: Placement, side: Side) {
    let Army { body: roof, edge, .. } = style.army(side);
    let wall = |fill| Ink { fill: Some(fill), line: edge };
    body(page, place, &Path::rectangle((-0.36, -0.06), (0.36, 0.38)), wall(style.depot), 0.045);
    body(page, place, &Path::polygon(&[(-0.44, -0.06), (0.0, -0.42), (0.44, -0.06)]), wall(roof), 0.045);
    body(page, place, &Path::rectangle((-0.13, 0.08), (0.13, 0.38)), wall(style.gate), 0.045);
}

/// A flag on its pole.
pub(super) fn flag(page: &mut Page, style: &Style, place: Placement, side: Side) {
    let Army { body: cloth, edge, .. } = style.army(side);
    let pole = place.path(&Path::line(&[(-0.18, -0.38), (-0.18, 0.38)]));
    if let Some(halo) = style.halo {
        page.stroke(pole.clone(), Stroke::new(0.14 * place.scale, halo));
    }
    page.stroke(pole, Stroke::new(0.06 * place.scale, style.mark));
    let shape = Path::polygon(&[(-0.18, -0.38), (0.28, -0.2), (-0.18, -0.02)]);
    body(page, place, &shape, Ink { fill: Some(cloth), line: edge }, 0.035);
}

//! Houses of mud brick: flat roofs behind parapets, upper storeys, domes, awnings and courts with palms.

use bevy::prelude::*;

use super::super::canvas::{Canvas, Strip, at};
use super::super::cluster::SIDES;
use super::super::props::{self, Workshop};
use super::super::site::Site;
use super::super::solids::{Paint, Plane, STRIP_LENGTH};
use super::colors::HouseColors;
use super::openings::OpeningPaints;
use super::plan::Lot;
use super::yard::{self, FLOOR};
use cannon_app_base::common::mesh::ellipsoid;

/// Distance of walls from the edge of the cluster, and how far they lean inward.
const INSET: f32 = 0.075;
const BATTER: f32 = 0.018;
/// Range of the heights of flat roofs, and the height and width of the parapets around them.
const ROOFS: [f32; 2] = [0.255, 0.325];
const PARAPET: (f32, f32) = (0.048, 0.042);
/// Heights of upper storeys above the roof below, and their distance from its edge.
const STOREY: [f32; 2] = [0.130, 0.165];
const SET_BACK: f32 = 0.115;
/// Radius and height of domes.
const DOME: (f32, f32) = (0.200, 0.190);

/// A house of mud brick.
pub(super) fn house(lot: &Lot, site: &Site) -> Canvas {
    let colors = HouseColors::of(site.look);
    let plaster = lot.choose(1, colors.plasters) * (0.96 + 0.08 * lot.random(2));
    let (wall, roof) = (Paint::grain(plaster), Paint::grain(plaster * 0.86));
    let timber = Paint::grain(colors.timber);
    let openings = OpeningPaints {
        frame: timber.toned(1.3),
        glass: Paint::grain(colors.soot * 1.2),
        has_deep_frames: true,
        shutter: None,
        flowers: None,
        door: Paint::new(lot.choose(3, colors.shutters), Strip::Planks),
        step: Paint::grain(plaster * 1.1),
    };
    let mut canvas = Canvas::default();
    let area = lot.area(|is_joined| if is_joined { 0.0 } else { INSET });
    let height = ROOFS[0].lerp(ROOFS[1], lot.random(4));
    storey(&mut canvas, area, [0.0, height], (wall, roof), site.is_fine);
    for (index, side) in (0..).zip(SIDES) {
        if lot.is_joined[index as usize] {
            continue;
        }
        let plane = wall_plane(area, side, 0.0);
        let half = (area.half_size() * side.as_vec2().perp()).abs().element_sum();
        front(&mut canvas, &plane, half, height, (lot, index), (&openings, timber), site.is_fine);
    }
    let random = lot.random(5);
    let terrace = area.inflate(-PARAPET.1);
    if random < 0.70 || lot.size.element_product() > 1 {
        // The storey fills one end of the terrace, so that the rest stays open.
        let inner = area.inflate(-SET_BACK);
        let along = if inner.width() >= inner.height() { Vec2::X } else { Vec2::Y };
        let share = 0.45 + 0.2 * lot.random(6);
        let is_low = lot.random(7) < 0.5;
        let cut = inner.size() * along * (1.0 - share);
        let upper = if is_low {
            Rect::from_corners(inner.min, inner.max - cut)
        } else {
            Rect::from_corners(inner.min + cut, inner.max)
        };
        let top = height + STOREY[0].lerp(STOREY[1], lot.random(8));
        storey(&mut canvas, upper, [height, top], (wall.toned(1.06), roof.toned(1.05)), site.is_fine);
        for side in SIDES {
            let plane = wall_plane(upper, side, height);
            let half = (upper.half_size() * side.as_vec2().perp()).abs().element_sum();
            let faces_terrace = side.as_vec2() == if is_low { along } else { -along };
            if faces_terrace {
                openings.door(&mut canvas, &plane, [-0.045, 0.045], 0.105, false);
            } else {
                for x in [-half * 0.45, half * 0.45] {
                    openings.window(&mut canvas, &plane, [[x - 0.022, x + 0.022], [0.045, 0.095]], false);
                }
            }
        }
        let open = if is_low {
            Rect::from_corners(inner.max - cut, inner.max)
        } else {
            Rect::from_corners(inner.min, inner.min + cut)
        };
        let middle = if along == Vec2::X {
            Vec2::new(open.center().x, inner.center().y)
        } else {
            Vec2::new(inner.center().x, open.center().y)
        };
        if lot.random(12) < 0.55 {
            // Stairs lead up along the wall of the storey.
            let (away, beside) = (if is_low { along } else { -along }, along.perp());
            let foot = middle - away * (0.5 * (open.size() * along).element_sum() - 0.030);
            let half = (inner.half_size() * beside).abs().element_sum() - 0.02;
            stairs(&mut canvas, (foot, beside, half), [height, top - height], wall.toned(1.1));
        }
        terrace_things(&mut canvas, middle + (if is_low { along } else { -along }) * 0.03, height, lot, site);
    } else if random < 0.88 {
        dome(&mut canvas, area.center(), (height, 0.82 + 0.26 * lot.random(11)), wall.toned(1.08), site.is_fine);
    } else {
        terrace_things(&mut canvas, terrace.center(), height, lot, site);
    }
    canvas
}

fn wall_plane(area: Rect, side: IVec2, height: f32) -> Plane {
    let out = side.as_vec2();
    let middle = area.center() + out * area.half_size();
    Plane::upright(at(middle, height), Vec3::Y.cross(at(out, 0.0)))
}

/// A storey whose walls lean inward a little, with a roof behind a parapet.
fn storey(canvas: &mut Canvas, area: Rect, [low, height]: [f32; 2], (wall, roof): (Paint, Paint), is_fine: bool) {
    let top = height + PARAPET.0;
    let upper = area.inflate(-BATTER);
    let inner = upper.inflate(-PARAPET.1);
    for side in SIDES {
        let plane = wall_plane(area, side, low);
        let (half, upper_half, inner_half) = {
            let along = side.as_vec2().perp();
            let of = |area: Rect| (area.half_size() * along).abs().element_sum();
            (of(area), of(upper), of(inner))
        };
        let pieces = (2.0 * half / STRIP_LENGTH - 0.1).ceil().max(1.0) as u32;
        let bands = [(0.0, 0.74), (0.09_f32.min((top - low) * 0.5), 1.0), (top - low, 1.02)];
        for piece in 0..pieces {
            let shares = [piece, piece + 1].map(|piece| -1.0 + 2.0 * piece as f32 / pieces as f32);
            for pair in bands.windows(2) {
                let [(y, tone), (next_y, next_tone)] = [pair[0], pair[1]];
                let lean = |y: f32| y / (top - low);
                let point = |share: f32, y: f32| plane.at(share * half.lerp(upper_half, lean(y)), y, -BATTER * lean(y));
                let corners = [
                    (point(shares[0], y), tone),
                    (point(shares[1], y), tone),
                    (point(shares[1], next_y), next_tone),
                    (point(shares[0], next_y), next_tone),
                ];
                canvas.face(&corners, wall);
            }
        }
        let (rise, back) = (top - low, -BATTER - PARAPET.1);
        let rim = [(-upper_half, -BATTER), (upper_half, -BATTER), (inner_half, back), (-inner_half, back)];
        canvas.face(&rim.map(|(x, distance)| (plane.at(x, rise, distance), 1.18)), wall);
        let inside = [
            (inner_half, height - low, 0.55),
            (-inner_half, height - low, 0.55),
            (-inner_half, rise, 0.95),
            (inner_half, rise, 0.95),
        ];
        canvas.face(&inside.map(|(x, y, tone)| (plane.at(x, y, back), tone)), wall);
        if is_fine && low == 0.0 {
            // The wall is worn and stained at its foot.
            canvas.panel(&plane, [[-half, half], [0.0, 0.035]], 0.004, [0.62, 0.86], wall);
        }
    }
    // The roof is dirtier along the parapet.
    let middle = (at(inner.center(), height), 1.04);
    let ring = [inner.min, inner.min.with_y(inner.max.y), inner.max, inner.max.with_y(inner.min.y)];
    for side in 0..4 {
        let corners = [(at(ring[side], height), 0.72), (at(ring[(side + 1) % 4], height), 0.72), middle];
        canvas.face(&corners, roof);
    }
}

/// Windows, a door and the ends of roof beams on a free wall.
fn front(
    canvas: &mut Canvas,
    plane: &Plane,
    half: f32,
    height: f32,
    (lot, index): (&Lot, u32),
    (openings, timber): (&OpeningPaints, Paint),
    is_fine: bool,
) {
    let bays = (2.0 * half / 0.27).round().max(2.0) as u32;
    let width = 2.0 * half / bays as f32;
    let door = (lot.random(20 + index) * bays as f32) as u32;
    let lean = |y: f32| -BATTER * y / (height + PARAPET.0);
    for bay in 0..bays {
        let x = -half + width * (bay as f32 + 0.5);
        let shifted = Plane { origin: plane.origin + plane.out() * (lean(0.14) + 0.006), ..*plane };
        if bay == door && lot.random(30 + index) < 0.75 {
            openings.door(canvas, &shifted, [x - 0.052, x + 0.052], 0.175, is_fine);
        } else if lot.random(40 + index * 8 + bay) < 0.75 {
            let y = 0.145 + 0.02 * lot.random(50 + bay);
            openings.window(
                canvas,
                &shifted,
                [[x - 0.028, x + 0.028], [y - 0.036, y + 0.036]],
                is_fine && index % 2 == 0,
            );
            canvas.panel(&shifted, [[x - 0.05, x + 0.05], [y + 0.040, y + 0.054]], 0.009, [0.8, 1.0], timber);
        }
    }
    if is_fine {
        let beams = (2.0 * half / 0.10) as u32;
        for beam in 0..beams {
            let x = -half + 0.05 + 0.10 * beam as f32;
            let y = height - 0.028;
            canvas.raised(
                plane,
                [[x - 0.010, x + 0.010], [y - 0.010, y + 0.010]],
                [lean(y) - 0.004, lean(y) + 0.030],
                timber.toned(1.4),
            );
        }
    }
}

/// A dome on a low drum.
fn dome(canvas: &mut Canvas, middle: Vec2, (height, scale): (f32, f32), paint: Paint, is_fine: bool) {
    let (radius, rise) = (DOME.0 * scale, DOME.1 * scale);
    let sides = if is_fine { 16 } else { 10 };
    canvas.turned(at(middle, height), &[[radius + 0.012, 0.0], [radius + 0.004, 0.055]], sides, paint.toned(0.95));
    let ball = ellipsoid(Vec3::new(radius, rise, radius), sides)
        .transformed(Mat4::from_translation(at(middle, height + 0.045)));
    let shade = |point: Vec3| 0.80 + 0.30 * ((point.y - height) / rise).clamp(0.0, 1.0);
    let toned =
        ball.with_uvs(|uv| Strip::Grain.uv(uv.x, uv.y)).recolored(|_, point, _| paint.toned(shade(point)).color);
    canvas.shape.append(toned);
    canvas.turned(at(middle, height + 0.045 + rise - 0.008), &[[0.022, 0.0], [0.006, 0.035]], 6, paint);
}

/// Steps along a wall, from one end of the line through `foot` to its middle.
fn stairs(canvas: &mut Canvas, (foot, along, half): (Vec2, Vec2, f32), [low, rise]: [f32; 2], paint: Paint) {
    const STEPS: u8 = 6;
    for step in 0..STEPS {
        let shares = [step, step + 1].map(|step| -1.0 + 0.85 * f32::from(step) / f32::from(STEPS));
        let across = along.perp() * 0.030;
        let (one, other) = (foot + along * half * shares[0] - across, foot + along * half * shares[1] + across);
        let top = low + rise * f32::from(step + 1) / f32::from(STEPS);
        canvas.bar(at(one.min(other), low), at(one.max(other), top), paint);
    }
}

/// What stands on the terrace of a flat roof: an awning, jars, stairs.
fn terrace_things(canvas: &mut Canvas, middle: Vec2, height: f32, lot: &Lot, site: &Site) {
    let colors = HouseColors::of(site.look);
    let mut shop = Workshop { canvas, colors, site, seed: lot.seed };
    let turn = std::f32::consts::FRAC_PI_2 * (lot.random(9) * 4.0).floor();
    let place = |x: f32, z: f32| {
        Mat4::from_translation(at(middle, height))
            * Mat4::from_rotation_y(turn)
            * Mat4::from_translation(Vec3::new(x, 0.0, z))
    };
    if lot.random(10) < 0.6 {
        shop.build(props::awning, place(0.0, -0.04));
    } else {
        shop.build(props::crates, place(0.03, -0.08));
    }
    if site.is_fine {
        for (x, z) in [(0.12, 0.14), (0.05, 0.16), (-0.13, 0.12)] {
            shop.build(props::jar, place(x, z));
        }
    }
}

/// A court behind walls of mud brick, with palms and jars.
pub(super) fn court(lot: &Lot, site: &Site) -> Canvas {
    let colors = HouseColors::of(site.look);
    let mut canvas = Canvas::default();
    yard::floor(
        &mut canvas,
        lot.area(|is_joined| if is_joined { 0.0 } else { INSET + 0.005 }),
        Paint::grain(colors.earth),
        lot,
    );
    let walled = lot.area(|is_joined| if is_joined { 0.0 } else { INSET });
    for (side, is_joined) in SIDES.into_iter().zip(lot.is_joined) {
        if !is_joined {
            let plane = wall_plane(walled, side, FLOOR);
            let half = (walled.half_size() * side.as_vec2().perp()).abs().element_sum();
            yard::wall(&mut canvas, &plane, half, Paint::grain(lot.choose(1, colors.plasters)), lot);
        }
    }
    let mut shop = Workshop { canvas: &mut canvas, colors, site, seed: lot.seed };
    let place = |x: f32, z: f32, turn: f32| {
        Mat4::from_translation(at(walled.center() + Vec2::new(x, z), FLOOR)) * Mat4::from_rotation_y(turn)
    };
    if lot.random(2) < 0.55 {
        shop.build(props::palm, place(-0.08, -0.05, lot.random(3) * 6.0));
        shop.build(props::well, place(0.16, 0.17, 0.4));
    } else {
        shop.build(props::awning, place(-0.08, -0.08, 0.2));
        shop.build(props::cart, place(0.02, 0.16, 0.1));
    }
    for (x, z) in [(0.29, -0.24), (0.24, -0.29), (-0.28, 0.28)] {
        shop.build(props::jar, place(x, z, 0.0));
    }
    canvas
}

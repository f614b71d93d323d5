//! Tests that terrain fills its squares, stays low, and shows by its shape what it does.

use super::super::landscape;
use super::*;
use cannon_app_base::common::board::BoardGrid;
use cannon_app_games::BoardGame;
use cannon_rules::Game;
use cannon_rules::tank_chess::{Position, Ruleset};

const LANDSCAPES: [GroundLook; 3] = [GroundLook::Summer, GroundLook::Winter, GroundLook::Desert];
const SIZE: u8 = 8;
const FORMS: [TerrainForm; 4] = [TerrainForm::Block, TerrainForm::Low, TerrainForm::Hedge, TerrainForm::Mound];

/// Clusters of several shapes: a single square, a bar, a corner, a block with a hole, a cross.
const BOARDS: [[&str; 8]; 3] = [
    ["#...##..", "....#...", ".##.....", ".##..###", ".....#.#", "#....###", "##......", "#......#"],
    ["........", "..#.....", ".###..##", "..#...##", "......##", "###.....", "#.#..#..", "#......."],
    ["#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#"],
];

fn tiles(board: &[&str; 8], form: TerrainForm) -> Vec<(Spot, TerrainForm)> {
    let rows = (0..SIZE).zip(board);
    rows.flat_map(|(row, text)| {
        let marked = (0..SIZE).zip(text.bytes()).filter(|(_, sign)| *sign == b'#');
        marked.map(move |(file, _)| (Spot::new(file, SIZE - 1 - row), form))
    })
    .collect()
}

/// The height of the highest triangle above a place; 0 if there is none.
fn height_at(shape: &Shape, place: Vec2) -> f32 {
    let mut highest = 0.0_f32;
    for [a, b, c] in shape.triangles_by_corners() {
        let (ab, ac, ap) = ((b - a).xz(), (c - a).xz(), place - a.xz());
        let area = ab.perp_dot(ac);
        if area.abs() < 1.0e-9 {
            continue;
        }
        let (s, t) = (ap.perp_dot(ac) / area, ab.perp_dot(ap) / area);
        if s >= -1.0e-4 && t >= -1.0e-4 && s + t <= 1.0002 {
            highest = highest.max(a.y + s * (b.y - a.y) + t * (c.y - a.y));
        }
    }
    highest
}

/// Every cluster of the boards in every style that it could have, with its shape.
fn blocks() -> Vec<(Cluster, GroundLook, Shape)> {
    let clusters = BOARDS.iter().flat_map(|board| Cluster::all_of(&tiles(board, TerrainForm::Block), SIZE));
    clusters
        .flat_map(|cluster| {
            LANDSCAPES.map(|look| {
                let palette = TerrainPalette::of(look);
                let shape = [
                    house::hipped(&cluster, &palette),
                    house::mud_brick(&cluster, &palette),
                    wood::wood(&cluster, look, &palette),
                    rocks::rocks(&cluster, &palette),
                    rocks::ruin(&cluster, &palette),
                ];
                shape.map(|canvas| (cluster.clone(), look, canvas.shape))
            })
        })
        .flatten()
        .collect()
}

#[test]
fn blocks_cover_their_squares() {
    for (cluster, look, shape) in blocks() {
        for cell in cluster.cells() {
            for offset in [(0.5, 0.5), (0.25, 0.3), (0.75, 0.25), (0.3, 0.75), (0.72, 0.7)] {
                let height = height_at(&shape, cell.as_vec2() + Vec2::from(offset));
                assert!(height > 0.03, "{cell} is bare in {look:?}: {height}");
            }
        }
    }
}

#[test]
fn blocks_are_low_at_their_edges_and_stay_on_their_squares() {
    /// Chimneys and crowns may rise a little above the limit.
    const TOLERANCE: f32 = 0.035;
    for (cluster, look, shape) in blocks() {
        for &point in shape.vertex_positions() {
            let limit = max_height(cluster.edge_distance(point.xz())) + TOLERANCE;
            assert!(point.y <= limit, "{point} is higher than {limit} in {look:?}");
            let cell = point.xz().floor().as_ivec2();
            let is_near = cluster.cells().any(|own| (own - cell).abs().max_element() <= 1);
            assert!(is_near, "{point} is on another square");
        }
    }
}

/// Otherwise lit ground shows between the wall and its shade, as a bright halo.
#[test]
fn shade_reaches_under_every_outer_wall() {
    let palette = TerrainPalette::of(GroundLook::Summer);
    for cluster in BOARDS.iter().flat_map(|board| Cluster::all_of(&tiles(board, TerrainForm::Block), SIZE)) {
        let walled =
            [house::hipped(&cluster, &palette), house::mud_brick(&cluster, &palette), rocks::ruin(&cluster, &palette)];
        for [a, b, c] in walled.iter().flat_map(|canvas| canvas.shape.triangles_by_corners()) {
            let (middle, normal) = ((a + b + c) / 3.0, (b - a).cross(c - a).normalize_or_zero());
            let is_wall = normal.y.abs() < 0.1 && a.y.min(b.y).min(c.y) < 0.001;
            let distance = |point: Vec3| cluster.edge_distance(point.xz());
            // Not so the slanting ends of the pieces of a ruin, which meet in its corners.
            let faces_outward = distance(middle + normal * 0.03) < distance(middle) - 0.025;
            assert!(!is_wall || !faces_outward || distance(middle) <= landscape::SHADE_INSET, "{middle}");
        }
    }
}

#[test]
fn height_tells_what_terrain_does() {
    let layout = BoardLayout::plain(SIZE, BoardGrid::Squares);
    for look in LANDSCAPES {
        let top = |form| build(&tiles(&BOARDS[1], form), layout, look).bounds().1.y;
        let [block, low, hedge, mound] = FORMS.map(top);
        assert!(block > 0.2 && block <= MIDDLE_HEIGHT + 0.02, "{block}");
        assert!(low < 0.16 && low > 0.1, "{low}");
        assert!(hedge < 0.22 && hedge > 0.15, "{hedge}");
        assert!(mound < 0.04 && mound > 0.015, "{mound}");
    }
}

#[test]
fn marks_lie_on_top_of_terrain_that_nobody_enters() {
    // An obstacle on B2 and a low obstacle on E2.
    let text = "11cS/12/12/12/12/12/12/12/12/12/1#2=7/CN11 w";
    let position = Position::from_text(text, &Ruleset::default()).expect("a position");
    let layout = BoardLayout::plain(SIZE, BoardGrid::Squares);
    for look in LANDSCAPES {
        let squares =
            [(Spot::new(1, 1), TerrainForm::Block, MIDDLE_HEIGHT + 0.03), (Spot::new(4, 1), TerrainForm::Low, 0.18)];
        for (spot, form, limit) in squares {
            let top = build(&tiles(&BOARDS[1], form), layout, look).bounds().1.y;
            let ground = position.ground_height(spot, look);
            assert!(ground >= top && ground < limit, "{form:?} in {look:?}: {ground} over {top}");
        }
    }
}

#[test]
fn normals_are_sound() {
    let layout = BoardLayout::plain(SIZE, BoardGrid::Squares);
    for look in LANDSCAPES {
        for form in FORMS {
            build(&tiles(&BOARDS[0], form), layout, look).assert_sound_normals();
        }
    }
}

#[test]
fn empty_board_and_water_have_no_terrain() {
    let layout = BoardLayout::plain(SIZE, BoardGrid::Squares);
    for tiles in [Vec::new(), tiles(&BOARDS[0], TerrainForm::Water)] {
        assert!(build(&tiles, layout, GroundLook::Summer).is_empty());
    }
}

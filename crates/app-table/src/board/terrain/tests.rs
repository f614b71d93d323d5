//! Tests that terrain fills its squares, stays low, and shows by its shape what it does.

use super::super::landscape;
use super::*;
use cannon_app_base::common::board::BoardGrid;
use cannon_app_games::BoardGame;
use cannon_rules::Game;
use cannon_rules::tank_chess::{BoardName, Position, Ruleset};

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

/// The finest detail of plants of a quality.
fn finest(quality: Quality) -> PlantDetail {
    PlantDetail::of(quality).next().expect("a detail")
}

/// The site of a board of houses: a village or a town, coarse or fine.
fn site(look: GroundLook, is_town: bool, is_fine: bool) -> Site {
    Site { look, palette: TerrainPalette::of(look), is_fine, is_town }
}

/// The clusters of the boards.
fn clusters() -> impl Iterator<Item = Cluster> {
    BOARDS.iter().flat_map(|board| Cluster::all_of(&tiles(board, TerrainForm::Block), SIZE))
}

/// Every cluster of the boards in every style that it could have, with its shape.
fn blocks() -> Vec<(Cluster, &'static str, Shape)> {
    let mut blocks = Vec::new();
    for (cluster, look) in clusters().flat_map(|cluster| LANDSCAPES.map(|look| (cluster.clone(), look))) {
        let mut wood = wood::floor(&cluster, look, Quality::High).shape;
        wood.append(wood::plants(&cluster, look, &finest(Quality::High)));
        blocks.push((cluster.clone(), "wood", wood));
        for (is_town, is_fine) in [(false, false), (false, true), (true, false), (true, true)] {
            let site = site(look, is_town, is_fine);
            let shapes = [
                ("house", house::houses(&cluster, &site)),
                ("rock", rocks::rocks(&cluster, &site)),
                ("ruin", ruin::ruin(&cluster, &site)),
            ];
            blocks.extend(shapes.map(|(name, canvas)| (cluster.clone(), name, canvas.shape)));
        }
    }
    blocks
}

#[test]
fn blocks_cover_their_squares() {
    for (cluster, name, shape) in blocks() {
        for cell in cluster.cells() {
            for offset in [(0.5, 0.5), (0.25, 0.3), (0.75, 0.25), (0.3, 0.75), (0.72, 0.7)] {
                let height = height_at(&shape, cell.as_vec2() + Vec2::from(offset));
                assert!(height > 0.03, "{cell} of a {name} is bare: {height}");
            }
        }
    }
}

/// The distance from the edge of the cluster as seen from a seat: what stands beside a point hides nothing behind it.
fn depth(cluster: &Cluster, point: Vec2) -> f32 {
    let cell = point.floor().as_ivec2();
    let is_beyond = |row: i32| !cluster.contains(IVec2::new(cell.x, row));
    let behind = if is_beyond(cell.y - 1) { point.y - cell.y as f32 } else { 1.0 };
    let before = if is_beyond(cell.y + 1) { cell.y as f32 + 1.0 - point.y } else { 1.0 };
    behind.min(before).max(0.0)
}

/// A unit behind terrain must be seen from the seat.
#[test]
fn blocks_hide_at_most_a_third_of_the_square_behind_and_stay_on_their_squares() {
    /// How steeply the camera looks down at the seat, in radians.
    const SEAT_PITCH: f32 = 0.82;
    /// Ridge tiles and the snow on them hide a little more, and so do chimneys and crows.
    const TOLERANCE: f32 = 0.05;
    for (cluster, name, shape) in blocks() {
        for &point in shape.vertex_positions() {
            let hidden = point.y / SEAT_PITCH.tan() - depth(&cluster, point.xz());
            assert!(hidden <= 1.0 / 3.0 + TOLERANCE, "{point} of a {name} hides {hidden} of the square behind");
            assert!(point.y <= MIDDLE_HEIGHT + 0.02, "{point} of a {name} is higher than the marks");
            // Crowns of trees may hang over the edge.
            let reach = if name == "wood" { 1.0 } else { 0.03 };
            let is_near =
                |own: IVec2| Rect::from_corners(own.as_vec2(), own.as_vec2() + 1.0).inflate(reach).contains(point.xz());
            assert!(cluster.cells().any(is_near), "{point} of a {name} is on another square");
        }
    }
}

/// Otherwise lit ground shows between the wall and its shade, as a bright halo.
#[test]
fn shade_reaches_under_every_outer_wall() {
    for cluster in clusters() {
        for look in LANDSCAPES {
            let site = site(look, false, true);
            let walled = [house::houses(&cluster, &site), ruin::ruin(&cluster, &site)];
            for canvas in walled {
                for [a, b, c] in canvas.shape.triangles_by_corners() {
                    let (middle, normal) = ((a + b + c) / 3.0, (b - a).cross(c - a).normalize_or_zero());
                    // Single stones may lie anywhere.
                    let is_large = (b - a).cross(c - a).length() > 0.006;
                    let is_wall = is_large && normal.y.abs() < 0.1 && a.y.min(b.y).min(c.y) < 0.001;
                    let distance = |point: Vec3| cluster.edge_distance(point.xz());
                    let faces_outward = distance(middle + normal * 0.03) < distance(middle) - 0.025;
                    // Something else may stand in front of a wall, such as an annex or another piece of a ruin.
                    let is_bare = || height_at(&canvas.shape, (middle + normal * 0.06).xz()) < 0.05;
                    // Walls farther inside face the yard of their own house.
                    let is_shaded = distance(middle) <= landscape::SHADE_INSET || distance(middle) > 0.45;
                    assert!(!is_wall || !faces_outward || is_shaded || !is_bare(), "{a} {b} {c} in {look:?}");
                }
            }
        }
    }
}

/// The smoke of chimneys rises from houses, and not from what lies in ruins.
#[test]
fn chimneys_stand_on_houses_at_the_same_places_on_both_halves() {
    let layout = BoardLayout::plain(SIZE, BoardGrid::Squares);
    let board = ["#..#....", ".....##.", "........", "#.......", ".......#", "........", ".##.....", "....#..#"];
    for look in LANDSCAPES {
        let shapes = build(&tiles(&board, TerrainForm::Block), layout, look, Quality::High);
        for &mouth in &shapes.chimneys {
            assert!(mouth.y > 0.4 && mouth.y < MIDDLE_HEIGHT + 0.03, "{mouth}");
            let turned = Vec3::new(f32::from(SIZE) - mouth.x, mouth.y, f32::from(SIZE) - mouth.z);
            assert!(shapes.chimneys.iter().any(|other| other.distance(turned) < 1.0e-3), "{mouth} has no image");
        }
        assert_eq!(shapes.chimneys.is_empty(), look == GroundLook::Desert);
    }
}

#[test]
fn few_chimneys_of_a_large_board_smoke() {
    for count in 0..40 {
        let mouths = vec![Vec3::Y; count];
        let chosen = Chimneys::chosen(&mouths, Vec3::X).0;
        assert!(chosen.len() <= Chimneys::MOST && chosen.len() >= count.min(3), "{count}: {}", chosen.len());
        assert!(chosen.iter().all(|&mouth| mouth == Vec3::new(1.0, 1.0, 0.0)));
    }
}

/// A software renderer draws the low quality tier.
#[test]
fn largest_boards_keep_to_their_budgets_of_triangles() {
    for (is_town, is_fine, budget) in [(false, false, 330), (false, true, 1250), (true, false, 330), (true, true, 1150)]
    {
        for look in LANDSCAPES {
            let site = site(look, is_town, is_fine);
            let (mut triangles, mut squares) = (0, 0);
            for cluster in clusters() {
                triangles += house::houses(&cluster, &site).shape.triangles_by_corners().count();
                squares += cluster.len();
            }
            let mean = triangles / squares;
            assert!(mean < budget, "{mean} triangles a square in {look:?}");
        }
    }
}

#[test]
fn height_tells_what_terrain_does() {
    let layout = BoardLayout::plain(SIZE, BoardGrid::Squares);
    for look in LANDSCAPES {
        let top = |form| {
            let shapes = build(&tiles(&BOARDS[1], form), layout, look, Quality::High);
            shapes.solid.bounds().1.y.max(shapes.foliage.bounds().1.y)
        };
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
            let shapes = build(&tiles(&BOARDS[1], form), layout, look, Quality::High);
            let top = shapes.solid.bounds().1.y.max(shapes.foliage.bounds().1.y);
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
            let shapes = build(&tiles(&BOARDS[0], form), layout, look, Quality::High);
            shapes.solid.assert_sound_normals();
        }
    }
}

#[test]
fn empty_board_and_water_have_no_terrain() {
    let layout = BoardLayout::plain(SIZE, BoardGrid::Squares);
    for tiles in [Vec::new(), tiles(&BOARDS[0], TerrainForm::Water)] {
        let shapes = build(&tiles, layout, GroundLook::Summer, Quality::High);
        assert!(shapes.solid.is_empty() && shapes.foliage.is_empty());
    }
}

/// The shapes of a wood and of a hedge, and the grass around them.
fn plants(quality: Quality, look: GroundLook) -> [Shape; 3] {
    let detail = finest(quality);
    let clusters = |form| Cluster::all_of(&tiles(&BOARDS[1], form), SIZE);
    let woods = clusters(TerrainForm::Block).iter().map(|cluster| wood::plants(cluster, look, &detail)).collect();
    let hedges = clusters(TerrainForm::Hedge).iter().map(|cluster| hedge::plants(cluster, look, &detail)).collect();
    [woods, hedges, meadow::plants(&kinds(&tiles(&BOARDS[1], TerrainForm::Block), SIZE, look), SIZE, look, quality)]
}

#[test]
fn plants_stand_still_at_the_ground_and_sway_at_their_tops() {
    for look in LANDSCAPES {
        for shape in plants(Quality::High, look) {
            let sways: Vec<_> = shape.vertex_positions_with_colors().map(|(at, color)| (at.y, color.alpha)).collect();
            assert!(sways.iter().all(|&(height, sway)| (0.0..=1.0).contains(&sway) && (height > 0.002 || sway < 0.02)));
            let still_share = sways.iter().filter(|(_, sway)| *sway == 0.0).count() as f32 / sways.len() as f32;
            assert!(still_share < 0.75 && sways.iter().any(|(_, sway)| *sway > 0.2), "{still_share}");
        }
    }
}

#[test]
fn grass_is_low_and_leaves_the_middle_of_squares_free() {
    /// Blades lean this far out of their places.
    const LEAN: f32 = 0.08;
    for board in BOARDS {
        for (form, highest) in [
            (TerrainForm::Block, meadow::MAX_HEIGHT),
            (TerrainForm::Hedge, meadow::MAX_HEIGHT),
            (TerrainForm::Water, meadow::MAX_REED_HEIGHT),
        ] {
            let tiles = tiles(&board, form);
            let clusters = Cluster::all_of(&tiles, SIZE);
            let cells: Vec<IVec2> = clusters.iter().flat_map(Cluster::cells).collect();
            let grass =
                meadow::plants(&kinds(&tiles, SIZE, GroundLook::Summer), SIZE, GroundLook::Summer, Quality::High);
            for &point in grass.vertex_positions() {
                assert!(point.y <= highest, "{point} is higher than {highest}");
                let cell = point.xz().floor().as_ivec2();
                let from_middle = (point.xz() - cell.as_vec2() - 0.5).abs().max_element();
                let is_in_the_way = from_middle < meadow::FREE_MIDDLE - LEAN && point.y > meadow::MIDDLE_HEIGHT;
                assert!(!is_in_the_way, "{point} stands in the middle");
                let is_on_terrain = cells.contains(&cell) && from_middle < 0.5 - 0.2;
                assert!(!is_on_terrain, "{point} grows on {form:?}");
            }
        }
    }
}

#[test]
fn plants_of_all_boards_keep_to_the_triangles_of_their_quality() {
    for (quality, trees, grass) in
        [(Quality::High, 70_000, 16_000), (Quality::Medium, 32_500, 6_000), (Quality::Low, 18_000, 1_500)]
    {
        for look in LANDSCAPES {
            for start in BoardName::all().map(BoardName::start) {
                let size = start.layout().size;
                let scenery = start.scenery();
                let tiles: Vec<_> =
                    scenery.iter().filter_map(|(at, state)| Some((*at, state.model.terrain?))).collect();
                let shapes = build(&tiles, start.layout(), look, quality);
                let meadow = meadow::plants(&kinds(&tiles, size, look), size, look, quality);
                let counts = [shapes.foliage.triangle_count(), meadow.triangle_count()];
                assert!(counts[0] <= trees && counts[1] <= grass, "{counts:?} on {size} in {look:?} at {quality:?}");
            }
        }
    }
}

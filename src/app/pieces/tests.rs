//! Tests that the models of all games meet the requirements of the board and of the animations.

use super::model::{self, ModelFile, bounds};
use super::paint;
use super::*;
use crate::app::common::pieces::MeshSource;
use crate::app::games::{TABLETOP_GAMES, TabletopEntry};
use crate::appearance::PieceSet;
use cannon_rules::Side;

/// The maximum number of triangles of a full and of a low-detail model.
const MAX_TRIANGLES: (usize, usize) = (16_500, 3_000);
/// The maximum size of a full model's file, in bytes.
const MAX_FILE_BYTES: usize = 1_200_000;

/// All forms of a game: name, form, and names of the parts that animations move.
fn forms(table: &'static TabletopEntry) -> Vec<(&'static str, &'static MeshSource, &'static [&'static str])> {
    let models = table.models.iter().map(|model| (model.name, &model.mesh_source, model.moving_parts));
    models.chain(table.props.iter().map(|prop| (prop.name, &prop.mesh_source, prop.moving_parts))).collect()
}

/// The file of every form: name, full and low-detail version, tone of the side, and names of the parts that animations move.
fn files() -> Vec<(&'static str, ModelFile, ModelFile, Tone, &'static [&'static str])> {
    let mut files = Vec::new();
    for table in TABLETOP_GAMES {
        for (_, form, moves) in forms(table) {
            for side in Side::ALL {
                let Some(name) = form.file_for(side) else { continue };
                let [full, low] = [name.to_owned(), format!("{name}-low")]
                    .map(|name| model::read(&name, None).unwrap_or_else(|error| panic!("{error}")));
                files.push((name, full, low, table.tone(side), moves));
            }
        }
    }
    files
}

fn triangle_count(file: &ModelFile) -> usize {
    file.parts.iter().flat_map(|part| &part.surfaces).map(|(_, geometry)| geometry.indices.len() / 3).sum()
}

#[test]
fn every_model_file_is_used_and_small_enough() {
    for name in cannon_assets::model_names().filter(|name| !name.ends_with("-low")) {
        let used = TABLETOP_GAMES
            .iter()
            .flat_map(|table| forms(table))
            .any(|(_, form, _)| Side::ALL.iter().any(|&side| form.file_for(side) == Some(name.as_str())));
        assert!(used, "no piece or prop uses {name}");
        let bytes = cannon_assets::model(&name).map_or(0, |bytes| bytes.len());
        assert!(bytes <= MAX_FILE_BYTES, "{name} has {bytes} bytes");
    }
}

#[test]
fn model_files_have_the_animated_parts_in_both_versions() {
    for (name, full, low, _, moves) in files() {
        for part in moves {
            assert!(full.parts.iter().any(|other| &*other.name == *part), "{name} has no {part}");
        }
        let parts = |file: &ModelFile| {
            let mut parts: Vec<_> = file
                .parts
                .iter()
                .map(|part| (part.name.to_string(), part.parent.map(|parent| file.parts[parent].name.to_string())))
                .collect();
            parts.sort();
            parts
        };
        assert_eq!(parts(&full), parts(&low), "{name}");
        for part in &full.parts {
            let other = low.parts.iter().find(|other| other.name == part.name).expect("the same parts");
            assert!(part.pivot.abs_diff_eq(other.pivot, 0.004), "{name}: {} has another pivot", part.name);
        }
    }
}

#[test]
fn every_slot_has_a_paint_in_every_set() {
    for (name, full, low, tone, _) in files() {
        for (slot, _) in full.parts.iter().chain(&low.parts).flat_map(|part| &part.surfaces) {
            for set in [PieceSet::PaintedTin, PieceSet::CarvedWood, PieceSet::MetalAndGlass] {
                assert!(paint::find(set, tone, slot).is_some(), "{name}: {slot} has no paint in {set:?}");
            }
        }
    }
}

#[test]
fn only_full_models_have_textures_and_both_versions_have_equal_bounds() {
    for (name, full, low, ..) in files() {
        assert!(full.textures.is_some() && low.textures.is_none(), "{name}");
        let ((low_min, low_max), (min, max)) = (bounds(&low.parts), bounds(&full.parts));
        let difference = (low_min - min).abs().max((low_max - max).abs()).max_element();
        assert!(difference < 0.035, "{name}: the bounds differ by {difference}");
        assert!(triangle_count(&full) <= MAX_TRIANGLES.0, "{name} has {} triangles", triangle_count(&full));
        let low_count = triangle_count(&low);
        assert!(
            low_count <= MAX_TRIANGLES.1 && low_count <= triangle_count(&full),
            "{name}: the low-detail version has {low_count} triangles"
        );
    }
}

#[test]
fn pieces_stand_on_the_board_within_their_square() {
    for table in TABLETOP_GAMES {
        for (model, side) in table.models.iter().flat_map(|model| Side::ALL.map(|side| (model, side))) {
            let (min, max) = form_geometry::bounds(&model.mesh_source, side);
            assert!((-0.012..0.035).contains(&min.y), "{} stands at {}", model.name, min.y);
            assert!(max.y > model.picking_shape.height * 0.8, "{} is {} tall", model.name, max.y);
            // A model that fills a square reaches into its corners.
            let max_radius = if model.footprint < 0.5 && model.picking_shape.bottom < 0.45 { 0.505 } else { 0.72 };
            let radius = form_geometry::radius(&model.mesh_source, side);
            assert!(radius <= max_radius, "{} has a radius of {radius}", model.name);
        }
    }
}

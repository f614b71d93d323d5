//! The models of all games meet the requirements of the board and of the animations.

use super::model::{self, ModelFile, bounds};
use super::paint;
use super::*;
use crate::app::common::pieces::Form;
use crate::app::games::{TABLES, Table};
use crate::appearance::PieceSet;
use cannon_rules::Side;

/// The maximum number of triangles of a full and of a low-detail model.
const MOST_TRIANGLES: (usize, usize) = (16_500, 3_000);
/// The maximum size of a full model's file, in bytes.
const MOST_BYTES: usize = 1_200_000;

/// All forms of a game: name, form, and names of the parts that animations move.
fn forms(table: &'static Table) -> Vec<(&'static str, &'static Form, &'static [&'static str])> {
    let models = table.models.iter().map(|model| (model.name, &model.form, model.moves));
    models.chain(table.props.iter().map(|prop| (prop.name, &prop.form, prop.moves))).collect()
}

/// The file of every form: name, full and low-detail version, tone of the side, and names of the parts that animations move.
fn files() -> Vec<(&'static str, ModelFile, ModelFile, Tone, &'static [&'static str])> {
    let mut files = Vec::new();
    for table in TABLES {
        for (_, form, moves) in forms(table) {
            for side in Side::ALL {
                let Some(name) = form.file_of(side) else { continue };
                let [full, low] = [name.to_owned(), format!("{name}-low")]
                    .map(|name| model::read(&name, None).unwrap_or_else(|error| panic!("{error}")));
                files.push((name, full, low, table.tone(side), moves));
            }
        }
    }
    files
}

fn triangles(file: &ModelFile) -> usize {
    file.parts.iter().flat_map(|part| &part.surfaces).map(|(_, geometry)| geometry.indices.len() / 3).sum()
}

#[test]
fn every_file_is_somebodys() {
    for name in cannon_assets::model_names().filter(|name| !name.ends_with("-low")) {
        let used = TABLES
            .iter()
            .flat_map(|table| forms(table))
            .any(|(_, form, _)| Side::ALL.iter().any(|&side| form.file_of(side) == Some(name.as_str())));
        assert!(used, "nothing has the form of {name}");
        let bytes = cannon_assets::model(&name).map_or(0, |bytes| bytes.len());
        assert!(bytes <= MOST_BYTES, "{name} has {bytes} bytes");
    }
}

#[test]
fn files_have_the_parts_that_scores_move_and_cheap_versions_have_the_same() {
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
            assert!(part.pivot.abs_diff_eq(other.pivot, 0.004), "{name}: {} turns elsewhere", part.name);
        }
    }
}

#[test]
fn every_slot_has_a_paint_in_every_set() {
    for (name, full, low, tone, _) in files() {
        for (slot, _) in full.parts.iter().chain(&low.parts).flat_map(|part| &part.surfaces) {
            for set in [PieceSet::PaintedTin, PieceSet::CarvedWood, PieceSet::MetalAndGlass] {
                assert!(paint::find(set, tone, slot).is_some(), "{name}: nobody knows how {slot} looks in {set:?}");
            }
        }
    }
}

#[test]
fn whole_models_have_pictures_and_cheap_ones_the_same_outline() {
    for (name, full, low, ..) in files() {
        assert!(full.pictures.is_some() && low.pictures.is_none(), "{name}");
        let ((low_from, low_to), (from, to)) = (bounds(&low.parts), bounds(&full.parts));
        let apart = (low_from - from).abs().max((low_to - to).abs()).max_element();
        assert!(apart < 0.035, "{name}: the outlines are {apart} apart");
        assert!(triangles(&full) <= MOST_TRIANGLES.0, "{name} has {} triangles", triangles(&full));
        let cheap = triangles(&low);
        assert!(cheap <= MOST_TRIANGLES.1 && cheap <= triangles(&full), "{name}: the cheap version has {cheap}");
    }
}

#[test]
fn pieces_stand_on_the_board_within_their_square() {
    for table in TABLES {
        for (model, side) in table.models.iter().flat_map(|model| Side::ALL.map(|side| (model, side))) {
            let (from, to) = probe::bounds(&model.form, side);
            assert!((-0.012..0.035).contains(&from.y), "{} stands at {}", model.name, from.y);
            assert!(to.y > model.silhouette.height * 0.8, "{} is {} tall", model.name, to.y);
            // A model that fills a square reaches into its corners.
            let most = if model.footprint < 0.5 && model.silhouette.foot < 0.45 { 0.505 } else { 0.72 };
            let radius = probe::radius(&model.form, side);
            assert!(radius <= most, "{} reaches {radius}", model.name);
        }
    }
}

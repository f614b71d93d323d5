//! Tests that the models of all games meet the requirements of the board and of the animations.

pub(super) mod idle_scene;

use std::collections::HashSet;

use super::model::{self, ModelFile, bounds};
use super::paint::{self, Coat};
use super::*;
use cannon_app_base::common::pieces::{MeshSource, PieceForm, PieceModel, TURRET};
use cannon_app_games::{Tabletop, tabletops};
use cannon_appearance::{PieceSet, PieceSize};
use cannon_rules::Side;

/// The maximum number of triangles of a full and of a low-detail model.
const MAX_TRIANGLES: (usize, usize) = (16_500, 3_000);
/// The maximum size of a full model's file, in bytes.
const MAX_FILE_BYTES: usize = 1_200_000;

/// The sets with models of their own. All other sets share the models of the first.
const SETS_WITH_MODELS: [PieceSet; 2] = [PieceSet::PaintedTin, PieceSet::Plain];

/// All forms of a game in a set: name, form, whether it is burnt, and names of the parts that animations move.
fn forms(
    table: &'static Tabletop,
    set: PieceSet,
) -> Vec<(&'static str, &'static MeshSource, bool, &'static [&'static str])> {
    let models = (table.models)().iter().map(|model| {
        let form = model.form(set);
        (model.name, &form.mesh_source, model.is_burnt, form.moving_parts)
    });
    // All models of a prop have the same moving parts, in every set.
    models.chain(table.props.iter().map(|prop| (prop.name, prop.mesh_source(set), false, prop.moving_parts))).collect()
}

/// The file of a form in some of the sets.
struct LoadedFile {
    name: &'static str,
    set: PieceSet,
    full: &'static ModelFile,
    low: &'static ModelFile,
    coat: Coat,
    moving_parts: &'static [&'static str],
}

/// The file of every form.
fn files() -> Vec<LoadedFile> {
    let mut files = Vec::new();
    for (table, set) in tabletops().flat_map(|table| SETS_WITH_MODELS.map(|set| (table, set))) {
        for (_, form, is_burnt, moving_parts) in forms(table, set) {
            for side in Side::ALL {
                let Some(name) = form.file_for(side) else { continue };
                let [full, low] = [name, &format!("{name}-low")].map(model::shared);
                let coat = if is_burnt { Coat::Burnt } else { Coat::Army(table.tone(side)) };
                files.push(LoadedFile { name, set, full, low, coat, moving_parts });
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
        let used = tabletops()
            .flat_map(|table| SETS_WITH_MODELS.map(|set| forms(table, set)))
            .flatten()
            .any(|(_, form, ..)| Side::ALL.iter().any(|&side| form.file_for(side) == Some(name.as_str())));
        assert!(used, "no piece or prop uses {name}");
        let bytes = cannon_assets::model(&name).map_or(0, |bytes| bytes.len());
        assert!(bytes <= MAX_FILE_BYTES, "{name} has {bytes} bytes");
    }
}

#[test]
fn model_files_have_the_animated_parts_in_both_versions() {
    for LoadedFile { name, full, low, moving_parts, .. } in files() {
        for part in moving_parts {
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
        assert_eq!(parts(full), parts(low), "{name}");
        for part in &full.parts {
            let other = low.parts.iter().find(|other| other.name == part.name).expect("the same parts");
            assert!(part.pivot.abs_diff_eq(other.pivot, 0.004), "{name}: {} has another pivot", part.name);
        }
    }
}

#[test]
fn every_slot_has_a_paint_in_every_set() {
    for LoadedFile { name, set, full, low, coat, .. } in files() {
        let sets = match set {
            PieceSet::Plain => vec![PieceSet::Plain],
            _ => vec![PieceSet::PaintedTin, PieceSet::CarvedWood, PieceSet::MetalAndGlass],
        };
        for (slot, _) in full.parts.iter().chain(&low.parts).flat_map(|part| &part.surfaces) {
            for &set in &sets {
                assert!(paint::find(set, coat, slot).is_some(), "{name}: {slot} has no paint in {set:?}");
            }
        }
    }
}

#[test]
fn no_model_has_more_slots_than_its_material_has_paints() {
    for LoadedFile { name, full, low, .. } in files() {
        let surfaces = full.parts.iter().chain(&low.parts).flat_map(|part| &part.surfaces);
        let slots: HashSet<&str> = surfaces.map(|(slot, _)| slot.as_str()).collect();
        assert!(slots.len() <= painted::MAX_SLOTS, "{name}: {slots:?}");
    }
}

#[test]
fn only_full_models_have_textures_and_both_versions_have_equal_bounds() {
    for LoadedFile { name, full, low, .. } in files() {
        assert!(full.textures.is_some() && low.textures.is_none(), "{name}");
        let ((low_min, low_max), (min, max)) = (bounds(&low.parts), bounds(&full.parts));
        let difference = (low_min - min).abs().max((low_max - max).abs()).max_element();
        assert!(difference < 0.035, "{name}: the bounds differ by {difference}");
        assert!(triangle_count(full) <= MAX_TRIANGLES.0, "{name} has {} triangles", triangle_count(full));
        let low_count = triangle_count(low);
        assert!(
            low_count <= MAX_TRIANGLES.1 && low_count <= triangle_count(full),
            "{name}: the low-detail version has {low_count} triangles"
        );
    }
}

/// The models of all games with their forms in all sets, for both sides.
fn model_forms() -> Vec<(&'static PieceModel, &'static PieceForm, Side)> {
    let models = tabletops().flat_map(|table| (table.models)()).copied();
    let forms = models.flat_map(|model| SETS_WITH_MODELS.map(|set| (model, model.form(set))));
    forms.flat_map(|(model, form)| Side::ALL.map(|side| (model, form, side))).collect()
}

#[test]
fn pieces_stand_on_the_board_and_reach_little_beyond_their_square() {
    for (model, form, side) in model_forms() {
        let (min, max) = form_geometry::bounds(&form.mesh_source, side);
        assert!((-0.012..0.035).contains(&min.y), "{} stands at {}", model.name, min.y);
        assert!(max.y > form.picking_shape.height * 0.8, "{} is {} tall", model.name, max.y);
        // A model that fills a square reaches into its corners. Long guns reach over the edge of a square.
        let fills_square = model.wreck_pose.is_none() && (form.footprint >= 0.5 || form.picking_shape.bottom >= 0.45);
        let max_radius = if fills_square { 0.72 } else { 0.64 };
        let radius = form_geometry::radius(&form.mesh_source, side);
        assert!(radius <= max_radius, "{} has a radius of {radius}", model.name);
    }
}

#[test]
fn wrecks_lie_in_the_ground_and_stay_on_their_square() {
    let mut count = 0;
    for (model, form, side) in model_forms() {
        let Some(wreck) = model.wreck_pose else { continue };
        count += 1;
        let parts = form_geometry::part_vertices(&form.mesh_source, side).into_iter();
        let hull = parts.filter(|part| ![TURRET, "barrel", "flag"].contains(&part.part.as_str()));
        let points: Vec<Vec3> = hull.flat_map(|part| part.vertices).map(|p| wreck.hull().transform_point(p)).collect();
        let reach = points.iter().map(|point| point.xz().length()).fold(0.0, f32::max);
        assert!(reach < 0.70, "{} reaches {reach}", model.name);
        // The left side has sunk in, and the right side does not hang in the air.
        let lowest_at = |is_side: fn(f32) -> bool| {
            points.iter().filter(|point| is_side(point.x)).map(|point| point.y).fold(f32::INFINITY, f32::min)
        };
        let (left, right) = (lowest_at(|x| x < -0.2), lowest_at(|x| x > 0.2));
        assert!((-0.22..-0.06).contains(&left), "{}: the left side lies at {left}", model.name);
        assert!((-0.08..0.03).contains(&right), "{}: the right side lies at {right}", model.name);
    }
    assert!(count > 40, "only {count} forms are wrecks");
}

#[test]
fn turret_of_a_wreck_has_left_its_ring_and_stays_near_its_square() {
    let mut count = 0;
    for (model, form, side) in model_forms() {
        let Some(wreck) = model.wreck_pose else { continue };
        let parts = form_geometry::part_vertices(&form.mesh_source, side);
        let Some(turret) = parts.iter().find(|part| part.part == TURRET) else { continue };
        count += 1;
        let thrown = wreck.part(TURRET);
        assert!(thrown.translation.xz().length() > 0.12, "{}: the turret sits on its ring", model.name);
        let (turn, ..) = thrown.rotation.to_euler(EulerRot::YXZ);
        assert!((20.0..40.0).contains(&turn.abs().to_degrees()), "{}: the turret is turned by {turn}", model.name);
        for &point in &turret.vertices {
            let place = wreck.hull().transform_point(turret.pivot + thrown.transform_point(point - turret.pivot));
            assert!(place.xz().length() < 0.80, "{}: the turret reaches {place}", model.name);
        }
    }
    assert!(count > 20, "only {count} forms of wrecks have a turret");
}

#[test]
fn larger_pieces_grow_up_to_their_neighbours() {
    for (model, form, _) in model_forms() {
        let set = if std::ptr::eq(form, &model.modelled) { PieceSet::PaintedTin } else { PieceSet::Plain };
        assert_eq!(model.scale(set, PieceSize::Normal), 1.0, "{}", model.name);
        let [large, largest] = [PieceSize::Large, PieceSize::Largest].map(|size| model.scale(set, size));
        assert!((1.0..=1.15).contains(&large) && (large..=1.3).contains(&largest), "{}", model.name);
        // Terrain keeps its size, and so does what fills its square already.
        if model.terrain.is_some() || form.footprint >= 0.49 {
            assert_eq!(largest, 1.0, "{}", model.name);
        } else {
            assert!(form.footprint * largest <= 0.5, "{} covers {}", model.name, form.footprint * largest);
            assert!(largest > 1.0, "{} does not grow", model.name);
        }
    }
}
